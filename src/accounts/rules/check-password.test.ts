import { describe, expect, test } from 'vitest';
import { checkPassword, type CommonPasswords } from './check-password.ts';

const COMMON: CommonPasswords = new Set(['123qweasdzxc', 'unbelievable']);

describe('checkPassword: 12 to 256 characters, not the username, nothing that is guessed first', () => {
  test.each([
    ['12 characters', 'dodicicaratt', null],
    ['256 characters', 'quattro '.repeat(32), null],
    ['blanks count, and stay', '  casa mia  ', null],
    ['any characters', 'casa 🏡 sul mare', null],
    ['11', 'undici cara', 'corta'],
    ['6 characters that take 12 units', '🏡🏡🏡🏡🏡🏡', 'corta'],
    ['257', 'x'.repeat(257), 'lunga'],
    ['the username', 'amministratore', 'username'],
    ['the username in capitals, with blanks', ' AMMINISTRATORE ', 'username'],
    ['a NUL', 'dodici\0caratteri', 'illeggibile'],
    ['a password of many people', 'unbelievable', 'comune'],
    ['the same in capitals, with blanks', ' UnBelievable ', 'comune'],
    ['more than a password of many people', 'unbelievable olive', null],
    ['the portal’s name and a year', 'Ospitalia2026', 'prevedibile'],
    ['the portal’s name twice', 'ospitalia ospitalia', 'prevedibile'],
    ['the username and a number', 'amministratore123', 'prevedibile'],
    ['the portal’s name in a sentence', 'ospitalia apre alle sette', null],
    ['one character all along', 'aaaaaaaaaaaaaaaa', 'prevedibile'],
    ['two characters in turn', 'ababababababab', 'prevedibile'],
    ['half of a character', 'dodici caratteri\ud83c', 'illeggibile'],
  ])('%s', (_, password, fault) => {
    expect(checkPassword(password, 'amministratore', COMMON)).toBe(fault);
  });
});
