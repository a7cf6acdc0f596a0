import { cinDescriptionText } from './owner.it.ts';
import { type Cents, formatPrice } from '../../kernel/money/cents.ts';
import { bedsInRooms, rangeOf } from '../rules/check-numbers.ts';
import { type CheckCode, LARGE_PHOTO, type ListingFacts } from '../rules/check-listing.ts';
import { countOf } from '../rules/count-of.it.ts';
import { MAX_SEARCH } from '../rules/search-pattern.ts';

const priceOrEmpty = (price: Cents | null): string => (price === null ? '' : formatPrice(price));
export const listingChecks: Record<CheckCode, (facts: ListingFacts<unknown>) => string> = {
  cinMancante: () => 'CIN mancante',
  cinPubblicato: () => 'CIN già di una struttura pubblicata: questa non si può approvare',
  cinInAttesa: ({ conflictingListings }) =>
    conflictingListings.cinWaiting.length === 1
      ? 'Lo stesso CIN è in un’altra richiesta in attesa: se ne approva una sola, e il proprietario dell’altra lo sa per e-mail'
      : 'Lo stesso CIN è in altre richieste in attesa: se ne approva una sola, e i proprietari delle altre lo sanno per e-mail',
  cinDiEliminata: () => 'Il CIN era di una struttura pubblicata e poi eliminata, di un altro proprietario',
  cinValido: () => 'CIN valido e non duplicato',
  cinAltraForma: () => 'Il CIN non ha la forma nazionale: controllalo sul registro pubblico',
  cinDetto: ({ decodedCin }) => (decodedCin === null ? '' : cinDescriptionText(decodedCin)),
  cinComuneIgnoto: () => 'Il comune che il CIN indica non esiste',
  cinAltroComune: ({ decodedCin }) =>
    `Il CIN indica il comune di ${decodedCin?.comune ?? ''}, non quello dell’indirizzo`,
  cinClasseDiversa: ({ decodedCin }) =>
    `La classe ${decodedCin?.classe ?? ''} del CIN non è quella che di solito ha la tipologia scelta`,
  telefonoAltrui: () => 'Lo stesso telefono è di un altro proprietario',
  fotoAltrui: () => 'Una foto è anche di un altro proprietario',
  fotoMancanti: () => 'Nessuna foto',
  fotoPiccole: ({ sizes }) =>
    sizes.length === 1
      ? `1 foto, di ${sizes[0]} px`
      : `${sizes.length} foto, la più piccola di ${Math.min(...sizes)} px`,
  fotoGrandi: ({ sizes }) =>
    sizes.length === 1 ? `1 foto, oltre ${LARGE_PHOTO} px` : `${sizes.length} foto, tutte oltre ${LARGE_PHOTO} px`,
  colazioneCoerente: () => 'Colazione coerente con il tipo',
  colazioneMancante: () => 'Manca la Prima Colazione Inclusa, che per B&B e agriturismo è automatica',
  colazioneInPiu: () => 'Prima Colazione Inclusa indicata, ma la tipologia non la prevede',
  pagamentiConfigurati: () => 'Pagamenti configurati',
  pagamentiSenzaAccount: () =>
    'Registrazione ai pagamenti completata, ma senza account: andrà online come «Non garantita»',
  pagamentiNonConfigurati: () => 'Pagamenti non configurati: andrà online come «Non garantita»',
  postiDiversi: ({ numbers }) =>
    `${countOf(numbers.posti_letto, 'posto')} nella scheda, ma le camere ne hanno ${bedsInRooms(numbers) ?? 0}`,
  camereDiverse: ({ numbers: { num_camere, camere } }) =>
    `${countOf(num_camere, 'camera')} nella scheda, ma da prenotare ${camere.length === 1 ? 'ce n’è 1' : `ce ne sono ${camere.length}`}`,
  prezziCamereLontani: ({ numbers }) => {
    const range = rangeOf(numbers.camere.map(({ prezzo_notte_cents: cents }) => cents));
    return range === null
      ? ''
      : `Una camera costa ${formatPrice(range.high)} a notte, un’altra ${formatPrice(range.low)}`;
  },
  prezzoCambiato: ({ numbers: { price, published } }) =>
    `${priceOrEmpty(price)} a notte, mentre online sono ${priceOrEmpty(published)}`,
  prezzoInsolito: ({ numbers: { price, typical } }) =>
    `${priceOrEmpty(price)} a notte: chi è simile, ${typical?.where ?? ''}, chiede circa ${priceOrEmpty(typical?.price ?? null)}`,
  calendarioCollegato: () => 'Calendario di Booking.com collegato',
  calendarioScollegato: () => 'Il calendario di Booking.com indicato nel modulo non è collegato',
  calendarioIndicato: () => 'Calendario di Booking.com indicato',
  calendarioNonServe: () => 'Non è su Booking.com: il calendario non serve',
  calendarioMancante: () => 'Calendario di Booking.com non indicato',
  indirizzoConfermato: () => 'Il proprietario ha confermato il suo indirizzo e-mail',
  indirizzoDaConfermare: () => 'Il proprietario non ha ancora confermato il suo indirizzo e-mail',
  senzaProprietario: () => 'Nessun proprietario: nessuno la può modificare dalla sua area',
};
/** Adds the prefix that PRODUCT.md § 8 prescribes for some messages (`src/app/server/specification-sentences.test.ts`). */
const adminNotice = (message: string) => `Admin: ${message}`;
export const listingApproved = 'Struttura approvata con successo!';
export const listingRejected = 'Struttura rifiutata';
export const textsMarkedSeen = 'Testi visti';
export const decisionUndone = 'Decisione annullata: è di nuovo in attesa.';
export const noDecisionToUndo = 'Non c’è nessuna decisione da annullare.';
export const undoTooLate = 'È tardi per annullare: la decisione è già stata comunicata.';
export const undoBlockedByBooking = 'Non si può annullare: un ospite ha già scelto delle notti di questa struttura.';
export const listingCreated = adminNotice('Struttura inserita con successo!');
export const listingUpdated = adminNotice('Struttura aggiornata con successo!');
export const listingRemoved = 'Struttura eliminata con successo';
export const listingChangedElsewhere = 'La struttura è stata modificata da un’altra sessione. Ricarica la pagina.';
export const ownerEditPending = 'C’è una modifica del proprietario in attesa: approvala o rifiutala prima.';
export const listingHasFutureBookings =
  'La struttura ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.';
export const cinAlreadyPublished = (nome: string, citta: string) =>
  `Questo CIN è già di un’altra struttura pubblicata: «${nome}», ${citta}. Rifiuta questa, o elimina l’altra.`;
export const searchTooLong = `Cerca con al massimo ${MAX_SEARCH} caratteri.`;
export const reasonInvalid = 'Il motivo contiene caratteri non validi: riscrivilo.';

export const comparisonWords = {
  name: 'Nome',
  description: 'Descrizione',
  address: 'Indirizzo',
  town: 'Città',
  postcode: 'CAP',
  notOnBooking: 'non è su Booking.com',
  privateBathroom: 'bagno privato',
  sharedBathroom: 'bagno in comune',
  unavailable: 'non disponibile',
  aNight: (prezzo: string) => `${prezzo} a notte`,
  room: (nome: string) => `Camera «${nome}»`,
  roomBeds: (nome: string) => `Camera «${nome}», letti aggiuntivi`,
  roomNotes: (nome: string) => `Camera «${nome}», note`,
  photo: (number: number) => `Foto ${number}`,
  photoCaption: (number: number) => `Didascalia della foto ${number}`,
  photos: (count: number) => `${count} foto`,
  reorderedPhotos: (count: number) => `${count} foto, in un altro ordine`,
  freshPhotos: (count: number, fresh: number) => `${count} foto, ${fresh === 1 ? '1 nuova' : `${fresh} nuove`}`,
  rateNames: 'Nomi delle tariffe',
} as const;
