export type PhotoComparison = { count: number; fresh: number; isReordered: boolean };

/** Compares two lists of photos by id. @example comparePhotos([1, 2, 3], [3, 4]) // { count: 2, fresh: 1, isReordered: false } */
export function comparePhotos(before: readonly number[], after: readonly number[]): PhotoComparison {
  const fresh = after.filter((photo) => !before.includes(photo)).length;
  const isSameSet = fresh === 0 && before.length === after.length;
  return {
    count: after.length,
    fresh,
    isReordered: isSameSet && after.some((photo, index) => photo !== before[index]),
  };
}
