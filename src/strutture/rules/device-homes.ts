/** Maximum number of saved homes. The API call that loads them accepts no more. */
export const MAX_SAVED = 60;
export const MAX_VIEWED = 12;
/** Largest id that the API accepts. */
const LARGEST_ID = 999_999_999;

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_ID;
}

/**
 * Parses a stored list of ids. The storage is untrusted: invalid ids are dropped, and any value other than a list counts as an
 * empty list.
 * @example readDeviceHomes('[12,7]') // [12, 7]
 */
export function readDeviceHomes(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter(isId))].slice(0, MAX_SAVED);
  } catch {
    return [];
  }
}

/** @example toggleHome([7], 12) // [12, 7] */
export function toggleHome(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [id, ...ids].slice(0, MAX_SAVED);
}

/** @example noteViewed([7, 12], 12) // [12, 7] */
export function noteViewed(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((each) => each !== id)].slice(0, MAX_VIEWED);
}
