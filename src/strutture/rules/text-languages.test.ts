import { expect, test } from 'vitest';
import { chooseLanguage, readTextLanguages, type WrittenTexts, writtenLanguages } from './text-languages.ts';

const TEXTS = {
  descrizione: 'Haus am See',
  animali_nota: ' ',
  gradini_nota: '',
  regole: 'Niente feste',
  accoglie_parole: '',
};
const FORM: WrittenTexts = { ...TEXTS, lingue_testi: {}, lingua: 'it' };

test.each<[string, unknown, object]>([
  ['a missing value, which means Italian for all texts', undefined, {}],
  ['languages of written texts', { descrizione: 'de', regole: 'fr' }, { descrizione: 'de', regole: 'fr' }],
  ['Italian, which is dropped because it is the default', { descrizione: 'it', regole: 'de' }, { regole: 'de' }],
  ['a language of a blank text, which is dropped', { animali_nota: 'de', gradini_nota: 'en' }, {}],
  ['empty languages', { descrizione: null, regole: '' }, {}],
])('readTextLanguages parses %s', (_, value, languages) => {
  expect(readTextLanguages(value, TEXTS)).toEqual({ ok: true, value: languages });
});

test.each<[string, unknown]>([
  ['an unknown text', { nome: 'de' }],
  ['a property of Object.prototype', { constructor: 'de' }],
  ['an unknown language', { regole: 'xx' }],
  ['an unknown language of a blank text', { gradini_nota: 'xx' }],
  ['a language instead of an object', 'de'],
  ['a list', ['de']],
])('readTextLanguages rejects %s', (_, value) => {
  expect(readTextLanguages(value, TEXTS)).toEqual({ ok: false, faults: { '': 'traduzioniInvalid' } });
});

test('defaults each text to the language of the form and stores only languages that differ from it', () => {
  expect(new Set(Object.values(writtenLanguages({ lingue_testi: {}, lingua: 'de' })))).toEqual(new Set(['de']));
  const changed = chooseLanguage(FORM, 'gradini_nota', 'en');
  expect(changed).toEqual({ lingue_testi: { gradini_nota: 'en' }, lingua: 'it' });
});

test('applies a new description language to blank texts, but keeps the language of non-blank texts', () => {
  const changed = chooseLanguage(FORM, 'descrizione', 'de');
  expect(writtenLanguages(changed)).toEqual({
    descrizione: 'de',
    animali_nota: 'de',
    gradini_nota: 'de',
    regole: 'it',
    accoglie_parole: 'de',
  });
});

test('keeps the language that the owner chose for a blank text', () => {
  const named = chooseLanguage(FORM, 'accoglie_parole', 'en');
  const changed = chooseLanguage({ ...FORM, ...named }, 'descrizione', 'de');
  expect(writtenLanguages(changed).accoglie_parole).toBe('en');
});
