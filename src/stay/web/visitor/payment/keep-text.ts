/** Keeps a text for this tab, for `keptText`; apart from it, because a page that only reads does not wait for what writes. */
export function keepText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn('Il browser non conserva i dati della scheda', error);
  }
}
