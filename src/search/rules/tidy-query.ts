import { wholeEuros } from './read-filters.ts';

type Query = readonly (readonly [name: string, text: string])[];

/** A form repeats these parameters, whereas a canonical URL joins their values. */
const LISTS: ReadonlySet<string> = new Set(['tipo', 'servizi']);

function tidyText(name: string, text: string): string {
  if (name === 'ospiti' && text === '1') return '';
  if (name === 'ordina' && text === 'giorno') return '';
  if (name === 'prezzo_min') return String(wholeEuros(text, Math.floor) ?? '');
  if (name === 'prezzo_max') return String(wholeEuros(text, Math.ceil) ?? '');
  return text.trim();
}

/**
 * Returns the canonical query, or `null` if unchanged. Forms without scripts produce repeated parameters and empty values.
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
