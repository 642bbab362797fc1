<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Agreements</name>
    <message>
        <source>For practice, who plays alone may take back anything.</source>
        <translation>Para practicar: si juegas solo, puedes deshacer cualquier jugada.</translation>
    </message>
    <message>
        <source>Get into the foot first</source>
        <translation>Pasar primero al pie</translation>
    </message>
    <message>
        <source>Go out only when ahead in points</source>
        <translation>Cerrar solo yendo por delante en puntos</translation>
    </message>
    <message>
        <source>Go out only when all partners are in the foot</source>
        <translation>Cerrar solo cuando todos los compañeros juegan con el pie</translation>
    </message>
    <message>
        <source>Go out only when no meld of five or six is open</source>
        <translation>Cerrar solo sin combinaciones abiertas de cinco o seis</translation>
    </message>
    <message>
        <source>Keep clean melds clean</source>
        <translation>No ensuciar las combinaciones limpias</translation>
    </message>
    <message>
        <source>Keep wilds for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Guardar comodines para la {pile} de comodines</translation>
    </message>
    <message>
        <source>Partners agreed: {agreements}.</source>
        <extracomment>{agreements}: what partners agreed, listed.</extracomment>
        <translation>Acordado con el compañero: {agreements}.</translation>
    </message>
    <message>
        <source>The table counts the unseen cards.</source>
        <translation>La mesa cuenta las cartas sin ver.</translation>
    </message>
    <message>
        <source>The table shows the last discards.</source>
        <translation>La mesa muestra los últimos descartes.</translation>
    </message>
    <message>
        <source>clean melds stay clean</source>
        <translation>las combinaciones limpias siguen limpias</translation>
    </message>
    <message>
        <source>nobody goes out before all partners are in the foot</source>
        <translation>nadie cierra antes de que todos los compañeros jueguen con el pie</translation>
    </message>
    <message>
        <source>nobody goes out while a meld of five or six is open</source>
        <translation>nadie cierra con una combinación abierta de cinco o seis</translation>
    </message>
    <message>
        <source>nobody goes out while the side is behind in points</source>
        <translation>nadie cierra yendo el equipo por detrás en puntos</translation>
    </message>
    <message>
        <source>the foot comes first</source>
        <translation>el pie va primero</translation>
    </message>
    <message>
        <source>wilds are kept for the wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>los comodines se guardan para la {pile} de comodines</translation>
    </message>
</context>
<context>
    <name>AgreementsDialog</name>
    <message>
        <source>Agreed with partners</source>
        <translation>Acordado con el compañero</translation>
    </message>
    <message>
        <source>Bots keep what is agreed, and say so when it matters. A person is asked before breaking it.</source>
        <translation>Los bots cumplen los acuerdos y lo dicen cuando importa. A las personas se les pregunta antes de romper uno.</translation>
    </message>
</context>
<context>
    <name>BanSentences</name>
    <message>
        <source>Cards that may not be discarded</source>
        <translation>Cartas que no se pueden descartar</translation>
    </message>
    <message>
        <source>No {ranks} are discarded</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>No se descartan {ranks}</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until every side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>No se descartan {ranks} hasta que cada equipo tenga una {pile} así</translation>
    </message>
    <message>
        <source>No {ranks} are discarded until the own side has a {pile} of them</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>No se descartan {ranks} hasta que tu equipo tenga una {pile} así</translation>
    </message>
    <message>
        <source>No {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>No se descartan {ranks} como último descarte</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta que</translation>
    </message>
    <message>
        <source>Which cards have to be kept or melded, and until when.</source>
        <translation>Qué cartas hay que guardar o bajar, y hasta cuándo.</translation>
    </message>
    <message>
        <source>every side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>cada equipo tenga su {pile}</translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarded</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>no {ranks} as the last discard</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks} nunca como último descarte</translation>
    </message>
    <message>
        <source>no {ranks} ever</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks} nunca</translation>
    </message>
    <message>
        <source>no {ranks} until every side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks} no, hasta que cada equipo tenga su {pile}</translation>
    </message>
    <message>
        <source>no {ranks} until the own side has its {pile}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks} no, hasta que tu equipo tenga su {pile}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards that may not be discarded</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>not as last discard</source>
        <translation>no como último descarte</translation>
    </message>
    <message>
        <source>your side has its {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>tu equipo tenga su {pile}</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded by a player without a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^el} no se descartan hasta que tengas una {pile} así.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every player has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^el} no se descartan hasta que cada jugador tenga una {pile} así.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^el} no se descartan hasta que cada equipo tenga una {pile} así.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded until the own side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^el} no se descartan hasta que tu equipo tenga una {pile} así.</translation>
    </message>
</context>
<context>
    <name>BookFilters</name>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Games without bots</source>
        <translation>Partidas sin bots</translation>
    </message>
    <message>
        <source>People and bots</source>
        <translation>Personas y bots</translation>
    </message>
</context>
<context>
    <name>BotRunner</name>
    <message>
        <source>its process ended</source>
        <translation>su proceso terminó</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>A simple move was made for {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Se hizo una jugada sencilla por {name}.</translation>
    </message>
</context>
<context>
    <name>BroughtForwardDialog</name>
    <message>
        <source>Go on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Totals and deals go on from here.</source>
        <translation>Los totales y los números de reparto siguen desde aquí.</translation>
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
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>By the language: {letters}</source>
        <extracomment>{letters}: the letters on ace, king, queen and jack.</extracomment>
        <translation>Según el idioma: {letters}</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Reverso</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Abanicos</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Flores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Húngara</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>cards</comment>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Índice grande</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Rejilla</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letras de las cartas</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>cards</comment>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Orden de tu mano</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Tu orden</translation>
    </message>
    <message>
        <source>Quilt</source>
        <translation>Acolchado</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>Suits in Raub</source>
        <translation>Palos en Raub</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Olas</translation>
    </message>
</context>
<context>
    <name>CareerDetails</name>
    <message>
        <source>Head to head</source>
        <translation>Duelos directos</translation>
    </message>
    <message>
        <source>No game was won so far.</source>
        <translation>Ninguna victoria hasta ahora.</translation>
    </message>
    <message>
        <source>No two games were won in a row so far.</source>
        <translation>Aún no hay dos victorias seguidas.</translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won, more than ever in a row.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Ganó la última partida ({number}), la racha más larga hasta ahora.</numerusform>
            <numerusform>Ganó las últimas {number} partidas, la racha más larga hasta ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last {number} game(s) are won; the longest streak is {most}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Ganó la última partida ({number}); la racha más larga es de {most}.</numerusform>
            <numerusform>Ganó las últimas {number} partidas; la racha más larga es de {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak is {number} game(s).</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>La racha de victorias más larga es de {number} partida.</numerusform>
            <numerusform>La racha de victorias más larga es de {number} partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: not won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: sin ganar</translation>
    </message>
    <message>
        <source>{day}: won</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>{day}: ganada</translation>
    </message>
    <message numerus="yes">
        <source>{wins} of the last {number} game(s) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{wins} de la última partida ({number}) ganada</numerusform>
            <numerusform>{wins} de las últimas {number} partidas ganadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: error: %(message)s
</translation>
    </message>
    <message>
        <source>--blank needs --game: {choices}</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>--blank necesita --game: {choices}</translation>
    </message>
    <message>
        <source>--blank takes no file, but {file} was named</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>--blank no admite ningún archivo, pero se indicó {file}</translation>
    </message>
    <message>
        <source>--date takes a day as in 2026-11-21, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--date espera un día como 2026-11-21, no {value}</translation>
    </message>
    <message>
        <source>--move takes a number of moves, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--move espera un número de jugadas, no {value}</translation>
    </message>
    <message>
        <source>--named needs a file of house rules, --rules</source>
        <translation>--named necesita un archivo de reglas de la casa, --rules</translation>
    </message>
    <message numerus="yes">
        <source>--names has {number} name(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--names tiene {number} nombre, pero juegan {need}</numerusform>
            <numerusform>--names tiene {number} nombres, pero juegan {need}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--seats names {number} bot(s), but {need} play</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>--seats nombra {number} bot, pero juegan {need}</numerusform>
            <numerusform>--seats nombra {number} bots, pero juegan {need}</numerusform>
        </translation>
    </message>
    <message>
        <source>--size takes pixels as in 1920x1080, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>--size espera píxeles como 1920x1080, no {value}</translation>
    </message>
    <message>
        <source>A card table for Hand and Foot, Raub and Manipulation Rummy. Without a command the table opens.</source>
        <translation>Una mesa de cartas para Hand and Foot, Raub y Rummy de manipulación. Sin una orden se abre la mesa.</translation>
    </message>
    <message>
        <source>A4 or letter (default: A4)</source>
        <translation>A4 o letter (por defecto: A4)</translation>
    </message>
    <message>
        <source>Check a saved game move by move and print it in words.</source>
        <translation>Comprueba una partida guardada jugada a jugada y la imprime en palabras.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is false.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>El código de reparto {code} de la jugada {number} es incorrecto.</translation>
    </message>
    <message>
        <source>Deal code {code} of move {number} is true.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>El código de reparto {code} de la jugada {number} es correcto.</translation>
    </message>
    <message>
        <source>Deal {number} is not over.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>El reparto {number} no ha terminado.</translation>
    </message>
    <message>
        <source>Draw any position of a saved game as a picture, without a screen.</source>
        <translation>Dibuja cualquier posición de una partida guardada como imagen, sin pantalla.</translation>
    </message>
    <message>
        <source>Let bots play each other and print how they did.</source>
        <translation>Hace jugar a los bots entre sí e imprime cómo les fue.</translation>
    </message>
    <message>
        <source>Move {number} is not allowed: {reason} ({name}: {move})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {reason}: why something cannot be. {name}: the player, or the players of a side. {move}: a move, as “draw two cards”.</extracomment>
        <translation>La jugada {number} no está permitida: {reason} ({name}: {move})</translation>
    </message>
    <message>
        <source>No deal is over.</source>
        <translation>Ningún reparto ha terminado.</translation>
    </message>
    <message>
        <source>No game was finished.</source>
        <translation>No se terminó ninguna partida.</translation>
    </message>
    <message>
        <source>On Windows and macOS the installer puts the program into the menu.</source>
        <translation>En Windows y macOS es el instalador el que pone el programa en el menú.</translation>
    </message>
    <message>
        <source>Side {number}: {names}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>Equipo {number}: {names}</translation>
    </message>
    <message>
        <source>The deal code {code} is false: the cards of move {number} are not those it was shown for.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>El código de reparto {code} es incorrecto: las cartas de la jugada {number} no son aquellas para las que se mostró.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code, though one before it has: it was taken out of the file.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>El reparto de la jugada {number} no tiene código, aunque uno anterior sí lo tiene: se quitó del archivo.</translation>
    </message>
    <message>
        <source>The deal of move {number} has no code.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>El reparto de la jugada {number} no tiene código.</translation>
    </message>
    <message>
        <source>The file {file} holds the score of a game with real cards, which has no moves.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>El archivo {file} contiene los puntos de una partida con cartas reales, que no tiene jugadas.</translation>
    </message>
    <message>
        <source>The file&apos;s check differs from the replay: {field} is {old} in the file and {new} in the replay.</source>
        <extracomment>{field}: the label of a field. {old}: what a rule said before, as “two cards”. {new}: what a rule says now, as “two cards”.</extracomment>
        <translation>La comprobación del archivo difiere de la repetición: {field} es {old} en el archivo y {new} en la repetición.</translation>
    </message>
    <message>
        <source>The files for the menu are missing: install the program with pip.</source>
        <translation>Faltan los archivos para el menú: instala el programa con pip.</translation>
    </message>
    <message>
        <source>The menu of your desktop has the program already.</source>
        <translation>El programa ya está en tu menú del escritorio.</translation>
    </message>
    <message>
        <source>The program is in the menu of your desktop now.</source>
        <translation>El programa está ahora en tu menú del escritorio.</translation>
    </message>
    <message>
        <source>The program is no longer in the menu of your desktop.</source>
        <translation>El programa ya no está en tu menú del escritorio.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of {game}.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>No hay informes de los repartos de {game}.</translation>
    </message>
    <message>
        <source>Write a score sheet as a PDF, filled from a saved game or blank.</source>
        <translation>Escribe una hoja de puntos en PDF, con los datos de una partida guardada o en blanco.</translation>
    </message>
    <message>
        <source>a blank sheet of one page, not room for a whole game</source>
        <translation>una hoja en blanco de una página, sin sitio para una partida entera</translation>
    </message>
    <message>
        <source>a name over the date</source>
        <translation>un nombre sobre la fecha</translation>
    </message>
    <message>
        <source>a picture has 640x480 to 7680x4320 pixels, not {value}</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>una imagen tiene de 640x480 a 7680x4320 píxeles, no {value}</translation>
    </message>
    <message>
        <source>a picture is a PNG file: call it {file}</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>una imagen es un archivo PNG: llámalo {file}</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>una partida guardada</translation>
    </message>
    <message>
        <source>a saved game, finished or not</source>
        <translation>una partida guardada, terminada o no</translation>
    </message>
    <message>
        <source>a saved game, finished or not, or a saved deal</source>
        <translation>una partida guardada, terminada o no, o un reparto guardado</translation>
    </message>
    <message>
        <source>a sheet to write on instead</source>
        <translation>en su lugar, una hoja en blanco para escribir</translation>
    </message>
    <message>
        <source>after so many moves, as replay numbers them (default: all of them)</source>
        <translation>después de estas jugadas, como las numera replay (por defecto: todas)</translation>
    </message>
    <message>
        <source>alone, pairs or teams (default: the usual for so many)</source>
        <translation>alone, pairs o teams (por defecto: lo habitual para esa cantidad)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opción ambigua: %(option)s puede ser %(matches)s</translation>
    </message>
    <message>
        <source>any cards</source>
        <translation>cartas cualesquiera</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as in 2026-11-21 (default: that of the game)</source>
        <translation>como 2026-11-21 (por defecto: la de la partida)</translation>
    </message>
    <message>
        <source>before the first</source>
        <translation>antes de la primera</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bots in playing order, as in steady,easy,steady,easy (default: all steady); their levels, the weakest first: {levels}</source>
        <extracomment>{levels}: levels of bots, as they are typed.</extracomment>
        <translation>bots en orden de juego, como steady,easy,steady,easy (por defecto: todos steady); sus niveles, del más débil al más fuerte: {levels}</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>órdenes</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>repartos</translation>
    </message>
    <message>
        <source>each of these plays each other, paired, and all get a rating; a bot of your own is named module:Class, here and in --seats</source>
        <translation>cada uno juega contra todos los demás, con repartos emparejados, y todos reciben un índice; nombra tu propio bot módulo:Clase, aquí y en --seats</translation>
    </message>
    <message>
        <source>end when it is sure whether the first bot wins more or less than this share (default: than equal bots would)</source>
        <translation>parar en cuanto sea seguro si el primer bot gana más o menos que esta parte (por defecto: lo que ganarían bots iguales)</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>se esperaba un argumento como máximo</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>se esperaba un argumento</translation>
    </message>
    <message>
        <source>fair %</source>
        <translation>justo %</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>fallos</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>games to play, with --bots for every two of them (default: 20)</source>
        <translation>partidas que se juegan; con --bots, por cada dos de ellos (por defecto: 20)</translation>
    </message>
    <message>
        <source>house rules instead</source>
        <translation>en su lugar, reglas de la casa</translation>
    </message>
    <message>
        <source>house rules instead, as the program or a list has them</source>
        <translation>en su lugar, reglas de la casa, como las tienen el programa o una lista</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor de %(type)s no válido: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>opción no válida: %(value)r (elige entre %(choices)s)</translation>
    </message>
    <message>
        <source>keep results in this file, and go on from those that it holds</source>
        <translation>guardar los resultados en este archivo y seguir desde los que ya tiene</translation>
    </message>
    <message>
        <source>knock</source>
        <comment>end of deals</comment>
        <translation>golpe</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>letra grande</translation>
    </message>
    <message>
        <source>let the Dask cluster play whose scheduler is there</source>
        <translation>dejar que juegue el clúster Dask con este planificador</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>puntuación media</translation>
    </message>
    <message>
        <source>ms median</source>
        <translation>mediana ms</translation>
    </message>
    <message>
        <source>ms p95</source>
        <translation>p95 ms</translation>
    </message>
    <message>
        <source>name a saved game, or ask for a sheet to write on with --blank</source>
        <translation>nombra una partida guardada, o pide con --blank una hoja para escribir</translation>
    </message>
    <message>
        <source>none is stronger</source>
        <translation>ninguno es más fuerte</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>no se permite junto con el argumento %s</translation>
    </message>
    <message>
        <source>of the usual work on a report; less is quicker and less exact (default: 1)</source>
        <translation>del trabajo habitual de un informe; menos es más rápido y menos exacto (por defecto: 1)</translation>
    </message>
    <message>
        <source>open one more window where one is open already</source>
        <translation>abrir una ventana más aunque ya haya una abierta</translation>
    </message>
    <message>
        <source>open the game, deal or house rules in FILE, as FILE alone does, too</source>
        <translation>abrir la partida, el reparto o las reglas de la casa de FILE, como hace también FILE solo</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>out</source>
        <comment>end of deals</comment>
        <translation>cierre</translation>
    </message>
    <message>
        <source>passed on</source>
        <comment>end of deals</comment>
        <translation>cedido</translation>
    </message>
    <message>
        <source>pixels across and down (default: {value})</source>
        <extracomment>{value}: what is chosen for a rule.</extracomment>
        <translation>píxeles de ancho y de alto (por defecto: {value})</translation>
    </message>
    <message>
        <source>play</source>
        <comment>noun</comment>
        <translation>juego</translation>
    </message>
    <message>
        <source>play the same cards again with the seats swapped, in every way that differs</source>
        <translation>jugar las mismas cartas otra vez con los asientos cambiados, de todas las maneras distintas</translation>
    </message>
    <message>
        <source>players (default: the preset&apos;s usual)</source>
        <translation>jugadores (por defecto: lo habitual de esas reglas)</translation>
    </message>
    <message>
        <source>players of a blank sheet in playing order, with commas</source>
        <translation>jugadores de una hoja en blanco en orden de juego, con comas</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>puntos por reparto</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionales</translation>
    </message>
    <message>
        <source>print one JSON object instead</source>
        <translation>imprimir en su lugar un objeto JSON</translation>
    </message>
    <message>
        <source>processes that play (default: 1)</source>
        <translation>procesos que juegan (por defecto: 1)</translation>
    </message>
    <message>
        <source>put the program into the menu of your desktop</source>
        <translation>poner el programa en tu menú del escritorio</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>records</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>rules by name (default: the first)</source>
        <translation>reglas por su nombre (por defecto: las primeras)</translation>
    </message>
    <message>
        <source>same number, same games (default: 1)</source>
        <translation>el mismo número, las mismas partidas (por defecto: 1)</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>asiento</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar la versión del programa y salir</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ayuda y salir</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>end of deals</comment>
        <translation>mazo</translation>
    </message>
    <message>
        <source>such a sheet does not fit on one page</source>
        <translation>una hoja así no cabe en una página</translation>
    </message>
    <message>
        <source>take it out of that menu again</source>
        <translation>quitarlo otra vez de ese menú</translation>
    </message>
    <message>
        <source>tell luck from play in this deal, or in every deal that is over (20 seconds each)</source>
        <translation>separar la suerte del juego en este reparto, o en todos los terminados (20 segundos cada uno)</translation>
    </message>
    <message>
        <source>tell what the same moves come to by these house rules, not by its own</source>
        <translation>mostrar a qué llegan las mismas jugadas con estas reglas de la casa, no con las suyas</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>el archivo que se escribe</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>no se puede crear la carpeta {folder}</translation>
    </message>
    <message>
        <source>the folder {folder} cannot be made: {reason}</source>
        <extracomment>{folder}: the name of a folder. {reason}: why something cannot be.</extracomment>
        <translation>no se puede crear la carpeta {folder}: {reason}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltan los argumentos obligatorios: %s</translation>
    </message>
    <message>
        <source>the house rules in {file} are for another table</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>las reglas de la casa de {file} son para otra mesa</translation>
    </message>
    <message>
        <source>the house rules in {file} are for {game}</source>
        <extracomment>{file}: the name of a file. {game}: the title of a game.</extracomment>
        <translation>las reglas de la casa de {file} son para {game}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la mesa</translation>
    </message>
    <message>
        <source>there is no bot {value}; choose from {choices}, or name module:Class</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>no hay ningún bot {value}; elige entre {choices}, o nombra módulo:Clase</translation>
    </message>
    <message>
        <source>there is no game {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>no hay ningún juego {value}; elige entre {choices}</translation>
    </message>
    <message>
        <source>there is no game {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>no hay ningún juego {value}; ¿querías decir {choices}?</translation>
    </message>
    <message numerus="yes">
        <source>there is no move {value}; the game has {number} move(s)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>no hay jugada {value}; la partida tiene {number} jugada</numerusform>
            <numerusform>no hay jugada {value}; la partida tiene {number} jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no paper {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>no hay ningún papel {value}; elige entre {choices}</translation>
    </message>
    <message>
        <source>there is no player {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>no hay ningún jugador {value}; elige entre {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>no hay reglas {value}; elige entre {choices}</translation>
    </message>
    <message>
        <source>there is no preset {value}; did you mean {choices}?</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>no hay reglas {value}; ¿querías decir {choices}?</translation>
    </message>
    <message>
        <source>there is no theme {value}; choose from {choices}</source>
        <extracomment>{value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>no hay ningún tema {value}; elige entre {choices}</translation>
    </message>
    <message>
        <source>these cards</source>
        <translation>estas cartas</translation>
    </message>
    <message>
        <source>thrown in</source>
        <comment>end of deals</comment>
        <translation>sin juego</translation>
    </message>
    <message>
        <source>time per move</source>
        <translation>tiempo por jugada</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>tricks</source>
        <comment>end of deals</comment>
        <translation>bazas</translation>
    </message>
    <message>
        <source>turns in a deal</source>
        <translation>turnos por reparto</translation>
    </message>
    <message>
        <source>two blank sheets side by side, where they fit</source>
        <translation>dos hojas en blanco, una junto a otra, donde quepan</translation>
    </message>
    <message>
        <source>two such sheets do not fit on a page</source>
        <translation>dos hojas así no caben en una página</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos desconocidos: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>what a bot has for each move (default: %(default)s)</source>
        <translation>lo que tiene un bot para cada jugada (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>what commands answer in: en, de, fr, hr, cs, it, es, sr_Latn, sr_Cyrl</source>
        <translation>idioma de las respuestas: en, de, fr, hr, cs, it, es, sr_Latn, sr_Cyrl</translation>
    </message>
    <message>
        <source>what this player sees, by name or number (default: the only person, or all hands once the deal is over)</source>
        <translation>lo que ve este jugador, por nombre o número (por defecto: la única persona, o todas las manos una vez terminado el reparto)</translation>
    </message>
    <message>
        <source>where it is played</source>
        <translation>dónde se juega</translation>
    </message>
    <message>
        <source>which rule set in FILE, where there are several</source>
        <translation>qué reglas de FILE, si hay varias</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>games</comment>
        <translation>victorias</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>victorias %</translation>
    </message>
    <message>
        <source>write every game to this folder</source>
        <translation>escribir cada partida en esta carpeta</translation>
    </message>
    <message numerus="yes">
        <source>{bot} against {bots}: {share} % ({least} to {most}) of {number} game(s)</source>
        <extracomment>{bot}: what a bot is called by its level, as “Strong bot”. {bots}: bots by their levels, listed. {share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{bot} contra {bots}: {share} % (de {least} a {most}) de {number} partida</numerusform>
            <numerusform>{bot} contra {bots}: {share} % (de {least} a {most}) de {number} partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{choices} (default: as in the preferences)</source>
        <extracomment>{choices}: names to choose from, as they are typed.</extracomment>
        <translation>{choices} (por defecto: como en las preferencias)</translation>
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
            <numerusform>{deal:^}, jugado {number} vez por bots:</numerusform>
            <numerusform>{deal:^}, jugado {number} veces por bots:</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{done} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), at most {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} de {total} partida, quedan como máximo {time}</numerusform>
            <numerusform>{done} de {total} partidas, quedan como máximo {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} game(s), {time} left</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together. {time}: a time of day.</extracomment>
        <translation>
            <numerusform>{done} de {total} partida, quedan {time}</numerusform>
            <numerusform>{done} de {total} partidas, quedan {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} exists already; choose another folder</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ya existe; elige otra carpeta</translation>
    </message>
    <message>
        <source>{file} has no rules {value}; choose from {choices}</source>
        <extracomment>{file}: the name of a file. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} no tiene reglas {value}; elige entre {choices}</translation>
    </message>
    <message>
        <source>{file} holds several rule sets; choose by --named: {choices}</source>
        <extracomment>{file}: the name of a file. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{file} contiene varias reglas; elige con --named: {choices}</translation>
    </message>
    <message>
        <source>{file} is a folder and no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} es una carpeta, no un archivo de resultados</translation>
    </message>
    <message>
        <source>{file} is damaged in line {number}; it was left as it is</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{file} está dañado en la línea {number}; se dejó como estaba</translation>
    </message>
    <message>
        <source>{file} is in use by another match</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} lo está usando otro encuentro</translation>
    </message>
    <message>
        <source>{file} is no file of results</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} no es un archivo de resultados</translation>
    </message>
    <message>
        <source>{file} is of a match with another {field}</source>
        <extracomment>{file}: the name of a file. {field}: the label of a field.</extracomment>
        <translation>{file} es de un encuentro con otro valor de {field}</translation>
    </message>
    <message>
        <source>{file} is of a newer version of this program</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} es de una versión más nueva de este programa</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {number} byte(s)</source>
        <extracomment>{file}: the name of a file. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{file}: {number} byte</numerusform>
            <numerusform>{file}: {number} bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is no folder that can be written to</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>no se puede escribir en la carpeta {folder}</translation>
    </message>
    <message>
        <source>{game}, own rules: {names}</source>
        <extracomment>{game}: the title of a game. {names}: several players, listed.</extracomment>
        <translation>{game}, reglas propias: {names}</translation>
    </message>
    <message>
        <source>{game}, {preset}, with changed rules: {names}</source>
        <extracomment>{game}: the title of a game. {preset}: the title of the rules to begin with. {names}: several players, listed.</extracomment>
        <translation>{game}, {preset}, con reglas cambiadas: {names}</translation>
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
            <numerusform>{game}, {rules}, {number} jugador, {value}, semilla {n}</numerusform>
            <numerusform>{game}, {rules}, {number} jugadores, {value}, semilla {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {rules}, {number} player(s), {value}, seed {n}, paired</source>
        <extracomment>{game}: the title of a game. {rules}: the title of the rules, as “Our rules”. {number}: the number of a move, a deal, a seat, or how many there are. {value}: what is chosen for a rule. {n}: a number.</extracomment>
        <translation>
            <numerusform>{game}, {rules}, {number} jugador, {value}, semilla {n}, emparejado</numerusform>
            <numerusform>{game}, {rules}, {number} jugadores, {value}, semilla {n}, emparejado</numerusform>
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
        <translation>{number} jugadores no pueden jugar {preset} como {value}; elige entre {choices}</translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} jugada, terminada.</numerusform>
            <numerusform>{number} jugadas, terminada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} move(s), not finished.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} jugada, sin terminar.</numerusform>
            <numerusform>{number} jugadas, sin terminar.</numerusform>
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
        <translation>{option} es para una hoja en blanco; {file} ya dice cómo se juega</translation>
    </message>
    <message>
        <source>{option} is for blank sheets</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} es para hojas en blanco</translation>
    </message>
    <message>
        <source>{option} is said by the house rules in --rules</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} ya lo fijan las reglas de la casa de --rules</translation>
    </message>
    <message>
        <source>{option} takes a number between 0 and {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} espera un número entre 0 y {most}, no {value}</translation>
    </message>
    <message>
        <source>{option} takes a number from {least} to {most}, not {value}</source>
        <extracomment>{option}: an option of the command line, as “--blank”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”. {value}: what is chosen for a rule.</extracomment>
        <translation>{option} espera un número de {least} a {most}, no {value}</translation>
    </message>
    <message>
        <source>{option} takes two or more different bots</source>
        <extracomment>{option}: an option of the command line, as “--blank”.</extracomment>
        <translation>{option} espera dos o más bots distintos</translation>
    </message>
    <message>
        <source>{preset} is not played by {value}; choose from {choices}</source>
        <extracomment>{preset}: the title of the rules to begin with. {value}: what is chosen for a rule. {choices}: names to choose from, as they are typed.</extracomment>
        <translation>{preset} no se puede jugar como {value}; elige entre {choices}</translation>
    </message>
    <message>
        <source>{share} ({least} to {most})</source>
        <extracomment>{share}: how much of the work is done, in per cent. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{share} (de {least} a {most})</translation>
    </message>
    <message>
        <source>{text} (sequential test by betting, 5 %)</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} (prueba secuencial por apuestas, 5 %)</translation>
    </message>
    <message>
        <source>{text}, less than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, menos del {number} %</translation>
    </message>
    <message>
        <source>{text}, more than {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, más del {number} %</translation>
    </message>
    <message>
        <source>{text}, not decided against {number} %</source>
        <extracomment>{text}: what is said first. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{text}, sin decidir frente al {number} %</translation>
    </message>
    <message>
        <source>{value} {number} ({share} %)</source>
        <extracomment>{value}: what is chosen for a rule. {number}: the number of a move, a deal, a seat, or how many there are. {share}: how much of the work is done, in per cent.</extracomment>
        <translation>{value} {number} ({share} %)</translation>
    </message>
    <message>
        <source>“{rules}” says “{sentence}”, which is not played here</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {sentence}: a sentence of a family about its rules.</extracomment>
        <translation>“{rules}” dice “{sentence}”, que aquí no se juega</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>* as written down at the table</source>
        <translation>* como se anotó en la mesa</translation>
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
        <translation>Acerca de Hand and Foot</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Todos los años</translation>
    </message>
    <message>
        <source>Also with us</source>
        <translation>También en nuestra mesa</translation>
    </message>
    <message>
        <source>As in the classic game.</source>
        <translation>Como en el juego clásico.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>As {base}</source>
        <extracomment>{base}: the title of the rules from which others are made.</extracomment>
        <translation>Como {base}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>put back</comment>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Mejor reparto</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Puntos anteriores</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Cartas y reparto</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Cambiar jugadores</translation>
    </message>
    <message>
        <source>Check the deal</source>
        <translation>Revisar el reparto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>noun</comment>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>verb</comment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Deal report</source>
        <translation>Informe del reparto</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir las cartas</translation>
    </message>
    <message>
        <source>Deal these cards again in a new game</source>
        <translation>Repartir otra vez estas cartas en una partida nueva</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Each trick</source>
        <translation>Cada baza</translation>
    </message>
    <message>
        <source>End</source>
        <comment>noun</comment>
        <translation>Final</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exportar como CSV</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportar reglas</translation>
    </message>
    <message>
        <source>Family book</source>
        <translation>Libro familiar</translation>
    </message>
    <message>
        <source>First melds</source>
        <translation>Primeras bajadas</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Cinco jugadores</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Cuatro jugadores</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Meta alcanzada</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Cierre</translation>
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
        <translation>Consejo</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>How long is a game?</source>
        <translation>¿Cuánto dura una partida?</translation>
    </message>
    <message>
        <source>How many sit at the table?</source>
        <translation>¿Cuántos se sientan a la mesa?</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar reglas</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Llevar los puntos</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>print</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Últimas jugadas</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Aprender jugando</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave the demo</source>
        <translation>Salir de la demostración</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Salir del problema</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>Quedan en la mano</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta (Letter)</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Recordatorio</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Ratón y teclas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation>Nombre de las reglas de la casa</translation>
    </message>
    <message>
        <source>Name, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Nombre, {place}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Ninguna baza</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>print</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Only the total</source>
        <translation>Solo el total</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartas abiertas</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Abrir el menú</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Otros puntos</translation>
    </message>
    <message>
        <source>Packets not picked up</source>
        <translation>Paquetes sin recoger</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>{page}: the number of a page. {pages}: how many pages there are.</extracomment>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>noun</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>verb</comment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation>Imprimir la hoja de puntos</translation>
    </message>
    <message>
        <source>Print size</source>
        <translation>Tamaño de letra</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Treses rojos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Guardar reglas</translation>
    </message>
    <message>
        <source>Save this deal in a file</source>
        <translation>Guardar este reparto en un archivo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Season page</source>
        <translation>Página de la temporada</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show rule card</source>
        <translation>Mostrar la tarjeta de reglas</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Seis jugadores</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>noun</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>verb</comment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarse aquí</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Se están repartiendo las cartas.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>El reparto ha terminado.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>La partida hasta ahora</translation>
    </message>
    <message>
        <source>The lot decides who deals first.</source>
        <translation>Se sortea quién reparte primero.</translation>
    </message>
    <message>
        <source>The move is being thought over.</source>
        <translation>Pensando la jugada.</translation>
    </message>
    <message>
        <source>The program does not know these rules; nor do the bots.</source>
        <translation>Ni el programa ni los bots conocen estas reglas.</translation>
    </message>
    <message>
        <source>The report is copied and can be pasted into a letter.</source>
        <translation>El informe está copiado. Puedes pegarlo en un mensaje.</translation>
    </message>
    <message>
        <source>The stock ran out.</source>
        <translation>El mazo se agotó.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks owed</source>
        <translation>Bazas debidas</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Bazas ganadas</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Villains</source>
        <translation>Villanos</translation>
    </message>
    <message>
        <source>Watch a demo</source>
        <translation>Ver una demostración</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Cerró</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>y {count:m} más</translation>
    </message>
    <message>
        <source>any</source>
        <comment>points</comment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>noun</comment>
        <translation>reparto</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>reparto {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>cada uno por su cuenta</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminar el turno</translation>
    </message>
    <message>
        <source>laid aside</source>
        <translation>apartadas</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>bajar {cards}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nadie todavía</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>side {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>equipo {number}</translation>
    </message>
    <message>
        <source>when the hand is empty</source>
        <translation>cuando la mano se acaba</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>{dealer} deals, {first} plays first.</source>
        <extracomment>{dealer}: the player who deals. {first}: the first of two or more that are named together.</extracomment>
        <translation>Reparte {dealer}, empieza {first}.</translation>
    </message>
    <message>
        <source>{dealer} deals.</source>
        <extracomment>{dealer}: the player who deals.</extracomment>
        <translation>Reparte {dealer}.</translation>
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
        <translation>{name} {name:recibió|recibió|recibió|recibieron} {cards}.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Juega {name}.</translation>
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
        <translation>Todos reciben estas cartas el {day}; las cartas siguientes quedan al azar.</translation>
    </message>
    <message>
        <source>It is kept as it is, and can be continued from the start page.</source>
        <translation>Se guarda como está. Puedes seguir desde la página de inicio.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Salir de la partida</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>¿Salir de esta partida?</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>¿Salir sin guardar?</translation>
    </message>
    <message>
        <source>What was not saved would be lost.</source>
        <translation>Lo que no se guardó se perderá.</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>A question from {name} to</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Una pregunta de {name} para</translation>
    </message>
    <message>
        <source>My cards on a phone</source>
        <translation>Mis cartas en un teléfono</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>Pásale la pantalla a</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Pausar la partida</translation>
    </message>
    <message>
        <source>Show {name}’s cards</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Mostrar las cartas de {name}</translation>
    </message>
    <message>
        <source>The cards stay covered until the button is pressed.</source>
        <translation>Las cartas siguen tapadas hasta que se pulse el botón.</translation>
    </message>
    <message>
        <source>To be seen only by</source>
        <translation>Solo lo puede ver</translation>
    </message>
</context>
<context>
    <name>CrashReports</name>
    <message>
        <source>Something went wrong in the program; the game is not saved yet.</source>
        <translation>Algo falló en el programa; la partida aún no está guardada.</translation>
    </message>
    <message>
        <source>Something went wrong in the program; what was played is kept.</source>
        <translation>Algo falló en el programa; todo lo jugado está guardado.</translation>
    </message>
    <message>
        <source>The program ended in a fault last time; what was saved is kept.</source>
        <translation>El programa falló la última vez; lo que se guardó sigue ahí.</translation>
    </message>
</context>
<context>
    <name>DealAgainDialog</name>
    <message>
        <source>Deal these cards again</source>
        <translation>Repartir otra vez estas cartas</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Las mismas cartas, {number} asiento más allá</numerusform>
            <numerusform>Las mismas cartas, {number} asientos más allá</numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards, partners swapped</source>
        <translation>Las mismas cartas, compañeros cambiados</translation>
    </message>
    <message>
        <source>Same cards, same seats</source>
        <translation>Las mismas cartas, los mismos asientos</translation>
    </message>
    <message>
        <source>Same cards, sides swapped</source>
        <translation>Las mismas cartas, equipos cambiados</translation>
    </message>
    <message numerus="yes">
        <source>Same cards, sides swapped, (one seat|{number} seats) on</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Las mismas cartas, equipos cambiados, {number} asiento más allá</numerusform>
            <numerusform>Las mismas cartas, equipos cambiados, {number} asientos más allá</numerusform>
        </translation>
    </message>
    <message>
        <source>The score begins anew, as the rules say for a first deal.</source>
        <translation>Los puntos empiezan de cero, como dicen las reglas para un primer reparto.</translation>
    </message>
    <message>
        <source>Who gets the cards</source>
        <translation>Quién recibe las cartas</translation>
    </message>
    <message>
        <source>{deal} of {game}, {rules}, becomes the first deal of a new game.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {game}: the title of a game. {rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>{deal:^} de {game}, {rules}, pasa a ser el primer reparto de una partida nueva.</translation>
    </message>
    <message>
        <source>{name} plays the same cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:juega|juega|juega|juegan} las mismas cartas.</translation>
    </message>
    <message>
        <source>{name} plays what {owner} had.</source>
        <extracomment>{name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>{name} {name:juega|juega|juega|juegan} lo que tenía {owner}.</translation>
    </message>
</context>
<context>
    <name>DealerButton</name>
    <message>
        <source>By lot</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>al azar</translation>
    </message>
</context>
<context>
    <name>DealsTable</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Another program has taken the address of before: every phone scans its code anew.</source>
        <translation>Otro programa ocupó la dirección anterior: cada teléfono tiene que volver a escanear su código.</translation>
    </message>
    <message>
        <source>The address of this computer has changed: every phone scans its code anew.</source>
        <translation>La dirección de este ordenador ha cambiado: cada teléfono tiene que volver a escanear su código.</translation>
    </message>
    <message>
        <source>The codes are good until the program is closed. {fault}</source>
        <extracomment>{fault}: what is wrong with a file, as a sentence.</extracomment>
        <translation>Los códigos valen hasta que cierres el programa. {fault}</translation>
    </message>
    <message>
        <source>The system lets no phone reach this program ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>El sistema no deja que los teléfonos lleguen a este programa ({reason}).</translation>
    </message>
    <message>
        <source>This computer is in no network: connect it to the Wi-Fi that the phones are in.</source>
        <translation>Este ordenador no está en ninguna red: conéctalo a la misma wifi que los teléfonos.</translation>
    </message>
</context>
<context>
    <name>EntryGrid</name>
    <message>
        <source>Add</source>
        <comment>a line of other points</comment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>Enter sum</source>
        <translation>Escribir la suma</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>{cards}, {points} each</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards}, {points} por carta</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Before anybody sees a card, the cards are mixed, and a code is made from their order and a secret number. Once the deal is over both are shown: if they give the same code again, nobody has moved a card since.</source>
        <translation>Las cartas se barajan antes de que nadie vea ninguna. De su orden y de un número secreto se hace un código. Los dos se muestran al terminar el reparto. Si vuelven a dar el mismo código, nadie ha movido ninguna carta desde entonces.</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Código {code}</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>Código del reparto {code}</translation>
    </message>
    <message>
        <source>No deal of this game has a code: they were dealt without, or the codes were taken out of the file.</source>
        <translation>Ningún reparto de esta partida tiene código: se repartieron sin él, o los códigos se quitaron del archivo.</translation>
    </message>
    <message>
        <source>The cards are mixed.</source>
        <translation>Las cartas están barajadas.</translation>
    </message>
    <message>
        <source>The code is false: it stands for no deal of this game.</source>
        <translation>El código es incorrecto: no pertenece a ningún reparto de esta partida.</translation>
    </message>
    <message>
        <source>The code is false: these are not the cards as they were mixed.</source>
        <translation>El código es incorrecto: estas no son las cartas tal como se barajaron.</translation>
    </message>
    <message>
        <source>The code is true: the cards lay as they were mixed.</source>
        <translation>El código es correcto: las cartas estaban tal como se barajaron.</translation>
    </message>
    <message>
        <source>{deals}: dealt without a code, or it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^}: sin código, o el código se quitó del archivo.</translation>
    </message>
    <message>
        <source>{deals}: the deal code is missing, so it was taken out of the file.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>{deals:^}: falta el código del reparto, así que se quitó del archivo.</translation>
    </message>
    <message>
        <source>{deal}: the deal code is false, so cards were changed.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}: el código es incorrecto, así que se cambiaron cartas.</translation>
    </message>
</context>
<context>
    <name>FamilyBook</name>
    <message>
        <source>Another window is writing in the family book, so it is not kept up just now.</source>
        <translation>Otra ventana está escribiendo en el libro familiar, así que ahora no se actualiza.</translation>
    </message>
    <message>
        <source>As written down at the table</source>
        <translation>Como se anotó en la mesa</translation>
    </message>
    <message>
        <source>Begun elsewhere</source>
        <translation>Empezada en otro sitio</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Por reparto</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Por partida</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Real cards</source>
        <translation>Cartas reales</translation>
    </message>
    <message>
        <source>The disk is full, so the family book is not kept up just now.</source>
        <translation>El disco está lleno, así que ahora el libro familiar no se actualiza.</translation>
    </message>
    <message>
        <source>The family book is not kept up just now.</source>
        <translation>Ahora el libro familiar no se actualiza.</translation>
    </message>
    <message>
        <source>The family book was damaged while it was open; opening it again mends it.</source>
        <translation>El libro familiar se dañó mientras estaba abierto; al abrirlo de nuevo se arregla.</translation>
    </message>
    <message>
        <source>The family book was damaged, so a new one is made from the game files.</source>
        <translation>El libro familiar estaba dañado, así que se hizo uno nuevo con los archivos de las partidas.</translation>
    </message>
    <message>
        <source>The old one is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>El anterior se conserva como {file}.</translation>
    </message>
    <message>
        <source>With bots</source>
        <translation>Con bots</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>other points</source>
        <translation>otros puntos</translation>
    </message>
    <message>
        <source>other points: what</source>
        <translation>otros puntos: cuáles</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} more game file(s) cannot be read either.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Tampoco se puede leer {count:f} partida más.</numerusform>
            <numerusform>Tampoco se pueden leer {count:f} partidas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, begun elsewhere</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, empezada en otro sitio</translation>
    </message>
    <message>
        <source>{game}, real cards</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>{game}, cartas reales</translation>
    </message>
    <message>
        <source>{more} to {less}</source>
        <extracomment>{more}: what is said in addition, or the larger number of points. {less}: the smaller number of points.</extracomment>
        <translation>{more} a {less}</translation>
    </message>
    <message>
        <source>{name} (uncertain)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} (incierto)</translation>
    </message>
    <message>
        <source>{name} is on the way to the easy bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} se {name:acerca|acerca|acerca|acercan} al bot fácil.</translation>
    </message>
    <message>
        <source>{name} stands above all bots.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:está|está|está|están} por encima de todos los bots.</translation>
    </message>
    <message>
        <source>{name} stands between the easy and the steady bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:está|está|está|están} entre el bot fácil y el sólido.</translation>
    </message>
    <message>
        <source>{name} stands between the steady and the strong bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:está|está|está|están} entre el bot sólido y el fuerte.</translation>
    </message>
    <message>
        <source>{name} stands between the strong and the expert bot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:está|está|está|están} entre el bot fuerte y el experto.</translation>
    </message>
    <message>
        <source>{wins} : {losses}</source>
        <extracomment>{wins}: how many games were won. {losses}: how many games were lost.</extracomment>
        <translation>{wins} : {losses}</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <extracomment>{wins}: how many games were won. {games}: how many games.</extracomment>
        <translation>{wins} de {games}</translation>
    </message>
</context>
<context>
    <name>FamilyBookController</name>
    <message>
        <source>Finished games are read: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Leyendo partidas terminadas: {done} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>Saved as {file} in {folder}, with (one game|{number} games).</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Guardado como {file} en {folder}, con {number} partida.</numerusform>
            <numerusform>Guardado como {file} en {folder}, con {number} partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>The file of this game is gone, only its figures are left.</source>
        <translation>El archivo de esta partida ya no existe; solo quedan sus números.</translation>
    </message>
    <message>
        <source>The game of {day} is back.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>La partida del {day} ha vuelto.</translation>
    </message>
    <message>
        <source>The game of {day} is removed.</source>
        <extracomment>{day}: a day, as “12 May”.</extracomment>
        <translation>La partida del {day} se quitó.</translation>
    </message>
    <message>
        <source>family-book-deals</source>
        <translation>libro-familiar-repartos</translation>
    </message>
    <message>
        <source>family-book-games</source>
        <translation>libro-familiar-partidas</translation>
    </message>
</context>
<context>
    <name>FamilyBookPage</name>
    <message>
        <source>Bots stay where they are. The stronger the others, the more a win brings. Games for practice do not count.</source>
        <translation>Los bots se quedan donde están. Cuanto más fuertes los demás, más vale una victoria. Las partidas de práctica no cuentan.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperarla</translation>
    </message>
    <message>
        <source>Deals, a row for every side</source>
        <translation>Repartos, una fila por equipo</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Finished games appear here.</source>
        <translation>Las partidas terminadas aparecen aquí.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Games won by each pair</source>
        <translation>Partidas ganadas por cada pareja</translation>
    </message>
    <message>
        <source>Games, a row for every side</source>
        <translation>Partidas, una fila por equipo</translation>
    </message>
    <message>
        <source>In these games nobody had a partner.</source>
        <translation>En estas partidas nadie tenía compañero.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>of players by their strength</comment>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>No finished game fits this choice.</source>
        <translation>Ninguna partida terminada encaja en esta selección.</translation>
    </message>
    <message>
        <source>Only people are counted here. Bots played or finished these games.</source>
        <translation>Aquí solo cuentan las personas. Estas partidas las jugaron o terminaron bots.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Points are shown for one game at a time.</source>
        <translation>Los puntos se muestran para un solo juego cada vez.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todas las partidas</translation>
    </message>
    <message>
        <source>Show people and bots</source>
        <translation>Mostrar personas y bots</translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation>Empezar una partida</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>A name for the house rules is missing.</source>
        <translation>Da un nombre a las reglas de la casa.</translation>
    </message>
    <message>
        <source>Another program has changed {file}, so this game goes on beside it.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Otro programa cambió {file}, así que esta partida sigue en un archivo nuevo.</translation>
    </message>
    <message>
        <source>House rules in {file}: {reason}</source>
        <extracomment>{file}: the name of a file. {reason}: why something cannot be.</extracomment>
        <translation>Reglas de la casa en {file}: {reason}</translation>
    </message>
    <message>
        <source>It is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>Se conserva como {file}.</translation>
    </message>
    <message>
        <source>No move can be saved in {folder}, so this game can only be looked at.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>En {folder} no se pueden guardar jugadas, así que esta partida solo se puede mirar.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {path}, which is not a folder.</source>
        <extracomment>{path}: the path of a folder.</extracomment>
        <translation>No se puede guardar nada en {path}, que no es una carpeta.</translation>
    </message>
    <message>
        <source>Other house rules have the name {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Ya tienes unas reglas de la casa llamadas {rules}.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entries are not saved yet.</source>
        <translation>El disco está lleno: los últimos apuntes aún no están guardados.</translation>
    </message>
    <message>
        <source>The disk is full, so the last entry is not saved yet.</source>
        <translation>El disco está lleno: el último apunte aún no está guardado.</translation>
    </message>
    <message>
        <source>The disk is full, so the last move is not saved yet.</source>
        <translation>El disco está lleno: la última jugada aún no está guardada.</translation>
    </message>
    <message numerus="yes">
        <source>The disk is full, so the last {count} move(s) are not saved yet.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>El disco está lleno: la última jugada ({count:f}) aún no está guardada.</numerusform>
            <numerusform>El disco está lleno: las últimas {count:f} jugadas aún no están guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk is full, so the picture is not kept.</source>
        <translation>El disco está lleno: la imagen no se guardó.</translation>
    </message>
    <message>
        <source>The disk is full, so this game is not saved yet.</source>
        <translation>El disco está lleno: esta partida aún no está guardada.</translation>
    </message>
    <message>
        <source>The disk is full, so {file} is not saved.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>El disco está lleno: {file} no se guardó.</translation>
    </message>
    <message>
        <source>The end of the text is missing: it goes from HFRULES to the semicolon.</source>
        <translation>Falta el final del texto: va desde HFRULES hasta el punto y coma.</translation>
    </message>
    <message>
        <source>The file is kept as {file}.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>El archivo se conserva como {file}.</translation>
    </message>
    <message>
        <source>The folder of {file} cannot lock files: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>La carpeta de {file} no puede bloquear archivos: {detail}.</translation>
    </message>
    <message>
        <source>The folder {folder} does not allow writing.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>La carpeta {folder} no permite escribir.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone.</source>
        <extracomment>{folder}: the name of a folder.</extracomment>
        <translation>La carpeta {folder} ya no existe.</translation>
    </message>
    <message>
        <source>The folder {path} cannot be read: {detail}.</source>
        <extracomment>{path}: the path of a folder. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>La carpeta {path} no se puede leer: {detail}.</translation>
    </message>
    <message>
        <source>The rules have changed since, so this game can only be looked at.</source>
        <translation>Las reglas han cambiado desde entonces, así que esta partida solo se puede mirar.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>Las reglas de {file} no se pueden jugar: {detail}.</translation>
    </message>
    <message>
        <source>The text was changed on its way: copy all of it once more.</source>
        <translation>El texto cambió por el camino: cópialo otra vez entero.</translation>
    </message>
    <message>
        <source>There are no rules of this program in the text.</source>
        <translation>El texto no contiene reglas de este programa.</translation>
    </message>
    <message>
        <source>These rules are from a newer version of this program.</source>
        <translation>Estas reglas son de una versión más nueva de este programa.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>deal code {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>código de reparto {number}</translation>
    </message>
    <message>
        <source>deal codes</source>
        <translation>códigos de reparto</translation>
    </message>
    <message>
        <source>it holds something that does not belong there</source>
        <translation>contiene algo que no va ahí</translation>
    </message>
    <message>
        <source>it is a folder or a device.</source>
        <translation>es una carpeta o un dispositivo.</translation>
    </message>
    <message>
        <source>it is too large to be house rules.</source>
        <translation>es demasiado grande para ser reglas de la casa.</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>su final está cortado</translation>
    </message>
    <message>
        <source>move {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>jugada {number}</translation>
    </message>
    <message>
        <source>name {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>nombre {number}</translation>
    </message>
    <message>
        <source>no reason was given</source>
        <translation>no se dio ningún motivo</translation>
    </message>
    <message>
        <source>player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>jugador {number}</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>something in it cannot be right</source>
        <translation>algo en él está mal</translation>
    </message>
    <message>
        <source>something is missing in it</source>
        <translation>algo falta en él</translation>
    </message>
    <message>
        <source>the disk is full, so they are not saved.</source>
        <translation>el disco está lleno, así que no se guardan.</translation>
    </message>
    <message>
        <source>the file holds something else.</source>
        <translation>el archivo contiene otra cosa.</translation>
    </message>
    <message>
        <source>the file is damaged, or it holds something else.</source>
        <translation>el archivo está dañado o contiene otra cosa.</translation>
    </message>
    <message>
        <source>the file is damaged: {harm}.</source>
        <extracomment>{harm}: what is wrong in a file.</extracomment>
        <translation>el archivo está dañado: {harm}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>el archivo está vacío.</translation>
    </message>
    <message>
        <source>they are from a newer version of this program.</source>
        <translation>son de una versión más nueva de este programa.</translation>
    </message>
    <message>
        <source>what stands in it makes no sense to this program</source>
        <translation>su contenido no tiene sentido para este programa</translation>
    </message>
    <message>
        <source>what stands there for “{label}” cannot be right.</source>
        <extracomment>{label}: the label of a rule or a field.</extracomment>
        <translation>la entrada de “{label}” es incorrecta.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>{file} no se puede leer: {detail}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {detail}.</source>
        <extracomment>{file}: the name of a file. {detail}: why the system refused, as the system says it.</extracomment>
        <translation>{file} no se puede escribir: {detail}.</translation>
    </message>
    <message>
        <source>{file} does not exist any more.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} ya no existe.</translation>
    </message>
    <message>
        <source>{file} holds a move that is not allowed ({place}).</source>
        <extracomment>{file}: the name of a file. {place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{file} tiene una jugada que no está permitida ({place}).</translation>
    </message>
    <message>
        <source>{file} is a folder or a device, not a plain file.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} es una carpeta o un dispositivo, no un archivo normal.</translation>
    </message>
    <message>
        <source>{file} is a link that leads back to itself.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} es un enlace que vuelve a sí mismo.</translation>
    </message>
    <message>
        <source>{file} is damaged: {harm}.</source>
        <extracomment>{file}: the name of a file. {harm}: what is wrong in a file.</extracomment>
        <translation>{file} está dañado: {harm}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} está vacío.</translation>
    </message>
    <message>
        <source>{file} is no JPEG or PNG picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} no es una imagen JPEG ni PNG.</translation>
    </message>
    <message>
        <source>{file} is not a saved game.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} no es una partida guardada.</translation>
    </message>
    <message>
        <source>{file} is too large a picture.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} es una imagen demasiado grande.</translation>
    </message>
    <message>
        <source>{file} is too large to be a file of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} es demasiado grande para ser un archivo de este programa.</translation>
    </message>
    <message>
        <source>{file} takes too long to read.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} tarda demasiado en leerse.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of this program.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>{file} se guardó con una versión más nueva de este programa.</translation>
    </message>
    <message>
        <source>{file}: what cannot be right is left out, all else holds ({name}).</source>
        <extracomment>{file}: the name of a file. {name}: the player, or the players of a side.</extracomment>
        <translation>{file}: lo incorrecto se deja fuera y lo demás se usa ({name}).</translation>
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
        <translation>Ir a “{field}”</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
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
        <translation>Partidas y repartos</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Deals of the game</source>
        <translation>Repartos de la partida</translation>
    </message>
    <message>
        <source>Takes the game out of the book.</source>
        <translation>Quita la partida del libro familiar.</translation>
    </message>
    <message>
        <source>The points of the single deals are not known.</source>
        <translation>Los puntos de cada reparto no se conocen.</translation>
    </message>
    <message>
        <source>{names} won</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} {names:ganó|ganó|ganó|ganaron}</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>next</source>
        <translation>después</translation>
    </message>
    <message>
        <source>now</source>
        <comment>plays now</comment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>now {name}</source>
        <comment>plays now</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>ahora {name}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compañero</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Hint: {move}.</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Consejo: {move}.</translation>
    </message>
    <message>
        <source>No first meld is needed in this game.</source>
        <translation>En este juego no hace falta una primera bajada.</translation>
    </message>
    <message>
        <source>Nothing can be laid now.</source>
        <translation>Ahora no se puede bajar nada.</translation>
    </message>
    <message>
        <source>The lifted cards are put back first, then the partner can be asked.</source>
        <translation>Devuelve primero tus cartas; después podrás preguntar a tu compañero.</translation>
    </message>
    <message>
        <source>The side is down already.</source>
        <translation>Tu equipo ya ha bajado.</translation>
    </message>
    <message>
        <source>Undo discard</source>
        <translation>Deshacer el descarte</translation>
    </message>
</context>
<context>
    <name>GameResult</name>
    <message>
        <source>A tie</source>
        <translation>Un empate</translation>
    </message>
    <message numerus="yes">
        <source>By (one point|{points} points).</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Por {points} punto.</numerusform>
            <numerusform>Por {points} puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win)</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} gana</numerusform>
            <numerusform>{names} ganan</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>{names} comparten la victoria.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>13 and 13, two clean, two dirty, one wild</source>
        <translation>Mano y pie de 13; dos limpias, dos sucias, una de comodines</translation>
    </message>
    <message>
        <source>15 and 13, piles open the foot; bonuses are our choice</source>
        <translation>Mano 15, pie 13; una canasta abre el pie; las primas son elección nuestra</translation>
    </message>
    <message>
        <source>15, 13 and 11; the piles needed are our choice</source>
        <translation>15, 13 y 11 cartas; las canastas necesarias son elección nuestra</translation>
    </message>
    <message>
        <source>2 to 4 players, half an hour</source>
        <translation>De 2 a 4 jugadores, media hora</translation>
    </message>
    <message>
        <source>2 to 6 players, half an hour</source>
        <translation>De 2 a 6 jugadores, media hora</translation>
    </message>
    <message>
        <source>2 to 8 players, about an hour</source>
        <translation>De 2 a 8 jugadores, cerca de una hora</translation>
    </message>
    <message>
        <source>262 special cards with ladies and villains</source>
        <translation>262 cartas especiales con damas y villanos</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 300 and 100</source>
        <translation>Como Simpson, pero un comodín retira el pozo; 300 y 100</translation>
    </message>
    <message>
        <source>As Simpson, a wild freezes the pile, 500 and 300</source>
        <translation>Como Simpson, pero un comodín retira el pozo; 500 y 300</translation>
    </message>
    <message>
        <source>As classic, the first card stays whatever it is</source>
        <translation>Como Clásico, pero la primera carta se queda, sea cual sea</translation>
    </message>
    <message>
        <source>Bain</source>
        <translation>Bain</translation>
    </message>
    <message>
        <source>Brouillette partners, high</source>
        <translation>Brouillette en parejas, alto</translation>
    </message>
    <message>
        <source>Brouillette partners, low</source>
        <translation>Brouillette en parejas, bajo</translation>
    </message>
    <message>
        <source>Brouillette, high</source>
        <translation>Brouillette, alto</translation>
    </message>
    <message>
        <source>Brouillette, low</source>
        <translation>Brouillette, bajo</translation>
    </message>
    <message>
        <source>California</source>
        <translation>California</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Classic, upcard left</source>
        <translation>Clásico, carta sin cambiar</translation>
    </message>
    <message>
        <source>DeMeritt</source>
        <translation>DeMeritt</translation>
    </message>
    <message>
        <source>Draw until you play</source>
        <translation>Robar hasta jugar</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Bot fácil</translation>
    </message>
    <message>
        <source>Everybody alone, two stock piles, no wild piles</source>
        <translation>Cada uno por su cuenta, dos mazos, sin canastas de comodines</translation>
    </message>
    <message>
        <source>Everything on the table may be rebuilt</source>
        <translation>Reordenar cualquier cosa de la mesa</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Bot experto</translation>
    </message>
    <message>
        <source>First play 30 each, from the hand alone</source>
        <translation>Cada primera jugada necesita 30, solo de la mano</translation>
    </message>
    <message>
        <source>Four cards, four tricks, down from 21</source>
        <translation>Cuatro cartas, cuatro bazas, desde 21 hacia abajo</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <translation>Hand and Foot</translation>
    </message>
    <message>
        <source>Hand, Knee and Foot</source>
        <translation>Mano, rodilla y pie</translation>
    </message>
    <message>
        <source>Imagines few deals, and forgets what was played.</source>
        <translation>Imagina pocos repartos y olvida lo que se jugó.</translation>
    </message>
    <message>
        <source>Imagines some deals, and remembers every card.</source>
        <translation>Imagina algunos repartos y recuerda todas las cartas.</translation>
    </message>
    <message>
        <source>Lays melds and adds to them, but takes none apart.</source>
        <translation>Baja combinaciones y las amplía, pero no deshace ninguna.</translation>
    </message>
    <message>
        <source>Machiavelli</source>
        <translation>Machiavelli</translation>
    </message>
    <message>
        <source>Manipulation Rummy</source>
        <translation>Rummy de manipulación</translation>
    </message>
    <message>
        <source>Melds stay open after seven, whole pile taken</source>
        <translation>Las combinaciones siguen abiertas tras siete; se recoge todo el pozo</translation>
    </message>
    <message>
        <source>Moves up to three cards of the table to lay more.</source>
        <translation>Mueve hasta tres cartas de la mesa para bajar más.</translation>
    </message>
    <message>
        <source>None is stronger.</source>
        <translation>Ninguno es más fuerte.</translation>
    </message>
    <message>
        <source>Partners build piles of seven</source>
        <translation>Los compañeros forman canastas de siete</translation>
    </message>
    <message>
        <source>Pennies from Heaven</source>
        <translation>Pennies from Heaven</translation>
    </message>
    <message>
        <source>Play or draw one, no jokers, 13 cards</source>
        <translation>Jugar o robar una, sin jokers, 13 cartas</translation>
    </message>
    <message>
        <source>Plays for its side, and minds what others collect.</source>
        <translation>Juega para su equipo y observa lo que reúnen los otros.</translation>
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
        <translation>Rehace toda la mesa y se guarda cartas.</translation>
    </message>
    <message>
        <source>Red threes cost 500, to 20,000 points</source>
        <translation>Los treses rojos cuestan 500, a 20.000 puntos</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Saskatchewan</source>
        <translation>Saskatchewan</translation>
    </message>
    <message>
        <source>Sees its own cards only, and overlooks some melds.</source>
        <translation>Solo mira sus propias cartas y se le escapan combinaciones.</translation>
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
        <translation>Seis jugadores, canastas de sietes, a 20.000</translation>
    </message>
    <message>
        <source>Special deck</source>
        <translation>Baraja especial</translation>
    </message>
    <message>
        <source>Steady bot</source>
        <translation>Bot sólido</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <translation>Bot fuerte</translation>
    </message>
    <message>
        <source>Tanglewood</source>
        <translation>Tanglewood</translation>
    </message>
    <message>
        <source>The strong bot with more time, as Preferences say.</source>
        <translation>El bot fuerte con más tiempo, según las preferencias.</translation>
    </message>
    <message>
        <source>Three cards drawn at most, knocking</source>
        <translation>Robar hasta tres cartas, con golpe</translation>
    </message>
    <message>
        <source>Three cards from a closed pile; the piles needed are our choice</source>
        <translation>Tres cartas de un pozo cerrado; las canastas necesarias son elección nuestra</translation>
    </message>
    <message>
        <source>Three to seven cards taken; how many is our choice</source>
        <translation>Recoger de tres a siete cartas; cuántas es elección nuestra</translation>
    </message>
    <message>
        <source>Three ways to trumps, from 21 down to nothing</source>
        <translation>Tres maneras de fijar el triunfo, de 21 a 0</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tries moves in imagined deals, and recalls who took what.</source>
        <translation>Prueba jugadas en repartos imaginados y recuerda quién recogió qué.</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four</source>
        <translation>Dos parejas; el reparto cuatro pide cuatro limpias y cuatro sucias</translation>
    </message>
    <message>
        <source>Two pairs, four and four in deal four, 500 and 300</source>
        <translation>Dos parejas; el reparto cuatro pide cuatro limpias, cuatro sucias; 500 y 300</translation>
    </message>
    <message>
        <source>Whole pile, dirty piles open, to 10,000; red threes are our choice</source>
        <translation>Pozo entero, las canastas sucias siguen abiertas, a 10.000; los treses rojos son elección nuestra</translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, reparto {deal}</translation>
    </message>
    <message>
        <source>{game}, round {deal}</source>
        <extracomment>{game}: the title of a game. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{game}, ronda {deal}</translation>
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
        <translation>Una {pile} limpia vale {points}.</translation>
    </message>
    <message>
        <source>A complete {pile} that is open takes them, too.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>También pueden ir en una {pile} completa que siga abierta.</translation>
    </message>
    <message>
        <source>A deal ends when somebody goes out.</source>
        <translation>Un reparto termina cuando alguien cierra.</translation>
    </message>
    <message>
        <source>A dirty {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Una {pile} sucia vale {points}.</translation>
    </message>
    <message>
        <source>A discarded lady stops the next player from taking the pile.</source>
        <translation>Una dama descartada impide que el siguiente jugador recoja el pozo.</translation>
    </message>
    <message>
        <source>A discarded wild leaves the table together with the whole pile; the next discard begins a new one.</source>
        <translation>Un comodín descartado se lleva de la mesa todo el pozo; el próximo descarte empieza uno nuevo.</translation>
    </message>
    <message>
        <source>A game has {deals}.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Una partida tiene {deals}.</translation>
    </message>
    <message>
        <source>A joker laid in such a turn counts {new} instead of {old}.</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>Un joker bajado en un turno así vale {new} en lugar de {old}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinación lleva al menos tantas naturales como comodines, nunca más de {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinación lleva al menos tantas naturales como comodines: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinación lleva al menos el doble de naturales que de comodines, nunca más de {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least twice as many naturals as wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinación lleva al menos el doble de naturales que de comodines: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at least two naturals and at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinación lleva al menos dos naturales y como máximo {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds at most {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinación lleva como máximo {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds, never more than {wilds}: {counted}.</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinación lleva más naturales que comodines, nunca más de {wilds}: {counted}.</translation>
    </message>
    <message>
        <source>A meld holds more naturals than wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinación lleva más naturales que comodines: {counted}.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up before its player.</source>
        <translation>Una combinación son tres o más cartas del mismo valor, descubiertas delante de su jugador.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank, face up. It belongs to the whole side; every partner may add to it.</source>
        <translation>Una combinación son tres o más cartas del mismo valor, descubiertas. Es de todo el equipo; cualquier compañero puede añadir cartas.</translation>
    </message>
    <message>
        <source>A meld of naturals holds any number of wilds: {counted}.</source>
        <extracomment>{counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>Una combinación de naturales admite cualquier número de comodines: {counted}.</translation>
    </message>
    <message>
        <source>A meld of naturals holds no wilds.</source>
        <translation>Una combinación de naturales no admite comodines.</translation>
    </message>
    <message>
        <source>A player needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Para cerrar necesitas {needed}.</translation>
    </message>
    <message>
        <source>A red three among them is laid and replaced at once; one deeper in the pile stays there.</source>
        <translation>Un tres rojo entre ellas se pone en la mesa y se repone enseguida; uno más abajo en el pozo se queda ahí.</translation>
    </message>
    <message>
        <source>A red three in it is laid and replaced at once.</source>
        <translation>Un tres rojo que haya en él se pone en la mesa y se repone enseguida.</translation>
    </message>
    <message>
        <source>A take brings the top card only.</source>
        <translation>Solo se recoge la carta de arriba.</translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s), or all when there are fewer.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Se recoge la carta de arriba ({count:f}).</numerusform>
            <numerusform>Se recogen las {count:f} cartas de arriba, o todo el pozo si tiene menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A take brings the top {count} card(s); with fewer there is no take.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Se recoge la carta de arriba ({count:f}).</numerusform>
            <numerusform>Se recogen las {count:f} cartas de arriba; si hay menos, no se puede.</numerusform>
        </translation>
    </message>
    <message>
        <source>A take brings the whole pile.</source>
        <translation>Se recoge todo el pozo.</translation>
    </message>
    <message>
        <source>A three on top cannot be taken.</source>
        <translation>Un tres encima bloquea el pozo.</translation>
    </message>
    <message>
        <source>A villain or a lady on top cannot be taken.</source>
        <translation>Un villano o una dama encima bloquean el pozo.</translation>
    </message>
    <message>
        <source>A wild laid on an incomplete clean meld makes it dirty.</source>
        <translation>Un comodín en una combinación limpia sin terminar la ensucia.</translation>
    </message>
    <message numerus="yes">
        <source>A wild lies only beside {count} natural card(s) or more.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Un comodín necesita al menos {count:f} carta natural a su lado.</numerusform>
            <numerusform>Un comodín necesita al menos {count:f} cartas naturales a su lado.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Una {pile} de comodines vale {points}.</translation>
    </message>
    <message>
        <source>All of them on one side count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Todos en un mismo equipo valen {points} en total.</translation>
    </message>
    <message>
        <source>All of them with one player count {points} in total.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Todos con un mismo jugador valen {points} en total.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left the pile cannot be taken.</source>
        <translation>Si ya tienes una combinación sin terminar de ese valor, van en ella. Si en ella caben menos de tres más, el pozo no se puede recoger.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has fewer than three places left, the same move completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Si ya tienes una combinación sin terminar de ese valor, van en ella. Si en ella caben menos de tres más, la misma jugada completa la {pile} y empieza otra combinación de tres o más.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left the pile cannot be taken.</source>
        <translation>Si ya tienes una combinación sin terminar de ese valor, van en ella. Si en ella cabe solo una más, el pozo no se puede recoger.</translation>
    </message>
    <message>
        <source>An own incomplete meld of that rank takes them. Where it has one place left, the take completes the {pile} and begins another meld of three or more.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Si ya tienes una combinación sin terminar de ese valor, van en ella. Si en ella cabe solo una más, la misma jugada completa la {pile} y empieza otra combinación de tres o más.</translation>
    </message>
    <message>
        <source>Any number of ladies may be laid on a complete clean {pile}; they never count towards a first meld.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Puedes poner cualquier número de damas en una {pile} limpia completa; nunca cuentan para una primera bajada.</translation>
    </message>
    <message>
        <source>Before that the side needs a complete {pile}. Without one two cards stay in the hand after melding, one after the discard: of two cards, one is discarded and one kept.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Antes de eso, tu equipo necesita una {pile} completa. Sin ella, guarda dos cartas después de bajar y una después del descarte: con dos cartas, descarta una y guarda la otra.</translation>
    </message>
    <message>
        <source>By the player’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Lo que necesita tu primera bajada depende de tus puntos al empezar el reparto: {steps}.</translation>
    </message>
    <message>
        <source>By the side’s score at the start of the deal, the first meld needs: {steps}.</source>
        <extracomment>{steps}: the points that are needed, score by score.</extracomment>
        <translation>Lo que necesita la primera bajada depende de los puntos del equipo al empezar el reparto: {steps}.</translation>
    </message>
    <message>
        <source>Cards stay in the meld on which they were laid.</source>
        <translation>Las cartas se quedan en la combinación donde se pusieron.</translation>
    </message>
    <message>
        <source>Discarding the last card of the hand: the foot is picked up and played from the next turn on.</source>
        <translation>Si descartas la última carta de tu mano, recoges tu pie y juegas con él desde tu próximo turno.</translation>
    </message>
    <message>
        <source>Draw from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <translation>Roba del mazo o recoge el pozo. Baja cuanto quieras y descarta una carta para terminar tu turno.</translation>
    </message>
    <message>
        <source>Draw {cards} from the stock or take from the discard pile. Meld as much as you want, then discard one card to end your turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Roba {cards} del mazo o recoge el pozo. Baja cuanto quieras y descarta una carta para terminar tu turno.</translation>
    </message>
    <message>
        <source>Each player has three packets: hand {hand}, knee {knee}, foot {foot}, played in this order. Knee and foot lie face down until they are picked up.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Cada jugador tiene tres paquetes: mano {hand}, rodilla {knee}, pie {foot}, que se juegan en este orden. Rodilla y pie están boca abajo hasta que se recogen.</translation>
    </message>
    <message>
        <source>Each player has two packets: the hand, played first, and the foot. It lies face down until it is picked up, and is then played like the hand.</source>
        <translation>Cada jugador tiene dos paquetes: la mano, que se juega primero, y el pie. El pie está boca abajo hasta que lo recoges y lo juegas como la mano.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Cada tres rojo vale {laid}; uno sin bajar, {left}.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}, in an unopened foot too.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Cada tres rojo vale {laid}, con o sin primera bajada; uno sin bajar, {left}, también en un pie sin abrir.</translation>
    </message>
    <message>
        <source>Each red three counts {laid}, with or without a first meld; one not laid {left}.</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Cada tres rojo vale {laid}, con o sin primera bajada; uno sin bajar, {left}.</translation>
    </message>
    <message>
        <source>Everybody is dealt a hand of {hand}, then a knee of {knee}, then a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Cada uno recibe una mano de {hand}, después una rodilla de {knee} y después un pie de {foot}.</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for a hand of {hand} and a foot of {foot}; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Cada uno levanta unas {both} cartas para una mano de {hand} y un pie de {foot}; si faltan, se toman más; si sobran, se devuelven. Levantar justo {both} al primer intento da {points}.</translation>
    </message>
    <message>
        <source>Everybody lifts about {both} cards for hand, knee and foot; missing ones are taken, surplus ones put back. Lifting exactly {both} at the first try scores {points}.</source>
        <extracomment>{both}: how many cards hand and foot have together. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Cada uno levanta unas {both} cartas para mano, rodilla y pie; si faltan, se toman más; si sobran, se devuelven. Levantar justo {both} al primer intento da {points}.</translation>
    </message>
    <message>
        <source>Example: five eights are melded, an eight is on top. With {four} in the hand a take is allowed: the top card and 8 complete the {pile}, {three} begin a new meld. With {three} it is not: only {two} would be left.</source>
        <extracomment>{four}: four cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {three}: three cards of an example, listed. {two}: two cards of an example, listed.</extracomment>
        <translation>Ejemplo: tienes bajados cinco ochos y encima hay un ocho. Con {four} en la mano puedes recoger: la carta de arriba y un 8 completan la {pile}, y {three} empiezan otra combinación. Con {three} no puedes: solo quedarían {two}.</translation>
    </message>
    <message>
        <source>Example: six eights are melded, an eight is on top. With {three} in the hand a take is allowed: the top card completes the {pile}, {three} begin a new meld. With {two} it is not: two cards are no meld.</source>
        <extracomment>{three}: three cards of an example, listed. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {two}: two cards of an example, listed.</extracomment>
        <translation>Ejemplo: tienes bajados seis ochos y encima hay un ocho. Con {three} en la mano puedes recoger: la carta de arriba completa la {pile}, y {three} empiezan otra combinación. Con {two} no puedes: dos cartas no son combinación.</translation>
    </message>
    <message>
        <source>Example: the pile is frozen, with a nine on top: {two} from the hand takes it, {mixed} does not.</source>
        <extracomment>{two}: two cards of an example, listed. {mixed}: a card and a wild of an example, listed.</extracomment>
        <translation>Ejemplo: el pozo está congelado, con un nueve encima: {two} de tu mano lo recogen, {mixed} no.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}, {missing} too few; a {wild} from below the nine would not count.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Ejemplo: con un nueve encima y {three} en la mano, bajar {four} suma {points}, faltan {missing}; un {wild} de debajo del nueve no contaría.</translation>
    </message>
    <message>
        <source>Example: with a nine on top and {three} in the hand, a take with {four} makes {points}; a {wild} from below the nine would not do.</source>
        <extracomment>{three}: three cards of an example, listed. {four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {wild}: a wild card, or a wild pile.</extracomment>
        <translation>Ejemplo: con un nueve encima y {three} en la mano, bajar {four} suma {points}; un {wild} de debajo del nueve no serviría.</translation>
    </message>
    <message>
        <source>Example: {count} count {points}.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ejemplo: {count} valen {points}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}, {missing} too few.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>Ejemplo: {four} suma {points}, faltan {missing}.</translation>
    </message>
    <message>
        <source>Example: {four} makes {points}.</source>
        <extracomment>{four}: four cards of an example, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Ejemplo: {four} suma {points}.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card of the foot.</source>
        <translation>Cerrar es quedarse sin la última carta del pie.</translation>
    </message>
    <message>
        <source>Going out means getting rid of the last card once the foot was taken.</source>
        <translation>Cerrar es quedarse sin la última carta cuando ya se tiene el pie.</translation>
    </message>
    <message>
        <source>In a foot that was not picked up each one counts {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>En un pie sin abrir, cada uno vale {points}.</translation>
    </message>
    <message numerus="yes">
        <source>In deal(s) {deals} it is a concealed {pile} instead, of any kind: seven cards laid at once from the hand, before any take; other melds may go with it.</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>En el reparto {deals} es en cambio una {pile} de cualquier clase bajada de una vez: siete cartas de tu mano, antes de recoger el pozo; otras combinaciones pueden acompañarla.</numerusform>
            <numerusform>En los repartos {deals} es en cambio una {pile} de cualquier clase bajada de una vez: siete cartas de tu mano, antes de recoger el pozo; otras combinaciones pueden acompañarla.</numerusform>
        </translation>
    </message>
    <message>
        <source>In these turns nobody asks, no {piles} are needed, and no card has to stay.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>En estos turnos nadie pregunta, no hacen falta {piles} y no hay que guardar ninguna carta.</translation>
    </message>
    <message>
        <source>It is one move of any number of melds. Only the values of their cards count, no bonuses; of a pile taken in that move only the top card.</source>
        <translation>Se baja en una sola jugada, en cualquier número de combinaciones. Solo cuentan los valores de sus cartas, no las primas; de un pozo recogido en esa jugada, solo la carta de arriba.</translation>
    </message>
    <message>
        <source>Jesters and jokers are wild; all cards but villains and ladies are naturals otherwise.</source>
        <translation>Los bufones y los jokers son comodines; todas las demás cartas, menos villanos y damas, son naturales.</translation>
    </message>
    <message>
        <source>Just before a player’s first turn the red threes of the hand are laid on the table and replaced from the stock, later each at once.</source>
        <translation>Justo antes de tu primer turno, pon tus treses rojos en la mesa y repónlos del mazo; después, pon cada uno enseguida.</translation>
    </message>
    <message>
        <source>Laying out the hand and picking up the foot ends the turn, without a discard.</source>
        <translation>Si bajas tu última carta, recoges tu pie y tu turno termina sin descarte.</translation>
    </message>
    <message>
        <source>Melding the last card of the hand: the foot is picked up at once and the turn goes on, with a discard at its end.</source>
        <translation>Si bajas la última carta de tu mano, recoges tu pie enseguida y sigues; el turno termina igualmente con un descarte.</translation>
    </message>
    <message>
        <source>Nobody gets the bonus for going out when the stock ends the deal.</source>
        <translation>Si el reparto termina por el mazo, nadie recibe la prima por cerrar.</translation>
    </message>
    <message>
        <source>One partner’s first meld serves the whole side.</source>
        <translation>La primera bajada de un compañero vale para todo el equipo.</translation>
    </message>
    <message>
        <source>Only who was out first gets the bonus.</source>
        <translation>Solo el primero que cierra recibe la prima.</translation>
    </message>
    <message>
        <source>Other cards left</source>
        <translation>Otras cartas sobrantes</translation>
    </message>
    <message>
        <source>Red three in an unopened foot</source>
        <translation>Tres rojo en un pie sin abrir</translation>
    </message>
    <message>
        <source>Red three left</source>
        <translation>Tres rojo sin bajar</translation>
    </message>
    <message>
        <source>Red three on the table</source>
        <translation>Tres rojo en la mesa</translation>
    </message>
    <message>
        <source>Red threes are plain cards: never melded, they may be discarded; each one left counts {left}.</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Los treses rojos son cartas normales: no se pueden bajar, pero sí descartar; cada uno que quede vale {left}.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Siete cartas forman una {pile}: limpia sin comodines, sucia con algunos, de comodines solo con ellos.</translation>
    </message>
    <message>
        <source>Seven cards make a {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Siete cartas forman una {pile}: limpia sin comodines, sucia con algunos.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some, wild of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Siete cartas o más forman una sola {pile}: limpia sin comodines, sucia con algunos, de comodines solo con ellos.</translation>
    </message>
    <message>
        <source>Seven cards or more make one {pile}: clean without wilds, dirty with some.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Siete cartas o más forman una sola {pile}: limpia sin comodines, sucia con algunos.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Quien reparte da a cada uno una mano de {hand} y un pie de {foot}.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; one of the dealer’s partners deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Quien reparte da a cada uno una mano de {hand}; uno de sus compañeros da a cada uno un pie de {foot}.</translation>
    </message>
    <message>
        <source>The dealer deals everybody a hand of {hand}; the dealer’s partner deals everybody a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Quien reparte da a cada uno una mano de {hand}; su compañero da a cada uno un pie de {foot}.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot. The player to the dealer’s left begins; play and deal go round to the left, clockwise.</source>
        <translation>Se sortea quién reparte primero. Empieza el jugador a su izquierda; juego y reparto pasan a la izquierda.</translation>
    </message>
    <message>
        <source>The foot</source>
        <translation>El pie</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which a side reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>La partida termina tras el reparto en que un equipo llega a {points} punto o más.</numerusform>
            <numerusform>La partida termina tras el reparto en que un equipo llega a {points} puntos o más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after the deal in which somebody reaches {points} point(s) or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>La partida termina tras el reparto en que alguien llega a {points} punto o más.</numerusform>
            <numerusform>La partida termina tras el reparto en que alguien llega a {points} puntos o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins; equal totals share the win. Totals may be negative.</source>
        <translation>Gana el total más alto; un empate se comparte. Los totales pueden ser negativos.</translation>
    </message>
    <message>
        <source>The knee is picked up first, in the same way, and later the foot.</source>
        <translation>Primero recoges tu rodilla, del mismo modo, y después tu pie.</translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s).</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>El pozo se puede recoger desde que tiene {count:f} carta.</numerusform>
            <numerusform>El pozo se puede recoger desde que tiene {count:f} cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile can be taken once it has {count} card(s); a take brings all of it.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>El pozo se puede recoger desde que tiene {count:f} carta, y se recoge entero.</numerusform>
            <numerusform>El pozo se puede recoger desde que tiene {count:f} cartas, y se recoge entero.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side needs, complete: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Para cerrar, el equipo necesita {needed}.</translation>
    </message>
    <message>
        <source>The special deck of 262 cards, one set for any number of players.</source>
        <translation>La baraja especial de 262 cartas, un juego para cualquier número de jugadores.</translation>
    </message>
    <message numerus="yes">
        <source>Then the deal ends: {count} turn(s) later, or when one cannot draw.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Después termina el reparto: {count:m} turno más tarde, o cuando alguien no puede robar.</numerusform>
            <numerusform>Después termina el reparto: {count:m} turnos más tarde, o cuando alguien no puede robar.</numerusform>
        </translation>
    </message>
    <message>
        <source>They may be shared among several melds of that rank, as far as each one may lie so.</source>
        <translation>Puedes repartirlas entre varias combinaciones de ese valor, siempre que cada combinación sea válida.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Treses</translation>
    </message>
    <message>
        <source>Twos and jokers are wild; four to ace are naturals.</source>
        <translation>Los doses y los jokers son comodines; del cuatro al as son naturales.</translation>
    </message>
    <message>
        <source>Twos are wild; four to ace are naturals.</source>
        <translation>Los doses son comodines; del cuatro al as son naturales.</translation>
    </message>
    <message>
        <source>Until then two cards stay in the hand after melding, unless that meld completes a {pile}, and one after the discard.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Hasta entonces, guarda dos cartas después de bajar (salvo que hayas completado una {pile}) y una después del descarte.</translation>
    </message>
    <message>
        <source>What a player needs complete depends on the deal.</source>
        <translation>Lo que necesitas para cerrar depende del reparto.</translation>
    </message>
    <message>
        <source>What the side needs complete depends on the deal.</source>
        <translation>Lo que el equipo necesita para cerrar depende del reparto.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the foot into the hand at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Cuando completas una {pile}, tu pie pasa enseguida a tu mano.</translation>
    </message>
    <message>
        <source>Whoever completes a {pile} takes the knee into the hand at once, with the next one the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Cuando completas una {pile}, tu rodilla pasa enseguida a tu mano; con la siguiente, tu pie.</translation>
    </message>
    <message>
        <source>Whoever has taken the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Cuando ya tienes el pie y aún no puedes cerrar, guarda dos cartas después de bajar y una después del descarte.</translation>
    </message>
    <message>
        <source>Whoever may discard none of the cards ends the turn without a discard.</source>
        <translation>Si no puedes descartar ninguna de tus cartas, tu turno termina sin descarte.</translation>
    </message>
    <message>
        <source>Whoever plays from the foot and may not go out keeps two cards after melding, one after the discard.</source>
        <translation>Cuando juegas con el pie y aún no puedes cerrar, guarda dos cartas después de bajar y una después del descarte.</translation>
    </message>
    <message>
        <source>Wilds may be discarded.</source>
        <translation>Los comodines se pueden descartar.</translation>
    </message>
    <message>
        <source>With an empty stock a red three is laid without a replacement.</source>
        <translation>Si el mazo está vacío, un tres rojo se pone en la mesa sin reponerlo.</translation>
    </message>
    <message>
        <source>their value off</source>
        <translation>restan su valor</translation>
    </message>
    <message numerus="yes">
        <source>to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>a {points} punto</numerusform>
            <numerusform>a {points} puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:^} count {points} together.</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{count:^} valen juntos {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of four, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^m} jugador en dos equipos de cuatro, sentados alternados.</numerusform>
            <numerusform>{count:^} jugadores en dos equipos de cuatro, sentados alternados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in two teams of three, seated alternately.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^m} jugador en dos equipos de tres, sentados alternados.</numerusform>
            <numerusform>{count:^} jugadores en dos equipos de tres, sentados alternados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s) in {sides}, partners opposite.</source>
        <extracomment>{count}: the number on which the plural form depends. {sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>
            <numerusform>{count:^m} jugador en {sides}, compañeros enfrentados.</numerusform>
            <numerusform>{count:^} jugadores en {sides}, compañeros enfrentados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} player(s), each alone.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^m} jugador, cada uno por su cuenta.</numerusform>
            <numerusform>{count:^} jugadores, cada uno por su cuenta.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs no points.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{meld:^el} no necesita puntos.</translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}, then as in the last of them.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^el} necesita {points} punto en los repartos uno a {last}, después tantos como en el último.</numerusform>
            <numerusform>{meld:^el} necesita {points} puntos en los repartos uno a {last}, después tantos como en el último.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s) in deals one to {last}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{meld:^el} necesita {points} punto en los repartos uno a {last}.</numerusform>
            <numerusform>{meld:^el} necesita {points} puntos en los repartos uno a {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld:^} needs {points} point(s).</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{meld:^el} necesita {points} punto.</numerusform>
            <numerusform>{meld:^el} necesita {points} puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld:^} needs {steps}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {steps}: the points that are needed, score by score.</extracomment>
        <translation>{meld:^el} necesita {steps}.</translation>
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
            <numerusform>{packs:^} con {jokers} cada una: {number} carta.</numerusform>
            <numerusform>{packs:^} con {jokers} cada una: {number} cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{packs:^} without jokers: {number} card(s).</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{packs:^} sin jokers: {number} carta.</numerusform>
            <numerusform>{packs:^} sin jokers: {number} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{wilds} in {cards}</source>
        <extracomment>{wilds}: wild cards, counted: “two wilds”, or their number. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{wilds} en {cards}</translation>
    </message>
</context>
<context>
    <name>HandAndFootHints</name>
    <message>
        <source>A hand of {hand} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Una mano de {hand} y un pie de {foot}.</translation>
    </message>
    <message>
        <source>A hand of {hand}, a knee of {knee} and a foot of {foot}.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Una mano de {hand}, una rodilla de {knee} y un pie de {foot}.</translation>
    </message>
    <message>
        <source>A lady on a clean {pile} counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Una dama en una {pile} limpia vale {points}.</translation>
    </message>
    <message>
        <source>A {pile} is nearly complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una {pile} está casi completa.</translation>
    </message>
    <message>
        <source>Every card would find a place.</source>
        <translation>Todas las cartas tienen su sitio.</translation>
    </message>
    <message>
        <source>Hint: is the pile worth more than a draw?</source>
        <translation>Consejo: ¿vale más el pozo que robar?</translation>
    </message>
    <message>
        <source>Hint: keep what may become a first meld.</source>
        <translation>Consejo: guarda cartas que sirvan para una primera bajada.</translation>
    </message>
    <message>
        <source>Hint: look at the melds that lie there.</source>
        <translation>Consejo: mira las combinaciones de la mesa.</translation>
    </message>
    <message>
        <source>Hint: look at the pile.</source>
        <translation>Consejo: mira el pozo.</translation>
    </message>
    <message>
        <source>Hint: look at what is left in the hand.</source>
        <translation>Consejo: mira lo que queda en tu mano.</translation>
    </message>
    <message>
        <source>Hint: look for a card that helps nobody.</source>
        <translation>Consejo: busca una carta que no le sirva a nadie.</translation>
    </message>
    <message>
        <source>Hint: look for a first meld.</source>
        <translation>Consejo: busca una primera bajada.</translation>
    </message>
    <message>
        <source>Hint: look for cards of one rank.</source>
        <translation>Consejo: busca cartas del mismo valor.</translation>
    </message>
    <message>
        <source>Hint: the end of the deal is near.</source>
        <translation>Consejo: el reparto está por terminar.</translation>
    </message>
    <message>
        <source>It brings {taken}; a draw brings {drawn}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {drawn}: the cards that a draw brings, as “two cards”.</extracomment>
        <translation>Así te llevas {taken}; robando, {drawn}.</translation>
    </message>
    <message numerus="yes">
        <source>It is alone in the hand, and no own meld takes it.</source>
        <comment>{card}</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>
            <numerusform>Es la única en la mano y no encaja en ninguna combinación del equipo.</numerusform>
            <numerusform>Es la única en la mano y no encaja en ninguna combinación del equipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Little is left in hand.</source>
        <translation>Queda poco en la mano.</translation>
    </message>
    <message>
        <source>Little that comes with the pile would fit.</source>
        <translation>Poco de lo que hay en el pozo encajaría.</translation>
    </message>
    <message>
        <source>No other card can be spared.</source>
        <translation>No se puede prescindir de otra carta.</translation>
    </message>
    <message>
        <source>None of the cards may be discarded.</source>
        <translation>No se puede descartar ninguna de las cartas.</translation>
    </message>
    <message numerus="yes">
        <source>Only two of them are in the hand, and no own meld takes them.</source>
        <comment>{cards}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Solo hay dos en la mano y no encajan en ninguna combinación del equipo.</numerusform>
            <numerusform>Solo hay dos en la mano y no encajan en ninguna combinación del equipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Others may go out soon, and cards in hand cost points then.</source>
        <translation>Otros pueden cerrar pronto, y entonces las cartas en mano restan puntos.</translation>
    </message>
    <message>
        <source>That completes a wild {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Así se completa una {pile} de comodines.</translation>
    </message>
    <message>
        <source>That completes a {pile} of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Así se completa una {pile} de {ranks}.</translation>
    </message>
    <message>
        <source>That goes out.</source>
        <translation>Con eso se cierra.</translation>
    </message>
    <message>
        <source>That leaves no card.</source>
        <translation>Así no queda ninguna carta.</translation>
    </message>
    <message numerus="yes">
        <source>That makes {sum}, {need} (is|are) needed.</source>
        <extracomment>{sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>Eso suma {sum} y hace falta {need}.</numerusform>
            <numerusform>Eso suma {sum} y hacen falta {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot comes next turn.</source>
        <translation>Así se acaba la mano, y el pie viene en el próximo turno.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the foot is played at once.</source>
        <translation>Así se acaba la mano y se juega el pie enseguida.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee comes next turn.</source>
        <translation>Así se acaba la mano, y la rodilla viene en el próximo turno.</translation>
    </message>
    <message>
        <source>The hand is empty then, and the knee is played at once.</source>
        <translation>Así se acaba la mano y se juega la rodilla enseguida.</translation>
    </message>
    <message>
        <source>The hand is nearly empty, and the pile would keep it from the foot.</source>
        <translation>La mano está por acabarse, y el pozo retrasaría el pie.</translation>
    </message>
    <message>
        <source>The hand is nearly empty: the pile would keep it from the knee.</source>
        <translation>La mano está por acabarse, y el pozo retrasaría la rodilla.</translation>
    </message>
    <message>
        <source>The others are close to going out.</source>
        <translation>Los otros están cerca de cerrar.</translation>
    </message>
    <message>
        <source>The partners agreed to wait.</source>
        <translation>Los compañeros acordaron esperar.</translation>
    </message>
    <message>
        <source>The side gains by ending now.</source>
        <translation>Al equipo le conviene terminar ahora.</translation>
    </message>
    <message>
        <source>The side gains by playing on.</source>
        <translation>Al equipo le conviene seguir jugando.</translation>
    </message>
    <message>
        <source>The {ranks} are then {number} of {size}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are. {size}: how many cards a complete meld has.</extracomment>
        <translation>Con eso, {ranks:el} llegan a {number} de {size}.</translation>
    </message>
    <message>
        <source>The {ranks} become a clean {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^el} forman una {pile} limpia.</translation>
    </message>
    <message>
        <source>The {ranks} become a dirty {pile}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^el} forman una {pile} sucia.</translation>
    </message>
    <message>
        <source>There is no pile to take.</source>
        <translation>No hay pozo que recoger.</translation>
    </message>
    <message>
        <source>Too much is left in hand.</source>
        <translation>Queda demasiado en la mano.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} at most {most}, {need} (is|are) needed.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {most}: the most of them, as “two” or “two cards”. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>Con {card:el} se llega a {most} como máximo, y hace falta {need}.</numerusform>
            <numerusform>Con {card:el} se llega a {most} como máximo, y hacen falta {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>answer no</source>
        <translation>responder que no</translation>
    </message>
    <message>
        <source>answer yes</source>
        <translation>responder que sí</translation>
    </message>
    <message>
        <source>ask {partner} whether to go out</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>preguntar a {partner} si se puede cerrar</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>descartar {card:el}</translation>
    </message>
    <message>
        <source>draw from both stock piles</source>
        <translation>robar de los dos mazos</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>robar {cards}</translation>
    </message>
    <message numerus="yes">
        <source>lay these {count} card(s)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>bajar esta carta{count:||||}</numerusform>
            <numerusform>bajar estas {count} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>elegir unas {number} cartas</numerusform>
            <numerusform>elegir unas {number} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>take {count} with {cards}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>recoger {count:f} con {cards}</translation>
    </message>
    <message>
        <source>{name} cannot take the pile then.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Así {name} no puede recoger el pozo.</translation>
    </message>
    <message>
        <source>{name} has discarded {card}, too.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} también ha descartado {card:el}.</translation>
    </message>
    <message>
        <source>{name} is not down and cannot take the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} aún no ha bajado y no puede recoger el pozo.</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {sum}, {need} (is|are) needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {sum}: the sum of points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {sum}, y hace falta {need}.</numerusform>
            <numerusform>{parts} = {sum}, y hacen falta {need}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandAndFootInterview</name>
    <message>
        <source>1,500, clean or dirty</source>
        <translation>1500, limpia o sucia</translation>
    </message>
    <message>
        <source>100 points each; off for a side without one.</source>
        <translation>100 puntos cada uno; menos 100 para un equipo sin ninguno.</translation>
    </message>
    <message>
        <source>100 points each; off without a first meld in the deal.</source>
        <translation>100 puntos cada uno; menos 100 sin primera bajada.</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty</source>
        <translation>300 limpia, 100 sucia</translation>
    </message>
    <message>
        <source>300 clean, 100 dirty, 1,000 wild</source>
        <translation>300 limpia, 100 sucia, 1000 de comodines</translation>
    </message>
    <message>
        <source>5,000 clean, 2,500 dirty</source>
        <translation>5000 limpia, 2500 sucia</translation>
    </message>
    <message>
        <source>50 in every deal</source>
        <translation>50 en cada reparto</translation>
    </message>
    <message>
        <source>50, then 90, 120 and 150</source>
        <translation>50, después 90, 120 y 150</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty</source>
        <translation>500 limpia, 300 sucia</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,000 wild</source>
        <translation>500 limpia, 300 sucia, 1000 de comodines</translation>
    </message>
    <message>
        <source>500 clean, 300 dirty, 1,500 wild</source>
        <translation>500 limpia, 300 sucia, 1500 de comodines</translation>
    </message>
    <message>
        <source>60, then 90, 120 and 150</source>
        <translation>60, después 90, 120 y 150</translation>
    </message>
    <message>
        <source>A bonus, but against a side that is not down</source>
        <translation>Una prima, pero resta al equipo que no ha bajado</translation>
    </message>
    <message>
        <source>A bonus, but only beside a complete meld of seven</source>
        <translation>Una prima, pero solo con una combinación de siete</translation>
    </message>
    <message>
        <source>A bonus: laid at once for 100 points each</source>
        <translation>Una prima: se ponen enseguida, por 100 puntos cada uno</translation>
    </message>
    <message>
        <source>A book</source>
        <translation>Una serie</translation>
    </message>
    <message>
        <source>A burden: 500 points off for each one left</source>
        <translation>Un castigo: 500 puntos menos por cada uno que quede</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>Una canasta</translation>
    </message>
    <message>
        <source>A discard ends the turn, as always.</source>
        <translation>El turno termina igualmente con un descarte.</translation>
    </message>
    <message>
        <source>A kind of its own, as in Pennies from Heaven.</source>
        <translation>Una clase propia, como en Pennies from Heaven.</translation>
    </message>
    <message>
        <source>A partner’s unopened foot may count against the side.</source>
        <translation>El pie sin abrir de un compañero puede restar a tu equipo.</translation>
    </message>
    <message>
        <source>A pile</source>
        <translation>Una pila</translation>
    </message>
    <message>
        <source>A pile of fewer cards cannot be taken.</source>
        <translation>Un pozo más pequeño no se puede recoger.</translation>
    </message>
    <message>
        <source>A wild on top of the discard pile cannot be taken then.</source>
        <translation>Con un comodín encima, el pozo no se puede recoger.</translation>
    </message>
    <message>
        <source>About an hour.</source>
        <translation>Cerca de una hora.</translation>
    </message>
    <message>
        <source>About half an hour.</source>
        <translation>Cerca de media hora.</translation>
    </message>
    <message>
        <source>After that they go like any other card.</source>
        <translation>Después puedes descartarlos como cualquier carta.</translation>
    </message>
    <message>
        <source>An eight and a two take an eight, too.</source>
        <translation>Un ocho y un dos también recogen un ocho.</translation>
    </message>
    <message>
        <source>Any number will do</source>
        <translation>Vale cualquier número</translation>
    </message>
    <message>
        <source>Are there cards that nobody may discard?</source>
        <translation>¿Hay cartas que nadie puede descartar?</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven, a long evening.</source>
        <translation>Como en Pennies from Heaven, una velada larga.</translation>
    </message>
    <message>
        <source>As in Pennies from Heaven.</source>
        <translation>Como en Pennies from Heaven.</translation>
    </message>
    <message>
        <source>As in Saskatchewan.</source>
        <translation>Como en Saskatchewan.</translation>
    </message>
    <message>
        <source>As in Simpson’s game.</source>
        <translation>Como en el juego de Simpson.</translation>
    </message>
    <message>
        <source>As in the classic game; deals take their time.</source>
        <translation>Como en el juego clásico; los repartos llevan su tiempo.</translation>
    </message>
    <message>
        <source>As many as any other</source>
        <translation>Los mismos que cualquier otra</translation>
    </message>
    <message>
        <source>As many wilds as naturals</source>
        <translation>Tantos comodines como naturales</translation>
    </message>
    <message>
        <source>As with the special deck; the cards decide which.</source>
        <translation>Como con la baraja especial; lo deciden las cartas.</translation>
    </message>
    <message>
        <source>Asked, and answered with yes or no only</source>
        <translation>Sí, y la respuesta es solo sí o no</translation>
    </message>
    <message>
        <source>Asked, and the answer binds</source>
        <translation>Sí, y la respuesta obliga</translation>
    </message>
    <message>
        <source>At least a meld or a discard; no foot is left unopened.</source>
        <translation>Al menos una bajada o un descarte; ningún pie se queda sin abrir.</translation>
    </message>
    <message>
        <source>At most three</source>
        <translation>Tres como máximo</translation>
    </message>
    <message>
        <source>Beside two naturals or more, however they compare.</source>
        <translation>Con dos naturales o más, aunque haya más comodines que naturales.</translation>
    </message>
    <message>
        <source>But no wild onto a clean one; it counts once.</source>
        <translation>Pero ningún comodín en una limpia; sigue valiendo una vez.</translation>
    </message>
    <message>
        <source>Dirty ones are closed at seven.</source>
        <translation>Las sucias quedan cerradas en siete.</translation>
    </message>
    <message>
        <source>Each alone, with eight packs.</source>
        <translation>Cada uno por su cuenta, con ocho barajas.</translation>
    </message>
    <message>
        <source>Each alone, with four packs.</source>
        <translation>Cada uno por su cuenta, con cuatro barajas.</translation>
    </message>
    <message>
        <source>Each alone, with six packs.</source>
        <translation>Cada uno por su cuenta, con seis barajas.</translation>
    </message>
    <message>
        <source>Each alone, with three packs.</source>
        <translation>Cada uno por su cuenta, con tres barajas.</translation>
    </message>
    <message>
        <source>Each needs the points; cards on partners’ melds count.</source>
        <translation>Cada uno necesita los puntos; cuentan las cartas en combinaciones del compañero.</translation>
    </message>
    <message>
        <source>Eight players in four pairs</source>
        <translation>Ocho jugadores en cuatro parejas</translation>
    </message>
    <message>
        <source>Eight players in two teams of four</source>
        <translation>Ocho jugadores en dos equipos de cuatro</translation>
    </message>
    <message>
        <source>Eight players, each alone</source>
        <translation>Ocho jugadores, cada uno por su cuenta</translation>
    </message>
    <message>
        <source>Eleven and eleven</source>
        <translation>Once y once</translation>
    </message>
    <message>
        <source>Eleven in the hand, thirteen in the foot</source>
        <translation>Once en la mano, trece en el pie</translation>
    </message>
    <message>
        <source>Every player’s</source>
        <translation>La de cada jugador</translation>
    </message>
    <message>
        <source>Everybody may</source>
        <translation>Todos pueden</translation>
    </message>
    <message>
        <source>Everything within the limit of wilds</source>
        <translation>Cualquiera, dentro del límite de comodines</translation>
    </message>
    <message>
        <source>Exactly seven, and only when there are seven</source>
        <translation>Siete justas, y solo cuando hay siete</translation>
    </message>
    <message>
        <source>Fewer cards to hold, and shorter deals.</source>
        <translation>Menos cartas en la mano y repartos más cortos.</translation>
    </message>
    <message>
        <source>Fewer wilds than naturals</source>
        <translation>Menos comodines que naturales</translation>
    </message>
    <message>
        <source>Fifteen and fifteen</source>
        <translation>Quince y quince</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>Cuatro repartos</translation>
    </message>
    <message>
        <source>Four players in two pairs</source>
        <translation>Cuatro jugadores en dos parejas</translation>
    </message>
    <message>
        <source>Four players, each alone</source>
        <translation>Cuatro jugadores, cada uno por su cuenta</translation>
    </message>
    <message>
        <source>Hand, knee and foot: fifteen, thirteen and eleven</source>
        <translation>Mano, rodilla y pie: quince, trece y once</translation>
    </message>
    <message>
        <source>Hands grow fast, and the stock is used up sooner.</source>
        <translation>Las manos crecen rápido y el mazo se agota antes.</translation>
    </message>
    <message>
        <source>How many cards are dealt to each hand and each foot?</source>
        <translation>¿Cuántas cartas se reparten a cada mano y a cada pie?</translation>
    </message>
    <message>
        <source>How many cards does a turn draw?</source>
        <translation>¿Cuántas cartas se roban en un turno?</translation>
    </message>
    <message>
        <source>How many points does a complete meld of sevens earn?</source>
        <translation>¿Cuántos puntos da una combinación completa de sietes?</translation>
    </message>
    <message>
        <source>How many points does a meld of seven earn?</source>
        <translation>¿Cuántos puntos da una combinación de siete?</translation>
    </message>
    <message>
        <source>How many points does the first meld of a deal need?</source>
        <translation>¿Cuántos puntos necesita la primera bajada de un reparto?</translation>
    </message>
    <message>
        <source>How many sit at the table, and who plays together?</source>
        <translation>¿Cuántos se sientan a la mesa, y quién juega con quién?</translation>
    </message>
    <message>
        <source>How many wild cards may a meld hold?</source>
        <translation>¿Cuántos comodines puede llevar una combinación?</translation>
    </message>
    <message>
        <source>However long it grows, it counts once.</source>
        <translation>Por mucho que crezca, vale una vez.</translation>
    </message>
    <message>
        <source>However many cards lie in it.</source>
        <translation>No importa cuántas cartas tenga.</translation>
    </message>
    <message>
        <source>Is the partner asked “May I go out?”</source>
        <translation>¿Se pregunta al compañero: “¿Puedo cerrar?”</translation>
    </message>
    <message>
        <source>It blocks the pile</source>
        <translation>Bloquea el pozo</translation>
    </message>
    <message>
        <source>It ends after the deal in which a total reaches them.</source>
        <translation>Termina tras el reparto en que alguien llega.</translation>
    </message>
    <message>
        <source>It freezes the pile until somebody takes it</source>
        <translation>Congela el pozo hasta que alguien lo recoge</translation>
    </message>
    <message>
        <source>It goes onto a meld, or a third card or a wild joins them.</source>
        <translation>Las dos van a una combinación, o se les une una tercera carta o un comodín.</translation>
    </message>
    <message>
        <source>It is taken with two of the same</source>
        <translation>Se recoge con dos iguales</translation>
    </message>
    <message>
        <source>It never gets harder to begin.</source>
        <translation>Bajar no se vuelve más difícil.</translation>
    </message>
    <message>
        <source>It removes the pile</source>
        <translation>Retira el pozo</translation>
    </message>
    <message>
        <source>Less than usual, so that single cards matter more.</source>
        <translation>Menos de lo habitual: las cartas sueltas cuentan más.</translation>
    </message>
    <message>
        <source>May black threes be melded?</source>
        <translation>¿Se pueden bajar los treses negros?</translation>
    </message>
    <message>
        <source>May cards be added to a meld of seven?</source>
        <translation>¿Se pueden añadir cartas a una combinación de siete?</translation>
    </message>
    <message>
        <source>May twos and jokers be melded by themselves?</source>
        <translation>¿Se pueden bajar doses y jokers solos?</translation>
    </message>
    <message>
        <source>May you look through the discard pile?</source>
        <translation>¿Se puede mirar el pozo?</translation>
    </message>
    <message>
        <source>More cards of the rank begin another meld.</source>
        <translation>Más cartas de ese valor empiezan otra combinación.</translation>
    </message>
    <message>
        <source>More cards to hold, and longer deals.</source>
        <translation>Más cartas en la mano y repartos más largos.</translation>
    </message>
    <message>
        <source>More in every deal, as in the classic game.</source>
        <translation>Más en cada reparto, como en el juego clásico.</translation>
    </message>
    <message>
        <source>Must your partner be in the foot before you go out?</source>
        <translation>¿Tiene que estar tu compañero en el pie antes de que cierres?</translation>
    </message>
    <message>
        <source>Naturals may be added</source>
        <translation>Se pueden añadir naturales</translation>
    </message>
    <message>
        <source>Naturals onto clean ones only</source>
        <translation>Naturales solo a las limpias</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>No rank is worth more than another.</source>
        <translation>Ningún valor cuenta más que otro.</translation>
    </message>
    <message>
        <source>No wild one is needed.</source>
        <translation>No hace falta ninguna de comodines.</translation>
    </message>
    <message>
        <source>No, it is closed</source>
        <translation>No, está cerrada</translation>
    </message>
    <message>
        <source>No, none</source>
        <translation>No, ninguna</translation>
    </message>
    <message>
        <source>Nobody shares melds; with five packs.</source>
        <translation>Nadie comparte combinaciones; con cinco barajas.</translation>
    </message>
    <message>
        <source>Nobody shares melds; with nine packs.</source>
        <translation>Nadie comparte combinaciones; con nueve barajas.</translation>
    </message>
    <message>
        <source>Nobody shares melds; with seven packs.</source>
        <translation>Nadie comparte combinaciones; con siete barajas.</translation>
    </message>
    <message>
        <source>Nobody takes it as long as the wild lies on top.</source>
        <translation>Nadie puede recogerlo mientras el comodín está encima.</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>No, se cierra sin más</translation>
    </message>
    <message>
        <source>Nothing is discarded; the foot is played next turn.</source>
        <translation>No descartas; juegas tu pie en el próximo turno.</translation>
    </message>
    <message>
        <source>Nothing need be played from it yet.</source>
        <translation>Todavía no hace falta haber jugado nada de él.</translation>
    </message>
    <message>
        <source>Once one partner is down, the other lays any meld.</source>
        <translation>Cuando un compañero ha bajado, el otro puede bajar cualquier combinación.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Una</translation>
    </message>
    <message>
        <source>One card like it</source>
        <translation>Una carta igual</translation>
    </message>
    <message>
        <source>One clean and one dirty</source>
        <translation>Una limpia y una sucia</translation>
    </message>
    <message>
        <source>One clean, one dirty and one wild</source>
        <translation>Una limpia, una sucia y una de comodines</translation>
    </message>
    <message>
        <source>One clean, one dirty, one wild and one of sevens</source>
        <translation>Una limpia, una sucia, una de comodines y una de sietes</translation>
    </message>
    <message>
        <source>One for every two naturals</source>
        <translation>Uno por cada dos naturales</translation>
    </message>
    <message>
        <source>One wild in three cards, two in four, three in seven.</source>
        <translation>Un comodín en tres cartas, dos en cuatro, tres en siete.</translation>
    </message>
    <message>
        <source>One wild in three or four cards, three in seven.</source>
        <translation>Un comodín en tres o cuatro cartas, tres en siete.</translation>
    </message>
    <message>
        <source>One wild in three to five cards, two in six or seven.</source>
        <translation>Un comodín en tres a cinco cartas, dos en seis o siete.</translation>
    </message>
    <message>
        <source>Only the top card may be seen</source>
        <translation>Solo se puede ver la carta de arriba</translation>
    </message>
    <message>
        <source>Partners sit in every other seat.</source>
        <translation>Los compañeros se sientan en asientos alternos.</translation>
    </message>
    <message>
        <source>Partners sit opposite and share melds and score.</source>
        <translation>Los compañeros se sientan enfrente y comparten combinaciones y puntos.</translation>
    </message>
    <message>
        <source>Partners sit opposite; four sides play.</source>
        <translation>Los compañeros se sientan enfrente; juegan cuatro equipos.</translation>
    </message>
    <message>
        <source>Partners sit opposite; three sides play.</source>
        <translation>Los compañeros se sientan enfrente; juegan tres equipos.</translation>
    </message>
    <message>
        <source>Plain cards that nobody melds; discard them in time.</source>
        <translation>Cartas normales que nadie baja; descártalos a tiempo.</translation>
    </message>
    <message>
        <source>Seven are a clean meld for the dirty bonus; each costs 5.</source>
        <translation>Siete forman una combinación limpia con prima de sucia; cada uno cuesta 5.</translation>
    </message>
    <message>
        <source>Seven of them are a kind of their own, worth the most.</source>
        <translation>Siete de ellos son una clase propia, la que más vale.</translation>
    </message>
    <message>
        <source>Seven players</source>
        <translation>Siete jugadores</translation>
    </message>
    <message>
        <source>Sevens, until every side has a complete meld of them</source>
        <translation>Los sietes, hasta que cada equipo tenga una combinación completa</translation>
    </message>
    <message>
        <source>Sevens, until your side has a complete meld of them</source>
        <translation>Los sietes, hasta que tu equipo tenga una combinación completa</translation>
    </message>
    <message>
        <source>Short deals, as in Simpson’s game.</source>
        <translation>Repartos cortos, como en el juego de Simpson.</translation>
    </message>
    <message>
        <source>Six players in three pairs</source>
        <translation>Seis jugadores en tres parejas</translation>
    </message>
    <message>
        <source>Six players in two teams of three</source>
        <translation>Seis jugadores en dos equipos de tres</translation>
    </message>
    <message>
        <source>Six players, each alone</source>
        <translation>Seis jugadores, cada uno por su cuenta</translation>
    </message>
    <message>
        <source>That needs two naturals like the card on top.</source>
        <translation>Entonces necesitas dos naturales como la carta de arriba.</translation>
    </message>
    <message>
        <source>The answer binds, too; nothing else is said.</source>
        <translation>La respuesta también obliga; no se dice nada más.</translation>
    </message>
    <message>
        <source>The cards that lie there are out of the deal.</source>
        <translation>Sus cartas quedan fuera del reparto.</translation>
    </message>
    <message>
        <source>The first deal asks for a little more than usual.</source>
        <translation>El primer reparto pide un poco más de lo habitual.</translation>
    </message>
    <message>
        <source>The first three cards that match may be laid.</source>
        <translation>Puedes bajar las primeras tres cartas iguales.</translation>
    </message>
    <message>
        <source>The hand grows only by taking the discard pile.</source>
        <translation>Tu mano solo crece cuando recoges el pozo.</translation>
    </message>
    <message>
        <source>The partner may also say why.</source>
        <translation>Tu compañero también puede decir por qué.</translation>
    </message>
    <message>
        <source>The sevens decide most deals then.</source>
        <translation>Entonces los sietes deciden casi todos los repartos.</translation>
    </message>
    <message>
        <source>The side’s</source>
        <translation>La del equipo</translation>
    </message>
    <message>
        <source>The stock replaces them; each one not laid costs 100.</source>
        <translation>Se reponen del mazo; cada uno sin bajar cuesta 100.</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>El pozo entero</translation>
    </message>
    <message>
        <source>They are melded, or stay in the hand.</source>
        <translation>Se bajan o se guardan en la mano.</translation>
    </message>
    <message>
        <source>They go with naturals only</source>
        <translation>Solo van con naturales</translation>
    </message>
    <message>
        <source>They help to get rid of the last cards; each costs 5.</source>
        <translation>Te ayudan a soltar las últimas cartas; cada uno cuesta 5.</translation>
    </message>
    <message>
        <source>They keep the next player from taking the discard pile.</source>
        <translation>Impiden que el siguiente jugador recoja el pozo.</translation>
    </message>
    <message>
        <source>They may</source>
        <translation>Sí se puede</translation>
    </message>
    <message>
        <source>They need not</source>
        <translation>No, da igual</translation>
    </message>
    <message>
        <source>Thirteen and thirteen</source>
        <translation>Trece y trece</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Three of any kind</source>
        <translation>Tres de cualquier clase</translation>
    </message>
    <message>
        <source>Three or more at any time</source>
        <translation>Tres o más en cualquier momento</translation>
    </message>
    <message>
        <source>Three or more in the turn that goes out</source>
        <translation>Tres o más en el turno en que cierras</translation>
    </message>
    <message>
        <source>Three packets, one after the other; with one more pack.</source>
        <translation>Tres paquetes, uno tras otro; con una baraja más.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Two cards like the top card</source>
        <translation>Dos cartas iguales a la de arriba</translation>
    </message>
    <message>
        <source>Two clean and two dirty</source>
        <translation>Dos limpias y dos sucias</translation>
    </message>
    <message>
        <source>Two clean, two dirty and one wild</source>
        <translation>Dos limpias, dos sucias y una de comodines</translation>
    </message>
    <message>
        <source>Two deals</source>
        <translation>Dos repartos</translation>
    </message>
    <message>
        <source>Two eights take an eight; no wild stands in for one.</source>
        <translation>Dos ochos recogen un ocho; ningún comodín sustituye a uno.</translation>
    </message>
    <message>
        <source>Two like it, or one like it and a wild</source>
        <translation>Dos iguales, o una igual y un comodín</translation>
    </message>
    <message>
        <source>Two twos take a two, two jokers take a joker.</source>
        <translation>Dos doses recogen un dos; dos jokers, un joker.</translation>
    </message>
    <message>
        <source>Twos and jokers</source>
        <translation>Doses y jokers</translation>
    </message>
    <message>
        <source>Until then a card stays in your hand.</source>
        <translation>Hasta entonces guardas una carta en la mano.</translation>
    </message>
    <message>
        <source>Up to 10,000 points</source>
        <translation>A 10.000 puntos</translation>
    </message>
    <message>
        <source>Up to 20,000 points</source>
        <translation>A 20.000 puntos</translation>
    </message>
    <message>
        <source>Up to five cards from the top</source>
        <translation>Hasta cinco cartas de arriba</translation>
    </message>
    <message>
        <source>Up to seven cards from the top</source>
        <translation>Hasta siete cartas de arriba</translation>
    </message>
    <message>
        <source>What are red threes?</source>
        <translation>¿Qué son los treses rojos?</translation>
    </message>
    <message>
        <source>What does a two or joker on the discard pile do?</source>
        <translation>¿Qué hace un dos o un joker en el pozo?</translation>
    </message>
    <message>
        <source>What is a meld of seven called in the family?</source>
        <translation>¿Cómo llama tu familia a una combinación de siete?</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than five are taken whole.</source>
        <translation>El resto se queda; con menos de cinco te llevas todo el pozo.</translation>
    </message>
    <message>
        <source>What lies deeper stays; fewer than seven are taken whole.</source>
        <translation>El resto se queda; con menos de siete te llevas todo el pozo.</translation>
    </message>
    <message>
        <source>What lies in it is no secret.</source>
        <translation>Lo que hay en él no es ningún secreto.</translation>
    </message>
    <message>
        <source>What must be complete before somebody goes out?</source>
        <translation>¿Qué tiene que estar completo antes de cerrar?</translation>
    </message>
    <message>
        <source>What must the hand hold to take the pile?</source>
        <translation>¿Qué hay que tener para recoger el pozo?</translation>
    </message>
    <message>
        <source>Whatever you have no use for may go.</source>
        <translation>Puedes descartar lo que no te sirva.</translation>
    </message>
    <message>
        <source>Who takes the discard pile gets how much of it?</source>
        <translation>¿Cuánto del pozo se recoge?</translation>
    </message>
    <message>
        <source>Whoever can go out decides alone.</source>
        <translation>Decides por tu cuenta.</translation>
    </message>
    <message>
        <source>Whose first meld counts?</source>
        <translation>¿De quién vale la primera bajada?</translation>
    </message>
    <message>
        <source>With one discarded, the hand grows by a card a turn.</source>
        <translation>Descartas una: tu mano crece una carta por turno.</translation>
    </message>
    <message>
        <source>You have to remember what lies below it.</source>
        <translation>Hay que recordar lo que hay debajo.</translation>
    </message>
    <message>
        <source>You may not, before your side has a complete meld of seven</source>
        <translation>No, hasta que tu equipo tenga una combinación de siete</translation>
    </message>
    <message>
        <source>You meld the last card of your hand: what then?</source>
        <translation>Bajas la última carta de tu mano: ¿y ahora?</translation>
    </message>
    <message>
        <source>You pick up the foot and play on</source>
        <translation>Recoges tu pie y sigues jugando</translation>
    </message>
    <message>
        <source>You pick up the foot, and your turn is over</source>
        <translation>Recoges tu pie y tu turno termina</translation>
    </message>
    <message>
        <source>Your partner must have picked it up</source>
        <translation>Tu compañero tiene que haberlo recogido</translation>
    </message>
    <message>
        <source>Your partner must have played from it</source>
        <translation>Tu compañero tiene que haber jugado con él</translation>
    </message>
    <message>
        <source>“A clean book”, on the screen and on paper.</source>
        <translation>“Una serie limpia”, en la pantalla y en papel.</translation>
    </message>
    <message>
        <source>“A clean canasta”, as in Saskatchewan.</source>
        <translation>“Una canasta limpia”, como en Saskatchewan.</translation>
    </message>
    <message>
        <source>“A clean pile”, as in the classic game.</source>
        <translation>“Una pila limpia”, como en el juego clásico.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLesson</name>
    <message>
        <source>A black three stops you: that pile cannot be taken now.</source>
        <translation>Un tres negro te frena: ahora no puedes recoger ese pozo.</translation>
    </message>
    <message>
        <source>A real deal has {hand} in hand, and {foot} in the foot.</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>Un reparto de verdad tiene una mano de {hand} y un pie de {foot}.</translation>
    </message>
    <message>
        <source>A red three goes onto the table at once, for {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Un tres rojo va enseguida a la mesa, por {points}.</translation>
    </message>
    <message>
        <source>And the eights: only one is missing. Lay it down.</source>
        <translation>Ahora los ochos: solo falta uno. Bájalo.</translation>
    </message>
    <message>
        <source>Cards of one rank go down together: that is a meld.</source>
        <translation>Las cartas del mismo valor se bajan juntas: eso es una combinación.</translation>
    </message>
    <message>
        <source>Click both eights and the two, then “New meld” again.</source>
        <translation>Haz clic en los dos ochos y el dos, y otra vez en “Combinación nueva”.</translation>
    </message>
    <message>
        <source>Draw again, as in every turn.</source>
        <translation>Roba otra vez, como en cada turno.</translation>
    </message>
    <message>
        <source>Every turn begins with a draw: click the stock.</source>
        <translation>Cada turno empieza robando: haz clic en el mazo.</translation>
    </message>
    <message>
        <source>No other card goes with the seven. Throw it away.</source>
        <translation>Nada va con el siete. Descártalo.</translation>
    </message>
    <message>
        <source>Now we can go out, that is end the deal. Draw first.</source>
        <translation>Ya podemos cerrar y terminar el reparto. Primero, roba.</translation>
    </message>
    <message>
        <source>One card is left. Throw it away, and the deal is over.</source>
        <translation>Queda una carta. Descártala, y el reparto termina.</translation>
    </message>
    <message>
        <source>One of them fits at once. Click the eight, then our eights.</source>
        <translation>Una de ellas encaja enseguida. Haz clic en el ocho y en nuestros ochos.</translation>
    </message>
    <message>
        <source>Seven kings: a clean {pile}, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Siete reyes: una {pile} limpia, que vale {points}.</translation>
    </message>
    <message>
        <source>So draw from the stock.</source>
        <translation>Así que roba del mazo.</translation>
    </message>
    <message>
        <source>The ace goes onto our aces.</source>
        <translation>El as va con nuestros ases.</translation>
    </message>
    <message>
        <source>The five is the last card of the hand. Throw it away.</source>
        <translation>El cinco es la última carta de tu mano. Descártalo.</translation>
    </message>
    <message>
        <source>The kings count {worth}, but the first melds need {points}.</source>
        <extracomment>{worth}: how much something is worth in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Los reyes valen {worth}, pero las primeras combinaciones necesitan {points}.</translation>
    </message>
    <message>
        <source>The nines are a meld, and the rest is in your hand.</source>
        <translation>Los nueves son una combinación, y el resto está en tu mano.</translation>
    </message>
    <message>
        <source>The open cards are your hand; face down waits your foot.</source>
        <translation>Las cartas descubiertas son tu mano; boca abajo está tu pie.</translation>
    </message>
    <message>
        <source>The two goes onto our wild cards.</source>
        <translation>El dos va con nuestros comodines.</translation>
    </message>
    <message>
        <source>The two queens go onto our queens.</source>
        <translation>Las dos reinas van con nuestras reinas.</translation>
    </message>
    <message>
        <source>There is a two in this {pile}: dirty, worth {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Esta {pile} lleva un dos: es sucia y vale {points}.</translation>
    </message>
    <message>
        <source>Three kings make a meld. Click them, then “New meld”.</source>
        <translation>Tres reyes forman una combinación. Haz clic en ellos y en “Combinación nueva”.</translation>
    </message>
    <message>
        <source>Three queens: lay them down as a new meld.</source>
        <translation>Qué suerte: tres reinas. Bájalas como combinación nueva.</translation>
    </message>
    <message>
        <source>Throw the four away once more.</source>
        <translation>Descarta el cuatro otra vez.</translation>
    </message>
    <message>
        <source>Throw the four away: click it, then the discard pile.</source>
        <translation>Descarta el cuatro: haz clic en él y en el pozo.</translation>
    </message>
    <message>
        <source>Together they are worth {worth}: press the golden button.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Juntas valen {worth}: pulsa el botón dorado.</translation>
    </message>
    <message>
        <source>Two more kings make seven. Click both, then our kings.</source>
        <translation>Con dos reyes más son siete. Haz clic en los dos y en nuestros reyes.</translation>
    </message>
    <message>
        <source>We are out, for {points}. All our cards count for us.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Hemos cerrado: son {points}. Todas nuestras cartas cuentan a favor.</translation>
    </message>
    <message>
        <source>Welcome! {partner} is your partner, against {names}.</source>
        <extracomment>{partner}: the partner of the player. {names}: several players, listed.</extracomment>
        <translation>¡Hola! Soy {partner}, y juego contigo. Jugamos contra {names}.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner: press the button.</source>
        <translation>Antes de cerrar hay que preguntar al compañero: pulsa el botón.</translation>
    </message>
    <message>
        <source>Yes, gladly! First the nines: click both, then our nines.</source>
        <translation>¡Sí, adelante! Primero los nueves: haz clic en los dos y en nuestros nueves.</translation>
    </message>
    <message>
        <source>Your hand is gone, so the foot comes up.</source>
        <translation>Se te acabó la mano: recoges tu pie.</translation>
    </message>
    <message>
        <source>a pair in the hand takes the discard pile</source>
        <translation>una pareja en tu mano permite recoger el pozo</translation>
    </message>
    <message>
        <source>another card came for it</source>
        <translation>has conseguido otra carta para eso</translation>
    </message>
    <message>
        <source>clean means that there is no wild card in it</source>
        <translation>limpia significa que no lleva ningún comodín</translation>
    </message>
    <message>
        <source>dragging them there works, too</source>
        <translation>también puedes arrastrarlos hasta allí</translation>
    </message>
    <message>
        <source>every turn ends with a discard</source>
        <translation>cada turno termina con un descarte</translation>
    </message>
    <message>
        <source>it lies on top of the discard pile</source>
        <translation>está encima del pozo</translation>
    </message>
    <message>
        <source>more cards, more melds: that is why the pile is worth taking</source>
        <translation>más cartas, más combinaciones: por eso interesa el pozo</translation>
    </message>
    <message>
        <source>new cards for the next turn; {partner} plays from the foot, too</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>cartas nuevas para tu próximo turno; {partner} también juega con el pie</translation>
    </message>
    <message>
        <source>now every card but one goes onto the table</source>
        <translation>ahora todas las cartas menos una van a la mesa</translation>
    </message>
    <message>
        <source>only the first melds need a minimum</source>
        <translation>solo las primeras combinaciones necesitan un mínimo</translation>
    </message>
    <message>
        <source>partners sit across the table and play together</source>
        <translation>los compañeros se sientan enfrente y juegan juntos</translation>
    </message>
    <message>
        <source>seven of them are a {pile}, and {piles} bring the points</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>siete de ellas forman una {pile}, y las {piles} dan los puntos</translation>
    </message>
    <message>
        <source>seven wild cards are worth {points}, more than anything else</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>siete comodines valen {points}, más que cualquier otra cosa</translation>
    </message>
    <message>
        <source>so something has to go with them</source>
        <translation>así que hay que bajar algo más con ellos</translation>
    </message>
    <message>
        <source>that draws {cards}; Enter does it, too</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>así robas {cards}; también con Intro</translation>
    </message>
    <message>
        <source>that is enough for the first melds</source>
        <translation>alcanza para las primeras combinaciones</translation>
    </message>
    <message>
        <source>the foot is picked up once the hand is gone</source>
        <translation>recoges tu pie cuando se te acaba la mano</translation>
    </message>
    <message>
        <source>to end the deal you need {piles}: one clean and one dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>para terminar el reparto hacen falta {piles}: una limpia y una sucia</translation>
    </message>
    <message>
        <source>to go out you need {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>para cerrar hacen falta {needed}</translation>
    </message>
    <message>
        <source>twos and jokers are wild: they stand for any card</source>
        <translation>los doses y los jokers son comodines: sustituyen a cualquier carta</translation>
    </message>
    <message>
        <source>what lies there belongs to both of us</source>
        <translation>esas combinaciones son de los dos</translation>
    </message>
    <message>
        <source>what others still hold counts against them</source>
        <translation>las cartas que les quedan a los otros cuentan en su contra</translation>
    </message>
    <message>
        <source>without a yes the deal goes on</source>
        <translation>si digo que no, el reparto sigue</translation>
    </message>
    <message>
        <source>{name} threw a nine: click both nines, then the pile.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:descartó|descartó|descartó|descartaron} un nueve: haz clic en los dos nueves y en el pozo.</translation>
    </message>
    <message>
        <source>{partner} laid kings and an eight onto our melds.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>{partner} añadió reyes y un ocho a nuestras combinaciones.</translation>
    </message>
    <message>
        <source>{partner} laid two twos and a joker: a wild meld.</source>
        <extracomment>{partner}: the partner of the player.</extracomment>
        <translation>{partner} bajó dos doses y un joker: una combinación de comodines.</translation>
    </message>
</context>
<context>
    <name>HandAndFootLog</name>
    <message>
        <source>A card was turned up.</source>
        <translation>Se descubrió una carta.</translation>
    </message>
    <message>
        <source>Deal {number} goes to {names}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {names}: several players, listed.</extracomment>
        <translation>El reparto {number} es para {names}.</translation>
    </message>
    <message>
        <source>Deal {number} is a tie.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>El reparto {number} termina en empate.</translation>
    </message>
    <message>
        <source>Everybody else has one more turn.</source>
        <translation>Todos los demás juegan un turno más.</translation>
    </message>
    <message>
        <source>The upcard was buried and another turned.</source>
        <translation>La carta descubierta se enterró y se descubrió otra.</translation>
    </message>
    <message>
        <source>all partners are in the foot</source>
        <translation>todos los compañeros juegan con el pie</translation>
    </message>
    <message>
        <source>asked about going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:preguntó|preguntó|preguntó|preguntaron} si podía cerrar</translation>
    </message>
    <message numerus="yes">
        <source>completed a wild {pile}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:completó|completó|completó|completaron} una {pile} de comodines</numerusform>
            <numerusform>{name:completó|completó|completó|completaron} una {pile} de comodines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed a {pile} of {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:completó|completó|completó|completaron} una {pile} de {ranks}</numerusform>
            <numerusform>{name:completó|completó|completó|completaron} una {pile} de {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a clean {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:completó|completó|completó|completaron} {ranks:el}, una {pile} limpia</numerusform>
            <numerusform>{name:completó|completó|completó|completaron} {ranks:el}, una {pile} limpia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed the {ranks}, a dirty {pile}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:completó|completó|completó|completaron} {ranks:el}, una {pile} sucia</numerusform>
            <numerusform>{name:completó|completó|completó|completaron} {ranks:el}, una {pile} sucia</numerusform>
        </translation>
    </message>
    <message>
        <source>could not discard</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>no {name:pudo|pudo|pudo|pudieron} descartar</translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:descartó|descartó|descartó|descartaron} {cards:el}</translation>
    </message>
    <message>
        <source>discarded {cards}: the discard pile is removed</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:descartó|descartó|descartó|descartaron} {cards:el}: el pozo se retira</translation>
    </message>
    <message>
        <source>discarded {cards}: the pile is frozen</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:descartó|descartó|descartó|descartaron} {cards:el}: el pozo queda congelado</translation>
    </message>
    <message>
        <source>got down with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:hizo|hizo|hizo|hicieron} la primera bajada con {cards:un}</translation>
    </message>
    <message numerus="yes">
        <source>laid {cards} on the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:añadió|añadió|añadió|añadieron} {cards:un} {ranks:al}</numerusform>
            <numerusform>{name:añadió|añadió|añadió|añadieron} {cards:un} {ranks:al}</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld of five or six is open</source>
        <translation>no hay abierta ninguna combinación de cinco o seis</translation>
    </message>
    <message numerus="yes">
        <source>picked up</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>recogió</numerusform>
            <numerusform>recogieron</numerusform>
        </translation>
    </message>
    <message>
        <source>said no to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:dijo|dijo|dijo|dijeron} que no al cierre</translation>
    </message>
    <message>
        <source>said yes to going out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:dijo|dijo|dijo|dijeron} que sí al cierre</translation>
    </message>
    <message>
        <source>the side is ahead</source>
        <translation>el equipo va por delante</translation>
    </message>
    <message numerus="yes">
        <source>took {count} card(s) from the discard pile</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:recogió|recogió|recogió|recogieron} {count:f} carta del pozo</numerusform>
            <numerusform>{name:recogió|recogió|recogió|recogieron} {count:f} cartas del pozo</numerusform>
        </translation>
    </message>
    <message>
        <source>went into the foot</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:pasó|pasó|pasó|pasaron} al pie</translation>
    </message>
    <message>
        <source>went into the knee</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:pasó|pasó|pasó|pasaron} a la rodilla</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:cerró|cerró|cerró|cerraron}</translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>discarded; {name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:cerró|cerró|cerró|cerraron} con {cards:el}</translation>
    </message>
    <message numerus="yes">
        <source>wins the deal</source>
        <comment>mark {names}</comment>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>gana el reparto</numerusform>
            <numerusform>ganan el reparto</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:^} was turned up.</source>
        <comment>to discard</comment>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>La carta descubierta es {card:el}.</translation>
    </message>
    <message>
        <source>{dealer} dealt. {name} plays first.</source>
        <extracomment>{dealer}: the player who deals. {name}: the player, or the players of a side.</extracomment>
        <translation>{dealer} {dealer:repartió|repartió|repartió|repartieron}. Empieza {name}.</translation>
    </message>
    <message>
        <source>{name} asked only now that {conditions}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {conditions}: the conditions of an agreement, listed.</extracomment>
        <translation>{name} {name:esperó|esperó|esperó|esperaron} para preguntar hasta que {conditions}, como se acordó.</translation>
    </message>
    <message>
        <source>{name} asked {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks {partner} whether to go out.</source>
        <extracomment>{name}: the player, or the players of a side. {partner}: the partner of the player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} no {name:puede|puede|puede|pueden} descartar.</translation>
    </message>
    <message>
        <source>{name} completed a wild {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:completó|completó|completó|completaron} una {pile} de comodines.</translation>
    </message>
    <message>
        <source>{name} completed a {pile} of {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:completó|completó|completó|completaron} una {pile} de {ranks}.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a clean {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:completó|completó|completó|completaron} {ranks:el}, una {pile} limpia.</translation>
    </message>
    <message>
        <source>{name} completed the {ranks}, a dirty {pile}.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:completó|completó|completó|completaron} {ranks:el}, una {pile} sucia.</translation>
    </message>
    <message>
        <source>{name} could not discard.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} no {name:pudo|pudo|pudo|pudieron} descartar.</translation>
    </message>
    <message>
        <source>{name} discarded a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:descartó|descartó|descartó|descartaron} una carta.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:descartó|descartó|descartó|descartaron} un comodín: el pozo se retira.</translation>
    </message>
    <message>
        <source>{name} discarded a wild: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:descartó|descartó|descartó|descartaron} un comodín: el pozo queda congelado.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:descartó|descartó|descartó|descartaron} {card:el}.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the discard pile is removed.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:descartó|descartó|descartó|descartaron} {card:el}: el pozo se retira.</translation>
    </message>
    <message>
        <source>{name} discarded {card}: the pile is frozen.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:descartó|descartó|descartó|descartaron} {card:el}: el pozo queda congelado.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:descarta|descarta|descarta|descartan} {card:el}.</translation>
    </message>
    <message>
        <source>{name} draws {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:roba|roba|roba|roban} {cards} de los dos mazos.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:roba|roba|roba|roban} {cards}.</translation>
    </message>
    <message>
        <source>{name} drew {cards} from both stock piles.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:robó|robó|robó|robaron} {cards} de los dos mazos.</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew {cards}, after (one card was put in|{number} cards were shuffled in).</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{name} {name:robó|robó|robó|robaron} {cards}; antes se añadió {number} carta al mazo.</numerusform>
            <numerusform>{name} {name:robó|robó|robó|robaron} {cards}; antes se barajaron {number} cartas con el mazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:robó|robó|robó|robaron} {cards}.</translation>
    </message>
    <message>
        <source>{name} goes out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:cierra|cierra|cierra|cierran} con {card:el}.</translation>
    </message>
    <message>
        <source>{name} had to draw, and the stock ran out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:tenía|tenía|tenía|tenían} que robar, y el mazo se agotó.</translation>
    </message>
    <message>
        <source>{name} keeps wilds for the wild {pile}, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:guarda|guarda|guarda|guardan} comodines para la {pile} de comodines, como se acordó.</translation>
    </message>
    <message>
        <source>{name} laid {cards} as a wild meld.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:bajó|bajó|bajó|bajaron} {cards} como combinación de comodines.</translation>
    </message>
    <message>
        <source>{name} laid {cards} on the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:añadió|añadió|añadió|añadieron} {cards} {ranks:al}.</translation>
    </message>
    <message>
        <source>{name} laid {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:bajó|bajó|bajó|bajaron} {card:un}.</translation>
    </message>
    <message>
        <source>{name} lays a red three.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:baja|baja|baja|bajan} un tres rojo.</translation>
    </message>
    <message>
        <source>{name} leaves the {ranks} clean, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:deja|deja|deja|dejan} sin comodines {ranks:el}, como se acordó.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted (one card|{number} cards), {missing} too few.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:levantó|levantó|levantó|levantaron} {number} carta: {missing:f} de menos.</numerusform>
            <numerusform>{name} {name:levantó|levantó|levantó|levantaron} {number} cartas: {missing:f} de menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted exactly {number} card(s): {bonus}.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {bonus}: points as a bonus, as “100 points”.</extracomment>
        <translation>
            <numerusform>{name} {name:levantó|levantó|levantó|levantaron} justo {number} carta: {bonus}.</numerusform>
            <numerusform>{name} {name:levantó|levantó|levantó|levantaron} justo {number} cartas: {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifted {number} card(s), {missing} too many.</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {missing}: how much is missing, as “two” or “2”.</extracomment>
        <translation>
            <numerusform>{name} {name:levantó|levantó|levantó|levantaron} {number} carta: {missing:f} de más.</numerusform>
            <numerusform>{name} {name:levantó|levantó|levantó|levantaron} {number} cartas: {missing:f} de más.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} picked up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:recogió|recogió|recogió|recogieron} el pie.</translation>
    </message>
    <message>
        <source>{name} picked up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:recogió|recogió|recogió|recogieron} la rodilla.</translation>
    </message>
    <message>
        <source>{name} picks up the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:recoge|recoge|recoge|recogen} el pie.</translation>
    </message>
    <message>
        <source>{name} picks up the knee.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:recoge|recoge|recoge|recogen} la rodilla.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: a meld of five or six is open.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que no, como se acordó: hay una combinación de cinco o seis abierta.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: not all partners are in the foot.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que no, como se acordó: no todos los compañeros juegan con el pie.</translation>
    </message>
    <message>
        <source>{name} said no, as agreed: the side is not ahead.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que no, como se acordó: el equipo no va por delante.</translation>
    </message>
    <message>
        <source>{name} said no.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que no.</translation>
    </message>
    <message>
        <source>{name} said no: a {pile} is nearly complete.</source>
        <extracomment>{name}: the player, or the players of a side. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que no: una {pile} está casi completa.</translation>
    </message>
    <message numerus="yes">
        <source>{name} said no: about {points} point(s) (is|are) left in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} {name:dijo|dijo|dijo|dijeron} que no: queda cerca de {points} punto en la mano.</numerusform>
            <numerusform>{name} {name:dijo|dijo|dijo|dijeron} que no: quedan unos {points} puntos en la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} said no: the side gains by playing on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que no: al equipo le conviene seguir jugando.</translation>
    </message>
    <message>
        <source>{name} said no: too much is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que no: queda demasiado en la mano.</translation>
    </message>
    <message>
        <source>{name} said yes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que sí.</translation>
    </message>
    <message>
        <source>{name} said yes: little is left in hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que sí: queda poco en la mano.</translation>
    </message>
    <message>
        <source>{name} said yes: the others are close to going out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que sí: los otros están cerca de cerrar.</translation>
    </message>
    <message>
        <source>{name} said yes: the side gains by ending now.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:dijo|dijo|dijo|dijeron} que sí: al equipo le conviene terminar ahora.</translation>
    </message>
    <message>
        <source>{name} takes {count} with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:recoge|recoge|recoge|recogen} {count:f} con {cards}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:recogió|recogió|recogió|recogieron} {taken} del pozo para {ranks:el}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards} for the {ranks}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{name} {name:recogió|recogió|recogió|recogieron} {taken} del pozo con {cards} para {ranks:el}.</translation>
    </message>
    <message>
        <source>{name} took {taken} from the discard pile with {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {taken}: the cards that a take brings, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:recogió|recogió|recogió|recogieron} {taken} del pozo con {cards}.</translation>
    </message>
    <message>
        <source>{name} went into the foot first, as agreed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:pasó|pasó|pasó|pasaron} primero al pie, como se acordó.</translation>
    </message>
    <message>
        <source>{name} went out with {card}.</source>
        <extracomment>{name}: the player, or the players of a side. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{name} {name:cerró|cerró|cerró|cerraron} con {card:el}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootOptions</name>
    <message>
        <source>A clean and a dirty meld of one rank may lie side by side.</source>
        <translation>Una combinación limpia y una sucia del mismo valor pueden estar una junto a otra.</translation>
    </message>
    <message>
        <source>A complete clean {pile} is closed.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una {pile} limpia completa queda cerrada.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank, but no wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una {pile} limpia completa aún admite cartas de su valor, pero no comodines.</translation>
    </message>
    <message>
        <source>A complete clean {pile} still takes cards of its rank; a wild makes it dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una {pile} limpia completa aún admite cartas de su valor; un comodín la ensucia.</translation>
    </message>
    <message>
        <source>A complete dirty one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una sucia completa queda cerrada.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank and wilds, within the limit.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una sucia completa aún admite cartas de su valor y comodines, dentro del límite.</translation>
    </message>
    <message>
        <source>A complete dirty one still takes cards of its rank, but no wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una sucia completa aún admite cartas de su valor, pero no comodines.</translation>
    </message>
    <message>
        <source>A complete wild one is closed.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una de comodines completa queda cerrada.</translation>
    </message>
    <message>
        <source>A complete wild one still takes wilds.</source>
        <comment>{pile}</comment>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una de comodines completa aún admite comodines.</translation>
    </message>
    <message>
        <source>A meld of seven takes no more cards.</source>
        <translation>Una combinación de siete ya no admite más cartas.</translation>
    </message>
    <message>
        <source>A natural pair is needed in any case.</source>
        <translation>De todos modos hace falta una pareja natural.</translation>
    </message>
    <message>
        <source>A player has one meld of each rank and no second.</source>
        <translation>Solo tienes una combinación de cada valor.</translation>
    </message>
    <message>
        <source>A red three turned up stays, too; whoever takes it with the pile lays it and replaces it.</source>
        <translation>Un tres rojo descubierto también se queda; si lo recoges con el pozo, lo pones en la mesa y lo repones.</translation>
    </message>
    <message>
        <source>A side has one meld of each rank and no second.</source>
        <translation>Un equipo solo tiene una combinación de cada valor.</translation>
    </message>
    <message>
        <source>A two or joker freezes the pile until it is taken: then it needs two naturals like its top card.</source>
        <translation>Un dos o un joker congela el pozo: hasta que alguien lo recoja, necesitas dos naturales como su carta de arriba.</translation>
    </message>
    <message>
        <source>A wild freezes the pile</source>
        <translation>Un comodín congela el pozo</translation>
    </message>
    <message>
        <source>A wild freezes the pile until it is taken: then it needs two naturals like its top card.</source>
        <translation>Un comodín congela el pozo: hasta que alguien lo recoja, necesitas dos naturales como su carta de arriba.</translation>
    </message>
    <message>
        <source>A wild on top cannot be taken.</source>
        <translation>Un comodín encima bloquea el pozo.</translation>
    </message>
    <message>
        <source>A wild on top needs two of the same wild.</source>
        <translation>Un comodín encima pide dos comodines iguales.</translation>
    </message>
    <message>
        <source>Add a score</source>
        <translation>Añadir una puntuación</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Después de tu primera bajada, poner solo la carta de arriba en una combinación de su valor también recoge el pozo, pero no uno congelado.</translation>
    </message>
    <message>
        <source>After the first meld the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Después de tu primera bajada, poner solo la carta de arriba en una combinación de su valor también recoge el pozo.</translation>
    </message>
    <message>
        <source>Another meld of a rank may begin when the first is complete.</source>
        <translation>Puedes empezar otra combinación de un valor cuando la primera está completa.</translation>
    </message>
    <message>
        <source>Answer with a reason</source>
        <translation>Responder con un motivo</translation>
    </message>
    <message>
        <source>Before the first meld only two natural cards like the top card take it.</source>
        <translation>Antes de tu primera bajada, necesitas dos naturales como la carta de arriba.</translation>
    </message>
    <message>
        <source>Before the side&apos;s first meld only two natural cards like the top card take it.</source>
        <translation>Antes de la primera bajada de tu equipo, necesitas dos naturales como la carta de arriba.</translation>
    </message>
    <message>
        <source>Bonus for an exact cut</source>
        <translation>Prima por un corte exacto</translation>
    </message>
    <message>
        <source>Bonus of each {pile} of wilds only.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prima por cada {pile} solo de comodines.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} with naturals and wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prima por cada {pile} con naturales y comodines.</translation>
    </message>
    <message>
        <source>Bonus of each {pile} without wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Prima por cada {pile} sin comodines.</translation>
    </message>
    <message>
        <source>Bonus of the side that goes out.</source>
        <translation>Prima para el equipo que cierra.</translation>
    </message>
    <message>
        <source>Cards of a take</source>
        <translation>Cartas recogidas</translation>
    </message>
    <message>
        <source>Clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} limpia</translation>
    </message>
    <message>
        <source>Complete clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} limpias completas</translation>
    </message>
    <message>
        <source>Complete dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} sucias completas</translation>
    </message>
    <message>
        <source>Deals of a game</source>
        <translation>Repartos por partida</translation>
    </message>
    <message>
        <source>Deals that begin with a concealed {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Repartos que empiezan con una {pile} de una vez</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Clase de baraja</translation>
    </message>
    <message>
        <source>Dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} sucia</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Robo</translation>
    </message>
    <message>
        <source>Every partner must have melded or discarded from the foot before.</source>
        <translation>Cada compañero tiene que haber bajado o descartado ya con el pie.</translation>
    </message>
    <message>
        <source>Every partner must have picked up the foot before.</source>
        <translation>Cada compañero tiene que haber recogido ya el pie.</translation>
    </message>
    <message>
        <source>First card of the discard pile</source>
        <translation>Primera carta del pozo</translation>
    </message>
    <message>
        <source>First meld by deal</source>
        <translation>Primera bajada por reparto</translation>
    </message>
    <message>
        <source>First meld by score</source>
        <translation>Primera bajada por puntos</translation>
    </message>
    <message>
        <source>Foot and going out</source>
        <translation>Pie y cierre</translation>
    </message>
    <message>
        <source>Going out must end with a discard.</source>
        <translation>Hay que cerrar con un descarte.</translation>
    </message>
    <message>
        <source>Going out needs the partner&apos;s yes, and a yes obliges.</source>
        <translation>Solo cierras si tu compañero dice que sí, y entonces tienes que hacerlo.</translation>
    </message>
    <message>
        <source>How many cards a take brings, the top one included; 0 is the whole pile.</source>
        <translation>Cuántas cartas se recogen, contando la de arriba; 0 es el pozo entero.</translation>
    </message>
    <message>
        <source>How many cards the discard pile must have, the top one included.</source>
        <translation>Cuántas cartas tiene que haber en el pozo, contando la de arriba.</translation>
    </message>
    <message>
        <source>How many deals are played, or 0 to play up to a score.</source>
        <translation>Cuántos repartos se juegan, o 0 para jugar a puntos.</translation>
    </message>
    <message>
        <source>How many jokers each pack has; twos are wild in any case.</source>
        <translation>Cuántos jokers tiene cada baraja; los doses siempre son comodines.</translation>
    </message>
    <message>
        <source>How many naturals a meld with wilds has at least.</source>
        <translation>El mínimo de naturales de una combinación con comodines.</translation>
    </message>
    <message>
        <source>How many wilds a meld of naturals may hold.</source>
        <translation>Cuántos comodines puede llevar una combinación de naturales.</translation>
    </message>
    <message>
        <source>In how many piles the cards to draw lie.</source>
        <translation>En cuántos mazos se divide lo que queda para robar.</translation>
    </message>
    <message>
        <source>In these deals the first meld is seven cards laid at once.</source>
        <translation>En estos repartos la primera bajada son siete cartas de una vez.</translation>
    </message>
    <message>
        <source>It also ends when a draw is larger than the stock. With an empty stock play goes on as long as every player takes the pile.</source>
        <translation>También termina cuando el mazo no alcanza para robar. Con el mazo vacío se sigue mientras cada jugador recoja el pozo.</translation>
    </message>
    <message>
        <source>Jokers in each pack</source>
        <translation>Jokers en cada baraja</translation>
    </message>
    <message>
        <source>Lady left</source>
        <translation>Dama sobrante</translation>
    </message>
    <message>
        <source>Lady on a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Dama en una {pile} limpia</translation>
    </message>
    <message>
        <source>Last card is a discard</source>
        <translation>La última carta se descarta</translation>
    </message>
    <message>
        <source>Looking through the discard pile</source>
        <translation>Mirar el pozo</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Bajar treses negros</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>Melds of wilds only</source>
        <translation>Combinaciones solo de comodines</translation>
    </message>
    <message>
        <source>More wilds onto wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Más comodines en {piles} de comodines</translation>
    </message>
    <message>
        <source>Most wilds in a meld</source>
        <translation>Máximo de comodines por combinación</translation>
    </message>
    <message>
        <source>Naturals beside a wild</source>
        <translation>Naturales con un comodín</translation>
    </message>
    <message>
        <source>Needed to take</source>
        <translation>Para recoger hace falta</translation>
    </message>
    <message>
        <source>Never more wilds than these in a meld, or no such limit.</source>
        <translation>El máximo de comodines que puede llevar una combinación, o sin límite.</translation>
    </message>
    <message>
        <source>No card is turned; the first discard begins the pile.</source>
        <translation>No se descubre ninguna carta; el primer descarte empieza el pozo.</translation>
    </message>
    <message>
        <source>Nobody looks through the discard pile.</source>
        <translation>Nadie puede mirar el pozo.</translation>
    </message>
    <message>
        <source>Not used, since every first meld is a whole {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>No se usa: toda primera bajada es una {pile} entera.</translation>
    </message>
    <message>
        <source>Not used, since everybody plays alone.</source>
        <translation>No se usa: cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>Not used, since melds hold no wilds.</source>
        <translation>No se usa: las combinaciones no llevan comodines.</translation>
    </message>
    <message>
        <source>Not used, since no wild comes onto the pile.</source>
        <translation>No se usa: ningún comodín llega al pozo.</translation>
    </message>
    <message>
        <source>Not used, since the first meld goes by score.</source>
        <translation>No se usa: la primera bajada va por puntos.</translation>
    </message>
    <message>
        <source>Not used, since the partner is not asked.</source>
        <translation>No se usa: no se pregunta al compañero.</translation>
    </message>
    <message>
        <source>Not used, since there are no melds of wilds only.</source>
        <translation>No se usa: no hay combinaciones solo de comodines.</translation>
    </message>
    <message>
        <source>Nothing is shuffled in, since no wild removes the pile.</source>
        <translation>No se baraja nada: ningún comodín retira el pozo.</translation>
    </message>
    <message>
        <source>Once a wild lies in it, only a natural pair takes the pile.</source>
        <translation>Cuando lleva un comodín, solo una pareja natural recoge el pozo.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too, but not a frozen one.</source>
        <translation>Cuando tu equipo ha bajado, poner solo la carta de arriba en una combinación de su valor también recoge el pozo, pero no uno congelado.</translation>
    </message>
    <message>
        <source>Once the side has melded, the top card alone may go onto a meld of its rank: that takes the pile, too.</source>
        <translation>Cuando tu equipo ha bajado, poner solo la carta de arriba en una combinación de su valor también recoge el pozo.</translation>
    </message>
    <message>
        <source>Only the special deck has ladies.</source>
        <translation>Solo la baraja especial tiene damas.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>Packs of 52 cards, usually one more than there are players.</source>
        <translation>Barajas de 52 cartas, normalmente una más que jugadores.</translation>
    </message>
    <message>
        <source>Partner has picked up the foot</source>
        <translation>El compañero recogió el pie</translation>
    </message>
    <message>
        <source>Partner has played from the foot</source>
        <translation>El compañero jugó con el pie</translation>
    </message>
    <message>
        <source>Partner in the foot</source>
        <translation>Compañero en el pie</translation>
    </message>
    <message>
        <source>Partner is asked</source>
        <translation>Se pregunta al compañero</translation>
    </message>
    <message>
        <source>Partner says yes</source>
        <translation>El compañero dice que sí</translation>
    </message>
    <message>
        <source>Players and length</source>
        <translation>Jugadores y duración</translation>
    </message>
    <message>
        <source>Points a side&apos;s first meld needs, deal by deal; the last repeats.</source>
        <translation>Puntos que necesita la primera bajada de un equipo, reparto a reparto; el último se repite.</translation>
    </message>
    <message>
        <source>Points by the side&apos;s score at the deal&apos;s start, lowest first.</source>
        <translation>Puntos según la puntuación del equipo al empezar el reparto, de menor a mayor.</translation>
    </message>
    <message>
        <source>Points for each lady laid on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Puntos por cada dama puesta en una {pile} limpia completa.</translation>
    </message>
    <message>
        <source>Points for each lady left in hand or foot.</source>
        <translation>Puntos por cada dama que queda en la mano o en el pie.</translation>
    </message>
    <message>
        <source>Points for lifting exactly hand and foot at the first try.</source>
        <translation>Puntos por levantar justo mano y pie al primer intento.</translation>
    </message>
    <message>
        <source>Score below</source>
        <translation>Puntuación inferior a</translation>
    </message>
    <message>
        <source>Score that ends the game</source>
        <translation>Puntuación que termina la partida</translation>
    </message>
    <message>
        <source>Second meld of a rank</source>
        <translation>Segunda combinación de un valor</translation>
    </message>
    <message>
        <source>Several melds of one rank may lie side by side.</source>
        <translation>Varias combinaciones del mismo valor pueden estar una junto a otra.</translation>
    </message>
    <message>
        <source>Smallest pile that is taken</source>
        <translation>Pozo más pequeño que se recoge</translation>
    </message>
    <message>
        <source>Stock piles</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Taking before the first meld</source>
        <translation>Recoger antes de la primera bajada</translation>
    </message>
    <message>
        <source>Taking the discard pile</source>
        <translation>Recoger el pozo</translation>
    </message>
    <message>
        <source>The game ends after the deal in which a side reaches this score.</source>
        <translation>La partida termina tras el reparto en que un equipo llega a esta puntuación.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>La última carta se descarta</translation>
    </message>
    <message>
        <source>The last card may be melded or discarded.</source>
        <translation>Puedes bajar o descartar tu última carta.</translation>
    </message>
    <message>
        <source>The last card must be a discard.</source>
        <translation>Tu última carta tiene que ser un descarte.</translation>
    </message>
    <message>
        <source>The partner is asked “May I go out?”, once in a turn: a yes obliges, a no means not this turn.</source>
        <translation>Preguntas a tu compañero “¿Puedo cerrar?” una vez por turno: sí es que tienes que hacerlo, no es que en este turno no.</translation>
    </message>
    <message>
        <source>The partner&apos;s yes or no may say why; otherwise no table talk.</source>
        <translation>Tu compañero puede decir por qué sí o por qué no; por lo demás, no se habla de las cartas.</translation>
    </message>
    <message>
        <source>The partners are asked “May I go out?” one by one, once in a turn: a yes of all obliges, the first no means not this turn.</source>
        <translation>Preguntas a tus compañeros “¿Puedo cerrar?”, uno a uno, una vez por turno: si todos dicen que sí, tienes que hacerlo; el primer no es que en este turno no.</translation>
    </message>
    <message>
        <source>The player must have laid a first meld before.</source>
        <translation>Ya tienes que haber hecho tu primera bajada.</translation>
    </message>
    <message>
        <source>The rest is the stock.</source>
        <translation>El resto es el mazo.</translation>
    </message>
    <message>
        <source>The rest lies in two stock piles; a draw may come from either or both.</source>
        <translation>El resto forma dos mazos; puedes robar de cualquiera o de los dos.</translation>
    </message>
    <message>
        <source>The side must have laid its first meld before.</source>
        <translation>Tu equipo ya tiene que haber hecho su primera bajada.</translation>
    </message>
    <message>
        <source>The special deck is one set of cards.</source>
        <translation>La baraja especial es un solo juego de cartas.</translation>
    </message>
    <message>
        <source>The top card alone, laid onto your own meld of its rank, takes the pile.</source>
        <translation>Poner solo la carta de arriba en tu propia combinación de su valor recoge el pozo.</translation>
    </message>
    <message>
        <source>The top card is melded at once with one of its own rank from the hand, onto a meld or with a third card or a wild; the cards below may not join.</source>
        <translation>Baja la carta de arriba enseguida con una de su valor de tu mano, en una combinación o con una tercera carta o un comodín; las cartas de debajo no pueden unirse.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, no wild among them; more from the hand may join, the cards below may not.</source>
        <translation>Baja la carta de arriba enseguida con dos de su valor de tu mano, sin comodines en su lugar; pueden unirse más de tu mano, las de debajo no.</translation>
    </message>
    <message>
        <source>The top card is melded at once with two of its own rank from the hand, or with one of them and a wild; more from the hand may join, the cards below may not.</source>
        <translation>Baja la carta de arriba enseguida con dos de su valor de tu mano, o con una y un comodín; pueden unirse más de tu mano, las de debajo no.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady or wild.</source>
        <translation>La carta de arriba se descubre y se queda, salvo que sea una dama o un comodín.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is a lady.</source>
        <translation>La carta de arriba se descubre y se queda, salvo que sea una dama.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, unless it is wild.</source>
        <translation>La carta de arriba se descubre y se queda, salvo que sea un comodín.</translation>
    </message>
    <message>
        <source>The top card is turned and stays, whatever it is.</source>
        <translation>La carta de arriba se descubre y se queda, sea cual sea.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild is buried in the stock, a red three stays, and another is turned.</source>
        <translation>La carta de arriba se descubre; un comodín se entierra en el mazo, un tres rojo se queda, y se descubre otra.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned.</source>
        <translation>La carta de arriba se descubre; un comodín o una dama se entierra en el mazo y se descubre otra.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a lady is buried in the stock and another turned. A villain stays.</source>
        <translation>La carta de arriba se descubre; un comodín o una dama se entierra en el mazo y se descubre otra. Un villano se queda.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three is buried in the stock and another turned. A black three stays.</source>
        <translation>La carta de arriba se descubre; un comodín o un tres rojo se entierra en el mazo y se descubre otra. Un tres negro se queda.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild or a red three stays and another is turned on it, until a natural or a black three lies on top.</source>
        <translation>La carta de arriba se descubre; un comodín o un tres rojo se queda y se descubre otra encima, hasta que haya arriba una natural o un tres negro.</translation>
    </message>
    <message>
        <source>The top card is turned; a wild stays and another is turned on it. A lady is buried in the stock.</source>
        <translation>La carta de arriba se descubre; un comodín se queda y se descubre otra encima. Una dama se entierra en el mazo.</translation>
    </message>
    <message>
        <source>There are no melds of wilds only.</source>
        <translation>No hay combinaciones solo de comodines.</translation>
    </message>
    <message>
        <source>Three or more wilds, of both kinds, may be a meld of wilds.</source>
        <translation>Tres o más comodines, mezclados como quieras, pueden ser una combinación de comodines.</translation>
    </message>
    <message>
        <source>Threes and sevens</source>
        <translation>Treses y sietes</translation>
    </message>
    <message>
        <source>Top card onto a meld</source>
        <translation>La carta de arriba en una combinación</translation>
    </message>
    <message>
        <source>Twos and jokers may be melded without naturals.</source>
        <translation>Los doses y los jokers se pueden bajar sin naturales.</translation>
    </message>
    <message>
        <source>Usual packs of cards, or the special deck of 262 cards.</source>
        <translation>Barajas normales, o la baraja especial de 262 cartas.</translation>
    </message>
    <message>
        <source>What a meld of seven is called on the screen and on paper.</source>
        <translation>Cómo se llama una combinación de siete en la pantalla y en papel.</translation>
    </message>
    <message>
        <source>What a side needs to take the pile that has not melded yet.</source>
        <translation>Qué necesita para recoger el pozo un equipo que aún no ha bajado.</translation>
    </message>
    <message>
        <source>What a two or a joker on top of the discard pile means.</source>
        <translation>Qué significa un dos o un joker encima del pozo.</translation>
    </message>
    <message>
        <source>What every partner must have done with the foot before you go out.</source>
        <translation>Qué tiene que haber hecho cada compañero con el pie antes de que cierres.</translation>
    </message>
    <message>
        <source>What happens when a draw is larger than the stock.</source>
        <translation>Qué pasa cuando el mazo no alcanza para robar.</translation>
    </message>
    <message>
        <source>What the hand must hold to meld with the top card.</source>
        <translation>Qué hay que tener para bajar con la carta de arriba.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, cards removed from the table are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Si el mazo no alcanza para robar, las cartas retiradas de la mesa se barajan debajo; si eso no basta, termina el reparto.</translation>
    </message>
    <message>
        <source>When a draw is larger than the stock, removed cards and all discards but the top one are shuffled under it; if that is not enough, the deal ends.</source>
        <translation>Si el mazo no alcanza para robar, las cartas retiradas y todos los descartes menos el de arriba se barajan debajo; si eso no basta, termina el reparto.</translation>
    </message>
    <message>
        <source>When a side may begin another meld of the same rank.</source>
        <translation>Cuándo puede un equipo empezar otra combinación del mismo valor.</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Cuando se agota el mazo</translation>
    </message>
    <message>
        <source>Whether a complete wild {pile} still takes wilds.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Si una {pile} de comodines completa aún admite comodines.</translation>
    </message>
    <message>
        <source>Whether everybody may look at what lies below its top card.</source>
        <translation>Si todos pueden mirar lo que hay debajo de la carta de arriba.</translation>
    </message>
    <message>
        <source>Whether the top card of the stock is turned to begin the pile.</source>
        <translation>Si se descubre la carta de arriba del mazo para empezar el pozo.</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be melded.</source>
        <translation>Si se pueden bajar tres o más treses negros.</translation>
    </message>
    <message>
        <source>Which cards a complete clean {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Qué cartas admite aún una {pile} limpia completa.</translation>
    </message>
    <message>
        <source>Which cards a complete dirty {pile} still takes.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Qué cartas admite aún una {pile} sucia completa.</translation>
    </message>
    <message>
        <source>Who shares melds and score.</source>
        <translation>Quién comparte combinaciones y puntos.</translation>
    </message>
    <message>
        <source>Wild card on top</source>
        <translation>Comodín encima</translation>
    </message>
    <message>
        <source>Wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{pile:^} de comodines</translation>
    </message>
    <message>
        <source>Wilds in a meld</source>
        <translation>Comodines en una combinación</translation>
    </message>
    <message>
        <source>Word for a complete meld</source>
        <translation>Palabra para una combinación completa</translation>
    </message>
    <message>
        <source>a clean and a dirty one side by side</source>
        <translation>una limpia y una sucia, una junto a otra</translation>
    </message>
    <message>
        <source>a concealed {pile} serves the partners, but every player needs a first meld</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>una {pile} de una vez vale para los compañeros, pero cada jugador necesita una primera bajada</translation>
    </message>
    <message>
        <source>a deal could go on for ever</source>
        <translation>un reparto podría no acabar nunca</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but no wild may be in it</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>hace falta una {pile} sucia, pero no puede llevar comodines</translation>
    </message>
    <message>
        <source>a dirty {pile} is needed, but seven naturals leave no room for a wild</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>hace falta una {pile} sucia, pero siete naturales no dejan sitio a un comodín</translation>
    </message>
    <message>
        <source>a natural pair</source>
        <translation>una pareja natural</translation>
    </message>
    <message>
        <source>a pair, or one natural and a wild</source>
        <translation>una pareja, o una natural y un comodín</translation>
    </message>
    <message>
        <source>a pile of {new} or more taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>se recoge un pozo de {new} o más en lugar de {old}</translation>
    </message>
    <message>
        <source>a take brings fewer cards than the pile must have</source>
        <translation>se recogen menos cartas de las que debe tener el pozo</translation>
    </message>
    <message>
        <source>a wild beside {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>un comodín con {new} en lugar de {old}</translation>
    </message>
    <message>
        <source>a wild cannot freeze a pile that it takes off the table</source>
        <translation>un comodín no puede congelar un pozo que retira de la mesa</translation>
    </message>
    <message>
        <source>a wild does not freeze the pile</source>
        <translation>un comodín no congela el pozo</translation>
    </message>
    <message>
        <source>a wild freezes the pile</source>
        <translation>un comodín congela el pozo</translation>
    </message>
    <message>
        <source>a wild {pile} is needed, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>hace falta una {pile} de comodines, pero los comodines no se bajan solos</translation>
    </message>
    <message>
        <source>all discards but the top are shuffled in</source>
        <translation>todos los descartes menos el de arriba se barajan</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>as many as naturals</source>
        <translation>tantos como naturales</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>en cualquier momento</translation>
    </message>
    <message>
        <source>at most {new} in a meld instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>como máximo {new} por combinación en lugar de {old}</translation>
    </message>
    <message>
        <source>black threes are never melded</source>
        <translation>los treses negros nunca se bajan</translation>
    </message>
    <message>
        <source>black threes could neither be melded nor discarded</source>
        <translation>los treses negros no se podrían bajar ni descartar</translation>
    </message>
    <message>
        <source>blocks the pile</source>
        <translation>bloquea el pozo</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>cerradas</translation>
    </message>
    <message>
        <source>complete clean {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{piles} limpias completas {new} en lugar de {old}</translation>
    </message>
    <message>
        <source>complete dirty {piles} {new} instead of {old}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{piles} sucias completas {new} en lugar de {old}</translation>
    </message>
    <message>
        <source>each number of red threes stands there once</source>
        <translation>cada número de treses rojos aparece una sola vez</translation>
    </message>
    <message>
        <source>each rank stands there once, and {piles} that take no wilds are never dirty</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>cada valor aparece una sola vez, y las {piles} que no admiten comodines nunca son sucias</translation>
    </message>
    <message>
        <source>everybody may look through the discard pile</source>
        <translation>todos pueden mirar el pozo</translation>
    </message>
    <message>
        <source>fewer than naturals</source>
        <translation>menos que naturales</translation>
    </message>
    <message>
        <source>in the turn that goes out</source>
        <translation>en el turno en que cierras</translation>
    </message>
    <message>
        <source>melds of wilds only</source>
        <translation>combinaciones solo de comodines</translation>
    </message>
    <message>
        <source>more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>más comodines en {piles} de comodines completas</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>no card is turned</source>
        <translation>no se descubre ninguna carta</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no melds of wilds only</source>
        <translation>sin combinaciones solo de comodines</translation>
    </message>
    <message>
        <source>no more wilds onto complete wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>sin más comodines en {piles} de comodines completas</translation>
    </message>
    <message>
        <source>nobody looks through the discard pile</source>
        <translation>nadie puede mirar el pozo</translation>
    </message>
    <message>
        <source>none</source>
        <comment>deals</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>not enough cards are left for a stock and a first discard</source>
        <translation>no quedan cartas suficientes para un mazo y un primer descarte</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>partner</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>one for every two naturals</source>
        <translation>uno por cada dos naturales</translation>
    </message>
    <message>
        <source>one matching card</source>
        <translation>una carta igual</translation>
    </message>
    <message>
        <source>open to naturals</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>abiertas a naturales</translation>
    </message>
    <message>
        <source>open to naturals and wilds</source>
        <comment>{piles}</comment>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>abiertas a naturales y comodines</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>parejas</translation>
    </message>
    <message>
        <source>picked it up</source>
        <comment>partner</comment>
        <translation>lo recogió</translation>
    </message>
    <message>
        <source>played from it</source>
        <comment>partner</comment>
        <translation>jugó con él</translation>
    </message>
    <message>
        <source>red threes could neither be melded nor discarded</source>
        <translation>los treses rojos no se podrían bajar ni descartar</translation>
    </message>
    <message>
        <source>removed cards are shuffled in</source>
        <translation>las cartas retiradas se barajan</translation>
    </message>
    <message>
        <source>removes the pile from the table</source>
        <translation>retira el pozo de la mesa</translation>
    </message>
    <message>
        <source>so many players cannot be grouped like this</source>
        <translation>tantos jugadores no se pueden agrupar así</translation>
    </message>
    <message>
        <source>so many {piles} cannot be made</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>no se pueden formar tantas {piles}</translation>
    </message>
    <message>
        <source>so many {piles} need a second meld of a rank</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>tantas {piles} necesitan una segunda combinación de un valor</translation>
    </message>
    <message>
        <source>special deck of 262 cards</source>
        <translation>baraja especial de 262 cartas</translation>
    </message>
    <message>
        <source>taken with two of the same wild</source>
        <translation>se recoge con dos comodines iguales</translation>
    </message>
    <message>
        <source>the deal ends</source>
        <translation>el reparto termina</translation>
    </message>
    <message>
        <source>the game would never end</source>
        <translation>la partida no terminaría nunca</translation>
    </message>
    <message>
        <source>the last card may be melded</source>
        <translation>la última carta se puede bajar</translation>
    </message>
    <message>
        <source>the last card must be discarded</source>
        <translation>la última carta se tiene que descartar</translation>
    </message>
    <message>
        <source>the partner answers only yes or no</source>
        <translation>tu compañero solo responde sí o no</translation>
    </message>
    <message>
        <source>the partner is asked</source>
        <translation>preguntas a tu compañero</translation>
    </message>
    <message>
        <source>the partner is not asked</source>
        <translation>no preguntas a tu compañero</translation>
    </message>
    <message>
        <source>the partner&apos;s answer may say why</source>
        <translation>la respuesta de tu compañero puede decir por qué</translation>
    </message>
    <message>
        <source>the same as later</source>
        <translation>lo mismo que después</translation>
    </message>
    <message>
        <source>the scores of the steps must rise</source>
        <translation>las puntuaciones de los pasos tienen que subir</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes no pile</source>
        <translation>la carta de arriba sola en una combinación no recoge el pozo</translation>
    </message>
    <message>
        <source>the top card alone onto a meld takes the pile</source>
        <translation>la carta de arriba sola en una combinación recoge el pozo</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>el pozo entero</translation>
    </message>
    <message>
        <source>the word {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>la palabra {new} en lugar de {old}</translation>
    </message>
    <message>
        <source>three or more, without wilds</source>
        <translation>tres o más, sin comodines</translation>
    </message>
    <message>
        <source>turned and left in place</source>
        <translation>se descubre y se queda</translation>
    </message>
    <message>
        <source>turned, wilds and red threes buried</source>
        <translation>se descubre; comodines y treses rojos se entierran</translation>
    </message>
    <message>
        <source>turned; wilds and red threes are covered</source>
        <translation>se descubre; comodines y treses rojos se cubren</translation>
    </message>
    <message>
        <source>two wilds cannot be melded by themselves to take a third</source>
        <translation>dos comodines no se pueden bajar solos para recoger un tercero</translation>
    </message>
    <message>
        <source>up to a score</source>
        <translation>a puntos</translation>
    </message>
    <message numerus="yes">
        <source>up to {points} point(s)</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>a {points} punto</numerusform>
            <numerusform>a {points} puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>usual packs</source>
        <translation>barajas normales</translation>
    </message>
    <message>
        <source>when the first is complete</source>
        <translation>cuando la primera está completa</translation>
    </message>
    <message>
        <source>wilds wait for a wild {pile}, but wilds are not melded by themselves</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>los comodines esperan una {pile} de comodines, pero no se bajan solos</translation>
    </message>
    <message>
        <source>with an odd number of players nobody sits opposite</source>
        <translation>con un número impar de jugadores nadie se sienta enfrente</translation>
    </message>
    <message>
        <source>{length}, about an hour</source>
        <extracomment>{length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{length}, cerca de una hora</translation>
    </message>
    <message>
        <source>{new} for a clean {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} por una {pile} limpia en lugar de {old}</translation>
    </message>
    <message>
        <source>{new} for a dirty {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} por una {pile} sucia en lugar de {old}</translation>
    </message>
    <message>
        <source>{new} for a wild {pile} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} por una {pile} de comodines en lugar de {old}</translation>
    </message>
    <message>
        <source>{new} for going out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} por cerrar en lugar de {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>sides</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} en lugar de {old}</translation>
    </message>
    <message>
        <source>{new} of the pile taken instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>se recogen {new} del pozo en lugar de {old}</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, manos de {hand} y pies de {foot}, {length}.</translation>
    </message>
    <message>
        <source>{packs:^}, hands of {hand}, knees of {knee} and feet of {foot}, {length}.</source>
        <extracomment>{packs}: packs of cards, counted: “two packs of 52”. {hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”. {length}: how long the game lasts, as “eight deals”.</extracomment>
        <translation>{packs:^}, manos de {hand}, rodillas de {knee} y pies de {foot}, {length}.</translation>
    </message>
    <message>
        <source>{ranks:^} are never melded. Discarded, they stop the next player from taking the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^el} nunca se bajan. Descartados, impiden que el siguiente jugador recoja el pozo.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds in the turn that goes out; seven are a clean {pile}. Each counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^el}, descartados, impiden que el siguiente jugador recoja el pozo. Se pueden bajar tres o más sin comodines en el turno en que cierras; siete forman una {pile} limpia. Cada uno vale {points}.</translation>
    </message>
    <message>
        <source>{ranks:^}, discarded, stop the next player from taking the pile. Three or more may be melded without wilds; seven are a clean {pile} that pays the dirty bonus. Each card counts {points}, towards a first meld too.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^el}, descartados, impiden que el siguiente jugador recoja el pozo. Se pueden bajar tres o más sin comodines; siete forman una {pile} limpia con la prima de sucia. Cada carta vale {points}, también para una primera bajada.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPossible</name>
    <message>
        <source>A card is dropped on the meld that it fits.</source>
        <translation>Suelta una carta sobre la combinación en la que encaja.</translation>
    </message>
    <message>
        <source>A card on the discard pile ends the turn.</source>
        <translation>Poner una carta en el pozo termina tu turno.</translation>
    </message>
    <message>
        <source>About {number} are wanted, for all packets.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Necesitas unas {number} para todos los paquetes.</translation>
    </message>
    <message>
        <source>Add to a meld</source>
        <translation>Añadir a una combinación</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descartar una carta</translation>
    </message>
    <message>
        <source>Draw {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Robar {cards}</translation>
    </message>
    <message>
        <source>Every card can be laid or discarded.</source>
        <translation>Puedes bajar o descartar todas las cartas.</translation>
    </message>
    <message>
        <source>G asks the partner.</source>
        <translation>Pulsa G para preguntar a tu compañero.</translation>
    </message>
    <message>
        <source>Its cards are lifted one after the other, then dropped on the table.</source>
        <translation>Elige sus cartas una a una y suéltalas en la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>Its top card is melded with cards of the hand; {cards} (comes|come).</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Baja su carta de arriba con cartas de tu mano; te llevas {cards}.</numerusform>
            <numerusform>Baja su carta de arriba con cartas de tu mano; te llevas {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a new meld</source>
        <translation>Bajar una combinación nueva</translation>
    </message>
    <message>
        <source>Lay the first meld</source>
        <translation>Hacer la primera bajada</translation>
    </message>
    <message>
        <source>Lift cards off the deck</source>
        <translation>Levantar cartas de la baraja</translation>
    </message>
    <message>
        <source>No card can be discarded.</source>
        <translation>No puedes descartar ninguna carta.</translation>
    </message>
    <message>
        <source>No card of the hand fits a meld of the own side.</source>
        <translation>Ninguna carta de tu mano encaja en las combinaciones de tu equipo.</translation>
    </message>
    <message>
        <source>Take the discard pile</source>
        <translation>Recoger el pozo</translation>
    </message>
    <message>
        <source>The hand has enough; F shows good ways.</source>
        <translation>Tienes puntos suficientes: pulsa F para ver buenas maneras.</translation>
    </message>
    <message>
        <source>The hand has no new meld.</source>
        <translation>En tu mano no hay ninguna combinación nueva.</translation>
    </message>
    <message>
        <source>{name} goes on with this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:sigue|sigue|sigue|siguen} con este turno.</translation>
    </message>
    <message>
        <source>{name} must go out in this turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:tiene|tiene|tiene|tienen} que cerrar en este turno.</translation>
    </message>
    <message>
        <source>{press:^} draws.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>Con {press} robas.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPrompts</name>
    <message numerus="yes">
        <source>(one card|{number} cards), worth {points}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{number} carta que vale {points}</numerusform>
            <numerusform>{number} cartas que valen {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards left: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Cartas que quedan: {sides}.</translation>
    </message>
    <message>
        <source>Exactly {number} at the first try score {points}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Justo {number} al primer intento dan {points}.</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>¿Puedo cerrar?</translation>
    </message>
    <message>
        <source>at most {most} of seven cards now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>solo {most:f} de las siete cartas necesarias: descarta una carta.</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: discard one card.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>solo {most} de {points} punto necesario: descarta una carta.</numerusform>
            <numerusform>solo {most} de los {points} puntos necesarios: descarta una carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) now: take the cards back.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>solo {most} de {points} punto necesario: devuelve las cartas.</numerusform>
            <numerusform>solo {most} de los {points} puntos necesarios: devuelve las cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {most} of {points} point(s) with {card}: draw {draw}.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {card}: one card, in words or as it is printed: “9♦”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>
            <numerusform>con {card:el}, solo {most} de {points} punto: roba {draw}.</numerusform>
            <numerusform>con {card:el}, solo {most} de {points} puntos: roba {draw}.</numerusform>
        </translation>
    </message>
    <message>
        <source>choose how many come from each stock pile.</source>
        <translation>elige cuántas robar de cada mazo.</translation>
    </message>
    <message>
        <source>draw the last card: it ends the deal.</source>
        <translation>roba la última carta: el reparto termina.</translation>
    </message>
    <message>
        <source>draw {cards} from either stock pile.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>roba {cards} de cualquiera de los mazos.</translation>
    </message>
    <message>
        <source>draw {cards}, from one stock pile or both.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>roba {cards} de un mazo o de los dos.</translation>
    </message>
    <message>
        <source>draw {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>roba {cards}.</translation>
    </message>
    <message>
        <source>draw {cards}; others are shuffled in first.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>roba {cards}; antes se barajan más cartas.</translation>
    </message>
    <message>
        <source>go out: lay every card, or all but one to discard.</source>
        <translation>cierra: baja todas las cartas, o todas menos la que descartes.</translation>
    </message>
    <message>
        <source>lay a whole {pile} of seven, or discard one card.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>baja una {pile} entera de siete, o descarta.</translation>
    </message>
    <message>
        <source>lay down, or take the cards back.</source>
        <translation>baja estas cartas, o devuélvelas.</translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) more, or take the cards back.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>baja {points} punto más, o devuelve las cartas.</numerusform>
            <numerusform>baja {points} puntos más, o devuelve las cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lay {points} point(s) or more, or discard one card.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>baja al menos {points} punto, o descarta.</numerusform>
            <numerusform>baja al menos {points} puntos, o descarta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lift about {number} card(s) off the deck.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>levanta cerca de {number} carta de la baraja.</numerusform>
            <numerusform>levanta unas {number} cartas de la baraja.</numerusform>
        </translation>
    </message>
    <message>
        <source>lift cards to meld, or one card to discard.</source>
        <translation>elige cartas para bajar, o una para descartar.</translation>
    </message>
    <message>
        <source>may {asker} go out?</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>¿puede cerrar {asker}?</translation>
    </message>
    <message>
        <source>no card can be discarded, so the turn just ends.</source>
        <translation>no puedes descartar ninguna carta: tu turno termina sin más.</translation>
    </message>
    <message>
        <source>nothing can be melded yet: discard one card.</source>
        <translation>todavía no puedes bajar nada: descarta una carta.</translation>
    </message>
    <message>
        <source>take the discard pile and go out.</source>
        <translation>recoge el pozo y cierra.</translation>
    </message>
    <message>
        <source>take the pile, or draw the last card: it ends the deal.</source>
        <translation>recoge el pozo, o roba la última carta: el reparto termina.</translation>
    </message>
    <message>
        <source>take the pile: drawing from the empty stock ends the deal.</source>
        <translation>recoge el pozo: robar del mazo vacío termina el reparto.</translation>
    </message>
    <message>
        <source>take {cards} with {card} onto your {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>recoge {cards} con {card:el} para {ranks:el}, o roba {draw}.</translation>
    </message>
    <message>
        <source>take {cards} with {ranks}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>recoge {cards} con {ranks}, o roba {draw}.</translation>
    </message>
    <message>
        <source>take {cards} with {rank}, or draw {draw}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rank}: the rank of one card: “nine”. {draw}: the cards to draw, as “two cards”.</extracomment>
        <translation>recoge {cards} con {rank:un}, o roba {draw}.</translation>
    </message>
    <message>
        <source>the stock has {cards}: drawing ends the deal.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>el mazo tiene {cards}: robar termina el reparto.</translation>
    </message>
    <message>
        <source>the stock is empty: drawing ends the deal.</source>
        <translation>el mazo está vacío: robar termina el reparto.</translation>
    </message>
    <message>
        <source>your last turn: lay what fits, then discard one card.</source>
        <translation>tu último turno: baja lo que encaje y descarta.</translation>
    </message>
    <message>
        <source>{asked} thinks about {asker} going out.</source>
        <extracomment>{asked}: the partner who is asked. {asker}: the player who asks.</extracomment>
        <translation>{asked} decide si {asker} puede cerrar.</translation>
    </message>
    <message>
        <source>{asker} asks</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>Pregunta {asker}</translation>
    </message>
    <message>
        <source>{asker} has to do as you say.</source>
        <extracomment>{asker}: the player who asks.</extracomment>
        <translation>{asker} tiene que hacer lo que digas.</translation>
    </message>
    <message>
        <source>{cards} and the foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} y el pie</translation>
    </message>
    <message>
        <source>{cards}, knee and foot</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards}, rodilla y pie</translation>
    </message>
    <message>
        <source>{name} lifts the packets.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:levanta|levanta|levanta|levantan} los paquetes.</translation>
    </message>
    <message>
        <source>{name} {number} and the foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number} y el pie</translation>
    </message>
    <message>
        <source>{name} {number}, knee and foot</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>{name} {number}, rodilla y pie</translation>
    </message>
    <message>
        <source>{out} is out: {name} has one more turn.</source>
        <extracomment>{out}: who is out. {name}: the player, or the players of a side.</extracomment>
        <translation>{out} {out:cerró|cerró|cerró|cerraron}: {name} {name:juega|juega|juega|juegan} un turno más.</translation>
    </message>
    <message>
        <source>{press} asks whether to go out.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>con {press} preguntas “¿Puedo cerrar?”.</translation>
    </message>
    <message>
        <source>{press} discards {card}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>con {press} descartas {card:el}.</translation>
    </message>
    <message>
        <source>{press} ends the turn.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”.</extracomment>
        <translation>con {press} terminas tu turno.</translation>
    </message>
    <message>
        <source>{press} lays out {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>con {press} preparas {cards}.</translation>
    </message>
    <message>
        <source>{press} lays {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>con {press} bajas {cards}.</translation>
    </message>
    <message>
        <source>{press} takes {count} with {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>con {press} recoges {count:f} con {cards}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootPuzzles</name>
    <message numerus="yes">
        <source>Besides the top card a take brings {taken}, and {count} of them (fits|fit): {cards}.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”. {count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Además de la carta de arriba te llevas {taken}, y encaja {count:f}: {cards}.</numerusform>
            <numerusform>Además de la carta de arriba te llevas {taken}, y encajan {count:f}: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Besides the top card a take brings {taken}, but nothing that fits.</source>
        <extracomment>{taken}: the cards that a take brings, as “seven cards”.</extracomment>
        <translation>Además de la carta de arriba te llevas {taken}, pero nada que encaje.</translation>
    </message>
    <message>
        <source>Find the way out</source>
        <translation>Encuentra cómo cerrar</translation>
    </message>
    <message>
        <source>Get down</source>
        <translation>La primera bajada</translation>
    </message>
    <message>
        <source>Go out in this turn. The partner will say yes.</source>
        <translation>Cierra en este turno. Tu compañero dirá que sí.</translation>
    </message>
    <message>
        <source>Lay the first meld with the fewest wilds, twos over jokers.</source>
        <translation>Haz la primera bajada con los menos comodines posibles, los doses antes que los jokers.</translation>
    </message>
    <message>
        <source>Lay {cards}, and discard {card}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Baja {cards} y descarta {card:el}.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Baja {cards}. Con menos comodines llegas como máximo a {most} puntos.</translation>
    </message>
    <message>
        <source>Lay {cards}. With fewer wilds, or with a two for a joker, at most {most} points come together.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Baja {cards}. Con menos comodines, o un dos en lugar de un joker, llegas como máximo a {most} puntos.</translation>
    </message>
    <message>
        <source>Lay {cards}: no wild is needed.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Baja {cards}: no necesitas ningún comodín.</translation>
    </message>
    <message>
        <source>Lay {cards}: nothing is left.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Baja {cards}: no queda nada.</translation>
    </message>
    <message>
        <source>Still needed to go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Falta para cerrar: {needed}.</translation>
    </message>
    <message>
        <source>Take the discard pile, or draw? Which is better?</source>
        <translation>¿Recoger el pozo o robar? ¿Qué es mejor?</translation>
    </message>
    <message>
        <source>Take the pile?</source>
        <translation>¿Recoger el pozo?</translation>
    </message>
</context>
<context>
    <name>HandAndFootRefusals</name>
    <message numerus="yes">
        <source>(a wild too many|too many wilds)</source>
        <translation>
            <numerusform>sobra un comodín</numerusform>
            <numerusform>sobran comodines</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that may be discarded has to stay.</source>
        <translation>Guarda una carta que se pueda descartar.</translation>
    </message>
    <message>
        <source>A draw is {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Roba exactamente {cards}.</translation>
    </message>
    <message>
        <source>A first meld holds no wilds.</source>
        <translation>La primera bajada no admite comodines.</translation>
    </message>
    <message>
        <source>A first meld needs a meld without wilds.</source>
        <translation>Una de tus primeras combinaciones tiene que ir sin comodines.</translation>
    </message>
    <message>
        <source>A lady lies only on a complete clean {pile}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Una dama solo va en una {pile} limpia completa.</translation>
    </message>
    <message>
        <source>A second {rank} in the hand is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Necesitas {rank:otra|otro} {rank} en la mano.</translation>
    </message>
    <message>
        <source>A third wild is missing.</source>
        <translation>Necesitas un tercer comodín.</translation>
    </message>
    <message>
        <source>A third {rank} is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Necesitas {rank:una tercera|un tercer} {rank}.</translation>
    </message>
    <message>
        <source>A third {rank} or a wild is missing.</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>Necesitas {rank:una tercera|un tercer} {rank} o un comodín.</translation>
    </message>
    <message numerus="yes">
        <source>A wild needs at least {count} natural {ranks} beside it.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Un comodín necesita al menos {count:f} carta natural a su lado: {ranks}.</numerusform>
            <numerusform>Un comodín necesita al menos {count:f} cartas naturales a su lado: {ranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After black threes every card has to go in this turn.</source>
        <translation>Después de los treses negros, todas las cartas tienen que salir en este turno.</translation>
    </message>
    <message>
        <source>After the yes every card has to go in this turn.</source>
        <translation>Tu compañero dijo que sí: todas las cartas tienen que salir en este turno.</translation>
    </message>
    <message>
        <source>All cards but one must find a place to go out.</source>
        <translation>Para cerrar, todas las cartas menos una tienen que caber en la mesa.</translation>
    </message>
    <message>
        <source>Answer the question first.</source>
        <translation>Responde primero a la pregunta.</translation>
    </message>
    <message>
        <source>Before your first meld only two {ranks} from your hand take the pile.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Antes de tu primera bajada, solo recogen el pozo dos {ranks} de tu mano.</translation>
    </message>
    <message numerus="yes">
        <source>Between 1 and {number} card(s) can be lifted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Puedes levantar {number} carta.</numerusform>
            <numerusform>Puedes levantar entre 1 y {number} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black threes are melded only when going out.</source>
        <translation>Los treses negros solo se bajan al cerrar.</translation>
    </message>
    <message>
        <source>Black threes are melded without wilds.</source>
        <translation>Los treses negros se bajan sin comodines.</translation>
    </message>
    <message>
        <source>Complete the wild meld on the table first.</source>
        <translation>Completa primero la combinación de comodines de la mesa.</translation>
    </message>
    <message>
        <source>Discard one card to end the turn.</source>
        <translation>Descarta una carta para terminar tu turno.</translation>
    </message>
    <message>
        <source>Draw first.</source>
        <translation>Primero, roba.</translation>
    </message>
    <message>
        <source>Each meld can be named once, and must be on the table.</source>
        <translation>Cada combinación se nombra una sola vez y tiene que estar en la mesa.</translation>
    </message>
    <message>
        <source>Going out is possible only from the foot.</source>
        <translation>Solo puedes cerrar jugando con el pie.</translation>
    </message>
    <message>
        <source>Going out needs {piles} more, and a place for every card.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Para cerrar te faltan {piles}, y un sitio para cada carta.</translation>
    </message>
    <message>
        <source>Lay down the cards laid out first, or take them back.</source>
        <translation>Primero baja las cartas preparadas, o devuélvelas.</translation>
    </message>
    <message>
        <source>Lay the first meld before taking the discard pile.</source>
        <translation>Haz la primera bajada antes de recoger el pozo.</translation>
    </message>
    <message>
        <source>Lift just one card to discard it.</source>
        <translation>Elige solo una carta para descartar.</translation>
    </message>
    <message>
        <source>Lift the packets off the deck first.</source>
        <translation>Levanta primero los paquetes de la baraja.</translation>
    </message>
    <message>
        <source>Melds of {ranks} take no wilds.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Las combinaciones de {ranks} no admiten comodines.</translation>
    </message>
    <message>
        <source>Nobody asks in the last turns: {name} is out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>En los últimos turnos no se pregunta: {name} ya {name:cerró|cerró|cerró|cerraron}.</translation>
    </message>
    <message>
        <source>Nobody has asked to go out.</source>
        <translation>Nadie ha preguntado si puede cerrar.</translation>
    </message>
    <message>
        <source>Nobody has to be asked.</source>
        <translation>No hace falta que preguntes a nadie.</translation>
    </message>
    <message>
        <source>Take the discard pile: the yes was given for it.</source>
        <translation>Recoge el pozo: tu compañero dijo que sí a eso.</translation>
    </message>
    <message>
        <source>That is {cards} too many for the {ranks}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Sobran {cards} para {ranks:el}.</translation>
    </message>
    <message>
        <source>That stock pile has {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Ese mazo tiene {cards}.</translation>
    </message>
    <message>
        <source>That stock pile is empty.</source>
        <translation>Ese mazo está vacío.</translation>
    </message>
    <message>
        <source>The answer was no; the next turn may bring another.</source>
        <translation>La respuesta fue no. Puedes volver a preguntar en el próximo turno.</translation>
    </message>
    <message>
        <source>The answer was yes.</source>
        <translation>La respuesta fue sí.</translation>
    </message>
    <message>
        <source>The complete {ranks} take no wild.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^el}, ya {ranks:completas|completos|completos|completos|completas}, no admiten comodines.</translation>
    </message>
    <message>
        <source>The discard pile is empty: draw from the stock.</source>
        <translation>El pozo está vacío: roba del mazo.</translation>
    </message>
    <message>
        <source>The draw is done: lay cards, or discard one.</source>
        <translation>Ya has robado: baja cartas o descarta una.</translation>
    </message>
    <message>
        <source>The first meld of this deal is a {pile} laid at once.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>La primera bajada de este reparto es una {pile} entera, de una vez.</translation>
    </message>
    <message>
        <source>The foot is picked up when the hand is empty.</source>
        <translation>Recoges tu pie cuando se te acaba la mano.</translation>
    </message>
    <message>
        <source>The last card has to stay until going out is allowed.</source>
        <translation>Guarda la última carta hasta que puedas cerrar.</translation>
    </message>
    <message>
        <source>The pile is frozen: only two {ranks} from your hand take it.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>El pozo está congelado: solo lo recogen dos {ranks} de tu mano.</translation>
    </message>
    <message>
        <source>The {pile} of {ranks} is complete.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>La {pile} de {ranks} está completa.</translation>
    </message>
    <message>
        <source>The {ranks} have their one meld already.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Ya hay una combinación de {ranks}.</translation>
    </message>
    <message>
        <source>The {ranks} must be completed and a new meld of three begun.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Completa {ranks:el} y empieza una combinación nueva de tres.</translation>
    </message>
    <message>
        <source>The {ranks} on the table must be complete first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Primero hay que completar {ranks:el} de la mesa.</translation>
    </message>
    <message>
        <source>There is a clean meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Tu equipo tiene una combinación limpia de {ranks}: complétala primero.</translation>
    </message>
    <message>
        <source>There is a dirty meld of {ranks} already: complete that one first.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Tu equipo tiene una combinación sucia de {ranks}: complétala primero.</translation>
    </message>
    <message>
        <source>There is no deck to cut now.</source>
        <translation>Ahora no hay baraja que cortar.</translation>
    </message>
    <message>
        <source>These melds belong to the other side.</source>
        <translation>Esas combinaciones son del otro equipo.</translation>
    </message>
    <message>
        <source>Threes are never melded, only discarded.</source>
        <translation>Los treses nunca se bajan: solo se descartan.</translation>
    </message>
    <message>
        <source>Two more wilds are missing.</source>
        <translation>Necesitas dos comodines más.</translation>
    </message>
    <message>
        <source>Two more {ranks} are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Necesitas dos {ranks} más.</translation>
    </message>
    <message>
        <source>Two more {ranks}, or one and a wild, are missing.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Necesitas dos {ranks} más, o {ranks:una|uno|uno|uno|una} y un comodín.</translation>
    </message>
    <message>
        <source>Wilds need two cards of one rank beside them.</source>
        <translation>Los comodines necesitan dos cartas del mismo valor a su lado.</translation>
    </message>
    <message numerus="yes">
        <source>You need a complete {pile} before the foot: keep {count} card(s).</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Necesitas una {pile} completa antes del pie: guarda {count:f} carta.</numerusform>
            <numerusform>Necesitas una {pile} completa antes del pie: guarda {count:f} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>first meld first</source>
        <translation>primero, la primera bajada</translation>
    </message>
    <message>
        <source>lay down first</source>
        <translation>baja primero</translation>
    </message>
    <message>
        <source>one rank only</source>
        <translation>solo un valor</translation>
    </message>
    <message>
        <source>only discarded</source>
        <translation>solo se descarta</translation>
    </message>
    <message>
        <source>only wilds</source>
        <translation>solo comodines</translation>
    </message>
    <message>
        <source>only {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>solo {ranks}</translation>
    </message>
    <message>
        <source>takes no wild</source>
        <translation>sin comodines</translation>
    </message>
    <message>
        <source>the other side&apos;s</source>
        <translation>del otro equipo</translation>
    </message>
    <message>
        <source>{card:^} blocks the pile: draw from the stock.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^} bloquea el pozo: roba del mazo.</translation>
    </message>
    <message>
        <source>{card:^} can be laid only once.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} solo se puede bajar una vez.</translation>
    </message>
    <message>
        <source>{card:^} does not belong on the {ranks}.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{card:^el} no va con {ranks:el}.</translation>
    </message>
    <message>
        <source>{card:^} fits the {first} and the {second}: lay it by itself.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{card:^el} encaja con {first:el} y con {second:el}: baja esa carta sola.</translation>
    </message>
    <message>
        <source>{card:^} in the hand is missing.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} de la mano hace falta para recoger el pozo.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with the take.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Hay que bajar {card:el} al recoger el pozo.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with what takes it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Hay que bajar {card:el} con las cartas que recogen el pozo.</translation>
    </message>
    <message>
        <source>{card:^} must be melded with {cards} of the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Hay que bajar {card:el} con {cards} de tu mano.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Para recoger el pozo hacen falta {cards} en la mano.</translation>
    </message>
    <message>
        <source>{cards:^}, or one and a wild, are missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Para recoger el pozo hacen falta {cards}, o una carta así y un comodín.</translation>
    </message>
    <message>
        <source>{card} blocks it</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} lo bloquea</translation>
    </message>
    <message>
        <source>{card} fits several</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} encaja en varias</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (has|have) to stay in the foot.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} carta tiene que quedarse en tu pie.</numerusform>
            <numerusform>{count:^f} cartas tienen que quedarse en tu pie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} card(s) (is|are) missing in the discard pile.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Falta {count:f} carta más en el pozo.</numerusform>
            <numerusform>Faltan {count:f} cartas más en el pozo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} wild(s) too many for the {ranks}.</source>
        <extracomment>{count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Sobra {count:m} comodín para {ranks:el}.</numerusform>
            <numerusform>Sobran {count:m} comodines para {ranks:el}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {second} go down one by one.</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>{first:^} y {second} se bajan por separado.</translation>
    </message>
    <message>
        <source>{name} has not picked up the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} todavía no {name:ha|ha|ha|han} recogido el pie.</translation>
    </message>
    <message>
        <source>{name} has not played from the foot yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} todavía no {name:ha|ha|ha|han} jugado con el pie.</translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) (is|are) missing for the first meld.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>Falta {points} punto para la primera bajada.</numerusform>
            <numerusform>Faltan {points} puntos para la primera bajada.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once every side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^el} solo se descartan cuando cada equipo tiene una {pile} así.</translation>
    </message>
    <message>
        <source>{ranks:^} may be discarded once your side has a {pile} of them.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>{ranks:^el} solo se descartan cuando tu equipo tiene una {pile} así.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be discarded.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^el} no se pueden descartar.</translation>
    </message>
    <message>
        <source>{ranks:^} may not be the last discard.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^el} no pueden ser el último descarte.</translation>
    </message>
</context>
<context>
    <name>HandAndFootScore</name>
    <message numerus="yes">
        <source>(One deal is|{number} deals are) left.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Queda {number} reparto.</numerusform>
            <numerusform>Quedan {number} repartos.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them laid</source>
        <translation>Todos en la mesa</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Treses negros</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos de cartas</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Cartas en combinaciones</translation>
    </message>
    <message>
        <source>Clean black threes</source>
        <translation>Treses negros limpios</translation>
    </message>
    <message>
        <source>Clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} limpias</translation>
    </message>
    <message>
        <source>Clean {piles} of {ranks}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{piles:^} limpias de {ranks}</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Cierre de una vez</translation>
    </message>
    <message>
        <source>Deal {number} of {deals}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>Reparto {number} de {deals}</translation>
    </message>
    <message>
        <source>Dirty {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} sucias</translation>
    </message>
    <message>
        <source>Dirty {piles} of {ranks}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{piles:^} sucias de {ranks}</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Corte exacto</translation>
    </message>
    <message>
        <source>Fines</source>
        <translation>Multas</translation>
    </message>
    <message>
        <source>First meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Primera bajada {points}</translation>
    </message>
    <message>
        <source>First meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Primera bajada: una {pile} entera</translation>
    </message>
    <message>
        <source>First meld: any</source>
        <translation>Primera bajada: cualquiera</translation>
    </message>
    <message>
        <source>In unopened feet</source>
        <translation>En pies sin abrir</translation>
    </message>
    <message>
        <source>Incomplete {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} {ranks:incompletas|incompletos|incompletos|incompletos|incompletas}</translation>
    </message>
    <message>
        <source>Ladies</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Laid on clean {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Puestas en {piles} limpias</translation>
    </message>
    <message>
        <source>Laid on the table</source>
        <translation>Bajados a la mesa</translation>
    </message>
    <message>
        <source>Left in hand and foot</source>
        <translation>Quedan en mano y pie</translation>
    </message>
    <message>
        <source>Left in hand or foot</source>
        <translation>Quedan en mano o pie</translation>
    </message>
    <message>
        <source>More than needed</source>
        <translation>Más de lo necesario</translation>
    </message>
    <message>
        <source>Not laid</source>
        <translation>Sin bajar</translation>
    </message>
    <message>
        <source>Special {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} especiales</translation>
    </message>
    <message>
        <source>The game goes to {score}.</source>
        <extracomment>{score}: a score in points.</extracomment>
        <translation>La partida es a {score}.</translation>
    </message>
    <message>
        <source>Wild {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} de comodines</translation>
    </message>
    <message>
        <source>{count} together</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>{count} juntos</translation>
    </message>
    <message>
        <source>{first}. To {score}</source>
        <extracomment>{first}: the first of two or more that are named together. {score}: a score in points.</extracomment>
        <translation>{first}. Hasta {score}</translation>
    </message>
    <message>
        <source>{piles:^} more than needed</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} de más</translation>
    </message>
    <message>
        <source>{piles:^} of {ranks} only</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Solo {piles} de {ranks}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} en la mesa</translation>
    </message>
</context>
<context>
    <name>HandAndFootScorekeeperText</name>
    <message numerus="yes">
        <source>(one is|{number} are) counted</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>hay {number} contada</numerusform>
            <numerusform>hay {number} contadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact cuts</source>
        <translation>Cortes exactos</translation>
    </message>
    <message>
        <source>First meld: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Primera bajada: {sides}.</translation>
    </message>
    <message>
        <source>Ladies laid</source>
        <translation>Damas puestas</translation>
    </message>
    <message>
        <source>Ladies not laid</source>
        <translation>Damas sin poner</translation>
    </message>
    <message>
        <source>Only one player goes out, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Solo puede cerrar un jugador, no {names}.</translation>
    </message>
    <message>
        <source>Only one player is out first, not {names}.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Solo un jugador puede cerrar primero, no {names}.</translation>
    </message>
    <message>
        <source>Red threes in unopened feet</source>
        <translation>Treses rojos en pies sin abrir</translation>
    </message>
    <message>
        <source>Red threes laid</source>
        <translation>Treses rojos en la mesa</translation>
    </message>
    <message>
        <source>Red threes not laid</source>
        <translation>Treses rojos sin bajar</translation>
    </message>
    <message numerus="yes">
        <source>The wild and dirty {piles} take {least} wild(s), the packs hold {most}.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Las {piles} sucias y de comodines necesitan {least} comodín, pero en las barajas hay {most}.</numerusform>
            <numerusform>Las {piles} sucias y de comodines necesitan {least} comodines, pero en las barajas hay {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out concealed</source>
        <translation>Cerró de una vez</translation>
    </message>
    <message>
        <source>Went out first</source>
        <translation>Cerró primero</translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} (is|are) entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards:^}: {entered} anotada, pero en las barajas hay {most}.</numerusform>
            <numerusform>{cards:^}: {entered} anotadas, pero en las barajas hay {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} (lady is|ladies are) entered, the deck holds {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Hay {entered} dama anotada, pero en la baraja hay {most}.</numerusform>
            <numerusform>Hay {entered} damas anotadas, pero en la baraja hay {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} card point(s) (is|are) entered, all cards are worth {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Hay {entered} punto de cartas anotado, pero todas las cartas valen {most}.</numerusform>
            <numerusform>Hay {entered} puntos de cartas anotados, pero todas las cartas valen {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} clean {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} limpias: {entered} anotada, pero las barajas dan como máximo {most}.</numerusform>
            <numerusform>{piles:^} limpias: {entered} anotadas, pero las barajas dan como máximo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} red three(s) (is|are) entered, the packs hold {most}.</source>
        <extracomment>{entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Hay {entered} tres rojo anotado, pero en las barajas hay {most}.</numerusform>
            <numerusform>Hay {entered} treses rojos anotados, pero en las barajas hay {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} wild {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} de comodines: {entered} anotada, pero las barajas dan como máximo {most}.</numerusform>
            <numerusform>{piles:^} de comodines: {entered} anotadas, pero las barajas dan como máximo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^}: {entered} anotada, pero las barajas dan como máximo {most}.</numerusform>
            <numerusform>{piles:^}: {entered} anotadas, pero las barajas dan como máximo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of black threes (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} de treses negros: {entered} anotada, pero las barajas dan como máximo {most}.</numerusform>
            <numerusform>{piles:^} de treses negros: {entered} anotadas, pero las barajas dan como máximo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entered} {piles} of {ranks} (is|are) entered, the packs hold {most} at most.</source>
        <extracomment>{entered}: the number that was entered. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{piles:^} de {ranks}: {entered} anotada, pero las barajas dan como máximo {most}.</numerusform>
            <numerusform>{piles:^} de {ranks}: {entered} anotadas, pero las barajas dan como máximo {most}.</numerusform>
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
        <translation>{name} no {name:juega|juega|juega|juegan} para {side}.</translation>
    </message>
    <message>
        <source>{name} went out and has nothing left.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:cerró|cerró|cerró|cerraron} y no {name:puede|puede|puede|pueden} tener cartas sobrantes.</translation>
    </message>
    <message>
        <source>{ranks:^} among these</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^} entre estas</translation>
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
            <numerusform>{side}: {number} {piles} lleva {cards}, pero {counted}.</numerusform>
            <numerusform>{side}: {number} {piles} llevan {cards}, pero {counted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: cards in melds come to {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{side}: las cartas en combinaciones valen al menos {least}, no {points}.</translation>
    </message>
    <message>
        <source>{side}: more {piles} of {ranks} than clean and dirty ones.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{side}: más {piles} de {ranks} que limpias y sucias juntas.</translation>
    </message>
    <message>
        <source>{side}: no cards come to {points}, all count by {step}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {step}: all points are multiples of it.</extracomment>
        <translation>{side}: las cartas no pueden sumar {points}; todas cuentan de {step} en {step}.</translation>
    </message>
    <message>
        <source>{side}: nothing is entered as left.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: no hay nada anotado de las cartas sobrantes.</translation>
    </message>
    <message>
        <source>{side}: the cards in melds are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: anota las cartas en combinaciones.</translation>
    </message>
    <message>
        <source>{side}: the cards left in hand and foot are missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: anota las cartas que quedan en mano y pie.</translation>
    </message>
    <message numerus="yes">
        <source>{side}: the cards of (one|{number}) {piles} are worth {least} or more, not {points}.</source>
        <extracomment>{side}: a side: its players, or its name. {number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{side}: las cartas de {number} {piles} valen al menos {least}, no {points}.</numerusform>
            <numerusform>{side}: las cartas de {number} {piles} valen al menos {least}, no {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take (one wild|{least} wilds), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: las {piles} necesitan {least} comodín, pero {counted}.</numerusform>
            <numerusform>{side}: las {piles} necesitan {least} comodines, pero {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: the {piles} take {least} natural card(s), {counted}.</source>
        <extracomment>{side}: a side: its players, or its name. {piles}: the same word for several, some with what they are: “clean piles”. {least}: the fewest of them, as “two” or “two cards”. {counted}: how many are counted, or how many may be wild, meld by meld.</extracomment>
        <translation>
            <numerusform>{side}: las {piles} necesitan {least} carta natural, pero {counted}.</numerusform>
            <numerusform>{side}: las {piles} necesitan {least} cartas naturales, pero {counted}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {entered} exact cut(s), {most} can be made.</source>
        <extracomment>{side}: a side: its players, or its name. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{side}: {entered} corte exacto, pero se pueden hacer como máximo {most}.</numerusform>
            <numerusform>{side}: {entered} cortes exactos, pero se pueden hacer como máximo {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: {needed} (is|are) missing for going out.</source>
        <extracomment>{side}: a side: its players, or its name. {needed}: the complete piles that are needed, listed.</extracomment>
        <translation>
            <numerusform>{side}: falta {needed} para cerrar.</numerusform>
            <numerusform>{side}: faltan {needed} para cerrar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {points} melded, the first meld needs {least}.</source>
        <extracomment>{side}: a side: its players, or its name. {points}: points, counted as in “45 points”, or in figures, as “−45”. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{side}: {points} bajados, pero la primera bajada necesita {least}.</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheet</name>
    <message>
        <source>Black three {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>{piles:^} de treses negros</translation>
    </message>
    <message>
        <source>Deal total</source>
        <translation>Total del reparto</translation>
    </message>
    <message>
        <source>Ladies left</source>
        <translation>Damas sobrantes</translation>
    </message>
    <message>
        <source>Red threes left</source>
        <translation>Treses rojos sobrantes</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Total acumulado</translation>
    </message>
    <message numerus="yes">
        <source>To {points} point(s), {packs}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>A {points} punto, {packs}</numerusform>
            <numerusform>A {points} puntos, {packs}</numerusform>
        </translation>
    </message>
    <message>
        <source>Who went out</source>
        <translation>Quién cerró</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>primera bajada {points}</translation>
    </message>
    <message>
        <source>first meld: a whole {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>primera bajada: una {pile} entera</translation>
    </message>
    <message>
        <source>first meld: any</source>
        <translation>primera bajada: cualquiera</translation>
    </message>
    <message numerus="yes">
        <source>{deals:^}, to {points} point(s), {packs}</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {points}: points, counted as in “45 points”, or in figures, as “−45”. {packs}: packs of cards, counted: “two packs of 52”.</extracomment>
        <translation>
            <numerusform>{deals:^}, a {points} punto, {packs}</numerusform>
            <numerusform>{deals:^}, a {points} puntos, {packs}</numerusform>
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
            <numerusform>{number} en la mesa</numerusform>
            <numerusform>{number} en la mesa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} left</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} sobrante</numerusform>
            <numerusform>{number} sobrantes</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} each, left {left}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{points} cada uno, sobrante {left}</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetCounts</name>
    <message>
        <source>Black threes left</source>
        <translation>Treses negros sobrantes</translation>
    </message>
    <message>
        <source>Black threes melded</source>
        <translation>Treses negros bajados</translation>
    </message>
    <message>
        <source>Foot not picked up</source>
        <translation>Pie sin recoger</translation>
    </message>
    <message>
        <source>Left × {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sobrantes × {points}</translation>
    </message>
    <message>
        <source>Melded × {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>En combinaciones × {points}</translation>
    </message>
    <message>
        <source>Villains left</source>
        <translation>Villanos sobrantes</translation>
    </message>
    <message>
        <source>Villains melded</source>
        <translation>Villanos bajados</translation>
    </message>
    <message>
        <source>Who cut exactly</source>
        <translation>Quién cortó exacto</translation>
    </message>
    <message>
        <source>Who is down</source>
        <translation>Quién ha bajado</translation>
    </message>
</context>
<context>
    <name>HandAndFootSheetFoot</name>
    <message>
        <source>By card values alone</source>
        <translation>Solo por el valor de las cartas</translation>
    </message>
    <message>
        <source>Deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Reparto {deal}: {points}</translation>
    </message>
    <message>
        <source>Deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Reparto {number}: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>Deal(s) {deals}: a whole {pile} from the hand</source>
        <extracomment>{deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>
            <numerusform>Reparto {deals}: una {pile} entera de la mano</numerusform>
            <numerusform>Repartos {deals}: una {pile} entera de la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Repartos {number} a {last}: {piles}</translation>
    </message>
    <message>
        <source>Every deal: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Cada reparto: {points}</translation>
    </message>
    <message>
        <source>From deal {deal}: {points}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Desde el reparto {deal}: {points}</translation>
    </message>
    <message>
        <source>From deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Desde el reparto {number}: {piles}</translation>
    </message>
    <message>
        <source>Lady on a clean {pile} {laid}, left over {left}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Dama en una {pile} limpia {laid}, sobrante {left}</translation>
    </message>
    <message>
        <source>Otherwise: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Si no: {points}</translation>
    </message>
    <message>
        <source>Red three in an unopened foot {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tres rojo en un pie sin abrir {points}</translation>
    </message>
    <message>
        <source>Red three left over {left}</source>
        <extracomment>{left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Tres rojo sobrante {left}</translation>
    </message>
    <message>
        <source>Red three {laid}, left over {left}</source>
        <extracomment>{laid}: what a card that is laid counts, as “100” or “100 points”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>Tres rojo {laid}, sobrante {left}</translation>
    </message>
    <message>
        <source>Red threes: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Treses rojos: {points}</translation>
    </message>
    <message>
        <source>Score below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Puntuación inferior a {score}: {points}</translation>
    </message>
    <message>
        <source>To go out</source>
        <translation>Para cerrar</translation>
    </message>
    <message>
        <source>{cards:^} {melded}, left over {left}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {melded}: what a card in a meld counts, as “−5”. {left}: what a card that is left counts, as “−100”.</extracomment>
        <translation>{cards:^} {melded}, sobrante {left}</translation>
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
        <translation>Un pozo bloqueado</translation>
    </message>
    <message>
        <source>A frozen pile</source>
        <translation>Un pozo congelado</translation>
    </message>
    <message>
        <source>A large discard pile</source>
        <translation>Un pozo grande</translation>
    </message>
    <message>
        <source>A red three</source>
        <translation>Un tres rojo</translation>
    </message>
    <message>
        <source>Clean and dirty</source>
        <translation>Limpias y sucias</translation>
    </message>
    <message>
        <source>Hand and foot</source>
        <translation>Mano y pie</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>Cómo es un turno</translation>
    </message>
    <message>
        <source>The first meld</source>
        <translation>La primera bajada</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Comodines</translation>
    </message>
</context>
<context>
    <name>HandAndFootValueOptions</name>
    <message>
        <source>A clean {pile} of {ranks} counts {clean}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {clean}: what a clean pile takes, as “wilds too”, or counts, in figures.</extracomment>
        <translation>Una {pile} limpia de {ranks} vale {clean}.</translation>
    </message>
    <message>
        <source>A dirty {pile} of {ranks} counts {dirty}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {dirty}: what a dirty pile counts, in figures.</extracomment>
        <translation>Una {pile} sucia de {ranks} vale {dirty}.</translation>
    </message>
    <message>
        <source>A packet not picked up counts {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Un paquete sin recoger cuenta {points} más.</translation>
    </message>
    <message>
        <source>A {pile} of {ranks} counts {clean} clean, {dirty} dirty.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {clean}: what a clean pile takes, as “wilds too”, or counts, in figures. {dirty}: what a dirty pile counts, in figures.</extracomment>
        <translation>Una {pile} de {ranks} vale {clean} limpia, {dirty} sucia.</translation>
    </message>
    <message>
        <source>A {pile} of {ranks} only counts {clean}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”. {clean}: what a clean pile takes, as “wilds too”, or counts, in figures.</extracomment>
        <translation>Una {pile} solo de {ranks} vale {clean}.</translation>
    </message>
    <message>
        <source>Add a number</source>
        <translation>Añadir un número</translation>
    </message>
    <message>
        <source>Add a rank</source>
        <translation>Añadir un valor</translation>
    </message>
    <message>
        <source>Add a special {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Añadir una {pile} especial</translation>
    </message>
    <message>
        <source>Add an alternative</source>
        <translation>Añadir una alternativa</translation>
    </message>
    <message>
        <source>An incomplete meld of {ranks} counts {points}.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Una combinación sin terminar de {ranks} vale {points}.</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Cualquier clase</translation>
    </message>
    <message>
        <source>Black three in a meld</source>
        <translation>Tres negro en una combinación</translation>
    </message>
    <message>
        <source>Black three left</source>
        <translation>Tres negro sobrante</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Valores de las cartas</translation>
    </message>
    <message>
        <source>Complete {piles} a side needs, deal by deal; the last repeats, and any of several is enough.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Las {piles} completas que necesita un equipo, reparto a reparto; la última línea se repite, y basta una de varias alternativas.</translation>
    </message>
    <message>
        <source>Counts only by its rank</source>
        <translation>Solo vale por su valor</translation>
    </message>
    <message>
        <source>Each packet not picked up</source>
        <translation>Cada paquete sin recoger</translation>
    </message>
    <message>
        <source>Each red three in an unopened foot</source>
        <translation>Cada tres rojo en un pie sin abrir</translation>
    </message>
    <message>
        <source>Each red three left</source>
        <translation>Cada tres rojo sobrante</translation>
    </message>
    <message>
        <source>Each red three on the table</source>
        <translation>Cada tres rojo en la mesa</translation>
    </message>
    <message>
        <source>Each {pile} more than going out needs counts {points}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Cada {pile} de más, sobre las necesarias para cerrar, vale {points}.</translation>
    </message>
    <message>
        <source>Each {pile} more than needed</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Cada {pile} de más</translation>
    </message>
    <message>
        <source>For a player they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Solo cuentan para un jugador con {needed}</translation>
    </message>
    <message>
        <source>For a side they count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Solo cuentan para un equipo con {needed}</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Cerrar de una vez</translation>
    </message>
    <message>
        <source>Going out counts {points} more for a player who laid nothing in an earlier turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Cerrar vale {points} más si no bajaste nada en un turno anterior.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>Laid and replaced for points, or plain cards that cost points.</source>
        <translation>Puestos en la mesa y repuestos por puntos, o cartas normales que cuestan puntos.</translation>
    </message>
    <message>
        <source>Melded cards count against without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Las cartas bajadas restan a un equipo sin {needed}</translation>
    </message>
    <message>
        <source>Melded cards count only with this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Las cartas bajadas solo cuentan con {needed}</translation>
    </message>
    <message>
        <source>Melded cards need</source>
        <translation>Las cartas bajadas necesitan</translation>
    </message>
    <message>
        <source>Melded cards without that</source>
        <translation>Cartas bajadas sin eso</translation>
    </message>
    <message>
        <source>Melds that are no {piles}</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Combinaciones que no son {piles}</translation>
    </message>
    <message>
        <source>Needed to go out</source>
        <translation>Necesario para cerrar</translation>
    </message>
    <message>
        <source>Not used, since melded cards need nothing.</source>
        <translation>No se usa: las cartas bajadas no necesitan nada.</translation>
    </message>
    <message>
        <source>Not used, since red threes are not laid.</source>
        <translation>No se usa: los treses rojos no se ponen en la mesa.</translation>
    </message>
    <message>
        <source>Not used, since red threes need nothing.</source>
        <translation>No se usa: los treses rojos no necesitan nada.</translation>
    </message>
    <message>
        <source>Not used, since they are never melded.</source>
        <translation>No se usa: nunca se bajan.</translation>
    </message>
    <message>
        <source>Of one rank</source>
        <translation>De un valor</translation>
    </message>
    <message>
        <source>Only clean ones</source>
        <translation>Solo limpias</translation>
    </message>
    <message>
        <source>Points besides for going out with nothing laid in an earlier turn.</source>
        <translation>Puntos extra por cerrar sin haber bajado nada en un turno anterior.</translation>
    </message>
    <message>
        <source>Points for each one in a foot that nobody picked up.</source>
        <translation>Puntos por cada uno en un pie que nadie recogió.</translation>
    </message>
    <message>
        <source>Points for each red three a side has laid.</source>
        <translation>Puntos por cada tres rojo que un equipo puso en la mesa.</translation>
    </message>
    <message>
        <source>Points for each red three left in hand or foot.</source>
        <translation>Puntos por cada tres rojo que queda en la mano o en el pie.</translation>
    </message>
    <message>
        <source>Points for every complete {pile} beyond those that going out needs.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>Puntos por cada {pile} completa de más, sobre las necesarias para cerrar.</translation>
    </message>
    <message>
        <source>Points of single cards, melded or left.</source>
        <translation>Puntos de cada carta, bajada o sobrante.</translation>
    </message>
    <message>
        <source>Points that each one left in hand or foot costs.</source>
        <translation>Puntos que cuesta cada uno que queda en la mano o en el pie.</translation>
    </message>
    <message>
        <source>Ranks whose {piles} count something else; wilds stand for {piles} of jokers or of twos only.</source>
        <extracomment>{piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>Valores cuyas {piles} cuentan otra cosa; en los comodines, las {piles} solo de jokers o solo de doses.</translation>
    </message>
    <message>
        <source>Red threes need</source>
        <translation>Los treses rojos necesitan</translation>
    </message>
    <message>
        <source>Red threes together</source>
        <translation>Treses rojos juntos</translation>
    </message>
    <message>
        <source>Red threes without that</source>
        <translation>Treses rojos sin eso</translation>
    </message>
    <message>
        <source>Takes no wilds</source>
        <translation>Sin comodines</translation>
    </message>
    <message>
        <source>The special deck has no red threes.</source>
        <translation>La baraja especial no tiene treses rojos.</translation>
    </message>
    <message>
        <source>They count against a player without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Restan a un jugador sin {needed}</translation>
    </message>
    <message>
        <source>They count against a side without this: {needed}</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Restan a un equipo sin {needed}</translation>
    </message>
    <message>
        <source>To go out a {pile} of {ranks} counts only as one of {ranks}.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>Para cerrar, una {pile} de {ranks} solo cuenta como una de {ranks}.</translation>
    </message>
    <message>
        <source>Villain in a meld</source>
        <translation>Villano en una combinación</translation>
    </message>
    <message>
        <source>Villain left</source>
        <translation>Villano sobrante</translation>
    </message>
    <message>
        <source>What a foot costs besides its cards that nobody picked up, as a negative number.</source>
        <translation>Lo que cuesta, además de sus cartas, un pie que nadie recogió; un número negativo.</translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its melded cards to count; bonuses stay.</source>
        <translation>Qué debe tener un equipo al final del reparto para que cuenten sus cartas bajadas; las primas se mantienen.</translation>
    </message>
    <message>
        <source>What a side must have at the end of the deal for its red threes to count for it.</source>
        <translation>Qué debe tener un equipo al final del reparto para que cuenten a su favor sus treses rojos.</translation>
    </message>
    <message>
        <source>What each meld of these cards counts that is not complete at the end.</source>
        <translation>Cuánto vale cada combinación de estas cartas que quede sin terminar.</translation>
    </message>
    <message>
        <source>What each one counts that lies in a meld; below nothing it costs.</source>
        <translation>Cuánto vale cada uno en una combinación; por debajo de 0 cuesta puntos.</translation>
    </message>
    <message>
        <source>What laid red threes count for a side that lacks what they need.</source>
        <translation>Cuánto valen los treses rojos puestos para un equipo sin lo que necesitan.</translation>
    </message>
    <message>
        <source>What melded cards count for a side that lacks what they need.</source>
        <translation>Cuánto valen las cartas bajadas para un equipo sin lo que necesitan.</translation>
    </message>
    <message>
        <source>What so many laid ones count together, in place of each; 0 is all of them.</source>
        <translation>Cuánto valen juntos tantos puestos en la mesa, en lugar de cada uno; 0 son todos.</translation>
    </message>
    <message>
        <source>a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>una {pile} limpia</translation>
    </message>
    <message>
        <source>a complete {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>una {pile} completa</translation>
    </message>
    <message>
        <source>a first meld</source>
        <translation>una primera bajada</translation>
    </message>
    <message>
        <source>a kind of their own</source>
        <translation>una clase propia</translation>
    </message>
    <message>
        <source>a {pile} of {ranks}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>una {pile} de {ranks}</translation>
    </message>
    <message>
        <source>all together {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>todos juntos {points}</translation>
    </message>
    <message>
        <source>as any other left</source>
        <translation>como cualquier otra sobrante</translation>
    </message>
    <message>
        <source>as others</source>
        <translation>como los demás</translation>
    </message>
    <message>
        <source>laid and replaced</source>
        <translation>puestos en la mesa y repuestos</translation>
    </message>
    <message>
        <source>no wilds</source>
        <translation>sin comodines</translation>
    </message>
    <message>
        <source>none</source>
        <comment>rows of the form</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>needed to count</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>plain cards that cost points</source>
        <translation>cartas normales que cuestan puntos</translation>
    </message>
    <message>
        <source>they count against it</source>
        <translation>le restan</translation>
    </message>
    <message>
        <source>they count nothing</source>
        <translation>no cuentan nada</translation>
    </message>
    <message>
        <source>what going out needs</source>
        <translation>lo que pide el cierre</translation>
    </message>
    <message>
        <source>{count} together {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{count} juntos {points}</translation>
    </message>
    <message>
        <source>{new} to go out instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} para cerrar en lugar de {old}</translation>
    </message>
    <message>
        <source>{points} clean</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} limpia</translation>
    </message>
    <message>
        <source>{points} dirty</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} sucia</translation>
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
        <translation>¿Con cuántas cartas empieza cada uno?</translation>
    </message>
    <message>
        <source>How much of the discard pile do you pick up?</source>
        <translation>¿Cuánto del pozo se recoge?</translation>
    </message>
    <message>
        <source>What must a side have complete before somebody goes out?</source>
        <translation>¿Qué necesita un equipo para poder cerrar?</translation>
    </message>
</context>
<context>
    <name>HandAndFootWords</name>
    <message numerus="yes">
        <source>(a wild|{count} wilds)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} comodín; el: el comodín; del: del comodín; al: al comodín; gender: m</numerusform>
            <numerusform>{count:m} comodines; el: los {count:m} comodines; del: de los {count:m} comodines; al: a los {count:m} comodines; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>the pile ({cards})</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>el pozo ({cards}); el: el pozo ({cards}); del: del pozo ({cards}); al: al pozo ({cards}); gender: m</translation>
    </message>
    <message>
        <source>{cards} as a wild meld</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} como combinación de comodines; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} new</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} como combinación nueva; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} of the pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:*} del pozo; gender: {cards:gender}</translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{cards:*} con {ranks:el}; gender: {cards:gender}</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Since {name}’s last turn</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Desde el último turno de {name}</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Lo que ha pasado hasta ahora</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>H shows another way.</source>
        <translation>Pulsa H para ver otra manera.</translation>
    </message>
    <message>
        <source>H shows the next step.</source>
        <translation>Pulsa H para el paso siguiente.</translation>
    </message>
</context>
<context>
    <name>HouseRulesController</name>
    <message>
        <source>Drop the changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>Drop the changes?</source>
        <translation>¿Descartar los cambios?</translation>
    </message>
    <message>
        <source>The changed rules are not saved and would be lost.</source>
        <translation>Las reglas cambiadas no están guardadas y se perderían.</translation>
    </message>
    <message>
        <source>The changed rules are not saved.</source>
        <translation>Las reglas cambiadas no están guardadas.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ha vuelto.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: eliminado.</translation>
    </message>
    <message>
        <source>{name} is imported.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: importado.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: guardado.</translation>
    </message>
    <message>
        <source>{name} was imported before.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ya se importó antes.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Compared with</source>
        <translation>Comparado con</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Start from it</source>
        <translation>Partir de ahí</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} change(s) to {base}</source>
        <extracomment>{count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>{count:^m} cambio respecto a {base}</numerusform>
            <numerusform>{count:^} cambios respecto a {base}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Interview</name>
    <message>
        <source>A long evening.</source>
        <translation>Una velada larga.</translation>
    </message>
    <message numerus="yes">
        <source>As in {versions} and {count} more.</source>
        <extracomment>{versions}: titles of rules, listed. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Como en {versions} y {count:f} más.</numerusform>
            <numerusform>Como en {versions} y {count:f} más.</numerusform>
        </translation>
    </message>
    <message>
        <source>As in {versions}.</source>
        <extracomment>{versions}: titles of rules, listed.</extracomment>
        <translation>Como en {versions}.</translation>
    </message>
    <message>
        <source>Set it in the form after these questions.</source>
        <translation>Ponlo en el formulario después de estas preguntas.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>The usual rule: “{answer}”.</source>
        <extracomment>{answer}: the answer to a question about house rules.</extracomment>
        <translation>La regla habitual: “{answer}”.</translation>
    </message>
    <message>
        <source>Then this question tells nothing.</source>
        <translation>Entonces esta pregunta se omite.</translation>
    </message>
    <message>
        <source>We do not know</source>
        <translation>No lo sabemos</translation>
    </message>
</context>
<context>
    <name>InterviewPage</name>
    <message>
        <source>As in the classic game</source>
        <translation>Como en el juego clásico</translation>
    </message>
    <message>
        <source>Change more</source>
        <translation>Cambiar más</translation>
    </message>
    <message>
        <source>Drop the answers</source>
        <translation>Descartar las respuestas</translation>
    </message>
    <message>
        <source>Drop the answers?</source>
        <translation>¿Descartar las respuestas?</translation>
    </message>
    <message>
        <source>Go on answering</source>
        <translation>Seguir respondiendo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Other than in the classic game</source>
        <translation>Distinto del juego clásico</translation>
    </message>
    <message>
        <source>Question {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Pregunta {number} de {total}</translation>
    </message>
    <message>
        <source>Still to be set under “Change more”: {options}.</source>
        <extracomment>{options}: rules by their labels in the form, listed.</extracomment>
        <translation>Por fijar aún en “Cambiar más”: {options}.</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Lo demás, como siempre</translation>
    </message>
    <message>
        <source>These are the rules</source>
        <translation>Estas son las reglas</translation>
    </message>
    <message>
        <source>What was answered is not saved and would be lost.</source>
        <translation>Tus respuestas no están guardadas y se perderían.</translation>
    </message>
    <message>
        <source>{count} questions answered.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>{count:f} preguntas respondidas.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>1. The phone is in another Wi-Fi, or uses mobile data.</source>
        <translation>1. El teléfono está en otra wifi o usa datos móviles.</translation>
    </message>
    <message>
        <source>2. The firewall keeps it out: allow this program for private networks.</source>
        <translation>2. El cortafuegos lo bloquea: permite este programa en redes privadas.</translation>
    </message>
    <message>
        <source>3. A guest network or a VPN is between them: try another address, or the phone’s hotspot.</source>
        <translation>3. Se interpone una red de invitados o una VPN: prueba otra dirección, o el punto de acceso del teléfono.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>En esta pantalla</translation>
    </message>
    <message>
        <source>At this screen instead</source>
        <translation>Mejor en esta pantalla</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one at hand.</source>
        <translation>Elige “En un teléfono” para cada jugador que tenga uno.</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Código para {name}</translation>
    </message>
    <message>
        <source>Every phone is here.</source>
        <translation>Todos los teléfonos están aquí.</translation>
    </message>
    <message>
        <source>Everybody plays at this screen.</source>
        <translation>Todos juegan en esta pantalla.</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Seguir sin ellos</translation>
    </message>
    <message>
        <source>Hands on phones</source>
        <translation>Manos en teléfonos</translation>
    </message>
    <message>
        <source>It has to be in the same Wi-Fi, not the guests’.</source>
        <translation>Tiene que estar en la misma wifi, no en una red de invitados.</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <translation>Dejar entrar teléfonos</translation>
    </message>
    <message>
        <source>No phone can come now.</source>
        <translation>Ahora no puede conectarse ningún teléfono.</translation>
    </message>
    <message>
        <source>No phone comes?</source>
        <translation>¿Aún no hay teléfono?</translation>
    </message>
    <message>
        <source>No phone has come yet. One of these may be why:</source>
        <translation>Todavía no se ha conectado ningún teléfono. Puede ser por una de estas causas:</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>answer</comment>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Nothing leaves the house</source>
        <translation>Nada sale de casa</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Número {number}</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>En un teléfono</translation>
    </message>
    <message>
        <source>Other address</source>
        <translation>Otra dirección</translation>
    </message>
    <message>
        <source>Other phone</source>
        <translation>Otro teléfono</translation>
    </message>
    <message>
        <source>Phones and Wi-Fi</source>
        <translation>Teléfonos y wifi</translation>
    </message>
    <message>
        <source>Phones here: {number} of {total}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Teléfonos aquí: {number} de {total}.</translation>
    </message>
    <message>
        <source>Point your phone’s camera at a code on this screen: your cards come onto the phone. No app, no account, no internet.</source>
        <translation>Apunta la cámara del teléfono a un código de esta pantalla: tus cartas pasan al teléfono. Sin aplicación, sin cuenta, sin internet.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Mostrar el código</translation>
    </message>
    <message>
        <source>Start the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>Empezar sin ellos</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Recuperar el asiento</translation>
    </message>
    <message>
        <source>The cards go from this computer to the phones, nowhere else.</source>
        <translation>Las cartas van de este ordenador a los teléfonos, y a ningún otro sitio.</translation>
    </message>
    <message>
        <source>The computer may ask whether this program may be reached from the network. Allow it for private networks. Nothing leaves the house.</source>
        <translation>Puede que el ordenador pregunte si la red puede acceder a este programa. Permítelo en redes privadas. Nada sale de casa.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: somebody in the same Wi-Fi who knows how to listen there could read cards or take over a seat, and nothing else. Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>La conexión no está cifrada: alguien en la misma wifi que sepa escuchar podría leer las cartas u ocupar un asiento, pero nada más. Usa tu propia wifi, no una de invitados ni de hotel.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands.</source>
        <translation>Esta pantalla muestra la mesa, pero ninguna mano.</translation>
    </message>
    <message>
        <source>This screen shows the table and no hands; start it.</source>
        <translation>Esta pantalla muestra la mesa, pero ninguna mano. Ábrela.</translation>
    </message>
    <message>
        <source>This screen shows the table, and the phones show the hands.</source>
        <translation>Esta pantalla muestra la mesa, y los teléfonos muestran las manos.</translation>
    </message>
    <message>
        <source>Whoever has none plays at this screen, behind the cover.</source>
        <translation>Quien no tiene teléfono juega en esta pantalla, tras la pantalla tapada.</translation>
    </message>
    <message>
        <source>Your cards are in your hand, and this screen shows the table.</source>
        <translation>Tus cartas están en tu mano, y esta pantalla muestra la mesa.</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>en esta pantalla</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>en un teléfono</translation>
    </message>
    <message>
        <source>on a phone, since {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>en un teléfono, desde las {time}</translation>
    </message>
    <message>
        <source>the phone is asleep</source>
        <translation>el teléfono está dormido</translation>
    </message>
    <message>
        <source>the phone is awaited</source>
        <translation>esperando al teléfono</translation>
    </message>
    <message>
        <source>{name}, point your camera here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: apunta aquí tu cámara.</translation>
    </message>
    <message>
        <source>{name}’s phone is here.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>El teléfono de {name} está aquí.</translation>
    </message>
</context>
<context>
    <name>JudgedMoves</name>
    <message>
        <source>About as good.</source>
        <translation>Más o menos igual de bueno.</translation>
    </message>
    <message>
        <source>About as good: {way}.</source>
        <extracomment>{way}: another move, as “lay the nines”.</extracomment>
        <translation>Más o menos igual de bueno: {way}.</translation>
    </message>
    <message>
        <source>Better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Mejor: {way}, {gain}.</translation>
    </message>
    <message>
        <source>Judged by what {name} could see, with {cards} in hand.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Según lo que {name} podía ver, con {cards} en la mano.</translation>
    </message>
    <message>
        <source>Longer thought finds better: {way}, {gain}.</source>
        <extracomment>{way}: another move, as “lay the nines”. {gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>Pensando más se encuentra algo mejor: {way}, {gain}.</translation>
    </message>
    <message>
        <source>That is about {amount} more (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Vale unos {amount} más (± {error}) que {way}.</translation>
    </message>
    <message>
        <source>That lays {amount} more than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Así se bajan {amount} más que al {way}.</translation>
    </message>
    <message>
        <source>That wins about {amount} more often (± {error}) than to {way}.</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong. {way}: another move, as “lay the nines”.</extracomment>
        <translation>Así se gana un {amount} más a menudo (± {error}) que al {way}.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>No había otra cosa que hacer.</translation>
    </message>
    <message>
        <source>about {amount} less (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>unos {amount} menos (± {error})</translation>
    </message>
    <message>
        <source>about {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>unos {amount} más</translation>
    </message>
    <message>
        <source>about {amount} more (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>unos {amount} más (± {error})</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>igual de bueno</translation>
    </message>
    <message>
        <source>lays {amount} less</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>baja {amount} menos</translation>
    </message>
    <message>
        <source>lays {amount} more</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>baja {amount} más</translation>
    </message>
    <message>
        <source>wins about {amount} less often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>gana un {amount} menos a menudo (± {error})</translation>
    </message>
    <message>
        <source>wins about {amount} more often</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>gana un {amount} más a menudo</translation>
    </message>
    <message>
        <source>wins about {amount} more often (± {error})</source>
        <extracomment>{amount}: how much more or less, as “12 points” or “3 %”. {error}: by how much the number before may be wrong.</extracomment>
        <translation>gana un {amount} más a menudo (± {error})</translation>
    </message>
    <message>
        <source>{gain:^}.</source>
        <extracomment>{gain}: what a move gains, as “lays 40 points more”.</extracomment>
        <translation>{gain:^}.</translation>
    </message>
    <message>
        <source>{name}, to {way} lays {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name} {name:podía|podía|podía|podían} bajar {amount} más: {way}.</translation>
    </message>
    <message>
        <source>{name}, to {way} was worth about {amount} more.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name} {name:podía|podía|podía|podían} sacar unos {amount} más: {way}.</translation>
    </message>
    <message>
        <source>{name}, to {way} wins about {amount} more often.</source>
        <extracomment>{name}: the player, or the players of a side. {way}: another move, as “lay the nines”. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>{name} {name:ganaría|ganaría|ganaría|ganarían} un {amount} más a menudo así: {way}.</translation>
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
        <translation>Decir a qué carta sustituye un joker</translation>
    </message>
    <message>
        <source>Answer when the partner asks</source>
        <translation>Responder cuando pregunta el compañero</translation>
    </message>
    <message>
        <source>Ask the partner about going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new meld with the lifted cards</source>
        <translation>Empezar una combinación con las cartas elegidas</translation>
    </message>
    <message>
        <source>Deal; later: say Dalje</source>
        <translation>Repartir; después: pasar</translation>
    </message>
    <message>
        <source>Discard the lifted card</source>
        <translation>Descartar la carta elegida</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Robar una carta</translation>
    </message>
    <message>
        <source>Draw from both stock piles</source>
        <translation>Robar de los dos mazos</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Robar del mazo</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Golpear</translation>
    </message>
    <message>
        <source>Lay the lifted cards where they fit</source>
        <translation>Bajar las cartas elegidas donde encajan</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Mirar las cartas</translation>
    </message>
    <message>
        <source>Pass the deal on</source>
        <translation>Ceder el reparto</translation>
    </message>
    <message>
        <source>Put the whole table back as it was</source>
        <translation>Dejar toda la mesa como estaba</translation>
    </message>
    <message>
        <source>Say Raub, seen or unseen</source>
        <translation>Decir Raub, con cartas vistas o sin verlas</translation>
    </message>
    <message>
        <source>See the tricks of the deal again</source>
        <translation>Volver a ver las bazas del reparto</translation>
    </message>
    <message>
        <source>Split the meld before the lifted card</source>
        <translation>Dividir la combinación antes de la carta elegida</translation>
    </message>
    <message>
        <source>Swap the seven of trumps, or keep it</source>
        <translation>Cambiar el siete de triunfo o quedárselo</translation>
    </message>
    <message>
        <source>Take back the card laid out last</source>
        <translation>Recuperar la última carta preparada</translation>
    </message>
</context>
<context>
    <name>LadderDetails</name>
    <message>
        <source>No bot sat in these games, so the place among bots is a guess.</source>
        <translation>En estas partidas no jugó ningún bot: el lugar entre los bots es una suposición.</translation>
    </message>
    <message numerus="yes">
        <source>Rating {rating} after {number} game(s), {amount} by the last one.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”. {number}: the number of a move, a deal, a seat, or how many there are. {amount}: how much more or less, as “12 points” or “3 %”.</extracomment>
        <translation>
            <numerusform>Índice {rating} tras {number} partida, {amount} en la última.</numerusform>
            <numerusform>Índice {rating} tras {number} partidas, {amount} en la última.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating {rating}, measured in games between bots.</source>
        <extracomment>{rating}: how well somebody plays, in points of a rating, as “1,210”.</extracomment>
        <translation>Índice {rating}, medido en partidas entre bots.</translation>
    </message>
    <message>
        <source>Still uncertain; games against equals tell most.</source>
        <translation>Todavía incierto; lo que más dice son las partidas contra iguales.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language of the texts</source>
        <translation>Idioma de los textos</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Play a real game</source>
        <translation>Jugar una partida de verdad</translation>
    </message>
    <message>
        <source>That was the lesson. How about a real game now?</source>
        <translation>Esta fue la lección. ¿Qué tal ahora una partida de verdad?</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Begin the lesson again?</source>
        <translation>¿Empezar de nuevo la lección?</translation>
    </message>
    <message>
        <source>It goes back to its first step.</source>
        <translation>Vuelve al primer paso.</translation>
    </message>
    <message>
        <source>It goes on at this step the next time.</source>
        <translation>La próxima vez sigue desde este paso.</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>¿Salir de la lección?</translation>
    </message>
    <message>
        <source>Lesson again</source>
        <translation>Repetir la lección</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>go on</comment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame cómo</translation>
    </message>
    <message>
        <source>Step {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Paso {number} de {total}</translation>
    </message>
    <message>
        <source>That could be played, too. Here it goes on as {name} says.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>También se podría jugar eso. Aquí hacemos lo que dice {name}.</translation>
    </message>
    <message>
        <source>The family’s rules: {changes}.</source>
        <extracomment>{changes}: what is otherwise in the family’s rules, as “13 cards instead of 7 cards”.</extracomment>
        <translation>Las reglas de la familia: {changes}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La lección ha terminado.</translation>
    </message>
    <message>
        <source>{name} teaches · step {number} of {total}</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{name} enseña · paso {number} de {total}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The cards were not shuffled anew; {name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>No se volvió a barajar; reparte primero {name}.</translation>
    </message>
    <message>
        <source>The stock lasts about two more times around.</source>
        <translation>El mazo alcanza para unas dos vueltas más.</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:robó|robó|robó|robaron} {cards}</translation>
    </message>
    <message numerus="yes">
        <source>drew {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:robó|robó|robó|robaron} {count:f} carta</numerusform>
            <numerusform>{name:robó|robó|robó|robaron} {count:f} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>laid {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:bajó|bajó|bajó|bajaron} {cards:un}</translation>
    </message>
    <message>
        <source>last time around</source>
        <translation>última vuelta</translation>
    </message>
    <message>
        <source>out</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>cierra</translation>
    </message>
    <message>
        <source>threw {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:tiró|tiró|tiró|tiraron} {cards:el}</translation>
    </message>
    <message>
        <source>twice around</source>
        <translation>dos vueltas</translation>
    </message>
    <message>
        <source>two times around left</source>
        <translation>quedan dos vueltas</translation>
    </message>
    <message numerus="yes">
        <source>{names} (needs|need) {points} to end the game.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>A {names} le faltan {points} para terminar la partida.</numerusform>
            <numerusform>A {names} les faltan {points} para terminar la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) the game.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{names} gana la partida.</numerusform>
            <numerusform>{names} ganan la partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Reparte primero {name}.</translation>
    </message>
    <message>
        <source>{name} laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:bajó|bajó|bajó|bajaron} {cards}.</translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:baja|baja|baja|bajan} {cards}.</translation>
    </message>
    <message>
        <source>{name} was chosen by lot to deal first.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>El sorteo decidió: reparte primero {name}.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:cerró|cerró|cerró|cerraron}.</translation>
    </message>
    <message>
        <source>{name} {deeds}.</source>
        <extracomment>{name}: the player, or the players of a side. {deeds}: all that a player did, listed: “drew two cards and laid K♥ K♠”.</extracomment>
        <translation>{name} {deeds}.</translation>
    </message>
    <message>
        <source>{word}: {points} for {names}.</source>
        <extracomment>{word}: what a family calls points of its own, as “Grandma’s rule”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {names}: several players, listed.</extracomment>
        <translation>{word}: {points} para {names}.</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Hands are closed until the deal is over.</source>
        <translation>Las manos siguen tapadas hasta el final del reparto.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Empieza la partida.</translation>
    </message>
    <message>
        <source>The record cannot be followed further: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>El registro no se puede seguir más allá: {reason}</translation>
    </message>
    <message>
        <source>move {number} of {all}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all.</extracomment>
        <translation>jugada {number} de {all}</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Es el turno de {name}.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <source>Seen by</source>
        <translation>Vista de</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Visto desde el asiento de</translation>
    </message>
    <message>
        <source>Seen from the seat of (V)</source>
        <translation>Visto desde el asiento de (V)</translation>
    </message>
    <message>
        <source>Show everybody’s cards (C)</source>
        <translation>Mostrar las cartas de todos (C)</translation>
    </message>
    <message>
        <source>Stop looking back</source>
        <translation>Terminar el repaso</translation>
    </message>
</context>
<context>
    <name>LookBackController</name>
    <message>
        <source>Move {number} is not allowed, so the game is shown up to there.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>La jugada {number} no está permitida, así que la partida se muestra hasta ahí.</translation>
    </message>
    <message>
        <source>Same cards as {deal}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>Las mismas cartas que {deal}.</translation>
    </message>
    <message>
        <source>Same cards as {deal}: {name} plays what {owner} had.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {name}: the player, or the players of a side. {owner}: the player whose cards they were.</extracomment>
        <translation>Las mismas cartas que {deal}: {name} {name:juega|juega|juega|juegan} lo que tenía {owner}.</translation>
    </message>
    <message>
        <source>The deal is saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>El reparto está guardado como {file} en {folder}.</translation>
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
        <translation>Registro de la partida</translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Nadie ha jugado todavía.</translation>
    </message>
    <message>
        <source>Once a deal is over, bots play its cards again for a report.</source>
        <translation>Terminado el reparto, los bots vuelven a jugar sus cartas para un informe.</translation>
    </message>
    <message>
        <source>Once the deal is over, its moves are explained.</source>
        <translation>Terminado el reparto, se explican sus jugadas.</translation>
    </message>
    <message>
        <source>Tell the reasons during the deal?</source>
        <translation>¿Decir los motivos durante el reparto?</translation>
    </message>
    <message>
        <source>Tell them</source>
        <translation>Decirlos</translation>
    </message>
    <message>
        <source>The move could not be thought over.</source>
        <translation>No se pudo analizar la jugada.</translation>
    </message>
    <message>
        <source>The moves of this game are not explained.</source>
        <translation>Las jugadas de este juego no se explican.</translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation>No se pudo hacer el informe.</translation>
    </message>
    <message>
        <source>There are no reports on the deals of this game.</source>
        <translation>No hay informes de los repartos de este juego.</translation>
    </message>
    <message>
        <source>They tell cards that {name} still holds.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Revelan cartas que {name} aún {name:tiene|tiene|tiene|tienen}.</translation>
    </message>
    <message>
        <source>Wait until the deal is over</source>
        <translation>Esperar al final del reparto</translation>
    </message>
</context>
<context>
    <name>LookBackSide</name>
    <message>
        <source>Beside the table</source>
        <translation>Junto a la mesa</translation>
    </message>
    <message>
        <source>Check the deal code (Ctrl+F)</source>
        <translation>Comprobar el código del reparto (Ctrl+F)</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Repartir otra vez</translation>
    </message>
    <message>
        <source>Deal report (Ctrl+D)</source>
        <translation>Informe del reparto (Ctrl+D)</translation>
    </message>
    <message>
        <source>Once the deal is over, its cards can be dealt again or saved.</source>
        <translation>Terminado el reparto, sus cartas se pueden repartir otra vez o guardar.</translation>
    </message>
    <message>
        <source>Save deal</source>
        <translation>Guardar reparto</translation>
    </message>
    <message>
        <source>Show rule card (Ctrl+R)</source>
        <translation>Mostrar la tarjeta de reglas (Ctrl+R)</translation>
    </message>
    <message>
        <source>Show rules</source>
        <translation>Mostrar reglas</translation>
    </message>
</context>
<context>
    <name>Manipulation</name>
    <message>
        <source>A round ends when somebody goes out.</source>
        <translation>Una ronda termina cuando alguien cierra.</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Meld: {meld}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Combinación: {meld}</translation>
    </message>
    <message>
        <source>Meld: {meld}, {why}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>Combinación: {meld}, {why}</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Aún no hay combinaciones</translation>
    </message>
    <message>
        <source>Stock {number}, {line}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {line}: a remark of a few words, as “last lap”.</extracomment>
        <translation>Mazo {number}, {line}</translation>
    </message>
    <message>
        <source>knocked</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:golpeó|golpeó|golpeó|golpearon}</translation>
    </message>
    <message>
        <source>last lap</source>
        <translation>última vuelta</translation>
    </message>
    <message>
        <source>new meld</source>
        <translation>combinación nueva</translation>
    </message>
    <message>
        <source>one drawn</source>
        <translation>una robada</translation>
    </message>
    <message>
        <source>three drawn</source>
        <translation>tres robadas</translation>
    </message>
    <message>
        <source>two drawn</source>
        <translation>dos robadas</translation>
    </message>
    <message>
        <source>{card}, in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, en {meld:el}</translation>
    </message>
    <message>
        <source>{card}, in {meld}, legal now</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card}, en {meld:el}, correcta por ahora</translation>
    </message>
    <message>
        <source>{card}, in {meld}, {why}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>{card}, en {meld:el}, {why}</translation>
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
        <translation>{name} {name:golpeó|golpeó|golpeó|golpearon}.</translation>
    </message>
    <message numerus="yes">
        <source>{number} drawn</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} robada</numerusform>
            <numerusform>{number} robadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationCard</name>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Una baraja de 52 y {jokers}: {cards}.</numerusform>
            <numerusform>Dos barajas de 52 y {jokers}: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One pack|Two packs) of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Una baraja de 52 sin jokers: {cards}.</numerusform>
            <numerusform>Dos barajas de 52 sin jokers: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group is three or four cards of one rank, all of different suits.</source>
        <translation>Un grupo son tres o cuatro cartas del mismo valor, todas de palos distintos.</translation>
    </message>
    <message>
        <source>A group may not hold a joker and the very card it stands for.</source>
        <translation>Un grupo no puede llevar un joker y también la carta a la que sustituye.</translation>
    </message>
    <message>
        <source>A joker counts as the card it names.</source>
        <translation>Un joker vale lo que la carta que nombra.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name to the end of the round, whatever real cards are laid.</source>
        <translation>Un joker se puede mover, pero conserva su nombre hasta el final de la ronda, aunque se pongan cartas reales.</translation>
    </message>
    <message>
        <source>A joker may be moved but keeps its name, until a real card of that name comes from the hand. One that stands for the jack of clubs is not set free by a jack of clubs that lies elsewhere on the table.</source>
        <translation>Un joker se puede mover, pero conserva su nombre hasta que de una mano venga la carta real. Si sustituye a la jota de tréboles, una jota de tréboles de otro lugar de la mesa no lo libera.</translation>
    </message>
    <message>
        <source>A joker never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Un joker nunca vuelve a una mano. Si pones uno de tu mano, vale como la carta que tienes que poner.</translation>
    </message>
    <message>
        <source>A joker set free must be laid again in the same turn, under any name. It never goes to a hand. One laid from the hand counts as the card that has to be laid.</source>
        <translation>Si liberas un joker, vuelve a ponerlo en el mismo turno, con cualquier nombre. Nunca vuelve a una mano. Si pones uno de tu mano, vale como la carta que tienes que poner.</translation>
    </message>
    <message>
        <source>A joker’s name is the card it stands for, chosen when the joker is laid.</source>
        <translation>El nombre de un joker es la carta a la que sustituye, elegida al ponerlo.</translation>
    </message>
    <message>
        <source>A knocker wins only with fewer points than all others. Otherwise the others with the fewest points win, which is the undercut.</source>
        <translation>Si golpeas, solo ganas con menos puntos que todos los demás. Si no, ganan los otros con menos puntos: eso es un contragolpe.</translation>
    </message>
    <message>
        <source>A meld is a group or a sequence, face up on the table.</source>
        <translation>Una combinación es un grupo o una escalera, descubierta en la mesa.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row.</source>
        <translation>Una escalera son de tres a trece cartas seguidas de un palo.</translation>
    </message>
    <message>
        <source>A sequence is three to thirteen cards of one suit in a row. An ace is low, before the two, or high, after the king, but not both. No sequence goes round the corner.</source>
        <translation>Una escalera son de tres a trece cartas seguidas de un palo. Un as es bajo, antes del dos, o alto, detrás del rey, pero no ambas cosas. Ninguna escalera da la vuelta al as.</translation>
    </message>
    <message>
        <source>Aces go round the corner: A 2 3, Q K A and Q K A 2 are sequences. None holds a card twice.</source>
        <translation>Los ases dan la vuelta: A 2 3, Q K A y Q K A 2 son escaleras. Ninguna lleva una carta dos veces.</translation>
    </message>
    <message>
        <source>After playing, or after drawing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Después de jugar, o después de robar, puedes golpear con {points} o menos en la mano. La ronda termina enseguida; nadie baja más cartas.</translation>
    </message>
    <message>
        <source>After playing, or after the last draw of a turn, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Después de jugar, o después de robar por última vez en tu turno, puedes golpear con {points} o menos en la mano. La ronda termina enseguida; nadie baja más cartas.</translation>
    </message>
    <message>
        <source>After playing, or after the second draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Después de jugar, o después de robar la segunda carta, puedes golpear con {points} o menos en la mano. La ronda termina enseguida; nadie baja más cartas.</translation>
    </message>
    <message>
        <source>After playing, or after the third draw, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Después de jugar, o después de robar la tercera carta, puedes golpear con {points} o menos en la mano. La ronda termina enseguida; nadie baja más cartas.</translation>
    </message>
    <message>
        <source>After playing, whoever has {points} or fewer in the hand may knock. The round ends at once; nobody lays any more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Después de jugar, puedes golpear con {points} o menos en la mano. La ronda termina enseguida; nadie baja más cartas.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. Everybody loses the own points, and nobody gets any: after 12 left in the hand, 12 less.</source>
        <translation>Se cuentan todas las cartas que quedan en la mano. Cada uno pierde sus propios puntos y nadie gana ninguno: con 12 en la mano, pierdes 12.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The fewest points win the round and score the difference to every other player.</source>
        <translation>Se cuentan todas las cartas que quedan en la mano. El jugador con menos puntos gana la ronda y se anota la diferencia con cada uno de los demás.</translation>
    </message>
    <message>
        <source>All cards left in the hands are counted. The winner has the fewest points and gets what the others hold more; they lose it. With 12 and 25 against nothing: 37 for the winner, 12 and 25 less for them.</source>
        <translation>Se cuentan todas las cartas que quedan en la mano. Gana el jugador con menos puntos, y cada uno de los demás le paga la diferencia. Con 12 y 25 contra nada, el ganador recibe 37; los otros pierden 12 y 25.</translation>
    </message>
    <message>
        <source>An ace is high: Q K A is a sequence, A 2 3 is none.</source>
        <translation>Un as es alto: Q K A es una escalera, A 2 3 no.</translation>
    </message>
    <message>
        <source>An ace is low: A 2 3 is a sequence, Q K A is none.</source>
        <translation>Un as es bajo: A 2 3 es una escalera, Q K A no.</translation>
    </message>
    <message>
        <source>An undercut: somebody knocked, but another player wins the round.</source>
        <translation>Un contragolpe: un jugador golpea, pero otro gana la ronda.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table.</source>
        <translation>Puedes dar a un joker cualquier nombre, incluso el de una carta de la mesa.</translation>
    </message>
    <message>
        <source>Any name may be given, also of a card that lies on the table. A joker may be moved but keeps its name, until a real card of that name, from the hand or from the table, takes its place.</source>
        <translation>Puedes dar a un joker cualquier nombre, incluso el de una carta de la mesa. Se puede mover, pero conserva su nombre hasta que la carta real, de una mano o de la mesa, ocupa su lugar.</translation>
    </message>
    <message>
        <source>At the end of the turn every card on the table must lie in a meld. Until then everything can be put back.</source>
        <translation>Cuando termina tu turno, todas las cartas de la mesa tienen que estar en una combinación. Hasta entonces puedes dejarlo todo como estaba.</translation>
    </message>
    <message>
        <source>At the end, for each round won</source>
        <translation>Al final, por cada ronda ganada</translation>
    </message>
    <message>
        <source>Before the last draw a player may pass only when the stock is empty.</source>
        <translation>Antes de robar por última vez solo puedes pasar si el mazo está vacío.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fin de una ronda</translation>
    </message>
    <message>
        <source>Everybody gets {cards}; the rest is the stock.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Cada uno recibe {cards}; el resto es el mazo.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <translation>Tu primera jugada en una ronda tienen que ser combinaciones enteras solo de tu mano. Hasta entonces no puedes tocar las combinaciones de la mesa.</translation>
    </message>
    <message>
        <source>Everybody’s first play in a round is worth {points} or more, of whole melds from the hand alone. Until then a player takes no part in the table.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tu primera jugada en una ronda tienen que ser combinaciones enteras solo de tu mano, que valgan {points} o más. Hasta entonces no puedes tocar las combinaciones de la mesa.</translation>
    </message>
    <message>
        <source>For an undercut</source>
        <translation>Por un contragolpe</translation>
    </message>
    <message>
        <source>For going out</source>
        <translation>Por cerrar</translation>
    </message>
    <message>
        <source>In any play a joker of the table may be named anew: out of 4 5 joker it may become the third nine of a group.</source>
        <translation>En cualquier jugada puedes dar un nombre nuevo a un joker de la mesa: de 4 5 joker puede pasar a ser el tercer nueve de un grupo.</translation>
    </message>
    <message>
        <source>In the hand: ace</source>
        <translation>En la mano: as</translation>
    </message>
    <message>
        <source>In the hand: joker</source>
        <translation>En la mano: joker</translation>
    </message>
    <message>
        <source>In the hand: king, queen, jack</source>
        <translation>En la mano: rey, reina, jota</translation>
    </message>
    <message>
        <source>In the hand: ten to two</source>
        <translation>En la mano: del diez al dos</translation>
    </message>
    <message>
        <source>In the hand: {ranks}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>En la mano: {ranks}</translation>
    </message>
    <message>
        <source>Nobody knocks in it.</source>
        <translation>En ella no se puede golpear.</translation>
    </message>
    <message>
        <source>Nobody may knock to end it.</source>
        <translation>No se puede terminar golpeando.</translation>
    </message>
    <message>
        <source>Only when the stock is empty may a player pass.</source>
        <translation>Solo puedes pasar si el mazo está vacío.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points all win the round, each with the differences to the others.</source>
        <translation>Los jugadores empatados con menos puntos ganan todos la ronda, cada uno con las diferencias con los demás.</translation>
    </message>
    <message>
        <source>Players equal with the fewest points have all won the round.</source>
        <translation>Los jugadores empatados con menos puntos ganan todos la ronda.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody comes down to {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La partida termina tras la ronda en que alguien baja a {points}. Gana el total más alto; un empate se comparte.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody reaches {points}. The highest total wins; a tie is shared.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La partida termina tras la ronda en que alguien llega a {points}. Gana el total más alto; un empate se comparte.</translation>
    </message>
    <message>
        <source>The game ends after {rounds}, whatever the totals. The highest total wins; a tie is shared.</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>La partida termina tras {rounds}, sean cuales sean los totales. Gana el total más alto; un empate se comparte.</translation>
    </message>
    <message>
        <source>The last lap is one last turn for everybody once the stock is empty.</source>
        <translation>La última vuelta es un último turno para cada uno cuando el mazo se ha agotado.</translation>
    </message>
    <message>
        <source>The last lap is played once the stock is empty, until everybody has passed, one after the other.</source>
        <translation>La última vuelta empieza cuando el mazo se agota y dura hasta que todos pasan seguidos.</translation>
    </message>
    <message>
        <source>The stock is the pile of cards left over, face down. There is no discard pile.</source>
        <translation>El mazo son las cartas restantes, boca abajo. No hay pozo.</translation>
    </message>
    <message>
        <source>Three packs of 52 and {jokers}: {cards}.</source>
        <extracomment>{jokers}: jokers, counted: “two jokers”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Tres barajas de 52 y {jokers}: {cards}.</translation>
    </message>
    <message>
        <source>Three packs of 52 without jokers: {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Tres barajas de 52 sin jokers: {cards}.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Tres dieces valen {worth}: es suficiente.</translation>
    </message>
    <message>
        <source>Three tens count {worth}: that is not enough.</source>
        <extracomment>{worth}: how much something is worth in points.</extracomment>
        <translation>Tres dieces valen {worth}: no es suficiente.</translation>
    </message>
    <message>
        <source>To all who reach the goal</source>
        <translation>A todos los que llegan a la meta</translation>
    </message>
    <message>
        <source>To go out is to lay the last card of the hand.</source>
        <translation>Cerrar es bajar la última carta de tu mano.</translation>
    </message>
    <message>
        <source>To knock is to end the round with few points left in the hand.</source>
        <translation>Golpear es terminar la ronda con pocos puntos en tu mano.</translation>
    </message>
    <message>
        <source>To play is to lay at least one card from the hand. Everything on the table may be taken apart and put together anew, but no card goes from the table to a hand.</source>
        <translation>Jugar es bajar al menos una carta de tu mano. Puedes deshacer y rehacer todo lo que hay en la mesa, pero ninguna carta pasa de la mesa a una mano.</translation>
    </message>
    <message>
        <source>Two jokers may lie in one meld, but in a group not under one name.</source>
        <translation>Una combinación puede llevar dos jokers, pero un grupo no puede llevar dos con el mismo nombre.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays a whole meld from the hand; later any one card that fits will do.</source>
        <translation>Mientras la mesa está vacía, tienes que bajar una combinación entera de tu mano; después vale cualquier carta que encaje.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand, a joker counting as the card it names; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Mientras la mesa está vacía, tienes que bajar combinaciones enteras de tu mano que valgan {points} o más; un joker vale lo que la carta que nombra. Después vale cualquier carta que encaje.</translation>
    </message>
    <message>
        <source>While the table is empty, a player lays whole melds worth {points} or more from the hand; later any one card that fits will do.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Mientras la mesa está vacía, tienes que bajar combinaciones enteras de tu mano que valgan {points} o más; después vale cualquier carta que encaje.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn and may knock. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing or knocking. Going out ends it.</source>
        <translation>Si robas la última carta del mazo, terminas tu turno y puedes golpear. Después viene la última vuelta: cada uno, tú el último, juega una vez más o pasa, sin robar ni golpear. Cerrar la termina.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then comes the last lap: everybody, that player last, plays once more or passes, without drawing. Going out ends it.</source>
        <translation>Si robas la última carta del mazo, terminas tu turno. Después viene la última vuelta: cada uno, tú el último, juega una vez más o pasa, sin robar. Cerrar la termina.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn. Then play goes on without drawing until all have passed, one after the other: with three players, after two plays and then three passes it is over. Going out ends it, too.</source>
        <translation>Si robas la última carta del mazo, terminas tu turno. Después se sigue sin robar hasta que todos pasan seguidos: con tres jugadores, dos jugadas y tres pases la terminan. Cerrar también la termina.</translation>
    </message>
    <message>
        <source>Whoever draws the last card of the stock finishes the turn; then the hands are counted at once.</source>
        <translation>Si robas la última carta del mazo, terminas tu turno; después se cuentan enseguida las manos.</translation>
    </message>
    <message>
        <source>Whoever has played in it may knock.</source>
        <translation>Si juegas en ella, puedes golpear.</translation>
    </message>
    <message>
        <source>face value</source>
        <translation>lo que marcan</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, each alone. The first dealer is found by lot; deal and play go to the left.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^m} jugador, cada uno por su cuenta. Se sortea quién reparte primero; reparto y juego pasan a la izquierda.</numerusform>
            <numerusform>{count:^} jugadores, cada uno por su cuenta. Se sortea quién reparte primero; reparto y juego pasan a la izquierda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, to {points}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{count:m} jugador, cada uno por su cuenta, {cards}, a {points}</numerusform>
            <numerusform>{count} jugadores, cada uno por su cuenta, {cards}, a {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} players, each alone, {cards}, {rounds}</source>
        <extracomment>{count}: the number on which the plural form depends. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>
            <numerusform>{count:m} jugador, cada uno por su cuenta, {cards}, {rounds}</numerusform>
            <numerusform>{count} jugadores, cada uno por su cuenta, {cards}, {rounds}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationInterview</name>
    <message>
        <source>25 for going out and a round won, 10 for an undercut, 100 at the end.</source>
        <translation>25 por cerrar y por ronda ganada, 10 por un contragolpe, 100 al final.</translation>
    </message>
    <message>
        <source>A 2 3 or Q K A.</source>
        <translation>A 2 3 o Q K A.</translation>
    </message>
    <message>
        <source>A 2 3, not Q K A.</source>
        <translation>A 2 3, no Q K A.</translation>
    </message>
    <message>
        <source>A few rounds less.</source>
        <translation>Unas rondas menos.</translation>
    </message>
    <message>
        <source>Also K A 2.</source>
        <translation>También K A 2.</translation>
    </message>
    <message>
        <source>Any whole meld, while the table is empty</source>
        <translation>Cualquier combinación entera, con la mesa vacía</translation>
    </message>
    <message>
        <source>Are there bonuses beside the cards left?</source>
        <translation>¿Hay primas además de las cartas que quedan?</translation>
    </message>
    <message>
        <source>As if they paid with chips.</source>
        <translation>Como si se pagara con fichas.</translation>
    </message>
    <message>
        <source>As in Machiavelli.</source>
        <translation>Como en Machiavelli.</translation>
    </message>
    <message>
        <source>As in the game with tiles.</source>
        <translation>Como en el juego de fichas.</translation>
    </message>
    <message>
        <source>As many as it takes until one plays</source>
        <translation>Las que hagan falta hasta jugar</translation>
    </message>
    <message>
        <source>Cards of the table set no joker free.</source>
        <translation>Las cartas de la mesa no liberan un joker.</translation>
    </message>
    <message>
        <source>Court cards 10, aces 1, jokers 25</source>
        <translation>Figuras 10, ases 1, jokers 25</translation>
    </message>
    <message>
        <source>Court cards 11 to 13, aces 1, jokers 30</source>
        <translation>Figuras de 11 a 13, ases 1, jokers 30</translation>
    </message>
    <message>
        <source>Court cards and tens 10, two to nine 5, aces 15, jokers 25</source>
        <translation>Figuras y dieces 10, del dos al nueve 5, ases 15, jokers 25</translation>
    </message>
    <message>
        <source>Draw, then play or end the turn.</source>
        <translation>Robar, y después jugar o terminar el turno.</translation>
    </message>
    <message>
        <source>Everybody lays 30 points or more, from the hand alone</source>
        <translation>Cada uno baja 30 puntos o más, solo de la mano</translation>
    </message>
    <message>
        <source>Everybody loses what is left in the hand</source>
        <translation>Cada uno pierde lo que le queda en la mano</translation>
    </message>
    <message>
        <source>Few figures, quickly added.</source>
        <translation>Pocos números, que se suman rápido.</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Four rounds</source>
        <translation>Cuatro rondas</translation>
    </message>
    <message>
        <source>Fourteen cards</source>
        <translation>Catorce cartas</translation>
    </message>
    <message>
        <source>High only</source>
        <translation>Solo alto</translation>
    </message>
    <message>
        <source>How many cards is everybody dealt?</source>
        <translation>¿Cuántas cartas recibe cada jugador?</translation>
    </message>
    <message>
        <source>How many cards may be drawn in a turn?</source>
        <translation>¿Cuántas cartas se pueden robar en un turno?</translation>
    </message>
    <message>
        <source>How many jokers are in the cards?</source>
        <translation>¿Con cuántos jokers se juega?</translation>
    </message>
    <message>
        <source>However little it is worth.</source>
        <translation>Valga lo poco que valga.</translation>
    </message>
    <message>
        <source>In every play</source>
        <translation>En cada jugada</translation>
    </message>
    <message>
        <source>It keeps the name it was given.</source>
        <translation>Conserva el nombre que se le dio.</translation>
    </message>
    <message>
        <source>Jokers are laid wherever they fit.</source>
        <translation>Los jokers van donde encajen.</translation>
    </message>
    <message>
        <source>Low only</source>
        <translation>Solo bajo</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Bajo o alto</translation>
    </message>
    <message>
        <source>May a round be ended by knocking?</source>
        <translation>¿Se puede terminar una ronda golpeando?</translation>
    </message>
    <message>
        <source>Melds of 30 points or more, while the table is empty</source>
        <translation>Combinaciones de 30 puntos o más, con la mesa vacía</translation>
    </message>
    <message>
        <source>More melds fit together, and faster.</source>
        <translation>Encajan más combinaciones, y antes.</translation>
    </message>
    <message>
        <source>Never in the round</source>
        <translation>Nunca en la ronda</translation>
    </message>
    <message>
        <source>Nobody ends a turn without a play.</source>
        <translation>Nadie termina un turno sin jugar.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Nadie recibe nada.</translation>
    </message>
    <message>
        <source>Nobody knocks</source>
        <translation>Nadie golpea</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>One for each pack</source>
        <translation>Uno por baraja</translation>
    </message>
    <message>
        <source>One more turn for everybody</source>
        <translation>Un turno más para cada uno</translation>
    </message>
    <message>
        <source>One, and then one may play</source>
        <translation>Una, y después se puede jugar</translation>
    </message>
    <message>
        <source>One, instead of playing</source>
        <translation>Una, en lugar de jugar</translation>
    </message>
    <message>
        <source>Only the cards left in the hands count.</source>
        <translation>Solo cuentan las cartas que quedan en la mano.</translation>
    </message>
    <message>
        <source>Play goes on until all pass</source>
        <translation>Se juega hasta que todos pasan</translation>
    </message>
    <message>
        <source>Play or draw, as in Machiavelli.</source>
        <translation>Jugar o robar, como en Machiavelli.</translation>
    </message>
    <message>
        <source>Q K A, not A 2 3.</source>
        <translation>Q K A, no A 2 3.</translation>
    </message>
    <message>
        <source>Round the corner, too</source>
        <translation>También dando la vuelta</translation>
    </message>
    <message>
        <source>Rounds are short.</source>
        <translation>Las rondas son cortas.</translation>
    </message>
    <message>
        <source>Rounds are shorter, and undercuts more.</source>
        <translation>Rondas más cortas y más contragolpes.</translation>
    </message>
    <message>
        <source>Seven cards</source>
        <translation>Siete cartas</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation>Diez cartas</translation>
    </message>
    <message>
        <source>The first to begin needs good cards.</source>
        <translation>Para empezar hacen falta buenas cartas.</translation>
    </message>
    <message>
        <source>The hands are counted at once.</source>
        <translation>Las manos se cuentan enseguida.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronda termina</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Los habituales</translation>
    </message>
    <message>
        <source>The winner gets the differences</source>
        <translation>El ganador recibe las diferencias</translation>
    </message>
    <message>
        <source>The winner gets them, and the others lose them</source>
        <translation>El ganador las recibe y los otros las pierden</translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation>Trece cartas</translation>
    </message>
    <message>
        <source>Until then one takes no part in the table.</source>
        <translation>Hasta entonces no puedes tocar las combinaciones que hay.</translation>
    </message>
    <message>
        <source>Up to 100 points</source>
        <translation>A 100 puntos</translation>
    </message>
    <message>
        <source>Up to 150 points</source>
        <translation>A 150 puntos</translation>
    </message>
    <message>
        <source>Up to 300 points</source>
        <translation>A 300 puntos</translation>
    </message>
    <message>
        <source>Up to three, one after the other</source>
        <translation>Hasta tres, una tras otra</translation>
    </message>
    <message>
        <source>Up to two, one after the other</source>
        <translation>Hasta dos, una tras otra</translation>
    </message>
    <message>
        <source>Usually with one pack of cards.</source>
        <translation>Normalmente con una baraja.</translation>
    </message>
    <message>
        <source>Usually with three packs of cards.</source>
        <translation>Normalmente con tres barajas.</translation>
    </message>
    <message>
        <source>Usually with two packs of cards.</source>
        <translation>Normalmente con dos barajas.</translation>
    </message>
    <message>
        <source>What do the cards left in a hand count?</source>
        <translation>¿Cuánto valen las cartas que quedan en la mano?</translation>
    </message>
    <message>
        <source>What does a round score?</source>
        <translation>¿Qué puntos da una ronda?</translation>
    </message>
    <message>
        <source>What follows when the stock is empty?</source>
        <translation>¿Qué pasa cuando el mazo está vacío?</translation>
    </message>
    <message>
        <source>What must be laid first?</source>
        <translation>¿Qué hay que bajar primero?</translation>
    </message>
    <message>
        <source>When may a joker on the table be named anew?</source>
        <translation>¿Cuándo puede un joker de la mesa recibir un nombre nuevo?</translation>
    </message>
    <message>
        <source>When the real card comes from a hand</source>
        <translation>Cuando la carta real viene de una mano</translation>
    </message>
    <message>
        <source>When the real card takes its place</source>
        <translation>Cuando la carta real ocupa su lugar</translation>
    </message>
    <message>
        <source>Where may an ace lie in a sequence?</source>
        <translation>¿Dónde puede ir un as en una escalera?</translation>
    </message>
    <message>
        <source>Whoever drew the second may not play.</source>
        <translation>Después de la segunda no puedes jugar.</translation>
    </message>
    <message>
        <source>Whoever drew the third may not play.</source>
        <translation>Después de la tercera no puedes jugar.</translation>
    </message>
    <message>
        <source>Whoever has most then has won.</source>
        <translation>Entonces gana el total más alto.</translation>
    </message>
    <message>
        <source>With 10 points or fewer in the hand</source>
        <translation>Con 10 puntos o menos en la mano</translation>
    </message>
    <message>
        <source>With 5 points or fewer in the hand</source>
        <translation>Con 5 puntos o menos en la mano</translation>
    </message>
</context>
<context>
    <name>ManipulationLesson</name>
    <message>
        <source>A game has several rounds, until somebody has {points}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Se juegan más rondas hasta que alguien tiene {points}.</translation>
    </message>
    <message>
        <source>A turn begins with a card from the stock: click it.</source>
        <translation>Cada turno empieza robando. Haz clic en el mazo.</translation>
    </message>
    <message>
        <source>All melds are whole again. Press the golden button.</source>
        <translation>Todas las combinaciones vuelven a estar enteras. Pulsa el botón dorado.</translation>
    </message>
    <message>
        <source>Both parts are melds of their own. Press the golden button.</source>
        <translation>Las dos partes son ahora combinaciones. Pulsa el botón dorado.</translation>
    </message>
    <message>
        <source>Cards go onto the table in melds: groups and sequences.</source>
        <translation>Las cartas se bajan a la mesa en combinaciones: grupos y escaleras.</translation>
    </message>
    <message>
        <source>Click jack and queen of spades, then the lone king.</source>
        <translation>Haz clic en la jota y la reina de picas, y después en el rey suelto.</translation>
    </message>
    <message>
        <source>Click the eight of spades, then the long row: it splits.</source>
        <translation>Haz clic en el ocho de picas y en la fila larga: se divide.</translation>
    </message>
    <message>
        <source>Click the king of spades on the table, then “New meld”.</source>
        <translation>Haz clic en el rey de picas de la mesa y en “Combinación nueva”.</translation>
    </message>
    <message>
        <source>Draw a card once more.</source>
        <translation>Roba otra carta.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Roba una carta.</translation>
    </message>
    <message>
        <source>Eight and nine go on with it: click both, then that row.</source>
        <translation>Tu ocho y tu nueve encajan en tus picas: haz clic en los dos y en esa fila.</translation>
    </message>
    <message>
        <source>Five, six and seven of spades: click them, then “New meld”.</source>
        <translation>Haz clic en el cinco, el seis y el siete de picas y en “Combinación nueva”.</translation>
    </message>
    <message>
        <source>Let us see what comes now: draw.</source>
        <translation>Veamos qué viene ahora: roba.</translation>
    </message>
    <message>
        <source>Lost in a rearrangement? Esc puts everything back.</source>
        <translation>¿Te has perdido al reordenar? Esc lo deja todo como estaba.</translation>
    </message>
    <message>
        <source>Nothing else fits now. Press the golden button.</source>
        <translation>Ahora no encaja nada más. Pulsa el botón dorado.</translation>
    </message>
    <message>
        <source>Now the cards in the hands count, and the fewest win.</source>
        <translation>Ahora cuentan las cartas que quedan en la mano: ganan los menos puntos.</translation>
    </message>
    <message>
        <source>Only an ace is left, and it is one point: press “Knock”.</source>
        <translation>Solo te queda un as, un punto: pulsa “Golpear”.</translation>
    </message>
    <message>
        <source>Press the golden button once more.</source>
        <translation>Pulsa el botón dorado otra vez.</translation>
    </message>
    <message>
        <source>That is all for this turn. Press the golden button.</source>
        <translation>Eso es todo en este turno. Pulsa el botón dorado.</translation>
    </message>
    <message>
        <source>The others have melds there now. You may add to all of them.</source>
        <translation>Ahora los otros tienen combinaciones en la mesa. Puedes añadir cartas a cualquiera.</translation>
    </message>
    <message>
        <source>The ten of clubs! Click it, then the meld with the joker.</source>
        <translation>¡El diez de tréboles! Haz clic en él y en la combinación del joker.</translation>
    </message>
    <message>
        <source>Three kings are a group. Lay them down in the same way.</source>
        <translation>Tres reyes son un grupo. Bájalos de la misma manera.</translation>
    </message>
    <message>
        <source>Use the joker at once: click two and four, then the joker.</source>
        <translation>Usa el joker enseguida: haz clic en tu dos y tu cuatro, y después en el joker.</translation>
    </message>
    <message>
        <source>Welcome! {name} sits beside you and explains the game.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>¡Hola! {name} está a tu lado y explica el juego.</translation>
    </message>
    <message>
        <source>Who lays the last card is out, for {points} more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Si bajas tu última carta, cierras, por {points} más.</translation>
    </message>
    <message>
        <source>after the third card nothing can be laid in that turn</source>
        <translation>después de una tercera carta no puedes bajar nada en ese turno</translation>
    </message>
    <message>
        <source>an ace 1, court cards 10, a joker 25: the winner gets the rest</source>
        <translation>un as 1, figuras 10, un joker 25: el ganador se lleva el resto</translation>
    </message>
    <message>
        <source>everybody plays alone, and wants few cards in the end</source>
        <translation>cada uno juega por su cuenta e intenta quedarse con pocas cartas</translation>
    </message>
    <message>
        <source>it lies above on the right</source>
        <translation>está arriba a la derecha</translation>
    </message>
    <message>
        <source>it stays that until the real ten comes</source>
        <translation>sigue siéndolo hasta que aparezca el diez real</translation>
    </message>
    <message>
        <source>melds may be taken apart: three kings are enough</source>
        <translation>puedes deshacer combinaciones: tres reyes bastan</translation>
    </message>
    <message>
        <source>nothing on the table is anybody’s own</source>
        <translation>las combinaciones de la mesa son de todos</translation>
    </message>
    <message>
        <source>now it is the three between them</source>
        <translation>ahora son las tres del medio</translation>
    </message>
    <message>
        <source>of one suit in a row: a sequence; dragging works, too</source>
        <translation>cartas seguidas de un palo son una escalera; también puedes arrastrarlas</translation>
    </message>
    <message>
        <source>one card is no meld</source>
        <translation>una carta no es una combinación</translation>
    </message>
    <message>
        <source>the row has an eight already, but can become two rows</source>
        <translation>la fila ya tiene un ocho, pero se pueden hacer dos filas</translation>
    </message>
    <message>
        <source>the ten takes its place, and the joker is free</source>
        <translation>el diez ocupa su lugar, y el joker queda libre</translation>
    </message>
    <message>
        <source>they are spades, like the row</source>
        <translation>son picas, como la fila</translation>
    </message>
    <message>
        <source>three or four of one rank, or three and more of a suit in a row</source>
        <translation>tres o cuatro del mismo valor, o tres o más seguidas de un palo</translation>
    </message>
    <message>
        <source>to where it was when the turn began</source>
        <translation>adonde estaba cuando empezó tu turno</translation>
    </message>
    <message>
        <source>who knocks without the fewest points loses the round</source>
        <translation>si golpeas sin tener los menos puntos, pierdes la ronda</translation>
    </message>
    <message>
        <source>whole they must be when a turn ends</source>
        <translation>todas tienen que estar enteras cuando termina tu turno</translation>
    </message>
    <message>
        <source>with {points} or fewer you may knock, which ends the round</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>con {points} o menos puedes golpear y terminar la ronda</translation>
    </message>
    <message>
        <source>{name} could lay nothing, and drew two cards more.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} no pudo bajar nada y robó dos cartas más.</translation>
    </message>
    <message>
        <source>{name} laid a joker: here it stands for the ten of clubs.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} puso un joker: aquí sustituye al diez de tréboles.</translation>
    </message>
</context>
<context>
    <name>ManipulationLog</name>
    <message>
        <source>The stock is empty: everybody has one more turn.</source>
        <translation>El mazo está vacío: cada uno juega un turno más.</translation>
    </message>
    <message>
        <source>The stock is empty: play goes on until all pass.</source>
        <translation>El mazo está vacío: se juega hasta que todos pasan.</translation>
    </message>
    <message>
        <source>did not knock</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>no {name:golpeó|golpeó|golpeó|golpearon}</translation>
    </message>
    <message>
        <source>freed a joker</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:liberó|liberó|liberó|liberaron} un joker</translation>
    </message>
    <message numerus="yes">
        <source>knocked</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>golpeó</numerusform>
            <numerusform>golpearon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moved {count} card(s)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:movió|movió|movió|movieron} {count:f} carta</numerusform>
            <numerusform>{name:movió|movió|movió|movieron} {count:f} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:pasó|pasó|pasó|pasaron}</translation>
    </message>
    <message numerus="yes">
        <source>used {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:usó|usó|usó|usaron} {cards}</numerusform>
            <numerusform>{name:usó|usó|usó|usaron} {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>went out with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>{name:cerró|cerró|cerró|cerraron} con {cards}</translation>
    </message>
    <message numerus="yes">
        <source>wins the round</source>
        <comment>mark {name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>gana la ronda</numerusform>
            <numerusform>ganan la ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} each.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:ganó|ganó|ganó|ganaron} la ronda {number} con {points} cada uno.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:ganó|ganó|ganó|ganaron} la ronda {number} con {points} en la mano.</translation>
    </message>
    <message>
        <source>{names} won round {number} with {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:ganó|ganó|ganó|ganaron} la ronda {number} con {points}.</translation>
    </message>
    <message>
        <source>{name} dealt {cards} each.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:repartió|repartió|repartió|repartieron} {cards} a cada uno.</translation>
    </message>
    <message>
        <source>{name} did not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} no {name:golpeó|golpeó|golpeó|golpearon}.</translation>
    </message>
    <message>
        <source>{name} does not knock.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} no {name:golpea|golpea|golpea|golpean}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:roba|roba|roba|roban} una carta.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:robó|robó|robó|robaron} una carta.</translation>
    </message>
    <message>
        <source>{name} drew a second card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:robó|robó|robó|robaron} una segunda carta.</translation>
    </message>
    <message>
        <source>{name} drew a third card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:robó|robó|robó|robaron} una tercera carta.</translation>
    </message>
    <message>
        <source>{name} drew another card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:robó|robó|robó|robaron} otra carta.</translation>
    </message>
    <message>
        <source>{name} freed the joker and laid {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:liberó|liberó|liberó|liberaron} el joker y {name:bajó|bajó|bajó|bajaron} {cards}.</translation>
    </message>
    <message>
        <source>{name} freed the joker, laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:liberó|liberó|liberó|liberaron} el joker, {name:bajó|bajó|bajó|bajaron} {cards} y {name:cerró|cerró|cerró|cerraron}.</translation>
    </message>
    <message>
        <source>{name} frees the joker and lays {cards}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:libera|libera|libera|liberan} el joker y {name:baja|baja|baja|bajan} {cards}.</translation>
    </message>
    <message>
        <source>{name} knocks.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:golpea|golpea|golpea|golpean}.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and moved {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} {name:bajó|bajó|bajó|bajaron} {cards} y {name:movió|movió|movió|movieron} {moved}.</translation>
    </message>
    <message>
        <source>{name} laid {cards} and went out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:bajó|bajó|bajó|bajaron} {cards} y {name:cerró|cerró|cerró|cerraron}.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and goes out.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{name} {name:baja|baja|baja|bajan} {cards} y {name:cierra|cierra|cierra|cierran}.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and moves {moved}.</source>
        <extracomment>{name}: the player, or the players of a side. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {moved}: the cards that are moved on the table, listed.</extracomment>
        <translation>{name} {name:baja|baja|baja|bajan} {cards} y {name:mueve|mueve|mueve|mueven} {moved}.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:pasó|pasó|pasó|pasaron}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:pasa|pasa|pasa|pasan}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s last (card|cards)</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>última carta de {name}</numerusform>
            <numerusform>últimas cartas de {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationOptions</name>
    <message>
        <source>A round scores</source>
        <translation>Una ronda da</translation>
    </message>
    <message>
        <source>A turn begins with a draw</source>
        <translation>El turno empieza robando</translation>
    </message>
    <message>
        <source>Aces in sequences</source>
        <translation>Ases en escaleras</translation>
    </message>
    <message>
        <source>After so many it is over; 0: it goes to the points below.</source>
        <translation>La partida termina tras este número; 0: va a los puntos de abajo.</translation>
    </message>
    <message>
        <source>After the last one play, or end the turn.</source>
        <translation>Después de la última, juega o termina tu turno.</translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation>Prima por un contragolpe</translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation>Prima por ronda ganada</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Prima por cerrar</translation>
    </message>
    <message>
        <source>Bonus for reaching the goal</source>
        <translation>Prima por llegar a la meta</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Cartas que se roban por turno</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartas de una mano</translation>
    </message>
    <message>
        <source>Draw a card, then play. Whoever cannot, or does not want to, draws another: draw until you play.</source>
        <translation>Roba una carta y después juega. Si no puedes o no quieres, roba otra: hasta que juegues.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Then play, or draw a third. Whoever drew the third may not play in this turn.</source>
        <translation>Roba una carta. Después juega, o roba una segunda. Después juega, o roba una tercera. Después de la tercera no puedes jugar en este turno.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw a second. Whoever drew the second may not play in this turn.</source>
        <translation>Roba una carta. Después juega, o roba una segunda. Después de la segunda no puedes jugar en este turno.</translation>
    </message>
    <message>
        <source>Draw a card. Then play, or draw another, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Roba una carta. Después juega, o roba otra, hasta {cards} por turno.</translation>
    </message>
    <message>
        <source>Draw one card, then play or end the turn.</source>
        <translation>Roba una carta, y después juega o termina tu turno.</translation>
    </message>
    <message>
        <source>First play</source>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>For cards left in the hand, for knocking and for first plays.</source>
        <translation>Para las cartas que quedan en la mano, para golpear y para primeras jugadas.</translation>
    </message>
    <message>
        <source>How many cards each is dealt.</source>
        <translation>Cuántas cartas recibe cada jugador.</translation>
    </message>
    <message>
        <source>How many jokers are in the game, in all.</source>
        <translation>Cuántos jokers hay en total.</translation>
    </message>
    <message>
        <source>How many one may draw before playing.</source>
        <translation>Cuántas puedes robar antes de jugar.</translation>
    </message>
    <message>
        <source>It ends after the round in which this is reached.</source>
        <translation>Termina tras la ronda en que se llega a esto.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Golpear</translation>
    </message>
    <message>
        <source>Knocking in the last lap</source>
        <translation>Golpear en la última vuelta</translation>
    </message>
    <message>
        <source>Melds and jokers</source>
        <translation>Combinaciones y jokers</translation>
    </message>
    <message>
        <source>Not used, since everybody draws until a play.</source>
        <translation>No se usa: todos roban hasta jugar.</translation>
    </message>
    <message>
        <source>Not used, since nobody knocks.</source>
        <translation>No se usa: nadie golpea.</translation>
    </message>
    <message>
        <source>Not used, since only the own cards are counted.</source>
        <translation>No se usa: cada uno solo cuenta sus propias cartas.</translation>
    </message>
    <message>
        <source>Not used, since the game ends after so many rounds.</source>
        <translation>No se usa: la partida termina tras un número fijo de rondas.</translation>
    </message>
    <message>
        <source>Not used, since there are no jokers.</source>
        <translation>No se usa: no hay jokers.</translation>
    </message>
    <message>
        <source>Not used, since there is no last lap.</source>
        <translation>No se usa: no hay última vuelta.</translation>
    </message>
    <message>
        <source>Otherwise with a draw or with playing.</source>
        <translation>Si no, robando o jugando.</translation>
    </message>
    <message>
        <source>Packs of 52 cards, without their jokers. By the number of players: one for two, two for three to five, three for six.</source>
        <translation>Barajas de 52 cartas, sin sus jokers. Según el número de jugadores: una para dos, dos para tres a cinco, tres para seis.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>Play, or draw a card first, up to {cards} in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Juega, o roba antes una carta, hasta {cards} por turno.</translation>
    </message>
    <message>
        <source>Play, or draw one card first.</source>
        <translation>Juega, o roba antes una carta.</translation>
    </message>
    <message>
        <source>Play, or draw one card instead, which ends the turn.</source>
        <translation>Juega, o en su lugar roba una carta, lo que termina tu turno.</translation>
    </message>
    <message>
        <source>Play, or draw until you play.</source>
        <translation>Juega, o roba hasta que juegues.</translation>
    </message>
    <message>
        <source>Playing after the last draw</source>
        <translation>Jugar después de robar la última</translation>
    </message>
    <message>
        <source>Points at the end for all who have reached it.</source>
        <translation>Puntos al final para todos los que han llegado.</translation>
    </message>
    <message>
        <source>Points for it at the end of the game.</source>
        <translation>Puntos por ella al final de la partida.</translation>
    </message>
    <message>
        <source>Points for laying the last card of the hand.</source>
        <translation>Puntos por bajar la última carta de tu mano.</translation>
    </message>
    <message>
        <source>Points for winning a round another has knocked in.</source>
        <translation>Puntos por ganar una ronda en la que golpeó otro jugador.</translation>
    </message>
    <message>
        <source>Points in the hand to knock with, or 0 for no knocking.</source>
        <translation>Puntos en la mano con los que se puede golpear, o 0 para no golpear.</translation>
    </message>
    <message>
        <source>Points of the cards</source>
        <translation>Puntos de las cartas</translation>
    </message>
    <message>
        <source>Points that a first play must be worth, or 0 for any.</source>
        <translation>Puntos que tiene que valer una primera jugada, o 0 para cualquiera.</translation>
    </message>
    <message>
        <source>Rounds of a game</source>
        <translation>Rondas de una partida</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Mesa y cartas</translation>
    </message>
    <message>
        <source>The game goes to</source>
        <translation>La partida es a</translation>
    </message>
    <message>
        <source>Until the own first play, a player takes no part in the table.</source>
        <translation>Hasta tu primera jugada no puedes tocar las combinaciones de la mesa.</translation>
    </message>
    <message>
        <source>What follows after the turn of whoever drew its last card.</source>
        <translation>Qué pasa después del turno en que se roba su última carta.</translation>
    </message>
    <message>
        <source>What takes its name from it, so that it may be named anew.</source>
        <translation>Qué le quita el nombre, para que pueda recibir otro.</translation>
    </message>
    <message>
        <source>What the fewest points in the hand bring, and what the others pay.</source>
        <translation>Qué te anotas por los menos puntos en la mano, y qué pagan los otros.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Cuando el mazo está vacío</translation>
    </message>
    <message>
        <source>Where an ace may lie.</source>
        <translation>Dónde puede ir un as.</translation>
    </message>
    <message>
        <source>Who makes a first play</source>
        <translation>Quién hace una primera jugada</translation>
    </message>
    <message>
        <source>Whoever drew the last one may not play in this turn.</source>
        <translation>Después de la última no puedes jugar en este turno.</translation>
    </message>
    <message>
        <source>Whoever has drawn the last card of a turn may still play.</source>
        <translation>Después de robar la última del turno aún puedes jugar.</translation>
    </message>
    <message>
        <source>a turn begins with a draw</source>
        <translation>el turno empieza robando</translation>
    </message>
    <message>
        <source>a turn begins with a draw, and the only draw ends it: nobody could play</source>
        <translation>el turno empieza robando, y la única carta robada lo termina: nadie podría jugar</translation>
    </message>
    <message>
        <source>a turn may begin with playing</source>
        <translation>el turno puede empezar jugando</translation>
    </message>
    <message>
        <source>any play</source>
        <translation>cualquier jugada</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>según el número de jugadores</translation>
    </message>
    <message>
        <source>everybody, from the hand alone</source>
        <translation>cada uno, solo de la mano</translation>
    </message>
    <message>
        <source>everybody’s own cards, as minus</source>
        <translation>las cartas propias de cada uno, como puntos negativos</translation>
    </message>
    <message>
        <source>high only: Q K A</source>
        <translation>solo alto: Q K A</translation>
    </message>
    <message>
        <source>knocking allowed in the last lap</source>
        <translation>se puede golpear en la última vuelta</translation>
    </message>
    <message>
        <source>knocking with {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>golpear con {new} en lugar de {old}</translation>
    </message>
    <message>
        <source>low only: A 2 3</source>
        <translation>solo bajo: A 2 3</translation>
    </message>
    <message>
        <source>low or high</source>
        <translation>bajo o alto</translation>
    </message>
    <message>
        <source>no card counts anything, so nobody would reach the goal</source>
        <translation>ninguna carta vale nada, así que nadie llegaría a la meta</translation>
    </message>
    <message>
        <source>no knocking in the last lap</source>
        <translation>no se golpea en la última vuelta</translation>
    </message>
    <message>
        <source>no playing after the last draw</source>
        <translation>no se juega después de robar la última</translation>
    </message>
    <message>
        <source>nobody knocks</source>
        <translation>nadie golpea</translation>
    </message>
    <message>
        <source>nothing: it keeps its name</source>
        <translation>nada: conserva su nombre</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>one for each pack</source>
        <translation>uno por baraja</translation>
    </message>
    <message>
        <source>one more turn for everybody</source>
        <translation>un turno más para cada uno</translation>
    </message>
    <message>
        <source>play goes on until all pass</source>
        <translation>se juega hasta que todos pasan</translation>
    </message>
    <message>
        <source>playing allowed after the last draw</source>
        <translation>se puede jugar después de robar la última</translation>
    </message>
    <message>
        <source>round the corner, too: K A 2</source>
        <translation>también dando la vuelta: K A 2</translation>
    </message>
    <message>
        <source>the differences, for the winner</source>
        <translation>las diferencias, para el ganador</translation>
    </message>
    <message>
        <source>the differences, paid by the others</source>
        <translation>las diferencias, pagadas por los otros</translation>
    </message>
    <message>
        <source>the real card from a hand</source>
        <translation>la carta real de una mano</translation>
    </message>
    <message>
        <source>the real card in its place</source>
        <translation>la carta real en su lugar</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la ronda termina</translation>
    </message>
    <message>
        <source>to {new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>a {new} en lugar de {old}</translation>
    </message>
    <message>
        <source>until one plays</source>
        <translation>hasta jugar</translation>
    </message>
    <message>
        <source>until the goal is reached</source>
        <translation>hasta llegar a la meta</translation>
    </message>
    <message>
        <source>up to three</source>
        <translation>hasta tres</translation>
    </message>
    <message>
        <source>up to two</source>
        <translation>hasta dos</translation>
    </message>
    <message>
        <source>up to {count}</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>hasta {count:f}</translation>
    </message>
    <message>
        <source>whoever lays on an empty table</source>
        <translation>el que baja en una mesa vacía</translation>
    </message>
    <message>
        <source>{dealt} cards are dealt, but there are {cards}</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>se reparten {dealt} cartas, pero hay {cards}</translation>
    </message>
    <message>
        <source>{dealt} of {cards} cards are dealt, {stock} are left for the stock.</source>
        <extracomment>{dealt}: how many cards are dealt in all. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {stock}: how many cards the stock has.</extracomment>
        <translation>Se reparten {dealt} de {cards} cartas; quedan {stock} para el mazo.</translation>
    </message>
    <message>
        <source>{new} dealt to each instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} repartidas a cada uno en lugar de {old}</translation>
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
        <translation>Baja al menos una de tu mano; puedes rehacer toda la mesa.</translation>
    </message>
    <message>
        <source>Cards are drawn until one plays.</source>
        <translation>Roba hasta que juegues.</translation>
    </message>
    <message>
        <source>Lay cards</source>
        <translation>Bajar cartas</translation>
    </message>
    <message>
        <source>The first melds count {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Las primeras combinaciones tienen que valer {points} o más.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand, worth {points} or more.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Tu primera jugada tienen que ser combinaciones enteras de tu mano, que valgan {points} o más.</translation>
    </message>
    <message>
        <source>The first play is made of whole melds from the hand.</source>
        <translation>Tu primera jugada tienen que ser combinaciones enteras de tu mano.</translation>
    </message>
    <message>
        <source>The next player is to move.</source>
        <translation>Después juega el siguiente jugador.</translation>
    </message>
    <message>
        <source>The round ends at once; {points} or less may be left in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>La ronda termina enseguida; te pueden quedar {points} o menos en la mano.</translation>
    </message>
    <message>
        <source>The table is empty: a whole meld comes from the hand.</source>
        <translation>La mesa está vacía: baja una combinación entera de tu mano.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Roba hasta {cards} por turno.</translation>
    </message>
    <message>
        <source>Up to {cards} are drawn in a turn; after the last nothing is played.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Roba hasta {cards} por turno; después de la última no puedes jugar.</translation>
    </message>
    <message>
        <source>Who draws plays nothing in this turn.</source>
        <translation>Si robas, no puedes jugar en este turno.</translation>
    </message>
</context>
<context>
    <name>ManipulationPresenter</name>
    <message>
        <source>Cards are lifted first, then N begins a new meld with them.</source>
        <translation>Elige primero cartas; después, N empieza con ellas una combinación nueva.</translation>
    </message>
    <message>
        <source>Fewest points in the hand win, to {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Ganan los menos puntos en la mano, a {target}</translation>
    </message>
    <message numerus="yes">
        <source>Fewest points in the hand win, {target} round(s)</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>Ganan los menos puntos en la mano, {target} ronda</numerusform>
            <numerusform>Ganan los menos puntos en la mano, {target} rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>No first play of {points} is in the hand.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>En tu mano no hay ninguna primera jugada de {points}.</translation>
    </message>
    <message>
        <source>The first play of the round is made.</source>
        <translation>La primera jugada de la ronda ya está hecha.</translation>
    </message>
    <message>
        <source>The turn cannot be ended as the table lies now.</source>
        <translation>Con la mesa como está no puedes terminar tu turno.</translation>
    </message>
    <message>
        <source>Undo end of turn</source>
        <translation>Deshacer fin de turno</translation>
    </message>
    <message>
        <source>Whoever reaches {target} ends the game.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>El primero que llega a {target} termina la partida.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number} of {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^m} jugador, ronda {number} de {target}</numerusform>
            <numerusform>{count:^} jugadores, ronda {number} de {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:^} players, round {number}, to {target}</source>
        <extracomment>{count}: the number on which the plural form depends. {number}: the number of a move, a deal, a seat, or how many there are. {target}: the points that end the game.</extracomment>
        <translation>
            <numerusform>{count:^m} jugador, ronda {number}, a {target}</numerusform>
            <numerusform>{count:^} jugadores, ronda {number}, a {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <comment>of the round</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:cerró|cerró|cerró|cerraron}.</translation>
    </message>
    <message>
        <source>{target} is reached.</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>Se ha llegado a {target}.</translation>
    </message>
</context>
<context>
    <name>ManipulationPrompts</name>
    <message>
        <source>Every turn begins with a draw.</source>
        <translation>Cada turno empieza robando.</translation>
    </message>
    <message>
        <source>Hint: draw a card.</source>
        <translation>Consejo: roba una carta.</translation>
    </message>
    <message>
        <source>Hint: draw a second card.</source>
        <translation>Consejo: roba una segunda carta.</translation>
    </message>
    <message>
        <source>Hint: draw a third card.</source>
        <translation>Consejo: roba una tercera carta.</translation>
    </message>
    <message>
        <source>Hint: draw another card.</source>
        <translation>Consejo: roba otra carta.</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Consejo: termina tu turno.</translation>
    </message>
    <message>
        <source>Hint: knock.</source>
        <translation>Consejo: golpea.</translation>
    </message>
    <message>
        <source>Hint: play to the table.</source>
        <translation>Consejo: baja cartas a la mesa.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a card.</source>
        <translation>Consejo: deshaz tu turno y roba una carta.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a second card.</source>
        <translation>Consejo: deshaz tu turno y roba una segunda carta.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw a third card.</source>
        <translation>Consejo: deshaz tu turno y roba una tercera carta.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then draw another card.</source>
        <translation>Consejo: deshaz tu turno y roba otra carta.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then end it.</source>
        <translation>Consejo: deshaz tu turno y termínalo.</translation>
    </message>
    <message>
        <source>Hint: reset the turn, then knock.</source>
        <translation>Consejo: deshaz tu turno y golpea.</translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid(|, not more); H says which.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Consejo: puedes bajar {cards}; H dice cuál.</numerusform>
            <numerusform>Consejo: puedes bajar {cards}, no más; H dice cuáles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Consejo: puedes bajar {cards}.</numerusform>
            <numerusform>Consejo: puedes bajar {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {said}.</source>
        <extracomment>{said}: a move or a hint in words.</extracomment>
        <translation>Consejo: {said}.</translation>
    </message>
    <message>
        <source>No card of the hand can be laid well now.</source>
        <translation>Ninguna carta de la mano se puede bajar bien ahora.</translation>
    </message>
    <message>
        <source>Nothing more can be laid or drawn.</source>
        <translation>No se puede bajar ni robar nada más.</translation>
    </message>
    <message>
        <source>Somebody else may well hold fewer points.</source>
        <translation>Es muy posible que otro tenga menos puntos.</translation>
    </message>
    <message>
        <source>Step {number} of {all}: {said}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {all}: how many there are in all. {said}: a move or a hint in words.</extracomment>
        <translation>Paso {number} de {all}: {said}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>The search was cut short: perhaps fewer cards of the table must move.</source>
        <translation>La búsqueda se cortó: quizá haya que mover menos cartas de la mesa.</translation>
    </message>
    <message>
        <source>This moves no card of the table.</source>
        <translation>Esto no mueve ninguna carta de la mesa.</translation>
    </message>
    <message>
        <source>a card from the hand is still missing.</source>
        <translation>baja al menos una carta de tu mano.</translation>
    </message>
    <message>
        <source>all melds are legal: end the turn, or go on.</source>
        <translation>todas las combinaciones valen: termina tu turno, o sigue.</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>robar una carta</translation>
    </message>
    <message>
        <source>draw a card.</source>
        <translation>empieza robando; después puedes jugar.</translation>
    </message>
    <message>
        <source>draw the last card: the last lap follows.</source>
        <translation>roba la última carta; después viene la última vuelta.</translation>
    </message>
    <message>
        <source>draw the last card: the round ends with this turn.</source>
        <translation>roba la última carta: la ronda termina con tu turno.</translation>
    </message>
    <message>
        <source>first play from the hand alone</source>
        <translation>primera jugada solo de tu mano</translation>
    </message>
    <message>
        <source>first play from the hand alone: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>primera jugada solo de tu mano: {points}</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>golpear</translation>
    </message>
    <message>
        <source>knock with {points}, or end the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>golpea con {points}, o termina tu turno.</translation>
    </message>
    <message>
        <source>lay the real {card} from the hand, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>pon {card:el} real de tu mano, o vuelve a dar al joker ese nombre.</translation>
    </message>
    <message>
        <source>lay the real {card}, or name the joker so again.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>pon {card:el} real, o vuelve a dar al joker ese nombre.</translation>
    </message>
    <message>
        <source>lay {points} more, or reset the turn.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>baja {points} más, o deshaz tu turno.</translation>
    </message>
    <message>
        <source>name the joker {card} again: it keeps its name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>llama otra vez al joker {card}: conserva su nombre.</translation>
    </message>
    <message>
        <source>nothing more is played: knock, or end the turn.</source>
        <translation>ya no puedes jugar: golpea, o termina tu turno.</translation>
    </message>
    <message>
        <source>one meld to mend: {meld}, {why}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {why}: what a meld lacks.</extracomment>
        <translation>una combinación por arreglar: {meld}, {why}.</translation>
    </message>
    <message>
        <source>play to the table, or draw a card.</source>
        <translation>baja cartas a la mesa, o roba una carta.</translation>
    </message>
    <message>
        <source>play to the table, or draw a second card.</source>
        <translation>baja cartas a la mesa, o roba una segunda carta.</translation>
    </message>
    <message>
        <source>play to the table, or draw and end the turn.</source>
        <translation>baja cartas a la mesa, o roba y termina tu turno.</translation>
    </message>
    <message>
        <source>play to the table, or draw another card.</source>
        <translation>baja cartas a la mesa, o roba otra carta.</translation>
    </message>
    <message>
        <source>play, or draw and play nothing.</source>
        <translation>juega, o roba; después de robar ya no puedes jugar.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the last lap follows.</source>
        <translation>juega, o roba la última carta; después viene la última vuelta.</translation>
    </message>
    <message>
        <source>play, or draw the last card: the round ends with this turn.</source>
        <translation>juega, o roba la última carta: la ronda termina con tu turno.</translation>
    </message>
    <message>
        <source>play, or end the turn.</source>
        <translation>juega, o termina tu turno.</translation>
    </message>
    <message>
        <source>the joker becomes {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>el joker pasa a ser {card:el}</translation>
    </message>
    <message>
        <source>the last lap: play, or pass.</source>
        <translation>la última vuelta: juega, o pasa.</translation>
    </message>
    <message>
        <source>the stock is empty: play, or end the turn.</source>
        <translation>el mazo está vacío: juega, o termina tu turno.</translation>
    </message>
    <message>
        <source>{cards:^} in the hand, worth {points}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{cards:^} en la mano, que valen {points}</translation>
    </message>
    <message>
        <source>{cards} as a new meld</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} como combinación nueva</translation>
    </message>
    <message>
        <source>{cards} from the hand</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards} de la mano</translation>
    </message>
    <message>
        <source>{cards} from the hand to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} de la mano a {onto:el}</translation>
    </message>
    <message>
        <source>{cards} from {source} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} de {source:el} a {onto:el}</translation>
    </message>
    <message>
        <source>{cards} on {meld}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{cards} en {meld:el}</translation>
    </message>
    <message>
        <source>{cards} out of {source}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {source}: where cards come from, as “the hand”.</extracomment>
        <translation>{cards} fuera de {source:el}</translation>
    </message>
    <message>
        <source>{cards} to {onto}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {onto}: where cards go to, as “the discard pile”.</extracomment>
        <translation>{cards} a {onto:el}</translation>
    </message>
    <message>
        <source>{card} in place of the joker in {meld}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”. {meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>{card} en lugar del joker en {meld:el}</translation>
    </message>
    <message numerus="yes">
        <source>{count} meld(s) have to be mended.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} combinación por arreglar.</numerusform>
            <numerusform>{count:f} combinaciones por arreglar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{meld} split after {card}</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{meld:el}, divididos tras {card:el}</translation>
    </message>
    <message numerus="yes">
        <source>{parts} = {worth}, {need} are needed.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed. {worth}: how much something is worth in points. {need}: how many are needed.</extracomment>
        <translation>
            <numerusform>{parts} = {worth}; necesitas {need}.</numerusform>
            <numerusform>{parts} = {worth}; necesitas {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{played:^} played, {cards} in the hand, worth {points}</source>
        <extracomment>{played}: the cards that were played, as “seven cards”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{played:^} jugadas, {cards} en la mano, que valen {points}</translation>
    </message>
    <message>
        <source>{points:^} left, up to {limit} may knock.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {limit}: the most that is allowed.</extracomment>
        <translation>Quedan {points}; se golpea con {limit} o menos.</translation>
    </message>
    <message>
        <source>{press} puts {cards}.</source>
        <extracomment>{press}: what is pressed: a key, “Enter”, or the words of a button; or “a click on the stock”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>con {press} pones {cards}.</translation>
    </message>
    <message>
        <source>{second} to {first}</source>
        <extracomment>{second}: the second of two that are named together. {first}: the first of two or more that are named together.</extracomment>
        <translation>{second} a {first:el}</translation>
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
            <numerusform>salen de la mano {worth} de {all} punto.</numerusform>
            <numerusform>salen de la mano {worth} de {all} puntos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManipulationPuzzles</name>
    <message>
        <source>All of {meld} can go elsewhere.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>Todo en {meld:el} puede ir a otro sitio.</translation>
    </message>
    <message>
        <source>As the table lies, no card can be laid.</source>
        <translation>Con la mesa como está, no puedes bajar ninguna carta.</translation>
    </message>
    <message numerus="yes">
        <source>As the table lies, only {cards} can be laid.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Con la mesa como está, solo puedes bajar {cards:un}.</numerusform>
            <numerusform>Con la mesa como está, solo puedes bajar {cards:un}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free a joker, and lay the whole hand without drawing again.</source>
        <translation>Libera un joker y baja toda tu mano sin volver a robar.</translation>
    </message>
    <message>
        <source>Free the joker</source>
        <translation>Libera el joker</translation>
    </message>
    <message>
        <source>Lay every card of the hand, without drawing again.</source>
        <translation>Baja todas las cartas de tu mano sin volver a robar.</translation>
    </message>
    <message>
        <source>Lay the whole hand</source>
        <translation>Baja toda tu mano</translation>
    </message>
    <message>
        <source>No play leaves fewer.</source>
        <translation>Ninguna jugada deja menos.</translation>
    </message>
    <message>
        <source>Ready to knock</source>
        <translation>Listo para golpear</translation>
    </message>
    <message>
        <source>The fewest points</source>
        <translation>Los menos puntos</translation>
    </message>
    <message>
        <source>While no joker gets another name, some card stays in the hand.</source>
        <translation>Si ningún joker recibe un nombre nuevo, alguna carta se queda en tu mano.</translation>
    </message>
    <message>
        <source>With the real {card} there, its joker may get another name.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>Con {card:el} real ahí, su joker puede recibir un nombre nuevo.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but the fewest points.</source>
        <translation>Sin volver a robar, quédate con los menos puntos posibles.</translation>
    </message>
    <message>
        <source>Without drawing again, lay all but {points} or fewer.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Sin volver a robar, quédate con {points} o menos.</translation>
    </message>
    <message>
        <source>{card} sets the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} libera el joker.</translation>
    </message>
    <message>
        <source>{meld} can be two sequences.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”.</extracomment>
        <translation>En {meld:el} caben dos escaleras.</translation>
    </message>
    <message>
        <source>{meld} can spare {cards}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>En {meld:el} sobra {cards}.</translation>
    </message>
    <message>
        <source>{meld} gives {cards} away and gets {instead}.</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {instead}: the cards that come for those that go, listed.</extracomment>
        <translation>En {meld:el}, sale {cards} y entra {instead}.</translation>
    </message>
</context>
<context>
    <name>ManipulationRefusals</name>
    <message>
        <source>A first play is made from the hand alone.</source>
        <translation>Tu primera jugada tiene que ser solo de tu mano.</translation>
    </message>
    <message numerus="yes">
        <source>After (drawing|{cards} drawn) nothing is played: end the turn.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>Después de robar no puedes jugar: termina tu turno.</numerusform>
            <numerusform>Después de robar {cards} no puedes jugar: termina tu turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Roba primero una carta.</translation>
    </message>
    <message>
        <source>In the last lap nobody draws: play, or pass.</source>
        <translation>En la última vuelta no se roba: juega, o pasa.</translation>
    </message>
    <message>
        <source>In the last lap nobody knocks.</source>
        <translation>En la última vuelta no se golpea.</translation>
    </message>
    <message>
        <source>Lay a card from the hand, or draw one.</source>
        <translation>Baja una carta de tu mano, o roba una.</translation>
    </message>
    <message>
        <source>Lay at least one card from the hand.</source>
        <translation>Baja al menos una carta de tu mano.</translation>
    </message>
    <message>
        <source>No more is drawn in this turn: play, or end it.</source>
        <translation>En este turno no puedes robar más: juega, o termínalo.</translation>
    </message>
    <message>
        <source>Nobody knocks under these rules.</source>
        <translation>Con estas reglas no se golpea.</translation>
    </message>
    <message>
        <source>Nothing lies before that card.</source>
        <translation>No hay nada antes de esa carta.</translation>
    </message>
    <message>
        <source>Play first, or draw the last card, then knock.</source>
        <translation>Juega primero, o roba tu última carta; después golpea.</translation>
    </message>
    <message>
        <source>Play first, then knock.</source>
        <translation>Juega primero; después golpea.</translation>
    </message>
    <message>
        <source>Put the lifted cards on a meld, or begin a new one.</source>
        <translation>Pon las cartas elegidas en una combinación, o empieza una nueva.</translation>
    </message>
    <message>
        <source>The cards of this turn are played: end the turn.</source>
        <translation>Ya has jugado en este turno: termínalo.</translation>
    </message>
    <message>
        <source>The hand counts {have}, with {limit} or less one may knock.</source>
        <extracomment>{have}: how many there are so far. {limit}: the most that is allowed.</extracomment>
        <translation>Tu mano vale {have}; puedes golpear con {limit} o menos.</translation>
    </message>
    <message>
        <source>The joker stands for {card} to the end of the round.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>El joker sustituye {card:al} hasta el final de la ronda.</translation>
    </message>
    <message>
        <source>The last draw ends playing: reset the turn first.</source>
        <translation>Después de robar la última no puedes jugar: deshaz antes tu turno.</translation>
    </message>
    <message>
        <source>The lifted cards are a meld of their own.</source>
        <translation>Las cartas elegidas ya son una combinación.</translation>
    </message>
    <message>
        <source>The stock is empty: play, or end the turn.</source>
        <translation>El mazo está vacío: juega, o termina tu turno.</translation>
    </message>
    <message>
        <source>There is no place for these cards.</source>
        <translation>No hay sitio para estas cartas.</translation>
    </message>
    <message>
        <source>stays on the table</source>
        <translation>se queda en la mesa</translation>
    </message>
    <message>
        <source>{card:^} came from the table and stays there.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} vino de la mesa y se queda ahí.</translation>
    </message>
    <message>
        <source>{card:^} fits several melds: put it on one of them.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} encaja en varias combinaciones: elige una.</translation>
    </message>
    <message>
        <source>{card:^} has to come from the hand to set the joker free.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} tiene que venir de tu mano para liberar el joker.</translation>
    </message>
    <message>
        <source>{card:^} is missing on the table.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} tiene que quedarse en la mesa.</translation>
    </message>
    <message>
        <source>{card:^} is missing where the joker stood for it.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} tiene que ocupar el lugar de su joker.</translation>
    </message>
    <message>
        <source>{card:^} is neither in the hand nor laid.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} no está en tu mano, ni tampoco {card:bajada|bajado}.</translation>
    </message>
    <message>
        <source>{card:^} lies on the table twice.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} está dos veces en la mesa.</translation>
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
            <numerusform>A tu primera jugada le falta {points} punto.</numerusform>
            <numerusform>A tu primera jugada le faltan {points} puntos.</numerusform>
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
        <translation>Con</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Fewer than the knocker</source>
        <translation>Menos que quien golpeó</translation>
    </message>
    <message>
        <source>Less than another</source>
        <translation>Menos que otro</translation>
    </message>
    <message>
        <source>More than the winner</source>
        <translation>Más que el ganador</translation>
    </message>
    <message>
        <source>Paid to the winner</source>
        <translation>Pagado al ganador</translation>
    </message>
    <message>
        <source>Played the last card</source>
        <translation>Jugó la última carta</translation>
    </message>
    <message>
        <source>Points left in the hand</source>
        <translation>Puntos que quedan en la mano</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>The round ended</source>
        <translation>La ronda terminó</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Contragolpe</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} round(s) to come.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Queda {count:f} ronda.</numerusform>
            <numerusform>Quedan {count:f} rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins round {number} with {points} left in the hand.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:gana|gana|gana|ganan} la ronda {number} con {points} en la mano.</translation>
    </message>
    <message>
        <source>{names} wins round {number}: {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:gana|gana|gana|ganan} la ronda {number}: {points}.</translation>
    </message>
    <message>
        <source>{points} fewer than the others.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} menos que los otros.</translation>
    </message>
    <message>
        <source>{points} for going out.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} por cerrar.</translation>
    </message>
    <message>
        <source>{points} for the undercut.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} por el contragolpe.</translation>
    </message>
    <message>
        <source>{points} left in the hands.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} en la mano.</translation>
    </message>
</context>
<context>
    <name>ManipulationScorekeeperText</name>
    <message>
        <source>Tens to kings</source>
        <translation>Dieces a reyes</translation>
    </message>
    <message>
        <source>What {name} has left is missing.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Anota lo que le queda a {name}.</translation>
    </message>
    <message>
        <source>Who knocked is missing.</source>
        <translation>Anota quién golpeó.</translation>
    </message>
    <message>
        <source>Who went out is missing.</source>
        <translation>Anota quién cerró.</translation>
    </message>
    <message>
        <source>when the stock ran out</source>
        <translation>cuando se agotó el mazo</translation>
    </message>
    <message>
        <source>with a knock</source>
        <translation>con un golpe</translation>
    </message>
    <message>
        <source>with the last card played</source>
        <translation>con la última carta jugada</translation>
    </message>
    <message numerus="yes">
        <source>{cards}: {entered} are entered, the packs hold {most}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {entered}: the number that was entered. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>{cards}: anotaste {entered}, pero en las barajas hay {most}.</numerusform>
            <numerusform>{cards}: anotaste {entered}, pero en las barajas hay {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first:^} and {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:^} y {last}</translation>
    </message>
    <message>
        <source>{first:^} to {last}</source>
        <comment>ranks</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:^} a {last}</translation>
    </message>
    <message>
        <source>{name} has only a total: nobody gets points for those cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>De {name} solo hay un total: nadie recibe puntos por esas cartas.</translation>
    </message>
    <message numerus="yes">
        <source>{name} knocks with {most} points at most, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {most}: the most of them, as “two” or “two cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{name} {name:puede|puede|puede|pueden} golpear con {most} punto como máximo, no {points}.</numerusform>
            <numerusform>{name} {name:puede|puede|puede|pueden} golpear con {most} puntos como máximo, no {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out with nothing left, not {points}.</source>
        <extracomment>{name}: the player, or the players of a side. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{name} {name:cerró|cerró|cerró|cerraron} sin nada en la mano, no con {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} are entered, all cards are worth {most}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>
            <numerusform>Anotaste {points}, pero todas las cartas valen {most}.</numerusform>
            <numerusform>Anotaste {points}, pero todas las cartas valen {most}.</numerusform>
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
        <translation>Una ronda</translation>
    </message>
    <message>
        <source>Ace {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>As {points}</translation>
    </message>
    <message>
        <source>After round {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Después de la ronda {points}</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartas que quedan</translation>
    </message>
    <message>
        <source>Each round won: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Cada ronda ganada: {points} más</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Terminó</translation>
    </message>
    <message>
        <source>Everybody loses the own cards</source>
        <translation>Cada uno pierde sus propias cartas</translation>
    </message>
    <message>
        <source>Everybody’s first play: {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Primera jugada de cada uno: {points}</translation>
    </message>
    <message>
        <source>Fewer than the knocker: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Menos que quien golpeó: {points} más</translation>
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
        <translation>Rey, reina, jota {points}</translation>
    </message>
    <message>
        <source>Knocking with {points} or fewer</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Golpear con {points} o menos</translation>
    </message>
    <message>
        <source>Out: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Cierre: {points} más</translation>
    </message>
    <message>
        <source>Somebody reaches {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Alguien llega a {points}</translation>
    </message>
    <message>
        <source>Ten to two, what they show</source>
        <translation>Del diez al dos, lo que marcan</translation>
    </message>
    <message>
        <source>The fewest points left win</source>
        <translation>Ganan los menos puntos</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Gana el total más alto</translation>
    </message>
    <message>
        <source>The others lose theirs</source>
        <translation>Los otros pierden las suyas</translation>
    </message>
    <message>
        <source>The winner scores the differences</source>
        <translation>El ganador se anota las diferencias</translation>
    </message>
    <message>
        <source>To {target}</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>A {target}</translation>
    </message>
    <message>
        <source>To {target}, one card drawn</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>A {target}, se roba una carta</translation>
    </message>
    <message>
        <source>To {target}, play or draw one card</source>
        <extracomment>{target}: the points that end the game.</extracomment>
        <translation>A {target}, jugar o robar una carta</translation>
    </message>
    <message>
        <source>To {target}, {cards} drawn at most</source>
        <extracomment>{target}: the points that end the game. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>A {target}, se roban como máximo {cards}</translation>
    </message>
    <message>
        <source>Whoever has: {points} more</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Todos los que llegan: {points} más</translation>
    </message>
    <message>
        <source>drawing until one plays</source>
        <translation>robar hasta jugar</translation>
    </message>
    <message>
        <source>left</source>
        <translation>quedan</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>el mazo</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>{cards} drawn at most</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>se roban como máximo {cards}</translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:golpeó|golpeó|golpeó|golpearon}</translation>
    </message>
    <message>
        <source>{name} out</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:cerró|cerró|cerró|cerraron}</translation>
    </message>
    <message>
        <source>{ranks:^} {points}</source>
        <extracomment>{ranks}: several cards of one rank: “nines”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{ranks:^} {points}</translation>
    </message>
    <message>
        <source>{ranks:^}, what they show</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>{ranks:^}, lo que marcan</translation>
    </message>
    <message>
        <source>{rounds:^}</source>
        <extracomment>{rounds}: rounds, counted, as “four rounds”.</extracomment>
        <translation>{rounds:^}</translation>
    </message>
    <message>
        <source>{target} or more: {points}</source>
        <extracomment>{target}: the points that end the game. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{target} o más: {points}</translation>
    </message>
</context>
<context>
    <name>ManipulationTable</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add to meld</source>
        <translation>Añadir a una combinación</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>Robar 1</translation>
    </message>
    <message>
        <source>Draw a second</source>
        <translation>Robar una segunda</translation>
    </message>
    <message>
        <source>Draw a third</source>
        <translation>Robar una tercera</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Robar una más</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Terminar la ronda</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message numerus="yes">
        <source>Play {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Jugar {number}</numerusform>
            <numerusform>Jugar {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>Deshacer turno</translation>
    </message>
    <message>
        <source>Since {name}’s last turn:</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Desde el último turno de {name}:</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Dividir aquí</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>frees the joker</source>
        <translation>libera el joker</translation>
    </message>
    <message numerus="yes">
        <source>group of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>grupo de {number}</numerusform>
            <numerusform>grupo de {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movida</translation>
    </message>
    <message numerus="yes">
        <source>sequence of {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>escalera de {number}</numerusform>
            <numerusform>escalera de {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>splits it</source>
        <translation>la divide</translation>
    </message>
    <message>
        <source>this ends the round, and it cannot be taken back.</source>
        <translation>esto termina la ronda y no se puede deshacer.</translation>
    </message>
    <message>
        <source>what does the joker stand for?</source>
        <translation>¿a qué carta sustituye el joker?</translation>
    </message>
    <message>
        <source>you could still lay cards in this turn.</source>
        <translation>aún podrías bajar cartas en este turno.</translation>
    </message>
</context>
<context>
    <name>ManipulationTips</name>
    <message>
        <source>A joker on the table</source>
        <translation>Un joker en la mesa</translation>
    </message>
    <message>
        <source>Groups and sequences</source>
        <translation>Grupos y escaleras</translation>
    </message>
    <message>
        <source>How a turn begins</source>
        <translation>Cómo empieza un turno</translation>
    </message>
    <message>
        <source>To knock</source>
        <translation>Golpear</translation>
    </message>
    <message>
        <source>Who wins a round</source>
        <translation>Quién gana una ronda</translation>
    </message>
</context>
<context>
    <name>ManipulationWords</name>
    <message>
        <source>a joker as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>un joker como {card}; el: el joker como {card}; del: del joker como {card}; al: al joker como {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} as {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{joker:*} como {card}; gender: m</translation>
    </message>
    <message>
        <source>{joker} without a name</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {joker}: a joker, by its colour.</extracomment>
        <translation>{joker:*} sin nombre; gender: m</translation>
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
        <translation>tu primera jugada sale solo de tu mano</translation>
    </message>
    <message>
        <source>a real {card} is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>necesita {card:un} de verdad</translation>
    </message>
    <message>
        <source>ace high only</source>
        <translation>el as solo es alto</translation>
    </message>
    <message>
        <source>ace low only</source>
        <translation>el as solo es bajo</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mezclado</translation>
    </message>
    <message>
        <source>name missing</source>
        <translation>falta un nombre</translation>
    </message>
    <message>
        <source>neither one rank nor one suit</source>
        <translation>ni un valor ni un palo</translation>
    </message>
    <message>
        <source>nothing is called {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>ninguna carta se llama {name}</translation>
    </message>
    <message>
        <source>one {card} too many</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>sobra {card:un}</translation>
    </message>
    <message>
        <source>round the corner</source>
        <translation>da la vuelta al as</translation>
    </message>
    <message>
        <source>the ace is high, after the king</source>
        <translation>el as es alto, detrás del rey</translation>
    </message>
    <message>
        <source>the ace is low or high, not both</source>
        <translation>el as es bajo o alto, no ambas cosas</translation>
    </message>
    <message>
        <source>the ace is low, before the two</source>
        <translation>el as es bajo, antes del dos</translation>
    </message>
    <message>
        <source>the joker needs a name</source>
        <translation>el joker necesita un nombre</translation>
    </message>
    <message>
        <source>the joker stays {card}</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>el joker sigue como {card}</translation>
    </message>
    <message>
        <source>the order is missing</source>
        <translation>las cartas están desordenadas</translation>
    </message>
    <message numerus="yes">
        <source>{cards} (is|are) missing</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>falta {cards}</numerusform>
            <numerusform>faltan {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} from the hand is missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>necesita {card:el} de la mano</translation>
    </message>
    <message>
        <source>{card} missing</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>necesita {card:el}</translation>
    </message>
    <message>
        <source>{card} stays</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:el} se queda</translation>
    </message>
    <message>
        <source>{card} twice</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card} dos veces</translation>
    </message>
    <message>
        <source>{first} and {second} are missing</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>necesita {first:el} y {second:el}</translation>
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
            <numerusform>necesita {number}</numerusform>
            <numerusform>necesita {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} is missing</source>
        <extracomment>{rank}: the rank of one card: “nine”.</extracomment>
        <translation>falta {rank:el}</translation>
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
        <translation>Aún sin ver: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Todavía no se ha descartado nada.</translation>
    </message>
    <message>
        <source>Whoever plays sees here what the table remembers.</source>
        <translation>En tu turno ves aquí lo que recuerda la mesa.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>recogió {cards}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A bot did not answer ({reason}), so a simple move was made for it.</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Un bot no respondió ({reason}), así que se hizo por él una jugada sencilla.</translation>
    </message>
    <message>
        <source>A bot did not answer, so a simple move was made for it.</source>
        <translation>Un bot no respondió, así que se hizo por él una jugada sencilla.</translation>
    </message>
    <message>
        <source>A file of the program is damaged, so some bots play more simply than they could.</source>
        <translation>Un archivo del programa está dañado: algunos bots juegan peor de lo que podrían.</translation>
    </message>
    <message>
        <source>A hint is given as soon as a person is to move.</source>
        <translation>Los consejos se dan cuando le toca a una persona.</translation>
    </message>
    <message>
        <source>Any key deals the rest at once.</source>
        <translation>Cualquier tecla reparte el resto de golpe.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes the move back.</source>
        <translation>Pulsa Ctrl+Z para deshacer la jugada.</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Repartir ya</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Finish this turn</source>
        <translation>Terminar este turno</translation>
    </message>
    <message>
        <source>First melds are shown as soon as a person is to move.</source>
        <translation>Las primeras bajadas se muestran cuando le toca a una persona.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message numerus="yes">
        <source>Hidden on {name}’s phone: {count} card(s).</source>
        <extracomment>{name}: the player, or the players of a side. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>En el teléfono de {name} hay {count:f} carta oculta.</numerusform>
            <numerusform>En el teléfono de {name} hay {count:f} cartas ocultas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Melds can be moved here. What is lifted on the phone lies open here.</source>
        <translation>Aquí puedes mover combinaciones. Las cartas elegidas en el teléfono están aquí descubiertas.</translation>
    </message>
    <message>
        <source>Nothing was taken back that could be done again.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play the last card</source>
        <translation>Jugar la última carta</translation>
    </message>
    <message>
        <source>See the score</source>
        <translation>Ver los puntos</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Mostrar el turno</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>The bots did not answer and were started again; nothing is lost.</source>
        <translation>Los bots no respondían y se reiniciaron; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The bots do not answer; they are started again in a few seconds.</source>
        <translation>Los bots no responden; se reinician en unos segundos.</translation>
    </message>
    <message>
        <source>The cards are mixed and will be dealt in a moment.</source>
        <translation>Las cartas están barajadas y se repartirán en un momento.</translation>
    </message>
    <message>
        <source>The deal is over, so nothing can be taken back.</source>
        <translation>El reparto ha terminado: ya no puedes deshacer nada.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The last move showed new cards, so it stands.</source>
        <translation>La última jugada mostró cartas nuevas, así que vale.</translation>
    </message>
    <message>
        <source>There is nothing yet that can be taken back.</source>
        <translation>Todavía no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>This game is only looked at.</source>
        <translation>Esta partida solo se mira.</translation>
    </message>
    <message>
        <source>What may be done is shown as soon as a person is to move.</source>
        <translation>Las jugadas posibles se muestran cuando le toca a una persona.</translation>
    </message>
    <message>
        <source>{name} answers.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:responde|responde|responde|responden}.</translation>
    </message>
    <message>
        <source>{name} has moved since; only the last move can be taken back.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} ya {name:ha|ha|ha|han} jugado después; solo puedes deshacer la última jugada.</translation>
    </message>
    <message>
        <source>{name} plays next.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Ahora le toca a {name}.</translation>
    </message>
    <message>
        <source>{name} plays on.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:sigue|sigue|sigue|siguen} jugando.</translation>
    </message>
    <message>
        <source>{name}, nothing is asked of this hand.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: ahora no hay nada que hacer.</translation>
    </message>
    <message>
        <source>{name}, play the last card.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: juega tu última carta.</translation>
    </message>
    <message>
        <source>{name}, this ends the turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: con esto termina tu turno.</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>on {date}</source>
        <extracomment>{date}: a day, as “12 May 2026”.</extracomment>
        <translation>el {date}</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>hoy a las {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>ayer a las {time}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Agreements</source>
        <translation>Acuerdos</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Eliminar reglas</translation>
    </message>
    <message>
        <source>Strong bots have learnt no rules like these: they play as in {rules}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Los bots fuertes no han aprendido reglas como estas: juegan como en {rules}.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{field}: a number from {least} to {most} is missing.</source>
        <extracomment>{field}: the label of a field. {least}: the fewest of them, as “two” or “two cards”. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: escribe un número de {least} a {most}.</translation>
    </message>
    <message>
        <source>{field}: {number} is less than {least}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {least}: the fewest of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} es menos que {least}.</translation>
    </message>
    <message>
        <source>{field}: {number} is more than {most}.</source>
        <extracomment>{field}: the label of a field. {number}: the number of a move, a deal, a seat, or how many there are. {most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>{field}: {number} es más que {most}.</translation>
    </message>
    <message>
        <source>{field}: “{text}” is not a number.</source>
        <extracomment>{field}: the label of a field. {text}: what is said first.</extracomment>
        <translation>{field}: “{text}” no es un número.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Add a deal</source>
        <translation>Añadir un reparto</translation>
    </message>
    <message>
        <source>Add cards</source>
        <translation>Añadir cartas</translation>
    </message>
    <message>
        <source>How many people and bots sit at the table.</source>
        <translation>Cuántas personas y bots se sientan a la mesa.</translation>
    </message>
    <message>
        <source>To go out: {needed}.</source>
        <extracomment>{needed}: the complete piles that are needed, listed.</extracomment>
        <translation>Para cerrar: {needed}.</translation>
    </message>
    <message>
        <source>below {score}: {points}</source>
        <extracomment>{score}: a score in points. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>por debajo de {score}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <translation>
            <numerusform>carta</numerusform>
            <numerusform>cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>reparto {number}: {piles}</translation>
    </message>
    <message numerus="yes">
        <source>deal(s)</source>
        <translation>
            <numerusform>reparto</numerusform>
            <numerusform>repartos</numerusform>
        </translation>
    </message>
    <message>
        <source>deals {number} to {last}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {last}: the last of those that are named together. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>repartos {number} a {last}: {piles}</translation>
    </message>
    <message>
        <source>else {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>si no, {points}</translation>
    </message>
    <message>
        <source>from deal {number}: {piles}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>desde el reparto {number}: {piles}</translation>
    </message>
    <message>
        <source>hand {hand}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>mano {hand}, pie {foot}</translation>
    </message>
    <message>
        <source>hand {hand}, knee {knee}, foot {foot}</source>
        <extracomment>{hand}: how many cards the hand has, as “eleven cards” or “11”. {knee}: how many cards the knee has, as “eleven cards” or “11”. {foot}: how many cards the foot has, as “eleven cards” or “11”.</extracomment>
        <translation>mano {hand}, rodilla {knee}, pie {foot}</translation>
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
            <numerusform>baraja</numerusform>
            <numerusform>barajas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>player(s)</source>
        <translation>
            <numerusform>jugador</numerusform>
            <numerusform>jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>ronda</numerusform>
            <numerusform>rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock pile(s)</source>
        <translation>
            <numerusform>mazo</numerusform>
            <numerusform>mazos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wild(s)</source>
        <translation>
            <numerusform>comodín</numerusform>
            <numerusform>comodines</numerusform>
        </translation>
    </message>
    <message>
        <source>{fields} do not go together: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation>{fields} no van juntos: {reason}.</translation>
    </message>
    <message>
        <source>{fields}: {reason}.</source>
        <extracomment>{fields}: labels of rules, listed. {reason}: why something cannot be.</extracomment>
        <translation>{fields}: {reason}.</translation>
    </message>
    <message>
        <source>{label}: {new} instead of {old}</source>
        <extracomment>{label}: the label of a rule or a field. {new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{label}: {new} en lugar de {old}</translation>
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
            <numerusform>{named}, y {count:m} cambio más</numerusform>
            <numerusform>{named}, y {count:m} cambios más</numerusform>
        </translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} en lugar de {old}</translation>
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
        <translation>nada</translation>
    </message>
    <message numerus="yes">
        <source>{count} clean</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:limpia|limpia|limpia|limpias|limpias}; gender: pf</numerusform>
            <numerusform>{count:f} {piles:limpia|limpia|limpia|limpias|limpias}; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:limpia|limpia|limpia|limpias|limpias} de {ranks}; gender: pf</numerusform>
            <numerusform>{count:f} {piles:limpia|limpia|limpia|limpias|limpias} de {ranks}; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles:sucia|sucia|sucia|sucias|sucias}; gender: pf</numerusform>
            <numerusform>{count:f} {piles:sucia|sucia|sucia|sucias|sucias}; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} in all</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} en total; gender: pf</numerusform>
            <numerusform>{count:f} en total; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of any kind</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} de cualquier clase; gender: pf</numerusform>
            <numerusform>{count:f} de cualquier clase; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {ranks}</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {ranks}: several cards of one rank: “nines”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} de {ranks}; gender: pf</numerusform>
            <numerusform>{count:f} de {ranks}; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild</source>
        <comment>{piles}</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} de comodines; gender: pf</numerusform>
            <numerusform>{count:f} de comodines; gender: pf</numerusform>
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
        <translation>Se suman tal como están, y nada los dobla.</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Calm</source>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Narrated</source>
        <translation>Narrado</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
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
        <translation>Ritmo de los bots</translation>
    </message>
</context>
<context>
    <name>PacketOptions</name>
    <message>
        <source>A stock with fewer cards than a draw is drawn whole, and play goes on.</source>
        <translation>Si el mazo no alcanza para robar, lo robas entero y el juego sigue.</translation>
    </message>
    <message>
        <source>Add a packet</source>
        <translation>Añadir un paquete</translation>
    </message>
    <message>
        <source>After somebody is out, everybody else has one more turn.</source>
        <translation>Cuando alguien cierra, todos los demás juegan un turno más.</translation>
    </message>
    <message>
        <source>At least one meld that it makes or extends has no wild: three nines with two queens and a two will do.</source>
        <translation>Al menos una combinación que hagas o amplíes tiene que ir sin comodines: valen tres nueves con dos reinas y un dos.</translation>
    </message>
    <message>
        <source>Before play: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Antes de jugar: {by_deal}.</translation>
    </message>
    <message>
        <source>Cards of a draw</source>
        <translation>Cartas que se roban</translation>
    </message>
    <message>
        <source>Cards of each packet everybody is dealt: the hand first, the foot last.</source>
        <translation>Cartas de cada paquete que recibe cada uno: primero la mano, al final el pie.</translation>
    </message>
    <message>
        <source>Drawn from the stock: {by_deal}.</source>
        <extracomment>{by_deal}: what holds deal by deal: “deal 1: two; from deal 2: three”.</extracomment>
        <translation>Se roban del mazo: {by_deal}.</translation>
    </message>
    <message>
        <source>Each foot goes to the left-hand neighbour.</source>
        <translation>Cada pie pasa al jugador de la izquierda.</translation>
    </message>
    <message>
        <source>Each foot goes to the player opposite.</source>
        <translation>Cada pie pasa al jugador de enfrente.</translation>
    </message>
    <message>
        <source>Each foot goes to the right-hand neighbour.</source>
        <translation>Cada pie pasa al jugador de la derecha.</translation>
    </message>
    <message>
        <source>Every player needs the first meld, not only the side; cards laid onto partners’ melds count.</source>
        <translation>Cada jugador necesita una primera bajada, no solo el equipo; cuentan las cartas puestas en combinaciones del compañero.</translation>
    </message>
    <message>
        <source>First meld by every player</source>
        <translation>Primera bajada de cada jugador</translation>
    </message>
    <message>
        <source>How many cards a turn draws from the stock, deal by deal; the last repeats.</source>
        <translation>Cuántas cartas robas del mazo, reparto a reparto; el último se repite.</translation>
    </message>
    <message>
        <source>In the first meld</source>
        <translation>En la primera bajada</translation>
    </message>
    <message>
        <source>It holds no wilds.</source>
        <translation>Una primera bajada no admite comodines.</translation>
    </message>
    <message>
        <source>Knee and foot go to the left-hand neighbour.</source>
        <translation>Rodilla y pie pasan al jugador de la izquierda.</translation>
    </message>
    <message>
        <source>Knee and foot go to the player opposite.</source>
        <translation>Rodilla y pie pasan al jugador de enfrente.</translation>
    </message>
    <message>
        <source>Knee and foot go to the right-hand neighbour.</source>
        <translation>Rodilla y pie pasan al jugador de la derecha.</translation>
    </message>
    <message>
        <source>Melding the hand out ends the turn</source>
        <translation>Bajar la última carta termina el turno</translation>
    </message>
    <message>
        <source>Not used, since a {pile} opens the foot.</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>No se usa: una {pile} abre el pie.</translation>
    </message>
    <message>
        <source>One more turn for the others</source>
        <translation>Un turno más para los otros</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>Passing packets</source>
        <translation>Pasar paquetes</translation>
    </message>
    <message>
        <source>The foot is picked up</source>
        <translation>El pie se recoge</translation>
    </message>
    <message>
        <source>The last cards are drawn</source>
        <translation>Las últimas cartas se roban</translation>
    </message>
    <message>
        <source>The last cards are drawn though they are fewer; only drawing from an empty stock ends the deal.</source>
        <translation>Robas las últimas cartas aunque sean pocas; solo robar de un mazo vacío termina el reparto.</translation>
    </message>
    <message>
        <source>Then one more turn for the others</source>
        <translation>Después, un turno más para los otros</translation>
    </message>
    <message>
        <source>What a first meld needs besides its points.</source>
        <translation>Qué necesita una primera bajada además de sus puntos.</translation>
    </message>
    <message>
        <source>What makes a player pick up the foot.</source>
        <translation>Qué hace que recojas tu pie.</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else has one more turn.</source>
        <translation>Cuando alguien cierra, todos los demás juegan un turno más.</translation>
    </message>
    <message>
        <source>Where all packets but the hand go before play, deal by deal; the last repeats.</source>
        <translation>Adónde pasan antes de jugar todos los paquetes menos la mano, reparto a reparto; el último se repite.</translation>
    </message>
    <message>
        <source>Whether one partner&apos;s first meld serves the whole side.</source>
        <translation>Si la primera bajada de un compañero vale para todo el equipo.</translation>
    </message>
    <message>
        <source>Who melds the last card picks up the foot, and the turn is over.</source>
        <translation>Si bajas tu última carta, recoges tu pie y tu turno termina.</translation>
    </message>
    <message>
        <source>Who needs a first meld</source>
        <translation>Quién necesita una primera bajada</translation>
    </message>
    <message>
        <source>a draw larger than the stock ends the deal</source>
        <translation>un mazo que no alcanza para robar termina el reparto</translation>
    </message>
    <message>
        <source>a meld without wilds</source>
        <translation>una combinación sin comodines</translation>
    </message>
    <message>
        <source>after melding the hand out the turn goes on</source>
        <translation>tras bajar la última carta, el turno sigue</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>cada jugador</translation>
    </message>
    <message>
        <source>everybody else has one more turn after somebody is out</source>
        <translation>todos los demás juegan un turno más cuando alguien cierra</translation>
    </message>
    <message>
        <source>knee and foot go across the table</source>
        <translation>rodilla y pie pasan al otro lado de la mesa</translation>
    </message>
    <message>
        <source>knee and foot go to the left</source>
        <translation>rodilla y pie pasan a la izquierda</translation>
    </message>
    <message>
        <source>knee and foot go to the right</source>
        <translation>rodilla y pie pasan a la derecha</translation>
    </message>
    <message>
        <source>melding the hand out ends the turn</source>
        <translation>bajar la última carta termina el turno</translation>
    </message>
    <message>
        <source>no wilds at all</source>
        <translation>ningún comodín</translation>
    </message>
    <message>
        <source>nothing else</source>
        <comment>first meld</comment>
        <translation>nada más</translation>
    </message>
    <message>
        <source>nothing is passed</source>
        <translation>no se pasa nada</translation>
    </message>
    <message>
        <source>on completing a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>cuando completas una {pile}</translation>
    </message>
    <message>
        <source>the deal ends as soon as somebody is out</source>
        <translation>el reparto termina en cuanto alguien cierra</translation>
    </message>
    <message>
        <source>the foot goes across the table</source>
        <translation>el pie pasa al otro lado de la mesa</translation>
    </message>
    <message>
        <source>the foot goes to the left</source>
        <translation>el pie pasa a la izquierda</translation>
    </message>
    <message>
        <source>the foot goes to the right</source>
        <translation>el pie pasa a la derecha</translation>
    </message>
    <message>
        <source>the last cards are drawn, too</source>
        <translation>también se roban las últimas cartas</translation>
    </message>
    <message>
        <source>the side</source>
        <translation>el equipo</translation>
    </message>
    <message>
        <source>when the hand is empty and the side has a {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>cuando la mano se acaba y el equipo tiene una {pile}</translation>
    </message>
    <message>
        <source>{new} drawn instead of {old}</source>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>se roban {new} en lugar de {old}</translation>
    </message>
    <message>
        <source>{new} instead of {old}</source>
        <comment>packets</comment>
        <extracomment>{new}: what a rule says now, as “two cards”. {old}: what a rule said before, as “two cards”.</extracomment>
        <translation>{new} en lugar de {old}</translation>
    </message>
</context>
<context>
    <name>PastDeals</name>
    <message>
        <source>{dealer} dealt. {ended}</source>
        <extracomment>{dealer}: the player who deals. {ended}: a sentence of how the deal ended.</extracomment>
        <translation>{dealer} {dealer:repartió|repartió|repartió|repartieron}. {ended}</translation>
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
        <translation>Familia, en las hojas</translation>
    </message>
    <message>
        <source>Forget these names</source>
        <translation>Olvidar estos nombres</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Nombre en el asiento {number}</translation>
    </message>
    <message>
        <source>Names as last used; a pace counts while a bot sits there.</source>
        <translation>Los últimos nombres usados; el ritmo vale mientras juegue ahí un bot.</translation>
    </message>
    <message>
        <source>Pace at seat {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Ritmo en el asiento {number}</translation>
    </message>
    <message>
        <source>Pace of all</source>
        <translation>El mismo para todos</translation>
    </message>
    <message>
        <source>People who have played</source>
        <translation>Personas que han jugado</translation>
    </message>
    <message>
        <source>Place, on sheets</source>
        <translation>Lugar, en las hojas</translation>
    </message>
</context>
<context>
    <name>Phone</name>
    <message>
        <source>Another phone shows your cards now.</source>
        <translation>Tus cartas están ahora en otro teléfono.</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Volver a las cartas</translation>
    </message>
    <message>
        <source>Cards by rank</source>
        <translation>Cartas por valor</translation>
    </message>
    <message>
        <source>Every seat has a code of its own: point the camera of this phone at yours on the big screen. The key F7 shows the codes there.</source>
        <translation>Cada asiento tiene su código: apunta la cámara de este teléfono al tuyo en la pantalla grande. Allí, F7 muestra los códigos.</translation>
    </message>
    <message>
        <source>For the left hand</source>
        <translation>Para zurdos</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Ocultar las cartas</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Load the page again</source>
        <translation>Cargar la página otra vez</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Reparto siguiente</translation>
    </message>
    <message>
        <source>No camera? Type the number below your code:</source>
        <translation>¿Sin cámara? Escribe el número que está bajo tu código:</translation>
    </message>
    <message>
        <source>No code on the big screen has this number.</source>
        <translation>Ese número no está en la pantalla grande.</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Una menos</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Una más</translation>
    </message>
    <message>
        <source>Point the camera of this phone at your code on the big screen.</source>
        <translation>Apunta la cámara de este teléfono a tu código en la pantalla grande.</translation>
    </message>
    <message>
        <source>Same Wi-Fi as the computer?</source>
        <translation>¿La misma wifi que el ordenador?</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mostrar mis cartas</translation>
    </message>
    <message>
        <source>Since {time} this phone shows no cards. Nothing was lost.</source>
        <extracomment>{time}: a time of day.</extracomment>
        <translation>Este teléfono no muestra cartas desde las {time}. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Somebody else plays here now.</source>
        <translation>Ahora juega aquí otra persona.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Stays in this home network.</source>
        <translation>No sale de la red de tu casa.</translation>
    </message>
    <message>
        <source>Take this seat</source>
        <translation>Ocupar este asiento</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Toca adónde va.</translation>
    </message>
    <message>
        <source>Text and cards</source>
        <translation>Texto y cartas</translation>
    </message>
    <message>
        <source>That is not {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>No soy {name}</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los otros</translation>
    </message>
    <message>
        <source>The phone turns them down after two minutes without a touch, or when you hide them.</source>
        <translation>El teléfono las pone boca abajo tras dos minutos sin tocarlo, o cuando las ocultas.</translation>
    </message>
    <message>
        <source>The program at the table has changed</source>
        <translation>El programa de la mesa ha cambiado</translation>
    </message>
    <message>
        <source>The program at the table has changed. Load this page again.</source>
        <translation>El programa de la mesa ha cambiado. Carga esta página otra vez.</translation>
    </message>
    <message>
        <source>The screen was asked: somebody there says yes or no.</source>
        <translation>La pantalla grande pregunta: allí alguien dice sí o no.</translation>
    </message>
    <message>
        <source>The table is not in reach</source>
        <translation>No se llega a la mesa</translation>
    </message>
    <message>
        <source>This code is no longer good</source>
        <translation>Este código ya no vale</translation>
    </message>
    <message>
        <source>This code is no longer good. Scan the one on the big screen.</source>
        <translation>Este código ya no vale. Escanea el de la pantalla grande.</translation>
    </message>
    <message>
        <source>This phone has seen no cards</source>
        <translation>Aquí no se mostraron cartas</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>A la mesa</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>A tu mano</translation>
    </message>
    <message>
        <source>Too many numbers were wrong. Scan the code, or try again in a while.</source>
        <translation>Demasiados números incorrectos. Escanea el código o prueba más tarde.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Probar ahora</translation>
    </message>
    <message>
        <source>Trying again by itself. Your seat and your lifted cards are kept.</source>
        <translation>Vuelve a intentarlo solo. Tu asiento y las cartas elegidas se conservan.</translation>
    </message>
    <message>
        <source>Use this phone</source>
        <translation>Usar este teléfono</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Waiting for the table …</source>
        <translation>Esperando a la mesa …</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Qué puedes hacer</translation>
    </message>
    <message>
        <source>What you lift lies open on the big screen.</source>
        <translation>Las cartas que eliges están descubiertas en la pantalla grande.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>¿Cuál es tu asiento?</translation>
    </message>
    <message>
        <source>You are {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Juegas como {name}.</translation>
    </message>
    <message>
        <source>You play next.</source>
        <translation>Te toca a ti.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Your cards are at the screen now.</source>
        <translation>Tus cartas están ahora en la pantalla.</translation>
    </message>
    <message>
        <source>Your cards come to this phone. Nobody else sees them, not even the big screen.</source>
        <translation>Tus cartas pasan a este teléfono. Nadie más las ve, ni siquiera la pantalla grande.</translation>
    </message>
    <message>
        <source>Your cards lie face down</source>
        <translation>Tus cartas están boca abajo</translation>
    </message>
    <message>
        <source>Your cards stay at the screen.</source>
        <translation>Tus cartas se quedan en la pantalla.</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>{name}, no meld takes what is lifted.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: ninguna combinación admite las cartas que elegiste.</translation>
    </message>
</context>
<context>
    <name>PhoneNews</name>
    <message>
        <source>Give them to the phone</source>
        <translation>Pasarlas al teléfono</translation>
    </message>
    <message>
        <source>Keep them here</source>
        <translation>Dejarlas aquí</translation>
    </message>
    <message>
        <source>They go from this screen to the phone, and come back with F7.</source>
        <translation>Pasan de esta pantalla al teléfono y vuelven con F7.</translation>
    </message>
    <message>
        <source>To this screen</source>
        <translation>A esta pantalla</translation>
    </message>
    <message>
        <source>{name}’s phone asks for the cards.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>El teléfono de {name} pide las cartas.</translation>
    </message>
    <message>
        <source>{name}’s phone is asleep.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>El teléfono de {name} está dormido.</translation>
    </message>
    <message>
        <source>{name}’s phone is not here yet.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>El teléfono de {name} aún no está aquí.</translation>
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
        <translation>Un segundo</translation>
    </message>
    <message>
        <source>Agreed on in new games</source>
        <translation>Acordado para partidas nuevas</translation>
    </message>
    <message>
        <source>Anything, for practice</source>
        <translation>Todo, para practicar</translation>
    </message>
    <message>
        <source>As long as no card was seen</source>
        <translation>Hasta ver una carta nueva</translation>
    </message>
    <message>
        <source>Ask before a costly slip or what partners agreed not to do</source>
        <translation>Avisar antes de un error caro o de romper un acuerdo</translation>
    </message>
    <message>
        <source>Ask before a discard or act that ends the turn</source>
        <translation>Preguntar antes de lo que termina el turno</translation>
    </message>
    <message>
        <source>Ask before a game is left, although it is kept</source>
        <translation>Preguntar antes de salir de una partida, aunque esté guardada</translation>
    </message>
    <message>
        <source>Both are fixed when a game begins and stand on its score sheet. Anything may be taken back by a person who plays alone.</source>
        <translation>Las dos cosas se fijan al empezar una partida y constan en su hoja de puntos. Si juegas solo, puedes deshacerlo todo.</translation>
    </message>
    <message>
        <source>Explain what happens for the first time</source>
        <translation>Explicar las cosas la primera vez que ocurren</translation>
    </message>
    <message>
        <source>Five seconds</source>
        <translation>Cinco segundos</translation>
    </message>
    <message>
        <source>How long experts think</source>
        <translation>Cuánto piensan los expertos</translation>
    </message>
    <message>
        <source>Last discards</source>
        <translation>Últimos descartes</translation>
    </message>
    <message>
        <source>Narrated waits for a key after each turn. A first game is slow until a pace is chosen. A bot&apos;s seat may have a pace of its own, under People.</source>
        <translation>Narrado espera una tecla después de cada turno. Tu primera partida es lenta hasta que elijas un ritmo. En Personas, el asiento de un bot puede tener su propio ritmo.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Ritmo de los bots</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Say what speaks for a bot’s move, as far as all can see it</source>
        <translation>Explicar las jugadas de los bots, según lo que todos pueden ver</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Tell me when I miss something big</source>
        <translation>Avisarme cuando se me escapa algo grande</translation>
    </message>
    <message>
        <source>To learn by</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Cartas sin ver</translation>
    </message>
    <message>
        <source>With more time, expert bots try moves in more imagined deals.</source>
        <translation>Con más tiempo, los bots expertos prueban sus jugadas en más repartos imaginados.</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>No button is golden now: press the letter on the one you want.</source>
        <translation>Ahora no hay botón dorado: pulsa la letra del que quieras.</translation>
    </message>
    <message>
        <source>The memory aid is off; the preferences turn it on.</source>
        <translation>El recordatorio está apagado; actívalo en las preferencias.</translation>
    </message>
    <message>
        <source>There is no hint ({reason}).</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>No hay consejo ({reason}).</translation>
    </message>
    <message>
        <source>What may {name} do now?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>¿Qué puede hacer {name} ahora?</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gana la partida</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Name, player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Nombre, jugador {number}</translation>
    </message>
    <message>
        <source>Only bots play; the game is watched.</source>
        <translation>Solo juegan bots; aquí se mira.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>What was played stays as it is; a bot plays on with the same cards.</source>
        <translation>Lo jugado queda como está; un bot sigue jugando con las mismas cartas.</translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message>
        <source>Expected points over the deal</source>
        <translation>Puntos esperados a lo largo del reparto</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primer turno</translation>
    </message>
</context>
<context>
    <name>PortraitDialog</name>
    <message>
        <source>A photo may also be dropped here.</source>
        <translation>También puedes soltar aquí una foto.</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Pelota</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Barco</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Perro</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pez</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Flor</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Inicial</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Búho</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Photo from a file</source>
        <translation>Foto de un archivo</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Star</source>
        <comment>picture</comment>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Tetera</translation>
    </message>
    <message>
        <source>The photo is being read.</source>
        <translation>Leyendo la foto.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Whose picture is it?</source>
        <translation>¿De quién es esta imagen?</translation>
    </message>
</context>
<context>
    <name>PreferencesController</name>
    <message>
        <source>{name}: the photo cannot be read, so the initial is shown.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name}: la foto no se puede leer, así que se muestra la inicial.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar lo original</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Deshacer los cambios</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>3 eights</source>
        <translation>3 ochos</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>No printer is set up here. Save the page as a PDF and print that.</source>
        <translation>Aquí no hay ninguna impresora. Guarda la página como PDF e imprímela.</translation>
    </message>
    <message>
        <source>The page is sent to the printer.</source>
        <translation>La página se envió a la impresora.</translation>
    </message>
    <message>
        <source>The printer does not take the page. Save it as a PDF instead.</source>
        <translation>La impresora no aceptó la página. Guárdala mejor como PDF.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A side has {most} lines of other points in a deal at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Un equipo puede tener como máximo {most} líneas de otros puntos por reparto.</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}, but the game has {deals}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals.</extracomment>
        <translation>
            <numerusform>Reparto {deal}, pero la partida tiene {deals}.</numerusform>
            <numerusform>Reparto {deal}, pero la partida tiene {deals}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every side needs a total.</source>
        <translation>Cada equipo necesita un total.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Es el turno de {name}.</translation>
    </message>
    <message>
        <source>Lift a card first.</source>
        <translation>Elige primero una carta.</translation>
    </message>
    <message>
        <source>Other points belong to a deal: deal first.</source>
        <translation>Los otros puntos pertenecen a un reparto: reparte primero.</translation>
    </message>
    <message>
        <source>Other points go from −{most} to {most}, and are not 0.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Los otros puntos van de −{most} a {most}, y no son 0.</translation>
    </message>
    <message>
        <source>Other points need a word, of {most} characters at most.</source>
        <extracomment>{most}: the most of them, as “two” or “two cards”.</extracomment>
        <translation>Los otros puntos necesitan una palabra de {most} caracteres como máximo.</translation>
    </message>
    <message>
        <source>Rounds won count for nothing in this game.</source>
        <translation>Las rondas ganadas no cuentan en este juego.</translation>
    </message>
    <message>
        <source>The answer is yes or no, nothing more.</source>
        <translation>Responde sí o no, nada más.</translation>
    </message>
    <message>
        <source>The table moves first.</source>
        <translation>Primero juega la mesa.</translation>
    </message>
    <message>
        <source>The table&apos;s move should be {due}.</source>
        <extracomment>{due}: the move that the file should hold.</extracomment>
        <translation>La jugada de la mesa debería ser {due}.</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>primero, roba</translation>
    </message>
    <message>
        <source>one card only</source>
        <translation>solo una carta</translation>
    </message>
    <message>
        <source>{card:^} is not in the hand.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} no está en la mano.</translation>
    </message>
    <message>
        <source>{names}: {total}, but the game goes to {target}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {target}: the points that end the game.</extracomment>
        <translation>{names}: {total}, pero la partida es a {target}.</translation>
    </message>
    <message>
        <source>{names}: {total}, but totals go from {lowest} to {limit}.</source>
        <extracomment>{names}: several players, listed. {total}: how many there are in all, or all points together. {lowest}: the least that is allowed. {limit}: the most that is allowed.</extracomment>
        <translation>{names}: {total}, pero los totales van de {lowest} a {limit}.</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>turno de {name}</translation>
    </message>
</context>
<context>
    <name>PuzzleGuide</name>
    <message>
        <source>All cards go back to where they were.</source>
        <translation>Todas las cartas vuelven a donde estaban.</translation>
    </message>
    <message>
        <source>Begin the puzzle again?</source>
        <translation>¿Empezar el problema de nuevo?</translation>
    </message>
    <message>
        <source>Leave the puzzle?</source>
        <translation>¿Salir del problema?</translation>
    </message>
    <message>
        <source>The puzzle is over.</source>
        <translation>El problema ha terminado.</translation>
    </message>
    <message>
        <source>What was tried here is not kept.</source>
        <translation>Lo que has probado aquí no se guarda.</translation>
    </message>
</context>
<context>
    <name>PuzzleTalk</name>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Not yet: there is a better way.</source>
        <translation>Aún no: hay una manera mejor.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Problema {number} de {total}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Problema {number} de {total} · resuelto</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total} · solved at the first try</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Problema {number} de {total} · resuelto al primer intento</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, easy · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Problema {number} de {total}, fácil · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, hard · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Problema {number} de {total}, difícil · {game}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {total}, medium · {game}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together. {game}: the title of a game.</extracomment>
        <translation>Problema {number} de {total}, medio · {game}</translation>
    </message>
    <message>
        <source>Right: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Correcto: {reason}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>¡Resuelto!</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Esta es la respuesta.</translation>
    </message>
    <message>
        <source>This was the answer.</source>
        <translation>Esta era la respuesta.</translation>
    </message>
    <message>
        <source>This was the answer: {reason}</source>
        <extracomment>{reason}: why something cannot be.</extracomment>
        <translation>Esta era la respuesta: {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>Puzzle {number}: {title}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {title}: the title of a document.</extracomment>
        <translation>Problema {number}: {title}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>aún sin probar</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation>probado, aún sin resolver</translation>
    </message>
</context>
<context>
    <name>PuzzlesController</name>
    <message>
        <source>The puzzles of this game cannot be read.</source>
        <translation>Los problemas de este juego no se pueden leer.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} damaged puzzle(s) (is|are) left out.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Se deja fuera {count:m} problema dañado.</numerusform>
            <numerusform>Se dejan fuera {count:m} problemas dañados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Who solves them</source>
        <translation>Quién resuelve</translation>
    </message>
    <message numerus="yes">
        <source>{name} has solved {number} of {total} puzzle(s).</source>
        <extracomment>{name}: the player, or the players of a side. {number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>
            <numerusform>{name} {name:ha|ha|ha|han} resuelto {number} de {total} problema.</numerusform>
            <numerusform>{name} {name:ha|ha|ha|han} resuelto {number} de {total} problemas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingChart</name>
    <message>
        <source>Rating after each game</source>
        <translation>Índice después de cada partida</translation>
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
        <translation>Cómo se fija el triunfo</translation>
    </message>
    <message>
        <source>Passing the deal on</source>
        <translation>Ceder el reparto</translation>
    </message>
    <message>
        <source>Refe</source>
        <translation>Refe</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>Rechazada</translation>
    </message>
    <message>
        <source>led</source>
        <translation>de salida</translation>
    </message>
    <message>
        <source>talon {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>mazo {number}</translation>
    </message>
    <message>
        <source>{name} lays one card aside.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:aparta|aparta|aparta|apartan} una carta.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name} {name:gana|gana|gana|ganan} la baza.</translation>
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
    <message>
        <source>played {cards}</source>
        <comment>{name}</comment>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>said Dalje(| {count} times)</source>
        <comment>{name}</comment>
        <extracomment>{count}: the number on which the plural form depends. {name}: the player, or the players of a side.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>{name} said Dalje.</source>
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
        <source>{name} says Dalje.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
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
        <source>{name} takes the trick, comes to 0 and wins.</source>
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
        <source>{name} won trick {number} with {card}, came to 0 and won.</source>
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
        <translation>Ober; el: el Ober; del: del Ober; al: al Ober; un: un Ober; gender: m</translation>
    </message>
    <message>
        <source>Unter</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Unter; el: el Unter; del: del Unter; al: al Unter; un: un Unter; gender: m</translation>
    </message>
    <message>
        <source>acorns</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>bellotas; el: las bellotas; del: de las bellotas; al: a las bellotas; un: bellotas; gender: pf</translation>
    </message>
    <message>
        <source>bells</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cascabeles; el: los cascabeles; del: de los cascabeles; al: a los cascabeles; un: cascabeles; gender: p</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>Hungarian</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>corazones; el: los corazones; del: de los corazones; al: a los corazones; un: corazones; gender: p</translation>
    </message>
    <message>
        <source>leaves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>hojas; el: las hojas; del: de las hojas; al: a las hojas; un: hojas; gender: pf</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ninguna baza; gender: f</translation>
    </message>
    <message>
        <source>the {rank}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {rank}: the rank of one card: “nine”.</extracomment>
        <translation>{rank:el}; el: {rank:el}; del: {rank:del}; al: {rank:al}; un: {rank:un}; gender: {rank:gender}</translation>
    </message>
    <message numerus="yes">
        <source>{count} trick(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} baza; el: la baza; del: de la baza; al: a la baza; gender: f</numerusform>
            <numerusform>{count:f} bazas; el: las {count:f} bazas; del: de las {count:f} bazas; al: a las {count:f} bazas; gender: pf</numerusform>
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
        <translation>Intro o un doble clic repasa una jugada</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostradas</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes">
        <source>On the discard pile lies {cards}, {count} card(s) in all.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Encima del pozo: {cards}; {count:f} carta en total.</numerusform>
            <numerusform>Encima del pozo: {cards}; {count:f} cartas en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the discard pile lies {cards}.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Encima del pozo: {cards}.</translation>
    </message>
    <message>
        <source>Points on the table: {sides}.</source>
        <extracomment>{sides}: the sides, as “two pairs”, or listed with what each of them has.</extracomment>
        <translation>Puntos en la mesa: {sides}.</translation>
    </message>
</context>
<context>
    <name>ReportSentences</name>
    <message>
        <source>Bots play the cards again: {share} %</source>
        <extracomment>{share}: how much of the work is done, in per cent.</extracomment>
        <translation>Los bots vuelven a jugar las cartas: {share} %</translation>
    </message>
    <message numerus="yes">
        <source>Bots played these cards {number} time(s). Cards: how much more they scored with them than the usual {usual}. Play: how much more than the bots was scored.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {usual}: the usual number of points.</extracomment>
        <translation>
            <numerusform>Los bots jugaron estas cartas {number} vez. Cartas: cuánto más sacaron con ellas que los {usual} habituales. Juego: cuánto más se sacó que los bots.</numerusform>
            <numerusform>Los bots jugaron estas cartas {number} veces. Cartas: cuánto más sacaron con ellas que los {usual} habituales. Juego: cuánto más se sacó que los bots.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances of winning left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Opciones de ganar regaladas, según lo que los jugadores podían saber: {parts}.</translation>
    </message>
    <message>
        <source>Decisions could not be judged.</source>
        <translation>No se pudieron juzgar las decisiones.</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Puntos esperados</translation>
    </message>
    <message>
        <source>Expected points, fewer are better</source>
        <translation>Puntos esperados, mejor cuantos menos</translation>
    </message>
    <message>
        <source>Left on the table, by what players could know: {parts}.</source>
        <extracomment>{parts}: the parts of a sum, or several statements, listed.</extracomment>
        <translation>Puntos regalados, según lo que los jugadores podían saber: {parts}.</translation>
    </message>
    <message>
        <source>No decision stands out: all of them were about as good as any other.</source>
        <translation>Ninguna decisión destaca: cada una fue tan buena como las demás.</translation>
    </message>
    <message>
        <source>The cards were about as good for everybody.</source>
        <translation>Las cartas fueron más o menos igual de buenas para todos.</translation>
    </message>
    <message>
        <source>The cards were better for {names}, by about {points}.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Las cartas fueron mejores para {names}, por unos {points}.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is often luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:sacó|sacó|sacó|sacaron} más de ellas, por {points}. Tanto suele ser suerte.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. So much is seldom luck alone.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:sacó|sacó|sacó|sacaron} más de ellas, por {points}. Tanto rara vez es solo suerte.</translation>
    </message>
    <message>
        <source>{names} made more of them, by {points}. That is more than luck.</source>
        <extracomment>{names}: several players, listed. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{names} {names:sacó|sacó|sacó|sacaron} más de ellas, por {points}. Eso es más que suerte.</translation>
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
        <translation>Merece otra mirada</translation>
    </message>
</context>
<context>
    <name>RuleCardController</name>
    <message>
        <source>Print the rule card</source>
        <translation>Imprimir la tarjeta de reglas</translation>
    </message>
</context>
<context>
    <name>RuleCardPage</name>
    <message>
        <source>Find in these rules</source>
        <translation>Buscar en estas reglas</translation>
    </message>
    <message>
        <source>Find in these rules (Ctrl+F)</source>
        <translation>Buscar en estas reglas (Ctrl+F)</translation>
    </message>
    <message>
        <source>Nothing on this card has these words.</source>
        <translation>Nada de esta tarjeta tiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>Less: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Menos: {field}</translation>
    </message>
    <message>
        <source>More: {field}</source>
        <extracomment>{field}: the label of a field.</extracomment>
        <translation>Más: {field}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>No rule has these words.</source>
        <translation>Ninguna regla tiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>RulesBesidePage</name>
    <message>
        <source>Also show where they agree</source>
        <translation>Mostrar también en qué coinciden</translation>
    </message>
    <message>
        <source>Before the dash {one_set}, behind it {other_set}</source>
        <extracomment>{one_set}: the title of the first of two rule sets. {other_set}: the title of the second of two rule sets.</extracomment>
        <translation>Antes de la raya, {one_set}; después, {other_set}</translation>
    </message>
    <message>
        <source>First rule set</source>
        <translation>Primeras reglas</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <translation>Segundas reglas</translation>
    </message>
    <message>
        <source>They are the same in every rule.</source>
        <translation>Son iguales en todas las reglas.</translation>
    </message>
    <message>
        <source>Two rule sets side by side</source>
        <translation>Dos juegos de reglas, uno junto a otro</translation>
    </message>
    <message>
        <source>{rule}, in both: {in_one}.</source>
        <extracomment>{rule}: what one rule is called. {in_one}: what a rule is set to in the first of two rule sets.</extracomment>
        <translation>{rule}, en los dos: {in_one}.</translation>
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
        <translation>Pega el texto que salió del código o que alguien te envió. Otro texto alrededor no molesta.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texto de las reglas</translation>
    </message>
    <message>
        <source>“{rules}”, {game}: as {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {base}: the title of the rules from which others are made.</extracomment>
        <translation>“{rules}”, {game}: como {base}.</translation>
    </message>
    <message numerus="yes">
        <source>“{rules}”, {game}: {count} change(s) to {base}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game. {count}: the number on which the plural form depends. {base}: the title of the rules from which others are made.</extracomment>
        <translation>
            <numerusform>“{rules}”, {game}: {count:m} cambio respecto a {base}.</numerusform>
            <numerusform>“{rules}”, {game}: {count:m} cambios respecto a {base}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{rules}”: rules of {game} for the program Hand and Foot.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {game}: the title of a game.</extracomment>
        <translation>“{rules}”: reglas de {game} para el programa Hand and Foot.</translation>
    </message>
</context>
<context>
    <name>RulesCodePage</name>
    <message>
        <source>Code of the rules “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Código de las reglas “{rules}”</translation>
    </message>
    <message>
        <source>On the other computer, choose “Find your rules” and “Rules from a code”, and paste the text there.</source>
        <translation>En el otro ordenador, elige “Encontrar tus reglas” y “Reglas de un código”, y pega ahí el texto.</translation>
    </message>
    <message>
        <source>Point the camera of a telephone at the code. It shows a line of text, which you can send to anybody.</source>
        <translation>Apunta la cámara de un teléfono al código. Muestra una línea de texto que puedes enviar a cualquiera.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Guardar como archivo</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <translation>El texto está copiado.</translation>
    </message>
    <message>
        <source>These rules say too much for a code. A file has room for them.</source>
        <translation>Estas reglas son demasiado largas para un código. En un archivo caben.</translation>
    </message>
    <message numerus="yes">
        <source>{count:^} sentence(s) of your own have no room in the code. A file has them all.</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:^f} frase tuya no cabe en el código. Un archivo las contiene todas.</numerusform>
            <numerusform>{count:^f} frases tuyas no caben en el código. Un archivo las contiene todas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesFinder</name>
    <message>
        <source>Named versions</source>
        <translation>Versiones con nombre</translation>
    </message>
    <message>
        <source>Named versions: {kind}</source>
        <extracomment>{kind}: who plays together: “pairs”, “each alone”.</extracomment>
        <translation>Versiones con nombre: {kind}</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Tus propias reglas</translation>
    </message>
</context>
<context>
    <name>RulesFinderPage</name>
    <message>
        <source>Lay side by side</source>
        <translation>Comparar lado a lado</translation>
    </message>
    <message>
        <source>No rule set and no rule has these words.</source>
        <translation>Ningún juego de reglas ni ninguna regla tiene estas palabras.</translation>
    </message>
    <message>
        <source>Rules from a code</source>
        <translation>Reglas de un código</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>Search: a name, or words of a rule</source>
        <translation>Buscar: un nombre o palabras de una regla</translation>
    </message>
    <message>
        <source>Show as a code</source>
        <translation>Mostrar como código</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Reglas sueltas</translation>
    </message>
    <message>
        <source>Take these rules</source>
        <translation>Usar estas reglas</translation>
    </message>
    <message>
        <source>Which one do we play?</source>
        <translation>¿Cuáles jugamos?</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>A note for whoever gets it</source>
        <translation>Una nota para acompañarlo</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Elegir un lugar</translation>
    </message>
    <message>
        <source>Write the players’ names into it</source>
        <translation>Incluir los nombres de los jugadores</translation>
    </message>
    <message>
        <source>{deal}: the file holds the rules and the cards as they were dealt, not how they were played.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}: el archivo contiene las reglas y las cartas tal como se repartieron, no cómo se jugaron.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Deal anew</source>
        <translation>Repartir otra vez</translation>
    </message>
    <message>
        <source>Deal these cards anew?</source>
        <translation>¿Repartir otra vez estas cartas?</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Seguir aquí</translation>
    </message>
    <message>
        <source>Go on with the file</source>
        <translation>Seguir con el archivo</translation>
    </message>
    <message>
        <source>Go on with the newer one?</source>
        <translation>¿Seguir con la más nueva?</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <extracomment>{file}: the name of a file. {folder}: the name of a folder.</extracomment>
        <translation>Guardado como {file} en {folder}.</translation>
    </message>
    <message>
        <source>The cards of {file} are being played here already; that game was saved {here}. It is kept in any case.</source>
        <extracomment>{file}: the name of a file. {here}: when a game was saved here, as “today at 18:20”.</extracomment>
        <translation>Ya estás jugando aquí las cartas de {file}; esa partida se guardó {here}. Se conserva de todos modos.</translation>
    </message>
    <message>
        <source>The game goes on as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>La partida sigue como la dejaste aquí; el archivo {file} queda como está.</translation>
    </message>
    <message>
        <source>The game is kept here from now on; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>A partir de ahora la partida se guarda aquí; el archivo {file} queda como está.</translation>
    </message>
    <message>
        <source>The game is shown as it was left here; the file {file} stays as it is.</source>
        <extracomment>{file}: the name of a file.</extracomment>
        <translation>La partida se muestra como la dejaste aquí; el archivo {file} queda como está.</translation>
    </message>
    <message>
        <source>This game was opened here before, and went on in two ways. Here it was saved {here}, the file {file} {there}. Both are kept.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Esta partida ya se abrió aquí antes y siguió de dos maneras. Aquí se guardó {here}, y el archivo {file}, {there}. Las dos se conservan.</translation>
    </message>
    <message>
        <source>This game was opened here before. Here it was saved {here}; the file {file} was saved {there}, and goes on from there.</source>
        <extracomment>{here}: when a game was saved here, as “today at 18:20”. {file}: the name of a file. {there}: when a file from elsewhere was saved, as “yesterday at 18:20”.</extracomment>
        <translation>Esta partida ya se abrió aquí antes. Aquí se guardó {here}; el archivo {file} se guardó {there} y sigue desde ahí.</translation>
    </message>
    <message>
        <source>Which one goes on?</source>
        <translation>¿Cuál sigue?</translation>
    </message>
</context>
<context>
    <name>SceneView</name>
    <message>
        <source>Card table</source>
        <translation>Mesa de cartas</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Reparto {number}</translation>
    </message>
    <message numerus="yes">
        <source>{names} (wins|win) deal {number}, by {points}.</source>
        <extracomment>{names}: several players, listed. {number}: the number of a move, a deal, a seat, or how many there are. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{names} gana el reparto {number}, por {points}.</numerusform>
            <numerusform>{names} ganan el reparto {number}, por {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}, {points} each</source>
        <extracomment>{what}: the cards that count, as “red threes”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{what}, {points} por carta</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>end</source>
        <translation>final</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Deal shown</source>
        <translation>Reparto mostrado</translation>
    </message>
    <message>
        <source>Fair deal?</source>
        <translation>¿Reparto limpio?</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Todavía no ha terminado ningún reparto.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message numerus="yes">
        <source>{deal} (goes to|is shared by) {names}</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {names}: several players, listed.</extracomment>
        <translation>
            <numerusform>{deal:^} es para {names}</numerusform>
            <numerusform>{deal:^} queda en empate entre {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} is being played. This is what it has brought so far.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} está en juego. Estos son los puntos hasta ahora.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetController</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimir la hoja de puntos</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Left in hand:</source>
        <translation>Quedan en la mano:</translation>
    </message>
</context>
<context>
    <name>ScorekeeperController</name>
    <message>
        <source>{deal} is deleted. Undo brings it back.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^} está eliminado. Deshacer lo recupera.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperPage</name>
    <message>
        <source>Change names and the first dealer</source>
        <translation>Cambiar los nombres y quién reparte primero</translation>
    </message>
    <message>
        <source>Close this deal</source>
        <translation>Cerrar este reparto</translation>
    </message>
    <message>
        <source>Every entry is saved at once.</source>
        <translation>Cada apunte se guarda enseguida.</translation>
    </message>
    <message>
        <source>Finish game</source>
        <translation>Terminar partida</translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation>Imprimir hoja</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rule card</source>
        <translation>Tarjeta de reglas</translation>
    </message>
    <message>
        <source>The game is finished.</source>
        <translation>La partida está terminada.</translation>
    </message>
    <message>
        <source>Write down anyway</source>
        <translation>Anotar de todos modos</translation>
    </message>
    <message>
        <source>Written down</source>
        <translation>Anotado</translation>
    </message>
    <message>
        <source>{deal}, being corrected</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, corrigiéndose</translation>
    </message>
    <message>
        <source>{deal}, to be entered</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>{deal:^}, por anotar</translation>
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
        <translation>Todavía no hay nada anotado.</translation>
    </message>
    <message>
        <source>The game was over before this deal.</source>
        <translation>La partida ya había terminado antes de este reparto.</translation>
    </message>
    <message>
        <source>{side}: the total is missing.</source>
        <extracomment>{side}: a side: its players, or its name.</extracomment>
        <translation>{side}: anota el total.</translation>
    </message>
</context>
<context>
    <name>ScorekeeperSetupPage</name>
    <message>
        <source>Change names</source>
        <translation>Cambiar nombres</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Reparte primero</translation>
    </message>
    <message>
        <source>Family, for the sheet</source>
        <translation>Familia, para la hoja</translation>
    </message>
    <message>
        <source>From {preset}</source>
        <extracomment>{preset}: the title of the rules to begin with.</extracomment>
        <translation>De {preset}</translation>
    </message>
    <message>
        <source>Names and dealer</source>
        <translation>Nombres y quién reparte</translation>
    </message>
    <message>
        <source>Place, for the sheet</source>
        <translation>Lugar, para la hoja</translation>
    </message>
    <message>
        <source>The family plays with its own cards, the program adds up.</source>
        <translation>Se juega con cartas propias; el programa suma.</translation>
    </message>
    <message>
        <source>These rules do not fit so many players.</source>
        <translation>Estas reglas no valen para tantos jugadores.</translation>
    </message>
    <message>
        <source>What has been entered stays as it is.</source>
        <translation>Lo que anotaste queda como está.</translation>
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
        <translation>las jugadas anteriores llevan a otro sitio</translation>
    </message>
</context>
<context>
    <name>SeasonController</name>
    <message>
        <source>Print the season page</source>
        <translation>Imprimir la página de la temporada</translation>
    </message>
</context>
<context>
    <name>SeasonPage</name>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day} to {until}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”. {until}: the last day, as “12 May”.</extracomment>
        <translation>
            <numerusform>Una partida con {deals}, del {day} al {until}.</numerusform>
            <numerusform>{number} partidas con {deals}, del {day} al {until}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One game|{number} games) with {deals}, {day}.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {deals}: deals, counted: “four deals”, or their number, or the numbers of several deals. {day}: a day, as “12 May”.</extracomment>
        <translation>
            <numerusform>Una partida con {deals}, {day}.</numerusform>
            <numerusform>{number} partidas con {deals}, {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(the only game|{wins} of {number} games) won</source>
        <extracomment>{wins}: how many games were won. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>ganó la única partida</numerusform>
            <numerusform>ganó {wins} de {number} partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Todos los años</translation>
    </message>
    <message numerus="yes">
        <source>Best (pair|pairs, equally good)</source>
        <translation>
            <numerusform>La mejor pareja</numerusform>
            <numerusform>Las mejores parejas, igual de buenas</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted from the games played and kept on this computer.</source>
        <translation>Contado con las partidas jugadas y guardadas en este ordenador.</translation>
    </message>
    <message>
        <source>Games in every month</source>
        <translation>Partidas de cada mes</translation>
    </message>
    <message>
        <source>Games in every year</source>
        <translation>Partidas de cada año</translation>
    </message>
    <message>
        <source>Most games won</source>
        <translation>Más partidas ganadas</translation>
    </message>
    <message>
        <source>No pair has finished two games together yet.</source>
        <translation>Ninguna pareja ha terminado todavía dos partidas.</translation>
    </message>
    <message>
        <source>No pair has won a game.</source>
        <translation>Ninguna pareja ha ganado una partida.</translation>
    </message>
    <message>
        <source>Nobody who is counted has won a game.</source>
        <translation>De quienes cuentan, nadie ha ganado una partida.</translation>
    </message>
    <message>
        <source>Only bots played; no figures of people are counted.</source>
        <translation>Solo jugaron bots, así que no hay números de personas.</translation>
    </message>
    <message>
        <source>The year {year}</source>
        <extracomment>{year}: a year.</extracomment>
        <translation>El año {year}</translation>
    </message>
    <message>
        <source>Who partnered whom</source>
        <translation>Quién jugó con quién</translation>
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
            <numerusform>{number} reparto; el: el reparto; del: del reparto; al: al reparto; gender: m</numerusform>
            <numerusform>{number} repartos; el: los {number} repartos; del: de los {number} repartos; al: a los {number} repartos; gender: p</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Player, {place}</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>Jugador, {place}</translation>
    </message>
    <message>
        <source>Seat to swap</source>
        <translation>Asiento que cambia</translation>
    </message>
    <message>
        <source>Seat to swap it with</source>
        <translation>Asiento con el que cambia</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Cambiar asientos</translation>
    </message>
    <message>
        <source>{place}, partner</source>
        <extracomment>{place}: where something was played, or where in a file it stands.</extracomment>
        <translation>{place}, compañero</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>A person whose cards are on a phone, which scans a code.</source>
        <translation>Una persona con las cartas en un teléfono, que escanea un código.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Noreste</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Noroeste</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Sureste</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Suroeste</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>four pairs</source>
        <translation>cuatro parejas</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>tres parejas</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>dos parejas</translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>dos equipos</translation>
    </message>
    <message numerus="yes">
        <source>{number} player(s)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} jugador</numerusform>
            <numerusform>{number} jugadores</numerusform>
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
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
    <message>
        <source>Two players have the name {name}.</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Dos jugadores se llaman {name}.</translation>
    </message>
</context>
<context>
    <name>SetupFrame</name>
    <message>
        <source>Change rules</source>
        <translation>Cambiar reglas</translation>
    </message>
    <message>
        <source>Find your rules</source>
        <translation>Encontrar tus reglas</translation>
    </message>
    <message numerus="yes">
        <source>Find your rules ({count} more)</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>Encontrar tus reglas ({count} más)</numerusform>
            <numerusform>Encontrar tus reglas ({count} más)</numerusform>
        </translation>
    </message>
    <message>
        <source>Make family rules</source>
        <translation>Crear reglas familiares</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>reglas de la casa</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Behind the leader</source>
        <translation>Detrás del primero</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Suma anterior</translation>
    </message>
    <message>
        <source>Dealers in order:</source>
        <translation>Reparten, por orden:</translation>
    </message>
    <message>
        <source>Dealers in order: {names}</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Reparten, por orden: {names}</translation>
    </message>
    <message>
        <source>Filled from a game with real cards.</source>
        <translation>Rellenada con una partida con cartas reales.</translation>
    </message>
    <message>
        <source>Filled from the game played on this computer.</source>
        <translation>Rellenada con la partida jugada en este ordenador.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards and the unseen cards of each rank.</source>
        <translation>Recordatorio: los últimos descartes y las cartas sin ver de cada valor.</translation>
    </message>
    <message>
        <source>Memory aid: the last discards.</source>
        <translation>Recordatorio: los últimos descartes.</translation>
    </message>
    <message>
        <source>Played for practice: any move could be taken back.</source>
        <translation>Jugada para practicar: se podía deshacer cualquier jugada.</translation>
    </message>
    <message>
        <source>Rules: {rules}. {more}.</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”. {more}: what is said in addition, or the larger number of points.</extracomment>
        <translation>Reglas: {rules}. {more}.</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>dealer {name}</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>reparte {name}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>va ganando</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>see the rule card</source>
        <translation>véase la tarjeta de reglas</translation>
    </message>
    <message>
        <source>{points} each</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>{points} cada uno</translation>
    </message>
    <message>
        <source>{text} … see the rule card</source>
        <extracomment>{text}: what is said first.</extracomment>
        <translation>{text} … véase la tarjeta de reglas</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>A whole game</source>
        <translation>Una partida entera</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>En blanco</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>De la partida</translation>
    </message>
    <message>
        <source>Full width</source>
        <translation>Todo el ancho</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>En una página</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Una página</translation>
    </message>
    <message>
        <source>One sheet</source>
        <translation>Una hoja</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Impreso</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Sitio para</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>To write in</source>
        <translation>Para escribir</translation>
    </message>
    <message>
        <source>Two sheets</source>
        <translation>Dos hojas</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message numerus="yes">
        <source>Preview: {title}, (one page|{number} pages)</source>
        <extracomment>{title}: the title of a document. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Vista previa: {title}, {number} página</numerusform>
            <numerusform>Vista previa: {title}, {number} páginas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sought</name>
    <message>
        <source>21, 15, begin with, length of a game, count down from</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>21, 15, empezar con, duración de la partida, contar hacia atrás, cuenta atrás</translation>
    </message>
    <message>
        <source>7, 7s, book of sevens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sietes, canasta de sietes, serie de sietes</translation>
    </message>
    <message>
        <source>7, 7s, no wild discards, cannot discard, not thrown away, discard restrictions</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, sietes, no descartar comodines, no se puede descartar, no se tira, descartes prohibidos</translation>
    </message>
    <message>
        <source>7, seven turned up, dealer must, automatic</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>7, siete descubierto, obliga, automático, quien reparte</translation>
    </message>
    <message>
        <source>ace high, ace low, around the corner, turn the corner</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>as alto, as bajo, as uno, dar la vuelta, doblar la esquina</translation>
    </message>
    <message>
        <source>black 3, black 3s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>3 negro, treses negros, tres negro</translation>
    </message>
    <message>
        <source>books, canastas, piles of seven, seven of a kind</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canastas, pilas, series, libros, montones de siete, siete iguales</translation>
    </message>
    <message>
        <source>card values, face cards, pictures, worth, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>valor de las cartas, figuras, cuánto valen, puntos que quedan</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, eleven, thirteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cartas repartidas, cuántas cartas, once, trece, dar cartas</translation>
    </message>
    <message>
        <source>cards dealt, how many cards, ten, thirteen, fourteen</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cartas repartidas, cuántas cartas, diez, trece, catorce, dar cartas</translation>
    </message>
    <message>
        <source>change four, get five, exchange, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cambiar cuatro, recibir cinco, cambio, mazo, descarte</translation>
    </message>
    <message>
        <source>clean book, red book, natural canasta, pure canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta limpia, canasta pura, canasta natural, canasta roja, real</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, mixed direction, other way round, tricks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>sentido del reloj, al revés, horario, antihorario, dirección, bazas</translation>
    </message>
    <message>
        <source>clockwise, counterclockwise, who is next, left, right</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>sentido del reloj, horario, antihorario, a quién le toca, izquierda, derecha</translation>
    </message>
    <message>
        <source>decks, how many decks, number of decks</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>barajas, mazos de cartas, cuántas barajas, naipes</translation>
    </message>
    <message>
        <source>decks, special cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>barajas, cartas especiales, naipes</translation>
    </message>
    <message>
        <source>dirty book, black book, mixed canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta sucia, canasta impura, canasta mixta, canasta negra</translation>
    </message>
    <message>
        <source>double, redouble, doubling, four times, stacked</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>doblar, redoblar, doble, cuádruple, acumulado</translation>
    </message>
    <message>
        <source>draw and play, play after drawing</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>robar y jugar, jugar después de robar, levantar</translation>
    </message>
    <message>
        <source>draw or play, begin a turn, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>robar o jugar, empezar el turno, pasar</translation>
    </message>
    <message>
        <source>draw piles, draw pile, two piles, talon</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>mazos, pila para robar, dos mazos, monte, talón</translation>
    </message>
    <message>
        <source>draw two, pick two, cards drawn in a turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>robar dos, levantar dos, cartas por turno, tomar</translation>
    </message>
    <message>
        <source>draw, pick up, how many cards, pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>robar, levantar, cuántas cartas, pasar</translation>
    </message>
    <message>
        <source>each player, from the hand, initial meld, opening</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cada jugador, de la mano, primera bajada, apertura, abrir</translation>
    </message>
    <message>
        <source>finish, bonus for going out, close</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cerrar, prima por cerrar, ir fuera, terminar, cortar</translation>
    </message>
    <message>
        <source>finish, go out, rummy</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cerrar, terminar, cortar, irse, chinchón, rummy</translation>
    </message>
    <message>
        <source>float, finish, go out, final discard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>flotar, cerrar, último descarte, irse</translation>
    </message>
    <message>
        <source>freeze, frozen pile, block the pile, discard a wild</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>congelar, pozo congelado, bloquear el pozo, descartar un comodín</translation>
    </message>
    <message>
        <source>get into the foot, go to the foot, in the foot</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pasar al pie, entrar en el pie, ir al pie, tomar el muerto</translation>
    </message>
    <message>
        <source>how many play, people, seats</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cuántos juegan, personas, asientos, jugadores</translation>
    </message>
    <message>
        <source>how many rounds, number of deals, length</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cuántas rondas, número de repartos, duración, manos</translation>
    </message>
    <message>
        <source>into the foot, not in the foot, partner’s turn</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pasar al pie, no está en el pie, turno del compañero</translation>
    </message>
    <message>
        <source>knock at the end, stock runs out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>golpear al final, se acaba el mazo</translation>
    </message>
    <message>
        <source>knock, end the round early, points left</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>golpear, tocar, terminar antes la ronda, puntos que quedan</translation>
    </message>
    <message>
        <source>last card of the stock, stock too short</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>última carta del mazo, mazo corto, no alcanza</translation>
    </message>
    <message>
        <source>last turn, final turn, one more turn, last round, after somebody goes out</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>último turno, un turno más, última ronda, después de cerrar</translation>
    </message>
    <message>
        <source>look through the pile, peek, spread, count the discards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>mirar el pozo, espiar, revisar, contar los descartes</translation>
    </message>
    <message>
        <source>may I go out, ask, permission</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>puedo cerrar, preguntar, permiso, pedir permiso</translation>
    </message>
    <message>
        <source>minimum, opening, going down, getting down, not down, initial meld, points to open</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>mínimo, abrir, apertura, bajar, bajarse, primera bajada, puntos para abrir</translation>
    </message>
    <message>
        <source>minimum, opening, initial meld, thirty points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>mínimo, abrir, apertura, primera bajada, treinta puntos</translation>
    </message>
    <message>
        <source>overtrump, play higher, head the trick, must beat</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>superar, montar, subir la baza, matar, jugar más alto</translation>
    </message>
    <message>
        <source>partners, partnership, teams, couples, individual</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>compañeros, parejas, equipos, individual, solos</translation>
    </message>
    <message>
        <source>pay, winner takes, penalty points, minus points, chips</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>pagar, se lleva todo, puntos en contra, fichas, apuesta</translation>
    </message>
    <message>
        <source>penalty, fine, caught with the foot, foot not opened, stuck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>castigo, multa, penalización, quedarse con el pie, pie sin abrir</translation>
    </message>
    <message>
        <source>perfect cut, exact grab, perfect pick, lift</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>corte perfecto, corte exacto, levantar justo, cortar</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, natural pair, two matching cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>recoger el pozo, llevarse el pozo, pareja natural, dos iguales, tomar la pila</translation>
    </message>
    <message>
        <source>pick up the pile, pickup, top seven, seven cards, how many cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>recoger el pozo, llevarse el pozo, siete de arriba, siete cartas, cuántas cartas</translation>
    </message>
    <message>
        <source>pick up with a meld, add the top card, no pair, onto the table</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>recoger el pozo con una combinación, añadir la carta de arriba, sin pareja, de la mesa</translation>
    </message>
    <message>
        <source>points of the cards, what cards are worth, card points</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>puntos de las cartas, cuánto valen las cartas</translation>
    </message>
    <message>
        <source>reach the score, end of the game</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>llegar a los puntos, fin de la partida, meta</translation>
    </message>
    <message>
        <source>red 3, red 3s, bonus cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>3 rojo, treses rojos, cartas de prima</translation>
    </message>
    <message>
        <source>refuse to deal, next dealer, pass on</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>negarse a repartir, ceder el reparto, siguiente que reparte, pasar</translation>
    </message>
    <message>
        <source>replace a joker, swap, free the joker, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cambiar un joker, sustituir el comodín, liberar el joker, rescatar</translation>
    </message>
    <message>
        <source>rob, 7, trump seven, change the upcard</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>robar, 7, siete de triunfo, cambiar la carta descubierta</translation>
    </message>
    <message>
        <source>rob, 7, upcard, may not be exchanged</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>robar, 7, carta descubierta, no se puede cambiar</translation>
    </message>
    <message>
        <source>rounds won, winning a round</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>rondas ganadas, ganar una ronda</translation>
    </message>
    <message>
        <source>rounds, how many rounds, length, how long</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>rondas, cuántas rondas, duración, cuánto dura</translation>
    </message>
    <message>
        <source>run out of cards, empty stock, reshuffle, shuffle again</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>se acaban las cartas, mazo vacío, volver a barajar, rebarajar</translation>
    </message>
    <message>
        <source>run out of the hand, play out, turn over</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>acabarse la mano, quedarse sin cartas, fin del turno</translation>
    </message>
    <message>
        <source>same rank twice, two melds alike, second book</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>mismo valor dos veces, dos combinaciones iguales, segunda canasta</translation>
    </message>
    <message>
        <source>score, value of a trick, penalty, fine, debt, owes two</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>puntos, valor de una baza, castigo, multa, deuda, debe dos</translation>
    </message>
    <message>
        <source>special cards, queens</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cartas especiales, damas, reinas</translation>
    </message>
    <message>
        <source>stock runs out, no more cards, end of the deck</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>se acaba el mazo, no hay más cartas, fin del mazo</translation>
    </message>
    <message>
        <source>table talk, talking</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>hablar en la mesa, hablar, señas</translation>
    </message>
    <message>
        <source>trade feet, exchange feet, give the foot away</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>cambiar pies, pasar el pie, dar el pie</translation>
    </message>
    <message>
        <source>turn up a card, first discard, start of the pile</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>descubrir una carta, primer descarte, empezar el pozo, voltear</translation>
    </message>
    <message>
        <source>turn up once, twice, three times, thrown in, all pass</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>descubrir una, dos, tres veces, sin juego, todos pasan</translation>
    </message>
    <message>
        <source>undercut, beat the knocker</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>contragolpe, ganar al que golpea</translation>
    </message>
    <message>
        <source>unseen, without looking, blind, in the dark</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>sin ver, sin mirar, a ciegas, a oscuras</translation>
    </message>
    <message>
        <source>who is first at 0, finish, win at once, reaches zero</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>quién llega primero a 0, terminar, ganar enseguida, llegar a cero</translation>
    </message>
    <message>
        <source>wild book, wild canasta</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta de comodines, canasta salvaje</translation>
    </message>
    <message>
        <source>wild book, wild canasta, wild cards</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>canasta de comodines, canasta salvaje, comodines</translation>
    </message>
    <message>
        <source>wild cards, how many wilds</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>comodines, cuántos comodines, monos</translation>
    </message>
    <message>
        <source>wild cards, how many wilds, jokers and twos, deuces, 2s</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>comodines, cuántos comodines, jokers y doses, 2, monos</translation>
    </message>
    <message>
        <source>winning score, goal, play to, game to, points to win</source>
        <extracomment>Never shown: words with commas by which players look for a rule. Not a translation, but what your players may type: other names, short forms, figures.</extracomment>
        <translation>puntos para ganar, meta, jugar a, partida a</translation>
    </message>
</context>
<context>
    <name>StartController</name>
    <message>
        <source>Finished games are entered into the family book: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Añadiendo partidas terminadas al libro familiar: {done} de {total}</translation>
    </message>
    <message>
        <source>The folder of games is looked through: {done} of {total}</source>
        <extracomment>{done}: how many are done so far. {total}: how many there are in all, or all points together.</extracomment>
        <translation>Revisando la carpeta de partidas: {done} de {total}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>Eliminar partida</translation>
    </message>
    <message>
        <source>Delete this game? It cannot be brought back.</source>
        <translation>¿Eliminar esta partida? No podrás recuperarla.</translation>
    </message>
    <message>
        <source>First game?</source>
        <translation>¿Primera partida?</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Seguir aprendiendo</translation>
    </message>
    <message>
        <source>Keep game</source>
        <translation>Conservar partida</translation>
    </message>
    <message>
        <source>Kept with paper cards, left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Puntos con cartas de papel, dejada {when}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Learn {game} at the table, one step at a time.</source>
        <extracomment>{game}: the title of a game.</extracomment>
        <translation>Aprende {game} en la mesa, paso a paso.</translation>
    </message>
    <message>
        <source>Left {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>Dejada {when}</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Mirarla</translation>
    </message>
    <message>
        <source>Open in another window.</source>
        <translation>Abierta en otra ventana.</translation>
    </message>
    <message>
        <source>Show older games</source>
        <translation>Mostrar partidas anteriores</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>¿A qué jugamos?</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <extracomment>{when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>empezada {when}</translation>
    </message>
    <message>
        <source>go on where you left off</source>
        <translation>seguir donde lo dejaste</translation>
    </message>
    <message>
        <source>the same cards for everybody</source>
        <translation>las mismas cartas para todos</translation>
    </message>
    <message>
        <source>{name} to play, left {when}</source>
        <extracomment>{name}: the player, or the players of a side. {when}: a day and time, as “today at 18:30”.</extracomment>
        <translation>turno de {name}, dejada {when}</translation>
    </message>
    <message numerus="yes">
        <source>{number} lesson(s) at the table</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} lección en la mesa</numerusform>
            <numerusform>{number} lecciones en la mesa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more file(s) cannot be used either. None of them was deleted.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Tampoco se puede usar {number} archivo más. No se eliminó ninguno.</numerusform>
            <numerusform>Tampoco se pueden usar {number} archivos más. No se eliminó ninguno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} position(s), easy to hard</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} posición, de fácil a difícil</numerusform>
            <numerusform>{number} posiciones, de fácil a difícil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} resuelto</numerusform>
            <numerusform>{number} resueltos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Go back one deal</source>
        <translation>Retroceder un reparto</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Retroceder una jugada</translation>
    </message>
    <message>
        <source>Go back one turn</source>
        <translation>Retroceder un turno</translation>
    </message>
    <message>
        <source>Go on one deal</source>
        <translation>Avanzar un reparto</translation>
    </message>
    <message>
        <source>Go on one move</source>
        <translation>Avanzar una jugada</translation>
    </message>
    <message>
        <source>Go on one turn</source>
        <translation>Avanzar un turno</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>Ir al final de la partida</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Ir al principio de la partida</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
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
        <translation>Treses</translation>
    </message>
    <message>
        <source>Answer no</source>
        <translation>Responder que no</translation>
    </message>
    <message>
        <source>Answer yes</source>
        <translation>Responder que sí</translation>
    </message>
    <message>
        <source>Ask to go out</source>
        <translation>Preguntar si cierro</translation>
    </message>
    <message>
        <source>Ask: may {name} go out?</source>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>Pregunta: ¿puede cerrar {name}?</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Limpia</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Sucia</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>verb</comment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarla</translation>
    </message>
    <message>
        <source>Discard pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Pozo {number}</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <comment>noun</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Pozo {number}</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Hacerlo igual</translation>
    </message>
    <message>
        <source>Drag the packet up</source>
        <translation>Arrastra el paquete hacia arriba</translation>
    </message>
    <message>
        <source>Draw both</source>
        <translation>Robar ambas</translation>
    </message>
    <message>
        <source>Draw from both</source>
        <translation>Robar de ambos</translation>
    </message>
    <message numerus="yes">
        <source>Draw the last (card|{number})</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Robar la última carta</numerusform>
            <numerusform>Robar las últimas {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the last card</source>
        <translation>Robar la última carta</translation>
    </message>
    <message>
        <source>Draw {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Robar {first} + {second}</translation>
    </message>
    <message>
        <source>Draw {first} from the first stock pile and {second} from the second</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Robar {first} del primer mazo y {second} del segundo</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Robar {number}</numerusform>
            <numerusform>Robar {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>Terminar el reparto</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>Primera bajada</translation>
    </message>
    <message>
        <source>First stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Primer mazo, {cards}</translation>
    </message>
    <message>
        <source>Foot picked up</source>
        <translation>Pie recogido</translation>
    </message>
    <message>
        <source>Foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Pie {number}</translation>
    </message>
    <message>
        <source>From the top: {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Desde arriba: {cards}</translation>
    </message>
    <message>
        <source>Frozen pile {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Pozo congelado {number}</translation>
    </message>
    <message>
        <source>Frozen {number}</source>
        <comment>discard pile</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Congelado {number}</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Hand, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Mano, {cards}</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Quedársela</translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation>Dejarla limpia</translation>
    </message>
    <message>
        <source>Keep to it</source>
        <translation>Respetarlo</translation>
    </message>
    <message>
        <source>Knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Rodilla y pie {number}</translation>
    </message>
    <message>
        <source>Knee {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Rodilla {first} + {second}</translation>
    </message>
    <message numerus="yes">
        <source>Laid out: {number} {ranks}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>Preparados: {number} {ranks}</numerusform>
            <numerusform>Preparados: {number} {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Preparadas</translation>
    </message>
    <message numerus="yes">
        <source>Lift about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Levantar unas {number}</numerusform>
            <numerusform>Levantar unas {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it dirty</source>
        <translation>Ensuciarla</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Combinación nueva</translation>
    </message>
    <message>
        <source>One more by a click, many by a drag or Shift+click.</source>
        <translation>Clic: una más. Arrastrar o Mayús+clic: varias.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Red 3s</source>
        <translation>Treses rojos</translation>
    </message>
    <message>
        <source>Second stock pile, {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Segundo mazo, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Seven at once: (one is|{number} are) missing.</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Siete de una vez: falta {number}.</numerusform>
            <numerusform>Siete de una vez: faltan {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Ordenar por valor</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Ordenar por palo</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Especial</translation>
    </message>
    <message>
        <source>Stock {first} + {second}</source>
        <extracomment>{first}: the first of two or more that are named together. {second}: the second of two that are named together.</extracomment>
        <translation>Mazo {first} + {second}</translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>Mazo {number}</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Palo</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Devolver todo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Take brings {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Recoges {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Take {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>Recoger {number}</numerusform>
            <numerusform>Recoger {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Es suficiente.</translation>
    </message>
    <message>
        <source>The melds of {names} are shown large.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Las combinaciones de {names} están en grande.</translation>
    </message>
    <message>
        <source>The own melds of {names} are large again.</source>
        <extracomment>{names}: several players, listed.</extracomment>
        <translation>Las combinaciones de {names} vuelven a estar en grande.</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation>Tu mano está ordenada por valor.</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation>Tu mano está ordenada por palo.</translation>
    </message>
    <message>
        <source>a wild makes the clean {ranks} dirty.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>un comodín ensucia {ranks:el}, que están sin comodines.</translation>
    </message>
    <message>
        <source>about {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>unas {number}</translation>
    </message>
    <message>
        <source>as agreed, all get into the foot first.</source>
        <translation>acordaron que todos pasen primero al pie.</translation>
    </message>
    <message>
        <source>as agreed, melds of five or six are closed first.</source>
        <translation>acordaron completar primero las combinaciones de cinco o seis.</translation>
    </message>
    <message>
        <source>as agreed, nobody goes out while behind in points.</source>
        <translation>acordaron no cerrar yendo por detrás en puntos.</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>limpia</translation>
    </message>
    <message>
        <source>clean melds were to stay clean, as agreed.</source>
        <translation>acordaron no ensuciar las combinaciones limpias.</translation>
    </message>
    <message>
        <source>completes a clean {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>completa una {pile} limpia</translation>
    </message>
    <message>
        <source>completes a dirty {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>completa una {pile} sucia</translation>
    </message>
    <message>
        <source>completes a special {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>completa una {pile} especial</translation>
    </message>
    <message>
        <source>completes a wild {pile}</source>
        <extracomment>{pile}: the family’s word for a complete meld: “pile”, “canasta”, “book”.</extracomment>
        <translation>completa una {pile} de comodines</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>sucia</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>encaja</translation>
    </message>
    <message>
        <source>foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>pie {number}</translation>
    </message>
    <message>
        <source>in
foot</source>
        <translation>en el
pie</translation>
    </message>
    <message>
        <source>in foot</source>
        <translation>en el pie</translation>
    </message>
    <message>
        <source>knee and foot {number}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>rodilla y pie {number}</translation>
    </message>
    <message>
        <source>left</source>
        <comment>points</comment>
        <translation>quedan</translation>
    </message>
    <message>
        <source>left in hand {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>quedan en mano {points}</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>makes it dirty</source>
        <translation>la ensucia</translation>
    </message>
    <message>
        <source>more fits: the foot comes first, as agreed.</source>
        <translation>encajan más cartas: acordaron pasar primero al pie.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>new
meld</source>
        <translation>nueva
combinación</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>aún sin bajar</translation>
    </message>
    <message numerus="yes">
        <source>of {counts} card(s)</source>
        <extracomment>{counts}: several numbers, listed.</extracomment>
        <translation>
            <numerusform>de {counts} carta</numerusform>
            <numerusform>de {counts} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>en la mesa {points}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>red 3s</source>
        <translation>treses rojos</translation>
    </message>
    <message>
        <source>special</source>
        <translation>especial</translation>
    </message>
    <message>
        <source>the {ranks} were to stay clean, as agreed.</source>
        <extracomment>{ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>acordaron dejar sin comodines {ranks:el}.</translation>
    </message>
    <message>
        <source>this ends the deal, and it cannot be taken back.</source>
        <translation>esto termina el reparto y no se puede deshacer.</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>de comodines</translation>
    </message>
    <message>
        <source>wilds are for the wild meld, as agreed.</source>
        <translation>acordaron guardar los comodines para la combinación de comodines.</translation>
    </message>
    <message numerus="yes">
        <source>with {number} (lady|ladies)</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>con {number} dama</numerusform>
            <numerusform>con {number} damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:^}. (One point is|{points} points are) missing.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{cards:^}. Falta {points} punto.</numerusform>
            <numerusform>{cards:^}. Faltan {points} puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards:^}. That is enough.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>{cards:^}. Es suficiente.</translation>
    </message>
    <message>
        <source>{card} fits a meld of the own side.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} encaja en una combinación de tu equipo.</translation>
    </message>
    <message>
        <source>{card} is wild and goes with nearly every meld.</source>
        <extracomment>{card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:^el} es comodín y va con casi cualquier combinación.</translation>
    </message>
    <message numerus="yes">
        <source>{count} card(s) new</source>
        <extracomment>{count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} carta nueva</numerusform>
            <numerusform>{count:f} cartas nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have} of {need} {piles}, on the table {points}</source>
        <extracomment>{have}: how many there are so far. {need}: how many are needed. {piles}: the same word for several, some with what they are: “clean piles”. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>
            <numerusform>{have} de {need} {piles}, en la mesa {points}</numerusform>
            <numerusform>{have} de {need} {piles}, en la mesa {points}</numerusform>
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
        <translation>{label}, encima {card}</translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {number} of them wild</source>
        <extracomment>{meld}: a meld, by its cards or its rank: “nines”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{meld}, {number} comodín</numerusform>
            <numerusform>{meld}, {number} comodines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} meld(s), {cards}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>
            <numerusform>{number} combinación, {cards}</numerusform>
            <numerusform>{number} combinaciones, {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more</source>
        <comment>cards</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} más</numerusform>
            <numerusform>{number} más</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {total}: how many there are in all, or all points together.</extracomment>
        <translation>{number} de {total}</translation>
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
        <translation>Buscando un consejo.</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Otra manera</translation>
    </message>
    <message>
        <source>H says more.</source>
        <translation>Pulsa H para más.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otras</translation>
    </message>
    <message>
        <source>There is no other way to show.</source>
        <translation>No hay otra manera que mostrar.</translation>
    </message>
    <message>
        <source>What was laid out was taken back; Undo brings it back.</source>
        <translation>Lo que habías preparado se devolvió a la mano; Deshacer lo recupera.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>All</source>
        <comment>sounds</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>moves</comment>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text</comment>
        <translation>Muy grande</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Movimiento de las cartas</translation>
    </message>
    <message>
        <source>None</source>
        <comment>sounds</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliva</translation>
    </message>
    <message>
        <source>Only at a turn</source>
        <translation>Solo en tu turno</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>moves</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>moves</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>This copy of the program came without its sounds. To hear them, install miniaudio beside it; the README says how.</source>
        <translation>Esta copia del programa vino sin sonidos. Para oírlos, instala miniaudio junto a ella; el README explica cómo.</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Burdeos</translation>
    </message>
</context>
<context>
    <name>TableTips</name>
    <message>
        <source>Close this note</source>
        <translation>Cerrar esta nota</translation>
    </message>
    <message>
        <source>No more notes</source>
        <translation>No más notas</translation>
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
        <translation>Posición en la partida</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Moves, scores</source>
        <translation>Jugadas, puntos</translation>
    </message>
</context>
<context>
    <name>TotalBar</name>
    <message>
        <source>Total: {totals}</source>
        <extracomment>{totals}: the points of every player, listed.</extracomment>
        <translation>Total: {totals}</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Last turns</source>
        <translation>Últimos turnos</translation>
    </message>
</context>
<context>
    <name>TurnParts</name>
    <message numerus="yes">
        <source>completed clean {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:completó|completó|completó|completaron} {ranks:el}, limpia</numerusform>
            <numerusform>{name:completó|completó|completó|completaron} {ranks:el}, limpia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed dirty {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:completó|completó|completó|completaron} {ranks:el}, sucia</numerusform>
            <numerusform>{name:completó|completó|completó|completaron} {ranks:el}, sucia</numerusform>
        </translation>
    </message>
    <message>
        <source>threw a card</source>
        <comment>{name}</comment>
        <extracomment>{name}: the player, or the players of a side.</extracomment>
        <translation>{name:tiró|tiró|tiró|tiraron} una carta</translation>
    </message>
    <message numerus="yes">
        <source>took {number} for the {ranks}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {ranks}: several cards of one rank: “nines”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:recogió|recogió|recogió|recogieron} {number} para {ranks:el}</numerusform>
            <numerusform>{name:recogió|recogió|recogió|recogieron} {number} para {ranks:el}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took {number} with {cards}</source>
        <comment>{name}</comment>
        <extracomment>{number}: the number of a move, a deal, a seat, or how many there are. {cards}: some cards, listed or counted: “two nines and a two”, “three cards”. {name}: the player, or the players of a side.</extracomment>
        <translation>
            <numerusform>{name:recogió|recogió|recogió|recogieron} {number} con {cards}</numerusform>
            <numerusform>{name:recogió|recogió|recogió|recogieron} {number} con {cards}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unplayed</name>
    <message>
        <source>A tie is played off by another deal.</source>
        <translation>Un empate se decide con otro reparto.</translation>
    </message>
    <message>
        <source>Cards in a foot not picked up count twice.</source>
        <translation>Las cartas de un pie sin abrir cuentan doble.</translation>
    </message>
    <message>
        <source>Discard {cards}, one after the other.</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Descarta {cards}, una tras otra.</translation>
    </message>
    <message>
        <source>{count:^} packets are dealt to everybody: {sizes}.</source>
        <extracomment>{count}: the number on which the plural form depends. {sizes}: numbers of cards, listed.</extracomment>
        <translation>Cada uno recibe {count:m} paquetes: {sizes}.</translation>
    </message>
</context>
<context>
    <name>ValueTexts</name>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks of one value</comment>
        <extracomment>{first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} a {last}</translation>
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
            <numerusform>Y {count:f} más.</numerusform>
            <numerusform>Y {count:f} más.</numerusform>
        </translation>
    </message>
    <message>
        <source>As near by your answers</source>
        <translation>Igual de cerca de tus respuestas</translation>
    </message>
    <message>
        <source>Go on with your answers</source>
        <translation>Seguir con tus respuestas</translation>
    </message>
    <message>
        <source>Most families begin with “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>La mayoría de las familias empieza con “{rules}”</translation>
    </message>
    <message>
        <source>Nearest is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Lo más parecido es “{rules}”</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Omitir lo demás</translation>
    </message>
    <message>
        <source>Take “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Usar “{rules}”</translation>
    </message>
    <message>
        <source>That is “{rules}”</source>
        <extracomment>{rules}: the title of the rules, as “Our rules”.</extracomment>
        <translation>Eso es “{rules}”</translation>
    </message>
    <message>
        <source>You do otherwise</source>
        <translation>En tu mesa se juega distinto</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Cover the cards</source>
        <translation>Tapar las cartas</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Omitir este paso</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>What may be done now?</source>
        <translation>¿Qué puedo hacer ahora?</translation>
    </message>
</context>
<context>
    <name>WonPage</name>
    <message>
        <source>Best: {deal}, {points}.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>Mejor: {deal}, {points}.</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>Imprimir la hoja</translation>
    </message>
    <message>
        <source>{points} to {total}.</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {total}: how many there are in all, or all points together.</extracomment>
        <translation>De {points} a {total}.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>(a five|{count} fives)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} cinco; el: el cinco; del: del cinco; al: al cinco; gender: m</numerusform>
            <numerusform>{count:m} cincos; el: los {count:m} cincos; del: de los {count:m} cincos; al: a los {count:m} cincos; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a four|{count} fours)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} cuatro; el: el cuatro; del: del cuatro; al: al cuatro; gender: m</numerusform>
            <numerusform>{count:m} cuatros; el: los {count:m} cuatros; del: de los {count:m} cuatros; al: a los {count:m} cuatros; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jack|{count} jacks)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} jota; el: la jota; del: de la jota; al: a la jota; gender: f</numerusform>
            <numerusform>{count:f} jotas; el: las {count:f} jotas; del: de las {count:f} jotas; al: a las {count:f} jotas; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a jester|{count} jesters)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} bufón; el: el bufón; del: del bufón; al: al bufón; gender: m</numerusform>
            <numerusform>{count:m} bufones; el: los {count:m} bufones; del: de los {count:m} bufones; al: a los {count:m} bufones; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a joker|{count} jokers)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} joker; el: el joker; del: del joker; al: al joker; gender: m</numerusform>
            <numerusform>{count:m} jokers; el: los {count:m} jokers; del: de los {count:m} jokers; al: a los {count:m} jokers; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a king|{count} kings)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} rey; el: el rey; del: del rey; al: al rey; gender: m</numerusform>
            <numerusform>{count:m} reyes; el: los {count:m} reyes; del: de los {count:m} reyes; al: a los {count:m} reyes; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lady|{count} ladies)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} dama; el: la dama; del: de la dama; al: a la dama; gender: f</numerusform>
            <numerusform>{count:f} damas; el: las {count:f} damas; del: de las {count:f} damas; al: a las {count:f} damas; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a lord|{count} lords)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} señor; el: el señor; del: del señor; al: al señor; gender: m</numerusform>
            <numerusform>{count:m} señores; el: los {count:m} señores; del: de los {count:m} señores; al: a los {count:m} señores; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a nine|{count} nines)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} nueve; el: el nueve; del: del nueve; al: al nueve; gender: m</numerusform>
            <numerusform>{count:m} nueves; el: los {count:m} nueves; del: de los {count:m} nueves; al: a los {count:m} nueves; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a one|{count} ones)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} uno; el: el uno; del: del uno; al: al uno; gender: m</numerusform>
            <numerusform>{count:m} unos; el: los {count:m} unos; del: de los {count:m} unos; al: a los {count:m} unos; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a queen|{count} queens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} reina; el: la reina; del: de la reina; al: a la reina; gender: f</numerusform>
            <numerusform>{count:f} reinas; el: las {count:f} reinas; del: de las {count:f} reinas; al: a las {count:f} reinas; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a seven|{count} sevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} siete; el: el siete; del: del siete; al: al siete; gender: m</numerusform>
            <numerusform>{count:m} sietes; el: los {count:m} sietes; del: de los {count:m} sietes; al: a los {count:m} sietes; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a six|{count} sixes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} seis; el: el seis; del: del seis; al: al seis; gender: m</numerusform>
            <numerusform>{count:m} seises; el: los {count:m} seises; del: de los {count:m} seises; al: a los {count:m} seises; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a ten|{count} tens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} diez; el: el diez; del: del diez; al: al diez; gender: m</numerusform>
            <numerusform>{count:m} dieces; el: los {count:m} dieces; del: de los {count:m} dieces; al: a los {count:m} dieces; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a three|{count} threes)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} tres; el: el tres; del: del tres; al: al tres; gender: m</numerusform>
            <numerusform>{count:m} treses; el: los {count:m} treses; del: de los {count:m} treses; al: a los {count:m} treses; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a twelve|{count} twelves)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} doce; el: el doce; del: del doce; al: al doce; gender: m</numerusform>
            <numerusform>{count:m} doces; el: los {count:m} doces; del: de los {count:m} doces; al: a los {count:m} doces; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a two|{count} twos)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} dos; el: el dos; del: del dos; al: al dos; gender: m</numerusform>
            <numerusform>{count:m} doses; el: los {count:m} doses; del: de los {count:m} doses; al: a los {count:m} doses; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(a villain|{count} villains)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} villano; el: el villano; del: del villano; al: al villano; gender: m</numerusform>
            <numerusform>{count:m} villanos; el: los {count:m} villanos; del: de los {count:m} villanos; al: a los {count:m} villanos; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an ace|{count} aces)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} as; el: el as; del: del as; al: al as; gender: m</numerusform>
            <numerusform>{count:m} ases; el: los {count:m} ases; del: de los {count:m} ases; al: a los {count:m} ases; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eight|{count} eights)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} ocho; el: el ocho; del: del ocho; al: al ocho; gender: m</numerusform>
            <numerusform>{count:m} ochos; el: los {count:m} ochos; del: de los {count:m} ochos; al: a los {count:m} ochos; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(an eleven|{count} elevens)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} once; el: el once; del: del once; al: al once; gender: m</numerusform>
            <numerusform>{count:m} onces; el: los {count:m} onces; del: de los {count:m} onces; al: a los {count:m} onces; gender: p</numerusform>
        </translation>
    </message>
    <message>
        <source>262 special cards</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>262 cartas especiales; el: las 262 cartas especiales; del: de las 262 cartas especiales; al: a las 262 cartas especiales; gender: pf</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>a click on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>un clic en el mazo</translation>
    </message>
    <message>
        <source>a tap on the stock</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>un toque en el mazo</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>as; el: el as; del: del as; al: al as; un: un as; gender: m</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ases; el: los ases; del: de los ases; al: a los ases; un: ases; gender: p</translation>
    </message>
    <message>
        <source>black joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>joker negro; el: el joker negro; del: del joker negro; al: al joker negro; un: un joker negro; gender: m</translation>
    </message>
    <message>
        <source>black three</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tres negro; el: el tres negro; del: del tres negro; al: al tres negro; un: un tres negro; gender: m</translation>
    </message>
    <message>
        <source>black threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>treses negros; el: los treses negros; del: de los treses negros; al: a los treses negros; un: treses negros; gender: p</translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>serie; el: la serie; del: de la serie; al: a la serie; un: una serie; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>book(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>serie; el: la serie; del: de la serie; al: a la serie; un: una serie; gender: f</numerusform>
            <numerusform>series; el: las series; del: de las series; al: a las series; un: series; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>books</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>series; el: las series; del: de las series; al: a las series; un: series; gender: pf</translation>
    </message>
    <message>
        <source>canasta</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>canasta; el: la canasta; del: de la canasta; al: a la canasta; un: una canasta; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>canasta(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>canasta; el: la canasta; del: de la canasta; al: a la canasta; un: una canasta; gender: f</numerusform>
            <numerusform>canastas; el: las canastas; del: de las canastas; al: a las canastas; un: canastas; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>canastas</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>canastas; el: las canastas; del: de las canastas; al: a las canastas; un: canastas; gender: pf</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tréboles; el: los tréboles; del: de los tréboles; al: a los tréboles; un: tréboles; gender: p</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>diamantes; el: los diamantes; del: de los diamantes; al: a los diamantes; un: diamantes; gender: p</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ocho; gender: pf</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ocho; el: el ocho; del: del ocho; al: al ocho; un: un ocho; gender: m</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>ochos; el: los ochos; del: de los ochos; al: a los ochos; un: ochos; gender: p</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>once; gender: pf</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>once; el: el once; del: del once; al: al once; un: un once; gender: m</translation>
    </message>
    <message>
        <source>elevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>onces; el: los onces; del: de los onces; al: a los onces; un: onces; gender: p</translation>
    </message>
    <message>
        <source>five</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cinco; gender: p</translation>
    </message>
    <message>
        <source>five</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cinco; el: el cinco; del: del cinco; al: al cinco; un: un cinco; gender: m</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cincos; el: los cincos; del: de los cincos; al: a los cincos; un: cincos; gender: p</translation>
    </message>
    <message>
        <source>foot</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pie; el: el pie; del: del pie; al: al pie; un: un pie; gender: m</translation>
    </message>
    <message>
        <source>four</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cuatro; gender: p</translation>
    </message>
    <message>
        <source>four</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cuatro; el: el cuatro; del: del cuatro; al: al cuatro; un: un cuatro; gender: m</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cuatros; el: los cuatros; del: de los cuatros; al: a los cuatros; un: cuatros; gender: p</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>corazones; el: los corazones; del: de los corazones; al: a los corazones; un: corazones; gender: p</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jota; el: la jota; del: de la jota; al: a la jota; un: una jota; gender: f</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jotas; el: las jotas; del: de las jotas; al: a las jotas; un: jotas; gender: pf</translation>
    </message>
    <message>
        <source>jester</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>bufón; el: el bufón; del: del bufón; al: al bufón; un: un bufón; gender: m</translation>
    </message>
    <message>
        <source>jesters</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>bufones; el: los bufones; del: de los bufones; al: a los bufones; un: bufones; gender: p</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>joker; el: el joker; del: del joker; al: al joker; un: un joker; gender: m</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>jokers; el: los jokers; del: de los jokers; al: a los jokers; un: jokers; gender: p</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>rey; el: el rey; del: del rey; al: al rey; un: un rey; gender: m</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>reyes; el: los reyes; del: de los reyes; al: a los reyes; un: reyes; gender: p</translation>
    </message>
    <message>
        <source>knee</source>
        <comment>the packet between hand and foot</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>rodilla; el: la rodilla; del: de la rodilla; al: a la rodilla; un: una rodilla; gender: f</translation>
    </message>
    <message>
        <source>ladies</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>damas; el: las damas; del: de las damas; al: a las damas; un: damas; gender: pf</translation>
    </message>
    <message>
        <source>lady</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dama; el: la dama; del: de la dama; al: a la dama; un: una dama; gender: f</translation>
    </message>
    <message>
        <source>lord</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>señor; el: el señor; del: del señor; al: al señor; un: un señor; gender: m</translation>
    </message>
    <message>
        <source>lords</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>señores; el: los señores; del: de los señores; al: a los señores; un: señores; gender: p</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nueve; gender: p</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nueve; el: el nueve; del: del nueve; al: al nueve; un: un nueve; gender: m</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>nueves; el: los nueves; del: de los nueves; al: a los nueves; un: nueves; gender: p</translation>
    </message>
    <message>
        <source>no</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>cero; gender: p</translation>
    </message>
    <message>
        <source>no {piles} needed</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>sin {piles} obligatorias</translation>
    </message>
    <message>
        <source>one</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>uno; m: un; f: una; gender: m</translation>
    </message>
    <message>
        <source>one</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>uno; el: el uno; del: del uno; al: al uno; un: un uno; gender: m</translation>
    </message>
    <message>
        <source>ones</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>unos; el: los unos; del: de los unos; al: a los unos; un: unos; gender: p</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pila; el: la pila; del: de la pila; al: a la pila; un: una pila; gender: f</translation>
    </message>
    <message numerus="yes">
        <source>pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>
            <numerusform>pila; el: la pila; del: de la pila; al: a la pila; un: una pila; gender: f</numerusform>
            <numerusform>pilas; el: las pilas; del: de las pilas; al: a las pilas; un: pilas; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>piles</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>pilas; el: las pilas; del: de las pilas; al: a las pilas; un: pilas; gender: pf</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>reina; el: la reina; del: de la reina; al: a la reina; un: una reina; gender: f</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>reinas; el: las reinas; del: de las reinas; al: a las reinas; un: reinas; gender: pf</translation>
    </message>
    <message>
        <source>red joker</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>joker rojo; el: el joker rojo; del: del joker rojo; al: al joker rojo; un: un joker rojo; gender: m</translation>
    </message>
    <message>
        <source>red threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>treses rojos; el: los treses rojos; del: de los treses rojos; al: a los treses rojos; un: treses rojos; gender: p</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>siete; gender: p</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>siete; el: el siete; del: del siete; al: al siete; un: un siete; gender: m</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>sietes; el: los sietes; del: de los sietes; al: a los sietes; un: sietes; gender: p</translation>
    </message>
    <message>
        <source>six</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>seis; gender: p</translation>
    </message>
    <message>
        <source>six</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>seis; el: el seis; del: del seis; al: al seis; un: un seis; gender: m</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>seises; el: los seises; del: de los seises; al: a los seises; un: seises; gender: p</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>picas; el: las picas; del: de las picas; al: a las picas; un: picas; gender: pf</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>diez; gender: p</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>diez; el: el diez; del: del diez; al: al diez; un: un diez; gender: m</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dieces; el: los dieces; del: de los dieces; al: a los dieces; un: dieces; gender: p</translation>
    </message>
    <message>
        <source>the first meld of a player</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>la primera bajada de un jugador; del: de la primera bajada de un jugador; al: a la primera bajada de un jugador; gender: f</translation>
    </message>
    <message>
        <source>the first meld of a side</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>la primera bajada de un equipo; del: de la primera bajada de un equipo; al: a la primera bajada de un equipo; gender: f</translation>
    </message>
    <message>
        <source>the {card}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {card}: one card, in words or as it is printed: “9♦”.</extracomment>
        <translation>{card:el}; el: {card:el}; del: {card:del}; al: {card:al}; un: {card:un}; gender: {card:gender}</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tres; gender: p</translation>
    </message>
    <message>
        <source>three</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>tres; el: el tres; del: del tres; al: al tres; un: un tres; gender: m</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>treses; el: los treses; del: de los treses; al: a los treses; un: treses; gender: p</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>doce; gender: p</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>doce; el: el doce; del: del doce; al: al doce; un: un doce; gender: m</translation>
    </message>
    <message>
        <source>twelves</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>doces; el: los doces; del: de los doces; al: a los doces; un: doces; gender: p</translation>
    </message>
    <message>
        <source>two</source>
        <comment>number</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dos; gender: p</translation>
    </message>
    <message>
        <source>two</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>dos; el: el dos; del: del dos; al: al dos; un: un dos; gender: m</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>doses; el: los doses; del: de los doses; al: a los doses; un: doses; gender: p</translation>
    </message>
    <message>
        <source>villain</source>
        <comment>rank</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>villano; el: el villano; del: del villano; al: al villano; un: un villano; gender: m</translation>
    </message>
    <message>
        <source>villains</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>villanos; el: los villanos; del: de los villanos; al: a los villanos; un: villanos; gender: p</translation>
    </message>
    <message>
        <source>wilds</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”.</extracomment>
        <translation>comodines; el: los comodines; del: de los comodines; al: a los comodines; un: comodines; gender: p</translation>
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
            <numerusform>{count:f} carta; el: la carta; del: de la carta; al: a la carta; gender: f</numerusform>
            <numerusform>{count:f} cartas; el: las {count:f} cartas; del: de las {count:f} cartas; al: a las {count:f} cartas; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} {piles:limpia|limpio|limpio|limpios|limpias}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} {piles:limpia|limpio|limpio|limpios|limpias}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} clean {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} {piles:limpia|limpio|limpio|limpios|limpias} de {ranks}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} {piles:limpia|limpio|limpio|limpios|limpias} de {ranks}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} deal(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} reparto; el: el reparto; del: del reparto; al: al reparto; gender: m</numerusform>
            <numerusform>{count:m} repartos; el: los {count:m} repartos; del: de los {count:m} repartos; al: a los {count:m} repartos; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} dirty {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} {piles:sucia|sucio|sucio|sucios|sucias}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} {piles:sucia|sucio|sucio|sucios|sucias}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} joker(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} joker; el: el joker; del: del joker; al: al joker; gender: m</numerusform>
            <numerusform>{count:m} jokers; el: los {count:m} jokers; del: de los {count:m} jokers; al: a los {count:m} jokers; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pack(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} baraja; el: la baraja; del: de la baraja; al: a la baraja; gender: f</numerusform>
            <numerusform>{count:f} barajas; el: las {count:f} barajas; del: de las {count:f} barajas; al: a las {count:f} barajas; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pair(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} pareja; el: la pareja; del: de la pareja; al: a la pareja; gender: f</numerusform>
            <numerusform>{count:f} parejas; el: las {count:f} parejas; del: de las {count:f} parejas; al: a las {count:f} parejas; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} player(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} jugador; el: el jugador; del: del jugador; al: al jugador; gender: m</numerusform>
            <numerusform>{count:m} jugadores; el: los {count:m} jugadores; del: de los {count:m} jugadores; al: a los {count:m} jugadores; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} round(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:f} ronda; el: la ronda; del: de la ronda; al: a la ronda; gender: f</numerusform>
            <numerusform>{count:f} rondas; el: las {count:f} rondas; del: de las {count:f} rondas; al: a las {count:f} rondas; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stock pile(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} mazo; el: el mazo; del: del mazo; al: al mazo; gender: m</numerusform>
            <numerusform>{count:m} mazos; el: los {count:m} mazos; del: de los {count:m} mazos; al: a los {count:m} mazos; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild {piles}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} de comodines; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} de comodines; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} wild(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends.</extracomment>
        <translation>
            <numerusform>{count:m} comodín; el: el comodín; del: del comodín; al: al comodín; gender: m</numerusform>
            <numerusform>{count:m} comodines; el: los {count:m} comodines; del: de los {count:m} comodines; al: a los {count:m} comodines; gender: p</numerusform>
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
            <numerusform>{count:f} {piles} en total; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} en total; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {piles} of {ranks}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {count}: the number on which the plural form depends. {piles}: the same word for several, some with what they are: “clean piles”. {ranks}: several cards of one rank: “nines”.</extracomment>
        <translation>
            <numerusform>{count:f} {piles} de {ranks}; gender: {piles:gender}</numerusform>
            <numerusform>{count:f} {piles} de {ranks}; gender: {piles:gender}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:*} y {last:*}; gender: p</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} {last:o|o|o|o|u} {last}; f: {first:f} {last:o|o|o|o|u} {last:f}; m: {first:m} {last:o|o|o|o|u} {last:m}; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{first} or {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>{first:f} {last:o|o|o|o|u} {last:f} carta; gender: f</numerusform>
            <numerusform>{first:f} {last:o|o|o|o|u} {last} cartas; gender: pf</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>number of cards</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first} a {last}; f: {first:f} a {last:f}; m: {first:m} a {last:m}; gender: p</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>ranks</comment>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>{first:del} {last:al}; gender: p</translation>
    </message>
    <message numerus="yes">
        <source>{first} to {last} card(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {first}: the first of two or more that are named together. {last}: the last of those that are named together.</extracomment>
        <translation>
            <numerusform>de {first:f} a {last:f} carta; gender: f</numerusform>
            <numerusform>de {first:f} a {last} cartas; gender: pf</numerusform>
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
            <numerusform>{number} carta; el: la carta; del: de la carta; al: a la carta; gender: f</numerusform>
            <numerusform>{number} cartas; el: las {number} cartas; del: de las {number} cartas; al: a las {number} cartas; gender: pf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} point(s)</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {number}: the number of a move, a deal, a seat, or how many there are.</extracomment>
        <translation>
            <numerusform>{number} punto; el: el punto; del: del punto; al: al punto; gender: m</numerusform>
            <numerusform>{number} puntos; el: los {number} puntos; del: de los {number} puntos; al: a los {number} puntos; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) from deal {deal} on</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} punto desde el reparto {deal}; gender: m</numerusform>
            <numerusform>{points} puntos desde el reparto {deal}; gender: p</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} point(s) in deal {deal}</source>
        <extracomment>A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”. {points}: points, counted as in “45 points”, or in figures, as “−45”. {deal}: a deal by its number, as “deal 3”, or that number.</extracomment>
        <translation>
            <numerusform>{points} punto en el reparto {deal}; gender: m</numerusform>
            <numerusform>{points} puntos en el reparto {deal}; gender: p</numerusform>
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
        <translation>Una mesa de cartas para Hand and Foot, Raub y Rummy de manipulación.</translation>
    </message>
    <message>
        <source>BSD licence</source>
        <translation>Licencia BSD</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License (LGPL) 3</source>
        <translation>Licencia pública general reducida de GNU (LGPL) 3</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence and comes without any warranty.</source>
        <translation>Es software libre bajo la licencia MIT y viene sin ninguna garantía.</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>Licencia MIT</translation>
    </message>
    <message>
        <source>Python Software Foundation License</source>
        <translation>Licencia de la Python Software Foundation</translation>
    </message>
    <message>
        <source>Qt and PySide6 are libraries of their own and may be exchanged for other versions of them; their source is at {address}.</source>
        <extracomment>{address}: an address on the web.</extracomment>
        <translation>Qt y PySide6 son bibliotecas separadas y se pueden sustituir por otras versiones; su código fuente está en {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version}: the number of a version.</extracomment>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Version, system and the last faults, for whoever mends the program.</source>
        <translation>Versión, sistema y últimos errores, para arreglar el programa.</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Con qué está hecho</translation>
    </message>
</context>
<context>
    <name>_CheckPage</name>
    <message>
        <source>Hide details</source>
        <translation>Ocultar detalles</translation>
    </message>
    <message>
        <source>Made again just now</source>
        <translation>Calculado ahora mismo</translation>
    </message>
    <message>
        <source>No deal of this game has a code.</source>
        <translation>Ningún reparto de esta partida tiene código.</translation>
    </message>
    <message>
        <source>Secret number</source>
        <translation>Número secreto</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Mostrar detalles</translation>
    </message>
    <message>
        <source>Shown before the deal</source>
        <translation>Mostrado antes del reparto</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>Texto copiado</translation>
    </message>
    <message>
        <source>The cards as they were dealt</source>
        <translation>Las cartas tal como se repartieron</translation>
    </message>
    <message>
        <source>The exact text for sha256sum</source>
        <translation>El texto exacto para sha256sum</translation>
    </message>
    <message>
        <source>The next deal has the code {code}.</source>
        <extracomment>{code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>El próximo reparto tiene el código {code}.</translation>
    </message>
    <message>
        <source>The secret number, the cards and the exact text that the code is made of</source>
        <translation>El número secreto, las cartas y el texto exacto del que se hace el código</translation>
    </message>
    <message>
        <source>{deal} is being played; its code {code} can be checked once it is over.</source>
        <extracomment>{deal}: a deal by its number, as “deal 3”, or that number. {code}: the code of a deal, eight letters and digits.</extracomment>
        <translation>{deal:^} está en juego; podrás comprobar su código {code} cuando termine.</translation>
    </message>
</context>
<context>
    <name>_Choice</name>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
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
        <translation>Flechas</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Before a game: move the player to another seat</source>
        <translation>Antes de una partida: pasar al jugador a otro asiento</translation>
    </message>
    <message>
        <source>Begin a lesson or a puzzle again</source>
        <translation>Empezar de nuevo una lección o un problema</translation>
    </message>
    <message>
        <source>Bring hands onto phones, and back to the screen</source>
        <translation>Pasar las manos a los teléfonos y de vuelta a la pantalla</translation>
    </message>
    <message>
        <source>Change names, or put a bot in a player’s place</source>
        <translation>Cambiar nombres o poner un bot en lugar de un jugador</translation>
    </message>
    <message>
        <source>Check the deal code</source>
        <translation>Comprobar el código del reparto</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Click on a side</source>
        <translation>Clic en un equipo</translation>
    </message>
    <message>
        <source>Click on a word</source>
        <translation>Clic en una palabra</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Clic en el mazo</translation>
    </message>
    <message>
        <source>Close a corrected deal, or go back to the start</source>
        <translation>Cerrar un reparto corregido o volver al inicio</translation>
    </message>
    <message>
        <source>Copy a report about faults of the program</source>
        <translation>Copiar un informe sobre los errores del programa</translation>
    </message>
    <message>
        <source>Cover the cards in the middle of a turn</source>
        <translation>Tapar las cartas en mitad de un turno</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Deal report: luck, play, and decisions</source>
        <translation>Informe del reparto: suerte, juego y decisiones</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>Double click on a move</source>
        <translation>Doble clic en una jugada</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Drag across</source>
        <translation>Arrastrar por encima</translation>
    </message>
    <message>
        <source>Draw; dragging a card off it, too</source>
        <translation>Robar; también se puede sacar una carta arrastrándola</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Explain a place of the table</source>
        <translation>Explicar un lugar de la mesa</translation>
    </message>
    <message>
        <source>Explain it: clean, foot, Refe …</source>
        <translation>Explicarla: limpia, pie, Refe …</translation>
    </message>
    <message>
        <source>Explain the words on the table, one after the other</source>
        <translation>Explicar las palabras de la mesa, una a una</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it</source>
        <translation>Entrar o salir de pantalla completa</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Go back to where looking back began</source>
        <translation>Volver adonde empezaste el repaso</translation>
    </message>
    <message>
        <source>Go from card to card</source>
        <translation>Ir de carta en carta</translation>
    </message>
    <message>
        <source>Go from line to line</source>
        <translation>Ir de línea en línea</translation>
    </message>
    <message>
        <source>Go on to the next field, at last write down</source>
        <translation>Ir al campo siguiente; tras el último, anotar</translation>
    </message>
    <message>
        <source>Go on to the next place of the table</source>
        <translation>Ir al siguiente lugar de la mesa</translation>
    </message>
    <message>
        <source>Go on with the next deal</source>
        <translation>Seguir con el reparto siguiente</translation>
    </message>
    <message>
        <source>Go one deal back or on</source>
        <translation>Retroceder o avanzar un reparto</translation>
    </message>
    <message>
        <source>Go one move back or on</source>
        <translation>Retroceder o avanzar una jugada</translation>
    </message>
    <message>
        <source>Go one turn back or on</source>
        <translation>Retroceder o avanzar un turno</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Ir a la primera o a la última carta</translation>
    </message>
    <message>
        <source>Go to the move of the line in the log</source>
        <translation>Ir a la jugada de esa línea del registro</translation>
    </message>
    <message>
        <source>Go to the next card of that rank</source>
        <translation>Ir a la siguiente carta de ese valor</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Ir al siguiente control</translation>
    </message>
    <message>
        <source>Go to the next puzzle</source>
        <translation>Ir al problema siguiente</translation>
    </message>
    <message>
        <source>Go to the start or the end of the game</source>
        <translation>Ir al principio o al final de la partida</translation>
    </message>
    <message>
        <source>Hint: where to look, then the move, then why, then another way</source>
        <translation>Consejo: dónde mirar, después la jugada, el motivo y otra manera</translation>
    </message>
    <message>
        <source>In a demo: go faster</source>
        <translation>En una demostración: ir más rápido</translation>
    </message>
    <message>
        <source>In a demo: stop, then one step at a time</source>
        <translation>En una demostración: parar, y después paso a paso</translation>
    </message>
    <message>
        <source>Keep the score of a game with paper cards</source>
        <translation>Llevar los puntos de una partida con cartas de papel</translation>
    </message>
    <message>
        <source>Keeping score</source>
        <translation>Llevar los puntos</translation>
    </message>
    <message>
        <source>Leave a lesson or a puzzle</source>
        <translation>Salir de una lección o un problema</translation>
    </message>
    <message>
        <source>Lift a card of the table besides those lifted</source>
        <translation>Elegir también una carta de la mesa</translation>
    </message>
    <message>
        <source>Lift a card; click where it goes to put it down</source>
        <translation>Elegir una carta; clic en su sitio para ponerla</translation>
    </message>
    <message>
        <source>Lift all cards from the one lifted last to this one</source>
        <translation>Elegir todas las cartas desde la última elegida hasta esta</translation>
    </message>
    <message>
        <source>Lift the card, drop it, or press what has focus</source>
        <translation>Elegir la carta, soltarla o pulsar el botón seleccionado</translation>
    </message>
    <message>
        <source>Lift what it goes over; begin beside the cards, or with Shift</source>
        <translation>Elegir lo que abarca; empieza junto a las cartas o mantén Mayús</translation>
    </message>
    <message>
        <source>Look back at that line of the last moves</source>
        <translation>Repasar esa línea de las últimas jugadas</translation>
    </message>
    <message>
        <source>Look back at the game</source>
        <translation>Repasar la partida</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Rehacerlo</translation>
    </message>
    <message>
        <source>Move the card, when the hand is in the own order</source>
        <translation>Mover la carta, si ordenas la mano a tu gusto</translation>
    </message>
    <message>
        <source>Move the lifted cards; what does not fit glides home</source>
        <translation>Mover las cartas elegidas; las que no encajan vuelven</translation>
    </message>
    <message>
        <source>Next bot’s turn, at the narrated pace</source>
        <translation>Turno del siguiente bot, con ritmo narrado</translation>
    </message>
    <message>
        <source>On the report’s curve: go to a decision</source>
        <translation>En la curva del informe: ir a una decisión</translation>
    </message>
    <message>
        <source>One more, one less; points by five</source>
        <translation>Una más, una menos; puntos de cinco en cinco</translation>
    </message>
    <message>
        <source>Open a file with a game or a deal</source>
        <translation>Abrir un archivo con una partida o un reparto</translation>
    </message>
    <message>
        <source>Open or close a line’s sum</source>
        <translation>Abrir o cerrar la suma de una línea</translation>
    </message>
    <message>
        <source>Open or close all cards, once the game is over</source>
        <translation>Mostrar u ocultar todas las cartas, terminada la partida</translation>
    </message>
    <message>
        <source>Open or close the moves in a small window</source>
        <translation>Abrir o cerrar las jugadas en una ventana pequeña</translation>
    </message>
    <message>
        <source>Open the family book</source>
        <translation>Abrir el libro familiar</translation>
    </message>
    <message>
        <source>Open the preferences</source>
        <translation>Abrir las preferencias</translation>
    </message>
    <message>
        <source>Open the score sheet, or moves and scores</source>
        <translation>Abrir la hoja de puntos, o jugadas y puntos</translation>
    </message>
    <message>
        <source>Play a card that has one place to go; else lift all of its rank</source>
        <translation>Jugar una carta con un solo sitio; si no, elegir todas las de su valor</translation>
    </message>
    <message>
        <source>Press the golden button: play what is lifted</source>
        <translation>Pulsar el botón dorado: jugar las cartas elegidas</translation>
    </message>
    <message>
        <source>Print a score sheet, or save it as a PDF</source>
        <translation>Imprimir una hoja de puntos o guardarla como PDF</translation>
    </message>
    <message>
        <source>Put everything lifted back</source>
        <translation>Devolver todas las cartas elegidas</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Salir; la partida se conserva</translation>
    </message>
    <message>
        <source>Read the rules; after a refusal, the one that is meant</source>
        <translation>Leer las reglas; tras un rechazo, la regla que lo explica</translation>
    </message>
    <message>
        <source>Right click on a card laid out</source>
        <translation>Clic derecho en una carta preparada</translation>
    </message>
    <message>
        <source>Right click, or hold a finger there</source>
        <translation>Clic derecho, o mantener un dedo</translation>
    </message>
    <message>
        <source>Say why the move that is shown was made</source>
        <translation>Explicar por qué se hizo la jugada mostrada</translation>
    </message>
    <message>
        <source>See the table from the next seat</source>
        <translation>Ver la mesa desde el asiento siguiente</translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation>Preparar una partida nueva</translation>
    </message>
    <message>
        <source>Several people</source>
        <translation>Varias personas</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Mayús+clic</translation>
    </message>
    <message>
        <source>Show every single move, or the last turns again</source>
        <translation>Mostrar cada jugada, o de nuevo los últimos turnos</translation>
    </message>
    <message>
        <source>Show good ways to lay a first meld, to choose from</source>
        <translation>Elegir entre buenas maneras de hacer una primera bajada</translation>
    </message>
    <message>
        <source>Show its melds large, or small again</source>
        <translation>Mostrar sus combinaciones en grande o de nuevo en pequeño</translation>
    </message>
    <message>
        <source>Show the memory aid, or the moves again</source>
        <translation>Mostrar el recordatorio, o de nuevo las jugadas</translation>
    </message>
    <message>
        <source>Show the version and the licences</source>
        <translation>Mostrar la versión y las licencias</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <translation>Mostrar estas teclas</translation>
    </message>
    <message>
        <source>Show what may be done now, and why the rest may not</source>
        <translation>Mostrar qué puedes hacer ahora y por qué lo demás no</translation>
    </message>
    <message>
        <source>Skip a step of a lesson</source>
        <translation>Omitir un paso de una lección</translation>
    </message>
    <message>
        <source>Sort the hand by rank, or by suit</source>
        <translation>Ordenar la mano por valor o por palo</translation>
    </message>
    <message>
        <source>Take it back into the hand</source>
        <translation>Devolverla a tu mano</translation>
    </message>
    <message>
        <source>Take the last entry back</source>
        <translation>Deshacer el último apunte</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <source>Uncover the cards of the player who is named</source>
        <translation>Destapar las cartas del jugador nombrado</translation>
    </message>
    <message>
        <source>While others play: finish this turn</source>
        <translation>Mientras juegan otros: terminar este turno</translation>
    </message>
    <message>
        <source>While others play: pause, and go on</source>
        <translation>Mientras juegan otros: pausar y seguir</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>Con el ratón o un dedo</translation>
    </message>
    <message>
        <source>Write down at once</source>
        <translation>Anotar ahora</translation>
    </message>
    <message>
        <source>Write down other points: lines of your own</source>
        <translation>Anotar otros puntos: líneas propias</translation>
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
        <translation>Después de robar.</translation>
    </message>
    <message>
        <source>Each way, what it counts, and what stays in the hand.</source>
        <translation>Cada manera, cuánto vale y qué queda en tu mano.</translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <extracomment>{cards}: some cards, listed or counted: “two nines and a two”, “three cards”.</extracomment>
        <translation>Preparar {cards}</translation>
    </message>
    <message>
        <source>Nothing stays in the hand.</source>
        <translation>No queda nada en tu mano.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Queda</translation>
    </message>
    <message>
        <source>count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>valen {points}</translation>
    </message>
    <message>
        <source>count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>valen {points} de {need}</translation>
    </message>
    <message>
        <source>take the pile, count {points}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”.</extracomment>
        <translation>recoger el pozo, valen {points}</translation>
    </message>
    <message>
        <source>take the pile, count {points} of {need}</source>
        <extracomment>{points}: points, counted as in “45 points”, or in figures, as “−45”. {need}: how many are needed.</extracomment>
        <translation>recoger el pozo, valen {points} de {need}</translation>
    </message>
</context>
<context>
    <name>_PhonesPage</name>
    <message>
        <source>A computer on a cable is fine, where it comes from the same router.</source>
        <translation>Un ordenador con cable también vale, si usa el mismo router.</translation>
    </message>
    <message>
        <source>A small phone has no room for the whole table of Manipulation Rummy. In your turn the melds can be moved on this screen, with the mouse or the keys. A card you lift on the phone lies open in a tray there until it has its place; everything else you hold stays hidden.</source>
        <translation>En un teléfono pequeño no cabe la mesa entera del Rummy de manipulación. En tu turno puedes mover combinaciones en esta pantalla, con el ratón o las teclas. Una carta que eliges en el teléfono queda descubierta aquí en una bandeja hasta que tiene su sitio; todo lo demás que tienes sigue oculto.</translation>
    </message>
    <message>
        <source>Allow this program for private networks. Where that was refused by mistake, allow it in the settings of the firewall.</source>
        <translation>Permite este programa en redes privadas. Si lo rechazaste sin querer, permítelo en la configuración del cortafuegos.</translation>
    </message>
    <message>
        <source>An iPhone with another browser than Safari</source>
        <translation>Un iPhone con un navegador que no es Safari</translation>
    </message>
    <message>
        <source>Choose “On a phone” for whoever has one, in a new game or where the players are changed. This screen then calls one after the other: point the camera at the code, and tap what the phone offers.</source>
        <translation>Elige “En un teléfono” para cada jugador que tenga uno, en una partida nueva o al cambiar jugadores. Esta pantalla los llama uno a uno: apunta la cámara al código y toca lo que ofrezca el teléfono.</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Cómo se empieza</translation>
    </message>
    <message>
        <source>It asks once whether the browser may find devices in the local network. Allow it. Where that was refused, it looks as if there were no network: open Settings, Privacy and Security, Local Network.</source>
        <translation>Pregunta una vez si el navegador puede encontrar dispositivos en la red local. Permítelo. Si lo rechazaste, parece que no hubiera red: abre Ajustes, Privacidad y seguridad, Red local.</translation>
    </message>
    <message>
        <source>It says so of every page that comes from a computer at home. Go on; no password is asked for, and nothing leaves the house.</source>
        <translation>Lo dice de toda página que viene de un ordenador de casa. Sigue adelante: nadie pide una contraseña y nada sale de casa.</translation>
    </message>
    <message>
        <source>No phone comes</source>
        <translation>No se conecta ningún teléfono</translation>
    </message>
    <message>
        <source>Nothing is lost when a phone sleeps or rings. Every seat can come back to this screen at any time, in the middle of a turn, too.</source>
        <translation>No se pierde nada si un teléfono se duerme o suena. Cualquier asiento puede volver a esta pantalla en todo momento, incluso en mitad de un turno.</translation>
    </message>
    <message>
        <source>Phones or tablets with any browser, in the same Wi-Fi as this computer. No app, no account, no internet.</source>
        <translation>Teléfonos o tabletas con cualquier navegador, en la misma wifi que este ordenador. Sin aplicación, sin cuenta, sin internet.</translation>
    </message>
    <message>
        <source>The browser says “Not secure”</source>
        <translation>El navegador dice “No seguro”</translation>
    </message>
    <message>
        <source>The computer asks about the network</source>
        <translation>El ordenador pregunta por la red</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Somebody who is in the same Wi-Fi and has the skill to listen there can read cards and take over a seat. Nobody outside can, nobody learns anything about the computer, and no money or account is involved.</source>
        <translation>La conexión no está cifrada. Alguien en la misma wifi que sepa escuchar puede leer cartas y ocupar un asiento. Nadie de fuera puede, nadie averigua nada del ordenador, y no hay dinero ni cuentas de por medio.</translation>
    </message>
    <message>
        <source>Use your own Wi-Fi, not a guest or hotel network.</source>
        <translation>Usa tu propia wifi, no una de invitados ni de hotel.</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>Qué hace falta</translation>
    </message>
    <message>
        <source>Where Windows takes the Wi-Fi for a public network, call it a private one in the settings of the network.</source>
        <translation>Si Windows toma la wifi por una red pública, conviértela en privada en la configuración de red.</translation>
    </message>
    <message>
        <source>Where a camera finds no code, type the address below it into the browser of the phone, and there the number.</source>
        <translation>Si tu cámara no encuentra el código, escribe en el navegador del teléfono la dirección que está debajo y después el número.</translation>
    </message>
    <message>
        <source>Who could see the cards</source>
        <translation>Quién podría ver las cartas</translation>
    </message>
</context>
<context>
    <name>_PossiblePage</name>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Show on the table: {move}</source>
        <extracomment>{move}: a move, as “draw two cards”.</extracomment>
        <translation>Mostrar en la mesa: {move}</translation>
    </message>
</context>
<context>
    <name>_SpokenOfButton</name>
    <message>
        <source>How sentences speak of this player</source>
        <translation>Cómo hablan las frases de este jugador</translation>
    </message>
    <message>
        <source>he</source>
        <translation>él</translation>
    </message>
    <message>
        <source>she</source>
        <translation>ella</translation>
    </message>
    <message>
        <source>she / he</source>
        <translation>ella / él</translation>
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
        <translation>Una partida empezada en otro sitio sigue aquí, o alguien recibe ventaja.</translation>
    </message>
    <message>
        <source>Number of the first deal here</source>
        <translation>Número del primer reparto aquí</translation>
    </message>
</context>
</TS>
