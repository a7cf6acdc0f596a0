import type { Freshness } from '../rules/freshness.ts';
import { type CalendarDate, formatLongDate } from '../../kernel/dates/calendar-date.ts';
import { formatDateAndClock } from '../../kernel/dates/format-moment.ts';
import { affectedNights, type AffectedNights } from '../rules/affected-nights.ts';
import type { Misread, MisreadReason } from '../rules/feed.ts';
import { writtenMoment } from '../rules/written-moment.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const singularOrCounted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
const calendarUnconfirmedFor = (time: string) =>
  `Calendar not confirmed for ${time}: ask the owner to confirm your dates`;
export function freshnessSentence(freshness: Freshness): string {
  switch (freshness.unit) {
    case 'minuti':
      if (freshness.count === 0) return 'Calendar confirmed just now';
      return `Calendar confirmed ${singularOrCounted(freshness.count, 'a minute', 'minutes')} ago`;
    case 'ore': {
      const hours = singularOrCounted(freshness.count, 'an hour', 'hours');
      return freshness.is_stale ? calendarUnconfirmedFor(hours) : `Calendar confirmed ${hours} ago`;
    }
    case 'giorni':
      return calendarUnconfirmedFor(singularOrCounted(freshness.count, 'a day', 'days'));
    case 'mai':
      return 'Calendar not confirmed yet: ask the owner to confirm your dates';
    case 'in_parte':
      return 'Calendar not confirmed for these dates: ask the owner to confirm them';
  }
}

export const cinRequired = 'Enter the CIN of the place.';
export const roomNotFound = 'Room not found.';
export const calendarWindowFaults = {
  finePrimaDiInizio: 'The end date must be after the start date.',
  finestraTroppoLunga: 'You can view 366 days at most.',
} as const;

const misreadReasons: Record<MisreadReason, string> = {
  data_non_valida: 'it has no valid date',
  ricorrenza: 'it repeats in a way that we cannot follow in full',
  fine_prima_inizio: 'it ends before it begins',
  fuso_sconosciuto: 'its time zone is unknown to us',
  non_chiaro: 'it does not say clearly which nights it takes',
  troppi: 'it comes after the first 5,000 events',
};
function affectedNightsInWords(affected: AffectedNights): string {
  if (affected.kind === 'all') return 'the whole calendar';
  if (affected.kind === 'between')
    return `the nights from ${formatLongDate(affected.first)} to ${formatLongDate(affected.last)}`;
  const night = formatLongDate(affected.night);
  if (affected.kind === 'one') return `the night of ${night}`;
  return affected.kind === 'from' ? `the nights from ${night} onwards` : `the nights until ${night}`;
}
function writtenStart(written: string): string {
  const moment = writtenMoment(written);
  if (moment !== null) return ` (starts ${formatDateAndClock(moment.date, moment.clock)})`;
  return written === '' ? '' : ` (start written as “${written}”)`;
}
export function misreadEvent({ reason, nights, written }: Misread, today?: CalendarDate): string {
  return `${affectedNightsInWords(affectedNights(nights, today))}: ${misreadReasons[reason]}${writtenStart(written)}`;
}

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
