export type Theme = 'giorno' | 'sera';

const STORAGE_KEY = 'ospitalia_tema';
const CHANGED = 'temachange';

/** The chosen theme, else the system's. Its text is sent to the browser on its own: it may use nothing from outside itself. */
function startTheme(storageKey: string): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(storageKey);
  } catch {
    // Storage is off: the system decides.
  }
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'sera' : 'giorno';
  document.documentElement.dataset['tema'] = chosen === 'sera' || chosen === 'giorno' ? chosen : preferred;
}

/** `startTheme` as the inline script that runs before the first paint. */
export const themeScript = `(${startTheme.toString()})('${STORAGE_KEY}')`;

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

export function onThemeChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
