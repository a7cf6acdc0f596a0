import { foldName } from '../../locations/rules/fold-name.ts';
import { type Language, LOCALE } from '../../kernel/language.ts';

type Length = 'long' | 'short';

const [MONTHS, DAYS] = [12, 7];

function namesOf(language: Language, options: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[] {
  const format = new Intl.DateTimeFormat(LOCALE[language], { timeZone: 'UTC', ...options });
  return dates.map((date) => foldName(format.format(date)));
}

/** Returns the folded names of the months, January first. @example namesOfMonths('fr', 'long')[7] // 'aout' */
export function namesOfMonths(language: Language, month: Length): string[] {
  const dates = Array.from({ length: MONTHS }, (_, index) => new Date(Date.UTC(2026, index, 1)));
  return namesOf(language, { month }, dates);
}

/** Returns the folded names of the days, Sunday first. @example namesOfWeekdays('de', 'short')[1] // 'mo' */
export function namesOfWeekdays(language: Language, weekday: Length): string[] {
  // The first date is 1 November 2026, a Sunday.
  const dates = Array.from({ length: DAYS }, (_, index) => new Date(Date.UTC(2026, 10, index + 1)));
  return namesOf(language, { weekday }, dates);
}
