/** What a spreadsheet would take for a formula, by its first character (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;
/** Without it Excel reads UTF-8 as another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

function writeCell(cell: string): string {
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as a CSV file that an Italian spreadsheet opens as it is: UTF-8, semicolons, and no cell that runs as a formula. A file that
 * is written piece by piece has its `rest` after its `whole` beginning.
 * @example writeCsv([['Che cosa', 'Prezzo'], ['=1+1', '95,50']]) // "Che cosa;Prezzo\r\n'=1+1;95,50\r\n", after its BOM
 */
export function writeCsv(rows: readonly (readonly string[])[], part: 'whole' | 'rest' = 'whole'): string {
  const lines = rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('');
  return part === 'whole' ? BYTE_ORDER_MARK + lines : lines;
}
