import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { formatDateAndClock } from '../kernel/format-moment.ts';
import { type AffectedNights, affectedNights } from './rules/affected-nights.ts';
import type { Misread, MisreadReason } from './rules/feed.ts';
import { writtenMoment } from './rules/written-moment.ts';

const perche: Record<MisreadReason, string> = {
  data_non_valida: 'non ha una data valida',
  ricorrenza: 'si ripete in un modo che non seguiamo per intero',
  fine_prima_inizio: 'finisce prima di cominciare',
  fuso_sconosciuto: 'ha un fuso orario che non riconosciamo',
  non_chiaro: 'non dice con chiarezza quali notti occupa',
  troppi: 'viene dopo i primi 5.000 eventi',
};

function notti(affected: AffectedNights): string {
  if (affected.kind === 'all') return 'tutto il calendario';
  if (affected.kind === 'between')
    return `le notti da ${formatLongDate(affected.first)} a ${formatLongDate(affected.last)}`;
  const night = formatLongDate(affected.night);
  if (affected.kind === 'one') return `la notte di ${night}`;
  return affected.kind === 'from' ? `le notti da ${night} in poi` : `le notti fino a ${night}`;
}

function inizio(written: string): string {
  const moment = writtenMoment(written);
  if (moment !== null) return ` (inizia ${formatDateAndClock(moment.date, moment.clock)})`;
  return written === '' ? '' : ` (inizio scritto «${written}»)`;
}

/** An event that was read in part: which nights it may affect, why, and its first date, as the platform writes it where that cannot be read. */
function evento({ reason, nights, written }: Misread, today?: CalendarDate): string {
  return `${notti(affectedNights(nights, today))}: ${perche[reason]}${inizio(written)}`;
}

export const misreadMessages = { evento } as const;
