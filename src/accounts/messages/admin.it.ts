import { brandName } from '../../kernel/brand/brand.ts';
import { MAX_PASSWORD, MIN_PASSWORD, type PasswordFault } from '../rules/check-password.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';

export const passwordFaults: Record<PasswordFault, string> = {
  corta: `Scegli una password di almeno ${MIN_PASSWORD} caratteri.`,
  lunga: `La password può avere al massimo ${MAX_PASSWORD} caratteri.`,
  username: 'La password non può essere uguale allo username.',
  comune: 'Questa password è tra le più usate al mondo, e si prova per prima: scegline un’altra.',
  prevedibile: 'Questa password si indovina facilmente: scegline una con parole tue, anche una frase.',
  illeggibile: 'La password contiene un carattere che non si può usare.',
};
export const unknownUsernameEntry = 'un nome che non esiste';
export const credentialsMissing = 'Inserisci username e password';
export const usernameMissing = 'Scrivi lo username.';
export const passwordMissing = 'Scrivi la password.';
export const credentialsInvalid = 'Credenziali non valide. Riprova.';
export const signInSucceeded = 'Login effettuato con successo!';
export const codeMissing = 'Scrivi il codice di 6 cifre della tua app di autenticazione.';
export const codeInvalid = 'Il codice non è giusto, o è già stato usato. Aspetta il prossimo e riprova.';
export const passwordChanged = 'Password cambiata. Le altre sessioni sono chiuse.';
export const codesEnabled = 'Codici attivati. Dal prossimo accesso ti chiediamo anche il codice.';
export const codesDisabled = 'Codici disattivati.';
export const codesAlreadyEnabled = 'I codici sono già attivi: disattivali prima di prepararne altri.';
export const codesNotPrepared = 'Non ci sono codici da attivare: preparali di nuovo.';

const ADMIN_MAIL_FOOTNOTE = `Ricevi questa e-mail perché è l’indirizzo di un amministratore di ${brandName}.`;
const NOT_YOU_ADVICE =
  'Se non sei stato tu, entra subito, cambia la password e controlla la finestra «Sicurezza». Chi gestisce il server può rimettere tutto a posto dalla console.';
const GO_TO_SIGN_IN_BUTTON = 'Vai all’accesso';
function securityWarningMail(subject: string, heading: string, text: string): MailWords {
  return {
    subject,
    preheader: text,
    heading,
    paragraphs: [text, NOT_YOU_ADVICE],
    button: GO_TO_SIGN_IN_BUTTON,
    footnote: ADMIN_MAIL_FOOTNOTE,
  };
}
export const recoveryCodesRenewed = 'Nuovi codici di recupero creati. Quelli di prima non valgono più.';
export const recoveryCodesNeedFactor =
  'I codici di recupero sostituiscono il secondo fattore: prima attiva una passkey o i codici dell’app.';
export const browserLinkRequested =
  'Se questo amministratore ha un indirizzo per gli avvisi, tra poco riceve un’e-mail con il link per provare da questo browser.';
export const adminLinkInvalid = 'Il link è scaduto o è già stato usato. Chiedine uno nuovo.';
export const browserRecognised = 'Fatto: da questo browser adesso puoi provare a entrare.';
export const alertEmailLinkSent = 'Ti abbiamo mandato un link: l’indirizzo vale quando lo apri e confermi.';
export const alertEmailRemoved = 'Indirizzo tolto. Gli avvisi non arrivano più a nessuno.';
export const alertEmailConfirmed = 'Fatto: gli avvisi adesso arrivano a questo indirizzo.';
export const alertEmailInvalid = 'Scrivi un indirizzo e-mail valido.';
export const alertEmailTooManyRequests = 'A questo indirizzo abbiamo già scritto più volte: riprova più tardi.';
export const confirmAlertEmailMail = (username: string): MailWords => ({
  subject: 'Conferma l’indirizzo per gli avvisi',
  preheader: 'Il link vale un’ora e si usa una volta sola.',
  heading: 'Conferma l’indirizzo per gli avvisi',
  paragraphs: [
    `L’amministratore ${username} vuole ricevere qui gli avvisi sul suo accesso, e il link per entrare da un nuovo browser. Apri il link e conferma.`,
    'Il link vale un’ora e si usa una volta sola. Se non l’hai chiesto tu, ignora questa e-mail: non cambia nulla.',
  ],
  button: 'Vai alla conferma',
  footnote: `Ricevi questa e-mail perché questo indirizzo è stato indicato su ${brandName}.`,
});
export const browserLinkMail = {
  subject: 'Il link per provare da un nuovo browser',
  preheader: 'Vale un’ora e si usa una volta sola.',
  heading: 'Vuoi entrare da un nuovo browser?',
  paragraphs: [
    'Apri il link nel browser da cui vuoi entrare: per un’ora i tentativi di altri non ti fanno aspettare. Username, password e secondo fattore servono lo stesso.',
    'Il link vale un’ora e si usa una volta sola. Se non l’hai chiesto tu, qualcuno sta provando a entrare al posto tuo: senza password e secondo fattore non ci riesce.',
  ],
  button: 'Apri il link',
  footnote: ADMIN_MAIL_FOOTNOTE,
} satisfies MailWords;
export const browserLinkUsedMail = securityWarningMail(
  'Un nuovo browser può provare a entrare',
  'Il link di accesso è stato usato',
  `Il link che ti abbiamo mandato è stato usato: quel browser per un’ora può provare a entrare nel pannello di ${brandName}.`,
);
export const adminPasskeyAddedMail = (nome: string) =>
  securityWarningMail(
    'Una nuova passkey per il pannello',
    'Hai una nuova passkey',
    `Al tuo accesso è stata aggiunta la passkey «${nome}». Le altre sessioni sono chiuse.`,
  );
export const adminPasskeyRemovedMail = (nome: string) =>
  securityWarningMail(
    'Una passkey è stata tolta',
    'Passkey tolta',
    `Dal tuo accesso è stata tolta la passkey «${nome}».`,
  );
export const codesEnabledMail = securityWarningMail(
  'Il secondo fattore è attivo',
  'Codici attivati',
  'Per entrare nel pannello adesso serve anche il codice dell’app. Le altre sessioni sono chiuse.',
);
export const codesDisabledMail = securityWarningMail(
  'I codici sono stati disattivati',
  'Codici disattivati',
  'Per entrare nel pannello il codice dell’app non serve più.',
);
export const recoveryCodeUsedMail = (left: number) =>
  securityWarningMail(
    'Un codice di recupero è stato usato',
    'Codice di recupero usato',
    `Qualcuno, speriamo tu, è entrato con un codice di recupero. ${left === 1 ? 'Ne resta uno' : `Ne restano ${formatCount(left)}`}.`,
  );
export const alertEmailChangedMail = securityWarningMail(
  'Gli avvisi non arrivano più qui',
  'Indirizzo cambiato',
  'L’indirizzo per gli avvisi sul tuo accesso al pannello non è più questo.',
);

/** Text from section 2 of the specification (`/admin`). */
export const checkingAccess = 'Verifica accesso in corso...';
/** Text from section 2 of the specification (login). */
export const signedInRedirecting = 'Accesso effettuato! Reindirizzamento...';
export const tooManyAttempts = (wait: string) => `Troppi tentativi. Riprova tra ${wait}.`;
export const canRetryNow = 'Ora puoi riprovare.';
export const sessionExpired = 'La sessione è scaduta. Accedi di nuovo e torni dov’eri.';
export const signedOut = 'Hai chiuso il pannello.';
export const accessNotVerified = 'Non riusciamo a verificare l’accesso. Controlla la connessione e riprova.';
export const signOutFailed =
  'Non riusciamo a chiudere la sessione: sei ancora dentro. Controlla la connessione e riprova.';
export const javaScriptRequired = 'Il pannello ha bisogno di JavaScript.';
export const newPasswordMissing = 'Scrivi la nuova password.';
export const passwordHint = `Almeno ${MIN_PASSWORD} caratteri: va bene anche una frase.`;
export const currentPasswordLabel = 'Password attuale';
export const newPasswordLabel = 'Nuova password';
export const pleaseWait = 'Un momento…';
export const adminPanelTitle = 'Pannello Amministratore';
export const retryButton = 'Riprova';
export const signInTitle = 'Accesso';
export const backToHomeLink = 'Torna alla home';
export const verificationCodeLabel = 'Codice di verifica';
export const sixDigitsHint = 'Le sei cifre dell’app di autenticazione.';
export const connectAppTitle = 'Collega l’app';
export const scanCodeHint = 'Inquadra il codice con l’app di autenticazione, oppure scrivi la chiave a mano:';
export const onPhoneWithAppQuestion = 'Sei sul telefono con l’app?';
export const openAppLink = 'Aprila da qui';
export const qrCodeAlt = 'Codice QR per l’app di autenticazione';
export const enableCodesButton = 'Attiva i codici';
export const signInWithCodeButton = 'Hai un codice? Entra con quello';
export const signInButton = 'Entra';
export const usernameLabel = 'Nome utente';
export const passwordLabel = 'Password';
export const retryIn = (wait: string) => `Riprova tra ${wait}`;
export const showPasswordLabel = 'Mostra la password';
export const hidePasswordLabel = 'Nascondi la password';
export const signedInAsPrefix = 'Sei';
export const otherSessionsCloseHint = 'Le altre sessioni si chiudono, questa resta aperta.';
export const codesActiveNote = 'I codici sono attivi: per entrare servono la password e il codice dell’app.';
export const codesExplanation =
  'Oltre alla password, un codice che cambia ogni 30 secondi: chi scopre la password non entra lo stesso. Ti serve un’app di autenticazione sul telefono.';
export const codesTitle = 'Codici';
export const yourAccessTitle = 'Il tuo accesso';
export const changeWhatLabel = 'Che cosa cambiare';
export const changePasswordButton = 'Cambia la password';
export const disableCodesButton = 'Disattiva i codici';
export const prepareCodesButton = 'Prepara i codici';
export const appOrRecoveryCodeHint = 'Le sei cifre dell’app, o un codice di recupero.';
export const codeIfEnabledHint = `${appOrRecoveryCodeHint} Serve solo se l’hai attivato.`;
export const appOrRecoveryCodeMissing = 'Scrivi il codice dell’app, o un codice di recupero.';
export const sendBrowserLinkButton = 'Mandami un link all’indirizzo per gli avvisi';
export const newBrowserTitle = 'Un nuovo browser';
export const newBrowserText =
  'Premi «Continua»: per un’ora, da questo browser, puoi provare a entrare qualunque cosa facciano gli altri. Nome utente, password e secondo fattore servono lo stesso.';
export const continueButton = 'Continua';
export const confirmAlertEmailTitle = 'Conferma l’indirizzo';
export const confirmAlertEmailText = 'Premi «Conferma» per ricevere qui gli avvisi sul tuo accesso al pannello.';
export const confirmButton = 'Conferma';
export const goToSignInLink = 'Vai all’accesso';
export const confirmIdentityTitle = 'Conferma che sei tu';
export const confirmIdentityText =
  'Quello che stai per fare non si può annullare: per sicurezza ti chiediamo di nuovo il secondo fattore. Poi, per cinque minuti, non te lo chiediamo più.';
export const confirmWithPasskeyButton = 'Conferma con una passkey';
export const secondFactorNeededTitle = 'Serve un secondo fattore';
export const secondFactorNeededText =
  'Per svuotare il database, eliminare tutto o rimborsare gli ospiti serve un secondo fattore: una passkey, o i codici di un’app. Attivane uno in «Sicurezza», poi conferma di nuovo.';
export const confirmAgainNotice =
  'Non abbiamo ancora fatto niente. Se hai attivato il secondo fattore, conferma di nuovo.';
export const openSecurityButton = 'Apri Sicurezza';
export const passkeysTitle = 'Passkey';
export const alertsTitle = 'Avvisi';
export const addAdminPasskeyButton = 'Aggiungi una passkey';
export const removePasskeyQuestion = (name: string) =>
  `Vuoi togliere la passkey «${name}»? Con quella non si entra più.`;
export const confirmRemovePasskeyButton = 'Togli la passkey';
export const cancelButton = 'Annulla';
export const securityNotLoaded = 'Non riusciamo a caricare la sicurezza del tuo accesso.';
export const loadingStatus = 'Carichiamo…';
export const recoveryCodesTitle = 'Codici di recupero';
export const recoveryCodesLeft = (left: number) =>
  left === 1 ? 'Ti resta un codice di recupero.' : `Ti restano ${formatCount(left)} codici di recupero.`;
export const recoveryCodesExplanation =
  'Dieci codici da stampare, ognuno vale una volta al posto del secondo fattore: servono se perdi il telefono.';
export const createRecoveryCodesButton = 'Crea nuovi codici';
export const printRecoveryCodesNow =
  'Stampa questi codici e tienili in un posto sicuro. Non li mostriamo più: chi li trova può usarli al posto del secondo fattore.';
export const printButton = 'Stampa';
export const codesSavedButton = 'Li ho salvati';
export const recoveryCodesOwner = (username: string, site: string) => `${username}, ${site}`;
export const alertEmailLabel = 'Indirizzo e-mail per gli avvisi';
export const alertEmailHint =
  'Qui ti scriviamo quando cambia qualcosa del tuo accesso, e qui arriva il link per entrare da un nuovo browser quando altri provano a indovinare la password. Vuoto: non scriviamo a nessuno.';
export const alertEmailPending = (email: string) => `In attesa di conferma: ${email}`;
export const saveAlertEmailButton = 'Salva l’indirizzo';
