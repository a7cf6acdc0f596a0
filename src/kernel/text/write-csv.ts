/** First characters that make a spreadsheet interpret a cell as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;
/** Byte order mark at the start of a file, because Excel does not detect UTF-8 without one. */
const BYTE_ORDER_MARK = '\ufeff';

function writeCell(cell: string): string {
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Writes a CSV file for spreadsheets with Italian settings. No cell is interpreted as a formula.
 * @example writeCsv([['Che cosa', 'Prezzo'], ['=1+1', '95,50']]) // "Che cosa;Prezzo\r\n'=1+1;95,50\r\n", after its BOM
 */
export function writeCsv(rows: readonly (readonly string[])[], part: 'whole' | 'rest' = 'whole'): string {
  const lines = rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('');
  return part === 'whole' ? BYTE_ORDER_MARK + lines : lines;
}
