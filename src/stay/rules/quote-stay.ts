import { type CalendarDate, daysBetween } from '../../kernel/calendar-date.ts';
import { type Cents, multiplyCents, sumCents } from '../../kernel/cents.ts';

/** What a struttura asks. `camera` is the room of a `bnb` that the guest takes: its price is the price of the night. */
export type Price = {
  prezzo_notte_cents: Cents;
  camera: { prezzo_notte_cents: Cents } | null;
  servizio_pulizie: boolean;
  prezzo_pulizie_cents: Cents;
};

/** One line of the bill. */
export type BillLine =
  | { kind: 'nights'; nights: number; prezzo_notte_cents: Cents; amount_cents: Cents }
  | { kind: 'cleaning'; amount_cents: Cents };

/** The bill of a stay: what is shown is what is charged. */
export type Quote = { nights: number; lines: BillLine[]; total_cents: Cents };

/** The price of one night: the room's for a `bnb`, else the house's. */
export function nightPrice({ camera, prezzo_notte_cents }: Price): Cents {
  return camera?.prezzo_notte_cents ?? prezzo_notte_cents;
}

/**
 * What a stay costs: nights × price, plus the cleaning once when it is offered (specification section 9). Nights are
 * days of the calendar, so a clock change never adds one (decision 4).
 * @example quoteStay('2026-11-23', '2026-11-26', { prezzo_notte_cents: 9500, camera: null, servizio_pulizie: true,
 *   prezzo_pulizie_cents: 4000 }).total_cents // 32500
 */
export function quoteStay(check_in: CalendarDate, check_out: CalendarDate, price: Price): Quote {
  const nights = Math.max(0, daysBetween(check_in, check_out));
  const prezzo_notte_cents = nightPrice(price);
  const lines: BillLine[] = [
    { kind: 'nights', nights, prezzo_notte_cents, amount_cents: multiplyCents(prezzo_notte_cents, nights) },
  ];
  if (price.servizio_pulizie && price.prezzo_pulizie_cents > 0) {
    lines.push({ kind: 'cleaning', amount_cents: price.prezzo_pulizie_cents });
  }
  return { nights, lines, total_cents: sumCents(lines.map((line) => line.amount_cents)) };
}
