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
 * Parses a price and converts it to whole euros with `round`. Returns `null` for an empty field and `undefined` for an invalid
 * price.
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

type Query = readonly (readonly [name: string, text: string])[];

/** Parameters that a form repeats for each value, whereas a canonical URL joins the values with commas. */
const LISTS: ReadonlySet<string> = new Set(['tipo', 'servizi']);

function tidyText(name: string, text: string): string {
  if (name === 'ospiti' && text === '1') return '';
  if (name === 'ordina' && text === 'giorno') return '';
  if (name === 'prezzo_min') return String(wholeEuros(text, Math.floor) ?? '');
  if (name === 'prezzo_max') return String(wholeEuros(text, Math.ceil) ?? '');
  return text.trim();
}

/**
 * Returns the canonical query, or `null` if the query is already canonical. Without JavaScript, forms send repeated and empty
 * parameters.
 * @example tidyQuery([['testo', ''], ['servizi', 'wifi'], ['servizi', 'spa']]) // [['servizi', 'wifi,spa']]
 */
export function tidyQuery(query: Query): [string, string][] | null {
  const tidy = new Map<string, string>();
  for (const [name, text] of query) {
    const before = LISTS.has(name) ? tidy.get(name) : undefined;
    const value = tidyText(name, text);
    if (value !== '') tidy.set(name, before === undefined ? value : `${before},${value}`);
  }
  const isTidy = tidy.size === query.length && query.every(([name, text]) => tidy.get(name) === text);
  return isTidy ? null : [...tidy];
}
