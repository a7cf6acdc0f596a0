import { expect, test } from 'vitest';
import { wireStruttura } from '../../../../test/wire-struttura.ts';
import type { CachePolicy, PageContext } from '../context.ts';
import { readPicturedTiles } from './read-pictured-tiles.ts';

/** Portals whose order of the day is that of these ids, in pages of as many as are asked for; these have no photo. */
function openServices(ids: readonly number[], unpictured: readonly number[]) {
  const read: number[][] = [];
  const kept: CachePolicy[] = [];
  const find = (_: unknown, cursor: { dopo: string } | null, limit: number) => {
    const start = cursor === null ? 0 : Number(cursor.dopo);
    const end = start + limit;
    read.push(ids.slice(start, end));
    return Promise.resolve({ ids: ids.slice(start, end), next: end < ids.length ? String(end) : null });
  };
  const cardsOf = (wanted: readonly number[]) =>
    Promise.resolve(
      wanted.map((id) => wireStruttura({ id, immagini: unpictured.includes(id) ? [] : [`/foto/${id}.webp`] })),
    );
  const services = {
    search: { find },
    strutture: { cardsOf },
    today: '2026-11-26',
    cachePublicly: (policy: CachePolicy) => void kept.push(policy),
  } as unknown as PageContext;
  return { services, read, kept };
}

const SCOPE = { kind: 'italia' } as const;

test.each<[string, number[], number[], number[]]>([
  ['all have photos: the first of the day', [5, 6, 7, 8, 1, 2], [], [5, 6, 7]],
  ['one has none: the next moves up, and the order stays', [5, 6, 7, 8, 1, 2], [6], [5, 7, 8]],
  [
    'a whole page has none: the row goes on with the next',
    [5, 6, 7, 8, 9, 10, 1, 2, 3],
    [5, 6, 7, 8, 9, 10],
    [1, 2, 3],
  ],
  ['few have any: those', [5, 6, 7], [5, 7], [6]],
  ['none at all', [], [], []],
])('%s', async (_, ids, unpictured, shown) => {
  const { services, kept } = openServices(ids, unpictured);
  const tiles = await readPicturedTiles(services, { scope: SCOPE, limit: 3 });
  expect(tiles.map(({ id }) => id)).toEqual(shown);
  expect(kept).toEqual([{ tags: shown.map((id) => `s:${id}`) }]);
});

test('where hardly any home has a photo, three pages are read and no more', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => index + 1);
  const { services, read } = openServices(ids, ids);
  expect(await readPicturedTiles(services, { scope: SCOPE, limit: 3 })).toEqual([]);
  expect(read.map((page) => page.length)).toEqual([6, 6, 6]);
});
