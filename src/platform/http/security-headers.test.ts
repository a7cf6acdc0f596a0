import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, secureAnswer, transportHeaders } from './security-headers.ts';

describe('what a page may load, and whom it may speak to', () => {
  test('nobody else, unless somebody counts visits', () => {
    const policy = contentSecurityPolicy('n');
    expect(policy).not.toMatch(/https?:|\*|[a-z0-9]\.[a-z]/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default ProseMirrorClipboard");
    expect(policy).toContain('report-uri /api/csp-reports');
    expect(policy).not.toContain('connect-src');
    expect(policy).toContain("default-src 'self'");
  });

  test('who counts visits may be spoken to, and gives no script, style or picture', () => {
    const url = 'https://stats.example/matomo';
    const policy = contentSecurityPolicy('n', url);
    const named = policy.split('; ').filter((directive) => directive.includes('stats.example'));
    expect(named).toEqual(["connect-src 'self' https://stats.example"]);
  });
});

describe('what every answer says', () => {
  const secured = (answer: Record<string, string>, own?: Record<string, string>) => {
    const headers = new Headers(answer);
    secureAnswer(headers, own);
    return headers;
  };

  test.each([
    ['text/html; charset=utf-8', 'same-origin'],
    ['application/json', 'same-origin'],
    ['text/javascript', 'same-origin'],
    // Readers of feeds and mails show them.
    ['image/avif', 'cross-origin'],
  ])('%s may be loaded by %s', (type, who) => {
    expect(secured({ 'Content-Type': type }).get('Cross-Origin-Resource-Policy')).toBe(who);
  });

  test.each([
    ['text/html', true],
    ['application/json; charset=utf-8', true],
    ['image/svg+xml', true],
    ['image/svg+xml; charset=utf-8', true],
    // A worker would be held to it instead of to its page's.
    ['text/javascript', false],
    ['image/avif', false],
  ])('%s has a policy of its own that allows nothing: %s', (type, has) => {
    expect(
      secured({ 'Content-Type': type }).get('Content-Security-Policy')?.startsWith("default-src 'none'") ?? false,
    ).toBe(has);
  });

  test('what an answer says itself stays', () => {
    const said = secured({
      'Content-Type': 'text/html',
      'Content-Security-Policy': 'x',
      'Referrer-Policy': 'no-referrer',
    });
    expect([said.get('Content-Security-Policy'), said.get('Referrer-Policy')]).toEqual(['x', 'no-referrer']);
    expect(secured({}, { 'Strict-Transport-Security': 'y' }).get('Strict-Transport-Security')).toBe('y');
  });

  test.each([
    ['https://ospitalia.example', false, 'max-age=31536000'],
    ['https://ospitalia.example', true, 'max-age=31536000; includeSubDomains'],
    ['http://127.0.0.1:3000', true, undefined],
  ])('%s is there by https alone for a year (subdomains: %s)', (publicUrl, withSubdomains, header) => {
    expect(transportHeaders(publicUrl, withSubdomains)['Strict-Transport-Security']).toBe(header);
  });
});
