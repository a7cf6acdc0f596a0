import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('writeCsv writes UTF-8 with a byte order mark, semicolons and Windows line breaks', () => {
  const rows = [
    ['Città', 'Prezzo'],
    ['Roma', '1,50'],
  ];
  expect(writeCsv(rows)).toBe('\ufeffCittà;Prezzo\r\nRoma;1,50\r\n');
});

test.each(['=1+1', '+39 333', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("http://x";"y")'])(
  'writeCsv escapes %j to prevent formula injection',
  (cell) => {
    const [, written = ''] = writeCsv([['A'], [cell]]).split('\r\n');
    expect(written).toMatch(/^"?'/);
  },
);

test.each([
  ['a semicolon', 'a;b', '"a;b"'],
  ['quotes', 'la "rossa"', '"la ""rossa"""'],
  ['a line end', 'a\nb', '"a\nb"'],
  ['a formula with a carriage return', '\rx', `"'\rx"`],
])('writeCsv quotes a cell with %s', (_, cell, written) => {
  expect(writeCsv([[cell]])).toBe(`\ufeff${written}\r\n`);
});

test('writeCsv writes the byte order mark only in the first part', () => {
  expect(writeCsv([['A']]) + writeCsv([['=1']], 'rest') + writeCsv([], 'rest')).toBe("\ufeffA\r\n'=1\r\n");
});
