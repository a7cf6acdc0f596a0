export const HOLD_KEY = 'pagamento';

/** Returns a text stored for this tab; `null` if there is none or the browser blocks storage. */
export function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
