import { expect, test } from 'vitest';
import type { Faults } from './parse-result.ts';
import {
  isOutdated,
  readNoteTranslations,
  readTranslations,
  setTranslation,
  textMark,
  type Translations,
} from './translations.ts';

const FIELD = { max: 10, tooLong: 'traduzioneTooLong', lines: 'many' } as const;
const ITALIAN = 'Casale';
const fonte = textMark(ITALIAN);
const read = (value: unknown) => readTranslations(value, { text: ITALIAN }, FIELD);

test('textMark returns the same value for texts that differ only in leading or trailing whitespace', () => {
  expect(textMark(' Casale ')).toBe(fonte);
  expect(textMark('Casale.')).not.toBe(fonte);
  expect(textMark('')).toBe('811c9dc5');
  expect(fonte).toMatch(/^[\da-f]{8}$/);
});

test.each<[string, unknown, Translations]>([
  ['undefined', undefined, {}],
  ['null', null, {}],
  ['an empty object', {}, {}],
  ['only blank texts', { de: { testo: ' \u200b\n' }, fr: { testo: '' } }, {}],
  ['a language that is null', { de: null }, {}],
  ['a text of ten characters', { de: { testo: '😀'.repeat(10), fonte } }, { de: { testo: '😀'.repeat(10), fonte } }],
  [
    'the fingerprint of an earlier text',
    { de: { testo: 'Haus', fonte: '0000abcd' } },
    { de: { testo: 'Haus', fonte: '0000abcd' } },
  ],
  ['no fingerprint', { en: { testo: ' House ' } }, { en: { testo: 'House', fonte } }],
  ['paragraphs', { fr: { testo: 'a\r\nb' } }, { fr: { testo: 'a\nb', fonte } }],
  ['HTML as text', { en: { testo: '<b>x</b>' } }, { en: { testo: '<b>x</b>', fonte } }],
])('parses translations: %s', (_, value, translations) => {
  expect(read(value)).toEqual({ ok: true, value: translations });
});

test.each<[string, unknown, Faults]>([
  ['a list', [], { '': 'traduzioniInvalid' }],
  ['a string instead of an object of translations', 'Haus', { '': 'traduzioniInvalid' }],
  ['a translation into the language of the original', { it: { testo: 'Casa' } }, { '': 'traduzioniInvalid' }],
  ['an unknown language', { xx: { testo: 'Haus' } }, { '': 'traduzioniInvalid' }],
  ['a property of Object.prototype', { constructor: { testo: 'Haus' } }, { '': 'traduzioniInvalid' }],
  ['a string instead of an object', { de: 'Haus' }, { de: 'traduzioniInvalid' }],
  ['a number', { de: { testo: 7 } }, { de: 'textInvalid' }],
  ['half of a surrogate pair', { de: { testo: '\ud800' } }, { de: 'textInvalid' }],
  ['an invalid fingerprint', { de: { testo: 'Haus', fonte: 'x' } }, { de: 'traduzioniInvalid' }],
  [
    'two texts that are too long',
    { en: { testo: 'x'.repeat(11) }, fr: { testo: 'x'.repeat(12) } },
    { en: 'traduzioneTooLong', fr: 'traduzioneTooLong' },
  ],
])('rejects translations: %s', (_, value, faults) => {
  expect(read(value)).toEqual({ ok: false, faults });
});

test('setTranslation stores the fingerprint of the current original and removes a translation that is cleared', () => {
  const french = setTranslation({}, 'fr', 'Maison', ITALIAN);
  const both = setTranslation(french, 'de', 'Haus', 'Casa nuova');
  expect(JSON.stringify(both)).toBe(
    JSON.stringify({ de: { testo: 'Haus', fonte: textMark('Casa nuova') }, fr: { testo: 'Maison', fonte } }),
  );
  expect(setTranslation(both, 'de', '', ITALIAN)).toEqual(french);
});

test.each<[string, Translations['de'], string, boolean]>([
  ['a current translation', { testo: 'Haus', fonte }, ITALIAN, false],
  ['a translation of the text with different whitespace', { testo: 'Haus', fonte }, ` ${ITALIAN}\n`, false],
  ['a translation of an earlier text', { testo: 'Haus', fonte }, 'Casale nuovo', true],
  ['a blank translation', { testo: ' ', fonte: '' }, ITALIAN, false],
  ['a missing translation', undefined, ITALIAN, false],
])('isOutdated returns $3 for %s', (_, translation, italian, outdated) => {
  expect(isOutdated(translation, italian)).toBe(outdated);
});

test('accepts an Italian translation of a German text and rejects a German translation', () => {
  const german = { text: 'Haus am See', lingua: 'de' };
  const translated = readTranslations({ it: { testo: 'Casa' } }, german, FIELD);
  expect(translated).toMatchObject({ ok: true, value: { it: { testo: 'Casa' } } });
  expect(readTranslations({ de: { testo: 'Haus' } }, german, FIELD)).toEqual({
    ok: false,
    faults: { '': 'traduzioniInvalid' },
  });
});

const NOTES = {
  texts: { animali_nota: 'Nur Hunde', gradini_nota: null, regole: 'Niente feste' },
  languages: { animali_nota: 'de' },
  longest: { animali_nota: 10, gradini_nota: 10, regole: 20, accoglie_parole: 10 },
} as const;

test('parses translations of notes written in different languages and drops the translations of blank notes', () => {
  const sent = {
    animali_nota: { it: { testo: 'Solo cani' } },
    gradini_nota: { de: { testo: 'Steil' } },
    regole: { de: { testo: ' Keine\nFeiern ' }, fr: { testo: '' } },
  };
  expect(readNoteTranslations(sent, NOTES)).toEqual({
    ok: true,
    value: {
      animali_nota: { it: { testo: 'Solo cani', fonte: textMark('Nur Hunde') } },
      regole: { de: { testo: 'Keine\nFeiern', fonte: textMark('Niente feste') } },
    },
  });
  expect(readNoteTranslations(undefined, NOTES)).toEqual({ ok: true, value: {} });
});

test.each<[string, unknown, object]>([
  ['an unknown note', { descrizione: {} }, { '': 'traduzioniInvalid' }],
  [
    'a translation into the language of the note',
    { animali_nota: { de: { testo: 'Hunde' } } },
    { animali_nota: 'traduzioniInvalid' },
  ],
  ['a text that is too long', { regole: { de: { testo: 'x'.repeat(21) } } }, { 'regole.de': 'traduzioneTooLong' }],
])('rejects note translations that contain %s', (_, value, faults) => {
  expect(readNoteTranslations(value, NOTES)).toEqual({ ok: false, faults });
});
