import type { ForeignLanguage } from '../../kernel/language.ts';
import type { Sayings } from './lexicon-of-language.ts';

export function combined(beginnings: string, endings: string): string {
  const ends = endings.split(', ');
  return beginnings
    .split(', ')
    .flatMap((beginning) => ends.map((ending) => `${beginning} ${ending}`))
    .join(', ');
}

const NOT =
  'don t, do not, doesn t, does not, won t, will not, can t, cannot, can not, didn t, wouldn t, must not, mustn t, should not, shouldn t';

const ENGLISH = {
  'senza auto': 'no car needed, no car, we don t have a car',
  niente: 'nothing',
  'non solo': 'not only, not just',
  'no grazie': 'no thanks, no thank you',
  'non ammessi':
    'not allowed, are not allowed, aren t allowed, isn t allowed, not welcome, aren t welcome, not permitted, not accepted, excluded, is excluded, forbidden, prohibited, banned',
  'non piu di': 'no more than, not more than, not more expensive than, not dearer than',
  'non piu di #': 'not over #',
  escluso: 'left out',
  tranne: 'leaving out, leave out, minus',
  senza: `${combined(NOT, 'have, have any, allow, allow any, accept, take, want, want any, like, include, offer, permit, bring')}, isn t, aren t, is not, are not, we don t have, haven t got, not bringing, we are not bringing, we re not bringing, not taking, not looking for, not interested in, without, without any, w out, w o, not, with no, excluding, excl, except, except for, apart from, other than, avoid, avoiding, we don t want, i don t want, we do not want, i do not want, rather not, definitely not, preferably not, nothing with, instead of, rather than, allergic to, allergy to, scared of, afraid of, i hate, we hate, hate, hates, dislike, dislikes, can t stand, not keen on, not a fan of, nowhere`,
  'senza animali ammessi': 'pet free, dog free, cat free, animal free, pets free',
  'tutto tranne': `${combined('anything, everything, anywhere, everywhere, any, any month, any time, anytime, any week, any place, whenever, wherever', 'but, except, other than')}, all but, nothing but not`,
  'lontano da': 'far from, far away from, away from, a long way from, nowhere near, nowhere close to',
  'non serve': `${combined('don t, do not, doesn t, does not', 'need, need any, need to be, need to have, have to be, have to have, require, mind, mind about, care about, care for')}, we don t need, i don t need, we do not need, no need for, no need to be, no need to have, never mind, never mind the, skip, skip the, do without, could do without, can do without, we could do without, we can do without, not fussed about, not bothered about, not too bothered about`,
  'non necessario':
    'not needed, not required, not necessary, isn t needed, isn t necessary, is not needed, is not necessary, unnecessary, is unnecessary, not essential, isn t essential, is not essential, not a priority, isn t a priority, not important, isn t important, is not important, not a must, is not a must, isn t a must, ' +
    `${combined('doesn t, does not, don t, do not', 'matter, care')}, is irrelevant, whatever, not fussed, not bothered, i don t mind, we don t mind, ` +
    `${combined('would be nice, would be great, would be lovely, is nice, nice', 'but not essential, but not needed, but not necessary, but not a must, but not important')}, ` +
    'optional, is optional, stays home, stays at home, staying home, staying at home, is staying at home, is staying home, isn t coming, is not coming, not coming, not coming with us',
  'senza problemi': 'no problem, no worries, no rush, not bad',
  'senza bambini':
    'no kids allowed, no children allowed, adults only, adult only, child free, childfree, no children, no kids, without children, without kids, without the kids, without the children',
  almeno: 'not less than, no less than, not under, not below',
  'non prima di': 'not before, no earlier than, not earlier than',
  'non dopo': 'not after, no later than, not later than',
};

/** These phrases mean that the guests bring no pet. They do not exclude homes that accept pets. */
const NO_PET = combined(
  'kein, keine, keinen, ohne',
  combined('hund, hunde, katze, tier, tiere, haustier, haustiere, vierbeiner', 'dabei, im gepäck'),
);
const NO_PETS = combined(
  'wir haben, haben, habe, hab, bringen, wir reisen, reisen, reise, kommen, wir kommen',
  'kein haustier, keine haustiere, keinen hund, keine hunde, keine katze, keine tiere, ohne haustier, ohne haustiere, ohne hund, ohne hunde, ohne tiere',
);
const NOT_SO = combined(
  'nicht, nicht so, nicht unbedingt, nicht zwingend, nicht wirklich',
  'nötig, notwendig, erforderlich, wichtig, dringend',
);

const GERMAN = {
  'non serve animali ammessi': `${NO_PET}, ${NO_PETS}, ${combined('ohne', 'unseren hund, meinen hund, den hund, die hunde, unsere hunde')}`,
  'non viene': `nicht dabei, nicht mit dabei, ${combined(combined('ist, sind', 'leider, diesmal, bei uns'), 'nicht dabei, nicht mit dabei')}, ${combined('ist, sind', 'nicht dabei, nicht mit dabei')}, ${combined('kommt, kommen, kommt leider, kommt diesmal, nehmen wir, darf, dürfen, kann, können', 'nicht mit, nicht mitkommen')}`,
  'resta a casa': `${combined('bleibt, bleiben, bleibt diesmal, bleibt leider, lassen wir, lasse ich', 'zu hause, daheim, bei oma, bei opa, bei den großeltern, bei meinen eltern, bei freunden, bei nachbarn, bei den nachbarn')}, ${combined('zu hause, die zu hause, daheim, die daheim, der daheim, der zu hause', 'bleibt, bleiben')}`,
  'senza a': combined('nicht, nur nicht, bloß nicht, bitte nicht, lieber nicht, auf keinen fall', 'nach'),
  'senza auto': 'kein auto, wir haben kein auto',
  niente: 'nichts',
  'non solo': 'nicht nur',
  no: 'nein, nein danke',
  si: 'ja',
  'non ammessi':
    'nicht erlaubt, sind nicht erlaubt, nicht gestattet, nicht erwünscht, sind nicht erwünscht, nicht gewünscht, sind nicht gewünscht, nicht möglich, ist nicht möglich, leider nicht möglich, unerwünscht, nicht willkommen, verboten, sind verboten, ausgeschlossen, vermeiden',
  escluso: 'ausgenommen',
  senza:
    `${combined('haben, habe, hat, bringen, bringe, wollen, will, möchten, möchte, mögen, mag, darf, dürfen, lieber, bitte', 'kein, keine, keinen')}, ohne, kein, keine, keinen, keiner, keinem, nicht, nicht direkt, nichts mit, außer, außer in, bis auf, exkl, exklusive, nur nicht, bloß nicht, auf keinen fall, ` +
    'keine lust auf, kein interesse an, lieber nicht, lieber ohne, möglichst nicht, bitte nicht, mit ausnahme von, anstatt, statt, weder, allergisch gegen, allergie gegen, angst vor, hasse, hassen, ungern, ungern mit',
  'senza animali ammessi': `${['hunde', 'haustier', 'tier', 'katzen'].flatMap((pet) => ['', 'e', 'es', 'er', 'en'].map((ending) => `${pet}frei${ending}`)).join(', ')}, hundeallergie, katzenallergie, tierallergie, tierhaarallergie, hundehaarallergie, katzenhaarallergie`,
  'tutto tranne': `${combined('alles, alle, überall, irgendwo, egal wo, egal wann, jederzeit, immer, jeden monat, jeder monat', 'außer, außer in, nur nicht, nur nicht in, bloß nicht')}, alles bis auf, alles nur kein, alles nur keine, alles nur keinen`,
  'lontano da':
    'weit weg von, weit weg vom, weit von, weit vom, fern von, fernab von, abseits von, abseits vom, weit entfernt von, weit entfernt vom',
  'non serve': `${combined('brauchen, wir brauchen, brauche, ich brauche, braucht, benötigen, wir benötigen', 'kein, keine, keinen')}, muss nicht, müssen nicht, nicht unbedingt, egal ob, mit oder ohne, ob mit oder ohne, verzichten auf, wir verzichten auf, verzichte auf, ich verzichte auf`,
  'non necessario':
    `brauchen wir nicht, brauche ich nicht, benötigen wir nicht, brauch ich nicht, ${combined('brauchen wir, brauche ich', 'kein, keinen, keine, keins')}, kann verzichtet werden, kann man verzichten, ${NOT_SO}, ${combined('ist, wäre, sind, ist uns, ist mir, sind uns', NOT_SO)}, unwichtig, ist unwichtig, verzichtbar, überflüssig, verzichten wir, verzichten wir gern, verzichte ich, egal, ` +
    `${combined('wäre schön, wäre toll, wäre nett, wäre nice, wäre super, wär schön, wär toll, wär nice, wär super, gerne, gern', 'aber kein muss, aber nicht nötig, aber nicht notwendig, aber nicht unbedingt, aber nicht zwingend, aber nicht wichtig')}, ` +
    'haben wir nicht, habe ich nicht, haben wir keins, haben wir keinen, haben wir keine, ist mir egal, ist uns egal, mir egal, uns egal, macht nichts, ' +
    'keine priorität, hat keine priorität, muss nicht sein, muss aber nicht sein, muss aber nicht, kein muss, ist kein muss, ist egal, können wir verzichten, kann ich verzichten, können wir gern verzichten, nicht mitbringen',
  'senza problemi': 'kein problem, kein stress, nicht schlecht, keine eile',
  'senza bambini': 'nur erwachsene, nur für erwachsene, kinderfrei, ohne kinder, keine kinder, ohne kind, kinderlos',
  almeno: 'nicht weniger als, nicht unter',
  'non prima di': 'nicht vor dem, nicht vor, frühestens, frühestens am, frühestens ab',
  'non dopo': 'nicht nach dem, nicht später als, spätestens, spätestens am, spätestens bis',
};

const FRENCH = {
  'senza auto': 'pas de voiture, nous n avons pas de voiture, n avons pas de voiture',
  niente: 'rien',
  'non serve animali ammessi': [
    combined(
      'sans',
      'mon chien, notre chien, le chien, mes chiens, nos chiens, les chiens, mon chat, notre chat, le chat, nos chats, nos animaux, mes animaux',
    ),
    combined(
      'n avons pas, nous n avons pas, on n a pas, n ai pas, je n ai pas',
      'd animal, d animaux, de chien, de chiens, de chat',
    ),
    combined('voyageons, on voyage, je voyage, venons, on vient, je viens', 'sans animal, sans animaux, sans chien'),
    'n a ni chien ni chat, n avons ni chien ni chat, n ai ni chien ni chat, pas d animaux avec nous, aucun animal avec nous',
  ].join(', '),
  'no grazie': 'non merci',
  'resta a casa': `${combined(
    'reste, restent, restera, resteront, gardé, gardée, gardés, est gardé, sera gardé, seront gardés',
    'à la maison, chez nous, chez moi, chez mes parents, chez nos parents, chez ma mère, chez ma soeur, chez mon frère, chez des amis, chez les voisins, par mes parents, par nos parents, par ma mère, par des amis, par les voisins, en pension',
  )}, ne vient pas, ne viennent pas, ne viendra pas, ne viendront pas, n est pas du voyage, ne sont pas du voyage`,
  'anche senza': 'même sans',
  'resta con': 'reste chez, restent chez, restera chez, reste avec',
  mai: 'jamais, jamais de, jamais d',
  odio: 'déteste, je déteste, nous détestons, on déteste',
  'allergico a':
    'allergique à, allergique aux, allergique au, allergiques à, allergiques aux, allergie à, allergie aux, peur de, peur des',
  escluso:
    'interdit, interdite, interdites, exclu, exclue, exclus, exclues, à exclure, à éviter, ne m intéresse pas, ne nous intéresse pas, ne m intéressent pas, ne nous intéressent pas, très peu pour nous, très peu pour moi',
  'non vogliamo':
    'ne voulons pas, nous ne voulons pas, on ne veut pas, ne veux pas, je ne veux pas, ne souhaitons pas, nous ne souhaitons pas',
  'senza superare':
    'sans dépasser, ne pas dépasser, ne dépassant pas, ne dépasse pas, ne doit pas dépasser, qui ne dépasse pas, à ne pas dépasser',
  'non solo': 'pas seulement',
  si: 'oui',
  'non ammessi':
    'refusé, refusée, refusés, refusées, pas bienvenus, pas les bienvenus, non admis, pas admis, non acceptés, pas acceptés, interdits, non autorisés',
  senza:
    'qui ne soit pas, qui ne soient pas, qui n est pas, n aime pas, n aimons pas, je n aime pas, nous n aimons pas, on n aime pas, n avons pas de, n avons pas d, nous n avons pas de, n ai pas de, hors, sans compter, ne sommes pas, rien à, sans, sauf, hormis, excepté, à l exception de, à l exclusion de, à part, pas, pas de, pas d, pas un, pas une, pas dans, surtout pas, pas côté, pas du côté de, pas vers, ' +
    'plutôt pas, mais pas de, mais pas d, ne voulons pas de, ne voulons pas d, ne veux pas de, ne veux pas d, ne veut pas de, aucun, aucune, ' +
    'non pas, plutôt que, plutôt qu, au lieu de, au lieu d, éviter, évite, évitons',
  'tutti i mesi tranne': 'n importe quel mois sauf, tous les mois sauf, toute l année sauf, n importe quand sauf',
  'tutto tranne': 'partout sauf, n importe où sauf, tout sauf, tous sauf, n importe quoi sauf, tout hormis, toute sauf',
  'lontano da': 'loin de, loin d, éloigné de, à l écart de',
  'lontano dal': 'loin du, à l écart du',
  'non serve': [
    combined(
      'n est pas, n est pas du tout, n est pas forcément, ne sont pas, pas, pas du tout, pas forcément, pas vraiment, pas absolument, pas très, pas si, non',
      'nécessaire, nécessaires, indispensable, indispensables, obligatoire, obligatoires, important, importante, importants, essentiel, essentielle, requis, requise, utile, utiles, primordial, une priorité, une obligation, un critère',
    ),
    combined(
      'pas, nul, sans, pas forcément, pas nécessairement, n avons pas, nous n avons pas, on n a pas, n ai pas, je n ai pas, aucun',
      'besoin de, besoin d, besoin du, besoin des',
    ),
    combined(
      'ce serait bien, serait bien, serait un plus, ce serait un plus',
      'mais pas nécessaire, mais pas indispensable, mais pas obligatoire',
    ),
    combined('pas forcément, pas nécessairement', 'de, d'),
    combined('ne prend, ne prenons, ne prends, n emmenons, n emmène, n amenons, n amène, ne ramenons', 'pas'),
    'se passer de, se passer d, nous passer de, nous passer d, me passer de, se passe de, nous passons de, pas allergique aux, pas allergiques aux, pas allergique à, ou pas, ou non, avec ou sans, pas obligé de, pas obligé d, pas obligé d avoir, pas obligés d avoir, pas besoin, nous n en avons pas besoin, on n en a pas besoin, n en avons pas besoin, n en ai pas besoin, inutile, secondaire, est secondaire, c est secondaire, optionnel, facultatif, facultative, pas la peine, peu importe, on s en fiche, je m en fiche, on s en moque, on s en passe, on peut s en passer, m est égal, nous est égal, ça m est égal, ça nous est égal, c est pas grave, tant pis, on laisse, je laisse, nous laissons, laissons',
  ].join(', '),
  'senza problemi': `pas de problème, pas mal, sans souci, pas de souci, ${combined('n est pas, ne sont pas', 'un problème, un souci')}`,
  'senza bambini':
    'adultes seulement, adultes uniquement, réservé aux adultes, sans enfant, sans enfants, pas d enfants, pas d enfant',
  'non meno di': 'pas moins de, pas en dessous de',
  'non prima di': 'pas avant, pas avant le, au plus tôt, au plus tôt le',
  'non dopo': 'pas après, pas après le, au plus tard, au plus tard le',
};

function withContractions(sayings: Sayings): Sayings {
  return Object.fromEntries(
    Object.entries(sayings).map(([italian, phrases]) => {
      const joined = phrases.split(', ').flatMap((each) => (/n t\b/.test(each) ? [each.replace(/n t\b/, 'nt')] : []));
      return [italian, [phrases, ...joined].join(', ')];
    }),
  );
}

export const FOREIGN_NEGATIONS: Readonly<Record<ForeignLanguage, Sayings>> = {
  en: withContractions(ENGLISH),
  de: GERMAN,
  fr: FRENCH,
};
