import { wholeEuros } from './read-filters.ts';

type Query = readonly (readonly [name: string, text: string])[];

/** Names whose values are one list in an address, although a form sends one after the other. */
const LISTS: ReadonlySet<string> = new Set(['tipo', 'servizi']);

function tidyText(name: string, text: string): string {
  if (name === 'ospiti' && text === '1') return '';
  if (name === 'ordina' && text === 'giorno') return '';
  if (name === 'prezzo_min') return String(wholeEuros(text, Math.floor) ?? '');
  if (name === 'prezzo_max') return String(wholeEuros(text, Math.ceil) ?? '');
  return text.trim();
}

/**
 * The query of a form that was sent without scripts, as a link would write it: lists in one, prices in whole euros, nothing that
 * says nothing. `null` for one that is as it should be.
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
