import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { formatDateAndClock } from '../kernel/format-moment.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { type AffectedNights, affectedNights } from './rules/affected-nights.ts';
import type { Misread, MisreadReason } from './rules/feed.ts';
import { writtenMoment } from './rules/written-moment.ts';

const perche: Record<MisreadReason, string> = {
  data_non_valida: 'it has no valid date',
  ricorrenza: 'it repeats in a way that we cannot follow in full',
  fine_prima_inizio: 'it ends before it begins',
  fuso_sconosciuto: 'its time zone is unknown to us',
  non_chiaro: 'it does not say clearly which nights it takes',
  troppi: 'it comes after the first 5,000 events',
};

function notti(affected: AffectedNights): string {
  if (affected.kind === 'all') return 'the whole calendar';
  if (affected.kind === 'between')
    return `the nights from ${formatLongDate(affected.first)} to ${formatLongDate(affected.last)}`;
  const night = formatLongDate(affected.night);
  if (affected.kind === 'one') return `the night of ${night}`;
  return affected.kind === 'from' ? `the nights from ${night} onwards` : `the nights until ${night}`;
}

function inizio(written: string): string {
  const moment = writtenMoment(written);
  if (moment !== null) return ` (starts ${formatDateAndClock(moment.date, moment.clock)})`;
  return written === '' ? '' : ` (start written as “${written}”)`;
}

function evento({ reason, nights, written }: Misread, today?: CalendarDate): string {
  return `${notti(affectedNights(nights, today))}: ${perche[reason]}${inizio(written)}`;
}

export const misreadMessages = { evento } as const;

true satisfies IsTranslation<typeof import('./misread-messages.it.ts'), typeof import('./misread-messages.en.ts')>;
