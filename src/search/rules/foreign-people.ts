import type { ForeignLanguage } from '../../kernel/language.ts';
import type { Sayings } from './lexicon-of-language.ts';

function withChildren(joiners: string, children: string): string {
  return joiners
    .split(', ')
    .flatMap((joiner) => children.split(', ').map((each) => `${joiner} ${each}`))
    .join(', ');
}

const ENGLISH = {
  persone:
    'people, persons, person, guests, guest, friends, travellers, travelers, ppl, girls, boys, lads, ladies, guys, students, colleagues, sisters, brothers, mates, girlfriends, pals, buddies, folks, pensioners, retirees, seniors',
  '# persone': '# p',
  adulti: 'adults, adult, grown ups',
  bambini: 'little ones, kiddos, infants, tots, children, kids, babies, toddlers, teenagers, teens',
  bambino: 'child, kid, baby, infant, toddler, teenager, teen, newborn',
  gemelli: 'twins, newborn twins, baby twins, twin babies, twin boys, twin girls',
  'un bambino di # anni': 'our # year old, a # year old, and # year old, a # month old, our # month old',
  'mamma single': 'single mum, single mom, single mother',
  'papa single': 'single dad, single father',
  coppie: 'couples',
  coppia: 'couple',
  famiglie: 'families',
  'con ciascuna': 'each with, with each',
  famiglia: 'family',
  'famiglia di': 'family of',
  'gruppo di': 'group of, party of, hen party of, hen do of, stag party of, stag do of',
  'siamo in #': 'we are #, we re #, there are # of us, # of us, there will be # of us',
  'con bambini': withChildren(
    'including, incl, of which, of whom',
    'a baby, an infant, a toddler, a child, baby, kids, children, # baby, # child, # kids, # children, # babies',
  ),
  anni: 'years old, year old, yrs old, yr old, yo',
  'di # anni': 'aged #',
  'di # e # anni': 'aged # and #',
  '# posti letto': '# beds, sleeps at least #, sleeps up to #, sleeps #, sleeping #, sleep #, that sleeps #',
  mio: 'my # year old',
  moglie: 'wife, spouse',
  marito: 'husband, hubby',
  partner: 'partner, other half',
  ragazzo: 'boyfriend, bf, fiancé',
  ragazza: 'girlfriend, gf, fiancée',
  genitori: 'parents',
  nonni: 'grandparents',
  nonna: 'grandma, granny, grandmother, nan',
  nonno: 'grandpa, grandad, granddad, grandfather',
  mamma: 'mum, mom, mother',
  papa: 'dad, father',
  fratello: 'brother',
  sorella: 'sister',
  figlio: 'son',
  figlia: 'daughter',
  nipoti: 'grandchildren, grandkids',
  'un paio di': 'a couple of, couple of',
  'siamo una mezza dozzina': 'half a dozen of us',
  'siamo una dozzina': 'a dozen of us',
  'mezza dozzina di': 'half a dozen, half dozen',
  'una dozzina di': 'a dozen, dozen',
  'noi #': 'us #',
  'camere doppie': 'double rooms, twin rooms, dbl rooms, double bedrooms, doubles',
  'camere singole': 'single rooms',
  'noi due': 'the two of us, just the two of us, just us two',
  'camera doppia': 'dbl room, double room, twin room, double bedroom',
  'camera singola': 'single room',
};

const GERMAN_NUMBERS = 'ein, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf'.split(', ');

const CHILD_OF_AGE = GERMAN_NUMBERS.map((age) => `${age}jähriges kind, ${age}jährigen kind, ${age}jährigem kind`).join(
  ', ',
);

const GROUPS_OF_HEADS = Object.fromEntries(
  GERMAN_NUMBERS.slice(2).map((number, index) => [
    `gruppo di ${index + 3}`,
    [number, index + 3].flatMap((heads) => [`${heads}köpfige familie`, `${heads}köpfige gruppe`]).join(', '),
  ]),
);

const GERMAN = {
  ...GROUPS_OF_HEADS,
  persone:
    'personen, person, leute, gäste, gästen, freunde, freunden, leuten, jungs, mädels, mädchen, mann, leutchen, kumpels, kollegen, kolleginnen, freundinnen, frauen, damen, männer, studenten, senioren, rentner, reisende',
  '# persone': '# p, # mann',
  adulti: 'erwachsene, erwachsenen, erwachsener',
  bambini: 'kinder, kindern, kleinkinder, kleinkindern, babys, jugendliche, jugendlichen, teenies',
  '# posti letto': '# betten, # schlafplätze, # schlafplätzen, # bett zimmer',
  '# famiglie con # bambini': '# familien mit insgesamt # kindern',
  '# bambini': '# teenager, # teenagern, # säuglinge',
  bambino: `kleinkind, baby, säugling, neugeborenes, teenager, ${CHILD_OF_AGE}`,
  'bambino di # anni': '# jähriges kind, # jährigen kind, # jährigem kind',
  gemelli: 'zwillinge, zwillingen',
  'con bambini': withChildren(
    'inkl, inklusive, davon, darunter',
    'baby, ein baby, kind, ein kind, kinder, kleinkind, # kind, # kinder, # babys',
  ),
  'di # e # anni': 'im alter von # und #',
  anni: 'jahre alt, jährig, jährige',
  coppie: 'paare, paaren, befreundete paare',
  '# coppie': '# pärchen',
  coppia: 'pärchen, paar, als paar, ehepaar, rentnerpaar, seniorenpaar, pärchenurlaub',
  suocera: 'schwiegermutter',
  suocero: 'schwiegervater',
  'coppia con un bambino': 'paar mit baby, paar mit kind, paar mit einem kind, paar mit kleinkind',
  famiglie: 'familien',
  famiglia: 'familie',
  'famiglie di #':
    'familien je #, familien mit je # personen, familien mit jeweils # personen, familien zu je #, familien à #',
  'famiglia di #':
    '#-köpfige familie, familie zu #, familie mit # personen, familie mit # leuten, für eine #-köpfige familie',
  'gruppo di': 'gruppe von, gruppe mit',
  'per due': 'zu zweit, zweit, für uns zwei, für uns beide',
  'per tre': 'zu dritt',
  'per quattro': 'zu viert',
  'per cinque': 'zu fünft',
  'per sei': 'zu sechst',
  'per sette': 'zu siebt',
  'per otto': 'zu acht',
  'siamo in #': 'wir sind #, wir sind zu #',
  moglie: 'frau, ehefrau',
  marito: 'mann, ehemann',
  partner: 'partner, partnerin',
  ragazzo: 'freund',
  ragazza: 'freundin',
  genitori: 'eltern, schwiegereltern',
  nonni: 'großeltern, omas, opas, omas und opas',
  nonna: 'oma, großmutter',
  nonno: 'opa, großvater',
  mamma: 'mama, mutter, mutti',
  papa: 'papa, vater',
  fratello: 'bruder',
  sorella: 'schwester',
  figlio: 'sohn',
  figlia: 'tochter',
  nipoti: 'enkel, enkeln, enkelkinder, enkelkindern',
  io: 'ich, mich, mir',
  suoi: 'ihre, ihren, seine, seinen',
  nostri: 'mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer',
  'una dozzina di': 'ein dutzend, dutzend',
  'mezza dozzina di': 'ein halbes dutzend, halbes dutzend',
  'con ciascuna': 'mit je, mit jeweils, mit jeweils',
  ciascuna: 'jeweils',
  'per nove': 'zu neunt',
  'per dieci': 'zu zehnt',
  'per undici': 'zu elft',
  'per dodici': 'zu zwölft',
  '# camere doppie': '# doppelzimmer, # zweibettzimmer',
  '# camere singole': '# einzelzimmer',
  'camera doppia': 'doppelzimmer, zweibettzimmer, dz, doppel',
  'camera singola': 'einzelzimmer, ez',
  'camera tripla': 'dreibettzimmer',
};

function roundGroups(counts: Readonly<Record<string, string>>): Sayings {
  const we = ['on est', 'on sera', 'on serait', 'nous sommes', 'nous serons', 'nous serions'];
  return Object.fromEntries(
    Object.entries(counts).map(([italian, french]) => [
      `siamo una ${italian}`,
      we.map((are) => `${are} une ${french}`).join(', '),
    ]),
  );
}

const FRENCH = {
  '# posti':
    '# places, # couchages, de # places, de # couchages, lits pour #, couchage pour #, place pour #, de la place pour #',
  ragazzi: 'jeunes, garçons, gars',
  ragazze: 'filles, jeunes filles',
  single: 'célibataire',
  amico: 'ami, meilleur ami',
  amica: 'amie, meilleure amie',
  bambina: 'petite fille, fillette',
  bambine: 'petites filles, fillettes',
  'mamma single': 'maman solo, mère célibataire, mère seule',
  'papa single': 'papa solo, père célibataire',
  persone:
    'personnes, personne, voyageurs, amis, copains, copines, amies, étudiants, collègues, retraités, seniors, pers, ouvriers, potes, convives, participants, mecs, randonneurs, cyclistes',
  adulti: 'adultes, adulte',
  bambini:
    'enfants, enfants en bas âge, jeunes enfants, gosses, gamins, mômes, bébés, ados, adolescents, adolescentes, tout petits, nourrissons',
  gemelli: 'jumeaux',
  gemelle: 'jumelles',
  'con bambini': withChildren(
    'dont',
    'un bébé, bébé, un enfant, un nourrisson, # bébé, # bébés, # enfant, # enfants, # ados, # adolescents, # petits, un ado',
  ),
  // "Mes enfants" implies one parent, "nos enfants" two.
  'con miei # bambini': withChildren(
    'avec mes',
    '# enfants, # ados, # adolescents, # filles, # fils, # garçons, # gosses',
  ),
  '# camere doppie': '# chambres doubles, # ch doubles',
  bambino: 'enfant, enfant en bas âge, jeune enfant, bébé, ado, nourrisson, nouveau né, tout petit',
  'bambino di # anni': 'petit de # ans, petite de # ans',
  'bambino di # mesi': 'petit de # mois, petite de # mois, bébé # mois, bébé de # mois',
  coppie: 'couples, couples d amis',
  'noi #': 'nous #',
  coppia:
    'couple, en couple, en amoureux, jeune couple, couple de retraités, jeunes mariés, voyage de noces, lune de miel',
  'coppia con un bambino': 'couple avec un bébé, couple avec bébé, couple avec un enfant',
  famiglie: 'familles',
  famiglia: 'famille, grande famille, petite famille, famille nombreuse, famille recomposée',
  'famiglia di': 'famille de',
  'gruppo di #': 'groupe d amis #, groupe d amis de #',
  'gruppo di': 'groupe de, groupe d, bande de, équipe de, tribu de, colonie de, classe de',
  moglie: 'femme, épouse',
  marito: 'mari, époux',
  compagno: 'conjoint, compagnon',
  compagna: 'compagne, conjointe',
  ragazzo: 'copain, petit ami',
  ragazza: 'copine, petite amie',
  genitori: 'parents',
  nonni: 'grands parents',
  nonna: 'grand mère, mamie',
  nonno: 'grand père, papi, papy',
  mamma: 'maman',
  fratello: 'frère',
  sorella: 'soeur',
  figlio: 'fils',
  figlia: 'fille',
  nipoti: 'petits enfants',
  suoceri: 'beaux parents',
  fratelli: 'frères',
  sorelle: 'soeurs',
  'mamma e figlia': 'mère fille, mère et fille',
  'mamma e figlio': 'mère fils, mère et fils',
  'papa e figlio': 'père fils, père et fils',
  'papa e figlia': 'père fille, père et fille',
  'un paio di': 'une paire de',
  'una decina di': 'une dizaine de, une dizaine d, dizaine de, dizaine d',
  'una decina': 'une dizaine',
  ...roundGroups({ decina: 'dizaine', dozzina: 'douzaine', quindicina: 'quinzaine', ventina: 'vingtaine' }),
  'una dozzina di': 'une douzaine de, une douzaine d, douzaine de, douzaine d',
  'mezza dozzina di': 'une demi douzaine de, une demi douzaine d',
  'una ventina di': 'une vingtaine de, une vingtaine d, vingtaine de, vingtaine d',
  'una trentina di': 'une trentaine de, une trentaine d, trentaine de, trentaine d',
  'una quindicina di': 'une quinzaine de, une quinzaine d, quinzaine de, quinzaine d',
  'famiglie di #': 'familles de #',
  'camera doppia': 'chambre double, chambre twin, chambre à deux lits, chambre à lits jumeaux',
  'camere singole': 'simples, chambres simples',
  'camera singola': 'chambre simple',
  'camera tripla': 'chambre triple',
};

export const FOREIGN_PEOPLE: Readonly<Record<ForeignLanguage, Sayings>> = { en: ENGLISH, de: GERMAN, fr: FRENCH };
