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
  ['a missing header', undefined],
  ['an empty header', ''],
  ['a text without a signature', 'ciao'],
  ['a signature made with a different secret', signEcho('un altro segreto, lungo almeno trentadue', NOW)],
  ['a signature with a changed time', signEcho(SECRET, NOW).replace(/^\d/, '9')],
  ['a signature with an appended character', `${signEcho(SECRET, NOW)}x`],
  ['a time beyond the valid range', `999999999999999999.${'a'.repeat(43)}`],
])('isSignedEcho rejects %s', (_, header) => {
  expect(isSignedEcho(SECRET, header, NOW)).toBe(false);
});
