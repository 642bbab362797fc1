<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Agreements</name>
    <message>
        <source>For practice, who plays alone may take back anything.</source>
        <translation>Wer allein spielt, darf zum Üben alles zurücknehmen.</translation>
    </message>
    <message>
        <source>Get into the foot first</source>
        <translation>Zuerst ins Fußblatt</translation>
    </message>
    <message>
        <source>Go out only when ahead in points</source>
        <translation>Schluss nur mit mehr Punkten</translation>
    </message>
    <message>
        <source>Go out only when all partners are in the foot</source>
        <translation>Schluss erst, wenn alle Partner im Fußblatt sind</translation>
    </message>
    <message>
        <source>Go out only when no meld of five or six is open</source>
        <translation>Kein Schluss bei offenen Meldungen aus 5 oder 6</translation>
    </message>
    <message>
        <source>Keep clean melds clean</source>
        <translation>Saubere Meldungen bleiben sauber</translation>
    </message>
    <message>
        <source>Keep wilds for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Wilde Karten für {pile:die wilde|den wilden|das wilde} {pile} sparen</translation>
    </message>
    <message>
        <source>Partners agreed: {agreements}.</source>
        <extracomment>{agreements}: what partners agreed, listed.</extracomment>
        <translation>Abgesprochen ist: {agreements}.</translation>
    </message>
    <message>
        <source>The table counts the unseen cards.</source>
        <translation>Der Tisch zählt die ungesehenen Karten.</translation>
    </message>
    <message>
        <source>The table shows the last discards.</source>
        <translation>Der Tisch zeigt die letzten Abwürfe.</translation>
    </message>
    <message>
        <source>clean melds stay clean</source>
        <translation>saubere Meldungen bleiben sauber</translation>
    </message>
    <message>
        <source>nobody goes out before all partners are in the foot</source>
        <translation>Schluss erst, wenn alle Partner im Fußblatt sind</translation>
    </message>
    <message>
        <source>nobody goes out while a meld of five or six is open</source>
        <translation>kein Schluss, solange eine Meldung aus fünf oder sechs offen ist</translation>
    </message>
    <message>
        <source>nobody goes out while the side is behind in points</source>
        <translation>kein Schluss, solange die Seite nach Punkten zurückliegt</translation>
    </message>
    <message>
        <source>the foot comes first</source>
        <translation>das Fußblatt geht vor</translation>
    </message>
    <message>
        <source>wilds are kept for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>wilde Karten sind für {pile:die wilde|den wilden|das wilde} {pile}</translation>
    </message>
</context>
<context>
    <name>AgreementsDialog</name>
    <message>
        <source>Agreed with partners</source>
        <translation>Absprachen</translation>
    </message>
    <message>
        <source>Bots keep what is agreed, and say so when it matters. A person is asked before breaking it.</source>
        <translation>Bots halten sich an Absprachen und sagen es, wenn es darauf ankommt. Ein Mensch wird gefragt, bevor er eine bricht.</translation>
    </message>
</context>
<context>
    <name>BanSentences</name>
    <message>
        <source>Cards that may not be discarded</source>
        <translation>Karten, die nicht abgeworfen werden</translation>
    </message>
    <message>
        <source>No {ranks} are discarded</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} werden nicht abgeworfen</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until every side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} erst abwerfen, wenn jede Seite {pile:eine solche|einen solchen|ein solches} {pile} hat</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until the own side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} erst abwerfen, wenn die eigene Seite {pile:eine solche|einen solchen|ein solches} {pile} hat</translation>
    </message>
    <message>
        <source>No {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} nicht als letzte Karte</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Which cards have to be kept or melded, and until when.</source>
        <translation>Welche Karten behalten oder gemeldet werden müssen, und bis wann.</translation>
    </message>
    <message>
        <source>every side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>jede Seite {pile:eine|einen|ein} {pile} hat</translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarded</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>no {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks} nicht als letzte Karte</translation>
    </message>
    <message>
        <source>no {ranks} ever</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks} nie</translation>
    </message>
    <message>
        <source>no {ranks} until every side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks} erst, wenn jede Seite {pile:eine|einen|ein} {pile} hat</translation>
    </message>
    <message>
        <source>no {ranks} until the own side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks} erst, wenn die eigene Seite {pile:eine|einen|ein} {pile} hat</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>not as last discard</source>
        <translation>nur nicht als letzte</translation>
    </message>
    <message>
        <source>your side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>die eigene Seite {pile:eine|einen|ein} {pile} hat</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded by a player without a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} darf nur abwerfen, wer {pile:eine solche|einen solchen|ein solches} {pile} hat.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every player has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} dürfen erst abgeworfen werden, wenn alle {pile:eine solche|einen solchen|ein solches} {pile} haben.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} dürfen erst abgeworfen werden, wenn jede Seite {pile:eine solche|einen solchen|ein solches} {pile} hat.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until the own side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} dürfen erst abgeworfen werden, wenn die eigene Seite {pile:eine solche|einen solchen|ein solches} {pile} hat.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} dürfen nicht abgeworfen werden.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} dürfen nicht die letzte abgeworfene Karte sein.</translation>
    </message>
</context>
<context>
    <name>BookFilters</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Games without bots</source>
        <translation>Spiele ohne Bots</translation>
    </message>
    <message>
        <source>People and bots</source>
        <translation>Menschen und Bots</translation>
    </message>
</context>
<context>
    <name>BotRunner</name>
    <message>
        <source>its process ended</source>
        <translation>sein Prozess wurde beendet</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>A simple move was made for {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Für {name} wurde ein einfacher Zug gemacht.</translation>
    </message>
</context>
<context>
    <name>BroughtForwardDialog</name>
    <message>
        <source>Go on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Totals and deals go on from here.</source>
        <translation>Punkte und Runden gehen von hier weiter.</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>AKQJ</source>
        <comment>on ace, king, queen, jack: AKQJ, ARDV, AKDB, AKDJ or AKDZ</comment>
        <translation>AKDB</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>By rank</source>
        <translation>Nach Werten</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farben</translation>
    </message>
    <message>
        <source>By the language: {letters}</source>
        <extracomment>{letters}: the letters on ace, king, queen and jack.</extracomment>
        <translation>Nach der Sprache: {letters}</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kartenbilder</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>cards</comment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Zeichen</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>cards</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordnung der Hand</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Eigene Ordnung</translation>
    </message>
    <message>
        <source>Quilt</source>
        <translation>Steppmuster</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Suits in Raub</source>
        <translation>Farben bei Raub</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
</context>
<context>
    <name>CareerDetails</name>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>No game was won so far.</source>
        <translation>Bisher wurde kein Spiel gewonnen.</translation>
    </message>
    <message>
        <source>No two games were won in a row so far.</source>
        <translation>Bisher wurden keine zwei Spiele nacheinander gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won, more than ever in a row.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Das letzte Spiel ist gewonnen, mehr als je zuvor nacheinander.</numerusform>
            <numerusform>Die letzten {number} Spiele sind gewonnen, mehr als je zuvor nacheinander.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won; the longest streak is {most}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Das letzte Spiel ist gewonnen; die längste Serie ist {most}.</numerusform>
            <numerusform>Die letzten {number} Spiele sind gewonnen; die längste Serie ist {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak is {number} game(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Die längste Siegesserie ist ein Spiel.</numerusform>
            <numerusform>Die längste Siegesserie sind {number} Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: not won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: nicht gewonnen</translation>
    </message>
    <message>
        <source>{day}: won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>{wins} of the last {number} game(s) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>letztes Spiel: {wins} gewonnen</numerusform>
            <numerusform>{wins} der letzten {number} Spiele gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
        <source>--blank needs --game: {choices}</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>--blank braucht --game: {choices}</translation>
    </message>
    <message>
        <source>--blank takes no file, but {file} was named</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>--blank nimmt keine Datei, {file} wurde aber genannt</translation>
    </message>
    <message>
        <source>--date takes a day as in 2026-11-21, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--date nimmt einen Tag wie 2026-11-21, nicht {value}</translation>
    </message>
    <message>
        <source>--move takes a number of moves, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--move nimmt eine Zahl von Zügen, nicht {value}</translation>
    </message>
    <message>
        <source>--named needs a file of house rules, --rules</source>
        <translation>--named braucht eine Datei mit Hausregeln, --rules</translation>
    </message>
    <message numerus="yes">
        <source>--names has {number} name(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--names hat {number} Namen, aber es spielen {need}</numerusform>
            <numerusform>--names hat {number} Namen, aber es spielen {need}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats names {number} bot(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--seats nennt {number} Bot, aber es spielen {need}</numerusform>
            <numerusform>--seats nennt {number} Bots, aber es spielen {need}</numerusform>
        </translation>
    </message>
    <message>
        <source>--size takes pixels as in 1920x1080, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--size nimmt Pixel wie 1920x1080, nicht {value}</translation>
    </message>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy. Without a command the table opens.</source>
        <translation>Ein Kartentisch für Hand and Foot, Raub und Manipulations-Rommé. Ohne Befehl öffnet sich der Tisch.</translation>
    </message>
    <message>
        <source>A4 or letter (default: A4)</source>
        <translation>A4 oder letter (sonst: A4)</translation>
    </message>
    <message>
        <source>Check a saved game move by move and print it in words.</source>
        <translation>Ein gespeichertes Spiel Zug für Zug prüfen und in Worten ausgeben.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is false.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Der Rundencode {code} von Zug {number} ist falsch.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is true.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Der Rundencode {code} von Zug {number} stimmt.</translation>
    </message>
    <message>
        <source>Deal {number} is not over.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Runde {number} ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>Draw any position of a saved game as a picture, without a screen.</source>
        <translation>Jede Stellung eines gespeicherten Spiels als Bild zeichnen, ohne Bildschirm.</translation>
    </message>
    <message>
        <source>Let bots play each other and print how they did.</source>
        <translation>Bots gegeneinander spielen lassen und ausgeben, wie sie waren.</translation>
    </message>
    <message>
        <source>Move {number} is not allowed: {reason} ({name}: {move})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {reason}: why something cannot be. {name}: the player, or the players of a side. {move}: a move, as “draw two cards”.</extracomment>
        <translation>Zug {number} ist nicht erlaubt: {reason} ({name}: {move})</translation>
    </message>
    <message>
        <source>No deal is over.</source>
        <translation>Keine Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Kein Spiel ging zu Ende.</translation>
    </message>
    <message>
        <source>On Windows and macOS the installer puts the program into the menu.</source>
        <translation>Unter Windows und macOS bringt das Installationsprogramm das Programm ins Menü.</translation>
    </message>
    <message>
        <source>Side {number}: {names}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>Seite {number}: {names}</translation>
    </message>
    <message>
        <source>The deal code {code} is false: the cards of move {number} are not those it was shown for.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Der Rundencode {code} ist falsch: Die Karten von Zug {number} sind nicht die, für die er gezeigt wurde.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code, though one before it has: it was taken out of the file.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Die Runde von Zug {number} hat keinen Code, eine frühere aber schon: Er wurde aus der Datei entfernt.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Die Runde von Zug {number} hat keinen Code.</translation>
    </message>
    <message>
        <source>The file {file} holds the score of a game with real cards, which has no moves.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Die Datei {file} enthält die Punkte eines Spiels mit echten Karten, in dem keine Züge stehen.</translation>
    </message>
    <message>
        <source>The file&apos;s check differs from the replay: {field} is {old} in the file and {new} in the replay.</source>
        <extracomment>{field}: the label of a field. {old}: what a rule said before, as “two cards”. {new}: what a rule says now, as “two cards”.</extracomment>
        <translation>Die Prüfung der Datei weicht vom Nachspielen ab: {field} ist {old} in der Datei und {new} beim Nachspielen.</translation>
    </message>
    <message>
        <source>The files for the menu are missing: install the program with pip.</source>
        <translation>Die Dateien für das Menü fehlen: Installieren Sie das Programm mit pip.</translation>
    </message>
    <message>
        <source>The menu of your desktop has the program already.</source>
        <translation>Das Menü Ihres Desktops hat das Programm schon.</translation>
    </message>
    <message>
        <source>The program is in the menu of your desktop now.</source>
        <translation>Das Programm ist jetzt im Menü Ihres Desktops.</translation>
    </message>
    <message>
        <source>The program is no longer in the menu of your desktop.</source>
        <translation>Das Programm ist nicht mehr im Menü Ihres Desktops.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of {game}.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Zu den Runden von {game} gibt es keine Berichte.</translation>
    </message>
    <message>
        <source>Write a score sheet as a PDF, filled from a saved game or blank.</source>
        <translation>Ein Punkteblatt als PDF schreiben, aus einem gespeicherten Spiel oder leer.</translation>
    </message>
    <message>
        <source>a blank sheet of one page, not room for a whole game</source>
        <translation>ein leeres Blatt mit einer Seite, ohne Platz für ein ganzes Spiel</translation>
    </message>
    <message>
        <source>a name over the date</source>
        <translation>ein Name über dem Datum</translation>
    </message>
    <message>
        <source>a picture has 640x480 to 7680x4320 pixels, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>ein Bild hat 640x480 bis 7680x4320 Pixel, nicht {value}</translation>
    </message>
    <message>
        <source>a picture is a PNG file: call it {file}</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>ein Bild ist eine PNG-Datei: {file} als Name passt</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>ein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>a saved game, finished or not</source>
        <translation>ein gespeichertes Spiel, beendet oder nicht</translation>
    </message>
    <message>
        <source>a saved game, finished or not, or a saved deal</source>
        <translation>ein gespeichertes Spiel, fertig oder nicht, oder eine gespeicherte Runde</translation>
    </message>
    <message>
        <source>a sheet to write on instead</source>
        <translation>stattdessen ein Blatt zum Ausfüllen</translation>
    </message>
    <message>
        <source>after so many moves, as replay numbers them (default: all of them)</source>
        <translation>nach so vielen Zügen, wie replay sie zählt (sonst: nach allen)</translation>
    </message>
    <message>
        <source>alone, pairs or teams (default: the usual for so many)</source>
        <translation>allein, Paare oder Teams (sonst: wie bei so vielen üblich)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s könnte %(matches)s sein</translation>
    </message>
    <message>
        <source>any cards</source>
        <translation>beliebige Karten</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as in 2026-11-21 (default: that of the game)</source>
        <translation>wie in 2026-11-21 (sonst: das des Spiels)</translation>
    </message>
    <message>
        <source>before the first</source>
        <translation>vor dem ersten</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>bots in playing order, as in steady,easy,steady,easy (default: all steady); their levels, the weakest first: {levels}</source>
        <extracomment>{levels}: levels of bots, as they are typed.</extracomment>
        <translation>Bots in Spielfolge, wie in steady,easy,steady,easy (sonst: alle steady); ihre Stufen, die schwächste zuerst: {levels}</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>each of these plays each other, paired, and all get a rating; a bot of your own is named module:Class, here and in --seats</source>
        <translation>jeder von ihnen spielt gegen jeden, paarweise, und alle werden eingestuft; ein eigener Bot heißt module:Class, hier und bei --seats</translation>
    </message>
    <message>
        <source>end when it is sure whether the first bot wins more or less than this share (default: than equal bots would)</source>
        <translation>aufhören, sobald sicher ist, ob der erste Bot mehr oder weniger als diesen Anteil gewinnt (sonst: als gleich starke Bots)</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens ein Argument erwartet</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Argument erwartet</translation>
    </message>
    <message>
        <source>fair %</source>
        <translation>fair %</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>games to play, with --bots for every two of them (default: 20)</source>
        <translation>Zahl der Spiele, mit --bots für je zwei von ihnen (sonst: 20)</translation>
    </message>
    <message>
        <source>house rules instead</source>
        <translation>stattdessen Hausregeln</translation>
    </message>
    <message>
        <source>house rules instead, as the program or a list has them</source>
        <translation>stattdessen Hausregeln, wie sie das Programm oder eine Liste hat</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert für %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ungültige Auswahl: %(value)r (möglich sind %(choices)s)</translation>
    </message>
    <message>
        <source>keep results in this file, and go on from those that it holds</source>
        <translation>Ergebnisse in dieser Datei behalten und mit denen weitermachen, die schon darin stehen</translation>
    </message>
    <message>
        <source>knock</source>
        <comment>end of deals</comment>
        <translation>geklopft</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>Großdruck</translation>
    </message>
    <message>
        <source>let the Dask cluster play whose scheduler is there</source>
        <translation>den Dask-Cluster spielen lassen, dessen Scheduler dort ist</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>Punkte im Mittel</translation>
    </message>
    <message>
        <source>ms median</source>
        <translation>ms Median</translation>
    </message>
    <message>
        <source>ms p95</source>
        <translation>ms p95</translation>
    </message>
    <message>
        <source>name a saved game, or ask for a sheet to write on with --blank</source>
        <translation>ein gespeichertes Spiel nennen, oder mit --blank ein Blatt zum Ausfüllen verlangen</translation>
    </message>
    <message>
        <source>none is stronger</source>
        <translation>keiner ist stärker</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht erlaubt zusammen mit %s</translation>
    </message>
    <message>
        <source>of the usual work on a report; less is quicker and less exact (default: 1)</source>
        <translation>der üblichen Arbeit an einem Bericht; weniger geht schneller und ist ungenauer (sonst: 1)</translation>
    </message>
    <message>
        <source>open one more window where one is open already</source>
        <translation>noch ein Fenster öffnen, wo schon eines offen ist</translation>
    </message>
    <message>
        <source>open the game, deal or house rules in FILE, as FILE alone does, too</source>
        <translation>Spiel, Runde oder Hausregeln in FILE öffnen; FILE allein genügt auch</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>out</source>
        <comment>end of deals</comment>
        <translation>Schluss gemacht</translation>
    </message>
    <message>
        <source>passed on</source>
        <comment>end of deals</comment>
        <translation>weitergegeben</translation>
    </message>
    <message>
        <source>pixels across and down (default: {value})</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>Pixel quer und hoch (sonst: {value})</translation>
    </message>
    <message>
        <source>play</source>
        <comment>noun</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>play the same cards again with the seats swapped, in every way that differs</source>
        <translation>dieselben Karten mit getauschten Plätzen noch einmal spielen, auf jede mögliche Art</translation>
    </message>
    <message>
        <source>players (default: the preset&apos;s usual)</source>
        <translation>Spieler (sonst: wie bei den Regeln üblich)</translation>
    </message>
    <message>
        <source>players of a blank sheet in playing order, with commas</source>
        <translation>Spieler eines leeren Blatts in Spielfolge, mit Kommas</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente nach ihrer Stellung</translation>
    </message>
    <message>
        <source>print one JSON object instead</source>
        <translation>stattdessen ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>processes that play (default: 1)</source>
        <translation>Prozesse, die spielen (sonst: 1)</translation>
    </message>
    <message>
        <source>put the program into the menu of your desktop</source>
        <translation>das Programm ins Menü Ihres Desktops aufnehmen</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>rules by name (default: the first)</source>
        <translation>Regeln nach ihrem Namen (sonst: die ersten)</translation>
    </message>
    <message>
        <source>same number, same games (default: 1)</source>
        <translation>gleiche Zahl, gleiche Spiele (sonst: 1)</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>die Version des Programms zeigen und enden</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und enden</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>end of deals</comment>
        <translation>Talon leer</translation>
    </message>
    <message>
        <source>such a sheet does not fit on one page</source>
        <translation>so ein Blatt passt nicht auf eine Seite</translation>
    </message>
    <message>
        <source>take it out of that menu again</source>
        <translation>es wieder aus diesem Menü nehmen</translation>
    </message>
    <message>
        <source>tell luck from play in this deal, or in every deal that is over (20 seconds each)</source>
        <translation>in dieser Runde, oder in jeder beendeten, Glück und Spielweise trennen (20 Sekunden für jede)</translation>
    </message>
    <message>
        <source>tell what the same moves come to by these house rules, not by its own</source>
        <translation>sagen, was dieselben Züge nach diesen Hausregeln ergeben, nicht nach den eigenen</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>die Datei, die geschrieben wird</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>der Ordner {folder} lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {reason}</source>
        <extracomment>{folder}: the name of a folder. {reason}: why something cannot be.</extracomment>
        <translation>der Ordner {folder} lässt sich nicht anlegen: {reason}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>the house rules in {file} are for another table</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>die Hausregeln in {file} sind für eine andere Runde</translation>
    </message>
    <message>
        <source>the house rules in {file} are for {game}</source>
        <extracomment>{file}: the name of a file. {game}: the title of a game.</extracomment>
        <translation>die Hausregeln in {file} sind für {game}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tisch</translation>
    </message>
    <message>
        <source>there is no bot {value}; choose from {choices}, or name module:Class</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>einen Bot {value} gibt es nicht; möglich sind {choices} oder ein eigener als module:Class</translation>
    </message>
    <message>
        <source>there is no game {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>ein Spiel {value} gibt es nicht; möglich sind {choices}</translation>
    </message>
    <message>
        <source>there is no game {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>ein Spiel {value} gibt es nicht; war {choices} gemeint?</translation>
    </message>
    <message numerus="yes">
        <source>there is no move {value}; the game has {number} move(s)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>einen Zug {value} gibt es nicht; das Spiel hat {number} Zug</numerusform>
            <numerusform>einen Zug {value} gibt es nicht; das Spiel hat {number} Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no paper {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>ein Papier {value} gibt es nicht; möglich sind {choices}</translation>
    </message>
    <message>
        <source>there is no player {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{value} spielt nicht mit; möglich sind {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>Regeln {value} gibt es nicht; möglich sind {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>Regeln {value} gibt es nicht; war {choices} gemeint?</translation>
    </message>
    <message>
        <source>there is no theme {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>einen Farbstil {value} gibt es nicht; möglich sind {choices}</translation>
    </message>
    <message>
        <source>these cards</source>
        <translation>diese Karten</translation>
    </message>
    <message>
        <source>thrown in</source>
        <comment>end of deals</comment>
        <translation>zusammengeworfen</translation>
    </message>
    <message>
        <source>time per move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>end of deals</comment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>turns in a deal</source>
        <translation>Züge je Runde</translation>
    </message>
    <message>
        <source>two blank sheets side by side, where they fit</source>
        <translation>zwei leere Blätter nebeneinander, wo sie passen</translation>
    </message>
    <message>
        <source>two such sheets do not fit on a page</source>
        <translation>zwei solche Blätter passen nicht auf eine Seite</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>what a bot has for each move (default: %(default)s)</source>
        <translation>was ein Bot für jeden Zug hat (sonst: %(default)s)</translation>
    </message>
    <message>
        <source>what commands answer in: en, de, fr, hr, cs, sr_Latn, sr_Cyrl</source>
        <translation>worin Befehle antworten: en, de, fr, hr, cs, sr_Latn, sr_Cyrl</translation>
    </message>
    <message>
        <source>what this player sees, by name or number (default: the only person, or all hands once the deal is over)</source>
        <translation>was dieser Spieler sieht, nach Name oder Nummer (sonst: der einzige Mensch, oder alle Karten, wenn die Runde vorbei ist)</translation>
    </message>
    <message>
        <source>where it is played</source>
        <translation>wo gespielt wird</translation>
    </message>
    <message>
        <source>which rule set in FILE, where there are several</source>
        <translation>welche Regeln in FILE, wo es mehrere sind</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>games</comment>
        <translation>Siege</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>Siege %</translation>
    </message>
    <message>
        <source>write every game to this folder</source>
        <translation>jedes Spiel in diesen Ordner schreiben</translation>
    </message>
    <message numerus="yes">
        <source>{bot} against {bots}: {share} % ({least} to {most}) of {number} game(s)</source>
        <extracomment>{bot}: what a bot is called by its level, as “Strong bot”. {bots}: bots by their levels, listed. {share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{bot} gegen {bots}: {share} % ({least} bis {most}) von {number} Spiel</numerusform>
            <numerusform>{bot} gegen {bots}: {share} % ({least} bis {most}) von {number} Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>{choices} (default: as in the preferences)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (sonst: wie in den Einstellungen)</translation>
    </message>
    <message>
        <source>{choices} (with --blank)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (mit --blank)</translation>
    </message>
    <message numerus="yes">
        <source>{deal}, played {number} time(s) by bots:</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{deal:^}, ein Mal von Bots gespielt:</numerusform>
            <numerusform>{deal:^}, {number} Mal von Bots gespielt:</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{done} von {total}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), at most {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} von {total} Spiel, noch höchstens {time}</numerusform>
            <numerusform>{done} von {total} Spielen, noch höchstens {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} von {total} Spiel, noch {time}</numerusform>
            <numerusform>{done} von {total} Spielen, noch {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} gibt es schon; ein anderer Ordner ist nötig</translation>
    </message>
    <message>
        <source>{file} has no rules {value}; choose from {choices}</source>
        <extracomment>{file}: the name of a file. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} hat keine Regeln {value}; zur Wahl stehen {choices}</translation>
    </message>
    <message>
        <source>{file} holds several rule sets; choose by --named: {choices}</source>
        <extracomment>{file}: the name of a file. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} enthält mehrere Regeln; mit --named wählen: {choices}</translation>
    </message>
    <message>
        <source>{file} is a folder and no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ist ein Ordner und keine Ergebnisdatei</translation>
    </message>
    <message>
        <source>{file} is damaged in line {number}; it was left as it is</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{file} ist in Zeile {number} beschädigt und wurde gelassen, wie es war</translation>
    </message>
    <message>
        <source>{file} is in use by another match</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} wird gerade von einem anderen match benutzt</translation>
    </message>
    <message>
        <source>{file} is no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ist keine Ergebnisdatei</translation>
    </message>
    <message>
        <source>{file} is of a match with another {field}</source>
        <extracomment>{file}: the name of a file. {field}: the label of a field.</extracomment>
        <translation>{file} ist von einem anderen match: anders ist {field}</translation>
    </message>
    <message>
        <source>{file} is of a newer version of this program</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ist von einer neueren Version dieses Programms</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {number} byte(s)</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{file}: {number} Byte</numerusform>
            <numerusform>{file}: {number} Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is no folder that can be written to</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>{folder} ist kein Ordner, in den geschrieben werden kann</translation>
    </message>
    <message>
        <source>{game}, own rules: {names}</source>
        <extracomment>{game}: the title of a game. {names}: several players, listed.</extracomment>
        <translation>{game}, eigene Regeln: {names}</translation>
    </message>
    <message>
        <source>{game}, {preset}, with changed rules: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation>{game}, {preset}, mit geänderten Regeln: {names}</translation>
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
            <numerusform>{game}, {rules}, {number} Spieler, {value}, seed {n}</numerusform>
            <numerusform>{game}, {rules}, {number} Spieler, {value}, seed {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}, paired</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} Spieler, {value}, seed {n}, gepaart</numerusform>
            <numerusform>{game}, {rules}, {number} Spieler, {value}, seed {n}, gepaart</numerusform>
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
        <translation>{number} (im Mittel)</translation>
    </message>
    <message>
        <source>{number} do not play {preset} as {value}; choose from {choices}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{number} spielen {preset} nicht als {value}; möglich sind {choices}</translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} Zug, beendet.</numerusform>
            <numerusform>{number} Züge, beendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), not finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} Zug, nicht beendet.</numerusform>
            <numerusform>{number} Züge, nicht beendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms (median), {most} ms (p95)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{number} ms (Median), {most} ms (p95)</translation>
    </message>
    <message>
        <source>{option} is for a blank sheet; {file} says by itself how it is played</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {file}: the name of a file.</extracomment>
        <translation>{option} ist für ein leeres Blatt; {file} sagt selbst, wie gespielt wird</translation>
    </message>
    <message>
        <source>{option} is for blank sheets</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} ist für leere Blätter</translation>
    </message>
    <message>
        <source>{option} is said by the house rules in --rules</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} steht in den Hausregeln von --rules</translation>
    </message>
    <message>
        <source>{option} takes a number between 0 and {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} nimmt eine Zahl zwischen 0 und {most}, nicht {value}</translation>
    </message>
    <message>
        <source>{option} takes a number from {least} to {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} nimmt eine Zahl von {least} bis {most}, nicht {value}</translation>
    </message>
    <message>
        <source>{option} takes two or more different bots</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} nimmt zwei oder mehr verschiedene Bots</translation>
    </message>
    <message>
        <source>{preset} is not played by {value}; choose from {choices}</source>
        <extracomment>{preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{preset} wird nicht von {value} gespielt; möglich sind {choices}</translation>
    </message>
    <message>
        <source>{share} ({least} to {most})</source>
        <extracomment>{share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{share} ({least} bis {most})</translation>
    </message>
    <message>
        <source>{text} (sequential test by betting, 5 %)</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} (sequentieller Test durch Wetten, 5 %)</translation>
    </message>
    <message>
        <source>{text}, less than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, weniger als {number} %</translation>
    </message>
    <message>
        <source>{text}, more than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, mehr als {number} %</translation>
    </message>
    <message>
        <source>{text}, not decided against {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, gegen {number} % nicht entschieden</translation>
    </message>
    <message>
        <source>{value} {number} ({share} %)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are. {share}: how much of the work is done, in per cent.</extracomment>
        <translation>{value} {number} ({share} %)</translation>
    </message>
    <message>
        <source>“{rules}” says “{sentence}”, which is not played here</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {sentence}: a sentence of a family about its rules.</extracomment>
        <translation>„{rules}“ sagt: „{sentence}“ Das wird hier nicht gespielt</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>* as written down at the table</source>
        <translation>* wie am Tisch eingetragen</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>About Hand and Foot</source>
        <translation>Über Hand and Foot</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>Also with us</source>
        <translation>Außerdem bei uns</translation>
    </message>
    <message>
        <source>As in the classic game.</source>
        <translation>Wie im klassischen Spiel.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>As {base}</source>
        <extracomment>{base}: the title of the rules from which others are made.</extracomment>
        <translation>Wie {base}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>put back</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Karten und Geben</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Spieler wechseln</translation>
    </message>
    <message>
        <source>Check the deal</source>
        <translation>Runde prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>noun</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>verb</comment>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Deal report</source>
        <translation>Rundenbericht</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Deal these cards again in a new game</source>
        <translation>Diese Karten in einem neuen Spiel noch einmal geben</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Each trick</source>
        <translation>Jeder Stich</translation>
    </message>
    <message>
        <source>End</source>
        <comment>noun</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV ausgeben</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln ausgeben</translation>
    </message>
    <message>
        <source>Family book</source>
        <translation>Familienbuch</translation>
    </message>
    <message>
        <source>First melds</source>
        <translation>Erste Meldungen</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Fünf Spieler</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Vier Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Schluss machen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <comment>program</comment>
        <translation>Hand and Foot</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>Wie lang ist ein Spiel?</translation>
    </message>
    <message>
        <source>How many sit at the table?</source>
        <translation>Wie viele sitzen am Tisch?</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln einlesen</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Punkte schreiben</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>print</comment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave the demo</source>
        <translation>Vorführung verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Rätsel verlassen</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>Übrig auf der Hand</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Gedächtnishilfe</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Maus und Tasten</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation>Name der Hausregeln</translation>
    </message>
    <message>
        <source>Name, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Name, {place}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>print</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Only the total</source>
        <translation>Nur die Summe</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Menü öffnen</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Andere Punkte</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>{page}: the number of a page. {pages}: how many pages there are.</extracomment>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>verb</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation>Punkteblatt drucken</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>Druckgröße</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>Save this deal in a file</source>
        <translation>Diese Runde in einer Datei speichern</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punkteblatt</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Season page</source>
        <translation>Saisonblatt</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show rule card</source>
        <translation>Regelblatt zeigen</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Sechs Spieler</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>noun</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>verb</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Die Karten werden gegeben.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Das Spiel bisher</translation>
    </message>
    <message>
        <source>The lot decides who deals first.</source>
        <translation>Das Los entscheidet, wer zuerst gibt.</translation>
    </message>
    <message>
        <source>The move is being thought over.</source>
        <translation>Der Zug wird überlegt.</translation>
    </message>
    <message>
        <source>The program does not know these rules; nor do the bots.</source>
        <translation>Das Programm kennt diese Regeln nicht; die Bots auch nicht.</translation>
    </message>
    <message>
        <source>The report is copied and can be pasted into a letter.</source>
        <translation>Der Bericht ist kopiert und kann in einen Brief eingefügt werden.</translation>
    </message>
    <message>
        <source>The stock ran out.</source>
        <translation>Der Talon ging zu Ende.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Drei Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Tricks owed</source>
        <translation>Geschuldete Stiche</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Gewonnene Stiche</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Villains</source>
        <translation>Schurken</translation>
    </message>
    <message>
        <source>Watch a demo</source>
        <translation>Vorführung ansehen</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Schluss</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>und {count} mehr</translation>
    </message>
    <message>
        <source>any</source>
        <comment>points</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>noun</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>jeder allein</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>laid aside</source>
        <translation>weggelegt</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:acc} legen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>side {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>when the hand is empty</source>
        <translation>wenn die Hand leer ist</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{dealer} deals, {first} plays first.</source>
        <extracomment>{dealer}: the player who deals. {first}: the first of two or more that are named together.</extracomment>
        <translation>{dealer} gibt, {first} beginnt.</translation>
    </message>
    <message>
        <source>{dealer} deals.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>{dealer} gibt.</translation>
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
        <translation>{name} {name:bekam|bekam|bekam|bekamen} {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist am Zug.</translation>
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
        <translation>Am {day} haben alle diese Karten; was später kommt, bleibt dem Zufall überlassen.</translation>
    </message>
    <message>
        <source>It is kept as it is, and can be continued from the start page.</source>
        <translation>Es bleibt, wie es ist, und kann von der Startseite aus weitergespielt werden.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Spiel verlassen</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Dieses Spiel verlassen?</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Ohne Speichern verlassen?</translation>
    </message>
    <message>
        <source>What was not saved would be lost.</source>
        <translation>Was nicht gespeichert ist, wäre verloren.</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>A question from {name} to</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Eine Frage von {name} an</translation>
    </message>
    <message>
        <source>My cards on a phone</source>
        <translation>Meine Karten aufs Handy</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>Der Bildschirm geht an</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Spiel anhalten</translation>
    </message>
    <message>
        <source>Show {name}’s cards</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Karten von {name} zeigen</translation>
    </message>
    <message>
        <source>The cards stay covered until the button is pressed.</source>
        <translation>Die Karten bleiben verdeckt, bis der Knopf gedrückt wird.</translation>
    </message>
    <message>
        <source>To be seen only by</source>
        <translation>Nur zu sehen für</translation>
    </message>
</context>
<context>
    <name>CrashReports</name>
    <message>
        <source>Something went wrong in the program; the game is not saved yet.</source>
        <translation>Im Programm ist etwas schiefgegangen; das Spiel ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; what was played is kept.</source>
        <translation>Im Programm ist etwas schiefgegangen; was gespielt wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The program ended in a fault last time; what was saved is kept.</source>
        <translation>Das Programm endete letztes Mal mit einem Fehler; was gespeichert wurde, ist noch da.</translation>
    </message>
</context>
<context>
    <name>DealAgainDialog</name>
    <message>
        <source>Deal these cards again</source>
        <translation>Diese Karten noch einmal geben</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Dieselben Karten, einen Platz weiter</numerusform>
            <numerusform>Dieselben Karten, {number} Plätze weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards, partners swapped</source>
        <translation>Dieselben Karten, Partner getauscht</translation>
    </message>
    <message>
        <source>Same cards, same seats</source>
        <translation>Dieselben Karten, dieselben Plätze</translation>
    </message>
    <message>
        <source>Same cards, sides swapped</source>
        <translation>Dieselben Karten, Seiten getauscht</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, sides swapped, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Dieselben Karten, Seiten getauscht, einen Platz weiter</numerusform>
            <numerusform>Dieselben Karten, Seiten getauscht, {number} Plätze weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>The score begins anew, as the rules say for a first deal.</source>
        <translation>Die Punkte beginnen neu, wie die Regeln es für eine erste Runde sagen.</translation>
    </message>
    <message>
        <source>Who gets the cards</source>
        <translation>Wer die Karten bekommt</translation>
    </message>
    <message>
        <source>{deal} of {game}, {rules}, becomes the first deal of a new game.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {game}: the title of a game. {rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>{deal:^} von {game}, {rules}, wird die erste Runde eines neuen Spiels.</translation>
    </message>
    <message>
        <source>{name} plays the same cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} spielt dieselben Karten.</translation>
    </message>
    <message>
        <source>{name} plays what {owner} had.</source>
        <extracomment>{name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>{name} spielt, was {owner} hatte.</translation>
    </message>
</context>
<context>
    <name>DealerButton</name>
    <message>
        <source>By lot</source>
        <translation>Durch Los</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>durch Los</translation>
    </message>
</context>
<context>
    <name>DealsTable</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Another program has taken the address of before: every phone scans its code anew.</source>
        <translation>Ein anderes Programm hat die Adresse von früher: Jedes Handy scannt seinen Code neu.</translation>
    </message>
    <message>
        <source>The address of this computer has changed: every phone scans its code anew.</source>
        <translation>Die Adresse dieses Computers hat sich geändert: Jedes Handy scannt seinen Code neu.</translation>
    </message>
    <message>
        <source>The codes are good until the program is closed. {fault}</source>
        <extracomment>{fault}: what is wrong with a file, as a sentence.</extracomment>
        <translation>Die Codes gelten, bis das Programm geschlossen wird. {fault}</translation>
    </message>
    <message>
        <source>The system lets no phone reach this program ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Das System lässt kein Handy zu diesem Programm ({reason}).</translation>
    </message>
    <message>
        <source>This computer is in no network: connect it to the Wi-Fi that the phones are in.</source>
        <translation>Dieser Computer ist in keinem Netz: Er gehört in das WLAN, in dem die Handys sind.</translation>
    </message>
</context>
<context>
    <name>EntryGrid</name>
    <message>
        <source>Add</source>
        <comment>a line of other points</comment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Enter sum</source>
        <translation>Nur Summe</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{cards}, {points} each</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards}, je {points}</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before anybody sees a card, the cards are mixed, and a code is made from their order and a secret number. Once the deal is over both are shown: if they give the same code again, nobody has moved a card since.</source>
        <translation>Bevor jemand eine Karte sieht, werden die Karten gemischt, und aus ihrer Folge und einer geheimen Zahl entsteht ein Code. Nach der Runde werden beide gezeigt: Ergeben sie wieder denselben Code, hat seither niemand eine Karte bewegt.</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Code {code}</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Rundencode {code}</translation>
    </message>
    <message>
        <source>No deal of this game has a code: they were dealt without, or the codes were taken out of the file.</source>
        <translation>Keine Runde dieses Spiels hat einen Code: Sie wurden ohne gegeben, oder die Codes wurden aus der Datei entfernt.</translation>
    </message>
    <message>
        <source>The cards are mixed.</source>
        <translation>Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>The code is false: it stands for no deal of this game.</source>
        <translation>Der Code ist falsch: Er steht für keine Runde dieses Spiels.</translation>
    </message>
    <message>
        <source>The code is false: these are not the cards as they were mixed.</source>
        <translation>Der Code ist falsch: Dies sind nicht die Karten, wie sie gemischt wurden.</translation>
    </message>
    <message>
        <source>The code is true: the cards lay as they were mixed.</source>
        <translation>Der Code stimmt: Die Karten lagen, wie sie gemischt wurden.</translation>
    </message>
    <message>
        <source>{deals}: dealt without a code, or it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^}: ohne Code gegeben, oder er wurde aus der Datei entfernt.</translation>
    </message>
    <message>
        <source>{deals}: the deal code is missing, so it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^}: Der Rundencode fehlt, also wurde er aus der Datei entfernt.</translation>
    </message>
    <message>
        <source>{deal}: the deal code is false, so cards were changed.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}: Der Rundencode ist falsch, also wurden Karten ausgetauscht.</translation>
    </message>
</context>
<context>
    <name>FamilyBook</name>
    <message>
        <source>Another window is writing in the family book, so it is not kept up just now.</source>
        <translation>Ein anderes Fenster schreibt ins Familienbuch, es wird hier gerade nicht weitergeführt.</translation>
    </message>
    <message>
        <source>As written down at the table</source>
        <translation>Wie am Tisch eingetragen</translation>
    </message>
    <message>
        <source>Begun elsewhere</source>
        <translation>Anderswo begonnen</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Pro Runde</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Pro Spiel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Real cards</source>
        <translation>Echte Karten</translation>
    </message>
    <message>
        <source>The disk is full, so the family book is not kept up just now.</source>
        <translation>Der Datenträger ist voll, das Familienbuch wird gerade nicht weitergeführt.</translation>
    </message>
    <message>
        <source>The family book is not kept up just now.</source>
        <translation>Das Familienbuch wird gerade nicht weitergeführt.</translation>
    </message>
    <message>
        <source>The family book was damaged while it was open; opening it again mends it.</source>
        <translation>Das Familienbuch wurde beschädigt, während es offen war; neu geöffnet ist es wieder in Ordnung.</translation>
    </message>
    <message>
        <source>The family book was damaged, so a new one is made from the game files.</source>
        <translation>Das Familienbuch war beschädigt, darum entsteht ein neues aus den Spieldateien.</translation>
    </message>
    <message>
        <source>The old one is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Das alte bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>With bots</source>
        <translation>Mit Bots</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen mit</translation>
    </message>
    <message>
        <source>other points</source>
        <translation>andere Punkte</translation>
    </message>
    <message>
        <source>other points: what</source>
        <translation>andere Punkte: wofür</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} more game file(s) cannot be read either.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Auch eine weitere Spieldatei ist nicht lesbar.</numerusform>
            <numerusform>Auch {count} weitere Spieldateien sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, begun elsewhere</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, anderswo begonnen</translation>
    </message>
    <message>
        <source>{game}, real cards</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, echte Karten</translation>
    </message>
    <message>
        <source>{more} to {less}</source>
        <extracomment>{more}: what is said in addition, or the larger number of points. {less}: the smaller number of points.</extracomment>
        <translation>{more} zu {less}</translation>
    </message>
    <message>
        <source>{name} (uncertain)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} (vorläufig)</translation>
    </message>
    <message>
        <source>{name} is on the way to the easy bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist auf dem Weg zum leichten Bot.</translation>
    </message>
    <message>
        <source>{name} stands above all bots.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} steht über allen Bots.</translation>
    </message>
    <message>
        <source>{name} stands between the easy and the steady bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} steht zwischen dem leichten und dem soliden Bot.</translation>
    </message>
    <message>
        <source>{name} stands between the steady and the strong bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} steht zwischen dem soliden und dem starken Bot.</translation>
    </message>
    <message>
        <source>{name} stands between the strong and the expert bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} steht zwischen dem starken und dem Experten-Bot.</translation>
    </message>
    <message>
        <source>{wins} : {losses}</source>
        <extracomment>{wins}: how many games were won. {losses}: how many games were lost.</extracomment>
        <translation>{wins} : {losses}</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <extracomment>{wins}: how many games were won. {games}: how many games.</extracomment>
        <translation>{wins} von {games}</translation>
    </message>
</context>
<context>
    <name>FamilyBookController</name>
    <message>
        <source>Finished games are read: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Beendete Spiele werden gelesen: {done} von {total}</translation>
    </message>
    <message numerus="yes">
        <source>Saved as {file} in {folder}, with (one game|{number} games).</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Als {file} in {folder} gespeichert, mit einem Spiel.</numerusform>
            <numerusform>Als {file} in {folder} gespeichert, mit {number} Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>The file of this game is gone, only its figures are left.</source>
        <translation>Die Datei dieses Spiels ist fort, nur seine Zahlen sind geblieben.</translation>
    </message>
    <message>
        <source>The game of {day} is back.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>Das Spiel vom {day} ist wieder da.</translation>
    </message>
    <message>
        <source>The game of {day} is removed.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>Das Spiel vom {day} ist entfernt.</translation>
    </message>
    <message>
        <source>family-book-deals</source>
        <translation>familienbuch-runden</translation>
    </message>
    <message>
        <source>family-book-games</source>
        <translation>familienbuch-spiele</translation>
    </message>
</context>
<context>
    <name>FamilyBookPage</name>
    <message>
        <source>Bots stay where they are. The stronger the others, the more a win brings. Games for practice do not count.</source>
        <translation>Bots bleiben, wo sie sind. Je stärker die anderen, desto mehr bringt ein Sieg. Übungsspiele zählen nicht.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Deals, a row for every side</source>
        <translation>Runden, eine Zeile für jede Seite</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Finished games appear here.</source>
        <translation>Hier stehen beendete Spiele.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Games won by each pair</source>
        <translation>Gewonnene Spiele jedes Paars</translation>
    </message>
    <message>
        <source>Games, a row for every side</source>
        <translation>Spiele, eine Zeile für jede Seite</translation>
    </message>
    <message>
        <source>In these games nobody had a partner.</source>
        <translation>In diesen Spielen hatte niemand einen Partner.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>of players by their strength</comment>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>No finished game fits this choice.</source>
        <translation>Kein beendetes Spiel passt zu dieser Auswahl.</translation>
    </message>
    <message>
        <source>Only people are counted here. Bots played or finished these games.</source>
        <translation>Nur Menschen werden hier gezählt. Diese Spiele haben Bots gespielt oder beendet.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Points are shown for one game at a time.</source>
        <translation>Punkte werden nur für ein einzelnes Spiel gezeigt.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>Show people and bots</source>
        <translation>Menschen und Bots zeigen</translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation>Spiel beginnen</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>A name for the house rules is missing.</source>
        <translation>Ein Name für die Hausregeln fehlt.</translation>
    </message>
    <message>
        <source>Another program has changed {file}, so this game goes on beside it.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Ein anderes Programm hat {file} geändert, darum geht dieses Spiel daneben weiter.</translation>
    </message>
    <message>
        <source>House rules in {file}: {reason}</source>
        <extracomment>{file}: the name of a file. {reason}: why something cannot be.</extracomment>
        <translation>Hausregeln in {file}: {reason}</translation>
    </message>
    <message>
        <source>It is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Sie bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>No move can be saved in {folder}, so this game can only be looked at.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>In {folder} kann kein Zug gespeichert werden, darum kann dieses Spiel nur angesehen werden.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {path}, which is not a folder.</source>
        <extracomment>{path}: the path of a folder.</extracomment>
        <translation>In {path} kann nichts aufbewahrt werden, es ist kein Ordner.</translation>
    </message>
    <message>
        <source>Other house rules have the name {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Andere Hausregeln heißen schon {rules}.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entries are not saved yet.</source>
        <translation>Der Datenträger ist voll, die letzten Einträge sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entry is not saved yet.</source>
        <translation>Der Datenträger ist voll, der letzte Eintrag ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full, so the last move is not saved yet.</source>
        <translation>Der Datenträger ist voll, der letzte Zug ist noch nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>The disk is full, so the last {count} move(s) are not saved yet.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Der Datenträger ist voll, der letzte Zug ist noch nicht gespeichert.</numerusform>
            <numerusform>Der Datenträger ist voll, die letzten {count} Züge sind noch nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk is full, so the picture is not kept.</source>
        <translation>Der Datenträger ist voll, das Bild wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The disk is full, so this game is not saved yet.</source>
        <translation>Der Datenträger ist voll, das Spiel ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full, so {file} is not saved.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Der Datenträger ist voll, {file} ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>The end of the text is missing: it goes from HFRULES to the semicolon.</source>
        <translation>Das Ende des Textes fehlt: Er reicht von HFRULES bis zum Strichpunkt.</translation>
    </message>
    <message>
        <source>The file is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Die Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The folder of {file} cannot lock files: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Der Ordner von {file} kann keine Dateien sperren: {detail}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not allow writing.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>In den Ordner {folder} darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Der Ordner {folder} ist fort.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be read: {detail}.</source>
        <extracomment>{path}: the path of a folder. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Der Ordner {path} ist nicht lesbar: {detail}.</translation>
    </message>
    <message>
        <source>The rules have changed since, so this game can only be looked at.</source>
        <translation>Die Regeln haben sich seither geändert, darum kann dieses Spiel nur angesehen werden.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Die Regeln in {file} sind nicht spielbar: {detail}.</translation>
    </message>
    <message>
        <source>The text was changed on its way: copy all of it once more.</source>
        <translation>Der Text wurde unterwegs verändert: Kopieren Sie ihn noch einmal ganz.</translation>
    </message>
    <message>
        <source>There are no rules of this program in the text.</source>
        <translation>Im Text stehen keine Regeln dieses Programms.</translation>
    </message>
    <message>
        <source>These rules are from a newer version of this program.</source>
        <translation>Diese Regeln sind aus einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>deal code {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Rundencode {number}</translation>
    </message>
    <message>
        <source>deal codes</source>
        <translation>Rundencodes</translation>
    </message>
    <message>
        <source>it holds something that does not belong there</source>
        <translation>es steht etwas darin, was nicht hineingehört</translation>
    </message>
    <message>
        <source>it is a folder or a device.</source>
        <translation>es ist ein Ordner oder ein Gerät.</translation>
    </message>
    <message>
        <source>it is too large to be house rules.</source>
        <translation>sie ist zu groß für Hausregeln.</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>das Ende fehlt</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>name {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Name {number}</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>kein Grund wurde genannt</translation>
    </message>
    <message>
        <source>player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>something in it cannot be right</source>
        <translation>etwas darin kann nicht stimmen</translation>
    </message>
    <message>
        <source>something is missing in it</source>
        <translation>es fehlt etwas darin</translation>
    </message>
    <message>
        <source>the disk is full, so they are not saved.</source>
        <translation>der Datenträger ist voll, sie sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>the file holds something else.</source>
        <translation>die Datei enthält etwas anderes.</translation>
    </message>
    <message>
        <source>the file is damaged, or it holds something else.</source>
        <translation>die Datei ist beschädigt oder enthält etwas anderes.</translation>
    </message>
    <message>
        <source>the file is damaged: {harm}.</source>
        <extracomment>{harm}: what is wrong in a file.</extracomment>
        <translation>die Datei ist beschädigt: {harm}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>die Datei ist leer.</translation>
    </message>
    <message>
        <source>they are from a newer version of this program.</source>
        <translation>sie stammen von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>what stands in it makes no sense to this program</source>
        <translation>was darin steht, ergibt für dieses Programm keinen Sinn</translation>
    </message>
    <message>
        <source>what stands there for “{label}” cannot be right.</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>was dort für „{label}“ steht, kann nicht stimmen.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>{file} ist nicht lesbar: {detail}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>{file} kann nicht geschrieben werden: {detail}.</translation>
    </message>
    <message>
        <source>{file} does not exist any more.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>{file} holds a move that is not allowed ({place}).</source>
        <extracomment>{file}: the name of a file. {place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{file} enthält einen Zug, der nicht erlaubt ist ({place}).</translation>
    </message>
    <message>
        <source>{file} is a folder or a device, not a plain file.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ist ein Ordner oder ein Gerät, keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>{file} is a link that leads back to itself.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ist eine Verknüpfung, die auf sich selbst zeigt.</translation>
    </message>
    <message>
        <source>{file} is damaged: {harm}.</source>
        <extracomment>{file}: the name of a file. {harm}: what is wrong in a file.</extracomment>
        <translation>{file} ist beschädigt: {harm}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ist leer.</translation>
    </message>
    <message>
        <source>{file} is no JPEG or PNG picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ist kein JPEG- oder PNG-Bild.</translation>
    </message>
    <message>
        <source>{file} is not a saved game.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ist kein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>{file} is too large a picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Das Bild {file} ist zu groß.</translation>
    </message>
    <message>
        <source>{file} is too large to be a file of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ist zu groß für eine Datei dieses Programms.</translation>
    </message>
    <message>
        <source>{file} takes too long to read.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} zu lesen dauert zu lange.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} wurde von einer neueren Version dieses Programms gespeichert.</translation>
    </message>
    <message>
        <source>{file}: what cannot be right is left out, all else holds ({name}).</source>
        <extracomment>{file}: the name of a file. {name}: the player, or the players of a side.</extracomment>
        <translation>{file}: Was nicht stimmen kann, bleibt weg, alles andere gilt ({name}).</translation>
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
        <translation>Zu „{field}“ gehen</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
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
        <translation>Spiele und Runden</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Deals of the game</source>
        <translation>Runden des Spiels</translation>
    </message>
    <message>
        <source>Takes the game out of the book.</source>
        <translation>Nimmt das Spiel aus dem Buch.</translation>
    </message>
    <message>
        <source>The points of the single deals are not known.</source>
        <translation>Die Punkte der einzelnen Runden sind nicht bekannt.</translation>
    </message>
    <message>
        <source>{names} won</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} {names:gewann|gewann|gewann|gewannen}</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>next</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>now</source>
        <comment>plays now</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>now {name}</source>
        <comment>plays now</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>jetzt {name}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Hint: {move}.</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Tipp: {move}.</translation>
    </message>
    <message>
        <source>No first meld is needed in this game.</source>
        <translation>In diesem Spiel ist keine erste Meldung nötig.</translation>
    </message>
    <message>
        <source>Nothing can be laid now.</source>
        <translation>Jetzt kann nichts ausgelegt werden.</translation>
    </message>
    <message>
        <source>The lifted cards are put back first, then the partner can be asked.</source>
        <translation>Zuerst gehen die angehobenen Karten zurück, dann kann der Partner gefragt werden.</translation>
    </message>
    <message>
        <source>The side is down already.</source>
        <translation>Die Seite hat schon gemeldet.</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>Abwurf zurücknehmen</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>By (one point|{points} points).</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Mit einem Punkt Vorsprung.</numerusform>
            <numerusform>Mit {points} Punkten Vorsprung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win)</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} gewinnt</numerusform>
            <numerusform>{names} gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} teilen sich den Sieg.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>13 and 13, two clean, two dirty, one wild</source>
        <translation>13 und 13, zwei saubere, zwei schmutzige, eine wilde</translation>
    </message>
    <message>
        <source>2 to 4 players, half an hour</source>
        <translation>2 bis 4 Spieler, eine halbe Stunde</translation>
    </message>
    <message>
        <source>2 to 6 players, about an hour</source>
        <translation>2 bis 6 Spieler, etwa eine Stunde</translation>
    </message>
    <message>
        <source>2 to 6 players, half an hour</source>
        <translatorcomment>Of “2 to 5 players, half an hour”.</translatorcomment>
        <translation>2 bis 6 Spieler, eine halbe Stunde</translation>
    </message>
    <message>
        <source>262 special cards with ladies and villains</source>
        <translation>262 besondere Karten mit Ladys und Schurken</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 300 and 100</source>
        <translation>Wie Simpson, wilde Karte friert ein, 300 und 100</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 500 and 300</source>
        <translation>Wie Simpson, wilde Karte friert ein, 500 und 300</translation>
    </message>
    <message>
        <source>As classic, the first card stays whatever it is</source>
        <translation>Wie klassisch, die erste Karte bleibt, was sie auch ist</translation>
    </message>
    <message>
        <source>Brouillette partners, high</source>
        <translation>Brouillette mit Partnern, hoch</translation>
    </message>
    <message>
        <source>Brouillette partners, low</source>
        <translation>Brouillette mit Partnern, niedrig</translation>
    </message>
    <message>
        <source>Brouillette, high</source>
        <translation>Brouillette, hoch</translation>
    </message>
    <message>
        <source>Brouillette, low</source>
        <translation>Brouillette, niedrig</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Classic, upcard left</source>
        <translation>Klassisch, erste Karte bleibt</translation>
    </message>
    <message>
        <source>Draw until you play</source>
        <translation>Ziehen, bis man auslegt</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Leichter Bot</translation>
    </message>
    <message>
        <source>Everybody alone, two stock piles, no wild piles</source>
        <translation>Jeder allein, zwei Talons, keine wilden Stapel</translation>
    </message>
    <message>
        <source>Everything on the table may be rebuilt</source>
        <translation>Alles auf dem Tisch darf umgebaut werden</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Experten-Bot</translation>
    </message>
    <message>
        <source>First play 30 each, from the hand alone</source>
        <translation>Erste Meldung 30, nur von der Hand</translation>
    </message>
    <message>
        <source>Four cards, four tricks, down from 21</source>
        <translation>Vier Karten, vier Stiche, von 21 herunter</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <translation>Hand and Foot</translation>
    </message>
    <message>
        <source>Imagines few deals, and forgets what was played.</source>
        <translation>Stellt sich wenige Runden vor und vergisst, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Imagines some deals, and remembers every card.</source>
        <translation>Stellt sich einige Runden vor und merkt sich jede Karte.</translation>
    </message>
    <message>
        <source>Lays melds and adds to them, but takes none apart.</source>
        <translation>Legt Meldungen aus und legt an, nimmt aber keine auseinander.</translation>
    </message>
    <message>
        <source>Machiavelli</source>
        <translation>Machiavelli</translation>
    </message>
    <message>
        <source>Manipulation Rummy</source>
        <translation>Manipulations-Rommé</translation>
    </message>
    <message>
        <source>Melds stay open after seven, whole pile taken</source>
        <translation>Meldungen bleiben nach sieben offen, ganzer Ablagestapel</translation>
    </message>
    <message>
        <source>Moves up to three cards of the table to lay more.</source>
        <translation>Legt bis zu drei Karten des Tisches um, damit mehr passt.</translation>
    </message>
    <message>
        <source>None is stronger.</source>
        <translation>Keiner ist stärker.</translation>
    </message>
    <message>
        <source>Partners build piles of seven</source>
        <translation>Partner bauen Stapel aus sieben Karten</translation>
    </message>
    <message>
        <source>Pennies from Heaven</source>
        <translation>Pennies from Heaven</translation>
    </message>
    <message>
        <source>Play or draw one, no jokers, 13 cards</source>
        <translatorcomment>Of “Play or draw one, no jokers”.</translatorcomment>
        <translation>Auslegen oder eine ziehen, ohne Joker, 13 Karten</translation>
    </message>
    <message>
        <source>Plays for its side, and minds what others collect.</source>
        <translation>Spielt für die eigene Seite und achtet darauf, was andere sammeln.</translation>
    </message>
    <message>
        <source>Raub</source>
        <translation>Raub</translation>
    </message>
    <message>
        <source>Rebuilds the whole table, and holds cards back.</source>
        <translation>Baut den ganzen Tisch um und hält Karten zurück.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Saskatchewan</source>
        <translation>Saskatchewan</translation>
    </message>
    <message>
        <source>Sees its own cards only, and overlooks some melds.</source>
        <translation>Sieht nur die eigenen Karten und übersieht manche Meldung.</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <translation>Shanghai</translation>
    </message>
    <message>
        <source>Simpson</source>
        <translation>Simpson</translation>
    </message>
    <message>
        <source>Six players, canastas of sevens, to 20,000</source>
        <translation>Sechs Spieler, Canastas aus Siebenen, bis 20.000</translation>
    </message>
    <message>
        <source>Special deck</source>
        <translation>Besonderes Kartenspiel</translation>
    </message>
    <message>
        <source>Steady bot</source>
        <translation>Solider Bot</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <translation>Starker Bot</translation>
    </message>
    <message>
        <source>The strong bot with more time, as Preferences say.</source>
        <translation>Der starke Bot mit mehr Zeit, wie eingestellt.</translation>
    </message>
    <message>
        <source>Three cards drawn at most, knocking</source>
        <translation>Höchstens drei Karten ziehen, mit Klopfen</translation>
    </message>
    <message>
        <source>Three ways to trumps, from 21 down to nothing</source>
        <translation>Drei Wege zum Trumpf, von 21 herunter auf null</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Tries moves in imagined deals, and recalls who took what.</source>
        <translation>Probiert Züge in vorgestellten Runden und weiß noch, wer was aufnahm.</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four</source>
        <translation>Zwei Paare, vier und vier in Runde vier</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four, 500 and 300</source>
        <translation>Zwei Paare, vier und vier in Runde vier, 500 und 300</translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, Runde {deal}</translation>
    </message>
    <message>
        <source>{game}, round {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, Runde {deal}</translation>
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
        <translation>{pile:Eine saubere|Ein sauberer|Ein sauberes} {pile} zählt {points}.</translation>
    </message>
    <message>
        <source>A complete {pile} that is open takes them, too.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Eine vollständige offene|Ein vollständiger offener|Ein vollständiges offenes} {pile} nimmt sie auch.</translation>
    </message>
    <message>
        <source>A deal ends when somebody goes out.</source>
        <translation>Eine Runde endet, wenn jemand Schluss macht.</translation>
    </message>
    <message>
        <source>A dirty {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{pile:Eine schmutzige|Ein schmutziger|Ein schmutziges} {pile} zählt {points}.</translation>
    </message>
    <message>
        <source>A discarded lady stops the next player from taking the pile.</source>
        <translation>Eine abgeworfene Lady sperrt den Ablagestapel für den nächsten Spieler.</translation>
    </message>
    <message>
        <source>A discarded wild leaves the table together with the whole pile; the next discard begins a new one.</source>
        <translation>Eine abgeworfene wilde Karte nimmt den ganzen Ablagestapel mit aus dem Spiel; der nächste Abwurf beginnt einen neuen.</translation>
    </message>
    <message>
        <source>A game has {deals}.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Ein Spiel hat {deals:acc}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Eine Meldung hat mindestens so viele natürliche wie wilde Karten, nie mehr als {wilds:acc}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Eine Meldung hat mindestens so viele natürliche wie wilde Karten: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Eine Meldung hat mindestens doppelt so viele natürliche wie wilde Karten, nie mehr als {wilds:acc}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Eine Meldung hat mindestens doppelt so viele natürliche wie wilde Karten: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least two naturals and at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Eine Meldung hat mindestens zwei natürliche und höchstens {wilds:acc}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Eine Meldung hat höchstens {wilds:acc}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Eine Meldung hat mehr natürliche als wilde Karten, nie mehr als {wilds:acc}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Eine Meldung hat mehr natürliche als wilde Karten: {counted}.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up before its player.</source>
        <translation>Eine Meldung sind drei oder mehr Karten eines Werts, offen vor ihrem Spieler.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up. It belongs to the whole side; every partner may add to it.</source>
        <translation>Eine Meldung sind drei oder mehr Karten eines Werts, offen. Sie gehört der ganzen Seite; jeder Partner darf anlegen.</translation>
    </message>
    <message>
        <source>A meld of naturals holds any number of wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Eine Meldung aus natürlichen Karten darf beliebig viele wilde haben: {counted}.</translation>
    </message>
    <message>
        <source>A meld of naturals holds no wilds.</source>
        <translation>Eine Meldung aus natürlichen Karten nimmt keine wilden.</translation>
    </message>
    <message>
        <source>A player needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Ein Spieler braucht vollständig: {needed:acc}.</translation>
    </message>
    <message>
        <source>A red three among them is laid and replaced at once; one deeper in the pile stays there.</source>
        <translation>Eine rote Drei darunter wird sofort ausgelegt und ersetzt; eine tiefer im Stapel bleibt dort.</translation>
    </message>
    <message>
        <source>A red three in it is laid and replaced at once.</source>
        <translation>Eine rote Drei darin wird sofort ausgelegt und ersetzt.</translation>
    </message>
    <message>
        <source>A take brings the top card only.</source>
        <translation>Aufgenommen wird nur die oberste Karte.</translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s), or all when there are fewer.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Aufgenommen wird die oberste Karte.</numerusform>
            <numerusform>Aufgenommen werden die obersten {count} Karten, oder alle, wenn es weniger sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s); with fewer there is no take.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Aufgenommen wird die oberste Karte.</numerusform>
            <numerusform>Aufgenommen werden die obersten {count} Karten; sind es weniger, ist Aufnehmen nicht möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>A take brings the whole pile.</source>
        <translation>Aufgenommen wird der ganze Ablagestapel.</translation>
    </message>
    <message>
        <source>A three on top cannot be taken.</source>
        <translation>Mit einer Drei obenauf kann nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>A villain or a lady on top cannot be taken.</source>
        <translation>Mit einem Schurken oder einer Lady obenauf kann nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>A wild laid on an incomplete clean meld makes it dirty.</source>
        <translation>Eine wilde Karte macht eine unvollständige saubere Meldung schmutzig.</translation>
    </message>
    <message numerus="yes">
        <source>A wild lies only beside {count} natural card(s) or more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Eine wilde Karte liegt nur neben mindestens einer natürlichen.</numerusform>
            <numerusform>Eine wilde Karte liegt nur neben mindestens {count} natürlichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{pile:Eine wilde|Ein wilder|Ein wildes} {pile} zählt {points}.</translation>
    </message>
    <message>
        <source>A {pile} of sevens counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{pile:Eine|Ein|Ein} {pile} aus Siebenen zählt {points}.</translation>
    </message>
    <message>
        <source>A {pile} of sevens, clean or dirty, counts as sevens only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Eine|Ein|Ein} {pile} aus Siebenen, sauber oder schmutzig, zählt nur als Siebenen.</translation>
    </message>
    <message>
        <source>All of them on one side count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Alle bei einer Seite zählen zusammen {points}.</translation>
    </message>
    <message>
        <source>All of them with one player count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Alle bei einem Spieler zählen zusammen {points}.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left the pile cannot be taken.</source>
        <translation>Eine eigene unvollständige Meldung dieses Werts nimmt sie auf. Hat sie weniger als drei Plätze frei, kann nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left, the same move completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Eine eigene unvollständige Meldung dieses Werts nimmt sie auf. Hat sie weniger als drei Plätze frei, vervollständigt derselbe Zug {pile:die|den|das} {pile} und beginnt eine neue Meldung aus drei oder mehr Karten.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left the pile cannot be taken.</source>
        <translation>Eine eigene unvollständige Meldung dieses Werts nimmt sie auf. Hat sie einen Platz frei, kann nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left, the take completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Eine eigene unvollständige Meldung dieses Werts nimmt sie auf. Hat sie einen Platz frei, vervollständigt das Aufnehmen {pile:die|den|das} {pile} und beginnt eine neue Meldung aus drei oder mehr Karten.</translation>
    </message>
    <message>
        <source>Any number of ladies may be laid on a complete clean {pile}; they never count towards a first meld.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Auf {pile:eine vollständige saubere|einen vollständigen sauberen|ein vollständiges sauberes} {pile} dürfen beliebig viele Ladys; zur ersten Meldung zählen sie nie.</translation>
    </message>
    <message>
        <source>Before that the side needs a complete {pile}. Without one two cards stay in the hand after melding, one after the discard: of two cards, one is discarded and one kept.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Vorher braucht die Seite {pile:eine|einen|ein} {pile}. Ohne {pile:sie|ihn|es} bleiben nach dem Melden zwei Karten auf der Hand, nach dem Abwurf eine: von zwei Karten wird eine abgeworfen und eine behalten.</translation>
    </message>
    <message>
        <source>By the player’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Je nach den Punkten des Spielers zu Beginn der Runde braucht die erste Meldung: {steps}.</translation>
    </message>
    <message>
        <source>By the side’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Je nach den Punkten der Seite zu Beginn der Runde braucht die erste Meldung: {steps}.</translation>
    </message>
    <message>
        <source>Cards stay in the meld on which they were laid.</source>
        <translation>Karten bleiben in der Meldung, in die sie gelegt wurden.</translation>
    </message>
    <message>
        <source>Discarding the last card of the hand: the foot is picked up and played from the next turn on.</source>
        <translation>Wer die letzte Karte des Handblatts abwirft, nimmt das Fußblatt auf und spielt daraus ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>Draw from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <translation>Man zieht vom Talon oder nimmt vom Ablagestapel. Dann meldet man nach Belieben und wirft am Ende des Zuges eine Karte ab.</translation>
    </message>
    <message>
        <source>Draw {cards} from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^acc} vom Talon ziehen oder den Ablagestapel aufnehmen. Melden, so viel man will, dann eine Karte abwerfen: Das beendet den Zug.</translation>
    </message>
    <message>
        <source>Each player has three packets: hand {hand}, knee {knee}, foot {foot}, played in this order. Knee and foot lie face down until they are picked up.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Jeder Spieler hat drei Blätter: Handblatt {hand}, Knieblatt {knee}, Fußblatt {foot}, in dieser Folge gespielt. Knie- und Fußblatt liegen verdeckt, bis sie aufgenommen werden.</translation>
    </message>
    <message>
        <source>Each player has two packets: the hand, played first, and the foot. It lies face down until it is picked up, and is then played like the hand.</source>
        <translation>Jeder Spieler hat zwei Blätter: das Handblatt, das zuerst gespielt wird, und das Fußblatt. Es liegt verdeckt, bis es aufgenommen wird, und wird dann ebenso gespielt.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Jede rote Drei zählt {laid}, eine nicht gelegte {left}.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}, in an unopened foot too.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Jede rote Drei zählt {laid}, mit oder ohne erste Meldung; eine nicht ausgelegte {left}, auch in einem ungeöffneten Fußblatt.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Jede rote Drei zählt {laid}, mit oder ohne erste Meldung; eine nicht gelegte {left}.</translation>
    </message>
    <message>
        <source>Everybody is dealt a hand of {hand}, then a knee of {knee}, then a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Jeder bekommt ein Handblatt ({hand}), dann ein Knieblatt ({knee}), dann ein Fußblatt ({foot}).</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for a hand of {hand} and a foot of {foot}; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Jeder hebt etwa {both} Karten ab, für ein Handblatt mit {hand:dat} und ein Fußblatt mit {foot:dat}; fehlende werden genommen, überzählige zurückgelegt. Wer beim ersten Mal genau {both} abhebt, bekommt {points}.</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for hand, knee and foot; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Jeder hebt etwa {both} Karten ab, für Hand-, Knie- und Fußblatt; fehlende werden genommen, überzählige zurückgelegt. Wer beim ersten Mal genau {both} abhebt, bekommt {points}.</translation>
    </message>
    <message>
        <source>Example: five eights are melded, an eight is on top. With {four} in the hand a take is allowed: the top card and 8 complete the {pile}, {three} begin a new meld. With {three} it is not: only {two} would be left.</source>
        <extracomment>{four}: four cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {three}: three cards of an example, listed. {two}: two cards of an example, listed.</extracomment>
        <translation>Beispiel: Fünf Achten sind gemeldet, obenauf liegt eine Acht. Mit {four} auf der Hand darf man aufnehmen: Die oberste Karte und 8 vervollständigen {pile:die|den|das} {pile}, {three} beginnen eine neue Meldung. Mit {three} nicht: Nur {two} blieben übrig.</translation>
    </message>
    <message>
        <source>Example: six eights are melded, an eight is on top. With {three} in the hand a take is allowed: the top card completes the {pile}, {three} begin a new meld. With {two} it is not: two cards are no meld.</source>
        <extracomment>{three}: three cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {two}: two cards of an example, listed.</extracomment>
        <translation>Beispiel: Sechs Achten sind gemeldet, obenauf liegt eine Acht. Mit {three} auf der Hand darf man aufnehmen: Die oberste Karte vervollständigt {pile:die|den|das} {pile}, {three} beginnen eine neue Meldung. Mit {two} nicht: Zwei Karten sind keine Meldung.</translation>
    </message>
    <message>
        <source>Example: the pile is frozen, with a nine on top: {two} from the hand takes it, {mixed} does not.</source>
        <extracomment>{two}: two cards of an example, listed. {mixed}: a card and a wild of an example, listed.</extracomment>
        <translation>Beispiel: Der Stapel ist eingefroren, obenauf liegt eine Neun: {two} aus der Hand nimmt ihn auf, {mixed} nicht.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}, {missing} too few; a {wild} from below the nine would not count.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Beispiel: Obenauf liegt eine Neun, auf der Hand sind {three}; Aufnehmen mit {four} ergibt {points}, {missing} zu wenig; eine wilde Karte ({wild}) unter der Neun würde nicht zählen.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}; a {wild} from below the nine would not do.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Beispiel: Obenauf liegt eine Neun, auf der Hand sind {three}; Aufnehmen mit {four} ergibt {points}; eine wilde Karte ({wild}) unter der Neun würde nicht zählen.</translation>
    </message>
    <message>
        <source>Example: {count} count {points}.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Beispiel: {count} zählen {points}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}, {missing} too few.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>Beispiel: {four} ergibt {points}, {missing} zu wenig.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Beispiel: {four} ergibt {points}.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card of the foot.</source>
        <translation>Schluss macht, wer die letzte Karte des Fußblatts loswird.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card once the foot was taken.</source>
        <translation>Schluss macht, wer die letzte Karte loswird, nachdem das Fußblatt aufgenommen ist.</translation>
    </message>
    <message>
        <source>In a foot that was not picked up each one counts {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>In einem nicht aufgenommenen Fußblatt zählt jede {points}.</translation>
    </message>
    <message numerus="yes">
        <source>In deal(s) {deals} it is a concealed {pile} instead, of any kind: seven cards laid at once from the hand, before any take; other melds may go with it.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>In Runde {deals} ist es stattdessen {pile:eine verdeckte|ein verdeckter|ein verdecktes} {pile} beliebiger Art: sieben Karten auf einmal von der Hand, vor jedem Aufnehmen; andere Meldungen dürfen dazu.</numerusform>
            <numerusform>In den Runden {deals} ist es stattdessen {pile:eine verdeckte|ein verdeckter|ein verdecktes} {pile} beliebiger Art: sieben Karten auf einmal von der Hand, vor jedem Aufnehmen; andere Meldungen dürfen dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is one move of any number of melds. Only the values of their cards count, no bonuses; of a pile taken in that move only the top card.</source>
        <translation>Sie ist ein Zug mit beliebig vielen Meldungen. Nur die Werte ihrer Karten zählen, keine Boni; von einem dabei aufgenommenen Stapel nur die oberste Karte.</translation>
    </message>
    <message>
        <source>Jesters and jokers are wild; all cards but villains and ladies are naturals otherwise.</source>
        <translation>Narren und Joker sind wild; alle anderen Karten außer Schurken und Ladys sind natürlich.</translation>
    </message>
    <message>
        <source>Just before a player’s first turn the red threes of the hand are laid on the table and replaced from the stock, later each at once.</source>
        <translation>Unmittelbar vor dem ersten Zug eines Spielers werden die roten Dreien des Handblatts ausgelegt und vom Talon ersetzt, später jede sofort.</translation>
    </message>
    <message>
        <source>Laying out the hand and picking up the foot ends the turn, without a discard.</source>
        <translation>Wer die ganze Hand meldet und das Fußblatt aufnimmt, beendet damit den Zug, ohne Abwurf.</translation>
    </message>
    <message>
        <source>Melding the last card of the hand: the foot is picked up at once and the turn goes on, with a discard at its end.</source>
        <translation>Wer die letzte Karte des Handblatts meldet, nimmt sofort das Fußblatt auf und spielt weiter; am Ende steht ein Abwurf.</translation>
    </message>
    <message>
        <source>Nobody gets the bonus for going out when the stock ends the deal.</source>
        <translation>Endet die Runde durch den Talon, bekommt niemand den Bonus fürs Schlussmachen.</translation>
    </message>
    <message>
        <source>One partner’s first meld serves the whole side.</source>
        <translation>Die erste Meldung eines Partners gilt für die ganze Seite.</translation>
    </message>
    <message>
        <source>Other cards left</source>
        <translation>Andere Karten übrig</translation>
    </message>
    <message>
        <source>Red three in an unopened foot</source>
        <translation>Rote Drei im ungeöffneten Fußblatt</translation>
    </message>
    <message>
        <source>Red three left</source>
        <translation>Rote Drei übrig</translation>
    </message>
    <message>
        <source>Red three on the table</source>
        <translation>Rote Drei auf dem Tisch</translation>
    </message>
    <message>
        <source>Red threes are plain cards: never melded, they may be discarded; each one left counts {left}.</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Rote Dreien sind gewöhnliche Karten: nie gemeldet, aber abwerfbar; jede übrige zählt {left}.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sieben Karten sind {pile:eine|ein|ein} {pile}: sauber ohne wilde Karten, schmutzig mit einigen, wild nur aus wilden.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sieben Karten sind {pile:eine|ein|ein} {pile}: sauber ohne wilde Karten, schmutzig mit einigen.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sieben oder mehr Karten sind {pile:eine|ein|ein} {pile}: sauber ohne wilde Karten, schmutzig mit einigen, wild nur aus wilden.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sieben oder mehr Karten sind {pile:eine|ein|ein} {pile}: sauber ohne wilde Karten, schmutzig mit einigen.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Der Geber gibt jedem ein Handblatt mit {hand:dat} und ein Fußblatt mit {foot:dat}.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; one of the dealer’s partners deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Der Geber gibt jedem ein Handblatt mit {hand:dat}; einer seiner Partner gibt jedem ein Fußblatt mit {foot:dat}.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; the dealer’s partner deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Der Geber gibt jedem ein Handblatt mit {hand:dat}; sein Partner gibt jedem ein Fußblatt mit {foot:dat}.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot. The player to the dealer’s left begins; play and deal go round to the left, clockwise.</source>
        <translation>Den ersten Geber bestimmt das Los. Der Spieler links vom Geber beginnt; Spiel und Geben gehen links herum, im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The foot</source>
        <translation>Das Fußblatt</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which a side reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Das Spiel endet nach der Runde, in der eine Seite {points} Punkt oder mehr erreicht.</numerusform>
            <numerusform>Das Spiel endet nach der Runde, in der eine Seite {points} Punkte oder mehr erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which somebody reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Das Spiel endet nach der Runde, in der jemand {points} Punkt oder mehr erreicht.</numerusform>
            <numerusform>Das Spiel endet nach der Runde, in der jemand {points} Punkte oder mehr erreicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins; equal totals share the win. Totals may be negative.</source>
        <translation>Die höchste Summe gewinnt; bei gleichen Summen wird der Sieg geteilt. Summen können negativ sein.</translation>
    </message>
    <message>
        <source>The knee is picked up first, in the same way, and later the foot.</source>
        <translation>Zuerst wird auf dieselbe Art das Knieblatt aufgenommen, später das Fußblatt.</translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s).</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Der Stapel kann ab einer Karte aufgenommen werden.</numerusform>
            <numerusform>Der Stapel kann ab {count} Karten aufgenommen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s); a take brings all of it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Der Stapel kann ab einer Karte aufgenommen werden, immer der ganze.</numerusform>
            <numerusform>Der Stapel kann ab {count} Karten aufgenommen werden, immer der ganze.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Die Seite braucht vollständig: {needed:acc}.</translation>
    </message>
    <message>
        <source>The special deck of 262 cards, one set for any number of players.</source>
        <translation>Das besondere Kartenspiel mit 262 Karten, eines für jede Zahl von Spielern.</translation>
    </message>
    <message>
        <source>They may be shared among several melds of that rank, as far as each one may lie so.</source>
        <translation>Sie dürfen auf mehrere Meldungen dieses Werts verteilt werden, wenn jede so liegen darf.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>Twos and jokers are wild; four to ace are naturals.</source>
        <translation>Zweien und Joker sind wild; Vier bis Ass sind natürlich.</translation>
    </message>
    <message>
        <source>Twos are wild; four to ace are naturals.</source>
        <translation>Zweien sind wild; Vier bis Ass sind natürlich.</translation>
    </message>
    <message>
        <source>Until then two cards stay in the hand after melding, unless that meld completes a {pile}, and one after the discard.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bis dahin bleiben nach dem Melden zwei Karten auf der Hand, außer die Meldung vervollständigt {pile:eine|einen|ein} {pile}, und nach dem Abwurf eine.</translation>
    </message>
    <message>
        <source>What a player needs complete depends on the deal.</source>
        <translation>Was ein Spieler vollständig braucht, hängt von der Runde ab.</translation>
    </message>
    <message>
        <source>What the side needs complete depends on the deal.</source>
        <translation>Was die Seite vollständig braucht, hängt von der Runde ab.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the foot into the hand at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Wer {pile:eine|einen|ein} {pile} vervollständigt, nimmt das Fußblatt sofort auf die Hand.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the knee into the hand at once, with the next one the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Wer {pile:eine|einen|ein} {pile} vervollständigt, nimmt das Knieblatt sofort auf die Hand, beim nächsten Mal das Fußblatt.</translation>
    </message>
    <message>
        <source>Whoever has taken the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Wer das Fußblatt aufgenommen hat und nicht Schluss machen darf, behält nach dem Melden zwei Karten, nach dem Abwurf eine.</translation>
    </message>
    <message>
        <source>Whoever may discard none of the cards ends the turn without a discard.</source>
        <translation>Wer keine der Karten abwerfen darf, beendet den Zug ohne Abwurf.</translation>
    </message>
    <message>
        <source>Whoever plays from the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Wer aus dem Fußblatt spielt und nicht Schluss machen darf, behält nach dem Melden zwei Karten, nach dem Abwurf eine.</translation>
    </message>
    <message>
        <source>Wilds may be discarded.</source>
        <translation>Wilde Karten dürfen abgeworfen werden.</translation>
    </message>
    <message>
        <source>With an empty stock a red three is laid without a replacement.</source>
        <translation>Bei leerem Talon wird eine rote Drei ohne Ersatz ausgelegt.</translation>
    </message>
    <message>
        <source>their value off</source>
        <translation>ihr Wert als Abzug</translation>
    </message>
    <message numerus="yes">
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>bis {points} Punkt</numerusform>
            <numerusform>bis {points} Punkte</numerusform>
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
        <translation>{count:^} zählen zusammen {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of three, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Ein Spieler in zwei Dreierteams, abwechselnd sitzend.</numerusform>
            <numerusform>{count:^} Spieler in zwei Dreierteams, abwechselnd sitzend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in {sides}, partners opposite.</source>
        <extracomment>{count}: the number on which the plural form depends. {sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>
            <numerusform>Ein Spieler in {sides:dat}, Partner gegenüber.</numerusform>
            <numerusform>{count:^} Spieler in {sides:dat}, Partner gegenüber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s), each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Ein Spieler, allein.</numerusform>
            <numerusform>{count:^} Spieler, jeder für sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs no points.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^} braucht keine Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}, then as in the last of them.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} braucht {points} Punkt in den Runden eins bis {last}, dann wie in der letzten davon.</numerusform>
            <numerusform>{meld:^} braucht {points} Punkte in den Runden eins bis {last}, dann wie in der letzten davon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} braucht {points} Punkt in den Runden eins bis {last}.</numerusform>
            <numerusform>{meld:^} braucht {points} Punkte in den Runden eins bis {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s).</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{meld:^} braucht {points} Punkt.</numerusform>
            <numerusform>{meld:^} braucht {points} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs {steps}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {steps}: the points that are needed, score by score.</extracomment>
        <translation>{meld:^} braucht {steps}.</translation>
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
            <numerusform>{packs:^} mit je {jokers:dat}: {number} Karte.</numerusform>
            <numerusform>{packs:^} mit je {jokers:dat}: {number} Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} without jokers: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^} ohne Joker: {number} Karte.</numerusform>
            <numerusform>{packs:^} ohne Joker: {number} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile:^} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} aus Siebenen</translation>
    </message>
    <message>
        <source>{wilds} in {cards}</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{wilds} in {cards:dat}</translation>
    </message>
</context>
<context>
    <name>HandAndFootHints</name>
    <message>
        <source>A hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Ein Handblatt mit {hand:dat} und ein Fußblatt mit {foot:dat}.</translation>
    </message>
    <message>
        <source>A hand of {hand}, a knee of {knee} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Ein Handblatt mit {hand:dat}, ein Knieblatt mit {knee:dat} und ein Fußblatt mit {foot:dat}.</translation>
    </message>
    <message>
        <source>A lady on a clean {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Eine Lady auf {pile:einer sauberen|einem sauberen|einem sauberen} {pile} zählt {points}.</translation>
    </message>
    <message>
        <source>A {pile} is nearly complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Eine|Ein|Ein} {pile} ist fast vollständig.</translation>
    </message>
    <message>
        <source>Every card would find a place.</source>
        <translation>Jede Karte fände einen Platz.</translation>
    </message>
    <message>
        <source>Hint: is the pile worth more than a draw?</source>
        <translation>Tipp: Ist der Ablagestapel mehr wert als Ziehen?</translation>
    </message>
    <message>
        <source>Hint: keep what may become a first meld.</source>
        <translation>Tipp: Behalten, was eine erste Meldung werden kann.</translation>
    </message>
    <message>
        <source>Hint: look at the melds that lie there.</source>
        <translation>Tipp: Auf die Meldungen achten, die da liegen.</translation>
    </message>
    <message>
        <source>Hint: look at the pile.</source>
        <translation>Tipp: Auf den Ablagestapel achten.</translation>
    </message>
    <message>
        <source>Hint: look at what is left in the hand.</source>
        <translation>Tipp: Darauf achten, was auf der Hand bleibt.</translation>
    </message>
    <message>
        <source>Hint: look for a card that helps nobody.</source>
        <translation>Tipp: Eine Karte suchen, die niemandem hilft.</translation>
    </message>
    <message>
        <source>Hint: look for a first meld.</source>
        <translation>Tipp: Eine erste Meldung suchen.</translation>
    </message>
    <message>
        <source>Hint: look for cards of one rank.</source>
        <translation>Tipp: Karten eines Werts suchen.</translation>
    </message>
    <message>
        <source>Hint: the end of the deal is near.</source>
        <translation>Tipp: Das Ende der Runde ist nah.</translation>
    </message>
    <message>
        <source>It brings {taken}; a draw brings {drawn}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {drawn}: the cards that a draw brings, as “two cards”.</extracomment>
        <translation>Es bringt {taken:acc}; Ziehen bringt {drawn:acc}.</translation>
    </message>
    <message numerus="yes">
        <source>It is alone in the hand, and no own meld takes it.</source>
        <comment>{card}</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>
            <numerusform>{card:Sie|Er|Es} ist allein auf der Hand, und keine eigene Meldung nimmt {card:sie|ihn|es}.</numerusform>
            <numerusform>{card:Sie|Er|Es|Sie} ist allein auf der Hand, und keine eigene Meldung nimmt {card:sie|ihn|es}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Little is left in hand.</source>
        <translation>Auf der Hand ist nur noch wenig.</translation>
    </message>
    <message>
        <source>Little that comes with the pile would fit.</source>
        <translation>Vom Ablagestapel würde nur wenig passen.</translation>
    </message>
    <message>
        <source>No other card can be spared.</source>
        <translation>Keine andere Karte ist entbehrlich.</translation>
    </message>
    <message>
        <source>None of the cards may be discarded.</source>
        <translation>Keine der Karten darf abgeworfen werden.</translation>
    </message>
    <message numerus="yes">
        <source>Only two of them are in the hand, and no own meld takes them.</source>
        <comment>{cards}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Nur eine davon ist auf der Hand, und keine eigene Meldung nimmt sie.</numerusform>
            <numerusform>Nur zwei davon sind auf der Hand, und keine eigene Meldung nimmt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Others may go out soon, and cards in hand cost points then.</source>
        <translation>Andere machen vielleicht bald Schluss, und Karten auf der Hand kosten dann Punkte.</translation>
    </message>
    <message>
        <source>That completes a wild {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Das vervollständigt {pile:eine wilde|einen wilden|ein wildes} {pile}.</translation>
    </message>
    <message>
        <source>That completes a {pile} of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Das vervollständigt {pile:eine|einen|ein} {pile} aus {ranks:dat}.</translation>
    </message>
    <message>
        <source>That goes out.</source>
        <translation>Damit ist Schluss.</translation>
    </message>
    <message numerus="yes">
        <source>That makes {sum}, {need} (is|are) needed.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>Das ergibt {sum}, {need} ist nötig.</numerusform>
            <numerusform>Das ergibt {sum}, {need} sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot comes next turn.</source>
        <translation>Dann ist die Hand leer, und das Fußblatt kommt im nächsten Zug.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot is played at once.</source>
        <translation>Dann ist die Hand leer, und das Fußblatt wird sofort gespielt.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee comes next turn.</source>
        <translation>Dann ist die Hand leer, und das Knieblatt kommt im nächsten Zug.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee is played at once.</source>
        <translation>Dann ist die Hand leer, und das Knieblatt wird sofort gespielt.</translation>
    </message>
    <message>
        <source>The hand is nearly empty, and the pile would keep it from the foot.</source>
        <translation>Die Hand ist fast leer, und mit dem Ablagestapel müsste das Fußblatt warten.</translation>
    </message>
    <message>
        <source>The hand is nearly empty: the pile would keep it from the knee.</source>
        <translation>Die Hand ist fast leer, und mit dem Ablagestapel müsste das Knieblatt warten.</translation>
    </message>
    <message>
        <source>The others are close to going out.</source>
        <translation>Die anderen sind kurz vor dem Schluss.</translation>
    </message>
    <message>
        <source>The partners agreed to wait.</source>
        <translation>Die Partner haben abgesprochen zu warten.</translation>
    </message>
    <message>
        <source>The side gains by ending now.</source>
        <translation>Jetzt Schluss zu machen bringt der Seite mehr.</translation>
    </message>
    <message>
        <source>The side gains by playing on.</source>
        <translation>Weiterzuspielen bringt der Seite mehr.</translation>
    </message>
    <message>
        <source>The {ranks} are then {number} of {size}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are. {size}: how many cards a complete meld has.</extracomment>
        <translation>Dann sind es {number} von {size} {ranks}.</translation>
    </message>
    <message>
        <source>The {ranks} become a clean {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^the} werden {pile:eine saubere|ein sauberer|ein sauberes} {pile}.</translation>
    </message>
    <message>
        <source>The {ranks} become a dirty {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^the} werden {pile:eine schmutzige|ein schmutziger|ein schmutziges} {pile}.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Es gibt keinen Ablagestapel zum Aufnehmen.</translation>
    </message>
    <message>
        <source>Too much is left in hand.</source>
        <translation>Auf der Hand ist noch zu viel.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} at most {most}, {need} (is|are) needed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {most}: the most of them, as “two” or “two cards”. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>Mit {card:dat} höchstens {most}, {need} ist nötig.</numerusform>
            <numerusform>Mit {card:dat} höchstens {most}, {need} sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>answer no</source>
        <translation>mit Nein antworten</translation>
    </message>
    <message>
        <source>answer yes</source>
        <translation>mit Ja antworten</translation>
    </message>
    <message>
        <source>ask {partner} whether to go out</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>{partner} fragen, ob Schluss sein darf</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:a.acc} abwerfen</translation>
    </message>
    <message>
        <source>draw from both stock piles</source>
        <translation>von beiden Talons ziehen</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:acc} ziehen</translation>
    </message>
    <message numerus="yes">
        <source>lay these {count} card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>diese Karte legen</numerusform>
            <numerusform>diese {count} Karten legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>etwa eine Karte abheben</numerusform>
            <numerusform>etwa {number} Karten abheben</numerusform>
        </translation>
    </message>
    <message>
        <source>take {count} with {cards}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>mit {cards:dat} {count:f} aufnehmen</translation>
    </message>
    <message>
        <source>{name} cannot take the pile then.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} kann dann nicht aufnehmen.</translation>
    </message>
    <message>
        <source>{name} has discarded {card}, too.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Auch {name} hat {card:a.acc} abgeworfen.</translation>
    </message>
    <message>
        <source>{name} is not down and cannot take the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} hat noch nicht gemeldet und kann nicht aufnehmen.</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {sum}, {need} (is|are) needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {sum}, {need} ist nötig.</numerusform>
            <numerusform>{parts} = {sum}, {need} sind nötig.</numerusform>
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
        <translation>Je 100 Punkte; ohne erste Meldung in der Runde werden sie abgezogen.</translation>
    </message>
    <message>
        <source>200</source>
        <translation>200</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty</source>
        <translation>300 sauber, 100 schmutzig</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty, 1,000 wild</source>
        <translation>300 sauber, 100 schmutzig, 1.000 wild</translation>
    </message>
    <message>
        <source>50 in every deal</source>
        <translation>50 in jeder Runde</translation>
    </message>
    <message>
        <source>50, then 90, 120 and 150</source>
        <translation>50, dann 90, 120 und 150</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty</source>
        <translation>500 sauber, 300 schmutzig</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,000 wild</source>
        <translation>500 sauber, 300 schmutzig, 1.000 wild</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,500 wild</source>
        <translation>500 sauber, 300 schmutzig, 1.500 wild</translation>
    </message>
    <message>
        <source>60, then 90, 120 and 150</source>
        <translation>60, dann 90, 120 und 150</translation>
    </message>
    <message>
        <source>A bonus, but against a side that is not down</source>
        <translation>Ein Bonus, aber gegen eine Seite ohne erste Meldung</translation>
    </message>
    <message>
        <source>A bonus: laid at once for 100 points each</source>
        <translation>Ein Bonus: sofort ausgelegt für je 100 Punkte</translation>
    </message>
    <message>
        <source>A book</source>
        <translation>Ein Buch</translation>
    </message>
    <message>
        <source>A burden: 500 points off for each one left</source>
        <translation>Eine Last: 500 Punkte Abzug für jede, die übrig bleibt</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>Eine Canasta</translation>
    </message>
    <message>
        <source>A clean and a dirty one may lie side by side</source>
        <translation>Eine saubere und eine schmutzige nebeneinander</translation>
    </message>
    <message>
        <source>A discard ends the turn, as always.</source>
        <translation>Ein Abwurf beendet den Zug, wie immer.</translation>
    </message>
    <message>
        <source>A partner’s unopened foot may count against the side.</source>
        <translation>Das ungeöffnete Fußblatt eines Partners kann gegen die Seite zählen.</translation>
    </message>
    <message>
        <source>A pile</source>
        <translation>Ein Stapel</translation>
    </message>
    <message>
        <source>A pile of fewer cards cannot be taken.</source>
        <translation>Ein Ablagestapel aus weniger Karten kann nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>A wild on top of the discard pile cannot be taken then.</source>
        <translation>Mit einer wilden Karte obenauf kann dann nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>About an hour.</source>
        <translation>Etwa eine Stunde.</translation>
    </message>
    <message>
        <source>About half an hour.</source>
        <translation>Etwa eine halbe Stunde.</translation>
    </message>
    <message>
        <source>An eight and a two take an eight, too.</source>
        <translation>Auch eine Acht und eine Zwei nehmen eine Acht auf.</translation>
    </message>
    <message>
        <source>Any number will do</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Any three that match begin a meld of their own.</source>
        <translation>Je drei passende Karten beginnen eine eigene Meldung.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven, a long evening.</source>
        <translation>Wie bei Pennies from Heaven, ein langer Abend.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven.</source>
        <translation>Wie bei Pennies from Heaven.</translation>
    </message>
    <message>
        <source>As in Saskatchewan.</source>
        <translation>Wie bei Saskatchewan.</translation>
    </message>
    <message>
        <source>As in Simpson’s game.</source>
        <translation>Wie im Spiel von Simpson.</translation>
    </message>
    <message>
        <source>As in the classic game; deals take their time.</source>
        <translation>Wie im klassischen Spiel; die Runden dauern ihre Zeit.</translation>
    </message>
    <message>
        <source>As many wilds as naturals</source>
        <translation>So viele wilde wie natürliche</translation>
    </message>
    <message>
        <source>As with the special deck; the cards decide which.</source>
        <translation>Wie beim besonderen Kartenspiel; die Karten bestimmen, welche.</translation>
    </message>
    <message>
        <source>Asked, and answered with yes or no only</source>
        <translation>Er wird gefragt und sagt nur ja oder nein</translation>
    </message>
    <message>
        <source>Asked, and the answer binds</source>
        <translation>Er wird gefragt, und die Antwort bindet</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>At least a meld or a discard; no foot is left unopened.</source>
        <translation>Wenigstens eine Meldung oder ein Abwurf; kein Fußblatt bleibt liegen.</translation>
    </message>
    <message>
        <source>At most three</source>
        <translation>Höchstens drei</translation>
    </message>
    <message>
        <source>Beside two naturals or more, however they compare.</source>
        <translation>Neben zwei oder mehr natürlichen, ganz gleich in welchem Verhältnis.</translation>
    </message>
    <message>
        <source>But no wild onto a clean one; it counts once.</source>
        <translation>Aber keine wilde Karte auf eine saubere; sie zählt einmal.</translation>
    </message>
    <message>
        <source>Dirty ones are closed at seven.</source>
        <translation>Schmutzige sind mit sieben geschlossen.</translation>
    </message>
    <message>
        <source>Each alone, with four packs.</source>
        <translation>Jeder für sich, mit vier Kartenspielen.</translation>
    </message>
    <message>
        <source>Each alone, with six packs.</source>
        <translation>Jeder für sich, mit sechs Kartenspielen.</translation>
    </message>
    <message>
        <source>Each alone, with three packs.</source>
        <translation>Jeder für sich, mit drei Kartenspielen.</translation>
    </message>
    <message>
        <source>Each needs the points; cards on partners’ melds count.</source>
        <translation>Jeder braucht die Punkte; Karten an Partner-Meldungen zählen.</translation>
    </message>
    <message>
        <source>Eights count as the lower cards do.</source>
        <translation>Achten zählen wie die niedrigen Karten.</translation>
    </message>
    <message>
        <source>Eights to kings 10, fours to sevens 5</source>
        <translation>Achten bis Könige 10, Vieren bis Siebenen 5</translation>
    </message>
    <message>
        <source>Eleven and eleven</source>
        <translation>Elf und elf</translation>
    </message>
    <message>
        <source>Eleven in the hand, thirteen in the foot</source>
        <translation>Elf im Handblatt, dreizehn im Fußblatt</translation>
    </message>
    <message>
        <source>Every player’s</source>
        <translation>Die jedes Spielers</translation>
    </message>
    <message>
        <source>Everything within the limit of wilds</source>
        <translation>Alles, soweit die Grenze für wilde Karten reicht</translation>
    </message>
    <message>
        <source>Exactly seven, and only when there are seven</source>
        <translation>Genau sieben, und nur, wenn es sieben sind</translation>
    </message>
    <message>
        <source>Fewer cards to hold, and shorter deals.</source>
        <translation>Weniger Karten zu halten und kürzere Runden.</translation>
    </message>
    <message>
        <source>Fewer wilds than naturals</source>
        <translation>Weniger wilde als natürliche</translation>
    </message>
    <message>
        <source>Fifteen and fifteen</source>
        <translation>Fünfzehn und fünfzehn</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>Vier Runden</translation>
    </message>
    <message>
        <source>Four players in two pairs</source>
        <translation>Vier Spieler in zwei Paaren</translation>
    </message>
    <message>
        <source>Four players, each alone</source>
        <translation>Vier Spieler, jeder für sich</translation>
    </message>
    <message>
        <source>Hand, knee and foot: fifteen, thirteen and eleven</source>
        <translation>Hand, Knie und Fuß: fünfzehn, dreizehn und elf</translation>
    </message>
    <message>
        <source>Hands grow fast, and the stock is used up sooner.</source>
        <translation>Die Hand wächst schnell, und der Talon ist früher zu Ende.</translation>
    </message>
    <message>
        <source>How many cards are dealt to each hand and each foot?</source>
        <translation>Wie viele Karten haben Handblatt und Fußblatt?</translation>
    </message>
    <message>
        <source>How many cards does a turn draw?</source>
        <translation>Wie viele Karten werden in einem Zug gezogen?</translation>
    </message>
    <message>
        <source>How many points do single cards count?</source>
        <translation>Wie viele Punkte zählen einzelne Karten?</translation>
    </message>
    <message>
        <source>How many points does a meld of seven earn?</source>
        <translation>Wie viele Punkte bringt eine Meldung aus sieben?</translation>
    </message>
    <message>
        <source>How many points does going out earn?</source>
        <translation>Wie viele Punkte bringt Schluss machen?</translation>
    </message>
    <message>
        <source>How many points does the first meld of a deal need?</source>
        <translation>Wie viele Punkte braucht die erste Meldung einer Runde?</translation>
    </message>
    <message>
        <source>How many sit at the table, and who plays together?</source>
        <translation>Wie viele sitzen am Tisch, und wer spielt zusammen?</translation>
    </message>
    <message>
        <source>How many wild cards may a meld hold?</source>
        <translation>Wie viele wilde Karten darf eine Meldung haben?</translation>
    </message>
    <message>
        <source>However long it grows, it counts once.</source>
        <translation>Wie lang sie auch wird, sie zählt einmal.</translation>
    </message>
    <message>
        <source>However many cards lie in it.</source>
        <translation>Gleich, wie viele Karten darin liegen.</translation>
    </message>
    <message>
        <source>Is the partner asked “May I go out?”</source>
        <translation>Wird der Partner gefragt: „Darf ich Schluss machen?“</translation>
    </message>
    <message>
        <source>It ends after the deal in which a total reaches them.</source>
        <translation>Es endet nach der Runde, in der eine Summe sie erreicht.</translation>
    </message>
    <message>
        <source>It goes onto a meld, or a third card or a wild joins them.</source>
        <translation>Sie geht an eine Meldung, oder eine dritte oder wilde Karte kommt dazu.</translation>
    </message>
    <message>
        <source>It never gets harder to begin.</source>
        <translation>Anfangen wird nie schwerer.</translation>
    </message>
    <message>
        <source>Less than usual, so that single cards matter more.</source>
        <translation>Weniger als üblich, so zählen einzelne Karten mehr.</translation>
    </message>
    <message>
        <source>May black threes be melded?</source>
        <translation>Dürfen schwarze Dreien gemeldet werden?</translation>
    </message>
    <message>
        <source>May cards be added to a meld of seven?</source>
        <translation>Darf an eine Meldung aus sieben angelegt werden?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>Dürfen Zweien und Joker allein gemeldet werden?</translation>
    </message>
    <message>
        <source>More cards of the rank begin another meld.</source>
        <translation>Weitere Karten des Werts beginnen eine neue Meldung.</translation>
    </message>
    <message>
        <source>More cards to hold, and longer deals.</source>
        <translation>Mehr Karten zu halten und längere Runden.</translation>
    </message>
    <message>
        <source>More in every deal, as in the classic game.</source>
        <translation>In jeder Runde mehr, wie im klassischen Spiel.</translation>
    </message>
    <message>
        <source>Must your partner be in the foot before you go out?</source>
        <translatorcomment>Of “Must partners have played from the foot before one goes out?”.</translatorcomment>
        <translation>Muss der Partner im Fußblatt sein, bevor jemand Schluss macht?</translation>
    </message>
    <message>
        <source>Naturals keep the one clean, and wilds go onto the other.</source>
        <translation>Natürliche halten die eine sauber, wilde kommen auf die andere.</translation>
    </message>
    <message>
        <source>Naturals may be added</source>
        <translation>Natürliche dürfen dazu</translation>
    </message>
    <message>
        <source>Naturals onto clean ones only</source>
        <translation>Nur natürliche auf saubere</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Nines to kings 10, fours to eights 5</source>
        <translation>Neunen bis Könige 10, Vieren bis Achten 5</translation>
    </message>
    <message>
        <source>No wild one is needed.</source>
        <translation>Keine wilde ist nötig.</translation>
    </message>
    <message>
        <source>No, it is closed</source>
        <translation>Nein, sie ist geschlossen</translation>
    </message>
    <message>
        <source>Nobody shares melds; with five packs.</source>
        <translation>Niemand teilt Meldungen; mit fünf Kartenspielen.</translation>
    </message>
    <message>
        <source>Nobody shares melds; with seven packs.</source>
        <translation>Niemand teilt Meldungen; mit sieben Kartenspielen.</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Er wird nicht gefragt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing is discarded; the foot is played next turn.</source>
        <translation>Nichts wird abgeworfen; das Fußblatt wird im nächsten Zug gespielt.</translation>
    </message>
    <message>
        <source>Nothing need be played from it yet.</source>
        <translation>Es muss noch nichts daraus gespielt sein.</translation>
    </message>
    <message>
        <source>Once one partner is down, the other lays any meld.</source>
        <translation>Hat ein Partner gemeldet, meldet der andere beliebig.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>One card like it</source>
        <translation>Eine gleiche Karte</translation>
    </message>
    <message>
        <source>One clean and one dirty</source>
        <translation>Eine saubere und eine schmutzige</translation>
    </message>
    <message>
        <source>One clean, one dirty and one wild</source>
        <translation>Eine saubere, eine schmutzige und eine wilde</translation>
    </message>
    <message>
        <source>One for every two naturals</source>
        <translation>Eine auf je zwei natürliche</translation>
    </message>
    <message>
        <source>One meld of each rank is all there is.</source>
        <translation>Von jedem Wert gibt es nur eine Meldung.</translation>
    </message>
    <message>
        <source>One wild in three cards, two in four, three in seven.</source>
        <translation>Eine wilde in drei Karten, zwei in vier, drei in sieben.</translation>
    </message>
    <message>
        <source>One wild in three or four cards, three in seven.</source>
        <translation>Eine wilde in drei oder vier Karten, drei in sieben.</translation>
    </message>
    <message>
        <source>One wild in three to five cards, two in six or seven.</source>
        <translation>Eine wilde in drei bis fünf Karten, zwei in sechs oder sieben.</translation>
    </message>
    <message>
        <source>Partners sit in every other seat.</source>
        <translation>Partner sitzen auf jedem zweiten Platz.</translation>
    </message>
    <message>
        <source>Partners sit opposite and share melds and score.</source>
        <translation>Partner sitzen gegenüber und teilen Meldungen und Punkte.</translation>
    </message>
    <message>
        <source>Partners sit opposite; three sides play.</source>
        <translation>Partner sitzen gegenüber; drei Seiten spielen.</translation>
    </message>
    <message>
        <source>Plain cards that nobody melds; discard them in time.</source>
        <translation>Gewöhnliche Karten, die niemand meldet; rechtzeitig abwerfen.</translation>
    </message>
    <message>
        <source>Seven are a clean meld for the dirty bonus; each costs 5.</source>
        <translation>Sieben sind eine saubere Meldung mit dem schmutzigen Bonus; jede kostet 5.</translation>
    </message>
    <message>
        <source>Seven of them are a kind of their own, worth the most.</source>
        <translation>Sieben davon sind eine eigene Art und am meisten wert.</translation>
    </message>
    <message>
        <source>Short deals, as in Simpson’s game.</source>
        <translation>Kurze Runden, wie im Spiel von Simpson.</translation>
    </message>
    <message>
        <source>Six players in three pairs</source>
        <translation>Sechs Spieler in drei Paaren</translation>
    </message>
    <message>
        <source>Six players in two teams of three</source>
        <translation>Sechs Spieler in zwei Dreierteams</translation>
    </message>
    <message>
        <source>Six players, each alone</source>
        <translation>Sechs Spieler, jeder für sich</translation>
    </message>
    <message>
        <source>Tens to kings 10, fours to nines 5</source>
        <translation>Zehnen bis Könige 10, Vieren bis Neunen 5</translation>
    </message>
    <message>
        <source>The answer binds, too; nothing else is said.</source>
        <translation>Auch hier bindet die Antwort; mehr wird nicht gesagt.</translation>
    </message>
    <message>
        <source>The first deal asks for a little more than usual.</source>
        <translation>Die erste Runde verlangt etwas mehr als üblich.</translation>
    </message>
    <message>
        <source>The first meld needs a card more.</source>
        <translation>Die erste Meldung braucht eine Karte mehr.</translation>
    </message>
    <message>
        <source>The first three cards that match may be laid.</source>
        <translation>Die ersten drei passenden Karten dürfen auf den Tisch.</translation>
    </message>
    <message>
        <source>The hand grows only by taking the discard pile.</source>
        <translation>Die Hand wächst nur durch Aufnehmen des Ablagestapels.</translation>
    </message>
    <message>
        <source>The partner may also say why.</source>
        <translation>Der Partner darf auch sagen, warum.</translation>
    </message>
    <message>
        <source>The side’s</source>
        <translation>Die der Seite</translation>
    </message>
    <message>
        <source>The stock replaces them; each one not laid costs 100.</source>
        <translation>Der Talon ersetzt sie; jede nicht ausgelegte kostet 100.</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>Den ganzen Stapel</translation>
    </message>
    <message>
        <source>They go with naturals only</source>
        <translation>Sie gehen nur mit natürlichen</translation>
    </message>
    <message>
        <source>They help to get rid of the last cards; each costs 5.</source>
        <translation>Sie helfen, die letzten Karten loszuwerden; jede kostet 5.</translation>
    </message>
    <message>
        <source>They keep the next player from taking the discard pile.</source>
        <translation>Sie hindern den nächsten Spieler am Aufnehmen.</translation>
    </message>
    <message>
        <source>They may</source>
        <translation>Sie dürfen</translation>
    </message>
    <message>
        <source>They need not</source>
        <translation>Sie müssen nicht</translation>
    </message>
    <message>
        <source>Thirteen and thirteen</source>
        <translation>Dreizehn und dreizehn</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Three of any kind</source>
        <translation>Drei beliebiger Art</translation>
    </message>
    <message>
        <source>Three or more at any time</source>
        <translation>Drei oder mehr, jederzeit</translation>
    </message>
    <message>
        <source>Three or more in the turn that goes out</source>
        <translation>Drei oder mehr, im Zug, der Schluss macht</translation>
    </message>
    <message>
        <source>Three packets, one after the other; with one more pack.</source>
        <translation>Drei Blätter, nacheinander gespielt; mit einem Kartenspiel mehr.</translation>
    </message>
    <message>
        <source>Twice the usual reward for being first.</source>
        <translation>Der doppelte Lohn für den Ersten.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Two cards like the top card</source>
        <translation>Zwei Karten wie die oberste</translation>
    </message>
    <message>
        <source>Two clean and two dirty</source>
        <translation>Zwei saubere und zwei schmutzige</translation>
    </message>
    <message>
        <source>Two clean, two dirty and one wild</source>
        <translation>Zwei saubere, zwei schmutzige und eine wilde</translation>
    </message>
    <message>
        <source>Two deals</source>
        <translation>Zwei Runden</translation>
    </message>
    <message>
        <source>Two eights take an eight; no wild stands in for one.</source>
        <translation>Zwei Achten nehmen eine Acht auf; keine wilde ersetzt eine davon.</translation>
    </message>
    <message>
        <source>Two like it, or one like it and a wild</source>
        <translation>Zwei gleiche, oder eine gleiche und eine wilde</translation>
    </message>
    <message>
        <source>Until then a card stays in your hand.</source>
        <translation>Bis dahin bleibt eine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>Until then every card of the rank goes onto it.</source>
        <translation>Bis dahin kommt jede Karte des Werts darauf.</translation>
    </message>
    <message>
        <source>Up to 10,000 points</source>
        <translation>Bis 10.000 Punkte</translation>
    </message>
    <message>
        <source>Up to 20,000 points</source>
        <translation>Bis 20.000 Punkte</translation>
    </message>
    <message>
        <source>Up to five cards from the top</source>
        <translation>Bis zu fünf Karten von oben</translation>
    </message>
    <message>
        <source>Up to seven cards from the top</source>
        <translation>Bis zu sieben Karten von oben</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>Was sind rote Dreien?</translation>
    </message>
    <message>
        <source>What is a meld of seven called in the family?</source>
        <translation>Wie heißt eine Meldung aus sieben in der Familie?</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than five are taken whole.</source>
        <translation>Was tiefer liegt, bleibt; weniger als fünf werden ganz genommen.</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than seven are taken whole.</source>
        <translation>Was tiefer liegt, bleibt; weniger als sieben werden ganz genommen.</translation>
    </message>
    <message>
        <source>What must be complete before somebody goes out?</source>
        <translation>Was muss vollständig sein, bevor jemand Schluss macht?</translation>
    </message>
    <message>
        <source>What must the hand hold to take the pile?</source>
        <translation>Was muss auf der Hand sein, um den Ablagestapel aufzunehmen?</translation>
    </message>
    <message>
        <source>When may another meld of the same rank begin?</source>
        <translation>Wann darf eine zweite Meldung desselben Werts beginnen?</translation>
    </message>
    <message>
        <source>When the first is complete</source>
        <translation>Wenn die erste vollständig ist</translation>
    </message>
    <message>
        <source>Who takes the discard pile gets how much of it?</source>
        <translation>Wie viel bekommt, wer den Ablagestapel aufnimmt?</translation>
    </message>
    <message>
        <source>Whoever can go out decides alone.</source>
        <translation>Wer Schluss machen kann, entscheidet allein.</translation>
    </message>
    <message>
        <source>Whoever goes out only loses no points for cards left.</source>
        <translation>Wer Schluss macht, verliert nur keine Punkte für übrige Karten.</translation>
    </message>
    <message>
        <source>Whose first meld counts?</source>
        <translation>Wessen erste Meldung zählt?</translation>
    </message>
    <message>
        <source>With one discarded, the hand grows by a card a turn.</source>
        <translation>Mit einem Abwurf wächst die Hand je Zug um eine Karte.</translation>
    </message>
    <message>
        <source>You may not, before your side has a complete meld of seven</source>
        <translation>Das darf man nicht, bevor die Seite eine volle Meldung von sieben hat</translation>
    </message>
    <message>
        <source>You meld the last card of your hand: what then?</source>
        <translation>Die letzte Karte der Hand wird gemeldet: was dann?</translation>
    </message>
    <message>
        <source>You pick up the foot and play on</source>
        <translation>Das Fußblatt wird aufgenommen, und es geht weiter</translation>
    </message>
    <message>
        <source>You pick up the foot, and your turn is over</source>
        <translation>Das Fußblatt wird aufgenommen, und der Zug ist zu Ende</translation>
    </message>
    <message>
        <source>Your partner must have picked it up</source>
        <translation>Der Partner muss es aufgenommen haben</translation>
    </message>
    <message>
        <source>Your partner must have played from it</source>
        <translation>Der Partner muss daraus gespielt haben</translation>
    </message>
    <message>
        <source>“A clean book”, on the screen and on paper.</source>
        <translation>„Ein sauberes Buch“, auf dem Bildschirm und auf Papier.</translation>
    </message>
    <message>
        <source>“A clean canasta”, as in Saskatchewan.</source>
        <translation>„Eine saubere Canasta“, wie bei Saskatchewan.</translation>
    </message>
    <message>
        <source>“A clean pile”, as in the classic game.</source>
        <translation>„Ein sauberer Stapel“, wie im klassischen Spiel.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLesson</name>
    <message>
        <source>A black three stops you: that pile cannot be taken now.</source>
        <translatorcomment>Of “A black three lies on the discard pile. It stops the next player: that pile cannot be taken now.”.</translatorcomment>
        <translation>Eine schwarze Drei: Dieser Stapel kann jetzt nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>A real deal has {hand} in hand, and {foot} in the foot.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Eine richtige Runde hat {hand} im Handblatt, {foot} im Fußblatt.</translation>
    </message>
    <message>
        <source>A red three goes onto the table at once, for {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “A red three came. It lies on the table at once, for {points}, and another card came for it.”.</translatorcomment>
        <translation>Eine rote Drei liegt sofort auf dem Tisch und bringt {points}.</translation>
    </message>
    <message>
        <source>And the eights: only one is missing. Lay it down.</source>
        <translation>Und die Achten: Nur eine fehlt noch. Anlegen.</translation>
    </message>
    <message>
        <source>Cards of one rank go down together: that is a meld.</source>
        <translation>Karten eines Werts kommen zusammen auf den Tisch: eine Meldung.</translation>
    </message>
    <message>
        <source>Click both eights and the two, then “New meld” again.</source>
        <translation>Beide Achten und die Zwei anklicken, dann wieder „Neue Meldung“.</translation>
    </message>
    <message>
        <source>Draw again, as in every turn.</source>
        <translation>Wieder ziehen, wie in jedem Zug.</translation>
    </message>
    <message>
        <source>Every turn begins with a draw: click the stock.</source>
        <translatorcomment>Of “Every turn begins with a draw. Click the stock, the face-down cards that light up: that draws {cards}.”.</translatorcomment>
        <translation>Jeder Zug beginnt mit dem Ziehen: auf den Talon klicken.</translation>
    </message>
    <message>
        <source>No other card goes with the seven. Throw it away.</source>
        <translation>Zur Sieben passt keine andere Karte. Abwerfen.</translation>
    </message>
    <message>
        <source>Now we can go out, that is end the deal. Draw first.</source>
        <translation>Jetzt können wir Schluss machen, also die Runde beenden. Zuerst ziehen.</translation>
    </message>
    <message>
        <source>One card is left. Throw it away, and the deal is over.</source>
        <translation>Eine Karte ist übrig. Abwerfen, und die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>One of them fits at once. Click the eight, then our eights.</source>
        <translation>Eine davon passt sofort. Die Acht anklicken, dann unsere Achten.</translation>
    </message>
    <message>
        <source>Seven kings: a clean {pile}, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sieben Könige: {pile:eine saubere|ein sauberer|ein sauberes} {pile}, {points} wert.</translation>
    </message>
    <message>
        <source>So draw from the stock.</source>
        <translation>Also vom Talon ziehen.</translation>
    </message>
    <message>
        <source>The ace goes onto our aces.</source>
        <translation>Das Ass kommt zu unseren Assen.</translation>
    </message>
    <message>
        <source>The five is the last card of the hand. Throw it away.</source>
        <translation>Die Fünf ist die letzte Karte der Hand. Abwerfen.</translation>
    </message>
    <message>
        <source>The kings count {worth}, but the first melds need {points}.</source>
        <extracomment>{worth}: how much something is worth in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Die Könige zählen {worth}, die ersten Meldungen brauchen {points}.</translation>
    </message>
    <message>
        <source>The nines are a meld, and the rest is in your hand.</source>
        <translation>Die Neunen sind eine Meldung, der Rest ist auf der Hand.</translation>
    </message>
    <message>
        <source>The open cards are your hand; face down waits your foot.</source>
        <translation>Die offenen Karten sind das Handblatt, verdeckt wartet das Fußblatt.</translation>
    </message>
    <message>
        <source>The two goes onto our wild cards.</source>
        <translation>Die Zwei kommt zu unseren wilden Karten.</translation>
    </message>
    <message>
        <source>The two queens go onto our queens.</source>
        <translation>Die zwei Damen kommen zu unseren Damen.</translation>
    </message>
    <message>
        <source>There is a two in this {pile}: dirty, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>In {pile:dieser|diesem|diesem} {pile} ist eine Zwei: schmutzig, {points} wert.</translation>
    </message>
    <message>
        <source>Three kings make a meld. Click them, then “New meld”.</source>
        <translation>Drei Könige sind eine Meldung. Anklicken, dann „Neue Meldung“.</translation>
    </message>
    <message>
        <source>Three queens: lay them down as a new meld.</source>
        <translation>Drei Damen: als neue Meldung auslegen.</translation>
    </message>
    <message>
        <source>Throw the four away once more.</source>
        <translation>Noch einmal die Vier abwerfen.</translation>
    </message>
    <message>
        <source>Throw the four away: click it, then the discard pile.</source>
        <translation>Die Vier abwerfen: anklicken, dann den Ablagestapel.</translation>
    </message>
    <message>
        <source>Together they are worth {worth}: press the golden button.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translatorcomment>Of “Both melds together are worth {worth}, which is enough. Press the golden button.”.</translatorcomment>
        <translation>Zusammen sind sie {worth} wert: den goldenen Knopf drücken.</translation>
    </message>
    <message>
        <source>Two more kings make seven. Click both, then our kings.</source>
        <translation>Mit zwei weiteren Königen sind es sieben. Beide anklicken, dann unsere Könige.</translation>
    </message>
    <message>
        <source>We are out, for {points}. All our cards count for us.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Wir haben Schluss gemacht: {points}. Unsere Karten zählen für uns.</translation>
    </message>
    <message>
        <source>Welcome! {partner} is your partner, against {names}.</source>
        <extracomment>{partner}: the partner of the player. {names}: several players, listed.</extracomment>
        <translatorcomment>Of “Welcome! {partner} speaks here, the partner across the table. We two play together against {names}.”.</translatorcomment>
        <translation>Willkommen! {partner} spielt mit dir gegen {names}.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner: press the button.</source>
        <translatorcomment>Of “Whoever wants to go out asks the partner. Press the button that asks, above the hand.”.</translatorcomment>
        <translation>Wer Schluss machen will, fragt den Partner: den Knopf drücken.</translation>
    </message>
    <message>
        <source>Yes, gladly! First the nines: click both, then our nines.</source>
        <translation>Ja, gern! Zuerst die Neunen: beide anklicken, dann unsere Neunen.</translation>
    </message>
    <message>
        <source>Your hand is gone, so the foot comes up.</source>
        <translation>Die Hand ist leer, also kommt das Fußblatt.</translation>
    </message>
    <message>
        <source>a pair in the hand takes the discard pile</source>
        <translation>ein Paar auf der Hand nimmt den Ablagestapel auf</translation>
    </message>
    <message>
        <source>another card came for it</source>
        <translation>eine andere Karte kam dafür</translation>
    </message>
    <message>
        <source>clean means that there is no wild card in it</source>
        <translation>sauber heißt: keine wilde Karte ist darin</translation>
    </message>
    <message>
        <source>dragging them there works, too</source>
        <translation>Hinziehen geht auch</translation>
    </message>
    <message>
        <source>every turn ends with a discard</source>
        <translation>jeder Zug endet mit dem Abwerfen einer Karte</translation>
    </message>
    <message>
        <source>it lies on top of the discard pile</source>
        <translation>sie liegt oben auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>more cards, more melds: that is why the pile is worth taking</source>
        <translatorcomment>Of “The nines are a new meld, and the other cards of the pile are in the hand. More cards, more melds: that is why the pile is worth taking.”.</translatorcomment>
        <translation>mehr Karten, mehr Meldungen: Darum lohnt es sich</translation>
    </message>
    <message>
        <source>new cards for the next turn; {partner} plays from the foot, too</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translatorcomment>Of “The hand is gone, so the foot comes up: new cards for the next turn. {partner} plays from the foot already.”.</translatorcomment>
        <translation>neue Karten für den nächsten Zug; auch {partner} spielt aus dem Fußblatt</translation>
    </message>
    <message>
        <source>now every card but one goes onto the table</source>
        <translation>jetzt kommt jede Karte bis auf eine auf den Tisch</translation>
    </message>
    <message>
        <source>only the first melds need a minimum</source>
        <translation>nur die ersten Meldungen brauchen einen Mindestwert</translation>
    </message>
    <message>
        <source>partners sit across the table and play together</source>
        <translation>Partner sitzen einander gegenüber und spielen zusammen</translation>
    </message>
    <message>
        <source>seven of them are a {pile}, and {piles} bring the points</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>sieben davon sind {pile:eine|ein|ein} {pile}, und {piles} bringen die Punkte</translation>
    </message>
    <message>
        <source>seven wild cards are worth {points}, more than anything else</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sieben wilde Karten bringen {points}, mehr als alles andere</translation>
    </message>
    <message>
        <source>so something has to go with them</source>
        <translation>also muss noch etwas dazu</translation>
    </message>
    <message>
        <source>that draws {cards}; Enter does it, too</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>das zieht {cards:acc}; Enter tut es auch</translation>
    </message>
    <message>
        <source>that is enough for the first melds</source>
        <translation>das genügt für die ersten Meldungen</translation>
    </message>
    <message>
        <source>the foot is picked up once the hand is gone</source>
        <translation>das Fußblatt wird aufgenommen, sobald die Hand leer ist</translation>
    </message>
    <message>
        <source>to end the deal you need {piles}: one clean and one dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>wer Schluss machen will, braucht {piles:acc}: sauber und schmutzig</translation>
    </message>
    <message>
        <source>to go out you need {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translatorcomment>Of “to go out you need {needed}; otherwise it is like this one”.</translatorcomment>
        <translation>für den Schluss braucht man {needed:acc}</translation>
    </message>
    <message>
        <source>twos and jokers are wild: they stand for any card</source>
        <translation>Zweien und Joker sind wild: Sie stehen für jede Karte</translation>
    </message>
    <message>
        <source>what lies there belongs to both of us</source>
        <translation>was da liegt, gehört uns beiden</translation>
    </message>
    <message>
        <source>what others still hold counts against them</source>
        <translation>was andere noch halten, zählt gegen sie</translation>
    </message>
    <message>
        <source>without a yes the deal goes on</source>
        <translation>ohne ein Ja geht die Runde weiter</translation>
    </message>
    <message>
        <source>{name} threw a nine: click both nines, then the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} warf eine Neun ab: beide Neunen anklicken, dann den Stapel.</translation>
    </message>
    <message>
        <source>{partner} laid kings and an eight onto our melds.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translatorcomment>Of “See what {partner} did: kings and an eight came onto our melds. What lies there belongs to both of us.”.</translatorcomment>
        <translation>{partner} legte Könige und eine Acht zu unseren Meldungen.</translation>
    </message>
    <message>
        <source>{partner} laid two twos and a joker: a wild meld.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>{partner} legte zwei Zweien und einen Joker: eine wilde Meldung.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLog</name>
    <message>
        <source>A card was turned up.</source>
        <translation>Eine Karte wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>Deal {number} goes to {names}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>Runde {number} geht an {names}.</translation>
    </message>
    <message>
        <source>Deal {number} is a tie.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Runde {number} endet unentschieden.</translation>
    </message>
    <message>
        <source>The upcard was buried and another turned.</source>
        <translation>Die aufgedeckte Karte wurde in den Talon gemischt, eine andere aufgedeckt.</translation>
    </message>
    <message>
        <source>all partners are in the foot</source>
        <translation>alle Partner sind im Fußblatt</translation>
    </message>
    <message>
        <source>asked about going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:fragte|fragte|fragte|fragten} nach dem Schluss</translation>
    </message>
    <message numerus="yes">
        <source>completed a wild {pile}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} {pile:eine wilde|einen wilden|ein wildes} {pile}</numerusform>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} {pile:eine wilde|einen wilden|ein wildes} {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed a {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} {pile:eine|einen|ein} {pile} aus {ranks:dat}</numerusform>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} {pile:eine|einen|ein} {pile} aus {ranks:dat}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a clean {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} {ranks:the.acc} zu {pile:einer sauberen|einem sauberen|einem sauberen} {pile}</numerusform>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} {ranks:the.acc} zu {pile:einer sauberen|einem sauberen|einem sauberen} {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a dirty {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} {ranks:the.acc} zu {pile:einer schmutzigen|einem schmutzigen|einem schmutzigen} {pile}</numerusform>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} {ranks:the.acc} zu {pile:einer schmutzigen|einem schmutzigen|einem schmutzigen} {pile}</numerusform>
        </translation>
    </message>
    <message>
        <source>could not discard</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>konnte nicht abwerfen</translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>warf {cards:the.acc} ab</translation>
    </message>
    <message>
        <source>discarded {cards}: the discard pile is removed</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>warf {cards:the.acc} ab: Der Ablagestapel kommt aus dem Spiel</translation>
    </message>
    <message>
        <source>discarded {cards}: the pile is frozen</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>warf {cards:the.acc} ab: Der Stapel ist eingefroren</translation>
    </message>
    <message>
        <source>got down with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>machte die erste Meldung mit {cards:a.dat}</translation>
    </message>
    <message numerus="yes">
        <source>laid {cards} on the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>legte {cards:a.acc} an {ranks:the.acc}</numerusform>
            <numerusform>legte {cards:a.acc} an {ranks:the.acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld of five or six is open</source>
        <translation>keine Meldung aus fünf oder sechs ist offen</translation>
    </message>
    <message numerus="yes">
        <source>picked up</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>nahm auf</numerusform>
            <numerusform>nahm auf</numerusform>
        </translation>
    </message>
    <message>
        <source>said no to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>sagte Nein zum Schlussmachen</translation>
    </message>
    <message>
        <source>said yes to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>sagte Ja zum Schlussmachen</translation>
    </message>
    <message>
        <source>the side is ahead</source>
        <translation>die Seite liegt vorn</translation>
    </message>
    <message numerus="yes">
        <source>took {count} card(s) from the discard pile</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>nahm eine Karte vom Ablagestapel auf</numerusform>
            <numerusform>nahm {count} Karten vom Ablagestapel auf</numerusform>
        </translation>
    </message>
    <message>
        <source>went into the foot</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>ging ins Fußblatt</translation>
    </message>
    <message>
        <source>went into the knee</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>ging ins Knieblatt</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>machte Schluss</translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>discarded; {name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>machte Schluss mit {cards:the.dat}</translation>
    </message>
    <message numerus="yes">
        <source>wins the deal</source>
        <comment>mark {names}</comment>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>gewinnt die Runde</numerusform>
            <numerusform>gewinnen die Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <comment>to discard</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>{dealer} dealt. {name} plays first.</source>
        <extracomment>{dealer}: the player who deals. {name}: the player, or the players of a side.</extracomment>
        <translation>{dealer} gab. {name} beginnt.</translation>
    </message>
    <message>
        <source>{name} asked only now that {conditions}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {conditions}: the conditions of an agreement, listed.</extracomment>
        <translation>{name} fragte erst jetzt, wie abgesprochen: {conditions}.</translation>
    </message>
    <message>
        <source>{name} asked {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} fragte {partner}, ob Schluss sein darf.</translation>
    </message>
    <message>
        <source>{name} asks {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} fragt {partner}, ob Schluss sein darf.</translation>
    </message>
    <message>
        <source>{name} cannot discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} kann nicht abwerfen.</translation>
    </message>
    <message>
        <source>{name} completed a wild {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} vervollständigte {pile:eine wilde|einen wilden|ein wildes} {pile}.</translation>
    </message>
    <message>
        <source>{name} completed a {pile} of {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} vervollständigte {pile:eine|einen|ein} {pile} aus {ranks:dat}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a clean {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} vervollständigte {ranks:the.acc} zu {pile:einer sauberen|einem sauberen|einem sauberen} {pile}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a dirty {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} vervollständigte {ranks:the.acc} zu {pile:einer schmutzigen|einem schmutzigen|einem schmutzigen} {pile}.</translation>
    </message>
    <message>
        <source>{name} could not discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} konnte nicht abwerfen.</translation>
    </message>
    <message>
        <source>{name} discarded a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} warf eine Karte ab.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} warf eine wilde Karte ab: Der Ablagestapel kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} warf eine wilde Karte ab: Der Stapel ist eingefroren.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} warf {card:a.acc} ab.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} warf {card:a.acc} ab: Der Ablagestapel kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} warf {card:a.acc} ab: Der Stapel ist eingefroren.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} wirft {card:a.acc} ab.</translation>
    </message>
    <message>
        <source>{name} draws {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} zieht {cards:acc} von beiden Talons.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} zieht {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} drew {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} zog {cards:acc} von beiden Talons.</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew {cards}, after (one card was put in|{number} cards were shuffled in).</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} zog {cards:acc}, nachdem eine Karte dazukam.</numerusform>
            <numerusform>{name} zog {cards:acc}, nachdem {number} Karten eingemischt wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} zog {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} goes out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} macht Schluss mit {card:a.dat}.</translation>
    </message>
    <message>
        <source>{name} had to draw, and the stock ran out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} musste ziehen, und der Talon reichte nicht.</translation>
    </message>
    <message>
        <source>{name} keeps wilds for the wild {pile}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} spart wilde Karten für {pile:die wilde|den wilden|das wilde} {pile}, wie abgesprochen.</translation>
    </message>
    <message>
        <source>{name} laid {cards} as a wild meld.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} legte {cards:acc} als wilde Meldung aus.</translation>
    </message>
    <message>
        <source>{name} laid {cards} on the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} legte {cards:acc} an {ranks:the.acc}.</translation>
    </message>
    <message>
        <source>{name} laid {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} legte {card:a.acc} aus.</translation>
    </message>
    <message>
        <source>{name} lays a red three.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} legt eine rote Drei aus.</translation>
    </message>
    <message>
        <source>{name} leaves the {ranks} clean, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} lässt {ranks:the.acc} sauber, wie abgesprochen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted (one card|{number} cards), {missing} too few.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} hob eine Karte ab, {missing:f} zu wenig.</numerusform>
            <numerusform>{name} hob {number} Karten ab, {missing:f} zu wenig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted exactly {number} card(s): {bonus}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {bonus}: points as a bonus, as “100 points”.</extracomment>
        <translation>
            <numerusform>{name} hob genau {number} Karte ab: {bonus}.</numerusform>
            <numerusform>{name} hob genau {number} Karten ab: {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted {number} card(s), {missing} too many.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} hob {number} Karte ab, {missing:f} zu viel.</numerusform>
            <numerusform>{name} hob {number} Karten ab, {missing:f} zu viel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} picked up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} nahm das Fußblatt auf.</translation>
    </message>
    <message>
        <source>{name} picked up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} nahm das Knieblatt auf.</translation>
    </message>
    <message>
        <source>{name} picks up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} nimmt das Fußblatt auf.</translation>
    </message>
    <message>
        <source>{name} picks up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} nimmt das Knieblatt auf.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: a meld of five or six is open.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Nein, wie abgesprochen: Eine Meldung aus fünf oder sechs ist offen.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: not all partners are in the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Nein, wie abgesprochen: Nicht alle Partner sind im Fußblatt.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: the side is not ahead.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Nein, wie abgesprochen: Die Seite liegt nicht vorn.</translation>
    </message>
    <message>
        <source>{name} said no.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Nein.</translation>
    </message>
    <message>
        <source>{name} said no: a {pile} is nearly complete.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} sagte Nein: {pile:Eine|Ein|Ein} {pile} ist fast vollständig.</translation>
    </message>
    <message numerus="yes">
        <source>{name} said no: about {points} point(s) (is|are) left in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} sagte Nein: Etwa {points} Punkt ist noch auf der Hand.</numerusform>
            <numerusform>{name} sagte Nein: Etwa {points} Punkte sind noch auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} said no: the side gains by playing on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Nein: Weiterzuspielen bringt der Seite mehr.</translation>
    </message>
    <message>
        <source>{name} said no: too much is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Nein: Noch zu viel auf der Hand.</translation>
    </message>
    <message>
        <source>{name} said yes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Ja.</translation>
    </message>
    <message>
        <source>{name} said yes: little is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Ja: Nur noch wenig auf der Hand.</translation>
    </message>
    <message>
        <source>{name} said yes: the others are close to going out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Ja: Die anderen sind kurz vor dem Schluss.</translation>
    </message>
    <message>
        <source>{name} said yes: the side gains by ending now.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte Ja: Jetzt Schluss zu machen bringt der Seite mehr.</translation>
    </message>
    <message>
        <source>{name} takes {count} with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} nimmt mit {cards:dat} {count:f} auf.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} nahm {taken:acc} vom Ablagestapel für {ranks:the.acc} auf.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards} for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} nahm mit {cards:dat} {taken:acc} vom Ablagestapel für {ranks:the.acc} auf.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} nahm mit {cards:dat} {taken:acc} vom Ablagestapel auf.</translation>
    </message>
    <message>
        <source>{name} went into the foot first, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ging zuerst ins Fußblatt, wie abgesprochen.</translation>
    </message>
    <message>
        <source>{name} went out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} machte Schluss mit {card:a.dat}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootOptions</name>
    <message>
        <source>A clean and a dirty meld of one rank may lie side by side.</source>
        <translation>Eine saubere und eine schmutzige Meldung eines Werts dürfen nebeneinanderliegen.</translation>
    </message>
    <message>
        <source>A complete clean {pile} is closed.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “wilds on complete clean {piles}”.</translatorcomment>
        <translation>{pile:Eine volle saubere|Ein voller sauberer|Ein volles sauberes} {pile} ist geschlossen.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank, but no wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>{pile:Eine volle saubere|Ein voller sauberer|Ein volles sauberes} {pile} nimmt noch Karten des Werts an, aber keine wilden.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank; a wild makes it dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>{pile:Eine volle saubere|Ein voller sauberer|Ein volles sauberes} {pile} nimmt noch Karten des Werts an; eine wilde macht {pile:sie|ihn|es} schmutzig.</translation>
    </message>
    <message>
        <source>A complete dirty one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “only dirty ones open”.</translatorcomment>
        <translation>{pile:Eine volle schmutzige|Ein voller schmutziger|Ein volles schmutziges} {pile} ist geschlossen.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank and wilds, within the limit.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete dirty {pile} still takes cards within the limit; others are closed.”.</translatorcomment>
        <translation>{pile:Eine volle schmutzige|Ein voller schmutziger|Ein volles schmutziges} {pile} nimmt noch Karten des Werts und wilde an, in den Grenzen.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank, but no wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>{pile:Eine volle schmutzige|Ein voller schmutziger|Ein volles schmutziges} {pile} nimmt noch Karten des Werts an, aber keine wilden.</translation>
    </message>
    <message>
        <source>A complete wild one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>{pile:Eine volle wilde|Ein voller wilder|Ein volles wildes} {pile} ist geschlossen.</translation>
    </message>
    <message>
        <source>A complete wild one still takes wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>{pile:Eine volle wilde|Ein voller wilder|Ein volles wildes} {pile} nimmt noch wilde Karten an.</translation>
    </message>
    <message>
        <source>A meld of seven takes no more cards.</source>
        <translation>Eine Meldung aus sieben nimmt keine Karten mehr.</translation>
    </message>
    <message>
        <source>A natural pair is needed in any case.</source>
        <translation>Ein natürliches Paar ist ohnehin nötig.</translation>
    </message>
    <message>
        <source>A player has one meld of each rank and no second.</source>
        <translation>Ein Spieler hat von jedem Wert eine Meldung und keine zweite.</translation>
    </message>
    <message>
        <source>A red three turned up stays, too; whoever takes it with the pile lays it and replaces it.</source>
        <translation>Auch eine aufgedeckte rote Drei bleibt; wer sie mit aufnimmt, legt sie aus und ersetzt sie.</translation>
    </message>
    <message>
        <source>A side has one meld of each rank and no second.</source>
        <translation>Eine Seite hat von jedem Wert eine Meldung und keine zweite.</translation>
    </message>
    <message>
        <source>A two or joker freezes the pile until it is taken: then two natural cards like its top card are needed.</source>
        <translation>Eine Zwei oder ein Joker friert den Stapel ein, bis er aufgenommen wird: Dann braucht es zwei natürliche Karten wie die oberste.</translation>
    </message>
    <message>
        <source>A wild freezes the pile</source>
        <translation>Wilde frieren den Stapel ein</translation>
    </message>
    <message>
        <source>A wild freezes the pile until it is taken: then two natural cards like its top card are needed.</source>
        <translation>Eine wilde Karte friert den Stapel ein, bis er aufgenommen wird: Dann braucht es zwei natürliche Karten wie die oberste.</translation>
    </message>
    <message>
        <source>A wild on top cannot be taken.</source>
        <translation>Mit einer wilden Karte obenauf kann nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>A wild on top needs two of the same wild.</source>
        <translation>Eine wilde Karte obenauf braucht zwei gleiche wilde.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Nach der ersten Meldung darf die oberste Karte allein auf eine Meldung ihres Werts: Auch das nimmt den Stapel auf, aber keinen eingefrorenen.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Nach der ersten Meldung darf die oberste Karte allein auf eine Meldung ihres Werts: Auch das nimmt den Stapel auf.</translation>
    </message>
    <message>
        <source>Another meld of a rank may begin when the first is complete.</source>
        <translation>Eine zweite Meldung eines Werts darf beginnen, wenn die erste vollständig ist.</translation>
    </message>
    <message>
        <source>Answer with a reason</source>
        <translation>Antwort mit Grund</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Beliebige</translation>
    </message>
    <message>
        <source>Before the first meld only two natural cards like the top card take it.</source>
        <translation>Vor der ersten Meldung braucht es dafür zwei natürliche Karten wie die oberste.</translation>
    </message>
    <message>
        <source>Before the side&apos;s first meld only two natural cards like the top card take it.</source>
        <translation>Vor der ersten Meldung der Seite braucht es dafür zwei natürliche Karten wie die oberste.</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Bonus für genaues Abheben</translation>
    </message>
    <message>
        <source>Bonus of a {pile} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bonus für {pile:eine|einen|ein} {pile} aus Siebenen</translation>
    </message>
    <message>
        <source>Bonus of each {pile} of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bonus für {pile:jede|jeden|jedes} {pile} nur aus wilden Karten.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} with naturals and wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bonus für {pile:jede|jeden|jedes} {pile} mit natürlichen und wilden Karten.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} without wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Bonus für {pile:jede|jeden|jedes} {pile} ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Bonus of the side that goes out.</source>
        <translation>Bonus der Seite, die Schluss macht.</translation>
    </message>
    <message>
        <source>Cards of a take</source>
        <translation>Karten beim Aufnehmen</translation>
    </message>
    <message>
        <source>Clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Saubere|Sauberer|Sauberes} {pile}</translation>
    </message>
    <message>
        <source>Complete clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “Complete {piles}”.</translatorcomment>
        <translation>Volle saubere {piles}</translation>
    </message>
    <message>
        <source>Complete dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “Complete {piles}”.</translatorcomment>
        <translation>Volle schmutzige {piles}</translation>
    </message>
    <message>
        <source>Complete {piles} a side needs, deal by deal; the last repeats.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Vollständige {piles}, die eine Seite braucht, Runde für Runde; die letzte gilt weiter.</translation>
    </message>
    <message>
        <source>Deals of a game</source>
        <translation>Runden eines Spiels</translation>
    </message>
    <message>
        <source>Deals that begin with a concealed {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Runden mit {pile:verdeckter|verdecktem|verdecktem} {pile} zu Beginn</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Schmutzige|Schmutziger|Schmutziges} {pile}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Every partner must have melded or discarded from the foot before.</source>
        <translation>Jeder Partner muss vorher aus dem Fußblatt gemeldet oder abgeworfen haben.</translation>
    </message>
    <message>
        <source>Every partner must have picked up the foot before.</source>
        <translatorcomment>Of “Every partner must have played from the foot before going out.”.</translatorcomment>
        <translation>Vorher muss jeder Partner das Fußblatt aufgenommen haben.</translation>
    </message>
    <message>
        <source>First card of the discard pile</source>
        <translation>Erste Karte des Ablagestapels</translation>
    </message>
    <message>
        <source>First meld by deal</source>
        <translation>Erste Meldung nach Runden</translation>
    </message>
    <message>
        <source>First meld by score</source>
        <translation>Erste Meldung nach Punkten</translation>
    </message>
    <message>
        <source>Foot and going out</source>
        <translation>Fußblatt und Schluss</translation>
    </message>
    <message>
        <source>Going out must end with a discard.</source>
        <translation>Der Schluss braucht einen Abwurf.</translation>
    </message>
    <message>
        <source>Going out needs the partner&apos;s yes, and a yes obliges.</source>
        <translation>Der Schluss braucht das Ja des Partners, und ein Ja bindet.</translation>
    </message>
    <message>
        <source>How many cards a take brings, the top one included; 0 is the whole pile.</source>
        <translatorcomment>Of “How many cards a take brings, the top card included.”.</translatorcomment>
        <translation>Wie viele Karten aufgenommen werden, die oberste mitgezählt; 0 ist der ganze Stapel.</translation>
    </message>
    <message>
        <source>How many cards the discard pile must have, the top one included.</source>
        <translatorcomment>Of “How many cards a take brings, the top card included.”.</translatorcomment>
        <translation>Wie viele Karten der Ablagestapel haben muss, die oberste mitgezählt.</translation>
    </message>
    <message>
        <source>How many deals are played, or 0 to play up to a score.</source>
        <translation>Wie viele Runden gespielt werden; 0 heißt: bis zu einer Punktzahl.</translation>
    </message>
    <message>
        <source>How many jokers each pack has; twos are wild in any case.</source>
        <translation>Wie viele Joker jedes Kartenspiel hat; Zweien sind immer wild.</translation>
    </message>
    <message>
        <source>How many naturals a meld with wilds has at least.</source>
        <translation>Wie viele natürliche Karten eine Meldung mit wilden mindestens hat.</translation>
    </message>
    <message>
        <source>How many wilds a meld of naturals may hold.</source>
        <translation>Wie viele wilde Karten eine Meldung aus natürlichen haben darf.</translation>
    </message>
    <message>
        <source>In how many piles the cards to draw lie.</source>
        <translation>In wie vielen Talons die Karten zum Ziehen liegen.</translation>
    </message>
    <message>
        <source>In these deals the first meld is seven cards laid at once.</source>
        <translation>In diesen Runden sind es für die erste Meldung sieben Karten auf einmal.</translation>
    </message>
    <message>
        <source>It also ends when a draw is larger than the stock. With an empty stock play goes on as long as every player takes the pile.</source>
        <translation>Sie endet auch, wenn mehr zu ziehen ist, als der Talon hat. Mit leerem Talon geht es weiter, solange jeder Spieler den Ablagestapel aufnimmt.</translation>
    </message>
    <message>
        <source>Jokers in each pack</source>
        <translation>Joker in jedem Kartenspiel</translation>
    </message>
    <message>
        <source>Lady left</source>
        <translation>Lady übrig</translation>
    </message>
    <message>
        <source>Lady on a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Lady auf {pile:sauberer|sauberem|sauberem} {pile}</translation>
    </message>
    <message>
        <source>Last card is a discard</source>
        <translation>Letzte Karte ist ein Abwurf</translation>
    </message>
    <message>
        <source>Looking through the discard pile</source>
        <translation>Den Ablagestapel durchsehen</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Schwarze Dreien melden</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Melds of wilds only</source>
        <translation>Meldungen nur aus wilden</translation>
    </message>
    <message>
        <source>More wilds onto wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>Weitere wilde auf wilde {piles}</translation>
    </message>
    <message>
        <source>Most wilds in a meld</source>
        <translation>Wilde je Meldung höchstens</translation>
    </message>
    <message>
        <source>Naturals beside a wild</source>
        <translation>Natürliche neben einer wilden</translation>
    </message>
    <message>
        <source>Needed to go out</source>
        <translation>Nötig für den Schluss</translation>
    </message>
    <message>
        <source>Needed to take</source>
        <translation>Nötig zum Aufnehmen</translation>
    </message>
    <message>
        <source>Never more wilds than these in a meld, or no such limit.</source>
        <translation>Nie mehr wilde in einer Meldung, oder keine solche Grenze.</translation>
    </message>
    <message>
        <source>No card is turned; the first discard begins the pile.</source>
        <translation>Keine Karte wird aufgedeckt; der erste Abwurf beginnt den Stapel.</translation>
    </message>
    <message>
        <source>Nobody looks through the discard pile.</source>
        <translation>Niemand sieht den Ablagestapel durch.</translation>
    </message>
    <message>
        <source>Not used, since every first meld is a whole {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Ohne Wirkung, da jede erste Meldung {pile:eine ganze|ein ganzer|ein ganzes} {pile} ist.</translation>
    </message>
    <message>
        <source>Not used, since everybody plays alone.</source>
        <translation>Ohne Wirkung, da jeder allein spielt.</translation>
    </message>
    <message>
        <source>Not used, since melds hold no wilds.</source>
        <translatorcomment>Of “Not used, since the whole pile is taken.”.</translatorcomment>
        <translation>Ohne Wirkung, da Meldungen keine wilden Karten haben.</translation>
    </message>
    <message>
        <source>Not used, since no wild comes onto the pile.</source>
        <translation>Ohne Wirkung, da keine wilde Karte auf den Stapel kommt.</translation>
    </message>
    <message>
        <source>Not used, since the first meld goes by score.</source>
        <translation>Ohne Wirkung, da die erste Meldung nach Punkten geht.</translation>
    </message>
    <message>
        <source>Not used, since the partner is not asked.</source>
        <translation>Ohne Wirkung, da der Partner nicht gefragt wird.</translation>
    </message>
    <message>
        <source>Not used, since there are no melds of wilds only.</source>
        <translation>Ohne Wirkung, da es keine Meldungen nur aus wilden Karten gibt.</translation>
    </message>
    <message>
        <source>Nothing is shuffled in, since no wild removes the pile.</source>
        <translation>Nichts wird eingemischt, da keine wilde Karte den Stapel entfernt.</translation>
    </message>
    <message>
        <source>Once a wild lies in it, only a natural pair takes the pile.</source>
        <translation>Liegt eine wilde Karte darin, nimmt nur ein natürliches Paar den Stapel auf.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Hat die Seite gemeldet, darf die oberste Karte allein auf eine Meldung ihres Werts: Auch das nimmt den Stapel auf, aber keinen eingefrorenen.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Hat die Seite gemeldet, darf die oberste Karte allein auf eine Meldung ihres Werts: Auch das nimmt den Stapel auf.</translation>
    </message>
    <message>
        <source>Only the special deck has ladies.</source>
        <translation>Nur das besondere Kartenspiel hat Ladys.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>Packs of 52 cards, usually one more than there are players.</source>
        <translation>Spiele zu 52 Karten, meist eines mehr als Spieler.</translation>
    </message>
    <message>
        <source>Partner has picked up the foot</source>
        <translatorcomment>Of “Partner plays from the foot”.</translatorcomment>
        <translation>Partner hat das Fußblatt aufgenommen</translation>
    </message>
    <message>
        <source>Partner has played from the foot</source>
        <translation>Partner spielte aus dem Fußblatt</translation>
    </message>
    <message>
        <source>Partner in the foot</source>
        <translatorcomment>Of “Partner plays from the foot”.</translatorcomment>
        <translation>Partner im Fußblatt</translation>
    </message>
    <message>
        <source>Partner is asked</source>
        <translation>Partner wird gefragt</translation>
    </message>
    <message>
        <source>Partner says yes</source>
        <translation>Partner sagt Ja</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Spieler und Länge</translation>
    </message>
    <message>
        <source>Points a side&apos;s first meld needs, deal by deal; the last repeats.</source>
        <translation>Punkte für die erste Meldung einer Seite, Runde für Runde; die letzten gelten weiter.</translation>
    </message>
    <message>
        <source>Points by the side&apos;s score at the deal&apos;s start, lowest first.</source>
        <translation>Punkte je nach Stand der Seite zu Beginn der Runde, die niedrigsten zuerst.</translation>
    </message>
    <message>
        <source>Points for each lady laid on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Punkte für jede Lady auf {pile:einer vollständigen sauberen|einem vollständigen sauberen|einem vollständigen sauberen} {pile}.</translation>
    </message>
    <message>
        <source>Points for each lady left in hand or foot.</source>
        <translation>Punkte für jede übrige Lady in Handblatt oder Fußblatt.</translation>
    </message>
    <message>
        <source>Points for lifting exactly hand and foot at the first try.</source>
        <translation>Punkte, wenn man beim ersten Mal genau Handblatt und Fußblatt abhebt.</translation>
    </message>
    <message>
        <source>Points instead of clean or dirty, which makes it a kind of its own.</source>
        <translation>Punkte statt sauber oder schmutzig; das ist dann eine eigene Art.</translation>
    </message>
    <message>
        <source>Score below</source>
        <translation>Punkte unter</translation>
    </message>
    <message>
        <source>Score that ends the game</source>
        <translation>Punktzahl, die das Spiel beendet</translation>
    </message>
    <message>
        <source>Second meld of a rank</source>
        <translation>Zweite Meldung eines Werts</translation>
    </message>
    <message>
        <source>Several melds of one rank may lie side by side.</source>
        <translation>Mehrere Meldungen eines Werts dürfen nebeneinanderliegen.</translation>
    </message>
    <message>
        <source>Smallest pile that is taken</source>
        <translation>Kleinster Stapel zum Aufnehmen</translation>
    </message>
    <message>
        <source>Stock piles</source>
        <translation>Talons</translation>
    </message>
    <message>
        <source>Taking before the first meld</source>
        <translatorcomment>Of “the pile taken before the first meld too”.</translatorcomment>
        <translation>Aufnehmen vor der ersten Meldung</translation>
    </message>
    <message>
        <source>Taking the discard pile</source>
        <translation>Ablagestapel aufnehmen</translation>
    </message>
    <message>
        <source>The game ends after the deal in which a side reaches this score.</source>
        <translation>Das Spiel endet nach der Runde, in der eine Seite diese Punkte erreicht.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>Die letzte Karte wird abgeworfen</translation>
    </message>
    <message>
        <source>The last card may be melded or discarded.</source>
        <translation>Die letzte Karte darf gemeldet oder abgeworfen werden.</translation>
    </message>
    <message>
        <source>The last card must be a discard.</source>
        <translation>Die letzte Karte muss abgeworfen werden.</translation>
    </message>
    <message>
        <source>The partner is asked “May I go out?”, once in a turn: a yes obliges, a no means not this turn.</source>
        <translation>Der Partner wird einmal je Zug gefragt: „Darf ich Schluss machen?“ Ein Ja bindet, ein Nein heißt: nicht in diesem Zug.</translation>
    </message>
    <message>
        <source>The partner&apos;s yes or no may say why; otherwise no table talk.</source>
        <translation>Das Ja oder Nein des Partners darf einen Grund nennen; sonst wird nicht abgesprochen.</translation>
    </message>
    <message>
        <source>The partners are asked “May I go out?” one by one, once in a turn: a yes of all obliges, the first no means not this turn.</source>
        <translation>Die Partner werden einer nach dem anderen gefragt, einmal je Zug: „Darf ich Schluss machen?“ Ein Ja von allen bindet, das erste Nein heißt: nicht in diesem Zug.</translation>
    </message>
    <message>
        <source>The player must have laid a first meld before.</source>
        <translation>Der Spieler muss vorher eine erste Meldung gemacht haben.</translation>
    </message>
    <message>
        <source>The rest is the stock.</source>
        <translation>Der Rest ist der Talon.</translation>
    </message>
    <message>
        <source>The rest lies in two stock piles; a draw may come from either or both.</source>
        <translation>Der Rest liegt in zwei Talons; gezogen wird von einem oder von beiden.</translation>
    </message>
    <message>
        <source>The side must have laid its first meld before.</source>
        <translation>Die Seite muss vorher ihre erste Meldung gemacht haben.</translation>
    </message>
    <message>
        <source>The special deck is one set of cards.</source>
        <translation>Das besondere Kartenspiel ist ein einziger Satz Karten.</translation>
    </message>
    <message>
        <source>The top card alone, laid onto your own meld of its rank, takes the pile.</source>
        <translation>Die oberste Karte allein, auf eine eigene Meldung gelegt, nimmt den Stapel auf.</translation>
    </message>
    <message>
        <source>The top card is melded at once with one of its own rank from the hand, onto a meld or with a third card or a wild; the cards below may not join.</source>
        <translation>Die oberste Karte wird sofort mit einer ihres Werts von der Hand gemeldet, an eine Meldung oder mit einer dritten oder wilden Karte; die Karten darunter dürfen nicht dazu.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, no wild among them; more from the hand may join, the cards below may not.</source>
        <translation>Die oberste Karte wird sofort mit zwei ihres Werts von der Hand gemeldet, ohne wilde darunter; weitere von der Hand dürfen dazu, die Karten unter ihr nicht.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, or with one of them and a wild; more from the hand may join, the cards below may not.</source>
        <translation>Die oberste Karte wird sofort mit zwei ihres Werts von der Hand gemeldet, oder mit einer davon und einer wilden; weitere von der Hand dürfen dazu, die Karten unter ihr nicht.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady or wild.</source>
        <translation>Die oberste Karte wird aufgedeckt und bleibt, außer einer Lady oder einer wilden.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady.</source>
        <translation>Die oberste Karte wird aufgedeckt und bleibt, außer einer Lady.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is wild.</source>
        <translation>Die oberste Karte wird aufgedeckt und bleibt, außer einer wilden.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, whatever it is.</source>
        <translation>Die oberste Karte wird aufgedeckt und bleibt, was sie auch ist.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild is buried in the stock, a red three stays, and another is turned.</source>
        <translation>Die oberste Karte wird aufgedeckt; eine wilde wird in den Talon gemischt, eine rote Drei bleibt, und eine andere wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned.</source>
        <translation>Die oberste Karte wird aufgedeckt; eine wilde oder eine Dame wird in den Talon gemischt und eine andere aufgedeckt.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned. A villain stays.</source>
        <translation>Die oberste Karte wird aufgedeckt; eine wilde oder eine Lady wird in den Talon gemischt und eine andere aufgedeckt. Ein Schurke bleibt.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three is buried in the stock and another turned. A black three stays.</source>
        <translation>Die oberste Karte wird aufgedeckt; eine wilde oder eine rote Drei wird in den Talon gemischt und eine andere aufgedeckt. Eine schwarze Drei bleibt.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three stays and another is turned on it, until a natural or a black three lies on top.</source>
        <translation>Die oberste Karte wird aufgedeckt; eine wilde oder eine rote Drei bleibt, und darauf wird eine weitere aufgedeckt, bis eine natürliche oder eine schwarze Drei obenauf liegt.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild stays and another is turned on it. A lady is buried in the stock.</source>
        <translation>Die oberste Karte wird aufgedeckt; eine wilde bleibt, und darauf wird eine weitere aufgedeckt. Eine Dame wird in den Talon gemischt.</translation>
    </message>
    <message>
        <source>There are no melds of wilds only.</source>
        <translation>Es gibt keine Meldungen nur aus wilden Karten.</translation>
    </message>
    <message>
        <source>Three or more wilds, of both kinds, may be a meld of wilds.</source>
        <translation>Drei oder mehr wilde Karten, gleich welche, dürfen eine wilde Meldung sein.</translation>
    </message>
    <message>
        <source>Threes and sevens</source>
        <translation>Dreien und Siebenen</translation>
    </message>
    <message>
        <source>Top card onto a meld</source>
        <translatorcomment>Of “the top cards, up to a number”.</translatorcomment>
        <translation>Oberste Karte auf eine Meldung</translation>
    </message>
    <message>
        <source>Twos and jokers may be melded without naturals.</source>
        <translation>Zweien und Joker dürfen ohne natürliche Karten gemeldet werden.</translation>
    </message>
    <message>
        <source>Usual packs of cards, or the special deck of 262 cards.</source>
        <translation>Übliche Kartenspiele, oder das besondere mit 262 Karten.</translation>
    </message>
    <message>
        <source>What a meld of seven is called on the screen and on paper.</source>
        <translation>Wie eine Meldung aus sieben auf Bildschirm und Papier heißt.</translation>
    </message>
    <message>
        <source>What a side needs to take the pile that has not melded yet.</source>
        <translation>Was eine Seite zum Aufnehmen braucht, die noch nichts gemeldet hat.</translation>
    </message>
    <message>
        <source>What a two or a joker on top of the discard pile means.</source>
        <translation>Was eine Zwei oder ein Joker auf dem Ablagestapel bedeutet.</translation>
    </message>
    <message>
        <source>What every partner must have done with the foot before you go out.</source>
        <translatorcomment>Of “Every partner must have played from the foot before going out.”.</translatorcomment>
        <translation>Was jeder Partner mit dem Fußblatt getan haben muss, bevor jemand Schluss macht.</translation>
    </message>
    <message>
        <source>What happens when a draw is larger than the stock.</source>
        <translation>Was geschieht, wenn mehr zu ziehen ist, als der Talon hat.</translation>
    </message>
    <message>
        <source>What the hand must hold to meld with the top card.</source>
        <translation>Was auf der Hand sein muss, um mit der obersten Karte zu melden.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, cards removed from the table are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Ist mehr zu ziehen, als der Talon hat, werden entfernte Karten darunter gemischt; reicht das nicht, endet die Runde.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, removed cards and all discards but the top one are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Ist mehr zu ziehen, als der Talon hat, werden entfernte Karten und alle Abwürfe außer dem obersten darunter gemischt; reicht das nicht, endet die Runde.</translation>
    </message>
    <message>
        <source>When a side may begin another meld of the same rank.</source>
        <translation>Wann eine Seite eine zweite Meldung desselben Werts beginnen darf.</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Wenn der Talon zu Ende geht</translation>
    </message>
    <message>
        <source>Whether a complete wild {pile} still takes wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Ob {pile:eine volle wilde|ein voller wilder|ein volles wildes} {pile} noch wilde Karten annimmt.</translation>
    </message>
    <message>
        <source>Whether everybody may look at what lies below its top card.</source>
        <translation>Ob alle sehen dürfen, was unter der obersten Karte liegt.</translation>
    </message>
    <message>
        <source>Whether the top card of the stock is turned to begin the pile.</source>
        <translation>Ob die oberste Karte des Talons den Ablagestapel beginnt.</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be melded.</source>
        <translation>Ob drei oder mehr schwarze Dreien gemeldet werden dürfen.</translation>
    </message>
    <message>
        <source>Which cards a complete clean {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “Wilds on a complete clean {pile}”.</translatorcomment>
        <translation>Welche Karten {pile:eine volle saubere|ein voller sauberer|ein volles sauberes} {pile} noch annimmt.</translation>
    </message>
    <message>
        <source>Which cards a complete dirty {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Welche Karten {pile:eine volle schmutzige|ein voller schmutziger|ein volles schmutziges} {pile} noch annimmt.</translation>
    </message>
    <message>
        <source>Who shares melds and score.</source>
        <translation>Wer Meldungen und Punkte teilt.</translation>
    </message>
    <message>
        <source>Wild card on top</source>
        <translation>Wilde Karte obenauf</translation>
    </message>
    <message>
        <source>Wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Wilde|Wilder|Wildes} {pile}</translation>
    </message>
    <message>
        <source>Wilds in a meld</source>
        <translation>Wilde Karten je Meldung</translation>
    </message>
    <message>
        <source>Word for a complete meld</source>
        <translation>Wort für vollständige Meldung</translation>
    </message>
    <message>
        <source>a clean and a dirty one side by side</source>
        <translation>saubere und schmutzige nebeneinander</translation>
    </message>
    <message>
        <source>a concealed {pile} serves the partners, but every player needs a first meld</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:eine verdeckte|ein verdeckter|ein verdecktes} {pile} gilt für die Partner, doch jeder Spieler braucht eine erste Meldung</translation>
    </message>
    <message>
        <source>a deal could go on for ever</source>
        <translation>eine Runde könnte ewig dauern</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but no wild may be in it</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:eine schmutzige|ein schmutziger|ein schmutziges} {pile} ist nötig, aber keine wilde Karte darf hinein</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but seven naturals leave no room for a wild</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:eine schmutzige|ein schmutziger|ein schmutziges} {pile} ist nötig, aber sieben natürliche lassen keinen Platz für eine wilde</translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation>natürliches Paar</translation>
    </message>
    <message>
        <source>a pair, or one natural and a wild</source>
        <translation>Paar, oder natürliche und wilde</translation>
    </message>
    <message>
        <source>a pile of {new} or more taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>Stapel ab {new:dat} aufgenommen statt {old}</translation>
    </message>
    <message>
        <source>a take brings fewer cards than the pile must have</source>
        <translation>es werden weniger Karten aufgenommen, als der Stapel haben muss</translation>
    </message>
    <message>
        <source>a wild beside {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>eine wilde neben {new:dat} statt {old}</translation>
    </message>
    <message>
        <source>a wild cannot freeze a pile that it takes off the table</source>
        <translation>eine wilde Karte kann keinen Stapel einfrieren, den sie aus dem Spiel nimmt</translation>
    </message>
    <message>
        <source>a wild does not freeze the pile</source>
        <translation>wilde frieren den Stapel nicht ein</translation>
    </message>
    <message>
        <source>a wild freezes the pile</source>
        <translation>wilde frieren den Stapel ein</translation>
    </message>
    <message>
        <source>a wild {pile} is needed, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:eine wilde|ein wilder|ein wildes} {pile} ist nötig, aber wilde Karten werden nicht allein gemeldet</translation>
    </message>
    <message>
        <source>a {pile} of sevens is needed, but it is no kind of its own</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:eine|ein|ein} {pile} aus Siebenen ist nötig, aber keine eigene Art</translation>
    </message>
    <message>
        <source>all discards but the top are shuffled in</source>
        <translation>alle Abwürfe außer dem obersten werden eingemischt</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>as many as naturals</source>
        <translation>so viele wie natürliche</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>at most {new} in a meld instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>höchstens {new} in einer Meldung statt {old}</translation>
    </message>
    <message>
        <source>black threes could neither be melded nor discarded</source>
        <translation>schwarze Dreien könnten weder gemeldet noch abgeworfen werden</translation>
    </message>
    <message>
        <source>blocks the pile</source>
        <translation>sperrt den Stapel</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “closed”.</translatorcomment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>complete clean {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>volle saubere {piles} {new} statt {old}</translation>
    </message>
    <message>
        <source>complete dirty {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>volle schmutzige {piles} {new} statt {old}</translation>
    </message>
    <message>
        <source>everybody may look through the discard pile</source>
        <translation>alle dürfen den Ablagestapel durchsehen</translation>
    </message>
    <message>
        <source>fewer than naturals</source>
        <translation>weniger als natürliche</translation>
    </message>
    <message>
        <source>in the turn that goes out</source>
        <translation>im Zug, der Schluss macht</translation>
    </message>
    <message>
        <source>melds of wilds only</source>
        <translation>Meldungen nur aus wilden Karten</translation>
    </message>
    <message>
        <source>more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>weitere wilde auf volle wilde {piles}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no card is turned</source>
        <translation>keine Karte wird aufgedeckt</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>no melds of wilds only</source>
        <translation>keine Meldungen nur aus wilden Karten</translation>
    </message>
    <message>
        <source>no more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>nichts mehr auf volle wilde {piles}</translation>
    </message>
    <message>
        <source>nobody looks through the discard pile</source>
        <translation>niemand sieht den Ablagestapel durch</translation>
    </message>
    <message>
        <source>none</source>
        <comment>deals</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>not enough cards are left for a stock and a first discard</source>
        <translation>für Talon und ersten Abwurf bleiben nicht genug Karten</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>partner</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>one for every two naturals</source>
        <translation>eine auf zwei natürliche</translation>
    </message>
    <message>
        <source>one matching card</source>
        <translation>eine passende Karte</translation>
    </message>
    <message>
        <source>open to naturals</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “open to naturals”.</translatorcomment>
        <translation>offen für natürliche</translation>
    </message>
    <message>
        <source>open to naturals and wilds</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “open to naturals”.</translatorcomment>
        <translation>offen für natürliche und wilde</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>picked it up</source>
        <comment>partner</comment>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>played from it</source>
        <comment>partner</comment>
        <translation>daraus gespielt</translation>
    </message>
    <message>
        <source>red threes could neither be melded nor discarded</source>
        <translation>rote Dreien könnten weder gemeldet noch abgeworfen werden</translation>
    </message>
    <message>
        <source>removed cards are shuffled in</source>
        <translation>entfernte Karten werden eingemischt</translation>
    </message>
    <message>
        <source>removes the pile from the table</source>
        <translation>nimmt den Stapel aus dem Spiel</translation>
    </message>
    <message>
        <source>so many players cannot be grouped like this</source>
        <translation>so viele Spieler lassen sich nicht so aufteilen</translation>
    </message>
    <message>
        <source>so many {piles} cannot be made</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>so viele {piles} sind nicht möglich</translation>
    </message>
    <message>
        <source>so many {piles} need a second meld of a rank</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>so viele {piles} brauchen eine zweite Meldung eines Werts</translation>
    </message>
    <message>
        <source>special deck of 262 cards</source>
        <translation>besonderes Spiel mit 262 Karten</translation>
    </message>
    <message>
        <source>taken with two of the same wild</source>
        <translation>aufnehmen mit zwei gleichen wilden</translation>
    </message>
    <message>
        <source>the deal ends</source>
        <translation>die Runde endet</translation>
    </message>
    <message>
        <source>the game would never end</source>
        <translation>das Spiel würde nie enden</translation>
    </message>
    <message>
        <source>the last card may be melded</source>
        <translation>die letzte Karte darf gemeldet werden</translation>
    </message>
    <message>
        <source>the last card must be discarded</source>
        <translation>die letzte Karte muss abgeworfen werden</translation>
    </message>
    <message>
        <source>the partner answers only yes or no</source>
        <translation>der Partner sagt nur ja oder nein</translation>
    </message>
    <message>
        <source>the partner is asked</source>
        <translation>der Partner wird gefragt</translation>
    </message>
    <message>
        <source>the partner is not asked</source>
        <translation>der Partner wird nicht gefragt</translation>
    </message>
    <message>
        <source>the partner&apos;s answer may say why</source>
        <translation>die Antwort des Partners darf einen Grund nennen</translation>
    </message>
    <message>
        <source>the same as later</source>
        <translation>wie später</translation>
    </message>
    <message>
        <source>the scores of the steps must rise</source>
        <translation>die Punkte der Stufen müssen steigen</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes no pile</source>
        <translation>die oberste Karte allein auf eine Meldung nimmt nichts auf</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes the pile</source>
        <translation>die oberste Karte allein auf eine Meldung nimmt den Stapel auf</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>der ganze Stapel</translation>
    </message>
    <message>
        <source>the word {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>das Wort {new} statt {old}</translation>
    </message>
    <message>
        <source>three or more, without wilds</source>
        <translation>drei oder mehr, ohne wilde</translation>
    </message>
    <message>
        <source>turned and left in place</source>
        <translation>aufgedeckt und bleibt</translation>
    </message>
    <message>
        <source>turned, wilds and red threes buried</source>
        <translation>aufgedeckt; wilde und rote Dreien werden ersetzt</translation>
    </message>
    <message>
        <source>turned; wilds and red threes are covered</source>
        <translation>aufgedeckt, wilde und rote Dreien bedeckt</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>zwei Dreierteams</translation>
    </message>
    <message>
        <source>two wilds cannot be melded by themselves to take a third</source>
        <translation>zwei wilde können nicht allein gemeldet werden, um eine dritte aufzunehmen</translation>
    </message>
    <message>
        <source>up to a score</source>
        <translation>bis zu einer Punktzahl</translation>
    </message>
    <message numerus="yes">
        <source>up to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>bis {points} Punkt</numerusform>
            <numerusform>bis {points} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>usual packs</source>
        <translation>übliche Kartenspiele</translation>
    </message>
    <message>
        <source>when the first is complete</source>
        <translation>wenn die erste vollständig ist</translation>
    </message>
    <message>
        <source>wilds wait for a wild {pile}, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>wilde warten auf {pile:eine wilde|einen wilden|ein wildes} {pile}, werden aber nicht allein gemeldet</translation>
    </message>
    <message>
        <source>with an odd number of players nobody sits opposite</source>
        <translation>bei einer ungeraden Zahl von Spielern sitzt niemand gegenüber</translation>
    </message>
    <message>
        <source>{length}, about an hour</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{length}, etwa eine Stunde</translation>
    </message>
    <message>
        <source>{new} for a clean {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} für {pile:eine saubere|einen sauberen|ein sauberes} {pile} statt {old}</translation>
    </message>
    <message>
        <source>{new} for a dirty {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} für {pile:eine schmutzige|einen schmutzigen|ein schmutziges} {pile} statt {old}</translation>
    </message>
    <message>
        <source>{new} for a wild {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} für {pile:eine wilde|einen wilden|ein wildes} {pile} statt {old}</translation>
    </message>
    <message>
        <source>{new} for going out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} für den Schluss statt {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>sides</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} statt {old}</translation>
    </message>
    <message>
        <source>{new} of the pile taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} aufnehmen statt {old}</translation>
    </message>
    <message>
        <source>{new} to go out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} für den Schluss statt {old}</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, Handblätter mit {hand:dat} und Fußblätter mit {foot:dat}, {length}.</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand}, knees of {knee} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, Handblätter mit {hand:dat}, Knieblätter mit {knee:dat} und Fußblätter mit {foot:dat}, {length}.</translation>
    </message>
    <message>
        <source>{ranks:^} are never melded. Discarded, they stop the next player from taking the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} werden nie gemeldet. Abgeworfen sperren sie den Ablagestapel für den nächsten Spieler.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds in the turn that goes out; seven are a clean {pile}. Each counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^} sperren abgeworfen den Ablagestapel für den nächsten Spieler. Drei oder mehr dürfen ohne wilde im Zug gemeldet werden, der Schluss macht; sieben sind {pile:eine saubere|ein sauberer|ein sauberes} {pile}. Jede Karte zählt {points}.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds; seven are a clean {pile} that pays the dirty bonus. Each card counts {points}, towards a first meld too.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^} sperren abgeworfen den Ablagestapel für den nächsten Spieler. Drei oder mehr dürfen ohne wilde gemeldet werden; sieben sind {pile:eine saubere|ein sauberer|ein sauberes} {pile} mit dem schmutzigen Bonus. Jede Karte zählt {points}, auch zur ersten Meldung.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPossible</name>
    <message>
        <source>A card is dropped on the meld that it fits.</source>
        <translation>Eine Karte kommt auf die Meldung, zu der sie passt.</translation>
    </message>
    <message>
        <source>A card on the discard pile ends the turn.</source>
        <translation>Eine Karte auf dem Ablagestapel beendet den Zug.</translation>
    </message>
    <message>
        <source>About {number} are wanted, for all packets.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translatorcomment>Of “About {number} are wanted, for hand and foot.”.</translatorcomment>
        <translation>Gebraucht werden etwa {number}, für alle Blätter.</translation>
    </message>
    <message>
        <source>Add to a meld</source>
        <translation>An eine Meldung anlegen</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Eine Karte abwerfen</translation>
    </message>
    <message>
        <source>Draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^acc} ziehen</translation>
    </message>
    <message>
        <source>Every card can be laid or discarded.</source>
        <translation>Jede Karte kann ausgelegt oder abgeworfen werden.</translation>
    </message>
    <message>
        <source>G asks the partner.</source>
        <translation>G fragt den Partner.</translation>
    </message>
    <message>
        <source>Its cards are lifted one after the other, then dropped on the table.</source>
        <translation>Ihre Karten werden nacheinander angehoben und dann auf den Tisch gelegt.</translation>
    </message>
    <message numerus="yes">
        <source>Its top card is melded with cards of the hand; {cards} (comes|come).</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Seine oberste Karte wird mit Karten der Hand gemeldet; {cards} kommt dazu.</numerusform>
            <numerusform>Seine oberste Karte wird mit Karten der Hand gemeldet; {cards} kommen dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a new meld</source>
        <translation>Eine neue Meldung auslegen</translation>
    </message>
    <message>
        <source>Lay the first meld</source>
        <translation>Die erste Meldung machen</translation>
    </message>
    <message>
        <source>Lift cards off the deck</source>
        <translation>Karten abheben</translation>
    </message>
    <message>
        <source>No card can be discarded.</source>
        <translation>Keine Karte kann abgeworfen werden.</translation>
    </message>
    <message>
        <source>No card of the hand fits a meld of the own side.</source>
        <translation>Keine Karte der Hand passt zu einer eigenen Meldung.</translation>
    </message>
    <message>
        <source>Take the discard pile</source>
        <translation>Den Ablagestapel aufnehmen</translation>
    </message>
    <message>
        <source>The hand has enough; F shows good ways.</source>
        <translation>Die Hand genügt; F zeigt gute Möglichkeiten.</translation>
    </message>
    <message>
        <source>The hand has no new meld.</source>
        <translation>Die Hand hat keine neue Meldung.</translation>
    </message>
    <message>
        <source>{name} goes on with this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} macht mit diesem Zug weiter.</translation>
    </message>
    <message>
        <source>{name} must go out in this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} muss in diesem Zug Schluss machen.</translation>
    </message>
    <message>
        <source>{press:^} draws.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press:^} zieht.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPrompts</name>
    <message numerus="yes">
        <source>(one card|{number} cards), worth {points}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>eine Karte, wert {points}</numerusform>
            <numerusform>{number} Karten, wert {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards left: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Karten übrig: {sides}.</translation>
    </message>
    <message>
        <source>Exactly {number} at the first try score {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Genau {number} beim ersten Mal bringen {points}.</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Darf ich Schluss machen?</translation>
    </message>
    <message>
        <source>at most {most} of seven cards now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>höchstens {most} von sieben Karten möglich: eine abwerfen.</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>höchstens {most} von {points} Punkt möglich: eine Karte abwerfen.</numerusform>
            <numerusform>höchstens {most} von {points} Punkten möglich: eine Karte abwerfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: take the cards back.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>höchstens {most} von {points} Punkt möglich: Karten zurücknehmen.</numerusform>
            <numerusform>höchstens {most} von {points} Punkten möglich: Karten zurücknehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) with {card}: draw {draw}.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {card}: one card, in words or as it is printed: “9♦”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>
            <numerusform>höchstens {most} von {points} Punkt mit {card:dat}: {draw:acc} ziehen.</numerusform>
            <numerusform>höchstens {most} von {points} Punkten mit {card:dat}: {draw:acc} ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose how many come from each stock pile.</source>
        <translation>wählen, wie viele Karten von jedem Talon kommen.</translation>
    </message>
    <message>
        <source>draw the last card: it ends the deal.</source>
        <translation>die letzte Karte ziehen: Sie beendet die Runde.</translation>
    </message>
    <message>
        <source>draw {cards} from either stock pile.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:acc} von einem der Talons ziehen.</translation>
    </message>
    <message>
        <source>draw {cards}, from one stock pile or both.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:acc} ziehen, von einem Talon oder beiden.</translation>
    </message>
    <message>
        <source>draw {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:acc} ziehen.</translation>
    </message>
    <message>
        <source>draw {cards}; others are shuffled in first.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:acc} ziehen; zuerst werden andere eingemischt.</translation>
    </message>
    <message>
        <source>go out: lay every card, or all but one to discard.</source>
        <translation>Schluss machen: alle Karten legen, oder alle bis auf einen Abwurf.</translation>
    </message>
    <message>
        <source>lay a whole {pile} of seven, or discard one card.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:eine ganze|einen ganzen|ein ganzes} {pile} aus sieben legen, oder eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>lay down, or take the cards back.</source>
        <translation>auslegen oder die Karten zurücknehmen.</translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) more, or take the cards back.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>noch {points} Punkt legen oder die Karten zurücknehmen.</numerusform>
            <numerusform>noch {points} Punkte legen oder die Karten zurücknehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) or more, or discard one card.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>mindestens {points} Punkt legen oder eine Karte abwerfen.</numerusform>
            <numerusform>mindestens {points} Punkte legen oder eine Karte abwerfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s) off the deck.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>etwa eine Karte abheben.</numerusform>
            <numerusform>etwa {number} Karten abheben.</numerusform>
        </translation>
    </message>
    <message>
        <source>lift cards to meld, or one card to discard.</source>
        <translation>Karten zum Melden anheben, oder eine zum Abwerfen.</translation>
    </message>
    <message>
        <source>may {asker} go out?</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>Darf {asker} Schluss machen?</translation>
    </message>
    <message>
        <source>no card can be discarded, so the turn just ends.</source>
        <translation>keine Karte kann abgeworfen werden, der Zug endet so.</translation>
    </message>
    <message>
        <source>nothing can be melded yet: discard one card.</source>
        <translation>noch ist nichts zu melden: eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>take the discard pile and go out.</source>
        <translation>den Ablagestapel aufnehmen und Schluss machen.</translation>
    </message>
    <message>
        <source>take the pile, or draw the last card: it ends the deal.</source>
        <translation>aufnehmen oder die letzte Karte ziehen: Sie beendet die Runde.</translation>
    </message>
    <message>
        <source>take the pile: drawing from the empty stock ends the deal.</source>
        <translation>aufnehmen: Ziehen vom leeren Talon beendet die Runde.</translation>
    </message>
    <message>
        <source>take {cards} with {card} onto your {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>{cards:acc} aufnehmen mit {card} auf {ranks:the.acc}, oder {draw:acc} ziehen.</translation>
    </message>
    <message>
        <source>take {cards} with {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>{cards:acc} mit {ranks:dat} aufnehmen, oder {draw:acc} ziehen.</translation>
    </message>
    <message>
        <source>take {cards} with {rank}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rank}: the rank of one card: “nine”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>{cards:acc} mit {rank:a.dat} aufnehmen, oder {draw:acc} ziehen.</translation>
    </message>
    <message>
        <source>the stock has {cards}: drawing ends the deal.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>der Talon hat {cards:acc}: Ziehen beendet die Runde.</translation>
    </message>
    <message>
        <source>the stock is empty: drawing ends the deal.</source>
        <translation>der Talon ist leer: Ziehen beendet die Runde.</translation>
    </message>
    <message>
        <source>{asked} thinks about {asker} going out.</source>
        <extracomment>{asked}: the partner who is asked. {asker}: the player who asks.</extracomment>
        <translation>{asked} überlegt, ob {asker} Schluss machen darf.</translation>
    </message>
    <message>
        <source>{asker} asks</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} fragt</translation>
    </message>
    <message>
        <source>{asker} has to do as you say.</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} ist an die Antwort gebunden.</translation>
    </message>
    <message>
        <source>{cards} and the foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} und das Fußblatt</translation>
    </message>
    <message>
        <source>{cards}, knee and foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards}, Knie- und Fußblatt</translation>
    </message>
    <message>
        <source>{name} lifts the packets.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} hebt ab.</translation>
    </message>
    <message>
        <source>{name} {number} and the foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number} und das Fußblatt</translation>
    </message>
    <message>
        <source>{name} {number}, knee and foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number}, Knie- und Fußblatt</translation>
    </message>
    <message>
        <source>{press} asks whether to go out.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press} fragt, ob Schluss sein darf.</translation>
    </message>
    <message>
        <source>{press} discards {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} wirft {card:a.acc} ab.</translation>
    </message>
    <message>
        <source>{press} ends the turn.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press} beendet den Zug.</translation>
    </message>
    <message>
        <source>{press} lays out {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} legt {cards:acc} aus.</translation>
    </message>
    <message>
        <source>{press} lays {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} legt {cards:acc}.</translation>
    </message>
    <message>
        <source>{press} takes {count} with {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} nimmt mit {cards:dat} {count:f} auf.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPuzzles</name>
    <message numerus="yes">
        <source>Besides the top card a take brings {taken}, and {count} of them (fits|fit): {cards}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Außer der obersten Karte bringt das Aufnehmen {taken:acc}, und davon passt {count:f}: {cards}.</numerusform>
            <numerusform>Außer der obersten Karte bringt das Aufnehmen {taken:acc}, und davon passen {count}: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Besides the top card a take brings {taken}, but nothing that fits.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”.</extracomment>
        <translation>Außer der obersten Karte bringt das Aufnehmen {taken:acc}, aber nichts, was passt.</translation>
    </message>
    <message>
        <source>Find the way out</source>
        <translation>Den Schluss finden</translation>
    </message>
    <message>
        <source>Get down</source>
        <translation>Erste Meldung</translation>
    </message>
    <message>
        <source>Go out in this turn. The partner will say yes.</source>
        <translation>In diesem Zug Schluss machen. Der Partner sagt Ja.</translation>
    </message>
    <message>
        <source>Lay the first meld with the fewest wilds, twos over jokers.</source>
        <translatorcomment>Of “Lay the first meld with as few wilds as possible, and with twos rather than jokers.”.</translatorcomment>
        <translation>Die erste Meldung mit den wenigsten wilden Karten, lieber mit Zweien.</translation>
    </message>
    <message>
        <source>Lay {cards}, and discard {card}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{cards:^acc} legen und {card:the.acc} abwerfen.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{cards:^acc} legen. Mit weniger wilden Karten kommen höchstens {most} Punkte zusammen.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds, or with a two for a joker, at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{cards:^acc} legen. Mit weniger wilden Karten, oder einer Zwei statt eines Jokers, kommen höchstens {most} Punkte zusammen.</translation>
    </message>
    <message>
        <source>Lay {cards}: no wild is needed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^acc} legen: Eine wilde Karte ist nicht nötig.</translation>
    </message>
    <message>
        <source>Lay {cards}: nothing is left.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^acc} legen: Nichts bleibt übrig.</translation>
    </message>
    <message>
        <source>Still needed to go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Für den Schluss fehlt noch: {needed}.</translation>
    </message>
    <message>
        <source>Take the discard pile, or draw? Which is better?</source>
        <translation>Den Ablagestapel aufnehmen oder ziehen? Was ist besser?</translation>
    </message>
    <message>
        <source>Take the pile?</source>
        <translation>Aufnehmen?</translation>
    </message>
</context>
<context>
    <name>HandAndFootRefusals</name>
    <message numerus="yes">
        <source>(a wild too many|too many wilds)</source>
        <translation>
            <numerusform>eine wilde Karte zu viel</numerusform>
            <numerusform>zu viele wilde Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that may be discarded has to stay.</source>
        <translation>Eine Karte, die abgeworfen werden darf, muss bleiben.</translation>
    </message>
    <message>
        <source>A draw is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Gezogen {cards:wird|wird|wird|werden} {cards}.</translation>
    </message>
    <message>
        <source>A first meld holds no wilds.</source>
        <translation>Eine erste Meldung hat keine wilden Karten.</translation>
    </message>
    <message>
        <source>A first meld needs a meld without wilds.</source>
        <translation>Zur ersten Meldung gehört eine Meldung ohne wilde Karten.</translation>
    </message>
    <message>
        <source>A lady lies only on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Eine Lady liegt nur auf {pile:einer vollständigen sauberen|einem vollständigen sauberen|einem vollständigen sauberen} {pile}.</translation>
    </message>
    <message>
        <source>A second {rank} in the hand is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Auf der Hand fehlt {rank:eine zweite|ein zweiter|ein zweites} {rank}.</translation>
    </message>
    <message>
        <source>A third wild is missing.</source>
        <translation>Es fehlt eine dritte wilde Karte.</translation>
    </message>
    <message>
        <source>A third {rank} is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Es fehlt {rank:eine dritte|ein dritter|ein drittes} {rank}.</translation>
    </message>
    <message>
        <source>A third {rank} or a wild is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Es fehlt {rank:eine dritte|ein dritter|ein drittes} {rank} oder eine wilde Karte.</translation>
    </message>
    <message numerus="yes">
        <source>A wild needs at least {count} natural {ranks} beside it.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Neben einer wilden Karte muss mindestens eine natürliche liegen ({ranks}).</numerusform>
            <numerusform>Neben einer wilden Karte müssen mindestens {count} natürliche {ranks} liegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After black threes every card has to go in this turn.</source>
        <translation>Nach schwarzen Dreien muss in diesem Zug jede Karte weg.</translation>
    </message>
    <message>
        <source>After the yes every card has to go in this turn.</source>
        <translation>Nach dem Ja muss in diesem Zug jede Karte weg.</translation>
    </message>
    <message>
        <source>All cards but one must find a place to go out.</source>
        <translation>Für den Schluss müssen alle Karten bis auf eine einen Platz finden.</translation>
    </message>
    <message>
        <source>Answer the question first.</source>
        <translation>Zuerst die Frage beantworten.</translation>
    </message>
    <message>
        <source>Before your first meld only two {ranks} from your hand take the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Vor der ersten Meldung nehmen nur zwei {ranks} aus der Hand den Stapel auf.</translation>
    </message>
    <message numerus="yes">
        <source>Between 1 and {number} card(s) can be lifted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Abzuheben ist eine Karte.</numerusform>
            <numerusform>Abzuheben sind 1 bis {number} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are melded only when going out.</source>
        <translation>Schwarze Dreien werden nur gemeldet, um Schluss zu machen.</translation>
    </message>
    <message>
        <source>Black threes are melded without wilds.</source>
        <translation>Schwarze Dreien werden ohne wilde Karten gemeldet.</translation>
    </message>
    <message>
        <source>Complete the wild meld on the table first.</source>
        <translation>Zuerst die wilde Meldung auf dem Tisch vollmachen.</translation>
    </message>
    <message>
        <source>Discard one card to end the turn.</source>
        <translation>Eine Karte abwerfen, um den Zug zu beenden.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Zuerst ziehen.</translation>
    </message>
    <message>
        <source>Each meld can be named once, and must be on the table.</source>
        <translation>Jede Meldung kann einmal genannt werden und muss auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>Going out is possible only from the foot.</source>
        <translation>Schluss machen geht nur aus dem Fußblatt.</translation>
    </message>
    <message>
        <source>Going out needs {piles} more, and a place for every card.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Der Schluss braucht noch {piles:acc} und einen Platz für jede Karte.</translation>
    </message>
    <message>
        <source>Lay down the cards laid out first, or take them back.</source>
        <translation>Zuerst die vorgelegten Karten auslegen oder zurücknehmen.</translation>
    </message>
    <message>
        <source>Lay the first meld before taking the discard pile.</source>
        <translation>Vor dem Aufnehmen die erste Meldung machen.</translation>
    </message>
    <message>
        <source>Lift just one card to discard it.</source>
        <translation>Zum Abwerfen nur eine Karte anheben.</translation>
    </message>
    <message>
        <source>Lift the packets off the deck first.</source>
        <translation>Zuerst die Blätter vom Kartenspiel abheben.</translation>
    </message>
    <message>
        <source>Nobody has asked to go out.</source>
        <translation>Niemand hat gefragt, ob Schluss sein darf.</translation>
    </message>
    <message>
        <source>Nobody has to be asked.</source>
        <translation>Niemand muss gefragt werden.</translation>
    </message>
    <message>
        <source>Take the discard pile: the yes was given for it.</source>
        <translation>Ablagestapel aufnehmen: Dafür wurde Ja gesagt.</translation>
    </message>
    <message>
        <source>That is {cards} too many for the {ranks}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Für {ranks:the.acc} ist das zu viel: {cards} passen nicht mehr dazu.</translation>
    </message>
    <message>
        <source>That stock pile has {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Dieser Talon hat {cards:acc}.</translation>
    </message>
    <message>
        <source>That stock pile is empty.</source>
        <translation>Dieser Talon ist leer.</translation>
    </message>
    <message>
        <source>The answer was no; the next turn may bring another.</source>
        <translation>Die Antwort war Nein; der nächste Zug kann eine andere bringen.</translation>
    </message>
    <message>
        <source>The answer was yes.</source>
        <translation>Die Antwort war Ja.</translation>
    </message>
    <message>
        <source>The complete {ranks} take no wild.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^the} sind vollständig und nehmen keine wilde Karte.</translation>
    </message>
    <message>
        <source>The discard pile is empty: draw from the stock.</source>
        <translation>Der Ablagestapel ist leer: vom Talon ziehen.</translation>
    </message>
    <message>
        <source>The draw is done: lay cards, or discard one.</source>
        <translation>Gezogen ist: Karten legen oder eine abwerfen.</translation>
    </message>
    <message>
        <source>The first meld of this deal is a {pile} laid at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Die erste Meldung dieser Runde ist {pile:eine ganze|ein ganzer|ein ganzes} {pile} auf einmal.</translation>
    </message>
    <message>
        <source>The foot is picked up when the hand is empty.</source>
        <translation>Das Fußblatt kommt, wenn die Hand leer ist.</translation>
    </message>
    <message>
        <source>The last card has to stay until going out is allowed.</source>
        <translation>Die letzte Karte muss bleiben, bis Schluss erlaubt ist.</translation>
    </message>
    <message>
        <source>The pile is frozen: only two {ranks} from your hand take it.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Der Stapel ist eingefroren: Nur zwei {ranks} aus der Hand nehmen ihn auf.</translation>
    </message>
    <message>
        <source>The {pile} of {ranks} is complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{pile:Die|Der|Das} {pile} aus {ranks:dat} ist vollständig.</translation>
    </message>
    <message>
        <source>The {ranks} have their one meld already.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^the} haben ihre eine Meldung schon.</translation>
    </message>
    <message>
        <source>The {ranks} must be completed and a new meld of three begun.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^the} müssen voll werden und drei eine neue Meldung beginnen.</translation>
    </message>
    <message>
        <source>The {ranks} on the table must be complete first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^the} auf dem Tisch müssen zuerst voll sein.</translation>
    </message>
    <message>
        <source>There is a clean meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Es liegt schon eine saubere Meldung ({ranks}): erst diese vollmachen.</translation>
    </message>
    <message>
        <source>There is a dirty meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Es liegt schon eine schmutzige Meldung ({ranks}): erst diese vollmachen.</translation>
    </message>
    <message>
        <source>There is no deck to cut now.</source>
        <translation>Jetzt ist nichts abzuheben.</translation>
    </message>
    <message>
        <source>These melds belong to the other side.</source>
        <translation>Diese Meldungen gehören der anderen Seite.</translation>
    </message>
    <message>
        <source>Threes are never melded, only discarded.</source>
        <translation>Dreien werden nie gemeldet, nur abgeworfen.</translation>
    </message>
    <message>
        <source>Two more wilds are missing.</source>
        <translation>Es fehlen noch zwei wilde Karten.</translation>
    </message>
    <message>
        <source>Two more {ranks} are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Es fehlen noch zwei {ranks}.</translation>
    </message>
    <message>
        <source>Two more {ranks}, or one and a wild, are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Es fehlen noch zwei {ranks}; mit einer wilden Karte genügt eine.</translation>
    </message>
    <message>
        <source>Wilds need two cards of one rank beside them.</source>
        <translation>Wilde Karten brauchen zwei Karten eines Werts neben sich.</translation>
    </message>
    <message numerus="yes">
        <source>You need a complete {pile} before the foot: keep {count} card(s).</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Vor dem Fußblatt fehlt {pile:eine|ein|ein} {pile}: {count:f} Karte bleibt.</numerusform>
            <numerusform>Vor dem Fußblatt fehlt {pile:eine|ein|ein} {pile}: {count} Karten bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>first meld first</source>
        <translation>zuerst erste Meldung</translation>
    </message>
    <message>
        <source>lay down first</source>
        <translation>zuerst auslegen</translation>
    </message>
    <message>
        <source>one rank only</source>
        <translation>nur ein Wert</translation>
    </message>
    <message>
        <source>only discarded</source>
        <translation>nur abwerfen</translation>
    </message>
    <message>
        <source>only wilds</source>
        <translation>nur wilde</translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>nur {ranks}</translation>
    </message>
    <message>
        <source>takes no wild</source>
        <translation>nimmt keine wilden</translation>
    </message>
    <message>
        <source>the other side&apos;s</source>
        <translation>der anderen Seite</translation>
    </message>
    <message>
        <source>{card:^} blocks the pile: draw from the stock.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} sperrt den Ablagestapel: vom Talon ziehen.</translation>
    </message>
    <message>
        <source>{card:^} can be laid only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} kann nur einmal gelegt werden.</translation>
    </message>
    <message>
        <source>{card:^} does not belong on the {ranks}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{card:^the} gehört nicht an {ranks:the.acc}.</translation>
    </message>
    <message>
        <source>{card:^} fits the {first} and the {second}: lay it by itself.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{card:^the} passt an {first:the.acc} und {second:the.acc}: einzeln legen.</translation>
    </message>
    <message>
        <source>{card:^} in the hand is missing.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Auf der Hand fehlt {card}.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with the take.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} muss beim Aufnehmen gemeldet werden.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with what takes it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} muss mit dem gemeldet werden, was {card:sie|ihn|es} aufnimmt.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with {cards} of the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^the} muss mit {cards:dat} von der Hand gemeldet werden.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Auf der Hand fehlen {cards}.</translation>
    </message>
    <message>
        <source>{cards:^}, or one and a wild, are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Es fehlen {cards}; mit einer wilden Karte genügt eine.</translation>
    </message>
    <message>
        <source>{card} blocks it</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:the} sperrt</translation>
    </message>
    <message>
        <source>{card} fits several</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:the} passt mehrfach</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (has|have) to stay in the foot.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Eine Karte muss im Fußblatt bleiben.</numerusform>
            <numerusform>{count:^} Karten müssen im Fußblatt bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (is|are) missing in the discard pile.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Eine Karte fehlt im Ablagestapel.</numerusform>
            <numerusform>{count:^} Karten fehlen im Ablagestapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} wild(s) too many for the {ranks}.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Eine wilde Karte zu viel für {ranks:the.acc}.</numerusform>
            <numerusform>{count:^} wilde Karten zu viel für {ranks:the.acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {second} go down one by one.</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{first:^} und {second} werden nacheinander ausgelegt.</translation>
    </message>
    <message>
        <source>{name} has not picked up the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} hat das Fußblatt noch nicht aufgenommen.</translation>
    </message>
    <message>
        <source>{name} has not played from the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} hat noch nicht aus dem Fußblatt gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Für die erste Meldung fehlt {points} Punkt.</numerusform>
            <numerusform>Für die erste Meldung fehlen {points} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} erst abwerfen, wenn jede Seite {pile:eine solche|einen solchen|ein solches} {pile} hat.</translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once your side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^} erst abwerfen, wenn die eigene Seite {pile:eine solche|einen solchen|ein solches} {pile} hat.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} dürfen nicht abgeworfen werden.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “A seven cannot be the last discard.”.</translatorcomment>
        <translation>{ranks:^} dürfen nicht die letzte abgeworfene Karte sein.</translation>
    </message>
</context>
<context>
    <name>HandAndFootScore</name>
    <message numerus="yes">
        <source>(One deal is|{number} deals are) left.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Eine Runde ist noch zu spielen.</numerusform>
            <numerusform>{number} Runden sind noch zu spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them laid</source>
        <translation>Alle ausgelegt</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Schwarze Dreien</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Karten in Meldungen</translation>
    </message>
    <message>
        <source>Clean black threes</source>
        <translation>Saubere schwarze Dreien</translation>
    </message>
    <message>
        <source>Clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Saubere {piles}</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Runde {number} von {deals}</translation>
    </message>
    <message>
        <source>Dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Schmutzige {piles}</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Genau abgehoben</translation>
    </message>
    <message>
        <source>First meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Erste Meldung {points}</translation>
    </message>
    <message>
        <source>First meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Erste Meldung: {pile:eine ganze|ein ganzer|ein ganzes} {pile}</translation>
    </message>
    <message>
        <source>First meld: any</source>
        <translation>Erste Meldung: beliebig</translation>
    </message>
    <message>
        <source>In unopened feet</source>
        <translation>In ungeöffneten Fußblättern</translation>
    </message>
    <message>
        <source>Ladies</source>
        <translation>Ladys</translation>
    </message>
    <message>
        <source>Laid on clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Auf sauberen {piles:dat}</translation>
    </message>
    <message>
        <source>Laid on the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Left in hand and foot</source>
        <translation>Übrig in Hand- und Fußblatt</translation>
    </message>
    <message>
        <source>Left in hand or foot</source>
        <translation>Übrig in Handblatt oder Fußblatt</translation>
    </message>
    <message>
        <source>Not laid</source>
        <translation>Nicht ausgelegt</translation>
    </message>
    <message>
        <source>The game goes to {score}.</source>
        <extracomment>{score}: a score in points.</extracomment>
        <translation>Das Spiel geht bis {score}.</translation>
    </message>
    <message>
        <source>Wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Wilde {piles}</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{count} together</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>{count} zusammen</translation>
    </message>
    <message>
        <source>{first}. To {score}</source>
        <extracomment>{first}: the first of two or more that are named together. {score}: a score in points.</extracomment>
        <translation>{first}. Bis {score}</translation>
    </message>
    <message>
        <source>{piles:^} of sevens</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} aus Siebenen</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>HandAndFootScorekeeperText</name>
    <message numerus="yes">
        <source>(one is|{number} are) counted</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>eine ist gezählt</numerusform>
            <numerusform>{number} sind gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact cuts</source>
        <translation>Genaues Abheben</translation>
    </message>
    <message>
        <source>First meld: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Erste Meldung: {sides}.</translation>
    </message>
    <message>
        <source>Ladies laid</source>
        <translation>Ladys ausgelegt</translation>
    </message>
    <message>
        <source>Ladies not laid</source>
        <translation>Ladys nicht ausgelegt</translation>
    </message>
    <message>
        <source>Only one player goes out, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Nur ein Spieler macht Schluss, nicht {names}.</translation>
    </message>
    <message>
        <source>Red threes in unopened feet</source>
        <translation>Rote Dreien in ungeöffneten Fußblättern</translation>
    </message>
    <message>
        <source>Red threes laid</source>
        <translation>Rote Dreien ausgelegt</translation>
    </message>
    <message>
        <source>Red threes not laid</source>
        <translation>Rote Dreien nicht ausgelegt</translation>
    </message>
    <message numerus="yes">
        <source>The wild and dirty {piles} take {least} wild(s), the packs hold {most}.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Die wilden und schmutzigen {piles} brauchen eine wilde Karte, die Kartenspiele haben {most}.</numerusform>
            <numerusform>Die wilden und schmutzigen {piles} brauchen {least} wilde Karten, die Kartenspiele haben {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} (is|are) entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards:^}: {entered} ist eingetragen, die Kartenspiele haben {most}.</numerusform>
            <numerusform>{cards:^}: {entered} sind eingetragen, die Kartenspiele haben {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} (lady is|ladies are) entered, the deck holds {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} Lady ist eingetragen, das Kartenspiel hat {most}.</numerusform>
            <numerusform>{entered} Ladys sind eingetragen, das Kartenspiel hat {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} card point(s) (is|are) entered, all cards are worth {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} Kartenpunkt ist eingetragen, alle Karten sind {most} wert.</numerusform>
            <numerusform>{entered} Kartenpunkte sind eingetragen, alle Karten sind {most} wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} clean {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} {piles:saubere|sauberer|sauberes|saubere} {piles} ist eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
            <numerusform>{entered} saubere {piles} sind eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} red three(s) (is|are) entered, the packs hold {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} rote Drei ist eingetragen, die Kartenspiele haben {most}.</numerusform>
            <numerusform>{entered} rote Dreien sind eingetragen, die Kartenspiele haben {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} wild {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} {piles:wilde|wilder|wildes|wilde} {piles} ist eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
            <numerusform>{entered} wilde {piles} sind eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} {piles} ist eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
            <numerusform>{entered} {piles} sind eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of black threes (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} {piles} aus schwarzen Dreien ist eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
            <numerusform>{entered} {piles} aus schwarzen Dreien sind eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of sevens (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} {piles} aus Siebenen ist eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
            <numerusform>{entered} {piles} aus Siebenen sind eingetragen, die Kartenspiele reichen für höchstens {most}.</numerusform>
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
        <translation>{name} spielt nicht für {side}.</translation>
    </message>
    <message>
        <source>{name} went out and has nothing left.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} machte Schluss und hat nichts übrig.</translation>
    </message>
    <message>
        <source>{ranks:^} among these</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “Sevens among these”.</translatorcomment>
        <translation>{ranks:^} unter diesen</translation>
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
            <numerusform>{side}: {piles:eine|ein|ein|} {piles} braucht {cards:acc}, {counted}.</numerusform>
            <numerusform>{side}: {number} {piles} brauchen {cards:acc}, {counted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: cards in melds come to {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{side}: Karten in Meldungen ergeben mindestens {least}, nicht {points}.</translation>
    </message>
    <message>
        <source>{side}: more {piles} of {ranks} than clean and dirty ones.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “{side}: more sevens than clean and dirty {piles}.”.</translatorcomment>
        <translation>{side}: mehr {piles} aus {ranks:dat} als saubere und schmutzige.</translation>
    </message>
    <message>
        <source>{side}: no cards come to {points}, all count by {step}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {step}: all points are multiples of it.</extracomment>
        <translation>{side}: Keine Karten ergeben {points}, alle zählen Vielfache von {step}.</translation>
    </message>
    <message>
        <source>{side}: nothing is entered as left.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: Es ist nichts als übrig eingetragen.</translation>
    </message>
    <message>
        <source>{side}: the cards in melds are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: Die Karten in Meldungen fehlen.</translation>
    </message>
    <message>
        <source>{side}: the cards left in hand and foot are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: Die übrigen Karten in Handblatt und Fußblatt fehlen.</translation>
    </message>
    <message numerus="yes">
        <source>{side}: the cards of (one|{number}) {piles} are worth {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{side}: Die Karten von {piles:einer|einem|einem|} {piles:dat} sind mindestens {least} wert, nicht {points}.</numerusform>
            <numerusform>{side}: Die Karten von {number} {piles:dat} sind mindestens {least} wert, nicht {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take (one wild|{least} wilds), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: Die {piles} brauchen eine wilde Karte, {counted}.</numerusform>
            <numerusform>{side}: Die {piles} brauchen {least} wilde Karten, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take {least} natural card(s), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: Die {piles} brauchen {least} natürliche Karte, {counted}.</numerusform>
            <numerusform>{side}: Die {piles} brauchen {least} natürliche Karten, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {entered} exact cut(s), {most} can be made.</source>
        <extracomment>{side}: a side: its players, or its name. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{side}: {entered} Mal genau abgehoben, {most} Mal ist es möglich.</numerusform>
            <numerusform>{side}: {entered} Mal genau abgehoben, {most} Mal ist es möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {needed} (is|are) missing for going out.</source>
        <extracomment>{side}: a side: its players, or its name. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation>
            <numerusform>{side}: Für den Schluss fehlt {needed}.</numerusform>
            <numerusform>{side}: Für den Schluss fehlen {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {points} melded, the first meld needs {least}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{side}: {points} gemeldet, die erste Meldung braucht {least}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheet</name>
    <message>
        <source>Black three {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} aus schwarzen Dreien</translation>
    </message>
    <message>
        <source>Deal total</source>
        <translation>Rundensumme</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Zwischenstand</translation>
    </message>
    <message numerus="yes">
        <source>To {points} point(s), {packs}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>Bis {points} Punkt, {packs}</numerusform>
            <numerusform>Bis {points} Punkte, {packs}</numerusform>
        </translation>
    </message>
    <message>
        <source>Who went out</source>
        <translation>Wer Schluss machte</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>erste Meldung {points}</translation>
    </message>
    <message>
        <source>first meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>erste Meldung: {pile:eine ganze|ein ganzer|ein ganzes} {pile}</translation>
    </message>
    <message>
        <source>first meld: any</source>
        <translation>erste Meldung: beliebig</translation>
    </message>
    <message numerus="yes">
        <source>{deals:^}, to {points} point(s), {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>{deals:^}, bis {points} Punkt, {packs}</numerusform>
            <numerusform>{deals:^}, bis {points} Punkte, {packs}</numerusform>
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
            <numerusform>{number} ausgelegt</numerusform>
            <numerusform>{number} ausgelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} übrig</numerusform>
            <numerusform>{number} übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} each, left {left}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{points} jede, übrig {left}</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetFoot</name>
    <message>
        <source>By card values alone</source>
        <translation>Nur nach Kartenwerten</translation>
    </message>
    <message>
        <source>Deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Runde {deal}: {points}</translation>
    </message>
    <message>
        <source>Deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Runde {number}: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>Deal(s) {deals}: a whole {pile} from the hand</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>Runde {deals}: {pile:eine ganze|ein ganzer|ein ganzes} {pile} von der Hand</numerusform>
            <numerusform>Runden {deals}: {pile:eine ganze|ein ganzer|ein ganzes} {pile} von der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Runden {number} bis {last}: {piles}</translation>
    </message>
    <message>
        <source>Every deal: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Jede Runde: {points}</translation>
    </message>
    <message>
        <source>From deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ab Runde {deal}: {points}</translation>
    </message>
    <message>
        <source>From deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Ab Runde {number}: {piles}</translation>
    </message>
    <message>
        <source>Lady on a clean {pile} {laid}, left over {left}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Lady auf {pile:sauberer|sauberem|sauberem} {pile} {laid}, übrig {left}</translation>
    </message>
    <message>
        <source>Otherwise: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sonst: {points}</translation>
    </message>
    <message>
        <source>Red three in an unopened foot {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Rote Drei im ungeöffneten Fußblatt {points}</translation>
    </message>
    <message>
        <source>Red three left over {left}</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Rote Drei übrig {left}</translation>
    </message>
    <message>
        <source>Red three {laid}, left over {left}</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Rote Drei {laid}, übrig {left}</translation>
    </message>
    <message>
        <source>Red threes: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “All red threes together {points}”.</translatorcomment>
        <translation>Rote Dreien: {points}</translation>
    </message>
    <message>
        <source>Score below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Punkte unter {score}: {points}</translation>
    </message>
    <message>
        <source>To go out</source>
        <translation>Für den Schluss</translation>
    </message>
    <message>
        <source>{cards:^} {melded}, left over {left}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {melded}: what a card in a meld counts, as “−5”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{cards:^} {melded}, übrig {left}</translation>
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
        <translation>Ein gesperrter Stapel</translation>
    </message>
    <message>
        <source>A frozen pile</source>
        <translation>Ein eingefrorener Stapel</translation>
    </message>
    <message>
        <source>A large discard pile</source>
        <translation>Ein großer Ablagestapel</translation>
    </message>
    <message>
        <source>A red three</source>
        <translation>Eine rote Drei</translation>
    </message>
    <message>
        <source>Clean and dirty</source>
        <translation>Sauber und schmutzig</translation>
    </message>
    <message>
        <source>Hand and foot</source>
        <translation>Handblatt und Fußblatt</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>So geht ein Zug</translation>
    </message>
    <message>
        <source>The first meld</source>
        <translation>Die erste Meldung</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wilde Karten</translation>
    </message>
</context>
<context>
    <name>HandAndFootValueOptions</name>
    <message>
        <source>Black three in a meld</source>
        <translation>Schwarze Drei in einer Meldung</translation>
    </message>
    <message>
        <source>Black three left</source>
        <translation>Schwarze Drei übrig</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Kartenwerte</translation>
    </message>
    <message>
        <source>Each red three in an unopened foot</source>
        <translation>Jede rote Drei im ungeöffneten Fußblatt</translation>
    </message>
    <message>
        <source>Each red three left</source>
        <translation>Jede übrige rote Drei</translation>
    </message>
    <message>
        <source>Each red three on the table</source>
        <translation>Jede rote Drei auf dem Tisch</translation>
    </message>
    <message>
        <source>For a player they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Für einen Spieler zählen sie nur hiermit: {needed}</translation>
    </message>
    <message>
        <source>For a side they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Für eine Seite zählen sie nur hiermit: {needed}</translation>
    </message>
    <message>
        <source>Laid and replaced for points, or plain cards that cost points.</source>
        <translation>Ausgelegt und ersetzt für Punkte, oder gewöhnliche Karten, die Punkte kosten.</translation>
    </message>
    <message>
        <source>Not used, since red threes are not laid.</source>
        <translation>Ohne Wirkung, da rote Dreien nicht ausgelegt werden.</translation>
    </message>
    <message>
        <source>Not used, since red threes need nothing.</source>
        <translation>Ohne Wirkung, weil rote Dreien nichts brauchen.</translation>
    </message>
    <message>
        <source>Not used, since they are never melded.</source>
        <translation>Ohne Wirkung, weil sie nie gemeldet werden.</translation>
    </message>
    <message>
        <source>Points for each one in a foot that nobody picked up.</source>
        <translation>Punkte für jede in einem Fußblatt, das niemand aufgenommen hat.</translation>
    </message>
    <message>
        <source>Points for each red three a side has laid.</source>
        <translation>Punkte für jede rote Drei, die eine Seite ausgelegt hat.</translation>
    </message>
    <message>
        <source>Points for each red three left in hand or foot.</source>
        <translation>Punkte für jede übrige rote Drei in Handblatt oder Fußblatt.</translation>
    </message>
    <message>
        <source>Points of single cards, melded or left.</source>
        <translation>Punkte einzelner Karten, gemeldet oder übrig.</translation>
    </message>
    <message>
        <source>Points that each one left in hand or foot costs.</source>
        <translation>Punkte, die jede kostet, die in Hand- oder Fußblatt übrig ist.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Red threes need</source>
        <translation>Rote Dreien brauchen</translation>
    </message>
    <message>
        <source>Red threes together</source>
        <translation>Rote Dreien zusammen</translation>
    </message>
    <message>
        <source>Red threes without that</source>
        <translation>Rote Dreien ohne das</translation>
    </message>
    <message>
        <source>The special deck has no red threes.</source>
        <translation>Das besondere Kartenspiel hat keine roten Dreien.</translation>
    </message>
    <message>
        <source>They count against a player without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Sie zählen gegen einen Spieler, dem dies fehlt: {needed}</translation>
    </message>
    <message>
        <source>They count against a side without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Sie zählen gegen eine Seite, der dies fehlt: {needed}</translation>
    </message>
    <message>
        <source>Villain in a meld</source>
        <translation>Schurke in einer Meldung</translation>
    </message>
    <message>
        <source>Villain left</source>
        <translation>Schurke übrig</translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its red threes to count for it.</source>
        <translation>Was eine Seite am Ende der Runde haben muss, damit ihre roten Dreien für sie zählen.</translation>
    </message>
    <message>
        <source>What each one counts that lies in a meld; below nothing it costs.</source>
        <translation>Was jede zählt, die in einer Meldung liegt; unter null kostet sie.</translation>
    </message>
    <message>
        <source>What laid red threes count for a side that lacks what they need.</source>
        <translation>Was gelegte rote Dreien für eine Seite zählen, der fehlt, was sie brauchen.</translation>
    </message>
    <message>
        <source>What so many laid ones count together, in place of each; 0 is all of them.</source>
        <translation>Was so viele gelegte zusammen zählen, statt jeder; 0 sind alle.</translation>
    </message>
    <message>
        <source>a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:eine saubere|ein sauberer|ein sauberes} {pile}</translation>
    </message>
    <message>
        <source>a complete {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:eine vollständige|ein vollständiger|ein vollständiges} {pile}</translation>
    </message>
    <message>
        <source>a first meld</source>
        <translation>eine erste Meldung</translation>
    </message>
    <message>
        <source>a {pile} of {ranks}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{pile:eine|ein|ein} {pile} aus {ranks:dat}</translation>
    </message>
    <message>
        <source>all together {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>alle zusammen {points}</translation>
    </message>
    <message>
        <source>as any other left</source>
        <translation>wie jede andere übrige</translation>
    </message>
    <message>
        <source>laid and replaced</source>
        <translation>ausgelegt und ersetzt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>plain cards that cost points</source>
        <translation>gewöhnliche Karten, die Punkte kosten</translation>
    </message>
    <message>
        <source>they count against it</source>
        <translation>sie zählen gegen sie</translation>
    </message>
    <message>
        <source>they count nothing</source>
        <translation>sie zählen nichts</translation>
    </message>
    <message>
        <source>what going out needs</source>
        <translation>was zum Schlussmachen nötig ist</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{count} together {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{count} zusammen {points}</translation>
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
        <translation>Wie viele Karten bekommen alle am Anfang?</translation>
    </message>
    <message>
        <source>How much of the discard pile do you pick up?</source>
        <translation>Wie viel vom Ablagestapel nehmt ihr auf?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>Darf man Zweien und Joker für sich melden?</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>Was sind rote Dreien?</translation>
    </message>
    <message>
        <source>What must a side have complete before somebody goes out?</source>
        <translation>Was muss eine Seite fertig haben, bevor jemand Schluss macht?</translation>
    </message>
</context>
<context>
    <name>HandAndFootWords</name>
    <message numerus="yes">
        <source>(a wild|{count} wilds)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine wilde Karte; dat: einer wilden Karte; gender: f</numerusform>
            <numerusform>{count} wilde Karten; dat: {count} wilden Karten; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile ({cards})</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>der Ablagestapel ({cards}); acc: den Ablagestapel ({cards}); dat: dem Ablagestapel ({cards}); gender: m</translation>
    </message>
    <message>
        <source>{cards} as a wild meld</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} als wilde Meldung; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} new</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} neu; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} of the pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} vom Ablagestapel; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{cards:*} an {ranks:the.acc}; gender: {cards:gender}</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Seit dem letzten Zug von {name}</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Was bisher geschah</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>H shows another way.</source>
        <translation>H zeigt einen anderen Weg.</translation>
    </message>
    <message>
        <source>H shows the next step.</source>
        <translation>H zeigt den nächsten Schritt.</translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>Drop the changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Drop the changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>The changed rules are not saved and would be lost.</source>
        <translation>Die geänderten Regeln sind nicht gespeichert und wären verloren.</translation>
    </message>
    <message>
        <source>The changed rules are not saved.</source>
        <translation>Die geänderten Regeln sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist wieder da.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist gelöscht.</translation>
    </message>
    <message>
        <source>{name} is imported.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist eingelesen.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist gespeichert.</translation>
    </message>
    <message>
        <source>{name} was imported before.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} war schon eingelesen.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Start from it</source>
        <translation>Davon ausgehen</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} change(s) to {base}</source>
        <extracomment>{count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>Eine Änderung gegenüber {base}</numerusform>
            <numerusform>{count:^} Änderungen gegenüber {base}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Interview</name>
    <message numerus="yes">
        <source>As in {versions} and {count} more.</source>
        <extracomment>{versions}: titles of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Wie in {versions} und {count:f} weiteren.</numerusform>
            <numerusform>Wie in {versions} und {count} weiteren.</numerusform>
        </translation>
    </message>
    <message>
        <source>As in {versions}.</source>
        <extracomment>{versions}: titles of rules, listed.</extracomment>
        <translation>Wie in {versions}.</translation>
    </message>
    <message>
        <source>Set it in the form after these questions.</source>
        <translation>Nach diesen Fragen lässt es sich im Formular einstellen.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>The usual rule: “{answer}”.</source>
        <extracomment>{answer}: the answer to a question about house rules.</extracomment>
        <translation>Die übliche Regel: „{answer}“.</translation>
    </message>
    <message>
        <source>Then this question tells nothing.</source>
        <translation>Dann sagt diese Frage nichts.</translation>
    </message>
    <message>
        <source>We do not know</source>
        <translation>Wissen wir nicht</translation>
    </message>
</context>
<context>
    <name>InterviewPage</name>
    <message>
        <source>As in the classic game</source>
        <translation>Wie im klassischen Spiel</translation>
    </message>
    <message>
        <source>Change more</source>
        <translation>Mehr ändern</translation>
    </message>
    <message>
        <source>Drop the answers</source>
        <translation>Antworten verwerfen</translation>
    </message>
    <message>
        <source>Drop the answers?</source>
        <translation>Antworten verwerfen?</translation>
    </message>
    <message>
        <source>Go on answering</source>
        <translation>Weiter antworten</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Other than in the classic game</source>
        <translation>Anders als im klassischen Spiel</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Frage {number} von {total}</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Der Rest wie üblich</translation>
    </message>
    <message>
        <source>These are the rules</source>
        <translation>Das sind die Regeln</translation>
    </message>
    <message>
        <source>What was answered is not saved and would be lost.</source>
        <translation>Was beantwortet wurde, ist nicht gespeichert und wäre verloren.</translation>
    </message>
    <message>
        <source>{count} questions answered.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>{count:^} Fragen beantwortet.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>1. The phone is in another Wi-Fi, or uses mobile data.</source>
        <translation>1. Das Handy ist in einem anderen WLAN oder nutzt mobile Daten.</translation>
    </message>
    <message>
        <source>2. The firewall keeps it out: allow this program for private networks.</source>
        <translation>2. Die Firewall lässt es nicht durch: dieses Programm für private Netzwerke erlauben.</translation>
    </message>
    <message>
        <source>3. A guest network or a VPN is between them: try another address, or the phone’s hotspot.</source>
        <translation>3. Ein Gastnetz oder VPN liegt dazwischen: eine andere Adresse versuchen oder den Hotspot des Handys.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>An diesen Bildschirm</translation>
    </message>
    <message>
        <source>At this screen instead</source>
        <translation>Doch an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one at hand.</source>
        <translation>„Aufs Handy“ für alle wählen, die eines zur Hand haben.</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Code für {name}</translation>
    </message>
    <message>
        <source>Every phone is here.</source>
        <translation>Alle Handys sind da.</translation>
    </message>
    <message>
        <source>Everybody plays at this screen.</source>
        <translation>Alle spielen an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Ohne sie weiter</translation>
    </message>
    <message>
        <source>Hands on phones</source>
        <translation>Karten auf dem Handy</translation>
    </message>
    <message>
        <source>It has to be in the same Wi-Fi, not the guests’.</source>
        <translation>Es muss im selben WLAN sein, nicht in dem für Gäste.</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <translation>Handys zulassen</translation>
    </message>
    <message>
        <source>No phone can come now.</source>
        <translation>Jetzt kann kein Handy kommen.</translation>
    </message>
    <message>
        <source>No phone comes?</source>
        <translation>Kommt kein Handy?</translation>
    </message>
    <message>
        <source>No phone has come yet. One of these may be why:</source>
        <translation>Noch kein Handy ist gekommen. Eines davon kann der Grund sein:</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>answer</comment>
        <translatorcomment>Of “Not now”.</translatorcomment>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Nothing leaves the house</source>
        <translation>Nichts verlässt das Haus</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Aufs Handy</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Andere Adresse</translation>
    </message>
    <message>
        <source>Other phone</source>
        <translation>Anderes Handy</translation>
    </message>
    <message>
        <source>Phones and Wi-Fi</source>
        <translation>Handys und WLAN</translation>
    </message>
    <message>
        <source>Phones here: {number} of {total}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Handys hier: {number} von {total}.</translation>
    </message>
    <message>
        <source>Point your phone’s camera at a code on this screen: your cards come onto the phone. No app, no account, no internet.</source>
        <translation>Die Kamera des Handys auf einen Code an diesem Bildschirm richten: Die Karten kommen aufs Handy. Keine App, kein Konto, kein Internet.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>Start the table</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>Ohne sie beginnen</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Platz zurückholen</translation>
    </message>
    <message>
        <source>The cards go from this computer to the phones, nowhere else.</source>
        <translation>Die Karten gehen von diesem Computer zu den Handys, sonst nirgendwohin.</translation>
    </message>
    <message>
        <source>The computer may ask whether this program may be reached from the network. Allow it for private networks. Nothing leaves the house.</source>
        <translation>Der Computer fragt vielleicht, ob dieses Programm aus dem Netzwerk erreichbar sein darf. Für private Netzwerke erlauben. Nichts verlässt das Haus.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: somebody in the same Wi-Fi who knows how to listen there could read cards or take over a seat, and nothing else. Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Die Verbindung ist nicht verschlüsselt: Wer im selben WLAN ist und dort mitzuhören versteht, könnte Karten lesen oder einen Platz übernehmen, sonst nichts. Das eigene WLAN verwenden, kein Gast- oder Hotelnetz.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands.</source>
        <translation>Dieser Bildschirm zeigt den Tisch und keine Karten in Händen.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands; start it.</source>
        <translation>Dieser Bildschirm zeigt den Tisch und keine Karten in Händen; es kann losgehen.</translation>
    </message>
    <message>
        <source>This screen shows the table, and the phones show the hands.</source>
        <translation>Dieser Bildschirm zeigt den Tisch, die Handys zeigen die Karten in der Hand.</translation>
    </message>
    <message>
        <source>Whoever has none plays at this screen, behind the cover.</source>
        <translation>Wer keines hat, spielt an diesem Bildschirm, mit verdeckten Karten dazwischen.</translation>
    </message>
    <message>
        <source>Your cards are in your hand, and this screen shows the table.</source>
        <translation>Die Karten sind in der eigenen Hand, und dieser Bildschirm zeigt den Tisch.</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>an diesem Bildschirm</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>auf dem Handy</translation>
    </message>
    <message>
        <source>on a phone, since {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>auf dem Handy, seit {time}</translation>
    </message>
    <message>
        <source>the phone is asleep</source>
        <translation>das Handy schläft</translation>
    </message>
    <message>
        <source>the phone is awaited</source>
        <translation>das Handy wird erwartet</translation>
    </message>
    <message>
        <source>{name}, point your camera here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: die Kamera hierher richten.</translation>
    </message>
    <message>
        <source>{name}’s phone is here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: Das Handy ist da.</translation>
    </message>
</context>
<context>
    <name>JudgedMoves</name>
    <message>
        <source>About as good.</source>
        <translation>Etwa gleich gut.</translation>
    </message>
    <message>
        <source>About as good: {way}.</source>
        <extracomment>{way}: another move, as “lay the nines”.</extracomment>
        <translation>Etwa gleich gut: {way}.</translation>
    </message>
    <message>
        <source>Better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Besser: {way}, {gain}.</translation>
    </message>
    <message>
        <source>Judged by what {name} could see, with {cards} in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Beurteilt nach dem, was {name} sehen konnte, mit {cards:dat} in der Hand.</translation>
    </message>
    <message>
        <source>Longer thought finds better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Längeres Nachdenken findet Besseres: {way}, {gain}.</translation>
    </message>
    <message>
        <source>That is about {amount} more (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Das ist etwa {amount} mehr (± {error}) als: {way}.</translation>
    </message>
    <message>
        <source>That lays {amount} more than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Das legt {amount} mehr als: {way}.</translation>
    </message>
    <message>
        <source>That wins about {amount} more often (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Das gewinnt etwa {amount} öfter (± {error}) als: {way}.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Etwas anderes war nicht möglich.</translation>
    </message>
    <message>
        <source>about {amount} less (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>etwa {amount} weniger (± {error})</translation>
    </message>
    <message>
        <source>about {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>etwa {amount} mehr</translation>
    </message>
    <message>
        <source>about {amount} more (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>etwa {amount} mehr (± {error})</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>gleich gut</translation>
    </message>
    <message>
        <source>lays {amount} less</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>legt {amount} weniger</translation>
    </message>
    <message>
        <source>lays {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>legt {amount} mehr</translation>
    </message>
    <message>
        <source>wins about {amount} less often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>gewinnt etwa {amount} seltener (± {error})</translation>
    </message>
    <message>
        <source>wins about {amount} more often</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>gewinnt etwa {amount} öfter</translation>
    </message>
    <message>
        <source>wins about {amount} more often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>gewinnt etwa {amount} öfter (± {error})</translation>
    </message>
    <message>
        <source>{gain:^}.</source>
        <extracomment>{gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>{gain:^}.</translation>
    </message>
    <message>
        <source>{name}, to {way} lays {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name}: {way} legt {amount} mehr.</translation>
    </message>
    <message>
        <source>{name}, to {way} was worth about {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name}: {way} war etwa {amount} mehr wert.</translation>
    </message>
    <message>
        <source>{name}, to {way} wins about {amount} more often.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name}: {way} gewinnt etwa {amount} öfter.</translation>
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
        <translation>Antworten, wofür ein Joker steht</translation>
    </message>
    <message>
        <source>Answer when the partner asks</source>
        <translation>Antworten, wenn der Partner fragt</translation>
    </message>
    <message>
        <source>Ask the partner about going out</source>
        <translation>Den Partner fragen, ob Schluss sein darf</translation>
    </message>
    <message>
        <source>Begin a new meld with the lifted cards</source>
        <translation>Eine neue Meldung mit den angehobenen Karten beginnen</translation>
    </message>
    <message>
        <source>Deal; later: say Dalje</source>
        <translation>Geben; später: „Weiter“ sagen</translation>
    </message>
    <message>
        <source>Discard the lifted card</source>
        <translation>Die angehobene Karte abwerfen</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Eine Karte ziehen</translation>
    </message>
    <message>
        <source>Draw from both stock piles</source>
        <translation>Von beiden Talons ziehen</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Lay the lifted cards where they fit</source>
        <translation>Die angehobenen Karten legen, wo sie passen</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Die Karten ansehen</translation>
    </message>
    <message>
        <source>Pass the deal on</source>
        <translation>Das Geben weitergeben</translation>
    </message>
    <message>
        <source>Put the whole table back as it was</source>
        <translation>Den ganzen Tisch wiederherstellen</translation>
    </message>
    <message>
        <source>Say Raub, seen or unseen</source>
        <translation>„Raub“ sagen, mit oder ohne Ansehen</translation>
    </message>
    <message>
        <source>See the tricks of the deal again</source>
        <translation>Die Stiche der Runde noch einmal sehen</translation>
    </message>
    <message>
        <source>Split the meld before the lifted card</source>
        <translation>Die Meldung vor der angehobenen Karte teilen</translation>
    </message>
    <message>
        <source>Swap the seven of trumps, or keep it</source>
        <translation>Die Trumpfsieben eintauschen oder behalten</translation>
    </message>
    <message>
        <source>Take back the card laid out last</source>
        <translation>Die zuletzt ausgelegte Karte zurücknehmen</translation>
    </message>
</context>
<context>
    <name>LadderDetails</name>
    <message>
        <source>No bot sat in these games, so the place among bots is a guess.</source>
        <translation>In diesen Spielen saß kein Bot, darum ist der Platz unter den Bots geschätzt.</translation>
    </message>
    <message numerus="yes">
        <source>Rating {rating} after {number} game(s), {amount} by the last one.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {number}: the number of a move, a deal, a seat, or how many there are. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>
            <numerusform>Wertung {rating} nach {number} Spiel, {amount} durch das letzte.</numerusform>
            <numerusform>Wertung {rating} nach {number} Spielen, {amount} durch das letzte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating {rating}, measured in games between bots.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”.</extracomment>
        <translation>Wertung {rating}, gemessen in Spielen zwischen Bots.</translation>
    </message>
    <message>
        <source>Still uncertain; games against equals tell most.</source>
        <translation>Noch vorläufig; am meisten sagen Spiele gegen gleich Starke.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language of the texts</source>
        <translation>Sprache der Texte</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Play a real game</source>
        <translation>Ein richtiges Spiel beginnen</translation>
    </message>
    <message>
        <source>That was the lesson. How about a real game now?</source>
        <translatorcomment>Of “That was all. Now the score, and then a real game!”.</translatorcomment>
        <translation>Das war die Lektion. Jetzt ein richtiges Spiel?</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Begin the lesson again?</source>
        <translation>Die Lektion neu beginnen?</translation>
    </message>
    <message>
        <source>It goes back to its first step.</source>
        <translation>Sie beginnt wieder beim ersten Schritt.</translation>
    </message>
    <message>
        <source>It goes on at this step the next time.</source>
        <translation>Beim nächsten Mal geht es an dieser Stelle weiter.</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>Die Lektion verlassen?</translation>
    </message>
    <message>
        <source>Lesson again</source>
        <translation>Lektion noch einmal</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>go on</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Step {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Schritt {number} von {total}</translation>
    </message>
    <message>
        <source>That could be played, too. Here it goes on as {name} says.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Auch das ginge. Hier geht es weiter, wie {name} es sagt.</translation>
    </message>
    <message>
        <source>The family’s rules: {changes}.</source>
        <extracomment>{changes}: what is otherwise in the family’s rules, as “13 cards instead of 7 cards”.</extracomment>
        <translation>Die Regeln der Familie: {changes}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>Die Lektion ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} teaches · step {number} of {total}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{name} erklärt · Schritt {number} von {total}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The cards were not shuffled anew; {name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Die Karten wurden nicht neu gemischt; {name} gibt zuerst.</translation>
    </message>
    <message>
        <source>The stock lasts about two more times around.</source>
        <translation>Der Talon reicht für etwa zwei weitere Umläufe.</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>zog {cards:the.acc}</translation>
    </message>
    <message numerus="yes">
        <source>drew {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>zog eine Karte</numerusform>
            <numerusform>zog {count} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>legte {cards:a.acc} aus</translation>
    </message>
    <message>
        <source>last time around</source>
        <translation>letzter Umlauf</translation>
    </message>
    <message>
        <source>out</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Schluss</translation>
    </message>
    <message>
        <source>threw {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>warf {cards:the.acc} ab</translation>
    </message>
    <message>
        <source>twice around</source>
        <translation>zwei Umläufe</translation>
    </message>
    <message>
        <source>two times around left</source>
        <translation>noch zwei Umläufe</translation>
    </message>
    <message numerus="yes">
        <source>{names} (needs|need) {points} to end the game.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} braucht {points}, um das Spiel zu beenden.</numerusform>
            <numerusform>{names} brauchen {points}, um das Spiel zu beenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) the game.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} gewinnt das Spiel.</numerusform>
            <numerusform>{names} gewinnen das Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gibt zuerst.</translation>
    </message>
    <message>
        <source>{name} laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} legte {cards:acc} aus.</translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} legt {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} was chosen by lot to deal first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Das Los entschied: {name} gibt zuerst.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} machte Schluss.</translation>
    </message>
    <message>
        <source>{name} {deeds}.</source>
        <extracomment>{name}: the player, or the players of a side. {deeds}: all that a player did, listed: “drew two cards and laid K♥ K♠”.</extracomment>
        <translation>{name} {deeds}.</translation>
    </message>
    <message>
        <source>{word}: {points} for {names}.</source>
        <extracomment>{word}: what a family calls points of its own, as “Grandma’s rule”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {names}: several players, listed.</extracomment>
        <translation>{word}: {points} für {names}.</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Hands are closed until the deal is over.</source>
        <translation>Die Karten bleiben bis zum Ende der Runde verdeckt.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Das Spiel beginnt.</translation>
    </message>
    <message>
        <source>The record cannot be followed further: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Die Aufzeichnung lässt sich nicht weiter verfolgen: {reason}</translation>
    </message>
    <message>
        <source>move {number} of {all}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>Zug {number} von {all}</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist am Zug.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Vom Platz aus gesehen von</translation>
    </message>
    <message>
        <source>Seen from the seat of (V)</source>
        <translation>Vom Platz aus gesehen von (V)</translation>
    </message>
    <message>
        <source>Show everybody’s cards (C)</source>
        <translation>Alle Karten zeigen (C)</translation>
    </message>
    <message>
        <source>Stop looking back</source>
        <translation>Rückblick beenden</translation>
    </message>
</context>
<context>
    <name>LookBackController</name>
    <message>
        <source>Move {number} is not allowed, so the game is shown up to there.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zug {number} ist nicht erlaubt, darum wird das Spiel bis dahin gezeigt.</translation>
    </message>
    <message>
        <source>Same cards as {deal}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Dieselben Karten wie {deal}.</translation>
    </message>
    <message>
        <source>Same cards as {deal}: {name} plays what {owner} had.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>Dieselben Karten wie {deal}: {name} spielt, was {owner} hatte.</translation>
    </message>
    <message>
        <source>The deal is saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>Die Runde ist als {file} in {folder} gespeichert.</translation>
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
        <translation>Verlauf des Spiels</translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Noch hat niemand gespielt.</translation>
    </message>
    <message>
        <source>Once a deal is over, bots play its cards again for a report.</source>
        <translation>Nach dem Ende einer Runde spielen Bots ihre Karten noch einmal für einen Bericht.</translation>
    </message>
    <message>
        <source>Once the deal is over, its moves are explained.</source>
        <translation>Nach dem Ende der Runde werden die Züge erklärt.</translation>
    </message>
    <message>
        <source>Tell the reasons during the deal?</source>
        <translation>Die Gründe schon während der Runde nennen?</translation>
    </message>
    <message>
        <source>Tell them</source>
        <translation>Nennen</translation>
    </message>
    <message>
        <source>The move could not be thought over.</source>
        <translation>Der Zug konnte nicht durchdacht werden.</translation>
    </message>
    <message>
        <source>The moves of this game are not explained.</source>
        <translation>Die Züge dieses Spiels werden nicht erklärt.</translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation>Der Bericht konnte nicht erstellt werden.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of this game.</source>
        <translation>Zu den Runden dieses Spiels gibt es keine Berichte.</translation>
    </message>
    <message>
        <source>They tell cards that {name} still holds.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Sie verraten Karten, die {name} noch auf der Hand hat.</translation>
    </message>
    <message>
        <source>Wait until the deal is over</source>
        <translation>Warten, bis die Runde vorbei ist</translation>
    </message>
</context>
<context>
    <name>LookBackSide</name>
    <message>
        <source>Beside the table</source>
        <translation>Neben dem Tisch</translation>
    </message>
    <message>
        <source>Check the deal code (Ctrl+F)</source>
        <translation>Rundencode prüfen (Strg+F)</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Deal report (Ctrl+D)</source>
        <translation>Rundenbericht (Strg+D)</translation>
    </message>
    <message>
        <source>Once the deal is over, its cards can be dealt again or saved.</source>
        <translation>Nach dem Ende der Runde können ihre Karten noch einmal gegeben oder gespeichert werden.</translation>
    </message>
    <message>
        <source>Save deal</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Show rule card (Ctrl+R)</source>
        <translation>Regelblatt zeigen (Strg+R)</translation>
    </message>
    <message>
        <source>Show rules</source>
        <translation>Regeln zeigen</translation>
    </message>
</context>
<context>
    <name>Manipulation</name>
    <message>
        <source>A round ends when somebody goes out.</source>
        <translation>Eine Runde endet, wenn jemand Schluss macht.</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzte</translation>
    </message>
    <message>
        <source>Meld: {meld}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Meldung: {meld}</translation>
    </message>
    <message>
        <source>Meld: {meld}, {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>Meldung: {meld}, {why}</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Noch keine Meldungen</translation>
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
        <translation>klopfte</translation>
    </message>
    <message>
        <source>last lap</source>
        <translation>letzter Umlauf</translation>
    </message>
    <message>
        <source>new meld</source>
        <translation>neue Meldung</translation>
    </message>
    <message>
        <source>one drawn</source>
        <translation>eine gezogen</translation>
    </message>
    <message>
        <source>three drawn</source>
        <translation>drei gezogen</translation>
    </message>
    <message>
        <source>two drawn</source>
        <translation>zwei gezogen</translation>
    </message>
    <message>
        <source>{card}, in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, in {meld}</translation>
    </message>
    <message>
        <source>{card}, in {meld}, legal now</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, in {meld}, jetzt gültig</translation>
    </message>
    <message>
        <source>{card}, in {meld}, {why}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{card}, in {meld}, {why}</translation>
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
        <translation>{name} klopfte.</translation>
    </message>
    <message numerus="yes">
        <source>{number} drawn</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} gezogen</numerusform>
            <numerusform>{number} gezogen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationCard</name>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Ein Spiel zu 52 Karten und {jokers}: {cards}.</numerusform>
            <numerusform>Zwei Spiele zu 52 Karten und {jokers}: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Ein Spiel zu 52 Karten ohne Joker: {cards}.</numerusform>
            <numerusform>Zwei Spiele zu 52 Karten ohne Joker: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group is three or four cards of one rank, all of different suits.</source>
        <translation>Ein Satz sind drei oder vier Karten eines Werts, alle von verschiedener Farbe.</translation>
    </message>
    <message>
        <source>A group may not hold a joker and the very card it stands for.</source>
        <translation>In einem Satz darf neben einem Joker nicht die Karte liegen, für die er steht.</translation>
    </message>
    <message>
        <source>A joker counts as the card it names.</source>
        <translation>Ein Joker zählt wie die Karte, für die er steht.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name to the end of the round, whatever real cards are laid.</source>
        <translation>Ein Joker darf bewegt werden, behält aber seinen Namen bis zum Ende der Runde, welche echten Karten auch gelegt werden.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name, until a real card of that name comes from the hand. One that stands for the jack of clubs is not set free by a jack of clubs that lies elsewhere on the table.</source>
        <translation>Ein Joker darf bewegt werden, behält aber seinen Namen, bis eine echte Karte dieses Namens von der Hand kommt. Steht er für den Kreuz-Buben, so macht ihn kein Kreuz-Bube frei, der anderswo auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>A joker never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Ein Joker geht nie auf eine Hand. Von der Hand gelegt zählt er als die Karte, die gelegt werden muss.</translation>
    </message>
    <message>
        <source>A joker set free must be laid again in the same turn, under any name. It never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Ein frei gewordener Joker muss im selben Zug wieder ausgelegt werden, unter beliebigem Namen. Auf die Hand kommt er nie. Einer von der Hand gilt als die Karte, die ausgelegt werden muss.</translation>
    </message>
    <message>
        <source>A joker’s name is the card it stands for, chosen when the joker is laid.</source>
        <translation>Der Name eines Jokers ist die Karte, für die er steht; gewählt wird er beim Auslegen.</translation>
    </message>
    <message>
        <source>A knocker wins only with fewer points than all others. Otherwise the others with the fewest points win, which is the undercut.</source>
        <translation>Wer klopft, gewinnt nur mit weniger Punkten als alle anderen. Sonst gewinnen die anderen mit den wenigsten Punkten; das ist das Unterbieten.</translation>
    </message>
    <message>
        <source>A meld is a group or a sequence, face up on the table.</source>
        <translation>Eine Meldung ist ein Satz oder eine Folge, offen auf dem Tisch.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row.</source>
        <translation>Eine Folge sind drei bis dreizehn Karten einer Farbe der Reihe nach.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row. An ace is low, before the two, or high, after the king, but not both. No sequence goes round the corner.</source>
        <translation>Eine Folge sind drei bis dreizehn aufeinanderfolgende Karten einer Farbe. Ein Ass liegt unten, vor der Zwei, oder oben, nach dem König, aber nicht beides. Keine Folge geht um die Ecke.</translation>
    </message>
    <message>
        <source>Aces go round the corner: A 2 3, Q K A and Q K A 2 are sequences. None holds a card twice.</source>
        <translation>Asse gehen um die Ecke: A 2 3, D K A und D K A 2 sind Folgen. Keine hat eine Karte doppelt.</translation>
    </message>
    <message>
        <source>After playing, or after drawing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nach dem Auslegen oder nach dem Ziehen darf klopfen, wer {points} oder weniger auf der Hand hat. Die Runde endet sofort; niemand legt mehr an.</translation>
    </message>
    <message>
        <source>After playing, or after the last draw of a turn, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nach dem Auslegen oder nach der letzten gezogenen Karte eines Zuges darf klopfen, wer {points} oder weniger auf der Hand hat. Die Runde endet sofort; niemand legt mehr an.</translation>
    </message>
    <message>
        <source>After playing, or after the second draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nach dem Auslegen oder nach der zweiten gezogenen Karte darf klopfen, wer {points} oder weniger auf der Hand hat. Die Runde endet sofort; niemand legt mehr an.</translation>
    </message>
    <message>
        <source>After playing, or after the third draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nach dem Auslegen oder nach der dritten gezogenen Karte darf klopfen, wer {points} oder weniger auf der Hand hat. Die Runde endet sofort; niemand legt mehr an.</translation>
    </message>
    <message>
        <source>After playing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nach dem Auslegen darf klopfen, wer {points} oder weniger auf der Hand hat. Die Runde endet sofort; niemand legt mehr an.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. Everybody loses the own points, and nobody gets any: after 12 left in the hand, 12 less.</source>
        <translation>Alle Karten auf den Händen werden gezählt. Jeder verliert die eigenen Punkte, und niemand bekommt welche: Wer 12 auf der Hand hat, hat 12 weniger.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The fewest points win the round and score the difference to every other player.</source>
        <translation>Alle Karten auf den Händen werden gezählt. Wer die wenigsten Punkte hat, gewinnt die Runde und bekommt den Unterschied zu jedem anderen Spieler.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The winner has the fewest points and gets what the others hold more; they lose it. With 12 and 25 against nothing: 37 for the winner, 12 and 25 less for them.</source>
        <translation>Alle Karten auf den Händen werden gezählt. Wer die wenigsten Punkte hat, gewinnt und bekommt, was die anderen mehr haben; sie verlieren es. Bei 12 und 25 gegen nichts: 37 für den Gewinn, für sie 12 und 25 weniger.</translation>
    </message>
    <message>
        <source>An ace is high: Q K A is a sequence, A 2 3 is none.</source>
        <translation>Das Ass ist hoch: D K A ist eine Folge, A 2 3 keine.</translation>
    </message>
    <message>
        <source>An ace is low: A 2 3 is a sequence, Q K A is none.</source>
        <translation>Das Ass ist niedrig: A 2 3 ist eine Folge, D K A keine.</translation>
    </message>
    <message>
        <source>An undercut: somebody knocked, but another player wins the round.</source>
        <translation>Unterbieten: Jemand hat geklopft, aber ein anderer gewinnt die Runde.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table.</source>
        <translation>Jeder Name ist erlaubt, auch der einer Karte, die auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table. A joker may be moved but keeps its name, until a real card of that name, from the hand or from the table, takes its place.</source>
        <translation>Jeder Name ist möglich, auch der einer Karte, die auf dem Tisch liegt. Ein Joker darf umgelegt werden, behält aber seinen Namen, bis eine echte Karte dieses Namens von der Hand oder vom Tisch seinen Platz einnimmt.</translation>
    </message>
    <message>
        <source>At the end of the turn every card on the table must lie in a meld. Until then everything can be put back.</source>
        <translation>Am Ende des Zugs muss jede Karte auf dem Tisch in einer Meldung liegen. Bis dahin lässt sich alles zurücklegen.</translation>
    </message>
    <message>
        <source>At the end, for each round won</source>
        <translation>Am Ende, für jede gewonnene Runde</translation>
    </message>
    <message>
        <source>Before the last draw a player may pass only when the stock is empty.</source>
        <translation>Vor der letzten gezogenen Karte darf nur gepasst werden, wenn der Talon leer ist.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>Everybody gets {cards}; the rest is the stock.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Jeder bekommt {cards:acc}; der Rest ist der Talon.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <translation>Jeder legt in einer Runde zuerst ganze Meldungen nur von der Hand. Bis dahin hat er am Tisch keinen Anteil.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is worth {points} or more, of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Was jeder in einer Runde zuerst legt, ist mindestens {points} wert, aus ganzen Meldungen nur von der Hand. Bis dahin hat er am Tisch keinen Anteil.</translation>
    </message>
    <message>
        <source>For an undercut</source>
        <translation>Für ein Unterbieten</translation>
    </message>
    <message>
        <source>For going out</source>
        <translation>Für das Schlussmachen</translation>
    </message>
    <message>
        <source>In any play a joker of the table may be named anew: out of 4 5 joker it may become the third nine of a group.</source>
        <translation>Bei jedem Auslegen darf ein Joker des Tisches neu benannt werden: Aus 4 5 Joker kann er die dritte Neun eines Satzes werden.</translation>
    </message>
    <message>
        <source>In the hand: ace</source>
        <translation>Auf der Hand: Ass</translation>
    </message>
    <message>
        <source>In the hand: joker</source>
        <translation>Auf der Hand: Joker</translation>
    </message>
    <message>
        <source>In the hand: king, queen, jack</source>
        <translation>Auf der Hand: König, Dame, Bube</translation>
    </message>
    <message>
        <source>In the hand: ten to two</source>
        <translation>Auf der Hand: Zehn bis Zwei</translation>
    </message>
    <message>
        <source>In the hand: {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Auf der Hand: {ranks}</translation>
    </message>
    <message>
        <source>Nobody knocks in it.</source>
        <translation>Darin klopft niemand.</translation>
    </message>
    <message>
        <source>Nobody may knock to end it.</source>
        <translation>Niemand darf klopfen, um sie zu beenden.</translation>
    </message>
    <message>
        <source>Only when the stock is empty may a player pass.</source>
        <translation>Nur mit leerem Talon darf ein Spieler passen.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points all win the round, each with the differences to the others.</source>
        <translation>Spieler mit gleich wenigen Punkten gewinnen die Runde gemeinsam, jeder mit den Unterschieden zu den anderen.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points have all won the round.</source>
        <translation>Alle mit den gleich wenigsten Punkten haben die Runde gewonnen.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody comes down to {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Die Partie endet nach der Runde, in der jemand auf {points} kommt. Die höchste Summe gewinnt; bei Gleichstand wird geteilt.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody reaches {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Das Spiel endet nach der Runde, in der jemand {points} erreicht. Die höchste Summe gewinnt; bei Gleichstand wird geteilt.</translation>
    </message>
    <message>
        <source>The game ends after {rounds}, whatever the totals. The highest total wins; a tie is shared.</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>Die Partie endet nach {rounds:dat}, wie die Summen auch stehen. Die höchste Summe gewinnt; bei Gleichstand wird geteilt.</translation>
    </message>
    <message>
        <source>The last lap is one last turn for everybody once the stock is empty.</source>
        <translation>Der letzte Umlauf ist ein letzter Zug für jeden, wenn der Talon leer ist.</translation>
    </message>
    <message>
        <source>The last lap is played once the stock is empty, until everybody has passed, one after the other.</source>
        <translation>Der letzte Umlauf wird bei leerem Talon gespielt, bis alle nacheinander gepasst haben.</translation>
    </message>
    <message>
        <source>The stock is the pile of cards left over, face down. There is no discard pile.</source>
        <translation>Der Talon sind die übrigen Karten, verdeckt. Einen Ablagestapel gibt es nicht.</translation>
    </message>
    <message>
        <source>Three packs of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Drei Pakete zu 52 und {jokers}: {cards}.</translation>
    </message>
    <message>
        <source>Three packs of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Drei Pakete zu 52 ohne Joker: {cards}.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Drei Zehnen zählen {worth}: Das genügt.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is not enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Drei Zehnen zählen {worth}: Das genügt nicht.</translation>
    </message>
    <message>
        <source>To all who reach the goal</source>
        <translation>Allen, die das Ziel erreichen</translation>
    </message>
    <message>
        <source>To go out is to lay the last card of the hand.</source>
        <translation>Schluss macht, wer die letzte Karte der Hand auslegt.</translation>
    </message>
    <message>
        <source>To knock is to end the round with few points left in the hand.</source>
        <translation>Klopfen heißt, die Runde mit wenigen Punkten auf der Hand zu beenden.</translation>
    </message>
    <message>
        <source>To play is to lay at least one card from the hand. Everything on the table may be taken apart and put together anew, but no card goes from the table to a hand.</source>
        <translation>Auslegen heißt, mindestens eine Karte von der Hand zu legen. Alles auf dem Tisch darf auseinandergenommen und neu gelegt werden, aber keine Karte geht vom Tisch auf eine Hand.</translation>
    </message>
    <message>
        <source>Two jokers may lie in one meld, but in a group not under one name.</source>
        <translation>Zwei Joker dürfen in einer Meldung liegen, aber in einem Satz nicht unter demselben Namen.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays a whole meld from the hand; later any one card that fits will do.</source>
        <translation>Auf den leeren Tisch legt ein Spieler eine ganze Meldung von der Hand; später genügt eine einzelne Karte, die passt.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand, a joker counting as the card it names; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Auf den leeren Tisch legt ein Spieler ganze Meldungen von der Hand, die mindestens {points} wert sind, ein Joker zählt wie die Karte, für die er steht; später genügt eine einzelne Karte, die passt.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Auf den leeren Tisch legt ein Spieler ganze Meldungen von der Hand, die mindestens {points} wert sind; später genügt eine einzelne Karte, die passt.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn and may knock. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing or knocking. Going out ends it.</source>
        <translation>Wer die letzte Karte des Talons zieht, spielt den Zug zu Ende und darf klopfen. Dann kommt der letzte Umlauf: Jeder, dieser Spieler zuletzt, legt noch einmal aus oder passt, ohne zu ziehen oder zu klopfen. Schluss machen beendet ihn.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing. Going out ends it.</source>
        <translation>Wer die letzte Karte des Talons zieht, spielt den Zug zu Ende. Dann kommt der letzte Umlauf: Jeder, dieser Spieler zuletzt, legt noch einmal aus oder passt, ohne zu ziehen. Schluss machen beendet ihn.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then play goes on without drawing until all have passed, one after the other: with three players, after two plays and then three passes it is over. Going out ends it, too.</source>
        <translation>Wer die letzte Karte des Talons zieht, spielt den Zug zu Ende. Dann geht es ohne Ziehen weiter, bis alle nacheinander gepasst haben: Zu dritt ist nach zweimal Auslegen und dann dreimal Passen Schluss. Auch Schluss machen beendet die Runde.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn; then the hands are counted at once.</source>
        <translation>Wer die letzte Karte des Talons zieht, spielt den Zug zu Ende; dann werden die Hände sofort gezählt.</translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation>Wer darin ausgelegt hat, darf klopfen.</translation>
    </message>
    <message>
        <source>face value</source>
        <translation>was daraufsteht</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone. The first dealer is found by lot; deal and play go to the left.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Ein Spieler, allein. Den ersten Geber bestimmt das Los; Geben und Spiel gehen nach links.</numerusform>
            <numerusform>{count:^} Spieler, jeder für sich. Den ersten Geber bestimmt das Los; Geben und Spiel gehen nach links.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, to {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>ein Spieler, allein, {cards}, bis {points}</numerusform>
            <numerusform>{count} Spieler, jeder für sich, {cards}, bis {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, {rounds}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>
            <numerusform>ein Spieler, allein, {cards}, {rounds}</numerusform>
            <numerusform>{count} Spieler, jeder für sich, {cards}, {rounds}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationInterview</name>
    <message>
        <source>25 for going out and a round won, 10 for an undercut, 100 at the end.</source>
        <translation>25 für Schluss und gewonnene Runde, 10 fürs Unterbieten, 100 am Ende.</translation>
    </message>
    <message>
        <source>A 2 3 or Q K A.</source>
        <translation>A 2 3 oder D K A.</translation>
    </message>
    <message>
        <source>A 2 3, not Q K A.</source>
        <translation>A 2 3, nicht D K A.</translation>
    </message>
    <message>
        <source>A few rounds less.</source>
        <translation>Ein paar Runden weniger.</translation>
    </message>
    <message>
        <source>A long evening.</source>
        <translation>Ein langer Abend.</translation>
    </message>
    <message>
        <source>Also K A 2.</source>
        <translation>Auch K A 2.</translation>
    </message>
    <message>
        <source>Any whole meld, while the table is empty</source>
        <translation>Irgendeine ganze Meldung, solange der Tisch leer ist</translation>
    </message>
    <message>
        <source>Are there bonuses beside the cards left?</source>
        <translation>Gibt es Boni neben den übrigen Karten?</translation>
    </message>
    <message>
        <source>As if they paid with chips.</source>
        <translation>Als zahlten sie mit Chips.</translation>
    </message>
    <message>
        <source>As in Machiavelli.</source>
        <translation>Wie bei Machiavelli.</translation>
    </message>
    <message>
        <source>As in the game with tiles.</source>
        <translation>Wie im Spiel mit Steinen.</translation>
    </message>
    <message>
        <source>As many as it takes until one plays</source>
        <translation>So viele, bis man auslegt</translation>
    </message>
    <message>
        <source>Cards of the table set no joker free.</source>
        <translation>Karten des Tisches machen keinen Joker frei.</translation>
    </message>
    <message>
        <source>Court cards 10, aces 1, jokers 25</source>
        <translation>Bilder 10, Asse 1, Joker 25</translation>
    </message>
    <message>
        <source>Court cards 11 to 13, aces 1, jokers 30</source>
        <translation>Bilder 11 bis 13, Asse 1, Joker 30</translation>
    </message>
    <message>
        <source>Court cards and tens 10, two to nine 5, aces 15, jokers 25</source>
        <translation>Bilder und Zehnen 10, Zwei bis Neun 5, Asse 15, Joker 25</translation>
    </message>
    <message>
        <source>Draw, then play or end the turn.</source>
        <translation>Ziehen, dann auslegen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>Everybody lays 30 points or more, from the hand alone</source>
        <translation>Jeder legt mindestens 30 Punkte, nur von der Hand</translation>
    </message>
    <message>
        <source>Everybody loses what is left in the hand</source>
        <translation>Jeder verliert, was auf der Hand bleibt</translation>
    </message>
    <message>
        <source>Few figures, quickly added.</source>
        <translation>Wenige Zahlen, schnell addiert.</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Four rounds</source>
        <translation>Vier Runden</translation>
    </message>
    <message>
        <source>Fourteen cards</source>
        <translation>Vierzehn Karten</translation>
    </message>
    <message>
        <source>High only</source>
        <translation>Nur hoch</translation>
    </message>
    <message>
        <source>How many cards is everybody dealt?</source>
        <translation>Wie viele Karten bekommt jeder?</translation>
    </message>
    <message>
        <source>How many cards may be drawn in a turn?</source>
        <translation>Wie viele Karten darf man in einem Zug ziehen?</translation>
    </message>
    <message>
        <source>How many jokers are in the cards?</source>
        <translation>Wie viele Joker sind bei den Karten?</translation>
    </message>
    <message>
        <source>However little it is worth.</source>
        <translation>Gleich, wie wenig sie wert ist.</translation>
    </message>
    <message>
        <source>In every play</source>
        <translation>Bei jedem Auslegen</translation>
    </message>
    <message>
        <source>It keeps the name it was given.</source>
        <translation>Er behält den Namen, den er bekam.</translation>
    </message>
    <message>
        <source>Jokers are laid wherever they fit.</source>
        <translation>Joker liegen, wo sie gerade passen.</translation>
    </message>
    <message>
        <source>Low only</source>
        <translation>Nur niedrig</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Niedrig oder hoch</translation>
    </message>
    <message>
        <source>May a round be ended by knocking?</source>
        <translation>Darf eine Runde durch Klopfen enden?</translation>
    </message>
    <message>
        <source>Melds of 30 points or more, while the table is empty</source>
        <translatorcomment>Of “Melds of 30 points or more”.</translatorcomment>
        <translation>Meldungen von mindestens 30 Punkten, solange der Tisch leer ist</translation>
    </message>
    <message>
        <source>More melds fit together, and faster.</source>
        <translation>Mehr Meldungen passen zusammen, und schneller.</translation>
    </message>
    <message>
        <source>Never in the round</source>
        <translation>Nie in der Runde</translation>
    </message>
    <message>
        <source>Nobody ends a turn without a play.</source>
        <translation>Niemand beendet einen Zug, ohne auszulegen.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Niemand bekommt etwas.</translation>
    </message>
    <message>
        <source>Nobody knocks</source>
        <translation>Niemand klopft</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>One for each pack</source>
        <translation>Einer je Kartenspiel</translation>
    </message>
    <message>
        <source>One more turn for everybody</source>
        <translation>Noch ein Zug für jeden</translation>
    </message>
    <message>
        <source>One, and then one may play</source>
        <translation>Eine, und dann darf man auslegen</translation>
    </message>
    <message>
        <source>One, instead of playing</source>
        <translation>Eine, statt auszulegen</translation>
    </message>
    <message>
        <source>Only the cards left in the hands count.</source>
        <translation>Nur die Karten auf den Händen zählen.</translation>
    </message>
    <message>
        <source>Play goes on until all pass</source>
        <translation>Es geht weiter, bis alle passen</translation>
    </message>
    <message>
        <source>Play or draw, as in Machiavelli.</source>
        <translation>Auslegen oder ziehen, wie bei Machiavelli.</translation>
    </message>
    <message>
        <source>Q K A, not A 2 3.</source>
        <translation>D K A, nicht A 2 3.</translation>
    </message>
    <message>
        <source>Round the corner, too</source>
        <translation>Auch um die Ecke</translation>
    </message>
    <message>
        <source>Rounds are short.</source>
        <translation>Die Runden sind kurz.</translation>
    </message>
    <message>
        <source>Rounds are shorter, and undercuts more.</source>
        <translation>Die Runden sind kürzer, und es wird öfter unterboten.</translation>
    </message>
    <message>
        <source>Seven cards</source>
        <translation>Sieben Karten</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation>Zehn Karten</translation>
    </message>
    <message>
        <source>The first to begin needs good cards.</source>
        <translation>Wer zuerst auslegt, braucht gute Karten.</translation>
    </message>
    <message>
        <source>The hands are counted at once.</source>
        <translation>Die Hände werden sofort gezählt.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist aus</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Die üblichen</translation>
    </message>
    <message>
        <source>The winner gets the differences</source>
        <translation>Wer gewinnt, bekommt die Differenzen</translation>
    </message>
    <message>
        <source>The winner gets them, and the others lose them</source>
        <translation>Wer gewinnt, bekommt sie, und die anderen verlieren sie</translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation>Dreizehn Karten</translation>
    </message>
    <message>
        <source>Until then one takes no part in the table.</source>
        <translation>Bis dahin hat man am Tisch keinen Anteil.</translation>
    </message>
    <message>
        <source>Up to 100 points</source>
        <translation>Bis 100 Punkte</translation>
    </message>
    <message>
        <source>Up to 150 points</source>
        <translation>Bis 150 Punkte</translation>
    </message>
    <message>
        <source>Up to 300 points</source>
        <translation>Bis 300 Punkte</translation>
    </message>
    <message>
        <source>Up to three, one after the other</source>
        <translation>Bis zu drei, eine nach der anderen</translation>
    </message>
    <message>
        <source>Up to two, one after the other</source>
        <translation>Bis zu zwei, eine nach der anderen</translation>
    </message>
    <message>
        <source>Usually with one pack of cards.</source>
        <translation>Meist mit einem Kartenspiel.</translation>
    </message>
    <message>
        <source>Usually with three packs of cards.</source>
        <translation>Meist mit drei Kartenspielen.</translation>
    </message>
    <message>
        <source>Usually with two packs of cards.</source>
        <translation>Meist mit zwei Kartenspielen.</translation>
    </message>
    <message>
        <source>What do the cards left in a hand count?</source>
        <translation>Was zählen die Karten auf der Hand?</translation>
    </message>
    <message>
        <source>What does a round score?</source>
        <translation>Was bringt eine Runde?</translation>
    </message>
    <message>
        <source>What follows when the stock is empty?</source>
        <translation>Was folgt, wenn der Talon leer ist?</translation>
    </message>
    <message>
        <source>What must be laid first?</source>
        <translatorcomment>Of “What must be laid first on an empty table?”.</translatorcomment>
        <translation>Was muss zuerst gelegt werden?</translation>
    </message>
    <message>
        <source>When may a joker on the table be named anew?</source>
        <translation>Wann darf ein Joker auf dem Tisch neu benannt werden?</translation>
    </message>
    <message>
        <source>When the real card comes from a hand</source>
        <translation>Wenn die echte Karte von einer Hand kommt</translation>
    </message>
    <message>
        <source>When the real card takes its place</source>
        <translation>Wenn die echte Karte seinen Platz einnimmt</translation>
    </message>
    <message>
        <source>Where may an ace lie in a sequence?</source>
        <translation>Wo darf ein Ass in einer Folge liegen?</translation>
    </message>
    <message>
        <source>Whoever drew the second may not play.</source>
        <translation>Wer die zweite gezogen hat, darf nicht auslegen.</translation>
    </message>
    <message>
        <source>Whoever drew the third may not play.</source>
        <translation>Wer die dritte gezogen hat, darf nicht auslegen.</translation>
    </message>
    <message>
        <source>Whoever has most then has won.</source>
        <translation>Wer dann am meisten hat, hat gewonnen.</translation>
    </message>
    <message>
        <source>With 10 points or fewer in the hand</source>
        <translation>Mit 10 Punkten oder weniger auf der Hand</translation>
    </message>
    <message>
        <source>With 5 points or fewer in the hand</source>
        <translation>Mit 5 Punkten oder weniger auf der Hand</translation>
    </message>
</context>
<context>
    <name>ManipulationLesson</name>
    <message>
        <source>A game has several rounds, until somebody has {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ein Spiel hat mehrere Runden, bis jemand {points} hat.</translation>
    </message>
    <message>
        <source>A turn begins with a card from the stock: click it.</source>
        <translatorcomment>Of “A turn begins with a card from the stock, the cards that nobody has yet. Click it, above on the right.”.</translatorcomment>
        <translation>Ein Zug beginnt mit einer Karte vom Talon: anklicken.</translation>
    </message>
    <message>
        <source>All melds are whole again. Press the golden button.</source>
        <translatorcomment>Of “All melds are whole again, and so they must be when a turn ends. Press the golden button.”.</translatorcomment>
        <translation>Alle Meldungen sind wieder ganz. Den goldenen Knopf drücken.</translation>
    </message>
    <message>
        <source>Both parts are melds of their own. Press the golden button.</source>
        <translation>Beide Teile sind eigene Meldungen. Den goldenen Knopf drücken.</translation>
    </message>
    <message>
        <source>Cards go onto the table in melds: groups and sequences.</source>
        <translation>Karten kommen in Meldungen auf den Tisch: Sätze und Folgen.</translation>
    </message>
    <message>
        <source>Click jack and queen of spades, then the lone king.</source>
        <translation>Pik-Bube und Pik-Dame anklicken, dann den einzelnen König.</translation>
    </message>
    <message>
        <source>Click the eight of spades, then the long row: it splits.</source>
        <translation>Die Pik-Acht anklicken, dann die lange Folge: Sie teilt sich.</translation>
    </message>
    <message>
        <source>Click the king of spades on the table, then “New meld”.</source>
        <translation>Den Pik-König auf dem Tisch anklicken, dann „Neue Meldung“.</translation>
    </message>
    <message>
        <source>Draw a card once more.</source>
        <translation>Noch einmal eine Karte ziehen.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Eine Karte ziehen.</translation>
    </message>
    <message>
        <source>Eight and nine go on with it: click both, then that row.</source>
        <translatorcomment>Of “Eight and nine go on with the row of spades. Click both, then that row.”.</translatorcomment>
        <translation>Acht und Neun setzen sie fort: beide anklicken, dann diese Folge.</translation>
    </message>
    <message>
        <source>Five, six and seven of spades: click them, then “New meld”.</source>
        <translation>Pik-Fünf, -Sechs und -Sieben: anklicken, dann „Neue Meldung“.</translation>
    </message>
    <message>
        <source>Let us see what comes now: draw.</source>
        <translation>Mal sehen, was jetzt kommt: ziehen.</translation>
    </message>
    <message>
        <source>Lost in a rearrangement? Esc puts everything back.</source>
        <translation>Beim Umlegen verirrt? Esc legt alles zurück.</translation>
    </message>
    <message>
        <source>Nothing else fits now. Press the golden button.</source>
        <translation>Sonst passt jetzt nichts. Den goldenen Knopf drücken.</translation>
    </message>
    <message>
        <source>Now the cards in the hands count, and the fewest win.</source>
        <translation>Jetzt zählen die Karten auf den Händen; die wenigsten gewinnen.</translation>
    </message>
    <message>
        <source>Only an ace is left, and it is one point: press “Knock”.</source>
        <translation>Nur ein Ass ist übrig, also ein Punkt: „Klopfen“ drücken.</translation>
    </message>
    <message>
        <source>Press the golden button once more.</source>
        <translation>Noch einmal den goldenen Knopf drücken.</translation>
    </message>
    <message>
        <source>That is all for this turn. Press the golden button.</source>
        <translation>Das ist alles für diesen Zug. Den goldenen Knopf drücken.</translation>
    </message>
    <message>
        <source>The others have melds there now. You may add to all of them.</source>
        <translation>Jetzt liegen auch Meldungen der anderen da. Anlegen darf man überall.</translation>
    </message>
    <message>
        <source>The ten of clubs! Click it, then the meld with the joker.</source>
        <translatorcomment>Of “The ten of clubs! Click it, then the meld with the joker: the ten takes its place, and the joker is free.”.</translatorcomment>
        <translation>Die Kreuz-Zehn! Anklicken, dann die Meldung mit dem Joker.</translation>
    </message>
    <message>
        <source>Three kings are a group. Lay them down in the same way.</source>
        <translation>Drei Könige sind ein Satz. Auf die gleiche Art auslegen.</translation>
    </message>
    <message>
        <source>Use the joker at once: click two and four, then the joker.</source>
        <translatorcomment>Of “A free joker is used at once, now as the three between two and four. Click both, then the joker.”.</translatorcomment>
        <translation>Den Joker sofort brauchen: Zwei und Vier anklicken, dann den Joker.</translation>
    </message>
    <message>
        <source>Welcome! {name} sits beside you and explains the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Willkommen! {name} sitzt nebenan und erklärt das Spiel.</translation>
    </message>
    <message>
        <source>Who lays the last card is out, for {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Wer die letzte Karte auslegt, macht Schluss: {points} dazu.</translation>
    </message>
    <message>
        <source>after the third card nothing can be laid in that turn</source>
        <translation>nach der dritten Karte darf nichts mehr ausgelegt werden</translation>
    </message>
    <message>
        <source>an ace 1, court cards 10, a joker 25: the winner gets the rest</source>
        <translation>ein Ass 1, Bilder 10, ein Joker 25: Der Sieger bekommt den Rest</translation>
    </message>
    <message>
        <source>everybody plays alone, and wants few cards in the end</source>
        <translation>jeder spielt für sich und will am Ende wenige Karten haben</translation>
    </message>
    <message>
        <source>it lies above on the right</source>
        <translation>er liegt oben rechts</translation>
    </message>
    <message>
        <source>it stays that until the real ten comes</source>
        <translation>das bleibt er, bis die echte Zehn kommt</translation>
    </message>
    <message>
        <source>melds may be taken apart: three kings are enough</source>
        <translation>Meldungen dürfen zerlegt werden: Drei Könige genügen</translation>
    </message>
    <message>
        <source>nothing on the table is anybody’s own</source>
        <translation>nichts auf dem Tisch gehört jemandem allein</translation>
    </message>
    <message>
        <source>now it is the three between them</source>
        <translation>jetzt ist er die Drei dazwischen</translation>
    </message>
    <message>
        <source>of one suit in a row: a sequence; dragging works, too</source>
        <translation>eine Farbe der Reihe nach ist eine Folge; Hinziehen geht auch</translation>
    </message>
    <message>
        <source>one card is no meld</source>
        <translation>eine Karte ist keine Meldung</translation>
    </message>
    <message>
        <source>the row has an eight already, but can become two rows</source>
        <translation>die Folge hat schon eine Acht, doch sie kann zu zweien werden</translation>
    </message>
    <message>
        <source>the ten takes its place, and the joker is free</source>
        <translatorcomment>Of “The ten of clubs! Click it, then the meld with the joker: the ten takes its place, and the joker is free.”.</translatorcomment>
        <translation>die Zehn nimmt seinen Platz ein, und der Joker ist frei</translation>
    </message>
    <message>
        <source>they are spades, like the row</source>
        <translation>beide sind Pik, wie die Folge</translation>
    </message>
    <message>
        <source>three or four of one rank, or three and more of a suit in a row</source>
        <translatorcomment>Of “Cards go onto the table in melds: three or four of one rank and of different suits, or three and more of one suit in a row.”.</translatorcomment>
        <translation>drei oder vier eines Werts, oder drei und mehr einer Farbe der Reihe nach</translation>
    </message>
    <message>
        <source>to where it was when the turn began</source>
        <translation>wie es am Anfang des Zugs lag</translation>
    </message>
    <message>
        <source>who knocks without the fewest points loses the round</source>
        <translation>wer klopft und nicht am wenigsten Punkte hat, verliert die Runde</translation>
    </message>
    <message>
        <source>whole they must be when a turn ends</source>
        <translation>das müssen sie am Ende eines Zugs sein</translation>
    </message>
    <message>
        <source>with {points} or fewer you may knock, which ends the round</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>mit höchstens {points} darf man klopfen, das beendet die Runde</translation>
    </message>
    <message>
        <source>{name} could lay nothing, and drew two cards more.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} konnte nichts auslegen und zog noch zwei Karten.</translation>
    </message>
    <message>
        <source>{name} laid a joker: here it stands for the ten of clubs.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} hat einen Joker gelegt: Hier steht er für die Kreuz-Zehn.</translation>
    </message>
</context>
<context>
    <name>ManipulationLog</name>
    <message>
        <source>The stock is empty: everybody has one more turn.</source>
        <translation>Der Talon ist leer: Jeder hat noch einen Zug.</translation>
    </message>
    <message>
        <source>The stock is empty: play goes on until all pass.</source>
        <translation>Der Talon ist leer: Es geht weiter, bis alle passen.</translation>
    </message>
    <message>
        <source>did not knock</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>klopfte nicht</translation>
    </message>
    <message>
        <source>freed a joker</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>befreite einen Joker</translation>
    </message>
    <message numerus="yes">
        <source>knocked</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>klopfte</numerusform>
            <numerusform>klopften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moved {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>legte eine Karte um</numerusform>
            <numerusform>legte {count} Karten um</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>passte</translation>
    </message>
    <message numerus="yes">
        <source>used {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>verwendete {cards:acc}</numerusform>
            <numerusform>verwendete {cards:acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>machte Schluss mit {cards:dat}</translation>
    </message>
    <message numerus="yes">
        <source>wins the round</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>gewinnt die Runde</numerusform>
            <numerusform>gewinnen die Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} each.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:gewann|gewann|gewann|gewannen} Runde {number} mit je {points:dat}.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:gewann|gewann|gewann|gewannen} Runde {number} mit {points:dat} auf der Hand.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:gewann|gewann|gewann|gewannen} Runde {number} mit {points:dat}.</translation>
    </message>
    <message>
        <source>{name} dealt {cards} each.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translatorcomment>Of “{name} dealt ten cards each.”.</translatorcomment>
        <translation>{name} teilte je {cards:acc} aus.</translation>
    </message>
    <message>
        <source>{name} did not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} klopfte nicht.</translation>
    </message>
    <message>
        <source>{name} does not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} klopft nicht.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} zog eine Karte.</translation>
    </message>
    <message>
        <source>{name} drew a second card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} zog eine zweite Karte.</translation>
    </message>
    <message>
        <source>{name} drew a third card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} zog eine dritte Karte.</translation>
    </message>
    <message>
        <source>{name} drew another card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translatorcomment>Of “{name} dealt ten cards each.”.</translatorcomment>
        <translation>{name} zog noch eine Karte.</translation>
    </message>
    <message>
        <source>{name} freed the joker and laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} befreite den Joker und legte {cards:acc} aus.</translation>
    </message>
    <message>
        <source>{name} freed the joker, laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} befreite den Joker, legte {cards:acc} aus und machte Schluss.</translation>
    </message>
    <message>
        <source>{name} frees the joker and lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} befreit den Joker und legt {cards:acc} aus.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} klopft.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and moved {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} legte {cards:acc} aus und {moved:acc} um.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} legte {cards:acc} aus und machte Schluss.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and goes out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} legt {cards:acc} aus und macht Schluss.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and moves {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} legt {cards:acc} aus und {moved:acc} um.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} passte.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} passt.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s last (card|cards)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>letzte Karte: {name}</numerusform>
            <numerusform>letzte Karten: {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationOptions</name>
    <message>
        <source>A joker on the table</source>
        <translation>Joker auf dem Tisch</translation>
    </message>
    <message>
        <source>A round scores</source>
        <translation>Eine Runde bringt</translation>
    </message>
    <message>
        <source>A turn begins with a draw</source>
        <translation>Der Zug beginnt mit Ziehen</translation>
    </message>
    <message>
        <source>Aces in sequences</source>
        <translation>Asse in Folgen</translation>
    </message>
    <message>
        <source>After so many it is over; 0: it goes to the points below.</source>
        <translation>Nach so vielen ist sie aus; 0: Sie geht bis zu den Punkten unten.</translation>
    </message>
    <message>
        <source>After the last one play, or end the turn.</source>
        <translation>Nach der letzten auslegen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation>Bonus fürs Unterbieten</translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation>Bonus je gewonnene Runde</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Bonus für den Schluss</translation>
    </message>
    <message>
        <source>Bonus for reaching the goal</source>
        <translation>Bonus fürs Erreichen des Ziels</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Karten je Zug</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Draw a card, then play. Whoever cannot, or does not want to, draws another: draw until you play.</source>
        <translation>Eine Karte ziehen, dann auslegen. Wer nicht kann oder nicht will, zieht noch eine: ziehen, bis man auslegt.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Then play, or draw a third. Whoever drew the third may not play in this turn.</source>
        <translation>Eine Karte ziehen. Dann auslegen oder eine zweite ziehen. Dann auslegen oder eine dritte ziehen. Wer die dritte gezogen hat, darf in diesem Zug nicht auslegen.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Whoever drew the second may not play in this turn.</source>
        <translation>Eine Karte ziehen. Dann auslegen oder eine zweite ziehen. Wer die zweite gezogen hat, darf in diesem Zug nicht auslegen.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw another, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Eine Karte ziehen. Dann auslegen oder noch eine ziehen, bis zu {cards:acc} in einem Zug.</translation>
    </message>
    <message>
        <source>Draw one card, then play or end the turn.</source>
        <translation>Eine Karte ziehen, dann auslegen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>First play</source>
        <translation>Erste Meldung</translation>
    </message>
    <message>
        <source>For cards left in the hand, for knocking and for first plays.</source>
        <translation>Für Karten auf der Hand, fürs Klopfen und für erste Meldungen.</translation>
    </message>
    <message>
        <source>How many cards each is dealt.</source>
        <translation>Wie viele Karten jeder bekommt.</translation>
    </message>
    <message>
        <source>How many jokers are in the game, in all.</source>
        <translation>Wie viele Joker im Spiel sind, insgesamt.</translation>
    </message>
    <message>
        <source>How many one may draw before playing.</source>
        <translation>Wie viele man ziehen darf, bevor man auslegt.</translation>
    </message>
    <message>
        <source>It ends after the round in which this is reached.</source>
        <translation>Es endet nach der Runde, in der dies erreicht wird.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Knocking in the last lap</source>
        <translation>Klopfen im letzten Umlauf</translation>
    </message>
    <message>
        <source>Melds and jokers</source>
        <translation>Meldungen und Joker</translation>
    </message>
    <message>
        <source>Not used, since everybody draws until a play.</source>
        <translation>Nicht gebraucht, weil jeder zieht, bis er auslegt.</translation>
    </message>
    <message>
        <source>Not used, since nobody knocks.</source>
        <translation>Ohne Wirkung, da niemand klopft.</translation>
    </message>
    <message>
        <source>Not used, since only the own cards are counted.</source>
        <translation>Nicht gebraucht, weil nur die eigenen Karten zählen.</translation>
    </message>
    <message>
        <source>Not used, since the game ends after so many rounds.</source>
        <translation>Nicht gebraucht, weil die Partie nach so vielen Runden endet.</translation>
    </message>
    <message>
        <source>Not used, since there are no jokers.</source>
        <translation>Nicht gebraucht, weil es keine Joker gibt.</translation>
    </message>
    <message>
        <source>Not used, since there is no last lap.</source>
        <translation>Nicht gebraucht, weil es keinen letzten Umlauf gibt.</translation>
    </message>
    <message>
        <source>Otherwise with a draw or with playing.</source>
        <translation>Sonst mit Ziehen oder mit Auslegen.</translation>
    </message>
    <message>
        <source>Packs of 52 cards, without their jokers. By the number of players: one for two, two for three to five, three for six.</source>
        <translation>Pakete zu 52 Karten, ohne ihre Joker. Nach der Zahl der Spieler: eines zu zweit, zwei zu dritt bis zu fünft, drei zu sechst.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>Play, or draw a card first, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Auslegen, oder vorher eine Karte ziehen, bis zu {cards:acc} in einem Zug.</translation>
    </message>
    <message>
        <source>Play, or draw one card first.</source>
        <translation>Auslegen, oder vorher eine Karte ziehen.</translation>
    </message>
    <message>
        <source>Play, or draw one card instead, which ends the turn.</source>
        <translation>Auslegen oder stattdessen eine Karte ziehen, die den Zug beendet.</translation>
    </message>
    <message>
        <source>Play, or draw until you play.</source>
        <translation>Auslegen, oder ziehen, bis man auslegt.</translation>
    </message>
    <message>
        <source>Playing after the last draw</source>
        <translation>Auslegen nach der letzten Karte</translation>
    </message>
    <message>
        <source>Points at the end for all who have reached it.</source>
        <translation>Punkte am Ende für alle, die es erreicht haben.</translation>
    </message>
    <message>
        <source>Points for it at the end of the game.</source>
        <translation>Punkte dafür am Ende des Spiels.</translation>
    </message>
    <message>
        <source>Points for laying the last card of the hand.</source>
        <translation>Punkte für die letzte ausgelegte Karte der Hand.</translation>
    </message>
    <message>
        <source>Points for winning a round another has knocked in.</source>
        <translation>Punkte für den Gewinn einer Runde, in der ein anderer klopfte.</translation>
    </message>
    <message>
        <source>Points in the hand to knock with, or 0 for no knocking.</source>
        <translation>Punkte auf der Hand, mit denen man klopfen darf; 0 heißt: kein Klopfen.</translation>
    </message>
    <message>
        <source>Points of the cards</source>
        <translation>Punkte der Karten</translation>
    </message>
    <message>
        <source>Points that a first play must be worth, or 0 for any.</source>
        <translatorcomment>Of “Points that must be laid at least, or 0 for any.”.</translatorcomment>
        <translation>Punkte, die eine erste Meldung wert sein muss, oder 0 für beliebig viele.</translation>
    </message>
    <message>
        <source>Rounds of a game</source>
        <translation>Runden einer Partie</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tisch und Karten</translation>
    </message>
    <message>
        <source>The game goes to</source>
        <translation>Das Spiel geht bis</translation>
    </message>
    <message>
        <source>Until the own first play, a player takes no part in the table.</source>
        <translation>Bis zur eigenen ersten Meldung hat ein Spieler am Tisch keinen Anteil.</translation>
    </message>
    <message>
        <source>What follows after the turn of whoever drew its last card.</source>
        <translation>Was nach dem Zug dessen folgt, der die letzte Karte zog.</translation>
    </message>
    <message>
        <source>What takes its name from it, so that it may be named anew.</source>
        <translation>Was ihm den Namen nimmt, so dass er neu benannt werden darf.</translation>
    </message>
    <message>
        <source>What the fewest points in the hand bring, and what the others pay.</source>
        <translation>Was die wenigsten Punkte auf der Hand bringen und was die anderen zahlen.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Wenn der Talon leer ist</translation>
    </message>
    <message>
        <source>Where an ace may lie.</source>
        <translation>Wo ein Ass liegen darf.</translation>
    </message>
    <message>
        <source>Who makes a first play</source>
        <translation>Wer eine erste Meldung macht</translation>
    </message>
    <message>
        <source>Whoever drew the last one may not play in this turn.</source>
        <translatorcomment>Of “Whoever draws the last of them may not play.”.</translatorcomment>
        <translation>Wer die letzte gezogen hat, darf in diesem Zug nicht auslegen.</translation>
    </message>
    <message>
        <source>Whoever has drawn the last card of a turn may still play.</source>
        <translatorcomment>Of “Whoever draws the last of them may not play.”.</translatorcomment>
        <translation>Wer die letzte Karte eines Zuges gezogen hat, darf noch auslegen.</translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation>Wer darin ausgelegt hat, darf klopfen.</translation>
    </message>
    <message>
        <source>a turn begins with a draw</source>
        <translation>der Zug beginnt mit Ziehen</translation>
    </message>
    <message>
        <source>a turn begins with a draw, and the only draw ends it: nobody could play</source>
        <translation>der Zug beginnt mit Ziehen, und das einzige Ziehen beendet ihn: Niemand könnte auslegen</translation>
    </message>
    <message>
        <source>a turn may begin with playing</source>
        <translation>der Zug darf mit Auslegen beginnen</translation>
    </message>
    <message>
        <source>any play</source>
        <translation>jedes Auslegen</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>nach der Zahl der Spieler</translation>
    </message>
    <message>
        <source>everybody, from the hand alone</source>
        <translation>jeder, nur von der Hand</translation>
    </message>
    <message>
        <source>everybody’s own cards, as minus</source>
        <translation>jedem die eigenen Karten, als Minus</translation>
    </message>
    <message>
        <source>high only: Q K A</source>
        <translation>nur hoch: D K A</translation>
    </message>
    <message>
        <source>knocking allowed in the last lap</source>
        <translation>Klopfen im letzten Umlauf erlaubt</translation>
    </message>
    <message>
        <source>knocking with {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>klopfen mit {new:dat} statt {old}</translation>
    </message>
    <message>
        <source>low only: A 2 3</source>
        <translation>nur niedrig: A 2 3</translation>
    </message>
    <message>
        <source>low or high</source>
        <translation>niedrig oder hoch</translation>
    </message>
    <message>
        <source>no card counts anything, so nobody would reach the goal</source>
        <translation>keine Karte zählt etwas, also käme niemand ans Ziel</translation>
    </message>
    <message>
        <source>no knocking in the last lap</source>
        <translation>kein Klopfen im letzten Umlauf</translation>
    </message>
    <message>
        <source>no playing after the last draw</source>
        <translation>kein Auslegen nach der letzten Karte</translation>
    </message>
    <message>
        <source>nobody knocks</source>
        <translation>niemand klopft</translation>
    </message>
    <message>
        <source>nothing: it keeps its name</source>
        <translation>nichts: Er behält seinen Namen</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>one for each pack</source>
        <translation>einer je Kartenspiel</translation>
    </message>
    <message>
        <source>one more turn for everybody</source>
        <translation>noch ein Zug für jeden</translation>
    </message>
    <message>
        <source>play goes on until all pass</source>
        <translation>es geht weiter, bis alle passen</translation>
    </message>
    <message>
        <source>playing allowed after the last draw</source>
        <translation>Auslegen nach der letzten Karte erlaubt</translation>
    </message>
    <message>
        <source>round the corner, too: K A 2</source>
        <translation>auch um die Ecke: K A 2</translation>
    </message>
    <message>
        <source>the differences, for the winner</source>
        <translation>die Differenzen, wer gewinnt</translation>
    </message>
    <message>
        <source>the differences, paid by the others</source>
        <translation>die Differenzen, von den anderen gezahlt</translation>
    </message>
    <message>
        <source>the real card from a hand</source>
        <translation>die echte Karte von einer Hand</translation>
    </message>
    <message>
        <source>the real card in its place</source>
        <translation>die echte Karte an seiner Stelle</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>die Runde ist aus</translation>
    </message>
    <message>
        <source>to {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>bis {new} statt {old}</translation>
    </message>
    <message>
        <source>until one plays</source>
        <translation>bis man auslegt</translation>
    </message>
    <message>
        <source>until the goal is reached</source>
        <translation>bis das Ziel erreicht ist</translation>
    </message>
    <message>
        <source>up to three</source>
        <translation>bis zu drei</translation>
    </message>
    <message>
        <source>up to two</source>
        <translation>bis zu zwei</translation>
    </message>
    <message>
        <source>up to {count}</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>bis zu {count}</translation>
    </message>
    <message>
        <source>whoever lays on an empty table</source>
        <translatorcomment>Of “First cards on an empty table”.</translatorcomment>
        <translation>wer auf den leeren Tisch legt</translation>
    </message>
    <message>
        <source>{dealt} cards are dealt, but there are {cards}</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{dealt} Karten werden gegeben, aber es sind {cards}</translation>
    </message>
    <message>
        <source>{dealt} of {cards} cards are dealt, {stock} are left for the stock.</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {stock}: how many cards the stock has.</extracomment>
        <translation>Von {cards} Karten werden {dealt} gegeben, {stock} bleiben für den Talon.</translation>
    </message>
    <message>
        <source>{new} dealt to each instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} für jeden statt {old}</translation>
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
        <translation>Mindestens eine kommt aus der Hand; alles, was da liegt, darf umgelegt werden.</translation>
    </message>
    <message>
        <source>Cards are drawn until one plays.</source>
        <translation>Es wird gezogen, bis man auslegt.</translation>
    </message>
    <message>
        <source>Lay cards</source>
        <translation>Karten auslegen</translation>
    </message>
    <message>
        <source>The first melds count {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Die ersten Meldungen zählen mindestens {points}.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand, worth {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Die erste Meldung besteht aus ganzen Meldungen von der Hand, mindestens {points}.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand.</source>
        <translation>Die erste Meldung besteht aus ganzen Meldungen von der Hand.</translation>
    </message>
    <message>
        <source>The next player is to move.</source>
        <translation>Der nächste Spieler ist am Zug.</translation>
    </message>
    <message>
        <source>The round ends at once; {points} or less may be left in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Die Runde endet sofort; auf der Hand dürfen höchstens {points} bleiben.</translation>
    </message>
    <message>
        <source>The table is empty: a whole meld comes from the hand.</source>
        <translation>Der Tisch ist leer: Eine ganze Meldung kommt aus der Hand.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>In einem Zug werden bis zu {cards:acc} gezogen.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn; after the last nothing is played.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Bis zu {cards:acc} werden in einem Zug gezogen; nach der letzten wird nichts ausgelegt.</translation>
    </message>
    <message>
        <source>Who draws plays nothing in this turn.</source>
        <translation>Wer zieht, legt in diesem Zug nichts aus.</translation>
    </message>
</context>
<context>
    <name>ManipulationPresenter</name>
    <message>
        <source>Cards are lifted first, then N begins a new meld with them.</source>
        <translation>Zuerst werden Karten angehoben, dann beginnt N mit ihnen eine neue Meldung.</translation>
    </message>
    <message>
        <source>Fewest points in the hand win, to {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Wer am wenigsten auf der Hand hat, gewinnt; bis {target}</translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in the hand win, {target} round(s)</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Die wenigsten Punkte auf der Hand gewinnen, {target} Runde</numerusform>
            <numerusform>Die wenigsten Punkte auf der Hand gewinnen, {target} Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>No first play of {points} is in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Für das erste Auslegen mit {points:dat} reicht die Hand nicht.</translation>
    </message>
    <message>
        <source>The first play of the round is made.</source>
        <translation>In dieser Runde ist schon ausgelegt.</translation>
    </message>
    <message>
        <source>The turn cannot be ended as the table lies now.</source>
        <translation>So wie der Tisch liegt, kann der Zug nicht enden.</translation>
    </message>
    <message>
        <source>Undo end of turn</source>
        <translation>Zugende zurücknehmen</translation>
    </message>
    <message>
        <source>Whoever reaches {target} ends the game.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Wer {target} erreicht, beendet das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number} of {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^} Spieler, Runde {number} von {target}</numerusform>
            <numerusform>{count:^} Spieler, Runde {number} von {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number}, to {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Ein Spieler, Runde {number}, bis {target}</numerusform>
            <numerusform>{count:^} Spieler, Runde {number}, bis {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <comment>of the round</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} machte Schluss.</translation>
    </message>
    <message>
        <source>{target} is reached.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>{target} sind erreicht.</translation>
    </message>
</context>
<context>
    <name>ManipulationPrompts</name>
    <message>
        <source>Every turn begins with a draw.</source>
        <translation>Jeder Zug beginnt mit Ziehen.</translation>
    </message>
    <message>
        <source>Hint: draw a card.</source>
        <translation>Tipp: eine Karte ziehen.</translation>
    </message>
    <message>
        <source>Hint: draw a second card.</source>
        <translation>Tipp: eine zweite Karte ziehen.</translation>
    </message>
    <message>
        <source>Hint: draw a third card.</source>
        <translation>Tipp: eine dritte Karte ziehen.</translation>
    </message>
    <message>
        <source>Hint: draw another card.</source>
        <translation>Tipp: noch eine Karte ziehen.</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Tipp: den Zug beenden.</translation>
    </message>
    <message>
        <source>Hint: knock.</source>
        <translation>Tipp: klopfen.</translation>
    </message>
    <message>
        <source>Hint: play to the table.</source>
        <translation>Tipp: auslegen.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a card.</source>
        <translation>Tipp: von vorn anfangen, dann eine Karte ziehen.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a second card.</source>
        <translation>Tipp: von vorn anfangen, dann eine zweite Karte ziehen.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a third card.</source>
        <translation>Tipp: von vorn anfangen, dann eine dritte Karte ziehen.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw another card.</source>
        <translation>Tipp: den Zug zurücksetzen, dann noch eine Karte ziehen.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then end it.</source>
        <translation>Tipp: von vorn anfangen, dann den Zug beenden.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then knock.</source>
        <translation>Tipp: von vorn anfangen, dann klopfen.</translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid(|, not more); H says which.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Tipp: {cards:^} kann ausgelegt werden; H sagt, welche.</numerusform>
            <numerusform>Tipp: {cards:^} können ausgelegt werden, nicht mehr; H sagt, welche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Tipp: {cards:^} kann ausgelegt werden.</numerusform>
            <numerusform>Tipp: {cards:^} können ausgelegt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {said}.</source>
        <extracomment>{said}: a move or a hint in words.</extracomment>
        <translation>Tipp: {said}.</translation>
    </message>
    <message>
        <source>No card of the hand can be laid well now.</source>
        <translation>Keine Karte der Hand lässt sich jetzt gut auslegen.</translation>
    </message>
    <message>
        <source>Nothing more can be laid or drawn.</source>
        <translation>Mehr kann nicht ausgelegt oder gezogen werden.</translation>
    </message>
    <message>
        <source>Somebody else may well hold fewer points.</source>
        <translation>Jemand anders hat vielleicht weniger Punkte.</translation>
    </message>
    <message>
        <source>Step {number} of {all}: {said}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all. {said}: a move or a hint in words.</extracomment>
        <translation>Schritt {number} von {all}: {said}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>This moves no card of the table.</source>
        <translation>Damit wird keine Karte auf dem Tisch umgelegt.</translation>
    </message>
    <message>
        <source>a card from the hand is still missing.</source>
        <translation>eine Karte von der Hand fehlt noch.</translation>
    </message>
    <message>
        <source>all melds are legal: end the turn, or go on.</source>
        <translation>alle Meldungen gelten: Zug beenden oder weiterlegen.</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>eine Karte ziehen</translation>
    </message>
    <message>
        <source>draw a card.</source>
        <translation>eine Karte ziehen.</translation>
    </message>
    <message>
        <source>draw the last card: the last lap follows.</source>
        <translation>die letzte Karte ziehen: Der letzte Umlauf folgt.</translation>
    </message>
    <message>
        <source>draw the last card: the round ends with this turn.</source>
        <translation>die letzte Karte ziehen: Mit diesem Zug endet die Runde.</translation>
    </message>
    <message>
        <source>first play from the hand alone</source>
        <translation>erste Meldung nur von der Hand</translation>
    </message>
    <message>
        <source>first play from the hand alone: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>erste Meldung nur von der Hand: {points}</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>klopfen</translation>
    </message>
    <message>
        <source>knock with {points}, or end the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>mit {points:dat} klopfen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>lay the real {card} from the hand, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>die echte Karte {card} von der Hand legen, oder den Joker wieder so nennen.</translation>
    </message>
    <message>
        <source>lay the real {card}, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>die echte Karte {card} legen, oder den Joker wieder so nennen.</translation>
    </message>
    <message>
        <source>lay {points} more, or reset the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>noch {points} auslegen oder von vorn anfangen.</translation>
    </message>
    <message>
        <source>name the joker {card} again: it keeps its name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>den Joker wieder {card} nennen: Er behält seinen Namen.</translation>
    </message>
    <message>
        <source>nothing more is played: knock, or end the turn.</source>
        <translation>ausgelegt wird nicht mehr: klopfen oder Zug beenden.</translation>
    </message>
    <message>
        <source>one meld to mend: {meld}, {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>eine Meldung ist zu ordnen: {meld}, {why}.</translation>
    </message>
    <message>
        <source>play to the table, or draw a card.</source>
        <translation>auslegen oder eine Karte ziehen.</translation>
    </message>
    <message>
        <source>play to the table, or draw a second card.</source>
        <translation>auslegen oder eine zweite Karte ziehen.</translation>
    </message>
    <message>
        <source>play to the table, or draw and end the turn.</source>
        <translation>auslegen, oder ziehen und den Zug beenden.</translation>
    </message>
    <message>
        <source>play to the table, or draw another card.</source>
        <translation>auslegen oder noch eine Karte ziehen.</translation>
    </message>
    <message>
        <source>play, or draw and play nothing.</source>
        <translation>auslegen, oder ziehen und nichts auslegen.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the last lap follows.</source>
        <translation>auslegen, oder die letzte Karte ziehen: Der letzte Umlauf folgt.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the round ends with this turn.</source>
        <translation>auslegen oder die letzte Karte ziehen: Mit diesem Zug endet die Runde.</translation>
    </message>
    <message>
        <source>play, or end the turn.</source>
        <translation>auslegen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>the joker becomes {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>der Joker wird {card}</translation>
    </message>
    <message>
        <source>the last lap: play, or pass.</source>
        <translation>der letzte Umlauf: auslegen oder passen.</translation>
    </message>
    <message>
        <source>the stock is empty: play, or end the turn.</source>
        <translation>der Talon ist leer: auslegen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand, worth {points}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards:^} auf der Hand, wert {points}</translation>
    </message>
    <message>
        <source>{cards} as a new meld</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} als neue Meldung</translation>
    </message>
    <message>
        <source>{cards} from the hand</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} von der Hand</translation>
    </message>
    <message>
        <source>{cards} from the hand to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} von der Hand zu {onto}</translation>
    </message>
    <message>
        <source>{cards} from {source} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} aus {source} zu {onto}</translation>
    </message>
    <message>
        <source>{cards} on {meld}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{cards} an {meld}</translation>
    </message>
    <message>
        <source>{cards} out of {source}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”.</extracomment>
        <translation>{cards} aus {source} heraus</translation>
    </message>
    <message>
        <source>{cards} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} zu {onto}</translation>
    </message>
    <message>
        <source>{card} in place of the joker in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card} an die Stelle des Jokers in {meld}</translation>
    </message>
    <message numerus="yes">
        <source>{count} meld(s) have to be mended.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Eine Meldung ist noch zu ordnen.</numerusform>
            <numerusform>{count:^} Meldungen sind noch zu ordnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld} split after {card}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{meld} nach {card} geteilt</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {worth}, {need} are needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {worth}: how much something is worth in points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {worth}, {need} ist nötig.</numerusform>
            <numerusform>{parts} = {worth}, {need} sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>{played:^} played, {cards} in the hand, worth {points}</source>
        <extracomment>{played}: the cards that were played, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{played:^} ausgelegt, {cards} auf der Hand, wert {points}</translation>
    </message>
    <message>
        <source>{points:^} left, up to {limit} may knock.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {limit}: the most that is allowed.</extracomment>
        <translation>{points:^} übrig, mit höchstens {limit} darf man klopfen.</translation>
    </message>
    <message>
        <source>{press} puts {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} legt {cards:acc}.</translation>
    </message>
    <message>
        <source>{second} to {first}</source>
        <extracomment>{second}: the second of two that are named together. {first}: the first of two or more that are named together.</extracomment>
        <translation>{second} zu {first}</translation>
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
            <numerusform>{worth} von {all} Punkt gehen von der Hand.</numerusform>
            <numerusform>{worth} von {all} Punkten gehen von der Hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPuzzles</name>
    <message>
        <source>All of {meld} can go elsewhere.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Die ganze Meldung {meld} kann woandershin.</translation>
    </message>
    <message>
        <source>As the table lies, no card can be laid.</source>
        <translation>Ohne Umlegen geht keine Karte auf den Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>As the table lies, only {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Ohne Umlegen geht nur {cards:a} auf den Tisch.</numerusform>
            <numerusform>Ohne Umlegen gehen nur {cards:a} auf den Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free a joker, and lay the whole hand without drawing again.</source>
        <translation>Einen Joker befreien und die ganze Hand auslegen, ohne zu ziehen.</translation>
    </message>
    <message>
        <source>Free the joker</source>
        <translation>Den Joker befreien</translation>
    </message>
    <message>
        <source>Lay every card of the hand, without drawing again.</source>
        <translatorcomment>Of “The table can be rebuilt so that every card of the hand is laid, without drawing again.”.</translatorcomment>
        <translation>Jede Karte der Hand auslegen, ohne noch einmal zu ziehen.</translation>
    </message>
    <message>
        <source>Lay the whole hand</source>
        <translation>Die ganze Hand auslegen</translation>
    </message>
    <message>
        <source>No play leaves fewer.</source>
        <translation>Weniger lässt kein Zug übrig.</translation>
    </message>
    <message>
        <source>Ready to knock</source>
        <translation>Bereit zum Klopfen</translation>
    </message>
    <message>
        <source>The fewest points</source>
        <translation>Die wenigsten Punkte</translation>
    </message>
    <message>
        <source>While no joker gets another name, some card stays in the hand.</source>
        <translation>Solange kein Joker einen anderen Namen bekommt, bleibt eine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>With the real {card} there, its joker may get another name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Liegt dort die echte Karte {card}, darf ihr Joker einen anderen Namen bekommen.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but the fewest points.</source>
        <translation>Auslegen, bis die wenigsten Punkte bleiben, ohne noch einmal zu ziehen.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but {points} or fewer.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “Lay so much, without drawing again, that {points} or fewer stay in the hand.”.</translatorcomment>
        <translation>Auslegen, bis höchstens {points} bleiben, ohne noch einmal zu ziehen.</translation>
    </message>
    <message>
        <source>{card} sets the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} macht den Joker frei.</translation>
    </message>
    <message>
        <source>{meld} can be two sequences.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^} lässt sich in zwei Folgen teilen.</translation>
    </message>
    <message>
        <source>{meld} can spare {cards}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{meld:^} kann {cards:acc} abgeben.</translation>
    </message>
    <message>
        <source>{meld} gives {cards} away and gets {instead}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {instead}: the cards that come for those that go, listed.</extracomment>
        <translation>{meld:^} gibt {cards:acc} her und bekommt {instead:acc}.</translation>
    </message>
</context>
<context>
    <name>ManipulationRefusals</name>
    <message>
        <source>A first play is made from the hand alone.</source>
        <translation>Eine erste Meldung kommt nur von der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>After (drawing|{cards} drawn) nothing is played: end the turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Nach dem Ziehen wird nicht ausgelegt: Zug beenden.</numerusform>
            <numerusform>Nach dem Ziehen von {cards:dat} wird nicht ausgelegt: Zug beenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Zuerst eine Karte ziehen.</translation>
    </message>
    <message>
        <source>In the last lap nobody draws: play, or pass.</source>
        <translation>Im letzten Umlauf zieht niemand: auslegen oder passen.</translation>
    </message>
    <message>
        <source>In the last lap nobody knocks.</source>
        <translation>Im letzten Umlauf klopft niemand.</translation>
    </message>
    <message>
        <source>Lay a card from the hand, or draw one.</source>
        <translation>Eine Karte von der Hand auslegen, oder eine ziehen.</translation>
    </message>
    <message>
        <source>Lay at least one card from the hand.</source>
        <translation>Mindestens eine Karte von der Hand auslegen.</translation>
    </message>
    <message>
        <source>No more is drawn in this turn: play, or end it.</source>
        <translation>In diesem Zug wird nicht mehr gezogen: auslegen oder ihn beenden.</translation>
    </message>
    <message>
        <source>Nobody knocks under these rules.</source>
        <translation>Nach diesen Regeln klopft niemand.</translation>
    </message>
    <message>
        <source>Nothing lies before that card.</source>
        <translation>Vor dieser Karte liegt nichts.</translation>
    </message>
    <message>
        <source>Play first, or draw the last card, then knock.</source>
        <translation>Zuerst auslegen oder die letzte Karte ziehen, dann klopfen.</translation>
    </message>
    <message>
        <source>Play first, then knock.</source>
        <translation>Erst auslegen, dann klopfen.</translation>
    </message>
    <message>
        <source>Put the lifted cards on a meld, or begin a new one.</source>
        <translation>Die angehobenen Karten an eine Meldung legen, oder eine neue beginnen.</translation>
    </message>
    <message>
        <source>The cards of this turn are played: end the turn.</source>
        <translation>Die Karten dieses Zugs sind ausgelegt: Zug beenden.</translation>
    </message>
    <message>
        <source>The hand counts {have}, with {limit} or less one may knock.</source>
        <extracomment>{have}: how many there are so far. {limit}: the most that is allowed.</extracomment>
        <translation>Die Hand zählt {have}, klopfen darf man mit höchstens {limit}.</translation>
    </message>
    <message>
        <source>The joker stands for {card} to the end of the round.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Der Joker steht bis zum Ende der Runde für diese Karte: {card}.</translation>
    </message>
    <message>
        <source>The last draw ends playing: reset the turn first.</source>
        <translation>Die letzte gezogene Karte beendet das Auslegen: zuerst von vorn anfangen.</translation>
    </message>
    <message>
        <source>The lifted cards are a meld of their own.</source>
        <translation>Die angehobenen Karten sind selbst eine Meldung.</translation>
    </message>
    <message>
        <source>The stock is empty: play, or end the turn.</source>
        <translation>Der Talon ist leer: auslegen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>There is no place for these cards.</source>
        <translation>Für diese Karten gibt es keinen Platz.</translation>
    </message>
    <message>
        <source>stays on the table</source>
        <translation>bleibt auf dem Tisch</translation>
    </message>
    <message>
        <source>{card:^} came from the table and stays there.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} kam vom Tisch und bleibt dort.</translation>
    </message>
    <message>
        <source>{card:^} fits several melds: put it on one of them.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} passt an mehrere Meldungen: an eine davon legen.</translation>
    </message>
    <message>
        <source>{card:^} has to come from the hand to set the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} muss von der Hand kommen, um den Joker frei zu machen.</translation>
    </message>
    <message>
        <source>{card:^} is missing on the table.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} fehlt auf dem Tisch.</translation>
    </message>
    <message>
        <source>{card:^} is missing where the joker stood for it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} fehlt dort, wo der Joker dafür stand.</translation>
    </message>
    <message>
        <source>{card:^} is neither in the hand nor laid.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} ist weder auf der Hand noch ausgelegt.</translation>
    </message>
    <message>
        <source>{card:^} lies on the table twice.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} liegt zweimal auf dem Tisch.</translation>
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
            <numerusform>Für die erste Meldung fehlt {points}.</numerusform>
            <numerusform>Für die erste Meldung fehlen {points}.</numerusform>
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
        <translation>Von</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Fewer than the knocker</source>
        <translation>Weniger als der Klopfer</translation>
    </message>
    <message>
        <source>Less than another</source>
        <translation>Weniger als ein anderer</translation>
    </message>
    <message>
        <source>More than the winner</source>
        <translation>Mehr als der Gewinner</translation>
    </message>
    <message>
        <source>Paid to the winner</source>
        <translation>An den Gewinner gezahlt</translation>
    </message>
    <message>
        <source>Played the last card</source>
        <translation>Letzte Karte ausgelegt</translation>
    </message>
    <message>
        <source>Points left in the hand</source>
        <translation>Punkte auf der Hand</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>The round ended</source>
        <translation>Die Runde endete</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Unterboten</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} round(s) to come.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Noch {count:f} Runde.</numerusform>
            <numerusform>Noch {count} Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} gewinnt Runde {number} mit {points:dat} auf der Hand.</translation>
    </message>
    <message>
        <source>{names} wins round {number}: {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} gewinnt Runde {number}: {points}.</translation>
    </message>
    <message>
        <source>{points} fewer than the others.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} weniger als die anderen.</translation>
    </message>
    <message>
        <source>{points} for going out.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} für den Schluss.</translation>
    </message>
    <message>
        <source>{points} for the undercut.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} fürs Unterbieten.</translation>
    </message>
    <message>
        <source>{points} left in the hands.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} auf den Händen übrig.</translation>
    </message>
</context>
<context>
    <name>ManipulationScorekeeperText</name>
    <message>
        <source>Tens to kings</source>
        <translation>Zehnen bis Könige</translation>
    </message>
    <message>
        <source>What {name} has left is missing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Was {name} übrig hat, fehlt.</translation>
    </message>
    <message>
        <source>Who knocked is missing.</source>
        <translation>Wer geklopft hat, fehlt.</translation>
    </message>
    <message>
        <source>Who went out is missing.</source>
        <translation>Wer Schluss gemacht hat, fehlt.</translation>
    </message>
    <message>
        <source>when the stock ran out</source>
        <translation>mit leerem Talon</translation>
    </message>
    <message>
        <source>with a knock</source>
        <translation>mit Klopfen</translation>
    </message>
    <message>
        <source>with the last card played</source>
        <translation>mit der letzten ausgelegten Karte</translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} are entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards:^}: {entered} ist eingetragen, die Kartenspiele haben {most}.</numerusform>
            <numerusform>{cards:^}: {entered} sind eingetragen, die Kartenspiele haben {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:^} und {last}</translation>
    </message>
    <message>
        <source>{first:^} to {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:^} bis {last}</translation>
    </message>
    <message>
        <source>{name} has only a total: nobody gets points for those cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} hat nur eine Summe: Für diese Karten bekommt niemand Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>{name} knocks with {most} points at most, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} klopft mit höchstens {most} Punkt, nicht {points}.</numerusform>
            <numerusform>{name} klopft mit höchstens {most} Punkten, nicht {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out with nothing left, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{name} machte Schluss und hat nichts übrig, nicht {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} are entered, all cards are worth {most}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{points} ist eingetragen, alle Karten sind {most} wert.</numerusform>
            <numerusform>{points} sind eingetragen, alle Karten sind {most} wert.</numerusform>
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
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Ace {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ass {points}</translation>
    </message>
    <message>
        <source>After round {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nach Runde {points}</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Übrige Karten</translation>
    </message>
    <message>
        <source>Each round won: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Jede gewonnene Runde: {points} dazu</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Beendet durch</translation>
    </message>
    <message>
        <source>Everybody loses the own cards</source>
        <translation>Jeder verliert die eigenen Karten</translation>
    </message>
    <message>
        <source>Everybody’s first play: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Erste Meldung eines jeden: {points}</translation>
    </message>
    <message>
        <source>Fewer than the knocker: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Weniger als der Klopfer: {points} dazu</translation>
    </message>
    <message>
        <source>Final total</source>
        <translation>Endsumme</translation>
    </message>
    <message>
        <source>Joker {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Joker {points}</translation>
    </message>
    <message>
        <source>King, queen, jack {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>König, Dame, Bube {points}</translation>
    </message>
    <message>
        <source>Knocking with {points} or fewer</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Klopfen mit {points} oder weniger</translation>
    </message>
    <message>
        <source>Out: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Schluss: {points} dazu</translation>
    </message>
    <message>
        <source>Somebody reaches {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Jemand erreicht {points}</translation>
    </message>
    <message>
        <source>Ten to two, what they show</source>
        <translation>Zehn bis Zwei, was daraufsteht</translation>
    </message>
    <message>
        <source>The fewest points left win</source>
        <translation>Die wenigsten übrigen Punkte gewinnen</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Die höchste Summe gewinnt</translation>
    </message>
    <message>
        <source>The others lose theirs</source>
        <translation>Die anderen verlieren ihre</translation>
    </message>
    <message>
        <source>The winner scores the differences</source>
        <translation>Der Sieger bekommt die Unterschiede</translation>
    </message>
    <message>
        <source>To {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Bis {target}</translation>
    </message>
    <message>
        <source>To {target}, one card drawn</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Bis {target}, eine Karte gezogen</translation>
    </message>
    <message>
        <source>To {target}, play or draw one card</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Bis {target}, auslegen oder eine Karte ziehen</translation>
    </message>
    <message>
        <source>To {target}, {cards} drawn at most</source>
        <extracomment>{target}: the points that end the game. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Bis {target}, höchstens {cards} ziehen</translation>
    </message>
    <message>
        <source>Whoever has: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Wer sie hat: {points} dazu</translation>
    </message>
    <message>
        <source>drawing until one plays</source>
        <translation>gezogen, bis man auslegt</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>den Talon</translation>
    </message>
    <message>
        <source>won</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>{cards} drawn at most</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>höchstens {cards} gezogen</translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} klopfte</translation>
    </message>
    <message>
        <source>{name} out</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} machte Schluss</translation>
    </message>
    <message>
        <source>{ranks:^} {points}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^} {points}</translation>
    </message>
    <message>
        <source>{ranks:^}, what they show</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^}, was daraufsteht</translation>
    </message>
    <message>
        <source>{rounds:^}</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>{rounds:^}</translation>
    </message>
    <message>
        <source>{target} or more: {points}</source>
        <extracomment>{target}: the points that end the game. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{target} oder mehr: {points}</translation>
    </message>
</context>
<context>
    <name>ManipulationTable</name>
    <message>
        <source>Add</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Add to meld</source>
        <translation>An die Meldung</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>1 ziehen</translation>
    </message>
    <message>
        <source>Draw a second</source>
        <translation>Zweite ziehen</translation>
    </message>
    <message>
        <source>Draw a third</source>
        <translation>Dritte ziehen</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Noch eine ziehen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>Play {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} auslegen</numerusform>
            <numerusform>{number} auslegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>Zug von vorn</translation>
    </message>
    <message>
        <source>Since {name}’s last turn:</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Seit dem letzten Zug von {name}:</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Hier teilen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>frees the joker</source>
        <translation>befreit den Joker</translation>
    </message>
    <message numerus="yes">
        <source>group of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Satz aus {number}</numerusform>
            <numerusform>Satz aus {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved</source>
        <translation>umgelegt</translation>
    </message>
    <message numerus="yes">
        <source>sequence of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Folge aus {number}</numerusform>
            <numerusform>Folge aus {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>splits it</source>
        <translation>teilt sie</translation>
    </message>
    <message>
        <source>this ends the round, and it cannot be taken back.</source>
        <translation>das beendet die Runde und kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>what does the joker stand for?</source>
        <translation>Wofür steht der Joker?</translation>
    </message>
    <message>
        <source>you could still lay cards in this turn.</source>
        <translation>in diesem Zug könnten noch Karten gelegt werden.</translation>
    </message>
</context>
<context>
    <name>ManipulationTips</name>
    <message>
        <source>A joker on the table</source>
        <translation>Ein Joker auf dem Tisch</translation>
    </message>
    <message>
        <source>Groups and sequences</source>
        <translation>Sätze und Folgen</translation>
    </message>
    <message>
        <source>How a turn begins</source>
        <translation>So beginnt ein Zug</translation>
    </message>
    <message>
        <source>To knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Who wins a round</source>
        <translatorcomment>Of “Who wins”.</translatorcomment>
        <translation>Wer eine Runde gewinnt</translation>
    </message>
</context>
<context>
    <name>ManipulationWords</name>
    <message>
        <source>a joker as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>ein Joker als {card}; acc: einen Joker als {card}; dat: einem Joker als {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{joker:*} als {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} without a name</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour.</extracomment>
        <translation>{joker:*} ohne Namen; gender: m</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{suit} {ranks}; gender: p</translation>
    </message>
    <message>
        <source>{ranks}, {suits}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suits}: several suits, listed.</extracomment>
        <translation>{ranks:*}, {suits}; gender: p</translation>
    </message>
</context>
<context>
    <name>MeldFaults</name>
    <message>
        <source>a first play comes from the hand alone</source>
        <translation>eine erste Meldung kommt nur von der Hand</translation>
    </message>
    <message>
        <source>a real {card} is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>die echte {card} fehlt</translation>
    </message>
    <message>
        <source>ace high only</source>
        <translation>Ass nur hoch</translation>
    </message>
    <message>
        <source>ace low only</source>
        <translation>Ass nur niedrig</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>name missing</source>
        <translation>Name fehlt</translation>
    </message>
    <message>
        <source>neither one rank nor one suit</source>
        <translation>weder ein Wert noch eine Farbe</translation>
    </message>
    <message>
        <source>nothing is called {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>nichts heißt {name}</translation>
    </message>
    <message>
        <source>one {card} too many</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} einmal zu viel</translation>
    </message>
    <message>
        <source>round the corner</source>
        <translation>um die Ecke</translation>
    </message>
    <message>
        <source>the ace is high, after the king</source>
        <translation>das Ass ist hoch, nach dem König</translation>
    </message>
    <message>
        <source>the ace is low or high, not both</source>
        <translation>das Ass liegt unten oder oben, nicht beides</translation>
    </message>
    <message>
        <source>the ace is low, before the two</source>
        <translation>das Ass ist niedrig, vor der Zwei</translation>
    </message>
    <message>
        <source>the joker needs a name</source>
        <translation>der Joker braucht einen Namen</translation>
    </message>
    <message>
        <source>the joker stays {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>der Joker bleibt {card}</translation>
    </message>
    <message>
        <source>the order is missing</source>
        <translation>nicht der Reihe nach</translation>
    </message>
    <message numerus="yes">
        <source>{cards} (is|are) missing</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{cards} fehlt</numerusform>
            <numerusform>{cards} fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} from the hand is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} von der Hand fehlt</translation>
    </message>
    <message>
        <source>{card} missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} fehlt</translation>
    </message>
    <message>
        <source>{card} stays</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} bleibt</translation>
    </message>
    <message>
        <source>{card} twice</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} zweimal</translation>
    </message>
    <message>
        <source>{first} and {second} are missing</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{first} und {second} fehlen</translation>
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
            <numerusform>{number} fehlt</numerusform>
            <numerusform>{number} fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} is missing</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>{rank} fehlt</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Jok.</source>
        <translation>Jok.</translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Noch nicht gesehen: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Noch ist nichts abgeworfen.</translation>
    </message>
    <message>
        <source>Whoever plays sees here what the table remembers.</source>
        <translation>Wer am Zug ist, sieht hier, woran der Tisch erinnert.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>nahm {cards:acc} auf</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A bot did not answer ({reason}), so a simple move was made for it.</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Ein Bot antwortete nicht ({reason}), darum wurde für ihn ein einfacher Zug gemacht.</translation>
    </message>
    <message>
        <source>A bot did not answer, so a simple move was made for it.</source>
        <translation>Ein Bot antwortete nicht, darum wurde für ihn ein einfacher Zug gemacht.</translation>
    </message>
    <message>
        <source>A file of the program is damaged, so some bots play more simply than they could.</source>
        <translation>Eine Datei des Programms ist beschädigt, darum spielen manche Bots einfacher als sonst.</translation>
    </message>
    <message>
        <source>A hint is given as soon as a person is to move.</source>
        <translation>Einen Tipp gibt es, sobald ein Mensch am Zug ist.</translation>
    </message>
    <message>
        <source>Any key deals the rest at once.</source>
        <translation>Jede Taste gibt den Rest sofort.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes the move back.</source>
        <translation>Strg+Z nimmt den Zug zurück.</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Sofort geben</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Finish this turn</source>
        <translation>Diesen Zug abschließen</translation>
    </message>
    <message>
        <source>First melds are shown as soon as a person is to move.</source>
        <translation>Erste Meldungen werden gezeigt, sobald ein Mensch am Zug ist.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>Hidden on {name}’s phone: {count} card(s).</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Verdeckt auf dem Handy von {name}: {count:f} Karte.</numerusform>
            <numerusform>Verdeckt auf dem Handy von {name}: {count} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Melds can be moved here. What is lifted on the phone lies open here.</source>
        <translation>Meldungen lassen sich hier umlegen. Was auf dem Handy angehoben wird, liegt hier offen.</translation>
    </message>
    <message>
        <source>Nothing was taken back that could be done again.</source>
        <translation>Nichts wurde zurückgenommen, was sich wiederholen ließe.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play the last card</source>
        <translation>Letzte Karte spielen</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Punkte ansehen</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The bots did not answer and were started again; nothing is lost.</source>
        <translation>Die Bots antworteten nicht und wurden neu gestartet; nichts ist verloren.</translation>
    </message>
    <message>
        <source>The bots do not answer; they are started again in a few seconds.</source>
        <translation>Die Bots antworten nicht; sie werden in wenigen Sekunden neu gestartet.</translation>
    </message>
    <message>
        <source>The cards are mixed and will be dealt in a moment.</source>
        <translation>Die Karten werden gemischt und gleich gegeben.</translation>
    </message>
    <message>
        <source>The deal is over, so nothing can be taken back.</source>
        <translation>Die Runde ist zu Ende, darum kann nichts zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
        <source>The last move showed new cards, so it stands.</source>
        <translation>Der letzte Zug zeigte neue Karten, darum gilt er.</translation>
    </message>
    <message>
        <source>There is nothing yet that can be taken back.</source>
        <translation>Noch gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>This game is only looked at.</source>
        <translation>Dieses Spiel wird nur angesehen.</translation>
    </message>
    <message>
        <source>What may be done is shown as soon as a person is to move.</source>
        <translation>Was möglich ist, wird gezeigt, sobald ein Mensch am Zug ist.</translation>
    </message>
    <message>
        <source>{name} answers.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} antwortet.</translation>
    </message>
    <message>
        <source>{name} has moved since; only the last move can be taken back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} hat seither gespielt; nur der letzte Zug kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist als Nächstes am Zug.</translation>
    </message>
    <message>
        <source>{name} plays on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} spielt weiter.</translation>
    </message>
    <message>
        <source>{name}, nothing is asked of this hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: Von dieser Hand wird nichts verlangt.</translation>
    </message>
    <message>
        <source>{name}, play the last card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: die letzte Karte spielen.</translation>
    </message>
    <message>
        <source>{name}, this ends the turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: Das beendet den Zug.</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>on {date}</source>
        <extracomment>{date}: a day, as “12 May 2026”.</extracomment>
        <translation>am {date}</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>heute um {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>gestern um {time}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Agreements</source>
        <translation>Absprachen</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Regeln löschen</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{field}: a number from {least} to {most} is missing.</source>
        <extracomment>{field}: the label of a field. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: Eine Zahl von {least} bis {most} fehlt.</translation>
    </message>
    <message>
        <source>{field}: {number} is less than {least}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} ist weniger als {least}.</translation>
    </message>
    <message>
        <source>{field}: {number} is more than {most}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} ist mehr als {most}.</translation>
    </message>
    <message>
        <source>{field}: “{text}” is not a number.</source>
        <extracomment>{field}: the label of a field. {text}: what is said first.</extracomment>
        <translation>{field}: „{text}“ ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>How many people and bots sit at the table.</source>
        <translation>Wie viele Menschen und Bots am Tisch sitzen.</translation>
    </message>
    <message>
        <source>To go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Für den Schluss: {needed}.</translation>
    </message>
    <message>
        <source>below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>unter {score}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <translation>
            <numerusform>Karte</numerusform>
            <numerusform>Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Runde {number}: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>deal(s)</source>
        <translation>
            <numerusform>Runde</numerusform>
            <numerusform>Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Runden {number} bis {last}: {piles}</translation>
    </message>
    <message>
        <source>else {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sonst {points}</translation>
    </message>
    <message>
        <source>from deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>ab Runde {number}: {piles}</translation>
    </message>
    <message>
        <source>hand {hand}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Handblatt {hand}, Fußblatt {foot}</translation>
    </message>
    <message>
        <source>hand {hand}, knee {knee}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Handblatt {hand}, Knieblatt {knee}, Fußblatt {foot}</translation>
    </message>
    <message numerus="yes">
        <source>joker(s)</source>
        <translation>
            <numerusform>Joker</numerusform>
            <numerusform>Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pack(s)</source>
        <translation>
            <numerusform>Kartenspiel</numerusform>
            <numerusform>Kartenspiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>player(s)</source>
        <translation>
            <numerusform>Spieler</numerusform>
            <numerusform>Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>Runde</numerusform>
            <numerusform>Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock pile(s)</source>
        <translation>
            <numerusform>Talon</numerusform>
            <numerusform>Talons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wild(s)</source>
        <translation>
            <numerusform>wilde</numerusform>
            <numerusform>wilde</numerusform>
        </translation>
    </message>
    <message>
        <source>{fields} do not go together: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation>{fields} passen nicht zusammen: {reason}.</translation>
    </message>
    <message>
        <source>{label}: {new} instead of {old}</source>
        <extracomment>{label}: the label of a rule or a field. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{label}: {new} statt {old}</translation>
    </message>
    <message>
        <source>{length} or {score}</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”. {score}: a score in points.</extracomment>
        <translation>{length} oder {score}</translation>
    </message>
    <message numerus="yes">
        <source>{named}, and {count} more change(s)</source>
        <extracomment>{named}: changes of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{named}, und eine weitere Änderung</numerusform>
            <numerusform>{named}, und {count} weitere Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} statt {old}</translation>
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
        <translation>nichts; gender: n</translation>
    </message>
    <message numerus="yes">
        <source>{count} clean</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|||} {piles:saubere|sauberer|sauberes|saubere}; acc: {count:stem}{piles:e|en||} {piles:saubere|sauberen|sauberes|saubere}; gender: {piles:gender}</numerusform>
            <numerusform>{count} saubere; dat: {count} sauberen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|||} {piles:schmutzige|schmutziger|schmutziges|schmutzige}; acc: {count:stem}{piles:e|en||} {piles:schmutzige|schmutzigen|schmutziges|schmutzige}; gender: {piles:gender}</numerusform>
            <numerusform>{count} schmutzige; dat: {count} schmutzigen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} in all</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|er|es|} insgesamt; acc: {count:stem}{piles:e|en|es|} insgesamt; gender: {piles:gender}</numerusform>
            <numerusform>{count} insgesamt; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of any kind</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|er|es|} beliebiger Art; acc: {count:stem}{piles:e|en|es|} beliebiger Art; gender: {piles:gender}</numerusform>
            <numerusform>{count} beliebiger Art; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of sevens</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|er|es|} aus Siebenen; acc: {count:stem}{piles:e|en|es|} aus Siebenen; gender: {piles:gender}</numerusform>
            <numerusform>{count} aus Siebenen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|||} {piles:wilde|wilder|wildes|wilde}; acc: {count:stem}{piles:e|en||} {piles:wilde|wilden|wildes|wilde}; gender: {piles:gender}</numerusform>
            <numerusform>{count} wilde; dat: {count} wilden; gender: p</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherPointsDialog</name>
    <message>
        <source>They are added as they are written, and nothing doubles them.</source>
        <translation>Sie werden so gezählt, wie sie dastehen, und nie verdoppelt.</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Narrated</source>
        <translation>Erzählt</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
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
        <translation>Tempo der Bots</translation>
    </message>
</context>
<context>
    <name>PacketOptions</name>
    <message>
        <source>A stock with fewer cards than a draw is drawn whole, and play goes on.</source>
        <translation>Ein Talon mit weniger Karten, als man zieht, wird ganz gezogen, und es geht weiter.</translation>
    </message>
    <message>
        <source>At least one meld that it makes or extends has no wild: three nines with two queens and a two will do.</source>
        <translation>Wenigstens eine Meldung, die sie macht oder ergänzt, hat keine wilde Karte: drei Neunen neben zwei Damen und einer Zwei genügen.</translation>
    </message>
    <message>
        <source>Before play: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Vor dem Spiel: {by_deal}.</translation>
    </message>
    <message>
        <source>Cards of a draw</source>
        <translation>Karten beim Ziehen</translation>
    </message>
    <message>
        <source>Cards of each packet everybody is dealt: the hand first, the foot last.</source>
        <translation>Karten jedes Blattes, das alle bekommen: zuerst das Handblatt, zuletzt das Fußblatt.</translation>
    </message>
    <message>
        <source>Drawn from the stock: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Vom Talon gezogen: {by_deal}.</translation>
    </message>
    <message>
        <source>Each foot goes to the left-hand neighbour.</source>
        <translation>Jedes Fußblatt geht an den linken Nachbarn.</translation>
    </message>
    <message>
        <source>Each foot goes to the player opposite.</source>
        <translation>Jedes Fußblatt geht an den Spieler gegenüber.</translation>
    </message>
    <message>
        <source>Each foot goes to the right-hand neighbour.</source>
        <translation>Jedes Fußblatt geht an den rechten Nachbarn.</translation>
    </message>
    <message>
        <source>Every player needs the first meld, not only the side; cards laid onto partners’ melds count.</source>
        <translation>Jeder Spieler braucht die erste Meldung, nicht nur die Seite; Karten, die an Meldungen der Partner kommen, zählen mit.</translation>
    </message>
    <message>
        <source>First meld by every player</source>
        <translation>Erste Meldung von jedem Spieler</translation>
    </message>
    <message>
        <source>How many cards a turn draws from the stock, deal by deal; the last repeats.</source>
        <translation>Wie viele Karten man je Zug vom Talon zieht, Runde für Runde; die letzte Zahl gilt weiter.</translation>
    </message>
    <message>
        <source>In the first meld</source>
        <translation>In der ersten Meldung</translation>
    </message>
    <message>
        <source>It holds no wilds.</source>
        <translation>Sie hat keine wilden Karten.</translation>
    </message>
    <message>
        <source>Knee and foot go to the left-hand neighbour.</source>
        <translation>Knie- und Fußblatt gehen an den linken Nachbarn.</translation>
    </message>
    <message>
        <source>Knee and foot go to the player opposite.</source>
        <translation>Knie- und Fußblatt gehen an den Spieler gegenüber.</translation>
    </message>
    <message>
        <source>Knee and foot go to the right-hand neighbour.</source>
        <translation>Knie- und Fußblatt gehen an den rechten Nachbarn.</translation>
    </message>
    <message>
        <source>Melding the hand out ends the turn</source>
        <translation>Die Hand ausmelden beendet den Zug</translation>
    </message>
    <message>
        <source>Not used, since a {pile} opens the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Ohne Wirkung, da {pile:eine|ein|ein} {pile} das Fußblatt öffnet.</translation>
    </message>
    <message>
        <source>Not used, since everybody plays alone.</source>
        <translation>Ohne Wirkung, da jeder allein spielt.</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Passing packets</source>
        <translation>Weitergabe der Blätter</translation>
    </message>
    <message>
        <source>The foot is picked up</source>
        <translation>Das Fußblatt kommt</translation>
    </message>
    <message>
        <source>The last cards are drawn</source>
        <translation>Die letzten Karten werden gezogen</translation>
    </message>
    <message>
        <source>The last cards are drawn though they are fewer; only drawing from an empty stock ends the deal.</source>
        <translation>Die letzten Karten werden gezogen, auch wenn es weniger sind; erst wer vom leeren Talon zieht, beendet die Runde.</translation>
    </message>
    <message>
        <source>What a first meld needs besides its points.</source>
        <translation>Was eine erste Meldung außer ihren Punkten braucht.</translation>
    </message>
    <message>
        <source>What makes a player pick up the foot.</source>
        <translation>Wodurch ein Spieler sein Fußblatt aufnimmt.</translation>
    </message>
    <message>
        <source>Where all packets but the hand go before play, deal by deal; the last repeats.</source>
        <translation>Wohin vor dem Spiel alle Blätter außer dem Handblatt gehen, Runde für Runde; das letzte gilt weiter.</translation>
    </message>
    <message>
        <source>Whether one partner&apos;s first meld serves the whole side.</source>
        <translation>Ob die erste Meldung eines Partners für die ganze Seite gilt.</translation>
    </message>
    <message>
        <source>Who melds the last card picks up the foot, and the turn is over.</source>
        <translation>Wer die letzte Karte meldet, nimmt das Fußblatt auf, und der Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>Who needs a first meld</source>
        <translation>Wer eine erste Meldung braucht</translation>
    </message>
    <message>
        <source>a draw larger than the stock ends the deal</source>
        <translation>wer mehr ziehen muss, als der Talon hat, beendet die Runde</translation>
    </message>
    <message>
        <source>a meld without wilds</source>
        <translation>eine Meldung ohne wilde Karten</translation>
    </message>
    <message>
        <source>after melding the hand out the turn goes on</source>
        <translation>nach dem Ausmelden der Hand geht der Zug weiter</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <source>knee and foot go across the table</source>
        <translation>Knie- und Fußblatt gehen über den Tisch</translation>
    </message>
    <message>
        <source>knee and foot go to the left</source>
        <translation>Knie- und Fußblatt gehen nach links</translation>
    </message>
    <message>
        <source>knee and foot go to the right</source>
        <translation>Knie- und Fußblatt gehen nach rechts</translation>
    </message>
    <message>
        <source>melding the hand out ends the turn</source>
        <translation>die Hand ausmelden beendet den Zug</translation>
    </message>
    <message>
        <source>no wilds at all</source>
        <translation>gar keine wilden Karten</translation>
    </message>
    <message>
        <source>nothing else</source>
        <comment>first meld</comment>
        <translation>sonst nichts</translation>
    </message>
    <message>
        <source>nothing is passed</source>
        <translation>nichts wird weitergegeben</translation>
    </message>
    <message>
        <source>on completing a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>mit {pile:vollständiger|vollständigem|vollständigem} {pile}</translation>
    </message>
    <message>
        <source>the foot goes across the table</source>
        <translation>das Fußblatt geht über den Tisch</translation>
    </message>
    <message>
        <source>the foot goes to the left</source>
        <translation>das Fußblatt geht nach links</translation>
    </message>
    <message>
        <source>the foot goes to the right</source>
        <translation>das Fußblatt geht nach rechts</translation>
    </message>
    <message>
        <source>the last cards are drawn, too</source>
        <translation>auch die letzten Karten werden gezogen</translation>
    </message>
    <message>
        <source>the side</source>
        <translation>die Seite</translation>
    </message>
    <message>
        <source>when the hand is empty and the side has a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>wenn die Hand leer ist und die Seite {pile:eine|einen|ein} {pile} hat</translation>
    </message>
    <message>
        <source>{new} drawn instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} ziehen statt {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>packets</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} statt {old}</translation>
    </message>
</context>
<context>
    <name>PastDeals</name>
    <message>
        <source>{dealer} dealt. {ended}</source>
        <extracomment>{dealer}: the player who deals. {ended}: a sentence of how the deal ended.</extracomment>
        <translation>{dealer} gab. {ended}</translation>
    </message>
    <message>
        <source>{points}, total {total}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{points}, gesamt {total}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>never</source>
        <comment>no word: “always” where verbs differ for she and he, else “never”</comment>
        <translation>never</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Family, on sheets</source>
        <translation>Familie, auf Blättern</translation>
    </message>
    <message>
        <source>Forget these names</source>
        <translation>Diese Namen vergessen</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>Names as last used; a pace counts while a bot sits there.</source>
        <translation>Namen wie zuletzt; ein Tempo gilt, solange dort ein Bot sitzt.</translation>
    </message>
    <message>
        <source>Pace at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Tempo auf Platz {number}</translation>
    </message>
    <message>
        <source>Pace of all</source>
        <translation>Tempo aller</translation>
    </message>
    <message>
        <source>People who have played</source>
        <translation>Wer schon gespielt hat</translation>
    </message>
    <message>
        <source>Place, on sheets</source>
        <translation>Ort, auf Blättern</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>Another phone shows your cards now.</source>
        <translation>Die eigenen Karten zeigt jetzt ein anderes Handy.</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
    <message>
        <source>Cards by rank</source>
        <translation>Karten nach Rang</translation>
    </message>
    <message>
        <source>Every seat has a code of its own: point the camera of this phone at yours on the big screen. The key F7 shows the codes there.</source>
        <translation>Jeder Platz hat einen eigenen Code: die Kamera dieses Handys auf den eigenen auf dem großen Bildschirm richten. Die Taste F7 zeigt die Codes dort.</translation>
    </message>
    <message>
        <source>For the left hand</source>
        <translation>Für die linke Hand</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Karten verdecken</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Load the page again</source>
        <translation>Seite neu laden</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>Weitere Möglichkeiten</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>No camera? Type the number below your code:</source>
        <translation>Keine Kamera? Die Nummer unter dem eigenen Code eintippen:</translation>
    </message>
    <message>
        <source>No code on the big screen has this number.</source>
        <translation>Kein Code auf dem großen Bildschirm hat diese Nummer.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eine weniger</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eine mehr</translation>
    </message>
    <message>
        <source>Point the camera of this phone at your code on the big screen.</source>
        <translation>Die Kamera dieses Handys auf den eigenen Code auf dem großen Bildschirm richten.</translation>
    </message>
    <message>
        <source>Same Wi-Fi as the computer?</source>
        <translation>Dasselbe WLAN wie der Computer?</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Since {time} this phone shows no cards. Nothing was lost.</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>Seit {time} zeigt dieses Handy keine Karten. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Somebody else plays here now.</source>
        <translation>Hier spielt jetzt jemand anderes.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Stays in this home network.</source>
        <translation>Bleibt in diesem Heimnetz.</translation>
    </message>
    <message>
        <source>Take this seat</source>
        <translation>Diesen Platz nehmen</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Die passende Stelle antippen.</translation>
    </message>
    <message>
        <source>Text and cards</source>
        <translation>Schrift und Karten</translation>
    </message>
    <message>
        <source>That is not {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Das ist nicht {name}</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>The phone turns them down after two minutes without a touch, or when you hide them.</source>
        <translation>Das Handy deckt sie nach zwei Minuten ohne Berührung zu, oder auf Wunsch sofort.</translation>
    </message>
    <message>
        <source>The program at the table has changed</source>
        <translation>Das Programm am Tisch hat sich geändert</translation>
    </message>
    <message>
        <source>The program at the table has changed. Load this page again.</source>
        <translation>Das Programm am Tisch ist jetzt ein anderes. Diese Seite neu laden.</translation>
    </message>
    <message>
        <source>The screen was asked: somebody there says yes or no.</source>
        <translation>Der Bildschirm fragt: Jemand dort sagt ja oder nein.</translation>
    </message>
    <message>
        <source>The table is not in reach</source>
        <translation>Der Tisch ist nicht erreichbar</translation>
    </message>
    <message>
        <source>This code is no longer good</source>
        <translation>Dieser Code gilt nicht mehr</translation>
    </message>
    <message>
        <source>This code is no longer good. Scan the one on the big screen.</source>
        <translation>Dieser Code gilt nicht mehr. Den auf dem großen Bildschirm scannen.</translation>
    </message>
    <message>
        <source>This phone has seen no cards</source>
        <translation>Dieses Handy hat keine Karten gesehen</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Auf den Tisch</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>Auf die Hand</translation>
    </message>
    <message>
        <source>Too many numbers were wrong. Scan the code, or try again in a while.</source>
        <translation>Zu viele Nummern waren falsch. Den Code scannen oder es nach einer Weile noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Trying again by itself. Your seat and your lifted cards are kept.</source>
        <translation>Es wird von selbst weiter versucht. Platz und angehobene Karten bleiben erhalten.</translation>
    </message>
    <message>
        <source>Use this phone</source>
        <translation>Dieses Handy verwenden</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Waiting for the table …</source>
        <translation>Warten auf den Tisch …</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was möglich ist</translation>
    </message>
    <message>
        <source>What you lift lies open on the big screen.</source>
        <translatorcomment>Of “All melds lie on the big screen.”.</translatorcomment>
        <translation>Angehobene Karten liegen offen auf dem großen Bildschirm.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>Welcher Platz ist es?</translation>
    </message>
    <message>
        <source>You are {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Hier spielt {name}.</translation>
    </message>
    <message>
        <source>You play next.</source>
        <translation>Der nächste Zug wird hier gespielt.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Die eigenen Karten</translation>
    </message>
    <message>
        <source>Your cards are at the screen now.</source>
        <translation>Die Karten sind jetzt am Bildschirm.</translation>
    </message>
    <message>
        <source>Your cards come to this phone. Nobody else sees them, not even the big screen.</source>
        <translation>Die Karten kommen auf dieses Handy. Niemand sonst sieht sie, auch nicht der große Bildschirm.</translation>
    </message>
    <message>
        <source>Your cards lie face down</source>
        <translation>Die Karten sind verdeckt</translation>
    </message>
    <message>
        <source>Your cards stay at the screen.</source>
        <translation>Die Karten bleiben am Bildschirm.</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>{name}, no meld takes what is lifted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, keine Meldung nimmt die angehobenen Karten.</translation>
    </message>
</context>
<context>
    <name>PhoneNews</name>
    <message>
        <source>Give them to the phone</source>
        <translation>Dem Handy geben</translation>
    </message>
    <message>
        <source>Keep them here</source>
        <translation>Hier behalten</translation>
    </message>
    <message>
        <source>They go from this screen to the phone, and come back with F7.</source>
        <translation>Sie gehen von diesem Bildschirm aufs Handy; F7 holt sie zurück.</translation>
    </message>
    <message>
        <source>To this screen</source>
        <translation>An diesen Bildschirm</translation>
    </message>
    <message>
        <source>{name}’s phone asks for the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: Das Handy bittet um die Karten.</translation>
    </message>
    <message>
        <source>{name}’s phone is asleep.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: Das Handy schläft.</translation>
    </message>
    <message>
        <source>{name}’s phone is not here yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: Das Handy ist noch nicht da.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>A moment</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>A second</source>
        <translation>Eine Sekunde</translation>
    </message>
    <message>
        <source>Agreed on in new games</source>
        <translation>In neuen Spielen abgesprochen</translation>
    </message>
    <message>
        <source>Anything, for practice</source>
        <translation>Alles, zum Üben</translation>
    </message>
    <message>
        <source>As long as no card was seen</source>
        <translation>Solange keine Karte gesehen wurde</translation>
    </message>
    <message>
        <source>Ask before a costly slip or what partners agreed not to do</source>
        <translation>Fragen vor einem teuren Fehler oder dem Bruch einer Absprache</translation>
    </message>
    <message>
        <source>Ask before a discard or act that ends the turn</source>
        <translation>Fragen vor einem Abwurf oder Schritt, der den Zug beendet</translation>
    </message>
    <message>
        <source>Ask before a game is left, although it is kept</source>
        <translation>Fragen, bevor ein Spiel verlassen wird, obwohl es erhalten bleibt</translation>
    </message>
    <message>
        <source>Both are fixed when a game begins and stand on its score sheet. Anything may be taken back by a person who plays alone.</source>
        <translation>Beides steht fest, wenn ein Spiel beginnt, und auf seinem Punkteblatt. Wer allein spielt, darf alles zurücknehmen.</translation>
    </message>
    <message>
        <source>Explain what happens for the first time</source>
        <translation>Erklären, was zum ersten Mal geschieht</translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation>Fünf Sekunden</translation>
    </message>
    <message>
        <source>How long experts think</source>
        <translation>Bedenkzeit der Experten</translation>
    </message>
    <message>
        <source>Last discards</source>
        <translation>Letzte Abwürfe</translation>
    </message>
    <message>
        <source>Narrated waits for a key after each turn. A first game is slow until a pace is chosen. A bot&apos;s seat may have a pace of its own, under People.</source>
        <translation>„Erzählt“ wartet nach jedem Zug auf eine Taste. Ein erstes Spiel ist langsam, bis ein Tempo gewählt ist. Der Platz eines Bots kann sein eigenes Tempo haben, unter „Menschen“.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Rückfragen</translation>
    </message>
    <message>
        <source>Say what speaks for a bot’s move, as far as all can see it</source>
        <translation>Sagen, was für den Zug eines Bots spricht, soweit es alle sehen</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Tell me when I miss something big</source>
        <translation>Melden, wenn etwas Großes übersehen wird</translation>
    </message>
    <message>
        <source>To learn by</source>
        <translation>Zum Lernen</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Ungesehene Karten</translation>
    </message>
    <message>
        <source>With more time, expert bots try moves in more imagined deals.</source>
        <translation>Mit mehr Zeit proben die Experten ihre Züge in mehr gedachten Runden.</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>No button is golden now: press the letter on the one you want.</source>
        <translation>Jetzt ist kein Knopf golden: den Buchstaben auf dem gewünschten drücken.</translation>
    </message>
    <message>
        <source>The memory aid is off; the preferences turn it on.</source>
        <translation>Die Gedächtnishilfe ist aus; die Einstellungen schalten sie ein.</translation>
    </message>
    <message>
        <source>There is no hint ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Es gibt keinen Tipp ({reason}).</translation>
    </message>
    <message>
        <source>What may {name} do now?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Was darf {name} jetzt tun?</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gewinnt das Spiel</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Name, player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Name, Spieler {number}</translation>
    </message>
    <message>
        <source>Only bots play; the game is watched.</source>
        <translation>Nur Bots spielen; dem Spiel wird zugesehen.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>What was played stays as it is; a bot plays on with the same cards.</source>
        <translation>Was gespielt ist, bleibt; ein Bot spielt mit denselben Karten weiter.</translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message>
        <source>Expected points over the deal</source>
        <translation>Erwartete Punkte im Lauf der Runde</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Zug</translation>
    </message>
</context>
<context>
    <name>PortraitDialog</name>
    <message>
        <source>A photo may also be dropped here.</source>
        <translation>Ein Foto kann auch hierher gezogen werden.</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Initiale</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Photo from a file</source>
        <translation>Foto aus Datei</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>picture</comment>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Teekanne</translation>
    </message>
    <message>
        <source>The photo is being read.</source>
        <translation>Das Foto wird gelesen.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Whose picture is it?</source>
        <translation>Wessen Bild ist das?</translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>{name}: the photo cannot be read, so the initial is shown.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: Das Foto ist nicht lesbar, darum steht dort die Initiale.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Änderungen zurücknehmen</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>3 eights</source>
        <translation>3 Achten</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>No printer is set up here. Save the page as a PDF and print that.</source>
        <translation>Hier ist kein Drucker eingerichtet. Die Seite als PDF speichern und dieses drucken.</translation>
    </message>
    <message>
        <source>The page is sent to the printer.</source>
        <translation>Die Seite ist auf dem Weg zum Drucker.</translation>
    </message>
    <message>
        <source>The printer does not take the page. Save it as a PDF instead.</source>
        <translation>Der Drucker nimmt die Seite nicht an. Stattdessen als PDF speichern.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A side has {most} lines of other points in a deal at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Eine Seite hat höchstens {most} Zeilen anderer Punkte in einer Runde.</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}, but the game has {deals}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>
            <numerusform>Runde {deal}, aber das Spiel hat {deals}.</numerusform>
            <numerusform>Runde {deal}, aber das Spiel hat {deals}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every side needs a total.</source>
        <translation>Jede Seite braucht eine Summe.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Lift a card first.</source>
        <translation>Zuerst eine Karte anheben.</translation>
    </message>
    <message>
        <source>Other points belong to a deal: deal first.</source>
        <translation>Andere Punkte gehören zu einer Runde: zuerst geben.</translation>
    </message>
    <message>
        <source>Other points go from −{most} to {most}, and are not 0.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Andere Punkte gehen von −{most} bis {most} und sind nicht 0.</translation>
    </message>
    <message>
        <source>Other points need a word, of {most} characters at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Andere Punkte brauchen ein Wort mit höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>Rounds won count for nothing in this game.</source>
        <translation>Gewonnene Runden zählen in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The answer is yes or no, nothing more.</source>
        <translation>Die Antwort ist ja oder nein, sonst nichts.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Der Tisch ist zuerst am Zug.</translation>
    </message>
    <message>
        <source>The table&apos;s move should be {due}.</source>
        <extracomment>{due}: the move that the file should hold.</extracomment>
        <translation>Der Zug des Tisches wäre {due}.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>zuerst ziehen</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>nur eine Karte</translation>
    </message>
    <message>
        <source>{card:^} is not in the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>{names}: {total}, but the game goes to {target}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {target}: the points that end the game.</extracomment>
        <translation>{names}: {total}, aber das Spiel geht bis {target}.</translation>
    </message>
    <message>
        <source>{names}: {total}, but totals go from {lowest} to {limit}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {lowest}: the least that is allowed. {limit}: the most that is allowed.</extracomment>
        <translation>{names}: {total}, aber Summen gehen von {lowest} bis {limit}.</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ist am Zug</translation>
    </message>
</context>
<context>
    <name>PuzzleGuide</name>
    <message>
        <source>All cards go back to where they were.</source>
        <translation>Alle Karten gehen dorthin zurück, wo sie lagen.</translation>
    </message>
    <message>
        <source>Begin the puzzle again?</source>
        <translation>Das Rätsel neu beginnen?</translation>
    </message>
    <message>
        <source>Leave the puzzle?</source>
        <translation>Das Rätsel verlassen?</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>Das Rätsel ist zu Ende.</translation>
    </message>
    <message>
        <source>What was tried here is not kept.</source>
        <translation>Was hier versucht wurde, wird nicht aufgehoben.</translation>
    </message>
</context>
<context>
    <name>PuzzleTalk</name>
    <message>
        <source>Answer</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Not yet: there is a better way.</source>
        <translation>Noch nicht: Es geht besser.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Rätsel {number} von {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Rätsel {number} von {total} · gelöst</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved at the first try</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Rätsel {number} von {total} · beim ersten Versuch gelöst</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, easy · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Rätsel {number} von {total}, leicht · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, hard · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Rätsel {number} von {total}, schwer · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, medium · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Rätsel {number} von {total}, mittel · {game}</translation>
    </message>
    <message>
        <source>Right: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Richtig: {reason}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <source>This was the answer.</source>
        <translation>Das war die Lösung.</translation>
    </message>
    <message>
        <source>This was the answer: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Das war die Lösung: {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>Puzzle {number}: {title}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {title}: the title of a document.</extracomment>
        <translation>Rätsel {number}: {title}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>noch nicht versucht</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation>versucht, noch nicht gelöst</translation>
    </message>
</context>
<context>
    <name>PuzzlesController</name>
    <message>
        <source>The puzzles of this game cannot be read.</source>
        <translation>Die Rätsel dieses Spiels lassen sich nicht lesen.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} damaged puzzle(s) (is|are) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Ein beschädigtes Rätsel ist ausgelassen.</numerusform>
            <numerusform>{count:^} beschädigte Rätsel sind ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Who solves them</source>
        <translation>Wer sie löst</translation>
    </message>
    <message numerus="yes">
        <source>{name} has solved {number} of {total} puzzle(s).</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>
            <numerusform>{name} hat {number} von {total} Rätsel gelöst.</numerusform>
            <numerusform>{name} hat {number} von {total} Rätseln gelöst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingChart</name>
    <message>
        <source>Rating after each game</source>
        <translation>Wertung nach jedem Spiel</translation>
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
        <source>How trumps are made</source>
        <translation>Wie Trumpf gemacht wird</translation>
    </message>
    <message>
        <source>Passing the deal on</source>
        <translation>Geben weitergeben</translation>
    </message>
    <message>
        <source>Refe</source>
        <translation>Refe</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>led</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>talon {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Talon {number}</translation>
    </message>
    <message>
        <source>{name} lays one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} legt eine Karte weg.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gewinnt den Stich.</translation>
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
        <translation>Eine Refe ist ein Strich auf dem Punkteblatt: Eine Runde wird doppelt zählen.</translation>
    </message>
    <message>
        <source>A dealer who took the upcard keeps it, changes up to four of the other cards, and lays one of those aside.</source>
        <translation>Ein Geber, der die aufgedeckte Karte genommen hat, behält sie, tauscht bis zu vier der anderen Karten und legt eine davon weg.</translation>
    </message>
    <message>
        <source>A dealer who took the upcard keeps it, changes up to four of the other cards, and lays one of those aside; four never bring this dealer five.</source>
        <translation>Ein Geber, der die aufgedeckte Karte genommen hat, behält sie, tauscht bis zu vier der anderen Karten und legt eine davon weg; vier bringen ihm nie fünf.</translation>
    </message>
    <message>
        <source>A seven that was swapped lies face up, out of play; so does an upcard nobody takes.</source>
        <translation>Eine eingetauschte Sieben liegt offen und außer Spiel; ebenso eine aufgedeckte Karte, die niemand nimmt.</translation>
    </message>
    <message>
        <source>A trick is one card from every player; the best card takes it.</source>
        <translation>Ein Stich ist eine Karte von jedem Spieler; die beste Karte gewinnt ihn.</translation>
    </message>
    <message>
        <source>All are asked in turn, the dealer first. Whoever says Raub makes the suit trumps and owes two tricks, but does not take the upcard.</source>
        <translation>Alle werden der Reihe nach gefragt, der Geber zuerst. Wer „Raub“ sagt, macht die Farbe zu Trumpf und schuldet zwei Stiche, nimmt aber die aufgedeckte Karte nicht.</translation>
    </message>
    <message>
        <source>All of this with a Refe</source>
        <translation>All dies mit Refe</translation>
    </message>
    <message>
        <source>An upcard nobody takes lies face up, out of play.</source>
        <translation>Eine aufgedeckte Karte, die niemand nimmt, liegt offen und außer Spiel.</translation>
    </message>
    <message>
        <source>Between equal totals, who made trumps in the last deal wins; otherwise the win is shared.</source>
        <translation>Bei gleichen Summen gewinnt, wer in der letzten Runde Trumpf gemacht hat; sonst wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Between equal totals, who made trumps in the last deal wins; otherwise the win is shared. Refes left over are lost.</source>
        <translation>Bei gleichen Summen gewinnt, wer in der letzten Runde Trumpf gemacht hat; sonst wird der Sieg geteilt. Übrige Refes verfallen.</translation>
    </message>
    <message>
        <source>Blind raub is Raub said by the dealer before looking at the own cards.</source>
        <translation>Blinder Raub heißt: Der Geber sagt „Raub“, bevor er die eigenen Karten ansieht.</translation>
    </message>
    <message>
        <source>Everybody gets two cards, the upcard is turned, and everybody gets two more.</source>
        <translatorcomment>Of “Everybody gets two cards, the upcard is turned, and everybody gets two more. The dealer looks at the own cards only when blind raub is declined.”.</translatorcomment>
        <translation>Jeder bekommt zwei Karten, eine Karte wird aufgedeckt, und jeder bekommt zwei weitere.</translation>
    </message>
    <message>
        <source>If not, all are asked in turn, the dealer first. Whoever says Raub makes the suit trumps and owes two tricks, but does not take the upcard.</source>
        <translation>Sonst werden alle der Reihe nach gefragt, der Geber zuerst. Wer „Raub“ sagt, macht die Farbe zu Trumpf und schuldet zwei Stiche, nimmt aber die aufgedeckte Karte nicht.</translation>
    </message>
    <message>
        <source>Nobody may drop out of a deal.</source>
        <translation>Niemand darf aus einer Runde aussteigen.</translation>
    </message>
    <message>
        <source>Owing one (the seven): no trick</source>
        <translation>Einen schuldig (Sieben): kein Stich</translation>
    </message>
    <message>
        <source>Owing two: just one trick</source>
        <translation>Zwei schuldig: nur ein Stich</translation>
    </message>
    <message>
        <source>Owing two: no trick</source>
        <translation>Zwei schuldig: kein Stich</translation>
    </message>
    <message>
        <source>Owing two: two or more, each</source>
        <translation>Zwei schuldig: zwei oder mehr, je</translation>
    </message>
    <message>
        <source>Raub means: that suit shall be trumps. Dalje means: no, I pass.</source>
        <translation>„Raub“ heißt: Diese Farbe soll Trumpf sein. „Weiter“ heißt: nein, ich passe.</translation>
    </message>
    <message>
        <source>Score of a deal</source>
        <translation>Punkte einer Runde</translation>
    </message>
    <message>
        <source>The dealer begins. Each may change up to four cards; all see how many, not which. Cards laid aside do not come back.</source>
        <translation>Der Geber beginnt. Jeder darf bis zu vier Karten tauschen; alle sehen, wie viele, nicht welche. Weggelegte Karten kommen nicht zurück.</translation>
    </message>
    <message>
        <source>The dealer looks at the own cards only when blind raub is declined.</source>
        <translatorcomment>Of “Everybody gets two cards, the upcard is turned, and everybody gets two more. The dealer looks at the own cards only when blind raub is declined.”.</translatorcomment>
        <translation>Der Geber sieht die eigenen Karten erst an, wenn er auf blinden Raub verzichtet.</translation>
    </message>
    <message>
        <source>The exchange: cards are laid aside face down, and as many come from the talon.</source>
        <translation>Der Tausch: Karten werden verdeckt weggelegt, und ebenso viele kommen vom Talon.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without trumps, the highest card of the suit played first.</source>
        <translation>Der höchste Trumpf gewinnt den Stich; ohne Trumpf die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>The others must play the same suit. Who has none of it plays a trump; who has no trump either plays any card.</source>
        <translation>Die anderen müssen die Farbe bedienen. Wer sie nicht hat, spielt einen Trumpf; wer auch keinen Trumpf hat, spielt eine beliebige Karte.</translation>
    </message>
    <message>
        <source>The talon is the pile of cards left over, face down. The upcard is the one turned face up beside it: its suit may become trumps.</source>
        <translation>Der Talon sind die übrigen Karten, verdeckt. Daneben liegt eine aufgedeckte Karte: Ihre Farbe kann Trumpf werden.</translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left, and when only four are left, four bring four.</source>
        <translation>Der Talon kann knapp werden: Die letzten Spieler tauschen höchstens so viele, wie da sind, und wenn nur vier da sind, bringen vier auch vier.</translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left.</source>
        <translation>Der Talon kann knapp werden: Die letzten Spieler tauschen höchstens so viele, wie da sind.</translation>
    </message>
    <message>
        <source>Trumps are the suit that beats the three others in this deal.</source>
        <translation>Trumpf ist die Farbe, die in dieser Runde die drei anderen sticht.</translation>
    </message>
    <message>
        <source>When the cards are thrown in, a Refe is written.</source>
        <translation>Werden die Karten zusammengeworfen, wird eine Refe notiert.</translation>
    </message>
    <message>
        <source>Whoever said Raub plays the first card, after an automatic seven the dealer. Then the winner of each trick begins the next one; there are four.</source>
        <translation>Wer „Raub“ gesagt hat, spielt die erste Karte aus, nach einer automatischen Sieben der Geber. Dann beginnt der Gewinner jedes Stichs den nächsten; es sind vier.</translation>
    </message>
    <message>
        <source>Whoever said Raub plays the first card. Then the winner of each trick begins the next one; there are four.</source>
        <translation>Wer „Raub“ gesagt hat, spielt die erste Karte aus. Dann beginnt der Gewinner jedes Stichs den nächsten; es sind vier.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>{cards}: ace (the highest), king, queen, jack, ten, nine, eight and seven of four suits. On Hungarian cards Ober is the queen and Unter the jack.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}: Ass (am höchsten), König, Dame, Bube, Zehn, Neun, Acht und Sieben in vier Farben. Auf ungarischen Karten ist der Ober die Dame und der Unter der Bube.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Ein Spieler, allein.</numerusform>
            <numerusform>{count:^} Spieler, jeder für sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, from {points} down to 0</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>ein Spieler, allein, {cards}, von {points:dat} herunter auf 0</numerusform>
            <numerusform>{count} Spieler, jeder für sich, {cards}, von {points:dat} herunter auf 0</numerusform>
        </translation>
    </message>
    <message>
        <source>“Owes 1” or “owes 2” beside a name: who made trumps should win so many tricks.</source>
        <translation>„Schuldet 1“ oder „schuldet 2“ neben einem Namen: Wer Trumpf gemacht hat, soll so viele Stiche gewinnen.</translation>
    </message>
</context>
<context>
    <name>RaubInterview</name>
    <message>
        <source>A long evening.</source>
        <translation>Ein langer Abend.</translation>
    </message>
    <message>
        <source>A short game.</source>
        <translation>Ein kurzes Spiel.</translation>
    </message>
    <message>
        <source>After the deal in which somebody comes to 0</source>
        <translation>Nach der Runde, in der jemand auf 0 kommt</translation>
    </message>
    <message>
        <source>All double one deal together</source>
        <translation>Alle verdoppeln zusammen eine Runde</translation>
    </message>
    <message>
        <source>Any card of the suit will do.</source>
        <translation>Jede Karte der Farbe ist recht.</translation>
    </message>
    <message>
        <source>As soon as a trick brings somebody to 0</source>
        <translation>Sobald ein Stich jemanden auf 0 bringt</translation>
    </message>
    <message>
        <source>Before or after drawing, and not later.</source>
        <translation>Vor oder nach dem Ziehen, und nicht später.</translation>
    </message>
    <message>
        <source>Blind raub owes two tricks.</source>
        <translation>Blinder Raub schuldet zwei Stiche.</translation>
    </message>
    <message>
        <source>Clockwise, like most other card games.</source>
        <translation>Im Uhrzeigersinn, wie die meisten Kartenspiele.</translation>
    </message>
    <message>
        <source>Dealing, asking and playing, as always.</source>
        <translation>Geben, Fragen und Spielen, wie immer.</translation>
    </message>
    <message>
        <source>Dealt one way, played the other.</source>
        <translation>In die eine Richtung gegeben, in die andere gespielt.</translation>
    </message>
    <message>
        <source>Each doubles one deal</source>
        <translation>Jede verdoppelt eine Runde</translation>
    </message>
    <message>
        <source>Few tricks are sure; much stays in the talon.</source>
        <translation>Wenige Stiche sind sicher; viel bleibt im Talon.</translation>
    </message>
    <message>
        <source>How long may the seven of trumps be swapped?</source>
        <translation>Wie lange darf die Trumpfsieben eingetauscht werden?</translation>
    </message>
    <message>
        <source>In the own exchange only</source>
        <translation>Nur beim eigenen Tausch</translation>
    </message>
    <message>
        <source>In the own exchange, or before the first trick.</source>
        <translation>Beim eigenen Tausch oder vor dem ersten Stich.</translation>
    </message>
    <message>
        <source>It is not swapped</source>
        <translation>Sie wird nicht eingetauscht</translation>
    </message>
    <message>
        <source>It is played as a trump.</source>
        <translation>Sie wird als Trumpf gespielt.</translation>
    </message>
    <message>
        <source>It may count four or eight times.</source>
        <translation>Sie kann vier- oder achtfach zählen.</translation>
    </message>
    <message>
        <source>May the dealer say Raub before looking at the cards?</source>
        <translation>Darf der Geber „Raub“ sagen, bevor er die Karten ansieht?</translation>
    </message>
    <message>
        <source>Must the cards that lie there be beaten?</source>
        <translation>Müssen die liegenden Karten gestochen werden?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Nobody has to beat them</source>
        <translation>Niemand muss stechen</translation>
    </message>
    <message>
        <source>One at most waits</source>
        <translation>Höchstens eine steht an</translation>
    </message>
    <message>
        <source>Several wait their turn.</source>
        <translation>Mehrere warten, bis sie dran sind.</translation>
    </message>
    <message>
        <source>That player wins at once.</source>
        <translation>Dieser Spieler gewinnt sofort.</translation>
    </message>
    <message>
        <source>The dealer is asked like everybody else.</source>
        <translation>Der Geber wird gefragt wie alle anderen.</translation>
    </message>
    <message>
        <source>The last to exchange may find the talon short.</source>
        <translation>Für den Letzten beim Tausch kann der Talon knapp werden.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Die niedrigste Summe gewinnt.</translation>
    </message>
    <message>
        <source>The talon always has enough for everybody.</source>
        <translation>Der Talon reicht immer für alle.</translation>
    </message>
    <message>
        <source>There are no Refes</source>
        <translation>Es gibt keine Refes</translation>
    </message>
    <message>
        <source>Thrown-in cards only pass the deal on.</source>
        <translation>Zusammengeworfene Karten geben nur das Geben weiter.</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>To the left, and tricks to the right</source>
        <translation>Links herum, Stiche rechts herum</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>To the right, and tricks to the left</source>
        <translation>Rechts herum, Stiche links herum</translation>
    </message>
    <message>
        <source>Until the first card is led</source>
        <translation>Bis zur ersten ausgespielten Karte</translation>
    </message>
    <message>
        <source>What do Refes do?</source>
        <translation>Was bewirken Refes?</translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation>Wann ist das Spiel zu Ende?</translation>
    </message>
    <message>
        <source>Which way does the game go round?</source>
        <translation>In welche Richtung geht das Spiel?</translation>
    </message>
    <message>
        <source>While it waits no other is written.</source>
        <translation>Solange sie ansteht, wird keine weitere notiert.</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest</source>
        <translation>Wer kann, muss die höchste stechen</translation>
    </message>
    <message>
        <source>With 15</source>
        <translation>Mit 15</translation>
    </message>
    <message>
        <source>With 21</source>
        <translation>Mit 21</translation>
    </message>
    <message>
        <source>With 30</source>
        <translation>Mit 30</translation>
    </message>
    <message>
        <source>With how many points does everybody begin?</source>
        <translation>Mit wie vielen Punkten beginnen alle?</translation>
    </message>
    <message>
        <source>With the same suit, or with a trump.</source>
        <translation>Mit derselben Farbe oder mit einem Trumpf.</translation>
    </message>
    <message>
        <source>Yes, and takes the upcard</source>
        <translation>Ja, und nimmt die aufgedeckte Karte</translation>
    </message>
</context>
<context>
    <name>RaubLesson</name>
    <message>
        <source>A pity: {name} had none of that suit, and trumped.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translatorcomment>Of “A pity: {name} had none of that suit. Who cannot follow must play a trump, and a trump beats even an ace.”.</translatorcomment>
        <translation>Schade: {name} hatte nichts von dieser Farbe und stach.</translation>
    </message>
    <message>
        <source>Everybody plays a card to a trick; the best one wins it.</source>
        <translation>Zu einem Stich legt jeder eine Karte; die beste gewinnt ihn.</translation>
    </message>
    <message>
        <source>Exchange {card}: click it, then the lit place.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} tauschen: anklicken, dann den Platz, der leuchtet.</translation>
    </message>
    <message>
        <source>If nobody wants three upcards, the next deal counts double.</source>
        <translation>Will niemand eine von drei Karten, zählt die nächste Runde doppelt.</translation>
    </message>
    <message>
        <source>Nobody wanted it. This upcard is better for you.</source>
        <translation>Niemand wollte sie. Diese aufgedeckte Karte ist besser.</translation>
    </message>
    <message>
        <source>Now {card} is the best card: play it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translatorcomment>Of “Ace and king of trumps are gone. So {card} is the best card now: play it.”.</translatorcomment>
        <translation>Die beste Karte ist jetzt {card:the}: spielen.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the.acc} spielen.</translation>
    </message>
    <message>
        <source>Raub is a risk: with too few tricks you get points.</source>
        <translation>Raub ist ein Wagnis: Mit zu wenig Stichen kommen Punkte dazu.</translation>
    </message>
    <message>
        <source>That may well win two tricks. Press “Say Raub”.</source>
        <translation>Das kann gut zwei Stiche bringen. Den Knopf für „Raub“ drücken.</translation>
    </message>
    <message>
        <source>The ace of trumps beats all: click it, then the lit place.</source>
        <translatorcomment>Of “The ace of trumps beats every card. Click it, then the place that lights up.”.</translatorcomment>
        <translation>Das Trumpfass sticht alles: anklicken, dann den Platz, der leuchtet.</translation>
    </message>
    <message>
        <source>The other three are good. Press the golden button.</source>
        <translation>Die anderen drei sind gut. Den goldenen Knopf drücken.</translation>
    </message>
    <message>
        <source>The others exchanged, too. Who said Raub plays first.</source>
        <translatorcomment>Of “The others have exchanged, too. How many cards is no secret, which ones is. Now the tricks: who said Raub plays first.”.</translatorcomment>
        <translation>Die anderen haben auch getauscht. Wer „Raub“ sagte, spielt zuerst.</translation>
    </message>
    <message>
        <source>The others had to follow suit. The ace wins the trick.</source>
        <translatorcomment>Of “The others had to follow, that is play the same suit, because they could. The ace wins the trick.”.</translatorcomment>
        <translation>Die anderen mussten bedienen. Das Ass gewinnt den Stich.</translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped: press the golden button.</source>
        <translation>Die Trumpfsieben darf getauscht werden: den goldenen Knopf drücken.</translation>
    </message>
    <message>
        <source>This card was turned up. Raub makes its suit trumps.</source>
        <translatorcomment>Of “This card was turned up. Who says Raub makes its suit trumps: they beat all other cards. But then two tricks must be won.”.</translatorcomment>
        <translation>Diese Karte wurde aufgedeckt. Raub macht ihre Farbe zu Trumpf.</translation>
    </message>
    <message>
        <source>Three tricks: your 21 points become 18.</source>
        <translation>Drei Stiche: Aus 21 Punkten werden 18.</translation>
    </message>
    <message>
        <source>Two tricks: that is what was owed. More are welcome.</source>
        <translatorcomment>Of “Two tricks: that is what was owed. Every further one is welcome.”.</translatorcomment>
        <translation>Zwei Stiche: Die waren geschuldet. Mehr sind willkommen.</translation>
    </message>
    <message>
        <source>Welcome to Raub! {name} sits beside you and explains it.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Willkommen beim Raub! {name} sitzt nebenan und erklärt es.</translation>
    </message>
    <message>
        <source>You have no {suit}: say “Dalje” with the golden button.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Auf der Hand ist kein {suit}: mit dem goldenen Knopf „Weiter“ sagen.</translation>
    </message>
    <message>
        <source>Your cards lie face down. Press the golden button to look.</source>
        <translation>Die eigenen Karten liegen verdeckt. Zum Ansehen den goldenen Knopf drücken.</translation>
    </message>
    <message>
        <source>ace and king of trumps are gone</source>
        <translation>Trumpfass und Trumpfkönig sind weg</translation>
    </message>
    <message>
        <source>all begin with 21 points; a trick takes one off, none left wins</source>
        <translation>alle beginnen mit 21 Punkten; ein Stich nimmt einen weg, wer keinen hat, gewinnt</translation>
    </message>
    <message>
        <source>everybody plays alone: four cards, four tricks</source>
        <translation>jeder spielt für sich: vier Karten, vier Stiche</translation>
    </message>
    <message>
        <source>following means to play the same suit</source>
        <translation>bedienen heißt: die gleiche Farbe spielen</translation>
    </message>
    <message>
        <source>how many cards is no secret, which ones is</source>
        <translation>wie viele Karten, ist kein Geheimnis, welche schon</translation>
    </message>
    <message>
        <source>it fetches the card that was turned up, {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>sie holt die aufgedeckte Karte: {card}</translation>
    </message>
    <message>
        <source>nothing of that suit is in your hand</source>
        <translation>nichts von dieser Farbe ist auf der Hand</translation>
    </message>
    <message>
        <source>poor cards may be exchanged now; it is the only one</source>
        <translatorcomment>Of “Poor cards may be exchanged now. {card:^} is the only one: click it, then the place that lights up.”.</translatorcomment>
        <translation>schlechte Karten dürfen jetzt getauscht werden; es ist die einzige</translation>
    </message>
    <message>
        <source>that is a Refe; so it is when a dealer passes on</source>
        <translation>das ist eine Refe; so auch, wenn ein Geber weitergibt</translation>
    </message>
    <message>
        <source>three for one trick, four for none: with poor cards say Dalje</source>
        <translation>drei bei einem Stich, vier ohne: mit schlechten Karten „Weiter“</translation>
    </message>
    <message>
        <source>trumps beat all others, but then two tricks must be won</source>
        <translation>Trümpfe stechen alle anderen, aber dann müssen zwei Stiche her</translation>
    </message>
    <message>
        <source>who cannot follow must trump, and a trump beats even an ace</source>
        <translatorcomment>Of “A pity: {name} had none of that suit. Who cannot follow must play a trump, and a trump beats even an ace.”.</translatorcomment>
        <translation>wer nicht bedienen kann, muss stechen, sogar ein Ass</translation>
    </message>
    <message>
        <source>who dares says Raub unseen; today it is wiser to look</source>
        <translation>wer sich traut, raubt blind; heute ist Ansehen klüger</translation>
    </message>
    <message>
        <source>you have {cards}, and another ace</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>auf der Hand sind {cards} und noch ein Ass</translation>
    </message>
    <message>
        <source>{name} leads {card}. Play your last card, a trump.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} spielt {card:the.acc} aus. Die letzte Karte spielen, einen Trumpf.</translation>
    </message>
    <message>
        <source>{name} won one and has 20; {names} won none and has 23</source>
        <extracomment>{name}: the player, or the players of a side. {names}: several players, listed.</extracomment>
        <translation>{name} gewann einen und hat 20; {names} gewann keinen und hat 23</translation>
    </message>
    <message>
        <source>“Dalje” means pass</source>
        <translation>„Weiter“ heißt passen</translation>
    </message>
</context>
<context>
    <name>RaubLog</name>
    <message numerus="yes">
        <source>All passed(| {count} times): a Refe is written.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Alle passten: Eine Refe wird notiert.</numerusform>
            <numerusform>Alle passten {count}mal: Eine Refe wird notiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All passed(| {count} times): the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Alle passten: Die Karten werden zusammengeworfen.</numerusform>
            <numerusform>Alle passten {count}mal: Die Karten werden zusammengeworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} is over: {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Runde {number} ist zu Ende: {points}.</translation>
    </message>
    <message>
        <source>changed four and got five ({cards} face up)</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>tauschte vier und bekam fünf ({cards:the.acc} offen)</translation>
    </message>
    <message>
        <source>changed no card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>tauschte keine Karte</translation>
    </message>
    <message numerus="yes">
        <source>changed {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>tauschte eine Karte</numerusform>
            <numerusform>tauschte {count} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>dealt</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>gab</translation>
    </message>
    <message>
        <source>laid one card aside</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>legte eine Karte weg</translation>
    </message>
    <message>
        <source>led {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>spielte {cards:the.acc} aus</translation>
    </message>
    <message>
        <source>looked at the cards</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>sah sich die Karten an</translation>
    </message>
    <message>
        <source>passed the deal on</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>gab das Geben weiter</translation>
    </message>
    <message>
        <source>passed the deal on: a Refe is written</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>gab das Geben weiter: Eine Refe wird notiert</translation>
    </message>
    <message>
        <source>played {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>spielte {cards:the.acc}</translation>
    </message>
    <message numerus="yes">
        <source>said Dalje(| {count} times)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>sagte „Weiter“</numerusform>
            <numerusform>sagte {count} Mal „Weiter“</numerusform>
        </translation>
    </message>
    <message>
        <source>said Raub to {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>sagte „Raub“ zu {cards:the.dat}</translation>
    </message>
    <message>
        <source>said Raub unseen and took {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>raubte blind und nahm {cards:the.acc}</translation>
    </message>
    <message>
        <source>said Raub: {suit} are trumps</source>
        <comment>{name}</comment>
        <extracomment>{suit}: a suit: “hearts”. {name}: the player, or the players of a side.</extracomment>
        <translation>sagte „Raub“: {suit} ist Trumpf</translation>
    </message>
    <message>
        <source>swapped the seven for {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>tauschte die Sieben gegen {cards:the.acc} ein</translation>
    </message>
    <message>
        <source>took the automatic seven ({cards})</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>nahm die automatische Sieben ({cards:the.acc})</translation>
    </message>
    <message>
        <source>trumped with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>stach mit {cards:the.dat}</translation>
    </message>
    <message>
        <source>turned up {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>deckte {cards:the.acc} auf</translation>
    </message>
    <message numerus="yes">
        <source>won (a trick|{count} tricks)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>gewann einen Stich</numerusform>
            <numerusform>gewann {count} Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>{cards:^} was turned up.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^the} wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>{name} changed four and got five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} tauschte vier und bekam fünf, {card:the.acc} offen.</translation>
    </message>
    <message>
        <source>{name} changed no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} tauschte keine Karte.</translation>
    </message>
    <message>
        <source>{name} changed {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} tauschte {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} changes four and gets five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} tauscht vier und bekommt fünf, {card:the.acc} offen.</translation>
    </message>
    <message>
        <source>{name} changes no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} tauscht keine Karte.</translation>
    </message>
    <message>
        <source>{name} changes {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} tauscht {cards:acc}.</translation>
    </message>
    <message>
        <source>{name} dealt and turned up {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} gab und deckte {card:the.acc} auf.</translation>
    </message>
    <message>
        <source>{name} followed with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} bediente mit {card:the.dat}.</translation>
    </message>
    <message>
        <source>{name} follows with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} bedient mit {card:the.dat}.</translation>
    </message>
    <message>
        <source>{name} laid one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} legte eine Karte weg.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} spielt {card:the.acc} aus.</translation>
    </message>
    <message>
        <source>{name} led {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} spielte {card:the.acc} aus.</translation>
    </message>
    <message>
        <source>{name} looked at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sah sich die Karten an.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sieht sich die Karten an.</translation>
    </message>
    <message>
        <source>{name} passed the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gab das Geben weiter.</translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gab das Geben weiter: Eine Refe wird notiert.</translation>
    </message>
    <message>
        <source>{name} passes the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gibt das Geben weiter.</translation>
    </message>
    <message>
        <source>{name} passes the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gibt das Geben weiter: Eine Refe wird notiert.</translation>
    </message>
    <message>
        <source>{name} said Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagte „Weiter“.</translation>
    </message>
    <message>
        <source>{name} said Raub unseen and took {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} raubte blind und nahm {card:the.acc}.</translation>
    </message>
    <message>
        <source>{name} said Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} sagte „Raub“: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{name} says Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sagt „Weiter“.</translation>
    </message>
    <message>
        <source>{name} says Raub unseen and takes {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} raubt blind und nimmt {card:the.acc}.</translation>
    </message>
    <message>
        <source>{name} says Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} sagt „Raub“: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{name} swapped {seven} for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} tauschte {seven:the.acc} gegen {card:the.acc} ein.</translation>
    </message>
    <message>
        <source>{name} swaps the seven for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} tauscht die Sieben gegen {card:the.acc} ein.</translation>
    </message>
    <message>
        <source>{name} takes the trick, comes to 0 and wins.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gewinnt den Stich, kommt auf 0 und siegt.</translation>
    </message>
    <message>
        <source>{name} threw {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} warf {card:the.acc} ab.</translation>
    </message>
    <message>
        <source>{name} throws {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} wirft {card:the.acc} ab.</translation>
    </message>
    <message>
        <source>{name} took the seven: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} nahm die Sieben: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{name} trumped with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} stach mit {card:the.dat}.</translation>
    </message>
    <message>
        <source>{name} trumps with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} sticht mit {card:the.dat}.</translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}, came to 0 and won.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} gewann Stich {number} mit {card:the.dat}, kam auf 0 und siegte.</translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} gewann Stich {number} mit {card:the.dat}.</translation>
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
        <source>A Refe doubles the next played deal; while it waits no other is written.</source>
        <translation>Eine Refe verdoppelt die nächste gespielte Runde; solange sie ansteht, wird keine weitere notiert.</translation>
    </message>
    <message>
        <source>A card must beat the highest one so far, where possible.</source>
        <translation>Eine Karte muss die bisher höchste stechen, wenn möglich.</translation>
    </message>
    <message>
        <source>A card of the same suit, or a trump, must beat the highest so far, where possible.</source>
        <translation>Eine Karte derselben Farbe oder ein Trumpf muss die bisher höchste stechen, wenn möglich.</translation>
    </message>
    <message>
        <source>A seven as first upcard makes trumps at once.</source>
        <translation>Eine Sieben als erste aufgedeckte Karte macht sofort Trumpf.</translation>
    </message>
    <message>
        <source>A seven turned up is a card like any other: whoever says Raub to it owes two tricks. It is not swapped for.</source>
        <translation>Eine aufgedeckte Sieben ist eine Karte wie jede andere: Wer dazu „Raub“ sagt, schuldet zwei Stiche. Gegen sie wird nicht eingetauscht.</translation>
    </message>
    <message>
        <source>A trick counts {number}; three tricks take off {all}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>Ein Stich zählt {number}; drei Stiche nehmen {all} weg.</translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard in the own exchange, before or after drawing, and not later.</source>
        <translatorcomment>Of “After asking, whoever holds the seven of trumps may swap it for the last upcard in the own exchange, before or after drawing, and not later. That card may not be exchanged again.”.</translatorcomment>
        <translation>Nach dem Fragen darf, wer die Trumpfsieben hat, sie beim eigenen Tausch gegen die letzte aufgedeckte Karte eintauschen, vor oder nach dem Ziehen, nicht später.</translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard, in the own exchange or just before the first trick, once.</source>
        <translatorcomment>Of “After asking, whoever holds the seven of trumps may swap it for the last upcard, in the own exchange or just before the first trick, once. That card may not be exchanged again.”.</translatorcomment>
        <translation>Nach dem Fragen darf, wer die Trumpfsieben hat, sie einmal gegen die letzte aufgedeckte Karte eintauschen, beim eigenen Tausch oder unmittelbar vor dem ersten Stich.</translation>
    </message>
    <message>
        <source>After {number} played deals the game is over in any case, and the lowest total wins.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Nach {number} gespielten Runden ist das Spiel in jedem Fall zu Ende, und die niedrigste Summe gewinnt.</translation>
    </message>
    <message>
        <source>All begin with {points}. The game ends after a deal that leaves somebody at 0 or below, and what is below 0 counts. The lowest total wins.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Alle beginnen mit {points:dat}. Das Spiel endet nach einer Runde, nach der jemand bei 0 oder darunter steht; was unter 0 ist, zählt. Die niedrigste Summe gewinnt.</translation>
    </message>
    <message>
        <source>Automatic seven</source>
        <translation>Automatische Sieben</translation>
    </message>
    <message>
        <source>Blind raub</source>
        <translation>Blinder Raub</translation>
    </message>
    <message>
        <source>Dealing, asking, the exchange and the next dealer are as set above.</source>
        <translation>Geben, Fragen, Tausch und der nächste Geber sind wie oben eingestellt.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Duty to beat</source>
        <translation>Stichzwang</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Every Refe doubles one played deal. Several wait their turn: no deal counts more than double.</source>
        <translation>Jede Refe verdoppelt eine gespielte Runde. Mehrere warten, bis sie dran sind: Keine Runde zählt mehr als doppelt.</translation>
    </message>
    <message>
        <source>Everybody begins with {points}. Who comes to 0 first wins at once: tricks are taken off as they are won, those of a player who owes two only from the second on. For example, at 2 and owing two: the first trick leaves 2, the second wins the game. Nothing else of that deal counts.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Alle beginnen mit {points:dat}. Wer zuerst auf 0 kommt, gewinnt sofort: Stiche werden abgezogen, wie sie gewonnen werden, die eines Spielers, der zwei schuldet, erst vom zweiten an. Zum Beispiel bei 2 und zwei geschuldeten: Nach dem ersten Stich bleiben 2, der zweite gewinnt das Spiel. Sonst zählt in dieser Runde nichts.</translation>
    </message>
    <message>
        <source>Everything goes round to the left: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation>Alles geht links herum: Geben, Fragen, Tausch, Spielen und wer als Nächster gibt, auch nach einer abgebrochenen Runde. Den ersten Geber bestimmt das Los.</translation>
    </message>
    <message>
        <source>Everything goes round to the right: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation>Alles geht rechts herum: Geben, Fragen, Tausch, Spielen und wer als Nächster gibt, auch nach einer abgebrochenen Runde. Den ersten Geber bestimmt das Los.</translation>
    </message>
    <message>
        <source>Five for four</source>
        <translation>Fünf für vier</translation>
    </message>
    <message>
        <source>From there everybody counts down.</source>
        <translation>Von dort zählen alle herunter.</translation>
    </message>
    <message>
        <source>Instead of dealing, also at the first deal, the dealer may pass the deal on: a Refe is written and the next player deals. Nobody may do so right after another has; a thrown-in deal in between lifts this ban.</source>
        <translation>Statt zu geben darf der Geber, auch in der ersten Runde, das Geben weitergeben: Eine Refe wird notiert, und der nächste Spieler gibt. Niemand darf das unmittelbar nach einem anderen; eine abgebrochene Runde dazwischen hebt dieses Verbot auf.</translation>
    </message>
    <message>
        <source>It is written when a deal is not played.</source>
        <translation>Sie wird notiert, wenn eine Runde nicht gespielt wird.</translation>
    </message>
    <message>
        <source>No trick after a seven</source>
        <translation>Kein Stich nach einer Sieben</translation>
    </message>
    <message>
        <source>Nobody gets five for four: whoever changes four gets four.</source>
        <translation>Niemand bekommt fünf für vier: Wer vier tauscht, bekommt vier.</translation>
    </message>
    <message>
        <source>Nobody has to beat the cards that lie there already.</source>
        <translation>Niemand muss die Karten stechen, die schon liegen.</translation>
    </message>
    <message>
        <source>Nobody passes the deal on; a Refe is written only for cards that were thrown in.</source>
        <translation>Niemand gibt das Geben weiter; eine Refe wird nur für zusammengeworfene Karten notiert.</translation>
    </message>
    <message>
        <source>None of two owed</source>
        <translation>Keiner von zwei geschuldeten</translation>
    </message>
    <message>
        <source>Not used, since no seven is swapped.</source>
        <translation>Ohne Wirkung, weil keine Sieben eingetauscht wird.</translation>
    </message>
    <message>
        <source>Not used, since there are no Refes.</source>
        <translation>Ohne Wirkung, weil es keine Refes gibt.</translation>
    </message>
    <message>
        <source>One of two owed</source>
        <translation>Einer von zwei geschuldeten</translation>
    </message>
    <message>
        <source>One upcard; if all pass, the cards are thrown in.</source>
        <translation>Eine aufgedeckte Karte; passen alle, werden die Karten zusammengeworfen.</translation>
    </message>
    <message>
        <source>Otherwise the dealer may say blind raub: the suit is trumps, the dealer takes the upcard and owes two tricks.</source>
        <translation>Sonst darf der Geber blind rauben: Die Farbe ist Trumpf, der Geber nimmt die aufgedeckte Karte und schuldet zwei Stiche.</translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>Punkte am Anfang</translation>
    </message>
    <message>
        <source>Points of a deal</source>
        <translation>Punkte einer Runde</translation>
    </message>
    <message>
        <source>Refes waiting double one deal together: with two it counts four times, with three or more eight times.</source>
        <translation>Anstehende Refes verdoppeln zusammen eine Runde: Bei zweien zählt sie vierfach, bei dreien und mehr achtfach.</translation>
    </message>
    <message>
        <source>So many are turned up before the cards are thrown in.</source>
        <translation>So viele werden aufgedeckt, bevor die Karten zusammengeworfen werden.</translation>
    </message>
    <message>
        <source>Swapping the seven</source>
        <translatorcomment>Of “Swapping the seven in the exchange only”.</translatorcomment>
        <translation>Sieben eintauschen</translation>
    </message>
    <message>
        <source>The card got for the seven</source>
        <translation>Die Karte für die Sieben</translation>
    </message>
    <message>
        <source>The dealer may say Raub before looking at the own cards.</source>
        <translation>Der Geber darf „Raub“ sagen, bevor er die eigenen Karten ansieht.</translation>
    </message>
    <message>
        <source>The dealer may say blind raub to the first upcard, also to a seven: the suit is trumps, the dealer takes the upcard and owes two tricks.</source>
        <translation>Bei der ersten aufgedeckten Karte, auch bei einer Sieben, darf der Geber blind rauben: Die Farbe ist Trumpf, der Geber nimmt die aufgedeckte Karte und schuldet zwei Stiche.</translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside.</source>
        <translation>Wer als Erster alle vier tauscht, bekommt fünf vom Talon, die dritte davon offen, und legt dann eine der fünf weg.</translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside; so does a dealer who took the upcard, and lays two of six aside, never the upcard.</source>
        <translation>Wer als Erster alle vier tauscht, bekommt fünf vom Talon, die dritte davon offen, und legt dann eine der fünf weg; ebenso ein Geber, der die aufgedeckte Karte genommen hat: Er legt zwei von sechs weg, nie die aufgedeckte.</translation>
    </message>
    <message>
        <source>The first upcard is a seven, the automatic seven: its suit is trumps at once. The dealer takes the seven and owes one trick.</source>
        <translation>Die erste aufgedeckte Karte ist eine Sieben, die automatische Sieben: Ihre Farbe ist sofort Trumpf. Der Geber nimmt die Sieben und schuldet einen Stich.</translation>
    </message>
    <message>
        <source>The seven of trumps is not swapped: it is played as a trump.</source>
        <translation>Die Trumpfsieben wird nicht eingetauscht: Sie wird als Trumpf gespielt.</translation>
    </message>
    <message>
        <source>The swapped card is like any other: swapped for before drawing, it may be among the cards exchanged.</source>
        <translation>Die eingetauschte Karte ist wie jede andere: Vor dem Ziehen eingetauscht, darf sie unter den getauschten Karten sein.</translation>
    </message>
    <message>
        <source>The swapped card may not be exchanged; of five it may be the one laid aside.</source>
        <translation>Die eingetauschte Karte darf nicht weitergetauscht werden; von fünf darf sie die sein, die weggelegt wird.</translation>
    </message>
    <message>
        <source>The swapped card stays in the hand; with five for four another one is laid aside.</source>
        <translation>Die eingetauschte Karte bleibt auf der Hand; bei fünf für vier wird eine andere weggelegt.</translation>
    </message>
    <message>
        <source>There are no Refes: thrown-in cards only pass the deal on.</source>
        <translation>Es gibt keine Refes: Zusammengeworfene Karten geben nur das Geben weiter.</translation>
    </message>
    <message>
        <source>There is no blind raub: the dealer looks at the own cards and is asked like everybody else.</source>
        <translation>Es gibt keinen blinden Raub: Der Geber sieht die eigenen Karten an und wird gefragt wie alle anderen.</translation>
    </message>
    <message>
        <source>Tricks go round</source>
        <translation>Richtung der Stiche</translation>
    </message>
    <message>
        <source>Tricks go round to the left, everything else to the right: dealing, asking, the exchange, and who deals next. After the card that was led, the player on the left plays. The first dealer is found by lot.</source>
        <translation>Stiche gehen links herum, alles andere rechts herum: Geben, Fragen, Tausch und wer als Nächster gibt. Nach der ausgespielten Karte spielt, wer links sitzt. Den ersten Geber bestimmt das Los.</translation>
    </message>
    <message>
        <source>Tricks go round to the right, everything else to the left: dealing, asking, the exchange, and who deals next. After the card that was led, the player on the right plays. The first dealer is found by lot.</source>
        <translation>Stiche gehen rechts herum, alles andere links herum: Geben, Fragen, Tausch und wer als Nächster gibt. Nach der ausgespielten Karte spielt, wer rechts sitzt. Den ersten Geber bestimmt das Los.</translation>
    </message>
    <message>
        <source>Upcards</source>
        <translation>Aufgedeckte Karten</translation>
    </message>
    <message>
        <source>What a Refe does</source>
        <translation>Was eine Refe bewirkt</translation>
    </message>
    <message>
        <source>What a trick takes off, and what is added for too few tricks.</source>
        <translation>Was ein Stich wegnimmt, und was für zu wenige Stiche dazukommt.</translation>
    </message>
    <message>
        <source>What may become of it before the play.</source>
        <translation>Was vor dem Spielen aus ihr werden darf.</translation>
    </message>
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Passen alle, wird eine weitere Karte aufgedeckt, und alle werden noch einmal gefragt, ohne blinden Raub; eine Sieben ist dann eine Karte wie jede andere. Eine abgelehnte Karte liegt offen und außer Spiel. Passen alle bei der einzigen aufgedeckten Karte, werden die Karten zusammengeworfen.</numerusform>
            <numerusform>Passen alle, wird eine weitere Karte aufgedeckt, und alle werden noch einmal gefragt, ohne blinden Raub; eine Sieben ist dann eine Karte wie jede andere. Eine abgelehnte Karte liegt offen und außer Spiel. Passen alle auch bei der letzten von {count} Karten, werden die Karten zusammengeworfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Passen alle, wird eine weitere Karte aufgedeckt, und alle werden noch einmal gefragt; eine Sieben ist dann eine Karte wie jede andere. Eine abgelehnte Karte liegt offen und außer Spiel. Passen alle bei der einzigen aufgedeckten Karte, werden die Karten zusammengeworfen.</numerusform>
            <numerusform>Passen alle, wird eine weitere Karte aufgedeckt, und alle werden noch einmal gefragt; eine Sieben ist dann eine Karte wie jede andere. Eine abgelehnte Karte liegt offen und außer Spiel. Passen alle auch bei der letzten von {count} Karten, werden die Karten zusammengeworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is over for whoever comes to 0.</source>
        <translation>Wann es für den zu Ende ist, der auf 0 kommt.</translation>
    </message>
    <message>
        <source>Where the next player sits, for dealing as for playing.</source>
        <translation>Wo der nächste Spieler sitzt, beim Geben wie beim Spielen.</translation>
    </message>
    <message>
        <source>Who holds the seven of trumps may have the upcard for it.</source>
        <translation>Wer die Trumpfsieben hat, darf die aufgedeckte Karte dafür nehmen.</translation>
    </message>
    <message>
        <source>Who is due to deal may write a Refe instead.</source>
        <translation>Wer geben müsste, darf stattdessen eine Refe notieren.</translation>
    </message>
    <message>
        <source>Whoever changes all four cards first may get five from the talon.</source>
        <translation>Wer als Erster alle vier Karten tauscht, bekommt vielleicht fünf vom Talon.</translation>
    </message>
    <message>
        <source>a seven turned up first makes trumps</source>
        <translation>eine zuerst aufgedeckte Sieben macht Trumpf</translation>
    </message>
    <message>
        <source>a seven turned up is a card like any other</source>
        <translation>eine aufgedeckte Sieben ist wie jede andere Karte</translation>
    </message>
    <message>
        <source>after the deal</source>
        <translation>nach der Runde</translation>
    </message>
    <message>
        <source>all double one deal together</source>
        <translation>alle verdoppeln zusammen eine Runde</translation>
    </message>
    <message>
        <source>also for a dealer with the upcard</source>
        <translation>auch für einen Geber mit der aufgedeckten Karte</translation>
    </message>
    <message>
        <source>at once, with the trick</source>
        <translation>sofort, mit dem Stich</translation>
    </message>
    <message>
        <source>each doubles one deal</source>
        <translation>jede verdoppelt eine Runde</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>für niemanden</translation>
    </message>
    <message>
        <source>for the first to change four</source>
        <translation>für den Ersten, der vier tauscht</translation>
    </message>
    <message>
        <source>from {new} down instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>von {new:dat} herunter statt von {old:dat}</translation>
    </message>
    <message>
        <source>in the own exchange only</source>
        <translatorcomment>Of “the seven swapped in the own exchange only”.</translatorcomment>
        <translation>nur beim eigenen Tausch</translation>
    </message>
    <message>
        <source>like everything else</source>
        <translation>wie alles andere</translation>
    </message>
    <message>
        <source>may be exchanged, too</source>
        <translation>darf auch getauscht werden</translation>
    </message>
    <message>
        <source>may be laid aside from five</source>
        <translation>darf von fünf weggelegt werden</translation>
    </message>
    <message>
        <source>nobody passes the deal on</source>
        <translation>niemand gibt das Geben weiter</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>one at most waits</source>
        <translation>höchstens eine steht an</translation>
    </message>
    <message>
        <source>played {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} gespielt statt {old}</translation>
    </message>
    <message>
        <source>stays in the hand</source>
        <translation>bleibt auf der Hand</translation>
    </message>
    <message>
        <source>the deal may be passed on</source>
        <translation>das Geben darf weitergegeben werden</translation>
    </message>
    <message>
        <source>the highest card must be beaten where possible</source>
        <translation>die höchste Karte muss gestochen werden, wenn möglich</translation>
    </message>
    <message>
        <source>the highest card need not be beaten</source>
        <translation>die höchste Karte muss nicht gestochen werden</translation>
    </message>
    <message>
        <source>the other way</source>
        <translation>andersherum</translation>
    </message>
    <message>
        <source>there are no Refes</source>
        <translation>es gibt keine Refes</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>until the first card is led</source>
        <translatorcomment>Of “the seven swapped until the first card is led”.</translatorcomment>
        <translation>bis zur ersten ausgespielten Karte</translation>
    </message>
    <message>
        <source>with blind raub</source>
        <translation>mit blindem Raub</translation>
    </message>
    <message>
        <source>without blind raub</source>
        <translation>ohne blinden Raub</translation>
    </message>
</context>
<context>
    <name>RaubPossible</name>
    <message>
        <source>A Refe is written: the next deal counts double.</source>
        <translation>Eine Refe wird notiert: Die nächste Runde zählt doppelt.</translation>
    </message>
    <message>
        <source>Change cards</source>
        <translation>Karten tauschen</translation>
    </message>
    <message>
        <source>Everybody gets four cards.</source>
        <translation>Alle bekommen vier Karten.</translation>
    </message>
    <message>
        <source>It goes to the trick.</source>
        <translation>Sie kommt in den Stich.</translation>
    </message>
    <message>
        <source>One of five cards goes.</source>
        <translation>Eine von fünf Karten geht weg.</translation>
    </message>
    <message numerus="yes">
        <source>Play (|one of ){cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{cards:^acc} spielen</numerusform>
            <numerusform>Eine davon spielen: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Eine Karte spielen</translation>
    </message>
    <message>
        <source>The exchange is over.</source>
        <translation>Der Tausch ist vorbei.</translation>
    </message>
    <message>
        <source>The next player is asked.</source>
        <translation>Der Nächste wird gefragt.</translation>
    </message>
    <message>
        <source>The seven of trumps is put down, the upcard is taken.</source>
        <translation>Die Trumpfsieben wird hingelegt, die aufgedeckte Karte aufgenommen.</translation>
    </message>
    <message>
        <source>The suit of the upcard is trumps.</source>
        <translation>Die Farbe der aufgedeckten Karte wird Trumpf.</translation>
    </message>
    <message>
        <source>The upcard is taken before the own cards are seen.</source>
        <translation>Die aufgedeckte Karte wird genommen, bevor die eigenen Karten angesehen sind.</translation>
    </message>
    <message>
        <source>The upcard stays where it is.</source>
        <translation>Die aufgedeckte Karte bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Then all are asked.</source>
        <translation>Dann werden alle gefragt.</translation>
    </message>
    <message>
        <source>Two of six cards go, one after the other.</source>
        <translation>Zwei von sechs Karten gehen weg, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Up to four cards are changed for cards of the talon.</source>
        <translation>Bis zu vier Karten werden gegen Karten des Talons getauscht.</translation>
    </message>
</context>
<context>
    <name>RaubPresenter</name>
    <message>
        <source>A trick brought the end at once.</source>
        <translation>Ein Stich brachte sofort das Ende.</translation>
    </message>
    <message>
        <source>From {start} down to 0, play to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translatorcomment>Of “From 21 down to 0, play to the left”.</translatorcomment>
        <translation>Von {start} herunter auf 0, links herum</translation>
    </message>
    <message>
        <source>From {start} down to 0, play to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translatorcomment>Of “From 21 down to 0, play to the right”.</translatorcomment>
        <translation>Von {start} herunter auf 0, rechts herum</translation>
    </message>
    <message>
        <source>From {start} down to 0, tricks to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translatorcomment>Of “From 21 down to 0, play to the left”.</translatorcomment>
        <translation>Von {start} herunter auf 0, Stiche links herum</translation>
    </message>
    <message>
        <source>From {start} down to 0, tricks to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translatorcomment>Of “From 21 down to 0, play to the right”.</translatorcomment>
        <translation>Von {start} herunter auf 0, Stiche rechts herum</translation>
    </message>
    <message>
        <source>Lowest wins; at 0 the game ends</source>
        <translation>Wenigste Punkte gewinnen; bei 0 endet das Spiel</translation>
    </message>
    <message>
        <source>Raub has no first melds: it is played in tricks.</source>
        <translation>Bei Raub gibt es keine ersten Meldungen: Es wird in Stichen gespielt.</translation>
    </message>
    <message>
        <source>The cards were thrown in.</source>
        <translation>Die Karten wurden zusammengeworfen.</translation>
    </message>
    <message>
        <source>The next deal counts double</source>
        <translation>Die nächste Runde zählt doppelt</translation>
    </message>
    <message>
        <source>The next deal counts double and may end the game</source>
        <translation>Die nächste Runde zählt doppelt und kann das Spiel beenden</translation>
    </message>
    <message>
        <source>The next deal counts {times} times</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>Die nächste Runde zählt {times}fach</translation>
    </message>
    <message>
        <source>The next deal counts {times} times and may end the game</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>Die nächste Runde zählt {times}fach und kann das Spiel beenden</translation>
    </message>
    <message>
        <source>The next deal may end the game</source>
        <translation>Die nächste Runde kann das Spiel beenden</translation>
    </message>
    <message>
        <source>The trick holds {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Im Stich {cards:liegt|liegt|liegt|liegen} {cards}.</translation>
    </message>
    <message>
        <source>The upcard is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Aufgedeckt ist {cards}.</translation>
    </message>
    <message>
        <source>This deal counts double</source>
        <translation>Diese Runde zählt doppelt</translation>
    </message>
    <message>
        <source>This deal counts double and may end the game</source>
        <translation>Diese Runde zählt doppelt und kann das Spiel beenden</translation>
    </message>
    <message>
        <source>This deal counts {times} times</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>Diese Runde zählt {times}fach</translation>
    </message>
    <message>
        <source>This deal counts {times} times and may end the game</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>Diese Runde zählt {times}fach und kann das Spiel beenden</translation>
    </message>
    <message>
        <source>This deal may end the game</source>
        <translation>Diese Runde kann das Spiel beenden</translation>
    </message>
    <message>
        <source>Thrown in: a Refe.</source>
        <translation>Abgebrochen: eine Refe.</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Trumpf ist {suit}.</translation>
    </message>
    <message>
        <source>Undo play</source>
        <translation>Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Whoever comes down to 0 ends the game.</source>
        <translation>Wer auf 0 kommt, beendet das Spiel.</translation>
    </message>
    <message>
        <source>{name} made trumps, on Refes: {times} times.</source>
        <extracomment>{name}: the player, or the players of a side. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>{name} machte Trumpf, mit Refes: {times}fach.</translation>
    </message>
    <message>
        <source>{name} made trumps, on a Refe: doubled.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} machte Trumpf, mit Refe: doppelt.</translation>
    </message>
    <message>
        <source>{name} made trumps.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} machte Trumpf.</translation>
    </message>
    <message>
        <source>{name} passed the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gab das Geben weiter.</translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gab das Geben weiter: eine Refe.</translation>
    </message>
</context>
<context>
    <name>RaubPrompts</name>
    <message numerus="yes">
        <source>(A Refe is|{count:^} Refes are) waiting: this deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Eine Refe steht an: Diese Runde zählt doppelt.</numerusform>
            <numerusform>{count:^} Refes stehen an: Diese Runde zählt doppelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One more Refe is|{number} more Refes are) waiting.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Noch eine weitere Refe steht an.</numerusform>
            <numerusform>Noch {number} weitere Refes stehen an.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Refe is written: the next deal counts {times} times.</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translatorcomment>Of “Then a Refe is written, and the next deal counts double.”.</translatorcomment>
        <translation>Eine Refe wird notiert: Die nächste Runde zählt {times}fach.</translation>
    </message>
    <message numerus="yes">
        <source>A trick takes off {number} point(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Ein Stich nimmt {number} Punkt weg.</numerusform>
            <numerusform>Ein Stich nimmt {number} Punkte weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards of the hand are changed.</source>
        <translation>Alle Karten der Hand werden getauscht.</translation>
    </message>
    <message>
        <source>All passed: another card is turned up.</source>
        <translation>Alle passten: Eine weitere Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>All passed: the cards are thrown in for a Refe.</source>
        <translation>Alle passten: Die Karten werden zusammengeworfen, es gibt eine Refe.</translation>
    </message>
    <message>
        <source>All passed: the cards are thrown in.</source>
        <translation>Alle passten: Die Karten werden zusammengeworfen.</translation>
    </message>
    <message>
        <source>All see what is swapped.</source>
        <translation>Alle sehen, was eingetauscht wird.</translation>
    </message>
    <message>
        <source>All see what is swapped; later it cannot be swapped.</source>
        <translation>Alle sehen, was eingetauscht wird; später geht es nicht mehr.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {number}. Tricks owed: 2.</source>
        <extracomment>{suit}: a suit: “hearts”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Karten in {suit}: {number}. Geschuldete Stiche: 2.</translation>
    </message>
    <message>
        <source>Changed so far: {counts}.</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>Bisher getauscht: {counts}.</translation>
    </message>
    <message>
        <source>Four bring five.</source>
        <translation>Vier bringen fünf.</translation>
    </message>
    <message>
        <source>Hint: compare the upcard with the seven.</source>
        <translation>Tipp: Die aufgedeckte Karte mit der Sieben vergleichen.</translation>
    </message>
    <message>
        <source>Hint: count the cards of {suit} and the aces.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Tipp: Karten in {suit} und Asse zählen.</translation>
    </message>
    <message>
        <source>Hint: look at the scores.</source>
        <translation>Tipp: Auf die Punkte achten.</translation>
    </message>
    <message>
        <source>Hint: look at the upcard and the scores.</source>
        <translation>Tipp: Auf die aufgedeckte Karte und die Punkte achten.</translation>
    </message>
    <message>
        <source>Hint: what is the highest card of the trick?</source>
        <translation>Tipp: Was ist die höchste Karte im Stich?</translation>
    </message>
    <message>
        <source>Hint: which card is the weakest?</source>
        <translation>Tipp: Welche Karte ist die schwächste?</translation>
    </message>
    <message>
        <source>Hint: which cards are still out?</source>
        <translation>Tipp: Welche Karten sind noch draußen?</translation>
    </message>
    <message>
        <source>Hint: which cards are unlikely to win a trick?</source>
        <translation>Tipp: Welche Karten gewinnen wohl keinen Stich?</translation>
    </message>
    <message>
        <source>It beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Sie sticht {card:the.acc}.</translation>
    </message>
    <message>
        <source>It draws trumps from the others.</source>
        <translation>Sie zieht den anderen die Trümpfe.</translation>
    </message>
    <message>
        <source>It is the only card that may be played.</source>
        <translation>Keine andere Karte darf gespielt werden.</translation>
    </message>
    <message>
        <source>It is the weakest of the cards.</source>
        <translation>Sie ist die schwächste der Karten.</translation>
    </message>
    <message>
        <source>It leaves the trick to {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Sie überlässt {name} den Stich.</translation>
    </message>
    <message>
        <source>It takes the trick.</source>
        <translation>Sie gewinnt den Stich.</translation>
    </message>
    <message>
        <source>No card in the hand takes this trick.</source>
        <translation>Keine Karte der Hand gewinnt diesen Stich.</translation>
    </message>
    <message>
        <source>No other Refe is waiting.</source>
        <translation>Keine andere Refe steht an.</translation>
    </message>
    <message>
        <source>No other Refe is written; the next player deals.</source>
        <translatorcomment>Of “Then a Refe is written, and the next deal counts double.”.</translatorcomment>
        <translation>Keine weitere Refe wird notiert; der nächste Spieler gibt.</translation>
    </message>
    <message>
        <source>No trick yet.</source>
        <translation>Noch kein Stich.</translation>
    </message>
    <message>
        <source>Nobody has changed yet.</source>
        <translation>Noch niemand hat getauscht.</translation>
    </message>
    <message>
        <source>Nothing can beat it.</source>
        <translation>Nichts kann sie stechen.</translation>
    </message>
    <message>
        <source>Passing it on would write a Refe.</source>
        <translation>Weitergeben würde eine Refe notieren.</translation>
    </message>
    <message>
        <source>Raub takes {card} and owes two tricks.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Raub nimmt {card:the.acc} und schuldet zwei Stiche.</translation>
    </message>
    <message>
        <source>The last upcard: if all pass, a Refe is written.</source>
        <translation>Die letzte aufgedeckte Karte: Passen alle, kommt eine Refe.</translation>
    </message>
    <message>
        <source>The last upcard: if all pass, the cards are thrown in.</source>
        <translation>Die letzte aufgedeckte Karte: Passen alle, werden die Karten zusammengeworfen.</translation>
    </message>
    <message>
        <source>The seven may be swapped for {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Die Sieben darf gegen {card:the.acc} eingetauscht werden.</translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped now.</source>
        <translation>Die Trumpfsieben darf jetzt eingetauscht werden.</translation>
    </message>
    <message>
        <source>The stronger cards stay for later.</source>
        <translation>Die stärkeren Karten bleiben für später.</translation>
    </message>
    <message>
        <source>The tricks owed are won.</source>
        <translation>Die geschuldeten Stiche sind gewonnen.</translation>
    </message>
    <message>
        <source>These stay: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Es bleiben: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number} of {all}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>Stich {number} von {all}.</translation>
    </message>
    <message>
        <source>Upcard {number} of {most}; Raub owes two tricks.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translatorcomment>Of “Upcard {number} of 3; Raub owes two tricks.”.</translatorcomment>
        <translation>Aufgedeckte Karte {number} von {most}; Raub schuldet zwei Stiche.</translation>
    </message>
    <message>
        <source>Who looks owes nothing yet.</source>
        <translation>Wer ansieht, schuldet noch nichts.</translation>
    </message>
    <message>
        <source>Whoever can must beat {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Wer kann, muss {card:the.acc} stechen.</translation>
    </message>
    <message>
        <source>by {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>durch {name}</translation>
    </message>
    <message>
        <source>by {name}, seven</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>durch {name}, Sieben</translation>
    </message>
    <message>
        <source>by {name}, unseen</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>durch {name}, blind</translation>
    </message>
    <message>
        <source>change no card</source>
        <translation>keine Karte tauschen</translation>
    </message>
    <message>
        <source>change {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:acc} tauschen</translation>
    </message>
    <message>
        <source>counts {times} times</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>zählt {times}fach</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>verb</comment>
        <translation>geben</translation>
    </message>
    <message>
        <source>deal, or pass the deal on and write a Refe.</source>
        <translation>geben, oder das Geben weitergeben und eine Refe notieren.</translation>
    </message>
    <message>
        <source>deal, or pass the deal on.</source>
        <translation>geben oder das Geben weitergeben.</translation>
    </message>
    <message>
        <source>follow {suit} with {cards}.</source>
        <extracomment>{suit}: a suit: “hearts”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{suit} mit {cards:dat} bedienen.</translation>
    </message>
    <message>
        <source>keep the seven</source>
        <translation>die Sieben behalten</translation>
    </message>
    <message>
        <source>lay {card} aside</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:the.acc} weglegen</translation>
    </message>
    <message>
        <source>lead any card.</source>
        <translation>eine beliebige Karte ausspielen.</translation>
    </message>
    <message>
        <source>lift one card and lay it aside, then another one.</source>
        <translation>eine Karte anheben und weglegen, dann noch eine.</translation>
    </message>
    <message>
        <source>lift one card and lay it aside.</source>
        <translation>eine Karte anheben und weglegen.</translation>
    </message>
    <message>
        <source>lift up to {cards} to change, or change none.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>bis zu {cards:acc} zum Tauschen anheben, oder keine tauschen.</translation>
    </message>
    <message>
        <source>look at the cards first</source>
        <translation>zuerst die Karten ansehen</translation>
    </message>
    <message>
        <source>owes {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>schuldet {number}</translation>
    </message>
    <message numerus="yes">
        <source>owes {number} trick(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>schuldet {number} Stich</numerusform>
            <numerusform>schuldet {number} Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>pass the deal on</source>
        <translation>das Geben weitergeben</translation>
    </message>
    <message>
        <source>play any card.</source>
        <translation>eine beliebige Karte spielen.</translation>
    </message>
    <message>
        <source>play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:the.acc} spielen</translation>
    </message>
    <message>
        <source>say Dalje</source>
        <translation>„Weiter“ sagen</translation>
    </message>
    <message>
        <source>say Raub</source>
        <translation>„Raub“ sagen</translation>
    </message>
    <message>
        <source>say Raub to make {suit} trumps, or Dalje to pass.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>mit „Raub“ {suit} zu Trumpf machen, oder „Weiter“ sagen.</translation>
    </message>
    <message>
        <source>say Raub unseen</source>
        <translation>blind rauben</translation>
    </message>
    <message>
        <source>say Raub unseen, or look at the cards.</source>
        <translation>blind rauben oder die Karten ansehen.</translation>
    </message>
    <message>
        <source>so far {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>bisher {points}</translation>
    </message>
    <message>
        <source>so far {points}: none of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>bisher {points}: keiner von {most:dat}</translation>
    </message>
    <message>
        <source>so far {points}: {count} of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {count}: the number on which the plural form depends. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>bisher {points}: {count:m.of} von {most:dat}</translation>
    </message>
    <message>
        <source>so far {points}: {tricks}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>bisher {points}: {tricks}</translation>
    </message>
    <message>
        <source>swap the seven</source>
        <translation>die Sieben eintauschen</translation>
    </message>
    <message>
        <source>swap the seven of {suit} for {card}, or keep it.</source>
        <extracomment>{suit}: a suit: “hearts”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>die Sieben in {suit} gegen {card:the.acc} eintauschen, oder behalten.</translation>
    </message>
    <message>
        <source>the talon is empty, so no card can be changed.</source>
        <translation>der Talon ist leer, keine Karte kann getauscht werden.</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>gibt es nicht</translation>
    </message>
    <message>
        <source>trump with {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>mit {cards:dat} stechen.</translation>
    </message>
    <message>
        <source>{card:^} comes into the hand; two tricks are owed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} kommt auf die Hand; zwei Stiche sind geschuldet.</translation>
    </message>
    <message>
        <source>{card:^} is stronger than the seven.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} ist stärker als die Sieben.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} Refe(s) wait(s|): this deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>
            <numerusform>{count:^f} Refe steht an: Diese Runde zählt {times}fach.</numerusform>
            <numerusform>{count:^} Refes stehen an: Diese Runde zählt {times}fach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) that (is|are) not seen yet could beat it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Eine noch nicht gesehene Karte könnte sie stechen.</numerusform>
            <numerusform>{count:^} noch nicht gesehene Karten könnten sie stechen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} changes cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} tauscht Karten.</translation>
    </message>
    <message>
        <source>{name} deals, or passes the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gibt, oder gibt das Geben weiter.</translation>
    </message>
    <message>
        <source>{name} is asked: Raub or Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} wird gefragt: „Raub“ oder „Weiter“.</translation>
    </message>
    <message>
        <source>{name} may say Raub unseen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} darf blind rauben.</translation>
    </message>
    <message>
        <source>{press} changes {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} tauscht {cards:acc}.</translation>
    </message>
    <message>
        <source>{press} lays {card} aside.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} legt {card:the.acc} weg.</translation>
    </message>
    <message>
        <source>{press} plays {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} spielt {card:the.acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} more owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Noch {tricks:acc} schuldig.</numerusform>
            <numerusform>Noch {tricks:acc} schuldig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} won.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{tricks:^} gewonnen.</numerusform>
            <numerusform>{tricks:^} gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubPuzzles</name>
    <message>
        <source>Any other card may win fewer.</source>
        <translation>Mit jeder anderen Karte können es weniger werden.</translation>
    </message>
    <message>
        <source>Four bring five to choose from: that is worth more than {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Vier bringen fünf zur Auswahl: Das ist mehr wert als {card:the}.</translation>
    </message>
    <message>
        <source>Four new cards are worth more than to keep {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Vier neue Karten sind mehr wert, als {card:the.acc} zu behalten.</translation>
    </message>
    <message>
        <source>Higher trumps: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Höhere Trümpfe: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Später macht {kept:the} auf jeden Fall {tricks:acc}.</numerusform>
            <numerusform>Später machen {kept:the} auf jeden Fall {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make sure</source>
        <translation>Auf Nummer sicher</translation>
    </message>
    <message>
        <source>No trump is higher.</source>
        <translation>Kein Trumpf ist höher.</translation>
    </message>
    <message>
        <source>Nothing here beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Nichts auf der Hand sticht {card:the.acc}.</translation>
    </message>
    <message>
        <source>Of the {all} other cards {number} are in the hands, and may be changed.</source>
        <extracomment>{all}: how many there are in all. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Von den {all} anderen Karten sind {number} auf den Händen und dürfen getauscht werden.</translation>
    </message>
    <message>
        <source>Raub or Dalje?</source>
        <translation>„Raub“ oder „Weiter“?</translation>
    </message>
    <message>
        <source>Raub unseen brings {card} into the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Blind rauben bringt {card:the.acc} auf die Hand.</translation>
    </message>
    <message>
        <source>Say Raub unseen, or look at the cards first?</source>
        <translation>Blind rauben oder erst die Karten ansehen?</translation>
    </message>
    <message>
        <source>That is enough to owe two tricks, and whoever raubs leads.</source>
        <translation>Das reicht, um zwei Stiche zu schulden, und wer raubt, spielt aus.</translation>
    </message>
    <message>
        <source>That is too little to owe two tricks with cards unseen.</source>
        <translation>Das ist zu wenig, um mit ungesehenen Karten zwei Stiche zu schulden.</translation>
    </message>
    <message>
        <source>That is too little: Raub owes two tricks, and with one or none it costs 3 or 4 points.</source>
        <translation>Das ist zu wenig: Raub schuldet zwei Stiche, und mit nur einem oder keinem kostet es 3 oder 4 Punkte.</translation>
    </message>
    <message>
        <source>The tricks before show that nobody who is yet to play can beat it.</source>
        <translation>Die Stiche zuvor zeigen, dass niemand, der noch spielt, diese Karte stechen kann.</translation>
    </message>
    <message>
        <source>Trumps and aces of this hand: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Trümpfe und Asse dieser Hand: {cards}.</translation>
    </message>
    <message>
        <source>What is best said to this upcard?</source>
        <translation>Was sagt man am besten zu dieser aufgedeckten Karte?</translation>
    </message>
    <message>
        <source>Which card is best led?</source>
        <translation>Welche Karte spielt man am besten aus?</translation>
    </message>
    <message>
        <source>Which card is best played to this trick?</source>
        <translation>Welche Karte spielt man am besten zu diesem Stich?</translation>
    </message>
    <message>
        <source>Which card makes sure of {tricks} from here on?</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translatorcomment>Of “Which card makes sure of {tricks} from here on, whatever the others hold?”.</translatorcomment>
        <translation>Welche Karte sichert ab hier {tricks:acc}?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>Which cards are best changed, if any?</source>
        <translation>Welche Karten tauscht man am besten, wenn überhaupt?</translation>
    </message>
    <message>
        <source>Which cards to change?</source>
        <translation>Welche Karten tauschen?</translation>
    </message>
    <message>
        <source>With {other} now, {card} stays, and may be beaten by {cards}.</source>
        <extracomment>{other}: another card, in words. {card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Geht jetzt {other:the}, bleibt {card:the}, und {cards:the} {cards:könnte|könnte|könnte|könnten} {card:sie|ihn|es} stechen.</translation>
    </message>
    <message>
        <source>Without a trick this deal costs 2 points.</source>
        <translation>Ohne Stich kostet diese Runde 2 Punkte.</translation>
    </message>
    <message>
        <source>{card:^} is to draw {cards}, which could beat {other}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {other}: another card, in words.</extracomment>
        <translation>{card:^the} soll {cards:acc} ziehen, denn {cards:diese Karte könnte|diese Karte könnte|diese Karte könnte|sie könnten} {other:the.acc} stechen.</translation>
    </message>
    <message>
        <source>{card:^} is too low a trump to keep.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} ist zum Behalten ein zu niedriger Trumpf.</translation>
    </message>
    <message numerus="yes">
        <source>{card:^} leaves this trick to the others, but later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^the} lässt diesen Stich den anderen, aber später macht {kept:the} auf jeden Fall {tricks:acc}.</numerusform>
            <numerusform>{card:^the} lässt diesen Stich den anderen, aber später machen {kept:the} auf jeden Fall {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} stays as a trump.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} bleibt als Trumpf.</translation>
    </message>
    <message>
        <source>{card:^} stays, and may be beaten by {cards}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^the} bleibt, und {cards:the} {cards:könnte|könnte|könnte|könnten} {card:sie|ihn|es} stechen.</translation>
    </message>
    <message>
        <source>{card:^} stays, and nothing that is out beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} bleibt, und nichts, was noch im Spiel ist, sticht {card:sie|ihn|es}.</translation>
    </message>
    <message>
        <source>{card:^} stays: nothing beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} bleibt: Nichts sticht {card:sie|ihn|es}.</translation>
    </message>
    <message>
        <source>{card:^} stays: only trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} bleibt: Nur Trümpfe stechen {card:sie|ihn|es}.</translation>
    </message>
    <message>
        <source>{card:^} stays: {cards} and trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^the} bleibt: {cards:the} und Trümpfe stechen {card:sie|ihn|es}.</translation>
    </message>
    <message>
        <source>{card:^} takes this trick in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} gewinnt diesen Stich auf jeden Fall.</translation>
    </message>
    <message numerus="yes">
        <source>{card:^} takes this trick, and {kept} (wins|win) {tricks} more in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^the} gewinnt diesen Stich, und {kept:the} macht auf jeden Fall noch {tricks:acc}.</numerusform>
            <numerusform>{card:^the} gewinnt diesen Stich, und {kept:the} machen auf jeden Fall noch {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} would be trumped too often.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} würde zu oft von Trümpfen gestochen.</translation>
    </message>
    <message numerus="yes">
        <source>{cards:^} may beat {card}, but then {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{cards:^the} {cards:kann|kann|kann|können} {card:the.acc} stechen, aber dann macht {kept:the} auf jeden Fall {tricks:acc}.</numerusform>
            <numerusform>{cards:^the} {cards:kann|kann|kann|können} {card:the.acc} stechen, aber dann machen {kept:the} auf jeden Fall {tricks:acc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seven:^} is swapped for {card}.</source>
        <extracomment>{seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{seven:^the} wird gegen {card:the.acc} eingetauscht.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} (is|are) still owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{tricks:^} ist noch geschuldet.</numerusform>
            <numerusform>{tricks:^} sind noch geschuldet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubRefusals</name>
    <message numerus="yes">
        <source>At most {cards} are changed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Höchstens {cards:acc} tauschen.</numerusform>
            <numerusform>Höchstens {cards:acc} tauschen.</numerusform>
        </translation>
    </message>
    <message>
        <source>By these rules the seven is not swapped.</source>
        <translation>Nach diesen Regeln wird die Sieben nicht eingetauscht.</translation>
    </message>
    <message>
        <source>Change cards first, or change none.</source>
        <translation>Zuerst Karten tauschen, oder keine tauschen.</translation>
    </message>
    <message>
        <source>Change the cards laid aside first, or take them back.</source>
        <translation>Die weggelegten Karten zuerst tauschen oder zurücknehmen.</translation>
    </message>
    <message>
        <source>Deal first, or pass the deal on.</source>
        <translation>Zuerst geben oder das Geben weitergeben.</translation>
    </message>
    <message>
        <source>Lay one card aside first.</source>
        <translation>Zuerst eine Karte weglegen.</translation>
    </message>
    <message>
        <source>Lift just one card.</source>
        <translation>Nur eine Karte anheben.</translation>
    </message>
    <message>
        <source>Play a card to the trick.</source>
        <translation>Eine Karte in den Stich spielen.</translation>
    </message>
    <message>
        <source>Say Raub or Dalje first.</source>
        <translation>Zuerst „Raub“ oder „Weiter“ sagen.</translation>
    </message>
    <message>
        <source>Say Raub unseen first, or look at the cards.</source>
        <translation>Zuerst blind rauben oder die Karten ansehen.</translation>
    </message>
    <message>
        <source>Swap or keep the seven of trumps first.</source>
        <translation>Zuerst die Trumpfsieben eintauschen oder behalten.</translation>
    </message>
    <message>
        <source>The seven of {suit} is missing.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Die Sieben in {suit} fehlt.</translation>
    </message>
    <message>
        <source>The talon has only {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Der Talon hat nur {cards:acc}.</translation>
    </message>
    <message>
        <source>The talon is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>There is no upcard to swap for.</source>
        <translation>Es liegt keine aufgedeckte Karte zum Eintauschen.</translation>
    </message>
    <message>
        <source>These cards belong to another player.</source>
        <translation>Diese Karten gehören einem anderen Spieler.</translation>
    </message>
    <message>
        <source>Without {led} a trump has to be played: {suit}.</source>
        <extracomment>{led}: the suit that was led. {suit}: a suit: “hearts”.</extracomment>
        <translation>Ohne {led} muss ein Trumpf gespielt werden: {suit}.</translation>
    </message>
    <message>
        <source>beat {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:the.acc} stechen</translation>
    </message>
    <message>
        <source>follow {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>{suit} bedienen</translation>
    </message>
    <message>
        <source>the upcard stays</source>
        <translation>die aufgedeckte Karte bleibt</translation>
    </message>
    <message>
        <source>trump with {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>mit {suit} stechen</translation>
    </message>
    <message>
        <source>{card:^} can be changed only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} kann nur einmal getauscht werden.</translation>
    </message>
    <message>
        <source>{card:^} has to be beaten.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} muss gestochen werden.</translation>
    </message>
    <message>
        <source>{card:^} stays in the hand until it is played.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^the} bleibt auf der Hand, bis {card:sie|er|es} gespielt wird.</translation>
    </message>
    <message>
        <source>{name} can beat {card}</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} kann {card:the.acc} stechen</translation>
    </message>
    <message>
        <source>{name} has trumps: {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} hat Trumpf: {suit}</translation>
    </message>
    <message>
        <source>{name} has {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} hat {suit}</translation>
    </message>
    <message>
        <source>{suit:^} have to be followed.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>{suit:^} muss bedient werden.</translation>
    </message>
</context>
<context>
    <name>RaubSceneMaker</name>
    <message>
        <source>Dalje</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>First upcard</source>
        <translation>Erste offene Karte</translation>
    </message>
    <message numerus="yes">
        <source>Hand, (one card|{number} cards) unseen</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Hand, eine Karte verdeckt</numerusform>
            <numerusform>Hand, {number} Karten verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid aside, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Weggelegt, eine Karte</numerusform>
            <numerusform>Weggelegt, {number} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Place to lay cards aside</source>
        <translation>Platz für weggelegte Karten</translation>
    </message>
    <message>
        <source>Second upcard</source>
        <translation>Zweite aufgedeckte Karte</translation>
    </message>
    <message numerus="yes">
        <source>Talon, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Talon, eine Karte</numerusform>
            <numerusform>Talon, {number} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The only upcard</source>
        <translation>Die einzige aufgedeckte Karte</translation>
    </message>
    <message>
        <source>Third upcard</source>
        <translation>Dritte aufgedeckte Karte</translation>
    </message>
    <message>
        <source>To be changed: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Zum Tauschen: {cards}</translation>
    </message>
    <message>
        <source>Trick played: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Gespielter Stich: {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: not over</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Stich {number}: nicht zu Ende</translation>
    </message>
    <message>
        <source>Trick {number}: {name}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>Stich {number}: {name}</translation>
    </message>
    <message>
        <source>Trick, place of {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Stich, Platz von {name}</translation>
    </message>
    <message>
        <source>Trick, {name}: {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Stich, {name}: {cards}</translation>
    </message>
    <message>
        <source>Tricks go round to the left.</source>
        <translation>Stiche gehen links herum.</translation>
    </message>
    <message>
        <source>Tricks go round to the right.</source>
        <translation>Stiche gehen rechts herum.</translation>
    </message>
    <message>
        <source>Upcards: none</source>
        <translation>Aufgedeckt: keine</translation>
    </message>
    <message>
        <source>Upcards: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Aufgedeckt: {cards}</translation>
    </message>
    <message>
        <source>Whoever can must beat.</source>
        <translation>Wer kann, muss stechen.</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Gewonnen von {names}</translation>
    </message>
    <message>
        <source>came face up</source>
        <translation>kam offen</translation>
    </message>
    <message numerus="yes">
        <source>changed {number}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>tauschte {number}</numerusform>
            <numerusform>tauschte {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>counts double</source>
        <translation>zählt doppelt</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>auf der Hand</translation>
    </message>
    <message>
        <source>lay here</source>
        <translation>hier hinlegen</translation>
    </message>
    <message>
        <source>no trick yet</source>
        <translation>noch kein Stich</translation>
    </message>
    <message>
        <source>none waiting</source>
        <translation>keine steht an</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>to be changed</source>
        <translation>zum Tauschen</translation>
    </message>
    <message>
        <source>trumps?</source>
        <translation>Trumpf?</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>wins so far</source>
        <translation>gewinnt bisher</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} hat {cards:acc}</translation>
    </message>
    <message>
        <source>{name} is due to deal.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} muss geben.</translation>
    </message>
    <message numerus="yes">
        <source>{points} to go</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>noch {points}</numerusform>
            <numerusform>noch {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubScore</name>
    <message>
        <source>Came to 0</source>
        <translation>Kam auf 0</translation>
    </message>
    <message>
        <source>Made trumps</source>
        <translation>Trumpf gemacht</translation>
    </message>
    <message>
        <source>None of the one owed</source>
        <translation>Keinen von einem geschuldeten</translation>
    </message>
    <message>
        <source>None of the two owed</source>
        <translation>Keinen von zwei geschuldeten</translation>
    </message>
    <message>
        <source>One of the two owed</source>
        <translation>Einen von zwei geschuldeten</translation>
    </message>
    <message>
        <source>The deal was</source>
        <translation>Die Runde wurde</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
</context>
<context>
    <name>RaubScorekeeperText</name>
    <message numerus="yes">
        <source>(A Refe waits|{count:^} Refes wait): the deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Eine Refe steht an: Die Runde zählt doppelt.</numerusform>
            <numerusform>{count:^} Refes stehen an: Die Runde zählt doppelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {dealer}, who dealt, owes one trick.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Nur {dealer}, der Geber, schuldet einen Stich.</translation>
    </message>
    <message>
        <source>The deal before was passed on, so {dealer} has to deal.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Die Runde davor wurde weitergegeben, darum muss {dealer} geben.</translation>
    </message>
    <message>
        <source>Who came to 0 is missing.</source>
        <translation>Wer auf 0 kam, fehlt.</translation>
    </message>
    <message>
        <source>Who made trumps is missing.</source>
        <translation>Wer Trumpf gemacht hat, fehlt.</translation>
    </message>
    <message>
        <source>one, after a seven</source>
        <translation>einen, nach einer Sieben</translation>
    </message>
    <message>
        <source>passed on</source>
        <translation>weitergegeben</translation>
    </message>
    <message>
        <source>passed on: a Refe</source>
        <translation>weitergegeben: eine Refe</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>played until somebody came to 0</source>
        <translation>gespielt, bis jemand auf 0 kam</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>thrown in: a Refe</source>
        <translation>abgebrochen: eine Refe</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} Refe(s) wait(s|): the deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>
            <numerusform>{count:^f} Refe steht an: Die Runde zählt {times}fach.</numerusform>
            <numerusform>{count:^} Refes stehen an: Die Runde zählt {times}fach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} trick(s) (is|are) missing.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Ein Stich fehlt.</numerusform>
            <numerusform>{count:^} Stiche fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} came to 0 by a trick, which ends the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} kam durch einen Stich auf 0, was das Spiel beendet.</translation>
    </message>
    <message numerus="yes">
        <source>{name} came to 0, but stands at {number}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} kam auf 0, steht aber bei {number}.</numerusform>
            <numerusform>{name} kam auf 0, steht aber bei {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks are entered, a deal has four.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} Stich ist eingetragen, eine Runde hat vier.</numerusform>
            <numerusform>{number} Stiche sind eingetragen, eine Runde hat vier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubSheet</name>
    <message>
        <source>A deal</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>A line under all results</source>
        <translation>Ein Strich unter allen Ergebnissen</translation>
    </message>
    <message>
        <source>After {number} played deals at the latest</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Spätestens nach {number} gespielten Runden</translation>
    </message>
    <message>
        <source>All double the next deal played</source>
        <translation>Alle verdoppeln die nächste gespielte Runde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Dealer by the seven, no trick</source>
        <translation>Geber durch die Sieben, kein Stich</translation>
    </message>
    <message>
        <source>Dealt by {name}, thrown in</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gab, abgebrochen</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>Von {start} herunter auf 0, links herum</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the left, played to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>Von {start} herunter auf 0, links herum gegeben, rechts herum gespielt</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>Von {start} herunter auf 0, rechts herum</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the right, played to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>Von {start} herunter auf 0, rechts herum gegeben, links herum gespielt</translation>
    </message>
    <message>
        <source>In a tie, who made trumps</source>
        <translation>Bei Gleichstand, wer Trumpf machte</translation>
    </message>
    <message>
        <source>None while another one waits</source>
        <translation>Keine, solange eine andere ansteht</translation>
    </message>
    <message>
        <source>One for each deal thrown in</source>
        <translation>Eine je abgebrochene Runde</translation>
    </message>
    <message>
        <source>One for each deal thrown in or passed on</source>
        <translation>Eine je abgebrochene oder weitergegebene Runde</translation>
    </message>
    <message>
        <source>Raub, no trick</source>
        <translation>Raub, kein Stich</translation>
    </message>
    <message>
        <source>Raub, one trick only</source>
        <translation>Raub, nur ein Stich</translation>
    </message>
    <message>
        <source>Refe: dealt by {name}, thrown in</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Refe: {name} gab, abgebrochen</translation>
    </message>
    <message>
        <source>Refe: the deal was passed on</source>
        <translation>Refe: Das Geben wurde weitergegeben</translation>
    </message>
    <message>
        <source>Refe: thrown in</source>
        <translation>Refe: abgebrochen</translation>
    </message>
    <message>
        <source>Refe: {name} passed the deal on</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Refe: {name} gab das Geben weiter</translation>
    </message>
    <message>
        <source>Somebody stands at 0 or below</source>
        <translation>Jemand steht bei 0 oder darunter</translation>
    </message>
    <message>
        <source>The deal was passed on</source>
        <translation>Das Geben wurde weitergegeben</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>Die wenigsten Punkte gewinnen</translation>
    </message>
    <message>
        <source>The next deal played counts double</source>
        <translation>Die nächste gespielte Runde zählt doppelt</translation>
    </message>
    <message>
        <source>There are none</source>
        <translation>Es gibt keine</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Trumps by</source>
        <translation>Trumpf durch</translation>
    </message>
    <message>
        <source>Who comes to 0 by a trick wins at once</source>
        <translation>Wer durch einen Stich auf 0 kommt, gewinnt sofort</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{label} {points}</source>
        <extracomment>{label}: the label of a rule or a field. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{label} {points}</translation>
    </message>
    <message>
        <source>{name} passed the deal on</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gab das Geben weiter</translation>
    </message>
    <message>
        <source>{name} × {times}</source>
        <extracomment>{name}: the player, or the players of a side. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translatorcomment>Of “{name} × 2”.</translatorcomment>
        <translation>{name} × {times}</translation>
    </message>
</context>
<context>
    <name>RaubTable</name>
    <message>
        <source>Change 4, get 5</source>
        <translation>4 tauschen, 5 bekommen</translation>
    </message>
    <message>
        <source>Change none</source>
        <translation>Keine tauschen</translation>
    </message>
    <message numerus="yes">
        <source>Change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} tauschen</numerusform>
            <numerusform>{number} tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the seven</source>
        <translation>Sieben behalten</translation>
    </message>
    <message>
        <source>Lay aside</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Say Dalje</source>
        <translation>„Weiter“ sagen</translation>
    </message>
    <message>
        <source>Say Raub</source>
        <translation>„Raub“ sagen</translation>
    </message>
    <message>
        <source>Say Raub unseen</source>
        <translation>Blind rauben</translation>
    </message>
    <message>
        <source>See tricks</source>
        <translation>Stiche sehen</translation>
    </message>
    <message>
        <source>Swap the seven</source>
        <translation>Sieben eintauschen</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message numerus="yes">
        <source>change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} tauschen</numerusform>
            <numerusform>{number} tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>lay aside</source>
        <translation>weglegen</translation>
    </message>
    <message>
        <source>not now:</source>
        <translation>jetzt nicht:</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>eintauschen</translation>
    </message>
    <message>
        <source>{number} in the talon</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number} im Talon</translation>
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
        <translation>Eine Refe</translation>
    </message>
    <message>
        <source>Owed tricks</source>
        <translation>Geschuldete Stiche</translation>
    </message>
    <message>
        <source>Talon and Raub</source>
        <translation>Talon und Raub</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Der Tausch</translation>
    </message>
    <message>
        <source>What trumps do</source>
        <translation>Was Trümpfe tun</translation>
    </message>
</context>
<context>
    <name>RaubWords</name>
    <message>
        <source>Ober</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Ober; gender: m</translation>
    </message>
    <message>
        <source>Unter</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Unter; gender: m</translation>
    </message>
    <message>
        <source>acorns</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Eichel; gender: f</translation>
    </message>
    <message>
        <source>bells</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Schellen; gender: f</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>Hungarian</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Herz; gender: n</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Laub; gender: n</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>kein Stich; acc: keinen Stich; dat: keinem Stich; gender: m</translation>
    </message>
    <message>
        <source>the {rank}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”.</extracomment>
        <translation>{rank:die|der|das} {rank}; acc: {rank:die|den|das} {rank:acc}; dat: {rank:der|dem|dem} {rank:dat}; gender: {rank:gender}</translation>
    </message>
    <message numerus="yes">
        <source>{count} trick(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Stich; acc: einen Stich; dat: einem Stich; gender: m</numerusform>
            <numerusform>{count} Stiche; dat: {count} Stichen; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} oder {last:*}; gender: {last:gender}</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>Enter or a double click looks back at a move</source>
        <translation>Eingabe oder ein Doppelklick blickt auf einen Zug zurück</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes">
        <source>On the discard pile lies {cards}, {count} card(s) in all.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Auf dem Ablagestapel liegt {cards}, insgesamt eine Karte.</numerusform>
            <numerusform>Auf dem Ablagestapel liegt {cards}, insgesamt {count} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the discard pile lies {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Auf dem Ablagestapel liegt {cards}.</translation>
    </message>
    <message>
        <source>Points on the table: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Punkte auf dem Tisch: {sides}.</translation>
    </message>
</context>
<context>
    <name>ReportSentences</name>
    <message>
        <source>Bots play the cards again: {share} %</source>
        <extracomment>{share}: how much of the work is done, in per cent.</extracomment>
        <translation>Bots spielen die Karten noch einmal: {share} %</translation>
    </message>
    <message numerus="yes">
        <source>Bots played these cards {number} time(s). Cards: how much more they scored with them than the usual {usual}. Play: how much more than the bots was scored.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {usual}: the usual number of points.</extracomment>
        <translation>
            <numerusform>Bots haben diese Karten ein Mal gespielt. Karten: wie viel mehr sie damit erreichten als die üblichen {usual}. Spiel: wie viel mehr als die Bots erreicht wurde.</numerusform>
            <numerusform>Bots haben diese Karten {number} Mal gespielt. Karten: wie viel mehr sie damit erreichten als die üblichen {usual}. Spiel: wie viel mehr als die Bots erreicht wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances of winning left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Auf dem Tisch gelassene Siegchancen, nach dem, was die Spieler wissen konnten: {parts}.</translation>
    </message>
    <message>
        <source>Decisions could not be judged.</source>
        <translation>Die Entscheidungen konnten nicht beurteilt werden.</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Erwartete Punkte</translation>
    </message>
    <message>
        <source>Expected points, fewer are better</source>
        <translation>Erwartete Punkte, weniger sind besser</translation>
    </message>
    <message>
        <source>Left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Auf dem Tisch gelassen, nach dem, was die Spieler wissen konnten: {parts}.</translation>
    </message>
    <message>
        <source>No decision stands out: all of them were about as good as any other.</source>
        <translation>Keine Entscheidung fällt auf: Alle waren etwa so gut wie jede andere.</translation>
    </message>
    <message>
        <source>The cards were about as good for everybody.</source>
        <translation>Die Karten waren für alle etwa gleich gut.</translation>
    </message>
    <message>
        <source>The cards were better for {names}, by about {points}.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Die Karten waren für {names} besser, um etwa {points}.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is often luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:machte|machte|machte|machten} mehr daraus, um {points}. So viel ist oft Glück.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is seldom luck alone.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:machte|machte|machte|machten} mehr daraus, um {points}. So viel ist selten nur Glück.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. That is more than luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:machte|machte|machte|machten} mehr daraus, um {points}. Das ist mehr als Glück.</translation>
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
        <translation>Einen zweiten Blick wert</translation>
    </message>
</context>
<context>
    <name>RuleCardController</name>
    <message>
        <source>Print the rule card</source>
        <translation>Regelblatt drucken</translation>
    </message>
</context>
<context>
    <name>RuleCardPage</name>
    <message>
        <source>Find in these rules</source>
        <translation>In diesen Regeln suchen</translation>
    </message>
    <message>
        <source>Find in these rules (Ctrl+F)</source>
        <translation>In diesen Regeln suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Nothing on this card has these words.</source>
        <translation>Auf diesem Regelblatt stehen diese Wörter nicht.</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>Add one</source>
        <translation>Eine mehr</translation>
    </message>
    <message>
        <source>Less: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Weniger: {field}</translation>
    </message>
    <message>
        <source>More: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Mehr: {field}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>No rule has these words.</source>
        <translation>Keine Regel hat diese Wörter.</translation>
    </message>
</context>
<context>
    <name>RulesBesidePage</name>
    <message>
        <source>Also show where they agree</source>
        <translation>Auch zeigen, worin sie gleich sind</translation>
    </message>
    <message>
        <source>Before the dash {one_set}, behind it {other_set}</source>
        <extracomment>{one_set}: the title of the first of two rule sets. {other_set}: the title of the second of two rule sets.</extracomment>
        <translation>Vor dem Strich {one_set}, dahinter {other_set}</translation>
    </message>
    <message>
        <source>First rule set</source>
        <translation>Erste Regeln</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <translation>Zweite Regeln</translation>
    </message>
    <message>
        <source>They are the same in every rule.</source>
        <translation>Sie sind in jeder Regel gleich.</translation>
    </message>
    <message>
        <source>Two rule sets side by side</source>
        <translation>Zwei Regelwerke nebeneinander</translation>
    </message>
    <message>
        <source>{rule}, in both: {in_one}.</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets.</extracomment>
        <translation>{rule}, in beiden: {in_one}.</translation>
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
        <translation>Fügen Sie den Text ein, der aus dem Code kam oder den Ihnen jemand geschickt hat. Was drumherum steht, stört nicht.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Text der Regeln</translation>
    </message>
    <message>
        <source>“{rules}”, {game}: as {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {base}: the title of the rules from which others are made.</extracomment>
        <translation>„{rules}“, {game}: wie {base}.</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}”, {game}: {count} change(s) to {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>„{rules}“, {game}: {count:f} Änderung gegenüber {base}.</numerusform>
            <numerusform>„{rules}“, {game}: {count} Änderungen gegenüber {base}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{rules}”: rules of {game} for the program Hand and Foot.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game.</extracomment>
        <translation>„{rules}“: Regeln von {game} für das Programm Hand and Foot.</translation>
    </message>
</context>
<context>
    <name>RulesCodePage</name>
    <message>
        <source>Code of the rules “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Code der Regeln „{rules}“</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>On the other computer, choose “Find your rules” and “Rules from a code”, and paste the text there.</source>
        <translation>Wählen Sie auf dem anderen Computer „Eigene Regeln finden“ und „Regeln aus einem Code“, und fügen Sie den Text dort ein.</translation>
    </message>
    <message>
        <source>Point the camera of a telephone at the code. It shows a line of text, which you can send to anybody.</source>
        <translation>Halten Sie die Kamera eines Telefons auf den Code. Es zeigt eine Zeile Text, die Sie jedem schicken können.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <translation>Der Text ist kopiert.</translation>
    </message>
    <message>
        <source>These rules say too much for a code. A file has room for them.</source>
        <translation>Diese Regeln sagen zu viel für einen Code. Eine Datei hat Platz dafür.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} sentence(s) of your own have no room in the code. A file has them all.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^m} eigener Satz hat im Code keinen Platz. In einer Datei sind alle.</numerusform>
            <numerusform>{count:^} eigene Sätze haben im Code keinen Platz. In einer Datei sind alle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesFinder</name>
    <message>
        <source>Named versions</source>
        <translation>Bekannte Spielarten</translation>
    </message>
    <message>
        <source>Named versions: {kind}</source>
        <extracomment>{kind}: who plays together: “pairs”, “each alone”.</extracomment>
        <translation>Bekannte Spielarten: {kind}</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
</context>
<context>
    <name>RulesFinderPage</name>
    <message>
        <source>Lay side by side</source>
        <translation>Nebeneinanderlegen</translation>
    </message>
    <message>
        <source>No rule set and no rule has these words.</source>
        <translation>Keine Spielart und keine Regel hat diese Wörter.</translation>
    </message>
    <message>
        <source>Rules from a code</source>
        <translation>Regeln aus einem Code</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>Search: a name, or words of a rule</source>
        <translation>Suche: ein Name oder Wörter einer Regel</translation>
    </message>
    <message>
        <source>Show as a code</source>
        <translation>Als Code zeigen</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Einzelne Regeln</translation>
    </message>
    <message>
        <source>Take these rules</source>
        <translation>Diese Regeln nehmen</translation>
    </message>
    <message>
        <source>Which one do we play?</source>
        <translation>Welches spielen wir?</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>A note for whoever gets it</source>
        <translation>Eine Notiz für den, der sie bekommt</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Ort wählen</translation>
    </message>
    <message>
        <source>Write the players’ names into it</source>
        <translation>Die Namen der Spieler hineinschreiben</translation>
    </message>
    <message>
        <source>{deal}: the file holds the rules and the cards as they were dealt, not how they were played.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}: Die Datei enthält die Regeln und die Karten, wie sie gegeben wurden, nicht, wie sie gespielt wurden.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Deal anew</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Deal these cards anew?</source>
        <translation>Diese Karten neu geben?</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <source>Go on with the file</source>
        <translation>Mit der Datei weiterspielen</translation>
    </message>
    <message>
        <source>Go on with the newer one?</source>
        <translation>Mit dem neueren Stand weiterspielen?</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>Als {file} in {folder} gespeichert.</translation>
    </message>
    <message>
        <source>The cards of {file} are being played here already; that game was saved {here}. It is kept in any case.</source>
        <extracomment>{file}: the name of a file. {here}: when a game was saved here, as “today at 18:20”.</extracomment>
        <translation>Mit den Karten aus {file} wird hier schon gespielt; dieses Spiel wurde {here} gespeichert. Es bleibt auf jeden Fall erhalten.</translation>
    </message>
    <message>
        <source>The game goes on as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Das Spiel geht weiter, wie es hier verlassen wurde; die Datei {file} bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The game is kept here from now on; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Das Spiel wird ab jetzt hier aufbewahrt; die Datei {file} bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The game is shown as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Das Spiel wird gezeigt, wie es hier verlassen wurde; die Datei {file} bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This game was opened here before, and went on in two ways. Here it was saved {here}, the file {file} {there}. Both are kept.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Dieses Spiel wurde hier schon geöffnet und ging auf zwei Wegen weiter. Hier wurde es {here} gespeichert, die Datei {file} {there}. Beide bleiben erhalten.</translation>
    </message>
    <message>
        <source>This game was opened here before. Here it was saved {here}; the file {file} was saved {there}, and goes on from there.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Dieses Spiel wurde hier schon geöffnet. Hier wurde es {here} gespeichert; die Datei {file} wurde {there} gespeichert und geht von dort weiter.</translation>
    </message>
    <message>
        <source>Which one goes on?</source>
        <translation>Welches geht weiter?</translation>
    </message>
</context>
<context>
    <name>SceneView</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) deal {number}, by {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} gewinnt Runde {number} mit {points:dat} Vorsprung.</numerusform>
            <numerusform>{names} gewinnen Runde {number} mit {points:dat} Vorsprung.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}, {points} each</source>
        <extracomment>{what}: the cards that count, as “red threes”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{what:^}, je {points}</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Deal shown</source>
        <translation>Gezeigte Runde</translation>
    </message>
    <message>
        <source>Fair deal?</source>
        <translation>Ehrlich?</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Noch ist keine Runde zu Ende.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Augenblick</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message numerus="yes">
        <source>{deal} (goes to|is shared by) {names}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{deal:^} geht an {names}</numerusform>
            <numerusform>{deal:^} teilen sich {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} is being played. This is what it has brought so far.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} läuft noch. Das hat sie bisher gebracht.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetController</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Punkteblatt drucken</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Left in hand:</source>
        <translation>Übrig auf der Hand:</translation>
    </message>
</context>
<context>
    <name>ScorekeeperController</name>
    <message>
        <source>{deal} is deleted. Undo brings it back.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} ist gelöscht. „Rückgängig“ bringt sie zurück.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperPage</name>
    <message>
        <source>Change names and the first dealer</source>
        <translation>Namen und ersten Geber ändern</translation>
    </message>
    <message>
        <source>Close this deal</source>
        <translation>Diese Runde abschließen</translation>
    </message>
    <message>
        <source>Every entry is saved at once.</source>
        <translation>Jeder Eintrag wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>Finish game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation>Blatt drucken</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rule card</source>
        <translation>Regelblatt</translation>
    </message>
    <message>
        <source>The game is finished.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Write down anyway</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>Written down</source>
        <translation>Eingetragen</translation>
    </message>
    <message>
        <source>{deal}, being corrected</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, wird korrigiert</translation>
    </message>
    <message>
        <source>{deal}, to be entered</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, einzutragen</translation>
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
        <translation>Noch ist nichts eingetragen.</translation>
    </message>
    <message>
        <source>The game was over before this deal.</source>
        <translation>Das Spiel war vor dieser Runde zu Ende.</translation>
    </message>
    <message>
        <source>{side}: the total is missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: Die Summe fehlt.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperSetupPage</name>
    <message>
        <source>Change names</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Gibt zuerst</translation>
    </message>
    <message>
        <source>Family, for the sheet</source>
        <translation>Familie, fürs Blatt</translation>
    </message>
    <message>
        <source>From {preset}</source>
        <extracomment>{preset}: the title of the rules to begin with.</extracomment>
        <translation>Nach {preset}</translation>
    </message>
    <message>
        <source>Names and dealer</source>
        <translation>Namen und Geber</translation>
    </message>
    <message>
        <source>Place, for the sheet</source>
        <translation>Ort, fürs Blatt</translation>
    </message>
    <message>
        <source>The family plays with its own cards, the program adds up.</source>
        <translation>Die Familie spielt mit eigenen Karten, das Programm rechnet.</translation>
    </message>
    <message>
        <source>These rules do not fit so many players.</source>
        <translation>Diese Regeln passen nicht zu so vielen Spielern.</translation>
    </message>
    <message>
        <source>What has been entered stays as it is.</source>
        <translation>Was eingetragen ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <extracomment>{place}: where something was played, or where in a file it stands. {names}: several players, listed.</extracomment>
        <translation>{place}, mit {names}</translation>
    </message>
</context>
<context>
    <name>ScriptedBots</name>
    <message>
        <source>the moves before lead elsewhere</source>
        <translation>die Züge davor führen woandershin</translation>
    </message>
</context>
<context>
    <name>SeasonController</name>
    <message>
        <source>Print the season page</source>
        <translation>Saisonblatt drucken</translation>
    </message>
</context>
<context>
    <name>SeasonPage</name>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day} to {until}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”. {until}: the last day, as “12 May”.</extracomment>
        <translation>
            <numerusform>Ein Spiel mit {deals:dat}, {day} bis {until}.</numerusform>
            <numerusform>{number} Spiele mit {deals:dat}, {day} bis {until}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”.</extracomment>
        <translation>
            <numerusform>Ein Spiel mit {deals:dat}, {day}.</numerusform>
            <numerusform>{number} Spiele mit {deals:dat}, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(the only game|{wins} of {number} games) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>das einzige Spiel gewonnen</numerusform>
            <numerusform>{wins} von {number} Spielen gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Alle Jahre</translation>
    </message>
    <message numerus="yes">
        <source>Best (pair|pairs, equally good)</source>
        <translation>
            <numerusform>Bestes Paar</numerusform>
            <numerusform>Beste Paare, gleich gut</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted from the games played and kept on this computer.</source>
        <translation>Gezählt aus den Spielen, die auf diesem Computer gespielt und aufbewahrt wurden.</translation>
    </message>
    <message>
        <source>Games in every month</source>
        <translation>Spiele in jedem Monat</translation>
    </message>
    <message>
        <source>Games in every year</source>
        <translation>Spiele in jedem Jahr</translation>
    </message>
    <message>
        <source>Most games won</source>
        <translation>Meiste gewonnene Spiele</translation>
    </message>
    <message>
        <source>No pair has finished two games together yet.</source>
        <translation>Noch kein Paar hat zwei Spiele zusammen beendet.</translation>
    </message>
    <message>
        <source>No pair has won a game.</source>
        <translation>Kein Paar hat ein Spiel gewonnen.</translation>
    </message>
    <message>
        <source>Nobody who is counted has won a game.</source>
        <translation>Niemand, der gezählt wird, hat ein Spiel gewonnen.</translation>
    </message>
    <message>
        <source>Only bots played; no figures of people are counted.</source>
        <translation>Nur Bots spielten; Zahlen von Menschen gibt es nicht.</translation>
    </message>
    <message>
        <source>The year {year}</source>
        <extracomment>{year}: a year.</extracomment>
        <translation>Das Jahr {year}</translation>
    </message>
    <message>
        <source>Who partnered whom</source>
        <translation>Wer mit wem spielte</translation>
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
            <numerusform>einer Runde; gender: f</numerusform>
            <numerusform>{number} Runden; gender: p</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Player, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Spieler, {place}</translation>
    </message>
    <message>
        <source>Seat to swap</source>
        <translation>Platz zum Tauschen</translation>
    </message>
    <message>
        <source>Seat to swap it with</source>
        <translation>Platz, mit dem getauscht wird</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>{place}, partner</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{place}, Partner</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>A person whose cards are on a phone, which scans a code.</source>
        <translation>Ein Mensch, der die eigenen Karten auf dem Handy sieht, das einen Code scannt.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Südost</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>drei Paare</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>zwei Teams</translation>
    </message>
    <message numerus="yes">
        <source>{number} player(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} Spieler</numerusform>
            <numerusform>{number} Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceLines</name>
    <message>
        <source>Sentence {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Satz {number}</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>Two players have the name {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Zwei Spieler heißen {name}.</translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>Change rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Find your rules</source>
        <translation>Eigene Regeln finden</translation>
    </message>
    <message numerus="yes">
        <source>Find your rules ({count} more)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Eigene Regeln finden (noch {count:f})</numerusform>
            <numerusform>Eigene Regeln finden (noch {count})</numerusform>
        </translation>
    </message>
    <message>
        <source>Make family rules</source>
        <translation>Hausregeln machen</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Behind the leader</source>
        <translation>Abstand zum Ersten</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>Dealers in order:</source>
        <translation>Geber der Reihe nach:</translation>
    </message>
    <message>
        <source>Dealers in order: {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Geber der Reihe nach: {names}</translation>
    </message>
    <message>
        <source>Filled from a game with real cards.</source>
        <translation>Ausgefüllt nach einem Spiel mit echten Karten.</translation>
    </message>
    <message>
        <source>Filled from the game played on this computer.</source>
        <translation>Ausgefüllt nach dem Spiel auf diesem Computer.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards and the unseen cards of each rank.</source>
        <translation>Gedächtnishilfe: die letzten Abwürfe und die ungesehenen Karten jedes Werts.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards.</source>
        <translation>Gedächtnishilfe: die letzten Abwürfe.</translation>
    </message>
    <message>
        <source>Played for practice: any move could be taken back.</source>
        <translation>Zum Üben gespielt: Jeder Zug durfte zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Rules: {rules}. {more}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation>Regeln: {rules}. {more}.</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>by</source>
        <translation>durch</translation>
    </message>
    <message>
        <source>dealer {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Geber: {name}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>see the rule card</source>
        <translation>siehe Regelblatt</translation>
    </message>
    <message>
        <source>{points} each</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>je {points}</translation>
    </message>
    <message>
        <source>{text} … see the rule card</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} … siehe Regelblatt</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>A whole game</source>
        <translation>Ein ganzes Spiel</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Ganze Breite</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Auf einer Seite</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>One sheet</source>
        <translation>Ein Blatt</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Platz für</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>To write in</source>
        <translation>Zum Ausfüllen</translation>
    </message>
    <message>
        <source>Two sheets</source>
        <translation>Zwei Blätter</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message numerus="yes">
        <source>Preview: {title}, (one page|{number} pages)</source>
        <extracomment>{title}: the title of a document. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Vorschau: {title}, eine Seite</numerusform>
            <numerusform>Vorschau: {title}, {number} Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sought</name>
    <message>
        <source>21, 15, begin with, length of a game, count down from</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>21, 15, Anfang, beginnen mit, Länge, herunterzählen</translation>
    </message>
    <message>
        <source>7, 7s, book of sevens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, 7er, Siebener, Siebenercanasta</translation>
    </message>
    <message>
        <source>7, 7s, no wild discards, cannot discard, not thrown away, discard restrictions</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, Siebener, nicht abwerfen, keine wilden ablegen, Abwurfverbot</translation>
    </message>
    <message>
        <source>7, seven turned up, dealer must, automatic</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, Sieben aufgedeckt, Geber muss, automatisch</translation>
    </message>
    <message>
        <source>ace high, ace low, around the corner, turn the corner</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Ass hoch, Ass niedrig, um die Ecke, rundherum</translation>
    </message>
    <message>
        <source>black 3, black 3s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>schwarze 3, schwarze 3er, Sperrkarte</translation>
    </message>
    <message>
        <source>books, canastas, piles of seven, seven of a kind</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Bücher, Canastas, Siebenerstapel, sieben gleiche</translation>
    </message>
    <message>
        <source>card values, face cards, pictures, worth, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Kartenwerte, Bilder, was zählt eine Karte, Augen, Restpunkte</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, eleven, thirteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Kartenzahl, wie viele Karten, elf, dreizehn, austeilen</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, ten, thirteen, fourteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ausgeteilte Karten, wie viele Karten, zehn, dreizehn, vierzehn</translation>
    </message>
    <message>
        <source>change four, get five, exchange, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vier tauschen, fünf bekommen, Tausch, Talon</translation>
    </message>
    <message>
        <source>clean book, red book, natural canasta, pure canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>sauberes Buch, rotes Buch, echte Canasta, reine Canasta</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, mixed direction, other way round, tricks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Uhrzeigersinn, gegen den Uhrzeigersinn, gemischte Richtung, andersherum, Stiche</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, who is next, left, right</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>im Uhrzeigersinn, gegen den Uhrzeigersinn, wer kommt dran, links, rechts</translation>
    </message>
    <message>
        <source>decks, how many decks, number of decks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Kartenspiele, Pakete, wie viele Spiele, Decks</translation>
    </message>
    <message>
        <source>decks, special cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Kartenspiele, Sonderkarten, Decks</translation>
    </message>
    <message>
        <source>dirty book, black book, mixed canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>schmutziges Buch, schwarzes Buch, gemischte Canasta</translation>
    </message>
    <message>
        <source>double, redouble, doubling, four times, stacked</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>doppelt, verdoppeln, vierfach, mehrfach</translation>
    </message>
    <message>
        <source>draw and play, play after drawing</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ziehen und auslegen, nach dem Ziehen legen</translation>
    </message>
    <message>
        <source>draw or play, begin a turn, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ziehen oder auslegen, Zug beginnen, passen</translation>
    </message>
    <message>
        <source>draw piles, draw pile, two piles, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Nachziehstapel, Stock, zwei Stapel, Talon</translation>
    </message>
    <message>
        <source>draw two, pick two, cards drawn in a turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zwei ziehen, wie viele ziehen, kaufen</translation>
    </message>
    <message>
        <source>draw, pick up, how many cards, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ziehen, kaufen, wie viele Karten, passen</translation>
    </message>
    <message>
        <source>each player, from the hand, initial meld, opening</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>jeder Spieler, von der Hand, Erstmeldung, Eröffnung, rauskommen</translation>
    </message>
    <message>
        <source>finish, bonus for going out, close</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Schluss, fertig machen, Prämie, ausmachen</translation>
    </message>
    <message>
        <source>finish, go out, rummy</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>fertig machen, ausmachen, Schluss, Rommé</translation>
    </message>
    <message>
        <source>float, finish, go out, final discard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ausmachen, fertig machen, letzte Karte abwerfen</translation>
    </message>
    <message>
        <source>freeze, frozen pile, block the pile, discard a wild</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>einfrieren, gesperrt, blockieren, Joker abwerfen</translation>
    </message>
    <message>
        <source>get into the foot, go to the foot, in the foot</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>in den Fuß kommen, Fuß aufnehmen</translation>
    </message>
    <message>
        <source>how many play, people, seats</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>wie viele spielen, Leute, Plätze</translation>
    </message>
    <message>
        <source>how many rounds, number of deals, length</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>wie viele Runden, Zahl der Runden, Länge</translation>
    </message>
    <message>
        <source>into the foot, not in the foot, partner’s turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>in den Fuß, nicht im Fuß, Zug des Partners</translation>
    </message>
    <message>
        <source>knock at the end, stock runs out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>am Ende klopfen, Talon aus</translation>
    </message>
    <message>
        <source>knock, end the round early, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>klopfen, früher beenden, Restpunkte</translation>
    </message>
    <message>
        <source>last card of the stock, stock too short</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>letzte Karte vom Talon, zu wenige Karten</translation>
    </message>
    <message>
        <source>look through the pile, peek, spread, count the discards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Stapel durchsehen, nachsehen, ausbreiten, Abwürfe zählen</translation>
    </message>
    <message>
        <source>may I go out, ask, permission</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>darf ich Schluss machen, fragen, Erlaubnis</translation>
    </message>
    <message>
        <source>minimum, opening, going down, getting down, not down, initial meld, points to open</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Mindestpunkte, Eröffnung, Erstmeldung, auslegen, herauskommen</translation>
    </message>
    <message>
        <source>minimum, opening, initial meld, thirty points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Mindestpunkte, Eröffnung, Erstmeldung, dreißig Punkte</translation>
    </message>
    <message>
        <source>overtrump, play higher, head the trick, must beat</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>überstechen, höher spielen, Stichzwang</translation>
    </message>
    <message>
        <source>partners, partnership, teams, couples, individual</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Partner, Paare, Mannschaften, jeder für sich</translation>
    </message>
    <message>
        <source>pay, winner takes, penalty points, minus points, chips</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zahlen, Gewinner bekommt, Strafpunkte, Minuspunkte, Chips</translation>
    </message>
    <message>
        <source>perfect cut, exact grab, perfect pick, lift</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>genau abheben, abnehmen, treffen</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, natural pair, two matching cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Haufen nehmen, aufnehmen, natürliches Paar, zwei gleiche</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, top seven, seven cards, how many cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Haufen nehmen, aufnehmen, oberste sieben, wie viele Karten</translation>
    </message>
    <message>
        <source>pick up with a meld, add the top card, no pair, onto the table</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>auf eine Meldung aufnehmen, oberste anlegen, ohne Paar, auf den Tisch</translation>
    </message>
    <message>
        <source>points of the cards, what cards are worth, card points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Kartenwerte, was Karten zählen, Kartenpunkte</translation>
    </message>
    <message>
        <source>reach the score, end of the game</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Punktziel erreichen, Spielende</translation>
    </message>
    <message>
        <source>red 3, red 3s, bonus cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>rote 3, rote 3er, Bonuskarten</translation>
    </message>
    <message>
        <source>refuse to deal, next dealer, pass on</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>nicht geben, nächster Geber, weitergeben</translation>
    </message>
    <message>
        <source>replace a joker, swap, free the joker, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Joker ersetzen, tauschen, Joker auslösen, Joker befreien</translation>
    </message>
    <message>
        <source>rob, 7, trump seven, change the upcard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>rauben, 7, Trumpfsieben, tauschen</translation>
    </message>
    <message>
        <source>rob, 7, upcard, may not be exchanged</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>eintauschen, 7, aufgedeckte Karte, nicht tauschen</translation>
    </message>
    <message>
        <source>rounds won, winning a round</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>gewonnene Runden, Rundensieg</translation>
    </message>
    <message>
        <source>rounds, how many rounds, length, how long</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Runden, wie viele Runden, Dauer, wie lange</translation>
    </message>
    <message>
        <source>run out of cards, empty stock, reshuffle, shuffle again</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Stock leer, Karten ausgegangen, neu mischen</translation>
    </message>
    <message>
        <source>run out of the hand, play out, turn over</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Hand ausmelden, Zug vorbei, ins Fußblatt</translation>
    </message>
    <message>
        <source>same rank twice, two melds alike, second book</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>zwei gleiche Meldungen, zweites Buch, doppelt</translation>
    </message>
    <message>
        <source>score, value of a trick, penalty, fine, debt, owes two</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Punkte, Wert eines Stichs, Strafe, Schuld, zwei schulden</translation>
    </message>
    <message>
        <source>special cards, queens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Sonderkarten, Damen</translation>
    </message>
    <message>
        <source>stock runs out, no more cards, end of the deck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Talon aus, keine Karten mehr, Ende des Stapels</translation>
    </message>
    <message>
        <source>table talk, talking</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>reden, Tischgespräche, absprechen</translation>
    </message>
    <message>
        <source>trade feet, exchange feet, give the foot away</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Füße tauschen, Fuß weitergeben</translation>
    </message>
    <message>
        <source>turn up a card, first discard, start of the pile</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Karte aufdecken, erste Ablage, Beginn des Haufens</translation>
    </message>
    <message>
        <source>turn up once, twice, three times, thrown in, all pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>einmal, zweimal, dreimal aufdecken, zusammenwerfen, alle passen</translation>
    </message>
    <message>
        <source>undercut, beat the knocker</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>unterbieten, Klopfer schlagen, Gegenschlag</translation>
    </message>
    <message>
        <source>unseen, without looking, blind, in the dark</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ungesehen, ohne hinzusehen, blind</translation>
    </message>
    <message>
        <source>who is first at 0, finish, win at once, reaches zero</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>wer zuerst auf 0 ist, Ende, sofort gewinnen, null</translation>
    </message>
    <message>
        <source>wild book, wild canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>wildes Buch, wilde Canasta, Jokercanasta</translation>
    </message>
    <message>
        <source>wild book, wild canasta, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>wildes Buch, wilde Canasta, Joker, wilde Karten</translation>
    </message>
    <message>
        <source>wild cards, how many wilds</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>wilde Karten, wie viele Joker</translation>
    </message>
    <message>
        <source>wild cards, how many wilds, jokers and twos, deuces, 2s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>wilde Karten, wie viele Joker, Zweier, 2er</translation>
    </message>
    <message>
        <source>winning score, goal, play to, game to, points to win</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>Zielpunkte, Ziel, gespielt bis, Punkte zum Sieg</translation>
    </message>
</context>
<context>
    <name>StartController</name>
    <message>
        <source>Finished games are entered into the family book: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Beendete Spiele werden ins Familienbuch eingetragen: {done} von {total}</translation>
    </message>
    <message>
        <source>The folder of games is looked through: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Der Ordner der Spiele wird durchgesehen: {done} von {total}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Tagesrunde</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>Spiel löschen</translation>
    </message>
    <message>
        <source>Delete this game? It cannot be brought back.</source>
        <translation>Dieses Spiel löschen? Es kann nicht zurückgeholt werden.</translation>
    </message>
    <message>
        <source>First game?</source>
        <translation>Das erste Spiel?</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Weiter lernen</translation>
    </message>
    <message>
        <source>Keep game</source>
        <translation>Spiel behalten</translation>
    </message>
    <message>
        <source>Kept with paper cards, left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Mit Papierkarten, verlassen {when}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translatorcomment>Of “Learn or watch”.</translatorcomment>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Learn {game} at the table, one step at a time.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game} am Tisch lernen, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Verlassen {when}</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Open in another window.</source>
        <translation>In einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation>Ältere Spiele zeigen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was soll gespielt werden?</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>begonnen {when}</translation>
    </message>
    <message>
        <source>go on where you left off</source>
        <translation>da weiter, wo es aufhörte</translation>
    </message>
    <message>
        <source>the same cards for everybody</source>
        <translation>für alle dieselben Karten</translation>
    </message>
    <message>
        <source>{name} to play, left {when}</source>
        <extracomment>{name}: the player, or the players of a side. {when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>{name} ist am Zug, verlassen {when}</translation>
    </message>
    <message numerus="yes">
        <source>{number} lesson(s) at the table</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} Lektion am Tisch</numerusform>
            <numerusform>{number} Lektionen am Tisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more file(s) cannot be used either. None of them was deleted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Eine weitere Datei ist auch nicht brauchbar. Gelöscht wurde sie nicht.</numerusform>
            <numerusform>{number} weitere Dateien sind auch nicht brauchbar. Gelöscht wurde keine davon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} position(s), easy to hard</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} Stellung, leicht bis schwer</numerusform>
            <numerusform>{number} Stellungen, leicht bis schwer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} gelöst</numerusform>
            <numerusform>{number} gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Go back one deal</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Go back one turn</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Go on one deal</source>
        <translation>Eine Runde vor</translation>
    </message>
    <message>
        <source>Go on one move</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Go on one turn</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>Zum Ende des Spiels</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Zum Anfang des Spiels</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>3s</source>
        <translation>3en</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Nein sagen</translation>
    </message>
    <message>
        <source>Answer yes</source>
        <translation>Ja sagen</translation>
    </message>
    <message>
        <source>Ask to go out</source>
        <translation>Nach Schluss fragen</translation>
    </message>
    <message>
        <source>Ask: may {name} go out?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Fragen: Darf {name} Schluss machen?</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Sauber</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Schmutzig</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>verb</comment>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Discard pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ablagestapel {number}</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <comment>noun</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ablage {number}</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Trotzdem tun</translation>
    </message>
    <message>
        <source>Drag the packet up</source>
        <translation>Das Paket nach oben ziehen</translation>
    </message>
    <message>
        <source>Draw both</source>
        <translation>Beide ziehen</translation>
    </message>
    <message>
        <source>Draw from both</source>
        <translation>Von beiden ziehen</translation>
    </message>
    <message numerus="yes">
        <source>Draw the last (card|{number})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Die letzte ziehen</numerusform>
            <numerusform>Die letzten {number} ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the last card</source>
        <translation>Die letzte Karte ziehen</translation>
    </message>
    <message>
        <source>Draw {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{first} + {second} ziehen</translation>
    </message>
    <message>
        <source>Draw {first} from the first stock pile and {second} from the second</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{first} vom ersten Talon und {second} vom zweiten ziehen</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} ziehen</numerusform>
            <numerusform>{number} ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>Erste Meldung</translation>
    </message>
    <message>
        <source>First stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Erster Talon, {cards}</translation>
    </message>
    <message>
        <source>Foot picked up</source>
        <translation>Fußblatt aufgenommen</translation>
    </message>
    <message>
        <source>Foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Fuß {number}</translation>
    </message>
    <message>
        <source>From the top: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Von oben: {cards}</translation>
    </message>
    <message>
        <source>Frozen pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Eingefroren {number}</translation>
    </message>
    <message>
        <source>Frozen {number}</source>
        <comment>discard pile</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Gefroren {number}</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Schluss machen</translation>
    </message>
    <message>
        <source>Hand, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Hand, {cards}</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation>Sauber lassen</translation>
    </message>
    <message>
        <source>Keep to it</source>
        <translation>Dabei bleiben</translation>
    </message>
    <message>
        <source>Knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Knie und Fuß {number}</translation>
    </message>
    <message numerus="yes">
        <source>Laid out: {number} {ranks}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Vorgelegt: {number} {ranks}</numerusform>
            <numerusform>Vorgelegt: {number} {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Vorlegen</translation>
    </message>
    <message numerus="yes">
        <source>Lift about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Etwa {number} abheben</numerusform>
            <numerusform>Etwa {number} abheben</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it dirty</source>
        <translation>Schmutzig machen</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Neue Meldung</translation>
    </message>
    <message>
        <source>One more by a click, many by a drag or Shift+click.</source>
        <translation>Eine mehr mit einem Klick, viele durch Ziehen oder Umschalt+Klick.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Red 3s</source>
        <translation>Rote 3en</translation>
    </message>
    <message>
        <source>Second stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Zweiter Talon, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Seven at once: (one is|{number} are) missing.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Sieben auf einmal: Eine fehlt.</numerusform>
            <numerusform>Sieben auf einmal: {number} fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordnen nach</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Nach Werten ordnen</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Nach Farben ordnen</translation>
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
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Alle zurücknehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take brings {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Aufnehmen bringt {cards:acc}</translation>
    </message>
    <message numerus="yes">
        <source>Take {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} aufnehmen</numerusform>
            <numerusform>{number} aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Das reicht.</translation>
    </message>
    <message>
        <source>The melds of {names} are shown large.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Die Meldungen von {names} werden groß gezeigt.</translation>
    </message>
    <message>
        <source>The own melds of {names} are large again.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Die eigenen Meldungen von {names} sind wieder groß.</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Wild</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation>Die Hand ist nach Werten geordnet.</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation>Die Hand ist nach Farben geordnet.</translation>
    </message>
    <message>
        <source>a wild makes the clean {ranks} dirty.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>eine wilde Karte macht die sauberen {ranks} schmutzig.</translation>
    </message>
    <message>
        <source>about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>etwa {number}</translation>
    </message>
    <message>
        <source>as agreed, all get into the foot first.</source>
        <translation>wie abgesprochen gehen alle zuerst ins Fußblatt.</translation>
    </message>
    <message>
        <source>as agreed, melds of five or six are closed first.</source>
        <translation>wie abgesprochen werden Meldungen aus fünf oder sechs zuerst voll.</translation>
    </message>
    <message>
        <source>as agreed, nobody goes out while behind in points.</source>
        <translation>wie abgesprochen macht niemand Schluss, der nach Punkten zurückliegt.</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>sauber</translation>
    </message>
    <message>
        <source>clean melds were to stay clean, as agreed.</source>
        <translation>saubere Meldungen sollten sauber bleiben, wie abgesprochen.</translation>
    </message>
    <message>
        <source>completes a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>vervollständigt {pile:eine saubere|einen sauberen|ein sauberes} {pile}</translation>
    </message>
    <message>
        <source>completes a dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>vervollständigt {pile:eine schmutzige|einen schmutzigen|ein schmutziges} {pile}</translation>
    </message>
    <message>
        <source>completes a wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>vervollständigt {pile:eine wilde|einen wilden|ein wildes} {pile}</translation>
    </message>
    <message>
        <source>completes a {pile} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>vervollständigt {pile:eine|einen|ein} {pile} aus Siebenen</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>schmutzig</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>passt an eine Meldung</translation>
    </message>
    <message>
        <source>foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Fuß {number}</translation>
    </message>
    <message>
        <source>in
foot</source>
        <translation>im
Fuß</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>im Fuß</translation>
    </message>
    <message>
        <source>knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Knie und Fuß {number}</translation>
    </message>
    <message>
        <source>left</source>
        <comment>points</comment>
        <translation>übrig</translation>
    </message>
    <message>
        <source>left in hand {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>auf der Hand {points}</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>angehoben</translation>
    </message>
    <message>
        <source>makes it dirty</source>
        <translation>macht sie schmutzig</translation>
    </message>
    <message>
        <source>more fits: the foot comes first, as agreed.</source>
        <translation>es passt mehr: Das Fußblatt geht vor, wie abgesprochen.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>new
meld</source>
        <translation>neue
Meldung</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>noch nicht gemeldet</translation>
    </message>
    <message numerus="yes">
        <source>of {counts} card(s)</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>
            <numerusform>aus {counts} Karte</numerusform>
            <numerusform>aus {counts} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>auf dem Tisch {points}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>red 3s</source>
        <translation>rote 3en</translation>
    </message>
    <message>
        <source>the {ranks} were to stay clean, as agreed.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:the} sollten sauber bleiben, wie abgesprochen.</translation>
    </message>
    <message>
        <source>this ends the deal, and it cannot be taken back.</source>
        <translation>das beendet die Runde und kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>wild</translation>
    </message>
    <message>
        <source>wilds are for the wild meld, as agreed.</source>
        <translation>wilde Karten sind für die wilde Meldung, wie abgesprochen.</translation>
    </message>
    <message numerus="yes">
        <source>with {number} (lady|ladies)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>mit {number} Lady</numerusform>
            <numerusform>mit {number} Ladys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:^}. (One point is|{points} points are) missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{cards:^}. Ein Punkt fehlt.</numerusform>
            <numerusform>{cards:^}. {points} Punkte fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:^}. That is enough.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}. Das reicht.</translation>
    </message>
    <message>
        <source>{card} fits a meld of the own side.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:the} passt an eine eigene Meldung.</translation>
    </message>
    <message>
        <source>{card} is wild and goes with nearly every meld.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} ist wild und passt zu fast jeder Meldung.</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s) new</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Karte neu</numerusform>
            <numerusform>{count} Karten neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have} of {need} {piles}, on the table {points}</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed. {piles}: the same word for several, some with what they are: “clean piles”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{have} von {need} {piles:dat}, auf dem Tisch {points}</numerusform>
            <numerusform>{have} von {need} {piles:dat}, auf dem Tisch {points}</numerusform>
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
        <translation>{label}, obenauf {card}</translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {number} of them wild</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{meld}, {number} davon wild</numerusform>
            <numerusform>{meld}, {number} davon wild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} meld(s), {cards}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{number} Meldung, {cards}</numerusform>
            <numerusform>{number} Meldungen, {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>noch {number}</numerusform>
            <numerusform>noch {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{number} von {total}</translation>
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
        </translation>
    </message>
</context>
<context>
    <name>TableHints</name>
    <message>
        <source>A hint is being looked for.</source>
        <translation>Ein Tipp wird gesucht.</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Ein anderer Weg</translation>
    </message>
    <message>
        <source>H says more.</source>
        <translation>H sagt mehr.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>There is no other way to show.</source>
        <translation>Es gibt keinen anderen Weg zu zeigen.</translation>
    </message>
    <message>
        <source>What was laid out was taken back; Undo brings it back.</source>
        <translation>Vorgelegte Karten wurden zurückgenommen; „Rückgängig“ bringt sie wieder.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>All</source>
        <comment>sounds</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>moves</comment>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text</comment>
        <translation>Am größten</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Bewegung der Karten</translation>
    </message>
    <message>
        <source>None</source>
        <comment>sounds</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliv</translation>
    </message>
    <message>
        <source>Only at a turn</source>
        <translation>Nur am Zug</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>moves</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>moves</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>This copy of the program came without its sounds. To hear them, install miniaudio beside it; the README says how.</source>
        <translation>Diese Kopie des Programms enthält keine Töne. Um sie zu hören, miniaudio dazu installieren; die README sagt, wie.</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Weinrot</translation>
    </message>
</context>
<context>
    <name>TableTips</name>
    <message>
        <source>Close this note</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>No more notes</source>
        <translation>Keine Hinweise mehr</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>{ranks} {points}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks} {points}; gender: p</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Position in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Moves, scores</source>
        <translation>Züge, Punkte</translation>
    </message>
</context>
<context>
    <name>TotalBar</name>
    <message>
        <source>Total: {totals}</source>
        <extracomment>{totals}: the points of every player, listed.</extracomment>
        <translation>Gesamt: {totals}</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Last turns</source>
        <translation>Letzte Züge</translation>
    </message>
</context>
<context>
    <name>TurnParts</name>
    <message numerus="yes">
        <source>completed clean {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} saubere {ranks:acc}</numerusform>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} saubere {ranks:acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed dirty {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} schmutzige {ranks:acc}</numerusform>
            <numerusform>{name:vervollständigte|vervollständigte|vervollständigte|vervollständigten} schmutzige {ranks:acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>threw a card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>warf eine Karte ab</translation>
    </message>
    <message numerus="yes">
        <source>took {number} for the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>nahm {number} für {ranks:the.acc}</numerusform>
            <numerusform>nahm {number} für {ranks:the.acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {number} with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>nahm {number} mit {cards:dat}</numerusform>
            <numerusform>nahm {number} mit {cards:dat}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unplayed</name>
    <message>
        <source>A tie is played off by another deal.</source>
        <translation>Bei Gleichstand wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>Cards in a foot not picked up count twice.</source>
        <translation>Karten in einem nicht aufgenommenen Fußblatt zählen doppelt.</translation>
    </message>
    <message>
        <source>Discard {cards}, one after the other.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^acc} abwerfen, eine nach der anderen.</translation>
    </message>
    <message>
        <source>{count:^} packets are dealt to everybody: {sizes}.</source>
        <extracomment>{count}: the number on which the plural form depends. {sizes}: numbers of cards, listed.</extracomment>
        <translation>Alle bekommen {count:n} Pakete: {sizes}.</translation>
    </message>
</context>
<context>
    <name>ValueTexts</name>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} bis {last}</translation>
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
            <numerusform>Und noch {count:f}.</numerusform>
            <numerusform>Und noch {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As near by your answers</source>
        <translation>Nach Ihren Antworten ebenso nah</translation>
    </message>
    <message>
        <source>Go on with your answers</source>
        <translation>Mit Ihren Antworten weiter</translation>
    </message>
    <message>
        <source>Most families begin with “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Die meisten Familien beginnen mit „{rules}“</translation>
    </message>
    <message>
        <source>Nearest is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Am nächsten ist „{rules}“</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Den Rest überspringen</translation>
    </message>
    <message>
        <source>Take “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>„{rules}“ nehmen</translation>
    </message>
    <message>
        <source>That is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Das ist „{rules}“</translation>
    </message>
    <message>
        <source>You do otherwise</source>
        <translation>Bei Ihnen anders</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Cover the cards</source>
        <translation>Karten verdecken</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Diesen Schritt überspringen</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>What may be done now?</source>
        <translation>Was ist jetzt möglich?</translation>
    </message>
</context>
<context>
    <name>WonPage</name>
    <message>
        <source>Best: {deal}, {points}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Am besten: {deal}, {points}.</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Zettel drucken</translation>
    </message>
    <message>
        <source>{points} to {total}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{points} zu {total}.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>(a five|{count} fives)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Fünf; dat: einer Fünf; gender: f</numerusform>
            <numerusform>{count} Fünfen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four|{count} fours)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Vier; dat: einer Vier; gender: f</numerusform>
            <numerusform>{count} Vieren; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack|{count} jacks)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Bube; acc: einen Buben; a.acc: einen Buben; dat: einem Buben; gender: m</numerusform>
            <numerusform>{count} Buben; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jester|{count} jesters)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Narr; acc: einen Narren; a.acc: einen Narren; dat: einem Narren; gender: m</numerusform>
            <numerusform>{count} Narren; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker|{count} jokers)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Joker; acc: einen Joker; a.acc: einen Joker; dat: einem Joker; gender: m</numerusform>
            <numerusform>{count} Joker; dat: {count} Jokern; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king|{count} kings)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein König; acc: einen König; a.acc: einen König; dat: einem König; gender: m</numerusform>
            <numerusform>{count} Könige; dat: {count} Königen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lady|{count} ladies)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Lady; dat: einer Lady; gender: f</numerusform>
            <numerusform>{count} Ladys; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lord|{count} lords)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Lord; acc: einen Lord; a.acc: einen Lord; dat: einem Lord; gender: m</numerusform>
            <numerusform>{count} Lords; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine|{count} nines)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Neun; dat: einer Neun; gender: f</numerusform>
            <numerusform>{count} Neunen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a one|{count} ones)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Eins; dat: einer Eins; gender: f</numerusform>
            <numerusform>{count} Einsen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen|{count} queens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Dame; dat: einer Dame; gender: f</numerusform>
            <numerusform>{count} Damen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven|{count} sevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Sieben; dat: einer Sieben; gender: f</numerusform>
            <numerusform>{count} Siebenen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six|{count} sixes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Sechs; dat: einer Sechs; gender: f</numerusform>
            <numerusform>{count} Sechsen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten|{count} tens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Zehn; dat: einer Zehn; gender: f</numerusform>
            <numerusform>{count} Zehnen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a three|{count} threes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Drei; dat: einer Drei; gender: f</numerusform>
            <numerusform>{count} Dreien; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a twelve|{count} twelves)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Zwölf; dat: einer Zwölf; gender: f</numerusform>
            <numerusform>{count} Zwölfer; dat: {count} Zwölfern; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two|{count} twos)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Zwei; dat: einer Zwei; gender: f</numerusform>
            <numerusform>{count} Zweien; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a villain|{count} villains)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Schurke; acc: einen Schurken; a.acc: einen Schurken; dat: einem Schurken; gender: m</numerusform>
            <numerusform>{count} Schurken; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace|{count} aces)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Ass; dat: einem Ass; gender: n</numerusform>
            <numerusform>{count} Asse; dat: {count} Assen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight|{count} eights)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Acht; dat: einer Acht; gender: f</numerusform>
            <numerusform>{count} Achten; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eleven|{count} elevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Elf; dat: einer Elf; gender: f</numerusform>
            <numerusform>{count} Elfer; dat: {count} Elfern; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>262 special cards</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>262 besondere Karten; dat: 262 besonderen Karten; gender: p</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>a click on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ein Klick auf den Talon</translation>
    </message>
    <message>
        <source>a tap on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ein Tipp auf den Talon</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Ass; a: ein Ass; a.dat: einem Ass; the: das Ass; the.dat: dem Ass; gender: n</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Asse; dat: Assen; the: die Asse; the.dat: den Assen; gender: p</translation>
    </message>
    <message>
        <source>black joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>schwarzer Joker; acc: schwarzen Joker; dat: schwarzem Joker; a: ein schwarzer Joker; a.acc: einen schwarzen Joker; a.dat: einem schwarzen Joker; the: der schwarze Joker; the.acc: den schwarzen Joker; the.dat: dem schwarzen Joker; gender: m</translation>
    </message>
    <message>
        <source>black three</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>schwarze Drei; dat: schwarzer Drei; a: eine schwarze Drei; a.dat: einer schwarzen Drei; the: die schwarze Drei; the.dat: der schwarzen Drei; gender: f</translation>
    </message>
    <message>
        <source>black threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>schwarze Dreien; the: die schwarzen Dreien; the.dat: den schwarzen Dreien; gender: p</translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Buch; dat: Buch; gen: Buchs; gender: n</translation>
    </message>
    <message numerus="yes">
        <source>book(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>Buch; gender: n</numerusform>
            <numerusform>Bücher; dat: Büchern; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>books</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Bücher; dat: Büchern; gender: p</translation>
    </message>
    <message>
        <source>canasta</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Canasta; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>canasta(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>Canasta; gender: f</numerusform>
            <numerusform>Canastas; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>canastas</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Canastas; gender: p</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Kreuz; gender: n</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Karo; gender: n</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>acht</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Acht; a: eine Acht; a.dat: einer Acht; the: die Acht; the.dat: der Acht; gender: f</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Achten; the: die Achten; the.dat: den Achten; gender: p</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>elf</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Elf; a: eine Elf; a.dat: einer Elf; the: die Elf; the.dat: der Elf; gender: f</translation>
    </message>
    <message>
        <source>elevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Elfer; dat: Elfern; the: die Elfer; the.dat: den Elfern; gender: p</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>five</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Fünf; a: eine Fünf; a.dat: einer Fünf; the: die Fünf; the.dat: der Fünf; gender: f</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Fünfen; the: die Fünfen; the.dat: den Fünfen; gender: p</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Fußblatt; dat: Fußblatt; the: das Fußblatt; the.dat: dem Fußblatt; gender: n</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>vier</translation>
    </message>
    <message>
        <source>four</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Vier; a: eine Vier; a.dat: einer Vier; the: die Vier; the.dat: der Vier; gender: f</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Vieren; the: die Vieren; the.dat: den Vieren; gender: p</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Herz; gender: n</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Bube; acc: Buben; dat: Buben; a: ein Bube; a.acc: einen Buben; a.dat: einem Buben; the: der Bube; the.acc: den Buben; the.dat: dem Buben; gender: m</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Buben; the: die Buben; the.dat: den Buben; gender: p</translation>
    </message>
    <message>
        <source>jester</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Narr; acc: Narren; dat: Narren; a: ein Narr; a.acc: einen Narren; a.dat: einem Narren; the: der Narr; the.acc: den Narren; the.dat: dem Narren; gender: m</translation>
    </message>
    <message>
        <source>jesters</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Narren; the: die Narren; the.dat: den Narren; gender: p</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Joker; a: ein Joker; a.acc: einen Joker; a.dat: einem Joker; the: der Joker; the.acc: den Joker; the.dat: dem Joker; gender: m</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Joker; dat: Jokern; the: die Joker; the.dat: den Jokern; gender: p</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>König; a: ein König; a.acc: einen König; a.dat: einem König; the: der König; the.acc: den König; the.dat: dem König; gender: m</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Könige; dat: Königen; the: die Könige; the.dat: den Königen; gender: p</translation>
    </message>
    <message>
        <source>knee</source>
        <comment>the packet between hand and foot</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Knieblatt; dat: Knieblatt; the: das Knieblatt; the.dat: dem Knieblatt; gender: n</translation>
    </message>
    <message>
        <source>ladies</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Ladys; the: die Ladys; the.dat: den Ladys; gender: p</translation>
    </message>
    <message>
        <source>lady</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Lady; a: eine Lady; a.dat: einer Lady; the: die Lady; the.dat: der Lady; gender: f</translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Lord; a: ein Lord; a.acc: einen Lord; a.dat: einem Lord; the: der Lord; the.acc: den Lord; the.dat: dem Lord; gender: m</translation>
    </message>
    <message>
        <source>lords</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Lords; the: die Lords; the.dat: den Lords; gender: p</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>neun</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Neun; a: eine Neun; a.dat: einer Neun; the: die Neun; the.dat: der Neun; gender: f</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Neunen; the: die Neunen; the.dat: den Neunen; gender: p</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>keine; m: kein; m.acc: keinen; m.dat: keinem; f: keine; f.dat: keiner; n: kein; n.dat: keinem; stem: kein</translation>
    </message>
    <message>
        <source>no {piles} needed</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>keine {piles} nötig; gender: p</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>eins; m: ein; m.acc: einen; m.dat: einem; m.of: einer; f: eine; f.dat: einer; n: ein; n.dat: einem; stem: ein</translation>
    </message>
    <message>
        <source>one</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Eins; a: eine Eins; a.dat: einer Eins; the: die Eins; the.dat: der Eins; gender: f</translation>
    </message>
    <message>
        <source>ones</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Einsen; the: die Einsen; the.dat: den Einsen; gender: p</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Stapel; gen: Stapels; gender: m</translation>
    </message>
    <message numerus="yes">
        <source>pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>Stapel; gender: m</numerusform>
            <numerusform>Stapel; dat: Stapeln; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>piles</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Stapel; dat: Stapeln; gender: p</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Dame; a: eine Dame; a.dat: einer Dame; the: die Dame; the.dat: der Dame; gender: f</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Damen; the: die Damen; the.dat: den Damen; gender: p</translation>
    </message>
    <message>
        <source>red joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>roter Joker; acc: roten Joker; dat: rotem Joker; a: ein roter Joker; a.acc: einen roten Joker; a.dat: einem roten Joker; the: der rote Joker; the.acc: den roten Joker; the.dat: dem roten Joker; gender: m</translation>
    </message>
    <message>
        <source>red threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>rote Dreien</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sieben</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Sieben; a: eine Sieben; a.dat: einer Sieben; the: die Sieben; the.dat: der Sieben; gender: f</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Siebenen; the: die Siebenen; the.dat: den Siebenen; gender: p</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>six</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Sechs; a: eine Sechs; a.dat: einer Sechs; the: die Sechs; the.dat: der Sechs; gender: f</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Sechsen; the: die Sechsen; the.dat: den Sechsen; gender: p</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Pik; gender: n</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>zehn</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Zehn; a: eine Zehn; a.dat: einer Zehn; the: die Zehn; the.dat: der Zehn; gender: f</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Zehnen; the: die Zehnen; the.dat: den Zehnen; gender: p</translation>
    </message>
    <message>
        <source>the first meld of a player</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>die erste Meldung; dat: der ersten Meldung; gender: f</translation>
    </message>
    <message>
        <source>the first meld of a side</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>die erste Meldung einer Seite; dat: der ersten Meldung einer Seite; gender: f</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:the}; acc: {card:the.acc}; dat: {card:the.dat}; a: {card:the}; a.acc: {card:the.acc}; a.dat: {card:the.dat}; the: {card:the}; the.acc: {card:the.acc}; the.dat: {card:the.dat}; gender: {card:gender}</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>drei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Drei; a: eine Drei; a.dat: einer Drei; the: die Drei; the.dat: der Drei; gender: f</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Dreien; the: die Dreien; the.dat: den Dreien; gender: p</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Zwölf; a: eine Zwölf; a.dat: einer Zwölf; the: die Zwölf; the.dat: der Zwölf; gender: f</translation>
    </message>
    <message>
        <source>twelves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Zwölfer; dat: Zwölfern; the: die Zwölfer; the.dat: den Zwölfern; gender: p</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>two</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Zwei; a: eine Zwei; a.dat: einer Zwei; the: die Zwei; the.dat: der Zwei; gender: f</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Zweien; the: die Zweien; the.dat: den Zweien; gender: p</translation>
    </message>
    <message>
        <source>villain</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Schurke; acc: Schurken; dat: Schurken; a: ein Schurke; a.acc: einen Schurken; a.dat: einem Schurken; the: der Schurke; the.acc: den Schurken; the.dat: dem Schurken; gender: m</translation>
    </message>
    <message>
        <source>villains</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Schurken; the: die Schurken; the.dat: den Schurken; gender: p</translation>
    </message>
    <message>
        <source>wilds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>wilde Karten; dat: wilden Karten; the: die wilden Karten; the.dat: den wilden Karten; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Karte; dat: einer Karte; gender: f</numerusform>
            <numerusform>{count} Karten; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|||} {piles:saubere|sauberer|sauberes|saubere} {piles}; acc: {count:stem}{piles:e|en||} {piles:saubere|sauberen|sauberes|saubere} {piles}; dat: {count:stem}{piles:er|em|em|} sauberen {piles:dat}; gender: {piles:gender}</numerusform>
            <numerusform>{count} saubere {piles}; dat: {count} sauberen {piles:dat}; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deal(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Runde; dat: einer Runde; gender: f</numerusform>
            <numerusform>{count} Runden; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|||} {piles:schmutzige|schmutziger|schmutziges|schmutzige} {piles}; acc: {count:stem}{piles:e|en||} {piles:schmutzige|schmutzigen|schmutziges|schmutzige} {piles}; dat: {count:stem}{piles:er|em|em|} schmutzigen {piles:dat}; gender: {piles:gender}</numerusform>
            <numerusform>{count} schmutzige {piles}; dat: {count} schmutzigen {piles:dat}; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} joker(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Joker; acc: einen Joker; dat: einem Joker; gender: m</numerusform>
            <numerusform>{count} Joker; dat: {count} Jokern; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pack(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Kartenspiel; dat: einem Kartenspiel; gender: n</numerusform>
            <numerusform>{count} Kartenspiele; dat: {count} Kartenspielen; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pair(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Paar; dat: einem Paar; gender: n</numerusform>
            <numerusform>{count} Paare; dat: {count} Paaren; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} player(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Spieler; acc: einen Spieler; dat: einem Spieler; gender: m</numerusform>
            <numerusform>{count} Spieler; dat: {count} Spielern; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} round(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine Runde; dat: einer Runde; gender: f</numerusform>
            <numerusform>{count} Runden; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stock pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>ein Talon; acc: einen Talon; dat: einem Talon; gender: m</numerusform>
            <numerusform>{count} Talons; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|||} {piles:wilde|wilder|wildes|wilde} {piles}; acc: {count:stem}{piles:e|en||} {piles:wilde|wilden|wildes|wilde} {piles}; dat: {count:stem}{piles:er|em|em|} wilden {piles:dat}; gender: {piles:gender}</numerusform>
            <numerusform>{count} wilde {piles}; dat: {count} wilden {piles:dat}; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>eine wilde Karte; dat: einer wilden Karte; gender: f</numerusform>
            <numerusform>{count} wilde Karten; dat: {count} wilden Karten; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|||} {piles}; acc: {count:stem}{piles:e|en||} {piles}; dat: {count:stem}{piles:er|em|em|} {piles:dat}; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles}; dat: {count} {piles:dat}; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} in all</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|||} {piles} insgesamt; acc: {count:stem}{piles:e|en||} {piles} insgesamt; dat: {count:stem}{piles:er|em|em|} {piles:dat} insgesamt; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles} insgesamt; dat: {count} {piles:dat} insgesamt; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} of sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:stem}{piles:e|||} {piles} aus Siebenen; acc: {count:stem}{piles:e|en||} {piles} aus Siebenen; dat: {count:stem}{piles:er|em|em|} {piles:dat} aus Siebenen; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles} aus Siebenen; dat: {count} {piles:dat} aus Siebenen; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} und {last:*}; gender: p</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} oder {last}; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{first} or {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} oder {last:f} Karte; gender: p</numerusform>
            <numerusform>{first:f} oder {last:f} Karten; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} bis {last}; gender: p</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} bis {last}; dat: {first:dat} bis {last:dat}; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} bis {last:f} Karte; gender: p</numerusform>
            <numerusform>{first:f} bis {last:f} Karten; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {following}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation>{first:*} {following:*}; gender: p</translation>
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
            <numerusform>{number} Karte; gender: f</numerusform>
            <numerusform>{number} Karten; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} point(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} Punkt; dat: {number} Punkt; gender: m</numerusform>
            <numerusform>{number} Punkte; dat: {number} Punkten; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) from deal {deal} on</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} Punkt ab Runde {deal}; dat: {points} Punkt ab Runde {deal}; gender: m</numerusform>
            <numerusform>{points} Punkte ab Runde {deal}; dat: {points} Punkten ab Runde {deal}; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) in deal {deal}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} Punkt in Runde {deal}; dat: {points} Punkt in Runde {deal}; gender: m</numerusform>
            <numerusform>{points} Punkte in Runde {deal}; dat: {points} Punkten in Runde {deal}; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{suit}-{rank}; acc: {suit}-{rank:acc}; dat: {suit}-{rank:dat}; a: {rank:eine|ein|ein} {suit}-{rank}; a.acc: {rank:eine|einen|ein} {suit}-{rank:acc}; a.dat: {rank:einer|einem|einem} {suit}-{rank:dat}; the: {rank:die|der|das} {suit}-{rank}; the.acc: {rank:die|den|das} {suit}-{rank:acc}; the.dat: {rank:der|dem|dem} {suit}-{rank:dat}; gender: {rank:gender}</translation>
    </message>
</context>
<context>
    <name>_AboutPage</name>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy.</source>
        <translation>Ein Kartentisch für Hand and Foot, Raub und Manipulations-Rommé.</translation>
    </message>
    <message>
        <source>BSD licence</source>
        <translation>BSD-Lizenz</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License (LGPL) 3</source>
        <translation>GNU Lesser General Public License (LGPL) 3</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence and comes without any warranty.</source>
        <translation>Es ist freie Software unter der MIT-Lizenz, ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>MIT-Lizenz</translation>
    </message>
    <message>
        <source>Python Software Foundation License</source>
        <translation>Python Software Foundation License</translation>
    </message>
    <message>
        <source>Qt and PySide6 are libraries of their own and may be exchanged for other versions of them; their source is at {address}.</source>
        <extracomment>{address}: an address on the web.</extracomment>
        <translation>Qt und PySide6 sind eigene Bibliotheken und dürfen gegen andere Versionen getauscht werden; ihr Quelltext steht unter {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version}: the number of a version.</extracomment>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Version, system and the last faults, for whoever mends the program.</source>
        <translation>Version, System und die letzten Fehler, für jemanden, der das Programm repariert.</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Woraus es gemacht ist</translation>
    </message>
</context>
<context>
    <name>_CheckPage</name>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Einzelheiten verbergen</translation>
    </message>
    <message>
        <source>Made again just now</source>
        <translation>Jetzt neu berechnet</translation>
    </message>
    <message>
        <source>No deal of this game has a code.</source>
        <translation>Keine Runde dieses Spiels hat einen Code.</translation>
    </message>
    <message>
        <source>Secret number</source>
        <translation>Geheime Zahl</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Einzelheiten zeigen</translation>
    </message>
    <message>
        <source>Shown before the deal</source>
        <translation>Vor der Runde gezeigt</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>Text kopiert</translation>
    </message>
    <message>
        <source>The cards as they were dealt</source>
        <translation>Die Karten, wie sie gegeben wurden</translation>
    </message>
    <message>
        <source>The exact text for sha256sum</source>
        <translation>Der genaue Text für sha256sum</translation>
    </message>
    <message>
        <source>The next deal has the code {code}.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Die nächste Runde hat den Code {code}.</translation>
    </message>
    <message>
        <source>The secret number, the cards and the exact text that the code is made of</source>
        <translation>Die geheime Zahl, die Karten und der genaue Text, aus dem der Code entsteht</translation>
    </message>
    <message>
        <source>{deal} is being played; its code {code} can be checked once it is over.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>{deal:^} läuft noch; ihr Code {code} lässt sich danach prüfen.</translation>
    </message>
</context>
<context>
    <name>_Choice</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
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
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Before a game: move the player to another seat</source>
        <translation>Vor einem Spiel: den Spieler auf einen anderen Platz setzen</translation>
    </message>
    <message>
        <source>Begin a lesson or a puzzle again</source>
        <translation>Eine Lektion oder ein Rätsel neu beginnen</translation>
    </message>
    <message>
        <source>Bring hands onto phones, and back to the screen</source>
        <translation>Karten auf Handys bringen und zurück an den Bildschirm</translation>
    </message>
    <message>
        <source>Change names, or put a bot in a player’s place</source>
        <translation>Namen ändern oder einen Bot für einen Spieler einsetzen</translation>
    </message>
    <message>
        <source>Check the deal code</source>
        <translation>Rundencode prüfen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Click on a side</source>
        <translation>Klick auf eine Seite</translation>
    </message>
    <message>
        <source>Click on a word</source>
        <translation>Klick auf ein Wort</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Klick auf den Talon</translation>
    </message>
    <message>
        <source>Close a corrected deal, or go back to the start</source>
        <translation>Eine korrigierte Runde abschließen oder zum Anfang zurück</translation>
    </message>
    <message>
        <source>Copy a report about faults of the program</source>
        <translation>Einen Bericht über Fehler des Programms kopieren</translation>
    </message>
    <message>
        <source>Cover the cards in the middle of a turn</source>
        <translation>Die Karten mitten im Zug verdecken</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Deal report: luck, play, and decisions</source>
        <translation>Rundenbericht: Glück, Spielweise und Entscheidungen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Double click on a move</source>
        <translation>Doppelklick auf einen Zug</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drag across</source>
        <translation>Darüber ziehen</translation>
    </message>
    <message>
        <source>Draw; dragging a card off it, too</source>
        <translation>Ziehen; auch, indem man eine Karte wegzieht</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Explain a place of the table</source>
        <translation>Eine Stelle des Tisches erklären</translation>
    </message>
    <message>
        <source>Explain it: clean, foot, Refe …</source>
        <translation>Erklären: sauber, Fußblatt, Refe …</translation>
    </message>
    <message>
        <source>Explain the words on the table, one after the other</source>
        <translation>Die Wörter auf dem Tisch erklären, eines nach dem anderen</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it</source>
        <translation>Ganzer Bildschirm, oder zurück</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Go back to where looking back began</source>
        <translation>Zurück dorthin, wo der Rückblick begann</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Von Karte zu Karte gehen</translation>
    </message>
    <message>
        <source>Go from line to line</source>
        <translation>Von Zeile zu Zeile gehen</translation>
    </message>
    <message>
        <source>Go on to the next field, at last write down</source>
        <translation>Zum nächsten Feld, zuletzt eintragen</translation>
    </message>
    <message>
        <source>Go on to the next place of the table</source>
        <translation>Zur nächsten Stelle des Tisches</translation>
    </message>
    <message>
        <source>Go on with the next deal</source>
        <translation>Weiter mit der nächsten Runde</translation>
    </message>
    <message>
        <source>Go one deal back or on</source>
        <translation>Eine Runde zurück oder vor</translation>
    </message>
    <message>
        <source>Go one move back or on</source>
        <translation>Einen Schritt zurück oder vor</translation>
    </message>
    <message>
        <source>Go one turn back or on</source>
        <translation>Einen Zug zurück oder vor</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Zur ersten oder letzten Karte</translation>
    </message>
    <message>
        <source>Go to the move of the line in the log</source>
        <translation>Zum Zug dieser Zeile im Verlauf</translation>
    </message>
    <message>
        <source>Go to the next card of that rank</source>
        <translation>Zur nächsten Karte dieses Werts</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Zum nächsten Rätsel gehen</translation>
    </message>
    <message>
        <source>Go to the start or the end of the game</source>
        <translation>Zum Anfang oder Ende des Spiels</translation>
    </message>
    <message>
        <source>Hint: where to look, then the move, then why, then another way</source>
        <translation>Tipp: erst wohin schauen, dann der Zug, dann warum, dann ein anderer Weg</translation>
    </message>
    <message>
        <source>In a demo: go faster</source>
        <translation>In einer Vorführung: schneller</translation>
    </message>
    <message>
        <source>In a demo: stop, then one step at a time</source>
        <translation>In einer Vorführung: anhalten, dann Schritt für Schritt</translation>
    </message>
    <message>
        <source>Keep the score of a game with paper cards</source>
        <translation>Punkte eines Spiels mit Papierkarten schreiben</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Punkte schreiben</translation>
    </message>
    <message>
        <source>Leave a lesson or a puzzle</source>
        <translation>Eine Lektion oder ein Rätsel verlassen</translation>
    </message>
    <message>
        <source>Lift a card of the table besides those lifted</source>
        <translation>Eine Karte des Tisches zu den angehobenen dazunehmen</translation>
    </message>
    <message>
        <source>Lift a card; click where it goes to put it down</source>
        <translation>Eine Karte anheben; ein Klick aufs Ziel legt sie ab</translation>
    </message>
    <message>
        <source>Lift all cards from the one lifted last to this one</source>
        <translation>Alle Karten von der zuletzt angehobenen bis zu dieser anheben</translation>
    </message>
    <message>
        <source>Lift the card, drop it, or press what has focus</source>
        <translation>Die Karte anheben, ablegen, oder drücken, was den Fokus hat</translation>
    </message>
    <message>
        <source>Lift what it goes over; begin beside the cards, or with Shift</source>
        <translation>Anheben, was überstrichen wird; neben den Karten beginnen oder mit Umschalt</translation>
    </message>
    <message>
        <source>Look back at that line of the last moves</source>
        <translation>Auf diese Zeile der letzten Züge zurückblicken</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Auf das Spiel zurückblicken</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Ihn wiederherstellen</translation>
    </message>
    <message>
        <source>Move the card, when the hand is in the own order</source>
        <translation>Die Karte verschieben, bei eigener Ordnung der Hand</translation>
    </message>
    <message>
        <source>Move the lifted cards; what does not fit glides home</source>
        <translation>Die angehobenen Karten bewegen; was nicht passt, gleitet zurück</translation>
    </message>
    <message>
        <source>Next bot’s turn, at the narrated pace</source>
        <translation>Nächster Zug eines Bots, beim Tempo „Erzählt“</translation>
    </message>
    <message>
        <source>On the report’s curve: go to a decision</source>
        <translation>Auf der Kurve des Berichts: zu einer Entscheidung</translation>
    </message>
    <message>
        <source>One more, one less; points by five</source>
        <translation>Eins mehr, eins weniger; Punkte in Fünfern</translation>
    </message>
    <message>
        <source>Open a file with a game or a deal</source>
        <translation>Eine Datei mit einem Spiel oder einer Runde öffnen</translation>
    </message>
    <message>
        <source>Open or close a line’s sum</source>
        <translation>Die Summe einer Zeile auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Open or close all cards, once the game is over</source>
        <translation>Alle Karten auf- oder zudecken, wenn das Spiel zu Ende ist</translation>
    </message>
    <message>
        <source>Open or close the moves in a small window</source>
        <translation>In einem kleinen Fenster die Züge auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Open the family book</source>
        <translation>Das Familienbuch öffnen</translation>
    </message>
    <message>
        <source>Open the preferences</source>
        <translation>Die Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Open the score sheet, or moves and scores</source>
        <translation>Das Punkteblatt öffnen, oder Züge und Punkte</translation>
    </message>
    <message>
        <source>Play a card that has one place to go; else lift all of its rank</source>
        <translation>Eine Karte spielen, die nur einen Platz hat; sonst alle ihres Werts anheben</translation>
    </message>
    <message>
        <source>Press the golden button: play what is lifted</source>
        <translation>Den goldenen Knopf drücken: spielen, was angehoben ist</translation>
    </message>
    <message>
        <source>Print a score sheet, or save it as a PDF</source>
        <translation>Ein Punkteblatt drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>Put everything lifted back</source>
        <translation>Alles Angehobene zurücklegen</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Beenden; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>Read the rules; after a refusal, the one that is meant</source>
        <translation>Die Regeln lesen; nach einer Ablehnung die gemeinte</translation>
    </message>
    <message>
        <source>Right click on a card laid out</source>
        <translation>Rechtsklick auf eine ausgelegte Karte</translation>
    </message>
    <message>
        <source>Right click, or hold a finger there</source>
        <translation>Rechtsklick oder Finger darauf liegen lassen</translation>
    </message>
    <message>
        <source>Say why the move that is shown was made</source>
        <translation>Sagen, warum der gezeigte Zug gemacht wurde</translation>
    </message>
    <message>
        <source>See the table from the next seat</source>
        <translation>Den Tisch vom nächsten Platz aus sehen</translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation>Ein neues Spiel vorbereiten</translation>
    </message>
    <message>
        <source>Several people</source>
        <translation>Mehrere Menschen</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Umschalt+Klick</translation>
    </message>
    <message>
        <source>Show every single move, or the last turns again</source>
        <translation>Jeden einzelnen Zug zeigen, oder wieder die letzten</translation>
    </message>
    <message>
        <source>Show good ways to lay a first meld, to choose from</source>
        <translation>Gute Wege zu einer ersten Meldung zur Auswahl zeigen</translation>
    </message>
    <message>
        <source>Show its melds large, or small again</source>
        <translation>Ihre Meldungen groß zeigen, oder wieder klein</translation>
    </message>
    <message>
        <source>Show the memory aid, or the moves again</source>
        <translation>Die Gedächtnishilfe zeigen, oder wieder die Züge</translation>
    </message>
    <message>
        <source>Show the version and the licences</source>
        <translation>Version und Lizenzen zeigen</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Diese Tasten zeigen</translation>
    </message>
    <message>
        <source>Show what may be done now, and why the rest may not</source>
        <translation>Zeigen, was jetzt möglich ist und warum anderes nicht</translation>
    </message>
    <message>
        <source>Skip a step of a lesson</source>
        <translation>Einen Schritt einer Lektion überspringen</translation>
    </message>
    <message>
        <source>Sort the hand by rank, or by suit</source>
        <translation>Die Hand nach Werten ordnen oder nach Farben</translation>
    </message>
    <message>
        <source>Take it back into the hand</source>
        <translation>In die Hand zurücknehmen</translation>
    </message>
    <message>
        <source>Take the last entry back</source>
        <translation>Den letzten Eintrag zurücknehmen</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Uncover the cards of the player who is named</source>
        <translation>Die Karten des genannten Spielers aufdecken</translation>
    </message>
    <message>
        <source>While others play: finish this turn</source>
        <translation>Während andere spielen: diesen Zug abschließen</translation>
    </message>
    <message>
        <source>While others play: pause, and go on</source>
        <translation>Während andere spielen: anhalten und weiter</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>Mit Maus oder Finger</translation>
    </message>
    <message>
        <source>Write down at once</source>
        <translation>Sofort eintragen</translation>
    </message>
    <message>
        <source>Write down other points: lines of your own</source>
        <translation>Andere Punkte eintragen: eigene Zeilen</translation>
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
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>Line {number}, for</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zeile {number}, für</translation>
    </message>
    <message>
        <source>Line {number}, points</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zeile {number}, Punkte</translation>
    </message>
    <message>
        <source>Line {number}, word</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Zeile {number}, Wort</translation>
    </message>
    <message>
        <source>Lines of your own beside those of the rules: your word, and points.</source>
        <translation>Eigene Zeilen neben denen der Regeln: ein Wort und Punkte.</translation>
    </message>
    <message>
        <source>One more line</source>
        <translation>Noch eine Zeile</translation>
    </message>
    <message>
        <source>Other points, {deal}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Andere Punkte, {deal}</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Eigenes Wort</translation>
    </message>
</context>
<context>
    <name>_OpeningsPage</name>
    <message>
        <source>After the draw.</source>
        <translation>Nach dem Ziehen.</translation>
    </message>
    <message>
        <source>Each way, what it counts, and what stays in the hand.</source>
        <translation>Jeder Weg, was er zählt und was auf der Hand bleibt.</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:acc} vorlegen</translation>
    </message>
    <message>
        <source>Nothing stays in the hand.</source>
        <translation>Nichts bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>zählt {points}</translation>
    </message>
    <message>
        <source>count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>zählt {points} von {need}</translation>
    </message>
    <message>
        <source>take the pile, count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ablagestapel aufnehmen, zählt {points}</translation>
    </message>
    <message>
        <source>take the pile, count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>Ablagestapel aufnehmen, zählt {points} von {need}</translation>
    </message>
</context>
<context>
    <name>_PhonesPage</name>
    <message>
        <source>A computer on a cable is fine, where it comes from the same router.</source>
        <translation>Ein Computer am Kabel geht auch, wenn es aus demselben Router kommt.</translation>
    </message>
    <message>
        <source>Allow this program for private networks. Where that was refused by mistake, allow it in the settings of the firewall.</source>
        <translation>Dieses Programm für private Netzwerke erlauben. Wurde das aus Versehen abgelehnt, in den Einstellungen der Firewall erlauben.</translation>
    </message>
    <message>
        <source>An iPhone with another browser than Safari</source>
        <translation>Ein iPhone mit einem anderen Browser als Safari</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one, in a new game or where the players are changed. This screen then calls one after the other: point the camera at the code, and tap what the phone offers.</source>
        <translation>„Aufs Handy“ für alle wählen, die eines haben, im neuen Spiel oder dort, wo Spieler gewechselt werden. Dieser Bildschirm ruft dann alle der Reihe nach auf: die Kamera auf den Code richten und antippen, was das Handy anbietet.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Wie es beginnt</translation>
    </message>
    <message>
        <source>It asks once whether the browser may find devices in the local network. Allow it. Where that was refused, it looks as if there were no network: open Settings, Privacy and Security, Local Network.</source>
        <translation>Es fragt einmal, ob der Browser Geräte im lokalen Netzwerk finden darf. Erlauben. Wurde das abgelehnt, sieht es aus, als gäbe es kein Netz: Einstellungen, Datenschutz &amp; Sicherheit, Lokales Netzwerk öffnen.</translation>
    </message>
    <message>
        <source>It says so of every page that comes from a computer at home. Go on; no password is asked for, and nothing leaves the house.</source>
        <translatorcomment>Of “It says so of every page that comes from a computer at home. Go on; nothing is typed there, and nothing leaves the house.”.</translatorcomment>
        <translation>Das sagt er von jeder Seite, die von einem Computer zu Hause kommt. Weitergehen; nach einem Passwort wird nicht gefragt, und nichts verlässt das Haus.</translation>
    </message>
    <message>
        <source>No phone comes</source>
        <translation>Es kommt kein Handy</translation>
    </message>
    <message>
        <source>Nothing is lost when a phone sleeps or rings. Every seat can come back to this screen at any time, in the middle of a turn, too.</source>
        <translation>Nichts geht verloren, wenn ein Handy schläft oder klingelt. Jeder Platz kann jederzeit an diesen Bildschirm zurück, auch mitten in einem Zug.</translation>
    </message>
    <message>
        <source>Phones or tablets with any browser, in the same Wi-Fi as this computer. No app, no account, no internet.</source>
        <translation>Handys oder Tablets mit irgendeinem Browser, im selben WLAN wie dieser Computer. Keine App, kein Konto, kein Internet.</translation>
    </message>
    <message>
        <source>The browser says “Not secure”</source>
        <translation>Der Browser sagt „Nicht sicher“</translation>
    </message>
    <message>
        <source>The computer asks about the network</source>
        <translation>Der Computer fragt nach dem Netzwerk</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Somebody who is in the same Wi-Fi and has the skill to listen there can read cards and take over a seat. Nobody outside can, nobody learns anything about the computer, and no money or account is involved.</source>
        <translation>Die Verbindung ist nicht verschlüsselt. Wer im selben WLAN ist und dort mitzuhören versteht, kann Karten lesen und einen Platz übernehmen. Von außen kann das niemand, niemand erfährt etwas über den Computer, und weder Geld noch ein Konto ist im Spiel.</translation>
    </message>
    <message>
        <source>Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Das eigene WLAN verwenden, kein Gast- oder Hotelnetz.</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>Was man braucht</translation>
    </message>
    <message>
        <source>Where Windows takes the Wi-Fi for a public network, call it a private one in the settings of the network.</source>
        <translation>Hält Windows das WLAN für ein öffentliches Netzwerk, es in den Netzwerkeinstellungen zu einem privaten machen.</translation>
    </message>
    <message>
        <source>Where a camera finds no code, type the address below it into the browser of the phone, and there the number.</source>
        <translation>Findet eine Kamera keinen Code, die Adresse darunter in den Browser des Handys eintippen, und dort die Nummer.</translation>
    </message>
    <message>
        <source>Who could see the cards</source>
        <translation>Wer die Karten sehen könnte</translation>
    </message>
</context>
<context>
    <name>_PossiblePage</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Show on the table: {move}</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Auf dem Tisch zeigen: {move}</translation>
    </message>
</context>
<context>
    <name>_SpokenOfButton</name>
    <message>
        <source>How sentences speak of this player</source>
        <translation>Wie Sätze von diesem Spieler sprechen</translation>
    </message>
    <message>
        <source>he</source>
        <translation>er</translation>
    </message>
    <message>
        <source>she</source>
        <translation>sie</translation>
    </message>
    <message>
        <source>she / he</source>
        <translation>sie / er</translation>
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
        <translation>Ein anderswo begonnenes Spiel geht hier weiter, oder jemand bekommt eine Vorgabe.</translation>
    </message>
    <message>
        <source>Number of the first deal here</source>
        <translation>Nummer der ersten Runde hier</translation>
    </message>
</context>
</TS>
