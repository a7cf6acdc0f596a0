import { expect, test } from 'vitest';
import { errorsForgiven, nearestWords, typingDistance } from './typing-error.ts';

test.each([
  ['siena', 'siena', 0],
  ['siena', 'sienna', 1],
  ['siena', 'sena', 1],
  ['siena', 'siona', 1],
  ['siena', 'sinea', 1],
  ['milnao', 'milano', 1],
  ['giminiano', 'gimignano', 2],
  ['roma', 'napoli', 3],
  ['', 'ab', 2],
])('typingDistance between «%s» and «%s» is %i', (one, other, distance) => {
  expect(typingDistance(one, other, 2)).toBe(distance);
  expect(typingDistance(other, one, 2)).toBe(distance);
});

test('typingDistance exceeds the limit for words of about 500 letters, even if they differ by only one letter', () => {
  expect(typingDistance('x'.repeat(500), 'x'.repeat(499), 2)).toBe(3);
  expect(typingDistance('x'.repeat(499), 'x'.repeat(500), 2)).toBe(3);
});

test('errorsForgiven allows one error in words of four or five letters, and two in longer words', () => {
  expect([3, 4, 5, 6, 12].map(errorsForgiven)).toEqual([0, 1, 1, 2, 2]);
});

test.each([
  ['picsina', ['pistoia', 'piscina'], ['piscina']],
  ['glicne', ['glicini', 'glicine'], ['glicine']],
  ['mre', ['mare'], []],
  ['xyzzyq', ['piscina'], []],
  ['piscina', [], []],
  ['aaaa', ['aaab', 'aaac', 'aaad', 'aaae', 'aaaf', 'aaag'], ['aaab', 'aaac', 'aaad', 'aaae', 'aaaf']],
])('nearestWords(%j, %j) returns %j', (word, candidates, meant) => {
  expect(nearestWords(word, candidates)).toEqual(meant);
});
