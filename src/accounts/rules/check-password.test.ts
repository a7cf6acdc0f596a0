import { describe, expect, test } from 'vitest';
import { checkPassword, isSoundText } from './check-password.ts';

describe('checkPassword: "12 to 256 characters, not the username"', () => {
  test.each([
    ['12 characters', 'dodicicaratt', null],
    ['64 characters', 'x'.repeat(64), null],
    ['256 characters', 'x'.repeat(256), null],
    ['blanks count, and stay', `  ${'x'.repeat(8)}  `, null],
    ['any characters', 'casa 🏡 sul mare', null],
    ['11', 'undici cara', 'corta'],
    ['empty', '', 'corta'],
    ['6 characters that take 12 units', '🏡🏡🏡🏡🏡🏡', 'corta'],
    ['257', 'x'.repeat(257), 'lunga'],
    ['the username', 'amministratore', 'username'],
    ['the username in capitals', 'AMMINISTRATORE', 'username'],
    ['the username with blanks', ' amministratore ', 'username'],
    ['a NUL', 'dodici\0caratteri', 'illeggibile'],
    ['half of a character', 'dodici caratteri\ud83c', 'illeggibile'],
  ])('%s', (_, password, fault) => {
    expect(checkPassword(password, 'amministratore')).toBe(fault);
  });
});

test.each([
  ['', true],
  ['città 🏡', true],
  ['\0', false],
  ['\ud800', false],
])('isSoundText(%j) is %s', (text, isSound) => {
  expect(isSoundText(text)).toBe(isSound);
});
