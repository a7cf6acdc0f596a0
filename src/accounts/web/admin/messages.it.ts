import { MIN_PASSWORD } from '../../rules/check-password.ts';

/** Specification section 2, `/admin`. */
export const verificaInCorso = 'Verifica accesso in corso...';
/** Specification section 2, login. */
export const accessoEffettuato = 'Accesso effettuato! Reindirizzamento...';
export const troppiTentativi = (wait: string) => `Troppi tentativi. Riprova tra ${wait}.`;
export const puoiRiprovare = 'Ora puoi riprovare.';
export const sessioneScaduta = 'La sessione è scaduta. Accedi di nuovo e torni dov’eri.';
export const uscito = 'Hai chiuso il pannello.';
export const nonVerificato = 'Non riusciamo a verificare l’accesso. Controlla la connessione e riprova.';
export const nonUscito = 'Non riusciamo a chiudere la sessione: sei ancora dentro. Controlla la connessione e riprova.';
export const serveJavaScript = 'Il pannello ha bisogno di JavaScript.';
export const nuovaMancante = 'Scrivi la nuova password.';
export const comeLaPassword = `Almeno ${MIN_PASSWORD} caratteri: va bene anche una frase.`;

export const passwordAttuale = 'Password attuale';
export const nuovaPassword = 'Nuova password';
export const unMomento = 'Un momento…';
export const pannelloAmministratore = 'Pannello Amministratore';
export const riprova = 'Riprova';
export const accesso = 'Accesso';
export const tornaAllaHome = 'Torna alla home';
export const codiceDiVerifica = 'Codice di verifica';
export const leSeiCifreApp = 'Le sei cifre dell’app di autenticazione.';
export const collegaApp = 'Collega l’app';
export const inquadraIlCodiceConApp = 'Inquadra il codice con l’app di autenticazione, oppure scrivi la chiave a mano:';
export const seiSulTelefonoConApp = 'Sei sul telefono con l’app?';
export const aprilaDaQui = 'Aprila da qui';
export const codiceQrPerApp = 'Codice QR per l’app di autenticazione';
export const attivaICodici = 'Attiva i codici';
export const haiUnCodiceAppEntra = 'Hai un codice dell’app? Entra con quello';
export const entra = 'Entra';
export const nomeUtente = 'Nome utente';
export const password = 'Password';
export const riprovaTra = (wait: string) => `Riprova tra ${wait}`;
export const mostraLaPassword = 'Mostra la password';
export const nascondiLaPassword = 'Nascondi la password';
export const sei = 'Sei';
export const leAltreSessioniSiChiudono = 'Le altre sessioni si chiudono, questa resta aperta.';
export const iCodiciSonoAttivi = 'I codici sono attivi: per entrare servono la password e il codice dell’app.';
export const oltreAllaPasswordUnCodice =
  'Oltre alla password, un codice che cambia ogni 30 secondi: chi scopre la password non entra lo stesso. Ti serve un’app di autenticazione sul telefono.';
export const codici = 'Codici';
export const ilTuoAccesso = 'Il tuo accesso';
export const cheCosaCambiare = 'Che cosa cambiare';
export const cambiaLaPassword = 'Cambia la password';
export const disattivaICodici = 'Disattiva i codici';
export const preparaICodici = 'Prepara i codici';
