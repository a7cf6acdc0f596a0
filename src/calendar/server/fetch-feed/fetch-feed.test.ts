import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { type FeedServerAnswer, type FeedServerFault, startFeedServer } from '../../../../test/feed-server.ts';
import { selfSigned } from '../../../../test/self-signed-certificate.ts';
import { MAX_FEED_BYTES } from '../../rules/feed-horizon.ts';
import { createFeedFetcher, type FeedFetcher, type FetcherOptions } from './fetch-feed.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const NOTHING = { etag: null, last_modified: null };
const NOW = new Date('2026-11-22T01:00:00Z');

const [server, other, inside] = await Promise.all([
  startFeedServer(),
  startFeedServer(),
  startFeedServer({ host: '0.0.0.0' }),
]);
const opened: FeedFetcher[] = [];

function open(options: Partial<FetcherOptions> = {}): FeedFetcher {
  const publicUrl = 'https://www.ospitalia.it';
  const made = createFeedFetcher({ allow: [server.host], publicUrl, clock: { now: () => NOW }, ...options });
  opened.push(made);
  return made;
}
const fetcher = open();
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await Promise.all([server.stop(), other.stop(), inside.stop()]);
});

let paths = 0;
async function serve(...answers: FeedServerAnswer[]): Promise<string> {
  paths += 1;
  const path = `/${paths}.ics?s=segreto`;
  await server.set(path, ...answers);
  return server.origin + path;
}

async function outcome(answer: FeedServerAnswer, by = fetcher): Promise<string> {
  const fetched = await by.fetch(await serve(answer), NOTHING);
  if (fetched.kind === 'body') return fetched.bytes.toString();
  return fetched.kind === 'fault' ? fetched.fault : fetched.kind;
}

describe('G18 conditional GET', () => {
  const headers = { etag: '"abc"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' };
  const known = { etag: '"abc"', last_modified: 'Sat, 21 Nov 2026 10:00:00 GMT' };

  test('returns a calendar with its validators, and sends an Ospitalia User-Agent', async () => {
    const url = await serve({ body: CALENDAR, headers });
    expect(await fetcher.fetch(url, NOTHING)).toEqual({ kind: 'body', bytes: Buffer.from(CALENDAR), ...known });
    const [request] = await server.requests(url.slice(server.origin.length));
    expect(request).toMatchObject({
      method: 'GET',
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Ospitalia/1 (+https://www.ospitalia.it)' },
    });
    const names = Object.keys(request?.headers ?? {});
    expect(names.toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  test('sends the stored validators, and returns unchanged for a 304 response', async () => {
    const url = await serve({ body: CALENDAR, headers });
    expect(await fetcher.fetch(url, known)).toEqual({ kind: 'unchanged' });
    const [request] = await server.requests(url.slice(server.origin.length));
    expect(request?.headers).toMatchObject({ 'if-none-match': '"abc"', 'if-modified-since': known.last_modified });
    expect(await fetcher.fetch(url, { ...NOTHING, etag: '"old"' })).toMatchObject({ kind: 'body' });
  });

  test('rejects an unexpected 304 and discards oversized validators', async () => {
    expect(await outcome({ status: 304 })).toBe('non_calendario');
    const long = { etag: `"${'e'.repeat(500)}"`, 'last-modified': 'x'.repeat(101) };
    expect(await fetcher.fetch(await serve({ headers: long }), NOTHING)).toMatchObject(NOTHING);
  });
});

describe('HTTP statuses', () => {
  test.each([
    [404, 'non_trovato'],
    [410, 'non_trovato'],
    [400, 'rifiutato'],
    [401, 'rifiutato'],
    [403, 'rifiutato'],
    [408, 'tempo_scaduto'],
    [429, 'troppe_richieste'],
    [500, 'errore_server'],
    [503, 'errore_server'],
    [204, 'non_calendario'],
    [205, 'non_calendario'],
    [206, 'non_calendario'],
    [226, 'non_calendario'],
    [300, 'non_calendario'],
  ])('maps the status %i to the fault %s', async (status, fault) =>
    expect(await outcome({ status, body: CALENDAR })).toBe(fault),
  );

  test.each([
    [429, '90', 90],
    [503, 'Sun, 22 Nov 2026 02:00:00 GMT', 3600],
    [503, 'presto', null],
  ])('G17 back-off: returns the pause for %i with Retry-After %s', async (status, header, retryAfter) => {
    const url = await serve({ status, headers: { 'retry-after': header } });
    expect(await fetcher.fetch(url, NOTHING)).toMatchObject({ kind: 'fault', retryAfter });
  });
});

describe('slow, large and encoded responses', () => {
  test.each<[FeedServerFault, string]>([
    ['endless', 'troppo_grande'],
    ['gzip_bomb', 'troppo_grande'],
    ['cut', 'rete'],
    ['reset', 'rete'],
  ])('maps the simulated server fault %s to the fault %s', async (fault, expected) =>
    expect(await outcome({ body: CALENDAR, fault })).toBe(expected),
  );

  test.each<FeedServerFault>(['stall', 'stall_body', 'drip'])(
    'returns a timeout at the deadline for the simulated server fault %s',
    async (fault) => {
      expect(await outcome({ body: CALENDAR, fault }, open({ deadline: 300 }))).toBe('tempo_scaduto');
    },
  );

  test('applies one deadline to all redirects together, including name resolution', async () => {
    const patient = open({ deadline: 500, resolve: () => new Promise(() => undefined) });
    const last = await serve({ fault: 'stall' });
    const first = await serve({ status: 302, headers: { location: last }, delay: 250 });
    expect(await patient.fetch(first, NOTHING)).toMatchObject({ fault: 'tempo_scaduto' });
    expect(await patient.fetch('https://feed.it/a.ics', NOTHING)).toMatchObject({ fault: 'tempo_scaduto' });
  });

  test('returns a timeout when the caller aborts the request', async () => {
    const url = await serve({ fault: 'stall' });
    const sooner = new AbortController();
    const fetching = fetcher.fetch(url, { ...NOTHING, signal: sooner.signal });
    await server.requests(url.slice(server.origin.length), 1);
    sooner.abort();
    expect(await fetching).toMatchObject({ fault: 'tempo_scaduto' });
    expect(await fetcher.fetch(url, { ...NOTHING, signal: sooner.signal })).toMatchObject({ fault: 'tempo_scaduto' });
  });

  test('rejects a body of more than 1 MiB after decompression', async () => {
    const full = 'x'.repeat(MAX_FEED_BYTES);
    expect(await outcome({ body: full })).toBe(full);
    expect(await outcome({ body: `${full}x` })).toBe('troppo_grande');
    const encoded = { 'content-encoding': 'gzip' };
    expect(await outcome({ body: gzipSync(`${full}x`), headers: encoded })).toBe('troppo_grande');
  });

  test.each([
    ['gzip', gzipSync(CALENDAR)],
    ['GZIP', gzipSync(CALENDAR)],
    ['deflate', deflateSync(CALENDAR)],
    ['deflate', deflateRawSync(CALENDAR)],
    ['zstd', zstdCompressSync(CALENDAR)],
    ['gzip, br', brotliCompressSync(gzipSync(CALENDAR))],
    ['br', brotliCompressSync(CALENDAR)],
    ['identity', Buffer.from(CALENDAR)],
  ])('decodes an encoding that was not requested: %s', async (coding, body) => {
    expect(await outcome({ body, headers: { 'content-encoding': coding } })).toBe(CALENDAR);
  });

  test.each<[string, string | Buffer, string]>([
    ['gzip', CALENDAR, 'incompleto'],
    ['gzip', gzipSync(CALENDAR).subarray(0, -12), 'incompleto'],
    ['br', 'non è brotli', 'incompleto'],
    ['zstd', 'non è zstd', 'incompleto'],
    ['deflate', 'non è deflate', 'incompleto'],
    ['gzip, gzip, gzip, gzip', CALENDAR, 'non_calendario'],
  ])('rejects invalid %s content', async (coding, body, fault) => {
    expect(await outcome({ body, headers: { 'content-encoding': coding } })).toBe(fault);
  });

  test.each(['aes128gcm', 'compress', 'X-Compress', 'dcb', 'dcz', 'exi', 'pack200-gzip', 'gzip, compress'])(
    'rejects the unsupported content-encoding %s',
    async (coding) => {
      expect(await outcome({ body: CALENDAR, headers: { 'content-encoding': coding } })).toBe('non_calendario');
    },
  );
});

describe('redirects', () => {
  const to = (location: string): FeedServerAnswer => ({ status: 302, headers: { location } });

  async function chain(length: number): Promise<string> {
    let url = await serve({ body: CALENDAR });
    for (let count = 0; count < length; count += 1) url = await serve(to(url));
    return url;
  }

  test('follows up to three redirects, absolute or relative, and rejects a fourth', async () => {
    expect(await fetcher.fetch(await chain(3), NOTHING)).toMatchObject({ kind: 'body' });
    expect(await fetcher.fetch(await chain(4), NOTHING)).toMatchObject({ fault: 'rinvii' });
    const end = await serve({ body: CALENDAR });
    expect(await outcome(to(end.slice(server.origin.length)))).toBe(CALENDAR);
  });

  test.each([301, 303, 307, 308])('follows a %i redirect', async (status) => {
    expect(await outcome({ status, headers: { location: await serve({ body: CALENDAR }) } })).toBe(CALENDAR);
  });

  test('rejects redirect loops and redirects without a valid target', async () => {
    expect(await outcome({ status: 302 })).toBe('rinvii');
    expect(await outcome(to('https://[::1/'))).toBe('rinvii');
    expect(await outcome(to('?s=segreto'))).toBe('rinvii');
  });

  test.each([
    'https://127.0.0.1/',
    'https://[::ffff:7f00:1]/',
    'https://localhost/',
    'https://feed.it/',
    'https://169.254.169.254/latest/meta-data/',
    'http://www.airbnb.it/a.ics',
    'https://www.airbnb.it:8443/a.ics',
    'https://chi:password@www.airbnb.it/a.ics',
    'file:///etc/passwd',
  ])('G21 SSRF: rejects a redirect to the forbidden URL %s', async (location) => {
    // If the address were not rejected, the connection would fail with `rete`, because no server listens on that
    // port.
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    expect(await outcome(to(location), open({ resolve }))).toBe('indirizzo_vietato');
  });

  test('G21 SSRF: never connects to a server on this machine', async () => {
    const port = inside.host.split(':')[1] ?? '';
    for (const host of ['127.0.0.1', '127.0.0.2', 'localhost', '[::ffff:127.0.0.1]']) {
      for (const protocol of ['http', 'https']) {
        expect(await outcome(to(`${protocol}://${host}:${port}/`))).toBe('indirizzo_vietato');
        expect(await fetcher.fetch(`${protocol}://${host}:${port}/`, NOTHING)).toMatchObject({ kind: 'fault' });
      }
    }
    expect(await inside.connections()).toBe(0);
  });
});

describe('TLS', () => {
  test('rejects an untrusted certificate, and a server without TLS', async () => {
    const stranger = await startFeedServer({ tls: true });
    await stranger.set('*', { body: CALENDAR });
    const trusting = open({ allow: [stranger.host, server.host] });
    expect(await trusting.fetch(stranger.origin, NOTHING)).toMatchObject({ fault: 'certificato' });
    expect(await stranger.requests()).toEqual([]);
    expect(await trusting.fetch(`https://${server.host}/`, NOTHING)).toMatchObject({ fault: 'certificato' });
    await stranger.stop();
  });

  test('rejects a redirect from https to http', async () => {
    const secure = await startFeedServer({ tls: true });
    const certificates = getCACertificates();
    setDefaultCACertificates([...certificates, selfSigned.cert]);
    const place = secure.host.replace('127.0.0.1', 'feed.ospitalia.test');
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const trusting = open({ allow: [place, server.host], resolve });
    await secure.set('/a.ics', { body: CALENDAR });
    await secure.set('/b.ics', { status: 301, headers: { location: await serve({ body: CALENDAR }) } });
    expect(await trusting.fetch(`https://${place}/a.ics`, NOTHING)).toMatchObject({ kind: 'body' });
    expect(await trusting.fetch(`https://${place}/b.ics`, NOTHING)).toMatchObject({ fault: 'rinvii' });
    setDefaultCACertificates(certificates);
    await secure.stop();
  });

  test('falls back to plain http for Vrbo only', async () => {
    const lookups: string[] = [];
    const resolve = async (name: string) => {
      lookups.push(name);
      throw Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' });
    };
    const offline = open({ resolve });
    for (const host of ['www.vrbo.com', 'www.airbnb.it']) {
      expect(await offline.fetch(`http://${host}/a.ics`, NOTHING)).toMatchObject({ fault: 'rete' });
    }
    expect(lookups).toEqual(['www.vrbo.com', 'www.vrbo.com', 'www.airbnb.it']);
  });
});

test('rejects a string that is not a URL', async () => {
  expect(await fetcher.fetch('non è un indirizzo', NOTHING)).toMatchObject({ fault: 'indirizzo_non_valido' });
});

describe('character sets', () => {
  const TEXT = 'BEGIN:VCALENDAR\r\nX-A:Città\r\nEND:VCALENDAR\r\n';
  const utf16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
  test.each([
    ['UTF-8, whatever the content type', Buffer.from(TEXT), 'text/calendar; charset=iso-8859-1'],
    ['Latin 1', Buffer.from(TEXT, 'latin1'), 'text/calendar; charset=ISO-8859-1'],
    [
      'windows-1252 if the content type quotes its name',
      Buffer.from(TEXT, 'latin1'),
      'text/calendar;charset="windows-1252"',
    ],
    ['UTF-16 with a byte order mark', utf16, 'text/calendar'],
    ['UTF-16 with swapped bytes', Buffer.from(utf16).swap16(), 'text/calendar; charset=utf-8'],
  ])('decodes %s', async (_what, body, type) => {
    expect(await outcome({ body, headers: { 'content-type': type } })).toBe(TEXT);
  });

  test.each(['text/calendar', 'text/calendar; charset=x-unknown'])(
    'replaces bytes that are not valid UTF-8 if the content type is %s',
    async (type) => {
      const text = await outcome({ body: Buffer.from(TEXT, 'latin1'), headers: { 'content-type': type } });
      expect(text).toBe(TEXT.replace('à', '\uFFFD'));
    },
  );
});

describe('unusual statuses and content encodings', () => {
  test('accepts a 203 response (modified by a proxy) and returns its validators', async () => {
    expect(await outcome({ status: 203, body: CALENDAR })).toBe(CALENDAR);
    const url = await serve({
      status: 203,
      body: gzipSync(CALENDAR),
      headers: { etag: '"a"', 'content-encoding': 'gzip' },
    });
    expect(await fetcher.fetch(url, NOTHING)).toMatchObject({ kind: 'body', etag: '"a"' });
  });

  test('returns the empty body of a 200 response', async () => {
    expect(await outcome({ body: '' })).toBe('');
  });

  test.each([
    'utf-8',
    'UTF8',
    'none',
    'None',
    '',
    ' ',
    'binary',
    '8bit',
    '7bit',
    'iso-8859-1',
    'windows-1252',
    'text/calendar',
    'identity, utf-8',
    'aws-chunked',
    'chunked',
    'charset=utf-8',
    'latin1',
    'utf-16',
    'UTF-8; q=1',
    'qualcosa',
  ])('ignores a content-encoding that is not a compression method: "%s"', async (coding) => {
    expect(await outcome({ body: CALENDAR, headers: { 'content-encoding': coding } })).toBe(CALENDAR);
  });

  test.each(['gzip, identity', 'identity, gzip', 'x-gzip', 'utf-8, gzip', 'aws-chunked, gzip', 'gzip, aws-chunked'])(
    'decompresses the content-encoding "%s"',
    async (coding) => {
      expect(await outcome({ body: gzipSync(CALENDAR), headers: { 'content-encoding': coding } })).toBe(CALENDAR);
    },
  );
});

describe('fetching through redirects that set a cookie', () => {
  const cookiesOf = async (url: string) => {
    const requests = await server.requests(url.slice(server.origin.length));
    return requests.map(({ headers }) => headers['cookie']);
  };
  const again = (cookie: string, location = '?s=segreto'): FeedServerAnswer => ({
    status: 302,
    headers: { location, 'set-cookie': cookie },
  });

  test('follows a redirect to the same URL once, with the cookie, and discards the cookie afterwards', async () => {
    const url = await serve(again('visited=1; Path=/; HttpOnly'), { body: CALENDAR });
    expect(await fetcher.fetch(url, NOTHING)).toMatchObject({ kind: 'body' });
    await fetcher.fetch(url, NOTHING);
    expect(await cookiesOf(url)).toEqual([undefined, 'visited=1', undefined]);
  });

  test('sends the cookie to a different path of the same origin', async () => {
    const end = await serve({ body: CALENDAR });
    expect(await outcome(again('a=b', end))).toBe(CALENDAR);
    expect(await cookiesOf(end)).toEqual(['a=b']);
  });

  test('sends no cookie to a different origin', async () => {
    await other.set('*', { body: CALENDAR });
    const url = await serve(again('a=b', `${other.origin}/a.ics`));
    expect(await open({ allow: [server.host, other.host] }).fetch(url, NOTHING)).toMatchObject({ kind: 'body' });
    const [request] = await other.requests();
    expect(request?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['the same cookie repeatedly', [again('a=b')], 2],
    ['a new cookie each time', [again('a=1'), again('a=2'), again('a=3')], 2],
    ['a cookie of 5,000 characters', [again(`a=${'x'.repeat(5000)}`)], 1],
    ['a cookie without a name', [again('=b')], 1],
    ['no cookie', [{ status: 302, headers: { location: '?s=segreto' } }], 1],
  ])('gives up on redirects to the same URL with %s', async (_what, answers, requests) => {
    const url = await serve(...answers);
    expect(await fetcher.fetch(url, NOTHING)).toMatchObject({ fault: 'rinvii' });
    expect(await cookiesOf(url)).toHaveLength(requests);
  });
});
