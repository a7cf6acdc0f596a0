const MOST_CACHED = 2000;

/**
 * Caches the results of a pure function, because a search repeats lookups that scan all names.
 * @example const nearest = memoised(findNearest)
 */
export function memoised<Found>(find: (text: string) => Found): (text: string) => Found {
  const cached = new Map<string, Found>();
  return (text) => {
    const known = cached.get(text);
    if (known !== undefined) return known;
    if (cached.size >= MOST_CACHED) cached.clear();
    const found = find(text);
    cached.set(text, found);
    return found;
  };
}
