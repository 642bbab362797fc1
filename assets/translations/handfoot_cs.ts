<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Agreements</name>
    <message>
        <source>For practice, who plays alone may take back anything.</source>
        <translation>Při cvičení může ten, kdo hraje sám, vzít zpět cokoli.</translation>
    </message>
    <message>
        <source>Get into the foot first</source>
        <translation>Nejdřív přejít na nohu</translation>
    </message>
    <message>
        <source>Go out only when ahead in points</source>
        <translation>Zavřít jen s náskokem v bodech</translation>
    </message>
    <message>
        <source>Go out only when all partners are in the foot</source>
        <translation>Zavřít, až všichni spoluhráči hrají z nohy</translation>
    </message>
    <message>
        <source>Go out only when no meld of five or six is open</source>
        <translation>Zavřít, až není otevřená kombinace z pěti nebo šesti karet</translation>
    </message>
    <message>
        <source>Keep clean melds clean</source>
        <translation>Čisté kombinace nechat čisté</translation>
    </message>
    <message>
        <source>Keep wilds for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Žolíkové karty šetřit na divokou {pile:acc}</translation>
    </message>
    <message>
        <source>Partners agreed: {agreements}.</source>
        <extracomment>{agreements}: what partners agreed, listed.</extracomment>
        <translation>Spoluhráči se dohodli: {agreements}.</translation>
    </message>
    <message>
        <source>The table counts the unseen cards.</source>
        <translation>Stůl počítá neviděné karty.</translation>
    </message>
    <message>
        <source>The table shows the last discards.</source>
        <translation>Stůl ukazuje poslední odhozy.</translation>
    </message>
    <message>
        <source>clean melds stay clean</source>
        <translation>čisté kombinace zůstávají čisté</translation>
    </message>
    <message>
        <source>nobody goes out before all partners are in the foot</source>
        <translation>nikdo nezavře dřív, než všichni spoluhráči hrají z nohy</translation>
    </message>
    <message>
        <source>nobody goes out while a meld of five or six is open</source>
        <translation>nikdo nezavře, dokud je otevřená kombinace z pěti nebo šesti karet</translation>
    </message>
    <message>
        <source>nobody goes out while the side is behind in points</source>
        <translation>nikdo nezavře, dokud strana prohrává na body</translation>
    </message>
    <message>
        <source>the foot comes first</source>
        <translation>nejdřív noha</translation>
    </message>
    <message>
        <source>wilds are kept for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>žolíkové karty se šetří na divokou {pile:acc}</translation>
    </message>
</context>
<context>
    <name>AgreementsDialog</name>
    <message>
        <source>Agreed with partners</source>
        <translation>Dohody se spoluhráči</translation>
    </message>
    <message>
        <source>Bots keep what is agreed, and say so when it matters. A person is asked before breaking it.</source>
        <translation>Roboti dodržují, co je dohodnuto, a když na tom záleží, řeknou to. Než člověk dohodu poruší, program se zeptá.</translation>
    </message>
</context>
<context>
    <name>BanSentences</name>
    <message>
        <source>Cards that may not be discarded</source>
        <translation>Karty, které se nesmějí odhodit</translation>
    </message>
    <message>
        <source>No {ranks} are discarded</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se neodhazují</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until every side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se neodhazují, dokud každá strana nemá takovou {pile:acc}</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until the own side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se neodhazují, dokud vlastní strana nemá takovou {pile:acc}</translation>
    </message>
    <message>
        <source>No {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} ne jako poslední odhozená</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Dokdy</translation>
    </message>
    <message>
        <source>Which cards have to be kept or melded, and until when.</source>
        <translation>Které karty je nutné držet nebo vyložit, a dokdy.</translation>
    </message>
    <message>
        <source>every side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>každá strana má {pile:acc}</translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarded</comment>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>no {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks} ne jako poslední karta</translation>
    </message>
    <message>
        <source>no {ranks} ever</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks} nikdy</translation>
    </message>
    <message>
        <source>no {ranks} until every side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks} až když má každá strana {pile:acc}</translation>
    </message>
    <message>
        <source>no {ranks} until the own side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks} až když má vlastní strana {pile:acc}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>žádné</translation>
    </message>
    <message>
        <source>not as last discard</source>
        <translation>jen ne jako poslední</translation>
    </message>
    <message>
        <source>your side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>vlastní strana má {pile:acc}</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded by a player without a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} nesmí odhazovat, kdo nemá takovou {pile:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every player has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se nesmějí odhazovat, dokud každý hráč nemá takovou {pile:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se nesmějí odhazovat, dokud každá strana nemá takovou {pile:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until the own side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se nesmějí odhazovat, dokud vlastní strana nemá takovou {pile:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se nesmějí odhazovat.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} nesmějí být poslední odhozenou kartou.</translation>
    </message>
</context>
<context>
    <name>BookFilters</name>
    <message>
        <source>All games</source>
        <translation>Všechny hry</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Všechna pravidla</translation>
    </message>
    <message>
        <source>Games without bots</source>
        <translation>Hry bez robotů</translation>
    </message>
    <message>
        <source>People and bots</source>
        <translation>Lidé i roboti</translation>
    </message>
</context>
<context>
    <name>BotRunner</name>
    <message>
        <source>its process ended</source>
        <translation>jeho proces skončil</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>A simple move was made for {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Za hráče {name} byl proveden jednoduchý tah.</translation>
    </message>
</context>
<context>
    <name>BroughtForwardDialog</name>
    <message>
        <source>Go on from here</source>
        <translation>Pokračovat odtud</translation>
    </message>
    <message>
        <source>Totals and deals go on from here.</source>
        <translation>Součty a rozdání pokračují odtud.</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>AKQJ</source>
        <comment>on ace, king, queen, jack: AKQJ, ARDV, AKDB, AKDJ or AKDZ</comment>
        <translation>AKDJ</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>By rank</source>
        <translation>Podle hodnoty</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Podle barvy</translation>
    </message>
    <message>
        <source>By the language: {letters}</source>
        <extracomment>{letters}: the letters on ace, king, queen and jack.</extracomment>
        <translation>Podle jazyka: {letters}</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Rub karet</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Líc karet</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karty v ruce</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Vějíře</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Květy</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Čtyři barvy</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francouzské</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Německé</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>cards</comment>
        <translation>Velké</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Velké znaky</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Mřížka</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Písmena na kartách</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>cards</comment>
        <translation>Běžné</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Pořadí v ruce</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Vlastní pořadí</translation>
    </message>
    <message>
        <source>Quilt</source>
        <translation>Prošívané</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Běžné</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Hvězda</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Suits in Raub</source>
        <translation>Karty v raubu</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dvě barvy</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vlny</translation>
    </message>
</context>
<context>
    <name>CareerDetails</name>
    <message>
        <source>Head to head</source>
        <translation>Vzájemné zápasy</translation>
    </message>
    <message>
        <source>No game was won so far.</source>
        <translation>Zatím žádná vyhraná hra.</translation>
    </message>
    <message>
        <source>No two games were won in a row so far.</source>
        <translation>Zatím žádné dvě výhry za sebou.</translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won, more than ever in a row.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Poslední hra je vyhraná, delší řada zatím nebyla.</numerusform>
            <numerusform>Poslední {number} hry jsou vyhrané, víc jich po sobě ještě nebylo.</numerusform>
            <numerusform>Posledních {number} her je vyhraných, víc jich po sobě ještě nebylo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won; the longest streak is {most}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Poslední hra je vyhraná; nejdelší řada výher: {most}.</numerusform>
            <numerusform>Poslední {number} hry jsou vyhrané; nejdelší řada výher: {most}.</numerusform>
            <numerusform>Posledních {number} her je vyhraných; nejdelší řada výher: {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak is {number} game(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Nejdelší řada výher: {number} hra.</numerusform>
            <numerusform>Nejdelší řada výher: {number} hry.</numerusform>
            <numerusform>Nejdelší řada výher: {number} her.</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: not won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: bez výhry</translation>
    </message>
    <message>
        <source>{day}: won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: výhra</translation>
    </message>
    <message numerus="yes">
        <source>{wins} of the last {number} game(s) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{wins} z poslední hry vyhráno</numerusform>
            <numerusform>{wins} z posledních {number} her vyhráno</numerusform>
            <numerusform>{wins} z posledních {number} her vyhráno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: chyba: %(message)s
</translation>
    </message>
    <message>
        <source>--blank needs --game: {choices}</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>--blank potřebuje --game: {choices}</translation>
    </message>
    <message>
        <source>--blank takes no file, but {file} was named</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>--blank nebere žádný soubor, ale zadán je {file}</translation>
    </message>
    <message>
        <source>--date takes a day as in 2026-11-21, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--date čeká den jako 2026-11-21, ne {value}</translation>
    </message>
    <message>
        <source>--move takes a number of moves, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--move čeká počet tahů, ne {value}</translation>
    </message>
    <message>
        <source>--named needs a file of house rules, --rules</source>
        <translation>--named potřebuje soubor domácích pravidel, --rules</translation>
    </message>
    <message numerus="yes">
        <source>--names has {number} name(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--names má {number} jméno, ale hráčů je {need}</numerusform>
            <numerusform>--names má {number} jména, ale hráčů je {need}</numerusform>
            <numerusform>--names má {number} jmen, ale hráčů je {need}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats names {number} bot(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--seats jmenuje {number} robota, ale hraje {need}</numerusform>
            <numerusform>--seats jmenuje {number} roboty, ale hraje {need}</numerusform>
            <numerusform>--seats jmenuje {number} robotů, ale hraje {need}</numerusform>
        </translation>
    </message>
    <message>
        <source>--size takes pixels as in 1920x1080, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--size čeká pixely jako 1920x1080, ne {value}</translation>
    </message>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy. Without a command the table opens.</source>
        <translation>Karetní stůl pro hry Ruka a noha, Raub a Manipulační rummy. Bez příkazu se otevře stůl.</translation>
    </message>
    <message>
        <source>A4 or letter (default: A4)</source>
        <translation>A4 nebo letter (obvykle: A4)</translation>
    </message>
    <message>
        <source>Check a saved game move by move and print it in words.</source>
        <translation>Zkontrolovat uloženou hru tah za tahem a vypsat ji slovy.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is false.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Kód rozdání {code} u tahu {number} je nepravý.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is true.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Kód rozdání {code} u tahu {number} je pravý.</translation>
    </message>
    <message>
        <source>Deal {number} is not over.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Rozdání {number} ještě neskončilo.</translation>
    </message>
    <message>
        <source>Draw any position of a saved game as a picture, without a screen.</source>
        <translation>Nakreslit kteroukoli pozici uložené hry jako obrázek, bez obrazovky.</translation>
    </message>
    <message>
        <source>Let bots play each other and print how they did.</source>
        <translation>Nechat roboty hrát proti sobě a vypsat, jak si vedli.</translation>
    </message>
    <message>
        <source>Move {number} is not allowed: {reason} ({name}: {move})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {reason}: why something cannot be. {name}: the player, or the players of a side. {move}: a move, as “draw two cards”.</extracomment>
        <translation>Tah {number} není dovolen: {reason} ({name}: {move})</translation>
    </message>
    <message>
        <source>No deal is over.</source>
        <translation>Žádné rozdání ještě neskončilo.</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Žádná hra se nedohrála.</translation>
    </message>
    <message>
        <source>On Windows and macOS the installer puts the program into the menu.</source>
        <translation>Ve Windows a macOS přidá program do nabídky instalátor.</translation>
    </message>
    <message>
        <source>Side {number}: {names}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>Strana {number}: {names}</translation>
    </message>
    <message>
        <source>The deal code {code} is false: the cards of move {number} are not those it was shown for.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Kód rozdání {code} je nepravý: karty tahu {number} nejsou ty, pro které byl ukázán.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code, though one before it has: it was taken out of the file.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Rozdání u tahu {number} nemá kód, ačkoli dřívější ho má: byl ze souboru odstraněn.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Rozdání u tahu {number} nemá kód.</translation>
    </message>
    <message>
        <source>The file {file} holds the score of a game with real cards, which has no moves.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Soubor {file} obsahuje zápis hry se skutečnými kartami, a ta nemá tahy.</translation>
    </message>
    <message>
        <source>The file&apos;s check differs from the replay: {field} is {old} in the file and {new} in the replay.</source>
        <extracomment>{field}: the label of a field. {old}: what a rule said before, as “two cards”. {new}: what a rule says now, as “two cards”.</extracomment>
        <translation>Kontrola souboru se liší od přehrání: {field} je v souboru {old}, při přehrání {new}.</translation>
    </message>
    <message>
        <source>The files for the menu are missing: install the program with pip.</source>
        <translation>Soubory pro nabídku chybí: nainstalujte program pomocí pip.</translation>
    </message>
    <message>
        <source>The menu of your desktop has the program already.</source>
        <translation>Program už v nabídce vašeho prostředí je.</translation>
    </message>
    <message>
        <source>The program is in the menu of your desktop now.</source>
        <translation>Program je nyní v nabídce vašeho prostředí.</translation>
    </message>
    <message>
        <source>The program is no longer in the menu of your desktop.</source>
        <translation>Program už v nabídce vašeho prostředí není.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of {game}.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Pro hru {game} nejsou rozbory rozdání.</translation>
    </message>
    <message>
        <source>Write a score sheet as a PDF, filled from a saved game or blank.</source>
        <translation>Uložit zápis jako PDF, vyplněný z uložené hry nebo prázdný.</translation>
    </message>
    <message>
        <source>a blank sheet of one page, not room for a whole game</source>
        <translation>prázdný zápis na jedné straně, ne pro celou hru</translation>
    </message>
    <message>
        <source>a name over the date</source>
        <translation>jméno nad datem</translation>
    </message>
    <message>
        <source>a picture has 640x480 to 7680x4320 pixels, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>obrázek má 640x480 až 7680x4320 pixelů, ne {value}</translation>
    </message>
    <message>
        <source>a picture is a PNG file: call it {file}</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>obrázek je soubor PNG: ať se jmenuje {file}</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>uložená hra</translation>
    </message>
    <message>
        <source>a saved game, finished or not</source>
        <translation>uložená hra, dohraná nebo ne</translation>
    </message>
    <message>
        <source>a saved game, finished or not, or a saved deal</source>
        <translation>uložená hra, dohraná či ne, nebo uložené rozdání</translation>
    </message>
    <message>
        <source>a sheet to write on instead</source>
        <translation>místo toho zápis k psaní</translation>
    </message>
    <message>
        <source>after so many moves, as replay numbers them (default: all of them)</source>
        <translation>po tolika tazích, jak je počítá replay (obvykle: po všech)</translation>
    </message>
    <message>
        <source>alone, pairs or teams (default: the usual for so many)</source>
        <translation>každý sám, dvojice nebo týmy (obvykle: jak je při tomto počtu zvykem)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>nejednoznačná volba: %(option)s může znamenat %(matches)s</translation>
    </message>
    <message>
        <source>any cards</source>
        <translation>jakékoli karty</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as in 2026-11-21 (default: that of the game)</source>
        <translation>jako 2026-11-21 (obvykle: datum hry)</translation>
    </message>
    <message>
        <source>before the first</source>
        <translation>před prvním</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>robot</translation>
    </message>
    <message>
        <source>bots in playing order, as in steady,easy,steady,easy (default: all steady); their levels, the weakest first: {levels}</source>
        <extracomment>{levels}: levels of bots, as they are typed.</extracomment>
        <translation>roboti v pořadí hry, jako steady,easy,steady,easy (obvykle: samí steady); jejich úrovně od nejslabší: {levels}</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>příkazy</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozdání</translation>
    </message>
    <message>
        <source>each of these plays each other, paired, and all get a rating; a bot of your own is named module:Class, here and in --seats</source>
        <translation>každý z nich hraje s každým, po dvojicích, a všichni dostanou hodnocení; vlastní robot se píše modul:Třída, zde i u --seats</translation>
    </message>
    <message>
        <source>end when it is sure whether the first bot wins more or less than this share (default: than equal bots would)</source>
        <translation>skončit, jakmile je jisté, zda první robot vyhrává víc nebo méně než tento podíl (obvykle: než by vyhrávali stejní roboti)</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>očekává se nejvýš jeden argument</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>očekává se jeden argument</translation>
    </message>
    <message>
        <source>fair %</source>
        <translation>férově %</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>chyby</translation>
    </message>
    <message>
        <source>games</source>
        <translation>hry</translation>
    </message>
    <message>
        <source>games to play, with --bots for every two of them (default: 20)</source>
        <translation>kolik her hrát, s --bots pro každé dva z nich (obvykle: 20)</translation>
    </message>
    <message>
        <source>house rules instead</source>
        <translation>místo toho domácí pravidla</translation>
    </message>
    <message>
        <source>house rules instead, as the program or a list has them</source>
        <translation>místo toho domácí pravidla, jak je má program nebo seznam</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>neplatná hodnota %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>neplatná volba: %(value)r (možnosti: %(choices)s)</translation>
    </message>
    <message>
        <source>keep results in this file, and go on from those that it holds</source>
        <translation>uložit výsledky do tohoto souboru a navázat na ty, které v něm jsou</translation>
    </message>
    <message>
        <source>knock</source>
        <comment>end of deals</comment>
        <translation>zaklepáno</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>velké písmo</translation>
    </message>
    <message>
        <source>let the Dask cluster play whose scheduler is there</source>
        <translation>nechat hrát cluster Dask, jehož plánovač je zde</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>průměr bodů</translation>
    </message>
    <message>
        <source>ms median</source>
        <translation>ms medián</translation>
    </message>
    <message>
        <source>ms p95</source>
        <translation>ms p95</translation>
    </message>
    <message>
        <source>name a saved game, or ask for a sheet to write on with --blank</source>
        <translation>zadat uloženou hru, nebo s --blank zápis k psaní</translation>
    </message>
    <message>
        <source>none is stronger</source>
        <translation>silnější není</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nelze použít s argumentem %s</translation>
    </message>
    <message>
        <source>of the usual work on a report; less is quicker and less exact (default: 1)</source>
        <translation>díl obvyklé práce na rozboru; méně je rychlejší a méně přesné (obvykle: 1)</translation>
    </message>
    <message>
        <source>open one more window where one is open already</source>
        <translation>otevřít další okno, i když už je jedno otevřené</translation>
    </message>
    <message>
        <source>open the game, deal or house rules in FILE, as FILE alone does, too</source>
        <translation>otevřít hru, rozdání nebo domácí pravidla v souboru FILE; stačí i FILE samo</translation>
    </message>
    <message>
        <source>options</source>
        <translation>volby</translation>
    </message>
    <message>
        <source>out</source>
        <comment>end of deals</comment>
        <translation>zavřeno</translation>
    </message>
    <message>
        <source>passed on</source>
        <comment>end of deals</comment>
        <translation>předáno</translation>
    </message>
    <message>
        <source>pixels across and down (default: {value})</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>pixely na šířku a na výšku (obvykle: {value})</translation>
    </message>
    <message>
        <source>play</source>
        <comment>noun</comment>
        <translation>hra</translation>
    </message>
    <message>
        <source>play the same cards again with the seats swapped, in every way that differs</source>
        <translation>hrát tytéž karty znovu s vyměněnými místy, všemi různými způsoby</translation>
    </message>
    <message>
        <source>players (default: the preset&apos;s usual)</source>
        <translation>hráči (obvykle: jak je v pravidlech zvykem)</translation>
    </message>
    <message>
        <source>players of a blank sheet in playing order, with commas</source>
        <translation>hráči prázdného zápisu v pořadí hry, oddělení čárkami</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>bodů na rozdání</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>poziční argumenty</translation>
    </message>
    <message>
        <source>print one JSON object instead</source>
        <translation>vypsat místo toho jeden objekt JSON</translation>
    </message>
    <message>
        <source>processes that play (default: 1)</source>
        <translation>kolik procesů hraje (obvykle: 1)</translation>
    </message>
    <message>
        <source>put the program into the menu of your desktop</source>
        <translation>přidat program do nabídky vašeho prostředí</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>rating</translation>
    </message>
    <message>
        <source>records</source>
        <translation>záznamy</translation>
    </message>
    <message>
        <source>rules by name (default: the first)</source>
        <translation>pravidla podle názvu (obvykle: první)</translation>
    </message>
    <message>
        <source>same number, same games (default: 1)</source>
        <translation>stejné číslo, stejné hry (obvykle: 1)</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>místo</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>ukázat verzi programu a skončit</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>ukázat tuto nápovědu a skončit</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>end of deals</comment>
        <translation>prázdný talon</translation>
    </message>
    <message>
        <source>such a sheet does not fit on one page</source>
        <translation>takový zápis se na jednu stránku nevejde</translation>
    </message>
    <message>
        <source>take it out of that menu again</source>
        <translation>zase ho z té nabídky odebrat</translation>
    </message>
    <message>
        <source>tell luck from play in this deal, or in every deal that is over (20 seconds each)</source>
        <translation>rozlišit v tomto rozdání nebo ve všech skončených štěstí a hru (každé 20 sekund)</translation>
    </message>
    <message>
        <source>tell what the same moves come to by these house rules, not by its own</source>
        <translation>říci, co dají stejné tahy podle těchto domácích pravidel, ne podle vlastních</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>soubor k zápisu</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>složku {folder} nelze vytvořit</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {reason}</source>
        <extracomment>{folder}: the name of a folder. {reason}: why something cannot be.</extracomment>
        <translation>složku {folder} nelze vytvořit: {reason}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>chybějí tyto argumenty: %s</translation>
    </message>
    <message>
        <source>the house rules in {file} are for another table</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>domácí pravidla v {file} jsou pro jiný stůl</translation>
    </message>
    <message>
        <source>the house rules in {file} are for {game}</source>
        <extracomment>{file}: the name of a file. {game}: the title of a game.</extracomment>
        <translation>domácí pravidla v {file} jsou pro hru {game}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>stůl</translation>
    </message>
    <message>
        <source>there is no bot {value}; choose from {choices}, or name module:Class</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>robot {value} neexistuje; možnosti: {choices}, nebo vlastní robot jako module:Class</translation>
    </message>
    <message>
        <source>there is no game {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>hra {value} neexistuje; možnosti: {choices}</translation>
    </message>
    <message>
        <source>there is no game {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>hra {value} neexistuje; možná {choices}?</translation>
    </message>
    <message numerus="yes">
        <source>there is no move {value}; the game has {number} move(s)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>tah {value} neexistuje; hra má {number} tah</numerusform>
            <numerusform>tah {value} neexistuje; hra má {number} tahy</numerusform>
            <numerusform>tah {value} neexistuje; hra má {number} tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no paper {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>papír {value} není; možnosti: {choices}</translation>
    </message>
    <message>
        <source>there is no player {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{value} nehraje; možnosti: {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>pravidla {value} neexistují; možnosti: {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>pravidla {value} neexistují; možná {choices}?</translation>
    </message>
    <message>
        <source>there is no theme {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>motiv {value} neexistuje; možnosti: {choices}</translation>
    </message>
    <message>
        <source>these cards</source>
        <translation>tyto karty</translation>
    </message>
    <message>
        <source>thrown in</source>
        <comment>end of deals</comment>
        <translation>zahozeno</translation>
    </message>
    <message>
        <source>time per move</source>
        <translation>čas na tah</translation>
    </message>
    <message>
        <source>total</source>
        <translation>celkem</translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>end of deals</comment>
        <translation>zdvihy</translation>
    </message>
    <message>
        <source>turns in a deal</source>
        <translation>tahů na rozdání</translation>
    </message>
    <message>
        <source>two blank sheets side by side, where they fit</source>
        <translation>dva prázdné zápisy vedle sebe, kde se vejdou</translation>
    </message>
    <message>
        <source>two such sheets do not fit on a page</source>
        <translation>dva takové listy se na stránku nevejdou</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>neznámé argumenty: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>použití: </translation>
    </message>
    <message>
        <source>what a bot has for each move (default: %(default)s)</source>
        <translation>kolik má robot na každý tah (obvykle: %(default)s)</translation>
    </message>
    <message>
        <source>what commands answer in: en, de, fr, hr, cs, sr_Latn, sr_Cyrl</source>
        <translation>v jakém jazyce příkazy odpovídají: en, de, fr, hr, cs, sr_Latn, sr_Cyrl</translation>
    </message>
    <message>
        <source>what this player sees, by name or number (default: the only person, or all hands once the deal is over)</source>
        <translation>co vidí tento hráč, podle jména nebo čísla (obvykle: jediný člověk, nebo všechny ruce, když je rozdání u konce)</translation>
    </message>
    <message>
        <source>where it is played</source>
        <translation>kde se hraje</translation>
    </message>
    <message>
        <source>which rule set in FILE, where there are several</source>
        <translation>která pravidla v FILE, je-li jich více</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>games</comment>
        <translation>výhry</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>výhry %</translation>
    </message>
    <message>
        <source>write every game to this folder</source>
        <translation>uložit každou hru do této složky</translation>
    </message>
    <message numerus="yes">
        <source>{bot} against {bots}: {share} % ({least} to {most}) of {number} game(s)</source>
        <extracomment>{bot}: what a bot is called by its level, as “Strong bot”. {bots}: bots by their levels, listed. {share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{bot} proti {bots}: {share} % ({least} až {most}) z {number} hry</numerusform>
            <numerusform>{bot} proti {bots}: {share} % ({least} až {most}) ze {number} her</numerusform>
            <numerusform>{bot} proti {bots}: {share} % ({least} až {most}) z {number} her</numerusform>
        </translation>
    </message>
    <message>
        <source>{choices} (default: as in the preferences)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (obvykle: jako v nastavení)</translation>
    </message>
    <message>
        <source>{choices} (with --blank)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (s --blank)</translation>
    </message>
    <message numerus="yes">
        <source>{deal}, played {number} time(s) by bots:</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{deal}, roboti hráli jednou ({number}):</numerusform>
            <numerusform>{deal}, roboti hráli {number}krát:</numerusform>
            <numerusform>{deal}, roboti hráli {number}krát:</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{done} z {total}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), at most {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} z {total} hry, zbývá nejvýš {time}</numerusform>
            <numerusform>{done} ze {total} her, zbývá nejvýš {time}</numerusform>
            <numerusform>{done} z {total} her, zbývá nejvýš {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} z {total} hry, zbývá {time}</numerusform>
            <numerusform>{done} ze {total} her, zbývá {time}</numerusform>
            <numerusform>{done} z {total} her, zbývá {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} už existuje; je třeba jiná složka</translation>
    </message>
    <message>
        <source>{file} has no rules {value}; choose from {choices}</source>
        <extracomment>{file}: the name of a file. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} nemá pravidla {value}; na výběr: {choices}</translation>
    </message>
    <message>
        <source>{file} holds several rule sets; choose by --named: {choices}</source>
        <extracomment>{file}: the name of a file. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>v {file} je více pravidel; vyberte pomocí --named: {choices}</translation>
    </message>
    <message>
        <source>{file} is a folder and no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} je složka, a ne soubor s výsledky</translation>
    </message>
    <message>
        <source>{file} is damaged in line {number}; it was left as it is</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{file} je poškozen na řádku {number}; zůstává, jak byl</translation>
    </message>
    <message>
        <source>{file} is in use by another match</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} používá jiný zápas</translation>
    </message>
    <message>
        <source>{file} is no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} není soubor s výsledky</translation>
    </message>
    <message>
        <source>{file} is of a match with another {field}</source>
        <extracomment>{file}: the name of a file. {field}: the label of a field.</extracomment>
        <translation>{file} je z jiného zápasu; liší se: {field}</translation>
    </message>
    <message>
        <source>{file} is of a newer version of this program</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} je z novější verze tohoto programu</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {number} byte(s)</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{file}: {number} bajt</numerusform>
            <numerusform>{file}: {number} bajty</numerusform>
            <numerusform>{file}: {number} bajtů</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is no folder that can be written to</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>{folder} není složka, do které lze psát</translation>
    </message>
    <message>
        <source>{game}, own rules: {names}</source>
        <extracomment>{game}: the title of a game. {names}: several players, listed.</extracomment>
        <translation>{game}, vlastní pravidla: {names}</translation>
    </message>
    <message>
        <source>{game}, {preset}, with changed rules: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation>{game}, {preset}, se změněnými pravidly: {names}</translation>
    </message>
    <message>
        <source>{game}, {preset}: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation>{game}, {preset}: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} hráč, {value}, seed {n}</numerusform>
            <numerusform>{game}, {rules}, {number} hráči, {value}, seed {n}</numerusform>
            <numerusform>{game}, {rules}, {number} hráčů, {value}, seed {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}, paired</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} hráč, {value}, seed {n}, párově</numerusform>
            <numerusform>{game}, {rules}, {number} hráči, {value}, seed {n}, párově</numerusform>
            <numerusform>{game}, {rules}, {number} hráčů, {value}, seed {n}, párově</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {move}. {more}</source>
        <extracomment>{name}: the player, or the players of a side. {move}: a move, as “draw two cards”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation>{name}: {move}. {more}</translation>
    </message>
    <message>
        <source>{number} (mean)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number} (průměr)</translation>
    </message>
    <message>
        <source>{number} do not play {preset} as {value}; choose from {choices}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{number} hráčů nehraje {preset} jako {value}; možnosti: {choices}</translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} tah, dohráno.</numerusform>
            <numerusform>{number} tahy, dohráno.</numerusform>
            <numerusform>{number} tahů, dohráno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), not finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} tah, nedohráno.</numerusform>
            <numerusform>{number} tahy, nedohráno.</numerusform>
            <numerusform>{number} tahů, nedohráno.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms (median), {most} ms (p95)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{number} ms (medián), {most} ms (p95)</translation>
    </message>
    <message>
        <source>{option} is for a blank sheet; {file} says by itself how it is played</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {file}: the name of a file.</extracomment>
        <translation>{option} je pro prázdný zápis; {file} sám říká, jak se hraje</translation>
    </message>
    <message>
        <source>{option} is for blank sheets</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} je pro prázdné zápisy</translation>
    </message>
    <message>
        <source>{option} is said by the house rules in --rules</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} určují domácí pravidla v --rules</translation>
    </message>
    <message>
        <source>{option} takes a number between 0 and {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} čeká číslo mezi 0 a {most}, ne {value}</translation>
    </message>
    <message>
        <source>{option} takes a number from {least} to {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} čeká číslo od {least} do {most}, ne {value}</translation>
    </message>
    <message>
        <source>{option} takes two or more different bots</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} čeká dva různé roboty nebo více</translation>
    </message>
    <message>
        <source>{preset} is not played by {value}; choose from {choices}</source>
        <extracomment>{preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{preset} takto nelze hrát: {value}; možnosti: {choices}</translation>
    </message>
    <message>
        <source>{share} ({least} to {most})</source>
        <extracomment>{share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{share} ({least} až {most})</translation>
    </message>
    <message>
        <source>{text} (sequential test by betting, 5 %)</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} (sekvenční test sázením, 5 %)</translation>
    </message>
    <message>
        <source>{text}, less than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, méně než {number} %</translation>
    </message>
    <message>
        <source>{text}, more than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, více než {number} %</translation>
    </message>
    <message>
        <source>{text}, not decided against {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, proti {number} % nerozhodnuto</translation>
    </message>
    <message>
        <source>{value} {number} ({share} %)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are. {share}: how much of the work is done, in per cent.</extracomment>
        <translation>{value} {number} ({share} %)</translation>
    </message>
    <message>
        <source>“{rules}” says “{sentence}”, which is not played here</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {sentence}: a sentence of a family about its rules.</extracomment>
        <translation>„{rules}“ říká „{sentence}“, což se tu nehraje</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>* as written down at the table</source>
        <translation>* jak bylo zapsáno u stolu</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>About Hand and Foot</source>
        <translation>O programu Ruka a noha</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Všechny soubory</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Všechny tahy</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Všechny roky</translation>
    </message>
    <message>
        <source>Also with us</source>
        <translation>U nás ještě</translation>
    </message>
    <message>
        <source>As in the classic game.</source>
        <translation>Jako v klasické hře.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>As {base}</source>
        <extracomment>{base}: the title of the rules from which others are made.</extracomment>
        <translation>Jako {base}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>put back</comment>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>Zpět na začátek</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Předtím</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Nejlepší rozdání</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Převedeno</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Karty a rozdávání</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Změnit hráče</translation>
    </message>
    <message>
        <source>Check the deal</source>
        <translation>Ověřit rozdání</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopírovat zprávu</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Opravit</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>noun</comment>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>verb</comment>
        <translation>Rozdat</translation>
    </message>
    <message>
        <source>Deal report</source>
        <translation>Rozbor rozdání</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Rozdat karty</translation>
    </message>
    <message>
        <source>Deal these cards again in a new game</source>
        <translation>Rozdat tyto karty znovu v nové hře</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Each trick</source>
        <translation>Každý zdvih</translation>
    </message>
    <message>
        <source>End</source>
        <comment>noun</comment>
        <translation>Konec</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Výměna</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exportovat jako CSV</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportovat pravidla</translation>
    </message>
    <message>
        <source>Family book</source>
        <translation>Rodinná kronika</translation>
    </message>
    <message>
        <source>First melds</source>
        <translation>První výklady</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Pět hráčů</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Čtyři hráči</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Cíl dosažen</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Zavření</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ruka</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <comment>program</comment>
        <translation>Ruka a noha</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Domácí pravidla</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>Jak dlouhá je hra?</translation>
    </message>
    <message>
        <source>How many sit at the table?</source>
        <translation>Kolik hráčů sedí u stolu?</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importovat pravidla</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Žolíci</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Vést zápis</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>print</comment>
        <translation>Velké</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Poslední tahy</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Učit se hrou</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejít</translation>
    </message>
    <message>
        <source>Leave the demo</source>
        <translation>Opustit ukázku</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Opustit lekci</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Opustit hlavolam</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>Zbylo v ruce</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Ohlédnutí</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Tahák</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Myš a klávesy</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation>Název domácích pravidel</translation>
    </message>
    <message>
        <source>Name, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Jméno, {place}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Jména</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Další hlavolam</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Žádný zdvih</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>print</comment>
        <translation>Běžné</translation>
    </message>
    <message>
        <source>Only the total</source>
        <translation>Jen součet</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Odkryté karty</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Otevřít nabídku</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Jiné body</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>{page}: the number of a page. {pages}: how many pages there are.</extracomment>
        <translation>Strana {page} z {pages}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Lidé</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>verb</comment>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation>Vytisknout zápis</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Hlavolamy</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Červené trojky</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Vyhraná kola</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Uložit pravidla</translation>
    </message>
    <message>
        <source>Save this deal in a file</source>
        <translation>Uložit toto rozdání do souboru</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Season page</source>
        <translation>Stránka sezony</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Místa u stolu</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Show rule card</source>
        <translation>Ukázat přehled pravidel</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Strany</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Šest hráčů</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>noun</comment>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>verb</comment>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Zůstat zde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Karty se rozdávají.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Rozdání skončilo.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Dosavadní hra</translation>
    </message>
    <message>
        <source>The lot decides who deals first.</source>
        <translation>O prvním rozdávajícím rozhodne los.</translation>
    </message>
    <message>
        <source>The move is being thought over.</source>
        <translation>O tahu se přemýšlí.</translation>
    </message>
    <message>
        <source>The program does not know these rules; nor do the bots.</source>
        <translation>Program tato pravila nezná a roboti také ne.</translation>
    </message>
    <message>
        <source>The report is copied and can be pasted into a letter.</source>
        <translation>Zpráva je zkopírovaná a lze ji vložit do dopisu.</translation>
    </message>
    <message>
        <source>The stock ran out.</source>
        <translation>Talon došel.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tři hráči</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Tricks owed</source>
        <translation>Dlužné zdvihy</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Získané zdvihy</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dva hráči</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit zpět</translation>
    </message>
    <message>
        <source>Villains</source>
        <translation>Padouši</translation>
    </message>
    <message>
        <source>Watch a demo</source>
        <translation>Podívat se na ukázku</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Zavření</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Proč?</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Zapsat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Rok</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>a další ({count})</translation>
    </message>
    <message>
        <source>any</source>
        <comment>points</comment>
        <translation>libovolně</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>noun</comment>
        <translation>rozdání</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>rozdání {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdává</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>každý sám</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>ukončit tah</translation>
    </message>
    <message>
        <source>laid aside</source>
        <translation>odloženo</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>vyložit {cards:acc}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>zatím nikdo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>side {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>strana {number}</translation>
    </message>
    <message>
        <source>when the hand is empty</source>
        <translation>když je ruka prázdná</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>{dealer} deals, {first} plays first.</source>
        <extracomment>{dealer}: the player who deals. {first}: the first of two or more that are named together.</extracomment>
        <translation>Rozdává {dealer}, začíná {first}.</translation>
    </message>
    <message>
        <source>{dealer} deals.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Rozdává {dealer}.</translation>
    </message>
    <message>
        <source>{first} · {following}</source>
        <extracomment>{first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation>{first} · {following}</translation>
    </message>
    <message>
        <source>{first}; {following}</source>
        <extracomment>{first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation>{first}; {following}</translation>
    </message>
    <message>
        <source>{label}. {text}</source>
        <extracomment>{label}: the label of a rule or a field. {text}: what is said first.</extracomment>
        <translation>{label}. {text}</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <extracomment>{label}: the label of a rule or a field. {text}: what is said first.</extracomment>
        <translation>{label}: {text}</translation>
    </message>
    <message>
        <source>{label}: {text}.</source>
        <extracomment>{label}: the label of a rule or a field. {text}: what is said first.</extracomment>
        <translation>{label}: {text}.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} got {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:dostala|dostal|dostává|dostali|dostaly} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Hraje {name}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{name}, {wish}</source>
        <extracomment>{name}: the player, or the players of a side. {wish}: what a player is to do, after the name: “draw two cards.”.</extracomment>
        <translation>{name}: {wish}</translation>
    </message>
    <message>
        <source>{text:^}</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text:^}</translation>
    </message>
    <message>
        <source>{text:^}.</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text:^}.</translation>
    </message>
    <message>
        <source>{text} ({key})</source>
        <extracomment>{text}: what is said first. {key}: a key of the keyboard, as “Ctrl+Left”.</extracomment>
        <translation>{text} ({key})</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>Everybody has these cards on {day}; what comes later is left to chance.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>Dne {day} mají tyto karty všichni; co přijde potom, je věc náhody.</translation>
    </message>
    <message>
        <source>It is kept as it is, and can be continued from the start page.</source>
        <translation>Zůstane, jak je, a lze v ní pokračovat z úvodní stránky.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Opustit hru</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Opustit tuto hru?</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Opustit bez uložení</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Opustit bez uložení?</translation>
    </message>
    <message>
        <source>What was not saved would be lost.</source>
        <translation>Co není uložené, by se ztratilo.</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>A question from {name} to</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} se ptá; obrazovku má dostat</translation>
    </message>
    <message>
        <source>My cards on a phone</source>
        <translation>Mé karty do telefonu</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>Obrazovku má dostat</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Přerušit hru</translation>
    </message>
    <message>
        <source>Show {name}’s cards</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Ukázat karty: {name}</translation>
    </message>
    <message>
        <source>The cards stay covered until the button is pressed.</source>
        <translation>Karty zůstanou zakryté, dokud se nestiskne tlačítko.</translation>
    </message>
    <message>
        <source>To be seen only by</source>
        <translation>Vidět smí jen</translation>
    </message>
</context>
<context>
    <name>CrashReports</name>
    <message>
        <source>Something went wrong in the program; the game is not saved yet.</source>
        <translation>V programu nastala chyba; hra ještě není uložená.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; what was played is kept.</source>
        <translation>V programu nastala chyba; co se odehrálo, je uložené.</translation>
    </message>
    <message>
        <source>The program ended in a fault last time; what was saved is kept.</source>
        <translation>Program minule skončil chybou; co bylo uložené, zůstalo.</translation>
    </message>
</context>
<context>
    <name>DealAgainDialog</name>
    <message>
        <source>Deal these cards again</source>
        <translation>Rozdat tyto karty znovu</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Stejné karty, o jedno místo dál</numerusform>
            <numerusform>Stejné karty, o {number} místa dál</numerusform>
            <numerusform>Stejné karty, o {number} míst dál</numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards, partners swapped</source>
        <translation>Stejné karty, spoluhráči vyměnění</translation>
    </message>
    <message>
        <source>Same cards, same seats</source>
        <translation>Stejné karty, stejná místa</translation>
    </message>
    <message>
        <source>Same cards, sides swapped</source>
        <translation>Stejné karty, strany vyměněné</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, sides swapped, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Stejné karty, strany vyměněné, o jedno místo dál</numerusform>
            <numerusform>Stejné karty, strany vyměněné, o {number} místa dál</numerusform>
            <numerusform>Stejné karty, strany vyměněné, o {number} míst dál</numerusform>
        </translation>
    </message>
    <message>
        <source>The score begins anew, as the rules say for a first deal.</source>
        <translation>Počítání začíná znovu, jak pravidla určují pro první rozdání.</translation>
    </message>
    <message>
        <source>Who gets the cards</source>
        <translation>Kdo dostane karty</translation>
    </message>
    <message>
        <source>{deal} of {game}, {rules}, becomes the first deal of a new game.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {game}: the title of a game. {rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>{deal} hry {game}, {rules}, se stane prvním rozdáním nové hry.</translation>
    </message>
    <message>
        <source>{name} plays the same cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} hraje se stejnými kartami.</translation>
    </message>
    <message>
        <source>{name} plays what {owner} had.</source>
        <extracomment>{name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>{name} hraje s kartami: {owner}.</translation>
    </message>
</context>
<context>
    <name>DealsTable</name>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Another program has taken the address of before: every phone scans its code anew.</source>
        <translation>Dřívější adresu má jiný program: každý telefon znovu načte svůj kód.</translation>
    </message>
    <message>
        <source>The address of this computer has changed: every phone scans its code anew.</source>
        <translation>Adresa tohoto počítače se změnila: každý telefon znovu načte svůj kód.</translation>
    </message>
    <message>
        <source>The codes are good until the program is closed. {fault}</source>
        <extracomment>{fault}: what is wrong with a file, as a sentence.</extracomment>
        <translation>Kódy platí, dokud se program nezavře. {fault}</translation>
    </message>
    <message>
        <source>The system lets no phone reach this program ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Systém k tomuto programu žádný telefon nepustí ({reason}).</translation>
    </message>
    <message>
        <source>This computer is in no network: connect it to the Wi-Fi that the phones are in.</source>
        <translation>Tento počítač není v žádné síti: připojte ho k Wi-Fi, ve které jsou telefony.</translation>
    </message>
</context>
<context>
    <name>EntryGrid</name>
    <message>
        <source>Add</source>
        <comment>a line of other points</comment>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Enter sum</source>
        <translation>Zadat součet</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Méně</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>{cards}, {points} each</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards}, po {points}</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before anybody sees a card, the cards are mixed, and a code is made from their order and a secret number. Once the deal is over both are shown: if they give the same code again, nobody has moved a card since.</source>
        <translation>Než kdokoli uvidí kartu, karty se zamíchají a z jejich pořadí a tajného čísla vznikne kód. Po skončení rozdání se ukáže obojí: vyjde-li z toho zase stejný kód, nikdo mezitím kartou nepohnul.</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Kód {code}</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Kód rozdání {code}</translation>
    </message>
    <message>
        <source>No deal of this game has a code: they were dealt without, or the codes were taken out of the file.</source>
        <translation>Žádné rozdání této hry nemá kód: rozdávalo se bez něj, nebo byly kódy ze souboru odstraněny.</translation>
    </message>
    <message>
        <source>The cards are mixed.</source>
        <translation>Karty jsou zamíchané.</translation>
    </message>
    <message>
        <source>The code is false: it stands for no deal of this game.</source>
        <translation>Kód je nepravý: nepatří k žádnému rozdání této hry.</translation>
    </message>
    <message>
        <source>The code is false: these are not the cards as they were mixed.</source>
        <translation>Kód je nepravý: takto karty zamíchané nebyly.</translation>
    </message>
    <message>
        <source>The code is true: the cards lay as they were mixed.</source>
        <translation>Kód je pravý: karty ležely tak, jak byly zamíchané.</translation>
    </message>
    <message>
        <source>{deals}: dealt without a code, or it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals}: rozdáno bez kódu, nebo byl ze souboru odstraněn.</translation>
    </message>
    <message>
        <source>{deals}: the deal code is missing, so it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals}: kód rozdání chybí, byl tedy ze souboru odstraněn.</translation>
    </message>
    <message>
        <source>{deal}: the deal code is false, so cards were changed.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal}: kód rozdání je nepravý, karty byly tedy změněny.</translation>
    </message>
</context>
<context>
    <name>FamilyBook</name>
    <message>
        <source>Another window is writing in the family book, so it is not kept up just now.</source>
        <translation>Do rodinné kroniky píše jiné okno, proto se teď nedoplňuje.</translation>
    </message>
    <message>
        <source>As written down at the table</source>
        <translation>Jak bylo zapsáno u stolu</translation>
    </message>
    <message>
        <source>Begun elsewhere</source>
        <translation>Začato jinde</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Dvojice</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Na rozdání</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Na hru</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>Real cards</source>
        <translation>Skutečné karty</translation>
    </message>
    <message>
        <source>The disk is full, so the family book is not kept up just now.</source>
        <translation>Disk je plný, proto se rodinná kronika teď nedoplňuje.</translation>
    </message>
    <message>
        <source>The family book is not kept up just now.</source>
        <translation>Rodinná kronika se teď nedoplňuje.</translation>
    </message>
    <message>
        <source>The family book was damaged while it was open; opening it again mends it.</source>
        <translation>Rodinná kronika se při otevření poškodila; nové otevření ji opraví.</translation>
    </message>
    <message>
        <source>The family book was damaged, so a new one is made from the game files.</source>
        <translation>Rodinná kronika byla poškozená, proto se ze souborů her tvoří nová.</translation>
    </message>
    <message>
        <source>The old one is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Stará zůstává jako {file}.</translation>
    </message>
    <message>
        <source>With bots</source>
        <translation>S roboty</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vítěz</translation>
    </message>
    <message>
        <source>other points</source>
        <translation>jiné body</translation>
    </message>
    <message>
        <source>other points: what</source>
        <translation>jiné body: za co</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} more game file(s) cannot be read either.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} další soubor hry také nelze přečíst.</numerusform>
            <numerusform>{count:^} další soubory her také nelze přečíst.</numerusform>
            <numerusform>{count:^} dalších souborů her také nelze přečíst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, begun elsewhere</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, začato jinde</translation>
    </message>
    <message>
        <source>{game}, real cards</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, skutečné karty</translation>
    </message>
    <message>
        <source>{more} to {less}</source>
        <extracomment>{more}: what is said in addition, or the larger number of points. {less}: the smaller number of points.</extracomment>
        <translation>{more} : {less}</translation>
    </message>
    <message>
        <source>{name} (uncertain)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} (předběžně)</translation>
    </message>
    <message>
        <source>{name} is on the way to the easy bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} je na cestě k lehkému robotovi.</translation>
    </message>
    <message>
        <source>{name} stands above all bots.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} stojí nad všemi roboty.</translation>
    </message>
    <message>
        <source>{name} stands between the easy and the steady bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} stojí mezi lehkým a rozvážným robotem.</translation>
    </message>
    <message>
        <source>{name} stands between the steady and the strong bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} stojí mezi rozvážným a silným robotem.</translation>
    </message>
    <message>
        <source>{name} stands between the strong and the expert bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} stojí mezi silným a mistrovským robotem.</translation>
    </message>
    <message>
        <source>{wins} : {losses}</source>
        <extracomment>{wins}: how many games were won. {losses}: how many games were lost.</extracomment>
        <translation>{wins} : {losses}</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <extracomment>{wins}: how many games were won. {games}: how many games.</extracomment>
        <translation>{wins} z {games}</translation>
    </message>
</context>
<context>
    <name>FamilyBookController</name>
    <message>
        <source>Finished games are read: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Čtou se dohrané hry: {done} z {total}</translation>
    </message>
    <message numerus="yes">
        <source>Saved as {file} in {folder}, with (one game|{number} games).</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Uloženo jako {file} ve složce {folder}, s jednou hrou.</numerusform>
            <numerusform>Uloženo jako {file} ve složce {folder}, her: {number}.</numerusform>
            <numerusform>Uloženo jako {file} ve složce {folder}, her: {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabulky</translation>
    </message>
    <message>
        <source>The file of this game is gone, only its figures are left.</source>
        <translation>Soubor této hry už není, zbyla jen čísla.</translation>
    </message>
    <message>
        <source>The game of {day} is back.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>Hra ({day}) je zpět.</translation>
    </message>
    <message>
        <source>The game of {day} is removed.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>Hra ({day}) je odebraná.</translation>
    </message>
    <message>
        <source>family-book-deals</source>
        <translation>rodinna-kronika-rozdani</translation>
    </message>
    <message>
        <source>family-book-games</source>
        <translation>rodinna-kronika-hry</translation>
    </message>
</context>
<context>
    <name>FamilyBookPage</name>
    <message>
        <source>Bots stay where they are. The stronger the others, the more a win brings. Games for practice do not count.</source>
        <translation>Roboti zůstávají, kde jsou. Čím silnější jsou ostatní, tím víc výhra přinese. Cvičné hry se nepočítají.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Vrátit do kroniky</translation>
    </message>
    <message>
        <source>Deals, a row for every side</source>
        <translation>Rozdání, řádek pro každou stranu</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Dohrané hry</translation>
    </message>
    <message>
        <source>Finished games appear here.</source>
        <translation>Zde se objeví dohrané hry.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vyhrané hry</translation>
    </message>
    <message>
        <source>Games won by each pair</source>
        <translation>Hry vyhrané dvojicemi</translation>
    </message>
    <message>
        <source>Games, a row for every side</source>
        <translation>Hry, řádek pro každou stranu</translation>
    </message>
    <message>
        <source>In these games nobody had a partner.</source>
        <translation>V těchto hrách nikdo neměl spoluhráče.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>of players by their strength</comment>
        <translation>Žebříček</translation>
    </message>
    <message>
        <source>No finished game fits this choice.</source>
        <translation>Tomuto výběru neodpovídá žádná dohraná hra.</translation>
    </message>
    <message>
        <source>Only people are counted here. Bots played or finished these games.</source>
        <translation>Počítají se jen lidé. Tyto hry hráli nebo dohráli roboti.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Dvojice</translation>
    </message>
    <message>
        <source>Points are shown for one game at a time.</source>
        <translation>Body se ukazují vždy pro jednu hru.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Ukázat všechny hry</translation>
    </message>
    <message>
        <source>Show people and bots</source>
        <translation>Ukázat lidi i roboty</translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation>Začít hru</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>A name for the house rules is missing.</source>
        <translation>Chybí název domácích pravidel.</translation>
    </message>
    <message>
        <source>Another program has changed {file}, so this game goes on beside it.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} změnil jiný program, proto tato hra pokračuje vedle.</translation>
    </message>
    <message>
        <source>House rules in {file}: {reason}</source>
        <extracomment>{file}: the name of a file. {reason}: why something cannot be.</extracomment>
        <translation>Domácí pravidla v souboru {file}: {reason}</translation>
    </message>
    <message>
        <source>It is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Zůstává jako {file}.</translation>
    </message>
    <message>
        <source>No move can be saved in {folder}, so this game can only be looked at.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Do složky {folder} nelze uložit tah, hru lze tedy jen prohlížet.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {path}, which is not a folder.</source>
        <extracomment>{path}: the path of a folder.</extracomment>
        <translation>V {path} nelze nic uchovat, není to složka.</translation>
    </message>
    <message>
        <source>Other house rules have the name {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Název {rules} už mají jiná domácí pravidla.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entries are not saved yet.</source>
        <translation>Disk je plný, poslední zápisy tedy ještě nejsou uložené.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entry is not saved yet.</source>
        <translation>Disk je plný, poslední údaj tedy ještě není uložený.</translation>
    </message>
    <message>
        <source>The disk is full, so the last move is not saved yet.</source>
        <translation>Disk je plný, poslední tah tedy ještě není uložený.</translation>
    </message>
    <message numerus="yes">
        <source>The disk is full, so the last {count} move(s) are not saved yet.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Disk je plný, poslední tah tedy ještě není uložený.</numerusform>
            <numerusform>Disk je plný, poslední {count} tahy tedy ještě nejsou uložené.</numerusform>
            <numerusform>Disk je plný, posledních {count} tahů tedy ještě není uloženo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk is full, so the picture is not kept.</source>
        <translation>Disk je plný, obrázek tedy není uložený.</translation>
    </message>
    <message>
        <source>The disk is full, so this game is not saved yet.</source>
        <translation>Disk je plný, tato hra tedy ještě není uložená.</translation>
    </message>
    <message>
        <source>The disk is full, so {file} is not saved.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Disk je plný, soubor {file} není uložený.</translation>
    </message>
    <message>
        <source>The end of the text is missing: it goes from HFRULES to the semicolon.</source>
        <translation>Chybí konec textu: sahá od HFRULES po středník.</translation>
    </message>
    <message>
        <source>The file is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Soubor zůstává jako {file}.</translation>
    </message>
    <message>
        <source>The folder of {file} cannot lock files: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Složka souboru {file} neumí soubory zamykat: {detail}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not allow writing.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Do složky {folder} nelze zapisovat.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Složka {folder} už neexistuje.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be read: {detail}.</source>
        <extracomment>{path}: the path of a folder. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Složku {path} nelze přečíst: {detail}.</translation>
    </message>
    <message>
        <source>The rules have changed since, so this game can only be looked at.</source>
        <translation>Pravidla se mezitím změnila, hru lze tedy jen prohlížet.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Podle pravidel v souboru {file} nelze hrát: {detail}.</translation>
    </message>
    <message>
        <source>The text was changed on its way: copy all of it once more.</source>
        <translation>Text se cestou změnil: zkopírujte ho celý ještě jednou.</translation>
    </message>
    <message>
        <source>There are no rules of this program in the text.</source>
        <translation>V textu nejsou žádná pravidla tohoto programu.</translation>
    </message>
    <message>
        <source>These rules are from a newer version of this program.</source>
        <translation>Tato pravidla jsou z novější verze tohoto programu.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Tato hra je otevřená v jiném okně.</translation>
    </message>
    <message>
        <source>deal code {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>kód rozdání {number}</translation>
    </message>
    <message>
        <source>deal codes</source>
        <translation>kódy rozdání</translation>
    </message>
    <message>
        <source>it holds something that does not belong there</source>
        <translation>obsahuje něco, co tam nepatří</translation>
    </message>
    <message>
        <source>it is a folder or a device.</source>
        <translation>je to složka nebo zařízení.</translation>
    </message>
    <message>
        <source>it is too large to be house rules.</source>
        <translation>na domácí pravidla je příliš velký.</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>chybí jeho konec</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>tah {number}</translation>
    </message>
    <message>
        <source>name {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>jméno {number}</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>důvod není uveden</translation>
    </message>
    <message>
        <source>player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>hráč {number}</translation>
    </message>
    <message>
        <source>players</source>
        <translation>hráči</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>pravidla</translation>
    </message>
    <message>
        <source>score</source>
        <translation>skóre</translation>
    </message>
    <message>
        <source>something in it cannot be right</source>
        <translation>něco v něm nemůže být správně</translation>
    </message>
    <message>
        <source>something is missing in it</source>
        <translation>něco v něm chybí</translation>
    </message>
    <message>
        <source>the disk is full, so they are not saved.</source>
        <translation>disk je plný, nejsou tedy uložená.</translation>
    </message>
    <message>
        <source>the file holds something else.</source>
        <translation>soubor obsahuje něco jiného.</translation>
    </message>
    <message>
        <source>the file is damaged, or it holds something else.</source>
        <translation>soubor je poškozený, nebo obsahuje něco jiného.</translation>
    </message>
    <message>
        <source>the file is damaged: {harm}.</source>
        <extracomment>{harm}: what is wrong in a file.</extracomment>
        <translation>soubor je poškozený: {harm}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>soubor je prázdný.</translation>
    </message>
    <message>
        <source>they are from a newer version of this program.</source>
        <translation>jsou z novější verze tohoto programu.</translation>
    </message>
    <message>
        <source>what stands in it makes no sense to this program</source>
        <translation>obsah nedává tomuto programu smysl</translation>
    </message>
    <message>
        <source>what stands there for “{label}” cannot be right.</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>co stojí u „{label}“, nemůže být správně.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Soubor {file} nelze přečíst: {detail}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Soubor {file} nelze zapsat: {detail}.</translation>
    </message>
    <message>
        <source>{file} does not exist any more.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Soubor {file} už neexistuje.</translation>
    </message>
    <message>
        <source>{file} holds a move that is not allowed ({place}).</source>
        <extracomment>{file}: the name of a file. {place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Soubor {file} obsahuje tah, který není dovolen ({place}).</translation>
    </message>
    <message>
        <source>{file} is a folder or a device, not a plain file.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} je složka nebo zařízení, ne obyčejný soubor.</translation>
    </message>
    <message>
        <source>{file} is a link that leads back to itself.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} je odkaz, který vede zpět sám na sebe.</translation>
    </message>
    <message>
        <source>{file} is damaged: {harm}.</source>
        <extracomment>{file}: the name of a file. {harm}: what is wrong in a file.</extracomment>
        <translation>Soubor {file} je poškozený: {harm}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Soubor {file} je prázdný.</translation>
    </message>
    <message>
        <source>{file} is no JPEG or PNG picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Soubor {file} není obrázek JPEG ani PNG.</translation>
    </message>
    <message>
        <source>{file} is not a saved game.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Soubor {file} není uložená hra.</translation>
    </message>
    <message>
        <source>{file} is too large a picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Obrázek {file} je příliš velký.</translation>
    </message>
    <message>
        <source>{file} is too large to be a file of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Soubor {file} je na soubor tohoto programu příliš velký.</translation>
    </message>
    <message>
        <source>{file} takes too long to read.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Čtení souboru {file} trvá příliš dlouho.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Soubor {file} uložila novější verze tohoto programu.</translation>
    </message>
    <message>
        <source>{file}: what cannot be right is left out, all else holds ({name}).</source>
        <extracomment>{file}: the name of a file. {name}: the player, or the players of a side.</extracomment>
        <translation>{file}: co nemůže být správně, je vynecháno, všechno ostatní platí ({name}).</translation>
    </message>
    <message>
        <source>{harm} ({place})</source>
        <extracomment>{harm}: what is wrong in a file. {place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{harm} ({place})</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Go to “{field}”</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Přejít na „{field}“</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>změněno</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message>
        <source>Games and deals</source>
        <translation>Hry a rozdání</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Deals of the game</source>
        <translation>Rozdání hry</translation>
    </message>
    <message>
        <source>Takes the game out of the book.</source>
        <translation>Odebere hru z kroniky.</translation>
    </message>
    <message>
        <source>The points of the single deals are not known.</source>
        <translation>Body jednotlivých rozdání nejsou známé.</translation>
    </message>
    <message>
        <source>{names} won</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} {names:vyhrála|vyhrál|vyhrává|vyhráli|vyhrály}</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>next</source>
        <translation>další</translation>
    </message>
    <message>
        <source>now</source>
        <comment>plays now</comment>
        <translation>teď</translation>
    </message>
    <message>
        <source>now {name}</source>
        <comment>plays now</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>teď {name}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>spoluhráč</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Hint: {move}.</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Rada: {move}.</translation>
    </message>
    <message>
        <source>No first meld is needed in this game.</source>
        <translation>V této hře není první výklad potřeba.</translation>
    </message>
    <message>
        <source>Nothing can be laid now.</source>
        <translation>Teď nelze nic vyložit.</translation>
    </message>
    <message>
        <source>The lifted cards are put back first, then the partner can be asked.</source>
        <translation>Nejdřív se vrátí zvednuté karty, pak se lze zeptat spoluhráče.</translation>
    </message>
    <message>
        <source>The side is down already.</source>
        <translation>Strana už vyložila.</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>Vrátit odhoz</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>A tie</source>
        <translation>Nerozhodně</translation>
    </message>
    <message numerus="yes">
        <source>By (one point|{points} points).</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>O jeden bod.</numerusform>
            <numerusform>O {points} body.</numerusform>
            <numerusform>O {points} bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win)</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>Vyhrává {names}</numerusform>
            <numerusform>Vyhrávají {names}</numerusform>
            <numerusform>Vyhrávají {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>O výhru se dělí {names}.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>13 and 13, two clean, two dirty, one wild</source>
        <translation>13 a 13, dvě čisté, dvě špinavé, jedna divoká</translation>
    </message>
    <message>
        <source>2 to 4 players, half an hour</source>
        <translation>2–4 hráči, půl hodiny</translation>
    </message>
    <message>
        <source>2 to 6 players, about an hour</source>
        <translation>2–6 hráčů, asi hodina</translation>
    </message>
    <message>
        <source>2 to 6 players, half an hour</source>
        <translatorcomment>Of “2 to 5 players, half an hour”.</translatorcomment>
        <translation>2–6 hráčů, půl hodiny</translation>
    </message>
    <message>
        <source>262 special cards with ladies and villains</source>
        <translation>262 zvláštních karet s lady a padouchy</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 300 and 100</source>
        <translation>Jako Simpson, žolíková karta zmrazí balíček, 300 a 100</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 500 and 300</source>
        <translation>Jako Simpson, žolíková karta zmrazí balíček, 500 a 300</translation>
    </message>
    <message>
        <source>As classic, the first card stays whatever it is</source>
        <translation>Jako klasická, první karta zůstává, ať je jakákoli</translation>
    </message>
    <message>
        <source>Brouillette partners, high</source>
        <translation>Brouillette ve dvojicích, vysoká</translation>
    </message>
    <message>
        <source>Brouillette partners, low</source>
        <translation>Brouillette ve dvojicích, nízká</translation>
    </message>
    <message>
        <source>Brouillette, high</source>
        <translation>Brouillette, vysoká</translation>
    </message>
    <message>
        <source>Brouillette, low</source>
        <translation>Brouillette, nízká</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasická</translation>
    </message>
    <message>
        <source>Classic, upcard left</source>
        <translation>Klasická, otočená karta zůstává</translation>
    </message>
    <message>
        <source>Draw until you play</source>
        <translation>Lízat, dokud se nehraje</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Lehký robot</translation>
    </message>
    <message>
        <source>Everybody alone, two stock piles, no wild piles</source>
        <translation>Každý sám, dva talony, bez divokých hromádek</translation>
    </message>
    <message>
        <source>Everything on the table may be rebuilt</source>
        <translation>Vše na stole se smí přestavět</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Mistrovský robot</translation>
    </message>
    <message>
        <source>First play 30 each, from the hand alone</source>
        <translation>První výklad 30, jen z ruky</translation>
    </message>
    <message>
        <source>Four cards, four tricks, down from 21</source>
        <translation>Čtyři karty, čtyři zdvihy, od 21 dolů</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <translation>Ruka a noha</translation>
    </message>
    <message>
        <source>Imagines few deals, and forgets what was played.</source>
        <translation>Představí si málo rozdání a zapomíná, co se hrálo.</translation>
    </message>
    <message>
        <source>Imagines some deals, and remembers every card.</source>
        <translation>Představí si několik rozdání a pamatuje si každou kartu.</translation>
    </message>
    <message>
        <source>Lays melds and adds to them, but takes none apart.</source>
        <translation>Vykládá kombinace a přikládá k nim, ale žádnou nerozebírá.</translation>
    </message>
    <message>
        <source>Machiavelli</source>
        <translation>Machiavelli</translation>
    </message>
    <message>
        <source>Manipulation Rummy</source>
        <translation>Manipulační rummy</translation>
    </message>
    <message>
        <source>Melds stay open after seven, whole pile taken</source>
        <translation>Kombinace zůstávají po sedmi otevřené, bere se celý balíček</translation>
    </message>
    <message>
        <source>Moves up to three cards of the table to lay more.</source>
        <translation>Aby víc vyložil, přesune na stole až tři karty.</translation>
    </message>
    <message>
        <source>None is stronger.</source>
        <translation>Silnější není.</translation>
    </message>
    <message>
        <source>Partners build piles of seven</source>
        <translation>Spoluhráči stavějí hromádky po sedmi</translation>
    </message>
    <message>
        <source>Pennies from Heaven</source>
        <translation>Pennies from Heaven</translation>
    </message>
    <message>
        <source>Play or draw one, no jokers, 13 cards</source>
        <translatorcomment>Of “Play or draw one, no jokers”.</translatorcomment>
        <translation>Hrát, nebo líznout jednu, bez žolíků, 13 karet</translation>
    </message>
    <message>
        <source>Plays for its side, and minds what others collect.</source>
        <translation>Hraje pro svou stranu a všímá si, co sbírají ostatní.</translation>
    </message>
    <message>
        <source>Raub</source>
        <translation>Raub</translation>
    </message>
    <message>
        <source>Rebuilds the whole table, and holds cards back.</source>
        <translation>Přestaví celý stůl a zadržuje karty.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Saskatchewan</source>
        <translation>Saskatchewan</translation>
    </message>
    <message>
        <source>Sees its own cards only, and overlooks some melds.</source>
        <translation>Vidí jen vlastní karty a některé kombinace přehlédne.</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <translation>Šanghaj</translation>
    </message>
    <message>
        <source>Simpson</source>
        <translation>Simpson</translation>
    </message>
    <message>
        <source>Six players, canastas of sevens, to 20,000</source>
        <translation>Šest hráčů, kanasty ze sedmiček, do 20 000</translation>
    </message>
    <message>
        <source>Special deck</source>
        <translation>Zvláštní karty</translation>
    </message>
    <message>
        <source>Steady bot</source>
        <translation>Rozvážný robot</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <translation>Silný robot</translation>
    </message>
    <message>
        <source>The strong bot with more time, as Preferences say.</source>
        <translation>Silný robot s více časem, podle Nastavení.</translation>
    </message>
    <message>
        <source>Three cards drawn at most, knocking</source>
        <translation>Líže se nejvýš třikrát, klepe se</translation>
    </message>
    <message>
        <source>Three ways to trumps, from 21 down to nothing</source>
        <translation>Tři cesty k trumfům, od 21 až k nule</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>Tries moves in imagined deals, and recalls who took what.</source>
        <translation>Zkouší tahy v představovaných rozdáních a pamatuje si, kdo co bral.</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four</source>
        <translation>Dvě dvojice, ve čtvrtém rozdání čtyři a čtyři</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four, 500 and 300</source>
        <translation>Dvě dvojice, ve čtvrtém rozdání čtyři a čtyři, 500 a 300</translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, rozdání {deal}</translation>
    </message>
    <message>
        <source>{game}, round {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, kolo {deal}</translation>
    </message>
    <message>
        <source>{name} ({bot})</source>
        <extracomment>{name}: the player, or the players of a side. {bot}: what a bot is called by its level, as “Strong bot”.</extracomment>
        <translation>{name} ({bot})</translation>
    </message>
</context>
<context>
    <name>HandAndFootCard</name>
    <message>
        <source>A clean {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Čistá {pile} se počítá za {points:acc}.</translation>
    </message>
    <message>
        <source>A complete {pile} that is open takes them, too.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Dokončená {pile}, která je otevřená, je také přijímá.</translation>
    </message>
    <message>
        <source>A deal ends when somebody goes out.</source>
        <translation>Rozdání končí, když někdo zavře.</translation>
    </message>
    <message>
        <source>A dirty {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Špinavá {pile} se počítá za {points:acc}.</translation>
    </message>
    <message>
        <source>A discarded lady stops the next player from taking the pile.</source>
        <translation>Odhozená lady brání dalšímu hráči vzít balíček.</translation>
    </message>
    <message>
        <source>A discarded wild leaves the table together with the whole pile; the next discard begins a new one.</source>
        <translation>Odhozená žolíková karta opouští stůl s celým balíčkem; příští odhoz začíná nový.</translation>
    </message>
    <message>
        <source>A game has {deals}.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Délka hry: {deals}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>V kombinaci je aspoň tolik přirozených karet co žolíkových, nikdy víc než {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>V kombinaci je aspoň tolik přirozených karet co žolíkových: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>V kombinaci je aspoň dvakrát tolik přirozených karet co žolíkových, nikdy víc než {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>V kombinaci je aspoň dvakrát tolik přirozených karet co žolíkových: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least two naturals and at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>V kombinaci jsou aspoň dvě přirozené karty a nejvýš {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>V kombinaci jsou nejvýš {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>V kombinaci je víc přirozených karet než žolíkových, nikdy víc než {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>V kombinaci je víc přirozených karet než žolíkových: {counted}.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up before its player.</source>
        <translation>Kombinaci tvoří tři nebo více karet jedné hodnoty, lícem nahoru před hráčem.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up. It belongs to the whole side; every partner may add to it.</source>
        <translation>Kombinaci tvoří tři nebo více karet jedné hodnoty, lícem nahoru. Patří celé straně; přikládat smí každý spoluhráč.</translation>
    </message>
    <message>
        <source>A meld of naturals holds any number of wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>V kombinaci přirozených karet smí být jakýkoli počet žolíkových: {counted}.</translation>
    </message>
    <message>
        <source>A meld of naturals holds no wilds.</source>
        <translation>V kombinaci přirozených karet nejsou žádné žolíkové.</translation>
    </message>
    <message>
        <source>A player needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Hráč potřebuje dokončené: {needed:acc}.</translation>
    </message>
    <message>
        <source>A red three among them is laid and replaced at once; one deeper in the pile stays there.</source>
        <translation>Červená trojka mezi nimi se hned vyloží a nahradí; hlouběji v balíčku zůstane ležet.</translation>
    </message>
    <message>
        <source>A red three in it is laid and replaced at once.</source>
        <translation>Červená trojka v něm se hned vyloží a nahradí.</translation>
    </message>
    <message>
        <source>A take brings the top card only.</source>
        <translation>Bere se jen vrchní karta.</translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s), or all when there are fewer.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Bere se jen vrchní karta.</numerusform>
            <numerusform>Berou se {count:f} vrchní karty, nebo všechny, je-li jich méně.</numerusform>
            <numerusform>Bere se {count} vrchních karet, nebo všechny, je-li jich méně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s); with fewer there is no take.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Bere se jen vrchní karta.</numerusform>
            <numerusform>Berou se {count:f} vrchní karty; je-li jich méně, brát nelze.</numerusform>
            <numerusform>Bere se {count} vrchních karet; je-li jich méně, brát nelze.</numerusform>
        </translation>
    </message>
    <message>
        <source>A take brings the whole pile.</source>
        <translation>Bere se celý balíček.</translation>
    </message>
    <message>
        <source>A three on top cannot be taken.</source>
        <translation>Leží-li navrchu trojka, balíček nelze vzít.</translation>
    </message>
    <message>
        <source>A villain or a lady on top cannot be taken.</source>
        <translation>Leží-li navrchu padouch nebo lady, balíček nelze vzít.</translation>
    </message>
    <message>
        <source>A wild laid on an incomplete clean meld makes it dirty.</source>
        <translation>Žolíková karta přidaná k nedokončené čisté kombinaci ji zašpiní.</translation>
    </message>
    <message numerus="yes">
        <source>A wild lies only beside {count} natural card(s) or more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Žolíková karta leží jen vedle aspoň {count:f.gen} přirozené.</numerusform>
            <numerusform>Žolíková karta leží jen vedle aspoň {count:f.gen} přirozených.</numerusform>
            <numerusform>Žolíková karta leží jen vedle aspoň {count} přirozených.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Divoká {pile} se počítá za {points:acc}.</translation>
    </message>
    <message>
        <source>A {pile} of sevens counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{pile:^} ze sedmiček se počítá za {points:acc}.</translation>
    </message>
    <message>
        <source>A {pile} of sevens, clean or dirty, counts as sevens only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} ze sedmiček, čistá i špinavá, se počítá jen jako sedmičková.</translation>
    </message>
    <message>
        <source>All of them on one side count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Všechny na jedné straně se počítají dohromady za {points:acc}.</translation>
    </message>
    <message>
        <source>All of them with one player count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Všechny u jednoho hráče se počítají dohromady za {points:acc}.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left the pile cannot be taken.</source>
        <translation>Přijme je vlastní nedokončená kombinace téže hodnoty. Zbývají-li v ní méně než tři místa, balíček nelze vzít.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left, the same move completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Přijme je vlastní nedokončená kombinace téže hodnoty. Zbývají-li v ní méně než tři místa, týž tah {pile:acc} dokončí a začne další kombinaci ze tří nebo více karet.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left the pile cannot be taken.</source>
        <translation>Přijme je vlastní nedokončená kombinace téže hodnoty. Zbývá-li v ní jedno místo, balíček nelze vzít.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left, the take completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Přijme je vlastní nedokončená kombinace téže hodnoty. Zbývá-li v ní jedno místo, týž tah {pile:acc} dokončí a začne další kombinaci ze tří nebo více karet.</translation>
    </message>
    <message>
        <source>Any number of ladies may be laid on a complete clean {pile}; they never count towards a first meld.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Na dokončenou čistou {pile:acc} lze přiložit libovolný počet lady; do prvního výkladu se nikdy nepočítají.</translation>
    </message>
    <message>
        <source>Before that the side needs a complete {pile}. Without one two cards stay in the hand after melding, one after the discard: of two cards, one is discarded and one kept.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Předtím strana potřebuje dokončenou {pile:acc}. Bez ní zůstanou po vyložení v ruce dvě karty, po odhozu jedna: ze dvou karet se jedna odhodí a jedna zůstane.</translation>
    </message>
    <message>
        <source>By the player’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>První výklad podle bodů hráče na začátku rozdání: {steps}.</translation>
    </message>
    <message>
        <source>By the side’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>První výklad podle bodů strany na začátku rozdání: {steps}.</translation>
    </message>
    <message>
        <source>Cards stay in the meld on which they were laid.</source>
        <translation>Karty zůstávají v kombinaci, do které byly vyloženy.</translation>
    </message>
    <message>
        <source>Discarding the last card of the hand: the foot is picked up and played from the next turn on.</source>
        <translation>Kdo odhodí poslední kartu z ruky, vezme si nohu a hraje z ní od příštího tahu.</translation>
    </message>
    <message>
        <source>Draw from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <translation>Líže se z talonu, nebo se bere odhazovací balíček. Vykládá se podle libosti a na konci tahu se odhodí jedna karta.</translation>
    </message>
    <message>
        <source>Draw {cards} from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Líznout {cards:acc} z talonu, nebo vzít z odhazovacího balíčku. Vyložit, kolik se chce, a pak jednu kartu odhodit, tím tah končí.</translation>
    </message>
    <message>
        <source>Each player has three packets: hand {hand}, knee {knee}, foot {foot}, played in this order. Knee and foot lie face down until they are picked up.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Každý hráč má tři balíčky karet: ruka {hand}, koleno {knee}, noha {foot}, hrají se v tomto pořadí. Koleno a noha leží lícem dolů, dokud si je hráč nevezme.</translation>
    </message>
    <message>
        <source>Each player has two packets: the hand, played first, and the foot. It lies face down until it is picked up, and is then played like the hand.</source>
        <translation>Každý hráč má dva balíčky karet: ruku, ze které se hraje nejdřív, a nohu. Ta leží lícem dolů, dokud si ji hráč nevezme, a pak se hraje stejně jako ruka.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Každá červená trojka platí {laid}, nevyložená {left}.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}, in an unopened foot too.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Každá červená trojka se počítá za {laid:acc}, s prvním výkladem i bez něj; nevyložená za {left:acc}, i v nedotčené noze.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Každá červená trojka platí {laid}, s prvním výkladem i bez něj; nevyložená {left}.</translation>
    </message>
    <message>
        <source>Everybody is dealt a hand of {hand}, then a knee of {knee}, then a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Každý dostane ruku ({hand}), pak koleno ({knee}) a nakonec nohu ({foot}).</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for a hand of {hand} and a foot of {foot}; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Každý sejme asi {both} karet na ruku ({hand}) a nohu ({foot}); co chybí, se dobere, co přebývá, se vrátí. Kdo napoprvé sejme přesně {both}, získá {points:acc}.</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for hand, knee and foot; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Každý sejme asi {both} karet na ruku, koleno a nohu; co chybí, se dobere, co přebývá, se vrátí. Kdo napoprvé sejme přesně {both}, získá {points:acc}.</translation>
    </message>
    <message>
        <source>Example: five eights are melded, an eight is on top. With {four} in the hand a take is allowed: the top card and 8 complete the {pile}, {three} begin a new meld. With {three} it is not: only {two} would be left.</source>
        <extracomment>{four}: four cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {three}: three cards of an example, listed. {two}: two cards of an example, listed.</extracomment>
        <translation>Příklad: vyloženo je pět osmiček, navrchu leží osmička. S kartami {four} v ruce lze balíček vzít: vrchní karta a 8 {pile:acc} dokončí, {three} začnou novou kombinaci. S kartami {three} nelze: zbyly by jen {two}.</translation>
    </message>
    <message>
        <source>Example: six eights are melded, an eight is on top. With {three} in the hand a take is allowed: the top card completes the {pile}, {three} begin a new meld. With {two} it is not: two cards are no meld.</source>
        <extracomment>{three}: three cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {two}: two cards of an example, listed.</extracomment>
        <translation>Příklad: vyloženo je šest osmiček, navrchu leží osmička. S kartami {three} v ruce lze balíček vzít: vrchní karta {pile:acc} dokončí, {three} začnou novou kombinaci. S kartami {two} nelze: dvě karty nejsou kombinace.</translation>
    </message>
    <message>
        <source>Example: the pile is frozen, with a nine on top: {two} from the hand takes it, {mixed} does not.</source>
        <extracomment>{two}: two cards of an example, listed. {mixed}: a card and a wild of an example, listed.</extracomment>
        <translation>Příklad: balíček je zmrazený, navrchu je devítka: {two} z ruky ho bere, {mixed} ne.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}, {missing} too few; a {wild} from below the nine would not count.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Příklad: navrchu leží devítka, v ruce jsou {three}. Vzít ji a vyložit {four} dá {points:acc}, chybí {missing}; {wild} zpod devítky se nepočítá.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}; a {wild} from below the nine would not do.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Příklad: navrchu leží devítka, v ruce jsou {three}. Vzít ji a vyložit {four} dá {points:acc}; {wild} zpod devítky nepomůže.</translation>
    </message>
    <message>
        <source>Example: {count} count {points}.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Příklad: {count:f} platí {points}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}, {missing} too few.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>Příklad: {four} dá {points:acc}, chybí {missing}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Příklad: {four} dá {points:acc}.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card of the foot.</source>
        <translation>Zavřít znamená zbavit se poslední karty z nohy.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card once the foot was taken.</source>
        <translation>Zavřít znamená zbavit se poslední karty, když už si hráč vzal nohu.</translation>
    </message>
    <message>
        <source>In a foot that was not picked up each one counts {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>V noze, kterou nikdo nevzal, platí každá {points}.</translation>
    </message>
    <message numerus="yes">
        <source>In deal(s) {deals} it is a concealed {pile} instead, of any kind: seven cards laid at once from the hand, before any take; other melds may go with it.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>V rozdání {deals} je to místo toho skrytá {pile} libovolného druhu: sedm karet vyložených naráz z ruky, před braním balíčku; další kombinace smějí být s ní.</numerusform>
            <numerusform>V rozdáních {deals} je to místo toho skrytá {pile} libovolného druhu: sedm karet vyložených naráz z ruky, před braním balíčku; další kombinace smějí být s ní.</numerusform>
            <numerusform>V rozdáních {deals} je to místo toho skrytá {pile} libovolného druhu: sedm karet vyložených naráz z ruky, před braním balíčku; další kombinace smějí být s ní.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is one move of any number of melds. Only the values of their cards count, no bonuses; of a pile taken in that move only the top card.</source>
        <translation>Je to jeden tah s libovolným počtem kombinací. Počítají se jen hodnoty jejich karet, žádné prémie; z balíčku vzatého v tomto tahu jen vrchní karta.</translation>
    </message>
    <message>
        <source>Jesters and jokers are wild; all cards but villains and ladies are naturals otherwise.</source>
        <translation>Žolíkové karty jsou šašci a žolíci; ostatní kromě padouchů a lady jsou přirozené.</translation>
    </message>
    <message>
        <source>Just before a player’s first turn the red threes of the hand are laid on the table and replaced from the stock, later each at once.</source>
        <translation>Těsně před prvním tahem hráče se červené trojky z ruky vyloží na stůl a nahradí z talonu, později každá hned.</translation>
    </message>
    <message>
        <source>Laying out the hand and picking up the foot ends the turn, without a discard.</source>
        <translation>Kdo vyloží celou ruku a vezme si nohu, tím končí tah, bez odhozu.</translation>
    </message>
    <message>
        <source>Melding the last card of the hand: the foot is picked up at once and the turn goes on, with a discard at its end.</source>
        <translation>Kdo vyloží poslední kartu z ruky, vezme si hned nohu a pokračuje v tahu, který končí odhozem.</translation>
    </message>
    <message>
        <source>Nobody gets the bonus for going out when the stock ends the deal.</source>
        <translation>Když rozdání ukončí talon, nikdo nedostane prémii za zavření.</translation>
    </message>
    <message>
        <source>One partner’s first meld serves the whole side.</source>
        <translation>První výklad jednoho ze spoluhráčů platí pro celou stranu.</translation>
    </message>
    <message>
        <source>Other cards left</source>
        <translation>Ostatní zbylé karty</translation>
    </message>
    <message>
        <source>Red three in an unopened foot</source>
        <translation>Červená trojka v nevzaté noze</translation>
    </message>
    <message>
        <source>Red three left</source>
        <translation>Zbylá červená trojka</translation>
    </message>
    <message>
        <source>Red three on the table</source>
        <translation>Červená trojka na stole</translation>
    </message>
    <message>
        <source>Red threes are plain cards: never melded, they may be discarded; each one left counts {left}.</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Červené trojky jsou obyčejné karty: nikdy se nevykládají, smějí se odhodit; každá zbylá se počítá za {left:acc}.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sedm karet tvoří {pile:acc}: čistou bez žolíkových karet, špinavou s nimi, divokou jen z nich.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sedm karet tvoří {pile:acc}: čistou bez žolíkových karet, špinavou s nimi.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sedm nebo více karet tvoří jednu {pile:acc}: čistou bez žolíkových karet, špinavou s nimi, divokou jen z nich.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sedm nebo více karet tvoří jednu {pile:acc}: čistou bez žolíkových karet, špinavou s nimi.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Rozdávající rozdá každému ruku ({hand}) a nohu ({foot}).</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; one of the dealer’s partners deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Rozdávající rozdá každému ruku ({hand}); jeden z jeho spoluhráčů rozdá každému nohu ({foot}).</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; the dealer’s partner deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Rozdávající rozdá každému ruku ({hand}); jeho spoluhráč rozdá každému nohu ({foot}).</translation>
    </message>
    <message>
        <source>The first dealer is found by lot. The player to the dealer’s left begins; play and deal go round to the left, clockwise.</source>
        <translation>Prvního rozdávajícího určí los. Začíná hráč po jeho levici; hraje a rozdává se doleva, ve směru hodin.</translation>
    </message>
    <message>
        <source>The foot</source>
        <translation>Noha</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which a side reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Hra končí po rozdání, ve kterém některá strana dosáhne {points} bodu nebo více.</numerusform>
            <numerusform>Hra končí po rozdání, ve kterém některá strana dosáhne {points} bodů nebo více.</numerusform>
            <numerusform>Hra končí po rozdání, ve kterém některá strana dosáhne {points} bodů nebo více.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which somebody reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Hra končí po rozdání, ve kterém někdo dosáhne {points} bodu nebo více.</numerusform>
            <numerusform>Hra končí po rozdání, ve kterém někdo dosáhne {points} bodů nebo více.</numerusform>
            <numerusform>Hra končí po rozdání, ve kterém někdo dosáhne {points} bodů nebo více.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins; equal totals share the win. Totals may be negative.</source>
        <translation>Vyhrává nejvyšší součet; při stejném se o výhru dělí. Součet může být i záporný.</translation>
    </message>
    <message>
        <source>The knee is picked up first, in the same way, and later the foot.</source>
        <translation>Stejným způsobem se nejdřív bere koleno a později noha.</translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s).</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Balíček lze brát, má-li aspoň {count:f.acc} kartu.</numerusform>
            <numerusform>Balíček lze brát, má-li aspoň {count:f.acc} karty.</numerusform>
            <numerusform>Balíček lze brát, má-li aspoň {count} karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s); a take brings all of it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Balíček lze brát, má-li aspoň {count:f.acc} kartu; bere se celý.</numerusform>
            <numerusform>Balíček lze brát, má-li aspoň {count:f.acc} karty; bere se celý.</numerusform>
            <numerusform>Balíček lze brát, má-li aspoň {count} karet; bere se celý.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Strana potřebuje dokončené: {needed:acc}.</translation>
    </message>
    <message>
        <source>The special deck of 262 cards, one set for any number of players.</source>
        <translation>Zvláštní sada 262 karet, jedna pro libovolný počet hráčů.</translation>
    </message>
    <message>
        <source>They may be shared among several melds of that rank, as far as each one may lie so.</source>
        <translation>Lze je rozdělit do několika kombinací té hodnoty, smí-li každá tak ležet.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trojky</translation>
    </message>
    <message>
        <source>Twos and jokers are wild; four to ace are naturals.</source>
        <translation>Žolíkové karty jsou dvojky a žolíci; čtyřky až esa jsou přirozené.</translation>
    </message>
    <message>
        <source>Twos are wild; four to ace are naturals.</source>
        <translation>Žolíkové karty jsou dvojky; čtyřky až esa jsou přirozené.</translation>
    </message>
    <message>
        <source>Until then two cards stay in the hand after melding, unless that meld completes a {pile}, and one after the discard.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Do té doby zůstávají po výkladu v ruce dvě karty, pokud tento výklad nedokončí {pile:acc}, a po odhozu jedna.</translation>
    </message>
    <message>
        <source>What a player needs complete depends on the deal.</source>
        <translation>Co musí mít hráč dokončené, záleží na rozdání.</translation>
    </message>
    <message>
        <source>What the side needs complete depends on the deal.</source>
        <translation>Co musí mít strana dokončené, záleží na rozdání.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the foot into the hand at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Kdo dokončí {pile:acc}, vezme si hned nohu do ruky.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the knee into the hand at once, with the next one the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Kdo dokončí {pile:acc}, vezme si hned koleno do ruky, s další pak nohu.</translation>
    </message>
    <message>
        <source>Whoever has taken the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Kdo si vzal nohu a nesmí zavřít, nechá si po výkladu dvě karty, po odhozu jednu.</translation>
    </message>
    <message>
        <source>Whoever may discard none of the cards ends the turn without a discard.</source>
        <translation>Kdo nesmí odhodit žádnou z karet, končí tah bez odhozu.</translation>
    </message>
    <message>
        <source>Whoever plays from the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Kdo hraje z nohy a nesmí zavřít, nechá si po výkladu dvě karty, po odhozu jednu.</translation>
    </message>
    <message>
        <source>Wilds may be discarded.</source>
        <translation>Žolíkové karty se smějí odhodit.</translation>
    </message>
    <message>
        <source>With an empty stock a red three is laid without a replacement.</source>
        <translation>Když je talon prázdný, červená trojka se vyloží bez náhrady.</translation>
    </message>
    <message>
        <source>their value off</source>
        <translation>jejich hodnota se odečte</translation>
    </message>
    <message numerus="yes">
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>do {points} bodu</numerusform>
            <numerusform>do {points} bodů</numerusform>
            <numerusform>do {points} bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{count:^} count {points} together.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{count:^f} dohromady platí {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of three, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} hráč ve dvou týmech po třech, na střídačku.</numerusform>
            <numerusform>{count:^} hráči ve dvou týmech po třech, na střídačku.</numerusform>
            <numerusform>{count:^} hráčů ve dvou týmech po třech, na střídačku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in {sides}, partners opposite.</source>
        <extracomment>{count}: the number on which the plural form depends. {sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>
            <numerusform>{count:^} hráč, {sides}, spoluhráči naproti sobě.</numerusform>
            <numerusform>{count:^} hráči, {sides}, spoluhráči naproti sobě.</numerusform>
            <numerusform>{count:^} hráčů, {sides}, spoluhráči naproti sobě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s), each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} hráč, každý sám.</numerusform>
            <numerusform>{count:^} hráči, každý sám.</numerusform>
            <numerusform>{count:^} hráčů, každý sám.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs no points.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^} nepotřebuje žádné body.</translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}, then as in the last of them.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} potřebuje {points} bod v rozdáních jedna až {last:f}, potom stále jako v posledním z nich.</numerusform>
            <numerusform>{meld:^} potřebuje v rozdáních jedna až {last:f} postupně {points} body, potom stále jako v posledním z nich.</numerusform>
            <numerusform>{meld:^} potřebuje v rozdáních jedna až {last:f} postupně {points} bodů, potom stále jako v posledním z nich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} potřebuje {points} bod v rozdáních jedna až {last:f}.</numerusform>
            <numerusform>{meld:^} potřebuje v rozdáních jedna až {last:f} postupně {points} body.</numerusform>
            <numerusform>{meld:^} potřebuje v rozdáních jedna až {last:f} postupně {points} bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s).</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{meld:^} potřebuje {points} bod.</numerusform>
            <numerusform>{meld:^} potřebuje {points} body.</numerusform>
            <numerusform>{meld:^} potřebuje {points} bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs {steps}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {steps}: the points that are needed, score by score.</extracomment>
        <translation>{meld:^} potřebuje {steps}.</translation>
    </message>
    <message>
        <source>{needed:^}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>{needed:^}.</translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} with {jokers} each: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {jokers}: jokers, counted: “two jokers”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^}, v každém {jokers}: {number} karta.</numerusform>
            <numerusform>{packs:^}, v každém {jokers}: {number} karty.</numerusform>
            <numerusform>{packs:^}, v každém {jokers}: {number} karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} without jokers: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^} bez žolíků: {number} karta.</numerusform>
            <numerusform>{packs:^} bez žolíků: {number} karty.</numerusform>
            <numerusform>{packs:^} bez žolíků: {number} karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile:^} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} ze sedmiček</translation>
    </message>
    <message>
        <source>{wilds} in {cards}</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{wilds:f} na {cards:acc}</translation>
    </message>
</context>
<context>
    <name>HandAndFootHints</name>
    <message>
        <source>A hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Ruka ({hand}) a noha ({foot}).</translation>
    </message>
    <message>
        <source>A hand of {hand}, a knee of {knee} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Ruka ({hand}), koleno ({knee}) a noha ({foot}).</translation>
    </message>
    <message>
        <source>A lady on a clean {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Lady na čisté {pile:loc} se počítá za {points:acc}.</translation>
    </message>
    <message>
        <source>A {pile} is nearly complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} je skoro hotová.</translation>
    </message>
    <message>
        <source>Every card would find a place.</source>
        <translation>Každá karta by našla místo.</translation>
    </message>
    <message>
        <source>Hint: is the pile worth more than a draw?</source>
        <translation>Rada: vyplatí se balíček víc než líznutí?</translation>
    </message>
    <message>
        <source>Hint: keep what may become a first meld.</source>
        <translation>Rada: nechat si, z čeho může být první výklad.</translation>
    </message>
    <message>
        <source>Hint: look at the melds that lie there.</source>
        <translation>Rada: podívat se na vyložené kombinace.</translation>
    </message>
    <message>
        <source>Hint: look at the pile.</source>
        <translation>Rada: podívat se na odhazovací balíček.</translation>
    </message>
    <message>
        <source>Hint: look at what is left in the hand.</source>
        <translation>Rada: podívat se, co zbývá v ruce.</translation>
    </message>
    <message>
        <source>Hint: look for a card that helps nobody.</source>
        <translation>Rada: hledat kartu, která nikomu nepomůže.</translation>
    </message>
    <message>
        <source>Hint: look for a first meld.</source>
        <translation>Rada: hledat první výklad.</translation>
    </message>
    <message>
        <source>Hint: look for cards of one rank.</source>
        <translation>Rada: hledat karty stejné hodnoty.</translation>
    </message>
    <message>
        <source>Hint: the end of the deal is near.</source>
        <translation>Rada: konec rozdání je blízko.</translation>
    </message>
    <message>
        <source>It brings {taken}; a draw brings {drawn}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {drawn}: the cards that a draw brings, as “two cards”.</extracomment>
        <translation>Přinese to {taken:acc}; líznutí {drawn:f.acc}.</translation>
    </message>
    <message numerus="yes">
        <source>It is alone in the hand, and no own meld takes it.</source>
        <comment>{card}</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>
            <numerusform>V ruce je {card:jediná|jediný|jediné} a žádná vlastní kombinace {card:ji|ho|ho} nepřijme.</numerusform>
            <numerusform>V ruce je {card:jediná|jediný|jediné} a žádná vlastní kombinace {card:ji|ho|ho} nepřijme.</numerusform>
            <numerusform>V ruce je {card:jediná|jediný|jediné} a žádná vlastní kombinace {card:ji|ho|ho} nepřijme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Little is left in hand.</source>
        <translation>V ruce zbývá málo.</translation>
    </message>
    <message>
        <source>Little that comes with the pile would fit.</source>
        <translation>Z balíčku by se hodilo málo karet.</translation>
    </message>
    <message>
        <source>No other card can be spared.</source>
        <translation>Jiná karta se nedá postrádat.</translation>
    </message>
    <message>
        <source>None of the cards may be discarded.</source>
        <translation>Žádnou z karet nelze odhodit.</translation>
    </message>
    <message numerus="yes">
        <source>Only two of them are in the hand, and no own meld takes them.</source>
        <comment>{cards}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>V ruce jsou jen dvě takové karty a žádná vlastní kombinace je nepřijme.</numerusform>
            <numerusform>V ruce jsou jen dvě takové karty a žádná vlastní kombinace je nepřijme.</numerusform>
            <numerusform>V ruce jsou jen dvě takové karty a žádná vlastní kombinace je nepřijme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Others may go out soon, and cards in hand cost points then.</source>
        <translation>Ostatní možná brzy zavřou a karty v ruce pak stojí body.</translation>
    </message>
    <message>
        <source>That completes a wild {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>To dokončí divokou {pile:acc}.</translation>
    </message>
    <message>
        <source>That completes a {pile} of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>To dokončí {pile:acc} {ranks:from}.</translation>
    </message>
    <message>
        <source>That goes out.</source>
        <translation>Tím se zavírá.</translation>
    </message>
    <message numerus="yes">
        <source>That makes {sum}, {need} (is|are) needed.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>To dá {sum}, potřeba je {need}.</numerusform>
            <numerusform>To dá {sum}, potřeba je {need}.</numerusform>
            <numerusform>To dá {sum}, potřeba je {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot comes next turn.</source>
        <translation>Ruka se tím vyprázdní a příští tah se hraje z nohy.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot is played at once.</source>
        <translation>Ruka se tím vyprázdní a hned se hraje z nohy.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee comes next turn.</source>
        <translation>Ruka se tím vyprázdní a příští tah se hraje z kolena.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee is played at once.</source>
        <translation>Ruka se tím vyprázdní a hned se hraje z kolena.</translation>
    </message>
    <message>
        <source>The hand is nearly empty, and the pile would keep it from the foot.</source>
        <translation>Ruka je skoro prázdná a s balíčkem by noha musela počkat.</translation>
    </message>
    <message>
        <source>The hand is nearly empty: the pile would keep it from the knee.</source>
        <translation>Ruka je skoro prázdná a s balíčkem by koleno muselo počkat.</translation>
    </message>
    <message>
        <source>The others are close to going out.</source>
        <translation>Ostatní brzy zavřou.</translation>
    </message>
    <message>
        <source>The partners agreed to wait.</source>
        <translation>Spoluhráči se dohodli čekat.</translation>
    </message>
    <message>
        <source>The side gains by ending now.</source>
        <translation>Straně se vyplatí skončit teď.</translation>
    </message>
    <message>
        <source>The side gains by playing on.</source>
        <translation>Straně se vyplatí hrát dál.</translation>
    </message>
    <message>
        <source>The {ranks} are then {number} of {size}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are. {size}: how many cards a complete meld has.</extracomment>
        <translation>{ranks:^}: potom {number} z {size}.</translation>
    </message>
    <message>
        <source>The {ranks} become a clean {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} budou čistá {pile}.</translation>
    </message>
    <message>
        <source>The {ranks} become a dirty {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} budou špinavá {pile}.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Není co brát.</translation>
    </message>
    <message>
        <source>Too much is left in hand.</source>
        <translation>V ruce zbývá příliš mnoho.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} at most {most}, {need} (is|are) needed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {most}: the most of them, as “two” or “two cards”. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>S kartou {card} nejvýš {most}, potřeba je {need}.</numerusform>
            <numerusform>S kartou {card} nejvýš {most}, potřeba je {need}.</numerusform>
            <numerusform>S kartou {card} nejvýš {most}, potřeba je {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>answer no</source>
        <translation>odpovědět ne</translation>
    </message>
    <message>
        <source>answer yes</source>
        <translation>odpovědět ano</translation>
    </message>
    <message>
        <source>ask {partner} whether to go out</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>zeptat se na zavření: {partner}</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>odhodit {card:acc}</translation>
    </message>
    <message>
        <source>draw from both stock piles</source>
        <translation>líznout z obou talonů</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>líznout {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>lay these {count} card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>vyložit tuto kartu</numerusform>
            <numerusform>vyložit tyto {count:f} karty</numerusform>
            <numerusform>vyložit těchto {count} karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>sejmout asi {number} kartu</numerusform>
            <numerusform>sejmout asi {number} karty</numerusform>
            <numerusform>sejmout asi {number} karet</numerusform>
        </translation>
    </message>
    <message>
        <source>take {count} with {cards}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>vzít {count:f.acc} na {cards:acc}</translation>
    </message>
    <message>
        <source>{name} cannot take the pile then.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} pak nebude moci vzít balíček.</translation>
    </message>
    <message>
        <source>{name} has discarded {card}, too.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:odhodila|odhodil|odhazuje|odhodili|odhodily} také {card:acc}.</translation>
    </message>
    <message>
        <source>{name} is not down and cannot take the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ještě nemá vyloženo a balíček vzít nemůže.</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {sum}, {need} (is|are) needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {sum}, potřeba je {need}.</numerusform>
            <numerusform>{parts} = {sum}, potřeba je {need}.</numerusform>
            <numerusform>{parts} = {sum}, potřeba je {need}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootInterview</name>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>100 points each; off without a first meld in the deal.</source>
        <translation>Po 100 bodech; bez prvního výkladu v rozdání se odečtou.</translation>
    </message>
    <message>
        <source>200</source>
        <translation>200</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty</source>
        <translation>300 čistá, 100 špinavá</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty, 1,000 wild</source>
        <translation>300 čistá, 100 špinavá, 1 000 divoká</translation>
    </message>
    <message>
        <source>50 in every deal</source>
        <translation>50 v každém rozdání</translation>
    </message>
    <message>
        <source>50, then 90, 120 and 150</source>
        <translation>50, potom 90, 120 a 150</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty</source>
        <translation>500 čistá, 300 špinavá</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,000 wild</source>
        <translation>500 čistá, 300 špinavá, 1 000 divoká</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,500 wild</source>
        <translation>500 čistá, 300 špinavá, 1 500 divoká</translation>
    </message>
    <message>
        <source>60, then 90, 120 and 150</source>
        <translation>60, potom 90, 120 a 150</translation>
    </message>
    <message>
        <source>A bonus, but against a side that is not down</source>
        <translation>Prémie, ale proti straně bez prvního výkladu</translation>
    </message>
    <message>
        <source>A bonus: laid at once for 100 points each</source>
        <translation>Prémie: hned se vyloží, každá za 100 bodů</translation>
    </message>
    <message>
        <source>A book</source>
        <translation>Kniha</translation>
    </message>
    <message>
        <source>A burden: 500 points off for each one left</source>
        <translation>Přítěž: za každou zbylou 500 bodů dolů</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>Kanasta</translation>
    </message>
    <message>
        <source>A clean and a dirty one may lie side by side</source>
        <translation>Čistá a špinavá smějí ležet vedle sebe</translation>
    </message>
    <message>
        <source>A discard ends the turn, as always.</source>
        <translation>Tah končí odhozem jako vždy.</translation>
    </message>
    <message>
        <source>A partner’s unopened foot may count against the side.</source>
        <translation>Nedotčená noha spoluhráče se může počítat proti straně.</translation>
    </message>
    <message>
        <source>A pile</source>
        <translation>Hromádka</translation>
    </message>
    <message>
        <source>A pile of fewer cards cannot be taken.</source>
        <translation>Balíček s méně kartami nelze vzít.</translation>
    </message>
    <message>
        <source>A wild on top of the discard pile cannot be taken then.</source>
        <translation>Leží-li pak na odhazovacím balíčku žolíková karta, nelze ho vzít.</translation>
    </message>
    <message>
        <source>About an hour.</source>
        <translation>Asi hodina.</translation>
    </message>
    <message>
        <source>About half an hour.</source>
        <translation>Asi půl hodiny.</translation>
    </message>
    <message>
        <source>An eight and a two take an eight, too.</source>
        <translation>Osmičku vezmou i osmička a dvojka.</translation>
    </message>
    <message>
        <source>Any number will do</source>
        <translation>Libovolný počet</translation>
    </message>
    <message>
        <source>Any three that match begin a meld of their own.</source>
        <translation>Kterékoli tři stejné začnou vlastní kombinaci.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven, a long evening.</source>
        <translation>Jako Pennies from Heaven, dlouhý večer.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven.</source>
        <translation>Jako Pennies from Heaven.</translation>
    </message>
    <message>
        <source>As in Saskatchewan.</source>
        <translation>Jako Saskatchewan.</translation>
    </message>
    <message>
        <source>As in Simpson’s game.</source>
        <translation>Jako v Simpsonově hře.</translation>
    </message>
    <message>
        <source>As in the classic game; deals take their time.</source>
        <translation>Jako v klasické hře; rozdání chvíli trvá.</translation>
    </message>
    <message>
        <source>As many wilds as naturals</source>
        <translation>Tolik žolíkových karet co přirozených</translation>
    </message>
    <message>
        <source>As with the special deck; the cards decide which.</source>
        <translation>Jako se zvláštními kartami; rozhodnou karty.</translation>
    </message>
    <message>
        <source>Asked, and answered with yes or no only</source>
        <translation>Ptá se, odpovědět lze jen ano nebo ne</translation>
    </message>
    <message>
        <source>Asked, and the answer binds</source>
        <translation>Ptá se a odpověď zavazuje</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Kdykoli</translation>
    </message>
    <message>
        <source>At least a meld or a discard; no foot is left unopened.</source>
        <translation>Aspoň jedno vyložení nebo odhoz; žádná noha nezůstane neotevřená.</translation>
    </message>
    <message>
        <source>At most three</source>
        <translation>Nejvýš tři</translation>
    </message>
    <message>
        <source>Beside two naturals or more, however they compare.</source>
        <translation>Vedle dvou nebo více přirozených, ať je poměr jakýkoli.</translation>
    </message>
    <message>
        <source>But no wild onto a clean one; it counts once.</source>
        <translation>Ale žádnou žolíkovou kartu na čistou; počítá se jednou.</translation>
    </message>
    <message>
        <source>Dirty ones are closed at seven.</source>
        <translation>Špinavé se sedmi kartami jsou zavřené.</translation>
    </message>
    <message>
        <source>Each alone, with four packs.</source>
        <translation>Každý sám, čtyři balíčky karet.</translation>
    </message>
    <message>
        <source>Each alone, with six packs.</source>
        <translation>Každý sám, šest balíčků karet.</translation>
    </message>
    <message>
        <source>Each alone, with three packs.</source>
        <translation>Každý sám, tři balíčky karet.</translation>
    </message>
    <message>
        <source>Eights count as the lower cards do.</source>
        <translation>Osmičky platí jako nižší karty.</translation>
    </message>
    <message>
        <source>Eights to kings 10, fours to sevens 5</source>
        <translation>Osmičky až králové 10, čtyřky až sedmičky 5</translation>
    </message>
    <message>
        <source>Eleven and eleven</source>
        <translation>Jedenáct a jedenáct</translation>
    </message>
    <message>
        <source>Eleven in the hand, thirteen in the foot</source>
        <translation>Jedenáct do ruky, třináct do nohy</translation>
    </message>
    <message>
        <source>Everything within the limit of wilds</source>
        <translation>Cokoli, co dovolí limit žolíkových karet</translation>
    </message>
    <message>
        <source>Exactly seven, and only when there are seven</source>
        <translation>Přesně sedm, a jen je-li jich sedm</translation>
    </message>
    <message>
        <source>Fewer cards to hold, and shorter deals.</source>
        <translation>Méně karet v ruce a kratší rozdání.</translation>
    </message>
    <message>
        <source>Fewer wilds than naturals</source>
        <translation>Méně žolíkových karet než přirozených</translation>
    </message>
    <message>
        <source>Fifteen and fifteen</source>
        <translation>Patnáct a patnáct</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>Čtyři rozdání</translation>
    </message>
    <message>
        <source>Four players in two pairs</source>
        <translation>Čtyři hráči ve dvou dvojicích</translation>
    </message>
    <message>
        <source>Four players, each alone</source>
        <translation>Čtyři hráči, každý sám</translation>
    </message>
    <message>
        <source>Hand, knee and foot: fifteen, thirteen and eleven</source>
        <translation>Ruka, koleno a noha: patnáct, třináct a jedenáct</translation>
    </message>
    <message>
        <source>Hands grow fast, and the stock is used up sooner.</source>
        <translation>Ruce rychle rostou a talon dojde dřív.</translation>
    </message>
    <message>
        <source>How many cards are dealt to each hand and each foot?</source>
        <translation>Kolik karet se rozdává do ruky a do nohy?</translation>
    </message>
    <message>
        <source>How many cards does a turn draw?</source>
        <translation>Kolik karet se v tahu líže?</translation>
    </message>
    <message>
        <source>How many points do single cards count?</source>
        <translation>Kolik bodů platí jednotlivé karty?</translation>
    </message>
    <message>
        <source>How many points does a meld of seven earn?</source>
        <translation>Kolik bodů vynese kombinace sedmi karet?</translation>
    </message>
    <message>
        <source>How many points does going out earn?</source>
        <translation>Kolik bodů vynese zavření?</translation>
    </message>
    <message>
        <source>How many points does the first meld of a deal need?</source>
        <translation>Kolik bodů potřebuje první výklad v rozdání?</translation>
    </message>
    <message>
        <source>How many sit at the table, and who plays together?</source>
        <translation>Kolik hráčů sedí u stolu a kdo hraje s kým?</translation>
    </message>
    <message>
        <source>How many wild cards may a meld hold?</source>
        <translation>Kolik žolíkových karet smí být v kombinaci?</translation>
    </message>
    <message>
        <source>However long it grows, it counts once.</source>
        <translation>Ať naroste jakkoli, počítá se jednou.</translation>
    </message>
    <message>
        <source>However many cards lie in it.</source>
        <translation>Ať v něm leží kolik chce karet.</translation>
    </message>
    <message>
        <source>Is the partner asked “May I go out?”</source>
        <translation>Ptá se hráč spoluhráče „Mohu zavřít?“</translation>
    </message>
    <message>
        <source>It ends after the deal in which a total reaches them.</source>
        <translation>Hra končí po rozdání, ve kterém jich někdo dosáhne.</translation>
    </message>
    <message>
        <source>It goes onto a meld, or a third card or a wild joins them.</source>
        <translation>Přidá se ke kombinaci, nebo ji doplní třetí či žolíková karta.</translation>
    </message>
    <message>
        <source>It never gets harder to begin.</source>
        <translation>Začít není nikdy těžší.</translation>
    </message>
    <message>
        <source>Less than usual, so that single cards matter more.</source>
        <translation>Méně než obvykle, takže jednotlivé karty váží víc.</translation>
    </message>
    <message>
        <source>May black threes be melded?</source>
        <translation>Smějí se vykládat černé trojky?</translation>
    </message>
    <message>
        <source>May cards be added to a meld of seven?</source>
        <translation>Smí se ke kombinaci sedmi karet přikládat?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>Smějí se dvojky a žolíci vykládat samostatně?</translation>
    </message>
    <message>
        <source>More cards of the rank begin another meld.</source>
        <translation>Z dalších karet téže hodnoty se začne nová kombinace.</translation>
    </message>
    <message>
        <source>More cards to hold, and longer deals.</source>
        <translation>Více karet v ruce a delší rozdání.</translation>
    </message>
    <message>
        <source>More in every deal, as in the classic game.</source>
        <translation>V každém rozdání více, jako v klasické hře.</translation>
    </message>
    <message>
        <source>Must your partner be in the foot before you go out?</source>
        <translatorcomment>Of “Must partners have played from the foot before one goes out?”.</translatorcomment>
        <translation>Musí být spoluhráč v noze, než někdo zavře?</translation>
    </message>
    <message>
        <source>Naturals keep the one clean, and wilds go onto the other.</source>
        <translation>Přirozené karty drží jednu čistou, žolíkové jdou na druhou.</translation>
    </message>
    <message>
        <source>Naturals may be added</source>
        <translation>Přirozené karty se smějí přikládat</translation>
    </message>
    <message>
        <source>Naturals onto clean ones only</source>
        <translation>Přirozené, a jen na čisté</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>Nines to kings 10, fours to eights 5</source>
        <translation>Devítky až králové 10, čtyřky až osmičky 5</translation>
    </message>
    <message>
        <source>No wild one is needed.</source>
        <translation>Divoká není potřeba.</translation>
    </message>
    <message>
        <source>No, it is closed</source>
        <translation>Ne, je uzavřená</translation>
    </message>
    <message>
        <source>Nobody shares melds; with five packs.</source>
        <translation>Nikdo kombinace nesdílí; pět balíčků karet.</translation>
    </message>
    <message>
        <source>Nobody shares melds; with seven packs.</source>
        <translation>Nikdo kombinace nesdílí; sedm balíčků karet.</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Neptá se</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Nothing is discarded; the foot is played next turn.</source>
        <translation>Nic se neodhazuje; z nohy se hraje příští tah.</translation>
    </message>
    <message>
        <source>Nothing need be played from it yet.</source>
        <translation>Nic z ní ještě nemusí být zahráno.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Jedna</translation>
    </message>
    <message>
        <source>One card like it</source>
        <translation>Jedna stejná karta</translation>
    </message>
    <message>
        <source>One clean and one dirty</source>
        <translation>Jedna čistá a jedna špinavá</translation>
    </message>
    <message>
        <source>One clean, one dirty and one wild</source>
        <translation>Jedna čistá, jedna špinavá a jedna divoká</translation>
    </message>
    <message>
        <source>One for every two naturals</source>
        <translation>Jedna na každé dvě přirozené</translation>
    </message>
    <message>
        <source>One meld of each rank is all there is.</source>
        <translation>Od každé hodnoty je jen jedna kombinace.</translation>
    </message>
    <message>
        <source>One wild in three cards, two in four, three in seven.</source>
        <translation>Jedna žolíková ve třech kartách, dvě ve čtyřech, tři v sedmi.</translation>
    </message>
    <message>
        <source>One wild in three or four cards, three in seven.</source>
        <translation>Jedna žolíková ve třech nebo čtyřech kartách, tři v sedmi.</translation>
    </message>
    <message>
        <source>One wild in three to five cards, two in six or seven.</source>
        <translation>Jedna žolíková ve třech až pěti kartách, dvě v šesti nebo sedmi.</translation>
    </message>
    <message>
        <source>Partners sit in every other seat.</source>
        <translation>Spoluhráči sedí na každém druhém místě.</translation>
    </message>
    <message>
        <source>Partners sit opposite and share melds and score.</source>
        <translation>Spoluhráči sedí naproti sobě, sdílejí kombinace i body.</translation>
    </message>
    <message>
        <source>Partners sit opposite; three sides play.</source>
        <translation>Spoluhráči sedí naproti sobě; hrají tři strany.</translation>
    </message>
    <message>
        <source>Plain cards that nobody melds; discard them in time.</source>
        <translation>Obyčejné karty, které nikdo nevykládá; je dobré je včas odhodit.</translation>
    </message>
    <message>
        <source>Seven are a clean meld for the dirty bonus; each costs 5.</source>
        <translation>Sedm je čistá kombinace za špinavou prémii; každá stojí 5.</translation>
    </message>
    <message>
        <source>Seven of them are a kind of their own, worth the most.</source>
        <translation>Sedm sedmiček je zvláštní druh s nejvyšší hodnotou.</translation>
    </message>
    <message>
        <source>Short deals, as in Simpson’s game.</source>
        <translation>Krátká rozdání, jako v Simpsonově hře.</translation>
    </message>
    <message>
        <source>Six players in three pairs</source>
        <translation>Šest hráčů ve třech dvojicích</translation>
    </message>
    <message>
        <source>Six players in two teams of three</source>
        <translation>Šest hráčů ve dvou týmech po třech</translation>
    </message>
    <message>
        <source>Six players, each alone</source>
        <translation>Šest hráčů, každý sám</translation>
    </message>
    <message>
        <source>Tens to kings 10, fours to nines 5</source>
        <translation>Desítky až králové 10, čtyřky až devítky 5</translation>
    </message>
    <message>
        <source>The answer binds, too; nothing else is said.</source>
        <translation>Odpověď také zavazuje; nic jiného se neříká.</translation>
    </message>
    <message>
        <source>The first deal asks for a little more than usual.</source>
        <translation>První rozdání chce o něco víc než obvykle.</translation>
    </message>
    <message>
        <source>The first meld needs a card more.</source>
        <translation>První výklad potřebuje o kartu víc.</translation>
    </message>
    <message>
        <source>The first three cards that match may be laid.</source>
        <translation>První tři stejné karty se smějí vyložit.</translation>
    </message>
    <message>
        <source>The hand grows only by taking the discard pile.</source>
        <translation>Ruka roste jen braním odhazovacího balíčku.</translation>
    </message>
    <message>
        <source>The partner may also say why.</source>
        <translation>Spoluhráč smí říct i proč.</translation>
    </message>
    <message>
        <source>The stock replaces them; each one not laid costs 100.</source>
        <translation>Nahradí se z talonu; každá nevyložená stojí 100.</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>Celý balíček</translation>
    </message>
    <message>
        <source>They go with naturals only</source>
        <translation>Jen k přirozeným kartám</translation>
    </message>
    <message>
        <source>They help to get rid of the last cards; each costs 5.</source>
        <translation>Pomohou zbavit se posledních karet; každá stojí 5.</translation>
    </message>
    <message>
        <source>They keep the next player from taking the discard pile.</source>
        <translation>Brání dalšímu hráči vzít odhazovací balíček.</translation>
    </message>
    <message>
        <source>They may</source>
        <translation>Smějí</translation>
    </message>
    <message>
        <source>They need not</source>
        <translation>Nemusí</translation>
    </message>
    <message>
        <source>Thirteen and thirteen</source>
        <translation>Třináct a třináct</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tři</translation>
    </message>
    <message>
        <source>Three of any kind</source>
        <translation>Tři libovolného druhu</translation>
    </message>
    <message>
        <source>Three or more at any time</source>
        <translation>Tři nebo více kdykoli</translation>
    </message>
    <message>
        <source>Three or more in the turn that goes out</source>
        <translation>Tři nebo více v tahu, kterým se zavírá</translation>
    </message>
    <message>
        <source>Three packets, one after the other; with one more pack.</source>
        <translation>Tři balíčky karet, hrají se jeden po druhém; s jednou sadou karet navíc.</translation>
    </message>
    <message>
        <source>Twice the usual reward for being first.</source>
        <translation>Dvojnásobek obvyklé odměny za prvenství.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dvě</translation>
    </message>
    <message>
        <source>Two cards like the top card</source>
        <translation>Dvě karty stejné jako vrchní</translation>
    </message>
    <message>
        <source>Two clean and two dirty</source>
        <translation>Dvě čisté a dvě špinavé</translation>
    </message>
    <message>
        <source>Two clean, two dirty and one wild</source>
        <translation>Dvě čisté, dvě špinavé a jedna divoká</translation>
    </message>
    <message>
        <source>Two deals</source>
        <translation>Dvě rozdání</translation>
    </message>
    <message>
        <source>Two eights take an eight; no wild stands in for one.</source>
        <translation>Osmičku vezmou dvě osmičky; žolíková karta je nenahradí.</translation>
    </message>
    <message>
        <source>Two like it, or one like it and a wild</source>
        <translation>Dvě stejné, nebo jedna stejná a žolíková</translation>
    </message>
    <message>
        <source>Until then a card stays in your hand.</source>
        <translation>Do té doby zůstává v ruce jedna karta.</translation>
    </message>
    <message>
        <source>Until then every card of the rank goes onto it.</source>
        <translation>Do té doby jde každá karta té hodnoty na ni.</translation>
    </message>
    <message>
        <source>Up to 10,000 points</source>
        <translation>Do 10 000 bodů</translation>
    </message>
    <message>
        <source>Up to 20,000 points</source>
        <translation>Do 20 000 bodů</translation>
    </message>
    <message>
        <source>Up to five cards from the top</source>
        <translation>Nejvýš pět vrchních karet</translation>
    </message>
    <message>
        <source>Up to seven cards from the top</source>
        <translation>Nejvýš sedm vrchních karet</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>Co jsou červené trojky?</translation>
    </message>
    <message>
        <source>What is a meld of seven called in the family?</source>
        <translation>Jak se v rodině říká kombinaci sedmi karet?</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than five are taken whole.</source>
        <translation>Co je hlouběji, zůstane; méně než pět se bere celé.</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than seven are taken whole.</source>
        <translation>Co je hlouběji, zůstane; méně než sedm se bere celé.</translation>
    </message>
    <message>
        <source>What must be complete before somebody goes out?</source>
        <translation>Co musí být dokončené, než někdo zavře?</translation>
    </message>
    <message>
        <source>What must the hand hold to take the pile?</source>
        <translation>Co musí být v ruce, aby šel balíček vzít?</translation>
    </message>
    <message>
        <source>When may another meld of the same rank begin?</source>
        <translation>Kdy smí začít další kombinace téže hodnoty?</translation>
    </message>
    <message>
        <source>When the first is complete</source>
        <translation>Až je první dokončená</translation>
    </message>
    <message>
        <source>Who takes the discard pile gets how much of it?</source>
        <translation>Kolik odhazovacího balíčku dostane ten, kdo ho bere?</translation>
    </message>
    <message>
        <source>Whoever can go out decides alone.</source>
        <translation>Kdo může zavřít, rozhoduje sám.</translation>
    </message>
    <message>
        <source>Whoever goes out only loses no points for cards left.</source>
        <translation>Kdo zavře, jen neztrácí body za zbylé karty.</translation>
    </message>
    <message>
        <source>With one discarded, the hand grows by a card a turn.</source>
        <translation>S jedním odhozem roste ruka každý tah o kartu.</translation>
    </message>
    <message>
        <source>You may not, before your side has a complete meld of seven</source>
        <translation>To se nesmí, dokud strana nemá dokončenou sedmičku karet</translation>
    </message>
    <message>
        <source>You meld the last card of your hand: what then?</source>
        <translation>Vyloží se poslední karta z ruky: co pak?</translation>
    </message>
    <message>
        <source>You pick up the foot and play on</source>
        <translation>Vezme se noha a hraje se dál</translation>
    </message>
    <message>
        <source>You pick up the foot, and your turn is over</source>
        <translation>Vezme se noha a tah končí</translation>
    </message>
    <message>
        <source>Your partner must have picked it up</source>
        <translation>Spoluhráč ji musí mít v ruce</translation>
    </message>
    <message>
        <source>Your partner must have played from it</source>
        <translation>Spoluhráč z ní už musí hrát</translation>
    </message>
    <message>
        <source>“A clean book”, on the screen and on paper.</source>
        <translation>„Čistá kniha“, na obrazovce i na papíře.</translation>
    </message>
    <message>
        <source>“A clean canasta”, as in Saskatchewan.</source>
        <translation>„Čistá kanasta“, jako v Saskatchewanu.</translation>
    </message>
    <message>
        <source>“A clean pile”, as in the classic game.</source>
        <translation>„Čistá hromádka“, jako v klasické hře.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLesson</name>
    <message>
        <source>A black three stops you: that pile cannot be taken now.</source>
        <translatorcomment>Of “A black three lies on the discard pile. It stops the next player: that pile cannot be taken now.”.</translatorcomment>
        <translation>Zastaví vás černá trojka: balíček teď vzít nelze.</translation>
    </message>
    <message>
        <source>A real deal has {hand} in hand, and {foot} in the foot.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Skutečné rozdání má {hand} v ruce a {foot} v noze.</translation>
    </message>
    <message>
        <source>A red three goes onto the table at once, for {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “A red three came. It lies on the table at once, for {points}, and another card came for it.”.</translatorcomment>
        <translation>Červená trojka jde hned na stůl a přináší {points:acc}.</translation>
    </message>
    <message>
        <source>And the eights: only one is missing. Lay it down.</source>
        <translation>A osmičky: chybí jen jedna. Přiložit ji.</translation>
    </message>
    <message>
        <source>Cards of one rank go down together: that is a meld.</source>
        <translation>Karty stejné hodnoty jdou na stůl spolu: to je kombinace.</translation>
    </message>
    <message>
        <source>Click both eights and the two, then “New meld” again.</source>
        <translation>Kliknout na obě osmičky a dvojku, pak zase na „Nová kombinace“.</translation>
    </message>
    <message>
        <source>Draw again, as in every turn.</source>
        <translation>Znovu líznout, jako v každém tahu.</translation>
    </message>
    <message>
        <source>Every turn begins with a draw: click the stock.</source>
        <translatorcomment>Of “Every turn begins with a draw. Click the stock, the face-down cards that light up: that draws {cards}.”.</translatorcomment>
        <translation>Každý tah začíná líznutím: kliknout na talon.</translation>
    </message>
    <message>
        <source>No other card goes with the seven. Throw it away.</source>
        <translation>K sedmičce se nehodí žádná jiná karta. Odhodit ji.</translation>
    </message>
    <message>
        <source>Now we can go out, that is end the deal. Draw first.</source>
        <translation>Teď můžeme zavřít, to jest ukončit rozdání. Nejdřív líznout.</translation>
    </message>
    <message>
        <source>One card is left. Throw it away, and the deal is over.</source>
        <translation>Zbývá jedna karta. Odhodit ji a rozdání končí.</translation>
    </message>
    <message>
        <source>One of them fits at once. Click the eight, then our eights.</source>
        <translation>Jedna z nich se hned hodí. Kliknout na osmičku, pak na naše osmičky.</translation>
    </message>
    <message>
        <source>Seven kings: a clean {pile}, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sedm králů: čistá {pile}, přináší {points:acc}.</translation>
    </message>
    <message>
        <source>So draw from the stock.</source>
        <translation>Takže líznout z talonu.</translation>
    </message>
    <message>
        <source>The ace goes onto our aces.</source>
        <translation>Eso jde k našim esům.</translation>
    </message>
    <message>
        <source>The five is the last card of the hand. Throw it away.</source>
        <translation>Pětka je poslední karta v ruce. Odhodit ji.</translation>
    </message>
    <message>
        <source>The kings count {worth}, but the first melds need {points}.</source>
        <extracomment>{worth}: how much something is worth in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Králové mají {worth}, první kombinace ale musejí mít {points:acc}.</translation>
    </message>
    <message>
        <source>The nines are a meld, and the rest is in your hand.</source>
        <translation>Devítky jsou kombinace a zbytek je v ruce.</translation>
    </message>
    <message>
        <source>The open cards are your hand; face down waits your foot.</source>
        <translation>Odkryté karty jsou ruka, lícem dolů čeká noha.</translation>
    </message>
    <message>
        <source>The two goes onto our wild cards.</source>
        <translation>Dvojka jde k našim žolíkovým kartám.</translation>
    </message>
    <message>
        <source>The two queens go onto our queens.</source>
        <translation>Dvě dámy jdou k našim dámám.</translation>
    </message>
    <message>
        <source>There is a two in this {pile}: dirty, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>V této {pile:loc} je dvojka: je špinavá a přináší {points:acc}.</translation>
    </message>
    <message>
        <source>Three kings make a meld. Click them, then “New meld”.</source>
        <translation>Tři králové jsou kombinace. Kliknout na ně, pak na „Nová kombinace“.</translation>
    </message>
    <message>
        <source>Three queens: lay them down as a new meld.</source>
        <translation>Tři dámy: vyložit je jako novou kombinaci.</translation>
    </message>
    <message>
        <source>Throw the four away once more.</source>
        <translation>Znovu odhodit čtyřku.</translation>
    </message>
    <message>
        <source>Throw the four away: click it, then the discard pile.</source>
        <translation>Odhodit čtyřku: kliknout na ni, pak na odhazovací balíček.</translation>
    </message>
    <message>
        <source>Together they are worth {worth}: press the golden button.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translatorcomment>Of “Both melds together are worth {worth}, which is enough. Press the golden button.”.</translatorcomment>
        <translation>Dohromady mají {worth}: stisknout zlaté tlačítko.</translation>
    </message>
    <message>
        <source>Two more kings make seven. Click both, then our kings.</source>
        <translation>Ještě dva králové a bude jich sedm. Kliknout na oba, pak na naše krále.</translation>
    </message>
    <message>
        <source>We are out, for {points}. All our cards count for us.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Zavřeli jsme a to přináší {points:acc}. Naše karty se počítají nám.</translation>
    </message>
    <message>
        <source>Welcome! {partner} is your partner, against {names}.</source>
        <extracomment>{partner}: the partner of the player. {names}: several players, listed.</extracomment>
        <translatorcomment>Of “Welcome! {partner} speaks here, the partner across the table. We two play together against {names}.”.</translatorcomment>
        <translation>Vítejte! {partner} hraje s vámi, proti vám jsou {names}.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner: press the button.</source>
        <translatorcomment>Of “Whoever wants to go out asks the partner. Press the button that asks, above the hand.”.</translatorcomment>
        <translation>Kdo chce zavřít, ptá se spoluhráče: stisknout tlačítko.</translation>
    </message>
    <message>
        <source>Yes, gladly! First the nines: click both, then our nines.</source>
        <translation>Ano, ráda! Nejdřív devítky: kliknout na obě, pak na naše devítky.</translation>
    </message>
    <message>
        <source>Your hand is gone, so the foot comes up.</source>
        <translation>Ruka je prázdná, a tak přichází noha.</translation>
    </message>
    <message>
        <source>a pair in the hand takes the discard pile</source>
        <translation>s dvojicí v ruce lze balíček vzít</translation>
    </message>
    <message>
        <source>another card came for it</source>
        <translation>místo ní přišla jiná karta</translation>
    </message>
    <message>
        <source>clean means that there is no wild card in it</source>
        <translation>čistá znamená, že v ní není žolíková karta</translation>
    </message>
    <message>
        <source>dragging them there works, too</source>
        <translation>lze je tam i přetáhnout</translation>
    </message>
    <message>
        <source>every turn ends with a discard</source>
        <translation>každý tah končí odhozem</translation>
    </message>
    <message>
        <source>it lies on top of the discard pile</source>
        <translation>leží navrchu odhazovacího balíčku</translation>
    </message>
    <message>
        <source>more cards, more melds: that is why the pile is worth taking</source>
        <translatorcomment>Of “The nines are a new meld, and the other cards of the pile are in the hand. More cards, more melds: that is why the pile is worth taking.”.</translatorcomment>
        <translation>víc karet, víc kombinací: proto se to vyplatí</translation>
    </message>
    <message>
        <source>new cards for the next turn; {partner} plays from the foot, too</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translatorcomment>Of “The hand is gone, so the foot comes up: new cards for the next turn. {partner} plays from the foot already.”.</translatorcomment>
        <translation>nové karty na příští tah; z nohy hraje i {partner}</translation>
    </message>
    <message>
        <source>now every card but one goes onto the table</source>
        <translation>teď jdou na stůl všechny karty kromě jedné</translation>
    </message>
    <message>
        <source>only the first melds need a minimum</source>
        <translation>minimum potřebuje jen první výklad</translation>
    </message>
    <message>
        <source>partners sit across the table and play together</source>
        <translation>spoluhráči sedí naproti sobě a hrají spolu</translation>
    </message>
    <message>
        <source>seven of them are a {pile}, and {piles} bring the points</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>sedm takových je {pile} a {piles} přinášejí body</translation>
    </message>
    <message>
        <source>seven wild cards are worth {points}, more than anything else</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sedm žolíkových karet přináší {points:acc}, víc než cokoli jiného</translation>
    </message>
    <message>
        <source>so something has to go with them</source>
        <translation>takže k nim musí ještě něco</translation>
    </message>
    <message>
        <source>that draws {cards}; Enter does it, too</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>tím se {cards:lízne|lízne|lízne|líznou|líznou} {cards}; stačí i Enter</translation>
    </message>
    <message>
        <source>that is enough for the first melds</source>
        <translation>to na první výklad stačí</translation>
    </message>
    <message>
        <source>the foot is picked up once the hand is gone</source>
        <translation>noha se bere, až ruka dojde</translation>
    </message>
    <message>
        <source>to end the deal you need {piles}: one clean and one dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>k ukončení je třeba mít {piles:acc}: čistou a špinavou</translation>
    </message>
    <message>
        <source>to go out you need {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translatorcomment>Of “to go out you need {needed}; otherwise it is like this one”.</translatorcomment>
        <translation>k zavření je třeba: {needed}</translation>
    </message>
    <message>
        <source>twos and jokers are wild: they stand for any card</source>
        <translation>dvojky a žolíci zastoupí kteroukoli kartu</translation>
    </message>
    <message>
        <source>what lies there belongs to both of us</source>
        <translation>co tam leží, patří nám oběma</translation>
    </message>
    <message>
        <source>what others still hold counts against them</source>
        <translation>co mají ostatní v ruce, počítá se proti nim</translation>
    </message>
    <message>
        <source>without a yes the deal goes on</source>
        <translation>bez souhlasu se hraje dál</translation>
    </message>
    <message>
        <source>{name} threw a nine: click both nines, then the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:odhodila|odhodil|odhazuje} devítku: kliknout na obě devítky, pak na balíček.</translation>
    </message>
    <message>
        <source>{partner} laid kings and an eight onto our melds.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translatorcomment>Of “See what {partner} did: kings and an eight came onto our melds. What lies there belongs to both of us.”.</translatorcomment>
        <translation>{partner} {partner:přiložila|přiložil|přikládá} krále a osmičku k našim kombinacím.</translation>
    </message>
    <message>
        <source>{partner} laid two twos and a joker: a wild meld.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>{partner} {partner:vyložila|vyložil|vykládá} dvě dvojky a žolíka: divokou kombinaci.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLog</name>
    <message>
        <source>A card was turned up.</source>
        <translation>Otočila se karta.</translation>
    </message>
    <message>
        <source>Deal {number} goes to {names}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>Rozdání {number} {names:získala|získal|získává|získali|získaly} {names}.</translation>
    </message>
    <message>
        <source>Deal {number} is a tie.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Rozdání {number} je nerozhodné.</translation>
    </message>
    <message>
        <source>The upcard was buried and another turned.</source>
        <translation>Otočená karta se vrátila do talonu a otočila se jiná.</translation>
    </message>
    <message>
        <source>all partners are in the foot</source>
        <translation>všichni spoluhráči hrají z nohy</translation>
    </message>
    <message>
        <source>asked about going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:se zeptala|se zeptal|se ptá|se zeptali|se zeptaly} na zavření</translation>
    </message>
    <message numerus="yes">
        <source>completed a wild {pile}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} divokou {pile:acc}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} divokou {pile:acc}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} divokou {pile:acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed a {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} {pile:acc} {ranks:from}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} {pile:acc} {ranks:from}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} {pile:acc} {ranks:from}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a clean {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} čistou {pile:acc} {ranks:from}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} čistou {pile:acc} {ranks:from}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} čistou {pile:acc} {ranks:from}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a dirty {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} špinavou {pile:acc} {ranks:from}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} špinavou {pile:acc} {ranks:from}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} špinavou {pile:acc} {ranks:from}</numerusform>
        </translation>
    </message>
    <message>
        <source>could not discard</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:nemohla|nemohl|nemůže|nemohli|nemohly} odhodit</translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:odhodila|odhodil|odhazuje|odhodili|odhodily} {cards:acc}</translation>
    </message>
    <message>
        <source>discarded {cards}: the discard pile is removed</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:odhodila|odhodil|odhazuje|odhodili|odhodily} {cards:acc}: odhazovací balíček jde ze hry</translation>
    </message>
    <message>
        <source>discarded {cards}: the pile is frozen</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:odhodila|odhodil|odhazuje|odhodili|odhodily} {cards:acc}: balíček je zmrazený</translation>
    </message>
    <message>
        <source>got down with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:vyložila|vyložil|vykládá|vyložili|vyložily} poprvé {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>laid {cards} on the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:přiložila|přiložil|přikládá|přiložili|přiložily} {cards:acc} {ranks:to}</numerusform>
            <numerusform>{name:přiložila|přiložil|přikládá|přiložili|přiložily} {cards:acc} {ranks:to}</numerusform>
            <numerusform>{name:přiložila|přiložil|přikládá|přiložili|přiložily} {cards:acc} {ranks:to}</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld of five or six is open</source>
        <translation>není otevřená kombinace z pěti nebo šesti karet</translation>
    </message>
    <message numerus="yes">
        <source>picked up</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>noha v ruce</numerusform>
            <numerusform>noha v ruce</numerusform>
            <numerusform>noha v ruce</numerusform>
        </translation>
    </message>
    <message>
        <source>said no to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:odmítla|odmítl|odmítá|odmítli|odmítly} zavření</translation>
    </message>
    <message>
        <source>said yes to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:schválila|schválil|schvaluje|schválili|schválily} zavření</translation>
    </message>
    <message>
        <source>the side is ahead</source>
        <translation>strana vede</translation>
    </message>
    <message numerus="yes">
        <source>took {count} card(s) from the discard pile</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vzala|vzal|bere|vzali|vzaly} jednu kartu z odhazovacího balíčku</numerusform>
            <numerusform>{name:vzala|vzal|bere|vzali|vzaly} {count:f} karty z odhazovacího balíčku</numerusform>
            <numerusform>{name:vzala|vzal|bere|vzali|vzaly} {count} karet z odhazovacího balíčku</numerusform>
        </translation>
    </message>
    <message>
        <source>went into the foot</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:přešla|přešel|přechází|přešli|přešly} na nohu</translation>
    </message>
    <message>
        <source>went into the knee</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:přešla|přešel|přechází|přešli|přešly} na koleno</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:zavřela|zavřel|zavírá|zavřeli|zavřely}</translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>discarded; {name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:zavřela|zavřel|zavírá|zavřeli|zavřely} {cards:ins}</translation>
    </message>
    <message numerus="yes">
        <source>wins the deal</source>
        <comment>mark {names}</comment>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>výhra v rozdání</numerusform>
            <numerusform>výhra v rozdání</numerusform>
            <numerusform>výhra v rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <comment>to discard</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:Otočila|Otočil|Otočilo} se {card}.</translation>
    </message>
    <message>
        <source>{dealer} dealt. {name} plays first.</source>
        <extracomment>{dealer}: the player who deals. {name}: the player, or the players of a side.</extracomment>
        <translation>{dealer} {dealer:rozdala|rozdal|rozdává|rozdali|rozdaly}. Začíná {name}.</translation>
    </message>
    <message>
        <source>{name} asked only now that {conditions}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {conditions}: the conditions of an agreement, listed.</extracomment>
        <translation>{name} se {name:zeptala|zeptal|ptá} podle dohody až teď: {conditions}.</translation>
    </message>
    <message>
        <source>{name} asked {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} se {name:zeptala|zeptal|ptá}, jestli smí zavřít; {partner:odpovídá|odpovídá|odpovídá|odpovídají} {partner}.</translation>
    </message>
    <message>
        <source>{name} asks {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} se ptá, jestli smí zavřít; {partner:odpovídá|odpovídá|odpovídá|odpovídají} {partner}.</translation>
    </message>
    <message>
        <source>{name} cannot discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} nemůže odhodit.</translation>
    </message>
    <message>
        <source>{name} completed a wild {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:dokončila|dokončil|dokončuje|dokončili|dokončily} divokou {pile:acc}.</translation>
    </message>
    <message>
        <source>{name} completed a {pile} of {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:dokončila|dokončil|dokončuje|dokončili|dokončily} {pile:acc} {ranks:from}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a clean {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:dokončila|dokončil|dokončuje|dokončili|dokončily} čistou {pile:acc} {ranks:from}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a dirty {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:dokončila|dokončil|dokončuje|dokončili|dokončily} špinavou {pile:acc} {ranks:from}.</translation>
    </message>
    <message>
        <source>{name} could not discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:nemohla|nemohl|nemůže|nemohli|nemohly} odhodit.</translation>
    </message>
    <message>
        <source>{name} discarded a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:odhodila|odhodil|odhazuje|odhodili|odhodily} kartu.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:odhodila|odhodil|odhazuje|odhodili|odhodily} žolíkovou kartu: odhazovací balíček jde ze hry.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:odhodila|odhodil|odhazuje|odhodili|odhodily} žolíkovou kartu: balíček je zmrazený.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:odhodila|odhodil|odhazuje|odhodili|odhodily} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:odhodila|odhodil|odhazuje|odhodili|odhodily} {card:acc}: odhazovací balíček jde ze hry.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:odhodila|odhodil|odhazuje|odhodili|odhodily} {card:acc}: balíček je zmrazený.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} odhazuje {card:acc}.</translation>
    </message>
    <message>
        <source>{name} draws {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} líže {cards:acc} z obou talonů.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} líže {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} drew {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:lízla|lízl|líže|lízli|lízly} {cards:acc} z obou talonů.</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew {cards}, after (one card was put in|{number} cards were shuffled in).</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} {name:lízla|lízl|líže|lízli|lízly} {cards:acc}, do talonu se předtím vrátila jedna karta.</numerusform>
            <numerusform>{name} {name:lízla|lízl|líže|lízli|lízly} {cards:acc}, do talonu se předtím zamíchaly {number} karty.</numerusform>
            <numerusform>{name} {name:lízla|lízl|líže|lízli|lízly} {cards:acc}, do talonu se předtím zamíchalo {number} karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:lízla|lízl|líže|lízli|lízly} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} goes out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} zavírá {card:ins}.</translation>
    </message>
    <message>
        <source>{name} had to draw, and the stock ran out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:měla|měl|má|měli|měly} líznout, a talon došel.</translation>
    </message>
    <message>
        <source>{name} keeps wilds for the wild {pile}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} si podle dohody šetří žolíkové karty na divokou {pile:acc}.</translation>
    </message>
    <message>
        <source>{name} laid {cards} as a wild meld.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:vyložila|vyložil|vykládá|vyložili|vyložily} {cards:acc} jako divokou kombinaci.</translation>
    </message>
    <message>
        <source>{name} laid {cards} on the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:přiložila|přiložil|přikládá|přiložili|přiložily} {cards:acc} {ranks:to}.</translation>
    </message>
    <message>
        <source>{name} laid {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:vyložila|vyložil|vykládá|vyložili|vyložily} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} lays a red three.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} vykládá červenou trojku.</translation>
    </message>
    <message>
        <source>{name} leaves the {ranks} clean, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} podle dohody nechává {ranks:acc} čisté.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted (one card|{number} cards), {missing} too few.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:sejmula|sejmul|snímá} jednu kartu, o {missing:f.acc} méně.</numerusform>
            <numerusform>{name} {name:sejmula|sejmul|snímá} {number} karty, o {missing:f.acc} méně.</numerusform>
            <numerusform>{name} {name:sejmula|sejmul|snímá} {number} karet, o {missing:f.acc} méně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted exactly {number} card(s): {bonus}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {bonus}: points as a bonus, as “100 points”.</extracomment>
        <translation>
            <numerusform>{name} {name:sejmula|sejmul|snímá|sejmuli|sejmuly} přesně {number} kartu: {bonus}.</numerusform>
            <numerusform>{name} {name:sejmula|sejmul|snímá|sejmuli|sejmuly} přesně {number} karty: {bonus}.</numerusform>
            <numerusform>{name} {name:sejmula|sejmul|snímá|sejmuli|sejmuly} přesně {number} karet: {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted {number} card(s), {missing} too many.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:sejmula|sejmul|snímá} {number} kartu, o {missing:f.acc} více.</numerusform>
            <numerusform>{name} {name:sejmula|sejmul|snímá} {number} karty, o {missing:f.acc} více.</numerusform>
            <numerusform>{name} {name:sejmula|sejmul|snímá} {number} karet, o {missing:f.acc} více.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} picked up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} si {name:vzala|vzal|bere|vzali|vzaly} nohu.</translation>
    </message>
    <message>
        <source>{name} picked up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} si {name:vzala|vzal|bere|vzali|vzaly} koleno.</translation>
    </message>
    <message>
        <source>{name} picks up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} si bere nohu.</translation>
    </message>
    <message>
        <source>{name} picks up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} si bere koleno.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: a meld of five or six is open.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} podle dohody ne: je otevřená kombinace z pěti nebo šesti karet.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: not all partners are in the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} podle dohody ne: ještě ne všichni spoluhráči hrají z nohy.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: the side is not ahead.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} podle dohody ne: strana nevede.</translation>
    </message>
    <message>
        <source>{name} said no.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} ne.</translation>
    </message>
    <message>
        <source>{name} said no: a {pile} is nearly complete.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} ne: {pile} je skoro hotová.</translation>
    </message>
    <message numerus="yes">
        <source>{name} said no: about {points} point(s) (is|are) left in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} {name:řekla|řekl|říká|řekli|řekly} ne: v ruce zbývá asi {points} bod.</numerusform>
            <numerusform>{name} {name:řekla|řekl|říká|řekli|řekly} ne: v ruce zbývají asi {points} body.</numerusform>
            <numerusform>{name} {name:řekla|řekl|říká|řekli|řekly} ne: v ruce zbývá asi {points} bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} said no: the side gains by playing on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} ne: straně se vyplatí hrát dál.</translation>
    </message>
    <message>
        <source>{name} said no: too much is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} ne: v ruce zbývá příliš mnoho.</translation>
    </message>
    <message>
        <source>{name} said yes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} ano.</translation>
    </message>
    <message>
        <source>{name} said yes: little is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} ano: v ruce zbývá málo.</translation>
    </message>
    <message>
        <source>{name} said yes: the others are close to going out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} ano: ostatní brzy zavřou.</translation>
    </message>
    <message>
        <source>{name} said yes: the side gains by ending now.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká|řekli|řekly} ano: straně se vyplatí skončit teď.</translation>
    </message>
    <message>
        <source>{name} takes {count} with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} bere {count:f.acc} na {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:vzala|vzal|bere|vzali|vzaly} {taken:acc} z odhazovacího balíčku k vyloženým {ranks:dat}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards} for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:vzala|vzal|bere|vzali|vzaly} {taken:acc} z odhazovacího balíčku na {cards:acc} k vyloženým {ranks:dat}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:vzala|vzal|bere|vzali|vzaly} {taken:acc} z odhazovacího balíčku na {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} went into the foot first, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:přešla|přešel|přechází|přešli|přešly} podle dohody nejdřív na nohu.</translation>
    </message>
    <message>
        <source>{name} went out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:zavřela|zavřel|zavírá|zavřeli|zavřely} {card:ins}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootOptions</name>
    <message>
        <source>A clean and a dirty meld of one rank may lie side by side.</source>
        <translation>Čistá a špinavá kombinace téže hodnoty smějí ležet vedle sebe.</translation>
    </message>
    <message>
        <source>A complete clean {pile} is closed.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “wilds on complete clean {piles}”.</translatorcomment>
        <translation>Dokončená čistá {pile} je zavřená.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank, but no wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>Dokončená čistá {pile} přijímá další karty své hodnoty, ale ne žolíkové.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank; a wild makes it dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>Dokončená čistá {pile} přijímá další karty své hodnoty; žolíkovou kartou se zašpiní.</translation>
    </message>
    <message>
        <source>A complete dirty one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “only dirty ones open”.</translatorcomment>
        <translation>Dokončená špinavá je zavřená.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank and wilds, within the limit.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete dirty {pile} still takes cards within the limit; others are closed.”.</translatorcomment>
        <translation>Dokončená špinavá přijímá další karty své hodnoty i žolíkové, v mezích limitu.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank, but no wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>Dokončená špinavá přijímá další karty své hodnoty, ale ne žolíkové.</translation>
    </message>
    <message>
        <source>A complete wild one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Dokončená divoká je zavřená.</translation>
    </message>
    <message>
        <source>A complete wild one still takes wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Dokončená divoká přijímá další žolíkové karty.</translation>
    </message>
    <message>
        <source>A meld of seven takes no more cards.</source>
        <translation>Kombinace sedmi karet už žádnou kartu nepřijme.</translation>
    </message>
    <message>
        <source>A natural pair is needed in any case.</source>
        <translation>Přirozená dvojice je nutná tak jako tak.</translation>
    </message>
    <message>
        <source>A player has one meld of each rank and no second.</source>
        <translation>Hráč má od každé hodnoty jednu kombinaci, druhou ne.</translation>
    </message>
    <message>
        <source>A red three turned up stays, too; whoever takes it with the pile lays it and replaces it.</source>
        <translation>Zůstane i otočená červená trojka; kdo ji vezme s balíčkem, vyloží ji a nahradí.</translation>
    </message>
    <message>
        <source>A side has one meld of each rank and no second.</source>
        <translation>Strana má od každé hodnoty jednu kombinaci, druhou ne.</translation>
    </message>
    <message>
        <source>A two or joker freezes the pile until it is taken: then two natural cards like its top card are needed.</source>
        <translation>Dvojka nebo žolík zmrazí balíček, dokud ho někdo nevezme: pak jsou třeba dvě přirozené karty jako vrchní.</translation>
    </message>
    <message>
        <source>A wild freezes the pile</source>
        <translation>Žolíková karta zmrazí balíček</translation>
    </message>
    <message>
        <source>A wild freezes the pile until it is taken: then two natural cards like its top card are needed.</source>
        <translation>Žolíková karta zmrazí balíček, dokud ho někdo nevezme: pak jsou třeba dvě přirozené karty jako vrchní.</translation>
    </message>
    <message>
        <source>A wild on top cannot be taken.</source>
        <translation>Leží-li navrchu žolíková karta, nelze brát.</translation>
    </message>
    <message>
        <source>A wild on top needs two of the same wild.</source>
        <translation>Na žolíkovou kartu navrchu jsou třeba dvě stejné.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Po prvním výkladu smí vrchní karta sama na kombinaci své hodnoty: i tím se balíček bere, ale ne zmrazený.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Po prvním výkladu smí vrchní karta sama na kombinaci své hodnoty: i tím se balíček bere.</translation>
    </message>
    <message>
        <source>Another meld of a rank may begin when the first is complete.</source>
        <translation>Další kombinaci téže hodnoty lze začít, až je první dokončená.</translation>
    </message>
    <message>
        <source>Answer with a reason</source>
        <translation>Odpověď i s důvodem</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Libovolné</translation>
    </message>
    <message>
        <source>Before the first meld only two natural cards like the top card take it.</source>
        <translation>Před prvním výkladem ho berou jen dvě přirozené karty jako vrchní.</translation>
    </message>
    <message>
        <source>Before the side&apos;s first meld only two natural cards like the top card take it.</source>
        <translation>Před prvním výkladem strany ho berou jen dvě přirozené karty jako vrchní.</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Prémie za přesné sejmutí</translation>
    </message>
    <message>
        <source>Bonus of a {pile} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prémie: {pile} ze sedmiček</translation>
    </message>
    <message>
        <source>Bonus of each {pile} of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prémie: {pile} jen z žolíkových karet.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} with naturals and wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prémie: {pile} z přirozených i žolíkových karet.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} without wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prémie: {pile} bez žolíkových karet.</translation>
    </message>
    <message>
        <source>Bonus of the side that goes out.</source>
        <translation>Prémie strany, která zavře.</translation>
    </message>
    <message>
        <source>Cards of a take</source>
        <translation>Kolik karet se bere</translation>
    </message>
    <message>
        <source>Clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Čistá {pile}</translation>
    </message>
    <message>
        <source>Complete clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “Complete {piles}”.</translatorcomment>
        <translation>Dokončené čisté {piles}</translation>
    </message>
    <message>
        <source>Complete dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “Complete {piles}”.</translatorcomment>
        <translation>Dokončené špinavé {piles}</translation>
    </message>
    <message>
        <source>Complete {piles} a side needs, deal by deal; the last repeats.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Dokončené {piles}, které strana potřebuje, rozdání po rozdání; poslední údaj se opakuje.</translation>
    </message>
    <message>
        <source>Deals of a game</source>
        <translation>Počet rozdání</translation>
    </message>
    <message>
        <source>Deals that begin with a concealed {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Rozdání se skrytou {pile:ins}</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Špinavá {pile}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Lízání</translation>
    </message>
    <message>
        <source>Every partner must have melded or discarded from the foot before.</source>
        <translation>Každý spoluhráč musí předtím vyložit nebo odhodit kartu z nohy.</translation>
    </message>
    <message>
        <source>Every partner must have picked up the foot before.</source>
        <translatorcomment>Of “Every partner must have played from the foot before going out.”.</translatorcomment>
        <translation>Předtím musí mít každý spoluhráč nohu v ruce.</translation>
    </message>
    <message>
        <source>First card of the discard pile</source>
        <translation>První karta odhazovacího balíčku</translation>
    </message>
    <message>
        <source>First meld by deal</source>
        <translation>První výklad podle rozdání</translation>
    </message>
    <message>
        <source>First meld by score</source>
        <translation>První výklad podle skóre</translation>
    </message>
    <message>
        <source>Foot and going out</source>
        <translation>Noha a zavření</translation>
    </message>
    <message>
        <source>Going out must end with a discard.</source>
        <translation>Zavírá se vždy odhozem.</translation>
    </message>
    <message>
        <source>Going out needs the partner&apos;s yes, and a yes obliges.</source>
        <translation>K zavření je třeba souhlas spoluhráče, a souhlas zavazuje.</translation>
    </message>
    <message>
        <source>How many cards a take brings, the top one included; 0 is the whole pile.</source>
        <translatorcomment>Of “How many cards a take brings, the top card included.”.</translatorcomment>
        <translation>Kolik karet se bere, včetně vrchní; 0 je celý balíček.</translation>
    </message>
    <message>
        <source>How many cards the discard pile must have, the top one included.</source>
        <translatorcomment>Of “How many cards a take brings, the top card included.”.</translatorcomment>
        <translation>Kolik karet musí odhazovací balíček mít, včetně vrchní.</translation>
    </message>
    <message>
        <source>How many deals are played, or 0 to play up to a score.</source>
        <translation>Kolik rozdání se hraje; 0 znamená hru do určitého skóre.</translation>
    </message>
    <message>
        <source>How many jokers each pack has; twos are wild in any case.</source>
        <translation>Kolik žolíků má každý balíček; dvojky jsou žolíkové vždy.</translation>
    </message>
    <message>
        <source>How many naturals a meld with wilds has at least.</source>
        <translation>Kolik přirozených karet má nejméně kombinace se žolíkovými.</translation>
    </message>
    <message>
        <source>How many wilds a meld of naturals may hold.</source>
        <translation>Kolik žolíkových karet smí být v kombinaci přirozených.</translation>
    </message>
    <message>
        <source>In how many piles the cards to draw lie.</source>
        <translation>V kolika talonech leží karty k lízání.</translation>
    </message>
    <message>
        <source>In these deals the first meld is seven cards laid at once.</source>
        <translation>V těchto rozdáních je první výklad sedm karet vyložených naráz.</translation>
    </message>
    <message>
        <source>It also ends when a draw is larger than the stock. With an empty stock play goes on as long as every player takes the pile.</source>
        <translation>Končí také, když je v talonu méně karet, než se má líznout. S prázdným talonem se hraje, dokud každý hráč bere balíček.</translation>
    </message>
    <message>
        <source>Jokers in each pack</source>
        <translation>Žolíků v balíčku</translation>
    </message>
    <message>
        <source>Lady left</source>
        <translation>Zbylá lady</translation>
    </message>
    <message>
        <source>Lady on a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Lady na čisté {pile:loc}</translation>
    </message>
    <message>
        <source>Last card is a discard</source>
        <translation>Poslední karta se odhazuje</translation>
    </message>
    <message>
        <source>Looking through the discard pile</source>
        <translation>Prohlížení odhazovacího balíčku</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Vykládání černých trojek</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Kombinace</translation>
    </message>
    <message>
        <source>Melds of wilds only</source>
        <translation>Kombinace jen z žolíkových karet</translation>
    </message>
    <message>
        <source>More wilds onto wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>Další žolíkové na divoké {piles}</translation>
    </message>
    <message>
        <source>Most wilds in a meld</source>
        <translation>Nejvíc žolíkových v kombinaci</translation>
    </message>
    <message>
        <source>Naturals beside a wild</source>
        <translation>Přirozené vedle žolíkové</translation>
    </message>
    <message>
        <source>Needed to go out</source>
        <translation>Potřeba k zavření</translation>
    </message>
    <message>
        <source>Needed to take</source>
        <translation>Potřeba k braní</translation>
    </message>
    <message>
        <source>Never more wilds than these in a meld, or no such limit.</source>
        <translation>Nikdy víc žolíkových v kombinaci, nebo bez takové meze.</translation>
    </message>
    <message>
        <source>No card is turned; the first discard begins the pile.</source>
        <translation>Karta se neotáčí; balíček začíná prvním odhozem.</translation>
    </message>
    <message>
        <source>Nobody looks through the discard pile.</source>
        <translation>Nikdo si neprohlíží odhazovací balíček.</translation>
    </message>
    <message>
        <source>Not used, since every first meld is a whole {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Nepoužije se, první výklad je vždy celá {pile}.</translation>
    </message>
    <message>
        <source>Not used, since everybody plays alone.</source>
        <translation>Nepoužije se, každý hraje sám.</translation>
    </message>
    <message>
        <source>Not used, since melds hold no wilds.</source>
        <translatorcomment>Of “Not used, since the whole pile is taken.”.</translatorcomment>
        <translation>Neplatí, protože v kombinacích žolíkové karty nejsou.</translation>
    </message>
    <message>
        <source>Not used, since no wild comes onto the pile.</source>
        <translation>Neplatí, protože žádná žolíková karta na balíček nepřijde.</translation>
    </message>
    <message>
        <source>Not used, since the first meld goes by score.</source>
        <translation>Nepoužije se, první výklad se řídí skóre.</translation>
    </message>
    <message>
        <source>Not used, since the partner is not asked.</source>
        <translation>Nepoužije se, spoluhráče se nikdo neptá.</translation>
    </message>
    <message>
        <source>Not used, since there are no melds of wilds only.</source>
        <translation>Nepoužije se, kombinace jen z žolíkových karet nejsou.</translation>
    </message>
    <message>
        <source>Nothing is shuffled in, since no wild removes the pile.</source>
        <translation>Nic se nezamíchá, žádná žolíková karta balíček neodstraní.</translation>
    </message>
    <message>
        <source>Once a wild lies in it, only a natural pair takes the pile.</source>
        <translation>Leží-li v něm žolíková karta, bere ho jen přirozená dvojice.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Má-li strana vyloženo, smí vrchní karta sama na kombinaci své hodnoty: i tím se balíček bere, ale ne zmrazený.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Má-li strana vyloženo, smí vrchní karta sama na kombinaci své hodnoty: i tím se balíček bere.</translation>
    </message>
    <message>
        <source>Only the special deck has ladies.</source>
        <translation>Lady jsou jen ve zvláštních kartách.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Balíčky karet</translation>
    </message>
    <message>
        <source>Packs of 52 cards, usually one more than there are players.</source>
        <translation>Balíčky po 52 kartách, obvykle o jeden víc, než je hráčů.</translation>
    </message>
    <message>
        <source>Partner has picked up the foot</source>
        <translatorcomment>Of “Partner plays from the foot”.</translatorcomment>
        <translation>Spoluhráč vzal nohu</translation>
    </message>
    <message>
        <source>Partner has played from the foot</source>
        <translation>Spoluhráč už hrál z nohy</translation>
    </message>
    <message>
        <source>Partner in the foot</source>
        <translatorcomment>Of “Partner plays from the foot”.</translatorcomment>
        <translation>Spoluhráč v noze</translation>
    </message>
    <message>
        <source>Partner is asked</source>
        <translation>Otázka spoluhráči</translation>
    </message>
    <message>
        <source>Partner says yes</source>
        <translation>Spoluhráč řekl ano</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Hráči a délka</translation>
    </message>
    <message>
        <source>Points a side&apos;s first meld needs, deal by deal; the last repeats.</source>
        <translation>Body, které potřebuje první výklad strany, rozdání po rozdání; poslední údaj se opakuje.</translation>
    </message>
    <message>
        <source>Points by the side&apos;s score at the deal&apos;s start, lowest first.</source>
        <translation>Body podle skóre strany na začátku rozdání, od nejnižšího.</translation>
    </message>
    <message>
        <source>Points for each lady laid on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Body za každou lady na dokončené čisté {pile:loc}.</translation>
    </message>
    <message>
        <source>Points for each lady left in hand or foot.</source>
        <translation>Body za každou lady zbylou v ruce nebo v noze.</translation>
    </message>
    <message>
        <source>Points for lifting exactly hand and foot at the first try.</source>
        <translation>Body za přesné sejmutí ruky i nohy napoprvé.</translation>
    </message>
    <message>
        <source>Points instead of clean or dirty, which makes it a kind of its own.</source>
        <translation>Body místo čisté nebo špinavé; je to pak zvláštní druh.</translation>
    </message>
    <message>
        <source>Score below</source>
        <translation>Skóre pod</translation>
    </message>
    <message>
        <source>Score that ends the game</source>
        <translation>Skóre, kterým hra končí</translation>
    </message>
    <message>
        <source>Second meld of a rank</source>
        <translation>Druhá kombinace téže hodnoty</translation>
    </message>
    <message>
        <source>Several melds of one rank may lie side by side.</source>
        <translation>Několik kombinací téže hodnoty smí ležet vedle sebe.</translation>
    </message>
    <message>
        <source>Smallest pile that is taken</source>
        <translation>Nejmenší balíček k braní</translation>
    </message>
    <message>
        <source>Stock piles</source>
        <translation>Talony</translation>
    </message>
    <message>
        <source>Taking before the first meld</source>
        <translatorcomment>Of “the pile taken before the first meld too”.</translatorcomment>
        <translation>Braní před prvním výkladem</translation>
    </message>
    <message>
        <source>Taking the discard pile</source>
        <translation>Braní odhazovacího balíčku</translation>
    </message>
    <message>
        <source>The game ends after the deal in which a side reaches this score.</source>
        <translation>Hra končí po rozdání, ve kterém některá strana dosáhne tohoto skóre.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>Poslední karta se odhazuje</translation>
    </message>
    <message>
        <source>The last card may be melded or discarded.</source>
        <translation>Poslední kartu lze vyložit nebo odhodit.</translation>
    </message>
    <message>
        <source>The last card must be a discard.</source>
        <translation>Poslední karta se musí odhodit.</translation>
    </message>
    <message>
        <source>The partner is asked “May I go out?”, once in a turn: a yes obliges, a no means not this turn.</source>
        <translation>Spoluhráče se hráč ptá „Mohu zavřít?“, jednou za tah: ano zavazuje, ne znamená v tomto tahu ne.</translation>
    </message>
    <message>
        <source>The partner&apos;s yes or no may say why; otherwise no table talk.</source>
        <translation>Spoluhráč smí k ano nebo ne říct důvod; jinak se u stolu neradí.</translation>
    </message>
    <message>
        <source>The partners are asked “May I go out?” one by one, once in a turn: a yes of all obliges, the first no means not this turn.</source>
        <translation>Spoluhráčů se hráč ptá „Mohu zavřít?“ jednoho po druhém, jednou za tah: ano ode všech zavazuje, první ne znamená v tomto tahu ne.</translation>
    </message>
    <message>
        <source>The player must have laid a first meld before.</source>
        <translation>Hráč musí mít předtím první výklad.</translation>
    </message>
    <message>
        <source>The rest is the stock.</source>
        <translation>Ostatní karty jsou talon.</translation>
    </message>
    <message>
        <source>The rest lies in two stock piles; a draw may come from either or both.</source>
        <translation>Ostatní karty leží ve dvou talonech; lízat lze z jednoho nebo z obou.</translation>
    </message>
    <message>
        <source>The side must have laid its first meld before.</source>
        <translation>Strana musí mít předtím první výklad.</translation>
    </message>
    <message>
        <source>The special deck is one set of cards.</source>
        <translation>Zvláštní karty jsou jedna sada.</translation>
    </message>
    <message>
        <source>The top card alone, laid onto your own meld of its rank, takes the pile.</source>
        <translation>Vrchní karta sama, přiložená na vlastní kombinaci, bere balíček.</translation>
    </message>
    <message>
        <source>The top card is melded at once with one of its own rank from the hand, onto a meld or with a third card or a wild; the cards below may not join.</source>
        <translation>Vrchní karta se hned vyloží s jednou kartou téže hodnoty z ruky, ke kombinaci nebo s třetí či žolíkovou kartou; karty pod ní se přidat nesmějí.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, no wild among them; more from the hand may join, the cards below may not.</source>
        <translation>Vrchní karta se hned vyloží se dvěma kartami téže hodnoty z ruky, bez žolíkové; další z ruky se přidat smějí, karty pod ní ne.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, or with one of them and a wild; more from the hand may join, the cards below may not.</source>
        <translation>Vrchní karta se hned vyloží se dvěma kartami téže hodnoty z ruky, nebo s jednou a žolíkovou; další z ruky se přidat smějí, karty pod ní ne.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady or wild.</source>
        <translation>Vrchní karta se otočí a zůstane, pokud to není lady nebo žolíková karta.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady.</source>
        <translation>Vrchní karta se otočí a zůstane, pokud to není lady.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is wild.</source>
        <translation>Vrchní karta se otočí a zůstane, pokud to není žolíková karta.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, whatever it is.</source>
        <translation>Vrchní karta se otočí a zůstane, ať je jakákoli.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild is buried in the stock, a red three stays, and another is turned.</source>
        <translation>Vrchní karta se otočí; žolíková se vrátí do talonu, červená trojka zůstane, a otočí se jiná.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned.</source>
        <translation>Vrchní karta se otočí; žolíková karta nebo dáma se vrátí do talonu a otočí se jiná.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned. A villain stays.</source>
        <translation>Vrchní karta se otočí; žolíková karta nebo lady se vrátí do talonu a otočí se jiná. Padouch zůstane.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three is buried in the stock and another turned. A black three stays.</source>
        <translation>Vrchní karta se otočí; žolíková karta nebo červená trojka se vrátí do talonu a otočí se jiná. Černá trojka zůstane.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three stays and another is turned on it, until a natural or a black three lies on top.</source>
        <translation>Vrchní karta se otočí; žolíková nebo červená trojka zůstane a na ni se otočí další, až je navrchu přirozená karta nebo černá trojka.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild stays and another is turned on it. A lady is buried in the stock.</source>
        <translation>Vrchní karta se otočí; žolíková zůstane a na ni se otočí další. Dáma se vrátí do talonu.</translation>
    </message>
    <message>
        <source>There are no melds of wilds only.</source>
        <translation>Kombinace jen z žolíkových karet nejsou.</translation>
    </message>
    <message>
        <source>Three or more wilds, of both kinds, may be a meld of wilds.</source>
        <translation>Tři nebo více žolíkových karet obou druhů mohou být divoká kombinace.</translation>
    </message>
    <message>
        <source>Threes and sevens</source>
        <translation>Trojky a sedmičky</translation>
    </message>
    <message>
        <source>Top card onto a meld</source>
        <translatorcomment>Of “the top cards, up to a number”.</translatorcomment>
        <translation>Vrchní karta na kombinaci</translation>
    </message>
    <message>
        <source>Twos and jokers may be melded without naturals.</source>
        <translation>Dvojky a žolíci se smějí vykládat bez přirozených karet.</translation>
    </message>
    <message>
        <source>Usual packs of cards, or the special deck of 262 cards.</source>
        <translation>Běžné balíčky karet, nebo zvláštní sada 262 karet.</translation>
    </message>
    <message>
        <source>What a meld of seven is called on the screen and on paper.</source>
        <translation>Jak se na obrazovce a na papíře říká kombinaci sedmi karet.</translation>
    </message>
    <message>
        <source>What a side needs to take the pile that has not melded yet.</source>
        <translation>Co potřebuje k braní strana, která ještě nevyložila.</translation>
    </message>
    <message>
        <source>What a two or a joker on top of the discard pile means.</source>
        <translation>Co znamená dvojka nebo žolík na vrchu odhazovacího balíčku.</translation>
    </message>
    <message>
        <source>What every partner must have done with the foot before you go out.</source>
        <translatorcomment>Of “Every partner must have played from the foot before going out.”.</translatorcomment>
        <translation>Co musí každý spoluhráč udělat s nohou, než někdo zavře.</translation>
    </message>
    <message>
        <source>What happens when a draw is larger than the stock.</source>
        <translation>Co se stane, když je v talonu méně karet, než se má líznout.</translation>
    </message>
    <message>
        <source>What the hand must hold to meld with the top card.</source>
        <translation>Co musí být v ruce k vyložení s vrchní kartou.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, cards removed from the table are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Když je v talonu méně karet, než se má líznout, zamíchají se pod něj karty odstraněné ze stolu; nestačí-li to, rozdání končí.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, removed cards and all discards but the top one are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Když je v talonu méně karet, než se má líznout, zamíchají se pod něj odstraněné karty a všechny odhozené kromě vrchní; nestačí-li to, rozdání končí.</translation>
    </message>
    <message>
        <source>When a side may begin another meld of the same rank.</source>
        <translation>Kdy smí strana začít další kombinaci téže hodnoty.</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Když talon dojde</translation>
    </message>
    <message>
        <source>Whether a complete wild {pile} still takes wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Zda dokončená divoká {pile} přijímá další žolíkové karty.</translation>
    </message>
    <message>
        <source>Whether everybody may look at what lies below its top card.</source>
        <translation>Zda se každý smí podívat, co leží pod vrchní kartou.</translation>
    </message>
    <message>
        <source>Whether the top card of the stock is turned to begin the pile.</source>
        <translation>Zda se na začátek balíčku otočí vrchní karta talonu.</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be melded.</source>
        <translation>Zda se smějí vykládat tři nebo více černých trojek.</translation>
    </message>
    <message>
        <source>Which cards a complete clean {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “Wilds on a complete clean {pile}”.</translatorcomment>
        <translation>Které karty dokončená čistá {pile} ještě přijímá.</translation>
    </message>
    <message>
        <source>Which cards a complete dirty {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Které karty dokončená špinavá {pile} ještě přijímá.</translation>
    </message>
    <message>
        <source>Who shares melds and score.</source>
        <translation>Kdo sdílí kombinace a skóre.</translation>
    </message>
    <message>
        <source>Wild card on top</source>
        <translation>Žolíková karta navrchu</translation>
    </message>
    <message>
        <source>Wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Divoká {pile}</translation>
    </message>
    <message>
        <source>Wilds in a meld</source>
        <translation>Žolíkové v kombinaci</translation>
    </message>
    <message>
        <source>Word for a complete meld</source>
        <translation>Slovo pro dokončenou kombinaci</translation>
    </message>
    <message>
        <source>a clean and a dirty one side by side</source>
        <translation>čistá a špinavá vedle sebe</translation>
    </message>
    <message>
        <source>a deal could go on for ever</source>
        <translation>rozdání by mohlo trvat věčně</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but no wild may be in it</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>je potřeba špinavá {pile}, ale žádná žolíková karta v ní být nesmí</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but seven naturals leave no room for a wild</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>je třeba špinavá {pile}, ale vedle sedmi přirozených není místo pro žolíkovou</translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation>přirozená dvojice</translation>
    </message>
    <message>
        <source>a pair, or one natural and a wild</source>
        <translation>dvojice, nebo jedna přirozená a žolíková</translation>
    </message>
    <message>
        <source>a pile of {new} or more taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>balíček se bere od {new}, ne od {old}</translation>
    </message>
    <message>
        <source>a take brings fewer cards than the pile must have</source>
        <translation>bere se méně karet, než jich balíček musí mít</translation>
    </message>
    <message>
        <source>a wild beside {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>žolíková vedle {new}, ne {old}</translation>
    </message>
    <message>
        <source>a wild cannot freeze a pile that it takes off the table</source>
        <translation>žolíková karta nemůže zmrazit balíček, který odklízí ze stolu</translation>
    </message>
    <message>
        <source>a wild does not freeze the pile</source>
        <translation>žolíková karta balíček nezmrazí</translation>
    </message>
    <message>
        <source>a wild freezes the pile</source>
        <translation>žolíková karta zmrazí balíček</translation>
    </message>
    <message>
        <source>a wild {pile} is needed, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>je potřeba divoká {pile}, ale žolíkové karty se samostatně nevykládají</translation>
    </message>
    <message>
        <source>a {pile} of sevens is needed, but it is no kind of its own</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>je potřeba {pile} ze sedmiček, ale zvláštním druhem není</translation>
    </message>
    <message>
        <source>all discards but the top are shuffled in</source>
        <translation>zamíchají se všechny odhozené kromě vrchní</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>jakýkoli počet</translation>
    </message>
    <message>
        <source>as many as naturals</source>
        <translation>tolik co přirozených</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>kdykoli</translation>
    </message>
    <message>
        <source>at most {new} in a meld instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>v kombinaci nejvýš {new}, ne {old}</translation>
    </message>
    <message>
        <source>black threes could neither be melded nor discarded</source>
        <translation>černé trojky by nešlo ani vyložit, ani odhodit</translation>
    </message>
    <message>
        <source>blocks the pile</source>
        <translation>blokuje balíček</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “closed”.</translatorcomment>
        <translation>zavřené</translation>
    </message>
    <message>
        <source>complete clean {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>dokončené čisté {piles} {new}, ne {old}</translation>
    </message>
    <message>
        <source>complete dirty {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>dokončené špinavé {piles} {new}, ne {old}</translation>
    </message>
    <message>
        <source>everybody may look through the discard pile</source>
        <translation>každý si smí prohlížet odhazovací balíček</translation>
    </message>
    <message>
        <source>fewer than naturals</source>
        <translation>méně než přirozených</translation>
    </message>
    <message>
        <source>in the turn that goes out</source>
        <translation>v tahu, kterým se zavírá</translation>
    </message>
    <message>
        <source>melds of wilds only</source>
        <translation>kombinace jen z žolíkových karet</translation>
    </message>
    <message>
        <source>more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>další žolíkové na dokončené divoké {piles}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>no card is turned</source>
        <translation>karta se neotáčí</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>no melds of wilds only</source>
        <translation>žádné kombinace jen z žolíkových karet</translation>
    </message>
    <message>
        <source>no more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>nic dalšího na dokončené divoké {piles}</translation>
    </message>
    <message>
        <source>nobody looks through the discard pile</source>
        <translation>nikdo si neprohlíží odhazovací balíček</translation>
    </message>
    <message>
        <source>none</source>
        <comment>deals</comment>
        <translation>žádná</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>není dovoleno</translation>
    </message>
    <message>
        <source>not enough cards are left for a stock and a first discard</source>
        <translation>na talon a první odhoz nezbývá dost karet</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>partner</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>off</source>
        <translation>vypnuto</translation>
    </message>
    <message>
        <source>one for every two naturals</source>
        <translation>jedna na každé dvě přirozené</translation>
    </message>
    <message>
        <source>one matching card</source>
        <translation>jedna stejná karta</translation>
    </message>
    <message>
        <source>open to naturals</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “open to naturals”.</translatorcomment>
        <translation>otevřené přirozeným</translation>
    </message>
    <message>
        <source>open to naturals and wilds</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “open to naturals”.</translatorcomment>
        <translation>otevřené přirozeným i žolíkovým</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>dvojice</translation>
    </message>
    <message>
        <source>picked it up</source>
        <comment>partner</comment>
        <translation>vzal ji</translation>
    </message>
    <message>
        <source>played from it</source>
        <comment>partner</comment>
        <translation>hrál z ní</translation>
    </message>
    <message>
        <source>red threes could neither be melded nor discarded</source>
        <translation>červené trojky by nešlo ani vyložit, ani odhodit</translation>
    </message>
    <message>
        <source>removed cards are shuffled in</source>
        <translation>zamíchají se odstraněné karty</translation>
    </message>
    <message>
        <source>removes the pile from the table</source>
        <translation>odstraní balíček ze stolu</translation>
    </message>
    <message>
        <source>so many players cannot be grouped like this</source>
        <translation>tolik hráčů nelze takto rozdělit</translation>
    </message>
    <message>
        <source>so many {piles} cannot be made</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>tolik {piles:gen} nelze složit</translation>
    </message>
    <message>
        <source>so many {piles} need a second meld of a rank</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>na tolik {piles:gen} je třeba druhá kombinace téže hodnoty</translation>
    </message>
    <message>
        <source>special deck of 262 cards</source>
        <translation>zvláštní sada 262 karet</translation>
    </message>
    <message>
        <source>taken with two of the same wild</source>
        <translation>bere se na dvě stejné žolíkové</translation>
    </message>
    <message>
        <source>the deal ends</source>
        <translation>rozdání končí</translation>
    </message>
    <message>
        <source>the game would never end</source>
        <translation>hra by nikdy neskončila</translation>
    </message>
    <message>
        <source>the last card may be melded</source>
        <translation>poslední karta se smí vyložit</translation>
    </message>
    <message>
        <source>the last card must be discarded</source>
        <translation>poslední karta se musí odhodit</translation>
    </message>
    <message>
        <source>the partner answers only yes or no</source>
        <translation>spoluhráč odpovídá jen ano nebo ne</translation>
    </message>
    <message>
        <source>the partner is asked</source>
        <translation>spoluhráče se hráč ptá</translation>
    </message>
    <message>
        <source>the partner is not asked</source>
        <translation>spoluhráče se hráč neptá</translation>
    </message>
    <message>
        <source>the partner&apos;s answer may say why</source>
        <translation>spoluhráč smí k odpovědi říct důvod</translation>
    </message>
    <message>
        <source>the same as later</source>
        <translation>totéž co později</translation>
    </message>
    <message>
        <source>the scores of the steps must rise</source>
        <translation>skóre jednotlivých stupňů musí růst</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes no pile</source>
        <translation>vrchní karta sama na kombinaci balíček nebere</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes the pile</source>
        <translation>vrchní karta sama na kombinaci bere balíček</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>celý balíček</translation>
    </message>
    <message>
        <source>the word {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>slovo {new}, ne {old}</translation>
    </message>
    <message>
        <source>three or more, without wilds</source>
        <translation>tři nebo více, bez žolíkových</translation>
    </message>
    <message>
        <source>turned and left in place</source>
        <translation>otočí se a zůstane</translation>
    </message>
    <message>
        <source>turned, wilds and red threes buried</source>
        <translation>otočí se, žolíkové karty a červené trojky se vrátí</translation>
    </message>
    <message>
        <source>turned; wilds and red threes are covered</source>
        <translation>otočí se, žolíkové a červené trojky se překryjí</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>dva týmy po třech</translation>
    </message>
    <message>
        <source>two wilds cannot be melded by themselves to take a third</source>
        <translation>dvě žolíkové karty nelze samostatně vyložit, aby vzaly třetí</translation>
    </message>
    <message>
        <source>up to a score</source>
        <translation>do určitého skóre</translation>
    </message>
    <message numerus="yes">
        <source>up to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>do {points} bodu</numerusform>
            <numerusform>do {points} bodů</numerusform>
            <numerusform>do {points} bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>usual packs</source>
        <translation>běžné balíčky</translation>
    </message>
    <message>
        <source>when the first is complete</source>
        <translation>až je první dokončená</translation>
    </message>
    <message>
        <source>wilds wait for a wild {pile}, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>žolíkové čekají na divokou {pile:acc}, ale samy se nevykládají</translation>
    </message>
    <message>
        <source>with an odd number of players nobody sits opposite</source>
        <translation>při lichém počtu hráčů nikdo nesedí naproti</translation>
    </message>
    <message>
        <source>{length}, about an hour</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{length}, asi hodina</translation>
    </message>
    <message>
        <source>{new} for a clean {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>čistá {pile} {new}, ne {old}</translation>
    </message>
    <message>
        <source>{new} for a dirty {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>špinavá {pile} {new}, ne {old}</translation>
    </message>
    <message>
        <source>{new} for a wild {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>divoká {pile} {new}, ne {old}</translation>
    </message>
    <message>
        <source>{new} for going out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>za zavření {new}, ne {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>sides</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new}, ne {old}</translation>
    </message>
    <message>
        <source>{new} of the pile taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>z balíčku se bere {new:acc}, ne {old:acc}</translation>
    </message>
    <message>
        <source>{new} to go out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>k zavření {new}, ne {old}</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, ruka {hand}, noha {foot}, {length}.</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand}, knees of {knee} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, ruka {hand}, koleno {knee}, noha {foot}, {length}.</translation>
    </message>
    <message>
        <source>{ranks:^} are never melded. Discarded, they stop the next player from taking the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se nikdy nevykládají. {ranks:Odhozené|Odhození|Odhozená|Odhození|Odhozené} brání dalšímu hráči vzít balíček.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds in the turn that goes out; seven are a clean {pile}. Each counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^}, když se odhodí, brání dalšímu hráči vzít balíček. V tahu, kterým se zavírá, se smějí vyložit tři nebo více bez žolíkových; sedm je čistá {pile}. Každá karta se počítá za {points:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds; seven are a clean {pile} that pays the dirty bonus. Each card counts {points}, towards a first meld too.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^}, když se odhodí, brání dalšímu hráči vzít balíček. Tři nebo více se smějí vyložit bez žolíkových; sedm je čistá {pile} za špinavou prémii. Každá karta se počítá za {points:acc}, i do prvního výkladu.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPossible</name>
    <message>
        <source>A card is dropped on the meld that it fits.</source>
        <translation>Karta se položí na kombinaci, ke které se hodí.</translation>
    </message>
    <message>
        <source>A card on the discard pile ends the turn.</source>
        <translation>Karta na odhazovacím balíčku ukončí tah.</translation>
    </message>
    <message>
        <source>About {number} are wanted, for all packets.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translatorcomment>Of “About {number} are wanted, for hand and foot.”.</translatorcomment>
        <translation>Je jich třeba asi {number}, na ruku a všechno ostatní.</translation>
    </message>
    <message>
        <source>Add to a meld</source>
        <translation>Přiložit ke kombinaci</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Odhodit kartu</translation>
    </message>
    <message>
        <source>Draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Líznout {cards:acc}</translation>
    </message>
    <message>
        <source>Every card can be laid or discarded.</source>
        <translation>Každou kartu lze vyložit nebo odhodit.</translation>
    </message>
    <message>
        <source>G asks the partner.</source>
        <translation>G se zeptá spoluhráče.</translation>
    </message>
    <message>
        <source>Its cards are lifted one after the other, then dropped on the table.</source>
        <translation>Její karty se zvednou jedna po druhé a pak položí na stůl.</translation>
    </message>
    <message numerus="yes">
        <source>Its top card is melded with cards of the hand; {cards} (comes|come).</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Jeho horní karta se vyloží s kartami z ruky; přijde {cards}.</numerusform>
            <numerusform>Jeho horní karta se vyloží s kartami z ruky; přijdou {cards}.</numerusform>
            <numerusform>Jeho horní karta se vyloží s kartami z ruky; přijde {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a new meld</source>
        <translation>Vyložit novou kombinaci</translation>
    </message>
    <message>
        <source>Lay the first meld</source>
        <translation>První výklad</translation>
    </message>
    <message>
        <source>Lift cards off the deck</source>
        <translation>Sejmout karty z balíčku</translation>
    </message>
    <message>
        <source>No card can be discarded.</source>
        <translation>Žádnou kartu nelze odhodit.</translation>
    </message>
    <message>
        <source>No card of the hand fits a meld of the own side.</source>
        <translation>Žádná karta z ruky se nehodí ke kombinaci vlastní strany.</translation>
    </message>
    <message>
        <source>Take the discard pile</source>
        <translation>Vzít odhazovací balíček</translation>
    </message>
    <message>
        <source>The hand has enough; F shows good ways.</source>
        <translation>Ruka stačí; F ukáže dobré možnosti.</translation>
    </message>
    <message>
        <source>The hand has no new meld.</source>
        <translation>V ruce není nová kombinace.</translation>
    </message>
    <message>
        <source>{name} goes on with this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} pokračuje v tomto tahu.</translation>
    </message>
    <message>
        <source>{name} must go out in this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} musí v tomto tahu zavřít.</translation>
    </message>
    <message>
        <source>{press:^} draws.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press:^ins} se líže.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPrompts</name>
    <message numerus="yes">
        <source>(one card|{number} cards), worth {points}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>jedna karta, hodnota {points}</numerusform>
            <numerusform>{number} karty, hodnota {points}</numerusform>
            <numerusform>{number} karet, hodnota {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards left: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Zbylé karty: {sides}.</translation>
    </message>
    <message>
        <source>Exactly {number} at the first try score {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Za přesně {number} napoprvé je {points}.</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Smím zavřít?</translation>
    </message>
    <message>
        <source>at most {most} of seven cards now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>teď nejvýš {most:f} ze sedmi karet: jednu kartu odhodit.</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>teď nejvýš {most}, potřeba je {points} bod: jednu kartu odhodit.</numerusform>
            <numerusform>teď nejvýš {most}, potřeba jsou {points} body: jednu kartu odhodit.</numerusform>
            <numerusform>teď nejvýš {most}, potřeba je {points} bodů: jednu kartu odhodit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: take the cards back.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>teď nejvýš {most}, potřeba je {points} bod: vzít karty zpět.</numerusform>
            <numerusform>teď nejvýš {most}, potřeba jsou {points} body: vzít karty zpět.</numerusform>
            <numerusform>teď nejvýš {most}, potřeba je {points} bodů: vzít karty zpět.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) with {card}: draw {draw}.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {card}: one card, in words or as it is printed: “9♦”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>
            <numerusform>s kartou {card} nejvýš {most}, potřeba je {points} bod: líznout {draw:f.acc}.</numerusform>
            <numerusform>s kartou {card} nejvýš {most}, potřeba jsou {points} body: líznout {draw:f.acc}.</numerusform>
            <numerusform>s kartou {card} nejvýš {most}, potřeba je {points} bodů: líznout {draw:f.acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose how many come from each stock pile.</source>
        <translation>vybrat, kolik karet z kterého talonu.</translation>
    </message>
    <message>
        <source>draw the last card: it ends the deal.</source>
        <translation>líznout poslední kartu: tím rozdání končí.</translation>
    </message>
    <message>
        <source>draw {cards} from either stock pile.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>líznout {cards:acc} z jednoho z talonů.</translation>
    </message>
    <message>
        <source>draw {cards}, from one stock pile or both.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>líznout {cards:acc}, z jednoho talonu nebo z obou.</translation>
    </message>
    <message>
        <source>draw {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>líznout {cards:acc}.</translation>
    </message>
    <message>
        <source>draw {cards}; others are shuffled in first.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>líznout {cards:acc}; předtím se zamíchají další.</translation>
    </message>
    <message>
        <source>go out: lay every card, or all but one to discard.</source>
        <translation>zavřít: vyložit všechny karty, nebo všechny kromě jedné k odhozu.</translation>
    </message>
    <message>
        <source>lay a whole {pile} of seven, or discard one card.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>vyložit celou {pile:acc} ze sedmi karet, nebo jednu odhodit.</translation>
    </message>
    <message>
        <source>lay down, or take the cards back.</source>
        <translation>položit karty, nebo je vzít zpět.</translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) more, or take the cards back.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>vyložit ještě {points} bod, nebo vzít karty zpět.</numerusform>
            <numerusform>vyložit ještě {points} body, nebo vzít karty zpět.</numerusform>
            <numerusform>vyložit ještě {points} bodů, nebo vzít karty zpět.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) or more, or discard one card.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>vyložit aspoň {points} bod, nebo jednu kartu odhodit.</numerusform>
            <numerusform>vyložit aspoň {points} body, nebo jednu kartu odhodit.</numerusform>
            <numerusform>vyložit aspoň {points} bodů, nebo jednu kartu odhodit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s) off the deck.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>sejmout asi {number} kartu z balíčku.</numerusform>
            <numerusform>sejmout asi {number} karty z balíčku.</numerusform>
            <numerusform>sejmout asi {number} karet z balíčku.</numerusform>
        </translation>
    </message>
    <message>
        <source>lift cards to meld, or one card to discard.</source>
        <translation>zvednout karty k vyložení, nebo jednu k odhození.</translation>
    </message>
    <message>
        <source>may {asker} go out?</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>smí {asker} zavřít?</translation>
    </message>
    <message>
        <source>no card can be discarded, so the turn just ends.</source>
        <translation>žádnou kartu nelze odhodit, tah prostě končí.</translation>
    </message>
    <message>
        <source>nothing can be melded yet: discard one card.</source>
        <translation>vyložit zatím nelze nic: jednu kartu odhodit.</translation>
    </message>
    <message>
        <source>take the discard pile and go out.</source>
        <translation>vzít odhazovací balíček a zavřít.</translation>
    </message>
    <message>
        <source>take the pile, or draw the last card: it ends the deal.</source>
        <translation>vzít balíček, nebo líznout poslední kartu: tím rozdání končí.</translation>
    </message>
    <message>
        <source>take the pile: drawing from the empty stock ends the deal.</source>
        <translation>vzít balíček: líznout z prázdného talonu by rozdání ukončilo.</translation>
    </message>
    <message>
        <source>take {cards} with {card} onto your {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>vzít {cards:acc}: {card} na {ranks:acc}, nebo líznout {draw:f.acc}.</translation>
    </message>
    <message>
        <source>take {cards} with {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>vzít {cards:acc} na {ranks:acc}, nebo líznout {draw:f.acc}.</translation>
    </message>
    <message>
        <source>take {cards} with {rank}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rank}: the rank of one card: “nine”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>vzít {cards:acc} na {rank:acc}, nebo líznout {draw:f.acc}.</translation>
    </message>
    <message>
        <source>the stock has {cards}: drawing ends the deal.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>v talonu {cards:zbývá|zbývá|zbývá|zbývají} {cards}: líznutím rozdání končí.</translation>
    </message>
    <message>
        <source>the stock is empty: drawing ends the deal.</source>
        <translation>talon je prázdný: líznutím rozdání končí.</translation>
    </message>
    <message>
        <source>{asked} thinks about {asker} going out.</source>
        <extracomment>{asked}: the partner who is asked. {asker}: the player who asks.</extracomment>
        <translation>{asked} zvažuje, zda smí zavřít {asker}.</translation>
    </message>
    <message>
        <source>{asker} asks</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} se ptá</translation>
    </message>
    <message>
        <source>{asker} has to do as you say.</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} se musí řídit odpovědí.</translation>
    </message>
    <message>
        <source>{cards} and the foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} a noha</translation>
    </message>
    <message>
        <source>{cards}, knee and foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards}, koleno a noha</translation>
    </message>
    <message>
        <source>{name} lifts the packets.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} snímá balíčky.</translation>
    </message>
    <message>
        <source>{name} {number} and the foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number} a noha</translation>
    </message>
    <message>
        <source>{name} {number}, knee and foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number}, koleno a noha</translation>
    </message>
    <message>
        <source>{press} asks whether to go out.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press}: otázka na zavření.</translation>
    </message>
    <message>
        <source>{press} discards {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press}: odhodit {card:acc}.</translation>
    </message>
    <message>
        <source>{press} ends the turn.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press}: ukončit tah.</translation>
    </message>
    <message>
        <source>{press} lays out {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press}: vyložit {cards:acc}.</translation>
    </message>
    <message>
        <source>{press} lays {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press}: položit {cards:acc}.</translation>
    </message>
    <message>
        <source>{press} takes {count} with {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press}: vzít {count:f.acc} na {cards:acc}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPuzzles</name>
    <message numerus="yes">
        <source>Besides the top card a take brings {taken}, and {count} of them (fits|fit): {cards}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Kromě vrchní karty přinese balíček {taken:acc} a z toho se hodí {count:f}: {cards}.</numerusform>
            <numerusform>Kromě vrchní karty přinese balíček {taken:acc} a z toho se hodí {count:f}: {cards}.</numerusform>
            <numerusform>Kromě vrchní karty přinese balíček {taken:acc} a z toho se jich hodí {count}: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Besides the top card a take brings {taken}, but nothing that fits.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”.</extracomment>
        <translation>Kromě vrchní karty přinese balíček {taken:acc}, ale nic, co by se hodilo.</translation>
    </message>
    <message>
        <source>Find the way out</source>
        <translation>Jak zavřít</translation>
    </message>
    <message>
        <source>Get down</source>
        <translation>První výklad</translation>
    </message>
    <message>
        <source>Go out in this turn. The partner will say yes.</source>
        <translation>V tomto tahu zavřít. Spoluhráč řekne ano.</translation>
    </message>
    <message>
        <source>Lay the first meld with the fewest wilds, twos over jokers.</source>
        <translatorcomment>Of “Lay the first meld with as few wilds as possible, and with twos rather than jokers.”.</translatorcomment>
        <translation>První výklad s co nejméně žolíkovými kartami, raději s dvojkami.</translation>
    </message>
    <message>
        <source>Lay {cards}, and discard {card}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Vyložit {cards:acc} a odhodit {card:acc}.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Vyložit {cards:acc}. S méně žolíkovými kartami se sejde nejvýš {most} bodů.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds, or with a two for a joker, at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Vyložit {cards:acc}. S méně žolíkovými kartami, nebo s dvojkou místo žolíka, se sejde nejvýš {most} bodů.</translation>
    </message>
    <message>
        <source>Lay {cards}: no wild is needed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Vyložit {cards:acc}: žolíková karta není potřeba.</translation>
    </message>
    <message>
        <source>Lay {cards}: nothing is left.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Vyložit {cards:acc}: nic nezbude.</translation>
    </message>
    <message>
        <source>Still needed to go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>K zavření ještě chybí: {needed}.</translation>
    </message>
    <message>
        <source>Take the discard pile, or draw? Which is better?</source>
        <translation>Vzít odhazovací balíček, nebo lízat? Co je lepší?</translation>
    </message>
    <message>
        <source>Take the pile?</source>
        <translation>Vzít balíček?</translation>
    </message>
</context>
<context>
    <name>HandAndFootRefusals</name>
    <message numerus="yes">
        <source>(a wild too many|too many wilds)</source>
        <translation>
            <numerusform>o žolíkovou víc</numerusform>
            <numerusform>moc žolíkových</numerusform>
            <numerusform>moc žolíkových</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that may be discarded has to stay.</source>
        <translation>Musí zůstat karta, kterou lze odhodit.</translation>
    </message>
    <message>
        <source>A draw is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Líže se {cards:acc}.</translation>
    </message>
    <message>
        <source>A lady lies only on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Lady smí jen na dokončenou čistou {pile:acc}.</translation>
    </message>
    <message>
        <source>A second {rank} in the hand is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>V ruce chybí {rank:druhá|druhý|druhé} {rank}.</translation>
    </message>
    <message>
        <source>A third wild is missing.</source>
        <translation>Chybí třetí žolíková karta.</translation>
    </message>
    <message>
        <source>A third {rank} is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Chybí třetí {rank}.</translation>
    </message>
    <message>
        <source>A third {rank} or a wild is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Chybí třetí {rank} nebo žolíková karta.</translation>
    </message>
    <message numerus="yes">
        <source>A wild needs at least {count} natural {ranks} beside it.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Vedle žolíkové karty je nutná aspoň {count:f} přirozená ({ranks}).</numerusform>
            <numerusform>Vedle žolíkové karty jsou nutné aspoň {count:f} přirozené ({ranks}).</numerusform>
            <numerusform>Vedle žolíkové karty je nutných aspoň {count} přirozených ({ranks}).</numerusform>
        </translation>
    </message>
    <message>
        <source>After black threes every card has to go in this turn.</source>
        <translation>Po černých trojkách musí jít v tomto tahu všechny karty.</translation>
    </message>
    <message>
        <source>After the yes every card has to go in this turn.</source>
        <translation>Po odpovědi ano musí jít v tomto tahu všechny karty.</translation>
    </message>
    <message>
        <source>All cards but one must find a place to go out.</source>
        <translation>K zavření musí mít místo všechny karty kromě jedné.</translation>
    </message>
    <message>
        <source>Answer the question first.</source>
        <translation>Nejdřív odpovědět na otázku.</translation>
    </message>
    <message>
        <source>Before your first meld only two {ranks} from your hand take the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Před prvním výkladem berou balíček jen dvě karty z ruky: {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>Between 1 and {number} card(s) can be lifted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Sejmout lze nejvýš {number} kartu.</numerusform>
            <numerusform>Sejmout lze 1 až {number} karty.</numerusform>
            <numerusform>Sejmout lze 1 až {number} karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are melded only when going out.</source>
        <translation>Černé trojky se vykládají jen při zavření.</translation>
    </message>
    <message>
        <source>Black threes are melded without wilds.</source>
        <translation>Černé trojky se vykládají bez žolíkových.</translation>
    </message>
    <message>
        <source>Complete the wild meld on the table first.</source>
        <translation>Nejdřív je nutné dokončit divokou kombinaci na stole.</translation>
    </message>
    <message>
        <source>Discard one card to end the turn.</source>
        <translation>Tah se končí odhozem jedné karty.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Nejdřív se líže.</translation>
    </message>
    <message>
        <source>Each meld can be named once, and must be on the table.</source>
        <translation>Každou kombinaci lze jmenovat jednou a musí být na stole.</translation>
    </message>
    <message>
        <source>Going out is possible only from the foot.</source>
        <translation>Zavřít lze jen z nohy.</translation>
    </message>
    <message>
        <source>Going out needs {piles} more, and a place for every card.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>K zavření chybí ještě {piles} a místo pro každou kartu.</translation>
    </message>
    <message>
        <source>Lay down the cards laid out first, or take them back.</source>
        <translation>Nejdřív připravené karty položit, nebo vzít zpět.</translation>
    </message>
    <message>
        <source>Lay the first meld before taking the discard pile.</source>
        <translation>Před braním odhazovacího balíčku je nutný první výklad.</translation>
    </message>
    <message>
        <source>Lift just one card to discard it.</source>
        <translation>K odhození zvednout jen jednu kartu.</translation>
    </message>
    <message>
        <source>Lift the packets off the deck first.</source>
        <translation>Nejdřív sejmout balíčky.</translation>
    </message>
    <message>
        <source>Nobody has asked to go out.</source>
        <translation>Na zavření se nikdo neptal.</translation>
    </message>
    <message>
        <source>Nobody has to be asked.</source>
        <translation>Ptát se není třeba.</translation>
    </message>
    <message>
        <source>Take the discard pile: the yes was given for it.</source>
        <translation>Je třeba vzít odhazovací balíček: souhlas platil pro něj.</translation>
    </message>
    <message>
        <source>That is {cards} too many for the {ranks}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^}: o {cards:acc} víc, než se vejde.</translation>
    </message>
    <message>
        <source>That stock pile has {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>V tomto talonu {cards:je|je|je|jsou} {cards}.</translation>
    </message>
    <message>
        <source>That stock pile is empty.</source>
        <translation>Tento talon je prázdný.</translation>
    </message>
    <message>
        <source>The answer was no; the next turn may bring another.</source>
        <translation>Odpověď byla ne; v příštím tahu může být jiná.</translation>
    </message>
    <message>
        <source>The answer was yes.</source>
        <translation>Odpověď byla ano.</translation>
    </message>
    <message>
        <source>The complete {ranks} take no wild.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>K dokončeným {ranks:dat} žolíková karta nepatří.</translation>
    </message>
    <message>
        <source>The discard pile is empty: draw from the stock.</source>
        <translation>Odhazovací balíček je prázdný: líže se z talonu.</translation>
    </message>
    <message>
        <source>The draw is done: lay cards, or discard one.</source>
        <translation>Líznuto už je: vyložit karty, nebo jednu odhodit.</translation>
    </message>
    <message>
        <source>The first meld of this deal is a {pile} laid at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>První výklad v tomto rozdání je {pile} vyložená naráz.</translation>
    </message>
    <message>
        <source>The foot is picked up when the hand is empty.</source>
        <translation>Noha se bere, až když je ruka prázdná.</translation>
    </message>
    <message>
        <source>The last card has to stay until going out is allowed.</source>
        <translation>Poslední karta musí zůstat, dokud není zavření dovoleno.</translation>
    </message>
    <message>
        <source>The pile is frozen: only two {ranks} from your hand take it.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Balíček je zmrazený: berou ho jen dvě karty z ruky: {ranks}.</translation>
    </message>
    <message>
        <source>The {pile} of {ranks} is complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Dokončená už je {pile} {ranks:from}.</translation>
    </message>
    <message>
        <source>The {ranks} have their one meld already.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} už svou jedinou kombinaci mají.</translation>
    </message>
    <message>
        <source>The {ranks} must be completed and a new meld of three begun.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se musí dokončit a začít nová kombinace tří karet.</translation>
    </message>
    <message>
        <source>The {ranks} on the table must be complete first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} na stole se musí nejdřív dokončit.</translation>
    </message>
    <message>
        <source>There is a clean meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Čistá kombinace už leží ({ranks}): nejdřív je nutné ji dokončit.</translation>
    </message>
    <message>
        <source>There is a dirty meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Špinavá kombinace už leží ({ranks}): nejdřív je nutné ji dokončit.</translation>
    </message>
    <message>
        <source>There is no deck to cut now.</source>
        <translation>Teď není co snímat.</translation>
    </message>
    <message>
        <source>These melds belong to the other side.</source>
        <translation>Tyto kombinace patří druhé straně.</translation>
    </message>
    <message>
        <source>Threes are never melded, only discarded.</source>
        <translation>Trojky se nikdy nevykládají, jen odhazují.</translation>
    </message>
    <message>
        <source>Two more wilds are missing.</source>
        <translation>Chybějí ještě dvě žolíkové karty.</translation>
    </message>
    <message>
        <source>Two more {ranks} are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Chybějí ještě dvě karty: {ranks}.</translation>
    </message>
    <message>
        <source>Two more {ranks}, or one and a wild, are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Chybějí ještě dvě karty: {ranks}, nebo jedna a žolíková.</translation>
    </message>
    <message>
        <source>Wilds need two cards of one rank beside them.</source>
        <translation>K žolíkovým patří dvě karty jedné hodnoty.</translation>
    </message>
    <message numerus="yes">
        <source>You need a complete {pile} before the foot: keep {count} card(s).</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Před nohou je třeba dokončená {pile}: {count:f} karta zůstává.</numerusform>
            <numerusform>Před nohou je třeba dokončená {pile}: {count:f} karty zůstávají.</numerusform>
            <numerusform>Před nohou je třeba dokončená {pile}: {count} karet zůstává.</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>first meld first</source>
        <translation>nejdřív 1. výklad</translation>
    </message>
    <message>
        <source>lay down first</source>
        <translation>nejdřív položit</translation>
    </message>
    <message>
        <source>one rank only</source>
        <translation>jen jedna hodnota</translation>
    </message>
    <message>
        <source>only discarded</source>
        <translation>jen odhodit</translation>
    </message>
    <message>
        <source>only wilds</source>
        <translation>jen žolíkové</translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>jen {ranks}</translation>
    </message>
    <message>
        <source>takes no wild</source>
        <translation>bez žolíkových</translation>
    </message>
    <message>
        <source>the other side&apos;s</source>
        <translation>druhé strany</translation>
    </message>
    <message>
        <source>{card:^} blocks the pile: draw from the stock.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} blokuje balíček: líže se z talonu.</translation>
    </message>
    <message>
        <source>{card:^} can be laid only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^acc} lze vyložit jen jednou.</translation>
    </message>
    <message>
        <source>{card:^} does not belong on the {ranks}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{card:^} nepatří {ranks:to}.</translation>
    </message>
    <message>
        <source>{card:^} fits the {first} and the {second}: lay it by itself.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{card:^} se hodí {first:to} i {second:to}: vyložit zvlášť.</translation>
    </message>
    <message>
        <source>{card:^} in the hand is missing.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} v ruce chybí.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with the take.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} se musí při braní vyložit.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with what takes it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} se musí vyložit s tím, na co se bere.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with {cards} of the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^} se musí vyložit s kartami z ruky: {cards}.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>V ruce chybějí {cards}.</translation>
    </message>
    <message>
        <source>{cards:^}, or one and a wild, are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^} nebo jedna a žolíková karta chybí.</translation>
    </message>
    <message>
        <source>{card} blocks it</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} blokuje</translation>
    </message>
    <message>
        <source>{card} fits several</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card}: víc míst</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (has|have) to stay in the foot.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>V noze musí zůstat {count:f} karta.</numerusform>
            <numerusform>V noze musí zůstat {count:f} karty.</numerusform>
            <numerusform>V noze musí zůstat {count} karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (is|are) missing in the discard pile.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>V odhazovacím balíčku chybí {count:f} karta.</numerusform>
            <numerusform>V odhazovacím balíčku chybějí {count:f} karty.</numerusform>
            <numerusform>V odhazovacím balíčku chybí {count} karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} wild(s) too many for the {ranks}.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{ranks:^}: o {count:f.acc} žolíkovou kartu víc.</numerusform>
            <numerusform>{ranks:^}: o {count:f.acc} žolíkové karty víc.</numerusform>
            <numerusform>{ranks:^}: o {count} žolíkových karet víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {second} go down one by one.</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{first:^} a {second} se vykládají jednotlivě.</translation>
    </message>
    <message>
        <source>{name} has not picked up the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} si ještě {name:nevzala|nevzal|nebere} nohu.</translation>
    </message>
    <message>
        <source>{name} has not played from the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ještě {name:nehrála|nehrál|nehraje} z nohy.</translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Do prvního výkladu chybí {points} bod.</numerusform>
            <numerusform>Do prvního výkladu chybějí {points} body.</numerusform>
            <numerusform>Do prvního výkladu chybí {points} bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} lze odhodit, až má každá strana takovou {pile:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once your side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} lze odhodit, až má vlastní strana takovou {pile:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se nesmějí odhazovat.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “A seven cannot be the last discard.”.</translatorcomment>
        <translation>{ranks:^} nesmějí být poslední odhozenou kartou.</translation>
    </message>
</context>
<context>
    <name>HandAndFootScore</name>
    <message numerus="yes">
        <source>(One deal is|{number} deals are) left.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Zbývá jedno rozdání.</numerusform>
            <numerusform>Zbývají {number} rozdání.</numerusform>
            <numerusform>Zbývá {number} rozdání.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them laid</source>
        <translation>Všechny vyložené</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Černé trojky</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Body za karty</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Karty v kombinacích</translation>
    </message>
    <message>
        <source>Clean black threes</source>
        <translation>Čisté černé trojky</translation>
    </message>
    <message>
        <source>Clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Čisté {piles}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Rozdání {number} z {deals}</translation>
    </message>
    <message>
        <source>Dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Špinavé {piles}</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Přesné sejmutí</translation>
    </message>
    <message>
        <source>First meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>První výklad {points}</translation>
    </message>
    <message>
        <source>First meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>První výklad: celá {pile}</translation>
    </message>
    <message>
        <source>First meld: any</source>
        <translation>První výklad: libovolný</translation>
    </message>
    <message>
        <source>In unopened feet</source>
        <translation>V nevzatých nohách</translation>
    </message>
    <message>
        <source>Ladies</source>
        <translation>Lady</translation>
    </message>
    <message>
        <source>Laid on clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Na čistých {piles:loc}</translation>
    </message>
    <message>
        <source>Laid on the table</source>
        <translation>Vyloženo na stole</translation>
    </message>
    <message>
        <source>Left in hand and foot</source>
        <translation>Zbylo v ruce a v noze</translation>
    </message>
    <message>
        <source>Left in hand or foot</source>
        <translation>Zbylo v ruce nebo v noze</translation>
    </message>
    <message>
        <source>Not laid</source>
        <translation>Nevyloženo</translation>
    </message>
    <message>
        <source>The game goes to {score}.</source>
        <extracomment>{score}: a score in points.</extracomment>
        <translation>Hraje se do {score}.</translation>
    </message>
    <message>
        <source>Wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Divoké {piles}</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{count} together</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>{count:f} dohromady</translation>
    </message>
    <message>
        <source>{first}. To {score}</source>
        <extracomment>{first}: the first of two or more that are named together. {score}: a score in points.</extracomment>
        <translation>{first}. Do {score}</translation>
    </message>
    <message>
        <source>{piles:^} of sevens</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} ze sedmiček</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} na stole</translation>
    </message>
</context>
<context>
    <name>HandAndFootScorekeeperText</name>
    <message numerus="yes">
        <source>(one is|{number} are) counted</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>počítá se jedna</numerusform>
            <numerusform>počítají se {number}</numerusform>
            <numerusform>počítá se {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact cuts</source>
        <translation>Přesná sejmutí</translation>
    </message>
    <message>
        <source>First meld: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>První výklad: {sides}.</translation>
    </message>
    <message>
        <source>Ladies laid</source>
        <translation>Vyložené lady</translation>
    </message>
    <message>
        <source>Ladies not laid</source>
        <translation>Nevyložené lady</translation>
    </message>
    <message>
        <source>Only one player goes out, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Zavírá jen jeden hráč, ne {names}.</translation>
    </message>
    <message>
        <source>Red threes in unopened feet</source>
        <translation>Červené trojky v nevzatých nohách</translation>
    </message>
    <message>
        <source>Red threes laid</source>
        <translation>Vyložené červené trojky</translation>
    </message>
    <message>
        <source>Red threes not laid</source>
        <translation>Nevyložené červené trojky</translation>
    </message>
    <message numerus="yes">
        <source>The wild and dirty {piles} take {least} wild(s), the packs hold {most}.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>V divoké a špinavé {piles:loc} je aspoň {least} žolíková karta, v balíčcích je jich {most}.</numerusform>
            <numerusform>V divokých a špinavých {piles:loc} jsou aspoň {least} žolíkové karty, v balíčcích je jich {most}.</numerusform>
            <numerusform>V divokých a špinavých {piles:loc} je aspoň {least} žolíkových karet, v balíčcích je jich {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} (is|are) entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards}: zadáno {entered}, v balíčcích je jich {most}.</numerusform>
            <numerusform>{cards}: zadáno {entered}, v balíčcích je jich {most}.</numerusform>
            <numerusform>{cards}: zadáno {entered}, v balíčcích je jich {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} (lady is|ladies are) entered, the deck holds {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Zadána je {entered} lady, v kartách je jich {most}.</numerusform>
            <numerusform>Zadány jsou {entered} lady, v kartách je jich {most}.</numerusform>
            <numerusform>Zadáno je {entered} lady, v kartách je jich {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} card point(s) (is|are) entered, all cards are worth {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Za karty je zadán {entered} bod, všechny mají hodnotu {most}.</numerusform>
            <numerusform>Za karty jsou zadány {entered} body, všechny mají hodnotu {most}.</numerusform>
            <numerusform>Za karty je zadáno {entered} bodů, všechny mají hodnotu {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} clean {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Zadána je {entered} čistá {piles}, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadány jsou {entered} čisté {piles}, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadáno je {entered} čistých {piles}, karty jich dají nejvýš {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} red three(s) (is|are) entered, the packs hold {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Zadána je {entered} červená trojka, v balíčcích je jich {most}.</numerusform>
            <numerusform>Zadány jsou {entered} červené trojky, v balíčcích je jich {most}.</numerusform>
            <numerusform>Zadáno je {entered} červených trojek, v balíčcích je jich {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} wild {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Zadána je {entered} divoká {piles}, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadány jsou {entered} divoké {piles}, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadáno je {entered} divokých {piles}, karty jich dají nejvýš {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Zadána je {entered} {piles}, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadány jsou {entered} {piles}, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadáno je {entered} {piles}, karty jich dají nejvýš {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of black threes (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Zadána je {entered} {piles} z černých trojek, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadány jsou {entered} {piles} z černých trojek, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadáno je {entered} {piles} z černých trojek, karty jich dají nejvýš {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of sevens (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Zadána je {entered} {piles} ze sedmiček, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadány jsou {entered} {piles} ze sedmiček, karty jich dají nejvýš {most}.</numerusform>
            <numerusform>Zadáno je {entered} {piles} ze sedmiček, karty jich dají nejvýš {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}. {needed}</source>
        <extracomment>{first}: the first of two or more that are named together. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation>{first}. {needed}</translation>
    </message>
    <message>
        <source>{name} does not play for {side}.</source>
        <extracomment>{name}: the player, or the players of a side. {side}: a side: its players, or its name.</extracomment>
        <translation>{name} nehraje za stranu {side}.</translation>
    </message>
    <message>
        <source>{name} went out and has nothing left.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:zavřela|zavřel|zavírá} a nic {name:jí|mu|v ruce} nezbylo.</translation>
    </message>
    <message>
        <source>{ranks:^} among these</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “Sevens among these”.</translatorcomment>
        <translation>Z toho {ranks}</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{side} {points}</translation>
    </message>
    <message numerus="yes">
        <source>{side}: (one|{number}) {piles} (takes|take) {cards}, {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: jedna {piles} potřebuje {cards:acc}, {counted}.</numerusform>
            <numerusform>{side}: {number} {piles} potřebují {cards:acc}, {counted}.</numerusform>
            <numerusform>{side}: {number} {piles} potřebuje {cards:acc}, {counted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: cards in melds come to {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{side}: karty v kombinacích dají {least} nebo víc, ne {points}.</translation>
    </message>
    <message>
        <source>{side}: more {piles} of {ranks} than clean and dirty ones.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “{side}: more sevens than clean and dirty {piles}.”.</translatorcomment>
        <translation>{side}: víc {piles:gen} {ranks:from} než čistých a špinavých.</translation>
    </message>
    <message>
        <source>{side}: no cards come to {points}, all count by {step}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {step}: all points are multiples of it.</extracomment>
        <translation>{side}: žádné karty nedají {points}, každá se počítá po {step}.</translation>
    </message>
    <message>
        <source>{side}: nothing is entered as left.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: u zbylých karet není nic zadáno.</translation>
    </message>
    <message>
        <source>{side}: the cards in melds are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: chybějí karty v kombinacích.</translation>
    </message>
    <message>
        <source>{side}: the cards left in hand and foot are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: chybějí karty zbylé v ruce a v noze.</translation>
    </message>
    <message numerus="yes">
        <source>{side}: the cards of (one|{number}) {piles} are worth {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{side}: karty jedné {piles:gen} mají hodnotu aspoň {least}, ne {points}.</numerusform>
            <numerusform>{side}: karty z {number} {piles:gen} mají hodnotu aspoň {least}, ne {points}.</numerusform>
            <numerusform>{side}: karty z {number} {piles:gen} mají hodnotu aspoň {least}, ne {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take (one wild|{least} wilds), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: v {piles:loc} je aspoň jedna žolíková karta, {counted}.</numerusform>
            <numerusform>{side}: v {piles:loc} jsou aspoň {least} žolíkové karty, {counted}.</numerusform>
            <numerusform>{side}: v {piles:loc} je aspoň {least} žolíkových karet, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take {least} natural card(s), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: v {piles:loc} je aspoň {least} přirozená karta, {counted}.</numerusform>
            <numerusform>{side}: v {piles:loc} jsou aspoň {least} přirozené karty, {counted}.</numerusform>
            <numerusform>{side}: v {piles:loc} je aspoň {least} přirozených karet, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {entered} exact cut(s), {most} can be made.</source>
        <extracomment>{side}: a side: its players, or its name. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{side}: přesná sejmutí: {entered}, možná je jich nejvýš {most}.</numerusform>
            <numerusform>{side}: přesná sejmutí: {entered}, možná je jich nejvýš {most}.</numerusform>
            <numerusform>{side}: přesná sejmutí: {entered}, možná je jich nejvýš {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {needed} (is|are) missing for going out.</source>
        <extracomment>{side}: a side: its players, or its name. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation>
            <numerusform>{side}: k zavření chybí {needed}.</numerusform>
            <numerusform>{side}: k zavření chybějí {needed}.</numerusform>
            <numerusform>{side}: k zavření chybí {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {points} melded, the first meld needs {least}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{side}: vyloženo {points}, první výklad potřebuje {least}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheet</name>
    <message>
        <source>Black three {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} z černých trojek</translation>
    </message>
    <message>
        <source>Deal total</source>
        <translation>Součet rozdání</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Průběžný součet</translation>
    </message>
    <message numerus="yes">
        <source>To {points} point(s), {packs}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>Do {points} bodu, {packs}</numerusform>
            <numerusform>Do {points} bodů, {packs}</numerusform>
            <numerusform>Do {points} bodů, {packs}</numerusform>
        </translation>
    </message>
    <message>
        <source>Who went out</source>
        <translation>Kdo zavřel</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>všechny</translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>první výklad {points}</translation>
    </message>
    <message>
        <source>first meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>první výklad: celá {pile}</translation>
    </message>
    <message>
        <source>first meld: any</source>
        <translation>první výklad: libovolný</translation>
    </message>
    <message numerus="yes">
        <source>{deals:^}, to {points} point(s), {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>{deals:^}, do {points} bodu, {packs}</numerusform>
            <numerusform>{deals:^}, do {points} bodů, {packs}</numerusform>
            <numerusform>{deals:^}, do {points} bodů, {packs}</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals:^}, {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>{deals:^}, {packs}</translation>
    </message>
    <message numerus="yes">
        <source>{number} laid</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>vyložené: {number}</numerusform>
            <numerusform>vyložené: {number}</numerusform>
            <numerusform>vyložené: {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>zbylé: {number}</numerusform>
            <numerusform>zbylé: {number}</numerusform>
            <numerusform>zbylé: {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} each, left {left}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>každá {points}, zbylá {left}</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetFoot</name>
    <message>
        <source>By card values alone</source>
        <translation>Jen podle hodnot karet</translation>
    </message>
    <message>
        <source>Deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Rozdání {deal}: {points}</translation>
    </message>
    <message>
        <source>Deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Rozdání {number}: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>Deal(s) {deals}: a whole {pile} from the hand</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>Rozdání {deals}: celá {pile} z ruky</numerusform>
            <numerusform>Rozdání {deals}: celá {pile} z ruky</numerusform>
            <numerusform>Rozdání {deals}: celá {pile} z ruky</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Rozdání {number} až {last}: {piles}</translation>
    </message>
    <message>
        <source>Every deal: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Každé rozdání: {points}</translation>
    </message>
    <message>
        <source>From deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Od rozdání {deal}: {points}</translation>
    </message>
    <message>
        <source>From deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Od rozdání {number}: {piles}</translation>
    </message>
    <message>
        <source>Lady on a clean {pile} {laid}, left over {left}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Lady na čisté {pile:loc} {laid}, zbylá {left}</translation>
    </message>
    <message>
        <source>Otherwise: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Jinak: {points}</translation>
    </message>
    <message>
        <source>Red three in an unopened foot {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Červená trojka v nevzaté noze {points}</translation>
    </message>
    <message>
        <source>Red three left over {left}</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Zbylá červená trojka {left}</translation>
    </message>
    <message>
        <source>Red three {laid}, left over {left}</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Červená trojka {laid}, zbylá {left}</translation>
    </message>
    <message>
        <source>Red threes: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “All red threes together {points}”.</translatorcomment>
        <translation>Červené trojky: {points}</translation>
    </message>
    <message>
        <source>Score below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Skóre pod {score}: {points}</translation>
    </message>
    <message>
        <source>To go out</source>
        <translation>K zavření</translation>
    </message>
    <message>
        <source>{cards:^} {melded}, left over {left}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {melded}: what a card in a meld counts, as “−5”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{cards:^} {melded}, zbylá {left}</translation>
    </message>
    <message>
        <source>{cards:^} {points}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards:^} {points}</translation>
    </message>
    <message>
        <source>{piles:^}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^}</translation>
    </message>
</context>
<context>
    <name>HandAndFootTips</name>
    <message>
        <source>A blocked pile</source>
        <translation>Zablokovaný balíček</translation>
    </message>
    <message>
        <source>A frozen pile</source>
        <translation>Zmrazený balíček</translation>
    </message>
    <message>
        <source>A large discard pile</source>
        <translation>Velký odhazovací balíček</translation>
    </message>
    <message>
        <source>A red three</source>
        <translation>Červená trojka</translation>
    </message>
    <message>
        <source>Clean and dirty</source>
        <translation>Čistá a špinavá</translation>
    </message>
    <message>
        <source>Hand and foot</source>
        <translation>Ruka a noha</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Jak probíhá tah</translation>
    </message>
    <message>
        <source>The first meld</source>
        <translation>První výklad</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Žolíkové karty</translation>
    </message>
</context>
<context>
    <name>HandAndFootValueOptions</name>
    <message>
        <source>Black three in a meld</source>
        <translation>Černá trojka v kombinaci</translation>
    </message>
    <message>
        <source>Black three left</source>
        <translation>Zbylá černá trojka</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Hodnoty karet</translation>
    </message>
    <message>
        <source>Each red three in an unopened foot</source>
        <translation>Každá červená trojka v nevzaté noze</translation>
    </message>
    <message>
        <source>Each red three left</source>
        <translation>Každá zbylá červená trojka</translation>
    </message>
    <message>
        <source>Each red three on the table</source>
        <translation>Každá červená trojka na stole</translation>
    </message>
    <message>
        <source>For a player they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Hráči platí jen s tímto: {needed}</translation>
    </message>
    <message>
        <source>For a side they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Straně platí jen s tímto: {needed}</translation>
    </message>
    <message>
        <source>Laid and replaced for points, or plain cards that cost points.</source>
        <translation>Vykládají se a nahrazují za body, nebo jsou to obyčejné karty, které body stojí.</translation>
    </message>
    <message>
        <source>Not used, since red threes are not laid.</source>
        <translation>Nepoužije se, červené trojky se nevykládají.</translation>
    </message>
    <message>
        <source>Not used, since red threes need nothing.</source>
        <translation>Nepoužije se, protože červené trojky nic nepotřebují.</translation>
    </message>
    <message>
        <source>Not used, since they are never melded.</source>
        <translation>Nepoužije se, protože se nikdy nevykládají.</translation>
    </message>
    <message>
        <source>Points for each one in a foot that nobody picked up.</source>
        <translation>Body za každou v noze, kterou nikdo nevzal.</translation>
    </message>
    <message>
        <source>Points for each red three a side has laid.</source>
        <translation>Body za každou červenou trojku, kterou strana vyložila.</translation>
    </message>
    <message>
        <source>Points for each red three left in hand or foot.</source>
        <translation>Body za každou červenou trojku zbylou v ruce nebo v noze.</translation>
    </message>
    <message>
        <source>Points of single cards, melded or left.</source>
        <translation>Body jednotlivých karet, vyložených i zbylých.</translation>
    </message>
    <message>
        <source>Points that each one left in hand or foot costs.</source>
        <translation>Body, které stojí každá zbylá v ruce nebo v noze.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Červené trojky</translation>
    </message>
    <message>
        <source>Red threes need</source>
        <translation>Červené trojky potřebují</translation>
    </message>
    <message>
        <source>Red threes together</source>
        <translation>Červené trojky dohromady</translation>
    </message>
    <message>
        <source>Red threes without that</source>
        <translation>Červené trojky bez toho</translation>
    </message>
    <message>
        <source>The special deck has no red threes.</source>
        <translation>Zvláštní karty nemají červené trojky.</translation>
    </message>
    <message>
        <source>They count against a player without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Počítají se proti hráči bez tohoto: {needed}</translation>
    </message>
    <message>
        <source>They count against a side without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Počítají se proti straně bez tohoto: {needed}</translation>
    </message>
    <message>
        <source>Villain in a meld</source>
        <translation>Padouch v kombinaci</translation>
    </message>
    <message>
        <source>Villain left</source>
        <translation>Zbylý padouch</translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its red threes to count for it.</source>
        <translation>Co strana musí mít na konci rozdání, aby se jí červené trojky počítaly.</translation>
    </message>
    <message>
        <source>What each one counts that lies in a meld; below nothing it costs.</source>
        <translation>Kolik platí každá v kombinaci; pod nulou body bere.</translation>
    </message>
    <message>
        <source>What laid red threes count for a side that lacks what they need.</source>
        <translation>Co platí vyložené červené trojky straně, které chybí, co potřebují.</translation>
    </message>
    <message>
        <source>What so many laid ones count together, in place of each; 0 is all of them.</source>
        <translation>Co dohromady platí tolik vyložených místo každé zvlášť; 0 jsou všechny.</translation>
    </message>
    <message>
        <source>a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>čistá {pile}</translation>
    </message>
    <message>
        <source>a complete {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>celá {pile}</translation>
    </message>
    <message>
        <source>a first meld</source>
        <translation>první výklad</translation>
    </message>
    <message>
        <source>a {pile} of {ranks}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{pile} {ranks:from}</translation>
    </message>
    <message>
        <source>all together {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>všechny dohromady {points}</translation>
    </message>
    <message>
        <source>as any other left</source>
        <translation>jako každá zbylá</translation>
    </message>
    <message>
        <source>laid and replaced</source>
        <translation>vykládají se a nahrazují</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>plain cards that cost points</source>
        <translation>obyčejné karty, které stojí body</translation>
    </message>
    <message>
        <source>they count against it</source>
        <translation>počítají se proti ní</translation>
    </message>
    <message>
        <source>they count nothing</source>
        <translation>neplatí nic</translation>
    </message>
    <message>
        <source>what going out needs</source>
        <translation>co je třeba k zavření</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{count} together {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{count:f} dohromady {points}</translation>
    </message>
    <message>
        <source>{text}.</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootWhich</name>
    <message>
        <source>How many cards does everybody get to begin with?</source>
        <translation>Kolik karet dostane každý na začátku?</translation>
    </message>
    <message>
        <source>How much of the discard pile do you pick up?</source>
        <translation>Kolik karet se bere z odhazovacího balíčku?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>Smí se dvojky a žolíci vykládat samostatně?</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>Co jsou červené trojky?</translation>
    </message>
    <message>
        <source>What must a side have complete before somebody goes out?</source>
        <translation>Co musí mít strana hotové, než někdo zavře?</translation>
    </message>
</context>
<context>
    <name>HandAndFootWords</name>
    <message numerus="yes">
        <source>(a wild|{count} wilds)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>žolíková karta; gen: žolíkové karty; dat: žolíkové kartě; acc: žolíkovou kartu; loc: žolíkové kartě; ins: žolíkovou kartou; gender: f</numerusform>
            <numerusform>{count:f} žolíkové karty; gen: {count:gen} žolíkových karet; dat: {count:dat} žolíkovým kartám; acc: {count:f} žolíkové karty; loc: {count:loc} žolíkových kartách; ins: {count:ins} žolíkovými kartami; gender: pf</numerusform>
            <numerusform>{count} žolíkových karet; gen: {count:gen} žolíkových karet; dat: {count:dat} žolíkovým kartám; acc: {count} žolíkových karet; loc: {count:loc} žolíkových kartách; ins: {count:ins} žolíkovými kartami; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile ({cards})</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>balíček ({cards}); gen: balíčku ({cards}); acc: balíček ({cards}); gender: m</translation>
    </message>
    <message>
        <source>{cards} as a wild meld</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} jako divoká kombinace; acc: {cards:acc} jako divokou kombinaci; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} new</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} nově; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} of the pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} z balíčku; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{cards:*} {ranks:to}; gender: {cards:gender}</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Od posledního tahu: {name}</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Co se zatím stalo</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>H shows another way.</source>
        <translation>H ukáže jinou možnost.</translation>
    </message>
    <message>
        <source>H shows the next step.</source>
        <translation>H ukáže další krok.</translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>Drop the changes</source>
        <translation>Zahodit změny</translation>
    </message>
    <message>
        <source>Drop the changes?</source>
        <translation>Zahodit změny?</translation>
    </message>
    <message>
        <source>The changed rules are not saved and would be lost.</source>
        <translation>Změněná pravidla nejsou uložená a ztratila by se.</translation>
    </message>
    <message>
        <source>The changed rules are not saved.</source>
        <translation>Změněná pravidla nejsou uložená.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pravidla {name} jsou zpět.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pravidla {name} jsou smazaná.</translation>
    </message>
    <message>
        <source>{name} is imported.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pravidla {name} jsou importovaná.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pravidla {name} jsou uložená.</translation>
    </message>
    <message>
        <source>{name} was imported before.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pravidla {name} už byla importovaná.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Compared with</source>
        <translation>Srovnání s</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportovat</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message>
        <source>Start from it</source>
        <translation>Začít od nich</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} change(s) to {base}</source>
        <extracomment>{count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>{count:^f} změna proti: {base}</numerusform>
            <numerusform>{count:^f} změny proti: {base}</numerusform>
            <numerusform>{count:^} změn proti: {base}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Interview</name>
    <message numerus="yes">
        <source>As in {versions} and {count} more.</source>
        <extracomment>{versions}: titles of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Jako {versions} a ještě {count:f}.</numerusform>
            <numerusform>Jako {versions} a ještě {count:f}.</numerusform>
            <numerusform>Jako {versions} a ještě {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As in {versions}.</source>
        <extracomment>{versions}: titles of rules, listed.</extracomment>
        <translation>Jako {versions}.</translation>
    </message>
    <message>
        <source>The usual rule: “{answer}”.</source>
        <extracomment>{answer}: the answer to a question about house rules.</extracomment>
        <translation>Obvyklé pravidlo: „{answer}“.</translation>
    </message>
    <message>
        <source>Then this question tells nothing.</source>
        <translation>Pak tato otázka nic neříká.</translation>
    </message>
    <message>
        <source>We do not know</source>
        <translation>To nevíme</translation>
    </message>
</context>
<context>
    <name>InterviewPage</name>
    <message>
        <source>As in the classic game</source>
        <translation>Jako v klasické hře</translation>
    </message>
    <message>
        <source>Change more</source>
        <translation>Změnit víc</translation>
    </message>
    <message>
        <source>Drop the answers</source>
        <translation>Zahodit odpovědi</translation>
    </message>
    <message>
        <source>Drop the answers?</source>
        <translation>Zahodit odpovědi?</translation>
    </message>
    <message>
        <source>Go on answering</source>
        <translation>Odpovídat dál</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Other than in the classic game</source>
        <translation>Jinak než v klasické hře</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Otázka {number} z {total}</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Zbytek jako obvykle</translation>
    </message>
    <message>
        <source>These are the rules</source>
        <translation>To jsou pravidla</translation>
    </message>
    <message>
        <source>What was answered is not saved and would be lost.</source>
        <translation>Odpovědi nejsou uložené a ztratily by se.</translation>
    </message>
    <message>
        <source>{count} questions answered.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>Zodpovězené otázky: {count}.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>1. The phone is in another Wi-Fi, or uses mobile data.</source>
        <translation>1. Telefon je v jiné Wi-Fi nebo používá mobilní data.</translation>
    </message>
    <message>
        <source>2. The firewall keeps it out: allow this program for private networks.</source>
        <translation>2. Firewall ho nepustí: povolit tento program pro privátní sítě.</translation>
    </message>
    <message>
        <source>3. A guest network or a VPN is between them: try another address, or the phone’s hotspot.</source>
        <translation>3. Mezi nimi je síť pro hosty nebo VPN: zkusit jinou adresu nebo hotspot telefonu.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>K této obrazovce</translation>
    </message>
    <message>
        <source>At this screen instead</source>
        <translation>Raději u této obrazovky</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one at hand.</source>
        <translation>Zvol „Na telefon“ pro každého, kdo ho má po ruce.</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Kód: {name}</translation>
    </message>
    <message>
        <source>Every phone is here.</source>
        <translation>Všechny telefony jsou tu.</translation>
    </message>
    <message>
        <source>Everybody plays at this screen.</source>
        <translation>Všichni hrají u této obrazovky.</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Pokračovat bez nich</translation>
    </message>
    <message>
        <source>Hands on phones</source>
        <translation>Karty na telefonech</translation>
    </message>
    <message>
        <source>It has to be in the same Wi-Fi, not the guests’.</source>
        <translation>Musí být ve stejné Wi-Fi, ne v té pro hosty.</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <translation>Pustit telefony</translation>
    </message>
    <message>
        <source>No phone can come now.</source>
        <translation>Teď žádný telefon přijít nemůže.</translation>
    </message>
    <message>
        <source>No phone comes?</source>
        <translation>Nejde to?</translation>
    </message>
    <message>
        <source>No phone has come yet. One of these may be why:</source>
        <translation>Zatím žádný telefon nepřišel. Důvodem může být jeden z těchto:</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>answer</comment>
        <translatorcomment>Of “Not now”.</translatorcomment>
        <translation>Teď ne</translation>
    </message>
    <message>
        <source>Nothing leaves the house</source>
        <translation>Nic neopustí dům</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Číslo {number}</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Na telefon</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Jiná adresa</translation>
    </message>
    <message>
        <source>Other phone</source>
        <translation>Jiný telefon</translation>
    </message>
    <message>
        <source>Phones and Wi-Fi</source>
        <translation>Telefony a Wi-Fi</translation>
    </message>
    <message>
        <source>Phones here: {number} of {total}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Telefony tady: {number} z {total}.</translation>
    </message>
    <message>
        <source>Point your phone’s camera at a code on this screen: your cards come onto the phone. No app, no account, no internet.</source>
        <translation>Namířit kameru telefonu na kód na této obrazovce: karty přijdou na telefon. Bez aplikace, bez účtu, bez internetu.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Ukázat kód</translation>
    </message>
    <message>
        <source>Start the table</source>
        <translation>Začít hru</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>Začít bez nich</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Vzít místo zpět</translation>
    </message>
    <message>
        <source>The cards go from this computer to the phones, nowhere else.</source>
        <translation>Karty jdou z tohoto počítače do telefonů a nikam jinam.</translation>
    </message>
    <message>
        <source>The computer may ask whether this program may be reached from the network. Allow it for private networks. Nothing leaves the house.</source>
        <translation>Počítač se možná zeptá, zda smí být tento program dostupný ze sítě. Povolit pro privátní sítě. Nic neopustí dům.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: somebody in the same Wi-Fi who knows how to listen there could read cards or take over a seat, and nothing else. Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Spojení není šifrované: kdo je ve stejné Wi-Fi a umí tam odposlouchávat, mohl by číst karty nebo převzít místo, nic víc. Používat vlastní Wi-Fi, ne síť pro hosty nebo hotelovou.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands.</source>
        <translation>Tato obrazovka ukazuje stůl a žádné karty v ruce.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands; start it.</source>
        <translation>Tato obrazovka ukazuje stůl a žádné karty v ruce; hra může začít.</translation>
    </message>
    <message>
        <source>This screen shows the table, and the phones show the hands.</source>
        <translation>Tato obrazovka ukazuje stůl a telefony karty v ruce.</translation>
    </message>
    <message>
        <source>Whoever has none plays at this screen, behind the cover.</source>
        <translation>Kdo telefon nemá, hraje u této obrazovky, karty se mezitím zakrývají.</translation>
    </message>
    <message>
        <source>Your cards are in your hand, and this screen shows the table.</source>
        <translation>Karty jsou ve vlastní ruce a tato obrazovka ukazuje stůl.</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>u této obrazovky</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>na telefonu</translation>
    </message>
    <message>
        <source>on a phone, since {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>na telefonu, od {time}</translation>
    </message>
    <message>
        <source>the phone is asleep</source>
        <translation>telefon spí</translation>
    </message>
    <message>
        <source>the phone is awaited</source>
        <translation>čeká se na telefon</translation>
    </message>
    <message>
        <source>{name}, point your camera here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: namířit kameru sem.</translation>
    </message>
    <message>
        <source>{name}’s phone is here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: telefon je tu.</translation>
    </message>
</context>
<context>
    <name>JudgedMoves</name>
    <message>
        <source>About as good.</source>
        <translation>Přibližně stejně dobré.</translation>
    </message>
    <message>
        <source>About as good: {way}.</source>
        <extracomment>{way}: another move, as “lay the nines”.</extracomment>
        <translation>Přibližně stejně dobré: {way}.</translation>
    </message>
    <message>
        <source>Better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Lepší: {way}, {gain}.</translation>
    </message>
    <message>
        <source>Judged by what {name} could see, with {cards} in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Posouzeno podle toho, co bylo vidět: {name}, v ruce {cards}.</translation>
    </message>
    <message>
        <source>Longer thought finds better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Delší přemýšlení najde lepší: {way}, {gain}.</translation>
    </message>
    <message>
        <source>That is about {amount} more (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>To je asi o {amount} víc (± {error}) než {way}.</translation>
    </message>
    <message>
        <source>That lays {amount} more than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Tím se vyloží o {amount} víc než {way}.</translation>
    </message>
    <message>
        <source>That wins about {amount} more often (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>To vyhrává asi o {amount} častěji (± {error}) než {way}.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Nic jiného nešlo.</translation>
    </message>
    <message>
        <source>about {amount} less (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>asi o {amount} méně (± {error})</translation>
    </message>
    <message>
        <source>about {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>asi o {amount} víc</translation>
    </message>
    <message>
        <source>about {amount} more (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>asi o {amount} víc (± {error})</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>stejně dobré</translation>
    </message>
    <message>
        <source>lays {amount} less</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>vyloží o {amount} méně</translation>
    </message>
    <message>
        <source>lays {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>vyloží o {amount} víc</translation>
    </message>
    <message>
        <source>wins about {amount} less often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>vyhrává asi o {amount} méně často (± {error})</translation>
    </message>
    <message>
        <source>wins about {amount} more often</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>vyhrává asi o {amount} častěji</translation>
    </message>
    <message>
        <source>wins about {amount} more often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>vyhrává asi o {amount} častěji (± {error})</translation>
    </message>
    <message>
        <source>{gain:^}.</source>
        <extracomment>{gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>{gain:^}.</translation>
    </message>
    <message>
        <source>{name}, to {way} lays {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name}: {way} vyloží o {amount} víc.</translation>
    </message>
    <message>
        <source>{name}, to {way} was worth about {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name}: {way} mělo hodnotu asi o {amount} vyšší.</translation>
    </message>
    <message>
        <source>{name}, to {way} wins about {amount} more often.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name}: {way} vyhrává asi o {amount} častěji.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{way:^}: {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>{way:^}: {gain}.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Answer what a joker stands for</source>
        <translation>Odpovědět, co žolík zastupuje</translation>
    </message>
    <message>
        <source>Answer when the partner asks</source>
        <translation>Odpovědět na otázku spoluhráče</translation>
    </message>
    <message>
        <source>Ask the partner about going out</source>
        <translation>Zeptat se spoluhráče na zavření</translation>
    </message>
    <message>
        <source>Begin a new meld with the lifted cards</source>
        <translation>Začít novou kombinaci ze zvednutých karet</translation>
    </message>
    <message>
        <source>Deal; later: say Dalje</source>
        <translation>Rozdat; později: říct dál</translation>
    </message>
    <message>
        <source>Discard the lifted card</source>
        <translation>Odhodit zvednutou kartu</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Líznout kartu</translation>
    </message>
    <message>
        <source>Draw from both stock piles</source>
        <translation>Líznout z obou talonů</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Líznout z talonu</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Zaklepat</translation>
    </message>
    <message>
        <source>Lay the lifted cards where they fit</source>
        <translation>Vyložit zvednuté karty tam, kam patří</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Podívat se na karty</translation>
    </message>
    <message>
        <source>Pass the deal on</source>
        <translation>Předat rozdávání</translation>
    </message>
    <message>
        <source>Put the whole table back as it was</source>
        <translation>Vrátit celý stůl, jak byl</translation>
    </message>
    <message>
        <source>Say Raub, seen or unseen</source>
        <translation>Říct raub, s viděnými kartami i naslepo</translation>
    </message>
    <message>
        <source>See the tricks of the deal again</source>
        <translation>Znovu ukázat zdvihy rozdání</translation>
    </message>
    <message>
        <source>Split the meld before the lifted card</source>
        <translation>Rozdělit kombinaci před zvednutou kartou</translation>
    </message>
    <message>
        <source>Swap the seven of trumps, or keep it</source>
        <translation>Vyměnit trumfovou sedmičku, nebo si ji nechat</translation>
    </message>
    <message>
        <source>Take back the card laid out last</source>
        <translation>Vzít zpět naposledy položenou kartu</translation>
    </message>
</context>
<context>
    <name>LadderDetails</name>
    <message>
        <source>No bot sat in these games, so the place among bots is a guess.</source>
        <translation>V těchto hrách neseděl žádný robot, místo mezi roboty je tedy jen odhad.</translation>
    </message>
    <message numerus="yes">
        <source>Rating {rating} after {number} game(s), {amount} by the last one.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {number}: the number of a move, a deal, a seat, or how many there are. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>
            <numerusform>Hodnocení {rating} po {number} hře, v poslední {amount}.</numerusform>
            <numerusform>Hodnocení {rating} po {number} hrách, v poslední {amount}.</numerusform>
            <numerusform>Hodnocení {rating} po {number} hrách, v poslední {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating {rating}, measured in games between bots.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”.</extracomment>
        <translation>Hodnocení {rating}, změřené ve hrách mezi roboty.</translation>
    </message>
    <message>
        <source>Still uncertain; games against equals tell most.</source>
        <translation>Zatím předběžné; nejvíc napoví hry se stejně silnými.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language of the texts</source>
        <translation>Jazyk textů</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Play a real game</source>
        <translation>Zahrát si opravdovou hru</translation>
    </message>
    <message>
        <source>That was the lesson. How about a real game now?</source>
        <translatorcomment>Of “That was all. Now the score, and then a real game!”.</translatorcomment>
        <translation>To byla lekce. A teď skutečnou hru?</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Begin the lesson again?</source>
        <translation>Začít lekci znovu?</translation>
    </message>
    <message>
        <source>It goes back to its first step.</source>
        <translation>Vrátí se na první krok.</translation>
    </message>
    <message>
        <source>It goes on at this step the next time.</source>
        <translation>Příště se bude pokračovat od tohoto kroku.</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>Opustit lekci?</translation>
    </message>
    <message>
        <source>Lesson again</source>
        <translation>Lekce znovu</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>go on</comment>
        <translation>Další</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Step {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Krok {number} z {total}</translation>
    </message>
    <message>
        <source>That could be played, too. Here it goes on as {name} says.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>I to by šlo. Tady se pokračuje, jak říká {name}.</translation>
    </message>
    <message>
        <source>The family’s rules: {changes}.</source>
        <extracomment>{changes}: what is otherwise in the family’s rules, as “13 cards instead of 7 cards”.</extracomment>
        <translation>Rodinná pravidla: {changes}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>Lekce skončila.</translation>
    </message>
    <message>
        <source>{name} teaches · step {number} of {total}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Učí {name} · krok {number} z {total}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The cards were not shuffled anew; {name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Karty nebyly znovu zamíchány; první rozdává {name}.</translation>
    </message>
    <message>
        <source>The stock lasts about two more times around.</source>
        <translation>Talon vydrží asi ještě dvě kola.</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:lízla|lízl|líže|lízli|lízly} {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>drew {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:lízla|lízl|líže|lízli|lízly} jednu kartu</numerusform>
            <numerusform>{name:lízla|lízl|líže|lízli|lízly} {count:f} karty</numerusform>
            <numerusform>{name:lízla|lízl|líže|lízli|lízly} {count} karet</numerusform>
        </translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:vyložila|vyložil|vykládá|vyložili|vyložily} {cards:acc}</translation>
    </message>
    <message>
        <source>last time around</source>
        <translation>poslední kolo</translation>
    </message>
    <message>
        <source>out</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:zavřela|zavřel|zavírá|zavřeli|zavřely}</translation>
    </message>
    <message>
        <source>threw {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:odhodila|odhodil|odhazuje|odhodili|odhodily} {cards:acc}</translation>
    </message>
    <message>
        <source>twice around</source>
        <translation>dvě kola</translation>
    </message>
    <message>
        <source>two times around left</source>
        <translation>zbývají dvě kola</translation>
    </message>
    <message numerus="yes">
        <source>{names} (needs|need) {points} to end the game.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} potřebuje {points} ke konci hry.</numerusform>
            <numerusform>{names} potřebují {points} ke konci hry.</numerusform>
            <numerusform>{names} potřebují {points} ke konci hry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) the game.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} vyhrává hru.</numerusform>
            <numerusform>{names} vyhrávají hru.</numerusform>
            <numerusform>{names} vyhrávají hru.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:vyložila|vyložil|vykládá|vyložili|vyložily} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} vykládá {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} was chosen by lot to deal first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Los rozhodl: první rozdává {name}.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:zavřela|zavřel|zavírá|zavřeli|zavřely}.</translation>
    </message>
    <message>
        <source>{name} {deeds}.</source>
        <extracomment>{name}: the player, or the players of a side. {deeds}: all that a player did, listed: “drew two cards and laid K♥ K♠”.</extracomment>
        <translation>{name} {deeds}.</translation>
    </message>
    <message>
        <source>{word}: {points} for {names}.</source>
        <extracomment>{word}: what a family calls points of its own, as “Grandma’s rule”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {names}: several players, listed.</extracomment>
        <translation>{word}: {points}, {names}.</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Hands are closed until the deal is over.</source>
        <translation>Ruce jsou zakryté do konce rozdání.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Hra začíná.</translation>
    </message>
    <message>
        <source>The record cannot be followed further: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Záznam dál sledovat nelze: {reason}</translation>
    </message>
    <message>
        <source>move {number} of {all}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>tah {number} z {all}</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Hraje {name}.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Seen by</source>
        <translation>Pohled</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Pohled z místa hráče</translation>
    </message>
    <message>
        <source>Seen from the seat of (V)</source>
        <translation>Pohled z místa hráče (V)</translation>
    </message>
    <message>
        <source>Show everybody’s cards (C)</source>
        <translation>Ukázat karty všech (C)</translation>
    </message>
    <message>
        <source>Stop looking back</source>
        <translation>Ukončit ohlédnutí</translation>
    </message>
</context>
<context>
    <name>LookBackController</name>
    <message>
        <source>Move {number} is not allowed, so the game is shown up to there.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Tah {number} není dovolen, hra se tedy ukazuje jen po něj.</translation>
    </message>
    <message>
        <source>Same cards as {deal}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Stejné karty jako {deal}.</translation>
    </message>
    <message>
        <source>Same cards as {deal}: {name} plays what {owner} had.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>Stejné karty jako {deal}: {name} hraje s kartami {owner}.</translation>
    </message>
    <message>
        <source>The deal is saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>Rozdání je uložené jako {file} ve složce {folder}.</translation>
    </message>
    <message>
        <source>{game}, {when}</source>
        <extracomment>{game}: the title of a game. {when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>{game}, {when}</translation>
    </message>
</context>
<context>
    <name>LookBackLog</name>
    <message>
        <source>Log of the game</source>
        <translation>Záznam hry</translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Zatím nikdo netáhl.</translation>
    </message>
    <message>
        <source>Once a deal is over, bots play its cards again for a report.</source>
        <translation>Po skončení rozdání hrají roboti jeho karty znovu a vznikne rozbor.</translation>
    </message>
    <message>
        <source>Once the deal is over, its moves are explained.</source>
        <translation>Po skončení rozdání se jeho tahy vysvětlí.</translation>
    </message>
    <message>
        <source>Tell the reasons during the deal?</source>
        <translation>Říct důvody už během rozdání?</translation>
    </message>
    <message>
        <source>Tell them</source>
        <translation>Říct je</translation>
    </message>
    <message>
        <source>The move could not be thought over.</source>
        <translation>Tah se nepodařilo promyslet.</translation>
    </message>
    <message>
        <source>The moves of this game are not explained.</source>
        <translation>Tahy této hry se nevysvětlují.</translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation>Rozbor se nepodařilo vytvořit.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of this game.</source>
        <translation>Rozdání této hry se nerozebírají.</translation>
    </message>
    <message>
        <source>They tell cards that {name} still holds.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Prozradí karty, které má {name} ještě v ruce.</translation>
    </message>
    <message>
        <source>Wait until the deal is over</source>
        <translation>Počkat na konec rozdání</translation>
    </message>
</context>
<context>
    <name>LookBackSide</name>
    <message>
        <source>Beside the table</source>
        <translation>Vedle stolu</translation>
    </message>
    <message>
        <source>Check the deal code (Ctrl+F)</source>
        <translation>Ověřit kód rozdání (Ctrl+F)</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Deal report (Ctrl+D)</source>
        <translation>Rozbor rozdání (Ctrl+D)</translation>
    </message>
    <message>
        <source>Once the deal is over, its cards can be dealt again or saved.</source>
        <translation>Po skončení rozdání lze jeho karty rozdat znovu nebo uložit.</translation>
    </message>
    <message>
        <source>Save deal</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Show rule card (Ctrl+R)</source>
        <translation>Ukázat přehled pravidel (Ctrl+R)</translation>
    </message>
    <message>
        <source>Show rules</source>
        <translation>Ukázat pravidla</translation>
    </message>
</context>
<context>
    <name>Manipulation</name>
    <message>
        <source>A round ends when somebody goes out.</source>
        <translation>Kolo končí, když někdo zavře.</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Poslední</translation>
    </message>
    <message>
        <source>Meld: {meld}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Kombinace: {meld}</translation>
    </message>
    <message>
        <source>Meld: {meld}, {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>Kombinace: {meld}, {why}</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Zatím žádné kombinace</translation>
    </message>
    <message>
        <source>Stock {number}, {line}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {line}: a remark of a few words, as “last lap”.</extracomment>
        <translation>Talon {number}, {line}</translation>
    </message>
    <message>
        <source>knocked</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:zaklepala|zaklepal|klepe}</translation>
    </message>
    <message>
        <source>last lap</source>
        <translation>poslední kolo</translation>
    </message>
    <message>
        <source>new meld</source>
        <translation>nová kombinace</translation>
    </message>
    <message>
        <source>one drawn</source>
        <translation>líznuta jedna</translation>
    </message>
    <message>
        <source>three drawn</source>
        <translation>líznuty tři</translation>
    </message>
    <message>
        <source>two drawn</source>
        <translation>líznuty dvě</translation>
    </message>
    <message>
        <source>{card}, in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, kombinace {meld}</translation>
    </message>
    <message>
        <source>{card}, in {meld}, legal now</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, kombinace {meld}, teď platná</translation>
    </message>
    <message>
        <source>{card}, in {meld}, {why}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{card}, kombinace {meld}, {why}</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>{meld:^}: {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{meld:^}: {why}</translation>
    </message>
    <message>
        <source>{name} knocked.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:zaklepala|zaklepal|klepe}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} drawn</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>líznuto: {number}</numerusform>
            <numerusform>líznuto: {number}</numerusform>
            <numerusform>líznuto: {number}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationCard</name>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Jeden balíček 52 karet a {jokers}: {cards}.</numerusform>
            <numerusform>Dva balíčky po 52 kartách a {jokers}: {cards}.</numerusform>
            <numerusform>Dva balíčky po 52 kartách a {jokers}: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Jeden balíček 52 karet bez žolíků: {cards}.</numerusform>
            <numerusform>Dva balíčky po 52 kartách bez žolíků: {cards}.</numerusform>
            <numerusform>Dva balíčky po 52 kartách bez žolíků: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group is three or four cards of one rank, all of different suits.</source>
        <translation>Skupinu tvoří tři nebo čtyři karty jedné hodnoty, každá jiné barvy.</translation>
    </message>
    <message>
        <source>A group may not hold a joker and the very card it stands for.</source>
        <translation>Ve skupině nesmí být žolík i karta, kterou zastupuje.</translation>
    </message>
    <message>
        <source>A joker counts as the card it names.</source>
        <translation>Žolík platí jako karta svého jména.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name to the end of the round, whatever real cards are laid.</source>
        <translation>Žolík se smí přesouvat, ale své jméno si nechá až do konce kola, ať se vyloží jakékoli pravé karty.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name, until a real card of that name comes from the hand. One that stands for the jack of clubs is not set free by a jack of clubs that lies elsewhere on the table.</source>
        <translation>Žolík se smí přesouvat, ale své jméno si nechá, dokud pravá karta toho jména nepřijde z ruky. Žolíka za křížového kluka neuvolní křížový kluk, který leží na stole jinde.</translation>
    </message>
    <message>
        <source>A joker never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Žolík se do ruky nikdy nevrací. Vyložený z ruky platí jako karta, která se vyložit musí.</translation>
    </message>
    <message>
        <source>A joker set free must be laid again in the same turn, under any name. It never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Uvolněný žolík se musí vyložit ještě v tomtéž tahu, pod libovolným jménem. Do ruky se nikdy nevrací. Žolík vyložený z ruky platí jako karta, která se vyložit musí.</translation>
    </message>
    <message>
        <source>A joker’s name is the card it stands for, chosen when the joker is laid.</source>
        <translation>Jméno žolíka je karta, kterou zastupuje; volí se, když se žolík vykládá.</translation>
    </message>
    <message>
        <source>A knocker wins only with fewer points than all others. Otherwise the others with the fewest points win, which is the undercut.</source>
        <translation>Kdo zaklepal, vyhrává jen tehdy, má-li méně bodů než všichni ostatní. Jinak vyhrávají ti z ostatních, kdo mají bodů nejméně; tomu se říká podtržení.</translation>
    </message>
    <message>
        <source>A meld is a group or a sequence, face up on the table.</source>
        <translation>Kombinace je skupina nebo postupka, lícem nahoru na stole.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row.</source>
        <translation>Postupku tvoří tři až třináct karet jedné barvy za sebou.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row. An ace is low, before the two, or high, after the king, but not both. No sequence goes round the corner.</source>
        <translation>Postupku tvoří tři až třináct karet jedné barvy za sebou. Eso je nejnižší, před dvojkou, nebo nejvyšší, za králem, ale ne obojí. Žádná postupka nepokračuje dokola.</translation>
    </message>
    <message>
        <source>Aces go round the corner: A 2 3, Q K A and Q K A 2 are sequences. None holds a card twice.</source>
        <translation>Esa jdou dokola: A 2 3, D K A i D K A 2 jsou postupky. Žádná nemá stejnou kartu dvakrát.</translation>
    </message>
    <message>
        <source>After playing, or after drawing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Po hře na stůl nebo po líznutí smí zaklepat ten, kdo má v ruce nejvýš {points:acc}. Kolo tím hned končí; nikdo už nevykládá.</translation>
    </message>
    <message>
        <source>After playing, or after the last draw of a turn, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Po hře na stůl nebo po posledním líznutí tahu smí zaklepat ten, kdo má v ruce nejvýš {points:acc}. Kolo tím hned končí; nikdo už nevykládá.</translation>
    </message>
    <message>
        <source>After playing, or after the second draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Po hře na stůl nebo po druhém líznutí smí zaklepat ten, kdo má v ruce nejvýš {points:acc}. Kolo tím hned končí; nikdo už nevykládá.</translation>
    </message>
    <message>
        <source>After playing, or after the third draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Po hře na stůl nebo po třetím líznutí smí zaklepat ten, kdo má v ruce nejvýš {points:acc}. Kolo tím hned končí; nikdo už nevykládá.</translation>
    </message>
    <message>
        <source>After playing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Po hře na stůl smí zaklepat ten, kdo má v ruce nejvýš {points:acc}. Kolo tím hned končí; nikdo už nevykládá.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. Everybody loses the own points, and nobody gets any: after 12 left in the hand, 12 less.</source>
        <translation>Počítají se všechny karty, které zůstaly v ruce. Každý ztrácí vlastní body a nikdo žádné nezíská: kdo má v ruce 12, má o 12 méně.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The fewest points win the round and score the difference to every other player.</source>
        <translation>Počítají se všechny karty zbylé v rukou. Kdo má nejméně bodů, vyhrává kolo a získá rozdíl proti každému dalšímu hráči.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The winner has the fewest points and gets what the others hold more; they lose it. With 12 and 25 against nothing: 37 for the winner, 12 and 25 less for them.</source>
        <translation>Počítají se všechny karty, které zůstaly v ruce. Vyhrává, kdo má nejméně bodů, a získá, oč mají ostatní víc; ti to ztrácejí. Při 12 a 25 proti ničemu: vítěz 37, oni o 12 a 25 méně.</translation>
    </message>
    <message>
        <source>An ace is high: Q K A is a sequence, A 2 3 is none.</source>
        <translation>Eso je nejvyšší: D K A je postupka, A 2 3 ne.</translation>
    </message>
    <message>
        <source>An ace is low: A 2 3 is a sequence, Q K A is none.</source>
        <translation>Eso je nejnižší: A 2 3 je postupka, D K A ne.</translation>
    </message>
    <message>
        <source>An undercut: somebody knocked, but another player wins the round.</source>
        <translation>Podtržení: někdo zaklepal, ale kolo vyhrál jiný hráč.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table.</source>
        <translation>Jméno může být jakékoli, i karty, která leží na stole.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table. A joker may be moved but keeps its name, until a real card of that name, from the hand or from the table, takes its place.</source>
        <translation>Jméno lze dát jakékoli, i karty, která leží na stole. Žolík se smí přesouvat, ale jméno si nechává, dokud ho nenahradí skutečná karta toho jména, z ruky nebo ze stolu.</translation>
    </message>
    <message>
        <source>At the end of the turn every card on the table must lie in a meld. Until then everything can be put back.</source>
        <translation>Na konci tahu musí každá karta na stole ležet v kombinaci. Do té doby lze vše vrátit.</translation>
    </message>
    <message>
        <source>At the end, for each round won</source>
        <translation>Na konci za každé vyhrané kolo</translation>
    </message>
    <message>
        <source>Before the last draw a player may pass only when the stock is empty.</source>
        <translation>Před posledním líznutím smí hráč vynechat, jen když je talon prázdný.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Konec kola</translation>
    </message>
    <message>
        <source>Everybody gets {cards}; the rest is the stock.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Každý dostane {cards:acc}; zbytek je talon.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <translation>Každý v kole nejdřív vykládá celé kombinace jen z ruky. Do té doby se na stole nepodílí.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is worth {points} or more, of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>První výklad každého v kole má aspoň {points:acc}, z celých kombinací jen z ruky. Do té doby se na stole nepodílí.</translation>
    </message>
    <message>
        <source>For an undercut</source>
        <translation>Za podtržení</translation>
    </message>
    <message>
        <source>For going out</source>
        <translation>Za zavření</translation>
    </message>
    <message>
        <source>In any play a joker of the table may be named anew: out of 4 5 joker it may become the third nine of a group.</source>
        <translation>Při každé hře na stůl smí žolík ze stolu dostat nové jméno: ze 4 5 žolík se může stát třetí devítkou skupiny.</translation>
    </message>
    <message>
        <source>In the hand: ace</source>
        <translation>V ruce: eso</translation>
    </message>
    <message>
        <source>In the hand: joker</source>
        <translation>V ruce: žolík</translation>
    </message>
    <message>
        <source>In the hand: king, queen, jack</source>
        <translation>V ruce: král, dáma, kluk</translation>
    </message>
    <message>
        <source>In the hand: ten to two</source>
        <translation>V ruce: desítka až dvojka</translation>
    </message>
    <message>
        <source>In the hand: {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>V ruce: {ranks}</translation>
    </message>
    <message>
        <source>Nobody knocks in it.</source>
        <translation>Neklepe se v něm.</translation>
    </message>
    <message>
        <source>Nobody may knock to end it.</source>
        <translation>Klepáním kolo ukončit nelze.</translation>
    </message>
    <message>
        <source>Only when the stock is empty may a player pass.</source>
        <translation>Jen s prázdným talonem smí hráč vynechat.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points all win the round, each with the differences to the others.</source>
        <translation>Hráči se stejným nejnižším počtem bodů vyhrávají kolo všichni, každý s rozdíly proti ostatním.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points have all won the round.</source>
        <translation>Hráči se stejně nejmenším počtem bodů vyhráli kolo všichni.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody comes down to {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Hra končí po kole, ve kterém někdo klesne na {points:acc}. Vyhrává nejvyšší součet; při rovnosti se dělí.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody reaches {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Hra končí po kole, ve kterém někdo dosáhne {points:gen}. Vyhrává nejvyšší součet; při stejném se o výhru dělí.</translation>
    </message>
    <message>
        <source>The game ends after {rounds}, whatever the totals. The highest total wins; a tie is shared.</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>Hra končí, když jsou odehrána kola ({rounds}), ať jsou součty jakékoli. Vyhrává nejvyšší součet; při rovnosti se dělí.</translation>
    </message>
    <message>
        <source>The last lap is one last turn for everybody once the stock is empty.</source>
        <translation>Poslední kolo stolu je jeden poslední tah pro každého, když dojde talon.</translation>
    </message>
    <message>
        <source>The last lap is played once the stock is empty, until everybody has passed, one after the other.</source>
        <translation>Poslední kolo stolu se hraje, když je talon prázdný, dokud všichni po sobě nevynechají.</translation>
    </message>
    <message>
        <source>The stock is the pile of cards left over, face down. There is no discard pile.</source>
        <translation>Talon jsou zbylé karty, lícem dolů. Odhazovací balíček není.</translation>
    </message>
    <message>
        <source>Three packs of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Tři balíčky po 52 a {jokers}: {cards}.</translation>
    </message>
    <message>
        <source>Three packs of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Tři balíčky po 52 bez žolíků: {cards}.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Tři desítky platí {worth}: to stačí.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is not enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Tři desítky platí {worth}: to nestačí.</translation>
    </message>
    <message>
        <source>To all who reach the goal</source>
        <translation>Každému, kdo dosáhne cíle</translation>
    </message>
    <message>
        <source>To go out is to lay the last card of the hand.</source>
        <translation>Zavřít znamená vyložit poslední kartu z ruky.</translation>
    </message>
    <message>
        <source>To knock is to end the round with few points left in the hand.</source>
        <translation>Zaklepat znamená ukončit kolo s málo body v ruce.</translation>
    </message>
    <message>
        <source>To play is to lay at least one card from the hand. Everything on the table may be taken apart and put together anew, but no card goes from the table to a hand.</source>
        <translation>Hrát na stůl znamená vyložit aspoň jednu kartu z ruky. Vše na stole se smí rozebrat a složit znovu, ale žádná karta nejde ze stolu do ruky.</translation>
    </message>
    <message>
        <source>Two jokers may lie in one meld, but in a group not under one name.</source>
        <translation>V jedné kombinaci smějí ležet dva žolíci, ve skupině ale ne pod stejným jménem.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays a whole meld from the hand; later any one card that fits will do.</source>
        <translation>Dokud je stůl prázdný, vykládá hráč z ruky celou kombinaci; později kteroukoli kartu, která se hodí.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand, a joker counting as the card it names; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Dokud je stůl prázdný, vykládá hráč z ruky celé kombinace za {points:acc} nebo víc, žolík platí jako karta svého jména; později kteroukoli kartu, která se hodí.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Dokud je stůl prázdný, vykládá hráč z ruky celé kombinace za {points:acc} nebo víc; později kteroukoli kartu, která se hodí.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Kdo vyhrává</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn and may knock. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing or knocking. Going out ends it.</source>
        <translation>Kdo lízne poslední kartu talonu, svůj tah dohraje a smí zaklepat. Pak přijde poslední kolo stolu: každý, tento hráč poslední, ještě jednou hraje, nebo vynechá, bez lízání a klepání. Skončí dřív, když někdo zavře.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing. Going out ends it.</source>
        <translation>Kdo lízne poslední kartu talonu, svůj tah dohraje. Pak přijde poslední kolo stolu: každý, tento hráč poslední, ještě jednou hraje, nebo vynechá, bez lízání. Skončí dřív, když někdo zavře.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then play goes on without drawing until all have passed, one after the other: with three players, after two plays and then three passes it is over. Going out ends it, too.</source>
        <translation>Kdo lízne poslední kartu talonu, svůj tah dohraje. Pak se hraje bez lízání dál, dokud všichni po sobě nevynechají: ve třech po dvou hrách a pak třech vynecháních je konec. Skončí i tím, že někdo zavře.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn; then the hands are counted at once.</source>
        <translation>Kdo lízne poslední kartu talonu, svůj tah dohraje; pak se karty v ruce hned počítají.</translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation>Kdo v něm hrál, smí zaklepat.</translation>
    </message>
    <message>
        <source>face value</source>
        <translation>podle čísla</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone. The first dealer is found by lot; deal and play go to the left.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Hráči: {count}, každý sám. Prvního rozdávajícího určí los; rozdává a hraje se doleva.</numerusform>
            <numerusform>Hráči: {count}, každý sám. Prvního rozdávajícího určí los; rozdává a hraje se doleva.</numerusform>
            <numerusform>Hráči: {count}, každý sám. Prvního rozdávajícího určí los; rozdává a hraje se doleva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, to {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>hráči: {count}, každý sám, {cards}, do {points}</numerusform>
            <numerusform>hráči: {count}, každý sám, {cards}, do {points}</numerusform>
            <numerusform>hráči: {count}, každý sám, {cards}, do {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, {rounds}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>
            <numerusform>hráči: {count}, každý sám, {cards}, {rounds}</numerusform>
            <numerusform>hráči: {count}, každý sám, {cards}, {rounds}</numerusform>
            <numerusform>hráči: {count}, každý sám, {cards}, {rounds}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationInterview</name>
    <message>
        <source>25 for going out and a round won, 10 for an undercut, 100 at the end.</source>
        <translation>25 za zavření a za vyhrané kolo, 10 za podtržení, 100 na konci.</translation>
    </message>
    <message>
        <source>A 2 3 or Q K A.</source>
        <translation>A 2 3 nebo D K A.</translation>
    </message>
    <message>
        <source>A 2 3, not Q K A.</source>
        <translation>A 2 3, ne D K A.</translation>
    </message>
    <message>
        <source>A few rounds less.</source>
        <translation>O pár kol méně.</translation>
    </message>
    <message>
        <source>A long evening.</source>
        <translation>Dlouhý večer.</translation>
    </message>
    <message>
        <source>Also K A 2.</source>
        <translation>I K A 2.</translation>
    </message>
    <message>
        <source>Any whole meld, while the table is empty</source>
        <translation>Kterákoli celá kombinace, dokud je stůl prázdný</translation>
    </message>
    <message>
        <source>Are there bonuses beside the cards left?</source>
        <translation>Jsou kromě zbylých karet i prémie?</translation>
    </message>
    <message>
        <source>As if they paid with chips.</source>
        <translation>Jako by platili žetony.</translation>
    </message>
    <message>
        <source>As in Machiavelli.</source>
        <translation>Jako Machiavelli.</translation>
    </message>
    <message>
        <source>As in the game with tiles.</source>
        <translation>Jako ve hře s kameny.</translation>
    </message>
    <message>
        <source>As many as it takes until one plays</source>
        <translation>Kolik je třeba, než se hraje</translation>
    </message>
    <message>
        <source>Cards of the table set no joker free.</source>
        <translation>Karty ze stolu žolíka neuvolní.</translation>
    </message>
    <message>
        <source>Court cards 10, aces 1, jokers 25</source>
        <translation>Figury 10, esa 1, žolíci 25</translation>
    </message>
    <message>
        <source>Court cards 11 to 13, aces 1, jokers 30</source>
        <translation>Figury 11 až 13, esa 1, žolíci 30</translation>
    </message>
    <message>
        <source>Court cards and tens 10, two to nine 5, aces 15, jokers 25</source>
        <translation>Figury a desítky 10, dvojky až devítky 5, esa 15, žolíci 25</translation>
    </message>
    <message>
        <source>Draw, then play or end the turn.</source>
        <translation>Líznout, pak hrát, nebo ukončit tah.</translation>
    </message>
    <message>
        <source>Everybody lays 30 points or more, from the hand alone</source>
        <translation>Každý vykládá 30 bodů nebo víc, jen z ruky</translation>
    </message>
    <message>
        <source>Everybody loses what is left in the hand</source>
        <translation>Každý ztrácí, co mu zbylo v ruce</translation>
    </message>
    <message>
        <source>Few figures, quickly added.</source>
        <translation>Málo čísel, rychle se sečtou.</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Čtyři</translation>
    </message>
    <message>
        <source>Four rounds</source>
        <translation>Čtyři kola</translation>
    </message>
    <message>
        <source>Fourteen cards</source>
        <translation>Čtrnáct karet</translation>
    </message>
    <message>
        <source>High only</source>
        <translation>Jen nejvyšší</translation>
    </message>
    <message>
        <source>How many cards is everybody dealt?</source>
        <translation>Kolik karet každý dostane?</translation>
    </message>
    <message>
        <source>How many cards may be drawn in a turn?</source>
        <translation>Kolik karet se smí v tahu líznout?</translation>
    </message>
    <message>
        <source>How many jokers are in the cards?</source>
        <translation>Kolik žolíků je v kartách?</translation>
    </message>
    <message>
        <source>However little it is worth.</source>
        <translation>Ať má hodnotu jakkoli malou.</translation>
    </message>
    <message>
        <source>In every play</source>
        <translation>Při každé hře na stůl</translation>
    </message>
    <message>
        <source>It keeps the name it was given.</source>
        <translation>Nechá si jméno, které dostal.</translation>
    </message>
    <message>
        <source>Jokers are laid wherever they fit.</source>
        <translation>Žolíci jdou všude, kam se hodí.</translation>
    </message>
    <message>
        <source>Low only</source>
        <translation>Jen nejnižší</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Nejnižší, nebo nejvyšší</translation>
    </message>
    <message>
        <source>May a round be ended by knocking?</source>
        <translation>Smí se kolo ukončit klepáním?</translation>
    </message>
    <message>
        <source>Melds of 30 points or more, while the table is empty</source>
        <translatorcomment>Of “Melds of 30 points or more”.</translatorcomment>
        <translation>Kombinace za 30 bodů nebo víc, dokud je stůl prázdný</translation>
    </message>
    <message>
        <source>More melds fit together, and faster.</source>
        <translation>Kombinace do sebe zapadají snáz a rychleji.</translation>
    </message>
    <message>
        <source>Never in the round</source>
        <translation>V kole nikdy</translation>
    </message>
    <message>
        <source>Nobody ends a turn without a play.</source>
        <translation>Nikdo neukončí tah, aniž hraje.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Nikdo nic nezíská.</translation>
    </message>
    <message>
        <source>Nobody knocks</source>
        <translation>Neklepe se</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádný</translation>
    </message>
    <message>
        <source>One for each pack</source>
        <translation>Jeden do každého balíčku</translation>
    </message>
    <message>
        <source>One more turn for everybody</source>
        <translation>Ještě jeden tah pro každého</translation>
    </message>
    <message>
        <source>One, and then one may play</source>
        <translation>Jednu, a pak se smí hrát</translation>
    </message>
    <message>
        <source>One, instead of playing</source>
        <translation>Jedna, místo hraní</translation>
    </message>
    <message>
        <source>Only the cards left in the hands count.</source>
        <translation>Počítají se jen karty zbylé v rukou.</translation>
    </message>
    <message>
        <source>Play goes on until all pass</source>
        <translation>Hraje se, dokud všichni nevynechají</translation>
    </message>
    <message>
        <source>Play or draw, as in Machiavelli.</source>
        <translation>Hrát, nebo líznout, jako Machiavelli.</translation>
    </message>
    <message>
        <source>Q K A, not A 2 3.</source>
        <translation>D K A, ne A 2 3.</translation>
    </message>
    <message>
        <source>Round the corner, too</source>
        <translation>I dokola</translation>
    </message>
    <message>
        <source>Rounds are short.</source>
        <translation>Kola jsou krátká.</translation>
    </message>
    <message>
        <source>Rounds are shorter, and undercuts more.</source>
        <translation>Kola jsou kratší a podtržení víc.</translation>
    </message>
    <message>
        <source>Seven cards</source>
        <translation>Sedm karet</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation>Deset karet</translation>
    </message>
    <message>
        <source>The first to begin needs good cards.</source>
        <translation>Kdo chce začít, potřebuje dobré karty.</translation>
    </message>
    <message>
        <source>The hands are counted at once.</source>
        <translation>Karty v ruce se hned počítají.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kolo je u konce</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Obvyklé</translation>
    </message>
    <message>
        <source>The winner gets the differences</source>
        <translation>Vítěz získá rozdíly</translation>
    </message>
    <message>
        <source>The winner gets them, and the others lose them</source>
        <translation>Vítěz je získá a ostatní je ztratí</translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation>Třináct karet</translation>
    </message>
    <message>
        <source>Until then one takes no part in the table.</source>
        <translation>Do té doby se na stole nepodílí.</translation>
    </message>
    <message>
        <source>Up to 100 points</source>
        <translation>Do 100 bodů</translation>
    </message>
    <message>
        <source>Up to 150 points</source>
        <translation>Do 150 bodů</translation>
    </message>
    <message>
        <source>Up to 300 points</source>
        <translation>Do 300 bodů</translation>
    </message>
    <message>
        <source>Up to three, one after the other</source>
        <translation>Nejvýš tři, jedna po druhé</translation>
    </message>
    <message>
        <source>Up to two, one after the other</source>
        <translation>Nejvýš dvě, jedna po druhé</translation>
    </message>
    <message>
        <source>Usually with one pack of cards.</source>
        <translation>Obvykle s jedním balíčkem karet.</translation>
    </message>
    <message>
        <source>Usually with three packs of cards.</source>
        <translation>Obvykle se třemi balíčky karet.</translation>
    </message>
    <message>
        <source>Usually with two packs of cards.</source>
        <translation>Obvykle se dvěma balíčky karet.</translation>
    </message>
    <message>
        <source>What do the cards left in a hand count?</source>
        <translation>Kolik platí karty, které zůstaly v ruce?</translation>
    </message>
    <message>
        <source>What does a round score?</source>
        <translation>Co přinese kolo?</translation>
    </message>
    <message>
        <source>What follows when the stock is empty?</source>
        <translation>Co následuje, když je talon prázdný?</translation>
    </message>
    <message>
        <source>What must be laid first?</source>
        <translatorcomment>Of “What must be laid first on an empty table?”.</translatorcomment>
        <translation>Co se musí vyložit jako první?</translation>
    </message>
    <message>
        <source>When may a joker on the table be named anew?</source>
        <translation>Kdy smí žolík na stole dostat nové jméno?</translation>
    </message>
    <message>
        <source>When the real card comes from a hand</source>
        <translation>Když pravá karta přijde z ruky</translation>
    </message>
    <message>
        <source>When the real card takes its place</source>
        <translation>Když pravá karta zaujme jeho místo</translation>
    </message>
    <message>
        <source>Where may an ace lie in a sequence?</source>
        <translation>Kde smí být eso v postupce?</translation>
    </message>
    <message>
        <source>Whoever drew the second may not play.</source>
        <translation>Kdo lízl druhou, už nehraje.</translation>
    </message>
    <message>
        <source>Whoever drew the third may not play.</source>
        <translation>Kdo lízl třetí, už nehraje.</translation>
    </message>
    <message>
        <source>Whoever has most then has won.</source>
        <translation>Kdo má pak nejvíc, vyhrál.</translation>
    </message>
    <message>
        <source>With 10 points or fewer in the hand</source>
        <translation>S nejvýš 10 body v ruce</translation>
    </message>
    <message>
        <source>With 5 points or fewer in the hand</source>
        <translation>S nejvýš 5 body v ruce</translation>
    </message>
</context>
<context>
    <name>ManipulationLesson</name>
    <message>
        <source>A game has several rounds, until somebody has {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Hra má více kol, dokud někdo nemá {points:acc}.</translation>
    </message>
    <message>
        <source>A turn begins with a card from the stock: click it.</source>
        <translatorcomment>Of “A turn begins with a card from the stock, the cards that nobody has yet. Click it, above on the right.”.</translatorcomment>
        <translation>Tah začíná kartou z talonu: kliknout na něj.</translation>
    </message>
    <message>
        <source>All melds are whole again. Press the golden button.</source>
        <translatorcomment>Of “All melds are whole again, and so they must be when a turn ends. Press the golden button.”.</translatorcomment>
        <translation>Všechny kombinace jsou zase celé. Stisknout zlaté tlačítko.</translation>
    </message>
    <message>
        <source>Both parts are melds of their own. Press the golden button.</source>
        <translation>Obě části jsou samostatné kombinace. Stisknout zlaté tlačítko.</translation>
    </message>
    <message>
        <source>Cards go onto the table in melds: groups and sequences.</source>
        <translation>Karty jdou na stůl v kombinacích: skupiny a postupky.</translation>
    </message>
    <message>
        <source>Click jack and queen of spades, then the lone king.</source>
        <translation>Kliknout na pikového kluka a dámu, pak na samotného krále.</translation>
    </message>
    <message>
        <source>Click the eight of spades, then the long row: it splits.</source>
        <translation>Kliknout na pikovou osmičku, pak na dlouhou postupku: rozdělí se.</translation>
    </message>
    <message>
        <source>Click the king of spades on the table, then “New meld”.</source>
        <translation>Kliknout na pikového krále na stole, pak na „Nová kombinace“.</translation>
    </message>
    <message>
        <source>Draw a card once more.</source>
        <translation>Líznout ještě jednu kartu.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Líznout kartu.</translation>
    </message>
    <message>
        <source>Eight and nine go on with it: click both, then that row.</source>
        <translatorcomment>Of “Eight and nine go on with the row of spades. Click both, then that row.”.</translatorcomment>
        <translation>Osmička a devítka v ní pokračují: kliknout na obě, pak na postupku.</translation>
    </message>
    <message>
        <source>Five, six and seven of spades: click them, then “New meld”.</source>
        <translation>Piková pětka, šestka a sedmička: kliknout na ně, pak na „Nová kombinace“.</translation>
    </message>
    <message>
        <source>Let us see what comes now: draw.</source>
        <translation>Uvidíme, co teď přijde: líznout.</translation>
    </message>
    <message>
        <source>Lost in a rearrangement? Esc puts everything back.</source>
        <translation>Ztratili jste se? Esc vrátí všechno zpět.</translation>
    </message>
    <message>
        <source>Nothing else fits now. Press the golden button.</source>
        <translation>Teď se už nic jiného nehodí. Stisknout zlaté tlačítko.</translation>
    </message>
    <message>
        <source>Now the cards in the hands count, and the fewest win.</source>
        <translation>Teď se počítají karty v rukou; vyhrává, kdo má nejméně.</translation>
    </message>
    <message>
        <source>Only an ace is left, and it is one point: press “Knock”.</source>
        <translation>Zbylo jen eso, jeden bod: stisknout „Zaklepat“.</translation>
    </message>
    <message>
        <source>Press the golden button once more.</source>
        <translation>Stisknout znovu zlaté tlačítko.</translation>
    </message>
    <message>
        <source>That is all for this turn. Press the golden button.</source>
        <translation>To je pro tento tah všechno. Stisknout zlaté tlačítko.</translation>
    </message>
    <message>
        <source>The others have melds there now. You may add to all of them.</source>
        <translation>Teď mají kombinace i ostatní. Přikládat smíte ke všem.</translation>
    </message>
    <message>
        <source>The ten of clubs! Click it, then the meld with the joker.</source>
        <translatorcomment>Of “The ten of clubs! Click it, then the meld with the joker: the ten takes its place, and the joker is free.”.</translatorcomment>
        <translation>Křížová desítka! Kliknout na ni, pak na kombinaci se žolíkem.</translation>
    </message>
    <message>
        <source>Three kings are a group. Lay them down in the same way.</source>
        <translation>Tři králové jsou skupina. Vyložit je stejně.</translation>
    </message>
    <message>
        <source>Use the joker at once: click two and four, then the joker.</source>
        <translatorcomment>Of “A free joker is used at once, now as the three between two and four. Click both, then the joker.”.</translatorcomment>
        <translation>Žolíka hned použít: kliknout na dvojku a čtyřku, pak na něj.</translation>
    </message>
    <message>
        <source>Welcome! {name} sits beside you and explains the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Vítejte! {name} sedí vedle vás a vysvětluje hru.</translation>
    </message>
    <message>
        <source>Who lays the last card is out, for {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Kdo vyloží poslední kartu, zavírá a dostane ještě {points:acc}.</translation>
    </message>
    <message>
        <source>after the third card nothing can be laid in that turn</source>
        <translation>po třetí kartě se už nic vyložit nedá</translation>
    </message>
    <message>
        <source>an ace 1, court cards 10, a joker 25: the winner gets the rest</source>
        <translation>eso 1, obrázky 10, žolík 25: vítěz dostane zbytek</translation>
    </message>
    <message>
        <source>everybody plays alone, and wants few cards in the end</source>
        <translation>každý hraje sám a chce mít na konci málo karet</translation>
    </message>
    <message>
        <source>it lies above on the right</source>
        <translation>leží vpravo nahoře</translation>
    </message>
    <message>
        <source>it stays that until the real ten comes</source>
        <translation>tou zůstane, dokud nepřijde pravá desítka</translation>
    </message>
    <message>
        <source>melds may be taken apart: three kings are enough</source>
        <translation>kombinace lze rozebrat: stačí tři králové</translation>
    </message>
    <message>
        <source>nothing on the table is anybody’s own</source>
        <translation>nic na stole nikomu nepatří</translation>
    </message>
    <message>
        <source>now it is the three between them</source>
        <translation>teď je trojkou mezi nimi</translation>
    </message>
    <message>
        <source>of one suit in a row: a sequence; dragging works, too</source>
        <translation>jedna barva za sebou je postupka; lze je i přetáhnout</translation>
    </message>
    <message>
        <source>one card is no meld</source>
        <translation>jedna karta není kombinace</translation>
    </message>
    <message>
        <source>the row has an eight already, but can become two rows</source>
        <translation>postupka už osmičku má, ale mohou být dvě</translation>
    </message>
    <message>
        <source>the ten takes its place, and the joker is free</source>
        <translatorcomment>Of “The ten of clubs! Click it, then the meld with the joker: the ten takes its place, and the joker is free.”.</translatorcomment>
        <translation>desítka zaujme jeho místo a žolík je volný</translation>
    </message>
    <message>
        <source>they are spades, like the row</source>
        <translation>obě jsou pikové jako postupka</translation>
    </message>
    <message>
        <source>three or four of one rank, or three and more of a suit in a row</source>
        <translatorcomment>Of “Cards go onto the table in melds: three or four of one rank and of different suits, or three and more of one suit in a row.”.</translatorcomment>
        <translation>tři nebo čtyři stejné hodnoty, nebo tři a více jedné barvy za sebou</translation>
    </message>
    <message>
        <source>to where it was when the turn began</source>
        <translation>jak to bylo na začátku tahu</translation>
    </message>
    <message>
        <source>who knocks without the fewest points loses the round</source>
        <translation>kdo zaklepe a nemá nejméně bodů, kolo prohraje</translation>
    </message>
    <message>
        <source>whole they must be when a turn ends</source>
        <translation>na konci tahu takové být musejí</translation>
    </message>
    <message>
        <source>with {points} or fewer you may knock, which ends the round</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>kdo má nejvýš {points:acc}, smí zaklepat, a tím kolo končí</translation>
    </message>
    <message>
        <source>{name} could lay nothing, and drew two cards more.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:nemohla nic vyložit a lízla|nemohl nic vyložit a lízl|nemůže nic vyložit a líže} ještě dvě karty.</translation>
    </message>
    <message>
        <source>{name} laid a joker: here it stands for the ten of clubs.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:vyložila|vyložil|vykládá} žolíka: tady zastoupí křížovou desítku.</translation>
    </message>
</context>
<context>
    <name>ManipulationLog</name>
    <message>
        <source>The stock is empty: everybody has one more turn.</source>
        <translation>Talon je prázdný: každý má ještě jeden tah.</translation>
    </message>
    <message>
        <source>The stock is empty: play goes on until all pass.</source>
        <translation>Talon je prázdný: hraje se, dokud všichni nevynechají.</translation>
    </message>
    <message>
        <source>did not knock</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:nezaklepala|nezaklepal|neklepe}</translation>
    </message>
    <message>
        <source>freed a joker</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:uvolnila|uvolnil|uvolňuje} žolíka</translation>
    </message>
    <message numerus="yes">
        <source>knocked</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:zaklepala|zaklepal|klepe}</numerusform>
            <numerusform>{name:zaklepala|zaklepal|klepe}</numerusform>
            <numerusform>{name:zaklepala|zaklepal|klepe}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moved {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:přesunula|přesunul|přesouvá} jednu kartu</numerusform>
            <numerusform>{name:přesunula|přesunul|přesouvá} {count:f} karty</numerusform>
            <numerusform>{name:přesunula|přesunul|přesouvá} {count} karet</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:vynechala|vynechal|vynechává}</translation>
    </message>
    <message numerus="yes">
        <source>used {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:použila|použil|používá} {cards:acc}</numerusform>
            <numerusform>{name:použila|použil|používá} {cards:acc}</numerusform>
            <numerusform>{name:použila|použil|používá} {cards:acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:vyložila|vyložil|vykládá} {cards:acc} a {name:zavřela|zavřel|zavírá}</translation>
    </message>
    <message numerus="yes">
        <source>wins the round</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>výhra v kole</numerusform>
            <numerusform>výhra v kole</numerusform>
            <numerusform>výhra v kole</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} each.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:vyhrála|vyhrál|vyhrává|vyhráli|vyhrály} kolo {number}, každý má {points:acc}.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:vyhrála|vyhrál|vyhrává|vyhráli|vyhrály} kolo {number}, v ruce {points}.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:vyhrála|vyhrál|vyhrává|vyhráli|vyhrály} kolo {number} a {names:získala|získal|získává|získali|získaly} {points:acc}.</translation>
    </message>
    <message>
        <source>{name} dealt {cards} each.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translatorcomment>Of “{name} dealt ten cards each.”.</translatorcomment>
        <translation>{name} {name:rozdala|rozdal|rozdává} každému {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} did not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:nezaklepala|nezaklepal|neklepe}.</translation>
    </message>
    <message>
        <source>{name} does not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} neklepe.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} líže kartu.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:lízla|lízl|líže} kartu.</translation>
    </message>
    <message>
        <source>{name} drew a second card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:lízla|lízl|líže} druhou kartu.</translation>
    </message>
    <message>
        <source>{name} drew a third card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:lízla|lízl|líže} třetí kartu.</translation>
    </message>
    <message>
        <source>{name} drew another card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translatorcomment>Of “{name} dealt ten cards each.”.</translatorcomment>
        <translation>{name} {name:lízla|lízl|líže} další kartu.</translation>
    </message>
    <message>
        <source>{name} freed the joker and laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:uvolnila|uvolnil|uvolňuje} žolíka a {name:vyložila|vyložil|vykládá} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} freed the joker, laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:uvolnila|uvolnil|uvolňuje} žolíka, {name:vyložila|vyložil|vykládá} {cards:acc} a {name:zavřela|zavřel|zavírá}.</translation>
    </message>
    <message>
        <source>{name} frees the joker and lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} uvolňuje žolíka a vykládá {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} klepe.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and moved {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} {name:vyložila|vyložil|vykládá} {cards:acc} a {name:přesunula|přesunul|přesouvá} {moved:acc}.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:vyložila|vyložil|vykládá} {cards:acc} a {name:zavřela|zavřel|zavírá}.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and goes out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} vykládá {cards:acc} a zavírá.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and moves {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} vykládá {cards:acc} a přesouvá {moved:acc}.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:vynechala|vynechal|vynechává}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} vynechává.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s last (card|cards)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>poslední karta: {name}</numerusform>
            <numerusform>poslední karty: {name}</numerusform>
            <numerusform>poslední karty: {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationOptions</name>
    <message>
        <source>A joker on the table</source>
        <translation>Žolík na stole</translation>
    </message>
    <message>
        <source>A round scores</source>
        <translation>Kolo přináší</translation>
    </message>
    <message>
        <source>A turn begins with a draw</source>
        <translation>Tah začíná líznutím</translation>
    </message>
    <message>
        <source>Aces in sequences</source>
        <translation>Esa v postupkách</translation>
    </message>
    <message>
        <source>After so many it is over; 0: it goes to the points below.</source>
        <translation>Po tolika kolech končí; 0: hraje se do bodů níže.</translation>
    </message>
    <message>
        <source>After the last one play, or end the turn.</source>
        <translation>Po poslední hrát, nebo ukončit tah.</translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation>Prémie za podtržení</translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation>Prémie za každé vyhrané kolo</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Prémie za zavření</translation>
    </message>
    <message>
        <source>Bonus for reaching the goal</source>
        <translation>Prémie za dosažení cíle</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Karet líznutých v tahu</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Karet v ruce</translation>
    </message>
    <message>
        <source>Draw a card, then play. Whoever cannot, or does not want to, draws another: draw until you play.</source>
        <translation>Líznout kartu, pak hrát. Kdo nemůže nebo nechce, lízne další: líže se, dokud se nehraje.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Then play, or draw a third. Whoever drew the third may not play in this turn.</source>
        <translation>Líznout kartu. Potom hrát, nebo líznout druhou. Potom hrát, nebo líznout třetí. Kdo lízl třetí, v tomto tahu už nehraje.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Whoever drew the second may not play in this turn.</source>
        <translation>Líznout kartu. Potom hrát, nebo líznout druhou. Kdo lízl druhou, v tomto tahu už nehraje.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw another, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Líznout kartu. Pak hrát, nebo líznout další, nejvýš {cards:acc} za tah.</translation>
    </message>
    <message>
        <source>Draw one card, then play or end the turn.</source>
        <translation>Líznout jednu kartu, pak hrát, nebo ukončit tah.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Konec kola</translation>
    </message>
    <message>
        <source>First play</source>
        <translation>První výklad</translation>
    </message>
    <message>
        <source>For cards left in the hand, for knocking and for first plays.</source>
        <translation>Za karty v ruce, pro klepání a pro první výklad.</translation>
    </message>
    <message>
        <source>How many cards each is dealt.</source>
        <translation>Kolik karet každý dostane.</translation>
    </message>
    <message>
        <source>How many jokers are in the game, in all.</source>
        <translation>Kolik žolíků je ve hře celkem.</translation>
    </message>
    <message>
        <source>How many one may draw before playing.</source>
        <translation>Kolik se smí líznout, než se hraje.</translation>
    </message>
    <message>
        <source>It ends after the round in which this is reached.</source>
        <translation>Hra končí po kole, ve kterém se toho dosáhne.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klepání</translation>
    </message>
    <message>
        <source>Knocking in the last lap</source>
        <translation>Klepání v posledním kole stolu</translation>
    </message>
    <message>
        <source>Melds and jokers</source>
        <translation>Kombinace a žolíci</translation>
    </message>
    <message>
        <source>Not used, since everybody draws until a play.</source>
        <translation>Nepoužije se, protože každý líže, dokud nehraje.</translation>
    </message>
    <message>
        <source>Not used, since nobody knocks.</source>
        <translation>Nepoužije se, neklepe se.</translation>
    </message>
    <message>
        <source>Not used, since only the own cards are counted.</source>
        <translation>Nepoužije se, protože se počítají jen vlastní karty.</translation>
    </message>
    <message>
        <source>Not used, since the game ends after so many rounds.</source>
        <translation>Nepoužije se, protože hra končí po daném počtu kol.</translation>
    </message>
    <message>
        <source>Not used, since there are no jokers.</source>
        <translation>Nepoužije se, protože nejsou žolíci.</translation>
    </message>
    <message>
        <source>Not used, since there is no last lap.</source>
        <translation>Nepoužije se, protože poslední kolo stolu není.</translation>
    </message>
    <message>
        <source>Otherwise with a draw or with playing.</source>
        <translation>Jinak líznutím, nebo hrou na stůl.</translation>
    </message>
    <message>
        <source>Packs of 52 cards, without their jokers. By the number of players: one for two, two for three to five, three for six.</source>
        <translation>Balíčky po 52 kartách, bez žolíků. Podle počtu hráčů: jeden pro dva, dva pro tři až pět, tři pro šest.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Balíčky karet</translation>
    </message>
    <message>
        <source>Play, or draw a card first, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Hrát, nebo předtím líznout kartu, nejvýš {cards:acc} za tah.</translation>
    </message>
    <message>
        <source>Play, or draw one card first.</source>
        <translation>Hrát, nebo předtím líznout jednu kartu.</translation>
    </message>
    <message>
        <source>Play, or draw one card instead, which ends the turn.</source>
        <translation>Hrát, nebo místo toho líznout jednu kartu, a tím tah končí.</translation>
    </message>
    <message>
        <source>Play, or draw until you play.</source>
        <translation>Hrát, nebo lízat, dokud se nehraje.</translation>
    </message>
    <message>
        <source>Playing after the last draw</source>
        <translation>Hra po posledním líznutí</translation>
    </message>
    <message>
        <source>Points at the end for all who have reached it.</source>
        <translation>Body na konci pro všechny, kdo cíle dosáhli.</translation>
    </message>
    <message>
        <source>Points for it at the end of the game.</source>
        <translation>Body za ně na konci hry.</translation>
    </message>
    <message>
        <source>Points for laying the last card of the hand.</source>
        <translation>Body za vyložení poslední karty z ruky.</translation>
    </message>
    <message>
        <source>Points for winning a round another has knocked in.</source>
        <translation>Body za výhru v kole, ve kterém klepal někdo jiný.</translation>
    </message>
    <message>
        <source>Points in the hand to knock with, or 0 for no knocking.</source>
        <translation>S kolika body v ruce se smí klepat; 0 znamená bez klepání.</translation>
    </message>
    <message>
        <source>Points of the cards</source>
        <translation>Body karet</translation>
    </message>
    <message>
        <source>Points that a first play must be worth, or 0 for any.</source>
        <translatorcomment>Of “Points that must be laid at least, or 0 for any.”.</translatorcomment>
        <translation>Kolik bodů musí mít první výklad; 0 znamená kolik kdo chce.</translation>
    </message>
    <message>
        <source>Rounds of a game</source>
        <translation>Kol ve hře</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Stůl a karty</translation>
    </message>
    <message>
        <source>The game goes to</source>
        <translation>Hraje se do</translation>
    </message>
    <message>
        <source>Until the own first play, a player takes no part in the table.</source>
        <translation>Do vlastního prvního výkladu se hráč na stole nepodílí.</translation>
    </message>
    <message>
        <source>What follows after the turn of whoever drew its last card.</source>
        <translation>Co následuje po tahu toho, kdo lízl poslední kartu.</translation>
    </message>
    <message>
        <source>What takes its name from it, so that it may be named anew.</source>
        <translation>Co mu vezme jméno, takže může dostat nové.</translation>
    </message>
    <message>
        <source>What the fewest points in the hand bring, and what the others pay.</source>
        <translation>Co přinese nejméně bodů v ruce a co platí ostatní.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Když je talon prázdný</translation>
    </message>
    <message>
        <source>Where an ace may lie.</source>
        <translation>Kde smí být eso.</translation>
    </message>
    <message>
        <source>Who makes a first play</source>
        <translation>Kdo má první výklad</translation>
    </message>
    <message>
        <source>Whoever drew the last one may not play in this turn.</source>
        <translatorcomment>Of “Whoever draws the last of them may not play.”.</translatorcomment>
        <translation>Kdo lízl poslední, v tomto tahu nehraje.</translation>
    </message>
    <message>
        <source>Whoever has drawn the last card of a turn may still play.</source>
        <translatorcomment>Of “Whoever draws the last of them may not play.”.</translatorcomment>
        <translation>Kdo lízl poslední kartu tahu, smí ještě hrát.</translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation>Kdo v něm hrál, smí zaklepat.</translation>
    </message>
    <message>
        <source>a turn begins with a draw</source>
        <translation>tah začíná líznutím</translation>
    </message>
    <message>
        <source>a turn begins with a draw, and the only draw ends it: nobody could play</source>
        <translation>tah začíná líznutím a jediné líznutí ho ukončí: nikdo by nemohl hrát</translation>
    </message>
    <message>
        <source>a turn may begin with playing</source>
        <translation>tah smí začít hrou na stůl</translation>
    </message>
    <message>
        <source>any play</source>
        <translation>kterákoli hra na stůl</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>podle počtu hráčů</translation>
    </message>
    <message>
        <source>everybody, from the hand alone</source>
        <translation>každý, jen z ruky</translation>
    </message>
    <message>
        <source>everybody’s own cards, as minus</source>
        <translation>každému vlastní karty, jako minus</translation>
    </message>
    <message>
        <source>high only: Q K A</source>
        <translation>jen nejvyšší: D K A</translation>
    </message>
    <message>
        <source>knocking allowed in the last lap</source>
        <translation>v posledním kole stolu se klepat smí</translation>
    </message>
    <message>
        <source>knocking with {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>klepe se s {new:ins}, ne s {old:ins}</translation>
    </message>
    <message>
        <source>low only: A 2 3</source>
        <translation>jen nejnižší: A 2 3</translation>
    </message>
    <message>
        <source>low or high</source>
        <translation>nejnižší, nebo nejvyšší</translation>
    </message>
    <message>
        <source>no card counts anything, so nobody would reach the goal</source>
        <translation>žádná karta nic neplatí, takže by nikdo nedosáhl cíle</translation>
    </message>
    <message>
        <source>no knocking in the last lap</source>
        <translation>v posledním kole stolu se neklepe</translation>
    </message>
    <message>
        <source>no playing after the last draw</source>
        <translation>po posledním líznutí se nehraje</translation>
    </message>
    <message>
        <source>nobody knocks</source>
        <translation>neklepe se</translation>
    </message>
    <message>
        <source>nothing: it keeps its name</source>
        <translation>nic: jméno si nechá</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jedna</translation>
    </message>
    <message>
        <source>one for each pack</source>
        <translation>jeden do každého balíčku</translation>
    </message>
    <message>
        <source>one more turn for everybody</source>
        <translation>ještě jeden tah pro každého</translation>
    </message>
    <message>
        <source>play goes on until all pass</source>
        <translation>hraje se, dokud všichni nevynechají</translation>
    </message>
    <message>
        <source>playing allowed after the last draw</source>
        <translation>po posledním líznutí se hrát smí</translation>
    </message>
    <message>
        <source>round the corner, too: K A 2</source>
        <translation>i dokola: K A 2</translation>
    </message>
    <message>
        <source>the differences, for the winner</source>
        <translation>rozdíly, pro vítěze</translation>
    </message>
    <message>
        <source>the differences, paid by the others</source>
        <translation>rozdíly, platí je ostatní</translation>
    </message>
    <message>
        <source>the real card from a hand</source>
        <translation>pravá karta z ruky</translation>
    </message>
    <message>
        <source>the real card in its place</source>
        <translation>pravá karta na jeho místě</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>kolo je u konce</translation>
    </message>
    <message>
        <source>to {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>do {new:gen}, ne do {old:gen}</translation>
    </message>
    <message>
        <source>until one plays</source>
        <translation>dokud se nehraje</translation>
    </message>
    <message>
        <source>until the goal is reached</source>
        <translation>dokud se nedosáhne cíle</translation>
    </message>
    <message>
        <source>up to three</source>
        <translation>nejvýš tři</translation>
    </message>
    <message>
        <source>up to two</source>
        <translation>nejvýš dvě</translation>
    </message>
    <message>
        <source>up to {count}</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>nejvýš {count:f}</translation>
    </message>
    <message>
        <source>whoever lays on an empty table</source>
        <translatorcomment>Of “First cards on an empty table”.</translatorcomment>
        <translation>kdo vykládá na prázdný stůl</translation>
    </message>
    <message>
        <source>{dealt} cards are dealt, but there are {cards}</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>rozdává se {dealt} karet, ale je jich {cards}</translation>
    </message>
    <message>
        <source>{dealt} of {cards} cards are dealt, {stock} are left for the stock.</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {stock}: how many cards the stock has.</extracomment>
        <translation>Z {cards} karet se rozdá {dealt}, do talonu zbývá {stock}.</translation>
    </message>
    <message>
        <source>{new} dealt to each instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>každému {new} místo {old}</translation>
    </message>
    <message>
        <source>{rank:^}</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>{rank:^}</translation>
    </message>
</context>
<context>
    <name>ManipulationPossible</name>
    <message>
        <source>At least one comes from the hand; all that lies there may be rebuilt.</source>
        <translation>Aspoň jedna je z ruky; vše, co leží, lze přeskládat.</translation>
    </message>
    <message>
        <source>Cards are drawn until one plays.</source>
        <translation>Líže se, dokud se nehraje.</translation>
    </message>
    <message>
        <source>Lay cards</source>
        <translation>Vyložit karty</translation>
    </message>
    <message>
        <source>The first melds count {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>První kombinace mají aspoň {points:acc}.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand, worth {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>První výklad jsou celé kombinace z ruky, aspoň {points}.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand.</source>
        <translation>První výklad jsou celé kombinace z ruky.</translation>
    </message>
    <message>
        <source>The next player is to move.</source>
        <translation>Na tahu je další hráč.</translation>
    </message>
    <message>
        <source>The round ends at once; {points} or less may be left in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Kolo hned končí; v ruce smí zůstat nejvýš {points}.</translation>
    </message>
    <message>
        <source>The table is empty: a whole meld comes from the hand.</source>
        <translation>Stůl je prázdný: z ruky jde celá kombinace.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Za tah se líže nejvýš {cards:acc}.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn; after the last nothing is played.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>V tahu se líže nejvýš: {cards}; po poslední se nic nevykládá.</translation>
    </message>
    <message>
        <source>Who draws plays nothing in this turn.</source>
        <translation>Kdo líže, v tomto tahu nic nevykládá.</translation>
    </message>
</context>
<context>
    <name>ManipulationPresenter</name>
    <message>
        <source>Cards are lifted first, then N begins a new meld with them.</source>
        <translation>Nejdřív se karty zvednou, potom z nich N začne novou kombinaci.</translation>
    </message>
    <message>
        <source>Fewest points in the hand win, to {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Vyhrává nejméně bodů v ruce, do {target}</translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in the hand win, {target} round(s)</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Vyhrává nejméně bodů v ruce, {target} kolo</numerusform>
            <numerusform>Vyhrává nejméně bodů v ruce, {target} kola</numerusform>
            <numerusform>Vyhrává nejméně bodů v ruce, {target} kol</numerusform>
        </translation>
    </message>
    <message>
        <source>No first play of {points} is in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>První výklad za {points:acc} v ruce není.</translation>
    </message>
    <message>
        <source>The first play of the round is made.</source>
        <translation>První výklad kola už je na stole.</translation>
    </message>
    <message>
        <source>The turn cannot be ended as the table lies now.</source>
        <translation>Jak je teď stůl složený, tah ukončit nelze.</translation>
    </message>
    <message>
        <source>Undo end of turn</source>
        <translation>Vrátit konec tahu</translation>
    </message>
    <message>
        <source>Whoever reaches {target} ends the game.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Kdo dosáhne {target}, ukončí hru.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number} of {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Hráči: {count}, kolo {number} z {target}</numerusform>
            <numerusform>Hráči: {count}, kolo {number} z {target}</numerusform>
            <numerusform>Hráči: {count}, kolo {number} z {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number}, to {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Hráči: {count}, kolo {number}, do {target}</numerusform>
            <numerusform>Hráči: {count}, kolo {number}, do {target}</numerusform>
            <numerusform>Hráči: {count}, kolo {number}, do {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <comment>of the round</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:zavřela|zavřel|zavírá}.</translation>
    </message>
    <message>
        <source>{target} is reached.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Cíl {target} je dosažen.</translation>
    </message>
</context>
<context>
    <name>ManipulationPrompts</name>
    <message>
        <source>Every turn begins with a draw.</source>
        <translation>Každý tah začíná líznutím.</translation>
    </message>
    <message>
        <source>Hint: draw a card.</source>
        <translation>Rada: líznout kartu.</translation>
    </message>
    <message>
        <source>Hint: draw a second card.</source>
        <translation>Rada: líznout druhou kartu.</translation>
    </message>
    <message>
        <source>Hint: draw a third card.</source>
        <translation>Rada: líznout třetí kartu.</translation>
    </message>
    <message>
        <source>Hint: draw another card.</source>
        <translation>Rada: líznout další kartu.</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Rada: ukončit tah.</translation>
    </message>
    <message>
        <source>Hint: knock.</source>
        <translation>Rada: zaklepat.</translation>
    </message>
    <message>
        <source>Hint: play to the table.</source>
        <translation>Rada: hrát na stůl.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a card.</source>
        <translation>Rada: vrátit tah a líznout kartu.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a second card.</source>
        <translation>Rada: vrátit tah a líznout druhou kartu.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a third card.</source>
        <translation>Rada: vrátit tah a líznout třetí kartu.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw another card.</source>
        <translation>Rada: vrátit tah na začátek, pak líznout další kartu.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then end it.</source>
        <translation>Rada: vrátit tah a ukončit ho.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then knock.</source>
        <translation>Rada: vrátit tah a zaklepat.</translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid(|, not more); H says which.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Rada: lze vyložit {cards:acc}; H řekne kterou.</numerusform>
            <numerusform>Rada: lze vyložit {cards:acc}, víc ne; H řekne které.</numerusform>
            <numerusform>Rada: lze vyložit {cards:acc}, víc ne; H řekne které.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Rada: lze vyložit {cards:acc}.</numerusform>
            <numerusform>Rada: lze vyložit {cards:acc}.</numerusform>
            <numerusform>Rada: lze vyložit {cards:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {said}.</source>
        <extracomment>{said}: a move or a hint in words.</extracomment>
        <translation>Rada: {said}.</translation>
    </message>
    <message>
        <source>No card of the hand can be laid well now.</source>
        <translation>Žádnou kartu z ruky teď nelze dobře vyložit.</translation>
    </message>
    <message>
        <source>Nothing more can be laid or drawn.</source>
        <translation>Nelze už nic vyložit ani líznout.</translation>
    </message>
    <message>
        <source>Somebody else may well hold fewer points.</source>
        <translation>Někdo jiný může mít klidně méně bodů.</translation>
    </message>
    <message>
        <source>Step {number} of {all}: {said}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all. {said}: a move or a hint in words.</extracomment>
        <translation>Krok {number} z {all}: {said}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Kolo skončilo.</translation>
    </message>
    <message>
        <source>This moves no card of the table.</source>
        <translation>Žádná karta na stole se tím nehne.</translation>
    </message>
    <message>
        <source>a card from the hand is still missing.</source>
        <translation>ještě chybí karta z ruky.</translation>
    </message>
    <message>
        <source>all melds are legal: end the turn, or go on.</source>
        <translation>všechny kombinace platí: ukončit tah, nebo pokračovat.</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>líznout kartu</translation>
    </message>
    <message>
        <source>draw a card.</source>
        <translation>líznout kartu.</translation>
    </message>
    <message>
        <source>draw the last card: the last lap follows.</source>
        <translation>líznout poslední kartu: pak přijde poslední kolo stolu.</translation>
    </message>
    <message>
        <source>draw the last card: the round ends with this turn.</source>
        <translation>líznout poslední kartu: tímto tahem kolo končí.</translation>
    </message>
    <message>
        <source>first play from the hand alone</source>
        <translation>první výklad jen z ruky</translation>
    </message>
    <message>
        <source>first play from the hand alone: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>první výklad jen z ruky: {points}</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>zaklepat</translation>
    </message>
    <message>
        <source>knock with {points}, or end the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>zaklepat ({points}), nebo ukončit tah.</translation>
    </message>
    <message>
        <source>lay the real {card} from the hand, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>vyložit pravou kartu z ruky ({card}), nebo tak žolíka zase pojmenovat.</translation>
    </message>
    <message>
        <source>lay the real {card}, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>vyložit skutečnou kartu {card}, nebo tak znovu pojmenovat žolíka.</translation>
    </message>
    <message>
        <source>lay {points} more, or reset the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>vyložit ještě {points:acc}, nebo vrátit tah.</translation>
    </message>
    <message>
        <source>name the joker {card} again: it keeps its name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>žolíka zase tak pojmenovat ({card}): jméno si nechá.</translation>
    </message>
    <message>
        <source>nothing more is played: knock, or end the turn.</source>
        <translation>hrát už nelze: zaklepat, nebo ukončit tah.</translation>
    </message>
    <message>
        <source>one meld to mend: {meld}, {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>zbývá opravit kombinaci: {meld}, {why}.</translation>
    </message>
    <message>
        <source>play to the table, or draw a card.</source>
        <translation>hrát na stůl, nebo líznout kartu.</translation>
    </message>
    <message>
        <source>play to the table, or draw a second card.</source>
        <translation>hrát na stůl, nebo líznout druhou kartu.</translation>
    </message>
    <message>
        <source>play to the table, or draw and end the turn.</source>
        <translation>hrát na stůl, nebo líznout a ukončit tah.</translation>
    </message>
    <message>
        <source>play to the table, or draw another card.</source>
        <translation>hrát na stůl, nebo líznout další kartu.</translation>
    </message>
    <message>
        <source>play, or draw and play nothing.</source>
        <translation>hrát, nebo líznout a nehrát.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the last lap follows.</source>
        <translation>hrát, nebo líznout poslední kartu: pak přijde poslední kolo stolu.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the round ends with this turn.</source>
        <translation>hrát, nebo líznout poslední kartu: tímto tahem kolo končí.</translation>
    </message>
    <message>
        <source>play, or end the turn.</source>
        <translation>hrát, nebo ukončit tah.</translation>
    </message>
    <message>
        <source>the joker becomes {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>žolík bude {card}</translation>
    </message>
    <message>
        <source>the last lap: play, or pass.</source>
        <translation>poslední kolo stolu: hrát, nebo vynechat.</translation>
    </message>
    <message>
        <source>the stock is empty: play, or end the turn.</source>
        <translation>talon je prázdný: hrát, nebo ukončit tah.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand, worth {points}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards:^} v ruce, hodnota {points}</translation>
    </message>
    <message>
        <source>{cards} as a new meld</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} jako nová kombinace</translation>
    </message>
    <message>
        <source>{cards} from the hand</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} z ruky</translation>
    </message>
    <message>
        <source>{cards} from the hand to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} z ruky na: {onto}</translation>
    </message>
    <message>
        <source>{cards} from {source} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} odtud: {source}, sem: {onto}</translation>
    </message>
    <message>
        <source>{cards} on {meld}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{cards} na: {meld}</translation>
    </message>
    <message>
        <source>{cards} out of {source}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”.</extracomment>
        <translation>{cards} odtud: {source}</translation>
    </message>
    <message>
        <source>{cards} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} sem: {onto}</translation>
    </message>
    <message>
        <source>{card} in place of the joker in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card} místo žolíka, kombinace {meld}</translation>
    </message>
    <message numerus="yes">
        <source>{count} meld(s) have to be mended.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Je třeba opravit jednu kombinaci.</numerusform>
            <numerusform>Je třeba opravit {count:f} kombinace.</numerusform>
            <numerusform>Je třeba opravit {count} kombinací.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld} split after {card}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>rozdělit {meld} za kartou {card}</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {worth}, {need} are needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {worth}: how much something is worth in points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {worth}, potřeba je {need}.</numerusform>
            <numerusform>{parts} = {worth}, potřeba je {need}.</numerusform>
            <numerusform>{parts} = {worth}, potřeba je {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{played:^} played, {cards} in the hand, worth {points}</source>
        <extracomment>{played}: the cards that were played, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{played:^} vyloženo, {cards} v ruce, hodnota {points}</translation>
    </message>
    <message>
        <source>{points:^} left, up to {limit} may knock.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {limit}: the most that is allowed.</extracomment>
        <translation>{points:^} {points:zbývá|zbývá|zbývá|zbývají}, klepat lze do {limit}.</translation>
    </message>
    <message>
        <source>{press} puts {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press}: položit {cards:acc}.</translation>
    </message>
    <message>
        <source>{second} to {first}</source>
        <extracomment>{second}: the second of two that are named together. {first}: the first of two or more that are named together.</extracomment>
        <translation>{second} až {first}</translation>
    </message>
    <message>
        <source>{why}.</source>
        <extracomment>{why}: what a meld lacks.</extracomment>
        <translation>{why}.</translation>
    </message>
    <message numerus="yes">
        <source>{worth} of {all} points leave the hand.</source>
        <extracomment>{worth}: how much something is worth in points. {all}: how many there are in all.</extracomment>
        <translation>
            <numerusform>Z ruky jde {worth} z {all} bodů.</numerusform>
            <numerusform>Z ruky jde {worth} z {all} bodů.</numerusform>
            <numerusform>Z ruky jde {worth} z {all} bodů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPuzzles</name>
    <message>
        <source>All of {meld} can go elsewhere.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Celá kombinace {meld} může jinam.</translation>
    </message>
    <message>
        <source>As the table lies, no card can be laid.</source>
        <translation>Bez přeskládání nejde vyložit žádná karta.</translation>
    </message>
    <message numerus="yes">
        <source>As the table lies, only {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Bez přeskládání jde vyložit jen {cards:acc}.</numerusform>
            <numerusform>Bez přeskládání jde vyložit jen {cards:acc}.</numerusform>
            <numerusform>Bez přeskládání jde vyložit jen {cards:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free a joker, and lay the whole hand without drawing again.</source>
        <translation>Uvolnit žolíka a vyložit celou ruku, bez dalšího líznutí.</translation>
    </message>
    <message>
        <source>Free the joker</source>
        <translation>Uvolnit žolíka</translation>
    </message>
    <message>
        <source>Lay every card of the hand, without drawing again.</source>
        <translatorcomment>Of “The table can be rebuilt so that every card of the hand is laid, without drawing again.”.</translatorcomment>
        <translation>Vyložit všechny karty z ruky, bez dalšího líznutí.</translation>
    </message>
    <message>
        <source>Lay the whole hand</source>
        <translation>Vyložit celou ruku</translation>
    </message>
    <message>
        <source>No play leaves fewer.</source>
        <translation>Žádný tah jich nenechá méně.</translation>
    </message>
    <message>
        <source>Ready to knock</source>
        <translation>Na zaklepání</translation>
    </message>
    <message>
        <source>The fewest points</source>
        <translation>Co nejméně bodů</translation>
    </message>
    <message>
        <source>While no joker gets another name, some card stays in the hand.</source>
        <translation>Dokud žádný žolík nezmění jméno, nějaká karta v ruce zbude.</translation>
    </message>
    <message>
        <source>With the real {card} there, its joker may get another name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Když tam leží pravá karta {card}, smí její žolík změnit jméno.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but the fewest points.</source>
        <translation>Bez dalšího líznutí vyložit tolik, aby zbylo co nejméně bodů.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but {points} or fewer.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “Lay so much, without drawing again, that {points} or fewer stay in the hand.”.</translatorcomment>
        <translation>Bez dalšího líznutí vyložit tolik, aby zbylo nejvýš {points}.</translation>
    </message>
    <message>
        <source>{card} sets the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} uvolní žolíka.</translation>
    </message>
    <message>
        <source>{meld} can be two sequences.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^} lze rozdělit na dvě postupky.</translation>
    </message>
    <message>
        <source>{meld} can spare {cards}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{meld:^} se obejde bez {cards:gen}.</translation>
    </message>
    <message>
        <source>{meld} gives {cards} away and gets {instead}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {instead}: the cards that come for those that go, listed.</extracomment>
        <translation>{meld:^} dá {cards:acc} a dostane {instead:acc}.</translation>
    </message>
</context>
<context>
    <name>ManipulationRefusals</name>
    <message>
        <source>A first play is made from the hand alone.</source>
        <translation>První výklad je jen z ruky.</translation>
    </message>
    <message numerus="yes">
        <source>After (drawing|{cards} drawn) nothing is played: end the turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Po líznutí se už nehraje: ukončit tah.</numerusform>
            <numerusform>Po líznutí ({cards}) se už nehraje: ukončit tah.</numerusform>
            <numerusform>Po líznutí ({cards}) se už nehraje: ukončit tah.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Nejdřív líznout kartu.</translation>
    </message>
    <message>
        <source>In the last lap nobody draws: play, or pass.</source>
        <translation>V posledním kole stolu se nelíže: hrát, nebo vynechat.</translation>
    </message>
    <message>
        <source>In the last lap nobody knocks.</source>
        <translation>V posledním kole stolu se neklepe.</translation>
    </message>
    <message>
        <source>Lay a card from the hand, or draw one.</source>
        <translation>Vyložit kartu z ruky, nebo líznout.</translation>
    </message>
    <message>
        <source>Lay at least one card from the hand.</source>
        <translation>Vyložit aspoň jednu kartu z ruky.</translation>
    </message>
    <message>
        <source>No more is drawn in this turn: play, or end it.</source>
        <translation>V tomto tahu se už nelíže: hrát, nebo ho ukončit.</translation>
    </message>
    <message>
        <source>Nobody knocks under these rules.</source>
        <translation>Podle těchto pravidel se neklepe.</translation>
    </message>
    <message>
        <source>Nothing lies before that card.</source>
        <translation>Před touto kartou nic neleží.</translation>
    </message>
    <message>
        <source>Play first, or draw the last card, then knock.</source>
        <translation>Nejdřív hrát nebo líznout poslední kartu, pak klepat.</translation>
    </message>
    <message>
        <source>Play first, then knock.</source>
        <translation>Nejdřív hrát, pak klepat.</translation>
    </message>
    <message>
        <source>Put the lifted cards on a meld, or begin a new one.</source>
        <translation>Zvednuté karty přidat ke kombinaci, nebo začít novou.</translation>
    </message>
    <message>
        <source>The cards of this turn are played: end the turn.</source>
        <translation>Karty tohoto tahu jsou vyložené: ukončit tah.</translation>
    </message>
    <message>
        <source>The hand counts {have}, with {limit} or less one may knock.</source>
        <extracomment>{have}: how many there are so far. {limit}: the most that is allowed.</extracomment>
        <translation>V ruce je {have}, klepat lze s {limit} nebo méně.</translation>
    </message>
    <message>
        <source>The joker stands for {card} to the end of the round.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Žolík až do konce kola zastupuje tuto kartu: {card}.</translation>
    </message>
    <message>
        <source>The last draw ends playing: reset the turn first.</source>
        <translation>Po posledním líznutí se nehraje: nejdřív vrátit tah.</translation>
    </message>
    <message>
        <source>The lifted cards are a meld of their own.</source>
        <translation>Zvednuté karty už jsou samostatná kombinace.</translation>
    </message>
    <message>
        <source>The stock is empty: play, or end the turn.</source>
        <translation>Talon je prázdný: hrát, nebo ukončit tah.</translation>
    </message>
    <message>
        <source>There is no place for these cards.</source>
        <translation>Pro tyto karty není místo.</translation>
    </message>
    <message>
        <source>stays on the table</source>
        <translation>zůstává na stole</translation>
    </message>
    <message>
        <source>{card:^} came from the table and stays there.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} je ze stolu a zůstává tam.</translation>
    </message>
    <message>
        <source>{card:^} fits several melds: put it on one of them.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} se hodí k více kombinacím: přidat k jedné z nich.</translation>
    </message>
    <message>
        <source>{card:^} has to come from the hand to set the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} musí přijít z ruky, aby žolíka uvolnila.</translation>
    </message>
    <message>
        <source>{card:^} is missing on the table.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} na stole chybí.</translation>
    </message>
    <message>
        <source>{card:^} is missing where the joker stood for it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} chybí tam, kde stál žolík.</translation>
    </message>
    <message>
        <source>{card:^} is neither in the hand nor laid.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} není v ruce ani na stole.</translation>
    </message>
    <message>
        <source>{card:^} lies on the table twice.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} leží na stole dvakrát.</translation>
    </message>
    <message>
        <source>{meld:^}: {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{meld:^}: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Do prvního výkladu chybí {points}.</numerusform>
            <numerusform>Do prvního výkladu chybějí {points}.</numerusform>
            <numerusform>Do prvního výkladu chybí {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{why:^}.</source>
        <extracomment>{why}: what a meld lacks.</extracomment>
        <translation>{why:^}.</translation>
    </message>
</context>
<context>
    <name>ManipulationScore</name>
    <message>
        <source>By</source>
        <translation>Kdo</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Rozdíly</translation>
    </message>
    <message>
        <source>Fewer than the knocker</source>
        <translation>Méně než ten, kdo klepal</translation>
    </message>
    <message>
        <source>Less than another</source>
        <translation>Méně než jiný hráč</translation>
    </message>
    <message>
        <source>More than the winner</source>
        <translation>Víc než vítěz</translation>
    </message>
    <message>
        <source>Paid to the winner</source>
        <translation>Zaplaceno vítězi</translation>
    </message>
    <message>
        <source>Played the last card</source>
        <translation>Poslední karta vyložena</translation>
    </message>
    <message>
        <source>Points left in the hand</source>
        <translation>Body zbylé v ruce</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Kolo {number}</translation>
    </message>
    <message>
        <source>The round ended</source>
        <translation>Konec kola</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Podtržení</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} round(s) to come.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Zbývá {count:n} kolo.</numerusform>
            <numerusform>Zbývají {count:f} kola.</numerusform>
            <numerusform>Zbývá {count} kol.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} vyhrává kolo {number}, v ruce {points}.</translation>
    </message>
    <message>
        <source>{names} wins round {number}: {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} vyhrává kolo {number}: {points}.</translation>
    </message>
    <message>
        <source>{points} fewer than the others.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} méně než ostatní.</translation>
    </message>
    <message>
        <source>{points} for going out.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} za zavření.</translation>
    </message>
    <message>
        <source>{points} for the undercut.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} za podtržení.</translation>
    </message>
    <message>
        <source>{points} left in the hands.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} zbylo v rukou.</translation>
    </message>
</context>
<context>
    <name>ManipulationScorekeeperText</name>
    <message>
        <source>Tens to kings</source>
        <translation>Desítky až králové</translation>
    </message>
    <message>
        <source>What {name} has left is missing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Chybí, co zbylo v ruce: {name}.</translation>
    </message>
    <message>
        <source>Who knocked is missing.</source>
        <translation>Chybí, kdo klepal.</translation>
    </message>
    <message>
        <source>Who went out is missing.</source>
        <translation>Chybí, kdo zavřel.</translation>
    </message>
    <message>
        <source>when the stock ran out</source>
        <translation>když došel talon</translation>
    </message>
    <message>
        <source>with a knock</source>
        <translation>klepáním</translation>
    </message>
    <message>
        <source>with the last card played</source>
        <translation>vyložením poslední karty</translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} are entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards}: zadáno {entered}, v balíčcích je jich {most}.</numerusform>
            <numerusform>{cards}: zadáno {entered}, v balíčcích je jich {most}.</numerusform>
            <numerusform>{cards}: zadáno {entered}, v balíčcích je jich {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:^} a {last}</translation>
    </message>
    <message>
        <source>{first:^} to {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:^} – {last}</translation>
    </message>
    <message>
        <source>{name} has only a total: nobody gets points for those cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} má jen součet: za ty karty nikdo nedostane body.</translation>
    </message>
    <message numerus="yes">
        <source>{name} knocks with {most} points at most, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} klepe nejvýš s {most} bodem, ne {points}.</numerusform>
            <numerusform>{name} klepe nejvýš s {most} body, ne {points}.</numerusform>
            <numerusform>{name} klepe nejvýš s {most} body, ne {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out with nothing left, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{name} {name:zavřela|zavřel|zavírá} a nic nezbylo, ne {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} are entered, all cards are worth {most}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Zadán je {points}, všechny karty mají hodnotu {most}.</numerusform>
            <numerusform>Zadány jsou {points}, všechny karty mají hodnotu {most}.</numerusform>
            <numerusform>Zadáno je {points}, všechny karty mají hodnotu {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks:^}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^}</translation>
    </message>
</context>
<context>
    <name>ManipulationSheet</name>
    <message>
        <source>A round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Ace {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Eso {points}</translation>
    </message>
    <message>
        <source>After round {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Po kole {points}</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Zbylé karty</translation>
    </message>
    <message>
        <source>Each round won: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Za každé vyhrané kolo navíc {points}</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Jak skončilo</translation>
    </message>
    <message>
        <source>Everybody loses the own cards</source>
        <translation>Každý ztrácí vlastní karty</translation>
    </message>
    <message>
        <source>Everybody’s first play: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>První výklad každého: {points}</translation>
    </message>
    <message>
        <source>Fewer than the knocker: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Méně než ten, kdo klepal: navíc {points}</translation>
    </message>
    <message>
        <source>Final total</source>
        <translation>Konečný součet</translation>
    </message>
    <message>
        <source>Joker {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Žolík {points}</translation>
    </message>
    <message>
        <source>King, queen, jack {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Král, dáma, kluk {points}</translation>
    </message>
    <message>
        <source>Knocking with {points} or fewer</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Klepat lze s {points} nebo méně</translation>
    </message>
    <message>
        <source>Out: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Zavření: navíc {points}</translation>
    </message>
    <message>
        <source>Somebody reaches {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Někdo dosáhne {points}</translation>
    </message>
    <message>
        <source>Ten to two, what they show</source>
        <translation>Desítka až dvojka podle čísla</translation>
    </message>
    <message>
        <source>The fewest points left win</source>
        <translation>Vyhrává nejméně zbylých bodů</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Vyhrává nejvyšší součet</translation>
    </message>
    <message>
        <source>The others lose theirs</source>
        <translation>Ostatní své ztrácejí</translation>
    </message>
    <message>
        <source>The winner scores the differences</source>
        <translation>Vítěz získá rozdíly</translation>
    </message>
    <message>
        <source>To {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Do {target}</translation>
    </message>
    <message>
        <source>To {target}, one card drawn</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Do {target}, líže se jedna karta</translation>
    </message>
    <message>
        <source>To {target}, play or draw one card</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Do {target}, hrát, nebo líznout jednu kartu</translation>
    </message>
    <message>
        <source>To {target}, {cards} drawn at most</source>
        <extracomment>{target}: the points that end the game. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Do {target}, líže se nejvýš: {cards}</translation>
    </message>
    <message>
        <source>Whoever has: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Kdo má: navíc {points}</translation>
    </message>
    <message>
        <source>drawing until one plays</source>
        <translation>líže se, dokud se nehraje</translation>
    </message>
    <message>
        <source>left</source>
        <translation>zbylo</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>součet</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>won</source>
        <translation>zisk</translation>
    </message>
    <message>
        <source>{cards} drawn at most</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>líže se nejvýš {cards:acc}</translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:klepala|klepal|klepe}</translation>
    </message>
    <message>
        <source>{name} out</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:zavřela|zavřel|zavírá}</translation>
    </message>
    <message>
        <source>{ranks:^} {points}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^} {points}</translation>
    </message>
    <message>
        <source>{ranks:^}, what they show</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^}: kolik ukazují</translation>
    </message>
    <message>
        <source>{rounds:^}</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>{rounds:^}</translation>
    </message>
    <message>
        <source>{target} or more: {points}</source>
        <extracomment>{target}: the points that end the game. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{target} nebo víc: {points}</translation>
    </message>
</context>
<context>
    <name>ManipulationTable</name>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Add to meld</source>
        <translation>Přidat sem</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Líznout</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>Líznout 1</translation>
    </message>
    <message>
        <source>Draw a second</source>
        <translation>Líznout druhou</translation>
    </message>
    <message>
        <source>Draw a third</source>
        <translation>Líznout třetí</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Líznout další</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Ukončit kolo</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nová</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Vynechat</translation>
    </message>
    <message numerus="yes">
        <source>Play {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Hrát {number}</numerusform>
            <numerusform>Hrát {number}</numerusform>
            <numerusform>Hrát {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>Vrátit tah</translation>
    </message>
    <message>
        <source>Since {name}’s last turn:</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Od posledního tahu hráče {name}:</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Rozdělit</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Rozdělit zde</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Vzít</translation>
    </message>
    <message>
        <source>frees the joker</source>
        <translation>uvolní žolíka</translation>
    </message>
    <message numerus="yes">
        <source>group of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>skupina, karet: {number}</numerusform>
            <numerusform>skupina, karet: {number}</numerusform>
            <numerusform>skupina, karet: {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved</source>
        <translation>přesunuto</translation>
    </message>
    <message numerus="yes">
        <source>sequence of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>postupka, karet: {number}</numerusform>
            <numerusform>postupka, karet: {number}</numerusform>
            <numerusform>postupka, karet: {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>splits it</source>
        <translation>rozdělí ji</translation>
    </message>
    <message>
        <source>this ends the round, and it cannot be taken back.</source>
        <translation>tím kolo končí a nejde to vzít zpět.</translation>
    </message>
    <message>
        <source>what does the joker stand for?</source>
        <translation>co zastupuje žolík?</translation>
    </message>
    <message>
        <source>you could still lay cards in this turn.</source>
        <translation>v tomto tahu jde ještě vyložit karty.</translation>
    </message>
</context>
<context>
    <name>ManipulationTips</name>
    <message>
        <source>A joker on the table</source>
        <translation>Žolík na stole</translation>
    </message>
    <message>
        <source>Groups and sequences</source>
        <translation>Skupiny a postupky</translation>
    </message>
    <message>
        <source>How a turn begins</source>
        <translation>Jak začíná tah</translation>
    </message>
    <message>
        <source>To knock</source>
        <translation>Zaklepání</translation>
    </message>
    <message>
        <source>Who wins a round</source>
        <translatorcomment>Of “Who wins”.</translatorcomment>
        <translation>Kdo vyhrává kolo</translation>
    </message>
</context>
<context>
    <name>ManipulationWords</name>
    <message>
        <source>a joker as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>žolík jako {card}; gen: žolíka jako {card:acc}; acc: žolíka jako {card:acc}; ins: žolíkem jako {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{joker} jako {card}; acc: {joker:acc} jako {card:acc}; gen: {joker:gen} jako {card:acc}; gender: m</translation>
    </message>
    <message>
        <source>{joker} without a name</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour.</extracomment>
        <translation>{joker:*} beze jména; gender: m</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{suit}: {ranks}; gender: pf</translation>
    </message>
    <message>
        <source>{ranks}, {suits}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suits}: several suits, listed.</extracomment>
        <translation>{ranks:*}: {suits}; gender: pf</translation>
    </message>
</context>
<context>
    <name>MeldFaults</name>
    <message>
        <source>a first play comes from the hand alone</source>
        <translation>první výklad je jen z ruky</translation>
    </message>
    <message>
        <source>a real {card} is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>chybí skutečná {card}</translation>
    </message>
    <message>
        <source>ace high only</source>
        <translation>eso jen nahoře</translation>
    </message>
    <message>
        <source>ace low only</source>
        <translation>eso jen dole</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>smíšené</translation>
    </message>
    <message>
        <source>name missing</source>
        <translation>chybí jméno</translation>
    </message>
    <message>
        <source>neither one rank nor one suit</source>
        <translation>ani jedna hodnota, ani jedna barva</translation>
    </message>
    <message>
        <source>nothing is called {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>nic se nejmenuje {name}</translation>
    </message>
    <message>
        <source>one {card} too many</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} navíc</translation>
    </message>
    <message>
        <source>round the corner</source>
        <translation>dokola to nejde</translation>
    </message>
    <message>
        <source>the ace is high, after the king</source>
        <translation>eso je nejvyšší, za králem</translation>
    </message>
    <message>
        <source>the ace is low or high, not both</source>
        <translation>eso je nízké, nebo vysoké, ne obojí</translation>
    </message>
    <message>
        <source>the ace is low, before the two</source>
        <translation>eso je nejnižší, před dvojkou</translation>
    </message>
    <message>
        <source>the joker needs a name</source>
        <translation>žolík potřebuje jméno</translation>
    </message>
    <message>
        <source>the joker stays {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>žolík zůstává {card}</translation>
    </message>
    <message>
        <source>the order is missing</source>
        <translation>nejdou po sobě</translation>
    </message>
    <message numerus="yes">
        <source>{cards} (is|are) missing</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>chybí {cards}</numerusform>
            <numerusform>chybějí {cards}</numerusform>
            <numerusform>chybí {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} from the hand is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>chybí {card} z ruky</translation>
    </message>
    <message>
        <source>{card} missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>chybí {card}</translation>
    </message>
    <message>
        <source>{card} stays</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>zůstává {card}</translation>
    </message>
    <message>
        <source>{card} twice</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>dvakrát {card}</translation>
    </message>
    <message>
        <source>{first} and {second} are missing</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>chybějí {first} a {second}</translation>
    </message>
    <message>
        <source>{meld}: {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{meld}: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{number} missing</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>chybí {number}</numerusform>
            <numerusform>chybějí {number}</numerusform>
            <numerusform>chybí {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} is missing</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>chybí {rank}</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Jok.</source>
        <translation>Žol.</translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Ještě neviděné: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Zatím nebylo nic odhozeno.</translation>
    </message>
    <message>
        <source>Whoever plays sees here what the table remembers.</source>
        <translation>Kdo hraje, vidí zde, co si stůl pamatuje.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>žádné</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} vzato</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A bot did not answer ({reason}), so a simple move was made for it.</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Robot neodpověděl ({reason}), byl tedy za něj proveden jednoduchý tah.</translation>
    </message>
    <message>
        <source>A bot did not answer, so a simple move was made for it.</source>
        <translation>Robot neodpověděl, byl tedy za něj proveden jednoduchý tah.</translation>
    </message>
    <message>
        <source>A file of the program is damaged, so some bots play more simply than they could.</source>
        <translation>Jeden soubor programu je poškozený, někteří roboti proto hrají jednodušeji, než umějí.</translation>
    </message>
    <message>
        <source>A hint is given as soon as a person is to move.</source>
        <translation>Rada přijde, až bude na tahu člověk.</translation>
    </message>
    <message>
        <source>Any key deals the rest at once.</source>
        <translation>Kterákoli klávesa rozdá zbytek najednou.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes the move back.</source>
        <translation>Ctrl+Z vezme tah zpět.</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Rozdat hned</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Rychleji</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dokončit</translation>
    </message>
    <message>
        <source>Finish this turn</source>
        <translation>Dokončit tento tah</translation>
    </message>
    <message>
        <source>First melds are shown as soon as a person is to move.</source>
        <translation>První výklady se ukážou, až bude na tahu člověk.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message numerus="yes">
        <source>Hidden on {name}’s phone: {count} card(s).</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{name}: v telefonu je skrytá {count:f} karta.</numerusform>
            <numerusform>{name}: v telefonu jsou skryté {count:f} karty.</numerusform>
            <numerusform>{name}: v telefonu je skrytých {count} karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Melds can be moved here. What is lifted on the phone lies open here.</source>
        <translation>Kombinace lze přesouvat zde. Karty zvednuté v telefonu tu leží odkryté.</translation>
    </message>
    <message>
        <source>Nothing was taken back that could be done again.</source>
        <translation>Není co provést znovu.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Jeden krok</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Přestávka</translation>
    </message>
    <message>
        <source>Play the last card</source>
        <translation>Zahrát poslední kartu</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Ukázat skóre</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Ukázat tah</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Pomaleji</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>The bots did not answer and were started again; nothing is lost.</source>
        <translation>Roboti neodpověděli a byli spuštěni znovu; nic se neztratilo.</translation>
    </message>
    <message>
        <source>The bots do not answer; they are started again in a few seconds.</source>
        <translation>Roboti neodpovídají; za pár sekund se spustí znovu.</translation>
    </message>
    <message>
        <source>The cards are mixed and will be dealt in a moment.</source>
        <translation>Karty se míchají a za chvíli se rozdají.</translation>
    </message>
    <message>
        <source>The deal is over, so nothing can be taken back.</source>
        <translation>Rozdání skončilo, nic už nelze vzít zpět.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Hra je přerušená.</translation>
    </message>
    <message>
        <source>The last move showed new cards, so it stands.</source>
        <translation>Poslední tah odkryl nové karty, proto platí.</translation>
    </message>
    <message>
        <source>There is nothing yet that can be taken back.</source>
        <translation>Zatím není co vzít zpět.</translation>
    </message>
    <message>
        <source>This game is only looked at.</source>
        <translation>Tato hra se jen prohlíží.</translation>
    </message>
    <message>
        <source>What may be done is shown as soon as a person is to move.</source>
        <translation>Co je možné, se ukáže, jakmile je na tahu člověk.</translation>
    </message>
    <message>
        <source>{name} answers.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Odpovídá {name}.</translation>
    </message>
    <message>
        <source>{name} has moved since; only the last move can be taken back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} už {name:táhla|táhl|je na tahu}; zpět lze vzít jen poslední tah.</translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Další hraje {name}.</translation>
    </message>
    <message>
        <source>{name} plays on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Dál hraje {name}.</translation>
    </message>
    <message>
        <source>{name}, nothing is asked of this hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: od této ruky se nic nečeká.</translation>
    </message>
    <message>
        <source>{name}, play the last card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: zahrát poslední kartu.</translation>
    </message>
    <message>
        <source>{name}, this ends the turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: tím tah končí.</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>on {date}</source>
        <extracomment>{date}: a day, as “12 May 2026”.</extracomment>
        <translation>{date}</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>dnes v {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>včera v {time}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Agreements</source>
        <translation>Dohody</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Smazat pravidla</translation>
    </message>
    <message>
        <source>The first dealer is found by lot.</source>
        <translation>Prvního rozdávajícího určí los.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{field}: a number from {least} to {most} is missing.</source>
        <extracomment>{field}: the label of a field. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: chybí číslo od {least} do {most}.</translation>
    </message>
    <message>
        <source>{field}: {number} is less than {least}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} je méně než {least}.</translation>
    </message>
    <message>
        <source>{field}: {number} is more than {most}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} je víc než {most}.</translation>
    </message>
    <message>
        <source>{field}: “{text}” is not a number.</source>
        <extracomment>{field}: the label of a field. {text}: what is said first.</extracomment>
        <translation>{field}: „{text}“ není číslo.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>How many people and bots sit at the table.</source>
        <translation>Kolik lidí a robotů sedí u stolu.</translation>
    </message>
    <message>
        <source>To go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>K zavření: {needed}.</translation>
    </message>
    <message>
        <source>below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>pod {score}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <translation>
            <numerusform>karta</numerusform>
            <numerusform>karty</numerusform>
            <numerusform>karet</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>rozdání {number}: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>deal(s)</source>
        <translation>
            <numerusform>rozdání</numerusform>
            <numerusform>rozdání</numerusform>
            <numerusform>rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>rozdání {number} až {last}: {piles}</translation>
    </message>
    <message>
        <source>else {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>jinak {points}</translation>
    </message>
    <message>
        <source>from deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>od rozdání {number}: {piles}</translation>
    </message>
    <message>
        <source>hand {hand}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>ruka {hand}, noha {foot}</translation>
    </message>
    <message>
        <source>hand {hand}, knee {knee}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>ruka {hand}, koleno {knee}, noha {foot}</translation>
    </message>
    <message numerus="yes">
        <source>joker(s)</source>
        <translation>
            <numerusform>žolík</numerusform>
            <numerusform>žolíci</numerusform>
            <numerusform>žolíků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pack(s)</source>
        <translation>
            <numerusform>balíček</numerusform>
            <numerusform>balíčky</numerusform>
            <numerusform>balíčků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>player(s)</source>
        <translation>
            <numerusform>hráč</numerusform>
            <numerusform>hráči</numerusform>
            <numerusform>hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>bod</numerusform>
            <numerusform>body</numerusform>
            <numerusform>bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>kolo</numerusform>
            <numerusform>kola</numerusform>
            <numerusform>kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock pile(s)</source>
        <translation>
            <numerusform>talon</numerusform>
            <numerusform>talony</numerusform>
            <numerusform>talonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wild(s)</source>
        <translation>
            <numerusform>žolíková karta</numerusform>
            <numerusform>žolíkové karty</numerusform>
            <numerusform>žolíkových karet</numerusform>
        </translation>
    </message>
    <message>
        <source>{fields} do not go together: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation>{fields} se vylučují: {reason}.</translation>
    </message>
    <message>
        <source>{label}: {new} instead of {old}</source>
        <extracomment>{label}: the label of a rule or a field. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{label}: {new}, ne {old}</translation>
    </message>
    <message>
        <source>{length} or {score}</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”. {score}: a score in points.</extracomment>
        <translation>{length} nebo {score}</translation>
    </message>
    <message numerus="yes">
        <source>{named}, and {count} more change(s)</source>
        <extracomment>{named}: changes of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{named} a ještě jedna změna</numerusform>
            <numerusform>{named} a ještě {count:f} změny</numerusform>
            <numerusform>{named} a ještě {count} změn</numerusform>
        </translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new}, ne {old}</translation>
    </message>
    <message>
        <source>“{label}”</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>„{label}“</translation>
    </message>
    <message>
        <source>“{label}” ({value})</source>
        <extracomment>{label}: the label of a rule or a field. {value}: what is chosen for a rule.</extracomment>
        <translation>„{label}“ ({value})</translation>
    </message>
</context>
<context>
    <name>OptionsWords</name>
    <message>
        <source>nothing</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nic; gen: ničeho; gender: n</translation>
    </message>
    <message numerus="yes">
        <source>{count} clean</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:čistá|čistá|čistých|čisté}; gen: {count:f.gen} {piles:čisté|čisté|čistých|čistých}; dat: {count:f.dat} {piles:čisté|čisté|čistým|čistým}; acc: {count:f.acc} {piles:čistou|čistou|čistých|čisté}; loc: {count:f.loc} {piles:čisté|čisté|čistých|čistých}; ins: {count:f.ins} {piles:čistou|čistou|čistými|čistými}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:čistá|čistá|čistých|čisté}; gen: {count:f.gen} {piles:čisté|čisté|čistých|čistých}; dat: {count:f.dat} {piles:čisté|čisté|čistým|čistým}; acc: {count:f.acc} {piles:čistou|čistou|čistých|čisté}; loc: {count:f.loc} {piles:čisté|čisté|čistých|čistých}; ins: {count:f.ins} {piles:čistou|čistou|čistými|čistými}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:čistá|čistá|čistých|čisté}; gen: {count:f.gen} {piles:čisté|čisté|čistých|čistých}; dat: {count:f.dat} {piles:čisté|čisté|čistým|čistým}; acc: {count:f.acc} {piles:čistou|čistou|čistých|čisté}; loc: {count:f.loc} {piles:čisté|čisté|čistých|čistých}; ins: {count:f.ins} {piles:čistou|čistou|čistými|čistými}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:špinavá|špinavá|špinavých|špinavé}; gen: {count:f.gen} {piles:špinavé|špinavé|špinavých|špinavých}; dat: {count:f.dat} {piles:špinavé|špinavé|špinavým|špinavým}; acc: {count:f.acc} {piles:špinavou|špinavou|špinavých|špinavé}; loc: {count:f.loc} {piles:špinavé|špinavé|špinavých|špinavých}; ins: {count:f.ins} {piles:špinavou|špinavou|špinavými|špinavými}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:špinavá|špinavá|špinavých|špinavé}; gen: {count:f.gen} {piles:špinavé|špinavé|špinavých|špinavých}; dat: {count:f.dat} {piles:špinavé|špinavé|špinavým|špinavým}; acc: {count:f.acc} {piles:špinavou|špinavou|špinavých|špinavé}; loc: {count:f.loc} {piles:špinavé|špinavé|špinavých|špinavých}; ins: {count:f.ins} {piles:špinavou|špinavou|špinavými|špinavými}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:špinavá|špinavá|špinavých|špinavé}; gen: {count:f.gen} {piles:špinavé|špinavé|špinavých|špinavých}; dat: {count:f.dat} {piles:špinavé|špinavé|špinavým|špinavým}; acc: {count:f.acc} {piles:špinavou|špinavou|špinavých|špinavé}; loc: {count:f.loc} {piles:špinavé|špinavé|špinavých|špinavých}; ins: {count:f.ins} {piles:špinavou|špinavou|špinavými|špinavými}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} in all</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>celkem {count:f}; gen: celkem {count:f.gen}; dat: celkem {count:f.dat}; acc: celkem {count:f.acc}; loc: celkem {count:f.loc}; ins: celkem {count:f.ins}; gender: {piles:gender}</numerusform>
            <numerusform>celkem {count:f}; gen: celkem {count:f.gen}; dat: celkem {count:f.dat}; acc: celkem {count:f.acc}; loc: celkem {count:f.loc}; ins: celkem {count:f.ins}; gender: {piles:gender}</numerusform>
            <numerusform>celkem {count:f}; gen: celkem {count:f.gen}; dat: celkem {count:f.dat}; acc: celkem {count:f.acc}; loc: celkem {count:f.loc}; ins: celkem {count:f.ins}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of any kind</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} libovolného druhu; gen: {count:f.gen} libovolného druhu; dat: {count:f.dat} libovolného druhu; acc: {count:f.acc} libovolného druhu; loc: {count:f.loc} libovolného druhu; ins: {count:f.ins} libovolného druhu; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} libovolného druhu; gen: {count:f.gen} libovolného druhu; dat: {count:f.dat} libovolného druhu; acc: {count:f.acc} libovolného druhu; loc: {count:f.loc} libovolného druhu; ins: {count:f.ins} libovolného druhu; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} libovolného druhu; gen: {count:f.gen} libovolného druhu; dat: {count:f.dat} libovolného druhu; acc: {count:f.acc} libovolného druhu; loc: {count:f.loc} libovolného druhu; ins: {count:f.ins} libovolného druhu; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of sevens</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} ze sedmiček; gen: {count:f.gen} ze sedmiček; dat: {count:f.dat} ze sedmiček; acc: {count:f.acc} ze sedmiček; loc: {count:f.loc} ze sedmiček; ins: {count:f.ins} ze sedmiček; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} ze sedmiček; gen: {count:f.gen} ze sedmiček; dat: {count:f.dat} ze sedmiček; acc: {count:f.acc} ze sedmiček; loc: {count:f.loc} ze sedmiček; ins: {count:f.ins} ze sedmiček; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} ze sedmiček; gen: {count:f.gen} ze sedmiček; dat: {count:f.dat} ze sedmiček; acc: {count:f.acc} ze sedmiček; loc: {count:f.loc} ze sedmiček; ins: {count:f.ins} ze sedmiček; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:divoká|divoká|divokých|divoké}; gen: {count:f.gen} {piles:divoké|divoké|divokých|divokých}; dat: {count:f.dat} {piles:divoké|divoké|divokým|divokým}; acc: {count:f.acc} {piles:divokou|divokou|divokých|divoké}; loc: {count:f.loc} {piles:divoké|divoké|divokých|divokých}; ins: {count:f.ins} {piles:divokou|divokou|divokými|divokými}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:divoká|divoká|divokých|divoké}; gen: {count:f.gen} {piles:divoké|divoké|divokých|divokých}; dat: {count:f.dat} {piles:divoké|divoké|divokým|divokým}; acc: {count:f.acc} {piles:divokou|divokou|divokých|divoké}; loc: {count:f.loc} {piles:divoké|divoké|divokých|divokých}; ins: {count:f.ins} {piles:divokou|divokou|divokými|divokými}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:divoká|divoká|divokých|divoké}; gen: {count:f.gen} {piles:divoké|divoké|divokých|divokých}; dat: {count:f.dat} {piles:divoké|divoké|divokým|divokým}; acc: {count:f.acc} {piles:divokou|divokou|divokých|divoké}; loc: {count:f.loc} {piles:divoké|divoké|divokých|divokých}; ins: {count:f.ins} {piles:divokou|divokou|divokými|divokými}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherPointsDialog</name>
    <message>
        <source>They are added as they are written, and nothing doubles them.</source>
        <translation>Počítají se, jak jsou zapsané, a nic je nezdvojnásobí.</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Calm</source>
        <translation>Klidné</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Okamžité</translation>
    </message>
    <message>
        <source>Narrated</source>
        <translation>S výkladem</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rychlé</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalé</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Tempo robotů</translation>
    </message>
</context>
<context>
    <name>PacketOptions</name>
    <message>
        <source>A stock with fewer cards than a draw is drawn whole, and play goes on.</source>
        <translation>Talon, v němž je méně karet, než se líže, se dobere celý a hraje se dál.</translation>
    </message>
    <message>
        <source>Before play: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Před hrou: {by_deal}.</translation>
    </message>
    <message>
        <source>Cards of a draw</source>
        <translation>Kolik karet se líže</translation>
    </message>
    <message>
        <source>Cards of each packet everybody is dealt: the hand first, the foot last.</source>
        <translation>Kolik karet má to, co každý dostane: nejdřív ruka, naposled noha.</translation>
    </message>
    <message>
        <source>Drawn from the stock: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Z talonu se líže: {by_deal}.</translation>
    </message>
    <message>
        <source>Each foot goes to the left-hand neighbour.</source>
        <translation>Každá noha jde sousedovi vlevo.</translation>
    </message>
    <message>
        <source>Each foot goes to the player opposite.</source>
        <translation>Každá noha jde hráči naproti.</translation>
    </message>
    <message>
        <source>Each foot goes to the right-hand neighbour.</source>
        <translation>Každou nohu dostane soused po pravici.</translation>
    </message>
    <message>
        <source>How many cards a turn draws from the stock, deal by deal; the last repeats.</source>
        <translation>Kolik karet se v tahu líže z talonu, po rozdáních; poslední platí i dál.</translation>
    </message>
    <message>
        <source>Knee and foot go to the left-hand neighbour.</source>
        <translation>Koleno a nohu dostane soused po levici.</translation>
    </message>
    <message>
        <source>Knee and foot go to the player opposite.</source>
        <translation>Koleno a nohu dostane hráč naproti.</translation>
    </message>
    <message>
        <source>Knee and foot go to the right-hand neighbour.</source>
        <translation>Koleno a nohu dostane soused po pravici.</translation>
    </message>
    <message>
        <source>Melding the hand out ends the turn</source>
        <translation>Vyložení celé ruky končí tah</translation>
    </message>
    <message>
        <source>Not used, since a {pile} opens the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Nepoužívá se, protože nohu otvírá {pile}.</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Ruka a noha</translation>
    </message>
    <message>
        <source>Passing packets</source>
        <translation>Předávání karet</translation>
    </message>
    <message>
        <source>The foot is picked up</source>
        <translation>Noha se bere</translation>
    </message>
    <message>
        <source>The last cards are drawn</source>
        <translation>Lížou se i poslední karty</translation>
    </message>
    <message>
        <source>The last cards are drawn though they are fewer; only drawing from an empty stock ends the deal.</source>
        <translation>Poslední karty se lížou, i když jich je méně; rozdání končí až lízání z prázdného talonu.</translation>
    </message>
    <message>
        <source>What makes a player pick up the foot.</source>
        <translation>Kdy si hráč bere nohu.</translation>
    </message>
    <message>
        <source>Where all packets but the hand go before play, deal by deal; the last repeats.</source>
        <translation>Kam jde před hrou všechno kromě ruky, po rozdáních; poslední platí i dál.</translation>
    </message>
    <message>
        <source>Who melds the last card picks up the foot, and the turn is over.</source>
        <translation>Kdo vyloží poslední kartu, vezme si nohu a tah končí.</translation>
    </message>
    <message>
        <source>a draw larger than the stock ends the deal</source>
        <translation>lízání většího počtu, než má talon, ukončí rozdání</translation>
    </message>
    <message>
        <source>after melding the hand out the turn goes on</source>
        <translation>po vyložení celé ruky tah pokračuje</translation>
    </message>
    <message>
        <source>knee and foot go across the table</source>
        <translation>koleno a noha jdou přes stůl</translation>
    </message>
    <message>
        <source>knee and foot go to the left</source>
        <translation>koleno a noha jdou doleva</translation>
    </message>
    <message>
        <source>knee and foot go to the right</source>
        <translation>koleno a noha jdou doprava</translation>
    </message>
    <message>
        <source>melding the hand out ends the turn</source>
        <translation>vyložení celé ruky končí tah</translation>
    </message>
    <message>
        <source>nothing is passed</source>
        <translation>nic se nepředává</translation>
    </message>
    <message>
        <source>on completing a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>s dokončením {pile:gen}</translation>
    </message>
    <message>
        <source>the foot goes across the table</source>
        <translation>noha jde přes stůl</translation>
    </message>
    <message>
        <source>the foot goes to the left</source>
        <translation>noha jde doleva</translation>
    </message>
    <message>
        <source>the foot goes to the right</source>
        <translation>noha jde doprava</translation>
    </message>
    <message>
        <source>the last cards are drawn, too</source>
        <translation>lížou se i poslední karty</translation>
    </message>
    <message>
        <source>when the hand is empty and the side has a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>když je ruka prázdná a strana má {pile:acc}</translation>
    </message>
    <message>
        <source>{new} drawn instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>líže se {new:acc}, ne {old:acc}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>packets</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} místo {old}</translation>
    </message>
</context>
<context>
    <name>PastDeals</name>
    <message>
        <source>{dealer} dealt. {ended}</source>
        <extracomment>{dealer}: the player who deals. {ended}: a sentence of how the deal ended.</extracomment>
        <translation>{dealer} {dealer:rozdala|rozdal|rozdává}. {ended}</translation>
    </message>
    <message>
        <source>{points}, total {total}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{points}, celkem {total}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>never</source>
        <comment>no word: “always” where verbs differ for she and he, else “never”</comment>
        <translation>always</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Family, on sheets</source>
        <translation>Rodina, na zápisech</translation>
    </message>
    <message>
        <source>Forget these names</source>
        <translation>Zapomenout tato jména</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Jméno na místě {number}</translation>
    </message>
    <message>
        <source>Names as last used; a pace counts while a bot sits there.</source>
        <translation>Naposledy použitá jména; tempo platí, když na místě sedí robot.</translation>
    </message>
    <message>
        <source>Pace at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Tempo na místě {number}</translation>
    </message>
    <message>
        <source>Pace of all</source>
        <translation>Tempo všech</translation>
    </message>
    <message>
        <source>People who have played</source>
        <translation>Kdo už hrál</translation>
    </message>
    <message>
        <source>Place, on sheets</source>
        <translation>Místo, na zápisech</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>Another phone shows your cards now.</source>
        <translation>Vaše karty teď ukazuje jiný telefon.</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Zpět ke kartám</translation>
    </message>
    <message>
        <source>Cards by rank</source>
        <translation>Karty podle hodnoty</translation>
    </message>
    <message>
        <source>Every seat has a code of its own: point the camera of this phone at yours on the big screen. The key F7 shows the codes there.</source>
        <translation>Každé místo má svůj kód: namiřte fotoaparát tohoto telefonu na ten svůj na velké obrazovce. Kódy tam ukáže klávesa F7.</translation>
    </message>
    <message>
        <source>For the left hand</source>
        <translation>Pro levou ruku</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Skrýt karty</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velká</translation>
    </message>
    <message>
        <source>Load the page again</source>
        <translation>Načíst stránku znovu</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>Další možnosti</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Další rozdání</translation>
    </message>
    <message>
        <source>No camera? Type the number below your code:</source>
        <translation>Není fotoaparát? Napište číslo pod svým kódem:</translation>
    </message>
    <message>
        <source>No code on the big screen has this number.</source>
        <translation>Žádný kód na velké obrazovce nemá toto číslo.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>O jednu méně</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>O jednu více</translation>
    </message>
    <message>
        <source>Point the camera of this phone at your code on the big screen.</source>
        <translation>Namiřte fotoaparát tohoto telefonu na svůj kód na velké obrazovce.</translation>
    </message>
    <message>
        <source>Same Wi-Fi as the computer?</source>
        <translation>Stejná Wi-Fi jako počítač?</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Ukázat moje karty</translation>
    </message>
    <message>
        <source>Since {time} this phone shows no cards. Nothing was lost.</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>Od {time} tento telefon neukazuje žádné karty. Nic se neztratilo.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Malá</translation>
    </message>
    <message>
        <source>Somebody else plays here now.</source>
        <translation>Tady teď hraje někdo jiný.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Seřadit</translation>
    </message>
    <message>
        <source>Stays in this home network.</source>
        <translation>Zůstává v této domácí síti.</translation>
    </message>
    <message>
        <source>Take this seat</source>
        <translation>Zabrat toto místo</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Klepnutím se vybere místo.</translation>
    </message>
    <message>
        <source>Text and cards</source>
        <translation>Text a karty</translation>
    </message>
    <message>
        <source>That is not {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>To není {name}</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Ostatní</translation>
    </message>
    <message>
        <source>The phone turns them down after two minutes without a touch, or when you hide them.</source>
        <translation>Telefon je otočí po dvou minutách bez dotyku, nebo když je skryjete.</translation>
    </message>
    <message>
        <source>The program at the table has changed</source>
        <translation>Program u stolu se změnil</translation>
    </message>
    <message>
        <source>The program at the table has changed. Load this page again.</source>
        <translation>Program u stolu se změnil. Načíst tuto stránku znovu.</translation>
    </message>
    <message>
        <source>The screen was asked: somebody there says yes or no.</source>
        <translation>Otázka je na obrazovce: někdo tam řekne ano, nebo ne.</translation>
    </message>
    <message>
        <source>The table is not in reach</source>
        <translation>Stůl není v dosahu</translation>
    </message>
    <message>
        <source>This code is no longer good</source>
        <translation>Tento kód už neplatí</translation>
    </message>
    <message>
        <source>This code is no longer good. Scan the one on the big screen.</source>
        <translation>Tento kód už neplatí. Naskenovat ten na velké obrazovce.</translation>
    </message>
    <message>
        <source>This phone has seen no cards</source>
        <translation>Tento telefon žádné karty neviděl</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Na stůl</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>Do ruky</translation>
    </message>
    <message>
        <source>Too many numbers were wrong. Scan the code, or try again in a while.</source>
        <translation>Příliš mnoho čísel bylo špatně. Naskenovat kód, nebo to zkusit za chvíli.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Zkusit teď</translation>
    </message>
    <message>
        <source>Trying again by itself. Your seat and your lifted cards are kept.</source>
        <translation>Zkouší se to samo znovu. Vaše místo i zdvižené karty zůstávají.</translation>
    </message>
    <message>
        <source>Use this phone</source>
        <translation>Použít tento telefon</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Obvyklá</translation>
    </message>
    <message>
        <source>Waiting for the table …</source>
        <translation>Čeká se na stůl…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Co můžete udělat</translation>
    </message>
    <message>
        <source>What you lift lies open on the big screen.</source>
        <translatorcomment>Of “All melds lie on the big screen.”.</translatorcomment>
        <translation>Zvednuté karty leží odkryté na velké obrazovce.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>Které místo je vaše?</translation>
    </message>
    <message>
        <source>You are {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Jste {name}.</translation>
    </message>
    <message>
        <source>You play next.</source>
        <translation>Další hrajete vy.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vaše karty</translation>
    </message>
    <message>
        <source>Your cards are at the screen now.</source>
        <translation>Karty jsou teď na obrazovce.</translation>
    </message>
    <message>
        <source>Your cards come to this phone. Nobody else sees them, not even the big screen.</source>
        <translation>Vaše karty přijdou na tento telefon. Nikdo jiný je nevidí, ani velká obrazovka.</translation>
    </message>
    <message>
        <source>Your cards lie face down</source>
        <translation>Vaše karty leží rubem nahoru</translation>
    </message>
    <message>
        <source>Your cards stay at the screen.</source>
        <translation>Karty zůstávají na obrazovce.</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nepřipojeno</translation>
    </message>
    <message>
        <source>{name}, no meld takes what is lifted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, zvednuté karty nepřijme žádná kombinace.</translation>
    </message>
</context>
<context>
    <name>PhoneNews</name>
    <message>
        <source>Give them to the phone</source>
        <translation>Dát je do telefonu</translation>
    </message>
    <message>
        <source>Keep them here</source>
        <translation>Nechat je tady</translation>
    </message>
    <message>
        <source>They go from this screen to the phone, and come back with F7.</source>
        <translation>Přejdou z této obrazovky do telefonu; F7 je vrátí.</translation>
    </message>
    <message>
        <source>To this screen</source>
        <translation>Na tuto obrazovku</translation>
    </message>
    <message>
        <source>{name}’s phone asks for the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: telefon žádá o karty.</translation>
    </message>
    <message>
        <source>{name}’s phone is asleep.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: telefon spí.</translation>
    </message>
    <message>
        <source>{name}’s phone is not here yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: telefon tu ještě není.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>A moment</source>
        <translation>Chvilku</translation>
    </message>
    <message>
        <source>A second</source>
        <translation>Sekundu</translation>
    </message>
    <message>
        <source>Agreed on in new games</source>
        <translation>Dohody v nových hrách</translation>
    </message>
    <message>
        <source>Anything, for practice</source>
        <translation>Cokoli, při cvičení</translation>
    </message>
    <message>
        <source>As long as no card was seen</source>
        <translation>Dokud nebyla vidět karta</translation>
    </message>
    <message>
        <source>Ask before a costly slip or what partners agreed not to do</source>
        <translation>Zeptat se před drahým přehmatem nebo porušením dohody</translation>
    </message>
    <message>
        <source>Ask before a discard or act that ends the turn</source>
        <translation>Zeptat se před odhozem nebo jiným koncem tahu</translation>
    </message>
    <message>
        <source>Ask before a game is left, although it is kept</source>
        <translation>Zeptat se před odchodem ze hry, i když zůstane uložená</translation>
    </message>
    <message>
        <source>Both are fixed when a game begins and stand on its score sheet. Anything may be taken back by a person who plays alone.</source>
        <translation>Obojí platí od začátku hry a stojí na jejím zápisu. Kdo hraje sám, smí vzít zpět cokoli.</translation>
    </message>
    <message>
        <source>Explain what happens for the first time</source>
        <translation>Vysvětlit, co se děje poprvé</translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation>Pět sekund</translation>
    </message>
    <message>
        <source>How long experts think</source>
        <translation>Jak dlouho mistři přemýšlejí</translation>
    </message>
    <message>
        <source>Last discards</source>
        <translation>Poslední odhozy</translation>
    </message>
    <message>
        <source>Narrated waits for a key after each turn. A first game is slow until a pace is chosen. A bot&apos;s seat may have a pace of its own, under People.</source>
        <translation>Tempo s výkladem čeká po každém tahu na klávesu. První hra je pomalá, dokud se tempo nezvolí. Místo robota může mít vlastní tempo, viz Lidé.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Tempo robotů</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Otázky</translation>
    </message>
    <message>
        <source>Say what speaks for a bot’s move, as far as all can see it</source>
        <translation>Říct, co mluví pro tah robota, pokud to mohou vidět všichni</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Braní zpět</translation>
    </message>
    <message>
        <source>Tell me when I miss something big</source>
        <translation>Upozornit, když něco velkého unikne</translation>
    </message>
    <message>
        <source>To learn by</source>
        <translation>K učení</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Neviděné karty</translation>
    </message>
    <message>
        <source>With more time, expert bots try moves in more imagined deals.</source>
        <translation>S více časem zkoušejí mistři své tahy ve více myšlených rozdáních.</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>No button is golden now: press the letter on the one you want.</source>
        <translation>Žádné tlačítko teď není zlaté: stisknout písmeno na tom, které má být.</translation>
    </message>
    <message>
        <source>The memory aid is off; the preferences turn it on.</source>
        <translation>Tahák je vypnutý; zapíná se v Nastavení.</translation>
    </message>
    <message>
        <source>There is no hint ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Rada není ({reason}).</translation>
    </message>
    <message>
        <source>What may {name} do now?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Co smí {name} teď udělat?</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>výhra ve hře</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Name, player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Jméno, hráč {number}</translation>
    </message>
    <message>
        <source>Only bots play; the game is watched.</source>
        <translation>Hrají jen roboti; hra se sleduje.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>What was played stays as it is; a bot plays on with the same cards.</source>
        <translation>Co se odehrálo, zůstává; robot hraje dál se stejnými kartami.</translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message>
        <source>Expected points over the deal</source>
        <translation>Očekávané body v průběhu rozdání</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>První tah</translation>
    </message>
</context>
<context>
    <name>PortraitDialog</name>
    <message>
        <source>A photo may also be dropped here.</source>
        <translation>Fotku lze sem i přetáhnout.</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Míč</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Loďka</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kočka</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Pes</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Ryba</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Květina</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Dům</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Iniciála</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Sova</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Fotka</translation>
    </message>
    <message>
        <source>Photo from a file</source>
        <translation>Fotka ze souboru</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotky</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>picture</comment>
        <translation>Hvězda</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Slunce</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Konvice</translation>
    </message>
    <message>
        <source>The photo is being read.</source>
        <translation>Fotka se načítá.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Strom</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Choose a picture</source>
        <translation>Vybrat obrázek</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrázek</translation>
    </message>
    <message>
        <source>Whose picture is it?</source>
        <translation>Čí je to obrázek?</translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>{name}: the photo cannot be read, so the initial is shown.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: fotku nelze přečíst, ukazuje se tedy iniciála.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Obnovit výchozí</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Vrátit změny</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>3 eights</source>
        <translation>3 osmičky</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>No printer is set up here. Save the page as a PDF and print that.</source>
        <translation>Není tu nastavena tiskárna. Stránku lze uložit jako PDF a vytisknout ho.</translation>
    </message>
    <message>
        <source>The page is sent to the printer.</source>
        <translation>Stránka je odeslaná na tiskárnu.</translation>
    </message>
    <message>
        <source>The printer does not take the page. Save it as a PDF instead.</source>
        <translation>Tiskárna stránku nepřijímá. Lze ji místo toho uložit jako PDF.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A side has {most} lines of other points in a deal at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Strana má v rozdání nejvýš {most} řádků jiných bodů.</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}, but the game has {deals}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>
            <numerusform>Rozdání {deal}, ale hra jich má {deals}.</numerusform>
            <numerusform>Rozdání {deal}, ale hra jich má {deals}.</numerusform>
            <numerusform>Rozdání {deal}, ale hra jich má {deals}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every side needs a total.</source>
        <translation>Každá strana potřebuje součet.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Na tahu je {name}.</translation>
    </message>
    <message>
        <source>Lift a card first.</source>
        <translation>Nejdřív zvednout kartu.</translation>
    </message>
    <message>
        <source>Other points belong to a deal: deal first.</source>
        <translation>Jiné body patří k rozdání: nejdřív rozdat.</translation>
    </message>
    <message>
        <source>Other points go from −{most} to {most}, and are not 0.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Jiné body jsou od −{most} do {most} a nejsou 0.</translation>
    </message>
    <message>
        <source>Other points need a word, of {most} characters at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Jiné body potřebují slovo o nejvýš {most} znacích.</translation>
    </message>
    <message>
        <source>Rounds won count for nothing in this game.</source>
        <translation>Vyhraná kola se v této hře nepočítají.</translation>
    </message>
    <message>
        <source>The answer is yes or no, nothing more.</source>
        <translation>Odpověď je ano nebo ne, nic víc.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Nejdřív je na tahu stůl.</translation>
    </message>
    <message>
        <source>The table&apos;s move should be {due}.</source>
        <extracomment>{due}: the move that the file should hold.</extracomment>
        <translation>Stůl by měl provést: {due}.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>nejdřív líznout</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>jen jedna karta</translation>
    </message>
    <message>
        <source>{card:^} is not in the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} není v ruce.</translation>
    </message>
    <message>
        <source>{names}: {total}, but the game goes to {target}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {target}: the points that end the game.</extracomment>
        <translation>{names}: {total}, ale hraje se do {target}.</translation>
    </message>
    <message>
        <source>{names}: {total}, but totals go from {lowest} to {limit}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {lowest}: the least that is allowed. {limit}: the most that is allowed.</extracomment>
        <translation>{names}: {total}, ale součty jsou od {lowest} do {limit}.</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Na tahu je {name}</translation>
    </message>
</context>
<context>
    <name>PuzzleGuide</name>
    <message>
        <source>All cards go back to where they were.</source>
        <translation>Všechny karty se vrátí na svá místa.</translation>
    </message>
    <message>
        <source>Begin the puzzle again?</source>
        <translation>Začít hlavolam znovu?</translation>
    </message>
    <message>
        <source>Leave the puzzle?</source>
        <translation>Opustit hlavolam?</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>Hlavolam skončil.</translation>
    </message>
    <message>
        <source>What was tried here is not kept.</source>
        <translation>Co se tu zkusilo, se neuchová.</translation>
    </message>
</context>
<context>
    <name>PuzzleTalk</name>
    <message>
        <source>Answer</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>Not yet: there is a better way.</source>
        <translation>Ještě ne: jde to lépe.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Hlavolam {number} z {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Hlavolam {number} z {total} · vyřešen</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved at the first try</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Hlavolam {number} z {total} · vyřešen na první pokus</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, easy · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Hlavolam {number} z {total}, lehký · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, hard · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Hlavolam {number} z {total}, těžký · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, medium · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Hlavolam {number} z {total}, střední · {game}</translation>
    </message>
    <message>
        <source>Right: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Správně: {reason}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Ukázat řešení</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Vyřešeno!</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Toto je řešení.</translation>
    </message>
    <message>
        <source>This was the answer.</source>
        <translation>To bylo řešení.</translation>
    </message>
    <message>
        <source>This was the answer: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>To bylo řešení: {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>Puzzle {number}: {title}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {title}: the title of a document.</extracomment>
        <translation>Hlavolam {number}: {title}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>zatím nezkoušený</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>vyřešený</translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation>zkoušený, zatím nevyřešený</translation>
    </message>
</context>
<context>
    <name>PuzzlesController</name>
    <message>
        <source>The puzzles of this game cannot be read.</source>
        <translation>Hlavolamy této hry nelze přečíst.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} damaged puzzle(s) (is|are) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} poškozený hlavolam je vynechán.</numerusform>
            <numerusform>{count:^} poškozené hlavolamy jsou vynechány.</numerusform>
            <numerusform>{count:^} poškozených hlavolamů je vynecháno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Easy</source>
        <translation>Lehké</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Těžké</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Who solves them</source>
        <translation>Kdo je řeší</translation>
    </message>
    <message numerus="yes">
        <source>{name} has solved {number} of {total} puzzle(s).</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>
            <numerusform>{name}: vyřešeno {number} z {total} hlavolamu.</numerusform>
            <numerusform>{name}: vyřešeno {number} z {total} hlavolamů.</numerusform>
            <numerusform>{name}: vyřešeno {number} z {total} hlavolamů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingChart</name>
    <message>
        <source>Rating after each game</source>
        <translation>Hodnocení po každé hře</translation>
    </message>
    <message>
        <source>{day}: {rating} ({amount})</source>
        <extracomment>{day}: a day, as “12 May”. {rating}: how well somebody plays, in points of a rating, as “1,210”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{day}: {rating} ({amount})</translation>
    </message>
</context>
<context>
    <name>Raub</name>
    <message>
        <source>Refe</source>
        <translation>Refe</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Odmítnuté</translation>
    </message>
    <message>
        <source>led</source>
        <translation>vynáší</translation>
    </message>
    <message>
        <source>talon {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>talon {number}</translation>
    </message>
    <message>
        <source>{name} lays one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} odkládá jednu kartu.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} bere zdvih.</translation>
    </message>
    <message>
        <source>{suit:^}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>{suit:^}</translation>
    </message>
</context>
<context>
    <name>RaubCard</name>
    <message>
        <source>A Refe is a line on the score sheet: a deal will count double.</source>
        <translation>Refe je čára na zápisu: jedno rozdání se bude počítat dvojnásobně.</translation>
    </message>
    <message>
        <source>A dealer who took the upcard keeps it, changes up to four of the other cards, and lays one of those aside; four never bring this dealer five.</source>
        <translation>Rozdávající, který vzal otočenou kartu, si ji nechá, vymění až čtyři ostatní karty a jednu z nich odloží; za čtyři zde pět nedostane.</translation>
    </message>
    <message>
        <source>A seven that was swapped lies face up, out of play; so does an upcard nobody takes.</source>
        <translation>Vyměněná sedmička leží lícem nahoru, mimo hru; stejně i otočená karta, kterou nikdo nevezme.</translation>
    </message>
    <message>
        <source>A trick is one card from every player; the best card takes it.</source>
        <translation>Zdvih je jedna karta od každého hráče; bere ho nejlepší karta.</translation>
    </message>
    <message>
        <source>All begin with {points}. The game ends after a deal that leaves somebody at 0 or below, and what is below 0 counts. The lowest total wins.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Každý začíná s {points:ins}. Hra končí po rozdání, po kterém je někdo na 0 nebo níž, a co je pod 0, se počítá. Vyhrává nejnižší součet.</translation>
    </message>
    <message>
        <source>All of this with a Refe</source>
        <translation>S refe všechno</translation>
    </message>
    <message>
        <source>Between equal totals, who made trumps in the last deal wins; otherwise the win is shared. Refes left over are lost.</source>
        <translation>Při stejném součtu vyhrává ten, kdo v posledním rozdání určil trumfy; jinak se o výhru dělí. Zbylá refe propadají.</translation>
    </message>
    <message>
        <source>Blind raub is Raub said by the dealer before looking at the own cards.</source>
        <translation>Raub naslepo je raub, který řekne rozdávající dřív, než se podívá na své karty.</translation>
    </message>
    <message>
        <source>Every Refe doubles one played deal. Several wait their turn: no deal counts more than double.</source>
        <translation>Každé refe zdvojnásobí jedno sehrané rozdání. Je-li jich víc, čekají v řadě: žádné rozdání se nepočítá víc než dvakrát.</translation>
    </message>
    <message>
        <source>Everybody gets two cards, the upcard is turned, and everybody gets two more. The dealer looks at the own cards only when blind raub is declined.</source>
        <translation>Každý dostane dvě karty, otočí se karta a každý dostane další dvě. Rozdávající se na své podívá, až když odmítne raub naslepo.</translation>
    </message>
    <message>
        <source>How trumps are made</source>
        <translation>Jak se určují trumfy</translation>
    </message>
    <message>
        <source>If not, all are asked in turn, the dealer first. Whoever says Raub makes the suit trumps and owes two tricks, but does not take the upcard.</source>
        <translation>Pokud ne, rozhodují se postupně všichni, rozdávající první. Kdo řekne raub, určí tuto barvu za trumfy a dluží dva zdvihy, ale otočenou kartu nebere.</translation>
    </message>
    <message>
        <source>Instead of dealing, also at the first deal, the dealer may pass the deal on: a Refe is written and the next player deals. Nobody may do so right after another has; a thrown-in deal in between lifts this ban.</source>
        <translation>Místo rozdávání, i na začátku hry, smí rozdávající rozdání předat: zapíše se refe a rozdává další hráč. Nesmí se to hned po sobě; zahozené rozdání mezi tím zákaz ruší.</translation>
    </message>
    <message>
        <source>Nobody may drop out of a deal.</source>
        <translation>Nikdo nesmí rozdání vzdát.</translation>
    </message>
    <message>
        <source>Otherwise the dealer may say blind raub: the suit is trumps, the dealer takes the upcard and owes two tricks.</source>
        <translation>Jinak smí rozdávající říct raub naslepo: barva jsou trumfy, rozdávající bere otočenou kartu a dluží dva zdvihy.</translation>
    </message>
    <message>
        <source>Owing one (the seven): no trick</source>
        <translation>Dluží jeden (sedmička): žádný zdvih</translation>
    </message>
    <message>
        <source>Owing two: just one trick</source>
        <translation>Dluží dva: jen jeden zdvih</translation>
    </message>
    <message>
        <source>Owing two: no trick</source>
        <translation>Dluží dva: žádný zdvih</translation>
    </message>
    <message>
        <source>Owing two: two or more, each</source>
        <translation>Dluží dva: dva nebo víc, za každý</translation>
    </message>
    <message>
        <source>Raub means: that suit shall be trumps. Dalje means: no, I pass.</source>
        <translation>Raub znamená: tato barva ať jsou trumfy. Dál znamená: ne, nechci.</translation>
    </message>
    <message>
        <source>Score of a deal</source>
        <translation>Body za rozdání</translation>
    </message>
    <message>
        <source>The dealer begins. Each may change up to four cards; all see how many, not which. Cards laid aside do not come back.</source>
        <translation>Rozdávající začíná. Každý smí vyměnit až čtyři karty; všichni vidí kolik, ne které. Odložené karty se nevracejí.</translation>
    </message>
    <message>
        <source>The exchange: cards are laid aside face down, and as many come from the talon.</source>
        <translation>Výměna: karty se odloží lícem dolů a stejně tolik se dobere z talonu.</translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside.</source>
        <translation>Kdo první vymění všechny čtyři, dostane z talonu pět, třetí z nich lícem nahoru, a jednu z pěti potom odloží.</translation>
    </message>
    <message>
        <source>The first upcard is a seven, the automatic seven: its suit is trumps at once. The dealer takes the seven and owes one trick.</source>
        <translation>První otočená karta je sedmička, automatická sedmička: její barva jsou hned trumfy. Rozdávající sedmičku bere a dluží jeden zdvih.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without trumps, the highest card of the suit played first.</source>
        <translation>Zdvih bere nejvyšší trumf; bez trumfů nejvyšší karta vynesené barvy.</translation>
    </message>
    <message>
        <source>The others must play the same suit. Who has none of it plays a trump; who has no trump either plays any card.</source>
        <translation>Ostatní musejí přiznat barvu. Kdo ji nemá, dá trumf; kdo nemá ani trumf, dá kteroukoli kartu.</translation>
    </message>
    <message>
        <source>The talon is the pile of cards left over, face down. The upcard is the one turned face up beside it: its suit may become trumps.</source>
        <translation>Talon jsou zbylé karty, lícem dolů. Otočená karta leží vedle lícem nahoru: její barva mohou být trumfy.</translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left, and when only four are left, four bring four.</source>
        <translation>Talon může dojít: poslední hráči vymění nejvýš tolik, kolik zbývá, a zbývají-li jen čtyři, je za čtyři čtyři.</translation>
    </message>
    <message>
        <source>Trumps are the suit that beats the three others in this deal.</source>
        <translation>Trumfy jsou barva, která v tomto rozdání přebíjí ostatní tři.</translation>
    </message>
    <message>
        <source>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the third card, the cards are thrown in and a Refe is written.</source>
        <translation>Když všichni řeknou dál, otočí se další karta a znovu se rozhodují všichni, už bez raubu naslepo; sedmička je pak obyčejná karta. Odmítnutá karta leží lícem nahoru, mimo hru. Když všichni řeknou dál i u třetí karty, karty se zahodí a zapíše se refe.</translation>
    </message>
    <message>
        <source>Whoever said Raub plays the first card, after an automatic seven the dealer. Then the winner of each trick begins the next one; there are four.</source>
        <translation>První kartu vynáší ten, kdo řekl raub, po automatické sedmičce rozdávající. Potom vynáší vždy ten, kdo vzal zdvih; zdvihy jsou čtyři.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dvojnásobek</translation>
    </message>
    <message>
        <source>{cards}: ace (the highest), king, queen, jack, ten, nine, eight and seven of four suits. On Hungarian cards Ober is the queen and Unter the jack.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards}: eso (nejvyšší), král, dáma, kluk, desítka, devítka, osmička a sedmička ve čtyřech barvách. Na německých kartách je svršek (O) místo dámy a spodek (U) místo kluka.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Hráči: {count}, každý sám.</numerusform>
            <numerusform>Hráči: {count}, každý sám.</numerusform>
            <numerusform>Hráči: {count}, každý sám.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, from {points} down to 0</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>hráči: {count}, každý sám, {cards}, od {points:gen} k nule</numerusform>
            <numerusform>hráči: {count}, každý sám, {cards}, od {points:gen} k nule</numerusform>
            <numerusform>hráči: {count}, každý sám, {cards}, od {points:gen} k nule</numerusform>
        </translation>
    </message>
    <message>
        <source>“Owes 1” or “owes 2” beside a name: who made trumps should win so many tricks.</source>
        <translation>„Dluží 1“ nebo „dluží 2“ vedle jména: kdo určil trumfy, má získat tolik zdvihů.</translation>
    </message>
</context>
<context>
    <name>RaubInterview</name>
    <message>
        <source>Any card of the suit will do.</source>
        <translation>Stačí kterákoli karta barvy.</translation>
    </message>
    <message>
        <source>Before or after drawing, and not later.</source>
        <translation>Před dobráním nebo po něm, později ne.</translation>
    </message>
    <message>
        <source>Clockwise, like most other card games.</source>
        <translation>Po směru hodin, jako většina karetních her.</translation>
    </message>
    <message>
        <source>Dealing, asking and playing, as always.</source>
        <translation>Rozdávání, dotazování i hra, jako vždy.</translation>
    </message>
    <message>
        <source>Few tricks are sure; much stays in the talon.</source>
        <translation>Jistých zdvihů je málo; v talonu zůstává hodně.</translation>
    </message>
    <message>
        <source>How long may the seven of trumps be swapped?</source>
        <translation>Jak dlouho se smí vyměnit trumfová sedmička?</translation>
    </message>
    <message>
        <source>In the own exchange only</source>
        <translation>Jen při vlastní výměně</translation>
    </message>
    <message>
        <source>In the own exchange, or before the first trick.</source>
        <translation>Při vlastní výměně, nebo před prvním zdvihem.</translation>
    </message>
    <message>
        <source>Must the cards that lie there be beaten?</source>
        <translation>Musejí se přebíjet karty, které už leží?</translation>
    </message>
    <message>
        <source>Nobody has to beat them</source>
        <translation>Nikdo přebíjet nemusí</translation>
    </message>
    <message>
        <source>The last to exchange may find the talon short.</source>
        <translation>Na poslední při výměně nemusí talon stačit.</translation>
    </message>
    <message>
        <source>The talon always has enough for everybody.</source>
        <translation>Talon stačí vždy pro všechny.</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Doleva</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Doprava</translation>
    </message>
    <message>
        <source>Until the first card is led</source>
        <translation>Do vynesení první karty</translation>
    </message>
    <message>
        <source>Which way does the game go round?</source>
        <translation>Kterým směrem se hraje?</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest</source>
        <translation>Kdo může, musí přebít nejvyšší</translation>
    </message>
    <message>
        <source>With the same suit, or with a trump.</source>
        <translation>Stejnou barvou, nebo trumfem.</translation>
    </message>
</context>
<context>
    <name>RaubLesson</name>
    <message>
        <source>A pity: {name} had none of that suit, and trumped.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translatorcomment>Of “A pity: {name} had none of that suit. Who cannot follow must play a trump, and a trump beats even an ace.”.</translatorcomment>
        <translation>Škoda: {name} tu barvu {name:neměla a přebila|neměl a přebil|nemá a přebíjí} trumfem.</translation>
    </message>
    <message>
        <source>Everybody plays a card to a trick; the best one wins it.</source>
        <translation>Do zdvihu dá každý jednu kartu; bere ho nejlepší.</translation>
    </message>
    <message>
        <source>Exchange {card}: click it, then the lit place.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Vyměnit {card:acc}: kliknout na ni, pak na místo, které svítí.</translation>
    </message>
    <message>
        <source>If nobody wants three upcards, the next deal counts double.</source>
        <translation>Nechce-li nikdo tři otočené karty, příští rozdání se počítá dvakrát.</translation>
    </message>
    <message>
        <source>Nobody wanted it. This upcard is better for you.</source>
        <translation>Nikdo ji nechtěl. Tato otočená karta je lepší.</translation>
    </message>
    <message>
        <source>Now {card} is the best card: play it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translatorcomment>Of “Ace and king of trumps are gone. So {card} is the best card now: play it.”.</translatorcomment>
        <translation>Nejlepší karta je teď {card}: zahrát ji.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Zahrát {card:acc}.</translation>
    </message>
    <message>
        <source>Raub is a risk: with too few tricks you get points.</source>
        <translation>Raub je riziko: s málem zdvihů přibudou body.</translation>
    </message>
    <message>
        <source>That may well win two tricks. Press “Say Raub”.</source>
        <translation>To může dva zdvihy klidně přinést. Stisknout „Říct raub“.</translation>
    </message>
    <message>
        <source>The ace of trumps beats all: click it, then the lit place.</source>
        <translatorcomment>Of “The ace of trumps beats every card. Click it, then the place that lights up.”.</translatorcomment>
        <translation>Trumfové eso přebíjí vše: kliknout na ně, pak na místo, které svítí.</translation>
    </message>
    <message>
        <source>The other three are good. Press the golden button.</source>
        <translation>Ostatní tři jsou dobré. Stisknout zlaté tlačítko.</translation>
    </message>
    <message>
        <source>The others exchanged, too. Who said Raub plays first.</source>
        <translatorcomment>Of “The others have exchanged, too. How many cards is no secret, which ones is. Now the tricks: who said Raub plays first.”.</translatorcomment>
        <translation>Ostatní také vyměnili. První hraje ten, kdo řekl raub.</translation>
    </message>
    <message>
        <source>The others had to follow suit. The ace wins the trick.</source>
        <translatorcomment>Of “The others had to follow, that is play the same suit, because they could. The ace wins the trick.”.</translatorcomment>
        <translation>Ostatní museli přiznat. Zdvih bere eso.</translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped: press the golden button.</source>
        <translation>Trumfovou sedmičku lze vyměnit: stisknout zlaté tlačítko.</translation>
    </message>
    <message>
        <source>This card was turned up. Raub makes its suit trumps.</source>
        <translatorcomment>Of “This card was turned up. Who says Raub makes its suit trumps: they beat all other cards. But then two tricks must be won.”.</translatorcomment>
        <translation>Tato karta byla otočena. Raub určí její barvu za trumfy.</translation>
    </message>
    <message>
        <source>Three tricks: your 21 points become 18.</source>
        <translation>Tři zdvihy: z 21 bodů je 18.</translation>
    </message>
    <message>
        <source>Two tricks: that is what was owed. More are welcome.</source>
        <translatorcomment>Of “Two tricks: that is what was owed. Every further one is welcome.”.</translatorcomment>
        <translation>Dva zdvihy: tolik se dlužilo. Další jsou vítané.</translation>
    </message>
    <message>
        <source>Welcome to Raub! {name} sits beside you and explains it.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Vítejte u Raubu! {name} sedí vedle vás a vysvětluje.</translation>
    </message>
    <message>
        <source>You have no {suit}: say “Dalje” with the golden button.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>V ruce tato barva ({suit}) není: říct „Dál“ zlatým tlačítkem.</translation>
    </message>
    <message>
        <source>Your cards lie face down. Press the golden button to look.</source>
        <translation>Vaše karty leží lícem dolů. Zlatým tlačítkem se na ně podíváte.</translation>
    </message>
    <message>
        <source>ace and king of trumps are gone</source>
        <translation>trumfové eso a král jsou pryč</translation>
    </message>
    <message>
        <source>all begin with 21 points; a trick takes one off, none left wins</source>
        <translation>všichni začínají s 21 body; zdvih jeden ubere, kdo nemá žádný, vyhrává</translation>
    </message>
    <message>
        <source>everybody plays alone: four cards, four tricks</source>
        <translation>každý hraje sám: čtyři karty, čtyři zdvihy</translation>
    </message>
    <message>
        <source>following means to play the same suit</source>
        <translation>přiznat znamená dát stejnou barvu</translation>
    </message>
    <message>
        <source>how many cards is no secret, which ones is</source>
        <translation>kolik karet, není tajemství, které, to ano</translation>
    </message>
    <message>
        <source>it fetches the card that was turned up, {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>přinese otočenou kartu: {card}</translation>
    </message>
    <message>
        <source>nothing of that suit is in your hand</source>
        <translation>v ruce z té barvy nic není</translation>
    </message>
    <message>
        <source>poor cards may be exchanged now; it is the only one</source>
        <translatorcomment>Of “Poor cards may be exchanged now. {card:^} is the only one: click it, then the place that lights up.”.</translatorcomment>
        <translation>špatné karty lze teď vyměnit; je jen jedna</translation>
    </message>
    <message>
        <source>that is a Refe; so it is when a dealer passes on</source>
        <translation>to je refe; stejně tak, když někdo rozdávání předá</translation>
    </message>
    <message>
        <source>three for one trick, four for none: with poor cards say Dalje</source>
        <translation>tři za jeden zdvih, čtyři bez: se špatnými kartami říct dál</translation>
    </message>
    <message>
        <source>trumps beat all others, but then two tricks must be won</source>
        <translation>trumfy přebíjejí ostatní, ale pak je třeba získat dva zdvihy</translation>
    </message>
    <message>
        <source>who cannot follow must trump, and a trump beats even an ace</source>
        <translatorcomment>Of “A pity: {name} had none of that suit. Who cannot follow must play a trump, and a trump beats even an ace.”.</translatorcomment>
        <translation>kdo nemůže přiznat, musí dát trumf, a ten přebije i eso</translation>
    </message>
    <message>
        <source>who dares says Raub unseen; today it is wiser to look</source>
        <translation>kdo má odvahu, řekne raub naslepo; dnes je moudřejší se podívat</translation>
    </message>
    <message>
        <source>you have {cards}, and another ace</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>v ruce jsou {cards} a ještě jedno eso</translation>
    </message>
    <message>
        <source>{name} leads {card}. Play your last card, a trump.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} vynáší {card:acc}. Zahrát poslední kartu, trumf.</translation>
    </message>
    <message>
        <source>{name} won one and has 20; {names} won none and has 23</source>
        <extracomment>{name}: the player, or the players of a side. {names}: several players, listed.</extracomment>
        <translation>{name} má jeden zdvih a 20; {names} nemá žádný a má 23</translation>
    </message>
    <message>
        <source>“Dalje” means pass</source>
        <translation>„Dál“ znamená ne</translation>
    </message>
</context>
<context>
    <name>RaubLog</name>
    <message>
        <source>All passed three times: a Refe is written.</source>
        <translation>Třikrát všichni „dál“: zapisuje se refe.</translation>
    </message>
    <message>
        <source>Deal {number} is over: {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Rozdání {number} skončilo: {points}.</translation>
    </message>
    <message>
        <source>changed four and got five ({cards} face up)</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:vyměnila|vyměnil|mění} čtyři a {name:dostala|dostal|dostává} pět (mezi nimi {cards:odkrytou|odkrytého|odkryté} {cards:acc})</translation>
    </message>
    <message>
        <source>changed no card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:nevyměnila|nevyměnil|nemění} žádnou kartu</translation>
    </message>
    <message numerus="yes">
        <source>changed {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vyměnila|vyměnil|mění} jednu kartu</numerusform>
            <numerusform>{name:vyměnila|vyměnil|mění} {count:f} karty</numerusform>
            <numerusform>{name:vyměnila|vyměnil|mění} {count} karet</numerusform>
        </translation>
    </message>
    <message>
        <source>dealt</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:rozdala|rozdal|rozdává}</translation>
    </message>
    <message>
        <source>laid one card aside</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:odložila|odložil|odkládá} jednu kartu</translation>
    </message>
    <message>
        <source>led {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:vynesla|vynesl|vynáší} {cards:acc}</translation>
    </message>
    <message>
        <source>looked at the cards</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:se podívala|se podíval|se dívá} na karty</translation>
    </message>
    <message>
        <source>passed the deal on: a Refe is written</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:předala|předal|předává} rozdávání: zapisuje se refe</translation>
    </message>
    <message>
        <source>played {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:zahrála|zahrál|hraje} {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>said Dalje(| {count} times)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:řekla|řekl|říká} „dál“</numerusform>
            <numerusform>{name:řekla|řekl|říká} {count}krát „dál“</numerusform>
            <numerusform>{name:řekla|řekl|říká} {count}krát „dál“</numerusform>
        </translation>
    </message>
    <message>
        <source>said Raub to {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:řekla|řekl|říká} „raub“ na {cards:acc}</translation>
    </message>
    <message>
        <source>said Raub unseen and took {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:řekla|řekl|říká} „raub“ naslepo a {name:vzala|vzal|bere} {cards:acc}</translation>
    </message>
    <message>
        <source>said Raub: {suit} are trumps</source>
        <comment>{name}</comment>
        <extracomment>{suit}: a suit: “hearts”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:řekla|řekl|říká} „raub“: trumfy jsou {suit}</translation>
    </message>
    <message>
        <source>swapped the seven for {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:vyměnila|vyměnil|mění} sedmičku za {cards:acc}</translation>
    </message>
    <message>
        <source>took the automatic seven ({cards})</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:vzala|vzal|bere} automatickou sedmičku ({cards:acc})</translation>
    </message>
    <message>
        <source>trumped with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:trumfovala|trumfoval|trumfuje} {cards:ins}</translation>
    </message>
    <message>
        <source>turned up {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:otočila|otočil|otáčí} {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>won (a trick|{count} tricks)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:získala|získal|získává} zdvih</numerusform>
            <numerusform>{name:získala|získal|získává} {count} zdvihy</numerusform>
            <numerusform>{name:získala|získal|získává} {count} zdvihů</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:Otočila|Otočil|Otočilo} se {card}.</translation>
    </message>
    <message>
        <source>{cards:^} was turned up.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Otočila se karta: {cards}.</translation>
    </message>
    <message>
        <source>{name} changed four and got five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:vyměnila|vyměnil|mění} čtyři a {name:dostala|dostal|dostává} pět, mezi nimi {card:odkrytou|odkrytého|odkryté} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} changed no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:nevyměnila|nevyměnil|nemění} žádnou kartu.</translation>
    </message>
    <message>
        <source>{name} changed {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:vyměnila|vyměnil|mění} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} changes four and gets five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} mění čtyři a dostává pět, mezi nimi {card:odkrytou|odkrytého|odkryté} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} changes no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} nemění žádnou kartu.</translation>
    </message>
    <message>
        <source>{name} changes {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} mění {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} dealt and turned up {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:rozdala|rozdal|rozdává} a {name:otočila|otočil|otáčí} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} followed with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:přiznala|přiznal|přiznává} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} follows with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} přiznává {card:acc}.</translation>
    </message>
    <message>
        <source>{name} laid one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:odložila|odložil|odkládá} jednu kartu.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} vynáší {card:acc}.</translation>
    </message>
    <message>
        <source>{name} led {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:vynesla|vynesl|vynáší} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} looked at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} se {name:podívala|podíval|dívá} na karty.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} se dívá na karty.</translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:předala|předal|předává} rozdávání: zapisuje se refe.</translation>
    </message>
    <message>
        <source>{name} passes the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} předává rozdávání: zapisuje se refe.</translation>
    </message>
    <message>
        <source>{name} said Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:řekla|řekl|říká} „dál“.</translation>
    </message>
    <message>
        <source>{name} said Raub unseen and took {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:řekla|řekl|říká} „raub“ naslepo a {name:vzala|vzal|bere} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} said Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} {name:řekla|řekl|říká} „raub“: trumfy jsou {suit}.</translation>
    </message>
    <message>
        <source>{name} says Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} říká „dál“.</translation>
    </message>
    <message>
        <source>{name} says Raub unseen and takes {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} říká „raub“ naslepo a bere {card:acc}.</translation>
    </message>
    <message>
        <source>{name} says Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} říká „raub“: trumfy jsou {suit}.</translation>
    </message>
    <message>
        <source>{name} swapped {seven} for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:vyměnila|vyměnil|mění} {seven:acc} za {card:acc}.</translation>
    </message>
    <message>
        <source>{name} swaps the seven for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} mění sedmičku za {card:acc}.</translation>
    </message>
    <message>
        <source>{name} threw {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:odhodila|odhodil|odhazuje} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} throws {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} odhazuje {card:acc}.</translation>
    </message>
    <message>
        <source>{name} took the seven: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} {name:vzala|vzal|bere} sedmičku: trumfy jsou {suit}.</translation>
    </message>
    <message>
        <source>{name} trumped with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:trumfovala|trumfoval|trumfuje} {card:ins}.</translation>
    </message>
    <message>
        <source>{name} trumps with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} trumfuje {card:ins}.</translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:získala|získal|získává} {number}. zdvih {card:ins}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>RaubOptions</name>
    <message>
        <source>A card must beat the highest one so far, where possible.</source>
        <translation>Kdo může, musí přebít nejvyšší dosavadní kartu.</translation>
    </message>
    <message>
        <source>A card of the same suit, or a trump, must beat the highest so far, where possible.</source>
        <translation>Karta stejné barvy nebo trumf musí přebít nejvyšší dosavadní, pokud to jde.</translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard in the own exchange, before or after drawing, and not later. That card may not be exchanged again.</source>
        <translation>Po dotazování smí majitel trumfové sedmičky vyměnit ji za poslední otočenou kartu při vlastní výměně, před dobráním nebo po něm, později ne. Tu kartu pak vyměnit nesmí.</translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard, in the own exchange or just before the first trick, once. That card may not be exchanged again.</source>
        <translation>Po dotazování smí majitel trumfové sedmičky jednou vyměnit ji za poslední otočenou kartu, při vlastní výměně nebo těsně před prvním zdvihem. Tu kartu pak vyměnit nesmí.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Směr hry</translation>
    </message>
    <message>
        <source>Duty to beat</source>
        <translation>Povinnost přebíjet</translation>
    </message>
    <message>
        <source>Everything goes round to the left: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation>Vše jde doleva: rozdávání, dotazování, výměna, hra i to, kdo rozdává příště, také po zahozeném rozdání. Prvního rozdávajícího určí los.</translation>
    </message>
    <message>
        <source>Everything goes round to the right: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation>Vše jde doprava: rozdávání, dotazování, výměna, hra i to, kdo rozdává příště, také po zahozeném rozdání. Prvního rozdávajícího určí los.</translation>
    </message>
    <message>
        <source>Nobody has to beat the cards that lie there already.</source>
        <translation>Nikdo nemusí přebíjet karty, které už leží.</translation>
    </message>
    <message>
        <source>Otherwise it may be swapped until the first card is led.</source>
        <translation>Jinak ji lze vyměnit do vynesení první karty.</translation>
    </message>
    <message>
        <source>Swapping the seven in the exchange only</source>
        <translation>Sedmička se mění jen při výměně</translation>
    </message>
    <message>
        <source>Where the next player sits, for dealing as for playing.</source>
        <translation>Kde sedí další hráč, při rozdávání i při hře.</translation>
    </message>
    <message>
        <source>played {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>hraje se {new}, ne {old}</translation>
    </message>
    <message>
        <source>the highest card must be beaten where possible</source>
        <translation>nejvyšší karta se musí přebít, pokud to jde</translation>
    </message>
    <message>
        <source>the highest card need not be beaten</source>
        <translation>nejvyšší karta se přebít nemusí</translation>
    </message>
    <message>
        <source>the seven swapped in the own exchange only</source>
        <translation>sedmička se mění jen při vlastní výměně</translation>
    </message>
    <message>
        <source>the seven swapped until the first card is led</source>
        <translation>sedmička se mění do vynesení první karty</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>doleva</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>doprava</translation>
    </message>
</context>
<context>
    <name>RaubPossible</name>
    <message>
        <source>A Refe is written: the next deal counts double.</source>
        <translation>Zapisuje se refe: příští rozdání se počítá dvakrát.</translation>
    </message>
    <message>
        <source>Change cards</source>
        <translation>Vyměnit karty</translation>
    </message>
    <message>
        <source>Everybody gets four cards.</source>
        <translation>Každý dostane čtyři karty.</translation>
    </message>
    <message>
        <source>It goes to the trick.</source>
        <translation>Jde do zdvihu.</translation>
    </message>
    <message>
        <source>One of five cards goes.</source>
        <translation>Jedna z pěti karet jde pryč.</translation>
    </message>
    <message numerus="yes">
        <source>Play (|one of ){cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Zahrát {cards:acc}</numerusform>
            <numerusform>Zahrát jednu: {cards}</numerusform>
            <numerusform>Zahrát jednu: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Zahrát kartu</translation>
    </message>
    <message>
        <source>The exchange is over.</source>
        <translation>Výměna už skončila.</translation>
    </message>
    <message>
        <source>The next player is asked.</source>
        <translation>Ptá se další hráč.</translation>
    </message>
    <message>
        <source>The seven of trumps is put down, the upcard is taken.</source>
        <translation>Trumfová sedmička se odloží a otočená karta se vezme.</translation>
    </message>
    <message>
        <source>The suit of the upcard is trumps.</source>
        <translation>Barva otočené karty jsou trumfy.</translation>
    </message>
    <message>
        <source>The upcard is taken before the own cards are seen.</source>
        <translation>Otočená karta se bere dřív, než se vidí vlastní karty.</translation>
    </message>
    <message>
        <source>The upcard stays where it is.</source>
        <translation>Otočená karta zůstává, kde je.</translation>
    </message>
    <message>
        <source>Then all are asked.</source>
        <translation>Pak se ptají všichni.</translation>
    </message>
    <message>
        <source>Up to four cards are changed for cards of the talon.</source>
        <translation>Až čtyři karty se vymění za karty z talonu.</translation>
    </message>
</context>
<context>
    <name>RaubPresenter</name>
    <message>
        <source>From 21 down to 0, play to the left</source>
        <translation>Od 21 k nule, hraje se doleva</translation>
    </message>
    <message>
        <source>From 21 down to 0, play to the right</source>
        <translation>Od 21 k nule, hraje se doprava</translation>
    </message>
    <message>
        <source>Lowest wins; at 0 the game ends</source>
        <translation>Vyhrává, kdo má nejméně; na 0 hra končí</translation>
    </message>
    <message>
        <source>Raub has no first melds: it is played in tricks.</source>
        <translation>Raub nemá první výklady: hraje se na zdvihy.</translation>
    </message>
    <message>
        <source>The next deal counts double</source>
        <translation>Příští rozdání se počítá dvakrát</translation>
    </message>
    <message>
        <source>The next deal counts double and may end the game</source>
        <translation>Příští rozdání se počítá dvakrát a může hru ukončit</translation>
    </message>
    <message>
        <source>The next deal may end the game</source>
        <translation>Příští rozdání může hru ukončit</translation>
    </message>
    <message>
        <source>The trick holds {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Ve zdvihu leží {cards}.</translation>
    </message>
    <message>
        <source>The upcard is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Otočená karta: {cards}.</translation>
    </message>
    <message>
        <source>This deal counts double</source>
        <translation>Toto rozdání se počítá dvakrát</translation>
    </message>
    <message>
        <source>This deal counts double and may end the game</source>
        <translation>Toto rozdání se počítá dvakrát a může hru ukončit</translation>
    </message>
    <message>
        <source>This deal may end the game</source>
        <translation>Toto rozdání může hru ukončit</translation>
    </message>
    <message>
        <source>Thrown in: a Refe.</source>
        <translation>Zahozeno: refe.</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Trumfy jsou {suit}.</translation>
    </message>
    <message>
        <source>Undo play</source>
        <translation>Vrátit zahrání</translation>
    </message>
    <message>
        <source>Whoever comes down to 0 ends the game.</source>
        <translation>Kdo klesne na 0, ukončí hru.</translation>
    </message>
    <message>
        <source>{name} made trumps, on a Refe: doubled.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Trumfy {name:určila|určil|určuje} {name}, s refe: dvojnásobek.</translation>
    </message>
    <message>
        <source>{name} made trumps.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Trumfy {name:určila|určil|určuje} {name}.</translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:předala|předal|předává} rozdávání: refe.</translation>
    </message>
</context>
<context>
    <name>RaubPrompts</name>
    <message numerus="yes">
        <source>(A Refe is|{count:^} Refes are) waiting: this deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Čeká refe: toto rozdání se počítá dvakrát.</numerusform>
            <numerusform>Čekají {count:f} refe: toto rozdání se počítá dvakrát.</numerusform>
            <numerusform>Čeká {count} refe: toto rozdání se počítá dvakrát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One more Refe is|{number} more Refes are) waiting.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Čeká ještě jedno refe.</numerusform>
            <numerusform>Čekají ještě {number} refe.</numerusform>
            <numerusform>Čeká ještě {number} refe.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trick takes off 2 points.</source>
        <translation>Zdvih ubírá 2 body.</translation>
    </message>
    <message>
        <source>All cards of the hand are changed.</source>
        <translation>Mění se všechny karty v ruce.</translation>
    </message>
    <message>
        <source>All passed: another card is turned up.</source>
        <translation>Všichni dál: otáčí se další karta.</translation>
    </message>
    <message>
        <source>All passed: the cards are thrown in for a Refe.</source>
        <translation>Všichni dál: karty se zahazují, zapisuje se refe.</translation>
    </message>
    <message>
        <source>All see what is swapped.</source>
        <translation>Co se mění, vidí všichni.</translation>
    </message>
    <message>
        <source>All see what is swapped; later it cannot be swapped.</source>
        <translation>Co se mění, vidí všichni; později už měnit nelze.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {number}. Tricks owed: 2.</source>
        <extracomment>{suit}: a suit: “hearts”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{suit:^}, karet: {number}. Dlužné zdvihy: 2.</translation>
    </message>
    <message>
        <source>Changed so far: {counts}.</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>Zatím vyměněno: {counts:f}.</translation>
    </message>
    <message>
        <source>Four bring five.</source>
        <translation>Za čtyři je pět.</translation>
    </message>
    <message>
        <source>Hint: compare the upcard with the seven.</source>
        <translation>Rada: porovnat otočenou kartu se sedmičkou.</translation>
    </message>
    <message>
        <source>Hint: count the cards of {suit} and the aces.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Rada: spočítat {suit:acc} a esa.</translation>
    </message>
    <message>
        <source>Hint: look at the scores.</source>
        <translation>Rada: podívat se na skóre.</translation>
    </message>
    <message>
        <source>Hint: look at the upcard and the scores.</source>
        <translation>Rada: podívat se na otočenou kartu a skóre.</translation>
    </message>
    <message>
        <source>Hint: what is the highest card of the trick?</source>
        <translation>Rada: která karta zdvihu je nejvyšší?</translation>
    </message>
    <message>
        <source>Hint: which card is the weakest?</source>
        <translation>Rada: která karta je nejslabší?</translation>
    </message>
    <message>
        <source>Hint: which cards are still out?</source>
        <translation>Rada: které karty jsou ještě venku?</translation>
    </message>
    <message>
        <source>Hint: which cards are unlikely to win a trick?</source>
        <translation>Rada: které karty sotva získají zdvih?</translation>
    </message>
    <message>
        <source>It beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Přebíjí {card:acc}.</translation>
    </message>
    <message>
        <source>It draws trumps from the others.</source>
        <translation>Vytáhne ostatním trumfy.</translation>
    </message>
    <message>
        <source>It is the only card that may be played.</source>
        <translation>Je to jediná karta, kterou lze zahrát.</translation>
    </message>
    <message>
        <source>It is the weakest of the cards.</source>
        <translation>Je to nejslabší z karet.</translation>
    </message>
    <message>
        <source>It leaves the trick to {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Zdvih nechá hráči {name}.</translation>
    </message>
    <message>
        <source>It takes the trick.</source>
        <translation>Bere zdvih.</translation>
    </message>
    <message>
        <source>No card in the hand takes this trick.</source>
        <translation>Žádná karta v ruce tento zdvih nebere.</translation>
    </message>
    <message>
        <source>No other Refe is waiting.</source>
        <translation>Další refe nečeká.</translation>
    </message>
    <message>
        <source>No trick yet.</source>
        <translation>Zatím žádný zdvih.</translation>
    </message>
    <message>
        <source>Nobody has changed yet.</source>
        <translation>Zatím nikdo neměnil.</translation>
    </message>
    <message>
        <source>Nothing can beat it.</source>
        <translation>Nic ji nepřebije.</translation>
    </message>
    <message>
        <source>Passing it on would write a Refe.</source>
        <translation>Předáním by se zapsalo refe.</translation>
    </message>
    <message>
        <source>Raub takes {card} and owes two tricks.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Raub vezme {card:acc} a dluží dva zdvihy.</translation>
    </message>
    <message>
        <source>The last upcard: if all pass, a Refe is written.</source>
        <translation>Poslední otočená karta: řeknou-li všichni dál, zapíše se refe.</translation>
    </message>
    <message>
        <source>The seven may be swapped for {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Sedmičku lze vyměnit za {card:acc}.</translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped now.</source>
        <translation>Trumfovou sedmičku lze teď vyměnit.</translation>
    </message>
    <message>
        <source>The stronger cards stay for later.</source>
        <translation>Silnější karty zůstanou na později.</translation>
    </message>
    <message>
        <source>The tricks owed are won.</source>
        <translation>Dlužné zdvihy jsou získané.</translation>
    </message>
    <message>
        <source>Then a Refe is written, and the next deal counts double.</source>
        <translation>Pak se zapíše refe a příští rozdání se počítá dvakrát.</translation>
    </message>
    <message>
        <source>These stay: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Zůstane: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number} of {all}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>Zdvih {number} ze {all}.</translation>
    </message>
    <message>
        <source>Upcard {number} of 3; Raub owes two tricks.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Otočená karta {number} ze 3; raub dluží dva zdvihy.</translation>
    </message>
    <message>
        <source>Who looks owes nothing yet.</source>
        <translation>Kdo se podívá, ještě nic nedluží.</translation>
    </message>
    <message>
        <source>Whoever can must beat {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Kdo může, musí přebít {card:acc}.</translation>
    </message>
    <message>
        <source>by {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>určuje {name}</translation>
    </message>
    <message>
        <source>by {name}, seven</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>určuje {name}, sedmička</translation>
    </message>
    <message>
        <source>by {name}, unseen</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>určuje {name}, naslepo</translation>
    </message>
    <message>
        <source>change no card</source>
        <translation>nic nevyměnit</translation>
    </message>
    <message>
        <source>change {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>vyměnit {cards:acc}</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>verb</comment>
        <translation>rozdat</translation>
    </message>
    <message>
        <source>deal, or pass the deal on and write a Refe.</source>
        <translation>rozdat, nebo předat rozdávání a zapsat refe.</translation>
    </message>
    <message>
        <source>follow {suit} with {cards}.</source>
        <extracomment>{suit}: a suit: “hearts”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>přiznat {suit:acc}: {cards}.</translation>
    </message>
    <message>
        <source>keep the seven</source>
        <translation>nechat si sedmičku</translation>
    </message>
    <message>
        <source>lay {card} aside</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>odložit {card:acc}</translation>
    </message>
    <message>
        <source>lead any card.</source>
        <translation>vynést kteroukoli kartu.</translation>
    </message>
    <message>
        <source>lift one card and lay it aside.</source>
        <translation>zvednout jednu kartu a odložit ji.</translation>
    </message>
    <message>
        <source>lift up to {cards} to change, or change none.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>zvednout k výměně až {cards:acc}, nebo nic nevyměnit.</translation>
    </message>
    <message>
        <source>look at the cards first</source>
        <translation>nejdřív se podívat na karty</translation>
    </message>
    <message>
        <source>owes {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>dluží {number}</translation>
    </message>
    <message numerus="yes">
        <source>owes {number} trick(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>dluží {number} zdvih</numerusform>
            <numerusform>dluží {number} zdvihy</numerusform>
            <numerusform>dluží {number} zdvihů</numerusform>
        </translation>
    </message>
    <message>
        <source>pass the deal on</source>
        <translation>předat rozdávání</translation>
    </message>
    <message>
        <source>play any card.</source>
        <translation>zahrát kteroukoli kartu.</translation>
    </message>
    <message>
        <source>play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>zahrát {card:acc}</translation>
    </message>
    <message>
        <source>say Dalje</source>
        <translation>říct dál</translation>
    </message>
    <message>
        <source>say Raub</source>
        <translation>říct raub</translation>
    </message>
    <message>
        <source>say Raub to make {suit} trumps, or Dalje to pass.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>raub, a trumfy jsou {suit}, nebo dál.</translation>
    </message>
    <message>
        <source>say Raub unseen</source>
        <translation>říct raub naslepo</translation>
    </message>
    <message>
        <source>say Raub unseen, or look at the cards.</source>
        <translation>říct raub naslepo, nebo se podívat na karty.</translation>
    </message>
    <message>
        <source>so far {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>zatím {points}</translation>
    </message>
    <message>
        <source>so far {points}: none of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>zatím {points}: nic, dluh {most}</translation>
    </message>
    <message>
        <source>so far {points}: {count} of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {count}: the number on which the plural form depends. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>zatím {points}: {count} ze {most:gen}</translation>
    </message>
    <message>
        <source>so far {points}: {tricks}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>zatím {points}: {tricks}</translation>
    </message>
    <message>
        <source>swap the seven</source>
        <translation>vyměnit sedmičku</translation>
    </message>
    <message>
        <source>swap the seven of {suit} for {card}, or keep it.</source>
        <extracomment>{suit}: a suit: “hearts”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>vyměnit sedmičku ({suit}) za {card:acc}, nebo si ji nechat.</translation>
    </message>
    <message>
        <source>the talon is empty, so no card can be changed.</source>
        <translation>talon je prázdný, měnit nelze.</translation>
    </message>
    <message>
        <source>trump with {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>dát trumf: {cards}.</translation>
    </message>
    <message>
        <source>{card:^} comes into the hand; two tricks are owed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} přijde do ruky; dluží se dva zdvihy.</translation>
    </message>
    <message>
        <source>{card:^} is stronger than the seven.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} je silnější než sedmička.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) that (is|are) not seen yet could beat it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Mohla by ji přebít {count:f} neviděná karta.</numerusform>
            <numerusform>Mohly by ji přebít {count:f} neviděné karty.</numerusform>
            <numerusform>Mohlo by ji přebít {count} neviděných karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} changes cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} mění karty.</translation>
    </message>
    <message>
        <source>{name} deals, or passes the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} rozdává, nebo rozdávání předá.</translation>
    </message>
    <message>
        <source>{name} is asked: Raub or Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Na řadě je {name}: raub, nebo dál.</translation>
    </message>
    <message>
        <source>{name} may say Raub unseen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} smí říct raub naslepo.</translation>
    </message>
    <message>
        <source>{press} changes {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press}: vyměnit {cards:acc}.</translation>
    </message>
    <message>
        <source>{press} lays {card} aside.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press}: odložit {card:acc}.</translation>
    </message>
    <message>
        <source>{press} plays {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press}: zahrát {card:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} more owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Ještě se dluží: {tricks}.</numerusform>
            <numerusform>Ještě se dluží: {tricks}.</numerusform>
            <numerusform>Ještě se dluží: {tricks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} won.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Získáno: {tricks}.</numerusform>
            <numerusform>Získáno: {tricks}.</numerusform>
            <numerusform>Získáno: {tricks}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubPuzzles</name>
    <message>
        <source>Any other card may win fewer.</source>
        <translation>Každá jiná karta jich může získat méně.</translation>
    </message>
    <message>
        <source>Four bring five to choose from: that is worth more than {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Čtyři přinesou pět na výběr: to je víc než {card}.</translation>
    </message>
    <message>
        <source>Four new cards are worth more than to keep {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Čtyři nové karty jsou lepší než si nechat {card:acc}.</translation>
    </message>
    <message>
        <source>Higher trumps: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Vyšší trumfy: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Později {kept} určitě získá {tricks:acc}.</numerusform>
            <numerusform>Později {kept} určitě získají {tricks:acc}.</numerusform>
            <numerusform>Později {kept} určitě získají {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make sure</source>
        <translation>Na jistotu</translation>
    </message>
    <message>
        <source>No trump is higher.</source>
        <translation>Žádný trumf není vyšší.</translation>
    </message>
    <message>
        <source>Nothing here beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Nic v ruce {card:acc} nepřebije.</translation>
    </message>
    <message>
        <source>Of the {all} other cards {number} are in the hands, and may be changed.</source>
        <extracomment>{all}: how many there are in all. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ostatních karet je {all}; v rukou jich je {number} a smějí se vyměnit.</translation>
    </message>
    <message>
        <source>Raub or Dalje?</source>
        <translation>Raub, nebo dál?</translation>
    </message>
    <message>
        <source>Raub unseen brings {card} into the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Raub naslepo přinese do ruky {card:acc}.</translation>
    </message>
    <message>
        <source>Say Raub unseen, or look at the cards first?</source>
        <translation>Říct raub naslepo, nebo se nejdřív podívat na karty?</translation>
    </message>
    <message>
        <source>That is enough to owe two tricks, and whoever raubs leads.</source>
        <translation>To na dluh dvou zdvihů stačí a kdo řekne raub, vynáší.</translation>
    </message>
    <message>
        <source>That is too little to owe two tricks with cards unseen.</source>
        <translation>To je na dluh dvou zdvihů s neviděnými kartami málo.</translation>
    </message>
    <message>
        <source>That is too little: Raub owes two tricks, and with one or none it costs 3 or 4 points.</source>
        <translation>To je málo: raub dluží dva zdvihy a s jedním nebo žádným stojí 3 nebo 4 body.</translation>
    </message>
    <message>
        <source>The tricks before show that nobody who is yet to play can beat it.</source>
        <translation>Předchozí zdvihy ukazují, že tuto kartu nepřebije nikdo, kdo ještě hraje.</translation>
    </message>
    <message>
        <source>Trumps and aces of this hand: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Trumfy a esa v této ruce: {cards}.</translation>
    </message>
    <message>
        <source>What is best said to this upcard?</source>
        <translation>Co je nejlepší říct k této otočené kartě?</translation>
    </message>
    <message>
        <source>Which card is best led?</source>
        <translation>Kterou kartu je nejlepší vynést?</translation>
    </message>
    <message>
        <source>Which card is best played to this trick?</source>
        <translation>Kterou kartu je nejlepší zahrát do tohoto zdvihu?</translation>
    </message>
    <message>
        <source>Which card makes sure of {tricks} from here on?</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translatorcomment>Of “Which card makes sure of {tricks} from here on, whatever the others hold?”.</translatorcomment>
        <translation>Která karta odteď zajistí {tricks:acc}?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Která karta?</translation>
    </message>
    <message>
        <source>Which cards are best changed, if any?</source>
        <translation>Které karty je nejlepší vyměnit, pokud vůbec nějaké?</translation>
    </message>
    <message>
        <source>Which cards to change?</source>
        <translation>Které karty vyměnit?</translation>
    </message>
    <message>
        <source>With {other} now, {card} stays, and may be beaten by {cards}.</source>
        <extracomment>{other}: another card, in words. {card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Když teď jde {other}, zůstane {card} a {cards:může|může|může|mohou|mohou} {card:ji|ho|ho} přebít {cards}.</translation>
    </message>
    <message>
        <source>Without a trick this deal costs 2 points.</source>
        <translation>Bez zdvihu stojí toto rozdání 2 body.</translation>
    </message>
    <message>
        <source>{card:^} is to draw {cards}, which could beat {other}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {other}: another card, in words.</extracomment>
        <translation>{card:^} má vytáhnout {cards:acc}: to by mohlo přebít {other:acc}.</translation>
    </message>
    <message>
        <source>{card:^} is too low a trump to keep.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} je příliš nízký trumf, nechávat si {card:ji|ho|ho} se nevyplatí.</translation>
    </message>
    <message numerus="yes">
        <source>{card:^} leaves this trick to the others, but later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} nechá tento zdvih ostatním, ale později {kept} určitě získá {tricks:acc}.</numerusform>
            <numerusform>{card:^} nechá tento zdvih ostatním, ale později {kept} určitě získají {tricks:acc}.</numerusform>
            <numerusform>{card:^} nechá tento zdvih ostatním, ale později {kept} určitě získají {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} stays as a trump.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} zůstane jako trumf.</translation>
    </message>
    <message>
        <source>{card:^} stays, and may be beaten by {cards}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^} zůstane a {cards:může|může|může|mohou|mohou} {card:ji|ho|ho} přebít {cards}.</translation>
    </message>
    <message>
        <source>{card:^} stays, and nothing that is out beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} zůstane a nic, co je ještě ve hře, {card:ji|ho|ho} nepřebije.</translation>
    </message>
    <message>
        <source>{card:^} stays: nothing beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} zůstane: nic {card:ji|ho|ho} nepřebije.</translation>
    </message>
    <message>
        <source>{card:^} stays: only trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} zůstane: přebijí {card:ji|ho|ho} jen trumfy.</translation>
    </message>
    <message>
        <source>{card:^} stays: {cards} and trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^} zůstane: přebijí {card:ji|ho|ho} {cards} a trumfy.</translation>
    </message>
    <message>
        <source>{card:^} takes this trick in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} tento zdvih určitě bere.</translation>
    </message>
    <message numerus="yes">
        <source>{card:^} takes this trick, and {kept} (wins|win) {tricks} more in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} bere tento zdvih a {kept} určitě získá ještě {tricks:acc}.</numerusform>
            <numerusform>{card:^} bere tento zdvih a {kept} určitě získají ještě {tricks:acc}.</numerusform>
            <numerusform>{card:^} bere tento zdvih a {kept} určitě získají ještě {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} would be trumped too often.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^acc} by ostatní příliš často přetrumfovali.</translation>
    </message>
    <message numerus="yes">
        <source>{cards:^} may beat {card}, but then {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^acc} {cards:může|může|může|mohou|mohou} přebít {cards}, ale pak {kept} určitě získá {tricks:acc}.</numerusform>
            <numerusform>{card:^acc} {cards:může|může|může|mohou|mohou} přebít {cards}, ale pak {kept} určitě získají {tricks:acc}.</numerusform>
            <numerusform>{card:^acc} {cards:může|může|může|mohou|mohou} přebít {cards}, ale pak {kept} určitě získají {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seven:^} is swapped for {card}.</source>
        <extracomment>{seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{seven:^} se vymění za {card:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} (is|are) still owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Ještě se dluží {tricks}.</numerusform>
            <numerusform>Ještě se dluží {tricks}.</numerusform>
            <numerusform>Ještě se dluží {tricks}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubRefusals</name>
    <message numerus="yes">
        <source>At most {cards} are changed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Vyměnit lze nejvýš: {cards}.</numerusform>
            <numerusform>Vyměnit lze nejvýš: {cards}.</numerusform>
            <numerusform>Vyměnit lze nejvýš: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change cards first, or change none.</source>
        <translation>Nejdřív vyměnit karty, nebo nic neměnit.</translation>
    </message>
    <message>
        <source>Change the cards laid aside first, or take them back.</source>
        <translation>Nejdřív odložené karty vyměnit, nebo vzít zpět.</translation>
    </message>
    <message>
        <source>Deal first, or pass the deal on.</source>
        <translation>Nejdřív rozdat, nebo rozdávání předat.</translation>
    </message>
    <message>
        <source>Lay one card aside first.</source>
        <translation>Nejdřív jednu kartu odložit.</translation>
    </message>
    <message>
        <source>Lift just one card.</source>
        <translation>Zvednout jen jednu kartu.</translation>
    </message>
    <message>
        <source>Play a card to the trick.</source>
        <translation>Zahrát kartu do zdvihu.</translation>
    </message>
    <message>
        <source>Say Raub or Dalje first.</source>
        <translation>Nejdřív říct raub, nebo dál.</translation>
    </message>
    <message>
        <source>Say Raub unseen first, or look at the cards.</source>
        <translation>Nejdřív říct raub naslepo, nebo se podívat na karty.</translation>
    </message>
    <message>
        <source>Swap or keep the seven of trumps first.</source>
        <translation>Nejdřív trumfovou sedmičku vyměnit, nebo si ji nechat.</translation>
    </message>
    <message>
        <source>The seven of {suit} is missing.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Chybí sedmička ({suit}).</translation>
    </message>
    <message>
        <source>The talon has only {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>V talonu {cards:zbývá|zbývá|zbývá|zbývají} jen {cards}.</translation>
    </message>
    <message>
        <source>The talon is empty.</source>
        <translation>Talon je prázdný.</translation>
    </message>
    <message>
        <source>There is no upcard to swap for.</source>
        <translation>Není za kterou otočenou kartu měnit.</translation>
    </message>
    <message>
        <source>These cards belong to another player.</source>
        <translation>Tyto karty patří jinému hráči.</translation>
    </message>
    <message>
        <source>Without {led} a trump has to be played: {suit}.</source>
        <extracomment>{led}: the suit that was led. {suit}: a suit: “hearts”.</extracomment>
        <translation>Kdo nemá {led:acc}, musí dát trumf: {suit}.</translation>
    </message>
    <message>
        <source>beat {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>přebít {card:acc}</translation>
    </message>
    <message>
        <source>follow {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>přiznat {suit:acc}</translation>
    </message>
    <message>
        <source>the upcard stays</source>
        <translation>otočená karta zůstává</translation>
    </message>
    <message>
        <source>trump with {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>dát trumf: {suit}</translation>
    </message>
    <message>
        <source>{card:^} can be changed only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^acc} lze vyměnit jen jednou.</translation>
    </message>
    <message>
        <source>{card:^} has to be beaten.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^acc} je nutné přebít.</translation>
    </message>
    <message>
        <source>{card:^} stays in the hand until it is played.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} zůstává v ruce, dokud se nezahraje.</translation>
    </message>
    <message>
        <source>{name} can beat {card}</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} může přebít {card:acc}</translation>
    </message>
    <message>
        <source>{name} has trumps: {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} má trumfy: {suit}</translation>
    </message>
    <message>
        <source>{name} has {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} má {suit:acc}</translation>
    </message>
    <message>
        <source>{suit:^} have to be followed.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>{suit:^acc} je nutné přiznat.</translation>
    </message>
</context>
<context>
    <name>RaubSceneMaker</name>
    <message>
        <source>A trick takes off 1 point.</source>
        <translation>Zdvih ubírá 1 bod.</translation>
    </message>
    <message>
        <source>Dalje</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>First upcard</source>
        <translation>První otočená</translation>
    </message>
    <message numerus="yes">
        <source>Hand, (one card|{number} cards) unseen</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Ruka, jedna karta naslepo</numerusform>
            <numerusform>Ruka, {number} karty naslepo</numerusform>
            <numerusform>Ruka, {number} karet naslepo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid aside, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Odloženo, jedna karta</numerusform>
            <numerusform>Odloženo, {number} karty</numerusform>
            <numerusform>Odloženo, {number} karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Place to lay cards aside</source>
        <translation>Místo pro odložené karty</translation>
    </message>
    <message>
        <source>Second upcard</source>
        <translation>Druhá otočená</translation>
    </message>
    <message numerus="yes">
        <source>Talon, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Talon, jedna karta</numerusform>
            <numerusform>Talon, {number} karty</numerusform>
            <numerusform>Talon, {number} karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Third upcard</source>
        <translation>Třetí otočená</translation>
    </message>
    <message>
        <source>To be changed: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>K výměně: {cards}</translation>
    </message>
    <message>
        <source>Trick played: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Sehraný zdvih: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: not over</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zdvih {number}: trvá</translation>
    </message>
    <message>
        <source>Trick {number}: {name}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>Zdvih {number}: {name}</translation>
    </message>
    <message>
        <source>Trick, place of {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Zdvih, místo: {name}</translation>
    </message>
    <message>
        <source>Trick, {name}: {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Zdvih, {name}: {cards}</translation>
    </message>
    <message>
        <source>Upcards: none</source>
        <translation>Otočené karty: žádné</translation>
    </message>
    <message>
        <source>Upcards: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Otočené karty: {cards}</translation>
    </message>
    <message>
        <source>Whoever can must beat.</source>
        <translation>Kdo může, musí přebít.</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Zdvihy: {names}</translation>
    </message>
    <message>
        <source>came face up</source>
        <translation>lícem nahoru</translation>
    </message>
    <message numerus="yes">
        <source>changed {number}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>vyměněno: {number}</numerusform>
            <numerusform>vyměněno: {number}</numerusform>
            <numerusform>vyměněno: {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>counts double</source>
        <translation>dvojnásobek</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>v ruce</translation>
    </message>
    <message>
        <source>lay here</source>
        <translation>sem odložit</translation>
    </message>
    <message>
        <source>no trick yet</source>
        <translation>bez zdvihu</translation>
    </message>
    <message>
        <source>none waiting</source>
        <translation>žádné nečeká</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>odmítnutá</translation>
    </message>
    <message>
        <source>to be changed</source>
        <translation>k výměně</translation>
    </message>
    <message>
        <source>trumps?</source>
        <translation>trumfy?</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>bere</translation>
    </message>
    <message>
        <source>wins so far</source>
        <translation>zatím bere</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} má {cards:acc}</translation>
    </message>
    <message>
        <source>{name} is due to deal.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Rozdávat má {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} to go</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>zbývá {points}</numerusform>
            <numerusform>zbývají {points}</numerusform>
            <numerusform>zbývá {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubScore</name>
    <message>
        <source>Made trumps</source>
        <translation>Trumfy určuje</translation>
    </message>
    <message>
        <source>None of the one owed</source>
        <translation>Žádný z jednoho dlužného</translation>
    </message>
    <message>
        <source>None of the two owed</source>
        <translation>Žádný ze dvou dlužných</translation>
    </message>
    <message>
        <source>One of the two owed</source>
        <translation>Jeden ze dvou dlužných</translation>
    </message>
    <message>
        <source>The deal was</source>
        <translation>Rozdání bylo</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Zdvihy</translation>
    </message>
</context>
<context>
    <name>RaubScorekeeperText</name>
    <message numerus="yes">
        <source>(A Refe waits|{count:^} Refes wait): the deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Čeká refe: rozdání se počítá dvakrát.</numerusform>
            <numerusform>Čekají {count:f} refe: rozdání se počítá dvakrát.</numerusform>
            <numerusform>Čeká {count} refe: rozdání se počítá dvakrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {dealer}, who dealt, owes one trick.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Jeden zdvih dluží jen rozdávající, {dealer}.</translation>
    </message>
    <message>
        <source>The deal before was passed on, so {dealer} has to deal.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Předchozí rozdání se předalo, {dealer} tedy rozdávat musí.</translation>
    </message>
    <message>
        <source>Who made trumps is missing.</source>
        <translation>Chybí, kdo určil trumfy.</translation>
    </message>
    <message>
        <source>one, after a seven</source>
        <translation>jeden, po sedmičce</translation>
    </message>
    <message>
        <source>passed on: a Refe</source>
        <translation>předané: refe</translation>
    </message>
    <message>
        <source>played</source>
        <translation>sehrané</translation>
    </message>
    <message>
        <source>thrown in: a Refe</source>
        <translation>zahozené: refe</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dva</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} trick(s) (is|are) missing.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} zdvih chybí.</numerusform>
            <numerusform>{count:^} zdvihy chybějí.</numerusform>
            <numerusform>{count:^} zdvihů chybí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks are entered, a deal has four.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Zadané zdvihy: {number}, rozdání má čtyři.</numerusform>
            <numerusform>Zadané zdvihy: {number}, rozdání má čtyři.</numerusform>
            <numerusform>Zadané zdvihy: {number}, rozdání má čtyři.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubSheet</name>
    <message>
        <source>A deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>A line under all results</source>
        <translation>Čára pod všemi výsledky</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdávající</translation>
    </message>
    <message>
        <source>Dealer by the seven, no trick</source>
        <translation>Rozdávající se sedmičkou, žádný zdvih</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>Od {start} k 0, rozdává se doleva</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>Od {start} k 0, rozdává se doprava</translation>
    </message>
    <message>
        <source>In a tie, who made trumps</source>
        <translation>Při shodě ten, kdo určil trumfy</translation>
    </message>
    <message>
        <source>One for each deal thrown in or passed on</source>
        <translation>Jedno za každé zahozené nebo předané rozdání</translation>
    </message>
    <message>
        <source>Raub, no trick</source>
        <translation>Raub, žádný zdvih</translation>
    </message>
    <message>
        <source>Raub, one trick only</source>
        <translation>Raub, jen jeden zdvih</translation>
    </message>
    <message>
        <source>Refe: dealt by {name}, thrown in</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Refe: {name:rozdala|rozdal|rozdává} {name}, zahozeno</translation>
    </message>
    <message>
        <source>Refe: the deal was passed on</source>
        <translation>Refe: rozdávání předáno</translation>
    </message>
    <message>
        <source>Refe: thrown in</source>
        <translation>Refe: zahozeno</translation>
    </message>
    <message>
        <source>Refe: {name} passed the deal on</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Refe: {name} {name:předala|předal|předává} rozdávání</translation>
    </message>
    <message>
        <source>Somebody stands at 0 or below</source>
        <translation>Někdo je na 0 nebo níž</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Vyhrává nejnižší skóre</translation>
    </message>
    <message>
        <source>The next deal played counts double</source>
        <translation>Příští sehrané rozdání se počítá dvakrát</translation>
    </message>
    <message>
        <source>Trumps by</source>
        <translation>Trumfy</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teď</translation>
    </message>
    <message>
        <source>{label} {points}</source>
        <extracomment>{label}: the label of a rule or a field. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{label} {points}</translation>
    </message>
    <message>
        <source>{name} × 2</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} × 2</translation>
    </message>
</context>
<context>
    <name>RaubTable</name>
    <message>
        <source>Change 4, get 5</source>
        <translation>Měnit 4, dostat 5</translation>
    </message>
    <message>
        <source>Change none</source>
        <translation>Neměnit</translation>
    </message>
    <message numerus="yes">
        <source>Change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Vyměnit {number}</numerusform>
            <numerusform>Vyměnit {number}</numerusform>
            <numerusform>Vyměnit {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the seven</source>
        <translation>Nechat sedmičku</translation>
    </message>
    <message>
        <source>Lay aside</source>
        <translation>Odložit</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Zahrát {card}</translation>
    </message>
    <message>
        <source>Say Dalje</source>
        <translation>Říct dál</translation>
    </message>
    <message>
        <source>Say Raub</source>
        <translation>Říct raub</translation>
    </message>
    <message>
        <source>Say Raub unseen</source>
        <translation>Raub naslepo</translation>
    </message>
    <message>
        <source>See tricks</source>
        <translation>Ukázat zdvihy</translation>
    </message>
    <message>
        <source>Swap the seven</source>
        <translation>Vyměnit sedmičku</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumfy</translation>
    </message>
    <message numerus="yes">
        <source>change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>vyměnit {number}</numerusform>
            <numerusform>vyměnit {number}</numerusform>
            <numerusform>vyměnit {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>lay aside</source>
        <translation>odložit</translation>
    </message>
    <message>
        <source>not now:</source>
        <translation>teď ne:</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ještě ne</translation>
    </message>
    <message>
        <source>play</source>
        <translation>zahrát</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>výměna</translation>
    </message>
    <message>
        <source>{number} in the talon</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>v talonu {number}</translation>
    </message>
    <message>
        <source>{suits}:</source>
        <extracomment>{suits}: several suits, listed.</extracomment>
        <translation>{suits}:</translation>
    </message>
</context>
<context>
    <name>RaubTips</name>
    <message>
        <source>A Refe</source>
        <translation>Refe</translation>
    </message>
    <message>
        <source>Owed tricks</source>
        <translation>Dlužené zdvihy</translation>
    </message>
    <message>
        <source>Talon and Raub</source>
        <translation>Talon a raub</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Výměna</translation>
    </message>
    <message>
        <source>What trumps do</source>
        <translation>Co dělají trumfy</translation>
    </message>
</context>
<context>
    <name>RaubWords</name>
    <message>
        <source>Ober</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>svršek; gen: svrška; dat: svrškovi; acc: svrška; loc: svrškovi; ins: svrškem; gender: m</translation>
    </message>
    <message>
        <source>Unter</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>spodek; gen: spodka; dat: spodkovi; acc: spodka; loc: spodkovi; ins: spodkem; gender: m</translation>
    </message>
    <message>
        <source>acorns</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>žaludy; gen: žaludů; dat: žaludům; acc: žaludy; loc: žaludech; ins: žaludy; stem: žaludov; gender: p</translation>
    </message>
    <message>
        <source>bells</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kule; gen: kulí; dat: kulím; acc: kule; loc: kulích; ins: kulemi; stem: kulov; gender: pf</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>Hungarian</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>červené; gen: červených; dat: červeným; acc: červené; loc: červených; ins: červenými; stem: červen; gender: pf</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>zelené; gen: zelených; dat: zeleným; acc: zelené; loc: zelených; ins: zelenými; stem: zelen; gender: pf</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>žádný zdvih; gen: žádného zdvihu; acc: žádný zdvih; gender: m</translation>
    </message>
    <message>
        <source>the {rank}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”.</extracomment>
        <translation>{rank:*}; gender: {rank:gender}</translation>
    </message>
    <message numerus="yes">
        <source>{count} trick(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jeden zdvih; gen: jednoho zdvihu; dat: jednomu zdvihu; acc: jeden zdvih; loc: jednom zdvihu; ins: jedním zdvihem; gender: m</numerusform>
            <numerusform>{count} zdvihy; gen: {count:gen} zdvihů; dat: {count:dat} zdvihům; acc: {count} zdvihy; loc: {count:loc} zdvizích; ins: {count:ins} zdvihy; gender: p</numerusform>
            <numerusform>{count} zdvihů; gen: {count:gen} zdvihů; dat: {count:dat} zdvihům; acc: {count} zdvihů; loc: {count:loc} zdvizích; ins: {count:ins} zdvihy; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} nebo {last:*}; gender: {last:gender}</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>Enter or a double click looks back at a move</source>
        <translation>Enter nebo dvojklik ukáže tah v ohlédnutí</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Paměť</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Zobrazeno</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes">
        <source>On the discard pile lies {cards}, {count} card(s) in all.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Na odhazovacím balíčku leží {cards}, celkem jedna karta.</numerusform>
            <numerusform>Na odhazovacím balíčku leží {cards}, celkem {count:f} karty.</numerusform>
            <numerusform>Na odhazovacím balíčku leží {cards}, celkem {count} karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the discard pile lies {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Na odhazovacím balíčku leží {cards}.</translation>
    </message>
    <message>
        <source>Points on the table: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Body na stole: {sides}.</translation>
    </message>
</context>
<context>
    <name>ReportSentences</name>
    <message>
        <source>Bots play the cards again: {share} %</source>
        <extracomment>{share}: how much of the work is done, in per cent.</extracomment>
        <translation>Roboti hrají s těmito kartami znovu: {share} %</translation>
    </message>
    <message numerus="yes">
        <source>Bots played these cards {number} time(s). Cards: how much more they scored with them than the usual {usual}. Play: how much more than the bots was scored.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {usual}: the usual number of points.</extracomment>
        <translation>
            <numerusform>Roboti tyto karty sehráli jednou. Karty: oč víc s nimi získali než obvyklých {usual}. Hra: oč víc než roboti se získalo.</numerusform>
            <numerusform>Roboti tyto karty sehráli {number}krát. Karty: oč víc s nimi získali než obvyklých {usual}. Hra: oč víc než roboti se získalo.</numerusform>
            <numerusform>Roboti tyto karty sehráli {number}krát. Karty: oč víc s nimi získali než obvyklých {usual}. Hra: oč víc než roboti se získalo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances of winning left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Nevyužité šance na výhru podle toho, co hráči mohli vědět: {parts}.</translation>
    </message>
    <message>
        <source>Decisions could not be judged.</source>
        <translation>Rozhodnutí se nepodařilo posoudit.</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Očekávané body</translation>
    </message>
    <message>
        <source>Expected points, fewer are better</source>
        <translation>Očekávané body, méně je lépe</translation>
    </message>
    <message>
        <source>Left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Nevyužito podle toho, co hráči mohli vědět: {parts}.</translation>
    </message>
    <message>
        <source>No decision stands out: all of them were about as good as any other.</source>
        <translation>Žádné rozhodnutí nevyčnívá: všechna byla přibližně stejně dobrá jako jiná.</translation>
    </message>
    <message>
        <source>The cards were about as good for everybody.</source>
        <translation>Karty byly pro všechny přibližně stejně dobré.</translation>
    </message>
    <message>
        <source>The cards were better for {names}, by about {points}.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Lepší karty {names:měla|měl|má|měli|měly} {names}, asi o {points:acc}.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is often luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Lépe je {names:využila|využil|využívá|využili|využily} {names}, o {points:acc}. Tolik bývá často štěstí.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is seldom luck alone.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Lépe je {names:využila|využil|využívá|využili|využily} {names}, o {points:acc}. Tolik bývá málokdy jen štěstí.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. That is more than luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Lépe je {names:využila|využil|využívá|využili|využily} {names}, o {points:acc}. To je víc než štěstí.</translation>
    </message>
    <message>
        <source>{names} {points} %</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {points} %</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Worth a second look</source>
        <translation>Stojí za druhý pohled</translation>
    </message>
</context>
<context>
    <name>RuleCardController</name>
    <message>
        <source>Print the rule card</source>
        <translation>Vytisknout přehled pravidel</translation>
    </message>
</context>
<context>
    <name>RuleCardPage</name>
    <message>
        <source>Find in these rules</source>
        <translation>Hledat v těchto pravidlech</translation>
    </message>
    <message>
        <source>Find in these rules (Ctrl+F)</source>
        <translation>Hledat v těchto pravidlech (Ctrl+F)</translation>
    </message>
    <message>
        <source>Nothing on this card has these words.</source>
        <translation>Tato slova v přehledu nejsou.</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>Add one</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Less: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Méně: {field}</translation>
    </message>
    <message>
        <source>More: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Více: {field}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>počet</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>No rule has these words.</source>
        <translation>Tato slova nejsou v žádném pravidle.</translation>
    </message>
</context>
<context>
    <name>RulesBesidePage</name>
    <message>
        <source>Also show where they agree</source>
        <translation>Ukázat i to, v čem se shodují</translation>
    </message>
    <message>
        <source>Before the dash {one_set}, behind it {other_set}</source>
        <extracomment>{one_set}: the title of the first of two rule sets. {other_set}: the title of the second of two rule sets.</extracomment>
        <translation>Před pomlčkou {one_set}, za ní {other_set}</translation>
    </message>
    <message>
        <source>First rule set</source>
        <translation>První pravidla</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <translation>Druhá pravidla</translation>
    </message>
    <message>
        <source>They are the same in every rule.</source>
        <translation>Shodují se v každém pravidle.</translation>
    </message>
    <message>
        <source>Two rule sets side by side</source>
        <translation>Dvoje pravidla vedle sebe</translation>
    </message>
    <message>
        <source>{rule}, in both: {in_one}.</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets.</extracomment>
        <translation>{rule}, v obojích: {in_one}.</translation>
    </message>
    <message>
        <source>{rule}. {one_set}: {in_one}. {other_set}: {in_other}.</source>
        <extracomment>{rule}: what one rule is called. {one_set}: the title of the first of two rule sets. {in_one}: what a rule is set to in the first of two rule sets. {other_set}: the title of the second of two rule sets. {in_other}: what a rule is set to in the second of two rule sets.</extracomment>
        <translation>{rule}. {one_set}: {in_one}. {other_set}: {in_other}.</translation>
    </message>
    <message>
        <source>{rule}: {in_one} – {in_other}</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets. {in_other}: what a rule is set to in the second of two rule sets.</extracomment>
        <translation>{rule}: {in_one} – {in_other}</translation>
    </message>
</context>
<context>
    <name>RulesCode</name>
    <message>
        <source>Paste the text that came from the code, or that somebody sent you. What stands around it does no harm.</source>
        <translation>Vložte text, který přišel z kódu nebo který vám někdo poslal. Co stojí kolem něj, nevadí.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Text pravidel</translation>
    </message>
    <message>
        <source>“{rules}”, {game}: as {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {base}: the title of the rules from which others are made.</extracomment>
        <translation>„{rules}“, {game}: jako {base}.</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}”, {game}: {count} change(s) to {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>„{rules}“, {game}: {count:f} změna oproti: {base}.</numerusform>
            <numerusform>„{rules}“, {game}: {count:f} změny oproti: {base}.</numerusform>
            <numerusform>„{rules}“, {game}: {count} změn oproti: {base}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{rules}”: rules of {game} for the program Hand and Foot.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game.</extracomment>
        <translation>„{rules}“: pravidla hry {game} pro program Hand and Foot.</translation>
    </message>
</context>
<context>
    <name>RulesCodePage</name>
    <message>
        <source>Code of the rules “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Kód pravidel „{rules}“</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Kopírovat text</translation>
    </message>
    <message>
        <source>On the other computer, choose “Find your rules” and “Rules from a code”, and paste the text there.</source>
        <translation>Na druhém počítači zvolte „Najít svá pravidla“ a „Pravidla z kódu“ a vložte tam text.</translation>
    </message>
    <message>
        <source>Point the camera of a telephone at the code. It shows a line of text, which you can send to anybody.</source>
        <translation>Namiřte fotoaparát telefonu na kód. Ukáže řádek textu, který můžete komukoli poslat.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Uložit do souboru</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <translation>Text je zkopírován.</translation>
    </message>
    <message>
        <source>These rules say too much for a code. A file has room for them.</source>
        <translation>Tato pravidla říkají na kód příliš mnoho. Do souboru se vejdou.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} sentence(s) of your own have no room in the code. A file has them all.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} vaše věta se do kódu nevejde. V souboru jsou všechny.</numerusform>
            <numerusform>{count:^f} vaše věty se do kódu nevejdou. V souboru jsou všechny.</numerusform>
            <numerusform>{count:^} vašich vět se do kódu nevejde. V souboru jsou všechny.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesFinder</name>
    <message>
        <source>Named versions</source>
        <translation>Známé verze</translation>
    </message>
    <message>
        <source>Named versions: {kind}</source>
        <extracomment>{kind}: who plays together: “pairs”, “each alone”.</extracomment>
        <translation>Známé verze: {kind}</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Vaše vlastní pravidla</translation>
    </message>
</context>
<context>
    <name>RulesFinderPage</name>
    <message>
        <source>Lay side by side</source>
        <translation>Položit vedle sebe</translation>
    </message>
    <message>
        <source>No rule set and no rule has these words.</source>
        <translation>Žádná verze ani pravidlo tato slova nemá.</translation>
    </message>
    <message>
        <source>Rules from a code</source>
        <translation>Pravidla z kódu</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Pravidla: {game}</translation>
    </message>
    <message>
        <source>Search: a name, or words of a rule</source>
        <translation>Hledat: název nebo slova pravidla</translation>
    </message>
    <message>
        <source>Show as a code</source>
        <translation>Ukázat jako kód</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Jednotlivá pravidla</translation>
    </message>
    <message>
        <source>Take these rules</source>
        <translation>Vzít tato pravidla</translation>
    </message>
    <message>
        <source>Which one do we play?</source>
        <translation>Kterou hrajeme?</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>A note for whoever gets it</source>
        <translation>Vzkaz pro toho, kdo soubor dostane</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Zvolit místo</translation>
    </message>
    <message>
        <source>Write the players’ names into it</source>
        <translation>Zapsat do něj jména hráčů</translation>
    </message>
    <message>
        <source>{deal}: the file holds the rules and the cards as they were dealt, not how they were played.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal}: soubor obsahuje pravidla a karty, jak byly rozdané, ne jak se hrály.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Deal anew</source>
        <translation>Rozdat znovu</translation>
    </message>
    <message>
        <source>Deal these cards anew?</source>
        <translation>Rozdat tyto karty znovu?</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Pokračovat tady</translation>
    </message>
    <message>
        <source>Go on with the file</source>
        <translation>Pokračovat se souborem</translation>
    </message>
    <message>
        <source>Go on with the newer one?</source>
        <translation>Pokračovat s novější?</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>Uloženo jako {file} ve složce {folder}.</translation>
    </message>
    <message>
        <source>The cards of {file} are being played here already; that game was saved {here}. It is kept in any case.</source>
        <extracomment>{file}: the name of a file. {here}: when a game was saved here, as “today at 18:20”.</extracomment>
        <translation>S kartami ze souboru {file} se tu už hraje; ta hra byla uložena {here}. Zůstane v každém případě.</translation>
    </message>
    <message>
        <source>The game goes on as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Hra pokračuje, kde tu skončila; soubor {file} zůstává, jak je.</translation>
    </message>
    <message>
        <source>The game is kept here from now on; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Hra se odteď ukládá tady; soubor {file} zůstává, jak je.</translation>
    </message>
    <message>
        <source>The game is shown as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Hra je zobrazena, jak tu skončila; soubor {file} zůstává, jak je.</translation>
    </message>
    <message>
        <source>This game was opened here before, and went on in two ways. Here it was saved {here}, the file {file} {there}. Both are kept.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Tato hra tu už byla otevřená a pokračovala dvěma cestami. Tady byla uložena {here}, soubor {file} {there}. Obě zůstanou.</translation>
    </message>
    <message>
        <source>This game was opened here before. Here it was saved {here}; the file {file} was saved {there}, and goes on from there.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Tato hra tu už byla otevřená. Tady byla uložena {here}; soubor {file} byl uložen {there} a pokračuje dál.</translation>
    </message>
    <message>
        <source>Which one goes on?</source>
        <translation>Která bude pokračovat?</translation>
    </message>
</context>
<context>
    <name>SceneView</name>
    <message>
        <source>Card table</source>
        <translation>Karetní stůl</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Rozdání {number}</translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) deal {number}, by {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} vyhrává rozdání {number} o {points:acc}.</numerusform>
            <numerusform>{names} vyhrávají rozdání {number} o {points:acc}.</numerusform>
            <numerusform>{names} vyhrávají rozdání {number} o {points:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}, {points} each</source>
        <extracomment>{what}: the cards that count, as “red threes”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{what}, po {points}</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>end</source>
        <translation>konec</translation>
    </message>
    <message>
        <source>start</source>
        <translation>začátek</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>Deal shown</source>
        <translation>Zobrazené rozdání</translation>
    </message>
    <message>
        <source>Fair deal?</source>
        <translation>Poctivě?</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Zatím není dohrané žádné rozdání.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Okamžik</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Zpráva</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ukázat stůl</translation>
    </message>
    <message numerus="yes">
        <source>{deal} (goes to|is shared by) {names}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{deal:^}: {names:získala|získal|získává|získali|získaly} {names}</numerusform>
            <numerusform>{deal:^}: {names:získali|získali|získávají|získali|získaly} {names}</numerusform>
            <numerusform>{deal:^}: {names:získali|získali|získávají|získali|získaly} {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} is being played. This is what it has brought so far.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} ještě trvá. Toto zatím přineslo.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetController</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Vytisknout zápis</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Left in hand:</source>
        <translation>Zbylo v ruce:</translation>
    </message>
</context>
<context>
    <name>ScorekeeperController</name>
    <message>
        <source>{deal} is deleted. Undo brings it back.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} je smazané. Vrácení zpět ho obnoví.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperPage</name>
    <message>
        <source>Change names and the first dealer</source>
        <translation>Změnit jména a prvního rozdávajícího</translation>
    </message>
    <message>
        <source>Close this deal</source>
        <translation>Uzavřít toto rozdání</translation>
    </message>
    <message>
        <source>Every entry is saved at once.</source>
        <translation>Každý údaj se hned ukládá.</translation>
    </message>
    <message>
        <source>Finish game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation>Tisk zápisu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Rule card</source>
        <translation>Přehled pravidel</translation>
    </message>
    <message>
        <source>The game is finished.</source>
        <translation>Hra je dohraná.</translation>
    </message>
    <message>
        <source>Write down anyway</source>
        <translation>Přesto zapsat</translation>
    </message>
    <message>
        <source>Written down</source>
        <translation>Zapsáno</translation>
    </message>
    <message>
        <source>{deal}, being corrected</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, opravuje se</translation>
    </message>
    <message>
        <source>{deal}, to be entered</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, k zapsání</translation>
    </message>
    <message>
        <source>{deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{deal}: {points}</translation>
    </message>
</context>
<context>
    <name>ScorekeeperProblem</name>
    <message>
        <source>Nothing is entered yet.</source>
        <translation>Zatím není nic zadáno.</translation>
    </message>
    <message>
        <source>The game was over before this deal.</source>
        <translation>Hra skončila už před tímto rozdáním.</translation>
    </message>
    <message>
        <source>{side}: the total is missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: chybí součet.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperSetupPage</name>
    <message>
        <source>Change names</source>
        <translation>Změnit jména</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Rozdává první</translation>
    </message>
    <message>
        <source>Family, for the sheet</source>
        <translation>Rodina, na zápis</translation>
    </message>
    <message>
        <source>From {preset}</source>
        <extracomment>{preset}: the title of the rules to begin with.</extracomment>
        <translation>Podle: {preset}</translation>
    </message>
    <message>
        <source>Names and dealer</source>
        <translation>Jména a rozdávající</translation>
    </message>
    <message>
        <source>Place, for the sheet</source>
        <translation>Místo, na zápis</translation>
    </message>
    <message>
        <source>The family plays with its own cards, the program adds up.</source>
        <translation>Rodina hraje s vlastními kartami, program počítá.</translation>
    </message>
    <message>
        <source>These rules do not fit so many players.</source>
        <translation>Tato pravidla nejsou pro tolik hráčů.</translation>
    </message>
    <message>
        <source>What has been entered stays as it is.</source>
        <translation>Co je zapsáno, zůstane, jak je.</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <extracomment>{place}: where something was played, or where in a file it stands. {names}: several players, listed.</extracomment>
        <translation>{place}, {names:hraje|hraje|hraje|hrají|hrají} {names}</translation>
    </message>
</context>
<context>
    <name>ScriptedBots</name>
    <message>
        <source>the moves before lead elsewhere</source>
        <translation>předchozí tahy vedou jinam</translation>
    </message>
</context>
<context>
    <name>SeasonController</name>
    <message>
        <source>Print the season page</source>
        <translation>Vytisknout stránku sezony</translation>
    </message>
</context>
<context>
    <name>SeasonPage</name>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day} to {until}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”. {until}: the last day, as “12 May”.</extracomment>
        <translation>
            <numerusform>Jedna hra, {deals}, {day} až {until}.</numerusform>
            <numerusform>{number} hry, {deals}, {day} až {until}.</numerusform>
            <numerusform>{number} her, {deals}, {day} až {until}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”.</extracomment>
        <translation>
            <numerusform>Jedna hra, {deals}, {day}.</numerusform>
            <numerusform>{number} hry, {deals}, {day}.</numerusform>
            <numerusform>{number} her, {deals}, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(the only game|{wins} of {number} games) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>vyhraná jediná hra</numerusform>
            <numerusform>výhry: {wins} ze {number} her</numerusform>
            <numerusform>výhry: {wins} z {number} her</numerusform>
        </translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Všechny roky</translation>
    </message>
    <message numerus="yes">
        <source>Best (pair|pairs, equally good)</source>
        <translation>
            <numerusform>Nejlepší dvojice</numerusform>
            <numerusform>Nejlepší dvojice, stejně dobré</numerusform>
            <numerusform>Nejlepší dvojice, stejně dobré</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted from the games played and kept on this computer.</source>
        <translation>Podle her sehraných a uložených na tomto počítači.</translation>
    </message>
    <message>
        <source>Games in every month</source>
        <translation>Hry po měsících</translation>
    </message>
    <message>
        <source>Games in every year</source>
        <translation>Hry po letech</translation>
    </message>
    <message>
        <source>Most games won</source>
        <translation>Nejvíc vyhraných her</translation>
    </message>
    <message>
        <source>No pair has finished two games together yet.</source>
        <translation>Žádná dvojice spolu ještě nedohrála dvě hry.</translation>
    </message>
    <message>
        <source>No pair has won a game.</source>
        <translation>Žádná dvojice hru nevyhrála.</translation>
    </message>
    <message>
        <source>Nobody who is counted has won a game.</source>
        <translation>Nikdo z počítaných hru nevyhrál.</translation>
    </message>
    <message>
        <source>Only bots played; no figures of people are counted.</source>
        <translation>Hráli jen roboti; čísla lidí se nepočítají.</translation>
    </message>
    <message>
        <source>The year {year}</source>
        <extracomment>{year}: a year.</extracomment>
        <translation>Rok {year}</translation>
    </message>
    <message>
        <source>Who partnered whom</source>
        <translation>Kdo s kým hrál</translation>
    </message>
    <message>
        <source>{text} {rules}.</source>
        <extracomment>{text}: what is said first. {rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>{text} {rules}.</translation>
    </message>
    <message>
        <source>{text}, {said}.</source>
        <extracomment>{text}: what is said first. {said}: a move or a hint in words.</extracomment>
        <translation>{text}, {said}.</translation>
    </message>
</context>
<context>
    <name>SeasonWords</name>
    <message numerus="yes">
        <source>(one deal|{number} deals)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>jedno rozdání; gender: n</numerusform>
            <numerusform>{number} rozdání; gender: p</numerusform>
            <numerusform>{number} rozdání; gender: n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Player, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Hráč, {place}</translation>
    </message>
    <message>
        <source>Seat to swap</source>
        <translation>Místo k výměně</translation>
    </message>
    <message>
        <source>Seat to swap it with</source>
        <translation>Místo, se kterým se vymění</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Vyměnit místa</translation>
    </message>
    <message>
        <source>{place}, partner</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{place}, spoluhráč</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>A person whose cards are on a phone, which scans a code.</source>
        <translation>Člověk, který vidí své karty v telefonu; ten načte kód.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Východ</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Sever</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Severovýchod</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Severozápad</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Počet hráčů</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Jih</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Jihovýchod</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Jihozápad</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Západ</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>tři dvojice</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>dvě dvojice</translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>dva týmy</translation>
    </message>
    <message numerus="yes">
        <source>{number} player(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} hráč</numerusform>
            <numerusform>{number} hráči</numerusform>
            <numerusform>{number} hráčů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceLines</name>
    <message>
        <source>Sentence {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Věta {number}</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A name is missing.</source>
        <translation>Chybí jméno.</translation>
    </message>
    <message>
        <source>Two players have the name {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Dva hráči mají jméno {name}.</translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>Change rules</source>
        <translation>Změnit pravidla</translation>
    </message>
    <message>
        <source>Find your rules</source>
        <translation>Najít svá pravidla</translation>
    </message>
    <message numerus="yes">
        <source>Find your rules ({count} more)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Najít svá pravidla (ještě {count:f})</numerusform>
            <numerusform>Najít svá pravidla (ještě {count:f})</numerusform>
            <numerusform>Najít svá pravidla (ještě {count})</numerusform>
        </translation>
    </message>
    <message>
        <source>Make family rules</source>
        <translation>Vytvořit domácí pravidla</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>domácí pravidla</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Behind the leader</source>
        <translation>Ztráta na vedoucího</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Převod</translation>
    </message>
    <message>
        <source>Dealers in order:</source>
        <translation>Rozdávají postupně:</translation>
    </message>
    <message>
        <source>Dealers in order: {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Rozdávají postupně: {names}</translation>
    </message>
    <message>
        <source>Filled from a game with real cards.</source>
        <translation>Vyplněno podle hry se skutečnými kartami.</translation>
    </message>
    <message>
        <source>Filled from the game played on this computer.</source>
        <translation>Vyplněno podle hry sehrané na tomto počítači.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards and the unseen cards of each rank.</source>
        <translation>Tahák: poslední odhozy a neviděné karty každé hodnoty.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards.</source>
        <translation>Tahák: poslední odhozy.</translation>
    </message>
    <message>
        <source>Played for practice: any move could be taken back.</source>
        <translation>Cvičná hra: každý tah se směl vzít zpět.</translation>
    </message>
    <message>
        <source>Rules: {rules}. {more}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation>Pravidla: {rules}. {more}.</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Dělená výhra</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vítěz</translation>
    </message>
    <message>
        <source>by</source>
        <translation>o</translation>
    </message>
    <message>
        <source>dealer {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>rozdává {name}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>vede</translation>
    </message>
    <message>
        <source>points</source>
        <translation>body</translation>
    </message>
    <message>
        <source>see the rule card</source>
        <translation>viz přehled pravidel</translation>
    </message>
    <message>
        <source>{points} each</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>po {points}</translation>
    </message>
    <message>
        <source>{text} … see the rule card</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} … viz přehled pravidel</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>A whole game</source>
        <translation>Celá hra</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Prázdný</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Rodina</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Podle hry</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Na celou šířku</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Na stránku</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Jedna strana</translation>
    </message>
    <message>
        <source>One sheet</source>
        <translation>Jeden zápis</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Tiskne se</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Místo pro</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>To write in</source>
        <translation>K psaní</translation>
    </message>
    <message>
        <source>Two sheets</source>
        <translation>Dva zápisy</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Celá stránka</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message numerus="yes">
        <source>Preview: {title}, (one page|{number} pages)</source>
        <extracomment>{title}: the title of a document. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Náhled: {title}, jedna strana</numerusform>
            <numerusform>Náhled: {title}, {number} strany</numerusform>
            <numerusform>Náhled: {title}, {number} stran</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sought</name>
    <message>
        <source>7, 7s, book of sevens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sedmičky, kanasta ze sedmiček</translation>
    </message>
    <message>
        <source>7, 7s, no wild discards, cannot discard, not thrown away, discard restrictions</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sedmičky, nesmí se zahodit, zákaz odhození, žolík se nehází</translation>
    </message>
    <message>
        <source>ace high, ace low, around the corner, turn the corner</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>eso vysoké, eso nízké, dokola, přes eso</translation>
    </message>
    <message>
        <source>black 3, black 3s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>černá 3, černé 3, černé trojky</translation>
    </message>
    <message>
        <source>books, canastas, piles of seven, seven of a kind</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>kanasty, knihy, hromádky, sedm stejných</translation>
    </message>
    <message>
        <source>card values, face cards, pictures, worth, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>hodnoty karet, figury, obrázky, kolik platí, zbylé body</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, eleven, thirteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>rozdané karty, kolik karet, jedenáct, třináct</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, ten, thirteen, fourteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>rozdané karty, kolik karet, deset, třináct, čtrnáct</translation>
    </message>
    <message>
        <source>clean book, red book, natural canasta, pure canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>čistá kanasta, červená kniha, přirozená</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, who is next, left, right</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>po směru hodin, proti směru, kdo je na řadě, vlevo, vpravo</translation>
    </message>
    <message>
        <source>decks, how many decks, number of decks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>balíčky, kolik balíčků, počet balíčků</translation>
    </message>
    <message>
        <source>decks, special cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>balíčky, zvláštní karty</translation>
    </message>
    <message>
        <source>dirty book, black book, mixed canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>špinavá kanasta, černá kniha, smíšená</translation>
    </message>
    <message>
        <source>draw and play, play after drawing</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>líznout a hrát, hrát po líznutí</translation>
    </message>
    <message>
        <source>draw or play, begin a turn, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>líznout nebo hrát, začátek tahu, vynechat</translation>
    </message>
    <message>
        <source>draw piles, draw pile, two piles, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>lízací balíček, talon, dva balíčky</translation>
    </message>
    <message>
        <source>draw two, pick two, cards drawn in a turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>líznout dvě, brát dvě, kolik se líže</translation>
    </message>
    <message>
        <source>draw, pick up, how many cards, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>líznout, brát, kolik karet, dál</translation>
    </message>
    <message>
        <source>each player, from the hand, initial meld, opening</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>každý hráč, z ruky, první výklad, otevření</translation>
    </message>
    <message>
        <source>finish, bonus for going out, close</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zavřít, prémie za zavření, konec</translation>
    </message>
    <message>
        <source>finish, go out, rummy</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zavřít, ukončit, rummy</translation>
    </message>
    <message>
        <source>float, finish, go out, final discard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zavřít, ukončit, poslední odhozená</translation>
    </message>
    <message>
        <source>freeze, frozen pile, block the pile, discard a wild</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zmrazit, zablokovat, odhodit žolíka</translation>
    </message>
    <message>
        <source>get into the foot, go to the foot, in the foot</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vzít nohu, přejít do nohy, v noze</translation>
    </message>
    <message>
        <source>how many play, people, seats</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>kolik hraje, lidé, místa</translation>
    </message>
    <message>
        <source>how many rounds, number of deals, length</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>kolik kol, počet rozdání, délka</translation>
    </message>
    <message>
        <source>into the foot, not in the foot, partner’s turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>do nohy, není v noze, tah spoluhráče</translation>
    </message>
    <message>
        <source>knock at the end, stock runs out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>klepat na konci, talon došel</translation>
    </message>
    <message>
        <source>knock, end the round early, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>klepat, ukončit dřív, zbylé body</translation>
    </message>
    <message>
        <source>last card of the stock, stock too short</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>poslední karta talonu, málo karet</translation>
    </message>
    <message>
        <source>look through the pile, peek, spread, count the discards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>prohlížet balíček, nakouknout, rozložit, počítat odhozené</translation>
    </message>
    <message>
        <source>may I go out, ask, permission</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>mohu zavřít, zeptat se, dovolení</translation>
    </message>
    <message>
        <source>minimum, opening, going down, getting down, not down, initial meld, points to open</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>minimum, otevření, první výklad, kolik na otevření</translation>
    </message>
    <message>
        <source>minimum, opening, initial meld, thirty points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>minimum, otevření, první výklad, třicet</translation>
    </message>
    <message>
        <source>overtrump, play higher, head the trick, must beat</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>přebít, vyšší karta, povinnost přebíjet</translation>
    </message>
    <message>
        <source>partners, partnership, teams, couples, individual</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>spoluhráči, dvojice, týmy, každý sám</translation>
    </message>
    <message>
        <source>pay, winner takes, penalty points, minus points, chips</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>platit, vítěz bere, trestné body, minusové body, žetony</translation>
    </message>
    <message>
        <source>perfect cut, exact grab, perfect pick, lift</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>přesně sejmout, zvednout, trefit</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, natural pair, two matching cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vzít balíček, sebrat, přirozený pár, dvě stejné</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, top seven, seven cards, how many cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vzít balíček, horních sedm, kolik karet</translation>
    </message>
    <message>
        <source>pick up with a meld, add the top card, no pair, onto the table</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vzít na kombinaci, přiložit vrchní kartu, bez páru, na stůl</translation>
    </message>
    <message>
        <source>points of the cards, what cards are worth, card points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>hodnota karet, kolik platí karty</translation>
    </message>
    <message>
        <source>reach the score, end of the game</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>dosáhnout bodů, konec hry</translation>
    </message>
    <message>
        <source>red 3, red 3s, bonus cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>červená 3, červené 3, červené trojky</translation>
    </message>
    <message>
        <source>replace a joker, swap, free the joker, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>nahradit žolíka, vyměnit, uvolnit žolíka, sebrat žolíka</translation>
    </message>
    <message>
        <source>rob, 7, trump seven, change the upcard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vyměnit sedmu, 7, trumfová sedma</translation>
    </message>
    <message>
        <source>rounds won, winning a round</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vyhraná kola, výhra v kole</translation>
    </message>
    <message>
        <source>rounds, how many rounds, length, how long</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>kola, kolik kol, délka, jak dlouho</translation>
    </message>
    <message>
        <source>run out of cards, empty stock, reshuffle, shuffle again</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>prázdný talon, došly karty, znovu zamíchat</translation>
    </message>
    <message>
        <source>run out of the hand, play out, turn over</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vyložit celou ruku, konec tahu, přejít na nohu</translation>
    </message>
    <message>
        <source>same rank twice, two melds alike, second book</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>dvě stejné kombinace, druhá kniha</translation>
    </message>
    <message>
        <source>special cards, queens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zvláštní karty, dámy</translation>
    </message>
    <message>
        <source>stock runs out, no more cards, end of the deck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>talon došel, došly karty, konec balíčku</translation>
    </message>
    <message>
        <source>table talk, talking</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>mluvení u stolu, domluva</translation>
    </message>
    <message>
        <source>trade feet, exchange feet, give the foot away</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vyměnit nohy, dát nohu</translation>
    </message>
    <message>
        <source>turn up a card, first discard, start of the pile</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>otočit kartu, první odhozená, začátek balíčku</translation>
    </message>
    <message>
        <source>undercut, beat the knocker</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>podtržení, porazit klepajícího</translation>
    </message>
    <message>
        <source>wild book, wild canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>divoká kanasta, žolíková kanasta</translation>
    </message>
    <message>
        <source>wild book, wild canasta, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>divoká kanasta, žolíci, divoké karty</translation>
    </message>
    <message>
        <source>wild cards, how many wilds</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>žolíci, kolik žolíků, divoké karty</translation>
    </message>
    <message>
        <source>wild cards, how many wilds, jokers and twos, deuces, 2s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>žolíci, kolik žolíků, dvojky, 2</translation>
    </message>
    <message>
        <source>winning score, goal, play to, game to, points to win</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cíl, hraje se do, body k výhře</translation>
    </message>
</context>
<context>
    <name>StartController</name>
    <message>
        <source>Finished games are entered into the family book: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Dohrané hry se zapisují do rodinné kroniky: {done} z {total}</translation>
    </message>
    <message>
        <source>The folder of games is looked through: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Prochází se složka her: {done} z {total}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Rozdání dne</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>Smazat hru</translation>
    </message>
    <message>
        <source>Delete this game? It cannot be brought back.</source>
        <translation>Smazat tuto hru? Nepůjde vrátit.</translation>
    </message>
    <message>
        <source>First game?</source>
        <translation>První hra?</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Učit se dál</translation>
    </message>
    <message>
        <source>Keep game</source>
        <translation>Nechat hru</translation>
    </message>
    <message>
        <source>Kept with paper cards, left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Zápis ke skutečným kartám, naposledy {when}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Výuka</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translatorcomment>Of “Learn or watch”.</translatorcomment>
        <translation>Naučit se hrát</translation>
    </message>
    <message>
        <source>Learn {game} at the table, one step at a time.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game} se učí u stolu, krok za krokem.</translation>
    </message>
    <message>
        <source>Left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Naposledy {when}</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Prohlédnout</translation>
    </message>
    <message>
        <source>Open in another window.</source>
        <translation>Otevřená v jiném okně.</translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation>Ukázat starší hry</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Co budeme hrát?</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Kdo hraje?</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>začátek {when}</translation>
    </message>
    <message>
        <source>go on where you left off</source>
        <translation>pokračovat, kde to skončilo</translation>
    </message>
    <message>
        <source>the same cards for everybody</source>
        <translation>pro všechny stejné karty</translation>
    </message>
    <message>
        <source>{name} to play, left {when}</source>
        <extracomment>{name}: the player, or the players of a side. {when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>hraje {name}, naposledy {when}</translation>
    </message>
    <message numerus="yes">
        <source>{number} lesson(s) at the table</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} lekce u stolu</numerusform>
            <numerusform>{number} lekce u stolu</numerusform>
            <numerusform>{number} lekcí u stolu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more file(s) cannot be used either. None of them was deleted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Ještě {number} soubor nelze použít. Nic nebylo smazáno.</numerusform>
            <numerusform>Ještě {number} soubory nelze použít. Nic nebylo smazáno.</numerusform>
            <numerusform>Ještě {number} souborů nelze použít. Nic nebylo smazáno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} position(s), easy to hard</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} úloha, od lehkých po těžké</numerusform>
            <numerusform>{number} úlohy, od lehkých po těžké</numerusform>
            <numerusform>{number} úloh, od lehkých po těžké</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} vyřešená</numerusform>
            <numerusform>{number} vyřešené</numerusform>
            <numerusform>{number} vyřešených</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Go back one deal</source>
        <translation>O rozdání zpět</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>Go back one turn</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <source>Go on one deal</source>
        <translation>O rozdání dál</translation>
    </message>
    <message>
        <source>Go on one move</source>
        <translation>O krok dál</translation>
    </message>
    <message>
        <source>Go on one turn</source>
        <translation>O tah dál</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>Na konec hry</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Na začátek hry</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>3s</source>
        <translation>Trojky</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Odpovědět ne</translation>
    </message>
    <message>
        <source>Answer yes</source>
        <translation>Odpovědět ano</translation>
    </message>
    <message>
        <source>Ask to go out</source>
        <translation>Zeptat se na zavření</translation>
    </message>
    <message>
        <source>Ask: may {name} go out?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Otázka: smí {name} zavřít?</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Čisté</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Špinavé</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>verb</comment>
        <translation>Odhodit</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Odhodit ji</translation>
    </message>
    <message>
        <source>Discard pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Odhoz {number}</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <comment>noun</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Odhoz {number}</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Přesto provést</translation>
    </message>
    <message>
        <source>Drag the packet up</source>
        <translation>Přetáhnout balíček nahoru</translation>
    </message>
    <message>
        <source>Draw both</source>
        <translation>Líznout obě</translation>
    </message>
    <message>
        <source>Draw from both</source>
        <translation>Líznout z obou</translation>
    </message>
    <message numerus="yes">
        <source>Draw the last (card|{number})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Líznout poslední kartu</numerusform>
            <numerusform>Líznout poslední {number}</numerusform>
            <numerusform>Líznout posledních {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the last card</source>
        <translation>Líznout poslední kartu</translation>
    </message>
    <message>
        <source>Draw {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Líznout {first} + {second}</translation>
    </message>
    <message>
        <source>Draw {first} from the first stock pile and {second} from the second</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Líznout z prvního talonu {first} a z druhého {second}</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Líznout {number}</numerusform>
            <numerusform>Líznout {number}</numerusform>
            <numerusform>Líznout {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>Ukončit rozdání</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>První výklad</translation>
    </message>
    <message>
        <source>First stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>První talon, {cards}</translation>
    </message>
    <message>
        <source>Foot picked up</source>
        <translation>Noha v ruce</translation>
    </message>
    <message>
        <source>Foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Noha {number}</translation>
    </message>
    <message>
        <source>From the top: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Shora: {cards}</translation>
    </message>
    <message>
        <source>Frozen pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zmrazený {number}</translation>
    </message>
    <message>
        <source>Frozen {number}</source>
        <comment>discard pile</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zmrazeno {number}</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Vrátit se</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Hand, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Ruka, {cards}</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nechat si ji</translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation>Nechat čistou</translation>
    </message>
    <message>
        <source>Keep to it</source>
        <translation>Dodržet</translation>
    </message>
    <message>
        <source>Knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Koleno a noha {number}</translation>
    </message>
    <message numerus="yes">
        <source>Laid out: {number} {ranks}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Připraveno: {number} {ranks}</numerusform>
            <numerusform>Připraveno: {number} {ranks}</numerusform>
            <numerusform>Připraveno: {number} {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Položit</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Připravit</translation>
    </message>
    <message numerus="yes">
        <source>Lift about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Sejmout asi {number}</numerusform>
            <numerusform>Sejmout asi {number}</numerusform>
            <numerusform>Sejmout asi {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it dirty</source>
        <translation>Zašpinit</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nová kombinace</translation>
    </message>
    <message>
        <source>One more by a click, many by a drag or Shift+click.</source>
        <translation>Klik přidá jednu, tažení nebo Shift+klik víc.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Red 3s</source>
        <translation>Červené trojky</translation>
    </message>
    <message>
        <source>Second stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Druhý talon, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Seven at once: (one is|{number} are) missing.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Sedm naráz: {number} chybí.</numerusform>
            <numerusform>Sedm naráz: {number} chybějí.</numerusform>
            <numerusform>Sedm naráz: {number} chybí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sedmičky</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Seřadit podle hodnoty</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Seřadit podle barvy</translation>
    </message>
    <message>
        <source>Stock {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Talon {first} + {second}</translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Talon {number}</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Vzít zpět vše</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Take brings {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Balíček přinese {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>Take {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Vzít {number}</numerusform>
            <numerusform>Vzít {number}</numerusform>
            <numerusform>Vzít {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>To stačí.</translation>
    </message>
    <message>
        <source>The melds of {names} are shown large.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Kombinace jsou zvětšené: {names}.</translation>
    </message>
    <message>
        <source>The own melds of {names} are large again.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Vlastní kombinace jsou zase velké: {names}.</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Divoké</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation>Ruka je seřazena podle hodnoty.</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation>Ruka je seřazena podle barvy.</translation>
    </message>
    <message>
        <source>a wild makes the clean {ranks} dirty.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>žolíková karta zašpiní čisté {ranks:acc}.</translation>
    </message>
    <message>
        <source>about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>asi {number}</translation>
    </message>
    <message>
        <source>as agreed, all get into the foot first.</source>
        <translation>podle dohody všichni nejdřív přejdou na nohu.</translation>
    </message>
    <message>
        <source>as agreed, melds of five or six are closed first.</source>
        <translation>podle dohody se nejdřív zavřou kombinace z pěti nebo šesti.</translation>
    </message>
    <message>
        <source>as agreed, nobody goes out while behind in points.</source>
        <translation>podle dohody nikdo nezavírá, když prohrává na body.</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>čistá</translation>
    </message>
    <message>
        <source>clean melds were to stay clean, as agreed.</source>
        <translation>čisté kombinace měly podle dohody zůstat čisté.</translation>
    </message>
    <message>
        <source>completes a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>dokončí čistou {pile:acc}</translation>
    </message>
    <message>
        <source>completes a dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>dokončí špinavou {pile:acc}</translation>
    </message>
    <message>
        <source>completes a wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>dokončí divokou {pile:acc}</translation>
    </message>
    <message>
        <source>completes a {pile} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>dokončí {pile:acc} ze sedmiček</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>špinavá</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>hodí se ke kombinaci</translation>
    </message>
    <message>
        <source>foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>noha {number}</translation>
    </message>
    <message>
        <source>in
foot</source>
        <translation>hraje
z nohy</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>hraje z nohy</translation>
    </message>
    <message>
        <source>knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>koleno a noha {number}</translation>
    </message>
    <message>
        <source>left</source>
        <comment>points</comment>
        <translation>zbylo</translation>
    </message>
    <message>
        <source>left in hand {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>v ruce zbylo {points}</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>zvednuto</translation>
    </message>
    <message>
        <source>makes it dirty</source>
        <translation>zašpiní ji</translation>
    </message>
    <message>
        <source>more fits: the foot comes first, as agreed.</source>
        <translation>hodí se víc: podle dohody nejdřív noha.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nová</translation>
    </message>
    <message>
        <source>new
meld</source>
        <translation>nový
výklad</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>zatím bez výkladu</translation>
    </message>
    <message numerus="yes">
        <source>of {counts} card(s)</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>
            <numerusform>z {counts:gen} karty</numerusform>
            <numerusform>z {counts:gen} karet</numerusform>
            <numerusform>z {counts:gen} karet</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>na stole {points}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>hraje</translation>
    </message>
    <message>
        <source>red 3s</source>
        <translation>červené trojky</translation>
    </message>
    <message>
        <source>the {ranks} were to stay clean, as agreed.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>kombinace ({ranks}) měla podle dohody zůstat čistá.</translation>
    </message>
    <message>
        <source>this ends the deal, and it cannot be taken back.</source>
        <translation>tím rozdání končí a nejde to vzít zpět.</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>divoká</translation>
    </message>
    <message>
        <source>wilds are for the wild meld, as agreed.</source>
        <translation>žolíkové karty jsou podle dohody na divokou kombinaci.</translation>
    </message>
    <message numerus="yes">
        <source>with {number} (lady|ladies)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>s {number} lady</numerusform>
            <numerusform>s {number} lady</numerusform>
            <numerusform>s {number} lady</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:^}. (One point is|{points} points are) missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{cards:^}. Chybí jeden bod.</numerusform>
            <numerusform>{cards:^}. Chybějí {points} body.</numerusform>
            <numerusform>{cards:^}. Chybí {points} bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:^}. That is enough.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}. To stačí.</translation>
    </message>
    <message>
        <source>{card} fits a meld of the own side.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} se hodí ke kombinaci vlastní strany.</translation>
    </message>
    <message>
        <source>{card} is wild and goes with nearly every meld.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} je žolíková karta a hodí se skoro ke každé kombinaci.</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s) new</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} karta nová</numerusform>
            <numerusform>{count:f} karty nové</numerusform>
            <numerusform>{count} karet nových</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have} of {need} {piles}, on the table {points}</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed. {piles}: the same word for several, some with what they are: “clean piles”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{have} z {need} {piles:gen}, na stole {points}</numerusform>
            <numerusform>{have} z {need} {piles:gen}, na stole {points}</numerusform>
            <numerusform>{have} z {need} {piles:gen}, na stole {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>{label} {have}/{need}</source>
        <extracomment>{label}: the label of a rule or a field. {have}: how many there are so far. {need}: how many are needed.</extracomment>
        <translation>{label} {have}/{need}</translation>
    </message>
    <message>
        <source>{label} {number}</source>
        <extracomment>{label}: the label of a rule or a field. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{label} {number}</translation>
    </message>
    <message>
        <source>{label}, {card} on top</source>
        <extracomment>{label}: the label of a rule or a field. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{label}, navrchu {card}</translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {number} of them wild</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{meld}, žolíkové: {number}</numerusform>
            <numerusform>{meld}, žolíkové: {number}</numerusform>
            <numerusform>{meld}, žolíkové: {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} meld(s), {cards}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{number} kombinace, {cards}</numerusform>
            <numerusform>{number} kombinace, {cards}</numerusform>
            <numerusform>{number} kombinací, {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>ještě {number}</numerusform>
            <numerusform>ještě {number}</numerusform>
            <numerusform>ještě {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{number} z {total}</translation>
    </message>
    <message>
        <source>{owner}: {label}</source>
        <extracomment>{owner}: the player whose cards they were. {label}: the label of a rule or a field.</extracomment>
        <translation>{owner}: {label}</translation>
    </message>
    <message numerus="yes">
        <source>{owner}: {number} {ranks}</source>
        <extracomment>{owner}: the player whose cards they were. {number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{owner}: {number} {ranks}</numerusform>
            <numerusform>{owner}: {number} {ranks}</numerusform>
            <numerusform>{owner}: {number} {ranks}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHints</name>
    <message>
        <source>A hint is being looked for.</source>
        <translation>Hledá se rada.</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Jiná možnost</translation>
    </message>
    <message>
        <source>H says more.</source>
        <translation>H řekne víc.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Jiné</translation>
    </message>
    <message>
        <source>There is no other way to show.</source>
        <translation>Jinou možnost ukázat nelze.</translation>
    </message>
    <message>
        <source>What was laid out was taken back; Undo brings it back.</source>
        <translation>Připravené karty jsou vzaty zpět; Vrácení zpět je obnoví.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>All</source>
        <comment>sounds</comment>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Hned</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černá</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Modrá</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Hnědá</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>moves</comment>
        <translation>Klidně</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zelená</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Šedá</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Velký</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text</comment>
        <translation>Největší</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Světlý nebo tmavý</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Hlasitě</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Středně</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Pohyb karet</translation>
    </message>
    <message>
        <source>None</source>
        <comment>sounds</comment>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Běžný</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olivová</translation>
    </message>
    <message>
        <source>Only at a turn</source>
        <translation>Jen na tahu</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>moves</comment>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>moves</comment>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Tiše</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrolejová</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>This copy of the program came without its sounds. To hear them, install miniaudio beside it; the README says how.</source>
        <translation>Tato kopie programu nemá zvuky. Aby byly slyšet, je třeba k ní nainstalovat miniaudio; jak, říká README.</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Fialová</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vínová</translation>
    </message>
</context>
<context>
    <name>TableTips</name>
    <message>
        <source>Close this note</source>
        <translation>Zavřít tuto poznámku</translation>
    </message>
    <message>
        <source>No more notes</source>
        <translation>Už žádné poznámky</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>{ranks} {points}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks} {points}</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Místo ve hře</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Moves, scores</source>
        <translation>Tahy, skóre</translation>
    </message>
</context>
<context>
    <name>TotalBar</name>
    <message>
        <source>Total: {totals}</source>
        <extracomment>{totals}: the points of every player, listed.</extracomment>
        <translation>Celkem: {totals}</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Last turns</source>
        <translation>Poslední tahy</translation>
    </message>
</context>
<context>
    <name>TurnParts</name>
    <message numerus="yes">
        <source>completed clean {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} čisté {ranks:acc}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} čisté {ranks:acc}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} čisté {ranks:acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed dirty {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} špinavé {ranks:acc}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} špinavé {ranks:acc}</numerusform>
            <numerusform>{name:dokončila|dokončil|dokončuje|dokončili|dokončily} špinavé {ranks:acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>threw a card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:zahodila|zahodil|zahazuje|zahodili|zahodily} kartu</translation>
    </message>
    <message numerus="yes">
        <source>took {number} for the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vzala|vzal|bere|vzali|vzaly} {number} k vyloženým {ranks:dat}</numerusform>
            <numerusform>{name:vzala|vzal|bere|vzali|vzaly} {number} k vyloženým {ranks:dat}</numerusform>
            <numerusform>{name:vzala|vzal|bere|vzali|vzaly} {number} k vyloženým {ranks:dat}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {number} with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vzala|vzal|bere|vzali|vzaly} {number} na {cards:acc}</numerusform>
            <numerusform>{name:vzala|vzal|bere|vzali|vzaly} {number} na {cards:acc}</numerusform>
            <numerusform>{name:vzala|vzal|bere|vzali|vzaly} {number} na {cards:acc}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unplayed</name>
    <message>
        <source>A tie is played off by another deal.</source>
        <translation>O nerozhodném výsledku rozhodne další rozdání.</translation>
    </message>
    <message>
        <source>Cards in a foot not picked up count twice.</source>
        <translation>Karty v nezvednuté noze se počítají dvakrát.</translation>
    </message>
    <message>
        <source>Discard {cards}, one after the other.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Odhodit {cards:acc}, jednu po druhé.</translation>
    </message>
    <message>
        <source>{count:^} packets are dealt to everybody: {sizes}.</source>
        <extracomment>{count}: the number on which the plural form depends. {sizes}: numbers of cards, listed.</extracomment>
        <translation>Každý dostane více balíčků ({count}): {sizes}.</translation>
    </message>
</context>
<context>
    <name>ValueTexts</name>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{ranks} {points}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks} {points}</translation>
    </message>
</context>
<context>
    <name>WhichPage</name>
    <message numerus="yes">
        <source>And {count} more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>A ještě {count:f}.</numerusform>
            <numerusform>A ještě {count:f}.</numerusform>
            <numerusform>A ještě {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As near by your answers</source>
        <translation>Podle vašich odpovědí stejně blízko</translation>
    </message>
    <message>
        <source>Go on with your answers</source>
        <translation>Pokračovat s vašimi odpověďmi</translation>
    </message>
    <message>
        <source>Most families begin with “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Většina rodin začíná s „{rules}“</translation>
    </message>
    <message>
        <source>Nearest is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Nejblíže je „{rules}“</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Přeskočit zbytek</translation>
    </message>
    <message>
        <source>Take “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Vzít „{rules}“</translation>
    </message>
    <message>
        <source>That is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>To je „{rules}“</translation>
    </message>
    <message>
        <source>You do otherwise</source>
        <translation>U vás je to jinak</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Cover the cards</source>
        <translation>Zakrýt karty</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Na celou obrazovku</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Přeskočit tento krok</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Tato hra</translation>
    </message>
    <message>
        <source>What may be done now?</source>
        <translation>Co teď lze udělat?</translation>
    </message>
</context>
<context>
    <name>WonPage</name>
    <message>
        <source>Best: {deal}, {points}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nejlepší: {deal}, {points}.</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Tisk zápisu</translation>
    </message>
    <message>
        <source>{points} to {total}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{points} : {total}.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>(a five|{count} fives)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>pětka; gen: pětky; dat: pětce; acc: pětku; loc: pětce; ins: pětkou; gender: f</numerusform>
            <numerusform>{count:f} pětky; gen: {count:gen} pětek; dat: {count:dat} pětkám; acc: {count:f} pětky; loc: {count:loc} pětkách; ins: {count:ins} pětkami; gender: pf</numerusform>
            <numerusform>{count} pětek; gen: {count:gen} pětek; dat: {count:dat} pětkám; acc: {count} pětek; loc: {count:loc} pětkách; ins: {count:ins} pětkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four|{count} fours)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>čtyřka; gen: čtyřky; dat: čtyřce; acc: čtyřku; loc: čtyřce; ins: čtyřkou; gender: f</numerusform>
            <numerusform>{count:f} čtyřky; gen: {count:gen} čtyřek; dat: {count:dat} čtyřkám; acc: {count:f} čtyřky; loc: {count:loc} čtyřkách; ins: {count:ins} čtyřkami; gender: pf</numerusform>
            <numerusform>{count} čtyřek; gen: {count:gen} čtyřek; dat: {count:dat} čtyřkám; acc: {count} čtyřek; loc: {count:loc} čtyřkách; ins: {count:ins} čtyřkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack|{count} jacks)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>kluk; gen: kluka; dat: klukovi; acc: kluka; loc: klukovi; ins: klukem; gender: m</numerusform>
            <numerusform>{count} kluci; gen: {count:gen} kluků; dat: {count:dat} klukům; acc: {count} kluky; loc: {count:loc} klucích; ins: {count:ins} kluky; gender: p</numerusform>
            <numerusform>{count} kluků; gen: {count:gen} kluků; dat: {count:dat} klukům; acc: {count} kluků; loc: {count:loc} klucích; ins: {count:ins} kluky; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jester|{count} jesters)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>šašek; gen: šaška; dat: šaškovi; acc: šaška; loc: šaškovi; ins: šaškem; gender: m</numerusform>
            <numerusform>{count} šašci; gen: {count:gen} šašků; dat: {count:dat} šaškům; acc: {count} šašky; loc: {count:loc} šašcích; ins: {count:ins} šašky; gender: p</numerusform>
            <numerusform>{count} šašků; gen: {count:gen} šašků; dat: {count:dat} šaškům; acc: {count} šašků; loc: {count:loc} šašcích; ins: {count:ins} šašky; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker|{count} jokers)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>žolík; gen: žolíka; dat: žolíkovi; acc: žolíka; loc: žolíkovi; ins: žolíkem; gender: m</numerusform>
            <numerusform>{count} žolíci; gen: {count:gen} žolíků; dat: {count:dat} žolíkům; acc: {count} žolíky; loc: {count:loc} žolících; ins: {count:ins} žolíky; gender: p</numerusform>
            <numerusform>{count} žolíků; gen: {count:gen} žolíků; dat: {count:dat} žolíkům; acc: {count} žolíků; loc: {count:loc} žolících; ins: {count:ins} žolíky; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king|{count} kings)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>král; gen: krále; dat: králi; acc: krále; loc: králi; ins: králem; gender: m</numerusform>
            <numerusform>{count} králové; gen: {count:gen} králů; dat: {count:dat} králům; acc: {count} krále; loc: {count:loc} králích; ins: {count:ins} králi; gender: p</numerusform>
            <numerusform>{count} králů; gen: {count:gen} králů; dat: {count:dat} králům; acc: {count} králů; loc: {count:loc} králích; ins: {count:ins} králi; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lady|{count} ladies)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>lady; gen: lady; dat: lady; acc: lady; loc: lady; ins: lady; gender: f</numerusform>
            <numerusform>{count:f} lady; gen: {count:gen} lady; dat: {count:dat} lady; acc: {count:f} lady; loc: {count:loc} lady; ins: {count:ins} lady; gender: pf</numerusform>
            <numerusform>{count} lady; gen: {count:gen} lady; dat: {count:dat} lady; acc: {count} lady; loc: {count:loc} lady; ins: {count:ins} lady; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lord|{count} lords)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>lord; gen: lorda; dat: lordovi; acc: lorda; loc: lordovi; ins: lordem; gender: m</numerusform>
            <numerusform>{count} lordi; gen: {count:gen} lordů; dat: {count:dat} lordům; acc: {count} lordy; loc: {count:loc} lordech; ins: {count:ins} lordy; gender: p</numerusform>
            <numerusform>{count} lordů; gen: {count:gen} lordů; dat: {count:dat} lordům; acc: {count} lordů; loc: {count:loc} lordech; ins: {count:ins} lordy; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine|{count} nines)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>devítka; gen: devítky; dat: devítce; acc: devítku; loc: devítce; ins: devítkou; gender: f</numerusform>
            <numerusform>{count:f} devítky; gen: {count:gen} devítek; dat: {count:dat} devítkám; acc: {count:f} devítky; loc: {count:loc} devítkách; ins: {count:ins} devítkami; gender: pf</numerusform>
            <numerusform>{count} devítek; gen: {count:gen} devítek; dat: {count:dat} devítkám; acc: {count} devítek; loc: {count:loc} devítkách; ins: {count:ins} devítkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a one|{count} ones)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jednička; gen: jedničky; dat: jedničce; acc: jedničku; loc: jedničce; ins: jedničkou; gender: f</numerusform>
            <numerusform>{count:f} jedničky; gen: {count:gen} jedniček; dat: {count:dat} jedničkám; acc: {count:f} jedničky; loc: {count:loc} jedničkách; ins: {count:ins} jedničkami; gender: pf</numerusform>
            <numerusform>{count} jedniček; gen: {count:gen} jedniček; dat: {count:dat} jedničkám; acc: {count} jedniček; loc: {count:loc} jedničkách; ins: {count:ins} jedničkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen|{count} queens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>dáma; gen: dámy; dat: dámě; acc: dámu; loc: dámě; ins: dámou; gender: f</numerusform>
            <numerusform>{count:f} dámy; gen: {count:gen} dam; dat: {count:dat} dámám; acc: {count:f} dámy; loc: {count:loc} dámách; ins: {count:ins} dámami; gender: pf</numerusform>
            <numerusform>{count} dam; gen: {count:gen} dam; dat: {count:dat} dámám; acc: {count} dam; loc: {count:loc} dámách; ins: {count:ins} dámami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven|{count} sevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>sedmička; gen: sedmičky; dat: sedmičce; acc: sedmičku; loc: sedmičce; ins: sedmičkou; gender: f</numerusform>
            <numerusform>{count:f} sedmičky; gen: {count:gen} sedmiček; dat: {count:dat} sedmičkám; acc: {count:f} sedmičky; loc: {count:loc} sedmičkách; ins: {count:ins} sedmičkami; gender: pf</numerusform>
            <numerusform>{count} sedmiček; gen: {count:gen} sedmiček; dat: {count:dat} sedmičkám; acc: {count} sedmiček; loc: {count:loc} sedmičkách; ins: {count:ins} sedmičkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six|{count} sixes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>šestka; gen: šestky; dat: šestce; acc: šestku; loc: šestce; ins: šestkou; gender: f</numerusform>
            <numerusform>{count:f} šestky; gen: {count:gen} šestek; dat: {count:dat} šestkám; acc: {count:f} šestky; loc: {count:loc} šestkách; ins: {count:ins} šestkami; gender: pf</numerusform>
            <numerusform>{count} šestek; gen: {count:gen} šestek; dat: {count:dat} šestkám; acc: {count} šestek; loc: {count:loc} šestkách; ins: {count:ins} šestkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten|{count} tens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>desítka; gen: desítky; dat: desítce; acc: desítku; loc: desítce; ins: desítkou; gender: f</numerusform>
            <numerusform>{count:f} desítky; gen: {count:gen} desítek; dat: {count:dat} desítkám; acc: {count:f} desítky; loc: {count:loc} desítkách; ins: {count:ins} desítkami; gender: pf</numerusform>
            <numerusform>{count} desítek; gen: {count:gen} desítek; dat: {count:dat} desítkám; acc: {count} desítek; loc: {count:loc} desítkách; ins: {count:ins} desítkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a three|{count} threes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>trojka; gen: trojky; dat: trojce; acc: trojku; loc: trojce; ins: trojkou; gender: f</numerusform>
            <numerusform>{count:f} trojky; gen: {count:gen} trojek; dat: {count:dat} trojkám; acc: {count:f} trojky; loc: {count:loc} trojkách; ins: {count:ins} trojkami; gender: pf</numerusform>
            <numerusform>{count} trojek; gen: {count:gen} trojek; dat: {count:dat} trojkám; acc: {count} trojek; loc: {count:loc} trojkách; ins: {count:ins} trojkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a twelve|{count} twelves)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>dvanáctka; gen: dvanáctky; dat: dvanáctce; acc: dvanáctku; loc: dvanáctce; ins: dvanáctkou; gender: f</numerusform>
            <numerusform>{count:f} dvanáctky; gen: {count:gen} dvanáctek; dat: {count:dat} dvanáctkám; acc: {count:f} dvanáctky; loc: {count:loc} dvanáctkách; ins: {count:ins} dvanáctkami; gender: pf</numerusform>
            <numerusform>{count} dvanáctek; gen: {count:gen} dvanáctek; dat: {count:dat} dvanáctkám; acc: {count} dvanáctek; loc: {count:loc} dvanáctkách; ins: {count:ins} dvanáctkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two|{count} twos)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>dvojka; gen: dvojky; dat: dvojce; acc: dvojku; loc: dvojce; ins: dvojkou; gender: f</numerusform>
            <numerusform>{count:f} dvojky; gen: {count:gen} dvojek; dat: {count:dat} dvojkám; acc: {count:f} dvojky; loc: {count:loc} dvojkách; ins: {count:ins} dvojkami; gender: pf</numerusform>
            <numerusform>{count} dvojek; gen: {count:gen} dvojek; dat: {count:dat} dvojkám; acc: {count} dvojek; loc: {count:loc} dvojkách; ins: {count:ins} dvojkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a villain|{count} villains)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>padouch; gen: padoucha; dat: padouchovi; acc: padoucha; loc: padouchovi; ins: padouchem; gender: m</numerusform>
            <numerusform>{count} padouši; gen: {count:gen} padouchů; dat: {count:dat} padouchům; acc: {count} padouchy; loc: {count:loc} padouších; ins: {count:ins} padouchy; gender: p</numerusform>
            <numerusform>{count} padouchů; gen: {count:gen} padouchů; dat: {count:dat} padouchům; acc: {count} padouchů; loc: {count:loc} padouších; ins: {count:ins} padouchy; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace|{count} aces)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eso; gen: esa; dat: esu; acc: eso; loc: esu; ins: esem; gender: n</numerusform>
            <numerusform>{count:f} esa; gen: {count:gen} es; dat: {count:dat} esům; acc: {count:f} esa; loc: {count:loc} esech; ins: {count:ins} esy; gender: p</numerusform>
            <numerusform>{count} es; gen: {count:gen} es; dat: {count:dat} esům; acc: {count} es; loc: {count:loc} esech; ins: {count:ins} esy; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight|{count} eights)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>osmička; gen: osmičky; dat: osmičce; acc: osmičku; loc: osmičce; ins: osmičkou; gender: f</numerusform>
            <numerusform>{count:f} osmičky; gen: {count:gen} osmiček; dat: {count:dat} osmičkám; acc: {count:f} osmičky; loc: {count:loc} osmičkách; ins: {count:ins} osmičkami; gender: pf</numerusform>
            <numerusform>{count} osmiček; gen: {count:gen} osmiček; dat: {count:dat} osmičkám; acc: {count} osmiček; loc: {count:loc} osmičkách; ins: {count:ins} osmičkami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eleven|{count} elevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jedenáctka; gen: jedenáctky; dat: jedenáctce; acc: jedenáctku; loc: jedenáctce; ins: jedenáctkou; gender: f</numerusform>
            <numerusform>{count:f} jedenáctky; gen: {count:gen} jedenáctek; dat: {count:dat} jedenáctkám; acc: {count:f} jedenáctky; loc: {count:loc} jedenáctkách; ins: {count:ins} jedenáctkami; gender: pf</numerusform>
            <numerusform>{count} jedenáctek; gen: {count:gen} jedenáctek; dat: {count:dat} jedenáctkám; acc: {count} jedenáctek; loc: {count:loc} jedenáctkách; ins: {count:ins} jedenáctkami; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>262 special cards</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>262 zvláštních karet; gen: 262 zvláštních karet; ins: 262 zvláštními kartami; gender: n</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>a click on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kliknutí na talon; ins: kliknutím na talon</translation>
    </message>
    <message>
        <source>a tap on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>klepnutí na talon; ins: klepnutím na talon</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>eso; gen: esa; dat: esu; acc: eso; loc: esu; ins: esem; gender: n</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>esa; gen: es; dat: esům; acc: esa; loc: esech; ins: esy; gender: p; to: k esům; from: z es</translation>
    </message>
    <message>
        <source>black joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>černý žolík; gen: černého žolíka; dat: černému žolíkovi; acc: černého žolíka; loc: černém žolíkovi; ins: černým žolíkem; gender: m</translation>
    </message>
    <message>
        <source>black three</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>černá trojka; gen: černé trojky; dat: černé trojce; acc: černou trojku; loc: černé trojce; ins: černou trojkou; gender: f</translation>
    </message>
    <message>
        <source>black threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>černé trojky; gen: černých trojek; dat: černým trojkám; acc: černé trojky; loc: černých trojkách; ins: černými trojkami; gender: pf; to: k černým trojkám; from: z černých trojek</translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kniha; gen: knihy; dat: knize; acc: knihu; loc: knize; ins: knihou; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>book(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>kniha; gen: knihy; dat: knize; acc: knihu; loc: knize; ins: knihou; gender: f</numerusform>
            <numerusform>knihy; gen: knih; dat: knihám; acc: knihy; loc: knihách; ins: knihami; gender: pf; to: k knihám; from: z knih</numerusform>
            <numerusform>knih; gen: knih; dat: knihám; acc: knih; loc: knihách; ins: knihami; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>books</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>knihy; gen: knih; dat: knihám; acc: knihy; loc: knihách; ins: knihami; gender: pf; to: k knihám; from: z knih</translation>
    </message>
    <message>
        <source>canasta</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kanasta; gen: kanasty; dat: kanastě; acc: kanastu; loc: kanastě; ins: kanastou; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>canasta(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>kanasta; gen: kanasty; dat: kanastě; acc: kanastu; loc: kanastě; ins: kanastou; gender: f</numerusform>
            <numerusform>kanasty; gen: kanast; dat: kanastám; acc: kanasty; loc: kanastách; ins: kanastami; gender: pf; to: k kanastám; from: z kanast</numerusform>
            <numerusform>kanast; gen: kanast; dat: kanastám; acc: kanast; loc: kanastách; ins: kanastami; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>canastas</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kanasty; gen: kanast; dat: kanastám; acc: kanasty; loc: kanastách; ins: kanastami; gender: pf; to: k kanastám; from: z kanast</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kříže; gen: křížů; dat: křížům; acc: kříže; loc: křížích; ins: kříži; stem: křížov; gender: p</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>káry; gen: kár; dat: kárám; acc: káry; loc: kárech; ins: káry; stem: károv; gender: pf</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>osm; f: osm; gen: osmi; dat: osmi; loc: osmi; ins: osmi; f.gen: osmi; f.dat: osmi; f.loc: osmi; f.ins: osmi</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>osmička; gen: osmičky; dat: osmičce; acc: osmičku; loc: osmičce; ins: osmičkou; gender: f</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>osmičky; gen: osmiček; dat: osmičkám; acc: osmičky; loc: osmičkách; ins: osmičkami; gender: pf; to: k osmičkám; from: z osmiček</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedenáct; f: jedenáct; gen: jedenácti; dat: jedenácti; loc: jedenácti; ins: jedenácti; f.gen: jedenácti; f.dat: jedenácti; f.loc: jedenácti; f.ins: jedenácti</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedenáctka; gen: jedenáctky; dat: jedenáctce; acc: jedenáctku; loc: jedenáctce; ins: jedenáctkou; gender: f</translation>
    </message>
    <message>
        <source>elevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedenáctky; gen: jedenáctek; dat: jedenáctkám; acc: jedenáctky; loc: jedenáctkách; ins: jedenáctkami; gender: pf; to: k jedenáctkám; from: z jedenáctek</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pět; f: pět; gen: pěti; dat: pěti; loc: pěti; ins: pěti; f.gen: pěti; f.dat: pěti; f.loc: pěti; f.ins: pěti</translation>
    </message>
    <message>
        <source>five</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pětka; gen: pětky; dat: pětce; acc: pětku; loc: pětce; ins: pětkou; gender: f</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pětky; gen: pětek; dat: pětkám; acc: pětky; loc: pětkách; ins: pětkami; gender: pf; to: k pětkám; from: z pětek</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>noha; gen: nohy; dat: noze; acc: nohu; loc: noze; ins: nohou; gender: f</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>čtyři; f: čtyři; gen: čtyř; dat: čtyřem; loc: čtyřech; ins: čtyřmi; f.gen: čtyř; f.dat: čtyřem; f.loc: čtyřech; f.ins: čtyřmi</translation>
    </message>
    <message>
        <source>four</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>čtyřka; gen: čtyřky; dat: čtyřce; acc: čtyřku; loc: čtyřce; ins: čtyřkou; gender: f</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>čtyřky; gen: čtyřek; dat: čtyřkám; acc: čtyřky; loc: čtyřkách; ins: čtyřkami; gender: pf; to: ke čtyřkám; from: ze čtyřek</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>srdce; gen: srdcí; dat: srdcím; acc: srdce; loc: srdcích; ins: srdci; stem: srdcov; gender: p</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kluk; gen: kluka; dat: klukovi; acc: kluka; loc: klukovi; ins: klukem; gender: m</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kluci; gen: kluků; dat: klukům; acc: kluky; loc: klucích; ins: kluky; gender: p; to: ke klukům; from: z kluků</translation>
    </message>
    <message>
        <source>jester</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>šašek; gen: šaška; dat: šaškovi; acc: šaška; loc: šaškovi; ins: šaškem; gender: m</translation>
    </message>
    <message>
        <source>jesters</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>šašci; gen: šašků; dat: šaškům; acc: šašky; loc: šašcích; ins: šašky; gender: p; to: k šaškům; from: ze šašků</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>žolík; gen: žolíka; dat: žolíkovi; acc: žolíka; loc: žolíkovi; ins: žolíkem; gender: m</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>žolíci; gen: žolíků; dat: žolíkům; acc: žolíky; loc: žolících; ins: žolíky; gender: p; to: k žolíkům; from: ze žolíků</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>král; gen: krále; dat: králi; acc: krále; loc: králi; ins: králem; gender: m</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>králové; gen: králů; dat: králům; acc: krále; loc: králích; ins: králi; gender: p; to: ke králům; from: ze králů</translation>
    </message>
    <message>
        <source>knee</source>
        <comment>the packet between hand and foot</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>koleno; gen: kolena; dat: kolenu; acc: koleno; loc: kolenu; ins: kolenem; gender: n</translation>
    </message>
    <message>
        <source>ladies</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>lady; gen: lady; dat: lady; acc: lady; loc: lady; ins: lady; gender: pf; to: k lady; from: z lady</translation>
    </message>
    <message>
        <source>lady</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>lady; gen: lady; dat: lady; acc: lady; loc: lady; ins: lady; gender: f</translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>lord; gen: lorda; dat: lordovi; acc: lorda; loc: lordovi; ins: lordem; gender: m</translation>
    </message>
    <message>
        <source>lords</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>lordi; gen: lordů; dat: lordům; acc: lordy; loc: lordech; ins: lordy; gender: p; to: k lordům; from: z lordů</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>devět; f: devět; gen: devíti; dat: devíti; loc: devíti; ins: devíti; f.gen: devíti; f.dat: devíti; f.loc: devíti; f.ins: devíti</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>devítka; gen: devítky; dat: devítce; acc: devítku; loc: devítce; ins: devítkou; gender: f</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>devítky; gen: devítek; dat: devítkám; acc: devítky; loc: devítkách; ins: devítkami; gender: pf; to: k devítkám; from: z devítek</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nula; f: nula</translation>
    </message>
    <message>
        <source>no {piles} needed</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:gen} netřeba; gender: n</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jeden; f: jedna; n: jedno; gen: jednoho; dat: jednomu; loc: jednom; ins: jedním; f.gen: jedné; f.dat: jedné; f.acc: jednu; f.loc: jedné; f.ins: jednou</translation>
    </message>
    <message>
        <source>one</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jednička; gen: jedničky; dat: jedničce; acc: jedničku; loc: jedničce; ins: jedničkou; gender: f</translation>
    </message>
    <message>
        <source>ones</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedničky; gen: jedniček; dat: jedničkám; acc: jedničky; loc: jedničkách; ins: jedničkami; gender: pf; to: k jedničkám; from: z jedniček</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>hromádka; gen: hromádky; dat: hromádce; acc: hromádku; loc: hromádce; ins: hromádkou; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>hromádka; gen: hromádky; dat: hromádce; acc: hromádku; loc: hromádce; ins: hromádkou; gender: f</numerusform>
            <numerusform>hromádky; gen: hromádek; dat: hromádkám; acc: hromádky; loc: hromádkách; ins: hromádkami; gender: pf; to: k hromádkám; from: z hromádek</numerusform>
            <numerusform>hromádek; gen: hromádek; dat: hromádkám; acc: hromádek; loc: hromádkách; ins: hromádkami; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>piles</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>hromádky; gen: hromádek; dat: hromádkám; acc: hromádky; loc: hromádkách; ins: hromádkami; gender: pf; to: k hromádkám; from: z hromádek</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dáma; gen: dámy; dat: dámě; acc: dámu; loc: dámě; ins: dámou; gender: f</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dámy; gen: dam; dat: dámám; acc: dámy; loc: dámách; ins: dámami; gender: pf; to: k dámám; from: z dam</translation>
    </message>
    <message>
        <source>red joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>červený žolík; gen: červeného žolíka; dat: červenému žolíkovi; acc: červeného žolíka; loc: červeném žolíkovi; ins: červeným žolíkem; gender: m</translation>
    </message>
    <message>
        <source>red threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>červené trojky</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sedm; f: sedm; gen: sedmi; dat: sedmi; loc: sedmi; ins: sedmi; f.gen: sedmi; f.dat: sedmi; f.loc: sedmi; f.ins: sedmi</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sedmička; gen: sedmičky; dat: sedmičce; acc: sedmičku; loc: sedmičce; ins: sedmičkou; gender: f</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sedmičky; gen: sedmiček; dat: sedmičkám; acc: sedmičky; loc: sedmičkách; ins: sedmičkami; gender: pf; to: k sedmičkám; from: ze sedmiček</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>šest; f: šest; gen: šesti; dat: šesti; loc: šesti; ins: šesti; f.gen: šesti; f.dat: šesti; f.loc: šesti; f.ins: šesti</translation>
    </message>
    <message>
        <source>six</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>šestka; gen: šestky; dat: šestce; acc: šestku; loc: šestce; ins: šestkou; gender: f</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>šestky; gen: šestek; dat: šestkám; acc: šestky; loc: šestkách; ins: šestkami; gender: pf; to: k šestkám; from: ze šestek</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>piky; gen: pik; dat: pikám; acc: piky; loc: pikách; ins: pikami; stem: pikov; gender: pf</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>deset; f: deset; gen: deseti; dat: deseti; loc: deseti; ins: deseti; f.gen: deseti; f.dat: deseti; f.loc: deseti; f.ins: deseti</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>desítka; gen: desítky; dat: desítce; acc: desítku; loc: desítce; ins: desítkou; gender: f</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>desítky; gen: desítek; dat: desítkám; acc: desítky; loc: desítkách; ins: desítkami; gender: pf; to: k desítkám; from: z desítek</translation>
    </message>
    <message>
        <source>the first meld of a player</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>první výklad hráče; gen: prvního výkladu hráče; dat: prvnímu výkladu hráče; acc: první výklad hráče; ins: prvním výkladem hráče; gender: m</translation>
    </message>
    <message>
        <source>the first meld of a side</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>první výklad strany; gen: prvního výkladu strany; dat: prvnímu výkladu strany; acc: první výklad strany; ins: prvním výkladem strany; gender: m</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:*}; gender: {card:gender}</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tři; f: tři; gen: tří; dat: třem; loc: třech; ins: třemi; f.gen: tří; f.dat: třem; f.loc: třech; f.ins: třemi</translation>
    </message>
    <message>
        <source>three</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trojka; gen: trojky; dat: trojce; acc: trojku; loc: trojce; ins: trojkou; gender: f</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trojky; gen: trojek; dat: trojkám; acc: trojky; loc: trojkách; ins: trojkami; gender: pf; to: k trojkám; from: z trojek</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvanáct; f: dvanáct; gen: dvanácti; dat: dvanácti; loc: dvanácti; ins: dvanácti; f.gen: dvanácti; f.dat: dvanácti; f.loc: dvanácti; f.ins: dvanácti</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvanáctka; gen: dvanáctky; dat: dvanáctce; acc: dvanáctku; loc: dvanáctce; ins: dvanáctkou; gender: f</translation>
    </message>
    <message>
        <source>twelves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvanáctky; gen: dvanáctek; dat: dvanáctkám; acc: dvanáctky; loc: dvanáctkách; ins: dvanáctkami; gender: pf; to: ke dvanáctkám; from: ze dvanáctek</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dva; f: dvě; gen: dvou; dat: dvěma; loc: dvou; ins: dvěma; f.gen: dvou; f.dat: dvěma; f.loc: dvou; f.ins: dvěma</translation>
    </message>
    <message>
        <source>two</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvojka; gen: dvojky; dat: dvojce; acc: dvojku; loc: dvojce; ins: dvojkou; gender: f</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvojky; gen: dvojek; dat: dvojkám; acc: dvojky; loc: dvojkách; ins: dvojkami; gender: pf; to: ke dvojkám; from: ze dvojek</translation>
    </message>
    <message>
        <source>villain</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>padouch; gen: padoucha; dat: padouchovi; acc: padoucha; loc: padouchovi; ins: padouchem; gender: m</translation>
    </message>
    <message>
        <source>villains</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>padouši; gen: padouchů; dat: padouchům; acc: padouchy; loc: padouších; ins: padouchy; gender: p; to: k padouchům; from: z padouchů</translation>
    </message>
    <message>
        <source>wilds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>žolíkové karty; gen: žolíkových karet; dat: žolíkovým kartám; acc: žolíkové karty; loc: žolíkových kartách; ins: žolíkovými kartami; gender: pf; to: k žolíkovým kartám; from: ze žolíkových karet</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jedna karta; gen: jedné karty; dat: jedné kartě; acc: jednu kartu; loc: jedné kartě; ins: jednou kartou; gender: f; f.acc: jednu kartu</numerusform>
            <numerusform>{count:f} karty; gen: {count:gen} karet; dat: {count:dat} kartám; acc: {count:f} karty; loc: {count:loc} kartách; ins: {count:ins} kartami; gender: pf</numerusform>
            <numerusform>{count} karet; gen: {count:gen} karet; dat: {count:dat} kartám; acc: {count} karet; loc: {count:loc} kartách; ins: {count:ins} kartami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:čistá|čistá|čistých|čisté} {piles}; gen: {count:f.gen} {piles:čisté|čisté|čistých|čistých} {piles:gen}; dat: {count:f.dat} {piles:čisté|čisté|čistým|čistým} {piles:dat}; acc: {count:f.acc} {piles:čistou|čistou|čistých|čisté} {piles:acc}; loc: {count:f.loc} {piles:čisté|čisté|čistých|čistých} {piles:loc}; ins: {count:f.ins} {piles:čistou|čistou|čistými|čistými} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:čistá|čistá|čistých|čisté} {piles}; gen: {count:f.gen} {piles:čisté|čisté|čistých|čistých} {piles:gen}; dat: {count:f.dat} {piles:čisté|čisté|čistým|čistým} {piles:dat}; acc: {count:f.acc} {piles:čistou|čistou|čistých|čisté} {piles:acc}; loc: {count:f.loc} {piles:čisté|čisté|čistých|čistých} {piles:loc}; ins: {count:f.ins} {piles:čistou|čistou|čistými|čistými} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:čistá|čistá|čistých|čisté} {piles}; gen: {count:f.gen} {piles:čisté|čisté|čistých|čistých} {piles:gen}; dat: {count:f.dat} {piles:čisté|čisté|čistým|čistým} {piles:dat}; acc: {count:f.acc} {piles:čistou|čistou|čistých|čisté} {piles:acc}; loc: {count:f.loc} {piles:čisté|čisté|čistých|čistých} {piles:loc}; ins: {count:f.ins} {piles:čistou|čistou|čistými|čistými} {piles:ins}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deal(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jedno rozdání; gen: jednoho rozdání; dat: jednomu rozdání; acc: jedno rozdání; loc: jednom rozdání; ins: jedním rozdáním; gender: n</numerusform>
            <numerusform>{count:f} rozdání; gen: {count:gen} rozdání; dat: {count:dat} rozdáním; acc: {count:f} rozdání; loc: {count:loc} rozdáních; ins: {count:ins} rozdáními; gender: p</numerusform>
            <numerusform>{count} rozdání; gen: {count:gen} rozdání; dat: {count:dat} rozdáním; acc: {count} rozdání; loc: {count:loc} rozdáních; ins: {count:ins} rozdáními; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:špinavá|špinavá|špinavých|špinavé} {piles}; gen: {count:f.gen} {piles:špinavé|špinavé|špinavých|špinavých} {piles:gen}; dat: {count:f.dat} {piles:špinavé|špinavé|špinavým|špinavým} {piles:dat}; acc: {count:f.acc} {piles:špinavou|špinavou|špinavých|špinavé} {piles:acc}; loc: {count:f.loc} {piles:špinavé|špinavé|špinavých|špinavých} {piles:loc}; ins: {count:f.ins} {piles:špinavou|špinavou|špinavými|špinavými} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:špinavá|špinavá|špinavých|špinavé} {piles}; gen: {count:f.gen} {piles:špinavé|špinavé|špinavých|špinavých} {piles:gen}; dat: {count:f.dat} {piles:špinavé|špinavé|špinavým|špinavým} {piles:dat}; acc: {count:f.acc} {piles:špinavou|špinavou|špinavých|špinavé} {piles:acc}; loc: {count:f.loc} {piles:špinavé|špinavé|špinavých|špinavých} {piles:loc}; ins: {count:f.ins} {piles:špinavou|špinavou|špinavými|špinavými} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:špinavá|špinavá|špinavých|špinavé} {piles}; gen: {count:f.gen} {piles:špinavé|špinavé|špinavých|špinavých} {piles:gen}; dat: {count:f.dat} {piles:špinavé|špinavé|špinavým|špinavým} {piles:dat}; acc: {count:f.acc} {piles:špinavou|špinavou|špinavých|špinavé} {piles:acc}; loc: {count:f.loc} {piles:špinavé|špinavé|špinavých|špinavých} {piles:loc}; ins: {count:f.ins} {piles:špinavou|špinavou|špinavými|špinavými} {piles:ins}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} joker(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jeden žolík; gen: jednoho žolíka; dat: jednomu žolíkovi; acc: jednoho žolíka; loc: jednom žolíkovi; ins: jedním žolíkem; gender: m</numerusform>
            <numerusform>{count} žolíci; gen: {count:gen} žolíků; dat: {count:dat} žolíkům; acc: {count} žolíky; loc: {count:loc} žolících; ins: {count:ins} žolíky; gender: p</numerusform>
            <numerusform>{count} žolíků; gen: {count:gen} žolíků; dat: {count:dat} žolíkům; acc: {count} žolíků; loc: {count:loc} žolících; ins: {count:ins} žolíky; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pack(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jeden balíček; gen: jednoho balíčku; dat: jednomu balíčku; acc: jeden balíček; loc: jednom balíčku; ins: jedním balíčkem; gender: m</numerusform>
            <numerusform>{count} balíčky; gen: {count:gen} balíčků; dat: {count:dat} balíčkům; acc: {count} balíčky; loc: {count:loc} balíčcích; ins: {count:ins} balíčky; gender: p</numerusform>
            <numerusform>{count} balíčků; gen: {count:gen} balíčků; dat: {count:dat} balíčkům; acc: {count} balíčků; loc: {count:loc} balíčcích; ins: {count:ins} balíčky; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pair(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jedna dvojice; gen: jedné dvojice; dat: jedné dvojici; acc: jednu dvojici; loc: jedné dvojici; ins: jednou dvojicí; gender: f</numerusform>
            <numerusform>{count:f} dvojice; gen: {count:gen} dvojic; dat: {count:dat} dvojicím; acc: {count:f} dvojice; loc: {count:loc} dvojicích; ins: {count:ins} dvojicemi; gender: pf</numerusform>
            <numerusform>{count} dvojic; gen: {count:gen} dvojic; dat: {count:dat} dvojicím; acc: {count} dvojic; loc: {count:loc} dvojicích; ins: {count:ins} dvojicemi; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} player(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jeden hráč; gen: jednoho hráče; dat: jednomu hráči; acc: jednoho hráče; loc: jednom hráči; ins: jedním hráčem; gender: m</numerusform>
            <numerusform>{count} hráči; gen: {count:gen} hráčů; dat: {count:dat} hráčům; acc: {count} hráče; loc: {count:loc} hráčích; ins: {count:ins} hráči; gender: p</numerusform>
            <numerusform>{count} hráčů; gen: {count:gen} hráčů; dat: {count:dat} hráčům; acc: {count} hráčů; loc: {count:loc} hráčích; ins: {count:ins} hráči; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} round(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:n} kolo; gender: n</numerusform>
            <numerusform>{count:f} kola; gender: p</numerusform>
            <numerusform>{count} kol; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stock pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jeden talon; gen: jednoho talonu; dat: jednomu talonu; acc: jeden talon; loc: jednom talonu; ins: jedním talonem; gender: m</numerusform>
            <numerusform>{count} talony; gen: {count:gen} talonů; dat: {count:dat} talonům; acc: {count} talony; loc: {count:loc} talonech; ins: {count:ins} talony; gender: p</numerusform>
            <numerusform>{count} talonů; gen: {count:gen} talonů; dat: {count:dat} talonům; acc: {count} talonů; loc: {count:loc} talonech; ins: {count:ins} talony; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:divoká|divoká|divokých|divoké} {piles}; gen: {count:f.gen} {piles:divoké|divoké|divokých|divokých} {piles:gen}; dat: {count:f.dat} {piles:divoké|divoké|divokým|divokým} {piles:dat}; acc: {count:f.acc} {piles:divokou|divokou|divokých|divoké} {piles:acc}; loc: {count:f.loc} {piles:divoké|divoké|divokých|divokých} {piles:loc}; ins: {count:f.ins} {piles:divokou|divokou|divokými|divokými} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:divoká|divoká|divokých|divoké} {piles}; gen: {count:f.gen} {piles:divoké|divoké|divokých|divokých} {piles:gen}; dat: {count:f.dat} {piles:divoké|divoké|divokým|divokým} {piles:dat}; acc: {count:f.acc} {piles:divokou|divokou|divokých|divoké} {piles:acc}; loc: {count:f.loc} {piles:divoké|divoké|divokých|divokých} {piles:loc}; ins: {count:f.ins} {piles:divokou|divokou|divokými|divokými} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:divoká|divoká|divokých|divoké} {piles}; gen: {count:f.gen} {piles:divoké|divoké|divokých|divokých} {piles:gen}; dat: {count:f.dat} {piles:divoké|divoké|divokým|divokým} {piles:dat}; acc: {count:f.acc} {piles:divokou|divokou|divokých|divoké} {piles:acc}; loc: {count:f.loc} {piles:divoké|divoké|divokých|divokých} {piles:loc}; ins: {count:f.ins} {piles:divokou|divokou|divokými|divokými} {piles:ins}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>jedna žolíková karta; gen: jedné žolíkové karty; dat: jedné žolíkové kartě; acc: jednu žolíkovou kartu; loc: jedné žolíkové kartě; ins: jednou žolíkovou kartou; gender: f</numerusform>
            <numerusform>{count:f} žolíkové karty; gen: {count:gen} žolíkových karet; dat: {count:dat} žolíkovým kartám; acc: {count:f} žolíkové karty; loc: {count:loc} žolíkových kartách; ins: {count:ins} žolíkovými kartami; gender: pf</numerusform>
            <numerusform>{count} žolíkových karet; gen: {count:gen} žolíkových karet; dat: {count:dat} žolíkovým kartám; acc: {count} žolíkových karet; loc: {count:loc} žolíkových kartách; ins: {count:ins} žolíkovými kartami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles}; gen: {count:f.gen} {piles:gen}; dat: {count:f.dat} {piles:dat}; acc: {count:f.acc} {piles:acc}; loc: {count:f.loc} {piles:loc}; ins: {count:f.ins} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles}; gen: {count:f.gen} {piles:gen}; dat: {count:f.dat} {piles:dat}; acc: {count:f.acc} {piles:acc}; loc: {count:f.loc} {piles:loc}; ins: {count:f.ins} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles}; gen: {count:f.gen} {piles:gen}; dat: {count:f.dat} {piles:dat}; acc: {count:f.acc} {piles:acc}; loc: {count:f.loc} {piles:loc}; ins: {count:f.ins} {piles:ins}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} in all</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>celkem {count:f} {piles}; gen: celkem {count:f.gen} {piles:gen}; dat: celkem {count:f.dat} {piles:dat}; acc: celkem {count:f.acc} {piles:acc}; loc: celkem {count:f.loc} {piles:loc}; ins: celkem {count:f.ins} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>celkem {count:f} {piles}; gen: celkem {count:f.gen} {piles:gen}; dat: celkem {count:f.dat} {piles:dat}; acc: celkem {count:f.acc} {piles:acc}; loc: celkem {count:f.loc} {piles:loc}; ins: celkem {count:f.ins} {piles:ins}; gender: {piles:gender}</numerusform>
            <numerusform>celkem {count:f} {piles}; gen: celkem {count:f.gen} {piles:gen}; dat: celkem {count:f.dat} {piles:dat}; acc: celkem {count:f.acc} {piles:acc}; loc: celkem {count:f.loc} {piles:loc}; ins: celkem {count:f.ins} {piles:ins}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} of sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} ze sedmiček; gen: {count:f.gen} {piles:gen} ze sedmiček; dat: {count:f.dat} {piles:dat} ze sedmiček; acc: {count:f.acc} {piles:acc} ze sedmiček; loc: {count:f.loc} {piles:loc} ze sedmiček; ins: {count:f.ins} {piles:ins} ze sedmiček; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} ze sedmiček; gen: {count:f.gen} {piles:gen} ze sedmiček; dat: {count:f.dat} {piles:dat} ze sedmiček; acc: {count:f.acc} {piles:acc} ze sedmiček; loc: {count:f.loc} {piles:loc} ze sedmiček; ins: {count:f.ins} {piles:ins} ze sedmiček; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} ze sedmiček; gen: {count:f.gen} {piles:gen} ze sedmiček; dat: {count:f.dat} {piles:dat} ze sedmiček; acc: {count:f.acc} {piles:acc} ze sedmiček; loc: {count:f.loc} {piles:loc} ze sedmiček; ins: {count:f.ins} {piles:ins} ze sedmiček; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} a {last:*}; gender: p</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} nebo {last:*}; gender: {last:gender}</translation>
    </message>
    <message numerus="yes">
        <source>{first} or {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} nebo {last:f} karta; gen: {first:f.gen} nebo {last:f.gen} karty; dat: {first:f.dat} nebo {last:f.dat} kartě; acc: {first:f.acc} nebo {last:f.acc} kartu; loc: {first:f.loc} nebo {last:f.loc} kartě; ins: {first:f.ins} nebo {last:f.ins} kartou; gender: f</numerusform>
            <numerusform>{first:f} nebo {last:f} karty; gen: {first:f.gen} nebo {last:f.gen} karet; dat: {first:f.dat} nebo {last:f.dat} kartám; acc: {first:f.acc} nebo {last:f.acc} karty; loc: {first:f.loc} nebo {last:f.loc} kartách; ins: {first:f.ins} nebo {last:f.ins} kartami; gender: pf</numerusform>
            <numerusform>{first:f} nebo {last:f} karet; gen: {first:f.gen} nebo {last:f.gen} karet; dat: {first:f.dat} nebo {last:f.dat} kartám; acc: {first:f.acc} nebo {last:f.acc} karet; loc: {first:f.loc} nebo {last:f.loc} kartách; ins: {first:f.ins} nebo {last:f.ins} kartami; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} až {last:*}; gender: {last:gender}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} až {last:*}; gender: pf</translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} až {last:f} karta; gen: {first:f.gen} až {last:f.gen} karty; dat: {first:f.dat} až {last:f.dat} kartě; acc: {first:f.acc} až {last:f.acc} kartu; loc: {first:f.loc} až {last:f.loc} kartě; ins: {first:f.ins} až {last:f.ins} kartou; gender: f</numerusform>
            <numerusform>{first:f} až {last:f} karty; gen: {first:f.gen} až {last:f.gen} karet; dat: {first:f.dat} až {last:f.dat} kartám; acc: {first:f.acc} až {last:f.acc} karty; loc: {first:f.loc} až {last:f.loc} kartách; ins: {first:f.ins} až {last:f.ins} kartami; gender: pf</numerusform>
            <numerusform>{first:f} až {last:f} karet; gen: {first:f.gen} až {last:f.gen} karet; dat: {first:f.dat} až {last:f.dat} kartám; acc: {first:f.acc} až {last:f.acc} karet; loc: {first:f.loc} až {last:f.loc} kartách; ins: {first:f.ins} až {last:f.ins} kartami; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {following}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation>{first} {following}; gender: p</translation>
    </message>
    <message>
        <source>{first}, {following}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation>{first:*}, {following:*}; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{number} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} karta; gen: {number} karty; dat: {number} kartě; acc: {number} kartu; loc: {number} kartě; ins: {number} kartou; gender: f</numerusform>
            <numerusform>{number} karty; gen: {number} karet; dat: {number} kartám; acc: {number} karty; loc: {number} kartách; ins: {number} kartami; gender: pf</numerusform>
            <numerusform>{number} karet; gen: {number} karet; dat: {number} kartám; acc: {number} karet; loc: {number} kartách; ins: {number} kartami; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} point(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} bod; gen: {number} bodu; dat: {number} bodu; acc: {number} bod; loc: {number} bodu; ins: {number} bodem; gender: m</numerusform>
            <numerusform>{number} body; gen: {number} bodů; dat: {number} bodům; acc: {number} body; loc: {number} bodech; ins: {number} body; gender: p</numerusform>
            <numerusform>{number} bodů; gen: {number} bodů; dat: {number} bodům; acc: {number} bodů; loc: {number} bodech; ins: {number} body; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) from deal {deal} on</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} bod od {deal}. rozdání</numerusform>
            <numerusform>{points} body od {deal}. rozdání</numerusform>
            <numerusform>{points} bodů od {deal}. rozdání</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) in deal {deal}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} bod v {deal}. rozdání</numerusform>
            <numerusform>{points} body v {deal}. rozdání</numerusform>
            <numerusform>{points} bodů v {deal}. rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{suit:stem}{rank:á|ý|é} {rank}; gen: {suit:stem}{rank:é|ého|ého} {rank:gen}; dat: {suit:stem}{rank:é|ému|ému} {rank:dat}; acc: {suit:stem}{rank:ou|ého|é} {rank:acc}; loc: {suit:stem}{rank:é|ém|ém} {rank:loc}; ins: {suit:stem}{rank:ou|ým|ým} {rank:ins}; gender: {rank:gender}</translation>
    </message>
</context>
<context>
    <name>_AboutPage</name>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy.</source>
        <translation>Karetní stůl pro hry Ruka a noha, Raub a Manipulační rummy.</translation>
    </message>
    <message>
        <source>BSD licence</source>
        <translation>Licence BSD</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License (LGPL) 3</source>
        <translation>GNU Lesser General Public License (LGPL) 3</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence and comes without any warranty.</source>
        <translation>Je to svobodný software s licencí MIT a nemá žádnou záruku.</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>Licence MIT</translation>
    </message>
    <message>
        <source>Python Software Foundation License</source>
        <translation>Python Software Foundation License</translation>
    </message>
    <message>
        <source>Qt and PySide6 are libraries of their own and may be exchanged for other versions of them; their source is at {address}.</source>
        <extracomment>{address}: an address on the web.</extracomment>
        <translation>Qt a PySide6 jsou samostatné knihovny a lze je nahradit jinými verzemi; jejich zdrojový kód je na {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version}: the number of a version.</extracomment>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>Version, system and the last faults, for whoever mends the program.</source>
        <translation>Verze, systém a poslední chyby pro toho, kdo program opravuje.</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Z čeho je vytvořen</translation>
    </message>
</context>
<context>
    <name>_CheckPage</name>
    <message>
        <source>Copy the text</source>
        <translation>Kopírovat text</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Skrýt podrobnosti</translation>
    </message>
    <message>
        <source>Made again just now</source>
        <translation>Právě znovu spočítáno</translation>
    </message>
    <message>
        <source>No deal of this game has a code.</source>
        <translation>Žádné rozdání této hry nemá kód.</translation>
    </message>
    <message>
        <source>Secret number</source>
        <translation>Tajné číslo</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Ukázat podrobnosti</translation>
    </message>
    <message>
        <source>Shown before the deal</source>
        <translation>Ukázáno před rozdáním</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>Text zkopírován</translation>
    </message>
    <message>
        <source>The cards as they were dealt</source>
        <translation>Karty, jak byly rozdané</translation>
    </message>
    <message>
        <source>The exact text for sha256sum</source>
        <translation>Přesný text pro sha256sum</translation>
    </message>
    <message>
        <source>The next deal has the code {code}.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Příští rozdání má kód {code}.</translation>
    </message>
    <message>
        <source>The secret number, the cards and the exact text that the code is made of</source>
        <translation>Tajné číslo, karty a přesný text, ze kterého je kód</translation>
    </message>
    <message>
        <source>{deal} is being played; its code {code} can be checked once it is over.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>{deal:^} ještě trvá; jeho kód {code} půjde ověřit, až skončí.</translation>
    </message>
</context>
<context>
    <name>_Choice</name>
    <message>
        <source>chosen</source>
        <translation>vybráno</translation>
    </message>
</context>
<context>
    <name>_InField</name>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
</context>
<context>
    <name>_KeyPage</name>
    <message>
        <source>Arrow keys</source>
        <translation>Šipky</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>U stolu</translation>
    </message>
    <message>
        <source>Before a game: move the player to another seat</source>
        <translation>Před hrou: přesunout hráče na jiné místo</translation>
    </message>
    <message>
        <source>Begin a lesson or a puzzle again</source>
        <translation>Začít lekci nebo hlavolam znovu</translation>
    </message>
    <message>
        <source>Bring hands onto phones, and back to the screen</source>
        <translation>Přenést karty do telefonů a zpět na obrazovku</translation>
    </message>
    <message>
        <source>Change names, or put a bot in a player’s place</source>
        <translation>Změnit jména, nebo na místo hráče posadit robota</translation>
    </message>
    <message>
        <source>Check the deal code</source>
        <translation>Ověřit kód rozdání</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Click on a side</source>
        <translation>Klik na stranu</translation>
    </message>
    <message>
        <source>Click on a word</source>
        <translation>Klik na slovo</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Klik na talon</translation>
    </message>
    <message>
        <source>Close a corrected deal, or go back to the start</source>
        <translation>Uzavřít opravené rozdání, nebo se vrátit na začátek</translation>
    </message>
    <message>
        <source>Copy a report about faults of the program</source>
        <translation>Kopírovat zprávu o chybách programu</translation>
    </message>
    <message>
        <source>Cover the cards in the middle of a turn</source>
        <translation>Zakrýt karty uprostřed tahu</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+klik</translation>
    </message>
    <message>
        <source>Deal report: luck, play, and decisions</source>
        <translation>Rozbor rozdání: štěstí, hra a rozhodnutí</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dvojklik</translation>
    </message>
    <message>
        <source>Double click on a move</source>
        <translation>Dvojklik na tah</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Tažení</translation>
    </message>
    <message>
        <source>Drag across</source>
        <translation>Tažení přes karty</translation>
    </message>
    <message>
        <source>Draw; dragging a card off it, too</source>
        <translation>Líznout; také přetažením karty z talonu</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Všude</translation>
    </message>
    <message>
        <source>Explain a place of the table</source>
        <translation>Vysvětlit místo na stole</translation>
    </message>
    <message>
        <source>Explain it: clean, foot, Refe …</source>
        <translation>Vysvětlit ho: čistá, noha, refe …</translation>
    </message>
    <message>
        <source>Explain the words on the table, one after the other</source>
        <translation>Vysvětlit slova na stole, jedno po druhém</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it</source>
        <translation>Na celou obrazovku, nebo zpět</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Vrátit se ke stolu</translation>
    </message>
    <message>
        <source>Go back to where looking back began</source>
        <translation>Vrátit se tam, kde ohlédnutí začalo</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Z karty na kartu</translation>
    </message>
    <message>
        <source>Go from line to line</source>
        <translation>Z řádku na řádek</translation>
    </message>
    <message>
        <source>Go on to the next field, at last write down</source>
        <translation>Na další pole, nakonec zapsat</translation>
    </message>
    <message>
        <source>Go on to the next place of the table</source>
        <translation>Na další místo stolu</translation>
    </message>
    <message>
        <source>Go on with the next deal</source>
        <translation>Pokračovat dalším rozdáním</translation>
    </message>
    <message>
        <source>Go one deal back or on</source>
        <translation>O rozdání zpět nebo dál</translation>
    </message>
    <message>
        <source>Go one move back or on</source>
        <translation>O krok zpět nebo dál</translation>
    </message>
    <message>
        <source>Go one turn back or on</source>
        <translation>O tah zpět nebo dál</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Na první nebo poslední kartu</translation>
    </message>
    <message>
        <source>Go to the move of the line in the log</source>
        <translation>Přejít na tah z řádku v záznamu</translation>
    </message>
    <message>
        <source>Go to the next card of that rank</source>
        <translation>Na další kartu téže hodnoty</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Na další prvek</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Přejít na další hlavolam</translation>
    </message>
    <message>
        <source>Go to the start or the end of the game</source>
        <translation>Na začátek nebo konec hry</translation>
    </message>
    <message>
        <source>Hint: where to look, then the move, then why, then another way</source>
        <translation>Rada: kam se podívat, pak tah, pak proč, pak jiná možnost</translation>
    </message>
    <message>
        <source>In a demo: go faster</source>
        <translation>V ukázce: rychleji</translation>
    </message>
    <message>
        <source>In a demo: stop, then one step at a time</source>
        <translation>V ukázce: zastavit, pak krok za krokem</translation>
    </message>
    <message>
        <source>Keep the score of a game with paper cards</source>
        <translation>Vést zápis hry se skutečnými kartami</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Vedení zápisu</translation>
    </message>
    <message>
        <source>Leave a lesson or a puzzle</source>
        <translation>Opustit lekci nebo hlavolam</translation>
    </message>
    <message>
        <source>Lift a card of the table besides those lifted</source>
        <translation>Zvednout kartu ze stolu k těm už zvednutým</translation>
    </message>
    <message>
        <source>Lift a card; click where it goes to put it down</source>
        <translation>Zvednout kartu; kliknutím na cíl ji položit</translation>
    </message>
    <message>
        <source>Lift all cards from the one lifted last to this one</source>
        <translation>Zvednout všechny karty od naposledy zvednuté po tuto</translation>
    </message>
    <message>
        <source>Lift the card, drop it, or press what has focus</source>
        <translation>Zvednout či položit kartu, nebo stisknout vybraný prvek</translation>
    </message>
    <message>
        <source>Lift what it goes over; begin beside the cards, or with Shift</source>
        <translation>Zvednout, co leží po cestě; začít vedle karet, nebo se Shiftem</translation>
    </message>
    <message>
        <source>Look back at that line of the last moves</source>
        <translation>Ohlédnout se na tento řádek posledních tahů</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Ohlédnout se za hrou</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Ohlédnutí</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Provést ho znovu</translation>
    </message>
    <message>
        <source>Move the card, when the hand is in the own order</source>
        <translation>Posunout kartu, má-li ruka vlastní pořadí</translation>
    </message>
    <message>
        <source>Move the lifted cards; what does not fit glides home</source>
        <translation>Přesunout zvednuté karty; co se nehodí, vrátí se</translation>
    </message>
    <message>
        <source>Next bot’s turn, at the narrated pace</source>
        <translation>Tah dalšího robota při tempu s výkladem</translation>
    </message>
    <message>
        <source>On the report’s curve: go to a decision</source>
        <translation>Na křivce rozboru: přejít na rozhodnutí</translation>
    </message>
    <message>
        <source>One more, one less; points by five</source>
        <translation>O jednu víc, o jednu míň; body po pěti</translation>
    </message>
    <message>
        <source>Open a file with a game or a deal</source>
        <translation>Otevřít soubor s hrou nebo rozdáním</translation>
    </message>
    <message>
        <source>Open or close a line’s sum</source>
        <translation>Rozbalit nebo sbalit součet řádku</translation>
    </message>
    <message>
        <source>Open or close all cards, once the game is over</source>
        <translation>Odkrýt nebo zakrýt všechny karty, když hra skončila</translation>
    </message>
    <message>
        <source>Open or close the moves in a small window</source>
        <translation>Otevřít nebo zavřít tahy v malém okně</translation>
    </message>
    <message>
        <source>Open the family book</source>
        <translation>Otevřít rodinnou kroniku</translation>
    </message>
    <message>
        <source>Open the preferences</source>
        <translation>Otevřít Nastavení</translation>
    </message>
    <message>
        <source>Open the score sheet, or moves and scores</source>
        <translation>Otevřít zápis, nebo tahy a skóre</translation>
    </message>
    <message>
        <source>Play a card that has one place to go; else lift all of its rank</source>
        <translation>Zahrát kartu, která má jediné místo; jinak zvednout všechny její hodnoty</translation>
    </message>
    <message>
        <source>Press the golden button: play what is lifted</source>
        <translation>Stisknout zlaté tlačítko: zahrát, co je zvednuté</translation>
    </message>
    <message>
        <source>Print a score sheet, or save it as a PDF</source>
        <translation>Vytisknout zápis, nebo ho uložit jako PDF</translation>
    </message>
    <message>
        <source>Put everything lifted back</source>
        <translation>Vrátit vše zvednuté</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Skončit; hra zůstane uložená</translation>
    </message>
    <message>
        <source>Read the rules; after a refusal, the one that is meant</source>
        <translation>Číst pravidla; po odmítnutí to, o které jde</translation>
    </message>
    <message>
        <source>Right click on a card laid out</source>
        <translation>Pravé tlačítko na připravenou kartu</translation>
    </message>
    <message>
        <source>Right click, or hold a finger there</source>
        <translation>Pravé tlačítko, nebo tam podržet prst</translation>
    </message>
    <message>
        <source>Say why the move that is shown was made</source>
        <translation>Říct, proč byl zobrazený tah zahrán</translation>
    </message>
    <message>
        <source>See the table from the next seat</source>
        <translation>Pohled z dalšího místa u stolu</translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation>Připravit novou hru</translation>
    </message>
    <message>
        <source>Several people</source>
        <translation>Více lidí</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Shift+klik</translation>
    </message>
    <message>
        <source>Show every single move, or the last turns again</source>
        <translation>Ukázat každý jednotlivý tah, nebo zase poslední</translation>
    </message>
    <message>
        <source>Show good ways to lay a first meld, to choose from</source>
        <translation>Ukázat dobré možnosti prvního výkladu, na výběr</translation>
    </message>
    <message>
        <source>Show its melds large, or small again</source>
        <translation>Zvětšit její kombinace, nebo zase zmenšit</translation>
    </message>
    <message>
        <source>Show the memory aid, or the moves again</source>
        <translation>Ukázat tahák, nebo zase tahy</translation>
    </message>
    <message>
        <source>Show the version and the licences</source>
        <translation>Ukázat verzi a licence</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Ukázat tyto klávesy</translation>
    </message>
    <message>
        <source>Show what may be done now, and why the rest may not</source>
        <translation>Ukázat, co teď lze, a proč ostatní ne</translation>
    </message>
    <message>
        <source>Skip a step of a lesson</source>
        <translation>Přeskočit krok lekce</translation>
    </message>
    <message>
        <source>Sort the hand by rank, or by suit</source>
        <translation>Seřadit ruku podle hodnoty, nebo podle barvy</translation>
    </message>
    <message>
        <source>Take it back into the hand</source>
        <translation>Vzít ji zpět do ruky</translation>
    </message>
    <message>
        <source>Take the last entry back</source>
        <translation>Vzít zpět poslední údaj</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Vzít zpět poslední tah</translation>
    </message>
    <message>
        <source>Uncover the cards of the player who is named</source>
        <translation>Odkrýt karty uvedeného hráče</translation>
    </message>
    <message>
        <source>While others play: finish this turn</source>
        <translation>Když hrají ostatní: dokončit tento tah</translation>
    </message>
    <message>
        <source>While others play: pause, and go on</source>
        <translation>Když hrají ostatní: přerušit, a pokračovat</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>Myší nebo prstem</translation>
    </message>
    <message>
        <source>Write down at once</source>
        <translation>Hned zapsat</translation>
    </message>
    <message>
        <source>Write down other points: lines of your own</source>
        <translation>Zapsat jiné body: vlastní řádky</translation>
    </message>
    <message>
        <source>{ace}, {king}, {queen}, {jack}, T, 9 … 2</source>
        <extracomment>{ace}: the letter on an ace. {king}: the letter on a king. {queen}: the letter on a queen. {jack}: the letter on a jack.</extracomment>
        <translation>{ace}, {king}, {queen}, {jack}, T, 9 … 2</translation>
    </message>
</context>
<context>
    <name>_LinesPage</name>
    <message>
        <source>Line {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Řádek {number}</translation>
    </message>
    <message>
        <source>Line {number}, for</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Řádek {number}, pro</translation>
    </message>
    <message>
        <source>Line {number}, points</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Řádek {number}, body</translation>
    </message>
    <message>
        <source>Line {number}, word</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Řádek {number}, slovo</translation>
    </message>
    <message>
        <source>Lines of your own beside those of the rules: your word, and points.</source>
        <translation>Vlastní řádky vedle těch podle pravidel: slovo a body.</translation>
    </message>
    <message>
        <source>One more line</source>
        <translation>Další řádek</translation>
    </message>
    <message>
        <source>Other points, {deal}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Jiné body, {deal}</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Vlastní slovo</translation>
    </message>
</context>
<context>
    <name>_OpeningsPage</name>
    <message>
        <source>After the draw.</source>
        <translation>Po líznutí.</translation>
    </message>
    <message>
        <source>Each way, what it counts, and what stays in the hand.</source>
        <translation>Každá možnost, kolik dá a co zůstane v ruce.</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Připravit {cards:acc}</translation>
    </message>
    <message>
        <source>Nothing stays in the hand.</source>
        <translation>V ruce nezůstane nic.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Zůstane</translation>
    </message>
    <message>
        <source>count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>dá {points}</translation>
    </message>
    <message>
        <source>count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>dá {points} z {need}</translation>
    </message>
    <message>
        <source>take the pile, count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>s balíčkem, dá {points}</translation>
    </message>
    <message>
        <source>take the pile, count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>s balíčkem, dá {points} z {need}</translation>
    </message>
</context>
<context>
    <name>_PhonesPage</name>
    <message>
        <source>A computer on a cable is fine, where it comes from the same router.</source>
        <translation>Počítač na kabelu je v pořádku, pokud kabel vede ze stejného routeru.</translation>
    </message>
    <message>
        <source>Allow this program for private networks. Where that was refused by mistake, allow it in the settings of the firewall.</source>
        <translation>Povolit tento program pro privátní sítě. Pokud to bylo omylem odmítnuto, povolit ho v nastavení firewallu.</translation>
    </message>
    <message>
        <source>An iPhone with another browser than Safari</source>
        <translation>iPhone s jiným prohlížečem než Safari</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one, in a new game or where the players are changed. This screen then calls one after the other: point the camera at the code, and tap what the phone offers.</source>
        <translation>Zvolit „Na telefon“ pro každého, kdo ho má, v nové hře nebo tam, kde se mění hráči. Tato obrazovka pak volá jednoho po druhém: namířit kameru na kód a ťuknout na to, co telefon nabídne.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Jak to začíná</translation>
    </message>
    <message>
        <source>It asks once whether the browser may find devices in the local network. Allow it. Where that was refused, it looks as if there were no network: open Settings, Privacy and Security, Local Network.</source>
        <translation>Jednou se zeptá, zda smí prohlížeč hledat zařízení v místní síti. Povolit. Pokud to bylo odmítnuto, vypadá to, jako by síť nebyla: otevřít Nastavení, Soukromí a zabezpečení, Místní síť.</translation>
    </message>
    <message>
        <source>It says so of every page that comes from a computer at home. Go on; no password is asked for, and nothing leaves the house.</source>
        <translatorcomment>Of “It says so of every page that comes from a computer at home. Go on; nothing is typed there, and nothing leaves the house.”.</translatorcomment>
        <translation>Říká to o každé stránce, která přichází z domácího počítače. Pokračovat; na žádné heslo se neptá a nic neopouští dům.</translation>
    </message>
    <message>
        <source>No phone comes</source>
        <translation>Žádný telefon nepřišel</translation>
    </message>
    <message>
        <source>Nothing is lost when a phone sleeps or rings. Every seat can come back to this screen at any time, in the middle of a turn, too.</source>
        <translation>Nic se neztratí, když telefon spí nebo zvoní. Každé místo se může kdykoli vrátit k této obrazovce, i uprostřed tahu.</translation>
    </message>
    <message>
        <source>Phones or tablets with any browser, in the same Wi-Fi as this computer. No app, no account, no internet.</source>
        <translation>Telefony nebo tablety s jakýmkoli prohlížečem, ve stejné Wi-Fi jako tento počítač. Bez aplikace, bez účtu, bez internetu.</translation>
    </message>
    <message>
        <source>The browser says “Not secure”</source>
        <translation>Prohlížeč říká „Nezabezpečeno“</translation>
    </message>
    <message>
        <source>The computer asks about the network</source>
        <translation>Počítač se ptá na síť</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Somebody who is in the same Wi-Fi and has the skill to listen there can read cards and take over a seat. Nobody outside can, nobody learns anything about the computer, and no money or account is involved.</source>
        <translation>Spojení není šifrované. Kdo je ve stejné Wi-Fi a umí tam odposlouchávat, může číst karty a převzít místo. Zvenčí to nemůže nikdo, nikdo se nic nedozví o počítači a nejde o peníze ani o účet.</translation>
    </message>
    <message>
        <source>Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Používat vlastní Wi-Fi, ne síť pro hosty nebo hotelovou.</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>Co je potřeba</translation>
    </message>
    <message>
        <source>Where Windows takes the Wi-Fi for a public network, call it a private one in the settings of the network.</source>
        <translation>Pokud Windows považují Wi-Fi za veřejnou síť, označit ji v nastavení sítě jako privátní.</translation>
    </message>
    <message>
        <source>Where a camera finds no code, type the address below it into the browser of the phone, and there the number.</source>
        <translation>Kde fotoaparát kód nenajde, napsat do prohlížeče telefonu adresu pod ním a tam číslo.</translation>
    </message>
    <message>
        <source>Who could see the cards</source>
        <translation>Kdo by mohl vidět karty</translation>
    </message>
</context>
<context>
    <name>_PossiblePage</name>
    <message>
        <source>Not now</source>
        <translation>Teď ne</translation>
    </message>
    <message>
        <source>Show on the table: {move}</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Ukázat na stole: {move}</translation>
    </message>
</context>
<context>
    <name>_SpokenOfButton</name>
    <message>
        <source>How sentences speak of this player</source>
        <translation>Jak se ve větách mluví o tomto hráči</translation>
    </message>
    <message>
        <source>he</source>
        <translation>on</translation>
    </message>
    <message>
        <source>she</source>
        <translation>ona</translation>
    </message>
    <message>
        <source>she / he</source>
        <translation>ona / on</translation>
    </message>
    <message>
        <source>{name}: {spoken}</source>
        <extracomment>{name}: the player, or the players of a side. {spoken}: how sentences speak of the player: “she”, “he” or “she / he”.</extracomment>
        <translation>{name}: {spoken}</translation>
    </message>
</context>
<context>
    <name>_StartPage</name>
    <message>
        <source>A game begun elsewhere goes on here, or somebody gets a handicap.</source>
        <translation>Hra začatá jinde pokračuje tady, nebo někdo dostane náskok.</translation>
    </message>
    <message>
        <source>Number of the first deal here</source>
        <translation>Číslo prvního rozdání tady</translation>
    </message>
</context>
</TS>
