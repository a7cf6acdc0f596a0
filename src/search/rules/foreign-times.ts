import { ITALIAN, type Language } from '../../kernel/language.ts';
import { FOREIGN_FEASTS } from './foreign-feasts.ts';
import type { Sayings } from './lexicon-of-language.ts';
import { namesOfMonths, namesOfWeekdays } from './time-names.ts';

/** Names of months that mean something else in Italian texts ("non mangio mai", "Mars"). */
const AMBIGUOUS = new Set(['mai', 'mars']);

/** English month names are not translated, because the date parser understands them, as in "August 10". */
const READ_AS_THEY_ARE = new Set(namesOfMonths('en', 'long'));

type TimeSayings = { anywhere: Sayings[]; atHome: Sayings[] };

function paired(italian: readonly string[], names: readonly string[]): [string, string][] {
  return italian.flatMap((name, index): [string, string][] => {
    const foreign = names[index] ?? name;
    return foreign === name || READ_AS_THEY_ARE.has(foreign) ? [] : [[name, foreign]];
  });
}

const TO: Partial<Record<Language, readonly string[]>> = { de: ['bis', ''], fr: ['au', 'a', ''] };

function weekdayPairs(language: Language): [string, string][] {
  const [italian, short] = [namesOfWeekdays(ITALIAN, 'long'), namesOfWeekdays(language, 'short')];
  return italian.flatMap((from, first) =>
    italian.flatMap((to, last): [string, string][] => {
      const joined = (TO[language] ?? []).map((joiner) =>
        `${short[first]} ${joiner} ${short[last]}`.replaceAll('  ', ' '),
      );
      return first === last || joined.length === 0 ? [] : [[`da ${from} a ${to}`, joined.join(', ')]];
    }),
  );
}

/** These short names are not translated on their own, because "sept", for example, also means seven in French. */
const AMBIGUOUS_SHORT = new Set(['sept', 'mai']);

function untilDays(language: Language): [string, string][] {
  const short = namesOfWeekdays(language, 'short');
  return namesOfWeekdays(ITALIAN, 'long').map((italian, index) => [`fino a ${italian}`, `bis ${short[index]}`]);
}

/**
 * Translates short names of months and weekdays. Short weekdays are translated only in ranges or next to a number, because "so"
 * and "mi" have other meanings.
 */
function shortNames(language: Language): Sayings {
  const months = paired(namesOfMonths(ITALIAN, 'short'), namesOfMonths(language, 'short'));
  const days = paired(namesOfWeekdays(ITALIAN, 'short'), namesOfWeekdays(language, 'short'));
  const alone = paired(namesOfMonths(ITALIAN, 'long'), namesOfMonths(language, 'short'));
  return Object.fromEntries([
    ...months.map(([italian, foreign]) => [`# ${italian}`, `# ${foreign}`]),
    ...days.map(([italian, foreign]) => [`${italian} #`, `${foreign} #`]),
    ...alone.filter(([, foreign]) => !AMBIGUOUS_SHORT.has(foreign)),
    ...(language === 'de' ? untilDays(language) : []),
    ...weekdayPairs(language),
  ]);
}

/** Translates phrases for a day in a later week, such as "samedi en huit", the Saturday after next. */
function frenchWeekdays(): Sayings {
  const names = namesOfWeekdays('fr', 'long');
  return Object.fromEntries(
    namesOfWeekdays(ITALIAN, 'long').flatMap((italian, index) => [
      [
        `${italian} tra una settimana`,
        `${names[index]} en huit, ${names[index]} en 8, ${names[index]} dans huit jours`,
      ],
      [
        `${italian} tra due settimane`,
        `${names[index]} en quinze, ${names[index]} en 15, ${names[index]} dans quinze jours`,
      ],
      [`${italian} della prossima settimana`, `${names[index]} de la semaine prochaine`],
    ]),
  );
}

function frenchWholeMonths(): Sayings {
  const names = namesOfMonths('fr', 'long');
  return Object.fromEntries(
    namesOfMonths(ITALIAN, 'long').map((italian, at) => [`tutto ${italian}`, `tout ${names[at]}`]),
  );
}

function germanFeastWeekends(): Sayings {
  const feasts = Object.entries(FOREIGN_FEASTS.de).map(([italian, phrases]): [string, string[]] => [
    italian,
    phrases.split(', ').filter((each) => /^\p{L}+$/u.test(each) && !/(?:ferien|urlaub|wochenende|woche)$/.test(each)),
  ]);
  const compound = (phrases: readonly string[], end: string) =>
    phrases.flatMap((each) => [`${each}${end}`, `${each}s${end}`]).join(', ');
  return Object.fromEntries(
    feasts.flatMap(([italian, phrases]) =>
      phrases.length === 0
        ? []
        : [
            [`${italian} weekend`, compound(phrases, 'wochenende')],
            [`${italian} settimana`, compound(phrases, 'woche')],
            [`dal ${italian}`, phrases.map((each) => `ab ${each}`).join(', ')],
            [italian, phrases.flatMap((each) => [`über ${each}`, `zu ${each}`, `an ${each}`]).join(', ')],
          ],
    ),
  );
}

const LAENDER =
  'baden württemberg, bawü, bayern, bayerische, bayerischen, berlin, brandenburg, bremen, hamburg, hessen, mecklenburg vorpommern, niedersachsen, nordrhein westfalen, nrw, rheinland pfalz, ' +
  'saarland, sachsen, sachsen anhalt, schleswig holstein, thüringen, österreich, schweiz';

function germanSchoolHolidays(): Sayings {
  return Object.fromEntries(
    Object.entries(FOREIGN_FEASTS.de).flatMap(([italian, phrases]) => {
      const holidays = phrases.split(', ').filter((each) => /^\p{L}+ferien$/u.test(each));
      const of = (land: string) =>
        holidays.flatMap((each) => [`${each} ${land}`, `${each} in ${land}`, `${land} ${each}`]);
      return holidays.length === 0 ? [] : [[italian, LAENDER.split(', ').flatMap(of).join(', ')]];
    }),
  );
}

/** `@` stands for the month. */
const OF_GERMAN_MONTHS = {
  'primo weekend di': 'erstes @wochenende, ersten @wochenende',
  'secondo weekend di': 'zweites @wochenende, zweiten @wochenende',
  'terzo weekend di': 'drittes @wochenende, dritten @wochenende',
  'quarto weekend di': 'viertes @wochenende, vierten @wochenende',
  'ultimo weekend di': 'letztes @wochenende, letzten @wochenende',
  'weekend lungo di': 'langes @wochenende, verlängertes @wochenende',
  'weekend di': '@wochenende',
  'settimana di': '@woche',
  'prima settimana di': 'erste @woche, ersten @woche, 1 @woche',
  'seconda settimana di': 'zweite @woche, zweiten @woche, 2 @woche',
  'terza settimana di': 'dritte @woche, dritten @woche, 3 @woche',
  'ultima settimana di': 'letzte @woche, letzten @woche',
  'prime due settimane di': 'erste zwei @wochen, ersten zwei @wochen, ersten 2 @wochen, ersten beiden @wochen',
  'ultime due settimane di': 'letzte zwei @wochen, letzten zwei @wochen, letzten 2 @wochen, letzten beiden @wochen',
  'prima meta di': 'erste @hälfte, ersten @hälfte',
  'seconda meta di': 'zweite @hälfte, zweiten @hälfte',
  fine: '@ende',
  tutto: 'ganzer @, ganzen @, den ganzen @, gesamten @, den gesamten @',
};

function germanCompounds(): Sayings {
  const names = namesOfMonths('de', 'long');
  return Object.fromEntries(
    namesOfMonths(ITALIAN, 'long').flatMap((italian, index) =>
      Object.entries(OF_GERMAN_MONTHS).map(([part, phrases]) => [
        `${part} ${italian}`,
        phrases.replaceAll('@', names[index] ?? ''),
      ]),
    ),
  );
}

const ENGLISH_DAYS = { 'martedi #': 'tues #', 'mercoledi #': 'weds #', 'giovedi #': 'thur #, thurs #' };

const ORDINALS = {
  en: { primo: 'first, 1st', secondo: 'second, 2nd', terzo: 'third, 3rd', quarto: 'fourth, 4th', ultimo: 'last' },
  de: {
    primo: 'erster, ersten, am ersten',
    secondo: 'zweiter, zweiten, am zweiten',
    terzo: 'dritter, dritten, am dritten',
    quarto: 'vierter, vierten, am vierten',
    ultimo: 'letzter, letzten, am letzten',
  },
};

function numberedWeekdays(language: 'en' | 'de'): Sayings {
  const [names, joiners] = [namesOfWeekdays(language, 'long'), language === 'en' ? ['of', 'in'] : ['im']];
  return Object.fromEntries(
    namesOfWeekdays(ITALIAN, 'long').flatMap((italian, index) =>
      Object.entries(ORDINALS[language]).map(([ordinal, phrases]) => [
        `${ordinal} ${italian} di`,
        phrases
          .split(', ')
          .flatMap((each) => joiners.map((joiner) => `${each} ${names[index]} ${joiner}`))
          .join(', '),
      ]),
    ),
  );
}

/** `@` stands for the day. */
const LATER = {
  en: {
    'tra una settimana': ['@ week', 'a week on @', 'a week from @', '@ after next', 'in a week on @'],
    'tra due settimane': ['two weeks on @', '@ fortnight', 'a fortnight on @'],
    'della prossima settimana': ['@ of next week', '@ next week'],
  },
  de: {
    'tra una settimana': ['@ in einer woche', '@ in 8 tagen', '@ in acht tagen', 'übernächsten @', 'übernächster @'],
    'tra due settimane': ['@ in zwei wochen', '@ in 14 tagen'],
    'della prossima settimana': ['@ nächster woche', '@ nächste woche', '@ der nächsten woche', '@ kommender woche'],
  },
};

function evenings(language: 'en' | 'de'): Sayings {
  const [long, short] = [namesOfWeekdays(language, 'long'), namesOfWeekdays(language, 'short')];
  const ofDay = (index: number) =>
    language === 'de'
      ? ['nacht', ' nacht', 'abend', ' abend'].map((part) => `${long[index]}${part}`)
      : ['night', 'eve', 'evening'].flatMap((part) => [`${long[index]} ${part}`, `${short[index]} ${part}`]);
  return Object.fromEntries(
    namesOfWeekdays(ITALIAN, 'long').map((italian, index) => [`${italian} sera`, ofDay(index).join(', ')]),
  );
}

function laterWeekdays(language: 'en' | 'de'): Sayings {
  const names = namesOfWeekdays(language, 'long');
  return Object.fromEntries(
    namesOfWeekdays(ITALIAN, 'long').flatMap((italian, index) =>
      Object.entries(LATER[language]).map(([later, phrases]) => [
        `${italian} ${later}`,
        phrases.map((each) => each.replace('@', names[index] ?? '')).join(', '),
      ]),
    ),
  );
}

/** Translates phrases such as "start May" and "for 12-15 May". In the latter, 12 is not a number of guests. */
function englishDates(): Sayings {
  const [months, short] = [namesOfMonths('en', 'long'), namesOfMonths('en', 'short')];
  const withMonth = (index: number, word: string) =>
    [months, short].map((names) => `${word} ${names[index]}`).join(', ');
  return Object.fromEntries(
    months.flatMap((month, index) => [
      [`dal # al # ${month}`, `for # # ${month}, for # to # ${month}, for the # to # ${month}`],
      [`inizio ${month}`, withMonth(index, 'start')],
      [`fine ${month}`, withMonth(index, 'end')],
    ]),
  );
}

/** @example timesOf('fr').anywhere[0].agosto // 'aout' */
export function timesOf(language: Language): TimeSayings {
  const days = Object.fromEntries(paired(namesOfWeekdays(ITALIAN, 'long'), namesOfWeekdays(language, 'long')));
  if (language === 'en')
    return {
      anywhere: [days],
      atHome: [ENGLISH_DAYS, englishDates(), evenings('en'), laterWeekdays('en'), numberedWeekdays('en')],
    };
  const months = paired(namesOfMonths(ITALIAN, 'long'), namesOfMonths(language, 'long'));
  const [ambiguous, clear] = [
    months.filter(([, foreign]) => AMBIGUOUS.has(foreign)),
    months.filter(([, foreign]) => !AMBIGUOUS.has(foreign)),
  ];
  const compounds =
    language === 'de'
      ? [
          germanFeastWeekends(),
          germanSchoolHolidays(),
          evenings('de'),
          numberedWeekdays('de'),
          germanCompounds(),
          laterWeekdays('de'),
        ]
      : [frenchWeekdays(), frenchWholeMonths()];
  return {
    anywhere: [days, Object.fromEntries(clear), ...compounds],
    atHome: [Object.fromEntries(ambiguous), shortNames(language)],
  };
}
