import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { type ShownText, shownText } from './shown-text.ts';
import type { Translations } from './translations.ts';

const italian = 'Casale tra gli ulivi';
const own: Translations = { de: { testo: 'Landhaus unter Olivenbäumen', fonte: '00000000' } };

test.each<[string, Language, Translations, string | null, ShownText]>([
  ['Italian pages show the Italian text', 'it', own, 'Farmhouse', { testo: italian }],
  ['a page shows the owner’s own words', 'de', own, null, { testo: 'Landhaus unter Olivenbäumen', is_tradotta: true }],
  [
    'a machine is never above the owner',
    'de',
    own,
    'Bauernhof',
    { testo: 'Landhaus unter Olivenbäumen', is_tradotta: true },
  ],
  [
    'a machine’s words go with the original',
    'en',
    own,
    'Farmhouse',
    { testo: 'Farmhouse', is_tradotta: true, originale: italian },
  ],
  ['what nobody wrote is Italian', 'fr', own, null, { testo: italian }],
  ['without any translation it is Italian', 'en', {}, null, { testo: italian }],
])('%s', (_, language, translations, machine, shown) => {
  expect(shownText(language, { italian, own: translations, machine })).toEqual(shown);
});
