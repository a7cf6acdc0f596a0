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
  ['nothing: all are Italian', undefined, {}],
  ['languages of said texts', { descrizione: 'de', regole: 'fr' }, { descrizione: 'de', regole: 'fr' }],
  ['Italian, which is what is not named', { descrizione: 'it', regole: 'de' }, { regole: 'de' }],
  ['a language of a blank text', { animali_nota: 'de', gradini_nota: 'en' }, {}],
  ['no language of a text', { descrizione: null, regole: '' }, {}],
])('reads %s', (_, value, languages) => {
  expect(readTextLanguages(value, TEXTS)).toEqual({ ok: true, value: languages });
});

test.each<[string, unknown]>([
  ['a text that is none', { nome: 'de' }],
  ['the object’s own names', { constructor: 'de' }],
  ['a language of nobody', { regole: 'xx' }],
  ['a language of a blank text that nobody has', { gradini_nota: 'xx' }],
  ['a language alone', 'de'],
  ['a list', ['de']],
])('rejects %s', (_, value) => {
  expect(readTextLanguages(value, TEXTS)).toEqual({ ok: false, faults: { '': 'traduzioniInvalid' } });
});

test('uses the language of the form for a text unless its owner names another', () => {
  expect(new Set(Object.values(writtenLanguages({ lingue_testi: {}, lingua: 'de' })))).toEqual(new Set(['de']));
  const changed = chooseLanguage(FORM, 'gradini_nota', 'en');
  expect(changed).toEqual({ lingue_testi: { gradini_nota: 'en' }, lingua: 'it' });
});

test('applies the language of the description to blank texts and keeps that of written ones', () => {
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
