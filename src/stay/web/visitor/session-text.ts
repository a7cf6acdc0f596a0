export const OWN_HOLD = 'pagamento';

/** Returns a text stored for this tab; `null` if there is none or the browser blocks storage. */
export function keptText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
