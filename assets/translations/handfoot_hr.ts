<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en">
<context>
    <name>Agreements</name>
    <message>
        <source>For practice, who plays alone may take back anything.</source>
        <translation>Za vježbu: tko igra sam, smije vratiti svaki potez.</translation>
    </message>
    <message>
        <source>Get into the foot first</source>
        <translation>Najprije doći do noge</translation>
    </message>
    <message>
        <source>Go out only when ahead in points</source>
        <translation>Izaći samo uz prednost u bodovima</translation>
    </message>
    <message>
        <source>Go out only when all partners are in the foot</source>
        <translation>Izaći tek kad svi partneri igraju iz noge</translation>
    </message>
    <message>
        <source>Go out only when no meld of five or six is open</source>
        <translation>Izaći tek kad nema otvorene kombinacije od pet ili šest</translation>
    </message>
    <message>
        <source>Keep clean melds clean</source>
        <translation>Čiste kombinacije ostaju čiste</translation>
    </message>
    <message>
        <source>Keep wilds for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Čuvati džoker-karte: divlja {pile}</translation>
    </message>
    <message>
        <source>Partners agreed: {agreements}.</source>
        <extracomment>{agreements}: what partners agreed, listed.</extracomment>
        <translation>Partneri su se dogovorili: {agreements}.</translation>
    </message>
    <message>
        <source>The table counts the unseen cards.</source>
        <translation>Stol broji karte koje se nisu vidjele.</translation>
    </message>
    <message>
        <source>The table shows the last discards.</source>
        <translation>Stol pokazuje posljednje odbačene karte.</translation>
    </message>
    <message>
        <source>clean melds stay clean</source>
        <translation>čiste kombinacije ostaju čiste</translation>
    </message>
    <message>
        <source>nobody goes out before all partners are in the foot</source>
        <translation>nitko ne izlazi dok svi partneri ne igraju iz noge</translation>
    </message>
    <message>
        <source>nobody goes out while a meld of five or six is open</source>
        <translation>nitko ne izlazi dok je otvorena kombinacija od pet ili šest</translation>
    </message>
    <message>
        <source>nobody goes out while the side is behind in points</source>
        <translation>nitko ne izlazi dok strana zaostaje u bodovima</translation>
    </message>
    <message>
        <source>the foot comes first</source>
        <translation>noga je najvažnija</translation>
    </message>
    <message>
        <source>wilds are kept for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>džoker-karte čuvaju se za divlju {pile:acc}</translation>
    </message>
</context>
<context>
    <name>AgreementsDialog</name>
    <message>
        <source>Agreed with partners</source>
        <translation>Dogovor s partnerima</translation>
    </message>
    <message>
        <source>Bots keep what is agreed, and say so when it matters. A person is asked before breaking it.</source>
        <translation>Botovi se drže dogovora i kažu to kad je važno. Čovjeka se pita prije nego što ga prekrši.</translation>
    </message>
</context>
<context>
    <name>BanSentences</name>
    <message>
        <source>Cards that may not be discarded</source>
        <translation>Karte koje se ne smiju odbaciti</translation>
    </message>
    <message>
        <source>No {ranks} are discarded</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se ne odbacuju</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until every side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se ne odbacuju dok svaka strana nema takvu {pile:acc}</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until the own side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se ne odbacuju dok vlastita strana nema takvu {pile:acc}</translation>
    </message>
    <message>
        <source>No {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} ne kao zadnja odbačena</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Dokad</translation>
    </message>
    <message>
        <source>Which cards have to be kept or melded, and until when.</source>
        <translation>Koje karte treba čuvati ili izložiti, i dokad.</translation>
    </message>
    <message>
        <source>every side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>svaka strana ima {pile:acc}</translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarded</comment>
        <translation>nikad</translation>
    </message>
    <message>
        <source>no {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks} ne kao zadnja karta</translation>
    </message>
    <message>
        <source>no {ranks} ever</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>nikad {ranks}</translation>
    </message>
    <message>
        <source>no {ranks} until every side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks} tek kad svaka strana ima {pile:acc}</translation>
    </message>
    <message>
        <source>no {ranks} until the own side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks} tek kad vlastita strana ima {pile:acc}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>nijedne</translation>
    </message>
    <message>
        <source>not as last discard</source>
        <translation>samo ne kao zadnja</translation>
    </message>
    <message>
        <source>your side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>vlastita strana ima {pile:acc}</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded by a player without a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se ne smiju odbacivati bez takve {pile:gen}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every player has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se ne smiju odbacivati dok svaki igrač nema takvu {pile:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se ne smiju odbacivati dok svaka strana nema takvu {pile:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until the own side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} se ne smiju odbacivati dok vlastita strana nema takvu {pile:acc}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se ne smiju odbacivati.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} ne smiju biti zadnja odbačena karta.</translation>
    </message>
</context>
<context>
    <name>BookFilters</name>
    <message>
        <source>All games</source>
        <translation>Sve igre</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Sva pravila</translation>
    </message>
    <message>
        <source>Games without bots</source>
        <translation>Partije bez botova</translation>
    </message>
    <message>
        <source>People and bots</source>
        <translation>Ljudi i botovi</translation>
    </message>
</context>
<context>
    <name>BotRunner</name>
    <message>
        <source>its process ended</source>
        <translation>proces je prekinut</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>A simple move was made for {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Umjesto igrača {name} odigran je jednostavan potez.</translation>
    </message>
</context>
<context>
    <name>BroughtForwardDialog</name>
    <message>
        <source>Go on from here</source>
        <translation>Nastavi odavde</translation>
    </message>
    <message>
        <source>Totals and deals go on from here.</source>
        <translation>Zbrojevi i dijeljenja nastavljaju se odavde.</translation>
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
        <translation>Po vrijednosti</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Po boji</translation>
    </message>
    <message>
        <source>By the language: {letters}</source>
        <extracomment>{letters}: the letters on ace, king, queen and jack.</extracomment>
        <translation>Prema jeziku: {letters}</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Poleđina karata</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Lice karata</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karte u ruci</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Lepeze</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Cvijeće</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Četiri boje</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francuske</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Mađarske</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>cards</comment>
        <translation>Velike</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Velike oznake</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Rešetka</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Slova na kartama</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>cards</comment>
        <translation>Obične</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Poredak u ruci</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Vlastiti poredak</translation>
    </message>
    <message>
        <source>Quilt</source>
        <translation>Prošiveno</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standardno</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Zvijezda</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Boje</translation>
    </message>
    <message>
        <source>Suits in Raub</source>
        <translation>Boje u igri Raub</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dvije boje</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Valovi</translation>
    </message>
</context>
<context>
    <name>CareerDetails</name>
    <message>
        <source>Head to head</source>
        <translation>Međusobni dvoboji</translation>
    </message>
    <message>
        <source>No game was won so far.</source>
        <translation>Zasad nema dobivenih partija.</translation>
    </message>
    <message>
        <source>No two games were won in a row so far.</source>
        <translation>Zasad nema dviju dobivenih partija zaredom.</translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won, more than ever in a row.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Dobivena je posljednja {number} partija, niz dulji nego ikad.</numerusform>
            <numerusform>Dobivene su posljednje {number} partije, niz dulji nego ikad.</numerusform>
            <numerusform>Dobiveno je posljednjih {number} partija, niz dulji nego ikad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won; the longest streak is {most}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Dobivena je posljednja {number} partija; najdulji niz: {most}.</numerusform>
            <numerusform>Dobivene su posljednje {number} partije; najdulji niz: {most}.</numerusform>
            <numerusform>Dobiveno je posljednjih {number} partija; najdulji niz: {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak is {number} game(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Najdulji niz pobjeda: {number} partija.</numerusform>
            <numerusform>Najdulji niz pobjeda: {number} partije.</numerusform>
            <numerusform>Najdulji niz pobjeda: {number} partija.</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: not won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: nije dobiveno</translation>
    </message>
    <message>
        <source>{day}: won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: dobiveno</translation>
    </message>
    <message numerus="yes">
        <source>{wins} of the last {number} game(s) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>dobiveno {wins} od posljednje {number} partije</numerusform>
            <numerusform>dobiveno {wins} od posljednje {number} partije</numerusform>
            <numerusform>dobiveno {wins} od posljednjih {number} partija</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: greška: %(message)s
</translation>
    </message>
    <message>
        <source>--blank needs --game: {choices}</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>uz --blank treba --game: {choices}</translation>
    </message>
    <message>
        <source>--blank takes no file, but {file} was named</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>--blank ne uzima datoteku, a navedena je {file}</translation>
    </message>
    <message>
        <source>--date takes a day as in 2026-11-21, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--date uzima dan kao 2026-11-21, a ne {value}</translation>
    </message>
    <message>
        <source>--move takes a number of moves, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--move uzima broj poteza, a ne {value}</translation>
    </message>
    <message>
        <source>--named needs a file of house rules, --rules</source>
        <translation>--named traži datoteku kućnih pravila, --rules</translation>
    </message>
    <message numerus="yes">
        <source>--names has {number} name(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--names ima {number} ime, a igra ih {need}</numerusform>
            <numerusform>--names ima {number} imena, a igra ih {need}</numerusform>
            <numerusform>--names ima {number} imena, a igra ih {need}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats names {number} bot(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--seats navodi {number} bota, a igra ih {need}</numerusform>
            <numerusform>--seats navodi {number} bota, a igra ih {need}</numerusform>
            <numerusform>--seats navodi {number} botova, a igra ih {need}</numerusform>
        </translation>
    </message>
    <message>
        <source>--size takes pixels as in 1920x1080, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--size uzima piksele kao 1920x1080, a ne {value}</translation>
    </message>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy. Without a command the table opens.</source>
        <translation>Kartaški stol za igre Ruka i noga, Raub i Remi s premještanjem. Bez naredbe otvara se stol.</translation>
    </message>
    <message>
        <source>A4 or letter (default: A4)</source>
        <translation>A4 ili letter (zadano: A4)</translation>
    </message>
    <message>
        <source>Check a saved game move by move and print it in words.</source>
        <translation>Provjeri spremljenu partiju potez po potez i ispiši je riječima.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is false.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Kod dijeljenja {code} u potezu {number} nije ispravan.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is true.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Kod dijeljenja {code} u potezu {number} je ispravan.</translation>
    </message>
    <message>
        <source>Deal {number} is not over.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. dijeljenje nije završeno.</translation>
    </message>
    <message>
        <source>Draw any position of a saved game as a picture, without a screen.</source>
        <translation>Nacrtaj bilo koji položaj spremljene partije kao sliku, bez zaslona.</translation>
    </message>
    <message>
        <source>Let bots play each other and print how they did.</source>
        <translation>Pusti botove da igraju jedni protiv drugih i ispiši kako im je išlo.</translation>
    </message>
    <message>
        <source>Move {number} is not allowed: {reason} ({name}: {move})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {reason}: why something cannot be. {name}: the player, or the players of a side. {move}: a move, as “draw two cards”.</extracomment>
        <translation>Potez {number} nije dopušten: {reason} ({name}: {move})</translation>
    </message>
    <message>
        <source>No deal is over.</source>
        <translation>Nijedno dijeljenje nije završeno.</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Nijedna partija nije završena.</translation>
    </message>
    <message>
        <source>On Windows and macOS the installer puts the program into the menu.</source>
        <translation>Na Windowsu i macOS-u program u izbornik stavlja instalacijski program.</translation>
    </message>
    <message>
        <source>Side {number}: {names}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>{number}. strana: {names}</translation>
    </message>
    <message>
        <source>The deal code {code} is false: the cards of move {number} are not those it was shown for.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Kod dijeljenja {code} nije ispravan: karte poteza {number} nisu one za koje je pokazan.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code, though one before it has: it was taken out of the file.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Dijeljenje poteza {number} nema kod, a jedno prije njega ga ima: izvađen je iz datoteke.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Dijeljenje poteza {number} nema kod.</translation>
    </message>
    <message>
        <source>The file {file} holds the score of a game with real cards, which has no moves.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Datoteka {file} sadrži bodove partije s pravim kartama, a ona nema poteza.</translation>
    </message>
    <message>
        <source>The file&apos;s check differs from the replay: {field} is {old} in the file and {new} in the replay.</source>
        <extracomment>{field}: the label of a field. {old}: what a rule said before, as “two cards”. {new}: what a rule says now, as “two cards”.</extracomment>
        <translation>Provjera datoteke razlikuje se od ponovljene igre: {field} u datoteci je {old}, a u ponovljenoj igri {new}.</translation>
    </message>
    <message>
        <source>The files for the menu are missing: install the program with pip.</source>
        <translation>Nedostaju datoteke za izbornik: instalirajte program pomoću pipa.</translation>
    </message>
    <message>
        <source>The menu of your desktop has the program already.</source>
        <translation>Program je već u izborniku vaše radne površine.</translation>
    </message>
    <message>
        <source>The program is in the menu of your desktop now.</source>
        <translation>Program je sada u izborniku vaše radne površine.</translation>
    </message>
    <message>
        <source>The program is no longer in the menu of your desktop.</source>
        <translation>Program više nije u izborniku vaše radne površine.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of {game}.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Za dijeljenja igre {game} nema izvješća.</translation>
    </message>
    <message>
        <source>Write a score sheet as a PDF, filled from a saved game or blank.</source>
        <translation>Napiši list za bodove kao PDF, ispunjen iz spremljene partije ili prazan.</translation>
    </message>
    <message>
        <source>a blank sheet of one page, not room for a whole game</source>
        <translation>prazan list od jedne stranice, bez mjesta za cijelu partiju</translation>
    </message>
    <message>
        <source>a name over the date</source>
        <translation>ime iznad datuma</translation>
    </message>
    <message>
        <source>a picture has 640x480 to 7680x4320 pixels, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>slika ima od 640x480 do 7680x4320 piksela, a ne {value}</translation>
    </message>
    <message>
        <source>a picture is a PNG file: call it {file}</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>slika je datoteka PNG: neka se zove {file}</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>spremljena partija</translation>
    </message>
    <message>
        <source>a saved game, finished or not</source>
        <translation>spremljena partija, završena ili ne</translation>
    </message>
    <message>
        <source>a saved game, finished or not, or a saved deal</source>
        <translation>spremljena partija, završena ili ne, ili spremljeno dijeljenje</translation>
    </message>
    <message>
        <source>a sheet to write on instead</source>
        <translation>umjesto toga list za pisanje</translation>
    </message>
    <message>
        <source>after so many moves, as replay numbers them (default: all of them)</source>
        <translation>nakon toliko poteza, kako ih broji replay (zadano: nakon svih)</translation>
    </message>
    <message>
        <source>alone, pairs or teams (default: the usual for so many)</source>
        <translation>sami, parovi ili timovi (zadano: kako je za toliko igrača uobičajeno)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>dvosmislena opcija: %(option)s može značiti %(matches)s</translation>
    </message>
    <message>
        <source>any cards</source>
        <translation>bilo koje karte</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as in 2026-11-21 (default: that of the game)</source>
        <translation>kao 2026-11-21 (zadano: datum partije)</translation>
    </message>
    <message>
        <source>before the first</source>
        <translation>prije prvoga</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bots in playing order, as in steady,easy,steady,easy (default: all steady); their levels, the weakest first: {levels}</source>
        <extracomment>{levels}: levels of bots, as they are typed.</extracomment>
        <translation>botovi redom kojim igraju, kao steady,easy,steady,easy (zadano: svi steady); njihove razine, najslabija prva: {levels}</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>naredbe</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>dijeljenja</translation>
    </message>
    <message>
        <source>each of these plays each other, paired, and all get a rating; a bot of your own is named module:Class, here and in --seats</source>
        <translation>svaki od njih igra protiv svakoga, u parovima, i svi dobivaju ocjenu; vlastiti bot navodi se kao module:Class, ovdje i uz --seats</translation>
    </message>
    <message>
        <source>end when it is sure whether the first bot wins more or less than this share (default: than equal bots would)</source>
        <translation>završi kad je sigurno dobiva li prvi bot više ili manje od ovog udjela (zadano: od onoga što bi dobivali jednaki botovi)</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>očekuje se najviše jedan argument</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>očekuje se jedan argument</translation>
    </message>
    <message>
        <source>fair %</source>
        <translation>pravedno %</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>greške</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partije</translation>
    </message>
    <message>
        <source>games to play, with --bots for every two of them (default: 20)</source>
        <translation>koliko partija, uz --bots za svaka dva od njih (zadano: 20)</translation>
    </message>
    <message>
        <source>house rules instead</source>
        <translation>umjesto toga kućna pravila</translation>
    </message>
    <message>
        <source>house rules instead, as the program or a list has them</source>
        <translation>umjesto toga kućna pravila, iz programa ili s popisa</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>neispravna vrijednost za %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>neispravan izbor: %(value)r (moguće je %(choices)s)</translation>
    </message>
    <message>
        <source>keep results in this file, and go on from those that it holds</source>
        <translation>čuvaj rezultate u ovoj datoteci i nastavi od onih koji su u njoj</translation>
    </message>
    <message>
        <source>knock</source>
        <comment>end of deals</comment>
        <translation>kucnuto</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>krupni tisak</translation>
    </message>
    <message>
        <source>let the Dask cluster play whose scheduler is there</source>
        <translation>neka igra skupina računala Dask čiji je raspoređivač ondje</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>prosjek bodova</translation>
    </message>
    <message>
        <source>ms median</source>
        <translation>ms medijan</translation>
    </message>
    <message>
        <source>ms p95</source>
        <translation>ms p95</translation>
    </message>
    <message>
        <source>name a saved game, or ask for a sheet to write on with --blank</source>
        <translation>treba navesti spremljenu partiju ili s --blank zatražiti list za pisanje</translation>
    </message>
    <message>
        <source>none is stronger</source>
        <translation>nema jačega</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nije dopušteno uz argument %s</translation>
    </message>
    <message>
        <source>of the usual work on a report; less is quicker and less exact (default: 1)</source>
        <translation>od uobičajenog rada na izvješću; manje je brže, ali manje točno (zadano: 1)</translation>
    </message>
    <message>
        <source>open one more window where one is open already</source>
        <translation>otvoriti još jedan prozor ako je jedan već otvoren</translation>
    </message>
    <message>
        <source>open the game, deal or house rules in FILE, as FILE alone does, too</source>
        <translation>otvori partiju, dijeljenje ili kućna pravila iz datoteke FILE; dovoljno je i samo FILE</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opcije</translation>
    </message>
    <message>
        <source>out</source>
        <comment>end of deals</comment>
        <translation>izlazak</translation>
    </message>
    <message>
        <source>passed on</source>
        <comment>end of deals</comment>
        <translation>prepušteno</translation>
    </message>
    <message>
        <source>pixels across and down (default: {value})</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>pikseli po širini i visini (zadano: {value})</translation>
    </message>
    <message>
        <source>play</source>
        <comment>noun</comment>
        <translation>igra</translation>
    </message>
    <message>
        <source>play the same cards again with the seats swapped, in every way that differs</source>
        <translation>igraj iste karte ponovno sa zamijenjenim mjestima, na sve načine koji se razlikuju</translation>
    </message>
    <message>
        <source>players (default: the preset&apos;s usual)</source>
        <translation>igrači (zadano: kako je u tim pravilima uobičajeno)</translation>
    </message>
    <message>
        <source>players of a blank sheet in playing order, with commas</source>
        <translation>igrači praznog lista redom kojim igraju, odvojeni zarezima</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>bodova po dijeljenju</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumenti po položaju</translation>
    </message>
    <message>
        <source>print one JSON object instead</source>
        <translation>umjesto toga ispiši jedan objekt JSON</translation>
    </message>
    <message>
        <source>processes that play (default: 1)</source>
        <translation>procesi koji igraju (zadano: 1)</translation>
    </message>
    <message>
        <source>put the program into the menu of your desktop</source>
        <translation>staviti program u izbornik vaše radne površine</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>rejting</translation>
    </message>
    <message>
        <source>records</source>
        <translation>zapisi</translation>
    </message>
    <message>
        <source>rules by name (default: the first)</source>
        <translation>pravila po imenu (zadano: prva)</translation>
    </message>
    <message>
        <source>same number, same games (default: 1)</source>
        <translation>isti broj, iste partije (zadano: 1)</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>mjesto</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>pokaži broj verzije programa i završi</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>pokaži ovu pomoć i završi</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>end of deals</comment>
        <translation>prazan talon</translation>
    </message>
    <message>
        <source>such a sheet does not fit on one page</source>
        <translation>takav list ne stane na jednu stranicu</translation>
    </message>
    <message>
        <source>take it out of that menu again</source>
        <translation>ukloniti ga iz tog izbornika</translation>
    </message>
    <message>
        <source>tell luck from play in this deal, or in every deal that is over (20 seconds each)</source>
        <translation>razluči sreću od igre u ovom dijeljenju ili u svakom završenom (po 20 sekundi)</translation>
    </message>
    <message>
        <source>tell what the same moves come to by these house rules, not by its own</source>
        <translation>reci što isti potezi daju po ovim kućnim pravilima, a ne po vlastitima</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>datoteka u koju se piše</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>mapu {folder} nije moguće stvoriti</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {reason}</source>
        <extracomment>{folder}: the name of a folder. {reason}: why something cannot be.</extracomment>
        <translation>mapu {folder} nije moguće stvoriti: {reason}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>nedostaju obavezni argumenti: %s</translation>
    </message>
    <message>
        <source>the house rules in {file} are for another table</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>kućna pravila u {file} su za drugi stol</translation>
    </message>
    <message>
        <source>the house rules in {file} are for {game}</source>
        <extracomment>{file}: the name of a file. {game}: the title of a game.</extracomment>
        <translation>kućna pravila u {file} su za igru: {game}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>stol</translation>
    </message>
    <message>
        <source>there is no bot {value}; choose from {choices}, or name module:Class</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>nema bota {value}; moguće je {choices}, ili vlastiti bot kao module:Class</translation>
    </message>
    <message>
        <source>there is no game {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>nema igre {value}; moguće je {choices}</translation>
    </message>
    <message>
        <source>there is no game {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>nema igre {value}; možda {choices}?</translation>
    </message>
    <message numerus="yes">
        <source>there is no move {value}; the game has {number} move(s)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>nema poteza {value}; partija ima {number} potez</numerusform>
            <numerusform>nema poteza {value}; partija ima {number} poteza</numerusform>
            <numerusform>nema poteza {value}; partija ima {number} poteza</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no paper {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>nema papira {value}; moguće je {choices}</translation>
    </message>
    <message>
        <source>there is no player {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{value} ne igra; moguće je {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>nema pravila {value}; moguće je {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>nema pravila {value}; možda {choices}?</translation>
    </message>
    <message>
        <source>there is no theme {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>nema teme {value}; moguće je {choices}</translation>
    </message>
    <message>
        <source>these cards</source>
        <translation>ove karte</translation>
    </message>
    <message>
        <source>thrown in</source>
        <comment>end of deals</comment>
        <translation>karte bačene</translation>
    </message>
    <message>
        <source>time per move</source>
        <translation>vrijeme po potezu</translation>
    </message>
    <message>
        <source>total</source>
        <translation>ukupno</translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>end of deals</comment>
        <translation>štihovi</translation>
    </message>
    <message>
        <source>turns in a deal</source>
        <translation>poteza po dijeljenju</translation>
    </message>
    <message>
        <source>two blank sheets side by side, where they fit</source>
        <translation>dva prazna lista jedan do drugoga, gdje stanu</translation>
    </message>
    <message>
        <source>two such sheets do not fit on a page</source>
        <translation>dva takva lista ne stanu na jednu stranicu</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>nepoznati argumenti: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uporaba: </translation>
    </message>
    <message>
        <source>what a bot has for each move (default: %(default)s)</source>
        <translation>što bot ima za svaki potez (zadano: %(default)s)</translation>
    </message>
    <message>
        <source>what commands answer in: en, de, fr, hr, cs, sr_Latn, sr_Cyrl</source>
        <translation>jezik kojim naredbe odgovaraju: en, de, fr, hr, cs, sr_Latn, sr_Cyrl</translation>
    </message>
    <message>
        <source>what this player sees, by name or number (default: the only person, or all hands once the deal is over)</source>
        <translation>što vidi ovaj igrač, po imenu ili broju (zadano: jedina osoba, ili sve ruke kad je dijeljenje gotovo)</translation>
    </message>
    <message>
        <source>where it is played</source>
        <translation>gdje se igra</translation>
    </message>
    <message>
        <source>which rule set in FILE, where there are several</source>
        <translation>koja pravila iz FILE, ako ih je više</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>games</comment>
        <translation>pobjede</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>pobjede %</translation>
    </message>
    <message>
        <source>write every game to this folder</source>
        <translation>zapiši svaku partiju u ovu mapu</translation>
    </message>
    <message numerus="yes">
        <source>{bot} against {bots}: {share} % ({least} to {most}) of {number} game(s)</source>
        <extracomment>{bot}: what a bot is called by its level, as “Strong bot”. {bots}: bots by their levels, listed. {share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{bot} protiv {bots}: {share} % (od {least} do {most}) od {number} partije</numerusform>
            <numerusform>{bot} protiv {bots}: {share} % (od {least} do {most}) od {number} partije</numerusform>
            <numerusform>{bot} protiv {bots}: {share} % (od {least} do {most}) od {number} partija</numerusform>
        </translation>
    </message>
    <message>
        <source>{choices} (default: as in the preferences)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (zadano: kao u postavkama)</translation>
    </message>
    <message>
        <source>{choices} (with --blank)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (uz --blank)</translation>
    </message>
    <message numerus="yes">
        <source>{deal}, played {number} time(s) by bots:</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{deal:^}, botovi su ga odigrali {number} put:</numerusform>
            <numerusform>{deal:^}, botovi su ga odigrali {number} puta:</numerusform>
            <numerusform>{deal:^}, botovi su ga odigrali {number} puta:</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{done} od {total}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), at most {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} od {total} partije, još najviše {time}</numerusform>
            <numerusform>{done} od {total} partije, još najviše {time}</numerusform>
            <numerusform>{done} od {total} partija, još najviše {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} od {total} partije, još {time}</numerusform>
            <numerusform>{done} od {total} partije, još {time}</numerusform>
            <numerusform>{done} od {total} partija, još {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} već postoji; treba druga mapa</translation>
    </message>
    <message>
        <source>{file} has no rules {value}; choose from {choices}</source>
        <extracomment>{file}: the name of a file. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} nema pravila {value}; izbor: {choices}</translation>
    </message>
    <message>
        <source>{file} holds several rule sets; choose by --named: {choices}</source>
        <extracomment>{file}: the name of a file. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>u {file} je više pravila; izaberi s --named: {choices}</translation>
    </message>
    <message>
        <source>{file} is a folder and no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} je mapa, a ne datoteka s rezultatima</translation>
    </message>
    <message>
        <source>{file} is damaged in line {number}; it was left as it is</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{file} je oštećen u retku {number}; ostaje kakav jest</translation>
    </message>
    <message>
        <source>{file} is in use by another match</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} upotrebljava drugi meč</translation>
    </message>
    <message>
        <source>{file} is no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} nije datoteka s rezultatima</translation>
    </message>
    <message>
        <source>{file} is of a match with another {field}</source>
        <extracomment>{file}: the name of a file. {field}: the label of a field.</extracomment>
        <translation>{file} je iz drugog meča; razlikuje se: {field}</translation>
    </message>
    <message>
        <source>{file} is of a newer version of this program</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} je iz novije verzije ovog programa</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {number} byte(s)</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{file}: {number} bajt</numerusform>
            <numerusform>{file}: {number} bajta</numerusform>
            <numerusform>{file}: {number} bajtova</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is no folder that can be written to</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>{folder} nije mapa u koju se može pisati</translation>
    </message>
    <message>
        <source>{game}, own rules: {names}</source>
        <extracomment>{game}: the title of a game. {names}: several players, listed.</extracomment>
        <translation>{game}, vlastita pravila: {names}</translation>
    </message>
    <message>
        <source>{game}, {preset}, with changed rules: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation>{game}, {preset}, s promijenjenim pravilima: {names}</translation>
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
            <numerusform>{game}, {rules}, {number} igrač, {value}, početni broj {n}</numerusform>
            <numerusform>{game}, {rules}, {number} igrača, {value}, početni broj {n}</numerusform>
            <numerusform>{game}, {rules}, {number} igrača, {value}, početni broj {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}, paired</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} igrač, {value}, početni broj {n}, upareno</numerusform>
            <numerusform>{game}, {rules}, {number} igrača, {value}, početni broj {n}, upareno</numerusform>
            <numerusform>{game}, {rules}, {number} igrača, {value}, početni broj {n}, upareno</numerusform>
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
        <translation>{number} (prosjek)</translation>
    </message>
    <message>
        <source>{number} do not play {preset} as {value}; choose from {choices}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{number} igrača ne igra {preset} kao {value}; moguće je {choices}</translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} potez, završeno.</numerusform>
            <numerusform>{number} poteza, završeno.</numerusform>
            <numerusform>{number} poteza, završeno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), not finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} potez, nije završeno.</numerusform>
            <numerusform>{number} poteza, nije završeno.</numerusform>
            <numerusform>{number} poteza, nije završeno.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms (median), {most} ms (p95)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{number} ms (medijan), {most} ms (p95)</translation>
    </message>
    <message>
        <source>{option} is for a blank sheet; {file} says by itself how it is played</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {file}: the name of a file.</extracomment>
        <translation>{option} je za prazan list; {file} sama kaže kako se igra</translation>
    </message>
    <message>
        <source>{option} is for blank sheets</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} je za prazne listove</translation>
    </message>
    <message>
        <source>{option} is said by the house rules in --rules</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} već kažu kućna pravila iz --rules</translation>
    </message>
    <message>
        <source>{option} takes a number between 0 and {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} uzima broj između 0 i {most}, a ne {value}</translation>
    </message>
    <message>
        <source>{option} takes a number from {least} to {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} uzima broj od {least} do {most}, a ne {value}</translation>
    </message>
    <message>
        <source>{option} takes two or more different bots</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} uzima dva različita bota ili više</translation>
    </message>
    <message>
        <source>{preset} is not played by {value}; choose from {choices}</source>
        <extracomment>{preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{value} ne igra {preset}; moguće je {choices}</translation>
    </message>
    <message>
        <source>{share} ({least} to {most})</source>
        <extracomment>{share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{share} (od {least} do {most})</translation>
    </message>
    <message>
        <source>{text} (sequential test by betting, 5 %)</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} (sekvencijalni test klađenjem, 5 %)</translation>
    </message>
    <message>
        <source>{text}, less than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, manje od {number} %</translation>
    </message>
    <message>
        <source>{text}, more than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, više od {number} %</translation>
    </message>
    <message>
        <source>{text}, not decided against {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, još bez odluke prema {number} %</translation>
    </message>
    <message>
        <source>{value} {number} ({share} %)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are. {share}: how much of the work is done, in per cent.</extracomment>
        <translation>{value} {number} ({share} %)</translation>
    </message>
    <message>
        <source>“{rules}” says “{sentence}”, which is not played here</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {sentence}: a sentence of a family about its rules.</extracomment>
        <translation>„{rules}” kaže „{sentence}”, što se ovdje ne igra</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>* as written down at the table</source>
        <translation>* kako je zapisano za stolom</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Potez</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>About Hand and Foot</source>
        <translation>O programu Ruka i noga</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Sve datoteke</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Svi potezi</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Sve godine</translation>
    </message>
    <message>
        <source>Also with us</source>
        <translation>I još kod nas</translation>
    </message>
    <message>
        <source>As in the classic game.</source>
        <translation>Kao u klasičnoj igri.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Kao u sustavu</translation>
    </message>
    <message>
        <source>As {base}</source>
        <extracomment>{base}: the title of the rules from which others are made.</extracomment>
        <translation>Kao {base}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>put back</comment>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>Natrag na početak</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prije</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Počni ispočetka</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Najbolje dijeljenje</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Preneseno</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Odustani</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Karte i dijeljenje</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Promijeni igrače</translation>
    </message>
    <message>
        <source>Check the deal</source>
        <translation>Provjera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiraj izvješće</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Ispravi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>noun</comment>
        <translation>Podjela</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>verb</comment>
        <translation>Podijeli</translation>
    </message>
    <message>
        <source>Deal report</source>
        <translation>Izvješće</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Podijeli karte</translation>
    </message>
    <message>
        <source>Deal these cards again in a new game</source>
        <translation>Podijeli ove karte ponovno u novoj partiji</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Dijeljenja</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Izbriši</translation>
    </message>
    <message>
        <source>Each trick</source>
        <translation>Svaki štih</translation>
    </message>
    <message>
        <source>End</source>
        <comment>noun</comment>
        <translation>Kraj</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Završi potez</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Zamjena</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Izvezi kao CSV</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Izvezi pravila</translation>
    </message>
    <message>
        <source>Family book</source>
        <translation>Obiteljska knjiga</translation>
    </message>
    <message>
        <source>First melds</source>
        <translation>Prva izlaganja</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Pet igrača</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Četiri igrača</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partija</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partije</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Cilj postignut</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Izlazak</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ruka</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <comment>program</comment>
        <translation>Ruka i noga</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Savjet</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kućna pravila</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>Koliko traje partija?</translation>
    </message>
    <message>
        <source>How many sit at the table?</source>
        <translation>Koliko ih sjedi za stolom?</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Uvezi pravila</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Džokeri</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Piši bodove</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>print</comment>
        <translation>Krupno</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Posljednji potezi</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Učenje kroz igru</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Napusti</translation>
    </message>
    <message>
        <source>Leave the demo</source>
        <translation>Napusti prikaz</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Napusti lekciju</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Napusti zagonetku</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>Ostalo u ruci</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Pogled unatrag</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Podsjetnik</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Više</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Miš i tipke</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Potezi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation>Ime kućnih pravila</translation>
    </message>
    <message>
        <source>Name, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Ime, {place}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Imena</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partija</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Sljedeća zagonetka</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Nijedan štih</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>print</comment>
        <translation>Obično</translation>
    </message>
    <message>
        <source>Only the total</source>
        <translation>Samo zbroj</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otvori partiju</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Otvorene karte</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Otvori izbornik</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Drugi bodovi</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>{page}: the number of a page. {pages}: how many pages there are.</extracomment>
        <translation>Stranica {page} od {pages}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ljudi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Mjesto</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>verb</comment>
        <translation>Igraj</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Igraj dalje</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Igrači</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Bodovi</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Ispis</translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation>Ispiši list za bodove</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>Veličina ispisa</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zagonetke</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Crvene trojke</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ukloni</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Dobivene runde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spremi</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Spremi PDF</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Spremi</translation>
    </message>
    <message>
        <source>Save this deal in a file</source>
        <translation>Spremi ovo dijeljenje u datoteku</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Bodovi</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>List za bodove</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Bodovi</translation>
    </message>
    <message>
        <source>Season page</source>
        <translation>Stranica sezone</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Mjesta</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udio</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaži</translation>
    </message>
    <message>
        <source>Show rule card</source>
        <translation>Pokaži karticu pravila</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Strane</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Šest igrača</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>noun</comment>
        <translation>Početak</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>verb</comment>
        <translation>Počni</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Ostani ovdje</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stol</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Karte se dijele.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Dijeljenje je završeno.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Kraj</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partija je završena.</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Dosadašnja partija</translation>
    </message>
    <message>
        <source>The lot decides who deals first.</source>
        <translation>Ždrijeb odlučuje tko prvi dijeli.</translation>
    </message>
    <message>
        <source>The move is being thought over.</source>
        <translation>Razmišlja se o potezu.</translation>
    </message>
    <message>
        <source>The program does not know these rules; nor do the bots.</source>
        <translation>Program ne zna ova pravila, a ni botovi.</translation>
    </message>
    <message>
        <source>The report is copied and can be pasted into a letter.</source>
        <translation>Izvješće je kopirano i može se zalijepiti u pismo.</translation>
    </message>
    <message>
        <source>The stock ran out.</source>
        <translation>Talon je potrošen.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tri igrača</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Ukupno</translation>
    </message>
    <message>
        <source>Tricks owed</source>
        <translation>Dugovani štihovi</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Dobiveni štihovi</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dva igrača</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Poništi</translation>
    </message>
    <message>
        <source>Villains</source>
        <translation>Zlikovci</translation>
    </message>
    <message>
        <source>Watch a demo</source>
        <translation>Pogledaj prikaz igre</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Izlazak</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Zašto?</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Dobiveno</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Riječi</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Zapiši</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Godina</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>i još {count}</translation>
    </message>
    <message>
        <source>any</source>
        <comment>points</comment>
        <translation>bilo koje</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>noun</comment>
        <translation>dijeljenje</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. dijeljenje</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>djelitelj</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>svatko sam</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>završiti potez</translation>
    </message>
    <message>
        <source>laid aside</source>
        <translation>odloženo</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>izložiti {cards:acc}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nitko</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>još nitko</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ništa</translation>
    </message>
    <message>
        <source>side {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. strana</translation>
    </message>
    <message>
        <source>when the hand is empty</source>
        <translation>kad je ruka prazna</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>{dealer} deals, {first} plays first.</source>
        <extracomment>{dealer}: the player who deals. {first}: the first of two or more that are named together.</extracomment>
        <translation>Dijeli {dealer}, počinje {first}.</translation>
    </message>
    <message>
        <source>{dealer} deals.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Dijeli {dealer}.</translation>
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
        <translation>{name} {name:je dobila|je dobio|dobiva|su dobili|su dobile} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Na potezu je {name}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{name}, {wish}</source>
        <extracomment>{name}: the player, or the players of a side. {wish}: what a player is to do, after the name: “draw two cards.”.</extracomment>
        <translation>{name}, {wish}</translation>
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
        <translation>Na dan {day} ove karte imaju svi; što dođe poslije, prepušteno je slučaju.</translation>
    </message>
    <message>
        <source>It is kept as it is, and can be continued from the start page.</source>
        <translation>Čuva se kakva jest i može se nastaviti s početne stranice.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Napusti partiju</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Napustiti ovu partiju?</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Napusti bez spremanja</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Napustiti bez spremanja?</translation>
    </message>
    <message>
        <source>What was not saved would be lost.</source>
        <translation>Ono što nije spremljeno bit će izgubljeno.</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>A question from {name} to</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pitanje postavlja {name}, a odgovara</translation>
    </message>
    <message>
        <source>My cards on a phone</source>
        <translation>Moje karte na mobitel</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>Ekran sada dobiva</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Stanka</translation>
    </message>
    <message>
        <source>Show {name}’s cards</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pokaži karte ({name})</translation>
    </message>
    <message>
        <source>The cards stay covered until the button is pressed.</source>
        <translation>Karte ostaju pokrivene dok se ne pritisne gumb.</translation>
    </message>
    <message>
        <source>To be seen only by</source>
        <translation>Smije vidjeti samo</translation>
    </message>
</context>
<context>
    <name>CrashReports</name>
    <message>
        <source>Something went wrong in the program; the game is not saved yet.</source>
        <translation>U programu je nešto pošlo po zlu; partija još nije spremljena.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; what was played is kept.</source>
        <translation>U programu je nešto pošlo po zlu; sve odigrano je sačuvano.</translation>
    </message>
    <message>
        <source>The program ended in a fault last time; what was saved is kept.</source>
        <translation>Program je prošli put završio greškom; sve spremljeno je sačuvano.</translation>
    </message>
</context>
<context>
    <name>DealAgainDialog</name>
    <message>
        <source>Deal these cards again</source>
        <translation>Podijeli ove karte ponovno</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Iste karte, {number} mjesto dalje</numerusform>
            <numerusform>Iste karte, {number} mjesta dalje</numerusform>
            <numerusform>Iste karte, {number} mjesta dalje</numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards, partners swapped</source>
        <translation>Iste karte, zamijenjeni partneri</translation>
    </message>
    <message>
        <source>Same cards, same seats</source>
        <translation>Iste karte, ista mjesta</translation>
    </message>
    <message>
        <source>Same cards, sides swapped</source>
        <translation>Iste karte, zamijenjene strane</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, sides swapped, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Iste karte, zamijenjene strane, {number} mjesto dalje</numerusform>
            <numerusform>Iste karte, zamijenjene strane, {number} mjesta dalje</numerusform>
            <numerusform>Iste karte, zamijenjene strane, {number} mjesta dalje</numerusform>
        </translation>
    </message>
    <message>
        <source>The score begins anew, as the rules say for a first deal.</source>
        <translation>Bodovi kreću ispočetka, kako pravila kažu za prvo dijeljenje.</translation>
    </message>
    <message>
        <source>Who gets the cards</source>
        <translation>Tko dobiva karte</translation>
    </message>
    <message>
        <source>{deal} of {game}, {rules}, becomes the first deal of a new game.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {game}: the title of a game. {rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>{deal:^} ({game}, {rules}) postaje prvo dijeljenje nove partije.</translation>
    </message>
    <message>
        <source>{name} plays the same cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} igra iste karte.</translation>
    </message>
    <message>
        <source>{name} plays what {owner} had.</source>
        <extracomment>{name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>{name} igra karte koje {owner:je imala|je imao|ima} {owner}.</translation>
    </message>
</context>
<context>
    <name>DealsTable</name>
    <message>
        <source>Start</source>
        <translation>Početak</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Another program has taken the address of before: every phone scans its code anew.</source>
        <translation>Drugi program ima prijašnju adresu: svaki mobitel neka ponovno snimi svoj kod.</translation>
    </message>
    <message>
        <source>The address of this computer has changed: every phone scans its code anew.</source>
        <translation>Adresa ovog računala se promijenila: svaki mobitel neka ponovno snimi svoj kod.</translation>
    </message>
    <message>
        <source>The codes are good until the program is closed. {fault}</source>
        <extracomment>{fault}: what is wrong with a file, as a sentence.</extracomment>
        <translation>Kodovi vrijede dok se program ne zatvori. {fault}</translation>
    </message>
    <message>
        <source>The system lets no phone reach this program ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Sustav ne pušta nijedan mobitel do ovog programa ({reason}).</translation>
    </message>
    <message>
        <source>This computer is in no network: connect it to the Wi-Fi that the phones are in.</source>
        <translation>Ovo računalo nije ni u kojoj mreži: treba ga spojiti na Wi-Fi u kojem su mobiteli.</translation>
    </message>
</context>
<context>
    <name>EntryGrid</name>
    <message>
        <source>Add</source>
        <comment>a line of other points</comment>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Broj</translation>
    </message>
    <message>
        <source>Enter sum</source>
        <translation>Zbroj</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Manje</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Zbroj</translation>
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
        <translation>Prije nego što itko vidi karte, one se promiješaju, a iz njihova poretka i tajnog broja nastaje kod. Kad je dijeljenje završeno, pokazuje se oboje: ako opet daju isti kod, nitko otad nije pomaknuo nijednu kartu.</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Kod {code}</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Kod dijeljenja {code}</translation>
    </message>
    <message>
        <source>No deal of this game has a code: they were dealt without, or the codes were taken out of the file.</source>
        <translation>Nijedno dijeljenje ove partije nema kod: podijeljena su bez njega ili su kodovi izvađeni iz datoteke.</translation>
    </message>
    <message>
        <source>The cards are mixed.</source>
        <translation>Karte su promiješane.</translation>
    </message>
    <message>
        <source>The code is false: it stands for no deal of this game.</source>
        <translation>Kod nije ispravan: ne odgovara nijednom dijeljenju ove partije.</translation>
    </message>
    <message>
        <source>The code is false: these are not the cards as they were mixed.</source>
        <translation>Kod nije ispravan: to nisu karte kako su bile promiješane.</translation>
    </message>
    <message>
        <source>The code is true: the cards lay as they were mixed.</source>
        <translation>Kod je ispravan: karte su ležale kako su bile promiješane.</translation>
    </message>
    <message>
        <source>{deals}: dealt without a code, or it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^}: podijeljeno bez koda, ili je izvađen iz datoteke.</translation>
    </message>
    <message>
        <source>{deals}: the deal code is missing, so it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^}: kod dijeljenja nedostaje, dakle izvađen je iz datoteke.</translation>
    </message>
    <message>
        <source>{deal}: the deal code is false, so cards were changed.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}: kod dijeljenja nije ispravan, dakle karte su promijenjene.</translation>
    </message>
</context>
<context>
    <name>FamilyBook</name>
    <message>
        <source>Another window is writing in the family book, so it is not kept up just now.</source>
        <translation>Drugi prozor upravo piše u obiteljsku knjigu, pa se ona zasad ne vodi.</translation>
    </message>
    <message>
        <source>As written down at the table</source>
        <translation>Kako je zapisano za stolom</translation>
    </message>
    <message>
        <source>Begun elsewhere</source>
        <translation>Započeto drugdje</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dan</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Broj</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Po dijeljenju</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Po partiji</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rejting</translation>
    </message>
    <message>
        <source>Real cards</source>
        <translation>Prave karte</translation>
    </message>
    <message>
        <source>The disk is full, so the family book is not kept up just now.</source>
        <translation>Disk je pun, pa se obiteljska knjiga zasad ne vodi.</translation>
    </message>
    <message>
        <source>The family book is not kept up just now.</source>
        <translation>Obiteljska knjiga zasad se ne vodi.</translation>
    </message>
    <message>
        <source>The family book was damaged while it was open; opening it again mends it.</source>
        <translation>Obiteljska knjiga oštećena je dok je bila otvorena; ponovno otvaranje je popravlja.</translation>
    </message>
    <message>
        <source>The family book was damaged, so a new one is made from the game files.</source>
        <translation>Obiteljska knjiga bila je oštećena, pa se iz datoteka partija pravi nova.</translation>
    </message>
    <message>
        <source>The old one is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Stara se čuva kao {file}.</translation>
    </message>
    <message>
        <source>With bots</source>
        <translation>S botovima</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Dobili</translation>
    </message>
    <message>
        <source>other points</source>
        <translation>drugi bodovi</translation>
    </message>
    <message>
        <source>other points: what</source>
        <translation>drugi bodovi: za što</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} more game file(s) cannot be read either.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Ni još {count:f} datoteka partije ne može se pročitati.</numerusform>
            <numerusform>Ni još {count:f} datoteke partija ne mogu se pročitati.</numerusform>
            <numerusform>Ni još {count} datoteka partija ne može se pročitati.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, begun elsewhere</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, započeto drugdje</translation>
    </message>
    <message>
        <source>{game}, real cards</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, prave karte</translation>
    </message>
    <message>
        <source>{more} to {less}</source>
        <extracomment>{more}: what is said in addition, or the larger number of points. {less}: the smaller number of points.</extracomment>
        <translation>{more} : {less}</translation>
    </message>
    <message>
        <source>{name} (uncertain)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} (privremeno)</translation>
    </message>
    <message>
        <source>{name} is on the way to the easy bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} je na putu do laganog bota.</translation>
    </message>
    <message>
        <source>{name} stands above all bots.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} je iznad svih botova.</translation>
    </message>
    <message>
        <source>{name} stands between the easy and the steady bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} je između laganog i postojanog bota.</translation>
    </message>
    <message>
        <source>{name} stands between the steady and the strong bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} je između postojanog i jakog bota.</translation>
    </message>
    <message>
        <source>{name} stands between the strong and the expert bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} je između jakog i vrhunskog bota.</translation>
    </message>
    <message>
        <source>{wins} : {losses}</source>
        <extracomment>{wins}: how many games were won. {losses}: how many games were lost.</extracomment>
        <translation>{wins} : {losses}</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <extracomment>{wins}: how many games were won. {games}: how many games.</extracomment>
        <translation>{wins} od {games:f}</translation>
    </message>
</context>
<context>
    <name>FamilyBookController</name>
    <message>
        <source>Finished games are read: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Čitaju se završene partije: {done} od {total}</translation>
    </message>
    <message numerus="yes">
        <source>Saved as {file} in {folder}, with (one game|{number} games).</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Spremljeno kao {file} u mapi {folder}, {number} partija.</numerusform>
            <numerusform>Spremljeno kao {file} u mapi {folder}, {number} partije.</numerusform>
            <numerusform>Spremljeno kao {file} u mapi {folder}, {number} partija.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablice</translation>
    </message>
    <message>
        <source>The file of this game is gone, only its figures are left.</source>
        <translation>Datoteke ove partije više nema, ostali su samo brojevi.</translation>
    </message>
    <message>
        <source>The game of {day} is back.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>Partija od {day} je vraćena.</translation>
    </message>
    <message>
        <source>The game of {day} is removed.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>Partija od {day} je uklonjena.</translation>
    </message>
    <message>
        <source>family-book-deals</source>
        <translation>obiteljska-knjiga-dijeljenja</translation>
    </message>
    <message>
        <source>family-book-games</source>
        <translation>obiteljska-knjiga-partije</translation>
    </message>
</context>
<context>
    <name>FamilyBookPage</name>
    <message>
        <source>Bots stay where they are. The stronger the others, the more a win brings. Games for practice do not count.</source>
        <translation>Botovi ostaju gdje jesu. Što su ostali jači, pobjeda više donosi. Partije za vježbu ne računaju se.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Vrati je</translation>
    </message>
    <message>
        <source>Deals, a row for every side</source>
        <translation>Dijeljenja, po jedan redak za svaku stranu</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Završene partije</translation>
    </message>
    <message>
        <source>Finished games appear here.</source>
        <translation>Ovdje se pojavljuju završene partije.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Dobivene partije</translation>
    </message>
    <message>
        <source>Games won by each pair</source>
        <translation>Partije koje je dobio svaki par</translation>
    </message>
    <message>
        <source>Games, a row for every side</source>
        <translation>Partije, po jedan redak za svaku stranu</translation>
    </message>
    <message>
        <source>In these games nobody had a partner.</source>
        <translation>U ovim partijama nitko nije imao partnera.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>of players by their strength</comment>
        <translation>Ljestvica</translation>
    </message>
    <message>
        <source>No finished game fits this choice.</source>
        <translation>Nijedna završena partija ne odgovara ovom izboru.</translation>
    </message>
    <message>
        <source>Only people are counted here. Bots played or finished these games.</source>
        <translation>Ovdje se broje samo ljudi. Ove su partije igrali ili završili botovi.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parovi</translation>
    </message>
    <message>
        <source>Points are shown for one game at a time.</source>
        <translation>Bodovi se pokazuju za jednu po jednu igru.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Pokaži sve partije</translation>
    </message>
    <message>
        <source>Show people and bots</source>
        <translation>Pokaži ljude i botove</translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation>Počni partiju</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>A name for the house rules is missing.</source>
        <translation>Nedostaje ime kućnih pravila.</translation>
    </message>
    <message>
        <source>Another program has changed {file}, so this game goes on beside it.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file}: drugi program promijenio je tu datoteku, pa se ova igra nastavlja pokraj nje.</translation>
    </message>
    <message>
        <source>House rules in {file}: {reason}</source>
        <extracomment>{file}: the name of a file. {reason}: why something cannot be.</extracomment>
        <translation>Kućna pravila u datoteci {file}: {reason}</translation>
    </message>
    <message>
        <source>It is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Čuva se kao {file}.</translation>
    </message>
    <message>
        <source>No move can be saved in {folder}, so this game can only be looked at.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>U mapu {folder} ne može se spremiti nijedan potez, pa se ova partija može samo gledati.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {path}, which is not a folder.</source>
        <extracomment>{path}: the path of a folder.</extracomment>
        <translation>U {path} se ne može ništa čuvati jer to nije mapa.</translation>
    </message>
    <message>
        <source>Other house rules have the name {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Ime {rules} već imaju druga kućna pravila.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entries are not saved yet.</source>
        <translation>Disk je pun, pa posljednji upisi još nisu spremljeni.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entry is not saved yet.</source>
        <translation>Disk je pun, pa posljednji upis još nije spremljen.</translation>
    </message>
    <message>
        <source>The disk is full, so the last move is not saved yet.</source>
        <translation>Disk je pun, pa posljednji potez još nije spremljen.</translation>
    </message>
    <message numerus="yes">
        <source>The disk is full, so the last {count} move(s) are not saved yet.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Disk je pun, zadnji potezi ({count}) još nisu spremljeni.</numerusform>
            <numerusform>Disk je pun, zadnja {count} poteza još nisu spremljena.</numerusform>
            <numerusform>Disk je pun, zadnjih {count} poteza još nije spremljeno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk is full, so the picture is not kept.</source>
        <translation>Disk je pun, pa slika nije spremljena.</translation>
    </message>
    <message>
        <source>The disk is full, so this game is not saved yet.</source>
        <translation>Disk je pun, pa ova partija još nije spremljena.</translation>
    </message>
    <message>
        <source>The disk is full, so {file} is not saved.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Disk je pun, pa datoteka {file} nije spremljena.</translation>
    </message>
    <message>
        <source>The end of the text is missing: it goes from HFRULES to the semicolon.</source>
        <translation>Nedostaje kraj teksta: ide od HFRULES do točke sa zarezom.</translation>
    </message>
    <message>
        <source>The file is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Datoteka se čuva kao {file}.</translation>
    </message>
    <message>
        <source>The folder of {file} cannot lock files: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Mapa datoteke {file} ne može zaključavati datoteke: {detail}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not allow writing.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Mapa {folder} ne dopušta pisanje.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Mape {folder} više nema.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be read: {detail}.</source>
        <extracomment>{path}: the path of a folder. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Mapa {path} ne može se pročitati: {detail}.</translation>
    </message>
    <message>
        <source>The rules have changed since, so this game can only be looked at.</source>
        <translation>Pravila su se otad promijenila, pa se ova partija može samo gledati.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Po pravilima u datoteci {file} ne može se igrati: {detail}.</translation>
    </message>
    <message>
        <source>The text was changed on its way: copy all of it once more.</source>
        <translation>Tekst je putem izmijenjen: kopirajte ga cijeloga još jednom.</translation>
    </message>
    <message>
        <source>There are no rules of this program in the text.</source>
        <translation>U tekstu nema pravila ovog programa.</translation>
    </message>
    <message>
        <source>These rules are from a newer version of this program.</source>
        <translation>Ova su pravila iz novije verzije programa.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Ova je partija otvorena u drugom prozoru.</translation>
    </message>
    <message>
        <source>deal code {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. kod dijeljenja</translation>
    </message>
    <message>
        <source>deal codes</source>
        <translation>kodovi dijeljenja</translation>
    </message>
    <message>
        <source>it holds something that does not belong there</source>
        <translation>sadrži nešto što onamo ne pripada</translation>
    </message>
    <message>
        <source>it is a folder or a device.</source>
        <translation>to je mapa ili uređaj.</translation>
    </message>
    <message>
        <source>it is too large to be house rules.</source>
        <translation>prevelika je za kućna pravila.</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>nedostaje joj kraj</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. potez</translation>
    </message>
    <message>
        <source>name {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. ime</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>razlog nije naveden</translation>
    </message>
    <message>
        <source>player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. igrač</translation>
    </message>
    <message>
        <source>players</source>
        <translation>igrači</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>pravila</translation>
    </message>
    <message>
        <source>score</source>
        <translation>bodovi</translation>
    </message>
    <message>
        <source>something in it cannot be right</source>
        <translation>nešto u njoj ne može biti točno</translation>
    </message>
    <message>
        <source>something is missing in it</source>
        <translation>nešto u njoj nedostaje</translation>
    </message>
    <message>
        <source>the disk is full, so they are not saved.</source>
        <translation>disk je pun, pa nisu spremljena.</translation>
    </message>
    <message>
        <source>the file holds something else.</source>
        <translation>datoteka sadrži nešto drugo.</translation>
    </message>
    <message>
        <source>the file is damaged, or it holds something else.</source>
        <translation>datoteka je oštećena ili sadrži nešto drugo.</translation>
    </message>
    <message>
        <source>the file is damaged: {harm}.</source>
        <extracomment>{harm}: what is wrong in a file.</extracomment>
        <translation>datoteka je oštećena: {harm}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>datoteka je prazna.</translation>
    </message>
    <message>
        <source>they are from a newer version of this program.</source>
        <translation>potječu iz novije verzije ovog programa.</translation>
    </message>
    <message>
        <source>what stands in it makes no sense to this program</source>
        <translation>ono što u njoj stoji ovom programu nema smisla</translation>
    </message>
    <message>
        <source>what stands there for “{label}” cannot be right.</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>ono što ondje stoji za „{label}” ne može biti točno.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Datoteka {file} ne može se pročitati: {detail}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Datoteka {file} ne može se zapisati: {detail}.</translation>
    </message>
    <message>
        <source>{file} does not exist any more.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Datoteka {file} više ne postoji.</translation>
    </message>
    <message>
        <source>{file} holds a move that is not allowed ({place}).</source>
        <extracomment>{file}: the name of a file. {place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Datoteka {file} sadrži potez koji nije dopušten ({place}).</translation>
    </message>
    <message>
        <source>{file} is a folder or a device, not a plain file.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} je mapa ili uređaj, a ne obična datoteka.</translation>
    </message>
    <message>
        <source>{file} is a link that leads back to itself.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} je poveznica koja vodi natrag na samu sebe.</translation>
    </message>
    <message>
        <source>{file} is damaged: {harm}.</source>
        <extracomment>{file}: the name of a file. {harm}: what is wrong in a file.</extracomment>
        <translation>Datoteka {file} je oštećena: {harm}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Datoteka {file} je prazna.</translation>
    </message>
    <message>
        <source>{file} is no JPEG or PNG picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Datoteka {file} nije slika JPEG ni PNG.</translation>
    </message>
    <message>
        <source>{file} is not a saved game.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Datoteka {file} nije spremljena partija.</translation>
    </message>
    <message>
        <source>{file} is too large a picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Slika {file} je prevelika.</translation>
    </message>
    <message>
        <source>{file} is too large to be a file of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Datoteka {file} prevelika je za datoteku ovog programa.</translation>
    </message>
    <message>
        <source>{file} takes too long to read.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} se predugo čita.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Datoteku {file} spremila je novija verzija ovog programa.</translation>
    </message>
    <message>
        <source>{file}: what cannot be right is left out, all else holds ({name}).</source>
        <extracomment>{file}: the name of a file. {name}: the player, or the players of a side.</extracomment>
        <translation>{file}: izostavljeno je ono što ne može biti točno, sve ostalo vrijedi ({name}).</translation>
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
        <translation>Idi na „{field}”</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>promijenjeno</translation>
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
        <translation>Partije i dijeljenja</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Deals of the game</source>
        <translation>Dijeljenja partije</translation>
    </message>
    <message>
        <source>Takes the game out of the book.</source>
        <translation>Vadi partiju iz knjige.</translation>
    </message>
    <message>
        <source>The points of the single deals are not known.</source>
        <translation>Bodovi pojedinih dijeljenja nisu poznati.</translation>
    </message>
    <message>
        <source>{names} won</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} {names:je pobijedila|je pobijedio|pobjeđuje|su pobijedili|su pobijedile}</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>next</source>
        <translation>sljedeći</translation>
    </message>
    <message>
        <source>now</source>
        <comment>plays now</comment>
        <translation>sada</translation>
    </message>
    <message>
        <source>now {name}</source>
        <comment>plays now</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>sada {name}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Hint: {move}.</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Savjet: {move}.</translation>
    </message>
    <message>
        <source>No first meld is needed in this game.</source>
        <translation>U ovoj partiji prvo izlaganje nije potrebno.</translation>
    </message>
    <message>
        <source>Nothing can be laid now.</source>
        <translation>Sada se ništa ne može izložiti.</translation>
    </message>
    <message>
        <source>The lifted cards are put back first, then the partner can be asked.</source>
        <translation>Najprije se vraćaju podignute karte, onda se partner može pitati.</translation>
    </message>
    <message>
        <source>The side is down already.</source>
        <translation>Strana je već izložila.</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>Poništi odbacivanje</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>A tie</source>
        <translation>Neriješeno</translation>
    </message>
    <message numerus="yes">
        <source>By (one point|{points} points).</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Razlika: {points} bod.</numerusform>
            <numerusform>Razlika: {points} boda.</numerusform>
            <numerusform>Razlika: {points} bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win)</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>Pobjeđuje {names}</numerusform>
            <numerusform>Pobjeđuju {names}</numerusform>
            <numerusform>Pobjeđuju {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} dijele pobjedu.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>13 and 13, two clean, two dirty, one wild</source>
        <translation>13 i 13, dvije čiste, dvije prljave, jedna divlja</translation>
    </message>
    <message>
        <source>2 to 4 players, half an hour</source>
        <translation>2 do 4 igrača, pola sata</translation>
    </message>
    <message>
        <source>2 to 6 players, about an hour</source>
        <translation>2 do 6 igrača, oko sat vremena</translation>
    </message>
    <message>
        <source>2 to 6 players, half an hour</source>
        <translatorcomment>Of “2 to 5 players, half an hour”.</translatorcomment>
        <translation>2 do 6 igrača, pola sata</translation>
    </message>
    <message>
        <source>262 special cards with ladies and villains</source>
        <translation>262 posebne karte s gospođama i zlikovcima</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 300 and 100</source>
        <translation>Kao Simpson, džoker-karta zamrzava, 300 i 100</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 500 and 300</source>
        <translation>Kao Simpson, džoker-karta zamrzava, 500 i 300</translation>
    </message>
    <message>
        <source>As classic, the first card stays whatever it is</source>
        <translation>Kao klasična, prva karta ostaje koja god bila</translation>
    </message>
    <message>
        <source>Brouillette partners, high</source>
        <translation>Brouillette, parovi, visoko</translation>
    </message>
    <message>
        <source>Brouillette partners, low</source>
        <translation>Brouillette, parovi, nisko</translation>
    </message>
    <message>
        <source>Brouillette, high</source>
        <translation>Brouillette, visoko</translation>
    </message>
    <message>
        <source>Brouillette, low</source>
        <translation>Brouillette, nisko</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasična</translation>
    </message>
    <message>
        <source>Classic, upcard left</source>
        <translation>Klasična, prva karta ostaje</translation>
    </message>
    <message>
        <source>Draw until you play</source>
        <translation>Vuci dok ne zaigraš</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Lagani bot</translation>
    </message>
    <message>
        <source>Everybody alone, two stock piles, no wild piles</source>
        <translation>Svatko sam, dva talona, bez divljih hrpa</translation>
    </message>
    <message>
        <source>Everything on the table may be rebuilt</source>
        <translation>Sve na stolu smije se presložiti</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Vrhunski bot</translation>
    </message>
    <message>
        <source>First play 30 each, from the hand alone</source>
        <translation>Prvo izlaganje 30, samo iz ruke</translation>
    </message>
    <message>
        <source>Four cards, four tricks, down from 21</source>
        <translation>Četiri karte, četiri štiha, od 21 naniže</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <translation>Ruka i noga</translation>
    </message>
    <message>
        <source>Imagines few deals, and forgets what was played.</source>
        <translation>Zamišlja malo dijeljenja i zaboravlja što je odigrano.</translation>
    </message>
    <message>
        <source>Imagines some deals, and remembers every card.</source>
        <translation>Zamišlja neka dijeljenja i pamti svaku kartu.</translation>
    </message>
    <message>
        <source>Lays melds and adds to them, but takes none apart.</source>
        <translation>Izlaže kombinacije i dodaje im karte, ali nijednu ne rastavlja.</translation>
    </message>
    <message>
        <source>Machiavelli</source>
        <translation>Machiavelli</translation>
    </message>
    <message>
        <source>Manipulation Rummy</source>
        <translation>Remi s premještanjem</translation>
    </message>
    <message>
        <source>Melds stay open after seven, whole pile taken</source>
        <translation>Kombinacije otvorene i nakon sedam, uzima se cijelo odlagalište</translation>
    </message>
    <message>
        <source>Moves up to three cards of the table to lay more.</source>
        <translation>Premješta do tri karte na stolu da izloži više.</translation>
    </message>
    <message>
        <source>None is stronger.</source>
        <translation>Nema jačega.</translation>
    </message>
    <message>
        <source>Partners build piles of seven</source>
        <translation>Partneri slažu hrpe od sedam</translation>
    </message>
    <message>
        <source>Pennies from Heaven</source>
        <translation>Pennies from Heaven</translation>
    </message>
    <message>
        <source>Play or draw one, no jokers, 13 cards</source>
        <translatorcomment>Of “Play or draw one, no jokers”.</translatorcomment>
        <translation>Igraj ili vuci jednu, bez džokera, 13 karata</translation>
    </message>
    <message>
        <source>Plays for its side, and minds what others collect.</source>
        <translation>Igra za svoju stranu i pazi što drugi skupljaju.</translation>
    </message>
    <message>
        <source>Raub</source>
        <translation>Raub</translation>
    </message>
    <message>
        <source>Rebuilds the whole table, and holds cards back.</source>
        <translation>Preslaže cijeli stol i čuva karte u ruci.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Saskatchewan</source>
        <translation>Saskatchewan</translation>
    </message>
    <message>
        <source>Sees its own cards only, and overlooks some melds.</source>
        <translation>Vidi samo svoje karte i previdi poneku kombinaciju.</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <translation>Šangaj</translation>
    </message>
    <message>
        <source>Simpson</source>
        <translation>Simpson</translation>
    </message>
    <message>
        <source>Six players, canastas of sevens, to 20,000</source>
        <translation>Šest igrača, kanaste od sedmica, do 20.000</translation>
    </message>
    <message>
        <source>Special deck</source>
        <translation>Posebni špil</translation>
    </message>
    <message>
        <source>Steady bot</source>
        <translation>Postojani bot</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <translation>Jaki bot</translation>
    </message>
    <message>
        <source>The strong bot with more time, as Preferences say.</source>
        <translation>Jaki bot s više vremena, koliko kažu postavke.</translation>
    </message>
    <message>
        <source>Three cards drawn at most, knocking</source>
        <translation>Vuku se najviše tri karte, uz kucanje</translation>
    </message>
    <message>
        <source>Three ways to trumps, from 21 down to nothing</source>
        <translation>Tri puta do aduta, od 21 do nule</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Pločice</translation>
    </message>
    <message>
        <source>Tries moves in imagined deals, and recalls who took what.</source>
        <translation>Isprobava poteze u zamišljenim dijeljenjima i pamti tko je što uzeo.</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four</source>
        <translation>Dva para, u četvrtom dijeljenju četiri i četiri</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four, 500 and 300</source>
        <translation>Dva para, u četvrtom dijeljenju četiri i četiri, 500 i 300</translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, {deal}. dijeljenje</translation>
    </message>
    <message>
        <source>{game}, round {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, {deal}. runda</translation>
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
        <translation>Čista {pile} vrijedi {points}.</translation>
    </message>
    <message>
        <source>A complete {pile} that is open takes them, too.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Otvorena potpuna {pile} također ih prima.</translation>
    </message>
    <message>
        <source>A deal ends when somebody goes out.</source>
        <translation>Dijeljenje završava kad netko izađe.</translation>
    </message>
    <message>
        <source>A dirty {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Prljava {pile} vrijedi {points}.</translation>
    </message>
    <message>
        <source>A discarded lady stops the next player from taking the pile.</source>
        <translation>Odbačena gospođa sljedećem igraču ne da uzeti odlagalište.</translation>
    </message>
    <message>
        <source>A discarded wild leaves the table together with the whole pile; the next discard begins a new one.</source>
        <translation>Odbačena džoker-karta napušta stol zajedno s cijelim odlagalištem; sljedeća odbačena karta počinje novo.</translation>
    </message>
    <message>
        <source>A game has {deals}.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Partija ima {deals:acc}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>U kombinaciji je barem toliko prirodnih karata koliko džoker-karata, a nikad više od {wilds:gen}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>U kombinaciji je prirodnih karata najmanje koliko i džoker-karata: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>U kombinaciji je barem dvostruko više prirodnih karata nego džoker-karata, a nikad više od {wilds:gen}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>U kombinaciji je prirodnih karata najmanje dvaput više nego džoker-karata: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least two naturals and at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>U kombinaciji su najmanje dvije prirodne karte, a najviše {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>U kombinaciji su najviše {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>U kombinaciji je više prirodnih karata nego džoker-karata, a nikad više od {wilds:gen}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>U kombinaciji je više prirodnih karata nego džoker-karata: {counted}.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up before its player.</source>
        <translation>Kombinaciju čine tri ili više karata iste vrijednosti, otkrivenih pred igračem.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up. It belongs to the whole side; every partner may add to it.</source>
        <translation>Kombinaciju čine tri ili više otkrivenih karata iste vrijednosti. Pripada cijeloj strani; svaki joj partner smije dodavati karte.</translation>
    </message>
    <message>
        <source>A meld of naturals holds any number of wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>U kombinaciji prirodnih karata smije biti koliko god džoker-karata: {counted}.</translation>
    </message>
    <message>
        <source>A meld of naturals holds no wilds.</source>
        <translation>U kombinaciji prirodnih karata nema džoker-karata.</translation>
    </message>
    <message>
        <source>A player needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Igraču treba, potpuno: {needed}.</translation>
    </message>
    <message>
        <source>A red three among them is laid and replaced at once; one deeper in the pile stays there.</source>
        <translation>Crvena trojka među njima odmah se izlaže i zamjenjuje; ona dublje u odlagalištu ostaje ondje.</translation>
    </message>
    <message>
        <source>A red three in it is laid and replaced at once.</source>
        <translation>Crvena trojka u njemu odmah se izlaže i zamjenjuje.</translation>
    </message>
    <message>
        <source>A take brings the top card only.</source>
        <translation>Uzima se samo gornja karta.</translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s), or all when there are fewer.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Uzima se {count:f} gornja karta, ili sve kad ih je manje.</numerusform>
            <numerusform>Uzimaju se {count:f} gornje karte, ili sve kad ih je manje.</numerusform>
            <numerusform>Uzima se {count} gornjih karata, ili sve kad ih je manje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s); with fewer there is no take.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Uzima se {count:f} gornja karta; kad ih je manje, ne može se uzeti.</numerusform>
            <numerusform>Uzimaju se {count:f} gornje karte; kad ih je manje, ne može se uzeti.</numerusform>
            <numerusform>Uzima se {count} gornjih karata; kad ih je manje, ne može se uzeti.</numerusform>
        </translation>
    </message>
    <message>
        <source>A take brings the whole pile.</source>
        <translation>Uzima se cijelo odlagalište.</translation>
    </message>
    <message>
        <source>A three on top cannot be taken.</source>
        <translation>Trojka na vrhu ne može se uzeti.</translation>
    </message>
    <message>
        <source>A villain or a lady on top cannot be taken.</source>
        <translation>Zlikovac ili gospođa na vrhu ne mogu se uzeti.</translation>
    </message>
    <message>
        <source>A wild laid on an incomplete clean meld makes it dirty.</source>
        <translation>Džoker-karta dodana nepotpunoj čistoj kombinaciji čini je prljavom.</translation>
    </message>
    <message numerus="yes">
        <source>A wild lies only beside {count} natural card(s) or more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Džoker-karta leži samo uz barem {count:f.acc} prirodnu kartu.</numerusform>
            <numerusform>Džoker-karta leži samo uz barem {count:f.acc} prirodne karte.</numerusform>
            <numerusform>Džoker-karta leži samo uz barem {count} prirodnih karata.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Divlja {pile} vrijedi {points}.</translation>
    </message>
    <message>
        <source>A {pile} of sevens counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{pile:^} od sedmica vrijedi {points}.</translation>
    </message>
    <message>
        <source>A {pile} of sevens, clean or dirty, counts as sevens only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} od sedmica, čista ili prljava, broji se samo kao sedmice.</translation>
    </message>
    <message>
        <source>All of them on one side count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sve kod jedne strane vrijede ukupno {points}.</translation>
    </message>
    <message>
        <source>All of them with one player count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sve kod jednog igrača vrijede ukupno {points}.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left the pile cannot be taken.</source>
        <translation>Idu na vlastitu nepotpunu kombinaciju te vrijednosti. Gdje u njoj ima manje od tri mjesta, odlagalište se ne može uzeti.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left, the same move completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Idu na vlastitu nepotpunu kombinaciju te vrijednosti. Gdje u njoj ima manje od tri mjesta, isti potez dovršava {pile:acc} i počinje novu kombinaciju od tri ili više karata.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left the pile cannot be taken.</source>
        <translation>Idu na vlastitu nepotpunu kombinaciju te vrijednosti. Gdje u njoj ima jedno mjesto, odlagalište se ne može uzeti.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left, the take completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Idu na vlastitu nepotpunu kombinaciju te vrijednosti. Gdje u njoj ima jedno mjesto, uzimanje dovršava {pile:acc} i počinje novu kombinaciju od tri ili više karata.</translation>
    </message>
    <message>
        <source>Any number of ladies may be laid on a complete clean {pile}; they never count towards a first meld.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Na potpunu čistu {pile:acc} smije se položiti koliko god gospođa; u prvo izlaganje nikad se ne računaju.</translation>
    </message>
    <message>
        <source>Before that the side needs a complete {pile}. Without one two cards stay in the hand after melding, one after the discard: of two cards, one is discarded and one kept.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prije toga strani treba cijela {pile}. Bez nje nakon izlaganja u ruci ostaju dvije karte, nakon odbacivanja jedna: od dvije karte jedna se odbacuje, a jedna ostaje.</translation>
    </message>
    <message>
        <source>By the player’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Prema bodovima igrača na početku dijeljenja prvo izlaganje traži: {steps}.</translation>
    </message>
    <message>
        <source>By the side’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Prema bodovima strane na početku dijeljenja prvo izlaganje traži: {steps}.</translation>
    </message>
    <message>
        <source>Cards stay in the meld on which they were laid.</source>
        <translation>Karte ostaju u kombinaciji u koju su izložene.</translation>
    </message>
    <message>
        <source>Discarding the last card of the hand: the foot is picked up and played from the next turn on.</source>
        <translation>Tko odbaci posljednju kartu iz ruke, uzima nogu i igra iz nje od sljedećeg poteza.</translation>
    </message>
    <message>
        <source>Draw from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <translation>Vuče se iz talona ili se uzima odlagalište. Izlaže se po volji, a na kraju poteza odbacuje se jedna karta.</translation>
    </message>
    <message>
        <source>Draw {cards} from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Vući {cards:acc} iz talona ili uzeti odlagalište. Izlagati po želji, zatim odbaciti jednu kartu i time završiti potez.</translation>
    </message>
    <message>
        <source>Each player has three packets: hand {hand}, knee {knee}, foot {foot}, played in this order. Knee and foot lie face down until they are picked up.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Svaki igrač ima tri svežnja: ruka {hand}, koljeno {knee}, noga {foot}, tim redom se igraju. Koljeno i noga leže pokriveni dok se ne uzmu.</translation>
    </message>
    <message>
        <source>Each player has two packets: the hand, played first, and the foot. It lies face down until it is picked up, and is then played like the hand.</source>
        <translation>Svaki igrač ima dva svežnja: ruku, koja se igra prva, i nogu. Noga leži pokrivena dok se ne uzme, a onda se igra kao ruka.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Svaka crvena trojka vrijedi {laid}, neizložena {left}.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}, in an unopened foot too.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Svaka crvena trojka vrijedi {laid}, s prvim izlaganjem ili bez njega; neizložena {left}, i u neotvorenoj nozi.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Svaka crvena trojka vrijedi {laid}, s prvim izlaganjem ili bez njega; neizložena {left}.</translation>
    </message>
    <message>
        <source>Everybody is dealt a hand of {hand}, then a knee of {knee}, then a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Svakome se dijele ruka ({hand}), zatim koljeno ({knee}), pa noga ({foot}).</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for a hand of {hand} and a foot of {foot}; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Svatko podiže otprilike za ruku ({hand}) i nogu ({foot}), ukupno {both}; što nedostaje, uzima se, što je previše, vraća se. Tko u prvom pokušaju podigne točno {both}, dobiva {points}.</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for hand, knee and foot; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Svatko podiže otprilike za ruku, koljeno i nogu, ukupno {both}; što nedostaje, uzima se, što je previše, vraća se. Tko u prvom pokušaju podigne točno {both}, dobiva {points}.</translation>
    </message>
    <message>
        <source>Example: five eights are melded, an eight is on top. With {four} in the hand a take is allowed: the top card and 8 complete the {pile}, {three} begin a new meld. With {three} it is not: only {two} would be left.</source>
        <extracomment>{four}: four cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {three}: three cards of an example, listed. {two}: two cards of an example, listed.</extracomment>
        <translation>Primjer: pet osmica je izloženo, osmica je na vrhu. Uz {four:acc} u ruci smije se uzeti: gornja karta i 8 dovršavaju {pile:acc}, a {three} počinju novu kombinaciju. Uz {three:acc} ne smije: ostalo bi samo {two}.</translation>
    </message>
    <message>
        <source>Example: six eights are melded, an eight is on top. With {three} in the hand a take is allowed: the top card completes the {pile}, {three} begin a new meld. With {two} it is not: two cards are no meld.</source>
        <extracomment>{three}: three cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {two}: two cards of an example, listed.</extracomment>
        <translation>Primjer: šest osmica je izloženo, osmica je na vrhu. Uz {three:acc} u ruci smije se uzeti: gornja karta dovršava {pile:acc}, a {three} počinju novu kombinaciju. Uz {two:acc} ne smije: dvije karte nisu kombinacija.</translation>
    </message>
    <message>
        <source>Example: the pile is frozen, with a nine on top: {two} from the hand takes it, {mixed} does not.</source>
        <extracomment>{two}: two cards of an example, listed. {mixed}: a card and a wild of an example, listed.</extracomment>
        <translation>Primjer: odlagalište je zamrznuto, na vrhu je devetka: {two} iz ruke ga uzima, {mixed} ne.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}, {missing} too few; a {wild} from below the nine would not count.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Primjer: uz devetku na vrhu i {three:acc} u ruci uzimanje uz {four:acc} daje {points}, a nedostaje {missing}; {wild} ispod devetke ne bi se {wild:računala|računao|računalo}.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}; a {wild} from below the nine would not do.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Primjer: uz devetku na vrhu i {three:acc} u ruci uzimanje uz {four:acc} daje {points}; {wild} ispod devetke ne bi {wild:pomogla|pomogao|pomoglo}.</translation>
    </message>
    <message>
        <source>Example: {count} count {points}.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Primjer: {count:f} vrijede {points}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}, {missing} too few.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>Primjer: {four} daje {points}, a nedostaje {missing}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Primjer: {four} daje {points}.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card of the foot.</source>
        <translation>Izaći znači riješiti se posljednje karte iz noge.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card once the foot was taken.</source>
        <translation>Izaći znači riješiti se posljednje karte nakon što je noga uzeta.</translation>
    </message>
    <message>
        <source>In a foot that was not picked up each one counts {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>U nozi koja nije uzeta svaka vrijedi {points}.</translation>
    </message>
    <message numerus="yes">
        <source>In deal(s) {deals} it is a concealed {pile} instead, of any kind: seven cards laid at once from the hand, before any take; other melds may go with it.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>U {deals}. dijeljenju to je umjesto toga skrivena {pile}, bilo koje vrste: sedam karata izloženih odjednom iz ruke, prije svakog uzimanja; uz nju smiju i druge kombinacije.</numerusform>
            <numerusform>U dijeljenjima {deals} to je umjesto toga skrivena {pile}, bilo koje vrste: sedam karata izloženih odjednom iz ruke, prije svakog uzimanja; uz nju smiju i druge kombinacije.</numerusform>
            <numerusform>U dijeljenjima {deals} to je umjesto toga skrivena {pile}, bilo koje vrste: sedam karata izloženih odjednom iz ruke, prije svakog uzimanja; uz nju smiju i druge kombinacije.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is one move of any number of melds. Only the values of their cards count, no bonuses; of a pile taken in that move only the top card.</source>
        <translation>To je jedan potez s koliko god kombinacija. Računaju se samo vrijednosti njihovih karata, bez bonusa; od odlagališta uzetog u tom potezu samo gornja karta.</translation>
    </message>
    <message>
        <source>Jesters and jokers are wild; all cards but villains and ladies are naturals otherwise.</source>
        <translation>Lude i džokeri su džoker-karte; sve ostale osim zlikovaca i gospođa su prirodne.</translation>
    </message>
    <message>
        <source>Just before a player’s first turn the red threes of the hand are laid on the table and replaced from the stock, later each at once.</source>
        <translation>Neposredno prije prvog poteza igrača crvene trojke iz ruke izlažu se na stol i zamjenjuju iz talona, poslije svaka odmah.</translation>
    </message>
    <message>
        <source>Laying out the hand and picking up the foot ends the turn, without a discard.</source>
        <translation>Tko izloži cijelu ruku i uzme nogu, završava potez bez odbacivanja.</translation>
    </message>
    <message>
        <source>Melding the last card of the hand: the foot is picked up at once and the turn goes on, with a discard at its end.</source>
        <translation>Tko izloži posljednju kartu iz ruke, odmah uzima nogu i nastavlja potez, koji završava odbacivanjem.</translation>
    </message>
    <message>
        <source>Nobody gets the bonus for going out when the stock ends the deal.</source>
        <translation>Kad talon završi dijeljenje, nitko ne dobiva bonus za izlazak.</translation>
    </message>
    <message>
        <source>One partner’s first meld serves the whole side.</source>
        <translation>Prvo izlaganje jednog partnera vrijedi za cijelu stranu.</translation>
    </message>
    <message>
        <source>Other cards left</source>
        <translation>Druge preostale karte</translation>
    </message>
    <message>
        <source>Red three in an unopened foot</source>
        <translation>Crvena trojka u neuzetoj nozi</translation>
    </message>
    <message>
        <source>Red three left</source>
        <translation>Preostala crvena trojka</translation>
    </message>
    <message>
        <source>Red three on the table</source>
        <translation>Crvena trojka na stolu</translation>
    </message>
    <message>
        <source>Red threes are plain cards: never melded, they may be discarded; each one left counts {left}.</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Crvene trojke su obične karte: ne izlažu se, a smiju se odbaciti; svaka preostala vrijedi {left}.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sedam karata čini {pile:acc}: čistu bez džoker-karata, prljavu s nekima, divlju samo od njih.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sedam karata čini {pile:acc}: čistu bez džoker-karata, prljavu s nekima.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sedam karata ili više čini jednu {pile:acc}: čistu bez džoker-karata, prljavu s nekima, divlju samo od njih.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sedam karata ili više čini jednu {pile:acc}: čistu bez džoker-karata, prljavu s nekima.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Djelitelj svakome dijeli ruku ({hand}) i nogu ({foot}).</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; one of the dealer’s partners deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Djelitelj svakome dijeli ruku ({hand}); jedan od njegovih partnera svakome dijeli nogu ({foot}).</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; the dealer’s partner deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Djelitelj svakome dijeli ruku ({hand}); njegov partner svakome dijeli nogu ({foot}).</translation>
    </message>
    <message>
        <source>The first dealer is found by lot. The player to the dealer’s left begins; play and deal go round to the left, clockwise.</source>
        <translation>Prvi djelitelj određuje se ždrijebom. Počinje igrač lijevo od djelitelja; igra i dijeljenje idu ulijevo, u smjeru kazaljke na satu.</translation>
    </message>
    <message>
        <source>The foot</source>
        <translation>Noga</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which a side reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Partija završava nakon dijeljenja u kojem neka strana dosegne {points} bod ili više.</numerusform>
            <numerusform>Partija završava nakon dijeljenja u kojem neka strana dosegne {points} boda ili više.</numerusform>
            <numerusform>Partija završava nakon dijeljenja u kojem neka strana dosegne {points} bodova ili više.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which somebody reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Partija završava nakon dijeljenja u kojem netko dosegne {points} bod ili više.</numerusform>
            <numerusform>Partija završava nakon dijeljenja u kojem netko dosegne {points} boda ili više.</numerusform>
            <numerusform>Partija završava nakon dijeljenja u kojem netko dosegne {points} bodova ili više.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins; equal totals share the win. Totals may be negative.</source>
        <translation>Pobjeđuje najveći zbroj; kod jednakih se pobjeda dijeli. Zbroj može biti i negativan.</translation>
    </message>
    <message>
        <source>The knee is picked up first, in the same way, and later the foot.</source>
        <translation>Najprije se na isti način uzima koljeno, a kasnije noga.</translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s).</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Odlagalište se može uzeti kad ima {count:f.acc} kartu.</numerusform>
            <numerusform>Odlagalište se može uzeti kad ima {count:f.acc} karte.</numerusform>
            <numerusform>Odlagalište se može uzeti kad ima {count} karata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s); a take brings all of it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Odlagalište se može uzeti kad ima {count:f.acc} kartu; uzima se cijelo.</numerusform>
            <numerusform>Odlagalište se može uzeti kad ima {count:f.acc} karte; uzima se cijelo.</numerusform>
            <numerusform>Odlagalište se može uzeti kad ima {count} karata; uzima se cijelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Strani treba, potpuno: {needed}.</translation>
    </message>
    <message>
        <source>The special deck of 262 cards, one set for any number of players.</source>
        <translation>Posebni špil od 262 karte, jedan za bilo koji broj igrača.</translation>
    </message>
    <message>
        <source>They may be shared among several melds of that rank, as far as each one may lie so.</source>
        <translation>Smiju se podijeliti na više kombinacija te vrijednosti, ako svaka smije tako ležati.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trojke</translation>
    </message>
    <message>
        <source>Twos and jokers are wild; four to ace are naturals.</source>
        <translation>Dvojke i džokeri su džoker-karte; od četvorke do asa su prirodne.</translation>
    </message>
    <message>
        <source>Twos are wild; four to ace are naturals.</source>
        <translation>Dvojke su džoker-karte; od četvorke do asa su prirodne.</translation>
    </message>
    <message>
        <source>Until then two cards stay in the hand after melding, unless that meld completes a {pile}, and one after the discard.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Dotad nakon izlaganja u ruci ostaju dvije karte, osim ako se time dovršava {pile}, a nakon odbacivanja jedna.</translation>
    </message>
    <message>
        <source>What a player needs complete depends on the deal.</source>
        <translation>Što igraču treba potpuno, ovisi o dijeljenju.</translation>
    </message>
    <message>
        <source>What the side needs complete depends on the deal.</source>
        <translation>Što strani treba potpuno, ovisi o dijeljenju.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the foot into the hand at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Tko dovrši {pile:acc}, odmah uzima nogu u ruku.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the knee into the hand at once, with the next one the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Tko dovrši {pile:acc}, odmah uzima koljeno u ruku, a sa sljedećom nogu.</translation>
    </message>
    <message>
        <source>Whoever has taken the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Tko je uzeo nogu i ne smije izaći, nakon izlaganja zadržava dvije karte, nakon odbacivanja jednu.</translation>
    </message>
    <message>
        <source>Whoever may discard none of the cards ends the turn without a discard.</source>
        <translation>Tko ne smije odbaciti nijednu kartu, završava potez bez odbacivanja.</translation>
    </message>
    <message>
        <source>Whoever plays from the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Tko igra iz noge i ne smije izaći, nakon izlaganja zadržava dvije karte, nakon odbacivanja jednu.</translation>
    </message>
    <message>
        <source>Wilds may be discarded.</source>
        <translation>Džoker-karte smiju se odbaciti.</translation>
    </message>
    <message>
        <source>With an empty stock a red three is laid without a replacement.</source>
        <translation>Kad je talon prazan, crvena trojka izlaže se bez zamjene.</translation>
    </message>
    <message>
        <source>their value off</source>
        <translation>oduzima se vrijednost</translation>
    </message>
    <message numerus="yes">
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>do {points} boda</numerusform>
            <numerusform>do {points} boda</numerusform>
            <numerusform>do {points} bodova</numerusform>
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
        <translation>{count:^f} zajedno vrijede {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of three, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} igrač u dva tima po tri, sjede naizmjence.</numerusform>
            <numerusform>{count:^} igrača u dva tima po tri, sjede naizmjence.</numerusform>
            <numerusform>{count:^} igrača u dva tima po tri, sjede naizmjence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in {sides}, partners opposite.</source>
        <extracomment>{count}: the number on which the plural form depends. {sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>
            <numerusform>{count:^} igrač: {sides}, partneri sjede nasuprot.</numerusform>
            <numerusform>{count:^} igrača: {sides}, partneri sjede nasuprot.</numerusform>
            <numerusform>{count:^} igrača: {sides}, partneri sjede nasuprot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s), each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} igrač, svatko sam.</numerusform>
            <numerusform>{count:^} igrača, svatko sam.</numerusform>
            <numerusform>{count:^} igrača, svatko sam.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs no points.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^} ne traži bodove.</translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}, then as in the last of them.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} traži {points} bod u dijeljenjima od jedan do {last}, dalje kao u posljednjem od njih.</numerusform>
            <numerusform>{meld:^} traži {points} boda u dijeljenjima od jedan do {last}, dalje kao u posljednjem od njih.</numerusform>
            <numerusform>{meld:^} traži {points} bodova u dijeljenjima od jedan do {last}, dalje kao u posljednjem od njih.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} traži {points} bod u dijeljenjima od jedan do {last}.</numerusform>
            <numerusform>{meld:^} traži {points} boda u dijeljenjima od jedan do {last}.</numerusform>
            <numerusform>{meld:^} traži {points} bodova u dijeljenjima od jedan do {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s).</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{meld:^} traži {points} bod.</numerusform>
            <numerusform>{meld:^} traži {points} boda.</numerusform>
            <numerusform>{meld:^} traži {points} bodova.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs {steps}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {steps}: the points that are needed, score by score.</extracomment>
        <translation>{meld:^} traži {steps}.</translation>
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
            <numerusform>{packs:^}, u svakom {jokers}: {number} karta.</numerusform>
            <numerusform>{packs:^}, u svakom {jokers}: {number} karte.</numerusform>
            <numerusform>{packs:^}, u svakom {jokers}: {number} karata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} without jokers: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^} bez džokera: {number} karta.</numerusform>
            <numerusform>{packs:^} bez džokera: {number} karte.</numerusform>
            <numerusform>{packs:^} bez džokera: {number} karata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile:^} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} od sedmica</translation>
    </message>
    <message>
        <source>{wilds} in {cards}</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{wilds:f} u {cards:loc}</translation>
    </message>
</context>
<context>
    <name>HandAndFootHints</name>
    <message>
        <source>A hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Ruka ({hand}) i noga ({foot}).</translation>
    </message>
    <message>
        <source>A hand of {hand}, a knee of {knee} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Ruka ({hand}), koljeno ({knee}) i noga ({foot}).</translation>
    </message>
    <message>
        <source>A lady on a clean {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Gospođa na čistoj {pile:loc} vrijedi {points}.</translation>
    </message>
    <message>
        <source>A {pile} is nearly complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} je gotovo potpuna.</translation>
    </message>
    <message>
        <source>Every card would find a place.</source>
        <translation>Svaka bi karta našla mjesto.</translation>
    </message>
    <message>
        <source>Hint: is the pile worth more than a draw?</source>
        <translation>Savjet: vrijedi li odlagalište više od vučenja?</translation>
    </message>
    <message>
        <source>Hint: keep what may become a first meld.</source>
        <translation>Savjet: sačuvati što može postati prvo izlaganje.</translation>
    </message>
    <message>
        <source>Hint: look at the melds that lie there.</source>
        <translation>Savjet: pogledati izložene kombinacije.</translation>
    </message>
    <message>
        <source>Hint: look at the pile.</source>
        <translation>Savjet: pogledati odlagalište.</translation>
    </message>
    <message>
        <source>Hint: look at what is left in the hand.</source>
        <translation>Savjet: pogledati što ostaje u ruci.</translation>
    </message>
    <message>
        <source>Hint: look for a card that helps nobody.</source>
        <translation>Savjet: potražiti kartu koja nikome ne pomaže.</translation>
    </message>
    <message>
        <source>Hint: look for a first meld.</source>
        <translation>Savjet: potražiti prvo izlaganje.</translation>
    </message>
    <message>
        <source>Hint: look for cards of one rank.</source>
        <translation>Savjet: potražiti karte iste vrijednosti.</translation>
    </message>
    <message>
        <source>Hint: the end of the deal is near.</source>
        <translation>Savjet: kraj dijeljenja je blizu.</translation>
    </message>
    <message>
        <source>It brings {taken}; a draw brings {drawn}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {drawn}: the cards that a draw brings, as “two cards”.</extracomment>
        <translation>Donosi {taken:acc}; vučenje donosi {drawn:f.acc}.</translation>
    </message>
    <message numerus="yes">
        <source>It is alone in the hand, and no own meld takes it.</source>
        <comment>{card}</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>
            <numerusform>{card:Sama|Sam|Samo} je u ruci, i nijedna {card:je|ga|ga} vlastita kombinacija ne prima.</numerusform>
            <numerusform>U ruci je samo jedna takva, i nijedna je vlastita kombinacija ne prima.</numerusform>
            <numerusform>U ruci je samo jedna takva, i nijedna je vlastita kombinacija ne prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Little is left in hand.</source>
        <translation>Malo je ostalo u ruci.</translation>
    </message>
    <message>
        <source>Little that comes with the pile would fit.</source>
        <translation>Malo bi se toga s odlagališta uklopilo.</translation>
    </message>
    <message>
        <source>No other card can be spared.</source>
        <translation>Nijedna druga karta nije suvišna.</translation>
    </message>
    <message>
        <source>None of the cards may be discarded.</source>
        <translation>Nijedna se karta ne smije odbaciti.</translation>
    </message>
    <message numerus="yes">
        <source>Only two of them are in the hand, and no own meld takes them.</source>
        <comment>{cards}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>U ruci je samo takav par, i nijedna ga vlastita kombinacija ne prima.</numerusform>
            <numerusform>U ruci je samo takav par, i nijedna ga vlastita kombinacija ne prima.</numerusform>
            <numerusform>U ruci je samo takav par, i nijedna ga vlastita kombinacija ne prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Others may go out soon, and cards in hand cost points then.</source>
        <translation>Drugi bi uskoro mogli izaći, a karte u ruci tada odnose bodove.</translation>
    </message>
    <message>
        <source>That completes a wild {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Time je divlja {pile} dovršena.</translation>
    </message>
    <message>
        <source>That completes a {pile} of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Time je {pile} {ranks:gen} dovršena.</translation>
    </message>
    <message>
        <source>That goes out.</source>
        <translation>To je izlazak.</translation>
    </message>
    <message numerus="yes">
        <source>That makes {sum}, {need} (is|are) needed.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>To je {sum}, a treba {need}.</numerusform>
            <numerusform>To je {sum}, a treba {need}.</numerusform>
            <numerusform>To je {sum}, a treba {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot comes next turn.</source>
        <translation>Ruka je onda prazna, a noga dolazi u sljedećem potezu.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot is played at once.</source>
        <translation>Ruka je onda prazna, a noga se igra odmah.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee comes next turn.</source>
        <translation>Ruka je onda prazna, a koljeno dolazi u sljedećem potezu.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee is played at once.</source>
        <translation>Ruka je onda prazna, a koljeno se igra odmah.</translation>
    </message>
    <message>
        <source>The hand is nearly empty, and the pile would keep it from the foot.</source>
        <translation>Ruka je gotovo prazna, a s odlagalištem bi noga morala čekati.</translation>
    </message>
    <message>
        <source>The hand is nearly empty: the pile would keep it from the knee.</source>
        <translation>Ruka je gotovo prazna, a s odlagalištem bi koljeno moralo čekati.</translation>
    </message>
    <message>
        <source>The others are close to going out.</source>
        <translation>Drugi su blizu izlaska.</translation>
    </message>
    <message>
        <source>The partners agreed to wait.</source>
        <translation>Partneri su se dogovorili čekati.</translation>
    </message>
    <message>
        <source>The side gains by ending now.</source>
        <translation>Strani se više isplati završiti odmah.</translation>
    </message>
    <message>
        <source>The side gains by playing on.</source>
        <translation>Strani se više isplati igrati dalje.</translation>
    </message>
    <message>
        <source>The {ranks} are then {number} of {size}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are. {size}: how many cards a complete meld has.</extracomment>
        <translation>{ranks:^} su onda {number} od {size}.</translation>
    </message>
    <message>
        <source>The {ranks} become a clean {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} postaju čista {pile}.</translation>
    </message>
    <message>
        <source>The {ranks} become a dirty {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} postaju prljava {pile}.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Nema odlagališta koje bi se uzelo.</translation>
    </message>
    <message>
        <source>Too much is left in hand.</source>
        <translation>Previše je ostalo u ruci.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} at most {most}, {need} (is|are) needed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {most}: the most of them, as “two” or “two cards”. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>Uz {card:acc} najviše {most}, a treba {need}.</numerusform>
            <numerusform>Uz {card:acc} najviše {most}, a treba {need}.</numerusform>
            <numerusform>Uz {card:acc} najviše {most}, a treba {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>answer no</source>
        <translation>odgovoriti „ne”</translation>
    </message>
    <message>
        <source>answer yes</source>
        <translation>odgovoriti „da”</translation>
    </message>
    <message>
        <source>ask {partner} whether to go out</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>pitati za izlazak (partner: {partner})</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>odbaciti {card:acc}</translation>
    </message>
    <message>
        <source>draw from both stock piles</source>
        <translation>vući iz oba talona</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>vući {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>lay these {count} card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>izložiti ovu {count:f.acc} kartu</numerusform>
            <numerusform>izložiti ove {count:f} karte</numerusform>
            <numerusform>izložiti ovih {count} karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>podići oko {number} karte</numerusform>
            <numerusform>podići oko {number} karte</numerusform>
            <numerusform>podići oko {number} karata</numerusform>
        </translation>
    </message>
    <message>
        <source>take {count} with {cards}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>uzeti {count:f.acc} uz {cards:acc}</translation>
    </message>
    <message>
        <source>{name} cannot take the pile then.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} tada ne može uzeti odlagalište.</translation>
    </message>
    <message>
        <source>{name} has discarded {card}, too.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je također odbacila|je također odbacio|također odbacuje} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} is not down and cannot take the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} još nije {name:izložila|izložio|u igri} i ne može uzeti odlagalište.</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {sum}, {need} (is|are) needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {sum}, a treba {need}.</numerusform>
            <numerusform>{parts} = {sum}, a treba {need}.</numerusform>
            <numerusform>{parts} = {sum}, a treba {need}.</numerusform>
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
        <translation>Po 100 bodova; bez prvog izlaganja u dijeljenju se odbijaju.</translation>
    </message>
    <message>
        <source>200</source>
        <translation>200</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty</source>
        <translation>300 čista, 100 prljava</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty, 1,000 wild</source>
        <translation>300 čista, 100 prljava, 1.000 divlja</translation>
    </message>
    <message>
        <source>50 in every deal</source>
        <translation>50 u svakom dijeljenju</translation>
    </message>
    <message>
        <source>50, then 90, 120 and 150</source>
        <translation>50, pa 90, 120 i 150</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty</source>
        <translation>500 čista, 300 prljava</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,000 wild</source>
        <translation>500 čista, 300 prljava, 1.000 divlja</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,500 wild</source>
        <translation>500 čista, 300 prljava, 1.500 divlja</translation>
    </message>
    <message>
        <source>60, then 90, 120 and 150</source>
        <translation>60, pa 90, 120 i 150</translation>
    </message>
    <message>
        <source>A bonus, but against a side that is not down</source>
        <translation>Nagrada, ali protiv strane bez prvog izlaganja</translation>
    </message>
    <message>
        <source>A bonus: laid at once for 100 points each</source>
        <translation>Bonus: odmah izložene, po 100 bodova</translation>
    </message>
    <message>
        <source>A book</source>
        <translation>Knjiga</translation>
    </message>
    <message>
        <source>A burden: 500 points off for each one left</source>
        <translation>Teret: 500 bodova manje za svaku preostalu</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>Kanasta</translation>
    </message>
    <message>
        <source>A clean and a dirty one may lie side by side</source>
        <translation>Čista i prljava smiju ležati jedna uz drugu</translation>
    </message>
    <message>
        <source>A discard ends the turn, as always.</source>
        <translation>Potez završava odbacivanje, kao i uvijek.</translation>
    </message>
    <message>
        <source>A partner’s unopened foot may count against the side.</source>
        <translation>Neotvorena noga partnera može se strani računati kao minus.</translation>
    </message>
    <message>
        <source>A pile</source>
        <translation>Hrpa</translation>
    </message>
    <message>
        <source>A pile of fewer cards cannot be taken.</source>
        <translation>Odlagalište s manje karata ne može se uzeti.</translation>
    </message>
    <message>
        <source>A wild on top of the discard pile cannot be taken then.</source>
        <translation>Džoker-karta na vrhu odlagališta tada se ne može uzeti.</translation>
    </message>
    <message>
        <source>About an hour.</source>
        <translation>Oko sat vremena.</translation>
    </message>
    <message>
        <source>About half an hour.</source>
        <translation>Oko pola sata.</translation>
    </message>
    <message>
        <source>An eight and a two take an eight, too.</source>
        <translation>Osmica i dvojka također uzimaju osmicu.</translation>
    </message>
    <message>
        <source>Any number will do</source>
        <translation>Koliko god</translation>
    </message>
    <message>
        <source>Any three that match begin a meld of their own.</source>
        <translation>Bilo koje tri iste karte počinju svoju kombinaciju.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven, a long evening.</source>
        <translation>Kao u igri Pennies from Heaven, cijelu večer.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven.</source>
        <translation>Kao u igri Pennies from Heaven.</translation>
    </message>
    <message>
        <source>As in Saskatchewan.</source>
        <translation>Kao u igri Saskatchewan.</translation>
    </message>
    <message>
        <source>As in Simpson’s game.</source>
        <translation>Kao u igri Simpson.</translation>
    </message>
    <message>
        <source>As in the classic game; deals take their time.</source>
        <translation>Kao u klasičnoj igri; dijeljenja potraju.</translation>
    </message>
    <message>
        <source>As many wilds as naturals</source>
        <translation>Koliko i prirodnih karata</translation>
    </message>
    <message>
        <source>As with the special deck; the cards decide which.</source>
        <translation>Kao s posebnim špilom; koja će, odlučuju karte.</translation>
    </message>
    <message>
        <source>Asked, and answered with yes or no only</source>
        <translation>Pita se, a odgovor je samo „da” ili „ne”</translation>
    </message>
    <message>
        <source>Asked, and the answer binds</source>
        <translation>Pita se, i odgovor obvezuje</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>U svako doba</translation>
    </message>
    <message>
        <source>At least a meld or a discard; no foot is left unopened.</source>
        <translation>Barem jedno izlaganje ili odbacivanje; nijedna noga ne ostaje neotvorena.</translation>
    </message>
    <message>
        <source>At most three</source>
        <translation>Najviše tri</translation>
    </message>
    <message>
        <source>Beside two naturals or more, however they compare.</source>
        <translation>Uz dvije ili više prirodnih, kako god se omjer mijenjao.</translation>
    </message>
    <message>
        <source>But no wild onto a clean one; it counts once.</source>
        <translation>Ali bez džoker-karte na čistu; broji se jednom.</translation>
    </message>
    <message>
        <source>Dirty ones are closed at seven.</source>
        <translation>Prljave su sa sedam karata zatvorene.</translation>
    </message>
    <message>
        <source>Each alone, with four packs.</source>
        <translation>Svatko sam, s četiri špila.</translation>
    </message>
    <message>
        <source>Each alone, with six packs.</source>
        <translation>Svatko sam, sa šest špilova.</translation>
    </message>
    <message>
        <source>Each alone, with three packs.</source>
        <translation>Svatko sam, s tri špila.</translation>
    </message>
    <message>
        <source>Eights count as the lower cards do.</source>
        <translation>Osmice vrijede koliko i niže karte.</translation>
    </message>
    <message>
        <source>Eights to kings 10, fours to sevens 5</source>
        <translation>Od osmica do kraljeva 10, od četvorki do sedmica 5</translation>
    </message>
    <message>
        <source>Eleven and eleven</source>
        <translation>Jedanaest i jedanaest</translation>
    </message>
    <message>
        <source>Eleven in the hand, thirteen in the foot</source>
        <translation>Jedanaest u ruci, trinaest u nozi</translation>
    </message>
    <message>
        <source>Everything within the limit of wilds</source>
        <translation>Sve u granici za džoker-karte</translation>
    </message>
    <message>
        <source>Exactly seven, and only when there are seven</source>
        <translation>Točno sedam, i samo kad ih ima sedam</translation>
    </message>
    <message>
        <source>Fewer cards to hold, and shorter deals.</source>
        <translation>Manje karata u ruci i kraća dijeljenja.</translation>
    </message>
    <message>
        <source>Fewer wilds than naturals</source>
        <translation>Manje džoker-karata nego prirodnih</translation>
    </message>
    <message>
        <source>Fifteen and fifteen</source>
        <translation>Petnaest i petnaest</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>Četiri dijeljenja</translation>
    </message>
    <message>
        <source>Four players in two pairs</source>
        <translation>Četiri igrača u dva para</translation>
    </message>
    <message>
        <source>Four players, each alone</source>
        <translation>Četiri igrača, svatko sam</translation>
    </message>
    <message>
        <source>Hand, knee and foot: fifteen, thirteen and eleven</source>
        <translation>Ruka, koljeno i noga: petnaest, trinaest i jedanaest</translation>
    </message>
    <message>
        <source>Hands grow fast, and the stock is used up sooner.</source>
        <translation>Ruke brzo rastu, a talon se prije potroši.</translation>
    </message>
    <message>
        <source>How many cards are dealt to each hand and each foot?</source>
        <translation>Koliko se karata dijeli u svaku ruku i nogu?</translation>
    </message>
    <message>
        <source>How many cards does a turn draw?</source>
        <translation>Koliko se karata vuče u jednom potezu?</translation>
    </message>
    <message>
        <source>How many points do single cards count?</source>
        <translation>Koliko bodova vrijede pojedine karte?</translation>
    </message>
    <message>
        <source>How many points does a meld of seven earn?</source>
        <translation>Koliko bodova donosi kombinacija od sedam?</translation>
    </message>
    <message>
        <source>How many points does going out earn?</source>
        <translation>Koliko bodova donosi izlazak?</translation>
    </message>
    <message>
        <source>How many points does the first meld of a deal need?</source>
        <translation>Koliko bodova treba za prvo izlaganje u dijeljenju?</translation>
    </message>
    <message>
        <source>How many sit at the table, and who plays together?</source>
        <translation>Koliko ih sjedi za stolom i tko igra zajedno?</translation>
    </message>
    <message>
        <source>How many wild cards may a meld hold?</source>
        <translation>Koliko džoker-karata smije biti u kombinaciji?</translation>
    </message>
    <message>
        <source>However long it grows, it counts once.</source>
        <translation>Koliko god narasla, broji se jednom.</translation>
    </message>
    <message>
        <source>However many cards lie in it.</source>
        <translation>Koliko god karata bilo u njemu.</translation>
    </message>
    <message>
        <source>Is the partner asked “May I go out?”</source>
        <translation>Pita li se partner „Smijem li izaći?”</translation>
    </message>
    <message>
        <source>It ends after the deal in which a total reaches them.</source>
        <translation>Završava nakon dijeljenja u kojem ih nečiji zbroj dosegne.</translation>
    </message>
    <message>
        <source>It goes onto a meld, or a third card or a wild joins them.</source>
        <translation>Ide na kombinaciju, ili im se pridruži treća karta ili džoker-karta.</translation>
    </message>
    <message>
        <source>It never gets harder to begin.</source>
        <translation>Početi nikad nije teže.</translation>
    </message>
    <message>
        <source>Less than usual, so that single cards matter more.</source>
        <translation>Manje nego obično, pa pojedine karte znače više.</translation>
    </message>
    <message>
        <source>May black threes be melded?</source>
        <translation>Smiju li se crne trojke izlagati?</translation>
    </message>
    <message>
        <source>May cards be added to a meld of seven?</source>
        <translation>Smiju li se kombinaciji od sedam dodavati karte?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>Smiju li se dvojke i džokeri izlagati sami?</translation>
    </message>
    <message>
        <source>More cards of the rank begin another meld.</source>
        <translation>Ostale karte te vrijednosti počinju novu kombinaciju.</translation>
    </message>
    <message>
        <source>More cards to hold, and longer deals.</source>
        <translation>Više karata u ruci i dulja dijeljenja.</translation>
    </message>
    <message>
        <source>More in every deal, as in the classic game.</source>
        <translation>U svakom dijeljenju više, kao u klasičnoj igri.</translation>
    </message>
    <message>
        <source>Must your partner be in the foot before you go out?</source>
        <translatorcomment>Of “Must partners have played from the foot before one goes out?”.</translatorcomment>
        <translation>Mora li partner biti u nozi prije nego što netko izađe?</translation>
    </message>
    <message>
        <source>Naturals keep the one clean, and wilds go onto the other.</source>
        <translation>Prirodne karte čuvaju jednu čistom, a džoker-karte idu na drugu.</translation>
    </message>
    <message>
        <source>Naturals may be added</source>
        <translation>Smiju se dodavati prirodne karte</translation>
    </message>
    <message>
        <source>Naturals onto clean ones only</source>
        <translation>Prirodne, i to samo na čiste</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikad</translation>
    </message>
    <message>
        <source>Nines to kings 10, fours to eights 5</source>
        <translation>Od devetki do kraljeva 10, od četvorki do osmica 5</translation>
    </message>
    <message>
        <source>No wild one is needed.</source>
        <translation>Divlja nije potrebna.</translation>
    </message>
    <message>
        <source>No, it is closed</source>
        <translation>Ne, zatvorena je</translation>
    </message>
    <message>
        <source>Nobody shares melds; with five packs.</source>
        <translation>Nitko ne dijeli kombinacije; s pet špilova.</translation>
    </message>
    <message>
        <source>Nobody shares melds; with seven packs.</source>
        <translation>Nitko ne dijeli kombinacije; sa sedam špilova.</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Ne pita se</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ništa</translation>
    </message>
    <message>
        <source>Nothing is discarded; the foot is played next turn.</source>
        <translation>Ništa se ne odbacuje; noga se igra u sljedećem potezu.</translation>
    </message>
    <message>
        <source>Nothing need be played from it yet.</source>
        <translation>Iz nje još ništa ne mora biti odigrano.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Jedna</translation>
    </message>
    <message>
        <source>One card like it</source>
        <translation>Jedna ista karta</translation>
    </message>
    <message>
        <source>One clean and one dirty</source>
        <translation>Jedna čista i jedna prljava</translation>
    </message>
    <message>
        <source>One clean, one dirty and one wild</source>
        <translation>Jedna čista, jedna prljava i jedna divlja</translation>
    </message>
    <message>
        <source>One for every two naturals</source>
        <translation>Jedna na svake dvije prirodne</translation>
    </message>
    <message>
        <source>One meld of each rank is all there is.</source>
        <translation>Od svake vrijednosti samo je jedna kombinacija.</translation>
    </message>
    <message>
        <source>One wild in three cards, two in four, three in seven.</source>
        <translation>Jedna džoker-karta u tri karte, dvije u četiri, tri u sedam.</translation>
    </message>
    <message>
        <source>One wild in three or four cards, three in seven.</source>
        <translation>Jedna džoker-karta u tri ili četiri karte, tri u sedam.</translation>
    </message>
    <message>
        <source>One wild in three to five cards, two in six or seven.</source>
        <translation>Jedna džoker-karta u tri do pet karata, dvije u šest ili sedam.</translation>
    </message>
    <message>
        <source>Partners sit in every other seat.</source>
        <translation>Partneri sjede na svakom drugom mjestu.</translation>
    </message>
    <message>
        <source>Partners sit opposite and share melds and score.</source>
        <translation>Partneri sjede nasuprot i dijele kombinacije i bodove.</translation>
    </message>
    <message>
        <source>Partners sit opposite; three sides play.</source>
        <translation>Partneri sjede nasuprot; igraju tri strane.</translation>
    </message>
    <message>
        <source>Plain cards that nobody melds; discard them in time.</source>
        <translation>Obične karte koje nitko ne izlaže; treba ih na vrijeme odbaciti.</translation>
    </message>
    <message>
        <source>Seven are a clean meld for the dirty bonus; each costs 5.</source>
        <translation>Sedam ih je čista kombinacija za prljavi bonus; svaka stoji 5.</translation>
    </message>
    <message>
        <source>Seven of them are a kind of their own, worth the most.</source>
        <translation>Sedam njih je zasebna vrsta i vrijedi najviše.</translation>
    </message>
    <message>
        <source>Short deals, as in Simpson’s game.</source>
        <translation>Kratka dijeljenja, kao u igri Simpson.</translation>
    </message>
    <message>
        <source>Six players in three pairs</source>
        <translation>Šest igrača u tri para</translation>
    </message>
    <message>
        <source>Six players in two teams of three</source>
        <translation>Šest igrača u dva tima po tri</translation>
    </message>
    <message>
        <source>Six players, each alone</source>
        <translation>Šest igrača, svatko sam</translation>
    </message>
    <message>
        <source>Tens to kings 10, fours to nines 5</source>
        <translation>Od desetki do kraljeva 10, od četvorki do devetki 5</translation>
    </message>
    <message>
        <source>The answer binds, too; nothing else is said.</source>
        <translation>I ovaj odgovor obvezuje; ništa se drugo ne kaže.</translation>
    </message>
    <message>
        <source>The first deal asks for a little more than usual.</source>
        <translation>Prvo dijeljenje traži malo više nego obično.</translation>
    </message>
    <message>
        <source>The first meld needs a card more.</source>
        <translation>Prvo izlaganje traži kartu više.</translation>
    </message>
    <message>
        <source>The first three cards that match may be laid.</source>
        <translation>Smiju se izložiti prve tri karte koje odgovaraju.</translation>
    </message>
    <message>
        <source>The hand grows only by taking the discard pile.</source>
        <translation>Ruka raste samo uzimanjem odlagališta.</translation>
    </message>
    <message>
        <source>The partner may also say why.</source>
        <translation>Partner smije reći i zašto.</translation>
    </message>
    <message>
        <source>The stock replaces them; each one not laid costs 100.</source>
        <translation>Talon ih zamjenjuje; svaka neizložena stoji 100.</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>Cijelo odlagalište</translation>
    </message>
    <message>
        <source>They go with naturals only</source>
        <translation>Idu samo s prirodnima</translation>
    </message>
    <message>
        <source>They help to get rid of the last cards; each costs 5.</source>
        <translation>Pomažu riješiti se posljednjih karata; svaka stoji 5.</translation>
    </message>
    <message>
        <source>They keep the next player from taking the discard pile.</source>
        <translation>Sljedećem igraču ne daju uzeti odlagalište.</translation>
    </message>
    <message>
        <source>They may</source>
        <translation>Smiju</translation>
    </message>
    <message>
        <source>They need not</source>
        <translation>Ne moraju</translation>
    </message>
    <message>
        <source>Thirteen and thirteen</source>
        <translation>Trinaest i trinaest</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Three of any kind</source>
        <translation>Tri bilo koje vrste</translation>
    </message>
    <message>
        <source>Three or more at any time</source>
        <translation>Tri ili više, u svako doba</translation>
    </message>
    <message>
        <source>Three or more in the turn that goes out</source>
        <translation>Tri ili više, u potezu kojim se izlazi</translation>
    </message>
    <message>
        <source>Three packets, one after the other; with one more pack.</source>
        <translation>Tri svežnja, igraju se jedan za drugim; s jednim špilom više.</translation>
    </message>
    <message>
        <source>Twice the usual reward for being first.</source>
        <translation>Dvaput više nego obično za onoga tko je prvi.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dvije</translation>
    </message>
    <message>
        <source>Two cards like the top card</source>
        <translation>Dvije karte kao gornja karta</translation>
    </message>
    <message>
        <source>Two clean and two dirty</source>
        <translation>Dvije čiste i dvije prljave</translation>
    </message>
    <message>
        <source>Two clean, two dirty and one wild</source>
        <translation>Dvije čiste, dvije prljave i jedna divlja</translation>
    </message>
    <message>
        <source>Two deals</source>
        <translation>Dva dijeljenja</translation>
    </message>
    <message>
        <source>Two eights take an eight; no wild stands in for one.</source>
        <translation>Dvije osmice uzimaju osmicu; džoker-karta ne zamjenjuje nijednu.</translation>
    </message>
    <message>
        <source>Two like it, or one like it and a wild</source>
        <translation>Dvije iste, ili jedna ista i džoker-karta</translation>
    </message>
    <message>
        <source>Until then a card stays in your hand.</source>
        <translation>Do tada jedna karta ostaje u ruci.</translation>
    </message>
    <message>
        <source>Until then every card of the rank goes onto it.</source>
        <translation>Dotad svaka karta te vrijednosti ide na nju.</translation>
    </message>
    <message>
        <source>Up to 10,000 points</source>
        <translation>Do 10.000 bodova</translation>
    </message>
    <message>
        <source>Up to 20,000 points</source>
        <translation>Do 20.000 bodova</translation>
    </message>
    <message>
        <source>Up to five cards from the top</source>
        <translation>Do pet karata s vrha</translation>
    </message>
    <message>
        <source>Up to seven cards from the top</source>
        <translation>Do sedam karata s vrha</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>Što su crvene trojke?</translation>
    </message>
    <message>
        <source>What is a meld of seven called in the family?</source>
        <translation>Kako se u obitelji zove kombinacija od sedam?</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than five are taken whole.</source>
        <translation>Što je dublje, ostaje; manje od pet uzima se sve.</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than seven are taken whole.</source>
        <translation>Što je dublje, ostaje; manje od sedam uzima se sve.</translation>
    </message>
    <message>
        <source>What must be complete before somebody goes out?</source>
        <translation>Što mora biti potpuno prije nego što netko izađe?</translation>
    </message>
    <message>
        <source>What must the hand hold to take the pile?</source>
        <translation>Što mora biti u ruci da se uzme odlagalište?</translation>
    </message>
    <message>
        <source>When may another meld of the same rank begin?</source>
        <translation>Kad smije početi druga kombinacija iste vrijednosti?</translation>
    </message>
    <message>
        <source>When the first is complete</source>
        <translation>Kad je prva potpuna</translation>
    </message>
    <message>
        <source>Who takes the discard pile gets how much of it?</source>
        <translation>Koliko odlagališta dobiva tko ga uzme?</translation>
    </message>
    <message>
        <source>Whoever can go out decides alone.</source>
        <translation>Tko može izaći, odlučuje sam.</translation>
    </message>
    <message>
        <source>Whoever goes out only loses no points for cards left.</source>
        <translation>Tko izađe, samo ne gubi bodove za preostale karte.</translation>
    </message>
    <message>
        <source>With one discarded, the hand grows by a card a turn.</source>
        <translation>Uz jednu odbačenu ruka u svakom potezu raste za kartu.</translation>
    </message>
    <message>
        <source>You may not, before your side has a complete meld of seven</source>
        <translation>To ne smije, dok strana nema cijelu kombinaciju od sedam karata</translation>
    </message>
    <message>
        <source>You meld the last card of your hand: what then?</source>
        <translation>Posljednja karta iz ruke se izlaže: što onda?</translation>
    </message>
    <message>
        <source>You pick up the foot and play on</source>
        <translation>Uzima se noga i igra se dalje</translation>
    </message>
    <message>
        <source>You pick up the foot, and your turn is over</source>
        <translation>Uzima se noga i potez je gotov</translation>
    </message>
    <message>
        <source>Your partner must have picked it up</source>
        <translation>Partner ju je morao uzeti</translation>
    </message>
    <message>
        <source>Your partner must have played from it</source>
        <translation>Partner je morao igrati iz nje</translation>
    </message>
    <message>
        <source>“A clean book”, on the screen and on paper.</source>
        <translation>„Čista knjiga”, na ekranu i na papiru.</translation>
    </message>
    <message>
        <source>“A clean canasta”, as in Saskatchewan.</source>
        <translation>„Čista kanasta”, kao u igri Saskatchewan.</translation>
    </message>
    <message>
        <source>“A clean pile”, as in the classic game.</source>
        <translation>„Čista hrpa”, kao u klasičnoj igri.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLesson</name>
    <message>
        <source>A black three stops you: that pile cannot be taken now.</source>
        <translatorcomment>Of “A black three lies on the discard pile. It stops the next player: that pile cannot be taken now.”.</translatorcomment>
        <translation>Crna trojka te zaustavlja: odlagalište se sad ne može uzeti.</translation>
    </message>
    <message>
        <source>A real deal has {hand} in hand, and {foot} in the foot.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>U pravom je dijeljenju {hand} u ruci, a {foot} u nozi.</translation>
    </message>
    <message>
        <source>A red three goes onto the table at once, for {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “A red three came. It lies on the table at once, for {points}, and another card came for it.”.</translatorcomment>
        <translation>Crvena trojka odmah ide na stol i donosi {points}.</translation>
    </message>
    <message>
        <source>And the eights: only one is missing. Lay it down.</source>
        <translation>A osmice: nedostaje samo jedna. Izloži je.</translation>
    </message>
    <message>
        <source>Cards of one rank go down together: that is a meld.</source>
        <translation>Karte iste vrijednosti idu zajedno na stol: to je kombinacija.</translation>
    </message>
    <message>
        <source>Click both eights and the two, then “New meld” again.</source>
        <translation>Klikni na obje osmice i dvojku, pa opet na „Nova kombinacija”.</translation>
    </message>
    <message>
        <source>Draw again, as in every turn.</source>
        <translation>Opet vuci, kao u svakom potezu.</translation>
    </message>
    <message>
        <source>Every turn begins with a draw: click the stock.</source>
        <translatorcomment>Of “Every turn begins with a draw. Click the stock, the face-down cards that light up: that draws {cards}.”.</translatorcomment>
        <translation>Svaki potez počinje vučenjem: klikni na talon.</translation>
    </message>
    <message>
        <source>No other card goes with the seven. Throw it away.</source>
        <translation>Uz sedmicu ne ide nijedna druga karta. Odbaci je.</translation>
    </message>
    <message>
        <source>Now we can go out, that is end the deal. Draw first.</source>
        <translation>Sad možemo izaći, to jest završiti dijeljenje. Najprije vuci.</translation>
    </message>
    <message>
        <source>One card is left. Throw it away, and the deal is over.</source>
        <translation>Ostala je jedna karta. Odbaci je i dijeljenje je gotovo.</translation>
    </message>
    <message>
        <source>One of them fits at once. Click the eight, then our eights.</source>
        <translation>Jedna od njih odmah pristaje. Klikni na osmicu, pa na naše osmice.</translation>
    </message>
    <message>
        <source>Seven kings: a clean {pile}, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sedam kraljeva: čista {pile}, donosi {points}.</translation>
    </message>
    <message>
        <source>So draw from the stock.</source>
        <translation>Zato vuci iz talona.</translation>
    </message>
    <message>
        <source>The ace goes onto our aces.</source>
        <translation>As ide na naše asove.</translation>
    </message>
    <message>
        <source>The five is the last card of the hand. Throw it away.</source>
        <translation>Petica je posljednja karta u ruci. Odbaci je.</translation>
    </message>
    <message>
        <source>The kings count {worth}, but the first melds need {points}.</source>
        <extracomment>{worth}: how much something is worth in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Kraljevi vrijede {worth}, a prve kombinacije moraju vrijediti {points}.</translation>
    </message>
    <message>
        <source>The nines are a meld, and the rest is in your hand.</source>
        <translation>Devetke su kombinacija, a ostalo je u ruci.</translation>
    </message>
    <message>
        <source>The open cards are your hand; face down waits your foot.</source>
        <translation>Otkrivene karte su ruka, a pokrivena čeka noga.</translation>
    </message>
    <message>
        <source>The two goes onto our wild cards.</source>
        <translation>Dvojka ide na naše džoker-karte.</translation>
    </message>
    <message>
        <source>The two queens go onto our queens.</source>
        <translation>Dvije dame idu na naše dame.</translation>
    </message>
    <message>
        <source>There is a two in this {pile}: dirty, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>U ovoj je {pile:loc} dvojka: prljava je i donosi {points}.</translation>
    </message>
    <message>
        <source>Three kings make a meld. Click them, then “New meld”.</source>
        <translation>Tri kralja su kombinacija. Klikni na njih, pa na „Nova kombinacija”.</translation>
    </message>
    <message>
        <source>Three queens: lay them down as a new meld.</source>
        <translation>Tri dame: izloži ih kao novu kombinaciju.</translation>
    </message>
    <message>
        <source>Throw the four away once more.</source>
        <translation>Opet odbaci četvorku.</translation>
    </message>
    <message>
        <source>Throw the four away: click it, then the discard pile.</source>
        <translation>Odbaci četvorku: klikni na nju, pa na odlagalište.</translation>
    </message>
    <message>
        <source>Together they are worth {worth}: press the golden button.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translatorcomment>Of “Both melds together are worth {worth}, which is enough. Press the golden button.”.</translatorcomment>
        <translation>Zajedno vrijede {worth}: pritisni zlatni gumb.</translation>
    </message>
    <message>
        <source>Two more kings make seven. Click both, then our kings.</source>
        <translation>Još dva kralja i bit će ih sedam. Klikni na oba, pa na naše kraljeve.</translation>
    </message>
    <message>
        <source>We are out, for {points}. All our cards count for us.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Izašli smo i to donosi {points}. Naše karte računaju se nama.</translation>
    </message>
    <message>
        <source>Welcome! {partner} is your partner, against {names}.</source>
        <extracomment>{partner}: the partner of the player. {names}: several players, listed.</extracomment>
        <translatorcomment>Of “Welcome! {partner} speaks here, the partner across the table. We two play together against {names}.”.</translatorcomment>
        <translation>Dobro došli! {partner} igra s tobom, a protiv vas su {names}.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner: press the button.</source>
        <translatorcomment>Of “Whoever wants to go out asks the partner. Press the button that asks, above the hand.”.</translatorcomment>
        <translation>Tko želi izaći, pita partnera: pritisni gumb.</translation>
    </message>
    <message>
        <source>Yes, gladly! First the nines: click both, then our nines.</source>
        <translation>Da, rado! Najprije devetke: klikni na obje, pa na naše devetke.</translation>
    </message>
    <message>
        <source>Your hand is gone, so the foot comes up.</source>
        <translation>Ruka je prazna, pa dolazi noga.</translation>
    </message>
    <message>
        <source>a pair in the hand takes the discard pile</source>
        <translation>s parom u ruci može se uzeti odlagalište</translation>
    </message>
    <message>
        <source>another card came for it</source>
        <translation>umjesto nje došla je druga karta</translation>
    </message>
    <message>
        <source>clean means that there is no wild card in it</source>
        <translation>čista znači da u njoj nema džoker-karte</translation>
    </message>
    <message>
        <source>dragging them there works, too</source>
        <translation>mogu se i povući onamo</translation>
    </message>
    <message>
        <source>every turn ends with a discard</source>
        <translation>svaki potez završava odbacivanjem</translation>
    </message>
    <message>
        <source>it lies on top of the discard pile</source>
        <translation>leži na vrhu odlagališta</translation>
    </message>
    <message>
        <source>more cards, more melds: that is why the pile is worth taking</source>
        <translatorcomment>Of “The nines are a new meld, and the other cards of the pile are in the hand. More cards, more melds: that is why the pile is worth taking.”.</translatorcomment>
        <translation>više karata, više kombinacija: zato se isplati</translation>
    </message>
    <message>
        <source>new cards for the next turn; {partner} plays from the foot, too</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translatorcomment>Of “The hand is gone, so the foot comes up: new cards for the next turn. {partner} plays from the foot already.”.</translatorcomment>
        <translation>nove karte za sljedeći potez; i {partner} igra iz noge</translation>
    </message>
    <message>
        <source>now every card but one goes onto the table</source>
        <translation>sad sve karte osim jedne idu na stol</translation>
    </message>
    <message>
        <source>only the first melds need a minimum</source>
        <translation>minimum se traži samo za prvo izlaganje</translation>
    </message>
    <message>
        <source>partners sit across the table and play together</source>
        <translation>partneri sjede jedan nasuprot drugome i igraju zajedno</translation>
    </message>
    <message>
        <source>seven of them are a {pile}, and {piles} bring the points</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>sedam takvih je {pile}, a {piles} donose bodove</translation>
    </message>
    <message>
        <source>seven wild cards are worth {points}, more than anything else</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sedam džoker-karata donosi {points}, više od svega</translation>
    </message>
    <message>
        <source>so something has to go with them</source>
        <translation>zato uz njih mora još nešto</translation>
    </message>
    <message>
        <source>that draws {cards}; Enter does it, too</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>tako se {cards:vuče|vuče|vuče|vuku|vuku} {cards}; može i Enter</translation>
    </message>
    <message>
        <source>that is enough for the first melds</source>
        <translation>to je dovoljno za prvo izlaganje</translation>
    </message>
    <message>
        <source>the foot is picked up once the hand is gone</source>
        <translation>noga se uzima kad se ruka isprazni</translation>
    </message>
    <message>
        <source>to end the deal you need {piles}: one clean and one dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>za završetak trebaju {piles}: jedna čista i jedna prljava</translation>
    </message>
    <message>
        <source>to go out you need {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translatorcomment>Of “to go out you need {needed}; otherwise it is like this one”.</translatorcomment>
        <translation>za izlazak treba: {needed}</translation>
    </message>
    <message>
        <source>twos and jokers are wild: they stand for any card</source>
        <translation>dvojke i džokeri zamjenjuju svaku kartu</translation>
    </message>
    <message>
        <source>what lies there belongs to both of us</source>
        <translation>što tu leži, zajedničko je</translation>
    </message>
    <message>
        <source>what others still hold counts against them</source>
        <translation>ono što drugi još drže računa se protiv njih</translation>
    </message>
    <message>
        <source>without a yes the deal goes on</source>
        <translation>bez „da” dijeljenje se nastavlja</translation>
    </message>
    <message>
        <source>{name} threw a nine: click both nines, then the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odbacila|je odbacio|odbacuje} devetku: klikni na obje devetke, pa na odlagalište.</translation>
    </message>
    <message>
        <source>{partner} laid kings and an eight onto our melds.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translatorcomment>Of “See what {partner} did: kings and an eight came onto our melds. What lies there belongs to both of us.”.</translatorcomment>
        <translation>{partner} {partner:je dodala|je dodao|dodaje} kraljeve i osmicu na naše kombinacije.</translation>
    </message>
    <message>
        <source>{partner} laid two twos and a joker: a wild meld.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>{partner} {partner:je izložila|je izložio|izlaže} dvije dvojke i džokera: to je divlja kombinacija.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLog</name>
    <message>
        <source>A card was turned up.</source>
        <translation>Okrenuta je karta.</translation>
    </message>
    <message>
        <source>Deal {number} goes to {names}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>{number}. dijeljenje {names:dobiva|dobiva|dobiva|dobivaju|dobivaju} {names}.</translation>
    </message>
    <message>
        <source>Deal {number} is a tie.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. dijeljenje je neriješeno.</translation>
    </message>
    <message>
        <source>The upcard was buried and another turned.</source>
        <translation>Okrenuta karta je vraćena u talon i okrenuta je druga.</translation>
    </message>
    <message>
        <source>all partners are in the foot</source>
        <translation>svi partneri igraju iz noge</translation>
    </message>
    <message>
        <source>asked about going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:pitala|pitao|pita} za izlazak</translation>
    </message>
    <message numerus="yes">
        <source>completed a wild {pile}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} divlju {pile:acc}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} divlju {pile:acc}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} divlju {pile:acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed a {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} {pile:acc} {ranks:gen}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} {pile:acc} {ranks:gen}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} {pile:acc} {ranks:gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a clean {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} čistu {pile:acc} {ranks:gen}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} čistu {pile:acc} {ranks:gen}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} čistu {pile:acc} {ranks:gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a dirty {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} prljavu {pile:acc} {ranks:gen}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} prljavu {pile:acc} {ranks:gen}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} prljavu {pile:acc} {ranks:gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>could not discard</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ostala|ostao|ostaje} bez odbacivanja</translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:odbacila|odbacio|odbacuje} {cards:acc}</translation>
    </message>
    <message>
        <source>discarded {cards}: the discard pile is removed</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:odbacila|odbacio|odbacuje} {cards:acc}: odlagalište je uklonjeno</translation>
    </message>
    <message>
        <source>discarded {cards}: the pile is frozen</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:odbacila|odbacio|odbacuje} {cards:acc}: odlagalište je zamrznuto</translation>
    </message>
    <message>
        <source>got down with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:prvi put izložila|prvi put izložio|prvi put izlaže} {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>laid {cards} on the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dodala|dodao|dodaje} {cards:acc} na {ranks:acc}</numerusform>
            <numerusform>{name:dodala|dodao|dodaje} {cards:acc} na {ranks:acc}</numerusform>
            <numerusform>{name:dodala|dodao|dodaje} {cards:acc} na {ranks:acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld of five or six is open</source>
        <translation>nijedna kombinacija od pet ili šest nije otvorena</translation>
    </message>
    <message numerus="yes">
        <source>picked up</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>uzeta noga</numerusform>
            <numerusform>uzeta noga</numerusform>
            <numerusform>uzeta noga</numerusform>
        </translation>
    </message>
    <message>
        <source>said no to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:odgovorila|odgovorio|odgovara} „ne” na pitanje o izlasku</translation>
    </message>
    <message>
        <source>said yes to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:odgovorila|odgovorio|odgovara} „da” na pitanje o izlasku</translation>
    </message>
    <message>
        <source>the side is ahead</source>
        <translation>strana vodi</translation>
    </message>
    <message numerus="yes">
        <source>took {count} card(s) from the discard pile</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:uzela|uzeo|uzima} {count:f.acc} kartu s odlagališta</numerusform>
            <numerusform>{name:uzela|uzeo|uzima} {count:f} karte s odlagališta</numerusform>
            <numerusform>{name:uzela|uzeo|uzima} {count} karata s odlagališta</numerusform>
        </translation>
    </message>
    <message>
        <source>went into the foot</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:prešla|prešao|prelazi} na nogu</translation>
    </message>
    <message>
        <source>went into the knee</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:prešla|prešao|prelazi} na koljeno</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:izašla|izašao|izlazi}</translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>discarded; {name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:odbacila|odbacio|odbacuje} {cards:acc} i {name:izašla|izašao|izlazi}</translation>
    </message>
    <message numerus="yes">
        <source>wins the deal</source>
        <comment>mark {names}</comment>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>dobiva dijeljenje</numerusform>
            <numerusform>dobivaju dijeljenje</numerusform>
            <numerusform>dobivaju dijeljenje</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <comment>to discard</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} je {card:okrenuta|okrenut|okrenuto}.</translation>
    </message>
    <message>
        <source>{dealer} dealt. {name} plays first.</source>
        <extracomment>{dealer}: the player who deals. {name}: the player, or the players of a side.</extracomment>
        <translation>Dijeli {dealer}. Počinje {name}.</translation>
    </message>
    <message>
        <source>{name} asked only now that {conditions}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {conditions}: the conditions of an agreement, listed.</extracomment>
        <translation>{name} {name:je pitala|je pitao|pita} tek sada kad {conditions}, po dogovoru.</translation>
    </message>
    <message>
        <source>{name} asked {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} {name:je pitala|je pitao|pita} smije li izaći; odgovara {partner}.</translation>
    </message>
    <message>
        <source>{name} asks {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} pita smije li izaći; odgovara {partner}.</translation>
    </message>
    <message>
        <source>{name} cannot discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ne može odbaciti.</translation>
    </message>
    <message>
        <source>{name} completed a wild {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:je dovršila|je dovršio|dovršava} divlju {pile:acc}.</translation>
    </message>
    <message>
        <source>{name} completed a {pile} of {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:je dovršila|je dovršio|dovršava} {pile:acc} {ranks:gen}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a clean {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:je dovršila|je dovršio|dovršava} čistu {pile:acc} {ranks:gen}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a dirty {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:je dovršila|je dovršio|dovršava} prljavu {pile:acc} {ranks:gen}.</translation>
    </message>
    <message>
        <source>{name} could not discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:nije mogla|nije mogao|ne može} odbaciti.</translation>
    </message>
    <message>
        <source>{name} discarded a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odbacila|je odbacio|odbacuje} kartu.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odbacila|je odbacio|odbacuje} džoker-kartu: odlagalište je uklonjeno.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odbacila|je odbacio|odbacuje} džoker-kartu: odlagalište je zamrznuto.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je odbacila|je odbacio|odbacuje} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je odbacila|je odbacio|odbacuje} {card:acc}: odlagalište je uklonjeno.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je odbacila|je odbacio|odbacuje} {card:acc}: odlagalište je zamrznuto.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} odbacuje {card:acc}.</translation>
    </message>
    <message>
        <source>{name} draws {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} vuče {cards:acc} iz oba talona.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} vuče {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} drew {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:je povukla|je povukao|vuče} {cards:acc} iz oba talona.</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew {cards}, after (one card was put in|{number} cards were shuffled in).</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} {name:je povukla|je povukao|vuče} {cards:acc}, nakon što je umiješana {number} karta.</numerusform>
            <numerusform>{name} {name:je povukla|je povukao|vuče} {cards:acc}, nakon što su umiješane {number} karte.</numerusform>
            <numerusform>{name} {name:je povukla|je povukao|vuče} {cards:acc}, nakon što je umiješano {number} karata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:je povukla|je povukao|vuče} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} goes out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} odbacuje {card:acc} i izlazi.</translation>
    </message>
    <message>
        <source>{name} had to draw, and the stock ran out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je morala|je morao|mora} vući, a talon je potrošen.</translation>
    </message>
    <message>
        <source>{name} keeps wilds for the wild {pile}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} čuva džoker-karte za divlju {pile:acc}, po dogovoru.</translation>
    </message>
    <message>
        <source>{name} laid {cards} as a wild meld.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:je izložila|je izložio|izlaže} {cards:acc} kao divlju kombinaciju.</translation>
    </message>
    <message>
        <source>{name} laid {cards} on the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:je dodala|je dodao|dodaje} {cards:acc} na {ranks:acc}.</translation>
    </message>
    <message>
        <source>{name} laid {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je izložila|je izložio|izlaže} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} lays a red three.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} izlaže crvenu trojku.</translation>
    </message>
    <message>
        <source>{name} leaves the {ranks} clean, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} po dogovoru ne dira čiste {ranks:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted (one card|{number} cards), {missing} too few.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:je podigla|je podigao|podiže} {number} kartu, nedostaje: {missing:f}.</numerusform>
            <numerusform>{name} {name:je podigla|je podigao|podiže} {number} karte, nedostaje: {missing:f}.</numerusform>
            <numerusform>{name} {name:je podigla|je podigao|podiže} {number} karata, nedostaje: {missing:f}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted exactly {number} card(s): {bonus}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {bonus}: points as a bonus, as “100 points”.</extracomment>
        <translation>
            <numerusform>{name} {name:je podigla|je podigao|podiže} točno {number} kartu: {bonus}.</numerusform>
            <numerusform>{name} {name:je podigla|je podigao|podiže} točno {number} karte: {bonus}.</numerusform>
            <numerusform>{name} {name:je podigla|je podigao|podiže} točno {number} karata: {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted {number} card(s), {missing} too many.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:je podigla|je podigao|podiže} {number} kartu, previše: {missing:f}.</numerusform>
            <numerusform>{name} {name:je podigla|je podigao|podiže} {number} karte, previše: {missing:f}.</numerusform>
            <numerusform>{name} {name:je podigla|je podigao|podiže} {number} karata, previše: {missing:f}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} picked up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je uzela|je uzeo|uzima} nogu.</translation>
    </message>
    <message>
        <source>{name} picked up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je uzela|je uzeo|uzima} koljeno.</translation>
    </message>
    <message>
        <source>{name} picks up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} uzima nogu.</translation>
    </message>
    <message>
        <source>{name} picks up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} uzima koljeno.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: a meld of five or six is open.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} po dogovoru {name:je odgovorila|je odgovorio|odgovara} „ne”: otvorena je kombinacija od pet ili šest.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: not all partners are in the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} po dogovoru {name:je odgovorila|je odgovorio|odgovara} „ne”: ne igraju svi partneri iz noge.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: the side is not ahead.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} po dogovoru {name:je odgovorila|je odgovorio|odgovara} „ne”: strana ne vodi.</translation>
    </message>
    <message>
        <source>{name} said no.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odgovorila|je odgovorio|odgovara} „ne”.</translation>
    </message>
    <message>
        <source>{name} said no: a {pile} is nearly complete.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:je odgovorila|je odgovorio|odgovara} „ne”: {pile} je gotovo potpuna.</translation>
    </message>
    <message numerus="yes">
        <source>{name} said no: about {points} point(s) (is|are) left in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} {name:je odgovorila|je odgovorio|odgovara} „ne”: u ruci ostaje oko {points} boda.</numerusform>
            <numerusform>{name} {name:je odgovorila|je odgovorio|odgovara} „ne”: u ruci ostaje oko {points} boda.</numerusform>
            <numerusform>{name} {name:je odgovorila|je odgovorio|odgovara} „ne”: u ruci ostaje oko {points} bodova.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} said no: the side gains by playing on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odgovorila|je odgovorio|odgovara} „ne”: strani se više isplati igrati dalje.</translation>
    </message>
    <message>
        <source>{name} said no: too much is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odgovorila|je odgovorio|odgovara} „ne”: u ruci ostaje previše.</translation>
    </message>
    <message>
        <source>{name} said yes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odgovorila|je odgovorio|odgovara} „da”.</translation>
    </message>
    <message>
        <source>{name} said yes: little is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odgovorila|je odgovorio|odgovara} „da”: u ruci ostaje malo.</translation>
    </message>
    <message>
        <source>{name} said yes: the others are close to going out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odgovorila|je odgovorio|odgovara} „da”: drugi su blizu izlaska.</translation>
    </message>
    <message>
        <source>{name} said yes: the side gains by ending now.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odgovorila|je odgovorio|odgovara} „da”: strani se više isplati završiti odmah.</translation>
    </message>
    <message>
        <source>{name} takes {count} with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} uzima {count:f.acc} uz {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:je uzela|je uzeo|uzima} {taken:acc} s odlagališta na {ranks:acc}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards} for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:je uzela|je uzeo|uzima} {taken:acc} s odlagališta uz {cards:acc}, na {ranks:acc}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:je uzela|je uzeo|uzima} {taken:acc} s odlagališta uz {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} went into the foot first, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} po dogovoru najprije {name:je prešla|je prešao|prelazi} na nogu.</translation>
    </message>
    <message>
        <source>{name} went out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je odbacila|je odbacio|odbacuje} {card:acc} i {name:izašla|izašao|izlazi}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootOptions</name>
    <message>
        <source>A clean and a dirty meld of one rank may lie side by side.</source>
        <translation>Čista i prljava kombinacija iste vrijednosti smiju ležati jedna uz drugu.</translation>
    </message>
    <message>
        <source>A complete clean {pile} is closed.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “wilds on complete clean {piles}”.</translatorcomment>
        <translation>Potpuna čista {pile} je zatvorena.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank, but no wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>Potpuna čista {pile} i dalje prima karte svoje vrijednosti, ali ne džoker-karte.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank; a wild makes it dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>Potpuna čista {pile} i dalje prima karte svoje vrijednosti; od džoker-karte postaje prljava.</translation>
    </message>
    <message>
        <source>A complete dirty one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “only dirty ones open”.</translatorcomment>
        <translation>Potpuna prljava je zatvorena.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank and wilds, within the limit.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete dirty {pile} still takes cards within the limit; others are closed.”.</translatorcomment>
        <translation>Potpuna prljava i dalje prima karte svoje vrijednosti i džoker-karte, u granicama.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank, but no wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>Potpuna prljava i dalje prima karte svoje vrijednosti, ali ne džoker-karte.</translation>
    </message>
    <message>
        <source>A complete wild one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Potpuna divlja je zatvorena.</translation>
    </message>
    <message>
        <source>A complete wild one still takes wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Potpuna divlja i dalje prima džoker-karte.</translation>
    </message>
    <message>
        <source>A meld of seven takes no more cards.</source>
        <translation>Kombinacija od sedam karata ne prima više ništa.</translation>
    </message>
    <message>
        <source>A natural pair is needed in any case.</source>
        <translation>Prirodan par treba u svakom slučaju.</translation>
    </message>
    <message>
        <source>A player has one meld of each rank and no second.</source>
        <translation>Igrač ima jednu kombinaciju svake vrijednosti, drugu ne.</translation>
    </message>
    <message>
        <source>A red three turned up stays, too; whoever takes it with the pile lays it and replaces it.</source>
        <translation>I okrenuta crvena trojka ostaje; tko je uzme s odlagalištem, izlaže je i zamjenjuje.</translation>
    </message>
    <message>
        <source>A side has one meld of each rank and no second.</source>
        <translation>Strana ima jednu kombinaciju svake vrijednosti, drugu ne.</translation>
    </message>
    <message>
        <source>A two or joker freezes the pile until it is taken: then two natural cards like its top card are needed.</source>
        <translation>Dvojka ili džoker zamrzava odlagalište dok ga netko ne uzme: tada trebaju dvije prirodne karte kao gornja.</translation>
    </message>
    <message>
        <source>A wild freezes the pile</source>
        <translation>Džoker-karta zamrzava odlagalište</translation>
    </message>
    <message>
        <source>A wild freezes the pile until it is taken: then two natural cards like its top card are needed.</source>
        <translation>Džoker-karta zamrzava odlagalište dok ga netko ne uzme: tada trebaju dvije prirodne karte kao gornja.</translation>
    </message>
    <message>
        <source>A wild on top cannot be taken.</source>
        <translation>Džoker-karta na vrhu ne može se uzeti.</translation>
    </message>
    <message>
        <source>A wild on top needs two of the same wild.</source>
        <translation>Džoker-karta na vrhu traži dvije iste takve.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Poslije prvog izlaganja gornja karta sama smije na kombinaciju svoje vrijednosti: i to uzima odlagalište, ali ne zamrznuto.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Poslije prvog izlaganja gornja karta sama smije na kombinaciju svoje vrijednosti: i to uzima odlagalište.</translation>
    </message>
    <message>
        <source>Another meld of a rank may begin when the first is complete.</source>
        <translation>Nova kombinacija iste vrijednosti smije početi kad je prva potpuna.</translation>
    </message>
    <message>
        <source>Answer with a reason</source>
        <translation>Odgovor s razlogom</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Bilo koje</translation>
    </message>
    <message>
        <source>Before the first meld only two natural cards like the top card take it.</source>
        <translation>Prije prvog izlaganja uzimaju ga samo dvije prirodne karte kao gornja.</translation>
    </message>
    <message>
        <source>Before the side&apos;s first meld only two natural cards like the top card take it.</source>
        <translation>Prije prvog izlaganja strane uzimaju ga samo dvije prirodne karte kao gornja.</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Bonus za točno podizanje</translation>
    </message>
    <message>
        <source>Bonus of a {pile} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bonus za {pile:acc} od sedmica</translation>
    </message>
    <message>
        <source>Bonus of each {pile} of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bonus za svaku {pile:acc} samo od džoker-karata.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} with naturals and wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bonus za svaku {pile:acc} s prirodnim i džoker-kartama.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} without wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bonus za svaku {pile:acc} bez džoker-karata.</translation>
    </message>
    <message>
        <source>Bonus of the side that goes out.</source>
        <translation>Bonus strani koja izađe.</translation>
    </message>
    <message>
        <source>Cards of a take</source>
        <translation>Koliko se uzima</translation>
    </message>
    <message>
        <source>Clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Čista {pile}</translation>
    </message>
    <message>
        <source>Complete clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “Complete {piles}”.</translatorcomment>
        <translation>Potpune čiste {piles}</translation>
    </message>
    <message>
        <source>Complete dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “Complete {piles}”.</translatorcomment>
        <translation>Potpune prljave {piles}</translation>
    </message>
    <message>
        <source>Complete {piles} a side needs, deal by deal; the last repeats.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Potpune {piles} koje strana treba, po dijeljenjima; zadnje se ponavlja.</translation>
    </message>
    <message>
        <source>Deals of a game</source>
        <translation>Dijeljenja u partiji</translation>
    </message>
    <message>
        <source>Deals that begin with a concealed {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Dijeljenja sa skrivenom {pile:ins} na početku</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Karte za igru</translation>
    </message>
    <message>
        <source>Dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prljava {pile}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Vučenje</translation>
    </message>
    <message>
        <source>Every partner must have melded or discarded from the foot before.</source>
        <translation>Svaki partner mora već nešto izložiti ili odbaciti iz noge.</translation>
    </message>
    <message>
        <source>Every partner must have picked up the foot before.</source>
        <translatorcomment>Of “Every partner must have played from the foot before going out.”.</translatorcomment>
        <translation>Prije toga svaki partner mora uzeti nogu.</translation>
    </message>
    <message>
        <source>First card of the discard pile</source>
        <translation>Prva karta odlagališta</translation>
    </message>
    <message>
        <source>First meld by deal</source>
        <translation>Prvo izlaganje po dijeljenju</translation>
    </message>
    <message>
        <source>First meld by score</source>
        <translation>Prvo izlaganje po bodovima</translation>
    </message>
    <message>
        <source>Foot and going out</source>
        <translation>Noga i izlazak</translation>
    </message>
    <message>
        <source>Going out must end with a discard.</source>
        <translation>Izlazak mora završiti odbacivanjem.</translation>
    </message>
    <message>
        <source>Going out needs the partner&apos;s yes, and a yes obliges.</source>
        <translation>Za izlazak treba partnerovo „da”, a „da” obvezuje.</translation>
    </message>
    <message>
        <source>How many cards a take brings, the top one included; 0 is the whole pile.</source>
        <translatorcomment>Of “How many cards a take brings, the top card included.”.</translatorcomment>
        <translation>Koliko karata donosi uzimanje, zajedno s gornjom; 0 je cijelo odlagalište.</translation>
    </message>
    <message>
        <source>How many cards the discard pile must have, the top one included.</source>
        <translatorcomment>Of “How many cards a take brings, the top card included.”.</translatorcomment>
        <translation>Koliko karata odlagalište mora imati, zajedno s gornjom.</translation>
    </message>
    <message>
        <source>How many deals are played, or 0 to play up to a score.</source>
        <translation>Koliko se dijeljenja igra, ili 0 za igru do broja bodova.</translation>
    </message>
    <message>
        <source>How many jokers each pack has; twos are wild in any case.</source>
        <translation>Koliko džokera ima svaki špil; dvojke su uvijek džoker-karte.</translation>
    </message>
    <message>
        <source>How many naturals a meld with wilds has at least.</source>
        <translation>Koliko najmanje prirodnih karata ima kombinacija s džoker-kartama.</translation>
    </message>
    <message>
        <source>How many wilds a meld of naturals may hold.</source>
        <translation>Koliko džoker-karata smije kombinacija prirodnih.</translation>
    </message>
    <message>
        <source>In how many piles the cards to draw lie.</source>
        <translation>U koliko hrpa leže karte za vučenje.</translation>
    </message>
    <message>
        <source>In these deals the first meld is seven cards laid at once.</source>
        <translation>U tim je dijeljenjima prvo izlaganje sedam karata odjednom.</translation>
    </message>
    <message>
        <source>It also ends when a draw is larger than the stock. With an empty stock play goes on as long as every player takes the pile.</source>
        <translation>Završava i kad u talonu nema dovoljno karata za vučenje. Uz prazan talon igra se dalje dok svaki igrač uzima odlagalište.</translation>
    </message>
    <message>
        <source>Jokers in each pack</source>
        <translation>Džokera u svakom špilu</translation>
    </message>
    <message>
        <source>Lady left</source>
        <translation>Preostala gospođa</translation>
    </message>
    <message>
        <source>Lady on a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Gospođa na čistoj {pile:loc}</translation>
    </message>
    <message>
        <source>Last card is a discard</source>
        <translation>Posljednja se karta odbacuje</translation>
    </message>
    <message>
        <source>Looking through the discard pile</source>
        <translation>Gledanje odlagališta</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Izlaganje crnih trojki</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Kombinacije</translation>
    </message>
    <message>
        <source>Melds of wilds only</source>
        <translation>Kombinacije samo od džoker-karata</translation>
    </message>
    <message>
        <source>More wilds onto wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>Još džoker-karata na divlje {piles}</translation>
    </message>
    <message>
        <source>Most wilds in a meld</source>
        <translation>Najviše džoker-karata u kombinaciji</translation>
    </message>
    <message>
        <source>Naturals beside a wild</source>
        <translation>Prirodne karte uz džoker-kartu</translation>
    </message>
    <message>
        <source>Needed to go out</source>
        <translation>Potrebno za izlazak</translation>
    </message>
    <message>
        <source>Needed to take</source>
        <translation>Potrebno za uzimanje</translation>
    </message>
    <message>
        <source>Never more wilds than these in a meld, or no such limit.</source>
        <translation>Nikad više džoker-karata u kombinaciji, ili bez takve granice.</translation>
    </message>
    <message>
        <source>No card is turned; the first discard begins the pile.</source>
        <translation>Nijedna se karta ne okreće; odlagalište počinje prva odbačena.</translation>
    </message>
    <message>
        <source>Nobody looks through the discard pile.</source>
        <translation>Nitko ne gleda odlagalište.</translation>
    </message>
    <message>
        <source>Not used, since every first meld is a whole {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Ne koristi se jer je svako prvo izlaganje cijela {pile}.</translation>
    </message>
    <message>
        <source>Not used, since everybody plays alone.</source>
        <translation>Ne koristi se jer svatko igra sam.</translation>
    </message>
    <message>
        <source>Not used, since melds hold no wilds.</source>
        <translatorcomment>Of “Not used, since the whole pile is taken.”.</translatorcomment>
        <translation>Ne vrijedi jer u kombinacijama nema džoker-karata.</translation>
    </message>
    <message>
        <source>Not used, since no wild comes onto the pile.</source>
        <translation>Ne vrijedi jer nijedna džoker-karta ne dolazi na odlagalište.</translation>
    </message>
    <message>
        <source>Not used, since the first meld goes by score.</source>
        <translation>Ne koristi se jer prvo izlaganje ide po bodovima.</translation>
    </message>
    <message>
        <source>Not used, since the partner is not asked.</source>
        <translation>Ne koristi se jer se partner ne pita.</translation>
    </message>
    <message>
        <source>Not used, since there are no melds of wilds only.</source>
        <translation>Ne koristi se jer nema kombinacija samo od džoker-karata.</translation>
    </message>
    <message>
        <source>Nothing is shuffled in, since no wild removes the pile.</source>
        <translation>Ništa se ne umiješava jer nijedna džoker-karta ne uklanja odlagalište.</translation>
    </message>
    <message>
        <source>Once a wild lies in it, only a natural pair takes the pile.</source>
        <translation>Kad u njemu leži džoker-karta, odlagalište uzima samo prirodan par.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Kad je strana izložila, gornja karta sama smije na kombinaciju svoje vrijednosti: i to uzima odlagalište, ali ne zamrznuto.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Kad je strana izložila, gornja karta sama smije na kombinaciju svoje vrijednosti: i to uzima odlagalište.</translation>
    </message>
    <message>
        <source>Only the special deck has ladies.</source>
        <translation>Gospođe ima samo posebni špil.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Špilovi</translation>
    </message>
    <message>
        <source>Packs of 52 cards, usually one more than there are players.</source>
        <translation>Špilovi od 52 karte, obično jedan više nego igrača.</translation>
    </message>
    <message>
        <source>Partner has picked up the foot</source>
        <translatorcomment>Of “Partner plays from the foot”.</translatorcomment>
        <translation>Partner je uzeo nogu</translation>
    </message>
    <message>
        <source>Partner has played from the foot</source>
        <translation>Partner je već igrao iz noge</translation>
    </message>
    <message>
        <source>Partner in the foot</source>
        <translatorcomment>Of “Partner plays from the foot”.</translatorcomment>
        <translation>Partner u nozi</translation>
    </message>
    <message>
        <source>Partner is asked</source>
        <translation>Partner se pita</translation>
    </message>
    <message>
        <source>Partner says yes</source>
        <translation>Partner kaže „da”</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Igrači i trajanje</translation>
    </message>
    <message>
        <source>Points a side&apos;s first meld needs, deal by deal; the last repeats.</source>
        <translation>Bodovi za prvo izlaganje strane, po dijeljenjima; zadnje se ponavlja.</translation>
    </message>
    <message>
        <source>Points by the side&apos;s score at the deal&apos;s start, lowest first.</source>
        <translation>Bodovi prema stanju strane na početku dijeljenja, najmanje prvo.</translation>
    </message>
    <message>
        <source>Points for each lady laid on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bodovi za svaku gospođu na potpunoj čistoj {pile:loc}.</translation>
    </message>
    <message>
        <source>Points for each lady left in hand or foot.</source>
        <translation>Bodovi za svaku gospođu preostalu u ruci ili nozi.</translation>
    </message>
    <message>
        <source>Points for lifting exactly hand and foot at the first try.</source>
        <translation>Bodovi za točno podignutu ruku i nogu u prvom pokušaju.</translation>
    </message>
    <message>
        <source>Points instead of clean or dirty, which makes it a kind of its own.</source>
        <translation>Bodovi umjesto za čistu ili prljavu, pa je to posebna vrsta.</translation>
    </message>
    <message>
        <source>Score below</source>
        <translation>Bodovi ispod</translation>
    </message>
    <message>
        <source>Score that ends the game</source>
        <translation>Bodovi za kraj partije</translation>
    </message>
    <message>
        <source>Second meld of a rank</source>
        <translation>Druga kombinacija iste vrijednosti</translation>
    </message>
    <message>
        <source>Several melds of one rank may lie side by side.</source>
        <translation>Više kombinacija iste vrijednosti smije ležati jedna uz drugu.</translation>
    </message>
    <message>
        <source>Smallest pile that is taken</source>
        <translation>Najmanje odlagalište za uzimanje</translation>
    </message>
    <message>
        <source>Stock piles</source>
        <translation>Taloni</translation>
    </message>
    <message>
        <source>Taking before the first meld</source>
        <translatorcomment>Of “the pile taken before the first meld too”.</translatorcomment>
        <translation>Uzimanje prije prvog izlaganja</translation>
    </message>
    <message>
        <source>Taking the discard pile</source>
        <translation>Uzimanje odlagališta</translation>
    </message>
    <message>
        <source>The game ends after the deal in which a side reaches this score.</source>
        <translation>Partija završava nakon dijeljenja u kojem strana dosegne ove bodove.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>Posljednja se karta odbacuje</translation>
    </message>
    <message>
        <source>The last card may be melded or discarded.</source>
        <translation>Posljednja karta smije se izložiti ili odbaciti.</translation>
    </message>
    <message>
        <source>The last card must be a discard.</source>
        <translation>Posljednja se karta mora odbaciti.</translation>
    </message>
    <message>
        <source>The partner is asked “May I go out?”, once in a turn: a yes obliges, a no means not this turn.</source>
        <translation>Partnera se jednom u potezu pita „Smijem li izaći?”: „da” obvezuje, „ne” znači: ne u ovom potezu.</translation>
    </message>
    <message>
        <source>The partner&apos;s yes or no may say why; otherwise no table talk.</source>
        <translation>Uz partnerovo „da” ili „ne” smije se reći zašto; inače bez razgovora za stolom.</translation>
    </message>
    <message>
        <source>The partners are asked “May I go out?” one by one, once in a turn: a yes of all obliges, the first no means not this turn.</source>
        <translation>Partnere se redom, jednom u potezu, pita „Smijem li izaći?”: „da” svih obvezuje, prvo „ne” znači: ne u ovom potezu.</translation>
    </message>
    <message>
        <source>The player must have laid a first meld before.</source>
        <translation>Igrač prije toga mora imati prvo izlaganje.</translation>
    </message>
    <message>
        <source>The rest is the stock.</source>
        <translation>Ostatak je talon.</translation>
    </message>
    <message>
        <source>The rest lies in two stock piles; a draw may come from either or both.</source>
        <translation>Ostatak leži u dva talona; vuče se iz jednoga ili iz oba.</translation>
    </message>
    <message>
        <source>The side must have laid its first meld before.</source>
        <translation>Strana prije toga mora imati prvo izlaganje.</translation>
    </message>
    <message>
        <source>The special deck is one set of cards.</source>
        <translation>Posebni špil je jedan komplet karata.</translation>
    </message>
    <message>
        <source>The top card alone, laid onto your own meld of its rank, takes the pile.</source>
        <translation>Gornja karta sama, izložena na vlastitu kombinaciju, uzima odlagalište.</translation>
    </message>
    <message>
        <source>The top card is melded at once with one of its own rank from the hand, onto a meld or with a third card or a wild; the cards below may not join.</source>
        <translation>Gornja se karta odmah izlaže s jednom iste vrijednosti iz ruke, na kombinaciju ili s trećom kartom ili džoker-kartom; karte ispod nje ne smiju s njima.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, no wild among them; more from the hand may join, the cards below may not.</source>
        <translation>Gornja se karta odmah izlaže s dvije iste vrijednosti iz ruke, među njima nijedna džoker-karta; smije ih biti više iz ruke, ali ne i karte ispod nje.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, or with one of them and a wild; more from the hand may join, the cards below may not.</source>
        <translation>Gornja se karta odmah izlaže s dvije iste vrijednosti iz ruke, ili s jednom od njih i džoker-kartom; smije ih biti više iz ruke, ali ne i karte ispod nje.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady or wild.</source>
        <translation>Gornja se karta okreće i ostaje, osim ako je gospođa ili džoker-karta.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady.</source>
        <translation>Gornja se karta okreće i ostaje, osim ako je gospođa.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is wild.</source>
        <translation>Gornja se karta okreće i ostaje, osim ako je džoker-karta.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, whatever it is.</source>
        <translation>Gornja se karta okreće i ostaje, koja god bila.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild is buried in the stock, a red three stays, and another is turned.</source>
        <translation>Gornja se karta okreće; džoker-karta vraća se u talon, crvena trojka ostaje, i okreće se druga.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned.</source>
        <translation>Gornja se karta okreće; džoker-karta ili dama vraća se u talon i okreće se druga.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned. A villain stays.</source>
        <translation>Gornja se karta okreće; džoker-karta ili gospođa vraća se u talon i okreće se druga. Zlikovac ostaje.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three is buried in the stock and another turned. A black three stays.</source>
        <translation>Gornja se karta okreće; džoker-karta ili crvena trojka vraća se u talon i okreće se druga. Crna trojka ostaje.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three stays and another is turned on it, until a natural or a black three lies on top.</source>
        <translation>Gornja se karta okreće; džoker-karta ili crvena trojka ostaje i na nju se okreće druga, dok na vrhu ne bude prirodna karta ili crna trojka.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild stays and another is turned on it. A lady is buried in the stock.</source>
        <translation>Gornja se karta okreće; džoker-karta ostaje i na nju se okreće druga. Dama se vraća u talon.</translation>
    </message>
    <message>
        <source>There are no melds of wilds only.</source>
        <translation>Nema kombinacija samo od džoker-karata.</translation>
    </message>
    <message>
        <source>Three or more wilds, of both kinds, may be a meld of wilds.</source>
        <translation>Tri ili više džoker-karata, obiju vrsta, smiju biti divlja kombinacija.</translation>
    </message>
    <message>
        <source>Threes and sevens</source>
        <translation>Trojke i sedmice</translation>
    </message>
    <message>
        <source>Top card onto a meld</source>
        <translatorcomment>Of “the top cards, up to a number”.</translatorcomment>
        <translation>Gornja karta na kombinaciju</translation>
    </message>
    <message>
        <source>Twos and jokers may be melded without naturals.</source>
        <translation>Dvojke i džokeri smiju se izlagati bez prirodnih karata.</translation>
    </message>
    <message>
        <source>Usual packs of cards, or the special deck of 262 cards.</source>
        <translation>Obični špilovi karata ili posebni špil od 262 karte.</translation>
    </message>
    <message>
        <source>What a meld of seven is called on the screen and on paper.</source>
        <translation>Kako se kombinacija od sedam zove na ekranu i na papiru.</translation>
    </message>
    <message>
        <source>What a side needs to take the pile that has not melded yet.</source>
        <translation>Što strani koja još nije izložila treba da uzme odlagalište.</translation>
    </message>
    <message>
        <source>What a two or a joker on top of the discard pile means.</source>
        <translation>Što znači dvojka ili džoker na vrhu odlagališta.</translation>
    </message>
    <message>
        <source>What every partner must have done with the foot before you go out.</source>
        <translatorcomment>Of “Every partner must have played from the foot before going out.”.</translatorcomment>
        <translation>Što svaki partner mora napraviti s nogom prije nego što netko izađe.</translation>
    </message>
    <message>
        <source>What happens when a draw is larger than the stock.</source>
        <translation>Što biva kad u talonu nema dovoljno karata za vučenje.</translation>
    </message>
    <message>
        <source>What the hand must hold to meld with the top card.</source>
        <translation>Što ruka mora imati za izlaganje s gornjom kartom.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, cards removed from the table are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Kad u talonu nema dovoljno karata za vučenje, pod njega se umiješaju karte uklonjene sa stola; ako ni to nije dovoljno, dijeljenje završava.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, removed cards and all discards but the top one are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Kad u talonu nema dovoljno karata za vučenje, pod njega se umiješaju uklonjene karte i sve odbačene osim gornje; ako ni to nije dovoljno, dijeljenje završava.</translation>
    </message>
    <message>
        <source>When a side may begin another meld of the same rank.</source>
        <translation>Kada strana smije početi novu kombinaciju iste vrijednosti.</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Kad se talon potroši</translation>
    </message>
    <message>
        <source>Whether a complete wild {pile} still takes wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Prima li potpuna divlja {pile} još džoker-karata.</translation>
    </message>
    <message>
        <source>Whether everybody may look at what lies below its top card.</source>
        <translation>Smije li svatko gledati što je ispod gornje karte.</translation>
    </message>
    <message>
        <source>Whether the top card of the stock is turned to begin the pile.</source>
        <translation>Okreće li se gornja karta talona kao početak odlagališta.</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be melded.</source>
        <translation>Smiju li se izložiti tri crne trojke ili više.</translation>
    </message>
    <message>
        <source>Which cards a complete clean {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “Wilds on a complete clean {pile}”.</translatorcomment>
        <translation>Koje karte potpuna čista {pile} još prima.</translation>
    </message>
    <message>
        <source>Which cards a complete dirty {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Koje karte potpuna prljava {pile} još prima.</translation>
    </message>
    <message>
        <source>Who shares melds and score.</source>
        <translation>Tko dijeli kombinacije i bodove.</translation>
    </message>
    <message>
        <source>Wild card on top</source>
        <translation>Džoker-karta na vrhu</translation>
    </message>
    <message>
        <source>Wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Divlja {pile}</translation>
    </message>
    <message>
        <source>Wilds in a meld</source>
        <translation>Džoker-karte u kombinaciji</translation>
    </message>
    <message>
        <source>Word for a complete meld</source>
        <translation>Riječ za potpunu kombinaciju</translation>
    </message>
    <message>
        <source>a clean and a dirty one side by side</source>
        <translation>čista i prljava jedna uz drugu</translation>
    </message>
    <message>
        <source>a deal could go on for ever</source>
        <translation>dijeljenje bi moglo trajati zauvijek</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but no wild may be in it</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>treba prljava {pile}, a u njoj ne smije biti džoker-karta</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but seven naturals leave no room for a wild</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>treba prljava {pile}, ali uz sedam prirodnih nema mjesta za džoker-kartu</translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation>prirodan par</translation>
    </message>
    <message>
        <source>a pair, or one natural and a wild</source>
        <translation>par, ili prirodna i džoker-karta</translation>
    </message>
    <message>
        <source>a pile of {new} or more taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>odlagalište se uzima od {new}, a ne od {old}</translation>
    </message>
    <message>
        <source>a take brings fewer cards than the pile must have</source>
        <translation>uzimanje donosi manje karata nego što ih odlagalište mora imati</translation>
    </message>
    <message>
        <source>a wild beside {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>džoker-karta uz {new}, a ne uz {old}</translation>
    </message>
    <message>
        <source>a wild cannot freeze a pile that it takes off the table</source>
        <translation>džoker-karta ne može zamrznuti odlagalište koje uklanja sa stola</translation>
    </message>
    <message>
        <source>a wild does not freeze the pile</source>
        <translation>džoker-karta ne zamrzava odlagalište</translation>
    </message>
    <message>
        <source>a wild freezes the pile</source>
        <translation>džoker-karta zamrzava odlagalište</translation>
    </message>
    <message>
        <source>a wild {pile} is needed, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>treba divlja {pile}, a džoker-karte se ne izlažu same</translation>
    </message>
    <message>
        <source>a {pile} of sevens is needed, but it is no kind of its own</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>treba {pile} od sedmica, a ona nije posebna vrsta</translation>
    </message>
    <message>
        <source>all discards but the top are shuffled in</source>
        <translation>umiješaju se sve odbačene osim gornje</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>koliko god</translation>
    </message>
    <message>
        <source>as many as naturals</source>
        <translation>koliko i prirodnih</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>u svako doba</translation>
    </message>
    <message>
        <source>at most {new} in a meld instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>u kombinaciji najviše {new}, a ne {old}</translation>
    </message>
    <message>
        <source>black threes could neither be melded nor discarded</source>
        <translation>crne trojke ne bi se mogle ni izložiti ni odbaciti</translation>
    </message>
    <message>
        <source>blocks the pile</source>
        <translation>blokira odlagalište</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “closed”.</translatorcomment>
        <translation>zatvorene</translation>
    </message>
    <message>
        <source>complete clean {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>potpune čiste {piles} {new}, a ne {old}</translation>
    </message>
    <message>
        <source>complete dirty {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>potpune prljave {piles} {new}, a ne {old}</translation>
    </message>
    <message>
        <source>everybody may look through the discard pile</source>
        <translation>svatko smije gledati odlagalište</translation>
    </message>
    <message>
        <source>fewer than naturals</source>
        <translation>manje nego prirodnih</translation>
    </message>
    <message>
        <source>in the turn that goes out</source>
        <translation>u potezu kojim se izlazi</translation>
    </message>
    <message>
        <source>melds of wilds only</source>
        <translation>kombinacije samo od džoker-karata</translation>
    </message>
    <message>
        <source>more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>još džoker-karata na potpune divlje {piles}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikad</translation>
    </message>
    <message>
        <source>no card is turned</source>
        <translation>nijedna se karta ne okreće</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez granice</translation>
    </message>
    <message>
        <source>no melds of wilds only</source>
        <translation>bez kombinacija samo od džoker-karata</translation>
    </message>
    <message>
        <source>no more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>ništa više na potpune divlje {piles}</translation>
    </message>
    <message>
        <source>nobody looks through the discard pile</source>
        <translation>nitko ne gleda odlagalište</translation>
    </message>
    <message>
        <source>none</source>
        <comment>deals</comment>
        <translation>nema</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nije dopušteno</translation>
    </message>
    <message>
        <source>not enough cards are left for a stock and a first discard</source>
        <translation>ne ostaje dovoljno karata za talon i prvu odbačenu</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>partner</comment>
        <translation>ništa</translation>
    </message>
    <message>
        <source>off</source>
        <translation>isključeno</translation>
    </message>
    <message>
        <source>one for every two naturals</source>
        <translation>jedna na svake dvije prirodne</translation>
    </message>
    <message>
        <source>one matching card</source>
        <translation>jedna ista karta</translation>
    </message>
    <message>
        <source>open to naturals</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “open to naturals”.</translatorcomment>
        <translation>otvorene za prirodne</translation>
    </message>
    <message>
        <source>open to naturals and wilds</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “open to naturals”.</translatorcomment>
        <translation>otvorene za prirodne i džoker-karte</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>parovi</translation>
    </message>
    <message>
        <source>picked it up</source>
        <comment>partner</comment>
        <translation>uzeo ju je</translation>
    </message>
    <message>
        <source>played from it</source>
        <comment>partner</comment>
        <translation>igrao je iz nje</translation>
    </message>
    <message>
        <source>red threes could neither be melded nor discarded</source>
        <translation>crvene trojke ne bi se mogle ni izložiti ni odbaciti</translation>
    </message>
    <message>
        <source>removed cards are shuffled in</source>
        <translation>umiješaju se uklonjene karte</translation>
    </message>
    <message>
        <source>removes the pile from the table</source>
        <translation>uklanja odlagalište sa stola</translation>
    </message>
    <message>
        <source>so many players cannot be grouped like this</source>
        <translation>toliko se igrača ne može ovako podijeliti</translation>
    </message>
    <message>
        <source>so many {piles} cannot be made</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>toliko se {piles:gen} ne može složiti</translation>
    </message>
    <message>
        <source>so many {piles} need a second meld of a rank</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>za toliko {piles:gen} treba druga kombinacija iste vrijednosti</translation>
    </message>
    <message>
        <source>special deck of 262 cards</source>
        <translation>posebni špil od 262 karte</translation>
    </message>
    <message>
        <source>taken with two of the same wild</source>
        <translation>uzima se s dvije iste takve</translation>
    </message>
    <message>
        <source>the deal ends</source>
        <translation>dijeljenje završava</translation>
    </message>
    <message>
        <source>the game would never end</source>
        <translation>partija nikad ne bi završila</translation>
    </message>
    <message>
        <source>the last card may be melded</source>
        <translation>posljednja karta smije se izložiti</translation>
    </message>
    <message>
        <source>the last card must be discarded</source>
        <translation>posljednja se karta mora odbaciti</translation>
    </message>
    <message>
        <source>the partner answers only yes or no</source>
        <translation>partner odgovara samo „da” ili „ne”</translation>
    </message>
    <message>
        <source>the partner is asked</source>
        <translation>partner se pita</translation>
    </message>
    <message>
        <source>the partner is not asked</source>
        <translation>partner se ne pita</translation>
    </message>
    <message>
        <source>the partner&apos;s answer may say why</source>
        <translation>uz odgovor partner smije reći zašto</translation>
    </message>
    <message>
        <source>the same as later</source>
        <translation>isto kao poslije</translation>
    </message>
    <message>
        <source>the scores of the steps must rise</source>
        <translation>bodovi stupnjeva moraju rasti</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes no pile</source>
        <translation>gornja karta sama na kombinaciju ne uzima odlagalište</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes the pile</source>
        <translation>gornja karta sama na kombinaciju uzima odlagalište</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>cijelo odlagalište</translation>
    </message>
    <message>
        <source>the word {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>riječ {new}, a ne {old}</translation>
    </message>
    <message>
        <source>three or more, without wilds</source>
        <translation>tri ili više, bez džoker-karata</translation>
    </message>
    <message>
        <source>turned and left in place</source>
        <translation>okreće se i ostaje</translation>
    </message>
    <message>
        <source>turned, wilds and red threes buried</source>
        <translation>okreće se, džoker-karte i crvene trojke se vraćaju</translation>
    </message>
    <message>
        <source>turned; wilds and red threes are covered</source>
        <translation>okreće se; džoker-karte i crvene trojke prekrivaju se</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>dva tima po tri</translation>
    </message>
    <message>
        <source>two wilds cannot be melded by themselves to take a third</source>
        <translation>dvije džoker-karte ne mogu se same izložiti da uzmu treću</translation>
    </message>
    <message>
        <source>up to a score</source>
        <translation>do broja bodova</translation>
    </message>
    <message numerus="yes">
        <source>up to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>do {points} boda</numerusform>
            <numerusform>do {points} boda</numerusform>
            <numerusform>do {points} bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>usual packs</source>
        <translation>obični špilovi</translation>
    </message>
    <message>
        <source>when the first is complete</source>
        <translation>kad je prva potpuna</translation>
    </message>
    <message>
        <source>wilds wait for a wild {pile}, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>džoker-karte čekaju divlju {pile:acc}, a same se ne izlažu</translation>
    </message>
    <message>
        <source>with an odd number of players nobody sits opposite</source>
        <translation>kod neparnog broja igrača nitko ne sjedi nasuprot</translation>
    </message>
    <message>
        <source>{length}, about an hour</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{length}, oko sat vremena</translation>
    </message>
    <message>
        <source>{new} for a clean {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>čista {pile}: {new}, a ne {old}</translation>
    </message>
    <message>
        <source>{new} for a dirty {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>prljava {pile}: {new}, a ne {old}</translation>
    </message>
    <message>
        <source>{new} for a wild {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>divlja {pile}: {new}, a ne {old}</translation>
    </message>
    <message>
        <source>{new} for going out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>izlazak: {new}, a ne {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>sides</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new}, a ne {old}</translation>
    </message>
    <message>
        <source>{new} of the pile taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>s odlagališta se uzima {new}, a ne {old}</translation>
    </message>
    <message>
        <source>{new} to go out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>za izlazak {new}, a ne {old}</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, ruka {hand}, noga {foot}, {length}.</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand}, knees of {knee} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, ruka {hand}, koljeno {knee}, noga {foot}, {length}.</translation>
    </message>
    <message>
        <source>{ranks:^} are never melded. Discarded, they stop the next player from taking the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se nikad ne izlažu. {ranks:Odbačene|Odbačeni|Odbačene|Odbačeni|Odbačene} sljedećem igraču ne daju uzeti odlagalište.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds in the turn that goes out; seven are a clean {pile}. Each counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^}, {ranks:odbačene|odbačeni|odbačene|odbačeni|odbačene}, sljedećem igraču ne daju uzeti odlagalište. Tri ili više smiju se izložiti bez džoker-karata u potezu kojim se izlazi; sedam ih je čista {pile}. Svaka karta vrijedi {points}.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds; seven are a clean {pile} that pays the dirty bonus. Each card counts {points}, towards a first meld too.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^}, {ranks:odbačene|odbačeni|odbačene|odbačeni|odbačene}, sljedećem igraču ne daju uzeti odlagalište. Tri ili više smiju se izložiti bez džoker-karata; sedam ih je čista {pile} koja donosi bonus prljave. Svaka karta vrijedi {points}, i u prvom izlaganju.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPossible</name>
    <message>
        <source>A card is dropped on the meld that it fits.</source>
        <translation>Karta se spušta na kombinaciju kojoj pristaje.</translation>
    </message>
    <message>
        <source>A card on the discard pile ends the turn.</source>
        <translation>Karta na odlagalištu završava potez.</translation>
    </message>
    <message>
        <source>About {number} are wanted, for all packets.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translatorcomment>Of “About {number} are wanted, for hand and foot.”.</translatorcomment>
        <translation>Treba ih oko {number}, za sve svežnjeve.</translation>
    </message>
    <message>
        <source>Add to a meld</source>
        <translation>Dodaj na kombinaciju</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Odbaci kartu</translation>
    </message>
    <message>
        <source>Draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Vuci {cards:acc}</translation>
    </message>
    <message>
        <source>Every card can be laid or discarded.</source>
        <translation>Svaka se karta može izložiti ili odbaciti.</translation>
    </message>
    <message>
        <source>G asks the partner.</source>
        <translation>G pita partnera.</translation>
    </message>
    <message>
        <source>Its cards are lifted one after the other, then dropped on the table.</source>
        <translation>Njezine se karte podižu jedna za drugom, pa spuštaju na stol.</translation>
    </message>
    <message numerus="yes">
        <source>Its top card is melded with cards of the hand; {cards} (comes|come).</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Gornja se karta izlaže s kartama iz ruke; dolazi {cards}.</numerusform>
            <numerusform>Gornja se karta izlaže s kartama iz ruke; dolaze {cards}.</numerusform>
            <numerusform>Gornja se karta izlaže s kartama iz ruke; dolazi {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a new meld</source>
        <translation>Izloži novu kombinaciju</translation>
    </message>
    <message>
        <source>Lay the first meld</source>
        <translation>Prvo izlaganje</translation>
    </message>
    <message>
        <source>Lift cards off the deck</source>
        <translation>Podigni karte sa špila</translation>
    </message>
    <message>
        <source>No card can be discarded.</source>
        <translation>Nijedna se karta ne može odbaciti.</translation>
    </message>
    <message>
        <source>No card of the hand fits a meld of the own side.</source>
        <translation>Nijedna karta iz ruke ne pristaje kombinacijama svoje strane.</translation>
    </message>
    <message>
        <source>Take the discard pile</source>
        <translation>Uzmi odlagalište</translation>
    </message>
    <message>
        <source>The hand has enough; F shows good ways.</source>
        <translation>U ruci je dovoljno; F pokazuje dobre načine.</translation>
    </message>
    <message>
        <source>The hand has no new meld.</source>
        <translation>U ruci nema nove kombinacije.</translation>
    </message>
    <message>
        <source>{name} goes on with this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} nastavlja ovaj potez.</translation>
    </message>
    <message>
        <source>{name} must go out in this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} mora izaći u ovom potezu.</translation>
    </message>
    <message>
        <source>{press:^} draws.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press:^} vuče karte.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPrompts</name>
    <message numerus="yes">
        <source>(one card|{number} cards), worth {points}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{number} karta, vrijedi {points}</numerusform>
            <numerusform>{number} karte, vrijede {points}</numerusform>
            <numerusform>{number} karata, vrijedi {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards left: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Preostalo karata: {sides}.</translation>
    </message>
    <message>
        <source>Exactly {number} at the first try score {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Točno {number} u prvom pokušaju donosi {points}.</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Smijem li izaći?</translation>
    </message>
    <message>
        <source>at most {most} of seven cards now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>zasad najviše {most:f} od sedam karata: odbaci jednu kartu.</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>zasad najviše {most} od {points} boda: odbaci jednu kartu.</numerusform>
            <numerusform>zasad najviše {most} od {points} boda: odbaci jednu kartu.</numerusform>
            <numerusform>zasad najviše {most} od {points} bodova: odbaci jednu kartu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: take the cards back.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>zasad najviše {most} od {points} boda: vrati karte u ruku.</numerusform>
            <numerusform>zasad najviše {most} od {points} boda: vrati karte u ruku.</numerusform>
            <numerusform>zasad najviše {most} od {points} bodova: vrati karte u ruku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) with {card}: draw {draw}.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {card}: one card, in words or as it is printed: “9♦”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>
            <numerusform>najviše {most} od {points} boda uz {card:acc}: vuci {draw:f.acc}.</numerusform>
            <numerusform>najviše {most} od {points} boda uz {card:acc}: vuci {draw:f.acc}.</numerusform>
            <numerusform>najviše {most} od {points} bodova uz {card:acc}: vuci {draw:f.acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose how many come from each stock pile.</source>
        <translation>odaberi koliko dolazi iz kojeg talona.</translation>
    </message>
    <message>
        <source>draw the last card: it ends the deal.</source>
        <translation>vuci posljednju kartu: time dijeljenje završava.</translation>
    </message>
    <message>
        <source>draw {cards} from either stock pile.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>vuci {cards:acc} iz bilo kojeg talona.</translation>
    </message>
    <message>
        <source>draw {cards}, from one stock pile or both.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>vuci {cards:acc}, iz jednog talona ili iz oba.</translation>
    </message>
    <message>
        <source>draw {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>vuci {cards:acc}.</translation>
    </message>
    <message>
        <source>draw {cards}; others are shuffled in first.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>vuci {cards:acc}; najprije se umiješaju druge.</translation>
    </message>
    <message>
        <source>go out: lay every card, or all but one to discard.</source>
        <translation>izađi: izloži sve karte, ili sve osim jedne za odbacivanje.</translation>
    </message>
    <message>
        <source>lay a whole {pile} of seven, or discard one card.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>izloži cijelu {pile:acc} od sedam ili odbaci jednu kartu.</translation>
    </message>
    <message>
        <source>lay down, or take the cards back.</source>
        <translation>izloži, ili vrati karte u ruku.</translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) more, or take the cards back.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>izloži još {points} bod, ili vrati karte u ruku.</numerusform>
            <numerusform>izloži još {points} boda, ili vrati karte u ruku.</numerusform>
            <numerusform>izloži još {points} bodova, ili vrati karte u ruku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) or more, or discard one card.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>izloži {points} bod ili više, ili odbaci jednu kartu.</numerusform>
            <numerusform>izloži {points} boda ili više, ili odbaci jednu kartu.</numerusform>
            <numerusform>izloži {points} bodova ili više, ili odbaci jednu kartu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s) off the deck.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>podigni oko {number} karte sa špila.</numerusform>
            <numerusform>podigni oko {number} karte sa špila.</numerusform>
            <numerusform>podigni oko {number} karata sa špila.</numerusform>
        </translation>
    </message>
    <message>
        <source>lift cards to meld, or one card to discard.</source>
        <translation>podigni karte za izlaganje, ili jednu za odbacivanje.</translation>
    </message>
    <message>
        <source>may {asker} go out?</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>smije li {asker} izaći?</translation>
    </message>
    <message>
        <source>no card can be discarded, so the turn just ends.</source>
        <translation>nijedna se karta ne može odbaciti, pa potez samo završava.</translation>
    </message>
    <message>
        <source>nothing can be melded yet: discard one card.</source>
        <translation>još se ništa ne može izložiti: odbaci jednu kartu.</translation>
    </message>
    <message>
        <source>take the discard pile and go out.</source>
        <translation>uzmi odlagalište i izađi.</translation>
    </message>
    <message>
        <source>take the pile, or draw the last card: it ends the deal.</source>
        <translation>uzmi odlagalište ili vuci posljednju kartu: time dijeljenje završava.</translation>
    </message>
    <message>
        <source>take the pile: drawing from the empty stock ends the deal.</source>
        <translation>uzmi odlagalište: vučenje iz praznog talona završava dijeljenje.</translation>
    </message>
    <message>
        <source>take {cards} with {card} onto your {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>uzmi {cards:acc}: {card} na {ranks:acc}, ili vuci {draw:f.acc}.</translation>
    </message>
    <message>
        <source>take {cards} with {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>uzmi {cards:acc} uz {ranks:acc}, ili vuci {draw:f.acc}.</translation>
    </message>
    <message>
        <source>take {cards} with {rank}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rank}: the rank of one card: “nine”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>uzmi {cards:acc} uz {rank:acc}, ili vuci {draw:f.acc}.</translation>
    </message>
    <message>
        <source>the stock has {cards}: drawing ends the deal.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>talon ima {cards:acc}: vučenje završava dijeljenje.</translation>
    </message>
    <message>
        <source>the stock is empty: drawing ends the deal.</source>
        <translation>talon je prazan: vučenje završava dijeljenje.</translation>
    </message>
    <message>
        <source>{asked} thinks about {asker} going out.</source>
        <extracomment>{asked}: the partner who is asked. {asker}: the player who asks.</extracomment>
        <translation>{asked} razmišlja smije li {asker} izaći.</translation>
    </message>
    <message>
        <source>{asker} asks</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} pita</translation>
    </message>
    <message>
        <source>{asker} has to do as you say.</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} se mora držati odgovora.</translation>
    </message>
    <message>
        <source>{cards} and the foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} i noga</translation>
    </message>
    <message>
        <source>{cards}, knee and foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards}, koljeno i noga</translation>
    </message>
    <message>
        <source>{name} lifts the packets.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} podiže svežnjeve.</translation>
    </message>
    <message>
        <source>{name} {number} and the foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number} i noga</translation>
    </message>
    <message>
        <source>{name} {number}, knee and foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number}, koljeno i noga</translation>
    </message>
    <message>
        <source>{press} asks whether to go out.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press} pita za izlazak.</translation>
    </message>
    <message>
        <source>{press} discards {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} odbacuje {card:acc}.</translation>
    </message>
    <message>
        <source>{press} ends the turn.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press} završava potez.</translation>
    </message>
    <message>
        <source>{press} lays out {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} slaže {cards:acc}.</translation>
    </message>
    <message>
        <source>{press} lays {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} izlaže {cards:acc}.</translation>
    </message>
    <message>
        <source>{press} takes {count} with {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} uzima {count:f.acc} uz {cards:acc}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPuzzles</name>
    <message numerus="yes">
        <source>Besides the top card a take brings {taken}, and {count} of them (fits|fit): {cards}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Uz gornju kartu uzimanje donosi {taken:acc}, a od toga se {count:f} uklapa: {cards}.</numerusform>
            <numerusform>Uz gornju kartu uzimanje donosi {taken:acc}, a od toga se {count:f} uklapaju: {cards}.</numerusform>
            <numerusform>Uz gornju kartu uzimanje donosi {taken:acc}, a od toga se {count} uklapa: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Besides the top card a take brings {taken}, but nothing that fits.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”.</extracomment>
        <translation>Uz gornju kartu uzimanje donosi {taken:acc}, ali ništa što se uklapa.</translation>
    </message>
    <message>
        <source>Find the way out</source>
        <translation>Nađi izlaz</translation>
    </message>
    <message>
        <source>Get down</source>
        <translation>Prvo izlaganje</translation>
    </message>
    <message>
        <source>Go out in this turn. The partner will say yes.</source>
        <translation>Izađi u ovom potezu. Partner će reći „da”.</translation>
    </message>
    <message>
        <source>Lay the first meld with the fewest wilds, twos over jokers.</source>
        <translatorcomment>Of “Lay the first meld with as few wilds as possible, and with twos rather than jokers.”.</translatorcomment>
        <translation>Prvo izlaganje sa što manje džoker-karata, radije s dvojkama.</translation>
    </message>
    <message>
        <source>Lay {cards}, and discard {card}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Izložiti {cards:acc}, pa odbaciti {card:acc}.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Izložiti {cards:acc}. S manje džoker-karata skupi se najviše {most} bodova.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds, or with a two for a joker, at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Izložiti {cards:acc}. S manje džoker-karata, ili dvojkom umjesto džokera, skupi se najviše {most} bodova.</translation>
    </message>
    <message>
        <source>Lay {cards}: no wild is needed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Izložiti {cards:acc}: džoker-karta nije potrebna.</translation>
    </message>
    <message>
        <source>Lay {cards}: nothing is left.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Izložiti {cards:acc}: ne ostaje ništa.</translation>
    </message>
    <message>
        <source>Still needed to go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Za izlazak još treba: {needed}.</translation>
    </message>
    <message>
        <source>Take the discard pile, or draw? Which is better?</source>
        <translation>Uzeti odlagalište ili vući? Što je bolje?</translation>
    </message>
    <message>
        <source>Take the pile?</source>
        <translation>Uzeti odlagalište?</translation>
    </message>
</context>
<context>
    <name>HandAndFootRefusals</name>
    <message numerus="yes">
        <source>(a wild too many|too many wilds)</source>
        <translation>
            <numerusform>džoker-karta previše</numerusform>
            <numerusform>džoker-karte previše</numerusform>
            <numerusform>previše džoker-karata</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that may be discarded has to stay.</source>
        <translation>Mora ostati karta koja se smije odbaciti.</translation>
    </message>
    <message>
        <source>A draw is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Vučenje: {cards}.</translation>
    </message>
    <message>
        <source>A lady lies only on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Gospođa leži samo na potpunoj čistoj {pile:loc}.</translation>
    </message>
    <message>
        <source>A second {rank} in the hand is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>U ruci nedostaje još {rank:jedna|jedan|jedno} {rank}.</translation>
    </message>
    <message>
        <source>A third wild is missing.</source>
        <translation>Nedostaje treća džoker-karta.</translation>
    </message>
    <message>
        <source>A third {rank} is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Nedostaje {rank:treća|treći|treće} {rank}.</translation>
    </message>
    <message>
        <source>A third {rank} or a wild is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Nedostaje {rank:treća|treći|treće} {rank} ili džoker-karta.</translation>
    </message>
    <message numerus="yes">
        <source>A wild needs at least {count} natural {ranks} beside it.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Uz džoker-kartu treba barem prirodnih karata: {count} ({ranks}).</numerusform>
            <numerusform>Uz džoker-kartu treba barem prirodnih karata: {count} ({ranks}).</numerusform>
            <numerusform>Uz džoker-kartu treba barem prirodnih karata: {count} ({ranks}).</numerusform>
        </translation>
    </message>
    <message>
        <source>After black threes every card has to go in this turn.</source>
        <translation>Nakon crnih trojki u ovom potezu mora otići svaka karta.</translation>
    </message>
    <message>
        <source>After the yes every card has to go in this turn.</source>
        <translation>Nakon odgovora „da” u ovom potezu mora otići svaka karta.</translation>
    </message>
    <message>
        <source>All cards but one must find a place to go out.</source>
        <translation>Za izlazak sve karte osim jedne moraju naći mjesto.</translation>
    </message>
    <message>
        <source>Answer the question first.</source>
        <translation>Najprije treba odgovoriti na pitanje.</translation>
    </message>
    <message>
        <source>Before your first meld only two {ranks} from your hand take the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Prije prvog izlaganja odlagalište uzimaju samo dvije karte iz ruke: {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>Between 1 and {number} card(s) can be lifted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Može se podići od 1 do {number} karte.</numerusform>
            <numerusform>Može se podići od 1 do {number} karte.</numerusform>
            <numerusform>Može se podići od 1 do {number} karata.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are melded only when going out.</source>
        <translation>Crne trojke izlažu se samo pri izlasku.</translation>
    </message>
    <message>
        <source>Black threes are melded without wilds.</source>
        <translation>Crne trojke izlažu se bez džoker-karata.</translation>
    </message>
    <message>
        <source>Complete the wild meld on the table first.</source>
        <translation>Najprije treba dovršiti divlju kombinaciju na stolu.</translation>
    </message>
    <message>
        <source>Discard one card to end the turn.</source>
        <translation>Potez završava odbacivanjem jedne karte.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Najprije treba vući.</translation>
    </message>
    <message>
        <source>Each meld can be named once, and must be on the table.</source>
        <translation>Svaka se kombinacija navodi jednom i mora biti na stolu.</translation>
    </message>
    <message>
        <source>Going out is possible only from the foot.</source>
        <translation>Izaći se može samo iz noge.</translation>
    </message>
    <message>
        <source>Going out needs {piles} more, and a place for every card.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Za izlazak treba još {piles} i mjesto za svaku kartu.</translation>
    </message>
    <message>
        <source>Lay down the cards laid out first, or take them back.</source>
        <translation>Složene karte treba najprije izložiti ili vratiti u ruku.</translation>
    </message>
    <message>
        <source>Lay the first meld before taking the discard pile.</source>
        <translation>Prije uzimanja odlagališta treba prvo izlaganje.</translation>
    </message>
    <message>
        <source>Lift just one card to discard it.</source>
        <translation>Odbacuje se samo jedna podignuta karta.</translation>
    </message>
    <message>
        <source>Lift the packets off the deck first.</source>
        <translation>Najprije treba podići svežnjeve sa špila.</translation>
    </message>
    <message>
        <source>Nobody has asked to go out.</source>
        <translation>Nitko nije pitao smije li izaći.</translation>
    </message>
    <message>
        <source>Nobody has to be asked.</source>
        <translation>Nikoga ne treba pitati.</translation>
    </message>
    <message>
        <source>Take the discard pile: the yes was given for it.</source>
        <translation>Treba uzeti odlagalište: „da” je rečeno za to.</translation>
    </message>
    <message>
        <source>That is {cards} too many for the {ranks}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^}: {cards} previše.</translation>
    </message>
    <message>
        <source>That stock pile has {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>U tom talonu: {cards}.</translation>
    </message>
    <message>
        <source>That stock pile is empty.</source>
        <translation>Taj talon je prazan.</translation>
    </message>
    <message>
        <source>The answer was no; the next turn may bring another.</source>
        <translation>Odgovor je bio „ne”; sljedeći potez može donijeti drugi.</translation>
    </message>
    <message>
        <source>The answer was yes.</source>
        <translation>Odgovor je bio „da”.</translation>
    </message>
    <message>
        <source>The complete {ranks} take no wild.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:Potpune|Potpuni|Potpuna|Potpuni|Potpune} {ranks} ne primaju džoker-kartu.</translation>
    </message>
    <message>
        <source>The discard pile is empty: draw from the stock.</source>
        <translation>Odlagalište je prazno: treba vući iz talona.</translation>
    </message>
    <message>
        <source>The draw is done: lay cards, or discard one.</source>
        <translation>Vučenje je obavljeno: treba izložiti karte ili odbaciti jednu.</translation>
    </message>
    <message>
        <source>The first meld of this deal is a {pile} laid at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prvo izlaganje u ovom dijeljenju je cijela {pile} odjednom.</translation>
    </message>
    <message>
        <source>The foot is picked up when the hand is empty.</source>
        <translation>Noga se uzima kad je ruka prazna.</translation>
    </message>
    <message>
        <source>The last card has to stay until going out is allowed.</source>
        <translation>Posljednja karta mora ostati dok izlazak nije dopušten.</translation>
    </message>
    <message>
        <source>The pile is frozen: only two {ranks} from your hand take it.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Odlagalište je zamrznuto: uzimaju ga samo dvije karte iz ruke: {ranks}.</translation>
    </message>
    <message>
        <source>The {pile} of {ranks} is complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{pile:^} {ranks:gen} je potpuna.</translation>
    </message>
    <message>
        <source>The {ranks} have their one meld already.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} već imaju svoju jedinu kombinaciju.</translation>
    </message>
    <message>
        <source>The {ranks} must be completed and a new meld of three begun.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se moraju dovršiti i mora početi nova kombinacija od tri.</translation>
    </message>
    <message>
        <source>The {ranks} on the table must be complete first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} na stolu moraju najprije biti {ranks:potpune|potpuni|potpuna|potpuni|potpune}.</translation>
    </message>
    <message>
        <source>There is a clean meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Čista kombinacija već leži ({ranks}): najprije treba dovršiti nju.</translation>
    </message>
    <message>
        <source>There is a dirty meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Prljava kombinacija već leži ({ranks}): najprije treba dovršiti nju.</translation>
    </message>
    <message>
        <source>There is no deck to cut now.</source>
        <translation>Sada nema špila za podizanje.</translation>
    </message>
    <message>
        <source>These melds belong to the other side.</source>
        <translation>Te kombinacije pripadaju drugoj strani.</translation>
    </message>
    <message>
        <source>Threes are never melded, only discarded.</source>
        <translation>Trojke se nikad ne izlažu, samo odbacuju.</translation>
    </message>
    <message>
        <source>Two more wilds are missing.</source>
        <translation>Nedostaju još dvije džoker-karte.</translation>
    </message>
    <message>
        <source>Two more {ranks} are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Nedostaju još dvije karte: {ranks}.</translation>
    </message>
    <message>
        <source>Two more {ranks}, or one and a wild, are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Nedostaju još dvije karte ({ranks}), ili jedna i džoker-karta.</translation>
    </message>
    <message>
        <source>Wilds need two cards of one rank beside them.</source>
        <translation>Uz džoker-karte trebaju dvije karte iste vrijednosti.</translation>
    </message>
    <message numerus="yes">
        <source>You need a complete {pile} before the foot: keep {count} card(s).</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Prije noge treba cijela {pile}: {count:f} karta ostaje.</numerusform>
            <numerusform>Prije noge treba cijela {pile}: {count:f} karte ostaju.</numerusform>
            <numerusform>Prije noge treba cijela {pile}: {count} karata ostaje.</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>potpuna</translation>
    </message>
    <message>
        <source>first meld first</source>
        <translation>prvo izlaganje</translation>
    </message>
    <message>
        <source>lay down first</source>
        <translation>prvo izložiti</translation>
    </message>
    <message>
        <source>one rank only</source>
        <translation>samo ista vrijednost</translation>
    </message>
    <message>
        <source>only discarded</source>
        <translation>samo se odbacuje</translation>
    </message>
    <message>
        <source>only wilds</source>
        <translation>samo džoker-karte</translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>samo {ranks}</translation>
    </message>
    <message>
        <source>takes no wild</source>
        <translation>bez džoker-karte</translation>
    </message>
    <message>
        <source>the other side&apos;s</source>
        <translation>od druge strane</translation>
    </message>
    <message>
        <source>{card:^} blocks the pile: draw from the stock.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} blokira odlagalište: treba vući iz talona.</translation>
    </message>
    <message>
        <source>{card:^} can be laid only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} može se izložiti samo jednom.</translation>
    </message>
    <message>
        <source>{card:^} does not belong on the {ranks}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{card:^} ne ide na {ranks:acc}.</translation>
    </message>
    <message>
        <source>{card:^} fits the {first} and the {second}: lay it by itself.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{card:^} ide na {first:acc} i na {second:acc}: treba {card:je|ga|ga} izložiti posebno.</translation>
    </message>
    <message>
        <source>{card:^} in the hand is missing.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} nedostaje u ruci.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with the take.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} mora se izložiti pri uzimanju.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with what takes it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} mora se izložiti s kartama koje {card:je|ga|ga} uzimaju.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with {cards} of the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^} mora se izložiti s kartama iz ruke: {cards}.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>U ruci nedostaju {cards}.</translation>
    </message>
    <message>
        <source>{cards:^}, or one and a wild, are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Nedostaju {cards}, ili samo jedna karta i džoker-karta.</translation>
    </message>
    <message>
        <source>{card} blocks it</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} blokira</translation>
    </message>
    <message>
        <source>{card} fits several</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} ide na više mjesta</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (has|have) to stay in the foot.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} karta mora ostati u nozi.</numerusform>
            <numerusform>{count:^f} karte moraju ostati u nozi.</numerusform>
            <numerusform>{count:^} karata mora ostati u nozi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (is|are) missing in the discard pile.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Na odlagalištu nedostaje {count:f} karta.</numerusform>
            <numerusform>Na odlagalištu nedostaju {count:f} karte.</numerusform>
            <numerusform>Na odlagalištu nedostaje {count} karata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} wild(s) too many for the {ranks}.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Džoker-karata previše za {ranks:acc}: {count}.</numerusform>
            <numerusform>Džoker-karata previše za {ranks:acc}: {count}.</numerusform>
            <numerusform>Džoker-karata previše za {ranks:acc}: {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {second} go down one by one.</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{first:^} i {second} izlažu se odvojeno.</translation>
    </message>
    <message>
        <source>{name} has not picked up the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} još {name:nije uzela|nije uzeo|nema} nogu.</translation>
    </message>
    <message>
        <source>{name} has not played from the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} još {name:nije igrala|nije igrao|ne igra} iz noge.</translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Za prvo izlaganje nedostaje {points} bod.</numerusform>
            <numerusform>Za prvo izlaganje nedostaju {points} boda.</numerusform>
            <numerusform>Za prvo izlaganje nedostaje {points} bodova.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Treba čekati dok svaka strana nema {pile:acc} ({ranks}).</translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once your side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Treba čekati dok vlastita strana nema {pile:acc} ({ranks}).</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} se ne smiju odbacivati.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “A seven cannot be the last discard.”.</translatorcomment>
        <translation>{ranks:^} ne smiju biti zadnja odbačena karta.</translation>
    </message>
</context>
<context>
    <name>HandAndFootScore</name>
    <message numerus="yes">
        <source>(One deal is|{number} deals are) left.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Preostaje {number} dijeljenje.</numerusform>
            <numerusform>Preostaju {number} dijeljenja.</numerusform>
            <numerusform>Preostaje {number} dijeljenja.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them laid</source>
        <translation>Sve izložene</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Crne trojke</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Bodovi karata</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Izložene karte</translation>
    </message>
    <message>
        <source>Clean black threes</source>
        <translation>Čiste crne trojke</translation>
    </message>
    <message>
        <source>Clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Čiste {piles}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{number}. dijeljenje od {deals}</translation>
    </message>
    <message>
        <source>Dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Prljave {piles}</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Točno podizanje</translation>
    </message>
    <message>
        <source>First meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Prvo izlaganje {points}</translation>
    </message>
    <message>
        <source>First meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prvo izlaganje: cijela {pile}</translation>
    </message>
    <message>
        <source>First meld: any</source>
        <translation>Prvo izlaganje: bilo koje</translation>
    </message>
    <message>
        <source>In unopened feet</source>
        <translation>U neuzetim nogama</translation>
    </message>
    <message>
        <source>Ladies</source>
        <translation>Gospođe</translation>
    </message>
    <message>
        <source>Laid on clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Na čistim {piles:loc}</translation>
    </message>
    <message>
        <source>Laid on the table</source>
        <translation>Izložene na stol</translation>
    </message>
    <message>
        <source>Left in hand and foot</source>
        <translation>Ostalo u ruci i nozi</translation>
    </message>
    <message>
        <source>Left in hand or foot</source>
        <translation>Ostalo u ruci ili nozi</translation>
    </message>
    <message>
        <source>Not laid</source>
        <translation>Neizložene</translation>
    </message>
    <message>
        <source>The game goes to {score}.</source>
        <extracomment>{score}: a score in points.</extracomment>
        <translation>Igra se do {score}.</translation>
    </message>
    <message>
        <source>Wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Divlje {piles}</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{count} together</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>{count:f} zajedno</translation>
    </message>
    <message>
        <source>{first}. To {score}</source>
        <extracomment>{first}: the first of two or more that are named together. {score}: a score in points.</extracomment>
        <translation>{first}. Do {score}</translation>
    </message>
    <message>
        <source>{piles:^} of sevens</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} od sedmica</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} na stolu</translation>
    </message>
</context>
<context>
    <name>HandAndFootScorekeeperText</name>
    <message numerus="yes">
        <source>(one is|{number} are) counted</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>računa se {number}</numerusform>
            <numerusform>računaju se {number}</numerusform>
            <numerusform>računa se {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact cuts</source>
        <translation>Točna podizanja</translation>
    </message>
    <message>
        <source>First meld: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Prvo izlaganje: {sides}.</translation>
    </message>
    <message>
        <source>Ladies laid</source>
        <translation>Gospođe izložene</translation>
    </message>
    <message>
        <source>Ladies not laid</source>
        <translation>Gospođe ostale</translation>
    </message>
    <message>
        <source>Only one player goes out, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Izlazi samo jedan igrač, a ne {names}.</translation>
    </message>
    <message>
        <source>Red threes in unopened feet</source>
        <translation>Crvene trojke u neuzetim nogama</translation>
    </message>
    <message>
        <source>Red threes laid</source>
        <translation>Crvene 3 izložene</translation>
    </message>
    <message>
        <source>Red threes not laid</source>
        <translation>Crvene 3 ostale</translation>
    </message>
    <message numerus="yes">
        <source>The wild and dirty {piles} take {least} wild(s), the packs hold {most}.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Divlje i prljave {piles} traže {least} džoker-kartu, a u špilovima ih je {most}.</numerusform>
            <numerusform>Divlje i prljave {piles} traže {least} džoker-karte, a u špilovima ih je {most}.</numerusform>
            <numerusform>Divlje i prljave {piles} traže {least} džoker-karata, a u špilovima ih je {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} (is|are) entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards}: upisano {entered}, a u špilovima ih je {most}.</numerusform>
            <numerusform>{cards}: upisano {entered}, a u špilovima ih je {most}.</numerusform>
            <numerusform>{cards}: upisano {entered}, a u špilovima ih je {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} (lady is|ladies are) entered, the deck holds {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Upisana je {entered} gospođa, a u špilu ih je {most}.</numerusform>
            <numerusform>Upisane su {entered} gospođe, a u špilu ih je {most}.</numerusform>
            <numerusform>Upisano je {entered} gospođa, a u špilu ih je {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} card point(s) (is|are) entered, all cards are worth {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Upisan je {entered} bod za karte, a sve karte vrijede {most}.</numerusform>
            <numerusform>Upisana su {entered} boda za karte, a sve karte vrijede {most}.</numerusform>
            <numerusform>Upisano je {entered} bodova za karte, a sve karte vrijede {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} clean {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Čiste {piles}: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>Čiste {piles}: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>Čiste {piles}: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} red three(s) (is|are) entered, the packs hold {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Upisana je {entered} crvena trojka, a u špilovima ih je {most}.</numerusform>
            <numerusform>Upisane su {entered} crvene trojke, a u špilovima ih je {most}.</numerusform>
            <numerusform>Upisano je {entered} crvenih trojki, a u špilovima ih je {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} wild {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Divlje {piles}: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>Divlje {piles}: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>Divlje {piles}: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^}: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>{piles:^}: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>{piles:^}: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of black threes (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} od crnih trojki: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>{piles:^} od crnih trojki: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>{piles:^} od crnih trojki: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of sevens (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} od sedmica: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>{piles:^} od sedmica: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
            <numerusform>{piles:^} od sedmica: upisano {entered}, a špilovi ih daju najviše {most}.</numerusform>
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
        <translation>{name} ne igra za stranu {side}.</translation>
    </message>
    <message>
        <source>{name} went out and has nothing left.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je izašla|je izašao|izlazi|su izašli|su izašle} i nema više ništa.</translation>
    </message>
    <message>
        <source>{ranks:^} among these</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “Sevens among these”.</translatorcomment>
        <translation>{ranks:^} među njima</translation>
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
            <numerusform>{side}: {number} {piles} traži {cards:acc}, {counted}.</numerusform>
            <numerusform>{side}: {number} {piles} traže {cards:acc}, {counted}.</numerusform>
            <numerusform>{side}: {number} {piles} traži {cards:acc}, {counted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: cards in melds come to {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{side}: izložene karte daju {least} ili više, a ne {points}.</translation>
    </message>
    <message>
        <source>{side}: more {piles} of {ranks} than clean and dirty ones.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “{side}: more sevens than clean and dirty {piles}.”.</translatorcomment>
        <translation>{side}: više {piles:gen} od {ranks:gen} nego čistih i prljavih.</translation>
    </message>
    <message>
        <source>{side}: no cards come to {points}, all count by {step}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {step}: all points are multiples of it.</extracomment>
        <translation>{side}: karte ne mogu dati {points}, sve se broje po {step}.</translation>
    </message>
    <message>
        <source>{side}: nothing is entered as left.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: za preostalo nije ništa upisano.</translation>
    </message>
    <message>
        <source>{side}: the cards in melds are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: nedostaju izložene karte.</translation>
    </message>
    <message>
        <source>{side}: the cards left in hand and foot are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: nedostaju karte preostale u ruci i nozi.</translation>
    </message>
    <message numerus="yes">
        <source>{side}: the cards of (one|{number}) {piles} are worth {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{side}: karte za {number} {piles} vrijede {least} ili više, a ne {points}.</numerusform>
            <numerusform>{side}: karte za {number} {piles} vrijede {least} ili više, a ne {points}.</numerusform>
            <numerusform>{side}: karte za {number} {piles} vrijede {least} ili više, a ne {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take (one wild|{least} wilds), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: {piles} traže {least} džoker-kartu, {counted}.</numerusform>
            <numerusform>{side}: {piles} traže {least} džoker-karte, {counted}.</numerusform>
            <numerusform>{side}: {piles} traže {least} džoker-karata, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take {least} natural card(s), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: {piles} traže {least} prirodnu kartu, {counted}.</numerusform>
            <numerusform>{side}: {piles} traže {least} prirodne karte, {counted}.</numerusform>
            <numerusform>{side}: {piles} traže {least} prirodnih karata, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {entered} exact cut(s), {most} can be made.</source>
        <extracomment>{side}: a side: its players, or its name. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{side}: točnih podizanja {entered}, a moguća su {most}.</numerusform>
            <numerusform>{side}: točnih podizanja {entered}, a moguća su {most}.</numerusform>
            <numerusform>{side}: točnih podizanja {entered}, a moguća su {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {needed} (is|are) missing for going out.</source>
        <extracomment>{side}: a side: its players, or its name. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation>
            <numerusform>{side}: za izlazak nedostaje {needed}.</numerusform>
            <numerusform>{side}: za izlazak nedostaju {needed}.</numerusform>
            <numerusform>{side}: za izlazak nedostaje {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {points} melded, the first meld needs {least}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{side}: izloženo {points}, a prvo izlaganje traži {least}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheet</name>
    <message>
        <source>Black three {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} crnih trojki</translation>
    </message>
    <message>
        <source>Deal total</source>
        <translation>Zbroj dijeljenja</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Ukupno dosad</translation>
    </message>
    <message numerus="yes">
        <source>To {points} point(s), {packs}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>Do {points} boda, {packs}</numerusform>
            <numerusform>Do {points} boda, {packs}</numerusform>
            <numerusform>Do {points} bodova, {packs}</numerusform>
        </translation>
    </message>
    <message>
        <source>Who went out</source>
        <translation>Tko je izašao</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>sve</translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>prvo izlaganje {points}</translation>
    </message>
    <message>
        <source>first meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>prvo izlaganje: cijela {pile}</translation>
    </message>
    <message>
        <source>first meld: any</source>
        <translation>prvo izlaganje: bilo koje</translation>
    </message>
    <message numerus="yes">
        <source>{deals:^}, to {points} point(s), {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>{deals:^}, do {points} boda, {packs}</numerusform>
            <numerusform>{deals:^}, do {points} boda, {packs}</numerusform>
            <numerusform>{deals:^}, do {points} bodova, {packs}</numerusform>
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
            <numerusform>izloženo {number}</numerusform>
            <numerusform>izloženo {number}</numerusform>
            <numerusform>izloženo {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>preostalo {number}</numerusform>
            <numerusform>preostalo {number}</numerusform>
            <numerusform>preostalo {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} each, left {left}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>po {points}, preostalo {left}</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetFoot</name>
    <message>
        <source>By card values alone</source>
        <translation>Samo po vrijednosti karata</translation>
    </message>
    <message>
        <source>Deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{deal}. dijeljenje: {points}</translation>
    </message>
    <message>
        <source>Deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{number}. dijeljenje: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>Deal(s) {deals}: a whole {pile} from the hand</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>{deals}. dijeljenje: cijela {pile} iz ruke</numerusform>
            <numerusform>Dijeljenja {deals}: cijela {pile} iz ruke</numerusform>
            <numerusform>Dijeljenja {deals}: cijela {pile} iz ruke</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Od {number}. do {last}. dijeljenja: {piles}</translation>
    </message>
    <message>
        <source>Every deal: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Svako dijeljenje: {points}</translation>
    </message>
    <message>
        <source>From deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Od {deal}. dijeljenja: {points}</translation>
    </message>
    <message>
        <source>From deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Od {number}. dijeljenja: {piles}</translation>
    </message>
    <message>
        <source>Lady on a clean {pile} {laid}, left over {left}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Gospođa na čistoj {pile:loc} {laid}, preostala {left}</translation>
    </message>
    <message>
        <source>Otherwise: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Inače: {points}</translation>
    </message>
    <message>
        <source>Red three in an unopened foot {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Crvena trojka u neuzetoj nozi {points}</translation>
    </message>
    <message>
        <source>Red three left over {left}</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Preostala crvena trojka {left}</translation>
    </message>
    <message>
        <source>Red three {laid}, left over {left}</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Crvena trojka {laid}, preostala {left}</translation>
    </message>
    <message>
        <source>Red threes: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “All red threes together {points}”.</translatorcomment>
        <translation>Crvene trojke: {points}</translation>
    </message>
    <message>
        <source>Score below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Bodovi ispod {score}: {points}</translation>
    </message>
    <message>
        <source>To go out</source>
        <translation>Za izlazak</translation>
    </message>
    <message>
        <source>{cards:^} {melded}, left over {left}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {melded}: what a card in a meld counts, as “−5”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{cards:^} {melded}, preostala {left}</translation>
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
        <translation>Blokirano odlagalište</translation>
    </message>
    <message>
        <source>A frozen pile</source>
        <translation>Zamrznuto odlagalište</translation>
    </message>
    <message>
        <source>A large discard pile</source>
        <translation>Veliko odlagalište</translation>
    </message>
    <message>
        <source>A red three</source>
        <translation>Crvena trojka</translation>
    </message>
    <message>
        <source>Clean and dirty</source>
        <translation>Čisto i prljavo</translation>
    </message>
    <message>
        <source>Hand and foot</source>
        <translation>Ruka i noga</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Kako teče potez</translation>
    </message>
    <message>
        <source>The first meld</source>
        <translation>Prvo izlaganje</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Džoker-karte</translation>
    </message>
</context>
<context>
    <name>HandAndFootValueOptions</name>
    <message>
        <source>Black three in a meld</source>
        <translation>Crna trojka u kombinaciji</translation>
    </message>
    <message>
        <source>Black three left</source>
        <translation>Preostala crna trojka</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Vrijednosti karata</translation>
    </message>
    <message>
        <source>Each red three in an unopened foot</source>
        <translation>Svaka crvena trojka u neuzetoj nozi</translation>
    </message>
    <message>
        <source>Each red three left</source>
        <translation>Svaka preostala crvena trojka</translation>
    </message>
    <message>
        <source>Each red three on the table</source>
        <translation>Svaka crvena trojka na stolu</translation>
    </message>
    <message>
        <source>For a player they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Igraču vrijede samo uz ovo: {needed}</translation>
    </message>
    <message>
        <source>For a side they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Strani vrijede samo uz ovo: {needed}</translation>
    </message>
    <message>
        <source>Laid and replaced for points, or plain cards that cost points.</source>
        <translation>Izlažu se i zamjenjuju za bodove, ili su obične karte koje oduzimaju bodove.</translation>
    </message>
    <message>
        <source>Not used, since red threes are not laid.</source>
        <translation>Ne koristi se jer se crvene trojke ne izlažu.</translation>
    </message>
    <message>
        <source>Not used, since red threes need nothing.</source>
        <translation>Ne koristi se jer crvenim trojkama ne treba ništa.</translation>
    </message>
    <message>
        <source>Not used, since they are never melded.</source>
        <translation>Ne koristi se jer se nikad ne izlažu.</translation>
    </message>
    <message>
        <source>Points for each one in a foot that nobody picked up.</source>
        <translation>Bodovi za svaku u nozi koju nitko nije uzeo.</translation>
    </message>
    <message>
        <source>Points for each red three a side has laid.</source>
        <translation>Bodovi za svaku crvenu trojku koju je strana izložila.</translation>
    </message>
    <message>
        <source>Points for each red three left in hand or foot.</source>
        <translation>Bodovi za svaku crvenu trojku preostalu u ruci ili nozi.</translation>
    </message>
    <message>
        <source>Points of single cards, melded or left.</source>
        <translation>Bodovi pojedinih karata, izloženih ili preostalih.</translation>
    </message>
    <message>
        <source>Points that each one left in hand or foot costs.</source>
        <translation>Bodovi koje odnosi svaka preostala u ruci ili nozi.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Crvene trojke</translation>
    </message>
    <message>
        <source>Red threes need</source>
        <translation>Crvenim trojkama treba</translation>
    </message>
    <message>
        <source>Red threes together</source>
        <translation>Crvene trojke zajedno</translation>
    </message>
    <message>
        <source>Red threes without that</source>
        <translation>Crvene trojke bez toga</translation>
    </message>
    <message>
        <source>The special deck has no red threes.</source>
        <translation>Posebni špil nema crvenih trojki.</translation>
    </message>
    <message>
        <source>They count against a player without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Broje se protiv igrača bez ovoga: {needed}</translation>
    </message>
    <message>
        <source>They count against a side without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Broje se protiv strane bez ovoga: {needed}</translation>
    </message>
    <message>
        <source>Villain in a meld</source>
        <translation>Zlikovac u kombinaciji</translation>
    </message>
    <message>
        <source>Villain left</source>
        <translation>Preostali zlikovac</translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its red threes to count for it.</source>
        <translation>Što strana mora imati na kraju dijeljenja da joj crvene trojke vrijede.</translation>
    </message>
    <message>
        <source>What each one counts that lies in a meld; below nothing it costs.</source>
        <translation>Koliko vrijedi svaka u kombinaciji; ispod nule odnosi bodove.</translation>
    </message>
    <message>
        <source>What laid red threes count for a side that lacks what they need.</source>
        <translation>Što vrijede izložene crvene trojke strani kojoj nedostaje što im treba.</translation>
    </message>
    <message>
        <source>What so many laid ones count together, in place of each; 0 is all of them.</source>
        <translation>Što toliko izloženih vrijedi zajedno, umjesto svake; 0 su sve.</translation>
    </message>
    <message>
        <source>a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>čista {pile}</translation>
    </message>
    <message>
        <source>a complete {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>cijela {pile}</translation>
    </message>
    <message>
        <source>a first meld</source>
        <translation>prvo izlaganje</translation>
    </message>
    <message>
        <source>a {pile} of {ranks}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{pile} od {ranks:gen}</translation>
    </message>
    <message>
        <source>all together {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sve zajedno {points}</translation>
    </message>
    <message>
        <source>as any other left</source>
        <translation>kao svaka preostala</translation>
    </message>
    <message>
        <source>laid and replaced</source>
        <translation>izlažu se i zamjenjuju</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nema</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ništa</translation>
    </message>
    <message>
        <source>plain cards that cost points</source>
        <translation>obične karte koje oduzimaju bodove</translation>
    </message>
    <message>
        <source>they count against it</source>
        <translation>broje se protiv nje</translation>
    </message>
    <message>
        <source>they count nothing</source>
        <translation>ne vrijede ništa</translation>
    </message>
    <message>
        <source>what going out needs</source>
        <translation>što treba za izlazak</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{count} together {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{count:f} zajedno {points}</translation>
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
        <translation>Koliko karata svatko dobiva na početku?</translation>
    </message>
    <message>
        <source>How much of the discard pile do you pick up?</source>
        <translation>Koliko se uzima s odlagališta?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>Smiju li se dvojke i džokeri izlagati sami?</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>Što su crvene trojke?</translation>
    </message>
    <message>
        <source>What must a side have complete before somebody goes out?</source>
        <translation>Što strana mora imati cijelo prije nego netko izađe?</translation>
    </message>
</context>
<context>
    <name>HandAndFootWords</name>
    <message numerus="yes">
        <source>(a wild|{count} wilds)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} džoker-karta; gen: {count:f.gen} džoker-karte; dat: {count:f.dat} džoker-karti; acc: {count:f.acc} džoker-kartu; loc: {count:f.dat} džoker-karti; ins: {count:f.ins} džoker-kartom; gender: f</numerusform>
            <numerusform>{count:f} džoker-karte; gender: pf</numerusform>
            <numerusform>{count} džoker-karata; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile ({cards})</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>odlagalište ({cards}); gen: odlagališta ({cards}); gender: n</translation>
    </message>
    <message>
        <source>{cards} as a wild meld</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} kao divlja kombinacija; acc: {cards:acc} kao divlju kombinaciju; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} new</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} u novu kombinaciju; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} of the pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} s odlagališta; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{cards:*} na {ranks:acc}; gender: {cards:gender}</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Od posljednjeg poteza ({name})</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Što se dosad dogodilo</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>H shows another way.</source>
        <translation>H pokazuje drugi način.</translation>
    </message>
    <message>
        <source>H shows the next step.</source>
        <translation>H pokazuje sljedeći korak.</translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>Drop the changes</source>
        <translation>Odbaci promjene</translation>
    </message>
    <message>
        <source>Drop the changes?</source>
        <translation>Odbaciti promjene?</translation>
    </message>
    <message>
        <source>The changed rules are not saved and would be lost.</source>
        <translation>Promijenjena pravila nisu spremljena i bila bi izgubljena.</translation>
    </message>
    <message>
        <source>The changed rules are not saved.</source>
        <translation>Promijenjena pravila nisu spremljena.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Vraćeno: {name}.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Izbrisano: {name}.</translation>
    </message>
    <message>
        <source>{name} is imported.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Uvezeno: {name}.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Spremljeno: {name}.</translation>
    </message>
    <message>
        <source>{name} was imported before.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Već uvezeno: {name}.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Compared with</source>
        <translation>U usporedbi s</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Izvezi</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Traži u pravilima</translation>
    </message>
    <message>
        <source>Start from it</source>
        <translation>Kreni od toga</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} change(s) to {base}</source>
        <extracomment>{count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>{count:^f} promjena prema: {base}</numerusform>
            <numerusform>{count:^f} promjene prema: {base}</numerusform>
            <numerusform>{count:^} promjena prema: {base}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Interview</name>
    <message numerus="yes">
        <source>As in {versions} and {count} more.</source>
        <extracomment>{versions}: titles of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Kao u: {versions} i još {count:f}.</numerusform>
            <numerusform>Kao u: {versions} i još {count:f}.</numerusform>
            <numerusform>Kao u: {versions} i još {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As in {versions}.</source>
        <extracomment>{versions}: titles of rules, listed.</extracomment>
        <translation>Kao u: {versions}.</translation>
    </message>
    <message>
        <source>The usual rule: “{answer}”.</source>
        <extracomment>{answer}: the answer to a question about house rules.</extracomment>
        <translation>Uobičajeno pravilo: „{answer}”.</translation>
    </message>
    <message>
        <source>Then this question tells nothing.</source>
        <translation>Onda ovo pitanje ne govori ništa.</translation>
    </message>
    <message>
        <source>We do not know</source>
        <translation>Ne znamo</translation>
    </message>
</context>
<context>
    <name>InterviewPage</name>
    <message>
        <source>As in the classic game</source>
        <translation>Kao u klasičnoj igri</translation>
    </message>
    <message>
        <source>Change more</source>
        <translation>Promijeni</translation>
    </message>
    <message>
        <source>Drop the answers</source>
        <translation>Odbaci odgovore</translation>
    </message>
    <message>
        <source>Drop the answers?</source>
        <translation>Odbaciti odgovore?</translation>
    </message>
    <message>
        <source>Go on answering</source>
        <translation>Nastavi odgovarati</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Other than in the classic game</source>
        <translation>Drukčije nego u klasičnoj igri</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{number}. pitanje od {total}</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Kao obično</translation>
    </message>
    <message>
        <source>These are the rules</source>
        <translation>Ovo su pravila</translation>
    </message>
    <message>
        <source>What was answered is not saved and would be lost.</source>
        <translation>Odgovori nisu spremljeni i bili bi izgubljeni.</translation>
    </message>
    <message>
        <source>{count} questions answered.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>Odgovorenih pitanja: {count}.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>1. The phone is in another Wi-Fi, or uses mobile data.</source>
        <translation>1. Mobitel je na drugom Wi-Fiju ili koristi mobilne podatke.</translation>
    </message>
    <message>
        <source>2. The firewall keeps it out: allow this program for private networks.</source>
        <translation>2. Vatrozid ga ne pušta: dopustiti ovaj program za privatne mreže.</translation>
    </message>
    <message>
        <source>3. A guest network or a VPN is between them: try another address, or the phone’s hotspot.</source>
        <translation>3. Između je mreža za goste ili VPN: pokušati s drugom adresom ili pristupnom točkom mobitela.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>Za ovaj ekran</translation>
    </message>
    <message>
        <source>At this screen instead</source>
        <translation>Ipak za ovim ekranom</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one at hand.</source>
        <translation>Odaberi „Na mobitel” za svakoga tko ga ima pri ruci.</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Kod: {name}</translation>
    </message>
    <message>
        <source>Every phone is here.</source>
        <translation>Svi su mobiteli tu.</translation>
    </message>
    <message>
        <source>Everybody plays at this screen.</source>
        <translation>Svi igraju za ovim ekranom.</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Nastavi bez njih</translation>
    </message>
    <message>
        <source>Hands on phones</source>
        <translation>Karte na mobitelima</translation>
    </message>
    <message>
        <source>It has to be in the same Wi-Fi, not the guests’.</source>
        <translation>Mora biti na istom Wi-Fiju, ne na onom za goste.</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <translation>Pusti mobitele</translation>
    </message>
    <message>
        <source>No phone can come now.</source>
        <translation>Sada mobiteli ne mogu doći.</translation>
    </message>
    <message>
        <source>No phone comes?</source>
        <translation>Nema mobitela?</translation>
    </message>
    <message>
        <source>No phone has come yet. One of these may be why:</source>
        <translation>Još nije došao nijedan mobitel. Razlog je možda jedan od ovih:</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>answer</comment>
        <translatorcomment>Of “Not now”.</translatorcomment>
        <translation>Ne sada</translation>
    </message>
    <message>
        <source>Nothing leaves the house</source>
        <translation>Ništa ne izlazi iz kuće</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Broj {number}</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Na mobitel</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Druga adresa</translation>
    </message>
    <message>
        <source>Other phone</source>
        <translation>Drugi mobitel</translation>
    </message>
    <message>
        <source>Phones and Wi-Fi</source>
        <translation>Mobiteli i Wi-Fi</translation>
    </message>
    <message>
        <source>Phones here: {number} of {total}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Mobiteli ovdje: {number} od {total}.</translation>
    </message>
    <message>
        <source>Point your phone’s camera at a code on this screen: your cards come onto the phone. No app, no account, no internet.</source>
        <translation>Usmjeri kameru mobitela prema kodu na ovom ekranu: karte dolaze na mobitel. Bez aplikacije, bez računa, bez interneta.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Pokaži kod</translation>
    </message>
    <message>
        <source>Start the table</source>
        <translation>Počni igru</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>Počni bez njih</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Vrati mjesto</translation>
    </message>
    <message>
        <source>The cards go from this computer to the phones, nowhere else.</source>
        <translation>Karte idu s ovog računala na mobitele i nikamo drugamo.</translation>
    </message>
    <message>
        <source>The computer may ask whether this program may be reached from the network. Allow it for private networks. Nothing leaves the house.</source>
        <translation>Računalo će možda pitati smije li se ovom programu pristupiti s mreže. Dopusti za privatne mreže. Ništa ne izlazi iz kuće.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: somebody in the same Wi-Fi who knows how to listen there could read cards or take over a seat, and nothing else. Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Veza nije šifrirana: tko je na istom Wi-Fiju i zna ondje prisluškivati mogao bi čitati karte ili preuzeti mjesto, i ništa drugo. Koristi vlastiti Wi-Fi, ne mrežu za goste ili hotelsku.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands.</source>
        <translation>Ovaj ekran pokazuje stol bez karata u ruci.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands; start it.</source>
        <translation>Ovaj ekran pokazuje stol bez karata u ruci; igra može početi.</translation>
    </message>
    <message>
        <source>This screen shows the table, and the phones show the hands.</source>
        <translation>Ovaj ekran pokazuje stol, a mobiteli karte u ruci.</translation>
    </message>
    <message>
        <source>Whoever has none plays at this screen, behind the cover.</source>
        <translation>Tko ga nema igra za ovim ekranom, s pokrovom između poteza.</translation>
    </message>
    <message>
        <source>Your cards are in your hand, and this screen shows the table.</source>
        <translation>Karte su u vlastitoj ruci, a ovaj ekran pokazuje stol.</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>za ovim ekranom</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>na mobitelu</translation>
    </message>
    <message>
        <source>on a phone, since {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>na mobitelu, od {time}</translation>
    </message>
    <message>
        <source>the phone is asleep</source>
        <translation>mobitel spava</translation>
    </message>
    <message>
        <source>the phone is awaited</source>
        <translation>čeka se mobitel</translation>
    </message>
    <message>
        <source>{name}, point your camera here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: usmjeri kameru ovamo.</translation>
    </message>
    <message>
        <source>{name}’s phone is here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: mobitel je tu.</translation>
    </message>
</context>
<context>
    <name>JudgedMoves</name>
    <message>
        <source>About as good.</source>
        <translation>Otprilike jednako dobro.</translation>
    </message>
    <message>
        <source>About as good: {way}.</source>
        <extracomment>{way}: another move, as “lay the nines”.</extracomment>
        <translation>Otprilike jednako dobro: {way}.</translation>
    </message>
    <message>
        <source>Better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Bolje: {way}, {gain}.</translation>
    </message>
    <message>
        <source>Judged by what {name} could see, with {cards} in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Ocijenjeno po onome što se moglo vidjeti: {name}, u ruci {cards}.</translation>
    </message>
    <message>
        <source>Longer thought finds better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Duljim razmišljanjem bolje: {way}, {gain}.</translation>
    </message>
    <message>
        <source>That is about {amount} more (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>To je oko {amount} više (± {error}) nego {way}.</translation>
    </message>
    <message>
        <source>That lays {amount} more than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation>To izlaže {amount} više nego {way}.</translation>
    </message>
    <message>
        <source>That wins about {amount} more often (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>To dobiva oko {amount} češće (± {error}) nego {way}.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Drugo se nije moglo.</translation>
    </message>
    <message>
        <source>about {amount} less (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>oko {amount} manje (± {error})</translation>
    </message>
    <message>
        <source>about {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>oko {amount} više</translation>
    </message>
    <message>
        <source>about {amount} more (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>oko {amount} više (± {error})</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>jednako dobro</translation>
    </message>
    <message>
        <source>lays {amount} less</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>izlaže {amount} manje</translation>
    </message>
    <message>
        <source>lays {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>izlaže {amount} više</translation>
    </message>
    <message>
        <source>wins about {amount} less often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>dobiva oko {amount} rjeđe (± {error})</translation>
    </message>
    <message>
        <source>wins about {amount} more often</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>dobiva oko {amount} češće</translation>
    </message>
    <message>
        <source>wins about {amount} more often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>dobiva oko {amount} češće (± {error})</translation>
    </message>
    <message>
        <source>{gain:^}.</source>
        <extracomment>{gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>{gain:^}.</translation>
    </message>
    <message>
        <source>{name}, to {way} lays {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name}, {way} izlaže {amount} više.</translation>
    </message>
    <message>
        <source>{name}, to {way} was worth about {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name}, {way} vrijedilo je oko {amount} više.</translation>
    </message>
    <message>
        <source>{name}, to {way} wins about {amount} more often.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name}, {way} dobiva oko {amount} češće.</translation>
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
        <translation>Odgovori što džoker zamjenjuje</translation>
    </message>
    <message>
        <source>Answer when the partner asks</source>
        <translation>Odgovori kad partner pita</translation>
    </message>
    <message>
        <source>Ask the partner about going out</source>
        <translation>Pitaj partnera za izlazak</translation>
    </message>
    <message>
        <source>Begin a new meld with the lifted cards</source>
        <translation>Počni novu kombinaciju podignutim kartama</translation>
    </message>
    <message>
        <source>Deal; later: say Dalje</source>
        <translation>Podijeli; poslije: reci Dalje</translation>
    </message>
    <message>
        <source>Discard the lifted card</source>
        <translation>Odbaci podignutu kartu</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Vuci kartu</translation>
    </message>
    <message>
        <source>Draw from both stock piles</source>
        <translation>Vuci iz oba talona</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vuci iz talona</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kucni</translation>
    </message>
    <message>
        <source>Lay the lifted cards where they fit</source>
        <translation>Izloži podignute karte gdje odgovaraju</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Pogledaj karte</translation>
    </message>
    <message>
        <source>Pass the deal on</source>
        <translation>Prepusti dijeljenje</translation>
    </message>
    <message>
        <source>Put the whole table back as it was</source>
        <translation>Vrati cijeli stol kako je bio</translation>
    </message>
    <message>
        <source>Say Raub, seen or unseen</source>
        <translation>Reci Raub, s kartama ili naslijepo</translation>
    </message>
    <message>
        <source>See the tricks of the deal again</source>
        <translation>Pogledaj opet štihove dijeljenja</translation>
    </message>
    <message>
        <source>Split the meld before the lifted card</source>
        <translation>Razdvoji kombinaciju prije podignute karte</translation>
    </message>
    <message>
        <source>Swap the seven of trumps, or keep it</source>
        <translation>Zamijeni adutsku sedmicu ili je zadrži</translation>
    </message>
    <message>
        <source>Take back the card laid out last</source>
        <translation>Vrati zadnju složenu kartu</translation>
    </message>
</context>
<context>
    <name>LadderDetails</name>
    <message>
        <source>No bot sat in these games, so the place among bots is a guess.</source>
        <translation>U tim partijama nije bilo botova, pa je mjesto među njima samo procjena.</translation>
    </message>
    <message numerus="yes">
        <source>Rating {rating} after {number} game(s), {amount} by the last one.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {number}: the number of a move, a deal, a seat, or how many there are. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>
            <numerusform>Rejting {rating} nakon {number} partije, u posljednjoj {amount}.</numerusform>
            <numerusform>Rejting {rating} nakon {number} partije, u posljednjoj {amount}.</numerusform>
            <numerusform>Rejting {rating} nakon {number} partija, u posljednjoj {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating {rating}, measured in games between bots.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”.</extracomment>
        <translation>Rejting {rating}, izmjeren u partijama među botovima.</translation>
    </message>
    <message>
        <source>Still uncertain; games against equals tell most.</source>
        <translation>Još privremeno; najviše govore partije protiv jednako jakih.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language of the texts</source>
        <translation>Jezik tekstova</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Play a real game</source>
        <translation>Igraj pravu partiju</translation>
    </message>
    <message>
        <source>That was the lesson. How about a real game now?</source>
        <translatorcomment>Of “That was all. Now the score, and then a real game!”.</translatorcomment>
        <translation>To je bila lekcija. A sad prava partija?</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Begin the lesson again?</source>
        <translation>Početi lekciju ispočetka?</translation>
    </message>
    <message>
        <source>It goes back to its first step.</source>
        <translation>Vraća se na prvi korak.</translation>
    </message>
    <message>
        <source>It goes on at this step the next time.</source>
        <translation>Sljedeći put se nastavlja od ovog koraka.</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>Napustiti lekciju?</translation>
    </message>
    <message>
        <source>Lesson again</source>
        <translation>Lekcija ponovno</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>go on</comment>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaži mi</translation>
    </message>
    <message>
        <source>Step {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Korak {number} od {total}</translation>
    </message>
    <message>
        <source>That could be played, too. Here it goes on as {name} says.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>I to bi moglo. Ovdje se ide dalje kako kaže {name}.</translation>
    </message>
    <message>
        <source>The family’s rules: {changes}.</source>
        <extracomment>{changes}: what is otherwise in the family’s rules, as “13 cards instead of 7 cards”.</extracomment>
        <translation>Obiteljska pravila: {changes}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>Lekcija je završena.</translation>
    </message>
    <message>
        <source>{name} teaches · step {number} of {total}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Podučava {name} · korak {number} od {total}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The cards were not shuffled anew; {name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Karte nisu iznova promiješane; najprije dijeli {name}.</translation>
    </message>
    <message>
        <source>The stock lasts about two more times around.</source>
        <translation>Talona ima za još oko dva kruga.</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:povukla|povukao|vuče} {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>drew {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:povukla|povukao|vuče} {count:f.acc} kartu</numerusform>
            <numerusform>{name:povukla|povukao|vuče} {count:f} karte</numerusform>
            <numerusform>{name:povukla|povukao|vuče} {count} karata</numerusform>
        </translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:izložila|izložio|izlaže} {cards:acc}</translation>
    </message>
    <message>
        <source>last time around</source>
        <translation>posljednji krug</translation>
    </message>
    <message>
        <source>out</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:izašla|izašao|izlazak|izašli|izašle}</translation>
    </message>
    <message>
        <source>threw {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:bacila|bacio|baca} {cards:acc}</translation>
    </message>
    <message>
        <source>twice around</source>
        <translation>dva kruga</translation>
    </message>
    <message>
        <source>two times around left</source>
        <translation>još dva kruga</translation>
    </message>
    <message numerus="yes">
        <source>{names} (needs|need) {points} to end the game.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names}: do kraja partije {points:nedostaje|nedostaje|nedostaje|nedostaju|nedostaju} {points}.</numerusform>
            <numerusform>{names}: do kraja partije {points:nedostaje|nedostaje|nedostaje|nedostaju|nedostaju} {points}.</numerusform>
            <numerusform>{names}: do kraja partije {points:nedostaje|nedostaje|nedostaje|nedostaju|nedostaju} {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) the game.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>Partiju dobiva {names}.</numerusform>
            <numerusform>Partiju dobivaju {names}.</numerusform>
            <numerusform>Partiju dobivaju {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:je izložila|je izložio|izlaže} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} izlaže {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} was chosen by lot to deal first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Ždrijeb je odlučio: {name:prva|prvi|najprije} dijeli {name}.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je izašla|je izašao|izlazi|su izašli|su izašle}.</translation>
    </message>
    <message>
        <source>{name} {deeds}.</source>
        <extracomment>{name}: the player, or the players of a side. {deeds}: all that a player did, listed: “drew two cards and laid K♥ K♠”.</extracomment>
        <translation>{name}{name: je| je|| su| su} {deeds}.</translation>
    </message>
    <message>
        <source>{word}: {points} for {names}.</source>
        <extracomment>{word}: what a family calls points of its own, as “Grandma’s rule”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {names}: several players, listed.</extracomment>
        <translation>{word} ({names}): {points}.</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Hands are closed until the deal is over.</source>
        <translation>Ruke su zatvorene dok dijeljenje ne završi.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Partija počinje.</translation>
    </message>
    <message>
        <source>The record cannot be followed further: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Zapis se dalje ne može pratiti: {reason}</translation>
    </message>
    <message>
        <source>move {number} of {all}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>{number}. potez od {all}</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Na potezu je {name}.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Seen by</source>
        <translation>Gleda</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Pogled s mjesta</translation>
    </message>
    <message>
        <source>Seen from the seat of (V)</source>
        <translation>Pogled s mjesta (V)</translation>
    </message>
    <message>
        <source>Show everybody’s cards (C)</source>
        <translation>Pokaži karte svih (C)</translation>
    </message>
    <message>
        <source>Stop looking back</source>
        <translation>Završi pogled unatrag</translation>
    </message>
</context>
<context>
    <name>LookBackController</name>
    <message>
        <source>Move {number} is not allowed, so the game is shown up to there.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Potez {number} nije dopušten, pa se partija pokazuje dotle.</translation>
    </message>
    <message>
        <source>Same cards as {deal}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Iste karte kao {deal}.</translation>
    </message>
    <message>
        <source>Same cards as {deal}: {name} plays what {owner} had.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>Iste karte kao {deal}: {name} igra karte koje {owner:je imala|je imao|ima} {owner}.</translation>
    </message>
    <message>
        <source>The deal is saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>Dijeljenje je spremljeno kao {file} u mapi {folder}.</translation>
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
        <translation>Zapisnik partije</translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Nitko još nije bio na potezu.</translation>
    </message>
    <message>
        <source>Once a deal is over, bots play its cards again for a report.</source>
        <translation>Kad je dijeljenje gotovo, botovi ponovno igraju njegove karte za izvješće.</translation>
    </message>
    <message>
        <source>Once the deal is over, its moves are explained.</source>
        <translation>Kad je dijeljenje gotovo, objašnjavaju se njegovi potezi.</translation>
    </message>
    <message>
        <source>Tell the reasons during the deal?</source>
        <translation>Reći razloge tijekom dijeljenja?</translation>
    </message>
    <message>
        <source>Tell them</source>
        <translation>Reci ih</translation>
    </message>
    <message>
        <source>The move could not be thought over.</source>
        <translation>O potezu se nije moglo razmisliti.</translation>
    </message>
    <message>
        <source>The moves of this game are not explained.</source>
        <translation>Potezi ove partije ne objašnjavaju se.</translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation>Izvješće se nije moglo napraviti.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of this game.</source>
        <translation>Za dijeljenja ove igre nema izvješća.</translation>
    </message>
    <message>
        <source>They tell cards that {name} still holds.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Odaju karte koje {name} još ima u ruci.</translation>
    </message>
    <message>
        <source>Wait until the deal is over</source>
        <translation>Pričekaj kraj dijeljenja</translation>
    </message>
</context>
<context>
    <name>LookBackSide</name>
    <message>
        <source>Beside the table</source>
        <translation>Pokraj stola</translation>
    </message>
    <message>
        <source>Check the deal code (Ctrl+F)</source>
        <translation>Provjeri kod dijeljenja (Ctrl+F)</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Dijeli opet</translation>
    </message>
    <message>
        <source>Deal report (Ctrl+D)</source>
        <translation>Izvješće o dijeljenju (Ctrl+D)</translation>
    </message>
    <message>
        <source>Once the deal is over, its cards can be dealt again or saved.</source>
        <translation>Kad je dijeljenje gotovo, njegove se karte mogu dijeliti ponovno ili spremiti.</translation>
    </message>
    <message>
        <source>Save deal</source>
        <translation>Spremi</translation>
    </message>
    <message>
        <source>Show rule card (Ctrl+R)</source>
        <translation>Pokaži karticu pravila (Ctrl+R)</translation>
    </message>
    <message>
        <source>Show rules</source>
        <translation>Pokaži pravila</translation>
    </message>
</context>
<context>
    <name>Manipulation</name>
    <message>
        <source>A round ends when somebody goes out.</source>
        <translation>Runda završava kad netko izađe.</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zadnje</translation>
    </message>
    <message>
        <source>Meld: {meld}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Kombinacija: {meld}</translation>
    </message>
    <message>
        <source>Meld: {meld}, {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>Kombinacija: {meld}, {why}</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Još nema kombinacija</translation>
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
        <translation>{name:kucnula|kucnuo|kuca}</translation>
    </message>
    <message>
        <source>last lap</source>
        <translation>posljednji krug</translation>
    </message>
    <message>
        <source>new meld</source>
        <translation>nova kombinacija</translation>
    </message>
    <message>
        <source>one drawn</source>
        <translation>1 povučena</translation>
    </message>
    <message>
        <source>three drawn</source>
        <translation>tri povučene</translation>
    </message>
    <message>
        <source>two drawn</source>
        <translation>dvije povučene</translation>
    </message>
    <message>
        <source>{card}, in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, u kombinaciji {meld}</translation>
    </message>
    <message>
        <source>{card}, in {meld}, legal now</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, u kombinaciji {meld}, sada ispravno</translation>
    </message>
    <message>
        <source>{card}, in {meld}, {why}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{card}, u kombinaciji {meld}, {why}</translation>
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
        <translation>{name} {name:je kucnula|je kucnuo|kuca}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} drawn</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} povučena</numerusform>
            <numerusform>{number} povučene</numerusform>
            <numerusform>{number} povučenih</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationCard</name>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Jedan špil od 52 i {jokers}: {cards}.</numerusform>
            <numerusform>Dva špila od 52 i {jokers}: {cards}.</numerusform>
            <numerusform>Dva špila od 52 i {jokers}: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Jedan špil od 52 bez džokera: {cards}.</numerusform>
            <numerusform>Dva špila od 52 bez džokera: {cards}.</numerusform>
            <numerusform>Dva špila od 52 bez džokera: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group is three or four cards of one rank, all of different suits.</source>
        <translation>Grupu čine tri ili četiri karte iste vrijednosti, sve različitih boja.</translation>
    </message>
    <message>
        <source>A group may not hold a joker and the very card it stands for.</source>
        <translation>U grupi ne smiju biti i džoker i karta koju on zamjenjuje.</translation>
    </message>
    <message>
        <source>A joker counts as the card it names.</source>
        <translation>Džoker se broji kao karta koju zamjenjuje.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name to the end of the round, whatever real cards are laid.</source>
        <translation>Džoker se smije premještati, ali zadržava ime do kraja runde, koje god se prave karte izložile.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name, until a real card of that name comes from the hand. One that stands for the jack of clubs is not set free by a jack of clubs that lies elsewhere on the table.</source>
        <translation>Džoker se smije premještati, ali zadržava ime dok prava karta tog imena ne dođe iz ruke. Džokera koji zamjenjuje tref dečka ne oslobađa tref dečko koji leži drugdje na stolu.</translation>
    </message>
    <message>
        <source>A joker never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Džoker nikad ne ide u ruku. Džoker izložen iz ruke broji se kao karta koja se mora izložiti.</translation>
    </message>
    <message>
        <source>A joker set free must be laid again in the same turn, under any name. It never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Oslobođeni džoker mora se u istom potezu opet izložiti, pod bilo kojim imenom. Nikad ne ide u ruku. Džoker izložen iz ruke broji se kao karta koja se mora izložiti.</translation>
    </message>
    <message>
        <source>A joker’s name is the card it stands for, chosen when the joker is laid.</source>
        <translation>Ime džokera je karta koju on zamjenjuje, a bira se kad se džoker izlaže.</translation>
    </message>
    <message>
        <source>A knocker wins only with fewer points than all others. Otherwise the others with the fewest points win, which is the undercut.</source>
        <translation>Tko kuca, pobjeđuje samo s manje bodova od svih drugih. Inače pobjeđuju drugi s najmanje bodova, a to je protuudar.</translation>
    </message>
    <message>
        <source>A meld is a group or a sequence, face up on the table.</source>
        <translation>Kombinacija je grupa ili niz, otkrivena na stolu.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row.</source>
        <translation>Niz čini tri do trinaest karata iste boje po redu.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row. An ace is low, before the two, or high, after the king, but not both. No sequence goes round the corner.</source>
        <translation>Niz čini tri do trinaest karata iste boje po redu. As je nizak, prije dvojke, ili visok, poslije kralja, ali ne oboje. Nijedan niz ne ide u krug.</translation>
    </message>
    <message>
        <source>Aces go round the corner: A 2 3, Q K A and Q K A 2 are sequences. None holds a card twice.</source>
        <translation>Asovi idu u krug: A 2 3, D K A i D K A 2 su nizovi. Nijedan nema istu kartu dvaput.</translation>
    </message>
    <message>
        <source>After playing, or after drawing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nakon igranja ili nakon vučenja smije kucnuti tko u ruci ima {points} ili manje. Runda odmah završava; nitko više ne izlaže.</translation>
    </message>
    <message>
        <source>After playing, or after the last draw of a turn, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nakon igranja ili nakon posljednjeg vučenja u potezu smije kucnuti tko u ruci ima {points} ili manje. Runda odmah završava; nitko više ne izlaže.</translation>
    </message>
    <message>
        <source>After playing, or after the second draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nakon igranja ili nakon drugog vučenja smije kucnuti tko u ruci ima {points} ili manje. Runda odmah završava; nitko više ne izlaže.</translation>
    </message>
    <message>
        <source>After playing, or after the third draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nakon igranja ili nakon trećeg vučenja smije kucnuti tko u ruci ima {points} ili manje. Runda odmah završava; nitko više ne izlaže.</translation>
    </message>
    <message>
        <source>After playing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nakon igranja smije kucnuti tko u ruci ima {points} ili manje. Runda odmah završava; nitko više ne izlaže.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. Everybody loses the own points, and nobody gets any: after 12 left in the hand, 12 less.</source>
        <translation>Broje se sve karte preostale u rukama. Svatko gubi svoje bodove, a nitko ih ne dobiva: tko u ruci ima 12, ima 12 manje.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The fewest points win the round and score the difference to every other player.</source>
        <translation>Broje se sve karte preostale u rukama. Tko ima najmanje bodova, dobiva rundu i upisuje razliku prema svakom drugom igraču.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The winner has the fewest points and gets what the others hold more; they lose it. With 12 and 25 against nothing: 37 for the winner, 12 and 25 less for them.</source>
        <translation>Broje se sve karte preostale u rukama. Pobjednik ima najmanje bodova i dobiva koliko drugi imaju više; oni to gube. S 12 i 25 prema ništa: 37 pobjedniku, njima 12 i 25 manje.</translation>
    </message>
    <message>
        <source>An ace is high: Q K A is a sequence, A 2 3 is none.</source>
        <translation>As je visok: D K A je niz, A 2 3 nije.</translation>
    </message>
    <message>
        <source>An ace is low: A 2 3 is a sequence, Q K A is none.</source>
        <translation>As je nizak: A 2 3 je niz, D K A nije.</translation>
    </message>
    <message>
        <source>An undercut: somebody knocked, but another player wins the round.</source>
        <translation>Protuudar: netko je kucnuo, a rundu dobiva drugi igrač.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table.</source>
        <translation>Može se dati bilo koje ime, i ime karte koja leži na stolu.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table. A joker may be moved but keeps its name, until a real card of that name, from the hand or from the table, takes its place.</source>
        <translation>Ime može biti bilo koje, i karte koja je već na stolu. Džoker se smije premještati, ali zadržava ime dok prava karta tog imena, iz ruke ili sa stola, ne dođe na njegovo mjesto.</translation>
    </message>
    <message>
        <source>At the end of the turn every card on the table must lie in a meld. Until then everything can be put back.</source>
        <translation>Na kraju poteza svaka karta na stolu mora biti u kombinaciji. Dotad se sve može vratiti.</translation>
    </message>
    <message>
        <source>At the end, for each round won</source>
        <translation>Na kraju, za svaku dobivenu rundu</translation>
    </message>
    <message>
        <source>Before the last draw a player may pass only when the stock is empty.</source>
        <translation>Prije posljednjeg vučenja igrač smije reći dalje samo kad je talon prazan.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Kraj runde</translation>
    </message>
    <message>
        <source>Everybody gets {cards}; the rest is the stock.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Svatko dobiva {cards:acc}; ostatak je talon.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <translation>Prvo izlaganje svakog igrača u rundi čine cijele kombinacije samo iz ruke. Dotad igrač ne dira stol.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is worth {points} or more, of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Prvo izlaganje svakog igrača u rundi vrijedi najmanje {points}, od cijelih kombinacija samo iz ruke. Dotad igrač ne dira stol.</translation>
    </message>
    <message>
        <source>For an undercut</source>
        <translation>Za protuudar</translation>
    </message>
    <message>
        <source>For going out</source>
        <translation>Za izlazak</translation>
    </message>
    <message>
        <source>In any play a joker of the table may be named anew: out of 4 5 joker it may become the third nine of a group.</source>
        <translation>U svakom igranju džoker sa stola može dobiti novo ime: iz 4 5 džoker može postati treća devetka u grupi.</translation>
    </message>
    <message>
        <source>In the hand: ace</source>
        <translation>U ruci: as</translation>
    </message>
    <message>
        <source>In the hand: joker</source>
        <translation>U ruci: džoker</translation>
    </message>
    <message>
        <source>In the hand: king, queen, jack</source>
        <translation>U ruci: kralj, dama, dečko</translation>
    </message>
    <message>
        <source>In the hand: ten to two</source>
        <translation>U ruci: od desetke do dvojke</translation>
    </message>
    <message>
        <source>In the hand: {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>U ruci: {ranks}</translation>
    </message>
    <message>
        <source>Nobody knocks in it.</source>
        <translation>U njemu nitko ne kuca.</translation>
    </message>
    <message>
        <source>Nobody may knock to end it.</source>
        <translation>Nitko je ne smije završiti kucanjem.</translation>
    </message>
    <message>
        <source>Only when the stock is empty may a player pass.</source>
        <translation>Samo kad je talon prazan, igrač smije reći dalje.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points all win the round, each with the differences to the others.</source>
        <translation>Igrači izjednačeni s najmanje bodova svi dobivaju rundu, svaki s razlikama prema ostalima.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points have all won the round.</source>
        <translation>Igrači s jednako najmanje bodova svi dobivaju rundu.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody comes down to {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Partija završava nakon runde u kojoj netko padne na {points}. Pobjeđuje najveći zbroj; izjednačenje se dijeli.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody reaches {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Partija završava nakon runde u kojoj netko dosegne {points}. Pobjeđuje najveći zbroj; kod jednakih se pobjeda dijeli.</translation>
    </message>
    <message>
        <source>The game ends after {rounds}, whatever the totals. The highest total wins; a tie is shared.</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>Partija završava kad su odigrane runde ({rounds}), kakvi god bili zbrojevi. Pobjeđuje najveći zbroj; izjednačenje se dijeli.</translation>
    </message>
    <message>
        <source>The last lap is one last turn for everybody once the stock is empty.</source>
        <translation>Posljednji krug je još jedan potez za svakoga kad je talon prazan.</translation>
    </message>
    <message>
        <source>The last lap is played once the stock is empty, until everybody has passed, one after the other.</source>
        <translation>Posljednji krug igra se kad je talon prazan, dok svi jedan za drugim ne kažu dalje.</translation>
    </message>
    <message>
        <source>The stock is the pile of cards left over, face down. There is no discard pile.</source>
        <translation>Talon je hrpa preostalih karata, pokrivena. Odlagališta nema.</translation>
    </message>
    <message>
        <source>Three packs of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Tri špila po 52 i {jokers}: {cards}.</translation>
    </message>
    <message>
        <source>Three packs of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Tri špila po 52 bez džokera: {cards}.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Tri desetke vrijede {worth}: to je dovoljno.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is not enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Tri desetke vrijede {worth}: to nije dovoljno.</translation>
    </message>
    <message>
        <source>To all who reach the goal</source>
        <translation>Svima koji dosegnu cilj</translation>
    </message>
    <message>
        <source>To go out is to lay the last card of the hand.</source>
        <translation>Izaći znači izložiti posljednju kartu iz ruke.</translation>
    </message>
    <message>
        <source>To knock is to end the round with few points left in the hand.</source>
        <translation>Kucnuti znači završiti rundu s malo bodova u ruci.</translation>
    </message>
    <message>
        <source>To play is to lay at least one card from the hand. Everything on the table may be taken apart and put together anew, but no card goes from the table to a hand.</source>
        <translation>Igrati znači izložiti barem jednu kartu iz ruke. Sve na stolu smije se rastaviti i složiti iznova, ali nijedna karta ne ide sa stola u ruku.</translation>
    </message>
    <message>
        <source>Two jokers may lie in one meld, but in a group not under one name.</source>
        <translation>U jednoj kombinaciji smiju biti dva džokera, ali u grupi ne pod istim imenom.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays a whole meld from the hand; later any one card that fits will do.</source>
        <translation>Dok je stol prazan, igrač izlaže cijelu kombinaciju iz ruke; poslije dostaje bilo koja karta koja odgovara.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand, a joker counting as the card it names; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Dok je stol prazan, igrač iz ruke izlaže cijele kombinacije u vrijednosti od {points:gen} ili više, a džoker se broji kao karta koju zamjenjuje; poslije dostaje bilo koja karta koja odgovara.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Dok je stol prazan, igrač iz ruke izlaže cijele kombinacije u vrijednosti od {points:gen} ili više; poslije dostaje bilo koja karta koja odgovara.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Tko pobjeđuje</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn and may knock. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing or knocking. Going out ends it.</source>
        <translation>Tko povuče posljednju kartu talona, završava potez i smije kucnuti. Onda slijedi posljednji krug: svi, a taj igrač zadnji, još jednom igraju ili kažu dalje, bez vučenja i kucanja. Krug završava i izlaskom.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing. Going out ends it.</source>
        <translation>Tko povuče posljednju kartu talona, završava potez. Onda slijedi posljednji krug: svi, a taj igrač zadnji, još jednom igraju ili kažu dalje, bez vučenja. Krug završava i izlaskom.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then play goes on without drawing until all have passed, one after the other: with three players, after two plays and then three passes it is over. Going out ends it, too.</source>
        <translation>Tko povuče posljednju kartu talona, završava potez. Onda se igra dalje bez vučenja dok svi jedan za drugim ne kažu dalje: u troje, nakon dva igranja i onda tri dalje, gotovo je. Završava i izlaskom.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn; then the hands are counted at once.</source>
        <translation>Tko povuče posljednju kartu talona, završava potez; onda se ruke odmah broje.</translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation>Tko je u njemu igrao, smije kucnuti.</translation>
    </message>
    <message>
        <source>face value</source>
        <translation>koliko piše</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone. The first dealer is found by lot; deal and play go to the left.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} igrač, svatko sam. Prvi djelitelj određuje se ždrijebom; dijeljenje i igra idu ulijevo.</numerusform>
            <numerusform>{count:^} igrača, svatko sam. Prvi djelitelj određuje se ždrijebom; dijeljenje i igra idu ulijevo.</numerusform>
            <numerusform>{count:^} igrača, svatko sam. Prvi djelitelj određuje se ždrijebom; dijeljenje i igra idu ulijevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, to {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{count} igrač, svatko sam, {cards}, do {points:gen}</numerusform>
            <numerusform>{count} igrača, svatko sam, {cards}, do {points:gen}</numerusform>
            <numerusform>{count} igrača, svatko sam, {cards}, do {points:gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, {rounds}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>
            <numerusform>{count} igrač, svatko sam, {cards}, {rounds}</numerusform>
            <numerusform>{count} igrača, svatko sam, {cards}, {rounds}</numerusform>
            <numerusform>{count} igrača, svatko sam, {cards}, {rounds}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationInterview</name>
    <message>
        <source>25 for going out and a round won, 10 for an undercut, 100 at the end.</source>
        <translation>25 za izlazak i dobivenu rundu, 10 za protuudar, 100 na kraju.</translation>
    </message>
    <message>
        <source>A 2 3 or Q K A.</source>
        <translation>A 2 3 ili D K A.</translation>
    </message>
    <message>
        <source>A 2 3, not Q K A.</source>
        <translation>A 2 3, ne D K A.</translation>
    </message>
    <message>
        <source>A few rounds less.</source>
        <translation>Nekoliko rundi manje.</translation>
    </message>
    <message>
        <source>A long evening.</source>
        <translation>Cijela večer.</translation>
    </message>
    <message>
        <source>Also K A 2.</source>
        <translation>I K A 2.</translation>
    </message>
    <message>
        <source>Any whole meld, while the table is empty</source>
        <translation>Bilo koja cijela kombinacija, dok je stol prazan</translation>
    </message>
    <message>
        <source>Are there bonuses beside the cards left?</source>
        <translation>Ima li bonusa uz preostale karte?</translation>
    </message>
    <message>
        <source>As if they paid with chips.</source>
        <translation>Kao da plaćaju žetonima.</translation>
    </message>
    <message>
        <source>As in Machiavelli.</source>
        <translation>Kao u igri Machiavelli.</translation>
    </message>
    <message>
        <source>As in the game with tiles.</source>
        <translation>Kao u igri s pločicama.</translation>
    </message>
    <message>
        <source>As many as it takes until one plays</source>
        <translation>Koliko treba dok se ne zaigra</translation>
    </message>
    <message>
        <source>Cards of the table set no joker free.</source>
        <translation>Karte sa stola ne oslobađaju džokera.</translation>
    </message>
    <message>
        <source>Court cards 10, aces 1, jokers 25</source>
        <translation>Slike 10, asovi 1, džokeri 25</translation>
    </message>
    <message>
        <source>Court cards 11 to 13, aces 1, jokers 30</source>
        <translation>Slike 11 do 13, asovi 1, džokeri 30</translation>
    </message>
    <message>
        <source>Court cards and tens 10, two to nine 5, aces 15, jokers 25</source>
        <translation>Slike i desetke 10, dvojke do devetki 5, asovi 15, džokeri 25</translation>
    </message>
    <message>
        <source>Draw, then play or end the turn.</source>
        <translation>Vuci, pa igraj ili završi potez.</translation>
    </message>
    <message>
        <source>Everybody lays 30 points or more, from the hand alone</source>
        <translation>Svatko izlaže 30 bodova ili više, samo iz ruke</translation>
    </message>
    <message>
        <source>Everybody loses what is left in the hand</source>
        <translation>Svatko gubi ono što mu je ostalo u ruci</translation>
    </message>
    <message>
        <source>Few figures, quickly added.</source>
        <translation>Malo brojeva, brzo se zbraja.</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Četiri</translation>
    </message>
    <message>
        <source>Four rounds</source>
        <translation>Četiri runde</translation>
    </message>
    <message>
        <source>Fourteen cards</source>
        <translation>Četrnaest karata</translation>
    </message>
    <message>
        <source>High only</source>
        <translation>Samo visok</translation>
    </message>
    <message>
        <source>How many cards is everybody dealt?</source>
        <translation>Koliko karata svatko dobiva?</translation>
    </message>
    <message>
        <source>How many cards may be drawn in a turn?</source>
        <translation>Koliko se karata smije vući u jednom potezu?</translation>
    </message>
    <message>
        <source>How many jokers are in the cards?</source>
        <translation>Koliko je džokera među kartama?</translation>
    </message>
    <message>
        <source>However little it is worth.</source>
        <translation>Koliko god malo vrijedila.</translation>
    </message>
    <message>
        <source>In every play</source>
        <translation>U svakom igranju</translation>
    </message>
    <message>
        <source>It keeps the name it was given.</source>
        <translation>Zadržava ime koje je dobio.</translation>
    </message>
    <message>
        <source>Jokers are laid wherever they fit.</source>
        <translation>Džokeri se stavljaju gdje god odgovaraju.</translation>
    </message>
    <message>
        <source>Low only</source>
        <translation>Samo nizak</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Nizak ili visok</translation>
    </message>
    <message>
        <source>May a round be ended by knocking?</source>
        <translation>Smije li se runda završiti kucanjem?</translation>
    </message>
    <message>
        <source>Melds of 30 points or more, while the table is empty</source>
        <translatorcomment>Of “Melds of 30 points or more”.</translatorcomment>
        <translation>Kombinacije od 30 bodova ili više, dok je stol prazan</translation>
    </message>
    <message>
        <source>More melds fit together, and faster.</source>
        <translation>Više kombinacija se slaže, i brže.</translation>
    </message>
    <message>
        <source>Never in the round</source>
        <translation>Nikad u rundi</translation>
    </message>
    <message>
        <source>Nobody ends a turn without a play.</source>
        <translation>Nitko ne završava potez bez igranja.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Nitko ništa ne dobiva.</translation>
    </message>
    <message>
        <source>Nobody knocks</source>
        <translation>Nitko ne kuca</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nijedan</translation>
    </message>
    <message>
        <source>One for each pack</source>
        <translation>Po jedan za svaki špil</translation>
    </message>
    <message>
        <source>One more turn for everybody</source>
        <translation>Još jedan potez za svakoga</translation>
    </message>
    <message>
        <source>One, and then one may play</source>
        <translation>Jednu, a onda se smije igrati</translation>
    </message>
    <message>
        <source>One, instead of playing</source>
        <translation>Jedna, umjesto igranja</translation>
    </message>
    <message>
        <source>Only the cards left in the hands count.</source>
        <translation>Broje se samo karte preostale u rukama.</translation>
    </message>
    <message>
        <source>Play goes on until all pass</source>
        <translation>Igra se dok svi ne kažu dalje</translation>
    </message>
    <message>
        <source>Play or draw, as in Machiavelli.</source>
        <translation>Igraj ili vuci, kao u igri Machiavelli.</translation>
    </message>
    <message>
        <source>Q K A, not A 2 3.</source>
        <translation>D K A, ne A 2 3.</translation>
    </message>
    <message>
        <source>Round the corner, too</source>
        <translation>I u krug</translation>
    </message>
    <message>
        <source>Rounds are short.</source>
        <translation>Runde su kratke.</translation>
    </message>
    <message>
        <source>Rounds are shorter, and undercuts more.</source>
        <translation>Runde su kraće, a protuudara je više.</translation>
    </message>
    <message>
        <source>Seven cards</source>
        <translation>Sedam karata</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation>Deset karata</translation>
    </message>
    <message>
        <source>The first to begin needs good cards.</source>
        <translation>Prvome koji počinje trebaju dobre karte.</translation>
    </message>
    <message>
        <source>The hands are counted at once.</source>
        <translation>Ruke se odmah broje.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Runda je gotova</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Uobičajeni</translation>
    </message>
    <message>
        <source>The winner gets the differences</source>
        <translation>Pobjednik dobiva razlike</translation>
    </message>
    <message>
        <source>The winner gets them, and the others lose them</source>
        <translation>Pobjednik ih dobiva, a drugi ih gube</translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation>Trinaest karata</translation>
    </message>
    <message>
        <source>Until then one takes no part in the table.</source>
        <translation>Dotad se stol ne dira.</translation>
    </message>
    <message>
        <source>Up to 100 points</source>
        <translation>Do 100 bodova</translation>
    </message>
    <message>
        <source>Up to 150 points</source>
        <translation>Do 150 bodova</translation>
    </message>
    <message>
        <source>Up to 300 points</source>
        <translation>Do 300 bodova</translation>
    </message>
    <message>
        <source>Up to three, one after the other</source>
        <translation>Do tri, jedna za drugom</translation>
    </message>
    <message>
        <source>Up to two, one after the other</source>
        <translation>Do dvije, jedna za drugom</translation>
    </message>
    <message>
        <source>Usually with one pack of cards.</source>
        <translation>Obično s jednim špilom karata.</translation>
    </message>
    <message>
        <source>Usually with three packs of cards.</source>
        <translation>Obično s tri špila karata.</translation>
    </message>
    <message>
        <source>Usually with two packs of cards.</source>
        <translation>Obično s dva špila karata.</translation>
    </message>
    <message>
        <source>What do the cards left in a hand count?</source>
        <translation>Koliko vrijede karte preostale u ruci?</translation>
    </message>
    <message>
        <source>What does a round score?</source>
        <translation>Što donosi runda?</translation>
    </message>
    <message>
        <source>What follows when the stock is empty?</source>
        <translation>Što slijedi kad je talon prazan?</translation>
    </message>
    <message>
        <source>What must be laid first?</source>
        <translatorcomment>Of “What must be laid first on an empty table?”.</translatorcomment>
        <translation>Što se mora prvo izložiti?</translation>
    </message>
    <message>
        <source>When may a joker on the table be named anew?</source>
        <translation>Kad džoker na stolu smije dobiti novo ime?</translation>
    </message>
    <message>
        <source>When the real card comes from a hand</source>
        <translation>Kad prava karta dođe iz ruke</translation>
    </message>
    <message>
        <source>When the real card takes its place</source>
        <translation>Kad prava karta zauzme njegovo mjesto</translation>
    </message>
    <message>
        <source>Where may an ace lie in a sequence?</source>
        <translation>Gdje as smije biti u nizu?</translation>
    </message>
    <message>
        <source>Whoever drew the second may not play.</source>
        <translation>Tko je povukao drugu, ne smije igrati.</translation>
    </message>
    <message>
        <source>Whoever drew the third may not play.</source>
        <translation>Tko je povukao treću, ne smije igrati.</translation>
    </message>
    <message>
        <source>Whoever has most then has won.</source>
        <translation>Tko tada ima najviše, pobijedio je.</translation>
    </message>
    <message>
        <source>With 10 points or fewer in the hand</source>
        <translation>S 10 bodova ili manje u ruci</translation>
    </message>
    <message>
        <source>With 5 points or fewer in the hand</source>
        <translation>S 5 bodova ili manje u ruci</translation>
    </message>
</context>
<context>
    <name>ManipulationLesson</name>
    <message>
        <source>A game has several rounds, until somebody has {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Partija ima više rundi, dok netko nema {points}.</translation>
    </message>
    <message>
        <source>A turn begins with a card from the stock: click it.</source>
        <translatorcomment>Of “A turn begins with a card from the stock, the cards that nobody has yet. Click it, above on the right.”.</translatorcomment>
        <translation>Potez počinje kartom iz talona: klikni na njega.</translation>
    </message>
    <message>
        <source>All melds are whole again. Press the golden button.</source>
        <translatorcomment>Of “All melds are whole again, and so they must be when a turn ends. Press the golden button.”.</translatorcomment>
        <translation>Sve su kombinacije opet cijele. Pritisni zlatni gumb.</translation>
    </message>
    <message>
        <source>Both parts are melds of their own. Press the golden button.</source>
        <translation>Oba dijela su zasebne kombinacije. Pritisni zlatni gumb.</translation>
    </message>
    <message>
        <source>Cards go onto the table in melds: groups and sequences.</source>
        <translation>Karte idu na stol u kombinacijama: grupe i nizovi.</translation>
    </message>
    <message>
        <source>Click jack and queen of spades, then the lone king.</source>
        <translation>Klikni na pik dečka i pik damu, pa na samog kralja.</translation>
    </message>
    <message>
        <source>Click the eight of spades, then the long row: it splits.</source>
        <translation>Klikni na pik osmicu, pa na dugi niz: on se dijeli.</translation>
    </message>
    <message>
        <source>Click the king of spades on the table, then “New meld”.</source>
        <translation>Klikni na pik kralja na stolu, pa na „Nova kombinacija”.</translation>
    </message>
    <message>
        <source>Draw a card once more.</source>
        <translation>Vuci još jednu kartu.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Vuci kartu.</translation>
    </message>
    <message>
        <source>Eight and nine go on with it: click both, then that row.</source>
        <translatorcomment>Of “Eight and nine go on with the row of spades. Click both, then that row.”.</translatorcomment>
        <translation>Osmica i devetka ga nastavljaju: klikni na obje, pa na taj niz.</translation>
    </message>
    <message>
        <source>Five, six and seven of spades: click them, then “New meld”.</source>
        <translation>Petica, šestica i sedmica pik: klikni na njih, pa na „Nova kombinacija”.</translation>
    </message>
    <message>
        <source>Let us see what comes now: draw.</source>
        <translation>Da vidimo što sad dolazi: vuci.</translation>
    </message>
    <message>
        <source>Lost in a rearrangement? Esc puts everything back.</source>
        <translation>Izgubljeno pri presloživanju? Esc vraća sve.</translation>
    </message>
    <message>
        <source>Nothing else fits now. Press the golden button.</source>
        <translation>Sad više ništa ne pristaje. Pritisni zlatni gumb.</translation>
    </message>
    <message>
        <source>Now the cards in the hands count, and the fewest win.</source>
        <translation>Sad se računaju karte u rukama; dobiva tko ima najmanje.</translation>
    </message>
    <message>
        <source>Only an ace is left, and it is one point: press “Knock”.</source>
        <translation>Ostao je samo as, jedan bod: pritisni „Kucni”.</translation>
    </message>
    <message>
        <source>Press the golden button once more.</source>
        <translation>Pritisni opet zlatni gumb.</translation>
    </message>
    <message>
        <source>That is all for this turn. Press the golden button.</source>
        <translation>To je sve za ovaj potez. Pritisni zlatni gumb.</translation>
    </message>
    <message>
        <source>The others have melds there now. You may add to all of them.</source>
        <translation>Sad i ostali imaju kombinacije. Smiješ dodati svima.</translation>
    </message>
    <message>
        <source>The ten of clubs! Click it, then the meld with the joker.</source>
        <translatorcomment>Of “The ten of clubs! Click it, then the meld with the joker: the ten takes its place, and the joker is free.”.</translatorcomment>
        <translation>Tref desetka! Klikni na nju, pa na kombinaciju s džokerom.</translation>
    </message>
    <message>
        <source>Three kings are a group. Lay them down in the same way.</source>
        <translation>Tri kralja su grupa. Izloži ih na isti način.</translation>
    </message>
    <message>
        <source>Use the joker at once: click two and four, then the joker.</source>
        <translatorcomment>Of “A free joker is used at once, now as the three between two and four. Click both, then the joker.”.</translatorcomment>
        <translation>Iskoristi džokera odmah: klikni na dvojku i četvorku, pa na njega.</translation>
    </message>
    <message>
        <source>Welcome! {name} sits beside you and explains the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Dobro došli! {name} sjedi do tebe i objašnjava igru.</translation>
    </message>
    <message>
        <source>Who lays the last card is out, for {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tko izloži posljednju kartu, izlazi i dobiva još {points}.</translation>
    </message>
    <message>
        <source>after the third card nothing can be laid in that turn</source>
        <translation>nakon treće karte ništa se više ne može izložiti</translation>
    </message>
    <message>
        <source>an ace 1, court cards 10, a joker 25: the winner gets the rest</source>
        <translation>as 1, slike 10, džoker 25: pobjednik upisuje ostatak</translation>
    </message>
    <message>
        <source>everybody plays alone, and wants few cards in the end</source>
        <translation>svatko igra za sebe i želi na kraju malo karata</translation>
    </message>
    <message>
        <source>it lies above on the right</source>
        <translation>leži gore desno</translation>
    </message>
    <message>
        <source>it stays that until the real ten comes</source>
        <translation>to ostaje dok ne dođe prava desetka</translation>
    </message>
    <message>
        <source>melds may be taken apart: three kings are enough</source>
        <translation>kombinacije se smiju rastaviti: dovoljna su tri kralja</translation>
    </message>
    <message>
        <source>nothing on the table is anybody’s own</source>
        <translation>ništa na stolu nije ničije</translation>
    </message>
    <message>
        <source>now it is the three between them</source>
        <translation>sad je on trojka između njih</translation>
    </message>
    <message>
        <source>of one suit in a row: a sequence; dragging works, too</source>
        <translation>jedna boja redom je niz; mogu se i povući</translation>
    </message>
    <message>
        <source>one card is no meld</source>
        <translation>jedna karta nije kombinacija</translation>
    </message>
    <message>
        <source>the row has an eight already, but can become two rows</source>
        <translation>niz već ima osmicu, ali mogu biti dva</translation>
    </message>
    <message>
        <source>the ten takes its place, and the joker is free</source>
        <translatorcomment>Of “The ten of clubs! Click it, then the meld with the joker: the ten takes its place, and the joker is free.”.</translatorcomment>
        <translation>desetka zauzima njegovo mjesto, a džoker je slobodan</translation>
    </message>
    <message>
        <source>they are spades, like the row</source>
        <translation>obje su pik, kao i niz</translation>
    </message>
    <message>
        <source>three or four of one rank, or three and more of a suit in a row</source>
        <translatorcomment>Of “Cards go onto the table in melds: three or four of one rank and of different suits, or three and more of one suit in a row.”.</translatorcomment>
        <translation>tri ili četiri iste vrijednosti, ili tri i više jedne boje redom</translation>
    </message>
    <message>
        <source>to where it was when the turn began</source>
        <translation>kako je bilo na početku poteza</translation>
    </message>
    <message>
        <source>who knocks without the fewest points loses the round</source>
        <translation>tko kucne, a nema najmanje bodova, gubi rundu</translation>
    </message>
    <message>
        <source>whole they must be when a turn ends</source>
        <translation>takve moraju biti na kraju poteza</translation>
    </message>
    <message>
        <source>with {points} or fewer you may knock, which ends the round</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>tko ima najviše {points} smije kucnuti, i time runda završava</translation>
    </message>
    <message>
        <source>{name} could lay nothing, and drew two cards more.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:nije mogla ništa izložiti i vukla je|nije mogao ništa izložiti i vukao je|ne može ništa izložiti i vuče} još dvije karte.</translation>
    </message>
    <message>
        <source>{name} laid a joker: here it stands for the ten of clubs.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je izložila|je izložio|izlaže} džokera: ovdje zamjenjuje tref desetku.</translation>
    </message>
</context>
<context>
    <name>ManipulationLog</name>
    <message>
        <source>The stock is empty: everybody has one more turn.</source>
        <translation>Talon je prazan: svatko ima još jedan potez.</translation>
    </message>
    <message>
        <source>The stock is empty: play goes on until all pass.</source>
        <translation>Talon je prazan: igra se dok svi ne kažu dalje.</translation>
    </message>
    <message>
        <source>did not knock</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:odustala|odustao|odustaje} od kucanja</translation>
    </message>
    <message>
        <source>freed a joker</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:oslobodila|oslobodio|oslobađa} džokera</translation>
    </message>
    <message numerus="yes">
        <source>knocked</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:kucnula|kucnuo|kuca|kucnuli|kucnule}</numerusform>
            <numerusform>{name:kucnula|kucnuo|kuca|kucnuli|kucnule}</numerusform>
            <numerusform>{name:kucnula|kucnuo|kuca|kucnuli|kucnule}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moved {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:premjestila|premjestio|premješta} {count:f.acc} kartu</numerusform>
            <numerusform>{name:premjestila|premjestio|premješta} {count:f} karte</numerusform>
            <numerusform>{name:premjestila|premjestio|premješta} {count} karata</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:rekla|rekao|kaže} dalje</translation>
    </message>
    <message numerus="yes">
        <source>used {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:upotrijebila|upotrijebio|rabi} {cards:acc}</numerusform>
            <numerusform>{name:upotrijebila|upotrijebio|rabi} {cards:acc}</numerusform>
            <numerusform>{name:upotrijebila|upotrijebio|rabi} {cards:acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:izložila|izložio|izlaže} {cards:acc} i {name:izašla|izašao|izlazi}</translation>
    </message>
    <message numerus="yes">
        <source>wins the round</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>dobiva rundu</numerusform>
            <numerusform>dobivaju rundu</numerusform>
            <numerusform>dobivaju rundu</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} each.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{number}. rundu {names:dobiva|dobiva|dobiva|dobivaju|dobivaju} {names}, po {points}.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{number}. rundu {names:dobiva|dobiva|dobiva|dobivaju|dobivaju} {names}, u ruci {points}.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{number}. rundu i {points} {names:dobiva|dobiva|dobiva|dobivaju|dobivaju} {names}.</translation>
    </message>
    <message>
        <source>{name} dealt {cards} each.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translatorcomment>Of “{name} dealt ten cards each.”.</translatorcomment>
        <translation>{name} {name:je podijelila|je podijelio|dijeli} svakome po {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} did not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odustala|je odustao|odustaje} od kucanja.</translation>
    </message>
    <message>
        <source>{name} does not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ne kuca.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} vuče kartu.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je povukla|je povukao|vuče} kartu.</translation>
    </message>
    <message>
        <source>{name} drew a second card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je povukla|je povukao|vuče} drugu kartu.</translation>
    </message>
    <message>
        <source>{name} drew a third card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je povukla|je povukao|vuče} treću kartu.</translation>
    </message>
    <message>
        <source>{name} drew another card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translatorcomment>Of “{name} dealt ten cards each.”.</translatorcomment>
        <translation>{name} {name:je povukla|je povukao|vuče} još jednu kartu.</translation>
    </message>
    <message>
        <source>{name} freed the joker and laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:je oslobodila|je oslobodio|oslobađa} džokera i {name:izložila|izložio|izlaže} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} freed the joker, laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:je oslobodila|je oslobodio|oslobađa} džokera, {name:izložila|izložio|izlaže} {cards:acc} i {name:izašla|izašao|izlazi}.</translation>
    </message>
    <message>
        <source>{name} frees the joker and lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} oslobađa džokera i izlaže {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} kuca.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and moved {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} {name:je izložila|je izložio|izlaže} {cards:acc} i {name:premjestila|premjestio|premješta} {moved:acc}.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:je izložila|je izložio|izlaže} {cards:acc} i {name:izašla|izašao|izlazi}.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and goes out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} izlaže {cards:acc} i izlazi.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and moves {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} izlaže {cards:acc} i premješta {moved:acc}.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je rekla|je rekao|kaže} dalje.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} kaže dalje.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s last (card|cards)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>zadnja karta: {name}</numerusform>
            <numerusform>zadnje karte: {name}</numerusform>
            <numerusform>zadnje karte: {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationOptions</name>
    <message>
        <source>A joker on the table</source>
        <translation>Džoker na stolu</translation>
    </message>
    <message>
        <source>A round scores</source>
        <translation>Runda donosi</translation>
    </message>
    <message>
        <source>A turn begins with a draw</source>
        <translation>Potez počinje vučenjem</translation>
    </message>
    <message>
        <source>Aces in sequences</source>
        <translation>Asovi u nizovima</translation>
    </message>
    <message>
        <source>After so many it is over; 0: it goes to the points below.</source>
        <translation>Nakon toliko je gotova; 0: igra se do bodova niže.</translation>
    </message>
    <message>
        <source>After the last one play, or end the turn.</source>
        <translation>Nakon posljednje igraj ili završi potez.</translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation>Bonus za protuudar</translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation>Bonus za svaku dobivenu rundu</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Bonus za izlazak</translation>
    </message>
    <message>
        <source>Bonus for reaching the goal</source>
        <translation>Bonus za postignut cilj</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Koliko se vuče u potezu</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Karata u ruci</translation>
    </message>
    <message>
        <source>Draw a card, then play. Whoever cannot, or does not want to, draws another: draw until you play.</source>
        <translation>Vuci kartu pa igraj. Tko ne može ili ne želi, vuče još jednu: vuče se dok se ne zaigra.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Then play, or draw a third. Whoever drew the third may not play in this turn.</source>
        <translation>Vući kartu. Onda igrati ili vući drugu. Onda igrati ili vući treću. Tko je povukao treću, u ovom potezu ne smije igrati.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Whoever drew the second may not play in this turn.</source>
        <translation>Vući kartu. Onda igrati ili vući drugu. Tko je povukao drugu, u ovom potezu ne smije igrati.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw another, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Vuci kartu. Onda igraj ili vuci još jednu, najviše {cards} u potezu.</translation>
    </message>
    <message>
        <source>Draw one card, then play or end the turn.</source>
        <translation>Vuci jednu kartu, pa igraj ili završi potez.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Kraj runde</translation>
    </message>
    <message>
        <source>First play</source>
        <translation>Prvo izlaganje</translation>
    </message>
    <message>
        <source>For cards left in the hand, for knocking and for first plays.</source>
        <translation>Za karte preostale u ruci, za kucanje i za prvo izlaganje.</translation>
    </message>
    <message>
        <source>How many cards each is dealt.</source>
        <translation>Koliko karata svatko dobiva.</translation>
    </message>
    <message>
        <source>How many jokers are in the game, in all.</source>
        <translation>Koliko je ukupno džokera u igri.</translation>
    </message>
    <message>
        <source>How many one may draw before playing.</source>
        <translation>Koliko se smije vući prije igranja.</translation>
    </message>
    <message>
        <source>It ends after the round in which this is reached.</source>
        <translation>Završava nakon runde u kojoj se to dosegne.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Kucanje</translation>
    </message>
    <message>
        <source>Knocking in the last lap</source>
        <translation>Kucanje u posljednjem krugu</translation>
    </message>
    <message>
        <source>Melds and jokers</source>
        <translation>Kombinacije i džokeri</translation>
    </message>
    <message>
        <source>Not used, since everybody draws until a play.</source>
        <translation>Ne koristi se jer svatko vuče dok ne zaigra.</translation>
    </message>
    <message>
        <source>Not used, since nobody knocks.</source>
        <translation>Ne koristi se jer nitko ne kuca.</translation>
    </message>
    <message>
        <source>Not used, since only the own cards are counted.</source>
        <translation>Ne koristi se jer se broje samo vlastite karte.</translation>
    </message>
    <message>
        <source>Not used, since the game ends after so many rounds.</source>
        <translation>Ne koristi se jer partija završava nakon zadanog broja rundi.</translation>
    </message>
    <message>
        <source>Not used, since there are no jokers.</source>
        <translation>Ne koristi se jer nema džokera.</translation>
    </message>
    <message>
        <source>Not used, since there is no last lap.</source>
        <translation>Ne koristi se jer nema posljednjeg kruga.</translation>
    </message>
    <message>
        <source>Otherwise with a draw or with playing.</source>
        <translation>Inače vučenjem ili igranjem.</translation>
    </message>
    <message>
        <source>Packs of 52 cards, without their jokers. By the number of players: one for two, two for three to five, three for six.</source>
        <translation>Špilovi po 52 karte, bez džokera. Po broju igrača: jedan za dvoje, dva za troje do petero, tri za šestero.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Špilovi karata</translation>
    </message>
    <message>
        <source>Play, or draw a card first, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Igraj ili prije toga vuci kartu, najviše {cards} u potezu.</translation>
    </message>
    <message>
        <source>Play, or draw one card first.</source>
        <translation>Igraj ili prije toga vuci jednu kartu.</translation>
    </message>
    <message>
        <source>Play, or draw one card instead, which ends the turn.</source>
        <translation>Igrati, ili umjesto toga vući jednu kartu i time završiti potez.</translation>
    </message>
    <message>
        <source>Play, or draw until you play.</source>
        <translation>Igraj ili vuci dok ne zaigraš.</translation>
    </message>
    <message>
        <source>Playing after the last draw</source>
        <translation>Igranje nakon posljednjeg vučenja</translation>
    </message>
    <message>
        <source>Points at the end for all who have reached it.</source>
        <translation>Bodovi na kraju svima koji su to dosegli.</translation>
    </message>
    <message>
        <source>Points for it at the end of the game.</source>
        <translation>Bodovi za to na kraju partije.</translation>
    </message>
    <message>
        <source>Points for laying the last card of the hand.</source>
        <translation>Bodovi za izlaganje posljednje karte iz ruke.</translation>
    </message>
    <message>
        <source>Points for winning a round another has knocked in.</source>
        <translation>Bodovi za dobivenu rundu u kojoj je kucnuo drugi.</translation>
    </message>
    <message>
        <source>Points in the hand to knock with, or 0 for no knocking.</source>
        <translation>Bodovi u ruci s kojima se kuca, ili 0 bez kucanja.</translation>
    </message>
    <message>
        <source>Points of the cards</source>
        <translation>Bodovi karata</translation>
    </message>
    <message>
        <source>Points that a first play must be worth, or 0 for any.</source>
        <translatorcomment>Of “Points that must be laid at least, or 0 for any.”.</translatorcomment>
        <translation>Koliko bodova mora vrijediti prvo izlaganje, ili 0 za koliko god.</translation>
    </message>
    <message>
        <source>Rounds of a game</source>
        <translation>Rundi u partiji</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Stol i karte</translation>
    </message>
    <message>
        <source>The game goes to</source>
        <translation>Igra se do</translation>
    </message>
    <message>
        <source>Until the own first play, a player takes no part in the table.</source>
        <translation>Do vlastitog prvog izlaganja igrač ne dira stol.</translation>
    </message>
    <message>
        <source>What follows after the turn of whoever drew its last card.</source>
        <translation>Što slijedi nakon poteza onoga tko je povukao zadnju kartu.</translation>
    </message>
    <message>
        <source>What takes its name from it, so that it may be named anew.</source>
        <translation>Što mu uzima ime, pa može dobiti novo.</translation>
    </message>
    <message>
        <source>What the fewest points in the hand bring, and what the others pay.</source>
        <translation>Što donosi najmanje bodova u ruci i što drugi plaćaju.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Kad je talon prazan</translation>
    </message>
    <message>
        <source>Where an ace may lie.</source>
        <translation>Gdje as smije biti.</translation>
    </message>
    <message>
        <source>Who makes a first play</source>
        <translation>Tko ima prvo izlaganje</translation>
    </message>
    <message>
        <source>Whoever drew the last one may not play in this turn.</source>
        <translatorcomment>Of “Whoever draws the last of them may not play.”.</translatorcomment>
        <translation>Tko je povukao posljednju, u tom potezu ne smije igrati.</translation>
    </message>
    <message>
        <source>Whoever has drawn the last card of a turn may still play.</source>
        <translatorcomment>Of “Whoever draws the last of them may not play.”.</translatorcomment>
        <translation>Tko je povukao posljednju kartu u potezu, smije još igrati.</translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation>Tko je u njemu igrao, smije kucnuti.</translation>
    </message>
    <message>
        <source>a turn begins with a draw</source>
        <translation>potez počinje vučenjem</translation>
    </message>
    <message>
        <source>a turn begins with a draw, and the only draw ends it: nobody could play</source>
        <translation>potez počinje vučenjem, a jedino vučenje ga završava: nitko ne bi mogao igrati</translation>
    </message>
    <message>
        <source>a turn may begin with playing</source>
        <translation>potez smije početi igranjem</translation>
    </message>
    <message>
        <source>any play</source>
        <translation>svako igranje</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>po broju igrača</translation>
    </message>
    <message>
        <source>everybody, from the hand alone</source>
        <translation>svatko, samo iz ruke</translation>
    </message>
    <message>
        <source>everybody’s own cards, as minus</source>
        <translation>svakome vlastite karte, kao minus</translation>
    </message>
    <message>
        <source>high only: Q K A</source>
        <translation>samo visok: D K A</translation>
    </message>
    <message>
        <source>knocking allowed in the last lap</source>
        <translation>kucanje dopušteno u posljednjem krugu</translation>
    </message>
    <message>
        <source>knocking with {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>kucanje: {new}, a ne {old}</translation>
    </message>
    <message>
        <source>low only: A 2 3</source>
        <translation>samo nizak: A 2 3</translation>
    </message>
    <message>
        <source>low or high</source>
        <translation>nizak ili visok</translation>
    </message>
    <message>
        <source>no card counts anything, so nobody would reach the goal</source>
        <translation>nijedna karta ništa ne vrijedi, pa nitko ne bi dosegnuo cilj</translation>
    </message>
    <message>
        <source>no knocking in the last lap</source>
        <translation>bez kucanja u posljednjem krugu</translation>
    </message>
    <message>
        <source>no playing after the last draw</source>
        <translation>bez igranja nakon posljednjeg vučenja</translation>
    </message>
    <message>
        <source>nobody knocks</source>
        <translation>nitko ne kuca</translation>
    </message>
    <message>
        <source>nothing: it keeps its name</source>
        <translation>ništa: zadržava ime</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jedna</translation>
    </message>
    <message>
        <source>one for each pack</source>
        <translation>po jedan za svaki špil</translation>
    </message>
    <message>
        <source>one more turn for everybody</source>
        <translation>još jedan potez za svakoga</translation>
    </message>
    <message>
        <source>play goes on until all pass</source>
        <translation>igra se dok svi ne kažu dalje</translation>
    </message>
    <message>
        <source>playing allowed after the last draw</source>
        <translation>igranje dopušteno nakon posljednjeg vučenja</translation>
    </message>
    <message>
        <source>round the corner, too: K A 2</source>
        <translation>i u krug: K A 2</translation>
    </message>
    <message>
        <source>the differences, for the winner</source>
        <translation>razlike, za pobjednika</translation>
    </message>
    <message>
        <source>the differences, paid by the others</source>
        <translation>razlike, plaćaju drugi</translation>
    </message>
    <message>
        <source>the real card from a hand</source>
        <translation>prava karta iz ruke</translation>
    </message>
    <message>
        <source>the real card in its place</source>
        <translation>prava karta na njegovu mjestu</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>runda je gotova</translation>
    </message>
    <message>
        <source>to {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>do {new}, a ne {old}</translation>
    </message>
    <message>
        <source>until one plays</source>
        <translation>dok se ne zaigra</translation>
    </message>
    <message>
        <source>until the goal is reached</source>
        <translation>dok se ne dosegne cilj</translation>
    </message>
    <message>
        <source>up to three</source>
        <translation>do tri</translation>
    </message>
    <message>
        <source>up to two</source>
        <translation>do dvije</translation>
    </message>
    <message>
        <source>up to {count}</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>najviše {count:f}</translation>
    </message>
    <message>
        <source>whoever lays on an empty table</source>
        <translatorcomment>Of “First cards on an empty table”.</translatorcomment>
        <translation>tko izlaže na prazan stol</translation>
    </message>
    <message>
        <source>{dealt} cards are dealt, but there are {cards}</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>dijeli se {dealt} karata, a ima ih {cards}</translation>
    </message>
    <message>
        <source>{dealt} of {cards} cards are dealt, {stock} are left for the stock.</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {stock}: how many cards the stock has.</extracomment>
        <translation>Od {cards} karata dijeli se {dealt}, {stock} ostaje za talon.</translation>
    </message>
    <message>
        <source>{new} dealt to each instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>svakome {new} umjesto {old}</translation>
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
        <translation>Barem jedna dolazi iz ruke; sve što leži smije se presložiti.</translation>
    </message>
    <message>
        <source>Cards are drawn until one plays.</source>
        <translation>Karte se vuku dok se ne zaigra.</translation>
    </message>
    <message>
        <source>Lay cards</source>
        <translation>Izloži karte</translation>
    </message>
    <message>
        <source>The first melds count {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Prve kombinacije vrijede najmanje {points}.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand, worth {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Prvo izlaganje čine cijele kombinacije iz ruke, najmanje {points}.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand.</source>
        <translation>Prvo izlaganje čine cijele kombinacije iz ruke.</translation>
    </message>
    <message>
        <source>The next player is to move.</source>
        <translation>Na potezu je sljedeći igrač.</translation>
    </message>
    <message>
        <source>The round ends at once; {points} or less may be left in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Runda odmah završava; u ruci smije ostati najviše {points}.</translation>
    </message>
    <message>
        <source>The table is empty: a whole meld comes from the hand.</source>
        <translation>Stol je prazan: iz ruke dolazi cijela kombinacija.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>U potezu se vuče najviše {cards}.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn; after the last nothing is played.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>U potezu se vuku najviše {cards}; nakon posljednje ništa se ne igra.</translation>
    </message>
    <message>
        <source>Who draws plays nothing in this turn.</source>
        <translation>Tko vuče, u ovom potezu ništa ne igra.</translation>
    </message>
</context>
<context>
    <name>ManipulationPresenter</name>
    <message>
        <source>Cards are lifted first, then N begins a new meld with them.</source>
        <translation>Najprije se podižu karte, a onda N njima počinje novu kombinaciju.</translation>
    </message>
    <message>
        <source>Fewest points in the hand win, to {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Pobjeđuje najmanje bodova u ruci, do {target}</translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in the hand win, {target} round(s)</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Pobjeđuje najmanje bodova u ruci, {target} runda</numerusform>
            <numerusform>Pobjeđuje najmanje bodova u ruci, {target} runde</numerusform>
            <numerusform>Pobjeđuje najmanje bodova u ruci, {target} rundi</numerusform>
        </translation>
    </message>
    <message>
        <source>No first play of {points} is in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>U ruci nema prvog izlaganja za {points}.</translation>
    </message>
    <message>
        <source>The first play of the round is made.</source>
        <translation>Prvo izlaganje u rundi je obavljeno.</translation>
    </message>
    <message>
        <source>The turn cannot be ended as the table lies now.</source>
        <translation>Potez se ne može završiti dok je stol ovakav.</translation>
    </message>
    <message>
        <source>Undo end of turn</source>
        <translation>Poništi kraj poteza</translation>
    </message>
    <message>
        <source>Whoever reaches {target} ends the game.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Tko dosegne {target}, završava partiju.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number} of {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^} igrač, {number}. runda od {target}</numerusform>
            <numerusform>{count:^} igrača, {number}. runda od {target}</numerusform>
            <numerusform>{count:^} igrača, {number}. runda od {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number}, to {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^} igrač, {number}. runda, do {target}</numerusform>
            <numerusform>{count:^} igrača, {number}. runda, do {target}</numerusform>
            <numerusform>{count:^} igrača, {number}. runda, do {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <comment>of the round</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je izašla|je izašao|izlazi}.</translation>
    </message>
    <message>
        <source>{target} is reached.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Dosegnuto je {target}.</translation>
    </message>
</context>
<context>
    <name>ManipulationPrompts</name>
    <message>
        <source>Every turn begins with a draw.</source>
        <translation>Svaki potez počinje vučenjem.</translation>
    </message>
    <message>
        <source>Hint: draw a card.</source>
        <translation>Savjet: vući kartu.</translation>
    </message>
    <message>
        <source>Hint: draw a second card.</source>
        <translation>Savjet: vući drugu kartu.</translation>
    </message>
    <message>
        <source>Hint: draw a third card.</source>
        <translation>Savjet: vući treću kartu.</translation>
    </message>
    <message>
        <source>Hint: draw another card.</source>
        <translation>Savjet: vući još jednu kartu.</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Savjet: završiti potez.</translation>
    </message>
    <message>
        <source>Hint: knock.</source>
        <translation>Savjet: kucnuti.</translation>
    </message>
    <message>
        <source>Hint: play to the table.</source>
        <translation>Savjet: igrati na stol.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a card.</source>
        <translation>Savjet: vratiti potez, pa vući kartu.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a second card.</source>
        <translation>Savjet: vratiti potez, pa vući drugu kartu.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a third card.</source>
        <translation>Savjet: vratiti potez, pa vući treću kartu.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw another card.</source>
        <translation>Savjet: vratiti potez na početak, pa vući još jednu kartu.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then end it.</source>
        <translation>Savjet: vratiti potez, pa ga završiti.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then knock.</source>
        <translation>Savjet: vratiti potez, pa kucnuti.</translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid(|, not more); H says which.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Savjet: može se izložiti {cards}, ne više; H kaže koja.</numerusform>
            <numerusform>Savjet: mogu se izložiti {cards}, ne više; H kaže koje.</numerusform>
            <numerusform>Savjet: može se izložiti {cards}, ne više; H kaže koje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Savjet: može se izložiti {cards}.</numerusform>
            <numerusform>Savjet: mogu se izložiti {cards}.</numerusform>
            <numerusform>Savjet: može se izložiti {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {said}.</source>
        <extracomment>{said}: a move or a hint in words.</extracomment>
        <translation>Savjet: {said}.</translation>
    </message>
    <message>
        <source>No card of the hand can be laid well now.</source>
        <translation>Nijedna se karta iz ruke sada ne isplati izložiti.</translation>
    </message>
    <message>
        <source>Nothing more can be laid or drawn.</source>
        <translation>Ništa se više ne može izložiti ni povući.</translation>
    </message>
    <message>
        <source>Somebody else may well hold fewer points.</source>
        <translation>Netko drugi možda ima manje bodova.</translation>
    </message>
    <message>
        <source>Step {number} of {all}: {said}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all. {said}: a move or a hint in words.</extracomment>
        <translation>{number}. korak od {all}: {said}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Runda je završena.</translation>
    </message>
    <message>
        <source>This moves no card of the table.</source>
        <translation>Pritom se nijedna karta na stolu ne premješta.</translation>
    </message>
    <message>
        <source>a card from the hand is still missing.</source>
        <translation>još nedostaje karta iz ruke.</translation>
    </message>
    <message>
        <source>all melds are legal: end the turn, or go on.</source>
        <translation>sve su kombinacije ispravne: završi potez ili nastavi.</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>vući kartu</translation>
    </message>
    <message>
        <source>draw a card.</source>
        <translation>vuci kartu.</translation>
    </message>
    <message>
        <source>draw the last card: the last lap follows.</source>
        <translation>vuci posljednju kartu: slijedi posljednji krug.</translation>
    </message>
    <message>
        <source>draw the last card: the round ends with this turn.</source>
        <translation>vuci posljednju kartu: runda završava ovim potezom.</translation>
    </message>
    <message>
        <source>first play from the hand alone</source>
        <translation>prvo izlaganje samo iz ruke</translation>
    </message>
    <message>
        <source>first play from the hand alone: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>prvo izlaganje samo iz ruke: {points}</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>kucnuti</translation>
    </message>
    <message>
        <source>knock with {points}, or end the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>kucni ({points}), ili završi potez.</translation>
    </message>
    <message>
        <source>lay the real {card} from the hand, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>izloži pravu kartu ({card}) iz ruke ili opet tako imenuj džokera.</translation>
    </message>
    <message>
        <source>lay the real {card}, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>izloži pravu kartu ({card}) ili opet tako imenuj džokera.</translation>
    </message>
    <message>
        <source>lay {points} more, or reset the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>izloži još {points}, ili vrati potez.</translation>
    </message>
    <message>
        <source>name the joker {card} again: it keeps its name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>opet tako imenuj džokera ({card}): zadržava ime.</translation>
    </message>
    <message>
        <source>nothing more is played: knock, or end the turn.</source>
        <translation>više se ne igra: kucni ili završi potez.</translation>
    </message>
    <message>
        <source>one meld to mend: {meld}, {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>jednu kombinaciju treba popraviti: {meld}, {why}.</translation>
    </message>
    <message>
        <source>play to the table, or draw a card.</source>
        <translation>igraj na stol ili vuci kartu.</translation>
    </message>
    <message>
        <source>play to the table, or draw a second card.</source>
        <translation>igraj na stol ili vuci drugu kartu.</translation>
    </message>
    <message>
        <source>play to the table, or draw and end the turn.</source>
        <translation>igraj na stol, ili vuci i završi potez.</translation>
    </message>
    <message>
        <source>play to the table, or draw another card.</source>
        <translation>igraj na stol ili vuci još jednu kartu.</translation>
    </message>
    <message>
        <source>play, or draw and play nothing.</source>
        <translation>igraj, ili vuci i ne igraj ništa.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the last lap follows.</source>
        <translation>igraj, ili vuci posljednju kartu: slijedi posljednji krug.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the round ends with this turn.</source>
        <translation>igraj ili vuci posljednju kartu: runda završava ovim potezom.</translation>
    </message>
    <message>
        <source>play, or end the turn.</source>
        <translation>igraj ili završi potez.</translation>
    </message>
    <message>
        <source>the joker becomes {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>džoker postaje {card}</translation>
    </message>
    <message>
        <source>the last lap: play, or pass.</source>
        <translation>posljednji krug: igraj, ili reci dalje.</translation>
    </message>
    <message>
        <source>the stock is empty: play, or end the turn.</source>
        <translation>talon je prazan: igraj, ili završi potez.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand, worth {points}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards:^} u ruci, vrijednost {points}</translation>
    </message>
    <message>
        <source>{cards} as a new meld</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} kao nova kombinacija</translation>
    </message>
    <message>
        <source>{cards} from the hand</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} iz ruke</translation>
    </message>
    <message>
        <source>{cards} from the hand to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} iz ruke na {onto:acc}</translation>
    </message>
    <message>
        <source>{cards} from {source} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} iz {source:gen} na {onto:acc}</translation>
    </message>
    <message>
        <source>{cards} on {meld}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{cards} na {meld:acc}</translation>
    </message>
    <message>
        <source>{cards} out of {source}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”.</extracomment>
        <translation>{cards} iz {source:gen}</translation>
    </message>
    <message>
        <source>{cards} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} na {onto:acc}</translation>
    </message>
    <message>
        <source>{card} in place of the joker in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card} umjesto džokera u {meld:loc}</translation>
    </message>
    <message numerus="yes">
        <source>{count} meld(s) have to be mended.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} kombinacija mora se popraviti.</numerusform>
            <numerusform>{count:f} kombinacije moraju se popraviti.</numerusform>
            <numerusform>{count} kombinacija mora se popraviti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld} split after {card}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{meld}: razdvojiti iza {card:gen}</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {worth}, {need} are needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {worth}: how much something is worth in points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {worth}, a treba {need}.</numerusform>
            <numerusform>{parts} = {worth}, a treba {need}.</numerusform>
            <numerusform>{parts} = {worth}, a treba {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{played:^} played, {cards} in the hand, worth {points}</source>
        <extracomment>{played}: the cards that were played, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Izloženo: {played}; u ruci {cards}, vrijednost {points}</translation>
    </message>
    <message>
        <source>{points:^} left, up to {limit} may knock.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {limit}: the most that is allowed.</extracomment>
        <translation>{points:^} u ruci, kuca se s najviše {limit}.</translation>
    </message>
    <message>
        <source>{press} puts {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} polaže {cards:acc}.</translation>
    </message>
    <message>
        <source>{second} to {first}</source>
        <extracomment>{second}: the second of two that are named together. {first}: the first of two or more that are named together.</extracomment>
        <translation>{first}: {second}</translation>
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
            <numerusform>Iz ruke odlazi bodova: {worth} od {all}.</numerusform>
            <numerusform>Iz ruke odlazi bodova: {worth} od {all}.</numerusform>
            <numerusform>Iz ruke odlazi bodova: {worth} od {all}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPuzzles</name>
    <message>
        <source>All of {meld} can go elsewhere.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Cijela kombinacija {meld} može drugamo.</translation>
    </message>
    <message>
        <source>As the table lies, no card can be laid.</source>
        <translation>Bez preslagivanja na stol ne može nijedna karta.</translation>
    </message>
    <message numerus="yes">
        <source>As the table lies, only {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Bez preslagivanja na stol može samo {cards}.</numerusform>
            <numerusform>Bez preslagivanja na stol mogu samo {cards}.</numerusform>
            <numerusform>Bez preslagivanja na stol mogu samo {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free a joker, and lay the whole hand without drawing again.</source>
        <translation>Oslobodi džokera i izloži cijelu ruku bez novog vučenja.</translation>
    </message>
    <message>
        <source>Free the joker</source>
        <translation>Oslobodi džokera</translation>
    </message>
    <message>
        <source>Lay every card of the hand, without drawing again.</source>
        <translatorcomment>Of “The table can be rebuilt so that every card of the hand is laid, without drawing again.”.</translatorcomment>
        <translation>Izloži sve karte iz ruke, bez novog vučenja.</translation>
    </message>
    <message>
        <source>Lay the whole hand</source>
        <translation>Izloži cijelu ruku</translation>
    </message>
    <message>
        <source>No play leaves fewer.</source>
        <translation>Nijedan potez ne ostavlja manje.</translation>
    </message>
    <message>
        <source>Ready to knock</source>
        <translation>Spremno za kucanje</translation>
    </message>
    <message>
        <source>The fewest points</source>
        <translation>Najmanje bodova</translation>
    </message>
    <message>
        <source>While no joker gets another name, some card stays in the hand.</source>
        <translation>Dok nijedan džoker ne promijeni ime, u ruci ostaje neka karta.</translation>
    </message>
    <message>
        <source>With the real {card} there, its joker may get another name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Kad tamo legne prava karta {card}, njezin džoker smije promijeniti ime.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but the fewest points.</source>
        <translation>Bez novog vučenja izloži toliko da ostane što manje bodova.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but {points} or fewer.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “Lay so much, without drawing again, that {points} or fewer stay in the hand.”.</translatorcomment>
        <translation>Bez novog vučenja izloži toliko da ostane najviše {points}.</translation>
    </message>
    <message>
        <source>{card} sets the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} oslobađa džokera.</translation>
    </message>
    <message>
        <source>{meld} can be two sequences.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^} može se podijeliti na dva niza.</translation>
    </message>
    <message>
        <source>{meld} can spare {cards}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{meld:^} može bez {cards:gen}.</translation>
    </message>
    <message>
        <source>{meld} gives {cards} away and gets {instead}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {instead}: the cards that come for those that go, listed.</extracomment>
        <translation>{meld:^} daje {cards:acc}, a dobiva {instead:acc}.</translation>
    </message>
</context>
<context>
    <name>ManipulationRefusals</name>
    <message>
        <source>A first play is made from the hand alone.</source>
        <translation>Treba prvo izložiti samo iz ruke.</translation>
    </message>
    <message numerus="yes">
        <source>After (drawing|{cards} drawn) nothing is played: end the turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Nakon vučenja više se ne igra: treba završiti potez.</numerusform>
            <numerusform>Nakon vučenja ({cards}) više se ne igra: treba završiti potez.</numerusform>
            <numerusform>Nakon vučenja ({cards}) više se ne igra: treba završiti potez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Najprije treba vući kartu.</translation>
    </message>
    <message>
        <source>In the last lap nobody draws: play, or pass.</source>
        <translation>U posljednjem krugu nitko ne vuče: treba igrati ili reći dalje.</translation>
    </message>
    <message>
        <source>In the last lap nobody knocks.</source>
        <translation>U posljednjem krugu nitko ne kuca.</translation>
    </message>
    <message>
        <source>Lay a card from the hand, or draw one.</source>
        <translation>Treba izložiti kartu iz ruke ili povući jednu.</translation>
    </message>
    <message>
        <source>Lay at least one card from the hand.</source>
        <translation>Treba izložiti barem jednu kartu iz ruke.</translation>
    </message>
    <message>
        <source>No more is drawn in this turn: play, or end it.</source>
        <translation>U ovom potezu više se ne vuče: treba igrati ili ga završiti.</translation>
    </message>
    <message>
        <source>Nobody knocks under these rules.</source>
        <translation>Po ovim pravilima nitko ne kuca.</translation>
    </message>
    <message>
        <source>Nothing lies before that card.</source>
        <translation>Prije te karte nema ničega.</translation>
    </message>
    <message>
        <source>Play first, or draw the last card, then knock.</source>
        <translation>Najprije treba igrati ili vući posljednju kartu, onda kucnuti.</translation>
    </message>
    <message>
        <source>Play first, then knock.</source>
        <translation>Treba prvo igrati, pa kucnuti.</translation>
    </message>
    <message>
        <source>Put the lifted cards on a meld, or begin a new one.</source>
        <translation>Podignute karte treba staviti na kombinaciju ili početi novu.</translation>
    </message>
    <message>
        <source>The cards of this turn are played: end the turn.</source>
        <translation>Karte ovog poteza su odigrane: treba završiti potez.</translation>
    </message>
    <message>
        <source>The hand counts {have}, with {limit} or less one may knock.</source>
        <extracomment>{have}: how many there are so far. {limit}: the most that is allowed.</extracomment>
        <translation>U ruci je {have}, a kuca se s {limit} ili manje.</translation>
    </message>
    <message>
        <source>The joker stands for {card} to the end of the round.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Džoker do kraja runde zamjenjuje ovu kartu: {card}.</translation>
    </message>
    <message>
        <source>The last draw ends playing: reset the turn first.</source>
        <translation>Nakon posljednjeg vučenja ne igra se: najprije treba vratiti potez.</translation>
    </message>
    <message>
        <source>The lifted cards are a meld of their own.</source>
        <translation>Podignute karte su već kombinacija za sebe.</translation>
    </message>
    <message>
        <source>The stock is empty: play, or end the turn.</source>
        <translation>Talon je prazan: treba igrati ili završiti potez.</translation>
    </message>
    <message>
        <source>There is no place for these cards.</source>
        <translation>Za ove karte nema mjesta.</translation>
    </message>
    <message>
        <source>stays on the table</source>
        <translation>ostaje na stolu</translation>
    </message>
    <message>
        <source>{card:^} came from the table and stays there.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} je sa stola i ondje ostaje.</translation>
    </message>
    <message>
        <source>{card:^} fits several melds: put it on one of them.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} ide na više kombinacija: treba {card:je|ga|ga} staviti na jednu od njih.</translation>
    </message>
    <message>
        <source>{card:^} has to come from the hand to set the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} treba doći iz ruke da oslobodi džokera.</translation>
    </message>
    <message>
        <source>{card:^} is missing on the table.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} nedostaje na stolu.</translation>
    </message>
    <message>
        <source>{card:^} is missing where the joker stood for it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} nedostaje ondje gdje je bio džoker.</translation>
    </message>
    <message>
        <source>{card:^} is neither in the hand nor laid.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} nije ni u ruci ni {card:izložena|izložen|izloženo}.</translation>
    </message>
    <message>
        <source>{card:^} lies on the table twice.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} je na stolu dvaput.</translation>
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
            <numerusform>Za prvo izlaganje nedostaje {points}.</numerusform>
            <numerusform>Za prvo izlaganje nedostaju {points}.</numerusform>
            <numerusform>Za prvo izlaganje nedostaje {points}.</numerusform>
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
        <translation>Način</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Razlike</translation>
    </message>
    <message>
        <source>Fewer than the knocker</source>
        <translation>Manje nego onaj tko kuca</translation>
    </message>
    <message>
        <source>Less than another</source>
        <translation>Manje od drugoga</translation>
    </message>
    <message>
        <source>More than the winner</source>
        <translation>Više od pobjednika</translation>
    </message>
    <message>
        <source>Paid to the winner</source>
        <translation>Plaćeno pobjedniku</translation>
    </message>
    <message>
        <source>Played the last card</source>
        <translation>Zadnja karta odigrana</translation>
    </message>
    <message>
        <source>Points left in the hand</source>
        <translation>Bodovi preostali u ruci</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. runda</translation>
    </message>
    <message>
        <source>The round ended</source>
        <translation>Runda je završila</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Protuudar</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} round(s) to come.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Još {count:f} runda.</numerusform>
            <numerusform>Još {count:f} runde.</numerusform>
            <numerusform>Još {count} rundi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{number}. rundu dobiva {names}, u ruci {points}.</translation>
    </message>
    <message>
        <source>{names} wins round {number}: {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{number}. rundu dobiva {names}: {points}.</translation>
    </message>
    <message>
        <source>{points} fewer than the others.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} manje od ostalih.</translation>
    </message>
    <message>
        <source>{points} for going out.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} za izlazak.</translation>
    </message>
    <message>
        <source>{points} for the undercut.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} za protuudar.</translation>
    </message>
    <message>
        <source>{points} left in the hands.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} ostalo u rukama.</translation>
    </message>
</context>
<context>
    <name>ManipulationScorekeeperText</name>
    <message>
        <source>Tens to kings</source>
        <translation>Od desetki do kraljeva</translation>
    </message>
    <message>
        <source>What {name} has left is missing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Nije upisano što ima {name}.</translation>
    </message>
    <message>
        <source>Who knocked is missing.</source>
        <translation>Nije upisano tko je kucnuo.</translation>
    </message>
    <message>
        <source>Who went out is missing.</source>
        <translation>Nije upisano tko je izašao.</translation>
    </message>
    <message>
        <source>when the stock ran out</source>
        <translation>potrošenim talonom</translation>
    </message>
    <message>
        <source>with a knock</source>
        <translation>kucanjem</translation>
    </message>
    <message>
        <source>with the last card played</source>
        <translation>posljednjom odigranom kartom</translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} are entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards}: upisano {entered}, a u špilovima ih je {most}.</numerusform>
            <numerusform>{cards}: upisano {entered}, a u špilovima ih je {most}.</numerusform>
            <numerusform>{cards}: upisano {entered}, a u špilovima ih je {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:^} i {last}</translation>
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
        <translation>{name} ima samo zbroj: za te karte nitko ne dobiva bodove.</translation>
    </message>
    <message numerus="yes">
        <source>{name} knocks with {most} points at most, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} kuca s najviše {most} bodom, a ne {points}.</numerusform>
            <numerusform>{name} kuca s najviše {most} boda, a ne {points}.</numerusform>
            <numerusform>{name} kuca s najviše {most} bodova, a ne {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out with nothing left, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{name} {name:je izašla|je izašao|izlazi} i nema više ništa, a ne {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} are entered, all cards are worth {most}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Upisan je {points}, a sve karte vrijede {most}.</numerusform>
            <numerusform>Upisana su {points}, a sve karte vrijede {most}.</numerusform>
            <numerusform>Upisano je {points}, a sve karte vrijede {most}.</numerusform>
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
        <translation>Runda</translation>
    </message>
    <message>
        <source>Ace {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>As {points}</translation>
    </message>
    <message>
        <source>After round {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nakon {points}. runde</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Preostale karte</translation>
    </message>
    <message>
        <source>Each round won: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Svaka dobivena runda: još {points}</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Kraj</translation>
    </message>
    <message>
        <source>Everybody loses the own cards</source>
        <translation>Svatko gubi svoje karte</translation>
    </message>
    <message>
        <source>Everybody’s first play: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Prvo izlaganje svakoga: {points}</translation>
    </message>
    <message>
        <source>Fewer than the knocker: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Manje nego onaj tko kuca: još {points}</translation>
    </message>
    <message>
        <source>Final total</source>
        <translation>Konačni zbroj</translation>
    </message>
    <message>
        <source>Joker {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Džoker {points}</translation>
    </message>
    <message>
        <source>King, queen, jack {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Kralj, dama, dečko {points}</translation>
    </message>
    <message>
        <source>Knocking with {points} or fewer</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Kuca se s {points:ins} ili manje</translation>
    </message>
    <message>
        <source>Out: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Izlazak: još {points}</translation>
    </message>
    <message>
        <source>Somebody reaches {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Netko dosegne {points}</translation>
    </message>
    <message>
        <source>Ten to two, what they show</source>
        <translation>Od desetke do dvojke: koliko piše</translation>
    </message>
    <message>
        <source>The fewest points left win</source>
        <translation>Pobjeđuje tko ima najmanje bodova</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Pobjeđuje najveći zbroj</translation>
    </message>
    <message>
        <source>The others lose theirs</source>
        <translation>Drugi svoje gube</translation>
    </message>
    <message>
        <source>The winner scores the differences</source>
        <translation>Pobjednik dobiva razlike</translation>
    </message>
    <message>
        <source>To {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Do {target}</translation>
    </message>
    <message>
        <source>To {target}, one card drawn</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Do {target}, vuče se jedna karta</translation>
    </message>
    <message>
        <source>To {target}, play or draw one card</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Do {target}, igraj ili vuci jednu kartu</translation>
    </message>
    <message>
        <source>To {target}, {cards} drawn at most</source>
        <extracomment>{target}: the points that end the game. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Do {target}, vuče se najviše {cards}</translation>
    </message>
    <message>
        <source>Whoever has: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tko ga ima: još {points}</translation>
    </message>
    <message>
        <source>drawing until one plays</source>
        <translation>vuče se dok se ne zaigra</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ostalo</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>zbroj</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>won</source>
        <translation>dobit</translation>
    </message>
    <message>
        <source>{cards} drawn at most</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>vuče se najviše {cards}</translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>kuca {name}</translation>
    </message>
    <message>
        <source>{name} out</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>izlazi {name}</translation>
    </message>
    <message>
        <source>{ranks:^} {points}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^} {points}</translation>
    </message>
    <message>
        <source>{ranks:^}, what they show</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^}: koliko piše</translation>
    </message>
    <message>
        <source>{rounds:^}</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>{rounds:^}</translation>
    </message>
    <message>
        <source>{target} or more: {points}</source>
        <extracomment>{target}: the points that end the game. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{target} ili više: {points}</translation>
    </message>
</context>
<context>
    <name>ManipulationTable</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add to meld</source>
        <translation>Dodaj kombinaciji</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Vuci</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>Vuci 1</translation>
    </message>
    <message>
        <source>Draw a second</source>
        <translation>Vuci drugu</translation>
    </message>
    <message>
        <source>Draw a third</source>
        <translation>Vuci treću</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Vuci još jednu</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Kraj</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Završi rundu</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Dalje</translation>
    </message>
    <message numerus="yes">
        <source>Play {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Igraj {number}</numerusform>
            <numerusform>Igraj {number}</numerusform>
            <numerusform>Igraj {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>Vrati potez</translation>
    </message>
    <message>
        <source>Since {name}’s last turn:</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Od zadnjeg poteza igrača {name}:</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Razdvoji</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Razdvoji ovdje</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Uzmi</translation>
    </message>
    <message>
        <source>frees the joker</source>
        <translation>oslobađa džokera</translation>
    </message>
    <message numerus="yes">
        <source>group of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>grupa od {number}</numerusform>
            <numerusform>grupa od {number}</numerusform>
            <numerusform>grupa od {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved</source>
        <translation>premješteno</translation>
    </message>
    <message numerus="yes">
        <source>sequence of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>niz od {number}</numerusform>
            <numerusform>niz od {number}</numerusform>
            <numerusform>niz od {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>splits it</source>
        <translation>razdvaja je</translation>
    </message>
    <message>
        <source>this ends the round, and it cannot be taken back.</source>
        <translation>time runda završava, a to se ne može vratiti.</translation>
    </message>
    <message>
        <source>what does the joker stand for?</source>
        <translation>što zamjenjuje džoker?</translation>
    </message>
    <message>
        <source>you could still lay cards in this turn.</source>
        <translation>u ovom potezu još se mogu izložiti karte.</translation>
    </message>
</context>
<context>
    <name>ManipulationTips</name>
    <message>
        <source>A joker on the table</source>
        <translation>Džoker na stolu</translation>
    </message>
    <message>
        <source>Groups and sequences</source>
        <translation>Grupe i nizovi</translation>
    </message>
    <message>
        <source>How a turn begins</source>
        <translation>Kako počinje potez</translation>
    </message>
    <message>
        <source>To knock</source>
        <translation>Kucanje</translation>
    </message>
    <message>
        <source>Who wins a round</source>
        <translatorcomment>Of “Who wins”.</translatorcomment>
        <translation>Tko dobiva rundu</translation>
    </message>
</context>
<context>
    <name>ManipulationWords</name>
    <message>
        <source>a joker as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>džoker kao {card}; gen: džokera kao {card}; dat: džokeru kao {card}; acc: džokera kao {card}; loc: džokeru kao {card}; ins: džokerom kao {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{joker:*} kao {card}; gender: {joker:gender}</translation>
    </message>
    <message>
        <source>{joker} without a name</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour.</extracomment>
        <translation>{joker:*} bez imena; gender: {joker:gender}</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{suit} {ranks}; gender: {suit:gender}</translation>
    </message>
    <message>
        <source>{ranks}, {suits}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suits}: several suits, listed.</extracomment>
        <translation>{ranks:*} ({suits}); gender: {ranks:gender}</translation>
    </message>
</context>
<context>
    <name>MeldFaults</name>
    <message>
        <source>a first play comes from the hand alone</source>
        <translation>prvo izlaganje je samo iz ruke</translation>
    </message>
    <message>
        <source>a real {card} is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>nedostaje prava karta: {card}</translation>
    </message>
    <message>
        <source>ace high only</source>
        <translation>as samo visok</translation>
    </message>
    <message>
        <source>ace low only</source>
        <translation>as samo nizak</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>pomiješano</translation>
    </message>
    <message>
        <source>name missing</source>
        <translation>nedostaje ime</translation>
    </message>
    <message>
        <source>neither one rank nor one suit</source>
        <translation>ni ista vrijednost ni ista boja</translation>
    </message>
    <message>
        <source>nothing is called {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>ništa se ne zove {name}</translation>
    </message>
    <message>
        <source>one {card} too many</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>jedna karta previše: {card}</translation>
    </message>
    <message>
        <source>round the corner</source>
        <translation>ne ide u krug</translation>
    </message>
    <message>
        <source>the ace is high, after the king</source>
        <translation>as je visok, poslije kralja</translation>
    </message>
    <message>
        <source>the ace is low or high, not both</source>
        <translation>as je nizak ili visok, ne oboje</translation>
    </message>
    <message>
        <source>the ace is low, before the two</source>
        <translation>as je nizak, prije dvojke</translation>
    </message>
    <message>
        <source>the joker needs a name</source>
        <translation>džokeru treba ime</translation>
    </message>
    <message>
        <source>the joker stays {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>džoker ostaje {card}</translation>
    </message>
    <message>
        <source>the order is missing</source>
        <translation>nije redom</translation>
    </message>
    <message numerus="yes">
        <source>{cards} (is|are) missing</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>nedostaje {cards}</numerusform>
            <numerusform>nedostaju {cards}</numerusform>
            <numerusform>nedostaje {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} from the hand is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>nedostaje {card} iz ruke</translation>
    </message>
    <message>
        <source>{card} missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>nedostaje {card}</translation>
    </message>
    <message>
        <source>{card} stays</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>ostaje {card}</translation>
    </message>
    <message>
        <source>{card} twice</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} dvaput</translation>
    </message>
    <message>
        <source>{first} and {second} are missing</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>nedostaju {first} i {second}</translation>
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
            <numerusform>nedostaje {number}</numerusform>
            <numerusform>nedostaju {number}</numerusform>
            <numerusform>nedostaje {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} is missing</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>nedostaje {rank}</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Jok.</source>
        <translation>Džo.</translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Još neviđeno: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Još ništa nije odbačeno.</translation>
    </message>
    <message>
        <source>Whoever plays sees here what the table remembers.</source>
        <translation>Ovdje igrač vidi što stol pamti.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>ništa</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>uzeto: {cards}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A bot did not answer ({reason}), so a simple move was made for it.</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Bot nije odgovorio ({reason}), pa je umjesto njega odigran jednostavan potez.</translation>
    </message>
    <message>
        <source>A bot did not answer, so a simple move was made for it.</source>
        <translation>Bot nije odgovorio, pa je umjesto njega odigran jednostavan potez.</translation>
    </message>
    <message>
        <source>A file of the program is damaged, so some bots play more simply than they could.</source>
        <translation>Jedna je datoteka programa oštećena, pa neki botovi igraju jednostavnije nego što bi mogli.</translation>
    </message>
    <message>
        <source>A hint is given as soon as a person is to move.</source>
        <translation>Savjet se daje čim je na potezu čovjek.</translation>
    </message>
    <message>
        <source>Any key deals the rest at once.</source>
        <translation>Bilo koja tipka odmah dijeli ostatak.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes the move back.</source>
        <translation>Ctrl+Z vraća potez.</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Podijeli odmah</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Brže</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dovrši</translation>
    </message>
    <message>
        <source>Finish this turn</source>
        <translation>Dovrši ovaj potez</translation>
    </message>
    <message>
        <source>First melds are shown as soon as a person is to move.</source>
        <translation>Prva izlaganja pokazuju se čim je na potezu čovjek.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Nastavi</translation>
    </message>
    <message numerus="yes">
        <source>Hidden on {name}’s phone: {count} card(s).</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{name}: na mobitelu skrivena {count:f} karta.</numerusform>
            <numerusform>{name}: na mobitelu skrivene {count:f} karte.</numerusform>
            <numerusform>{name}: na mobitelu skriveno {count} karata.</numerusform>
        </translation>
    </message>
    <message>
        <source>Melds can be moved here. What is lifted on the phone lies open here.</source>
        <translation>Kombinacije se mogu premještati ovdje. Karte podignute na mobitelu ovdje leže otvorene.</translation>
    </message>
    <message>
        <source>Nothing was taken back that could be done again.</source>
        <translation>Ništa nije vraćeno što bi se moglo ponoviti.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Jedan korak</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Stanka</translation>
    </message>
    <message>
        <source>Play the last card</source>
        <translation>Odigraj zadnju kartu</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Pogledaj bodove</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Pokaži potez</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Sporije</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Korak</translation>
    </message>
    <message>
        <source>The bots did not answer and were started again; nothing is lost.</source>
        <translation>Botovi nisu odgovorili i pokrenuti su ponovno; ništa nije izgubljeno.</translation>
    </message>
    <message>
        <source>The bots do not answer; they are started again in a few seconds.</source>
        <translation>Botovi ne odgovaraju; za nekoliko se sekundi pokreću ponovno.</translation>
    </message>
    <message>
        <source>The cards are mixed and will be dealt in a moment.</source>
        <translation>Karte su promiješane i uskoro se dijele.</translation>
    </message>
    <message>
        <source>The deal is over, so nothing can be taken back.</source>
        <translation>Dijeljenje je završeno, pa se ništa ne može vratiti.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Igra stoji.</translation>
    </message>
    <message>
        <source>The last move showed new cards, so it stands.</source>
        <translation>Posljednji potez pokazao je nove karte, pa ostaje.</translation>
    </message>
    <message>
        <source>There is nothing yet that can be taken back.</source>
        <translation>Još nema ničega što bi se moglo vratiti.</translation>
    </message>
    <message>
        <source>This game is only looked at.</source>
        <translation>Ova se partija samo gleda.</translation>
    </message>
    <message>
        <source>What may be done is shown as soon as a person is to move.</source>
        <translation>Moguće se pokazuje čim je netko od ljudi na potezu.</translation>
    </message>
    <message>
        <source>{name} answers.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Odgovara {name}.</translation>
    </message>
    <message>
        <source>{name} has moved since; only the last move can be taken back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} je već {name:odigrala|odigrao|na redu}; vratiti se može samo posljednji potez.</translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Sljedeći igra: {name}.</translation>
    </message>
    <message>
        <source>{name} plays on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} igra dalje.</translation>
    </message>
    <message>
        <source>{name}, nothing is asked of this hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, od ove se ruke ništa ne traži.</translation>
    </message>
    <message>
        <source>{name}, play the last card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, odigraj posljednju kartu.</translation>
    </message>
    <message>
        <source>{name}, this ends the turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, time potez završava.</translation>
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
        <translation>danas u {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>jučer u {time}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Agreements</source>
        <translation>Dogovori</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Izbriši pravila</translation>
    </message>
    <message>
        <source>The first dealer is found by lot.</source>
        <translation>Prvi djelitelj određuje se ždrijebom.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{field}: a number from {least} to {most} is missing.</source>
        <extracomment>{field}: the label of a field. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: nedostaje broj od {least} do {most}.</translation>
    </message>
    <message>
        <source>{field}: {number} is less than {least}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} je manje od {least}.</translation>
    </message>
    <message>
        <source>{field}: {number} is more than {most}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} je više od {most}.</translation>
    </message>
    <message>
        <source>{field}: “{text}” is not a number.</source>
        <extracomment>{field}: the label of a field. {text}: what is said first.</extracomment>
        <translation>{field}: „{text}” nije broj.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>How many people and bots sit at the table.</source>
        <translation>Koliko ljudi i botova sjedi za stolom.</translation>
    </message>
    <message>
        <source>To go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Za izlazak: {needed}.</translation>
    </message>
    <message>
        <source>below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>ispod {score}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <translation>
            <numerusform>karta</numerusform>
            <numerusform>karte</numerusform>
            <numerusform>karata</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{number}. dijeljenje: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>deal(s)</source>
        <translation>
            <numerusform>dijeljenje</numerusform>
            <numerusform>dijeljenja</numerusform>
            <numerusform>dijeljenja</numerusform>
        </translation>
    </message>
    <message>
        <source>deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>od {number}. do {last}. dijeljenja: {piles}</translation>
    </message>
    <message>
        <source>else {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>inače {points}</translation>
    </message>
    <message>
        <source>from deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>od {number}. dijeljenja: {piles}</translation>
    </message>
    <message>
        <source>hand {hand}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>ruka {hand}, noga {foot}</translation>
    </message>
    <message>
        <source>hand {hand}, knee {knee}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>ruka {hand}, koljeno {knee}, noga {foot}</translation>
    </message>
    <message numerus="yes">
        <source>joker(s)</source>
        <translation>
            <numerusform>džoker</numerusform>
            <numerusform>džokera</numerusform>
            <numerusform>džokera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pack(s)</source>
        <translation>
            <numerusform>špil</numerusform>
            <numerusform>špila</numerusform>
            <numerusform>špilova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>player(s)</source>
        <translation>
            <numerusform>igrač</numerusform>
            <numerusform>igrača</numerusform>
            <numerusform>igrača</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>bod</numerusform>
            <numerusform>boda</numerusform>
            <numerusform>bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>runda</numerusform>
            <numerusform>runde</numerusform>
            <numerusform>rundi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock pile(s)</source>
        <translation>
            <numerusform>talon</numerusform>
            <numerusform>talona</numerusform>
            <numerusform>talona</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wild(s)</source>
        <translation>
            <numerusform>džoker-karta</numerusform>
            <numerusform>džoker-karte</numerusform>
            <numerusform>džoker-karata</numerusform>
        </translation>
    </message>
    <message>
        <source>{fields} do not go together: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation>{fields} ne idu zajedno: {reason}.</translation>
    </message>
    <message>
        <source>{label}: {new} instead of {old}</source>
        <extracomment>{label}: the label of a rule or a field. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{label}: {new}, a ne {old}</translation>
    </message>
    <message>
        <source>{length} or {score}</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”. {score}: a score in points.</extracomment>
        <translation>{length} ili {score}</translation>
    </message>
    <message numerus="yes">
        <source>{named}, and {count} more change(s)</source>
        <extracomment>{named}: changes of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{named}, i još {count:f} promjena</numerusform>
            <numerusform>{named}, i još {count:f} promjene</numerusform>
            <numerusform>{named}, i još {count} promjena</numerusform>
        </translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new}, a ne {old}</translation>
    </message>
    <message>
        <source>“{label}”</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>„{label}”</translation>
    </message>
    <message>
        <source>“{label}” ({value})</source>
        <extracomment>{label}: the label of a rule or a field. {value}: what is chosen for a rule.</extracomment>
        <translation>„{label}” ({value})</translation>
    </message>
</context>
<context>
    <name>OptionsWords</name>
    <message>
        <source>nothing</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ništa; gen: ničega; gender: n</translation>
    </message>
    <message numerus="yes">
        <source>{count} clean</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:čista||čistih||čiste}; acc: {count:f.acc} {piles:čistu||čistih||čiste}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:čista||čistih||čiste}; acc: {count:f.acc} {piles:čistu||čistih||čiste}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:čista||čistih||čiste}; acc: {count:f.acc} {piles:čistu||čistih||čiste}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:prljava||prljavih||prljave}; acc: {count:f.acc} {piles:prljavu||prljavih||prljave}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:prljava||prljavih||prljave}; acc: {count:f.acc} {piles:prljavu||prljavih||prljave}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:prljava||prljavih||prljave}; acc: {count:f.acc} {piles:prljavu||prljavih||prljave}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} in all</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>ukupno {count:f}; acc: ukupno {count:f.acc}; gender: {piles:gender}</numerusform>
            <numerusform>ukupno {count:f}; acc: ukupno {count:f.acc}; gender: {piles:gender}</numerusform>
            <numerusform>ukupno {count:f}; acc: ukupno {count:f.acc}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of any kind</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} bilo koje vrste; acc: {count:f.acc} bilo koje vrste; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} bilo koje vrste; acc: {count:f.acc} bilo koje vrste; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} bilo koje vrste; acc: {count:f.acc} bilo koje vrste; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of sevens</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} od sedmica; acc: {count:f.acc} od sedmica; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} od sedmica; acc: {count:f.acc} od sedmica; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} od sedmica; acc: {count:f.acc} od sedmica; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:divlja||divljih||divlje}; acc: {count:f.acc} {piles:divlju||divljih||divlje}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:divlja||divljih||divlje}; acc: {count:f.acc} {piles:divlju||divljih||divlje}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:divlja||divljih||divlje}; acc: {count:f.acc} {piles:divlju||divljih||divlje}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherPointsDialog</name>
    <message>
        <source>They are added as they are written, and nothing doubles them.</source>
        <translation>Zbrajaju se kako su zapisani i ništa ih ne udvostručuje.</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Calm</source>
        <translation>Mirno</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Odmah</translation>
    </message>
    <message>
        <source>Narrated</source>
        <translation>S pričom</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Brzo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Sporo</translation>
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
        <translation>Tempo botova</translation>
    </message>
</context>
<context>
    <name>PacketOptions</name>
    <message>
        <source>A stock with fewer cards than a draw is drawn whole, and play goes on.</source>
        <translation>Talon s manje karata nego što se vuče izvuče se cijeli, i igra se dalje.</translation>
    </message>
    <message>
        <source>Before play: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Prije igre: {by_deal}.</translation>
    </message>
    <message>
        <source>Cards of a draw</source>
        <translation>Koliko se vuče</translation>
    </message>
    <message>
        <source>Cards of each packet everybody is dealt: the hand first, the foot last.</source>
        <translation>Koliko karata svatko dobiva u svakom svežnju: prvo ruka, na kraju noga.</translation>
    </message>
    <message>
        <source>Drawn from the stock: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Iz talona se vuče: {by_deal}.</translation>
    </message>
    <message>
        <source>Each foot goes to the left-hand neighbour.</source>
        <translation>Svaka noga ide susjedu s lijeve strane.</translation>
    </message>
    <message>
        <source>Each foot goes to the player opposite.</source>
        <translation>Svaka noga ide igraču nasuprot.</translation>
    </message>
    <message>
        <source>Each foot goes to the right-hand neighbour.</source>
        <translation>Svaka noga ide desnom susjedu.</translation>
    </message>
    <message>
        <source>How many cards a turn draws from the stock, deal by deal; the last repeats.</source>
        <translation>Koliko se karata u potezu vuče iz talona, po dijeljenjima; posljednje vrijedi i dalje.</translation>
    </message>
    <message>
        <source>Knee and foot go to the left-hand neighbour.</source>
        <translation>Koljeno i noga idu lijevom susjedu.</translation>
    </message>
    <message>
        <source>Knee and foot go to the player opposite.</source>
        <translation>Koljeno i noga idu igraču nasuprot.</translation>
    </message>
    <message>
        <source>Knee and foot go to the right-hand neighbour.</source>
        <translation>Koljeno i noga idu desnom susjedu.</translation>
    </message>
    <message>
        <source>Melding the hand out ends the turn</source>
        <translation>Izlaganje cijele ruke završava potez</translation>
    </message>
    <message>
        <source>Not used, since a {pile} opens the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Ne vrijedi, jer nogu otvara cijela {pile}.</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Svežnjevi</translation>
    </message>
    <message>
        <source>Passing packets</source>
        <translation>Prosljeđivanje svežnjeva</translation>
    </message>
    <message>
        <source>The foot is picked up</source>
        <translation>Kad se uzima noga</translation>
    </message>
    <message>
        <source>The last cards are drawn</source>
        <translation>Vuku se i posljednje karte</translation>
    </message>
    <message>
        <source>The last cards are drawn though they are fewer; only drawing from an empty stock ends the deal.</source>
        <translation>Posljednje karte se vuku iako ih je manje; dijeljenje završava tek vučenje iz praznog talona.</translation>
    </message>
    <message>
        <source>What makes a player pick up the foot.</source>
        <translation>Kada igrač uzima nogu.</translation>
    </message>
    <message>
        <source>Where all packets but the hand go before play, deal by deal; the last repeats.</source>
        <translation>Kamo prije igre idu svi svežnjevi osim ruke, po dijeljenjima; posljednje vrijedi i dalje.</translation>
    </message>
    <message>
        <source>Who melds the last card picks up the foot, and the turn is over.</source>
        <translation>Tko izloži posljednju kartu, uzima nogu i potez je gotov.</translation>
    </message>
    <message>
        <source>a draw larger than the stock ends the deal</source>
        <translation>vučenje veće od talona završava dijeljenje</translation>
    </message>
    <message>
        <source>after melding the hand out the turn goes on</source>
        <translation>nakon izlaganja cijele ruke potez se nastavlja</translation>
    </message>
    <message>
        <source>knee and foot go across the table</source>
        <translation>koljeno i noga idu preko stola</translation>
    </message>
    <message>
        <source>knee and foot go to the left</source>
        <translation>koljeno i noga idu ulijevo</translation>
    </message>
    <message>
        <source>knee and foot go to the right</source>
        <translation>koljeno i noga idu udesno</translation>
    </message>
    <message>
        <source>melding the hand out ends the turn</source>
        <translation>izlaganje cijele ruke završava potez</translation>
    </message>
    <message>
        <source>nothing is passed</source>
        <translation>ništa se ne prosljeđuje</translation>
    </message>
    <message>
        <source>on completing a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>kad se dovrši {pile}</translation>
    </message>
    <message>
        <source>the foot goes across the table</source>
        <translation>noga ide preko stola</translation>
    </message>
    <message>
        <source>the foot goes to the left</source>
        <translation>noga ide ulijevo</translation>
    </message>
    <message>
        <source>the foot goes to the right</source>
        <translation>noga ide udesno</translation>
    </message>
    <message>
        <source>the last cards are drawn, too</source>
        <translation>vuku se i posljednje karte</translation>
    </message>
    <message>
        <source>when the hand is empty and the side has a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>kad je ruka prazna i strana ima cijelu {pile:acc}</translation>
    </message>
    <message>
        <source>{new} drawn instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>vuče se {new}, a ne {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>packets</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} umjesto {old}</translation>
    </message>
</context>
<context>
    <name>PastDeals</name>
    <message>
        <source>{dealer} dealt. {ended}</source>
        <extracomment>{dealer}: the player who deals. {ended}: a sentence of how the deal ended.</extracomment>
        <translation>Dijeli {dealer}. {ended}</translation>
    </message>
    <message>
        <source>{points}, total {total}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{points}, ukupno {total}</translation>
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
        <translation>Obitelj, na listovima</translation>
    </message>
    <message>
        <source>Forget these names</source>
        <translation>Zaboravi ova imena</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ime na {number}. mjestu</translation>
    </message>
    <message>
        <source>Names as last used; a pace counts while a bot sits there.</source>
        <translation>Imena kao posljednji put; tempo vrijedi dok ondje sjedi bot.</translation>
    </message>
    <message>
        <source>Pace at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Tempo na {number}. mjestu</translation>
    </message>
    <message>
        <source>Pace of all</source>
        <translation>Tempo svih</translation>
    </message>
    <message>
        <source>People who have played</source>
        <translation>Ljudi koji su igrali</translation>
    </message>
    <message>
        <source>Place, on sheets</source>
        <translation>Mjesto, na listovima</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>Another phone shows your cards now.</source>
        <translation>Tvoje karte sada pokazuje drugi mobitel.</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Natrag na karte</translation>
    </message>
    <message>
        <source>Cards by rank</source>
        <translation>Karte po vrijednosti</translation>
    </message>
    <message>
        <source>Every seat has a code of its own: point the camera of this phone at yours on the big screen. The key F7 shows the codes there.</source>
        <translation>Svako mjesto ima svoj kod: usmjeri kameru ovog mobitela prema svojemu na velikom zaslonu. Ondje kodove pokazuje tipka F7.</translation>
    </message>
    <message>
        <source>For the left hand</source>
        <translation>Za lijevu ruku</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Sakrij karte</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velika</translation>
    </message>
    <message>
        <source>Load the page again</source>
        <translation>Učitaj stranicu ponovno</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>Još mogućnosti</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Sljedeće dijeljenje</translation>
    </message>
    <message>
        <source>No camera? Type the number below your code:</source>
        <translation>Nema kamere? Upiši broj ispod svojega koda:</translation>
    </message>
    <message>
        <source>No code on the big screen has this number.</source>
        <translation>Nijedan kod na velikom zaslonu nema taj broj.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Jedna manje</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Jedna više</translation>
    </message>
    <message>
        <source>Point the camera of this phone at your code on the big screen.</source>
        <translation>Usmjeri kameru ovog mobitela prema svom kodu na velikom zaslonu.</translation>
    </message>
    <message>
        <source>Same Wi-Fi as the computer?</source>
        <translation>Isti Wi-Fi kao računalo?</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Pokaži moje karte</translation>
    </message>
    <message>
        <source>Since {time} this phone shows no cards. Nothing was lost.</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>Od {time} ovaj mobitel ne pokazuje karte. Ništa nije izgubljeno.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Mala</translation>
    </message>
    <message>
        <source>Somebody else plays here now.</source>
        <translation>Ovdje sada igra netko drugi.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Složi</translation>
    </message>
    <message>
        <source>Stays in this home network.</source>
        <translation>Ostaje u ovoj kućnoj mreži.</translation>
    </message>
    <message>
        <source>Take this seat</source>
        <translation>Zauzmi to mjesto</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Dodirni mjesto kamo ide.</translation>
    </message>
    <message>
        <source>Text and cards</source>
        <translation>Tekst i karte</translation>
    </message>
    <message>
        <source>That is not {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>To nije {name}</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Ostali</translation>
    </message>
    <message>
        <source>The phone turns them down after two minutes without a touch, or when you hide them.</source>
        <translation>Mobitel ih okreće nakon dvije minute bez dodira, ili kad ih sakriješ.</translation>
    </message>
    <message>
        <source>The program at the table has changed</source>
        <translation>Program za stolom se promijenio</translation>
    </message>
    <message>
        <source>The program at the table has changed. Load this page again.</source>
        <translation>Program za stolom se promijenio. Ponovno učitaj ovu stranicu.</translation>
    </message>
    <message>
        <source>The screen was asked: somebody there says yes or no.</source>
        <translation>Na ekranu piše pitanje: netko ondje odgovara s da ili ne.</translation>
    </message>
    <message>
        <source>The table is not in reach</source>
        <translation>Stol nije dostupan</translation>
    </message>
    <message>
        <source>This code is no longer good</source>
        <translation>Ovaj kod više ne vrijedi</translation>
    </message>
    <message>
        <source>This code is no longer good. Scan the one on the big screen.</source>
        <translation>Ovaj kod više ne vrijedi. Skeniraj onaj na velikom zaslonu.</translation>
    </message>
    <message>
        <source>This phone has seen no cards</source>
        <translation>Ovaj mobitel nije vidio karte</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Na stol</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>U ruku</translation>
    </message>
    <message>
        <source>Too many numbers were wrong. Scan the code, or try again in a while.</source>
        <translation>Previše je brojeva bilo pogrešno. Skeniraj kod ili pokušaj malo poslije.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Pokušaj sada</translation>
    </message>
    <message>
        <source>Trying again by itself. Your seat and your lifted cards are kept.</source>
        <translation>Pokušava ponovno samo. Tvoje mjesto i podignute karte su sačuvani.</translation>
    </message>
    <message>
        <source>Use this phone</source>
        <translation>Koristi ovaj mobitel</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Obična</translation>
    </message>
    <message>
        <source>Waiting for the table …</source>
        <translation>Čekanje na stol …</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Što se dogodilo</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Što možeš učiniti</translation>
    </message>
    <message>
        <source>What you lift lies open on the big screen.</source>
        <translatorcomment>Of “All melds lie on the big screen.”.</translatorcomment>
        <translation>Podignute karte leže otvorene na velikom zaslonu.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>Koje je mjesto tvoje?</translation>
    </message>
    <message>
        <source>You are {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Ti si {name}.</translation>
    </message>
    <message>
        <source>You play next.</source>
        <translation>Sljedeći potez je tvoj.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tvoje karte</translation>
    </message>
    <message>
        <source>Your cards are at the screen now.</source>
        <translation>Karte su sada na ekranu.</translation>
    </message>
    <message>
        <source>Your cards come to this phone. Nobody else sees them, not even the big screen.</source>
        <translation>Tvoje karte dolaze na ovaj mobitel. Nitko ih drugi ne vidi, ni veliki zaslon.</translation>
    </message>
    <message>
        <source>Your cards lie face down</source>
        <translation>Tvoje karte su okrenute</translation>
    </message>
    <message>
        <source>Your cards stay at the screen.</source>
        <translation>Karte ostaju na ekranu.</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nije povezano</translation>
    </message>
    <message>
        <source>{name}, no meld takes what is lifted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, nijedna kombinacija ne prima podignute karte.</translation>
    </message>
</context>
<context>
    <name>PhoneNews</name>
    <message>
        <source>Give them to the phone</source>
        <translation>Daj ih mobitelu</translation>
    </message>
    <message>
        <source>Keep them here</source>
        <translation>Zadrži ih ovdje</translation>
    </message>
    <message>
        <source>They go from this screen to the phone, and come back with F7.</source>
        <translation>S ovog ekrana odlaze na mobitel; F7 ih vraća.</translation>
    </message>
    <message>
        <source>To this screen</source>
        <translation>Na ovaj ekran</translation>
    </message>
    <message>
        <source>{name}’s phone asks for the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: mobitel traži karte.</translation>
    </message>
    <message>
        <source>{name}’s phone is asleep.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: mobitel spava.</translation>
    </message>
    <message>
        <source>{name}’s phone is not here yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: mobitel još nije tu.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>A moment</source>
        <translation>Trenutak</translation>
    </message>
    <message>
        <source>A second</source>
        <translation>Sekunda</translation>
    </message>
    <message>
        <source>Agreed on in new games</source>
        <translation>Dogovoreno za nove partije</translation>
    </message>
    <message>
        <source>Anything, for practice</source>
        <translation>Sve, za vježbu</translation>
    </message>
    <message>
        <source>As long as no card was seen</source>
        <translation>Dok se nijedna karta nije vidjela</translation>
    </message>
    <message>
        <source>Ask before a costly slip or what partners agreed not to do</source>
        <translation>Pitaj prije skupe pogreške ili onoga što su partneri dogovorili da neće</translation>
    </message>
    <message>
        <source>Ask before a discard or act that ends the turn</source>
        <translation>Pitaj prije odbacivanja ili čina koji završava potez</translation>
    </message>
    <message>
        <source>Ask before a game is left, although it is kept</source>
        <translation>Pitaj prije napuštanja partije, iako se ona čuva</translation>
    </message>
    <message>
        <source>Both are fixed when a game begins and stand on its score sheet. Anything may be taken back by a person who plays alone.</source>
        <translation>Oboje se određuje na početku partije i stoji na listu za bodove. Tko igra sam, smije vratiti bilo što.</translation>
    </message>
    <message>
        <source>Explain what happens for the first time</source>
        <translation>Objasni ono što se događa prvi put</translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation>Pet sekundi</translation>
    </message>
    <message>
        <source>How long experts think</source>
        <translation>Koliko dugo misli vrhunski bot</translation>
    </message>
    <message>
        <source>Last discards</source>
        <translation>Posljednje odbačene</translation>
    </message>
    <message>
        <source>Narrated waits for a key after each turn. A first game is slow until a pace is chosen. A bot&apos;s seat may have a pace of its own, under People.</source>
        <translation>„S pričom” nakon svakog poteza čeka tipku. Prva je partija spora dok se tempo ne odabere. Mjesto bota može imati vlastiti tempo, pod „Ljudi”.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Isključeno</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Tempo botova</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Pitanja</translation>
    </message>
    <message>
        <source>Say what speaks for a bot’s move, as far as all can see it</source>
        <translation>Reci što govori za potez bota, koliko ga svi mogu vidjeti</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Vraćanje poteza</translation>
    </message>
    <message>
        <source>Tell me when I miss something big</source>
        <translation>Upozori na velik propust</translation>
    </message>
    <message>
        <source>To learn by</source>
        <translation>Za učenje</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Neviđene karte</translation>
    </message>
    <message>
        <source>With more time, expert bots try moves in more imagined deals.</source>
        <translation>S više vremena vrhunski bot isprobava poteze u više zamišljenih dijeljenja.</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>No button is golden now: press the letter on the one you want.</source>
        <translation>Nijedan gumb sada nije zlatan: pritisni slovo na onome koji želiš.</translation>
    </message>
    <message>
        <source>The memory aid is off; the preferences turn it on.</source>
        <translation>Podsjetnik je isključen; uključuje se u postavkama.</translation>
    </message>
    <message>
        <source>There is no hint ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Nema savjeta ({reason}).</translation>
    </message>
    <message>
        <source>What may {name} do now?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Što {name} sad smije učiniti?</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>dobiva partiju</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Name, player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ime, {number}. igrač</translation>
    </message>
    <message>
        <source>Only bots play; the game is watched.</source>
        <translation>Igraju samo botovi; partija se gleda.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. igrač</translation>
    </message>
    <message>
        <source>What was played stays as it is; a bot plays on with the same cards.</source>
        <translation>Što je odigrano, ostaje kakvo jest; bot nastavlja s istim kartama.</translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message>
        <source>Expected points over the deal</source>
        <translation>Očekivani bodovi tijekom dijeljenja</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Prvi potez</translation>
    </message>
</context>
<context>
    <name>PortraitDialog</name>
    <message>
        <source>A photo may also be dropped here.</source>
        <translation>Fotografija se može i dovući ovamo.</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Lopta</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Čamac</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Mačka</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Riba</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Cvijet</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Kuća</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Inicijal</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Sova</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Fotografija</translation>
    </message>
    <message>
        <source>Photo from a file</source>
        <translation>Fotografija iz datoteke</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotografije</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>picture</comment>
        <translation>Zvijezda</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sunce</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Čajnik</translation>
    </message>
    <message>
        <source>The photo is being read.</source>
        <translation>Fotografija se čita.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Drvo</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Choose a picture</source>
        <translation>Odaberi sliku</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Slika</translation>
    </message>
    <message>
        <source>Whose picture is it?</source>
        <translation>Čija je to slika?</translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>{name}: the photo cannot be read, so the initial is shown.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: fotografija se ne može pročitati, pa se pokazuje inicijal.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stranica</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Vrati zadano</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Poništi promjene</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>3 eights</source>
        <translation>3 osmice</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>No printer is set up here. Save the page as a PDF and print that.</source>
        <translation>Ovdje nema pisača. Stranica se može spremiti kao PDF i tako ispisati.</translation>
    </message>
    <message>
        <source>The page is sent to the printer.</source>
        <translation>Stranica je poslana pisaču.</translation>
    </message>
    <message>
        <source>The printer does not take the page. Save it as a PDF instead.</source>
        <translation>Pisač ne prima stranicu. Umjesto toga može se spremiti kao PDF.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A side has {most} lines of other points in a deal at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Strana ima najviše {most} redaka drugih bodova u dijeljenju.</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}, but the game has {deals}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>
            <numerusform>{deal}. dijeljenje, a partija ih ima {deals}.</numerusform>
            <numerusform>{deal}. dijeljenje, a partija ih ima {deals}.</numerusform>
            <numerusform>{deal}. dijeljenje, a partija ih ima {deals}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every side needs a total.</source>
        <translation>Svakoj strani treba zbroj.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Na potezu je {name}.</translation>
    </message>
    <message>
        <source>Lift a card first.</source>
        <translation>Najprije treba podići kartu.</translation>
    </message>
    <message>
        <source>Other points belong to a deal: deal first.</source>
        <translation>Drugi bodovi pripadaju dijeljenju: prvo podijeli.</translation>
    </message>
    <message>
        <source>Other points go from −{most} to {most}, and are not 0.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Drugi bodovi idu od −{most} do {most} i nisu 0.</translation>
    </message>
    <message>
        <source>Other points need a word, of {most} characters at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Drugim bodovima treba riječ od najviše {most} znakova.</translation>
    </message>
    <message>
        <source>Rounds won count for nothing in this game.</source>
        <translation>Dobivene runde u ovoj igri ne vrijede ništa.</translation>
    </message>
    <message>
        <source>The answer is yes or no, nothing more.</source>
        <translation>Odgovor je „da” ili „ne”, ništa više.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Najprije je na redu stol.</translation>
    </message>
    <message>
        <source>The table&apos;s move should be {due}.</source>
        <extracomment>{due}: the move that the file should hold.</extracomment>
        <translation>Potez stola trebao bi biti {due}.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>prvo vući</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>samo jedna karta</translation>
    </message>
    <message>
        <source>{card:^} is not in the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} nije u ruci.</translation>
    </message>
    <message>
        <source>{names}: {total}, but the game goes to {target}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {target}: the points that end the game.</extracomment>
        <translation>{names}: {total}, a igra se do {target}.</translation>
    </message>
    <message>
        <source>{names}: {total}, but totals go from {lowest} to {limit}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {lowest}: the least that is allowed. {limit}: the most that is allowed.</extracomment>
        <translation>{names}: {total}, a zbrojevi idu od {lowest} do {limit}.</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>na potezu je {name}</translation>
    </message>
</context>
<context>
    <name>PuzzleGuide</name>
    <message>
        <source>All cards go back to where they were.</source>
        <translation>Sve se karte vraćaju gdje su bile.</translation>
    </message>
    <message>
        <source>Begin the puzzle again?</source>
        <translation>Početi zagonetku ispočetka?</translation>
    </message>
    <message>
        <source>Leave the puzzle?</source>
        <translation>Napustiti zagonetku?</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>Zagonetka je završena.</translation>
    </message>
    <message>
        <source>What was tried here is not kept.</source>
        <translation>Ono što je ovdje isprobano ne čuva se.</translation>
    </message>
</context>
<context>
    <name>PuzzleTalk</name>
    <message>
        <source>Answer</source>
        <translation>Rješenje</translation>
    </message>
    <message>
        <source>Not yet: there is a better way.</source>
        <translation>Još ne: može i bolje.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Zagonetka {number} od {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Zagonetka {number} od {total} · riješena</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved at the first try</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Zagonetka {number} od {total} · riješena iz prve</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, easy · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Zagonetka {number} od {total}, laka · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, hard · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Zagonetka {number} od {total}, teška · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, medium · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Zagonetka {number} od {total}, srednja · {game}</translation>
    </message>
    <message>
        <source>Right: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Točno: {reason}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Rješenje</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Riješeno!</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Ovo je rješenje.</translation>
    </message>
    <message>
        <source>This was the answer.</source>
        <translation>To je bilo rješenje.</translation>
    </message>
    <message>
        <source>This was the answer: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>To je bilo rješenje: {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Pokušaj ponovno</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>Puzzle {number}: {title}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {title}: the title of a document.</extracomment>
        <translation>Zagonetka {number}: {title}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>još neisprobana</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>riješena</translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation>isprobana, još neriješena</translation>
    </message>
</context>
<context>
    <name>PuzzlesController</name>
    <message>
        <source>The puzzles of this game cannot be read.</source>
        <translation>Zagonetke ove igre ne mogu se pročitati.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} damaged puzzle(s) (is|are) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Izostavljena je {count:f} oštećena zagonetka.</numerusform>
            <numerusform>Izostavljene su {count:f} oštećene zagonetke.</numerusform>
            <numerusform>Izostavljeno je {count} oštećenih zagonetki.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Easy</source>
        <translation>Lagane</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Teške</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Srednje</translation>
    </message>
    <message>
        <source>Who solves them</source>
        <translation>Tko ih rješava</translation>
    </message>
    <message numerus="yes">
        <source>{name} has solved {number} of {total} puzzle(s).</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>
            <numerusform>{name}: riješeno {number} od {total} zagonetke.</numerusform>
            <numerusform>{name}: riješeno {number} od {total} zagonetke.</numerusform>
            <numerusform>{name}: riješeno {number} od {total} zagonetki.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingChart</name>
    <message>
        <source>Rating after each game</source>
        <translation>Rejting nakon svake partije</translation>
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
        <translation>Odbijene</translation>
    </message>
    <message>
        <source>led</source>
        <translation>prva</translation>
    </message>
    <message>
        <source>talon {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>talon {number}</translation>
    </message>
    <message>
        <source>{name} lays one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} odlaže jednu kartu.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} nosi štih.</translation>
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
        <translation>Refe je crta na listu za bodove: jedno će dijeljenje vrijediti dvostruko.</translation>
    </message>
    <message>
        <source>A dealer who took the upcard keeps it, changes up to four of the other cards, and lays one of those aside; four never bring this dealer five.</source>
        <translation>Djelitelj koji je uzeo okrenutu kartu zadržava je, mijenja do četiri druge karte i jednu od njih odlaže; četiri mu nikad ne donose pet.</translation>
    </message>
    <message>
        <source>A seven that was swapped lies face up, out of play; so does an upcard nobody takes.</source>
        <translation>Zamijenjena sedmica leži otkrivena, izvan igre; tako i okrenuta karta koju nitko ne uzme.</translation>
    </message>
    <message>
        <source>A trick is one card from every player; the best card takes it.</source>
        <translation>Štih je po jedna karta svakog igrača; nosi ga najbolja karta.</translation>
    </message>
    <message>
        <source>All begin with {points}. The game ends after a deal that leaves somebody at 0 or below, and what is below 0 counts. The lowest total wins.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Svi počinju s {points:ins}. Partija završava nakon dijeljenja u kojem netko padne na 0 ili niže, a računa se i ono ispod 0. Pobjeđuje najmanji zbroj.</translation>
    </message>
    <message>
        <source>All of this with a Refe</source>
        <translation>Sve to uz refe</translation>
    </message>
    <message>
        <source>Between equal totals, who made trumps in the last deal wins; otherwise the win is shared. Refes left over are lost.</source>
        <translation>Kod jednakih zbrojeva pobjeđuje tko je u zadnjem dijeljenju odredio adut; inače se pobjeda dijeli. Neiskorišteni refe propadaju.</translation>
    </message>
    <message>
        <source>Blind raub is Raub said by the dealer before looking at the own cards.</source>
        <translation>Raub naslijepo je Raub koji djelitelj kaže prije nego što pogleda svoje karte.</translation>
    </message>
    <message>
        <source>Every Refe doubles one played deal. Several wait their turn: no deal counts more than double.</source>
        <translation>Svaki refe udvostručuje jedno odigrano dijeljenje. Ako ih je više, čekaju red: nijedno dijeljenje ne vrijedi više od dvostruko.</translation>
    </message>
    <message>
        <source>Everybody gets two cards, the upcard is turned, and everybody gets two more. The dealer looks at the own cards only when blind raub is declined.</source>
        <translation>Svatko dobiva dvije karte, okreće se jedna karta, pa svatko dobiva još dvije. Djelitelj gleda svoje karte tek kad odbije raub naslijepo.</translation>
    </message>
    <message>
        <source>How trumps are made</source>
        <translation>Kako se određuje adut</translation>
    </message>
    <message>
        <source>If not, all are asked in turn, the dealer first. Whoever says Raub makes the suit trumps and owes two tricks, but does not take the upcard.</source>
        <translation>Ako ne, pitaju se svi redom, djelitelj prvi. Tko kaže Raub, tom bojom određuje adut i duguje dva štiha, ali ne uzima okrenutu kartu.</translation>
    </message>
    <message>
        <source>Instead of dealing, also at the first deal, the dealer may pass the deal on: a Refe is written and the next player deals. Nobody may do so right after another has; a thrown-in deal in between lifts this ban.</source>
        <translation>Umjesto da dijeli, i na samom početku, djelitelj smije prepustiti dijeljenje: upisuje se refe i dijeli sljedeći igrač. To se ne smije odmah nakon drugoga; bačene karte između ukidaju tu zabranu.</translation>
    </message>
    <message>
        <source>Nobody may drop out of a deal.</source>
        <translation>Nitko ne smije odustati od dijeljenja.</translation>
    </message>
    <message>
        <source>Otherwise the dealer may say blind raub: the suit is trumps, the dealer takes the upcard and owes two tricks.</source>
        <translation>Inače djelitelj smije reći raub naslijepo: ta je boja adut, djelitelj uzima okrenutu kartu i duguje dva štiha.</translation>
    </message>
    <message>
        <source>Owing one (the seven): no trick</source>
        <translation>Duguje jedan (sedmica): nijedan štih</translation>
    </message>
    <message>
        <source>Owing two: just one trick</source>
        <translation>Duguje dva: samo jedan štih</translation>
    </message>
    <message>
        <source>Owing two: no trick</source>
        <translation>Duguje dva: nijedan štih</translation>
    </message>
    <message>
        <source>Owing two: two or more, each</source>
        <translation>Duguje dva: dva ili više, svaki</translation>
    </message>
    <message>
        <source>Raub means: that suit shall be trumps. Dalje means: no, I pass.</source>
        <translation>Raub znači: ta boja neka bude adut. Dalje znači: ne.</translation>
    </message>
    <message>
        <source>Score of a deal</source>
        <translation>Bodovi dijeljenja</translation>
    </message>
    <message>
        <source>The dealer begins. Each may change up to four cards; all see how many, not which. Cards laid aside do not come back.</source>
        <translation>Djelitelj počinje. Svatko smije zamijeniti do četiri karte; svi vide koliko, ali ne koje. Odložene karte se ne vraćaju.</translation>
    </message>
    <message>
        <source>The exchange: cards are laid aside face down, and as many come from the talon.</source>
        <translation>Zamjena: karte se odlažu pokrivene, a toliko ih dolazi iz talona.</translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside.</source>
        <translation>Tko prvi zamijeni sve četiri, dobiva pet iz talona, treću otkrivenu, i onda jednu od pet odlaže.</translation>
    </message>
    <message>
        <source>The first upcard is a seven, the automatic seven: its suit is trumps at once. The dealer takes the seven and owes one trick.</source>
        <translation>Prva okrenuta karta je sedmica, automatska sedmica: njezina je boja odmah adut. Djelitelj uzima sedmicu i duguje jedan štih.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without trumps, the highest card of the suit played first.</source>
        <translation>Štih nosi najjači adut; bez aduta najjača karta prve odigrane boje.</translation>
    </message>
    <message>
        <source>The others must play the same suit. Who has none of it plays a trump; who has no trump either plays any card.</source>
        <translation>Ostali moraju igrati istu boju. Tko je nema, igra adut; tko nema ni aduta, igra bilo koju kartu.</translation>
    </message>
    <message>
        <source>The talon is the pile of cards left over, face down. The upcard is the one turned face up beside it: its suit may become trumps.</source>
        <translation>Talon je hrpa preostalih karata, pokrivena. Pokraj njega je okrenuta karta: njezina boja može postati adut.</translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left, and when only four are left, four bring four.</source>
        <translation>Talon može ponestati: posljednji igrači mijenjaju najviše koliko je ostalo, a kad ostanu samo četiri, četiri donose četiri.</translation>
    </message>
    <message>
        <source>Trumps are the suit that beats the three others in this deal.</source>
        <translation>Adut je boja koja u ovom dijeljenju tuče tri ostale.</translation>
    </message>
    <message>
        <source>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the third card, the cards are thrown in and a Refe is written.</source>
        <translation>Kad svi kažu dalje, okreće se druga karta i svi se pitaju ponovno, bez rauba naslijepo; sedmica je tada karta kao svaka druga. Odbijena karta leži otkrivena, izvan igre. Kad svi kažu dalje i na treću kartu, karte se bacaju i upisuje se refe.</translation>
    </message>
    <message>
        <source>Whoever said Raub plays the first card, after an automatic seven the dealer. Then the winner of each trick begins the next one; there are four.</source>
        <translation>Prvu kartu igra tko je rekao Raub, a nakon automatske sedmice djelitelj. Onda pobjednik svakog štiha počinje sljedeći; štihova je četiri.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dvostruko</translation>
    </message>
    <message>
        <source>{cards}: ace (the highest), king, queen, jack, ten, nine, eight and seven of four suits. On Hungarian cards Ober is the queen and Unter the jack.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards}: as (najjači), kralj, dama, dečko, desetka, devetka, osmica i sedmica u četiri boje. Na mađarskim kartama gornjak (O) je dama, a donjak (U) dečko.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} igrač, svatko sam.</numerusform>
            <numerusform>{count:^} igrača, svatko sam.</numerusform>
            <numerusform>{count:^} igrača, svatko sam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, from {points} down to 0</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{count} igrač, svatko sam, {cards}, od {points:gen} do 0</numerusform>
            <numerusform>{count} igrača, svatko sam, {cards}, od {points:gen} do 0</numerusform>
            <numerusform>{count} igrača, svatko sam, {cards}, od {points:gen} do 0</numerusform>
        </translation>
    </message>
    <message>
        <source>“Owes 1” or “owes 2” beside a name: who made trumps should win so many tricks.</source>
        <translation>„Duguje 1” ili „duguje 2” uz ime: tko je odredio adut, treba dobiti toliko štihova.</translation>
    </message>
</context>
<context>
    <name>RaubInterview</name>
    <message>
        <source>Any card of the suit will do.</source>
        <translation>Vrijedi bilo koja karta te boje.</translation>
    </message>
    <message>
        <source>Before or after drawing, and not later.</source>
        <translation>Prije ili poslije vučenja, ali ne kasnije.</translation>
    </message>
    <message>
        <source>Clockwise, like most other card games.</source>
        <translation>U smjeru kazaljke na satu, kao većina kartaških igara.</translation>
    </message>
    <message>
        <source>Dealing, asking and playing, as always.</source>
        <translation>Dijeljenje, pitanje i igra, kao uvijek.</translation>
    </message>
    <message>
        <source>Few tricks are sure; much stays in the talon.</source>
        <translation>Malo je štihova sigurno; mnogo ostaje u talonu.</translation>
    </message>
    <message>
        <source>How long may the seven of trumps be swapped?</source>
        <translation>Dokle se adutska sedmica smije zamijeniti?</translation>
    </message>
    <message>
        <source>In the own exchange only</source>
        <translation>Samo u vlastitoj zamjeni</translation>
    </message>
    <message>
        <source>In the own exchange, or before the first trick.</source>
        <translation>U vlastitoj zamjeni ili prije prvog štiha.</translation>
    </message>
    <message>
        <source>Must the cards that lie there be beaten?</source>
        <translation>Moraju li se tući karte koje već leže?</translation>
    </message>
    <message>
        <source>Nobody has to beat them</source>
        <translation>Nitko ih ne mora tući</translation>
    </message>
    <message>
        <source>The last to exchange may find the talon short.</source>
        <translation>Posljednjima u zamjeni talon može ponestati.</translation>
    </message>
    <message>
        <source>The talon always has enough for everybody.</source>
        <translation>Talon uvijek ima dovoljno za sve.</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Ulijevo</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Udesno</translation>
    </message>
    <message>
        <source>Until the first card is led</source>
        <translation>Dok se ne odigra prva karta</translation>
    </message>
    <message>
        <source>Which way does the game go round?</source>
        <translation>Na koju stranu ide igra?</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest</source>
        <translation>Tko može, mora tući najjaču</translation>
    </message>
    <message>
        <source>With the same suit, or with a trump.</source>
        <translation>Istom bojom ili adutom.</translation>
    </message>
</context>
<context>
    <name>RaubLesson</name>
    <message>
        <source>A pity: {name} had none of that suit, and trumped.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translatorcomment>Of “A pity: {name} had none of that suit. Who cannot follow must play a trump, and a trump beats even an ace.”.</translatorcomment>
        <translation>Šteta: {name} {name:nije imala tu boju i tukla je|nije imao tu boju i tukao je|nema tu boju i tuče} adutom.</translation>
    </message>
    <message>
        <source>Everybody plays a card to a trick; the best one wins it.</source>
        <translation>U štih svatko igra jednu kartu; nosi ga najbolja.</translation>
    </message>
    <message>
        <source>Exchange {card}: click it, then the lit place.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Zamijeni {card:acc}: klikni na nju, pa na mjesto koje svijetli.</translation>
    </message>
    <message>
        <source>If nobody wants three upcards, the next deal counts double.</source>
        <translation>Ako nitko neće tri okrenute karte, sljedeće vrijedi dvostruko.</translation>
    </message>
    <message>
        <source>Nobody wanted it. This upcard is better for you.</source>
        <translation>Nju nitko nije htio. Ova je okrenuta karta bolja.</translation>
    </message>
    <message>
        <source>Now {card} is the best card: play it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translatorcomment>Of “Ace and king of trumps are gone. So {card} is the best card now: play it.”.</translatorcomment>
        <translation>Najbolja karta sad je {card}: odigraj je.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Odigraj {card:acc}.</translation>
    </message>
    <message>
        <source>Raub is a risk: with too few tricks you get points.</source>
        <translation>Raub je rizik: s premalo štihova dobivaju se bodovi.</translation>
    </message>
    <message>
        <source>That may well win two tricks. Press “Say Raub”.</source>
        <translation>To lako može donijeti dva štiha. Pritisni „Reci Raub”.</translation>
    </message>
    <message>
        <source>The ace of trumps beats all: click it, then the lit place.</source>
        <translatorcomment>Of “The ace of trumps beats every card. Click it, then the place that lights up.”.</translatorcomment>
        <translation>Adutski as tuče sve: klikni na njega, pa na mjesto koje svijetli.</translation>
    </message>
    <message>
        <source>The other three are good. Press the golden button.</source>
        <translation>Ostale tri su dobre. Pritisni zlatni gumb.</translation>
    </message>
    <message>
        <source>The others exchanged, too. Who said Raub plays first.</source>
        <translatorcomment>Of “The others have exchanged, too. How many cards is no secret, which ones is. Now the tricks: who said Raub plays first.”.</translatorcomment>
        <translation>I ostali su zamijenili karte. Prvi igra tko je rekao Raub.</translation>
    </message>
    <message>
        <source>The others had to follow suit. The ace wins the trick.</source>
        <translatorcomment>Of “The others had to follow, that is play the same suit, because they could. The ace wins the trick.”.</translatorcomment>
        <translation>Ostali su morali odgovoriti. Štih nosi as.</translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped: press the golden button.</source>
        <translation>Adutska se sedmica smije zamijeniti: pritisni zlatni gumb.</translation>
    </message>
    <message>
        <source>This card was turned up. Raub makes its suit trumps.</source>
        <translatorcomment>Of “This card was turned up. Who says Raub makes its suit trumps: they beat all other cards. But then two tricks must be won.”.</translatorcomment>
        <translation>Okrenuta je ova karta. Raub njezinu boju čini adutom.</translation>
    </message>
    <message>
        <source>Three tricks: your 21 points become 18.</source>
        <translation>Tri štiha: od 21 boda ostaje 18.</translation>
    </message>
    <message>
        <source>Two tricks: that is what was owed. More are welcome.</source>
        <translatorcomment>Of “Two tricks: that is what was owed. Every further one is welcome.”.</translatorcomment>
        <translation>Dva štiha: toliko se dugovalo. Više ih je dobrodošlo.</translation>
    </message>
    <message>
        <source>Welcome to Raub! {name} sits beside you and explains it.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Dobro došli u Raub! {name} sjedi do tebe i objašnjava.</translation>
    </message>
    <message>
        <source>You have no {suit}: say “Dalje” with the golden button.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>U ruci nema boje {suit}: reci „Dalje” zlatnim gumbom.</translation>
    </message>
    <message>
        <source>Your cards lie face down. Press the golden button to look.</source>
        <translation>Tvoje karte leže pokrivene. Pritisni zlatni gumb i pogledaj ih.</translation>
    </message>
    <message>
        <source>ace and king of trumps are gone</source>
        <translation>adutski as i kralj su otišli</translation>
    </message>
    <message>
        <source>all begin with 21 points; a trick takes one off, none left wins</source>
        <translation>svi počinju s 21 bodom; štih skida jedan, tko nema nijedan pobjeđuje</translation>
    </message>
    <message>
        <source>everybody plays alone: four cards, four tricks</source>
        <translation>svatko igra za sebe: četiri karte, četiri štiha</translation>
    </message>
    <message>
        <source>following means to play the same suit</source>
        <translation>odgovoriti znači igrati istu boju</translation>
    </message>
    <message>
        <source>how many cards is no secret, which ones is</source>
        <translation>koliko ih je, nije tajna, a koje su, jest</translation>
    </message>
    <message>
        <source>it fetches the card that was turned up, {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>donosi okrenutu kartu: {card}</translation>
    </message>
    <message>
        <source>nothing of that suit is in your hand</source>
        <translation>u ruci nema te boje</translation>
    </message>
    <message>
        <source>poor cards may be exchanged now; it is the only one</source>
        <translatorcomment>Of “Poor cards may be exchanged now. {card:^} is the only one: click it, then the place that lights up.”.</translatorcomment>
        <translation>slabe se karte sad mogu zamijeniti; samo je jedna takva</translation>
    </message>
    <message>
        <source>that is a Refe; so it is when a dealer passes on</source>
        <translation>to je refe; isto je i kad netko prepusti dijeljenje</translation>
    </message>
    <message>
        <source>three for one trick, four for none: with poor cards say Dalje</source>
        <translation>tri za jedan štih, četiri bez: sa slabim kartama reci Dalje</translation>
    </message>
    <message>
        <source>trumps beat all others, but then two tricks must be won</source>
        <translation>aduti tuku sve druge, ali tada se moraju dobiti dva štiha</translation>
    </message>
    <message>
        <source>who cannot follow must trump, and a trump beats even an ace</source>
        <translatorcomment>Of “A pity: {name} had none of that suit. Who cannot follow must play a trump, and a trump beats even an ace.”.</translatorcomment>
        <translation>tko ne može odgovoriti mora igrati adut, a adut tuče i asa</translation>
    </message>
    <message>
        <source>who dares says Raub unseen; today it is wiser to look</source>
        <translation>tko se usudi, kaže Raub naslijepo; danas je pametnije pogledati</translation>
    </message>
    <message>
        <source>you have {cards}, and another ace</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>u ruci su {cards}, i još jedan as</translation>
    </message>
    <message>
        <source>{name} leads {card}. Play your last card, a trump.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} igra {card:acc}. Odigraj posljednju kartu, adut.</translation>
    </message>
    <message>
        <source>{name} won one and has 20; {names} won none and has 23</source>
        <extracomment>{name}: the player, or the players of a side. {names}: several players, listed.</extracomment>
        <translation>{name} ima jedan štih i 20; {names} nema nijedan i ima 23</translation>
    </message>
    <message>
        <source>“Dalje” means pass</source>
        <translation>„Dalje” znači ne</translation>
    </message>
</context>
<context>
    <name>RaubLog</name>
    <message>
        <source>All passed three times: a Refe is written.</source>
        <translation>Svi su triput rekli „Dalje”: upisuje se refe.</translation>
    </message>
    <message>
        <source>Deal {number} is over: {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{number}. dijeljenje je gotovo: {points}.</translation>
    </message>
    <message>
        <source>changed four and got five ({cards} face up)</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:zamijenila|zamijenio|mijenja} četiri i {name:dobila|dobio|dobiva} pet (među njima {cards:otkrivenu|otkrivenog|otkriveno} {cards:acc})</translation>
    </message>
    <message>
        <source>changed no card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:zadržala|zadržao|zadržava} sve karte</translation>
    </message>
    <message numerus="yes">
        <source>changed {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:zamijenila|zamijenio|mijenja} {count:f.acc} kartu</numerusform>
            <numerusform>{name:zamijenila|zamijenio|mijenja} {count:f} karte</numerusform>
            <numerusform>{name:zamijenila|zamijenio|mijenja} {count} karata</numerusform>
        </translation>
    </message>
    <message>
        <source>dealt</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:podijelila|podijelio|dijeli}</translation>
    </message>
    <message>
        <source>laid one card aside</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:odložila|odložio|odlaže} jednu kartu</translation>
    </message>
    <message>
        <source>led {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:otvorila|otvorio|otvara} {cards:ins}</translation>
    </message>
    <message>
        <source>looked at the cards</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:pogledala|pogledao|gleda} karte</translation>
    </message>
    <message>
        <source>passed the deal on: a Refe is written</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:prepustila|prepustio|prepušta} dijeljenje: upisuje se refe</translation>
    </message>
    <message>
        <source>played {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:odigrala|odigrao|igra} {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>said Dalje(| {count} times)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:rekla|rekao|kaže} „Dalje”{count:||}</numerusform>
            <numerusform>{name:rekla|rekao|kaže} „Dalje” {count} puta</numerusform>
            <numerusform>{name:rekla|rekao|kaže} „Dalje” {count} puta</numerusform>
        </translation>
    </message>
    <message>
        <source>said Raub to {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:rekla|rekao|kaže} „Raub” na {cards:acc}</translation>
    </message>
    <message>
        <source>said Raub unseen and took {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:rekla|rekao|kaže} „Raub” naslijepo i {name:uzela|uzeo|uzima} {cards:acc}</translation>
    </message>
    <message>
        <source>said Raub: {suit} are trumps</source>
        <comment>{name}</comment>
        <extracomment>{suit}: a suit: “hearts”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:rekla|rekao|kaže} „Raub”: adut je {suit}</translation>
    </message>
    <message>
        <source>swapped the seven for {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:zamijenila|zamijenio|mijenja} sedmicu za {cards:acc}</translation>
    </message>
    <message>
        <source>took the automatic seven ({cards})</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:uzela|uzeo|uzima} automatsku sedmicu ({cards:acc})</translation>
    </message>
    <message>
        <source>trumped with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:sjekla|sjekao|siječe} {cards:ins}</translation>
    </message>
    <message>
        <source>turned up {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:okrenula|okrenuo|okreće} {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>won (a trick|{count} tricks)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dobila|dobio|dobiva} {count} štih</numerusform>
            <numerusform>{name:dobila|dobio|dobiva} {count} štiha</numerusform>
            <numerusform>{name:dobila|dobio|dobiva} {count} štihova</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} je {card:okrenuta|okrenut|okrenuto}.</translation>
    </message>
    <message>
        <source>{cards:^} was turned up.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Okrenuta karta: {cards}.</translation>
    </message>
    <message>
        <source>{name} changed four and got five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je zamijenila|je zamijenio|mijenja} četiri i {name:dobila|dobio|dobiva} pet, među njima {card:otkrivenu|otkrivenog|otkriveno} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} changed no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je zadržala|je zadržao|zadržava} sve karte.</translation>
    </message>
    <message>
        <source>{name} changed {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:je zamijenila|je zamijenio|mijenja} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} changes four and gets five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} mijenja četiri i dobiva pet, među njima {card:otkrivenu|otkrivenog|otkriveno} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} changes no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} zadržava sve karte.</translation>
    </message>
    <message>
        <source>{name} changes {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} mijenja {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} dealt and turned up {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je podijelila i okrenula|je podijelio i okrenuo|dijeli i okreće} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} followed with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je odgovorila|je odgovorio|odgovara} {card:ins}.</translation>
    </message>
    <message>
        <source>{name} follows with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} odgovara {card:ins}.</translation>
    </message>
    <message>
        <source>{name} laid one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je odložila|je odložio|odlaže} jednu kartu.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} otvara {card:ins}.</translation>
    </message>
    <message>
        <source>{name} led {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je otvorila|je otvorio|otvara} {card:ins}.</translation>
    </message>
    <message>
        <source>{name} looked at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je pogledala|je pogledao|gleda} karte.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gleda karte.</translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je prepustila|je prepustio|prepušta} dijeljenje: upisuje se refe.</translation>
    </message>
    <message>
        <source>{name} passes the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} prepušta dijeljenje: upisuje se refe.</translation>
    </message>
    <message>
        <source>{name} said Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je rekla|je rekao|kaže} „Dalje”.</translation>
    </message>
    <message>
        <source>{name} said Raub unseen and took {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je rekla|je rekao|kaže} „Raub” naslijepo i {name:uzela|uzeo|uzima} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} said Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} {name:je rekla|je rekao|kaže} „Raub”: adut je {suit}.</translation>
    </message>
    <message>
        <source>{name} says Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} kaže „Dalje”.</translation>
    </message>
    <message>
        <source>{name} says Raub unseen and takes {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} kaže „Raub” naslijepo i uzima {card:acc}.</translation>
    </message>
    <message>
        <source>{name} says Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} kaže „Raub”: adut je {suit}.</translation>
    </message>
    <message>
        <source>{name} swapped {seven} for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je zamijenila|je zamijenio|mijenja} {seven:acc} za {card:acc}.</translation>
    </message>
    <message>
        <source>{name} swaps the seven for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} mijenja sedmicu za {card:acc}.</translation>
    </message>
    <message>
        <source>{name} threw {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je bacila|je bacio|baca} {card:acc}.</translation>
    </message>
    <message>
        <source>{name} throws {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} baca {card:acc}.</translation>
    </message>
    <message>
        <source>{name} took the seven: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} {name:je uzela|je uzeo|uzima} sedmicu: adut je {suit}.</translation>
    </message>
    <message>
        <source>{name} trumped with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:je sjekla|je sjekao|siječe} {card:ins}.</translation>
    </message>
    <message>
        <source>{name} trumps with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} siječe {card:ins}.</translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{number}. štih nosi {name} {card:ins}.</translation>
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
        <translation>Karta mora tući dosad najjaču, gdje je moguće.</translation>
    </message>
    <message>
        <source>A card of the same suit, or a trump, must beat the highest so far, where possible.</source>
        <translation>Karta iste boje ili adut mora tući dosad najjaču, gdje je moguće.</translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard in the own exchange, before or after drawing, and not later. That card may not be exchanged again.</source>
        <translation>Nakon pitanja onaj tko ima adutsku sedmicu smije je zamijeniti za posljednju okrenutu kartu u vlastitoj zamjeni, prije ili poslije vučenja, ali ne kasnije. Ta se karta više ne smije mijenjati.</translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard, in the own exchange or just before the first trick, once. That card may not be exchanged again.</source>
        <translation>Nakon pitanja onaj tko ima adutsku sedmicu smije je jednom zamijeniti za posljednju okrenutu kartu, u vlastitoj zamjeni ili neposredno prije prvog štiha. Ta se karta više ne smije mijenjati.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Smjer igre</translation>
    </message>
    <message>
        <source>Duty to beat</source>
        <translation>Dužnost tučenja</translation>
    </message>
    <message>
        <source>Everything goes round to the left: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation>Sve ide ulijevo: dijeljenje, pitanje, zamjena, igra i tko dijeli sljedeći, i nakon bačenih karata. Prvi djelitelj određuje se ždrijebom.</translation>
    </message>
    <message>
        <source>Everything goes round to the right: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation>Sve ide udesno: dijeljenje, pitanje, zamjena, igra i tko dijeli sljedeći, i nakon bačenih karata. Prvi djelitelj određuje se ždrijebom.</translation>
    </message>
    <message>
        <source>Nobody has to beat the cards that lie there already.</source>
        <translation>Nitko ne mora tući karte koje već leže.</translation>
    </message>
    <message>
        <source>Otherwise it may be swapped until the first card is led.</source>
        <translation>Inače se smije zamijeniti dok se ne odigra prva karta.</translation>
    </message>
    <message>
        <source>Swapping the seven in the exchange only</source>
        <translation>Zamjena sedmice samo u zamjeni karata</translation>
    </message>
    <message>
        <source>Where the next player sits, for dealing as for playing.</source>
        <translation>Gdje sjedi sljedeći igrač, za dijeljenje i za igru.</translation>
    </message>
    <message>
        <source>played {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>igra se {new}, a ne {old}</translation>
    </message>
    <message>
        <source>the highest card must be beaten where possible</source>
        <translation>najjača se karta mora tući gdje je moguće</translation>
    </message>
    <message>
        <source>the highest card need not be beaten</source>
        <translation>najjača se karta ne mora tući</translation>
    </message>
    <message>
        <source>the seven swapped in the own exchange only</source>
        <translation>sedmica se mijenja samo u vlastitoj zamjeni</translation>
    </message>
    <message>
        <source>the seven swapped until the first card is led</source>
        <translation>sedmica se mijenja dok se ne odigra prva karta</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>ulijevo</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>udesno</translation>
    </message>
</context>
<context>
    <name>RaubPossible</name>
    <message>
        <source>A Refe is written: the next deal counts double.</source>
        <translation>Upisuje se refe: sljedeće dijeljenje vrijedi dvostruko.</translation>
    </message>
    <message>
        <source>Change cards</source>
        <translation>Zamijeni karte</translation>
    </message>
    <message>
        <source>Everybody gets four cards.</source>
        <translation>Svi dobivaju po četiri karte.</translation>
    </message>
    <message>
        <source>It goes to the trick.</source>
        <translation>Ide u štih.</translation>
    </message>
    <message>
        <source>One of five cards goes.</source>
        <translation>Jedna od pet karata odlazi.</translation>
    </message>
    <message numerus="yes">
        <source>Play (|one of ){cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Odigraj {cards:acc}</numerusform>
            <numerusform>Odigraj jednu: {cards}</numerusform>
            <numerusform>Odigraj jednu: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Odigraj kartu</translation>
    </message>
    <message>
        <source>The exchange is over.</source>
        <translation>Zamjena je gotova.</translation>
    </message>
    <message>
        <source>The next player is asked.</source>
        <translation>Pita se sljedeći igrač.</translation>
    </message>
    <message>
        <source>The seven of trumps is put down, the upcard is taken.</source>
        <translation>Adutska sedmica se odlaže, a okrenuta karta uzima.</translation>
    </message>
    <message>
        <source>The suit of the upcard is trumps.</source>
        <translation>Boja okrenute karte je adut.</translation>
    </message>
    <message>
        <source>The upcard is taken before the own cards are seen.</source>
        <translation>Okrenuta karta uzima se prije nego što se vide svoje karte.</translation>
    </message>
    <message>
        <source>The upcard stays where it is.</source>
        <translation>Okrenuta karta ostaje gdje jest.</translation>
    </message>
    <message>
        <source>Then all are asked.</source>
        <translation>Potom se pitaju svi.</translation>
    </message>
    <message>
        <source>Up to four cards are changed for cards of the talon.</source>
        <translation>Do četiri karte mijenjaju se za karte iz talona.</translation>
    </message>
</context>
<context>
    <name>RaubPresenter</name>
    <message>
        <source>From 21 down to 0, play to the left</source>
        <translation>Od 21 do 0, igra ide ulijevo</translation>
    </message>
    <message>
        <source>From 21 down to 0, play to the right</source>
        <translation>Od 21 do 0, igra ide udesno</translation>
    </message>
    <message>
        <source>Lowest wins; at 0 the game ends</source>
        <translation>Pobjeđuje tko ima najmanje; na 0 je partija gotova</translation>
    </message>
    <message>
        <source>Raub has no first melds: it is played in tricks.</source>
        <translation>Raub nema prvih izlaganja: igra se na štihove.</translation>
    </message>
    <message>
        <source>The next deal counts double</source>
        <translation>Sljedeće dijeljenje vrijedi dvostruko</translation>
    </message>
    <message>
        <source>The next deal counts double and may end the game</source>
        <translation>Sljedeće dijeljenje vrijedi dvostruko i može završiti partiju</translation>
    </message>
    <message>
        <source>The next deal may end the game</source>
        <translation>Sljedeće dijeljenje može završiti partiju</translation>
    </message>
    <message>
        <source>The trick holds {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>U štihu: {cards}.</translation>
    </message>
    <message>
        <source>The upcard is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Okrenuta karta: {cards}.</translation>
    </message>
    <message>
        <source>This deal counts double</source>
        <translation>Ovo dijeljenje vrijedi dvostruko</translation>
    </message>
    <message>
        <source>This deal counts double and may end the game</source>
        <translation>Ovo dijeljenje vrijedi dvostruko i može završiti partiju</translation>
    </message>
    <message>
        <source>This deal may end the game</source>
        <translation>Ovo dijeljenje može završiti partiju</translation>
    </message>
    <message>
        <source>Thrown in: a Refe.</source>
        <translation>Karte su bačene: refe.</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Adut je {suit}.</translation>
    </message>
    <message>
        <source>Undo play</source>
        <translation>Poništi kartu</translation>
    </message>
    <message>
        <source>Whoever comes down to 0 ends the game.</source>
        <translation>Tko dođe do 0, završava partiju.</translation>
    </message>
    <message>
        <source>{name} made trumps, on a Refe: doubled.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Adut {name:je odredila|je odredio|bira} {name}, uz refe: dvostruko.</translation>
    </message>
    <message>
        <source>{name} made trumps.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Adut {name:je odredila|je odredio|bira} {name}.</translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:je prepustila|je prepustio|prepušta} dijeljenje: refe.</translation>
    </message>
</context>
<context>
    <name>RaubPrompts</name>
    <message numerus="yes">
        <source>(A Refe is|{count:^} Refes are) waiting: this deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Čeka {count} refe: ovo dijeljenje vrijedi dvostruko.</numerusform>
            <numerusform>Čekaju {count} refe: ovo dijeljenje vrijedi dvostruko.</numerusform>
            <numerusform>Čeka {count} refe: ovo dijeljenje vrijedi dvostruko.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One more Refe is|{number} more Refes are) waiting.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Čeka još {number} refe.</numerusform>
            <numerusform>Čekaju još {number} refe.</numerusform>
            <numerusform>Čeka još {number} refe.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trick takes off 2 points.</source>
        <translation>Štih oduzima 2 boda.</translation>
    </message>
    <message>
        <source>All cards of the hand are changed.</source>
        <translation>Mijenjaju se sve karte iz ruke.</translation>
    </message>
    <message>
        <source>All passed: another card is turned up.</source>
        <translation>Svi su rekli dalje: okreće se druga karta.</translation>
    </message>
    <message>
        <source>All passed: the cards are thrown in for a Refe.</source>
        <translation>Svi su rekli dalje: karte se bacaju za refe.</translation>
    </message>
    <message>
        <source>All see what is swapped.</source>
        <translation>Svi vide što se mijenja.</translation>
    </message>
    <message>
        <source>All see what is swapped; later it cannot be swapped.</source>
        <translation>Svi vide što se mijenja; kasnije se više ne može.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {number}. Tricks owed: 2.</source>
        <extracomment>{suit}: a suit: “hearts”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Karte u boji {suit}: {number}. Dugovani štihovi: 2.</translation>
    </message>
    <message>
        <source>Changed so far: {counts}.</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>Dosad zamijenjeno: {counts}.</translation>
    </message>
    <message>
        <source>Four bring five.</source>
        <translation>Četiri donose pet.</translation>
    </message>
    <message>
        <source>Hint: compare the upcard with the seven.</source>
        <translation>Savjet: usporediti okrenutu kartu sa sedmicom.</translation>
    </message>
    <message>
        <source>Hint: count the cards of {suit} and the aces.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Savjet: prebrojiti asove i karte u boji {suit}.</translation>
    </message>
    <message>
        <source>Hint: look at the scores.</source>
        <translation>Savjet: pogledati bodove.</translation>
    </message>
    <message>
        <source>Hint: look at the upcard and the scores.</source>
        <translation>Savjet: pogledati okrenutu kartu i bodove.</translation>
    </message>
    <message>
        <source>Hint: what is the highest card of the trick?</source>
        <translation>Savjet: koja je najjača karta u štihu?</translation>
    </message>
    <message>
        <source>Hint: which card is the weakest?</source>
        <translation>Savjet: koja je karta najslabija?</translation>
    </message>
    <message>
        <source>Hint: which cards are still out?</source>
        <translation>Savjet: koje karte još nisu pale?</translation>
    </message>
    <message>
        <source>Hint: which cards are unlikely to win a trick?</source>
        <translation>Savjet: koje karte teško mogu dobiti štih?</translation>
    </message>
    <message>
        <source>It beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Tuče {card:acc}.</translation>
    </message>
    <message>
        <source>It draws trumps from the others.</source>
        <translation>Izvlači adute od drugih.</translation>
    </message>
    <message>
        <source>It is the only card that may be played.</source>
        <translation>To je jedina karta koja se smije igrati.</translation>
    </message>
    <message>
        <source>It is the weakest of the cards.</source>
        <translation>To je najslabija od karata.</translation>
    </message>
    <message>
        <source>It leaves the trick to {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Štih onda nosi {name}.</translation>
    </message>
    <message>
        <source>It takes the trick.</source>
        <translation>Nosi štih.</translation>
    </message>
    <message>
        <source>No card in the hand takes this trick.</source>
        <translation>Nijedna karta u ruci ne nosi ovaj štih.</translation>
    </message>
    <message>
        <source>No other Refe is waiting.</source>
        <translation>Nijedan drugi refe ne čeka.</translation>
    </message>
    <message>
        <source>No trick yet.</source>
        <translation>Još nijedan štih.</translation>
    </message>
    <message>
        <source>Nobody has changed yet.</source>
        <translation>Još nitko nije mijenjao.</translation>
    </message>
    <message>
        <source>Nothing can beat it.</source>
        <translation>Ništa je ne može tući.</translation>
    </message>
    <message>
        <source>Passing it on would write a Refe.</source>
        <translation>Prepuštanjem bi se upisao refe.</translation>
    </message>
    <message>
        <source>Raub takes {card} and owes two tricks.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Raub uzima {card:acc} i duguje dva štiha.</translation>
    </message>
    <message>
        <source>The last upcard: if all pass, a Refe is written.</source>
        <translation>Posljednja okrenuta karta: ako svi kažu dalje, upisuje se refe.</translation>
    </message>
    <message>
        <source>The seven may be swapped for {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Sedmica se smije zamijeniti za {card:acc}.</translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped now.</source>
        <translation>Adutska se sedmica sada smije zamijeniti.</translation>
    </message>
    <message>
        <source>The stronger cards stay for later.</source>
        <translation>Jače karte ostaju za poslije.</translation>
    </message>
    <message>
        <source>The tricks owed are won.</source>
        <translation>Dugovani štihovi su dobiveni.</translation>
    </message>
    <message>
        <source>Then a Refe is written, and the next deal counts double.</source>
        <translation>Onda se upisuje refe, a sljedeće dijeljenje vrijedi dvostruko.</translation>
    </message>
    <message>
        <source>These stay: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Ostaje: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number} of {all}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>{number}. štih od {all}.</translation>
    </message>
    <message>
        <source>Upcard {number} of 3; Raub owes two tricks.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. okrenuta karta od 3; Raub duguje dva štiha.</translation>
    </message>
    <message>
        <source>Who looks owes nothing yet.</source>
        <translation>Tko pogleda karte, još ništa ne duguje.</translation>
    </message>
    <message>
        <source>Whoever can must beat {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Tko može, mora tući {card:acc}.</translation>
    </message>
    <message>
        <source>by {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>by {name}, seven</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, sedmica</translation>
    </message>
    <message>
        <source>by {name}, unseen</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, naslijepo</translation>
    </message>
    <message>
        <source>change no card</source>
        <translation>zadržati sve karte</translation>
    </message>
    <message>
        <source>change {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>zamijeniti {cards:acc}</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>verb</comment>
        <translation>podijeliti</translation>
    </message>
    <message>
        <source>deal, or pass the deal on and write a Refe.</source>
        <translation>podijeli, ili prepusti dijeljenje i upiši refe.</translation>
    </message>
    <message>
        <source>follow {suit} with {cards}.</source>
        <extracomment>{suit}: a suit: “hearts”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>odgovori na {suit:acc}: {cards}.</translation>
    </message>
    <message>
        <source>keep the seven</source>
        <translation>zadržati sedmicu</translation>
    </message>
    <message>
        <source>lay {card} aside</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>odložiti {card:acc}</translation>
    </message>
    <message>
        <source>lead any card.</source>
        <translation>otvori bilo kojom kartom.</translation>
    </message>
    <message>
        <source>lift one card and lay it aside.</source>
        <translation>podigni jednu kartu i odloži je.</translation>
    </message>
    <message>
        <source>lift up to {cards} to change, or change none.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>podigni najviše {cards:acc} za zamjenu, ili zadrži sve.</translation>
    </message>
    <message>
        <source>look at the cards first</source>
        <translation>najprije pogledati karte</translation>
    </message>
    <message>
        <source>owes {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>duguje {number}</translation>
    </message>
    <message numerus="yes">
        <source>owes {number} trick(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>duguje {number} štih</numerusform>
            <numerusform>duguje {number} štiha</numerusform>
            <numerusform>duguje {number} štihova</numerusform>
        </translation>
    </message>
    <message>
        <source>pass the deal on</source>
        <translation>prepustiti dijeljenje</translation>
    </message>
    <message>
        <source>play any card.</source>
        <translation>odigraj bilo koju kartu.</translation>
    </message>
    <message>
        <source>play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>odigrati {card:acc}</translation>
    </message>
    <message>
        <source>say Dalje</source>
        <translation>reći Dalje</translation>
    </message>
    <message>
        <source>say Raub</source>
        <translation>reći Raub</translation>
    </message>
    <message>
        <source>say Raub to make {suit} trumps, or Dalje to pass.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>reci Raub, pa je adut {suit}, ili Dalje.</translation>
    </message>
    <message>
        <source>say Raub unseen</source>
        <translation>reći Raub naslijepo</translation>
    </message>
    <message>
        <source>say Raub unseen, or look at the cards.</source>
        <translation>reci Raub naslijepo, ili pogledaj karte.</translation>
    </message>
    <message>
        <source>so far {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>dosad {points}</translation>
    </message>
    <message>
        <source>so far {points}: none of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>dosad {points}: nijedan od {most:gen}</translation>
    </message>
    <message>
        <source>so far {points}: {count} of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {count}: the number on which the plural form depends. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>dosad {points}: {count} od {most}</translation>
    </message>
    <message>
        <source>so far {points}: {tricks}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>dosad {points}: {tricks}</translation>
    </message>
    <message>
        <source>swap the seven</source>
        <translation>zamijeniti sedmicu</translation>
    </message>
    <message>
        <source>swap the seven of {suit} for {card}, or keep it.</source>
        <extracomment>{suit}: a suit: “hearts”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>zamijeni sedmicu ({suit}) za {card:acc}, ili je zadrži.</translation>
    </message>
    <message>
        <source>the talon is empty, so no card can be changed.</source>
        <translation>talon je prazan, pa se nijedna karta ne može zamijeniti.</translation>
    </message>
    <message>
        <source>trump with {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>sijeci adutom: {cards}.</translation>
    </message>
    <message>
        <source>{card:^} comes into the hand; two tricks are owed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} dolazi u ruku; duguju se dva štiha.</translation>
    </message>
    <message>
        <source>{card:^} is stronger than the seven.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} je {card:jača|jači|jače} od sedmice.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) that (is|are) not seen yet could beat it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Još neviđenih karata koje bi je mogle tući: {count}.</numerusform>
            <numerusform>Još neviđenih karata koje bi je mogle tući: {count}.</numerusform>
            <numerusform>Još neviđenih karata koje bi je mogle tući: {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} changes cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} mijenja karte.</translation>
    </message>
    <message>
        <source>{name} deals, or passes the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} dijeli ili prepušta dijeljenje.</translation>
    </message>
    <message>
        <source>{name} is asked: Raub or Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: Raub ili Dalje.</translation>
    </message>
    <message>
        <source>{name} may say Raub unseen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} smije reći Raub naslijepo.</translation>
    </message>
    <message>
        <source>{press} changes {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} mijenja {cards:acc}.</translation>
    </message>
    <message>
        <source>{press} lays {card} aside.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} odlaže {card:acc}.</translation>
    </message>
    <message>
        <source>{press} plays {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} igra {card:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} more owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Još se duguje: {tricks}.</numerusform>
            <numerusform>Još se duguje: {tricks}.</numerusform>
            <numerusform>Još se duguje: {tricks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} won.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Dobiveno: {tricks}.</numerusform>
            <numerusform>Dobiveno: {tricks}.</numerusform>
            <numerusform>Dobiveno: {tricks}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubPuzzles</name>
    <message>
        <source>Any other card may win fewer.</source>
        <translation>Svaka druga karta može donijeti manje.</translation>
    </message>
    <message>
        <source>Four bring five to choose from: that is worth more than {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Četiri donose pet na izbor: to vrijedi više od {card:gen}.</translation>
    </message>
    <message>
        <source>Four new cards are worth more than to keep {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Četiri nove karte vrijede više nego zadržati {card:acc}.</translation>
    </message>
    <message>
        <source>Higher trumps: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Jači aduti: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Poslije {kept} sigurno donosi {tricks:acc}.</numerusform>
            <numerusform>Poslije {kept} sigurno donose {tricks:acc}.</numerusform>
            <numerusform>Poslije {kept} sigurno donose {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make sure</source>
        <translation>Na sigurno</translation>
    </message>
    <message>
        <source>No trump is higher.</source>
        <translation>Nijedan adut nije jači.</translation>
    </message>
    <message>
        <source>Nothing here beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Ništa u ruci ne tuče {card:acc}.</translation>
    </message>
    <message>
        <source>Of the {all} other cards {number} are in the hands, and may be changed.</source>
        <extracomment>{all}: how many there are in all. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ostalih je karata {all}; u rukama ih je {number}, i smiju se mijenjati.</translation>
    </message>
    <message>
        <source>Raub or Dalje?</source>
        <translation>Raub ili Dalje?</translation>
    </message>
    <message>
        <source>Raub unseen brings {card} into the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Raub naslijepo donosi {card:acc} u ruku.</translation>
    </message>
    <message>
        <source>Say Raub unseen, or look at the cards first?</source>
        <translation>Reći Raub naslijepo ili najprije pogledati karte?</translation>
    </message>
    <message>
        <source>That is enough to owe two tricks, and whoever raubs leads.</source>
        <translation>To je dovoljno za dug od dva štiha, a tko kaže Raub, otvara.</translation>
    </message>
    <message>
        <source>That is too little to owe two tricks with cards unseen.</source>
        <translation>To je premalo za dug od dva štiha s neviđenim kartama.</translation>
    </message>
    <message>
        <source>That is too little: Raub owes two tricks, and with one or none it costs 3 or 4 points.</source>
        <translation>To je premalo: Raub duguje dva štiha, a s jednim ili nijednim stoji 3 ili 4 boda.</translation>
    </message>
    <message>
        <source>The tricks before show that nobody who is yet to play can beat it.</source>
        <translation>Raniji štihovi pokazuju da tu kartu ne može tući nitko tko još igra.</translation>
    </message>
    <message>
        <source>Trumps and aces of this hand: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Aduti i asovi u ovoj ruci: {cards}.</translation>
    </message>
    <message>
        <source>What is best said to this upcard?</source>
        <translation>Što je najbolje reći na ovu okrenutu kartu?</translation>
    </message>
    <message>
        <source>Which card is best led?</source>
        <translation>Kojom je kartom najbolje otvoriti?</translation>
    </message>
    <message>
        <source>Which card is best played to this trick?</source>
        <translation>Koju je kartu najbolje odigrati u ovaj štih?</translation>
    </message>
    <message>
        <source>Which card makes sure of {tricks} from here on?</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translatorcomment>Of “Which card makes sure of {tricks} from here on, whatever the others hold?”.</translatorcomment>
        <translation>Koja karta odavde osigurava {tricks:acc}?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Koja karta?</translation>
    </message>
    <message>
        <source>Which cards are best changed, if any?</source>
        <translation>Koje je karte najbolje zamijeniti, ako uopće treba?</translation>
    </message>
    <message>
        <source>Which cards to change?</source>
        <translation>Koje karte zamijeniti?</translation>
    </message>
    <message>
        <source>With {other} now, {card} stays, and may be beaten by {cards}.</source>
        <extracomment>{other}: another card, in words. {card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Ako sada ide {other}, ostaje {card}, a {cards:može|može|može|mogu|mogu} {card:je|ga|ga} tući {cards}.</translation>
    </message>
    <message>
        <source>Without a trick this deal costs 2 points.</source>
        <translation>Bez štiha ovo dijeljenje stoji 2 boda.</translation>
    </message>
    <message>
        <source>{card:^} is to draw {cards}, which could beat {other}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {other}: another card, in words.</extracomment>
        <translation>{card:^} treba izvući {cards:acc}: to bi moglo tući {other:acc}.</translation>
    </message>
    <message>
        <source>{card:^} is too low a trump to keep.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} je preslab adut za čuvanje.</translation>
    </message>
    <message numerus="yes">
        <source>{card:^} leaves this trick to the others, but later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} prepušta ovaj štih drugima, ali poslije {kept} sigurno donosi {tricks:acc}.</numerusform>
            <numerusform>{card:^} prepušta ovaj štih drugima, ali poslije {kept} sigurno donose {tricks:acc}.</numerusform>
            <numerusform>{card:^} prepušta ovaj štih drugima, ali poslije {kept} sigurno donose {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} stays as a trump.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} ostaje kao adut.</translation>
    </message>
    <message>
        <source>{card:^} stays, and may be beaten by {cards}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^} ostaje, a {cards:može|može|može|mogu|mogu} {card:je|ga|ga} tući {cards}.</translation>
    </message>
    <message>
        <source>{card:^} stays, and nothing that is out beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} ostaje, a ništa što je još u igri {card:je|ga|ga} ne tuče.</translation>
    </message>
    <message>
        <source>{card:^} stays: nothing beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} ostaje: ništa {card:je|ga|ga} ne tuče.</translation>
    </message>
    <message>
        <source>{card:^} stays: only trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} ostaje: tuku {card:je|ga|ga} samo aduti.</translation>
    </message>
    <message>
        <source>{card:^} stays: {cards} and trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^} ostaje: tuku {card:je|ga|ga} {cards} i aduti.</translation>
    </message>
    <message>
        <source>{card:^} takes this trick in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} sigurno nosi ovaj štih.</translation>
    </message>
    <message numerus="yes">
        <source>{card:^} takes this trick, and {kept} (wins|win) {tricks} more in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} nosi ovaj štih, a {kept} sigurno donosi još {tricks:acc}.</numerusform>
            <numerusform>{card:^} nosi ovaj štih, a {kept} sigurno donose još {tricks:acc}.</numerusform>
            <numerusform>{card:^} nosi ovaj štih, a {kept} sigurno donose još {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} would be trumped too often.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^acc} bi drugi prečesto sjekli adutom.</translation>
    </message>
    <message numerus="yes">
        <source>{cards:^} may beat {card}, but then {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^acc} {cards:može|može|može|mogu|mogu} tući {cards}, ali onda {kept} sigurno donosi {tricks:acc}.</numerusform>
            <numerusform>{card:^acc} {cards:može|može|može|mogu|mogu} tući {cards}, ali onda {kept} sigurno donose {tricks:acc}.</numerusform>
            <numerusform>{card:^acc} {cards:može|može|može|mogu|mogu} tući {cards}, ali onda {kept} sigurno donose {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seven:^} is swapped for {card}.</source>
        <extracomment>{seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{seven:^} se mijenja za {card:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} (is|are) still owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Dug je još {tricks}.</numerusform>
            <numerusform>Dug je još {tricks}.</numerusform>
            <numerusform>Dug je još {tricks}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubRefusals</name>
    <message numerus="yes">
        <source>At most {cards} are changed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Mijenja se najviše {cards}.</numerusform>
            <numerusform>Mijenja se najviše {cards}.</numerusform>
            <numerusform>Mijenja se najviše {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change cards first, or change none.</source>
        <translation>Najprije treba zamijeniti karte ili zadržati sve.</translation>
    </message>
    <message>
        <source>Change the cards laid aside first, or take them back.</source>
        <translation>Najprije treba zamijeniti odložene karte ili ih vratiti.</translation>
    </message>
    <message>
        <source>Deal first, or pass the deal on.</source>
        <translation>Najprije treba podijeliti ili prepustiti dijeljenje.</translation>
    </message>
    <message>
        <source>Lay one card aside first.</source>
        <translation>Najprije treba odložiti jednu kartu.</translation>
    </message>
    <message>
        <source>Lift just one card.</source>
        <translation>Treba podići samo jednu kartu.</translation>
    </message>
    <message>
        <source>Play a card to the trick.</source>
        <translation>Treba odigrati kartu u štih.</translation>
    </message>
    <message>
        <source>Say Raub or Dalje first.</source>
        <translation>Najprije treba reći Raub ili Dalje.</translation>
    </message>
    <message>
        <source>Say Raub unseen first, or look at the cards.</source>
        <translation>Najprije treba reći Raub naslijepo ili pogledati karte.</translation>
    </message>
    <message>
        <source>Swap or keep the seven of trumps first.</source>
        <translation>Najprije treba zamijeniti ili zadržati adutsku sedmicu.</translation>
    </message>
    <message>
        <source>The seven of {suit} is missing.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Nedostaje sedmica ({suit}).</translation>
    </message>
    <message>
        <source>The talon has only {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>U talonu: samo {cards}.</translation>
    </message>
    <message>
        <source>The talon is empty.</source>
        <translation>Talon je prazan.</translation>
    </message>
    <message>
        <source>There is no upcard to swap for.</source>
        <translation>Nema okrenute karte za zamjenu.</translation>
    </message>
    <message>
        <source>These cards belong to another player.</source>
        <translation>Te karte pripadaju drugom igraču.</translation>
    </message>
    <message>
        <source>Without {led} a trump has to be played: {suit}.</source>
        <extracomment>{led}: the suit that was led. {suit}: a suit: “hearts”.</extracomment>
        <translation>Tko nema {led:acc}, mora igrati adut: {suit}.</translation>
    </message>
    <message>
        <source>beat {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>tući {card:acc}</translation>
    </message>
    <message>
        <source>follow {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>odgovoriti na {suit:acc}</translation>
    </message>
    <message>
        <source>the upcard stays</source>
        <translation>okrenuta karta ostaje</translation>
    </message>
    <message>
        <source>trump with {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>sjeći adutom: {suit}</translation>
    </message>
    <message>
        <source>{card:^} can be changed only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} može se zamijeniti samo jednom.</translation>
    </message>
    <message>
        <source>{card:^} has to be beaten.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Treba tući {card:acc}.</translation>
    </message>
    <message>
        <source>{card:^} stays in the hand until it is played.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} ostaje u ruci dok se ne odigra.</translation>
    </message>
    <message>
        <source>{name} can beat {card}</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} može tući {card:acc}</translation>
    </message>
    <message>
        <source>{name} has trumps: {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} ima adut: {suit}</translation>
    </message>
    <message>
        <source>{name} has {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} ima {suit:acc}</translation>
    </message>
    <message>
        <source>{suit:^} have to be followed.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Mora se odgovoriti na {suit:acc}.</translation>
    </message>
</context>
<context>
    <name>RaubSceneMaker</name>
    <message>
        <source>A trick takes off 1 point.</source>
        <translation>Štih oduzima 1 bod.</translation>
    </message>
    <message>
        <source>Dalje</source>
        <translation>Dalje</translation>
    </message>
    <message>
        <source>First upcard</source>
        <translation>Prva okrenuta karta</translation>
    </message>
    <message numerus="yes">
        <source>Hand, (one card|{number} cards) unseen</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Ruka, {number} karta neviđena</numerusform>
            <numerusform>Ruka, {number} karte neviđene</numerusform>
            <numerusform>Ruka, {number} karata neviđeno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid aside, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Odloženo, {number} karta</numerusform>
            <numerusform>Odloženo, {number} karte</numerusform>
            <numerusform>Odloženo, {number} karata</numerusform>
        </translation>
    </message>
    <message>
        <source>Place to lay cards aside</source>
        <translation>Mjesto za odlaganje karata</translation>
    </message>
    <message>
        <source>Second upcard</source>
        <translation>Druga okrenuta karta</translation>
    </message>
    <message numerus="yes">
        <source>Talon, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Talon, {number} karta</numerusform>
            <numerusform>Talon, {number} karte</numerusform>
            <numerusform>Talon, {number} karata</numerusform>
        </translation>
    </message>
    <message>
        <source>Third upcard</source>
        <translation>Treća okrenuta karta</translation>
    </message>
    <message>
        <source>To be changed: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Za zamjenu: {cards}</translation>
    </message>
    <message>
        <source>Trick played: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Odigrani štih: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: not over</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. štih: nije završen</translation>
    </message>
    <message>
        <source>Trick {number}: {name}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>{number}. štih: {name}</translation>
    </message>
    <message>
        <source>Trick, place of {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Štih, mjesto: {name}</translation>
    </message>
    <message>
        <source>Trick, {name}: {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Štih, {name}: {cards}</translation>
    </message>
    <message>
        <source>Upcards: none</source>
        <translation>Okrenute karte: nijedna</translation>
    </message>
    <message>
        <source>Upcards: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Okrenute karte: {cards}</translation>
    </message>
    <message>
        <source>Whoever can must beat.</source>
        <translation>Tko može, mora tući.</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Dobiva {names}</translation>
    </message>
    <message>
        <source>came face up</source>
        <translation>došla otkrivena</translation>
    </message>
    <message numerus="yes">
        <source>changed {number}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:zamijenila|zamijenio|mijenja} {number}</numerusform>
            <numerusform>{name:zamijenila|zamijenio|mijenja} {number}</numerusform>
            <numerusform>{name:zamijenila|zamijenio|mijenja} {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>counts double</source>
        <translation>vrijedi dvostruko</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>u ruci</translation>
    </message>
    <message>
        <source>lay here</source>
        <translation>ovamo</translation>
    </message>
    <message>
        <source>no trick yet</source>
        <translation>još bez štiha</translation>
    </message>
    <message>
        <source>none waiting</source>
        <translation>nema na čekanju</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>odbijena</translation>
    </message>
    <message>
        <source>to be changed</source>
        <translation>za zamjenu</translation>
    </message>
    <message>
        <source>trumps?</source>
        <translation>adut?</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>nosi</translation>
    </message>
    <message>
        <source>wins so far</source>
        <translation>zasad nosi</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} drži {cards:acc}</translation>
    </message>
    <message>
        <source>{name} is due to deal.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Dijeljenje čeka: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} to go</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>još {points}</numerusform>
            <numerusform>još {points}</numerusform>
            <numerusform>još {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubScore</name>
    <message>
        <source>Made trumps</source>
        <translation>Tko je odredio adut</translation>
    </message>
    <message>
        <source>None of the one owed</source>
        <translation>Nijedan, a duguje jedan</translation>
    </message>
    <message>
        <source>None of the two owed</source>
        <translation>Nijedan, a duguje dva</translation>
    </message>
    <message>
        <source>One of the two owed</source>
        <translation>Jedan, a duguje dva</translation>
    </message>
    <message>
        <source>The deal was</source>
        <translation>Dijeljenje je bilo</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Štihovi</translation>
    </message>
</context>
<context>
    <name>RaubScorekeeperText</name>
    <message numerus="yes">
        <source>(A Refe waits|{count:^} Refes wait): the deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Čeka {count} refe: dijeljenje vrijedi dvostruko.</numerusform>
            <numerusform>Čekaju {count} refe: dijeljenje vrijedi dvostruko.</numerusform>
            <numerusform>Čeka {count} refe: dijeljenje vrijedi dvostruko.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {dealer}, who dealt, owes one trick.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Jedan štih duguje samo djelitelj, {dealer}.</translation>
    </message>
    <message>
        <source>The deal before was passed on, so {dealer} has to deal.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Prošlo je dijeljenje prepušteno, pa mora dijeliti {dealer}.</translation>
    </message>
    <message>
        <source>Who made trumps is missing.</source>
        <translation>Nije upisano tko je odredio adut.</translation>
    </message>
    <message>
        <source>one, after a seven</source>
        <translation>jedan, nakon sedmice</translation>
    </message>
    <message>
        <source>passed on: a Refe</source>
        <translation>prepušteno: refe</translation>
    </message>
    <message>
        <source>played</source>
        <translation>odigrano</translation>
    </message>
    <message>
        <source>thrown in: a Refe</source>
        <translation>bačeno: refe</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dva</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} trick(s) (is|are) missing.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Nedostaje {count} štih.</numerusform>
            <numerusform>Nedostaju {count} štiha.</numerusform>
            <numerusform>Nedostaje {count} štihova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks are entered, a deal has four.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Upisan je {number} štih, a dijeljenje ih ima četiri.</numerusform>
            <numerusform>Upisana su {number} štiha, a dijeljenje ih ima četiri.</numerusform>
            <numerusform>Upisano je {number} štihova, a dijeljenje ih ima četiri.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubSheet</name>
    <message>
        <source>A deal</source>
        <translation>Dijeljenje</translation>
    </message>
    <message>
        <source>A line under all results</source>
        <translation>Crta ispod svih rezultata</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Djelitelj</translation>
    </message>
    <message>
        <source>Dealer by the seven, no trick</source>
        <translation>Djelitelj zbog sedmice, nijedan štih</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>Od {start} do 0, dijeli se ulijevo</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>Od {start} do 0, dijeli se udesno</translation>
    </message>
    <message>
        <source>In a tie, who made trumps</source>
        <translation>Kod jednakih, tko je odredio adut</translation>
    </message>
    <message>
        <source>One for each deal thrown in or passed on</source>
        <translation>Po jedna za svako bačeno ili prepušteno dijeljenje</translation>
    </message>
    <message>
        <source>Raub, no trick</source>
        <translation>Raub, nijedan štih</translation>
    </message>
    <message>
        <source>Raub, one trick only</source>
        <translation>Raub, samo jedan štih</translation>
    </message>
    <message>
        <source>Refe: dealt by {name}, thrown in</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Refe: dijeli {name}, karte bačene</translation>
    </message>
    <message>
        <source>Refe: the deal was passed on</source>
        <translation>Refe: dijeljenje prepušteno</translation>
    </message>
    <message>
        <source>Refe: thrown in</source>
        <translation>Refe: karte bačene</translation>
    </message>
    <message>
        <source>Refe: {name} passed the deal on</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Refe: dijeljenje prepušta {name}</translation>
    </message>
    <message>
        <source>Somebody stands at 0 or below</source>
        <translation>Netko je na 0 ili niže</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Pobjeđuje najmanji zbroj</translation>
    </message>
    <message>
        <source>The next deal played counts double</source>
        <translation>Sljedeće odigrano dijeljenje vrijedi dvostruko</translation>
    </message>
    <message>
        <source>Trumps by</source>
        <translation>Adut</translation>
    </message>
    <message>
        <source>now</source>
        <translation>sada</translation>
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
        <translation>Zamijeni 4, dobij 5</translation>
    </message>
    <message>
        <source>Change none</source>
        <translation>Zadrži sve</translation>
    </message>
    <message numerus="yes">
        <source>Change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Zamijeni {number}</numerusform>
            <numerusform>Zamijeni {number}</numerusform>
            <numerusform>Zamijeni {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the seven</source>
        <translation>Zadrži sedmicu</translation>
    </message>
    <message>
        <source>Lay aside</source>
        <translation>Odloži</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Igraj {card:acc}</translation>
    </message>
    <message>
        <source>Say Dalje</source>
        <translation>Reci Dalje</translation>
    </message>
    <message>
        <source>Say Raub</source>
        <translation>Reci Raub</translation>
    </message>
    <message>
        <source>Say Raub unseen</source>
        <translation>Reci Raub naslijepo</translation>
    </message>
    <message>
        <source>See tricks</source>
        <translation>Vidi štihove</translation>
    </message>
    <message>
        <source>Swap the seven</source>
        <translation>Zamijeni sedmicu</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Adut</translation>
    </message>
    <message numerus="yes">
        <source>change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>zamijeni {number}</numerusform>
            <numerusform>zamijeni {number}</numerusform>
            <numerusform>zamijeni {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>lay aside</source>
        <translation>odloži</translation>
    </message>
    <message>
        <source>not now:</source>
        <translation>ne sada:</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>još ne</translation>
    </message>
    <message>
        <source>play</source>
        <translation>igraj</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>zamijeni</translation>
    </message>
    <message>
        <source>{number} in the talon</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number} u talonu</translation>
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
        <translation>Dugovani štihovi</translation>
    </message>
    <message>
        <source>Talon and Raub</source>
        <translation>Talon i Raub</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Zamjena</translation>
    </message>
    <message>
        <source>What trumps do</source>
        <translation>Što rade aduti</translation>
    </message>
</context>
<context>
    <name>RaubWords</name>
    <message>
        <source>Ober</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>gornjak; gen: gornjaka; dat: gornjaku; acc: gornjaka; loc: gornjaku; ins: gornjakom; gender: m</translation>
    </message>
    <message>
        <source>Unter</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>donjak; gen: donjaka; dat: donjaku; acc: donjaka; loc: donjaku; ins: donjakom; gender: m</translation>
    </message>
    <message>
        <source>acorns</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>žir; gen: žira; dat: žiru; loc: žiru; ins: žirom; gender: m</translation>
    </message>
    <message>
        <source>bells</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>buča; gen: buče; dat: buči; acc: buču; loc: buči; ins: bučom; gender: f</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>Hungarian</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>srce; gen: srca; dat: srcu; loc: srcu; ins: srcem; gender: n</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>list; gen: lista; dat: listu; loc: listu; ins: listom; gender: m</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nijedan štih; gen: nijednog štiha; gender: m</translation>
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
            <numerusform>{count} štih; gen: {count:gen} štiha; gender: m</numerusform>
            <numerusform>{count} štiha; gender: p</numerusform>
            <numerusform>{count} štihova; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} ili {last:*}; gender: {last:gender}</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>Enter or a double click looks back at a move</source>
        <translation>Enter ili dvoklik otvara pogled unatrag na potez</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Podsjetnik</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Prikazano</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes">
        <source>On the discard pile lies {cards}, {count} card(s) in all.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Na odlagalištu: {cards}, ukupno {count:f} karta.</numerusform>
            <numerusform>Na odlagalištu: {cards}, ukupno {count:f} karte.</numerusform>
            <numerusform>Na odlagalištu: {cards}, ukupno {count} karata.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the discard pile lies {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Na odlagalištu: {cards}.</translation>
    </message>
    <message>
        <source>Points on the table: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Bodovi na stolu: {sides}.</translation>
    </message>
</context>
<context>
    <name>ReportSentences</name>
    <message>
        <source>Bots play the cards again: {share} %</source>
        <extracomment>{share}: how much of the work is done, in per cent.</extracomment>
        <translation>Botovi ponovno igraju karte: {share} %</translation>
    </message>
    <message numerus="yes">
        <source>Bots played these cards {number} time(s). Cards: how much more they scored with them than the usual {usual}. Play: how much more than the bots was scored.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {usual}: the usual number of points.</extracomment>
        <translation>
            <numerusform>Botovi su odigrali ove karte {number} put. Karte: koliko su njima dobili više od uobičajenog ({usual}). Igra: koliko je dobiveno više od botova.</numerusform>
            <numerusform>Botovi su odigrali ove karte {number} puta. Karte: koliko su njima dobili više od uobičajenog ({usual}). Igra: koliko je dobiveno više od botova.</numerusform>
            <numerusform>Botovi su odigrali ove karte {number} puta. Karte: koliko su njima dobili više od uobičajenog ({usual}). Igra: koliko je dobiveno više od botova.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances of winning left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Izgledi za pobjedu ostavljeni na stolu, prema onome što su igrači mogli znati: {parts}.</translation>
    </message>
    <message>
        <source>Decisions could not be judged.</source>
        <translation>Odluke se nisu mogle ocijeniti.</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Očekivani bodovi</translation>
    </message>
    <message>
        <source>Expected points, fewer are better</source>
        <translation>Očekivani bodovi, manje je bolje</translation>
    </message>
    <message>
        <source>Left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Ostavljeno na stolu, prema onome što su igrači mogli znati: {parts}.</translation>
    </message>
    <message>
        <source>No decision stands out: all of them were about as good as any other.</source>
        <translation>Nijedna se odluka ne izdvaja: sve su bile otprilike jednako dobre kao druge.</translation>
    </message>
    <message>
        <source>The cards were about as good for everybody.</source>
        <translation>Karte su za sve bile otprilike jednako dobre.</translation>
    </message>
    <message>
        <source>The cards were better for {names}, by about {points}.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Bolje karte: {names}, za oko {points}.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is often luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Više od njih: {names}, za {points}. Toliko je često sreća.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is seldom luck alone.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Više od njih: {names}, za {points}. Toliko je rijetko samo sreća.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. That is more than luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Više od njih: {names}, za {points}. To je više od sreće.</translation>
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
        <translation>Vrijedi pogledati još jednom</translation>
    </message>
</context>
<context>
    <name>RuleCardController</name>
    <message>
        <source>Print the rule card</source>
        <translation>Ispiši karticu pravila</translation>
    </message>
</context>
<context>
    <name>RuleCardPage</name>
    <message>
        <source>Find in these rules</source>
        <translation>Traži u ovim pravilima</translation>
    </message>
    <message>
        <source>Find in these rules (Ctrl+F)</source>
        <translation>Traži u ovim pravilima (Ctrl+F)</translation>
    </message>
    <message>
        <source>Nothing on this card has these words.</source>
        <translation>Na ovoj kartici nema tih riječi.</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>Add one</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Less: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Manje: {field}</translation>
    </message>
    <message>
        <source>More: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Više: {field}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>broj</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>No rule has these words.</source>
        <translation>Nijedno pravilo nema te riječi.</translation>
    </message>
</context>
<context>
    <name>RulesBesidePage</name>
    <message>
        <source>Also show where they agree</source>
        <translation>Prikaži i ono u čemu se slažu</translation>
    </message>
    <message>
        <source>Before the dash {one_set}, behind it {other_set}</source>
        <extracomment>{one_set}: the title of the first of two rule sets. {other_set}: the title of the second of two rule sets.</extracomment>
        <translation>Prije crte {one_set}, iza nje {other_set}</translation>
    </message>
    <message>
        <source>First rule set</source>
        <translation>Prva pravila</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <translation>Druga pravila</translation>
    </message>
    <message>
        <source>They are the same in every rule.</source>
        <translation>U svakom su pravilu ista.</translation>
    </message>
    <message>
        <source>Two rule sets side by side</source>
        <translation>Dvoja pravila jedna uz druga</translation>
    </message>
    <message>
        <source>{rule}, in both: {in_one}.</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets.</extracomment>
        <translation>{rule}, u oba: {in_one}.</translation>
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
        <translation>Zalijepite tekst koji je došao iz koda ili koji vam je netko poslao. Ono što stoji oko njega ne smeta.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Tekst pravila</translation>
    </message>
    <message>
        <source>“{rules}”, {game}: as {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {base}: the title of the rules from which others are made.</extracomment>
        <translation>„{rules}”, {game}: kao {base}.</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}”, {game}: {count} change(s) to {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>„{rules}”, {game}: {count:f} izmjena prema: {base}.</numerusform>
            <numerusform>„{rules}”, {game}: {count:f} izmjene prema: {base}.</numerusform>
            <numerusform>„{rules}”, {game}: {count} izmjena prema: {base}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{rules}”: rules of {game} for the program Hand and Foot.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game.</extracomment>
        <translation>„{rules}”: pravila igre {game} za program Hand and Foot.</translation>
    </message>
</context>
<context>
    <name>RulesCodePage</name>
    <message>
        <source>Code of the rules “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Kod pravila „{rules}”</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Kopiraj tekst</translation>
    </message>
    <message>
        <source>On the other computer, choose “Find your rules” and “Rules from a code”, and paste the text there.</source>
        <translation>Na drugom računalu odaberite „Nađi svoja pravila” i „Pravila iz koda”, pa tamo zalijepite tekst.</translation>
    </message>
    <message>
        <source>Point the camera of a telephone at the code. It shows a line of text, which you can send to anybody.</source>
        <translation>Usmjerite kameru telefona na kod. Pokazat će redak teksta koji možete poslati bilo kome.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Spremi u datoteku</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <translation>Tekst je kopiran.</translation>
    </message>
    <message>
        <source>These rules say too much for a code. A file has room for them.</source>
        <translation>Ova pravila govore previše za kod. U datoteku stanu.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} sentence(s) of your own have no room in the code. A file has them all.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} vaša rečenica nema mjesta u kodu. U datoteci su sve.</numerusform>
            <numerusform>{count:^f} vaše rečenice nemaju mjesta u kodu. U datoteci su sve.</numerusform>
            <numerusform>{count:^} vaših rečenica nema mjesta u kodu. U datoteci su sve.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesFinder</name>
    <message>
        <source>Named versions</source>
        <translation>Poznate inačice</translation>
    </message>
    <message>
        <source>Named versions: {kind}</source>
        <extracomment>{kind}: who plays together: “pairs”, “each alone”.</extracomment>
        <translation>Poznate inačice: {kind}</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Vaša pravila</translation>
    </message>
</context>
<context>
    <name>RulesFinderPage</name>
    <message>
        <source>Lay side by side</source>
        <translation>Usporedi</translation>
    </message>
    <message>
        <source>No rule set and no rule has these words.</source>
        <translation>Nijedna inačica i nijedno pravilo nemaju te riječi.</translation>
    </message>
    <message>
        <source>Rules from a code</source>
        <translation>Pravila iz koda</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Pravila: {game}</translation>
    </message>
    <message>
        <source>Search: a name, or words of a rule</source>
        <translation>Traži: ime ili riječi pravila</translation>
    </message>
    <message>
        <source>Show as a code</source>
        <translation>Prikaži kao kod</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Pojedina pravila</translation>
    </message>
    <message>
        <source>Take these rules</source>
        <translation>Uzmi ova pravila</translation>
    </message>
    <message>
        <source>Which one do we play?</source>
        <translation>Koju igramo?</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>A note for whoever gets it</source>
        <translation>Poruka za onoga tko je dobije</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Odaberi mjesto</translation>
    </message>
    <message>
        <source>Write the players’ names into it</source>
        <translation>Upiši u nju imena igrača</translation>
    </message>
    <message>
        <source>{deal}: the file holds the rules and the cards as they were dealt, not how they were played.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}: datoteka sadrži pravila i karte kako su podijeljene, a ne kako su odigrane.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Deal anew</source>
        <translation>Podijeli ponovno</translation>
    </message>
    <message>
        <source>Deal these cards anew?</source>
        <translation>Podijeliti ove karte ponovno?</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Nastavi ovdje</translation>
    </message>
    <message>
        <source>Go on with the file</source>
        <translation>Nastavi s datotekom</translation>
    </message>
    <message>
        <source>Go on with the newer one?</source>
        <translation>Nastaviti s novijom partijom?</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>Spremljeno kao {file} u mapi {folder}.</translation>
    </message>
    <message>
        <source>The cards of {file} are being played here already; that game was saved {here}. It is kept in any case.</source>
        <extracomment>{file}: the name of a file. {here}: when a game was saved here, as “today at 18:20”.</extracomment>
        <translation>Kartama iz {file} ovdje se već igra; ta partija spremljena je {here}. Ona ostaje u svakom slučaju.</translation>
    </message>
    <message>
        <source>The game goes on as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Partija se nastavlja gdje je ovdje stala; datoteka {file} ostaje kakva jest.</translation>
    </message>
    <message>
        <source>The game is kept here from now on; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Partija se odsad čuva ovdje; datoteka {file} ostaje kakva jest.</translation>
    </message>
    <message>
        <source>The game is shown as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Partija je prikazana kako je ovdje ostavljena; datoteka {file} ostaje kakva jest.</translation>
    </message>
    <message>
        <source>This game was opened here before, and went on in two ways. Here it was saved {here}, the file {file} {there}. Both are kept.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Ova partija ovdje je već otvarana i nastavila se na dva načina. Ovdje je spremljena {here}, a datoteka {file} {there}. Obje ostaju.</translation>
    </message>
    <message>
        <source>This game was opened here before. Here it was saved {here}; the file {file} was saved {there}, and goes on from there.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Ova partija ovdje je već otvarana. Ovdje je spremljena {here}; datoteka {file} spremljena je {there} i ide dalje od toga.</translation>
    </message>
    <message>
        <source>Which one goes on?</source>
        <translation>Koja se nastavlja?</translation>
    </message>
</context>
<context>
    <name>SceneView</name>
    <message>
        <source>Card table</source>
        <translation>Kartaški stol</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}. dijeljenje</translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) deal {number}, by {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{number}. dijeljenje dobiva {names}, razlika: {points}.</numerusform>
            <numerusform>{number}. dijeljenje dobivaju {names}, razlika: {points}.</numerusform>
            <numerusform>{number}. dijeljenje dobivaju {names}, razlika: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}, {points} each</source>
        <extracomment>{what}: the cards that count, as “red threes”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{what:^}, po {points}</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>end</source>
        <translation>kraj</translation>
    </message>
    <message>
        <source>start</source>
        <translation>početak</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Back to the table</source>
        <translation>Natrag za stol</translation>
    </message>
    <message>
        <source>Deal shown</source>
        <translation>Prikazano dijeljenje</translation>
    </message>
    <message>
        <source>Fair deal?</source>
        <translation>Pošteno?</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Nijedno dijeljenje još nije završeno.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Samo trenutak</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Igraj ponovno</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Izvještaj</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Vidi stol</translation>
    </message>
    <message numerus="yes">
        <source>{deal} (goes to|is shared by) {names}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{deal:^}: {names:dobiva|dobiva|dobiva|dobivaju|dobivaju} {names}</numerusform>
            <numerusform>{deal:^}: dijele {names}</numerusform>
            <numerusform>{deal:^}: dijele {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} is being played. This is what it has brought so far.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} je u tijeku. Ovo je dosad donijelo.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetController</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Ispiši list za bodove</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Left in hand:</source>
        <translation>Ostalo u ruci:</translation>
    </message>
</context>
<context>
    <name>ScorekeeperController</name>
    <message>
        <source>{deal} is deleted. Undo brings it back.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} je izbrisano. Poništi ga vraća.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperPage</name>
    <message>
        <source>Change names and the first dealer</source>
        <translation>Promijeni imena i prvog djelitelja</translation>
    </message>
    <message>
        <source>Close this deal</source>
        <translation>Zatvori ovo dijeljenje</translation>
    </message>
    <message>
        <source>Every entry is saved at once.</source>
        <translation>Svaki se upis odmah sprema.</translation>
    </message>
    <message>
        <source>Finish game</source>
        <translation>Završi partiju</translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation>Ispiši list</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Rule card</source>
        <translation>Kartica pravila</translation>
    </message>
    <message>
        <source>The game is finished.</source>
        <translation>Partija je završena.</translation>
    </message>
    <message>
        <source>Write down anyway</source>
        <translation>Ipak zapiši</translation>
    </message>
    <message>
        <source>Written down</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>{deal}, being corrected</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, ispravlja se</translation>
    </message>
    <message>
        <source>{deal}, to be entered</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, za upis</translation>
    </message>
    <message>
        <source>{deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{deal:^}: {points}</translation>
    </message>
</context>
<context>
    <name>ScorekeeperProblem</name>
    <message>
        <source>Nothing is entered yet.</source>
        <translation>Još ništa nije upisano.</translation>
    </message>
    <message>
        <source>The game was over before this deal.</source>
        <translation>Partija je završila prije ovog dijeljenja.</translation>
    </message>
    <message>
        <source>{side}: the total is missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: nedostaje zbroj.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperSetupPage</name>
    <message>
        <source>Change names</source>
        <translation>Promijeni imena</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Najprije dijeli</translation>
    </message>
    <message>
        <source>Family, for the sheet</source>
        <translation>Obitelj, za list</translation>
    </message>
    <message>
        <source>From {preset}</source>
        <extracomment>{preset}: the title of the rules to begin with.</extracomment>
        <translation>Od {preset}</translation>
    </message>
    <message>
        <source>Names and dealer</source>
        <translation>Imena i djelitelj</translation>
    </message>
    <message>
        <source>Place, for the sheet</source>
        <translation>Mjesto, za list</translation>
    </message>
    <message>
        <source>The family plays with its own cards, the program adds up.</source>
        <translation>Obitelj igra svojim kartama, program zbraja.</translation>
    </message>
    <message>
        <source>These rules do not fit so many players.</source>
        <translation>Ova pravila ne odgovaraju tolikom broju igrača.</translation>
    </message>
    <message>
        <source>What has been entered stays as it is.</source>
        <translation>Što je upisano, ostaje kakvo jest.</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <extracomment>{place}: where something was played, or where in a file it stands. {names}: several players, listed.</extracomment>
        <translation>{place}, {names}</translation>
    </message>
</context>
<context>
    <name>ScriptedBots</name>
    <message>
        <source>the moves before lead elsewhere</source>
        <translation>prethodni potezi vode drugamo</translation>
    </message>
</context>
<context>
    <name>SeasonController</name>
    <message>
        <source>Print the season page</source>
        <translation>Ispiši stranicu sezone</translation>
    </message>
</context>
<context>
    <name>SeasonPage</name>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day} to {until}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”. {until}: the last day, as “12 May”.</extracomment>
        <translation>
            <numerusform>Od {day} do {until} {number} partija, {deals}.</numerusform>
            <numerusform>Od {day} do {until} {number} partije, {deals}.</numerusform>
            <numerusform>Od {day} do {until} {number} partija, {deals}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”.</extracomment>
        <translation>
            <numerusform>Dana {day} {number} partija, {deals}.</numerusform>
            <numerusform>Dana {day} {number} partije, {deals}.</numerusform>
            <numerusform>Dana {day} {number} partija, {deals}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(the only game|{wins} of {number} games) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>dobiveno {wins} od {number} partije</numerusform>
            <numerusform>dobiveno {wins} od {number} partije</numerusform>
            <numerusform>dobiveno {wins} od {number} partija</numerusform>
        </translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Sve godine</translation>
    </message>
    <message numerus="yes">
        <source>Best (pair|pairs, equally good)</source>
        <translation>
            <numerusform>Najbolji par</numerusform>
            <numerusform>Najbolji parovi, izjednačeni</numerusform>
            <numerusform>Najbolji parovi, izjednačeni</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted from the games played and kept on this computer.</source>
        <translation>Računaju se partije odigrane i čuvane na ovom računalu.</translation>
    </message>
    <message>
        <source>Games in every month</source>
        <translation>Partije u svakom mjesecu</translation>
    </message>
    <message>
        <source>Games in every year</source>
        <translation>Partije u svakoj godini</translation>
    </message>
    <message>
        <source>Most games won</source>
        <translation>Najviše dobivenih partija</translation>
    </message>
    <message>
        <source>No pair has finished two games together yet.</source>
        <translation>Nijedan par još nije zajedno završio dvije partije.</translation>
    </message>
    <message>
        <source>No pair has won a game.</source>
        <translation>Nijedan par nije dobio partiju.</translation>
    </message>
    <message>
        <source>Nobody who is counted has won a game.</source>
        <translation>Nitko od onih koji se računaju nije dobio partiju.</translation>
    </message>
    <message>
        <source>Only bots played; no figures of people are counted.</source>
        <translation>Igrali su samo botovi; za ljude nema brojeva.</translation>
    </message>
    <message>
        <source>The year {year}</source>
        <extracomment>{year}: a year.</extracomment>
        <translation>Godina {year}</translation>
    </message>
    <message>
        <source>Who partnered whom</source>
        <translation>Tko je s kim igrao</translation>
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
            <numerusform>{number} dijeljenje; gen: {number} dijeljenja; gender: n</numerusform>
            <numerusform>{number} dijeljenja; gender: p</numerusform>
            <numerusform>{number} dijeljenja; gender: n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Player, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Igrač, {place}</translation>
    </message>
    <message>
        <source>Seat to swap</source>
        <translation>Mjesto za zamjenu</translation>
    </message>
    <message>
        <source>Seat to swap it with</source>
        <translation>S kojim se mjestom mijenja</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Zamijeni mjesta</translation>
    </message>
    <message>
        <source>{place}, partner</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{place}, partner</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>A person whose cards are on a phone, which scans a code.</source>
        <translation>Osoba koja svoje karte vidi na mobitelu, koji snimi kod.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Istok</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Sjever</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Sjeveroistok</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Sjeverozapad</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Broj igrača</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Čovjek</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Jug</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Jugoistok</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Jugozapad</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zapad</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>tri para</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>dva para</translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>dva tima</translation>
    </message>
    <message numerus="yes">
        <source>{number} player(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} igrač</numerusform>
            <numerusform>{number} igrača</numerusform>
            <numerusform>{number} igrača</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceLines</name>
    <message>
        <source>Sentence {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Rečenica {number}</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A name is missing.</source>
        <translation>Nedostaje ime.</translation>
    </message>
    <message>
        <source>Two players have the name {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Dva igrača imaju ime {name}.</translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>Change rules</source>
        <translation>Promijeni pravila</translation>
    </message>
    <message>
        <source>Find your rules</source>
        <translation>Nađi svoja pravila</translation>
    </message>
    <message numerus="yes">
        <source>Find your rules ({count} more)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Nađi svoja pravila (još {count:f})</numerusform>
            <numerusform>Nađi svoja pravila (još {count:f})</numerusform>
            <numerusform>Nađi svoja pravila (još {count})</numerusform>
        </translation>
    </message>
    <message>
        <source>Make family rules</source>
        <translation>Napravi obiteljska pravila</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>kućna pravila</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Behind the leader</source>
        <translation>Zaostatak za vodećim</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Preneseno</translation>
    </message>
    <message>
        <source>Dealers in order:</source>
        <translation>Djelitelji redom:</translation>
    </message>
    <message>
        <source>Dealers in order: {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Djelitelji redom: {names}</translation>
    </message>
    <message>
        <source>Filled from a game with real cards.</source>
        <translation>Ispunjeno iz partije s pravim kartama.</translation>
    </message>
    <message>
        <source>Filled from the game played on this computer.</source>
        <translation>Ispunjeno iz partije odigrane na ovom računalu.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards and the unseen cards of each rank.</source>
        <translation>Podsjetnik: posljednje odbačene i neviđene karte svake vrijednosti.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards.</source>
        <translation>Podsjetnik: posljednje odbačene karte.</translation>
    </message>
    <message>
        <source>Played for practice: any move could be taken back.</source>
        <translation>Igrano za vježbu: svaki se potez mogao vratiti.</translation>
    </message>
    <message>
        <source>Rules: {rules}. {more}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation>Pravila: {rules}. {more}.</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Podijeljena pobjeda</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Pobjednik</translation>
    </message>
    <message>
        <source>by</source>
        <translation>razlika</translation>
    </message>
    <message>
        <source>dealer {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>dijeli {name}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>vodi</translation>
    </message>
    <message>
        <source>points</source>
        <translation>bodovi</translation>
    </message>
    <message>
        <source>see the rule card</source>
        <translation>vidi karticu pravila</translation>
    </message>
    <message>
        <source>{points} each</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>po {points}</translation>
    </message>
    <message>
        <source>{text} … see the rule card</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} … vidi karticu pravila</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>A whole game</source>
        <translation>Cijela partija</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Prazno</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Obitelj</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Iz partije</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Puna širina</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Na stranici</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Jedna stranica</translation>
    </message>
    <message>
        <source>One sheet</source>
        <translation>Jedan list</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Pregled</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Tiskano</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Mjesta za</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>List</translation>
    </message>
    <message>
        <source>To write in</source>
        <translation>Za pisanje</translation>
    </message>
    <message>
        <source>Two sheets</source>
        <translation>Dva lista</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Cijela stranica</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message numerus="yes">
        <source>Preview: {title}, (one page|{number} pages)</source>
        <extracomment>{title}: the title of a document. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Pregled: {title}, {number} stranica</numerusform>
            <numerusform>Pregled: {title}, {number} stranice</numerusform>
            <numerusform>Pregled: {title}, {number} stranica</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sought</name>
    <message>
        <source>7, 7s, book of sevens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sedmice, kanasta od sedmica, knjiga sedmica</translation>
    </message>
    <message>
        <source>7, 7s, no wild discards, cannot discard, not thrown away, discard restrictions</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sedmice, ne smije se baciti, zabrana odbacivanja, bez džokera na hrpu</translation>
    </message>
    <message>
        <source>ace high, ace low, around the corner, turn the corner</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>as visok, as nizak, u krug, jedinica, preko asa</translation>
    </message>
    <message>
        <source>black 3, black 3s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>crna 3, crne 3, crne trojke</translation>
    </message>
    <message>
        <source>books, canastas, piles of seven, seven of a kind</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>knjige, kanaste, hrpe, sedam istih</translation>
    </message>
    <message>
        <source>card values, face cards, pictures, worth, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vrijednost karata, slike, koliko vrijede, preostali bodovi</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, eleven, thirteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>podijeljene karte, koliko karata, jedanaest, trinaest</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, ten, thirteen, fourteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>podijeljene karte, koliko karata, deset, trinaest, četrnaest</translation>
    </message>
    <message>
        <source>clean book, red book, natural canasta, pure canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>čista kanasta, crvena knjiga, prirodna</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, who is next, left, right</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>u smjeru kazaljke, obrnuto, tko je sljedeći, lijevo, desno</translation>
    </message>
    <message>
        <source>decks, how many decks, number of decks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>špilovi, koliko špilova, broj špilova</translation>
    </message>
    <message>
        <source>decks, special cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>špilovi, posebne karte</translation>
    </message>
    <message>
        <source>dirty book, black book, mixed canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>prljava kanasta, crna knjiga, miješana</translation>
    </message>
    <message>
        <source>draw and play, play after drawing</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vući i igrati, igrati nakon vučenja</translation>
    </message>
    <message>
        <source>draw or play, begin a turn, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vući ili igrati, početak poteza, dalje</translation>
    </message>
    <message>
        <source>draw piles, draw pile, two piles, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>talon, zaliha, dvije hrpe, kupovina</translation>
    </message>
    <message>
        <source>draw two, pick two, cards drawn in a turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vući dvije, kupiti dvije, koliko se vuče</translation>
    </message>
    <message>
        <source>draw, pick up, how many cards, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vući, kupiti, koliko karata, dalje</translation>
    </message>
    <message>
        <source>each player, from the hand, initial meld, opening</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>svaki igrač, iz ruke, prvo izlaganje, otvaranje</translation>
    </message>
    <message>
        <source>finish, bonus for going out, close</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>završiti, bonus za izlazak, zatvoriti</translation>
    </message>
    <message>
        <source>finish, go out, rummy</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>završiti, izaći, remi</translation>
    </message>
    <message>
        <source>float, finish, go out, final discard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>izaći, završiti, zadnja karta</translation>
    </message>
    <message>
        <source>freeze, frozen pile, block the pile, discard a wild</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zamrznuti, blokirati, baciti džokera</translation>
    </message>
    <message>
        <source>get into the foot, go to the foot, in the foot</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>prijeći na nogu, uzeti nogu, u nozi</translation>
    </message>
    <message>
        <source>how many play, people, seats</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>koliko igrača, ljudi, mjesta</translation>
    </message>
    <message>
        <source>how many rounds, number of deals, length</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>koliko rundi, broj dijeljenja, trajanje</translation>
    </message>
    <message>
        <source>into the foot, not in the foot, partner’s turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>u nogu, nije u nozi, potez partnera</translation>
    </message>
    <message>
        <source>knock at the end, stock runs out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>kucnuti na kraju, talon potrošen</translation>
    </message>
    <message>
        <source>knock, end the round early, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>kucnuti, ranije završiti, preostali bodovi</translation>
    </message>
    <message>
        <source>last card of the stock, stock too short</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>posljednja karta talona, premalo karata u talonu</translation>
    </message>
    <message>
        <source>look through the pile, peek, spread, count the discards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>gledati hrpu, viriti, brojati odbačene, što je ispod</translation>
    </message>
    <message>
        <source>may I go out, ask, permission</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>smijem li izaći, pitati, dopuštenje</translation>
    </message>
    <message>
        <source>minimum, opening, going down, getting down, not down, initial meld, points to open</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>minimum, otvaranje, silazak, prvo izlaganje, koliko za otvaranje</translation>
    </message>
    <message>
        <source>minimum, opening, initial meld, thirty points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>minimum, otvaranje, prvo izlaganje, trideset</translation>
    </message>
    <message>
        <source>overtrump, play higher, head the trick, must beat</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>prebiti, jača karta, mora se prebiti</translation>
    </message>
    <message>
        <source>partners, partnership, teams, couples, individual</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>partneri, parovi, timovi, svatko za sebe</translation>
    </message>
    <message>
        <source>pay, winner takes, penalty points, minus points, chips</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>plaćanje, pobjednik uzima, kazneni bodovi, minus, žetoni</translation>
    </message>
    <message>
        <source>perfect cut, exact grab, perfect pick, lift</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>točno podići, dizanje, pogoditi</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, natural pair, two matching cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>uzeti hrpu, kupiti, prirodni par, dvije iste</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, top seven, seven cards, how many cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>uzeti hrpu, gornjih sedam, koliko karata</translation>
    </message>
    <message>
        <source>pick up with a meld, add the top card, no pair, onto the table</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>uzeti na kombinaciju, dodati gornju kartu, bez para, na stol</translation>
    </message>
    <message>
        <source>points of the cards, what cards are worth, card points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vrijednost karata, koliko vrijede karte</translation>
    </message>
    <message>
        <source>reach the score, end of the game</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>dostići bodove, kraj partije</translation>
    </message>
    <message>
        <source>red 3, red 3s, bonus cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>crvena 3, crvene 3, crvene trojke</translation>
    </message>
    <message>
        <source>replace a joker, swap, free the joker, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zamijeniti džokera, zamjena, osloboditi džokera, uzeti džokera</translation>
    </message>
    <message>
        <source>rob, 7, trump seven, change the upcard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zamijeniti sedmicu, 7, adutska sedmica</translation>
    </message>
    <message>
        <source>rounds won, winning a round</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>dobivene runde, pobjeda u rundi</translation>
    </message>
    <message>
        <source>rounds, how many rounds, length, how long</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>runde, koliko rundi, duljina, koliko traje</translation>
    </message>
    <message>
        <source>run out of cards, empty stock, reshuffle, shuffle again</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>prazan talon, nema karata, ponovno miješati</translation>
    </message>
    <message>
        <source>run out of the hand, play out, turn over</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>izlazak iz ruke, kraj poteza, prelazak na nogu</translation>
    </message>
    <message>
        <source>same rank twice, two melds alike, second book</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>dvije iste kombinacije, druga knjiga</translation>
    </message>
    <message>
        <source>special cards, queens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>posebne karte, dame</translation>
    </message>
    <message>
        <source>stock runs out, no more cards, end of the deck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>talon potrošen, nema više karata, kraj špila</translation>
    </message>
    <message>
        <source>table talk, talking</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pričanje za stolom, dogovor</translation>
    </message>
    <message>
        <source>trade feet, exchange feet, give the foot away</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zamijeniti noge, dati nogu</translation>
    </message>
    <message>
        <source>turn up a card, first discard, start of the pile</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>okrenuti kartu, prva odbačena, početak hrpe</translation>
    </message>
    <message>
        <source>undercut, beat the knocker</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>protuudar, pobijediti onoga tko kuca</translation>
    </message>
    <message>
        <source>wild book, wild canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>divlja kanasta, kanasta od džokera</translation>
    </message>
    <message>
        <source>wild book, wild canasta, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>divlja kanasta, džokeri, divlje karte</translation>
    </message>
    <message>
        <source>wild cards, how many wilds</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>džokeri, koliko džokera, divlje karte</translation>
    </message>
    <message>
        <source>wild cards, how many wilds, jokers and twos, deuces, 2s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>džokeri, koliko džokera, dvojke, 2</translation>
    </message>
    <message>
        <source>winning score, goal, play to, game to, points to win</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cilj, igra se do, bodovi za pobjedu</translation>
    </message>
</context>
<context>
    <name>StartController</name>
    <message>
        <source>Finished games are entered into the family book: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Završene partije upisuju se u obiteljsku knjigu: {done} od {total}</translation>
    </message>
    <message>
        <source>The folder of games is looked through: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Pregledava se mapa s partijama: {done} od {total}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Dijeljenje dana</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>Izbriši partiju</translation>
    </message>
    <message>
        <source>Delete this game? It cannot be brought back.</source>
        <translation>Izbrisati ovu partiju? Ne može se vratiti.</translation>
    </message>
    <message>
        <source>First game?</source>
        <translation>Prva partija?</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Nastavi učenje</translation>
    </message>
    <message>
        <source>Keep game</source>
        <translation>Zadrži partiju</translation>
    </message>
    <message>
        <source>Kept with paper cards, left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>S pravim kartama, ostavljeno {when}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Učenje</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translatorcomment>Of “Learn or watch”.</translatorcomment>
        <translation>Nauči igrati</translation>
    </message>
    <message>
        <source>Learn {game} at the table, one step at a time.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Igra {game} uči se za stolom, korak po korak.</translation>
    </message>
    <message>
        <source>Left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Ostavljeno {when}</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Pogledaj je</translation>
    </message>
    <message>
        <source>Open in another window.</source>
        <translation>Otvoreno u drugom prozoru.</translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation>Pokaži starije partije</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Preskoči</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Što ćemo igrati?</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Tko igra?</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>započeto {when}</translation>
    </message>
    <message>
        <source>go on where you left off</source>
        <translation>nastavi gdje je stalo</translation>
    </message>
    <message>
        <source>the same cards for everybody</source>
        <translation>iste karte za sve</translation>
    </message>
    <message>
        <source>{name} to play, left {when}</source>
        <extracomment>{name}: the player, or the players of a side. {when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>na potezu {name}, ostavljeno {when}</translation>
    </message>
    <message numerus="yes">
        <source>{number} lesson(s) at the table</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} lekcija za stolom</numerusform>
            <numerusform>{number} lekcije za stolom</numerusform>
            <numerusform>{number} lekcija za stolom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more file(s) cannot be used either. None of them was deleted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Ne može se upotrijebiti ni još {number} datoteka. Nijedna nije izbrisana.</numerusform>
            <numerusform>Ne mogu se upotrijebiti ni još {number} datoteke. Nijedna nije izbrisana.</numerusform>
            <numerusform>Ne može se upotrijebiti ni još {number} datoteka. Nijedna nije izbrisana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} position(s), easy to hard</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} zadatak, od lakih do teških</numerusform>
            <numerusform>{number} zadatka, od lakih do teških</numerusform>
            <numerusform>{number} zadataka, od lakih do teških</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} riješen</numerusform>
            <numerusform>{number} riješena</numerusform>
            <numerusform>{number} riješenih</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Go back one deal</source>
        <translation>Dijeljenje natrag</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Korak natrag</translation>
    </message>
    <message>
        <source>Go back one turn</source>
        <translation>Potez natrag</translation>
    </message>
    <message>
        <source>Go on one deal</source>
        <translation>Dijeljenje naprijed</translation>
    </message>
    <message>
        <source>Go on one move</source>
        <translation>Korak naprijed</translation>
    </message>
    <message>
        <source>Go on one turn</source>
        <translation>Potez naprijed</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>Na kraj partije</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Na početak partije</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Korak</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Potez</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>3s</source>
        <translation>Trojke</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Odgovori „ne”</translation>
    </message>
    <message>
        <source>Answer yes</source>
        <translation>Odgovori „da”</translation>
    </message>
    <message>
        <source>Ask to go out</source>
        <translation>Pitaj za izlazak</translation>
    </message>
    <message>
        <source>Ask: may {name} go out?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pitanje: smije li {name} izaći?</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Čista</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Prljava</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>verb</comment>
        <translation>Odbaci</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Odbaci je</translation>
    </message>
    <message>
        <source>Discard pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Odlagalište {number}</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <comment>noun</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Odlagalište {number}</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Ipak učini</translation>
    </message>
    <message>
        <source>Drag the packet up</source>
        <translation>Povuci svežanj gore</translation>
    </message>
    <message>
        <source>Draw both</source>
        <translation>Vuci oba</translation>
    </message>
    <message>
        <source>Draw from both</source>
        <translation>Vuci iz oba</translation>
    </message>
    <message numerus="yes">
        <source>Draw the last (card|{number})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Vuci posljednju {number}</numerusform>
            <numerusform>Vuci posljednje {number}</numerusform>
            <numerusform>Vuci posljednjih {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the last card</source>
        <translation>Vuci posljednju kartu</translation>
    </message>
    <message>
        <source>Draw {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Vuci {first} + {second}</translation>
    </message>
    <message>
        <source>Draw {first} from the first stock pile and {second} from the second</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Vuci {first} iz prvog talona i {second} iz drugog</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Vuci {number}</numerusform>
            <numerusform>Vuci {number}</numerusform>
            <numerusform>Vuci {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>Završi dijeljenje</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kraj poteza</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>Prvo izlaganje</translation>
    </message>
    <message>
        <source>First stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Prvi talon, {cards}</translation>
    </message>
    <message>
        <source>Foot picked up</source>
        <translation>Noga uzeta</translation>
    </message>
    <message>
        <source>Foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Noga {number}</translation>
    </message>
    <message>
        <source>From the top: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>S vrha: {cards}</translation>
    </message>
    <message>
        <source>Frozen pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zamrznuto {number}</translation>
    </message>
    <message>
        <source>Frozen {number}</source>
        <comment>discard pile</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zamrznuto {number}</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Izađi</translation>
    </message>
    <message>
        <source>Hand, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Ruka, {cards}</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zadrži</translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation>Neka ostane čista</translation>
    </message>
    <message>
        <source>Keep to it</source>
        <translation>Drži se dogovora</translation>
    </message>
    <message>
        <source>Knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Koljeno i noga {number}</translation>
    </message>
    <message numerus="yes">
        <source>Laid out: {number} {ranks}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Složeno: {number} {ranks}</numerusform>
            <numerusform>Složeno: {number} {ranks}</numerusform>
            <numerusform>Složeno: {number} {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Izloži</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Složi</translation>
    </message>
    <message numerus="yes">
        <source>Lift about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Podigni oko {number}</numerusform>
            <numerusform>Podigni oko {number}</numerusform>
            <numerusform>Podigni oko {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it dirty</source>
        <translation>Neka bude prljava</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nova kombinacija</translation>
    </message>
    <message>
        <source>One more by a click, many by a drag or Shift+click.</source>
        <translation>Još jedna klikom, više njih povlačenjem ili Shift+klikom.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Vrijednost</translation>
    </message>
    <message>
        <source>Red 3s</source>
        <translation>Crvene trojke</translation>
    </message>
    <message>
        <source>Second stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Drugi talon, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Seven at once: (one is|{number} are) missing.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Sedam odjednom: nedostaje {number}.</numerusform>
            <numerusform>Sedam odjednom: nedostaju {number}.</numerusform>
            <numerusform>Sedam odjednom: nedostaje {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sedmice</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Poredak</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Poredaj po vrijednosti</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Poredaj po boji</translation>
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
        <translation>Boja</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Vrati sve</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Take brings {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Uzimanje donosi {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>Take {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Uzmi {number}</numerusform>
            <numerusform>Uzmi {number}</numerusform>
            <numerusform>Uzmi {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>To je dovoljno.</translation>
    </message>
    <message>
        <source>The melds of {names} are shown large.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Prikazane su velike kombinacije: {names}.</translation>
    </message>
    <message>
        <source>The own melds of {names} are large again.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Opet su velike vlastite kombinacije: {names}.</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Divlja</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation>Ruka je poredana po vrijednosti.</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation>Ruka je poredana po boji.</translation>
    </message>
    <message>
        <source>a wild makes the clean {ranks} dirty.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>džoker-karta čini čiste {ranks:acc} prljavima.</translation>
    </message>
    <message>
        <source>about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>oko {number}</translation>
    </message>
    <message>
        <source>as agreed, all get into the foot first.</source>
        <translation>po dogovoru svi najprije prelaze na nogu.</translation>
    </message>
    <message>
        <source>as agreed, melds of five or six are closed first.</source>
        <translation>po dogovoru se najprije zatvaraju kombinacije od pet ili šest.</translation>
    </message>
    <message>
        <source>as agreed, nobody goes out while behind in points.</source>
        <translation>po dogovoru nitko ne izlazi dok zaostaje u bodovima.</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>čista</translation>
    </message>
    <message>
        <source>clean melds were to stay clean, as agreed.</source>
        <translation>čiste su kombinacije po dogovoru trebale ostati čiste.</translation>
    </message>
    <message>
        <source>completes a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>dovršava čistu {pile:acc}</translation>
    </message>
    <message>
        <source>completes a dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>dovršava prljavu {pile:acc}</translation>
    </message>
    <message>
        <source>completes a wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>dovršava divlju {pile:acc}</translation>
    </message>
    <message>
        <source>completes a {pile} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>dovršava {pile:acc} od sedmica</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>prljava</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>ide na kombinaciju</translation>
    </message>
    <message>
        <source>foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>noga {number}</translation>
    </message>
    <message>
        <source>in
foot</source>
        <translation>iz
noge</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>iz noge</translation>
    </message>
    <message>
        <source>knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>koljeno i noga {number}</translation>
    </message>
    <message>
        <source>left</source>
        <comment>points</comment>
        <translation>ostalo</translation>
    </message>
    <message>
        <source>left in hand {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>ostalo u ruci {points}</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>podignuto</translation>
    </message>
    <message>
        <source>makes it dirty</source>
        <translation>čini je prljavom</translation>
    </message>
    <message>
        <source>more fits: the foot comes first, as agreed.</source>
        <translation>ide ih još: noga je po dogovoru prva.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>new
meld</source>
        <translation>novo
ovdje</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>još nije izloženo</translation>
    </message>
    <message numerus="yes">
        <source>of {counts} card(s)</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>
            <numerusform>od {counts} karte</numerusform>
            <numerusform>od {counts} karte</numerusform>
            <numerusform>od {counts} karata</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>na stolu {points}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>igra</translation>
    </message>
    <message>
        <source>red 3s</source>
        <translation>crvene trojke</translation>
    </message>
    <message>
        <source>the {ranks} were to stay clean, as agreed.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>po dogovoru je {ranks:acc} trebalo ostaviti čiste.</translation>
    </message>
    <message>
        <source>this ends the deal, and it cannot be taken back.</source>
        <translation>time dijeljenje završava, a to se ne može vratiti.</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>divlja</translation>
    </message>
    <message>
        <source>wilds are for the wild meld, as agreed.</source>
        <translation>džoker-karte su po dogovoru za divlju kombinaciju.</translation>
    </message>
    <message numerus="yes">
        <source>with {number} (lady|ladies)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>i {number} gospođa</numerusform>
            <numerusform>i {number} gospođe</numerusform>
            <numerusform>i {number} gospođa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:^}. (One point is|{points} points are) missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{cards:^}. Nedostaje {points} bod.</numerusform>
            <numerusform>{cards:^}. Nedostaju {points} boda.</numerusform>
            <numerusform>{cards:^}. Nedostaje {points} bodova.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:^}. That is enough.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}. To je dovoljno.</translation>
    </message>
    <message>
        <source>{card} fits a meld of the own side.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} ide na kombinaciju svoje strane.</translation>
    </message>
    <message>
        <source>{card} is wild and goes with nearly every meld.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} je džoker-karta i ide na gotovo svaku kombinaciju.</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s) new</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} nova karta</numerusform>
            <numerusform>{count:f} nove karte</numerusform>
            <numerusform>{count} novih karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have} of {need} {piles}, on the table {points}</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed. {piles}: the same word for several, some with what they are: “clean piles”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{have} od {need}, {piles}, na stolu {points}</numerusform>
            <numerusform>{have} od {need}, {piles}, na stolu {points}</numerusform>
            <numerusform>{have} od {need}, {piles}, na stolu {points}</numerusform>
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
        <translation>{label}, na vrhu {card}</translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {number} of them wild</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{meld}, od toga džoker-karte: {number}</numerusform>
            <numerusform>{meld}, od toga džoker-karte: {number}</numerusform>
            <numerusform>{meld}, od toga džoker-karte: {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} meld(s), {cards}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{number} kombinacija, {cards}</numerusform>
            <numerusform>{number} kombinacije, {cards}</numerusform>
            <numerusform>{number} kombinacija, {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>još {number}</numerusform>
            <numerusform>još {number}</numerusform>
            <numerusform>još {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{number} od {total}</translation>
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
        <translation>Traži se savjet.</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Drugi način</translation>
    </message>
    <message>
        <source>H says more.</source>
        <translation>H kaže više.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Drukčije</translation>
    </message>
    <message>
        <source>There is no other way to show.</source>
        <translation>Drugog načina nema.</translation>
    </message>
    <message>
        <source>What was laid out was taken back; Undo brings it back.</source>
        <translation>Složene su karte vraćene; Poništi ih opet slaže.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>All</source>
        <comment>sounds</comment>
        <translation>Svi</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Odmah</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Crna</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Plava</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Smeđa</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>moves</comment>
        <translation>Mirno</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tamno</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zelena</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Siva</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Jaki kontrast</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Velik</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text</comment>
        <translation>Najveći</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Svijetlo</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Svijetlo ili tamno</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Glasno</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Srednje</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Kretanje karata</translation>
    </message>
    <message>
        <source>None</source>
        <comment>sounds</comment>
        <translation>Nijedan</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Običan</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Maslinasta</translation>
    </message>
    <message>
        <source>Only at a turn</source>
        <translation>Samo na potezu</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>moves</comment>
        <translation>Brzo</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>moves</comment>
        <translation>Sporo</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Tiho</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvukovi</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrolej</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>This copy of the program came without its sounds. To hear them, install miniaudio beside it; the README says how.</source>
        <translation>Ovaj primjerak programa nema zvukova. Da bi se čuli, uz njega instaliraj miniaudio; README kaže kako.</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Ljubičasta</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Glasnoća</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Bordo</translation>
    </message>
</context>
<context>
    <name>TableTips</name>
    <message>
        <source>Close this note</source>
        <translation>Zatvori ovu bilješku</translation>
    </message>
    <message>
        <source>No more notes</source>
        <translation>Bez daljnjih bilješki</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>{ranks} {points}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks} {points}; gender: {ranks:gender}</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Položaj u partiji</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Izbornik</translation>
    </message>
    <message>
        <source>Moves, scores</source>
        <translation>Potezi, bodovi</translation>
    </message>
</context>
<context>
    <name>TotalBar</name>
    <message>
        <source>Total: {totals}</source>
        <extracomment>{totals}: the points of every player, listed.</extracomment>
        <translation>Ukupno: {totals}</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Last turns</source>
        <translation>Posljednji redovi igre</translation>
    </message>
</context>
<context>
    <name>TurnParts</name>
    <message numerus="yes">
        <source>completed clean {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} čiste {ranks:acc}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} čiste {ranks:acc}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} čiste {ranks:acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed dirty {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} prljave {ranks:acc}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} prljave {ranks:acc}</numerusform>
            <numerusform>{name:dovršila|dovršio|dovršava|dovršili|dovršile} prljave {ranks:acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>threw a card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:bacila|bacio|baca} kartu</translation>
    </message>
    <message numerus="yes">
        <source>took {number} for the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:uzela|uzeo|uzima} {number} na {ranks:acc}</numerusform>
            <numerusform>{name:uzela|uzeo|uzima} {number} na {ranks:acc}</numerusform>
            <numerusform>{name:uzela|uzeo|uzima} {number} na {ranks:acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {number} with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:uzela|uzeo|uzima} {number} uz {cards:acc}</numerusform>
            <numerusform>{name:uzela|uzeo|uzima} {number} uz {cards:acc}</numerusform>
            <numerusform>{name:uzela|uzeo|uzima} {number} uz {cards:acc}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unplayed</name>
    <message>
        <source>A tie is played off by another deal.</source>
        <translation>Neriješeno se odlučuje još jednim dijeljenjem.</translation>
    </message>
    <message>
        <source>Cards in a foot not picked up count twice.</source>
        <translation>Karte u nepodignutoj nozi računaju se dvostruko.</translation>
    </message>
    <message>
        <source>Discard {cards}, one after the other.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Odbaciti {cards:acc}, jednu za drugom.</translation>
    </message>
    <message>
        <source>{count:^} packets are dealt to everybody: {sizes}.</source>
        <extracomment>{count}: the number on which the plural form depends. {sizes}: numbers of cards, listed.</extracomment>
        <translation>Svatko dobiva više paketa ({count}): {sizes}.</translation>
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
            <numerusform>I još {count:f}.</numerusform>
            <numerusform>I još {count:f}.</numerusform>
            <numerusform>I još {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As near by your answers</source>
        <translation>Jednako blizu po vašim odgovorima</translation>
    </message>
    <message>
        <source>Go on with your answers</source>
        <translation>Nastavi sa svojim odgovorima</translation>
    </message>
    <message>
        <source>Most families begin with “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Većina obitelji počinje pravilima „{rules}”</translation>
    </message>
    <message>
        <source>Nearest is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Najbliža je „{rules}”</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Preskoči ostalo</translation>
    </message>
    <message>
        <source>Take “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Uzmi „{rules}”</translation>
    </message>
    <message>
        <source>That is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>To je „{rules}”</translation>
    </message>
    <message>
        <source>You do otherwise</source>
        <translation>Kod vas je drukčije</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Cover the cards</source>
        <translation>Pokrij karte</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Cijeli ekran</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoć</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Izlaz</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponovi</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Preskoči ovaj korak</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ova partija</translation>
    </message>
    <message>
        <source>What may be done now?</source>
        <translation>Što je sad moguće?</translation>
    </message>
</context>
<context>
    <name>WonPage</name>
    <message>
        <source>Best: {deal}, {points}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Najbolje: {deal}, {points}.</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Ispiši zapisnik</translation>
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
            <numerusform>{count:f} petica; gen: {count:f.gen} petice; dat: {count:f.dat} petici; acc: {count:f.acc} peticu; loc: {count:f.dat} petici; ins: {count:f.ins} peticom; gender: f</numerusform>
            <numerusform>{count:f} petice; gender: pf</numerusform>
            <numerusform>{count:f} petica; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four|{count} fours)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} četvorka; gen: {count:f.gen} četvorke; dat: {count:f.dat} četvorci; acc: {count:f.acc} četvorku; loc: {count:f.dat} četvorci; ins: {count:f.ins} četvorkom; gender: f</numerusform>
            <numerusform>{count:f} četvorke; gender: pf</numerusform>
            <numerusform>{count:f} četvorki; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack|{count} jacks)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} dečko; gen: {count:gen} dečka; dat: {count:dat} dečku; acc: {count:gen} dečka; loc: {count:dat} dečku; ins: {count:ins} dečkom; gender: m</numerusform>
            <numerusform>{count} dečka; gender: p</numerusform>
            <numerusform>{count} dečki; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jester|{count} jesters)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} luda; gen: {count:f.gen} lude; dat: {count:f.dat} ludi; acc: {count:f.acc} ludu; loc: {count:f.dat} ludi; ins: {count:f.ins} ludom; gender: f</numerusform>
            <numerusform>{count:f} lude; gender: pf</numerusform>
            <numerusform>{count:f} luda; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker|{count} jokers)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} džoker; gen: {count:gen} džokera; dat: {count:dat} džokeru; acc: {count:gen} džokera; loc: {count:dat} džokeru; ins: {count:ins} džokerom; gender: m</numerusform>
            <numerusform>{count} džokera; gender: p</numerusform>
            <numerusform>{count} džokera; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king|{count} kings)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} kralj; gen: {count:gen} kralja; dat: {count:dat} kralju; acc: {count:gen} kralja; loc: {count:dat} kralju; ins: {count:ins} kraljem; gender: m</numerusform>
            <numerusform>{count} kralja; gender: p</numerusform>
            <numerusform>{count} kraljeva; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lady|{count} ladies)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} gospođa; gen: {count:f.gen} gospođe; dat: {count:f.dat} gospođi; acc: {count:f.acc} gospođu; loc: {count:f.dat} gospođi; ins: {count:f.ins} gospođom; gender: f</numerusform>
            <numerusform>{count:f} gospođe; gender: pf</numerusform>
            <numerusform>{count:f} gospođa; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lord|{count} lords)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} lord; gen: {count:gen} lorda; dat: {count:dat} lordu; acc: {count:gen} lorda; loc: {count:dat} lordu; ins: {count:ins} lordom; gender: m</numerusform>
            <numerusform>{count} lorda; gender: p</numerusform>
            <numerusform>{count} lordova; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine|{count} nines)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} devetka; gen: {count:f.gen} devetke; dat: {count:f.dat} devetci; acc: {count:f.acc} devetku; loc: {count:f.dat} devetci; ins: {count:f.ins} devetkom; gender: f</numerusform>
            <numerusform>{count:f} devetke; gender: pf</numerusform>
            <numerusform>{count:f} devetki; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a one|{count} ones)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} jedinica; gen: {count:f.gen} jedinice; dat: {count:f.dat} jedinici; acc: {count:f.acc} jedinicu; loc: {count:f.dat} jedinici; ins: {count:f.ins} jedinicom; gender: f</numerusform>
            <numerusform>{count:f} jedinice; gender: pf</numerusform>
            <numerusform>{count:f} jedinica; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen|{count} queens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} dama; gen: {count:f.gen} dame; dat: {count:f.dat} dami; acc: {count:f.acc} damu; loc: {count:f.dat} dami; ins: {count:f.ins} damom; gender: f</numerusform>
            <numerusform>{count:f} dame; gender: pf</numerusform>
            <numerusform>{count:f} dama; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven|{count} sevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} sedmica; gen: {count:f.gen} sedmice; dat: {count:f.dat} sedmici; acc: {count:f.acc} sedmicu; loc: {count:f.dat} sedmici; ins: {count:f.ins} sedmicom; gender: f</numerusform>
            <numerusform>{count:f} sedmice; gender: pf</numerusform>
            <numerusform>{count:f} sedmica; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six|{count} sixes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} šestica; gen: {count:f.gen} šestice; dat: {count:f.dat} šestici; acc: {count:f.acc} šesticu; loc: {count:f.dat} šestici; ins: {count:f.ins} šesticom; gender: f</numerusform>
            <numerusform>{count:f} šestice; gender: pf</numerusform>
            <numerusform>{count:f} šestica; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten|{count} tens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} desetka; gen: {count:f.gen} desetke; dat: {count:f.dat} desetci; acc: {count:f.acc} desetku; loc: {count:f.dat} desetci; ins: {count:f.ins} desetkom; gender: f</numerusform>
            <numerusform>{count:f} desetke; gender: pf</numerusform>
            <numerusform>{count:f} desetki; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a three|{count} threes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} trojka; gen: {count:f.gen} trojke; dat: {count:f.dat} trojci; acc: {count:f.acc} trojku; loc: {count:f.dat} trojci; ins: {count:f.ins} trojkom; gender: f</numerusform>
            <numerusform>{count:f} trojke; gender: pf</numerusform>
            <numerusform>{count:f} trojki; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a twelve|{count} twelves)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} dvanaestica; gen: {count:f.gen} dvanaestice; dat: {count:f.dat} dvanaestici; acc: {count:f.acc} dvanaesticu; loc: {count:f.dat} dvanaestici; ins: {count:f.ins} dvanaesticom; gender: f</numerusform>
            <numerusform>{count:f} dvanaestice; gender: pf</numerusform>
            <numerusform>{count:f} dvanaestica; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two|{count} twos)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} dvojka; gen: {count:f.gen} dvojke; dat: {count:f.dat} dvojci; acc: {count:f.acc} dvojku; loc: {count:f.dat} dvojci; ins: {count:f.ins} dvojkom; gender: f</numerusform>
            <numerusform>{count:f} dvojke; gender: pf</numerusform>
            <numerusform>{count:f} dvojki; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a villain|{count} villains)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} zlikovac; gen: {count:gen} zlikovca; dat: {count:dat} zlikovcu; acc: {count:gen} zlikovca; loc: {count:dat} zlikovcu; ins: {count:ins} zlikovcem; gender: m</numerusform>
            <numerusform>{count} zlikovca; gender: p</numerusform>
            <numerusform>{count} zlikovaca; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace|{count} aces)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} as; gen: {count:gen} asa; dat: {count:dat} asu; acc: {count:gen} asa; loc: {count:dat} asu; ins: {count:ins} asom; gender: m</numerusform>
            <numerusform>{count} asa; gender: p</numerusform>
            <numerusform>{count} asova; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight|{count} eights)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} osmica; gen: {count:f.gen} osmice; dat: {count:f.dat} osmici; acc: {count:f.acc} osmicu; loc: {count:f.dat} osmici; ins: {count:f.ins} osmicom; gender: f</numerusform>
            <numerusform>{count:f} osmice; gender: pf</numerusform>
            <numerusform>{count:f} osmica; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eleven|{count} elevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} jedanaestica; gen: {count:f.gen} jedanaestice; dat: {count:f.dat} jedanaestici; acc: {count:f.acc} jedanaesticu; loc: {count:f.dat} jedanaestici; ins: {count:f.ins} jedanaesticom; gender: f</numerusform>
            <numerusform>{count:f} jedanaestice; gender: pf</numerusform>
            <numerusform>{count:f} jedanaestica; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>262 special cards</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>262 posebne karte; gen: 262 posebne karte; gender: pf</translation>
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
        <translation>klik na talon</translation>
    </message>
    <message>
        <source>a tap on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dodir talona</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>as; gen: asa; dat: asu; acc: asa; loc: asu; ins: asom; gender: m</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>asovi; gen: asova; dat: asovima; acc: asove; loc: asovima; ins: asovima; gender: p</translation>
    </message>
    <message>
        <source>black joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>crni džoker; gen: crnog džokera; dat: crnom džokeru; acc: crnog džokera; loc: crnom džokeru; ins: crnim džokerom; gender: m</translation>
    </message>
    <message>
        <source>black three</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>crna trojka; gen: crne trojke; dat: crnoj trojci; acc: crnu trojku; loc: crnoj trojci; ins: crnom trojkom; gender: f</translation>
    </message>
    <message>
        <source>black threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>crne trojke; gen: crnih trojki; dat: crnim trojkama; loc: crnim trojkama; ins: crnim trojkama; gender: pf</translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>knjiga; gen: knjige; dat: knjizi; acc: knjigu; loc: knjizi; ins: knjigom; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>book(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>knjiga; gen: knjige; dat: knjizi; acc: knjigu; loc: knjizi; ins: knjigom; gender: f</numerusform>
            <numerusform>knjige; gender: pf</numerusform>
            <numerusform>knjiga; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>books</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>knjige; gen: knjiga; dat: knjigama; loc: knjigama; ins: knjigama; gender: pf</translation>
    </message>
    <message>
        <source>canasta</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kanasta; gen: kanaste; dat: kanasti; acc: kanastu; loc: kanasti; ins: kanastom; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>canasta(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>kanasta; gen: kanaste; dat: kanasti; acc: kanastu; loc: kanasti; ins: kanastom; gender: f</numerusform>
            <numerusform>kanaste; gender: pf</numerusform>
            <numerusform>kanasti; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>canastas</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kanaste; gen: kanasti; dat: kanastama; loc: kanastama; ins: kanastama; gender: pf</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tref; gen: trefa; dat: trefu; loc: trefu; ins: trefom; gender: m</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>karo; gen: kara; dat: karu; loc: karu; ins: karom; gender: m</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>osam</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>osmica; gen: osmice; dat: osmici; acc: osmicu; loc: osmici; ins: osmicom; gender: f</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>osmice; gen: osmica; dat: osmicama; loc: osmicama; ins: osmicama; gender: pf</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedanaest</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedanaestica; gen: jedanaestice; dat: jedanaestici; acc: jedanaesticu; loc: jedanaestici; ins: jedanaesticom; gender: f</translation>
    </message>
    <message>
        <source>elevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedanaestice; gen: jedanaestica; dat: jedanaesticama; loc: jedanaesticama; ins: jedanaesticama; gender: pf</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pet</translation>
    </message>
    <message>
        <source>five</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>petica; gen: petice; dat: petici; acc: peticu; loc: petici; ins: peticom; gender: f</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>petice; gen: petica; dat: peticama; loc: peticama; ins: peticama; gender: pf</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>noga; gen: noge; dat: nozi; acc: nogu; loc: nozi; ins: nogom; gender: f</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>četiri</translation>
    </message>
    <message>
        <source>four</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>četvorka; gen: četvorke; dat: četvorci; acc: četvorku; loc: četvorci; ins: četvorkom; gender: f</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>četvorke; gen: četvorki; dat: četvorkama; loc: četvorkama; ins: četvorkama; gender: pf</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>herc; gen: herca; dat: hercu; loc: hercu; ins: hercom; gender: m</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dečko; gen: dečka; dat: dečku; acc: dečka; loc: dečku; ins: dečkom; gender: m</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dečki; gen: dečki; dat: dečkima; acc: dečke; loc: dečkima; ins: dečkima; gender: p</translation>
    </message>
    <message>
        <source>jester</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>luda; gen: lude; dat: ludi; acc: ludu; loc: ludi; ins: ludom; gender: f</translation>
    </message>
    <message>
        <source>jesters</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>lude; gen: luda; dat: ludama; loc: ludama; ins: ludama; gender: pf</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>džoker; gen: džokera; dat: džokeru; acc: džokera; loc: džokeru; ins: džokerom; gender: m</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>džokeri; gen: džokera; dat: džokerima; acc: džokere; loc: džokerima; ins: džokerima; gender: p</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kralj; gen: kralja; dat: kralju; acc: kralja; loc: kralju; ins: kraljem; gender: m</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kraljevi; gen: kraljeva; dat: kraljevima; acc: kraljeve; loc: kraljevima; ins: kraljevima; gender: p</translation>
    </message>
    <message>
        <source>knee</source>
        <comment>the packet between hand and foot</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>koljeno; gen: koljena; dat: koljenu; acc: koljeno; loc: koljenu; ins: koljenom; gender: n</translation>
    </message>
    <message>
        <source>ladies</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>gospođe; gen: gospođa; dat: gospođama; loc: gospođama; ins: gospođama; gender: pf</translation>
    </message>
    <message>
        <source>lady</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>gospođa; gen: gospođe; dat: gospođi; acc: gospođu; loc: gospođi; ins: gospođom; gender: f</translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>lord; gen: lorda; dat: lordu; acc: lorda; loc: lordu; ins: lordom; gender: m</translation>
    </message>
    <message>
        <source>lords</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>lordovi; gen: lordova; dat: lordovima; acc: lordove; loc: lordovima; ins: lordovima; gender: p</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>devet</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>devetka; gen: devetke; dat: devetci; acc: devetku; loc: devetci; ins: devetkom; gender: f</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>devetke; gen: devetki; dat: devetkama; loc: devetkama; ins: devetkama; gender: pf</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nula</translation>
    </message>
    <message>
        <source>no {piles} needed</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} nisu potrebne; gender: pf</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedan; gen: jednog; dat: jednom; ins: jednim; f: jedna; f.gen: jedne; f.dat: jednoj; f.acc: jednu; f.ins: jednom; n: jedno; n.gen: jednog; n.dat: jednom; n.ins: jednim</translation>
    </message>
    <message>
        <source>one</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedinica; gen: jedinice; dat: jedinici; acc: jedinicu; loc: jedinici; ins: jedinicom; gender: f</translation>
    </message>
    <message>
        <source>ones</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jedinice; gen: jedinica; dat: jedinicama; loc: jedinicama; ins: jedinicama; gender: pf</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>hrpa; gen: hrpe; dat: hrpi; acc: hrpu; loc: hrpi; ins: hrpom; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>hrpa; gen: hrpe; dat: hrpi; acc: hrpu; loc: hrpi; ins: hrpom; gender: f</numerusform>
            <numerusform>hrpe; gender: pf</numerusform>
            <numerusform>hrpa; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>piles</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>hrpe; gen: hrpa; dat: hrpama; loc: hrpama; ins: hrpama; gender: pf</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dama; gen: dame; dat: dami; acc: damu; loc: dami; ins: damom; gender: f</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dame; gen: dama; dat: damama; loc: damama; ins: damama; gender: pf</translation>
    </message>
    <message>
        <source>red joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>crveni džoker; gen: crvenog džokera; dat: crvenom džokeru; acc: crvenog džokera; loc: crvenom džokeru; ins: crvenim džokerom; gender: m</translation>
    </message>
    <message>
        <source>red threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>crvene trojke</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sedam</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sedmica; gen: sedmice; dat: sedmici; acc: sedmicu; loc: sedmici; ins: sedmicom; gender: f</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sedmice; gen: sedmica; dat: sedmicama; loc: sedmicama; ins: sedmicama; gender: pf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>šest</translation>
    </message>
    <message>
        <source>six</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>šestica; gen: šestice; dat: šestici; acc: šesticu; loc: šestici; ins: šesticom; gender: f</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>šestice; gen: šestica; dat: šesticama; loc: šesticama; ins: šesticama; gender: pf</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pik; gen: pika; dat: piku; loc: piku; ins: pikom; gender: m</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>deset</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>desetka; gen: desetke; dat: desetci; acc: desetku; loc: desetci; ins: desetkom; gender: f</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>desetke; gen: desetki; dat: desetkama; loc: desetkama; ins: desetkama; gender: pf</translation>
    </message>
    <message>
        <source>the first meld of a player</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>prvo izlaganje igrača; gen: prvog izlaganja igrača; gender: n</translation>
    </message>
    <message>
        <source>the first meld of a side</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>prvo izlaganje strane; gen: prvog izlaganja strane; gender: n</translation>
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
        <translation>tri</translation>
    </message>
    <message>
        <source>three</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trojka; gen: trojke; dat: trojci; acc: trojku; loc: trojci; ins: trojkom; gender: f</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trojke; gen: trojki; dat: trojkama; loc: trojkama; ins: trojkama; gender: pf</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvanaest</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvanaestica; gen: dvanaestice; dat: dvanaestici; acc: dvanaesticu; loc: dvanaestici; ins: dvanaesticom; gender: f</translation>
    </message>
    <message>
        <source>twelves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvanaestice; gen: dvanaestica; dat: dvanaesticama; loc: dvanaesticama; ins: dvanaesticama; gender: pf</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dva; f: dvije</translation>
    </message>
    <message>
        <source>two</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvojka; gen: dvojke; dat: dvojci; acc: dvojku; loc: dvojci; ins: dvojkom; gender: f</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dvojke; gen: dvojki; dat: dvojkama; loc: dvojkama; ins: dvojkama; gender: pf</translation>
    </message>
    <message>
        <source>villain</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>zlikovac; gen: zlikovca; dat: zlikovcu; acc: zlikovca; loc: zlikovcu; ins: zlikovcem; gender: m</translation>
    </message>
    <message>
        <source>villains</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>zlikovci; gen: zlikovaca; dat: zlikovcima; acc: zlikovce; loc: zlikovcima; ins: zlikovcima; gender: p</translation>
    </message>
    <message>
        <source>wilds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>džoker-karte; gen: džoker-karata; dat: džoker-kartama; loc: džoker-kartama; ins: džoker-kartama; gender: pf</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} karta; gen: {count:f.gen} karte; dat: {count:f.dat} karti; acc: {count:f.acc} kartu; loc: {count:f.dat} karti; ins: {count:f.ins} kartom; gender: f</numerusform>
            <numerusform>{count:f} karte; gender: pf</numerusform>
            <numerusform>{count:f} karata; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:čista||čistih||čiste} {piles}; acc: {count:f.acc} {piles:čistu||čistih||čiste} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:čista||čistih||čiste} {piles}; acc: {count:f.acc} {piles:čistu||čistih||čiste} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:čista||čistih||čiste} {piles}; acc: {count:f.acc} {piles:čistu||čistih||čiste} {piles:acc}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deal(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:n} dijeljenje; gen: {count:n.gen} dijeljenja; gender: n</numerusform>
            <numerusform>{count} dijeljenja; gender: p</numerusform>
            <numerusform>{count} dijeljenja; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:prljava||prljavih||prljave} {piles}; acc: {count:f.acc} {piles:prljavu||prljavih||prljave} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:prljava||prljavih||prljave} {piles}; acc: {count:f.acc} {piles:prljavu||prljavih||prljave} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:prljava||prljavih||prljave} {piles}; acc: {count:f.acc} {piles:prljavu||prljavih||prljave} {piles:acc}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} joker(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} džoker; gen: {count:gen} džokera; dat: {count:dat} džokeru; acc: {count:gen} džokera; loc: {count:dat} džokeru; ins: {count:ins} džokerom; gender: m</numerusform>
            <numerusform>{count} džokera; gender: p</numerusform>
            <numerusform>{count} džokera; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pack(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} špil; gen: {count:gen} špila; ins: {count:ins} špilom; gender: m</numerusform>
            <numerusform>{count} špila; gender: p</numerusform>
            <numerusform>{count} špilova; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pair(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} par; gen: {count:gen} para; gender: m</numerusform>
            <numerusform>{count} para; gender: p</numerusform>
            <numerusform>{count} parova; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} player(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} igrač; gen: {count:gen} igrača; acc: {count:gen} igrača; gender: m</numerusform>
            <numerusform>{count} igrača; gender: p</numerusform>
            <numerusform>{count} igrača; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} round(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} runda; gen: {count:gen} runde; gender: f</numerusform>
            <numerusform>{count:f} runde; gender: pf</numerusform>
            <numerusform>{count} rundi; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stock pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} talon; gen: {count:gen} talona; gender: m</numerusform>
            <numerusform>{count} talona; gender: p</numerusform>
            <numerusform>{count} talona; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:divlja||divljih||divlje} {piles}; acc: {count:f.acc} {piles:divlju||divljih||divlje} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:divlja||divljih||divlje} {piles}; acc: {count:f.acc} {piles:divlju||divljih||divlje} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles:divlja||divljih||divlje} {piles}; acc: {count:f.acc} {piles:divlju||divljih||divlje} {piles:acc}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} džoker-karta; gen: {count:f.gen} džoker-karte; dat: {count:f.dat} džoker-karti; acc: {count:f.acc} džoker-kartu; loc: {count:f.dat} džoker-karti; ins: {count:f.ins} džoker-kartom; gender: f</numerusform>
            <numerusform>{count:f} džoker-karte; gender: pf</numerusform>
            <numerusform>{count:f} džoker-karata; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles}; acc: {count:f.acc} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles}; acc: {count:f.acc} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles}; acc: {count:f.acc} {piles:acc}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} in all</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>ukupno {count:f} {piles}; acc: ukupno {count:f.acc} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>ukupno {count:f} {piles}; acc: ukupno {count:f.acc} {piles:acc}; gender: {piles:gender}</numerusform>
            <numerusform>ukupno {count:f} {piles}; acc: ukupno {count:f.acc} {piles:acc}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} of sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} od sedmica; acc: {count:f.acc} {piles:acc} od sedmica; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} od sedmica; acc: {count:f.acc} {piles:acc} od sedmica; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} od sedmica; acc: {count:f.acc} {piles:acc} od sedmica; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} i {last:*}; gender: p</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:f} ili {last:f}</translation>
    </message>
    <message numerus="yes">
        <source>{first} or {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} ili {last:f} karta; gender: f</numerusform>
            <numerusform>{first:f} ili {last:f} karte; gender: pf</numerusform>
            <numerusform>{first:f} ili {last:f} karata; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:f} do {last:f}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>od {first:gen} do {last:gen}</translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} do {last:f} karta; gender: f</numerusform>
            <numerusform>{first:f} do {last:f} karte; gender: pf</numerusform>
            <numerusform>{first:f} do {last:f} karata; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {following}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation>{first} {following}; gender: {first:gender}</translation>
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
            <numerusform>{number} karta; gen: {number} karte; acc: {number} kartu; ins: {number} kartom; gender: f</numerusform>
            <numerusform>{number} karte; gender: pf</numerusform>
            <numerusform>{number} karata; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} point(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} bod; gen: {number} boda; ins: {number} bodom; gender: m</numerusform>
            <numerusform>{number} boda; gender: p</numerusform>
            <numerusform>{number} bodova; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) from deal {deal} on</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} bod od {deal}. dijeljenja; gender: m</numerusform>
            <numerusform>{points} boda od {deal}. dijeljenja; gender: p</numerusform>
            <numerusform>{points} bodova od {deal}. dijeljenja; gender: n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) in deal {deal}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} bod u {deal}. dijeljenju; gender: m</numerusform>
            <numerusform>{points} boda u {deal}. dijeljenju; gender: p</numerusform>
            <numerusform>{points} bodova u {deal}. dijeljenju; gender: n</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{suit} {rank:*}; gender: {rank:gender}</translation>
    </message>
</context>
<context>
    <name>_AboutPage</name>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy.</source>
        <translation>Kartaški stol za igre Ruka i noga, Raub i Remi s premještanjem.</translation>
    </message>
    <message>
        <source>BSD licence</source>
        <translation>Licencija BSD</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License (LGPL) 3</source>
        <translation>GNU Lesser General Public License (LGPL) 3</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence and comes without any warranty.</source>
        <translation>Slobodan softver pod licencijom MIT, bez ikakva jamstva.</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>Licencija MIT</translation>
    </message>
    <message>
        <source>Python Software Foundation License</source>
        <translation>Python Software Foundation License</translation>
    </message>
    <message>
        <source>Qt and PySide6 are libraries of their own and may be exchanged for other versions of them; their source is at {address}.</source>
        <extracomment>{address}: an address on the web.</extracomment>
        <translation>Qt i PySide6 zasebne su knjižnice i smiju se zamijeniti drugim verzijama; njihov je izvorni kod na {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version}: the number of a version.</extracomment>
        <translation>Verzija {version}</translation>
    </message>
    <message>
        <source>Version, system and the last faults, for whoever mends the program.</source>
        <translation>Verzija, sustav i posljednje greške, za onoga tko popravlja program.</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Od čega je napravljen</translation>
    </message>
</context>
<context>
    <name>_CheckPage</name>
    <message>
        <source>Copy the text</source>
        <translation>Kopiraj tekst</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Sakrij pojedinosti</translation>
    </message>
    <message>
        <source>Made again just now</source>
        <translation>Upravo ponovno napravljeno</translation>
    </message>
    <message>
        <source>No deal of this game has a code.</source>
        <translation>Nijedno dijeljenje ove partije nema kod.</translation>
    </message>
    <message>
        <source>Secret number</source>
        <translation>Tajni broj</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Pokaži pojedinosti</translation>
    </message>
    <message>
        <source>Shown before the deal</source>
        <translation>Pokazano prije dijeljenja</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>Tekst kopiran</translation>
    </message>
    <message>
        <source>The cards as they were dealt</source>
        <translation>Karte kako su podijeljene</translation>
    </message>
    <message>
        <source>The exact text for sha256sum</source>
        <translation>Točan tekst za sha256sum</translation>
    </message>
    <message>
        <source>The next deal has the code {code}.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Sljedeće dijeljenje ima kod {code}.</translation>
    </message>
    <message>
        <source>The secret number, the cards and the exact text that the code is made of</source>
        <translation>Tajni broj, karte i točan tekst od kojeg nastaje kod</translation>
    </message>
    <message>
        <source>{deal} is being played; its code {code} can be checked once it is over.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>{deal:^} je u tijeku; njegov kod {code} može se provjeriti kad završi.</translation>
    </message>
</context>
<context>
    <name>_Choice</name>
    <message>
        <source>chosen</source>
        <translation>odabrano</translation>
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
        <translation>Strelice</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Za stolom</translation>
    </message>
    <message>
        <source>Before a game: move the player to another seat</source>
        <translation>Prije partije: premjesti igrača na drugo mjesto</translation>
    </message>
    <message>
        <source>Begin a lesson or a puzzle again</source>
        <translation>Početi lekciju ili zagonetku ispočetka</translation>
    </message>
    <message>
        <source>Bring hands onto phones, and back to the screen</source>
        <translation>Prebaciti karte na mobitele i natrag na ekran</translation>
    </message>
    <message>
        <source>Change names, or put a bot in a player’s place</source>
        <translation>Promijeni imena ili stavi bota na mjesto igrača</translation>
    </message>
    <message>
        <source>Check the deal code</source>
        <translation>Provjeri kod dijeljenja</translation>
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
        <translation>Klik na riječ</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Klik na talon</translation>
    </message>
    <message>
        <source>Close a corrected deal, or go back to the start</source>
        <translation>Zatvori ispravljeno dijeljenje ili se vrati na početak</translation>
    </message>
    <message>
        <source>Copy a report about faults of the program</source>
        <translation>Kopiraj izvješće o greškama programa</translation>
    </message>
    <message>
        <source>Cover the cards in the middle of a turn</source>
        <translation>Pokrij karte usred poteza</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+klik</translation>
    </message>
    <message>
        <source>Deal report: luck, play, and decisions</source>
        <translation>Izvješće o dijeljenju: sreća, igra i odluke</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dvoklik</translation>
    </message>
    <message>
        <source>Double click on a move</source>
        <translation>Dvoklik na potez</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Povuci</translation>
    </message>
    <message>
        <source>Drag across</source>
        <translation>Povuci preko</translation>
    </message>
    <message>
        <source>Draw; dragging a card off it, too</source>
        <translation>Vuci; kartu se s njega može i povući</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Svugdje</translation>
    </message>
    <message>
        <source>Explain a place of the table</source>
        <translation>Objasni mjesto na stolu</translation>
    </message>
    <message>
        <source>Explain it: clean, foot, Refe …</source>
        <translation>Objasni je: čista, noga, refe …</translation>
    </message>
    <message>
        <source>Explain the words on the table, one after the other</source>
        <translation>Objasni riječi na stolu, jednu za drugom</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it</source>
        <translation>Cijeli ekran, uključi ili isključi</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Natrag za stol</translation>
    </message>
    <message>
        <source>Go back to where looking back began</source>
        <translation>Natrag onamo gdje je pogled unatrag počeo</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Od karte do karte</translation>
    </message>
    <message>
        <source>Go from line to line</source>
        <translation>Od retka do retka</translation>
    </message>
    <message>
        <source>Go on to the next field, at last write down</source>
        <translation>Na sljedeće polje, na kraju zapiši</translation>
    </message>
    <message>
        <source>Go on to the next place of the table</source>
        <translation>Na sljedeće mjesto na stolu</translation>
    </message>
    <message>
        <source>Go on with the next deal</source>
        <translation>Nastavi sljedećim dijeljenjem</translation>
    </message>
    <message>
        <source>Go one deal back or on</source>
        <translation>Jedno dijeljenje natrag ili naprijed</translation>
    </message>
    <message>
        <source>Go one move back or on</source>
        <translation>Jedan korak natrag ili naprijed</translation>
    </message>
    <message>
        <source>Go one turn back or on</source>
        <translation>Jedan potez natrag ili naprijed</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Na prvu ili posljednju kartu</translation>
    </message>
    <message>
        <source>Go to the move of the line in the log</source>
        <translation>Na potez u tom retku zapisnika</translation>
    </message>
    <message>
        <source>Go to the next card of that rank</source>
        <translation>Na sljedeću kartu te vrijednosti</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Na sljedeći element</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Ići na sljedeću zagonetku</translation>
    </message>
    <message>
        <source>Go to the start or the end of the game</source>
        <translation>Na početak ili kraj partije</translation>
    </message>
    <message>
        <source>Hint: where to look, then the move, then why, then another way</source>
        <translation>Savjet: kamo gledati, pa potez, pa zašto, pa drugi način</translation>
    </message>
    <message>
        <source>In a demo: go faster</source>
        <translation>U prikazu igre: brže</translation>
    </message>
    <message>
        <source>In a demo: stop, then one step at a time</source>
        <translation>U prikazu igre: zastani, pa korak po korak</translation>
    </message>
    <message>
        <source>Keep the score of a game with paper cards</source>
        <translation>Piši bodove partije s pravim kartama</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Pisanje bodova</translation>
    </message>
    <message>
        <source>Leave a lesson or a puzzle</source>
        <translation>Napustiti lekciju ili zagonetku</translation>
    </message>
    <message>
        <source>Lift a card of the table besides those lifted</source>
        <translation>Podigni još jednu kartu sa stola uz već podignute</translation>
    </message>
    <message>
        <source>Lift a card; click where it goes to put it down</source>
        <translation>Podigni kartu; klik na cilj je spušta</translation>
    </message>
    <message>
        <source>Lift all cards from the one lifted last to this one</source>
        <translation>Podigni sve karte od zadnje podignute do ove</translation>
    </message>
    <message>
        <source>Lift the card, drop it, or press what has focus</source>
        <translation>Podigni kartu, spusti je, ili pritisni što je u fokusu</translation>
    </message>
    <message>
        <source>Lift what it goes over; begin beside the cards, or with Shift</source>
        <translation>Podigni sve preko čega prijeđe; počni pokraj karata ili uz Shift</translation>
    </message>
    <message>
        <source>Look back at that line of the last moves</source>
        <translation>Pogledaj unatrag na taj redak posljednjih poteza</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Pogledaj partiju unatrag</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Pogled unatrag</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Napravi ponovno</translation>
    </message>
    <message>
        <source>Move the card, when the hand is in the own order</source>
        <translation>Premjesti kartu kad ruka ima vlastiti poredak</translation>
    </message>
    <message>
        <source>Move the lifted cards; what does not fit glides home</source>
        <translation>Premjesti podignute karte; što ne odgovara, klizi natrag</translation>
    </message>
    <message>
        <source>Next bot’s turn, at the narrated pace</source>
        <translation>Sljedeći potez bota, pri tempu „S pričom”</translation>
    </message>
    <message>
        <source>On the report’s curve: go to a decision</source>
        <translation>Na krivulji izvješća: idi na odluku</translation>
    </message>
    <message>
        <source>One more, one less; points by five</source>
        <translation>Jedan više, jedan manje; bodovi po pet</translation>
    </message>
    <message>
        <source>Open a file with a game or a deal</source>
        <translation>Otvori datoteku s partijom ili dijeljenjem</translation>
    </message>
    <message>
        <source>Open or close a line’s sum</source>
        <translation>Otvori ili zatvori zbroj u retku</translation>
    </message>
    <message>
        <source>Open or close all cards, once the game is over</source>
        <translation>Otvori ili zatvori sve karte kad je partija gotova</translation>
    </message>
    <message>
        <source>Open or close the moves in a small window</source>
        <translation>Otvori ili zatvori poteze u malom prozoru</translation>
    </message>
    <message>
        <source>Open the family book</source>
        <translation>Otvori obiteljsku knjigu</translation>
    </message>
    <message>
        <source>Open the preferences</source>
        <translation>Otvori postavke</translation>
    </message>
    <message>
        <source>Open the score sheet, or moves and scores</source>
        <translation>Otvori list za bodove, ili poteze i bodove</translation>
    </message>
    <message>
        <source>Play a card that has one place to go; else lift all of its rank</source>
        <translation>Odigraj kartu koja ima jedno mjesto; inače podigni sve iste vrijednosti</translation>
    </message>
    <message>
        <source>Press the golden button: play what is lifted</source>
        <translation>Pritisni zlatni gumb: odigraj podignuto</translation>
    </message>
    <message>
        <source>Print a score sheet, or save it as a PDF</source>
        <translation>Ispiši list za bodove ili ga spremi kao PDF</translation>
    </message>
    <message>
        <source>Put everything lifted back</source>
        <translation>Vrati sve podignuto</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Izađi; partija se čuva</translation>
    </message>
    <message>
        <source>Read the rules; after a refusal, the one that is meant</source>
        <translation>Čitaj pravila; nakon odbijanja ono o kojem je riječ</translation>
    </message>
    <message>
        <source>Right click on a card laid out</source>
        <translation>Desni klik na složenu kartu</translation>
    </message>
    <message>
        <source>Right click, or hold a finger there</source>
        <translation>Desni klik ili prst zadržan ondje</translation>
    </message>
    <message>
        <source>Say why the move that is shown was made</source>
        <translation>Reci zašto je prikazani potez odigran</translation>
    </message>
    <message>
        <source>See the table from the next seat</source>
        <translation>Pogledaj stol sa sljedećeg mjesta</translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation>Postavi novu partiju</translation>
    </message>
    <message>
        <source>Several people</source>
        <translation>Više ljudi</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Shift+klik</translation>
    </message>
    <message>
        <source>Show every single move, or the last turns again</source>
        <translation>Pokaži svaki pojedini potez ili opet posljednje</translation>
    </message>
    <message>
        <source>Show good ways to lay a first meld, to choose from</source>
        <translation>Pokaži dobre načine prvog izlaganja, za odabir</translation>
    </message>
    <message>
        <source>Show its melds large, or small again</source>
        <translation>Pokaži njezine kombinacije velike ili opet male</translation>
    </message>
    <message>
        <source>Show the memory aid, or the moves again</source>
        <translation>Pokaži podsjetnik ili opet poteze</translation>
    </message>
    <message>
        <source>Show the version and the licences</source>
        <translation>Pokaži verziju i licencije</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Pokaži ove tipke</translation>
    </message>
    <message>
        <source>Show what may be done now, and why the rest may not</source>
        <translation>Pokaži što je sad moguće i zašto ostalo nije</translation>
    </message>
    <message>
        <source>Skip a step of a lesson</source>
        <translation>Preskočiti korak lekcije</translation>
    </message>
    <message>
        <source>Sort the hand by rank, or by suit</source>
        <translation>Poredaj ruku po vrijednosti ili po boji</translation>
    </message>
    <message>
        <source>Take it back into the hand</source>
        <translation>Vrati je u ruku</translation>
    </message>
    <message>
        <source>Take the last entry back</source>
        <translation>Vrati posljednji upis</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Vrati posljednji potez</translation>
    </message>
    <message>
        <source>Uncover the cards of the player who is named</source>
        <translation>Otkrij karte navedenog igrača</translation>
    </message>
    <message>
        <source>While others play: finish this turn</source>
        <translation>Dok drugi igraju: dovrši ovaj potez</translation>
    </message>
    <message>
        <source>While others play: pause, and go on</source>
        <translation>Dok drugi igraju: stanka i nastavak</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>Mišem ili prstom</translation>
    </message>
    <message>
        <source>Write down at once</source>
        <translation>Odmah zapiši</translation>
    </message>
    <message>
        <source>Write down other points: lines of your own</source>
        <translation>Zapiši druge bodove: vlastite retke</translation>
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
        <translation>Redak {number}</translation>
    </message>
    <message>
        <source>Line {number}, for</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Redak {number}, za</translation>
    </message>
    <message>
        <source>Line {number}, points</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Redak {number}, bodovi</translation>
    </message>
    <message>
        <source>Line {number}, word</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Redak {number}, riječ</translation>
    </message>
    <message>
        <source>Lines of your own beside those of the rules: your word, and points.</source>
        <translation>Vlastiti retci uz one iz pravila: riječ i bodovi.</translation>
    </message>
    <message>
        <source>One more line</source>
        <translation>Još jedan redak</translation>
    </message>
    <message>
        <source>Other points, {deal}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Drugi bodovi, {deal}</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Tvoja riječ</translation>
    </message>
</context>
<context>
    <name>_OpeningsPage</name>
    <message>
        <source>After the draw.</source>
        <translation>Nakon vučenja.</translation>
    </message>
    <message>
        <source>Each way, what it counts, and what stays in the hand.</source>
        <translation>Svaki način, koliko vrijedi i što ostaje u ruci.</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Složi {cards:acc}</translation>
    </message>
    <message>
        <source>Nothing stays in the hand.</source>
        <translation>U ruci ne ostaje ništa.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Ostaje</translation>
    </message>
    <message>
        <source>count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>vrijedi {points}</translation>
    </message>
    <message>
        <source>count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>vrijedi {points} od {need}</translation>
    </message>
    <message>
        <source>take the pile, count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>uzeti odlagalište, vrijedi {points}</translation>
    </message>
    <message>
        <source>take the pile, count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>uzeti odlagalište, vrijedi {points} od {need}</translation>
    </message>
</context>
<context>
    <name>_PhonesPage</name>
    <message>
        <source>A computer on a cable is fine, where it comes from the same router.</source>
        <translation>I računalo na kabelu je dobro, ako kabel dolazi iz istog usmjerivača.</translation>
    </message>
    <message>
        <source>Allow this program for private networks. Where that was refused by mistake, allow it in the settings of the firewall.</source>
        <translation>Dopusti ovaj program za privatne mreže. Ako je to zabunom odbijeno, dopusti ga u postavkama vatrozida.</translation>
    </message>
    <message>
        <source>An iPhone with another browser than Safari</source>
        <translation>iPhone s drugim preglednikom, a ne Safarijem</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one, in a new game or where the players are changed. This screen then calls one after the other: point the camera at the code, and tap what the phone offers.</source>
        <translation>Odaberi „Na mobitel” za svakoga tko ga ima, u novoj partiji ili gdje se mijenjaju igrači. Ovaj ekran tada zove jednog po jednog: usmjeri kameru prema kodu i dodirni što mobitel ponudi.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Kako počinje</translation>
    </message>
    <message>
        <source>It asks once whether the browser may find devices in the local network. Allow it. Where that was refused, it looks as if there were no network: open Settings, Privacy and Security, Local Network.</source>
        <translation>Jednom pita smije li preglednik pronalaziti uređaje na lokalnoj mreži. Dopusti. Ako je to odbijeno, izgleda kao da mreže nema: otvori Postavke, Privatnost i sigurnost, Lokalna mreža.</translation>
    </message>
    <message>
        <source>It says so of every page that comes from a computer at home. Go on; no password is asked for, and nothing leaves the house.</source>
        <translatorcomment>Of “It says so of every page that comes from a computer at home. Go on; nothing is typed there, and nothing leaves the house.”.</translatorcomment>
        <translation>To kaže za svaku stranicu koja dolazi s kućnog računala. Nastavi; lozinka se ne traži i ništa ne izlazi iz kuće.</translation>
    </message>
    <message>
        <source>No phone comes</source>
        <translation>Nema mobitela</translation>
    </message>
    <message>
        <source>Nothing is lost when a phone sleeps or rings. Every seat can come back to this screen at any time, in the middle of a turn, too.</source>
        <translation>Ništa se ne gubi kad mobitel spava ili zvoni. Svako se mjesto u svakom trenutku može vratiti na ovaj ekran, i usred poteza.</translation>
    </message>
    <message>
        <source>Phones or tablets with any browser, in the same Wi-Fi as this computer. No app, no account, no internet.</source>
        <translation>Mobiteli ili tableti s bilo kojim preglednikom, na istom Wi-Fiju kao ovo računalo. Bez aplikacije, bez računa, bez interneta.</translation>
    </message>
    <message>
        <source>The browser says “Not secure”</source>
        <translation>Preglednik kaže „Nije sigurno”</translation>
    </message>
    <message>
        <source>The computer asks about the network</source>
        <translation>Računalo pita za mrežu</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Somebody who is in the same Wi-Fi and has the skill to listen there can read cards and take over a seat. Nobody outside can, nobody learns anything about the computer, and no money or account is involved.</source>
        <translation>Veza nije šifrirana. Tko je na istom Wi-Fiju i zna ondje prisluškivati može čitati karte i preuzeti mjesto. Izvana to ne može nitko, nitko ne saznaje ništa o računalu, a novac i računi nisu u igri.</translation>
    </message>
    <message>
        <source>Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Koristi vlastiti Wi-Fi, ne mrežu za goste ili hotelsku.</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>Što treba</translation>
    </message>
    <message>
        <source>Where Windows takes the Wi-Fi for a public network, call it a private one in the settings of the network.</source>
        <translation>Ako Windows drži Wi-Fi javnom mrežom, u postavkama mreže označi ga kao privatnu.</translation>
    </message>
    <message>
        <source>Where a camera finds no code, type the address below it into the browser of the phone, and there the number.</source>
        <translation>Gdje kamera ne nađe kod, u preglednik mobitela upiši adresu ispod njega, a ondje broj.</translation>
    </message>
    <message>
        <source>Who could see the cards</source>
        <translation>Tko bi mogao vidjeti karte</translation>
    </message>
</context>
<context>
    <name>_PossiblePage</name>
    <message>
        <source>Not now</source>
        <translation>Sad ne</translation>
    </message>
    <message>
        <source>Show on the table: {move}</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Pokaži na stolu: {move}</translation>
    </message>
</context>
<context>
    <name>_SpokenOfButton</name>
    <message>
        <source>How sentences speak of this player</source>
        <translation>Kako rečenice govore o ovom igraču</translation>
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
        <translation>Partija započeta drugdje nastavlja se ovdje, ili netko dobiva prednost.</translation>
    </message>
    <message>
        <source>Number of the first deal here</source>
        <translation>Broj prvog dijeljenja ovdje</translation>
    </message>
</context>
</TS>
