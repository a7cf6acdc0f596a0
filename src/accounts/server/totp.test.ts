import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createSecretSeal } from './seal-secret.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

const SECRET = Secret.fromLatin1('12345678901234567890').base32;

describe('codes', () => {
  // RFC 6238, appendix B, SHA1: the last six of its eight digits.
  test.each([
    [59, '287082', 1],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('at second %i the code is %s, of step %i', (seconds, code, step) => {
    const at = (offset: number) => new Date((seconds + offset) * 1000);
    expect(stepOfCode(SECRET, code, at(0))).toBe(step);
    // A step earlier and a step later it is the same code.
    expect(stepOfCode(SECRET, code, at(30))).toBe(step);
    expect(stepOfCode(SECRET, code, at(-30))).toBe(step);
    expect(stepOfCode(SECRET, code, at(60))).toBeNull();
    expect(stepOfCode(SECRET, code, at(-60))).toBeNull();
  });

  test.each(['', '28708', '2870820', 'abcdef', '２８７０８２', '28708\n', '-87082'])('%j is none', (code) => {
    expect(stepOfCode(SECRET, code, new Date(59_000))).toBeNull();
  });

  test('an app reads from the address whose they are', () => {
    const secret = newTotpSecret();
    const uri = totpUri(secret, 'anna@www.ospitalia.it');
    expect(decodeURIComponent(uri)).toMatch(/^otpauth:\/\/totp\/Ospitalia:anna@www\.ospitalia\.it\?/);
    expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({
      issuer: 'Ospitalia',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('a seal', () => {
  const seal = createSecretSeal('a secret');

  test('hides and gives back', () => {
    const sealed = seal.close(SECRET, 'anna');
    expect(sealed).not.toContain(SECRET);
    expect(seal.close(SECRET, 'anna')).not.toBe(sealed);
    expect(seal.open(sealed, 'anna')).toBe(SECRET);
  });

  test.each([
    ['with another secret', (sealed: string) => createSecretSeal('another').open(sealed, 'anna')],
    ['of another', (sealed: string) => seal.open(sealed, 'berta')],
    [
      'that was changed',
      (sealed: string) =>
        seal.open(
          sealed.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
          'anna',
        ),
    ],
    ['that was cut', (sealed: string) => seal.open(sealed.slice(0, 20), 'anna')],
    ['that is empty', () => seal.open('', 'anna')],
  ])('%s stays closed', (_, open) => {
    expect(open(seal.close(`${SECRET}xx`, 'anna'))).toBeNull();
  });
});
