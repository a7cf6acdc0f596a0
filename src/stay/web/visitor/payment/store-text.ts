/** Stores a text for this tab. Separate from the reader, so that a page that only reads does not load the writer. */
export function storeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn('Il browser non conserva i dati della scheda', error);
  }
}
