import { expect, test } from 'vitest';
import { byLanguage } from '../../kernel/languages/by-language.ts';
import { type Language, LANGUAGES } from '../../kernel/language.ts';
import { inLanguage } from './in-language.ts';

test('answers each concurrent request in its own language', async () => {
  const words = byLanguage({ it: { hi: 'ciao' }, en: { hi: 'hello' }, de: { hi: 'hallo' }, fr: { hi: 'salut' } });
  const answer = (language: Language) =>
    inLanguage(language, async () => {
      await Promise.resolve();
      return words.hi;
    });
  const answers = await Promise.all(LANGUAGES.map(answer));
  expect([...answers, words.hi]).toEqual(['ciao', 'hello', 'hallo', 'salut', 'ciao']);
});
