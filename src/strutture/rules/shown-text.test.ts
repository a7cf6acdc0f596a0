import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { shownNotes, type ShownText, shownText } from './shown-text.ts';
import type { Translations } from './translations.ts';

const italian = 'Casale tra gli ulivi';
const GERMAN: Translations = { de: { testo: 'Landhaus unter Olivenbäumen', fonte: '00000000' } };

test.each<[string, Language, Translations, string | null, ShownText]>([
  ['shows the Italian text on Italian pages', 'it', GERMAN, 'Farmhouse', { testo: italian }],
  [
    'shows the owner’s translation if the owner translated the text',
    'de',
    GERMAN,
    null,
    { testo: 'Landhaus unter Olivenbäumen', is_tradotta: true },
  ],
  [
    'prefers the owner’s translation to a machine translation',
    'de',
    GERMAN,
    'Bauernhof',
    { testo: 'Landhaus unter Olivenbäumen', is_tradotta: true },
  ],
  [
    "shows a machine translation with the original if the owner's translations do not include the page's language",
    'en',
    GERMAN,
    'Farmhouse',
    { testo: 'Farmhouse', is_tradotta: true, originale: italian },
  ],
  ["shows the Italian text if the page's language has no translation", 'fr', GERMAN, null, { testo: italian }],
  ['shows the Italian text if no language has a translation', 'en', {}, null, { testo: italian }],
])('%s', (_, language, translations, machine, shown) => {
  expect(shownText(language, { original: italian, ownerTranslations: translations, machine })).toEqual(shown);
});

test.each<[Language, Translations, string | null, ShownText]>([
  ['de', {}, null, { testo: 'Haus am See' }],
  ['it', {}, null, { testo: 'Haus am See' }],
  ['it', { it: { testo: 'Casa sul lago', fonte: '00000000' } }, 'Casa', { testo: 'Casa sul lago', is_tradotta: true }],
  ['it', {}, 'Casa sul lago', { testo: 'Casa sul lago', is_tradotta: true, originale: 'Haus am See' }],
])(
  'for a German text on a page in %s with the translations %j and the machine translation %j, shows %j',
  (language, translations, machine, shown) => {
    const known = { original: 'Haus am See', lingua: 'de', ownerTranslations: translations, machine } as const;
    expect(shownText(language, known)).toEqual(shown);
  },
);

test("shows a note in the page's language if the owner's original or translation is in that language", () => {
  const home = {
    animali_nota: 'Nur kleine Hunde',
    gradini_nota: null,
    regole: 'Niente feste',
    accoglie_parole: 'Abito qui accanto',
    lingue_testi: { descrizione: 'fr', animali_nota: 'de' },
    traduzioni_testi: {
      animali_nota: { it: { testo: 'Solo cani piccoli', fonte: '00000000' } },
      regole: { de: { testo: 'Keine Feiern', fonte: '00000000' } },
    },
  } as const;
  expect(shownNotes('de', home)).toEqual({
    animali_nota: 'Nur kleine Hunde',
    gradini_nota: null,
    regole: 'Keine Feiern',
    accoglie_parole: 'Abito qui accanto',
    lingue_testi: { descrizione: 'fr', animali_nota: 'de', regole: 'de' },
  });
  expect(shownNotes('it', home)).toMatchObject({
    animali_nota: 'Solo cani piccoli',
    regole: 'Niente feste',
    lingue_testi: { descrizione: 'fr', animali_nota: 'it' },
  });
});
