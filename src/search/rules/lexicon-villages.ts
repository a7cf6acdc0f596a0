import { foldName } from '../../locations/rules/fold-name.ts';

/** One comune per line, with its villages, beaches and valleys. */
const VILLAGES_OF = `
norcia: castelluccio di norcia, piana di castelluccio
bagnoregio: civita di bagnoregio
coriano: san patrignano
castellammare del golfo: scopello, castellammare di sicilia
terni: piediluco, lago di piediluco, cascata delle marmore, marmore
foligno: rasiglia
curon venosta: reschensee
caldaro sulla strada del vino: lago di caldaro, kalterer see, kalterersee
campello sul clitunno: fonti del clitunno
tuoro sul trasimeno: isola maggiore
genga: frasassi, grotte di frasassi
fano: torrette di fano
numana: marcelli
fermo: lido di fermo, marina palmense
massa lubrense: sant agata sui due golfi, nerano, marina del cantone
san giovanni a piro: scario
napoli: vomero, posillipo, chiaia, spaccanapoli, quartieri spagnoli, mergellina
ascea: marina di ascea, ascea marina
casal velino: marina di casal velino
pisciotta: marina di pisciotta
monopoli: capitolo di monopoli
carovigno: torre guaceto, specchiolla
ostuni: rosa marina, villanova di ostuni, marina di ostuni
nardo: santa maria al bagno, porto selvaggio, santa caterina al bagno
gallipoli: baia verde
ugento: lido marini, torre mozza
salve: torre pali
otranto: alimini, laghi alimini, frassanito, porto badisco
melendugno: torre sant andrea
lecce: san cataldo di lecce
castro: castro marina
bari: torre a mare
manduria: san pietro in bevagna
vieste: pugnochiuso
stresa: isole borromee, isola dei pescatori
taormina: mazzaro
agrigento: san leone
scicli: sampieri, donnalucata, cava d aliga
santa croce camerina: punta secca
vittoria: scoglitti
noto: lido di noto, noto marina, calabernardo, vendicari, san corrado di fuori
palermo: sferracavallo
santa flavia: porticello
castelvetrano: marinella di selinunte, selinunte, triscina
campobello di mazara: tre fontane
calatafimi segesta: segesta
san vito lo capo: macari, castelluzzo
patti: tindari
linguaglossa: etna nord, piano provenzana
nicolosi: etna sud, rifugio sapienza
lipari: vulcano, alicudi, filicudi
trinita d agultu e vignola: costa paradiso, isola rossa
pula: santa margherita di pula
maracalagonis: torre delle stelle
cagliari: poetto
olbia: san pantaleo
loiri porto san paolo: porto san paolo
siniscola: la caletta, capo comino
bosa: bosa marina
alghero: fertilia, porto conte
sorso: platamona
castelsardo: lu bagnu
tortoli: arbatax
baunei: santa maria navarrese, cala luna, cala goloritze
san vero milis: putzu idu
cabras: is arutas, san giovanni di sinis
oristano: torregrande, torre grande
sant anna arresi: porto pino
cecina: marina di cecina
piombino: baratti, golfo di baratti, populonia
grosseto: principina a mare
orbetello: giannella, feniglia, albinia, fonteblanda
livorno: quercianella
rosignano marittimo: vada, rosignano solvay
castagneto carducci: donoratico
capoliveri: lacona
marciana: procchio
rio: cavo
campo nell elba: fetovaia, seccheto
portoferraio: biodola
isola del giglio: giglio porto, giglio campese
chiusdino: san galgano
pienza: monticchiello
sorano: sovana
montignoso: cinquale
camogli: san fruttuoso
santa margherita ligure: paraggi
lerici: tellaro, fiascherino, san terenzo
finale ligure: varigotti
genova: nervi, boccadasse, pegli
riomaggiore: volastra
caorle: duna verde, porto santa margherita
jesolo: cortellazzo
cavallino treporti: punta sabbioni
rosolina: albarella, isola albarella
corvara in badia: colfosco, kolfuschg
badia: san cassiano in badia, san leonardo in badia, la villa in badia
brunico: plan de corones, kronplatz
nova ponente: obereggen
nova levante: carezza, passo costalunga
braies: lago di braies, pragser wildsee
castelrotto: siusi, siusi allo sciliar
marebbe: san vigilio di marebbe, san vigilio
bressanone: plose
senales: maso corto
stelvio: trafoi, sulden
vermiglio: passo tonale, tonale
san giovanni di fassa: vigo di fassa, pozza di fassa, pera di fassa
pinzolo: campiglio
moena: passo san pellegrino
molveno: lago di molveno
ledro: lago di ledro, val di ledro
caldonazzo: lago di caldonazzo
idro: lago d idro, lago di idro
mergozzo: lago di mergozzo
viverone: lago di viverone
nemi: lago di nemi
scanno: lago di scanno
campotosto: lago di campotosto
valfurva: santa caterina valfurva
livigno: trepalle
sirmione: colombare
ayas: champoluc
valtournenche: breuil
courmayeur: entreves, val veny, val ferret
rocca di cambio: campo felice
l aquila: campo imperatore
vasto: marina di vasto, vasto marina
roseto degli abruzzi: cologna spiaggia
pomezia: torvaianica
santa marinella: santa severa
ladispoli: marina di san nicola
tarquinia: tarquinia lido, lido di tarquinia
roma: testaccio, ostia lido, ostia antica
praia a mare: praia
isola di capo rizzuto: le castella
staletti: copanello, caminia
spezzano della sila: camigliatello, camigliatello silano
san giovanni in fiore: lorica
santo stefano in aspromonte: gambarie
scilla: chianalea
melito di porto salvo: pentedattilo
cassano all ionio: sibari
ravenna: lido adriano, punta marina, punta marina terme, casal borsetti, casalborsetti
rimini: rivazzurra, viserbella, miramare di rimini
bellaria igea marina: igea marina
gatteo: gatteo mare, gatteo a mare
misano adriatico: porto verde, portoverde
cesenatico: valverde di cesenatico, villamarina
comacchio: lido di spina, lido di volano, lido degli scacchi, lido di pomposa
lizzano in belvedere: corno alle scale
vigolzone: grazzano visconti
venezia: san marco venezia, cannaregio, dorsoduro, giudecca
milano: porta romana milano, citylife
torino: san salvario
liguria: mar ligure, mare ligure, riviera italiana, riviera, italian riviera, riviera italienne, italienische riviera, ligurian coast, ligurian sea, ligurian riviera, ligurische kuste, ligurisches meer, ligurische riviera, cote ligure, cote ligurienne, mer ligure, mer ligurienne, riviera ligurienne
lago di garda: sul garda, al garda
`;

export const VILLAGES: Readonly<Record<string, string>> = Object.fromEntries(
  VILLAGES_OF.trim()
    .split('\n')
    .flatMap((line) => {
      const [comune = '', villages = ''] = line.split(': ');
      return villages.split(', ').map((village) => [foldName(village), comune]);
    }),
);
