import type { IsTranslation } from '../kernel/translation.ts';
import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { asCents, type Cents, formatEuro } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralEn } from '../kernel/plural.ts';
import type { DayState } from './rules/day-state.ts';
import type { BillLine } from './rules/quote-stay.ts';
import type { SelectOutcome } from './rules/select-date.ts';

const nights = (count: number) => pluralEn(count, { one: '1 night', other: `${formatCount(count)} nights` });
const guests = (count: number) => pluralEn(count, { one: '1 guest', other: `${formatCount(count)} guests` });

function billLine(line: BillLine<number>): string {
  if (line.kind === 'cleaning') return 'Cleaning fee';
  if (line.kind === 'extra_guests') {
    const extra = pluralEn(line.guests, { one: '1 extra guest', other: `${formatCount(line.guests)} extra guests` });
    return `${extra}, ${nights(line.nights)} × ${formatEuro(asCents(line.supplemento_cents))}`;
  }
  const season = line.nome || (line.rate === 'stagione' && 'season');
  const which = [season, line.rate === 'weekend' && 'weekend'].filter(Boolean).join(', ');
  const price = formatEuro(asCents(line.prezzo_notte_cents));
  return `${nights(line.nights)}${which && ` (${which})`} × ${price}`;
}

const day: Record<DayState, string> = {
  past: 'date in the past',
  checkIn: 'selected arrival',
  checkOut: 'selected departure',
  inStay: 'part of your stay',
  departureOnly: 'departure only',
  takenInStay: 'within your dates, not available',
  unavailable: 'not available',
  tooShort: 'stay too short',
  available: 'available',
};

/** What is said after a click on a date; a finished stay is said with its price (`stay`). */
const outcome: Record<Exclude<SelectOutcome, 'checkOutSet'>, (clicked: CalendarDate) => string> = {
  refused: (clicked) => `${formatLongDate(clicked)}: not available.`,
  checkInSet: (clicked) => `Arrival ${formatLongDate(clicked)}. Choose your date of departure.`,
  datesCleared: () => 'Dates cleared.',
  checkOutCleared: () => 'Departure cleared. Choose a new departure.',
  nightsTakenBetween: (clicked) =>
    `Some nights in between aren’t available: new arrival ${formatLongDate(clicked)}. Choose your departure.`,
};

export const stayMessages = {
  datesOrGuestsMissing: 'Choose your dates and the number of guests',
  day,
  outcome,
  nights,
  guests,
  billLine,
  dates: (count: number, check_in: CalendarDate, check_out: CalendarDate) =>
    `Stay of ${nights(count)}, from ${formatLongDate(check_in)} to ${formatLongDate(check_out)}.`,
  total: ({ total_cents }: { total_cents: Cents }) => `Total ${formatEuro(total_cents)}.`,
  erroreDisponibilita: 'Availability couldn’t be loaded',
  scegliLeDate: 'Choose your dates to see the total',
  scegliLaPartenza: (minimum: number) => `Choose your departure${minimum > 1 ? ` · minimum ${nights(minimum)}` : ''}`,
  cameraCambiata: (nome: string) => `${nome}: price, number of guests and availability updated.`,
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
