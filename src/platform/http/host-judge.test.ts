import { describe, expect, test } from 'vitest';
import { createHostJudge } from './host-judge.ts';

const SITE = 'https://www.ospitalia.example';
const requestTo = (host: string, url = '/') => ({ url, rawHeaders: ['Accept', '*/*', 'Host', host] });

describe('a portal with a public URL', () => {
  const judge = createHostJudge(SITE, ['altro.example']);
  test.each([
    ['its own name', requestTo('www.ospitalia.example'), 'ours'],
    ['its name in upper case', requestTo('WWW.Ospitalia.EXAMPLE'), 'ours'],
    ['its name with a port', requestTo('www.ospitalia.example:443'), 'ours'],
    ['an allowed name', requestTo('altro.example'), 'ours'],
    ['this machine', requestTo('127.0.0.1:3000'), 'ours'],
    ['this machine, IPv6', requestTo('[::1]:3000'), 'ours'],
    ['this machine by name', requestTo('localhost:3000'), 'ours'],
    ['another site', requestTo('evil.example'), 'other'],
    ["a name that ends with the portal's", requestTo('evil-www.ospitalia.example'), 'other'],
    ["a name that begins with the portal's", requestTo('www.ospitalia.example.evil.example'), 'other'],
    ['an address in the local network', requestTo('10.0.0.5:3000'), 'other'],
    ['user info in the host', requestTo('www.ospitalia.example@evil.example'), 'other'],
    ['a name with a path', requestTo('evil.example/www.ospitalia.example'), 'other'],
    ['an empty Host header', requestTo(''), 'other'],
    ['no Host header, as in HTTP/1.0', { url: '/', rawHeaders: [] }, 'other'],
    ['a probe with any host', requestTo('10.0.0.5:3000', '/readyz'), 'ours'],
    ['a probe with a query', requestTo('10.0.0.5:3000', '/healthz?a=1'), 'ours'],
    ['/metrics, which has its own guard', requestTo('10.0.0.5:3000', '/metrics'), 'ours'],
    ['a path that starts like a probe', requestTo('evil.example', '/readyzz'), 'other'],
    ['another host in an absolute URL', requestTo('www.ospitalia.example', 'http://evil.example/'), 'other'],
    ["the portal's host in an absolute URL", requestTo('evil.example', 'http://www.ospitalia.example/'), 'ours'],
  ])('classifies %s as its own host or as another', (_, request, expected) => {
    expect(judge(request)).toBe(expected);
  });

  test.each([
    ['two', ['Host', 'www.ospitalia.example', 'host', 'evil.example']],
    ['two equal', ['Host', 'www.ospitalia.example', 'Accept', '*/*', 'HOST', 'www.ospitalia.example']],
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
    ['accepts only the configured names', ['casa.local'], 'other'],
  ])('%s', (_, allowed, expected) => {
    const judge = createHostJudge('http://127.0.0.1:3000', allowed);
    expect(judge(requestTo('192.168.1.7:3000'))).toBe(expected);
    expect(judge(requestTo('localhost'))).toBe('ours');
  });
});
