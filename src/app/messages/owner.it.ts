import { brandName } from '../../kernel/brand/brand.ts';

export const accountTitle = 'Il tuo account e i tuoi dati';
export const accountDataHelp =
  'Tutto quello che c’è con il tuo indirizzo: strutture, soggiorni da ospite, commenti, newsletter. Le foto si scaricano dalla pagina di ogni struttura.';
export const downloadDataButton = 'Scarica i tuoi dati';
export const deleteAccountButton = 'Elimina il tuo account';
export const myPropertiesTitle = 'Le mie strutture';
export const greetingSignedInAs = 'Ciao! Sei qui come';
export const addAnotherPropertyLink = 'Inserisci un’altra struttura';
export const noPropertiesYet =
  'Con questo indirizzo non c’è ancora nessuna struttura. Inserirne una è gratuito, e bastano pochi minuti.';
export const addYourPropertyLabel = 'Inserisci la tua Struttura';
export const pendingLabel = 'in attesa';
export const toCorrectLabel = 'da correggere';
export const pausedLabel = 'in pausa';
export const firstPropertyTitle = 'C’è posto anche per la tua finestra';
export const goToOwnerAreaLink = 'Vai alla tua area';
export const confirmButton = 'Conferma';
export const confirmingLabel = 'Confermiamo…';

export const addPropertyIntroduction =
  'Una pagina sola, gratis e senza creare un account. Se hai sotto mano CIN e foto bastano dieci minuti:';
export const whatToPrepareLink = 'che cosa preparare';
export const addPropertyNeedsJavaScript =
  'Il modulo carica le foto e controlla il CIN mentre scrivi: ha bisogno di JavaScript.';
export const whatToPrepareTitle = 'Che cosa preparare';
export const nextStepsTitle = 'E poi?';
export const alreadySubmittedQuestion = 'Hai già inviato una struttura?';
export const enterOwnerAreaLink = 'Entra nella tua area';
export const addPropertyPageDescription = `Inserisci gratis la tua casa vacanza, B&B, affittacamere o agriturismo su ${brandName}, senza creare un account.`;
export const privateNoStoreHeader = 'private, no-store';
export const beforeYouStartTitle = 'Prima di cominciare';
export const thingsToPrepare = [
  'Il CIN: comincia per IT e sta sul certificato del Ministero del Turismo.',
  'Indirizzo, posti letto, camere e bagni; per B&B e affittacamere anche letti e prezzo di ogni camera.',
  'Il prezzo per notte e, se le offri, quello delle pulizie finali.',
  'Fino a 10 foto, massimo 5 MB l’una. La prima fa da copertina.',
  'L’indirizzo iCal del calendario di Booking.com, se la casa è anche lì.',
];
export const nextSteps = [
  'Invii il modulo e confermi la tua e-mail con il link che ricevi.',
  'Una persona legge la richiesta e ti risponde in 24/48 ore. Se manca qualcosa ti dice che cosa.',
  'La casa è online, nell’ordine che gira ogni giorno. Gli ospiti ti scrivono e ti chiamano direttamente.',
];

export const calendarOf = (nome: string) => `Calendario di ${nome}`;
export const calendarTitle = 'Calendario';

export const titleOfProperty = (titolo: string, nome: string) => `${titolo} di ${nome}`;

export const alreadySignedInAs = 'In questo browser sei già dentro come';
export const goToYourPropertiesLink = 'vai alle tue strutture';
export const signInTitle = 'Entra';

export const addressConfirmationTitle = 'Conferma l’indirizzo';

export const ownerAreaTitle = 'Area proprietari';

export const editPropertyTitle = (nome: string) => `Modifica ${nome}`;
export const editPageLabel = 'Modifica';
export const propertyFallbackName = 'la struttura';

export const bookingOf = (guest_name: string) => `Prenotazione di ${guest_name}`;
export const bookingTitle = 'Prenotazione';

export const myPropertyTitle = 'La mia struttura';
