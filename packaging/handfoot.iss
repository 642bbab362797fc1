; The installer for Windows. `packaging/release installer` runs it, and gives Version, Folder (what
; was frozen) and Build, where it wrote the file types. Without an administrator it installs for one
; person, and Windows itself asks about the firewall once phones are let in.

[Setup]
AppId={{0A8E3C7B-5C1F-4E0C-9C5D-6F1B2D7A4E93}
AppName=Hand and Foot
AppVersion={#Version}
AppVerName=Hand and Foot {#Version}
AppPublisher=The Hand and Foot table authors
DefaultDirName={autopf}\Hand and Foot
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
InfoBeforeFile=unsigned-windows.txt
SetupIconFile={#Build}\freezing\handfoot\handfoot.ico
UninstallDisplayIcon={app}\handfoot-table.exe
WizardStyle=modern
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "cs"; MessagesFile: "compiler:Languages\Czech.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[CustomMessages]
en.Firewall=Let phones at home join games (a rule of the firewall for private networks)
cs.Firewall=Pustit telefony doma do hry (pravidlo brány firewall pro soukromé sítě)
de.Firewall=Telefone zu Hause mitspielen lassen (eine Regel der Firewall für private Netzwerke)
es.Firewall=Dejar jugar a los teléfonos de casa (una regla del firewall para redes privadas)
fr.Firewall=Laisser jouer les téléphones de la maison (une règle du pare-feu pour les réseaux privés)
it.Firewall=Lasciar giocare i telefoni di casa (una regola del firewall per le reti private)

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "firewall"; Description: "{cm:Firewall}"; Check: IsAdminInstallMode

[InstallDelete]
; Nothing of an older version stays.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Hand and Foot"; Filename: "{app}\handfoot-table.exe"
Name: "{autodesktop}\Hand and Foot"; Filename: "{app}\handfoot-table.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\HandAndFoot.File"; ValueType: string; ValueName: ""; ValueData: "Hand and Foot"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\HandAndFoot.File\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\handfoot-table.exe,0"
Root: HKA; Subkey: "Software\Classes\HandAndFoot.File\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\handfoot-table.exe"" ""%1"""
#include AddBackslash(Build) + "endings.iss"

[Run]
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""Hand and Foot"""; Flags: runhidden; Tasks: firewall
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall add rule name=""Hand and Foot"" dir=in action=allow protocol=TCP profile=private program=""{app}\handfoot-table.exe"""; Flags: runhidden; Tasks: firewall
Filename: "{app}\handfoot-table.exe"; Description: "{cm:LaunchProgram,Hand and Foot}"; Flags: nowait postinstall skipifsilent

[UninstallRun]
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""Hand and Foot"""; Flags: runhidden; RunOnceId: "Firewall"; Tasks: firewall

[UninstallDelete]
; Games, rules and the family book are elsewhere, and stay.
Type: filesandordirs; Name: "{app}\_internal"
