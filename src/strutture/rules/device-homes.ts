/** So many saved homes one device keeps; the call that shows them takes no more. */
export const MOST_SAVED = 60;
export const MOST_VIEWED = 12;
/** The call refuses a longer number. */
const LARGEST_ID = 999_999_999;

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_ID;
}

/**
 * The homes that a device keeps, the newest first. Anybody may write there: what is no list of ids counts as nothing.
 * @example readDeviceHomes('[12,7]') // [12, 7]
 */
export function readDeviceHomes(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter(isId))].slice(0, MOST_SAVED);
  } catch {
    return [];
  }
}

/** Saves a home, or takes it out again. @example toggleHome([7], 12) // [12, 7] */
export function toggleHome(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [id, ...ids].slice(0, MOST_SAVED);
}

/** A home that was looked at is the newest of those. @example noteViewed([7, 12], 12) // [12, 7] */
export function noteViewed(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((each) => each !== id)].slice(0, MOST_VIEWED);
}
