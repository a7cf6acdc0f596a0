import { brandName } from '../../kernel/brand/brand.ts';
import { ADDRESS_CHANGE_HOURS } from '../rules/address-change.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';

export const siteUnreachable = `${brandName} non è raggiungibile in questo momento. Controlla la connessione e riprova.`;
export const howToSignIn =
  'Si entra con un link nella posta, senza password: scrivi l’indirizzo e-mail con cui hai proposto la casa.';
export const signInLinkIncomplete = 'Il link è incompleto. Aprilo di nuovo dall’e-mail, o chiedine uno nuovo.';
export const signInLinkResent = 'Fatto: guarda di nuovo nella posta, vale l’ultima e-mail arrivata.';
export const signInAgainHint =
  'Quello che hai cambiato resta qui: entra in un’altra scheda, poi torna in questa e salva.';
export const signedOut = 'Hai chiuso la tua area.';
export const signedOutEverywhere = 'Hai chiuso la tua area su tutti i dispositivi.';

const addressNotRequestedNote = (contact: string | null) =>
  `Se non sei stato tu, ${contact === null ? 'entra nella tua area con un nuovo link e controlla le tue case' : `scrivi subito a ${contact}`}.`;
export const addressTitle = 'L’indirizzo con cui entri';
export const addressChangeExplanation =
  'Se lo cambi, le tue strutture, le prenotazioni e il conto passano al nuovo. Serve la conferma da tutti e due gli indirizzi. L’e-mail che vedono gli ospiti resta com’è.';
export const changeAddressButton = 'Cambia indirizzo';
export const newAddressLabel = 'Nuovo indirizzo e-mail';
export const sendBothLinksButton = 'Manda i due link';
export const keepAddressButton = 'Lascia com’è';
export const sendingLinksStatus = 'Mandiamo…';
export const cancelAddressChangeButton = 'Annulla';
export const addressChangeCancelled = 'Resta l’indirizzo di prima.';
export const addressChangePending = (email: string) => `In attesa di conferma: ${email}`;
export const missingAddressConfirmations = {
  entrambi: 'Apri i link che abbiamo mandato ai due indirizzi: valgono 24 ore.',
  vecchio: 'Manca la conferma dall’indirizzo di adesso: apri il link che gli abbiamo mandato.',
  nuovo: 'Manca la conferma dal nuovo indirizzo: apri il link che gli abbiamo mandato.',
} as const;
export const addressLinksExpired = 'I link sono scaduti. Chiedine altri, o lascia l’indirizzo com’è.';
export const addressUnchanged = 'È già il tuo indirizzo.';
export const addressTooManyRequests = 'A questi indirizzi abbiamo già scritto più volte: riprova più tardi.';
/** The message is the same for every address, to conceal whether an account exists. */
export const addressLinksSent =
  'Abbiamo scritto a tutti e due gli indirizzi: il cambio vale quando confermi da entrambi.';
export const addressLinkInvalid = 'Il link è scaduto o è già stato usato. Puoi chiederne un altro dalla tua area.';
/** Shown only after both addresses have been confirmed. */
export const addressTaken = 'Con il nuovo indirizzo c’è già un’altra area: la tua resta con l’indirizzo di prima.';
export const newAddressStillToConfirm = (email: string) =>
  `Confermato. Ora apri il link che abbiamo mandato a ${email}.`;
export const oldAddressStillToConfirm = 'Confermato. Ora apri il link che abbiamo mandato al tuo indirizzo di prima.';
export const addressChanged = (email: string) => `Fatto: da adesso entri con ${email}.`;
export const confirmAddressQuestions = {
  vecchio: (from: string, to: string) =>
    `Premi «Conferma» se vuoi entrare con ${to} al posto di ${from}. Il cambio vale quando confermi anche da lì.`,
  nuovo: (from: string, to: string) =>
    `Premi «Conferma» se vuoi entrare con ${to} al posto di ${from}. Il cambio vale quando confermi anche dall’altro indirizzo.`,
} as const;
export const confirmFromOldAddressMail = (to: string, contact: string | null): MailWords => ({
  subject: 'Conferma il cambio di indirizzo',
  preheader: 'Serve la conferma di tutti e due gli indirizzi.',
  heading: 'Vuoi entrare con un altro indirizzo?',
  paragraphs: [
    `Qualcuno, speriamo tu, ha chiesto di entrare nella tua area con ${to}. Le tue strutture, le prenotazioni e il conto passano a quell’indirizzo quando confermi da tutti e due.`,
    `Il link vale ${ADDRESS_CHANGE_HOURS} ore e si usa una volta sola. Senza la tua conferma non cambia nulla.`,
    addressNotRequestedNote(contact),
  ],
  button: 'Vai alla conferma',
  footnote: `Ricevi questa e-mail perché con questo indirizzo si entra in un’area di ${brandName}.`,
});
export const confirmNewAddressMail = (from: string): MailWords => ({
  subject: 'Conferma il tuo nuovo indirizzo',
  preheader: 'Serve la conferma di tutti e due gli indirizzi.',
  heading: 'Conferma il tuo nuovo indirizzo',
  paragraphs: [
    `Chi oggi entra nella sua area di ${brandName} con ${from} vuole entrare con questo indirizzo. Se sei tu, conferma.`,
    `Il link vale ${ADDRESS_CHANGE_HOURS} ore e si usa una volta sola.`,
    'Se non sei stato tu, ignora questa e-mail: non cambia nulla.',
  ],
  button: 'Vai alla conferma',
  footnote: `Ricevi questa e-mail perché questo indirizzo è stato indicato su ${brandName}.`,
});
/** Sent to an address that already has an account, so that only its owner learns about the account. */
export const addressTakenMail = (from: string): MailWords => ({
  subject: 'Questo indirizzo ha già la sua area',
  preheader: 'Qualcuno voleva usarlo per un’altra area. Non cambia nulla.',
  heading: 'Questo indirizzo ha già la sua area',
  paragraphs: [
    `Chi entra nella sua area di ${brandName} con ${from} ha chiesto di entrare con questo indirizzo. Ma qui c’è già un’area, e due non si possono unire: non cambia nulla.`,
    'Se non sei stato tu, ignora questa e-mail.',
  ],
  button: 'Vai alla tua area',
  footnote: `Ricevi questa e-mail perché con questo indirizzo si entra in un’area di ${brandName}.`,
});
export const addressLeftMail = (to: string, contact: string | null): MailWords => ({
  subject: 'L’indirizzo della tua area è cambiato',
  preheader: 'Da adesso si entra con il nuovo.',
  heading: 'Indirizzo cambiato',
  paragraphs: [
    `Da adesso nella tua area di ${brandName} si entra con ${to}. Strutture, prenotazioni e conto sono lì; sugli altri dispositivi l’area è stata chiusa.`,
    addressNotRequestedNote(contact),
  ],
  button: `Vai a ${brandName}`,
  footnote: `Ricevi questa e-mail perché con questo indirizzo si entrava in un’area di ${brandName}. È l’ultima che ti mandiamo qui.`,
});
export const addressTakenOverMail = (from: string): MailWords => ({
  subject: 'Da adesso entri con questo indirizzo',
  preheader: 'Il cambio è fatto.',
  heading: 'Adesso entri con questo indirizzo',
  paragraphs: [
    `Tutto quello che era con ${from} è qui: strutture, prenotazioni e conto. Le e-mail di ${brandName} ti arrivano a questo indirizzo.`,
    'L’e-mail che vedono gli ospiti sulle pagine delle tue case resta quella di prima: se vuoi, la cambi nei contatti.',
  ],
  button: 'Apri la tua area',
  footnote: `Ricevi questa e-mail perché con questo indirizzo si entra in un’area di ${brandName}.`,
});

export const signInLinkInvalid = 'Il link è scaduto o è già stato usato. Chiedine uno nuovo.';
export const emailInvalid = 'Scrivi un indirizzo e-mail valido.';
export const signInLinkSent = 'Se l’indirizzo è giusto, tra poco ricevi un’e-mail con il link per entrare.';
export const signInLinkMail = {
  subject: `Il tuo link per entrare in ${brandName}`,
  preheader: 'Vale 30 minuti e si usa una volta sola.',
  heading: 'Il tuo link per entrare',
  paragraphs: [
    `Hai chiesto di entrare nella tua area di ${brandName}. Apri il link qui sotto e premi Entra: non serve una password.`,
  ],
  button: `Entra in ${brandName}`,
  footnote:
    'Il link vale 30 minuti e si usa una volta sola. Se non l’hai chiesto tu, ignora questa e-mail: senza il link non entra nessuno.',
} as const;

export const passkeyInvalid = 'Questa passkey non è valida qui, o è passato troppo tempo. Riprova.';
export const passkeysNeedDomain = 'Le passkey funzionano solo dove il sito ha un nome di dominio.';
export const passkeyNotFound = 'Questa passkey non c’è più.';
export const noPasskeysYet = 'Non hai ancora nessuna passkey.';
export const tooManyPasskeys = 'Hai già venti passkey: togline una prima di aggiungerne un’altra.';
export const passkeyNameTooLong = 'Il nome può avere al massimo 60 caratteri.';
export const unnamedPasskey = 'Passkey';
export const passkeyAdded = 'Passkey aggiunta. Sugli altri dispositivi dovrai entrare di nuovo.';
export const passkeyRemoved = 'Passkey tolta.';
export const passkeyAddedMail = (nome: string): MailWords => ({
  subject: 'Una nuova passkey per la tua area',
  preheader: 'Da adesso si entra anche con questa.',
  heading: 'Hai una nuova passkey',
  paragraphs: [
    `Alla tua area di ${brandName} è stata aggiunta la passkey «${nome}»: da adesso si entra anche con quella. Sugli altri dispositivi l’area è stata chiusa.`,
    'Se non sei stato tu, entra con un nuovo link e toglila subito.',
  ],
  button: 'Vai alla tua area',
  footnote: `Ricevi questa e-mail perché con questo indirizzo si entra in un’area di ${brandName}.`,
});

export const myListingsTitle = 'Le mie strutture';
export const breadcrumbLabel = 'Percorso';
export const pressSignInToConfirm =
  'Premi «Entra» per confermare il tuo indirizzo e aprire la tua area. Il link vale una volta sola.';
export const openingStatus = 'Apriamo…';
export const signInButton = 'Entra';
export const yourEmailLabel = 'Il tuo indirizzo e-mail';
export const yourEmailHint = 'Quello con cui hai inserito la struttura.';
export const pleaseWait = 'Un momento…';
export const sendLinkButton = 'Mandami il link';
export const checkInboxTitle = 'Guarda nella posta';
export const mailNotArrivedTitle = 'Non è arrivata?';
export const checkSpamAdvice = 'Guarda anche nella posta indesiderata.';
export const checkAddressAdvice = 'Controlla che l’indirizzo qui sopra sia quello con cui hai inserito la struttura.';
export const waitAdvice = 'Aspetta qualche minuto: a volte la posta è lenta.';
export const otherAddressButton = 'Usa un altro indirizzo';
export const sendAnotherLinkButton = 'Manda un altro link';
export const anotherLinkInAMinute = 'Puoi chiederne un altro tra un minuto.';
export const signOutButton = 'Esci';
export const signOutEverywhereButton = 'Esci da tutti i dispositivi';
export const signOutEverywhereQuestion =
  'Vuoi uscire da tutti i dispositivi, compreso questo? Per rientrare ti serve un nuovo link.';
export const ownerAreaLead =
  'Qui vedi a che punto sono le tue strutture e cambi quello che vuoi. Si entra con un link nella posta, senza password.';
export const homeNotHereQuestion = 'La tua casa non è ancora qui?';
export const addHomeForFreeLink = 'Inseriscila, è gratis';
export const ownerAreaTitle = 'Area proprietari';
export const signInAgainLink = 'Entra di nuovo';
export const opensInNewTab = '(si apre in un’altra scheda)';
export const javaScriptRequired = 'Si entra con un pulsante che ha bisogno di JavaScript.';
export const passkeysTitle = 'Passkey';
export const yourPasskeysTitle = 'Le tue passkey';
export const managePasskeysButton = 'Gestisci le passkey';
export const confirmIdentityText =
  'Per sicurezza, prima conferma che sei tu: chi trova questo browser aperto non deve poterlo fare al posto tuo.';
export const confirmWithPasskeyButton = 'Conferma con una passkey';
export const identityLinkSent = (email: string) =>
  `Abbiamo mandato un link a ${email}. Aprilo in questo browser, premi «Entra», poi torna qui e riprova entro cinque minuti.`;
export const identityConfirmed = 'Confermato: adesso puoi riprovare, entro cinque minuti.';

export const passkeySignInFailed = 'La passkey non ha risposto, o hai annullato. Riprova, o entra in un altro modo.';
export const passkeyNotAdded =
  'La passkey non è stata aggiunta: il dispositivo non ha risposto, o hai annullato. Riprova.';
export const passkeyAlreadyOnDevice = 'Su questo dispositivo c’è già una tua passkey: usa quella.';
export const passkeyCodeNotLoaded =
  'Non riusciamo a caricare quello che serve per le passkey. Controlla la connessione e riprova.';
export const signInWithPasskeyButton = 'Entra con una passkey';
export const alternativeSeparator = 'oppure';
export const passkeyNameLabel = 'Nome della passkey';
export const passkeyNameHint = 'Per esempio «Telefono» o «Portatile di casa»: ti serve per riconoscerla.';
export const addPasskeyButton = 'Aggiungi una passkey';
export const removePasskeyButton = 'Togli';
export const passkeyAddedOn = (day: string) => `aggiunta il ${day}`;
export const passkeyLastUsedOn = (day: string) => `usata l’ultima volta il ${day}`;
export const passkeyNeverUsed = 'mai usata';
export const passkeyExplanation =
  'Una passkey è una chiave sul tuo telefono o computer: entri con l’impronta, il viso o il PIN, senza scrivere niente. Nessuno può indovinarla, né rubartela con una pagina falsa.';
export const passkeysUnsupported =
  'Qui non puoi usare le passkey: serve un browser recente, e l’indirizzo del sito deve essere un nome, non un numero.';
