# Folders, and files with one of these endings.
function __handfoot_files
    set -l endings (string escape --style=regex -- $argv | string join '|')
    contains any $argv; and set endings '.*'
    __fish_complete_path (commandline -ct) | string match -r "^[^\t]*(?:/|$endings)(?:\t.*)?\$"
end

# Words that depend on the game: one, or several with commas.
function __handfoot_by_game
    set -l fit
    set -l tokens (commandline -opc)
    for given in $argv[2..]
        set -l parts (string split '=' -- $given)
        if contains -- $parts[1] $tokens
            set fit (string split ',' -- $parts[2])
            break
        end
        for word in (string split ',' -- $parts[2])
            contains -- $word $fit; or set -a fit $word
        end
    end
    if test $argv[1] = list
        set -l now (commandline -ct | string replace -r '^--[a-z]+=' '')
        set -l there (string match -r '^.*,' -- $now; or echo '')
        string join \n -- $there$fit
    else
        string join \n -- $fit
    end
end

function __handfoot_is_first
    not __fish_seen_subcommand_from match replay sheet picture
end

complete -c handfoot -f
complete -c handfoot -n __handfoot_is_first -a match -d 'Let bots play each other and print how they did.'
complete -c handfoot -n __handfoot_is_first -a replay -d 'Check a saved game move by move and print it in words.'
complete -c handfoot -n __handfoot_is_first -a sheet -d 'Write a score sheet as a PDF, blank or filled in from a saved game.'
complete -c handfoot -n __handfoot_is_first -a picture -d 'Draw any position of a saved game as a picture; no screen is needed.'
complete -c handfoot -n __handfoot_is_first -a '(__handfoot_files .handfoot .handfoot.json .handfoot-score .kept.json .handfoot-deal .handfoot-deal.json .handfoot-lesson .handfoot-rules .rules.json .handfoot-challenge .handfoot-practice)'
complete -c handfoot -n __handfoot_is_first -s h -l help -d 'show this help message and exit'
complete -c handfoot -n __handfoot_is_first -l version -d 'show program’s version number and exit'
complete -c handfoot -n __handfoot_is_first -l open -x -a '(__handfoot_files .handfoot .handfoot.json .handfoot-score .kept.json .handfoot-deal .handfoot-deal.json .handfoot-lesson .handfoot-rules .rules.json .handfoot-challenge .handfoot-practice)' -d 'open the game, deal or house rules in FILE (FILE alone does the same)'
complete -c handfoot -n __handfoot_is_first -l new-window -d 'open another window even if one is already open'
complete -c handfoot -n __handfoot_is_first -l add-to-menu -d 'put the program in your desktop menu'
complete -c handfoot -n __handfoot_is_first -l remove-from-menu -d 'remove the program from your desktop menu'
complete -c handfoot -n __handfoot_is_first -l language -x -a 'cs de en es fr hr it sr_Cyrl sr_Latn' -d 'language of the output: en, de, fr, hr, cs, it, es, sr_Latn, sr_Cyrl'
complete -c handfoot -n 'not __handfoot_is_first' -l language -x -a 'cs de en es fr hr it sr_Cyrl sr_Latn' -d 'language'
complete -c handfoot -n '__fish_seen_subcommand_from match' -s h -l help -d 'show this help message and exit'
complete -c handfoot -n '__fish_seen_subcommand_from match' -a 'hand-and-foot raub manipulation'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l preset -x -a '(__handfoot_by_game word hand-and-foot=classic,classic-upcard,saskatchewan,simpson,brouillette-low,brouillette-high,brouillette-partners-low,brouillette-partners-high,pennies,special-deck,bain,demeritt,california,rasa,tanglewood,hand-knee-foot raub=classic manipulation=classic,machiavelli,tiles,shanghai)' -d 'rules by name (default: the first)'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l players -x -d 'players (default: the preset’s usual number)'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l sides -x -a 'alone pairs teams' -d 'alone, pairs or teams (default: the usual for that many players)'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l rules -x -a '(__handfoot_files .handfoot-rules .rules.json)' -d 'house rules instead of a preset, as the program or a list has them'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l named -x -d 'which rule set in FILE, if it has several'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l seats -x -a '(__handfoot_by_game list hand-and-foot=easy,steady,strong,expert raub=easy,steady manipulation=easy,steady,strong)' -d 'bots in playing order, such as steady,easy,steady,easy (default: all steady); levels, weakest first: hand-and-foot: easy, steady, strong, expert; raub: easy, steady (none is stronger); manipulation: easy, steady, strong (none is stronger)'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l bots -x -a '(__handfoot_by_game list hand-and-foot=easy,steady,strong,expert raub=easy,steady manipulation=easy,steady,strong)' -d 'each of these plays every other, paired, and all get a rating; name a bot of your own as module:Class, here and in --seats'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l games -x -d 'games to play; with --bots, for each pair of bots (default: 20)'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l paired -d 'play the same cards again with the seats swapped in every possible way'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l until-decided -d 'stop once it is clear whether the first bot wins more or less than this share (default: what equal bots would win)'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l seed -x -d 'the same number gives the same games (default: 1)'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l time -x -d 'time a bot gets for each move (default: 1.0)'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l workers -x -d 'processes that play (default: 1)'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l cluster -x -d 'let the Dask cluster with this scheduler play'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l results -x -a '(__handfoot_files any)' -d 'save results in this file, and go on from those already in it'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l record -x -a '(__fish_complete_directories)' -d 'write every game to this folder'
complete -c handfoot -n '__fish_seen_subcommand_from match' -l json -d 'print one JSON object instead'
complete -c handfoot -n '__fish_seen_subcommand_from replay' -s h -l help -d 'show this help message and exit'
complete -c handfoot -n '__fish_seen_subcommand_from replay' -a '(__handfoot_files .handfoot .handfoot.json)'
complete -c handfoot -n '__fish_seen_subcommand_from replay' -l rules -x -a '(__handfoot_files .handfoot-rules .rules.json)' -d 'show what the same moves would score under these house rules instead of the game’s own'
complete -c handfoot -n '__fish_seen_subcommand_from replay' -l named -x -d 'which rule set in FILE, if it has several'
complete -c handfoot -n '__fish_seen_subcommand_from replay' -l json -d 'print one JSON object instead'
complete -c handfoot -n '__fish_seen_subcommand_from replay' -l report -d 'tell luck from play in this deal, or in every deal that is over (20 seconds each)'
complete -c handfoot -n '__fish_seen_subcommand_from replay' -l effort -x -d 'share of the usual work on a report; less is quicker but less exact (default: 1)'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -s h -l help -d 'show this help message and exit'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -a '(__handfoot_files .handfoot .handfoot.json .handfoot-score .kept.json)'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l blank -d 'a blank sheet to write on instead'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l game -x -a 'hand-and-foot raub manipulation' -d 'hand-and-foot, raub, manipulation (with --blank)'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l preset -x -a '(__handfoot_by_game word hand-and-foot=classic,classic-upcard,saskatchewan,simpson,brouillette-low,brouillette-high,brouillette-partners-low,brouillette-partners-high,pennies,special-deck,bain,demeritt,california,rasa,tanglewood,hand-knee-foot raub=classic manipulation=classic,machiavelli,tiles,shanghai)' -d 'rules by name (default: the first)'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l players -x -d 'players (default: the preset’s usual number)'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l sides -x -a 'alone pairs teams' -d 'alone, pairs or teams (default: the usual for that many players)'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l rules -x -a '(__handfoot_files .handfoot-rules .rules.json)' -d 'house rules instead of a preset'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l named -x -d 'which rule set in FILE, if it has several'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l names -x -d 'players for a blank sheet, in playing order, separated by commas'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l paper -x -a 'A4 letter' -d 'A4 or letter (default: A4)'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l large -d 'large print'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l two -d 'two blank sheets side by side, if they fit'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l one-page -d 'a one-page blank sheet, which has no room for a whole game'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l family -x -d 'a name above the date'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l place -x -d 'where you play'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -l date -x -d 'date such as 2026-11-21 (default: the date of the game)'
complete -c handfoot -n '__fish_seen_subcommand_from sheet' -s o -l output -x -a '(__handfoot_files .pdf)' -d 'the file to write'
complete -c handfoot -n '__fish_seen_subcommand_from picture' -s h -l help -d 'show this help message and exit'
complete -c handfoot -n '__fish_seen_subcommand_from picture' -a '(__handfoot_files .handfoot .handfoot.json .handfoot-deal .handfoot-deal.json)'
complete -c handfoot -n '__fish_seen_subcommand_from picture' -l move -x -d 'position after this many moves, as replay numbers them (default: all)'
complete -c handfoot -n '__fish_seen_subcommand_from picture' -l seat -x -d 'player whose view is drawn, by name or number (default: the only person, or all hands once the deal is over)'
complete -c handfoot -n '__fish_seen_subcommand_from picture' -l theme -x -a 'light dark high-contrast' -d 'light, dark, high-contrast (default: as in the preferences)'
complete -c handfoot -n '__fish_seen_subcommand_from picture' -l size -x -d 'pixels across and down (default: 1920x1080)'
complete -c handfoot -n '__fish_seen_subcommand_from picture' -s o -l output -x -a '(__handfoot_files .png)' -d 'the file to write'
