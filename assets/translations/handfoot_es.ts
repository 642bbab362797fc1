<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Agreements</name>
    <message>
        <source>For practice: playing alone, you may take back any move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get into the foot first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out only when ahead in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out only when all partners are in the foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out only when no meld of five or six is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep clean melds clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep wilds for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners agreed: {agreements}.</source>
        <extracomment>{agreements}: what partners agreed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table counts the unseen cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table shows the last discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean melds stay clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody goes out before all partners are in the foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody goes out while a meld of five or six is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody goes out while the side is behind in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the foot comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wilds are kept for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgreementsDialog</name>
    <message>
        <source>Agreed with partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots keep agreements, and say so when it matters. People are asked before breaking one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BanSentences</name>
    <message>
        <source>Cards that may not be discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No discarding {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No discarding {ranks} until every side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No discarding {ranks} until your side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards you must keep or meld, and until when.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarded</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {ranks} ever</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {ranks} until every side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {ranks} until your side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards that may not be discarded</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not as the last discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every player has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until you have a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until your side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookFilters</name>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games without bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and bots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BotRunner</name>
    <message>
        <source>its process ended</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>A simple move was made for {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BroughtForwardDialog</name>
    <message>
        <source>Go on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals and deal numbers go on from here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>AKQJ</source>
        <comment>on ace, king, queen, jack: AKQJ, ARDV, AKDB, AKDJ or AKDZ</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>By language: {letters}</source>
        <extracomment>{letters}: the letters on ace, king, queen and jack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <comment>cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quilt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits in Raub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CareerDetails</name>
    <message>
        <source>Head to head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two wins in a row so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wins so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) were won, the longest streak so far.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) were won; the longest streak is {most}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak is {number} game(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: not won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}: won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{wins} of the last {number} game(s) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--blank needs --game: {choices}</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--blank takes no file, but {file} was named</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--date takes a day as in 2026-11-21, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--move takes a number of moves, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--named needs a file of house rules, --rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>--names has {number} name(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats names {number} bot(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>--size takes pixels as in 1920x1080, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy. Without a command the table opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4 or letter (default: A4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a saved game move by move and print it in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is correct.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is wrong.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} is not over.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw any position of a saved game as a picture, without a screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let bots play each other and print how they did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number} is not allowed: {reason} ({name}: {move})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {reason}: why something cannot be. {name}: the player, or the players of a side. {move}: a move, as “draw two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On Windows and macOS the installer puts the program in the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {number}: {names}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal code {code} is wrong: the cards of move {number} are not the ones it was shown for.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal of move {number} has no code, though one before it has: it was taken out of the file.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal of move {number} has no code.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} holds the score of a game with real cards, which has no moves.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s check differs from the replay: {field} is {old} in the file and {new} in the replay.</source>
        <extracomment>{field}: the label of a field. {old}: what a rule said before, as “two cards”. {new}: what a rule says now, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files for the menu are missing: install the program with pip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is already in your desktop menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is no longer in your desktop menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is now in your desktop menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no reports on the deals of {game}.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a score sheet as a PDF, filled from a saved game or blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blank sheet to write on instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name over the date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a one-page blank sheet, without room for a whole game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture has 640x480 to 7680x4320 pixels, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture is a PNG file: call it {file}</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a saved game, finished or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a saved game, finished or not, or a saved deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after this many moves, as replay numbers them (default: all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone, pairs or teams (default: the usual for that many)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in 2026-11-21 (default: that of the game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bots in playing order, as in steady,easy,steady,easy (default: all steady); their levels, the weakest first: {levels}</source>
        <extracomment>{levels}: levels of bots, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each of these plays every other, paired, and all get a rating; name your own bot module:Class, here and in --seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games to play, with --bots for every two of them (default: 20)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rules instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rules instead, as the program or a list has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock</source>
        <comment>end of deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language of the answers: en, de, fr, hr, cs, it, es, sr_Latn, sr_Cyrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the Dask cluster with this scheduler play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms p95</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a saved game, or ask for a sheet to write on with --blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none is stronger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the usual work on a report; less is quicker and less exact (default: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open one more window where one is open already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the game, deal or house rules in FILE, as FILE alone does, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <comment>end of deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed on</source>
        <comment>end of deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels across and down (default: {value})</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play</source>
        <comment>noun</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the same cards again with seats swapped, in every different way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players (default: the preset&apos;s usual)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players of a blank sheet in playing order, with commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print one JSON object instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processes that play (default: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the program in your desktop menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules by name (default: the first)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same number, same games (default: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save results in this file, and go on from those already in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show what the same moves come to under these house rules, not its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock</source>
        <comment>end of deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop once it is sure whether the first bot wins more or less than this share (default: what equal bots would win)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such a sheet does not fit on one page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it out of that menu again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell luck from play in this deal, or in every deal that is over (20 seconds each)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {reason}</source>
        <extracomment>{folder}: the name of a folder. {reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder {folder} cannot be written to</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house rules in {file} are for another table</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house rules in {file} are for {game}</source>
        <extracomment>{file}: the name of a file. {game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no bot {value}; choose from {choices}, or name module:Class</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>there is no move {value}; the game has {number} move(s)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>there is no paper {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no player {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no preset {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no preset {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no theme {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown in</source>
        <comment>end of deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>end of deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns in a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two blank sheets side by side, where they fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two such sheets do not fit on a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a bot has for each move (default: %(default)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what this player sees, by name or number (default: the only person, or all hands once the deal is over)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which rule set in FILE, where there are several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <comment>games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write every game to this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{bot} against {bots}: {share} % ({least} to {most}) of {number} game(s)</source>
        <extracomment>{bot}: what a bot is called by its level, as “Strong bot”. {bots}: bots by their levels, listed. {share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{choices} (default: as in the preferences)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choices} (with --blank)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{deal}, played {number} time(s) by bots:</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), at most {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has no rules {value}; choose from {choices}</source>
        <extracomment>{file}: the name of a file. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} holds several rule sets; choose by --named: {choices}</source>
        <extracomment>{file}: the name of a file. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a folder, not a results file</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged in line {number}; it was left as it is</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is from a match with another {field}</source>
        <extracomment>{file}: the name of a file. {field}: the label of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is from a newer version of this program</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is in use by another match</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a results file</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{file}: {number} byte(s)</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, own rules: {names}</source>
        <extracomment>{game}: the title of a game. {names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {preset}, with changed rules: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {preset}: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}, paired</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {move}. {more}</source>
        <extracomment>{name}: the player, or the players of a side. {move}: a move, as “draw two cards”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} (mean)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), not finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms (median), {most} ms (p95)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} players cannot play {preset} as {value}; choose from {choices}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} is already set by the house rules in --rules</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} is for a blank sheet; {file} already says how it is played</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} is for blank sheets</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} takes a number between 0 and {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} takes a number from {least} to {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} takes two or more different bots</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{preset} cannot be played by {value}; choose from {choices}</source>
        <extracomment>{preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} ({least} to {most})</source>
        <extracomment>{share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} (sequential test by betting, 5 %)</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, less than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, more than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, not decided against {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} {number} ({share} %)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are. {share}: how much of the work is done, in per cent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{rules}” says “{sentence}”, which is not played here</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {sentence}: a sentence of a family about its rules.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>* as written down at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Hand and Foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also at our table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the classic game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As {base}</source>
        <extracomment>{base}: the title of the rules from which others are made.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <comment>put back</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>noun</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>verb</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal these cards again in a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <comment>noun</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <comment>program</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many are at the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <comment>print</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>print</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packets not picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>{page}: the number of a page. {pages}: how many pages there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <comment>verb</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this deal in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rule card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <comment>noun</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <comment>verb</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first dealer is drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program and the bots do not know these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is copied. You can paste it into a letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock ran out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking about the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal</source>
        <comment>noun</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the hand is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dealer} deals, {first} plays first.</source>
        <extracomment>{dealer}: the player who deals. {first}: the first of two or more that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dealer} deals.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} · {following}</source>
        <extracomment>{first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}; {following}</source>
        <extracomment>{first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}. {text}</source>
        <extracomment>{label}: the label of a rule or a field. {text}: what is said first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <extracomment>{label}: the label of a rule or a field. {text}: what is said first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {text}.</source>
        <extracomment>{label}: the label of a rule or a field. {text}: what is said first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} got {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {wish}</source>
        <extracomment>{name}: the player, or the players of a side. {wish}: what a player is to do, after the name: “draw two cards.”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text:^}</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text:^}.</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} ({key})</source>
        <extracomment>{text}: what is said first. {key}: a key of the keyboard, as “Ctrl+Left”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>Anything not saved will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets these cards on {day}; later cards are left to chance.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is saved as it is. You can go on from the start page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>A question from {name} to</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My cards on a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {name}’s cards</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards stay covered until the button is pressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be seen only by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashReports</name>
    <message>
        <source>Something went wrong in the program; everything played is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in the program; the game is not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program crashed last time; what was saved is still there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealAgainDialog</name>
    <message>
        <source>Deal these cards again</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Same cards, (one seat|{number} seats) over</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards, partners swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same cards, same seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same cards, sides swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Same cards, sides swapped, (one seat|{number} seats) over</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The score starts fresh, as the rules say for a first deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal} of {game}, {rules}, becomes the first deal of a new game.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {game}: the title of a game. {rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the same cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays what {owner} had.</source>
        <extracomment>{name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealerButton</name>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at random</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealsTable</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Another program took the old address: every phone must scan its code again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The codes work until you close the program. {fault}</source>
        <extracomment>{fault}: what is wrong with a file, as a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not let phones reach this program ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer is not on a network: connect it to the same Wi-Fi as the phones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer’s address has changed: every phone must scan its code again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryGrid</name>
    <message>
        <source>Add</source>
        <comment>a line of other points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}, {points} each</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal of this game has a code: they were dealt without one, or the codes were taken out of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled before anybody sees one. A code is made from their order and a secret number. Both are shown once the deal is over. If they give the same code again, nobody has moved a card since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code is correct: the cards lay as they were shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code is wrong: it belongs to no deal of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code is wrong: these are not the cards as they were shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deals}: dealt without a code, or it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deals}: the deal code is missing, so it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}: the deal code is wrong, so cards were changed.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FamilyBook</name>
    <message>
        <source>Another window is writing in the family book, so it is not updated right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As written down at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so the family book is not updated right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The family book is not updated right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The family book was damaged while it was open; opening it again fixes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The family book was damaged, so a new one was made from the game files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old one is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other points: what</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} more game file(s) cannot be read either.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, real cards</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, started elsewhere</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{more} to {less}</source>
        <extracomment>{more}: what is said in addition, or the larger number of points. {less}: the smaller number of points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (uncertain)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is working up to the easy bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ranks above all bots.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ranks between the easy and the steady bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ranks between the steady and the strong bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ranks between the strong and the expert bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wins} : {losses}</source>
        <extracomment>{wins}: how many games were won. {losses}: how many games were lost.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <extracomment>{wins}: how many games were won. {games}: how many games.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FamilyBookController</name>
    <message>
        <source>Reading finished games: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Saved as {file} in {folder}, with (one game|{number} games).</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of {day} is back.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of {day} was removed.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game’s file is gone; only its numbers are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>family-book-deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>family-book-games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FamilyBookPage</name>
    <message>
        <source>Bots stay where they are. The stronger the others, the more a win earns. Practice games do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals, one row per side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished games appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won by each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games, one row per side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In these games nobody had a partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>of players by their strength</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished game matches this choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only people are counted here. Bots played or finished these games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are shown for one game at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show people and bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Another program changed {file}, so this game goes on in a new file.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the house rules a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules in {file}: {reason}</source>
        <extracomment>{file}: the name of a file. {reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No moves can be saved in {folder}, so you can only look at this game.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved in {path}, which is not a folder.</source>
        <extracomment>{path}: the path of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so the last entries are not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so the last entry is not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so the last move is not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The disk is full, so the last {count} move(s) are not saved yet.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The disk is full, so the picture is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so this game is not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so {file} is not saved.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the text is cut off: it goes from HFRULES to the semicolon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of {file} cannot lock files: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} does not allow writing.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} is gone.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {path} cannot be read: {detail}.</source>
        <extracomment>{path}: the path of a folder. {detail}: why the system refused, as the system says it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed since, so you can only look at this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has no rules from this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text was changed along the way: copy all of it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are from a newer version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already have house rules named {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal code {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds something that does not belong there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder or a device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too large to be house rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its contents make no sense to this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its end is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something in it is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is missing in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full, so they are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry for “{label}” is wrong.</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged, or it holds something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged: {harm}.</source>
        <extracomment>{harm}: what is wrong in a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are from a newer version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has a move that is not allowed ({place}).</source>
        <extracomment>{file}: the name of a file. {place}: where something was played, or where in a file it stands.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a folder or a device, not a plain file.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a link that leads back to itself.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {harm}.</source>
        <extracomment>{file}: the name of a file. {harm}: what is wrong in a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a JPEG or PNG picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a saved game.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is too large a picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is too large to be a file of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} no longer exists.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} takes too long to read.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: what is wrong is left out, all else is used ({name}).</source>
        <extracomment>{file}: the name of a file. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{harm} ({place})</source>
        <extracomment>{harm}: what is wrong in a file. {place}: where something was played, or where in a file it stands.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Go to “{field}”</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message>
        <source>Games and deals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Deals of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the game out of the family book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of each deal are not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <comment>plays now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now {name}</source>
        <comment>plays now</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Hint: {move}.</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No first meld is needed in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be laid down now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put your cards back first, then you can ask your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side is already down.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>A tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>By (one point|{points} points).</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win)</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>13-card hand and foot; two clean, two dirty, one wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15, 13 and 11 cards; the books needed are our choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4 players, half an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 6 players, half an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 8 players, about an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>262 special cards with ladies and villains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brouillette partners, high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brouillette partners, low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brouillette, high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brouillette, low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>California</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic, upcard left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DeMeritt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw until you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw up to three cards, with knocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each alone, two stock piles, no wild books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each first play needs 30, from the hand alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards, four tricks, down from 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand 15, foot 13; a book opens the foot; bonuses are our choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand, Knee and Foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imagines few deals, and forgets what was played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imagines some deals, and remembers every card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays melds and adds to them, but takes none apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like Classic, but the first card stays, whatever it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like Simpson, but a wild removes the pile; 300 and 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like Simpson, but a wild removes the pile; 500 and 300</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks only at its own cards and misses some melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machiavelli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manipulation Rummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds stay open after seven; pick up the whole pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves up to three cards on the table to lay down more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is stronger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners build books of seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pennies from Heaven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up three to seven cards; how many is our choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or draw one, no jokers, 13 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays for its side and watches what others collect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rasa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rearrange anything on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuilds the whole table, and holds cards back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes cost 500, to 20,000 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saskatchewan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shanghai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simpson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players, canastas of sevens, to 20,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tanglewood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strong bot with more time, as set in Preferences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards from a closed pile; the books needed are our choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three ways to make trumps, from 21 down to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries moves in imagined deals and remembers who took what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs; deal four takes four clean and four dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs; deal four takes four clean, four dirty; 500 and 300</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole pile, dirty books stay open, to 10,000; red threes are our choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, round {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({bot})</source>
        <extracomment>{name}: the player, or the players of a side. {bot}: what a bot is called by its level, as “Strong bot”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootCard</name>
    <message>
        <source>A clean {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal ends when somebody goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dirty {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discarded lady stops the next player from picking up the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discarded wild takes the whole pile off the table with it; the next discard starts a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game has {deals}.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker laid in such a turn counts {new} instead of {old}.</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds at least two naturals and at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is three or more cards of the same rank, face up in front of its player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is three or more cards of the same rank, face up. It belongs to the whole side; any partner may add to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld of naturals holds any number of wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld of naturals holds no wilds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three among them is laid and replaced at once; one deeper in the pile stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three in it is laid and replaced at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A three on top blocks the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A villain or a lady on top blocks the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild laid on an unfinished clean meld makes it dirty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A wild needs at least {count} natural card(s) with it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A wild {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them on one side count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them with one player count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before that, your side needs a complete {pile}. Without one, keep two cards in hand after melding and one after the discard: with two cards, discard one and keep one.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards stay in the meld where they were laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock or pick up the discard pile. Meld as much as you like, then discard one card to end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {cards} from the stock or pick up the discard pile. Meld as much as you like, then discard one card to end your turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player has three packets: hand {hand}, knee {knee}, foot {foot}, played in this order. Knee and foot lie face down until they are picked up.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player has two packets: the hand, played first, and the foot. The foot lies face down until you pick it up and play it like the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid counts {left}, even in an unopened foot.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid counts {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each red three counts {laid}; one not laid counts {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is dealt a hand of {hand}, then a knee of {knee}, then a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for a hand of {hand} and a foot of {foot}; if you are short, take more; put any extra back. Lifting exactly {both} on the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for hand, knee and foot; if you are short, take more; put any extra back. Lifting exactly {both} on the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: the pile is frozen, with a nine on top: {two} from your hand picks it up, {mixed} does not.</source>
        <extracomment>{two}: two cards of an example, listed. {mixed}: a card and a wild of an example, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in hand, laying {four} makes {points}, {missing} short; a {wild} from below the nine would not count.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in hand, laying {four} makes {points}; a {wild} from below the nine would not do.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: you have melded five eights, and an eight is on top. With {four} in hand you may pick up: the top card and an 8 complete the {pile}, and {three} start a new meld. With {three} you may not: only {two} would be left.</source>
        <extracomment>{four}: four cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {three}: three cards of an example, listed. {two}: two cards of an example, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: you have melded six eights, and an eight is on top. With {three} in hand you may pick up: the top card completes the {pile}, and {three} start a new meld. With {two} you may not: two cards are no meld.</source>
        <extracomment>{three}: three cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {two}: two cards of an example, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: {count} count {points}.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: {four} makes {points}, {missing} short.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: {four} makes {points}.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card of your foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out means getting rid of your last card once you have your foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the stock ends the deal, nobody gets the bonus for going out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the stock is empty, a red three is laid without a replacement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you already have an unfinished meld of that rank, they go on it. If it has room for fewer than three more, the pile cannot be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you already have an unfinished meld of that rank, they go on it. If it has room for fewer than three more, the same move completes the {pile} and starts another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you already have an unfinished meld of that rank, they go on it. If it has room for only one more, the pile cannot be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you already have an unfinished meld of that rank, they go on it. If it has room for only one more, the same move completes the {pile} and starts another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you discard the last card of your hand, you pick up your foot and play it from your next turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you may not discard any of your cards, your turn ends without a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you meld the last card of your hand, you pick up your foot at once and go on; the turn still ends with a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you meld your last card, you pick up your foot and your turn ends without a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an unopened foot, each one counts {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In deal(s) {deals} it is a concealed {pile} of any kind instead: seven cards laid at once from your hand, before you pick up the pile; other melds may go with it.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In these turns nobody asks, no {piles} are needed, and you need not keep a card.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jesters and jokers are wild; all other cards but villains and ladies are naturals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just before your first turn, lay your red threes on the table and replace them from the stock; after that, lay each one at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it down in one move, in any number of melds. Only the values of their cards count, not bonuses; of a pile picked up in that move, only the top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once you are in your foot and may not go out yet, keep two cards after melding and one after the discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One partner’s first meld counts for the whole side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first player out gets the bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red three in an unopened foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red three left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red three on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are plain cards: you may not meld them, but you may discard them; each one left counts {left}.</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some, wild with only wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some, wild with only wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; one of the dealer’s partners deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; the dealer’s partner deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first dealer is drawn at random. The player on the dealer’s left starts; play and deal pass to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which a side reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which somebody reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins; a tie is shared. Totals may be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special deck of 262 cards, one set for any number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Then the deal ends: {count} turn(s) later, or when somebody cannot draw.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>They may also go on a complete {pile} that is open.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go out, the side needs {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go out, you need {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos and jokers are wild; four to ace are naturals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos are wild; four to ace are naturals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then, keep two cards in hand after melding (unless you completed a {pile}), and one after the discard.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the first meld needs depends on the side’s score at the start of the deal: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the side needs to go out depends on the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you need to go out depends on the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your first meld needs depends on your score at the start of the deal: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you complete a {pile}, your foot joins your hand at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you complete a {pile}, your knee joins your hand at once; with the next one, your foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you play from your foot and may not go out yet, keep two cards after melding and one after the discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilds may be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may lay any number of ladies on a complete clean {pile}; they never count toward a first meld.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You may pick up the pile once it has {count} card(s), and you get all of it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may pick up the pile once it has {count} card(s).</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You may split them among several melds of that rank, as long as each meld is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up only the top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You pick up the top {count} card(s), or the whole pile if it has fewer.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up the top {count} card(s); if there are fewer, you may not.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You pick up the whole pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up your knee first, in the same way, and your foot later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their value off</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{count:^} count {points} together.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of four, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of three, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in {sides}, partners opposite.</source>
        <extracomment>{count}: the number on which the plural form depends. {sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s), each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs no points.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}, after that as many as in the last.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s).</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs {steps}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {steps}: the points that are needed, score by score.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{needed:^}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} with {jokers} each: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {jokers}: jokers, counted: “two jokers”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} without jokers: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{wilds} in {cards}</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootHints</name>
    <message>
        <source>A hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand of {hand}, a knee of {knee} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lady on a clean {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {pile} is nearly complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending now is better for the side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card has a place to go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: is the pile worth more than drawing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: keep cards that could make a first meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: look at the melds on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: look at the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: look at what is left in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: look for a card that helps nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: look for a first meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: look for cards of the same rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: the end of the deal is near.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gets you {taken}; drawing gets you {drawn}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {drawn}: the cards that a draw brings, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is the only one in hand, and none of the side’s melds takes it.</source>
        <comment>{card}</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Little in the pile would fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little is left in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other card can be spared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the cards may be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only two of them are in hand, and none of the side’s melds takes them.</source>
        <comment>{cards}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Others may go out soon, and cards in hand cost points then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing on is better for the side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That brings the {ranks} to {number} of {size}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are. {size}: how many cards a complete meld has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That completes a wild {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That completes a {pile} of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That empties the hand, and the foot comes next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That empties the hand, and the foot is played right away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That empties the hand, and the knee comes next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That empties the hand, and the knee is played right away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That leaves no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That makes {sum}, and {need} (is|are) needed.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is nearly gone, and the pile would put off the foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is nearly gone, and the pile would put off the knee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others are close to going out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partners agreed to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {ranks} become a clean {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {ranks} become a dirty {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {name} cannot pick up the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pile to pick up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too much is left in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With {card} at most {most}, but {need} (is|are) needed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {most}: the most of them, as “two” or “two cards”. {need}: how many are needed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>answer no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask {partner} whether to go out</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw from both stock piles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>lay these {count} card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pick up {count} with {cards}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has discarded {card}, too.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not down and cannot pick up the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {sum}, and {need} (is|are) needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootInterview</name>
    <message>
        <source>1,500, clean or dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 points each; minus 100 for a side without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 points each; minus 100 without a first meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>300 clean, 100 dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>300 clean, 100 dirty, 1,000 wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5,000 clean, 2,500 dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 in every deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50, then 90, 120 and 150</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>500 clean, 300 dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,000 wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,500 wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60, then 90, 120 and 150</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus, but it counts against a side not down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus, but only with a meld of seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus: laid at once for 100 points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kind of its own, as in Pennies from Heaven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A partner’s unopened foot may count against your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A penalty: 500 points off for each one left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A smaller pile cannot be picked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About an hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About half an hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that you may discard them like any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An eight and a two pick up an eight, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number will do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything, within the limit on wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are there cards that nobody may discard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Pennies from Heaven, a long evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Pennies from Heaven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Saskatchewan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Simpson’s game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the classic game; deals take their time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many wilds as naturals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As with the special deck; the cards decide which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least a meld or a discard; no foot is left unopened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both go on a meld, or a third card or a wild joins them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But no wild on a clean one; it still counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty ones are closed at seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you ask your partner, “May I go out?”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each alone, with eight decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each alone, with four decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each alone, with six decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each alone, with three decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each needs the points; cards on partners’ melds count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight players in four pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight players in two teams of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight players, each alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eleven and eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eleven in the hand, thirteen in the foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly seven, and only when there are seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer cards to hold, and shorter deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer wilds than naturals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifteen and fifteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players in two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players, each alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand, knee and foot: fifteen, thirteen and eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands grow fast, and the stock runs out sooner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards are dealt to each hand and each foot?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards do you draw in a turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points does a complete meld of sevens earn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points does a meld of seven earn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points does the first meld of a deal need?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many sit at the table, and who plays together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many wild cards may a meld hold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the discard pile do you pick up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However long it grows, it counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However many cards are in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It blocks the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends after the deal in which somebody gets there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It freezes the pile until somebody picks it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never gets harder to get down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It removes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its cards are out of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less than usual, so single cards matter more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May black threes be melded?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May cards be added to a meld of seven?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May you look through the discard pile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More cards of that rank start another meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More cards to hold, and longer deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More in every deal, as in the classic game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must your partner be in the foot before you go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naturals may be added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naturals on clean ones only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rank is worth more than another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wild one is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it does not matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, you just go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can pick it up while the wild is on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody shares melds; with five decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody shares melds; with nine decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody shares melds; with seven decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has to be played from it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once one partner is down, the other may lay any meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card like it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One clean and one dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One clean, one dirty and one wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One clean, one dirty, one wild and one of sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for every two naturals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One wild in three cards, two in four, three in seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One wild in three or four cards, three in seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One wild in three to five cards, two in six or seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the top card may be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners sit in every other seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners sit opposite and share melds and score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners sit opposite; four sides play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners sit opposite; three sides play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain cards that nobody melds; discard them in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven make a clean meld that pays the dirty bonus; each costs 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven of them are a kind of their own, worth the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sevens, until every side has a complete meld of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sevens, until your side has a complete meld of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short deals, as in Simpson’s game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players in three pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players in two teams of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players, each alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is binding, too; nothing else is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first deal asks for a little more than usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest stays; with fewer than five you get the whole pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest stays; with fewer than seven you get them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sevens decide most deals then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you need two naturals like the card on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go with naturals only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They help you get rid of your last cards; each costs 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They keep the next player from picking up the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteen and thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of any kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or more at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or more in the turn you go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three packets, one after the other; with one more deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 10,000 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 20,000 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards like the top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two clean and two dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two clean, two dirty and one wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two eights pick up an eight; no wild stands in for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two like it, or one like it and a wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two twos pick up a two, two jokers a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos and jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then you keep a card in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to five cards from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to seven cards from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a two or joker on the discard pile do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does your family call a meld of seven?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in it is no secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must be complete before you go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must you hold to pick up the pile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose first meld counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a wild on top, the discard pile cannot be picked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two naturals or more, even if wilds outnumber them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, and the answer is binding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, and the answer is just yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decide for yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard one, so your hand grows by a card a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not discard; you play your foot next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have to remember what is below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may discard whatever you cannot use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may lay down the first three cards that match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not, until your side has a meld of seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You meld the last card of your hand: what then?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You meld them or keep them in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick it up with two of the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up your foot and play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up your foot, and your turn is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You replace them from the stock; each one not laid costs 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You still end your turn with a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand grows only when you pick up the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner may also say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner must have picked it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner must have played from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“A clean book”, on the screen and on paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“A clean canasta”, as in Saskatchewan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“A clean pile”, as in the classic game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootLesson</name>
    <message>
        <source>A black three stops you: you can’t pick up that pile now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A real deal has a hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three goes on the table right away, for {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you go out, you ask your partner: press the button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the same rank go down together: that is a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click both eights and the two, then “New meld” again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the four once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the four: click it, then the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again, as you do every turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn starts with a draw: click the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky draw: three queens. Lay them down as a new meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes with the seven. Discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the eights: just one more to go. Lay it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now we can go out and end the deal. Draw first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card is left. Discard it, and the deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them fits right away. Click the eight, then our eights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven kings: a clean {pile}, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So draw from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace goes on our aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face-up cards are your hand; face down lies your foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five is the last card in your hand. Discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kings count {worth}, but the first melds need {points}.</source>
        <extracomment>{worth}: how much something is worth in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nines are a meld, and the rest is in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two goes on our wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two queens go on our queens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This {pile} has a two in it: dirty, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three kings make a meld. Click them, then “New meld”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together they are worth {worth}: press the golden button.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two more kings make seven. Click both, then our kings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome! I’m {partner}, your partner. We play against {names}.</source>
        <extracomment>{partner}: the partner of the player. {names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We’re out: that is {points}. All our cards count for us.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, go ahead! First the nines: click both, then our nines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is gone, so you pick up your foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair in your hand picks up the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards the others still hold count against them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean means there is no wild card in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every turn ends with a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if I say no, the deal goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is on top of the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more cards, more melds: that is why you want the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new cards for your next turn; {partner} is in the foot, too</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now every card but one goes on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the first melds need a minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners sit across the table and play together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of them make a {pile}, and {piles} score the points</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven wild cards are worth {points}, more than anything else</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so something has to go with them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that draws {cards}; so does Enter</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is enough for the first melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those melds belong to both of us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to end the deal you need {piles}: one clean and one dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to go out you need {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos and jokers are wild: they stand for any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you can drag them there, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you got another card for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you pick up your foot once your hand is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discarded a nine: click both nines, then the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{partner} laid kings and an eight on our melds.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{partner} laid two twos and a joker: a wild meld.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootLog</name>
    <message>
        <source>A card was turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} goes to {names}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} is a tie.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone else gets one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upcard was buried and another one turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all partners are in the foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked to go out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>completed a wild {pile}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed a {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a clean {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a dirty {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>could not discard</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded {cards}: the discard pile is removed</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded {cards}: the pile is frozen</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>got down with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>laid {cards} on the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no meld of five or six is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>picked up</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>picked up {count} card(s) from the pile</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>said no to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said yes to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side is ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went into the foot</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went into the knee</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>discarded; {name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>wins the deal</source>
        <comment>mark {names}</comment>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <comment>to discard</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dealer} dealt. {name} plays first.</source>
        <extracomment>{dealer}: the player who deals. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asked {partner}, “May I go out?”</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks {partner}, “May I go out?”</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completed a wild {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completed a {pile} of {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a clean {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a dirty {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discarded a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discarded a wild: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discarded a wild: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discarded {card}: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discarded {card}: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} drew {cards}, after (one card was put in|{number} cards were shuffled in).</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had to draw, and the stock ran out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps wilds for the wild {pile}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid {cards} as a wild meld.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid {cards} on the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays a red three.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves the {ranks} clean, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted (one card|{number} cards), {missing} too few.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted exactly {number} card(s): {bonus}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {bonus}: points as a bonus, as “100 points”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted {number} card(s), {missing} too many.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} picked up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picked up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picked up {taken} from the pile for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picked up {taken} from the pile with {cards} for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picked up {taken} from the pile with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picks up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picks up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picks up {count} with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said no, as agreed: a meld of five or six is open.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said no, as agreed: not all partners are in the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said no, as agreed: the side is not ahead.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said no.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said no: a {pile} is nearly complete.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} said no: about {points} point(s) (is|are) left in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} said no: playing on is better for the side.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said no: too much is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said yes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said yes: ending now is better for the side.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said yes: little is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said yes: the others are close to going out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} waited to ask until {conditions}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {conditions}: the conditions of an agreement, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went into the foot first, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootOptions</name>
    <message>
        <source>A clean and a dirty meld of the same rank may lie side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete clean {pile} is closed.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank, but no wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank; a wild makes it dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete dirty one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank and wilds, within the limit.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank, but no wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete wild one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete wild one still takes wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld of seven takes no more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A natural pair is needed anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three turned up stays, too; if you pick it up with the pile, you lay it and replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side has only one meld of each rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A two or joker freezes the pile: until somebody picks it up, you need two naturals like its top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild freezes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild freezes the pile: until somebody picks it up, you need two naturals like its top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild on top blocks the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild on top needs two of the same wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your first meld, laying just the top card on a meld of its rank picks up the pile, too, but not a frozen one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your first meld, laying just the top card on a meld of its rank picks up the pile, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before your first meld, you need two naturals like the top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before your side’s first meld, you need two naturals like the top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for each {pile} of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for each {pile} with naturals and wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for each {pile} without wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for the side that goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals that begin with a concealed {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks of 52 cards, usually one more than there are players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every partner must already have melded or discarded from the foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every partner must already have picked up the foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First card of the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld by deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld by score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot and going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards the discard pile must have, counting the top one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards you pick up, counting the top one; 0 is the whole pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many deals are played, or 0 to play to a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jokers each deck has; twos are always wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many piles the stock is split into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many wilds a meld of naturals may hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the stock is too small for a draw, cards removed from the table are shuffled under it; if that is not enough, the deal ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the stock is too small for a draw, removed cards and all discards but the top one are shuffled under it; if that is not enough, the deal ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In these deals the first meld is seven cards laid at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It also ends when the stock is too small for a draw. With an empty stock, play goes on as long as every player picks up the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers in each deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lady left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lady on a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last card is a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying just the top card on your own meld of its rank picks up the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking through the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld the top card at once with one of its rank from your hand, on a meld or with a third card or a wild; the cards below may not join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld the top card at once with two of its rank from your hand, no wild in their place; more from your hand may join, the cards below may not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld the top card at once with two of its rank from your hand, or with one of them and a wild; more from your hand may join, the cards below may not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of wilds only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More wilds on wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most wilds in a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naturals with a wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed to pick up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is turned; the first discard starts the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may look through the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since every first meld is a whole {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since everybody plays alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since melds hold no wilds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since no wild comes onto the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since the first meld goes by score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since there are no melds of wilds only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since you do not ask your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is shuffled in, since no wild removes the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a wild is in it, only a natural pair picks up the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once your side has melded, laying just the top card on a meld of its rank picks up the pile, too, but not a frozen one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once your side has melded, laying just the top card on a meld of its rank picks up the pile, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the special deck has ladies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner has picked up the foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner has played from the foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner in the foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner says yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picking up before a first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picking up the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a side’s first meld needs, deal by deal; the last repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by the side’s score when the deal starts, lowest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each lady laid on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each lady left in hand or foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for lifting exactly hand and foot on the first try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score that ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second meld of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several melds of the same rank may lie side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest pile you may pick up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard decks, or the special deck of 262 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock piles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest naturals a meld with wilds may have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after the deal in which a side reaches this score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most wilds a meld may ever hold, or no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest lies in two stock piles; you may draw from either or both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special deck is one set of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady or wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned and stays, whatever it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned; a wild is buried in the stock, a red three stays, and another is turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned. A villain stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three is buried in the stock and another turned. A black three stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three stays and another is turned on it, until a natural or a black three lies on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is turned; a wild stays and another is turned on it. A lady is buried in the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no melds of wilds only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or more wilds, mixed as you like, may be a meld of wilds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes and sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top card on a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos and jokers may be melded without naturals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a meld of seven is called on the screen and on paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side that has not melded yet needs to pick up the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a two or a joker on top of the discard pile means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What every partner must have done with the foot before you go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when the stock is too small for a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you must hold to meld with the top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a side may start another meld of the same rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a complete wild {pile} still takes wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether everybody may look at what is below the top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the top card of the stock is turned to start the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether three or more black threes may be melded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards a complete clean {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards a complete dirty {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who shares melds and score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild card on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilds in a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word for a complete meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask your partner, “May I go out?”, once a turn: yes means you must, no means not this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask your partners, “May I go out?”, one by one, once a turn: if all say yes, you must; the first no means not this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out only if your partner says yes, and then you must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have only one meld of each rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may meld or discard your last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may start another meld of a rank once the first is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must already have laid your first meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must go out with a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last card must be a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner may say why it is yes or no; otherwise no table talk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side must already have laid its first meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clean and a dirty one side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a concealed {pile} counts for partners, but every player needs a first meld</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deal could go on for ever</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but no wild may be in it</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but seven naturals leave no room for a wild</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair, or one natural and a wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pile of {new} or more picked up instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wild cannot freeze a pile that it takes off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wild does not freeze the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wild freezes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wild with {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wild {pile} is needed, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all discards but the top are shuffled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as naturals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {new} in a meld instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black threes are never melded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black threes could neither be melded nor discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete clean {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete dirty {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each number of red threes is listed only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each rank is listed only once, and {piles} that take no wilds are never dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody may look through the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than naturals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the turn you go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds of wilds only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more wilds on complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no melds of wilds only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more wilds on complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody may look through the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough cards are left for a stock and a first discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>partner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for every two naturals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one matching card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open to naturals</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open to naturals and wilds</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked it up</source>
        <comment>partner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked up with two of the same wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played from it</source>
        <comment>partner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red threes could neither be melded nor discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed cards are shuffled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removes the pile from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special deck of 262 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that many players cannot be grouped like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that many {piles} cannot be made</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that many {piles} need a second meld of a rank</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game would never end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last card may be melded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last card must be discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same as later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scores of the steps must rise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the top card alone on a meld does not pick up the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the top card alone on a meld picks up the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three or more, without wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>turned and left in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned, wilds and red threes buried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned; wilds and red threes are covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two wilds cannot be melded by themselves to pick up a third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the first is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wilds wait for a wild {pile}, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with an odd number of players nobody sits opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you ask your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you do not ask your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you pick up fewer cards than the pile must have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your partner answers only yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your partner’s answer may say why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{length}, about an hour</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} for a clean {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} for a dirty {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} for a wild {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} for going out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>sides</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} of the pile picked up instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand}, knees of {knee} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} are never melded. When discarded, they stop the next player from picking up the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^}, when discarded, stop the next player from picking up the pile. You may meld three or more without wilds in the turn you go out; seven make a clean {pile}. Each counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^}, when discarded, stop the next player from picking up the pile. You may meld three or more without wilds; seven make a clean {pile} that pays the dirty bonus. Each card counts {points}, toward a first meld too.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootPossible</name>
    <message>
        <source>Add to a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a card on the meld it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a new meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift cards off the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Meld its top card with cards from your hand; {cards} (comes|come) to you.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No card in your hand fits your side’s melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick its cards one by one, then drop them on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press G to ask your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putting a card on the discard pile ends your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can lay down or discard every card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot discard any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have enough points: press F to see good ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need about {number}, for all packets.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand has no new meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes on with this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} must go out this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{press:^} draws.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootPrompts</name>
    <message numerus="yes">
        <source>(one card|{number} cards), worth {points}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards left: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly {number} on the first try score {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose how many to draw from each stock pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the last card: that ends the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw {cards} from either stock pile.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw {cards}, from one stock pile or both.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw {cards}; more cards are shuffled in first.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go out: lay down every card, or all but the one you discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay down a whole {pile} of seven, or discard.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>lay down at least {points} point(s), or discard.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay down {points} more point(s), or take the cards back.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>lay these cards down, or take them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s) off the deck.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>may {asker} go out?</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {most} of the seven cards needed: discard a card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>only {most} of the {points} point(s) needed: discard a card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {most} of the {points} point(s) needed: take the cards back.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {most} of {points} point(s) with {card}: draw {draw}.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {card}: one card, in words or as it is printed: “9♦”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pick cards to meld, or one card to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up the pile and go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up the pile, or draw the last card: that ends the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up the pile: drawing from the empty stock ends the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up {cards} with {card} on your {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up {cards} with {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up {cards} with {rank}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rank}: the rank of one card: “nine”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to ask “May I go out?”</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to discard {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to end your turn.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to lay down {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to pick up {count} with {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to set out {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock has {cards}: drawing ends the deal.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock is empty: drawing ends the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cannot discard any card, so your turn just ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cannot meld anything yet: discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your last turn: lay down what fits, then discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asked} is deciding whether {asker} may go out.</source>
        <extracomment>{asked}: the partner who is asked. {asker}: the player who asks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} asks</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} has to do as you say.</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} and the foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}, knee and foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lifts the packets.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {number} and the foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {number}, knee and foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{out} is out: {name} gets one more turn.</source>
        <extracomment>{out}: who is out. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootPuzzles</name>
    <message numerus="yes">
        <source>Besides the top card you pick up {taken}, and {count} of them (fits|fit): {cards}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Besides the top card you pick up {taken}, but nothing that fits.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the way out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out this turn. Your partner will say yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down the first meld with the fewest wilds, twos before jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {cards}, and discard {card}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds you get {most} points at most.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds, or a two for a joker, you get {most} points at most.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {cards}: nothing is left.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {cards}: you need no wild.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the discard pile, or draw? Which is better?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the pile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still needed to go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootRefusals</name>
    <message numerus="yes">
        <source>(a wild too many|too many wilds)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A first meld takes no wilds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lady goes only on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A wild needs at least {count} natural {ranks} with it.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>After black threes, every card has to go this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before your first meld, only two {ranks} from your hand pick up the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes are melded without wilds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the wild meld on the table first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the {ranks} and start a new meld of three.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card to end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw exactly {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each meld can be named once, and must be on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lay down the cards you set out, or take them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card that you are allowed to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your last card until you may go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down the first meld before picking up the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the packets off the deck first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of {ranks} take no wilds.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks in the last turns: {name} is out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has asked to go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of your first melds has to be without wilds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick just one card to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the pile: your partner said yes to that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is {cards} too many for the {ranks}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That stock pile has {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That stock pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was no. You may ask again next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The complete {ranks} take no wild.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile is empty: draw from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first meld of this deal is a whole {pile}, laid at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: only two {ranks} from your hand pick it up.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {pile} of {ranks} is complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {ranks} on the table must be complete first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a meld of {ranks}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no deck to cut now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These melds belong to the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes are never melded, only discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go out you still need {piles}, and a place for every card.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go out, every card but one must fit on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilds need two cards of the same rank with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go out only from your foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You can lift between 1 and {number} card(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You can meld black threes only when going out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have to ask anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already drawn: lay down cards, or discard one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You need a complete {pile} before your foot: keep {count} card(s).</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You need a second {rank} in your hand.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a third wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a third {rank} or a wild.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a third {rank}.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need two more wilds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need two more {ranks}, or one and a wild.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need two more {ranks}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up your foot when your hand is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner said yes, so every card has to go this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has a clean meld of {ranks}: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has a dirty meld of {ranks}: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first meld first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay down first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one rank only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes no wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other side’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} blocks the pile: draw from the stock.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} can be laid only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} does not belong on the {ranks}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} fits the {first} and the {second}: lay it by itself.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} in hand is needed to pick up the pile.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} must be melded when you pick up the pile.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} must be melded with the cards that pick it up.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} must be melded with {cards} from your hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:^} in hand are needed to pick up the pile.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:^}, or one and a wild, are needed to pick up the pile.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} blocks it</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} fits several</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (has|have) to stay in your foot.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} more card(s) (is|are) needed in the discard pile.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} wild(s) too many for the {ranks}.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {second} go down separately.</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has not picked up the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has not played from the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{points} more point(s) (is|are) needed for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once your side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootScore</name>
    <message numerus="yes">
        <source>(One deal is|{number} deals are) left.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All of them laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean black threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean {piles} of {ranks}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty {piles} of {ranks}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld: any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In unopened feet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid on clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left in hand and foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left in hand or foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes to {score}.</source>
        <extracomment>{score}: a score in points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} together</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}. To {score}</source>
        <extracomment>{first}: the first of two or more that are named together. {score}: a score in points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piles:^} more than needed</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piles:^} of {ranks} only</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootScorekeeperText</name>
    <message numerus="yes">
        <source>(one is|{number} are) counted</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Enough {piles} to go out?</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladies laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladies not laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one player can be out first, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one player can go out, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes in unopened feet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes not laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The wild and dirty {piles} need {least} wild(s), but the decks have {most}.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Went out concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Went out first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} (is|are) entered, but the decks have {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} (lady is|ladies are) entered, but the deck has {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} card point(s) (is|are) entered, but all the cards are worth {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} clean {piles} (is|are) entered, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} red three(s) (is|are) entered, but the decks have {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} wild {piles} (is|are) entered, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} (is|are) entered, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of black threes (is|are) entered, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of {ranks} (is|are) entered, but the decks make at most {most}.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first}. {needed}</source>
        <extracomment>{first}: the first of two or more that are named together. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not play for {side}.</source>
        <extracomment>{name}: the player, or the players of a side. {side}: a side: its players, or its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out and cannot have cards left.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} among these</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side}: (one|{number}) {piles} (takes|take) {cards}, but {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: cards cannot add up to {points}; all count by {step}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {step}: all points are multiples of it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: cards in melds are worth at least {least}, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: enter the cards in melds.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: enter the cards left in hand and foot.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: more {piles} of {ranks} than clean and dirty ones together.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: nothing is entered for cards left.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side}: the cards of (one|{number}) {piles} are worth at least {least}, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} need (one wild|{least} wilds), but {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} need {least} natural card(s), but {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {entered} exact cut(s), but at most {most} can be made.</source>
        <extracomment>{side}: a side: its players, or its name. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {needed} (is|are) still needed to go out.</source>
        <extracomment>{side}: a side: its players, or its name. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {points} melded, but the first meld needs {least}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootSheet</name>
    <message>
        <source>Black three {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladies left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running total</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To {points} point(s), {packs}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Who went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first meld: any</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{deals:^}, to {points} point(s), {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{deals:^}, {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{number} laid</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{points} each, left {left}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetCounts</name>
    <message>
        <source>Black threes left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes melded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot not picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left × {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melded × {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villains left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villains melded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cut exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetFoot</name>
    <message>
        <source>By card values alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Deal(s) {deals}: a whole {pile} from the hand</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every deal: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lady on a clean {pile} {laid}, left over {left}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red three in an unopened foot {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red three left over {left}</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red three {laid}, left over {left}</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:^} {melded}, left over {left}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {melded}: what a card in a meld counts, as “−5”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:^} {points}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piles:^}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootTips</name>
    <message>
        <source>A blocked pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A frozen pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean and dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand and foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootValueOptions</name>
    <message>
        <source>A clean {pile} of {ranks} counts {clean}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {clean}: what a clean pile takes, as “wilds too”, or counts, in figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dirty {pile} of {ranks} counts {dirty}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {dirty}: what a dirty pile counts, in figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A packet not picked up counts {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {pile} of only {ranks} counts {clean}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {clean}: what a clean pile takes, as “wilds too”, or counts, in figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {pile} of {ranks} counts {clean} clean, {dirty} dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {clean}: what a clean pile takes, as “wilds too”, or counts, in figures. {dirty}: what a dirty pile counts, in figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a special {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an alternative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unfinished meld of {ranks} counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black three in a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black three left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete {piles} a side needs, deal by deal; the last repeats, and any of several is enough.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts only by its rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each packet not picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each red three in an unopened foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each red three left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each red three on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each {pile} beyond those needed</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each {pile} beyond those needed to go out counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra points for going out with nothing laid in an earlier turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out counts {points} more if you laid nothing in an earlier turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid and replaced for points, or plain cards that cost points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melded cards count against a side without {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melded cards count only with {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melded cards need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melded cards without that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds that are not {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since melded cards need nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since red threes are not laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since red threes need nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since they are never melded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of one rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only clean ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points each one left in hand or foot costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each one in a foot that nobody picked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each red three a side has laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each red three left in hand or foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for every complete {pile} beyond those needed to go out.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of single cards, melded or left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks whose {piles} count something else; wilds mean {piles} of only jokers or only twos.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes without that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes no wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special deck has no red threes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count against a player without {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count against a side without {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count only for a player with {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count only for a side with {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go out, a {pile} of {ranks} counts only as one of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villain in a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villain left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a foot nobody picked up costs besides its cards, as a negative number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its melded cards to count; bonuses stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its red threes to count for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each meld of these cards counts if it is unfinished at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each one in a meld counts; below 0 it costs points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What laid red threes count for a side without what they need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What melded cards count for a side without what they need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What that many laid ones count together, in place of each; 0 is all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a complete {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kind of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {pile} of {ranks}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all together {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as any other left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid and replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>rows of the form</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>needed to count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain cards that cost points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they count against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they count nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what going out needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} together {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} to go out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} clean</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} dirty</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{ranks} {points}</source>
        <comment>what they count</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{text}.</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootWhich</name>
    <message>
        <source>How many cards does everyone start with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the discard pile do you pick up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a side need before it may go out?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandAndFootWords</name>
    <message numerus="yes">
        <source>(a wild|{count} wilds)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the pile ({cards})</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} as a wild meld</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} new</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} of the pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>Press H for another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press H for the next step.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>Drop the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changed rules are not saved and would be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changed rules are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is imported.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was imported before.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} change(s) to {base}</source>
        <extracomment>{count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Interview</name>
    <message>
        <source>A long evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>As in {versions} and {count} more.</source>
        <extracomment>{versions}: titles of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As in {versions}.</source>
        <extracomment>{versions}: titles of rules, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it in the form after these questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual rule: “{answer}”.</source>
        <extracomment>{answer}: the answer to a question about house rules.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then this question is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We don’t know</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InterviewPage</name>
    <message>
        <source>As in the classic game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different from the classic game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the answers?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to set under “Change more”: {options}.</source>
        <extracomment>{options}: rules by their labels in the form, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answers are not saved and would be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} questions answered.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>1. The phone is on another Wi-Fi, or on mobile data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. The firewall blocks it: allow this program for private networks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. A guest network or a VPN is in the way: try another address, or the phone’s hotspot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this screen instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose “On a phone” for each player who has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every phone is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays at this screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands on phones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to be on the same Wi-Fi, not a guest network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let phones in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No phone can connect now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No phone has connected yet. One of these may be why:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No phone yet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phones and Wi-Fi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phones here: {number} of {total}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players without a phone play at this screen, behind the cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point your phone’s camera at a code on this screen: your cards come to the phone. No app, no account, no internet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go from this computer to the phones, nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection is not encrypted: somebody on the same Wi-Fi who knows how to listen in could read cards or take over a seat, but nothing else. Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This screen shows the table, and the phones show the hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This screen shows the table, but no hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This screen shows the table, but no hands. Start it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards are in your hand, and this screen shows the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your computer may ask whether the network may reach this program. Allow it for private networks. Nothing leaves the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a phone, since {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phone is asleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for the phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, point your camera here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s phone is here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JudgedMoves</name>
    <message>
        <source>About as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About as good: {way}.</source>
        <extracomment>{way}: another move, as “lay the nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged by what {name} could see, with {cards} in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is worth about {amount} more (± {error}) than if you {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That lays {amount} more than if you {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That wins about {amount} more often (± {error}) than if you {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking longer finds better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {amount} less (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {amount} more (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays {amount} less</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins about {amount} less often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins about {amount} more often</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins about {amount} more often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gain:^}.</source>
        <extracomment>{gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could have gained about {amount} more: {way}.</source>
        <extracomment>{name}: the player, or the players of a side. {amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could have laid {amount} more: {way}.</source>
        <extracomment>{name}: the player, or the players of a side. {amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} would win about {amount} more often this way: {way}.</source>
        <extracomment>{name}: the player, or the players of a side. {amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way:^}: {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Answer when your partner asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask your partner, “May I go out?”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal; later: pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the picked card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from both stock piles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the picked cards where they fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the deal on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the whole table back as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub, seen or unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what a joker stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the deal’s tricks again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the meld before the picked card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new meld with the picked cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the seven of trumps, or keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last card you set out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderDetails</name>
    <message>
        <source>No bot sat in these games, so the place among bots is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Rating {rating} after {number} game(s), {amount} from the last one.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {number}: the number of a move, a deal, a seat, or how many there are. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rating {rating}, measured in games between bots.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still uncertain; games against equals tell the most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Text language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Play a real game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the lesson. How about a real game now?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Begin the lesson again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes back to the first step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <comment>go on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next time it goes on from this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The family’s rules: {changes}.</source>
        <extracomment>{changes}: what is otherwise in the family’s rules, as “13 cards instead of 7 cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You could play that, too. Here we do as {name} says.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} teaches · step {number} of {total}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The cards were not reshuffled; {name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock lasts about two more times around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>drew {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last time around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threw {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two times around left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names} (needs|need) {points} to end the game.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) the game.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was drawn at random to deal first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {deeds}.</source>
        <extracomment>{name}: the player, or the players of a side. {deeds}: all that a player did, listed: “drew two cards and laid K♥ K♠”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: {points} for {names}.</source>
        <extracomment>{word}: what a family calls points of its own, as “Grandma’s rule”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Hands stay hidden until the deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record cannot be followed further: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {number} of {all}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Seen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen from the seat of (V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everybody’s cards (C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop looking back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBackController</name>
    <message>
        <source>Move {number} is not allowed, so the game is shown up to there.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same cards as {deal}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same cards as {deal}: {name} plays what {owner} had.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {when}</source>
        <extracomment>{game}: the title of a game. {when}: a day and time, as “today at 18:30”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBackLog</name>
    <message>
        <source>Log of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Nobody has moved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a deal is over, bots play its cards again for a report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the deal is over, its moves are explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the reasons during the deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move could not be looked into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves of this game are not explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no reports on the deals of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They give away cards that {name} still holds.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the deal is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBackSide</name>
    <message>
        <source>Beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the deal code (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal report (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the deal is over, its cards can be dealt again or saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rule card (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Manipulation</name>
    <message>
        <source>A round ends when somebody goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld: {meld}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld: {meld}, {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock {number}, {line}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {line}: a remark of a few words, as “last lap”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocked</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last lap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, in {meld}, good now</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, in {meld}, {why}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld:^}: {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} knocked.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{number} drawn</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationCard</name>
    <message numerus="yes">
        <source>(One deck|Two decks) of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One deck|Two decks) of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A group is three or four cards of the same rank, all of different suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group may not hold both a joker and the card it stands for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker counts as the card it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker never goes to a hand. If you lay one from your hand, it counts as the card you have to lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker’s name is the card it stands for, chosen when the joker is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is a group or a sequence, face up on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld may hold two jokers, but a group may not hold two with the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row. An ace is low, before the two, or high, after the king, but not both. No sequence goes around the corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces go around the corner: A 2 3, Q K A and Q K A 2 are sequences. None holds a card twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, or after drawing, you may knock with {points} or fewer in your hand. The round ends at once; nobody lays any more cards.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, or after the last draw of your turn, you may knock with {points} or fewer in your hand. The round ends at once; nobody lays any more cards.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, or after the second draw, you may knock with {points} or fewer in your hand. The round ends at once; nobody lays any more cards.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, or after the third draw, you may knock with {points} or fewer in your hand. The round ends at once; nobody lays any more cards.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, you may knock with {points} or fewer in your hand. The round ends at once; nobody lays any more cards.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards left in hand are counted. Everybody loses their own points, and nobody gets any: with 12 left in hand, you lose 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards left in hand are counted. The player with the fewest points wins the round and scores the difference to every other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards left in hand are counted. The player with the fewest points wins, and each of the others pays the winner the difference. With 12 and 25 against nothing, the winner gets 37; the others lose 12 and 25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace is high: Q K A is a sequence, A 2 3 is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace is low: A 2 3 is a sequence, Q K A is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An undercut: one player knocks, but another wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, for each round won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before your last draw you may pass only when the stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets {cards}; the rest is the stock.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For an undercut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you draw the last card of the stock, you finish your turn and may knock. Then comes the last lap: everybody, you last, plays once more or passes, without drawing or knocking. Going out ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you draw the last card of the stock, you finish your turn. Then comes the last lap: everybody, you last, plays once more or passes, without drawing. Going out ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you draw the last card of the stock, you finish your turn. Then play goes on without drawing until everybody has passed in a row: with three players, two plays and then three passes end it. Going out ends it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you draw the last card of the stock, you finish your turn; then the hands are counted at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you free a joker, lay it again in the same turn, under any name. It never goes to a hand. If you lay one from your hand, it counts as the card you have to lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you knock, you win only with fewer points than everybody else. Otherwise the others with the fewest points win: that is an undercut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you play in it, you may knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In any play you may give a joker on the table a new name: from 4 5 joker it may become the third nine of a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand: ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand: joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand: king, queen, jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand: ten to two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand: {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players tied for the fewest points all win the round, each with the differences to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players tied for the fewest points all win the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody comes down to {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody reaches {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after {rounds}, whatever the totals. The highest total wins; a tie is shared.</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last lap is one last turn for everybody once the stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last lap starts once the stock is empty and goes on until everybody has passed in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is the face-down pile of leftover cards. There is no discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three decks of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three decks of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is not enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To all who reach the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go out is to lay the last card in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To knock is to end the round with few points left in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To play is to lay at least one card from your hand. You may take apart and rebuild everything on the table, but no card goes from the table to a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When your turn ends, every card on the table must be in a meld. Until then you can put everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the table is empty, you must lay a whole meld from your hand; later any one card that fits will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the table is empty, you must lay whole melds worth {points} or more from your hand, a joker counting as the card it names; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the table is empty, you must lay whole melds worth {points} or more from your hand; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may give a joker any name, even that of a card on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may give a joker any name, even that of a card on the table. You may move it, but it keeps its name until a real card of that name, from a hand or from the table, takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may move a joker, but it keeps its name until a real card of that name comes from a hand. If it stands for the jack of clubs, a jack of clubs elsewhere on the table does not free it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may move a joker, but it keeps its name until the round ends, whatever real cards are laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not end it by knocking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not knock in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pass only when the stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first play in a round must be whole melds from your hand alone, worth {points} or more. Until then you may not touch the melds on the table.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first play in a round must be whole melds from your hand alone. Until then you may not touch the melds on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face value</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone. The first dealer is drawn at random; deal and play pass to the left.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, to {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, {rounds}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationInterview</name>
    <message>
        <source>25 each for going out and a round won, 10 for an undercut, 100 at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 2 3 or Q K A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 2 3, not Q K A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few rounds shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the second you may not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the third you may not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also K A 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any whole meld, while the table is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are there bonuses besides the cards left?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the corner, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As if they paid with chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Machiavelli.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the tile game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as it takes until you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on the table do not free a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, then play or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody lays 30 points or more, from the hand alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody loses what is left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face cards 10, aces 1, jokers 25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face cards 11 to 13, aces 1, jokers 30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face cards and tens 10, two to nine 5, aces 15, jokers 25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few numbers, quickly added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourteen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards does each player get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards may you draw in a turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jokers do you play with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However little it is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps the name it was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers go wherever they fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May you end a round by knocking?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of 30 points or more, while the table is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More melds fit together, and faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never in the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody ends a turn without playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more turn for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One, and then you may play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One, instead of playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the cards left in hand count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes on until all pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or draw, as in Machiavelli.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q K A, not A 2 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds are short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter rounds, and more undercuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are counted at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total then wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner gets the differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner gets them, and the others lose them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 100 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 150 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 300 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then you may not touch the melds there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to three, one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to two, one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually with one deck of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually with three decks of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually with two decks of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do cards left in hand count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a round score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when the stock is empty?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must be laid first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When may a joker on the table get a new name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the real card comes from a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the real card takes its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where may an ace go in a sequence?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 10 points or fewer in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 5 points or fewer in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need good cards to start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationLesson</name>
    <message>
        <source>All melds are whole again. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both parts are melds now. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go on the table in melds: groups and sequences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the eight of spades, then the long row: it splits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the five, six and seven of spades, then “New meld”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the jack and queen of spades, then the lone king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the king of spades on the table, then “New meld”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn starts with a draw. Click the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you lay your last card, you go out, for {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let’s see what comes now: draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost while rearranging? Esc puts everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else fits now. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the cards left in hand count, and the fewest points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the golden button once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That’s all for this turn. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have melds on the table now. You may add to any of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten of clubs! Click it, then the meld with the joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three kings are a group. Lay them down the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the joker at once: click your two and four, then the joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome! {name} sits next to you and explains the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have only an ace left, one point: press “Knock”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play more rounds until somebody has {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your eight and nine fit your spades: click both, then that row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a third card you may not lay anything that turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace 1, face cards 10, a joker 25: the winner gets the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody plays alone and tries to end up with few cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if you knock without the fewest points, you lose the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is at the upper right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stays that until the real ten comes along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now it is the three in between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card is no meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one suit in a row is a sequence; you can drag them, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the melds on the table belong to everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row already has an eight, but it can become two rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten takes its place, and the joker is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are spades, like the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they must all be whole when your turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three or four of the same rank, or three or more of a suit in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to where it was when your turn started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {points} or fewer you may knock and end the round</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you may take melds apart: three kings are enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not lay anything, and drew two more cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid a joker: here it stands for the ten of clubs.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationLog</name>
    <message>
        <source>The stock is empty: everybody has one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty: play goes on until all pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not knock</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>freed a joker</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>knocked</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moved {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>used {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>wins the round</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} each.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} left in hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won round {number} with {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} dealt {cards} each.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} did not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a second card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a third card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew another card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} freed the joker and laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} freed the joker, laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} frees the joker and lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid {cards} and moved {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays {cards} and goes out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays {cards} and moves {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}’s last (card|cards)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationOptions</name>
    <message>
        <source>A round scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn starts with a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces in sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last draw of a turn you may still play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last one you may not play this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last one, play or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for reaching the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks of 52 cards, without their jokers. By the number of players: one for two, two for three to five, three for six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card, then play. If you cannot, or do not want to, draw another: draw until you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. After the second you may not play this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Then play, or draw a third. After the third you may not play this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw another, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one card, then play or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For cards left in hand, for knocking and for first plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards each player is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jokers there are in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many you may draw before playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends after the round in which this is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking in the last lap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds and jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since everybody counts only their own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since everybody draws until they play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since nobody knocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since the game ends after a set number of rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since there are no jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since there is no last lap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise with a draw or a play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, or draw a card first, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, or draw one card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, or draw one card instead, which ends your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, or draw until you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing after the last draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a first play must be worth, or 0 for any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points at the end for all who have reached it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for it at the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for laying the last card in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for winning a round in which another player knocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in hand to knock with, or 0 for no knocking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after this many; 0: it goes to the points below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until your own first play, you may not touch the melds on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens after the turn in which its last card is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What takes its name away, so that it may get a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you score for the fewest points in hand, and what the others pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where an ace may go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who makes a first play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn may start with a play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn starts with a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn starts with a draw, and the only draw ends it: nobody could play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anyone laying on an empty table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>around the corner, too: K A 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody, from the hand alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody’s own cards, as minus points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high only: Q K A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocking allowed in the last lap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocking with {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low only: A 2 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low or high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card counts anything, so nobody would reach the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no knocking in the last lap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no playing after the last draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody knocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing: it keeps its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more turn for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play goes on until all pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing allowed after the last draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the differences, for the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the differences, paid by the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the real card from a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the real card in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the goal is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {count}</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dealt} cards are dealt, but there are {cards}</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dealt} of {cards} cards are dealt; {stock} are left for the stock.</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {stock}: how many cards the stock has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} dealt to each instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank:^}</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationPossible</name>
    <message>
        <source>Draw until you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw up to {cards} in a turn; after the last you may not play.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you draw, you may not play this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay at least one from your hand; you may rebuild the whole table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first melds must count {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round ends at once; you may have {points} or fewer left in hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty: lay a whole meld from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the next player plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first play must be whole melds from your hand, worth {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first play must be whole melds from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationPresenter</name>
    <message>
        <source>Fewest points in hand win, to {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in hand win, {target} round(s)</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pick cards first, then press N to start a new meld with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first play of the round has been made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to reach {target} ends the game.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo end of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot end your turn with the table as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no first play of {points} in your hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number} of {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number}, to {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <comment>of the round</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} has been reached.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationPrompts</name>
    <message>
        <source>Every turn starts with a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: draw a second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: draw a third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: draw another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: lay cards on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset your turn, then draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset your turn, then draw a second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset your turn, then draw a third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset your turn, then draw another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset your turn, then end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset your turn, then knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hint: you can lay {cards}(|, no more); H shows which.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: you can lay {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {said}.</source>
        <extracomment>{said}: a move or a hint in words.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card in hand can be laid well now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more can be laid or drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else may well have fewer points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of {all}: {said}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all. {said}: a move or a hint in words.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was cut short: perhaps fewer cards on the table need to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This moves no card on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all melds are good: end your turn, or keep going.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the last card: the round ends with your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the last card; then comes the last lap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first play from your hand alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first play from your hand alone: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock with {points}, or end your turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay at least one card from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay cards on the table, or draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay cards on the table, or draw a second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay cards on the table, or draw and end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay cards on the table, or draw another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the real {card} from your hand, or give the joker that name again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the real {card}, or give the joker that name again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay {points} more, or reset your turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the joker {card} again: it keeps its name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one meld to fix, {meld}: {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, or draw the last card: the round ends with your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, or draw the last card; then comes the last lap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, or draw; after this draw you may not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to put {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start with a draw; after that you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker becomes {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last lap: play, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock is empty: play, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you may not play any more: knock, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:^} in hand, worth {points}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} as a new meld</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} from hand</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} from hand to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} from {source} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} on {meld}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} out of {source}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} in place of the joker in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} meld(s) to fix.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{meld} split after {card}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {worth}; you need {need}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {worth}: how much something is worth in points. {need}: how many are needed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{played:^} played, {cards} in hand, worth {points}</source>
        <extracomment>{played}: the cards that were played, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points:^} left; knocking takes {limit} or fewer.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {limit}: the most that is allowed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{second} to {first}</source>
        <extracomment>{second}: the second of two that are named together. {first}: the first of two or more that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}.</source>
        <extracomment>{why}: what a meld lacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{worth} of {all} points leave the hand.</source>
        <extracomment>{worth}: how much something is worth in points. {all}: how many there are in all.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPuzzles</name>
    <message>
        <source>All of {meld} can go elsewhere.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free a joker, and lay your whole hand without drawing again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay every card in your hand, without drawing again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay your whole hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No play leaves fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready to knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unless a joker gets a new name, some card stays in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the real {card} there, its joker may get a new name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With the table as it is, you can lay only {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>With the table as it is, you cannot lay a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without drawing again, lay all but the fewest points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without drawing again, lay all but {points} or fewer.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} frees the joker.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld} can be two sequences.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld} can spare {cards}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld} gives {cards} away and gets {instead}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {instead}: the cards that come for those that go, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationRefusals</name>
    <message numerus="yes">
        <source>After (drawing|drawing {cards}) you may not play: end your turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>After the last draw you may not play: reset your turn first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card from your hand, or draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay at least one card from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play first, or draw your last card; then knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play first, then knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the cards you picked on a meld, or start a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards you picked are already a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joker stands for {card} until the round ends.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty: play, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place for these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing before that card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules you may not knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already played this turn: end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not draw again this turn: play, or end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not draw in the last lap: play, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not knock in the last lap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first play must come from your hand alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand counts {have}; you may knock with {limit} or fewer.</source>
        <extracomment>{have}: how many there are so far. {limit}: the most that is allowed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} came from the table and stays there.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} fits several melds: put it on one of them.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} has to come from your hand to free the joker.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} has to stay on the table.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} has to take the place of its joker.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} is not in your hand, and you did not lay it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} lies on the table twice.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld:^}: {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{points} (is|are) still needed for your first play.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{why:^}.</source>
        <extracomment>{why}: what a meld lacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationScore</name>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than the knocker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less than another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid to the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} round(s) to go.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins round {number} with {points} left in hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins round {number}: {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} fewer than the others.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} for going out.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} for the undercut.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} left in hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationScorekeeperText</name>
    <message>
        <source>Enter what {name} has left.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter who knocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter who went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens to kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You entered {points}, but all cards are worth {most}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>when the stock ran out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the last card played</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cards}: you entered {entered}, but the decks have {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first:^} to {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has only a total: nobody gets points for those cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} may knock with {most} points at most, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out with nothing left, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationSheet</name>
    <message>
        <source>A round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All who reach it: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round won: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody loses their own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody’s first play: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than the knocker: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King, queen, jack {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking with {points} or fewer</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody reaches {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten to two, face value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest points left win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others lose theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner scores the differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To {target}, one card drawn</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To {target}, play or draw one card</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To {target}, {cards} drawn at most</source>
        <extracomment>{target}: the points that end the game. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing until you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} drawn at most</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} out</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^} {points}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks:^}, face value</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rounds:^}</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} or more: {points}</source>
        <extracomment>{target}: the points that end the game. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationTable</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Play {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since {name}’s last turn:</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frees the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>group of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>sequence of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>splits it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this ends the round, and it cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what does the joker stand for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you could still lay cards this turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationTips</name>
    <message>
        <source>A joker on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups and sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a turn starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins a round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationWords</name>
    <message>
        <source>a joker as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{joker} as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{joker} without a name</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks}, {suits}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suits}: several suits, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeldFaults</name>
    <message>
        <source>ace high only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace low only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace low or high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a real {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs the {first} and the {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs the {rank}</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs {card} from the hand</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>needs {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>neither one rank nor one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card is called {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one {card} too many</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace is high, after the king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace is low or high, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace is low, before the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards are out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker stays {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your first play comes from your hand alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cards} (is|are) still needed</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} twice</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld}: {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Jok.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your turn you see here what the table remembers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A bot did not answer ({reason}), so a simple move was made for it.</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot did not answer, so a simple move was made for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of the program is damaged, so some bots play less well than they could.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any key deals the rest at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First melds are shown when it is a person’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hidden on {name}’s phone: {count} card(s).</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hints come when it is a person’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible moves are shown when it is a person’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Ctrl+Z to take the move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bots did not answer and were started again; nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bots do not answer; they are started again in a few seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled and will be dealt in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over, so you cannot take anything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move showed new cards, so it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are only looking at this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can move melds here. Cards picked on the phone lie face up here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} answers.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has moved since; you can take back only the last move.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, play your last card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, there is nothing to do now.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, this ends your turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>on {date}</source>
        <extracomment>{date}: a day, as “12 May 2026”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Agreements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong bots have not learned rules like these: they play as in {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{field}: enter a number from {least} to {most}.</source>
        <extracomment>{field}: the label of a field. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: {number} is less than {least}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: {number} is more than {most}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: “{text}” is not a number.</source>
        <extracomment>{field}: the label of a field. {text}: what is said first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Add a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many people and bots sit at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>deck(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>else {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {hand}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {hand}, knee {knee}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>joker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock pile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wild(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{fields} do not go together: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fields}: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {new} instead of {old}</source>
        <extracomment>{label}: the label of a rule or a field. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{length} or {score}</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”. {score}: a score in points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{named}, and {count} more change(s)</source>
        <extracomment>{named}: changes of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{label}”</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{label}” ({value})</source>
        <extracomment>{label}: the label of a rule or a field. {value}: what is chosen for a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsWords</name>
    <message>
        <source>nothing</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} clean</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} in all</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of any kind</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, or {last}</source>
        <comment>piles</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OtherPointsDialog</name>
    <message>
        <source>They are added as written, and nothing doubles them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PacketOptions</name>
    <message>
        <source>A first meld may hold no wilds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a packet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After somebody goes out, everybody else gets one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one meld you make or add to must have no wild: three nines with two queens and a two will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before play: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in each packet everybody is dealt: the hand first, the foot last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn from the stock: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each foot goes to the player on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each foot goes to the player on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each foot goes to the player opposite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player needs a first meld, not just the side; cards laid on partners’ melds count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld by every player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards you draw from the stock, deal by deal; the last repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the stock is too small for a draw, you draw it all, and play goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you meld your last card, you pick up your foot, and your turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knee and foot go to the player on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knee and foot go to the player on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knee and foot go to the player opposite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melding the last card ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since a {pile} opens the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more turn for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing packets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The foot is picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cards are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then one more turn for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a first meld needs besides its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What makes you pick up your foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When somebody goes out, everybody else gets one more turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where all packets but the hand go before play, deal by deal; the last repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether one partner’s first meld counts for the whole side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who needs a first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw the last cards even if there are too few; only drawing from an empty stock ends the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a meld without wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stock too small for a draw ends the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after melding the last card, the turn goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody else gets one more turn after somebody goes out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knee and foot go across the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knee and foot go to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knee and foot go to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melding the last card ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no wilds at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing else</source>
        <comment>first meld</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal ends as soon as somebody goes out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the foot goes across the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the foot goes to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the foot goes to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last cards are drawn, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the hand is empty and the side has a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you complete a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} drawn instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>packets</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PastDeals</name>
    <message>
        <source>{dealer} dealt. {ended}</source>
        <extracomment>{dealer}: the player who deals. {ended}: a sentence of how the deal ended.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points}, total {total}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>never</source>
        <comment>no word: “always” where verbs differ for she and he, else “never”</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Family, on sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names as last used; the pace applies while a bot sits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People who have played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place, on sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>Back to the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot reach the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards you pick lie face up on the big screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every seat has its own code: point this phone’s camera at yours on the big screen. Press F7 there to show the codes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I’m not {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the page again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No camera? Type the number below your code:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards were shown here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point this phone’s camera at your code on the big screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same Wi-Fi as the computer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else plays here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays on your home network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That number is not on the big screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big screen is asking: somebody there says yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phone turns them face down after two minutes without a touch, or when you hide them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program at the table has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program at the table has changed. Load this page again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code no longer works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code no longer works. Scan the one on the big screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This phone has shown no cards since {time}. Nothing was lost.</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong numbers. Scan the code, or try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying again on its own. Your seat and the cards you picked are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards are at the screen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards are on another phone now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards come to this phone. Nobody else sees them, not even the big screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards lie face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards stay at the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, no meld takes the cards you picked.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhoneNews</name>
    <message>
        <source>Give them to the phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go from this screen to the phone, and come back with F7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s phone asks for the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s phone is asleep.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s phone is not here yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>A moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed for new games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything, for practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before anything that ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before leaving a game, even though it is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are set when a game starts and appear on its score sheet. If you play alone, you may take back anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain bots’ moves, from what everyone can see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain things when they first happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long experts think</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrated waits for a key after each turn. Your first game is slow until you choose a pace. Under People, a bot’s seat may have its own pace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me when I miss something big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until a new card is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn before a costly mistake, or before breaking an agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more time, expert bots try their moves in more imagined deals.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>No button is golden now: press the letter on the one you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory aid is off; turn it on in the preferences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hint ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can {name} do now?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Name, player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only bots play; you just watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was played stays as it is; a bot plays on with the same cards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message>
        <source>Expected points over the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PortraitDialog</name>
    <message>
        <source>Ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the photo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <comment>picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop a photo here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Choose a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose picture is it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>{name}: the photo cannot be read, so the initial is shown.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>3 eights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>No printer is set up here. Save the page as a PDF and print that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page was sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer did not take the page. Save it as a PDF instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A side may have at most {most} lines of other points in a deal.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer yes or no, nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}, but the game has {deals}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every side needs a total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other points belong to a deal: deal first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other points go from −{most} to {most}, and are not 0.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other points need a word, of {most} characters at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won count for nothing in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table’s move should be {due}.</source>
        <extracomment>{due}: the move that the file should hold.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} is not in the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: {total}, but the game goes to {target}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {target}: the points that end the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: {total}, but totals go from {lowest} to {limit}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {lowest}: the least that is allowed. {limit}: the most that is allowed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleGuide</name>
    <message>
        <source>All cards go back to where they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the puzzle again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the puzzle?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you tried here is not kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleTalk</name>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: there is a better way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved on the first try</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, easy · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, hard · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, medium · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was the answer: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>Puzzle {number}: {title}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {title}: the title of a document.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzlesController</name>
    <message>
        <source>The puzzles of this game cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} damaged puzzle(s) (is|are) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} has solved {number} of {total} puzzle(s).</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingChart</name>
    <message>
        <source>Rating after each game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}: {rating} ({amount})</source>
        <extracomment>{day}: a day, as “12 May”. {rating}: how well somebody plays, in points of a rating, as “1,210”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Raub</name>
    <message>
        <source>How trumps are made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing the deal on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>talon {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit:^}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubCard</name>
    <message>
        <source>A Refe is a line on the score sheet: a deal will count double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer who took the upcard keeps it, changes up to four of the other cards, and lays one of those aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer who took the upcard keeps it, changes up to four of the other cards, and lays one of those aside. This dealer never gets five for four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A swapped seven stays face up, out of play; so does an upcard nobody takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick is one card from each player; the best card takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of this with a Refe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An upcard nobody takes stays face up, out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind raub: the dealer says Raub before looking at their own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets two cards, the upcard is turned, and everybody gets two more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is asked in turn, the dealer first. If you say Raub, you make the suit trumps and owe two tricks, but you do not take the upcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If not, everybody is asked in turn, the dealer first. If you say Raub, you make the suit trumps and owe two tricks, but you do not take the upcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie, the player who made trumps in the last deal wins; otherwise the win is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie, the player who made trumps in the last deal wins; otherwise the win is shared. Refes left over are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may drop out of a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owing one (the seven): no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owing two: just one trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owing two: no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owing two: two or more, each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer looks at their own cards only after declining blind raub.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer starts. You may change up to four cards; everybody sees how many, not which. Cards laid aside do not come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exchange: you lay cards aside face down and get as many from the talon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without trumps, the highest card of the suit led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who said Raub leads. The winner of each trick leads the next one; there are four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who said Raub leads; after an automatic seven, the dealer does. The winner of each trick leads the next one; there are four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon is the face-down pile of leftover cards. The upcard is the one turned face up beside it: its suit may become trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left, and when only four are left, changing four gets four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps are the suit that beats the other three in this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the cards are thrown in, a Refe is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow the suit led. If you have none of it, play a trump; if you have no trump either, play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}: ace (the highest), king, queen, jack, ten, nine, eight and seven of four suits. On Hungarian cards Ober is the queen and Unter the jack.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, from {points} down to 0</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“Owes 1” or “owes 2” beside a name: this player made trumps and should win that many tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Raub” means: make that suit trumps. “Dalje” is what you say to pass.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubInterview</name>
    <message>
        <source>A short game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the deal in which somebody reaches 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All double one deal together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card of the suit will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as a trick brings somebody to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most one waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat the highest if you can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before or after drawing, but not later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind raub owes two tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise, like most other card games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing, asking and playing, as always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt one way, played the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each doubles one deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few tricks are sure; much stays in the talon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long may you swap the seven of trumps?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points does everybody start with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your own exchange only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your own exchange, or before the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is played as a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may count four or eight times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May the dealer say Raub before looking at the cards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must you beat the cards already played?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to beat them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several wait their turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That player wins at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is asked like everybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last to exchange may find the talon short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon always has enough for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no Refes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown-in cards only pass the deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left, and tricks to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right, and tricks to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the first card is led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do Refes do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way does the game go around?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While it waits, no other is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the same suit, or with a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, and takes the upcard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubLesson</name>
    <message>
        <source>Change {card}: click it, then the lit place.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays a card to a trick; the best one wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everybody passes on three upcards, the next deal counts double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wanted it. This upcard is better for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now {card} is the best card: play it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raub is a risk: with too few tricks you get points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That may well win two tricks. Press “Say Raub”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace of trumps beats everything: click it, then the lit place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other three are good. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others changed cards, too. You said Raub, so you play first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others had to follow suit. The ace wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card was turned up. Saying Raub makes its suit trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three tricks: your 21 points become 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too bad: {name} had none of that suit, and trumped.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tricks: that is what you owed. More are welcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Raub! {name} sits next to you and explains it.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no {suit}: pass with the golden button.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may swap the seven of trumps: press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards lie face down. Press the golden button to look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all start with 21 points; each trick takes one off, and none left wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the table you say “Dalje” to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody plays alone: four cards, four tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many cards is no secret, but which ones is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if you cannot follow, you must trump; a trump beats even an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if you dare, say Raub unseen; today it is wiser to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gets you the card that was turned up, {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is a Refe; a dealer who passes on writes one, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace and king of trumps are gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three for one trick, four for none: pass with poor cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to follow suit is to play the same suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumps beat all others, but then you must win two tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have nothing of that suit in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have {cards}, and another ace</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you may change poor cards now; it is your only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads {card}. Play your last card, a trump.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won one and has 20; {names} won none and has 23</source>
        <extracomment>{name}: the player, or the players of a side. {names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubLog</name>
    <message numerus="yes">
        <source>All passed(| {count} times): a Refe is written.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All passed(| {count} times): the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} is over: {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed four and got five ({cards} face up)</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed no card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>changed {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>dealt</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid one card aside</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked at the cards</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed the deal on</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed the deal on: a Refe is written</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>passed(| {count} times)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>played {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said Raub to {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said Raub unseen and took {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said Raub: {suit} are trumps</source>
        <comment>{name}</comment>
        <extracomment>{suit}: a suit: “hearts”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapped the seven for {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the automatic seven ({cards})</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumped with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned up {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>won (a trick|{count} tricks)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:^} was turned up.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} changed four and got five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} changed no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} changed {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} changes four and gets five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} changes no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} changes {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} dealt and turned up {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} followed with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} follows with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} laid one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} led {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looked at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said Raub unseen and took {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says Raub unseen and takes {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} swapped {seven} for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} swaps the seven for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the trick, reaches 0 and wins.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} threw {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took the seven: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} trumped with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} trumps with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}, reached 0 and won.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubOptions</name>
    <message>
        <source>A Refe doubles the next played deal; while it waits, no other is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seven as the first upcard makes trumps at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seven turned up is a card like any other: if you say Raub to it, you owe two tricks. Nothing is swapped for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick counts {number}; three tricks take off {all}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After asking, the player with the seven of trumps may swap it for the last upcard in their own exchange, before or after drawing, but not later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After asking, the player with the seven of trumps may swap it for the last upcard, in their own exchange or just before the first trick, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After {number} played deals the game is over in any case, and the lowest total wins.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind raub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing, asking, the exchange and the next dealer are as set above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duty to beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Refe doubles one played deal. Several wait their turn: no deal counts more than double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody counts down from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody starts with {points}. The first to reach 0 wins at once: tricks are taken off as they are won, but if you owe two, only from the second on. For example, at 2 and owing two: the first trick leaves 2, the second wins the game. Nothing else in that deal counts.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody starts with {points}. The game ends after a deal that leaves somebody at 0 or below, and points below 0 count. The lowest total wins.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything goes around to the left: dealing, asking, the exchange, playing, and who deals next, even after a thrown-in deal. The first dealer is drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything goes around to the right: dealing, asking, the exchange, playing, and who deals next, even after a thrown-in deal. The first dealer is drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five for four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many are turned up before the cards are thrown in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the first upcard is a seven, it is an automatic seven: its suit is trumps at once. The dealer takes the seven and owes one trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold the seven of trumps, you may swap it for the upcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of dealing, even at the first deal, the dealer may pass the deal on: a Refe is written and the next player deals. Nobody may do so right after another player has, unless a deal was thrown in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is written when a deal is not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick after a seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gets five for four: if you change four, you get four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to beat the cards already played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody passes the deal on; a Refe is written only for cards that were thrown in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of two owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since no seven is swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since there are no Refes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of two owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One upcard; if all pass, the cards are thrown in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the dealer may say blind raub: the suit is trumps, the dealer takes the upcard and owes two tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refes waiting double one deal together: with two it counts four times, with three or more eight times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapping the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card you get for the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may say Raub before looking at their own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may say blind raub to the first upcard, even to a seven: the suit is trumps, the dealer takes the upcard and owes two tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to change all four cards may get five from the talon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside. So does a dealer who took the upcard, but lays aside two of six, never the upcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next dealer may write a Refe instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven of trumps is not swapped: it is played as a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The swapped card is like any other: if you swap before drawing, you may exchange it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The swapped card stays in your hand; with five for four you lay another one aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no Refes: thrown-in cards only pass the deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no blind raub: the dealer looks at their own cards and is asked like everybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks go around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks go around to the left, everything else to the right: dealing, asking, the exchange, and who deals next. After the card that was led, the player on the left plays. The first dealer is drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks go around to the right, everything else to the left: dealing, asking, the exchange, and who deals next. After the card that was led, the player on the right plays. The first dealer is drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upcards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a Refe does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a trick takes off, and what too few tricks add.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you may do with it before play starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card stays face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card stays face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>When it is over once somebody reaches 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the next player sits, for dealing and for playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether you follow or trump, you must beat the highest card so far if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not exchange the swapped card, but if you got five, you may lay it aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must beat the highest card so far if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seven turned up first makes trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seven turned up is a card like any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all double one deal together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most one waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once, with the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each doubles one deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even for a dealer with the upcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the first to change four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {new} down instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in your own exchange only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like everything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be exchanged, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be laid aside from five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody passes the deal on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal may be passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no Refes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the first card is led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with blind raub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without blind raub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you must beat the highest card if you can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you need not beat the highest card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubPossible</name>
    <message>
        <source>A Refe is written: the next deal counts double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change up to four cards for cards from the talon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets four cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes to the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay aside one of your five cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay aside two of your six cards, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Play (|one of ){cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exchange is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upcard stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then everybody is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make the suit of the upcard trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put down the seven of trumps and take the upcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the upcard before you see your own cards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubPresenter</name>
    <message>
        <source>A trick ended the game at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {start} down to 0, play to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {start} down to 0, play to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {start} down to 0, tricks to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {start} down to 0, tricks to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest wins; at 0 the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raub has no first melds: it is played in tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were thrown in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to reach 0 ends the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal counts double and may end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal counts {times} times</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal counts {times} times and may end the game</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal may end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick holds {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upcard is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal counts double and may end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal counts {times} times</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal counts {times} times and may end the game</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal may end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown in: a Refe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} made trumps, on Refes: {times} times.</source>
        <extracomment>{name}: the player, or the players of a side. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} made trumps, on a Refe: doubled.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} made trumps.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passed the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubPrompts</name>
    <message numerus="yes">
        <source>(A Refe is|{count:^} Refes are) waiting: this deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One more Refe is|{number} more Refes are) waiting.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A Refe is written: the next deal counts {times} times.</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A trick takes off {number} point(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All cards in hand are changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All passed: another card is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All passed: the cards are thrown in for a Refe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All passed: the cards are thrown in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of {suit}: {number}. Tricks owed: 2.</source>
        <extracomment>{suit}: a suit: “hearts”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change all four and get five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed so far: {counts}.</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees what you swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees what you swap; you cannot swap later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: compare the upcard with the seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: count your {suit} and your aces.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: look at the scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: look at the upcard and the scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: what is the highest card of the trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: which card is your weakest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: which cards are still out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: which cards are unlikely to win a trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you can, you must beat {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It draws out the others’ trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only card allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the weakest card in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the trick to {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card in hand takes this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other Refe is waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other Refe is written; the next player deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tricks are owed just for looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has changed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing it on would write a Refe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub and you take {card} and owe two tricks.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last upcard: if all pass, a Refe is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last upcard: if all pass, the cards are thrown in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stronger cards stay for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These stay: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number} of {all}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upcard {number} of {most}; with Raub you owe two tricks.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may swap the seven for {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won the tricks you owed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {name}, seven</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {name}, unseen</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose up to {cards} to change, or change none.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts {times} times</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal</source>
        <comment>verb</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal, or let the next player deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal, or pass the deal on and write a Refe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow {suit} with {cards}.</source>
        <extracomment>{suit}: a suit: “hearts”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay {card} aside</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at the cards first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>owes {number} trick(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass the deal on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick one card to lay aside, then another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick one card to lay aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to change {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to lay {card} aside.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press {press} to play {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say Raub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say Raub to make {suit} trumps, or pass.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say Raub unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say Raub unseen, or look at your cards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far {points}: none of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far {points}: {count} of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {count}: the number on which the plural form depends. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far {points}: {tricks}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap the seven of {suit} for {card}, or keep it.</source>
        <extracomment>{suit}: a suit: “hearts”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the talon is empty, so you cannot change any cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump with {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} comes into the hand; two tricks are owed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} is stronger than the seven.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} Refe(s) wait(s|): this deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) not seen yet could beat it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} changes cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals, or passes the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may say Raub unseen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says Raub or passes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{number} Refes count together.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} more owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} won.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubPuzzles</name>
    <message>
        <source>Any other card may win fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change four and get five to choose from: that is worth more than {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four new cards are worth more than keeping {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher trumps: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you play {other} now, {card} stays and may be beaten by {cards}.</source>
        <extracomment>{other}: another card, in words. {card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Make sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump is higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the {all} other cards only {number} are in players’ hands, and those may be changed.</source>
        <extracomment>{all}: how many there are in all. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raub or pass?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raub unseen gets you {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub unseen, or look at the cards first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is enough to owe two tricks, and with Raub you lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too little to owe two tricks with cards unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too little: with Raub you owe two tricks, and one or none costs you 3 or 4 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks before show that nobody still to play can beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps and aces in this hand: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the best answer to this upcard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is best to lead?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is best to play to this trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card makes sure of {tricks} from here on?</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards are best to change, if any?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards to change?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a trick this deal costs 2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} is too low a trump to keep.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{card:^} leaves this trick to the others, but later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} should draw {cards}, which could beat {other}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {other}: another card, in words.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} stays as a trump.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} stays, and may be beaten by {cards}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} stays, and nothing still out beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} stays: nothing beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} stays: only trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} stays: {cards} and trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} takes this trick in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{card:^} takes this trick, and {kept} (wins|win) {tricks} more in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} would be trumped too often.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cards:^} may beat {card}, but then {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{seven:^} is swapped for {card}.</source>
        <extracomment>{seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} (is|are) still owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubRefusals</name>
    <message>
        <source>Change cards first, or change none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal first, or pass the deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First change the cards you laid aside, or take them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay one card aside first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick just one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card to the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub or pass first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub unseen first, or look at your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap or keep the seven of trumps first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon has only {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no upcard to swap it for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards belong to another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules you may not swap the seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With no {led}, you must trump with {suit}.</source>
        <extracomment>{led}: the suit that was led. {suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You may change {cards} at most.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You need the seven of {suit} for that.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beat {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the upcard stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump with {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} can be changed only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} is high: you must beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} stays in your hand until you play it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can beat {card}</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has trumps: {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit:^} were led: follow suit.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubSceneMaker</name>
    <message>
        <source>First upcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hand, (one card|{number} cards) unseen</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid aside, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place to lay cards aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second upcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Talon, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The only upcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third upcard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be changed: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick played: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}: not over</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}: {name}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick, place of {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick, {name}: {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks go around to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks go around to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upcards: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upcards: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must beat if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>changed {number}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trick yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumps?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is next to deal.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{points} to go</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubScore</name>
    <message>
        <source>Made trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the one owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the two owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reached 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubScorekeeperText</name>
    <message numerus="yes">
        <source>(A Refe waits|{count:^} Refes wait): the deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Enter who made trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter who reached 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {dealer}, who dealt, owes one trick.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last deal was passed on, so {dealer} has to deal.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You entered {number} tricks, but a deal has four.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one, after a seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed on: a Refe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played until somebody reached 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown in: a Refe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} Refe(s) wait(s|): the deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} trick(s) still to enter.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} reached 0 with a trick, which ends the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} reached 0, but stands at {number}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubSheet</name>
    <message>
        <source>A deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line under all results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick that reaches 0 wins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After {number} played deals at the latest</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All double the next deal played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer by the seven, no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt by {name}, thrown in</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the left, played to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the right, played to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie, the maker of trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None while another waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each deal thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each deal thrown in or passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raub, no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raub, one trick only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refe: dealt by {name}, thrown in</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refe: the deal was passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refe: thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refe: {name} passed the deal on</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody stands at 0 or below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal was passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal played counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} {points}</source>
        <extracomment>{label}: the label of a rule or a field. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passed the deal on</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} × {times}</source>
        <extracomment>{name}: the player, or the players of a side. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubTable</name>
    <message>
        <source>Change 4, get 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>lay aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not now:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} in the talon</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suits}:</source>
        <extracomment>{suits}: several suits, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubTips</name>
    <message>
        <source>A Refe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owed tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talon and Raub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What trumps do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubWords</name>
    <message>
        <source>Ober</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unter</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acorns</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bells</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>Hungarian</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {rank}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} trick(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter or double-click to look back at a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>On top of the discard pile: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>On top of the discard pile: {cards}; {count} card(s) in all.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Points on the table: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportSentences</name>
    <message>
        <source>Bots play the cards again: {share} %</source>
        <extracomment>{share}: how much of the work is done, in per cent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Bots played these cards {number} time(s). Cards: how much more they scored with them than the usual {usual}. Play: how much more was scored than by the bots.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {usual}: the usual number of points.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Chances of winning given away, judged by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions could not be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected points, fewer is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decision stands out: each was about as good as any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points given away, judged by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were about as good for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were better for {names}, by about {points}.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. That is more than luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. That much is often luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. That much is seldom just luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} {points} %</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Worth a second look</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleCardController</name>
    <message>
        <source>Print the rule card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleCardPage</name>
    <message>
        <source>Find in these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in these rules (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing on this card has these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>Less: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>No rule has these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesBesidePage</name>
    <message>
        <source>Also show where they agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the dash {one_set}, after it {other_set}</source>
        <extracomment>{one_set}: the title of the first of two rule sets. {other_set}: the title of the second of two rule sets.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are the same in every rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rule sets side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}, in both: {in_one}.</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}. {one_set}: {in_one}. {other_set}: {in_other}.</source>
        <extracomment>{rule}: what one rule is called. {one_set}: the title of the first of two rule sets. {in_one}: what a rule is set to in the first of two rule sets. {other_set}: the title of the second of two rule sets. {in_other}: what a rule is set to in the second of two rule sets.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: {in_one} – {in_other}</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets. {in_other}: what a rule is set to in the second of two rule sets.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesCode</name>
    <message>
        <source>Paste the text that came from the code, or that somebody sent you. Other text around it does no harm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{rules}”, {game}: as {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {base}: the title of the rules from which others are made.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“{rules}”, {game}: {count} change(s) to {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“{rules}”: rules of {game} for the program Hand and Foot.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesCodePage</name>
    <message>
        <source>Code of the rules “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the other computer, choose “Find your rules” and “Rules from a code”, and paste the text there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point a phone’s camera at the code. It shows a line of text that you can send to anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are too long for a code. A file has room for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} sentence(s) of your own have no room in the code. A file has them all.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesFinder</name>
    <message>
        <source>Named versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named versions: {kind}</source>
        <extracomment>{kind}: who plays together: “pairs”, “each alone”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesFinderPage</name>
    <message>
        <source>Compare side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule set and no rule has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules from a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: a name, or words of a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one do we play?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>A note to go with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include the players’ names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}: the file holds the rules and the cards as they were dealt, not how they were played.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal these cards again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on the game is saved here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the newer one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on as you left it here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is shown as you left it here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was opened here before, and went on in two ways. It was saved here {here}, and the file {file} {there}. Both are kept.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was opened here before. It was saved here {here}; the file {file} was saved {there}, and goes on from there.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one goes on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are already playing the cards of {file} here; that game was saved {here}. It is kept either way.</source>
        <extracomment>{file}: the name of a file. {here}: when a game was saved here, as “today at 18:20”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SceneView</name>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) deal {number}, by {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{what}, {points} each</source>
        <extracomment>{what}: the cards that count, as “red threes”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{deal} (goes to|is shared by) {names}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {names}: several players, listed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} is being played. This is the score so far.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheetController</name>
    <message>
        <source>Print the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Left in hand:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorekeeperController</name>
    <message>
        <source>{deal} is deleted. Undo brings it back.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorekeeperPage</name>
    <message>
        <source>Change names and the first dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every entry is saved at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}, being corrected</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}, to be entered</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorekeeperProblem</name>
    <message>
        <source>Nothing is entered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was over before this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: enter the total.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorekeeperSetupPage</name>
    <message>
        <source>Change names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family, for the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {preset}</source>
        <extracomment>{preset}: the title of the rules to begin with.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place, for the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules do not fit that many players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you entered stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play with your own cards; the program adds up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <extracomment>{place}: where something was played, or where in a file it stands. {names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScriptedBots</name>
    <message>
        <source>the earlier moves lead elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeasonController</name>
    <message>
        <source>Print the season page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeasonPage</name>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day} to {until}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”. {until}: the last day, as “12 May”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(the only game|{wins} of {number} games) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All the years</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Best (pair|pairs, equally good)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Counted from the games played and saved on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in every month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in every year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair has finished two games together yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair has won a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody who is counted has won a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only bots played, so there are no numbers for people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The year {year}</source>
        <extracomment>{year}: a year.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who partnered whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} {rules}.</source>
        <extracomment>{text}: what is said first. {rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, {said}.</source>
        <extracomment>{text}: what is said first. {said}: a move or a hint in words.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeasonWords</name>
    <message numerus="yes">
        <source>(one deal|{number} deals)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Player, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat to swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat to swap it with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, partner</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>A person whose cards are on a phone, which scans a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{number} player(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceLines</name>
    <message>
        <source>Sentence {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are named {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>Change rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find your rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Find your rules ({count} more)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Make family rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Behind the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealers in order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealers in order: {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled from a game with real cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled from the game played on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory aid: the last discards and the unseen cards of each rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory aid: the last discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played for practice: any move could be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {rules}. {more}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see the rule card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} each</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} … see the rule card</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>A whole game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To write in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message numerus="yes">
        <source>Preview: {title}, (one page|{number} pages)</source>
        <extracomment>{title}: the title of a document. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sought</name>
    <message>
        <source>21, 15, begin with, length of a game, count down from</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7, 7s, book of sevens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7, 7s, no wild discards, cannot discard, not thrown away, discard restrictions</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7, seven turned up, dealer must, automatic</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace high, ace low, around the corner, turn the corner</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 3, black 3s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>books, canastas, piles of seven, seven of a kind</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card values, face cards, pictures, worth, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards dealt, how many cards, eleven, thirteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards dealt, how many cards, ten, thirteen, fourteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change four, get five, exchange, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean book, red book, natural canasta, pure canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, mixed direction, other way round, tricks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, who is next, left, right</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty book, black book, mixed canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double, redouble, doubling, four times, stacked</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw and play, play after drawing</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw or play, begin a turn, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw piles, draw pile, two piles, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw two, pick two, cards drawn in a turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw, pick up, how many cards, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each player, from the hand, initial meld, opening</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish, bonus for going out, close</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish, go out, rummy</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float, finish, go out, final discard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>freeze, frozen pile, block the pile, discard a wild</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>get into the foot, go to the foot, in the foot</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many play, people, seats</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many rounds, number of deals, length</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the foot, not in the foot, partner’s turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock at the end, stock runs out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock, end the round early, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last card of the stock, stock too short</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last turn, final turn, one more turn, last round, after somebody goes out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look through the pile, peek, spread, count the discards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may I go out, ask, permission</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum, opening, going down, getting down, not down, initial meld, points to open</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum, opening, initial meld, thirty points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overtrump, play higher, head the trick, must beat</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packs, decks, how many decks, number of decks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packs, decks, special cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners, partnership, teams, couples, individual</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay, winner takes, penalty points, minus points, chips</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty, fine, caught with the foot, foot not opened, stuck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perfect cut, exact grab, perfect pick, lift</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points of the cards, what cards are worth, card points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reach the score, end of the game</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 3, red 3s, bonus cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refuse to deal, next dealer, pass on</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace a joker, swap, free the joker, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rob, 7, trump seven, change the upcard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rob, 7, upcard, may not be exchanged</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds won, winning a round</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds, how many rounds, length, how long</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run out of cards, empty stock, reshuffle, shuffle again</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run out of the hand, play out, turn over</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same rank twice, two melds alike, second book</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score, value of a trick, penalty, fine, debt, owes two</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special cards, queens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock runs out, no more cards, end of the deck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table talk, talking</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the pile, pick up the pile, pickup, natural pair, two matching cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the pile, pick up the pile, pickup, top seven, seven cards, how many cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the pile, pick up with a meld, add the top card, no pair, onto the table</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trade feet, exchange feet, give the foot away</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn up a card, first discard, start of the pile</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn up once, twice, three times, thrown in, all pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undercut, beat the knocker</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unseen, without looking, blind, in the dark</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is first at 0, finish, win at once, reaches zero</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild book, wild canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild book, wild canasta, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild cards, how many wilds</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild cards, how many wilds, jokers and twos, deuces, 2s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winning score, goal, play to, game to, points to win</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartController</name>
    <message>
        <source>Adding finished games to the family book: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking through the games folder: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this game? You cannot get it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn {game} at the table, one step at a time.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored with paper cards, left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on where you left off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same cards for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s turn, left {when}</source>
        <extracomment>{name}: the player, or the players of a side. {when}: a day and time, as “today at 18:30”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{number} lesson(s) at the table</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more file(s) cannot be used either. None of them was deleted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} position(s), easy to hard</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Go back one deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward one deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>3s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask: may {name} go out?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click for one more; drag or Shift+click for many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>verb</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <comment>noun</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the packet up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from both</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw the last (card|{number})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {first} from the first stock pile and {second} from the second</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the top: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen {number}</source>
        <comment>discard pile</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knee {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lift about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Make it dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pick up {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red 3s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Set out: {number} {ranks}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seven at once: (one is|{number} are) still needed.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The melds of {names} are full size again.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The melds of {names} are full size.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wild makes the clean {ranks} dirty.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completes a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completes a dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completes a special {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completes a wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in
foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left in hand {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes it dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more cards fit: you agreed the foot comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new
meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of {counts} card(s)</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 3s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this ends the deal, and you cannot take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>with {number} (lady|ladies)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>you agreed not to go out while behind in points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you agreed that all get into the foot first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you agreed to close melds of five or six first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you agreed to keep clean melds clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you agreed to keep the {ranks} clean.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you agreed to keep wilds for the wild meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cards:^}. (One point is|{points} points are) still needed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:^}. That is enough.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} fits one of your side’s melds.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is wild and goes with nearly every meld.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s) new</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have} of {need} {piles}, on the table {points}</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed. {piles}: the same word for several, some with what they are: “clean piles”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{label} {have}/{need}</source>
        <extracomment>{label}: the label of a rule or a field. {have}: how many there are so far. {need}: how many are needed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} {number}</source>
        <extracomment>{label}: the label of a rule or a field. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, {card} on top</source>
        <extracomment>{label}: the label of a rule or a field. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {number} of them wild</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} meld(s), {cards}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner}: {label}</source>
        <extracomment>{owner}: the player whose cards they were. {label}: the label of a rule or a field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{owner}: {number} {ranks}</source>
        <extracomment>{owner}: the player whose cards they were. {number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHints</name>
    <message>
        <source>Another way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press H for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other way to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you had set out was taken back; Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>All</source>
        <comment>sounds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>sounds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only on your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This copy of the program came without its sounds. To hear them, install miniaudio beside it; the README says how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableTips</name>
    <message>
        <source>Close this note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>{ranks} {points}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves, scores</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TotalBar</name>
    <message>
        <source>Total: {totals}</source>
        <extracomment>{totals}: the points of every player, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Last turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnParts</name>
    <message numerus="yes">
        <source>completed clean {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed dirty {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>threw a card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>took {number} for the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {number} with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unplayed</name>
    <message>
        <source>A tie is broken by another deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in an unopened foot count twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {cards}, one after the other.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count:^} packets are dealt to everybody: {sizes}.</source>
        <extracomment>{count}: the number on which the plural form depends. {sizes}: numbers of cards, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueTexts</name>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks of one value</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{ranks} {points}</source>
        <comment>card values</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhichPage</name>
    <message numerus="yes">
        <source>And {count} more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Closest is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with your answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just as close to your answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most families begin with “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play differently</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Cover the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can I do now?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WonPage</name>
    <message>
        <source>Best: {deal}, {points}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} to {total}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>(a five|{count} fives)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four|{count} fours)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack|{count} jacks)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jester|{count} jesters)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker|{count} jokers)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king|{count} kings)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lady|{count} ladies)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lord|{count} lords)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine|{count} nines)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a one|{count} ones)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen|{count} queens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven|{count} sevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six|{count} sixes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten|{count} tens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a three|{count} threes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a twelve|{count} twelves)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two|{count} twos)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a villain|{count} villains)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace|{count} aces)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight|{count} eights)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eleven|{count} elevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>262 special cards</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a click on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tap on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black three</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>book(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>books</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>canasta</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>canasta(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>canastas</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jester</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jesters</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knee</source>
        <comment>the packet between hand and foot</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ladies</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lady</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lords</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {piles} needed</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ones</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>piles</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first meld of a player</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first meld of a side</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>villain</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>villains</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wilds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deal(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deck(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} joker(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pair(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} player(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} round(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stock pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} in all</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{first} or {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {following}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {following}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{number} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} point(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) from deal {deal} on</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) in deal {deal}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”. {suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_AboutPage</name>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BSD license</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GNU Lesser General Public License (LGPL) 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is free software under the MIT license and comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIT license</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python Software Foundation License</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt and PySide6 are separate libraries and may be replaced by other versions of them; their source is at {address}.</source>
        <extracomment>{address}: an address on the web.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version}: the number of a version.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, system and the latest errors, for fixing the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_CheckPage</name>
    <message>
        <source>Hide details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal of this game has a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown before the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards as they were dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact text for sha256sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal has the code {code}.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret number, the cards and the exact text that the code is made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked out just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal} is being played; you can check its code {code} once it is over.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {code}: the code of a deal, eight letters and digits.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Choice</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_InField</name>
    <message>
        <source>?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_KeyPage</name>
    <message>
        <source>Also pick a card on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a game: move the player to another seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a lesson or a puzzle again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change names, or put a bot in a player’s place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the deal code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose from good ways to lay down a first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close a corrected deal, or go back to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a report about errors in the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the cards in the middle of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal report: luck, play, and decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw; you can drag a card off it, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain a place on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain it: clean, foot, Refe …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the words on the table, one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain why the move shown was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the screen, or leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to where you started looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from line to line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go one deal back or forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go one move back or forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go one turn back or forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the move on that line of the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next card of that rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next field; after the last one, write it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next place on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the start or the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: where to look, then the move, then why, then another way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a demo: go faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a demo: stop, then one step at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the score of a game with paper cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave a lesson or a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back at that line in the last moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move hands to phones, and back to the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the card, when you sort the hand yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the picked cards; any that do not fit slide back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next bot’s turn, at the narrated pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the report’s curve: go to a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more, one less; points by five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file with a game or a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or close a line’s sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or close the moves in a small window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the family book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the score sheet, or moves and scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a card; click where it goes to put it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick all cards from the last one you picked to this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the card, put it down, or press the selected button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick what it goes over; start beside the cards, or hold Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card with only one place to go; else pick all of its rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the golden button: play the picked cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print a score sheet, or save it as a PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all picked cards back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rules; after a refusal, the rule behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right-click a card you set out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right-click, or hold a finger there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the table from the next seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every single move, or the last turns again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its melds large, or small again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide all cards, once the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the memory aid, or the moves again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version and the licenses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what you can do now, and why not the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip a step in a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand by rank, or by suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back into your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncover the cards of the player named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While others play: finish this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While others play: pause, and go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down other points: lines of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it down now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ace}, {king}, {queen}, {jack}, T, 9 … 2</source>
        <extracomment>{ace}: the letter on an ace. {king}: the letter on a king. {queen}: the letter on a queen. {jack}: the letter on a jack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_LinesPage</name>
    <message>
        <source>Line {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {number}, for</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {number}, points</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {number}, word</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of your own beside those of the rules: your word, and points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other points, {deal}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_OpeningsPage</name>
    <message>
        <source>After the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each way, what it counts, and what stays in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stays in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set out {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up the pile, count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up the pile, count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_PhonesPage</name>
    <message>
        <source>A computer on a cable is fine, if it uses the same router.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small phone has no room for the whole table of Manipulation Rummy. On your turn you can move melds on this screen, with the mouse or the keys. A card you pick on the phone lies face up in a tray here until it has its place; everything else you hold stays hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow this program for private networks. If you refused by mistake, allow it in the firewall settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An iPhone with a browser other than Safari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose “On a phone” for each player who has one, in a new game or when you change players. This screen then calls them one by one: point your camera at the code, and tap what the phone offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If Windows takes the Wi-Fi for a public network, make it a private one in the network settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your camera finds no code, type the address below it into the phone’s browser, then the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks once whether the browser may find devices on the local network. Allow it. If you refused, it looks as if there were no network: open Settings, Privacy and Security, Local Network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says so about every page that comes from a computer at home. Go on: nobody asks for a password, and nothing leaves the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No phone connects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is lost when a phone sleeps or rings. Any seat can come back to this screen at any time, even in the middle of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phones or tablets with any browser, on the same Wi-Fi as this computer. No app, no account, no internet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The browser says “Not secure”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer asks about the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection is not encrypted. Somebody on the same Wi-Fi who knows how to listen in can read cards and take over a seat. Nobody outside can, nobody learns anything about the computer, and no money or account is involved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who could see the cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_PossiblePage</name>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on the table: {move}</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_SpokenOfButton</name>
    <message>
        <source>How sentences speak of this player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>he</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>she</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>she / he</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {spoken}</source>
        <extracomment>{name}: the player, or the players of a side. {spoken}: how sentences speak of the player: “she”, “he” or “she / he”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_StartPage</name>
    <message>
        <source>A game started elsewhere goes on here, or somebody gets a handicap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the first deal here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
