import { expect, test } from 'vitest';
import { wireStruttura } from '../../../../test/wire-struttura.ts';
import type { CachePolicy, PageContext } from '../context.ts';
import { readPicturedTiles } from './read-pictured-tiles.ts';

function openServices(ids: readonly number[], unpictured: readonly number[]) {
  const read: number[][] = [];
  const policies: CachePolicy[] = [];
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
    cachePublicly: (policy: CachePolicy) => void policies.push(policy),
  } as unknown as PageContext;
  return { services, read, policies };
}

const SCOPE = { kind: 'italia' } as const;

test.each<[string, number[], number[], number[]]>([
  ['returns the first homes of the day if all have photos', [5, 6, 7, 8, 1, 2], [], [5, 6, 7]],
  ['skips a home without a photo and keeps the order', [5, 6, 7, 8, 1, 2], [6], [5, 7, 8]],
  ['reads the next page if a whole page has no photos', [5, 6, 7, 8, 9, 10, 1, 2, 3], [5, 6, 7, 8, 9, 10], [1, 2, 3]],
  ['returns fewer homes if few have photos', [5, 6, 7], [5, 7], [6]],
  ['returns no tiles if there are no homes', [], [], []],
])('readPicturedTiles %s', async (_, ids, unpictured, shown) => {
  const { services, policies } = openServices(ids, unpictured);
  const tiles = await readPicturedTiles(services, { scope: SCOPE, limit: 3 });
  expect(tiles.map(({ id }) => id)).toEqual(shown);
  expect(policies).toEqual([{ tags: shown.map((id) => `s:${id}`) }]);
});

test('readPicturedTiles reads at most three pages', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => index + 1);
  const { services, read } = openServices(ids, ids);
  expect(await readPicturedTiles(services, { scope: SCOPE, limit: 3 })).toEqual([]);
  expect(read.map((page) => page.length)).toEqual([6, 6, 6]);
});
