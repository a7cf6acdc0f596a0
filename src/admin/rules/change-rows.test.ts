import { expect, test } from 'vitest';
import { changeRows } from './change-rows.ts';

test('changeRows returns one row per field of the two versions, in order of first appearance', () => {
  const rows = changeRows({ status: 'in_attesa', cin: null }, { status: 'rifiutata', motivo_rifiuto: 'Foto buie' });
  expect(rows).toEqual([
    { campo: 'status', prima: 'in_attesa', dopo: 'rifiutata' },
    { campo: 'cin', prima: '–', dopo: null },
    { campo: 'motivo_rifiuto', prima: null, dopo: 'Foto buie' },
  ]);
});

test.each([
  ['', '–'],
  [95.5, '95.5'],
  [true, 'sì'],
  [false, 'no'],
  [[], '–'],
  [['WiFi', 'Giardino'], 'WiFi\nGiardino'],
  [[{ id: 1 }], '[{"id":1}]'],
])('changeRows formats %j as %j', (value, text) => {
  expect(changeRows(null, { campo: value })).toEqual([{ campo: 'campo', prima: null, dopo: text }]);
});

test('changeRows formats a price in euros', () => {
  const [row] = changeRows({ prezzo_notte: 95.5 }, { prezzo_notte: null });
  expect(row).toEqual({ campo: 'prezzo_notte', prima: '95,50\u00a0€', dopo: '–' });
});
