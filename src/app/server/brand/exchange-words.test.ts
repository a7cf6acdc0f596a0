import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createExchange } from './exchange-words.ts';

const branded = createExchange([
  ['Le case d’Italia, aperte da chi le\u00a0abita.', 'Le «case» del \\ `Molise` ${1} \'qui\' "là"'],
  ["le Regioni d'Italia", 'il Molise'],
  ['in tutta Italia', 'in Molise'],
  ['marchio:fatti', '{"a":"b"}'],
  ['Ospitalia', 'Casa Molise'],
]);

test.each([
  ['"Il blog di Ospitalia"', 'Il blog di Casa Molise'],
  ['`${"Chi"} — Ospitalia`', 'Chi — Casa Molise'],
  [String.raw`'\nOspitalia è aperta'`, '\nCasa Molise è aperta'],
  [String.raw`'3\xa0% a\u00a0Ospitalia.'`, '3\u00a0% a\u00a0Casa Molise.'],
  [String.raw`'Le case d’Italia, aperte da chi le\xA0abita.'`, 'Le «case» del \\ `Molise` ${1} \'qui\' "là"'],
  ['`Le case d’Italia, aperte da chi le\u00a0abita.`', 'Le «case» del \\ `Molise` ${1} \'qui\' "là"'],
  [String.raw`'Esplora le Regioni d\'Italia'`, 'Esplora il Molise'],
  ['`«${1 + 1}» in tutta Italia`', '«2» in Molise'],
  ['JSON.parse("marchio:fatti").a', 'b'],
])('%s is read as %s', (code, text) => {
  expect(runInNewContext(branded(code))).toBe(text);
});

test.each([
  '"-//Ospitalia//Calendario//IT"',
  '"X-Ospitalia-Echo"',
  '`Ospitalia/1 (+${1})`',
  'const suOspitaliaDa = 1',
  '"#ospitalia"',
  '"OSPITALIA_SECRET"',
])('%s is what machines say to each other, and stays', (code) => {
  expect(branded(code)).toBe(code);
});

test('what stays of the name in the whole program is this', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|server\/brand\//.test(file));
  const left = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
    return branded(code).match(/[^\s'"`]*(?<!\w)Ospitalia(?!\w)[^\s'"`]*/g) ?? [];
  });
  expect([...new Set(left)].toSorted()).toEqual([
    '-//Ospitalia//',
    'Ospitalia/1',
    'PRODID:-//Ospitalia//Soggiorno//${stay.language.toUpperCase()}',
    'X-Ospitalia-Echo',
  ]);
});
