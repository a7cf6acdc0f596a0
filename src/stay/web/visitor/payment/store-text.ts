/** In a separate module from `readText`, so that pages that only read stored text do not load this code. */
export function storeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn('Il browser non conserva i dati della scheda', error);
  }
}
