export const HOLD_KEY = 'pagamento';

/** Reads a stored text. Returns `null` if nothing is stored under this key or the browser blocks storage. */
export function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
