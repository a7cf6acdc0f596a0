import type { ForeignLanguage } from '../../kernel/language.ts';
import type { Sayings } from './lexicon-of-language.ts';
import { withSchoolZones } from './school-zones.ts';

const ENGLISH = {
  'prime due settimane di':
    'first two weeks of, first two weeks in, first 2 weeks of, first 2 weeks in, first couple of weeks of, first fortnight of, first fortnight in',
  'ultime due settimane di':
    'last two weeks of, last two weeks in, last 2 weeks of, last 2 weeks in, last couple of weeks of, last fortnight of, last fortnight in, second fortnight of',
  natale:
    'christmas, xmas, at christmas, over christmas, christmas day, christmas week, the festive season, festive season',
  'vigilia di natale': 'christmas eve, xmas eve',
  'santo stefano': 'boxing day, st stephen s day',
  'vacanze di natale':
    'christmas holidays, christmas holiday, christmas break, xmas holidays, christmas vacation, christmas hols',
  'tra natale e capodanno':
    'between christmas and new year, between christmas and new years, between christmas and the new year, christmas to new year, ' +
    'from christmas to new year, christmas until new year, between boxing day and new year, twixmas, betwixtmas',
  capodanno:
    'new year, new years, new year s, new year s eve, new years eve, nye, new year s day, new years day, hogmanay',
  'mercatini di natale': 'christmas markets, christmas market, xmas markets',
  pasqua: 'easter, easter weekend, easter sunday, the easter weekend',
  pasquetta: 'easter monday',
  'venerdi santo': 'good friday',
  'giovedi santo': 'maundy thursday',
  'domenica delle palme': 'palm sunday',
  'settimana santa': 'holy week, easter week',
  'martedi grasso': 'shrove tuesday, pancake day, fat tuesday',
  'mercoledi delle ceneri': 'ash wednesday',
  'primo maggio': 'may day, labour day',
  avvento: 'advent, advent weekend, during advent, in advent',
  'prima domenica d avvento': 'first advent, first sunday of advent, first weekend of advent, first advent weekend',
  'seconda domenica d avvento':
    'second advent, second sunday of advent, second weekend of advent, second advent weekend',
  'terza domenica d avvento': 'third advent, third sunday of advent, third weekend of advent, third advent weekend',
  'quarta domenica d avvento':
    'fourth advent, fourth sunday of advent, fourth weekend of advent, fourth advent weekend',
  epifania: 'epiphany, twelfth night, three kings day',
  immacolata: 'immaculate conception',
  ognissanti: 'all saints, all saints day, all souls day',
  'ringraziamento americano':
    'thanksgiving, thanksgiving day, thanksgiving weekend, thanksgiving week, thanksgiving break',
  'festa americana del 4 luglio': 'fourth of july, fourth of july weekend, independence day, independence day weekend',
  'ponte americano di settembre': 'labor day, labor day weekend',
  'ponte americano di maggio': 'memorial day, memorial day weekend',
  'ponte americano di febbraio': 'presidents day, presidents day weekend, presidents weekend',
  'ponte americano di gennaio': 'martin luther king day, mlk day, mlk weekend',
  'ponte americano di ottobre': 'columbus day, columbus day weekend, indigenous peoples day',
  'festa della repubblica': 'republic day, republic day weekend',
  'festa della liberazione': 'liberation day, liberation day weekend',
  'ponte dell 11 novembre':
    'remembrance day, remembrance day weekend, armistice day, veterans day, veterans day weekend, remembrance weekend',
  'vacanze americane di marzo': 'spring break',
  'san patrizio':
    'st patrick s day, st patrick s, st patrick s weekend, st patricks weekend, paddy s day, st patricks day, st paddy s day, saint patrick s day',
  'festa inglese della mamma': 'mothering sunday',
  'festa della mamma': 'mother s day, mothers day',
  'festa del papa a giugno': 'father s day, fathers day',
  'festa di': 'feast of, the feast of, feast day of, festival of',
  'settimane di pasqua': 'easter holidays, easter holiday, easter break, easter vacation, easter hols',
  carnevale: 'carnival',
  'san valentino': 'valentine s day, valentines day, valentine s, valentines',
  pentecoste: 'whit sunday, whit monday, whitsun, pentecost, whit weekend',
  estate: 'summer, in summer, this summer, summer holidays, summer holiday, summer vacation, summer hols',
  autunno: 'autumn, in autumn',
  inverno: 'winter, in winter',
  primavera: 'spring, in spring, springtime',
  'vacanze inglesi di ottobre':
    'half term oct, oct half term, october half term, autumn half term, half term in october, half term october',
  'vacanze inglesi di febbraio':
    'half term feb, feb half term, february half term, half term in february, half term february',
  'vacanze inglesi di maggio':
    'may half term, half term in may, half term may, whitsun half term, summer half term, spring half term, whit half term, whit week, whitsun week, half term end of may, half term at the end of may',
  'ponte inglese di inizio maggio':
    'may bank holiday, may bank holiday weekend, early may bank holiday, early may bank holiday weekend, first may bank holiday, bank holiday in may, bank holiday weekend in may, bank holiday weekend may',
  'ponte inglese di fine maggio':
    'late may bank holiday, late may bank holiday weekend, end of may bank holiday, end of may bank holiday weekend, bank holiday end of may, bank holiday weekend end of may, bank holiday in late may, spring bank holiday, spring bank holiday weekend',
  'ponte inglese di agosto':
    'august bank holiday, august bank holiday weekend, late august bank holiday, summer bank holiday, summer bank holiday weekend, bank holiday in august, bank holiday weekend in august',
  'san giovanni': 'st john, saint john',
  'san nicola': 'st nicholas, saint nicholas',
  'san marco': 'st mark, saint mark',
  'sant ambrogio': 'st ambrose, saint ambrose',
  'san gennaro': 'st januarius',
  'santa lucia': 'st lucy, saint lucy',
  'santa rosalia': 'st rosalia, saint rosalia',
  'sant agata': 'st agatha, saint agatha',
  'sant antonio': 'st anthony, saint anthony',
  'san petronio': 'st petronius',
  'santi pietro e paolo': 'saints peter and paul, st peter and paul',
  'san martino': 'st martin s day',
};

const GERMAN = {
  'prime due settimane di': 'ersten zwei wochen im, erste zwei wochen im, ersten 2 wochen im, ersten beiden wochen im',
  'ultime due settimane di':
    'letzten zwei wochen im, letzte zwei wochen im, letzten 2 wochen im, letzten beiden wochen im',
  natale:
    'weihnachten, an weihnachten, über weihnachten, zu weihnachten, erster weihnachtsfeiertag, weihnachtsfeiertage, weihnachtstage, weihnachtszeit',
  'natale settimana': 'weihnachtswoche, in der weihnachtswoche',
  'capodanno settimana': 'silvesterwoche, in der silvesterwoche, neujahrswoche',
  'pentecoste settimana': 'pfingstwoche, in der pfingstwoche',
  'vigilia di natale': 'heiligabend, heiliger abend, heilig abend, an heiligabend, weihnachtsabend',
  'santo stefano':
    'stefanitag, stefanstag, stephanitag, stephanstag, zweiter weihnachtsfeiertag, zweiten weihnachtsfeiertag',
  'vacanze di natale': 'weihnachtsferien, weihnachtsurlaub',
  'tra natale e capodanno':
    'zwischen den jahren, zw den jahren, zwischen den feiertagen, zwischen weihnachten und neujahr, zwischen weihnachten und silvester, von weihnachten bis neujahr, weihnachten bis neujahr, ' +
    'von weihnachten bis silvester, weihnachten bis silvester',
  capodanno:
    'silvester, neujahr, silvesterurlaub, silvesterwochenende, an silvester, über silvester, jahreswechsel, zum jahreswechsel',
  'mercatini di natale': 'weihnachtsmarkt, weihnachtsmärkte, christkindlmarkt',
  pasqua: 'ostern, an ostern, über ostern, zu ostern, osterwochenende, ostersonntag, osterfeiertage',
  pasquetta: 'ostermontag',
  'venerdi santo': 'karfreitag',
  'giovedi santo': 'gründonnerstag',
  'sabato santo': 'karsamstag',
  'domenica delle palme': 'palmsonntag',
  'settimana santa': 'karwoche, osterwoche, in der karwoche, in der osterwoche',
  'settimane di pasqua': 'osterferien, osterurlaub',
  'lunedi di pentecoste': 'pfingstmontag',
  pentecoste: 'pfingstsonntag, pfingsten, an pfingsten, über pfingsten, zu pfingsten, pfingstwochenende',
  'settimane di pentecoste': 'pfingstferien, pfingsturlaub',
  ascensione:
    'himmelfahrt, christi himmelfahrt, über himmelfahrt, an himmelfahrt, vatertag, über christi himmelfahrt, an christi himmelfahrt, brückentag himmelfahrt, ' +
    'brückentag nach himmelfahrt, himmelfahrtswochenende, auffahrt, über auffahrt, auffahrtswochenende, auffahrtsbrücke',
  'corpus domini':
    'fronleichnam, über fronleichnam, an fronleichnam, brückentag fronleichnam, brückentag nach fronleichnam',
  'festa dell unita tedesca': 'tag der deutschen einheit, deutsche einheit',
  'primo maggio': 'tag der arbeit, maifeiertag',
  'ponte del 31 ottobre': 'reformationstag',
  'ponte del 26 ottobre': 'nationalfeiertag, österreichischer nationalfeiertag',
  'ponte del primo agosto': 'bundesfeier, schweizer nationalfeiertag, bundesfeiertag',
  immacolata: 'mariä empfängnis',
  'festa della mamma': 'muttertag',
  'festa di': 'fest des, fest der, fest des hl, fest der hl, fest des heiligen, fest der heiligen',
  avvento: 'advent, im advent, adventswochenende, adventszeit, in der adventszeit',
  'prima domenica d avvento':
    'erster advent, ersten advent, erstes adventswochenende, ersten adventswochenende, 1 advent',
  'seconda domenica d avvento':
    'zweiter advent, zweiten advent, zweites adventswochenende, zweiten adventswochenende, 2 advent',
  'terza domenica d avvento':
    'dritter advent, dritten advent, drittes adventswochenende, dritten adventswochenende, 3 advent',
  'quarta domenica d avvento':
    'vierter advent, vierten advent, viertes adventswochenende, vierten adventswochenende, 4 advent',
  ferragosto: 'mariä himmelfahrt',
  ognissanti: 'allerheiligen',
  epifania:
    'dreikönige, dreikönigsfest, heilige drei könige, epiphanias, dreikönig, heilige drei könige, dreikönigstag',
  carnevale:
    'fasching, karneval, fasnacht, fastnacht, faschingswochenende, karnevalswochenende, über fasching, über karneval',
  'lunedi grasso': 'rosenmontag, über rosenmontag, am rosenmontag',
  'martedi grasso': 'faschingsdienstag, fastnachtsdienstag, veilchendienstag',
  'giovedi grasso': 'weiberfastnacht, schmotziger donnerstag, unsinniger donnerstag',
  'mercoledi delle ceneri': 'aschermittwoch',
  'settimana di carnevale': 'faschingsferien, winterferien, februarferien, sportferien, semesterferien, energieferien',
  'vacanze d autunno': 'herbstferien',
  'san valentino': 'valentinstag, valentin',
  estate:
    'sommer, im sommer, diesen sommer, sommerferien, sommerurlaub, in den sommerferien, große ferien, großen ferien, in den großen ferien',
  autunno: 'herbst, im herbst',
  inverno: 'winter, im winter',
  primavera: 'frühling, im frühling, frühjahr, im frühjahr',
  'san giovanni': 'johannes, hl johannes, sankt johannes',
  'san nicola': 'nikolaus, hl nikolaus, sankt nikolaus',
  'san marco': 'hl markus, sankt markus',
  'sant ambrogio': 'hl ambrosius, sankt ambrosius',
  'san gennaro': 'hl januarius',
  'santa lucia': 'hl lucia, sankt lucia',
  'santa rosalia': 'hl rosalia',
  'sant agata': 'hl agatha',
  'sant antonio': 'hl antonius',
  'san petronio': 'hl petronius',
  'santi pietro e paolo': 'peter und paul',
  'san martino': 'martinstag, hl martin',
};

const FRENCH = {
  'prime due settimane di':
    '1ère quinzaine de, 1ère quinzaine d, 1re quinzaine de, 1re quinzaine d, première quinzaine de, première quinzaine d, la première quinzaine de, la première quinzaine d, deux premières semaines de, deux premières semaines d',
  'ultime due settimane di':
    '2e quinzaine de, 2e quinzaine d, 2ème quinzaine de, 2ème quinzaine d, deuxième quinzaine de, deuxième quinzaine d, seconde quinzaine de, seconde quinzaine d, dernière quinzaine de, dernière quinzaine d, deux dernières semaines de, deux dernières semaines d',
  natale: 'noël, à noël, pour noël, jour de noël, le jour de noël',
  'vigilia di natale': 'réveillon de noël, veille de noël',
  'santo stefano': 'lendemain de noël',
  'vacanze di natale': 'vacances de noël, fêtes de fin d année, vacances de fin d année',
  'tra natale e capodanno':
    'entre noël et nouvel an, entre noël et le nouvel an, entre noël et le jour de l an, de noël au nouvel an, de noël au jour de l an, entre les fêtes',
  capodanno:
    'nouvel an, jour de l an, réveillon, saint sylvestre, au nouvel an, pour le nouvel an, réveillon du nouvel an, réveillon du jour de l an, fin d année',
  // «Mercato» is included, because `spellWords` has already replaced «marché» with it.
  'mercatini di natale': 'marche de noël, mercato de noël, mercati de noël',
  pasqua:
    'week end pascal, pâques, à pâques, week end de pâques, pour pâques, le week end de pâques, dimanche de pâques',
  pasquetta: 'lundi de pâques, le lundi de pâques',
  'venerdi santo': 'vendredi saint',
  'giovedi santo': 'jeudi saint',
  'settimana santa': 'semaine sainte, semaine de pâques',
  'domenica delle palme': 'dimanche des rameaux, rameaux',
  avvento: 'avent, l avent, pendant l avent, week end de l avent',
  'prima domenica d avvento': 'premier dimanche de l avent, premier week end de l avent',
  'seconda domenica d avvento': 'deuxième dimanche de l avent, deuxième week end de l avent',
  'terza domenica d avvento': 'troisième dimanche de l avent, troisième week end de l avent',
  'quarta domenica d avvento': 'quatrième dimanche de l avent, quatrième week end de l avent',
  'festa di': 'fête de la, fête de, fête du, fête des, la fête de la, la fête de',
  'festa francese della mamma': 'fête des mères',
  'festa del papa a giugno': 'fête des pères',
  immacolata: 'immaculée conception',
  'ponte del 21 luglio': 'fête nationale belge',
  'corpus domini': 'fête dieu',
  'vacanze di primavera': 'vacances de pâques, vacances de printemps, vacances d avril',
  'lunedi di pentecoste': 'lundi de pentecôte',
  pentecoste: 'pentecôte, à la pentecôte, week end de pentecôte, week end de la pentecôte, pont de la pentecôte',
  ascensione:
    'ascension, jeudi de l ascension, à l ascension, pont de l ascension, week end de l ascension, l ascension, pont de mai',
  'ponte dell 8 maggio': 'pont du 8 mai',
  'ponte del 25 aprile': 'pont du 25 avril',
  'ponte del 2 giugno': 'pont du 2 juin',
  'ponte del 1 novembre': 'pont du 1er novembre, pont du premier novembre',
  'ponte dell 8 dicembre': 'pont du 8 décembre, pont de l immaculée conception',
  'il prossimo ponte': 'le prochain pont, prochain pont',
  'ponte del primo maggio': 'fête du travail, week end du 1er mai, pont du 1er mai, pont du premier mai',
  'ponte del 14 luglio': 'fête nationale, pont du 14 juillet, week end du 14 juillet',
  'ponte dell 11 novembre': 'pont du 11 novembre, week end du 11 novembre, armistice',
  ferragosto: 'pont du 15 août, week end du 15 août, assomption',
  ognissanti: 'toussaint, à la toussaint, la toussaint, week end de la toussaint, pont de la toussaint',
  'vacanze di ognissanti': 'vacances de la toussaint, vacances de toussaint, vacances d automne, vacances d octobre',
  carnevale: 'carnaval, carnaval de, au carnaval',
  'martedi grasso': 'mardi gras',
  'giovedi grasso': 'jeudi gras',
  'mercoledi delle ceneri': 'mercredi des cendres',
  'vacanze di febbraio':
    'vacances de février, vacances d hiver, vacances de ski, vacances au ski, vacances de carnaval, vacances de détente, semaine de relâche, relâches',
  'san valentino': 'saint valentin, la saint valentin, à la saint valentin',
  epifania: 'épiphanie, l épiphanie, fête des rois',
  estate:
    'été, en été, cet été, l été, tout l été, l été entier, vacances d été, grandes vacances, vacances scolaires d été, pour les vacances d été',
  autunno: 'automne, en automne, à l automne',
  inverno: 'hiver, en hiver, l hiver, tout l hiver, l hiver entier',
  primavera: 'printemps, au printemps',
  'san giovanni': 'saint jean',
  'san nicola': 'fête de saint nicolas, fête de la saint nicolas, la saint nicolas',
  'san marco': 'saint marc',
  'sant ambrogio': 'saint ambroise',
  'san gennaro': 'saint janvier',
  'santa lucia': 'sainte lucie',
  'santa rosalia': 'sainte rosalie',
  'sant agata': 'sainte agathe',
  'sant antonio': 'saint antoine',
  'san petronio': 'saint pétrone',
  'santi pietro e paolo': 'saints pierre et paul, saint pierre et saint paul',
  'san martino': 'saint martin',
};

function withPossessives(sayings: Sayings): Sayings {
  return Object.fromEntries(
    Object.entries(sayings).map(([italian, phrases]) => {
      const joined = phrases.replaceAll(/(?<=\w) s (?=day|eve\b)/g, 's ');
      const parted = phrases.replaceAll(/(?<=\w[^s])s (?=day|eve\b)/g, ' s ');
      return [italian, [...new Set([phrases, joined, parted])].join(', ')];
    }),
  );
}

/** Phrases for feasts by language. They are recognised on pages in every language. */
export const FOREIGN_FEASTS: Readonly<Record<ForeignLanguage, Sayings>> = {
  en: withPossessives(ENGLISH),
  de: GERMAN,
  fr: withSchoolZones(FRENCH),
};
