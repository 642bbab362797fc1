<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Agreements</name>
    <message>
        <source>For practice, who plays alone may take back anything.</source>
        <translation>Per esercizio: chi gioca senza altre persone può riprendere ogni mossa.</translation>
    </message>
    <message>
        <source>Get into the foot first</source>
        <translation>Prima arrivare al piede</translation>
    </message>
    <message>
        <source>Go out only when ahead in points</source>
        <translation>Chiudere solo se si è in vantaggio</translation>
    </message>
    <message>
        <source>Go out only when all partners are in the foot</source>
        <translation>Chiudere solo quando tutti i compagni giocano il piede</translation>
    </message>
    <message>
        <source>Go out only when no meld of five or six is open</source>
        <translation>Chiudere solo se nessuna combinazione di cinque o sei è aperta</translation>
    </message>
    <message>
        <source>Keep clean melds clean</source>
        <translation>Lasciare pulite le combinazioni pulite</translation>
    </message>
    <message>
        <source>Keep wilds for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Tenere le matte per {pile:il} di matte</translation>
    </message>
    <message>
        <source>Partners agreed: {agreements}.</source>
        <extracomment>{agreements}: what partners agreed, listed.</extracomment>
        <translation>I compagni sono d’accordo: {agreements}.</translation>
    </message>
    <message>
        <source>The table counts the unseen cards.</source>
        <translation>Il tavolo conta le carte non viste.</translation>
    </message>
    <message>
        <source>The table shows the last discards.</source>
        <translation>Il tavolo mostra gli ultimi scarti.</translation>
    </message>
    <message>
        <source>clean melds stay clean</source>
        <translation>le combinazioni pulite restano pulite</translation>
    </message>
    <message>
        <source>nobody goes out before all partners are in the foot</source>
        <translation>nessuno chiude prima che tutti i compagni giochino il piede</translation>
    </message>
    <message>
        <source>nobody goes out while a meld of five or six is open</source>
        <translation>nessuno chiude finché una combinazione di cinque o sei è aperta</translation>
    </message>
    <message>
        <source>nobody goes out while the side is behind in points</source>
        <translation>nessuno chiude se la squadra è sotto nei punti</translation>
    </message>
    <message>
        <source>the foot comes first</source>
        <translation>prima il piede</translation>
    </message>
    <message>
        <source>wilds are kept for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>le matte si tengono per {pile:il} di matte</translation>
    </message>
</context>
<context>
    <name>AgreementsDialog</name>
    <message>
        <source>Agreed with partners</source>
        <translation>Accordi tra compagni</translation>
    </message>
    <message>
        <source>Bots keep what is agreed, and say so when it matters. A person is asked before breaking it.</source>
        <translation>I bot rispettano gli accordi e lo dicono quando conta. Alle persone si chiede prima di romperne uno.</translation>
    </message>
</context>
<context>
    <name>BanSentences</name>
    <message>
        <source>Cards that may not be discarded</source>
        <translation>Carte che non si possono scartare</translation>
    </message>
    <message>
        <source>No {ranks} are discarded</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Niente scarti di {ranks}</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until every side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Niente scarti di {ranks} finché ogni squadra non ne ha {pile:un}</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until the own side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Niente scarti di {ranks} finché la tua squadra non ne ha {pile:un}</translation>
    </message>
    <message>
        <source>No {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Niente {ranks} come ultimo scarto</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Fino a</translation>
    </message>
    <message>
        <source>Which cards have to be kept or melded, and until when.</source>
        <translation>Quali carte vanno tenute o calate, e fino a quando.</translation>
    </message>
    <message>
        <source>every side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>ogni squadra ha {pile:la sua|il suo} {pile}</translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarded</comment>
        <translation>mai</translation>
    </message>
    <message>
        <source>no {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>niente {ranks} come ultimo scarto</translation>
    </message>
    <message>
        <source>no {ranks} ever</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>niente {ranks}, mai</translation>
    </message>
    <message>
        <source>no {ranks} until every side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>niente {ranks} finché ogni squadra non ha {pile:la sua|il suo} {pile}</translation>
    </message>
    <message>
        <source>no {ranks} until the own side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>niente {ranks} finché la tua squadra non ha {pile:la sua|il suo} {pile}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards that may not be discarded</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>not as last discard</source>
        <translation>non come ultimo scarto</translation>
    </message>
    <message>
        <source>your side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>la tua squadra ha {pile:la sua|il suo} {pile}</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded by a player without a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^il} non si possono scartare finché non se ne ha {pile:un}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every player has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^il} non si possono scartare finché ogni giocatore non ne ha {pile:un}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^il} non si possono scartare finché ogni squadra non ne ha {pile:un}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until the own side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^il} non si possono scartare finché la propria squadra non ne ha {pile:un}.</translation>
    </message>
</context>
<context>
    <name>BookFilters</name>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message>
        <source>Games without bots</source>
        <translation>Partite senza bot</translation>
    </message>
    <message>
        <source>People and bots</source>
        <translation>Persone e bot</translation>
    </message>
</context>
<context>
    <name>BotRunner</name>
    <message>
        <source>its process ended</source>
        <translation>il suo processo è terminato</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>A simple move was made for {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Per {name} è stata fatta una mossa semplice.</translation>
    </message>
</context>
<context>
    <name>BroughtForwardDialog</name>
    <message>
        <source>Go on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Totals and deals go on from here.</source>
        <translation>Totali e numeri delle smazzate continuano da qui.</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>AKQJ</source>
        <comment>on ace, king, queen, jack: AKQJ, ARDV, AKDB, AKDJ or AKDZ</comment>
        <translation>AKQJ</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>By rank</source>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Per seme</translation>
    </message>
    <message>
        <source>By the language: {letters}</source>
        <extracomment>{letters}: the letters on ace, king, queen and jack.</extracomment>
        <translation>Secondo la lingua: {letters}</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Figure delle carte</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Ventagli</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungheresi</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>cards</comment>
        <translation>Grandi</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Indici grandi</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Graticcio</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Lettere sulle carte</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>cards</comment>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordine della mano</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Il tuo ordine</translation>
    </message>
    <message>
        <source>Quilt</source>
        <translation>Trapunta</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Suits in Raub</source>
        <translation>Semi nel Raub</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Due colori</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Onde</translation>
    </message>
</context>
<context>
    <name>CareerDetails</name>
    <message>
        <source>Head to head</source>
        <translation>Testa a testa</translation>
    </message>
    <message>
        <source>No game was won so far.</source>
        <translation>Ancora nessuna partita vinta.</translation>
    </message>
    <message>
        <source>No two games were won in a row so far.</source>
        <translation>Ancora nessuna serie di due vittorie.</translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won, more than ever in a row.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>L’ultima partita è stata vinta: {number} vittoria, la serie più lunga finora.</numerusform>
            <numerusform>Le ultime {number} partite sono state vinte, la serie più lunga finora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won; the longest streak is {most}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>L’ultima partita è stata vinta ({number}); la serie più lunga è di {most}.</numerusform>
            <numerusform>Le ultime {number} partite sono state vinte; la serie più lunga è di {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak is {number} game(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>La serie più lunga è di {number} vittoria.</numerusform>
            <numerusform>La serie più lunga è di {number} vittorie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: not won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: non vinta</translation>
    </message>
    <message>
        <source>{day}: won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: vinta</translation>
    </message>
    <message numerus="yes">
        <source>{wins} of the last {number} game(s) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{wins} vittoria nell’ultima partita ({number})</numerusform>
            <numerusform>{wins} vittorie nelle ultime {number} partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: errore: %(message)s
</translation>
    </message>
    <message>
        <source>--blank needs --game: {choices}</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>--blank richiede --game: {choices}</translation>
    </message>
    <message>
        <source>--blank takes no file, but {file} was named</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>--blank non vuole un file, ma è stato indicato {file}</translation>
    </message>
    <message>
        <source>--date takes a day as in 2026-11-21, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--date vuole un giorno come 2026-11-21, non {value}</translation>
    </message>
    <message>
        <source>--move takes a number of moves, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--move vuole un numero di mosse, non {value}</translation>
    </message>
    <message>
        <source>--named needs a file of house rules, --rules</source>
        <translation>--named richiede un file di regole di casa, --rules</translation>
    </message>
    <message numerus="yes">
        <source>--names has {number} name(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--names dà {number} nome, ma giocano in {need}</numerusform>
            <numerusform>--names dà {number} nomi, ma giocano in {need}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats names {number} bot(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--seats indica {number} bot, ma giocano in {need}</numerusform>
            <numerusform>--seats indica {number} bot, ma giocano in {need}</numerusform>
        </translation>
    </message>
    <message>
        <source>--size takes pixels as in 1920x1080, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--size vuole pixel come 1920x1080, non {value}</translation>
    </message>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy. Without a command the table opens.</source>
        <translation>Un tavolo da gioco per Hand and Foot, Raub e Ramino Machiavelli. Senza un comando si apre il tavolo.</translation>
    </message>
    <message>
        <source>A4 or letter (default: A4)</source>
        <translation>A4 o letter (predefinito: A4)</translation>
    </message>
    <message>
        <source>Check a saved game move by move and print it in words.</source>
        <translation>Controlla una partita salvata mossa per mossa e la stampa a parole.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is false.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Il codice {code} della smazzata alla mossa {number} è sbagliato.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is true.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Il codice {code} della smazzata alla mossa {number} è giusto.</translation>
    </message>
    <message>
        <source>Deal {number} is not over.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La smazzata {number} non è finita.</translation>
    </message>
    <message>
        <source>Draw any position of a saved game as a picture, without a screen.</source>
        <translation>Disegna una posizione qualsiasi di una partita salvata come immagine, senza schermo.</translation>
    </message>
    <message>
        <source>Let bots play each other and print how they did.</source>
        <translation>Fa giocare i bot tra loro e stampa com’è andata.</translation>
    </message>
    <message>
        <source>Move {number} is not allowed: {reason} ({name}: {move})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {reason}: why something cannot be. {name}: the player, or the players of a side. {move}: a move, as “draw two cards”.</extracomment>
        <translation>La mossa {number} non è permessa: {reason} ({name}: {move})</translation>
    </message>
    <message>
        <source>No deal is over.</source>
        <translation>Nessuna smazzata è finita.</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Nessuna partita è stata finita.</translation>
    </message>
    <message>
        <source>On Windows and macOS the installer puts the program into the menu.</source>
        <translation>Su Windows e macOS è l’installazione a mettere il programma nel menu.</translation>
    </message>
    <message>
        <source>Side {number}: {names}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>Squadra {number}: {names}</translation>
    </message>
    <message>
        <source>The deal code {code} is false: the cards of move {number} are not those it was shown for.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Il codice {code} della smazzata è sbagliato: le carte alla mossa {number} non sono quelle per cui è stato mostrato.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code, though one before it has: it was taken out of the file.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La smazzata alla mossa {number} non ha un codice, mentre una precedente lo ha: è stato tolto dal file.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La smazzata alla mossa {number} non ha un codice.</translation>
    </message>
    <message>
        <source>The file {file} holds the score of a game with real cards, which has no moves.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Il file {file} contiene i punti di una partita con carte vere, che non ha mosse.</translation>
    </message>
    <message>
        <source>The file&apos;s check differs from the replay: {field} is {old} in the file and {new} in the replay.</source>
        <extracomment>{field}: the label of a field. {old}: what a rule said before, as “two cards”. {new}: what a rule says now, as “two cards”.</extracomment>
        <translation>Il controllo del file non corrisponde alla partita rigiocata: {field} è {old} nel file e {new} rigiocando.</translation>
    </message>
    <message>
        <source>The files for the menu are missing: install the program with pip.</source>
        <translation>Mancano i file per il menu: installa il programma con pip.</translation>
    </message>
    <message>
        <source>The menu of your desktop has the program already.</source>
        <translation>Il programma è già nel menu del desktop.</translation>
    </message>
    <message>
        <source>The program is in the menu of your desktop now.</source>
        <translation>Il programma è ora nel menu del desktop.</translation>
    </message>
    <message>
        <source>The program is no longer in the menu of your desktop.</source>
        <translation>Il programma non è più nel menu del desktop.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of {game}.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Per le smazzate di {game} non ci sono resoconti.</translation>
    </message>
    <message>
        <source>Write a score sheet as a PDF, filled from a saved game or blank.</source>
        <translation>Scrive un foglio segnapunti in PDF, compilato da una partita salvata o in bianco.</translation>
    </message>
    <message>
        <source>a blank sheet of one page, not room for a whole game</source>
        <translation>un foglio in bianco di una pagina, senza posto per una partita intera</translation>
    </message>
    <message>
        <source>a name over the date</source>
        <translation>un nome sopra la data</translation>
    </message>
    <message>
        <source>a picture has 640x480 to 7680x4320 pixels, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>un’immagine va da 640x480 a 7680x4320 pixel, non {value}</translation>
    </message>
    <message>
        <source>a picture is a PNG file: call it {file}</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>un’immagine è un file PNG: chiamala {file}</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>una partita salvata</translation>
    </message>
    <message>
        <source>a saved game, finished or not</source>
        <translation>una partita salvata, finita o no</translation>
    </message>
    <message>
        <source>a saved game, finished or not, or a saved deal</source>
        <translation>una partita salvata, finita o no, o una smazzata salvata</translation>
    </message>
    <message>
        <source>a sheet to write on instead</source>
        <translation>invece un foglio in bianco su cui scrivere</translation>
    </message>
    <message>
        <source>after so many moves, as replay numbers them (default: all of them)</source>
        <translation>dopo tante mosse, contate come fa replay (predefinito: tutte)</translation>
    </message>
    <message>
        <source>alone, pairs or teams (default: the usual for so many)</source>
        <translation>alone, pairs o teams (predefinito: come si usa per quel numero)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opzione ambigua: %(option)s può essere %(matches)s</translation>
    </message>
    <message>
        <source>any cards</source>
        <translation>carte qualsiasi</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as in 2026-11-21 (default: that of the game)</source>
        <translation>come in 2026-11-21 (predefinito: quello della partita)</translation>
    </message>
    <message>
        <source>before the first</source>
        <translation>prima della prima</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bots in playing order, as in steady,easy,steady,easy (default: all steady); their levels, the weakest first: {levels}</source>
        <extracomment>{levels}: levels of bots, as they are typed.</extracomment>
        <translation>bot in ordine di gioco, come in steady,easy,steady,easy (predefinito: tutti steady); i loro livelli, dal più debole: {levels}</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>comandi</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>smazzate</translation>
    </message>
    <message>
        <source>each of these plays each other, paired, and all get a rating; a bot of your own is named module:Class, here and in --seats</source>
        <translation>ognuno di questi gioca contro ogni altro, a coppie, e tutti ricevono una forza; un tuo bot si indica con module:Class, qui e in --seats</translation>
    </message>
    <message>
        <source>end when it is sure whether the first bot wins more or less than this share (default: than equal bots would)</source>
        <translation>si ferma quando è certo che il primo bot vince più o meno di questa quota (predefinito: quella di bot alla pari)</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>atteso al massimo un argomento</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>atteso un argomento</translation>
    </message>
    <message>
        <source>fair %</source>
        <translation>equo %</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>errori</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>games to play, with --bots for every two of them (default: 20)</source>
        <translation>partite da giocare, con --bots per ogni coppia di bot (predefinito: 20)</translation>
    </message>
    <message>
        <source>house rules instead</source>
        <translation>invece regole di casa</translation>
    </message>
    <message>
        <source>house rules instead, as the program or a list has them</source>
        <translation>invece regole di casa, come le ha il programma o un elenco</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valore %(type)s non valido: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>scelta non valida: %(value)r (scegli tra %(choices)s)</translation>
    </message>
    <message>
        <source>keep results in this file, and go on from those that it holds</source>
        <translation>salva i risultati in questo file e continua da quelli che già contiene</translation>
    </message>
    <message>
        <source>knock</source>
        <comment>end of deals</comment>
        <translation>bussata</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>caratteri grandi</translation>
    </message>
    <message>
        <source>let the Dask cluster play whose scheduler is there</source>
        <translation>fa giocare il cluster Dask con questo scheduler</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>punteggio medio</translation>
    </message>
    <message>
        <source>ms median</source>
        <translation>ms mediana</translation>
    </message>
    <message>
        <source>ms p95</source>
        <translation>ms p95</translation>
    </message>
    <message>
        <source>name a saved game, or ask for a sheet to write on with --blank</source>
        <translation>indica una partita salvata, o chiedi un foglio su cui scrivere con --blank</translation>
    </message>
    <message>
        <source>none is stronger</source>
        <translation>nessuno è più forte</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>non permesso con l’argomento %s</translation>
    </message>
    <message>
        <source>of the usual work on a report; less is quicker and less exact (default: 1)</source>
        <translation>del lavoro solito per un resoconto; meno è più veloce e meno esatto (predefinito: 1)</translation>
    </message>
    <message>
        <source>open one more window where one is open already</source>
        <translation>apre un’altra finestra dove ce n’è già una</translation>
    </message>
    <message>
        <source>open the game, deal or house rules in FILE, as FILE alone does, too</source>
        <translation>apre la partita, la smazzata o le regole di casa in FILE, come fa anche FILE da solo</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>out</source>
        <comment>end of deals</comment>
        <translation>chiusura</translation>
    </message>
    <message>
        <source>passed on</source>
        <comment>end of deals</comment>
        <translation>carte cedute</translation>
    </message>
    <message>
        <source>pixels across and down (default: {value})</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>pixel in larghezza e in altezza (predefinito: {value})</translation>
    </message>
    <message>
        <source>play</source>
        <comment>noun</comment>
        <translation>gioco</translation>
    </message>
    <message>
        <source>play the same cards again with the seats swapped, in every way that differs</source>
        <translation>gioca di nuovo le stesse carte a posti scambiati, in ogni modo diverso</translation>
    </message>
    <message>
        <source>players (default: the preset&apos;s usual)</source>
        <translation>giocatori (predefinito: come si usa con quelle regole)</translation>
    </message>
    <message>
        <source>players of a blank sheet in playing order, with commas</source>
        <translation>giocatori di un foglio in bianco in ordine di gioco, separati da virgole</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>punti a smazzata</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argomenti posizionali</translation>
    </message>
    <message>
        <source>print one JSON object instead</source>
        <translation>stampa invece un oggetto JSON</translation>
    </message>
    <message>
        <source>processes that play (default: 1)</source>
        <translation>processi che giocano (predefinito: 1)</translation>
    </message>
    <message>
        <source>put the program into the menu of your desktop</source>
        <translation>mette il programma nel menu del desktop</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>forza</translation>
    </message>
    <message>
        <source>records</source>
        <translation>registrazioni</translation>
    </message>
    <message>
        <source>rules by name (default: the first)</source>
        <translation>regole per nome (predefinito: le prime)</translation>
    </message>
    <message>
        <source>same number, same games (default: 1)</source>
        <translation>stesso numero, stesse partite (predefinito: 1)</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>posto</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostra la versione del programma ed esce</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra questo aiuto ed esce</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>end of deals</comment>
        <translation>tallone finito</translation>
    </message>
    <message>
        <source>such a sheet does not fit on one page</source>
        <translation>un foglio così non sta su una pagina</translation>
    </message>
    <message>
        <source>take it out of that menu again</source>
        <translation>lo toglie di nuovo da quel menu</translation>
    </message>
    <message>
        <source>tell luck from play in this deal, or in every deal that is over (20 seconds each)</source>
        <translation>distingue la fortuna dal gioco in questa smazzata, o in ogni smazzata finita (20 secondi l’una)</translation>
    </message>
    <message>
        <source>tell what the same moves come to by these house rules, not by its own</source>
        <translation>mostra quanto fanno le stesse mosse con queste regole di casa, non con le proprie</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>il file da scrivere</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>la cartella {folder} non si può creare</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {reason}</source>
        <extracomment>{folder}: the name of a folder. {reason}: why something cannot be.</extracomment>
        <translation>la cartella {folder} non si può creare: {reason}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>questi argomenti sono obbligatori: %s</translation>
    </message>
    <message>
        <source>the house rules in {file} are for another table</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>le regole di casa in {file} sono per un altro tavolo</translation>
    </message>
    <message>
        <source>the house rules in {file} are for {game}</source>
        <extracomment>{file}: the name of a file. {game}: the title of a game.</extracomment>
        <translation>le regole di casa in {file} sono per {game}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>il tavolo</translation>
    </message>
    <message>
        <source>there is no bot {value}; choose from {choices}, or name module:Class</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>non c’è nessun bot {value}; scegli tra {choices}, o indica module:Class</translation>
    </message>
    <message>
        <source>there is no game {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>non c’è nessun gioco {value}; scegli tra {choices}</translation>
    </message>
    <message>
        <source>there is no game {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>non c’è nessun gioco {value}; forse {choices}?</translation>
    </message>
    <message numerus="yes">
        <source>there is no move {value}; the game has {number} move(s)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>non c’è la mossa {value}; la partita ha {number} mossa</numerusform>
            <numerusform>non c’è la mossa {value}; la partita ha {number} mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no paper {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>non c’è nessuna carta {value}; scegli tra {choices}</translation>
    </message>
    <message>
        <source>there is no player {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>non c’è nessun giocatore {value}; scegli tra {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>non ci sono regole {value}; scegli tra {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>non ci sono regole {value}; forse {choices}?</translation>
    </message>
    <message>
        <source>there is no theme {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>non c’è nessun tema {value}; scegli tra {choices}</translation>
    </message>
    <message>
        <source>these cards</source>
        <translation>queste carte</translation>
    </message>
    <message>
        <source>thrown in</source>
        <comment>end of deals</comment>
        <translation>carte buttate</translation>
    </message>
    <message>
        <source>time per move</source>
        <translation>tempo per mossa</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>end of deals</comment>
        <translation>prese</translation>
    </message>
    <message>
        <source>turns in a deal</source>
        <translation>turni per smazzata</translation>
    </message>
    <message>
        <source>two blank sheets side by side, where they fit</source>
        <translation>due fogli in bianco affiancati, dove c’è posto</translation>
    </message>
    <message>
        <source>two such sheets do not fit on a page</source>
        <translation>due fogli così non stanno su una pagina</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argomenti non riconosciuti: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>what a bot has for each move (default: %(default)s)</source>
        <translation>quanto tempo ha un bot per ogni mossa (predefinito: %(default)s)</translation>
    </message>
    <message>
        <source>what commands answer in: en, de, fr, hr, cs, it, es, sr_Latn, sr_Cyrl</source>
        <translation>lingua in cui rispondono i comandi: en, de, fr, hr, cs, it, es, sr_Latn, sr_Cyrl</translation>
    </message>
    <message>
        <source>what this player sees, by name or number (default: the only person, or all hands once the deal is over)</source>
        <translation>quello che vede questo giocatore, per nome o numero (predefinito: l’unica persona, o tutte le mani a smazzata finita)</translation>
    </message>
    <message>
        <source>where it is played</source>
        <translation>dove si gioca</translation>
    </message>
    <message>
        <source>which rule set in FILE, where there are several</source>
        <translation>quali regole in FILE, dove ce ne sono più d’una</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>games</comment>
        <translation>vittorie</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>vittorie %</translation>
    </message>
    <message>
        <source>write every game to this folder</source>
        <translation>scrive ogni partita in questa cartella</translation>
    </message>
    <message numerus="yes">
        <source>{bot} against {bots}: {share} % ({least} to {most}) of {number} game(s)</source>
        <extracomment>{bot}: what a bot is called by its level, as “Strong bot”. {bots}: bots by their levels, listed. {share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{bot} contro {bots}: {share} % (da {least} a {most}) di {number} partita</numerusform>
            <numerusform>{bot} contro {bots}: {share} % (da {least} a {most}) di {number} partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{choices} (default: as in the preferences)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (predefinito: come nelle preferenze)</translation>
    </message>
    <message>
        <source>{choices} (with --blank)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (con --blank)</translation>
    </message>
    <message numerus="yes">
        <source>{deal}, played {number} time(s) by bots:</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{deal:^}, giocata {number} volta dai bot:</numerusform>
            <numerusform>{deal:^}, giocata {number} volte dai bot:</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{done} di {total}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), at most {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} di {total} partita, al massimo ancora {time}</numerusform>
            <numerusform>{done} di {total} partite, al massimo ancora {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} di {total} partita, ancora {time}</numerusform>
            <numerusform>{done} di {total} partite, ancora {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} esiste già; scegli un’altra cartella</translation>
    </message>
    <message>
        <source>{file} has no rules {value}; choose from {choices}</source>
        <extracomment>{file}: the name of a file. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} non ha regole {value}; scegli tra {choices}</translation>
    </message>
    <message>
        <source>{file} holds several rule sets; choose by --named: {choices}</source>
        <extracomment>{file}: the name of a file. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} contiene più regole; scegli con --named: {choices}</translation>
    </message>
    <message>
        <source>{file} is a folder and no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} è una cartella, non un file di risultati</translation>
    </message>
    <message>
        <source>{file} is damaged in line {number}; it was left as it is</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{file} è danneggiato alla riga {number}; è rimasto com’era</translation>
    </message>
    <message>
        <source>{file} is in use by another match</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} è in uso da un altro confronto</translation>
    </message>
    <message>
        <source>{file} is no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} non è un file di risultati</translation>
    </message>
    <message>
        <source>{file} is of a match with another {field}</source>
        <extracomment>{file}: the name of a file. {field}: the label of a field.</extracomment>
        <translation>{file} viene da un confronto con altro valore per {field}</translation>
    </message>
    <message>
        <source>{file} is of a newer version of this program</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} viene da una versione più nuova di questo programma</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {number} byte(s)</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{file}: {number} byte</numerusform>
            <numerusform>{file}: {number} byte</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is no folder that can be written to</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>nella cartella {folder} non si può scrivere</translation>
    </message>
    <message>
        <source>{game}, own rules: {names}</source>
        <extracomment>{game}: the title of a game. {names}: several players, listed.</extracomment>
        <translation>{game}, regole proprie: {names}</translation>
    </message>
    <message>
        <source>{game}, {preset}, with changed rules: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation>{game}, {preset}, con regole cambiate: {names}</translation>
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
            <numerusform>{game}, {rules}, {number} giocatore, {value}, seme {n}</numerusform>
            <numerusform>{game}, {rules}, {number} giocatori, {value}, seme {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}, paired</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} giocatore, {value}, seme {n}, a coppie</numerusform>
            <numerusform>{game}, {rules}, {number} giocatori, {value}, seme {n}, a coppie</numerusform>
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
        <translation>{number} (media)</translation>
    </message>
    <message>
        <source>{number} do not play {preset} as {value}; choose from {choices}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>in {number} non si gioca {preset} come {value}; scegli tra {choices}</translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} mossa, partita finita.</numerusform>
            <numerusform>{number} mosse, partita finita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), not finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} mossa, partita non finita.</numerusform>
            <numerusform>{number} mosse, partita non finita.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms (median), {most} ms (p95)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{number} ms (mediana), {most} ms (p95)</translation>
    </message>
    <message>
        <source>{option} is for a blank sheet; {file} says by itself how it is played</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {file}: the name of a file.</extracomment>
        <translation>{option} è per un foglio in bianco; {file} dice già come si gioca</translation>
    </message>
    <message>
        <source>{option} is for blank sheets</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} è per i fogli in bianco</translation>
    </message>
    <message>
        <source>{option} is said by the house rules in --rules</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} è già fissata dalle regole di casa in --rules</translation>
    </message>
    <message>
        <source>{option} takes a number between 0 and {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} vuole un numero tra 0 e {most}, non {value}</translation>
    </message>
    <message>
        <source>{option} takes a number from {least} to {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} vuole un numero da {least} a {most}, non {value}</translation>
    </message>
    <message>
        <source>{option} takes two or more different bots</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} vuole due o più bot diversi</translation>
    </message>
    <message>
        <source>{preset} is not played by {value}; choose from {choices}</source>
        <extracomment>{preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{preset} non si può giocare in {value}; scegli tra {choices}</translation>
    </message>
    <message>
        <source>{share} ({least} to {most})</source>
        <extracomment>{share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{share} (da {least} a {most})</translation>
    </message>
    <message>
        <source>{text} (sequential test by betting, 5 %)</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} (test sequenziale a scommesse, 5 %)</translation>
    </message>
    <message>
        <source>{text}, less than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, meno del {number} %</translation>
    </message>
    <message>
        <source>{text}, more than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, più del {number} %</translation>
    </message>
    <message>
        <source>{text}, not decided against {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, non deciso rispetto al {number} %</translation>
    </message>
    <message>
        <source>{value} {number} ({share} %)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are. {share}: how much of the work is done, in per cent.</extracomment>
        <translation>{value} {number} ({share} %)</translation>
    </message>
    <message>
        <source>“{rules}” says “{sentence}”, which is not played here</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {sentence}: a sentence of a family about its rules.</extracomment>
        <translation>“{rules}” dice “{sentence}”, che qui non si gioca</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>* as written down at the table</source>
        <translation>* come scritto al tavolo</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>About Hand and Foot</source>
        <translation>Informazioni su Hand and Foot</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tutte le mosse</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Tutti gli anni</translation>
    </message>
    <message>
        <source>Also with us</source>
        <translation>Anche da noi</translation>
    </message>
    <message>
        <source>As in the classic game.</source>
        <translation>Come nel gioco classico.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>As {base}</source>
        <extracomment>{base}: the title of the rules from which others are made.</extracomment>
        <translation>Come {base}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>put back</comment>
        <translation>Rimetti</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Smazzata migliore</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Riporto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Carte e smazzata</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Cambia giocatori</translation>
    </message>
    <message>
        <source>Check the deal</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copia il resoconto</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>noun</comment>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>verb</comment>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Deal report</source>
        <translation>Resoconto</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Deal these cards again in a new game</source>
        <translation>Dai di nuovo queste carte in una nuova partita</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Each trick</source>
        <translation>Ogni presa</translation>
    </message>
    <message>
        <source>End</source>
        <comment>noun</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Esporta CSV</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Esporta le regole</translation>
    </message>
    <message>
        <source>Family book</source>
        <translation>Libro di famiglia</translation>
    </message>
    <message>
        <source>First melds</source>
        <translation>Prime calate</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Cinque giocatori</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quattro giocatori</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Obiettivo raggiunto</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <comment>program</comment>
        <translation>Hand and Foot</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>Quanto dura una partita?</translation>
    </message>
    <message>
        <source>How many sit at the table?</source>
        <translation>In quanti siete al tavolo?</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importa le regole</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Segna i punti</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>print</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Ultime mosse</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Impara giocando</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Leave the demo</source>
        <translation>Esci dalla dimostrazione</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Esci dalla lezione</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Esci dal rompicapo</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>Rimaste in mano</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Mouse e tasti</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation>Nome delle regole di casa</translation>
    </message>
    <message>
        <source>Name, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Nome, {place}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Rompicapo successivo</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Nessuna presa</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>print</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Only the total</source>
        <translation>Solo il totale</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Apri il menu</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Altri punti</translation>
    </message>
    <message>
        <source>Packets not picked up</source>
        <translation>Pacchetti non raccolti</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>{page}: the number of a page. {pages}: how many pages there are.</extracomment>
        <translation>Pagina {page} di {pages}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>verb</comment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation>Stampa il foglio segnapunti</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rimetti</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Tre rossi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manche vinte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva in PDF</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Salva le regole</translation>
    </message>
    <message>
        <source>Save this deal in a file</source>
        <translation>Salva questa smazzata in un file</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio segnapunti</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Season page</source>
        <translation>Pagina della stagione</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Show rule card</source>
        <translation>Mostra le regole</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Sei giocatori</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>noun</comment>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>verb</comment>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Resta qui</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Si danno le carte.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>La partita finora</translation>
    </message>
    <message>
        <source>The lot decides who deals first.</source>
        <translation>Il primo mazziere è tirato a sorte.</translation>
    </message>
    <message>
        <source>The move is being thought over.</source>
        <translation>La mossa è allo studio.</translation>
    </message>
    <message>
        <source>The program does not know these rules; nor do the bots.</source>
        <translation>Il programma e i bot non conoscono queste regole.</translation>
    </message>
    <message>
        <source>The report is copied and can be pasted into a letter.</source>
        <translation>Il resoconto è copiato. Si può incollare in una lettera.</translation>
    </message>
    <message>
        <source>The stock ran out.</source>
        <translation>Il tallone è finito.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tre giocatori</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Tricks owed</source>
        <translation>Prese dovute</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Prese vinte</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Due giocatori</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>Villains</source>
        <translation>Briganti</translation>
    </message>
    <message>
        <source>Watch a demo</source>
        <translation>Guarda una dimostrazione</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Scrivi</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Anno</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>e {count} in più</translation>
    </message>
    <message>
        <source>any</source>
        <comment>points</comment>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>noun</comment>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>smazzata {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>ognuno per sé</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>finire il turno</translation>
    </message>
    <message>
        <source>laid aside</source>
        <translation>messe da parte</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>calare {cards}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ancora nessuno</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>side {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>squadra {number}</translation>
    </message>
    <message>
        <source>when the hand is empty</source>
        <translation>quando la mano è vuota</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>{dealer} deals, {first} plays first.</source>
        <extracomment>{dealer}: the player who deals. {first}: the first of two or more that are named together.</extracomment>
        <translation>{dealer} dà le carte, {first} comincia.</translation>
    </message>
    <message>
        <source>{dealer} deals.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>{dealer} dà le carte.</translation>
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
        <translation>{name} {name:ha|ha|ha|hanno} ricevuto {cards}.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Tocca a {name}.</translation>
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
        <translation>Il {day} tutti hanno queste carte; quelle che seguono sono lasciate al caso.</translation>
    </message>
    <message>
        <source>It is kept as it is, and can be continued from the start page.</source>
        <translation>È salvata così com’è. Si può continuare dalla pagina iniziale.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Esci dalla partita</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Uscire da questa partita?</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Esci senza salvare</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Uscire senza salvare?</translation>
    </message>
    <message>
        <source>What was not saved would be lost.</source>
        <translation>Tutto quello che non è salvato andrà perso.</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>A question from {name} to</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Una domanda di {name} per</translation>
    </message>
    <message>
        <source>My cards on a phone</source>
        <translation>Le mie carte su un telefono</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>Passa lo schermo a</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Fai una pausa</translation>
    </message>
    <message>
        <source>Show {name}’s cards</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Mostra le carte di {name}</translation>
    </message>
    <message>
        <source>The cards stay covered until the button is pressed.</source>
        <translation>Le carte restano coperte finché non si preme il pulsante.</translation>
    </message>
    <message>
        <source>To be seen only by</source>
        <translation>Da far vedere solo a</translation>
    </message>
</context>
<context>
    <name>CrashReports</name>
    <message>
        <source>Something went wrong in the program; the game is not saved yet.</source>
        <translation>Qualcosa è andato storto nel programma; la partita non è ancora salvata.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; what was played is kept.</source>
        <translation>Qualcosa è andato storto nel programma; tutto quello che è stato giocato è salvato.</translation>
    </message>
    <message>
        <source>The program ended in a fault last time; what was saved is kept.</source>
        <translation>L’ultima volta il programma si è bloccato; quello che era salvato c’è ancora.</translation>
    </message>
</context>
<context>
    <name>DealAgainDialog</name>
    <message>
        <source>Deal these cards again</source>
        <translation>Dai di nuovo queste carte</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Stesse carte, spostate di {number} posto</numerusform>
            <numerusform>Stesse carte, spostate di {number} posti</numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards, partners swapped</source>
        <translation>Stesse carte, compagni scambiati</translation>
    </message>
    <message>
        <source>Same cards, same seats</source>
        <translation>Stesse carte, stessi posti</translation>
    </message>
    <message>
        <source>Same cards, sides swapped</source>
        <translation>Stesse carte, squadre scambiate</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, sides swapped, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Stesse carte, squadre scambiate, spostate di {number} posto</numerusform>
            <numerusform>Stesse carte, squadre scambiate, spostate di {number} posti</numerusform>
        </translation>
    </message>
    <message>
        <source>The score begins anew, as the rules say for a first deal.</source>
        <translation>Il punteggio riparte da capo, come dicono le regole per una prima smazzata.</translation>
    </message>
    <message>
        <source>Who gets the cards</source>
        <translation>Chi riceve le carte</translation>
    </message>
    <message>
        <source>{deal} of {game}, {rules}, becomes the first deal of a new game.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {game}: the title of a game. {rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>{deal:^} di {game}, {rules}, diventa la prima smazzata di una nuova partita.</translation>
    </message>
    <message>
        <source>{name} plays the same cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gioca le stesse carte.</translation>
    </message>
    <message>
        <source>{name} plays what {owner} had.</source>
        <extracomment>{name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>{name} gioca le carte di {owner}.</translation>
    </message>
</context>
<context>
    <name>DealerButton</name>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>a sorte</translation>
    </message>
</context>
<context>
    <name>DealsTable</name>
    <message>
        <source>Start</source>
        <translation>Partenza</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Another program has taken the address of before: every phone scans its code anew.</source>
        <translation>Un altro programma ha preso il vecchio indirizzo: ogni telefono deve leggere di nuovo il suo codice.</translation>
    </message>
    <message>
        <source>The address of this computer has changed: every phone scans its code anew.</source>
        <translation>L’indirizzo di questo computer è cambiato: ogni telefono deve leggere di nuovo il suo codice.</translation>
    </message>
    <message>
        <source>The codes are good until the program is closed. {fault}</source>
        <extracomment>{fault}: what is wrong with a file, as a sentence.</extracomment>
        <translation>I codici valgono finché non chiudi il programma. {fault}</translation>
    </message>
    <message>
        <source>The system lets no phone reach this program ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Il sistema non lascia che i telefoni raggiungano questo programma ({reason}).</translation>
    </message>
    <message>
        <source>This computer is in no network: connect it to the Wi-Fi that the phones are in.</source>
        <translation>Questo computer non è in rete: collegalo allo stesso Wi-Fi dei telefoni.</translation>
    </message>
</context>
<context>
    <name>EntryGrid</name>
    <message>
        <source>Add</source>
        <comment>a line of other points</comment>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Enter sum</source>
        <translation>Inserisci la somma</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>{cards}, {points} each</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards}, {points} l’una</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before anybody sees a card, the cards are mixed, and a code is made from their order and a secret number. Once the deal is over both are shown: if they give the same code again, nobody has moved a card since.</source>
        <translation>Le carte vengono mescolate prima che qualcuno ne veda una. Dal loro ordine e da un numero segreto nasce un codice. L’uno e l’altro si mostrano a smazzata finita. Se danno di nuovo lo stesso codice, nessuno ha più spostato una carta.</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Codice {code}</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Codice della smazzata {code}</translation>
    </message>
    <message>
        <source>No deal of this game has a code: they were dealt without, or the codes were taken out of the file.</source>
        <translation>Nessuna smazzata di questa partita ha un codice: sono state date senza, o i codici sono stati tolti dal file.</translation>
    </message>
    <message>
        <source>The cards are mixed.</source>
        <translation>Le carte sono mescolate.</translation>
    </message>
    <message>
        <source>The code is false: it stands for no deal of this game.</source>
        <translation>Il codice è sbagliato: non è di nessuna smazzata di questa partita.</translation>
    </message>
    <message>
        <source>The code is false: these are not the cards as they were mixed.</source>
        <translation>Il codice è sbagliato: le carte non sono quelle mescolate.</translation>
    </message>
    <message>
        <source>The code is true: the cards lay as they were mixed.</source>
        <translation>Il codice è giusto: le carte stavano come erano state mescolate.</translation>
    </message>
    <message>
        <source>{deals}: dealt without a code, or it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^}: senza codice, o il codice è stato tolto dal file.</translation>
    </message>
    <message>
        <source>{deals}: the deal code is missing, so it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^}: il codice manca, quindi è stato tolto dal file.</translation>
    </message>
    <message>
        <source>{deal}: the deal code is false, so cards were changed.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}: il codice è sbagliato, quindi delle carte sono state cambiate.</translation>
    </message>
</context>
<context>
    <name>FamilyBook</name>
    <message>
        <source>Another window is writing in the family book, so it is not kept up just now.</source>
        <translation>Un’altra finestra sta scrivendo nel libro di famiglia, quindi ora non viene aggiornato.</translation>
    </message>
    <message>
        <source>As written down at the table</source>
        <translation>Come scritto al tavolo</translation>
    </message>
    <message>
        <source>Begun elsewhere</source>
        <translation>Iniziata altrove</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Per smazzata</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Per partita</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Real cards</source>
        <translation>Carte vere</translation>
    </message>
    <message>
        <source>The disk is full, so the family book is not kept up just now.</source>
        <translation>Il disco è pieno, quindi ora il libro di famiglia non viene aggiornato.</translation>
    </message>
    <message>
        <source>The family book is not kept up just now.</source>
        <translation>Ora il libro di famiglia non viene aggiornato.</translation>
    </message>
    <message>
        <source>The family book was damaged while it was open; opening it again mends it.</source>
        <translation>Il libro di famiglia si è danneggiato mentre era aperto; riaprirlo lo ripara.</translation>
    </message>
    <message>
        <source>The family book was damaged, so a new one is made from the game files.</source>
        <translation>Il libro di famiglia era danneggiato, quindi ne è stato fatto uno nuovo dai file delle partite.</translation>
    </message>
    <message>
        <source>The old one is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Quello vecchio è conservato come {file}.</translation>
    </message>
    <message>
        <source>With bots</source>
        <translation>Con bot</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vinta da</translation>
    </message>
    <message>
        <source>other points</source>
        <translation>altri punti</translation>
    </message>
    <message>
        <source>other points: what</source>
        <translation>altri punti: motivo</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} more game file(s) cannot be read either.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Anche un altro file di partita non si può leggere.</numerusform>
            <numerusform>Anche altri {count} file di partite non si possono leggere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, begun elsewhere</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, iniziata altrove</translation>
    </message>
    <message>
        <source>{game}, real cards</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, carte vere</translation>
    </message>
    <message>
        <source>{more} to {less}</source>
        <extracomment>{more}: what is said in addition, or the larger number of points. {less}: the smaller number of points.</extracomment>
        <translation>{more} a {less}</translation>
    </message>
    <message>
        <source>{name} (uncertain)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} (provvisorio)</translation>
    </message>
    <message>
        <source>{name} is on the way to the easy bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} si avvicina al bot facile.</translation>
    </message>
    <message>
        <source>{name} stands above all bots.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sta sopra tutti i bot.</translation>
    </message>
    <message>
        <source>{name} stands between the easy and the steady bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sta tra il bot facile e quello solido.</translation>
    </message>
    <message>
        <source>{name} stands between the steady and the strong bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sta tra il bot solido e quello forte.</translation>
    </message>
    <message>
        <source>{name} stands between the strong and the expert bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} sta tra il bot forte e quello esperto.</translation>
    </message>
    <message>
        <source>{wins} : {losses}</source>
        <extracomment>{wins}: how many games were won. {losses}: how many games were lost.</extracomment>
        <translation>{wins} : {losses}</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <extracomment>{wins}: how many games were won. {games}: how many games.</extracomment>
        <translation>{wins} di {games}</translation>
    </message>
</context>
<context>
    <name>FamilyBookController</name>
    <message>
        <source>Finished games are read: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Lettura delle partite finite: {done} di {total}</translation>
    </message>
    <message numerus="yes">
        <source>Saved as {file} in {folder}, with (one game|{number} games).</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Salvato come {file} in {folder}, con {number} partita.</numerusform>
            <numerusform>Salvato come {file} in {folder}, con {number} partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The file of this game is gone, only its figures are left.</source>
        <translation>Il file di questa partita non c’è più; restano solo i suoi numeri.</translation>
    </message>
    <message>
        <source>The game of {day} is back.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>La partita del {day} è di nuovo qui.</translation>
    </message>
    <message>
        <source>The game of {day} is removed.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>La partita del {day} è stata tolta.</translation>
    </message>
    <message>
        <source>family-book-deals</source>
        <translation>libro-di-famiglia-smazzate</translation>
    </message>
    <message>
        <source>family-book-games</source>
        <translation>libro-di-famiglia-partite</translation>
    </message>
</context>
<context>
    <name>FamilyBookPage</name>
    <message>
        <source>Bots stay where they are. The stronger the others, the more a win brings. Games for practice do not count.</source>
        <translation>I bot restano dove sono. Più gli altri sono forti, più vale una vittoria. Le partite di prova non contano.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Rimettila</translation>
    </message>
    <message>
        <source>Deals, a row for every side</source>
        <translation>Smazzate, una riga per squadra</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>Finished games appear here.</source>
        <translation>Le partite finite appaiono qui.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Games won by each pair</source>
        <translation>Partite vinte da ogni coppia</translation>
    </message>
    <message>
        <source>Games, a row for every side</source>
        <translation>Partite, una riga per squadra</translation>
    </message>
    <message>
        <source>In these games nobody had a partner.</source>
        <translation>In queste partite nessuno aveva un compagno.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>of players by their strength</comment>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>No finished game fits this choice.</source>
        <translation>Nessuna partita finita corrisponde a questa scelta.</translation>
    </message>
    <message>
        <source>Only people are counted here. Bots played or finished these games.</source>
        <translation>Qui contano solo le persone. Queste partite le hanno giocate o finite dei bot.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Points are shown for one game at a time.</source>
        <translation>I punti si mostrano per un gioco alla volta.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostra tutti i giochi</translation>
    </message>
    <message>
        <source>Show people and bots</source>
        <translation>Mostra persone e bot</translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation>Inizia una partita</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>A name for the house rules is missing.</source>
        <translation>Dai un nome alle regole di casa.</translation>
    </message>
    <message>
        <source>Another program has changed {file}, so this game goes on beside it.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Un altro programma ha cambiato {file}, quindi questa partita continua in un nuovo file.</translation>
    </message>
    <message>
        <source>House rules in {file}: {reason}</source>
        <extracomment>{file}: the name of a file. {reason}: why something cannot be.</extracomment>
        <translation>Regole di casa in {file}: {reason}</translation>
    </message>
    <message>
        <source>It is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>È conservato come {file}.</translation>
    </message>
    <message>
        <source>No move can be saved in {folder}, so this game can only be looked at.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>In {folder} non si possono salvare mosse, quindi questa partita si può solo guardare.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {path}, which is not a folder.</source>
        <extracomment>{path}: the path of a folder.</extracomment>
        <translation>In {path} non si può salvare niente: non è una cartella.</translation>
    </message>
    <message>
        <source>Other house rules have the name {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Ci sono già regole di casa con il nome {rules}.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entries are not saved yet.</source>
        <translation>Il disco è pieno, quindi gli ultimi dati non sono ancora salvati.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entry is not saved yet.</source>
        <translation>Il disco è pieno, quindi l’ultimo dato non è ancora salvato.</translation>
    </message>
    <message>
        <source>The disk is full, so the last move is not saved yet.</source>
        <translation>Il disco è pieno, quindi l’ultima mossa non è ancora salvata.</translation>
    </message>
    <message numerus="yes">
        <source>The disk is full, so the last {count} move(s) are not saved yet.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Il disco è pieno, quindi l’ultima mossa non è ancora salvata.</numerusform>
            <numerusform>Il disco è pieno, quindi le ultime {count} mosse non sono ancora salvate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk is full, so the picture is not kept.</source>
        <translation>Il disco è pieno, quindi l’immagine non è salvata.</translation>
    </message>
    <message>
        <source>The disk is full, so this game is not saved yet.</source>
        <translation>Il disco è pieno, quindi questa partita non è ancora salvata.</translation>
    </message>
    <message>
        <source>The disk is full, so {file} is not saved.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Il disco è pieno, quindi {file} non è salvato.</translation>
    </message>
    <message>
        <source>The end of the text is missing: it goes from HFRULES to the semicolon.</source>
        <translation>La fine del testo è tagliata: va da HFRULES al punto e virgola.</translation>
    </message>
    <message>
        <source>The file is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Il file è conservato come {file}.</translation>
    </message>
    <message>
        <source>The folder of {file} cannot lock files: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>La cartella di {file} non permette di bloccare i file: {detail}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not allow writing.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Nella cartella {folder} non si può scrivere.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>La cartella {folder} non c’è più.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be read: {detail}.</source>
        <extracomment>{path}: the path of a folder. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>La cartella {path} non si può leggere: {detail}.</translation>
    </message>
    <message>
        <source>The rules have changed since, so this game can only be looked at.</source>
        <translation>Da allora le regole sono cambiate, quindi questa partita si può solo guardare.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Le regole in {file} non si possono giocare: {detail}.</translation>
    </message>
    <message>
        <source>The text was changed on its way: copy all of it once more.</source>
        <translation>Il testo è stato cambiato lungo la strada: copialo di nuovo tutto.</translation>
    </message>
    <message>
        <source>There are no rules of this program in the text.</source>
        <translation>Nel testo non ci sono regole di questo programma.</translation>
    </message>
    <message>
        <source>These rules are from a newer version of this program.</source>
        <translation>Queste regole vengono da una versione più nuova di questo programma.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Questa partita è aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>deal code {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>codice di smazzata {number}</translation>
    </message>
    <message>
        <source>deal codes</source>
        <translation>codici delle smazzate</translation>
    </message>
    <message>
        <source>it holds something that does not belong there</source>
        <translation>contiene qualcosa che non c’entra</translation>
    </message>
    <message>
        <source>it is a folder or a device.</source>
        <translation>è una cartella o un dispositivo.</translation>
    </message>
    <message>
        <source>it is too large to be house rules.</source>
        <translation>è troppo grande per essere regole di casa.</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>la fine è tagliata</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>mossa {number}</translation>
    </message>
    <message>
        <source>name {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>nome {number}</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>non è stato dato un motivo</translation>
    </message>
    <message>
        <source>player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>giocatore {number}</translation>
    </message>
    <message>
        <source>players</source>
        <translation>giocatori</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regole</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punteggio</translation>
    </message>
    <message>
        <source>something in it cannot be right</source>
        <translation>c’è qualcosa di sbagliato</translation>
    </message>
    <message>
        <source>something is missing in it</source>
        <translation>manca qualcosa</translation>
    </message>
    <message>
        <source>the disk is full, so they are not saved.</source>
        <translation>il disco è pieno, quindi non sono salvate.</translation>
    </message>
    <message>
        <source>the file holds something else.</source>
        <translation>il file contiene altro.</translation>
    </message>
    <message>
        <source>the file is damaged, or it holds something else.</source>
        <translation>il file è danneggiato, o contiene altro.</translation>
    </message>
    <message>
        <source>the file is damaged: {harm}.</source>
        <extracomment>{harm}: what is wrong in a file.</extracomment>
        <translation>il file è danneggiato: {harm}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>il file è vuoto.</translation>
    </message>
    <message>
        <source>they are from a newer version of this program.</source>
        <translation>vengono da una versione più nuova di questo programma.</translation>
    </message>
    <message>
        <source>what stands in it makes no sense to this program</source>
        <translation>il programma non capisce il contenuto</translation>
    </message>
    <message>
        <source>what stands there for “{label}” cannot be right.</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>la voce “{label}” è sbagliata.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>{file} non si può leggere: {detail}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>{file} non si può scrivere: {detail}.</translation>
    </message>
    <message>
        <source>{file} does not exist any more.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} non esiste più.</translation>
    </message>
    <message>
        <source>{file} holds a move that is not allowed ({place}).</source>
        <extracomment>{file}: the name of a file. {place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{file} contiene una mossa che non è permessa ({place}).</translation>
    </message>
    <message>
        <source>{file} is a folder or a device, not a plain file.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} è una cartella o un dispositivo, non un semplice file.</translation>
    </message>
    <message>
        <source>{file} is a link that leads back to itself.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} è un collegamento che riporta a sé stesso.</translation>
    </message>
    <message>
        <source>{file} is damaged: {harm}.</source>
        <extracomment>{file}: the name of a file. {harm}: what is wrong in a file.</extracomment>
        <translation>{file} è danneggiato: {harm}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} è vuoto.</translation>
    </message>
    <message>
        <source>{file} is no JPEG or PNG picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} non è un’immagine JPEG o PNG.</translation>
    </message>
    <message>
        <source>{file} is not a saved game.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} non è una partita salvata.</translation>
    </message>
    <message>
        <source>{file} is too large a picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} è un’immagine troppo grande.</translation>
    </message>
    <message>
        <source>{file} is too large to be a file of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} è troppo grande per un file di questo programma.</translation>
    </message>
    <message>
        <source>{file} takes too long to read.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} è troppo lungo da leggere.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} è stato salvato da una versione più nuova di questo programma.</translation>
    </message>
    <message>
        <source>{file}: what cannot be right is left out, all else holds ({name}).</source>
        <extracomment>{file}: the name of a file. {name}: the player, or the players of a side.</extracomment>
        <translation>{file}: quello che è sbagliato viene saltato, tutto il resto vale ({name}).</translation>
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
        <translation>Vai a “{field}”</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiato</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message>
        <source>Games and deals</source>
        <translation>Partite e smazzate</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Deals of the game</source>
        <translation>Smazzate della partita</translation>
    </message>
    <message>
        <source>Takes the game out of the book.</source>
        <translation>Toglie la partita dal libro di famiglia.</translation>
    </message>
    <message>
        <source>The points of the single deals are not known.</source>
        <translation>I punti di ogni smazzata non si conoscono.</translation>
    </message>
    <message>
        <source>{names} won</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} {names:ha|ha|ha|hanno} vinto</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>next</source>
        <translation>poi</translation>
    </message>
    <message>
        <source>now</source>
        <comment>plays now</comment>
        <translation>gioca ora</translation>
    </message>
    <message>
        <source>now {name}</source>
        <comment>plays now</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>ora {name}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compagno</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Hint: {move}.</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Consiglio: {move}.</translation>
    </message>
    <message>
        <source>No first meld is needed in this game.</source>
        <translation>In questa partita non serve una prima calata.</translation>
    </message>
    <message>
        <source>Nothing can be laid now.</source>
        <translation>Adesso non si può calare niente.</translation>
    </message>
    <message>
        <source>The lifted cards are put back first, then the partner can be asked.</source>
        <translation>Prima riprendi le carte, poi puoi chiedere al compagno.</translation>
    </message>
    <message>
        <source>The side is down already.</source>
        <translation>La tua squadra ha già calato.</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>Annulla lo scarto</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>A tie</source>
        <translation>Parità</translation>
    </message>
    <message numerus="yes">
        <source>By (one point|{points} points).</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Con {points} punto di vantaggio.</numerusform>
            <numerusform>Con {points} punti di vantaggio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win)</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} vince</numerusform>
            <numerusform>{names} vincono</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} si dividono la vittoria.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>13 and 13, two clean, two dirty, one wild</source>
        <translation>Mano e piede di 13; due pulite, due sporche, una di matte</translation>
    </message>
    <message>
        <source>15 and 13, piles open the foot; bonuses are our choice</source>
        <translation>Mano 15, piede 13; una canasta apre il piede; i premi sono scelti da noi</translation>
    </message>
    <message>
        <source>15, 13 and 11; the piles needed are our choice</source>
        <translation>15, 13 e 11 carte; le canaste necessarie sono scelte da noi</translation>
    </message>
    <message>
        <source>2 to 4 players, half an hour</source>
        <translation>da 2 a 4 giocatori, mezz’ora</translation>
    </message>
    <message>
        <source>2 to 6 players, half an hour</source>
        <translation>da 2 a 6 giocatori, mezz’ora</translation>
    </message>
    <message>
        <source>2 to 8 players, about an hour</source>
        <translation>da 2 a 8 giocatori, circa un’ora</translation>
    </message>
    <message>
        <source>262 special cards with ladies and villains</source>
        <translation>262 carte speciali con dame e briganti</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 300 and 100</source>
        <translation>Come Simpson, ma una matta toglie il pozzo; 300 e 100</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 500 and 300</source>
        <translation>Come Simpson, ma una matta toglie il pozzo; 500 e 300</translation>
    </message>
    <message>
        <source>As classic, the first card stays whatever it is</source>
        <translation>Come Classico, ma la prima carta resta, qualunque sia</translation>
    </message>
    <message>
        <source>Bain</source>
        <translation>Bain</translation>
    </message>
    <message>
        <source>Brouillette partners, high</source>
        <translation>Brouillette a coppie, alto</translation>
    </message>
    <message>
        <source>Brouillette partners, low</source>
        <translation>Brouillette a coppie, basso</translation>
    </message>
    <message>
        <source>Brouillette, high</source>
        <translation>Brouillette, alto</translation>
    </message>
    <message>
        <source>Brouillette, low</source>
        <translation>Brouillette, basso</translation>
    </message>
    <message>
        <source>California</source>
        <translation>California</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Classic, upcard left</source>
        <translation>Classico, carta girata lasciata</translation>
    </message>
    <message>
        <source>DeMeritt</source>
        <translation>DeMeritt</translation>
    </message>
    <message>
        <source>Draw until you play</source>
        <translation>Pescare finché si gioca</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Bot facile</translation>
    </message>
    <message>
        <source>Everybody alone, two stock piles, no wild piles</source>
        <translation>Ognuno per sé, due talloni, niente canaste di matte</translation>
    </message>
    <message>
        <source>Everything on the table may be rebuilt</source>
        <translation>Sul tavolo si può scomporre tutto</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Bot esperto</translation>
    </message>
    <message>
        <source>First play 30 each, from the hand alone</source>
        <translation>Ogni prima giocata vale 30, solo dalla mano</translation>
    </message>
    <message>
        <source>Four cards, four tricks, down from 21</source>
        <translation>Quattro carte, quattro prese, a scalare da 21</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <translation>Hand and Foot</translation>
    </message>
    <message>
        <source>Hand, Knee and Foot</source>
        <translation>Mano, ginocchio e piede</translation>
    </message>
    <message>
        <source>Imagines few deals, and forgets what was played.</source>
        <translation>Immagina poche smazzate e dimentica quello che è stato giocato.</translation>
    </message>
    <message>
        <source>Imagines some deals, and remembers every card.</source>
        <translation>Immagina alcune smazzate e ricorda ogni carta.</translation>
    </message>
    <message>
        <source>Lays melds and adds to them, but takes none apart.</source>
        <translation>Cala combinazioni e ne completa altre, ma non ne scompone nessuna.</translation>
    </message>
    <message>
        <source>Machiavelli</source>
        <translation>Machiavelli</translation>
    </message>
    <message>
        <source>Manipulation Rummy</source>
        <translation>Ramino Machiavelli</translation>
    </message>
    <message>
        <source>Melds stay open after seven, whole pile taken</source>
        <translation>Le combinazioni restano aperte dopo sette; si prende tutto il pozzo</translation>
    </message>
    <message>
        <source>Moves up to three cards of the table to lay more.</source>
        <translation>Sposta fino a tre carte sul tavolo per calarne di più.</translation>
    </message>
    <message>
        <source>None is stronger.</source>
        <translation>Nessuno è più forte.</translation>
    </message>
    <message>
        <source>Partners build piles of seven</source>
        <translation>I compagni fanno canaste da sette</translation>
    </message>
    <message>
        <source>Pennies from Heaven</source>
        <translation>Pennies from Heaven</translation>
    </message>
    <message>
        <source>Play or draw one, no jokers, 13 cards</source>
        <translation>Giocare o pescarne una, senza jolly, 13 carte</translation>
    </message>
    <message>
        <source>Plays for its side, and minds what others collect.</source>
        <translation>Gioca per la sua squadra e osserva che cosa raccolgono gli altri.</translation>
    </message>
    <message>
        <source>Rasa</source>
        <translation>Rasa</translation>
    </message>
    <message>
        <source>Raub</source>
        <translation>Raub</translation>
    </message>
    <message>
        <source>Rebuilds the whole table, and holds cards back.</source>
        <translation>Ricompone tutto il tavolo e tiene carte in serbo.</translation>
    </message>
    <message>
        <source>Red threes cost 500, to 20,000 points</source>
        <translation>I tre rossi costano 500, fino a 20.000 punti</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Saskatchewan</source>
        <translation>Saskatchewan</translation>
    </message>
    <message>
        <source>Sees its own cards only, and overlooks some melds.</source>
        <translation>Guarda solo le sue carte e non vede alcune combinazioni.</translation>
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
        <translation>Sei giocatori, canaste di sette, fino a 20.000</translation>
    </message>
    <message>
        <source>Special deck</source>
        <translation>Mazzo speciale</translation>
    </message>
    <message>
        <source>Steady bot</source>
        <translation>Bot solido</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <translation>Bot forte</translation>
    </message>
    <message>
        <source>Tanglewood</source>
        <translation>Tanglewood</translation>
    </message>
    <message>
        <source>The strong bot with more time, as Preferences say.</source>
        <translation>Il bot forte con più tempo, come fissato nelle preferenze.</translation>
    </message>
    <message>
        <source>Three cards drawn at most, knocking</source>
        <translation>Fino a tre carte da pescare, e si può bussare</translation>
    </message>
    <message>
        <source>Three cards from a closed pile; the piles needed are our choice</source>
        <translation>Tre carte da un pozzo coperto; le canaste necessarie sono scelte da noi</translation>
    </message>
    <message>
        <source>Three to seven cards taken; how many is our choice</source>
        <translation>Si prendono da tre a sette carte; quante, lo scegliamo noi</translation>
    </message>
    <message>
        <source>Three ways to trumps, from 21 down to nothing</source>
        <translation>Tre modi di fare briscola, da 21 giù fino a 0</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Tries moves in imagined deals, and recalls who took what.</source>
        <translation>Prova le mosse in smazzate immaginate e ricorda chi ha preso che cosa.</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four</source>
        <translation>Due coppie; la quarta smazzata vuole quattro pulite e quattro sporche</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four, 500 and 300</source>
        <translation>Due coppie; la quarta smazzata vuole quattro pulite, quattro sporche; 500 e 300</translation>
    </message>
    <message>
        <source>Whole pile, dirty piles open, to 10,000; red threes are our choice</source>
        <translation>Pozzo intero, le canaste sporche restano aperte, fino a 10.000; i tre rossi sono scelti da noi</translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, smazzata {deal}</translation>
    </message>
    <message>
        <source>{game}, round {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, manche {deal}</translation>
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
        <translation>{pile:^un} {pile:pulita|pulito} vale {points}.</translation>
    </message>
    <message>
        <source>A complete {pile} that is open takes them, too.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Possono andare anche su {pile:un} {pile:completa ancora aperta|completo ancora aperto}.</translation>
    </message>
    <message>
        <source>A deal ends when somebody goes out.</source>
        <translation>Una smazzata finisce quando qualcuno chiude.</translation>
    </message>
    <message>
        <source>A dirty {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{pile:^un} {pile:sporca|sporco} vale {points}.</translation>
    </message>
    <message>
        <source>A discarded lady stops the next player from taking the pile.</source>
        <translation>Una dama scartata impedisce al prossimo giocatore di prendere il pozzo.</translation>
    </message>
    <message>
        <source>A discarded wild leaves the table together with the whole pile; the next discard begins a new one.</source>
        <translation>Una matta scartata toglie dal tavolo tutto il pozzo; lo scarto successivo ne comincia uno nuovo.</translation>
    </message>
    <message>
        <source>A game has {deals}.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Una partita dura {deals}.</translation>
    </message>
    <message>
        <source>A joker laid in such a turn counts {new} instead of {old}.</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>Un jolly calato in un turno così vale {new} invece di {old}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinazione ha almeno tante naturali quante matte, e mai più di {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinazione ha almeno tante naturali quante matte: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinazione ha almeno il doppio di naturali rispetto alle matte, e mai più di {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinazione ha almeno il doppio di naturali rispetto alle matte: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least two naturals and at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinazione ha almeno due naturali e al massimo {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinazione ha al massimo {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinazione ha più naturali che matte, e mai più di {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinazione ha più naturali che matte: {counted}.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up before its player.</source>
        <translation>Una combinazione è fatta di tre o più carte dello stesso valore, scoperte davanti al giocatore.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up. It belongs to the whole side; every partner may add to it.</source>
        <translation>Una combinazione è fatta di tre o più carte dello stesso valore, scoperte. È di tutta la squadra: ogni compagno può aggiungere carte.</translation>
    </message>
    <message>
        <source>A meld of naturals holds any number of wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinazione di naturali può avere quante matte si vuole: {counted}.</translation>
    </message>
    <message>
        <source>A meld of naturals holds no wilds.</source>
        <translation>Una combinazione di naturali non ha matte.</translation>
    </message>
    <message>
        <source>A player needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Per chiudere serve: {needed}.</translation>
    </message>
    <message>
        <source>A red three among them is laid and replaced at once; one deeper in the pile stays there.</source>
        <translation>Un tre rosso tra queste si cala e si sostituisce subito; uno più in basso nel pozzo resta lì.</translation>
    </message>
    <message>
        <source>A red three in it is laid and replaced at once.</source>
        <translation>Un tre rosso che c’è dentro si cala e si sostituisce subito.</translation>
    </message>
    <message>
        <source>A take brings the top card only.</source>
        <translation>Si prende solo la carta in cima.</translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s), or all when there are fewer.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Si prende la carta in cima.</numerusform>
            <numerusform>Si prendono le {count} carte in cima, o tutto il pozzo se ne ha meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s); with fewer there is no take.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Si prende la carta in cima; se non c’è, non si prende.</numerusform>
            <numerusform>Si prendono le {count} carte in cima; se ce ne sono meno, il pozzo non si prende.</numerusform>
        </translation>
    </message>
    <message>
        <source>A take brings the whole pile.</source>
        <translation>Si prende tutto il pozzo.</translation>
    </message>
    <message>
        <source>A three on top cannot be taken.</source>
        <translation>Un tre in cima chiude il pozzo.</translation>
    </message>
    <message>
        <source>A villain or a lady on top cannot be taken.</source>
        <translation>Un brigante o una dama in cima chiude il pozzo.</translation>
    </message>
    <message>
        <source>A wild laid on an incomplete clean meld makes it dirty.</source>
        <translation>Una matta calata su una combinazione pulita incompleta la sporca.</translation>
    </message>
    <message numerus="yes">
        <source>A wild lies only beside {count} natural card(s) or more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Con una matta ci vuole almeno una carta naturale.</numerusform>
            <numerusform>Con una matta ci vogliono almeno {count} carte naturali.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{pile:^un} di matte vale {points}.</translation>
    </message>
    <message>
        <source>All of them on one side count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tutti insieme in una squadra valgono in totale {points}.</translation>
    </message>
    <message>
        <source>All of them with one player count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tutti insieme a un giocatore valgono in totale {points}.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left the pile cannot be taken.</source>
        <translation>Se c’è già una combinazione incompleta di quel valore, vanno lì. Se ha posto per meno di tre carte ancora, il pozzo non si può prendere.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left, the same move completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Se c’è già una combinazione incompleta di quel valore, vanno lì. Se ha posto per meno di tre carte ancora, la stessa mossa completa {pile:il} e comincia un’altra combinazione di tre o più.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left the pile cannot be taken.</source>
        <translation>Se c’è già una combinazione incompleta di quel valore, vanno lì. Se ha posto per una carta sola, il pozzo non si può prendere.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left, the take completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Se c’è già una combinazione incompleta di quel valore, vanno lì. Se ha posto per una carta sola, la stessa mossa completa {pile:il} e comincia un’altra combinazione di tre o più.</translation>
    </message>
    <message>
        <source>Any number of ladies may be laid on a complete clean {pile}; they never count towards a first meld.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Su {pile:un} {pile:pulita e completa|pulito e completo} si può calare qualsiasi numero di dame; non contano mai per una prima calata.</translation>
    </message>
    <message>
        <source>Before that the side needs a complete {pile}. Without one two cards stay in the hand after melding, one after the discard: of two cards, one is discarded and one kept.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prima di allora alla squadra serve {pile:un} {pile:completa|completo}. Senza, si tengono due carte in mano dopo la calata e una dopo lo scarto: di due carte, una si scarta e una si tiene.</translation>
    </message>
    <message>
        <source>By the player’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Quanto vuole la tua prima calata dipende dal tuo punteggio all’inizio della smazzata: {steps}.</translation>
    </message>
    <message>
        <source>By the side’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Quanto vuole la prima calata dipende dal punteggio della squadra all’inizio della smazzata: {steps}.</translation>
    </message>
    <message>
        <source>Cards stay in the meld on which they were laid.</source>
        <translation>Le carte restano nella combinazione dove sono state calate.</translation>
    </message>
    <message>
        <source>Discarding the last card of the hand: the foot is picked up and played from the next turn on.</source>
        <translation>Chi scarta l’ultima carta della mano raccoglie il piede e lo gioca dal turno successivo.</translation>
    </message>
    <message>
        <source>Draw from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <translation>Si pesca dal tallone o si prende il pozzo. Si cala quanto si vuole, poi si scarta una carta per finire il turno.</translation>
    </message>
    <message>
        <source>Draw {cards} from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Si pescano {cards} dal tallone o si prende il pozzo. Si cala quanto si vuole, poi si scarta una carta per finire il turno.</translation>
    </message>
    <message>
        <source>Each player has three packets: hand {hand}, knee {knee}, foot {foot}, played in this order. Knee and foot lie face down until they are picked up.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Ogni giocatore ha tre pacchetti: mano {hand}, ginocchio {knee}, piede {foot}, giocati in quest’ordine. Ginocchio e piede restano coperti finché non si raccolgono.</translation>
    </message>
    <message>
        <source>Each player has two packets: the hand, played first, and the foot. It lies face down until it is picked up, and is then played like the hand.</source>
        <translation>Ogni giocatore ha due pacchetti: la mano, che si gioca per prima, e il piede. Il piede resta coperto finché non si raccoglie e si gioca come la mano.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Ogni tre rosso vale {laid}; uno non calato vale {left}.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}, in an unopened foot too.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Ogni tre rosso vale {laid}, con o senza prima calata; uno non calato vale {left}, anche in un piede chiuso.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Ogni tre rosso vale {laid}, con o senza prima calata; uno non calato vale {left}.</translation>
    </message>
    <message>
        <source>Everybody is dealt a hand of {hand}, then a knee of {knee}, then a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Ognuno riceve una mano di {hand}, poi un ginocchio di {knee}, poi un piede di {foot}.</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for a hand of {hand} and a foot of {foot}; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ognuno alza circa {both} carte per una mano di {hand} e un piede di {foot}; se ne mancano si prendono, quelle di troppo si rimettono. Alzarne esattamente {both} al primo colpo vale {points}.</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for hand, knee and foot; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ognuno alza circa {both} carte per mano, ginocchio e piede; se ne mancano si prendono, quelle di troppo si rimettono. Alzarne esattamente {both} al primo colpo vale {points}.</translation>
    </message>
    <message>
        <source>Example: five eights are melded, an eight is on top. With {four} in the hand a take is allowed: the top card and 8 complete the {pile}, {three} begin a new meld. With {three} it is not: only {two} would be left.</source>
        <extracomment>{four}: four cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {three}: three cards of an example, listed. {two}: two cards of an example, listed.</extracomment>
        <translation>Esempio: hai calato cinque otto, e in cima c’è un otto. Con {four} in mano puoi prendere: la carta in cima e un 8 completano {pile:il}, e {three} cominciano una nuova combinazione. Con {three} non puoi: resterebbero solo {two}.</translation>
    </message>
    <message>
        <source>Example: six eights are melded, an eight is on top. With {three} in the hand a take is allowed: the top card completes the {pile}, {three} begin a new meld. With {two} it is not: two cards are no meld.</source>
        <extracomment>{three}: three cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {two}: two cards of an example, listed.</extracomment>
        <translation>Esempio: hai calato sei otto, e in cima c’è un otto. Con {three} in mano puoi prendere: la carta in cima completa {pile:il}, e {three} cominciano una nuova combinazione. Con {two} non puoi: due carte non sono una combinazione.</translation>
    </message>
    <message>
        <source>Example: the pile is frozen, with a nine on top: {two} from the hand takes it, {mixed} does not.</source>
        <extracomment>{two}: two cards of an example, listed. {mixed}: a card and a wild of an example, listed.</extracomment>
        <translation>Esempio: il pozzo è bloccato, con un nove in cima: {two} dalla mano lo prendono, {mixed} no.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}, {missing} too few; a {wild} from below the nine would not count.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Esempio: con un nove in cima e {three} in mano, calare {four} fa {points}, e ne mancano {missing}; un {wild} da sotto il nove non conterebbe.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}; a {wild} from below the nine would not do.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Esempio: con un nove in cima e {three} in mano, calare {four} fa {points}; un {wild} da sotto il nove non basterebbe.</translation>
    </message>
    <message>
        <source>Example: {count} count {points}.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Esempio: {count} valgono {points}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}, {missing} too few.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>Esempio: {four} fa {points}, e ne mancano {missing}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Esempio: {four} fa {points}.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card of the foot.</source>
        <translation>Chiudere vuol dire liberarsi dell’ultima carta del piede.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card once the foot was taken.</source>
        <translation>Chiudere vuol dire liberarsi dell’ultima carta dopo aver raccolto il piede.</translation>
    </message>
    <message>
        <source>In a foot that was not picked up each one counts {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>In un piede chiuso ognuno vale {points}.</translation>
    </message>
    <message numerus="yes">
        <source>In deal(s) {deals} it is a concealed {pile} instead, of any kind: seven cards laid at once from the hand, before any take; other melds may go with it.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>Nella smazzata {deals} serve invece {pile:un} {pile:calata|calato} in un colpo, di qualsiasi tipo: sette carte calate insieme dalla mano, prima di prendere il pozzo; altre combinazioni possono seguire.</numerusform>
            <numerusform>Nelle smazzate {deals} serve invece {pile:un} {pile:calata|calato} in un colpo, di qualsiasi tipo: sette carte calate insieme dalla mano, prima di prendere il pozzo; altre combinazioni possono seguire.</numerusform>
        </translation>
    </message>
    <message>
        <source>In these turns nobody asks, no {piles} are needed, and no card has to stay.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>In questi turni non si chiede, non servono {piles}, e non occorre tenere una carta.</translation>
    </message>
    <message>
        <source>It is one move of any number of melds. Only the values of their cards count, no bonuses; of a pile taken in that move only the top card.</source>
        <translation>Si fa in una sola mossa, con quante combinazioni si vuole. Contano solo i valori delle carte, non i premi; di un pozzo preso in quella mossa, solo la carta in cima.</translation>
    </message>
    <message>
        <source>Jesters and jokers are wild; all cards but villains and ladies are naturals otherwise.</source>
        <translation>Buffoni e jolly sono matte; tutte le altre carte tranne briganti e dame sono naturali.</translation>
    </message>
    <message>
        <source>Just before a player’s first turn the red threes of the hand are laid on the table and replaced from the stock, later each at once.</source>
        <translation>Appena prima del primo turno si calano i tre rossi e si sostituiscono dal tallone; dopo, ognuno si cala subito.</translation>
    </message>
    <message>
        <source>Laying out the hand and picking up the foot ends the turn, without a discard.</source>
        <translation>Chi cala l’ultima carta raccoglie il piede, e il turno finisce senza scarto.</translation>
    </message>
    <message>
        <source>Melding the last card of the hand: the foot is picked up at once and the turn goes on, with a discard at its end.</source>
        <translation>Chi cala l’ultima carta della mano raccoglie subito il piede e continua; il turno finisce lo stesso con uno scarto.</translation>
    </message>
    <message>
        <source>Nobody gets the bonus for going out when the stock ends the deal.</source>
        <translation>Se la smazzata finisce per il tallone, nessuno ha il premio di chiusura.</translation>
    </message>
    <message>
        <source>One partner’s first meld serves the whole side.</source>
        <translation>La prima calata di un compagno vale per tutta la squadra.</translation>
    </message>
    <message>
        <source>Only who was out first gets the bonus.</source>
        <translation>Solo il primo che chiude ha il premio.</translation>
    </message>
    <message>
        <source>Other cards left</source>
        <translation>Altre carte rimaste</translation>
    </message>
    <message>
        <source>Red three in an unopened foot</source>
        <translation>Tre rosso in un piede chiuso</translation>
    </message>
    <message>
        <source>Red three left</source>
        <translation>Tre rosso rimasto</translation>
    </message>
    <message>
        <source>Red three on the table</source>
        <translation>Tre rosso sul tavolo</translation>
    </message>
    <message>
        <source>Red threes are plain cards: never melded, they may be discarded; each one left counts {left}.</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>I tre rossi sono semplici carte: non si calano, ma si possono scartare; ognuno rimasto vale {left}.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sette carte fanno {pile:un}: {pile:pulita|pulito} senza matte, {pile:sporca|sporco} con matte, di matte se sono tutte matte.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sette carte fanno {pile:un}: {pile:pulita|pulito} senza matte, {pile:sporca|sporco} con matte.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sette carte o più fanno {pile:una sola|un solo} {pile}: {pile:pulita|pulito} senza matte, {pile:sporca|sporco} con matte, di matte se sono tutte matte.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sette carte o più fanno {pile:una sola|un solo} {pile}: {pile:pulita|pulito} senza matte, {pile:sporca|sporco} con matte.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Il mazziere dà a ognuno una mano di {hand} e un piede di {foot}.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; one of the dealer’s partners deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Il mazziere dà a ognuno una mano di {hand}; uno dei suoi compagni dà a ognuno un piede di {foot}.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; the dealer’s partner deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Il mazziere dà a ognuno una mano di {hand}; il suo compagno dà a ognuno un piede di {foot}.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot. The player to the dealer’s left begins; play and deal go round to the left, clockwise.</source>
        <translation>Il primo mazziere è tirato a sorte. Comincia il giocatore alla sua sinistra; gioco e mazzo passano verso sinistra.</translation>
    </message>
    <message>
        <source>The foot</source>
        <translation>Il piede</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which a side reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>La partita finisce dopo la smazzata in cui una squadra arriva a {points} punto o più.</numerusform>
            <numerusform>La partita finisce dopo la smazzata in cui una squadra arriva a {points} punti o più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which somebody reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>La partita finisce dopo la smazzata in cui qualcuno arriva a {points} punto o più.</numerusform>
            <numerusform>La partita finisce dopo la smazzata in cui qualcuno arriva a {points} punti o più.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins; equal totals share the win. Totals may be negative.</source>
        <translation>Vince il totale più alto; a parità si divide. I totali possono essere negativi.</translation>
    </message>
    <message>
        <source>The knee is picked up first, in the same way, and later the foot.</source>
        <translation>Prima si raccoglie il ginocchio, allo stesso modo, e più tardi il piede.</translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s).</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Il pozzo si può prendere quando ha almeno una carta.</numerusform>
            <numerusform>Il pozzo si può prendere quando ha almeno {count} carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s); a take brings all of it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Il pozzo si può prendere quando ha almeno una carta, e si prende tutto.</numerusform>
            <numerusform>Il pozzo si può prendere quando ha almeno {count} carte, e si prende tutto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Per chiudere, alla squadra serve: {needed}.</translation>
    </message>
    <message>
        <source>The special deck of 262 cards, one set for any number of players.</source>
        <translation>Il mazzo speciale di 262 carte, uno solo per qualsiasi numero di giocatori.</translation>
    </message>
    <message numerus="yes">
        <source>Then the deal ends: {count} turn(s) later, or when one cannot draw.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Poi la smazzata finisce: dopo un turno, o quando qualcuno non può pescare.</numerusform>
            <numerusform>Poi la smazzata finisce: dopo {count} turni, o quando qualcuno non può pescare.</numerusform>
        </translation>
    </message>
    <message>
        <source>They may be shared among several melds of that rank, as far as each one may lie so.</source>
        <translation>Si possono dividere tra più combinazioni di quel valore, purché ogni combinazione sia ammessa.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>I tre</translation>
    </message>
    <message>
        <source>Twos and jokers are wild; four to ace are naturals.</source>
        <translation>I due e i jolly sono matte; dal quattro all’asso sono naturali.</translation>
    </message>
    <message>
        <source>Twos are wild; four to ace are naturals.</source>
        <translation>I due sono matte; dal quattro all’asso sono naturali.</translation>
    </message>
    <message>
        <source>Until then two cards stay in the hand after melding, unless that meld completes a {pile}, and one after the discard.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Fino ad allora si tengono due carte in mano dopo la calata (a meno di completare {pile:un}), e una dopo lo scarto.</translation>
    </message>
    <message>
        <source>What a player needs complete depends on the deal.</source>
        <translation>Quello che serve per chiudere dipende dalla smazzata.</translation>
    </message>
    <message>
        <source>What the side needs complete depends on the deal.</source>
        <translation>Quello che serve alla squadra per chiudere dipende dalla smazzata.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the foot into the hand at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Quando si completa {pile:un}, il piede va subito in mano.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the knee into the hand at once, with the next one the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Quando si completa {pile:un}, il ginocchio va subito in mano; con {pile:la prossima|il prossimo}, il piede.</translation>
    </message>
    <message>
        <source>Whoever has taken the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Chi ha raccolto il piede e non può ancora chiudere tiene due carte dopo la calata e una dopo lo scarto.</translation>
    </message>
    <message>
        <source>Whoever may discard none of the cards ends the turn without a discard.</source>
        <translation>Chi non può scartare nessuna delle sue carte finisce il turno senza scarto.</translation>
    </message>
    <message>
        <source>Whoever plays from the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Chi gioca il piede e non può ancora chiudere tiene due carte dopo la calata e una dopo lo scarto.</translation>
    </message>
    <message>
        <source>Wilds may be discarded.</source>
        <translation>Le matte si possono scartare.</translation>
    </message>
    <message>
        <source>With an empty stock a red three is laid without a replacement.</source>
        <translation>Se il tallone è vuoto, un tre rosso si cala senza sostituirlo.</translation>
    </message>
    <message>
        <source>their value off</source>
        <translation>il loro valore in meno</translation>
    </message>
    <message numerus="yes">
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>fino a {points} punto</numerusform>
            <numerusform>fino a {points} punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:^} count {points} together.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{count:^} insieme valgono {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of four, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} giocatore in due squadre da quattro, alternate al tavolo.</numerusform>
            <numerusform>{count:^} giocatori in due squadre da quattro, alternate al tavolo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of three, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} giocatore in due squadre da tre, alternate al tavolo.</numerusform>
            <numerusform>{count:^} giocatori in due squadre da tre, alternate al tavolo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in {sides}, partners opposite.</source>
        <extracomment>{count}: the number on which the plural form depends. {sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>
            <numerusform>{count:^} giocatore in {sides}, i compagni di fronte.</numerusform>
            <numerusform>{count:^} giocatori in {sides}, i compagni di fronte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s), each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} giocatore, ognuno per sé.</numerusform>
            <numerusform>{count:^} giocatori, ognuno per sé.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs no points.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^} non vuole punti.</translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}, then as in the last of them.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} vuole {points} punto nelle smazzate da uno a {last}, poi come nell’ultima.</numerusform>
            <numerusform>{meld:^} vuole {points} punti nelle smazzate da uno a {last}, poi come nell’ultima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} vuole {points} punto nelle smazzate da uno a {last}.</numerusform>
            <numerusform>{meld:^} vuole {points} punti nelle smazzate da uno a {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s).</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{meld:^} vuole {points} punto.</numerusform>
            <numerusform>{meld:^} vuole {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs {steps}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {steps}: the points that are needed, score by score.</extracomment>
        <translation>{meld:^} vuole {steps}.</translation>
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
            <numerusform>{packs:^} con {jokers} ciascuno: {number} carta.</numerusform>
            <numerusform>{packs:^} con {jokers} ciascuno: {number} carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} without jokers: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^} senza jolly: {number} carta.</numerusform>
            <numerusform>{packs:^} senza jolly: {number} carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{wilds} in {cards}</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{wilds} su {cards}</translation>
    </message>
</context>
<context>
    <name>HandAndFootHints</name>
    <message>
        <source>A hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Una mano di {hand} e un piede di {foot}.</translation>
    </message>
    <message>
        <source>A hand of {hand}, a knee of {knee} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Una mano di {hand}, un ginocchio di {knee} e un piede di {foot}.</translation>
    </message>
    <message>
        <source>A lady on a clean {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Una dama su {pile:una|un} {pile} {pile:pulita|pulito} vale {points}.</translation>
    </message>
    <message>
        <source>A {pile} is nearly complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Una|Un} {pile} è quasi {pile:completa|completo}.</translation>
    </message>
    <message>
        <source>Every card would find a place.</source>
        <translation>C’è posto per ogni carta.</translation>
    </message>
    <message>
        <source>Hint: is the pile worth more than a draw?</source>
        <translation>Consiglio: il pozzo vale più di una pescata?</translation>
    </message>
    <message>
        <source>Hint: keep what may become a first meld.</source>
        <translation>Consiglio: tenere le carte buone per una prima calata.</translation>
    </message>
    <message>
        <source>Hint: look at the melds that lie there.</source>
        <translation>Consiglio: guardare le combinazioni sul tavolo.</translation>
    </message>
    <message>
        <source>Hint: look at the pile.</source>
        <translation>Consiglio: guardare il pozzo.</translation>
    </message>
    <message>
        <source>Hint: look at what is left in the hand.</source>
        <translation>Consiglio: guardare che cosa resta in mano.</translation>
    </message>
    <message>
        <source>Hint: look for a card that helps nobody.</source>
        <translation>Consiglio: cercare una carta che non serve a nessuno.</translation>
    </message>
    <message>
        <source>Hint: look for a first meld.</source>
        <translation>Consiglio: cercare una prima calata.</translation>
    </message>
    <message>
        <source>Hint: look for cards of one rank.</source>
        <translation>Consiglio: cercare carte dello stesso valore.</translation>
    </message>
    <message>
        <source>Hint: the end of the deal is near.</source>
        <translation>Consiglio: la smazzata sta per finire.</translation>
    </message>
    <message>
        <source>It brings {taken}; a draw brings {drawn}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {drawn}: the cards that a draw brings, as “two cards”.</extracomment>
        <translation>Il pozzo porta {taken}; pescando, {drawn}.</translation>
    </message>
    <message numerus="yes">
        <source>It is alone in the hand, and no own meld takes it.</source>
        <comment>{card}</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>
            <numerusform>È l’unica in mano, e nessuna combinazione della squadra la prende.</numerusform>
            <numerusform>È l’unica in mano, e nessuna combinazione della squadra la prende.</numerusform>
        </translation>
    </message>
    <message>
        <source>Little is left in hand.</source>
        <translation>In mano resta poco.</translation>
    </message>
    <message>
        <source>Little that comes with the pile would fit.</source>
        <translation>Nel pozzo c’è poco di utile.</translation>
    </message>
    <message>
        <source>No other card can be spared.</source>
        <translation>Le altre carte servono tutte.</translation>
    </message>
    <message>
        <source>None of the cards may be discarded.</source>
        <translation>Nessuna delle carte si può scartare.</translation>
    </message>
    <message numerus="yes">
        <source>Only two of them are in the hand, and no own meld takes them.</source>
        <comment>{cards}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>In mano ce ne sono solo due, e nessuna combinazione della squadra le prende.</numerusform>
            <numerusform>In mano ce ne sono solo due, e nessuna combinazione della squadra le prende.</numerusform>
        </translation>
    </message>
    <message>
        <source>Others may go out soon, and cards in hand cost points then.</source>
        <translation>Presto qualcuno potrebbe chiudere, e allora le carte in mano costano punti.</translation>
    </message>
    <message>
        <source>That completes a wild {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Così si completa {pile:una|un} {pile} di matte.</translation>
    </message>
    <message>
        <source>That completes a {pile} of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Così si completa {pile:una|un} {pile} di {ranks}.</translation>
    </message>
    <message>
        <source>That goes out.</source>
        <translation>Così si chiude.</translation>
    </message>
    <message>
        <source>That leaves no card.</source>
        <translation>Così non resta nessuna carta.</translation>
    </message>
    <message numerus="yes">
        <source>That makes {sum}, {need} (is|are) needed.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>Fanno {sum}, ne serve {need}.</numerusform>
            <numerusform>Fanno {sum}, ne servono {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot comes next turn.</source>
        <translation>Così la mano è vuota, e il piede arriva al prossimo turno.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot is played at once.</source>
        <translation>Così la mano è vuota, e si gioca subito il piede.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee comes next turn.</source>
        <translation>Così la mano è vuota, e il ginocchio arriva al prossimo turno.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee is played at once.</source>
        <translation>Così la mano è vuota, e si gioca subito il ginocchio.</translation>
    </message>
    <message>
        <source>The hand is nearly empty, and the pile would keep it from the foot.</source>
        <translation>La mano è quasi finita, e il pozzo allontanerebbe il piede.</translation>
    </message>
    <message>
        <source>The hand is nearly empty: the pile would keep it from the knee.</source>
        <translation>La mano è quasi finita, e il pozzo allontanerebbe il ginocchio.</translation>
    </message>
    <message>
        <source>The others are close to going out.</source>
        <translation>Gli altri stanno per chiudere.</translation>
    </message>
    <message>
        <source>The partners agreed to wait.</source>
        <translation>I compagni erano d’accordo di aspettare.</translation>
    </message>
    <message>
        <source>The side gains by ending now.</source>
        <translation>Alla squadra conviene finire adesso.</translation>
    </message>
    <message>
        <source>The side gains by playing on.</source>
        <translation>Alla squadra conviene continuare.</translation>
    </message>
    <message>
        <source>The {ranks} are then {number} of {size}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are. {size}: how many cards a complete meld has.</extracomment>
        <translation>{ranks:^il} arrivano così a {number} su {size}.</translation>
    </message>
    <message>
        <source>The {ranks} become a clean {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^il} diventano {pile:una|un} {pile} {pile:pulita|pulito}.</translation>
    </message>
    <message>
        <source>The {ranks} become a dirty {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^il} diventano {pile:una|un} {pile} {pile:sporca|sporco}.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Non c’è un pozzo da prendere.</translation>
    </message>
    <message>
        <source>Too much is left in hand.</source>
        <translation>In mano resta troppo.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} at most {most}, {need} (is|are) needed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {most}: the most of them, as “two” or “two cards”. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>Con {card} si arriva al massimo a {most}, ma ne serve {need}.</numerusform>
            <numerusform>Con {card} si arriva al massimo a {most}, ma ne servono {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>answer no</source>
        <translation>rispondere no</translation>
    </message>
    <message>
        <source>answer yes</source>
        <translation>rispondere sì</translation>
    </message>
    <message>
        <source>ask {partner} whether to go out</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>chiedere a {partner} se si può chiudere</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>scartare {card:il}</translation>
    </message>
    <message>
        <source>draw from both stock piles</source>
        <translation>pescare da entrambi i talloni</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>pescare {cards}</translation>
    </message>
    <message numerus="yes">
        <source>lay these {count} card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>calare questa carta</numerusform>
            <numerusform>calare queste {count} carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>alzare circa {number} carta</numerusform>
            <numerusform>alzare circa {number} carte</numerusform>
        </translation>
    </message>
    <message>
        <source>take {count} with {cards}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>prenderne {count:f} con {cards}</translation>
    </message>
    <message>
        <source>{name} cannot take the pile then.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Allora {name} non può prendere il pozzo.</translation>
    </message>
    <message>
        <source>{name} has discarded {card}, too.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Anche {name} {name:ha|ha|ha|hanno} scartato {card:un}.</translation>
    </message>
    <message>
        <source>{name} is not down and cannot take the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} non {name:ha|ha|ha|hanno} ancora calato e non può prendere il pozzo.</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {sum}, {need} (is|are) needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {sum}, e ne serve {need}.</numerusform>
            <numerusform>{parts} = {sum}, e ne servono {need}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootInterview</name>
    <message>
        <source>1,500, clean or dirty</source>
        <translation>1.500, pulita o sporca</translation>
    </message>
    <message>
        <source>100 points each; off for a side without one.</source>
        <translation>100 punti l’uno; meno 100 per una squadra senza.</translation>
    </message>
    <message>
        <source>100 points each; off without a first meld in the deal.</source>
        <translation>100 punti l’uno; meno 100 senza una prima calata.</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty</source>
        <translation>300 pulita, 100 sporca</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty, 1,000 wild</source>
        <translation>300 pulita, 100 sporca, 1.000 di matte</translation>
    </message>
    <message>
        <source>5,000 clean, 2,500 dirty</source>
        <translation>5.000 pulita, 2.500 sporca</translation>
    </message>
    <message>
        <source>50 in every deal</source>
        <translation>50 in ogni smazzata</translation>
    </message>
    <message>
        <source>50, then 90, 120 and 150</source>
        <translation>50, poi 90, 120 e 150</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty</source>
        <translation>500 pulita, 300 sporca</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,000 wild</source>
        <translation>500 pulita, 300 sporca, 1.000 di matte</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,500 wild</source>
        <translation>500 pulita, 300 sporca, 1.500 di matte</translation>
    </message>
    <message>
        <source>60, then 90, 120 and 150</source>
        <translation>60, poi 90, 120 e 150</translation>
    </message>
    <message>
        <source>A bonus, but against a side that is not down</source>
        <translation>Un premio, ma conta contro una squadra che non ha calato</translation>
    </message>
    <message>
        <source>A bonus, but only beside a complete meld of seven</source>
        <translation>Un premio, ma solo con una combinazione di sette</translation>
    </message>
    <message>
        <source>A bonus: laid at once for 100 points each</source>
        <translation>Un premio: si calano subito, 100 punti l’uno</translation>
    </message>
    <message>
        <source>A book</source>
        <translation>Un libro</translation>
    </message>
    <message>
        <source>A burden: 500 points off for each one left</source>
        <translation>Una penalità: 500 punti in meno per ognuno rimasto</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>Una canasta</translation>
    </message>
    <message>
        <source>A discard ends the turn, as always.</source>
        <translation>Il turno si finisce lo stesso con uno scarto.</translation>
    </message>
    <message>
        <source>A kind of its own, as in Pennies from Heaven.</source>
        <translation>Una specie a sé, come in Pennies from Heaven.</translation>
    </message>
    <message>
        <source>A partner’s unopened foot may count against the side.</source>
        <translation>Il piede ancora chiuso di un compagno può contare contro la tua squadra.</translation>
    </message>
    <message>
        <source>A pile</source>
        <translation>Un mazzetto</translation>
    </message>
    <message>
        <source>A pile of fewer cards cannot be taken.</source>
        <translation>Un pozzo più piccolo non si può prendere.</translation>
    </message>
    <message>
        <source>A wild on top of the discard pile cannot be taken then.</source>
        <translation>Con una matta in cima, il pozzo non si può prendere.</translation>
    </message>
    <message>
        <source>About an hour.</source>
        <translation>Circa un’ora.</translation>
    </message>
    <message>
        <source>About half an hour.</source>
        <translation>Circa mezz’ora.</translation>
    </message>
    <message>
        <source>After that they go like any other card.</source>
        <translation>Dopo si possono scartare come ogni altra carta.</translation>
    </message>
    <message>
        <source>An eight and a two take an eight, too.</source>
        <translation>Anche un otto e un due prendono un otto.</translation>
    </message>
    <message>
        <source>Any number will do</source>
        <translation>Va bene qualsiasi numero</translation>
    </message>
    <message>
        <source>Are there cards that nobody may discard?</source>
        <translation>Ci sono carte che nessuno può scartare?</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven, a long evening.</source>
        <translation>Come in Pennies from Heaven, una lunga serata.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven.</source>
        <translation>Come in Pennies from Heaven.</translation>
    </message>
    <message>
        <source>As in Saskatchewan.</source>
        <translation>Come in Saskatchewan.</translation>
    </message>
    <message>
        <source>As in Simpson’s game.</source>
        <translation>Come nel gioco di Simpson.</translation>
    </message>
    <message>
        <source>As in the classic game; deals take their time.</source>
        <translation>Come nel gioco classico; le smazzate si prendono il loro tempo.</translation>
    </message>
    <message>
        <source>As many as any other</source>
        <translation>Quanto le altre</translation>
    </message>
    <message>
        <source>As many wilds as naturals</source>
        <translation>Tante matte quante naturali</translation>
    </message>
    <message>
        <source>As with the special deck; the cards decide which.</source>
        <translation>Come col mazzo speciale; a decidere sono le carte.</translation>
    </message>
    <message>
        <source>Asked, and answered with yes or no only</source>
        <translation>Sì, e la risposta è solo sì o no</translation>
    </message>
    <message>
        <source>Asked, and the answer binds</source>
        <translation>Sì, e la risposta vale</translation>
    </message>
    <message>
        <source>At least a meld or a discard; no foot is left unopened.</source>
        <translation>Almeno una calata o uno scarto; nessun piede resta chiuso.</translation>
    </message>
    <message>
        <source>At most three</source>
        <translation>Al massimo tre</translation>
    </message>
    <message>
        <source>Beside two naturals or more, however they compare.</source>
        <translation>Con due naturali o più, anche se le matte sono di più.</translation>
    </message>
    <message>
        <source>But no wild onto a clean one; it counts once.</source>
        <translation>Ma niente matte su una pulita; conta comunque una volta.</translation>
    </message>
    <message>
        <source>Dirty ones are closed at seven.</source>
        <translation>Quelle sporche sono chiuse a sette.</translation>
    </message>
    <message>
        <source>Each alone, with eight packs.</source>
        <translation>Ognuno per sé, con otto mazzi.</translation>
    </message>
    <message>
        <source>Each alone, with four packs.</source>
        <translation>Ognuno per sé, con quattro mazzi.</translation>
    </message>
    <message>
        <source>Each alone, with six packs.</source>
        <translation>Ognuno per sé, con sei mazzi.</translation>
    </message>
    <message>
        <source>Each alone, with three packs.</source>
        <translation>Ognuno per sé, con tre mazzi.</translation>
    </message>
    <message>
        <source>Each needs the points; cards on partners’ melds count.</source>
        <translation>A ognuno servono i punti; contano le carte sulle combinazioni dei compagni.</translation>
    </message>
    <message>
        <source>Eight players in four pairs</source>
        <translation>Otto giocatori in quattro coppie</translation>
    </message>
    <message>
        <source>Eight players in two teams of four</source>
        <translation>Otto giocatori in due squadre da quattro</translation>
    </message>
    <message>
        <source>Eight players, each alone</source>
        <translation>Otto giocatori, ognuno per sé</translation>
    </message>
    <message>
        <source>Eleven and eleven</source>
        <translation>Undici e undici</translation>
    </message>
    <message>
        <source>Eleven in the hand, thirteen in the foot</source>
        <translation>Undici nella mano, tredici nel piede</translation>
    </message>
    <message>
        <source>Every player’s</source>
        <translation>Quella di ogni giocatore</translation>
    </message>
    <message>
        <source>Everybody may</source>
        <translation>Sì, tutti</translation>
    </message>
    <message>
        <source>Everything within the limit of wilds</source>
        <translation>Tutto, entro il limite delle matte</translation>
    </message>
    <message>
        <source>Exactly seven, and only when there are seven</source>
        <translation>Esattamente sette, e solo se ce ne sono sette</translation>
    </message>
    <message>
        <source>Fewer cards to hold, and shorter deals.</source>
        <translation>Meno carte in mano, e smazzate più corte.</translation>
    </message>
    <message>
        <source>Fewer wilds than naturals</source>
        <translation>Meno matte che naturali</translation>
    </message>
    <message>
        <source>Fifteen and fifteen</source>
        <translation>Quindici e quindici</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>Quattro smazzate</translation>
    </message>
    <message>
        <source>Four players in two pairs</source>
        <translation>Quattro giocatori in due coppie</translation>
    </message>
    <message>
        <source>Four players, each alone</source>
        <translation>Quattro giocatori, ognuno per sé</translation>
    </message>
    <message>
        <source>Hand, knee and foot: fifteen, thirteen and eleven</source>
        <translation>Mano, ginocchio e piede: quindici, tredici e undici</translation>
    </message>
    <message>
        <source>Hands grow fast, and the stock is used up sooner.</source>
        <translation>Le mani crescono in fretta, e il tallone finisce prima.</translation>
    </message>
    <message>
        <source>How many cards are dealt to each hand and each foot?</source>
        <translation>Quante carte si danno per ogni mano e ogni piede?</translation>
    </message>
    <message>
        <source>How many cards does a turn draw?</source>
        <translation>Quante carte si pescano in un turno?</translation>
    </message>
    <message>
        <source>How many points does a complete meld of sevens earn?</source>
        <translation>Quanti punti vale una combinazione completa di sette?</translation>
    </message>
    <message>
        <source>How many points does a meld of seven earn?</source>
        <translation>Quanti punti vale una combinazione di sette carte?</translation>
    </message>
    <message>
        <source>How many points does the first meld of a deal need?</source>
        <translation>Quanti punti vuole la prima calata di una smazzata?</translation>
    </message>
    <message>
        <source>How many sit at the table, and who plays together?</source>
        <translation>In quanti siete al tavolo, e chi gioca insieme?</translation>
    </message>
    <message>
        <source>How many wild cards may a meld hold?</source>
        <translation>Quante matte può avere una combinazione?</translation>
    </message>
    <message>
        <source>However long it grows, it counts once.</source>
        <translation>Per quanto cresca, conta una volta.</translation>
    </message>
    <message>
        <source>However many cards lie in it.</source>
        <translation>Non importa quante carte contiene.</translation>
    </message>
    <message>
        <source>Is the partner asked “May I go out?”</source>
        <translation>Si chiede al compagno: “Posso chiudere?”</translation>
    </message>
    <message>
        <source>It blocks the pile</source>
        <translation>Chiude il pozzo</translation>
    </message>
    <message>
        <source>It ends after the deal in which a total reaches them.</source>
        <translation>Finisce dopo la smazzata in cui qualcuno ci arriva.</translation>
    </message>
    <message>
        <source>It freezes the pile until somebody takes it</source>
        <translation>Blocca il pozzo finché qualcuno lo prende</translation>
    </message>
    <message>
        <source>It goes onto a meld, or a third card or a wild joins them.</source>
        <translation>Vanno tutte e due su una combinazione, o con una terza carta o una matta.</translation>
    </message>
    <message>
        <source>It is taken with two of the same</source>
        <translation>Lo si prende con due uguali</translation>
    </message>
    <message>
        <source>It never gets harder to begin.</source>
        <translation>La prima calata non diventa mai più difficile.</translation>
    </message>
    <message>
        <source>It removes the pile</source>
        <translation>Toglie il pozzo</translation>
    </message>
    <message>
        <source>Less than usual, so that single cards matter more.</source>
        <translation>Meno del solito, quindi le carte singole contano di più.</translation>
    </message>
    <message>
        <source>May black threes be melded?</source>
        <translation>Si possono calare i tre neri?</translation>
    </message>
    <message>
        <source>May cards be added to a meld of seven?</source>
        <translation>Si possono aggiungere carte a una combinazione di sette?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>Due e jolly si possono calare da soli?</translation>
    </message>
    <message>
        <source>May you look through the discard pile?</source>
        <translation>Si può guardare nel pozzo?</translation>
    </message>
    <message>
        <source>More cards of the rank begin another meld.</source>
        <translation>Altre carte di quel valore cominciano un’altra combinazione.</translation>
    </message>
    <message>
        <source>More cards to hold, and longer deals.</source>
        <translation>Più carte in mano, e smazzate più lunghe.</translation>
    </message>
    <message>
        <source>More in every deal, as in the classic game.</source>
        <translation>Di più a ogni smazzata, come nel gioco classico.</translation>
    </message>
    <message>
        <source>Must your partner be in the foot before you go out?</source>
        <translation>Il compagno deve giocare il piede prima che si chiuda?</translation>
    </message>
    <message>
        <source>Naturals may be added</source>
        <translation>Si possono aggiungere naturali</translation>
    </message>
    <message>
        <source>Naturals onto clean ones only</source>
        <translation>Naturali, solo su quelle pulite</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>No rank is worth more than another.</source>
        <translation>Nessun valore conta più di un altro.</translation>
    </message>
    <message>
        <source>No wild one is needed.</source>
        <translation>Non ne serve una di matte.</translation>
    </message>
    <message>
        <source>No, it is closed</source>
        <translation>No, è chiusa</translation>
    </message>
    <message>
        <source>No, none</source>
        <translation>No, nessuna</translation>
    </message>
    <message>
        <source>Nobody shares melds; with five packs.</source>
        <translation>Nessuno condivide le combinazioni; con cinque mazzi.</translation>
    </message>
    <message>
        <source>Nobody shares melds; with nine packs.</source>
        <translation>Nessuno condivide le combinazioni; con nove mazzi.</translation>
    </message>
    <message>
        <source>Nobody shares melds; with seven packs.</source>
        <translation>Nessuno condivide le combinazioni; con sette mazzi.</translation>
    </message>
    <message>
        <source>Nobody takes it as long as the wild lies on top.</source>
        <translation>Nessuno lo può prendere finché la matta è in cima.</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>No, si chiude e basta</translation>
    </message>
    <message>
        <source>Nothing is discarded; the foot is played next turn.</source>
        <translation>Non si scarta; il piede si gioca al prossimo turno.</translation>
    </message>
    <message>
        <source>Nothing need be played from it yet.</source>
        <translation>Non occorre averne ancora giocato niente.</translation>
    </message>
    <message>
        <source>Once one partner is down, the other lays any meld.</source>
        <translation>Quando un compagno ha calato, l’altro può calare qualsiasi combinazione.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Una</translation>
    </message>
    <message>
        <source>One card like it</source>
        <translation>Una carta uguale</translation>
    </message>
    <message>
        <source>One clean and one dirty</source>
        <translation>Una pulita e una sporca</translation>
    </message>
    <message>
        <source>One clean, one dirty and one wild</source>
        <translation>Una pulita, una sporca e una di matte</translation>
    </message>
    <message>
        <source>One clean, one dirty, one wild and one of sevens</source>
        <translation>Una pulita, una sporca, una di matte e una di sette</translation>
    </message>
    <message>
        <source>One for every two naturals</source>
        <translation>Una ogni due naturali</translation>
    </message>
    <message>
        <source>One wild in three cards, two in four, three in seven.</source>
        <translation>Una matta su tre carte, due su quattro, tre su sette.</translation>
    </message>
    <message>
        <source>One wild in three or four cards, three in seven.</source>
        <translation>Una matta su tre o quattro carte, tre su sette.</translation>
    </message>
    <message>
        <source>One wild in three to five cards, two in six or seven.</source>
        <translation>Una matta su tre, quattro o cinque carte, due su sei o sette.</translation>
    </message>
    <message>
        <source>Only the top card may be seen</source>
        <translation>Si può vedere solo la carta in cima</translation>
    </message>
    <message>
        <source>Partners sit in every other seat.</source>
        <translation>I compagni siedono a posti alterni.</translation>
    </message>
    <message>
        <source>Partners sit opposite and share melds and score.</source>
        <translation>I compagni siedono di fronte e condividono combinazioni e punti.</translation>
    </message>
    <message>
        <source>Partners sit opposite; four sides play.</source>
        <translation>I compagni siedono di fronte; giocano quattro squadre.</translation>
    </message>
    <message>
        <source>Partners sit opposite; three sides play.</source>
        <translation>I compagni siedono di fronte; giocano tre squadre.</translation>
    </message>
    <message>
        <source>Plain cards that nobody melds; discard them in time.</source>
        <translation>Semplici carte che nessuno cala; scartale in tempo.</translation>
    </message>
    <message>
        <source>Seven are a clean meld for the dirty bonus; each costs 5.</source>
        <translation>Sette fanno una combinazione pulita che paga il premio di una sporca; ognuno costa 5.</translation>
    </message>
    <message>
        <source>Seven of them are a kind of their own, worth the most.</source>
        <translation>Sette di loro sono una specie a sé, quella che vale di più.</translation>
    </message>
    <message>
        <source>Seven players</source>
        <translation>Sette giocatori</translation>
    </message>
    <message>
        <source>Sevens, until every side has a complete meld of them</source>
        <translation>I sette, finché ogni squadra non ne ha una combinazione completa</translation>
    </message>
    <message>
        <source>Sevens, until your side has a complete meld of them</source>
        <translation>I sette, finché la tua squadra non ne ha una combinazione completa</translation>
    </message>
    <message>
        <source>Short deals, as in Simpson’s game.</source>
        <translation>Smazzate corte, come nel gioco di Simpson.</translation>
    </message>
    <message>
        <source>Six players in three pairs</source>
        <translation>Sei giocatori in tre coppie</translation>
    </message>
    <message>
        <source>Six players in two teams of three</source>
        <translation>Sei giocatori in due squadre da tre</translation>
    </message>
    <message>
        <source>Six players, each alone</source>
        <translation>Sei giocatori, ognuno per sé</translation>
    </message>
    <message>
        <source>That needs two naturals like the card on top.</source>
        <translation>Allora servono due naturali uguali alla carta in cima.</translation>
    </message>
    <message>
        <source>The answer binds, too; nothing else is said.</source>
        <translation>Anche così la risposta vale; non si dice altro.</translation>
    </message>
    <message>
        <source>The cards that lie there are out of the deal.</source>
        <translation>Le sue carte escono dalla smazzata.</translation>
    </message>
    <message>
        <source>The first deal asks for a little more than usual.</source>
        <translation>La prima smazzata chiede un po’ più del solito.</translation>
    </message>
    <message>
        <source>The first three cards that match may be laid.</source>
        <translation>Si possono calare le prime tre carte che vanno insieme.</translation>
    </message>
    <message>
        <source>The hand grows only by taking the discard pile.</source>
        <translation>La mano cresce solo quando si prende il pozzo.</translation>
    </message>
    <message>
        <source>The partner may also say why.</source>
        <translation>Il compagno può anche dire perché.</translation>
    </message>
    <message>
        <source>The sevens decide most deals then.</source>
        <translation>Allora i sette decidono la maggior parte delle smazzate.</translation>
    </message>
    <message>
        <source>The side’s</source>
        <translation>Quella della squadra</translation>
    </message>
    <message>
        <source>The stock replaces them; each one not laid costs 100.</source>
        <translation>Si sostituiscono dal tallone; ognuno non calato costa 100.</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>Tutto il pozzo</translation>
    </message>
    <message>
        <source>They are melded, or stay in the hand.</source>
        <translation>Si calano o si tengono in mano.</translation>
    </message>
    <message>
        <source>They go with naturals only</source>
        <translation>Vanno solo con naturali</translation>
    </message>
    <message>
        <source>They help to get rid of the last cards; each costs 5.</source>
        <translation>Aiutano a liberarsi delle ultime carte; ognuno costa 5.</translation>
    </message>
    <message>
        <source>They keep the next player from taking the discard pile.</source>
        <translation>Impediscono al prossimo giocatore di prendere il pozzo.</translation>
    </message>
    <message>
        <source>They may</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>They need not</source>
        <translation>No, non importa</translation>
    </message>
    <message>
        <source>Thirteen and thirteen</source>
        <translation>Tredici e tredici</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Three of any kind</source>
        <translation>Tre qualsiasi</translation>
    </message>
    <message>
        <source>Three or more at any time</source>
        <translation>Tre o più in qualsiasi momento</translation>
    </message>
    <message>
        <source>Three or more in the turn that goes out</source>
        <translation>Tre o più nel turno in cui si chiude</translation>
    </message>
    <message>
        <source>Three packets, one after the other; with one more pack.</source>
        <translation>Tre pacchetti, uno dopo l’altro; con un mazzo in più.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Two cards like the top card</source>
        <translation>Due carte uguali a quella in cima</translation>
    </message>
    <message>
        <source>Two clean and two dirty</source>
        <translation>Due pulite e due sporche</translation>
    </message>
    <message>
        <source>Two clean, two dirty and one wild</source>
        <translation>Due pulite, due sporche e una di matte</translation>
    </message>
    <message>
        <source>Two deals</source>
        <translation>Due smazzate</translation>
    </message>
    <message>
        <source>Two eights take an eight; no wild stands in for one.</source>
        <translation>Due otto prendono un otto; nessuna matta fa le veci di uno.</translation>
    </message>
    <message>
        <source>Two like it, or one like it and a wild</source>
        <translation>Due uguali, o una uguale e una matta</translation>
    </message>
    <message>
        <source>Two twos take a two, two jokers take a joker.</source>
        <translation>Due due prendono un due, due jolly un jolly.</translation>
    </message>
    <message>
        <source>Twos and jokers</source>
        <translation>I due e i jolly</translation>
    </message>
    <message>
        <source>Until then a card stays in your hand.</source>
        <translation>Fino ad allora si tiene una carta in mano.</translation>
    </message>
    <message>
        <source>Up to 10,000 points</source>
        <translation>Fino a 10.000 punti</translation>
    </message>
    <message>
        <source>Up to 20,000 points</source>
        <translation>Fino a 20.000 punti</translation>
    </message>
    <message>
        <source>Up to five cards from the top</source>
        <translation>Fino a cinque carte dall’alto</translation>
    </message>
    <message>
        <source>Up to seven cards from the top</source>
        <translation>Fino a sette carte dall’alto</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>Che cosa sono i tre rossi?</translation>
    </message>
    <message>
        <source>What does a two or joker on the discard pile do?</source>
        <translation>Che cosa fa un due o un jolly sul pozzo?</translation>
    </message>
    <message>
        <source>What is a meld of seven called in the family?</source>
        <translation>Come chiama la tua famiglia una combinazione di sette?</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than five are taken whole.</source>
        <translation>Il resto rimane; con meno di cinque si prende tutto il pozzo.</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than seven are taken whole.</source>
        <translation>Il resto rimane; con meno di sette si prende tutto il pozzo.</translation>
    </message>
    <message>
        <source>What lies in it is no secret.</source>
        <translation>Quello che contiene non è un segreto.</translation>
    </message>
    <message>
        <source>What must be complete before somebody goes out?</source>
        <translation>Che cosa dev’essere completo prima di chiudere?</translation>
    </message>
    <message>
        <source>What must the hand hold to take the pile?</source>
        <translation>Che cosa bisogna avere in mano per prendere il pozzo?</translation>
    </message>
    <message>
        <source>Whatever you have no use for may go.</source>
        <translation>Si può scartare quello che non serve.</translation>
    </message>
    <message>
        <source>Who takes the discard pile gets how much of it?</source>
        <translation>Quanto si prende del pozzo?</translation>
    </message>
    <message>
        <source>Whoever can go out decides alone.</source>
        <translation>Si decide da soli.</translation>
    </message>
    <message>
        <source>Whose first meld counts?</source>
        <translation>Quale prima calata conta?</translation>
    </message>
    <message>
        <source>With one discarded, the hand grows by a card a turn.</source>
        <translation>Se ne scarta una, quindi la mano cresce di una carta a turno.</translation>
    </message>
    <message>
        <source>You have to remember what lies below it.</source>
        <translation>Bisogna ricordarsi che cosa c’è sotto.</translation>
    </message>
    <message>
        <source>You may not, before your side has a complete meld of seven</source>
        <translation>Non si può, finché la squadra non ha una combinazione di sette</translation>
    </message>
    <message>
        <source>You meld the last card of your hand: what then?</source>
        <translation>Si cala l’ultima carta della mano: e poi?</translation>
    </message>
    <message>
        <source>You pick up the foot and play on</source>
        <translation>Si raccoglie il piede e si continua</translation>
    </message>
    <message>
        <source>You pick up the foot, and your turn is over</source>
        <translation>Si raccoglie il piede, e il turno finisce</translation>
    </message>
    <message>
        <source>Your partner must have picked it up</source>
        <translation>Il compagno deve averlo raccolto</translation>
    </message>
    <message>
        <source>Your partner must have played from it</source>
        <translation>Il compagno deve averne già giocato</translation>
    </message>
    <message>
        <source>“A clean book”, on the screen and on paper.</source>
        <translation>“Un libro pulito”, sullo schermo e sulla carta.</translation>
    </message>
    <message>
        <source>“A clean canasta”, as in Saskatchewan.</source>
        <translation>“Una canasta pulita”, come in Saskatchewan.</translation>
    </message>
    <message>
        <source>“A clean pile”, as in the classic game.</source>
        <translation>“Un mazzetto pulito”, come nel gioco classico.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLesson</name>
    <message>
        <source>A black three stops you: that pile cannot be taken now.</source>
        <translation>Un tre nero ti ferma: adesso non puoi prendere quel pozzo.</translation>
    </message>
    <message>
        <source>A real deal has {hand} in hand, and {foot} in the foot.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>In una vera smazzata la mano ha {hand} e il piede {foot}.</translation>
    </message>
    <message>
        <source>A red three goes onto the table at once, for {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Un tre rosso va subito sul tavolo e porta {points}.</translation>
    </message>
    <message>
        <source>And the eights: only one is missing. Lay it down.</source>
        <translation>Ora gli otto: ne manca solo uno. Calalo.</translation>
    </message>
    <message>
        <source>Cards of one rank go down together: that is a meld.</source>
        <translation>Carte dello stesso valore si calano insieme: è una combinazione.</translation>
    </message>
    <message>
        <source>Click both eights and the two, then “New meld” again.</source>
        <translation>Clicca sui due otto e sul due, poi di nuovo su “Nuova combinazione”.</translation>
    </message>
    <message>
        <source>Draw again, as in every turn.</source>
        <translation>Pesca di nuovo, come a ogni turno.</translation>
    </message>
    <message>
        <source>Every turn begins with a draw: click the stock.</source>
        <translation>Ogni turno comincia pescando: clicca sul tallone.</translation>
    </message>
    <message>
        <source>No other card goes with the seven. Throw it away.</source>
        <translation>Con il sette non va niente. Scartalo.</translation>
    </message>
    <message>
        <source>Now we can go out, that is end the deal. Draw first.</source>
        <translation>Ora possiamo chiudere e finire la smazzata. Prima pesca.</translation>
    </message>
    <message>
        <source>One card is left. Throw it away, and the deal is over.</source>
        <translation>Resta una carta. Scartala, e la smazzata è finita.</translation>
    </message>
    <message>
        <source>One of them fits at once. Click the eight, then our eights.</source>
        <translation>Una va bene subito. Clicca sull’otto, poi sui nostri otto.</translation>
    </message>
    <message>
        <source>Seven kings: a clean {pile}, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sette re: {pile:una|un} {pile} {pile:pulita|pulito}, che vale {points}.</translation>
    </message>
    <message>
        <source>So draw from the stock.</source>
        <translation>Perciò pesca dal tallone.</translation>
    </message>
    <message>
        <source>The ace goes onto our aces.</source>
        <translation>L’asso va sui nostri assi.</translation>
    </message>
    <message>
        <source>The five is the last card of the hand. Throw it away.</source>
        <translation>Il cinque è l’ultima carta che hai in mano. Scartalo.</translation>
    </message>
    <message>
        <source>The kings count {worth}, but the first melds need {points}.</source>
        <extracomment>{worth}: how much something is worth in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>I re valgono {worth}, ma per la prima calata servono {points}.</translation>
    </message>
    <message>
        <source>The nines are a meld, and the rest is in your hand.</source>
        <translation>I nove sono una combinazione, e il resto è nella tua mano.</translation>
    </message>
    <message>
        <source>The open cards are your hand; face down waits your foot.</source>
        <translation>Le carte scoperte sono la tua mano; coperto c’è il tuo piede.</translation>
    </message>
    <message>
        <source>The two goes onto our wild cards.</source>
        <translation>Il due va sulle nostre matte.</translation>
    </message>
    <message>
        <source>The two queens go onto our queens.</source>
        <translation>Le due donne vanno sulle nostre donne.</translation>
    </message>
    <message>
        <source>There is a two in this {pile}: dirty, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{pile:In questa|In questo} {pile} c’è un due: è {pile:sporca|sporco} e vale {points}.</translation>
    </message>
    <message>
        <source>Three kings make a meld. Click them, then “New meld”.</source>
        <translation>Tre re fanno una combinazione. Cliccali, poi clicca su “Nuova combinazione”.</translation>
    </message>
    <message>
        <source>Three queens: lay them down as a new meld.</source>
        <translation>Bella pescata: tre donne. Calale in una nuova combinazione.</translation>
    </message>
    <message>
        <source>Throw the four away once more.</source>
        <translation>Scarta ancora il quattro.</translation>
    </message>
    <message>
        <source>Throw the four away: click it, then the discard pile.</source>
        <translation>Scarta il quattro: clicca sulla carta, poi sul pozzo.</translation>
    </message>
    <message>
        <source>Together they are worth {worth}: press the golden button.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Insieme valgono {worth}: premi il pulsante dorato.</translation>
    </message>
    <message>
        <source>Two more kings make seven. Click both, then our kings.</source>
        <translation>Altri due re e sono sette. Cliccali tutti e due, poi clicca sui nostri re.</translation>
    </message>
    <message>
        <source>We are out, for {points}. All our cards count for us.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Abbiamo chiuso: {points}. Tutte le nostre carte contano per noi.</translation>
    </message>
    <message>
        <source>Welcome! {partner} is your partner, against {names}.</source>
        <extracomment>{partner}: the partner of the player. {names}: several players, listed.</extracomment>
        <translation>Benvenuti! Sono {partner}, gioco in coppia con te. Giochiamo contro {names}.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner: press the button.</source>
        <translation>Prima di chiudere si chiede al compagno: premi il pulsante.</translation>
    </message>
    <message>
        <source>Yes, gladly! First the nines: click both, then our nines.</source>
        <translation>Sì, vai! Prima i nove: clicca su tutti e due, poi sui nostri nove.</translation>
    </message>
    <message>
        <source>Your hand is gone, so the foot comes up.</source>
        <translation>La tua mano è finita, quindi raccogli il piede.</translation>
    </message>
    <message>
        <source>a pair in the hand takes the discard pile</source>
        <translation>con una coppia in mano si prende il pozzo</translation>
    </message>
    <message>
        <source>another card came for it</source>
        <translation>al suo posto hai avuto un’altra carta</translation>
    </message>
    <message>
        <source>clean means that there is no wild card in it</source>
        <translation>pulita vuol dire che non c’è nessuna matta</translation>
    </message>
    <message>
        <source>dragging them there works, too</source>
        <translation>puoi anche trascinarli lì</translation>
    </message>
    <message>
        <source>every turn ends with a discard</source>
        <translation>ogni turno finisce con uno scarto</translation>
    </message>
    <message>
        <source>it lies on top of the discard pile</source>
        <translation>è in cima al pozzo</translation>
    </message>
    <message>
        <source>more cards, more melds: that is why the pile is worth taking</source>
        <translation>più carte, più combinazioni: per questo il pozzo fa gola</translation>
    </message>
    <message>
        <source>new cards for the next turn; {partner} plays from the foot, too</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>carte nuove per il prossimo turno; anche {partner} gioca il piede</translation>
    </message>
    <message>
        <source>now every card but one goes onto the table</source>
        <translation>ora ogni carta tranne una va sul tavolo</translation>
    </message>
    <message>
        <source>only the first melds need a minimum</source>
        <translation>solo la prima calata ha un minimo</translation>
    </message>
    <message>
        <source>partners sit across the table and play together</source>
        <translation>i compagni siedono di fronte e giocano insieme</translation>
    </message>
    <message>
        <source>seven of them are a {pile}, and {piles} bring the points</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>sette carte fanno {pile:una|un} {pile}, e {piles:le|i|i|i|le} {piles} portano i punti</translation>
    </message>
    <message>
        <source>seven wild cards are worth {points}, more than anything else</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sette matte valgono {points}, più di ogni altra cosa</translation>
    </message>
    <message>
        <source>so something has to go with them</source>
        <translation>quindi ci vuole qualcosa insieme</translation>
    </message>
    <message>
        <source>that draws {cards}; Enter does it, too</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>così peschi {cards}; va bene anche Invio</translation>
    </message>
    <message>
        <source>that is enough for the first melds</source>
        <translation>è abbastanza per la prima calata</translation>
    </message>
    <message>
        <source>the foot is picked up once the hand is gone</source>
        <translation>raccogli il piede appena la mano è finita</translation>
    </message>
    <message>
        <source>to end the deal you need {piles}: one clean and one dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>per finire la smazzata servono {piles}: {piles:una pulita e una sporca|uno pulito e uno sporco|uno pulito e uno sporco|uno pulito e uno sporco|una pulita e una sporca}</translation>
    </message>
    <message>
        <source>to go out you need {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>per chiudere serve: {needed}</translation>
    </message>
    <message>
        <source>twos and jokers are wild: they stand for any card</source>
        <translation>i due e i jolly sono matte: stanno al posto di qualsiasi carta</translation>
    </message>
    <message>
        <source>what lies there belongs to both of us</source>
        <translation>quelle combinazioni sono di tutti e due</translation>
    </message>
    <message>
        <source>what others still hold counts against them</source>
        <translation>le carte rimaste agli altri contano contro di loro</translation>
    </message>
    <message>
        <source>without a yes the deal goes on</source>
        <translation>se dico di no, la smazzata continua</translation>
    </message>
    <message>
        <source>{name} threw a nine: click both nines, then the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} scartato un nove: clicca sui due nove, poi sul pozzo.</translation>
    </message>
    <message>
        <source>{partner} laid kings and an eight onto our melds.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>{partner} {partner:ha|ha|ha|hanno} calato dei re e un otto sulle nostre combinazioni.</translation>
    </message>
    <message>
        <source>{partner} laid two twos and a joker: a wild meld.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>{partner} {partner:ha|ha|ha|hanno} calato due due e un jolly: una combinazione di matte.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLog</name>
    <message>
        <source>A card was turned up.</source>
        <translation>È stata girata una carta.</translation>
    </message>
    <message>
        <source>Deal {number} goes to {names}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>La smazzata {number} va a {names}.</translation>
    </message>
    <message>
        <source>Deal {number} is a tie.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La smazzata {number} finisce pari.</translation>
    </message>
    <message>
        <source>Everybody else has one more turn.</source>
        <translation>Tutti gli altri hanno ancora un turno.</translation>
    </message>
    <message>
        <source>The upcard was buried and another turned.</source>
        <translation>La carta girata è stata rimessa nel mazzo e ne è stata girata un’altra.</translation>
    </message>
    <message>
        <source>all partners are in the foot</source>
        <translation>tutti i compagni giocano il piede</translation>
    </message>
    <message>
        <source>asked about going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} chiesto di chiudere</translation>
    </message>
    <message numerus="yes">
        <source>completed a wild {pile}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} completato {pile:una|un} {pile} di matte</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} completato {pile:una|un} {pile} di matte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed a {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} completato {pile:una|un} {pile} di {ranks}</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} completato {pile:una|un} {pile} di {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a clean {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} completato {pile:una|un} {pile} {pile:pulita|pulito} di {ranks}</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} completato {pile:una|un} {pile} {pile:pulita|pulito} di {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a dirty {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} completato {pile:una|un} {pile} {pile:sporca|sporco} di {ranks}</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} completato {pile:una|un} {pile} {pile:sporca|sporco} di {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>could not discard</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>non {name:ha|ha|ha|hanno} potuto scartare</translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} scartato {cards:il}</translation>
    </message>
    <message>
        <source>discarded {cards}: the discard pile is removed</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} scartato {cards:il}: il pozzo viene tolto</translation>
    </message>
    <message>
        <source>discarded {cards}: the pile is frozen</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} scartato {cards:il}: il pozzo è bloccato</translation>
    </message>
    <message>
        <source>got down with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} fatto la prima calata con {cards:un}</translation>
    </message>
    <message numerus="yes">
        <source>laid {cards} on the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} calato {cards:un} {ranks:sul}</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} calato {cards:un} {ranks:sul}</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld of five or six is open</source>
        <translation>nessuna combinazione di cinque o sei è aperta</translation>
    </message>
    <message numerus="yes">
        <source>picked up</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>raccolta</numerusform>
            <numerusform>raccolte</numerusform>
        </translation>
    </message>
    <message>
        <source>said no to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} detto no alla chiusura</translation>
    </message>
    <message>
        <source>said yes to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} detto sì alla chiusura</translation>
    </message>
    <message>
        <source>the side is ahead</source>
        <translation>la squadra è in vantaggio</translation>
    </message>
    <message numerus="yes">
        <source>took {count} card(s) from the discard pile</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} preso una carta dal pozzo</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} preso {count} carte dal pozzo</numerusform>
        </translation>
    </message>
    <message>
        <source>went into the foot</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} cominciato il piede</translation>
    </message>
    <message>
        <source>went into the knee</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} cominciato il ginocchio</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} chiuso</translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>discarded; {name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} chiuso con {cards:il}</translation>
    </message>
    <message numerus="yes">
        <source>wins the deal</source>
        <comment>mark {names}</comment>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>vince la smazzata</numerusform>
            <numerusform>vincono la smazzata</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <comment>to discard</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} è la prima carta del pozzo.</translation>
    </message>
    <message>
        <source>{dealer} dealt. {name} plays first.</source>
        <extracomment>{dealer}: the player who deals. {name}: the player, or the players of a side.</extracomment>
        <translation>{dealer} {dealer:ha|ha|ha|hanno} dato le carte. Comincia {name}.</translation>
    </message>
    <message>
        <source>{name} asked only now that {conditions}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {conditions}: the conditions of an agreement, listed.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} aspettato a chiedere ({conditions}), come d’accordo.</translation>
    </message>
    <message>
        <source>{name} asked {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} chiesto a {partner}: “Posso chiudere?”.</translation>
    </message>
    <message>
        <source>{name} asks {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} chiede a {partner}: “Posso chiudere?”.</translation>
    </message>
    <message>
        <source>{name} cannot discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} non può scartare.</translation>
    </message>
    <message>
        <source>{name} completed a wild {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} completato {pile:una|un} {pile} di matte.</translation>
    </message>
    <message>
        <source>{name} completed a {pile} of {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} completato {pile:una|un} {pile} di {ranks}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a clean {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} completato {pile:una|un} {pile} {pile:pulita|pulito} di {ranks}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a dirty {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} completato {pile:una|un} {pile} {pile:sporca|sporco} di {ranks}.</translation>
    </message>
    <message>
        <source>{name} could not discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} non {name:ha|ha|ha|hanno} potuto scartare.</translation>
    </message>
    <message>
        <source>{name} discarded a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} scartato una carta.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} scartato una matta: il pozzo viene tolto.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} scartato una matta: il pozzo è bloccato.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} scartato {card:un}.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} scartato {card:un}: il pozzo viene tolto.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} scartato {card:un}: il pozzo è bloccato.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} scarta {card:un}.</translation>
    </message>
    <message>
        <source>{name} draws {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} pesca {cards} da entrambi i talloni.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} pesca {cards}.</translation>
    </message>
    <message>
        <source>{name} drew {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} pescato {cards} da entrambi i talloni.</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew {cards}, after (one card was put in|{number} cards were shuffled in).</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} {name:ha|ha|ha|hanno} pescato {cards}, dopo che una carta è stata rimessa nel tallone.</numerusform>
            <numerusform>{name} {name:ha|ha|ha|hanno} pescato {cards}, dopo che {number} carte sono state rimescolate nel tallone.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} pescato {cards}.</translation>
    </message>
    <message>
        <source>{name} goes out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} chiude con {card:il}.</translation>
    </message>
    <message>
        <source>{name} had to draw, and the stock ran out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} doveva pescare, e il tallone era finito.</translation>
    </message>
    <message>
        <source>{name} keeps wilds for the wild {pile}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} tiene le matte per {pile:il} di matte, come d’accordo.</translation>
    </message>
    <message>
        <source>{name} laid {cards} as a wild meld.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} calato {cards} come combinazione di matte.</translation>
    </message>
    <message>
        <source>{name} laid {cards} on the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} calato {cards} {ranks:sul}.</translation>
    </message>
    <message>
        <source>{name} laid {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} calato {card:un}.</translation>
    </message>
    <message>
        <source>{name} lays a red three.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} cala un tre rosso.</translation>
    </message>
    <message>
        <source>{name} leaves the {ranks} clean, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} lascia {ranks:il} senza matte, come d’accordo.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted (one card|{number} cards), {missing} too few.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:ha|ha|ha|hanno} alzato una carta: {missing:f} di meno del dovuto.</numerusform>
            <numerusform>{name} {name:ha|ha|ha|hanno} alzato {number} carte: {missing:f} di meno del dovuto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted exactly {number} card(s): {bonus}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {bonus}: points as a bonus, as “100 points”.</extracomment>
        <translation>
            <numerusform>{name} {name:ha|ha|ha|hanno} alzato esattamente {number} carta: {bonus}.</numerusform>
            <numerusform>{name} {name:ha|ha|ha|hanno} alzato esattamente {number} carte: {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted {number} card(s), {missing} too many.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:ha|ha|ha|hanno} alzato {number} carta, {missing:f} di troppo.</numerusform>
            <numerusform>{name} {name:ha|ha|ha|hanno} alzato {number} carte, {missing:f} di troppo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} picked up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} raccolto il piede.</translation>
    </message>
    <message>
        <source>{name} picked up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} raccolto il ginocchio.</translation>
    </message>
    <message>
        <source>{name} picks up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} raccoglie il piede.</translation>
    </message>
    <message>
        <source>{name} picks up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} raccoglie il ginocchio.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: a meld of five or six is open.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto no, come d’accordo: c’è una combinazione di cinque o sei aperta.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: not all partners are in the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto no, come d’accordo: non tutti i compagni giocano il piede.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: the side is not ahead.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto no, come d’accordo: la squadra non è in vantaggio.</translation>
    </message>
    <message>
        <source>{name} said no.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto no.</translation>
    </message>
    <message>
        <source>{name} said no: a {pile} is nearly complete.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto no: {pile:una|un} {pile} è quasi {pile:completa|completo}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} said no: about {points} point(s) (is|are) left in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} {name:ha|ha|ha|hanno} detto no: in mano resta circa {points} punto.</numerusform>
            <numerusform>{name} {name:ha|ha|ha|hanno} detto no: in mano restano circa {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} said no: the side gains by playing on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto no: alla squadra conviene continuare.</translation>
    </message>
    <message>
        <source>{name} said no: too much is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto no: in mano resta troppo.</translation>
    </message>
    <message>
        <source>{name} said yes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto sì.</translation>
    </message>
    <message>
        <source>{name} said yes: little is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto sì: in mano resta poco.</translation>
    </message>
    <message>
        <source>{name} said yes: the others are close to going out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto sì: gli altri stanno per chiudere.</translation>
    </message>
    <message>
        <source>{name} said yes: the side gains by ending now.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto sì: alla squadra conviene finire adesso.</translation>
    </message>
    <message>
        <source>{name} takes {count} with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} ne prende {count:f} con {cards}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} preso {taken} dal pozzo per {ranks:il}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards} for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} preso {taken} dal pozzo con {cards} per {ranks:il}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} preso {taken} dal pozzo con {cards}.</translation>
    </message>
    <message>
        <source>{name} went into the foot first, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} cominciato prima il piede, come d’accordo.</translation>
    </message>
    <message>
        <source>{name} went out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} chiuso con {card:un}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootOptions</name>
    <message>
        <source>A clean and a dirty meld of one rank may lie side by side.</source>
        <translation>Una combinazione pulita e una sporca dello stesso valore possono stare fianco a fianco.</translation>
    </message>
    <message>
        <source>A complete clean {pile} is closed.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^un} {pile:pulita completa è chiusa|pulito completo è chiuso}.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank, but no wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^un} {pile:pulita completa|pulito completo} prende ancora carte del suo valore, ma niente matte.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank; a wild makes it dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^un} {pile:pulita completa|pulito completo} prende ancora carte del suo valore; una matta {pile:la|lo} sporca.</translation>
    </message>
    <message>
        <source>A complete dirty one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Una sporca completa è chiusa|Uno sporco completo è chiuso}.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank and wilds, within the limit.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Una sporca completa|Uno sporco completo} prende ancora carte del suo valore e matte, entro il limite.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank, but no wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Una sporca completa|Uno sporco completo} prende ancora carte del suo valore, ma niente matte.</translation>
    </message>
    <message>
        <source>A complete wild one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Una di matte completa è chiusa|Uno di matte completo è chiuso}.</translation>
    </message>
    <message>
        <source>A complete wild one still takes wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:Una di matte completa|Uno di matte completo} prende ancora matte.</translation>
    </message>
    <message>
        <source>A meld of seven takes no more cards.</source>
        <translation>Una combinazione di sette non prende altre carte.</translation>
    </message>
    <message>
        <source>A natural pair is needed in any case.</source>
        <translation>Una coppia naturale serve comunque.</translation>
    </message>
    <message>
        <source>A player has one meld of each rank and no second.</source>
        <translation>Si ha una sola combinazione di ogni valore.</translation>
    </message>
    <message>
        <source>A red three turned up stays, too; whoever takes it with the pile lays it and replaces it.</source>
        <translation>Resta anche un tre rosso girato; chi lo prende con il pozzo lo cala e lo sostituisce.</translation>
    </message>
    <message>
        <source>A side has one meld of each rank and no second.</source>
        <translation>Una squadra ha una sola combinazione di ogni valore.</translation>
    </message>
    <message>
        <source>A two or joker freezes the pile until it is taken: then it needs two naturals like its top card.</source>
        <translation>Un due o un jolly blocca il pozzo: finché qualcuno non lo prende, servono due naturali uguali alla carta in cima.</translation>
    </message>
    <message>
        <source>A wild freezes the pile</source>
        <translation>Una matta blocca il pozzo</translation>
    </message>
    <message>
        <source>A wild freezes the pile until it is taken: then it needs two naturals like its top card.</source>
        <translation>Una matta blocca il pozzo: finché qualcuno non lo prende, servono due naturali uguali alla carta in cima.</translation>
    </message>
    <message>
        <source>A wild on top cannot be taken.</source>
        <translation>Una matta in cima chiude il pozzo.</translation>
    </message>
    <message>
        <source>A wild on top needs two of the same wild.</source>
        <translation>Una matta in cima vuole due della stessa matta.</translation>
    </message>
    <message>
        <source>Add a score</source>
        <translation>Aggiungi un punteggio</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Dopo la prima calata, si prende il pozzo anche solo calando la carta in cima su una combinazione del suo valore, ma non se è bloccato.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Dopo la prima calata, si prende il pozzo anche solo calando la carta in cima su una combinazione del suo valore.</translation>
    </message>
    <message>
        <source>Another meld of a rank may begin when the first is complete.</source>
        <translation>Si può cominciare un’altra combinazione di un valore quando la prima è completa.</translation>
    </message>
    <message>
        <source>Answer with a reason</source>
        <translation>Risposta con motivo</translation>
    </message>
    <message>
        <source>Before the first meld only two natural cards like the top card take it.</source>
        <translation>Prima della prima calata servono due naturali uguali alla carta in cima.</translation>
    </message>
    <message>
        <source>Before the side&apos;s first meld only two natural cards like the top card take it.</source>
        <translation>Prima della prima calata della squadra servono due naturali uguali alla carta in cima.</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Premio per un’alzata esatta</translation>
    </message>
    <message>
        <source>Bonus of each {pile} of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Premio per ogni {pile} di sole matte.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} with naturals and wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Premio per ogni {pile} con naturali e matte.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} without wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Premio per ogni {pile} senza matte.</translation>
    </message>
    <message>
        <source>Bonus of the side that goes out.</source>
        <translation>Premio per la squadra che chiude.</translation>
    </message>
    <message>
        <source>Cards of a take</source>
        <translation>Carte prese dal pozzo</translation>
    </message>
    <message>
        <source>Clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} {pile:pulita|pulito}</translation>
    </message>
    <message>
        <source>Complete clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} {piles:pulite complete|puliti completi|puliti completi|puliti completi|pulite complete}</translation>
    </message>
    <message>
        <source>Complete dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} {piles:sporche complete|sporchi completi|sporchi completi|sporchi completi|sporche complete}</translation>
    </message>
    <message>
        <source>Deals of a game</source>
        <translation>Smazzate di una partita</translation>
    </message>
    <message>
        <source>Deals that begin with a concealed {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Smazzate che cominciano con {pile:un} in un colpo</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Tipo di mazzo</translation>
    </message>
    <message>
        <source>Dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} {pile:sporca|sporco}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>Every partner must have melded or discarded from the foot before.</source>
        <translation>Ogni compagno deve già aver calato o scartato dal piede.</translation>
    </message>
    <message>
        <source>Every partner must have picked up the foot before.</source>
        <translation>Ogni compagno deve già aver raccolto il piede.</translation>
    </message>
    <message>
        <source>First card of the discard pile</source>
        <translation>Prima carta del pozzo</translation>
    </message>
    <message>
        <source>First meld by deal</source>
        <translation>Prima calata per smazzata</translation>
    </message>
    <message>
        <source>First meld by score</source>
        <translation>Prima calata per punteggio</translation>
    </message>
    <message>
        <source>Foot and going out</source>
        <translation>Piede e chiusura</translation>
    </message>
    <message>
        <source>Going out must end with a discard.</source>
        <translation>Bisogna chiudere con uno scarto.</translation>
    </message>
    <message>
        <source>Going out needs the partner&apos;s yes, and a yes obliges.</source>
        <translation>Si chiude solo se il compagno dice di sì, e allora si deve.</translation>
    </message>
    <message>
        <source>How many cards a take brings, the top one included; 0 is the whole pile.</source>
        <translation>Quante carte si prendono, contando quella in cima; 0 è tutto il pozzo.</translation>
    </message>
    <message>
        <source>How many cards the discard pile must have, the top one included.</source>
        <translation>Quante carte deve avere il pozzo, contando quella in cima.</translation>
    </message>
    <message>
        <source>How many deals are played, or 0 to play up to a score.</source>
        <translation>Quante smazzate si giocano, o 0 per giocare a punti.</translation>
    </message>
    <message>
        <source>How many jokers each pack has; twos are wild in any case.</source>
        <translation>Quanti jolly ha ogni mazzo; i due sono sempre matte.</translation>
    </message>
    <message>
        <source>How many naturals a meld with wilds has at least.</source>
        <translation>Quante naturali deve avere almeno una combinazione con matte.</translation>
    </message>
    <message>
        <source>How many wilds a meld of naturals may hold.</source>
        <translation>Quante matte può avere una combinazione di naturali.</translation>
    </message>
    <message>
        <source>In how many piles the cards to draw lie.</source>
        <translation>In quanti talloni si divide il mazzo da pescare.</translation>
    </message>
    <message>
        <source>In these deals the first meld is seven cards laid at once.</source>
        <translation>In queste smazzate la prima calata è di sette carte in un colpo.</translation>
    </message>
    <message>
        <source>It also ends when a draw is larger than the stock. With an empty stock play goes on as long as every player takes the pile.</source>
        <translation>Finisce anche quando il tallone non basta per una pescata. A tallone vuoto si continua finché ogni giocatore prende il pozzo.</translation>
    </message>
    <message>
        <source>Jokers in each pack</source>
        <translation>Jolly in ogni mazzo</translation>
    </message>
    <message>
        <source>Lady left</source>
        <translation>Dama rimasta</translation>
    </message>
    <message>
        <source>Lady on a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Dama su {pile:un} {pile:pulita|pulito}</translation>
    </message>
    <message>
        <source>Last card is a discard</source>
        <translation>L’ultima carta è uno scarto</translation>
    </message>
    <message>
        <source>Looking through the discard pile</source>
        <translation>Guardare nel pozzo</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Calare i tre neri</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinazioni</translation>
    </message>
    <message>
        <source>Melds of wilds only</source>
        <translation>Combinazioni di sole matte</translation>
    </message>
    <message>
        <source>More wilds onto wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Altre matte su {piles} di matte</translation>
    </message>
    <message>
        <source>Most wilds in a meld</source>
        <translation>Massimo di matte in una combinazione</translation>
    </message>
    <message>
        <source>Naturals beside a wild</source>
        <translation>Naturali con una matta</translation>
    </message>
    <message>
        <source>Needed to take</source>
        <translation>Serve per prendere il pozzo</translation>
    </message>
    <message>
        <source>Never more wilds than these in a meld, or no such limit.</source>
        <translation>Quante matte può avere al massimo una combinazione, o nessun limite.</translation>
    </message>
    <message>
        <source>No card is turned; the first discard begins the pile.</source>
        <translation>Non si gira nessuna carta; il primo scarto comincia il pozzo.</translation>
    </message>
    <message>
        <source>Nobody looks through the discard pile.</source>
        <translation>Nessuno può guardare nel pozzo.</translation>
    </message>
    <message>
        <source>Not used, since every first meld is a whole {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Senza effetto: ogni prima calata è {pile:un} {pile:intera|intero}.</translation>
    </message>
    <message>
        <source>Not used, since everybody plays alone.</source>
        <translation>Senza effetto: ognuno gioca per sé.</translation>
    </message>
    <message>
        <source>Not used, since melds hold no wilds.</source>
        <translation>Senza effetto: le combinazioni non hanno matte.</translation>
    </message>
    <message>
        <source>Not used, since no wild comes onto the pile.</source>
        <translation>Senza effetto: nessuna matta va sul pozzo.</translation>
    </message>
    <message>
        <source>Not used, since the first meld goes by score.</source>
        <translation>Senza effetto: la prima calata va per punteggio.</translation>
    </message>
    <message>
        <source>Not used, since the partner is not asked.</source>
        <translation>Senza effetto: non si chiede al compagno.</translation>
    </message>
    <message>
        <source>Not used, since there are no melds of wilds only.</source>
        <translation>Senza effetto: non ci sono combinazioni di sole matte.</translation>
    </message>
    <message>
        <source>Nothing is shuffled in, since no wild removes the pile.</source>
        <translation>Non si rimescola niente, perché nessuna matta toglie il pozzo.</translation>
    </message>
    <message>
        <source>Once a wild lies in it, only a natural pair takes the pile.</source>
        <translation>Se contiene una matta, solo una coppia naturale prende il pozzo.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Quando la squadra ha calato, si prende il pozzo anche solo calando la carta in cima su una combinazione del suo valore, ma non se è bloccato.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Quando la squadra ha calato, si prende il pozzo anche solo calando la carta in cima su una combinazione del suo valore.</translation>
    </message>
    <message>
        <source>Only the special deck has ladies.</source>
        <translation>Solo il mazzo speciale ha le dame.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Packs of 52 cards, usually one more than there are players.</source>
        <translation>Mazzi da 52 carte, di solito uno più dei giocatori.</translation>
    </message>
    <message>
        <source>Partner has picked up the foot</source>
        <translation>Il compagno ha raccolto il piede</translation>
    </message>
    <message>
        <source>Partner has played from the foot</source>
        <translation>Il compagno ha giocato il piede</translation>
    </message>
    <message>
        <source>Partner in the foot</source>
        <translation>Compagno al piede</translation>
    </message>
    <message>
        <source>Partner is asked</source>
        <translation>Si chiede al compagno</translation>
    </message>
    <message>
        <source>Partner says yes</source>
        <translation>Il compagno dice di sì</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Giocatori e durata</translation>
    </message>
    <message>
        <source>Points a side&apos;s first meld needs, deal by deal; the last repeats.</source>
        <translation>Punti che vuole la prima calata di una squadra, smazzata per smazzata; l&apos;ultima riga si ripete.</translation>
    </message>
    <message>
        <source>Points by the side&apos;s score at the deal&apos;s start, lowest first.</source>
        <translation>Punti secondo il punteggio della squadra a inizio smazzata, dal più basso.</translation>
    </message>
    <message>
        <source>Points for each lady laid on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Punti per ogni dama calata su {pile:un} {pile:pulita e completa|pulito e completo}.</translation>
    </message>
    <message>
        <source>Points for each lady left in hand or foot.</source>
        <translation>Punti per ogni dama rimasta in mano o piede.</translation>
    </message>
    <message>
        <source>Points for lifting exactly hand and foot at the first try.</source>
        <translation>Punti per chi alza esattamente mano e piede al primo colpo.</translation>
    </message>
    <message>
        <source>Score below</source>
        <translation>Punteggio sotto</translation>
    </message>
    <message>
        <source>Score that ends the game</source>
        <translation>Punteggio che chiude la partita</translation>
    </message>
    <message>
        <source>Second meld of a rank</source>
        <translation>Seconda combinazione di un valore</translation>
    </message>
    <message>
        <source>Several melds of one rank may lie side by side.</source>
        <translation>Più combinazioni dello stesso valore possono stare fianco a fianco.</translation>
    </message>
    <message>
        <source>Smallest pile that is taken</source>
        <translation>Pozzo più piccolo da prendere</translation>
    </message>
    <message>
        <source>Stock piles</source>
        <translation>Talloni</translation>
    </message>
    <message>
        <source>Taking before the first meld</source>
        <translation>Prendere il pozzo prima di calare</translation>
    </message>
    <message>
        <source>Taking the discard pile</source>
        <translation>Prendere il pozzo</translation>
    </message>
    <message>
        <source>The game ends after the deal in which a side reaches this score.</source>
        <translation>La partita finisce dopo la smazzata in cui una squadra arriva a questo punteggio.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>L’ultima carta si scarta</translation>
    </message>
    <message>
        <source>The last card may be melded or discarded.</source>
        <translation>L’ultima carta si può calare o scartare.</translation>
    </message>
    <message>
        <source>The last card must be a discard.</source>
        <translation>L’ultima carta dev’essere uno scarto.</translation>
    </message>
    <message>
        <source>The partner is asked “May I go out?”, once in a turn: a yes obliges, a no means not this turn.</source>
        <translation>Si chiede al compagno “Posso chiudere?”, una volta a turno: sì vuol dire che si deve, no che in questo turno non si può.</translation>
    </message>
    <message>
        <source>The partner&apos;s yes or no may say why; otherwise no table talk.</source>
        <translation>Il compagno può dire perché sì o perché no; per il resto al tavolo non si parla.</translation>
    </message>
    <message>
        <source>The partners are asked “May I go out?” one by one, once in a turn: a yes of all obliges, the first no means not this turn.</source>
        <translation>Si chiede ai compagni “Posso chiudere?”, uno per uno, una volta a turno: se tutti dicono sì, si deve; il primo no vuol dire non in questo turno.</translation>
    </message>
    <message>
        <source>The player must have laid a first meld before.</source>
        <translation>Bisogna aver già fatto la prima calata.</translation>
    </message>
    <message>
        <source>The rest is the stock.</source>
        <translation>Il resto forma il tallone.</translation>
    </message>
    <message>
        <source>The rest lies in two stock piles; a draw may come from either or both.</source>
        <translation>Il resto forma due talloni; si può pescare dall’uno, dall’altro o da tutti e due.</translation>
    </message>
    <message>
        <source>The side must have laid its first meld before.</source>
        <translation>La squadra deve aver già fatto la prima calata.</translation>
    </message>
    <message>
        <source>The special deck is one set of cards.</source>
        <translation>Il mazzo speciale è uno solo.</translation>
    </message>
    <message>
        <source>The top card alone, laid onto your own meld of its rank, takes the pile.</source>
        <translation>Si prende il pozzo anche solo calando la carta in cima su una propria combinazione del suo valore.</translation>
    </message>
    <message>
        <source>The top card is melded at once with one of its own rank from the hand, onto a meld or with a third card or a wild; the cards below may not join.</source>
        <translation>La carta in cima si cala subito con una del suo valore dalla mano, su una combinazione o con una terza carta o una matta; le carte sotto non possono unirsi.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, no wild among them; more from the hand may join, the cards below may not.</source>
        <translation>La carta in cima si cala subito con due del suo valore dalla mano, senza matte al loro posto; altre dalla mano possono unirsi, le carte sotto no.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, or with one of them and a wild; more from the hand may join, the cards below may not.</source>
        <translation>La carta in cima si cala subito con due del suo valore dalla mano, o con una di esse e una matta; altre dalla mano possono unirsi, le carte sotto no.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady or wild.</source>
        <translation>La prima carta si gira e resta, a meno che sia una dama o una matta.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady.</source>
        <translation>La prima carta si gira e resta, a meno che sia una dama.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is wild.</source>
        <translation>La prima carta si gira e resta, a meno che sia una matta.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, whatever it is.</source>
        <translation>La prima carta si gira e resta, qualunque sia.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild is buried in the stock, a red three stays, and another is turned.</source>
        <translation>La prima carta si gira; una matta si rimette nel tallone, un tre rosso resta, e se ne gira un’altra.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned.</source>
        <translation>La prima carta si gira; una matta o una dama si rimette nel tallone e se ne gira un’altra.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned. A villain stays.</source>
        <translation>La prima carta si gira; una matta o una dama si rimette nel tallone e se ne gira un’altra. Un brigante resta.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three is buried in the stock and another turned. A black three stays.</source>
        <translation>La prima carta si gira; una matta o un tre rosso si rimette nel tallone e se ne gira un’altra. Un tre nero resta.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three stays and another is turned on it, until a natural or a black three lies on top.</source>
        <translation>La prima carta si gira; una matta o un tre rosso resta e se ne gira sopra un’altra, finché in cima c’è una naturale o un tre nero.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild stays and another is turned on it. A lady is buried in the stock.</source>
        <translation>La prima carta si gira; una matta resta e se ne gira sopra un’altra. Una dama si rimette nel tallone.</translation>
    </message>
    <message>
        <source>There are no melds of wilds only.</source>
        <translation>Non ci sono combinazioni di sole matte.</translation>
    </message>
    <message>
        <source>Three or more wilds, of both kinds, may be a meld of wilds.</source>
        <translation>Tre o più matte, mescolate a piacere, possono fare una combinazione di matte.</translation>
    </message>
    <message>
        <source>Threes and sevens</source>
        <translation>Tre e sette</translation>
    </message>
    <message>
        <source>Top card onto a meld</source>
        <translation>Carta in cima su una combinazione</translation>
    </message>
    <message>
        <source>Twos and jokers may be melded without naturals.</source>
        <translation>I due e i jolly si possono calare senza naturali.</translation>
    </message>
    <message>
        <source>Usual packs of cards, or the special deck of 262 cards.</source>
        <translation>Mazzi normali, o il mazzo speciale di 262 carte.</translation>
    </message>
    <message>
        <source>What a meld of seven is called on the screen and on paper.</source>
        <translation>Come si chiama una combinazione di sette sullo schermo e sulla carta.</translation>
    </message>
    <message>
        <source>What a side needs to take the pile that has not melded yet.</source>
        <translation>Che cosa serve a una squadra che non ha ancora calato per prendere il pozzo.</translation>
    </message>
    <message>
        <source>What a two or a joker on top of the discard pile means.</source>
        <translation>Che cosa vuol dire un due o un jolly in cima al pozzo.</translation>
    </message>
    <message>
        <source>What every partner must have done with the foot before you go out.</source>
        <translation>Che cosa deve aver fatto ogni compagno con il piede prima che si chiuda.</translation>
    </message>
    <message>
        <source>What happens when a draw is larger than the stock.</source>
        <translation>Che cosa succede quando il tallone non basta per una pescata.</translation>
    </message>
    <message>
        <source>What the hand must hold to meld with the top card.</source>
        <translation>Che cosa bisogna avere in mano da calare con la carta in cima.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, cards removed from the table are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Se il tallone non basta per una pescata, le carte tolte dal tavolo si rimescolano sotto; se non bastano, la smazzata finisce.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, removed cards and all discards but the top one are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Se il tallone non basta per una pescata, le carte tolte e tutti gli scarti tranne quello in cima si rimescolano sotto; se non bastano, la smazzata finisce.</translation>
    </message>
    <message>
        <source>When a side may begin another meld of the same rank.</source>
        <translation>Quando una squadra può cominciare un’altra combinazione dello stesso valore.</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Quando il tallone finisce</translation>
    </message>
    <message>
        <source>Whether a complete wild {pile} still takes wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Se {pile:un} di matte {pile:completa|completo} prende ancora matte.</translation>
    </message>
    <message>
        <source>Whether everybody may look at what lies below its top card.</source>
        <translation>Se tutti possono guardare quello che sta sotto la carta in cima.</translation>
    </message>
    <message>
        <source>Whether the top card of the stock is turned to begin the pile.</source>
        <translation>Se la prima carta del tallone si gira per cominciare il pozzo.</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be melded.</source>
        <translation>Se si possono calare tre o più tre neri.</translation>
    </message>
    <message>
        <source>Which cards a complete clean {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Quali carte prende ancora {pile:un} {pile:pulita e completa|pulito e completo}.</translation>
    </message>
    <message>
        <source>Which cards a complete dirty {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Quali carte prende ancora {pile:un} {pile:sporca e completa|sporco e completo}.</translation>
    </message>
    <message>
        <source>Who shares melds and score.</source>
        <translation>Chi condivide combinazioni e punti.</translation>
    </message>
    <message>
        <source>Wild card on top</source>
        <translation>Matta in cima</translation>
    </message>
    <message>
        <source>Wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} di matte</translation>
    </message>
    <message>
        <source>Wilds in a meld</source>
        <translation>Matte in una combinazione</translation>
    </message>
    <message>
        <source>Word for a complete meld</source>
        <translation>Nome di una combinazione completa</translation>
    </message>
    <message>
        <source>a clean and a dirty one side by side</source>
        <translation>una pulita e una sporca fianco a fianco</translation>
    </message>
    <message>
        <source>a concealed {pile} serves the partners, but every player needs a first meld</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:un} in un colpo vale per i compagni, ma la prima calata serve a ogni giocatore</translation>
    </message>
    <message>
        <source>a deal could go on for ever</source>
        <translation>una smazzata potrebbe non finire mai</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but no wild may be in it</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>serve {pile:un} {pile:sporca|sporco}, ma non può avere matte</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but seven naturals leave no room for a wild</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>serve {pile:un} {pile:sporca|sporco}, ma sette naturali non lasciano posto a una matta</translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation>una coppia naturale</translation>
    </message>
    <message>
        <source>a pair, or one natural and a wild</source>
        <translation>una coppia, o una naturale e una matta</translation>
    </message>
    <message>
        <source>a pile of {new} or more taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>un pozzo da {new} in su da prendere invece di {old}</translation>
    </message>
    <message>
        <source>a take brings fewer cards than the pile must have</source>
        <translation>si prendono meno carte di quante deve averne il pozzo</translation>
    </message>
    <message>
        <source>a wild beside {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>una matta con {new} invece di {old}</translation>
    </message>
    <message>
        <source>a wild cannot freeze a pile that it takes off the table</source>
        <translation>una matta non può bloccare un pozzo che toglie dal tavolo</translation>
    </message>
    <message>
        <source>a wild does not freeze the pile</source>
        <translation>una matta non blocca il pozzo</translation>
    </message>
    <message>
        <source>a wild freezes the pile</source>
        <translation>una matta blocca il pozzo</translation>
    </message>
    <message>
        <source>a wild {pile} is needed, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>serve {pile:un} di matte, ma le matte non si calano da sole</translation>
    </message>
    <message>
        <source>all discards but the top are shuffled in</source>
        <translation>si rimescolano tutti gli scarti tranne quello in cima</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>quante se ne vuole</translation>
    </message>
    <message>
        <source>as many as naturals</source>
        <translation>tante quante le naturali</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>in qualsiasi momento</translation>
    </message>
    <message>
        <source>at most {new} in a meld instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>al massimo {new} in una combinazione invece di {old}</translation>
    </message>
    <message>
        <source>black threes are never melded</source>
        <translation>i tre neri non si calano mai</translation>
    </message>
    <message>
        <source>black threes could neither be melded nor discarded</source>
        <translation>i tre neri non si potrebbero né calare né scartare</translation>
    </message>
    <message>
        <source>blocks the pile</source>
        <translation>chiude il pozzo</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:chiuse|chiusi|chiusi|chiusi|chiuse}</translation>
    </message>
    <message>
        <source>complete clean {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{piles} {piles:pulite complete|puliti completi|puliti completi|puliti completi|pulite complete} {new} invece di {old}</translation>
    </message>
    <message>
        <source>complete dirty {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{piles} {piles:sporche complete|sporchi completi|sporchi completi|sporchi completi|sporche complete} {new} invece di {old}</translation>
    </message>
    <message>
        <source>each number of red threes stands there once</source>
        <translation>ogni numero di tre rossi c’è una volta sola</translation>
    </message>
    <message>
        <source>each rank stands there once, and {piles} that take no wilds are never dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>ogni valore c’è una volta sola, e {piles} senza matte non si sporcano mai</translation>
    </message>
    <message>
        <source>everybody may look through the discard pile</source>
        <translation>tutti possono guardare nel pozzo</translation>
    </message>
    <message>
        <source>fewer than naturals</source>
        <translation>meno delle naturali</translation>
    </message>
    <message>
        <source>in the turn that goes out</source>
        <translation>nel turno in cui si chiude</translation>
    </message>
    <message>
        <source>melds of wilds only</source>
        <translation>combinazioni di sole matte</translation>
    </message>
    <message>
        <source>more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>altre matte su {piles} di matte {piles:complete|completi|completi|completi|complete}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>no card is turned</source>
        <translation>non si gira nessuna carta</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>no melds of wilds only</source>
        <translation>niente combinazioni di sole matte</translation>
    </message>
    <message>
        <source>no more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>niente altre matte su {piles} di matte {piles:complete|completi|completi|completi|complete}</translation>
    </message>
    <message>
        <source>nobody looks through the discard pile</source>
        <translation>nessuno può guardare nel pozzo</translation>
    </message>
    <message>
        <source>none</source>
        <comment>deals</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non permesso</translation>
    </message>
    <message>
        <source>not enough cards are left for a stock and a first discard</source>
        <translation>non restano abbastanza carte per un tallone e un primo scarto</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>partner</comment>
        <translation>niente</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>one for every two naturals</source>
        <translation>una ogni due naturali</translation>
    </message>
    <message>
        <source>one matching card</source>
        <translation>una carta uguale</translation>
    </message>
    <message>
        <source>open to naturals</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:aperte|aperti|aperti|aperti|aperte} alle naturali</translation>
    </message>
    <message>
        <source>open to naturals and wilds</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:aperte|aperti|aperti|aperti|aperte} a naturali e matte</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>coppie</translation>
    </message>
    <message>
        <source>picked it up</source>
        <comment>partner</comment>
        <translation>l’ha raccolto</translation>
    </message>
    <message>
        <source>played from it</source>
        <comment>partner</comment>
        <translation>l’ha giocato</translation>
    </message>
    <message>
        <source>red threes could neither be melded nor discarded</source>
        <translation>i tre rossi non si potrebbero né calare né scartare</translation>
    </message>
    <message>
        <source>removed cards are shuffled in</source>
        <translation>si rimescolano le carte tolte</translation>
    </message>
    <message>
        <source>removes the pile from the table</source>
        <translation>toglie il pozzo dal tavolo</translation>
    </message>
    <message>
        <source>so many players cannot be grouped like this</source>
        <translation>tanti giocatori non si possono dividere così</translation>
    </message>
    <message>
        <source>so many {piles} cannot be made</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>così {piles:tante|tanti|tanti|tanti|tante} {piles} non si possono fare</translation>
    </message>
    <message>
        <source>so many {piles} need a second meld of a rank</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>così {piles:tante|tanti|tanti|tanti|tante} {piles} vogliono una seconda combinazione di un valore</translation>
    </message>
    <message>
        <source>special deck of 262 cards</source>
        <translation>mazzo speciale di 262 carte</translation>
    </message>
    <message>
        <source>taken with two of the same wild</source>
        <translation>si prende con due della stessa matta</translation>
    </message>
    <message>
        <source>the deal ends</source>
        <translation>la smazzata finisce</translation>
    </message>
    <message>
        <source>the game would never end</source>
        <translation>la partita non finirebbe mai</translation>
    </message>
    <message>
        <source>the last card may be melded</source>
        <translation>l’ultima carta si può calare</translation>
    </message>
    <message>
        <source>the last card must be discarded</source>
        <translation>l’ultima carta va scartata</translation>
    </message>
    <message>
        <source>the partner answers only yes or no</source>
        <translation>il compagno risponde solo sì o no</translation>
    </message>
    <message>
        <source>the partner is asked</source>
        <translation>si chiede al compagno</translation>
    </message>
    <message>
        <source>the partner is not asked</source>
        <translation>non si chiede al compagno</translation>
    </message>
    <message>
        <source>the partner&apos;s answer may say why</source>
        <translation>la risposta del compagno può dire perché</translation>
    </message>
    <message>
        <source>the same as later</source>
        <translation>come dopo</translation>
    </message>
    <message>
        <source>the scores of the steps must rise</source>
        <translation>i punteggi dei gradini devono salire</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes no pile</source>
        <translation>la sola carta in cima su una combinazione non prende il pozzo</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes the pile</source>
        <translation>la sola carta in cima su una combinazione prende il pozzo</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>tutto il pozzo</translation>
    </message>
    <message>
        <source>the word {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>il nome {new} invece di {old}</translation>
    </message>
    <message>
        <source>three or more, without wilds</source>
        <translation>tre o più, senza matte</translation>
    </message>
    <message>
        <source>turned and left in place</source>
        <translation>girata e lasciata lì</translation>
    </message>
    <message>
        <source>turned, wilds and red threes buried</source>
        <translation>girata, matte e tre rossi nel tallone</translation>
    </message>
    <message>
        <source>turned; wilds and red threes are covered</source>
        <translation>girata; matte e tre rossi si coprono</translation>
    </message>
    <message>
        <source>two wilds cannot be melded by themselves to take a third</source>
        <translation>due matte non si possono calare da sole per prenderne una terza</translation>
    </message>
    <message>
        <source>up to a score</source>
        <translation>a punti</translation>
    </message>
    <message numerus="yes">
        <source>up to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>fino a {points} punto</numerusform>
            <numerusform>fino a {points} punti</numerusform>
        </translation>
    </message>
    <message>
        <source>usual packs</source>
        <translation>mazzi normali</translation>
    </message>
    <message>
        <source>when the first is complete</source>
        <translation>quando la prima è completa</translation>
    </message>
    <message>
        <source>wilds wait for a wild {pile}, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>le matte aspettano {pile:un} di matte, ma non si calano da sole</translation>
    </message>
    <message>
        <source>with an odd number of players nobody sits opposite</source>
        <translation>con un numero dispari di giocatori nessuno siede di fronte</translation>
    </message>
    <message>
        <source>{length}, about an hour</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{length}, circa un’ora</translation>
    </message>
    <message>
        <source>{new} for a clean {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} per {pile:un} {pile:pulita|pulito} invece di {old}</translation>
    </message>
    <message>
        <source>{new} for a dirty {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} per {pile:un} {pile:sporca|sporco} invece di {old}</translation>
    </message>
    <message>
        <source>{new} for a wild {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} per {pile:un} di matte invece di {old}</translation>
    </message>
    <message>
        <source>{new} for going out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} per la chiusura invece di {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>sides</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} invece di {old}</translation>
    </message>
    <message>
        <source>{new} of the pile taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} del pozzo da prendere invece di {old}</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, mani di {hand} e piedi di {foot}, {length}.</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand}, knees of {knee} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, mani di {hand}, ginocchia di {knee} e piedi di {foot}, {length}.</translation>
    </message>
    <message>
        <source>{ranks:^} are never melded. Discarded, they stop the next player from taking the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^il} non si calano mai. Scartati, impediscono al prossimo giocatore di prendere il pozzo.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds in the turn that goes out; seven are a clean {pile}. Each counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^il}, scartati, impediscono al prossimo giocatore di prendere il pozzo. Tre o più, senza matte, si possono calare nel turno in cui si chiude; sette fanno {pile:un} {pile:pulita|pulito}. Ognuno vale {points}.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds; seven are a clean {pile} that pays the dirty bonus. Each card counts {points}, towards a first meld too.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^il}, scartati, impediscono al prossimo giocatore di prendere il pozzo. Tre o più, senza matte, si possono calare; sette fanno {pile:un} {pile:pulita|pulito} che paga il premio di {pile:una sporca|uno sporco}. Ogni carta vale {points}, anche per una prima calata.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPossible</name>
    <message>
        <source>A card is dropped on the meld that it fits.</source>
        <translation>Posa una carta sulla combinazione dove va bene.</translation>
    </message>
    <message>
        <source>A card on the discard pile ends the turn.</source>
        <translation>Una carta sul pozzo chiude il tuo turno.</translation>
    </message>
    <message>
        <source>About {number} are wanted, for all packets.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ne servono circa {number}, per tutti i pacchetti.</translation>
    </message>
    <message>
        <source>Add to a meld</source>
        <translation>Aggiungere a una combinazione</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Scartare una carta</translation>
    </message>
    <message>
        <source>Draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Pescare {cards}</translation>
    </message>
    <message>
        <source>Every card can be laid or discarded.</source>
        <translation>Puoi calare o scartare ogni carta.</translation>
    </message>
    <message>
        <source>G asks the partner.</source>
        <translation>Premi G per chiedere al compagno.</translation>
    </message>
    <message>
        <source>Its cards are lifted one after the other, then dropped on the table.</source>
        <translation>Scegli le sue carte una a una, poi posale sul tavolo.</translation>
    </message>
    <message numerus="yes">
        <source>Its top card is melded with cards of the hand; {cards} (comes|come).</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>La carta in cima si cala con carte della tua mano; ti arriva {cards}.</numerusform>
            <numerusform>La carta in cima si cala con carte della tua mano; ti arrivano {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a new meld</source>
        <translation>Calare una nuova combinazione</translation>
    </message>
    <message>
        <source>Lay the first meld</source>
        <translation>Fare la prima calata</translation>
    </message>
    <message>
        <source>Lift cards off the deck</source>
        <translation>Alzare il mazzo</translation>
    </message>
    <message>
        <source>No card can be discarded.</source>
        <translation>Non puoi scartare nessuna carta.</translation>
    </message>
    <message>
        <source>No card of the hand fits a meld of the own side.</source>
        <translation>Nessuna tua carta va sulle combinazioni della tua squadra.</translation>
    </message>
    <message>
        <source>Take the discard pile</source>
        <translation>Prendere il pozzo</translation>
    </message>
    <message>
        <source>The hand has enough; F shows good ways.</source>
        <translation>Hai abbastanza punti: premi F per vedere i modi buoni.</translation>
    </message>
    <message>
        <source>The hand has no new meld.</source>
        <translation>In mano non hai una nuova combinazione.</translation>
    </message>
    <message>
        <source>{name} goes on with this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} continua questo turno.</translation>
    </message>
    <message>
        <source>{name} must go out in this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} deve chiudere in questo turno.</translation>
    </message>
    <message>
        <source>{press:^} draws.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>Per pescare: {press}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPrompts</name>
    <message numerus="yes">
        <source>(one card|{number} cards), worth {points}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>una carta, vale {points}</numerusform>
            <numerusform>{number} carte, valore {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards left: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Carte rimaste: {sides}.</translation>
    </message>
    <message>
        <source>Exactly {number} at the first try score {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Esattamente {number} al primo colpo vale {points}.</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Posso chiudere?</translation>
    </message>
    <message>
        <source>at most {most} of seven cards now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>solo {most:f} delle sette carte necessarie: scarta una carta.</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>hai solo {most} del punto necessario: scarta una carta.</numerusform>
            <numerusform>hai solo {most} dei {points} punti necessari: scarta una carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: take the cards back.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>hai solo {most} del punto necessario: riprendi le carte.</numerusform>
            <numerusform>hai solo {most} dei {points} punti necessari: riprendi le carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) with {card}: draw {draw}.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {card}: one card, in words or as it is printed: “9♦”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>
            <numerusform>con {card} hai solo {most} del punto necessario: pesca {draw}.</numerusform>
            <numerusform>con {card} hai solo {most} di {points} punti: pesca {draw}.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose how many come from each stock pile.</source>
        <translation>scegli quante carte pescare da ogni tallone.</translation>
    </message>
    <message>
        <source>draw the last card: it ends the deal.</source>
        <translation>pesca l’ultima carta: la smazzata finisce.</translation>
    </message>
    <message>
        <source>draw {cards} from either stock pile.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>pesca {cards} da uno dei due talloni.</translation>
    </message>
    <message>
        <source>draw {cards}, from one stock pile or both.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>pesca {cards}, da un tallone o da tutti e due.</translation>
    </message>
    <message>
        <source>draw {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>pesca {cards}.</translation>
    </message>
    <message>
        <source>draw {cards}; others are shuffled in first.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>pesca {cards}; prima se ne rimescolano altre nel tallone.</translation>
    </message>
    <message>
        <source>go out: lay every card, or all but one to discard.</source>
        <translation>chiudi: cala ogni carta, o tutte tranne quella da scartare.</translation>
    </message>
    <message>
        <source>lay a whole {pile} of seven, or discard one card.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>cala {pile:una|un} {pile} {pile:intera|intero} di sette, o scarta.</translation>
    </message>
    <message>
        <source>lay down, or take the cards back.</source>
        <translation>cala queste carte, o riprendile.</translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) more, or take the cards back.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>cala ancora {points} punto, o riprendi le carte.</numerusform>
            <numerusform>cala ancora {points} punti, o riprendi le carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) or more, or discard one card.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>cala almeno {points} punto, o scarta.</numerusform>
            <numerusform>cala almeno {points} punti, o scarta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s) off the deck.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>alza circa {number} carta dal mazzo.</numerusform>
            <numerusform>alza circa {number} carte dal mazzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>lift cards to meld, or one card to discard.</source>
        <translation>scegli le carte da calare, o una da scartare.</translation>
    </message>
    <message>
        <source>may {asker} go out?</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} può chiudere?</translation>
    </message>
    <message>
        <source>no card can be discarded, so the turn just ends.</source>
        <translation>non puoi scartare niente: il tuo turno finisce così.</translation>
    </message>
    <message>
        <source>nothing can be melded yet: discard one card.</source>
        <translation>non puoi ancora calare niente: scarta una carta.</translation>
    </message>
    <message>
        <source>take the discard pile and go out.</source>
        <translation>prendi il pozzo e chiudi.</translation>
    </message>
    <message>
        <source>take the pile, or draw the last card: it ends the deal.</source>
        <translation>prendi il pozzo, o pesca l’ultima carta: la smazzata finisce.</translation>
    </message>
    <message>
        <source>take the pile: drawing from the empty stock ends the deal.</source>
        <translation>prendi il pozzo: pescando dal tallone vuoto la smazzata finisce.</translation>
    </message>
    <message>
        <source>take {cards} with {card} onto your {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>prendi {cards} con {card:il} {ranks:sul}, o pesca {draw}.</translation>
    </message>
    <message>
        <source>take {cards} with {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>prendi {cards} con {ranks}, o pesca {draw}.</translation>
    </message>
    <message>
        <source>take {cards} with {rank}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rank}: the rank of one card: “nine”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>prendi {cards} con {rank:un}, o pesca {draw}.</translation>
    </message>
    <message>
        <source>the stock has {cards}: drawing ends the deal.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>il tallone ha {cards}: pescando la smazzata finisce.</translation>
    </message>
    <message>
        <source>the stock is empty: drawing ends the deal.</source>
        <translation>il tallone è vuoto: pescando la smazzata finisce.</translation>
    </message>
    <message>
        <source>your last turn: lay what fits, then discard one card.</source>
        <translation>il tuo ultimo turno: cala quello che va bene, poi scarta.</translation>
    </message>
    <message>
        <source>{asked} thinks about {asker} going out.</source>
        <extracomment>{asked}: the partner who is asked. {asker}: the player who asks.</extracomment>
        <translation>{asked} decide se {asker} può chiudere.</translation>
    </message>
    <message>
        <source>{asker} asks</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} chiede</translation>
    </message>
    <message>
        <source>{asker} has to do as you say.</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} deve fare come dici tu.</translation>
    </message>
    <message>
        <source>{cards} and the foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} e il piede</translation>
    </message>
    <message>
        <source>{cards}, knee and foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards}, ginocchio e piede</translation>
    </message>
    <message>
        <source>{name} lifts the packets.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} alza i pacchetti.</translation>
    </message>
    <message>
        <source>{name} {number} and the foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number} e il piede</translation>
    </message>
    <message>
        <source>{name} {number}, knee and foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number}, ginocchio e piede</translation>
    </message>
    <message>
        <source>{out} is out: {name} has one more turn.</source>
        <extracomment>{out}: who is out. {name}: the player, or the players of a side.</extracomment>
        <translation>{out} {out:ha|ha|ha|hanno} chiuso: ancora un turno per {name}.</translation>
    </message>
    <message>
        <source>{press} asks whether to go out.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press} per chiedere “Posso chiudere?”.</translation>
    </message>
    <message>
        <source>{press} discards {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} per scartare {card:il}.</translation>
    </message>
    <message>
        <source>{press} ends the turn.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press} per finire il turno.</translation>
    </message>
    <message>
        <source>{press} lays out {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} per preparare {cards}.</translation>
    </message>
    <message>
        <source>{press} lays {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} per calare {cards}.</translation>
    </message>
    <message>
        <source>{press} takes {count} with {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} per prenderne {count:f} con {cards}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPuzzles</name>
    <message numerus="yes">
        <source>Besides the top card a take brings {taken}, and {count} of them (fits|fit): {cards}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Oltre alla carta in cima si prendono {taken}, e ne serve una: {cards}.</numerusform>
            <numerusform>Oltre alla carta in cima si prendono {taken}, e ne servono {count}: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Besides the top card a take brings {taken}, but nothing that fits.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”.</extracomment>
        <translation>Oltre alla carta in cima si prendono {taken}, ma nessuna serve.</translation>
    </message>
    <message>
        <source>Find the way out</source>
        <translation>Trova la chiusura</translation>
    </message>
    <message>
        <source>Get down</source>
        <translation>Prima calata</translation>
    </message>
    <message>
        <source>Go out in this turn. The partner will say yes.</source>
        <translation>Chiudi in questo turno. Il compagno dirà di sì.</translation>
    </message>
    <message>
        <source>Lay the first meld with the fewest wilds, twos over jokers.</source>
        <translation>Fai la prima calata con meno matte possibile, i due prima dei jolly.</translation>
    </message>
    <message>
        <source>Lay {cards}, and discard {card}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Si calano {cards} e si scarta {card:il}.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Si calano {cards}. Con meno matte si arriva al massimo a {most} punti.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds, or with a two for a joker, at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Si calano {cards}. Con meno matte, o un due al posto di un jolly, si arriva al massimo a {most} punti.</translation>
    </message>
    <message>
        <source>Lay {cards}: no wild is needed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Si calano {cards}: non serve nessuna matta.</translation>
    </message>
    <message>
        <source>Lay {cards}: nothing is left.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Si calano {cards}: non resta niente.</translation>
    </message>
    <message>
        <source>Still needed to go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Per chiudere serve ancora: {needed}.</translation>
    </message>
    <message>
        <source>Take the discard pile, or draw? Which is better?</source>
        <translation>Prendere il pozzo o pescare? Che cosa conviene?</translation>
    </message>
    <message>
        <source>Take the pile?</source>
        <translation>Prendere il pozzo?</translation>
    </message>
</context>
<context>
    <name>HandAndFootRefusals</name>
    <message numerus="yes">
        <source>(a wild too many|too many wilds)</source>
        <translation>
            <numerusform>una matta di troppo</numerusform>
            <numerusform>troppe matte</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that may be discarded has to stay.</source>
        <translation>Tieni una carta che si può scartare.</translation>
    </message>
    <message>
        <source>A draw is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Pesca esattamente {cards}.</translation>
    </message>
    <message>
        <source>A first meld holds no wilds.</source>
        <translation>La prima calata non vuole matte.</translation>
    </message>
    <message>
        <source>A first meld needs a meld without wilds.</source>
        <translation>Una delle combinazioni della prima calata dev’essere senza matte.</translation>
    </message>
    <message>
        <source>A lady lies only on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una dama va solo su {pile:una|un} {pile} {pile:pulita e completa|pulito e completo}.</translation>
    </message>
    <message>
        <source>A second {rank} in the hand is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Ti serve {rank:una seconda|un secondo} {rank} in mano.</translation>
    </message>
    <message>
        <source>A third wild is missing.</source>
        <translation>Ti serve una terza matta.</translation>
    </message>
    <message>
        <source>A third {rank} is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Ti serve {rank:una terza|un terzo} {rank}.</translation>
    </message>
    <message>
        <source>A third {rank} or a wild is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Ti serve {rank:una terza|un terzo} {rank} o una matta.</translation>
    </message>
    <message numerus="yes">
        <source>A wild needs at least {count} natural {ranks} beside it.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Con una matta ci vuole almeno una carta naturale ({ranks}).</numerusform>
            <numerusform>Con una matta ci vogliono almeno {count} carte naturali ({ranks}).</numerusform>
        </translation>
    </message>
    <message>
        <source>After black threes every card has to go in this turn.</source>
        <translation>Dopo i tre neri, ogni carta deve andare via in questo turno.</translation>
    </message>
    <message>
        <source>After the yes every card has to go in this turn.</source>
        <translation>Il compagno ha detto sì: ogni carta deve andare via in questo turno.</translation>
    </message>
    <message>
        <source>All cards but one must find a place to go out.</source>
        <translation>Per chiudere, tutte le carte tranne una devono trovare posto sul tavolo.</translation>
    </message>
    <message>
        <source>Answer the question first.</source>
        <translation>Prima rispondi alla domanda.</translation>
    </message>
    <message>
        <source>Before your first meld only two {ranks} from your hand take the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Prima della tua prima calata, solo con due {ranks} in mano si prende il pozzo.</translation>
    </message>
    <message numerus="yes">
        <source>Between 1 and {number} card(s) can be lifted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Puoi alzare tra 1 e {number} carta.</numerusform>
            <numerusform>Puoi alzare tra 1 e {number} carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are melded only when going out.</source>
        <translation>I tre neri si calano solo chiudendo.</translation>
    </message>
    <message>
        <source>Black threes are melded without wilds.</source>
        <translation>I tre neri si calano senza matte.</translation>
    </message>
    <message>
        <source>Complete the wild meld on the table first.</source>
        <translation>Prima completa la combinazione di matte sul tavolo.</translation>
    </message>
    <message>
        <source>Discard one card to end the turn.</source>
        <translation>Scarta una carta per finire il turno.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Prima pesca.</translation>
    </message>
    <message>
        <source>Each meld can be named once, and must be on the table.</source>
        <translation>Ogni combinazione si nomina una volta sola e dev’essere sul tavolo.</translation>
    </message>
    <message>
        <source>Going out is possible only from the foot.</source>
        <translation>Puoi chiudere solo dal piede.</translation>
    </message>
    <message>
        <source>Going out needs {piles} more, and a place for every card.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Per chiudere serve ancora: {piles}, e un posto per ogni carta.</translation>
    </message>
    <message>
        <source>Lay down the cards laid out first, or take them back.</source>
        <translation>Prima cala le carte preparate, o riprendile.</translation>
    </message>
    <message>
        <source>Lay the first meld before taking the discard pile.</source>
        <translation>Fai la prima calata prima di prendere il pozzo.</translation>
    </message>
    <message>
        <source>Lift just one card to discard it.</source>
        <translation>Scegli una sola carta da scartare.</translation>
    </message>
    <message>
        <source>Lift the packets off the deck first.</source>
        <translation>Prima alza i pacchetti dal mazzo.</translation>
    </message>
    <message>
        <source>Melds of {ranks} take no wilds.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Le combinazioni di {ranks} non vogliono matte.</translation>
    </message>
    <message>
        <source>Nobody asks in the last turns: {name} is out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Negli ultimi turni non si chiede: {name} {name:ha|ha|ha|hanno} chiuso.</translation>
    </message>
    <message>
        <source>Nobody has asked to go out.</source>
        <translation>Nessuno ha chiesto di chiudere.</translation>
    </message>
    <message>
        <source>Nobody has to be asked.</source>
        <translation>Non devi chiedere a nessuno.</translation>
    </message>
    <message>
        <source>Take the discard pile: the yes was given for it.</source>
        <translation>Prendi il pozzo: il compagno ha detto sì a questo.</translation>
    </message>
    <message>
        <source>That is {cards} too many for the {ranks}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Per {ranks:il} è troppo: {cards} in più.</translation>
    </message>
    <message>
        <source>That stock pile has {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>In quel tallone: {cards}.</translation>
    </message>
    <message>
        <source>That stock pile is empty.</source>
        <translation>Quel tallone è vuoto.</translation>
    </message>
    <message>
        <source>The answer was no; the next turn may bring another.</source>
        <translation>La risposta era no. Puoi chiedere di nuovo al prossimo turno.</translation>
    </message>
    <message>
        <source>The answer was yes.</source>
        <translation>La risposta era sì.</translation>
    </message>
    <message>
        <source>The complete {ranks} take no wild.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^il}, al completo, non vogliono matte.</translation>
    </message>
    <message>
        <source>The discard pile is empty: draw from the stock.</source>
        <translation>Il pozzo è vuoto: pesca dal tallone.</translation>
    </message>
    <message>
        <source>The draw is done: lay cards, or discard one.</source>
        <translation>Hai già pescato: cala, o scarta una carta.</translation>
    </message>
    <message>
        <source>The first meld of this deal is a {pile} laid at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>La prima calata di questa smazzata è {pile:una|un} {pile} {pile:intera, calata|intero, calato} in una volta.</translation>
    </message>
    <message>
        <source>The foot is picked up when the hand is empty.</source>
        <translation>Raccogli il piede quando la mano è vuota.</translation>
    </message>
    <message>
        <source>The last card has to stay until going out is allowed.</source>
        <translation>Tieni l’ultima carta finché non puoi chiudere.</translation>
    </message>
    <message>
        <source>The pile is frozen: only two {ranks} from your hand take it.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Il pozzo è bloccato: solo con due {ranks} in mano si prende.</translation>
    </message>
    <message>
        <source>The {pile} of {ranks} is complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{pile:^il} di {ranks} è già {pile:completa|completo}.</translation>
    </message>
    <message>
        <source>The {ranks} have their one meld already.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>C’è già una combinazione di {ranks}.</translation>
    </message>
    <message>
        <source>The {ranks} must be completed and a new meld of three begun.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Completa {ranks:il} e comincia una nuova combinazione di tre.</translation>
    </message>
    <message>
        <source>The {ranks} on the table must be complete first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Prima vanno completati {ranks:il} sul tavolo.</translation>
    </message>
    <message>
        <source>There is a clean meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>La tua squadra ha una combinazione pulita di {ranks}: prima completa quella.</translation>
    </message>
    <message>
        <source>There is a dirty meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>La tua squadra ha una combinazione sporca di {ranks}: prima completa quella.</translation>
    </message>
    <message>
        <source>There is no deck to cut now.</source>
        <translation>Adesso non c’è un mazzo da alzare.</translation>
    </message>
    <message>
        <source>These melds belong to the other side.</source>
        <translation>Queste combinazioni sono dell’altra squadra.</translation>
    </message>
    <message>
        <source>Threes are never melded, only discarded.</source>
        <translation>I tre non si calano mai, si scartano soltanto.</translation>
    </message>
    <message>
        <source>Two more wilds are missing.</source>
        <translation>Ti servono altre due matte.</translation>
    </message>
    <message>
        <source>Two more {ranks} are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Ti servono altri due {ranks}.</translation>
    </message>
    <message>
        <source>Two more {ranks}, or one and a wild, are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Ti servono altri due {ranks}, o {ranks:una|uno|uno|uno|una} e una matta.</translation>
    </message>
    <message>
        <source>Wilds need two cards of one rank beside them.</source>
        <translation>Le matte vogliono con sé due carte dello stesso valore.</translation>
    </message>
    <message numerus="yes">
        <source>You need a complete {pile} before the foot: keep {count} card(s).</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Prima del piede ti serve {pile:una|un} {pile} {pile:completa|completo}: tieni una carta.</numerusform>
            <numerusform>Prima del piede ti serve {pile:una|un} {pile} {pile:completa|completo}: tieni {count} carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>al completo</translation>
    </message>
    <message>
        <source>first meld first</source>
        <translation>prima la prima calata</translation>
    </message>
    <message>
        <source>lay down first</source>
        <translation>prima cala</translation>
    </message>
    <message>
        <source>one rank only</source>
        <translation>un solo valore</translation>
    </message>
    <message>
        <source>only discarded</source>
        <translation>si scarta soltanto</translation>
    </message>
    <message>
        <source>only wilds</source>
        <translation>solo matte</translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>solo {ranks}</translation>
    </message>
    <message>
        <source>takes no wild</source>
        <translation>senza matte</translation>
    </message>
    <message>
        <source>the other side&apos;s</source>
        <translation>dell&apos;altra squadra</translation>
    </message>
    <message>
        <source>{card:^} blocks the pile: draw from the stock.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^il} blocca il pozzo: pesca dal tallone.</translation>
    </message>
    <message>
        <source>{card:^} can be laid only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^il} si cala una volta sola.</translation>
    </message>
    <message>
        <source>{card:^} does not belong on the {ranks}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{card:^il} non va {ranks:sul}.</translation>
    </message>
    <message>
        <source>{card:^} fits the {first} and the {second}: lay it by itself.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{card:^il} va {first:sul} e {second:sul}: calalo da solo.</translation>
    </message>
    <message>
        <source>{card:^} in the hand is missing.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Per prendere il pozzo ti serve in mano {card:un}.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with the take.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Se prendi il pozzo devi calare {card:il}.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with what takes it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Devi calare {card:il} con le carte che lo prendono.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with {cards} of the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Devi calare {card:il} con {cards} della tua mano.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Per prendere il pozzo ti servono in mano {cards}.</translation>
    </message>
    <message>
        <source>{cards:^}, or one and a wild, are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Per prendere il pozzo ti servono {cards}, o una e una matta.</translation>
    </message>
    <message>
        <source>{card} blocks it</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} blocca</translation>
    </message>
    <message>
        <source>{card} fits several</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card}: più posti</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (has|have) to stay in the foot.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Una carta deve restare nel piede.</numerusform>
            <numerusform>{count:^} carte devono restare nel piede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (is|are) missing in the discard pile.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Nel pozzo serve ancora una carta.</numerusform>
            <numerusform>Nel pozzo servono ancora {count} carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} wild(s) too many for the {ranks}.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Una matta di troppo per {ranks:il}.</numerusform>
            <numerusform>{count:^} matte di troppo per {ranks:il}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {second} go down one by one.</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{first:^il} e {second:il} si calano separatamente.</translation>
    </message>
    <message>
        <source>{name} has not picked up the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} non {name:ha|ha|ha|hanno} ancora raccolto il piede.</translation>
    </message>
    <message>
        <source>{name} has not played from the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} non {name:ha|ha|ha|hanno} ancora giocato il piede.</translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Per la prima calata serve ancora {points} punto.</numerusform>
            <numerusform>Per la prima calata servono ancora {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^il} si possono scartare quando ogni squadra ne ha {pile:una|un} {pile}.</translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once your side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^il} si possono scartare quando la tua squadra ne ha {pile:una|un} {pile}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^il} non si possono scartare.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>L’ultimo scarto non può essere di {ranks}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootScore</name>
    <message numerus="yes">
        <source>(One deal is|{number} deals are) left.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Resta una smazzata.</numerusform>
            <numerusform>Restano {number} smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them laid</source>
        <translation>Calati tutti</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Tre neri</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Punti delle carte</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Carte calate</translation>
    </message>
    <message>
        <source>Clean black threes</source>
        <translation>Tre neri puliti</translation>
    </message>
    <message>
        <source>Clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} {piles:pulite|puliti|puliti|puliti|pulite}</translation>
    </message>
    <message>
        <source>Clean {piles} of {ranks}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{piles:^} {piles:pulite|puliti|puliti|puliti|pulite} di {ranks}</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>In un colpo</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Smazzata {number} di {deals}</translation>
    </message>
    <message>
        <source>Dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} {piles:sporche|sporchi|sporchi|sporchi|sporche}</translation>
    </message>
    <message>
        <source>Dirty {piles} of {ranks}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{piles:^} {piles:sporche|sporchi|sporchi|sporchi|sporche} di {ranks}</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Alzata esatta</translation>
    </message>
    <message>
        <source>Fines</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>First meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Prima calata {points}</translation>
    </message>
    <message>
        <source>First meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prima calata: {pile:una|un} {pile} {pile:intera|intero}</translation>
    </message>
    <message>
        <source>First meld: any</source>
        <translation>Prima calata: libera</translation>
    </message>
    <message>
        <source>In unopened feet</source>
        <translation>Nei piedi chiusi</translation>
    </message>
    <message>
        <source>Incomplete {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Incompleti: {ranks}</translation>
    </message>
    <message>
        <source>Ladies</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Laid on clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Calate su {piles} {piles:pulite|puliti|puliti|puliti|pulite}</translation>
    </message>
    <message>
        <source>Laid on the table</source>
        <translation>Calati sul tavolo</translation>
    </message>
    <message>
        <source>Left in hand and foot</source>
        <translation>Rimaste in mano e piede</translation>
    </message>
    <message>
        <source>Left in hand or foot</source>
        <translation>Rimaste in mano o piede</translation>
    </message>
    <message>
        <source>More than needed</source>
        <translation>Più del necessario</translation>
    </message>
    <message>
        <source>Not laid</source>
        <translation>Non calati</translation>
    </message>
    <message>
        <source>Special {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} speciali</translation>
    </message>
    <message>
        <source>The game goes to {score}.</source>
        <extracomment>{score}: a score in points.</extracomment>
        <translation>La partita arriva a {score}.</translation>
    </message>
    <message>
        <source>Wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} di matte</translation>
    </message>
    <message>
        <source>{count} together</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>{count} insieme</translation>
    </message>
    <message>
        <source>{first}. To {score}</source>
        <extracomment>{first}: the first of two or more that are named together. {score}: a score in points.</extracomment>
        <translation>{first}. A {score}</translation>
    </message>
    <message>
        <source>{piles:^} more than needed</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} più del necessario</translation>
    </message>
    <message>
        <source>{piles:^} of {ranks} only</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Solo {piles} di {ranks}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} sul tavolo</translation>
    </message>
</context>
<context>
    <name>HandAndFootScorekeeperText</name>
    <message numerus="yes">
        <source>(one is|{number} are) counted</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>contato {number}</numerusform>
            <numerusform>contati {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact cuts</source>
        <translation>Alzate esatte</translation>
    </message>
    <message>
        <source>First meld: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Prima calata: {sides}.</translation>
    </message>
    <message>
        <source>Ladies laid</source>
        <translation>Dame calate</translation>
    </message>
    <message>
        <source>Ladies not laid</source>
        <translation>Dame non calate</translation>
    </message>
    <message>
        <source>Only one player goes out, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Può chiudere un solo giocatore, non {names}.</translation>
    </message>
    <message>
        <source>Only one player is out first, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Può essere il primo a chiudere un solo giocatore, non {names}.</translation>
    </message>
    <message>
        <source>Red threes in unopened feet</source>
        <translation>Tre rossi nei piedi chiusi</translation>
    </message>
    <message>
        <source>Red threes laid</source>
        <translation>Tre rossi calati</translation>
    </message>
    <message>
        <source>Red threes not laid</source>
        <translation>Tre rossi non calati</translation>
    </message>
    <message numerus="yes">
        <source>The wild and dirty {piles} take {least} wild(s), the packs hold {most}.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^il} di matte e {piles:quelle sporche|quelli sporchi|quelli sporchi|quelli sporchi|quelle sporche} vogliono {least} matta, ma i mazzi ne hanno {most}.</numerusform>
            <numerusform>{piles:^il} di matte e {piles:quelle sporche|quelli sporchi|quelli sporchi|quelli sporchi|quelle sporche} vogliono {least} matte, ma i mazzi ne hanno {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out concealed</source>
        <translation>Chiusura in un colpo</translation>
    </message>
    <message>
        <source>Went out first</source>
        <translation>Prima chiusura</translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} (is|are) entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards:^}: inserita {entered}, ma i mazzi ne hanno {most}.</numerusform>
            <numerusform>{cards:^}: inserite {entered}, ma i mazzi ne hanno {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} (lady is|ladies are) entered, the deck holds {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Inserita {entered} dama, ma il mazzo ne ha {most}.</numerusform>
            <numerusform>Inserite {entered} dame, ma il mazzo ne ha {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} card point(s) (is|are) entered, all cards are worth {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Inserito {entered} punto di carte, ma tutte le carte valgono {most}.</numerusform>
            <numerusform>Inseriti {entered} punti di carte, ma tutte le carte valgono {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} clean {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} {piles:pulita|pulito|pulito|puliti|pulite}: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
            <numerusform>{piles:^} {piles:pulite|puliti|puliti|puliti|pulite}: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} red three(s) (is|are) entered, the packs hold {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Inserito {entered} tre rosso, ma i mazzi ne hanno {most}.</numerusform>
            <numerusform>Inseriti {entered} tre rossi, ma i mazzi ne hanno {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} wild {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} di matte: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
            <numerusform>{piles:^} di matte: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^}: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
            <numerusform>{piles:^}: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of black threes (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} di tre neri: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
            <numerusform>{piles:^} di tre neri: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of {ranks} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} di {ranks}: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
            <numerusform>{piles:^} di {ranks}: {entered}, ma con i mazzi se ne fanno al massimo {most}.</numerusform>
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
        <translation>{name} non {name:gioca|gioca|gioca|giocano} per {side}.</translation>
    </message>
    <message>
        <source>{name} went out and has nothing left.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} chiuso e non può avere carte rimaste.</translation>
    </message>
    <message>
        <source>{ranks:^} among these</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^}, tra queste</translation>
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
            <numerusform>{side}: {number} {piles} vuole {cards}, ma {counted}.</numerusform>
            <numerusform>{side}: {number} {piles} vogliono {cards}, ma {counted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: cards in melds come to {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{side}: le carte calate valgono almeno {least}, non {points}.</translation>
    </message>
    <message>
        <source>{side}: more {piles} of {ranks} than clean and dirty ones.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{side}: più {piles} di {ranks} che {piles:pulite e sporche|puliti e sporchi|puliti e sporchi|puliti e sporchi|pulite e sporche} insieme.</translation>
    </message>
    <message>
        <source>{side}: no cards come to {points}, all count by {step}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {step}: all points are multiples of it.</extracomment>
        <translation>{side}: nessuna carta fa {points}; tutte contano per {step}.</translation>
    </message>
    <message>
        <source>{side}: nothing is entered as left.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: non è inserito niente per le carte rimaste.</translation>
    </message>
    <message>
        <source>{side}: the cards in melds are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: inserisci le carte calate.</translation>
    </message>
    <message>
        <source>{side}: the cards left in hand and foot are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: inserisci le carte rimaste in mano e piede.</translation>
    </message>
    <message numerus="yes">
        <source>{side}: the cards of (one|{number}) {piles} are worth {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{side}: le carte di {number} {piles} valgono almeno {least}, non {points}.</numerusform>
            <numerusform>{side}: le carte di {number} {piles} valgono almeno {least}, non {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take (one wild|{least} wilds), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: {piles:il} vogliono {least} matta, ma {counted}.</numerusform>
            <numerusform>{side}: {piles:il} vogliono {least} matte, ma {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take {least} natural card(s), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: {piles:il} vogliono {least} carta naturale, ma {counted}.</numerusform>
            <numerusform>{side}: {piles:il} vogliono {least} carte naturali, ma {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {entered} exact cut(s), {most} can be made.</source>
        <extracomment>{side}: a side: its players, or its name. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{side}: {entered} alzata esatta, ma se ne possono fare al massimo {most}.</numerusform>
            <numerusform>{side}: {entered} alzate esatte, ma se ne possono fare al massimo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {needed} (is|are) missing for going out.</source>
        <extracomment>{side}: a side: its players, or its name. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation>
            <numerusform>{side}: per chiudere manca {needed}.</numerusform>
            <numerusform>{side}: per chiudere mancano {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {points} melded, the first meld needs {least}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{side}: {points} calati, ma la prima calata ne vuole {least}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheet</name>
    <message>
        <source>Black three {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} di tre neri</translation>
    </message>
    <message>
        <source>Deal total</source>
        <translation>Totale della smazzata</translation>
    </message>
    <message>
        <source>Ladies left</source>
        <translation>Dame rimaste</translation>
    </message>
    <message>
        <source>Red threes left</source>
        <translation>Tre rossi rimasti</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Totale progressivo</translation>
    </message>
    <message numerus="yes">
        <source>To {points} point(s), {packs}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>A {points} punto, {packs}</numerusform>
            <numerusform>A {points} punti, {packs}</numerusform>
        </translation>
    </message>
    <message>
        <source>Who went out</source>
        <translation>Chi ha chiuso</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>prima calata {points}</translation>
    </message>
    <message>
        <source>first meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>prima calata: {pile:un} {pile:intera|intero}</translation>
    </message>
    <message>
        <source>first meld: any</source>
        <translation>prima calata: libera</translation>
    </message>
    <message numerus="yes">
        <source>{deals:^}, to {points} point(s), {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>{deals:^}, a {points} punto, {packs}</numerusform>
            <numerusform>{deals:^}, a {points} punti, {packs}</numerusform>
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
            <numerusform>calato {number}</numerusform>
            <numerusform>calati {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>rimasto {number}</numerusform>
            <numerusform>rimasti {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} each, left {left}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{points} l’uno, rimasti {left}</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetCounts</name>
    <message>
        <source>Black threes left</source>
        <translation>Tre neri rimasti</translation>
    </message>
    <message>
        <source>Black threes melded</source>
        <translation>Tre neri calati</translation>
    </message>
    <message>
        <source>Foot not picked up</source>
        <translation>Piede non raccolto</translation>
    </message>
    <message>
        <source>Left × {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Rimaste × {points}</translation>
    </message>
    <message>
        <source>Melded × {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Calate × {points}</translation>
    </message>
    <message>
        <source>Villains left</source>
        <translation>Briganti rimasti</translation>
    </message>
    <message>
        <source>Villains melded</source>
        <translation>Briganti calati</translation>
    </message>
    <message>
        <source>Who cut exactly</source>
        <translation>Chi ha alzato giusto</translation>
    </message>
    <message>
        <source>Who is down</source>
        <translation>Chi ha calato</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetFoot</name>
    <message>
        <source>By card values alone</source>
        <translation>Solo per valore delle carte</translation>
    </message>
    <message>
        <source>Deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Smazzata {deal}: {points}</translation>
    </message>
    <message>
        <source>Deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Smazzata {number}: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>Deal(s) {deals}: a whole {pile} from the hand</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>Smazzata {deals}: {pile:un} {pile:intera|intero} dalla mano</numerusform>
            <numerusform>Smazzate {deals}: {pile:un} {pile:intera|intero} dalla mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Smazzate {number}–{last}: {piles}</translation>
    </message>
    <message>
        <source>Every deal: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ogni smazzata: {points}</translation>
    </message>
    <message>
        <source>From deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Dalla smazzata {deal}: {points}</translation>
    </message>
    <message>
        <source>From deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Dalla smazzata {number}: {piles}</translation>
    </message>
    <message>
        <source>Lady on a clean {pile} {laid}, left over {left}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Dama su {pile:un} {pile:pulita|pulito} {laid}, rimasta {left}</translation>
    </message>
    <message>
        <source>Otherwise: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Altrimenti: {points}</translation>
    </message>
    <message>
        <source>Red three in an unopened foot {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tre rosso in un piede chiuso {points}</translation>
    </message>
    <message>
        <source>Red three left over {left}</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Tre rosso rimasto {left}</translation>
    </message>
    <message>
        <source>Red three {laid}, left over {left}</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Tre rosso {laid}, rimasto {left}</translation>
    </message>
    <message>
        <source>Red threes: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tre rossi: {points}</translation>
    </message>
    <message>
        <source>Score below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Punteggio sotto {score}: {points}</translation>
    </message>
    <message>
        <source>To go out</source>
        <translation>Per chiudere</translation>
    </message>
    <message>
        <source>{cards:^} {melded}, left over {left}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {melded}: what a card in a meld counts, as “−5”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{cards:^} {melded}, in mano {left}</translation>
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
        <translation>Un pozzo chiuso</translation>
    </message>
    <message>
        <source>A frozen pile</source>
        <translation>Un pozzo bloccato</translation>
    </message>
    <message>
        <source>A large discard pile</source>
        <translation>Un pozzo grande</translation>
    </message>
    <message>
        <source>A red three</source>
        <translation>Un tre rosso</translation>
    </message>
    <message>
        <source>Clean and dirty</source>
        <translation>Pulito e sporco</translation>
    </message>
    <message>
        <source>Hand and foot</source>
        <translation>Mano e piede</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Come si svolge un turno</translation>
    </message>
    <message>
        <source>The first meld</source>
        <translation>La prima calata</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Le matte</translation>
    </message>
</context>
<context>
    <name>HandAndFootValueOptions</name>
    <message>
        <source>A clean {pile} of {ranks} counts {clean}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {clean}: what a clean pile takes, as “wilds too”, or counts, in figures.</extracomment>
        <translation>{pile:^un} {pile:pulita|pulito} di {ranks} vale {clean}.</translation>
    </message>
    <message>
        <source>A dirty {pile} of {ranks} counts {dirty}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {dirty}: what a dirty pile counts, in figures.</extracomment>
        <translation>{pile:^un} {pile:sporca|sporco} di {ranks} vale {dirty}.</translation>
    </message>
    <message>
        <source>A packet not picked up counts {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Un pacchetto non raccolto vale in più {points}.</translation>
    </message>
    <message>
        <source>A {pile} of {ranks} counts {clean} clean, {dirty} dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {clean}: what a clean pile takes, as “wilds too”, or counts, in figures. {dirty}: what a dirty pile counts, in figures.</extracomment>
        <translation>{pile:^un} di {ranks} vale {clean} {pile:pulita|pulito}, {dirty} {pile:sporca|sporco}.</translation>
    </message>
    <message>
        <source>A {pile} of {ranks} only counts {clean}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {clean}: what a clean pile takes, as “wilds too”, or counts, in figures.</extracomment>
        <translation>{pile:^un} di soli {ranks} vale {clean}.</translation>
    </message>
    <message>
        <source>Add a number</source>
        <translation>Aggiungi un numero</translation>
    </message>
    <message>
        <source>Add a rank</source>
        <translation>Aggiungi un valore</translation>
    </message>
    <message>
        <source>Add a special {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Aggiungi {pile:un} speciale</translation>
    </message>
    <message>
        <source>Add an alternative</source>
        <translation>Aggiungi un’alternativa</translation>
    </message>
    <message>
        <source>An incomplete meld of {ranks} counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Una combinazione incompleta di {ranks} vale {points}.</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>Black three in a meld</source>
        <translation>Tre nero in una combinazione</translation>
    </message>
    <message>
        <source>Black three left</source>
        <translation>Tre nero rimasto</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Valori delle carte</translation>
    </message>
    <message>
        <source>Complete {piles} a side needs, deal by deal; the last repeats, and any of several is enough.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} {piles:complete|completi|completi|completi|complete} che servono a una squadra, smazzata per smazzata; l’ultima riga si ripete, e di più alternative ne basta una.</translation>
    </message>
    <message>
        <source>Counts only by its rank</source>
        <translation>Conta solo con il suo valore</translation>
    </message>
    <message>
        <source>Each packet not picked up</source>
        <translation>Ogni pacchetto non raccolto</translation>
    </message>
    <message>
        <source>Each red three in an unopened foot</source>
        <translation>Ogni tre rosso in un piede chiuso</translation>
    </message>
    <message>
        <source>Each red three left</source>
        <translation>Ogni tre rosso rimasto</translation>
    </message>
    <message>
        <source>Each red three on the table</source>
        <translation>Ogni tre rosso sul tavolo</translation>
    </message>
    <message>
        <source>Each {pile} more than going out needs counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ogni {pile} oltre il necessario per chiudere vale {points}.</translation>
    </message>
    <message>
        <source>Each {pile} more than needed</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Ogni {pile} oltre il necessario</translation>
    </message>
    <message>
        <source>For a player they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Per un giocatore contano solo con: {needed}</translation>
    </message>
    <message>
        <source>For a side they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Per una squadra contano solo con: {needed}</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Chiudere in un colpo</translation>
    </message>
    <message>
        <source>Going out counts {points} more for a player who laid nothing in an earlier turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Chiudere vale {points} in più se nei turni prima non si è calato niente.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>Laid and replaced for points, or plain cards that cost points.</source>
        <translation>Calati e sostituiti per punti, o semplici carte che costano punti.</translation>
    </message>
    <message>
        <source>Melded cards count against without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Le carte calate contano contro una squadra senza: {needed}</translation>
    </message>
    <message>
        <source>Melded cards count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Le carte calate contano solo con: {needed}</translation>
    </message>
    <message>
        <source>Melded cards need</source>
        <translation>Le carte calate vogliono</translation>
    </message>
    <message>
        <source>Melded cards without that</source>
        <translation>Carte calate senza questo</translation>
    </message>
    <message>
        <source>Melds that are no {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Combinazioni che non sono {piles}</translation>
    </message>
    <message>
        <source>Needed to go out</source>
        <translation>Serve per chiudere</translation>
    </message>
    <message>
        <source>Not used, since melded cards need nothing.</source>
        <translation>Senza effetto: le carte calate non vogliono niente.</translation>
    </message>
    <message>
        <source>Not used, since red threes are not laid.</source>
        <translation>Senza effetto: i tre rossi non si calano.</translation>
    </message>
    <message>
        <source>Not used, since red threes need nothing.</source>
        <translation>Senza effetto: i tre rossi non vogliono niente.</translation>
    </message>
    <message>
        <source>Not used, since they are never melded.</source>
        <translation>Senza effetto: non si calano mai.</translation>
    </message>
    <message>
        <source>Of one rank</source>
        <translation>Di un valore</translation>
    </message>
    <message>
        <source>Only clean ones</source>
        <translation>Solo senza matte</translation>
    </message>
    <message>
        <source>Points besides for going out with nothing laid in an earlier turn.</source>
        <translation>Punti in più per chi chiude senza aver calato niente nei turni prima.</translation>
    </message>
    <message>
        <source>Points for each one in a foot that nobody picked up.</source>
        <translation>Punti per ognuno in un piede che nessuno ha raccolto.</translation>
    </message>
    <message>
        <source>Points for each red three a side has laid.</source>
        <translation>Punti per ogni tre rosso calato da una squadra.</translation>
    </message>
    <message>
        <source>Points for each red three left in hand or foot.</source>
        <translation>Punti per ogni tre rosso rimasto in mano o piede.</translation>
    </message>
    <message>
        <source>Points for every complete {pile} beyond those that going out needs.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Punti per ogni {pile} {pile:completa|completo} oltre il necessario per chiudere.</translation>
    </message>
    <message>
        <source>Points of single cards, melded or left.</source>
        <translation>Punti delle singole carte, calate o rimaste.</translation>
    </message>
    <message>
        <source>Points that each one left in hand or foot costs.</source>
        <translation>Punti che costa ognuno rimasto in mano o piede.</translation>
    </message>
    <message>
        <source>Ranks whose {piles} count something else; wilds stand for {piles} of jokers or of twos only.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>I valori con {piles} che contano altro; matte vuol dire {piles} di soli jolly o di soli due.</translation>
    </message>
    <message>
        <source>Red threes need</source>
        <translation>I tre rossi vogliono</translation>
    </message>
    <message>
        <source>Red threes together</source>
        <translation>Tre rossi insieme</translation>
    </message>
    <message>
        <source>Red threes without that</source>
        <translation>Tre rossi senza questo</translation>
    </message>
    <message>
        <source>Takes no wilds</source>
        <translation>Senza matte</translation>
    </message>
    <message>
        <source>The special deck has no red threes.</source>
        <translation>Il mazzo speciale non ha tre rossi.</translation>
    </message>
    <message>
        <source>They count against a player without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Contano contro un giocatore senza: {needed}</translation>
    </message>
    <message>
        <source>They count against a side without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Contano contro una squadra senza: {needed}</translation>
    </message>
    <message>
        <source>To go out a {pile} of {ranks} counts only as one of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Per chiudere, {pile:un} di {ranks} conta solo come {pile:una|uno} di {ranks}.</translation>
    </message>
    <message>
        <source>Villain in a meld</source>
        <translation>Brigante in una combinazione</translation>
    </message>
    <message>
        <source>Villain left</source>
        <translation>Brigante rimasto</translation>
    </message>
    <message>
        <source>What a foot costs besides its cards that nobody picked up, as a negative number.</source>
        <translation>Quanto costa, oltre alle sue carte, un piede che nessuno ha raccolto; un numero negativo.</translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its melded cards to count; bonuses stay.</source>
        <translation>Che cosa deve avere una squadra a fine smazzata perché contino le sue carte calate; i premi restano.</translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its red threes to count for it.</source>
        <translation>Che cosa deve avere una squadra a fine smazzata perché i suoi tre rossi contino per lei.</translation>
    </message>
    <message>
        <source>What each meld of these cards counts that is not complete at the end.</source>
        <translation>Quanto vale ogni combinazione di queste carte, se alla fine è incompleta.</translation>
    </message>
    <message>
        <source>What each one counts that lies in a meld; below nothing it costs.</source>
        <translation>Quanto vale ognuno in una combinazione; sotto 0 costa punti.</translation>
    </message>
    <message>
        <source>What laid red threes count for a side that lacks what they need.</source>
        <translation>Quanto valgono i tre rossi calati per una squadra senza quello che vogliono.</translation>
    </message>
    <message>
        <source>What melded cards count for a side that lacks what they need.</source>
        <translation>Quanto valgono le carte calate per una squadra senza quello che vogliono.</translation>
    </message>
    <message>
        <source>What so many laid ones count together, in place of each; 0 is all of them.</source>
        <translation>Quanto valgono insieme tanti calati, al posto di ognuno; 0 vuol dire tutti.</translation>
    </message>
    <message>
        <source>a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:un} {pile:pulita|pulito}</translation>
    </message>
    <message>
        <source>a complete {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:un} {pile:completa|completo}</translation>
    </message>
    <message>
        <source>a first meld</source>
        <translation>una prima calata</translation>
    </message>
    <message>
        <source>a kind of their own</source>
        <translation>una specie a sé</translation>
    </message>
    <message>
        <source>a {pile} of {ranks}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{pile:un} di {ranks}</translation>
    </message>
    <message>
        <source>all together {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>tutti insieme {points}</translation>
    </message>
    <message>
        <source>as any other left</source>
        <translation>come ogni altro rimasto</translation>
    </message>
    <message>
        <source>as others</source>
        <translation>come gli altri</translation>
    </message>
    <message>
        <source>laid and replaced</source>
        <translation>calati e sostituiti</translation>
    </message>
    <message>
        <source>no wilds</source>
        <translation>niente matte</translation>
    </message>
    <message>
        <source>none</source>
        <comment>rows of the form</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>needed to count</comment>
        <translation>niente</translation>
    </message>
    <message>
        <source>plain cards that cost points</source>
        <translation>semplici carte che costano punti</translation>
    </message>
    <message>
        <source>they count against it</source>
        <translation>contano contro</translation>
    </message>
    <message>
        <source>they count nothing</source>
        <translation>non contano niente</translation>
    </message>
    <message>
        <source>what going out needs</source>
        <translation>quello che serve per chiudere</translation>
    </message>
    <message>
        <source>{count} together {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{count} insieme {points}</translation>
    </message>
    <message>
        <source>{new} to go out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} per chiudere invece di {old}</translation>
    </message>
    <message>
        <source>{points} clean</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} senza matte</translation>
    </message>
    <message>
        <source>{points} dirty</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} con matte</translation>
    </message>
    <message numerus="yes">
        <source>{ranks} {points}</source>
        <comment>what they count</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{ranks} {points}</numerusform>
            <numerusform>{ranks} {points}</numerusform>
        </translation>
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
        <translation>Con quante carte si comincia?</translation>
    </message>
    <message>
        <source>How much of the discard pile do you pick up?</source>
        <translation>Quanto si prende del pozzo?</translation>
    </message>
    <message>
        <source>What must a side have complete before somebody goes out?</source>
        <translation>Che cosa serve a una squadra per poter chiudere?</translation>
    </message>
</context>
<context>
    <name>HandAndFootWords</name>
    <message numerus="yes">
        <source>(a wild|{count} wilds)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una matta; il: la matta; del: della matta; al: alla matta; sul: sulla matta; dal: dalla matta; gender: f</numerusform>
            <numerusform>{count} matte; il: le {count} matte; del: delle {count} matte; al: alle {count} matte; sul: sulle {count} matte; dal: dalle {count} matte; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile ({cards})</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>il pozzo ({cards}); del: del pozzo ({cards}); al: al pozzo ({cards}); sul: sul pozzo ({cards}); dal: dal pozzo ({cards}); gender: m</translation>
    </message>
    <message>
        <source>{cards} as a wild meld</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} come combinazione di matte; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} new</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} in una combinazione nuova; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} of the pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} del pozzo; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{cards:*} {ranks:sul}; gender: {cards:gender}</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Dall’ultimo turno di {name}</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Che cosa è successo finora</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>H shows another way.</source>
        <translation>Premi H per un altro modo.</translation>
    </message>
    <message>
        <source>H shows the next step.</source>
        <translation>Premi H per il passo successivo.</translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>Drop the changes</source>
        <translation>Scarta le modifiche</translation>
    </message>
    <message>
        <source>Drop the changes?</source>
        <translation>Scartare le modifiche?</translation>
    </message>
    <message>
        <source>The changed rules are not saved and would be lost.</source>
        <translation>Le regole cambiate non sono salvate e andrebbero perse.</translation>
    </message>
    <message>
        <source>The changed rules are not saved.</source>
        <translation>Le regole cambiate non sono salvate.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>“{name}” è di nuovo qui.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>“{name}” è eliminato.</translation>
    </message>
    <message>
        <source>{name} is imported.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>“{name}” è importato.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>“{name}” è salvato.</translation>
    </message>
    <message>
        <source>{name} was imported before.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>“{name}” era già importato.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Compared with</source>
        <translation>Confronta con</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Start from it</source>
        <translation>Parti da qui</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} change(s) to {base}</source>
        <extracomment>{count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>{count:^} modifica rispetto a {base}</numerusform>
            <numerusform>{count:^} modifiche rispetto a {base}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Interview</name>
    <message>
        <source>A long evening.</source>
        <translation>Una lunga serata.</translation>
    </message>
    <message numerus="yes">
        <source>As in {versions} and {count} more.</source>
        <extracomment>{versions}: titles of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Come in {versions} e in un’altra.</numerusform>
            <numerusform>Come in {versions} e in altre {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As in {versions}.</source>
        <extracomment>{versions}: titles of rules, listed.</extracomment>
        <translation>Come in {versions}.</translation>
    </message>
    <message>
        <source>Set it in the form after these questions.</source>
        <translation>Si imposta nel modulo dopo queste domande.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>The usual rule: “{answer}”.</source>
        <extracomment>{answer}: the answer to a question about house rules.</extracomment>
        <translation>La regola solita: “{answer}”.</translation>
    </message>
    <message>
        <source>Then this question tells nothing.</source>
        <translation>Allora questa domanda si salta.</translation>
    </message>
    <message>
        <source>We do not know</source>
        <translation>Non lo sappiamo</translation>
    </message>
</context>
<context>
    <name>InterviewPage</name>
    <message>
        <source>As in the classic game</source>
        <translation>Come nel gioco classico</translation>
    </message>
    <message>
        <source>Change more</source>
        <translation>Cambia altro</translation>
    </message>
    <message>
        <source>Drop the answers</source>
        <translation>Scarta le risposte</translation>
    </message>
    <message>
        <source>Drop the answers?</source>
        <translation>Scartare le risposte?</translation>
    </message>
    <message>
        <source>Go on answering</source>
        <translation>Continua a rispondere</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Other than in the classic game</source>
        <translation>Diverso dal gioco classico</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Domanda {number} di {total}</translation>
    </message>
    <message>
        <source>Still to be set under “Change more”: {options}.</source>
        <extracomment>{options}: rules by their labels in the form, listed.</extracomment>
        <translation>Ancora da impostare con “Cambia altro”: {options}.</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Il resto come al solito</translation>
    </message>
    <message>
        <source>These are the rules</source>
        <translation>Ecco le regole</translation>
    </message>
    <message>
        <source>What was answered is not saved and would be lost.</source>
        <translation>Le tue risposte non sono salvate e andrebbero perse.</translation>
    </message>
    <message>
        <source>{count} questions answered.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>Risposte date: {count}.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>1. The phone is in another Wi-Fi, or uses mobile data.</source>
        <translation>1. Il telefono è su un altro Wi-Fi, o sui dati mobili.</translation>
    </message>
    <message>
        <source>2. The firewall keeps it out: allow this program for private networks.</source>
        <translation>2. Il firewall lo blocca: consenti questo programma per le reti private.</translation>
    </message>
    <message>
        <source>3. A guest network or a VPN is between them: try another address, or the phone’s hotspot.</source>
        <translation>3. Di mezzo c’è una rete per ospiti o una VPN: prova un altro indirizzo, o l’hotspot del telefono.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>A questo schermo</translation>
    </message>
    <message>
        <source>At this screen instead</source>
        <translation>Invece a questo schermo</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one at hand.</source>
        <translation>Scegli “Su un telefono” per ogni giocatore che ne ha uno.</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Codice per {name}</translation>
    </message>
    <message>
        <source>Every phone is here.</source>
        <translation>Tutti i telefoni sono qui.</translation>
    </message>
    <message>
        <source>Everybody plays at this screen.</source>
        <translation>Tutti giocano a questo schermo.</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Continua senza di loro</translation>
    </message>
    <message>
        <source>Hands on phones</source>
        <translation>Le mani sui telefoni</translation>
    </message>
    <message>
        <source>It has to be in the same Wi-Fi, not the guests’.</source>
        <translation>Dev’essere sullo stesso Wi-Fi, non su una rete per ospiti.</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <translation>Fai entrare i telefoni</translation>
    </message>
    <message>
        <source>No phone can come now.</source>
        <translation>Ora nessun telefono può collegarsi.</translation>
    </message>
    <message>
        <source>No phone comes?</source>
        <translation>Ancora nessun telefono?</translation>
    </message>
    <message>
        <source>No phone has come yet. One of these may be why:</source>
        <translation>Ancora nessun telefono si è collegato. Il motivo può essere uno di questi:</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>answer</comment>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Nothing leaves the house</source>
        <translation>Niente esce di casa</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Numero {number}</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Su un telefono</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Altro indirizzo</translation>
    </message>
    <message>
        <source>Other phone</source>
        <translation>Altro telefono</translation>
    </message>
    <message>
        <source>Phones and Wi-Fi</source>
        <translation>Telefoni e Wi-Fi</translation>
    </message>
    <message>
        <source>Phones here: {number} of {total}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Telefoni qui: {number} di {total}.</translation>
    </message>
    <message>
        <source>Point your phone’s camera at a code on this screen: your cards come onto the phone. No app, no account, no internet.</source>
        <translation>Punta la fotocamera del telefono su un codice di questo schermo: le tue carte arrivano sul telefono. Niente app, niente account, niente internet.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Mostra il codice</translation>
    </message>
    <message>
        <source>Start the table</source>
        <translation>Apri il tavolo</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>Apri senza di loro</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Riprendi il posto</translation>
    </message>
    <message>
        <source>The cards go from this computer to the phones, nowhere else.</source>
        <translation>Le carte vanno da questo computer ai telefoni, da nessun’altra parte.</translation>
    </message>
    <message>
        <source>The computer may ask whether this program may be reached from the network. Allow it for private networks. Nothing leaves the house.</source>
        <translation>Il computer può chiedere se la rete può raggiungere questo programma. Consentilo per le reti private. Niente esce di casa.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: somebody in the same Wi-Fi who knows how to listen there could read cards or take over a seat, and nothing else. Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Il collegamento non è cifrato: chi è sullo stesso Wi-Fi e sa come ascoltare potrebbe leggere le carte o prendersi un posto, ma nient’altro. Usa il tuo Wi-Fi, non una rete per ospiti o di un albergo.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands.</source>
        <translation>Questo schermo mostra il tavolo, ma nessuna mano.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands; start it.</source>
        <translation>Questo schermo mostra il tavolo, ma nessuna mano. Aprilo.</translation>
    </message>
    <message>
        <source>This screen shows the table, and the phones show the hands.</source>
        <translation>Questo schermo mostra il tavolo, e i telefoni mostrano le mani.</translation>
    </message>
    <message>
        <source>Whoever has none plays at this screen, behind the cover.</source>
        <translation>Chi non ha un telefono gioca a questo schermo, dietro la copertura.</translation>
    </message>
    <message>
        <source>Your cards are in your hand, and this screen shows the table.</source>
        <translation>Le carte sono nella tua mano, e questo schermo mostra il tavolo.</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>a questo schermo</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>su un telefono</translation>
    </message>
    <message>
        <source>on a phone, since {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>su un telefono, dalle {time}</translation>
    </message>
    <message>
        <source>the phone is asleep</source>
        <translation>il telefono dorme</translation>
    </message>
    <message>
        <source>the phone is awaited</source>
        <translation>si aspetta il telefono</translation>
    </message>
    <message>
        <source>{name}, point your camera here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, punta qui la fotocamera.</translation>
    </message>
    <message>
        <source>{name}’s phone is here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Il telefono di {name} è qui.</translation>
    </message>
</context>
<context>
    <name>JudgedMoves</name>
    <message>
        <source>About as good.</source>
        <translation>Più o meno uguale.</translation>
    </message>
    <message>
        <source>About as good: {way}.</source>
        <extracomment>{way}: another move, as “lay the nines”.</extracomment>
        <translation>Più o meno uguale: {way}.</translation>
    </message>
    <message>
        <source>Better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Meglio: {way}, {gain}.</translation>
    </message>
    <message>
        <source>Judged by what {name} could see, with {cards} in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Giudicato da quello che {name} poteva vedere, con {cards} in mano.</translation>
    </message>
    <message>
        <source>Longer thought finds better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Pensandoci di più, meglio: {way}, {gain}.</translation>
    </message>
    <message>
        <source>That is about {amount} more (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Vale circa {amount} in più (± {error}) che {way}.</translation>
    </message>
    <message>
        <source>That lays {amount} more than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Cala {amount} in più che {way}.</translation>
    </message>
    <message>
        <source>That wins about {amount} more often (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Vince circa {amount} più spesso (± {error}) che {way}.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Non c’era altro da fare.</translation>
    </message>
    <message>
        <source>about {amount} less (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>circa {amount} in meno (± {error})</translation>
    </message>
    <message>
        <source>about {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>circa {amount} in più</translation>
    </message>
    <message>
        <source>about {amount} more (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>circa {amount} in più (± {error})</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>altrettanto buono</translation>
    </message>
    <message>
        <source>lays {amount} less</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>cala {amount} in meno</translation>
    </message>
    <message>
        <source>lays {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>cala {amount} in più</translation>
    </message>
    <message>
        <source>wins about {amount} less often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>vince circa {amount} meno spesso (± {error})</translation>
    </message>
    <message>
        <source>wins about {amount} more often</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>vince circa {amount} più spesso</translation>
    </message>
    <message>
        <source>wins about {amount} more often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>vince circa {amount} più spesso (± {error})</translation>
    </message>
    <message>
        <source>{gain:^}.</source>
        <extracomment>{gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>{gain:^}.</translation>
    </message>
    <message>
        <source>{name}, to {way} lays {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name} poteva calare {amount} in più: {way}.</translation>
    </message>
    <message>
        <source>{name}, to {way} was worth about {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name} poteva guadagnare circa {amount} in più: {way}.</translation>
    </message>
    <message>
        <source>{name}, to {way} wins about {amount} more often.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name} vincerebbe circa {amount} più spesso così: {way}.</translation>
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
        <translation>Dire che carta è un jolly</translation>
    </message>
    <message>
        <source>Answer when the partner asks</source>
        <translation>Rispondere quando il compagno chiede</translation>
    </message>
    <message>
        <source>Ask the partner about going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new meld with the lifted cards</source>
        <translation>Iniziare una combinazione con le carte scelte</translation>
    </message>
    <message>
        <source>Deal; later: say Dalje</source>
        <translation>Dare le carte; poi: passare</translation>
    </message>
    <message>
        <source>Discard the lifted card</source>
        <translation>Scartare la carta scelta</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Pescare una carta</translation>
    </message>
    <message>
        <source>Draw from both stock piles</source>
        <translation>Pescare da entrambi i talloni</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Pescare dal tallone</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussare</translation>
    </message>
    <message>
        <source>Lay the lifted cards where they fit</source>
        <translation>Calare le carte scelte dove stanno bene</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Guardare le carte</translation>
    </message>
    <message>
        <source>Pass the deal on</source>
        <translation>Cedere le carte da dare</translation>
    </message>
    <message>
        <source>Put the whole table back as it was</source>
        <translation>Rimettere tutto il tavolo com’era</translation>
    </message>
    <message>
        <source>Say Raub, seen or unseen</source>
        <translation>Dire Raub, a carte viste o alla cieca</translation>
    </message>
    <message>
        <source>See the tricks of the deal again</source>
        <translation>Rivedere le prese della smazzata</translation>
    </message>
    <message>
        <source>Split the meld before the lifted card</source>
        <translation>Dividere la combinazione prima della carta scelta</translation>
    </message>
    <message>
        <source>Swap the seven of trumps, or keep it</source>
        <translation>Scambiare il sette di briscola o tenerlo</translation>
    </message>
    <message>
        <source>Take back the card laid out last</source>
        <translation>Riprendere l’ultima carta preparata</translation>
    </message>
</context>
<context>
    <name>LadderDetails</name>
    <message>
        <source>No bot sat in these games, so the place among bots is a guess.</source>
        <translation>In queste partite non c’erano bot, quindi il posto tra i bot è una stima.</translation>
    </message>
    <message numerus="yes">
        <source>Rating {rating} after {number} game(s), {amount} by the last one.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {number}: the number of a move, a deal, a seat, or how many there are. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>
            <numerusform>Forza {rating} dopo {number} partita, {amount} con l’ultima.</numerusform>
            <numerusform>Forza {rating} dopo {number} partite, {amount} con l’ultima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating {rating}, measured in games between bots.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”.</extracomment>
        <translation>Forza {rating}, misurata in partite tra bot.</translation>
    </message>
    <message>
        <source>Still uncertain; games against equals tell most.</source>
        <translation>Ancora provvisorio; le partite tra pari dicono di più.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language of the texts</source>
        <translation>Lingua dei testi</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Play a real game</source>
        <translation>Gioca una vera partita</translation>
    </message>
    <message>
        <source>That was the lesson. How about a real game now?</source>
        <translation>La lezione finisce qui. Che ne dici di una vera partita?</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Begin the lesson again?</source>
        <translation>Ricominciare la lezione?</translation>
    </message>
    <message>
        <source>It goes back to its first step.</source>
        <translation>Torna al primo passo.</translation>
    </message>
    <message>
        <source>It goes on at this step the next time.</source>
        <translation>La prossima volta riprende da questo passo.</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>Uscire dalla lezione?</translation>
    </message>
    <message>
        <source>Lesson again</source>
        <translation>Rifai la lezione</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>go on</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Fammi vedere</translation>
    </message>
    <message>
        <source>Step {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Passo {number} di {total}</translation>
    </message>
    <message>
        <source>That could be played, too. Here it goes on as {name} says.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Si potrebbe giocare anche così. Qui si fa come dice {name}.</translation>
    </message>
    <message>
        <source>The family’s rules: {changes}.</source>
        <extracomment>{changes}: what is otherwise in the family’s rules, as “13 cards instead of 7 cards”.</extracomment>
        <translation>Le regole della famiglia: {changes}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La lezione è finita.</translation>
    </message>
    <message>
        <source>{name} teaches · step {number} of {total}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Insegna {name} · passo {number} di {total}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The cards were not shuffled anew; {name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Le carte non sono state rimescolate; {name} dà le carte per primo.</translation>
    </message>
    <message>
        <source>The stock lasts about two more times around.</source>
        <translation>Il tallone basta per circa altri due giri.</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} pescato {cards}</translation>
    </message>
    <message numerus="yes">
        <source>drew {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} pescato una carta</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} pescato {count} carte</numerusform>
        </translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} calato {cards:un}</translation>
    </message>
    <message>
        <source>last time around</source>
        <translation>ultimo giro</translation>
    </message>
    <message>
        <source>out</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>chiude</translation>
    </message>
    <message>
        <source>threw {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} buttato {cards:il}</translation>
    </message>
    <message>
        <source>twice around</source>
        <translation>due giri</translation>
    </message>
    <message>
        <source>two times around left</source>
        <translation>ancora due giri</translation>
    </message>
    <message numerus="yes">
        <source>{names} (needs|need) {points} to end the game.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>A {names} manca {points} per finire la partita.</numerusform>
            <numerusform>A {names} mancano {points} per finire la partita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) the game.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} vince la partita.</numerusform>
            <numerusform>{names} vincono la partita.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Le prime carte le dà {name}.</translation>
    </message>
    <message>
        <source>{name} laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} calato {cards}.</translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:cala|cala|cala|calano} {cards}.</translation>
    </message>
    <message>
        <source>{name} was chosen by lot to deal first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>A dare le prime carte la sorte ha scelto {name}.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} chiuso.</translation>
    </message>
    <message>
        <source>{name} {deeds}.</source>
        <extracomment>{name}: the player, or the players of a side. {deeds}: all that a player did, listed: “drew two cards and laid K♥ K♠”.</extracomment>
        <translation>{name} {deeds}.</translation>
    </message>
    <message>
        <source>{word}: {points} for {names}.</source>
        <extracomment>{word}: what a family calls points of its own, as “Grandma’s rule”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {names}: several players, listed.</extracomment>
        <translation>{word}: {points} per {names}.</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Hands are closed until the deal is over.</source>
        <translation>Le mani restano coperte fino alla fine della smazzata.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partita comincia.</translation>
    </message>
    <message>
        <source>The record cannot be followed further: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>La registrazione non si può seguire oltre: {reason}</translation>
    </message>
    <message>
        <source>move {number} of {all}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>mossa {number} di {all}</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Tocca a {name}.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Seen by</source>
        <translation>Visto da</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Visto dal posto di</translation>
    </message>
    <message>
        <source>Seen from the seat of (V)</source>
        <translation>Visto dal posto di (V)</translation>
    </message>
    <message>
        <source>Show everybody’s cards (C)</source>
        <translation>Mostra le carte di tutti (C)</translation>
    </message>
    <message>
        <source>Stop looking back</source>
        <translation>Smetti di rivedere</translation>
    </message>
</context>
<context>
    <name>LookBackController</name>
    <message>
        <source>Move {number} is not allowed, so the game is shown up to there.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La mossa {number} non è permessa, quindi la partita si mostra fin lì.</translation>
    </message>
    <message>
        <source>Same cards as {deal}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Stesse carte di {deal}.</translation>
    </message>
    <message>
        <source>Same cards as {deal}: {name} plays what {owner} had.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>Stesse carte di {deal}: {name} gioca le carte di {owner}.</translation>
    </message>
    <message>
        <source>The deal is saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>La smazzata è salvata come {file} in {folder}.</translation>
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
        <translation>Registro della partita</translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Nessuno ha ancora giocato.</translation>
    </message>
    <message>
        <source>Once a deal is over, bots play its cards again for a report.</source>
        <translation>Alla fine della smazzata i bot ne rigiocano le carte per un resoconto.</translation>
    </message>
    <message>
        <source>Once the deal is over, its moves are explained.</source>
        <translation>Alla fine della smazzata le mosse vengono spiegate.</translation>
    </message>
    <message>
        <source>Tell the reasons during the deal?</source>
        <translation>Dire i motivi durante la smazzata?</translation>
    </message>
    <message>
        <source>Tell them</source>
        <translation>Dilli</translation>
    </message>
    <message>
        <source>The move could not be thought over.</source>
        <translation>La mossa non si è potuta esaminare.</translation>
    </message>
    <message>
        <source>The moves of this game are not explained.</source>
        <translation>Le mosse di questo gioco non vengono spiegate.</translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation>Il resoconto non si è potuto fare.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of this game.</source>
        <translation>Per le smazzate di questo gioco non ci sono resoconti.</translation>
    </message>
    <message>
        <source>They tell cards that {name} still holds.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Svelano carte che {name} ha ancora in mano.</translation>
    </message>
    <message>
        <source>Wait until the deal is over</source>
        <translation>Aspetta la fine della smazzata</translation>
    </message>
</context>
<context>
    <name>LookBackSide</name>
    <message>
        <source>Beside the table</source>
        <translation>Accanto al tavolo</translation>
    </message>
    <message>
        <source>Check the deal code (Ctrl+F)</source>
        <translation>Verifica il codice della smazzata (Ctrl+F)</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Dai di nuovo</translation>
    </message>
    <message>
        <source>Deal report (Ctrl+D)</source>
        <translation>Resoconto (Ctrl+D)</translation>
    </message>
    <message>
        <source>Once the deal is over, its cards can be dealt again or saved.</source>
        <translation>Alla fine della smazzata, le sue carte si possono dare di nuovo o salvare.</translation>
    </message>
    <message>
        <source>Save deal</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Show rule card (Ctrl+R)</source>
        <translation>Mostra le regole (Ctrl+R)</translation>
    </message>
    <message>
        <source>Show rules</source>
        <translation>Mostra le regole</translation>
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
        <source>{card}, in {meld}, legal now</source>
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
        <source>(One pack|Two packs) of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A group is three or four cards of one rank, all of different suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group may not hold a joker and the very card it stands for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker counts as the card it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name to the end of the round, whatever real cards are laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name, until a real card of that name comes from the hand. One that stands for the jack of clubs is not set free by a jack of clubs that lies elsewhere on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker set free must be laid again in the same turn, under any name. It never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker’s name is the card it stands for, chosen when the joker is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A knocker wins only with fewer points than all others. Otherwise the others with the fewest points win, which is the undercut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is a group or a sequence, face up on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row. An ace is low, before the two, or high, after the king, but not both. No sequence goes round the corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces go round the corner: A 2 3, Q K A and Q K A 2 are sequences. None holds a card twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, or after drawing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, or after the last draw of a turn, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, or after the second draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, or after the third draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After playing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. Everybody loses the own points, and nobody gets any: after 12 left in the hand, 12 less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The fewest points win the round and score the difference to every other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The winner has the fewest points and gets what the others hold more; they lose it. With 12 and 25 against nothing: 37 for the winner, 12 and 25 less for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace is high: Q K A is a sequence, A 2 3 is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace is low: A 2 3 is a sequence, Q K A is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An undercut: somebody knocked, but another player wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table. A joker may be moved but keeps its name, until a real card of that name, from the hand or from the table, takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the turn every card on the table must lie in a meld. Until then everything can be put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, for each round won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the last draw a player may pass only when the stock is empty.</source>
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
        <source>Everybody’s first play in a round is of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is worth {points} or more, of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
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
        <source>In any play a joker of the table may be named anew: out of 4 5 joker it may become the third nine of a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the hand: ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the hand: joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the hand: king, queen, jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the hand: ten to two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the hand: {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knocks in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may knock to end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when the stock is empty may a player pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players equal with the fewest points all win the round, each with the differences to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players equal with the fewest points have all won the round.</source>
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
        <source>The last lap is played once the stock is empty, until everybody has passed, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is the pile of cards left over, face down. There is no discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three packs of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three packs of 52 without jokers: {cards}.</source>
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
        <source>To go out is to lay the last card of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To knock is to end the round with few points left in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To play is to lay at least one card from the hand. Everything on the table may be taken apart and put together anew, but no card goes from the table to a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers may lie in one meld, but in a group not under one name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the table is empty, a player lays a whole meld from the hand; later any one card that fits will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand, a joker counting as the card it names; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn and may knock. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing or knocking. Going out ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing. Going out ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then play goes on without drawing until all have passed, one after the other: with three players, after two plays and then three passes it is over. Going out ends it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn; then the hands are counted at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face value</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone. The first dealer is found by lot; deal and play go to the left.</source>
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
        <source>25 for going out and a round won, 10 for an undercut, 100 at the end.</source>
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
        <source>A few rounds less.</source>
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
        <source>Are there bonuses beside the cards left?</source>
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
        <source>As in the game with tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as it takes until one plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the table set no joker free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court cards 10, aces 1, jokers 25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court cards 11 to 13, aces 1, jokers 30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court cards and tens 10, two to nine 5, aces 15, jokers 25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, then play or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody lays 30 points or more, from the hand alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody loses what is left in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few figures, quickly added.</source>
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
        <source>How many cards is everybody dealt?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards may be drawn in a turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jokers are in the cards?</source>
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
        <source>Jokers are laid wherever they fit.</source>
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
        <source>May a round be ended by knocking?</source>
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
        <source>Nobody ends a turn without a play.</source>
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
        <source>One for each pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more turn for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One, and then one may play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One, instead of playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the cards left in the hands count.</source>
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
        <source>Round the corner, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds are short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds are shorter, and undercuts more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to begin needs good cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are counted at once.</source>
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
        <source>Until then one takes no part in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 100 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 150 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 300 points</source>
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
        <source>Usually with one pack of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually with three packs of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually with two packs of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do the cards left in a hand count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a round score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows when the stock is empty?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must be laid first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When may a joker on the table be named anew?</source>
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
        <source>Where may an ace lie in a sequence?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever drew the second may not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever drew the third may not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has most then has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 10 points or fewer in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 5 points or fewer in the hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationLesson</name>
    <message>
        <source>A game has several rounds, until somebody has {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn begins with a card from the stock: click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All melds are whole again. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both parts are melds of their own. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go onto the table in melds: groups and sequences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click jack and queen of spades, then the lone king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the eight of spades, then the long row: it splits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the king of spades on the table, then “New meld”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight and nine go on with it: click both, then that row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five, six and seven of spades: click them, then “New meld”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let us see what comes now: draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost in a rearrangement? Esc puts everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else fits now. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the cards in the hands count, and the fewest win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an ace is left, and it is one point: press “Knock”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the golden button once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is all for this turn. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have melds there now. You may add to all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten of clubs! Click it, then the meld with the joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three kings are a group. Lay them down in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the joker at once: click two and four, then the joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome! {name} sits beside you and explains the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who lays the last card is out, for {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the third card nothing can be laid in that turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace 1, court cards 10, a joker 25: the winner gets the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody plays alone, and wants few cards in the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lies above on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stays that until the real ten comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds may be taken apart: three kings are enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing on the table is anybody’s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now it is the three between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of one suit in a row: a sequence; dragging works, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card is no meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row has an eight already, but can become two rows</source>
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
        <source>three or four of one rank, or three and more of a suit in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to where it was when the turn began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who knocks without the fewest points loses the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole they must be when a turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {points} or fewer you may knock, which ends the round</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could lay nothing, and drew two cards more.</source>
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
        <translation>Il tallone è vuoto: tutti hanno ancora un turno.</translation>
    </message>
    <message>
        <source>The stock is empty: play goes on until all pass.</source>
        <translation>Il tallone è vuoto: si gioca finché tutti passano.</translation>
    </message>
    <message>
        <source>did not knock</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>non {name:ha|ha|ha|hanno} bussato</translation>
    </message>
    <message>
        <source>freed a joker</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} liberato un jolly</translation>
    </message>
    <message numerus="yes">
        <source>knocked</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>bussa</numerusform>
            <numerusform>bussano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moved {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} spostato una carta</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} spostato {count} carte</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} passato</translation>
    </message>
    <message numerus="yes">
        <source>used {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} usato {cards}</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} usato {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} chiuso con {cards}</translation>
    </message>
    <message numerus="yes">
        <source>wins the round</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>vince la manche</numerusform>
            <numerusform>vincono la manche</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} each.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:ha|ha|ha|hanno} vinto la manche {number} con {points} a testa.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:ha|ha|ha|hanno} vinto la manche {number} con {points} in mano.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:ha|ha|ha|hanno} vinto la manche {number} con {points}.</translation>
    </message>
    <message>
        <source>{name} dealt {cards} each.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} dato {cards} a testa.</translation>
    </message>
    <message>
        <source>{name} did not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} non {name:ha|ha|ha|hanno} bussato.</translation>
    </message>
    <message>
        <source>{name} does not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} non bussa.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} pesca una carta.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} pescato una carta.</translation>
    </message>
    <message>
        <source>{name} drew a second card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} pescato una seconda carta.</translation>
    </message>
    <message>
        <source>{name} drew a third card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} pescato una terza carta.</translation>
    </message>
    <message>
        <source>{name} drew another card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} pescato un’altra carta.</translation>
    </message>
    <message>
        <source>{name} freed the joker and laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} liberato il jolly e calato {cards}.</translation>
    </message>
    <message>
        <source>{name} freed the joker, laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} liberato il jolly, calato {cards} e chiuso.</translation>
    </message>
    <message>
        <source>{name} frees the joker and lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} libera il jolly e cala {cards}.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} bussa.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and moved {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} calato {cards} e spostato {moved}.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} calato {cards} e chiuso.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and goes out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} cala {cards} e chiude.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and moves {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} cala {cards} e sposta {moved}.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} passato.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} passa.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s last (card|cards)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>ultima carta: {name}</numerusform>
            <numerusform>ultime carte: {name}</numerusform>
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
        <source>A turn begins with a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces in sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After so many it is over; 0: it goes to the points below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last one play, or end the turn.</source>
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
        <source>Draw a card, then play. Whoever cannot, or does not want to, draws another: draw until you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Then play, or draw a third. Whoever drew the third may not play in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Whoever drew the second may not play in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw another, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one card, then play or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For cards left in the hand, for knocking and for first plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards each is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jokers are in the game, in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many one may draw before playing.</source>
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
        <source>Not used, since everybody draws until a play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since nobody knocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since only the own cards are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used, since the game ends after so many rounds.</source>
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
        <source>Otherwise with a draw or with playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs of 52 cards, without their jokers. By the number of players: one for two, two for three to five, three for six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs of cards</source>
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
        <source>Play, or draw one card instead, which ends the turn.</source>
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
        <source>Points at the end for all who have reached it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for it at the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for laying the last card of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for winning a round another has knocked in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in the hand to knock with, or 0 for no knocking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that a first play must be worth, or 0 for any.</source>
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
        <source>The game goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the own first play, a player takes no part in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows after the turn of whoever drew its last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What takes its name from it, so that it may be named anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the fewest points in the hand bring, and what the others pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where an ace may lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who makes a first play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever drew the last one may not play in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has drawn the last card of a turn may still play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn begins with a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn begins with a draw, and the only draw ends it: nobody could play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn may begin with playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any play</source>
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
        <source>everybody’s own cards, as minus</source>
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
        <source>one for each pack</source>
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
        <source>round the corner, too: K A 2</source>
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
        <source>until one plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the goal is reached</source>
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
        <source>whoever lays on an empty table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dealt} cards are dealt, but there are {cards}</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dealt} of {cards} cards are dealt, {stock} are left for the stock.</source>
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
        <source>At least one comes from the hand; all that lies there may be rebuilt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn until one plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first melds count {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand, worth {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player is to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round ends at once; {points} or less may be left in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty: a whole meld comes from the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn; after the last nothing is played.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who draws plays nothing in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationPresenter</name>
    <message>
        <source>Cards are lifted first, then N begins a new meld with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest points in the hand win, to {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in the hand win, {target} round(s)</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No first play of {points} is in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first play of the round is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn cannot be ended as the table lies now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo end of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever reaches {target} ends the game.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
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
        <source>{target} is reached.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationPrompts</name>
    <message>
        <source>Every turn begins with a draw.</source>
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
        <source>Hint: end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: play to the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset the turn, then end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: reset the turn, then knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid(|, not more); H says which.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid.</source>
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
        <source>No card of the hand can be laid well now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more can be laid or drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else may well hold fewer points.</source>
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
        <source>The search was cut short: perhaps fewer cards of the table must move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This moves no card of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card from the hand is still missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all melds are legal: end the turn, or go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the last card: the last lap follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the last card: the round ends with this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first play from the hand alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first play from the hand alone: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock with {points}, or end the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the real {card} from the hand, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the real {card}, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay {points} more, or reset the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the joker {card} again: it keeps its name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing more is played: knock, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one meld to mend: {meld}, {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play to the table, or draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play to the table, or draw a second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play to the table, or draw and end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play to the table, or draw another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, or draw and play nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, or draw the last card: the last lap follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, or draw the last card: the round ends with this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, or end the turn.</source>
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
        <source>the stock is empty: play, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards:^} in the hand, worth {points}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} as a new meld</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} from the hand</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} from the hand to {onto}</source>
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
        <source>{count} meld(s) have to be mended.</source>
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
        <source>{parts} = {worth}, {need} are needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {worth}: how much something is worth in points. {need}: how many are needed.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{played:^} played, {cards} in the hand, worth {points}</source>
        <extracomment>{played}: the cards that were played, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points:^} left, up to {limit} may knock.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {limit}: the most that is allowed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{press} puts {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
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
        <source>As the table lies, no card can be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>As the table lies, only {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Free a joker, and lay the whole hand without drawing again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay every card of the hand, without drawing again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the whole hand</source>
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
        <source>While no joker gets another name, some card stays in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the real {card} there, its joker may get another name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
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
        <source>{card} sets the joker free.</source>
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
    <message>
        <source>A first play is made from the hand alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After (drawing|{cards} drawn) nothing is played: end the turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the last lap nobody draws: play, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the last lap nobody knocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card from the hand, or draw one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay at least one card from the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more is drawn in this turn: play, or end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knocks under these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing lies before that card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play first, or draw the last card, then knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play first, then knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the lifted cards on a meld, or begin a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of this turn are played: end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand counts {have}, with {limit} or less one may knock.</source>
        <extracomment>{have}: how many there are so far. {limit}: the most that is allowed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joker stands for {card} to the end of the round.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last draw ends playing: reset the turn first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lifted cards are a meld of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty: play, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place for these cards.</source>
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
        <source>{card:^} has to come from the hand to set the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} is missing on the table.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} is missing where the joker stood for it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} is neither in the hand nor laid.</source>
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
        <source>{points} (is|are) missing for the first meld.</source>
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
        <source>Points left in the hand</source>
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
        <source>{count:^} round(s) to come.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins round {number} with {points} left in the hand.</source>
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
        <source>{points} left in the hands.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ManipulationScorekeeperText</name>
    <message>
        <source>Tens to kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {name} has left is missing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who knocked is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who went out is missing.</source>
        <translation type="unfinished"></translation>
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
        <source>{cards}: {entered} are entered, the packs hold {most}.</source>
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
        <source>{name} knocks with {most} points at most, not {points}.</source>
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
    <message numerus="yes">
        <source>{points} are entered, all cards are worth {most}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>Everybody loses the own cards</source>
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
        <source>Ten to two, what they show</source>
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
        <source>Whoever has: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing until one plays</source>
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
        <source>{ranks:^}, what they show</source>
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
        <source>you could still lay cards in this turn.</source>
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
        <source>How a turn begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To knock</source>
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
        <translation>un jolly come {card}; il: il jolly come {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{joker:*} come {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} without a name</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour.</extracomment>
        <translation>{joker:*} senza nome; gender: m</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{ranks:*} di {suit}; gender: {ranks:gender}</translation>
    </message>
    <message>
        <source>{ranks}, {suits}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suits}: several suits, listed.</extracomment>
        <translation>{ranks:*}, {suits}; gender: {ranks:gender}</translation>
    </message>
</context>
<context>
    <name>MeldFaults</name>
    <message>
        <source>a first play comes from the hand alone</source>
        <translation>la prima giocata viene solo dalla tua mano</translation>
    </message>
    <message>
        <source>a real {card} is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>manca la vera carta, {card}</translation>
    </message>
    <message>
        <source>ace high only</source>
        <translation>solo asso alto</translation>
    </message>
    <message>
        <source>ace low only</source>
        <translation>solo asso basso</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>miste</translation>
    </message>
    <message>
        <source>name missing</source>
        <translation>manca il nome</translation>
    </message>
    <message>
        <source>neither one rank nor one suit</source>
        <translation>né un solo valore né un solo seme</translation>
    </message>
    <message>
        <source>nothing is called {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>nessuna carta si chiama {name}</translation>
    </message>
    <message>
        <source>one {card} too many</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} di troppo</translation>
    </message>
    <message>
        <source>round the corner</source>
        <translation>scala oltre l’asso</translation>
    </message>
    <message>
        <source>the ace is high, after the king</source>
        <translation>l’asso è alto, dopo il re</translation>
    </message>
    <message>
        <source>the ace is low or high, not both</source>
        <translation>l’asso è basso o alto, non tutti e due</translation>
    </message>
    <message>
        <source>the ace is low, before the two</source>
        <translation>l’asso è basso, prima del due</translation>
    </message>
    <message>
        <source>the joker needs a name</source>
        <translation>al jolly serve un nome</translation>
    </message>
    <message>
        <source>the joker stays {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>il jolly resta {card}</translation>
    </message>
    <message>
        <source>the order is missing</source>
        <translation>le carte non sono in ordine</translation>
    </message>
    <message numerus="yes">
        <source>{cards} (is|are) missing</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>manca ancora {cards}</numerusform>
            <numerusform>mancano ancora {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} from the hand is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>manca {card} dalla mano</translation>
    </message>
    <message>
        <source>{card} missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>manca {card}</translation>
    </message>
    <message>
        <source>{card} stays</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} resta</translation>
    </message>
    <message>
        <source>{card} twice</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} due volte</translation>
    </message>
    <message>
        <source>{first} and {second} are missing</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>mancano {first} e {second}</translation>
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
            <numerusform>ne manca {number}</numerusform>
            <numerusform>ne mancano {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} is missing</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>manca {rank:il}</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Jok.</source>
        <translation>Jol.</translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Non ancora viste: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Ancora nessuno scarto.</translation>
    </message>
    <message>
        <source>Whoever plays sees here what the table remembers.</source>
        <translation>Al tuo turno vedi qui quello che il tavolo ricorda.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>dal pozzo: {cards}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A bot did not answer ({reason}), so a simple move was made for it.</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Un bot non ha risposto ({reason}), quindi per lui è stata fatta una mossa semplice.</translation>
    </message>
    <message>
        <source>A bot did not answer, so a simple move was made for it.</source>
        <translation>Un bot non ha risposto, quindi per lui è stata fatta una mossa semplice.</translation>
    </message>
    <message>
        <source>A file of the program is damaged, so some bots play more simply than they could.</source>
        <translation>Un file del programma è danneggiato: alcuni bot giocano peggio di quanto potrebbero.</translation>
    </message>
    <message>
        <source>A hint is given as soon as a person is to move.</source>
        <translation>I consigli arrivano quando tocca a una persona.</translation>
    </message>
    <message>
        <source>Any key deals the rest at once.</source>
        <translation>Un tasto qualsiasi dà subito le carte restanti.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes the move back.</source>
        <translation>Premi Ctrl+Z per riprendere la mossa.</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Dai adesso</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finisci</translation>
    </message>
    <message>
        <source>Finish this turn</source>
        <translation>Finisci questo turno</translation>
    </message>
    <message>
        <source>First melds are shown as soon as a person is to move.</source>
        <translation>Le prime calate si mostrano quando tocca a una persona.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message numerus="yes">
        <source>Hidden on {name}’s phone: {count} card(s).</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Nascosta sul telefono di {name}: una carta.</numerusform>
            <numerusform>Nascoste sul telefono di {name}: {count} carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Melds can be moved here. What is lifted on the phone lies open here.</source>
        <translation>Qui puoi spostare le combinazioni. Le carte scelte sul telefono stanno qui scoperte.</translation>
    </message>
    <message>
        <source>Nothing was taken back that could be done again.</source>
        <translation>Non c’è niente da rifare.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un passo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play the last card</source>
        <translation>Gioca l’ultima carta</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Vedi i punti</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Mostra il turno</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Più lento</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>The bots did not answer and were started again; nothing is lost.</source>
        <translation>I bot non rispondevano e sono stati riavviati; non si è perso niente.</translation>
    </message>
    <message>
        <source>The bots do not answer; they are started again in a few seconds.</source>
        <translation>I bot non rispondono; tra pochi secondi vengono riavviati.</translation>
    </message>
    <message>
        <source>The cards are mixed and will be dealt in a moment.</source>
        <translation>Le carte sono mescolate e tra un attimo si danno.</translation>
    </message>
    <message>
        <source>The deal is over, so nothing can be taken back.</source>
        <translation>La smazzata è finita, quindi non si può riprendere niente.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>The last move showed new cards, so it stands.</source>
        <translation>L’ultima mossa ha mostrato carte nuove, quindi resta.</translation>
    </message>
    <message>
        <source>There is nothing yet that can be taken back.</source>
        <translation>Non c’è ancora niente da riprendere.</translation>
    </message>
    <message>
        <source>This game is only looked at.</source>
        <translation>Questa partita la stai solo guardando.</translation>
    </message>
    <message>
        <source>What may be done is shown as soon as a person is to move.</source>
        <translation>Le mosse possibili si mostrano quando tocca a una persona.</translation>
    </message>
    <message>
        <source>{name} answers.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} risponde.</translation>
    </message>
    <message>
        <source>{name} has moved since; only the last move can be taken back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} già giocato; si può riprendere solo l’ultima mossa.</translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Poi gioca {name}.</translation>
    </message>
    <message>
        <source>{name} plays on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} continua.</translation>
    </message>
    <message>
        <source>{name}, nothing is asked of this hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, adesso non c’è niente da fare.</translation>
    </message>
    <message>
        <source>{name}, play the last card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, gioca l’ultima carta.</translation>
    </message>
    <message>
        <source>{name}, this ends the turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, questo chiude il tuo turno.</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>on {date}</source>
        <extracomment>{date}: a day, as “12 May 2026”.</extracomment>
        <translation>il {date}</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>oggi alle {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>ieri alle {time}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Agreements</source>
        <translation>Accordi</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Elimina le regole</translation>
    </message>
    <message>
        <source>Strong bots have learnt no rules like these: they play as in {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>I bot forti non hanno imparato regole come queste: giocano come in {rules}.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{field}: a number from {least} to {most} is missing.</source>
        <extracomment>{field}: the label of a field. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: inserisci un numero da {least} a {most}.</translation>
    </message>
    <message>
        <source>{field}: {number} is less than {least}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} è meno di {least}.</translation>
    </message>
    <message>
        <source>{field}: {number} is more than {most}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} è più di {most}.</translation>
    </message>
    <message>
        <source>{field}: “{text}” is not a number.</source>
        <extracomment>{field}: the label of a field. {text}: what is said first.</extracomment>
        <translation>{field}: “{text}” non è un numero.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Add a deal</source>
        <translation>Aggiungi una smazzata</translation>
    </message>
    <message>
        <source>Add cards</source>
        <translation>Aggiungi carte</translation>
    </message>
    <message>
        <source>How many people and bots sit at the table.</source>
        <translation>Quante persone e bot siedono al tavolo.</translation>
    </message>
    <message>
        <source>To go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Per chiudere: {needed}.</translation>
    </message>
    <message>
        <source>below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sotto {score}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <translation>
            <numerusform>carta</numerusform>
            <numerusform>carte</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>smazzata {number}: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>deal(s)</source>
        <translation>
            <numerusform>smazzata</numerusform>
            <numerusform>smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>smazzate {number}–{last}: {piles}</translation>
    </message>
    <message>
        <source>else {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>altrimenti {points}</translation>
    </message>
    <message>
        <source>from deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>dalla smazzata {number}: {piles}</translation>
    </message>
    <message>
        <source>hand {hand}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>mano {hand}, piede {foot}</translation>
    </message>
    <message>
        <source>hand {hand}, knee {knee}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>mano {hand}, ginocchio {knee}, piede {foot}</translation>
    </message>
    <message numerus="yes">
        <source>joker(s)</source>
        <translation>
            <numerusform>jolly</numerusform>
            <numerusform>jolly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pack(s)</source>
        <translation>
            <numerusform>mazzo</numerusform>
            <numerusform>mazzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>player(s)</source>
        <translation>
            <numerusform>giocatore</numerusform>
            <numerusform>giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>manche</numerusform>
            <numerusform>manche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock pile(s)</source>
        <translation>
            <numerusform>tallone</numerusform>
            <numerusform>talloni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wild(s)</source>
        <translation>
            <numerusform>matta</numerusform>
            <numerusform>matte</numerusform>
        </translation>
    </message>
    <message>
        <source>{fields} do not go together: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation>{fields} non vanno insieme: {reason}.</translation>
    </message>
    <message>
        <source>{fields}: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation>{fields}: {reason}.</translation>
    </message>
    <message>
        <source>{label}: {new} instead of {old}</source>
        <extracomment>{label}: the label of a rule or a field. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{label}: {new} invece di {old}</translation>
    </message>
    <message>
        <source>{length} or {score}</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”. {score}: a score in points.</extracomment>
        <translation>{length} o {score}</translation>
    </message>
    <message numerus="yes">
        <source>{named}, and {count} more change(s)</source>
        <extracomment>{named}: changes of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{named} e {count} altra modifica</numerusform>
            <numerusform>{named} e {count} altre modifiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} invece di {old}</translation>
    </message>
    <message>
        <source>“{label}”</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>“{label}”</translation>
    </message>
    <message>
        <source>“{label}” ({value})</source>
        <extracomment>{label}: the label of a rule or a field. {value}: what is chosen for a rule.</extracomment>
        <translation>“{label}” ({value})</translation>
    </message>
</context>
<context>
    <name>OptionsWords</name>
    <message>
        <source>nothing</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>niente</translation>
    </message>
    <message numerus="yes">
        <source>{count} clean</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles:pulita|pulito|pulito}; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles:pulite|puliti|puliti|puliti|pulite}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles:pulita|pulito|pulito} di {ranks}; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles:pulite|puliti|puliti|puliti|pulite} di {ranks}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles:sporca|sporco|sporco}; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles:sporche|sporchi|sporchi|sporchi|sporche}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} in all</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|uno|uno} in tutto; gender: {piles:gender}</numerusform>
            <numerusform>{count} in tutto; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of any kind</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|uno|uno} a scelta; gender: {piles:gender}</numerusform>
            <numerusform>{count} a scelta; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|uno|uno} di {ranks}; gender: {piles:gender}</numerusform>
            <numerusform>{count} di {ranks}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|uno|uno} di matte; gender: {piles:gender}</numerusform>
            <numerusform>{count} di matte; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, or {last}</source>
        <comment>piles</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*}, o {last:*}</translation>
    </message>
</context>
<context>
    <name>OtherPointsDialog</name>
    <message>
        <source>They are added as they are written, and nothing doubles them.</source>
        <translation>Si sommano come scritti, e niente li raddoppia.</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Calm</source>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immediato</translation>
    </message>
    <message>
        <source>Narrated</source>
        <translation>Raccontato</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapido</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Ritmo dei bot</translation>
    </message>
</context>
<context>
    <name>PacketOptions</name>
    <message>
        <source>A stock with fewer cards than a draw is drawn whole, and play goes on.</source>
        <translation>Se il tallone non basta per una pescata, si pesca tutto, e il gioco continua.</translation>
    </message>
    <message>
        <source>Add a packet</source>
        <translation>Aggiungi un pacchetto</translation>
    </message>
    <message>
        <source>After somebody is out, everybody else has one more turn.</source>
        <translation>Quando qualcuno ha chiuso, tutti gli altri hanno ancora un turno.</translation>
    </message>
    <message>
        <source>At least one meld that it makes or extends has no wild: three nines with two queens and a two will do.</source>
        <translation>Almeno una combinazione che si cala o si completa dev’essere senza matte: vanno bene tre nove con due donne e un due.</translation>
    </message>
    <message>
        <source>Before play: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Prima del gioco: {by_deal}.</translation>
    </message>
    <message>
        <source>Cards of a draw</source>
        <translation>Carte pescate</translation>
    </message>
    <message>
        <source>Cards of each packet everybody is dealt: the hand first, the foot last.</source>
        <translation>Carte di ogni pacchetto che ognuno riceve: prima la mano, per ultimo il piede.</translation>
    </message>
    <message>
        <source>Drawn from the stock: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Si pesca dal tallone: {by_deal}.</translation>
    </message>
    <message>
        <source>Each foot goes to the left-hand neighbour.</source>
        <translation>Ogni piede va al giocatore a sinistra.</translation>
    </message>
    <message>
        <source>Each foot goes to the player opposite.</source>
        <translation>Ogni piede va al giocatore di fronte.</translation>
    </message>
    <message>
        <source>Each foot goes to the right-hand neighbour.</source>
        <translation>Ogni piede va al giocatore a destra.</translation>
    </message>
    <message>
        <source>Every player needs the first meld, not only the side; cards laid onto partners’ melds count.</source>
        <translation>La prima calata serve a ogni giocatore, non solo alla squadra; contano le carte calate sulle combinazioni dei compagni.</translation>
    </message>
    <message>
        <source>First meld by every player</source>
        <translation>Prima calata di ogni giocatore</translation>
    </message>
    <message>
        <source>How many cards a turn draws from the stock, deal by deal; the last repeats.</source>
        <translation>Quante carte si pescano dal tallone, smazzata per smazzata; l’ultima riga si ripete.</translation>
    </message>
    <message>
        <source>In the first meld</source>
        <translation>Nella prima calata</translation>
    </message>
    <message>
        <source>It holds no wilds.</source>
        <translation>Una prima calata non può avere matte.</translation>
    </message>
    <message>
        <source>Knee and foot go to the left-hand neighbour.</source>
        <translation>Ginocchio e piede vanno al giocatore a sinistra.</translation>
    </message>
    <message>
        <source>Knee and foot go to the player opposite.</source>
        <translation>Ginocchio e piede vanno al giocatore di fronte.</translation>
    </message>
    <message>
        <source>Knee and foot go to the right-hand neighbour.</source>
        <translation>Ginocchio e piede vanno al giocatore a destra.</translation>
    </message>
    <message>
        <source>Melding the hand out ends the turn</source>
        <translation>Calare l’ultima carta chiude il turno</translation>
    </message>
    <message>
        <source>Not used, since a {pile} opens the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Senza effetto: il piede si apre con {pile:un}.</translation>
    </message>
    <message>
        <source>One more turn for the others</source>
        <translation>Ancora un turno per gli altri</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Pacchetti</translation>
    </message>
    <message>
        <source>Passing packets</source>
        <translation>Passaggio dei pacchetti</translation>
    </message>
    <message>
        <source>The foot is picked up</source>
        <translation>Il piede si raccoglie</translation>
    </message>
    <message>
        <source>The last cards are drawn</source>
        <translation>Si pescano le ultime carte</translation>
    </message>
    <message>
        <source>The last cards are drawn though they are fewer; only drawing from an empty stock ends the deal.</source>
        <translation>Si pescano le ultime carte anche se sono troppo poche; solo pescare da un tallone vuoto chiude la smazzata.</translation>
    </message>
    <message>
        <source>Then one more turn for the others</source>
        <translation>Poi ancora un turno per gli altri</translation>
    </message>
    <message>
        <source>What a first meld needs besides its points.</source>
        <translation>Che cosa vuole una prima calata oltre ai punti.</translation>
    </message>
    <message>
        <source>What makes a player pick up the foot.</source>
        <translation>Che cosa fa raccogliere il piede.</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else has one more turn.</source>
        <translation>Quando qualcuno chiude, tutti gli altri hanno ancora un turno.</translation>
    </message>
    <message>
        <source>Where all packets but the hand go before play, deal by deal; the last repeats.</source>
        <translation>Dove vanno tutti i pacchetti tranne la mano prima del gioco, smazzata per smazzata; l’ultima riga si ripete.</translation>
    </message>
    <message>
        <source>Whether one partner&apos;s first meld serves the whole side.</source>
        <translation>Se la prima calata di un compagno conta per tutta la squadra.</translation>
    </message>
    <message>
        <source>Who melds the last card picks up the foot, and the turn is over.</source>
        <translation>Chi cala l’ultima carta raccoglie il piede, e il turno finisce.</translation>
    </message>
    <message>
        <source>Who needs a first meld</source>
        <translation>A chi serve una prima calata</translation>
    </message>
    <message>
        <source>a draw larger than the stock ends the deal</source>
        <translation>un tallone che non basta per una pescata chiude la smazzata</translation>
    </message>
    <message>
        <source>a meld without wilds</source>
        <translation>una combinazione senza matte</translation>
    </message>
    <message>
        <source>after melding the hand out the turn goes on</source>
        <translation>dopo aver calato l’ultima carta, il turno continua</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>ogni giocatore</translation>
    </message>
    <message>
        <source>everybody else has one more turn after somebody is out</source>
        <translation>tutti gli altri hanno ancora un turno quando qualcuno ha chiuso</translation>
    </message>
    <message>
        <source>knee and foot go across the table</source>
        <translation>ginocchio e piede vanno di fronte</translation>
    </message>
    <message>
        <source>knee and foot go to the left</source>
        <translation>ginocchio e piede vanno a sinistra</translation>
    </message>
    <message>
        <source>knee and foot go to the right</source>
        <translation>ginocchio e piede vanno a destra</translation>
    </message>
    <message>
        <source>melding the hand out ends the turn</source>
        <translation>calare l’ultima carta chiude il turno</translation>
    </message>
    <message>
        <source>no wilds at all</source>
        <translation>niente matte</translation>
    </message>
    <message>
        <source>nothing else</source>
        <comment>first meld</comment>
        <translation>nient’altro</translation>
    </message>
    <message>
        <source>nothing is passed</source>
        <translation>non si passa niente</translation>
    </message>
    <message>
        <source>on completing a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>quando si completa {pile:un}</translation>
    </message>
    <message>
        <source>the deal ends as soon as somebody is out</source>
        <translation>la smazzata finisce appena qualcuno chiude</translation>
    </message>
    <message>
        <source>the foot goes across the table</source>
        <translation>il piede va di fronte</translation>
    </message>
    <message>
        <source>the foot goes to the left</source>
        <translation>il piede va a sinistra</translation>
    </message>
    <message>
        <source>the foot goes to the right</source>
        <translation>il piede va a destra</translation>
    </message>
    <message>
        <source>the last cards are drawn, too</source>
        <translation>si pescano anche le ultime carte</translation>
    </message>
    <message>
        <source>the side</source>
        <translation>la squadra</translation>
    </message>
    <message>
        <source>when the hand is empty and the side has a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>quando la mano è vuota e la squadra ha {pile:un}</translation>
    </message>
    <message>
        <source>{new} drawn instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} da pescare invece di {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>packets</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} invece di {old}</translation>
    </message>
</context>
<context>
    <name>PastDeals</name>
    <message>
        <source>{dealer} dealt. {ended}</source>
        <extracomment>{dealer}: the player who deals. {ended}: a sentence of how the deal ended.</extracomment>
        <translation>{dealer} {dealer:ha|ha|ha|hanno} dato le carte. {ended}</translation>
    </message>
    <message>
        <source>{points}, total {total}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{points}, totale {total}</translation>
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
        <translation>Famiglia, sui fogli</translation>
    </message>
    <message>
        <source>Forget these names</source>
        <translation>Dimentica questi nomi</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Nome al posto {number}</translation>
    </message>
    <message>
        <source>Names as last used; a pace counts while a bot sits there.</source>
        <translation>Nomi come l’ultima volta; il ritmo vale quando al posto siede un bot.</translation>
    </message>
    <message>
        <source>Pace at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ritmo al posto {number}</translation>
    </message>
    <message>
        <source>Pace of all</source>
        <translation>Uguale per tutti</translation>
    </message>
    <message>
        <source>People who have played</source>
        <translation>Persone che hanno giocato</translation>
    </message>
    <message>
        <source>Place, on sheets</source>
        <translation>Luogo, sui fogli</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>Another phone shows your cards now.</source>
        <translation>Le tue carte sono ora su un altro telefono.</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Torna alle carte</translation>
    </message>
    <message>
        <source>Cards by rank</source>
        <translation>Carte per valore</translation>
    </message>
    <message>
        <source>Every seat has a code of its own: point the camera of this phone at yours on the big screen. The key F7 shows the codes there.</source>
        <translation>Ogni posto ha il suo codice: punta la fotocamera di questo telefono sul tuo, sullo schermo grande. Lì F7 mostra i codici.</translation>
    </message>
    <message>
        <source>For the left hand</source>
        <translation>Per mancini</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Nascondi le carte</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Load the page again</source>
        <translation>Ricarica la pagina</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>Altre scelte</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>No camera? Type the number below your code:</source>
        <translation>Niente fotocamera? Scrivi il numero sotto il tuo codice:</translation>
    </message>
    <message>
        <source>No code on the big screen has this number.</source>
        <translation>Quel numero non è sullo schermo grande.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Una in meno</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Una in più</translation>
    </message>
    <message>
        <source>Point the camera of this phone at your code on the big screen.</source>
        <translation>Punta la fotocamera di questo telefono sul tuo codice, sullo schermo grande.</translation>
    </message>
    <message>
        <source>Same Wi-Fi as the computer?</source>
        <translation>Lo stesso Wi-Fi del computer?</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mostra le mie carte</translation>
    </message>
    <message>
        <source>Since {time} this phone shows no cards. Nothing was lost.</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>Dalle {time} questo telefono non mostra carte. Non si è perso niente.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Somebody else plays here now.</source>
        <translation>Qui ora gioca qualcun altro.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>Stays in this home network.</source>
        <translation>Resta nella tua rete di casa.</translation>
    </message>
    <message>
        <source>Take this seat</source>
        <translation>Prendi questo posto</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Tocca dove va.</translation>
    </message>
    <message>
        <source>Text and cards</source>
        <translation>Testo e carte</translation>
    </message>
    <message>
        <source>That is not {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Non sono {name}</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>The phone turns them down after two minutes without a touch, or when you hide them.</source>
        <translation>Il telefono le copre dopo due minuti senza un tocco, o quando le nascondi.</translation>
    </message>
    <message>
        <source>The program at the table has changed</source>
        <translation>Il programma al tavolo è cambiato</translation>
    </message>
    <message>
        <source>The program at the table has changed. Load this page again.</source>
        <translation>Il programma al tavolo è cambiato. Ricarica questa pagina.</translation>
    </message>
    <message>
        <source>The screen was asked: somebody there says yes or no.</source>
        <translation>Lo schermo grande sta chiedendo: lì qualcuno dice sì o no.</translation>
    </message>
    <message>
        <source>The table is not in reach</source>
        <translation>Il tavolo non risponde</translation>
    </message>
    <message>
        <source>This code is no longer good</source>
        <translation>Questo codice non vale più</translation>
    </message>
    <message>
        <source>This code is no longer good. Scan the one on the big screen.</source>
        <translation>Questo codice non vale più. Leggi quello sullo schermo grande.</translation>
    </message>
    <message>
        <source>This phone has seen no cards</source>
        <translation>Qui non si sono viste carte</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>Alla tua mano</translation>
    </message>
    <message>
        <source>Too many numbers were wrong. Scan the code, or try again in a while.</source>
        <translation>Troppi numeri sbagliati. Leggi il codice, o riprova più tardi.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Prova ora</translation>
    </message>
    <message>
        <source>Trying again by itself. Your seat and your lifted cards are kept.</source>
        <translation>Si riprova da solo. Il tuo posto e le carte scelte restano.</translation>
    </message>
    <message>
        <source>Use this phone</source>
        <translation>Usa questo telefono</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Waiting for the table …</source>
        <translation>Si aspetta il tavolo…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Che cosa puoi fare</translation>
    </message>
    <message>
        <source>What you lift lies open on the big screen.</source>
        <translation>Le carte che scegli stanno scoperte sullo schermo grande.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>Qual è il tuo posto?</translation>
    </message>
    <message>
        <source>You are {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Sei {name}.</translation>
    </message>
    <message>
        <source>You play next.</source>
        <translation>Poi giochi tu.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Your cards are at the screen now.</source>
        <translation>Le tue carte ora sono allo schermo.</translation>
    </message>
    <message>
        <source>Your cards come to this phone. Nobody else sees them, not even the big screen.</source>
        <translation>Le tue carte arrivano su questo telefono. Nessun altro le vede, nemmeno lo schermo grande.</translation>
    </message>
    <message>
        <source>Your cards lie face down</source>
        <translation>Le tue carte sono coperte</translation>
    </message>
    <message>
        <source>Your cards stay at the screen.</source>
        <translation>Le tue carte restano allo schermo.</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>non collegato</translation>
    </message>
    <message>
        <source>{name}, no meld takes what is lifted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, nessuna combinazione prende le carte scelte.</translation>
    </message>
</context>
<context>
    <name>PhoneNews</name>
    <message>
        <source>Give them to the phone</source>
        <translation>Dalle al telefono</translation>
    </message>
    <message>
        <source>Keep them here</source>
        <translation>Tienile qui</translation>
    </message>
    <message>
        <source>They go from this screen to the phone, and come back with F7.</source>
        <translation>Passano da questo schermo al telefono e tornano con F7.</translation>
    </message>
    <message>
        <source>To this screen</source>
        <translation>Su questo schermo</translation>
    </message>
    <message>
        <source>{name}’s phone asks for the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Il telefono di {name} chiede le carte.</translation>
    </message>
    <message>
        <source>{name}’s phone is asleep.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Il telefono di {name} dorme.</translation>
    </message>
    <message>
        <source>{name}’s phone is not here yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Il telefono di {name} non è ancora qui.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>A moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>A second</source>
        <translation>Un secondo</translation>
    </message>
    <message>
        <source>Agreed on in new games</source>
        <translation>Accordi nelle nuove partite</translation>
    </message>
    <message>
        <source>Anything, for practice</source>
        <translation>Tutto, per esercizio</translation>
    </message>
    <message>
        <source>As long as no card was seen</source>
        <translation>Finché non si vede una carta nuova</translation>
    </message>
    <message>
        <source>Ask before a costly slip or what partners agreed not to do</source>
        <translation>Avvisa prima di un errore che costa, o di rompere un accordo</translation>
    </message>
    <message>
        <source>Ask before a discard or act that ends the turn</source>
        <translation>Chiedi prima di tutto quello che chiude il turno</translation>
    </message>
    <message>
        <source>Ask before a game is left, although it is kept</source>
        <translation>Chiedi prima di uscire da una partita, anche se è salvata</translation>
    </message>
    <message>
        <source>Both are fixed when a game begins and stand on its score sheet. Anything may be taken back by a person who plays alone.</source>
        <translation>Si fissano all’inizio di una partita e stanno sul suo foglio segnapunti. Se giochi senza altre persone, puoi riprendere tutto.</translation>
    </message>
    <message>
        <source>Explain what happens for the first time</source>
        <translation>Spiega le cose la prima volta che succedono</translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation>Cinque secondi</translation>
    </message>
    <message>
        <source>How long experts think</source>
        <translation>Quanto pensano gli esperti</translation>
    </message>
    <message>
        <source>Last discards</source>
        <translation>Ultimi scarti</translation>
    </message>
    <message>
        <source>Narrated waits for a key after each turn. A first game is slow until a pace is chosen. A bot&apos;s seat may have a pace of its own, under People.</source>
        <translation>Raccontato aspetta un tasto dopo ogni turno. La tua prima partita è lenta finché non scegli un ritmo. In Persone, il posto di un bot può avere un ritmo suo.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Ritmo dei bot</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>Say what speaks for a bot’s move, as far as all can see it</source>
        <translation>Spiega le mosse dei bot, da quello che tutti possono vedere</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Riprendere</translation>
    </message>
    <message>
        <source>Tell me when I miss something big</source>
        <translation>Dimmi quando mi sfugge qualcosa di grosso</translation>
    </message>
    <message>
        <source>To learn by</source>
        <translation>Per imparare</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Carte non viste</translation>
    </message>
    <message>
        <source>With more time, expert bots try moves in more imagined deals.</source>
        <translation>Con più tempo, i bot esperti provano le mosse in più smazzate immaginate.</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>No button is golden now: press the letter on the one you want.</source>
        <translation>Adesso nessun pulsante è dorato: premi la lettera di quello che vuoi.</translation>
    </message>
    <message>
        <source>The memory aid is off; the preferences turn it on.</source>
        <translation>Il promemoria è spento; si accende nelle preferenze.</translation>
    </message>
    <message>
        <source>There is no hint ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Non c’è un consiglio ({reason}).</translation>
    </message>
    <message>
        <source>What may {name} do now?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Che cosa può fare ora {name}?</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>vince la partita</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Name, player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Nome, giocatore {number}</translation>
    </message>
    <message>
        <source>Only bots play; the game is watched.</source>
        <translation>Giocano solo i bot; tu guardi.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>What was played stays as it is; a bot plays on with the same cards.</source>
        <translation>Quello che è stato giocato resta com’è; un bot continua con le stesse carte.</translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message>
        <source>Expected points over the deal</source>
        <translation>Punti attesi nella smazzata</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primo turno</translation>
    </message>
</context>
<context>
    <name>PortraitDialog</name>
    <message>
        <source>A photo may also be dropped here.</source>
        <translation>Puoi anche trascinare qui una foto.</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Palla</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Barca</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Cane</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pesce</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fiore</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Iniziale</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Gufo</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Photo from a file</source>
        <translation>Foto da un file</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>picture</comment>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sole</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Teiera</translation>
    </message>
    <message>
        <source>The photo is being read.</source>
        <translation>Si legge la foto.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Albero</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Choose a picture</source>
        <translation>Scegli un’immagine</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Whose picture is it?</source>
        <translation>Di chi è l’immagine?</translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>{name}: the photo cannot be read, so the initial is shown.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: la foto non si può leggere, quindi si mostra l’iniziale.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina i valori iniziali</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Annulla le modifiche</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>3 eights</source>
        <translation>3 otto</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>No printer is set up here. Save the page as a PDF and print that.</source>
        <translation>Qui non è installata una stampante. Salva la pagina in PDF e stampa quello.</translation>
    </message>
    <message>
        <source>The page is sent to the printer.</source>
        <translation>La pagina è stata mandata alla stampante.</translation>
    </message>
    <message>
        <source>The printer does not take the page. Save it as a PDF instead.</source>
        <translation>La stampante non ha preso la pagina. Salvala in PDF.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A side has {most} lines of other points in a deal at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>In una smazzata una squadra può avere al massimo {most} righe di altri punti.</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}, but the game has {deals}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>
            <numerusform>Smazzata {deal}, ma la partita ne ha {deals}.</numerusform>
            <numerusform>Smazzata {deal}, ma la partita ne ha {deals}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every side needs a total.</source>
        <translation>Ogni squadra ha bisogno di un totale.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Tocca a {name}.</translation>
    </message>
    <message>
        <source>Lift a card first.</source>
        <translation>Prima scegli una carta.</translation>
    </message>
    <message>
        <source>Other points belong to a deal: deal first.</source>
        <translation>Gli altri punti appartengono a una smazzata: prima dai le carte.</translation>
    </message>
    <message>
        <source>Other points go from −{most} to {most}, and are not 0.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Gli altri punti vanno da −{most} a {most}, e non sono 0.</translation>
    </message>
    <message>
        <source>Other points need a word, of {most} characters at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Agli altri punti serve una parola, di {most} caratteri al massimo.</translation>
    </message>
    <message>
        <source>Rounds won count for nothing in this game.</source>
        <translation>In questa partita le manche vinte non contano.</translation>
    </message>
    <message>
        <source>The answer is yes or no, nothing more.</source>
        <translation>Rispondi sì o no, nient’altro.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Prima muove il tavolo.</translation>
    </message>
    <message>
        <source>The table&apos;s move should be {due}.</source>
        <extracomment>{due}: the move that the file should hold.</extracomment>
        <translation>La mossa del tavolo dovrebbe essere {due}.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>prima pesca</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>una sola carta</translation>
    </message>
    <message>
        <source>{card:^} is not in the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^il} non è in mano.</translation>
    </message>
    <message>
        <source>{names}: {total}, but the game goes to {target}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {target}: the points that end the game.</extracomment>
        <translation>{names}: {total}, ma la partita arriva a {target}.</translation>
    </message>
    <message>
        <source>{names}: {total}, but totals go from {lowest} to {limit}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {lowest}: the least that is allowed. {limit}: the most that is allowed.</extracomment>
        <translation>{names}: {total}, ma i totali vanno da {lowest} a {limit}.</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Tocca a {name}</translation>
    </message>
</context>
<context>
    <name>PuzzleGuide</name>
    <message>
        <source>All cards go back to where they were.</source>
        <translation>Tutte le carte tornano dov’erano.</translation>
    </message>
    <message>
        <source>Begin the puzzle again?</source>
        <translation>Ricominciare il rompicapo?</translation>
    </message>
    <message>
        <source>Leave the puzzle?</source>
        <translation>Uscire dal rompicapo?</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>Il rompicapo è finito.</translation>
    </message>
    <message>
        <source>What was tried here is not kept.</source>
        <translation>Quello che hai provato qui non si conserva.</translation>
    </message>
</context>
<context>
    <name>PuzzleTalk</name>
    <message>
        <source>Answer</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Not yet: there is a better way.</source>
        <translation>Non ancora: c’è un modo migliore.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Rompicapo {number} di {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Rompicapo {number} di {total} · risolto</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved at the first try</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Rompicapo {number} di {total} · risolto al primo colpo</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, easy · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Rompicapo {number} di {total}, facile · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, hard · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Rompicapo {number} di {total}, difficile · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, medium · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Rompicapo {number} di {total}, medio · {game}</translation>
    </message>
    <message>
        <source>Right: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Giusto: {reason}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Risolto!</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Ecco la soluzione.</translation>
    </message>
    <message>
        <source>This was the answer.</source>
        <translation>La soluzione era questa.</translation>
    </message>
    <message>
        <source>This was the answer: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>La soluzione era questa: {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>Puzzle {number}: {title}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {title}: the title of a document.</extracomment>
        <translation>Rompicapo {number}: {title}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>non ancora provato</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolto</translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation>provato, non ancora risolto</translation>
    </message>
</context>
<context>
    <name>PuzzlesController</name>
    <message>
        <source>The puzzles of this game cannot be read.</source>
        <translation>I rompicapi di questo gioco non si possono leggere.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} damaged puzzle(s) (is|are) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Un rompicapo danneggiato viene saltato.</numerusform>
            <numerusform>{count:^} rompicapi danneggiati vengono saltati.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Easy</source>
        <translation>Facili</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficili</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medi</translation>
    </message>
    <message>
        <source>Who solves them</source>
        <translation>Chi li risolve</translation>
    </message>
    <message numerus="yes">
        <source>{name} has solved {number} of {total} puzzle(s).</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>
            <numerusform>{name} {name:ha|ha|ha|hanno} risolto {number} rompicapo su {total}.</numerusform>
            <numerusform>{name} {name:ha|ha|ha|hanno} risolto {number} rompicapi su {total}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingChart</name>
    <message>
        <source>Rating after each game</source>
        <translation>Forza dopo ogni partita</translation>
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
        <source>A dealer who took the upcard keeps it, changes up to four of the other cards, and lays one of those aside; four never bring this dealer five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seven that was swapped lies face up, out of play; so does an upcard nobody takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick is one card from every player; the best card takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are asked in turn, the dealer first. Whoever says Raub makes the suit trumps and owes two tricks, but does not take the upcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of this with a Refe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An upcard nobody takes lies face up, out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between equal totals, who made trumps in the last deal wins; otherwise the win is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between equal totals, who made trumps in the last deal wins; otherwise the win is shared. Refes left over are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind raub is Raub said by the dealer before looking at the own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets two cards, the upcard is turned, and everybody gets two more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If not, all are asked in turn, the dealer first. Whoever says Raub makes the suit trumps and owes two tricks, but does not take the upcard.</source>
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
        <source>Raub means: that suit shall be trumps. Dalje means: no, I pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer begins. Each may change up to four cards; all see how many, not which. Cards laid aside do not come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer looks at the own cards only when blind raub is declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exchange: cards are laid aside face down, and as many come from the talon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without trumps, the highest card of the suit played first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others must play the same suit. Who has none of it plays a trump; who has no trump either plays any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon is the pile of cards left over, face down. The upcard is the one turned face up beside it: its suit may become trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left, and when only four are left, four bring four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps are the suit that beats the three others in this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the cards are thrown in, a Refe is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever said Raub plays the first card, after an automatic seven the dealer. Then the winner of each trick begins the next one; there are four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever said Raub plays the first card. Then the winner of each trick begins the next one; there are four.</source>
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
        <source>“Owes 1” or “owes 2” beside a name: who made trumps should win so many tricks.</source>
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
        <source>After the deal in which somebody comes to 0</source>
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
        <source>Before or after drawing, and not later.</source>
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
        <source>How long may the seven of trumps be swapped?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the own exchange only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the own exchange, or before the first trick.</source>
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
        <source>Must the cards that lie there be beaten?</source>
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
        <source>One at most waits</source>
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
        <source>Which way does the game go round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While it waits no other is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can must beat the highest</source>
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
        <source>With how many points does everybody begin?</source>
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
        <source>A pity: {name} had none of that suit, and trumped.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays a card to a trick; the best one wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange {card}: click it, then the lit place.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody wants three upcards, the next deal counts double.</source>
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
        <source>The ace of trumps beats all: click it, then the lit place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other three are good. Press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others exchanged, too. Who said Raub plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others had to follow suit. The ace wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped: press the golden button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card was turned up. Raub makes its suit trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three tricks: your 21 points become 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tricks: that is what was owed. More are welcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Raub! {name} sits beside you and explains it.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no {suit}: say “Dalje” with the golden button.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards lie face down. Press the golden button to look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace and king of trumps are gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all begin with 21 points; a trick takes one off, none left wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody plays alone: four cards, four tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>following means to play the same suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many cards is no secret, which ones is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it fetches the card that was turned up, {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing of that suit is in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poor cards may be exchanged now; it is the only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is a Refe; so it is when a dealer passes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three for one trick, four for none: with poor cards say Dalje</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumps beat all others, but then two tricks must be won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who cannot follow must trump, and a trump beats even an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who dares says Raub unseen; today it is wiser to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have {cards}, and another ace</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
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
    <message>
        <source>“Dalje” means pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubLog</name>
    <message numerus="yes">
        <source>All passed(| {count} times): a Refe is written.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Tutti hanno passato{count:||}: si scrive un refe.</numerusform>
            <numerusform>Tutti hanno passato {count} volte: si scrive un refe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All passed(| {count} times): the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Tutti hanno passato{count:||}: le carte si buttano.</numerusform>
            <numerusform>Tutti hanno passato {count} volte: le carte si buttano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} is over: {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La smazzata {number} è finita: {points}.</translation>
    </message>
    <message>
        <source>changed four and got five ({cards} face up)</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} cambiato quattro carte e ne {name:ha|ha|ha|hanno} ricevute cinque ({cards:il} scoperta)</translation>
    </message>
    <message>
        <source>changed no card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>non {name:ha|ha|ha|hanno} cambiato carte</translation>
    </message>
    <message numerus="yes">
        <source>changed {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} cambiato una carta</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} cambiato {count} carte</numerusform>
        </translation>
    </message>
    <message>
        <source>dealt</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} dato le carte</translation>
    </message>
    <message>
        <source>laid one card aside</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} messo da parte una carta</translation>
    </message>
    <message>
        <source>led {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} aperto con {cards:il}</translation>
    </message>
    <message>
        <source>looked at the cards</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} guardato le carte</translation>
    </message>
    <message>
        <source>passed the deal on</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} ceduto le carte da dare</translation>
    </message>
    <message>
        <source>passed the deal on: a Refe is written</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} ceduto le carte da dare: si scrive un refe</translation>
    </message>
    <message>
        <source>played {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} giocato {cards:il}</translation>
    </message>
    <message numerus="yes">
        <source>said Dalje(| {count} times)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} passato{count:||}</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} passato {count} volte</numerusform>
        </translation>
    </message>
    <message>
        <source>said Raub to {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} detto Raub su {cards:il}</translation>
    </message>
    <message>
        <source>said Raub unseen and took {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} detto Raub alla cieca e preso {cards:il}</translation>
    </message>
    <message>
        <source>said Raub: {suit} are trumps</source>
        <comment>{name}</comment>
        <extracomment>{suit}: a suit: “hearts”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} detto Raub: briscola {suit}</translation>
    </message>
    <message>
        <source>swapped the seven for {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} scambiato il sette con {cards:il}</translation>
    </message>
    <message>
        <source>took the automatic seven ({cards})</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} preso il sette automatico ({cards:il})</translation>
    </message>
    <message>
        <source>trumped with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} tagliato con {cards:il}</translation>
    </message>
    <message>
        <source>turned up {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} girato {cards:il}</translation>
    </message>
    <message numerus="yes">
        <source>won (a trick|{count} tricks)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} vinto una presa</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} vinto {count} prese</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>La carta girata è {card}.</translation>
    </message>
    <message>
        <source>{cards:^} was turned up.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>La carta girata è {cards:il}.</translation>
    </message>
    <message>
        <source>{name} changed four and got five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} cambiato quattro carte e ne {name:ha|ha|ha|hanno} ricevute cinque, con {card} scoperta.</translation>
    </message>
    <message>
        <source>{name} changed no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} non {name:ha|ha|ha|hanno} cambiato carte.</translation>
    </message>
    <message>
        <source>{name} changed {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} cambiato {cards}.</translation>
    </message>
    <message>
        <source>{name} changes four and gets five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} cambia quattro carte e ne riceve cinque, con {card} scoperta.</translation>
    </message>
    <message>
        <source>{name} changes no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} non cambia carte.</translation>
    </message>
    <message>
        <source>{name} changes {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} cambia {cards}.</translation>
    </message>
    <message>
        <source>{name} dealt and turned up {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} dato le carte e girato {card:il}.</translation>
    </message>
    <message>
        <source>{name} followed with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} risposto con {card:il}.</translation>
    </message>
    <message>
        <source>{name} follows with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} risponde con {card:il}.</translation>
    </message>
    <message>
        <source>{name} laid one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} messo da parte una carta.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} apre con {card:il}.</translation>
    </message>
    <message>
        <source>{name} led {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} aperto con {card:il}.</translation>
    </message>
    <message>
        <source>{name} looked at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} guardato le carte.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} guarda le carte.</translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} ceduto le carte da dare: si scrive un refe.</translation>
    </message>
    <message>
        <source>{name} passes the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} cede le carte da dare.</translation>
    </message>
    <message>
        <source>{name} passes the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} cede le carte da dare: si scrive un refe.</translation>
    </message>
    <message>
        <source>{name} said Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} passato.</translation>
    </message>
    <message>
        <source>{name} said Raub unseen and took {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto Raub alla cieca e preso {card:il}.</translation>
    </message>
    <message>
        <source>{name} said Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} detto Raub: briscola {suit}.</translation>
    </message>
    <message>
        <source>{name} says Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>{name} says Raub unseen and takes {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} dice Raub alla cieca e prende {card:il}.</translation>
    </message>
    <message>
        <source>{name} says Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} dice Raub: briscola {suit}.</translation>
    </message>
    <message>
        <source>{name} swapped {seven} for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} scambiato {seven:il} con {card:il}.</translation>
    </message>
    <message>
        <source>{name} swaps the seven for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} scambia il sette con {card:il}.</translation>
    </message>
    <message>
        <source>{name} takes the trick, comes to 0 and wins.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} vince la presa, arriva a 0 e vince la partita.</translation>
    </message>
    <message>
        <source>{name} threw {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} buttato {card:il}.</translation>
    </message>
    <message>
        <source>{name} throws {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} butta {card:il}.</translation>
    </message>
    <message>
        <source>{name} took the seven: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} preso il sette: briscola {suit}.</translation>
    </message>
    <message>
        <source>{name} trumped with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} tagliato con {card:il}.</translation>
    </message>
    <message>
        <source>{name} trumps with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} taglia con {card:il}.</translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}, came to 0 and won.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} vinto la presa {number} con {card:il}, a 0 punti: partita vinta.</translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:ha|ha|ha|hanno} vinto la presa {number} con {card:il}.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card must beat the highest one so far, where possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of the same suit, or a trump, must beat the highest so far, where possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seven as first upcard makes trumps at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seven turned up is a card like any other: whoever says Raub to it owes two tricks. It is not swapped for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick counts {number}; three tricks take off {all}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard in the own exchange, before or after drawing, and not later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard, in the own exchange or just before the first trick, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After {number} played deals the game is over in any case, and the lowest total wins.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All begin with {points}. The game ends after a deal that leaves somebody at 0 or below, and what is below 0 counts. The lowest total wins.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
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
        <source>Everybody begins with {points}. Who comes to 0 first wins at once: tricks are taken off as they are won, those of a player who owes two only from the second on. For example, at 2 and owing two: the first trick leaves 2, the second wins the game. Nothing else of that deal counts.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything goes round to the left: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything goes round to the right: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five for four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From there everybody counts down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of dealing, also at the first deal, the dealer may pass the deal on: a Refe is written and the next player deals. Nobody may do so right after another has; a thrown-in deal in between lifts this ban.</source>
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
        <source>Nobody gets five for four: whoever changes four gets four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to beat the cards that lie there already.</source>
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
        <source>So many are turned up before the cards are thrown in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapping the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card got for the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may say Raub before looking at the own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may say blind raub to the first upcard, also to a seven: the suit is trumps, the dealer takes the upcard and owes two tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside; so does a dealer who took the upcard, and lays two of six aside, never the upcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first upcard is a seven, the automatic seven: its suit is trumps at once. The dealer takes the seven and owes one trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven of trumps is not swapped: it is played as a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The swapped card is like any other: swapped for before drawing, it may be among the cards exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The swapped card may not be exchanged; of five it may be the one laid aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The swapped card stays in the hand; with five for four another one is laid aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no Refes: thrown-in cards only pass the deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no blind raub: the dealer looks at the own cards and is asked like everybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks go round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks go round to the left, everything else to the right: dealing, asking, the exchange, and who deals next. After the card that was led, the player on the left plays. The first dealer is found by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks go round to the right, everything else to the left: dealing, asking, the exchange, and who deals next. After the card that was led, the player on the right plays. The first dealer is found by lot.</source>
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
        <source>What a trick takes off, and what is added for too few tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may become of it before the play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>When it is over for whoever comes to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the next player sits, for dealing as for playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds the seven of trumps may have the upcard for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is due to deal may write a Refe instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever changes all four cards first may get five from the talon.</source>
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
        <source>also for a dealer with the upcard</source>
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
        <source>in the own exchange only</source>
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
        <source>one at most waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal may be passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest card must be beaten where possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest card need not be beaten</source>
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
        <source>Everybody gets four cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes to the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of five cards goes.</source>
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
        <source>The seven of trumps is put down, the upcard is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suit of the upcard is trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upcard is taken before the own cards are seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upcard stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then all are asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of six cards go, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to four cards are changed for cards of the talon.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubPresenter</name>
    <message>
        <source>A trick brought the end at once.</source>
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
        <source>Whoever comes down to 0 ends the game.</source>
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
        <source>All cards of the hand are changed.</source>
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
        <source>All see what is swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All see what is swapped; later it cannot be swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of {suit}: {number}. Tricks owed: 2.</source>
        <extracomment>{suit}: a suit: “hearts”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed so far: {counts}.</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four bring five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: compare the upcard with the seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: count the cards of {suit} and the aces.</source>
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
        <source>Hint: which card is the weakest?</source>
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
        <source>It beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It draws trumps from the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only card that may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the weakest of the cards.</source>
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
        <source>No card in the hand takes this trick.</source>
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
        <source>Raub takes {card} and owes two tricks.</source>
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
        <source>The seven may be swapped for {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
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
        <source>The tricks owed are won.</source>
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
        <source>Upcard {number} of {most}; Raub owes two tricks.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks owes nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can must beat {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
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
        <source>deal, or pass the deal on and write a Refe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal, or pass the deal on.</source>
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
        <source>lift one card and lay it aside, then another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lift one card and lay it aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lift up to {cards} to change, or change none.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
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
        <source>pass the deal on</source>
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
        <source>say Dalje</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say Raub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say Raub to make {suit} trumps, or Dalje to pass.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say Raub unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say Raub unseen, or look at the cards.</source>
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
        <source>the talon is empty, so no card can be changed.</source>
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
        <source>{count:^} card(s) that (is|are) not seen yet could beat it.</source>
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
        <source>{name} is asked: Raub or Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may say Raub unseen.</source>
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
    <message>
        <source>{press} changes {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{press} lays {card} aside.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{press} plays {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
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
        <source>Four bring five to choose from: that is worth more than {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four new cards are worth more than to keep {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher trumps: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
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
        <source>Of the {all} other cards {number} are in the hands, and may be changed.</source>
        <extracomment>{all}: how many there are in all. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raub or Dalje?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raub unseen brings {card} into the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub unseen, or look at the cards first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is enough to owe two tricks, and whoever raubs leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too little to owe two tricks with cards unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too little: Raub owes two tricks, and with one or none it costs 3 or 4 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks before show that nobody who is yet to play can beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps and aces of this hand: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is best said to this upcard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is best led?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is best played to this trick?</source>
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
        <source>Which cards are best changed, if any?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards to change?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {other} now, {card} stays, and may be beaten by {cards}.</source>
        <extracomment>{other}: another card, in words. {card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a trick this deal costs 2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} is to draw {cards}, which could beat {other}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {other}: another card, in words.</extracomment>
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
        <source>{card:^} stays, and nothing that is out beats it.</source>
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
    <message numerus="yes">
        <source>At most {cards} are changed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>By these rules the seven is not swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change cards first, or change none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the cards laid aside first, or take them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal first, or pass the deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay one card aside first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift just one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card to the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub or Dalje first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Raub unseen first, or look at the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap or keep the seven of trumps first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven of {suit} is missing.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
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
        <source>There is no upcard to swap for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards belong to another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {led} a trump has to be played: {suit}.</source>
        <extracomment>{led}: the suit that was led. {suit}: a suit: “hearts”.</extracomment>
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
        <source>{card:^} has to be beaten.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card:^} stays in the hand until it is played.</source>
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
        <source>{suit:^} have to be followed.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RaubSceneMaker</name>
    <message>
        <source>Dalje</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Tricks go round to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks go round to the right.</source>
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
        <source>Whoever can must beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
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
        <source>{name} is due to deal.</source>
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
        <source>Came to 0</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Only {dealer}, who dealt, owes one trick.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal before was passed on, so {dealer} has to deal.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who came to 0 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who made trumps is missing.</source>
        <translation type="unfinished"></translation>
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
        <source>played until somebody came to 0</source>
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
        <source>{count:^} trick(s) (is|are) missing.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} came to 0 by a trick, which ends the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} came to 0, but stands at {number}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks are entered, a deal has four.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
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
        <source>In a tie, who made trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None while another one waits</source>
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
        <source>Who comes to 0 by a trick wins at once</source>
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
        <source>Play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Dalje</source>
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
        <translation>Ober; il: l’Ober; del: dell’Ober; al: all’Ober; sul: sull’Ober; dal: dall’Ober; un: un Ober; gender: m</translation>
    </message>
    <message>
        <source>Unter</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Unter; il: l’Unter; del: dell’Unter; al: all’Unter; sul: sull’Unter; dal: dall’Unter; un: un Unter; gender: m</translation>
    </message>
    <message>
        <source>acorns</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ghiande; gender: p</translation>
    </message>
    <message>
        <source>bells</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>campanelli; gender: p</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>Hungarian</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cuori; gender: p</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>foglie; gender: p</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nessuna presa; gender: f</translation>
    </message>
    <message>
        <source>the {rank}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”.</extracomment>
        <translation>{rank:il}; il: {rank:il}; del: {rank:del}; al: {rank:al}; sul: {rank:sul}; dal: {rank:dal}; un: {rank:un}; gender: {rank:gender}</translation>
    </message>
    <message numerus="yes">
        <source>{count} trick(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una presa; il: la presa; del: della presa; al: alla presa; sul: sulla presa; dal: dalla presa; gender: f</numerusform>
            <numerusform>{count} prese; il: le {count} prese; del: delle {count} prese; al: alle {count} prese; sul: sulle {count} prese; dal: dalle {count} prese; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} o {last:*}; gender: {last:gender}</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>Enter or a double click looks back at a move</source>
        <translation>Premi Invio o fai doppio clic per rivedere una mossa</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrato</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes">
        <source>On the discard pile lies {cards}, {count} card(s) in all.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>In cima al pozzo: {cards}; una carta in tutto.</numerusform>
            <numerusform>In cima al pozzo: {cards}; {count} carte in tutto.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the discard pile lies {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>In cima al pozzo: {cards}.</translation>
    </message>
    <message>
        <source>Points on the table: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Punti sul tavolo: {sides}.</translation>
    </message>
</context>
<context>
    <name>ReportSentences</name>
    <message>
        <source>Bots play the cards again: {share} %</source>
        <extracomment>{share}: how much of the work is done, in per cent.</extracomment>
        <translation>I bot rigiocano le carte: {share} %</translation>
    </message>
    <message numerus="yes">
        <source>Bots played these cards {number} time(s). Cards: how much more they scored with them than the usual {usual}. Play: how much more than the bots was scored.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {usual}: the usual number of points.</extracomment>
        <translation>
            <numerusform>I bot hanno giocato queste carte {number} volta. Carte: quanto hanno fatto in più dei {usual} soliti. Gioco: quanto è stato fatto in più dei bot.</numerusform>
            <numerusform>I bot hanno giocato queste carte {number} volte. Carte: quanto hanno fatto in più dei {usual} soliti. Gioco: quanto è stato fatto in più dei bot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances of winning left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Possibilità di vincere lasciate, giudicate da quello che i giocatori potevano sapere: {parts}.</translation>
    </message>
    <message>
        <source>Decisions could not be judged.</source>
        <translation>Non si sono potute giudicare le decisioni.</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Punti attesi</translation>
    </message>
    <message>
        <source>Expected points, fewer are better</source>
        <translation>Punti attesi, meno è meglio</translation>
    </message>
    <message>
        <source>Left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Punti lasciati, giudicati da quello che i giocatori potevano sapere: {parts}.</translation>
    </message>
    <message>
        <source>No decision stands out: all of them were about as good as any other.</source>
        <translation>Nessuna decisione spicca: ognuna era buona più o meno come le altre.</translation>
    </message>
    <message>
        <source>The cards were about as good for everybody.</source>
        <translation>Le carte erano buone più o meno per tutti.</translation>
    </message>
    <message>
        <source>The cards were better for {names}, by about {points}.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Le carte erano migliori per {names}, di circa {points}.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is often luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} ne {names:ha|ha|ha|hanno} ricavato di più, {points}. Spesso è fortuna.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is seldom luck alone.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} ne {names:ha|ha|ha|hanno} ricavato di più, {points}. Raramente è solo fortuna.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. That is more than luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} ne {names:ha|ha|ha|hanno} ricavato di più, {points}. È più che fortuna.</translation>
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
        <translation>Da riguardare</translation>
    </message>
</context>
<context>
    <name>RuleCardController</name>
    <message>
        <source>Print the rule card</source>
        <translation>Stampa le regole</translation>
    </message>
</context>
<context>
    <name>RuleCardPage</name>
    <message>
        <source>Find in these rules</source>
        <translation>Cerca in queste regole</translation>
    </message>
    <message>
        <source>Find in these rules (Ctrl+F)</source>
        <translation>Cerca in queste regole (Ctrl+F)</translation>
    </message>
    <message>
        <source>Nothing on this card has these words.</source>
        <translation>Queste parole non ci sono in queste regole.</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>Less: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Meno: {field}</translation>
    </message>
    <message>
        <source>More: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Più: {field}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>No rule has these words.</source>
        <translation>Nessuna regola ha queste parole.</translation>
    </message>
</context>
<context>
    <name>RulesBesidePage</name>
    <message>
        <source>Also show where they agree</source>
        <translation>Mostra anche dove sono uguali</translation>
    </message>
    <message>
        <source>Before the dash {one_set}, behind it {other_set}</source>
        <extracomment>{one_set}: the title of the first of two rule sets. {other_set}: the title of the second of two rule sets.</extracomment>
        <translation>Prima del trattino {one_set}, dopo {other_set}</translation>
    </message>
    <message>
        <source>First rule set</source>
        <translation>Prime regole</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <translation>Seconde regole</translation>
    </message>
    <message>
        <source>They are the same in every rule.</source>
        <translation>Sono uguali in ogni regola.</translation>
    </message>
    <message>
        <source>Two rule sets side by side</source>
        <translation>Due versioni a confronto</translation>
    </message>
    <message>
        <source>{rule}, in both: {in_one}.</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets.</extracomment>
        <translation>{rule}, in entrambe: {in_one}.</translation>
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
        <translation>Incolla il testo che viene dal codice, o che qualcuno ti ha mandato. Altro testo intorno non fa danni.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Testo delle regole</translation>
    </message>
    <message>
        <source>“{rules}”, {game}: as {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {base}: the title of the rules from which others are made.</extracomment>
        <translation>“{rules}”, {game}: come {base}.</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}”, {game}: {count} change(s) to {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>“{rules}”, {game}: una modifica rispetto a {base}.</numerusform>
            <numerusform>“{rules}”, {game}: {count} modifiche rispetto a {base}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{rules}”: rules of {game} for the program Hand and Foot.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game.</extracomment>
        <translation>“{rules}”: regole di {game} per il programma Hand and Foot.</translation>
    </message>
</context>
<context>
    <name>RulesCodePage</name>
    <message>
        <source>Code of the rules “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Codice delle regole “{rules}”</translation>
    </message>
    <message>
        <source>On the other computer, choose “Find your rules” and “Rules from a code”, and paste the text there.</source>
        <translation>Sull’altro computer scegli “Trova le tue regole” e “Regole da un codice”, e incolla lì il testo.</translation>
    </message>
    <message>
        <source>Point the camera of a telephone at the code. It shows a line of text, which you can send to anybody.</source>
        <translation>Punta la fotocamera di un telefono sul codice. Mostra una riga di testo che puoi mandare a chiunque.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Salva in un file</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <translation>Il testo è copiato.</translation>
    </message>
    <message>
        <source>These rules say too much for a code. A file has room for them.</source>
        <translation>Queste regole sono troppo lunghe per un codice. In un file c’è posto.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} sentence(s) of your own have no room in the code. A file has them all.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Una frase tua non ha posto nel codice. In un file ci sono tutte.</numerusform>
            <numerusform>{count:^} frasi tue non hanno posto nel codice. In un file ci sono tutte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesFinder</name>
    <message>
        <source>Named versions</source>
        <translation>Versioni con un nome</translation>
    </message>
    <message>
        <source>Named versions: {kind}</source>
        <extracomment>{kind}: who plays together: “pairs”, “each alone”.</extracomment>
        <translation>Versioni con un nome: {kind}</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Le tue regole</translation>
    </message>
</context>
<context>
    <name>RulesFinderPage</name>
    <message>
        <source>Lay side by side</source>
        <translation>Metti a confronto</translation>
    </message>
    <message>
        <source>No rule set and no rule has these words.</source>
        <translation>Nessuna versione e nessuna regola ha queste parole.</translation>
    </message>
    <message>
        <source>Rules from a code</source>
        <translation>Regole da un codice</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Regole di {game}</translation>
    </message>
    <message>
        <source>Search: a name, or words of a rule</source>
        <translation>Cerca: un nome, o parole di una regola</translation>
    </message>
    <message>
        <source>Show as a code</source>
        <translation>Mostra come codice</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Singole regole</translation>
    </message>
    <message>
        <source>Take these rules</source>
        <translation>Usa queste regole</translation>
    </message>
    <message>
        <source>Which one do we play?</source>
        <translation>A quale giochiamo?</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>A note for whoever gets it</source>
        <translation>Una nota di accompagnamento</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Scegli dove</translation>
    </message>
    <message>
        <source>Write the players’ names into it</source>
        <translation>Con i nomi dei giocatori</translation>
    </message>
    <message>
        <source>{deal}: the file holds the rules and the cards as they were dealt, not how they were played.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}: il file contiene le regole e le carte come sono state date, non come sono state giocate.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Deal anew</source>
        <translation>Dai di nuovo</translation>
    </message>
    <message>
        <source>Deal these cards anew?</source>
        <translation>Dare di nuovo queste carte?</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Continua qui</translation>
    </message>
    <message>
        <source>Go on with the file</source>
        <translation>Continua con il file</translation>
    </message>
    <message>
        <source>Go on with the newer one?</source>
        <translation>Continuare con la più recente?</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>Salvato come {file} in {folder}.</translation>
    </message>
    <message>
        <source>The cards of {file} are being played here already; that game was saved {here}. It is kept in any case.</source>
        <extracomment>{file}: the name of a file. {here}: when a game was saved here, as “today at 18:20”.</extracomment>
        <translation>Le carte di {file} si giocano già qui; quella partita è stata salvata {here}. Resta in ogni caso.</translation>
    </message>
    <message>
        <source>The game goes on as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>La partita continua da dove l’hai lasciata qui; il file {file} resta com’è.</translation>
    </message>
    <message>
        <source>The game is kept here from now on; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>D’ora in poi la partita si salva qui; il file {file} resta com’è.</translation>
    </message>
    <message>
        <source>The game is shown as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>La partita si mostra come l’hai lasciata qui; il file {file} resta com’è.</translation>
    </message>
    <message>
        <source>This game was opened here before, and went on in two ways. Here it was saved {here}, the file {file} {there}. Both are kept.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Questa partita è già stata aperta qui ed è continuata in due modi. Qui è stata salvata {here}, il file {file} {there}. Si conservano tutte e due.</translation>
    </message>
    <message>
        <source>This game was opened here before. Here it was saved {here}; the file {file} was saved {there}, and goes on from there.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Questa partita è già stata aperta qui. Qui è stata salvata {here}; il file {file} è stato salvato {there} e prosegue da lì.</translation>
    </message>
    <message>
        <source>Which one goes on?</source>
        <translation>Quale delle due continua?</translation>
    </message>
</context>
<context>
    <name>SceneView</name>
    <message>
        <source>Card table</source>
        <translation>Tavolo da gioco</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Smazzata {number}</translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) deal {number}, by {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} vince la smazzata {number}, di {points}.</numerusform>
            <numerusform>{names} vincono la smazzata {number}, di {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}, {points} each</source>
        <extracomment>{what}: the cards that count, as “red threes”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{what}, {points} l’uno</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>end</source>
        <translation>fine</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inizio</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Deal shown</source>
        <translation>Smazzata mostrata</translation>
    </message>
    <message>
        <source>Fair deal?</source>
        <translation>Smazzata onesta?</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Nessuna smazzata è ancora finita.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Resoconto</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message numerus="yes">
        <source>{deal} (goes to|is shared by) {names}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{deal:^} va a {names}</numerusform>
            <numerusform>{deal:^} è divisa tra {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} is being played. This is what it has brought so far.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} è in corso. Questo è il punteggio finora.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetController</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Stampa il foglio segnapunti</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Left in hand:</source>
        <translation>Rimaste in mano:</translation>
    </message>
</context>
<context>
    <name>ScorekeeperController</name>
    <message>
        <source>{deal} is deleted. Undo brings it back.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} è eliminata. Annulla la riporta.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperPage</name>
    <message>
        <source>Change names and the first dealer</source>
        <translation>Cambia i nomi e il primo mazziere</translation>
    </message>
    <message>
        <source>Close this deal</source>
        <translation>Chiudi questa smazzata</translation>
    </message>
    <message>
        <source>Every entry is saved at once.</source>
        <translation>Ogni dato è salvato subito.</translation>
    </message>
    <message>
        <source>Finish game</source>
        <translation>Finisci la partita</translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation>Stampa il foglio</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Rule card</source>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>The game is finished.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Write down anyway</source>
        <translation>Scrivi lo stesso</translation>
    </message>
    <message>
        <source>Written down</source>
        <translation>Scritto</translation>
    </message>
    <message>
        <source>{deal}, being corrected</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, in correzione</translation>
    </message>
    <message>
        <source>{deal}, to be entered</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, da inserire</translation>
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
        <translation>Non è ancora inserito niente.</translation>
    </message>
    <message>
        <source>The game was over before this deal.</source>
        <translation>La partita era finita prima di questa smazzata.</translation>
    </message>
    <message>
        <source>{side}: the total is missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: inserisci il totale.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperSetupPage</name>
    <message>
        <source>Change names</source>
        <translation>Cambia i nomi</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Dà le prime carte</translation>
    </message>
    <message>
        <source>Family, for the sheet</source>
        <translation>Famiglia, per il foglio</translation>
    </message>
    <message>
        <source>From {preset}</source>
        <extracomment>{preset}: the title of the rules to begin with.</extracomment>
        <translation>Da {preset}</translation>
    </message>
    <message>
        <source>Names and dealer</source>
        <translation>Nomi e mazziere</translation>
    </message>
    <message>
        <source>Place, for the sheet</source>
        <translation>Luogo, per il foglio</translation>
    </message>
    <message>
        <source>The family plays with its own cards, the program adds up.</source>
        <translation>Giochi con le tue carte; il programma fa le somme.</translation>
    </message>
    <message>
        <source>These rules do not fit so many players.</source>
        <translation>Queste regole non vanno bene per tanti giocatori.</translation>
    </message>
    <message>
        <source>What has been entered stays as it is.</source>
        <translation>Quello che hai inserito resta com’è.</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <extracomment>{place}: where something was played, or where in a file it stands. {names}: several players, listed.</extracomment>
        <translation>{place}, con {names}</translation>
    </message>
</context>
<context>
    <name>ScriptedBots</name>
    <message>
        <source>the moves before lead elsewhere</source>
        <translation>le mosse precedenti portano altrove</translation>
    </message>
</context>
<context>
    <name>SeasonController</name>
    <message>
        <source>Print the season page</source>
        <translation>Stampa la pagina della stagione</translation>
    </message>
</context>
<context>
    <name>SeasonPage</name>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day} to {until}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”. {until}: the last day, as “12 May”.</extracomment>
        <translation>
            <numerusform>{number} partita con {deals}, dal {day} al {until}.</numerusform>
            <numerusform>{number} partite con {deals}, dal {day} al {until}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”.</extracomment>
        <translation>
            <numerusform>{number} partita con {deals}, il {day}.</numerusform>
            <numerusform>{number} partite con {deals}, il {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(the only game|{wins} of {number} games) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{wins} partita vinta su {number}</numerusform>
            <numerusform>{wins} partite vinte su {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Tutti gli anni</translation>
    </message>
    <message numerus="yes">
        <source>Best (pair|pairs, equally good)</source>
        <translation>
            <numerusform>Coppia migliore</numerusform>
            <numerusform>Coppie migliori, alla pari</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted from the games played and kept on this computer.</source>
        <translation>Contate dalle partite giocate e salvate su questo computer.</translation>
    </message>
    <message>
        <source>Games in every month</source>
        <translation>Partite di ogni mese</translation>
    </message>
    <message>
        <source>Games in every year</source>
        <translation>Partite di ogni anno</translation>
    </message>
    <message>
        <source>Most games won</source>
        <translation>Più partite vinte</translation>
    </message>
    <message>
        <source>No pair has finished two games together yet.</source>
        <translation>Nessuna coppia ha ancora finito due partite insieme.</translation>
    </message>
    <message>
        <source>No pair has won a game.</source>
        <translation>Nessuna coppia ha vinto una partita.</translation>
    </message>
    <message>
        <source>Nobody who is counted has won a game.</source>
        <translation>Nessuno di quelli che contano ha vinto una partita.</translation>
    </message>
    <message>
        <source>Only bots played; no figures of people are counted.</source>
        <translation>Hanno giocato solo bot, quindi non ci sono numeri per le persone.</translation>
    </message>
    <message>
        <source>The year {year}</source>
        <extracomment>{year}: a year.</extracomment>
        <translation>L’anno {year}</translation>
    </message>
    <message>
        <source>Who partnered whom</source>
        <translation>Chi ha giocato con chi</translation>
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
            <numerusform>una smazzata; il: la smazzata; del: della smazzata; al: alla smazzata; sul: sulla smazzata; dal: dalla smazzata; gender: f</numerusform>
            <numerusform>{number} smazzate; il: le {number} smazzate; del: delle {number} smazzate; al: alle {number} smazzate; sul: sulle {number} smazzate; dal: dalle {number} smazzate; gender: pf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Player, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Giocatore, {place}</translation>
    </message>
    <message>
        <source>Seat to swap</source>
        <translation>Posto da scambiare</translation>
    </message>
    <message>
        <source>Seat to swap it with</source>
        <translation>Posto con cui scambiarlo</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Scambia i posti</translation>
    </message>
    <message>
        <source>{place}, partner</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{place}, compagno</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>A person whose cards are on a phone, which scans a code.</source>
        <translation>Una persona con le carte su un telefono, che legge un codice.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nord-est</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nord-ovest</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Sud-est</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Sud-ovest</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>four pairs</source>
        <translation>quattro coppie</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>tre coppie</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>due coppie</translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>due squadre</translation>
    </message>
    <message numerus="yes">
        <source>{number} player(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} giocatore</numerusform>
            <numerusform>{number} giocatori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceLines</name>
    <message>
        <source>Sentence {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Frase {number}</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A name is missing.</source>
        <translation>Ogni giocatore ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>Two players have the name {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Due giocatori si chiamano {name}.</translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>Change rules</source>
        <translation>Cambia le regole</translation>
    </message>
    <message>
        <source>Find your rules</source>
        <translation>Trova le tue regole</translation>
    </message>
    <message numerus="yes">
        <source>Find your rules ({count} more)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Trova le tue regole (altra {count})</numerusform>
            <numerusform>Trova le tue regole (altre {count})</numerusform>
        </translation>
    </message>
    <message>
        <source>Make family rules</source>
        <translation>Regole di famiglia</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>regole di casa</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Behind the leader</source>
        <translation>Distacco dal primo</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Riporto</translation>
    </message>
    <message>
        <source>Dealers in order:</source>
        <translation>Mazzieri in ordine:</translation>
    </message>
    <message>
        <source>Dealers in order: {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Mazzieri in ordine: {names}</translation>
    </message>
    <message>
        <source>Filled from a game with real cards.</source>
        <translation>Compilato da una partita con carte vere.</translation>
    </message>
    <message>
        <source>Filled from the game played on this computer.</source>
        <translation>Compilato dalla partita giocata su questo computer.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards and the unseen cards of each rank.</source>
        <translation>Promemoria: gli ultimi scarti e le carte non viste di ogni valore.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards.</source>
        <translation>Promemoria: gli ultimi scarti.</translation>
    </message>
    <message>
        <source>Played for practice: any move could be taken back.</source>
        <translation>Giocata per esercizio: ogni mossa si poteva riprendere.</translation>
    </message>
    <message>
        <source>Rules: {rules}. {more}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation>Regole: {rules}. {more}.</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Vittoria divisa</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>by</source>
        <translation>di</translation>
    </message>
    <message>
        <source>dealer {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>mazziere {name}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>in testa</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>see the rule card</source>
        <translation>vedi le regole</translation>
    </message>
    <message>
        <source>{points} each</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} l’una</translation>
    </message>
    <message>
        <source>{text} … see the rule card</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} … vedi le regole</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>A whole game</source>
        <translation>Una partita intera</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>In bianco</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famiglia</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Dalla partita</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Tutta la larghezza</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Per pagina</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Una pagina</translation>
    </message>
    <message>
        <source>One sheet</source>
        <translation>Un foglio</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Si stampa</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Posto per</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>To write in</source>
        <translation>Da riempire a mano</translation>
    </message>
    <message>
        <source>Two sheets</source>
        <translation>Due fogli</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Pagina intera</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message numerus="yes">
        <source>Preview: {title}, (one page|{number} pages)</source>
        <extracomment>{title}: the title of a document. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Anteprima: {title}, {number} pagina</numerusform>
            <numerusform>Anteprima: {title}, {number} pagine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sought</name>
    <message>
        <source>21, 15, begin with, length of a game, count down from</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>21, 15, si parte da, durata della partita, a scalare, conto alla rovescia</translation>
    </message>
    <message>
        <source>7, 7s, book of sevens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, i sette, canasta di sette, burraco di sette, libro di sette</translation>
    </message>
    <message>
        <source>7, 7s, no wild discards, cannot discard, not thrown away, discard restrictions</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sette, non si scartano matte, non si può scartare, scarto vietato, limiti allo scarto</translation>
    </message>
    <message>
        <source>7, seven turned up, dealer must, automatic</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sette girato, obbligo del mazziere, automatico</translation>
    </message>
    <message>
        <source>ace high, ace low, around the corner, turn the corner</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>asso alto, asso basso, asso dopo il re, scala ad angolo, giro dell’asso</translation>
    </message>
    <message>
        <source>black 3, black 3s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>3 nero, 3 neri, tre neri</translation>
    </message>
    <message>
        <source>books, canastas, piles of seven, seven of a kind</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta, canaste, burraco, libri, mazzetti, sette carte, sette uguali</translation>
    </message>
    <message>
        <source>card values, face cards, pictures, worth, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>valore delle carte, figure, quanto vale, punti rimasti</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, eleven, thirteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>carte distribuite, quante carte, undici, tredici</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, ten, thirteen, fourteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>carte distribuite, quante carte, dieci, tredici, quattordici</translation>
    </message>
    <message>
        <source>change four, get five, exchange, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cambiare quattro, averne cinque, cambio, tallone</translation>
    </message>
    <message>
        <source>clean book, red book, natural canasta, pure canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta pulita, burraco pulito, canasta naturale, canasta rossa</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, mixed direction, other way round, tricks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>senso orario, antiorario, senso misto, al contrario, prese</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, who is next, left, right</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>senso orario, antiorario, chi tocca, sinistra, destra</translation>
    </message>
    <message>
        <source>decks, how many decks, number of decks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>mazzi, quanti mazzi, numero di mazzi</translation>
    </message>
    <message>
        <source>decks, special cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>mazzi, carte speciali</translation>
    </message>
    <message>
        <source>dirty book, black book, mixed canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta sporca, burraco sporco, canasta mista, canasta nera</translation>
    </message>
    <message>
        <source>double, redouble, doubling, four times, stacked</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>raddoppio, doppio, quadruplo, raddoppiare</translation>
    </message>
    <message>
        <source>draw and play, play after drawing</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pescare e giocare, giocare dopo aver pescato</translation>
    </message>
    <message>
        <source>draw or play, begin a turn, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pescare o giocare, inizio del turno, passare</translation>
    </message>
    <message>
        <source>draw piles, draw pile, two piles, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>talloni, monte, mazzo da pescare, due mazzi, tallone</translation>
    </message>
    <message>
        <source>draw two, pick two, cards drawn in a turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pescare due, pescate, carte pescate per turno</translation>
    </message>
    <message>
        <source>draw, pick up, how many cards, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pescare, prendere, quante carte, passare</translation>
    </message>
    <message>
        <source>each player, from the hand, initial meld, opening</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ogni giocatore, dalla mano, prima combinazione, apertura</translation>
    </message>
    <message>
        <source>finish, bonus for going out, close</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>chiusura, premio di chiusura, chiudere</translation>
    </message>
    <message>
        <source>finish, go out, rummy</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>chiudere, finire, ramino, andare fuori</translation>
    </message>
    <message>
        <source>float, finish, go out, final discard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>chiudere, ultimo scarto, finire con lo scarto, scarto finale</translation>
    </message>
    <message>
        <source>freeze, frozen pile, block the pile, discard a wild</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>bloccare, congelare, pozzo bloccato, scartare una matta, pinella</translation>
    </message>
    <message>
        <source>get into the foot, go to the foot, in the foot</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>andare al piede, arrivare al piede, pozzetto</translation>
    </message>
    <message>
        <source>how many play, people, seats</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>quanti giocano, persone, posti, in quanti</translation>
    </message>
    <message>
        <source>how many rounds, number of deals, length</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>quante manche, numero di smazzate, durata</translation>
    </message>
    <message>
        <source>into the foot, not in the foot, partner’s turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>nel piede, non al piede, turno del compagno, pozzetto</translation>
    </message>
    <message>
        <source>knock at the end, stock runs out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>bussare alla fine, tallone finito</translation>
    </message>
    <message>
        <source>knock, end the round early, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>bussare, chiudere prima, punti rimasti</translation>
    </message>
    <message>
        <source>last card of the stock, stock too short</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ultima carta del tallone, tallone troppo corto</translation>
    </message>
    <message>
        <source>last turn, final turn, one more turn, last round, after somebody goes out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ultimo turno, turno finale, ancora un turno, ultimo giro, dopo la chiusura</translation>
    </message>
    <message>
        <source>look through the pile, peek, spread, count the discards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>guardare nel pozzo, sbirciare, aprire gli scarti, contare gli scarti</translation>
    </message>
    <message>
        <source>may I go out, ask, permission</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>posso chiudere, chiedere, permesso</translation>
    </message>
    <message>
        <source>minimum, opening, going down, getting down, not down, initial meld, points to open</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>minimo, apertura, aprire, scendere, calare, prima combinazione, punti per aprire</translation>
    </message>
    <message>
        <source>minimum, opening, initial meld, thirty points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>minimo, apertura, prima combinazione, trenta punti</translation>
    </message>
    <message>
        <source>overtrump, play higher, head the trick, must beat</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>superare, giocare più alto, obbligo di salire, obbligo di prendere</translation>
    </message>
    <message>
        <source>partners, partnership, teams, couples, individual</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>compagni, coppia, coppie, squadre, individuale, ognuno per sé</translation>
    </message>
    <message>
        <source>pay, winner takes, penalty points, minus points, chips</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pagare, vincitore prende, penalità, punti meno, gettoni, fiches</translation>
    </message>
    <message>
        <source>penalty, fine, caught with the foot, foot not opened, stuck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>penalità, multa, sorpreso col piede, piede non aperto, pozzetto non preso</translation>
    </message>
    <message>
        <source>perfect cut, exact grab, perfect pick, lift</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>alzata perfetta, taglio perfetto, presa giusta, alzare</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, natural pair, two matching cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>prendere il pozzo, raccogliere, coppia naturale, due carte uguali</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, top seven, seven cards, how many cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>prendere il pozzo, raccogliere, prime sette, sette carte, quante carte</translation>
    </message>
    <message>
        <source>pick up with a meld, add the top card, no pair, onto the table</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>prendere il pozzo, raccogliere con una combinazione, aggiungere la prima carta, senza coppia, sul tavolo</translation>
    </message>
    <message>
        <source>points of the cards, what cards are worth, card points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>punti delle carte, quanto valgono le carte</translation>
    </message>
    <message>
        <source>reach the score, end of the game</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>arrivare ai punti, fine della partita</translation>
    </message>
    <message>
        <source>red 3, red 3s, bonus cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>3 rosso, 3 rossi, tre rossi, carte premio</translation>
    </message>
    <message>
        <source>refuse to deal, next dealer, pass on</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>rifiutare di dare, prossimo mazziere, cedere</translation>
    </message>
    <message>
        <source>replace a joker, swap, free the joker, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>sostituire un jolly, scambiare, liberare il jolly, recuperare la matta</translation>
    </message>
    <message>
        <source>rob, 7, trump seven, change the upcard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>rubare, 7, sette di briscola, cambiare la carta girata</translation>
    </message>
    <message>
        <source>rob, 7, upcard, may not be exchanged</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>rubare, 7, carta girata, non si può scambiare</translation>
    </message>
    <message>
        <source>rounds won, winning a round</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>manche vinte, vincere una manche</translation>
    </message>
    <message>
        <source>rounds, how many rounds, length, how long</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>manche, quante manche, durata, quanto dura</translation>
    </message>
    <message>
        <source>run out of cards, empty stock, reshuffle, shuffle again</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>carte finite, tallone vuoto, rimescolare, mescolare di nuovo</translation>
    </message>
    <message>
        <source>run out of the hand, play out, turn over</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>finire la mano, carte finite, fine del turno</translation>
    </message>
    <message>
        <source>same rank twice, two melds alike, second book</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>stesso valore due volte, due combinazioni uguali, seconda canasta</translation>
    </message>
    <message>
        <source>score, value of a trick, penalty, fine, debt, owes two</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>punteggio, valore di una presa, penalità, multa, debito, deve due</translation>
    </message>
    <message>
        <source>special cards, queens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>carte speciali, dame, donne</translation>
    </message>
    <message>
        <source>stock runs out, no more cards, end of the deck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>tallone finito, non ci sono più carte, fine del mazzo</translation>
    </message>
    <message>
        <source>table talk, talking</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>parlare, discorsi al tavolo, segnali</translation>
    </message>
    <message>
        <source>trade feet, exchange feet, give the foot away</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>scambiare i piedi, cedere il piede, passare il piede</translation>
    </message>
    <message>
        <source>turn up a card, first discard, start of the pile</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>girare una carta, primo scarto, inizio del pozzo</translation>
    </message>
    <message>
        <source>turn up once, twice, three times, thrown in, all pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>girare una volta, due, tre volte, carte buttate, tutti passano</translation>
    </message>
    <message>
        <source>undercut, beat the knocker</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>controcolpo, battere chi bussa</translation>
    </message>
    <message>
        <source>unseen, without looking, blind, in the dark</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>non viste, senza guardare, alla cieca, al buio</translation>
    </message>
    <message>
        <source>who is first at 0, finish, win at once, reaches zero</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>chi arriva prima a 0, fine, vincere subito, arrivare a zero</translation>
    </message>
    <message>
        <source>wild book, wild canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta di matte, burraco di matte, canasta di jolly</translation>
    </message>
    <message>
        <source>wild book, wild canasta, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta di matte, canasta di jolly e pinelle, matte</translation>
    </message>
    <message>
        <source>wild cards, how many wilds</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>matte, quante matte, jolly, pinelle, due</translation>
    </message>
    <message>
        <source>wild cards, how many wilds, jokers and twos, deuces, 2s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>matte, quante matte, jolly e due, pinelle, pinella</translation>
    </message>
    <message>
        <source>winning score, goal, play to, game to, points to win</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>punteggio finale, traguardo, giocare fino a, punti per vincere</translation>
    </message>
</context>
<context>
    <name>StartController</name>
    <message>
        <source>Finished games are entered into the family book: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Le partite finite si aggiungono al libro di famiglia: {done} di {total}</translation>
    </message>
    <message>
        <source>The folder of games is looked through: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Si guarda nella cartella delle partite: {done} di {total}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>Elimina partita</translation>
    </message>
    <message>
        <source>Delete this game? It cannot be brought back.</source>
        <translation>Eliminare questa partita? Non si può più recuperare.</translation>
    </message>
    <message>
        <source>First game?</source>
        <translation>Prima partita?</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Continua a imparare</translation>
    </message>
    <message>
        <source>Keep game</source>
        <translation>Tieni la partita</translation>
    </message>
    <message>
        <source>Kept with paper cards, left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Punti di carte vere, lasciata {when}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Learn {game} at the table, one step at a time.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Impara {game} al tavolo, un passo alla volta.</translation>
    </message>
    <message>
        <source>Left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Lasciata {when}</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Guardala</translation>
    </message>
    <message>
        <source>Open in another window.</source>
        <translation>Aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation>Mostra partite più vecchie</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>A che cosa giochiamo?</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>iniziata {when}</translation>
    </message>
    <message>
        <source>go on where you left off</source>
        <translation>continua da dove avevi lasciato</translation>
    </message>
    <message>
        <source>the same cards for everybody</source>
        <translation>le stesse carte per tutti</translation>
    </message>
    <message>
        <source>{name} to play, left {when}</source>
        <extracomment>{name}: the player, or the players of a side. {when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>tocca a {name}, lasciata {when}</translation>
    </message>
    <message numerus="yes">
        <source>{number} lesson(s) at the table</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} lezione al tavolo</numerusform>
            <numerusform>{number} lezioni al tavolo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more file(s) cannot be used either. None of them was deleted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Anche {number} altro file non si può usare. Nessuno è stato eliminato.</numerusform>
            <numerusform>Anche {number} altri file non si possono usare. Nessuno è stato eliminato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} position(s), easy to hard</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} posizione, dal facile al difficile</numerusform>
            <numerusform>{number} posizioni, dal facile al difficile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} risolto</numerusform>
            <numerusform>{number} risolti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Go back one deal</source>
        <translation>Indietro di una smazzata</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Indietro di una mossa</translation>
    </message>
    <message>
        <source>Go back one turn</source>
        <translation>Indietro di un turno</translation>
    </message>
    <message>
        <source>Go on one deal</source>
        <translation>Avanti di una smazzata</translation>
    </message>
    <message>
        <source>Go on one move</source>
        <translation>Avanti di una mossa</translation>
    </message>
    <message>
        <source>Go on one turn</source>
        <translation>Avanti di un turno</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>Vai alla fine della partita</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Vai all’inizio della partita</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>3s</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Rispondi no</translation>
    </message>
    <message>
        <source>Answer yes</source>
        <translation>Rispondi sì</translation>
    </message>
    <message>
        <source>Ask to go out</source>
        <translation>Chiedi di chiudere</translation>
    </message>
    <message>
        <source>Ask: may {name} go out?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Chiedi: {name} può chiudere?</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Pulite</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Sporche</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>verb</comment>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Scartala</translation>
    </message>
    <message>
        <source>Discard pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Pozzo {number}</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <comment>noun</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Pozzo {number}</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Fallo lo stesso</translation>
    </message>
    <message>
        <source>Drag the packet up</source>
        <translation>Trascina il pacchetto in su</translation>
    </message>
    <message>
        <source>Draw both</source>
        <translation>Pesca da tutti e due</translation>
    </message>
    <message>
        <source>Draw from both</source>
        <translation>Da tutti e due</translation>
    </message>
    <message numerus="yes">
        <source>Draw the last (card|{number})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Pesca l’ultima</numerusform>
            <numerusform>Pesca le ultime {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the last card</source>
        <translation>Pesca l’ultima carta</translation>
    </message>
    <message>
        <source>Draw {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Pesca {first} + {second}</translation>
    </message>
    <message>
        <source>Draw {first} from the first stock pile and {second} from the second</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Pesca {first} dal primo tallone e {second} dal secondo</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Pesca {number}</numerusform>
            <numerusform>Pesca {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>Finisci la smazzata</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>Prima calata</translation>
    </message>
    <message>
        <source>First stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Primo tallone, {cards}</translation>
    </message>
    <message>
        <source>Foot picked up</source>
        <translation>Piede raccolto</translation>
    </message>
    <message>
        <source>Foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Piede {number}</translation>
    </message>
    <message>
        <source>From the top: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Dall’alto: {cards}</translation>
    </message>
    <message>
        <source>Frozen pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Pozzo bloccato {number}</translation>
    </message>
    <message>
        <source>Frozen {number}</source>
        <comment>discard pile</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Bloccato {number}</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Hand, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Mano, {cards}</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation>Lasciala pulita</translation>
    </message>
    <message>
        <source>Keep to it</source>
        <translation>Rispetta l’accordo</translation>
    </message>
    <message>
        <source>Knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ginocchio e piede {number}</translation>
    </message>
    <message>
        <source>Knee {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Ginocchio {first} + {second}</translation>
    </message>
    <message numerus="yes">
        <source>Laid out: {number} {ranks}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Preparate: {number} {ranks}</numerusform>
            <numerusform>Preparate: {number} {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Cala</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Prepara</translation>
    </message>
    <message numerus="yes">
        <source>Lift about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Alza circa {number}</numerusform>
            <numerusform>Alza circa {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it dirty</source>
        <translation>Sporcala</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nuova combinazione</translation>
    </message>
    <message>
        <source>One more by a click, many by a drag or Shift+click.</source>
        <translation>Un clic per un’altra; trascina o Maiusc+clic per molte.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Red 3s</source>
        <translation>3 rossi</translation>
    </message>
    <message>
        <source>Second stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Secondo tallone, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Seven at once: (one is|{number} are) missing.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Sette in un colpo: ne manca una.</numerusform>
            <numerusform>Sette in un colpo: ne mancano {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordina per</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Ordina per valore</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Ordina per seme</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciali</translation>
    </message>
    <message>
        <source>Stock {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Talloni {first} + {second}</translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Tallone {number}</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Riprendi tutto</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Take brings {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Il pozzo porta {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Take {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Prendi {number}</numerusform>
            <numerusform>Prendi {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>È abbastanza.</translation>
    </message>
    <message>
        <source>The melds of {names} are shown large.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Le combinazioni di {names} sono in grande.</translation>
    </message>
    <message>
        <source>The own melds of {names} are large again.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Le combinazioni di {names} sono di nuovo in grande.</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Matte</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation>La tua mano è ordinata per valore.</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation>La tua mano è ordinata per seme.</translation>
    </message>
    <message>
        <source>a wild makes the clean {ranks} dirty.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>una matta sporca {ranks:il}.</translation>
    </message>
    <message>
        <source>about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>circa {number}</translation>
    </message>
    <message>
        <source>as agreed, all get into the foot first.</source>
        <translation>eravate d’accordo: prima tutti al piede.</translation>
    </message>
    <message>
        <source>as agreed, melds of five or six are closed first.</source>
        <translation>eravate d’accordo di completare prima le combinazioni di cinque o sei.</translation>
    </message>
    <message>
        <source>as agreed, nobody goes out while behind in points.</source>
        <translation>eravate d’accordo di non chiudere se siete sotto.</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>pulita</translation>
    </message>
    <message>
        <source>clean melds were to stay clean, as agreed.</source>
        <translation>eravate d’accordo di lasciare pulite le combinazioni pulite.</translation>
    </message>
    <message>
        <source>completes a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>completa {pile:una|un} {pile} {pile:pulita|pulito}</translation>
    </message>
    <message>
        <source>completes a dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>completa {pile:una|un} {pile} {pile:sporca|sporco}</translation>
    </message>
    <message>
        <source>completes a special {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>completa {pile:una|un} {pile} speciale</translation>
    </message>
    <message>
        <source>completes a wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>completa {pile:una|un} {pile} di matte</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>sporca</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>va su una combinazione</translation>
    </message>
    <message>
        <source>foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>piede {number}</translation>
    </message>
    <message>
        <source>in
foot</source>
        <translation>nel
piede</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>nel piede</translation>
    </message>
    <message>
        <source>knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>ginocchio e piede {number}</translation>
    </message>
    <message>
        <source>left</source>
        <comment>points</comment>
        <translation>resta</translation>
    </message>
    <message>
        <source>left in hand {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>resta in mano {points}</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>scelte</translation>
    </message>
    <message>
        <source>makes it dirty</source>
        <translation>la sporca</translation>
    </message>
    <message>
        <source>more fits: the foot comes first, as agreed.</source>
        <translation>altre carte vanno bene: eravate d’accordo, prima il piede.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuova</translation>
    </message>
    <message>
        <source>new
meld</source>
        <translation>cala
qui</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>non ha ancora calato</translation>
    </message>
    <message numerus="yes">
        <source>of {counts} card(s)</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>
            <numerusform>di {counts} carta</numerusform>
            <numerusform>di {counts} carte</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sul tavolo {points}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>gioca</translation>
    </message>
    <message>
        <source>red 3s</source>
        <translation>3 rossi</translation>
    </message>
    <message>
        <source>special</source>
        <translation>speciali</translation>
    </message>
    <message>
        <source>the {ranks} were to stay clean, as agreed.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>eravate d’accordo di non sporcare {ranks:il}.</translation>
    </message>
    <message>
        <source>this ends the deal, and it cannot be taken back.</source>
        <translation>così la smazzata finisce, e non si può riprendere.</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>matte</translation>
    </message>
    <message>
        <source>wilds are for the wild meld, as agreed.</source>
        <translation>eravate d’accordo di tenere le matte per la combinazione di matte.</translation>
    </message>
    <message numerus="yes">
        <source>with {number} (lady|ladies)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>con {number} dama</numerusform>
            <numerusform>con {number} dame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:^}. (One point is|{points} points are) missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{cards:^}. Manca ancora {points} punto.</numerusform>
            <numerusform>{cards:^}. Mancano ancora {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:^}. That is enough.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}. È abbastanza.</translation>
    </message>
    <message>
        <source>{card} fits a meld of the own side.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^il} va su una combinazione della tua squadra.</translation>
    </message>
    <message>
        <source>{card} is wild and goes with nearly every meld.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^il} fa da matta e va con quasi tutte le combinazioni.</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s) new</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una carta nuova</numerusform>
            <numerusform>{count} carte nuove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have} of {need} {piles}, on the table {points}</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed. {piles}: the same word for several, some with what they are: “clean piles”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{have} {piles} su {need}, sul tavolo {points}</numerusform>
            <numerusform>{have} {piles} su {need}, sul tavolo {points}</numerusform>
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
        <translation>{label}, in cima {card}</translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {number} of them wild</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{meld}, di cui {number} matta</numerusform>
            <numerusform>{meld}, di cui {number} matte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} meld(s), {cards}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{number} combinazione, {cards}</numerusform>
            <numerusform>{number} combinazioni, {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>ancora {number}</numerusform>
            <numerusform>ancora {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{number} di {total}</translation>
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
        <translation>Si cerca un consiglio.</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Altro modo</translation>
    </message>
    <message>
        <source>H says more.</source>
        <translation>Premi H per altro.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>There is no other way to show.</source>
        <translation>Non c’è un altro modo da mostrare.</translation>
    </message>
    <message>
        <source>What was laid out was taken back; Undo brings it back.</source>
        <translation>Le carte preparate sono state riprese; Annulla le rimette.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>All</source>
        <comment>sounds</comment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>moves</comment>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto alto</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text</comment>
        <translation>Molto grande</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Chiaro o scuro</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Movimento delle carte</translation>
    </message>
    <message>
        <source>None</source>
        <comment>sounds</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliva</translation>
    </message>
    <message>
        <source>Only at a turn</source>
        <translation>Solo al tuo turno</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>moves</comment>
        <translation>Rapido</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>moves</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Basso</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Ottanio</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>This copy of the program came without its sounds. To hear them, install miniaudio beside it; the README says how.</source>
        <translation>Questa copia del programma è senza suoni. Per sentirli, installa miniaudio accanto; il README spiega come.</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Bordeaux</translation>
    </message>
</context>
<context>
    <name>TableTips</name>
    <message>
        <source>Close this note</source>
        <translation>Chiudi questa nota</translation>
    </message>
    <message>
        <source>No more notes</source>
        <translation>Niente più note</translation>
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
        <translation>Posizione nella partita</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Moves, scores</source>
        <translation>Mosse, punteggi</translation>
    </message>
</context>
<context>
    <name>TotalBar</name>
    <message>
        <source>Total: {totals}</source>
        <extracomment>{totals}: the points of every player, listed.</extracomment>
        <translation>Totale: {totals}</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Last turns</source>
        <translation>Ultimi turni</translation>
    </message>
</context>
<context>
    <name>TurnParts</name>
    <message numerus="yes">
        <source>completed clean {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} completato {ranks:il}, senza matte</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} completato {ranks:il}, senza matte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed dirty {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} completato {ranks:il}, con matte</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} completato {ranks:il}, con matte</numerusform>
        </translation>
    </message>
    <message>
        <source>threw a card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:ha|ha|ha|hanno} buttato una carta</translation>
    </message>
    <message numerus="yes">
        <source>took {number} for the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} preso {number} per {ranks:il}</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} preso {number} per {ranks:il}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {number} with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:ha|ha|ha|hanno} preso {number} con {cards}</numerusform>
            <numerusform>{name:ha|ha|ha|hanno} preso {number} con {cards}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unplayed</name>
    <message>
        <source>A tie is played off by another deal.</source>
        <translation>Una parità si risolve con un’altra smazzata.</translation>
    </message>
    <message>
        <source>Cards in a foot not picked up count twice.</source>
        <translation>Le carte in un piede chiuso contano doppio.</translation>
    </message>
    <message>
        <source>Discard {cards}, one after the other.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Si scartano {cards}, una dopo l’altra.</translation>
    </message>
    <message>
        <source>{count:^} packets are dealt to everybody: {sizes}.</source>
        <extracomment>{count}: the number on which the plural form depends. {sizes}: numbers of cards, listed.</extracomment>
        <translation>Ognuno riceve {count} pacchetti: {sizes}.</translation>
    </message>
</context>
<context>
    <name>ValueTexts</name>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks of one value</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} – {last}</translation>
    </message>
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
            <numerusform>E un’altra.</numerusform>
            <numerusform>E altre {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As near by your answers</source>
        <translation>Altrettanto vicine alle tue risposte</translation>
    </message>
    <message>
        <source>Go on with your answers</source>
        <translation>Continua con le tue risposte</translation>
    </message>
    <message>
        <source>Most families begin with “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>La maggior parte delle famiglie comincia con “{rules}”</translation>
    </message>
    <message>
        <source>Nearest is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>La più vicina è “{rules}”</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Salta il resto</translation>
    </message>
    <message>
        <source>Take “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Usa “{rules}”</translation>
    </message>
    <message>
        <source>That is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>È “{rules}”</translation>
    </message>
    <message>
        <source>You do otherwise</source>
        <translation>Da voi si gioca diversamente</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Cover the cards</source>
        <translation>Copri le carte</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti mossa</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Salta questo passo</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>What may be done now?</source>
        <translation>Che cosa posso fare ora?</translation>
    </message>
</context>
<context>
    <name>WonPage</name>
    <message>
        <source>Best: {deal}, {points}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La migliore: {deal}, {points}.</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Stampa il foglio</translation>
    </message>
    <message>
        <source>{points} to {total}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{points} a {total}.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>(a five|{count} fives)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un cinque; il: il cinque; del: del cinque; al: al cinque; sul: sul cinque; dal: dal cinque; gender: m</numerusform>
            <numerusform>{count} cinque; il: i {count} cinque; del: dei {count} cinque; al: ai {count} cinque; sul: sui {count} cinque; dal: dai {count} cinque; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four|{count} fours)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un quattro; il: il quattro; del: del quattro; al: al quattro; sul: sul quattro; dal: dal quattro; gender: m</numerusform>
            <numerusform>{count} quattro; il: i {count} quattro; del: dei {count} quattro; al: ai {count} quattro; sul: sui {count} quattro; dal: dai {count} quattro; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack|{count} jacks)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un fante; il: il fante; del: del fante; al: al fante; sul: sul fante; dal: dal fante; gender: m</numerusform>
            <numerusform>{count} fanti; il: i {count} fanti; del: dei {count} fanti; al: ai {count} fanti; sul: sui {count} fanti; dal: dai {count} fanti; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jester|{count} jesters)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un buffone; il: il buffone; del: del buffone; al: al buffone; sul: sul buffone; dal: dal buffone; gender: m</numerusform>
            <numerusform>{count} buffoni; il: i {count} buffoni; del: dei {count} buffoni; al: ai {count} buffoni; sul: sui {count} buffoni; dal: dai {count} buffoni; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker|{count} jokers)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un jolly; il: il jolly; del: del jolly; al: al jolly; sul: sul jolly; dal: dal jolly; gender: m</numerusform>
            <numerusform>{count} jolly; il: i {count} jolly; del: dei {count} jolly; al: ai {count} jolly; sul: sui {count} jolly; dal: dai {count} jolly; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king|{count} kings)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un re; il: il re; del: del re; al: al re; sul: sul re; dal: dal re; gender: m</numerusform>
            <numerusform>{count} re; il: i {count} re; del: dei {count} re; al: ai {count} re; sul: sui {count} re; dal: dai {count} re; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lady|{count} ladies)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una dama; il: la dama; del: della dama; al: alla dama; sul: sulla dama; dal: dalla dama; gender: f</numerusform>
            <numerusform>{count} dame; il: le {count} dame; del: delle {count} dame; al: alle {count} dame; sul: sulle {count} dame; dal: dalle {count} dame; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lord|{count} lords)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un signore; il: il signore; del: del signore; al: al signore; sul: sul signore; dal: dal signore; gender: m</numerusform>
            <numerusform>{count} signori; il: i {count} signori; del: dei {count} signori; al: ai {count} signori; sul: sui {count} signori; dal: dai {count} signori; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine|{count} nines)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un nove; il: il nove; del: del nove; al: al nove; sul: sul nove; dal: dal nove; gender: m</numerusform>
            <numerusform>{count} nove; il: i {count} nove; del: dei {count} nove; al: ai {count} nove; sul: sui {count} nove; dal: dai {count} nove; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a one|{count} ones)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un uno; il: l’uno; del: dell’uno; al: all’uno; sul: sull’uno; dal: dall’uno; gender: m</numerusform>
            <numerusform>{count} uno; il: i {count} uno; del: dei {count} uno; al: ai {count} uno; sul: sui {count} uno; dal: dai {count} uno; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen|{count} queens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una donna; il: la donna; del: della donna; al: alla donna; sul: sulla donna; dal: dalla donna; gender: f</numerusform>
            <numerusform>{count} donne; il: le {count} donne; del: delle {count} donne; al: alle {count} donne; sul: sulle {count} donne; dal: dalle {count} donne; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven|{count} sevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un sette; il: il sette; del: del sette; al: al sette; sul: sul sette; dal: dal sette; gender: m</numerusform>
            <numerusform>{count} sette; il: i {count} sette; del: dei {count} sette; al: ai {count} sette; sul: sui {count} sette; dal: dai {count} sette; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six|{count} sixes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un sei; il: il sei; del: del sei; al: al sei; sul: sul sei; dal: dal sei; gender: m</numerusform>
            <numerusform>{count} sei; il: i {count} sei; del: dei {count} sei; al: ai {count} sei; sul: sui {count} sei; dal: dai {count} sei; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten|{count} tens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un dieci; il: il dieci; del: del dieci; al: al dieci; sul: sul dieci; dal: dal dieci; gender: m</numerusform>
            <numerusform>{count} dieci; il: i {count} dieci; del: dei {count} dieci; al: ai {count} dieci; sul: sui {count} dieci; dal: dai {count} dieci; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a three|{count} threes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un tre; il: il tre; del: del tre; al: al tre; sul: sul tre; dal: dal tre; gender: m</numerusform>
            <numerusform>{count} tre; il: i {count} tre; del: dei {count} tre; al: ai {count} tre; sul: sui {count} tre; dal: dai {count} tre; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a twelve|{count} twelves)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un dodici; il: il dodici; del: del dodici; al: al dodici; sul: sul dodici; dal: dal dodici; gender: m</numerusform>
            <numerusform>{count} dodici; il: i {count} dodici; del: dei {count} dodici; al: ai {count} dodici; sul: sui {count} dodici; dal: dai {count} dodici; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two|{count} twos)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un due; il: il due; del: del due; al: al due; sul: sul due; dal: dal due; gender: m</numerusform>
            <numerusform>{count} due; il: i {count} due; del: dei {count} due; al: ai {count} due; sul: sui {count} due; dal: dai {count} due; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a villain|{count} villains)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un brigante; il: il brigante; del: del brigante; al: al brigante; sul: sul brigante; dal: dal brigante; gender: m</numerusform>
            <numerusform>{count} briganti; il: i {count} briganti; del: dei {count} briganti; al: ai {count} briganti; sul: sui {count} briganti; dal: dai {count} briganti; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace|{count} aces)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un asso; il: l’asso; del: dell’asso; al: all’asso; sul: sull’asso; dal: dall’asso; gender: m</numerusform>
            <numerusform>{count} assi; il: i {count} assi; del: dei {count} assi; al: ai {count} assi; sul: sui {count} assi; dal: dai {count} assi; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight|{count} eights)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un otto; il: l’otto; del: dell’otto; al: all’otto; sul: sull’otto; dal: dall’otto; gender: m</numerusform>
            <numerusform>{count} otto; il: i {count} otto; del: dei {count} otto; al: ai {count} otto; sul: sui {count} otto; dal: dai {count} otto; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eleven|{count} elevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un undici; il: l’undici; del: dell’undici; al: all’undici; sul: sull’undici; dal: dall’undici; gender: m</numerusform>
            <numerusform>{count} undici; il: i {count} undici; del: dei {count} undici; al: ai {count} undici; sul: sui {count} undici; dal: dai {count} undici; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>262 special cards</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>262 carte speciali; il: le 262 carte speciali; del: delle 262 carte speciali; al: alle 262 carte speciali; gender: pf</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>a click on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>un clic sul tallone</translation>
    </message>
    <message>
        <source>a tap on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>un tocco sul tallone</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>asso; il: l’asso; del: dell’asso; al: all’asso; sul: sull’asso; dal: dall’asso; un: un asso; gender: m</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>assi; il: gli assi; del: degli assi; al: agli assi; sul: sugli assi; dal: dagli assi; un: degli assi; gender: p</translation>
    </message>
    <message>
        <source>black joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jolly nero; il: il jolly nero; del: del jolly nero; al: al jolly nero; sul: sul jolly nero; dal: dal jolly nero; un: un jolly nero; gender: m</translation>
    </message>
    <message>
        <source>black three</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tre nero; il: il tre nero; del: del tre nero; al: al tre nero; sul: sul tre nero; dal: dal tre nero; un: un tre nero; gender: m</translation>
    </message>
    <message>
        <source>black threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tre neri; il: i tre neri; del: dei tre neri; al: ai tre neri; sul: sui tre neri; dal: dai tre neri; un: dei tre neri; gender: p</translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>libro; il: il libro; del: del libro; al: al libro; sul: sul libro; dal: dal libro; un: un libro; gender: m</translation>
    </message>
    <message numerus="yes">
        <source>book(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>libro; il: il libro; del: del libro; al: al libro; sul: sul libro; dal: dal libro; un: un libro; gender: m</numerusform>
            <numerusform>libri; il: i libri; del: dei libri; al: ai libri; sul: sui libri; dal: dai libri; un: dei libri; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>books</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>libri; il: i libri; del: dei libri; al: ai libri; sul: sui libri; dal: dai libri; un: dei libri; gender: p</translation>
    </message>
    <message>
        <source>canasta</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>canasta; il: la canasta; del: della canasta; al: alla canasta; sul: sulla canasta; dal: dalla canasta; un: una canasta; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>canasta(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>canasta; il: la canasta; del: della canasta; al: alla canasta; sul: sulla canasta; dal: dalla canasta; un: una canasta; gender: f</numerusform>
            <numerusform>canaste; il: le canaste; del: delle canaste; al: alle canaste; sul: sulle canaste; dal: dalle canaste; un: delle canaste; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>canastas</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>canaste; il: le canaste; del: delle canaste; al: alle canaste; sul: sulle canaste; dal: dalle canaste; un: delle canaste; gender: pf</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>fiori; gender: p</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>quadri; gender: p</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>otto; gender: p</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>otto; il: l’otto; del: dell’otto; al: all’otto; sul: sull’otto; dal: dall’otto; un: un otto; gender: m</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>otto; il: gli otto; del: degli otto; al: agli otto; sul: sugli otto; dal: dagli otto; un: degli otto; gender: p</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>undici; gender: p</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>undici; il: l’undici; del: dell’undici; al: all’undici; sul: sull’undici; dal: dall’undici; un: un undici; gender: m</translation>
    </message>
    <message>
        <source>elevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>undici; il: gli undici; del: degli undici; al: agli undici; sul: sugli undici; dal: dagli undici; un: degli undici; gender: p</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cinque; gender: p</translation>
    </message>
    <message>
        <source>five</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cinque; il: il cinque; del: del cinque; al: al cinque; sul: sul cinque; dal: dal cinque; un: un cinque; gender: m</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cinque; il: i cinque; del: dei cinque; al: ai cinque; sul: sui cinque; dal: dai cinque; un: dei cinque; gender: p</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>piede; il: il piede; del: del piede; al: al piede; sul: sul piede; dal: dal piede; un: un piede; gender: m</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>quattro; gender: p</translation>
    </message>
    <message>
        <source>four</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>quattro; il: il quattro; del: del quattro; al: al quattro; sul: sul quattro; dal: dal quattro; un: un quattro; gender: m</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>quattro; il: i quattro; del: dei quattro; al: ai quattro; sul: sui quattro; dal: dai quattro; un: dei quattro; gender: p</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cuori; gender: p</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>fante; il: il fante; del: del fante; al: al fante; sul: sul fante; dal: dal fante; un: un fante; gender: m</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>fanti; il: i fanti; del: dei fanti; al: ai fanti; sul: sui fanti; dal: dai fanti; un: dei fanti; gender: p</translation>
    </message>
    <message>
        <source>jester</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>buffone; il: il buffone; del: del buffone; al: al buffone; sul: sul buffone; dal: dal buffone; un: un buffone; gender: m</translation>
    </message>
    <message>
        <source>jesters</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>buffoni; il: i buffoni; del: dei buffoni; al: ai buffoni; sul: sui buffoni; dal: dai buffoni; un: dei buffoni; gender: p</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jolly; il: il jolly; del: del jolly; al: al jolly; sul: sul jolly; dal: dal jolly; un: un jolly; gender: m</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jolly; il: i jolly; del: dei jolly; al: ai jolly; sul: sui jolly; dal: dai jolly; un: dei jolly; gender: p</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>re; il: il re; del: del re; al: al re; sul: sul re; dal: dal re; un: un re; gender: m</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>re; il: i re; del: dei re; al: ai re; sul: sui re; dal: dai re; un: dei re; gender: p</translation>
    </message>
    <message>
        <source>knee</source>
        <comment>the packet between hand and foot</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ginocchio; il: il ginocchio; del: del ginocchio; al: al ginocchio; sul: sul ginocchio; dal: dal ginocchio; un: un ginocchio; gender: m</translation>
    </message>
    <message>
        <source>ladies</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dame; il: le dame; del: delle dame; al: alle dame; sul: sulle dame; dal: dalle dame; un: delle dame; gender: pf</translation>
    </message>
    <message>
        <source>lady</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dama; il: la dama; del: della dama; al: alla dama; sul: sulla dama; dal: dalla dama; un: una dama; gender: f</translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>signore; il: il signore; del: del signore; al: al signore; sul: sul signore; dal: dal signore; un: un signore; gender: m</translation>
    </message>
    <message>
        <source>lords</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>signori; il: i signori; del: dei signori; al: ai signori; sul: sui signori; dal: dai signori; un: dei signori; gender: p</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nove; gender: p</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nove; il: il nove; del: del nove; al: al nove; sul: sul nove; dal: dal nove; un: un nove; gender: m</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nove; il: i nove; del: dei nove; al: ai nove; sul: sui nove; dal: dai nove; un: dei nove; gender: p</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>zero; gender: p</translation>
    </message>
    <message>
        <source>no {piles} needed</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>nessun obbligo di {piles}</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>uno; f: una; m: un; gender: m</translation>
    </message>
    <message>
        <source>one</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>uno; il: l’uno; del: dell’uno; al: all’uno; sul: sull’uno; dal: dall’uno; un: un uno; gender: m</translation>
    </message>
    <message>
        <source>ones</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>uno; il: gli uno; del: degli uno; al: agli uno; sul: sugli uno; dal: dagli uno; un: degli uno; gender: p</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>mazzetto; il: il mazzetto; del: del mazzetto; al: al mazzetto; sul: sul mazzetto; dal: dal mazzetto; un: un mazzetto; gender: m</translation>
    </message>
    <message numerus="yes">
        <source>pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>mazzetto; il: il mazzetto; del: del mazzetto; al: al mazzetto; sul: sul mazzetto; dal: dal mazzetto; un: un mazzetto; gender: m</numerusform>
            <numerusform>mazzetti; il: i mazzetti; del: dei mazzetti; al: ai mazzetti; sul: sui mazzetti; dal: dai mazzetti; un: dei mazzetti; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>piles</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>mazzetti; il: i mazzetti; del: dei mazzetti; al: ai mazzetti; sul: sui mazzetti; dal: dai mazzetti; un: dei mazzetti; gender: p</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>donna; il: la donna; del: della donna; al: alla donna; sul: sulla donna; dal: dalla donna; un: una donna; gender: f</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>donne; il: le donne; del: delle donne; al: alle donne; sul: sulle donne; dal: dalle donne; un: delle donne; gender: pf</translation>
    </message>
    <message>
        <source>red joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jolly rosso; il: il jolly rosso; del: del jolly rosso; al: al jolly rosso; sul: sul jolly rosso; dal: dal jolly rosso; un: un jolly rosso; gender: m</translation>
    </message>
    <message>
        <source>red threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tre rossi; il: i tre rossi; del: dei tre rossi; al: ai tre rossi; sul: sui tre rossi; dal: dai tre rossi; un: dei tre rossi; gender: p</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sette; gender: p</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sette; il: il sette; del: del sette; al: al sette; sul: sul sette; dal: dal sette; un: un sette; gender: m</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sette; il: i sette; del: dei sette; al: ai sette; sul: sui sette; dal: dai sette; un: dei sette; gender: p</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sei; gender: p</translation>
    </message>
    <message>
        <source>six</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sei; il: il sei; del: del sei; al: al sei; sul: sul sei; dal: dal sei; un: un sei; gender: m</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sei; il: i sei; del: dei sei; al: ai sei; sul: sui sei; dal: dai sei; un: dei sei; gender: p</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>picche; gender: p</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dieci; gender: p</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dieci; il: il dieci; del: del dieci; al: al dieci; sul: sul dieci; dal: dal dieci; un: un dieci; gender: m</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dieci; il: i dieci; del: dei dieci; al: ai dieci; sul: sui dieci; dal: dai dieci; un: dei dieci; gender: p</translation>
    </message>
    <message>
        <source>the first meld of a player</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>la prima calata di un giocatore; del: della prima calata di un giocatore; al: alla prima calata di un giocatore; gender: f</translation>
    </message>
    <message>
        <source>the first meld of a side</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>la prima calata di una squadra; del: della prima calata di una squadra; al: alla prima calata di una squadra; gender: f</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:il}; il: {card:il}; del: {card:del}; al: {card:al}; sul: {card:sul}; dal: {card:dal}; un: {card:un}; gender: {card:gender}</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tre; gender: p</translation>
    </message>
    <message>
        <source>three</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tre; il: il tre; del: del tre; al: al tre; sul: sul tre; dal: dal tre; un: un tre; gender: m</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tre; il: i tre; del: dei tre; al: ai tre; sul: sui tre; dal: dai tre; un: dei tre; gender: p</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dodici; gender: p</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dodici; il: il dodici; del: del dodici; al: al dodici; sul: sul dodici; dal: dal dodici; un: un dodici; gender: m</translation>
    </message>
    <message>
        <source>twelves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dodici; il: i dodici; del: dei dodici; al: ai dodici; sul: sui dodici; dal: dai dodici; un: dei dodici; gender: p</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>due; gender: p</translation>
    </message>
    <message>
        <source>two</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>due; il: il due; del: del due; al: al due; sul: sul due; dal: dal due; un: un due; gender: m</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>due; il: i due; del: dei due; al: ai due; sul: sui due; dal: dai due; un: dei due; gender: p</translation>
    </message>
    <message>
        <source>villain</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>brigante; il: il brigante; del: del brigante; al: al brigante; sul: sul brigante; dal: dal brigante; un: un brigante; gender: m</translation>
    </message>
    <message>
        <source>villains</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>briganti; il: i briganti; del: dei briganti; al: ai briganti; sul: sui briganti; dal: dai briganti; un: dei briganti; gender: p</translation>
    </message>
    <message>
        <source>wilds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>matte; il: le matte; del: delle matte; al: alle matte; sul: sulle matte; dal: dalle matte; un: delle matte; gender: pf</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una carta; il: la carta; del: della carta; al: alla carta; sul: sulla carta; dal: dalla carta; gender: f</numerusform>
            <numerusform>{count} carte; il: le {count} carte; del: delle {count} carte; al: alle {count} carte; sul: sulle {count} carte; dal: dalle {count} carte; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles} {piles:pulita|pulito|pulito}; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles} {piles:pulite|puliti|puliti|puliti|pulite}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles} {piles:pulita|pulito|pulito} di {ranks}; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles} {piles:pulite|puliti|puliti|puliti|pulite} di {ranks}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deal(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una smazzata; il: la smazzata; del: della smazzata; al: alla smazzata; sul: sulla smazzata; dal: dalla smazzata; gender: f</numerusform>
            <numerusform>{count} smazzate; il: le {count} smazzate; del: delle {count} smazzate; al: alle {count} smazzate; sul: sulle {count} smazzate; dal: dalle {count} smazzate; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles} {piles:sporca|sporco|sporco}; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles} {piles:sporche|sporchi|sporchi|sporchi|sporche}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} joker(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un jolly; il: il jolly; del: del jolly; al: al jolly; sul: sul jolly; dal: dal jolly; gender: m</numerusform>
            <numerusform>{count} jolly; il: i {count} jolly; del: dei {count} jolly; al: ai {count} jolly; sul: sui {count} jolly; dal: dai {count} jolly; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pack(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un mazzo; il: il mazzo; del: del mazzo; al: al mazzo; sul: sul mazzo; dal: dal mazzo; gender: m</numerusform>
            <numerusform>{count} mazzi; il: i {count} mazzi; del: dei {count} mazzi; al: ai {count} mazzi; sul: sui {count} mazzi; dal: dai {count} mazzi; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pair(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una coppia; il: la coppia; del: della coppia; al: alla coppia; sul: sulla coppia; dal: dalla coppia; gender: f</numerusform>
            <numerusform>{count} coppie; il: le {count} coppie; del: delle {count} coppie; al: alle {count} coppie; sul: sulle {count} coppie; dal: dalle {count} coppie; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} player(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un giocatore; il: il giocatore; del: del giocatore; al: al giocatore; sul: sul giocatore; dal: dal giocatore; gender: m</numerusform>
            <numerusform>{count} giocatori; il: i {count} giocatori; del: dei {count} giocatori; al: ai {count} giocatori; sul: sui {count} giocatori; dal: dai {count} giocatori; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} round(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una manche; il: la manche; del: della manche; al: alla manche; sul: sulla manche; dal: dalla manche; gender: f</numerusform>
            <numerusform>{count} manche; il: le {count} manche; del: delle {count} manche; al: alle {count} manche; sul: sulle {count} manche; dal: dalle {count} manche; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stock pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>un tallone; il: il tallone; del: del tallone; al: al tallone; sul: sul tallone; dal: dal tallone; gender: m</numerusform>
            <numerusform>{count} talloni; il: i {count} talloni; del: dei {count} talloni; al: ai {count} talloni; sul: sui {count} talloni; dal: dai {count} talloni; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles} di matte; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles} di matte; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>una matta; il: la matta; del: della matta; al: alla matta; sul: sulla matta; dal: dalla matta; gender: f</numerusform>
            <numerusform>{count} matte; il: le {count} matte; del: delle {count} matte; al: alle {count} matte; sul: sulle {count} matte; dal: dalle {count} matte; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles}; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} in all</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles} in tutto; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles} in tutto; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{piles:una|un|un} {piles} di {ranks}; gender: {piles:gender}</numerusform>
            <numerusform>{count} {piles} di {ranks}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} e {last:*}; gender: p</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} o {last:*}; gender: {last:gender}</translation>
    </message>
    <message numerus="yes">
        <source>{first} or {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} o {last:f} carta; gender: f</numerusform>
            <numerusform>{first:f} o {last:f} carte; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>da {first} a {last}; f: da {first:f} a {last:f}; gender: p</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:dal} {last:al}; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>da {first:f} a {last:f} carta; gender: f</numerusform>
            <numerusform>da {first:f} a {last:f} carte; gender: pf</numerusform>
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
            <numerusform>una carta; il: la carta; del: della carta; al: alla carta; sul: sulla carta; dal: dalla carta; gender: f</numerusform>
            <numerusform>{number} carte; il: le {number} carte; del: delle {number} carte; al: alle {number} carte; sul: sulle {number} carte; dal: dalle {number} carte; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} point(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>un punto; il: il punto; del: del punto; al: al punto; sul: sul punto; dal: dal punto; gender: m</numerusform>
            <numerusform>{number} punti; il: i {number} punti; del: dei {number} punti; al: ai {number} punti; sul: sui {number} punti; dal: dai {number} punti; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) from deal {deal} on</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} punto dalla smazzata {deal} in poi; gender: m</numerusform>
            <numerusform>{points} punti dalla smazzata {deal} in poi; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) in deal {deal}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} punto nella smazzata {deal}; gender: m</numerusform>
            <numerusform>{points} punti nella smazzata {deal}; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{rank:*} di {suit}; gender: {rank:gender}</translation>
    </message>
</context>
<context>
    <name>_AboutPage</name>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy.</source>
        <translation>Un tavolo da gioco per Hand and Foot, Raub e Ramino Machiavelli.</translation>
    </message>
    <message>
        <source>BSD licence</source>
        <translation>Licenza BSD</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License (LGPL) 3</source>
        <translation>GNU Lesser General Public License (LGPL) 3</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence and comes without any warranty.</source>
        <translation>È software libero con licenza MIT, senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>Licenza MIT</translation>
    </message>
    <message>
        <source>Python Software Foundation License</source>
        <translation>Python Software Foundation License</translation>
    </message>
    <message>
        <source>Qt and PySide6 are libraries of their own and may be exchanged for other versions of them; their source is at {address}.</source>
        <extracomment>{address}: an address on the web.</extracomment>
        <translation>Qt e PySide6 sono librerie separate e possono essere sostituite da altre loro versioni; il loro sorgente è su {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version}: the number of a version.</extracomment>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Version, system and the last faults, for whoever mends the program.</source>
        <translation>Versione, sistema e ultimi errori, per correggere il programma.</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Con che cosa è fatto</translation>
    </message>
</context>
<context>
    <name>_CheckPage</name>
    <message>
        <source>Hide details</source>
        <translation>Nascondi i dettagli</translation>
    </message>
    <message>
        <source>Made again just now</source>
        <translation>Calcolato proprio ora</translation>
    </message>
    <message>
        <source>No deal of this game has a code.</source>
        <translation>Nessuna smazzata di questa partita ha un codice.</translation>
    </message>
    <message>
        <source>Secret number</source>
        <translation>Numero segreto</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Mostra i dettagli</translation>
    </message>
    <message>
        <source>Shown before the deal</source>
        <translation>Mostrato prima della smazzata</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>Testo copiato</translation>
    </message>
    <message>
        <source>The cards as they were dealt</source>
        <translation>Le carte come sono state date</translation>
    </message>
    <message>
        <source>The exact text for sha256sum</source>
        <translation>Il testo esatto per sha256sum</translation>
    </message>
    <message>
        <source>The next deal has the code {code}.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>La prossima smazzata ha il codice {code}.</translation>
    </message>
    <message>
        <source>The secret number, the cards and the exact text that the code is made of</source>
        <translation>Il numero segreto, le carte e il testo esatto da cui nasce il codice</translation>
    </message>
    <message>
        <source>{deal} is being played; its code {code} can be checked once it is over.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>{deal:^} è in corso; il suo codice {code} si può verificare quando è finita.</translation>
    </message>
</context>
<context>
    <name>_Choice</name>
    <message>
        <source>chosen</source>
        <translation>scelto</translation>
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
        <translation>Frecce</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Before a game: move the player to another seat</source>
        <translation>Prima di una partita: sposta il giocatore a un altro posto</translation>
    </message>
    <message>
        <source>Begin a lesson or a puzzle again</source>
        <translation>Ricomincia una lezione o un rompicapo</translation>
    </message>
    <message>
        <source>Bring hands onto phones, and back to the screen</source>
        <translation>Sposta le mani sui telefoni e di nuovo sullo schermo</translation>
    </message>
    <message>
        <source>Change names, or put a bot in a player’s place</source>
        <translation>Cambia i nomi, o metti un bot al posto di un giocatore</translation>
    </message>
    <message>
        <source>Check the deal code</source>
        <translation>Verifica il codice della smazzata</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Click on a side</source>
        <translation>Clic su una squadra</translation>
    </message>
    <message>
        <source>Click on a word</source>
        <translation>Clic su una parola</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Clic sul tallone</translation>
    </message>
    <message>
        <source>Close a corrected deal, or go back to the start</source>
        <translation>Chiudi una smazzata corretta, o torna all’inizio</translation>
    </message>
    <message>
        <source>Copy a report about faults of the program</source>
        <translation>Copia un resoconto sugli errori del programma</translation>
    </message>
    <message>
        <source>Cover the cards in the middle of a turn</source>
        <translation>Copri le carte nel mezzo di un turno</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Deal report: luck, play, and decisions</source>
        <translation>Resoconto: fortuna, gioco e decisioni</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppio clic</translation>
    </message>
    <message>
        <source>Double click on a move</source>
        <translation>Doppio clic su una mossa</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Trascina</translation>
    </message>
    <message>
        <source>Drag across</source>
        <translation>Trascina di traverso</translation>
    </message>
    <message>
        <source>Draw; dragging a card off it, too</source>
        <translation>Pesca; puoi anche trascinarne via una carta</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Explain a place of the table</source>
        <translation>Spiega un posto sul tavolo</translation>
    </message>
    <message>
        <source>Explain it: clean, foot, Refe …</source>
        <translation>La spiega: pulita, piede, refe…</translation>
    </message>
    <message>
        <source>Explain the words on the table, one after the other</source>
        <translation>Spiega le parole sul tavolo, una per una</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it</source>
        <translation>Schermo intero sì o no</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Go back to where looking back began</source>
        <translation>Torna dove hai cominciato a rivedere</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Vai da una carta all’altra</translation>
    </message>
    <message>
        <source>Go from line to line</source>
        <translation>Vai da una riga all’altra</translation>
    </message>
    <message>
        <source>Go on to the next field, at last write down</source>
        <translation>Vai al campo seguente; dopo l’ultimo, scrivi</translation>
    </message>
    <message>
        <source>Go on to the next place of the table</source>
        <translation>Vai al posto seguente sul tavolo</translation>
    </message>
    <message>
        <source>Go on with the next deal</source>
        <translation>Continua con la prossima smazzata</translation>
    </message>
    <message>
        <source>Go one deal back or on</source>
        <translation>Indietro o avanti di una smazzata</translation>
    </message>
    <message>
        <source>Go one move back or on</source>
        <translation>Indietro o avanti di una mossa</translation>
    </message>
    <message>
        <source>Go one turn back or on</source>
        <translation>Indietro o avanti di un turno</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Vai alla prima o all’ultima carta</translation>
    </message>
    <message>
        <source>Go to the move of the line in the log</source>
        <translation>Vai alla mossa di quella riga del registro</translation>
    </message>
    <message>
        <source>Go to the next card of that rank</source>
        <translation>Vai alla prossima carta di quel valore</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Vai al prossimo elemento</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Vai al prossimo rompicapo</translation>
    </message>
    <message>
        <source>Go to the start or the end of the game</source>
        <translation>Vai all’inizio o alla fine della partita</translation>
    </message>
    <message>
        <source>Hint: where to look, then the move, then why, then another way</source>
        <translation>Consiglio: dove guardare, poi la mossa, poi il perché, poi un altro modo</translation>
    </message>
    <message>
        <source>In a demo: go faster</source>
        <translation>In una dimostrazione: più veloce</translation>
    </message>
    <message>
        <source>In a demo: stop, then one step at a time</source>
        <translation>In una dimostrazione: fermala, poi un passo alla volta</translation>
    </message>
    <message>
        <source>Keep the score of a game with paper cards</source>
        <translation>Segna i punti di una partita con carte vere</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Segnare i punti</translation>
    </message>
    <message>
        <source>Leave a lesson or a puzzle</source>
        <translation>Esci da una lezione o da un rompicapo</translation>
    </message>
    <message>
        <source>Lift a card of the table besides those lifted</source>
        <translation>Scegli anche una carta sul tavolo</translation>
    </message>
    <message>
        <source>Lift a card; click where it goes to put it down</source>
        <translation>Scegli una carta; clicca dove va per posarla</translation>
    </message>
    <message>
        <source>Lift all cards from the one lifted last to this one</source>
        <translation>Scegli tutte le carte dall’ultima scelta a questa</translation>
    </message>
    <message>
        <source>Lift the card, drop it, or press what has focus</source>
        <translation>Scegli la carta, posala, o premi il pulsante selezionato</translation>
    </message>
    <message>
        <source>Lift what it goes over; begin beside the cards, or with Shift</source>
        <translation>Scegli quello su cui passi; comincia accanto alle carte, o tieni Maiusc</translation>
    </message>
    <message>
        <source>Look back at that line of the last moves</source>
        <translation>Rivedi quella riga delle ultime mosse</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rivedere</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Ripeti la mossa annullata</translation>
    </message>
    <message>
        <source>Move the card, when the hand is in the own order</source>
        <translation>Sposta la carta, quando ordini tu la mano</translation>
    </message>
    <message>
        <source>Move the lifted cards; what does not fit glides home</source>
        <translation>Sposta le carte scelte; quelle che non vanno bene tornano indietro</translation>
    </message>
    <message>
        <source>Next bot’s turn, at the narrated pace</source>
        <translation>Il prossimo turno di un bot, al ritmo raccontato</translation>
    </message>
    <message>
        <source>On the report’s curve: go to a decision</source>
        <translation>Sulla curva del resoconto: vai a una decisione</translation>
    </message>
    <message>
        <source>One more, one less; points by five</source>
        <translation>Uno in più, uno in meno; punti di cinque in cinque</translation>
    </message>
    <message>
        <source>Open a file with a game or a deal</source>
        <translation>Apri un file con una partita o una smazzata</translation>
    </message>
    <message>
        <source>Open or close a line’s sum</source>
        <translation>Apri o chiudi la somma di una riga</translation>
    </message>
    <message>
        <source>Open or close all cards, once the game is over</source>
        <translation>Mostra o nascondi tutte le carte, a partita finita</translation>
    </message>
    <message>
        <source>Open or close the moves in a small window</source>
        <translation>Apri o chiudi le mosse in una finestra piccola</translation>
    </message>
    <message>
        <source>Open the family book</source>
        <translation>Apri il libro di famiglia</translation>
    </message>
    <message>
        <source>Open the preferences</source>
        <translation>Apri le preferenze</translation>
    </message>
    <message>
        <source>Open the score sheet, or moves and scores</source>
        <translation>Apri il foglio segnapunti, o mosse e punteggi</translation>
    </message>
    <message>
        <source>Play a card that has one place to go; else lift all of its rank</source>
        <translation>Gioca una carta che ha un solo posto; altrimenti scegli tutte quelle del suo valore</translation>
    </message>
    <message>
        <source>Press the golden button: play what is lifted</source>
        <translation>Premi il pulsante dorato: gioca le carte scelte</translation>
    </message>
    <message>
        <source>Print a score sheet, or save it as a PDF</source>
        <translation>Stampa un foglio segnapunti, o salvalo in PDF</translation>
    </message>
    <message>
        <source>Put everything lifted back</source>
        <translation>Rimetti tutte le carte scelte</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Esci; la partita resta</translation>
    </message>
    <message>
        <source>Read the rules; after a refusal, the one that is meant</source>
        <translation>Leggi le regole; dopo un rifiuto, la regola che c’è dietro</translation>
    </message>
    <message>
        <source>Right click on a card laid out</source>
        <translation>Clic destro su una carta preparata</translation>
    </message>
    <message>
        <source>Right click, or hold a finger there</source>
        <translation>Clic destro, o tieni lì un dito</translation>
    </message>
    <message>
        <source>Say why the move that is shown was made</source>
        <translation>Spiega perché è stata fatta la mossa mostrata</translation>
    </message>
    <message>
        <source>See the table from the next seat</source>
        <translation>Guarda il tavolo dal posto accanto</translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation>Prepara una nuova partita</translation>
    </message>
    <message>
        <source>Several people</source>
        <translation>Più persone</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Maiusc+clic</translation>
    </message>
    <message>
        <source>Show every single move, or the last turns again</source>
        <translation>Mostra ogni singola mossa, o di nuovo gli ultimi turni</translation>
    </message>
    <message>
        <source>Show good ways to lay a first meld, to choose from</source>
        <translation>Scegli tra i modi buoni di fare una prima calata</translation>
    </message>
    <message>
        <source>Show its melds large, or small again</source>
        <translation>Mostra le sue combinazioni in grande, o di nuovo in piccolo</translation>
    </message>
    <message>
        <source>Show the memory aid, or the moves again</source>
        <translation>Mostra il promemoria, o di nuovo le mosse</translation>
    </message>
    <message>
        <source>Show the version and the licences</source>
        <translation>Mostra la versione e le licenze</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Mostra questi tasti</translation>
    </message>
    <message>
        <source>Show what may be done now, and why the rest may not</source>
        <translation>Mostra che cosa puoi fare ora, e perché non il resto</translation>
    </message>
    <message>
        <source>Skip a step of a lesson</source>
        <translation>Salta un passo di una lezione</translation>
    </message>
    <message>
        <source>Sort the hand by rank, or by suit</source>
        <translation>Ordina la mano per valore, o per seme</translation>
    </message>
    <message>
        <source>Take it back into the hand</source>
        <translation>Riprendila in mano</translation>
    </message>
    <message>
        <source>Take the last entry back</source>
        <translation>Riprendi l’ultimo dato</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Riprendi l’ultima mossa</translation>
    </message>
    <message>
        <source>Uncover the cards of the player who is named</source>
        <translation>Scopri le carte del giocatore nominato</translation>
    </message>
    <message>
        <source>While others play: finish this turn</source>
        <translation>Mentre giocano gli altri: finisci questo turno</translation>
    </message>
    <message>
        <source>While others play: pause, and go on</source>
        <translation>Mentre giocano gli altri: pausa, e di nuovo avanti</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>Con il mouse o con un dito</translation>
    </message>
    <message>
        <source>Write down at once</source>
        <translation>Scrivi subito</translation>
    </message>
    <message>
        <source>Write down other points: lines of your own</source>
        <translation>Scrivi altri punti: righe tue</translation>
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
        <translation>Dopo aver pescato.</translation>
    </message>
    <message>
        <source>Each way, what it counts, and what stays in the hand.</source>
        <translation>Ogni modo, quanto vale e che cosa ti resta in mano.</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Prepara {cards}</translation>
    </message>
    <message>
        <source>Nothing stays in the hand.</source>
        <translation>In mano non ti resta niente.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Restano</translation>
    </message>
    <message>
        <source>count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>vale {points}</translation>
    </message>
    <message>
        <source>count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>vale {points} su {need}</translation>
    </message>
    <message>
        <source>take the pile, count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>prendendo il pozzo vale {points}</translation>
    </message>
    <message>
        <source>take the pile, count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>prendendo il pozzo vale {points} su {need}</translation>
    </message>
</context>
<context>
    <name>_PhonesPage</name>
    <message>
        <source>A computer on a cable is fine, where it comes from the same router.</source>
        <translation>Un computer via cavo va bene, se usa lo stesso router.</translation>
    </message>
    <message>
        <source>A small phone has no room for the whole table of Manipulation Rummy. In your turn the melds can be moved on this screen, with the mouse or the keys. A card you lift on the phone lies open in a tray there until it has its place; everything else you hold stays hidden.</source>
        <translation>Un telefono piccolo non ha posto per tutto il tavolo del Ramino Machiavelli. Al tuo turno puoi spostare le combinazioni su questo schermo, con il mouse o con i tasti. Una carta che scegli sul telefono sta qui scoperta in un vassoio finché non ha il suo posto; tutto il resto della tua mano rimane nascosto.</translation>
    </message>
    <message>
        <source>Allow this program for private networks. Where that was refused by mistake, allow it in the settings of the firewall.</source>
        <translation>Consenti questo programma per le reti private. Se hai rifiutato per sbaglio, consentilo nelle impostazioni del firewall.</translation>
    </message>
    <message>
        <source>An iPhone with another browser than Safari</source>
        <translation>Un iPhone con un browser diverso da Safari</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one, in a new game or where the players are changed. This screen then calls one after the other: point the camera at the code, and tap what the phone offers.</source>
        <translation>Scegli “Su un telefono” per ogni giocatore che ne ha uno, in una nuova partita o quando cambi i giocatori. Questo schermo li chiama poi uno per uno: punta la fotocamera sul codice e tocca quello che il telefono propone.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Come si comincia</translation>
    </message>
    <message>
        <source>It asks once whether the browser may find devices in the local network. Allow it. Where that was refused, it looks as if there were no network: open Settings, Privacy and Security, Local Network.</source>
        <translation>Chiede una volta se il browser può trovare dispositivi nella rete locale. Consentilo. Se hai rifiutato, sembra che non ci sia rete: apri Impostazioni, Privacy e sicurezza, Rete locale.</translation>
    </message>
    <message>
        <source>It says so of every page that comes from a computer at home. Go on; no password is asked for, and nothing leaves the house.</source>
        <translation>Lo dice di ogni pagina che viene da un computer di casa. Vai avanti: nessuno chiede una password, e niente esce di casa.</translation>
    </message>
    <message>
        <source>No phone comes</source>
        <translation>Nessun telefono si collega</translation>
    </message>
    <message>
        <source>Nothing is lost when a phone sleeps or rings. Every seat can come back to this screen at any time, in the middle of a turn, too.</source>
        <translation>Non si perde niente quando un telefono dorme o squilla. Ogni posto può tornare a questo schermo in qualsiasi momento, anche nel mezzo di un turno.</translation>
    </message>
    <message>
        <source>Phones or tablets with any browser, in the same Wi-Fi as this computer. No app, no account, no internet.</source>
        <translation>Telefoni o tablet con un browser qualsiasi, sullo stesso Wi-Fi di questo computer. Niente app, niente account, niente internet.</translation>
    </message>
    <message>
        <source>The browser says “Not secure”</source>
        <translation>Il browser dice “Non sicuro”</translation>
    </message>
    <message>
        <source>The computer asks about the network</source>
        <translation>Il computer chiede della rete</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Somebody who is in the same Wi-Fi and has the skill to listen there can read cards and take over a seat. Nobody outside can, nobody learns anything about the computer, and no money or account is involved.</source>
        <translation>Il collegamento non è cifrato. Chi è sullo stesso Wi-Fi e sa come ascoltare può leggere le carte e prendersi un posto. Da fuori nessuno può, nessuno viene a sapere qualcosa del computer, e non ci sono di mezzo soldi né account.</translation>
    </message>
    <message>
        <source>Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Usa il tuo Wi-Fi, non una rete per ospiti o di un albergo.</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>Che cosa serve</translation>
    </message>
    <message>
        <source>Where Windows takes the Wi-Fi for a public network, call it a private one in the settings of the network.</source>
        <translation>Se Windows prende il Wi-Fi per una rete pubblica, rendila privata nelle impostazioni di rete.</translation>
    </message>
    <message>
        <source>Where a camera finds no code, type the address below it into the browser of the phone, and there the number.</source>
        <translation>Se la fotocamera non trova nessun codice, scrivi nel browser del telefono l’indirizzo che sta sotto, poi il numero.</translation>
    </message>
    <message>
        <source>Who could see the cards</source>
        <translation>Chi potrebbe vedere le carte</translation>
    </message>
</context>
<context>
    <name>_PossiblePage</name>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Show on the table: {move}</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Mostra sul tavolo: {move}</translation>
    </message>
</context>
<context>
    <name>_SpokenOfButton</name>
    <message>
        <source>How sentences speak of this player</source>
        <translation>Come le frasi parlano di questo giocatore</translation>
    </message>
    <message>
        <source>he</source>
        <translation>lui</translation>
    </message>
    <message>
        <source>she</source>
        <translation>lei</translation>
    </message>
    <message>
        <source>she / he</source>
        <translation>lei / lui</translation>
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
        <translation>Qui continua una partita iniziata altrove, o qualcuno riceve un vantaggio.</translation>
    </message>
    <message>
        <source>Number of the first deal here</source>
        <translation>Numero della prima smazzata qui</translation>
    </message>
</context>
</TS>
