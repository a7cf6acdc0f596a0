import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test.each<[typed: string, target: string | null]>([
  ['museogalileo.it/visita', 'https://museogalileo.it/visita'],
  [' https://esempio.it ', 'https://esempio.it'],
  ['/blog/altro', '/blog/altro'],
  ['nome@esempio.it', 'mailto:nome@esempio.it'],
  ['tel:+39 055 123', 'tel:+39055123'],
  ['', null],
  ['parola', null],
  ['due parole.it', null],
  ['//altrove.it', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)//a.it', null],
])('%s', (typed, target) => {
  expect(linkTarget(typed)).toBe(target);
});
