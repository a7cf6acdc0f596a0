import { MAX_PASSWORD, MIN_PASSWORD, type PasswordFault } from './rules/check-password.ts';

const password: Record<PasswordFault, string> = {
  corta: `Scegli una password di almeno ${MIN_PASSWORD} caratteri.`,
  lunga: `La password può avere al massimo ${MAX_PASSWORD} caratteri.`,
  username: 'La password non può essere uguale allo username.',
  comune: 'Questa password è tra le più usate al mondo, e si prova per prima: scegline un’altra.',
  prevedibile: 'Questa password si indovina facilmente: scegline una con parole tue, anche una frase.',
  illeggibile: 'La password contiene un carattere che non si può usare.',
};

/** Sentences of the administrator's sign-in. */
export const adminAccountsMessages = {
  /** In the register, in place of what was typed. */
  nomeCheNonEsiste: 'un nome che non esiste',
  credenzialiMancanti: 'Inserisci username e password',
  usernameMancante: 'Scrivi lo username.',
  passwordMancante: 'Scrivi la password.',
  credenzialiNonValide: 'Credenziali non valide. Riprova.',
  loginEffettuato: 'Login effettuato con successo!',
  codiceMancante: 'Scrivi il codice di 6 cifre della tua app di autenticazione.',
  codiceNonValido: 'Il codice non è giusto, o è già stato usato. Aspetta il prossimo e riprova.',
  password,
  passwordCambiata: 'Password cambiata. Le altre sessioni sono chiuse.',
  codiciAttivati: 'Codici attivati. Dal prossimo accesso ti chiediamo anche il codice.',
  codiciDisattivati: 'Codici disattivati.',
  codiciGiaAttivi: 'I codici sono già attivi: disattivali prima di prepararne altri.',
  codiciDaPreparare: 'Non ci sono codici da attivare: preparali di nuovo.',
  usernameNonValido:
    'Lo username può avere fino a 64 caratteri: lettere senza accenti, cifre e . _ @ + -, senza spazi.',
  usernameInUso: (username: string) => `C’è già un amministratore con lo username ${username}.`,
  usernameIgnoto: (username: string, known: readonly string[]) =>
    known.length === 0
      ? `Non c’è nessun amministratore con lo username ${username}, e nessun altro: aggiungilo con npm run db -- admin add ${username}.`
      : `Non c’è nessun amministratore con lo username ${username}. Ci sono: ${known.join(', ')}.`,
} as const;
