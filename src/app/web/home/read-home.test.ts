import { expect, test } from 'vitest';
import { NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { PageContext } from '../context.ts';
import { readThemes } from './read-home.ts';

type Count = { total: number; isAtLeast: boolean } | null;

function openSearch(counts: readonly Count[]): PageContext['search'] {
  const criteria = { ...NO_CRITERIA, scope: { kind: 'italia' } };
  const search = { parseText: () => Promise.resolve({ criteria }), countEach: () => Promise.resolve(counts) };
  return search as unknown as PageContext['search'];
}

const some = (total: number): Count => ({ total, isAtLeast: false });

test.each<[string, Count[], number[], boolean]>([
  [
    'all themes if all have homes',
    [some(12), some(296), some(25), some(106), some(457)],
    [12, 296, 25, 106, 457],
    true,
  ],
  ['only themes with homes', [some(0), some(296), some(25), some(0), some(457)], [296, 25, 457], true],
  ['only themes whose homes were counted in time', [some(12), null, null, null, null], [12], false],
])('readThemes returns %s', async (_, counts, shown, isWhole) => {
  const read = await readThemes(openSearch(counts));
  expect([read.themes.map(({ count }) => count), read.isWhole]).toEqual([shown, isWhole]);
});
