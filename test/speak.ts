import { setLanguageStore } from '../src/kernel/languages/current-language.ts';
import { ITALIAN, type Language } from '../src/kernel/language.ts';

/** Sets the language of this process until `speakItalian`; the server has one language per request instead. */
export function speak(language: Language): void {
  setLanguageStore({ read: () => language, run: (_language, act) => act() });
}

export const speakItalian = () => speak(ITALIAN);

/** Sets the language while `act` runs synchronously. */
export function speakIn<Result>(language: Language, act: () => Result): Result {
  speak(language);
  try {
    return act();
  } finally {
    speakItalian();
  }
}
