import { expect, test } from 'vitest';
import { houseRulesMessages as it } from '../house-rules-messages.it.ts';
import { type HouseFacts, hourLines, ruleLines } from './house-lines.ts';

const NOTHING: HouseFacts = {
  arrivo_dalle: null,
  arrivo_entro: null,
  partenza_entro: null,
  animali: null,
  animali_nota: null,
  fumo: null,
  feste: null,
  regole: null,
  gradini: null,
  gradini_nota: null,
};

test.each<[Partial<HouseFacts>, string[]]>([
  [{}, []],
  [{ arrivo_dalle: '15:00' }, ['Arrivo dalle 15:00']],
  [{ arrivo_entro: '20:00' }, ['Arrivo entro le 20:00']],
  [
    { arrivo_dalle: '15:00', arrivo_entro: '20:00', partenza_entro: '10:00' },
    ['Arrivo dalle 15:00 alle 20:00', 'Partenza entro le 10:00'],
  ],
])('hours of %j: %j', (facts, lines) => {
  expect(hourLines({ ...NOTHING, ...facts }, it).map(({ text }) => text)).toEqual(lines);
});

test.each<[Partial<HouseFacts>, (readonly [string, string | null])[]]>([
  [{}, []],
  [{ animali_nota: 'solo gatti' }, []],
  [{ animali: 'no', animali_nota: null }, [['Senza animali', null]]],
  [{ animali: 'si', animali_nota: 'solo gatti' }, [['Gli animali sono benvenuti: ', 'solo gatti']]],
  [
    { feste: 'no', fumo: 'fuori' },
    [
      ['Si fuma solo all’aperto', null],
      ['Niente feste', null],
    ],
  ],
])('rules of %j: %j', (facts, lines) => {
  expect(ruleLines({ ...NOTHING, ...facts }, it).map(({ text, note }) => [text, note])).toEqual(lines);
});
