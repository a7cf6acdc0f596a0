/** Separate from `readText`, so that a page that only reads does not load it. */
export function storeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn('Il browser non conserva i dati della scheda', error);
  }
}
