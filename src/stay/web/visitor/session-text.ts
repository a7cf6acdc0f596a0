export const HOLD_KEY = 'pagamento';

/** Returns `null` if there is no such text or the browser blocks storage. */
export function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
