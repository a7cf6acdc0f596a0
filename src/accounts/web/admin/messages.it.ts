import { formatCount } from '../../../kernel/format-count.ts';
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
export const haiUnCodiceAppEntra = 'Hai un codice? Entra con quello';
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

export const codiceAppOCarta = 'Le sei cifre dell’app, o un codice di recupero.';
export const codiceSeAttivato = `${codiceAppOCarta} Serve solo se l’hai attivato.`;
export const scriviUnCodice = 'Scrivi il codice dell’app, o un codice di recupero.';
export const mandamiUnLink = 'Mandami un link all’indirizzo per gli avvisi';
export const haiUnNuovoBrowser = 'Un nuovo browser';
export const premiPerProvare =
  'Premi «Continua»: per un’ora, da questo browser, puoi provare a entrare qualunque cosa facciano gli altri. Nome utente, password e secondo fattore servono lo stesso.';
export const continua = 'Continua';
export const confermaIndirizzo = 'Conferma l’indirizzo';
export const premiPerConfermare = 'Premi «Conferma» per ricevere qui gli avvisi sul tuo accesso al pannello.';
export const conferma = 'Conferma';
export const vaiAllAccesso = 'Vai all’accesso';

export const confermaCheSeiTu = 'Conferma che sei tu';
export const serveLaConferma =
  'Quello che stai per fare non si può annullare: per sicurezza ti chiediamo di nuovo il secondo fattore. Poi, per cinque minuti, non te lo chiediamo più.';
export const confermaConPasskey = 'Conferma con una passkey';
export const serveUnSecondoFattore = 'Serve un secondo fattore';
export const attivaloPrima =
  'Per svuotare il database, eliminare tutto o rimborsare gli ospiti serve un secondo fattore: una passkey, o i codici di un’app. Attivane uno in «Sicurezza», poi conferma di nuovo.';
export const confermaDiNuovo =
  'Non abbiamo ancora fatto niente. Se hai attivato il secondo fattore, conferma di nuovo.';
export const apriSicurezza = 'Apri Sicurezza';

export const passkey = 'Passkey';
export const avvisi = 'Avvisi';
export const aggiungiUnaPasskey = 'Aggiungi una passkey';
export const togliLaPasskey = (name: string) => `Vuoi togliere la passkey «${name}»? Con quella non si entra più.`;
export const togli = 'Togli la passkey';
export const annulla = 'Annulla';
export const nonCaricata = 'Non riusciamo a caricare la sicurezza del tuo accesso.';
export const carichiamo = 'Carichiamo…';
export const codiciDiRecupero = 'Codici di recupero';
export const codiciRimasti = (left: number) =>
  left === 1 ? 'Ti resta un codice di recupero.' : `Ti restano ${formatCount(left)} codici di recupero.`;
export const aCheServono =
  'Dieci codici da stampare, ognuno vale una volta al posto del secondo fattore: servono se perdi il telefono.';
export const creaNuoviCodici = 'Crea nuovi codici';
export const stampaliOra =
  'Stampa questi codici e tienili in un posto sicuro. Non li mostriamo più: chi li trova può usarli al posto del secondo fattore.';
export const stampa = 'Stampa';
export const liHoSalvati = 'Li ho salvati';
export const deiCodiciPer = (username: string, site: string) => `${username}, ${site}`;
export const indirizzoPerGliAvvisi = 'Indirizzo e-mail per gli avvisi';
export const aCheServeIndirizzo =
  'Qui ti scriviamo quando cambia qualcosa del tuo accesso, e qui arriva il link per entrare da un nuovo browser quando altri provano a indovinare la password. Vuoto: non scriviamo a nessuno.';
export const inAttesa = (email: string) => `In attesa di conferma: ${email}`;
export const salvaIndirizzo = 'Salva l’indirizzo';
