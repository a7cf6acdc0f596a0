import { expect, test } from 'vitest';
import { isSignedEcho, signEcho } from './echo.ts';

const SECRET = 'uno di prova, lungo almeno trentadue caratteri';
const NOW = new Date('2026-11-27T10:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test('isSignedEcho accepts a signature made at most 20 minutes earlier or later', () => {
  const header = signEcho(SECRET, NOW);
  expect(isSignedEcho(SECRET, header, NOW)).toBe(true);
  expect(isSignedEcho(SECRET, header, later(20))).toBe(true);
  expect(isSignedEcho(SECRET, header, later(-20))).toBe(true);
  expect(isSignedEcho(SECRET, header, later(21))).toBe(false);
});

test.each([
  undefined,
  '',
  'ciao',
  signEcho('un altro segreto, lungo almeno trentadue', NOW),
  signEcho(SECRET, NOW).replace(/^\d/, '9'),
  `${signEcho(SECRET, NOW)}x`,
  `999999999999999999.${'a'.repeat(43)}`,
])('isSignedEcho rejects %s', (header) => {
  expect(isSignedEcho(SECRET, header, NOW)).toBe(false);
});
