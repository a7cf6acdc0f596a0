import { type CalendarDate, eachDate } from '../../kernel/dates/calendar-date.ts';
import { type Cents, multiplyCents, sumCents } from '../../kernel/money/cents.ts';
import { type NightRate, nightRate, rateOfTheYear } from './night-rate.ts';
import { type Price, ratesOf } from './price.ts';

/** A line of the bill. Nights with the same rate share a line. Amounts received from the server have the type `number`. */
export type BillLine<Amount extends number = Cents> =
  | ({ kind: 'nights'; nights: number; amount_cents: Amount } & NightRate<Amount>)
  | { kind: 'extra_guests'; guests: number; nights: number; supplemento_cents: Amount; amount_cents: Amount }
  | { kind: 'cleaning'; amount_cents: Amount };

export type Quote<Amount extends number = Cents> = { nights: number; lines: BillLine<Amount>[]; total_cents: Amount };

export type QuotedStay = { check_in: CalendarDate; check_out: CalendarDate; guests: number };

function isSameRate(a: NightRate, b: NightRate): boolean {
  return a.rate === b.rate && a.nome === b.nome && a.prezzo_notte_cents === b.prezzo_notte_cents;
}

function nightLines(nights: readonly CalendarDate[], price: Price): BillLine[] {
  const counted: { rate: NightRate; nights: number }[] = [];
  for (const night of nights) {
    const rate = nightRate(night, price);
    const same = counted.find((group) => isSameRate(group.rate, rate));
    if (same) same.nights += 1;
    else counted.push({ rate, nights: 1 });
  }
  return counted.map(({ rate, nights: count }) => ({
    kind: 'nights',
    nights: count,
    ...rate,
    amount_cents: multiplyCents(rate.prezzo_notte_cents, count),
  }));
}

function supplement(nights: number, guests: number, price: Price): BillLine[] {
  const year = rateOfTheYear(ratesOf(price));
  const supplemento_cents = year?.supplemento_ospite_cents ?? null;
  const extra = guests - (year?.ospiti_inclusi ?? guests);
  if (supplemento_cents === null || extra <= 0 || nights === 0) return [];
  const amount_cents = multiplyCents(supplemento_cents, extra * nights);
  return [{ kind: 'extra_guests', guests: extra, nights, supplemento_cents, amount_cents }];
}

/**
 * Returns the price of a stay. Nights are calendar days (ADR 0004).
 * @example quoteStay({ check_in: '2026-11-23', check_out: '2026-11-26', guests: 2 }, { prezzo_notte_cents: 9500, camera: null,
 * servizio_pulizie: true, prezzo_pulizie_cents: 4000, tariffe: [] }).total_cents // 32500
 */
export function quoteStay({ check_in, check_out, guests }: QuotedStay, price: Price): Quote {
  return quoteNights(eachDate(check_in, check_out), guests, price);
}

/** Same as `quoteStay`, for callers that already have the list of nights, because creating dates is slow. */
export function quoteNights(nights: readonly CalendarDate[], guests: number, price: Price): Quote {
  const lines = [...nightLines(nights, price), ...supplement(nights.length, guests, price)];
  if (price.servizio_pulizie && price.prezzo_pulizie_cents > 0) {
    lines.push({ kind: 'cleaning', amount_cents: price.prezzo_pulizie_cents });
  }
  return { nights: nights.length, lines, total_cents: sumCents(lines.map((line) => line.amount_cents)) };
}
