import { type CalendarDate, parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type Cents, toCents, toEuros } from '../../kernel/money/cents.ts';

export type Rate = {
  camera_id: number | null;
  nome: string;
  dal: CalendarDate | null;
  al: CalendarDate | null;
  prezzo_notte_cents: Cents | null;
  prezzo_weekend_cents: Cents | null;
  soggiorno_minimo: number | null;
  ospiti_inclusi: number | null;
  supplemento_ospite_cents: Cents | null;
};

type RateOnWire = Omit<
  Rate,
  'dal' | 'al' | 'prezzo_notte_cents' | 'prezzo_weekend_cents' | 'supplemento_ospite_cents'
> & {
  dal: string | null;
  al: string | null;
  prezzo_notte: number | null;
  prezzo_weekend: number | null;
  supplemento_ospite: number | null;
};

const cents = (euros: number | null): Cents | null => (euros === null ? null : toCents(euros));
const euros = (amount: Cents | null): number | null => (amount === null ? null : toEuros(amount));

/**
 * Converts a rate from our own API. Its dates were validated when it was stored.
 * @example toRate({ …, prezzo_notte: 95.5 }).prezzo_notte_cents // 9550
 */
export function toRate({ prezzo_notte, prezzo_weekend, supplemento_ospite, dal, al, ...row }: RateOnWire): Rate {
  return {
    ...row,
    dal: dal === null ? null : parseCalendarDate(dal),
    al: al === null ? null : parseCalendarDate(al),
    prezzo_notte_cents: cents(prezzo_notte),
    prezzo_weekend_cents: cents(prezzo_weekend),
    supplemento_ospite_cents: cents(supplemento_ospite),
  };
}

/** @example toTariffa({ …, prezzo_notte_cents: 9550 }).prezzo_notte // 95.5 */
export function toTariffa(rate: Rate): RateOnWire {
  const { prezzo_notte_cents, prezzo_weekend_cents, supplemento_ospite_cents, ...row } = rate;
  return {
    ...row,
    prezzo_notte: euros(prezzo_notte_cents),
    prezzo_weekend: euros(prezzo_weekend_cents),
    supplemento_ospite: euros(supplemento_ospite_cents),
  };
}
