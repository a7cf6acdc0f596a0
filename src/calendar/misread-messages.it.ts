import { addDays, daysBetween, formatLongDate } from '../kernel/calendar-date.ts';
import type { Misread, MisreadReason, Nights } from './rules/feed.ts';
import { WHOLE_CALENDAR_NIGHTS } from './rules/note-misread.ts';

const perche: Record<MisreadReason, string> = {
  data_non_valida: 'non ha una data valida',
  ricorrenza: 'si ripete in un modo che non seguiamo per intero',
  fine_prima_inizio: 'finisce prima di cominciare',
  fuso_sconosciuto: 'ha un fuso orario che non riconosciamo',
  non_chiaro: 'non dice con chiarezza quali notti occupa',
  troppi: 'viene dopo i primi 5.000 eventi',
};

function notti({ start, end }: Nights): string {
  if (daysBetween(start, end) >= WHOLE_CALENDAR_NIGHTS) return 'tutto il calendario';
  const last = addDays(end, -1);
  if (start === last) return `la notte di ${formatLongDate(start)}`;
  return `le notti da ${formatLongDate(start)} a ${formatLongDate(last)}`;
}

/** An event that was read in part: which nights it may affect, why, and its first date as the platform writes it. */
function evento({ reason, nights, written }: Misread): string {
  return `${notti(nights)}: ${perche[reason]}${written === '' ? '' : ` (inizio scritto «${written}»)`}`;
}

export const misreadMessages = { evento } as const;
