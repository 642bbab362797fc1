<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CareerDetails</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/family_book/beside.py"/>
        <source>The last {number} game(s) were won, the longest streak so far.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>The last {number} game were won, the longest streak so far.</numerusform>
            <numerusform>The last {number} games were won, the longest streak so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/family_book/beside.py"/>
        <source>The last {number} game(s) were won; the longest streak is {most}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>The last {number} game were won; the longest streak is {most}.</numerusform>
            <numerusform>The last {number} games were won; the longest streak is {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/family_book/beside.py"/>
        <source>The longest winning streak is {number} game(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>The longest winning streak is {number} game.</numerusform>
            <numerusform>The longest winning streak is {number} games.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/family_book/beside.py"/>
        <source>{wins} of the last {number} game(s) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{wins} of the last {number} game won</numerusform>
            <numerusform>{wins} of the last {number} games won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/challenge/words.py"/>
        <source>A sign is wrong in group(s) {groups}. Have (it|them) read to you again.</source>
        <extracomment>{groups}: the numbers of groups of a code, as “2” or “1 and 3”.</extracomment>
        <translation>
            <numerusform>A sign is wrong in group {groups}. Have it read to you again.</numerusform>
            <numerusform>A sign is wrong in groups {groups}. Have them read to you again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/sheet.py"/>
        <source>--names has {number} name(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--names has {number} name, but {need} play</numerusform>
            <numerusform>--names has {number} names, but {need} play</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/match.py"/>
        <source>--seats names {number} bot(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--seats names {number} bot, but {need} play</numerusform>
            <numerusform>--seats names {number} bots, but {need} play</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/picture.py"/>
        <source>there is no move {value}; the game has {number} move(s)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>there is no move {value}; the game has {number} move</numerusform>
            <numerusform>there is no move {value}; the game has {number} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/match_table.py"/>
        <source>{bot} against {bots}: {share}% ({least} to {most}) of {number} game(s)</source>
        <extracomment>{bot}: what a bot is called by its level, as “Strong bot”. {bots}: bots by their levels, listed. {share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{bot} against {bots}: {share}% ({least} to {most}) of {number} game</numerusform>
            <numerusform>{bot} against {bots}: {share}% ({least} to {most}) of {number} games</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/replay.py"/>
        <source>{deal}, played {number} time(s) by bots:</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{deal}, played {number} time by bots:</numerusform>
            <numerusform>{deal}, played {number} times by bots:</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/match.py"/>
        <source>{done} of {total} game(s), at most {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} of {total} game, at most {time} left</numerusform>
            <numerusform>{done} of {total} games, at most {time} left</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/match.py"/>
        <source>{done} of {total} game(s), {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} of {total} game, {time} left</numerusform>
            <numerusform>{done} of {total} games, {time} left</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/vocabulary.py"/>
        <source>{file}: {number} byte(s)</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{file}: {number} byte</numerusform>
            <numerusform>{file}: {number} bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/match_table.py"/>
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} player, {value}, seed {n}</numerusform>
            <numerusform>{game}, {rules}, {number} players, {value}, seed {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/match_table.py"/>
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}, paired</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} player, {value}, seed {n}, paired</numerusform>
            <numerusform>{game}, {rules}, {number} players, {value}, seed {n}, paired</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/replay.py"/>
        <source>{number} move(s), finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} move, finished.</numerusform>
            <numerusform>{number} moves, finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/cli/replay.py"/>
        <source>{number} move(s), not finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} move, not finished.</numerusform>
            <numerusform>{number} moves, not finished.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealAgainDialog</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/game/score/deal_dialogs.py"/>
        <source>Same cards, (one seat|{number} seats) over</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Same cards, one seat over</numerusform>
            <numerusform>Same cards, {number} seats over</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/game/score/deal_dialogs.py"/>
        <source>Same cards, sides swapped, (one seat|{number} seats) over</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Same cards, sides swapped, one seat over</numerusform>
            <numerusform>Same cards, sides swapped, {number} seats over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FamilyBook</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/storage/text/faults.py"/>
        <source>{count:^} more game file(s) cannot be read either.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} more game file cannot be read either.</numerusform>
            <numerusform>{count:^} more game files cannot be read either.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FamilyBookController</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/family_book/controller.py"/>
        <source>Saved as {file} in {folder}, with (one game|{number} games).</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Saved as {file} in {folder}, with one game.</numerusform>
            <numerusform>Saved as {file} in {folder}, with {number} games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/storage/text/faults.py"/>
        <source>The disk is full, so the last {count} move(s) are not saved yet.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>The disk is full, so the last {count} move are not saved yet.</numerusform>
            <numerusform>The disk is full, so the last {count} moves are not saved yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/game/score/score_page.py"/>
        <location filename="../../handfoot_gui/ui/widgets/vocabulary.py"/>
        <source>By (one point|{points} points).</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>By one point.</numerusform>
            <numerusform>By {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/widgets/vocabulary.py"/>
        <source>{names} (wins|win)</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} wins</numerusform>
            <numerusform>{names} win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootBrings</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/brings.py"/>
        <source>that makes {have} of the {points} point(s) needed.</source>
        <extracomment>{have}: how many there are so far. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>that makes {have} of the {points} point needed.</numerusform>
            <numerusform>that makes {have} of the {points} points needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/brings.py"/>
        <source>that makes {sum}; you need only {need} point(s) to lay down.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>that makes {sum}; you need only {need} point to lay down.</numerusform>
            <numerusform>that makes {sum}; you need only {need} points to lay down.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootCard</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>A wild needs at least {count} natural card(s) with it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>A wild needs at least {count} natural card with it.</numerusform>
            <numerusform>A wild needs at least {count} natural cards with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>In deal(s) {deals} the first meld is a concealed {pile} of any kind instead: seven cards laid at once from your hand, before you pick up the pile; other melds may go with it.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>In deal {deals} the first meld is a concealed {pile} of any kind instead: seven cards laid at once from your hand, before you pick up the pile; other melds may go with it.</numerusform>
            <numerusform>In deals {deals} the first meld is a concealed {pile} of any kind instead: seven cards laid at once from your hand, before you pick up the pile; other melds may go with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>The game ends after the deal in which a side reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>The game ends after the deal in which a side reaches {points} point or more.</numerusform>
            <numerusform>The game ends after the deal in which a side reaches {points} points or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>The game ends after the deal in which somebody reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>The game ends after the deal in which somebody reaches {points} point or more.</numerusform>
            <numerusform>The game ends after the deal in which somebody reaches {points} points or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>Then the deal ends: {count} turn(s) later, or when somebody cannot draw.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Then the deal ends: {count} turn later, or when somebody cannot draw.</numerusform>
            <numerusform>Then the deal ends: {count} turns later, or when somebody cannot draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>You may pick up the pile once it has {count} card(s), and you get all of it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>You may pick up the pile once it has {count} card, and you get all of it.</numerusform>
            <numerusform>You may pick up the pile once it has {count} cards, and you get all of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>You may pick up the pile once it has {count} card(s).</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>You may pick up the pile once it has {count} card.</numerusform>
            <numerusform>You may pick up the pile once it has {count} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>You pick up the top {count} card(s), or the whole pile if it has fewer.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>You pick up the top {count} card, or the whole pile if it has fewer.</numerusform>
            <numerusform>You pick up the top {count} cards, or the whole pile if it has fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>You pick up the top {count} card(s); if there are fewer, you pick up none.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>You pick up the top {count} card; if there are fewer, you pick up none.</numerusform>
            <numerusform>You pick up the top {count} cards; if there are fewer, you pick up none.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>to {points} point</numerusform>
            <numerusform>to {points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{count:^} player(s) in two teams of four, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} player in two teams of four, seated alternately.</numerusform>
            <numerusform>{count:^} players in two teams of four, seated alternately.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{count:^} player(s) in two teams of three, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} player in two teams of three, seated alternately.</numerusform>
            <numerusform>{count:^} players in two teams of three, seated alternately.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{count:^} player(s) in {sides}, partners opposite.</source>
        <extracomment>{count}: the number on which the plural form depends. {sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>
            <numerusform>{count:^} player in {sides}, partners opposite.</numerusform>
            <numerusform>{count:^} players in {sides}, partners opposite.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{count:^} player(s), no partners.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} player, no partners.</numerusform>
            <numerusform>{count:^} players, no partners.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{meld:^} needs {points} point(s) in deals one through {last}, and the last number from then on.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} needs {points} point in deals one through {last}, and the last number from then on.</numerusform>
            <numerusform>{meld:^} needs {points} points in deals one through {last}, and the last number from then on.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{meld:^} needs {points} point(s) in deals one through {last}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} needs {points} point in deals one through {last}.</numerusform>
            <numerusform>{meld:^} needs {points} points in deals one through {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{meld:^} needs {points} point(s).</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{meld:^} needs {points} point.</numerusform>
            <numerusform>{meld:^} needs {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{packs:^} with {jokers} each: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {jokers}: jokers, counted: “two jokers”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^} with {jokers} each: {number} card.</numerusform>
            <numerusform>{packs:^} with {jokers} each: {number} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{packs:^} without jokers: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^} without jokers: {number} card.</numerusform>
            <numerusform>{packs:^} without jokers: {number} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootHints</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/hints.py"/>
        <source>A first meld with {card} makes at most {most}, but {need} (is|are) needed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {most}: the most of them, as “two” or “two cards”. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>A first meld with {card} makes at most {most}, but {need} is needed.</numerusform>
            <numerusform>A first meld with {card} makes at most {most}, but {need} are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{](?!card[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/hints.py"/>
        <source>It is the only one in hand, and none of this side’s melds takes it.</source>
        <comment>{card}</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>
            <numerusform>It is the only one in hand, and none of this side’s melds takes it.</numerusform>
            <numerusform>It is the only one in hand, and none of this side’s melds takes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{](?!cards[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/hints.py"/>
        <source>Only two of them are in hand, and none of this side’s melds takes them.</source>
        <comment>{cards}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Only two of them are in hand, and none of this side’s melds takes them.</numerusform>
            <numerusform>Only two of them are in hand, and none of this side’s melds takes them.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/hints.py"/>
        <source>That makes {sum}, and {need} (is|are) needed.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>That makes {sum}, and {need} is needed.</numerusform>
            <numerusform>That makes {sum}, and {need} are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/hints.py"/>
        <source>cut about {number} card(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>cut about {number} card</numerusform>
            <numerusform>cut about {number} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/hints.py"/>
        <source>lay these {count} card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>lay these {count} card</numerusform>
            <numerusform>lay these {count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/hints.py"/>
        <source>{parts} = {sum}, and {need} (is|are) needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {sum}, and {need} is needed.</numerusform>
            <numerusform>{parts} = {sum}, and {need} are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootLog</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>completed a wild {pile}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed a wild {pile}</numerusform>
            <numerusform>completed a wild {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>completed a {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed a {pile} of {ranks}</numerusform>
            <numerusform>completed a {pile} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>completed the {ranks}, a {clean} {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed the {ranks}, a {clean} {pile}</numerusform>
            <numerusform>completed the {ranks}, a {clean} {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>completed the {ranks}, a {dirty} {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {dirty}: the same for a meld with wilds: “dirty” or “black”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed the {ranks}, a {dirty} {pile}</numerusform>
            <numerusform>completed the {ranks}, a {dirty} {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>laid {cards} on the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>laid {cards} on the {ranks}</numerusform>
            <numerusform>laid {cards} on the {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>picked up</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>picked up</numerusform>
            <numerusform>picked up</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>picked up {count} card(s) from the pile</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>picked up {count} card from the pile</numerusform>
            <numerusform>picked up {count} cards from the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{](?!names[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>wins the deal</source>
        <comment>mark {names}</comment>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>wins the deal</numerusform>
            <numerusform>wins the deal</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>{name} cut (one card|{number} cards), {missing} too few.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} cut one card, {missing} too few.</numerusform>
            <numerusform>{name} cut {number} cards, {missing} too few.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>{name} cut exactly {number} card(s): {bonus}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {bonus}: points as a bonus, as “100 points”.</extracomment>
        <translation>
            <numerusform>{name} cut exactly {number} card: {bonus}.</numerusform>
            <numerusform>{name} cut exactly {number} cards: {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>{name} cut {number} card(s), {missing} too many.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} cut {number} card, {missing} too many.</numerusform>
            <numerusform>{name} cut {number} cards, {missing} too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <source>{name} drew {cards} after (one card was put in|{number} cards were shuffled in).</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} drew {cards} after one card was put in.</numerusform>
            <numerusform>{name} drew {cards} after {number} cards were shuffled in.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/partners_log.py"/>
        <source>{name} said no: about {points} point(s) (is|are) left in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} said no: about {points} point is left in hand.</numerusform>
            <numerusform>{name} said no: about {points} points are left in hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootOptions</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/options.py"/>
        <source>up to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>up to {points} point</numerusform>
            <numerusform>up to {points} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootPossible</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/presenter/possible.py"/>
        <source>Meld its top card with cards from your hand; {cards} (comes|come) to you.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Meld its top card with cards from your hand; {cards} comes to you.</numerusform>
            <numerusform>Meld its top card with cards from your hand; {cards} come to you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootPrompts</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/prompts.py"/>
        <source>(one card|{number} cards), worth {points}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>one card, worth {points}</numerusform>
            <numerusform>{number} cards, worth {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/prompts.py"/>
        <source>cut exactly {number} card(s) on the first try for {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>cut exactly {number} card on the first try for {points}.</numerusform>
            <numerusform>cut exactly {number} cards on the first try for {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/prompts.py"/>
        <source>lay down at least {points} point(s), or discard.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>lay down at least {points} point, or discard.</numerusform>
            <numerusform>lay down at least {points} points, or discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/prompts.py"/>
        <source>lay down {points} more point(s), or take the cards back.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>lay down {points} more point, or take the cards back.</numerusform>
            <numerusform>lay down {points} more points, or take the cards back.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/prompts.py"/>
        <source>only {most} of the {points} point(s) needed: discard a card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>only {most} of the {points} point needed: discard a card.</numerusform>
            <numerusform>only {most} of the {points} points needed: discard a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/prompts.py"/>
        <source>only {most} of the {points} point(s) needed: take the cards back.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>only {most} of the {points} point needed: take the cards back.</numerusform>
            <numerusform>only {most} of the {points} points needed: take the cards back.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/prompts.py"/>
        <source>only {most} of {points} point(s) with {card}: draw {draw}.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {card}: one card, in words or as it is printed: “9♦”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>
            <numerusform>only {most} of {points} point with {card}: draw {draw}.</numerusform>
            <numerusform>only {most} of {points} points with {card}: draw {draw}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootPuzzles</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/puzzles.py"/>
        <source>Besides the top card you pick up {taken}, and {count} of them (fits|fit): {cards}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Besides the top card you pick up {taken}, and {count} of them fits: {cards}.</numerusform>
            <numerusform>Besides the top card you pick up {taken}, and {count} of them fit: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootRefusals</name>
    <message numerus="yes" weblate-flags="priority:150">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/refusals.py"/>
        <source>(one wild too many|too many wilds)</source>
        <translation>
            <numerusform>one wild too many</numerusform>
            <numerusform>too many wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/refusals.py"/>
        <source>A wild needs at least {count} natural {ranks} with it.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>A wild needs at least {count} natural {ranks} with it.</numerusform>
            <numerusform>A wild needs at least {count} natural {ranks} with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/refusals.py"/>
        <source>You can cut between 1 and {number} card(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>You can cut between 1 and {number} card.</numerusform>
            <numerusform>You can cut between 1 and {number} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/refusals.py"/>
        <source>You need a complete {pile} before you get your foot: keep {count} card(s).</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>You need a complete {pile} before you get your foot: keep {count} card.</numerusform>
            <numerusform>You need a complete {pile} before you get your foot: keep {count} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/refusals.py"/>
        <source>You need {points} more point(s) for your first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>You need {points} more point for your first meld.</numerusform>
            <numerusform>You need {points} more points for your first meld.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/refusals.py"/>
        <source>{count:^} card(s) (has|have) to stay in your foot.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} card has to stay in your foot.</numerusform>
            <numerusform>{count:^} cards have to stay in your foot.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/refusals.py"/>
        <source>{count:^} more card(s) (is|are) needed in the discard pile.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} more card is needed in the discard pile.</numerusform>
            <numerusform>{count:^} more cards are needed in the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/refusals.py"/>
        <source>{count:^} wild(s) too many for the {ranks}.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{count:^} wild too many for the {ranks}.</numerusform>
            <numerusform>{count:^} wilds too many for the {ranks}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootScore</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/score.py"/>
        <source>(One deal is|{number} deals are) left.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>One deal is left.</numerusform>
            <numerusform>{number} deals are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootScorekeeperText</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>(one is|{number} are) counted</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>one is counted</numerusform>
            <numerusform>{number} are counted</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>The wild and {dirty} {piles} need {least} wild(s), but the decks have {most}.</source>
        <extracomment>{dirty}: the same for a meld with wilds: “dirty” or “black”. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>The wild and {dirty} {piles} need {least} wild, but the decks have {most}.</numerusform>
            <numerusform>The wild and {dirty} {piles} need {least} wilds, but the decks have {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>You entered {entered} (lady|ladies), but the deck has {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>You entered {entered} lady, but the deck has {most}.</numerusform>
            <numerusform>You entered {entered} ladies, but the deck has {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>You entered {entered} card point(s), but all the cards are worth {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>You entered {entered} card point, but all the cards are worth {most}.</numerusform>
            <numerusform>You entered {entered} card points, but all the cards are worth {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>You entered {entered} red three(s), but the decks have {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>You entered {entered} red three, but the decks have {most}.</numerusform>
            <numerusform>You entered {entered} red threes, but the decks have {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>You entered {entered} wild {piles}, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>You entered {entered} wild {piles}, but the decks make at most {most}.</numerusform>
            <numerusform>You entered {entered} wild {piles}, but the decks make at most {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>You entered {entered} {clean} {piles}, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>You entered {entered} {clean} {piles}, but the decks make at most {most}.</numerusform>
            <numerusform>You entered {entered} {clean} {piles}, but the decks make at most {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>You entered {entered} {piles} of black threes, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>You entered {entered} {piles} of black threes, but the decks make at most {most}.</numerusform>
            <numerusform>You entered {entered} {piles} of black threes, but the decks make at most {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>You entered {entered} {piles} of {ranks}, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>You entered {entered} {piles} of {ranks}, but the decks make at most {most}.</numerusform>
            <numerusform>You entered {entered} {piles} of {ranks}, but the decks make at most {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>You entered {entered} {piles}, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>You entered {entered} {piles}, but the decks make at most {most}.</numerusform>
            <numerusform>You entered {entered} {piles}, but the decks make at most {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>{side}: (one|{number}) {piles} (takes|take) {cards}, but {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: one {piles} takes {cards}, but {counted}.</numerusform>
            <numerusform>{side}: {number} {piles} take {cards}, but {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>{side}: the cards of (one|{number}) {piles} are worth at least {least}, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{side}: the cards of one {piles} are worth at least {least}, not {points}.</numerusform>
            <numerusform>{side}: the cards of {number} {piles} are worth at least {least}, not {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>{side}: the {piles} need (one wild|{least} wilds), but {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: the {piles} need one wild, but {counted}.</numerusform>
            <numerusform>{side}: the {piles} need {least} wilds, but {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>{side}: the {piles} need {least} natural card(s), but {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: the {piles} need {least} natural card, but {counted}.</numerusform>
            <numerusform>{side}: the {piles} need {least} natural cards, but {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>{side}: {entered} exact cut(s), but at most {most} can be made.</source>
        <extracomment>{side}: a side: its players, or its name. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{side}: {entered} exact cut, but at most {most} can be made.</numerusform>
            <numerusform>{side}: {entered} exact cuts, but at most {most} can be made.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <source>{side}: {needed} (is|are) still needed to go out.</source>
        <extracomment>{side}: a side: its players, or its name. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation>
            <numerusform>{side}: {needed} is still needed to go out.</numerusform>
            <numerusform>{side}: {needed} are still needed to go out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootSheet</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/score_sheet.py"/>
        <source>To {points} point(s), {packs}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>To {points} point, {packs}</numerusform>
            <numerusform>To {points} points, {packs}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/score_sheet.py"/>
        <source>{deals:^}, to {points} point(s), {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>{deals:^}, to {points} point, {packs}</numerusform>
            <numerusform>{deals:^}, to {points} points, {packs}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/score_sheet.py"/>
        <source>{number} laid</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} laid</numerusform>
            <numerusform>{number} laid</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/score_sheet.py"/>
        <source>{number} left</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} left</numerusform>
            <numerusform>{number} left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetFoot</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/sheet_foot.py"/>
        <source>Deal(s) {deals}: a whole {pile} from the hand</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>Deal {deals}: a whole {pile} from the hand</numerusform>
            <numerusform>Deals {deals}: a whole {pile} from the hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootState</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/spoken_state.py"/>
        <source>{ranks} {number} with {wilds} wild</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are. {wilds}: wild cards, counted: “two wilds”, or their number.</extracomment>
        <translation>
            <numerusform>{ranks} {number} with {wilds} wild</numerusform>
            <numerusform>{ranks} {number} with {wilds} wild</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootValueOptions</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/value_options.py"/>
        <source>{ranks} {points}</source>
        <comment>what they count</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{ranks} {points}</numerusform>
            <numerusform>{ranks} {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootWords</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>(a wild|{count} wilds)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a wild</numerusform>
            <numerusform>{count} wilds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/rules/finder_page.py"/>
        <location filename="../../handfoot_gui/ui/pages/rules/house_rules_page.py"/>
        <source>{count:^} change(s) to {base}</source>
        <extracomment>{count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>{count:^} change to {base}</numerusform>
            <numerusform>{count:^} changes to {base}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Interview</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/which.py"/>
        <source>As in {versions} and {count} more.</source>
        <extracomment>{versions}: titles of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>As in {versions} and {count} more.</numerusform>
            <numerusform>As in {versions} and {count} more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderDetails</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/family_book/ladder.py"/>
        <source>Rating {rating} after {number} game(s), {amount} from the last one.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {number}: the number of a move, a deal, a seat, or how many there are. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>
            <numerusform>Rating {rating} after {number} game, {amount} from the last one.</numerusform>
            <numerusform>Rating {rating} after {number} games, {amount} from the last one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/log.py"/>
        <location filename="../../handfoot_gui/games/manipulation/text/log.py"/>
        <source>drew {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>drew {count} card</numerusform>
            <numerusform>drew {count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/log.py"/>
        <source>{names} (needs|need) {points} to end the game.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} needs {points} to end the game.</numerusform>
            <numerusform>{names} need {points} to end the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/log.py"/>
        <source>{names} (wins|win) the game.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} wins the game.</numerusform>
            <numerusform>{names} win the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/turns.py"/>
        <source>{name}: {deeds}. {number} left.</source>
        <comment>cards</comment>
        <extracomment>{name}: the player, or the players of a side. {deeds}: all that a player did, listed: “drew two cards and laid K♥ K♠”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name}: {deeds}. {number} left.</numerusform>
            <numerusform>{name}: {deeds}. {number} left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Manipulation</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/presenter/scene.py"/>
        <source>{number} drawn</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} drawn</numerusform>
            <numerusform>{number} drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationCard</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/rule_card.py"/>
        <source>(One deck|Two decks) of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>One deck of 52 and {jokers}: {cards}.</numerusform>
            <numerusform>Two decks of 52 and {jokers}: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/rule_card.py"/>
        <source>(One deck|Two decks) of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>One deck of 52 without jokers: {cards}.</numerusform>
            <numerusform>Two decks of 52 without jokers: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/rule_card.py"/>
        <source>{count:^} players, no partners. The first dealer is drawn at random; deal and play pass to the left.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} players, no partners. The first dealer is drawn at random; deal and play pass to the left.</numerusform>
            <numerusform>{count:^} players, no partners. The first dealer is drawn at random; deal and play pass to the left.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/rule_card.py"/>
        <source>{count} players, no partners, {cards}, to {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{count} players, no partners, {cards}, to {points}</numerusform>
            <numerusform>{count} players, no partners, {cards}, to {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/rule_card.py"/>
        <source>{count} players, no partners, {cards}, {rounds}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>
            <numerusform>{count} players, no partners, {cards}, {rounds}</numerusform>
            <numerusform>{count} players, no partners, {cards}, {rounds}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationLog</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/log.py"/>
        <source>knocked</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>knocked</numerusform>
            <numerusform>knocked</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/log.py"/>
        <source>moved {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>moved {count} card</numerusform>
            <numerusform>moved {count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/log.py"/>
        <source>used {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>used {cards}</numerusform>
            <numerusform>used {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/log.py"/>
        <source>wins the round</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>wins the round</numerusform>
            <numerusform>wins the round</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/log.py"/>
        <source>{name}’s last (card|cards)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name}’s last card</numerusform>
            <numerusform>{name}’s last cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPresenter</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/presenter/facts.py"/>
        <source>Fewest points in hand wins; {target} round(s)</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Fewest points in hand wins; {target} round</numerusform>
            <numerusform>Fewest points in hand wins; {target} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/presenter/facts.py"/>
        <source>{count:^} players, round {number} of {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^} players, round {number} of {target}</numerusform>
            <numerusform>{count:^} players, round {number} of {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/presenter/facts.py"/>
        <source>{count:^} players, round {number}, to {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^} players, round {number}, to {target}</numerusform>
            <numerusform>{count:^} players, round {number}, to {target}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPrompts</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/prompts.py"/>
        <source>Hint: you can lay {cards}(|, no more).</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Hint: you can lay {cards}.</numerusform>
            <numerusform>Hint: you can lay {cards}, no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/prompts.py"/>
        <source>Hint: you can lay {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Hint: you can lay {cards}.</numerusform>
            <numerusform>Hint: you can lay {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/prompts.py"/>
        <source>that lays {cards} and leaves {count} meld(s) to fix.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>that lays {cards} and leaves {count} meld to fix.</numerusform>
            <numerusform>that lays {cards} and leaves {count} melds to fix.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/prompts.py"/>
        <source>that lays {cards}: {have} of the {points} point(s) needed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {have}: how many there are so far. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>that lays {cards}: {have} of the {points} point needed.</numerusform>
            <numerusform>that lays {cards}: {have} of the {points} points needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/prompts.py"/>
        <source>{count} meld(s) to fix.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} meld to fix.</numerusform>
            <numerusform>{count} melds to fix.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/prompts.py"/>
        <source>{parts} = {worth}; you need {need}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {worth}: how much something is worth in points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {worth}; you need {need}.</numerusform>
            <numerusform>{parts} = {worth}; you need {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/prompts.py"/>
        <source>{worth} of {all} points leave your hand.</source>
        <extracomment>{worth}: how much something is worth in points. {all}: how many there are in all.</extracomment>
        <translation>
            <numerusform>{worth} of {all} points leave your hand.</numerusform>
            <numerusform>{worth} of {all} points leave your hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPuzzles</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/puzzles.py"/>
        <source>With the table as it is, you can lay only {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>With the table as it is, you can lay only {cards}.</numerusform>
            <numerusform>With the table as it is, you can lay only {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationRefusals</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/refusals.py"/>
        <source>After (drawing|drawing {cards}) you may not play: end your turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>After drawing you may not play: end your turn.</numerusform>
            <numerusform>After drawing {cards} you may not play: end your turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/refusals.py"/>
        <source>You still need {points} for your first play.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>You still need {points} for your first play.</numerusform>
            <numerusform>You still need {points} for your first play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationScore</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/score.py"/>
        <source>{count:^} round(s) to go.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} round to go.</numerusform>
            <numerusform>{count:^} rounds to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationScorekeeperText</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/scorekeeping.py"/>
        <source>You entered {points}, but all the cards are worth {most}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>You entered {points}, but all the cards are worth {most}.</numerusform>
            <numerusform>You entered {points}, but all the cards are worth {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/scorekeeping.py"/>
        <source>{name} may knock with at most {most} points, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} may knock with at most {most} points, not {points}.</numerusform>
            <numerusform>{name} may knock with at most {most} points, not {points}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationState</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/spoken_state.py"/>
        <source>{count:^} meld(s) on the table.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} meld on the table.</numerusform>
            <numerusform>{count:^} melds on the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationTable</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/presenter/table.py"/>
        <source>Play {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Play {number}</numerusform>
            <numerusform>Play {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/presenter/table.py"/>
        <source>group of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>group of {number}</numerusform>
            <numerusform>group of {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/presenter/table.py"/>
        <source>sequence of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>sequence of {number}</numerusform>
            <numerusform>sequence of {number}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldFaults</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/refusals.py"/>
        <source>needs {number} more</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>needs {number} more</numerusform>
            <numerusform>needs {number} more</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/refusals.py"/>
        <source>{cards} (is|are) still needed</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{cards} is still needed</numerusform>
            <numerusform>{cards} are still needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/session/bar_texts.py"/>
        <source>Hidden on {name}’s phone: {count} card(s).</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Hidden on {name}’s phone: {count} card.</numerusform>
            <numerusform>Hidden on {name}’s phone: {count} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeFiles</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/own_mistakes/files.py"/>
        <source>{name}: {number} mistake(s) added.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name}: {number} mistake added.</numerusform>
            <numerusform>{name}: {number} mistakes added.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/own_mistakes/files.py"/>
        <source>{name}: {number} mistake(s) brought up to date.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name}: {number} mistake brought up to date.</numerusform>
            <numerusform>{name}: {number} mistakes brought up to date.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/own_mistakes/files.py"/>
        <source>{number} mistake(s) in the file cannot be used.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} mistake in the file cannot be used.</numerusform>
            <numerusform>{number} mistakes in the file cannot be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakesListPage</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/own_mistakes/list_page.py"/>
        <source>{total} mistake(s), {number} of them learned.</source>
        <extracomment>{total}: how many there are in all, or all points together. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{total} mistake, {number} of them learned.</numerusform>
            <numerusform>{total} mistakes, {number} of them learned.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/setup/new_game_page.py"/>
        <source>Nearest to your (rating|average rating) of {rating}: {bot}.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {bot}: what a bot is called by its level, as “Strong bot”.</extracomment>
        <translation>
            <numerusform>Nearest to your rating of {rating}: {bot}.</numerusform>
            <numerusform>Nearest to your average rating of {rating}: {bot}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>card(s)</source>
        <translation>
            <numerusform>card</numerusform>
            <numerusform>cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>deal(s)</source>
        <translation>
            <numerusform>deal</numerusform>
            <numerusform>deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>deck(s)</source>
        <translation>
            <numerusform>deck</numerusform>
            <numerusform>decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>joker(s)</source>
        <translation>
            <numerusform>joker</numerusform>
            <numerusform>jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>player(s)</source>
        <translation>
            <numerusform>player</numerusform>
            <numerusform>players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <location filename="../../handfoot_gui/core/text/score_sheet.py"/>
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>round(s)</source>
        <translation>
            <numerusform>round</numerusform>
            <numerusform>rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>stock pile(s)</source>
        <translation>
            <numerusform>stock pile</numerusform>
            <numerusform>stock piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>wild(s)</source>
        <translation>
            <numerusform>wild</numerusform>
            <numerusform>wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>{named}, and {count} more change(s)</source>
        <extracomment>{named}: changes of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{named}, and {count} more change</numerusform>
            <numerusform>{named}, and {count} more changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionsWords</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!piles[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} in all</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} in all</numerusform>
            <numerusform>{count} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!piles[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} of any kind</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} of any kind</numerusform>
            <numerusform>{count} of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!piles[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} of {ranks}</numerusform>
            <numerusform>{count} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!piles[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} wild</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} wild</numerusform>
            <numerusform>{count} wild</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!piles[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} {clean}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {clean}</numerusform>
            <numerusform>{count} {clean}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!piles[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} {clean} of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {clean} of {ranks}</numerusform>
            <numerusform>{count} {clean} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!piles[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} {dirty}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {dirty}: the same for a meld with wilds: “dirty” or “black”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {dirty}</numerusform>
            <numerusform>{count} {dirty}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnMistakesController</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/own_mistakes/controller.py"/>
        <source>{count:^} damaged mistake(s) (was|were) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} damaged mistake was left out.</numerusform>
            <numerusform>{count:^} damaged mistakes were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnMistakesPage</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/own_mistakes/page.py"/>
        <source>Again after {number} day(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Again after {number} day</numerusform>
            <numerusform>Again after {number} days</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/own_mistakes/page.py"/>
        <source>Play {number} own position(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Play {number} own position</numerusform>
            <numerusform>Play {number} own positions</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/own_mistakes/page.py"/>
        <source>{name} has {number} mistake(s) to practice today.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} has {number} mistake to practice today.</numerusform>
            <numerusform>{name} has {number} mistakes to practice today.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/own_mistakes/page.py"/>
        <source>{theme}: {number} hand(s) ({game})</source>
        <extracomment>{theme}: what decisions were about, as “Discards”. {number}: the number of a move, a deal, a seat, or how many there are. {game}: the title of a game.</extracomment>
        <translation>
            <numerusform>{theme}: {number} hand ({game})</numerusform>
            <numerusform>{theme}: {number} hands ({game})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPicture</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/family_book/points_picture.py"/>
        <source>After {number} deal(s) nothing is sure yet.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>After {number} deal nothing is sure yet.</numerusform>
            <numerusform>After {number} deals nothing is sure yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/family_book/points_picture.py"/>
        <source>{number} more deal(s) until it may be sure.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} more deal until it may be sure.</numerusform>
            <numerusform>{number} more deals until it may be sure.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/brought_forward.py"/>
        <source>You entered deal {deal}, but the game has only {deals}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>
            <numerusform>You entered deal {deal}, but the game has only {deals}.</numerusform>
            <numerusform>You entered deal {deal}, but the game has only {deals}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/scorekeeping.py"/>
        <location filename="../../handfoot_gui/games/manipulation/scorekeeping.py"/>
        <source>{cards}: you entered {entered}, but the decks have {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards}: you entered {entered}, but the decks have {most}.</numerusform>
            <numerusform>{cards}: you entered {entered}, but the decks have {most}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesController</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/puzzles/controller.py"/>
        <source>{count:^} damaged puzzle(s) (was|were) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} damaged puzzle was left out.</numerusform>
            <numerusform>{count:^} damaged puzzles were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/puzzles/page.py"/>
        <source>{name} has solved {number} of {total} puzzle(s).</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>
            <numerusform>{name} has solved {number} of {total} puzzle.</numerusform>
            <numerusform>{name} has solved {number} of {total} puzzles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubCard</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/rule_card.py"/>
        <source>{count:^} players, no partners.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} players, no partners.</numerusform>
            <numerusform>{count:^} players, no partners.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/rule_card.py"/>
        <source>{count} players, no partners, {cards}, from {points} down to 0</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{count} players, no partners, {cards}, from {points} down to 0</numerusform>
            <numerusform>{count} players, no partners, {cards}, from {points} down to 0</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubLog</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/log.py"/>
        <source>All passed(| {count} times): a Refe was written.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>All passed: a Refe was written.</numerusform>
            <numerusform>All passed {count} times: a Refe was written.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/log.py"/>
        <source>All passed(| {count} times): the cards were thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>All passed: the cards were thrown in.</numerusform>
            <numerusform>All passed {count} times: the cards were thrown in.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/log.py"/>
        <source>exchanged {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>exchanged {count} card</numerusform>
            <numerusform>exchanged {count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/log.py"/>
        <source>passed(| {count} times)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>passed</numerusform>
            <numerusform>passed {count} times</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/log.py"/>
        <source>won (a trick|{count} tricks)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>won a trick</numerusform>
            <numerusform>won {count} tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubOptions</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/options.py"/>
        <source>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card stays face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card stays face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</numerusform>
            <numerusform>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card stays face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/options.py"/>
        <source>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card stays face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card stays face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</numerusform>
            <numerusform>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card stays face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubPossible</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/presenter/possible.py"/>
        <source>Play (|one of ){cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Play {cards}</numerusform>
            <numerusform>Play one of {cards}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubPrompts</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/refes.py"/>
        <source>(A Refe is|{count:^} Refes are) waiting: this deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>A Refe is waiting: this deal counts double.</numerusform>
            <numerusform>{count:^} Refes are waiting: this deal counts double.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/refes.py"/>
        <source>(One more Refe is|{number} more Refes are) waiting.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>One more Refe is waiting.</numerusform>
            <numerusform>{number} more Refes are waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/refes.py"/>
        <source>A trick takes off {number} point(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>A trick takes off {number} point.</numerusform>
            <numerusform>A trick takes off {number} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/prompts.py"/>
        <source>owes {number} trick(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>owes {number} trick</numerusform>
            <numerusform>owes {number} tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/refes.py"/>
        <source>{count:^} Refe(s) (is|are) waiting: this deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>
            <numerusform>{count:^} Refe is waiting: this deal counts {times} times.</numerusform>
            <numerusform>{count:^} Refes are waiting: this deal counts {times} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/prompts.py"/>
        <source>{count:^} card(s) not seen yet could beat it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} card not seen yet could beat it.</numerusform>
            <numerusform>{count:^} cards not seen yet could beat it.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/refes.py"/>
        <source>{number} Refes count together.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} Refes count together.</numerusform>
            <numerusform>{number} Refes count together.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/prompts.py"/>
        <source>{tricks:^} still owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{tricks:^} still owed.</numerusform>
            <numerusform>{tricks:^} still owed.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/prompts.py"/>
        <source>{tricks:^} won.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{tricks:^} won.</numerusform>
            <numerusform>{tricks:^} won.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubPuzzles</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/puzzles.py"/>
        <source>Later, {kept} (wins|win) {tricks} for sure.</source>
        <extracomment>{kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Later, {kept} wins {tricks} for sure.</numerusform>
            <numerusform>Later, {kept} win {tricks} for sure.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/puzzles.py"/>
        <source>{card:^} leaves this trick to the others, but later {kept} (wins|win) {tricks} for sure.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} leaves this trick to the others, but later {kept} wins {tricks} for sure.</numerusform>
            <numerusform>{card:^} leaves this trick to the others, but later {kept} win {tricks} for sure.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/puzzles.py"/>
        <source>{card:^} takes this trick, and later {kept} (wins|win) {tricks} for sure.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} takes this trick, and later {kept} wins {tricks} for sure.</numerusform>
            <numerusform>{card:^} takes this trick, and later {kept} win {tricks} for sure.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/puzzles.py"/>
        <source>{cards:^} may beat {card}, but then {kept} (wins|win) {tricks} for sure.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{cards:^} may beat {card}, but then {kept} wins {tricks} for sure.</numerusform>
            <numerusform>{cards:^} may beat {card}, but then {kept} win {tricks} for sure.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/puzzles.py"/>
        <source>{tricks:^} (is|are) still owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{tricks:^} is still owed.</numerusform>
            <numerusform>{tricks:^} are still owed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubRefusals</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/refusals.py"/>
        <source>You may exchange {cards} at most.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>You may exchange {cards} at most.</numerusform>
            <numerusform>You may exchange {cards} at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubSceneMaker</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/presenter/scene.py"/>
        <source>Hand, (one card|{number} cards) unseen</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Hand, one card unseen</numerusform>
            <numerusform>Hand, {number} cards unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/presenter/scene.py"/>
        <source>Laid aside, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Laid aside, one card</numerusform>
            <numerusform>Laid aside, {number} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/presenter/scene.py"/>
        <source>Talon, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Talon, one card</numerusform>
            <numerusform>Talon, {number} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/presenter/scene.py"/>
        <source>exchanged {number}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>exchanged {number}</numerusform>
            <numerusform>exchanged {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/presenter/scene.py"/>
        <source>{points} to go</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{points} to go</numerusform>
            <numerusform>{points} to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubScorekeeperText</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/scorekeeping.py"/>
        <source>(A Refe is|{count:^} Refes are) waiting: the deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>A Refe is waiting: the deal counts double.</numerusform>
            <numerusform>{count:^} Refes are waiting: the deal counts double.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/scorekeeping.py"/>
        <source>You entered {number} tricks, but a deal has four.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>You entered {number} tricks, but a deal has four.</numerusform>
            <numerusform>You entered {number} tricks, but a deal has four.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/scorekeeping.py"/>
        <source>{count:^} Refe(s) (is|are) waiting: the deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>
            <numerusform>{count:^} Refe is waiting: the deal counts {times} times.</numerusform>
            <numerusform>{count:^} Refes are waiting: the deal counts {times} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/scorekeeping.py"/>
        <source>{count:^} trick(s) still to enter.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} trick still to enter.</numerusform>
            <numerusform>{count:^} tricks still to enter.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/scorekeeping.py"/>
        <source>{name} cannot have reached 0 with a total of {number}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} cannot have reached 0 with a total of {number}.</numerusform>
            <numerusform>{name} cannot have reached 0 with a total of {number}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubTable</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/presenter/buttons.py"/>
        <source>Exchange {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Exchange {number}</numerusform>
            <numerusform>Exchange {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/presenter/table.py"/>
        <source>exchange {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>exchange {number}</numerusform>
            <numerusform>exchange {number}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubWords</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/raub/text/names.py"/>
        <source>{count} trick(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} trick</numerusform>
            <numerusform>{count} tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/presenter/presenter.py"/>
        <source>On top of the discard pile: {cards}; {count} card(s) in all.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>On top of the discard pile: {cards}; {count} card in all.</numerusform>
            <numerusform>On top of the discard pile: {cards}; {count} cards in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportSentences</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/deal_report.py"/>
        <source>Bots played these cards {number} time(s). Cards: how much more than the usual {usual} the bots scored. Play: how much more than the bots the players scored.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {usual}: the usual number of points.</extracomment>
        <translation>
            <numerusform>Bots played these cards {number} time. Cards: how much more than the usual {usual} the bots scored. Play: how much more than the bots the players scored.</numerusform>
            <numerusform>Bots played these cards {number} times. Cards: how much more than the usual {usual} the bots scored. Play: how much more than the bots the players scored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesCode</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/rules/code_dialogs.py"/>
        <source>“{rules}”, {game}: {count} change(s) to {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>“{rules}”, {game}: {count} change to {base}.</numerusform>
            <numerusform>“{rules}”, {game}: {count} changes to {base}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesCodePage</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/rules/code_dialogs.py"/>
        <source>{count:^} sentence(s) of your own (does|do) not fit in the code. A file has them all.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} sentence of your own does not fit in the code. A file has them all.</numerusform>
            <numerusform>{count:^} sentences of your own do not fit in the code. A file has them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/score.py"/>
        <source>{names} (wins|win) deal {number}, by {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} wins deal {number}, by {points}.</numerusform>
            <numerusform>{names} win deal {number}, by {points}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/game/score/score_page.py"/>
        <source>{deal} (goes to|is shared by) {names}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{deal} goes to {names}</numerusform>
            <numerusform>{deal} is shared by {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonPage</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/print/season.py"/>
        <source>(One game|{number} games) with {deals}, {day} to {until}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “May 12”. {until}: the last day, as “May 12”.</extracomment>
        <translation>
            <numerusform>One game with {deals}, {day} to {until}.</numerusform>
            <numerusform>{number} games with {deals}, {day} to {until}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/print/season.py"/>
        <source>(One game|{number} games) with {deals}, {day}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “May 12”.</extracomment>
        <translation>
            <numerusform>One game with {deals}, {day}.</numerusform>
            <numerusform>{number} games with {deals}, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/print/season.py"/>
        <source>(the only game|{wins} of {number} games) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>the only game won</numerusform>
            <numerusform>{wins} of {number} games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../handfoot_gui/ui/print/season.py"/>
        <source>Best (pair|pairs, equally good)</source>
        <translation>
            <numerusform>Best pair</numerusform>
            <numerusform>Best pairs, equally good</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonWords</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/print/season.py"/>
        <source>(one deal|{number} deals)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>one deal</numerusform>
            <numerusform>{number} deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/setup/seat_rows.py"/>
        <source>{number} player(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} player</numerusform>
            <numerusform>{number} players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/setup/rules_list.py"/>
        <source>Find your rules ({count} more)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Find your rules ({count} more)</numerusform>
            <numerusform>Find your rules ({count} more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/score_sheet/preview.py"/>
        <source>Preview: {title}, (one page|{number} pages)</source>
        <extracomment>{title}: the title of a document. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Preview: {title}, one page</numerusform>
            <numerusform>Preview: {title}, {number} pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenState</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/spoken_state.py"/>
        <source>{names} (has|have) nothing on the table.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} has nothing on the table.</numerusform>
            <numerusform>{names} have nothing on the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/start/quiet_row.py"/>
        <source>{number} lesson(s) at the table</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} lesson at the table</numerusform>
            <numerusform>{number} lessons at the table</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/start/quiet_row.py"/>
        <source>{number} mistake(s) to practice today</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} mistake to practice today</numerusform>
            <numerusform>{number} mistakes to practice today</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/start/page.py"/>
        <source>{number} more file(s) cannot be used either. Nothing was deleted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} more file cannot be used either. Nothing was deleted.</numerusform>
            <numerusform>{number} more files cannot be used either. Nothing was deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/start/quiet_row.py"/>
        <source>{number} position(s), easy to hard</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} position, easy to hard</numerusform>
            <numerusform>{number} positions, easy to hard</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/start/quiet_row.py"/>
        <source>{number} solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} solved</numerusform>
            <numerusform>{number} solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>Cut about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Cut about {number}</numerusform>
            <numerusform>Cut about {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>Draw the last (card|{number})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Draw the last card</numerusform>
            <numerusform>Draw the last {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>Draw {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Draw {number}</numerusform>
            <numerusform>Draw {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>Pick up {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Pick up {number}</numerusform>
            <numerusform>Pick up {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>Set out: {number} {ranks}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Set out: {number} {ranks}</numerusform>
            <numerusform>Set out: {number} {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>Seven at once: (one is|{number} are) still needed.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Seven at once: one is still needed.</numerusform>
            <numerusform>Seven at once: {number} are still needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>of {counts} card(s)</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>
            <numerusform>of {counts} card</numerusform>
            <numerusform>of {counts} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>with {number} (lady|ladies)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>with {number} lady</numerusform>
            <numerusform>with {number} ladies</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>{cards:^}. (One point is|{points} points are) still needed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{cards:^}. One point is still needed.</numerusform>
            <numerusform>{cards:^}. {points} points are still needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/table/labels.py"/>
        <source>{count} new card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} new card</numerusform>
            <numerusform>{count} new cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>{have} of {need} {piles}, {points} on the table</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed. {piles}: the same word for several, some with what they are: “clean piles”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{have} of {need} {piles}, {points} on the table</numerusform>
            <numerusform>{have} of {need} {piles}, {points} on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>{meld}, {number} of them wild</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{meld}, {number} of them wild</numerusform>
            <numerusform>{meld}, {number} of them wild</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>{number} meld(s), {cards}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{number} meld, {cards}</numerusform>
            <numerusform>{number} melds, {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/refusals.py"/>
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <location filename="../../handfoot_gui/games/manipulation/text/refusals.py"/>
        <source>{number} more</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} more</numerusform>
            <numerusform>{number} more</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/table.py"/>
        <source>{owner}: {number} {ranks}</source>
        <extracomment>{owner}: the player whose cards they were. {number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{owner}: {number} {ranks}</numerusform>
            <numerusform>{owner}: {number} {ranks}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnParts</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/turn_parts.py"/>
        <source>completed a {clean} {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed a {clean} {pile} of {ranks}</numerusform>
            <numerusform>completed a {clean} {pile} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/turn_parts.py"/>
        <source>completed a {dirty} {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{dirty}: the same for a meld with wilds: “dirty” or “black”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed a {dirty} {pile} of {ranks}</numerusform>
            <numerusform>completed a {dirty} {pile} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/turn_parts.py"/>
        <source>picked up {number} for the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>picked up {number} for the {ranks}</numerusform>
            <numerusform>picked up {number} for the {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{](?!name[:}])[A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/turn_parts.py"/>
        <source>picked up {number} with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>picked up {number} with {cards}</numerusform>
            <numerusform>picked up {number} with {cards}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UntilDrawn</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/until_drawn.py"/>
        <source>the pile has {have} of the {need} card(s) needed to pick it up.</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>the pile has {have} of the {need} card needed to pick it up.</numerusform>
            <numerusform>the pile has {have} of the {need} cards needed to pick it up.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/until_drawn.py"/>
        <source>your hand makes {most} of the {points} point(s) needed to lay down.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>your hand makes {most} of the {points} point needed to lay down.</numerusform>
            <numerusform>your hand makes {most} of the {points} points needed to lay down.</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/until_drawn.py"/>
        <source>your hand makes {most}; you need only {points} point(s) to lay down.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>your hand makes {most}; you need only {points} point to lay down.</numerusform>
            <numerusform>your hand makes {most}; you need only {points} points to lay down.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValueTexts</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/manipulation/text/values.py"/>
        <source>{ranks} {points}</source>
        <comment>card values</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{ranks} {points}</numerusform>
            <numerusform>{ranks} {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhichPage</name>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/ui/pages/rules/which_page.py"/>
        <source>And {count} more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>And {count} more.</numerusform>
            <numerusform>And {count} more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a five|{count} fives)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a five</numerusform>
            <numerusform>{count} fives</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a four|{count} fours)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a four</numerusform>
            <numerusform>{count} fours</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a jack|{count} jacks)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a jack</numerusform>
            <numerusform>{count} jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a jester|{count} jesters)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a jester</numerusform>
            <numerusform>{count} jesters</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a joker|{count} jokers)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a joker</numerusform>
            <numerusform>{count} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a king|{count} kings)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a king</numerusform>
            <numerusform>{count} kings</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a lady|{count} ladies)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a lady</numerusform>
            <numerusform>{count} ladies</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a lord|{count} lords)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a lord</numerusform>
            <numerusform>{count} lords</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a nine|{count} nines)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a nine</numerusform>
            <numerusform>{count} nines</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a one|{count} ones)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a one</numerusform>
            <numerusform>{count} ones</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a queen|{count} queens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a queen</numerusform>
            <numerusform>{count} queens</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a seven|{count} sevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a seven</numerusform>
            <numerusform>{count} sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a six|{count} sixes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a six</numerusform>
            <numerusform>{count} sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a ten|{count} tens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a ten</numerusform>
            <numerusform>{count} tens</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a three|{count} threes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a three</numerusform>
            <numerusform>{count} threes</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a twelve|{count} twelves)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a twelve</numerusform>
            <numerusform>{count} twelves</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a two|{count} twos)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a two</numerusform>
            <numerusform>{count} twos</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(a villain|{count} villains)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a villain</numerusform>
            <numerusform>{count} villains</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(an ace|{count} aces)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>an ace</numerusform>
            <numerusform>{count} aces</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(an eight|{count} eights)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>an eight</numerusform>
            <numerusform>{count} eights</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>(an eleven|{count} elevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>an eleven</numerusform>
            <numerusform>{count} elevens</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>book(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>book</numerusform>
            <numerusform>books</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>book(s)</source>
        <comment>the usual word</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>book</numerusform>
            <numerusform>books</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>canasta(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>canasta</numerusform>
            <numerusform>canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>pile</numerusform>
            <numerusform>piles</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>{count} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} card</numerusform>
            <numerusform>{count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>{count} deal(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} deal</numerusform>
            <numerusform>{count} deals</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>{count} deck(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} deck</numerusform>
            <numerusform>{count} decks</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>{count} joker(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} joker</numerusform>
            <numerusform>{count} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{count} pair(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} pair</numerusform>
            <numerusform>{count} pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>{count} player(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} player</numerusform>
            <numerusform>{count} players</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>{count} round(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} round</numerusform>
            <numerusform>{count} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>{count} stock pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} stock pile</numerusform>
            <numerusform>{count} stock piles</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} wild {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} wild {piles}</numerusform>
            <numerusform>{count} wild {piles}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/options.py"/>
        <source>{count} wild(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} wild</numerusform>
            <numerusform>{count} wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} {clean} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {clean} {piles}</numerusform>
            <numerusform>{count} {clean} {piles}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} {clean} {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{count} {clean} {piles} of {ranks}</numerusform>
            <numerusform>{count} {clean} {piles} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} {dirty} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {dirty}: the same for a meld with wilds: “dirty” or “black”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {dirty} {piles}</numerusform>
            <numerusform>{count} {dirty} {piles}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {piles}</numerusform>
            <numerusform>{count} {piles}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} {piles} in all</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {piles} in all</numerusform>
            <numerusform>{count} {piles} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/terms.py"/>
        <source>{count} {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{count} {piles} of {ranks}</numerusform>
            <numerusform>{count} {piles} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{first} or {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first} or {last} card</numerusform>
            <numerusform>{first} or {last} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{first} to {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first} to {last} card</numerusform>
            <numerusform>{first} to {last} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>{number} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} card</numerusform>
            <numerusform>{number} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/core/text/words.py"/>
        <source>{number} point(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} point</numerusform>
            <numerusform>{number} points</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{points} point(s) from deal {deal} on</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} point from deal {deal} on</numerusform>
            <numerusform>{points} points from deal {deal} on</numerusform>
        </translation>
    </message>
    <message numerus="yes" weblate-flags="priority:150, placeholders:r&quot;[{][A-Za-z_]+(?=[:}])&quot;">
        <location filename="../../handfoot_gui/games/hand_and_foot/text/rule_card.py"/>
        <source>{points} point(s) in deal {deal}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} point in deal {deal}</numerusform>
            <numerusform>{points} points in deal {deal}</numerusform>
        </translation>
    </message>
</context>
</TS>
