import { describe, expect, test } from 'vitest';
import { createHostJudge } from './host-judge.ts';

const SITE = 'https://www.ospitalia.example';
const requestTo = (host: string, url = '/') => ({ url, rawHeaders: ['Accept', '*/*', 'Host', host] });

describe('a portal with a public URL', () => {
  const judge = createHostJudge(SITE, ['altro.example']);
  test.each([
    ['its own name as its own host', requestTo('www.ospitalia.example'), 'ours'],
    ['its name in upper case as its own host', requestTo('WWW.Ospitalia.EXAMPLE'), 'ours'],
    ['its name with a port as its own host', requestTo('www.ospitalia.example:443'), 'ours'],
    ['an allowed name as its own host', requestTo('altro.example'), 'ours'],
    ['127.0.0.1 as its own host', requestTo('127.0.0.1:3000'), 'ours'],
    ['[::1] as its own host', requestTo('[::1]:3000'), 'ours'],
    ['localhost as its own host', requestTo('localhost:3000'), 'ours'],
    ['a foreign site as another host', requestTo('evil.example'), 'other'],
    ["a name that ends with the portal's name as another host", requestTo('evil-www.ospitalia.example'), 'other'],
    [
      "a name that begins with the portal's name as another host",
      requestTo('www.ospitalia.example.evil.example'),
      'other',
    ],
    ['an address in the local network as another host', requestTo('10.0.0.5:3000'), 'other'],
    ['a host with user info as another host', requestTo('www.ospitalia.example@evil.example'), 'other'],
    ['a name with a path as another host', requestTo('evil.example/www.ospitalia.example'), 'other'],
    ['an empty Host header as another host', requestTo(''), 'other'],
    ['a request without a Host header as another host', { url: '/', rawHeaders: [] }, 'other'],
    ['a probe with any host as its own host', requestTo('10.0.0.5:3000', '/readyz'), 'ours'],
    ['a probe with a query as its own host', requestTo('10.0.0.5:3000', '/healthz?a=1'), 'ours'],
    ['/metrics, which has its own guard, as its own host', requestTo('10.0.0.5:3000', '/metrics'), 'ours'],
    ['a path that starts like a probe as another host', requestTo('evil.example', '/readyzz'), 'other'],
    [
      'a foreign host in an absolute URL as another host',
      requestTo('www.ospitalia.example', 'http://evil.example/'),
      'other',
    ],
    [
      "the portal's host in an absolute URL as its own host",
      requestTo('evil.example', 'http://www.ospitalia.example/'),
      'ours',
    ],
  ])('classifies %s', (_, request, expected) => {
    expect(judge(request)).toBe(expected);
  });

  test.each([
    ['two', ['Host', 'www.ospitalia.example', 'host', 'evil.example']],
    ['two identical', ['Host', 'www.ospitalia.example', 'Accept', '*/*', 'HOST', 'www.ospitalia.example']],
  ])('rejects %s Host headers', (_, rawHeaders) => {
    expect(judge({ url: '/', rawHeaders })).toBe('twice');
    expect(judge({ url: '/readyz', rawHeaders })).toBe('twice');
  });
});

test.each(['http://0.0.0.0:3000', 'http://[::]:3000'])(
  'a portal at %s accepts requests to a local address',
  (publicUrl) => {
    expect(createHostJudge(publicUrl, [])(requestTo('192.168.1.7:3000'))).toBe('ours');
  },
);

describe('a portal without a public URL', () => {
  test.each([
    ['accepts any name if no names are configured', [], 'ours'],
    ['accepts only the configured names and localhost', ['casa.local'], 'other'],
  ])('%s', (_, allowed, expected) => {
    const judge = createHostJudge('http://127.0.0.1:3000', allowed);
    expect(judge(requestTo('192.168.1.7:3000'))).toBe(expected);
    expect(judge(requestTo('localhost'))).toBe('ours');
  });
});
