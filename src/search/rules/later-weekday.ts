import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { WEEKDAYS } from './lexicon-time.ts';
import { MONDAY, nextWeekday, WEEK } from './next-weekday.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

type LaterDay = { end: number; day: CalendarDate };

const WEEKS_LATER = new Map([
  ...phrasesOf(
    'tra una settimana, fra una settimana, tra 8 giorni, fra 8 giorni, tra otto giorni, fra otto giorni, dopo il prossimo, dopo la prossima',
    1,
  ),
  ...phrasesOf(
    'tra due settimane, fra due settimane, tra 2 settimane, fra 2 settimane, tra 15 giorni, fra 15 giorni',
    2,
  ),
]);
const OF_NEXT_WEEK = new Map(
  phrasesOf(
    'della prossima settimana, della settimana prossima, prossima settimana, la prossima settimana, settimana prossima, la settimana prossima',
    null,
  ),
);
const IN_TWO = new Map(phrasesOf('tra due, fra due, tra 2, fra 2', null));
const PLURALS = new Map([
  ['sabati', 'sabato'],
  ['domeniche', 'domenica'],
]);

export function nextWeekAt(words: readonly string[], start: number, today: CalendarDate) {
  const match = phraseAt(words, start, OF_NEXT_WEEK);
  return match && { end: match.end, monday: nextWeekday(MONDAY, today, false) };
}

/**
 * Parses a weekday in a later week, as in "sabato tra una settimana".
 * @example laterWeekday(['tra', 'due', 'sabati'], 0, '2026-11-26')?.day // '2026-12-05'
 */
export function laterWeekday(words: readonly string[], start: number, today: CalendarDate): LaterDay | null {
  const inTwo = phraseAt(words, start, IN_TWO);
  const at = inTwo?.end ?? start;
  const day = WEEKDAYS.get(PLURALS.get(words[at] ?? '') ?? words[at] ?? '');
  if (day === undefined) return null;
  const ofWeek = nextWeekAt(words, at + 1, today);
  if (ofWeek) return { end: ofWeek.end, day: nextWeekday(day, ofWeek.monday, true) };
  const later = inTwo ? { value: 1, end: at + 1 } : phraseAt(words, at + 1, WEEKS_LATER);
  const next = nextWeekday(day, today, false);
  return later && { end: later.end, day: addDays(next, WEEK * later.value) };
}
