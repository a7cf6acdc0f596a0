import { addDays, type CalendarDate, daysBetween, weekday } from '../../src/kernel/calendar-date.ts';
import { createRandom } from './seeded-random.ts';

const SEED = 238;
/** Readings on the first day that nobody has after a week. */
const NEWS = 40;
const SATURDAY = 6;

/** Readings of an article: all of them, and those of each day since it was published. */
export type Readings = { total: number; days: { giorno: CalendarDate; views: number }[] };

/** Made-up readings of the article with this number: many when it is new, more at weekends, the same on every machine. */
export function inventReadings(number: number, published: CalendarDate, today: CalendarDate): Readings {
  const random = createRandom(SEED, number);
  const usual = random.int(4, 12);
  const days = Array.from({ length: daysBetween(published, today) + 1 }, (_, age) => {
    const giorno = addDays(published, age);
    const weekend = weekday(giorno) === 0 || weekday(giorno) === SATURDAY ? 1.5 : 1;
    return { giorno, views: Math.round((usual + random.int(0, usual)) * weekend + NEWS / (1 + age)) };
  });
  return { total: days.reduce((sum, { views }) => sum + views, 0), days };
}
