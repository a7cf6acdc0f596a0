import { expect, test } from 'vitest';
import { splitParagraphs } from './split-paragraphs.ts';

test.each([
  [' Uno.\r\n\r\n  Due. \nTre.\n', ['Uno.', 'Due.', 'Tre.']],
  ['Uno solo.', ['Uno solo.']],
  [' \n ', []],
])('%j has the paragraphs %j', (text, paragraphs) => {
  expect(splitParagraphs(text)).toEqual(paragraphs);
});
