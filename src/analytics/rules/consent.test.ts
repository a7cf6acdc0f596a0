import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConsent, writeConsent } from './consent.ts';
import type { AnalyticsSetup } from './analytics-setup.ts';

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 10, 22, 12);
const setup: AnalyticsSetup = { provider: 'plausible', site: 'ospitalia.it', url: 'https://plausible.io' };
const at = (days: number) => now + days * DAY_MS;

describe('readConsent', () => {
  test.each(['accettato', 'rifiutato'] as const)('returns the stored choice «%s»', (choice) => {
    expect(readConsent(writeConsent(choice, setup, now), setup, now)).toBe(choice);
  });

  test.each([
    [184, 'rifiutato'],
    [185, null],
    // Negative values mean that the computer's clock was set back after the refusal.
    [-1, 'rifiutato'],
    [-185, null],
  ])('called %i days after the refusal returns %s', (days, choice) => {
    expect(readConsent(writeConsent('rifiutato', setup, now), setup, at(days))).toBe(choice);
  });

  test.each<[string, Partial<AnalyticsSetup>]>([
    ['a different analytics service', { provider: 'umami' }],
    ['a different service URL', { url: 'https://stats.example.it' }],
  ])('returns null if the current setup has %s', (_, other) => {
    expect(readConsent(writeConsent('accettato', setup, now), { ...setup, ...other }, now)).toBeNull();
  });

  test('returns null if the choice was stored for an older version of the consent text', () => {
    const stored = writeConsent('accettato', setup, now).replace(/"versione":"[^"]*"/, '"versione":"2020-01-01"');
    expect(stored).toContain('2020-01-01');
    expect(readConsent(stored, setup, now)).toBeNull();
  });
});

describe('readConsent with malformed or unknown values', () => {
  const good = JSON.parse(writeConsent('accettato', setup, now)) as Record<string, unknown>;

  test.each([
    null,
    '',
    'null',
    '{"scelta":"accettato"}',
    JSON.stringify({ ...good, scelta: 'forse' }),
    JSON.stringify({ ...good, scelta: true }),
    JSON.stringify({ ...good, quando: null }),
    JSON.stringify({ ...good, quando: 'ieri' }),
  ])('returns null for %j', (text) => {
    expect(readConsent(text, setup, now)).toBeNull();
  });

  test('never returns a choice for text that writeConsent did not write', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readConsent(text, setup, now)).toBeNull();
      }),
    );
  });
});
