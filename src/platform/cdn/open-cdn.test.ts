import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openCdnServer } from '../../../test/cdn-server.ts';
import { type CdnConfig, openCdn, PurgeError } from './open-cdn.ts';

const server = await openCdnServer();
const other = await openCdnServer();
afterAll(() => Promise.all([server.close(), other.close()]));
beforeEach(() => {
  for (const one of [server, other]) one.reset();
});

const ZONE = '0123456789abcdef0123456789abcdef';
const CLOUDFLARE: CdnConfig = { provider: 'cloudflare', zone: ZONE, token: 'segreto' };
const FASTLY: CdnConfig = { provider: 'fastly', zone: 'SU1Z0isxPaozGVKXdv0eY', token: 'segreto' };
const VARNISH: CdnConfig = { provider: 'http', urls: [`${server.url}/`, `${other.url}/cache`], token: undefined };
const purge = (config: CdnConfig, signal = AbortSignal.timeout(60_000)) =>
  openCdn(config, server.url).purge(['s:7', 'n'], signal);

test('Cloudflare is given tags of a zone', async () => {
  await purge(CLOUDFLARE);
  expect(server.requests).toMatchObject([
    {
      method: 'POST',
      path: `/client/v4/zones/${ZONE}/purge_cache`,
      headers: { authorization: 'Bearer segreto', 'content-type': 'application/json' },
      body: '{"tags":["s:7","n"]}',
    },
  ]);
});

test('Fastly is given keys of a service', async () => {
  await purge(FASTLY);
  expect(server.requests).toMatchObject([
    {
      method: 'POST',
      path: '/service/SU1Z0isxPaozGVKXdv0eY/purge',
      headers: { 'fastly-key': 'segreto', 'content-type': 'application/json' },
      body: '{"surrogate_keys":["s:7","n"]}',
    },
  ]);
});

describe('caches that take PURGE', () => {
  test('are all told, with keys in a header', async () => {
    await purge(VARNISH);
    for (const [one, path] of [
      [server, '/'],
      [other, '/cache'],
    ] as const) {
      expect(one.requests).toMatchObject([{ method: 'PURGE', path, headers: { 'surrogate-key': 's:7 n' }, body: '' }]);
      expect(one.requests[0]?.headers).not.toHaveProperty('authorization');
    }
  });

  test('see a token where there is one', async () => {
    await purge({ ...VARNISH, token: 'segreto' });
    expect(other.requests[0]?.headers).toMatchObject({ authorization: 'Bearer segreto' });
  });

  test('one that fails keeps none from being told, and the purge fails', async () => {
    server.answerNext({ status: 503 });
    await expect(purge(VARNISH)).rejects.toThrow(`${server.url} answers 503`);
    expect(other.requests).toHaveLength(1);
  });

  test('none is there: nobody is told, and pages end by themselves', async () => {
    await purge({ ...VARNISH, urls: [] });
    expect(server.requests).toEqual([]);
  });
});

describe('a purge that was not taken', () => {
  test.each<[string, Parameters<typeof server.answerNext>[0], number | null]>([
    ['a status', { status: 500 }, null],
    ['too many, for seconds', { status: 429, headers: { 'Retry-After': '7' } }, 7],
    [
      'too many, until a moment that is over',
      { status: 429, headers: { 'Retry-After': 'Thu, 01 Jan 2026 00:00:00 GMT' } },
      0,
    ],
    ['a redirection, which no call follows', { status: 302, headers: { Location: '/' } }, null],
    ['Cloudflare’s own no', { status: 200, body: '{"success":false,"errors":[{"code":1010}]}' }, null],
    ['what is no answer of Cloudflare’s', { status: 200, body: '<html>' }, null],
    ['a connection that is cut', 'cut', null],
  ])('%s', async (_, answer, retryAfter) => {
    server.answerNext(answer);
    const failed: unknown = await purge(CLOUDFLARE).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PurgeError);
    expect(failed).toMatchObject({ retryAfter });
    expect(String(failed)).not.toContain('segreto');
    expect(server.requests).toHaveLength(1);
  });

  test('one that hangs ends with the patience of whoever asks', async () => {
    server.answerNext('hang');
    const closing = new AbortController();
    const asked = purge(CLOUDFLARE, closing.signal).catch((error: unknown) => error);
    await expect.poll(() => server.requests.length).toBe(1);
    closing.abort();
    expect(await asked).toBeInstanceOf(PurgeError);
  });
});
