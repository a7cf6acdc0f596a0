import { isLanguage, type Language } from '../../../kernel/language.ts';

const STORAGE_KEY = 'ospitalia_lingua';

/** The language that was chosen in this browser; `null`: none was. */
export function readLanguageChoice(): Language | null {
  try {
    const chosen = localStorage.getItem(STORAGE_KEY);
    return isLanguage(chosen) ? chosen : null;
  } catch {
    return null;
  }
}

/** A browser that refuses to remember follows the link all the same. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is off: the choice lasts as long as the address.
  }
}
