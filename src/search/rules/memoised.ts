/** Texts of which a look-up caches its result. The cache is emptied when it is full. */
const MOST_CACHED = 2000;

/**
 * Caches what a pure look-up finds for a text: a search asks for the same words many times, and walks all names each time.
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
