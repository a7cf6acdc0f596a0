import { setLanguageStore } from '../src/kernel/languages/current-language.ts';
import { ITALIAN, type Language } from '../src/kernel/language.ts';

/** Has everything in this process speak a language, until `speakItalian`; the server keeps one for each request instead. */
export function speak(language: Language): void {
  setLanguageStore({ read: () => language, run: (_language, act) => act() });
}

export const speakItalian = () => speak(ITALIAN);

/** The same for what `act` does at once. */
export function speakIn<Result>(language: Language, act: () => Result): Result {
  speak(language);
  try {
    return act();
  } finally {
    speakItalian();
  }
}
