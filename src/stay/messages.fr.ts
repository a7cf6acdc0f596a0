import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { type CalendarDate, formatLongDate } from '../kernel/calendar-date.ts';
import { asCents, type Cents, formatEuro } from '../kernel/cents.ts';
import { pluralFr } from '../kernel/plural.ts';
import type { DayState } from './rules/day-state.ts';
import type { BillLine } from './rules/quote-stay.ts';
import type { SelectOutcome } from './rules/select-date.ts';

const nights = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} nuit`, other: `${formatCount(count)} nuits` });
const guests = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} voyageur`, other: `${formatCount(count)} voyageurs` });

function billLine(line: BillLine<number>): string {
  if (line.kind === 'cleaning') return 'Ménage de fin de séjour';
  if (line.kind === 'extra_guests') {
    const times = `${nights(line.nights)} × ${formatEuro(asCents(line.supplemento_cents))}`;
    return `${guests(line.guests)} en plus, ${times}`;
  }
  const season = line.nome || (line.rate === 'stagione' && 'saison');
  const which = [season, line.rate === 'weekend' && 'week-end'].filter(Boolean).join(', ');
  const price = formatEuro(asCents(line.prezzo_notte_cents));
  return `${nights(line.nights)}${which && ` (${which})`} × ${price}`;
}

const day: Record<DayState, string> = {
  past: 'date passée',
  checkIn: 'arrivée choisie',
  checkOut: 'départ choisi',
  inStay: 'comprise dans le séjour',
  departureOnly: 'départ seulement',
  takenInStay: 'à vos dates, indisponible',
  unavailable: 'indisponible',
  tooShort: 'séjour trop court',
  available: 'disponible',
};

/** What is said after a click on a date; a finished stay is said with its price (`stay`). */
const outcome: Record<Exclude<SelectOutcome, 'checkOutSet'>, (clicked: CalendarDate) => string> = {
  refused: (clicked) => `${formatLongDate(clicked)} : indisponible.`,
  checkInSet: (clicked) => `Arrivée le ${formatLongDate(clicked)}. Choisissez la date de départ.`,
  datesCleared: () => 'Dates effacées.',
  checkOutCleared: () => 'Départ effacé. Choisissez un nouveau départ.',
  nightsTakenBetween: (clicked) =>
    `Des nuits sont indisponibles entre les deux dates : nouvelle arrivée le ${formatLongDate(clicked)}. Choisissez le départ.`,
};

export const stayMessages = {
  datesOrGuestsMissing: 'Choisissez les dates et le nombre de voyageurs',
  day,
  outcome,
  nights,
  guests,
  billLine,
  dates: (count: number, check_in: CalendarDate, check_out: CalendarDate) =>
    `Séjour de ${nights(count)}, du ${formatLongDate(check_in)} au ${formatLongDate(check_out)}.`,
  total: ({ total_cents }: { total_cents: Cents }) => `Total ${formatEuro(total_cents)}.`,
  /** What the log says. */
  erroreDisponibilita: 'Erreur de chargement des disponibilités',
  scegliLeDate: 'Choisissez les dates pour voir le total',
  scegliLaPartenza: (minimum: number) => `Choisissez le départ${minimum > 1 ? ` · ${nights(minimum)} minimum` : ''}`,
  cameraCambiata: (nome: string) => `${nome} : prix, couchages et disponibilités mis à jour.`,
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
