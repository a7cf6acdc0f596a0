import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTranslator, TranslationError, type TranslatorConfig } from './translator.ts';

type CallOfTest = { path: string | undefined; authorization: string | undefined; body: unknown };
type Answer = (response: ServerResponse) => void;

const requests: CallOfTest[] = [];
let respond: Answer;
let url: string;
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body: unknown = JSON.parse(await text(request));
  requests.push({ path: request.url, authorization: request.headers.authorization, body });
  respond(response);
}

const server = createServer((request, response) => void receive(request, response));
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const libre = (): TranslatorConfig => ({ provider: 'libretranslate', url, key: 'k' });
const deepl = (): TranslatorConfig => ({ provider: 'deepl', url, key: 'k:fx' });
const responds =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const ITALIAN = 'Casa <b>bella</b> & buona\n\nCon piscina.';

test('sends LibreTranslate the text, languages and key, and returns the trimmed translation', async () => {
  respond = responds({ translatedText: ' Haus <b>schön</b> & gut\n\nMit Pool. ' });
  expect(await createTranslator(libre())(ITALIAN, { from: 'it', to: 'de' })).toBe(
    'Haus <b>schön</b> & gut\n\nMit Pool.',
  );
  const body = { q: ITALIAN, source: 'it', target: 'de', format: 'text', api_key: 'k' };
  expect(requests.at(-1)).toEqual({ path: '/translate', authorization: undefined, body });
});

test('sends DeepL the text, languages and key, and requests British English', async () => {
  respond = responds({ translations: [{ detected_source_language: 'IT', text: 'House' }] });
  expect(await createTranslator(deepl())('Casa', { from: 'it', to: 'en' })).toBe('House');
  const body = { text: ['Casa'], source_lang: 'IT', target_lang: 'EN-GB' };
  expect(requests.at(-1)).toEqual({ path: '/v2/translate', authorization: 'DeepL-Auth-Key k:fx', body });
});

describe.each([libre, deepl])('a translation service', (config) => {
  test.each<[string, Answer, boolean]>([
    ['is broken', responds('down', 500), true],
    ['limits the rate', responds({}, 429), false],
    ['has an exhausted quota', responds({}, 456), false],
    ['rejects the key', responds({}, 403), false],
    ['rejects the text as too large', responds({}, 413), true],
    ['redirects', responds({}, 302), true],
    ['returns invalid JSON', responds('<html>'), true],
    ['returns a blank text', responds({ translatedText: ' ', translations: [{ text: '' }] }), true],
    [
      'returns a body that is too large',
      responds({ translatedText: 'x'.repeat(300_000), translations: [{ text: 'x'.repeat(300_000) }] }),
      true,
    ],
    [
      'returns a text that is too long',
      responds({ translatedText: 'x'.repeat(20_001), translations: [{ text: 'x'.repeat(20_001) }] }),
      true,
    ],
    ['closes the connection', (response) => response.destroy(), true],
    ['is slow', () => {}, true],
  ])('causes an error with isOfText set to $2 if it %s', async (_, answer, isOfText) => {
    respond = answer;
    const translate = createTranslator(config(), { timeoutMs: 500 });
    const failed = translate('Casa', { from: 'it', to: 'fr' });
    await expect(failed).rejects.toBeInstanceOf(TranslationError);
    await expect(failed).rejects.toMatchObject({ isOfText });
  });
});
