import { expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

test('readArguments accepts flags anywhere in a command', () => {
  expect(readArguments(['restore', '--signed-by', 'FIRMA', 'a.backup'])).toEqual({
    words: ['restore', 'a.backup'],
    signedBy: 'FIRMA',
    isUnauthenticated: false,
    mayBeEmpty: false,
    hasArchive: false,
    mayLose: null,
  });
  expect(readArguments(['drill', '--unauthenticated'])).toMatchObject({ words: ['drill'], isUnauthenticated: true });
  expect(readArguments(['downgrade', '--loses', '3'])).toMatchObject({ words: ['downgrade'], mayLose: 3 });
  expect(readArguments(['migrate', '--without-archive'])).toMatchObject({ hasArchive: true });
  expect(readArguments(['backup', '--empty'])).toMatchObject({ words: ['backup'], mayBeEmpty: true });
});

test.each([
  ['an unknown flag', '--forse'],
  ['--signed-by without a value', '--signed-by'],
])('readArguments rejects %s', (_, flag) => {
  expect(() => readArguments(['restore', flag])).toThrow(
    'I comandi hanno solo --signed-by FIRMA, --unauthenticated, --empty, --without-archive e --loses N.',
  );
});

test.each(['', '-1', '1,5', 'tutte'])('readArguments rejects «--loses=%s»', (text) => {
  expect(() => readArguments(['downgrade', `--loses=${text}`])).toThrow(
    '--loses vuole il numero di prenotazioni che il comando ha detto.',
  );
});
