import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { type FeedServerAnswer, startFeedServer } from '../../../../test/feed-server.ts';
import { createFeedFetcher, type FeedFetcher } from './fetch-feed.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const NOTHING = { etag: null, last_modified: null };

const [server, other] = await Promise.all([startFeedServer(), startFeedServer()]);
const publicUrl = 'https://www.ospitalia.it';
const fetcher: FeedFetcher = createFeedFetcher({ allow: [server.host, other.host], publicUrl });
afterAll(async () => {
  await fetcher.close();
  await Promise.all([server.stop(), other.stop()]);
});

let paths = 0;
async function serve(...answers: FeedServerAnswer[]): Promise<string> {
  paths += 1;
  const path = `/${paths}.ics?s=segreto`;
  await server.set(path, ...answers);
  return server.origin + path;
}

async function outcome(answer: FeedServerAnswer): Promise<string> {
  const fetched = await fetcher.fetch(await serve(answer), NOTHING);
  if (fetched.kind === 'body') return fetched.bytes.toString();
  return fetched.kind === 'fault' ? fetched.fault : fetched.kind;
}

describe('character sets', () => {
  const TEXT = 'BEGIN:VCALENDAR\r\nX-A:Città\r\nEND:VCALENDAR\r\n';
  const utf16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
  test.each([
    ['UTF-8, whatever the answer says', Buffer.from(TEXT), 'text/calendar; charset=iso-8859-1'],
    ['Latin 1', Buffer.from(TEXT, 'latin1'), 'text/calendar; charset=ISO-8859-1'],
    ['windows-1252, in quotes', Buffer.from(TEXT, 'latin1'), 'text/calendar;charset="windows-1252"'],
    ['UTF-16 with a byte order mark', utf16, 'text/calendar'],
    ['UTF-16, the other end first', Buffer.from(utf16).swap16(), 'text/calendar; charset=utf-8'],
  ])('reads %s', async (_what, body, type) => {
    expect(await outcome({ body, headers: { 'content-type': type } })).toBe(TEXT);
  });

  test.each(['text/calendar', 'text/calendar; charset=x-unknown'])(
    'leaves other bytes as they are: %s',
    async (type) => {
      const text = await outcome({ body: Buffer.from(TEXT, 'latin1'), headers: { 'content-type': type } });
      expect(text).toBe(TEXT.replace('à', '\uFFFD'));
    },
  );
});

describe('statuses and codings', () => {
  test('reads 203, the answer that a proxy changed, with its validators', async () => {
    expect(await outcome({ status: 203, body: CALENDAR })).toBe(CALENDAR);
    const url = await serve({
      status: 203,
      body: gzipSync(CALENDAR),
      headers: { etag: '"a"', 'content-encoding': 'gzip' },
    });
    expect(await fetcher.fetch(url, NOTHING)).toMatchObject({ kind: 'body', etag: '"a"' });
  });

  test('returns the empty body of a 200, which the reader refuses', async () => {
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
  ])('ignores a content-encoding that names no coding: "%s"', async (coding) => {
    expect(await outcome({ body: CALENDAR, headers: { 'content-encoding': coding } })).toBe(CALENDAR);
  });

  test.each(['gzip, identity', 'identity, gzip', 'x-gzip', 'utf-8, gzip', 'aws-chunked, gzip', 'gzip, aws-chunked'])(
    'unpacks "%s"',
    async (coding) => {
      expect(await outcome({ body: gzipSync(CALENDAR), headers: { 'content-encoding': coding } })).toBe(CALENDAR);
    },
  );
});

describe('redirects that set a cookie', () => {
  const cookiesOf = async (url: string) => {
    const requests = await server.requests(url.slice(server.origin.length));
    return requests.map(({ headers }) => headers['cookie']);
  };
  const again = (cookie: string, location = '?s=segreto'): FeedServerAnswer => ({
    status: 302,
    headers: { location, 'set-cookie': cookie },
  });

  test('follows a redirect to itself once, with the cookie, and forgets it afterwards', async () => {
    const url = await serve(again('visited=1; Path=/; HttpOnly'), { body: CALENDAR });
    expect(await fetcher.fetch(url, NOTHING)).toMatchObject({ kind: 'body' });
    await fetcher.fetch(url, NOTHING);
    expect(await cookiesOf(url)).toEqual([undefined, 'visited=1', undefined]);
  });

  test('sends it to another path of the same origin, too', async () => {
    const end = await serve({ body: CALENDAR });
    expect(await outcome(again('a=b', end))).toBe(CALENDAR);
    expect(await cookiesOf(end)).toEqual(['a=b']);
  });

  test('sends none to another origin', async () => {
    await other.set('*', { body: CALENDAR });
    const url = await serve(again('a=b', `${other.origin}/a.ics`));
    expect(await fetcher.fetch(url, NOTHING)).toMatchObject({ kind: 'body' });
    const [request] = await other.requests();
    expect(request?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['the same cookie again and again', [again('a=b')], 2],
    ['another cookie each time', [again('a=1'), again('a=2'), again('a=3')], 2],
    ['a cookie of 5,000 characters', [again(`a=${'x'.repeat(5000)}`)], 1],
    ['a cookie without a name', [again('=b')], 1],
    ['no cookie', [{ status: 302, headers: { location: '?s=segreto' } }], 1],
  ])('gives up a redirect to itself with %s', async (_what, answers, requests) => {
    const url = await serve(...answers);
    expect(await fetcher.fetch(url, NOTHING)).toMatchObject({ fault: 'rinvii' });
    expect(await cookiesOf(url)).toHaveLength(requests);
  });
});
