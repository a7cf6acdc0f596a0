import { formatEuro, toCents } from '../../kernel/money/cents.ts';

/** What one field was before an action and is after it, as text; `null`: the action says nothing about it. */
export type ChangeRow = { campo: string; prima: string | null; dopo: string | null };

const PRICE = /^prezzo_/;

/** Ids that say nothing to a person: what they mean stands beside them by its name. */
const UNSPOKEN = new Set(['citta_id', 'provincia_id', 'regione_id', 'articolo_id', 'categoria_id']);

type Fields = Readonly<Record<string, unknown>> | null;

/** A value of the register as text; nothing is left out, because the register is what is looked at when in doubt. */
function asText(campo: string, value: unknown): string | null {
  if (value === undefined) return null;
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && PRICE.test(campo)) return formatEuro(toCents(value));
  const isPlainList = Array.isArray(value) && value.every((each) => typeof each === 'string' || Number.isFinite(each));
  if (isPlainList) return value.length === 0 ? '–' : value.join('\n');
  return JSON.stringify(value);
}

/**
 * The fields that a line of the register names, each with its value before and after, in the order in which they stand.
 * @example changeRows({ prezzo_notte: 95 }, { prezzo_notte: 120 }) // [{ campo: 'prezzo_notte', prima: '95,00 €', dopo: '120,00 €' }]
 */
export function changeRows(prima: Fields, dopo: Fields): ChangeRow[] {
  const campi = new Set([...Object.keys(prima ?? {}), ...Object.keys(dopo ?? {})]);
  const spoken = [...campi].filter((campo) => !UNSPOKEN.has(campo));
  return spoken.map((campo) => ({
    campo,
    prima: asText(campo, prima?.[campo]),
    dopo: asText(campo, dopo?.[campo]),
  }));
}
