function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Common words that are also place names. They mean the place only in some contexts, such as after "a". */
export const COMMON_WORDS: ReadonlySet<string> = set(
  'acuto alba albanella altare alto amaro amato ameno anzi apice aprica arco ardore arena armeno armento asso auro avio badia barile ' +
    'bella bellino bellosguardo bellona bema benna bergamasco bettola bianco bosco borghi borgo bovino bucine calcinato calcio calci ' +
    'camerino camino camini campagna campana camposanto canale candela canino canna capodimonte cappella capriolo carbone cardinale ' +
    'carpino carre carro cascina casella casina casino castelli castello casto cavallino cave cavatore cene cerchio ' +
    'cervino cervo ceto chiesa chiusa cittadella colonna comunanza contrada corte cona conta costa crespino corrido ' +
    'dazio dello desio diamante dolce donato dozza erba erbe falcone farini felino ferriere fiumara fontanella fontanelle fontanile ' +
    'fonte force formello fornace fornelli fortezza fossa fosso frassino front furore gallo gangi gazzo ginestra girasole ' +
    'gioia gola greci greggio grosso grotte incudine isola lago lana lauro lavagna lei leonessa lettere ' +
    'liberi licenza liscia lode lupara maggiora maglie maglione male malo mango mantello mara margarita marzi masi massello ' +
    'mattie mattinata mazze medicina mele mese meta mezzana mezzanino mezzano mira minori miranda mirto moggio molare montagna monte ' +
    'monti mossa mozzo mulino mura musei nave naso ne nespolo nesso noce noceto noci none norma nove novella ocre onore opera ' +
    'ora orti osteria ottone paese palata palestro parete paterno pavone penne pergola pero pianella piano pianoro piatto ' +
    'piave pico pieve pigna pila pineta piscina pizzo po poli polla pollone ponte ponti porta portico porte postiglione posta ' +
    'preci pula quadri quaranti quarto quindici rasura re ripa ripi rifreddo riposto rio ribera riva riviera rocca romana ' +
    'ronca roncola ronzone rosa rose rossa rosta rotella rotonda rotondi ruda sacco sala sale saliceto salve sambuco sambuci scala scena scopa ' +
    'selva selci serra serre serrata sesto settime siano sole sommo sona sora sorso sostegno spinoso stella stra strozza suono ' +
    'taglio taverna terme termini terra terrazzo terzo torno toro torre torretta torri tortora tombolo tornata trecenta trinita turate ' +
    'ultimo urbe uri valle veglie verde vergato vescovato vetta vetto viale vico vicoli vigna vigne villa ville villetta villette viola vista ' +
    'visco visone visso vita vittoria vo volano volla voltaggio zone ' +
    // Foreign place names that are also ordinary words, such as "come" ("Côme", the French name of Como, without its accent).
    'assise carignan come coni lorette nus plaisance sabine trent trente',
);

export const COMMON_PHRASES: ReadonlySet<string> = new Set([
  'casa nuova',
  'monte rosso',
  'prato verde',
  'la valle',
  'la villa',
  'le mura',
]);

/** Maps each contracted preposition to the article with which a name may begin ("all'Aquila", "alla Spezia"). */
export const ARTICLE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

type PlaceAdjective = { region: string; ofOne: boolean };

function adjectives(region: string, ofOne: string, ofSeveral: string): [string, PlaceAdjective][] {
  return [
    ...ofOne.split(' ').map((word): [string, PlaceAdjective] => [word, { region, ofOne: true }]),
    ...ofSeveral.split(' ').map((word): [string, PlaceAdjective] => [word, { region, ofOne: false }]),
  ];
}

export const PLACE_ADJECTIVES: ReadonlyMap<string, PlaceAdjective> = new Map([
  ...adjectives('lombardia', 'lombarda lombardo', 'lombarde lombardi'),
  ...adjectives('puglia', 'pugliese', 'pugliesi'),
  ...adjectives('sicilia', 'siciliana siciliano', 'siciliane siciliani'),
  ...adjectives('sardegna', 'sarda sardo', 'sarde sardi'),
  ...adjectives('calabria', 'calabrese', 'calabresi'),
  ...adjectives('piemonte', 'piemontese', 'piemontesi'),
  ...adjectives('toscana', 'toscano', 'toscane toscani'),
  ...adjectives('marche', 'marchigiana marchigiano', 'marchigiane marchigiani'),
  ...adjectives('abruzzo', 'abruzzese', 'abruzzesi'),
  ...adjectives('liguria', 'ligure', 'liguri'),
  ...adjectives('basilicata', 'lucana lucano', 'lucane lucani'),
  ...adjectives('lazio', 'laziale', 'laziali'),
  ...adjectives('umbria', 'umbra umbro', 'umbre umbri'),
]);

/** Nouns, singular (`true`) and plural, after which "calabrese" means the region. Elsewhere, it may belong to a name ("Casa Calabrese"). */
export const BEFORE_ADJECTIVE: ReadonlyMap<boolean, ReadonlySet<string>> = new Map([
  [
    true,
    set(
      'masseria baita malga cascina trullo rustico casale podere dammuso maso lago mare spiaggia costa montagna campagna collina entroterra riviera',
    ),
  ],
  [
    false,
    set(
      'masserie baite malghe cascine trulli rustici casali poderi dammusi masi laghi mari spiagge coste montagne campagne colline ' +
        'case ville agriturismi appartamenti borghi isole terme',
    ),
  ],
]);
