export type DueFeed = { id: number; host: string; is_suspect: boolean };

export type FeedBatch = { ids: number[]; priority: number };

type Piece = { rank: number; is_suspect: boolean; ids: number[] };

function piecesOf(feeds: readonly DueFeed[], size: number): Piece[] {
  const pieces: Piece[] = [];
  for (const feedsOfHost of Map.groupBy(feeds, ({ host }) => host).values()) {
    for (let from = 0; from < feedsOfHost.length; from += size) {
      const part = feedsOfHost.slice(from, from + size);
      const is_suspect = part.some((feed) => feed.is_suspect);
      pieces.push({ rank: from / size, is_suspect, ids: part.map(({ id }) => id) });
    }
  }
  return pieces;
}

function pack(pieces: readonly Piece[], size: number): FeedBatch[] {
  const batches: FeedBatch[] = [];
  for (const { rank, ids } of pieces) {
    const last = batches.at(-1);
    if (last !== undefined && last.ids.length + ids.length <= size) last.ids.push(...ids);
    else batches.push({ ids: [...ids], priority: 0 - rank });
  }
  return batches;
}

/**
 * Groups due feeds into jobs; a host's later batches get lower priority, so that no host delays others.
 * @example feedBatches([{ id: 1, host: 'a', … }, { id: 2, host: 'a', … }, { id: 3, host: 'b', … }], 1) // [{ ids: [1], priority: 0 }, { ids: [3], priority: 0 }, { ids: [2], priority: -1 }]
 */
export function feedBatches(feeds: readonly DueFeed[], size: number): FeedBatch[] {
  const ranks = Map.groupBy(piecesOf(feeds, size), ({ rank }) => rank);
  return [...ranks]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, pieces]) => [
      ...pack(
        pieces.filter(({ is_suspect }) => !is_suspect),
        size,
      ),
      ...pack(
        pieces.filter(({ is_suspect }) => is_suspect),
        size,
      ),
    ]);
}
