<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Agreements</name>
    <message>
        <source>For practice, who plays alone may take back anything.</source>
        <translation>Pour s’exercer, qui joue seul peut tout reprendre.</translation>
    </message>
    <message>
        <source>Get into the foot first</source>
        <translation>Passer au pied d’abord</translation>
    </message>
    <message>
        <source>Go out only when ahead in points</source>
        <translation>Ne sortir qu’en menant aux points</translation>
    </message>
    <message>
        <source>Go out only when all partners are in the foot</source>
        <translation>Ne sortir que si tous les partenaires sont au pied</translation>
    </message>
    <message>
        <source>Go out only when no meld of five or six is open</source>
        <translation>Ne sortir que sans combinaison de cinq ou six en cours</translation>
    </message>
    <message>
        <source>Keep clean melds clean</source>
        <translation>Garder propres les combinaisons propres</translation>
    </message>
    <message>
        <source>Keep wilds for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Garder les passe-partout pour la {pile} de jokers</translation>
    </message>
    <message>
        <source>Partners agreed: {agreements}.</source>
        <extracomment>{agreements}: what partners agreed, listed.</extracomment>
        <translation>Accord entre partenaires : {agreements}.</translation>
    </message>
    <message>
        <source>The table counts the unseen cards.</source>
        <translation>La table compte les cartes non vues.</translation>
    </message>
    <message>
        <source>The table shows the last discards.</source>
        <translation>La table montre les dernières défausses.</translation>
    </message>
    <message>
        <source>clean melds stay clean</source>
        <translation>les combinaisons propres restent propres</translation>
    </message>
    <message>
        <source>nobody goes out before all partners are in the foot</source>
        <translation>personne ne sort avant que tous les partenaires soient au pied</translation>
    </message>
    <message>
        <source>nobody goes out while a meld of five or six is open</source>
        <translation>personne ne sort tant qu’une combinaison de cinq ou six est en cours</translation>
    </message>
    <message>
        <source>nobody goes out while the side is behind in points</source>
        <translation>personne ne sort tant que le camp est mené aux points</translation>
    </message>
    <message>
        <source>the foot comes first</source>
        <translation>le pied d’abord</translation>
    </message>
    <message>
        <source>wilds are kept for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>les passe-partout sont gardés pour la {pile} de jokers</translation>
    </message>
</context>
<context>
    <name>AgreementsDialog</name>
    <message>
        <source>Agreed with partners</source>
        <translation>Accords entre partenaires</translation>
    </message>
    <message>
        <source>Bots keep what is agreed, and say so when it matters. A person is asked before breaking it.</source>
        <translation>Les robots tiennent les accords et le disent quand c’est important. Une personne est avertie avant d’en rompre un.</translation>
    </message>
</context>
<context>
    <name>BanSentences</name>
    <message>
        <source>Cards that may not be discarded</source>
        <translation>Cartes à ne pas défausser</translation>
    </message>
    <message>
        <source>No {ranks} are discarded</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>On ne défausse pas de {ranks}</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until every side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Pas de {ranks} défaussés avant que chaque camp en ait une {pile}</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until the own side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Pas de {ranks} défaussés avant que son camp en ait une {pile}</translation>
    </message>
    <message>
        <source>No {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Pas de {ranks} en dernière carte</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Which cards have to be kept or melded, and until when.</source>
        <translation>Quelles cartes il faut garder ou poser, et jusqu’à quand.</translation>
    </message>
    <message>
        <source>every side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>chaque camp a sa {pile}</translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarded</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>no {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>pas de {ranks} en dernière carte</translation>
    </message>
    <message>
        <source>no {ranks} ever</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>jamais de {ranks}</translation>
    </message>
    <message>
        <source>no {ranks} until every side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>pas de {ranks} avant que chaque camp ait sa {pile}</translation>
    </message>
    <message>
        <source>no {ranks} until the own side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>pas de {ranks} avant que son camp ait sa {pile}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>not as last discard</source>
        <translation>sauf en dernier</translation>
    </message>
    <message>
        <source>your side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>son camp a sa {pile}</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded by a player without a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Qui n’a pas une telle {pile} ne peut pas défausser de {ranks}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every player has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>On ne peut pas défausser de {ranks} avant que chaque joueur en ait une {pile}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>On ne peut pas défausser de {ranks} avant que chaque camp en ait une {pile}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until the own side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>On ne peut pas défausser de {ranks} avant que son propre camp en ait une {pile}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>On ne peut pas défausser de {ranks}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>La dernière carte défaussée ne peut être de {ranks}.</translation>
    </message>
</context>
<context>
    <name>BookFilters</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Games without bots</source>
        <translation>Parties sans robots</translation>
    </message>
    <message>
        <source>People and bots</source>
        <translation>Personnes et robots</translation>
    </message>
</context>
<context>
    <name>BotRunner</name>
    <message>
        <source>its process ended</source>
        <translation>son processus s’est arrêté</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>A simple move was made for {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Un coup simple a été joué pour {name}.</translation>
    </message>
</context>
<context>
    <name>BroughtForwardDialog</name>
    <message>
        <source>Go on from here</source>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>Totals and deals go on from here.</source>
        <translation>Totaux et donnes continuent d’ici.</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>AKQJ</source>
        <comment>on ace, king, queen, jack: AKQJ, ARDV, AKDB, AKDJ or AKDZ</comment>
        <translation>ARDV</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>By rank</source>
        <translation>Par valeur</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By the language: {letters}</source>
        <extracomment>{letters}: the letters on ace, king, queen and jack.</extracomment>
        <translation>Selon la langue : {letters}</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Figures des cartes</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Éventails</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Fleurs</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre teintes</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Françaises</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Hongroises</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>cards</comment>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Grands index</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Lettres sur les cartes</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>cards</comment>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordre de la main</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Ordre libre</translation>
    </message>
    <message>
        <source>Quilt</source>
        <translation>Matelassé</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Suits in Raub</source>
        <translation>Couleurs au Raub</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Deux teintes</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vagues</translation>
    </message>
</context>
<context>
    <name>CareerDetails</name>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>No game was won so far.</source>
        <translation>Aucune partie gagnée pour l’instant.</translation>
    </message>
    <message>
        <source>No two games were won in a row so far.</source>
        <translation>Jamais deux victoires de suite pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won, more than ever in a row.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} victoire à la dernière partie, la plus longue série à ce jour.</numerusform>
            <numerusform>{number} victoires de suite aux dernières parties, la plus longue série à ce jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won; the longest streak is {most}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{number} victoire à la dernière partie ; la plus longue série est de {most}.</numerusform>
            <numerusform>{number} victoires de suite aux dernières parties ; la plus longue série est de {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak is {number} game(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>La plus longue série est de {number} victoire.</numerusform>
            <numerusform>La plus longue série est de {number} victoires.</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: not won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day} : non gagnée</translation>
    </message>
    <message>
        <source>{day}: won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day} : gagnée</translation>
    </message>
    <message numerus="yes">
        <source>{wins} of the last {number} game(s) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{wins} victoire sur la dernière partie ({number})</numerusform>
            <numerusform>{wins} victoires sur les {number} dernières parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s : erreur : %(message)s
</translation>
    </message>
    <message>
        <source>--blank needs --game: {choices}</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>--blank demande --game : {choices}</translation>
    </message>
    <message>
        <source>--blank takes no file, but {file} was named</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>--blank ne prend pas de fichier, mais {file} est nommé</translation>
    </message>
    <message>
        <source>--date takes a day as in 2026-11-21, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--date demande un jour comme 2026-11-21, pas {value}</translation>
    </message>
    <message>
        <source>--move takes a number of moves, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--move demande un nombre de coups, pas {value}</translation>
    </message>
    <message>
        <source>--named needs a file of house rules, --rules</source>
        <translation>--named demande un fichier de règles maison, --rules</translation>
    </message>
    <message numerus="yes">
        <source>--names has {number} name(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--names donne {number} nom, mais {need} jouent</numerusform>
            <numerusform>--names donne {number} noms, mais {need} jouent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats names {number} bot(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--seats nomme {number} robot, mais {need} jouent</numerusform>
            <numerusform>--seats nomme {number} robots, mais {need} jouent</numerusform>
        </translation>
    </message>
    <message>
        <source>--size takes pixels as in 1920x1080, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--size demande des pixels comme 1920x1080, pas {value}</translation>
    </message>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy. Without a command the table opens.</source>
        <translation>Une table de cartes pour Hand and Foot, Raub et Rami manipulation. Sans commande, la table s’ouvre.</translation>
    </message>
    <message>
        <source>A4 or letter (default: A4)</source>
        <translation>A4 ou letter (par défaut : A4)</translation>
    </message>
    <message>
        <source>Check a saved game move by move and print it in words.</source>
        <translation>Vérifier une partie enregistrée coup par coup et l’écrire en toutes lettres.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is false.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Le code de donne {code} du coup {number} est faux.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is true.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Le code de donne {code} du coup {number} est exact.</translation>
    </message>
    <message>
        <source>Deal {number} is not over.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La donne {number} n’est pas finie.</translation>
    </message>
    <message>
        <source>Draw any position of a saved game as a picture, without a screen.</source>
        <translation>Dessiner n’importe quelle position d’une partie enregistrée en image, sans écran.</translation>
    </message>
    <message>
        <source>Let bots play each other and print how they did.</source>
        <translation>Faire jouer les robots entre eux et écrire leurs résultats.</translation>
    </message>
    <message>
        <source>Move {number} is not allowed: {reason} ({name}: {move})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {reason}: why something cannot be. {name}: the player, or the players of a side. {move}: a move, as “draw two cards”.</extracomment>
        <translation>Le coup {number} n’est pas permis : {reason} ({name} : {move})</translation>
    </message>
    <message>
        <source>No deal is over.</source>
        <translation>Aucune donne n’est finie.</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>Aucune partie n’a été finie.</translation>
    </message>
    <message>
        <source>On Windows and macOS the installer puts the program into the menu.</source>
        <translation>Sous Windows et macOS, c’est le programme d’installation qui ajoute le programme au menu.</translation>
    </message>
    <message>
        <source>Side {number}: {names}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>Camp {number} : {names}</translation>
    </message>
    <message>
        <source>The deal code {code} is false: the cards of move {number} are not those it was shown for.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Le code de donne {code} est faux : les cartes du coup {number} ne sont pas celles pour lesquelles il a été montré.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code, though one before it has: it was taken out of the file.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La donne du coup {number} n’a pas de code, alors qu’une donne précédente en a un : il a été retiré du fichier.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La donne du coup {number} n’a pas de code.</translation>
    </message>
    <message>
        <source>The file {file} holds the score of a game with real cards, which has no moves.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Le fichier {file} contient la marque d’une partie avec de vraies cartes, sans coups.</translation>
    </message>
    <message>
        <source>The file&apos;s check differs from the replay: {field} is {old} in the file and {new} in the replay.</source>
        <extracomment>{field}: the label of a field. {old}: what a rule said before, as “two cards”. {new}: what a rule says now, as “two cards”.</extracomment>
        <translation>Le contrôle du fichier diffère de la partie rejouée : {field} vaut {old} dans le fichier et {new} rejoué.</translation>
    </message>
    <message>
        <source>The files for the menu are missing: install the program with pip.</source>
        <translation>Les fichiers pour le menu manquent : installez le programme avec pip.</translation>
    </message>
    <message>
        <source>The menu of your desktop has the program already.</source>
        <translation>Le menu de votre bureau contient déjà le programme.</translation>
    </message>
    <message>
        <source>The program is in the menu of your desktop now.</source>
        <translation>Le programme est maintenant dans le menu de votre bureau.</translation>
    </message>
    <message>
        <source>The program is no longer in the menu of your desktop.</source>
        <translation>Le programme n’est plus dans le menu de votre bureau.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of {game}.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Il n’y a pas de bilan des donnes pour {game}.</translation>
    </message>
    <message>
        <source>Write a score sheet as a PDF, filled from a saved game or blank.</source>
        <translation>Écrire une feuille de marque en PDF, remplie d’après une partie enregistrée ou vierge.</translation>
    </message>
    <message>
        <source>a blank sheet of one page, not room for a whole game</source>
        <translation>une feuille vierge d’une page, sans place pour une partie entière</translation>
    </message>
    <message>
        <source>a name over the date</source>
        <translation>un nom au-dessus de la date</translation>
    </message>
    <message>
        <source>a picture has 640x480 to 7680x4320 pixels, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>une image a de 640x480 à 7680x4320 pixels, pas {value}</translation>
    </message>
    <message>
        <source>a picture is a PNG file: call it {file}</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>une image est un fichier PNG : l’appeler {file}</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>une partie enregistrée</translation>
    </message>
    <message>
        <source>a saved game, finished or not</source>
        <translation>une partie enregistrée, finie ou non</translation>
    </message>
    <message>
        <source>a saved game, finished or not, or a saved deal</source>
        <translation>une partie enregistrée, finie ou non, ou une donne enregistrée</translation>
    </message>
    <message>
        <source>a sheet to write on instead</source>
        <translation>une feuille à remplir à la main</translation>
    </message>
    <message>
        <source>after so many moves, as replay numbers them (default: all of them)</source>
        <translation>après autant de coups, comptés comme par replay (par défaut : tous)</translation>
    </message>
    <message>
        <source>alone, pairs or teams (default: the usual for so many)</source>
        <translation>chacun pour soi, paires ou équipes (par défaut : l’usage pour ce nombre)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë : %(option)s peut désigner %(matches)s</translation>
    </message>
    <message>
        <source>any cards</source>
        <translation>cartes quelconques</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s : %(message)s</translation>
    </message>
    <message>
        <source>as in 2026-11-21 (default: that of the game)</source>
        <translation>comme 2026-11-21 (par défaut : celle de la partie)</translation>
    </message>
    <message>
        <source>before the first</source>
        <translation>avant le premier</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>robot</translation>
    </message>
    <message>
        <source>bots in playing order, as in steady,easy,steady,easy (default: all steady); their levels, the weakest first: {levels}</source>
        <extracomment>{levels}: levels of bots, as they are typed.</extracomment>
        <translation>robots dans l’ordre du jeu, comme steady,easy,steady,easy (par défaut : tous steady) ; leurs niveaux, du plus faible au plus fort : {levels}</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commandes</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>each of these plays each other, paired, and all get a rating; a bot of your own is named module:Class, here and in --seats</source>
        <translation>chacun joue contre chacun, par paires, et tous reçoivent un classement ; un robot personnel s’écrit module:Classe, ici et dans --seats</translation>
    </message>
    <message>
        <source>end when it is sure whether the first bot wins more or less than this share (default: than equal bots would)</source>
        <translation>s’arrêter quand il est sûr que le premier robot gagne plus ou moins que cette part (par défaut : que des robots égaux)</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>un argument au plus attendu</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>un argument attendu</translation>
    </message>
    <message>
        <source>fair %</source>
        <translation>équitable %</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>fautes</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>games to play, with --bots for every two of them (default: 20)</source>
        <translation>parties à jouer, avec --bots pour chaque paire de robots (par défaut : 20)</translation>
    </message>
    <message>
        <source>house rules instead</source>
        <translation>des règles maison à la place</translation>
    </message>
    <message>
        <source>house rules instead, as the program or a list has them</source>
        <translation>à la place, des règles maison du programme ou d’une liste</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur %(type)s invalide : %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix invalide : %(value)r (possible : %(choices)s)</translation>
    </message>
    <message>
        <source>keep results in this file, and go on from those that it holds</source>
        <translation>garder les résultats dans ce fichier et reprendre ceux qu’il contient</translation>
    </message>
    <message>
        <source>knock</source>
        <comment>end of deals</comment>
        <translation>frappe</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>gros caractères</translation>
    </message>
    <message>
        <source>let the Dask cluster play whose scheduler is there</source>
        <translation>faire jouer la grappe Dask dont l’ordonnanceur est à cette adresse</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>ms median</source>
        <translation>ms médiane</translation>
    </message>
    <message>
        <source>ms p95</source>
        <translation>ms p95</translation>
    </message>
    <message>
        <source>name a saved game, or ask for a sheet to write on with --blank</source>
        <translation>nommer une partie enregistrée, ou demander une feuille à remplir avec --blank</translation>
    </message>
    <message>
        <source>none is stronger</source>
        <translation>aucun n’est plus fort</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>interdit avec l’argument %s</translation>
    </message>
    <message>
        <source>of the usual work on a report; less is quicker and less exact (default: 1)</source>
        <translation>du travail habituel pour un bilan ; moins, c’est plus rapide et moins précis (par défaut : 1)</translation>
    </message>
    <message>
        <source>open one more window where one is open already</source>
        <translation>ouvrir une fenêtre de plus s’il y en a déjà une</translation>
    </message>
    <message>
        <source>open the game, deal or house rules in FILE, as FILE alone does, too</source>
        <translation>ouvrir la partie, la donne ou les règles maison de FILE ; FILE seul suffit aussi</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>out</source>
        <comment>end of deals</comment>
        <translation>sortie</translation>
    </message>
    <message>
        <source>passed on</source>
        <comment>end of deals</comment>
        <translation>donne passée</translation>
    </message>
    <message>
        <source>pixels across and down (default: {value})</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>pixels en largeur et en hauteur (par défaut : {value})</translation>
    </message>
    <message>
        <source>play</source>
        <comment>noun</comment>
        <translation>jeu</translation>
    </message>
    <message>
        <source>play the same cards again with the seats swapped, in every way that differs</source>
        <translation>rejouer les mêmes cartes en échangeant les places, de toutes les façons différentes</translation>
    </message>
    <message>
        <source>players (default: the preset&apos;s usual)</source>
        <translation>joueurs (par défaut : l’usage de ces règles)</translation>
    </message>
    <message>
        <source>players of a blank sheet in playing order, with commas</source>
        <translation>joueurs d’une feuille vierge dans l’ordre du jeu, séparés par des virgules</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>points par donne</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <source>print one JSON object instead</source>
        <translation>écrire un objet JSON à la place</translation>
    </message>
    <message>
        <source>processes that play (default: 1)</source>
        <translation>processus qui jouent (par défaut : 1)</translation>
    </message>
    <message>
        <source>put the program into the menu of your desktop</source>
        <translation>ajouter le programme au menu de votre bureau</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>cote</translation>
    </message>
    <message>
        <source>records</source>
        <translation>enregistrements</translation>
    </message>
    <message>
        <source>rules by name (default: the first)</source>
        <translation>règles par leur nom (par défaut : les premières)</translation>
    </message>
    <message>
        <source>same number, same games (default: 1)</source>
        <translation>même nombre, mêmes parties (par défaut : 1)</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>place</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>montrer la version du programme et quitter</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>montrer cette aide et quitter</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>end of deals</comment>
        <translation>talon épuisé</translation>
    </message>
    <message>
        <source>such a sheet does not fit on one page</source>
        <translation>une telle feuille ne tient pas sur une page</translation>
    </message>
    <message>
        <source>take it out of that menu again</source>
        <translation>le retirer de ce menu</translation>
    </message>
    <message>
        <source>tell luck from play in this deal, or in every deal that is over (20 seconds each)</source>
        <translation>distinguer la chance du jeu dans cette donne, ou dans chaque donne finie (20 secondes chacune)</translation>
    </message>
    <message>
        <source>tell what the same moves come to by these house rules, not by its own</source>
        <translation>dire ce que donnent les mêmes coups selon ces règles maison, et non selon les siennes</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>le fichier à écrire</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>le dossier {folder} ne peut pas être créé</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {reason}</source>
        <extracomment>{folder}: the name of a folder. {reason}: why something cannot be.</extracomment>
        <translation>le dossier {folder} ne peut pas être créé : {reason}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>ces arguments sont nécessaires : %s</translation>
    </message>
    <message>
        <source>the house rules in {file} are for another table</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>les règles maison de {file} sont pour une autre table</translation>
    </message>
    <message>
        <source>the house rules in {file} are for {game}</source>
        <extracomment>{file}: the name of a file. {game}: the title of a game.</extracomment>
        <translation>les règles maison de {file} sont pour {game}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la table</translation>
    </message>
    <message>
        <source>there is no bot {value}; choose from {choices}, or name module:Class</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>il n’y a pas de robot {value} ; possible : {choices}, ou un robot à soi, nommé module:Class</translation>
    </message>
    <message>
        <source>there is no game {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>il n’y a pas de jeu {value} ; possible : {choices}</translation>
    </message>
    <message>
        <source>there is no game {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>il n’y a pas de jeu {value} ; est-ce plutôt {choices} ?</translation>
    </message>
    <message numerus="yes">
        <source>there is no move {value}; the game has {number} move(s)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>il n’y a pas de coup {value} ; la partie a {number} coup</numerusform>
            <numerusform>il n’y a pas de coup {value} ; la partie a {number} coups</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no paper {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>il n’y a pas de papier {value} ; possible : {choices}</translation>
    </message>
    <message>
        <source>there is no player {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{value} ne joue pas ; possible : {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>il n’y a pas de règles {value} ; possible : {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>il n’y a pas de règles {value} ; est-ce plutôt {choices} ?</translation>
    </message>
    <message>
        <source>there is no theme {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>il n’y a pas de thème {value} ; possible : {choices}</translation>
    </message>
    <message>
        <source>these cards</source>
        <translation>ces cartes</translation>
    </message>
    <message>
        <source>thrown in</source>
        <comment>end of deals</comment>
        <translation>cartes jetées</translation>
    </message>
    <message>
        <source>time per move</source>
        <translation>temps par coup</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>end of deals</comment>
        <translation>plis</translation>
    </message>
    <message>
        <source>turns in a deal</source>
        <translation>tours par donne</translation>
    </message>
    <message>
        <source>two blank sheets side by side, where they fit</source>
        <translation>deux feuilles vierges côte à côte, si elles tiennent</translation>
    </message>
    <message>
        <source>two such sheets do not fit on a page</source>
        <translation>deux feuilles pareilles ne tiennent pas sur une page</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus : %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>usage : </translation>
    </message>
    <message>
        <source>what a bot has for each move (default: %(default)s)</source>
        <translation>le temps d’un robot pour chaque coup (par défaut : %(default)s)</translation>
    </message>
    <message>
        <source>what commands answer in: en, de, fr, hr, cs, sr_Latn, sr_Cyrl</source>
        <translation>la langue des réponses : en, de, fr, hr, cs, sr_Latn, sr_Cyrl</translation>
    </message>
    <message>
        <source>what this player sees, by name or number (default: the only person, or all hands once the deal is over)</source>
        <translation>ce que voit ce joueur, par nom ou numéro (par défaut : la seule personne, ou toutes les mains une fois la donne finie)</translation>
    </message>
    <message>
        <source>where it is played</source>
        <translation>où l’on joue</translation>
    </message>
    <message>
        <source>which rule set in FILE, where there are several</source>
        <translation>quelles règles de FILE, s’il y en a plusieurs</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>games</comment>
        <translation>victoires</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>victoires %</translation>
    </message>
    <message>
        <source>write every game to this folder</source>
        <translation>écrire chaque partie dans ce dossier</translation>
    </message>
    <message numerus="yes">
        <source>{bot} against {bots}: {share} % ({least} to {most}) of {number} game(s)</source>
        <extracomment>{bot}: what a bot is called by its level, as “Strong bot”. {bots}: bots by their levels, listed. {share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{bot} contre {bots} : {share} % ({least} à {most}) de {number} partie</numerusform>
            <numerusform>{bot} contre {bots} : {share} % ({least} à {most}) de {number} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{choices} (default: as in the preferences)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (par défaut : comme dans les préférences)</translation>
    </message>
    <message>
        <source>{choices} (with --blank)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (avec --blank)</translation>
    </message>
    <message numerus="yes">
        <source>{deal}, played {number} time(s) by bots:</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{deal:^}, jouée {number} fois par des robots :</numerusform>
            <numerusform>{deal:^}, jouée {number} fois par des robots :</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{done} sur {total}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), at most {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} sur {total} partie, encore {time} au plus</numerusform>
            <numerusform>{done} sur {total} parties, encore {time} au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} sur {total} partie, encore {time}</numerusform>
            <numerusform>{done} sur {total} parties, encore {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} existe déjà ; il faut un autre dossier</translation>
    </message>
    <message>
        <source>{file} has no rules {value}; choose from {choices}</source>
        <extracomment>{file}: the name of a file. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} n’a pas de règles {value} ; au choix : {choices}</translation>
    </message>
    <message>
        <source>{file} holds several rule sets; choose by --named: {choices}</source>
        <extracomment>{file}: the name of a file. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} contient plusieurs jeux de règles ; choisir avec --named : {choices}</translation>
    </message>
    <message>
        <source>{file} is a folder and no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} est un dossier et non un fichier de résultats</translation>
    </message>
    <message>
        <source>{file} is damaged in line {number}; it was left as it is</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{file} est abîmé à la ligne {number} ; il est resté tel quel</translation>
    </message>
    <message>
        <source>{file} is in use by another match</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} est utilisé par un autre match</translation>
    </message>
    <message>
        <source>{file} is no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} n’est pas un fichier de résultats</translation>
    </message>
    <message>
        <source>{file} is of a match with another {field}</source>
        <extracomment>{file}: the name of a file. {field}: the label of a field.</extracomment>
        <translation>{file} vient d’un autre match ; ce qui diffère : {field}</translation>
    </message>
    <message>
        <source>{file} is of a newer version of this program</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} vient d’une version plus récente de ce programme</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {number} byte(s)</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{file} : {number} octet</numerusform>
            <numerusform>{file} : {number} octets</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is no folder that can be written to</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>{folder} n’est pas un dossier où l’on peut écrire</translation>
    </message>
    <message>
        <source>{game}, own rules: {names}</source>
        <extracomment>{game}: the title of a game. {names}: several players, listed.</extracomment>
        <translation>{game}, règles personnelles : {names}</translation>
    </message>
    <message>
        <source>{game}, {preset}, with changed rules: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation>{game}, {preset}, règles modifiées : {names}</translation>
    </message>
    <message>
        <source>{game}, {preset}: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation>{game}, {preset} : {names}</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} joueur, {value}, seed {n}</numerusform>
            <numerusform>{game}, {rules}, {number} joueurs, {value}, seed {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}, paired</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} joueur, {value}, seed {n}, apparié</numerusform>
            <numerusform>{game}, {rules}, {number} joueurs, {value}, seed {n}, apparié</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {move}. {more}</source>
        <extracomment>{name}: the player, or the players of a side. {move}: a move, as “draw two cards”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation>{name} : {move}. {more}</translation>
    </message>
    <message>
        <source>{number} (mean)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number} (en moyenne)</translation>
    </message>
    <message>
        <source>{number} do not play {preset} as {value}; choose from {choices}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{number} ne jouent pas {preset} en {value} ; possible : {choices}</translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} coup, partie finie.</numerusform>
            <numerusform>{number} coups, partie finie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), not finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} coup, partie non finie.</numerusform>
            <numerusform>{number} coups, partie non finie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} ms (median), {most} ms (p95)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{number} ms (médiane), {most} ms (p95)</translation>
    </message>
    <message>
        <source>{option} is for a blank sheet; {file} says by itself how it is played</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {file}: the name of a file.</extracomment>
        <translation>{option} est pour une feuille vierge ; {file} dit lui-même comment il est joué</translation>
    </message>
    <message>
        <source>{option} is for blank sheets</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} est pour les feuilles vierges</translation>
    </message>
    <message>
        <source>{option} is said by the house rules in --rules</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} est fixé par les règles maison de --rules</translation>
    </message>
    <message>
        <source>{option} takes a number between 0 and {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} demande un nombre entre 0 et {most}, pas {value}</translation>
    </message>
    <message>
        <source>{option} takes a number from {least} to {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} demande un nombre de {least} à {most}, pas {value}</translation>
    </message>
    <message>
        <source>{option} takes two or more different bots</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} demande au moins deux robots différents</translation>
    </message>
    <message>
        <source>{preset} is not played by {value}; choose from {choices}</source>
        <extracomment>{preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{preset} ne se joue pas à {value} ; possible : {choices}</translation>
    </message>
    <message>
        <source>{share} ({least} to {most})</source>
        <extracomment>{share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{share} ({least} à {most})</translation>
    </message>
    <message>
        <source>{text} (sequential test by betting, 5 %)</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} (test séquentiel par paris, 5 %)</translation>
    </message>
    <message>
        <source>{text}, less than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, moins de {number} %</translation>
    </message>
    <message>
        <source>{text}, more than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, plus de {number} %</translation>
    </message>
    <message>
        <source>{text}, not decided against {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, rien de décidé face à {number} %</translation>
    </message>
    <message>
        <source>{value} {number} ({share} %)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are. {share}: how much of the work is done, in per cent.</extracomment>
        <translation>{value} {number} ({share} %)</translation>
    </message>
    <message>
        <source>“{rules}” says “{sentence}”, which is not played here</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {sentence}: a sentence of a family about its rules.</extracomment>
        <translation>« {rules} » dit « {sentence} », ce qui ne se joue pas ici</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>* as written down at the table</source>
        <translation>* comme noté à la table</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>About Hand and Foot</source>
        <translation>À propos de Hand and Foot</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>Also with us</source>
        <translation>Aussi chez nous</translation>
    </message>
    <message>
        <source>As in the classic game.</source>
        <translation>Comme dans le jeu classique.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>As {base}</source>
        <extracomment>{base}: the title of the rules from which others are made.</extracomment>
        <translation>Comme {base}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>put back</comment>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>Retour au début</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Meilleure donne</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Cartes et donne</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Changer les joueurs</translation>
    </message>
    <message>
        <source>Check the deal</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le bilan</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>noun</comment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>verb</comment>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Deal report</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Donner les cartes</translation>
    </message>
    <message>
        <source>Deal these cards again in a new game</source>
        <translation>Redonner ces cartes dans une nouvelle partie</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Each trick</source>
        <translation>Chaque pli</translation>
    </message>
    <message>
        <source>End</source>
        <comment>noun</comment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Export CSV</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exporter les règles</translation>
    </message>
    <message>
        <source>Family book</source>
        <translation>Carnet de famille</translation>
    </message>
    <message>
        <source>First melds</source>
        <translation>Premières poses</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Cinq joueurs</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quatre joueurs</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>But atteint</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <comment>program</comment>
        <translation>Hand and Foot</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>Combien dure une partie ?</translation>
    </message>
    <message>
        <source>How many sit at the table?</source>
        <translation>Combien de joueurs à la table ?</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Tenir la marque</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>print</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave the demo</source>
        <translation>Quitter la démonstration</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Quitter l’énigme</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>Restent en main</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Souris et touches</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation>Nom des règles maison</translation>
    </message>
    <message>
        <source>Name, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Nom, {place}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Énigme suivante</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Aucun pli</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>print</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Only the total</source>
        <translation>Seulement le total</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartes ouvertes</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Ouvrir le menu</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Autres points</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>{page}: the number of a page. {pages}: how many pages there are.</extracomment>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>verb</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation>Imprimer la feuille de marque</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Trois rouges</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>Save this deal in a file</source>
        <translation>Enregistrer cette donne dans un fichier</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Season page</source>
        <translation>Page de saison</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show rule card</source>
        <translation>Voir les règles</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Six joueurs</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>noun</comment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>verb</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Les cartes sont distribuées.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <source>The lot decides who deals first.</source>
        <translation>Le sort désigne le premier donneur.</translation>
    </message>
    <message>
        <source>The move is being thought over.</source>
        <translation>Le coup est à l’étude.</translation>
    </message>
    <message>
        <source>The program does not know these rules; nor do the bots.</source>
        <translation>Le programme ne connaît pas ces règles ; les robots non plus.</translation>
    </message>
    <message>
        <source>The report is copied and can be pasted into a letter.</source>
        <translation>Le bilan est copié et peut être collé dans une lettre.</translation>
    </message>
    <message>
        <source>The stock ran out.</source>
        <translation>Le talon est épuisé.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Trois joueurs</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks owed</source>
        <translation>Plis dus</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Plis gagnés</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Villains</source>
        <translation>Vilains</translation>
    </message>
    <message>
        <source>Watch a demo</source>
        <translation>Voir une démonstration</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>et {count} de plus</translation>
    </message>
    <message>
        <source>any</source>
        <comment>points</comment>
        <translation>n’importe</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>noun</comment>
        <translation>donne</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>finir le tour</translation>
    </message>
    <message>
        <source>laid aside</source>
        <translation>écartées</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>poser {cards}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>side {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>camp {number}</translation>
    </message>
    <message>
        <source>when the hand is empty</source>
        <translation>quand la main est vide</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>{dealer} deals, {first} plays first.</source>
        <extracomment>{dealer}: the player who deals. {first}: the first of two or more that are named together.</extracomment>
        <translation>{dealer} donne, {first} commence.</translation>
    </message>
    <message>
        <source>{dealer} deals.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>{dealer} donne.</translation>
    </message>
    <message>
        <source>{first} · {following}</source>
        <extracomment>{first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation>{first} · {following}</translation>
    </message>
    <message>
        <source>{first}; {following}</source>
        <extracomment>{first}: the first of two or more that are named together. {following}: the next of those that are listed.</extracomment>
        <translation>{first} ; {following}</translation>
    </message>
    <message>
        <source>{label}. {text}</source>
        <extracomment>{label}: the label of a rule or a field. {text}: what is said first.</extracomment>
        <translation>{label}. {text}</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <extracomment>{label}: the label of a rule or a field. {text}: what is said first.</extracomment>
        <translation>{label} : {text}</translation>
    </message>
    <message>
        <source>{label}: {text}.</source>
        <extracomment>{label}: the label of a rule or a field. {text}: what is said first.</extracomment>
        <translation>{label} : {text}.</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} got {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} reçu {cards}.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Au tour de {name}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{name}, {wish}</source>
        <extracomment>{name}: the player, or the players of a side. {wish}: what a player is to do, after the name: “draw two cards.”.</extracomment>
        <translation>{name} : {wish}</translation>
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
        <translation>Le {day}, tout le monde a ces cartes ; la suite est laissée au hasard.</translation>
    </message>
    <message>
        <source>It is kept as it is, and can be continued from the start page.</source>
        <translation>Elle est gardée telle quelle et peut être reprise depuis la page d’accueil.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Quitter cette partie ?</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Quitter sans enregistrer</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Quitter sans enregistrer ?</translation>
    </message>
    <message>
        <source>What was not saved would be lost.</source>
        <translation>Ce qui n’est pas enregistré serait perdu.</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>A question from {name} to</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Une question de {name} à</translation>
    </message>
    <message>
        <source>My cards on a phone</source>
        <translation>Mes cartes sur un téléphone</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>Passer l’écran à</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Faire une pause</translation>
    </message>
    <message>
        <source>Show {name}’s cards</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Montrer les cartes de {name}</translation>
    </message>
    <message>
        <source>The cards stay covered until the button is pressed.</source>
        <translation>Les cartes restent couvertes jusqu’à ce que le bouton soit pressé.</translation>
    </message>
    <message>
        <source>To be seen only by</source>
        <translation>À ne montrer qu’à</translation>
    </message>
</context>
<context>
    <name>CrashReports</name>
    <message>
        <source>Something went wrong in the program; the game is not saved yet.</source>
        <translation>Un problème est survenu dans le programme ; la partie n’est pas encore enregistrée.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; what was played is kept.</source>
        <translation>Un problème est survenu dans le programme ; ce qui a été joué est gardé.</translation>
    </message>
    <message>
        <source>The program ended in a fault last time; what was saved is kept.</source>
        <translation>Le programme s’est arrêté sur une erreur la dernière fois ; ce qui était enregistré est gardé.</translation>
    </message>
</context>
<context>
    <name>DealAgainDialog</name>
    <message>
        <source>Deal these cards again</source>
        <translation>Redonner ces cartes</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Mêmes cartes, décalées de {number} place</numerusform>
            <numerusform>Mêmes cartes, décalées de {number} places</numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards, partners swapped</source>
        <translation>Mêmes cartes, partenaires échangés</translation>
    </message>
    <message>
        <source>Same cards, same seats</source>
        <translation>Mêmes cartes, mêmes places</translation>
    </message>
    <message>
        <source>Same cards, sides swapped</source>
        <translation>Mêmes cartes, camps échangés</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, sides swapped, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Mêmes cartes, camps échangés, décalées de {number} place</numerusform>
            <numerusform>Mêmes cartes, camps échangés, décalées de {number} places</numerusform>
        </translation>
    </message>
    <message>
        <source>The score begins anew, as the rules say for a first deal.</source>
        <translation>La marque repart à zéro, selon les règles d’une première donne.</translation>
    </message>
    <message>
        <source>Who gets the cards</source>
        <translation>Qui reçoit les cartes</translation>
    </message>
    <message>
        <source>{deal} of {game}, {rules}, becomes the first deal of a new game.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {game}: the title of a game. {rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>{deal:^} de {game}, {rules}, devient la première donne d’une nouvelle partie.</translation>
    </message>
    <message>
        <source>{name} plays the same cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} joue les mêmes cartes.</translation>
    </message>
    <message>
        <source>{name} plays what {owner} had.</source>
        <extracomment>{name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>{name} joue les cartes de {owner}.</translation>
    </message>
</context>
<context>
    <name>DealerButton</name>
    <message>
        <source>By lot</source>
        <translation>Par tirage au sort</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>par tirage au sort</translation>
    </message>
</context>
<context>
    <name>DealsTable</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Another program has taken the address of before: every phone scans its code anew.</source>
        <translation>Un autre programme a pris l’adresse d’avant : chaque téléphone scanne de nouveau son code.</translation>
    </message>
    <message>
        <source>The address of this computer has changed: every phone scans its code anew.</source>
        <translation>L’adresse de cet ordinateur a changé : chaque téléphone scanne de nouveau son code.</translation>
    </message>
    <message>
        <source>The codes are good until the program is closed. {fault}</source>
        <extracomment>{fault}: what is wrong with a file, as a sentence.</extracomment>
        <translation>Les codes valent jusqu’à la fermeture du programme. {fault}</translation>
    </message>
    <message>
        <source>The system lets no phone reach this program ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Le système ne laisse aucun téléphone joindre ce programme ({reason}).</translation>
    </message>
    <message>
        <source>This computer is in no network: connect it to the Wi-Fi that the phones are in.</source>
        <translation>Cet ordinateur n’est dans aucun réseau : le connecter au Wi-Fi des téléphones.</translation>
    </message>
</context>
<context>
    <name>EntryGrid</name>
    <message>
        <source>Add</source>
        <comment>a line of other points</comment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Enter sum</source>
        <translation>Saisir la somme</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>{cards}, {points} each</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards}, {points} chacune</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before anybody sees a card, the cards are mixed, and a code is made from their order and a secret number. Once the deal is over both are shown: if they give the same code again, nobody has moved a card since.</source>
        <translation>Avant que quiconque voie une carte, les cartes sont mélangées, et un code est tiré de leur ordre et d’un nombre secret. La donne finie, les deux sont montrés : s’ils redonnent le même code, personne n’a déplacé de carte entre-temps.</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Code {code}</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Code de donne {code}</translation>
    </message>
    <message>
        <source>No deal of this game has a code: they were dealt without, or the codes were taken out of the file.</source>
        <translation>Aucune donne de cette partie n’a de code : elles ont été faites sans, ou les codes ont été retirés du fichier.</translation>
    </message>
    <message>
        <source>The cards are mixed.</source>
        <translation>Les cartes sont mélangées.</translation>
    </message>
    <message>
        <source>The code is false: it stands for no deal of this game.</source>
        <translation>Le code est faux : il ne correspond à aucune donne de cette partie.</translation>
    </message>
    <message>
        <source>The code is false: these are not the cards as they were mixed.</source>
        <translation>Le code est faux : ce ne sont pas les cartes telles qu’elles ont été mélangées.</translation>
    </message>
    <message>
        <source>The code is true: the cards lay as they were mixed.</source>
        <translation>Le code est exact : les cartes étaient telles qu’elles ont été mélangées.</translation>
    </message>
    <message>
        <source>{deals}: dealt without a code, or it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^} : sans code, ou le code a été retiré du fichier.</translation>
    </message>
    <message>
        <source>{deals}: the deal code is missing, so it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^} : le code manque, il a donc été retiré du fichier.</translation>
    </message>
    <message>
        <source>{deal}: the deal code is false, so cards were changed.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} : le code est faux, des cartes ont donc été changées.</translation>
    </message>
</context>
<context>
    <name>FamilyBook</name>
    <message>
        <source>Another window is writing in the family book, so it is not kept up just now.</source>
        <translation>Une autre fenêtre écrit dans le carnet de famille ; il n’est pas tenu à jour en ce moment.</translation>
    </message>
    <message>
        <source>As written down at the table</source>
        <translation>Comme noté à la table</translation>
    </message>
    <message>
        <source>Begun elsewhere</source>
        <translation>Commencée ailleurs</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Par donne</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Par partie</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Real cards</source>
        <translation>Vraies cartes</translation>
    </message>
    <message>
        <source>The disk is full, so the family book is not kept up just now.</source>
        <translation>Le disque est plein ; le carnet de famille n’est pas tenu à jour en ce moment.</translation>
    </message>
    <message>
        <source>The family book is not kept up just now.</source>
        <translation>Le carnet de famille n’est pas tenu à jour en ce moment.</translation>
    </message>
    <message>
        <source>The family book was damaged while it was open; opening it again mends it.</source>
        <translation>Le carnet de famille a été abîmé pendant qu’il était ouvert ; le rouvrir le répare.</translation>
    </message>
    <message>
        <source>The family book was damaged, so a new one is made from the game files.</source>
        <translation>Le carnet de famille était abîmé ; un nouveau est fait à partir des fichiers des parties.</translation>
    </message>
    <message>
        <source>The old one is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>L’ancien est gardé sous le nom {file}.</translation>
    </message>
    <message>
        <source>With bots</source>
        <translation>Avec robots</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnée par</translation>
    </message>
    <message>
        <source>other points</source>
        <translation>autres points</translation>
    </message>
    <message>
        <source>other points: what</source>
        <translation>autres points : pourquoi</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} more game file(s) cannot be read either.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} autre fichier de partie est illisible aussi.</numerusform>
            <numerusform>{count:^} autres fichiers de parties sont illisibles aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, begun elsewhere</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, commencée ailleurs</translation>
    </message>
    <message>
        <source>{game}, real cards</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, vraies cartes</translation>
    </message>
    <message>
        <source>{more} to {less}</source>
        <extracomment>{more}: what is said in addition, or the larger number of points. {less}: the smaller number of points.</extracomment>
        <translation>{more} à {less}</translation>
    </message>
    <message>
        <source>{name} (uncertain)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} (provisoire)</translation>
    </message>
    <message>
        <source>{name} is on the way to the easy bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} est en route vers le robot facile.</translation>
    </message>
    <message>
        <source>{name} stands above all bots.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} se place au-dessus de tous les robots.</translation>
    </message>
    <message>
        <source>{name} stands between the easy and the steady bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} se place entre le robot facile et le robot solide.</translation>
    </message>
    <message>
        <source>{name} stands between the steady and the strong bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} se place entre le robot solide et le robot fort.</translation>
    </message>
    <message>
        <source>{name} stands between the strong and the expert bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} se place entre le robot fort et le robot expert.</translation>
    </message>
    <message>
        <source>{wins} : {losses}</source>
        <extracomment>{wins}: how many games were won. {losses}: how many games were lost.</extracomment>
        <translation>{wins} : {losses}</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <extracomment>{wins}: how many games were won. {games}: how many games.</extracomment>
        <translation>{wins} sur {games}</translation>
    </message>
</context>
<context>
    <name>FamilyBookController</name>
    <message>
        <source>Finished games are read: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Lecture des parties finies : {done} sur {total}</translation>
    </message>
    <message numerus="yes">
        <source>Saved as {file} in {folder}, with (one game|{number} games).</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Enregistré sous {file} dans {folder}, avec {number} partie.</numerusform>
            <numerusform>Enregistré sous {file} dans {folder}, avec {number} parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>The file of this game is gone, only its figures are left.</source>
        <translation>Le fichier de cette partie a disparu, il ne reste que ses chiffres.</translation>
    </message>
    <message>
        <source>The game of {day} is back.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>La partie du {day} est de retour.</translation>
    </message>
    <message>
        <source>The game of {day} is removed.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>La partie du {day} est retirée.</translation>
    </message>
    <message>
        <source>family-book-deals</source>
        <translation>carnet-de-famille-donnes</translation>
    </message>
    <message>
        <source>family-book-games</source>
        <translation>carnet-de-famille-parties</translation>
    </message>
</context>
<context>
    <name>FamilyBookPage</name>
    <message>
        <source>Bots stay where they are. The stronger the others, the more a win brings. Games for practice do not count.</source>
        <translation>Les robots restent à leur place. Plus les autres sont forts, plus une victoire rapporte. Les parties d’exercice ne comptent pas.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>La remettre</translation>
    </message>
    <message>
        <source>Deals, a row for every side</source>
        <translation>Donnes, une ligne par camp</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Finished games appear here.</source>
        <translation>Les parties finies apparaissent ici.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Games won by each pair</source>
        <translation>Parties gagnées par chaque paire</translation>
    </message>
    <message>
        <source>Games, a row for every side</source>
        <translation>Parties, une ligne par camp</translation>
    </message>
    <message>
        <source>In these games nobody had a partner.</source>
        <translation>Dans ces parties, personne n’avait de partenaire.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>of players by their strength</comment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>No finished game fits this choice.</source>
        <translation>Aucune partie finie ne correspond à ce choix.</translation>
    </message>
    <message>
        <source>Only people are counted here. Bots played or finished these games.</source>
        <translation>Seules les personnes comptent ici. Des robots ont joué ou fini ces parties.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Points are shown for one game at a time.</source>
        <translation>Les points se montrent pour un seul jeu à la fois.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Montrer tous les jeux</translation>
    </message>
    <message>
        <source>Show people and bots</source>
        <translation>Montrer personnes et robots</translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation>Commencer une partie</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>A name for the house rules is missing.</source>
        <translation>Il manque un nom pour les règles maison.</translation>
    </message>
    <message>
        <source>Another program has changed {file}, so this game goes on beside it.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Un autre programme a modifié {file} ; cette partie continue donc à côté.</translation>
    </message>
    <message>
        <source>House rules in {file}: {reason}</source>
        <extracomment>{file}: the name of a file. {reason}: why something cannot be.</extracomment>
        <translation>Règles maison dans {file} : {reason}</translation>
    </message>
    <message>
        <source>It is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Il est gardé sous le nom {file}.</translation>
    </message>
    <message>
        <source>No move can be saved in {folder}, so this game can only be looked at.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Aucun coup ne peut être enregistré dans {folder} ; cette partie ne peut qu’être regardée.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {path}, which is not a folder.</source>
        <extracomment>{path}: the path of a folder.</extracomment>
        <translation>Rien ne peut être gardé dans {path}, qui n’est pas un dossier.</translation>
    </message>
    <message>
        <source>Other house rules have the name {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>D’autres règles maison portent le nom {rules}.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entries are not saved yet.</source>
        <translation>Le disque est plein ; les dernières saisies ne sont pas encore enregistrées.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entry is not saved yet.</source>
        <translation>Le disque est plein ; la dernière saisie n’est pas encore enregistrée.</translation>
    </message>
    <message>
        <source>The disk is full, so the last move is not saved yet.</source>
        <translation>Le disque est plein ; le dernier coup n’est pas encore enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>The disk is full, so the last {count} move(s) are not saved yet.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Le disque est plein ; {count} dernier coup n’est pas encore enregistré.</numerusform>
            <numerusform>Le disque est plein ; les {count} derniers coups ne sont pas encore enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk is full, so the picture is not kept.</source>
        <translation>Le disque est plein ; l’image n’est pas gardée.</translation>
    </message>
    <message>
        <source>The disk is full, so this game is not saved yet.</source>
        <translation>Le disque est plein ; cette partie n’est pas encore enregistrée.</translation>
    </message>
    <message>
        <source>The disk is full, so {file} is not saved.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Le disque est plein ; {file} n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The end of the text is missing: it goes from HFRULES to the semicolon.</source>
        <translation>La fin du texte manque : il va de HFRULES au point-virgule.</translation>
    </message>
    <message>
        <source>The file is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Le fichier est gardé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The folder of {file} cannot lock files: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Le dossier de {file} ne permet pas de verrouiller les fichiers : {detail}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not allow writing.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Le dossier {folder} ne permet pas d’écrire.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>Le dossier {folder} a disparu.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be read: {detail}.</source>
        <extracomment>{path}: the path of a folder. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Le dossier {path} est illisible : {detail}.</translation>
    </message>
    <message>
        <source>The rules have changed since, so this game can only be looked at.</source>
        <translation>Les règles ont changé depuis ; cette partie ne peut qu’être regardée.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Les règles de {file} ne sont pas jouables : {detail}.</translation>
    </message>
    <message>
        <source>The text was changed on its way: copy all of it once more.</source>
        <translation>Le texte a été modifié en route : copiez-le encore une fois en entier.</translation>
    </message>
    <message>
        <source>There are no rules of this program in the text.</source>
        <translation>Le texte ne contient pas de règles de ce programme.</translation>
    </message>
    <message>
        <source>These rules are from a newer version of this program.</source>
        <translation>Ces règles viennent d’une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>deal code {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>code de donne {number}</translation>
    </message>
    <message>
        <source>deal codes</source>
        <translation>codes de donne</translation>
    </message>
    <message>
        <source>it holds something that does not belong there</source>
        <translation>il contient quelque chose qui n’y a pas sa place</translation>
    </message>
    <message>
        <source>it is a folder or a device.</source>
        <translation>c’est un dossier ou un périphérique.</translation>
    </message>
    <message>
        <source>it is too large to be house rules.</source>
        <translation>trop gros pour des règles maison.</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>la fin manque</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>coup {number}</translation>
    </message>
    <message>
        <source>name {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>nom {number}</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>aucune raison n’a été donnée</translation>
    </message>
    <message>
        <source>player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>joueur {number}</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>score</source>
        <translation>marque</translation>
    </message>
    <message>
        <source>something in it cannot be right</source>
        <translation>quelque chose y est impossible</translation>
    </message>
    <message>
        <source>something is missing in it</source>
        <translation>quelque chose y manque</translation>
    </message>
    <message>
        <source>the disk is full, so they are not saved.</source>
        <translation>le disque est plein, elles ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>the file holds something else.</source>
        <translation>le fichier contient autre chose.</translation>
    </message>
    <message>
        <source>the file is damaged, or it holds something else.</source>
        <translation>le fichier est abîmé, ou il contient autre chose.</translation>
    </message>
    <message>
        <source>the file is damaged: {harm}.</source>
        <extracomment>{harm}: what is wrong in a file.</extracomment>
        <translation>le fichier est abîmé : {harm}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>le fichier est vide.</translation>
    </message>
    <message>
        <source>they are from a newer version of this program.</source>
        <translation>elles viennent d’une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>what stands in it makes no sense to this program</source>
        <translation>son contenu n’a pas de sens pour ce programme</translation>
    </message>
    <message>
        <source>what stands there for “{label}” cannot be right.</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>ce qui y figure pour « {label} » est impossible.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>{file} est illisible : {detail}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>{file} ne peut pas être écrit : {detail}.</translation>
    </message>
    <message>
        <source>{file} does not exist any more.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} n’existe plus.</translation>
    </message>
    <message>
        <source>{file} holds a move that is not allowed ({place}).</source>
        <extracomment>{file}: the name of a file. {place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{file} contient un coup qui n’est pas permis ({place}).</translation>
    </message>
    <message>
        <source>{file} is a folder or a device, not a plain file.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} est un dossier ou un périphérique, pas un simple fichier.</translation>
    </message>
    <message>
        <source>{file} is a link that leads back to itself.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} est un lien qui ramène à lui-même.</translation>
    </message>
    <message>
        <source>{file} is damaged: {harm}.</source>
        <extracomment>{file}: the name of a file. {harm}: what is wrong in a file.</extracomment>
        <translation>{file} est abîmé : {harm}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} est vide.</translation>
    </message>
    <message>
        <source>{file} is no JPEG or PNG picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} n’est pas une image JPEG ou PNG.</translation>
    </message>
    <message>
        <source>{file} is not a saved game.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>{file} is too large a picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>L’image {file} est trop grande.</translation>
    </message>
    <message>
        <source>{file} is too large to be a file of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} est trop gros pour un fichier de ce programme.</translation>
    </message>
    <message>
        <source>{file} takes too long to read.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} est trop long à lire.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} a été enregistré par une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>{file}: what cannot be right is left out, all else holds ({name}).</source>
        <extracomment>{file}: the name of a file. {name}: the player, or the players of a side.</extracomment>
        <translation>{file} : ce qui ne peut pas être juste est laissé de côté, tout le reste vaut ({name}).</translation>
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
        <translation>Aller à « {field} »</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>FileOpening</name>
    <message>
        <source>Games and deals</source>
        <translation>Parties et donnes</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Deals of the game</source>
        <translation>Donnes de la partie</translation>
    </message>
    <message>
        <source>Takes the game out of the book.</source>
        <translation>Retire la partie du carnet.</translation>
    </message>
    <message>
        <source>The points of the single deals are not known.</source>
        <translation>Les points de chaque donne ne sont pas connus.</translation>
    </message>
    <message>
        <source>{names} won</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} {names:a|a|a|ont} gagné</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>next</source>
        <translation>le suivant</translation>
    </message>
    <message>
        <source>now</source>
        <comment>plays now</comment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>now {name}</source>
        <comment>plays now</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>à {name}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Hint: {move}.</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Conseil : {move}.</translation>
    </message>
    <message>
        <source>No first meld is needed in this game.</source>
        <translation>Pas de première pose dans ce jeu.</translation>
    </message>
    <message>
        <source>Nothing can be laid now.</source>
        <translation>Rien ne peut être posé maintenant.</translation>
    </message>
    <message>
        <source>The lifted cards are put back first, then the partner can be asked.</source>
        <translation>Reposer d’abord les cartes soulevées ; ensuite, la question au partenaire est possible.</translation>
    </message>
    <message>
        <source>The side is down already.</source>
        <translation>Le camp a déjà posé.</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>Défaire la défausse</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>A tie</source>
        <translation>Égalité</translation>
    </message>
    <message numerus="yes">
        <source>By (one point|{points} points).</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Avec {points} point d’avance.</numerusform>
            <numerusform>Avec {points} points d’avance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win)</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} gagne</numerusform>
            <numerusform>{names} gagnent</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} se partagent la victoire.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>13 and 13, two clean, two dirty, one wild</source>
        <translation>13 et 13 ; 2 propres, 2 sales, 1 de jokers</translation>
    </message>
    <message>
        <source>2 to 4 players, half an hour</source>
        <translation>2 à 4 joueurs, une demi-heure</translation>
    </message>
    <message>
        <source>2 to 6 players, about an hour</source>
        <translation>2 à 6 joueurs, environ une heure</translation>
    </message>
    <message>
        <source>2 to 6 players, half an hour</source>
        <translatorcomment>Of “2 to 5 players, half an hour”.</translatorcomment>
        <translation>2 à 6 joueurs, une demi-heure</translation>
    </message>
    <message>
        <source>262 special cards with ladies and villains</source>
        <translation>262 cartes spéciales avec dames et vilains</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 300 and 100</source>
        <translation>Simpson, un passe-partout gèle, 300 et 100</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 500 and 300</source>
        <translation>Simpson, un passe-partout gèle, 500 et 300</translation>
    </message>
    <message>
        <source>As classic, the first card stays whatever it is</source>
        <translation>La première carte reste, quelle qu’elle soit</translation>
    </message>
    <message>
        <source>Brouillette partners, high</source>
        <translation>Brouillette en paires, haut</translation>
    </message>
    <message>
        <source>Brouillette partners, low</source>
        <translation>Brouillette en paires, bas</translation>
    </message>
    <message>
        <source>Brouillette, high</source>
        <translation>Brouillette, haut</translation>
    </message>
    <message>
        <source>Brouillette, low</source>
        <translation>Brouillette, bas</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Classic, upcard left</source>
        <translation>Classique, retourne laissée</translation>
    </message>
    <message>
        <source>Draw until you play</source>
        <translation>Piocher jusqu’à ce qu’on pose</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Robot facile</translation>
    </message>
    <message>
        <source>Everybody alone, two stock piles, no wild piles</source>
        <translation>Pour soi, deux talons, pas de piles de jokers</translation>
    </message>
    <message>
        <source>Everything on the table may be rebuilt</source>
        <translation>Tout sur la table peut être réarrangé</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Robot expert</translation>
    </message>
    <message>
        <source>First play 30 each, from the hand alone</source>
        <translation>Première pose de 30, de la main seule</translation>
    </message>
    <message>
        <source>Four cards, four tricks, down from 21</source>
        <translation>Quatre cartes, quatre plis, à partir de 21</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <translation>Hand and Foot</translation>
    </message>
    <message>
        <source>Imagines few deals, and forgets what was played.</source>
        <translation>Imagine peu de donnes et oublie ce qui a été joué.</translation>
    </message>
    <message>
        <source>Imagines some deals, and remembers every card.</source>
        <translation>Imagine quelques donnes et retient chaque carte.</translation>
    </message>
    <message>
        <source>Lays melds and adds to them, but takes none apart.</source>
        <translation>Pose des combinaisons et les complète, mais n’en défait aucune.</translation>
    </message>
    <message>
        <source>Machiavelli</source>
        <translation>Machiavelli</translation>
    </message>
    <message>
        <source>Manipulation Rummy</source>
        <translation>Rami manipulation</translation>
    </message>
    <message>
        <source>Melds stay open after seven, whole pile taken</source>
        <translation>Ouvertes après sept, toute la défausse</translation>
    </message>
    <message>
        <source>Moves up to three cards of the table to lay more.</source>
        <translation>Déplace jusqu’à trois cartes de la table pour en poser plus.</translation>
    </message>
    <message>
        <source>None is stronger.</source>
        <translation>Aucun n’est plus fort.</translation>
    </message>
    <message>
        <source>Partners build piles of seven</source>
        <translation>Des partenaires forment des piles de sept</translation>
    </message>
    <message>
        <source>Pennies from Heaven</source>
        <translation>Pennies from Heaven</translation>
    </message>
    <message>
        <source>Play or draw one, no jokers, 13 cards</source>
        <translatorcomment>Of “Play or draw one, no jokers”.</translatorcomment>
        <translation>Poser ou piocher une carte, sans joker, 13 cartes</translation>
    </message>
    <message>
        <source>Plays for its side, and minds what others collect.</source>
        <translation>Joue pour son camp et surveille ce que les autres rassemblent.</translation>
    </message>
    <message>
        <source>Raub</source>
        <translation>Raub</translation>
    </message>
    <message>
        <source>Rebuilds the whole table, and holds cards back.</source>
        <translation>Réarrange toute la table et garde des cartes en réserve.</translation>
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
        <translation>Ne voit que ses cartes et manque certaines combinaisons.</translation>
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
        <translation>Six joueurs, canastas de sept, jusqu’à 20 000</translation>
    </message>
    <message>
        <source>Special deck</source>
        <translation>Jeu spécial</translation>
    </message>
    <message>
        <source>Steady bot</source>
        <translation>Robot solide</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <translation>Robot fort</translation>
    </message>
    <message>
        <source>The strong bot with more time, as Preferences say.</source>
        <translation>Le robot fort avec plus de temps, selon les préférences.</translation>
    </message>
    <message>
        <source>Three cards drawn at most, knocking</source>
        <translation>Trois cartes piochées au plus, on peut frapper</translation>
    </message>
    <message>
        <source>Three ways to trumps, from 21 down to nothing</source>
        <translation>Trois façons de fixer l’atout, de 21 jusqu’à zéro</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Tries moves in imagined deals, and recalls who took what.</source>
        <translation>Essaie des coups dans des donnes imaginées et retient qui a ramassé quoi.</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four</source>
        <translation>Deux paires, quatre et quatre à la donne quatre</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four, 500 and 300</source>
        <translation>Deux paires, quatre et quatre à la donne quatre, 500 et 300</translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, donne {deal}</translation>
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
        <translation>Une {pile} propre compte {points}.</translation>
    </message>
    <message>
        <source>A complete {pile} that is open takes them, too.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Une {pile} complète encore ouverte les accueille aussi.</translation>
    </message>
    <message>
        <source>A deal ends when somebody goes out.</source>
        <translation>Une donne finit quand quelqu’un sort.</translation>
    </message>
    <message>
        <source>A dirty {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Une {pile} sale compte {points}.</translation>
    </message>
    <message>
        <source>A discarded lady stops the next player from taking the pile.</source>
        <translation>Une dame défaussée empêche le joueur suivant de ramasser la défausse.</translation>
    </message>
    <message>
        <source>A discarded wild leaves the table together with the whole pile; the next discard begins a new one.</source>
        <translation>Un passe-partout défaussé quitte la table avec toute la défausse ; la défausse suivante en commence une nouvelle.</translation>
    </message>
    <message>
        <source>A game has {deals}.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Une partie dure {deals}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Une combinaison compte au moins autant de naturelles que de passe-partout, jamais plus de {wilds} : {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Une combinaison compte au moins autant de naturelles que de passe-partout : {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Une combinaison compte au moins deux fois plus de naturelles que de passe-partout, jamais plus de {wilds} : {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Une combinaison compte au moins deux fois plus de naturelles que de passe-partout : {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least two naturals and at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Une combinaison compte au moins deux naturelles et au plus {wilds} : {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Une combinaison compte au plus {wilds} : {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Une combinaison compte plus de naturelles que de passe-partout, jamais plus de {wilds} : {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Une combinaison compte plus de naturelles que de passe-partout : {counted}.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up before its player.</source>
        <translation>Une combinaison : trois cartes ou plus d’une même valeur, étalées devant leur joueur.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up. It belongs to the whole side; every partner may add to it.</source>
        <translation>Une combinaison : trois cartes ou plus d’une même valeur, étalées. Elle est à tout le camp ; chaque partenaire peut la compléter.</translation>
    </message>
    <message>
        <source>A meld of naturals holds any number of wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Une combinaison de naturelles peut compter autant de passe-partout qu’on veut : {counted}.</translation>
    </message>
    <message>
        <source>A meld of naturals holds no wilds.</source>
        <translation>Une combinaison de naturelles ne contient pas de passe-partout.</translation>
    </message>
    <message>
        <source>A player needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Il faut à un joueur, complètes : {needed}.</translation>
    </message>
    <message>
        <source>A red three among them is laid and replaced at once; one deeper in the pile stays there.</source>
        <translation>Un trois rouge parmi elles est posé et remplacé aussitôt ; plus bas dans la défausse, il y reste.</translation>
    </message>
    <message>
        <source>A red three in it is laid and replaced at once.</source>
        <translation>Un trois rouge parmi elles est posé et remplacé aussitôt.</translation>
    </message>
    <message>
        <source>A take brings the top card only.</source>
        <translation>On ne ramasse que la carte du dessus.</translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s), or all when there are fewer.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>On ramasse la carte du dessus{count:||}.</numerusform>
            <numerusform>On ramasse les {count} cartes du dessus, ou tout s’il y en a moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s); with fewer there is no take.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>On ramasse la carte du dessus{count:||}.</numerusform>
            <numerusform>On ramasse les {count} cartes du dessus ; s’il y en a moins, on ne ramasse pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A take brings the whole pile.</source>
        <translation>On ramasse toute la défausse.</translation>
    </message>
    <message>
        <source>A three on top cannot be taken.</source>
        <translation>Un trois sur le dessus ne se ramasse pas.</translation>
    </message>
    <message>
        <source>A villain or a lady on top cannot be taken.</source>
        <translation>Un vilain ou une dame sur le dessus ne se ramasse pas.</translation>
    </message>
    <message>
        <source>A wild laid on an incomplete clean meld makes it dirty.</source>
        <translation>Un passe-partout posé sur une combinaison propre incomplète la rend sale.</translation>
    </message>
    <message numerus="yes">
        <source>A wild lies only beside {count} natural card(s) or more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Un passe-partout ne se pose qu’avec au moins {count:f} naturelle.</numerusform>
            <numerusform>Un passe-partout ne se pose qu’avec au moins {count} naturelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Une {pile} de jokers compte {points}.</translation>
    </message>
    <message>
        <source>A {pile} of sevens counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Une {pile} de sept compte {points}.</translation>
    </message>
    <message>
        <source>A {pile} of sevens, clean or dirty, counts as sevens only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Une {pile} de sept, propre ou sale, ne compte que parmi les sept.</translation>
    </message>
    <message>
        <source>All of them on one side count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tous ensemble dans un même camp comptent {points} en tout.</translation>
    </message>
    <message>
        <source>All of them with one player count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tous ensemble chez un même joueur comptent {points} en tout.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left the pile cannot be taken.</source>
        <translation>Ces cartes vont sur la combinaison incomplète de cette valeur, si elle existe. S’il y reste moins de trois places, on ne peut pas ramasser.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left, the same move completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Ces cartes vont sur la combinaison incomplète de cette valeur, si elle existe. S’il y reste moins de trois places, le même coup complète la {pile} et commence une nouvelle combinaison de trois ou plus.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left the pile cannot be taken.</source>
        <translation>Ces cartes vont sur la combinaison incomplète de cette valeur, si elle existe. S’il y reste une seule place, on ne peut pas ramasser.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left, the take completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Ces cartes vont sur la combinaison incomplète de cette valeur, si elle existe. S’il y reste une seule place, le même coup complète la {pile} et commence une nouvelle combinaison de trois ou plus.</translation>
    </message>
    <message>
        <source>Any number of ladies may be laid on a complete clean {pile}; they never count towards a first meld.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>On peut poser autant de dames qu’on veut sur une {pile} propre complète ; elles ne comptent jamais pour une première pose.</translation>
    </message>
    <message>
        <source>Before that the side needs a complete {pile}. Without one two cards stay in the hand after melding, one after the discard: of two cards, one is discarded and one kept.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Avant cela, il faut au camp une {pile} complète. Sans elle, deux cartes restent en main après la pose, une après la défausse : de deux cartes, on en défausse une et on en garde une.</translation>
    </message>
    <message>
        <source>By the player’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Selon les points du joueur au début de la donne, la première pose demande : {steps}.</translation>
    </message>
    <message>
        <source>By the side’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Selon les points du camp au début de la donne, la première pose demande : {steps}.</translation>
    </message>
    <message>
        <source>Cards stay in the meld on which they were laid.</source>
        <translation>Les cartes restent dans la combinaison où elles ont été posées.</translation>
    </message>
    <message>
        <source>Discarding the last card of the hand: the foot is picked up and played from the next turn on.</source>
        <translation>Dernière carte de la main défaussée : le pied est ramassé, et joué à partir du tour suivant.</translation>
    </message>
    <message>
        <source>Draw from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <translation>On pioche dans le talon ou on ramasse la défausse. On pose ce que l’on veut, puis on défausse une carte pour finir son tour.</translation>
    </message>
    <message>
        <source>Draw {cards} from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Piocher {cards} du talon ou ramasser la défausse. Poser autant qu’on veut, puis défausser une carte pour finir le tour.</translation>
    </message>
    <message>
        <source>Each player has three packets: hand {hand}, knee {knee}, foot {foot}, played in this order. Knee and foot lie face down until they are picked up.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Chaque joueur a trois paquets : main {hand}, genou {knee}, pied {foot}, joués dans cet ordre. Genou et pied restent face cachée jusqu’à ce qu’ils soient ramassés.</translation>
    </message>
    <message>
        <source>Each player has two packets: the hand, played first, and the foot. It lies face down until it is picked up, and is then played like the hand.</source>
        <translation>Chaque joueur a deux paquets : la main, jouée d’abord, et le pied. Il reste face cachée jusqu’à ce qu’il soit ramassé, puis se joue comme la main.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Chaque trois rouge compte {laid}, non posé {left}.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}, in an unopened foot too.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Chaque trois rouge compte {laid}, avec ou sans première pose ; non posé, il compte {left}, même dans un pied non ouvert.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Chaque trois rouge compte {laid}, avec ou sans première pose ; non posé {left}.</translation>
    </message>
    <message>
        <source>Everybody is dealt a hand of {hand}, then a knee of {knee}, then a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Chacun reçoit une main de {hand}, puis un genou de {knee}, puis un pied de {foot}.</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for a hand of {hand} and a foot of {foot}; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Chacun coupe environ {both} cartes pour une main de {hand} et un pied de {foot} ; on complète ce qui manque, on rend ce qui est en trop. Couper exactement {both} cartes du premier coup rapporte {points}.</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for hand, knee and foot; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Chacun coupe environ {both} cartes pour la main, le genou et le pied ; on complète ce qui manque, on rend ce qui est en trop. Couper exactement {both} cartes du premier coup rapporte {points}.</translation>
    </message>
    <message>
        <source>Example: five eights are melded, an eight is on top. With {four} in the hand a take is allowed: the top card and 8 complete the {pile}, {three} begin a new meld. With {three} it is not: only {two} would be left.</source>
        <extracomment>{four}: four cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {three}: three cards of an example, listed. {two}: two cards of an example, listed.</extracomment>
        <translation>Exemple : cinq huit sont posés, un huit est sur le dessus. Avec {four} en main, on peut ramasser : la carte du dessus et 8 complètent la {pile}, {three} commencent une nouvelle combinaison. Avec {three}, non : il ne resterait que {two}.</translation>
    </message>
    <message>
        <source>Example: six eights are melded, an eight is on top. With {three} in the hand a take is allowed: the top card completes the {pile}, {three} begin a new meld. With {two} it is not: two cards are no meld.</source>
        <extracomment>{three}: three cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {two}: two cards of an example, listed.</extracomment>
        <translation>Exemple : six huit sont posés, un huit est sur le dessus. Avec {three} en main, on peut ramasser : la carte du dessus complète la {pile}, {three} commencent une nouvelle combinaison. Avec {two}, non : deux cartes ne font pas une combinaison.</translation>
    </message>
    <message>
        <source>Example: the pile is frozen, with a nine on top: {two} from the hand takes it, {mixed} does not.</source>
        <extracomment>{two}: two cards of an example, listed. {mixed}: a card and a wild of an example, listed.</extracomment>
        <translation>Exemple : la défausse est gelée, un neuf sur le dessus : {two} de la main la ramasse, {mixed} non.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}, {missing} too few; a {wild} from below the nine would not count.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Exemple : un neuf sur le dessus et {three} en main, ramasser avec {four} fait {points}, soit {missing} de moins qu’il ne faut ; un {wild} pris sous le neuf ne compterait pas.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}; a {wild} from below the nine would not do.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Exemple : un neuf sur le dessus et {three} en main, ramasser avec {four} fait {points} ; un {wild} pris sous le neuf ne suffirait pas.</translation>
    </message>
    <message>
        <source>Example: {count} count {points}.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Exemple : {count} comptent {points}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}, {missing} too few.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>Exemple : {four} fait {points}, soit {missing} de moins qu’il ne faut.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Exemple : {four} fait {points}.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card of the foot.</source>
        <translation>Sortir, c’est se défaire de la dernière carte du pied.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card once the foot was taken.</source>
        <translation>Sortir, c’est se défaire de la dernière carte une fois le pied ramassé.</translation>
    </message>
    <message>
        <source>In a foot that was not picked up each one counts {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Dans un pied non ramassé, chacun compte {points}.</translation>
    </message>
    <message numerus="yes">
        <source>In deal(s) {deals} it is a concealed {pile} instead, of any kind: seven cards laid at once from the hand, before any take; other melds may go with it.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>À la donne {deals}, c’est plutôt une {pile} cachée, de n’importe quelle sorte : sept cartes posées d’un coup de la main, avant tout ramassage ; d’autres combinaisons peuvent s’y ajouter.</numerusform>
            <numerusform>Aux donnes {deals}, c’est plutôt une {pile} cachée, de n’importe quelle sorte : sept cartes posées d’un coup de la main, avant tout ramassage ; d’autres combinaisons peuvent s’y ajouter.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is one move of any number of melds. Only the values of their cards count, no bonuses; of a pile taken in that move only the top card.</source>
        <translation>C’est un seul coup, avec autant de combinaisons qu’on veut. Seules comptent les valeurs de leurs cartes, sans primes ; d’une défausse ramassée dans ce coup, seulement la carte du dessus.</translation>
    </message>
    <message>
        <source>Jesters and jokers are wild; all cards but villains and ladies are naturals otherwise.</source>
        <translation>Bouffons et jokers sont des passe-partout ; toutes les autres cartes, sauf vilains et dames, sont naturelles.</translation>
    </message>
    <message>
        <source>Just before a player’s first turn the red threes of the hand are laid on the table and replaced from the stock, later each at once.</source>
        <translation>Juste avant le premier tour d’un joueur, les trois rouges de sa main sont posés sur la table et remplacés du talon ; plus tard, chacun l’est aussitôt.</translation>
    </message>
    <message>
        <source>Laying out the hand and picking up the foot ends the turn, without a discard.</source>
        <translation>Poser toute sa main et ramasser le pied termine le tour, sans défausse.</translation>
    </message>
    <message>
        <source>Melding the last card of the hand: the foot is picked up at once and the turn goes on, with a discard at its end.</source>
        <translation>Dernière carte de la main posée : le pied est ramassé aussitôt et le tour continue, avec une défausse à la fin.</translation>
    </message>
    <message>
        <source>Nobody gets the bonus for going out when the stock ends the deal.</source>
        <translation>Quand le talon met fin à la donne, personne n’a la prime de sortie.</translation>
    </message>
    <message>
        <source>One partner’s first meld serves the whole side.</source>
        <translation>La première pose d’un partenaire vaut pour tout le camp.</translation>
    </message>
    <message>
        <source>Other cards left</source>
        <translation>Autres cartes restantes</translation>
    </message>
    <message>
        <source>Red three in an unopened foot</source>
        <translation>Trois rouge dans un pied fermé</translation>
    </message>
    <message>
        <source>Red three left</source>
        <translation>Trois rouge restant</translation>
    </message>
    <message>
        <source>Red three on the table</source>
        <translation>Trois rouge sur la table</translation>
    </message>
    <message>
        <source>Red threes are plain cards: never melded, they may be discarded; each one left counts {left}.</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Les trois rouges sont des cartes ordinaires : jamais posés, ils peuvent être défaussés ; chacun qui reste compte {left}.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sept cartes font une {pile} : propre sans passe-partout, sale avec, de jokers s’il n’y a que des passe-partout.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sept cartes font une {pile} : propre sans passe-partout, sale avec.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sept cartes ou plus font une seule {pile} : propre sans passe-partout, sale avec, de jokers s’il n’y a que des passe-partout.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sept cartes ou plus font une seule {pile} : propre sans passe-partout, sale avec.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Le donneur donne à chacun une main de {hand} et un pied de {foot}.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; one of the dealer’s partners deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Le donneur donne à chacun une main de {hand} ; un de ses partenaires donne à chacun un pied de {foot}.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; the dealer’s partner deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Le donneur donne à chacun une main de {hand} ; son partenaire donne à chacun un pied de {foot}.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot. The player to the dealer’s left begins; play and deal go round to the left, clockwise.</source>
        <translation>Le premier donneur est tiré au sort. Le joueur à gauche du donneur commence ; le jeu et la donne tournent vers la gauche, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The foot</source>
        <translation>Le pied</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which a side reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>La partie finit après la donne où un camp atteint {points} point ou plus.</numerusform>
            <numerusform>La partie finit après la donne où un camp atteint {points} points ou plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which somebody reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>La partie finit après la donne où quelqu’un atteint {points} point ou plus.</numerusform>
            <numerusform>La partie finit après la donne où quelqu’un atteint {points} points ou plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins; equal totals share the win. Totals may be negative.</source>
        <translation>Le plus haut total gagne ; à égalité, la victoire est partagée. Les totaux peuvent être négatifs.</translation>
    </message>
    <message>
        <source>The knee is picked up first, in the same way, and later the foot.</source>
        <translation>On ramasse d’abord le genou, de la même façon, et plus tard le pied.</translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s).</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>La défausse peut être ramassée à partir de {count:f} carte.</numerusform>
            <numerusform>La défausse peut être ramassée à partir de {count} cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s); a take brings all of it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>La défausse peut être ramassée à partir de {count:f} carte, tout entière.</numerusform>
            <numerusform>La défausse peut être ramassée à partir de {count} cartes, tout entière.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Il faut au camp, complètes : {needed}.</translation>
    </message>
    <message>
        <source>The special deck of 262 cards, one set for any number of players.</source>
        <translation>Le jeu spécial de 262 cartes, un seul pour tout nombre de joueurs.</translation>
    </message>
    <message>
        <source>They may be shared among several melds of that rank, as far as each one may lie so.</source>
        <translation>On peut les répartir sur plusieurs combinaisons de cette valeur, si chacune peut rester ainsi.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Twos and jokers are wild; four to ace are naturals.</source>
        <translation>Deux et jokers sont des passe-partout ; du quatre à l’as, les cartes sont naturelles.</translation>
    </message>
    <message>
        <source>Twos are wild; four to ace are naturals.</source>
        <translation>Les deux sont des passe-partout ; du quatre à l’as, les cartes sont naturelles.</translation>
    </message>
    <message>
        <source>Until then two cards stay in the hand after melding, unless that meld completes a {pile}, and one after the discard.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Jusque-là, il faut garder en main deux cartes après la pose, sauf si elle complète une {pile}, et une après la défausse.</translation>
    </message>
    <message>
        <source>What a player needs complete depends on the deal.</source>
        <translation>Ce qu’il faut complet à un joueur dépend de la donne.</translation>
    </message>
    <message>
        <source>What the side needs complete depends on the deal.</source>
        <translation>Ce qu’il faut complet au camp dépend de la donne.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the foot into the hand at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Qui complète une {pile} prend aussitôt le pied en main.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the knee into the hand at once, with the next one the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Qui complète une {pile} prend aussitôt le genou en main, et avec la suivante le pied.</translation>
    </message>
    <message>
        <source>Whoever has taken the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Qui a ramassé le pied et ne peut pas sortir garde deux cartes après la pose, une après la défausse.</translation>
    </message>
    <message>
        <source>Whoever may discard none of the cards ends the turn without a discard.</source>
        <translation>Qui ne peut défausser aucune carte finit le tour sans défausse.</translation>
    </message>
    <message>
        <source>Whoever plays from the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Qui joue le pied et ne peut pas sortir garde deux cartes après la pose, une après la défausse.</translation>
    </message>
    <message>
        <source>Wilds may be discarded.</source>
        <translation>Les passe-partout peuvent être défaussés.</translation>
    </message>
    <message>
        <source>With an empty stock a red three is laid without a replacement.</source>
        <translation>Si le talon est vide, un trois rouge est posé sans être remplacé.</translation>
    </message>
    <message>
        <source>their value off</source>
        <translation>leur valeur en moins</translation>
    </message>
    <message numerus="yes">
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>jusqu’à {points} point</numerusform>
            <numerusform>jusqu’à {points} points</numerusform>
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
        <translation>{count:^} ensemble comptent {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of three, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} joueur en deux équipes de trois, assises en alternance.</numerusform>
            <numerusform>{count:^} joueurs en deux équipes de trois, assises en alternance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in {sides}, partners opposite.</source>
        <extracomment>{count}: the number on which the plural form depends. {sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>
            <numerusform>{count:^} joueur en {sides}, partenaires face à face.</numerusform>
            <numerusform>{count:^} joueurs en {sides}, partenaires face à face.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s), each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} joueur, chacun pour soi.</numerusform>
            <numerusform>{count:^} joueurs, chacun pour soi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs no points.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^} ne demande pas de points.</translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}, then as in the last of them.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} demande {points} point aux donnes un à {last}, ensuite comme à la dernière.</numerusform>
            <numerusform>{meld:^} demande {points} points aux donnes un à {last}, ensuite comme à la dernière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^} demande {points} point aux donnes un à {last}.</numerusform>
            <numerusform>{meld:^} demande {points} points aux donnes un à {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s).</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{meld:^} demande {points} point.</numerusform>
            <numerusform>{meld:^} demande {points} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs {steps}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {steps}: the points that are needed, score by score.</extracomment>
        <translation>{meld:^} demande {steps}.</translation>
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
            <numerusform>{packs:^} avec {jokers} chacun : {number} carte.</numerusform>
            <numerusform>{packs:^} avec {jokers} chacun : {number} cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} without jokers: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^} sans jokers : {number} carte.</numerusform>
            <numerusform>{packs:^} sans jokers : {number} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile:^} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} de sept</translation>
    </message>
    <message>
        <source>{wilds} in {cards}</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{wilds} sur {cards}</translation>
    </message>
</context>
<context>
    <name>HandAndFootHints</name>
    <message>
        <source>A hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Une main de {hand} et un pied de {foot}.</translation>
    </message>
    <message>
        <source>A hand of {hand}, a knee of {knee} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Une main de {hand}, un genou de {knee} et un pied de {foot}.</translation>
    </message>
    <message>
        <source>A lady on a clean {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Une dame sur une {pile} propre compte {points}.</translation>
    </message>
    <message>
        <source>A {pile} is nearly complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Une {pile} est presque complète.</translation>
    </message>
    <message>
        <source>Every card would find a place.</source>
        <translation>Chaque carte trouverait une place.</translation>
    </message>
    <message>
        <source>Hint: is the pile worth more than a draw?</source>
        <translation>Conseil : la défausse vaut-elle mieux que la pioche ?</translation>
    </message>
    <message>
        <source>Hint: keep what may become a first meld.</source>
        <translation>Conseil : garder ce qui peut faire une première pose.</translation>
    </message>
    <message>
        <source>Hint: look at the melds that lie there.</source>
        <translation>Conseil : regarder les combinaisons déjà posées.</translation>
    </message>
    <message>
        <source>Hint: look at the pile.</source>
        <translation>Conseil : regarder la défausse.</translation>
    </message>
    <message>
        <source>Hint: look at what is left in the hand.</source>
        <translation>Conseil : regarder ce qui reste en main.</translation>
    </message>
    <message>
        <source>Hint: look for a card that helps nobody.</source>
        <translation>Conseil : chercher une carte qui n’aide personne.</translation>
    </message>
    <message>
        <source>Hint: look for a first meld.</source>
        <translation>Conseil : chercher une première pose.</translation>
    </message>
    <message>
        <source>Hint: look for cards of one rank.</source>
        <translation>Conseil : chercher des cartes de même valeur.</translation>
    </message>
    <message>
        <source>Hint: the end of the deal is near.</source>
        <translation>Conseil : la fin de la donne est proche.</translation>
    </message>
    <message>
        <source>It brings {taken}; a draw brings {drawn}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {drawn}: the cards that a draw brings, as “two cards”.</extracomment>
        <translation>Cela rapporte {taken} ; la pioche, {drawn}.</translation>
    </message>
    <message numerus="yes">
        <source>It is alone in the hand, and no own meld takes it.</source>
        <comment>{card}</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>
            <numerusform>C’est la seule en main, et aucune combinaison du camp ne la prend.</numerusform>
            <numerusform>C’est la seule en main, et aucune combinaison du camp ne la prend.</numerusform>
        </translation>
    </message>
    <message>
        <source>Little is left in hand.</source>
        <translation>Il reste peu en main.</translation>
    </message>
    <message>
        <source>Little that comes with the pile would fit.</source>
        <translation>Peu de ce que donne la défausse servirait.</translation>
    </message>
    <message>
        <source>No other card can be spared.</source>
        <translation>Aucune autre carte n’est de trop.</translation>
    </message>
    <message>
        <source>None of the cards may be discarded.</source>
        <translation>Aucune de ces cartes ne peut être défaussée.</translation>
    </message>
    <message numerus="yes">
        <source>Only two of them are in the hand, and no own meld takes them.</source>
        <comment>{cards}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Il n’y en a que deux en main, et aucune combinaison du camp ne les prend.</numerusform>
            <numerusform>Il n’y en a que deux en main, et aucune combinaison du camp ne les prend.</numerusform>
        </translation>
    </message>
    <message>
        <source>Others may go out soon, and cards in hand cost points then.</source>
        <translation>D’autres peuvent sortir bientôt, et les cartes en main coûtent alors des points.</translation>
    </message>
    <message>
        <source>That completes a wild {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Cela complète une {pile} de jokers.</translation>
    </message>
    <message>
        <source>That completes a {pile} of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Cela complète une {pile} {ranks:de}.</translation>
    </message>
    <message>
        <source>That goes out.</source>
        <translation>C’est la sortie.</translation>
    </message>
    <message numerus="yes">
        <source>That makes {sum}, {need} (is|are) needed.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>Cela fait {sum}, il en faut {need}.</numerusform>
            <numerusform>Cela fait {sum}, il en faut {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot comes next turn.</source>
        <translation>La main est alors vide, et le pied vient au tour suivant.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot is played at once.</source>
        <translation>La main est alors vide, et le pied se joue aussitôt.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee comes next turn.</source>
        <translation>La main est alors vide, et le genou vient au tour suivant.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee is played at once.</source>
        <translation>La main est alors vide, et le genou se joue aussitôt.</translation>
    </message>
    <message>
        <source>The hand is nearly empty, and the pile would keep it from the foot.</source>
        <translation>La main est presque vide, et la défausse ferait attendre le pied.</translation>
    </message>
    <message>
        <source>The hand is nearly empty: the pile would keep it from the knee.</source>
        <translation>La main est presque vide, et la défausse ferait attendre le genou.</translation>
    </message>
    <message>
        <source>The others are close to going out.</source>
        <translation>Les autres sont près de sortir.</translation>
    </message>
    <message>
        <source>The partners agreed to wait.</source>
        <translation>Les partenaires ont convenu d’attendre.</translation>
    </message>
    <message>
        <source>The side gains by ending now.</source>
        <translation>Le camp a intérêt à finir maintenant.</translation>
    </message>
    <message>
        <source>The side gains by playing on.</source>
        <translation>Le camp a intérêt à continuer.</translation>
    </message>
    <message>
        <source>The {ranks} are then {number} of {size}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are. {size}: how many cards a complete meld has.</extracomment>
        <translation>{ranks:^le} sont alors {number} sur {size}.</translation>
    </message>
    <message>
        <source>The {ranks} become a clean {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^le} deviennent une {pile} propre.</translation>
    </message>
    <message>
        <source>The {ranks} become a dirty {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^le} deviennent une {pile} sale.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>Il n’y a pas de défausse à ramasser.</translation>
    </message>
    <message>
        <source>Too much is left in hand.</source>
        <translation>Il reste trop en main.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} at most {most}, {need} (is|are) needed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {most}: the most of them, as “two” or “two cards”. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>Avec {card}, {most} au plus, il en faut {need}.</numerusform>
            <numerusform>Avec {card}, {most} au plus, il en faut {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>answer no</source>
        <translation>répondre non</translation>
    </message>
    <message>
        <source>answer yes</source>
        <translation>répondre oui</translation>
    </message>
    <message>
        <source>ask {partner} whether to go out</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>demander à {partner} la permission de sortir</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>défausser {card}</translation>
    </message>
    <message>
        <source>draw from both stock piles</source>
        <translation>piocher dans les deux talons</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>piocher {cards}</translation>
    </message>
    <message numerus="yes">
        <source>lay these {count} card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>poser cette carte{count:||}</numerusform>
            <numerusform>poser ces {count} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>couper environ {number} carte</numerusform>
            <numerusform>couper environ {number} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>take {count} with {cards}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>en ramasser {count:f} avec {cards}</translation>
    </message>
    <message>
        <source>{name} cannot take the pile then.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ne peut alors pas ramasser la défausse.</translation>
    </message>
    <message>
        <source>{name} has discarded {card}, too.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} a aussi défaussé {card}.</translation>
    </message>
    <message>
        <source>{name} is not down and cannot take the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} n’a pas encore posé et ne peut pas ramasser la défausse.</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {sum}, {need} (is|are) needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {sum}, il en faut {need}.</numerusform>
            <numerusform>{parts} = {sum}, il en faut {need}.</numerusform>
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
        <translation>100 points chacun ; sans première pose dans la donne, ils sont retirés.</translation>
    </message>
    <message>
        <source>200</source>
        <translation>200</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty</source>
        <translation>300 propre, 100 sale</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty, 1,000 wild</source>
        <translation>300 propre, 100 sale, 1 000 de jokers</translation>
    </message>
    <message>
        <source>50 in every deal</source>
        <translation>50 à chaque donne</translation>
    </message>
    <message>
        <source>50, then 90, 120 and 150</source>
        <translation>50, puis 90, 120 et 150</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty</source>
        <translation>500 propre, 300 sale</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,000 wild</source>
        <translation>500 propre, 300 sale, 1 000 de jokers</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,500 wild</source>
        <translation>500 propre, 300 sale, 1 500 de jokers</translation>
    </message>
    <message>
        <source>60, then 90, 120 and 150</source>
        <translation>60, puis 90, 120 et 150</translation>
    </message>
    <message>
        <source>A bonus, but against a side that is not down</source>
        <translation>Une prime, mais contre un camp sans première pose</translation>
    </message>
    <message>
        <source>A bonus: laid at once for 100 points each</source>
        <translation>Une prime : posés aussitôt, 100 points chacun</translation>
    </message>
    <message>
        <source>A book</source>
        <translation>Une série</translation>
    </message>
    <message>
        <source>A burden: 500 points off for each one left</source>
        <translation>Une charge : 500 points de moins pour chacun qui reste</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>Une canasta</translation>
    </message>
    <message>
        <source>A clean and a dirty one may lie side by side</source>
        <translation>Une propre et une sale côte à côte</translation>
    </message>
    <message>
        <source>A discard ends the turn, as always.</source>
        <translation>Une défausse termine le tour, comme toujours.</translation>
    </message>
    <message>
        <source>A partner’s unopened foot may count against the side.</source>
        <translation>Le pied non ouvert d’un partenaire peut compter contre le camp.</translation>
    </message>
    <message>
        <source>A pile</source>
        <translation>Une pile</translation>
    </message>
    <message>
        <source>A pile of fewer cards cannot be taken.</source>
        <translation>Une défausse de moins de cartes ne se ramasse pas.</translation>
    </message>
    <message>
        <source>A wild on top of the discard pile cannot be taken then.</source>
        <translation>Un passe-partout sur le dessus ne se ramasse alors pas.</translation>
    </message>
    <message>
        <source>About an hour.</source>
        <translation>Environ une heure.</translation>
    </message>
    <message>
        <source>About half an hour.</source>
        <translation>Environ une demi-heure.</translation>
    </message>
    <message>
        <source>An eight and a two take an eight, too.</source>
        <translation>Un huit et un deux ramassent aussi un huit.</translation>
    </message>
    <message>
        <source>Any number will do</source>
        <translation>Le nombre est libre</translation>
    </message>
    <message>
        <source>Any three that match begin a meld of their own.</source>
        <translation>Trois cartes pareilles commencent leur propre combinaison.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven, a long evening.</source>
        <translation>Comme à Pennies from Heaven, une longue soirée.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven.</source>
        <translation>Comme à Pennies from Heaven.</translation>
    </message>
    <message>
        <source>As in Saskatchewan.</source>
        <translation>Comme à Saskatchewan.</translation>
    </message>
    <message>
        <source>As in Simpson’s game.</source>
        <translation>Comme dans le jeu de Simpson.</translation>
    </message>
    <message>
        <source>As in the classic game; deals take their time.</source>
        <translation>Comme dans le jeu classique ; les donnes durent.</translation>
    </message>
    <message>
        <source>As many wilds as naturals</source>
        <translation>Autant de passe-partout que de naturelles</translation>
    </message>
    <message>
        <source>As with the special deck; the cards decide which.</source>
        <translation>Comme avec le jeu spécial ; les cartes décident.</translation>
    </message>
    <message>
        <source>Asked, and answered with yes or no only</source>
        <translation>Oui, par oui ou non seulement</translation>
    </message>
    <message>
        <source>Asked, and the answer binds</source>
        <translation>Oui, et la réponse engage</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>At least a meld or a discard; no foot is left unopened.</source>
        <translation>Au moins une pose ou une défausse ; aucun pied ne reste fermé.</translation>
    </message>
    <message>
        <source>At most three</source>
        <translation>Trois au plus</translation>
    </message>
    <message>
        <source>Beside two naturals or more, however they compare.</source>
        <translation>Avec deux naturelles ou plus, quelle que soit la proportion.</translation>
    </message>
    <message>
        <source>But no wild onto a clean one; it counts once.</source>
        <translation>Mais pas de passe-partout sur une propre ; elle compte une fois.</translation>
    </message>
    <message>
        <source>Dirty ones are closed at seven.</source>
        <translation>Les sales sont fermées à sept.</translation>
    </message>
    <message>
        <source>Each alone, with four packs.</source>
        <translation>Chacun pour soi, avec quatre jeux.</translation>
    </message>
    <message>
        <source>Each alone, with six packs.</source>
        <translation>Chacun pour soi, avec six jeux.</translation>
    </message>
    <message>
        <source>Each alone, with three packs.</source>
        <translation>Chacun pour soi, avec trois jeux.</translation>
    </message>
    <message>
        <source>Each needs the points; cards on partners’ melds count.</source>
        <translation>Chacun doit les points ; les cartes ajoutées comptent.</translation>
    </message>
    <message>
        <source>Eights count as the lower cards do.</source>
        <translation>Le huit compte comme les petites cartes.</translation>
    </message>
    <message>
        <source>Eights to kings 10, fours to sevens 5</source>
        <translation>Du huit au roi 10, du quatre au sept 5</translation>
    </message>
    <message>
        <source>Eleven and eleven</source>
        <translation>Onze et onze</translation>
    </message>
    <message>
        <source>Eleven in the hand, thirteen in the foot</source>
        <translation>Onze en main, treize au pied</translation>
    </message>
    <message>
        <source>Every player’s</source>
        <translation>Celle de chaque joueur</translation>
    </message>
    <message>
        <source>Everything within the limit of wilds</source>
        <translation>Tout, dans la limite des passe-partout</translation>
    </message>
    <message>
        <source>Exactly seven, and only when there are seven</source>
        <translation>Exactement sept, et seulement s’il y en a sept</translation>
    </message>
    <message>
        <source>Fewer cards to hold, and shorter deals.</source>
        <translation>Moins de cartes à tenir et des donnes plus courtes.</translation>
    </message>
    <message>
        <source>Fewer wilds than naturals</source>
        <translation>Moins de passe-partout que de naturelles</translation>
    </message>
    <message>
        <source>Fifteen and fifteen</source>
        <translation>Quinze et quinze</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>Quatre donnes</translation>
    </message>
    <message>
        <source>Four players in two pairs</source>
        <translation>Quatre joueurs en deux paires</translation>
    </message>
    <message>
        <source>Four players, each alone</source>
        <translation>Quatre joueurs, chacun pour soi</translation>
    </message>
    <message>
        <source>Hand, knee and foot: fifteen, thirteen and eleven</source>
        <translation>Main, genou et pied : quinze, treize et onze</translation>
    </message>
    <message>
        <source>Hands grow fast, and the stock is used up sooner.</source>
        <translation>Les mains grossissent vite, et le talon s’épuise plus tôt.</translation>
    </message>
    <message>
        <source>How many cards are dealt to each hand and each foot?</source>
        <translation>Combien de cartes pour chaque main et chaque pied ?</translation>
    </message>
    <message>
        <source>How many cards does a turn draw?</source>
        <translation>Combien de cartes pioche-t-on par tour ?</translation>
    </message>
    <message>
        <source>How many points do single cards count?</source>
        <translation>Combien de points valent les cartes ?</translation>
    </message>
    <message>
        <source>How many points does a meld of seven earn?</source>
        <translation>Combien de points rapporte une combinaison de sept ?</translation>
    </message>
    <message>
        <source>How many points does going out earn?</source>
        <translation>Combien de points rapporte la sortie ?</translation>
    </message>
    <message>
        <source>How many points does the first meld of a deal need?</source>
        <translation>Combien de points demande la première pose d’une donne ?</translation>
    </message>
    <message>
        <source>How many sit at the table, and who plays together?</source>
        <translation>Combien de joueurs à la table, et qui joue ensemble ?</translation>
    </message>
    <message>
        <source>How many wild cards may a meld hold?</source>
        <translation>Combien de passe-partout dans une combinaison ?</translation>
    </message>
    <message>
        <source>However long it grows, it counts once.</source>
        <translation>Si longue soit-elle, elle compte une fois.</translation>
    </message>
    <message>
        <source>However many cards lie in it.</source>
        <translation>Quel que soit le nombre de cartes.</translation>
    </message>
    <message>
        <source>Is the partner asked “May I go out?”</source>
        <translation>Demande-t-on au partenaire « Puis-je sortir ? »</translation>
    </message>
    <message>
        <source>It ends after the deal in which a total reaches them.</source>
        <translation>Elle finit après la donne où un total les atteint.</translation>
    </message>
    <message>
        <source>It goes onto a meld, or a third card or a wild joins them.</source>
        <translation>Il va sur une combinaison, ou une troisième carte ou un passe-partout les rejoint.</translation>
    </message>
    <message>
        <source>It never gets harder to begin.</source>
        <translation>Commencer ne devient jamais plus dur.</translation>
    </message>
    <message>
        <source>Less than usual, so that single cards matter more.</source>
        <translation>Moins que d’habitude, chaque carte compte davantage.</translation>
    </message>
    <message>
        <source>May black threes be melded?</source>
        <translation>Peut-on poser des trois noirs ?</translation>
    </message>
    <message>
        <source>May cards be added to a meld of seven?</source>
        <translation>Peut-on compléter une combinaison de sept ?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>Peut-on poser des deux et des jokers seuls ?</translation>
    </message>
    <message>
        <source>More cards of the rank begin another meld.</source>
        <translation>D’autres cartes de la valeur commencent une autre combinaison.</translation>
    </message>
    <message>
        <source>More cards to hold, and longer deals.</source>
        <translation>Plus de cartes à tenir et des donnes plus longues.</translation>
    </message>
    <message>
        <source>More in every deal, as in the classic game.</source>
        <translation>Plus à chaque donne, comme dans le jeu classique.</translation>
    </message>
    <message>
        <source>Must your partner be in the foot before you go out?</source>
        <translatorcomment>Of “Must partners have played from the foot before one goes out?”.</translatorcomment>
        <translation>Le partenaire doit-il être dans le pied avant que quelqu’un sorte ?</translation>
    </message>
    <message>
        <source>Naturals keep the one clean, and wilds go onto the other.</source>
        <translation>Les naturelles gardent l’une propre, les passe-partout vont sur l’autre.</translation>
    </message>
    <message>
        <source>Naturals may be added</source>
        <translation>On peut ajouter des naturelles</translation>
    </message>
    <message>
        <source>Naturals onto clean ones only</source>
        <translation>Des naturelles, sur les propres seulement</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Nines to kings 10, fours to eights 5</source>
        <translation>Du neuf au roi 10, du quatre au huit 5</translation>
    </message>
    <message>
        <source>No wild one is needed.</source>
        <translation>Aucune de jokers n’est demandée.</translation>
    </message>
    <message>
        <source>No, it is closed</source>
        <translation>Non, elle est fermée</translation>
    </message>
    <message>
        <source>Nobody shares melds; with five packs.</source>
        <translation>Personne ne partage ; avec cinq jeux.</translation>
    </message>
    <message>
        <source>Nobody shares melds; with seven packs.</source>
        <translation>Personne ne partage ; avec sept jeux.</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Nothing is discarded; the foot is played next turn.</source>
        <translation>On ne défausse rien ; le pied se joue au tour suivant.</translation>
    </message>
    <message>
        <source>Nothing need be played from it yet.</source>
        <translation>Il n’est pas nécessaire d’en avoir déjà joué.</translation>
    </message>
    <message>
        <source>Once one partner is down, the other lays any meld.</source>
        <translation>Dès qu’un partenaire a posé, l’autre pose librement.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Une</translation>
    </message>
    <message>
        <source>One card like it</source>
        <translation>Une carte pareille</translation>
    </message>
    <message>
        <source>One clean and one dirty</source>
        <translation>Une propre et une sale</translation>
    </message>
    <message>
        <source>One clean, one dirty and one wild</source>
        <translation>Une propre, une sale et une de jokers</translation>
    </message>
    <message>
        <source>One for every two naturals</source>
        <translation>Un pour deux naturelles</translation>
    </message>
    <message>
        <source>One meld of each rank is all there is.</source>
        <translation>Il n’y a qu’une combinaison de chaque valeur.</translation>
    </message>
    <message>
        <source>One wild in three cards, two in four, three in seven.</source>
        <translation>Un passe-partout sur trois cartes, deux sur quatre, trois sur sept.</translation>
    </message>
    <message>
        <source>One wild in three or four cards, three in seven.</source>
        <translation>Un passe-partout sur trois ou quatre cartes, trois sur sept.</translation>
    </message>
    <message>
        <source>One wild in three to five cards, two in six or seven.</source>
        <translation>Un passe-partout sur trois à cinq cartes, deux sur six ou sept.</translation>
    </message>
    <message>
        <source>Partners sit in every other seat.</source>
        <translation>Les partenaires sont assis une place sur deux.</translation>
    </message>
    <message>
        <source>Partners sit opposite and share melds and score.</source>
        <translation>Les partenaires sont face à face et partagent combinaisons et points.</translation>
    </message>
    <message>
        <source>Partners sit opposite; three sides play.</source>
        <translation>Les partenaires sont face à face ; trois camps jouent.</translation>
    </message>
    <message>
        <source>Plain cards that nobody melds; discard them in time.</source>
        <translation>Des cartes ordinaires que personne ne pose ; à défausser à temps.</translation>
    </message>
    <message>
        <source>Seven are a clean meld for the dirty bonus; each costs 5.</source>
        <translation>Sept font une combinaison propre à la prime de sale ; chacun coûte 5.</translation>
    </message>
    <message>
        <source>Seven of them are a kind of their own, worth the most.</source>
        <translation>Sept d’entre eux font une sorte à part, la mieux payée.</translation>
    </message>
    <message>
        <source>Short deals, as in Simpson’s game.</source>
        <translation>Des donnes courtes, comme dans le jeu de Simpson.</translation>
    </message>
    <message>
        <source>Six players in three pairs</source>
        <translation>Six joueurs en trois paires</translation>
    </message>
    <message>
        <source>Six players in two teams of three</source>
        <translation>Six joueurs en deux équipes de trois</translation>
    </message>
    <message>
        <source>Six players, each alone</source>
        <translation>Six joueurs, chacun pour soi</translation>
    </message>
    <message>
        <source>Tens to kings 10, fours to nines 5</source>
        <translation>Du dix au roi 10, du quatre au neuf 5</translation>
    </message>
    <message>
        <source>The answer binds, too; nothing else is said.</source>
        <translation>La réponse engage aussi ; on ne dit rien d’autre.</translation>
    </message>
    <message>
        <source>The first deal asks for a little more than usual.</source>
        <translation>La première donne demande un peu plus que d’habitude.</translation>
    </message>
    <message>
        <source>The first meld needs a card more.</source>
        <translation>La première pose demande une carte de plus.</translation>
    </message>
    <message>
        <source>The first three cards that match may be laid.</source>
        <translation>Les trois premières cartes assorties peuvent être posées.</translation>
    </message>
    <message>
        <source>The hand grows only by taking the discard pile.</source>
        <translation>La main ne grossit qu’en ramassant la défausse.</translation>
    </message>
    <message>
        <source>The partner may also say why.</source>
        <translation>Le partenaire peut aussi dire pourquoi.</translation>
    </message>
    <message>
        <source>The side’s</source>
        <translation>Celle du camp</translation>
    </message>
    <message>
        <source>The stock replaces them; each one not laid costs 100.</source>
        <translation>Le talon les remplace ; chacun non posé coûte 100.</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>Toute la défausse</translation>
    </message>
    <message>
        <source>They go with naturals only</source>
        <translation>Ils ne vont qu’avec des naturelles</translation>
    </message>
    <message>
        <source>They help to get rid of the last cards; each costs 5.</source>
        <translation>Ils aident à se défaire des dernières cartes ; chacun coûte 5.</translation>
    </message>
    <message>
        <source>They keep the next player from taking the discard pile.</source>
        <translation>Ils empêchent le joueur suivant de ramasser la défausse.</translation>
    </message>
    <message>
        <source>They may</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>They need not</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Thirteen and thirteen</source>
        <translation>Treize et treize</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Three of any kind</source>
        <translation>Trois au choix</translation>
    </message>
    <message>
        <source>Three or more at any time</source>
        <translation>Trois ou plus à tout moment</translation>
    </message>
    <message>
        <source>Three or more in the turn that goes out</source>
        <translation>Trois ou plus au tour de la sortie</translation>
    </message>
    <message>
        <source>Three packets, one after the other; with one more pack.</source>
        <translation>Trois paquets, joués l’un après l’autre ; avec un jeu de plus.</translation>
    </message>
    <message>
        <source>Twice the usual reward for being first.</source>
        <translation>Deux fois la récompense habituelle pour finir premier.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Two cards like the top card</source>
        <translation>Deux cartes pareilles à celle du dessus</translation>
    </message>
    <message>
        <source>Two clean and two dirty</source>
        <translation>Deux propres et deux sales</translation>
    </message>
    <message>
        <source>Two clean, two dirty and one wild</source>
        <translation>Deux propres, deux sales et une de jokers</translation>
    </message>
    <message>
        <source>Two deals</source>
        <translation>Deux donnes</translation>
    </message>
    <message>
        <source>Two eights take an eight; no wild stands in for one.</source>
        <translation>Deux huit ramassent un huit ; aucun passe-partout n’en remplace un.</translation>
    </message>
    <message>
        <source>Two like it, or one like it and a wild</source>
        <translation>Deux pareilles, ou une pareille et un passe-partout</translation>
    </message>
    <message>
        <source>Until then a card stays in your hand.</source>
        <translation>D’ici là, une carte reste en main.</translation>
    </message>
    <message>
        <source>Until then every card of the rank goes onto it.</source>
        <translation>D’ici là, toute carte de la valeur va dessus.</translation>
    </message>
    <message>
        <source>Up to 10,000 points</source>
        <translation>Jusqu’à 10 000 points</translation>
    </message>
    <message>
        <source>Up to 20,000 points</source>
        <translation>Jusqu’à 20 000 points</translation>
    </message>
    <message>
        <source>Up to five cards from the top</source>
        <translation>Jusqu’à cinq cartes du dessus</translation>
    </message>
    <message>
        <source>Up to seven cards from the top</source>
        <translation>Jusqu’à sept cartes du dessus</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>Que sont les trois rouges ?</translation>
    </message>
    <message>
        <source>What is a meld of seven called in the family?</source>
        <translation>Comment la famille appelle-t-elle une combinaison de sept ?</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than five are taken whole.</source>
        <translation>Ce qui est plus bas reste ; moins de cinq se ramassent en entier.</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than seven are taken whole.</source>
        <translation>Ce qui est plus bas reste ; moins de sept se ramassent en entier.</translation>
    </message>
    <message>
        <source>What must be complete before somebody goes out?</source>
        <translation>Que faut-il complet avant de pouvoir sortir ?</translation>
    </message>
    <message>
        <source>What must the hand hold to take the pile?</source>
        <translation>Que faut-il en main pour ramasser la défausse ?</translation>
    </message>
    <message>
        <source>When may another meld of the same rank begin?</source>
        <translation>Quand peut-on commencer une autre combinaison de la même valeur ?</translation>
    </message>
    <message>
        <source>When the first is complete</source>
        <translation>Quand la première est complète</translation>
    </message>
    <message>
        <source>Who takes the discard pile gets how much of it?</source>
        <translation>Qui ramasse la défausse en prend combien ?</translation>
    </message>
    <message>
        <source>Whoever can go out decides alone.</source>
        <translation>Qui peut sortir décide seul.</translation>
    </message>
    <message>
        <source>Whoever goes out only loses no points for cards left.</source>
        <translation>Qui sort évite seulement de perdre des points pour les cartes restantes.</translation>
    </message>
    <message>
        <source>Whose first meld counts?</source>
        <translation>Quelle première pose compte ?</translation>
    </message>
    <message>
        <source>With one discarded, the hand grows by a card a turn.</source>
        <translation>Avec une défausse, la main grossit d’une carte par tour.</translation>
    </message>
    <message>
        <source>You may not, before your side has a complete meld of seven</source>
        <translation>C’est interdit tant que le camp n’a pas une combinaison complète de sept</translation>
    </message>
    <message>
        <source>You meld the last card of your hand: what then?</source>
        <translation>On pose la dernière carte de sa main : et ensuite ?</translation>
    </message>
    <message>
        <source>You pick up the foot and play on</source>
        <translation>On ramasse le pied et on continue</translation>
    </message>
    <message>
        <source>You pick up the foot, and your turn is over</source>
        <translation>On ramasse le pied et le tour est fini</translation>
    </message>
    <message>
        <source>Your partner must have picked it up</source>
        <translation>Le partenaire doit l’avoir pris</translation>
    </message>
    <message>
        <source>Your partner must have played from it</source>
        <translation>Le partenaire doit en avoir joué</translation>
    </message>
    <message>
        <source>“A clean book”, on the screen and on paper.</source>
        <translation>« Une série propre », à l’écran et sur papier.</translation>
    </message>
    <message>
        <source>“A clean canasta”, as in Saskatchewan.</source>
        <translation>« Une canasta propre », comme à Saskatchewan.</translation>
    </message>
    <message>
        <source>“A clean pile”, as in the classic game.</source>
        <translation>« Une pile propre », comme dans le jeu classique.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLesson</name>
    <message>
        <source>A black three stops you: that pile cannot be taken now.</source>
        <translatorcomment>Of “A black three lies on the discard pile. It stops the next player: that pile cannot be taken now.”.</translatorcomment>
        <translation>Un trois noir t’arrête : la défausse ne peut pas être ramassée.</translation>
    </message>
    <message>
        <source>A real deal has {hand} in hand, and {foot} in the foot.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Une vraie donne a {hand} en main et {foot} dans le pied.</translation>
    </message>
    <message>
        <source>A red three goes onto the table at once, for {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “A red three came. It lies on the table at once, for {points}, and another card came for it.”.</translatorcomment>
        <translation>Un trois rouge va aussitôt sur la table, pour {points}.</translation>
    </message>
    <message>
        <source>And the eights: only one is missing. Lay it down.</source>
        <translation>Et les huit : il n’en manque qu’un. Le poser.</translation>
    </message>
    <message>
        <source>Cards of one rank go down together: that is a meld.</source>
        <translation>Les cartes d’une même valeur vont ensemble : une combinaison.</translation>
    </message>
    <message>
        <source>Click both eights and the two, then “New meld” again.</source>
        <translation>Cliquer sur les deux huit et le deux, puis « Nouvelle combinaison ».</translation>
    </message>
    <message>
        <source>Draw again, as in every turn.</source>
        <translation>Piocher encore, comme à chaque tour.</translation>
    </message>
    <message>
        <source>Every turn begins with a draw: click the stock.</source>
        <translatorcomment>Of “Every turn begins with a draw. Click the stock, the face-down cards that light up: that draws {cards}.”.</translatorcomment>
        <translation>Chaque tour commence par la pioche : cliquer sur le talon.</translation>
    </message>
    <message>
        <source>No other card goes with the seven. Throw it away.</source>
        <translation>Aucune autre carte ne va avec le sept. Le défausser.</translation>
    </message>
    <message>
        <source>Now we can go out, that is end the deal. Draw first.</source>
        <translation>Maintenant, nous pouvons sortir, c’est-à-dire finir la donne. D’abord piocher.</translation>
    </message>
    <message>
        <source>One card is left. Throw it away, and the deal is over.</source>
        <translation>Il reste une carte. La défausser, et la donne est finie.</translation>
    </message>
    <message>
        <source>One of them fits at once. Click the eight, then our eights.</source>
        <translation>L’une d’elles sert tout de suite. Cliquer sur le huit, puis sur nos huit.</translation>
    </message>
    <message>
        <source>Seven kings: a clean {pile}, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sept rois : une {pile} propre, qui rapporte {points}.</translation>
    </message>
    <message>
        <source>So draw from the stock.</source>
        <translation>Donc piocher au talon.</translation>
    </message>
    <message>
        <source>The ace goes onto our aces.</source>
        <translation>L’as va sur nos as.</translation>
    </message>
    <message>
        <source>The five is the last card of the hand. Throw it away.</source>
        <translation>Le cinq est la dernière carte de la main. Le défausser.</translation>
    </message>
    <message>
        <source>The kings count {worth}, but the first melds need {points}.</source>
        <extracomment>{worth}: how much something is worth in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Les rois comptent {worth}, mais la première pose demande {points}.</translation>
    </message>
    <message>
        <source>The nines are a meld, and the rest is in your hand.</source>
        <translation>Les neuf sont une combinaison, et le reste est en main.</translation>
    </message>
    <message>
        <source>The open cards are your hand; face down waits your foot.</source>
        <translation>Les cartes visibles sont la main ; le pied attend, face cachée.</translation>
    </message>
    <message>
        <source>The two goes onto our wild cards.</source>
        <translation>Le deux va sur nos passe-partout.</translation>
    </message>
    <message>
        <source>The two queens go onto our queens.</source>
        <translation>Les deux dames vont sur nos dames.</translation>
    </message>
    <message>
        <source>There is a two in this {pile}: dirty, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Cette {pile} contient un deux : sale, elle rapporte {points}.</translation>
    </message>
    <message>
        <source>Three kings make a meld. Click them, then “New meld”.</source>
        <translation>Trois rois font une combinaison : les cliquer, puis « Nouvelle combinaison ».</translation>
    </message>
    <message>
        <source>Three queens: lay them down as a new meld.</source>
        <translation>Trois dames : les poser en nouvelle combinaison.</translation>
    </message>
    <message>
        <source>Throw the four away once more.</source>
        <translation>Défausser encore le quatre.</translation>
    </message>
    <message>
        <source>Throw the four away: click it, then the discard pile.</source>
        <translation>Défausser le quatre : cliquer dessus, puis sur la défausse.</translation>
    </message>
    <message>
        <source>Together they are worth {worth}: press the golden button.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translatorcomment>Of “Both melds together are worth {worth}, which is enough. Press the golden button.”.</translatorcomment>
        <translation>Ensemble elles valent {worth} : presser le bouton doré.</translation>
    </message>
    <message>
        <source>Two more kings make seven. Click both, then our kings.</source>
        <translation>Deux rois de plus font sept. Cliquer sur les deux, puis sur nos rois.</translation>
    </message>
    <message>
        <source>We are out, for {points}. All our cards count for us.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Nous sommes sortis : {points}. Toutes nos cartes comptent pour nous.</translation>
    </message>
    <message>
        <source>Welcome! {partner} is your partner, against {names}.</source>
        <extracomment>{partner}: the partner of the player. {names}: several players, listed.</extracomment>
        <translatorcomment>Of “Welcome! {partner} speaks here, the partner across the table. We two play together against {names}.”.</translatorcomment>
        <translation>Bienvenue ! {partner} joue avec toi contre {names}.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner: press the button.</source>
        <translatorcomment>Of “Whoever wants to go out asks the partner. Press the button that asks, above the hand.”.</translatorcomment>
        <translation>Qui veut sortir demande à son partenaire : presser le bouton.</translation>
    </message>
    <message>
        <source>Yes, gladly! First the nines: click both, then our nines.</source>
        <translation>Oui, volontiers ! D’abord les neuf : les cliquer, puis nos neuf.</translation>
    </message>
    <message>
        <source>Your hand is gone, so the foot comes up.</source>
        <translation>La main est finie, donc le pied arrive.</translation>
    </message>
    <message>
        <source>a pair in the hand takes the discard pile</source>
        <translation>une paire en main permet de ramasser la défausse</translation>
    </message>
    <message>
        <source>another card came for it</source>
        <translation>une autre carte la remplace</translation>
    </message>
    <message>
        <source>clean means that there is no wild card in it</source>
        <translation>propre veut dire : sans aucun passe-partout</translation>
    </message>
    <message>
        <source>dragging them there works, too</source>
        <translation>les y faire glisser marche aussi</translation>
    </message>
    <message>
        <source>every turn ends with a discard</source>
        <translation>chaque tour finit par une défausse</translation>
    </message>
    <message>
        <source>it lies on top of the discard pile</source>
        <translation>il est sur la défausse</translation>
    </message>
    <message>
        <source>more cards, more melds: that is why the pile is worth taking</source>
        <translatorcomment>Of “The nines are a new meld, and the other cards of the pile are in the hand. More cards, more melds: that is why the pile is worth taking.”.</translatorcomment>
        <translation>plus de cartes, plus de combinaisons : cela vaut la peine</translation>
    </message>
    <message>
        <source>new cards for the next turn; {partner} plays from the foot, too</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translatorcomment>Of “The hand is gone, so the foot comes up: new cards for the next turn. {partner} plays from the foot already.”.</translatorcomment>
        <translation>de nouvelles cartes pour le prochain tour ; {partner} joue aussi du pied</translation>
    </message>
    <message>
        <source>now every card but one goes onto the table</source>
        <translation>maintenant, toutes les cartes sauf une vont sur la table</translation>
    </message>
    <message>
        <source>only the first melds need a minimum</source>
        <translation>seule la première pose demande un minimum</translation>
    </message>
    <message>
        <source>partners sit across the table and play together</source>
        <translation>les partenaires se font face et jouent ensemble</translation>
    </message>
    <message>
        <source>seven of them are a {pile}, and {piles} bring the points</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>sept cartes font une {pile}, et les {piles} rapportent les points</translation>
    </message>
    <message>
        <source>seven wild cards are worth {points}, more than anything else</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sept passe-partout valent {points}, plus que tout le reste</translation>
    </message>
    <message>
        <source>so something has to go with them</source>
        <translation>il faut donc y ajouter quelque chose</translation>
    </message>
    <message>
        <source>that draws {cards}; Enter does it, too</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>on pioche ainsi {cards} ; Entrée le fait aussi</translation>
    </message>
    <message>
        <source>that is enough for the first melds</source>
        <translation>c’est assez pour la première pose</translation>
    </message>
    <message>
        <source>the foot is picked up once the hand is gone</source>
        <translation>on ramasse le pied quand la main est finie</translation>
    </message>
    <message>
        <source>to end the deal you need {piles}: one clean and one dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>pour finir la donne, il faut des {piles} : une propre et une sale</translation>
    </message>
    <message>
        <source>to go out you need {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translatorcomment>Of “to go out you need {needed}; otherwise it is like this one”.</translatorcomment>
        <translation>pour sortir il faut {needed}</translation>
    </message>
    <message>
        <source>twos and jokers are wild: they stand for any card</source>
        <translation>deux et jokers sont des passe-partout : ils remplacent tout</translation>
    </message>
    <message>
        <source>what lies there belongs to both of us</source>
        <translation>ce qui est là est à nous deux</translation>
    </message>
    <message>
        <source>what others still hold counts against them</source>
        <translation>ce que les autres ont encore compte contre eux</translation>
    </message>
    <message>
        <source>without a yes the deal goes on</source>
        <translation>sans un oui, la donne continue</translation>
    </message>
    <message>
        <source>{name} threw a nine: click both nines, then the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} a défaussé un neuf : cliquer sur les deux neuf, puis la défausse.</translation>
    </message>
    <message>
        <source>{partner} laid kings and an eight onto our melds.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translatorcomment>Of “See what {partner} did: kings and an eight came onto our melds. What lies there belongs to both of us.”.</translatorcomment>
        <translation>{partner} a posé des rois et un huit sur nos combinaisons.</translation>
    </message>
    <message>
        <source>{partner} laid two twos and a joker: a wild meld.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>{partner} a posé deux deux et un joker : une combinaison de jokers.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLog</name>
    <message>
        <source>A card was turned up.</source>
        <translation>Une carte a été retournée.</translation>
    </message>
    <message>
        <source>Deal {number} goes to {names}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>La donne {number} revient à {names}.</translation>
    </message>
    <message>
        <source>Deal {number} is a tie.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La donne {number} est à égalité.</translation>
    </message>
    <message>
        <source>The upcard was buried and another turned.</source>
        <translation>La retourne a été remise dans le talon, une autre carte est retournée.</translation>
    </message>
    <message>
        <source>all partners are in the foot</source>
        <translation>tous les partenaires sont au pied</translation>
    </message>
    <message>
        <source>asked about going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} demandé à sortir</translation>
    </message>
    <message numerus="yes">
        <source>completed a wild {pile}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} complété une {pile} de jokers</numerusform>
            <numerusform>{name:a|a|a|ont} complété une {pile} de jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed a {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} complété une {pile} {ranks:de}</numerusform>
            <numerusform>{name:a|a|a|ont} complété une {pile} {ranks:de}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a clean {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} complété une {pile} propre {ranks:de}</numerusform>
            <numerusform>{name:a|a|a|ont} complété une {pile} propre {ranks:de}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a dirty {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} complété une {pile} sale {ranks:de}</numerusform>
            <numerusform>{name:a|a|a|ont} complété une {pile} sale {ranks:de}</numerusform>
        </translation>
    </message>
    <message>
        <source>could not discard</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>n’{name:a|a|a|ont} rien pu défausser</translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} défaussé {cards:le}</translation>
    </message>
    <message>
        <source>discarded {cards}: the discard pile is removed</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} défaussé {cards:le} : la défausse est retirée</translation>
    </message>
    <message>
        <source>discarded {cards}: the pile is frozen</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} défaussé {cards:le} : la défausse est gelée</translation>
    </message>
    <message>
        <source>got down with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} fait la première pose avec {cards:un}</translation>
    </message>
    <message numerus="yes">
        <source>laid {cards} on the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} posé {cards:un} sur {ranks:le}</numerusform>
            <numerusform>{name:a|a|a|ont} posé {cards:un} sur {ranks:le}</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld of five or six is open</source>
        <translation>aucune combinaison de cinq ou six n’est en cours</translation>
    </message>
    <message numerus="yes">
        <source>picked up</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>ramassé</numerusform>
            <numerusform>ramassé</numerusform>
        </translation>
    </message>
    <message>
        <source>said no to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} dit non à la sortie</translation>
    </message>
    <message>
        <source>said yes to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} dit oui à la sortie</translation>
    </message>
    <message>
        <source>the side is ahead</source>
        <translation>le camp mène</translation>
    </message>
    <message numerus="yes">
        <source>took {count} card(s) from the discard pile</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} ramassé {count:f} carte de la défausse</numerusform>
            <numerusform>{name:a|a|a|ont} ramassé {count} cartes de la défausse</numerusform>
        </translation>
    </message>
    <message>
        <source>went into the foot</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} entamé le pied</translation>
    </message>
    <message>
        <source>went into the knee</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} entamé le genou</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} fini la donne</translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>discarded; {name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} fini la donne avec {cards:le}</translation>
    </message>
    <message numerus="yes">
        <source>wins the deal</source>
        <comment>mark {names}</comment>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>gagne la donne</numerusform>
            <numerusform>gagne la donne</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <comment>to discard</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} est la première carte de la défausse.</translation>
    </message>
    <message>
        <source>{dealer} dealt. {name} plays first.</source>
        <extracomment>{dealer}: the player who deals. {name}: the player, or the players of a side.</extracomment>
        <translation>{dealer} {dealer:a|a|a|ont} donné. {name} commence.</translation>
    </message>
    <message>
        <source>{name} asked only now that {conditions}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {conditions}: the conditions of an agreement, listed.</extracomment>
        <translation>{name} n’{name:a|a|a|ont} demandé que maintenant ({conditions}), comme convenu.</translation>
    </message>
    <message>
        <source>{name} asked {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} {name:a|a|a|ont} demandé à {partner} la permission de sortir.</translation>
    </message>
    <message>
        <source>{name} asks {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation>{name} demande à {partner} la permission de sortir.</translation>
    </message>
    <message>
        <source>{name} cannot discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ne peut pas défausser.</translation>
    </message>
    <message>
        <source>{name} completed a wild {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:a|a|a|ont} complété une {pile} de jokers.</translation>
    </message>
    <message>
        <source>{name} completed a {pile} of {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:a|a|a|ont} complété une {pile} {ranks:de}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a clean {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:a|a|a|ont} complété une {pile} propre {ranks:de}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a dirty {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:a|a|a|ont} complété une {pile} sale {ranks:de}.</translation>
    </message>
    <message>
        <source>{name} could not discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} n’{name:a|a|a|ont} rien pu défausser.</translation>
    </message>
    <message>
        <source>{name} discarded a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} défaussé une carte.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} défaussé un passe-partout : la défausse est retirée.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} défaussé un passe-partout : la défausse est gelée.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} défaussé {card}.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} défaussé {card} : la défausse est retirée.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} défaussé {card} : la défausse est gelée.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} défausse {card}.</translation>
    </message>
    <message>
        <source>{name} draws {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} pioche {cards} dans les deux talons.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} pioche {cards}.</translation>
    </message>
    <message>
        <source>{name} drew {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} pioché {cards} dans les deux talons.</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew {cards}, after (one card was put in|{number} cards were shuffled in).</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} {name:a|a|a|ont} pioché {cards} ; {number} carte a d’abord été remise dans le talon.</numerusform>
            <numerusform>{name} {name:a|a|a|ont} pioché {cards} ; {number} cartes ont d’abord été mélangées au talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} pioché {cards}.</translation>
    </message>
    <message>
        <source>{name} goes out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} sort avec {card}.</translation>
    </message>
    <message>
        <source>{name} had to draw, and the stock ran out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} devait piocher, et le talon était épuisé.</translation>
    </message>
    <message>
        <source>{name} keeps wilds for the wild {pile}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} garde les passe-partout pour la {pile} de jokers, comme convenu.</translation>
    </message>
    <message>
        <source>{name} laid {cards} as a wild meld.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} posé {cards} en combinaison de jokers.</translation>
    </message>
    <message>
        <source>{name} laid {cards} on the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:a|a|a|ont} posé {cards} sur {ranks:le}.</translation>
    </message>
    <message>
        <source>{name} laid {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} posé {card}.</translation>
    </message>
    <message>
        <source>{name} lays a red three.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} pose un trois rouge.</translation>
    </message>
    <message>
        <source>{name} leaves the {ranks} clean, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} laisse {ranks:le} propres, comme convenu.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted (one card|{number} cards), {missing} too few.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:a|a|a|ont} coupé {number} carte, il en manque {missing:f}.</numerusform>
            <numerusform>{name} {name:a|a|a|ont} coupé {number} cartes, il en manque {missing:f}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted exactly {number} card(s): {bonus}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {bonus}: points as a bonus, as “100 points”.</extracomment>
        <translation>
            <numerusform>{name} {name:a|a|a|ont} coupé exactement {number} carte : {bonus}.</numerusform>
            <numerusform>{name} {name:a|a|a|ont} coupé exactement {number} cartes : {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted {number} card(s), {missing} too many.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:a|a|a|ont} coupé {number} carte, {missing:f} de trop.</numerusform>
            <numerusform>{name} {name:a|a|a|ont} coupé {number} cartes, {missing:f} de trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} picked up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} ramassé le pied.</translation>
    </message>
    <message>
        <source>{name} picked up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} ramassé le genou.</translation>
    </message>
    <message>
        <source>{name} picks up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ramasse le pied.</translation>
    </message>
    <message>
        <source>{name} picks up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ramasse le genou.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: a meld of five or six is open.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit non, comme convenu : une combinaison de cinq ou six est en cours.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: not all partners are in the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit non, comme convenu : tous les partenaires ne sont pas au pied.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: the side is not ahead.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit non, comme convenu : le camp ne mène pas.</translation>
    </message>
    <message>
        <source>{name} said no.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit non.</translation>
    </message>
    <message>
        <source>{name} said no: a {pile} is nearly complete.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit non : une {pile} est presque complète.</translation>
    </message>
    <message numerus="yes">
        <source>{name} said no: about {points} point(s) (is|are) left in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} {name:a|a|a|ont} dit non : il reste environ {points} point en main.</numerusform>
            <numerusform>{name} {name:a|a|a|ont} dit non : il reste environ {points} points en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} said no: the side gains by playing on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit non : le camp a intérêt à continuer.</translation>
    </message>
    <message>
        <source>{name} said no: too much is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit non : il reste trop en main.</translation>
    </message>
    <message>
        <source>{name} said yes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit oui.</translation>
    </message>
    <message>
        <source>{name} said yes: little is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit oui : il reste peu en main.</translation>
    </message>
    <message>
        <source>{name} said yes: the others are close to going out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit oui : les autres sont près de sortir.</translation>
    </message>
    <message>
        <source>{name} said yes: the side gains by ending now.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit oui : le camp a intérêt à finir maintenant.</translation>
    </message>
    <message>
        <source>{name} takes {count} with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} en ramasse {count:f} avec {cards}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:a|a|a|ont} ramassé {taken} de la défausse pour {ranks:le}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards} for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:a|a|a|ont} ramassé {taken} de la défausse avec {cards} pour {ranks:le}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} ramassé {taken} de la défausse avec {cards}.</translation>
    </message>
    <message>
        <source>{name} went into the foot first, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} entamé le pied d’abord, comme convenu.</translation>
    </message>
    <message>
        <source>{name} went out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} fini la donne avec {card}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootOptions</name>
    <message>
        <source>A clean and a dirty meld of one rank may lie side by side.</source>
        <translation>Une combinaison propre et une sale de la même valeur peuvent être côte à côte.</translation>
    </message>
    <message>
        <source>A complete clean {pile} is closed.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “wilds on complete clean {piles}”.</translatorcomment>
        <translation>Une {pile} propre complète est fermée.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank, but no wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>Une {pile} propre complète prend encore des cartes de sa valeur, mais pas de passe-partout.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank; a wild makes it dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>Une {pile} propre complète prend encore des cartes de sa valeur ; un passe-partout la rend sale.</translation>
    </message>
    <message>
        <source>A complete dirty one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “only dirty ones open”.</translatorcomment>
        <translation>Une sale complète est fermée.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank and wilds, within the limit.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete dirty {pile} still takes cards within the limit; others are closed.”.</translatorcomment>
        <translation>Une sale complète prend encore des cartes de sa valeur et des passe-partout, dans la limite.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank, but no wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals, a wild one wilds.”.</translatorcomment>
        <translation>Une sale complète prend encore des cartes de sa valeur, mais pas de passe-partout.</translation>
    </message>
    <message>
        <source>A complete wild one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Une de jokers complète est fermée.</translation>
    </message>
    <message>
        <source>A complete wild one still takes wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Une de jokers complète prend encore des passe-partout.</translation>
    </message>
    <message>
        <source>A meld of seven takes no more cards.</source>
        <translation>Une combinaison de sept n’accueille plus de cartes.</translation>
    </message>
    <message>
        <source>A natural pair is needed in any case.</source>
        <translation>Il faut de toute façon une paire naturelle.</translation>
    </message>
    <message>
        <source>A player has one meld of each rank and no second.</source>
        <translation>Un joueur a une seule combinaison de chaque valeur.</translation>
    </message>
    <message>
        <source>A red three turned up stays, too; whoever takes it with the pile lays it and replaces it.</source>
        <translation>Un trois rouge retourné reste aussi ; qui le ramasse avec la défausse le pose et le remplace.</translation>
    </message>
    <message>
        <source>A side has one meld of each rank and no second.</source>
        <translation>Un camp a une seule combinaison de chaque valeur.</translation>
    </message>
    <message>
        <source>A two or joker freezes the pile until it is taken: then two natural cards like its top card are needed.</source>
        <translation>Un deux ou un joker gèle la défausse jusqu’à ce qu’on la ramasse : il faut alors deux naturelles comme la carte du dessus.</translation>
    </message>
    <message>
        <source>A wild freezes the pile</source>
        <translation>Un passe-partout gèle la défausse</translation>
    </message>
    <message>
        <source>A wild freezes the pile until it is taken: then two natural cards like its top card are needed.</source>
        <translation>Un passe-partout gèle la défausse jusqu’à ce qu’on la ramasse : il faut alors deux naturelles comme la carte du dessus.</translation>
    </message>
    <message>
        <source>A wild on top cannot be taken.</source>
        <translation>Un passe-partout sur le dessus ne se ramasse pas.</translation>
    </message>
    <message>
        <source>A wild on top needs two of the same wild.</source>
        <translation>Un passe-partout sur le dessus demande deux passe-partout pareils.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Après la première pose, la carte du dessus seule peut aller sur une combinaison de sa valeur : cela ramasse aussi la défausse, mais pas gelée.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Après la première pose, la carte du dessus seule peut aller sur une combinaison de sa valeur : cela ramasse aussi la défausse.</translation>
    </message>
    <message>
        <source>Another meld of a rank may begin when the first is complete.</source>
        <translation>Une autre combinaison d’une valeur peut commencer quand la première est complète.</translation>
    </message>
    <message>
        <source>Answer with a reason</source>
        <translation>Répondre avec une raison</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Before the first meld only two natural cards like the top card take it.</source>
        <translation>Avant la première pose, il faut deux naturelles comme la carte du dessus.</translation>
    </message>
    <message>
        <source>Before the side&apos;s first meld only two natural cards like the top card take it.</source>
        <translation>Avant la première pose du camp, il faut deux naturelles comme la carte du dessus.</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Prime de coupe exacte</translation>
    </message>
    <message>
        <source>Bonus of a {pile} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prime d’une {pile} de sept</translation>
    </message>
    <message>
        <source>Bonus of each {pile} of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prime de chaque {pile} de jokers seuls.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} with naturals and wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prime de chaque {pile} avec naturelles et passe-partout.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} without wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prime de chaque {pile} sans passe-partout.</translation>
    </message>
    <message>
        <source>Bonus of the side that goes out.</source>
        <translation>Prime du camp qui sort.</translation>
    </message>
    <message>
        <source>Cards of a take</source>
        <translation>Cartes ramassées</translation>
    </message>
    <message>
        <source>Clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} propre</translation>
    </message>
    <message>
        <source>Complete clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “Complete {piles}”.</translatorcomment>
        <translation>{piles:^} propres complètes</translation>
    </message>
    <message>
        <source>Complete dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “Complete {piles}”.</translatorcomment>
        <translation>{piles:^} sales complètes</translation>
    </message>
    <message>
        <source>Complete {piles} a side needs, deal by deal; the last repeats.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} complètes qu’il faut à un camp, donne par donne ; le dernier nombre se répète.</translation>
    </message>
    <message>
        <source>Deals of a game</source>
        <translation>Donnes d’une partie</translation>
    </message>
    <message>
        <source>Deals that begin with a concealed {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Donnes qui commencent par une {pile} cachée</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Sorte de cartes</translation>
    </message>
    <message>
        <source>Dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} sale</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Every partner must have melded or discarded from the foot before.</source>
        <translation>Chaque partenaire doit d’abord avoir posé ou défaussé du pied.</translation>
    </message>
    <message>
        <source>Every partner must have picked up the foot before.</source>
        <translatorcomment>Of “Every partner must have played from the foot before going out.”.</translatorcomment>
        <translation>Avant cela, chaque partenaire doit avoir pris son pied.</translation>
    </message>
    <message>
        <source>First card of the discard pile</source>
        <translation>Première carte de la défausse</translation>
    </message>
    <message>
        <source>First meld by deal</source>
        <translation>Première pose par donne</translation>
    </message>
    <message>
        <source>First meld by score</source>
        <translation>Première pose par points</translation>
    </message>
    <message>
        <source>Foot and going out</source>
        <translation>Pied et sortie</translation>
    </message>
    <message>
        <source>Going out must end with a discard.</source>
        <translation>La sortie doit finir par une défausse.</translation>
    </message>
    <message>
        <source>Going out needs the partner&apos;s yes, and a yes obliges.</source>
        <translation>Pour sortir, il faut le oui du partenaire, et un oui engage.</translation>
    </message>
    <message>
        <source>How many cards a take brings, the top one included; 0 is the whole pile.</source>
        <translatorcomment>Of “How many cards a take brings, the top card included.”.</translatorcomment>
        <translation>Combien de cartes on ramasse, celle du dessus comprise ; 0, c’est toute la défausse.</translation>
    </message>
    <message>
        <source>How many cards the discard pile must have, the top one included.</source>
        <translatorcomment>Of “How many cards a take brings, the top card included.”.</translatorcomment>
        <translation>Combien de cartes la défausse doit avoir, celle du dessus comprise.</translation>
    </message>
    <message>
        <source>How many deals are played, or 0 to play up to a score.</source>
        <translation>Combien de donnes on joue, ou 0 pour jouer jusqu’à un total.</translation>
    </message>
    <message>
        <source>How many jokers each pack has; twos are wild in any case.</source>
        <translation>Combien de jokers a chaque jeu ; les deux sont toujours passe-partout.</translation>
    </message>
    <message>
        <source>How many naturals a meld with wilds has at least.</source>
        <translation>Combien de naturelles a au moins une combinaison avec passe-partout.</translation>
    </message>
    <message>
        <source>How many wilds a meld of naturals may hold.</source>
        <translation>Combien de passe-partout dans une combinaison de naturelles.</translation>
    </message>
    <message>
        <source>In how many piles the cards to draw lie.</source>
        <translation>En combien de talons se trouvent les cartes à piocher.</translation>
    </message>
    <message>
        <source>In these deals the first meld is seven cards laid at once.</source>
        <translation>À ces donnes, la première pose est de sept cartes d’un coup.</translation>
    </message>
    <message>
        <source>It also ends when a draw is larger than the stock. With an empty stock play goes on as long as every player takes the pile.</source>
        <translation>Elle finit aussi quand le talon ne suffit plus pour piocher. Le talon vide, le jeu continue tant que chaque joueur ramasse la défausse.</translation>
    </message>
    <message>
        <source>Jokers in each pack</source>
        <translation>Jokers par jeu</translation>
    </message>
    <message>
        <source>Lady left</source>
        <translation>Dame restante</translation>
    </message>
    <message>
        <source>Lady on a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Dame sur une {pile} propre</translation>
    </message>
    <message>
        <source>Last card is a discard</source>
        <translation>Dernière carte défaussée</translation>
    </message>
    <message>
        <source>Looking through the discard pile</source>
        <translation>Regarder dans la défausse</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Pose des trois noirs</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>Melds of wilds only</source>
        <translation>Combinaisons de jokers seuls</translation>
    </message>
    <message>
        <source>More wilds onto wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>Encore des passe-partout sur les {piles} de jokers</translation>
    </message>
    <message>
        <source>Most wilds in a meld</source>
        <translation>Passe-partout au plus</translation>
    </message>
    <message>
        <source>Naturals beside a wild</source>
        <translation>Naturelles avec un passe-partout</translation>
    </message>
    <message>
        <source>Needed to go out</source>
        <translation>Il faut pour sortir</translation>
    </message>
    <message>
        <source>Needed to take</source>
        <translation>Il faut pour ramasser</translation>
    </message>
    <message>
        <source>Never more wilds than these in a meld, or no such limit.</source>
        <translation>Jamais plus de passe-partout dans une combinaison, ou sans limite.</translation>
    </message>
    <message>
        <source>No card is turned; the first discard begins the pile.</source>
        <translation>Aucune carte n’est retournée ; la première carte défaussée commence.</translation>
    </message>
    <message>
        <source>Nobody looks through the discard pile.</source>
        <translation>Personne ne regarde dans la défausse.</translation>
    </message>
    <message>
        <source>Not used, since every first meld is a whole {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sans effet : chaque première pose est une {pile} entière.</translation>
    </message>
    <message>
        <source>Not used, since everybody plays alone.</source>
        <translation>Sans effet : chacun joue pour soi.</translation>
    </message>
    <message>
        <source>Not used, since melds hold no wilds.</source>
        <translatorcomment>Of “Not used, since the whole pile is taken.”.</translatorcomment>
        <translation>Sans effet, les combinaisons ne prennent pas de passe-partout.</translation>
    </message>
    <message>
        <source>Not used, since no wild comes onto the pile.</source>
        <translation>Sans effet, aucun passe-partout ne va sur la défausse.</translation>
    </message>
    <message>
        <source>Not used, since the first meld goes by score.</source>
        <translation>Sans effet : la première pose dépend des points.</translation>
    </message>
    <message>
        <source>Not used, since the partner is not asked.</source>
        <translation>Sans effet : on ne demande rien au partenaire.</translation>
    </message>
    <message>
        <source>Not used, since there are no melds of wilds only.</source>
        <translation>Sans effet : il n’y a pas de combinaisons de jokers.</translation>
    </message>
    <message>
        <source>Nothing is shuffled in, since no wild removes the pile.</source>
        <translation>Rien n’est mélangé au talon : aucun passe-partout ne retire la défausse.</translation>
    </message>
    <message>
        <source>Once a wild lies in it, only a natural pair takes the pile.</source>
        <translation>Dès qu’un passe-partout s’y trouve, seule une paire naturelle la ramasse.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Une fois que le camp a posé, la carte du dessus seule peut aller sur une combinaison de sa valeur : cela ramasse aussi la défausse, mais pas gelée.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Une fois que le camp a posé, la carte du dessus seule peut aller sur une combinaison de sa valeur : cela ramasse aussi la défausse.</translation>
    </message>
    <message>
        <source>Only the special deck has ladies.</source>
        <translation>Seul le jeu spécial a des dames.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Packs of 52 cards, usually one more than there are players.</source>
        <translation>Jeux de 52 cartes, d’habitude un de plus que de joueurs.</translation>
    </message>
    <message>
        <source>Partner has picked up the foot</source>
        <translatorcomment>Of “Partner plays from the foot”.</translatorcomment>
        <translation>Le partenaire a pris son pied</translation>
    </message>
    <message>
        <source>Partner has played from the foot</source>
        <translation>Le partenaire a joué du pied</translation>
    </message>
    <message>
        <source>Partner in the foot</source>
        <translatorcomment>Of “Partner plays from the foot”.</translatorcomment>
        <translation>Partenaire dans le pied</translation>
    </message>
    <message>
        <source>Partner is asked</source>
        <translation>Demander au partenaire</translation>
    </message>
    <message>
        <source>Partner says yes</source>
        <translation>Le partenaire dit oui</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Joueurs et durée</translation>
    </message>
    <message>
        <source>Points a side&apos;s first meld needs, deal by deal; the last repeats.</source>
        <translation>Points que demande la première pose d’un camp, donne par donne ; le dernier se répète.</translation>
    </message>
    <message>
        <source>Points by the side&apos;s score at the deal&apos;s start, lowest first.</source>
        <translation>Points selon la marque du camp au début de la donne, du plus bas au plus haut.</translation>
    </message>
    <message>
        <source>Points for each lady laid on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Points de chaque dame posée sur une {pile} propre complète.</translation>
    </message>
    <message>
        <source>Points for each lady left in hand or foot.</source>
        <translation>Points de chaque dame restant en main ou au pied.</translation>
    </message>
    <message>
        <source>Points for lifting exactly hand and foot at the first try.</source>
        <translation>Points pour couper exactement main et pied du premier coup.</translation>
    </message>
    <message>
        <source>Points instead of clean or dirty, which makes it a kind of its own.</source>
        <translation>Points au lieu de propre ou sale, ce qui en fait une sorte à part.</translation>
    </message>
    <message>
        <source>Score below</source>
        <translation>Marque inférieure à</translation>
    </message>
    <message>
        <source>Score that ends the game</source>
        <translation>Marque qui finit la partie</translation>
    </message>
    <message>
        <source>Second meld of a rank</source>
        <translation>Deuxième combinaison d’une valeur</translation>
    </message>
    <message>
        <source>Several melds of one rank may lie side by side.</source>
        <translation>Plusieurs combinaisons de la même valeur peuvent être côte à côte.</translation>
    </message>
    <message>
        <source>Smallest pile that is taken</source>
        <translation>Plus petite défausse à ramasser</translation>
    </message>
    <message>
        <source>Stock piles</source>
        <translation>Talons</translation>
    </message>
    <message>
        <source>Taking before the first meld</source>
        <translatorcomment>Of “the pile taken before the first meld too”.</translatorcomment>
        <translation>Ramasser avant la première pose</translation>
    </message>
    <message>
        <source>Taking the discard pile</source>
        <translation>Ramasser la défausse</translation>
    </message>
    <message>
        <source>The game ends after the deal in which a side reaches this score.</source>
        <translation>La partie finit après la donne où un camp atteint cette marque.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>La dernière carte est défaussée</translation>
    </message>
    <message>
        <source>The last card may be melded or discarded.</source>
        <translation>La dernière carte peut être posée ou défaussée.</translation>
    </message>
    <message>
        <source>The last card must be a discard.</source>
        <translation>La dernière carte doit être défaussée.</translation>
    </message>
    <message>
        <source>The partner is asked “May I go out?”, once in a turn: a yes obliges, a no means not this turn.</source>
        <translation>On demande au partenaire « Puis-je sortir ? », une fois par tour : un oui engage, un non veut dire pas à ce tour.</translation>
    </message>
    <message>
        <source>The partner&apos;s yes or no may say why; otherwise no table talk.</source>
        <translation>Le oui ou le non du partenaire peut dire pourquoi ; sinon, pas de paroles à table.</translation>
    </message>
    <message>
        <source>The partners are asked “May I go out?” one by one, once in a turn: a yes of all obliges, the first no means not this turn.</source>
        <translation>On demande aux partenaires « Puis-je sortir ? » un par un, une fois par tour : le oui de tous engage, le premier non veut dire pas à ce tour.</translation>
    </message>
    <message>
        <source>The player must have laid a first meld before.</source>
        <translation>Le joueur doit avoir fait sa première pose auparavant.</translation>
    </message>
    <message>
        <source>The rest is the stock.</source>
        <translation>Le reste forme le talon.</translation>
    </message>
    <message>
        <source>The rest lies in two stock piles; a draw may come from either or both.</source>
        <translation>Le reste forme deux talons ; on pioche à l’un, à l’autre ou aux deux.</translation>
    </message>
    <message>
        <source>The side must have laid its first meld before.</source>
        <translation>Le camp doit avoir fait sa première pose auparavant.</translation>
    </message>
    <message>
        <source>The special deck is one set of cards.</source>
        <translation>Le jeu spécial forme un seul ensemble.</translation>
    </message>
    <message>
        <source>The top card alone, laid onto your own meld of its rank, takes the pile.</source>
        <translation>La carte du dessus seule, posée sur sa propre combinaison, ramasse la défausse.</translation>
    </message>
    <message>
        <source>The top card is melded at once with one of its own rank from the hand, onto a meld or with a third card or a wild; the cards below may not join.</source>
        <translation>La carte du dessus est posée aussitôt avec une carte de sa valeur prise en main, sur une combinaison ou avec une troisième carte ou un passe-partout ; les cartes de dessous ne peuvent pas s’y joindre.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, no wild among them; more from the hand may join, the cards below may not.</source>
        <translation>La carte du dessus est posée aussitôt avec deux cartes de sa valeur prises en main, sans passe-partout parmi elles ; d’autres de la main peuvent s’y joindre, pas celles de dessous.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, or with one of them and a wild; more from the hand may join, the cards below may not.</source>
        <translation>La carte du dessus est posée aussitôt avec deux cartes de sa valeur prises en main, ou une et un passe-partout ; d’autres de la main peuvent s’y joindre, pas celles de dessous.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady or wild.</source>
        <translation>La carte du dessus est retournée et reste, sauf si c’est une dame ou un passe-partout.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady.</source>
        <translation>La carte du dessus est retournée et reste, sauf si c’est une dame.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is wild.</source>
        <translation>La carte du dessus est retournée et reste, sauf si c’est un passe-partout.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, whatever it is.</source>
        <translation>La carte du dessus est retournée et reste, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild is buried in the stock, a red three stays, and another is turned.</source>
        <translation>La carte du dessus est retournée ; un passe-partout est remis dans le talon, un trois rouge reste, et une autre est retournée.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned.</source>
        <translation>La carte du dessus est retournée ; un passe-partout ou une dame est remis dans le talon et une autre carte retournée.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned. A villain stays.</source>
        <translation>La carte du dessus est retournée ; un passe-partout ou une dame est remis dans le talon et une autre carte retournée. Un vilain reste.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three is buried in the stock and another turned. A black three stays.</source>
        <translation>La carte du dessus est retournée ; un passe-partout ou un trois rouge est remis dans le talon et une autre carte retournée. Un trois noir reste.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three stays and another is turned on it, until a natural or a black three lies on top.</source>
        <translation>La carte du dessus est retournée ; un passe-partout ou un trois rouge reste et une autre est retournée dessus, jusqu’à une naturelle ou un trois noir.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild stays and another is turned on it. A lady is buried in the stock.</source>
        <translation>La carte du dessus est retournée ; un passe-partout reste et une autre est retournée dessus. Une dame est remise dans le talon.</translation>
    </message>
    <message>
        <source>There are no melds of wilds only.</source>
        <translation>Il n’y a pas de combinaisons de jokers.</translation>
    </message>
    <message>
        <source>Three or more wilds, of both kinds, may be a meld of wilds.</source>
        <translation>Trois passe-partout ou plus, des deux sortes, peuvent former une combinaison de jokers.</translation>
    </message>
    <message>
        <source>Threes and sevens</source>
        <translation>Trois et sept</translation>
    </message>
    <message>
        <source>Top card onto a meld</source>
        <translatorcomment>Of “the top cards, up to a number”.</translatorcomment>
        <translation>Carte du dessus sur une combinaison</translation>
    </message>
    <message>
        <source>Twos and jokers may be melded without naturals.</source>
        <translation>Deux et jokers peuvent être posés sans naturelles.</translation>
    </message>
    <message>
        <source>Usual packs of cards, or the special deck of 262 cards.</source>
        <translation>Jeux de cartes habituels, ou le jeu spécial de 262 cartes.</translation>
    </message>
    <message>
        <source>What a meld of seven is called on the screen and on paper.</source>
        <translation>Le nom d’une combinaison de sept à l’écran et sur papier.</translation>
    </message>
    <message>
        <source>What a side needs to take the pile that has not melded yet.</source>
        <translation>Ce qu’il faut à un camp qui n’a pas encore posé pour ramasser.</translation>
    </message>
    <message>
        <source>What a two or a joker on top of the discard pile means.</source>
        <translation>Ce que veut dire un deux ou un joker sur la défausse.</translation>
    </message>
    <message>
        <source>What every partner must have done with the foot before you go out.</source>
        <translatorcomment>Of “Every partner must have played from the foot before going out.”.</translatorcomment>
        <translation>Ce que chaque partenaire doit avoir fait de son pied avant que quelqu’un sorte.</translation>
    </message>
    <message>
        <source>What happens when a draw is larger than the stock.</source>
        <translation>Ce qui arrive quand le talon ne suffit plus pour piocher.</translation>
    </message>
    <message>
        <source>What the hand must hold to meld with the top card.</source>
        <translation>Ce qu’il faut en main pour poser avec la carte du dessus.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, cards removed from the table are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Quand le talon ne suffit plus, les cartes retirées de la table sont mélangées et glissées dessous ; si cela ne suffit pas, la donne finit.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, removed cards and all discards but the top one are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Quand le talon ne suffit plus, les cartes retirées et la défausse, sauf la carte du dessus, sont mélangées et glissées dessous ; si cela ne suffit pas, la donne finit.</translation>
    </message>
    <message>
        <source>When a side may begin another meld of the same rank.</source>
        <translation>Quand un camp peut commencer une autre combinaison de la même valeur.</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Quand le talon est épuisé</translation>
    </message>
    <message>
        <source>Whether a complete wild {pile} still takes wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Si une {pile} de jokers complète prend encore des passe-partout.</translation>
    </message>
    <message>
        <source>Whether everybody may look at what lies below its top card.</source>
        <translation>Si chacun peut regarder ce qui se trouve sous la carte du dessus.</translation>
    </message>
    <message>
        <source>Whether the top card of the stock is turned to begin the pile.</source>
        <translation>Si la carte du dessus du talon est retournée pour commencer la défausse.</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be melded.</source>
        <translation>Si trois trois noirs ou plus peuvent être posés.</translation>
    </message>
    <message>
        <source>Which cards a complete clean {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “Wilds on a complete clean {pile}”.</translatorcomment>
        <translation>Quelles cartes une {pile} propre complète prend encore.</translation>
    </message>
    <message>
        <source>Which cards a complete dirty {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translatorcomment>Of “A complete {pile} still takes naturals.”.</translatorcomment>
        <translation>Quelles cartes une {pile} sale complète prend encore.</translation>
    </message>
    <message>
        <source>Who shares melds and score.</source>
        <translation>Qui partage combinaisons et points.</translation>
    </message>
    <message>
        <source>Wild card on top</source>
        <translation>Passe-partout sur le dessus</translation>
    </message>
    <message>
        <source>Wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} de jokers</translation>
    </message>
    <message>
        <source>Wilds in a meld</source>
        <translation>Passe-partout d’une combinaison</translation>
    </message>
    <message>
        <source>Word for a complete meld</source>
        <translation>Nom d’une combinaison complète</translation>
    </message>
    <message>
        <source>a clean and a dirty one side by side</source>
        <translation>une propre et une sale côte à côte</translation>
    </message>
    <message>
        <source>a concealed {pile} serves the partners, but every player needs a first meld</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>une {pile} cachée sert aux partenaires, mais chaque joueur doit sa première pose</translation>
    </message>
    <message>
        <source>a deal could go on for ever</source>
        <translation>une donne pourrait ne jamais finir</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but no wild may be in it</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>il faut une {pile} sale, mais elle ne peut contenir aucun passe-partout</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but seven naturals leave no room for a wild</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>il faut une {pile} sale, mais sept naturelles ne laissent pas de place à un passe-partout</translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation>une paire naturelle</translation>
    </message>
    <message>
        <source>a pair, or one natural and a wild</source>
        <translation>une paire, ou une naturelle et un passe-partout</translation>
    </message>
    <message>
        <source>a pile of {new} or more taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>défausse ramassée dès {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>a take brings fewer cards than the pile must have</source>
        <translation>on ramasse moins de cartes que la défausse ne doit en avoir</translation>
    </message>
    <message>
        <source>a wild beside {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>un passe-partout avec {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>a wild cannot freeze a pile that it takes off the table</source>
        <translation>un passe-partout ne peut pas geler une défausse qu’il retire de la table</translation>
    </message>
    <message>
        <source>a wild does not freeze the pile</source>
        <translation>un passe-partout ne gèle pas la défausse</translation>
    </message>
    <message>
        <source>a wild freezes the pile</source>
        <translation>un passe-partout gèle la défausse</translation>
    </message>
    <message>
        <source>a wild {pile} is needed, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>il faut une {pile} de jokers, mais les passe-partout ne se posent pas seuls</translation>
    </message>
    <message>
        <source>a {pile} of sevens is needed, but it is no kind of its own</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>il faut une {pile} de sept, mais ce n’est pas une sorte à part</translation>
    </message>
    <message>
        <source>all discards but the top are shuffled in</source>
        <translation>toute la défausse, sauf le dessus, est mélangée</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>autant qu’on veut</translation>
    </message>
    <message>
        <source>as many as naturals</source>
        <translation>autant que de naturelles</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>à tout moment</translation>
    </message>
    <message>
        <source>at most {new} in a meld instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>au plus {new} par combinaison au lieu de {old}</translation>
    </message>
    <message>
        <source>black threes could neither be melded nor discarded</source>
        <translation>les trois noirs ne pourraient être ni posés ni défaussés</translation>
    </message>
    <message>
        <source>blocks the pile</source>
        <translation>bloque la défausse</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “closed”.</translatorcomment>
        <translation>fermées</translation>
    </message>
    <message>
        <source>complete clean {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{piles} propres complètes {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>complete dirty {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{piles} sales complètes {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>everybody may look through the discard pile</source>
        <translation>chacun peut regarder dans la défausse</translation>
    </message>
    <message>
        <source>fewer than naturals</source>
        <translation>moins que de naturelles</translation>
    </message>
    <message>
        <source>in the turn that goes out</source>
        <translation>au tour de la sortie</translation>
    </message>
    <message>
        <source>melds of wilds only</source>
        <translation>combinaisons de jokers</translation>
    </message>
    <message>
        <source>more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>encore des passe-partout sur les {piles} de jokers complètes</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>no card is turned</source>
        <translation>aucune carte retournée</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no melds of wilds only</source>
        <translation>pas de combinaisons de jokers</translation>
    </message>
    <message>
        <source>no more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “no wilds on complete clean {piles}”.</translatorcomment>
        <translation>rien de plus sur les {piles} de jokers complètes</translation>
    </message>
    <message>
        <source>nobody looks through the discard pile</source>
        <translation>personne ne regarde dans la défausse</translation>
    </message>
    <message>
        <source>none</source>
        <comment>deals</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>not enough cards are left for a stock and a first discard</source>
        <translation>il ne reste pas assez de cartes pour un talon et une première défausse</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>partner</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>off</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>one for every two naturals</source>
        <translation>un pour deux naturelles</translation>
    </message>
    <message>
        <source>one matching card</source>
        <translation>une carte pareille</translation>
    </message>
    <message>
        <source>open to naturals</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “open to naturals”.</translatorcomment>
        <translation>ouvertes aux naturelles</translation>
    </message>
    <message>
        <source>open to naturals and wilds</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translatorcomment>Of “open to naturals”.</translatorcomment>
        <translation>ouvertes aux naturelles et aux passe-partout</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>paires</translation>
    </message>
    <message>
        <source>picked it up</source>
        <comment>partner</comment>
        <translation>pris</translation>
    </message>
    <message>
        <source>played from it</source>
        <comment>partner</comment>
        <translation>joué depuis le pied</translation>
    </message>
    <message>
        <source>red threes could neither be melded nor discarded</source>
        <translation>les trois rouges ne pourraient être ni posés ni défaussés</translation>
    </message>
    <message>
        <source>removed cards are shuffled in</source>
        <translation>les cartes retirées sont mélangées</translation>
    </message>
    <message>
        <source>removes the pile from the table</source>
        <translation>retire la défausse de la table</translation>
    </message>
    <message>
        <source>so many players cannot be grouped like this</source>
        <translation>tant de joueurs ne peuvent pas être groupés ainsi</translation>
    </message>
    <message>
        <source>so many {piles} cannot be made</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>tant de {piles} ne peuvent pas être faites</translation>
    </message>
    <message>
        <source>so many {piles} need a second meld of a rank</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>tant de {piles} demandent une deuxième combinaison d’une valeur</translation>
    </message>
    <message>
        <source>special deck of 262 cards</source>
        <translation>jeu spécial de 262 cartes</translation>
    </message>
    <message>
        <source>taken with two of the same wild</source>
        <translation>ramassé avec deux passe-partout pareils</translation>
    </message>
    <message>
        <source>the deal ends</source>
        <translation>la donne finit</translation>
    </message>
    <message>
        <source>the game would never end</source>
        <translation>la partie ne finirait jamais</translation>
    </message>
    <message>
        <source>the last card may be melded</source>
        <translation>la dernière carte peut être posée</translation>
    </message>
    <message>
        <source>the last card must be discarded</source>
        <translation>la dernière carte doit être défaussée</translation>
    </message>
    <message>
        <source>the partner answers only yes or no</source>
        <translation>le partenaire ne répond que oui ou non</translation>
    </message>
    <message>
        <source>the partner is asked</source>
        <translation>on demande au partenaire</translation>
    </message>
    <message>
        <source>the partner is not asked</source>
        <translation>on ne demande pas au partenaire</translation>
    </message>
    <message>
        <source>the partner&apos;s answer may say why</source>
        <translation>la réponse du partenaire peut dire pourquoi</translation>
    </message>
    <message>
        <source>the same as later</source>
        <translation>comme ensuite</translation>
    </message>
    <message>
        <source>the scores of the steps must rise</source>
        <translation>les marques des paliers doivent monter</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes no pile</source>
        <translation>la carte du dessus seule sur une combinaison ne ramasse rien</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes the pile</source>
        <translation>la carte du dessus seule sur une combinaison ramasse la défausse</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>toute la défausse</translation>
    </message>
    <message>
        <source>the word {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>le mot {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>three or more, without wilds</source>
        <translation>trois ou plus, sans passe-partout</translation>
    </message>
    <message>
        <source>turned and left in place</source>
        <translation>retournée et laissée en place</translation>
    </message>
    <message>
        <source>turned, wilds and red threes buried</source>
        <translation>retournée, passe-partout et trois rouges remis</translation>
    </message>
    <message>
        <source>turned; wilds and red threes are covered</source>
        <translation>retournée ; passe-partout et trois rouges recouverts</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>deux équipes de trois</translation>
    </message>
    <message>
        <source>two wilds cannot be melded by themselves to take a third</source>
        <translation>deux passe-partout ne se posent pas seuls pour en ramasser un troisième</translation>
    </message>
    <message>
        <source>up to a score</source>
        <translation>jusqu’à une marque</translation>
    </message>
    <message numerus="yes">
        <source>up to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>jusqu’à {points} point</numerusform>
            <numerusform>jusqu’à {points} points</numerusform>
        </translation>
    </message>
    <message>
        <source>usual packs</source>
        <translation>jeux habituels</translation>
    </message>
    <message>
        <source>when the first is complete</source>
        <translation>quand la première est complète</translation>
    </message>
    <message>
        <source>wilds wait for a wild {pile}, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>les passe-partout attendent une {pile} de jokers, mais ne se posent pas seuls</translation>
    </message>
    <message>
        <source>with an odd number of players nobody sits opposite</source>
        <translation>avec un nombre impair de joueurs, personne n’est en face</translation>
    </message>
    <message>
        <source>{length}, about an hour</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{length}, environ une heure</translation>
    </message>
    <message>
        <source>{new} for a clean {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} pour une {pile} propre au lieu de {old}</translation>
    </message>
    <message>
        <source>{new} for a dirty {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} pour une {pile} sale au lieu de {old}</translation>
    </message>
    <message>
        <source>{new} for a wild {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} pour une {pile} de jokers au lieu de {old}</translation>
    </message>
    <message>
        <source>{new} for going out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} pour la sortie au lieu de {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>sides</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} au lieu de {old}</translation>
    </message>
    <message>
        <source>{new} of the pile taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} de la défausse à ramasser au lieu de {old}</translation>
    </message>
    <message>
        <source>{new} to go out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} pour sortir au lieu de {old}</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, mains de {hand} et pieds de {foot}, {length}.</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand}, knees of {knee} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, mains de {hand}, genoux de {knee} et pieds de {foot}, {length}.</translation>
    </message>
    <message>
        <source>{ranks:^} are never melded. Discarded, they stop the next player from taking the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^le} ne sont jamais posés. Défaussés, ils empêchent le joueur suivant de ramasser la défausse.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds in the turn that goes out; seven are a clean {pile}. Each counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^le}, défaussés, empêchent le joueur suivant de ramasser la défausse. Trois ou plus peuvent être posés sans passe-partout au tour de la sortie ; sept font une {pile} propre. Chacun compte {points}.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds; seven are a clean {pile} that pays the dirty bonus. Each card counts {points}, towards a first meld too.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^le}, défaussés, empêchent le joueur suivant de ramasser la défausse. Trois ou plus peuvent être posés sans passe-partout ; sept font une {pile} propre qui rapporte la prime de sale. Chaque carte compte {points}, pour une première pose aussi.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPossible</name>
    <message>
        <source>A card is dropped on the meld that it fits.</source>
        <translation>Une carte se dépose sur la combinaison où elle va.</translation>
    </message>
    <message>
        <source>A card on the discard pile ends the turn.</source>
        <translation>Une carte sur la défausse finit le tour.</translation>
    </message>
    <message>
        <source>About {number} are wanted, for all packets.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translatorcomment>Of “About {number} are wanted, for hand and foot.”.</translatorcomment>
        <translation>Il en faut environ {number}, pour tous les paquets.</translation>
    </message>
    <message>
        <source>Add to a meld</source>
        <translation>Compléter une combinaison</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Défausser une carte</translation>
    </message>
    <message>
        <source>Draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Piocher {cards}</translation>
    </message>
    <message>
        <source>Every card can be laid or discarded.</source>
        <translation>Chaque carte peut être posée ou défaussée.</translation>
    </message>
    <message>
        <source>G asks the partner.</source>
        <translation>G demande au partenaire.</translation>
    </message>
    <message>
        <source>Its cards are lifted one after the other, then dropped on the table.</source>
        <translation>Ses cartes se soulèvent l’une après l’autre, puis se déposent sur la table.</translation>
    </message>
    <message numerus="yes">
        <source>Its top card is melded with cards of the hand; {cards} (comes|come).</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Sa carte du dessus se pose avec des cartes de la main ; {cards} vient en main.</numerusform>
            <numerusform>Sa carte du dessus se pose avec des cartes de la main ; {cards} viennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a new meld</source>
        <translation>Poser une nouvelle combinaison</translation>
    </message>
    <message>
        <source>Lay the first meld</source>
        <translation>Faire la première pose</translation>
    </message>
    <message>
        <source>Lift cards off the deck</source>
        <translation>Couper le paquet</translation>
    </message>
    <message>
        <source>No card can be discarded.</source>
        <translation>Aucune carte ne peut être défaussée.</translation>
    </message>
    <message>
        <source>No card of the hand fits a meld of the own side.</source>
        <translation>Aucune carte de la main ne va sur une combinaison du camp.</translation>
    </message>
    <message>
        <source>Take the discard pile</source>
        <translation>Ramasser la défausse</translation>
    </message>
    <message>
        <source>The hand has enough; F shows good ways.</source>
        <translation>La main suffit ; F montre de bonnes façons.</translation>
    </message>
    <message>
        <source>The hand has no new meld.</source>
        <translation>La main n’a pas de nouvelle combinaison.</translation>
    </message>
    <message>
        <source>{name} goes on with this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} continue ce tour.</translation>
    </message>
    <message>
        <source>{name} must go out in this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} doit sortir à ce tour.</translation>
    </message>
    <message>
        <source>{press:^} draws.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press:^} pioche.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPrompts</name>
    <message numerus="yes">
        <source>(one card|{number} cards), worth {points}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{number} carte, valeur {points}</numerusform>
            <numerusform>{number} cartes, valeur {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards left: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Cartes restantes : {sides}.</translation>
    </message>
    <message>
        <source>Exactly {number} at the first try score {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Exactement {number} du premier coup rapporte {points}.</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Puis-je sortir ?</translation>
    </message>
    <message>
        <source>at most {most} of seven cards now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{most:f} sur sept au plus pour l’instant : défausser une carte.</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{most} au plus sur {points} point pour l’instant : défausser une carte.</numerusform>
            <numerusform>{most} au plus sur {points} points pour l’instant : défausser une carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: take the cards back.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{most} au plus sur {points} point pour l’instant : reprendre les cartes.</numerusform>
            <numerusform>{most} au plus sur {points} points pour l’instant : reprendre les cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) with {card}: draw {draw}.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {card}: one card, in words or as it is printed: “9♦”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>
            <numerusform>{most} au plus sur {points} point avec {card} : piocher {draw}.</numerusform>
            <numerusform>{most} au plus sur {points} points avec {card} : piocher {draw}.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose how many come from each stock pile.</source>
        <translation>choisir combien de cartes viennent de chaque talon.</translation>
    </message>
    <message>
        <source>draw the last card: it ends the deal.</source>
        <translation>piocher la dernière carte : elle finit la donne.</translation>
    </message>
    <message>
        <source>draw {cards} from either stock pile.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>piocher {cards} dans l’un des talons.</translation>
    </message>
    <message>
        <source>draw {cards}, from one stock pile or both.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>piocher {cards}, dans un talon ou dans les deux.</translation>
    </message>
    <message>
        <source>draw {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>piocher {cards}.</translation>
    </message>
    <message>
        <source>draw {cards}; others are shuffled in first.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>piocher {cards} ; d’autres sont d’abord mélangées au talon.</translation>
    </message>
    <message>
        <source>go out: lay every card, or all but one to discard.</source>
        <translation>sortir : tout poser, ou tout sauf une carte à défausser.</translation>
    </message>
    <message>
        <source>lay a whole {pile} of seven, or discard one card.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>poser une {pile} entière de sept, ou défausser une carte.</translation>
    </message>
    <message>
        <source>lay down, or take the cards back.</source>
        <translation>poser, ou reprendre les cartes.</translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) more, or take the cards back.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>poser {points} point de plus, ou reprendre les cartes.</numerusform>
            <numerusform>poser {points} points de plus, ou reprendre les cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) or more, or discard one card.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>poser {points} point ou plus, ou défausser une carte.</numerusform>
            <numerusform>poser {points} points ou plus, ou défausser une carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s) off the deck.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>couper environ {number} carte du paquet.</numerusform>
            <numerusform>couper environ {number} cartes du paquet.</numerusform>
        </translation>
    </message>
    <message>
        <source>lift cards to meld, or one card to discard.</source>
        <translation>soulever des cartes à poser, ou une à défausser.</translation>
    </message>
    <message>
        <source>may {asker} go out?</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} peut sortir ?</translation>
    </message>
    <message>
        <source>no card can be discarded, so the turn just ends.</source>
        <translation>aucune carte ne peut être défaussée, le tour finit.</translation>
    </message>
    <message>
        <source>nothing can be melded yet: discard one card.</source>
        <translation>rien à poser encore : défausser une carte.</translation>
    </message>
    <message>
        <source>take the discard pile and go out.</source>
        <translation>ramasser la défausse et sortir.</translation>
    </message>
    <message>
        <source>take the pile, or draw the last card: it ends the deal.</source>
        <translation>ramasser la défausse, ou piocher la dernière carte : elle finit la donne.</translation>
    </message>
    <message>
        <source>take the pile: drawing from the empty stock ends the deal.</source>
        <translation>ramasser la défausse : piocher au talon vide finit la donne.</translation>
    </message>
    <message>
        <source>take {cards} with {card} onto your {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>ramasser {cards} avec {card} sur {ranks:le}, ou piocher {draw}.</translation>
    </message>
    <message>
        <source>take {cards} with {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>ramasser {cards} avec {ranks}, ou piocher {draw}.</translation>
    </message>
    <message>
        <source>take {cards} with {rank}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rank}: the rank of one card: “nine”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>ramasser {cards} avec {rank:un}, ou piocher {draw}.</translation>
    </message>
    <message>
        <source>the stock has {cards}: drawing ends the deal.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>le talon a {cards} : piocher finit la donne.</translation>
    </message>
    <message>
        <source>the stock is empty: drawing ends the deal.</source>
        <translation>le talon est vide : piocher finit la donne.</translation>
    </message>
    <message>
        <source>{asked} thinks about {asker} going out.</source>
        <extracomment>{asked}: the partner who is asked. {asker}: the player who asks.</extracomment>
        <translation>{asked} réfléchit à la sortie de {asker}.</translation>
    </message>
    <message>
        <source>{asker} asks</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} demande</translation>
    </message>
    <message>
        <source>{asker} has to do as you say.</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} doit suivre la réponse.</translation>
    </message>
    <message>
        <source>{cards} and the foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} et le pied</translation>
    </message>
    <message>
        <source>{cards}, knee and foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards}, le genou et le pied</translation>
    </message>
    <message>
        <source>{name} lifts the packets.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} coupe les paquets.</translation>
    </message>
    <message>
        <source>{name} {number} and the foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number} et le pied</translation>
    </message>
    <message>
        <source>{name} {number}, knee and foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number}, le genou et le pied</translation>
    </message>
    <message>
        <source>{press} asks whether to go out.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press} demande à sortir.</translation>
    </message>
    <message>
        <source>{press} discards {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} défausse {card}.</translation>
    </message>
    <message>
        <source>{press} ends the turn.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>{press} finit le tour.</translation>
    </message>
    <message>
        <source>{press} lays out {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} étale {cards}.</translation>
    </message>
    <message>
        <source>{press} lays {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} pose {cards}.</translation>
    </message>
    <message>
        <source>{press} takes {count} with {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} en ramasse {count:f} avec {cards}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPuzzles</name>
    <message numerus="yes">
        <source>Besides the top card a take brings {taken}, and {count} of them (fits|fit): {cards}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>En plus de la carte du dessus, ramasser apporte {taken}, dont {count:f} utile : {cards}.</numerusform>
            <numerusform>En plus de la carte du dessus, ramasser apporte {taken}, dont {count} utiles : {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Besides the top card a take brings {taken}, but nothing that fits.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”.</extracomment>
        <translation>En plus de la carte du dessus, ramasser apporte {taken}, mais rien d’utile.</translation>
    </message>
    <message>
        <source>Find the way out</source>
        <translation>Trouver la sortie</translation>
    </message>
    <message>
        <source>Get down</source>
        <translation>Première pose</translation>
    </message>
    <message>
        <source>Go out in this turn. The partner will say yes.</source>
        <translation>Sortir à ce tour. Le partenaire dira oui.</translation>
    </message>
    <message>
        <source>Lay the first meld with the fewest wilds, twos over jokers.</source>
        <translatorcomment>Of “Lay the first meld with as few wilds as possible, and with twos rather than jokers.”.</translatorcomment>
        <translation>Faire la première pose avec le moins de passe-partout, plutôt des deux.</translation>
    </message>
    <message>
        <source>Lay {cards}, and discard {card}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Poser {cards}, et défausser {card}.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Poser {cards}. Avec moins de passe-partout, on arrive à {most} points au plus.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds, or with a two for a joker, at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Poser {cards}. Avec moins de passe-partout, ou un deux au lieu d’un joker, on arrive à {most} points au plus.</translation>
    </message>
    <message>
        <source>Lay {cards}: no wild is needed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Poser {cards} : aucun passe-partout n’est nécessaire.</translation>
    </message>
    <message>
        <source>Lay {cards}: nothing is left.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Poser {cards} : il ne reste rien.</translation>
    </message>
    <message>
        <source>Still needed to go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Pour sortir, il faut encore : {needed}.</translation>
    </message>
    <message>
        <source>Take the discard pile, or draw? Which is better?</source>
        <translation>Ramasser la défausse ou piocher ? Qu’est-ce qui vaut mieux ?</translation>
    </message>
    <message>
        <source>Take the pile?</source>
        <translation>Ramasser ?</translation>
    </message>
</context>
<context>
    <name>HandAndFootRefusals</name>
    <message numerus="yes">
        <source>(a wild too many|too many wilds)</source>
        <translation>
            <numerusform>un passe-partout de trop</numerusform>
            <numerusform>des passe-partout en trop</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that may be discarded has to stay.</source>
        <translation>Une carte qui peut être défaussée doit rester.</translation>
    </message>
    <message>
        <source>A draw is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>On pioche {cards}.</translation>
    </message>
    <message>
        <source>A first meld holds no wilds.</source>
        <translation>Une première pose n’a pas de joker.</translation>
    </message>
    <message>
        <source>A first meld needs a meld without wilds.</source>
        <translation>Une première pose doit avoir une combinaison sans joker.</translation>
    </message>
    <message>
        <source>A lady lies only on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Une dame ne va que sur une {pile} propre complète.</translation>
    </message>
    <message>
        <source>A second {rank} in the hand is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Il manque {rank:un} de plus en main.</translation>
    </message>
    <message>
        <source>A third wild is missing.</source>
        <translation>Il manque un troisième passe-partout.</translation>
    </message>
    <message>
        <source>A third {rank} is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Il manque {rank:une troisième|un troisième} {rank}.</translation>
    </message>
    <message>
        <source>A third {rank} or a wild is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Il manque {rank:une troisième|un troisième} {rank} ou un passe-partout.</translation>
    </message>
    <message numerus="yes">
        <source>A wild needs at least {count} natural {ranks} beside it.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Un passe-partout demande au moins {count:f} naturelle avec lui ({ranks}).</numerusform>
            <numerusform>Un passe-partout demande au moins {count} naturelles avec lui ({ranks}).</numerusform>
        </translation>
    </message>
    <message>
        <source>After black threes every card has to go in this turn.</source>
        <translation>Après des trois noirs, toutes les cartes doivent partir à ce tour.</translation>
    </message>
    <message>
        <source>After the yes every card has to go in this turn.</source>
        <translation>Après le oui, toutes les cartes doivent partir à ce tour.</translation>
    </message>
    <message>
        <source>All cards but one must find a place to go out.</source>
        <translation>Pour sortir, toutes les cartes sauf une doivent trouver une place.</translation>
    </message>
    <message>
        <source>Answer the question first.</source>
        <translation>Répondre d’abord à la question.</translation>
    </message>
    <message>
        <source>Before your first meld only two {ranks} from your hand take the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Avant la première pose, il faut en main deux {ranks} pour ramasser la défausse.</translation>
    </message>
    <message numerus="yes">
        <source>Between 1 and {number} card(s) can be lifted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>On peut couper entre 1 et {number} carte.</numerusform>
            <numerusform>On peut couper entre 1 et {number} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are melded only when going out.</source>
        <translation>Les trois noirs ne se posent qu’en sortant.</translation>
    </message>
    <message>
        <source>Black threes are melded without wilds.</source>
        <translation>Les trois noirs se posent sans passe-partout.</translation>
    </message>
    <message>
        <source>Complete the wild meld on the table first.</source>
        <translation>Il faut d’abord compléter la combinaison de jokers de la table.</translation>
    </message>
    <message>
        <source>Discard one card to end the turn.</source>
        <translation>Défausser une carte pour finir le tour.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Piocher d’abord.</translation>
    </message>
    <message>
        <source>Each meld can be named once, and must be on the table.</source>
        <translation>Chaque combinaison ne peut être nommée qu’une fois et doit être sur la table.</translation>
    </message>
    <message>
        <source>Going out is possible only from the foot.</source>
        <translation>On ne peut sortir que du pied.</translation>
    </message>
    <message>
        <source>Going out needs {piles} more, and a place for every card.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Pour sortir, il manque {piles}, et une place pour chaque carte.</translation>
    </message>
    <message>
        <source>Lay down the cards laid out first, or take them back.</source>
        <translation>Poser d’abord les cartes étalées, ou les reprendre.</translation>
    </message>
    <message>
        <source>Lay the first meld before taking the discard pile.</source>
        <translation>Faire la première pose avant de ramasser la défausse.</translation>
    </message>
    <message>
        <source>Lift just one card to discard it.</source>
        <translation>Soulever une seule carte pour la défausser.</translation>
    </message>
    <message>
        <source>Lift the packets off the deck first.</source>
        <translation>Couper d’abord les paquets.</translation>
    </message>
    <message>
        <source>Nobody has asked to go out.</source>
        <translation>Personne n’a demandé à sortir.</translation>
    </message>
    <message>
        <source>Nobody has to be asked.</source>
        <translation>Il n’y a personne à qui demander.</translation>
    </message>
    <message>
        <source>Take the discard pile: the yes was given for it.</source>
        <translation>Ramasser la défausse : le oui était pour elle.</translation>
    </message>
    <message>
        <source>That is {cards} too many for the {ranks}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{cards:^} de trop pour {ranks:le}.</translation>
    </message>
    <message>
        <source>That stock pile has {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Dans ce talon : {cards}.</translation>
    </message>
    <message>
        <source>That stock pile is empty.</source>
        <translation>Ce talon est vide.</translation>
    </message>
    <message>
        <source>The answer was no; the next turn may bring another.</source>
        <translation>La réponse était non ; le prochain tour en donnera peut-être une autre.</translation>
    </message>
    <message>
        <source>The answer was yes.</source>
        <translation>La réponse était oui.</translation>
    </message>
    <message>
        <source>The complete {ranks} take no wild.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^le}, complets, ne prennent pas de passe-partout.</translation>
    </message>
    <message>
        <source>The discard pile is empty: draw from the stock.</source>
        <translation>La défausse est vide : piocher au talon.</translation>
    </message>
    <message>
        <source>The draw is done: lay cards, or discard one.</source>
        <translation>La pioche est faite : poser des cartes, ou en défausser une.</translation>
    </message>
    <message>
        <source>The first meld of this deal is a {pile} laid at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>La première pose de cette donne est une {pile} posée d’un coup.</translation>
    </message>
    <message>
        <source>The foot is picked up when the hand is empty.</source>
        <translation>Le pied est ramassé quand la main est vide.</translation>
    </message>
    <message>
        <source>The last card has to stay until going out is allowed.</source>
        <translation>La dernière carte doit rester tant que la sortie n’est pas permise.</translation>
    </message>
    <message>
        <source>The pile is frozen: only two {ranks} from your hand take it.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>La défausse est gelée : il faut deux {ranks} en main pour la ramasser.</translation>
    </message>
    <message>
        <source>The {pile} of {ranks} is complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>La {pile} {ranks:de} est complète.</translation>
    </message>
    <message>
        <source>The {ranks} have their one meld already.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^le} ont déjà leur seule combinaison.</translation>
    </message>
    <message>
        <source>The {ranks} must be completed and a new meld of three begun.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Il faut compléter {ranks:le} et commencer une nouvelle combinaison de trois.</translation>
    </message>
    <message>
        <source>The {ranks} on the table must be complete first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Il faut d’abord compléter {ranks:le} de la table.</translation>
    </message>
    <message>
        <source>There is a clean meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Il y a déjà une combinaison propre ({ranks}) : il faut d’abord la compléter.</translation>
    </message>
    <message>
        <source>There is a dirty meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Il y a déjà une combinaison sale ({ranks}) : il faut d’abord la compléter.</translation>
    </message>
    <message>
        <source>There is no deck to cut now.</source>
        <translation>Il n’y a pas de paquet à couper maintenant.</translation>
    </message>
    <message>
        <source>These melds belong to the other side.</source>
        <translation>Ces combinaisons sont à l’autre camp.</translation>
    </message>
    <message>
        <source>Threes are never melded, only discarded.</source>
        <translation>Les trois ne se posent jamais, ils se défaussent.</translation>
    </message>
    <message>
        <source>Two more wilds are missing.</source>
        <translation>Il manque encore deux passe-partout.</translation>
    </message>
    <message>
        <source>Two more {ranks} are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Il manque encore deux {ranks}.</translation>
    </message>
    <message>
        <source>Two more {ranks}, or one and a wild, are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Il manque encore deux {ranks}, ou {ranks:une|un|un|un|une} et un passe-partout.</translation>
    </message>
    <message>
        <source>Wilds need two cards of one rank beside them.</source>
        <translation>Les passe-partout demandent deux cartes d’une valeur à côté d’eux.</translation>
    </message>
    <message numerus="yes">
        <source>You need a complete {pile} before the foot: keep {count} card(s).</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Avant le pied, il faut une {pile} complète : {count:f} carte reste.</numerusform>
            <numerusform>Avant le pied, il faut une {pile} complète : {count} cartes restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>first meld first</source>
        <translation>première pose d’abord</translation>
    </message>
    <message>
        <source>lay down first</source>
        <translation>poser d’abord</translation>
    </message>
    <message>
        <source>one rank only</source>
        <translation>une seule valeur</translation>
    </message>
    <message>
        <source>only discarded</source>
        <translation>se défausse seulement</translation>
    </message>
    <message>
        <source>only wilds</source>
        <translation>que des passe-partout</translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>que {ranks:du}</translation>
    </message>
    <message>
        <source>takes no wild</source>
        <translation>sans passe-partout</translation>
    </message>
    <message>
        <source>the other side&apos;s</source>
        <translation>de l’autre camp</translation>
    </message>
    <message>
        <source>{card:^} blocks the pile: draw from the stock.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} bloque la défausse : piocher au talon.</translation>
    </message>
    <message>
        <source>{card:^} can be laid only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} ne se pose qu’une fois.</translation>
    </message>
    <message>
        <source>{card:^} does not belong on the {ranks}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{card:^} ne va pas sur {ranks:le}.</translation>
    </message>
    <message>
        <source>{card:^} fits the {first} and the {second}: lay it by itself.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{card:^} va sur {first:le} et sur {second:le} : poser cette carte seule.</translation>
    </message>
    <message>
        <source>{card:^} in the hand is missing.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Il manque {card} en main.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with the take.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} doit être {card:posée|posé} en ramassant.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with what takes it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} doit être {card:posée|posé} avec ce qui ramasse.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with {cards} of the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^} doit être {card:posée|posé} avec {cards} de la main.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Il manque {cards} en main.</translation>
    </message>
    <message>
        <source>{cards:^}, or one and a wild, are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Il manque {cards}, ou une carte et un passe-partout.</translation>
    </message>
    <message>
        <source>{card} blocks it</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} bloque</translation>
    </message>
    <message>
        <source>{card} fits several</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} : plusieurs places</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (has|have) to stay in the foot.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} carte doit rester au pied.</numerusform>
            <numerusform>{count:^} cartes doivent rester au pied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (is|are) missing in the discard pile.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Il manque {count:f} carte dans la défausse.</numerusform>
            <numerusform>Il manque {count} cartes dans la défausse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} wild(s) too many for the {ranks}.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{count:^} passe-partout de trop pour {ranks:le}.</numerusform>
            <numerusform>{count:^} passe-partout de trop pour {ranks:le}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {second} go down one by one.</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{first:^le} et {second:le} se posent séparément.</translation>
    </message>
    <message>
        <source>{name} has not picked up the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} n’{name:a|a|a|ont} pas encore ramassé le pied.</translation>
    </message>
    <message>
        <source>{name} has not played from the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} n’{name:a|a|a|ont} pas encore joué du pied.</translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Il manque {points} point pour la première pose.</numerusform>
            <numerusform>Il manque {points} points pour la première pose.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Il faut d’abord que chaque camp ait une {pile} de {ranks}.</translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once your side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Il faut d’abord que son camp ait une {pile} de {ranks}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>On ne peut pas défausser de {ranks}.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “A seven cannot be the last discard.”.</translatorcomment>
        <translation>La dernière carte défaussée ne peut être de {ranks}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootScore</name>
    <message numerus="yes">
        <source>(One deal is|{number} deals are) left.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Il reste {number} donne.</numerusform>
            <numerusform>Il reste {number} donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them laid</source>
        <translation>Tous posés</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Trois noirs</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Points des cartes</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>Clean black threes</source>
        <translation>Trois noirs propres</translation>
    </message>
    <message>
        <source>Clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} propres</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Donne {number} sur {deals}</translation>
    </message>
    <message>
        <source>Dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} sales</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Coupe exacte</translation>
    </message>
    <message>
        <source>First meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Première pose {points}</translation>
    </message>
    <message>
        <source>First meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Première pose : une {pile} entière</translation>
    </message>
    <message>
        <source>First meld: any</source>
        <translation>Première pose : libre</translation>
    </message>
    <message>
        <source>In unopened feet</source>
        <translation>Dans les pieds fermés</translation>
    </message>
    <message>
        <source>Ladies</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>Laid on clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Posées sur des {piles} propres</translation>
    </message>
    <message>
        <source>Laid on the table</source>
        <translation>Posés sur la table</translation>
    </message>
    <message>
        <source>Left in hand and foot</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Left in hand or foot</source>
        <translation>Restent en main ou au pied</translation>
    </message>
    <message>
        <source>Not laid</source>
        <translation>Non posés</translation>
    </message>
    <message>
        <source>The game goes to {score}.</source>
        <extracomment>{score}: a score in points.</extracomment>
        <translation>La partie va jusqu’à {score}.</translation>
    </message>
    <message>
        <source>Wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} de jokers</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{count} together</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>{count} ensemble</translation>
    </message>
    <message>
        <source>{first}. To {score}</source>
        <extracomment>{first}: the first of two or more that are named together. {score}: a score in points.</extracomment>
        <translation>{first}. Jusqu’à {score}</translation>
    </message>
    <message>
        <source>{piles:^} of sevens</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} de sept</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} sur la table</translation>
    </message>
</context>
<context>
    <name>HandAndFootScorekeeperText</name>
    <message numerus="yes">
        <source>(one is|{number} are) counted</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} est compté</numerusform>
            <numerusform>{number} sont comptés</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact cuts</source>
        <translation>Coupes exactes</translation>
    </message>
    <message>
        <source>First meld: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Première pose : {sides}.</translation>
    </message>
    <message>
        <source>Ladies laid</source>
        <translation>Dames posées</translation>
    </message>
    <message>
        <source>Ladies not laid</source>
        <translation>Dames non posées</translation>
    </message>
    <message>
        <source>Only one player goes out, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Un seul joueur sort, pas {names}.</translation>
    </message>
    <message>
        <source>Red threes in unopened feet</source>
        <translation>Trois rouges dans les pieds fermés</translation>
    </message>
    <message>
        <source>Red threes laid</source>
        <translation>Trois rouges posés</translation>
    </message>
    <message>
        <source>Red threes not laid</source>
        <translation>Trois rouges non posés</translation>
    </message>
    <message numerus="yes">
        <source>The wild and dirty {piles} take {least} wild(s), the packs hold {most}.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Les {piles} de jokers et sales prennent {least} passe-partout, les jeux en ont {most}.</numerusform>
            <numerusform>Les {piles} de jokers et sales prennent {least} passe-partout, les jeux en ont {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} (is|are) entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards:^} : {entered} saisie, les jeux en ont {most}.</numerusform>
            <numerusform>{cards:^} : {entered} saisies, les jeux en ont {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} (lady is|ladies are) entered, the deck holds {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} dame est saisie, le jeu en a {most}.</numerusform>
            <numerusform>{entered} dames sont saisies, le jeu en a {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} card point(s) (is|are) entered, all cards are worth {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} point de cartes est saisi, toutes les cartes valent {most}.</numerusform>
            <numerusform>{entered} points de cartes sont saisis, toutes les cartes valent {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} clean {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} propres : {entered} saisie, les jeux en permettent {most} au plus.</numerusform>
            <numerusform>{piles:^} propres : {entered} saisies, les jeux en permettent {most} au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} red three(s) (is|are) entered, the packs hold {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{entered} trois rouge est saisi, les jeux en ont {most}.</numerusform>
            <numerusform>{entered} trois rouges sont saisis, les jeux en ont {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} wild {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} de jokers : {entered} saisie, les jeux en permettent {most} au plus.</numerusform>
            <numerusform>{piles:^} de jokers : {entered} saisies, les jeux en permettent {most} au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} : {entered} saisie, les jeux en permettent {most} au plus.</numerusform>
            <numerusform>{piles:^} : {entered} saisies, les jeux en permettent {most} au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of black threes (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} de trois noirs : {entered} saisie, les jeux en permettent {most} au plus.</numerusform>
            <numerusform>{piles:^} de trois noirs : {entered} saisies, les jeux en permettent {most} au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of sevens (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} de sept : {entered} saisie, les jeux en permettent {most} au plus.</numerusform>
            <numerusform>{piles:^} de sept : {entered} saisies, les jeux en permettent {most} au plus.</numerusform>
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
        <translation>{name} ne {name:joue|joue|joue|jouent} pas pour {side}.</translation>
    </message>
    <message>
        <source>{name} went out and has nothing left.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} fini la donne, il ne reste rien.</translation>
    </message>
    <message>
        <source>{ranks:^} among these</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “Sevens among these”.</translatorcomment>
        <translation>{ranks:^} parmi elles</translation>
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
            <numerusform>{side} : {number} {piles} prend {cards}, {counted}.</numerusform>
            <numerusform>{side} : {number} {piles} prennent {cards}, {counted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: cards in melds come to {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{side} : les cartes posées font {least} ou plus, pas {points}.</translation>
    </message>
    <message>
        <source>{side}: more {piles} of {ranks} than clean and dirty ones.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translatorcomment>Of “{side}: more sevens than clean and dirty {piles}.”.</translatorcomment>
        <translation>{side} : plus de {piles} {ranks:de} que de propres et de sales.</translation>
    </message>
    <message>
        <source>{side}: no cards come to {points}, all count by {step}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {step}: all points are multiples of it.</extracomment>
        <translation>{side} : aucune carte ne fait {points}, toutes comptent par {step}.</translation>
    </message>
    <message>
        <source>{side}: nothing is entered as left.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side} : rien n’est saisi comme reste.</translation>
    </message>
    <message>
        <source>{side}: the cards in melds are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side} : les cartes posées manquent.</translation>
    </message>
    <message>
        <source>{side}: the cards left in hand and foot are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side} : les cartes restant en main et au pied manquent.</translation>
    </message>
    <message numerus="yes">
        <source>{side}: the cards of (one|{number}) {piles} are worth {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{side} : les cartes de {number} {piles} valent {least} ou plus, pas {points}.</numerusform>
            <numerusform>{side} : les cartes de {number} {piles} valent {least} ou plus, pas {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take (one wild|{least} wilds), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side} : les {piles} prennent {least} passe-partout, {counted}.</numerusform>
            <numerusform>{side} : les {piles} prennent {least} passe-partout, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take {least} natural card(s), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side} : les {piles} prennent {least} naturelle, {counted}.</numerusform>
            <numerusform>{side} : les {piles} prennent {least} naturelles, {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {entered} exact cut(s), {most} can be made.</source>
        <extracomment>{side}: a side: its players, or its name. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{side} : {entered} coupe exacte, {most} possible au plus.</numerusform>
            <numerusform>{side} : {entered} coupes exactes, {most} possibles au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {needed} (is|are) missing for going out.</source>
        <extracomment>{side}: a side: its players, or its name. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation>
            <numerusform>{side} : pour sortir, il manque {needed}.</numerusform>
            <numerusform>{side} : pour sortir, il manque {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {points} melded, the first meld needs {least}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{side} : {points} posés, la première pose demande {least}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheet</name>
    <message>
        <source>Black three {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} de trois noirs</translation>
    </message>
    <message>
        <source>Deal total</source>
        <translation>Total de la donne</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Total courant</translation>
    </message>
    <message numerus="yes">
        <source>To {points} point(s), {packs}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>Jusqu’à {points} point, {packs}</numerusform>
            <numerusform>Jusqu’à {points} points, {packs}</numerusform>
        </translation>
    </message>
    <message>
        <source>Who went out</source>
        <translation>Qui a fini la donne</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>première pose {points}</translation>
    </message>
    <message>
        <source>first meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>première pose : une {pile} entière</translation>
    </message>
    <message>
        <source>first meld: any</source>
        <translation>première pose : libre</translation>
    </message>
    <message numerus="yes">
        <source>{deals:^}, to {points} point(s), {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>{deals:^}, jusqu’à {points} point, {packs}</numerusform>
            <numerusform>{deals:^}, jusqu’à {points} points, {packs}</numerusform>
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
            <numerusform>{number} posé</numerusform>
            <numerusform>{number} posés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} restant</numerusform>
            <numerusform>{number} restants</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} each, left {left}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{points} chacun, restant {left}</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetFoot</name>
    <message>
        <source>By card values alone</source>
        <translation>Selon la valeur des cartes seulement</translation>
    </message>
    <message>
        <source>Deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Donne {deal} : {points}</translation>
    </message>
    <message>
        <source>Deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Donne {number} : {piles}</translation>
    </message>
    <message numerus="yes">
        <source>Deal(s) {deals}: a whole {pile} from the hand</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>Donne {deals} : une {pile} entière de la main</numerusform>
            <numerusform>Donnes {deals} : une {pile} entière de la main</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Donnes {number} à {last} : {piles}</translation>
    </message>
    <message>
        <source>Every deal: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Chaque donne : {points}</translation>
    </message>
    <message>
        <source>From deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>À partir de la donne {deal} : {points}</translation>
    </message>
    <message>
        <source>From deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>À partir de la donne {number} : {piles}</translation>
    </message>
    <message>
        <source>Lady on a clean {pile} {laid}, left over {left}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Dame sur une {pile} propre {laid}, restante {left}</translation>
    </message>
    <message>
        <source>Otherwise: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sinon : {points}</translation>
    </message>
    <message>
        <source>Red three in an unopened foot {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Trois rouge dans un pied fermé {points}</translation>
    </message>
    <message>
        <source>Red three left over {left}</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Trois rouge restant {left}</translation>
    </message>
    <message>
        <source>Red three {laid}, left over {left}</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Trois rouge {laid}, restant {left}</translation>
    </message>
    <message>
        <source>Red threes: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “All red threes together {points}”.</translatorcomment>
        <translation>Trois rouges : {points}</translation>
    </message>
    <message>
        <source>Score below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Marque inférieure à {score} : {points}</translation>
    </message>
    <message>
        <source>To go out</source>
        <translation>Pour sortir</translation>
    </message>
    <message>
        <source>{cards:^} {melded}, left over {left}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {melded}: what a card in a meld counts, as “−5”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{cards:^} {melded}, restant en main {left}</translation>
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
        <translation>Une défausse bloquée</translation>
    </message>
    <message>
        <source>A frozen pile</source>
        <translation>Une défausse gelée</translation>
    </message>
    <message>
        <source>A large discard pile</source>
        <translation>Une grosse défausse</translation>
    </message>
    <message>
        <source>A red three</source>
        <translation>Un trois rouge</translation>
    </message>
    <message>
        <source>Clean and dirty</source>
        <translation>Propre et sale</translation>
    </message>
    <message>
        <source>Hand and foot</source>
        <translation>La main et le pied</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Comment se joue un tour</translation>
    </message>
    <message>
        <source>The first meld</source>
        <translation>La première pose</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Les passe-partout</translation>
    </message>
</context>
<context>
    <name>HandAndFootValueOptions</name>
    <message>
        <source>Black three in a meld</source>
        <translation>Trois noir dans une combinaison</translation>
    </message>
    <message>
        <source>Black three left</source>
        <translation>Trois noir restant</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Valeur des cartes</translation>
    </message>
    <message>
        <source>Each red three in an unopened foot</source>
        <translation>Chaque trois rouge dans un pied fermé</translation>
    </message>
    <message>
        <source>Each red three left</source>
        <translation>Chaque trois rouge restant</translation>
    </message>
    <message>
        <source>Each red three on the table</source>
        <translation>Chaque trois rouge sur la table</translation>
    </message>
    <message>
        <source>For a player they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Pour un joueur, ils ne comptent qu’avec ceci : {needed}</translation>
    </message>
    <message>
        <source>For a side they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Pour un camp, ils ne comptent qu’avec ceci : {needed}</translation>
    </message>
    <message>
        <source>Laid and replaced for points, or plain cards that cost points.</source>
        <translation>Posés et remplacés pour des points, ou cartes ordinaires qui coûtent des points.</translation>
    </message>
    <message>
        <source>Not used, since red threes are not laid.</source>
        <translation>Sans effet : les trois rouges ne sont pas posés.</translation>
    </message>
    <message>
        <source>Not used, since red threes need nothing.</source>
        <translation>Sans effet, car les trois rouges n’ont besoin de rien.</translation>
    </message>
    <message>
        <source>Not used, since they are never melded.</source>
        <translation>Sans effet, car on ne les pose jamais.</translation>
    </message>
    <message>
        <source>Points for each one in a foot that nobody picked up.</source>
        <translation>Points pour chacun dans un pied que personne n’a ramassé.</translation>
    </message>
    <message>
        <source>Points for each red three a side has laid.</source>
        <translation>Points de chaque trois rouge qu’un camp a posé.</translation>
    </message>
    <message>
        <source>Points for each red three left in hand or foot.</source>
        <translation>Points de chaque trois rouge restant en main ou au pied.</translation>
    </message>
    <message>
        <source>Points of single cards, melded or left.</source>
        <translation>Points de chaque carte, posée ou restante.</translation>
    </message>
    <message>
        <source>Points that each one left in hand or foot costs.</source>
        <translation>Points que coûte chacun de ceux qui restent dans la main ou le pied.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Trois rouges</translation>
    </message>
    <message>
        <source>Red threes need</source>
        <translation>Les trois rouges demandent</translation>
    </message>
    <message>
        <source>Red threes together</source>
        <translation>Trois rouges ensemble</translation>
    </message>
    <message>
        <source>Red threes without that</source>
        <translation>Trois rouges sans cela</translation>
    </message>
    <message>
        <source>The special deck has no red threes.</source>
        <translation>Le jeu spécial n’a pas de trois rouges.</translation>
    </message>
    <message>
        <source>They count against a player without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Ils comptent contre un joueur sans ceci : {needed}</translation>
    </message>
    <message>
        <source>They count against a side without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Ils comptent contre un camp sans ceci : {needed}</translation>
    </message>
    <message>
        <source>Villain in a meld</source>
        <translation>Méchant dans une combinaison</translation>
    </message>
    <message>
        <source>Villain left</source>
        <translation>Vilain restant</translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its red threes to count for it.</source>
        <translation>Ce qu’un camp doit avoir à la fin de la donne pour que ses trois rouges comptent pour lui.</translation>
    </message>
    <message>
        <source>What each one counts that lies in a meld; below nothing it costs.</source>
        <translation>Ce que vaut chacun dans une combinaison ; en dessous de zéro, il coûte.</translation>
    </message>
    <message>
        <source>What laid red threes count for a side that lacks what they need.</source>
        <translation>Ce que comptent les trois rouges posés d’un camp qui n’a pas ce qu’ils demandent.</translation>
    </message>
    <message>
        <source>What so many laid ones count together, in place of each; 0 is all of them.</source>
        <translation>Ce que comptent ensemble autant de trois posés, au lieu de chacun ; 0 : tous.</translation>
    </message>
    <message>
        <source>a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>une {pile} propre</translation>
    </message>
    <message>
        <source>a complete {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>une {pile} complète</translation>
    </message>
    <message>
        <source>a first meld</source>
        <translation>une première pose</translation>
    </message>
    <message>
        <source>a {pile} of {ranks}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>une {pile} {ranks:de}</translation>
    </message>
    <message>
        <source>all together {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>tous ensemble {points}</translation>
    </message>
    <message>
        <source>as any other left</source>
        <translation>comme les autres restants</translation>
    </message>
    <message>
        <source>laid and replaced</source>
        <translation>posés et remplacés</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>plain cards that cost points</source>
        <translation>cartes ordinaires qui coûtent des points</translation>
    </message>
    <message>
        <source>they count against it</source>
        <translation>ils comptent contre lui</translation>
    </message>
    <message>
        <source>they count nothing</source>
        <translation>ils ne comptent rien</translation>
    </message>
    <message>
        <source>what going out needs</source>
        <translation>ce qu’il faut pour sortir</translation>
    </message>
    <message>
        <source>{cards:^}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}</translation>
    </message>
    <message>
        <source>{count} together {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{count} ensemble {points}</translation>
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
        <translation>Combien de cartes chacun reçoit-il au début ?</translation>
    </message>
    <message>
        <source>How much of the discard pile do you pick up?</source>
        <translation>Combien de cartes de la défausse ramassez-vous ?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>Peut-on poser des deux et des jokers entre eux ?</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>Que sont les trois rouges ?</translation>
    </message>
    <message>
        <source>What must a side have complete before somebody goes out?</source>
        <translation>Qu’est-ce qu’un camp doit avoir complété avant que quelqu’un sorte ?</translation>
    </message>
</context>
<context>
    <name>HandAndFootWords</name>
    <message numerus="yes">
        <source>(a wild|{count} wilds)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} passe-partout; le: le passe-partout; du: du passe-partout; au: au passe-partout; de: {count:de} passe-partout; gender: m</numerusform>
            <numerusform>{count} passe-partout; le: les {count} passe-partout; du: des {count} passe-partout; au: aux {count} passe-partout; de: de {count} passe-partout; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile ({cards})</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>la défausse ({cards}); le: la défausse ({cards}); du: de la défausse ({cards}); gender: f</translation>
    </message>
    <message>
        <source>{cards} as a wild meld</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} en combinaison de jokers; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} new</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} en combinaison nouvelle; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} of the pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} de la défausse; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{cards:*} sur {ranks:le}; gender: {cards:gender}</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Depuis le dernier tour de {name}</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Ce qui s’est passé jusqu’ici</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>H shows another way.</source>
        <translation>H montre une autre façon.</translation>
    </message>
    <message>
        <source>H shows the next step.</source>
        <translation>H montre l’étape suivante.</translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>Drop the changes</source>
        <translation>Abandonner les changements</translation>
    </message>
    <message>
        <source>Drop the changes?</source>
        <translation>Abandonner les changements ?</translation>
    </message>
    <message>
        <source>The changed rules are not saved and would be lost.</source>
        <translation>Les règles modifiées ne sont pas enregistrées et seraient perdues.</translation>
    </message>
    <message>
        <source>The changed rules are not saved.</source>
        <translation>Les règles modifiées ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>« {name} » est de retour.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>« {name} » est supprimé.</translation>
    </message>
    <message>
        <source>{name} is imported.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>« {name} » est importé.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>« {name} » est enregistré.</translation>
    </message>
    <message>
        <source>{name} was imported before.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>« {name} » était déjà importé.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Compared with</source>
        <translation>Par rapport à</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Start from it</source>
        <translation>Partir de là</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} change(s) to {base}</source>
        <extracomment>{count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>{count:^} changement par rapport à {base}</numerusform>
            <numerusform>{count:^} changements par rapport à {base}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Interview</name>
    <message numerus="yes">
        <source>As in {versions} and {count} more.</source>
        <extracomment>{versions}: titles of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Comme dans {versions} et {count} autre.</numerusform>
            <numerusform>Comme dans {versions} et {count} autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>As in {versions}.</source>
        <extracomment>{versions}: titles of rules, listed.</extracomment>
        <translation>Comme dans {versions}.</translation>
    </message>
    <message>
        <source>Set it in the form after these questions.</source>
        <translation>Il se règle dans le formulaire après ces questions.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>The usual rule: “{answer}”.</source>
        <extracomment>{answer}: the answer to a question about house rules.</extracomment>
        <translation>La règle habituelle : « {answer} ».</translation>
    </message>
    <message>
        <source>Then this question tells nothing.</source>
        <translation>Alors cette question ne dit rien.</translation>
    </message>
    <message>
        <source>We do not know</source>
        <translation>Nous ne savons pas</translation>
    </message>
</context>
<context>
    <name>InterviewPage</name>
    <message>
        <source>As in the classic game</source>
        <translation>Comme dans le jeu classique</translation>
    </message>
    <message>
        <source>Change more</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Drop the answers</source>
        <translation>Abandonner les réponses</translation>
    </message>
    <message>
        <source>Drop the answers?</source>
        <translation>Abandonner les réponses ?</translation>
    </message>
    <message>
        <source>Go on answering</source>
        <translation>Continuer à répondre</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Other than in the classic game</source>
        <translation>Autrement que dans le jeu classique</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Question {number} sur {total}</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Le reste comme d’habitude</translation>
    </message>
    <message>
        <source>These are the rules</source>
        <translation>Voici les règles</translation>
    </message>
    <message>
        <source>What was answered is not saved and would be lost.</source>
        <translation>Les réponses ne sont pas enregistrées et seraient perdues.</translation>
    </message>
    <message>
        <source>{count} questions answered.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>Réponses données : {count}.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>1. The phone is in another Wi-Fi, or uses mobile data.</source>
        <translation>1. Le téléphone est sur un autre Wi-Fi ou utilise les données mobiles.</translation>
    </message>
    <message>
        <source>2. The firewall keeps it out: allow this program for private networks.</source>
        <translation>2. Le pare-feu le bloque : autoriser ce programme sur les réseaux privés.</translation>
    </message>
    <message>
        <source>3. A guest network or a VPN is between them: try another address, or the phone’s hotspot.</source>
        <translation>3. Un réseau d’invités ou un VPN les sépare : essayer une autre adresse, ou le partage de connexion du téléphone.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>À cet écran</translation>
    </message>
    <message>
        <source>At this screen instead</source>
        <translation>Plutôt à cet écran</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one at hand.</source>
        <translation>Choisir « Sur téléphone » pour qui en a un sous la main.</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Code pour {name}</translation>
    </message>
    <message>
        <source>Every phone is here.</source>
        <translation>Tous les téléphones sont là.</translation>
    </message>
    <message>
        <source>Everybody plays at this screen.</source>
        <translation>Tout le monde joue à cet écran.</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Continuer sans eux</translation>
    </message>
    <message>
        <source>Hands on phones</source>
        <translation>Les mains sur téléphone</translation>
    </message>
    <message>
        <source>It has to be in the same Wi-Fi, not the guests’.</source>
        <translation>Il doit être sur le même Wi-Fi, pas celui des invités.</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <translation>Laisser entrer</translation>
    </message>
    <message>
        <source>No phone can come now.</source>
        <translation>Aucun téléphone ne peut venir.</translation>
    </message>
    <message>
        <source>No phone comes?</source>
        <translation>Aucun téléphone ne vient ?</translation>
    </message>
    <message>
        <source>No phone has come yet. One of these may be why:</source>
        <translation>Aucun téléphone n’est encore venu. L’une de ces raisons peut-être :</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>answer</comment>
        <translatorcomment>Of “Not now”.</translatorcomment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Nothing leaves the house</source>
        <translation>Rien ne quitte la maison</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Numéro {number}</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Sur téléphone</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Autre adresse</translation>
    </message>
    <message>
        <source>Other phone</source>
        <translation>Autre téléphone</translation>
    </message>
    <message>
        <source>Phones and Wi-Fi</source>
        <translation>Téléphones et Wi-Fi</translation>
    </message>
    <message>
        <source>Phones here: {number} of {total}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Téléphones ici : {number} sur {total}.</translation>
    </message>
    <message>
        <source>Point your phone’s camera at a code on this screen: your cards come onto the phone. No app, no account, no internet.</source>
        <translation>Pointer l’appareil photo du téléphone sur un code de cet écran : les cartes arrivent sur le téléphone. Sans application, sans compte, sans internet.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Montrer le code</translation>
    </message>
    <message>
        <source>Start the table</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>Commencer sans eux</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Reprendre la place</translation>
    </message>
    <message>
        <source>The cards go from this computer to the phones, nowhere else.</source>
        <translation>Les cartes vont de cet ordinateur aux téléphones, nulle part ailleurs.</translation>
    </message>
    <message>
        <source>The computer may ask whether this program may be reached from the network. Allow it for private networks. Nothing leaves the house.</source>
        <translation>L’ordinateur demandera peut-être si ce programme peut être joint depuis le réseau. L’autoriser pour les réseaux privés. Rien ne quitte la maison.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: somebody in the same Wi-Fi who knows how to listen there could read cards or take over a seat, and nothing else. Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>La connexion n’est pas chiffrée : quelqu’un sur le même Wi-Fi qui sait y écouter pourrait lire des cartes ou prendre une place, rien d’autre. Utiliser son propre Wi-Fi, pas un réseau d’invités ou d’hôtel.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands.</source>
        <translation>Cet écran montre la table et aucune main.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands; start it.</source>
        <translation>Cet écran montre la table et aucune main ; on peut commencer.</translation>
    </message>
    <message>
        <source>This screen shows the table, and the phones show the hands.</source>
        <translation>Cet écran montre la table, et les téléphones montrent les mains.</translation>
    </message>
    <message>
        <source>Whoever has none plays at this screen, behind the cover.</source>
        <translation>Qui n’en a pas joue à cet écran, cartes couvertes entre-temps.</translation>
    </message>
    <message>
        <source>Your cards are in your hand, and this screen shows the table.</source>
        <translation>Les cartes sont dans la main de chacun, et cet écran montre la table.</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>sur téléphone</translation>
    </message>
    <message>
        <source>on a phone, since {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>sur téléphone, depuis {time}</translation>
    </message>
    <message>
        <source>the phone is asleep</source>
        <translation>le téléphone dort</translation>
    </message>
    <message>
        <source>the phone is awaited</source>
        <translation>téléphone attendu</translation>
    </message>
    <message>
        <source>{name}, point your camera here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} : pointer l’appareil photo ici.</translation>
    </message>
    <message>
        <source>{name}’s phone is here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} : le téléphone est là.</translation>
    </message>
</context>
<context>
    <name>JudgedMoves</name>
    <message>
        <source>About as good.</source>
        <translation>À peu près aussi bon.</translation>
    </message>
    <message>
        <source>About as good: {way}.</source>
        <extracomment>{way}: another move, as “lay the nines”.</extracomment>
        <translation>À peu près aussi bon : {way}.</translation>
    </message>
    <message>
        <source>Better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Mieux : {way}, {gain}.</translation>
    </message>
    <message>
        <source>Judged by what {name} could see, with {cards} in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Jugé d’après ce que {name} pouvait voir, avec {cards} en main.</translation>
    </message>
    <message>
        <source>Longer thought finds better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>En réfléchissant plus longtemps, mieux : {way}, {gain}.</translation>
    </message>
    <message>
        <source>That is about {amount} more (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>C’est environ {amount} de plus (± {error}) que {way}.</translation>
    </message>
    <message>
        <source>That lays {amount} more than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Cela pose {amount} de plus que {way}.</translation>
    </message>
    <message>
        <source>That wins about {amount} more often (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Cela gagne environ {amount} plus souvent (± {error}) que {way}.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Il n’y avait rien d’autre à faire.</translation>
    </message>
    <message>
        <source>about {amount} less (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>environ {amount} de moins (± {error})</translation>
    </message>
    <message>
        <source>about {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>environ {amount} de plus</translation>
    </message>
    <message>
        <source>about {amount} more (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>environ {amount} de plus (± {error})</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>aussi bon</translation>
    </message>
    <message>
        <source>lays {amount} less</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>pose {amount} de moins</translation>
    </message>
    <message>
        <source>lays {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>pose {amount} de plus</translation>
    </message>
    <message>
        <source>wins about {amount} less often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>gagne environ {amount} moins souvent (± {error})</translation>
    </message>
    <message>
        <source>wins about {amount} more often</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>gagne environ {amount} plus souvent</translation>
    </message>
    <message>
        <source>wins about {amount} more often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>gagne environ {amount} plus souvent (± {error})</translation>
    </message>
    <message>
        <source>{gain:^}.</source>
        <extracomment>{gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>{gain:^}.</translation>
    </message>
    <message>
        <source>{name}, to {way} lays {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name} : {way} pose {amount} de plus.</translation>
    </message>
    <message>
        <source>{name}, to {way} was worth about {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name} : {way} valait environ {amount} de plus.</translation>
    </message>
    <message>
        <source>{name}, to {way} wins about {amount} more often.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name} : {way} gagne environ {amount} plus souvent.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{way:^}: {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>{way:^} : {gain}.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Answer what a joker stands for</source>
        <translation>Dire ce que remplace un joker</translation>
    </message>
    <message>
        <source>Answer when the partner asks</source>
        <translation>Répondre quand le partenaire demande</translation>
    </message>
    <message>
        <source>Ask the partner about going out</source>
        <translation>Demander au partenaire la permission de sortir</translation>
    </message>
    <message>
        <source>Begin a new meld with the lifted cards</source>
        <translation>Commencer une combinaison avec les cartes soulevées</translation>
    </message>
    <message>
        <source>Deal; later: say Dalje</source>
        <translation>Donner ; ensuite : dire Passe</translation>
    </message>
    <message>
        <source>Discard the lifted card</source>
        <translation>Défausser la carte soulevée</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>Draw from both stock piles</source>
        <translation>Piocher dans les deux talons</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Piocher au talon</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Lay the lifted cards where they fit</source>
        <translation>Poser les cartes soulevées où elles vont</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Regarder les cartes</translation>
    </message>
    <message>
        <source>Pass the deal on</source>
        <translation>Passer la donne</translation>
    </message>
    <message>
        <source>Put the whole table back as it was</source>
        <translation>Remettre toute la table comme avant</translation>
    </message>
    <message>
        <source>Say Raub, seen or unseen</source>
        <translation>Dire Raub, cartes vues ou non</translation>
    </message>
    <message>
        <source>See the tricks of the deal again</source>
        <translation>Revoir les plis de la donne</translation>
    </message>
    <message>
        <source>Split the meld before the lifted card</source>
        <translation>Couper la combinaison avant la carte soulevée</translation>
    </message>
    <message>
        <source>Swap the seven of trumps, or keep it</source>
        <translation>Échanger le sept d’atout, ou le garder</translation>
    </message>
    <message>
        <source>Take back the card laid out last</source>
        <translation>Reprendre la dernière carte étalée</translation>
    </message>
</context>
<context>
    <name>LadderDetails</name>
    <message>
        <source>No bot sat in these games, so the place among bots is a guess.</source>
        <translation>Aucun robot n’a joué ces parties ; la place parmi les robots est donc une estimation.</translation>
    </message>
    <message numerus="yes">
        <source>Rating {rating} after {number} game(s), {amount} by the last one.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {number}: the number of a move, a deal, a seat, or how many there are. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>
            <numerusform>Cote {rating} après {number} partie, {amount} par la dernière.</numerusform>
            <numerusform>Cote {rating} après {number} parties, {amount} par la dernière.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating {rating}, measured in games between bots.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”.</extracomment>
        <translation>Cote {rating}, mesurée dans des parties entre robots.</translation>
    </message>
    <message>
        <source>Still uncertain; games against equals tell most.</source>
        <translation>Encore provisoire ; les parties entre égaux en disent le plus.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language of the texts</source>
        <translation>Langue des textes</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Play a real game</source>
        <translation>Jouer une vraie partie</translation>
    </message>
    <message>
        <source>That was the lesson. How about a real game now?</source>
        <translatorcomment>Of “That was all. Now the score, and then a real game!”.</translatorcomment>
        <translation>C’était la leçon. Une vraie partie, maintenant ?</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Begin the lesson again?</source>
        <translation>Recommencer la leçon ?</translation>
    </message>
    <message>
        <source>It goes back to its first step.</source>
        <translation>Elle repart de la première étape.</translation>
    </message>
    <message>
        <source>It goes on at this step the next time.</source>
        <translation>La prochaine fois, elle reprendra à cette étape.</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>Quitter la leçon ?</translation>
    </message>
    <message>
        <source>Lesson again</source>
        <translation>Refaire la leçon</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>go on</comment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Step {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Étape {number} sur {total}</translation>
    </message>
    <message>
        <source>That could be played, too. Here it goes on as {name} says.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>C’était possible aussi. Ici, on suit ce que dit {name}.</translation>
    </message>
    <message>
        <source>The family’s rules: {changes}.</source>
        <extracomment>{changes}: what is otherwise in the family’s rules, as “13 cards instead of 7 cards”.</extracomment>
        <translation>Les règles de la famille : {changes}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La leçon est finie.</translation>
    </message>
    <message>
        <source>{name} teaches · step {number} of {total}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Professeur : {name} · étape {number} sur {total}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The cards were not shuffled anew; {name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Les cartes n’ont pas été mélangées de nouveau ; {name} donne en premier.</translation>
    </message>
    <message>
        <source>The stock lasts about two more times around.</source>
        <translation>Le talon dure encore environ deux tours de table.</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} pioché {cards}</translation>
    </message>
    <message numerus="yes">
        <source>drew {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} pioché {count:f} carte</numerusform>
            <numerusform>{name:a|a|a|ont} pioché {count} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} posé {cards:un}</translation>
    </message>
    <message>
        <source>last time around</source>
        <translation>dernier tour de table</translation>
    </message>
    <message>
        <source>out</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>sortie</translation>
    </message>
    <message>
        <source>threw {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} jeté {cards:le}</translation>
    </message>
    <message>
        <source>twice around</source>
        <translation>deux tours de table</translation>
    </message>
    <message>
        <source>two times around left</source>
        <translation>encore deux tours de table</translation>
    </message>
    <message numerus="yes">
        <source>{names} (needs|need) {points} to end the game.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Il manque {points} à {names} pour finir la partie.</numerusform>
            <numerusform>Il manque {points} à {names} pour finir la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) the game.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} gagne la partie.</numerusform>
            <numerusform>{names} gagnent la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} donne en premier.</translation>
    </message>
    <message>
        <source>{name} laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} posé {cards}.</translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} pose {cards}.</translation>
    </message>
    <message>
        <source>{name} was chosen by lot to deal first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Le sort désigne {name} pour donner en premier.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} fini la donne.</translation>
    </message>
    <message>
        <source>{name} {deeds}.</source>
        <extracomment>{name}: the player, or the players of a side. {deeds}: all that a player did, listed: “drew two cards and laid K♥ K♠”.</extracomment>
        <translation>{name} {deeds}.</translation>
    </message>
    <message>
        <source>{word}: {points} for {names}.</source>
        <extracomment>{word}: what a family calls points of its own, as “Grandma’s rule”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {names}: several players, listed.</extracomment>
        <translation>{word} : {points} pour {names}.</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Hands are closed until the deal is over.</source>
        <translation>Les mains restent fermées jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>The record cannot be followed further: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>L’enregistrement ne peut pas être suivi plus loin : {reason}</translation>
    </message>
    <message>
        <source>move {number} of {all}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>coup {number} sur {all}</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Au tour de {name}.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Vu de la place de</translation>
    </message>
    <message>
        <source>Seen from the seat of (V)</source>
        <translation>Vu de la place de (V)</translation>
    </message>
    <message>
        <source>Show everybody’s cards (C)</source>
        <translation>Montrer les cartes de tous (C)</translation>
    </message>
    <message>
        <source>Stop looking back</source>
        <translation>Ne plus revoir</translation>
    </message>
</context>
<context>
    <name>LookBackController</name>
    <message>
        <source>Move {number} is not allowed, so the game is shown up to there.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Le coup {number} n’est pas permis ; la partie est montrée jusque-là.</translation>
    </message>
    <message>
        <source>Same cards as {deal}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Mêmes cartes que {deal}.</translation>
    </message>
    <message>
        <source>Same cards as {deal}: {name} plays what {owner} had.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>Mêmes cartes que {deal} : {name} joue les cartes de {owner}.</translation>
    </message>
    <message>
        <source>The deal is saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>La donne est enregistrée sous {file} dans {folder}.</translation>
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
        <translation>Journal de la partie</translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Personne n’a encore joué.</translation>
    </message>
    <message>
        <source>Once a deal is over, bots play its cards again for a report.</source>
        <translation>Une fois la donne finie, des robots rejouent ses cartes pour un bilan.</translation>
    </message>
    <message>
        <source>Once the deal is over, its moves are explained.</source>
        <translation>Une fois la donne finie, ses coups sont expliqués.</translation>
    </message>
    <message>
        <source>Tell the reasons during the deal?</source>
        <translation>Dire les raisons pendant la donne ?</translation>
    </message>
    <message>
        <source>Tell them</source>
        <translation>Les dire</translation>
    </message>
    <message>
        <source>The move could not be thought over.</source>
        <translation>Le coup n’a pas pu être étudié.</translation>
    </message>
    <message>
        <source>The moves of this game are not explained.</source>
        <translation>Les coups de ce jeu ne sont pas expliqués.</translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation>Le bilan n’a pas pu être fait.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of this game.</source>
        <translation>Il n’y a pas de bilan des donnes pour ce jeu.</translation>
    </message>
    <message>
        <source>They tell cards that {name} still holds.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Elles révèlent des cartes que {name} a encore en main.</translation>
    </message>
    <message>
        <source>Wait until the deal is over</source>
        <translation>Attendre la fin de la donne</translation>
    </message>
</context>
<context>
    <name>LookBackSide</name>
    <message>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
    <message>
        <source>Check the deal code (Ctrl+F)</source>
        <translation>Vérifier le code de donne (Ctrl+F)</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Redonner</translation>
    </message>
    <message>
        <source>Deal report (Ctrl+D)</source>
        <translation>Bilan (Ctrl+D)</translation>
    </message>
    <message>
        <source>Once the deal is over, its cards can be dealt again or saved.</source>
        <translation>Une fois la donne finie, ses cartes peuvent être redonnées ou enregistrées.</translation>
    </message>
    <message>
        <source>Save deal</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Show rule card (Ctrl+R)</source>
        <translation>Voir les règles (Ctrl+R)</translation>
    </message>
    <message>
        <source>Show rules</source>
        <translation>Voir les règles</translation>
    </message>
</context>
<context>
    <name>Manipulation</name>
    <message>
        <source>A round ends when somebody goes out.</source>
        <translation>Une manche finit quand quelqu’un sort.</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Derniers</translation>
    </message>
    <message>
        <source>Meld: {meld}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Combinaison : {meld}</translation>
    </message>
    <message>
        <source>Meld: {meld}, {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>Combinaison : {meld}, {why}</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Pas encore de combinaisons</translation>
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
        <translation>{name:a|a|a|ont} frappé</translation>
    </message>
    <message>
        <source>last lap</source>
        <translation>dernier tour</translation>
    </message>
    <message>
        <source>new meld</source>
        <translation>nouvelle combinaison</translation>
    </message>
    <message>
        <source>one drawn</source>
        <translation>une piochée</translation>
    </message>
    <message>
        <source>three drawn</source>
        <translation>trois piochées</translation>
    </message>
    <message>
        <source>two drawn</source>
        <translation>deux piochées</translation>
    </message>
    <message>
        <source>{card}, in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, dans {meld:le}</translation>
    </message>
    <message>
        <source>{card}, in {meld}, legal now</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, dans {meld:le}, correcte pour l’instant</translation>
    </message>
    <message>
        <source>{card}, in {meld}, {why}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{card}, dans {meld:le}, {why}</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>{meld:^}: {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{meld:^} : {why}</translation>
    </message>
    <message>
        <source>{name} knocked.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} frappé.</translation>
    </message>
    <message numerus="yes">
        <source>{number} drawn</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} piochée</numerusform>
            <numerusform>{number} piochées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationCard</name>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Un jeu de 52 cartes et {jokers} : {cards}.</numerusform>
            <numerusform>Deux jeux de 52 cartes et {jokers} : {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Un jeu de 52 cartes sans jokers : {cards}.</numerusform>
            <numerusform>Deux jeux de 52 cartes sans jokers : {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group is three or four cards of one rank, all of different suits.</source>
        <translation>Un groupe, brelan ou carré : trois ou quatre cartes d’une même valeur, toutes de couleurs différentes.</translation>
    </message>
    <message>
        <source>A group may not hold a joker and the very card it stands for.</source>
        <translation>Un groupe ne peut pas contenir un joker et la carte même qu’il remplace.</translation>
    </message>
    <message>
        <source>A joker counts as the card it names.</source>
        <translation>Un joker compte comme la carte qu’il nomme.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name to the end of the round, whatever real cards are laid.</source>
        <translation>Un joker peut être déplacé mais garde son nom jusqu’à la fin de la manche, quelles que soient les vraies cartes posées.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name, until a real card of that name comes from the hand. One that stands for the jack of clubs is not set free by a jack of clubs that lies elsewhere on the table.</source>
        <translation>Un joker peut être déplacé mais garde son nom, jusqu’à ce qu’une vraie carte de ce nom vienne de la main. Celui qui tient lieu de valet de trèfle n’est pas libéré par un valet de trèfle posé ailleurs sur la table.</translation>
    </message>
    <message>
        <source>A joker never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Un joker ne va jamais en main. Posé de la main, il compte comme la carte qu’il faut poser.</translation>
    </message>
    <message>
        <source>A joker set free must be laid again in the same turn, under any name. It never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Un joker libéré doit être reposé au même tour, sous n’importe quel nom. Il ne va jamais en main. Un joker posé de la main compte comme la carte qu’il faut poser.</translation>
    </message>
    <message>
        <source>A joker’s name is the card it stands for, chosen when the joker is laid.</source>
        <translation>Le nom d’un joker est la carte qu’il remplace, choisie quand on le pose.</translation>
    </message>
    <message>
        <source>A knocker wins only with fewer points than all others. Otherwise the others with the fewest points win, which is the undercut.</source>
        <translation>Qui frappe ne gagne qu’avec moins de points que tous les autres. Sinon, les autres qui ont le moins de points gagnent : c’est la contre-frappe.</translation>
    </message>
    <message>
        <source>A meld is a group or a sequence, face up on the table.</source>
        <translation>Une combinaison est un groupe ou une suite, étalés sur la table.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row.</source>
        <translation>Une suite compte trois à treize cartes d’une couleur à la file.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row. An ace is low, before the two, or high, after the king, but not both. No sequence goes round the corner.</source>
        <translation>Une suite : trois à treize cartes d’une couleur qui se suivent. L’as est bas, avant le deux, ou haut, après le roi, mais pas les deux. Aucune suite ne continue au-delà de l’as.</translation>
    </message>
    <message>
        <source>Aces go round the corner: A 2 3, Q K A and Q K A 2 are sequences. None holds a card twice.</source>
        <translation>Les as font le tour : A 2 3, D R A et D R A 2 sont des suites. Aucune n’a deux fois la même carte.</translation>
    </message>
    <message>
        <source>After playing, or after drawing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Après avoir joué, ou après la pioche, qui a {points} ou moins en main peut frapper. La manche finit aussitôt ; personne ne pose plus rien.</translation>
    </message>
    <message>
        <source>After playing, or after the last draw of a turn, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Après avoir posé, ou après la dernière pioche d’un tour, qui a {points} ou moins en main peut frapper. La manche finit aussitôt ; personne ne pose plus.</translation>
    </message>
    <message>
        <source>After playing, or after the second draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Après avoir joué, ou après la deuxième pioche, qui a {points} ou moins en main peut frapper. La manche finit aussitôt ; personne ne pose plus rien.</translation>
    </message>
    <message>
        <source>After playing, or after the third draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Après avoir joué, ou après la troisième pioche, qui a {points} ou moins en main peut frapper. La manche finit aussitôt ; personne ne pose plus rien.</translation>
    </message>
    <message>
        <source>After playing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Après avoir posé, qui a {points} ou moins en main peut frapper. La manche finit aussitôt ; personne ne pose plus.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. Everybody loses the own points, and nobody gets any: after 12 left in the hand, 12 less.</source>
        <translation>Toutes les cartes en main sont comptées. Chacun perd ses propres points, et personne n’en reçoit : avec 12 en main, 12 de moins.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The fewest points win the round and score the difference to every other player.</source>
        <translation>On compte les cartes restant dans les mains. Qui a le moins de points gagne la manche et marque la différence avec chaque autre joueur.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The winner has the fewest points and gets what the others hold more; they lose it. With 12 and 25 against nothing: 37 for the winner, 12 and 25 less for them.</source>
        <translation>Toutes les cartes en main sont comptées. Qui gagne a le moins de points et reçoit ce que les autres ont de plus ; ils le perdent. Avec 12 et 25 contre rien : 37 au gagnant, 12 et 25 de moins pour eux.</translation>
    </message>
    <message>
        <source>An ace is high: Q K A is a sequence, A 2 3 is none.</source>
        <translation>L’as est haut : D R A est une suite, A 2 3 n’en est pas une.</translation>
    </message>
    <message>
        <source>An ace is low: A 2 3 is a sequence, Q K A is none.</source>
        <translation>L’as est bas : A 2 3 est une suite, D R A n’en est pas une.</translation>
    </message>
    <message>
        <source>An undercut: somebody knocked, but another player wins the round.</source>
        <translation>La contre-frappe : quelqu’un a frappé, mais un autre joueur gagne la manche.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table.</source>
        <translation>N’importe quel nom peut être donné, même celui d’une carte posée sur la table.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table. A joker may be moved but keeps its name, until a real card of that name, from the hand or from the table, takes its place.</source>
        <translation>Tout nom est permis, même celui d’une carte déjà sur la table. Un joker peut être déplacé mais garde son nom, jusqu’à ce que la vraie carte de ce nom, de la main ou de la table, prenne sa place.</translation>
    </message>
    <message>
        <source>At the end of the turn every card on the table must lie in a meld. Until then everything can be put back.</source>
        <translation>À la fin du tour, chaque carte de la table doit être dans une combinaison. D’ici là, tout peut être remis en place.</translation>
    </message>
    <message>
        <source>At the end, for each round won</source>
        <translation>À la fin, par manche gagnée</translation>
    </message>
    <message>
        <source>Before the last draw a player may pass only when the stock is empty.</source>
        <translation>Avant la dernière pioche, on ne peut passer que si le talon est vide.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fin d’une manche</translation>
    </message>
    <message>
        <source>Everybody gets {cards}; the rest is the stock.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Chacun reçoit {cards} ; le reste forme le talon.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <translation>La première pose de chacun dans une manche se fait de combinaisons entières, de la main seule. Jusque-là, on ne touche pas à la table.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is worth {points} or more, of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La première pose de chacun dans une manche vaut au moins {points}, de combinaisons entières, de la main seule. Jusque-là, on ne touche pas à la table.</translation>
    </message>
    <message>
        <source>For an undercut</source>
        <translation>Pour une contre-frappe</translation>
    </message>
    <message>
        <source>For going out</source>
        <translation>Pour la sortie</translation>
    </message>
    <message>
        <source>In any play a joker of the table may be named anew: out of 4 5 joker it may become the third nine of a group.</source>
        <translation>À chaque pose, un joker de la table peut recevoir un autre nom : de 4 5 joker, il peut devenir le troisième neuf d’un brelan.</translation>
    </message>
    <message>
        <source>In the hand: ace</source>
        <translation>En main : as</translation>
    </message>
    <message>
        <source>In the hand: joker</source>
        <translation>En main : joker</translation>
    </message>
    <message>
        <source>In the hand: king, queen, jack</source>
        <translation>En main : roi, dame, valet</translation>
    </message>
    <message>
        <source>In the hand: ten to two</source>
        <translation>En main : du dix au deux</translation>
    </message>
    <message>
        <source>In the hand: {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>En main : {ranks}</translation>
    </message>
    <message>
        <source>Nobody knocks in it.</source>
        <translation>Personne n’y frappe.</translation>
    </message>
    <message>
        <source>Nobody may knock to end it.</source>
        <translation>Personne ne peut frapper pour la finir.</translation>
    </message>
    <message>
        <source>Only when the stock is empty may a player pass.</source>
        <translation>Un joueur ne peut passer que si le talon est vide.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points all win the round, each with the differences to the others.</source>
        <translation>Les joueurs à égalité avec le moins de points gagnent tous la manche ; chacun marque ses différences avec les autres.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points have all won the round.</source>
        <translation>Les joueurs à égalité avec le moins de points ont tous gagné la manche.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody comes down to {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La partie finit après la manche où quelqu’un descend à {points}. Le plus haut total gagne ; une égalité se partage.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody reaches {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La partie finit après la manche où quelqu’un atteint {points}. Le plus haut total gagne ; une égalité est partagée.</translation>
    </message>
    <message>
        <source>The game ends after {rounds}, whatever the totals. The highest total wins; a tie is shared.</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>La partie finit après {rounds}, quels que soient les totaux. Le plus haut total gagne ; une égalité se partage.</translation>
    </message>
    <message>
        <source>The last lap is one last turn for everybody once the stock is empty.</source>
        <translation>Le dernier tour de table : un dernier tour pour chacun, une fois le talon vide.</translation>
    </message>
    <message>
        <source>The last lap is played once the stock is empty, until everybody has passed, one after the other.</source>
        <translation>Le dernier tour se joue une fois le talon vide, jusqu’à ce que tous aient passé l’un après l’autre.</translation>
    </message>
    <message>
        <source>The stock is the pile of cards left over, face down. There is no discard pile.</source>
        <translation>Le talon est le tas des cartes restantes, face cachée. Il n’y a pas de défausse.</translation>
    </message>
    <message>
        <source>Three packs of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Trois jeux de 52 et {jokers} : {cards}.</translation>
    </message>
    <message>
        <source>Three packs of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Trois jeux de 52 sans joker : {cards}.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Trois dix comptent {worth} : cela suffit.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is not enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Trois dix comptent {worth} : cela ne suffit pas.</translation>
    </message>
    <message>
        <source>To all who reach the goal</source>
        <translation>Pour tous ceux qui atteignent le but</translation>
    </message>
    <message>
        <source>To go out is to lay the last card of the hand.</source>
        <translation>Sortir, c’est poser la dernière carte de la main.</translation>
    </message>
    <message>
        <source>To knock is to end the round with few points left in the hand.</source>
        <translation>Frapper, c’est finir la manche avec peu de points en main.</translation>
    </message>
    <message>
        <source>To play is to lay at least one card from the hand. Everything on the table may be taken apart and put together anew, but no card goes from the table to a hand.</source>
        <translation>Jouer, c’est poser au moins une carte de la main. Tout sur la table peut être défait et réarrangé, mais aucune carte ne passe de la table à une main.</translation>
    </message>
    <message>
        <source>Two jokers may lie in one meld, but in a group not under one name.</source>
        <translation>Deux jokers peuvent être dans une combinaison, mais dans un groupe pas sous le même nom.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays a whole meld from the hand; later any one card that fits will do.</source>
        <translation>Tant que la table est vide, on pose une combinaison entière de la main ; ensuite, une seule carte qui convient suffit.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand, a joker counting as the card it names; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tant que la table est vide, on pose des combinaisons entières valant {points} ou plus de la main, un joker comptant comme la carte qu’il nomme ; ensuite, une seule carte qui convient suffit.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tant que la table est vide, on pose des combinaisons entières valant {points} ou plus de la main ; ensuite, une seule carte qui convient suffit.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn and may knock. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing or knocking. Going out ends it.</source>
        <translation>Qui pioche la dernière carte du talon finit son tour et peut frapper. Vient alors le dernier tour de table : chacun, ce joueur en dernier, joue encore une fois ou passe, sans piocher ni frapper. Une sortie y met fin.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing. Going out ends it.</source>
        <translation>Qui pioche la dernière carte du talon finit son tour. Vient alors le dernier tour de table : chacun, ce joueur en dernier, joue encore une fois ou passe, sans piocher. Une sortie y met fin.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then play goes on without drawing until all have passed, one after the other: with three players, after two plays and then three passes it is over. Going out ends it, too.</source>
        <translation>Qui pioche la dernière carte du talon finit son tour. Puis on continue sans piocher jusqu’à ce que tous aient passé l’un après l’autre : à trois, après deux poses puis trois passes, c’est fini. Sortir y met fin aussi.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn; then the hands are counted at once.</source>
        <translation>Qui pioche la dernière carte du talon finit son tour ; puis les mains sont comptées aussitôt.</translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation>Qui y a posé peut frapper.</translation>
    </message>
    <message>
        <source>face value</source>
        <translation>valeur indiquée</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone. The first dealer is found by lot; deal and play go to the left.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} joueur, chacun pour soi. Le premier donneur est tiré au sort ; la donne et le jeu vont vers la gauche.</numerusform>
            <numerusform>{count:^} joueurs, chacun pour soi. Le premier donneur est tiré au sort ; la donne et le jeu vont vers la gauche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, to {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{count} joueur, chacun pour soi, {cards}, jusqu’à {points}</numerusform>
            <numerusform>{count} joueurs, chacun pour soi, {cards}, jusqu’à {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, {rounds}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>
            <numerusform>{count} joueur, seul, {cards}, {rounds}</numerusform>
            <numerusform>{count} joueurs, chacun pour soi, {cards}, {rounds}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationInterview</name>
    <message>
        <source>25 for going out and a round won, 10 for an undercut, 100 at the end.</source>
        <translation>25 pour la sortie et une manche gagnée, 10 pour une contre-frappe, 100 à la fin.</translation>
    </message>
    <message>
        <source>A 2 3 or Q K A.</source>
        <translation>A 2 3 ou D R A.</translation>
    </message>
    <message>
        <source>A 2 3, not Q K A.</source>
        <translation>A 2 3, pas D R A.</translation>
    </message>
    <message>
        <source>A few rounds less.</source>
        <translation>Quelques manches de moins.</translation>
    </message>
    <message>
        <source>A long evening.</source>
        <translation>Une longue soirée.</translation>
    </message>
    <message>
        <source>Also K A 2.</source>
        <translation>Aussi R A 2.</translation>
    </message>
    <message>
        <source>Any whole meld, while the table is empty</source>
        <translation>N’importe quelle combinaison entière, tant que la table est vide</translation>
    </message>
    <message>
        <source>Are there bonuses beside the cards left?</source>
        <translation>Y a-t-il des primes en plus des cartes restantes ?</translation>
    </message>
    <message>
        <source>As if they paid with chips.</source>
        <translation>Comme s’ils payaient en jetons.</translation>
    </message>
    <message>
        <source>As in Machiavelli.</source>
        <translation>Comme au Machiavelli.</translation>
    </message>
    <message>
        <source>As in the game with tiles.</source>
        <translation>Comme au jeu de tuiles.</translation>
    </message>
    <message>
        <source>As many as it takes until one plays</source>
        <translation>Autant qu’il en faut jusqu’à ce qu’on pose</translation>
    </message>
    <message>
        <source>Cards of the table set no joker free.</source>
        <translation>Les cartes de la table ne libèrent aucun joker.</translation>
    </message>
    <message>
        <source>Court cards 10, aces 1, jokers 25</source>
        <translation>Figures 10, as 1, jokers 25</translation>
    </message>
    <message>
        <source>Court cards 11 to 13, aces 1, jokers 30</source>
        <translation>Figures 11 à 13, as 1, jokers 30</translation>
    </message>
    <message>
        <source>Court cards and tens 10, two to nine 5, aces 15, jokers 25</source>
        <translation>Figures et dix 10, deux à neuf 5, as 15, jokers 25</translation>
    </message>
    <message>
        <source>Draw, then play or end the turn.</source>
        <translation>Piocher, puis poser ou finir le tour.</translation>
    </message>
    <message>
        <source>Everybody lays 30 points or more, from the hand alone</source>
        <translation>Chacun pose 30 points ou plus, de la main seule</translation>
    </message>
    <message>
        <source>Everybody loses what is left in the hand</source>
        <translation>Chacun perd ce qui lui reste en main</translation>
    </message>
    <message>
        <source>Few figures, quickly added.</source>
        <translation>Peu de nombres, vite additionnés.</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Four rounds</source>
        <translation>Quatre manches</translation>
    </message>
    <message>
        <source>Fourteen cards</source>
        <translation>Quatorze cartes</translation>
    </message>
    <message>
        <source>High only</source>
        <translation>Haut seulement</translation>
    </message>
    <message>
        <source>How many cards is everybody dealt?</source>
        <translation>Combien de cartes chacun reçoit-il ?</translation>
    </message>
    <message>
        <source>How many cards may be drawn in a turn?</source>
        <translation>Combien de cartes peut-on piocher par tour ?</translation>
    </message>
    <message>
        <source>How many jokers are in the cards?</source>
        <translation>Combien de jokers dans les cartes ?</translation>
    </message>
    <message>
        <source>However little it is worth.</source>
        <translation>Si peu qu’elle vaille.</translation>
    </message>
    <message>
        <source>In every play</source>
        <translation>À chaque pose</translation>
    </message>
    <message>
        <source>It keeps the name it was given.</source>
        <translation>Il garde le nom qu’il a reçu.</translation>
    </message>
    <message>
        <source>Jokers are laid wherever they fit.</source>
        <translation>Les jokers vont partout où ils conviennent.</translation>
    </message>
    <message>
        <source>Low only</source>
        <translation>Bas seulement</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Bas ou haut</translation>
    </message>
    <message>
        <source>May a round be ended by knocking?</source>
        <translation>Peut-on finir une manche en frappant ?</translation>
    </message>
    <message>
        <source>Melds of 30 points or more, while the table is empty</source>
        <translatorcomment>Of “Melds of 30 points or more”.</translatorcomment>
        <translation>Des combinaisons de 30 points ou plus, tant que la table est vide</translation>
    </message>
    <message>
        <source>More melds fit together, and faster.</source>
        <translation>Plus de combinaisons s’accordent, et plus vite.</translation>
    </message>
    <message>
        <source>Never in the round</source>
        <translation>Jamais dans la manche</translation>
    </message>
    <message>
        <source>Nobody ends a turn without a play.</source>
        <translation>Personne ne finit un tour sans poser.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Personne ne reçoit rien.</translation>
    </message>
    <message>
        <source>Nobody knocks</source>
        <translation>Personne ne frappe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>One for each pack</source>
        <translation>Un par jeu</translation>
    </message>
    <message>
        <source>One more turn for everybody</source>
        <translation>Encore un tour pour chacun</translation>
    </message>
    <message>
        <source>One, and then one may play</source>
        <translation>Une, et ensuite on peut poser</translation>
    </message>
    <message>
        <source>One, instead of playing</source>
        <translation>Une, au lieu de jouer</translation>
    </message>
    <message>
        <source>Only the cards left in the hands count.</source>
        <translation>Seules comptent les cartes restant en main.</translation>
    </message>
    <message>
        <source>Play goes on until all pass</source>
        <translation>On continue jusqu’à ce que tous passent</translation>
    </message>
    <message>
        <source>Play or draw, as in Machiavelli.</source>
        <translation>Jouer ou piocher, comme au Machiavelli.</translation>
    </message>
    <message>
        <source>Q K A, not A 2 3.</source>
        <translation>D R A, pas A 2 3.</translation>
    </message>
    <message>
        <source>Round the corner, too</source>
        <translation>Aussi en tournant</translation>
    </message>
    <message>
        <source>Rounds are short.</source>
        <translation>Les manches sont courtes.</translation>
    </message>
    <message>
        <source>Rounds are shorter, and undercuts more.</source>
        <translation>Des manches plus courtes, plus de contre-frappes.</translation>
    </message>
    <message>
        <source>Seven cards</source>
        <translation>Sept cartes</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation>Dix cartes</translation>
    </message>
    <message>
        <source>The first to begin needs good cards.</source>
        <translation>Il faut de bonnes cartes pour commencer.</translation>
    </message>
    <message>
        <source>The hands are counted at once.</source>
        <translation>Les mains sont comptées aussitôt.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est finie</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Celles d’usage</translation>
    </message>
    <message>
        <source>The winner gets the differences</source>
        <translation>Le gagnant reçoit les différences</translation>
    </message>
    <message>
        <source>The winner gets them, and the others lose them</source>
        <translation>Le gagnant les reçoit, et les autres les perdent</translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation>Treize cartes</translation>
    </message>
    <message>
        <source>Until then one takes no part in the table.</source>
        <translation>Jusque-là, on ne touche pas à la table.</translation>
    </message>
    <message>
        <source>Up to 100 points</source>
        <translation>Jusqu’à 100 points</translation>
    </message>
    <message>
        <source>Up to 150 points</source>
        <translation>Jusqu’à 150 points</translation>
    </message>
    <message>
        <source>Up to 300 points</source>
        <translation>Jusqu’à 300 points</translation>
    </message>
    <message>
        <source>Up to three, one after the other</source>
        <translation>Jusqu’à trois, l’une après l’autre</translation>
    </message>
    <message>
        <source>Up to two, one after the other</source>
        <translation>Jusqu’à deux, l’une après l’autre</translation>
    </message>
    <message>
        <source>Usually with one pack of cards.</source>
        <translation>D’habitude avec un seul jeu de cartes.</translation>
    </message>
    <message>
        <source>Usually with three packs of cards.</source>
        <translation>En général avec trois jeux de cartes.</translation>
    </message>
    <message>
        <source>Usually with two packs of cards.</source>
        <translation>D’habitude avec deux jeux de cartes.</translation>
    </message>
    <message>
        <source>What do the cards left in a hand count?</source>
        <translation>Combien valent les cartes restées en main ?</translation>
    </message>
    <message>
        <source>What does a round score?</source>
        <translation>Que rapporte une manche ?</translation>
    </message>
    <message>
        <source>What follows when the stock is empty?</source>
        <translation>Que se passe-t-il quand le talon est vide ?</translation>
    </message>
    <message>
        <source>What must be laid first?</source>
        <translatorcomment>Of “What must be laid first on an empty table?”.</translatorcomment>
        <translation>Que faut-il poser d’abord ?</translation>
    </message>
    <message>
        <source>When may a joker on the table be named anew?</source>
        <translation>Quand un joker sur la table peut-il changer de nom ?</translation>
    </message>
    <message>
        <source>When the real card comes from a hand</source>
        <translation>Quand la vraie carte vient d’une main</translation>
    </message>
    <message>
        <source>When the real card takes its place</source>
        <translation>Quand la vraie carte prend sa place</translation>
    </message>
    <message>
        <source>Where may an ace lie in a sequence?</source>
        <translation>Où un as peut-il aller dans une suite ?</translation>
    </message>
    <message>
        <source>Whoever drew the second may not play.</source>
        <translation>Qui a pioché la deuxième ne peut pas jouer.</translation>
    </message>
    <message>
        <source>Whoever drew the third may not play.</source>
        <translation>Qui a pioché la troisième ne peut pas jouer.</translation>
    </message>
    <message>
        <source>Whoever has most then has won.</source>
        <translation>Qui a alors le plus de points a gagné.</translation>
    </message>
    <message>
        <source>With 10 points or fewer in the hand</source>
        <translation>Avec 10 points ou moins en main</translation>
    </message>
    <message>
        <source>With 5 points or fewer in the hand</source>
        <translation>Avec 5 points ou moins en main</translation>
    </message>
</context>
<context>
    <name>ManipulationLesson</name>
    <message>
        <source>A game has several rounds, until somebody has {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Une partie a plusieurs manches, jusqu’à ce que quelqu’un ait {points}.</translation>
    </message>
    <message>
        <source>A turn begins with a card from the stock: click it.</source>
        <translatorcomment>Of “A turn begins with a card from the stock, the cards that nobody has yet. Click it, above on the right.”.</translatorcomment>
        <translation>Un tour commence par une carte du talon : cliquer dessus.</translation>
    </message>
    <message>
        <source>All melds are whole again. Press the golden button.</source>
        <translatorcomment>Of “All melds are whole again, and so they must be when a turn ends. Press the golden button.”.</translatorcomment>
        <translation>Toutes les combinaisons sont entières. Presser le bouton doré.</translation>
    </message>
    <message>
        <source>Both parts are melds of their own. Press the golden button.</source>
        <translation>Les deux parties sont des combinaisons à part entière. Appuyer sur le bouton doré.</translation>
    </message>
    <message>
        <source>Cards go onto the table in melds: groups and sequences.</source>
        <translation>Les cartes vont sur la table en combinaisons : brelans et suites.</translation>
    </message>
    <message>
        <source>Click jack and queen of spades, then the lone king.</source>
        <translation>Cliquer sur valet et dame de pique, puis sur le roi seul.</translation>
    </message>
    <message>
        <source>Click the eight of spades, then the long row: it splits.</source>
        <translation>Cliquer sur le huit de pique, puis la longue suite : elle se partage.</translation>
    </message>
    <message>
        <source>Click the king of spades on the table, then “New meld”.</source>
        <translation>Cliquer sur le roi de pique de la table, puis « Nouvelle combinaison ».</translation>
    </message>
    <message>
        <source>Draw a card once more.</source>
        <translation>Piocher encore une carte.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Piocher une carte.</translation>
    </message>
    <message>
        <source>Eight and nine go on with it: click both, then that row.</source>
        <translatorcomment>Of “Eight and nine go on with the row of spades. Click both, then that row.”.</translatorcomment>
        <translation>Huit et neuf la prolongent : cliquer sur les deux, puis sur la suite.</translation>
    </message>
    <message>
        <source>Five, six and seven of spades: click them, then “New meld”.</source>
        <translation>Cinq, six et sept de pique : cliquer dessus, puis « Nouvelle combinaison ».</translation>
    </message>
    <message>
        <source>Let us see what comes now: draw.</source>
        <translation>Voyons ce qui vient maintenant : piocher.</translation>
    </message>
    <message>
        <source>Lost in a rearrangement? Esc puts everything back.</source>
        <translation>Perdu en réarrangeant ? Échap remet tout en place.</translation>
    </message>
    <message>
        <source>Nothing else fits now. Press the golden button.</source>
        <translation>Rien d’autre ne va maintenant. Presser le bouton doré.</translation>
    </message>
    <message>
        <source>Now the cards in the hands count, and the fewest win.</source>
        <translation>On compte les cartes en main ; qui en a le moins gagne.</translation>
    </message>
    <message>
        <source>Only an ace is left, and it is one point: press “Knock”.</source>
        <translation>Il ne reste qu’un as, donc un point : presser « Frapper ».</translation>
    </message>
    <message>
        <source>Press the golden button once more.</source>
        <translation>Presser encore le bouton doré.</translation>
    </message>
    <message>
        <source>That is all for this turn. Press the golden button.</source>
        <translation>C’est tout pour ce tour. Presser le bouton doré.</translation>
    </message>
    <message>
        <source>The others have melds there now. You may add to all of them.</source>
        <translation>Les autres ont aussi des combinaisons. On peut ajouter à toutes.</translation>
    </message>
    <message>
        <source>The ten of clubs! Click it, then the meld with the joker.</source>
        <translatorcomment>Of “The ten of clubs! Click it, then the meld with the joker: the ten takes its place, and the joker is free.”.</translatorcomment>
        <translation>Le dix de trèfle ! Cliquer dessus, puis sur la combinaison au joker.</translation>
    </message>
    <message>
        <source>Three kings are a group. Lay them down in the same way.</source>
        <translation>Trois rois font un brelan. Les poser de la même façon.</translation>
    </message>
    <message>
        <source>Use the joker at once: click two and four, then the joker.</source>
        <translatorcomment>Of “A free joker is used at once, now as the three between two and four. Click both, then the joker.”.</translatorcomment>
        <translation>Le joker sert aussitôt : cliquer sur deux et quatre, puis sur lui.</translation>
    </message>
    <message>
        <source>Welcome! {name} sits beside you and explains the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Bienvenue ! {name}, à la place voisine, explique le jeu.</translation>
    </message>
    <message>
        <source>Who lays the last card is out, for {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Qui pose la dernière carte sort et prend {points} de plus.</translation>
    </message>
    <message>
        <source>after the third card nothing can be laid in that turn</source>
        <translation>après la troisième carte, on ne peut plus rien poser</translation>
    </message>
    <message>
        <source>an ace 1, court cards 10, a joker 25: the winner gets the rest</source>
        <translation>un as 1, les figures 10, un joker 25 : le gagnant marque le reste</translation>
    </message>
    <message>
        <source>everybody plays alone, and wants few cards in the end</source>
        <translation>chacun joue pour soi et veut finir avec peu de cartes</translation>
    </message>
    <message>
        <source>it lies above on the right</source>
        <translation>il est en haut à droite</translation>
    </message>
    <message>
        <source>it stays that until the real ten comes</source>
        <translation>il le reste jusqu’à l’arrivée du vrai dix</translation>
    </message>
    <message>
        <source>melds may be taken apart: three kings are enough</source>
        <translation>les combinaisons se défont : trois rois suffisent</translation>
    </message>
    <message>
        <source>nothing on the table is anybody’s own</source>
        <translation>rien sur la table n’est à personne</translation>
    </message>
    <message>
        <source>now it is the three between them</source>
        <translation>il est maintenant le trois entre les deux</translation>
    </message>
    <message>
        <source>of one suit in a row: a sequence; dragging works, too</source>
        <translation>une couleur qui se suit fait une suite ; glisser marche aussi</translation>
    </message>
    <message>
        <source>one card is no meld</source>
        <translation>une carte n’est pas une combinaison</translation>
    </message>
    <message>
        <source>the row has an eight already, but can become two rows</source>
        <translation>elle a déjà un huit, mais peut devenir deux suites</translation>
    </message>
    <message>
        <source>the ten takes its place, and the joker is free</source>
        <translatorcomment>Of “The ten of clubs! Click it, then the meld with the joker: the ten takes its place, and the joker is free.”.</translatorcomment>
        <translation>le dix prend sa place, et le joker est libre</translation>
    </message>
    <message>
        <source>they are spades, like the row</source>
        <translation>elles sont de pique, comme la suite</translation>
    </message>
    <message>
        <source>three or four of one rank, or three and more of a suit in a row</source>
        <translatorcomment>Of “Cards go onto the table in melds: three or four of one rank and of different suits, or three and more of one suit in a row.”.</translatorcomment>
        <translation>trois ou quatre d’une valeur, ou trois et plus d’une couleur à la suite</translation>
    </message>
    <message>
        <source>to where it was when the turn began</source>
        <translation>comme au début du tour</translation>
    </message>
    <message>
        <source>who knocks without the fewest points loses the round</source>
        <translation>qui frappe sans avoir le moins de points perd la manche</translation>
    </message>
    <message>
        <source>whole they must be when a turn ends</source>
        <translation>il le faut à la fin d’un tour</translation>
    </message>
    <message>
        <source>with {points} or fewer you may knock, which ends the round</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>avec {points} ou moins on peut frapper, ce qui finit la manche</translation>
    </message>
    <message>
        <source>{name} could lay nothing, and drew two cards more.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} n’a rien pu poser et a pioché encore deux cartes.</translation>
    </message>
    <message>
        <source>{name} laid a joker: here it stands for the ten of clubs.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} a posé un joker : ici, il remplace le dix de trèfle.</translation>
    </message>
</context>
<context>
    <name>ManipulationLog</name>
    <message>
        <source>The stock is empty: everybody has one more turn.</source>
        <translation>Le talon est vide : chacun joue encore un tour.</translation>
    </message>
    <message>
        <source>The stock is empty: play goes on until all pass.</source>
        <translation>Le talon est vide : on continue jusqu’à ce que tous passent.</translation>
    </message>
    <message>
        <source>did not knock</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>n’{name:a|a|a|ont} pas frappé</translation>
    </message>
    <message>
        <source>freed a joker</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} libéré un joker</translation>
    </message>
    <message numerus="yes">
        <source>knocked</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>frappe</numerusform>
            <numerusform>frappe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moved {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} déplacé {count:f} carte</numerusform>
            <numerusform>{name:a|a|a|ont} déplacé {count} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} passé</translation>
    </message>
    <message numerus="yes">
        <source>used {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} utilisé {cards}</numerusform>
            <numerusform>{name:a|a|a|ont} utilisé {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} fini la manche avec {cards}</translation>
    </message>
    <message numerus="yes">
        <source>wins the round</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>gagne la manche</numerusform>
            <numerusform>gagne la manche</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} each.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:a|a|a|ont} gagné la manche {number} avec {points} chacun.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:a|a|a|ont} gagné la manche {number} avec {points} en main.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:a|a|a|ont} gagné la manche {number} avec {points}.</translation>
    </message>
    <message>
        <source>{name} dealt {cards} each.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translatorcomment>Of “{name} dealt ten cards each.”.</translatorcomment>
        <translation>{name} {name:a|a|a|ont} distribué {cards} à chacun.</translation>
    </message>
    <message>
        <source>{name} did not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} n’{name:a|a|a|ont} pas frappé.</translation>
    </message>
    <message>
        <source>{name} does not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ne frappe pas.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} pioché une carte.</translation>
    </message>
    <message>
        <source>{name} drew a second card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} pioché une deuxième carte.</translation>
    </message>
    <message>
        <source>{name} drew a third card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} pioché une troisième carte.</translation>
    </message>
    <message>
        <source>{name} drew another card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translatorcomment>Of “{name} dealt ten cards each.”.</translatorcomment>
        <translation>{name} {name:a|a|a|ont} pioché encore une carte.</translation>
    </message>
    <message>
        <source>{name} freed the joker and laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} libéré le joker et posé {cards}.</translation>
    </message>
    <message>
        <source>{name} freed the joker, laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} libéré le joker, posé {cards} et fini la manche.</translation>
    </message>
    <message>
        <source>{name} frees the joker and lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} libère le joker et pose {cards}.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} frappe.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and moved {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} {name:a|a|a|ont} posé {cards} et déplacé {moved}.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} posé {cards} et fini la manche.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and goes out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} pose {cards} et sort.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and moves {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} pose {cards} et déplace {moved}.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} passé.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} passe.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s last (card|cards)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>dernière carte : {name}</numerusform>
            <numerusform>dernières cartes : {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationOptions</name>
    <message>
        <source>A joker on the table</source>
        <translation>Un joker sur la table</translation>
    </message>
    <message>
        <source>A round scores</source>
        <translation>Une manche rapporte</translation>
    </message>
    <message>
        <source>A turn begins with a draw</source>
        <translation>Le tour commence par une pioche</translation>
    </message>
    <message>
        <source>Aces in sequences</source>
        <translation>As dans les suites</translation>
    </message>
    <message>
        <source>After so many it is over; 0: it goes to the points below.</source>
        <translation>Après ce nombre elle est finie ; 0 : elle va aux points ci-dessous.</translation>
    </message>
    <message>
        <source>After the last one play, or end the turn.</source>
        <translation>Après la dernière, poser ou finir le tour.</translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation>Prime de contre-frappe</translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation>Prime de chaque manche gagnée</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Prime de sortie</translation>
    </message>
    <message>
        <source>Bonus for reaching the goal</source>
        <translation>Prime du but atteint</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Cartes piochées par tour</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Draw a card, then play. Whoever cannot, or does not want to, draws another: draw until you play.</source>
        <translation>Piocher une carte, puis poser. Qui ne peut ou ne veut pas en pioche une autre : on pioche jusqu’à ce qu’on pose.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Then play, or draw a third. Whoever drew the third may not play in this turn.</source>
        <translation>Piocher une carte. Puis jouer, ou en piocher une deuxième. Puis jouer, ou en piocher une troisième. Qui a pioché la troisième ne peut pas jouer à ce tour.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Whoever drew the second may not play in this turn.</source>
        <translation>Piocher une carte. Puis jouer, ou en piocher une deuxième. Qui a pioché la deuxième ne peut pas jouer à ce tour.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw another, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Piocher une carte. Puis poser, ou en piocher une autre, jusqu’à {cards} par tour.</translation>
    </message>
    <message>
        <source>Draw one card, then play or end the turn.</source>
        <translation>Piocher une carte, puis poser ou finir le tour.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fin d’une manche</translation>
    </message>
    <message>
        <source>First play</source>
        <translation>Première pose</translation>
    </message>
    <message>
        <source>For cards left in the hand, for knocking and for first plays.</source>
        <translation>Pour les cartes restées en main, pour frapper et pour la première pose.</translation>
    </message>
    <message>
        <source>How many cards each is dealt.</source>
        <translation>Combien de cartes chacun reçoit.</translation>
    </message>
    <message>
        <source>How many jokers are in the game, in all.</source>
        <translation>Combien de jokers il y a en tout.</translation>
    </message>
    <message>
        <source>How many one may draw before playing.</source>
        <translation>Combien on peut en piocher avant de poser.</translation>
    </message>
    <message>
        <source>It ends after the round in which this is reached.</source>
        <translation>Elle finit après la manche où ce total est atteint.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Knocking in the last lap</source>
        <translation>Frapper au dernier tour</translation>
    </message>
    <message>
        <source>Melds and jokers</source>
        <translation>Combinaisons et jokers</translation>
    </message>
    <message>
        <source>Not used, since everybody draws until a play.</source>
        <translation>Inutile, car chacun pioche jusqu’à ce qu’il pose.</translation>
    </message>
    <message>
        <source>Not used, since nobody knocks.</source>
        <translation>Sans effet : personne ne frappe.</translation>
    </message>
    <message>
        <source>Not used, since only the own cards are counted.</source>
        <translation>Inutile, car seules ses propres cartes comptent.</translation>
    </message>
    <message>
        <source>Not used, since the game ends after so many rounds.</source>
        <translation>Inutile, car la partie finit après tant de manches.</translation>
    </message>
    <message>
        <source>Not used, since there are no jokers.</source>
        <translation>Inutile, car il n’y a pas de joker.</translation>
    </message>
    <message>
        <source>Not used, since there is no last lap.</source>
        <translation>Inutile, car il n’y a pas de dernier tour.</translation>
    </message>
    <message>
        <source>Otherwise with a draw or with playing.</source>
        <translation>Sinon par une pioche ou par une pose.</translation>
    </message>
    <message>
        <source>Packs of 52 cards, without their jokers. By the number of players: one for two, two for three to five, three for six.</source>
        <translation>Jeux de 52 cartes, sans leurs jokers. Selon le nombre de joueurs : un à deux, deux de trois à cinq, trois à six.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Play, or draw a card first, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Poser, ou piocher d’abord une carte, jusqu’à {cards} par tour.</translation>
    </message>
    <message>
        <source>Play, or draw one card first.</source>
        <translation>Poser, ou piocher d’abord une carte.</translation>
    </message>
    <message>
        <source>Play, or draw one card instead, which ends the turn.</source>
        <translation>Jouer, ou piocher une carte à la place, ce qui finit le tour.</translation>
    </message>
    <message>
        <source>Play, or draw until you play.</source>
        <translation>Poser, ou piocher jusqu’à ce qu’on pose.</translation>
    </message>
    <message>
        <source>Playing after the last draw</source>
        <translation>Poser après la dernière pioche</translation>
    </message>
    <message>
        <source>Points at the end for all who have reached it.</source>
        <translation>Points à la fin pour tous ceux qui l’ont atteint.</translation>
    </message>
    <message>
        <source>Points for it at the end of the game.</source>
        <translation>Points pour elle à la fin de la partie.</translation>
    </message>
    <message>
        <source>Points for laying the last card of the hand.</source>
        <translation>Points pour poser la dernière carte de la main.</translation>
    </message>
    <message>
        <source>Points for winning a round another has knocked in.</source>
        <translation>Points pour gagner une manche où un autre a frappé.</translation>
    </message>
    <message>
        <source>Points in the hand to knock with, or 0 for no knocking.</source>
        <translation>Points en main pour frapper, ou 0 pour ne pas frapper.</translation>
    </message>
    <message>
        <source>Points of the cards</source>
        <translation>Points des cartes</translation>
    </message>
    <message>
        <source>Points that a first play must be worth, or 0 for any.</source>
        <translatorcomment>Of “Points that must be laid at least, or 0 for any.”.</translatorcomment>
        <translation>Points que doit valoir une première pose, ou 0 pour n’importe combien.</translation>
    </message>
    <message>
        <source>Rounds of a game</source>
        <translation>Manches d’une partie</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Table et cartes</translation>
    </message>
    <message>
        <source>The game goes to</source>
        <translation>La partie va jusqu’à</translation>
    </message>
    <message>
        <source>Until the own first play, a player takes no part in the table.</source>
        <translation>Avant sa propre première pose, un joueur ne touche pas à la table.</translation>
    </message>
    <message>
        <source>What follows after the turn of whoever drew its last card.</source>
        <translation>Ce qui suit le tour de qui a pioché la dernière carte.</translation>
    </message>
    <message>
        <source>What takes its name from it, so that it may be named anew.</source>
        <translation>Ce qui lui ôte son nom, pour qu’il puisse en changer.</translation>
    </message>
    <message>
        <source>What the fewest points in the hand bring, and what the others pay.</source>
        <translation>Ce que rapporte le moins de points en main, et ce que paient les autres.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Quand le talon est vide</translation>
    </message>
    <message>
        <source>Where an ace may lie.</source>
        <translation>Où un as peut aller.</translation>
    </message>
    <message>
        <source>Who makes a first play</source>
        <translation>Qui fait une première pose</translation>
    </message>
    <message>
        <source>Whoever drew the last one may not play in this turn.</source>
        <translatorcomment>Of “Whoever draws the last of them may not play.”.</translatorcomment>
        <translation>Qui a pioché la dernière ne peut pas poser dans ce tour.</translation>
    </message>
    <message>
        <source>Whoever has drawn the last card of a turn may still play.</source>
        <translatorcomment>Of “Whoever draws the last of them may not play.”.</translatorcomment>
        <translation>Qui a pioché la dernière carte d’un tour peut encore poser.</translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation>Qui y a posé peut frapper.</translation>
    </message>
    <message>
        <source>a turn begins with a draw</source>
        <translation>le tour commence par une pioche</translation>
    </message>
    <message>
        <source>a turn begins with a draw, and the only draw ends it: nobody could play</source>
        <translation>le tour commence par une pioche, et la seule pioche le finit : personne ne pourrait poser</translation>
    </message>
    <message>
        <source>a turn may begin with playing</source>
        <translation>le tour peut commencer par une pose</translation>
    </message>
    <message>
        <source>any play</source>
        <translation>n’importe quelle pose</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>selon le nombre de joueurs</translation>
    </message>
    <message>
        <source>everybody, from the hand alone</source>
        <translation>chacun, de la main seule</translation>
    </message>
    <message>
        <source>everybody’s own cards, as minus</source>
        <translation>à chacun ses propres cartes, en moins</translation>
    </message>
    <message>
        <source>high only: Q K A</source>
        <translation>haut seulement : D R A</translation>
    </message>
    <message>
        <source>knocking allowed in the last lap</source>
        <translation>frapper permis au dernier tour</translation>
    </message>
    <message>
        <source>knocking with {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>frapper avec {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>low only: A 2 3</source>
        <translation>bas seulement : A 2 3</translation>
    </message>
    <message>
        <source>low or high</source>
        <translation>bas ou haut</translation>
    </message>
    <message>
        <source>no card counts anything, so nobody would reach the goal</source>
        <translation>aucune carte ne compte, donc personne n’atteindrait le but</translation>
    </message>
    <message>
        <source>no knocking in the last lap</source>
        <translation>pas de frappe au dernier tour</translation>
    </message>
    <message>
        <source>no playing after the last draw</source>
        <translation>pas de pose après la dernière pioche</translation>
    </message>
    <message>
        <source>nobody knocks</source>
        <translation>personne ne frappe</translation>
    </message>
    <message>
        <source>nothing: it keeps its name</source>
        <translation>rien : il garde son nom</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>one for each pack</source>
        <translation>un par jeu</translation>
    </message>
    <message>
        <source>one more turn for everybody</source>
        <translation>encore un tour pour chacun</translation>
    </message>
    <message>
        <source>play goes on until all pass</source>
        <translation>on continue jusqu’à ce que tous passent</translation>
    </message>
    <message>
        <source>playing allowed after the last draw</source>
        <translation>pose permise après la dernière pioche</translation>
    </message>
    <message>
        <source>round the corner, too: K A 2</source>
        <translation>aussi en tournant : R A 2</translation>
    </message>
    <message>
        <source>the differences, for the winner</source>
        <translation>les différences, au gagnant</translation>
    </message>
    <message>
        <source>the differences, paid by the others</source>
        <translation>les différences, payées par les autres</translation>
    </message>
    <message>
        <source>the real card from a hand</source>
        <translation>la vraie carte venue d’une main</translation>
    </message>
    <message>
        <source>the real card in its place</source>
        <translation>la vraie carte à sa place</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la manche est finie</translation>
    </message>
    <message>
        <source>to {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>jusqu’à {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>until one plays</source>
        <translation>jusqu’à ce qu’on pose</translation>
    </message>
    <message>
        <source>until the goal is reached</source>
        <translation>jusqu’à ce que le but soit atteint</translation>
    </message>
    <message>
        <source>up to three</source>
        <translation>jusqu’à trois</translation>
    </message>
    <message>
        <source>up to two</source>
        <translation>jusqu’à deux</translation>
    </message>
    <message>
        <source>up to {count}</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>jusqu’à {count:f}</translation>
    </message>
    <message>
        <source>whoever lays on an empty table</source>
        <translatorcomment>Of “First cards on an empty table”.</translatorcomment>
        <translation>qui pose sur une table vide</translation>
    </message>
    <message>
        <source>{dealt} cards are dealt, but there are {cards}</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{dealt} cartes sont distribuées, mais il y en a {cards}</translation>
    </message>
    <message>
        <source>{dealt} of {cards} cards are dealt, {stock} are left for the stock.</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {stock}: how many cards the stock has.</extracomment>
        <translation>{dealt} cartes sur {cards} sont distribuées, {stock} restent pour le talon.</translation>
    </message>
    <message>
        <source>{new} dealt to each instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} à chacun au lieu de {old}</translation>
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
        <translation>Au moins une vient de la main ; tout ce qui est là peut être réarrangé.</translation>
    </message>
    <message>
        <source>Cards are drawn until one plays.</source>
        <translation>On pioche jusqu’à ce qu’on pose.</translation>
    </message>
    <message>
        <source>Lay cards</source>
        <translation>Poser des cartes</translation>
    </message>
    <message>
        <source>The first melds count {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Les premières combinaisons comptent {points} ou plus.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand, worth {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La première pose se fait de combinaisons entières de la main, d’au moins {points}.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand.</source>
        <translation>La première pose se fait de combinaisons entières de la main.</translation>
    </message>
    <message>
        <source>The next player is to move.</source>
        <translation>Au joueur suivant de jouer.</translation>
    </message>
    <message>
        <source>The round ends at once; {points} or less may be left in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La manche finit aussitôt ; il peut rester {points} ou moins en main.</translation>
    </message>
    <message>
        <source>The table is empty: a whole meld comes from the hand.</source>
        <translation>La table est vide : une combinaison entière vient de la main.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>On pioche jusqu’à {cards} par tour.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn; after the last nothing is played.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Jusqu’à {cards} se piochent par tour ; après la dernière, on ne pose rien.</translation>
    </message>
    <message>
        <source>Who draws plays nothing in this turn.</source>
        <translation>Qui pioche ne pose rien à ce tour.</translation>
    </message>
</context>
<context>
    <name>ManipulationPresenter</name>
    <message>
        <source>Cards are lifted first, then N begins a new meld with them.</source>
        <translation>Soulever d’abord des cartes, puis N commence une combinaison avec elles.</translation>
    </message>
    <message>
        <source>Fewest points in the hand win, to {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Le moins de points en main gagne, jusqu’à {target}</translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in the hand win, {target} round(s)</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Le moins de points en main gagne, {target} manche</numerusform>
            <numerusform>Le moins de points en main gagne, {target} manches</numerusform>
        </translation>
    </message>
    <message>
        <source>No first play of {points} is in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La main ne permet pas de première pose de {points}.</translation>
    </message>
    <message>
        <source>The first play of the round is made.</source>
        <translation>La première pose de la manche est faite.</translation>
    </message>
    <message>
        <source>The turn cannot be ended as the table lies now.</source>
        <translation>Le tour ne peut pas finir avec la table telle quelle.</translation>
    </message>
    <message>
        <source>Undo end of turn</source>
        <translation>Défaire la fin du tour</translation>
    </message>
    <message>
        <source>Whoever reaches {target} ends the game.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Qui atteint {target} finit la partie.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number} of {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^} joueur, manche {number} sur {target}</numerusform>
            <numerusform>{count:^} joueurs, manche {number} sur {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number}, to {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^} joueur, manche {number}, but {target}</numerusform>
            <numerusform>{count:^} joueurs, manche {number}, but {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <comment>of the round</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} fini la manche.</translation>
    </message>
    <message>
        <source>{target} is reached.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>{target} est atteint.</translation>
    </message>
</context>
<context>
    <name>ManipulationPrompts</name>
    <message>
        <source>Every turn begins with a draw.</source>
        <translation>Chaque tour commence par une pioche.</translation>
    </message>
    <message>
        <source>Hint: draw a card.</source>
        <translation>Conseil : piocher une carte.</translation>
    </message>
    <message>
        <source>Hint: draw a second card.</source>
        <translation>Conseil : piocher une deuxième carte.</translation>
    </message>
    <message>
        <source>Hint: draw a third card.</source>
        <translation>Conseil : piocher une troisième carte.</translation>
    </message>
    <message>
        <source>Hint: draw another card.</source>
        <translation>Conseil : piocher encore une carte.</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Conseil : finir le tour.</translation>
    </message>
    <message>
        <source>Hint: knock.</source>
        <translation>Conseil : frapper.</translation>
    </message>
    <message>
        <source>Hint: play to the table.</source>
        <translation>Conseil : jouer sur la table.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a card.</source>
        <translation>Conseil : recommencer le tour, puis piocher une carte.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a second card.</source>
        <translation>Conseil : recommencer le tour, puis piocher une deuxième carte.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a third card.</source>
        <translation>Conseil : recommencer le tour, puis piocher une troisième carte.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw another card.</source>
        <translation>Conseil : remettre le tour au début, puis piocher encore une carte.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then end it.</source>
        <translation>Conseil : recommencer le tour, puis le finir.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then knock.</source>
        <translation>Conseil : recommencer le tour, puis frapper.</translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid(|, not more); H says which.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Conseil : on peut poser {cards} ; H dit laquelle.</numerusform>
            <numerusform>Conseil : on peut poser {cards}, pas plus ; H dit lesquelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Conseil : on peut poser {cards}.</numerusform>
            <numerusform>Conseil : on peut poser {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {said}.</source>
        <extracomment>{said}: a move or a hint in words.</extracomment>
        <translation>Conseil : {said}.</translation>
    </message>
    <message>
        <source>No card of the hand can be laid well now.</source>
        <translation>Aucune carte de la main ne se pose bien maintenant.</translation>
    </message>
    <message>
        <source>Nothing more can be laid or drawn.</source>
        <translation>Il n’y a plus rien à poser ni à piocher.</translation>
    </message>
    <message>
        <source>Somebody else may well hold fewer points.</source>
        <translation>Quelqu’un d’autre peut bien avoir moins de points.</translation>
    </message>
    <message>
        <source>Step {number} of {all}: {said}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all. {said}: a move or a hint in words.</extracomment>
        <translation>Étape {number} sur {all} : {said}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>This moves no card of the table.</source>
        <translation>Aucune carte de la table ne bouge.</translation>
    </message>
    <message>
        <source>a card from the hand is still missing.</source>
        <translation>il manque encore une carte de la main.</translation>
    </message>
    <message>
        <source>all melds are legal: end the turn, or go on.</source>
        <translation>tout est correct : finir le tour, ou continuer.</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>piocher une carte</translation>
    </message>
    <message>
        <source>draw a card.</source>
        <translation>piocher une carte.</translation>
    </message>
    <message>
        <source>draw the last card: the last lap follows.</source>
        <translation>piocher la dernière carte : le dernier tour de table suit.</translation>
    </message>
    <message>
        <source>draw the last card: the round ends with this turn.</source>
        <translation>piocher la dernière carte : la manche finit avec ce tour.</translation>
    </message>
    <message>
        <source>first play from the hand alone</source>
        <translation>première pose de la main seule</translation>
    </message>
    <message>
        <source>first play from the hand alone: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>première pose de la main seule : {points}</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>frapper</translation>
    </message>
    <message>
        <source>knock with {points}, or end the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>frapper avec {points}, ou finir le tour.</translation>
    </message>
    <message>
        <source>lay the real {card} from the hand, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>poser la vraie carte de la main ({card}), ou renommer ainsi le joker.</translation>
    </message>
    <message>
        <source>lay the real {card}, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>poser la vraie carte, {card}, ou redonner ce nom au joker.</translation>
    </message>
    <message>
        <source>lay {points} more, or reset the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>poser {points} de plus, ou recommencer le tour.</translation>
    </message>
    <message>
        <source>name the joker {card} again: it keeps its name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>renommer le joker ({card}) : il garde son nom.</translation>
    </message>
    <message>
        <source>nothing more is played: knock, or end the turn.</source>
        <translation>plus rien à jouer : frapper, ou finir le tour.</translation>
    </message>
    <message>
        <source>one meld to mend: {meld}, {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>une combinaison à corriger : {meld}, {why}.</translation>
    </message>
    <message>
        <source>play to the table, or draw a card.</source>
        <translation>poser sur la table ou piocher une carte.</translation>
    </message>
    <message>
        <source>play to the table, or draw a second card.</source>
        <translation>jouer sur la table, ou piocher une deuxième carte.</translation>
    </message>
    <message>
        <source>play to the table, or draw and end the turn.</source>
        <translation>jouer sur la table, ou piocher et finir le tour.</translation>
    </message>
    <message>
        <source>play to the table, or draw another card.</source>
        <translation>poser sur la table ou piocher encore une carte.</translation>
    </message>
    <message>
        <source>play, or draw and play nothing.</source>
        <translation>jouer, ou piocher et ne rien jouer.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the last lap follows.</source>
        <translation>jouer, ou piocher la dernière carte : le dernier tour de table suit.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the round ends with this turn.</source>
        <translation>poser, ou piocher la dernière carte : la manche finit avec ce tour.</translation>
    </message>
    <message>
        <source>play, or end the turn.</source>
        <translation>poser, ou finir le tour.</translation>
    </message>
    <message>
        <source>the joker becomes {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>le joker devient {card}</translation>
    </message>
    <message>
        <source>the last lap: play, or pass.</source>
        <translation>le dernier tour : jouer, ou passer.</translation>
    </message>
    <message>
        <source>the stock is empty: play, or end the turn.</source>
        <translation>le talon est vide : jouer, ou finir le tour.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand, worth {points}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards:^} en main, valeur {points}</translation>
    </message>
    <message>
        <source>{cards} as a new meld</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} en nouvelle combinaison</translation>
    </message>
    <message>
        <source>{cards} from the hand</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} de la main</translation>
    </message>
    <message>
        <source>{cards} from the hand to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} de la main vers {onto}</translation>
    </message>
    <message>
        <source>{cards} from {source} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} de {source} vers {onto}</translation>
    </message>
    <message>
        <source>{cards} on {meld}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{cards} sur {meld}</translation>
    </message>
    <message>
        <source>{cards} out of {source}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”.</extracomment>
        <translation>{cards} hors de {source}</translation>
    </message>
    <message>
        <source>{cards} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} vers {onto}</translation>
    </message>
    <message>
        <source>{card} in place of the joker in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card} à la place du joker dans {meld}</translation>
    </message>
    <message numerus="yes">
        <source>{count} meld(s) have to be mended.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} combinaison à corriger.</numerusform>
            <numerusform>{count} combinaisons à corriger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld} split after {card}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{meld} séparée après {card}</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {worth}, {need} are needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {worth}: how much something is worth in points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {worth}, il en faut {need}.</numerusform>
            <numerusform>{parts} = {worth}, il en faut {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{played:^} played, {cards} in the hand, worth {points}</source>
        <extracomment>{played}: the cards that were played, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{played:^} au jeu, {cards} en main, valeur {points}</translation>
    </message>
    <message>
        <source>{points:^} left, up to {limit} may knock.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {limit}: the most that is allowed.</extracomment>
        <translation>{points:^} en main ; on peut frapper jusqu’à {limit}.</translation>
    </message>
    <message>
        <source>{press} puts {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} met {cards}.</translation>
    </message>
    <message>
        <source>{second} to {first}</source>
        <extracomment>{second}: the second of two that are named together. {first}: the first of two or more that are named together.</extracomment>
        <translation>{second} vers {first}</translation>
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
            <numerusform>{worth} point sur {all} quitte la main.</numerusform>
            <numerusform>{worth} points sur {all} quittent la main.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPuzzles</name>
    <message>
        <source>All of {meld} can go elsewhere.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Toute la combinaison {meld} peut aller ailleurs.</translation>
    </message>
    <message>
        <source>As the table lies, no card can be laid.</source>
        <translation>Sans réarranger, on ne peut poser aucune carte.</translation>
    </message>
    <message numerus="yes">
        <source>As the table lies, only {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Sans réarranger, on peut seulement poser {cards:un}.</numerusform>
            <numerusform>Sans réarranger, on peut seulement poser {cards:un}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free a joker, and lay the whole hand without drawing again.</source>
        <translation>Libérer un joker et poser toute la main, sans piocher encore.</translation>
    </message>
    <message>
        <source>Free the joker</source>
        <translation>Libérer le joker</translation>
    </message>
    <message>
        <source>Lay every card of the hand, without drawing again.</source>
        <translatorcomment>Of “The table can be rebuilt so that every card of the hand is laid, without drawing again.”.</translatorcomment>
        <translation>Poser toutes les cartes de la main, sans piocher encore.</translation>
    </message>
    <message>
        <source>Lay the whole hand</source>
        <translation>Poser toute la main</translation>
    </message>
    <message>
        <source>No play leaves fewer.</source>
        <translation>Aucun coup n’en laisse moins.</translation>
    </message>
    <message>
        <source>Ready to knock</source>
        <translation>Prêt à frapper</translation>
    </message>
    <message>
        <source>The fewest points</source>
        <translation>Le moins de points</translation>
    </message>
    <message>
        <source>While no joker gets another name, some card stays in the hand.</source>
        <translation>Tant qu’aucun joker ne change de nom, il reste une carte en main.</translation>
    </message>
    <message>
        <source>With the real {card} there, its joker may get another name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Avec la vraie carte {card} à cet endroit, son joker peut changer de nom.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but the fewest points.</source>
        <translation>Sans piocher encore, garder le moins de points possible.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but {points} or fewer.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translatorcomment>Of “Lay so much, without drawing again, that {points} or fewer stay in the hand.”.</translatorcomment>
        <translation>Sans piocher encore, ne garder que {points} ou moins.</translation>
    </message>
    <message>
        <source>{card} sets the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} libère le joker.</translation>
    </message>
    <message>
        <source>{meld} can be two sequences.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^} peut faire deux suites.</translation>
    </message>
    <message>
        <source>{meld} can spare {cards}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{meld:^} peut se passer de {cards}.</translation>
    </message>
    <message>
        <source>{meld} gives {cards} away and gets {instead}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {instead}: the cards that come for those that go, listed.</extracomment>
        <translation>{meld:^} donne {cards} et reçoit {instead}.</translation>
    </message>
</context>
<context>
    <name>ManipulationRefusals</name>
    <message>
        <source>A first play is made from the hand alone.</source>
        <translation>Une première pose se fait de la main seule.</translation>
    </message>
    <message numerus="yes">
        <source>After (drawing|{cards} drawn) nothing is played: end the turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Après la pioche, on ne joue plus : finir le tour.</numerusform>
            <numerusform>Après avoir pioché {cards}, on ne joue plus : finir le tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Piocher d’abord une carte.</translation>
    </message>
    <message>
        <source>In the last lap nobody draws: play, or pass.</source>
        <translation>Au dernier tour de table, on ne pioche plus : jouer, ou passer.</translation>
    </message>
    <message>
        <source>In the last lap nobody knocks.</source>
        <translation>Au dernier tour de table, on ne frappe plus.</translation>
    </message>
    <message>
        <source>Lay a card from the hand, or draw one.</source>
        <translation>Poser une carte de la main, ou en piocher une.</translation>
    </message>
    <message>
        <source>Lay at least one card from the hand.</source>
        <translation>Poser au moins une carte de la main.</translation>
    </message>
    <message>
        <source>No more is drawn in this turn: play, or end it.</source>
        <translation>On ne pioche plus dans ce tour : poser, ou le finir.</translation>
    </message>
    <message>
        <source>Nobody knocks under these rules.</source>
        <translation>Personne ne frappe avec ces règles.</translation>
    </message>
    <message>
        <source>Nothing lies before that card.</source>
        <translation>Il n’y a rien avant cette carte.</translation>
    </message>
    <message>
        <source>Play first, or draw the last card, then knock.</source>
        <translation>Jouer d’abord, ou piocher la dernière carte, puis frapper.</translation>
    </message>
    <message>
        <source>Play first, then knock.</source>
        <translation>Poser d’abord, puis frapper.</translation>
    </message>
    <message>
        <source>Put the lifted cards on a meld, or begin a new one.</source>
        <translation>Mettre les cartes soulevées sur une combinaison, ou en commencer une.</translation>
    </message>
    <message>
        <source>The cards of this turn are played: end the turn.</source>
        <translation>Les cartes de ce tour sont jouées : finir le tour.</translation>
    </message>
    <message>
        <source>The hand counts {have}, with {limit} or less one may knock.</source>
        <extracomment>{have}: how many there are so far. {limit}: the most that is allowed.</extracomment>
        <translation>La main compte {have} ; on peut frapper avec {limit} ou moins.</translation>
    </message>
    <message>
        <source>The joker stands for {card} to the end of the round.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Le joker tient lieu de cette carte jusqu’à la fin de la manche : {card}.</translation>
    </message>
    <message>
        <source>The last draw ends playing: reset the turn first.</source>
        <translation>La dernière pioche finit le jeu : recommencer d’abord le tour.</translation>
    </message>
    <message>
        <source>The lifted cards are a meld of their own.</source>
        <translation>Les cartes soulevées forment déjà une combinaison.</translation>
    </message>
    <message>
        <source>The stock is empty: play, or end the turn.</source>
        <translation>Le talon est vide : jouer, ou finir le tour.</translation>
    </message>
    <message>
        <source>There is no place for these cards.</source>
        <translation>Ces cartes n’ont pas de place.</translation>
    </message>
    <message>
        <source>stays on the table</source>
        <translation>reste sur la table</translation>
    </message>
    <message>
        <source>{card:^} came from the table and stays there.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} vient de la table et y reste.</translation>
    </message>
    <message>
        <source>{card:^} fits several melds: put it on one of them.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} va sur plusieurs combinaisons : en choisir une.</translation>
    </message>
    <message>
        <source>{card:^} has to come from the hand to set the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^le} doit venir de la main pour libérer le joker.</translation>
    </message>
    <message>
        <source>{card:^} is missing on the table.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} manque sur la table.</translation>
    </message>
    <message>
        <source>{card:^} is missing where the joker stood for it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} manque là où le joker en tenait lieu.</translation>
    </message>
    <message>
        <source>{card:^} is neither in the hand nor laid.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} n’est ni en main ni {card:posée|posé}.</translation>
    </message>
    <message>
        <source>{card:^} lies on the table twice.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} est deux fois sur la table.</translation>
    </message>
    <message>
        <source>{meld:^}: {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{meld:^} : {why}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Il manque {points} pour la première pose.</numerusform>
            <numerusform>Il manque {points} pour la première pose.</numerusform>
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
        <translation>De</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Fewer than the knocker</source>
        <translation>Moins que qui a frappé</translation>
    </message>
    <message>
        <source>Less than another</source>
        <translation>Moins qu’un autre</translation>
    </message>
    <message>
        <source>More than the winner</source>
        <translation>Plus que le gagnant</translation>
    </message>
    <message>
        <source>Paid to the winner</source>
        <translation>Payé au gagnant</translation>
    </message>
    <message>
        <source>Played the last card</source>
        <translation>A joué la dernière carte</translation>
    </message>
    <message>
        <source>Points left in the hand</source>
        <translation>Points restant en main</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>The round ended</source>
        <translation>Fin de la manche</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Contre-frappe</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} round(s) to come.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Encore {count:f} manche.</numerusform>
            <numerusform>Encore {count:f} manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} gagne la manche {number} avec {points} en main.</translation>
    </message>
    <message>
        <source>{names} wins round {number}: {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} gagne la manche {number} : {points}.</translation>
    </message>
    <message>
        <source>{points} fewer than the others.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} de moins que les autres.</translation>
    </message>
    <message>
        <source>{points} for going out.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} pour la sortie.</translation>
    </message>
    <message>
        <source>{points} for the undercut.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} pour la contre-frappe.</translation>
    </message>
    <message>
        <source>{points} left in the hands.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} restent en main.</translation>
    </message>
</context>
<context>
    <name>ManipulationScorekeeperText</name>
    <message>
        <source>Tens to kings</source>
        <translation>Du dix au roi</translation>
    </message>
    <message>
        <source>What {name} has left is missing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Ce qui reste à {name} manque.</translation>
    </message>
    <message>
        <source>Who knocked is missing.</source>
        <translation>Il manque qui a frappé.</translation>
    </message>
    <message>
        <source>Who went out is missing.</source>
        <translation>Il manque qui est sorti.</translation>
    </message>
    <message>
        <source>when the stock ran out</source>
        <translation>le talon épuisé</translation>
    </message>
    <message>
        <source>with a knock</source>
        <translation>en frappant</translation>
    </message>
    <message>
        <source>with the last card played</source>
        <translation>avec la dernière carte jouée</translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} are entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards} : {entered} saisie, les jeux en ont {most}.</numerusform>
            <numerusform>{cards} : {entered} saisies, les jeux en ont {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:^} et {last}</translation>
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
        <translation>{name} n’a qu’un total : personne n’a de points pour ces cartes.</translation>
    </message>
    <message numerus="yes">
        <source>{name} knocks with {most} points at most, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} frappe avec {most} point au plus, pas {points}.</numerusform>
            <numerusform>{name} frappe avec {most} points au plus, pas {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out with nothing left, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{name} {name:a|a|a|ont} fini sans rien en main, pas {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} are entered, all cards are worth {most}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{points} en tout, mais toutes les cartes valent {most}.</numerusform>
            <numerusform>{points} en tout, mais toutes les cartes valent {most}.</numerusform>
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
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Ace {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>As {points}</translation>
    </message>
    <message>
        <source>After round {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Après la manche {points}</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Each round won: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Chaque manche gagnée : {points} de plus</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Finie par</translation>
    </message>
    <message>
        <source>Everybody loses the own cards</source>
        <translation>Chacun perd ses cartes</translation>
    </message>
    <message>
        <source>Everybody’s first play: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Première pose de chacun : {points}</translation>
    </message>
    <message>
        <source>Fewer than the knocker: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Moins que qui a frappé : {points} de plus</translation>
    </message>
    <message>
        <source>Final total</source>
        <translation>Total final</translation>
    </message>
    <message>
        <source>Joker {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Joker {points}</translation>
    </message>
    <message>
        <source>King, queen, jack {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Roi, dame, valet {points}</translation>
    </message>
    <message>
        <source>Knocking with {points} or fewer</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Frapper avec {points} ou moins</translation>
    </message>
    <message>
        <source>Out: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sortie : {points} de plus</translation>
    </message>
    <message>
        <source>Somebody reaches {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Quelqu’un atteint {points}</translation>
    </message>
    <message>
        <source>Ten to two, what they show</source>
        <translation>Du dix au deux, leur valeur</translation>
    </message>
    <message>
        <source>The fewest points left win</source>
        <translation>Le moins de points restants gagne</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Le plus haut total gagne</translation>
    </message>
    <message>
        <source>The others lose theirs</source>
        <translation>Les autres perdent les leurs</translation>
    </message>
    <message>
        <source>The winner scores the differences</source>
        <translation>Le gagnant marque les différences</translation>
    </message>
    <message>
        <source>To {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>À {target}</translation>
    </message>
    <message>
        <source>To {target}, one card drawn</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>À {target}, une carte piochée</translation>
    </message>
    <message>
        <source>To {target}, play or draw one card</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Jusqu’à {target}, jouer ou piocher une carte</translation>
    </message>
    <message>
        <source>To {target}, {cards} drawn at most</source>
        <extracomment>{target}: the points that end the game. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Jusqu’à {target}, {cards} à piocher au plus</translation>
    </message>
    <message>
        <source>Whoever has: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Qui les a : {points} de plus</translation>
    </message>
    <message>
        <source>drawing until one plays</source>
        <translation>on pioche jusqu’à ce qu’on pose</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>le talon</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>{cards} drawn at most</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} piochées au plus</translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} frappé</translation>
    </message>
    <message>
        <source>{name} out</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} fini</translation>
    </message>
    <message>
        <source>{ranks:^} {points}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^} {points}</translation>
    </message>
    <message>
        <source>{ranks:^}, what they show</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^}, ce qu’ils montrent</translation>
    </message>
    <message>
        <source>{rounds:^}</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>{rounds:^}</translation>
    </message>
    <message>
        <source>{target} or more: {points}</source>
        <extracomment>{target}: the points that end the game. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{target} ou plus : {points}</translation>
    </message>
</context>
<context>
    <name>ManipulationTable</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add to meld</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>Piocher 1</translation>
    </message>
    <message>
        <source>Draw a second</source>
        <translation>Piocher une 2e</translation>
    </message>
    <message>
        <source>Draw a third</source>
        <translation>Piocher une 3e</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Encore une</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Finir la manche</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>Play {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Jouer {number}</numerusform>
            <numerusform>Jouer {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>Recommencer le tour</translation>
    </message>
    <message>
        <source>Since {name}’s last turn:</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Depuis le dernier tour de {name} :</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Séparer ici</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>frees the joker</source>
        <translation>libère le joker</translation>
    </message>
    <message numerus="yes">
        <source>group of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>groupe de {number}</numerusform>
            <numerusform>groupe de {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacée</translation>
    </message>
    <message numerus="yes">
        <source>sequence of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>suite de {number}</numerusform>
            <numerusform>suite de {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>splits it</source>
        <translation>sépare</translation>
    </message>
    <message>
        <source>this ends the round, and it cannot be taken back.</source>
        <translation>cela finit la manche et ne peut être repris.</translation>
    </message>
    <message>
        <source>what does the joker stand for?</source>
        <translation>que remplace le joker ?</translation>
    </message>
    <message>
        <source>you could still lay cards in this turn.</source>
        <translation>on pourrait encore poser des cartes à ce tour.</translation>
    </message>
</context>
<context>
    <name>ManipulationTips</name>
    <message>
        <source>A joker on the table</source>
        <translation>Un joker sur la table</translation>
    </message>
    <message>
        <source>Groups and sequences</source>
        <translation>Brelans et suites</translation>
    </message>
    <message>
        <source>How a turn begins</source>
        <translation>Comment commence un tour</translation>
    </message>
    <message>
        <source>To knock</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Who wins a round</source>
        <translatorcomment>Of “Who wins”.</translatorcomment>
        <translation>Qui gagne une manche</translation>
    </message>
</context>
<context>
    <name>ManipulationWords</name>
    <message>
        <source>a joker as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>un joker comme {card}; le: le joker comme {card}; de: d’un joker comme {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{joker:*} comme {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} without a name</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour.</extracomment>
        <translation>{joker:*} sans nom; gender: m</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {ranks}: several cards of one rank: “nines”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{ranks:*} de {suit}; gender: {ranks:gender}</translation>
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
        <translation>une première pose vient de la main seule</translation>
    </message>
    <message>
        <source>a real {card} is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>il manque la vraie carte, {card}</translation>
    </message>
    <message>
        <source>ace high only</source>
        <translation>as haut</translation>
    </message>
    <message>
        <source>ace low only</source>
        <translation>as bas</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mélange</translation>
    </message>
    <message>
        <source>name missing</source>
        <translation>nom manquant</translation>
    </message>
    <message>
        <source>neither one rank nor one suit</source>
        <translation>ni une valeur ni une couleur</translation>
    </message>
    <message>
        <source>nothing is called {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>rien ne s’appelle {name}</translation>
    </message>
    <message>
        <source>one {card} too many</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} en trop</translation>
    </message>
    <message>
        <source>round the corner</source>
        <translation>la suite passe l’as</translation>
    </message>
    <message>
        <source>the ace is high, after the king</source>
        <translation>l’as est haut, après le roi</translation>
    </message>
    <message>
        <source>the ace is low or high, not both</source>
        <translation>l’as est bas ou haut, pas les deux</translation>
    </message>
    <message>
        <source>the ace is low, before the two</source>
        <translation>l’as est bas, avant le deux</translation>
    </message>
    <message>
        <source>the joker needs a name</source>
        <translation>le joker a besoin d’un nom</translation>
    </message>
    <message>
        <source>the joker stays {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>le joker reste {card}</translation>
    </message>
    <message>
        <source>the order is missing</source>
        <translation>pas dans l’ordre</translation>
    </message>
    <message numerus="yes">
        <source>{cards} (is|are) missing</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>il manque {cards}</numerusform>
            <numerusform>il manque {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} from the hand is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>il manque {card} de la main</translation>
    </message>
    <message>
        <source>{card} missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>il manque {card}</translation>
    </message>
    <message>
        <source>{card} stays</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} reste</translation>
    </message>
    <message>
        <source>{card} twice</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} deux fois</translation>
    </message>
    <message>
        <source>{first} and {second} are missing</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>il manque {first} et {second}</translation>
    </message>
    <message>
        <source>{meld}: {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{meld} : {why}</translation>
    </message>
    <message numerus="yes">
        <source>{number} missing</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>il en manque {number}</numerusform>
            <numerusform>il en manque {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} is missing</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>il manque {rank:le}</translation>
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
        <translation>Non vues encore : {cards}</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Rien n’a encore été défaussé.</translation>
    </message>
    <message>
        <source>Whoever plays sees here what the table remembers.</source>
        <translation>Qui joue voit ici ce que la table retient.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} de la défausse</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A bot did not answer ({reason}), so a simple move was made for it.</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Un robot n’a pas répondu ({reason}) ; un coup simple a été joué pour lui.</translation>
    </message>
    <message>
        <source>A bot did not answer, so a simple move was made for it.</source>
        <translation>Un robot n’a pas répondu ; un coup simple a été joué pour lui.</translation>
    </message>
    <message>
        <source>A file of the program is damaged, so some bots play more simply than they could.</source>
        <translation>Un fichier du programme est abîmé ; certains robots jouent plus simplement qu’ils ne pourraient.</translation>
    </message>
    <message>
        <source>A hint is given as soon as a person is to move.</source>
        <translation>Un conseil est donné dès que c’est à une personne de jouer.</translation>
    </message>
    <message>
        <source>Any key deals the rest at once.</source>
        <translation>Une touche distribue le reste d’un coup.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes the move back.</source>
        <translation>Ctrl+Z reprend le coup.</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Donner maintenant</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>Finish this turn</source>
        <translation>Finir ce tour</translation>
    </message>
    <message>
        <source>First melds are shown as soon as a person is to move.</source>
        <translation>Les premières poses se montrent dès que c’est à une personne de jouer.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>Hidden on {name}’s phone: {count} card(s).</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{name} : {count:f} carte reste cachée sur le téléphone.</numerusform>
            <numerusform>{name} : {count} cartes restent cachées sur le téléphone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Melds can be moved here. What is lifted on the phone lies open here.</source>
        <translation>Les combinaisons se déplacent ici. Les cartes soulevées sur le téléphone sont visibles ici.</translation>
    </message>
    <message>
        <source>Nothing was taken back that could be done again.</source>
        <translation>Rien n’a été repris qui puisse être refait.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the last card</source>
        <translation>Jouer la dernière carte</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Voir la marque</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Montrer le tour</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Moins vite</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>The bots did not answer and were started again; nothing is lost.</source>
        <translation>Les robots ne répondaient plus et ont été relancés ; rien n’est perdu.</translation>
    </message>
    <message>
        <source>The bots do not answer; they are started again in a few seconds.</source>
        <translation>Les robots ne répondent plus ; ils seront relancés dans quelques secondes.</translation>
    </message>
    <message>
        <source>The cards are mixed and will be dealt in a moment.</source>
        <translation>Les cartes sont mélangées et seront bientôt distribuées.</translation>
    </message>
    <message>
        <source>The deal is over, so nothing can be taken back.</source>
        <translation>La donne est finie, rien ne peut être repris.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The last move showed new cards, so it stands.</source>
        <translation>Le dernier coup a montré de nouvelles cartes, il reste joué.</translation>
    </message>
    <message>
        <source>There is nothing yet that can be taken back.</source>
        <translation>Il n’y a encore rien à reprendre.</translation>
    </message>
    <message>
        <source>This game is only looked at.</source>
        <translation>Cette partie est seulement regardée.</translation>
    </message>
    <message>
        <source>What may be done is shown as soon as a person is to move.</source>
        <translation>Ce qui est possible se montre dès qu’une personne est à jouer.</translation>
    </message>
    <message>
        <source>{name} answers.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} répond.</translation>
    </message>
    <message>
        <source>{name} has moved since; only the last move can be taken back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} joué depuis ; seul le dernier coup peut être repris.</translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} joue ensuite.</translation>
    </message>
    <message>
        <source>{name} plays on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} continue.</translation>
    </message>
    <message>
        <source>{name}, nothing is asked of this hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} : rien n’est demandé à cette main.</translation>
    </message>
    <message>
        <source>{name}, play the last card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} : jouer la dernière carte.</translation>
    </message>
    <message>
        <source>{name}, this ends the turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} : cela finit le tour.</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>on {date}</source>
        <extracomment>{date}: a day, as “12 May 2026”.</extracomment>
        <translation>le {date}</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>hier à {time}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Agreements</source>
        <translation>Accords</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Supprimer les règles</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{field}: a number from {least} to {most} is missing.</source>
        <extracomment>{field}: the label of a field. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field} : il manque un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>{field}: {number} is less than {least}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{field} : {number} est moins que {least}.</translation>
    </message>
    <message>
        <source>{field}: {number} is more than {most}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field} : {number} est plus que {most}.</translation>
    </message>
    <message>
        <source>{field}: “{text}” is not a number.</source>
        <extracomment>{field}: the label of a field. {text}: what is said first.</extracomment>
        <translation>{field} : « {text} » n’est pas un nombre.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>How many people and bots sit at the table.</source>
        <translation>Combien de personnes et de robots sont à la table.</translation>
    </message>
    <message>
        <source>To go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Pour sortir : {needed}.</translation>
    </message>
    <message>
        <source>below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>moins de {score} : {points}</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <translation>
            <numerusform>carte</numerusform>
            <numerusform>cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>donne {number} : {piles}</translation>
    </message>
    <message numerus="yes">
        <source>deal(s)</source>
        <translation>
            <numerusform>donne</numerusform>
            <numerusform>donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>donnes {number} à {last} : {piles}</translation>
    </message>
    <message>
        <source>else {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sinon {points}</translation>
    </message>
    <message>
        <source>from deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>à partir de la donne {number} : {piles}</translation>
    </message>
    <message>
        <source>hand {hand}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>main {hand}, pied {foot}</translation>
    </message>
    <message>
        <source>hand {hand}, knee {knee}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>main {hand}, genou {knee}, pied {foot}</translation>
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
            <numerusform>jeu</numerusform>
            <numerusform>jeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>player(s)</source>
        <translation>
            <numerusform>joueur</numerusform>
            <numerusform>joueurs</numerusform>
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
            <numerusform>manche</numerusform>
            <numerusform>manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock pile(s)</source>
        <translation>
            <numerusform>talon</numerusform>
            <numerusform>talons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wild(s)</source>
        <translation>
            <numerusform>passe-partout</numerusform>
            <numerusform>passe-partout</numerusform>
        </translation>
    </message>
    <message>
        <source>{fields} do not go together: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation>{fields} ne vont pas ensemble : {reason}.</translation>
    </message>
    <message>
        <source>{label}: {new} instead of {old}</source>
        <extracomment>{label}: the label of a rule or a field. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{label} : {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>{length} or {score}</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”. {score}: a score in points.</extracomment>
        <translation>{length} ou {score}</translation>
    </message>
    <message numerus="yes">
        <source>{named}, and {count} more change(s)</source>
        <extracomment>{named}: changes of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{named} et {count} autre changement</numerusform>
            <numerusform>{named} et {count} autres changements</numerusform>
        </translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} au lieu de {old}</translation>
    </message>
    <message>
        <source>“{label}”</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>« {label} »</translation>
    </message>
    <message>
        <source>“{label}” ({value})</source>
        <extracomment>{label}: the label of a rule or a field. {value}: what is chosen for a rule.</extracomment>
        <translation>« {label} » ({value})</translation>
    </message>
</context>
<context>
    <name>OptionsWords</name>
    <message>
        <source>nothing</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>rien; de: de rien</translation>
    </message>
    <message numerus="yes">
        <source>{count} clean</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:propre|propre|propre|propres}; gender: pf</numerusform>
            <numerusform>{count:f} {piles:propre|propre|propre|propres}; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:sale|sale|sale|sales}; gender: pf</numerusform>
            <numerusform>{count:f} {piles:sale|sale|sale|sales}; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} in all</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} en tout; gender: pf</numerusform>
            <numerusform>{count:f} en tout; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of any kind</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} au choix; gender: pf</numerusform>
            <numerusform>{count:f} au choix; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of sevens</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} de sept; gender: pf</numerusform>
            <numerusform>{count:f} de sept; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} de jokers; gender: pf</numerusform>
            <numerusform>{count:f} de jokers; gender: pf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherPointsDialog</name>
    <message>
        <source>They are added as they are written, and nothing doubles them.</source>
        <translation>Ils sont ajoutés tels quels, et rien ne les double.</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Narrated</source>
        <translation>Raconté</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
</context>
<context>
    <name>PaceRow</name>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Rythme des robots</translation>
    </message>
</context>
<context>
    <name>PacketOptions</name>
    <message>
        <source>A stock with fewer cards than a draw is drawn whole, and play goes on.</source>
        <translation>Un talon qui a moins de cartes qu’on n’en pioche est pioché en entier, et le jeu continue.</translation>
    </message>
    <message>
        <source>At least one meld that it makes or extends has no wild: three nines with two queens and a two will do.</source>
        <translation>Au moins une combinaison posée ou complétée n’a pas de joker : trois neuf avec deux dames et un deux suffisent.</translation>
    </message>
    <message>
        <source>Before play: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Avant le jeu : {by_deal}.</translation>
    </message>
    <message>
        <source>Cards of a draw</source>
        <translation>Cartes piochées</translation>
    </message>
    <message>
        <source>Cards of each packet everybody is dealt: the hand first, the foot last.</source>
        <translation>Cartes de chaque paquet que chacun reçoit : d’abord la main, le pied en dernier.</translation>
    </message>
    <message>
        <source>Drawn from the stock: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>On pioche dans le talon : {by_deal}.</translation>
    </message>
    <message>
        <source>Each foot goes to the left-hand neighbour.</source>
        <translation>Chaque pied va au voisin de gauche.</translation>
    </message>
    <message>
        <source>Each foot goes to the player opposite.</source>
        <translation>Chaque pied va au joueur d’en face.</translation>
    </message>
    <message>
        <source>Each foot goes to the right-hand neighbour.</source>
        <translation>Chaque pied va au voisin de droite.</translation>
    </message>
    <message>
        <source>Every player needs the first meld, not only the side; cards laid onto partners’ melds count.</source>
        <translation>Chaque joueur doit sa première pose, pas seulement le camp ; les cartes ajoutées aux combinaisons des partenaires comptent.</translation>
    </message>
    <message>
        <source>First meld by every player</source>
        <translation>Première pose de chaque joueur</translation>
    </message>
    <message>
        <source>How many cards a turn draws from the stock, deal by deal; the last repeats.</source>
        <translation>Combien de cartes un tour pioche dans le talon, donne par donne ; la dernière se répète.</translation>
    </message>
    <message>
        <source>In the first meld</source>
        <translation>Dans la première pose</translation>
    </message>
    <message>
        <source>It holds no wilds.</source>
        <translation>Elle n’a pas de joker.</translation>
    </message>
    <message>
        <source>Knee and foot go to the left-hand neighbour.</source>
        <translation>Le genou et le pied vont au voisin de gauche.</translation>
    </message>
    <message>
        <source>Knee and foot go to the player opposite.</source>
        <translation>Le genou et le pied vont au joueur d’en face.</translation>
    </message>
    <message>
        <source>Knee and foot go to the right-hand neighbour.</source>
        <translation>Le genou et le pied vont au voisin de droite.</translation>
    </message>
    <message>
        <source>Melding the hand out ends the turn</source>
        <translation>Poser toute sa main termine le tour</translation>
    </message>
    <message>
        <source>Not used, since a {pile} opens the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Sans effet, car une {pile} ouvre le pied.</translation>
    </message>
    <message>
        <source>Not used, since everybody plays alone.</source>
        <translation>Sans effet, car chacun joue pour soi.</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Passing packets</source>
        <translation>Passer les paquets</translation>
    </message>
    <message>
        <source>The foot is picked up</source>
        <translation>Le pied est ramassé</translation>
    </message>
    <message>
        <source>The last cards are drawn</source>
        <translation>Les dernières cartes sont piochées</translation>
    </message>
    <message>
        <source>The last cards are drawn though they are fewer; only drawing from an empty stock ends the deal.</source>
        <translation>Les dernières cartes sont piochées même s’il y en a moins ; seule une pioche dans un talon vide termine la donne.</translation>
    </message>
    <message>
        <source>What a first meld needs besides its points.</source>
        <translation>Ce qu’il faut à une première pose en plus de ses points.</translation>
    </message>
    <message>
        <source>What makes a player pick up the foot.</source>
        <translation>Ce qui fait ramasser le pied à un joueur.</translation>
    </message>
    <message>
        <source>Where all packets but the hand go before play, deal by deal; the last repeats.</source>
        <translation>Où vont avant le jeu tous les paquets sauf la main, donne par donne ; le dernier se répète.</translation>
    </message>
    <message>
        <source>Whether one partner&apos;s first meld serves the whole side.</source>
        <translation>Si la première pose d’un partenaire sert à tout le camp.</translation>
    </message>
    <message>
        <source>Who melds the last card picks up the foot, and the turn is over.</source>
        <translation>Qui pose la dernière carte ramasse le pied, et le tour est fini.</translation>
    </message>
    <message>
        <source>Who needs a first meld</source>
        <translation>Qui doit une première pose</translation>
    </message>
    <message>
        <source>a draw larger than the stock ends the deal</source>
        <translation>une pioche plus grande que le talon termine la donne</translation>
    </message>
    <message>
        <source>a meld without wilds</source>
        <translation>une combinaison sans joker</translation>
    </message>
    <message>
        <source>after melding the hand out the turn goes on</source>
        <translation>après avoir posé toute sa main, le tour continue</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>chaque joueur</translation>
    </message>
    <message>
        <source>knee and foot go across the table</source>
        <translation>le genou et le pied vont de l’autre côté de la table</translation>
    </message>
    <message>
        <source>knee and foot go to the left</source>
        <translation>le genou et le pied vont à gauche</translation>
    </message>
    <message>
        <source>knee and foot go to the right</source>
        <translation>le genou et le pied vont à droite</translation>
    </message>
    <message>
        <source>melding the hand out ends the turn</source>
        <translation>poser toute sa main termine le tour</translation>
    </message>
    <message>
        <source>no wilds at all</source>
        <translation>aucun joker</translation>
    </message>
    <message>
        <source>nothing else</source>
        <comment>first meld</comment>
        <translation>rien d’autre</translation>
    </message>
    <message>
        <source>nothing is passed</source>
        <translation>rien n’est passé</translation>
    </message>
    <message>
        <source>on completing a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>en complétant une {pile}</translation>
    </message>
    <message>
        <source>the foot goes across the table</source>
        <translation>le pied va de l’autre côté de la table</translation>
    </message>
    <message>
        <source>the foot goes to the left</source>
        <translation>le pied va à gauche</translation>
    </message>
    <message>
        <source>the foot goes to the right</source>
        <translation>le pied va à droite</translation>
    </message>
    <message>
        <source>the last cards are drawn, too</source>
        <translation>les dernières cartes sont piochées aussi</translation>
    </message>
    <message>
        <source>the side</source>
        <translation>le camp</translation>
    </message>
    <message>
        <source>when the hand is empty and the side has a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>quand la main est vide et que le camp a une {pile}</translation>
    </message>
    <message>
        <source>{new} drawn instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} à piocher au lieu de {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>packets</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} au lieu de {old}</translation>
    </message>
</context>
<context>
    <name>PastDeals</name>
    <message>
        <source>{dealer} dealt. {ended}</source>
        <extracomment>{dealer}: the player who deals. {ended}: a sentence of how the deal ended.</extracomment>
        <translation>{dealer} {dealer:a|a|a|ont} donné. {ended}</translation>
    </message>
    <message>
        <source>{points}, total {total}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{points}, total {total}</translation>
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
        <translation>Famille, sur les feuilles</translation>
    </message>
    <message>
        <source>Forget these names</source>
        <translation>Oublier ces noms</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Names as last used; a pace counts while a bot sits there.</source>
        <translation>Derniers noms utilisés ; un rythme compte quand un robot est assis là.</translation>
    </message>
    <message>
        <source>Pace at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Rythme à la place {number}</translation>
    </message>
    <message>
        <source>Pace of all</source>
        <translation>Rythme de tous</translation>
    </message>
    <message>
        <source>People who have played</source>
        <translation>Personnes qui ont joué</translation>
    </message>
    <message>
        <source>Place, on sheets</source>
        <translation>Lieu, sur les feuilles</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>Another phone shows your cards now.</source>
        <translation>Un autre téléphone montre maintenant tes cartes.</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Retour aux cartes</translation>
    </message>
    <message>
        <source>Cards by rank</source>
        <translation>Cartes par rang</translation>
    </message>
    <message>
        <source>Every seat has a code of its own: point the camera of this phone at yours on the big screen. The key F7 shows the codes there.</source>
        <translation>Chaque place a son code : dirige l’appareil photo de ce téléphone vers le tien sur le grand écran. La touche F7 y affiche les codes.</translation>
    </message>
    <message>
        <source>For the left hand</source>
        <translation>Pour la main gauche</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Cacher les cartes</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Load the page again</source>
        <translation>Recharger la page</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>Autres choix</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>No camera? Type the number below your code:</source>
        <translation>Pas d’appareil photo ? Tape le numéro sous ton code :</translation>
    </message>
    <message>
        <source>No code on the big screen has this number.</source>
        <translation>Aucun code du grand écran n’a ce numéro.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Une de moins</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Une de plus</translation>
    </message>
    <message>
        <source>Point the camera of this phone at your code on the big screen.</source>
        <translation>Dirige l’appareil photo de ce téléphone vers ton code sur le grand écran.</translation>
    </message>
    <message>
        <source>Same Wi-Fi as the computer?</source>
        <translation>Même Wi-Fi que l’ordinateur ?</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
    <message>
        <source>Since {time} this phone shows no cards. Nothing was lost.</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>Depuis {time}, ce téléphone ne montre plus de cartes. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Somebody else plays here now.</source>
        <translation>Quelqu’un d’autre joue ici maintenant.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Stays in this home network.</source>
        <translation>Reste dans ce réseau domestique.</translation>
    </message>
    <message>
        <source>Take this seat</source>
        <translation>Prendre cette place</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Toucher l’endroit voulu.</translation>
    </message>
    <message>
        <source>Text and cards</source>
        <translation>Texte et cartes</translation>
    </message>
    <message>
        <source>That is not {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Ce n’est pas {name}</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>The phone turns them down after two minutes without a touch, or when you hide them.</source>
        <translation>Le téléphone les retourne après deux minutes sans contact, ou quand tu les caches.</translation>
    </message>
    <message>
        <source>The program at the table has changed</source>
        <translation>Le programme à la table a changé</translation>
    </message>
    <message>
        <source>The program at the table has changed. Load this page again.</source>
        <translation>Le programme de la table a changé. Recharger cette page.</translation>
    </message>
    <message>
        <source>The screen was asked: somebody there says yes or no.</source>
        <translation>La question est à l’écran : quelqu’un y répond oui ou non.</translation>
    </message>
    <message>
        <source>The table is not in reach</source>
        <translation>La table n’est pas joignable</translation>
    </message>
    <message>
        <source>This code is no longer good</source>
        <translation>Ce code n’est plus valable</translation>
    </message>
    <message>
        <source>This code is no longer good. Scan the one on the big screen.</source>
        <translation>Ce code n’est plus valable. Scanner celui du grand écran.</translation>
    </message>
    <message>
        <source>This phone has seen no cards</source>
        <translation>Ce téléphone n’a vu aucune carte</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Vers la table</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>Vers la main</translation>
    </message>
    <message>
        <source>Too many numbers were wrong. Scan the code, or try again in a while.</source>
        <translation>Trop de numéros étaient faux. Scanner le code, ou réessayer dans un moment.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>Trying again by itself. Your seat and your lifted cards are kept.</source>
        <translation>Nouvel essai tout seul. Ta place et tes cartes levées sont gardées.</translation>
    </message>
    <message>
        <source>Use this phone</source>
        <translation>Utiliser ce téléphone</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Waiting for the table …</source>
        <translation>En attente de la table…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Ce que tu peux faire</translation>
    </message>
    <message>
        <source>What you lift lies open on the big screen.</source>
        <translatorcomment>Of “All melds lie on the big screen.”.</translatorcomment>
        <translation>Les cartes soulevées sont visibles sur le grand écran.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>Quelle place est la tienne ?</translation>
    </message>
    <message>
        <source>You are {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Tu es {name}.</translation>
    </message>
    <message>
        <source>You play next.</source>
        <translation>C’est à toi ensuite.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tes cartes</translation>
    </message>
    <message>
        <source>Your cards are at the screen now.</source>
        <translation>Les cartes sont maintenant à l’écran.</translation>
    </message>
    <message>
        <source>Your cards come to this phone. Nobody else sees them, not even the big screen.</source>
        <translation>Tes cartes viennent sur ce téléphone. Personne d’autre ne les voit, même pas le grand écran.</translation>
    </message>
    <message>
        <source>Your cards lie face down</source>
        <translation>Tes cartes sont face cachée</translation>
    </message>
    <message>
        <source>Your cards stay at the screen.</source>
        <translation>Les cartes restent à l’écran.</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>non connecté</translation>
    </message>
    <message>
        <source>{name}, no meld takes what is lifted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}, aucune combinaison ne prend les cartes soulevées.</translation>
    </message>
</context>
<context>
    <name>PhoneNews</name>
    <message>
        <source>Give them to the phone</source>
        <translation>Les donner au téléphone</translation>
    </message>
    <message>
        <source>Keep them here</source>
        <translation>Les garder ici</translation>
    </message>
    <message>
        <source>They go from this screen to the phone, and come back with F7.</source>
        <translation>Elles passent de cet écran au téléphone ; F7 les ramène.</translation>
    </message>
    <message>
        <source>To this screen</source>
        <translation>À cet écran</translation>
    </message>
    <message>
        <source>{name}’s phone asks for the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} : le téléphone demande les cartes.</translation>
    </message>
    <message>
        <source>{name}’s phone is asleep.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} : le téléphone dort.</translation>
    </message>
    <message>
        <source>{name}’s phone is not here yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} : le téléphone n’est pas encore là.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>A moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>A second</source>
        <translation>Une seconde</translation>
    </message>
    <message>
        <source>Agreed on in new games</source>
        <translation>Convenu dans les nouvelles parties</translation>
    </message>
    <message>
        <source>Anything, for practice</source>
        <translation>Tout, pour s’exercer</translation>
    </message>
    <message>
        <source>As long as no card was seen</source>
        <translation>Tant qu’aucune carte n’a été vue</translation>
    </message>
    <message>
        <source>Ask before a costly slip or what partners agreed not to do</source>
        <translation>Demander avant une faute coûteuse ou contraire aux accords</translation>
    </message>
    <message>
        <source>Ask before a discard or act that ends the turn</source>
        <translation>Demander avant une défausse ou un acte qui finit le tour</translation>
    </message>
    <message>
        <source>Ask before a game is left, although it is kept</source>
        <translation>Demander avant de quitter une partie, même gardée</translation>
    </message>
    <message>
        <source>Both are fixed when a game begins and stand on its score sheet. Anything may be taken back by a person who plays alone.</source>
        <translation>Les deux sont fixés au début d’une partie et figurent sur sa feuille de marque. Qui joue seul peut tout reprendre.</translation>
    </message>
    <message>
        <source>Explain what happens for the first time</source>
        <translation>Expliquer ce qui arrive pour la première fois</translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation>Cinq secondes</translation>
    </message>
    <message>
        <source>How long experts think</source>
        <translation>Réflexion des experts</translation>
    </message>
    <message>
        <source>Last discards</source>
        <translation>Dernières défausses</translation>
    </message>
    <message>
        <source>Narrated waits for a key after each turn. A first game is slow until a pace is chosen. A bot&apos;s seat may have a pace of its own, under People.</source>
        <translation>« Raconté » attend une touche après chaque tour. Une première partie est lente tant qu’aucun rythme n’est choisi. La place d’un robot peut avoir son propre rythme, sous Personnes.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Rythme des robots</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Say what speaks for a bot’s move, as far as all can see it</source>
        <translation>Dire ce qui parle pour le coup d’un robot, autant que tous peuvent le voir</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Reprendre un coup</translation>
    </message>
    <message>
        <source>Tell me when I miss something big</source>
        <translation>Prévenir quand une grosse occasion est manquée</translation>
    </message>
    <message>
        <source>To learn by</source>
        <translation>Pour apprendre</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Cartes non vues</translation>
    </message>
    <message>
        <source>With more time, expert bots try moves in more imagined deals.</source>
        <translation>Avec plus de temps, les robots experts essaient leurs coups dans plus de donnes imaginées.</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>No button is golden now: press the letter on the one you want.</source>
        <translation>Aucun bouton n’est doré : appuyer sur la lettre de celui qu’on veut.</translation>
    </message>
    <message>
        <source>The memory aid is off; the preferences turn it on.</source>
        <translation>L’aide-mémoire est éteint ; les préférences l’allument.</translation>
    </message>
    <message>
        <source>There is no hint ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Il n’y a pas de conseil ({reason}).</translation>
    </message>
    <message>
        <source>What may {name} do now?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Que peut faire {name} maintenant ?</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gagne la partie</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Name, player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Nom, joueur {number}</translation>
    </message>
    <message>
        <source>Only bots play; the game is watched.</source>
        <translation>Seuls des robots jouent ; on regarde la partie.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>What was played stays as it is; a bot plays on with the same cards.</source>
        <translation>Ce qui a été joué reste ; un robot continue avec les mêmes cartes.</translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message>
        <source>Expected points over the deal</source>
        <translation>Points attendus au fil de la donne</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
</context>
<context>
    <name>PortraitDialog</name>
    <message>
        <source>A photo may also be dropped here.</source>
        <translation>Une photo peut aussi être déposée ici.</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Ballon</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Bateau</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Initiale</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Hibou</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>Photo from a file</source>
        <translation>Photo d’un fichier</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Photos</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>picture</comment>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Théière</translation>
    </message>
    <message>
        <source>The photo is being read.</source>
        <translation>La photo est en cours de lecture.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Whose picture is it?</source>
        <translation>De qui est cette image ?</translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>{name}: the photo cannot be read, so the initial is shown.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} : la photo ne peut pas être lue, l’initiale est donc montrée.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Annuler les changements</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>3 eights</source>
        <translation>3 huit</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>No printer is set up here. Save the page as a PDF and print that.</source>
        <translation>Aucune imprimante n’est installée ici. Enregistrer la page en PDF et l’imprimer.</translation>
    </message>
    <message>
        <source>The page is sent to the printer.</source>
        <translation>La page est envoyée à l’imprimante.</translation>
    </message>
    <message>
        <source>The printer does not take the page. Save it as a PDF instead.</source>
        <translation>L’imprimante n’accepte pas la page. L’enregistrer plutôt en PDF.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A side has {most} lines of other points in a deal at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Un camp a au plus {most} lignes d’autres points par donne.</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}, but the game has {deals}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>
            <numerusform>Donne {deal}, mais la partie en a {deals}.</numerusform>
            <numerusform>Donne {deal}, mais la partie en a {deals}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every side needs a total.</source>
        <translation>Chaque camp a besoin d’un total.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>C’est au tour de {name}.</translation>
    </message>
    <message>
        <source>Lift a card first.</source>
        <translation>Soulever d’abord une carte.</translation>
    </message>
    <message>
        <source>Other points belong to a deal: deal first.</source>
        <translation>Les autres points vont avec une donne : donner d’abord.</translation>
    </message>
    <message>
        <source>Other points go from −{most} to {most}, and are not 0.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Les autres points vont de −{most} à {most}, et jamais 0.</translation>
    </message>
    <message>
        <source>Other points need a word, of {most} characters at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Les autres points ont besoin d’un mot, de {most} caractères au plus.</translation>
    </message>
    <message>
        <source>Rounds won count for nothing in this game.</source>
        <translation>Les manches gagnées ne comptent pas dans ce jeu.</translation>
    </message>
    <message>
        <source>The answer is yes or no, nothing more.</source>
        <translation>La réponse est oui ou non, rien de plus.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>La table joue d’abord.</translation>
    </message>
    <message>
        <source>The table&apos;s move should be {due}.</source>
        <extracomment>{due}: the move that the file should hold.</extracomment>
        <translation>Le coup de la table devrait être {due}.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>piocher d’abord</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>une seule carte</translation>
    </message>
    <message>
        <source>{card:^} is not in the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} n’est pas en main.</translation>
    </message>
    <message>
        <source>{names}: {total}, but the game goes to {target}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {target}: the points that end the game.</extracomment>
        <translation>{names} : {total}, mais la partie va jusqu’à {target}.</translation>
    </message>
    <message>
        <source>{names}: {total}, but totals go from {lowest} to {limit}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {lowest}: the least that is allowed. {limit}: the most that is allowed.</extracomment>
        <translation>{names} : {total}, mais les totaux vont de {lowest} à {limit}.</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Au tour de {name}</translation>
    </message>
</context>
<context>
    <name>PuzzleGuide</name>
    <message>
        <source>All cards go back to where they were.</source>
        <translation>Toutes les cartes reviennent à leur place.</translation>
    </message>
    <message>
        <source>Begin the puzzle again?</source>
        <translation>Recommencer l’énigme ?</translation>
    </message>
    <message>
        <source>Leave the puzzle?</source>
        <translation>Quitter l’énigme ?</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>L’énigme est finie.</translation>
    </message>
    <message>
        <source>What was tried here is not kept.</source>
        <translation>Ce qui a été essayé ici n’est pas conservé.</translation>
    </message>
</context>
<context>
    <name>PuzzleTalk</name>
    <message>
        <source>Answer</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Not yet: there is a better way.</source>
        <translation>Pas encore : il y a mieux.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Énigme {number} sur {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Énigme {number} sur {total} · résolue</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved at the first try</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Énigme {number} sur {total} · résolue du premier coup</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, easy · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Énigme {number} sur {total}, facile · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, hard · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Énigme {number} sur {total}, difficile · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, medium · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Énigme {number} sur {total}, moyenne · {game}</translation>
    </message>
    <message>
        <source>Right: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Juste : {reason}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolu !</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Voici la solution.</translation>
    </message>
    <message>
        <source>This was the answer.</source>
        <translation>C’était la solution.</translation>
    </message>
    <message>
        <source>This was the answer: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>C’était la solution : {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>Puzzle {number}: {title}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {title}: the title of a document.</extracomment>
        <translation>Énigme {number} : {title}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>pas encore essayée</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation>essayée, pas encore résolue</translation>
    </message>
</context>
<context>
    <name>PuzzlesController</name>
    <message>
        <source>The puzzles of this game cannot be read.</source>
        <translation>Les énigmes de ce jeu ne peuvent pas être lues.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} damaged puzzle(s) (is|are) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} énigme abîmée est laissée de côté.</numerusform>
            <numerusform>{count:^} énigmes abîmées sont laissées de côté.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Easy</source>
        <translation>Faciles</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficiles</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Who solves them</source>
        <translation>Qui les résout</translation>
    </message>
    <message numerus="yes">
        <source>{name} has solved {number} of {total} puzzle(s).</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>
            <numerusform>{name} {name:a|a|a|ont} résolu {number} énigme sur {total}.</numerusform>
            <numerusform>Énigmes résolues par {name} : {number} sur {total}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingChart</name>
    <message>
        <source>Rating after each game</source>
        <translation>Cote après chaque partie</translation>
    </message>
    <message>
        <source>{day}: {rating} ({amount})</source>
        <extracomment>{day}: a day, as “12 May”. {rating}: how well somebody plays, in points of a rating, as “1,210”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{day} : {rating} ({amount})</translation>
    </message>
</context>
<context>
    <name>Raub</name>
    <message>
        <source>How trumps are made</source>
        <translation>Comment se choisit l’atout</translation>
    </message>
    <message>
        <source>Passing the deal on</source>
        <translation>Passer la donne</translation>
    </message>
    <message>
        <source>Refe</source>
        <translation>Refé</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Refusées</translation>
    </message>
    <message>
        <source>led</source>
        <translation>demandée</translation>
    </message>
    <message>
        <source>talon {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>talon {number}</translation>
    </message>
    <message>
        <source>{name} lays one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} écarte une carte.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gagne le pli.</translation>
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
        <translation>Un refé est un trait sur la feuille de marque : une donne comptera double.</translation>
    </message>
    <message>
        <source>A dealer who took the upcard keeps it, changes up to four of the other cards, and lays one of those aside.</source>
        <translation>Un donneur qui a pris la retourne la garde, change jusqu’à quatre des autres cartes et en écarte une.</translation>
    </message>
    <message>
        <source>A dealer who took the upcard keeps it, changes up to four of the other cards, and lays one of those aside; four never bring this dealer five.</source>
        <translation>Un donneur qui a pris la retourne la garde, change jusqu’à quatre des autres cartes et en écarte une ; quatre ne lui en rapportent jamais cinq.</translation>
    </message>
    <message>
        <source>A seven that was swapped lies face up, out of play; so does an upcard nobody takes.</source>
        <translation>Un sept échangé reste face visible, hors du jeu ; de même une retourne que personne ne prend.</translation>
    </message>
    <message>
        <source>A trick is one card from every player; the best card takes it.</source>
        <translation>Un pli : une carte de chaque joueur ; la meilleure l’emporte.</translation>
    </message>
    <message>
        <source>All are asked in turn, the dealer first. Whoever says Raub makes the suit trumps and owes two tricks, but does not take the upcard.</source>
        <translation>Tous sont interrogés à leur tour, le donneur d’abord. Qui dit Raub fait de la couleur l’atout et doit deux plis, mais ne prend pas la retourne.</translation>
    </message>
    <message>
        <source>All of this with a Refe</source>
        <translation>Tout cela avec un refé</translation>
    </message>
    <message>
        <source>An upcard nobody takes lies face up, out of play.</source>
        <translation>Une retourne que personne ne prend reste face visible, hors du jeu.</translation>
    </message>
    <message>
        <source>Between equal totals, who made trumps in the last deal wins; otherwise the win is shared.</source>
        <translation>À totaux égaux, qui a choisi l’atout à la dernière donne gagne ; sinon, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Between equal totals, who made trumps in the last deal wins; otherwise the win is shared. Refes left over are lost.</source>
        <translation>À totaux égaux, qui a choisi l’atout à la dernière donne gagne ; sinon, la victoire est partagée. Les refés restants sont perdus.</translation>
    </message>
    <message>
        <source>Blind raub is Raub said by the dealer before looking at the own cards.</source>
        <translation>Le raub aveugle : le donneur dit Raub avant de regarder ses cartes.</translation>
    </message>
    <message>
        <source>Everybody gets two cards, the upcard is turned, and everybody gets two more.</source>
        <translatorcomment>Of “Everybody gets two cards, the upcard is turned, and everybody gets two more. The dealer looks at the own cards only when blind raub is declined.”.</translatorcomment>
        <translation>Chacun reçoit deux cartes, la retourne est montrée, et chacun en reçoit encore deux.</translation>
    </message>
    <message>
        <source>If not, all are asked in turn, the dealer first. Whoever says Raub makes the suit trumps and owes two tricks, but does not take the upcard.</source>
        <translation>Sinon, tous sont interrogés à leur tour, le donneur d’abord. Qui dit Raub fait de la couleur l’atout et doit deux plis, mais ne prend pas la retourne.</translation>
    </message>
    <message>
        <source>Nobody may drop out of a deal.</source>
        <translation>Personne ne peut se retirer d’une donne.</translation>
    </message>
    <message>
        <source>Owing one (the seven): no trick</source>
        <translation>Un pli dû (le sept) : aucun pli</translation>
    </message>
    <message>
        <source>Owing two: just one trick</source>
        <translation>Deux plis dus : un seul pli</translation>
    </message>
    <message>
        <source>Owing two: no trick</source>
        <translation>Deux plis dus : aucun pli</translation>
    </message>
    <message>
        <source>Owing two: two or more, each</source>
        <translation>Deux plis dus : deux ou plus, chacun</translation>
    </message>
    <message>
        <source>Raub means: that suit shall be trumps. Dalje means: no, I pass.</source>
        <translation>Raub veut dire : cette couleur sera l’atout. Passe veut dire : non.</translation>
    </message>
    <message>
        <source>Score of a deal</source>
        <translation>Marque d’une donne</translation>
    </message>
    <message>
        <source>The dealer begins. Each may change up to four cards; all see how many, not which. Cards laid aside do not come back.</source>
        <translation>Le donneur commence. Chacun peut changer jusqu’à quatre cartes ; tous voient combien, pas lesquelles. Les cartes écartées ne reviennent pas.</translation>
    </message>
    <message>
        <source>The dealer looks at the own cards only when blind raub is declined.</source>
        <translatorcomment>Of “Everybody gets two cards, the upcard is turned, and everybody gets two more. The dealer looks at the own cards only when blind raub is declined.”.</translatorcomment>
        <translation>Le donneur ne regarde ses cartes qu’après avoir renoncé au raub aveugle.</translation>
    </message>
    <message>
        <source>The exchange: cards are laid aside face down, and as many come from the talon.</source>
        <translation>L’échange : des cartes sont écartées face cachée, et autant viennent du talon.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without trumps, the highest card of the suit played first.</source>
        <translation>Le plus fort atout gagne le pli ; sans atout, la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>The others must play the same suit. Who has none of it plays a trump; who has no trump either plays any card.</source>
        <translation>Les autres doivent fournir la même couleur. Qui n’en a pas joue un atout ; qui n’a pas d’atout non plus joue n’importe quelle carte.</translation>
    </message>
    <message>
        <source>The talon is the pile of cards left over, face down. The upcard is the one turned face up beside it: its suit may become trumps.</source>
        <translation>Le talon est le tas des cartes restantes, face cachée. La retourne est la carte montrée à côté : sa couleur peut devenir l’atout.</translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left, and when only four are left, four bring four.</source>
        <translation>Le talon peut manquer : les derniers joueurs ne changent pas plus qu’il ne reste, et s’il n’en reste que quatre, quatre en rapportent quatre.</translation>
    </message>
    <message>
        <source>The talon may run short: the last players change no more than is left.</source>
        <translation>Le talon peut manquer : les derniers joueurs ne changent pas plus qu’il ne reste.</translation>
    </message>
    <message>
        <source>Trumps are the suit that beats the three others in this deal.</source>
        <translation>L’atout est la couleur qui bat les trois autres à cette donne.</translation>
    </message>
    <message>
        <source>When the cards are thrown in, a Refe is written.</source>
        <translation>Quand la donne est annulée, un refé est inscrit.</translation>
    </message>
    <message>
        <source>Whoever said Raub plays the first card, after an automatic seven the dealer. Then the winner of each trick begins the next one; there are four.</source>
        <translation>Qui a dit Raub joue la première carte, après un sept automatique le donneur. Ensuite, le gagnant de chaque pli commence le suivant ; il y en a quatre.</translation>
    </message>
    <message>
        <source>Whoever said Raub plays the first card. Then the winner of each trick begins the next one; there are four.</source>
        <translation>Qui a dit Raub joue la première carte. Ensuite, le gagnant de chaque pli commence le suivant ; il y en a quatre.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>{cards}: ace (the highest), king, queen, jack, ten, nine, eight and seven of four suits. On Hungarian cards Ober is the queen and Unter the jack.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} : as (le plus fort), roi, dame, valet, dix, neuf, huit et sept de quatre couleurs. Sur les cartes hongroises, l’Ober (O) est la dame et l’Unter (U) le valet.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^} joueur, chacun pour soi.</numerusform>
            <numerusform>{count:^} joueurs, chacun pour soi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, from {points} down to 0</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{count} joueur, chacun pour soi, {cards}, de {points} jusqu’à 0</numerusform>
            <numerusform>{count} joueurs, chacun pour soi, {cards}, de {points} jusqu’à 0</numerusform>
        </translation>
    </message>
    <message>
        <source>“Owes 1” or “owes 2” beside a name: who made trumps should win so many tricks.</source>
        <translation>« Doit 1 » ou « doit 2 » à côté d’un nom : qui a choisi l’atout devrait gagner autant de plis.</translation>
    </message>
</context>
<context>
    <name>RaubInterview</name>
    <message>
        <source>A long evening.</source>
        <translation>Une longue soirée.</translation>
    </message>
    <message>
        <source>A short game.</source>
        <translation>Une partie courte.</translation>
    </message>
    <message>
        <source>After the deal in which somebody comes to 0</source>
        <translation>Après la donne où quelqu’un arrive à 0</translation>
    </message>
    <message>
        <source>All double one deal together</source>
        <translation>Tous doublent ensemble une donne</translation>
    </message>
    <message>
        <source>Any card of the suit will do.</source>
        <translation>Toute carte de la couleur convient.</translation>
    </message>
    <message>
        <source>As soon as a trick brings somebody to 0</source>
        <translation>Dès qu’un pli amène quelqu’un à 0</translation>
    </message>
    <message>
        <source>Before or after drawing, and not later.</source>
        <translation>Avant ou après la pioche, et pas plus tard.</translation>
    </message>
    <message>
        <source>Blind raub owes two tricks.</source>
        <translation>Le raub aveugle doit deux plis.</translation>
    </message>
    <message>
        <source>Clockwise, like most other card games.</source>
        <translation>Dans le sens des aiguilles d’une montre, comme la plupart des jeux.</translation>
    </message>
    <message>
        <source>Dealing, asking and playing, as always.</source>
        <translation>Donner, demander et jouer, comme toujours.</translation>
    </message>
    <message>
        <source>Dealt one way, played the other.</source>
        <translation>Donné dans un sens, joué dans l’autre.</translation>
    </message>
    <message>
        <source>Each doubles one deal</source>
        <translation>Chacun double une donne</translation>
    </message>
    <message>
        <source>Few tricks are sure; much stays in the talon.</source>
        <translation>Peu de plis sont sûrs ; beaucoup reste au talon.</translation>
    </message>
    <message>
        <source>How long may the seven of trumps be swapped?</source>
        <translation>Jusqu’à quand peut-on échanger le sept d’atout ?</translation>
    </message>
    <message>
        <source>In the own exchange only</source>
        <translation>Seulement à son propre échange</translation>
    </message>
    <message>
        <source>In the own exchange, or before the first trick.</source>
        <translation>À son propre échange, ou avant le premier pli.</translation>
    </message>
    <message>
        <source>It is not swapped</source>
        <translation>Il ne s’échange pas</translation>
    </message>
    <message>
        <source>It is played as a trump.</source>
        <translation>Il se joue comme un atout.</translation>
    </message>
    <message>
        <source>It may count four or eight times.</source>
        <translation>Elle peut compter quatre ou huit fois.</translation>
    </message>
    <message>
        <source>May the dealer say Raub before looking at the cards?</source>
        <translation>Le donneur peut-il dire Raub avant de regarder ses cartes ?</translation>
    </message>
    <message>
        <source>Must the cards that lie there be beaten?</source>
        <translation>Doit-on battre les cartes déjà jouées ?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Nobody has to beat them</source>
        <translation>Personne n’y est obligé</translation>
    </message>
    <message>
        <source>One at most waits</source>
        <translation>Un seul au plus attend</translation>
    </message>
    <message>
        <source>Several wait their turn.</source>
        <translation>S’il y en a plusieurs, ils attendent.</translation>
    </message>
    <message>
        <source>That player wins at once.</source>
        <translation>Ce joueur gagne aussitôt.</translation>
    </message>
    <message>
        <source>The dealer is asked like everybody else.</source>
        <translation>Le donneur est interrogé comme les autres.</translation>
    </message>
    <message>
        <source>The last to exchange may find the talon short.</source>
        <translation>Le dernier à échanger peut trouver le talon trop court.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Le plus petit total gagne.</translation>
    </message>
    <message>
        <source>The talon always has enough for everybody.</source>
        <translation>Le talon suffit toujours pour tous.</translation>
    </message>
    <message>
        <source>There are no Refes</source>
        <translation>Il n’y a pas de refés</translation>
    </message>
    <message>
        <source>Thrown-in cards only pass the deal on.</source>
        <translation>Une donne annulée passe seulement la donne.</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>To the left, and tricks to the right</source>
        <translation>Vers la gauche, et les plis vers la droite</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>To the right, and tricks to the left</source>
        <translation>Vers la droite, et les plis vers la gauche</translation>
    </message>
    <message>
        <source>Until the first card is led</source>
        <translation>Jusqu’à la première carte jouée</translation>
    </message>
    <message>
        <source>What do Refes do?</source>
        <translation>Que font les refés ?</translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation>Quand la partie est-elle finie ?</translation>
    </message>
    <message>
        <source>Which way does the game go round?</source>
        <translation>Dans quel sens tourne le jeu ?</translation>
    </message>
    <message>
        <source>While it waits no other is written.</source>
        <translation>Tant qu’il attend, aucun autre n’est inscrit.</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest</source>
        <translation>Qui peut doit battre la plus forte</translation>
    </message>
    <message>
        <source>With 15</source>
        <translation>Avec 15</translation>
    </message>
    <message>
        <source>With 21</source>
        <translation>Avec 21</translation>
    </message>
    <message>
        <source>With 30</source>
        <translation>Avec 30</translation>
    </message>
    <message>
        <source>With how many points does everybody begin?</source>
        <translation>Avec combien de points chacun commence-t-il ?</translation>
    </message>
    <message>
        <source>With the same suit, or with a trump.</source>
        <translation>Avec la même couleur, ou avec un atout.</translation>
    </message>
    <message>
        <source>Yes, and takes the upcard</source>
        <translation>Oui, et il prend la retourne</translation>
    </message>
</context>
<context>
    <name>RaubLesson</name>
    <message>
        <source>A pity: {name} had none of that suit, and trumped.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translatorcomment>Of “A pity: {name} had none of that suit. Who cannot follow must play a trump, and a trump beats even an ace.”.</translatorcomment>
        <translation>Dommage : {name} n’avait rien de cette couleur, et a coupé.</translation>
    </message>
    <message>
        <source>Everybody plays a card to a trick; the best one wins it.</source>
        <translation>À chaque pli, chacun joue une carte ; la meilleure le gagne.</translation>
    </message>
    <message>
        <source>Exchange {card}: click it, then the lit place.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Échanger {card:le} : cliquer dessus, puis sur la place qui brille.</translation>
    </message>
    <message>
        <source>If nobody wants three upcards, the next deal counts double.</source>
        <translation>Si personne ne veut de trois cartes, la donne suivante compte double.</translation>
    </message>
    <message>
        <source>Nobody wanted it. This upcard is better for you.</source>
        <translation>Personne n’en a voulu. Cette carte-ci est meilleure pour toi.</translation>
    </message>
    <message>
        <source>Now {card} is the best card: play it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translatorcomment>Of “Ace and king of trumps are gone. So {card} is the best card now: play it.”.</translatorcomment>
        <translation>La meilleure carte est donc {card:le} : la jouer.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Jouer {card:le}.</translation>
    </message>
    <message>
        <source>Raub is a risk: with too few tricks you get points.</source>
        <translation>Le Raub est un risque : trop peu de plis coûte des points.</translation>
    </message>
    <message>
        <source>That may well win two tricks. Press “Say Raub”.</source>
        <translation>Cela peut bien gagner deux plis. Presser « Dire Raub ».</translation>
    </message>
    <message>
        <source>The ace of trumps beats all: click it, then the lit place.</source>
        <translatorcomment>Of “The ace of trumps beats every card. Click it, then the place that lights up.”.</translatorcomment>
        <translation>L’as d’atout bat tout : cliquer dessus, puis sur la place qui brille.</translation>
    </message>
    <message>
        <source>The other three are good. Press the golden button.</source>
        <translation>Les trois autres sont bonnes. Presser le bouton doré.</translation>
    </message>
    <message>
        <source>The others exchanged, too. Who said Raub plays first.</source>
        <translatorcomment>Of “The others have exchanged, too. How many cards is no secret, which ones is. Now the tricks: who said Raub plays first.”.</translatorcomment>
        <translation>Les autres ont échangé aussi. Qui a dit Raub joue en premier.</translation>
    </message>
    <message>
        <source>The others had to follow suit. The ace wins the trick.</source>
        <translatorcomment>Of “The others had to follow, that is play the same suit, because they could. The ace wins the trick.”.</translatorcomment>
        <translation>Les autres ont dû fournir. L’as gagne le pli.</translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped: press the golden button.</source>
        <translation>Le sept d’atout peut s’échanger : presser le bouton doré.</translation>
    </message>
    <message>
        <source>This card was turned up. Raub makes its suit trumps.</source>
        <translatorcomment>Of “This card was turned up. Who says Raub makes its suit trumps: they beat all other cards. But then two tricks must be won.”.</translatorcomment>
        <translation>Cette carte a été retournée. Le Raub fait de sa couleur l’atout.</translation>
    </message>
    <message>
        <source>Three tricks: your 21 points become 18.</source>
        <translation>Trois plis : 21 points deviennent 18.</translation>
    </message>
    <message>
        <source>Two tricks: that is what was owed. More are welcome.</source>
        <translatorcomment>Of “Two tricks: that is what was owed. Every further one is welcome.”.</translatorcomment>
        <translation>Deux plis : c’est ce qui était dû. D’autres sont bienvenus.</translation>
    </message>
    <message>
        <source>Welcome to Raub! {name} sits beside you and explains it.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Bienvenue au Raub ! {name}, à la place voisine, l’explique.</translation>
    </message>
    <message>
        <source>You have no {suit}: say “Dalje” with the golden button.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Il n’y a pas de {suit} en main : dire « Passe » par le bouton doré.</translation>
    </message>
    <message>
        <source>Your cards lie face down. Press the golden button to look.</source>
        <translation>Tes cartes sont face cachée. Pour les voir, presser le bouton doré.</translation>
    </message>
    <message>
        <source>ace and king of trumps are gone</source>
        <translation>l’as et le roi d’atout sont passés</translation>
    </message>
    <message>
        <source>all begin with 21 points; a trick takes one off, none left wins</source>
        <translation>tous partent de 21 points ; un pli en enlève un, qui n’en a plus gagne</translation>
    </message>
    <message>
        <source>everybody plays alone: four cards, four tricks</source>
        <translation>chacun joue pour soi : quatre cartes, quatre plis</translation>
    </message>
    <message>
        <source>following means to play the same suit</source>
        <translation>fournir veut dire jouer la même couleur</translation>
    </message>
    <message>
        <source>how many cards is no secret, which ones is</source>
        <translation>combien de cartes n’est pas un secret, lesquelles en est un</translation>
    </message>
    <message>
        <source>it fetches the card that was turned up, {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>il prend la carte retournée : {card}</translation>
    </message>
    <message>
        <source>nothing of that suit is in your hand</source>
        <translation>il n’y a rien de cette couleur en main</translation>
    </message>
    <message>
        <source>poor cards may be exchanged now; it is the only one</source>
        <translatorcomment>Of “Poor cards may be exchanged now. {card:^} is the only one: click it, then the place that lights up.”.</translatorcomment>
        <translation>les mauvaises cartes s’échangent maintenant ; c’est la seule</translation>
    </message>
    <message>
        <source>that is a Refe; so it is when a dealer passes on</source>
        <translation>c’est un refé ; de même quand un donneur passe la donne</translation>
    </message>
    <message>
        <source>three for one trick, four for none: with poor cards say Dalje</source>
        <translation>trois pour un seul pli, quatre sans aucun : sinon dire Passe</translation>
    </message>
    <message>
        <source>trumps beat all others, but then two tricks must be won</source>
        <translation>l’atout bat tout, mais il faut alors gagner deux plis</translation>
    </message>
    <message>
        <source>who cannot follow must trump, and a trump beats even an ace</source>
        <translatorcomment>Of “A pity: {name} had none of that suit. Who cannot follow must play a trump, and a trump beats even an ace.”.</translatorcomment>
        <translation>qui ne peut pas fournir doit couper, et l’atout bat même un as</translation>
    </message>
    <message>
        <source>who dares says Raub unseen; today it is wiser to look</source>
        <translation>qui l’ose dit Raub à l’aveugle ; aujourd’hui, mieux vaut regarder</translation>
    </message>
    <message>
        <source>you have {cards}, and another ace</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>la main a {cards}, et un autre as</translation>
    </message>
    <message>
        <source>{name} leads {card}. Play your last card, a trump.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} entame avec {card:le}. Jouer la dernière carte, un atout.</translation>
    </message>
    <message>
        <source>{name} won one and has 20; {names} won none and has 23</source>
        <extracomment>{name}: the player, or the players of a side. {names}: several players, listed.</extracomment>
        <translation>{name} en a gagné un et a 20 ; {names}, aucun et a 23</translation>
    </message>
    <message>
        <source>“Dalje” means pass</source>
        <translation>« Passe » veut dire non</translation>
    </message>
</context>
<context>
    <name>RaubLog</name>
    <message numerus="yes">
        <source>All passed(| {count} times): a Refe is written.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Tous ont passé{count:||} : un refé est inscrit.</numerusform>
            <numerusform>Tous ont passé {count} fois : un refé est inscrit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All passed(| {count} times): the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Tous ont passé{count:||} : donne annulée.</numerusform>
            <numerusform>Tous ont passé {count} fois : donne annulée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} is over: {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La donne {number} est finie : {points}.</translation>
    </message>
    <message>
        <source>changed four and got five ({cards} face up)</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} changé quatre cartes et en {name:a|a|a|ont} reçu cinq ({cards:le} face visible)</translation>
    </message>
    <message>
        <source>changed no card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>n’{name:a|a|a|ont} changé aucune carte</translation>
    </message>
    <message numerus="yes">
        <source>changed {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} changé {count:f} carte</numerusform>
            <numerusform>{name:a|a|a|ont} changé {count} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>dealt</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} donné</translation>
    </message>
    <message>
        <source>laid one card aside</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} écarté une carte</translation>
    </message>
    <message>
        <source>led {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} entamé avec {cards:le}</translation>
    </message>
    <message>
        <source>looked at the cards</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} regardé ses cartes</translation>
    </message>
    <message>
        <source>passed the deal on</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} passé la donne</translation>
    </message>
    <message>
        <source>passed the deal on: a Refe is written</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} passé la donne : un refé est inscrit</translation>
    </message>
    <message>
        <source>played {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} joué {cards:le}</translation>
    </message>
    <message numerus="yes">
        <source>said Dalje(| {count} times)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} dit « Passe »{count:||}</numerusform>
            <numerusform>{name:a|a|a|ont} dit {count} fois « Passe »</numerusform>
        </translation>
    </message>
    <message>
        <source>said Raub to {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} dit « Raub » sur {cards:le}</translation>
    </message>
    <message>
        <source>said Raub unseen and took {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} dit « Raub » à l’aveugle et pris {cards:le}</translation>
    </message>
    <message>
        <source>said Raub: {suit} are trumps</source>
        <comment>{name}</comment>
        <extracomment>{suit}: a suit: “hearts”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} dit « Raub » : atout {suit}</translation>
    </message>
    <message>
        <source>swapped the seven for {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} échangé le sept contre {cards:le}</translation>
    </message>
    <message>
        <source>took the automatic seven ({cards})</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} pris le sept automatique ({cards:le})</translation>
    </message>
    <message>
        <source>trumped with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} coupé avec {cards:le}</translation>
    </message>
    <message>
        <source>turned up {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} retourné {cards:le}</translation>
    </message>
    <message numerus="yes">
        <source>won (a trick|{count} tricks)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} gagné {count} pli</numerusform>
            <numerusform>{name:a|a|a|ont} gagné {count} plis</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>La retourne est {card}.</translation>
    </message>
    <message>
        <source>{cards:^} was turned up.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>La retourne est {cards:le}.</translation>
    </message>
    <message>
        <source>{name} changed four and got five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} changé quatre cartes et en {name:a|a|a|ont} reçu cinq, {card} face visible.</translation>
    </message>
    <message>
        <source>{name} changed no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} n’{name:a|a|a|ont} changé aucune carte.</translation>
    </message>
    <message>
        <source>{name} changed {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:a|a|a|ont} changé {cards}.</translation>
    </message>
    <message>
        <source>{name} changes four and gets five, {card} face up.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} change quatre cartes et en reçoit cinq, {card} face visible.</translation>
    </message>
    <message>
        <source>{name} changes no card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ne change aucune carte.</translation>
    </message>
    <message>
        <source>{name} changes {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} change {cards}.</translation>
    </message>
    <message>
        <source>{name} dealt and turned up {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} donné et retourné {card}.</translation>
    </message>
    <message>
        <source>{name} followed with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} fourni {card}.</translation>
    </message>
    <message>
        <source>{name} follows with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} fournit {card}.</translation>
    </message>
    <message>
        <source>{name} laid one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} écarté une carte.</translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} entame avec {card}.</translation>
    </message>
    <message>
        <source>{name} led {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} entamé avec {card}.</translation>
    </message>
    <message>
        <source>{name} looked at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} regardé ses cartes.</translation>
    </message>
    <message>
        <source>{name} looks at the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} regarde ses cartes.</translation>
    </message>
    <message>
        <source>{name} passed the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} passé la donne.</translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} passé la donne : un refé est inscrit.</translation>
    </message>
    <message>
        <source>{name} passes the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} passe la donne.</translation>
    </message>
    <message>
        <source>{name} passes the deal on: a Refe is written.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} passe la donne : un refé est inscrit.</translation>
    </message>
    <message>
        <source>{name} said Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit « Passe ».</translation>
    </message>
    <message>
        <source>{name} said Raub unseen and took {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit « Raub » à l’aveugle et pris {card}.</translation>
    </message>
    <message>
        <source>{name} said Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} {name:a|a|a|ont} dit « Raub » : atout {suit}.</translation>
    </message>
    <message>
        <source>{name} says Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} dit « Passe ».</translation>
    </message>
    <message>
        <source>{name} says Raub unseen and takes {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} dit « Raub » à l’aveugle et prend {card}.</translation>
    </message>
    <message>
        <source>{name} says Raub: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} dit « Raub » : atout {suit}.</translation>
    </message>
    <message>
        <source>{name} swapped {seven} for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} échangé {seven} contre {card}.</translation>
    </message>
    <message>
        <source>{name} swaps the seven for {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} échange le sept contre {card}.</translation>
    </message>
    <message>
        <source>{name} takes the trick, comes to 0 and wins.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} gagne le pli, arrive à 0 et remporte la partie.</translation>
    </message>
    <message>
        <source>{name} threw {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} jeté {card}.</translation>
    </message>
    <message>
        <source>{name} throws {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} jette {card}.</translation>
    </message>
    <message>
        <source>{name} took the seven: {suit} are trumps.</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} {name:a|a|a|ont} pris le sept : atout {suit}.</translation>
    </message>
    <message>
        <source>{name} trumped with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} coupé avec {card}.</translation>
    </message>
    <message>
        <source>{name} trumps with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} coupe avec {card}.</translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}, came to 0 and won.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} gagné le pli {number} avec {card}, arrive à 0 et remporte la partie.</translation>
    </message>
    <message>
        <source>{name} won trick {number} with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:a|a|a|ont} gagné le pli {number} avec {card}.</translation>
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
        <translation>Un refé double la prochaine donne jouée ; tant qu’il attend, aucun autre n’est inscrit.</translation>
    </message>
    <message>
        <source>A card must beat the highest one so far, where possible.</source>
        <translation>Une carte doit battre la plus forte déjà jouée, si possible.</translation>
    </message>
    <message>
        <source>A card of the same suit, or a trump, must beat the highest so far, where possible.</source>
        <translation>Une carte de la même couleur, ou un atout, doit battre la plus forte déjà jouée, si possible.</translation>
    </message>
    <message>
        <source>A seven as first upcard makes trumps at once.</source>
        <translation>Un sept comme première retourne fait aussitôt l’atout.</translation>
    </message>
    <message>
        <source>A seven turned up is a card like any other: whoever says Raub to it owes two tricks. It is not swapped for.</source>
        <translation>Un sept retourné est une carte comme une autre : qui dit Raub doit deux plis. Il ne s’échange pas.</translation>
    </message>
    <message>
        <source>A trick counts {number}; three tricks take off {all}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>Un pli compte {number} ; trois plis enlèvent {all}.</translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard in the own exchange, before or after drawing, and not later.</source>
        <translatorcomment>Of “After asking, whoever holds the seven of trumps may swap it for the last upcard in the own exchange, before or after drawing, and not later. That card may not be exchanged again.”.</translatorcomment>
        <translation>Après les demandes, qui a le sept d’atout peut l’échanger contre la dernière retourne à son propre échange, avant ou après la pioche, et pas plus tard.</translation>
    </message>
    <message>
        <source>After asking, whoever holds the seven of trumps may swap it for the last upcard, in the own exchange or just before the first trick, once.</source>
        <translatorcomment>Of “After asking, whoever holds the seven of trumps may swap it for the last upcard, in the own exchange or just before the first trick, once. That card may not be exchanged again.”.</translatorcomment>
        <translation>Après les demandes, qui a le sept d’atout peut l’échanger contre la dernière retourne, à son propre échange ou juste avant le premier pli, une fois.</translation>
    </message>
    <message>
        <source>After {number} played deals the game is over in any case, and the lowest total wins.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Après {number} donnes jouées, la partie est finie dans tous les cas, et le plus petit total gagne.</translation>
    </message>
    <message>
        <source>All begin with {points}. The game ends after a deal that leaves somebody at 0 or below, and what is below 0 counts. The lowest total wins.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tous commencent avec {points}. La partie finit après une donne qui laisse quelqu’un à 0 ou en dessous, et ce qui est sous 0 compte. Le plus petit total gagne.</translation>
    </message>
    <message>
        <source>Automatic seven</source>
        <translation>Sept automatique</translation>
    </message>
    <message>
        <source>Blind raub</source>
        <translation>Raub aveugle</translation>
    </message>
    <message>
        <source>Dealing, asking, the exchange and the next dealer are as set above.</source>
        <translation>Donner, demander, échanger et qui donne ensuite sont réglés plus haut.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>Duty to beat</source>
        <translation>Obligation de battre</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Every Refe doubles one played deal. Several wait their turn: no deal counts more than double.</source>
        <translation>Chaque refé double une donne jouée. S’il y en a plusieurs, ils attendent : aucune donne ne compte plus que double.</translation>
    </message>
    <message>
        <source>Everybody begins with {points}. Who comes to 0 first wins at once: tricks are taken off as they are won, those of a player who owes two only from the second on. For example, at 2 and owing two: the first trick leaves 2, the second wins the game. Nothing else of that deal counts.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Chacun commence avec {points}. Qui arrive le premier à 0 gagne aussitôt : les plis sont enlevés à mesure qu’ils sont gagnés, ceux d’un joueur qui en doit deux seulement à partir du deuxième. Par exemple, à 2 et en devant deux : après le premier pli il reste 2, le deuxième gagne la partie. Rien d’autre ne compte dans cette donne.</translation>
    </message>
    <message>
        <source>Everything goes round to the left: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation>Tout tourne vers la gauche : donner, demander, échanger, jouer, et qui donne ensuite, même après une donne annulée. Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>Everything goes round to the right: dealing, asking, the exchange, playing, and who deals next, after a thrown-in deal too. The first dealer is found by lot.</source>
        <translation>Tout tourne vers la droite : donner, demander, échanger, jouer, et qui donne ensuite, même après une donne annulée. Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>Five for four</source>
        <translation>Cinq pour quatre</translation>
    </message>
    <message>
        <source>From there everybody counts down.</source>
        <translation>De là, chacun compte vers le bas.</translation>
    </message>
    <message>
        <source>Instead of dealing, also at the first deal, the dealer may pass the deal on: a Refe is written and the next player deals. Nobody may do so right after another has; a thrown-in deal in between lifts this ban.</source>
        <translation>Au lieu de donner, même à la première donne, le donneur peut passer la donne : un refé est inscrit et le joueur suivant donne. Personne ne peut le faire juste après un autre ; une donne annulée entre les deux lève cette interdiction.</translation>
    </message>
    <message>
        <source>It is written when a deal is not played.</source>
        <translation>Il est inscrit quand une donne n’est pas jouée.</translation>
    </message>
    <message>
        <source>No trick after a seven</source>
        <translation>Aucun pli après un sept</translation>
    </message>
    <message>
        <source>Nobody gets five for four: whoever changes four gets four.</source>
        <translation>Personne ne reçoit cinq pour quatre : qui en change quatre en reçoit quatre.</translation>
    </message>
    <message>
        <source>Nobody has to beat the cards that lie there already.</source>
        <translation>Personne n’est obligé de battre les cartes déjà jouées.</translation>
    </message>
    <message>
        <source>Nobody passes the deal on; a Refe is written only for cards that were thrown in.</source>
        <translation>Personne ne passe la donne ; un refé n’est inscrit que pour une donne annulée.</translation>
    </message>
    <message>
        <source>None of two owed</source>
        <translation>Aucun des deux dus</translation>
    </message>
    <message>
        <source>Not used, since no seven is swapped.</source>
        <translation>Sans effet : aucun sept ne s’échange.</translation>
    </message>
    <message>
        <source>Not used, since there are no Refes.</source>
        <translation>Sans effet : il n’y a pas de refés.</translation>
    </message>
    <message>
        <source>One of two owed</source>
        <translation>Un des deux dus</translation>
    </message>
    <message>
        <source>One upcard; if all pass, the cards are thrown in.</source>
        <translation>Une seule retourne ; si tous passent, la donne est annulée.</translation>
    </message>
    <message>
        <source>Otherwise the dealer may say blind raub: the suit is trumps, the dealer takes the upcard and owes two tricks.</source>
        <translation>Sinon, le donneur peut dire le raub aveugle : la couleur est atout, il prend la retourne et doit deux plis.</translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>Points au départ</translation>
    </message>
    <message>
        <source>Points of a deal</source>
        <translation>Points d’une donne</translation>
    </message>
    <message>
        <source>Refes waiting double one deal together: with two it counts four times, with three or more eight times.</source>
        <translation>Les refés en attente doublent ensemble une donne : avec deux elle compte quatre fois, avec trois ou plus huit fois.</translation>
    </message>
    <message>
        <source>So many are turned up before the cards are thrown in.</source>
        <translation>Autant sont retournées avant que la donne soit annulée.</translation>
    </message>
    <message>
        <source>Swapping the seven</source>
        <translatorcomment>Of “Swapping the seven in the exchange only”.</translatorcomment>
        <translation>Échange du sept</translation>
    </message>
    <message>
        <source>The card got for the seven</source>
        <translation>La carte reçue pour le sept</translation>
    </message>
    <message>
        <source>The dealer may say Raub before looking at the own cards.</source>
        <translation>Le donneur peut dire Raub avant de regarder ses cartes.</translation>
    </message>
    <message>
        <source>The dealer may say blind raub to the first upcard, also to a seven: the suit is trumps, the dealer takes the upcard and owes two tricks.</source>
        <translation>Le donneur peut dire le raub aveugle à la première retourne, même à un sept : la couleur est atout, il prend la retourne et doit deux plis.</translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside.</source>
        <translation>Le premier qui change ses quatre cartes en reçoit cinq du talon, la troisième face visible, puis en écarte une des cinq.</translation>
    </message>
    <message>
        <source>The first to change all four gets five from the talon, the third of them face up, and then lays one of the five aside; so does a dealer who took the upcard, and lays two of six aside, never the upcard.</source>
        <translation>Le premier qui change ses quatre cartes en reçoit cinq du talon, la troisième face visible, puis en écarte une des cinq ; de même un donneur qui a pris la retourne, qui en écarte deux sur six, jamais la retourne.</translation>
    </message>
    <message>
        <source>The first upcard is a seven, the automatic seven: its suit is trumps at once. The dealer takes the seven and owes one trick.</source>
        <translation>La première retourne est un sept, le sept automatique : sa couleur est aussitôt l’atout. Le donneur prend le sept et doit un pli.</translation>
    </message>
    <message>
        <source>The seven of trumps is not swapped: it is played as a trump.</source>
        <translation>Le sept d’atout ne s’échange pas : il se joue comme un atout.</translation>
    </message>
    <message>
        <source>The swapped card is like any other: swapped for before drawing, it may be among the cards exchanged.</source>
        <translation>La carte échangée est comme une autre : prise avant la pioche, elle peut être parmi les cartes changées.</translation>
    </message>
    <message>
        <source>The swapped card may not be exchanged; of five it may be the one laid aside.</source>
        <translation>La carte échangée ne peut plus être changée ; sur cinq, elle peut être celle qu’on écarte.</translation>
    </message>
    <message>
        <source>The swapped card stays in the hand; with five for four another one is laid aside.</source>
        <translation>La carte échangée reste en main ; avec cinq pour quatre, on en écarte une autre.</translation>
    </message>
    <message>
        <source>There are no Refes: thrown-in cards only pass the deal on.</source>
        <translation>Il n’y a pas de refés : une donne annulée passe seulement la donne.</translation>
    </message>
    <message>
        <source>There is no blind raub: the dealer looks at the own cards and is asked like everybody else.</source>
        <translation>Il n’y a pas de raub aveugle : le donneur regarde ses cartes et est interrogé comme les autres.</translation>
    </message>
    <message>
        <source>Tricks go round</source>
        <translation>Sens des plis</translation>
    </message>
    <message>
        <source>Tricks go round to the left, everything else to the right: dealing, asking, the exchange, and who deals next. After the card that was led, the player on the left plays. The first dealer is found by lot.</source>
        <translation>Les plis tournent vers la gauche, tout le reste vers la droite : donner, demander, échanger, et qui donne ensuite. Après la première carte, le joueur de gauche joue. Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>Tricks go round to the right, everything else to the left: dealing, asking, the exchange, and who deals next. After the card that was led, the player on the right plays. The first dealer is found by lot.</source>
        <translation>Les plis tournent vers la droite, tout le reste vers la gauche : donner, demander, échanger, et qui donne ensuite. Après la première carte, le joueur de droite joue. Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>Upcards</source>
        <translation>Retournes</translation>
    </message>
    <message>
        <source>What a Refe does</source>
        <translation>Ce que fait un refé</translation>
    </message>
    <message>
        <source>What a trick takes off, and what is added for too few tricks.</source>
        <translation>Ce qu’un pli enlève, et ce qui s’ajoute pour trop peu de plis.</translation>
    </message>
    <message>
        <source>What may become of it before the play.</source>
        <translation>Ce qu’elle peut devenir avant le jeu.</translation>
    </message>
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again, without blind raub; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Si tous passent, une autre carte est retournée et tous sont encore interrogés, sans raub aveugle ; un sept est alors une carte comme une autre. Une carte refusée reste face visible, hors du jeu. Si tous passent sur la seule retourne{count:||}, la donne est annulée.</numerusform>
            <numerusform>Si tous passent, une autre carte est retournée et tous sont encore interrogés, sans raub aveugle ; un sept est alors une carte comme une autre. Une carte refusée reste face visible, hors du jeu. Si tous passent sur la dernière des {count} retournes, la donne est annulée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When all pass, another card is turned up and all are asked again; a seven is then a card like any other. A refused card lies face up, out of play. When all pass on the last of {count} upcards, the cards are thrown in.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Si tous passent, une autre carte est retournée et tous sont encore interrogés ; un sept est alors une carte comme une autre. Une carte refusée reste face visible, hors du jeu. Si tous passent sur la seule retourne{count:||}, la donne est annulée.</numerusform>
            <numerusform>Si tous passent, une autre carte est retournée et tous sont encore interrogés ; un sept est alors une carte comme une autre. Une carte refusée reste face visible, hors du jeu. Si tous passent sur la dernière des {count} retournes, la donne est annulée.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is over for whoever comes to 0.</source>
        <translation>Quand elle finit pour qui arrive à 0.</translation>
    </message>
    <message>
        <source>Where the next player sits, for dealing as for playing.</source>
        <translation>Où est assis le joueur suivant, pour donner comme pour jouer.</translation>
    </message>
    <message>
        <source>Who holds the seven of trumps may have the upcard for it.</source>
        <translation>Qui a le sept d’atout peut prendre la retourne à sa place.</translation>
    </message>
    <message>
        <source>Who is due to deal may write a Refe instead.</source>
        <translation>Qui doit donner peut inscrire un refé à la place.</translation>
    </message>
    <message>
        <source>Whoever changes all four cards first may get five from the talon.</source>
        <translation>Qui change le premier ses quatre cartes peut en recevoir cinq du talon.</translation>
    </message>
    <message>
        <source>a seven turned up first makes trumps</source>
        <translation>un sept retourné d’abord fait l’atout</translation>
    </message>
    <message>
        <source>a seven turned up is a card like any other</source>
        <translation>un sept retourné est une carte comme une autre</translation>
    </message>
    <message>
        <source>after the deal</source>
        <translation>après la donne</translation>
    </message>
    <message>
        <source>all double one deal together</source>
        <translation>tous doublent ensemble une donne</translation>
    </message>
    <message>
        <source>also for a dealer with the upcard</source>
        <translation>aussi pour un donneur avec la retourne</translation>
    </message>
    <message>
        <source>at once, with the trick</source>
        <translation>aussitôt, avec le pli</translation>
    </message>
    <message>
        <source>each doubles one deal</source>
        <translation>chacun double une donne</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>pour personne</translation>
    </message>
    <message>
        <source>for the first to change four</source>
        <translation>pour le premier qui en change quatre</translation>
    </message>
    <message>
        <source>from {new} down instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>de {new} vers le bas au lieu de {old}</translation>
    </message>
    <message>
        <source>in the own exchange only</source>
        <translatorcomment>Of “the seven swapped in the own exchange only”.</translatorcomment>
        <translation>seulement à son propre échange</translation>
    </message>
    <message>
        <source>like everything else</source>
        <translation>comme tout le reste</translation>
    </message>
    <message>
        <source>may be exchanged, too</source>
        <translation>peut aussi être changée</translation>
    </message>
    <message>
        <source>may be laid aside from five</source>
        <translation>peut être écartée sur cinq</translation>
    </message>
    <message>
        <source>nobody passes the deal on</source>
        <translation>personne ne passe la donne</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>pas du tout</translation>
    </message>
    <message>
        <source>one at most waits</source>
        <translation>un seul au plus attend</translation>
    </message>
    <message>
        <source>played {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>sens du jeu {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>stays in the hand</source>
        <translation>reste en main</translation>
    </message>
    <message>
        <source>the deal may be passed on</source>
        <translation>la donne peut être passée</translation>
    </message>
    <message>
        <source>the highest card must be beaten where possible</source>
        <translation>il faut battre la plus forte carte si possible</translation>
    </message>
    <message>
        <source>the highest card need not be beaten</source>
        <translation>on n’est pas obligé de battre la plus forte carte</translation>
    </message>
    <message>
        <source>the other way</source>
        <translation>dans l’autre sens</translation>
    </message>
    <message>
        <source>there are no Refes</source>
        <translation>il n’y a pas de refés</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>until the first card is led</source>
        <translatorcomment>Of “the seven swapped until the first card is led”.</translatorcomment>
        <translation>jusqu’à la première carte jouée</translation>
    </message>
    <message>
        <source>with blind raub</source>
        <translation>avec raub aveugle</translation>
    </message>
    <message>
        <source>without blind raub</source>
        <translation>sans raub aveugle</translation>
    </message>
</context>
<context>
    <name>RaubPossible</name>
    <message>
        <source>A Refe is written: the next deal counts double.</source>
        <translation>Un refé est noté : la donne suivante compte double.</translation>
    </message>
    <message>
        <source>Change cards</source>
        <translation>Échanger des cartes</translation>
    </message>
    <message>
        <source>Everybody gets four cards.</source>
        <translation>Chacun reçoit quatre cartes.</translation>
    </message>
    <message>
        <source>It goes to the trick.</source>
        <translation>Elle va dans le pli.</translation>
    </message>
    <message>
        <source>One of five cards goes.</source>
        <translation>Une des cinq cartes part.</translation>
    </message>
    <message numerus="yes">
        <source>Play (|one of ){cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Jouer {cards}</numerusform>
            <numerusform>Jouer une de celles-ci : {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>The exchange is over.</source>
        <translation>L’échange est terminé.</translation>
    </message>
    <message>
        <source>The next player is asked.</source>
        <translation>On demande au joueur suivant.</translation>
    </message>
    <message>
        <source>The seven of trumps is put down, the upcard is taken.</source>
        <translation>Le sept d’atout est posé, la retourne est prise.</translation>
    </message>
    <message>
        <source>The suit of the upcard is trumps.</source>
        <translation>La couleur de la retourne devient l’atout.</translation>
    </message>
    <message>
        <source>The upcard is taken before the own cards are seen.</source>
        <translation>La retourne est prise avant de voir ses propres cartes.</translation>
    </message>
    <message>
        <source>The upcard stays where it is.</source>
        <translation>La retourne reste où elle est.</translation>
    </message>
    <message>
        <source>Then all are asked.</source>
        <translation>Ensuite, on demande à tous.</translation>
    </message>
    <message>
        <source>Two of six cards go, one after the other.</source>
        <translation>Deux cartes sur six s’en vont, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Up to four cards are changed for cards of the talon.</source>
        <translation>Jusqu’à quatre cartes s’échangent contre des cartes du talon.</translation>
    </message>
</context>
<context>
    <name>RaubPresenter</name>
    <message>
        <source>A trick brought the end at once.</source>
        <translation>Un pli a aussitôt fini la partie.</translation>
    </message>
    <message>
        <source>From {start} down to 0, play to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translatorcomment>Of “From 21 down to 0, play to the left”.</translatorcomment>
        <translation>De {start} à 0, jeu vers la gauche</translation>
    </message>
    <message>
        <source>From {start} down to 0, play to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translatorcomment>Of “From 21 down to 0, play to the right”.</translatorcomment>
        <translation>De {start} à 0, jeu vers la droite</translation>
    </message>
    <message>
        <source>From {start} down to 0, tricks to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translatorcomment>Of “From 21 down to 0, play to the left”.</translatorcomment>
        <translation>De {start} à 0, plis vers la gauche</translation>
    </message>
    <message>
        <source>From {start} down to 0, tricks to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translatorcomment>Of “From 21 down to 0, play to the right”.</translatorcomment>
        <translation>De {start} à 0, plis vers la droite</translation>
    </message>
    <message>
        <source>Lowest wins; at 0 the game ends</source>
        <translation>Le plus petit total gagne ; à 0 la partie est finie</translation>
    </message>
    <message>
        <source>Raub has no first melds: it is played in tricks.</source>
        <translation>Au Raub, il n’y a pas de première pose : on joue des plis.</translation>
    </message>
    <message>
        <source>The cards were thrown in.</source>
        <translation>La donne a été annulée.</translation>
    </message>
    <message>
        <source>The next deal counts double</source>
        <translation>La donne suivante compte double</translation>
    </message>
    <message>
        <source>The next deal counts double and may end the game</source>
        <translation>La donne suivante compte double et peut finir la partie</translation>
    </message>
    <message>
        <source>The next deal counts {times} times</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>La donne suivante compte {times} fois</translation>
    </message>
    <message>
        <source>The next deal counts {times} times and may end the game</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>La donne suivante compte {times} fois et peut finir la partie</translation>
    </message>
    <message>
        <source>The next deal may end the game</source>
        <translation>La prochaine donne peut finir la partie</translation>
    </message>
    <message>
        <source>The trick holds {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Le pli contient {cards}.</translation>
    </message>
    <message>
        <source>The upcard is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>La retourne est {cards}.</translation>
    </message>
    <message>
        <source>This deal counts double</source>
        <translation>Cette donne compte double</translation>
    </message>
    <message>
        <source>This deal counts double and may end the game</source>
        <translation>Cette donne compte double et peut finir la partie</translation>
    </message>
    <message>
        <source>This deal counts {times} times</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>Cette donne compte {times} fois</translation>
    </message>
    <message>
        <source>This deal counts {times} times and may end the game</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>Cette donne compte {times} fois et peut finir la partie</translation>
    </message>
    <message>
        <source>This deal may end the game</source>
        <translation>Cette donne peut finir la partie</translation>
    </message>
    <message>
        <source>Thrown in: a Refe.</source>
        <translation>Donne annulée : un refé.</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>L’atout est {suit}.</translation>
    </message>
    <message>
        <source>Undo play</source>
        <translation>Défaire le coup</translation>
    </message>
    <message>
        <source>Whoever comes down to 0 ends the game.</source>
        <translation>Qui descend à 0 finit la partie.</translation>
    </message>
    <message>
        <source>{name} made trumps, on Refes: {times} times.</source>
        <extracomment>{name}: the player, or the players of a side. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>{name} {name:a|a|a|ont} choisi l’atout, avec des refés : {times} fois.</translation>
    </message>
    <message>
        <source>{name} made trumps, on a Refe: doubled.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} choisi l’atout, avec un refé : doublé.</translation>
    </message>
    <message>
        <source>{name} made trumps.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} choisi l’atout.</translation>
    </message>
    <message>
        <source>{name} passed the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} passé la donne.</translation>
    </message>
    <message>
        <source>{name} passed the deal on: a Refe.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} passé la donne : un refé.</translation>
    </message>
</context>
<context>
    <name>RaubPrompts</name>
    <message numerus="yes">
        <source>(A Refe is|{count:^} Refes are) waiting: this deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Un refé attend{count:||} : cette donne compte double.</numerusform>
            <numerusform>{count:^} refés attendent : cette donne compte double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One more Refe is|{number} more Refes are) waiting.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Encore {number} refé attend.</numerusform>
            <numerusform>Encore {number} refés attendent.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Refe is written: the next deal counts {times} times.</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translatorcomment>Of “Then a Refe is written, and the next deal counts double.”.</translatorcomment>
        <translation>Un refé est inscrit : la donne suivante compte {times} fois.</translation>
    </message>
    <message numerus="yes">
        <source>A trick takes off {number} point(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Un pli enlève {number} point.</numerusform>
            <numerusform>Un pli enlève {number} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards of the hand are changed.</source>
        <translation>Toutes les cartes de la main sont changées.</translation>
    </message>
    <message>
        <source>All passed: another card is turned up.</source>
        <translation>Tous ont passé : une autre carte est retournée.</translation>
    </message>
    <message>
        <source>All passed: the cards are thrown in for a Refe.</source>
        <translation>Tous ont passé : donne annulée, un refé.</translation>
    </message>
    <message>
        <source>All passed: the cards are thrown in.</source>
        <translation>Tous ont passé : donne annulée.</translation>
    </message>
    <message>
        <source>All see what is swapped.</source>
        <translation>Tous voient ce qui est échangé.</translation>
    </message>
    <message>
        <source>All see what is swapped; later it cannot be swapped.</source>
        <translation>Tous voient ce qui est échangé ; plus tard, ce n’est plus possible.</translation>
    </message>
    <message>
        <source>Cards of {suit}: {number}. Tricks owed: 2.</source>
        <extracomment>{suit}: a suit: “hearts”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Cartes de {suit} : {number}. Plis dus : 2.</translation>
    </message>
    <message>
        <source>Changed so far: {counts}.</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>Changées jusqu’ici : {counts}.</translation>
    </message>
    <message>
        <source>Four bring five.</source>
        <translation>Quatre en rapportent cinq.</translation>
    </message>
    <message>
        <source>Hint: compare the upcard with the seven.</source>
        <translation>Conseil : comparer la retourne et le sept.</translation>
    </message>
    <message>
        <source>Hint: count the cards of {suit} and the aces.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Conseil : compter les cartes de {suit} et les as.</translation>
    </message>
    <message>
        <source>Hint: look at the scores.</source>
        <translation>Conseil : regarder la marque.</translation>
    </message>
    <message>
        <source>Hint: look at the upcard and the scores.</source>
        <translation>Conseil : regarder la retourne et la marque.</translation>
    </message>
    <message>
        <source>Hint: what is the highest card of the trick?</source>
        <translation>Conseil : quelle est la plus forte carte du pli ?</translation>
    </message>
    <message>
        <source>Hint: which card is the weakest?</source>
        <translation>Conseil : quelle carte est la plus faible ?</translation>
    </message>
    <message>
        <source>Hint: which cards are still out?</source>
        <translation>Conseil : quelles cartes ne sont pas encore jouées ?</translation>
    </message>
    <message>
        <source>Hint: which cards are unlikely to win a trick?</source>
        <translation>Conseil : quelles cartes ont peu de chances de gagner un pli ?</translation>
    </message>
    <message>
        <source>It beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Elle bat {card}.</translation>
    </message>
    <message>
        <source>It draws trumps from the others.</source>
        <translation>Elle fait tomber les atouts des autres.</translation>
    </message>
    <message>
        <source>It is the only card that may be played.</source>
        <translation>C’est la seule carte qui peut être jouée.</translation>
    </message>
    <message>
        <source>It is the weakest of the cards.</source>
        <translation>C’est la plus faible des cartes.</translation>
    </message>
    <message>
        <source>It leaves the trick to {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Elle laisse le pli à {name}.</translation>
    </message>
    <message>
        <source>It takes the trick.</source>
        <translation>Elle gagne le pli.</translation>
    </message>
    <message>
        <source>No card in the hand takes this trick.</source>
        <translation>Aucune carte de la main ne gagne ce pli.</translation>
    </message>
    <message>
        <source>No other Refe is waiting.</source>
        <translation>Aucun autre refé n’attend.</translation>
    </message>
    <message>
        <source>No other Refe is written; the next player deals.</source>
        <translatorcomment>Of “Then a Refe is written, and the next deal counts double.”.</translatorcomment>
        <translation>Aucun autre refé n’est inscrit ; le joueur suivant donne.</translation>
    </message>
    <message>
        <source>No trick yet.</source>
        <translation>Aucun pli encore.</translation>
    </message>
    <message>
        <source>Nobody has changed yet.</source>
        <translation>Personne n’a encore changé.</translation>
    </message>
    <message>
        <source>Nothing can beat it.</source>
        <translation>Rien ne peut la battre.</translation>
    </message>
    <message>
        <source>Passing it on would write a Refe.</source>
        <translation>Passer la donne inscrirait un refé.</translation>
    </message>
    <message>
        <source>Raub takes {card} and owes two tricks.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Raub prend {card} et doit deux plis.</translation>
    </message>
    <message>
        <source>The last upcard: if all pass, a Refe is written.</source>
        <translation>La dernière retourne : si tous passent, un refé est inscrit.</translation>
    </message>
    <message>
        <source>The last upcard: if all pass, the cards are thrown in.</source>
        <translation>La dernière retourne : si tous passent, la donne est annulée.</translation>
    </message>
    <message>
        <source>The seven may be swapped for {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Le sept peut être échangé contre {card}.</translation>
    </message>
    <message>
        <source>The seven of trumps may be swapped now.</source>
        <translation>Le sept d’atout peut être échangé maintenant.</translation>
    </message>
    <message>
        <source>The stronger cards stay for later.</source>
        <translation>Les cartes plus fortes restent pour plus tard.</translation>
    </message>
    <message>
        <source>The tricks owed are won.</source>
        <translation>Les plis dus sont gagnés.</translation>
    </message>
    <message>
        <source>These stay: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Restent : {cards}.</translation>
    </message>
    <message>
        <source>Trick {number} of {all}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>Pli {number} sur {all}.</translation>
    </message>
    <message>
        <source>Upcard {number} of {most}; Raub owes two tricks.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translatorcomment>Of “Upcard {number} of 3; Raub owes two tricks.”.</translatorcomment>
        <translation>Retourne {number} sur {most} ; Raub doit deux plis.</translation>
    </message>
    <message>
        <source>Who looks owes nothing yet.</source>
        <translation>Qui regarde ne doit encore rien.</translation>
    </message>
    <message>
        <source>Whoever can must beat {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Qui peut doit battre {card}.</translation>
    </message>
    <message>
        <source>by {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>par {name}</translation>
    </message>
    <message>
        <source>by {name}, seven</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>par {name}, sept</translation>
    </message>
    <message>
        <source>by {name}, unseen</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>par {name}, à l’aveugle</translation>
    </message>
    <message>
        <source>change no card</source>
        <translation>ne changer aucune carte</translation>
    </message>
    <message>
        <source>change {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>changer {cards}</translation>
    </message>
    <message>
        <source>counts {times} times</source>
        <extracomment>{times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>compte {times} fois</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>verb</comment>
        <translation>donner</translation>
    </message>
    <message>
        <source>deal, or pass the deal on and write a Refe.</source>
        <translation>donner, ou passer la donne et inscrire un refé.</translation>
    </message>
    <message>
        <source>deal, or pass the deal on.</source>
        <translation>donner, ou passer la donne.</translation>
    </message>
    <message>
        <source>follow {suit} with {cards}.</source>
        <extracomment>{suit}: a suit: “hearts”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>fournir à {suit} : {cards}.</translation>
    </message>
    <message>
        <source>keep the seven</source>
        <translation>garder le sept</translation>
    </message>
    <message>
        <source>lay {card} aside</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>écarter {card}</translation>
    </message>
    <message>
        <source>lead any card.</source>
        <translation>entamer avec n’importe quelle carte.</translation>
    </message>
    <message>
        <source>lift one card and lay it aside, then another one.</source>
        <translation>soulever une carte et l’écarter, puis une autre.</translation>
    </message>
    <message>
        <source>lift one card and lay it aside.</source>
        <translation>soulever une carte et l’écarter.</translation>
    </message>
    <message>
        <source>lift up to {cards} to change, or change none.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>soulever jusqu’à {cards} à changer, ou n’en changer aucune.</translation>
    </message>
    <message>
        <source>look at the cards first</source>
        <translation>regarder d’abord les cartes</translation>
    </message>
    <message>
        <source>owes {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>doit {number}</translation>
    </message>
    <message numerus="yes">
        <source>owes {number} trick(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>doit {number} pli</numerusform>
            <numerusform>doit {number} plis</numerusform>
        </translation>
    </message>
    <message>
        <source>pass the deal on</source>
        <translation>passer la donne</translation>
    </message>
    <message>
        <source>play any card.</source>
        <translation>jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>jouer {card}</translation>
    </message>
    <message>
        <source>say Dalje</source>
        <translation>dire Passe</translation>
    </message>
    <message>
        <source>say Raub</source>
        <translation>dire Raub</translation>
    </message>
    <message>
        <source>say Raub to make {suit} trumps, or Dalje to pass.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>dire Raub pour l’atout {suit}, ou Passe.</translation>
    </message>
    <message>
        <source>say Raub unseen</source>
        <translation>dire Raub à l’aveugle</translation>
    </message>
    <message>
        <source>say Raub unseen, or look at the cards.</source>
        <translation>dire Raub à l’aveugle, ou regarder les cartes.</translation>
    </message>
    <message>
        <source>so far {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>jusqu’ici {points}</translation>
    </message>
    <message>
        <source>so far {points}: none of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>jusqu’ici {points} : aucun sur {most}</translation>
    </message>
    <message>
        <source>so far {points}: {count} of {most}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {count}: the number on which the plural form depends. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>jusqu’ici {points} : {count} sur {most}</translation>
    </message>
    <message>
        <source>so far {points}: {tricks}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>jusqu’ici {points} : {tricks}</translation>
    </message>
    <message>
        <source>swap the seven</source>
        <translation>échanger le sept</translation>
    </message>
    <message>
        <source>swap the seven of {suit} for {card}, or keep it.</source>
        <extracomment>{suit}: a suit: “hearts”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>échanger le sept de {suit} contre {card}, ou le garder.</translation>
    </message>
    <message>
        <source>the talon is empty, so no card can be changed.</source>
        <translation>le talon est vide, aucune carte ne peut être changée.</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>trump with {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>couper : {cards}.</translation>
    </message>
    <message>
        <source>{card:^} comes into the hand; two tricks are owed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} vient en main ; deux plis sont dus.</translation>
    </message>
    <message>
        <source>{card:^} is stronger than the seven.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} est plus {card:forte|fort} que le sept.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} Refe(s) wait(s|): this deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>
            <numerusform>Un refé attend{count:||} : cette donne compte {times} fois.</numerusform>
            <numerusform>{count:^} refés attendent : cette donne compte {times} fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) that (is|are) not seen yet could beat it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} carte non vue encore pourrait la battre.</numerusform>
            <numerusform>{count:^} cartes non vues encore pourraient la battre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} changes cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} change des cartes.</translation>
    </message>
    <message>
        <source>{name} deals, or passes the deal on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} donne, ou passe la donne.</translation>
    </message>
    <message>
        <source>{name} is asked: Raub or Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Question à {name} : Raub ou Passe.</translation>
    </message>
    <message>
        <source>{name} may say Raub unseen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} peut dire Raub à l’aveugle.</translation>
    </message>
    <message>
        <source>{press} changes {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{press} change {cards}.</translation>
    </message>
    <message>
        <source>{press} lays {card} aside.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} écarte {card}.</translation>
    </message>
    <message>
        <source>{press} plays {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{press} joue {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} more owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Encore {tricks} à faire.</numerusform>
            <numerusform>Encore {tricks} à faire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} won.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{tricks:^} au total.</numerusform>
            <numerusform>{tricks:^} au total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubPuzzles</name>
    <message>
        <source>Any other card may win fewer.</source>
        <translation>Toute autre carte peut en gagner moins.</translation>
    </message>
    <message>
        <source>Four bring five to choose from: that is worth more than {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Quatre en apportent cinq au choix : cela vaut mieux que {card}.</translation>
    </message>
    <message>
        <source>Four new cards are worth more than to keep {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Quatre nouvelles cartes valent mieux que garder {card}.</translation>
    </message>
    <message>
        <source>Higher trumps: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Atouts plus forts : {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>Ensuite, {kept:le} gagne {tricks} à coup sûr.</numerusform>
            <numerusform>Ensuite, {kept:le} gagnent {tricks} à coup sûr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make sure</source>
        <translation>À coup sûr</translation>
    </message>
    <message>
        <source>No trump is higher.</source>
        <translation>Aucun atout n’est plus fort.</translation>
    </message>
    <message>
        <source>Nothing here beats {card}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Rien en main ne bat {card}.</translation>
    </message>
    <message>
        <source>Of the {all} other cards {number} are in the hands, and may be changed.</source>
        <extracomment>{all}: how many there are in all. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Des {all} autres cartes, {number} sont dans les mains et peuvent être échangées.</translation>
    </message>
    <message>
        <source>Raub or Dalje?</source>
        <translation>Raub ou Passe ?</translation>
    </message>
    <message>
        <source>Raub unseen brings {card} into the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Le raub à l’aveugle met {card} en main.</translation>
    </message>
    <message>
        <source>Say Raub unseen, or look at the cards first?</source>
        <translation>Dire Raub à l’aveugle, ou regarder d’abord les cartes ?</translation>
    </message>
    <message>
        <source>That is enough to owe two tricks, and whoever raubs leads.</source>
        <translation>C’est assez pour devoir deux plis, et qui dit Raub entame.</translation>
    </message>
    <message>
        <source>That is too little to owe two tricks with cards unseen.</source>
        <translation>C’est trop peu pour devoir deux plis sans avoir vu ses cartes.</translation>
    </message>
    <message>
        <source>That is too little: Raub owes two tricks, and with one or none it costs 3 or 4 points.</source>
        <translation>C’est trop peu : Raub doit deux plis, et avec un seul ou aucun, il coûte 3 ou 4 points.</translation>
    </message>
    <message>
        <source>The tricks before show that nobody who is yet to play can beat it.</source>
        <translation>Les plis précédents montrent qu’aucun de ceux qui jouent encore ne peut battre cette carte.</translation>
    </message>
    <message>
        <source>Trumps and aces of this hand: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Atouts et as de cette main : {cards}.</translation>
    </message>
    <message>
        <source>What is best said to this upcard?</source>
        <translation>Que vaut-il mieux dire à cette retourne ?</translation>
    </message>
    <message>
        <source>Which card is best led?</source>
        <translation>Avec quelle carte vaut-il mieux entamer ?</translation>
    </message>
    <message>
        <source>Which card is best played to this trick?</source>
        <translation>Quelle carte vaut-il mieux jouer dans ce pli ?</translation>
    </message>
    <message>
        <source>Which card makes sure of {tricks} from here on?</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translatorcomment>Of “Which card makes sure of {tricks} from here on, whatever the others hold?”.</translatorcomment>
        <translation>Quelle carte assure {tricks} à partir d’ici ?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte ?</translation>
    </message>
    <message>
        <source>Which cards are best changed, if any?</source>
        <translation>Quelles cartes vaut-il mieux échanger, s’il le faut ?</translation>
    </message>
    <message>
        <source>Which cards to change?</source>
        <translation>Quelles cartes échanger ?</translation>
    </message>
    <message>
        <source>With {other} now, {card} stays, and may be beaten by {cards}.</source>
        <extracomment>{other}: another card, in words. {card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Si {other} part maintenant, il reste {card}, que {cards} {cards:peut|peut|peut|peuvent|peuvent} battre.</translation>
    </message>
    <message>
        <source>Without a trick this deal costs 2 points.</source>
        <translation>Sans pli, cette donne coûte 2 points.</translation>
    </message>
    <message>
        <source>{card:^} is to draw {cards}, which could beat {other}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {other}: another card, in words.</extracomment>
        <translation>{card:^} doit faire tomber {cards}, qui {cards:pourrait|pourrait|pourrait|pourraient|pourraient} battre {other}.</translation>
    </message>
    <message>
        <source>{card:^} is too low a trump to keep.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} est un atout trop faible pour être gardé.</translation>
    </message>
    <message numerus="yes">
        <source>{card:^} leaves this trick to the others, but later {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} laisse ce pli aux autres, mais ensuite {kept:le} gagne {tricks} à coup sûr.</numerusform>
            <numerusform>{card:^} laisse ce pli aux autres, mais ensuite {kept:le} gagnent {tricks} à coup sûr.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} stays as a trump.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} reste comme atout.</translation>
    </message>
    <message>
        <source>{card:^} stays, and may be beaten by {cards}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^} reste, mais {cards} {cards:peut|peut|peut|peuvent|peuvent} {card:la|le|le} battre.</translation>
    </message>
    <message>
        <source>{card:^} stays, and nothing that is out beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} reste, et rien de ce qui est encore en jeu ne {card:la|le|le} bat.</translation>
    </message>
    <message>
        <source>{card:^} stays: nothing beats it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} reste : rien ne {card:la|le|le} bat.</translation>
    </message>
    <message>
        <source>{card:^} stays: only trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} reste : seuls des atouts {card:la|le|le} battent.</translation>
    </message>
    <message>
        <source>{card:^} stays: {cards} and trumps beat it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{card:^} reste : {cards} et les atouts {card:la|le|le} battent.</translation>
    </message>
    <message>
        <source>{card:^} takes this trick in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} gagne ce pli à coup sûr.</translation>
    </message>
    <message numerus="yes">
        <source>{card:^} takes this trick, and {kept} (wins|win) {tricks} more in any case.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{card:^} gagne ce pli, et {kept:le} gagne à coup sûr {tricks} de plus.</numerusform>
            <numerusform>{card:^} gagne ce pli, et {kept:le} gagnent à coup sûr {tricks} de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} would be trumped too often.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} serait trop souvent {card:coupée|coupé|coupé}.</translation>
    </message>
    <message numerus="yes">
        <source>{cards:^} may beat {card}, but then {kept} (wins|win) {tricks} in any case.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {kept}: the cards that stay in the hand, listed. {tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{cards:^} {cards:peut|peut|peut|peuvent|peuvent} battre {card}, mais alors {kept:le} gagne {tricks} à coup sûr.</numerusform>
            <numerusform>{cards:^} {cards:peut|peut|peut|peuvent|peuvent} battre {card}, mais alors {kept:le} gagnent {tricks} à coup sûr.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seven:^} is swapped for {card}.</source>
        <extracomment>{seven}: the seven of trumps. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{seven:^} s’échange contre {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{tricks:^} (is|are) still owed.</source>
        <extracomment>{tricks}: tricks, counted: “two tricks”.</extracomment>
        <translation>
            <numerusform>{tricks:^} est encore dû.</numerusform>
            <numerusform>{tricks:^} sont encore dus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubRefusals</name>
    <message numerus="yes">
        <source>At most {cards} are changed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>On change au plus {cards}.</numerusform>
            <numerusform>On change au plus {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>By these rules the seven is not swapped.</source>
        <translation>Selon ces règles, le sept ne s’échange pas.</translation>
    </message>
    <message>
        <source>Change cards first, or change none.</source>
        <translation>Changer d’abord des cartes, ou n’en changer aucune.</translation>
    </message>
    <message>
        <source>Change the cards laid aside first, or take them back.</source>
        <translation>Changer d’abord les cartes écartées, ou les reprendre.</translation>
    </message>
    <message>
        <source>Deal first, or pass the deal on.</source>
        <translation>Donner d’abord, ou passer la donne.</translation>
    </message>
    <message>
        <source>Lay one card aside first.</source>
        <translation>Écarter d’abord une carte.</translation>
    </message>
    <message>
        <source>Lift just one card.</source>
        <translation>Soulever une seule carte.</translation>
    </message>
    <message>
        <source>Play a card to the trick.</source>
        <translation>Jouer une carte au pli.</translation>
    </message>
    <message>
        <source>Say Raub or Dalje first.</source>
        <translation>Dire d’abord Raub ou Passe.</translation>
    </message>
    <message>
        <source>Say Raub unseen first, or look at the cards.</source>
        <translation>Dire d’abord Raub à l’aveugle, ou regarder les cartes.</translation>
    </message>
    <message>
        <source>Swap or keep the seven of trumps first.</source>
        <translation>Échanger ou garder d’abord le sept d’atout.</translation>
    </message>
    <message>
        <source>The seven of {suit} is missing.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Il manque le sept de {suit}.</translation>
    </message>
    <message>
        <source>The talon has only {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Le talon n’a que {cards}.</translation>
    </message>
    <message>
        <source>The talon is empty.</source>
        <translation>Le talon est vide.</translation>
    </message>
    <message>
        <source>There is no upcard to swap for.</source>
        <translation>Il n’y a pas de retourne à échanger.</translation>
    </message>
    <message>
        <source>These cards belong to another player.</source>
        <translation>Ces cartes sont à un autre joueur.</translation>
    </message>
    <message>
        <source>Without {led} a trump has to be played: {suit}.</source>
        <extracomment>{led}: the suit that was led. {suit}: a suit: “hearts”.</extracomment>
        <translation>Sans {led}, il faut jouer un atout : {suit}.</translation>
    </message>
    <message>
        <source>beat {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>battre {card}</translation>
    </message>
    <message>
        <source>follow {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>fournir à {suit}</translation>
    </message>
    <message>
        <source>the upcard stays</source>
        <translation>la retourne reste</translation>
    </message>
    <message>
        <source>trump with {suit}</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>couper à {suit}</translation>
    </message>
    <message>
        <source>{card:^} can be changed only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} ne peut être {card:changée|changé} qu’une fois.</translation>
    </message>
    <message>
        <source>{card:^} has to be beaten.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Il faut battre {card}.</translation>
    </message>
    <message>
        <source>{card:^} stays in the hand until it is played.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} reste en main jusqu’à être {card:jouée|joué}.</translation>
    </message>
    <message>
        <source>{name} can beat {card}</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} peut battre {card}</translation>
    </message>
    <message>
        <source>{name} has trumps: {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} a de l’atout : {suit}</translation>
    </message>
    <message>
        <source>{name} has {suit}</source>
        <extracomment>{name}: the player, or the players of a side. {suit}: a suit: “hearts”.</extracomment>
        <translation>{name} a {suit:du}</translation>
    </message>
    <message>
        <source>{suit:^} have to be followed.</source>
        <extracomment>{suit}: a suit: “hearts”.</extracomment>
        <translation>Il faut fournir à {suit}.</translation>
    </message>
</context>
<context>
    <name>RaubSceneMaker</name>
    <message>
        <source>Dalje</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>First upcard</source>
        <translation>Première retourne</translation>
    </message>
    <message numerus="yes">
        <source>Hand, (one card|{number} cards) unseen</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Main, {number} carte non vue</numerusform>
            <numerusform>Main, {number} cartes non vues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid aside, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Écart, {number} carte</numerusform>
            <numerusform>Écart, {number} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Place to lay cards aside</source>
        <translation>Place pour écarter des cartes</translation>
    </message>
    <message>
        <source>Second upcard</source>
        <translation>Deuxième retourne</translation>
    </message>
    <message numerus="yes">
        <source>Talon, (one card|{number} cards)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Talon, {number} carte</numerusform>
            <numerusform>Talon, {number} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>The only upcard</source>
        <translation>La seule retourne</translation>
    </message>
    <message>
        <source>Third upcard</source>
        <translation>Troisième retourne</translation>
    </message>
    <message>
        <source>To be changed: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>À changer : {cards}</translation>
    </message>
    <message>
        <source>Trick played: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Pli joué : {cards}</translation>
    </message>
    <message>
        <source>Trick {number}: not over</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Pli {number} : pas fini</translation>
    </message>
    <message>
        <source>Trick {number}: {name}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>Pli {number} : {name}</translation>
    </message>
    <message>
        <source>Trick, place of {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pli, place de {name}</translation>
    </message>
    <message>
        <source>Trick, {name}: {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Pli, {name} : {cards}</translation>
    </message>
    <message>
        <source>Tricks go round to the left.</source>
        <translation>Les plis tournent vers la gauche.</translation>
    </message>
    <message>
        <source>Tricks go round to the right.</source>
        <translation>Les plis tournent vers la droite.</translation>
    </message>
    <message>
        <source>Upcards: none</source>
        <translation>Retournes : aucune</translation>
    </message>
    <message>
        <source>Upcards: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Retournes : {cards}</translation>
    </message>
    <message>
        <source>Whoever can must beat.</source>
        <translation>Qui peut doit battre.</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Gagné par {names}</translation>
    </message>
    <message>
        <source>came face up</source>
        <translation>reçue face visible</translation>
    </message>
    <message numerus="yes">
        <source>changed {number}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} changé {number}</numerusform>
            <numerusform>{name:a|a|a|ont} changé {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>counts double</source>
        <translation>compte double</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>lay here</source>
        <translation>à écarter ici</translation>
    </message>
    <message>
        <source>no trick yet</source>
        <translation>aucun pli</translation>
    </message>
    <message>
        <source>none waiting</source>
        <translation>aucun en attente</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusée</translation>
    </message>
    <message>
        <source>to be changed</source>
        <translation>à changer</translation>
    </message>
    <message>
        <source>trumps?</source>
        <translation>atout ?</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>wins so far</source>
        <translation>mène</translation>
    </message>
    <message>
        <source>{name} holds {cards}</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} a en main {cards}</translation>
    </message>
    <message>
        <source>{name} is due to deal.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>C’est à {name} de donner.</translation>
    </message>
    <message numerus="yes">
        <source>{points} to go</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>encore {points}</numerusform>
            <numerusform>encore {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubScore</name>
    <message>
        <source>Came to 0</source>
        <translation>Est arrivé à 0</translation>
    </message>
    <message>
        <source>Made trumps</source>
        <translation>A choisi l’atout</translation>
    </message>
    <message>
        <source>None of the one owed</source>
        <translation>Aucun, un pli dû</translation>
    </message>
    <message>
        <source>None of the two owed</source>
        <translation>Aucun, deux plis dus</translation>
    </message>
    <message>
        <source>One of the two owed</source>
        <translation>Un seul, deux plis dus</translation>
    </message>
    <message>
        <source>The deal was</source>
        <translation>La donne a été</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
</context>
<context>
    <name>RaubScorekeeperText</name>
    <message numerus="yes">
        <source>(A Refe waits|{count:^} Refes wait): the deal counts double.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Un refé attend{count:||} : la donne compte double.</numerusform>
            <numerusform>{count:^} refés attendent : la donne compte double.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {dealer}, who dealt, owes one trick.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Seul le donneur, {dealer}, doit un pli.</translation>
    </message>
    <message>
        <source>The deal before was passed on, so {dealer} has to deal.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>La donne précédente a été passée ; {dealer} doit donner.</translation>
    </message>
    <message>
        <source>Who came to 0 is missing.</source>
        <translation>Il manque qui est arrivé à 0.</translation>
    </message>
    <message>
        <source>Who made trumps is missing.</source>
        <translation>Il manque qui a choisi l’atout.</translation>
    </message>
    <message>
        <source>one, after a seven</source>
        <translation>un, après un sept</translation>
    </message>
    <message>
        <source>passed on</source>
        <translation>passée</translation>
    </message>
    <message>
        <source>passed on: a Refe</source>
        <translation>passée : un refé</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>played until somebody came to 0</source>
        <translation>jouée jusqu’à ce que quelqu’un arrive à 0</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>thrown in: a Refe</source>
        <translation>annulée : un refé</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} Refe(s) wait(s|): the deal counts {times} times.</source>
        <extracomment>{count}: the number on which the plural form depends. {times}: how many times a deal counts, or what stands behind ×.</extracomment>
        <translation>
            <numerusform>Un refé attend{count:||} : la donne compte {times} fois.</numerusform>
            <numerusform>{count:^} refés attendent : la donne compte {times} fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} trick(s) (is|are) missing.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Il manque {count} pli.</numerusform>
            <numerusform>Il manque {count} plis.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} came to 0 by a trick, which ends the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Un pli a amené {name} à 0, ce qui finit la partie.</translation>
    </message>
    <message numerus="yes">
        <source>{name} came to 0, but stands at {number}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} arrive à 0, mais en est à {number}.</numerusform>
            <numerusform>{name} arrive à 0, mais en est à {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tricks are entered, a deal has four.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} pli est saisi, une donne en a quatre.</numerusform>
            <numerusform>{number} plis sont saisis, une donne en a quatre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaubSheet</name>
    <message>
        <source>A deal</source>
        <translation>Une donne</translation>
    </message>
    <message>
        <source>A line under all results</source>
        <translation>Un trait sous tous les résultats</translation>
    </message>
    <message>
        <source>After {number} played deals at the latest</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Après {number} donnes jouées au plus tard</translation>
    </message>
    <message>
        <source>All double the next deal played</source>
        <translation>Tous doublent la prochaine donne jouée</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Dealer by the seven, no trick</source>
        <translation>Donneur par le sept, aucun pli</translation>
    </message>
    <message>
        <source>Dealt by {name}, thrown in</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Donnée par {name}, annulée</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>De {start} à 0, donne vers la gauche</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the left, played to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>De {start} à 0, donne vers la gauche, jeu vers la droite</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the right</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>De {start} à 0, donne vers la droite</translation>
    </message>
    <message>
        <source>From {start} down to 0, dealt to the right, played to the left</source>
        <extracomment>{start}: the points at the start of the game.</extracomment>
        <translation>De {start} à 0, donne vers la droite, jeu vers la gauche</translation>
    </message>
    <message>
        <source>In a tie, who made trumps</source>
        <translation>À égalité, qui a choisi l’atout</translation>
    </message>
    <message>
        <source>None while another one waits</source>
        <translation>Aucun tant qu’un autre attend</translation>
    </message>
    <message>
        <source>One for each deal thrown in</source>
        <translation>Un par donne annulée</translation>
    </message>
    <message>
        <source>One for each deal thrown in or passed on</source>
        <translation>Un par donne annulée ou passée</translation>
    </message>
    <message>
        <source>Raub, no trick</source>
        <translation>Raub, aucun pli</translation>
    </message>
    <message>
        <source>Raub, one trick only</source>
        <translation>Raub, un seul pli</translation>
    </message>
    <message>
        <source>Refe: dealt by {name}, thrown in</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Refé : donnée par {name}, annulée</translation>
    </message>
    <message>
        <source>Refe: the deal was passed on</source>
        <translation>Refé : la donne a été passée</translation>
    </message>
    <message>
        <source>Refe: thrown in</source>
        <translation>Refé : donne annulée</translation>
    </message>
    <message>
        <source>Refe: {name} passed the deal on</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Refé : {name} {name:a|a|a|ont} passé la donne</translation>
    </message>
    <message>
        <source>Somebody stands at 0 or below</source>
        <translation>Quelqu’un est à 0 ou en dessous</translation>
    </message>
    <message>
        <source>The deal was passed on</source>
        <translation>La donne a été passée</translation>
    </message>
    <message>
        <source>The lowest score wins</source>
        <translation>La plus petite marque gagne</translation>
    </message>
    <message>
        <source>The next deal played counts double</source>
        <translation>La prochaine donne jouée compte double</translation>
    </message>
    <message>
        <source>There are none</source>
        <translation>Il n’y en a pas</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Trumps by</source>
        <translation>Atout par</translation>
    </message>
    <message>
        <source>Who comes to 0 by a trick wins at once</source>
        <translation>Qui arrive à 0 par un pli gagne aussitôt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>total</translation>
    </message>
    <message>
        <source>{label} {points}</source>
        <extracomment>{label}: the label of a rule or a field. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{label} {points}</translation>
    </message>
    <message>
        <source>{name} passed the deal on</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:a|a|a|ont} passé la donne</translation>
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
        <translation>Changer 4, avoir 5</translation>
    </message>
    <message>
        <source>Change none</source>
        <translation>N’en changer aucune</translation>
    </message>
    <message numerus="yes">
        <source>Change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Changer {number}</numerusform>
            <numerusform>Changer {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the seven</source>
        <translation>Garder le sept</translation>
    </message>
    <message>
        <source>Lay aside</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Say Dalje</source>
        <translation>Dire Passe</translation>
    </message>
    <message>
        <source>Say Raub</source>
        <translation>Dire Raub</translation>
    </message>
    <message>
        <source>Say Raub unseen</source>
        <translation>Raub à l’aveugle</translation>
    </message>
    <message>
        <source>See tricks</source>
        <translation>Voir les plis</translation>
    </message>
    <message>
        <source>Swap the seven</source>
        <translation>Échanger le sept</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atout</translation>
    </message>
    <message numerus="yes">
        <source>change {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>changer {number}</numerusform>
            <numerusform>changer {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>lay aside</source>
        <translation>écarter</translation>
    </message>
    <message>
        <source>not now:</source>
        <translation>pas maintenant :</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jouer</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>échanger</translation>
    </message>
    <message>
        <source>{number} in the talon</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{number} au talon</translation>
    </message>
    <message>
        <source>{suits}:</source>
        <extracomment>{suits}: several suits, listed.</extracomment>
        <translation>{suits} :</translation>
    </message>
</context>
<context>
    <name>RaubTips</name>
    <message>
        <source>A Refe</source>
        <translation>Un refé</translation>
    </message>
    <message>
        <source>Owed tricks</source>
        <translation>Les plis dus</translation>
    </message>
    <message>
        <source>Talon and Raub</source>
        <translation>Le talon et le Raub</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>What trumps do</source>
        <translation>À quoi sert l’atout</translation>
    </message>
</context>
<context>
    <name>RaubWords</name>
    <message>
        <source>Ober</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Ober; le: l’Ober; du: de l’Ober; au: à l’Ober; de: d’Ober; un: un Ober; gender: m</translation>
    </message>
    <message>
        <source>Unter</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Unter; le: l’Unter; du: de l’Unter; au: à l’Unter; de: d’Unter; un: un Unter; gender: m</translation>
    </message>
    <message>
        <source>acorns</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>gland; le: le gland; du: du gland; au: au gland; de: de gland; un: un gland; gender: m</translation>
    </message>
    <message>
        <source>bells</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>grelot; le: le grelot; du: du grelot; au: au grelot; de: de grelot; un: un grelot; gender: m</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>Hungarian</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cœur; le: le cœur; du: du cœur; au: au cœur; de: de cœur; un: un cœur; gender: m</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>feuille; le: la feuille; du: de la feuille; au: à la feuille; de: de feuille; un: une feuille; gender: f</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>aucun pli; de: d’aucun pli; gender: m</translation>
    </message>
    <message>
        <source>the {rank}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”.</extracomment>
        <translation>{rank:le}; le: {rank:le}; du: {rank:du}; au: {rank:au}; de: {rank:de}; gender: {rank:gender}</translation>
    </message>
    <message numerus="yes">
        <source>{count} trick(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} pli; le: le pli; du: du pli; au: au pli; de: {count:de} pli; gender: m</numerusform>
            <numerusform>{count} plis; le: les {count} plis; du: des {count} plis; au: aux {count} plis; de: de {count} plis; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} ou {last:*}; gender: {last:gender}</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>Enter or a double click looks back at a move</source>
        <translation>Entrée ou un double clic montre le coup</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affiché</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes">
        <source>On the discard pile lies {cards}, {count} card(s) in all.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Sur la défausse : {cards} ; {count:f} carte en tout.</numerusform>
            <numerusform>Sur la défausse : {cards} ; {count} cartes en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the discard pile lies {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Sur la défausse : {cards}.</translation>
    </message>
    <message>
        <source>Points on the table: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Points sur la table : {sides}.</translation>
    </message>
</context>
<context>
    <name>ReportSentences</name>
    <message>
        <source>Bots play the cards again: {share} %</source>
        <extracomment>{share}: how much of the work is done, in per cent.</extracomment>
        <translation>Des robots rejouent les cartes : {share} %</translation>
    </message>
    <message numerus="yes">
        <source>Bots played these cards {number} time(s). Cards: how much more they scored with them than the usual {usual}. Play: how much more than the bots was scored.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {usual}: the usual number of points.</extracomment>
        <translation>
            <numerusform>Des robots ont joué ces cartes {number} fois. Cartes : combien ils ont marqué de plus que les {usual} habituels. Jeu : combien de plus que les robots a été marqué.</numerusform>
            <numerusform>Des robots ont joué ces cartes {number} fois. Cartes : combien ils ont marqué de plus que les {usual} habituels. Jeu : combien de plus que les robots a été marqué.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances of winning left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Chances de gagner laissées sur la table, d’après ce que les joueurs pouvaient savoir : {parts}.</translation>
    </message>
    <message>
        <source>Decisions could not be judged.</source>
        <translation>Les décisions n’ont pas pu être jugées.</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Points attendus</translation>
    </message>
    <message>
        <source>Expected points, fewer are better</source>
        <translation>Points attendus, le moins est le mieux</translation>
    </message>
    <message>
        <source>Left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Laissé sur la table, d’après ce que les joueurs pouvaient savoir : {parts}.</translation>
    </message>
    <message>
        <source>No decision stands out: all of them were about as good as any other.</source>
        <translation>Aucune décision ne se détache : toutes valaient à peu près les autres.</translation>
    </message>
    <message>
        <source>The cards were about as good for everybody.</source>
        <translation>Les cartes étaient à peu près aussi bonnes pour tous.</translation>
    </message>
    <message>
        <source>The cards were better for {names}, by about {points}.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Les cartes étaient meilleures pour {names}, d’environ {points}.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is often luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} en {names:a|a|a|ont} tiré davantage, de {points}. C’est souvent la chance.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is seldom luck alone.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} en {names:a|a|a|ont} tiré davantage, de {points}. C’est rarement la seule chance.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. That is more than luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} en {names:a|a|a|ont} tiré davantage, de {points}. C’est plus que de la chance.</translation>
    </message>
    <message>
        <source>{names} {points} %</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {points} %</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Worth a second look</source>
        <translation>À regarder de plus près</translation>
    </message>
</context>
<context>
    <name>RuleCardController</name>
    <message>
        <source>Print the rule card</source>
        <translation>Imprimer le résumé des règles</translation>
    </message>
</context>
<context>
    <name>RuleCardPage</name>
    <message>
        <source>Find in these rules</source>
        <translation>Chercher dans ces règles</translation>
    </message>
    <message>
        <source>Find in these rules (Ctrl+F)</source>
        <translation>Chercher dans ces règles (Ctrl+F)</translation>
    </message>
    <message>
        <source>Nothing on this card has these words.</source>
        <translation>Ces mots ne figurent pas dans ces règles.</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>Add one</source>
        <translation>En ajouter un</translation>
    </message>
    <message>
        <source>Less: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Moins : {field}</translation>
    </message>
    <message>
        <source>More: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Plus : {field}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>No rule has these words.</source>
        <translation>Aucune règle ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>RulesBesidePage</name>
    <message>
        <source>Also show where they agree</source>
        <translation>Montrer aussi où ils s’accordent</translation>
    </message>
    <message>
        <source>Before the dash {one_set}, behind it {other_set}</source>
        <extracomment>{one_set}: the title of the first of two rule sets. {other_set}: the title of the second of two rule sets.</extracomment>
        <translation>Avant le tiret {one_set}, après lui {other_set}</translation>
    </message>
    <message>
        <source>First rule set</source>
        <translation>Premières règles</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <translation>Secondes règles</translation>
    </message>
    <message>
        <source>They are the same in every rule.</source>
        <translation>Elles sont pareilles en tout point.</translation>
    </message>
    <message>
        <source>Two rule sets side by side</source>
        <translation>Deux jeux de règles côte à côte</translation>
    </message>
    <message>
        <source>{rule}, in both: {in_one}.</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets.</extracomment>
        <translation>{rule}, dans les deux : {in_one}.</translation>
    </message>
    <message>
        <source>{rule}. {one_set}: {in_one}. {other_set}: {in_other}.</source>
        <extracomment>{rule}: what one rule is called. {one_set}: the title of the first of two rule sets. {in_one}: what a rule is set to in the first of two rule sets. {other_set}: the title of the second of two rule sets. {in_other}: what a rule is set to in the second of two rule sets.</extracomment>
        <translation>{rule}. {one_set} : {in_one}. {other_set} : {in_other}.</translation>
    </message>
    <message>
        <source>{rule}: {in_one} – {in_other}</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets. {in_other}: what a rule is set to in the second of two rule sets.</extracomment>
        <translation>{rule} : {in_one} – {in_other}</translation>
    </message>
</context>
<context>
    <name>RulesCode</name>
    <message>
        <source>Paste the text that came from the code, or that somebody sent you. What stands around it does no harm.</source>
        <translation>Collez le texte venu du code, ou que quelqu’un vous a envoyé. Ce qui l’entoure ne gêne pas.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texte des règles</translation>
    </message>
    <message>
        <source>“{rules}”, {game}: as {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {base}: the title of the rules from which others are made.</extracomment>
        <translation>« {rules} », {game} : comme {base}.</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}”, {game}: {count} change(s) to {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>« {rules} », {game} : {count:f} changement par rapport à {base}.</numerusform>
            <numerusform>« {rules} », {game} : {count:f} changements par rapport à {base}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{rules}”: rules of {game} for the program Hand and Foot.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game.</extracomment>
        <translation>« {rules} » : règles de {game} pour le programme Hand and Foot.</translation>
    </message>
</context>
<context>
    <name>RulesCodePage</name>
    <message>
        <source>Code of the rules “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Code des règles « {rules} »</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>On the other computer, choose “Find your rules” and “Rules from a code”, and paste the text there.</source>
        <translation>Sur l’autre ordinateur, choisissez « Trouver ses règles » puis « Règles d’un code », et collez-y le texte.</translation>
    </message>
    <message>
        <source>Point the camera of a telephone at the code. It shows a line of text, which you can send to anybody.</source>
        <translation>Visez le code avec l’appareil photo d’un téléphone. Il affiche une ligne de texte que vous pouvez envoyer à n’importe qui.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <translation>Le texte est copié.</translation>
    </message>
    <message>
        <source>These rules say too much for a code. A file has room for them.</source>
        <translation>Ces règles en disent trop pour un code. Un fichier les contient toutes.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} sentence(s) of your own have no room in the code. A file has them all.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} phrase à vous n’a pas de place dans le code. Un fichier les contient toutes.</numerusform>
            <numerusform>{count:^f} phrases à vous n’ont pas de place dans le code. Un fichier les contient toutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesFinder</name>
    <message>
        <source>Named versions</source>
        <translation>Versions connues</translation>
    </message>
    <message>
        <source>Named versions: {kind}</source>
        <extracomment>{kind}: who plays together: “pairs”, “each alone”.</extracomment>
        <translation>Versions connues : {kind}</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Vos propres règles</translation>
    </message>
</context>
<context>
    <name>RulesFinderPage</name>
    <message>
        <source>Lay side by side</source>
        <translation>Mettre côte à côte</translation>
    </message>
    <message>
        <source>No rule set and no rule has these words.</source>
        <translation>Aucune version et aucune règle n’a ces mots.</translation>
    </message>
    <message>
        <source>Rules from a code</source>
        <translation>Règles d’un code</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Règles : {game}</translation>
    </message>
    <message>
        <source>Search: a name, or words of a rule</source>
        <translation>Chercher : un nom, ou des mots d’une règle</translation>
    </message>
    <message>
        <source>Show as a code</source>
        <translation>Montrer en code</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Règles une à une</translation>
    </message>
    <message>
        <source>Take these rules</source>
        <translation>Prendre ces règles</translation>
    </message>
    <message>
        <source>Which one do we play?</source>
        <translation>À laquelle jouons-nous ?</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>A note for whoever gets it</source>
        <translation>Un mot pour qui la reçoit</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Choisir un endroit</translation>
    </message>
    <message>
        <source>Write the players’ names into it</source>
        <translation>Y écrire les noms des joueurs</translation>
    </message>
    <message>
        <source>{deal}: the file holds the rules and the cards as they were dealt, not how they were played.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} : le fichier contient les règles et les cartes distribuées, pas la façon de les jouer.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Deal anew</source>
        <translation>Redonner</translation>
    </message>
    <message>
        <source>Deal these cards anew?</source>
        <translation>Redonner ces cartes ?</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>Go on with the file</source>
        <translation>Continuer avec le fichier</translation>
    </message>
    <message>
        <source>Go on with the newer one?</source>
        <translation>Continuer avec la plus récente ?</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>Enregistré sous {file} dans {folder}.</translation>
    </message>
    <message>
        <source>The cards of {file} are being played here already; that game was saved {here}. It is kept in any case.</source>
        <extracomment>{file}: the name of a file. {here}: when a game was saved here, as “today at 18:20”.</extracomment>
        <translation>Les cartes de {file} sont déjà jouées ici ; cette partie a été enregistrée {here}. Elle est gardée dans tous les cas.</translation>
    </message>
    <message>
        <source>The game goes on as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>La partie reprend où elle en était ici ; le fichier {file} reste tel quel.</translation>
    </message>
    <message>
        <source>The game is kept here from now on; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>La partie est désormais gardée ici ; le fichier {file} reste tel quel.</translation>
    </message>
    <message>
        <source>The game is shown as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>La partie est montrée telle qu’elle était ici ; le fichier {file} reste tel quel.</translation>
    </message>
    <message>
        <source>This game was opened here before, and went on in two ways. Here it was saved {here}, the file {file} {there}. Both are kept.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Cette partie a déjà été ouverte ici et a continué de deux façons. Ici, elle a été enregistrée {here}, le fichier {file} {there}. Les deux sont gardés.</translation>
    </message>
    <message>
        <source>This game was opened here before. Here it was saved {here}; the file {file} was saved {there}, and goes on from there.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Cette partie a déjà été ouverte ici. Ici, elle a été enregistrée {here} ; le fichier {file} a été enregistré {there} et va plus loin.</translation>
    </message>
    <message>
        <source>Which one goes on?</source>
        <translation>Laquelle continue ?</translation>
    </message>
</context>
<context>
    <name>SceneView</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) deal {number}, by {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} gagne la donne {number} de {points}.</numerusform>
            <numerusform>{names} gagnent la donne {number} de {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}, {points} each</source>
        <extracomment>{what}: the cards that count, as “red threes”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{what}, {points} chacun</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Deal shown</source>
        <translation>Donne affichée</translation>
    </message>
    <message>
        <source>Fair deal?</source>
        <translation>Donne honnête ?</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Aucune donne n’est encore finie.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message numerus="yes">
        <source>{deal} (goes to|is shared by) {names}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{deal:^} revient à {names}</numerusform>
            <numerusform>{deal:^} est à égalité entre {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} is being played. This is what it has brought so far.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} est en cours. Voici ce qu’elle a rapporté jusqu’ici.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetController</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimer la feuille de marque</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Left in hand:</source>
        <translation>Restent en main :</translation>
    </message>
</context>
<context>
    <name>ScorekeeperController</name>
    <message>
        <source>{deal} is deleted. Undo brings it back.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} est supprimée. Défaire la fait revenir.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperPage</name>
    <message>
        <source>Change names and the first dealer</source>
        <translation>Changer les noms et le premier donneur</translation>
    </message>
    <message>
        <source>Close this deal</source>
        <translation>Fermer cette donne</translation>
    </message>
    <message>
        <source>Every entry is saved at once.</source>
        <translation>Chaque saisie est enregistrée aussitôt.</translation>
    </message>
    <message>
        <source>Finish game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation>Imprimer la feuille</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Rule card</source>
        <translation>Résumé des règles</translation>
    </message>
    <message>
        <source>The game is finished.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Write down anyway</source>
        <translation>Noter quand même</translation>
    </message>
    <message>
        <source>Written down</source>
        <translation>Noté</translation>
    </message>
    <message>
        <source>{deal}, being corrected</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, en correction</translation>
    </message>
    <message>
        <source>{deal}, to be entered</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, à saisir</translation>
    </message>
    <message>
        <source>{deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{deal:^} : {points}</translation>
    </message>
</context>
<context>
    <name>ScorekeeperProblem</name>
    <message>
        <source>Nothing is entered yet.</source>
        <translation>Rien n’est encore saisi.</translation>
    </message>
    <message>
        <source>The game was over before this deal.</source>
        <translation>La partie était finie avant cette donne.</translation>
    </message>
    <message>
        <source>{side}: the total is missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side} : le total manque.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperSetupPage</name>
    <message>
        <source>Change names</source>
        <translation>Changer les noms</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Donne en premier</translation>
    </message>
    <message>
        <source>Family, for the sheet</source>
        <translation>Famille, pour la feuille</translation>
    </message>
    <message>
        <source>From {preset}</source>
        <extracomment>{preset}: the title of the rules to begin with.</extracomment>
        <translation>D’après {preset}</translation>
    </message>
    <message>
        <source>Names and dealer</source>
        <translation>Noms et donneur</translation>
    </message>
    <message>
        <source>Place, for the sheet</source>
        <translation>Lieu, pour la feuille</translation>
    </message>
    <message>
        <source>The family plays with its own cards, the program adds up.</source>
        <translation>La famille joue avec ses propres cartes, le programme compte.</translation>
    </message>
    <message>
        <source>These rules do not fit so many players.</source>
        <translation>Ces règles ne conviennent pas à ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>What has been entered stays as it is.</source>
        <translation>Ce qui est saisi reste tel quel.</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <extracomment>{place}: where something was played, or where in a file it stands. {names}: several players, listed.</extracomment>
        <translation>{place}, avec {names}</translation>
    </message>
</context>
<context>
    <name>ScriptedBots</name>
    <message>
        <source>the moves before lead elsewhere</source>
        <translation>les coups d’avant mènent ailleurs</translation>
    </message>
</context>
<context>
    <name>SeasonController</name>
    <message>
        <source>Print the season page</source>
        <translation>Imprimer la page de saison</translation>
    </message>
</context>
<context>
    <name>SeasonPage</name>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day} to {until}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”. {until}: the last day, as “12 May”.</extracomment>
        <translation>
            <numerusform>{number} partie avec {deals}, du {day} au {until}.</numerusform>
            <numerusform>{number} parties avec {deals}, du {day} au {until}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”.</extracomment>
        <translation>
            <numerusform>{number} partie avec {deals}, le {day}.</numerusform>
            <numerusform>{number} parties avec {deals}, le {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(the only game|{wins} of {number} games) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{wins} partie gagnée sur {number}</numerusform>
            <numerusform>{wins} parties gagnées sur {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Toutes les années</translation>
    </message>
    <message numerus="yes">
        <source>Best (pair|pairs, equally good)</source>
        <translation>
            <numerusform>La meilleure paire</numerusform>
            <numerusform>Les meilleures paires, à égalité</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted from the games played and kept on this computer.</source>
        <translation>Compté d’après les parties jouées et gardées sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Games in every month</source>
        <translation>Parties de chaque mois</translation>
    </message>
    <message>
        <source>Games in every year</source>
        <translation>Parties de chaque année</translation>
    </message>
    <message>
        <source>Most games won</source>
        <translation>Le plus de parties gagnées</translation>
    </message>
    <message>
        <source>No pair has finished two games together yet.</source>
        <translation>Aucune paire n’a encore fini deux parties ensemble.</translation>
    </message>
    <message>
        <source>No pair has won a game.</source>
        <translation>Aucune paire n’a gagné de partie.</translation>
    </message>
    <message>
        <source>Nobody who is counted has won a game.</source>
        <translation>Aucune personne comptée n’a gagné de partie.</translation>
    </message>
    <message>
        <source>Only bots played; no figures of people are counted.</source>
        <translation>Seuls des robots ont joué ; aucun chiffre de personne n’est compté.</translation>
    </message>
    <message>
        <source>The year {year}</source>
        <extracomment>{year}: a year.</extracomment>
        <translation>L’année {year}</translation>
    </message>
    <message>
        <source>Who partnered whom</source>
        <translation>Qui a joué avec qui</translation>
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
            <numerusform>{number} donne; le: la donne; du: de la donne; de: de {number} donne; gender: f</numerusform>
            <numerusform>{number} donnes; le: les {number} donnes; du: des {number} donnes; de: de {number} donnes; gender: pf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Player, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Joueur, {place}</translation>
    </message>
    <message>
        <source>Seat to swap</source>
        <translation>Place à échanger</translation>
    </message>
    <message>
        <source>Seat to swap it with</source>
        <translation>Place avec laquelle l’échanger</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Échanger les places</translation>
    </message>
    <message>
        <source>{place}, partner</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{place}, partenaire</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>A person whose cards are on a phone, which scans a code.</source>
        <translation>Une personne qui voit ses cartes sur un téléphone, qui scanne un code.</translation>
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
        <translation>Nord-ouest</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
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
        <translation>Sud-ouest</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>trois paires</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>deux paires</translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>deux équipes</translation>
    </message>
    <message numerus="yes">
        <source>{number} player(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} joueur</numerusform>
            <numerusform>{number} joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentenceLines</name>
    <message>
        <source>Sentence {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Phrase {number}</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A name is missing.</source>
        <translation>Il manque un nom.</translation>
    </message>
    <message>
        <source>Two players have the name {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Deux joueurs portent le nom {name}.</translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>Change rules</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Find your rules</source>
        <translation>Trouver ses règles</translation>
    </message>
    <message numerus="yes">
        <source>Find your rules ({count} more)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Trouver ses règles ({count} de plus)</numerusform>
            <numerusform>Trouver ses règles ({count} de plus)</numerusform>
        </translation>
    </message>
    <message>
        <source>Make family rules</source>
        <translation>Règles de famille</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>règles maison</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Behind the leader</source>
        <translation>Derrière le premier</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Dealers in order:</source>
        <translation>Donneurs dans l’ordre :</translation>
    </message>
    <message>
        <source>Dealers in order: {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Donneurs dans l’ordre : {names}</translation>
    </message>
    <message>
        <source>Filled from a game with real cards.</source>
        <translation>Remplie d’après une partie avec de vraies cartes.</translation>
    </message>
    <message>
        <source>Filled from the game played on this computer.</source>
        <translation>Remplie d’après la partie jouée sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards and the unseen cards of each rank.</source>
        <translation>Aide-mémoire : les dernières défausses et les cartes non vues de chaque valeur.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards.</source>
        <translation>Aide-mémoire : les dernières défausses.</translation>
    </message>
    <message>
        <source>Played for practice: any move could be taken back.</source>
        <translation>Jouée pour s’exercer : tout coup pouvait être repris.</translation>
    </message>
    <message>
        <source>Rules: {rules}. {more}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation>Règles : {rules}. {more}.</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>by</source>
        <translation>par</translation>
    </message>
    <message>
        <source>dealer {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>donneur {name}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>mène</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>see the rule card</source>
        <translation>voir les règles</translation>
    </message>
    <message>
        <source>{points} each</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} chacune</translation>
    </message>
    <message>
        <source>{text} … see the rule card</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} … voir les règles</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>A whole game</source>
        <translation>Une partie entière</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vierge</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>De la partie</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Toute la largeur</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Par page</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Une page</translation>
    </message>
    <message>
        <source>One sheet</source>
        <translation>Une feuille</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Place pour</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>To write in</source>
        <translation>À remplir à la main</translation>
    </message>
    <message>
        <source>Two sheets</source>
        <translation>Deux feuilles</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message numerus="yes">
        <source>Preview: {title}, (one page|{number} pages)</source>
        <extracomment>{title}: the title of a document. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Aperçu : {title}, {number} page</numerusform>
            <numerusform>Aperçu : {title}, {number} pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sought</name>
    <message>
        <source>21, 15, begin with, length of a game, count down from</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>21, 15, commencer avec, durée, compter vers le bas</translation>
    </message>
    <message>
        <source>7, 7s, book of sevens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, les 7, canasta de sept</translation>
    </message>
    <message>
        <source>7, 7s, no wild discards, cannot discard, not thrown away, discard restrictions</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sept, ne pas jeter, interdit de défausser, pas de joker jeté</translation>
    </message>
    <message>
        <source>7, seven turned up, dealer must, automatic</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sept retourné, le donneur doit, automatique</translation>
    </message>
    <message>
        <source>ace high, ace low, around the corner, turn the corner</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>as haut, as bas, tourner, autour de l’as, faire le tour</translation>
    </message>
    <message>
        <source>black 3, black 3s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>3 noir, 3 noirs, trois noirs</translation>
    </message>
    <message>
        <source>books, canastas, piles of seven, seven of a kind</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canastas, livres, piles de sept, sept pareilles</translation>
    </message>
    <message>
        <source>card values, face cards, pictures, worth, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>valeur des cartes, figures, combien valent, points restants</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, eleven, thirteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cartes données, combien de cartes, onze, treize</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, ten, thirteen, fourteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cartes distribuées, combien de cartes, dix, treize, quatorze</translation>
    </message>
    <message>
        <source>change four, get five, exchange, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>changer quatre, recevoir cinq, échange, talon</translation>
    </message>
    <message>
        <source>clean book, red book, natural canasta, pure canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta pure, canasta naturelle, livre propre, rouge</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, mixed direction, other way round, tricks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>sens des aiguilles, sens inverse, sens mixte, autre sens, plis</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, who is next, left, right</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>sens des aiguilles, sens inverse, à qui le tour, gauche, droite</translation>
    </message>
    <message>
        <source>decks, how many decks, number of decks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>jeux, paquets, combien de jeux</translation>
    </message>
    <message>
        <source>decks, special cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>jeux, paquets, cartes spéciales</translation>
    </message>
    <message>
        <source>dirty book, black book, mixed canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta impure, canasta mixte, livre sale, noir</translation>
    </message>
    <message>
        <source>double, redouble, doubling, four times, stacked</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>double, doubler, quatre fois, multiplier</translation>
    </message>
    <message>
        <source>draw and play, play after drawing</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>piocher et poser, poser après avoir pioché</translation>
    </message>
    <message>
        <source>draw or play, begin a turn, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>piocher ou poser, début du tour, passer</translation>
    </message>
    <message>
        <source>draw piles, draw pile, two piles, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pioche, talon, deux talons</translation>
    </message>
    <message>
        <source>draw two, pick two, cards drawn in a turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>piocher deux, cartes piochées, combien piocher</translation>
    </message>
    <message>
        <source>draw, pick up, how many cards, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>piocher, combien de cartes, passer</translation>
    </message>
    <message>
        <source>each player, from the hand, initial meld, opening</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>chaque joueur, de la main, première pose, ouverture</translation>
    </message>
    <message>
        <source>finish, bonus for going out, close</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>finir, prime de sortie, fermer</translation>
    </message>
    <message>
        <source>finish, go out, rummy</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>finir, sortir, rami</translation>
    </message>
    <message>
        <source>float, finish, go out, final discard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>finir, sortir, dernière défausse</translation>
    </message>
    <message>
        <source>freeze, frozen pile, block the pile, discard a wild</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>geler, pile gelée, bloquer, défausser un joker</translation>
    </message>
    <message>
        <source>get into the foot, go to the foot, in the foot</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>aller au pied, prendre le pied, au pied</translation>
    </message>
    <message>
        <source>how many play, people, seats</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>combien de joueurs, personnes, places</translation>
    </message>
    <message>
        <source>how many rounds, number of deals, length</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>combien de manches, nombre de donnes, durée</translation>
    </message>
    <message>
        <source>into the foot, not in the foot, partner’s turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>au pied, pas au pied, tour du partenaire</translation>
    </message>
    <message>
        <source>knock at the end, stock runs out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>frapper à la fin, talon épuisé</translation>
    </message>
    <message>
        <source>knock, end the round early, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>frapper, finir plus tôt, points restants</translation>
    </message>
    <message>
        <source>last card of the stock, stock too short</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>dernière carte du talon, talon trop court</translation>
    </message>
    <message>
        <source>look through the pile, peek, spread, count the discards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>regarder la pile, étaler la défausse, compter les cartes jetées</translation>
    </message>
    <message>
        <source>may I go out, ask, permission</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>puis-je sortir, demander, permission</translation>
    </message>
    <message>
        <source>minimum, opening, going down, getting down, not down, initial meld, points to open</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>minimum, ouverture, descendre, première pose, points pour ouvrir</translation>
    </message>
    <message>
        <source>minimum, opening, initial meld, thirty points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>minimum, ouverture, première pose, trente points</translation>
    </message>
    <message>
        <source>overtrump, play higher, head the trick, must beat</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>monter, surcouper, obligation de monter</translation>
    </message>
    <message>
        <source>partners, partnership, teams, couples, individual</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>partenaires, équipes, couples, chacun pour soi</translation>
    </message>
    <message>
        <source>pay, winner takes, penalty points, minus points, chips</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>payer, le gagnant prend, points de pénalité, points négatifs, jetons</translation>
    </message>
    <message>
        <source>perfect cut, exact grab, perfect pick, lift</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>coupe exacte, prise juste, lever</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, natural pair, two matching cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ramasser la pile, prendre la défausse, paire naturelle</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, top seven, seven cards, how many cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ramasser la pile, sept du dessus, combien de cartes</translation>
    </message>
    <message>
        <source>pick up with a meld, add the top card, no pair, onto the table</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ramasser sur une combinaison, ajouter la carte du dessus, sans paire</translation>
    </message>
    <message>
        <source>points of the cards, what cards are worth, card points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>valeur des cartes, points des cartes</translation>
    </message>
    <message>
        <source>reach the score, end of the game</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>atteindre le score, fin de partie</translation>
    </message>
    <message>
        <source>red 3, red 3s, bonus cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>3 rouge, 3 rouges, trois rouges, cartes bonus</translation>
    </message>
    <message>
        <source>refuse to deal, next dealer, pass on</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>ne pas donner, donneur suivant, passer</translation>
    </message>
    <message>
        <source>replace a joker, swap, free the joker, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>remplacer un joker, échanger, libérer le joker, prendre le joker</translation>
    </message>
    <message>
        <source>rob, 7, trump seven, change the upcard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>voler, 7, sept d’atout, échanger la retourne</translation>
    </message>
    <message>
        <source>rob, 7, upcard, may not be exchanged</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>échanger, 7, retourne, ne pas changer</translation>
    </message>
    <message>
        <source>rounds won, winning a round</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>manches gagnées, gagner une manche</translation>
    </message>
    <message>
        <source>rounds, how many rounds, length, how long</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>manches, combien de manches, durée</translation>
    </message>
    <message>
        <source>run out of cards, empty stock, reshuffle, shuffle again</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>talon vide, plus de cartes, remélanger</translation>
    </message>
    <message>
        <source>run out of the hand, play out, turn over</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>vider sa main, fin du tour, passer au pied</translation>
    </message>
    <message>
        <source>same rank twice, two melds alike, second book</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>deux combinaisons pareilles, deuxième canasta</translation>
    </message>
    <message>
        <source>score, value of a trick, penalty, fine, debt, owes two</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>points, valeur d’un pli, amende, dette, devoir deux</translation>
    </message>
    <message>
        <source>special cards, queens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cartes spéciales, dames</translation>
    </message>
    <message>
        <source>stock runs out, no more cards, end of the deck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>talon épuisé, plus de cartes, fin du paquet</translation>
    </message>
    <message>
        <source>table talk, talking</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>parler, discussion à la table</translation>
    </message>
    <message>
        <source>trade feet, exchange feet, give the foot away</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>échanger les pieds, donner son pied</translation>
    </message>
    <message>
        <source>turn up a card, first discard, start of the pile</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>retourner une carte, première défausse, début de la pile</translation>
    </message>
    <message>
        <source>turn up once, twice, three times, thrown in, all pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>retourner une fois, deux fois, trois fois, annulée, tous passent</translation>
    </message>
    <message>
        <source>undercut, beat the knocker</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>contre-frappe, battre le frappeur</translation>
    </message>
    <message>
        <source>unseen, without looking, blind, in the dark</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>sans voir, sans regarder, aveugle</translation>
    </message>
    <message>
        <source>who is first at 0, finish, win at once, reaches zero</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>qui arrive le premier à 0, fin, gagner aussitôt, zéro</translation>
    </message>
    <message>
        <source>wild book, wild canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta de jokers, livre de jokers</translation>
    </message>
    <message>
        <source>wild book, wild canasta, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta de jokers, livre de jokers, jokers</translation>
    </message>
    <message>
        <source>wild cards, how many wilds</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>jokers, combien de jokers, passe-partout</translation>
    </message>
    <message>
        <source>wild cards, how many wilds, jokers and twos, deuces, 2s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>jokers, combien de jokers, deux, les 2</translation>
    </message>
    <message>
        <source>winning score, goal, play to, game to, points to win</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>score à atteindre, but, jouer jusqu’à</translation>
    </message>
</context>
<context>
    <name>StartController</name>
    <message>
        <source>Finished games are entered into the family book: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Les parties finies sont inscrites au carnet de famille : {done} sur {total}</translation>
    </message>
    <message>
        <source>The folder of games is looked through: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Le dossier des parties est parcouru : {done} sur {total}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>Supprimer la partie</translation>
    </message>
    <message>
        <source>Delete this game? It cannot be brought back.</source>
        <translation>Supprimer cette partie ? Elle ne pourra pas être récupérée.</translation>
    </message>
    <message>
        <source>First game?</source>
        <translation>Première partie ?</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Continuer la leçon</translation>
    </message>
    <message>
        <source>Keep game</source>
        <translation>Garder la partie</translation>
    </message>
    <message>
        <source>Kept with paper cards, left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Marque de vraies cartes, quittée {when}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translatorcomment>Of “Learn or watch”.</translatorcomment>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Learn {game} at the table, one step at a time.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Apprendre {game} à la table, pas à pas.</translation>
    </message>
    <message>
        <source>Left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Quittée {when}</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>La regarder</translation>
    </message>
    <message>
        <source>Open in another window.</source>
        <translation>Ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation>Montrer d’autres parties</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>À quoi jouer ?</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Qui joue ?</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>commencée {when}</translation>
    </message>
    <message>
        <source>go on where you left off</source>
        <translation>reprendre où on s’est arrêté</translation>
    </message>
    <message>
        <source>the same cards for everybody</source>
        <translation>les mêmes cartes pour tous</translation>
    </message>
    <message>
        <source>{name} to play, left {when}</source>
        <extracomment>{name}: the player, or the players of a side. {when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>au tour de {name}, quittée {when}</translation>
    </message>
    <message numerus="yes">
        <source>{number} lesson(s) at the table</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} leçon à la table</numerusform>
            <numerusform>{number} leçons à la table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more file(s) cannot be used either. None of them was deleted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} autre fichier n’est pas utilisable non plus. Aucun n’a été supprimé.</numerusform>
            <numerusform>{number} autres fichiers ne sont pas utilisables non plus. Aucun n’a été supprimé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} position(s), easy to hard</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} position, de facile à difficile</numerusform>
            <numerusform>{number} positions, de facile à difficile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} résolue</numerusform>
            <numerusform>{number} résolues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Go back one deal</source>
        <translation>Reculer d’une donne</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Reculer d’un coup</translation>
    </message>
    <message>
        <source>Go back one turn</source>
        <translation>Reculer d’un tour</translation>
    </message>
    <message>
        <source>Go on one deal</source>
        <translation>Avancer d’une donne</translation>
    </message>
    <message>
        <source>Go on one move</source>
        <translation>Avancer d’un coup</translation>
    </message>
    <message>
        <source>Go on one turn</source>
        <translation>Avancer d’un tour</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>Aller à la fin de la partie</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Aller au début de la partie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
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
        <translation>Répondre non</translation>
    </message>
    <message>
        <source>Answer yes</source>
        <translation>Répondre oui</translation>
    </message>
    <message>
        <source>Ask to go out</source>
        <translation>Demander à sortir</translation>
    </message>
    <message>
        <source>Ask: may {name} go out?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Demander : {name} peut sortir ?</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Propre</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Sale</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>verb</comment>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>La défausser</translation>
    </message>
    <message>
        <source>Discard pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Défausse {number}</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <comment>noun</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Défausse {number}</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Drag the packet up</source>
        <translation>Tirer le paquet vers le haut</translation>
    </message>
    <message>
        <source>Draw both</source>
        <translation>Piocher aux deux</translation>
    </message>
    <message>
        <source>Draw from both</source>
        <translation>Piocher aux deux</translation>
    </message>
    <message numerus="yes">
        <source>Draw the last (card|{number})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Piocher la dernière ({number})</numerusform>
            <numerusform>Piocher les {number} dernières</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the last card</source>
        <translation>Piocher la dernière carte</translation>
    </message>
    <message>
        <source>Draw {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Piocher {first} + {second}</translation>
    </message>
    <message>
        <source>Draw {first} from the first stock pile and {second} from the second</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Piocher {first} au premier talon et {second} au deuxième</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Piocher {number}</numerusform>
            <numerusform>Piocher {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>Finir la donne</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>Première pose</translation>
    </message>
    <message>
        <source>First stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Premier talon, {cards}</translation>
    </message>
    <message>
        <source>Foot picked up</source>
        <translation>Pied ramassé</translation>
    </message>
    <message>
        <source>Foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Pied {number}</translation>
    </message>
    <message>
        <source>From the top: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Du dessus : {cards}</translation>
    </message>
    <message>
        <source>Frozen pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Défausse gelée {number}</translation>
    </message>
    <message>
        <source>Frozen {number}</source>
        <comment>discard pile</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Gelée {number}</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>Hand, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Main, {cards}</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation>La laisser propre</translation>
    </message>
    <message>
        <source>Keep to it</source>
        <translation>S’y tenir</translation>
    </message>
    <message>
        <source>Knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Genou et pied {number}</translation>
    </message>
    <message numerus="yes">
        <source>Laid out: {number} {ranks}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Étalés : {number} {ranks}</numerusform>
            <numerusform>Étalés : {number} {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Étaler</translation>
    </message>
    <message numerus="yes">
        <source>Lift about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Couper environ {number}</numerusform>
            <numerusform>Couper environ {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it dirty</source>
        <translation>La rendre sale</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nouvelle combinaison</translation>
    </message>
    <message>
        <source>One more by a click, many by a drag or Shift+click.</source>
        <translation>Un clic, une de plus ; glisser ou Maj+clic, plusieurs.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Red 3s</source>
        <translation>3 rouges</translation>
    </message>
    <message>
        <source>Second stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Deuxième talon, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Seven at once: (one is|{number} are) missing.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Sept d’un coup : il en manque {number}.</numerusform>
            <numerusform>Sept d’un coup : il en manque {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Trier par valeur</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Trier par couleur</translation>
    </message>
    <message>
        <source>Stock {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Talons {first} + {second}</translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Talon {number}</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take brings {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Ramasser rapporte {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Take {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Ramasser {number}</numerusform>
            <numerusform>Ramasser {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>C’est assez.</translation>
    </message>
    <message>
        <source>The melds of {names} are shown large.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Les combinaisons de {names} sont montrées en grand.</translation>
    </message>
    <message>
        <source>The own melds of {names} are large again.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Les propres combinaisons de {names} sont à nouveau en grand.</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation>La main est triée par valeur.</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation>La main est triée par couleur.</translation>
    </message>
    <message>
        <source>a wild makes the clean {ranks} dirty.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>un passe-partout rend sales {ranks:le}.</translation>
    </message>
    <message>
        <source>about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>environ {number}</translation>
    </message>
    <message>
        <source>as agreed, all get into the foot first.</source>
        <translation>comme convenu, tous passent d’abord au pied.</translation>
    </message>
    <message>
        <source>as agreed, melds of five or six are closed first.</source>
        <translation>comme convenu, les combinaisons de cinq ou six d’abord.</translation>
    </message>
    <message>
        <source>as agreed, nobody goes out while behind in points.</source>
        <translation>comme convenu, personne ne sort en étant mené.</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>propre</translation>
    </message>
    <message>
        <source>clean melds were to stay clean, as agreed.</source>
        <translation>les combinaisons propres devaient le rester, comme convenu.</translation>
    </message>
    <message>
        <source>completes a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>complète une {pile} propre</translation>
    </message>
    <message>
        <source>completes a dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>complète une {pile} sale</translation>
    </message>
    <message>
        <source>completes a wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>complète une {pile} de jokers</translation>
    </message>
    <message>
        <source>completes a {pile} of sevens</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>complète une {pile} de sept</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>sale</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>va sur une combinaison</translation>
    </message>
    <message>
        <source>foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>pied {number}</translation>
    </message>
    <message>
        <source>in
foot</source>
        <translation>au
pied</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>au pied</translation>
    </message>
    <message>
        <source>knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>genou et pied {number}</translation>
    </message>
    <message>
        <source>left</source>
        <comment>points</comment>
        <translation>reste</translation>
    </message>
    <message>
        <source>left in hand {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>reste en main {points}</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>soulevées</translation>
    </message>
    <message>
        <source>makes it dirty</source>
        <translation>la rend sale</translation>
    </message>
    <message>
        <source>more fits: the foot comes first, as agreed.</source>
        <translation>d’autres vont : le pied d’abord, comme convenu.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>new
meld</source>
        <translation>poser
ici</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>pas encore posé</translation>
    </message>
    <message numerus="yes">
        <source>of {counts} card(s)</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>
            <numerusform>sur {counts} carte</numerusform>
            <numerusform>sur {counts} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>sur la table {points}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>red 3s</source>
        <translation>3 rouges</translation>
    </message>
    <message>
        <source>the {ranks} were to stay clean, as agreed.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:le} devaient rester propres, comme convenu.</translation>
    </message>
    <message>
        <source>this ends the deal, and it cannot be taken back.</source>
        <translation>cela finit la donne et ne peut être repris.</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>wilds are for the wild meld, as agreed.</source>
        <translation>les passe-partout sont pour les jokers, comme convenu.</translation>
    </message>
    <message numerus="yes">
        <source>with {number} (lady|ladies)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>avec {number} dame</numerusform>
            <numerusform>avec {number} dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:^}. (One point is|{points} points are) missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{cards:^}. Il manque {points} point.</numerusform>
            <numerusform>{cards:^}. Il manque {points} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:^}. That is enough.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}. C’est assez.</translation>
    </message>
    <message>
        <source>{card} fits a meld of the own side.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} va sur une combinaison du camp.</translation>
    </message>
    <message>
        <source>{card} is wild and goes with nearly every meld.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} est un passe-partout et va avec presque toutes les combinaisons.</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s) new</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} carte nouvelle</numerusform>
            <numerusform>{count} cartes nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have} of {need} {piles}, on the table {points}</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed. {piles}: the same word for several, some with what they are: “clean piles”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{have} {piles} sur {need}, sur la table {points}</numerusform>
            <numerusform>{have} {piles} sur {need}, sur la table {points}</numerusform>
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
        <translation>{label}, {card} sur le dessus</translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {number} of them wild</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{meld}, dont {number} passe-partout</numerusform>
            <numerusform>{meld}, dont {number} passe-partout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} meld(s), {cards}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{number} combinaison, {cards}</numerusform>
            <numerusform>{number} combinaisons, {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>encore {number}</numerusform>
            <numerusform>encore {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{number} sur {total}</translation>
    </message>
    <message>
        <source>{owner}: {label}</source>
        <extracomment>{owner}: the player whose cards they were. {label}: the label of a rule or a field.</extracomment>
        <translation>{owner} : {label}</translation>
    </message>
    <message numerus="yes">
        <source>{owner}: {number} {ranks}</source>
        <extracomment>{owner}: the player whose cards they were. {number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{owner} : {number} {ranks}</numerusform>
            <numerusform>{owner} : {number} {ranks}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHints</name>
    <message>
        <source>A hint is being looked for.</source>
        <translation>Recherche d’un conseil.</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Autre façon</translation>
    </message>
    <message>
        <source>H says more.</source>
        <translation>H en dit plus.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>There is no other way to show.</source>
        <translation>Il n’y a pas d’autre façon à montrer.</translation>
    </message>
    <message>
        <source>What was laid out was taken back; Undo brings it back.</source>
        <translation>Les cartes étalées ont été reprises ; Défaire les fait revenir.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>All</source>
        <comment>sounds</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brun</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>moves</comment>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text</comment>
        <translation>Très grand</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Mouvement des cartes</translation>
    </message>
    <message>
        <source>None</source>
        <comment>sounds</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olive</translation>
    </message>
    <message>
        <source>Only at a turn</source>
        <translation>À son tour</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>moves</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>moves</comment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Pétrole</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>This copy of the program came without its sounds. To hear them, install miniaudio beside it; the README says how.</source>
        <translation>Cette copie du programme a été livrée sans les sons. Pour les entendre, installer miniaudio à côté ; le README dit comment.</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
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
        <translation>Fermer cette note</translation>
    </message>
    <message>
        <source>No more notes</source>
        <translation>Plus de notes</translation>
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
        <translation>Position dans la partie</translation>
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
        <translation>Coups, marque</translation>
    </message>
</context>
<context>
    <name>TotalBar</name>
    <message>
        <source>Total: {totals}</source>
        <extracomment>{totals}: the points of every player, listed.</extracomment>
        <translation>Total : {totals}</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Last turns</source>
        <translation>Derniers tours</translation>
    </message>
</context>
<context>
    <name>TurnParts</name>
    <message numerus="yes">
        <source>completed clean {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} complété {ranks:le}, propre</numerusform>
            <numerusform>{name:a|a|a|ont} complété {ranks:le}, propre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed dirty {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} complété {ranks:le}, sale</numerusform>
            <numerusform>{name:a|a|a|ont} complété {ranks:le}, sale</numerusform>
        </translation>
    </message>
    <message>
        <source>threw a card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:a|a|a|ont} jeté une carte</translation>
    </message>
    <message numerus="yes">
        <source>took {number} for the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} ramassé {number} pour {ranks:le}</numerusform>
            <numerusform>{name:a|a|a|ont} ramassé {number} pour {ranks:le}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {number} with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:a|a|a|ont} ramassé {number} avec {cards}</numerusform>
            <numerusform>{name:a|a|a|ont} ramassé {number} avec {cards}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unplayed</name>
    <message>
        <source>A tie is played off by another deal.</source>
        <translation>Une égalité se joue par une donne de plus.</translation>
    </message>
    <message>
        <source>Cards in a foot not picked up count twice.</source>
        <translation>Les cartes d’un pied non ramassé comptent double.</translation>
    </message>
    <message>
        <source>Discard {cards}, one after the other.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Défausser {cards}, l’une après l’autre.</translation>
    </message>
    <message>
        <source>{count:^} packets are dealt to everybody: {sizes}.</source>
        <extracomment>{count}: the number on which the plural form depends. {sizes}: numbers of cards, listed.</extracomment>
        <translation>Chacun reçoit {count} paquets : {sizes}.</translation>
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
            <numerusform>Et {count} de plus.</numerusform>
            <numerusform>Et {count} de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>As near by your answers</source>
        <translation>Aussi proches d’après vos réponses</translation>
    </message>
    <message>
        <source>Go on with your answers</source>
        <translation>Continuer avec vos réponses</translation>
    </message>
    <message>
        <source>Most families begin with “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>La plupart des familles commencent par « {rules} »</translation>
    </message>
    <message>
        <source>Nearest is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>La plus proche est « {rules} »</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Passer le reste</translation>
    </message>
    <message>
        <source>Take “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Prendre « {rules} »</translation>
    </message>
    <message>
        <source>That is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>C’est « {rules} »</translation>
    </message>
    <message>
        <source>You do otherwise</source>
        <translation>Vous jouez autrement</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Cover the cards</source>
        <translation>Couvrir les cartes</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>What may be done now?</source>
        <translation>Que peut-on faire maintenant ?</translation>
    </message>
</context>
<context>
    <name>WonPage</name>
    <message>
        <source>Best: {deal}, {points}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Meilleure : {deal}, {points}.</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Imprimer la marque</translation>
    </message>
    <message>
        <source>{points} to {total}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{points} à {total}.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>(a five|{count} fives)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} cinq; le: le cinq; du: du cinq; au: au cinq; de: {count:de} cinq; gender: m</numerusform>
            <numerusform>{count} cinq; le: les {count} cinq; du: des {count} cinq; au: aux {count} cinq; de: de {count} cinq; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four|{count} fours)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} quatre; le: le quatre; du: du quatre; au: au quatre; de: {count:de} quatre; gender: m</numerusform>
            <numerusform>{count} quatre; le: les {count} quatre; du: des {count} quatre; au: aux {count} quatre; de: de {count} quatre; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack|{count} jacks)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} valet; le: le valet; du: du valet; au: au valet; de: {count:de} valet; gender: m</numerusform>
            <numerusform>{count} valets; le: les {count} valets; du: des {count} valets; au: aux {count} valets; de: de {count} valets; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jester|{count} jesters)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} bouffon; le: le bouffon; du: du bouffon; au: au bouffon; de: {count:de} bouffon; gender: m</numerusform>
            <numerusform>{count} bouffons; le: les {count} bouffons; du: des {count} bouffons; au: aux {count} bouffons; de: de {count} bouffons; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker|{count} jokers)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} joker; le: le joker; du: du joker; au: au joker; de: {count:de} joker; gender: m</numerusform>
            <numerusform>{count} jokers; le: les {count} jokers; du: des {count} jokers; au: aux {count} jokers; de: de {count} jokers; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king|{count} kings)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} roi; le: le roi; du: du roi; au: au roi; de: {count:de} roi; gender: m</numerusform>
            <numerusform>{count} rois; le: les {count} rois; du: des {count} rois; au: aux {count} rois; de: de {count} rois; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lady|{count} ladies)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} dame; le: la dame; du: de la dame; au: à la dame; de: {count:de.f} dame; gender: f</numerusform>
            <numerusform>{count} dames; le: les {count} dames; du: des {count} dames; au: aux {count} dames; de: de {count} dames; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lord|{count} lords)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} seigneur; le: le seigneur; du: du seigneur; au: au seigneur; de: {count:de} seigneur; gender: m</numerusform>
            <numerusform>{count} seigneurs; le: les {count} seigneurs; du: des {count} seigneurs; au: aux {count} seigneurs; de: de {count} seigneurs; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine|{count} nines)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} neuf; le: le neuf; du: du neuf; au: au neuf; de: {count:de} neuf; gender: m</numerusform>
            <numerusform>{count} neuf; le: les {count} neuf; du: des {count} neuf; au: aux {count} neuf; de: de {count} neuf; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a one|{count} ones)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} un; le: le un; du: du un; au: au un; de: {count:de} un; gender: m</numerusform>
            <numerusform>{count} un; le: les {count} un; du: des {count} un; au: aux {count} un; de: de {count} un; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen|{count} queens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} dame; le: la dame; du: de la dame; au: à la dame; de: {count:de.f} dame; gender: f</numerusform>
            <numerusform>{count} dames; le: les {count} dames; du: des {count} dames; au: aux {count} dames; de: de {count} dames; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven|{count} sevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} sept; le: le sept; du: du sept; au: au sept; de: {count:de} sept; gender: m</numerusform>
            <numerusform>{count} sept; le: les {count} sept; du: des {count} sept; au: aux {count} sept; de: de {count} sept; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six|{count} sixes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} six; le: le six; du: du six; au: au six; de: {count:de} six; gender: m</numerusform>
            <numerusform>{count} six; le: les {count} six; du: des {count} six; au: aux {count} six; de: de {count} six; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten|{count} tens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} dix; le: le dix; du: du dix; au: au dix; de: {count:de} dix; gender: m</numerusform>
            <numerusform>{count} dix; le: les {count} dix; du: des {count} dix; au: aux {count} dix; de: de {count} dix; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a three|{count} threes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} trois; le: le trois; du: du trois; au: au trois; de: {count:de} trois; gender: m</numerusform>
            <numerusform>{count} trois; le: les {count} trois; du: des {count} trois; au: aux {count} trois; de: de {count} trois; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a twelve|{count} twelves)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} douze; le: le douze; du: du douze; au: au douze; de: {count:de} douze; gender: m</numerusform>
            <numerusform>{count} douze; le: les {count} douze; du: des {count} douze; au: aux {count} douze; de: de {count} douze; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two|{count} twos)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} deux; le: le deux; du: du deux; au: au deux; de: {count:de} deux; gender: m</numerusform>
            <numerusform>{count} deux; le: les {count} deux; du: des {count} deux; au: aux {count} deux; de: de {count} deux; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a villain|{count} villains)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} vilain; le: le vilain; du: du vilain; au: au vilain; de: {count:de} vilain; gender: m</numerusform>
            <numerusform>{count} vilains; le: les {count} vilains; du: des {count} vilains; au: aux {count} vilains; de: de {count} vilains; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace|{count} aces)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} as; le: l’as; du: de l’as; au: à l’as; de: {count:de} as; gender: m</numerusform>
            <numerusform>{count} as; le: les {count} as; du: des {count} as; au: aux {count} as; de: de {count} as; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight|{count} eights)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} huit; le: le huit; du: du huit; au: au huit; de: {count:de} huit; gender: m</numerusform>
            <numerusform>{count} huit; le: les {count} huit; du: des {count} huit; au: aux {count} huit; de: de {count} huit; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eleven|{count} elevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} onze; le: le onze; du: du onze; au: au onze; de: {count:de} onze; gender: m</numerusform>
            <numerusform>{count} onze; le: les {count} onze; du: des {count} onze; au: aux {count} onze; de: de {count} onze; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>262 special cards</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>262 cartes spéciales; le: les 262 cartes spéciales; du: des 262 cartes spéciales; de: de 262 cartes spéciales; gender: pf</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>a click on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>un clic sur le talon</translation>
    </message>
    <message>
        <source>a tap on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>un appui sur le talon</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>as; le: l’as; du: de l’as; au: à l’as; de: d’as; un: un as; gender: m</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>as; le: les as; du: des as; au: aux as; de: d’as; un: des as; gender: p</translation>
    </message>
    <message>
        <source>black joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>joker noir; le: le joker noir; du: du joker noir; au: au joker noir; de: de joker noir; un: un joker noir; gender: m</translation>
    </message>
    <message>
        <source>black three</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trois noir; le: le trois noir; du: du trois noir; au: au trois noir; de: de trois noir; un: un trois noir; gender: m</translation>
    </message>
    <message>
        <source>black threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trois noirs; le: les trois noirs; du: des trois noirs; au: aux trois noirs; de: de trois noirs; un: des trois noirs; gender: p</translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>série; le: la série; du: de la série; au: à la série; de: de série; un: une série; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>book(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>série; le: la série; du: de la série; au: à la série; de: de série; un: une série; gender: f</numerusform>
            <numerusform>séries; le: les séries; du: des séries; au: aux séries; de: de séries; un: des séries; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>books</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>séries; le: les séries; du: des séries; au: aux séries; de: de séries; un: des séries; gender: pf</translation>
    </message>
    <message>
        <source>canasta</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>canasta; le: la canasta; du: de la canasta; au: à la canasta; de: de canasta; un: une canasta; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>canasta(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>canasta; le: la canasta; du: de la canasta; au: à la canasta; de: de canasta; un: une canasta; gender: f</numerusform>
            <numerusform>canastas; le: les canastas; du: des canastas; au: aux canastas; de: de canastas; un: des canastas; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>canastas</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>canastas; le: les canastas; du: des canastas; au: aux canastas; de: de canastas; un: des canastas; gender: pf</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trèfle; le: le trèfle; du: du trèfle; au: au trèfle; de: de trèfle; un: un trèfle; gender: m</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>carreau; le: le carreau; du: du carreau; au: au carreau; de: de carreau; un: un carreau; gender: m</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>huit; de: de huit; gender: p</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>huit; le: le huit; du: du huit; au: au huit; de: de huit; un: un huit; gender: m</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>huit; le: les huit; du: des huit; au: aux huit; de: de huit; un: des huit; gender: p</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>onze; de: de onze; gender: p</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>onze; le: le onze; du: du onze; au: au onze; de: de onze; un: un onze; gender: m</translation>
    </message>
    <message>
        <source>elevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>onze; le: les onze; du: des onze; au: aux onze; de: de onze; un: des onze; gender: p</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cinq; de: de cinq; gender: p</translation>
    </message>
    <message>
        <source>five</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cinq; le: le cinq; du: du cinq; au: au cinq; de: de cinq; un: un cinq; gender: m</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cinq; le: les cinq; du: des cinq; au: aux cinq; de: de cinq; un: des cinq; gender: p</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pied; le: le pied; du: du pied; au: au pied; de: de pied; un: un pied; gender: m</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>quatre; de: de quatre; gender: p</translation>
    </message>
    <message>
        <source>four</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>quatre; le: le quatre; du: du quatre; au: au quatre; de: de quatre; un: un quatre; gender: m</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>quatre; le: les quatre; du: des quatre; au: aux quatre; de: de quatre; un: des quatre; gender: p</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cœur; le: le cœur; du: du cœur; au: au cœur; de: de cœur; un: un cœur; gender: m</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>valet; le: le valet; du: du valet; au: au valet; de: de valet; un: un valet; gender: m</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>valets; le: les valets; du: des valets; au: aux valets; de: de valets; un: des valets; gender: p</translation>
    </message>
    <message>
        <source>jester</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>bouffon; le: le bouffon; du: du bouffon; au: au bouffon; de: de bouffon; un: un bouffon; gender: m</translation>
    </message>
    <message>
        <source>jesters</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>bouffons; le: les bouffons; du: des bouffons; au: aux bouffons; de: de bouffons; un: des bouffons; gender: p</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>joker; le: le joker; du: du joker; au: au joker; de: de joker; un: un joker; gender: m</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jokers; le: les jokers; du: des jokers; au: aux jokers; de: de jokers; un: des jokers; gender: p</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>roi; le: le roi; du: du roi; au: au roi; de: de roi; un: un roi; gender: m</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>rois; le: les rois; du: des rois; au: aux rois; de: de rois; un: des rois; gender: p</translation>
    </message>
    <message>
        <source>knee</source>
        <comment>the packet between hand and foot</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>genou; le: le genou; du: du genou; au: au genou; de: de genou; un: un genou; gender: m</translation>
    </message>
    <message>
        <source>ladies</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dames; le: les dames; du: des dames; au: aux dames; de: de dames; un: des dames; gender: pf</translation>
    </message>
    <message>
        <source>lady</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dame; le: la dame; du: de la dame; au: à la dame; de: de dame; un: une dame; gender: f</translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>seigneur; le: le seigneur; du: du seigneur; au: au seigneur; de: de seigneur; un: un seigneur; gender: m</translation>
    </message>
    <message>
        <source>lords</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>seigneurs; le: les seigneurs; du: des seigneurs; au: aux seigneurs; de: de seigneurs; un: des seigneurs; gender: p</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>neuf; de: de neuf; gender: p</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>neuf; le: le neuf; du: du neuf; au: au neuf; de: de neuf; un: un neuf; gender: m</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>neuf; le: les neuf; du: des neuf; au: aux neuf; de: de neuf; un: des neuf; gender: p</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>aucun; f: aucune; de: d’aucun; de.f: d’aucune; gender: m</translation>
    </message>
    <message>
        <source>no {piles} needed</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>pas de {piles} à réunir</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>un; f: une; de: d’un; de.f: d’une; gender: m</translation>
    </message>
    <message>
        <source>one</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>un; le: le un; du: du un; au: au un; de: de un; un: un un; gender: m</translation>
    </message>
    <message>
        <source>ones</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>un; le: les un; du: des un; au: aux un; de: de un; un: des un; gender: p</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pile; le: la pile; du: de la pile; au: à la pile; de: de pile; un: une pile; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>pile; le: la pile; du: de la pile; au: à la pile; de: de pile; un: une pile; gender: f</numerusform>
            <numerusform>piles; le: les piles; du: des piles; au: aux piles; de: de piles; un: des piles; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>piles</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>piles; le: les piles; du: des piles; au: aux piles; de: de piles; un: des piles; gender: pf</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dame; le: la dame; du: de la dame; au: à la dame; de: de dame; un: une dame; gender: f</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dames; le: les dames; du: des dames; au: aux dames; de: de dames; un: des dames; gender: pf</translation>
    </message>
    <message>
        <source>red joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>joker rouge; le: le joker rouge; du: du joker rouge; au: au joker rouge; de: de joker rouge; un: un joker rouge; gender: m</translation>
    </message>
    <message>
        <source>red threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trois rouges</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sept; de: de sept; gender: p</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sept; le: le sept; du: du sept; au: au sept; de: de sept; un: un sept; gender: m</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sept; le: les sept; du: des sept; au: aux sept; de: de sept; un: des sept; gender: p</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>six; de: de six; gender: p</translation>
    </message>
    <message>
        <source>six</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>six; le: le six; du: du six; au: au six; de: de six; un: un six; gender: m</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>six; le: les six; du: des six; au: aux six; de: de six; un: des six; gender: p</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pique; le: le pique; du: du pique; au: au pique; de: de pique; un: un pique; gender: m</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dix; de: de dix; gender: p</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dix; le: le dix; du: du dix; au: au dix; de: de dix; un: un dix; gender: m</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dix; le: les dix; du: des dix; au: aux dix; de: de dix; un: des dix; gender: p</translation>
    </message>
    <message>
        <source>the first meld of a player</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>la première pose d’un joueur; du: de la première pose d’un joueur; au: à la première pose d’un joueur; gender: f</translation>
    </message>
    <message>
        <source>the first meld of a side</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>la première pose d’un camp; du: de la première pose d’un camp; au: à la première pose d’un camp; gender: f</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:le}; le: {card:le}; du: {card:du}; au: {card:au}; de: {card:de}; gender: {card:gender}</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trois; de: de trois; gender: p</translation>
    </message>
    <message>
        <source>three</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trois; le: le trois; du: du trois; au: au trois; de: de trois; un: un trois; gender: m</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>trois; le: les trois; du: des trois; au: aux trois; de: de trois; un: des trois; gender: p</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>douze; de: de douze; gender: p</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>douze; le: le douze; du: du douze; au: au douze; de: de douze; un: un douze; gender: m</translation>
    </message>
    <message>
        <source>twelves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>douze; le: les douze; du: des douze; au: aux douze; de: de douze; un: des douze; gender: p</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>deux; de: de deux; gender: p</translation>
    </message>
    <message>
        <source>two</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>deux; le: le deux; du: du deux; au: au deux; de: de deux; un: un deux; gender: m</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>deux; le: les deux; du: des deux; au: aux deux; de: de deux; un: des deux; gender: p</translation>
    </message>
    <message>
        <source>villain</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>vilain; le: le vilain; du: du vilain; au: au vilain; de: de vilain; un: un vilain; gender: m</translation>
    </message>
    <message>
        <source>villains</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>vilains; le: les vilains; du: des vilains; au: aux vilains; de: de vilains; un: des vilains; gender: p</translation>
    </message>
    <message>
        <source>wilds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>passe-partout; le: les passe-partout; du: des passe-partout; au: aux passe-partout; de: de passe-partout; un: des passe-partout; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} carte; le: la carte; du: de la carte; au: à la carte; de: {count:de.f} carte; gender: f</numerusform>
            <numerusform>{count} cartes; le: les {count} cartes; du: des {count} cartes; au: aux {count} cartes; de: de {count} cartes; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} {piles:propre|propre|propre|propres}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} {piles:propre|propre|propre|propres}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deal(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} donne; le: la donne; du: de la donne; au: à la donne; de: {count:de.f} donne; gender: f</numerusform>
            <numerusform>{count} donnes; le: les {count} donnes; du: des {count} donnes; au: aux {count} donnes; de: de {count} donnes; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} {piles:sale|sale|sale|sales}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} {piles:sale|sale|sale|sales}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} joker(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} joker; le: le joker; du: du joker; au: au joker; de: {count:de} joker; gender: m</numerusform>
            <numerusform>{count} jokers; le: les {count} jokers; du: des {count} jokers; au: aux {count} jokers; de: de {count} jokers; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pack(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} jeu; le: le jeu; du: du jeu; au: au jeu; de: {count:de} jeu; gender: m</numerusform>
            <numerusform>{count} jeux; le: les {count} jeux; du: des {count} jeux; au: aux {count} jeux; de: de {count} jeux; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pair(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} paire; le: la paire; du: de la paire; au: à la paire; de: {count:de.f} paire; gender: f</numerusform>
            <numerusform>{count} paires; le: les {count} paires; du: des {count} paires; au: aux {count} paires; de: de {count} paires; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} player(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} joueur; le: le joueur; du: du joueur; au: au joueur; de: {count:de} joueur; gender: m</numerusform>
            <numerusform>{count} joueurs; le: les {count} joueurs; du: des {count} joueurs; au: aux {count} joueurs; de: de {count} joueurs; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} round(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} manche; gender: f</numerusform>
            <numerusform>{count:f} manches; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stock pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} talon; le: le talon; du: du talon; au: au talon; de: {count:de} talon; gender: m</numerusform>
            <numerusform>{count} talons; le: les {count} talons; du: des {count} talons; au: aux {count} talons; de: de {count} talons; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} de jokers; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} de jokers; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count} passe-partout; le: le passe-partout; du: du passe-partout; au: au passe-partout; de: {count:de} passe-partout; gender: m</numerusform>
            <numerusform>{count} passe-partout; le: les {count} passe-partout; du: des {count} passe-partout; au: aux {count} passe-partout; de: de {count} passe-partout; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} in all</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} en tout; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} en tout; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} of sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} de sept; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} de sept; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} et {last:*}; gender: p</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} ou {last}; f: {first:f} ou {last:f}; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{first} or {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} ou {last:f} carte; gender: f</numerusform>
            <numerusform>{first:f} ou {last} cartes; de: de {first:f} ou {last} cartes; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} à {last}; f: {first:f} à {last:f}; gender: p</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:du} {last:au}; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} à {last:f} carte; gender: f</numerusform>
            <numerusform>{first:f} à {last} cartes; de: de {first:f} à {last} cartes; gender: pf</numerusform>
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
            <numerusform>{number} carte; le: la carte; du: de la carte; de: de {number} carte; gender: f</numerusform>
            <numerusform>{number} cartes; le: les {number} cartes; du: des {number} cartes; de: de {number} cartes; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} point(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} point; le: le point; du: du point; de: de {number} point; gender: m</numerusform>
            <numerusform>{number} points; le: les {number} points; du: des {number} points; de: de {number} points; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) from deal {deal} on</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} point à partir de la donne {deal}; gender: m</numerusform>
            <numerusform>{points} points à partir de la donne {deal}; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) in deal {deal}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} point à la donne {deal}; gender: m</numerusform>
            <numerusform>{points} points à la donne {deal}; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”. {suit}: a suit: “hearts”.</extracomment>
        <translation>{rank:*} de {suit}; gender: {rank:gender}</translation>
    </message>
</context>
<context>
    <name>_AboutPage</name>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy.</source>
        <translation>Une table de cartes pour Hand and Foot, Raub et Rami manipulation.</translation>
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
        <translation>C’est un logiciel libre sous licence MIT, sans aucune garantie.</translation>
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
        <translation>Qt et PySide6 sont des bibliothèques à part et peuvent être remplacées par d’autres versions ; leur source se trouve à {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version}: the number of a version.</extracomment>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Version, system and the last faults, for whoever mends the program.</source>
        <translation>Version, système et derniers problèmes, pour qui répare le programme.</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Avec quoi il est fait</translation>
    </message>
</context>
<context>
    <name>_CheckPage</name>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Masquer les détails</translation>
    </message>
    <message>
        <source>Made again just now</source>
        <translation>Refait à l’instant</translation>
    </message>
    <message>
        <source>No deal of this game has a code.</source>
        <translation>Aucune donne de cette partie n’a de code.</translation>
    </message>
    <message>
        <source>Secret number</source>
        <translation>Nombre secret</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Montrer les détails</translation>
    </message>
    <message>
        <source>Shown before the deal</source>
        <translation>Montré avant la donne</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>Texte copié</translation>
    </message>
    <message>
        <source>The cards as they were dealt</source>
        <translation>Les cartes telles que distribuées</translation>
    </message>
    <message>
        <source>The exact text for sha256sum</source>
        <translation>Le texte exact pour sha256sum</translation>
    </message>
    <message>
        <source>The next deal has the code {code}.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>La prochaine donne a le code {code}.</translation>
    </message>
    <message>
        <source>The secret number, the cards and the exact text that the code is made of</source>
        <translation>Le nombre secret, les cartes et le texte exact dont le code est fait</translation>
    </message>
    <message>
        <source>{deal} is being played; its code {code} can be checked once it is over.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>{deal:^} est en cours ; son code {code} pourra être vérifié une fois qu’elle sera finie.</translation>
    </message>
</context>
<context>
    <name>_Choice</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
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
        <translation>Flèches</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Before a game: move the player to another seat</source>
        <translation>Avant une partie : mettre le joueur à une autre place</translation>
    </message>
    <message>
        <source>Begin a lesson or a puzzle again</source>
        <translation>Recommencer une leçon ou une énigme</translation>
    </message>
    <message>
        <source>Bring hands onto phones, and back to the screen</source>
        <translation>Mettre les mains sur téléphone, et de retour à l’écran</translation>
    </message>
    <message>
        <source>Change names, or put a bot in a player’s place</source>
        <translation>Changer les noms, ou mettre un robot à la place d’un joueur</translation>
    </message>
    <message>
        <source>Check the deal code</source>
        <translation>Vérifier le code de donne</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Click on a side</source>
        <translation>Clic sur un camp</translation>
    </message>
    <message>
        <source>Click on a word</source>
        <translation>Clic sur un mot</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Clic sur le talon</translation>
    </message>
    <message>
        <source>Close a corrected deal, or go back to the start</source>
        <translation>Fermer une donne corrigée, ou revenir au début</translation>
    </message>
    <message>
        <source>Copy a report about faults of the program</source>
        <translation>Copier un rapport sur les problèmes du programme</translation>
    </message>
    <message>
        <source>Cover the cards in the middle of a turn</source>
        <translation>Couvrir les cartes au milieu d’un tour</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Deal report: luck, play, and decisions</source>
        <translation>Bilan de la donne : chance, jeu et décisions</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double clic</translation>
    </message>
    <message>
        <source>Double click on a move</source>
        <translation>Double clic sur un coup</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Drag across</source>
        <translation>Glisser en travers</translation>
    </message>
    <message>
        <source>Draw; dragging a card off it, too</source>
        <translation>Piocher ; glisser une carte du talon pioche aussi</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Explain a place of the table</source>
        <translation>Expliquer un endroit de la table</translation>
    </message>
    <message>
        <source>Explain it: clean, foot, Refe …</source>
        <translation>L’expliquer : propre, pied, refé …</translation>
    </message>
    <message>
        <source>Explain the words on the table, one after the other</source>
        <translation>Expliquer les mots de la table, l’un après l’autre</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it</source>
        <translation>Plein écran, ou le quitter</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Go back to where looking back began</source>
        <translation>Retour à l’endroit quitté</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Aller de carte en carte</translation>
    </message>
    <message>
        <source>Go from line to line</source>
        <translation>Aller de ligne en ligne</translation>
    </message>
    <message>
        <source>Go on to the next field, at last write down</source>
        <translation>Aller au champ suivant, à la fin noter</translation>
    </message>
    <message>
        <source>Go on to the next place of the table</source>
        <translation>Aller à l’endroit suivant de la table</translation>
    </message>
    <message>
        <source>Go on with the next deal</source>
        <translation>Passer à la donne suivante</translation>
    </message>
    <message>
        <source>Go one deal back or on</source>
        <translation>Reculer ou avancer d’une donne</translation>
    </message>
    <message>
        <source>Go one move back or on</source>
        <translation>Reculer ou avancer d’un coup</translation>
    </message>
    <message>
        <source>Go one turn back or on</source>
        <translation>Reculer ou avancer d’un tour</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Aller à la première ou à la dernière carte</translation>
    </message>
    <message>
        <source>Go to the move of the line in the log</source>
        <translation>Aller au coup de la ligne du journal</translation>
    </message>
    <message>
        <source>Go to the next card of that rank</source>
        <translation>Aller à la carte suivante de cette valeur</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Aller à l’élément suivant</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Passer à l’énigme suivante</translation>
    </message>
    <message>
        <source>Go to the start or the end of the game</source>
        <translation>Aller au début ou à la fin de la partie</translation>
    </message>
    <message>
        <source>Hint: where to look, then the move, then why, then another way</source>
        <translation>Conseil : où regarder, puis le coup, puis pourquoi, puis une autre façon</translation>
    </message>
    <message>
        <source>In a demo: go faster</source>
        <translation>Pendant une démonstration : plus vite</translation>
    </message>
    <message>
        <source>In a demo: stop, then one step at a time</source>
        <translation>Pendant une démonstration : arrêter, puis pas à pas</translation>
    </message>
    <message>
        <source>Keep the score of a game with paper cards</source>
        <translation>Tenir la marque d’une partie avec de vraies cartes</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Tenir la marque</translation>
    </message>
    <message>
        <source>Leave a lesson or a puzzle</source>
        <translation>Quitter une leçon ou une énigme</translation>
    </message>
    <message>
        <source>Lift a card of the table besides those lifted</source>
        <translation>Soulever une carte de la table en plus des autres</translation>
    </message>
    <message>
        <source>Lift a card; click where it goes to put it down</source>
        <translation>Soulever une carte ; un clic là où elle va la pose</translation>
    </message>
    <message>
        <source>Lift all cards from the one lifted last to this one</source>
        <translation>Soulever toutes les cartes de la dernière soulevée à celle-ci</translation>
    </message>
    <message>
        <source>Lift the card, drop it, or press what has focus</source>
        <translation>Soulever la carte, la poser, ou presser l’élément choisi</translation>
    </message>
    <message>
        <source>Lift what it goes over; begin beside the cards, or with Shift</source>
        <translation>Soulever ce qui est parcouru ; commencer à côté des cartes, ou avec Maj</translation>
    </message>
    <message>
        <source>Look back at that line of the last moves</source>
        <translation>Revoir cette ligne des derniers coups</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Le refaire</translation>
    </message>
    <message>
        <source>Move the card, when the hand is in the own order</source>
        <translation>Déplacer la carte, si l’ordre de la main est libre</translation>
    </message>
    <message>
        <source>Move the lifted cards; what does not fit glides home</source>
        <translation>Déplacer les cartes soulevées ; ce qui ne va pas revient</translation>
    </message>
    <message>
        <source>Next bot’s turn, at the narrated pace</source>
        <translation>Tour du robot suivant, au rythme « raconté »</translation>
    </message>
    <message>
        <source>On the report’s curve: go to a decision</source>
        <translation>Sur la courbe du bilan : aller à une décision</translation>
    </message>
    <message>
        <source>One more, one less; points by five</source>
        <translation>Un de plus, un de moins ; les points par cinq</translation>
    </message>
    <message>
        <source>Open a file with a game or a deal</source>
        <translation>Ouvrir un fichier de partie ou de donne</translation>
    </message>
    <message>
        <source>Open or close a line’s sum</source>
        <translation>Ouvrir ou fermer la somme d’une ligne</translation>
    </message>
    <message>
        <source>Open or close all cards, once the game is over</source>
        <translation>Ouvrir ou fermer toutes les cartes, la partie finie</translation>
    </message>
    <message>
        <source>Open or close the moves in a small window</source>
        <translation>Ouvrir ou fermer les coups dans une petite fenêtre</translation>
    </message>
    <message>
        <source>Open the family book</source>
        <translation>Ouvrir le carnet de famille</translation>
    </message>
    <message>
        <source>Open the preferences</source>
        <translation>Ouvrir les préférences</translation>
    </message>
    <message>
        <source>Open the score sheet, or moves and scores</source>
        <translation>Ouvrir la feuille de marque, ou coups et marque</translation>
    </message>
    <message>
        <source>Play a card that has one place to go; else lift all of its rank</source>
        <translation>Jouer une carte qui n’a qu’une place ; sinon, soulever toute sa valeur</translation>
    </message>
    <message>
        <source>Press the golden button: play what is lifted</source>
        <translation>Presser le bouton doré : jouer ce qui est soulevé</translation>
    </message>
    <message>
        <source>Print a score sheet, or save it as a PDF</source>
        <translation>Imprimer une feuille de marque, ou l’enregistrer en PDF</translation>
    </message>
    <message>
        <source>Put everything lifted back</source>
        <translation>Reposer tout ce qui est soulevé</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Quitter ; la partie est gardée</translation>
    </message>
    <message>
        <source>Read the rules; after a refusal, the one that is meant</source>
        <translation>Lire les règles ; après un refus, celle qui est en cause</translation>
    </message>
    <message>
        <source>Right click on a card laid out</source>
        <translation>Clic droit sur une carte étalée</translation>
    </message>
    <message>
        <source>Right click, or hold a finger there</source>
        <translation>Clic droit, ou y laisser un doigt</translation>
    </message>
    <message>
        <source>Say why the move that is shown was made</source>
        <translation>Dire pourquoi le coup montré a été joué</translation>
    </message>
    <message>
        <source>See the table from the next seat</source>
        <translation>Voir la table depuis la place suivante</translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation>Préparer une nouvelle partie</translation>
    </message>
    <message>
        <source>Several people</source>
        <translation>Plusieurs personnes</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Maj+clic</translation>
    </message>
    <message>
        <source>Show every single move, or the last turns again</source>
        <translation>Montrer tous les coups, ou à nouveau les derniers tours</translation>
    </message>
    <message>
        <source>Show good ways to lay a first meld, to choose from</source>
        <translation>Montrer de bonnes premières poses, au choix</translation>
    </message>
    <message>
        <source>Show its melds large, or small again</source>
        <translation>Montrer ses combinaisons en grand, ou à nouveau en petit</translation>
    </message>
    <message>
        <source>Show the memory aid, or the moves again</source>
        <translation>Montrer l’aide-mémoire, ou à nouveau les coups</translation>
    </message>
    <message>
        <source>Show the version and the licences</source>
        <translation>Montrer la version et les licences</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Montrer ces touches</translation>
    </message>
    <message>
        <source>Show what may be done now, and why the rest may not</source>
        <translation>Montrer ce qui est possible maintenant, et pourquoi le reste ne l’est pas</translation>
    </message>
    <message>
        <source>Skip a step of a lesson</source>
        <translation>Passer une étape d’une leçon</translation>
    </message>
    <message>
        <source>Sort the hand by rank, or by suit</source>
        <translation>Trier la main par valeur, ou par couleur</translation>
    </message>
    <message>
        <source>Take it back into the hand</source>
        <translation>La reprendre en main</translation>
    </message>
    <message>
        <source>Take the last entry back</source>
        <translation>Reprendre la dernière saisie</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Reprendre le dernier coup</translation>
    </message>
    <message>
        <source>Uncover the cards of the player who is named</source>
        <translation>Découvrir les cartes du joueur nommé</translation>
    </message>
    <message>
        <source>While others play: finish this turn</source>
        <translation>Pendant que d’autres jouent : finir ce tour</translation>
    </message>
    <message>
        <source>While others play: pause, and go on</source>
        <translation>Pendant que d’autres jouent : pause, et reprise</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>À la souris ou au doigt</translation>
    </message>
    <message>
        <source>Write down at once</source>
        <translation>Noter aussitôt</translation>
    </message>
    <message>
        <source>Write down other points: lines of your own</source>
        <translation>Noter d’autres points : vos propres lignes</translation>
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
        <translation>Ligne {number}</translation>
    </message>
    <message>
        <source>Line {number}, for</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ligne {number}, pour</translation>
    </message>
    <message>
        <source>Line {number}, points</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ligne {number}, points</translation>
    </message>
    <message>
        <source>Line {number}, word</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ligne {number}, mot</translation>
    </message>
    <message>
        <source>Lines of your own beside those of the rules: your word, and points.</source>
        <translation>Vos propres lignes à côté de celles des règles : un mot et des points.</translation>
    </message>
    <message>
        <source>One more line</source>
        <translation>Encore une ligne</translation>
    </message>
    <message>
        <source>Other points, {deal}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Autres points, {deal}</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Votre mot</translation>
    </message>
</context>
<context>
    <name>_OpeningsPage</name>
    <message>
        <source>After the draw.</source>
        <translation>Après la pioche.</translation>
    </message>
    <message>
        <source>Each way, what it counts, and what stays in the hand.</source>
        <translation>Chaque façon, ce qu’elle compte et ce qui reste en main.</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Étaler {cards}</translation>
    </message>
    <message>
        <source>Nothing stays in the hand.</source>
        <translation>Rien ne reste en main.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Restent</translation>
    </message>
    <message>
        <source>count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>compter {points}</translation>
    </message>
    <message>
        <source>count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>compter {points} sur {need}</translation>
    </message>
    <message>
        <source>take the pile, count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>ramasser la défausse, compter {points}</translation>
    </message>
    <message>
        <source>take the pile, count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>ramasser la défausse, compter {points} sur {need}</translation>
    </message>
</context>
<context>
    <name>_PhonesPage</name>
    <message>
        <source>A computer on a cable is fine, where it comes from the same router.</source>
        <translation>Un ordinateur branché par câble convient, si le câble vient de la même box.</translation>
    </message>
    <message>
        <source>Allow this program for private networks. Where that was refused by mistake, allow it in the settings of the firewall.</source>
        <translation>Autoriser ce programme pour les réseaux privés. Si cela a été refusé par erreur, l’autoriser dans les réglages du pare-feu.</translation>
    </message>
    <message>
        <source>An iPhone with another browser than Safari</source>
        <translation>Un iPhone avec un autre navigateur que Safari</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one, in a new game or where the players are changed. This screen then calls one after the other: point the camera at the code, and tap what the phone offers.</source>
        <translation>Choisir « Sur téléphone » pour qui en a un, dans une nouvelle partie ou là où l’on change les joueurs. Cet écran appelle alors chacun à son tour : pointer l’appareil photo sur le code et toucher ce que le téléphone propose.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Comment cela commence</translation>
    </message>
    <message>
        <source>It asks once whether the browser may find devices in the local network. Allow it. Where that was refused, it looks as if there were no network: open Settings, Privacy and Security, Local Network.</source>
        <translation>Il demande une fois si le navigateur peut trouver des appareils du réseau local. L’autoriser. Si cela a été refusé, il semble n’y avoir aucun réseau : ouvrir Réglages, Confidentialité et sécurité, Réseau local.</translation>
    </message>
    <message>
        <source>It says so of every page that comes from a computer at home. Go on; no password is asked for, and nothing leaves the house.</source>
        <translatorcomment>Of “It says so of every page that comes from a computer at home. Go on; nothing is typed there, and nothing leaves the house.”.</translatorcomment>
        <translation>Il le dit de toute page qui vient d’un ordinateur de la maison. Continuer ; aucun mot de passe n’est demandé, et rien ne sort de la maison.</translation>
    </message>
    <message>
        <source>No phone comes</source>
        <translation>Aucun téléphone ne vient</translation>
    </message>
    <message>
        <source>Nothing is lost when a phone sleeps or rings. Every seat can come back to this screen at any time, in the middle of a turn, too.</source>
        <translation>Rien n’est perdu quand un téléphone dort ou sonne. Chaque place peut revenir à cet écran à tout moment, même au milieu d’un tour.</translation>
    </message>
    <message>
        <source>Phones or tablets with any browser, in the same Wi-Fi as this computer. No app, no account, no internet.</source>
        <translation>Des téléphones ou tablettes avec n’importe quel navigateur, sur le même Wi-Fi que cet ordinateur. Sans application, sans compte, sans internet.</translation>
    </message>
    <message>
        <source>The browser says “Not secure”</source>
        <translation>Le navigateur dit « Non sécurisé »</translation>
    </message>
    <message>
        <source>The computer asks about the network</source>
        <translation>L’ordinateur pose une question sur le réseau</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Somebody who is in the same Wi-Fi and has the skill to listen there can read cards and take over a seat. Nobody outside can, nobody learns anything about the computer, and no money or account is involved.</source>
        <translation>La connexion n’est pas chiffrée. Quelqu’un qui est sur le même Wi-Fi et sait y écouter peut lire des cartes et prendre une place. De l’extérieur, personne ne le peut ; personne n’apprend rien de l’ordinateur, et ni argent ni compte ne sont en jeu.</translation>
    </message>
    <message>
        <source>Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Utiliser son propre Wi-Fi, pas un réseau d’invités ou d’hôtel.</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>Ce qu’il faut</translation>
    </message>
    <message>
        <source>Where Windows takes the Wi-Fi for a public network, call it a private one in the settings of the network.</source>
        <translation>Si Windows prend le Wi-Fi pour un réseau public, en faire un réseau privé dans les paramètres du réseau.</translation>
    </message>
    <message>
        <source>Where a camera finds no code, type the address below it into the browser of the phone, and there the number.</source>
        <translation>Si l’appareil photo ne trouve pas le code, taper l’adresse qui est dessous dans le navigateur du téléphone, puis le numéro.</translation>
    </message>
    <message>
        <source>Who could see the cards</source>
        <translation>Qui pourrait voir les cartes</translation>
    </message>
</context>
<context>
    <name>_PossiblePage</name>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Show on the table: {move}</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Montrer sur la table : {move}</translation>
    </message>
</context>
<context>
    <name>_SpokenOfButton</name>
    <message>
        <source>How sentences speak of this player</source>
        <translation>Comment les phrases parlent de ce joueur</translation>
    </message>
    <message>
        <source>he</source>
        <translation>il</translation>
    </message>
    <message>
        <source>she</source>
        <translation>elle</translation>
    </message>
    <message>
        <source>she / he</source>
        <translation>elle / il</translation>
    </message>
    <message>
        <source>{name}: {spoken}</source>
        <extracomment>{name}: the player, or the players of a side. {spoken}: how sentences speak of the player: “she”, “he” or “she / he”.</extracomment>
        <translation>{name} : {spoken}</translation>
    </message>
</context>
<context>
    <name>_StartPage</name>
    <message>
        <source>A game begun elsewhere goes on here, or somebody gets a handicap.</source>
        <translation>Une partie commencée ailleurs continue ici, ou quelqu’un reçoit un handicap.</translation>
    </message>
    <message>
        <source>Number of the first deal here</source>
        <translation>Numéro de la première donne ici</translation>
    </message>
</context>
</TS>
