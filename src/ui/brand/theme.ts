export type Theme = 'giorno' | 'sera';

const STORAGE_KEY = 'ospitalia_tema';
const CHANGED = 'temachange';

/** Applies the theme. Its source is sent as an inline script, so it must be self-contained. */
function startTheme(storageKey: string): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(storageKey);
  } catch {
    // If storage is disabled, the system's preference decides.
  }
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'sera' : 'giorno';
  document.documentElement.dataset['tema'] = chosen === 'sera' || chosen === 'giorno' ? chosen : preferred;
}

export const themeScript = `(${startTheme.toString()})('${STORAGE_KEY}')`;

export function currentTheme(): Theme {
  return document.documentElement.dataset['tema'] === 'sera' ? 'sera' : 'giorno';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['tema'] = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // If storage is blocked, the choice lasts as long as the page.
  }
  dispatchEvent(new Event(CHANGED));
}

export function onThemeChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
