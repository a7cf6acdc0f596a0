import { expect, test } from 'vitest';
import { withLanguage } from '../../../test/test-language.ts';
import { type HouseRuleFacts, hourLines, ruleLines } from './house-rule-lines.ts';
import * as visitorMessagesDe from '../messages/visitor.de.ts';
import * as visitorMessagesEn from '../messages/visitor.en.ts';
import * as visitorMessagesFr from '../messages/visitor.fr.ts';
import * as messages from '../messages/visitor.it.ts';

const NOTHING: HouseRuleFacts = {
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

test.each<[Partial<HouseRuleFacts>, string[]]>([
  [{}, []],
  [{ arrivo_dalle: '15:00' }, ['Arrivo dalle 15:00']],
  [{ arrivo_entro: '20:00' }, ['Arrivo entro le 20:00']],
  [{ arrivo_dalle: '15:00', arrivo_entro: '01:00' }, ['Arrivo dalle 15:00 all’1:00']],
  [
    { arrivo_dalle: '15:00', arrivo_entro: '20:00', partenza_entro: '10:00' },
    ['Arrivo dalle 15:00 alle 20:00', 'Partenza entro le 10:00'],
  ],
])('formats the check-in and check-out times %j as %j', (facts, lines) => {
  expect(hourLines({ ...NOTHING, ...facts }, messages.houseRulePhrases).map(({ text }) => text)).toEqual(lines);
});

test.each([
  ['en', visitorMessagesEn.houseRulePhrases, ['Check-in from 4 pm to 10:30 pm', 'Check-out by 10 am']],
  ['fr', visitorMessagesFr.houseRulePhrases, ['Arrivée entre 16 h et 22 h 30', 'Départ au plus tard à 10 h']],
  ['de', visitorMessagesDe.houseRulePhrases, ['Anreise von 16:00 bis 22:30 Uhr', 'Abreise bis 10:00 Uhr']],
] as const)('formats check-in and check-out times in %s', (language, words, lines) => {
  const facts = { ...NOTHING, arrivo_dalle: '16:00', arrivo_entro: '22:30', partenza_entro: '10:00' };
  const written = withLanguage(language, () => hourLines(facts, words));
  expect(written.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(lines);
});

test.each<[string, HouseRuleFacts['lingue_testi'], 'it' | 'de', object]>([
  ['continues the line', {}, 'it', { text: 'Gli animali sono benvenuti: ', note: 'solo gatti' }],
  [
    'is set apart and marked as Italian',
    {},
    'de',
    { text: 'Gli animali sono benvenuti', note: 'solo gatti', lingua: 'it' },
  ],
  [
    'is set apart and marked as German',
    { animali_nota: 'de' },
    'it',
    { text: 'Gli animali sono benvenuti', note: 'solo gatti', lingua: 'de' },
  ],
  ['continues the line', { animali_nota: 'de' }, 'de', { text: 'Gli animali sono benvenuti: ', note: 'solo gatti' }],
])(
  "the note on pets %s if the text languages are %j and the reader's language is %s",
  (_, lingue_testi, reader, line) => {
    const facts = { ...NOTHING, animali: 'si', animali_nota: 'solo gatti', lingue_testi } as const;
    expect(ruleLines(facts, messages.houseRulePhrases, reader)).toEqual([{ about: 'animali', ...line }]);
  },
);

test.each<[Partial<HouseRuleFacts>, (readonly [string, string | null])[]]>([
  [{}, []],
  [{ animali_nota: 'solo gatti' }, []],
  [{ animali: 'no', animali_nota: null }, [['Animali non ammessi', null]]],
  [{ animali: 'si', animali_nota: 'solo gatti' }, [['Gli animali sono benvenuti: ', 'solo gatti']]],
  [
    { feste: 'no', fumo: 'fuori' },
    [
      ['Si fuma solo all’aperto', null],
      ['Niente feste', null],
    ],
  ],
])('formats the house rules %j as %j', (facts, lines) => {
  expect(ruleLines({ ...NOTHING, ...facts }, messages.houseRulePhrases).map(({ text, note }) => [text, note])).toEqual(
    lines,
  );
});
