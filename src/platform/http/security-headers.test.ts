import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

describe('what a page may load, and whom it may speak to', () => {
  test('nobody else, unless somebody counts visits', () => {
    const policy = contentSecurityPolicy('n');
    expect(policy).not.toMatch(/https?:|\*|[a-z0-9]\.[a-z]/);
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
