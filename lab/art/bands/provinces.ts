import { ANTIQUITY } from './ancient.ts';
import { CHURCHES } from './churches.ts';
import { COASTS } from './coast.ts';
import { PALACES } from './palaces.ts';
import { TOWERS } from './towers.ts';
import { TOWNS } from './towns.ts';
import { oneOf, readView, type View } from './view.ts';

export const LANDMARKS = { ...TOWNS, ...CHURCHES, ...ANTIQUITY, ...COASTS, ...PALACES, ...TOWERS };

export type Province = View & { landmark: keyof typeof LANDMARKS };

const TABLE = `
VC | alpi | terra | risaie | pioppi | due-guglie
NO | alpi-lontane | terra | risaie | pioppi | cupola-alta
CN | alpi | terra | vigne | querce | castello-grigio
AT | colline | terra | vigne | cipressi querce | torre-nel-borgo
AL | colline | fiume | vigne | pioppi | cascina
BI | alpi | terra | pascoli | abeti querce | santuario
VB | alpi | lago | parco | palme agrumi | isola-bella
TO | alpi | fiume | parco | querce | mole
AO | alpi | terra | pascoli | abeti | castello-grigio
VA | prealpi | lago | prati | querce abeti | santuario
CO | prealpi | lago | parco | cipressi querce | villa
SO | alpi | terra | vigne | abeti | paese-di-montagna
BG | prealpi | terra | prati | cipressi querce | borgo-torri
BS | prealpi | lago | oliveti | cipressi ulivi | fortezza
PV | pianura | fiume | risaie | pioppi | ponte-coperto
CR | pianura | terra | grano | pioppi | torrazzo
MN | pianura | laguna | riva | canne pioppi | castello-rosso
LC | alpi | lago | prati | querce abeti | case-sul-lago
LO | pianura | fiume | prati | pioppi | cascina
MB | alpi-lontane | terra | parco | querce | reggia
MI | alpi-lontane | terra | parco | querce pioppi | duomo
BZ | dolomiti | terra | pascoli | abeti | baite
TN | dolomiti | lago | vigne | abeti | castello
VR | prealpi | fiume | vigne | cipressi | arena
VI | prealpi | terra | prati | cipressi querce | rotonda
BL | dolomiti | terra | prati | abeti | paese-di-montagna
TV | prealpi | terra | vigne | cipressi querce | villa
PD | pianura | terra | prati | pioppi querce | cupole-del-santo
RO | pianura | laguna | barena | canne | faro-rosso
VE | orizzonte | laguna | barena | canne | laguna
UD | alpi | terra | vigne | querce | castello
GO | alpi-lontane | terra | vigne | cipressi | castello-bianco
TS | promontorio | mare | roccia | pini | castello-sul-mare
PN | alpi | fiume | prati | pioppi querce | campanile-solo
IM | promontorio | mare | oliveti | palme ulivi | case-colorate
SV | promontorio | mare | spiaggia | palme | torre-costiera
SP | promontorio | mare | roccia | agrumi ulivi | case-sulla-roccia
GE | promontorio | mare | roccia | palme pini | lanterna
PC | colline | fiume | vigne | pioppi | castello-rosso
PR | pianura | terra | prati | pioppi querce | battistero
RE | rupe | terra | pascoli | querce | borgo
MO | appennino | terra | vigne | pioppi | ghirlandina
FE | pianura | fiume | grano | pioppi canne | rocca
RA | orizzonte | mare | parco | pini | mausoleo
FC | appennino | terra | vigne | cipressi | rocca
RN | orizzonte | mare | spiaggia | palme | ruota
BO | colline | terra | vigne | cipressi querce | due-torri
MS | apuane | mare | prati | pini | castello-bianco
LU | apuane | terra | oliveti | cipressi ulivi | torre-alberata
PT | appennino | terra | parco | cipressi querce | chiesa
LI | promontorio | mare | macchia | pini | faro
PI | colline | fiume | prati | pini cipressi | torre-pendente
AR | appennino | terra | grano | cipressi querce | borgo-alto
SI | colline | terra | grano | cipressi | mangia
GR | colline | mare | macchia | pini | torre-costiera
PO | appennino | terra | vigne | cipressi | castello-bianco
FI | colline | fiume | oliveti | cipressi ulivi | cupolone
PG | appennino | terra | oliveti | cipressi ulivi | borgo-alto
TR | appennino | terra | prati | querce | cascata
PU | appennino | terra | grano | querce cipressi | torricini
AN | promontorio | mare | macchia | pini | duomo-sul-colle
MC | appennino | terra | grano | querce | borgo
AP | appennino | terra | oliveti | ulivi querce | torri-gemelle
FM | orizzonte | mare | grano | ulivi | duomo-sul-colle
VT | colline | lago | prati | querce ulivi | borgo
RI | appennino | terra | pascoli | querce | campanile-solo
LT | promontorio | mare | spiaggia | pini | tempio
FR | appennino | terra | oliveti | ulivi cipressi | abbazia
RM | colline | terra | prati | pini | roma
AQ | gran-sasso | terra | pascoli | querce | castello-grigio
TE | gran-sasso | terra | oliveti | ulivi | borgo-torri
PE | orizzonte | mare | spiaggia | palme pini | ponte-del-mare
CH | promontorio | mare | roccia | ulivi | trabocco
CB | colline-aride | terra | grano | querce ulivi | castello
IS | appennino | terra | pascoli | querce | santuario-gotico
CE | colline | terra | parco | pini querce | reggia
BN | appennino | terra | vigne | ulivi | arco
AV | appennino | terra | vigne | querce | castello-grigio
SA | promontorio | mare | roccia | agrumi pini | cupola-maiolica
NA | vesuvio | mare | roccia | pini | castello-sul-mare
FG | orizzonte | mare | spiaggia | ulivi | faraglioni
TA | orizzonte | mare | riva | palme ulivi | colonne
BR | orizzonte | mare | oliveti | ulivi fichi | citta-bianca
LE | orizzonte | mare | oliveti | ulivi fichi | barocco-dorato
BT | colline-aride | terra | grano | ulivi | ottagono
BA | orizzonte | mare | oliveti | ulivi | sul-mare
PZ | granito | terra | prati | querce | borgo
MT | colline-aride | terra | grano | ulivi fichi | sassi
CS | appennino | terra | pascoli | abeti querce | castello
CZ | orizzonte | mare | macchia | ulivi fichi | borgo-alto
KR | orizzonte | mare | riva | fichi ulivi | colonna
VV | promontorio | mare | spiaggia | fichi agrumi | case-sulla-roccia
RC | etna | mare | macchia | agrumi palme | chiesa-rosa
TP | promontorio | saline | riva | palme | mulino
AG | orizzonte | mare | macchia | ulivi agrumi | tempio
CL | colline-aride | terra | grano | ulivi fichi | castello
EN | etna | terra | grano | ulivi | borgo-torri
RG | colline-aride | terra | macchia | ulivi fichi | barocco-cupola
SR | orizzonte | mare | riva | palme agrumi | fortezza
PA | promontorio | mare | parco | palme agrumi | cupole-rosse
ME | promontorio | mare | macchia | agrumi palme | faro
CT | etna | mare | lava | agrumi fichi | barocco-cupola
OT | granito | mare | roccia | pini | case-bianche
NU | appennino | terra | pascoli | querce | nuraghe
OR | orizzonte | laguna | grano | canne ulivi | nuraghe
OG | granito | mare | macchia | ulivi pini | faro-rosso
VS | colline-aride | terra | grano | ulivi querce | nuraghe
CI | promontorio | mare | macchia | pini fichi | torre-costiera
SS | promontorio | mare | riva | palme pini | chiesa-romanica
CA | promontorio | laguna | riva | palme | torre-elefante
`;

function readLine(line: string): [string, Province] {
  const [sigla = '', far, water, near, plants, landmark] = line.split(' | ');
  return [sigla, { ...readView([far, water, near, plants]), landmark: oneOf(LANDMARKS, landmark) }];
}

export const PROVINCE_VIEWS: ReadonlyMap<string, Province> = new Map(TABLE.trim().split('\n').map(readLine));
