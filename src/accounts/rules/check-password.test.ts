import { describe, expect, test } from 'vitest';
import { checkPassword, type CommonPasswords } from './check-password.ts';

const COMMON: CommonPasswords = new Set(['123qweasdzxc', 'unbelievable']);

describe('checkPassword', () => {
  test.each([
    ['12 characters', 'dodicicaratt', null],
    ['256 characters', 'quattro '.repeat(32), null],
    ['outer blanks', '  casa mia  ', null],
    ['any characters', 'casa 🏡 sul mare', null],
    ['11 characters', 'undici cara', 'corta'],
    ['6 characters of 12 UTF-16 units', '🏡🏡🏡🏡🏡🏡', 'corta'],
    ['257 characters', 'x'.repeat(257), 'lunga'],
    ['the username', 'amministratore', 'username'],
    ['the username in upper case, with blanks', ' AMMINISTRATORE ', 'username'],
    ['a NUL', 'dodici\0caratteri', 'illeggibile'],
    ['a common password', 'unbelievable', 'comune'],
    ['a common password in mixed case, with blanks', ' UnBelievable ', 'comune'],
    ['a common password with more text', 'unbelievable olive', null],
    ['the portal’s name and a year', 'Ospitalia2026', 'prevedibile'],
    ['the portal’s name twice', 'ospitalia ospitalia', 'prevedibile'],
    ['the username and a number', 'amministratore123', 'prevedibile'],
    ['the portal’s name in a sentence', 'ospitalia apre alle sette', null],
    ['a single repeated character', 'aaaaaaaaaaaaaaaa', 'prevedibile'],
    ['two alternating characters', 'ababababababab', 'prevedibile'],
    ['a lone surrogate', 'dodici caratteri\ud83c', 'illeggibile'],
  ])('returns the fault of %s, if any', (_, password, fault) => {
    expect(checkPassword(password, 'amministratore', COMMON)).toBe(fault);
  });
});
