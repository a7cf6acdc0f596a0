import { describe, expect, test } from 'vitest';
import { parseUsername, usernameKey } from './parse-username.ts';

describe('parseUsername', () => {
  test.each([
    ['admin', 'admin'],
    ['  Anna.Rossi ', 'Anna.Rossi'],
    ['anna+case_2026-b@example.it', 'anna+case_2026-b@example.it'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['', null],
    ['   ', null],
    ['x'.repeat(65), null],
    ['anna rossi', null],
    ['niccolò', null],
    ['\u0430dmin', null],
    ['admin\n', 'admin'],
    ['ad\nmin', null],
    ['admin\0', null],
    ["' or 1=1 --", null],
  ])('parses %j as %j', (text, username) => {
    expect(parseUsername(text)).toBe(username);
  });
});

test.each([
  [' Admin ', 'admin'],
  ['ADMIN', 'admin'],
  ['\u0430dmin', '\u0430dmin'],
])('usernameKey(%j) is %j', (text, key) => {
  expect(usernameKey(text)).toBe(key);
});
