export const OWN_HOLD = 'pagamento';

/** A text that this tab keeps; a browser may forbid that altogether, and then there is none. */
export function keptText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
