import { expect, test } from 'vitest';
import { parseComuni, parseTowns, isCapList } from './parse-comuni.ts';

test.each([
  [
    '52015 SI 13984 53045 Montepulciano',
    { id: 52015, sigla: 'SI', popolazione: 13_984, caps: ['53045'], nome: 'Montepulciano' },
  ],
  [
    '1001 TO 2644 10011,10012 Agliè dei Conti',
    { id: 1001, sigla: 'TO', popolazione: 2644, caps: ['10011', '10012'], nome: 'Agliè dei Conti' },
  ],
  ['7035 AO 0 00010 Jovençan', { id: 7035, sigla: 'AO', popolazione: 0, caps: ['00010'], nome: 'Jovençan' }],
])('parseComuni parses "%s"', (line, comune) => {
  expect(parseComuni(`# a remark\n${line}\n`)).toEqual([comune]);
});

test.each([
  [
    '52015 seat 6500 43.092 11.781 Montepulciano',
    { comune: 52015, isSeat: true, popolazione: 6500, lat: 43.092, lon: 11.781, nome: 'Montepulciano' },
  ],
  [
    '52015 - 0 43.1 11.8 Acquaviva di Montepulciano',
    { comune: 52015, isSeat: false, popolazione: 0, lat: 43.1, lon: 11.8, nome: 'Acquaviva di Montepulciano' },
  ],
])('parseTowns parses "%s"', (line, town) => {
  expect(parseTowns(`# a remark\n\n${line}\n`)).toEqual([town]);
});

test.each([
  [['53045'], true],
  [['00118', '00119'], true],
  [[], false],
  [['5304'], false],
  [[' 53045'], false],
  [['٥٣٠٤٥'], false],
  [['53045', '53045'], false],
])('isCapList(%j) returns %s', (caps, answer) => {
  expect(isCapList(caps)).toBe(answer);
});
