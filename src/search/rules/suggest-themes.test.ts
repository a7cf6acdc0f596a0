import { expect, test } from 'vitest';
import { suggestThemes, THEMES, themePath } from './suggest-themes.ts';

test.each([
  ['', [...THEMES]],
  ['ma', []],
  ['mar', ['mare']],
  ['mare', ['mare']],
  ['mareb', []],
  ['case al', ['mare', 'lago']],
  ['in mont', ['montagna']],
  ['trull', ['trulli']],
  ['con il cane', ['cane']],
])("suggestThemes('%s') returns %j", (typed, themes) => {
  expect(suggestThemes(typed)).toEqual(themes);
});

test('themePath returns the path of each theme’s list', () => {
  expect(THEMES.map(themePath)).toEqual([
    '/cerca?ambiente=mare',
    '/cerca?ambiente=montagna',
    '/cerca?ambiente=lago',
    '/cerca?testo=trulli',
    '/cerca?testo=con%20il%20cane',
  ]);
});
