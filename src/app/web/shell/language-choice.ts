import { isLanguage, type Language } from '../../../kernel/language.ts';

const STORAGE_KEY = 'ospitalia_lingua';

export function readLanguageChoice(): Language | null {
  try {
    const chosen = localStorage.getItem(STORAGE_KEY);
    return isLanguage(chosen) ? chosen : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Ignores disabled storage. The choice then applies only while the URL contains it.
  }
}
