import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, secureAnswer, transportHeaders } from './security-headers.ts';

describe('contentSecurityPolicy', () => {
  test('allows no foreign origin if analytics is not configured', () => {
    const policy = contentSecurityPolicy('n');
    expect(policy).not.toMatch(/https?:|\*|[a-z0-9]\.[a-z]/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default ProseMirrorClipboard");
    expect(policy).toContain('report-uri /api/csp-reports');
    expect(policy).not.toContain('connect-src');
    expect(policy).toContain("default-src 'self'");
  });

  test('allows requests to the analytics origin, but no scripts, styles or images from it', () => {
    const url = 'https://stats.example/matomo';
    const policy = contentSecurityPolicy('n', url);
    const named = policy.split('; ').filter((directive) => directive.includes('stats.example'));
    expect(named).toEqual(["connect-src 'self' https://stats.example"]);
  });
});

describe('secureAnswer', () => {
  const secured = (answer: Record<string, string>, portalHeaders?: Record<string, string>) => {
    const headers = new Headers(answer);
    secureAnswer(headers, portalHeaders);
    return headers;
  };

  test.each([
    ['text/html; charset=utf-8', 'same-origin'],
    ['application/json', 'same-origin'],
    ['text/javascript', 'same-origin'],
    ['image/avif', 'cross-origin'],
  ])('sets the Cross-Origin-Resource-Policy of %s to %s', (type, who) => {
    expect(secured({ 'Content-Type': type }).get('Cross-Origin-Resource-Policy')).toBe(who);
  });

  test.each([
    ['sets', 'text/html', true],
    ['sets', 'application/json; charset=utf-8', true],
    ['sets', 'image/svg+xml', true],
    ['sets', 'image/svg+xml; charset=utf-8', true],
    ['does not set', 'text/javascript', false],
    ['does not set', 'image/avif', false],
  ])('%s a Content-Security-Policy that blocks everything for %s', (_, type, has) => {
    expect(
      secured({ 'Content-Type': type }).get('Content-Security-Policy')?.startsWith("default-src 'none'") ?? false,
    ).toBe(has);
  });

  test('keeps headers that the response already has', () => {
    const headers = secured({
      'Content-Type': 'text/html',
      'Content-Security-Policy': 'x',
      'Referrer-Policy': 'no-referrer',
    });
    expect([headers.get('Content-Security-Policy'), headers.get('Referrer-Policy')]).toEqual(['x', 'no-referrer']);
    expect(secured({}, { 'Strict-Transport-Security': 'y' }).get('Strict-Transport-Security')).toBe('y');
  });
});

test.each([
  ['https://ospitalia.example', false, 'max-age=31536000'],
  ['https://ospitalia.example', true, 'max-age=31536000; includeSubDomains'],
  ['http://127.0.0.1:3000', true, undefined],
])(
  'transportHeaders for %s (subdomains: %s) sets Strict-Transport-Security to %s',
  (publicUrl, withSubdomains, header) => {
    expect(transportHeaders(publicUrl, withSubdomains)['Strict-Transport-Security']).toBe(header);
  },
);
