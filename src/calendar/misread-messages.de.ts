import { addDays, daysBetween, formatLongDate } from '../kernel/calendar-date.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Misread, MisreadReason, Nights } from './rules/feed.ts';
import { WHOLE_CALENDAR_NIGHTS } from './rules/note-misread.ts';

const perche: Record<MisreadReason, string> = {
  data_non_valida: 'ohne gültiges Datum',
  ricorrenza: 'mit einer Wiederholung, der wir nicht ganz folgen können',
  fine_prima_inizio: 'mit dem Ende vor dem Anfang',
  fuso_sconosciuto: 'mit einer unbekannten Zeitzone',
  non_chiaro: 'ohne klare Angabe der Nächte',
  troppi: 'nach den ersten 5.000 Einträgen',
};

function notti({ start, end }: Nights): string {
  if (daysBetween(start, end) >= WHOLE_CALENDAR_NIGHTS) return 'der ganze Kalender';
  const last = addDays(end, -1);
  if (start === last) return `Nacht: ${formatLongDate(start)}`;
  return `Nächte: ${formatLongDate(start)} bis ${formatLongDate(last)}`;
}

function evento({ reason, nights, written }: Misread): string {
  return `${notti(nights)}, Eintrag ${perche[reason]}${written === '' ? '' : ` (Anfang laut Plattform: „${written}“)`}`;
}

export const misreadMessages = { evento } as const;

true satisfies IsTranslation<typeof import('./misread-messages.it.ts'), typeof import('./misread-messages.de.ts')>;
