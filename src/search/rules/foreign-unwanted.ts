import type { ForeignLanguage } from '../../kernel/language.ts';
import type { Sayings } from './lexicon-of-language.ts';

const ENGLISH = {
  'senza auto': 'no car needed, no car, we don t have a car',
  niente: 'nothing',
  'non solo': 'not only, not just',
  'non ammessi': 'not allowed, aren t allowed, not welcome',
  'non piu di': 'no more than, not more than, not over, not more expensive than, not dearer than',
  senza:
    'don t have, do not have, we don t have, haven t got, not bringing, we are not bringing, we re not bringing, not taking, not looking for, not interested in, without, without any, not, with no, excluding, except, except for, apart from, other than, avoid, avoiding, do not want, don t want, ' +
    'we don t want, i don t want, we do not want, i do not want, don t want any, rather not, definitely not, preferably not, nothing with, instead of, rather than',
  'tutto tranne':
    'anything but, anything except, anything other than, everything but, everything except, all but, any but, nothing but not',
  'lontano da': 'far from, far away from, away from, a long way from',
  'non serve':
    'don t need, do not need, we don t need, i don t need, we do not need, i do not need, don t need any, no need for, don t mind about, ' +
    'don t care about, not needed, not required, not necessary, isn t needed, isn t necessary, is not needed, not essential, not important',
  'senza problemi': 'no problem, no worries, no rush, not bad',
  'senza bambini': 'no children, no kids, without children, without kids, without the kids, without the children',
  'non meno di': 'not less than, no less than, not under, not below',
  'non prima di': 'not before, no earlier than, not earlier than',
  'non dopo': 'not after, no later than, not later than',
};

const GERMAN = {
  'senza auto': 'kein auto, wir haben kein auto',
  niente: 'nichts',
  'non solo': 'nicht nur',
  'non ammessi': 'nicht erlaubt, nicht gestattet, verboten',
  senza:
    'haben kein, haben keine, haben keinen, bringen kein, bringen keine, bringen keinen, ohne, kein, keine, keinen, keiner, keinem, nicht, nichts mit, außer, außer in, ausgenommen, nur nicht, bloß nicht, auf keinen fall, ' +
    'lieber nicht, möglichst nicht, bitte nicht, bitte kein, bitte keine, mit ausnahme von, anstatt, statt, weder',
  'tutto tranne':
    'alles außer, alles bis auf, alles nur nicht, alles nur kein, alles nur keine, alles nur keinen, alle außer',
  'lontano da':
    'weit weg von, weit weg vom, weit von, weit vom, fern von, fernab von, abseits von, abseits vom, weit entfernt von, weit entfernt vom',
  'non serve':
    'muss nicht, müssen nicht, brauchen wir nicht, brauche ich nicht, benötigen wir nicht, brauch ich nicht, wir brauchen kein, wir brauchen keine, wir brauchen keinen, brauchen kein, brauchen keine, brauchen keinen, brauche kein, brauche keine, ' +
    'brauche keinen, ich brauche kein, ich brauche keine, ich brauche keinen, nicht nötig, nicht notwendig, nicht erforderlich, nicht wichtig, ' +
    'muss nicht sein, nicht unbedingt, egal ob',
  'senza problemi': 'kein problem, kein stress, nicht schlecht, keine eile',
  'senza bambini': 'ohne kinder, keine kinder, ohne kind, kinderlos',
  'non meno di': 'nicht weniger als, nicht unter',
  'non prima di': 'nicht vor dem, nicht vor, frühestens, frühestens am, frühestens ab',
  'non dopo': 'nicht nach dem, nicht später als, spätestens, spätestens am, spätestens bis',
};

const FRENCH = {
  'senza auto': 'pas de voiture, nous n avons pas de voiture, n avons pas de voiture',
  niente: 'rien',
  'no grazie': 'non merci',
  'resta a casa': 'reste à la maison, restent à la maison, reste chez nous, ne vient pas, ne viennent pas',
  mai: 'jamais, jamais de, jamais d',
  odio: 'déteste, je déteste, nous détestons, on déteste',
  'allergico a':
    'allergique à, allergique aux, allergique au, allergiques à, allergiques aux, allergie à, allergie aux, peur de, peur des',
  escluso:
    'interdit, interdite, interdites, exclu, exclue, exclus, exclues, à exclure, à éviter, ne m intéresse pas, ne nous intéresse pas, ne m intéressent pas, ne nous intéressent pas, très peu pour nous, très peu pour moi',
  'non vogliamo':
    'ne voulons pas, nous ne voulons pas, on ne veut pas, ne veux pas, je ne veux pas, ne souhaitons pas, nous ne souhaitons pas',
  'senza superare': 'sans dépasser, ne pas dépasser, ne dépassant pas, qui ne dépasse pas, à ne pas dépasser',
  'non solo': 'pas seulement',
  'non ammessi': 'non admis, pas admis, non acceptés, pas acceptés, interdits, non autorisés',
  senza:
    'qui ne soit pas, qui ne soient pas, qui n est pas, n aime pas, n aimons pas, je n aime pas, nous n aimons pas, on n aime pas, n avons pas de, n avons pas d, nous n avons pas de, n ai pas de, hors, sans compter, ne sommes pas, rien à, sans, sauf, hormis, excepté, à l exception de, à l exclusion de, à part, pas, pas de, pas d, pas un, pas une, pas dans, surtout pas, ' +
    'plutôt pas, mais pas de, mais pas d, ne voulons pas de, ne voulons pas d, ne veux pas de, ne veux pas d, ne veut pas de, aucun, aucune, ' +
    'non pas, plutôt que, au lieu de, au lieu d, éviter',
  'tutti i mesi tranne': 'n importe quel mois sauf, tous les mois sauf, toute l année sauf, n importe quand sauf',
  'tutto tranne': 'partout sauf, n importe où sauf, tout sauf, tous sauf, n importe quoi sauf, tout hormis, toute sauf',
  'lontano da': 'loin de, loin d, éloigné de, à l écart de',
  'lontano dal': 'loin du, à l écart du',
  'non serve':
    'ne sont pas nécessaires, n est pas nécessaire, pas nécessaires, non nécessaire, non nécessaires, non indispensable, pas besoin de, pas besoin d, n avons pas besoin de, n avons pas besoin d, n ai pas besoin de, n ai pas besoin d, pas nécessaire, ' +
    'pas indispensable, pas obligatoire, pas important, peu importe',
  'senza problemi': 'pas de problème, pas mal, sans souci, pas de souci',
  'senza bambini': 'sans enfant, sans enfants, pas d enfants, pas d enfant',
  'non meno di': 'pas moins de, pas en dessous de',
  'non prima di': 'pas avant, pas avant le, au plus tôt, au plus tôt le',
  'non dopo': 'pas après, pas après le, au plus tard, au plus tard le',
};

/** "Dont need" beside "don t need". */
function withContractions(sayings: Sayings): Sayings {
  return Object.fromEntries(
    Object.entries(sayings).map(([italian, said]) => {
      const joined = said.match(/[^,]*\b(?:don|isn|aren|haven) t\b[^,]*/g) ?? [];
      return [
        italian,
        [said, ...joined.map((each) => each.trim().replace(/(?<=\b(?:don|isn|aren|haven)) t\b/, 't'))].join(', '),
      ];
    }),
  );
}

/** What says that something is not wanted or not needed, and idioms that only look like it; read on pages of every language. */
export const FOREIGN_NEGATIONS: Readonly<Record<ForeignLanguage, Sayings>> = {
  en: withContractions(ENGLISH),
  de: GERMAN,
  fr: FRENCH,
};
