import { onceByLanguage } from '../languages/by-language.ts';
import { LOCALE } from '../language.ts';

/** An amount in whole euro cents, so that sums are exact. */
export type Cents = number & { readonly __brand: 'Cents' };

const CENTS_PER_EURO = 100;

export function asCents(cents: number): Cents {
  return cents as Cents;
}

/** Converts euros to cents and rounds to the nearest cent. @example toCents(95.5) // 9550 */
export function toCents(euros: number): Cents {
  return Math.round(euros * CENTS_PER_EURO) as Cents;
}

export function toEuros(cents: Cents): number {
  return cents / CENTS_PER_EURO;
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((sum, amount) => sum + amount, 0) as Cents;
}

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

/** Formats a total, always with cents. @example formatEuro(123450) // '1.234,50 €' */
export function formatEuro(cents: Cents): string {
  return exact().format(toEuros(cents));
}

/** Formats a nightly price, without cents if they are 0. @example formatPrice(9500) // '95 €' */
export function formatPrice(cents: Cents): string {
  return (cents % CENTS_PER_EURO === 0 ? whole : exact)().format(toEuros(cents));
}
