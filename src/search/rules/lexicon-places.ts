function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Comuni whose name people also use of homes and journeys: such a word means the place only where something says so. */
export const COMMON_WORDS: ReadonlySet<string> = set(
  'acuto alba albanella altare alto amaro amato ameno anzi apice aprica arco ardore armeno armento asso auro avio badia barile ' +
    'bella bellino bellosguardo bellona bema benna bergamasco bettola bianco bosco borgo bovino bucine calcinato calcio calci ' +
    'camerino camino camini campagna campana camposanto canale candela canino canna capodimonte cappella capriolo carbone cardinale ' +
    'carpino carre carro casella casina casino castelli castello casto cavallino cave cavatore cene cento cerchio ' +
    'cervino cervo ceto chiesa chiusa cittadella colonna comunanza contrada corte cona conta costa crespino corrido ' +
    'dazio dello desio diamante dolce donato dozza erba erbe falcone farini felino ferriere fiumara fontanella fontanelle fontanile ' +
    'fonte force formello fornace fornelli fortezza fossa fosso frassino front furore gallo gangi gazzo ginestra girasole ' +
    'gioia gola grado greci greggio grosso grotte incudine isola lago lana lauro lavagna lei leonessa lettere ' +
    'liberi licenza liscia lode lupara maggiora maglie maglione male malo mango mantello mara margarita marzi masi massello ' +
    'mattie mattinata mazze medicina mele mese meta mezzana mezzanino mezzano mira minori miranda mirto moggio molare montagna monte ' +
    'monti mossa mozzo mulino mura musei nave naso ne nespolo nesso noce noceto noci none norma nove novella ocre onore opera ' +
    'ora orti osteria ottone paese palata palestro parete paterno pavone penne pergola pero pianella piano pianoro piatto ' +
    'piave pico pieve pigna pila pineta piscina pizzo po poli polla pollone ponte ponti porta portico porte postiglione posta ' +
    'preci pula quadri quaranti quarto quindici rasura re ripa ripi rifreddo riposto rio ribera riva riviera rocca romana ' +
    'ronca roncola ronzone rosa rose rossa rosta rotella rotonda rotondi ruda sacco sala sale saliceto salve sambuco sambuci scala scena scopa ' +
    'selva selci serra serre serrata sesto settime siano sole sommo sona sora sorso sostegno spinoso stella stra strozza suono ' +
    'taglio taverna terme termini terra terrazzo terzo toro torre torretta torri tortora tombolo tornata trecenta trinita turate ' +
    'ultimo urbe uri valle veglie verde vergato vescovato vetta vetto viale vico vicoli vigna vigne villa ville villetta villette viola vista ' +
    'visco visone visso vita vittoria vo volano volla voltaggio zone',
);

/** Words of which a comune's name may consist of two, that mean a home or a landscape as well. */
export const COMMON_PHRASES: ReadonlySet<string> = new Set([
  'casa nuova',
  'monte rosso',
  'prato verde',
  'la valle',
  'la villa',
  'le mura',
]);

export const SAID_PLACES: Readonly<Record<string, string>> = {
  'le marche': 'marche',
  emilia: 'emilia romagna',
  romagna: 'emilia romagna',
  friuli: 'friuli venezia giulia',
  'val d aosta': 'valle d aosta',
  'valle aosta': 'valle d aosta',
  'val aosta': 'valle d aosta',
  trentino: 'provincia di trento',
  'alto adige': 'provincia di bolzano',
  sudtirol: 'provincia di bolzano',
  'sud tirolo': 'provincia di bolzano',
  brianza: 'monza e della brianza',
  'monza brianza': 'monza e della brianza',
  'monza e brianza': 'monza e della brianza',
  'pesaro urbino': 'pesaro e urbino',
  'massa e carrara': 'massa carrara',
  'forli e cesena': 'forli cesena',
  sulcis: 'sulcis iglesiente',
  gallura: 'gallura nord est sardegna',
  'reggio emilia': 'reggio nell emilia',
  'reggio calabria': 'reggio di calabria',
  aquila: 'l aquila',
  spezia: 'la spezia',
  'forte marmi': 'forte dei marmi',
  cortina: 'cortina d ampezzo',
  'porto cervo': 'arzachena',
  'baia sardinia': 'arzachena',
  'porto rotondo': 'olbia',
  'cala gonone': 'dorgali',
  'santa teresa di gallura': 'santa teresa gallura',
  maddalena: 'la maddalena',
  'isola di san pietro': 'carloforte',
  lampedusa: 'lampedusa e linosa',
  linosa: 'lampedusa e linosa',
  stromboli: 'lipari',
  panarea: 'lipari',
  ortigia: 'siracusa',
  mondello: 'palermo',
  'scala dei turchi': 'realmonte',
  tremiti: 'isole tremiti',
  leuca: 'castrignano del capo',
  'santa maria di leuca': 'castrignano del capo',
  'torre dell orso': 'melendugno',
  polignano: 'polignano a mare',
  paestum: 'capaccio paestum',
  palinuro: 'centola',
  'marina di camerota': 'camerota',
  giglio: 'isola del giglio',
  capraia: 'capraia isola',
  'porto ercole': 'monte argentario',
  'porto santo stefano': 'monte argentario',
  ansedonia: 'orbetello',
  'punta ala': 'castiglione della pescaia',
  castiglioncello: 'rosignano marittimo',
  bolgheri: 'castagneto carducci',
  'marina di pietrasanta': 'pietrasanta',
  ostia: 'roma',
  'milano marittima': 'cervia',
  lignano: 'lignano sabbiadoro',
  bibione: 'san michele al tagliamento',
  murano: 'venezia',
  burano: 'venezia',
  mestre: 'venezia',
  torbole: 'nago torbole',
  monterosso: 'monterosso al mare',
  manarola: 'riomaggiore',
  corniglia: 'vernazza',
  cervinia: 'valtournenche',
  'breuil cervinia': 'valtournenche',
  'madonna di campiglio': 'pinzolo',
  'san martino di castrozza': 'primiero san martino di castrozza',
  // English.
  venice: 'venezia',
  florence: 'firenze',
  rome: 'roma',
  milan: 'milano',
  naples: 'napoli',
  turin: 'torino',
  genoa: 'genova',
  padua: 'padova',
  mantua: 'mantova',
  syracuse: 'siracusa',
  leghorn: 'livorno',
  tuscany: 'toscana',
  sicily: 'sicilia',
  sardinia: 'sardegna',
  apulia: 'puglia',
  lombardy: 'lombardia',
  piedmont: 'piemonte',
  'aosta valley': 'valle d aosta',
  'south tyrol': 'provincia di bolzano',
};

/** A contracted preposition, with the article that a name may begin with ("all'Aquila", "alla Spezia"). */
export const ARTICLE_OF: Readonly<Record<string, string>> = {
  al: 'il',
  allo: 'lo',
  alla: 'la',
  all: 'l',
  ai: 'i',
  agli: 'gli',
  alle: 'le',
  nel: 'il',
  nello: 'lo',
  nella: 'la',
  nell: 'l',
  nelle: 'le',
  del: 'il',
  della: 'la',
  dell: 'l',
  delle: 'le',
  dalla: 'la',
  dall: 'l',
};
