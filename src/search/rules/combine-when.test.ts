import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { combineWhen, type WhenSpan } from './combine-when.ts';
import { periodsAt } from './parse-period.ts';
import { arrivalAt, stayAt, weekdaysAt } from './parse-stay.ts';
import { spellWords } from './spell-words.ts';

/** A Thursday. */
const THURSDAY = '2026-11-26';

/** All that a text says of time, the longest phrases first, on a day. */
function read(text: string, day: string = THURSDAY): string {
  const today = day as CalendarDate;
  const words = spellWords(text).map(({ folded }) => folded);
  const all = words.flatMap((_, start): WhenSpan[] => [
    ...periodsAt(words, start, today),
    ...[stayAt, weekdaysAt, arrivalAt].flatMap((at) => at(words, start, today) ?? []),
  ]);
  const chosen: WhenSpan[] = [];
  for (const span of all.toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if (chosen.every(({ start, end }) => span.end <= start || span.start >= end)) chosen.push(span);
  const { stay, flexible } = combineWhen(chosen, today);
  if (stay) return `${stay.check_in} ${stay.check_out}`;
  return flexible ? `${flexible.from}…${flexible.until} ${flexible.nights}${flexible.weekend ? ' weekend' : ''}` : '';
}

test.each([
  // Months: a week of summer, some days of any other.
  ['agosto', '2027-08-01…2027-08-31 7'],
  ['marzo', '2027-03-01…2027-03-31 3'],
  ['agosto 2028', '2028-08-01…2028-08-31 7'],
  ['fine agosto', '2027-08-20…2027-08-31 7'],
  ['a metà luglio', '2027-07-10…2027-07-20 7'],
  ['la prima settimana di agosto', '2027-08-01 2027-08-08'],
  ['luglio o agosto', '2027-07-01…2027-08-31 7'],
  ['maggio e luglio', '2027-05-01…2027-05-31 3'],
  ['dicembre', '2026-12-01…2026-12-31 3'],
  ['novembre', '2026-11-26…2026-11-30 3'],
  // How long.
  ['3 notti a marzo', '2027-03-01…2027-03-31 3'],
  ['una settimana a luglio', '2027-07-01…2027-07-31 7'],
  ['dieci giorni ad agosto', '2027-08-01…2027-08-31 9'],
  ['15 notti in maggio', '2027-05-01…2027-05-31 15'],
  ['4 notti', '2026-11-26…2027-01-25 4'],
  // Weekends.
  ['weekend', '2026-11-26…2027-01-25 2 weekend'],
  ['un weekend di maggio', '2027-05-01…2027-05-31 2 weekend'],
  ['nel weekend di maggio', '2027-05-01…2027-05-31 2 weekend'],
  ['weekend lungo a giugno', '2027-06-01…2027-06-30 3 weekend'],
  ['prossimo weekend', '2026-11-27 2026-11-29'],
  ['per il fine settimana', '2026-11-27 2026-11-29'],
  // Feasts.
  ['ferragosto', '2027-08-09…2027-08-22 7'],
  ['5 notti a capodanno', '2026-12-29…2027-01-03 5'],
  ['capodanno 2028', '2027-12-29…2028-01-03 3'],
  ['weekend di ferragosto', '2027-08-09…2027-08-22 2 weekend'],
  ['pasqua', '2027-03-26…2027-03-30 3'],
  ['vacanze di natale', '2026-12-23…2027-01-07 7'],
  ['ponte del 2 giugno', '2027-05-29…2027-06-06 4'],
  ['per il ponte', '2026-12-05 2026-12-08'],
  ['25 aprile', '2027-04-23 2027-04-25'],
  ['il 25 aprile', '2027-04-25 2027-04-26'],
  ['settimana bianca', '2027-01-07…2027-03-08 7'],
  // Days.
  ['3/8', '2027-08-03 2027-08-04'],
  ['10/08 al 17/08', '2027-08-10 2027-08-17'],
  ['dal 10/08/2027 al 17/08/27', '2027-08-10 2027-08-17'],
  ['dal 5 luglio per una settimana', '2027-07-05 2027-07-12'],
  ['domani per 2 notti', '2026-11-27 2026-11-29'],
  ['da venerdì a domenica', '2026-11-27 2026-11-29'],
  ['dal sabato al sabato', '2026-11-28 2026-12-05'],
  ['from 10 to 17 august', '2027-08-10 2027-08-17'],
  ['next weekend', '2026-11-27 2026-11-29'],
])('«%s»', (text, when) => {
  expect(read(text)).toBe(when);
});

test.each([
  ['a Friday', '2026-11-27', '2026-11-27 2026-11-29', '2026-12-04 2026-12-06'],
  ['a Saturday', '2026-11-28', '2026-11-28 2026-11-29', '2026-12-04 2026-12-06'],
  ['a Sunday', '2026-11-29', '2026-12-04 2026-12-06', '2026-12-04 2026-12-06'],
])('on %s this weekend goes on, and the next one has not begun', (_, day, now, next) => {
  expect(read('questo weekend', day)).toBe(now);
  expect(read('prossimo weekend', day)).toBe(next);
});

test.each([
  ['via 25 aprile'],
  ['via 4 novembre'],
  ['dal 28 al 31 giugno'],
  ['31/02'],
  ['10/08/2020'],
  ['notte'],
  ['99 notti'],
  ['di giorno'],
  ['casa del ponte'],
])('«%s» says nothing of when', (text) => {
  expect(read(text)).toBe('');
});
