import { describe, expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';

describe('checkPassword: "12 to 256 characters, not the username"', () => {
  test.each([
    ['12 characters', 'dodicicaratt', null],
    ['256 characters', 'x'.repeat(256), null],
    ['blanks count, and stay', `  ${'x'.repeat(8)}  `, null],
    ['any characters', 'casa 🏡 sul mare', null],
    ['11', 'undici cara', 'corta'],
    ['6 characters that take 12 units', '🏡🏡🏡🏡🏡🏡', 'corta'],
    ['257', 'x'.repeat(257), 'lunga'],
    ['the username', 'amministratore', 'username'],
    ['the username in capitals, with blanks', ' AMMINISTRATORE ', 'username'],
    ['a NUL', 'dodici\0caratteri', 'illeggibile'],
    ['half of a character', 'dodici caratteri\ud83c', 'illeggibile'],
  ])('%s', (_, password, fault) => {
    expect(checkPassword(password, 'amministratore')).toBe(fault);
  });
});
