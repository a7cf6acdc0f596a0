import { expect, test } from 'vitest';
import { inOperatorLanguage } from '../../kernel/languages/operator-language.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { inLanguage } from '../http/in-language.ts';
import { languageOfEnvironment } from './operator-language.ts';

test.each([
  [{}, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'it_IT.UTF-8' }, 'it'],
  [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'it_CH' }, 'it'],
  [{ LC_MESSAGES: 'it_IT', LC_ALL: 'C' }, 'en'],
  [{ OSPITALIA_LANG: 'it', LC_ALL: 'C' }, 'it'],
  [{ OSPITALIA_LANG: 'en', LANG: 'it_IT.UTF-8' }, 'en'],
  [{ OSPITALIA_LANG: '', LANG: 'it_IT.UTF-8' }, 'it'],
])('the environment %j selects the language %s', (env, language) => {
  expect(languageOfEnvironment(env)).toBe(language);
});

const homes = inOperatorLanguage((count: number) => ({
  en: `${formatCount(count)} homes`,
  it: `${formatCount(count)} strutture`,
}));

test.each([
  ['it', '1.234 strutture'],
  ['de', '1.234 strutture'],
  ['en', '1,234 homes'],
] as const)('formats an operator message as «$1» for a request in the language $0', (language, message) => {
  expect(inLanguage(language, () => homes(1234))).toBe(message);
});
