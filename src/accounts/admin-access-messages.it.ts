/** What the administrator's login and guard say; what the server answers is in `admin-messages.it.ts`. */
export const adminAccessMessages = {
  /** Specification section 2, `/admin`. */
  verificaInCorso: 'Verifica accesso in corso...',
  /** Specification section 5, login. */
  mancaQualcosa: 'Inserisci username e password',
  credenzialiNonValide: 'Credenziali non valide. Riprova.',
  /** Specification section 2, login. */
  accessoEffettuato: 'Accesso effettuato! Reindirizzamento...',
  /** Specification section 5, login: said when the panel is there. */
  loginRiuscito: 'Login effettuato con successo!',
  scriviIlCodice: 'Scrivi il codice di sei cifre dell’app di autenticazione.',
  troppiTentativi: (wait: string) => `Troppi tentativi. Riprova tra ${wait}.`,
  puoiRiprovare: 'Ora puoi riprovare.',
  sessioneScaduta: 'La sessione è scaduta. Accedi di nuovo e torni dov’eri.',
  uscito: 'Sei uscito dal pannello.',
  nonVerificato: 'Non riusciamo a verificare l’accesso. Controlla la connessione e riprova.',
  nonUscito: 'Non riusciamo a chiudere la sessione: sei ancora dentro. Controlla la connessione e riprova.',
  serveJavaScript: 'Il pannello ha bisogno di JavaScript.',
  scriviLaPassword: 'Scrivi la tua password.',
  scriviLaNuova: 'Scrivi la nuova password.',
} as const;
