import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test.each<[typed: string, target: string | null]>([
  ['museogalileo.it/visita', 'https://museogalileo.it/visita'],
  [' https://esempio.it ', 'https://esempio.it'],
  ['http://esempio.it/a?b=c', 'http://esempio.it/a?b=c'],
  ['/blog/altro', '/blog/altro'],
  ['nome@esempio.it', 'mailto:nome@esempio.it'],
  ['mailto:nome@esempio.it', 'mailto:nome@esempio.it'],
  ['tel:+39 055 123', 'tel:+39055123'],
  ['', null],
  ['parola', null],
  ['due parole.it', null],
  ['//altrove.it', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)//a.it', null],
  ['data:text/html,x', null],
])('%s', (typed, target) => {
  expect(linkTarget(typed)).toBe(target);
});
