/** A value that COPY can carry. */
export type CopyValue = string | number | boolean | null | readonly string[];

const SPECIAL: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeText(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => SPECIAL[character] ?? character);
}

function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

function fieldText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return escapeText(arrayText(value));
}

/** A row in the text format of PostgreSQL's COPY, with its line end. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(fieldText).join('\t')}\n`;
}
