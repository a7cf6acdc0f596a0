import { type RawBuilder, sql } from 'kysely';
import { type CalendarDate, dayNumber, daysBetween } from '../../kernel/dates/calendar-date.ts';
import { SERVIZIO_BITS } from '../../strutture/rules/servizio-bits.ts';
import { TIPI_STRUTTURA } from '../../strutture/rules/tipi.ts';
import { hasFreeStay, isLongEnough, type SoughtWindow, soughtWindow } from './flexible-conditions-repository.ts';
import type { Gradini, SearchCriteria } from '../rules/search-criteria.ts';

/** Days from the Unix epoch to 2025-12-31, the day before the first bit of `offers.nights`. */
const DAY_BEFORE_BITS = 20_453;
/** Positions of the bits for steps in `offers.servizi`, above those of services (see `gradini_bits`). */
const GRADINI_BITS: Record<Gradini, number> = { nessuno: 27, 'non-detti': 28 };
const ANY_PRICE = 2_000_000_000;
const CENTS = 100;

/** The values are encoded as in the table `offers`. An unset filter has a value that matches every offer. */
export type SoughtFilters = {
  guests: number;
  tipi: number;
  servizi: number;
  least_cents: number;
  most_cents: number;
  sicura: boolean;
  stay: { first: number; count: number } | null;
  flexible: SoughtWindow | null;
};

export function nightBit(night: CalendarDate): number {
  return dayNumber(night) - DAY_BEFORE_BITS;
}

function bitsOf(places: readonly number[]): number {
  return places.reduce((bits, place) => bits | (1 << place), 0);
}

type OfferCriteria = Omit<SearchCriteria, 'scope' | 'testo' | 'ordina'>;

export function soughtFilters({ stay, flexible, guests, ...criteria }: OfferCriteria): SoughtFilters {
  return {
    // Without dates or guests, homes for 0 guests match: a B&B without available rooms is still listed.
    guests: stay !== null || flexible !== null || guests > 1 ? guests : 0,
    tipi: bitsOf(criteria.tipi.map((tipo) => TIPI_STRUTTURA.indexOf(tipo))),
    servizi: bitsOf([
      ...criteria.servizi.map((servizio) => SERVIZIO_BITS[servizio]),
      ...(criteria.gradini === null ? [] : [GRADINI_BITS[criteria.gradini]]),
    ]),
    least_cents: (criteria.prezzo_min ?? 0) * CENTS,
    most_cents: criteria.prezzo_max === null ? ANY_PRICE : criteria.prezzo_max * CENTS,
    sicura: criteria.sicura,
    stay: stay && {
      first: nightBit(stay.check_in),
      count: daysBetween(stay.check_in, stay.check_out),
    },
    flexible: flexible && soughtWindow(flexible, nightBit(flexible.from)),
  };
}

/** Returns the condition that all nights are available and the stay is not shorter than the minimum on its check-in date. */
function isStayPossible({ first, count }: NonNullable<SoughtFilters['stay']>): RawBuilder<boolean> {
  return sql`position(B'1' in substring(o.nights from ${first}::int for ${count}::int)) = 0
    and ${isLongEnough(sql`${first}::int - 1`, count)}`;
}

/**
 * Returns the SQL condition for the filters. Its text is the same for all searches without nights, so that they share prepared
 * statements.
 */
export function conditionsOf(filters: SoughtFilters): RawBuilder<boolean> {
  const { guests, tipi, servizi, least_cents, most_cents, sicura, stay, flexible } = filters;
  return sql`o.posti_letto >= ${guests}::int and (${tipi}::int = 0 or o.tipi & ${tipi}::int <> 0)
    and o.servizi & ${servizi}::int = ${servizi}::int and (o.is_guaranteed or not ${sicura}::bool)
    and o.prezzo_notte_cents between ${least_cents}::int and ${most_cents}::int
    ${stay === null ? sql`` : sql`and ${isStayPossible(stay)}`}
    ${flexible === null ? sql`` : sql`and ${hasFreeStay(flexible)}`}`;
}
