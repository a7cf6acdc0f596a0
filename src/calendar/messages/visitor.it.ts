import type { Freshness } from '../rules/freshness.ts';
import { type CalendarDate, formatLongDate } from '../../kernel/dates/calendar-date.ts';
import { formatDateAndClock } from '../../kernel/dates/format-moment.ts';
import { affectedNights, type AffectedNights } from '../rules/affected-nights.ts';
import type { Misread, MisreadReason } from '../rules/feed.ts';
import { writtenMoment } from '../rules/written-moment.ts';

const singularOrCounted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
const calendarUnconfirmedFor = (time: string) => `Calendario non confermato da ${time}: chiedi conferma delle date`;
export function freshnessSentence(freshness: Freshness): string {
  switch (freshness.unit) {
    case 'minuti':
      if (freshness.count === 0) return 'Calendario confermato adesso';
      return `Calendario confermato ${singularOrCounted(freshness.count, 'un minuto', 'minuti')} fa`;
    case 'ore': {
      const hours = singularOrCounted(freshness.count, 'un’ora', 'ore');
      return freshness.is_stale ? calendarUnconfirmedFor(hours) : `Calendario confermato ${hours} fa`;
    }
    case 'giorni':
      return calendarUnconfirmedFor(singularOrCounted(freshness.count, 'un giorno', 'giorni'));
    case 'mai':
      return 'Calendario non ancora confermato: chiedi conferma delle date';
    case 'in_parte':
      return 'Calendario non confermato per queste date: chiedi conferma';
  }
}

export const cinRequired = 'Indica il CIN della struttura.';
export const roomNotFound = 'Camera non trovata.';
export const calendarWindowFaults = {
  finePrimaDiInizio: 'La data di fine deve essere successiva alla data di inizio.',
  finestraTroppoLunga: 'Puoi consultare al massimo 366 giorni.',
} as const;

const misreadReasons: Record<MisreadReason, string> = {
  data_non_valida: 'non ha una data valida',
  ricorrenza: 'si ripete in un modo che non seguiamo per intero',
  fine_prima_inizio: 'finisce prima di cominciare',
  fuso_sconosciuto: 'ha un fuso orario che non riconosciamo',
  non_chiaro: 'non dice con chiarezza quali notti occupa',
  troppi: 'viene dopo i primi 5.000 eventi',
};
function affectedNightsInWords(affected: AffectedNights): string {
  if (affected.kind === 'all') return 'tutto il calendario';
  if (affected.kind === 'between')
    return `le notti da ${formatLongDate(affected.first)} a ${formatLongDate(affected.last)}`;
  const night = formatLongDate(affected.night);
  if (affected.kind === 'one') return `la notte di ${night}`;
  return affected.kind === 'from' ? `le notti da ${night} in poi` : `le notti fino a ${night}`;
}
function writtenStart(written: string): string {
  const moment = writtenMoment(written);
  if (moment !== null) return ` (inizia ${formatDateAndClock(moment.date, moment.clock)})`;
  return written === '' ? '' : ` (inizio scritto «${written}»)`;
}
export function misreadEvent({ reason, nights, written }: Misread, today?: CalendarDate): string {
  return `${affectedNightsInWords(affectedNights(nights, today))}: ${misreadReasons[reason]}${writtenStart(written)}`;
}
