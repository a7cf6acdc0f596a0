import { inOperatorLanguage } from '../../kernel/languages/operator-language.ts';

export const usernameInvalid = inOperatorLanguage(() => ({
  en: 'A username has up to 64 characters: letters without accents, digits and . _ @ + -, without spaces.',
  it: 'Lo username può avere fino a 64 caratteri: lettere senza accenti, cifre e . _ @ + -, senza spazi.',
}));
export const usernameTaken = inOperatorLanguage((username: string) => ({
  en: `An administrator with the username ${username} already exists.`,
  it: `C’è già un amministratore con lo username ${username}.`,
}));
export const usernameUnknown = inOperatorLanguage((username: string, known: readonly string[]) =>
  known.length === 0
    ? {
        en: `There is no administrator with the username ${username}, nor any other: add one with npm run db -- admin add ${username}.`,
        it: `Non c’è nessun amministratore con lo username ${username}, e nessun altro: aggiungilo con npm run db -- admin add ${username}.`,
      }
    : {
        en: `There is no administrator with the username ${username}. Existing ones: ${known.join(', ')}.`,
        it: `Non c’è nessun amministratore con lo username ${username}. Ci sono: ${known.join(', ')}.`,
      },
);
