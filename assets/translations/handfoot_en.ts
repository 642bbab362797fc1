<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CareerDetails</name>
    <message numerus="yes">
        <source>The last {number} game(s) are won, more than ever in a row.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>The last {number} game are won, more than ever in a row.</numerusform>
            <numerusform>The last {number} games are won, more than ever in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won; the longest streak is {most}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>The last {number} game are won; the longest streak is {most}.</numerusform>
            <numerusform>The last {number} games are won; the longest streak is {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak is {number} game(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>The longest winning streak is {number} game.</numerusform>
            <numerusform>The longest winning streak is {number} games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wins} of the last {number} game(s) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{wins} of the last {number} game won</numerusform>
            <numerusform>{wins} of the last {number} games won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>--names has {number} name(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--names has {number} name, but {need} play</numerusform>
            <numerusform>--names has {number} names, but {need} play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats names {number} bot(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--seats names {number} bot, but {need} play</numerusform>
            <numerusform>--seats names {number} bots, but {need} play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no move {value}; the game has {number} move(s)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>there is no move {value}; the game has {number} move</numerusform>
            <numerusform>there is no move {value}; the game has {number} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{bot} against {bots}: {share} % ({least} to {most}) of {number} game(s)</source>
        <extracomment>{bot}: what a bot is called by its level, as “Strong bot”. {bots}: bots by their levels, listed. {share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{bot} against {bots}: {share} % ({least} to {most}) of {number} game</numerusform>
            <numerusform>{bot} against {bots}: {share} % ({least} to {most}) of {number} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deal}, played {number} time(s) by bots:</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{deal}, played {number} time by bots:</numerusform>
            <numerusform>{deal}, played {number} times by bots:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), at most {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} of {total} game, at most {time} left</numerusform>
            <numerusform>{done} of {total} games, at most {time} left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} of {total} game, {time} left</numerusform>
            <numerusform>{done} of {total} games, {time} left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {number} byte(s)</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{file}: {number} byte</numerusform>
            <numerusform>{file}: {number} bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} player, {value}, seed {n}</numerusform>
            <numerusform>{game}, {rules}, {number} players, {value}, seed {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}, paired</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} player, {value}, seed {n}, paired</numerusform>
            <numerusform>{game}, {rules}, {number} players, {value}, seed {n}, paired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} move, finished.</numerusform>
            <numerusform>{number} moves, finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>Same cards, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Same cards, one seat on</numerusform>
            <numerusform>Same cards, {number} seats on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same cards, sides swapped, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Same cards, sides swapped, one seat on</numerusform>
            <numerusform>Same cards, sides swapped, {number} seats on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FamilyBook</name>
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
        <source>By (one point|{points} points).</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>By one point.</numerusform>
            <numerusform>By {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win)</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} wins</numerusform>
            <numerusform>{names} win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootCard</name>
    <message numerus="yes">
        <source>A take brings the top {count} card(s), or all when there are fewer.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>A take brings the top {count} card, or all when there are fewer.</numerusform>
            <numerusform>A take brings the top {count} cards, or all when there are fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s); with fewer there is no take.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>A take brings the top {count} card; with fewer there is no take.</numerusform>
            <numerusform>A take brings the top {count} cards; with fewer there is no take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wild lies only beside {count} natural card(s) or more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>A wild lies only beside {count} natural card or more.</numerusform>
            <numerusform>A wild lies only beside {count} natural cards or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In deal(s) {deals} it is a concealed {pile} instead, of any kind: seven cards laid at once from the hand, before any take; other melds may go with it.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>In deal {deals} it is a concealed {pile} instead, of any kind: seven cards laid at once from the hand, before any take; other melds may go with it.</numerusform>
            <numerusform>In deals {deals} it is a concealed {pile} instead, of any kind: seven cards laid at once from the hand, before any take; other melds may go with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which a side reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>The game ends after the deal in which a side reaches {points} point or more.</numerusform>
            <numerusform>The game ends after the deal in which a side reaches {points} points or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which somebody reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>The game ends after the deal in which somebody reaches {points} point or more.</numerusform>
            <numerusform>The game ends after the deal in which somebody reaches {points} points or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s).</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>The pile can be taken once it has {count} card.</numerusform>
            <numerusform>The pile can be taken once it has {count} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s); a take brings all of it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>The pile can be taken once it has {count} card; a take brings all of it.</numerusform>
            <numerusform>The pile can be taken once it has {count} cards; a take brings all of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the deal ends: {count} turn(s) later, or when one cannot draw.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Then the deal ends: {count} turn later, or when one cannot draw.</numerusform>
            <numerusform>Then the deal ends: {count} turns later, or when one cannot draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>to {points} point</numerusform>
            <numerusform>to {points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of four, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} player in two teams of four, seated alternately.</numerusform>
            <numerusform>{count:^} players in two teams of four, seated alternately.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of three, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} player in two teams of three, seated alternately.</numerusform>
            <numerusform>{count:^} players in two teams of three, seated alternately.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in {sides}, partners opposite.</source>
        <extracomment>{count}: the number on which the plural form depends. {sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>
            <numerusform>{count:^} player in {sides}, partners opposite.</numerusform>
            <numerusform>{count:^} players in {sides}, partners opposite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s), each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} player, each alone.</numerusform>
            <numerusform>{count:^} players, each alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}, then as in the last of them.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} needs {points} point in deals one to {last}, then as in the last of them.</numerusform>
            <numerusform>{meld:^} needs {points} points in deals one to {last}, then as in the last of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} needs {points} point in deals one to {last}.</numerusform>
            <numerusform>{meld:^} needs {points} points in deals one to {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s).</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{meld:^} needs {points} point.</numerusform>
            <numerusform>{meld:^} needs {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} with {jokers} each: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {jokers}: jokers, counted: “two jokers”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^} with {jokers} each: {number} card.</numerusform>
            <numerusform>{packs:^} with {jokers} each: {number} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>It is alone in the hand, and no own meld takes it.</source>
        <comment>{card}</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>
            <numerusform>It is alone in the hand, and no own meld takes it.</numerusform>
            <numerusform>It is alone in the hand, and no own meld takes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only two of them are in the hand, and no own meld takes them.</source>
        <comment>{cards}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Only two of them are in the hand, and no own meld takes them.</numerusform>
            <numerusform>Only two of them are in the hand, and no own meld takes them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes {sum}, {need} (is|are) needed.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>That makes {sum}, {need} is needed.</numerusform>
            <numerusform>That makes {sum}, {need} are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} at most {most}, {need} (is|are) needed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {most}: the most of them, as “two” or “two cards”. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>With {card} at most {most}, {need} is needed.</numerusform>
            <numerusform>With {card} at most {most}, {need} are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay these {count} card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>lay these {count} card</numerusform>
            <numerusform>lay these {count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>lift about {number} card</numerusform>
            <numerusform>lift about {number} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {sum}, {need} (is|are) needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {sum}, {need} is needed.</numerusform>
            <numerusform>{parts} = {sum}, {need} are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootLog</name>
    <message numerus="yes">
        <source>completed a wild {pile}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed a wild {pile}</numerusform>
            <numerusform>completed a wild {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed a {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed a {pile} of {ranks}</numerusform>
            <numerusform>completed a {pile} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a {clean} {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed the {ranks}, a {clean} {pile}</numerusform>
            <numerusform>completed the {ranks}, a {clean} {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a {dirty} {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {dirty}: the same for a meld with wilds: “dirty” or “black”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed the {ranks}, a {dirty} {pile}</numerusform>
            <numerusform>completed the {ranks}, a {dirty} {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>laid {cards} on the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>laid {cards} on the {ranks}</numerusform>
            <numerusform>laid {cards} on the {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>picked up</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>picked up</numerusform>
            <numerusform>picked up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {count} card(s) from the discard pile</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>took {count} card from the discard pile</numerusform>
            <numerusform>took {count} cards from the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins the deal</source>
        <comment>mark {names}</comment>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>wins the deal</numerusform>
            <numerusform>wins the deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew {cards}, after (one card was put in|{number} cards were shuffled in).</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} drew {cards}, after one card was put in.</numerusform>
            <numerusform>{name} drew {cards}, after {number} cards were shuffled in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted (one card|{number} cards), {missing} too few.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} lifted one card, {missing} too few.</numerusform>
            <numerusform>{name} lifted {number} cards, {missing} too few.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted exactly {number} card(s): {bonus}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {bonus}: points as a bonus, as “100 points”.</extracomment>
        <translation>
            <numerusform>{name} lifted exactly {number} card: {bonus}.</numerusform>
            <numerusform>{name} lifted exactly {number} cards: {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted {number} card(s), {missing} too many.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} lifted {number} card, {missing} too many.</numerusform>
            <numerusform>{name} lifted {number} cards, {missing} too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
        <source>Its top card is melded with cards of the hand; {cards} (comes|come).</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Its top card is melded with cards of the hand; {cards} comes.</numerusform>
            <numerusform>Its top card is melded with cards of the hand; {cards} come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootPrompts</name>
    <message numerus="yes">
        <source>(one card|{number} cards), worth {points}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>one card, worth {points}</numerusform>
            <numerusform>{number} cards, worth {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>at most {most} of {points} point now: discard one card.</numerusform>
            <numerusform>at most {most} of {points} points now: discard one card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: take the cards back.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>at most {most} of {points} point now: take the cards back.</numerusform>
            <numerusform>at most {most} of {points} points now: take the cards back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) with {card}: draw {draw}.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {card}: one card, in words or as it is printed: “9♦”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>
            <numerusform>at most {most} of {points} point with {card}: draw {draw}.</numerusform>
            <numerusform>at most {most} of {points} points with {card}: draw {draw}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) more, or take the cards back.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>lay {points} point more, or take the cards back.</numerusform>
            <numerusform>lay {points} points more, or take the cards back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) or more, or discard one card.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>lay {points} point or more, or discard one card.</numerusform>
            <numerusform>lay {points} points or more, or discard one card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s) off the deck.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>lift about {number} card off the deck.</numerusform>
            <numerusform>lift about {number} cards off the deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootPuzzles</name>
    <message numerus="yes">
        <source>Besides the top card a take brings {taken}, and {count} of them (fits|fit): {cards}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Besides the top card a take brings {taken}, and {count} of them fits: {cards}.</numerusform>
            <numerusform>Besides the top card a take brings {taken}, and {count} of them fit: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootRefusals</name>
    <message numerus="yes">
        <source>(a wild too many|too many wilds)</source>
        <translation>
            <numerusform>a wild too many</numerusform>
            <numerusform>too many wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wild needs at least {count} natural {ranks} beside it.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>A wild needs at least {count} natural {ranks} beside it.</numerusform>
            <numerusform>A wild needs at least {count} natural {ranks} beside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between 1 and {number} card(s) can be lifted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Between 1 and {number} card can be lifted.</numerusform>
            <numerusform>Between 1 and {number} cards can be lifted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need a complete {pile} before the foot: keep {count} card(s).</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>You need a complete {pile} before the foot: keep {count} card.</numerusform>
            <numerusform>You need a complete {pile} before the foot: keep {count} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (has|have) to stay in the foot.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} card has to stay in the foot.</numerusform>
            <numerusform>{count:^} cards have to stay in the foot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (is|are) missing in the discard pile.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} card is missing in the discard pile.</numerusform>
            <numerusform>{count:^} cards are missing in the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} wild(s) too many for the {ranks}.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{count:^} wild too many for the {ranks}.</numerusform>
            <numerusform>{count:^} wilds too many for the {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{points} point is missing for the first meld.</numerusform>
            <numerusform>{points} points are missing for the first meld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootScore</name>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>(one is|{number} are) counted</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>one is counted</numerusform>
            <numerusform>{number} are counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wild and {dirty} {piles} take {least} wild(s), the packs hold {most}.</source>
        <extracomment>{dirty}: the same for a meld with wilds: “dirty” or “black”. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>The wild and {dirty} {piles} take {least} wild, the packs hold {most}.</numerusform>
            <numerusform>The wild and {dirty} {piles} take {least} wilds, the packs hold {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} (is|are) entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards}: {entered} is entered, the packs hold {most}.</numerusform>
            <numerusform>{cards}: {entered} are entered, the packs hold {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} (lady is|ladies are) entered, the deck holds {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} lady is entered, the deck holds {most}.</numerusform>
            <numerusform>{entered} ladies are entered, the deck holds {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} card point(s) (is|are) entered, all cards are worth {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} card point is entered, all cards are worth {most}.</numerusform>
            <numerusform>{entered} card points are entered, all cards are worth {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} red three(s) (is|are) entered, the packs hold {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} red three is entered, the packs hold {most}.</numerusform>
            <numerusform>{entered} red threes are entered, the packs hold {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} wild {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} wild {piles} is entered, the packs hold {most} at most.</numerusform>
            <numerusform>{entered} wild {piles} are entered, the packs hold {most} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {clean} {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} {clean} {piles} is entered, the packs hold {most} at most.</numerusform>
            <numerusform>{entered} {clean} {piles} are entered, the packs hold {most} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} {piles} is entered, the packs hold {most} at most.</numerusform>
            <numerusform>{entered} {piles} are entered, the packs hold {most} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of black threes (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} {piles} of black threes is entered, the packs hold {most} at most.</numerusform>
            <numerusform>{entered} {piles} of black threes are entered, the packs hold {most} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of {ranks} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} {piles} of {ranks} is entered, the packs hold {most} at most.</numerusform>
            <numerusform>{entered} {piles} of {ranks} are entered, the packs hold {most} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: (one|{number}) {piles} (takes|take) {cards}, {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: one {piles} takes {cards}, {counted}.</numerusform>
            <numerusform>{side}: {number} {piles} take {cards}, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the cards of (one|{number}) {piles} are worth {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{side}: the cards of one {piles} are worth {least} or more, not {points}.</numerusform>
            <numerusform>{side}: the cards of {number} {piles} are worth {least} or more, not {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take (one wild|{least} wilds), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: the {piles} take one wild, {counted}.</numerusform>
            <numerusform>{side}: the {piles} take {least} wilds, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take {least} natural card(s), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: the {piles} take {least} natural card, {counted}.</numerusform>
            <numerusform>{side}: the {piles} take {least} natural cards, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {entered} exact cut(s), {most} can be made.</source>
        <extracomment>{side}: a side: its players, or its name. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{side}: {entered} exact cut, {most} can be made.</numerusform>
            <numerusform>{side}: {entered} exact cuts, {most} can be made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {needed} (is|are) missing for going out.</source>
        <extracomment>{side}: a side: its players, or its name. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation>
            <numerusform>{side}: {needed} is missing for going out.</numerusform>
            <numerusform>{side}: {needed} are missing for going out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootSheet</name>
    <message numerus="yes">
        <source>To {points} point(s), {packs}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>To {points} point, {packs}</numerusform>
            <numerusform>To {points} points, {packs}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deals:^}, to {points} point(s), {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>{deals:^}, to {points} point, {packs}</numerusform>
            <numerusform>{deals:^}, to {points} points, {packs}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} laid</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} laid</numerusform>
            <numerusform>{number} laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>Deal(s) {deals}: a whole {pile} from the hand</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>Deal {deals}: a whole {pile} from the hand</numerusform>
            <numerusform>Deals {deals}: a whole {pile} from the hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootValueOptions</name>
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
        <source>Rating {rating} after {number} game(s), {amount} by the last one.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {number}: the number of a move, a deal, a seat, or how many there are. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>
            <numerusform>Rating {rating} after {number} game, {amount} by the last one.</numerusform>
            <numerusform>Rating {rating} after {number} games, {amount} by the last one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>drew {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>drew {count} card</numerusform>
            <numerusform>drew {count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (needs|need) {points} to end the game.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} needs {points} to end the game.</numerusform>
            <numerusform>{names} need {points} to end the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) the game.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} wins the game.</numerusform>
            <numerusform>{names} win the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Manipulation</name>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>One pack of 52 and {jokers}: {cards}.</numerusform>
            <numerusform>Two packs of 52 and {jokers}: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>One pack of 52 without jokers: {cards}.</numerusform>
            <numerusform>Two packs of 52 without jokers: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone. The first dealer is found by lot; deal and play go to the left.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} players, each alone. The first dealer is found by lot; deal and play go to the left.</numerusform>
            <numerusform>{count:^} players, each alone. The first dealer is found by lot; deal and play go to the left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, to {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{count} players, each alone, {cards}, to {points}</numerusform>
            <numerusform>{count} players, each alone, {cards}, to {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, {rounds}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>
            <numerusform>{count} players, each alone, {cards}, {rounds}</numerusform>
            <numerusform>{count} players, each alone, {cards}, {rounds}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationLog</name>
    <message numerus="yes">
        <source>knocked</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>knocked</numerusform>
            <numerusform>knocked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moved {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>moved {count} card</numerusform>
            <numerusform>moved {count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>used {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>used {cards}</numerusform>
            <numerusform>used {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins the round</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>wins the round</numerusform>
            <numerusform>wins the round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>Fewest points in the hand win, {target} round(s)</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Fewest points in the hand win, {target} round</numerusform>
            <numerusform>Fewest points in the hand win, {target} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number} of {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^} players, round {number} of {target}</numerusform>
            <numerusform>{count:^} players, round {number} of {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>Hint: {cards} can be laid(|, not more); H says which.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Hint: {cards} can be laid; H says which.</numerusform>
            <numerusform>Hint: {cards} can be laid, not more; H says which.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Hint: {cards} can be laid.</numerusform>
            <numerusform>Hint: {cards} can be laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} meld(s) have to be mended.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} meld have to be mended.</numerusform>
            <numerusform>{count} melds have to be mended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {worth}, {need} are needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {worth}: how much something is worth in points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {worth}, {need} are needed.</numerusform>
            <numerusform>{parts} = {worth}, {need} are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{worth} of {all} points leave the hand.</source>
        <extracomment>{worth}: how much something is worth in points. {all}: how many there are in all.</extracomment>
        <translation>
            <numerusform>{worth} of {all} points leave the hand.</numerusform>
            <numerusform>{worth} of {all} points leave the hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPuzzles</name>
    <message numerus="yes">
        <source>As the table lies, only {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>As the table lies, only {cards} can be laid.</numerusform>
            <numerusform>As the table lies, only {cards} can be laid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationRefusals</name>
    <message numerus="yes">
        <source>After (drawing|{cards} drawn) nothing is played: end the turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>After drawing nothing is played: end the turn.</numerusform>
            <numerusform>After {cards} drawn nothing is played: end the turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{points} is missing for the first meld.</numerusform>
            <numerusform>{points} are missing for the first meld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationScore</name>
    <message numerus="yes">
        <source>{count:^} round(s) to come.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} round to come.</numerusform>
            <numerusform>{count:^} rounds to come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationScorekeeperText</name>
    <message numerus="yes">
        <source>{cards}: {entered} are entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards}: {entered} are entered, the packs hold {most}.</numerusform>
            <numerusform>{cards}: {entered} are entered, the packs hold {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} knocks with {most} points at most, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} knocks with {most} points at most, not {points}.</numerusform>
            <numerusform>{name} knocks with {most} points at most, not {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} are entered, all cards are worth {most}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{points} are entered, all cards are worth {most}.</numerusform>
            <numerusform>{points} are entered, all cards are worth {most}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationTable</name>
    <message numerus="yes">
        <source>Play {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Play {number}</numerusform>
            <numerusform>Play {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>group of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>group of {number}</numerusform>
            <numerusform>group of {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>{cards} (is|are) missing</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{cards} is missing</numerusform>
            <numerusform>{cards} are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} missing</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} missing</numerusform>
            <numerusform>{number} missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>Hidden on {name}’s phone: {count} card(s).</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Hidden on {name}’s phone: {count} card.</numerusform>
            <numerusform>Hidden on {name}’s phone: {count} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>card(s)</source>
        <translation>
            <numerusform>card</numerusform>
            <numerusform>cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deal(s)</source>
        <translation>
            <numerusform>deal</numerusform>
            <numerusform>deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joker(s)</source>
        <translation>
            <numerusform>joker</numerusform>
            <numerusform>jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pack(s)</source>
        <translation>
            <numerusform>pack</numerusform>
            <numerusform>packs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>player(s)</source>
        <translation>
            <numerusform>player</numerusform>
            <numerusform>players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>round</numerusform>
            <numerusform>rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock pile(s)</source>
        <translation>
            <numerusform>stock pile</numerusform>
            <numerusform>stock piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wild(s)</source>
        <translation>
            <numerusform>wild</numerusform>
            <numerusform>wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>{count} in all</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} in all</numerusform>
            <numerusform>{count} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of any kind</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} of any kind</numerusform>
            <numerusform>{count} of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} of {ranks}</numerusform>
            <numerusform>{count} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} wild</numerusform>
            <numerusform>{count} wild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {clean}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {clean}</numerusform>
            <numerusform>{count} {clean}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {clean} of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {clean} of {ranks}</numerusform>
            <numerusform>{count} {clean} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <name>Problems</name>
    <message numerus="yes">
        <source>Deal {deal}, but the game has {deals}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>
            <numerusform>Deal {deal}, but the game has {deals}.</numerusform>
            <numerusform>Deal {deal}, but the game has {deals}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesController</name>
    <message numerus="yes">
        <source>{count:^} damaged puzzle(s) (is|are) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} damaged puzzle is left out.</numerusform>
            <numerusform>{count:^} damaged puzzles are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>{count:^} players, each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} players, each alone.</numerusform>
            <numerusform>{count:^} players, each alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, from {points} down to 0</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{count} players, each alone, {cards}, from {points} down to 0</numerusform>
            <numerusform>{count} players, each alone, {cards}, from {points} down to 0</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubLog</name>
    <message numerus="yes">
        <source>All passed(| {count} times): a Refe is written.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>All passed: a Refe is written.</numerusform>
            <numerusform>All passed {count} times: a Refe is written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All passed(| {count} times): the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>All passed: the cards are thrown in.</numerusform>
            <numerusform>All passed {count} times: the cards are thrown in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>changed {count} card</numerusform>
            <numerusform>changed {count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>said Dalje(| {count} times)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>said Dalje</numerusform>
            <numerusform>said Dalje {count} times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</numerusform>
            <numerusform>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</numerusform>
            <numerusform>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubPossible</name>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>(A Refe is|{count:^} Refes are) waiting: this deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>A Refe is waiting: this deal counts double.</numerusform>
            <numerusform>{count:^} Refes are waiting: this deal counts double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One more Refe is|{number} more Refes are) waiting.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>One more Refe is waiting.</numerusform>
            <numerusform>{number} more Refes are waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trick takes off {number} point(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>A trick takes off {number} point.</numerusform>
            <numerusform>A trick takes off {number} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes {number} trick(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>owes {number} trick</numerusform>
            <numerusform>owes {number} tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} Refe(s) wait(s|): this deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>
            <numerusform>{count:^} Refe waits: this deal counts {times} times.</numerusform>
            <numerusform>{count:^} Refes wait: this deal counts {times} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) that (is|are) not seen yet could beat it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} card that is not seen yet could beat it.</numerusform>
            <numerusform>{count:^} cards that are not seen yet could beat it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} Refes count together.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} Refes count together.</numerusform>
            <numerusform>{number} Refes count together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} more owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{tricks:^} more owed.</numerusform>
            <numerusform>{tricks:^} more owed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>Later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Later {kept} wins {tricks} in any case.</numerusform>
            <numerusform>Later {kept} win {tricks} in any case.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:^} leaves this trick to the others, but later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} leaves this trick to the others, but later {kept} wins {tricks} in any case.</numerusform>
            <numerusform>{card:^} leaves this trick to the others, but later {kept} win {tricks} in any case.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:^} takes this trick, and {kept} (wins|win) {tricks} more in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} takes this trick, and {kept} wins {tricks} more in any case.</numerusform>
            <numerusform>{card:^} takes this trick, and {kept} win {tricks} more in any case.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:^} may beat {card}, but then {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{cards:^} may beat {card}, but then {kept} wins {tricks} in any case.</numerusform>
            <numerusform>{cards:^} may beat {card}, but then {kept} win {tricks} in any case.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>At most {cards} are changed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>At most {cards} are changed.</numerusform>
            <numerusform>At most {cards} are changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubSceneMaker</name>
    <message numerus="yes">
        <source>Hand, (one card|{number} cards) unseen</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Hand, one card unseen</numerusform>
            <numerusform>Hand, {number} cards unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid aside, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Laid aside, one card</numerusform>
            <numerusform>Laid aside, {number} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Talon, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Talon, one card</numerusform>
            <numerusform>Talon, {number} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed {number}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>changed {number}</numerusform>
            <numerusform>changed {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>(A Refe waits|{count:^} Refes wait): the deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>A Refe waits: the deal counts double.</numerusform>
            <numerusform>{count:^} Refes wait: the deal counts double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} Refe(s) wait(s|): the deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>
            <numerusform>{count:^} Refe waits: the deal counts {times} times.</numerusform>
            <numerusform>{count:^} Refes wait: the deal counts {times} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} trick(s) (is|are) missing.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} trick is missing.</numerusform>
            <numerusform>{count:^} tricks are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} came to 0, but stands at {number}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} came to 0, but stands at {number}.</numerusform>
            <numerusform>{name} came to 0, but stands at {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks are entered, a deal has four.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} tricks are entered, a deal has four.</numerusform>
            <numerusform>{number} tricks are entered, a deal has four.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubTable</name>
    <message numerus="yes">
        <source>Change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Change {number}</numerusform>
            <numerusform>Change {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>change {number}</numerusform>
            <numerusform>change {number}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubWords</name>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>On the discard pile lies {cards}, {count} card(s) in all.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>On the discard pile lies {cards}, {count} card in all.</numerusform>
            <numerusform>On the discard pile lies {cards}, {count} cards in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportSentences</name>
    <message numerus="yes">
        <source>Bots played these cards {number} time(s). Cards: how much more they scored with them than the usual {usual}. Play: how much more than the bots was scored.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {usual}: the usual number of points.</extracomment>
        <translation>
            <numerusform>Bots played these cards {number} time. Cards: how much more they scored with them than the usual {usual}. Play: how much more than the bots was scored.</numerusform>
            <numerusform>Bots played these cards {number} times. Cards: how much more they scored with them than the usual {usual}. Play: how much more than the bots was scored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesCode</name>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>{count:^} sentence(s) of your own have no room in the code. A file has them all.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} sentence of your own have no room in the code. A file has them all.</numerusform>
            <numerusform>{count:^} sentences of your own have no room in the code. A file has them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day} to {until}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”. {until}: the last day, as “12 May”.</extracomment>
        <translation>
            <numerusform>One game with {deals}, {day} to {until}.</numerusform>
            <numerusform>{number} games with {deals}, {day} to {until}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”.</extracomment>
        <translation>
            <numerusform>One game with {deals}, {day}.</numerusform>
            <numerusform>{number} games with {deals}, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(the only game|{wins} of {number} games) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>the only game won</numerusform>
            <numerusform>{wins} of {number} games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best (pair|pairs, equally good)</source>
        <translation>
            <numerusform>Best pair</numerusform>
            <numerusform>Best pairs, equally good</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonWords</name>
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
        <source>Preview: {title}, (one page|{number} pages)</source>
        <extracomment>{title}: the title of a document. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Preview: {title}, one page</numerusform>
            <numerusform>Preview: {title}, {number} pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>{number} lesson(s) at the table</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} lesson at the table</numerusform>
            <numerusform>{number} lessons at the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more file(s) cannot be used either. None of them was deleted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} more file cannot be used either. None of them was deleted.</numerusform>
            <numerusform>{number} more files cannot be used either. None of them was deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} position(s), easy to hard</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} position, easy to hard</numerusform>
            <numerusform>{number} positions, easy to hard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>Draw the last (card|{number})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Draw the last card</numerusform>
            <numerusform>Draw the last {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Draw {number}</numerusform>
            <numerusform>Draw {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid out: {number} {ranks}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Laid out: {number} {ranks}</numerusform>
            <numerusform>Laid out: {number} {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lift about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Lift about {number}</numerusform>
            <numerusform>Lift about {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seven at once: (one is|{number} are) missing.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Seven at once: one is missing.</numerusform>
            <numerusform>Seven at once: {number} are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Take {number}</numerusform>
            <numerusform>Take {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {counts} card(s)</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>
            <numerusform>of {counts} card</numerusform>
            <numerusform>of {counts} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {number} (lady|ladies)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>with {number} lady</numerusform>
            <numerusform>with {number} ladies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:^}. (One point is|{points} points are) missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{cards:^}. One point is missing.</numerusform>
            <numerusform>{cards:^}. {points} points are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s) new</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} card new</numerusform>
            <numerusform>{count} cards new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have} of {need} {piles}, on the table {points}</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed. {piles}: the same word for several, some with what they are: “clean piles”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{have} of {need} {piles}, on the table {points}</numerusform>
            <numerusform>{have} of {need} {piles}, on the table {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {number} of them wild</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{meld}, {number} of them wild</numerusform>
            <numerusform>{meld}, {number} of them wild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} meld(s), {cards}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{number} meld, {cards}</numerusform>
            <numerusform>{number} melds, {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} more</numerusform>
            <numerusform>{number} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
    <message numerus="yes">
        <source>completed a {clean} {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed a {clean} {pile} of {ranks}</numerusform>
            <numerusform>completed a {clean} {pile} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed a {dirty} {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{dirty}: the same for a meld with wilds: “dirty” or “black”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>completed a {dirty} {pile} of {ranks}</numerusform>
            <numerusform>completed a {dirty} {pile} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {number} for the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>took {number} for the {ranks}</numerusform>
            <numerusform>took {number} for the {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {number} with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>took {number} with {cards}</numerusform>
            <numerusform>took {number} with {cards}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValueTexts</name>
    <message numerus="yes">
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
    <message numerus="yes">
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
    <message numerus="yes">
        <source>(a five|{count} fives)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a five</numerusform>
            <numerusform>{count} fives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four|{count} fours)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a four</numerusform>
            <numerusform>{count} fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack|{count} jacks)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a jack</numerusform>
            <numerusform>{count} jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jester|{count} jesters)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a jester</numerusform>
            <numerusform>{count} jesters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker|{count} jokers)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a joker</numerusform>
            <numerusform>{count} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king|{count} kings)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a king</numerusform>
            <numerusform>{count} kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lady|{count} ladies)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a lady</numerusform>
            <numerusform>{count} ladies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lord|{count} lords)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a lord</numerusform>
            <numerusform>{count} lords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine|{count} nines)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a nine</numerusform>
            <numerusform>{count} nines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a one|{count} ones)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a one</numerusform>
            <numerusform>{count} ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen|{count} queens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a queen</numerusform>
            <numerusform>{count} queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven|{count} sevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a seven</numerusform>
            <numerusform>{count} sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six|{count} sixes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a six</numerusform>
            <numerusform>{count} sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten|{count} tens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a ten</numerusform>
            <numerusform>{count} tens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a three|{count} threes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a three</numerusform>
            <numerusform>{count} threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a twelve|{count} twelves)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a twelve</numerusform>
            <numerusform>{count} twelves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two|{count} twos)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a two</numerusform>
            <numerusform>{count} twos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a villain|{count} villains)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>a villain</numerusform>
            <numerusform>{count} villains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace|{count} aces)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>an ace</numerusform>
            <numerusform>{count} aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight|{count} eights)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>an eight</numerusform>
            <numerusform>{count} eights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eleven|{count} elevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>an eleven</numerusform>
            <numerusform>{count} elevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>book(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>book</numerusform>
            <numerusform>books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>book(s)</source>
        <comment>the usual word</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>book</numerusform>
            <numerusform>books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>canasta(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>canasta</numerusform>
            <numerusform>canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>pile</numerusform>
            <numerusform>piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} card</numerusform>
            <numerusform>{count} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deal(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} deal</numerusform>
            <numerusform>{count} deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} joker(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} joker</numerusform>
            <numerusform>{count} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pack(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} pack</numerusform>
            <numerusform>{count} packs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pair(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} pair</numerusform>
            <numerusform>{count} pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} player(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} player</numerusform>
            <numerusform>{count} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} round(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} round</numerusform>
            <numerusform>{count} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stock pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} stock pile</numerusform>
            <numerusform>{count} stock piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} wild {piles}</numerusform>
            <numerusform>{count} wild {piles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} wild</numerusform>
            <numerusform>{count} wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {clean} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {clean} {piles}</numerusform>
            <numerusform>{count} {clean} {piles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {clean} {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {clean}: the family’s word for a meld without wilds, “clean” or “red”, before its ending: “{clean}u {pile:acc}”. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{count} {clean} {piles} of {ranks}</numerusform>
            <numerusform>{count} {clean} {piles} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {dirty} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {dirty}: the same for a meld with wilds: “dirty” or “black”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {dirty} {piles}</numerusform>
            <numerusform>{count} {dirty} {piles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {piles}</numerusform>
            <numerusform>{count} {piles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} in all</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count} {piles} in all</numerusform>
            <numerusform>{count} {piles} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{count} {piles} of {ranks}</numerusform>
            <numerusform>{count} {piles} of {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} or {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first} or {last} card</numerusform>
            <numerusform>{first} or {last} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first} to {last} card</numerusform>
            <numerusform>{first} to {last} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} card</numerusform>
            <numerusform>{number} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} point(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} point</numerusform>
            <numerusform>{number} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) from deal {deal} on</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} point from deal {deal} on</numerusform>
            <numerusform>{points} points from deal {deal} on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) in deal {deal}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} point in deal {deal}</numerusform>
            <numerusform>{points} points in deal {deal}</numerusform>
        </translation>
    </message>
</context>
</TS>
