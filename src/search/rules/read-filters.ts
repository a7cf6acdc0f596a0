import { parseEuro } from '../../kernel/money/parse-euro.ts';
import { SERVIZI } from '../../strutture/rules/servizi.ts';
import { TIPI_STRUTTURA } from '../../strutture/rules/tipi.ts';
import { MOST_PRICE, slugOfServizio } from './read-criteria.ts';
import { type Filters, GRADINI } from './search-criteria.ts';

export type FiltersForm = {
  tipo: readonly string[];
  servizi: readonly string[];
  sicura: readonly string[];
  gradini: readonly string[];
  prezzo_min: string;
  prezzo_max: string;
};

export type PriceFault = 'notAPrice' | 'belowLeast';
export type FiltersResult =
  | { ok: true; filters: Filters }
  | { ok: false; prezzo_min: PriceFault | null; prezzo_max: PriceFault | null };

/**
 * Parses a price in whole euros. Returns `null` for an empty field and `undefined` for an invalid price. Callers round in the
 * guest's favour.
 * @example wholeEuros('1.200 €', Math.floor) // 1200
 */
export function wholeEuros(text: string, round: (euros: number) => number): number | null | undefined {
  if (text.trim() === '') return null;
  const cents = parseEuro(text);
  const euros = cents === null ? 0 : round(cents / 100);
  return euros >= 1 && euros <= MOST_PRICE ? euros : undefined;
}

/** Reads the filters of a form, in which prices have the Italian number format. */
export function readFilters(form: FiltersForm): FiltersResult {
  const prezzo_min = wholeEuros(form.prezzo_min, Math.floor);
  const prezzo_max = wholeEuros(form.prezzo_max, Math.ceil);
  if (prezzo_min === undefined || prezzo_max === undefined) {
    const faultOf = (price: number | null | undefined) => (price === undefined ? 'notAPrice' : null);
    return { ok: false, prezzo_min: faultOf(prezzo_min), prezzo_max: faultOf(prezzo_max) };
  }
  if (prezzo_min !== null && prezzo_max !== null && prezzo_max < prezzo_min)
    return { ok: false, prezzo_min: null, prezzo_max: 'belowLeast' };
  const tipi = TIPI_STRUTTURA.filter((tipo) => form.tipo.includes(tipo));
  const servizi = SERVIZI.filter((servizio) => form.servizi.includes(slugOfServizio(servizio)));
  const gradini = GRADINI.find((each) => form.gradini.includes(each)) ?? null;
  return { ok: true, filters: { tipi, servizi, prezzo_min, prezzo_max, sicura: form.sicura.includes('1'), gradini } };
}
