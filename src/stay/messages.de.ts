import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { asCents, type Cents, formatEuro } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { DayState } from './rules/day-state.ts';
import type { BillLine } from './rules/quote-stay.ts';
import type { SelectOutcome } from './rules/select-date.ts';

const nights = (count: number) => pluralDe(count, { one: '1 Nacht', other: `${formatCount(count)} Nächte` });
const guests = (count: number) => pluralDe(count, { one: '1 Gast', other: `${formatCount(count)} Gäste` });
const moreGuests = (count: number) =>
  pluralDe(count, { one: '1 weiterer Gast', other: `${formatCount(count)} weitere Gäste` });

function billLine(line: BillLine<number>): string {
  if (line.kind === 'cleaning') return 'Endreinigung';
  if (line.kind === 'extra_guests') {
    const times = `${nights(line.nights)} × ${formatEuro(asCents(line.supplemento_cents))}`;
    return `${moreGuests(line.guests)}, ${times}`;
  }
  const season = line.nome || (line.rate === 'stagione' && 'Saison');
  const which = [season, line.rate === 'weekend' && 'Wochenende'].filter(Boolean).join(', ');
  const price = formatEuro(asCents(line.prezzo_notte_cents));
  return `${nights(line.nights)}${which && ` (${which})`} × ${price}`;
}

const day: Record<DayState, string> = {
  past: 'vergangen',
  checkIn: 'als Anreisetag gewählt',
  checkOut: 'als Abreisetag gewählt',
  inStay: 'im Aufenthalt',
  departureOnly: 'nur Abreise',
  takenInStay: 'in Ihrem Zeitraum, nicht frei',
  unavailable: 'nicht frei',
  tooShort: 'Aufenthalt zu kurz',
  available: 'frei',
};

/** What is said after a click on a date; a finished stay is said with its price (`stay`). */
const outcome: Record<Exclude<SelectOutcome, 'checkOutSet'>, (clicked: CalendarDate) => string> = {
  refused: (clicked) => `${formatLongDate(clicked)}: nicht frei.`,
  checkInSet: (clicked) => `Anreise ${formatLongDate(clicked)}. Wählen Sie den Abreisetag.`,
  datesCleared: () => 'Reisedaten entfernt.',
  checkOutCleared: () => 'Abreise entfernt. Wählen Sie eine neue Abreise.',
  nightsTakenBetween: (clicked) =>
    `Dazwischen sind Nächte belegt: neue Anreise ${formatLongDate(clicked)}. Wählen Sie die Abreise.`,
};

export const stayMessages = {
  datesOrGuestsMissing: 'Wählen Sie Reisedaten und Zahl der Gäste',
  day,
  outcome,
  nights,
  guests,
  billLine,
  dates: (count: number, check_in: CalendarDate, check_out: CalendarDate) =>
    `${nights(count)}, von ${formatLongDate(check_in)} bis ${formatLongDate(check_out)}.`,
  total: ({ total_cents }: { total_cents: Cents }) => `Gesamtpreis ${formatEuro(total_cents)}.`,
  erroreDisponibilita: 'Die Verfügbarkeit konnte nicht geladen werden',
  scegliLeDate: 'Reisedaten wählen und Gesamtpreis sehen',
  scegliLaPartenza: (minimum: number) => `Abreise wählen${minimum > 1 ? ` · mindestens ${nights(minimum)}` : ''}`,
  cameraCambiata: (nome: string) => `${nome}: Preis, Schlafplätze und Verfügbarkeit aktualisiert.`,
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
