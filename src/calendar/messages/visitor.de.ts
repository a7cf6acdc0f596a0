import { pluralDe } from '../../kernel/text/plural.ts';
import type { Freshness } from '../rules/freshness.ts';
import { type CalendarDate, formatLongDate } from '../../kernel/dates/calendar-date.ts';
import { formatDateAndClock } from '../../kernel/dates/format-moment.ts';
import { affectedNights, type AffectedNights } from '../rules/affected-nights.ts';
import type { Misread, MisreadReason } from '../rules/feed.ts';
import { writtenMoment } from '../rules/written-moment.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const calendarUnconfirmedFor = (time: string) => `Kalender seit ${time} nicht bestätigt, bitte fragen Sie nach`;
const minutes = (count: number) => pluralDe(count, { one: 'einer Minute', other: `${count} Minuten` });
const days = (count: number) => pluralDe(count, { one: 'einem Tag', other: `${count} Tagen` });
const hours = (count: number) => pluralDe(count, { one: 'einer Stunde', other: `${count} Stunden` });
export function freshnessSentence(freshness: Freshness): string {
  switch (freshness.unit) {
    case 'minuti':
      if (freshness.count === 0) return 'Kalender gerade bestätigt';
      return `Kalender vor ${minutes(freshness.count)} bestätigt`;
    case 'ore':
      return freshness.is_stale
        ? calendarUnconfirmedFor(hours(freshness.count))
        : `Kalender vor ${hours(freshness.count)} bestätigt`;
    case 'giorni':
      return calendarUnconfirmedFor(days(freshness.count));
    case 'mai':
      return 'Kalender noch nicht bestätigt, bitte fragen Sie nach';
    case 'in_parte':
      return 'Kalender für diesen Zeitraum nicht bestätigt, bitte fragen Sie nach';
  }
}

export const cinRequired = 'Geben Sie den CIN der Unterkunft an.';
export const roomNotFound = 'Zimmer nicht gefunden.';
export const calendarWindowFaults = {
  finePrimaDiInizio: 'Das Ende muss nach dem Anfang liegen.',
  finestraTroppoLunga: 'Sie können höchstens 366 Tage abfragen.',
} as const;

const misreadReasons: Record<MisreadReason, string> = {
  data_non_valida: 'ohne gültiges Datum',
  ricorrenza: 'mit einer Wiederholung, der wir nicht ganz folgen können',
  fine_prima_inizio: 'mit dem Ende vor dem Anfang',
  fuso_sconosciuto: 'mit einer unbekannten Zeitzone',
  non_chiaro: 'ohne klare Angabe der Nächte',
  troppi: 'nach den ersten 5.000 Einträgen',
};
function affectedNightsInWords(affected: AffectedNights): string {
  if (affected.kind === 'all') return 'der ganze Kalender';
  if (affected.kind === 'between')
    return `Nächte: ${formatLongDate(affected.first)} bis ${formatLongDate(affected.last)}`;
  const night = formatLongDate(affected.night);
  if (affected.kind === 'one') return `Nacht: ${night}`;
  return affected.kind === 'from' ? `Nächte ab ${night}` : `Nächte bis ${night}`;
}
function writtenStart(written: string): string {
  const moment = writtenMoment(written);
  if (moment !== null) return ` (Anfang: ${formatDateAndClock(moment.date, moment.clock)})`;
  return written === '' ? '' : ` (Anfang laut Plattform: „${written}“)`;
}
export function misreadEvent({ reason, nights, written }: Misread, today?: CalendarDate): string {
  return `${affectedNightsInWords(affectedNights(nights, today))}, Eintrag ${misreadReasons[reason]}${writtenStart(written)}`;
}

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
