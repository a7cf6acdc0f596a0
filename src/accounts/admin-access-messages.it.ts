import { MIN_PASSWORD } from './rules/check-password.ts';

/** What the administrator's login, guard and own access say in the browser; what the server answers is in `admin-messages.it.ts`. */
export const adminAccessMessages = {
  /** Specification section 2, `/admin`. */
  verificaInCorso: 'Verifica accesso in corso...',
  /** Specification section 2, login. */
  accessoEffettuato: 'Accesso effettuato! Reindirizzamento...',
  troppiTentativi: (wait: string) => `Troppi tentativi. Riprova tra ${wait}.`,
  puoiRiprovare: 'Ora puoi riprovare.',
  sessioneScaduta: 'La sessione è scaduta. Accedi di nuovo e torni dov’eri.',
  uscito: 'Hai chiuso il pannello.',
  nonVerificato: 'Non riusciamo a verificare l’accesso. Controlla la connessione e riprova.',
  nonUscito: 'Non riusciamo a chiudere la sessione: sei ancora dentro. Controlla la connessione e riprova.',
  serveJavaScript: 'Il pannello ha bisogno di JavaScript.',
  nuovaMancante: 'Scrivi la nuova password.',
  comeLaPassword: `Almeno ${MIN_PASSWORD} caratteri: va bene anche una frase.`,
} as const;
