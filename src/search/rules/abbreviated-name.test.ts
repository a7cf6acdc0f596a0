import { expect, test } from 'vitest';
import { identifiesName, matchAbbreviated } from './abbreviated-name.ts';

test.each([
  ['s agata', 'sant agata de goti', 'part'],
  ['s agata', 'santa agata', 'whole'],
  ['monte s angelo', 'monte sant angelo', 'whole'],
  ['s ta teresa', 'santa teresa gallura', 'part'],
  ['sta teresa', 'santa teresa gallura', 'part'],
  ['sta teresa', 'santo teresa', null],
  ['ss cosma', 'santi cosma e damiano', 'part'],
  ['m te argentario', 'monte argentario', 'whole'],
  ['m te s angelo', 'monte sant angelo', 'whole'],
  ['p to s giorgio', 'porto san giorgio', 'whole'],
  ['cast llo d argile', 'castello d argile', 'whole'],
  ['reggio e', 'reggio nell emilia', 'whole'],
  ['r emilia', 'reggio nell emilia', 'whole'],
  ['reggio c', 'reggio nell emilia', null],
  ['lago m re', 'lago maggiore', 'whole'],
  ['s giova', 'san giovanni rotondo', 'part'],
  ['s gio', 'san giovanni rotondo', null],
  ['s benedetto del tronto', 'san benedetto del tronto', 'whole'],
  ['siena', 'sant agata', null],
])('matchAbbreviated(%s, %s) returns %s', (words, name, match) => {
  expect(matchAbbreviated(words.split(' '), name.split(' '))).toBe(match);
});

test.each([
  ['s g', false],
  ['s ta', false],
  ['s agata', true],
])('identifiesName(%s) returns %s', (words, identifies) => {
  expect(identifiesName(words.split(' '))).toBe(identifies);
});
