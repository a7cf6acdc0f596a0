export const OWN_HOLD = 'pagamento';

/** A text that this tab keeps; a browser may forbid that altogether, and then there is none. */
export function keptText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn('Il browser non conserva i dati della scheda', error);
  }
}
