import { onceByLanguage } from '../languages/by-language.ts';
import { LOCALE } from '../language.ts';

/** An amount of money in whole euro cents: sums are exact, and PostgreSQL's `NaN` and `Infinity` cannot get in. */
export type Cents = number & { readonly __brand: 'Cents' };

const CENTS_PER_EURO = 100;

export function asCents(cents: number): Cents {
  return cents as Cents;
}

/** Euros as they cross the wire (`95.5`) to cents, rounded to the nearest cent. @example toCents(95.5) // 9550 */
export function toCents(euros: number): Cents {
  return Math.round(euros * CENTS_PER_EURO) as Cents;
}

/** Cents to euros for the wire. @example toEuros(9550) // 95.5 */
export function toEuros(cents: Cents): number {
  return cents / CENTS_PER_EURO;
}

/** The sum of amounts, exact to the cent. @example sumCents([28500, 4000]) // 32500 */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((sum, amount) => sum + amount, 0) as Cents;
}

/** An amount taken a whole number of times. @example multiplyCents(9500, 3) // 28500 */
export function multiplyCents(amount: Cents, times: number): Cents {
  return (amount * times) as Cents;
}

const euroFormat = (options: Intl.NumberFormatOptions) =>
  onceByLanguage(
    (language) =>
      new Intl.NumberFormat(LOCALE[language], {
        style: 'currency',
        currency: 'EUR',
        useGrouping: 'always',
        ...options,
      }),
  );
const exact = euroFormat({});
const whole = euroFormat({ maximumFractionDigits: 0 });

/** A total, always with its cents. @example formatEuro(123450) // '1.234,50 €' */
export function formatEuro(cents: Cents): string {
  return exact().format(toEuros(cents));
}

/** A nightly price: without cents when it has none. @example formatPrice(9500) // '95 €' */
export function formatPrice(cents: Cents): string {
  return (cents % CENTS_PER_EURO === 0 ? whole : exact)().format(toEuros(cents));
}
