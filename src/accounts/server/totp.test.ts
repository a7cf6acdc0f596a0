import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createSecretSeal } from './seal-secret.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

const SECRET = Secret.fromLatin1('12345678901234567890').base32;

describe('TOTP', () => {
  // RFC 6238, appendix B, SHA1. The codes are the last six of the eight digits given there.
  test.each([
    [59, '287082', 1],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('within 30 s of Unix time %i, accepts the code %s for the time step %i', (seconds, code, step) => {
    const at = (offset: number) => new Date((seconds + offset) * 1000);
    expect(stepOfCode(SECRET, code, at(0))).toBe(step);
    expect(stepOfCode(SECRET, code, at(30))).toBe(step);
    expect(stepOfCode(SECRET, code, at(-30))).toBe(step);
    expect(stepOfCode(SECRET, code, at(60))).toBeNull();
    expect(stepOfCode(SECRET, code, at(-60))).toBeNull();
  });

  test.each(['', '28708', '2870820', 'abcdef', '２８７０８２', '28708\n', '-87082'])('rejects the code %j', (code) => {
    expect(stepOfCode(SECRET, code, new Date(59_000))).toBeNull();
  });

  test('totpUri contains the issuer, account, secret and code parameters', () => {
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

describe('createSecretSeal', () => {
  const seal = createSecretSeal('a secret');

  test('decrypts a secret that it encrypted for the same account', () => {
    const sealed = seal.close(SECRET, 'anna');
    expect(sealed).not.toContain(SECRET);
    expect(seal.close(SECRET, 'anna')).not.toBe(sealed);
    expect(seal.open(sealed, 'anna')).toBe(SECRET);
  });

  test.each([
    [
      'that was encrypted with a different server secret',
      (sealed: string) => createSecretSeal('another').open(sealed, 'anna'),
    ],
    ['that was encrypted for a different account', (sealed: string) => seal.open(sealed, 'berta')],
    [
      'that was modified',
      (sealed: string) =>
        seal.open(
          sealed.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
          'anna',
        ),
    ],
    ['that was truncated', (sealed: string) => seal.open(sealed.slice(0, 20), 'anna')],
    ['that is empty', () => seal.open('', 'anna')],
  ])('does not decrypt a secret %s', (_, open) => {
    expect(open(seal.close(`${SECRET}xx`, 'anna'))).toBeNull();
  });
});
