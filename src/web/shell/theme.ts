/** Day, or the same house after sunset. */
export type Theme = 'giorno' | 'sera';

const STORAGE_KEY = 'ospitalia_tema';
const CHANGED = 'temachange';

/** Runs before the first paint: the visitor's choice, else what the system prefers. Its only output is `data-tema`. */
export const themeScript = `try{var t=localStorage.getItem('${STORAGE_KEY}')}catch(e){}
document.documentElement.dataset.tema=t==='sera'||t==='giorno'?t:matchMedia('(prefers-color-scheme: dark)').matches?'sera':'giorno'`;

/** The theme on the screen now. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['tema'] === 'sera' ? 'sera' : 'giorno';
}

/** Shows a theme and remembers it; a browser that refuses to remember still shows it. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['tema'] = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back whenever the theme has changed. */
export function onThemeChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
