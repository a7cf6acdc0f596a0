export const usernameInvalid =
  'Lo username può avere fino a 64 caratteri: lettere senza accenti, cifre e . _ @ + -, senza spazi.';
export const usernameTaken = (username: string) => `C’è già un amministratore con lo username ${username}.`;
export const usernameUnknown = (username: string, known: readonly string[]) =>
  known.length === 0
    ? `Non c’è nessun amministratore con lo username ${username}, e nessun altro: aggiungilo con npm run db -- admin add ${username}.`
    : `Non c’è nessun amministratore con lo username ${username}. Ci sono: ${known.join(', ')}.`;
