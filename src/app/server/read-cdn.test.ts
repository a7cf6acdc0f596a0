import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const ZONE = '0123456789abcdef0123456789abcdef';
const CLOUDFLARE = { CDN_PROVIDER: 'cloudflare', CDN_ZONE: ZONE, CDN_TOKEN: 'segreto' };
const FASTLY = { ...CLOUDFLARE, CDN_PROVIDER: 'fastly' };

test.each<[string, Record<string, string>, unknown]>([
  ['Cloudflare', CLOUDFLARE, { provider: 'cloudflare', zone: ZONE, token: 'segreto' }],
  ['Fastly', FASTLY, { provider: 'fastly', zone: ZONE, token: 'segreto' }],
  ['a cache that ends pages by itself', { CDN_PROVIDER: 'http' }, { provider: 'http', urls: [], token: undefined }],
  [
    'two Varnishes that ask for a token',
    { CDN_PROVIDER: 'http', CDN_PURGE_URL: 'http://10.0.0.2:6081, https://cache.example/svuota', CDN_TOKEN: 'segreto' },
    { provider: 'http', urls: ['http://10.0.0.2:6081/', 'https://cache.example/svuota'], token: 'segreto' },
  ],
  ['empty variables are none', { CDN_PROVIDER: ' ', CDN_TOKEN: '' }, null],
])('%s', (_, env, cdn) => {
  expect(readConfig(env).cdn).toEqual(cdn);
});

test.each<[Record<string, string>, string]>([
  [{ CDN_PROVIDER: 'akamai' }, 'CDN_PROVIDER: CDN_PROVIDER deve essere uno di cloudflare, fastly, http.'],
  [{ CDN_TOKEN: 'segreto' }, 'CDN_TOKEN: CDN_PROVIDER deve essere uno di cloudflare, fastly, http.'],
  [{ CDN_PROVIDER: 'fastly' }, 'Per il CDN fastly manca ancora: CDN_ZONE, CDN_TOKEN.'],
  [{ ...CLOUDFLARE, CDN_PURGE_URL: 'http://10.0.0.2' }, 'Al CDN cloudflare non serve: CDN_PURGE_URL.'],
  [{ CDN_PROVIDER: 'http', CDN_ZONE: ZONE }, 'Al CDN http non serve: CDN_ZONE.'],
  [{ ...CLOUDFLARE, CDN_ZONE: 'a/../b' }, 'CDN_ZONE deve essere l’identificativo'],
  [{ ...CLOUDFLARE, CDN_TOKEN: 'due parole' }, 'CDN_TOKEN deve essere una parola sola'],
  [{ CDN_PROVIDER: 'http', CDN_PURGE_URL: 'cache:6081' }, 'CDN_PURGE_URL deve essere un elenco'],
  [{ CDN_PROVIDER: 'http', CDN_PURGE_URL: 'http://a:b@cache' }, 'CDN_PURGE_URL deve essere un elenco'],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
