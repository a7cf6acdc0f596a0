import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { formatDateAndClock } from '../kernel/format-moment.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { type AffectedNights, affectedNights } from './rules/affected-nights.ts';
import type { Misread, MisreadReason } from './rules/feed.ts';
import { writtenMoment } from './rules/written-moment.ts';

const perche: Record<MisreadReason, string> = {
  data_non_valida: 'ohne gültiges Datum',
  ricorrenza: 'mit einer Wiederholung, der wir nicht ganz folgen können',
  fine_prima_inizio: 'mit dem Ende vor dem Anfang',
  fuso_sconosciuto: 'mit einer unbekannten Zeitzone',
  non_chiaro: 'ohne klare Angabe der Nächte',
  troppi: 'nach den ersten 5.000 Einträgen',
};

function notti(affected: AffectedNights): string {
  if (affected.kind === 'all') return 'der ganze Kalender';
  if (affected.kind === 'between')
    return `Nächte: ${formatLongDate(affected.first)} bis ${formatLongDate(affected.last)}`;
  const night = formatLongDate(affected.night);
  if (affected.kind === 'one') return `Nacht: ${night}`;
  return affected.kind === 'from' ? `Nächte ab ${night}` : `Nächte bis ${night}`;
}

function inizio(written: string): string {
  const moment = writtenMoment(written);
  if (moment !== null) return ` (Anfang: ${formatDateAndClock(moment.date, moment.clock)})`;
  return written === '' ? '' : ` (Anfang laut Plattform: „${written}“)`;
}

function evento({ reason, nights, written }: Misread, today?: CalendarDate): string {
  return `${notti(affectedNights(nights, today))}, Eintrag ${perche[reason]}${inizio(written)}`;
}

export const misreadMessages = { evento } as const;

true satisfies IsTranslation<typeof import('./misread-messages.it.ts'), typeof import('./misread-messages.de.ts')>;
