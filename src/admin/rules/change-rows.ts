import { formatEuro, toCents } from '../../kernel/money/cents.ts';

export type ChangeRow = { campo: string; prima: string | null; dopo: string | null };

const PRICE = /^prezzo_/;

/** ID fields that are omitted, because other fields contain the corresponding names. */
const UNSPOKEN = new Set(['citta_id', 'provincia_id', 'regione_id', 'articolo_id', 'categoria_id']);

type Fields = Readonly<Record<string, unknown>> | null;

/** Formats the value in full, because the log is evidence. */
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
 * Returns the fields of an audit log entry, in the entry's order, with their values before and after.
 * @example changeRows({ prezzo_notte: 95 }, { prezzo_notte: 120 }) // [{ campo: 'prezzo_notte', prima: '95,00 €', dopo: '120,00
 * €' }]
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
