import { describe, expect, test } from 'vitest';
import { checkPassword, type CommonPasswords } from './check-password.ts';

const COMMON: CommonPasswords = new Set(['123qweasdzxc', 'unbelievable']);

describe('checkPassword', () => {
  test.each([
    ['null for 12 characters', 'dodicicaratt', null],
    ['null for 256 characters', 'quattro '.repeat(32), null],
    ['null for leading and trailing blanks', '  casa mia  ', null],
    ['null for a password with an emoji', 'casa 🏡 sul mare', null],
    ['corta for 11 characters', 'undici cara', 'corta'],
    ['corta for 6 characters that take 12 UTF-16 units', '🏡🏡🏡🏡🏡🏡', 'corta'],
    ['lunga for 257 characters', 'x'.repeat(257), 'lunga'],
    ['username for the username', 'amministratore', 'username'],
    ['username for the username in upper case, with blanks', ' AMMINISTRATORE ', 'username'],
    ['illeggibile for a NUL character', 'dodici\0caratteri', 'illeggibile'],
    ['comune for a common password', 'unbelievable', 'comune'],
    ['comune for a common password in mixed case, with blanks', ' UnBelievable ', 'comune'],
    ['null for a common password with more text', 'unbelievable olive', null],
    ['prevedibile for the portal’s name and a year', 'Ospitalia2026', 'prevedibile'],
    ['prevedibile for the portal’s name twice', 'ospitalia ospitalia', 'prevedibile'],
    ['prevedibile for the username and a number', 'amministratore123', 'prevedibile'],
    ['null for the portal’s name in a sentence', 'ospitalia apre alle sette', null],
    ['prevedibile for a single repeated character', 'aaaaaaaaaaaaaaaa', 'prevedibile'],
    ['prevedibile for two alternating characters', 'ababababababab', 'prevedibile'],
    ['illeggibile for a lone surrogate', 'dodici caratteri\ud83c', 'illeggibile'],
  ])('returns %s', (_, password, fault) => {
    expect(checkPassword(password, 'amministratore', COMMON)).toBe(fault);
  });
});
