import { formatCount } from '../kernel/format-count.ts';
import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { asCents, type Cents, formatEuro } from '../kernel/cents.ts';
import type { DayState } from './rules/day-state.ts';
import type { BillLine } from './rules/quote-stay.ts';
import type { SelectOutcome } from './rules/select-date.ts';

const nights = (count: number) => (count === 1 ? '1 notte' : `${formatCount(count)} notti`);
const guests = (count: number) => (count === 1 ? '1 ospite' : `${formatCount(count)} ospiti`);

function billLine(line: BillLine<number>): string {
  if (line.kind === 'cleaning') return 'Pulizie finali';
  if (line.kind === 'extra_guests') {
    const times = `${nights(line.nights)} × ${formatEuro(asCents(line.supplemento_cents))}`;
    return `${guests(line.guests)} in più, ${times}`;
  }
  const season = line.nome || (line.rate === 'stagione' && 'stagione');
  const which = [season, line.rate === 'weekend' && 'fine settimana'].filter(Boolean).join(', ');
  const price = formatEuro(asCents(line.prezzo_notte_cents));
  return `${nights(line.nights)}${which && ` (${which})`} × ${price}`;
}

const day: Record<DayState, string> = {
  past: 'data passata',
  checkIn: 'arrivo selezionato',
  checkOut: 'partenza selezionata',
  inStay: 'compresa nel soggiorno',
  departureOnly: 'solo partenza',
  takenInStay: 'nelle tue date, non disponibile',
  unavailable: 'non disponibile',
  tooShort: 'soggiorno troppo breve',
  available: 'disponibile',
};

/** What is said after a click on a date; a finished stay is said with its price (`stay`). */
const outcome: Record<Exclude<SelectOutcome, 'checkOutSet'>, (clicked: CalendarDate) => string> = {
  refused: (clicked) => `${formatLongDate(clicked)}: non disponibile.`,
  checkInSet: (clicked) => `Arrivo ${formatLongDate(clicked)}. Scegli la data di partenza.`,
  datesCleared: () => 'Date cancellate.',
  checkOutCleared: () => 'Partenza cancellata. Scegli una nuova partenza.',
  nightsTakenBetween: (clicked) =>
    `Ci sono notti occupate in mezzo: nuovo arrivo ${formatLongDate(clicked)}. Scegli la partenza.`,
};

export const stayMessages = {
  /** Specification section 5. */
  datesOrGuestsMissing: 'Seleziona le date e il numero di ospiti',
  day,
  outcome,
  nights,
  guests,
  billLine,
  dates: (count: number, check_in: CalendarDate, check_out: CalendarDate) =>
    `Soggiorno di ${nights(count)}, dal ${formatLongDate(check_in)} al ${formatLongDate(check_out)}.`,
  total: ({ total_cents }: { total_cents: Cents }) => `Totale ${formatEuro(total_cents)}.`,
  /** What the log says (specification section 8). */
  erroreDisponibilita: 'Errore caricamento disponibilità',
  scegliLeDate: 'Scegli le date per vedere il totale',
  scegliLaPartenza: (minimum: number) => `Scegli la partenza${minimum > 1 ? ` · minimo ${nights(minimum)}` : ''}`,
  cameraCambiata: (nome: string) => `${nome}: prezzo, posti letto e disponibilità aggiornati.`,
} as const;
