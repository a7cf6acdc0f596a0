import { expect, test } from 'vitest';
import { type HeldRegions, isHeld } from './held-regions.ts';

const [TOSCANA, UMBRIA, LAZIO] = [9, 10, 12] as const;

test.each<[what: string, held: HeldRegions, wanted: HeldRegions, answer: boolean]>([
  ['who holds all of Italy answers everything', 'italia', 'italia', true],
  ['a region, too', 'italia', [TOSCANA], true],
  ['and a search of nowhere', 'italia', [], true],
  ['who holds a region answers it', [TOSCANA], [TOSCANA], true],
  ['not another one', [TOSCANA], [UMBRIA], false],
  ['not all of Italy', [TOSCANA, UMBRIA], 'italia', false],
  ['towns in both of two that are held', [TOSCANA, UMBRIA], [UMBRIA, TOSCANA], true],
  ['not towns in one that is held and one that is not', [TOSCANA, UMBRIA], [TOSCANA, LAZIO], false],
  ['nor a search of which nobody knows where it looks', [TOSCANA], [], false],
  ['who holds nothing answers nothing', [], [TOSCANA], false],
])('%s', (_, held, wanted, answer) => {
  expect(isHeld(held, wanted)).toBe(answer);
});
