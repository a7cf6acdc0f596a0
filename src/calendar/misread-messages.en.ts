import { addDays, daysBetween, formatLongDate } from '../kernel/calendar-date.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Misread, MisreadReason, Nights } from './rules/feed.ts';
import { WHOLE_CALENDAR_NIGHTS } from './rules/note-misread.ts';

const perche: Record<MisreadReason, string> = {
  data_non_valida: 'it has no valid date',
  ricorrenza: 'it repeats in a way that we cannot follow in full',
  fine_prima_inizio: 'it ends before it begins',
  fuso_sconosciuto: 'its time zone is unknown to us',
  non_chiaro: 'it does not say clearly which nights it takes',
  troppi: 'it comes after the first 5,000 events',
};

function notti({ start, end }: Nights): string {
  if (daysBetween(start, end) >= WHOLE_CALENDAR_NIGHTS) return 'the whole calendar';
  const last = addDays(end, -1);
  if (start === last) return `the night of ${formatLongDate(start)}`;
  return `the nights from ${formatLongDate(start)} to ${formatLongDate(last)}`;
}

function evento({ reason, nights, written }: Misread): string {
  return `${notti(nights)}: ${perche[reason]}${written === '' ? '' : ` (start written as “${written}”)`}`;
}

export const misreadMessages = { evento } as const;

true satisfies IsTranslation<typeof import('./misread-messages.it.ts'), typeof import('./misread-messages.en.ts')>;
