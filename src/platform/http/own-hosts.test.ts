import { describe, expect, test } from 'vitest';
import { createHostJudge } from './own-hosts.ts';

const SITE = 'https://www.ospitalia.example';
const asks = (host: string, url = '/') => ({ url, rawHeaders: ['Accept', '*/*', 'Host', host] });

describe('a portal with an address', () => {
  const judge = createHostJudge(SITE, ['altro.example']);
  test.each([
    ['its own', asks('www.ospitalia.example'), 'ours'],
    ['in large letters', asks('WWW.Ospitalia.EXAMPLE'), 'ours'],
    ['with a port', asks('www.ospitalia.example:443'), 'ours'],
    ['a name that is allowed', asks('altro.example'), 'ours'],
    ['this machine', asks('127.0.0.1:3000'), 'ours'],
    ['this machine, IPv6', asks('[::1]:3000'), 'ours'],
    ['this machine by name', asks('localhost:3000'), 'ours'],
    ['another site', asks('evil.example'), 'other'],
    ['a name that ends as ours', asks('evil-www.ospitalia.example'), 'other'],
    ['a name that begins as ours', asks('www.ospitalia.example.evil.example'), 'other'],
    ['an address of the network', asks('10.0.0.5:3000'), 'other'],
    ['somebody at another site', asks('www.ospitalia.example@evil.example'), 'other'],
    ['with a path', asks('evil.example/www.ospitalia.example'), 'other'],
    ['nothing', asks(''), 'other'],
    ['none, as HTTP/1.0 may', { url: '/', rawHeaders: [] }, 'other'],
    ['a probe, whatever it says', asks('10.0.0.5:3000', '/readyz'), 'ours'],
    ['a probe with a query', asks('10.0.0.5:3000', '/healthz?a=1'), 'ours'],
    ['figures, which have a guard of their own', asks('10.0.0.5:3000', '/metrics'), 'ours'],
    ['what only begins as a probe', asks('evil.example', '/readyzz'), 'other'],
    ['another site in the address itself', asks('www.ospitalia.example', 'http://evil.example/'), 'other'],
    ['ours in the address itself', asks('evil.example', 'http://www.ospitalia.example/'), 'ours'],
  ])('%s', (_, request, expected) => {
    expect(judge(request)).toBe(expected);
  });

  test.each([
    ['two', ['Host', 'www.ospitalia.example', 'host', 'evil.example']],
    ['the same twice', ['Host', 'www.ospitalia.example', 'Accept', '*/*', 'HOST', 'www.ospitalia.example']],
  ])('%s hosts are too many', (_, rawHeaders) => {
    expect(judge({ url: '/', rawHeaders })).toBe('twice');
    expect(judge({ url: '/readyz', rawHeaders })).toBe('twice');
  });
});

test.each(['http://0.0.0.0:3000', 'http://[::]:3000'])('%s is tried from the same network', (publicUrl) => {
  expect(createHostJudge(publicUrl, [])(asks('192.168.1.7:3000'))).toBe('ours');
});

describe('a portal that is tried on this machine', () => {
  test.each([
    ['without names', [], 'ours'],
    ['with names', ['casa.local'], 'other'],
  ])('%s', (_, allowed, expected) => {
    const judge = createHostJudge('http://127.0.0.1:3000', allowed);
    expect(judge(asks('192.168.1.7:3000'))).toBe(expected);
    expect(judge(asks('localhost'))).toBe('ours');
  });
});
