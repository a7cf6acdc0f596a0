import { describe, expect, test } from 'vitest';
import { readConfig, type Environment } from './config.ts';

const LIBRE = { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'https://l.example/' };
const DEEPL = { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'abc' };

describe('translation settings', () => {
  test('disable translation if they are not set', () => {
    expect(readConfig({}).translator).toBeNull();
  });

  test.each<[Environment, object]>([
    [LIBRE, { provider: 'libretranslate', url: 'https://l.example', key: undefined }],
    [
      { ...LIBRE, TRANSLATION_URL: 'http://127.0.0.1:5000', TRANSLATION_KEY: 'k' },
      { url: 'http://127.0.0.1:5000', key: 'k' },
    ],
    [DEEPL, { provider: 'deepl', url: 'https://api.deepl.com', key: 'abc' }],
    [{ ...DEEPL, TRANSLATION_KEY: 'abc:fx' }, { url: 'https://api-free.deepl.com' }],
    [{ ...DEEPL, TRANSLATION_URL: 'https://proxy.example' }, { url: 'https://proxy.example' }],
  ])('%j configure the translator %j', (env, translator) => {
    expect(readConfig(env).translator).toMatchObject(translator);
  });

  test.each<[Environment, string]>([
    [{ ...LIBRE, TRANSLATION_PROVIDER: 'google' }, 'TRANSLATION_PROVIDER deve essere libretranslate o deepl.'],
    [{ TRANSLATION_KEY: 'abc' }, 'TRANSLATION_PROVIDER deve essere libretranslate o deepl.'],
    [{ ...LIBRE, TRANSLATION_URL: '' }, 'manca ancora TRANSLATION_URL'],
    [{ ...DEEPL, TRANSLATION_KEY: '' }, 'manca ancora TRANSLATION_KEY'],
    [{ ...LIBRE, TRANSLATION_URL: 'http://l.example' }, 'TRANSLATION_URL deve iniziare con https://'],
    [{ ...LIBRE, TRANSLATION_URL: 'https://u:p@l.example' }, 'senza nome utente'],
  ])('%j are rejected with the message «%s»', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
