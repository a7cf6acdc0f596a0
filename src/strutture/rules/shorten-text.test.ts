import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortenText, splitParagraphs } from './shorten-text.ts';

describe('shortenText', () => {
  test.each([
    ['Casale in pietra', 20, 'Casale in pietra'],
    ['Casale in pietra tra gli ulivi', 20, 'Casale in pietra…'],
    ['Casale in pietra, tra gli ulivi', 20, 'Casale in pietra…'],
    ['  Casale\n\nin   pietra ', 20, 'Casale in pietra'],
    ['Precipitevolissimevolmente', 10, 'Precipite…'],
    ['', 10, ''],
    ['🏡🏡🏡🏡🏡🏡', 6, '🏡🏡…'],
  ])('shortens %j to at most %i characters: %j', (text, max, short) => {
    expect(shortenText(text, max)).toBe(short);
  });

  test('never exceeds the limit and never splits a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 60 }), (text, max) => {
        const short = shortenText(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });
});

test.each([
  [' Uno.\r\n\r\n  Due. \nTre.\n', ['Uno.', 'Due.', 'Tre.']],
  ['Uno solo.', ['Uno solo.']],
  [' \n ', []],
])('splits %j into the paragraphs %j', (text, paragraphs) => {
  expect(splitParagraphs(text)).toEqual(paragraphs);
});
