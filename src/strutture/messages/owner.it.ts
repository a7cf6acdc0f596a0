import { brandName } from '../../kernel/brand/brand.ts';
import { PUBLIC_EMAIL_HOURS } from '../rules/choose-public-email.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import {
  bedTypeNames,
  cinClassNames,
  flagNames,
  hostPhotoLabel,
  languageNames,
  mapPointLabel,
  storyFieldLabels,
} from './visitor.it.ts';
import { countOf } from '../rules/count-of.it.ts';
import type { TipoLetti } from '../rules/tipi.ts';
import { type DetailFault, MAX_DIDASCALIA } from '../../media/rules/photo-details.ts';
import type { Language } from '../../kernel/language.ts';
import type { ConditionFault } from '../rules/condition-fault.ts';
import { atClock } from '../../kernel/dates/format-clock.ts';
import type { CheckedConditions } from '../rules/read-conditions.ts';
import { DRAFT_DAYS } from '../rules/draft-life.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import { MAX_MOTIVO } from '../rules/motivo.ts';
import type { CinCheck, CinDescription, CinNote } from '../rules/cin.ts';
import { formatAddress } from '../rules/format-address.ts';
import type { StrutturaFault } from '../rules/struttura-fault.ts';
import type { RoomMismatch } from '../rules/capacity.ts';

export const archiveJsonFile = 'struttura.json';
export const archiveTextFile = 'struttura.txt';
export const archivePricesFile = 'prezzi.csv';
export const archiveRatesFile = 'tariffe.csv';
export const archiveEditJsonFile = 'modifica.json';
export const archiveEditTextFile = 'modifica.txt';
export const archiveEditPricesFile = 'modifica-prezzi.csv';
export const archiveCalendarFile = 'calendario.csv';
export const archiveCalendarIcsFile = 'calendario.ics';
export const archiveBookingsFile = 'prenotazioni.csv';
export const archivePhotosFolder = 'foto';
export const archivePublishedVersionNote = 'Questi sono i dati pubblicati. Quelli della modifica sono in modifica.txt.';
export const archivePendingEditNote =
  'Questi sono i dati della modifica in attesa di approvazione: online c’è ancora la versione precedente.';
export const archiveRejectedEditNote =
  'Questi sono i dati della modifica rifiutata: online c’è la versione precedente.';
export const listingStatusLabel = 'Stato';
export const listingTypeLabel = 'Tipologia';
export const bookingModeLabel = 'Si prenota';
export const bookingModes = { casa_vacanza: 'Tutta la casa', bnb: 'Per camera' } as const;
export const cinLabel = 'CIN';
export const nightlyPriceLabel = 'Prezzo per notte';
export const cleaningLabel = 'Pulizie';
export const oncePerStay = 'una volta per soggiorno';
export const bedPlacesLabel = 'Posti letto';
export const roomsLabel = 'Camere';
export const bathroomsLabel = 'Bagni';
export const amenitiesLabel = 'Servizi';
export const phoneLabel = 'Telefono';
export const emailLabel = 'E-mail';
export const bookingComCalendarLabel = 'Calendario di Booking.com';
export const bedsLabel = 'Letti';
export const extraBedsLabel = 'Letti aggiuntivi';
export const privateBathroomLabel = 'Bagno privato';
export const availableLabel = 'Disponibile';
export const notesLabel = 'Note';
export const archivePhotoLabel = (number: number) => `Foto ${number}`;
export const yesAnswer = 'sì';
export const noAnswer = 'no';
export const noneAnswer = 'nessuno';
export const archivePricesColumns = ['Che cosa', 'Prezzo in euro', 'Per', 'Posti letto', 'Disponibile'];
export const priceUnitNight = 'notte';
export const priceUnitStay = 'soggiorno';
export const pricesAndConditionsTitle = 'Prezzi e condizioni';
export const confirmationLabel = 'Conferma';
export const sameDayConfirmationLabel = 'Conferma degli arrivi di oggi';
export const guestCancellationLabel = 'Se l’ospite annulla';
export const archiveRatesFileNote = 'Stagioni, fine settimana, soggiorno minimo e supplementi sono in tariffe.csv.';
export const wholeYearPeriod = 'Tutto l’anno';
export const seasonPeriod = 'Stagione';
export const archiveRatesColumns = [
  'Periodo',
  'Che cosa',
  'Prima notte',
  'Ultima notte',
  'Prezzo per notte in euro',
  'Venerdì e sabato in euro',
  'Soggiorno minimo',
  'Ospiti inclusi',
  'Supplemento per ospite e notte in euro',
];
export const archiveCalendarColumns = ['Dal', 'Al (partenza)', 'Che cosa', 'Tipo', 'Piattaforma', 'Descrizione'];
export const archiveBookingsColumns = [
  'Riferimento',
  'Stato',
  'Arrivo',
  'Partenza',
  'Che cosa',
  'Ospiti',
  'Nome',
  'E-mail',
  'Telefono',
  'Note',
  'Totale in euro',
  'Commissione in euro',
  'Rimborsato in euro',
  'Ricevi in euro, prima dei costi del servizio di pagamento',
  'Avvisi',
];
export const calendarEntryTypes = {
  booking: 'Prenotazione',
  blocked: 'Date bloccate',
  maintenance: 'Manutenzione',
  conflict: 'Conflitto',
} as const;
export const calendarPlatforms = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  ospitalia: brandName,
  vrbo: 'VRBO',
} as const;

export const listingStatuses = {
  in_attesa: 'In attesa',
  approvata: 'Pubblicata',
  rifiutata: 'Rifiutata',
  sospesa: 'In pausa',
  eliminata: 'Eliminata',
} as const;
export const contactsUpdated = 'Contatti aggiornati con successo!';
export const contactsNotUpdated = (detail: string) => `Errore nell'aggiornamento dei contatti: ${detail}`;
export const unsavedChangesWarning = 'Quello che hai cambiato non è ancora salvato: se esci da questa pagina va perso.';
export const photosUpdated = (count: number) => `Foto aggiornate con successo! (${formatCount(count)} foto)`;
export const photosSentForReview =
  'Foto inviate: le guardiamo entro 24/48 ore. Intanto restano online quelle di prima.';
export const photosNotUpdated = "Errore nell'aggiornamento delle foto";
export const photosStillUploading = 'Aspetta che le foto finiscano di caricarsi, poi salva.';
export const photosReviewNotes = {
  notPublished: 'La prima è la copertina.',
  unchanged: 'La prima è la copertina. Se ne cambi, le guardiamo prima di metterle online.',
  ofTheChange: 'Sono le foto della tua modifica: online restano quelle pubblicate.',
  apply: 'Cambia solo l’ordine: va online subito.',
  review: 'Le foto cambiano, quindi le guardiamo prima: intanto online restano quelle di adesso.',
} as const;
export const reviewRuleHint =
  'Se cambi CIN, indirizzo, tipologia o foto guardiamo prima tutta la modifica, e intanto resta online la versione pubblicata. Se non li tocchi, vale subito.';
export const editReviewNotes = {
  ofARequest: 'La richiesta è in attesa: quello che salvi prende il posto di quello che hai inviato.',
  ofARefusal: 'La richiesta riparte con quello che scrivi qui: ti rispondiamo per e-mail entro 24/48 ore.',
  ofTheChange: 'Quello che salvi prende il posto della modifica che hai già inviato.',
  apply: 'Questa modifica vale subito, senza revisione.',
  review:
    'CIN, indirizzo, tipologia o foto sono cambiati: guardiamo la modifica entro 24/48 ore, e intanto resta online la versione pubblicata.',
} as const;
export const resubmitRequestButton = 'Invia di nuovo la richiesta';
export const editApplied = 'Modifiche salvate: sono già online.';
export const editSaved = 'Modifiche salvate.';
export const editUnderReviewNotice = 'La modifica è in revisione: intanto resta online la versione pubblicata';
export const editSentForReview = 'Modifica inviata: la guardiamo entro 24/48 ore.';
export const editWithdrawn = 'Hai ritirato la modifica: resta la versione pubblicata.';
export const requestResubmitted = 'Richiesta inviata di nuovo: ti rispondiamo entro 24/48 ore.';
export const listingPaused = (nome: string) => `${nome} è in pausa: gli ospiti non la trovano.`;
export const listingResumed = (nome: string) => `${nome} è di nuovo online.`;
export const notGuaranteedNote =
  'Gli ospiti non possono prenotare e pagare qui: il badge «Sicura» si accende quando i pagamenti sono attivi.';
export const manualGuaranteeNotes = {
  accesa:
    'Il badge «Sicura» te l’ha dato la redazione. Per i pagamenti conta quello che dice il servizio di pagamento.',
  spenta:
    'Gli ospiti non possono prenotare e pagare qui: il badge «Sicura» è spento, e l’ultima modifica è della redazione.',
} as const;
export const goToPaymentsLink = 'Vai ai pagamenti';
export const pausedCalendarNote =
  'La struttura è in pausa: gli ospiti non la trovano, ma il calendario resta aggiornato.';
export const accountDeleted = 'Il tuo account e i tuoi dati sono stati eliminati.';
export const noListingsLeftTitle = 'Non c’è più nessuna struttura';
export const noListingsLeftText =
  'Con questo indirizzo non c’è più nessuna struttura. Le tue prenotazioni restano qui.';
export const deletedListingsTitle = 'Eliminate';
export const deletedListingsText = 'Gli ospiti non le trovano più. Le loro prenotazioni restano qui.';
export const seeBookingsLink = 'Vedi le prenotazioni';
export const listingDeleted = 'Struttura eliminata con successo';

export const noRoomsYet = 'Non c’è ancora nessuna camera. Aggiungi la prima: gli ospiti prenotano camera per camera.';
export const roomAdded = (nome: string) => `Camera aggiunta: ${nome}.`;
export const roomUpdated = (nome: string) => `Camera aggiornata: ${nome}.`;
export const roomRemoved = (nome: string) => `Camera tolta: ${nome}.`;
export const roomRestored = (nome: string) => `Camera rimessa al suo posto: ${nome}.`;
export const roomCopyName = (nome: string) => (nome === '' ? '' : `${nome} (copia)`);
export const unnamedRoom = 'Camera senza nome';
export const roomFault = (where: string, sentence: string) => `${where}: ${sentence}`;
export const unsavedRoomWarning = 'Quello che hai scritto su questa camera non è salvato e va perso.';
export const roomBedsText = (tipo: TipoLetti, altri: string) =>
  [bedTypeNames[tipo], altri.trim()].filter(Boolean).join(', ');
export const roomPlacesText = (count: string) => (/^\d+$/.test(count) ? countOf(Number(count), 'posto') : '');

export const noEmailAnswer = 'nessuna';
export const roomPriceLabel = (nome: string) => `Camera «${nome}», prezzo per notte`;
export const photosTitle = 'Foto';

export const conditionFaults: Record<ConditionFault, string> = {
  accettazioneInvalid: 'Scegli come accettare le prenotazioni.',
  oraInvalid: 'Scegli un’ora intera, da 0 a 24.',
  politicaInvalid: 'Scegli le condizioni di cancellazione.',
  tariffeInvalid: 'Le tariffe non sono valide. Ricarica la pagina.',
  tooManyTariffe: 'Puoi avere al massimo 200 tariffe.',
  tariffaInvalid: 'Questa tariffa non è valida. Ricarica la pagina.',
  cameraUnknown: 'Scegli una camera di questa casa.',
  nomeInvalid: 'Il nome può avere al massimo 60 caratteri.',
  dateMissing: 'Scegli il primo e l’ultimo giorno della stagione.',
  dateInvalid: 'La data indicata non esiste.',
  alBeforeDal: 'L’ultimo giorno non può venire prima del primo.',
  seasonsOverlap: 'Questa stagione ha dei giorni in comune con un’altra.',
  yearTwice: 'Il prezzo di tutto l’anno è indicato due volte.',
  prezzoMissing: 'Indica il prezzo per notte della stagione.',
  prezzoOfTheYear: 'Il prezzo di tutto l’anno è quello della struttura o della camera.',
  prezzoOutOfRange: 'Il prezzo deve essere compreso tra 1 e 100.000 euro.',
  soggiornoOutOfRange: 'Il soggiorno minimo deve essere compreso tra 1 e 90 notti.',
  ospitiOutOfRange: 'Gli ospiti inclusi devono essere almeno 1 e non più dei posti letto.',
  ospitiMissing: 'Indica quanti ospiti sono inclusi nel prezzo.',
  supplementoMissing: 'Indica il supplemento per ogni ospite in più.',
  supplementoOutOfRange: 'Il supplemento deve essere compreso tra 1 e 10.000 euro.',
  supplementoOfSeason: 'Il supplemento vale per tutto l’anno, non per una stagione.',
};

export const acceptanceModes: Record<CheckedConditions['accettazione'], { label: string; hint: string }> = {
  immediata: {
    label: 'Conferma immediata',
    hint: 'Chi paga prenota subito: le notti sono sue e te lo scriviamo. Te lo chiediamo prima solo se non riusciamo a leggere i tuoi altri calendari, o per un arrivo di oggi dopo l’ora che scegli qui.',
  },
  su_richiesta: {
    label: 'Su richiesta',
    hint: 'Hai 24 ore per accettare, ma non oltre il giorno dell’arrivo. L’addebito avviene solo quando accetti.',
  },
};
export const sameDayCutoffText = (hour: number) => {
  if (hour === 0) return 'a qualsiasi ora';
  return hour === 24 ? 'mai: si prenota e si paga fino a mezzanotte' : atClock('dalle', `${hour}:00`);
};
export const acceptanceModeLabel = 'Come accetti le prenotazioni';
export const sameDayArrivalLabel = 'Per un arrivo di oggi ti chiediamo conferma';
export const sameDayArrivalHint =
  'La richiesta ti arriva subito e scade alle 23:59: più tardi arriva, meno tempo hai per rispondere. Vale l’ora italiana.';
export const cancellationExampleIntro = (check_in: string, nights: number, total: string) =>
  `Così lo vede chi oggi prenota ${nights} notti da ${check_in}, per ${total}:`;
export const weekendPriceLabel = 'Prezzo nel fine settimana';
export const weekendPriceHint = 'Per le notti di venerdì e sabato. Se lo lasci vuoto, il prezzo di sempre.';
export const seasonWeekendPriceHint = 'Per le notti di venerdì e sabato. Se lo lasci vuoto, il prezzo della stagione.';
export const minimumStayLabel = 'Soggiorno minimo';
export const minimumStayHint = 'Se lo lasci vuoto, una notte.';
export const seasonMinimumStayHint = 'In notti, per chi arriva in stagione. Se lo lasci vuoto, quello di sempre.';
export const includedGuestsLabel = 'Ospiti inclusi nel prezzo';
export const includedGuestsHint = 'Se lo lasci vuoto, tutti.';
export const extraGuestFeeLabel = 'Supplemento per ospite in più';
export const extraGuestFeeHint = 'Per ogni notte e ospite oltre quelli inclusi.';
export const seasonsTitle = 'Stagioni';
export const seasonsHint = 'Un prezzo per un periodo dell’anno. Contano le notti: l’ultima è l’ultima in cui si dorme.';
export const noSeasonsYet = 'Nessuna stagione: vale il prezzo di sempre.';
export const addSeasonButton = 'Aggiungi una stagione';
export const deleteButton = 'Elimina';
export const seasonRemoved = 'Stagione tolta: salva per confermare.';
export const seasonDisplayName = (nome: string, place: number) => nome.trim() || `Stagione ${place}`;
export const seasonNameLabel = 'Nome';
export const seasonNameHint = 'L’ospite lo legge nel conto.';
export const firstNightLabel = 'Prima notte';
export const lastNightLabel = 'Ultima notte';
export const dateFormatPlaceholder = 'gg/mm/aaaa';
export const saveConditionsButton = 'Salva prezzi e condizioni';
export const savingStatus = 'Salviamo…';
export const conditionsSaved = 'Prezzi e condizioni salvati: valgono da subito, per chi prenota da ora.';
export const checkMarkedFields = 'Controlla i campi segnalati.';
export const conditionsChangedElsewhere =
  'Prezzi e condizioni sono cambiati nel frattempo, forse in un’altra scheda. Quello che hai scritto è ancora qui, ma non è salvato.';
export const reloadSavedConditionsButton = 'Riparti da quello che è salvato';
export const existingBookingsUnaffected =
  'Valgono per chi prenota da ora: quello che è già prenotato resta come concordato.';

export const formNotReady = 'Non è ancora pronta per l’invio';
export const requestNotSent = 'La richiesta non è partita';
export const submissionFailed = "Errore nell'inserimento della struttura. Riprova.";
export const errorPageTitle = (title: string) => `Errore: ${title}`;
export const regionRequired = 'Scegli la regione';
export const provinceRequired = 'Scegli la provincia';
export const postcodeFilledByTown = 'Si compila quando scegli la città.';
export const townNotInList = (typed: string) => `«${typed}» non è nell’elenco: scegli il comune tra quelli proposti.`;
export const townChosen = (nome: string) => `Città scelta: ${nome}.`;
/** Shown if the CIN is taken. An owner who deleted the struttura with this CIN can submit it again after signing in. */
export const cinWasYoursHint = `Era tua e l’hai tolta da ${brandName}? Entra con la stessa e-mail, poi inviala di nuovo.`;
export const draftRestored = 'Abbiamo ripreso la tua bozza.';
export const draftDate = (when: string) => `Bozza del ${when}`;
export const draftSavedInTab = 'Bozza salvata in questa scheda.';
export const draftSavedOnDevice = `Bozza salvata su questo dispositivo per ${DRAFT_DAYS} giorni.`;
export const draftSavedInTabOnly = 'Bozza salvata solo in questa scheda: questo browser non può tenerla più a lungo.';
export const startOverWarning =
  'Cancelliamo tutto quello che hai scritto, foto comprese, e ricominci da un modulo vuoto.';
export const discardEditWarning = 'Buttiamo le modifiche di adesso e torniamo a quello che è salvato.';
export const formCleared = 'Modulo svuotato.';
export const leaveRequestWarning = `La richiesta non è ancora partita. La bozza resta su questo dispositivo per ${DRAFT_DAYS} giorni, foto comprese: puoi tornare a finirla.`;
export const leaveRequestInTabWarning =
  'La richiesta non è ancora partita. La bozza resta in questa scheda del browser: puoi tornare a finirla.';
export const leaveCreationWarning =
  'La struttura non è ancora inserita. La bozza resta in questa scheda del browser: puoi tornare a finirla.';
export const leaveEditWarning = 'Le modifiche non sono ancora salvate. La bozza resta in questa scheda del browser.';
export const leaveWithPhotosWarning = (uscita: string) => `${uscita} Le foto che non sono ancora caricate vanno perse.`;
export const breakfastAdded = 'Prima Colazione Inclusa aggiunta: per B&B e agriturismo è automatica.';
export const breakfastRemoved = 'Prima Colazione Inclusa tolta.';
export const photosUploadingBeforeSend = 'Finiamo di caricare le foto, poi parte da sola.';
export const photosNotUploadedFault = (count: number) =>
  count === 1
    ? 'Una foto non è stata caricata: riprova o toglila.'
    : `${formatCount(count)} foto non sono state caricate: riprova o toglile.`;
export const confirmEmailStep = (email: string) =>
  `Manca un passo: apri l’e-mail che abbiamo mandato a ${email} e conferma il tuo indirizzo. Le richieste confermate le guardiamo per prime.`;
export const sendingStatus = 'Invio in corso…';
export const characterCount = (count: number, most: number) =>
  `${formatCount(count)} di ${formatCount(most)} caratteri`;
export const loadingRegions = 'Carichiamo le regioni…';
export const loadingProvinces = 'Carichiamo le province…';
export const loadingTowns = 'Carichiamo le città…';
export const regionsNotLoaded = 'Non riusciamo a caricare le regioni. Riprova.';

const ownerMailFootnote = 'Ricevi questa e-mail perché la struttura è registrata con questo indirizzo.';
export const deletionPhrases = {
  bookingsRemain: 'Le prenotazioni e i pagamenti restano nella tua area, con ospiti e importi.',
  disagreement: (contact: string) => `Se non sei d’accordo, o vuoi saperne di più, scrivi a ${contact}.`,
  openBookings: 'Apri le prenotazioni',
  openArea: 'Apri la tua area',
};
export const deletionReasonMissing = 'La redazione non ha indicato un motivo.';
export const mailListingLabel = 'Struttura';
export const mailListingsLabel = 'Strutture';
export const mailAddressLabel = 'Indirizzo';
export const mailReasonLabel = 'Motivo';
/** Sent to an unconfirmed address. Contains no text from the form, because spammers could use the form to email strangers. */
export const confirmAddressMail: MailWords = {
  subject: 'Conferma il tuo indirizzo',
  preheader: 'Manca un passo per inviarci la richiesta.',
  heading: 'Conferma il tuo indirizzo',
  paragraphs: [
    'Qualcuno, speriamo tu, ci ha proposto una struttura con questo indirizzo e-mail. Conferma che è tuo: le richieste confermate le guardiamo per prime.',
    'Il link vale 72 ore e apre anche la tua area, dove segui la richiesta e tieni aggiornata la struttura.',
    'Se non sei stato tu, ignora questa e-mail: non succede nulla.',
  ],
  button: 'Conferma ed entra',
  footnote: `Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta su ${brandName}.`,
};
export const requestReceivedMail = (nome: string): MailWords => ({
  subject: `Abbiamo ricevuto la richiesta per ${nome}`,
  preheader: 'Ti rispondiamo entro 24/48 ore.',
  heading: 'Richiesta ricevuta',
  paragraphs: [
    `La richiesta per «${nome}» è completa. La guardiamo e ti rispondiamo entro 24/48 ore.`,
    'Appena è approvata, la tua struttura si vede online. Intanto puoi correggerla dalla tua area.',
  ],
  button: 'Apri la tua area',
  footnote: ownerMailFootnote,
});
export const listingApprovedMail = (nome: string): MailWords => ({
  subject: `${nome} è online`,
  preheader: 'La tua struttura è stata approvata.',
  heading: 'La tua struttura è online',
  paragraphs: [`«${nome}» è stata approvata: da adesso chi cerca casa nella tua zona la trova.`],
  button: 'Guarda la pagina',
  footnote: ownerMailFootnote,
});
export const keepListingUpToDate = 'Tieni aggiornati prezzi, foto e contatti dalla tua area:';
export const requestRejectedMail = (nome: string): MailWords => ({
  subject: `La richiesta per ${nome} va corretta`,
  preheader: 'Leggi il motivo, correggi e invia di nuovo.',
  heading: 'La richiesta va corretta',
  paragraphs: [
    `Non abbiamo potuto approvare «${nome}». Qui sotto trovi il motivo.`,
    'I tuoi dati sono ancora lì: correggili e invia di nuovo la richiesta, la riguardiamo volentieri.',
  ],
  button: 'Correggi la richiesta',
  footnote: ownerMailFootnote,
});
/** Sent to an unconfirmed address, so it must not contain any text from the form (see `confirmAddressMail`). */
export const unconfirmedRequestRejectedMail: MailWords = {
  subject: 'La tua richiesta va corretta',
  preheader: 'Leggi il motivo, poi entra, correggi e invia di nuovo.',
  heading: 'La richiesta va corretta',
  paragraphs: [
    'Qualcuno, speriamo tu, ci ha proposto una struttura con questo indirizzo e-mail. Non abbiamo potuto approvarla: qui sotto trovi il motivo.',
    'Entra nella tua area con questo indirizzo: correggi i dati e invia di nuovo la richiesta.',
    'Se non sei stato tu, ignora questa e-mail: la richiesta si cancella da sola.',
  ],
  button: 'Entra nella tua area',
  footnote: `Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta su ${brandName}.`,
};
export const editApprovedMail = (nome: string): MailWords => ({
  subject: `Le modifiche a ${nome} sono state approvate`,
  preheader: 'La nuova versione ha preso il posto della precedente.',
  heading: 'Modifiche approvate',
  paragraphs: [`Le modifiche a «${nome}» sono state approvate e hanno preso il posto della versione precedente.`],
  button: 'Apri la tua area',
  footnote: ownerMailFootnote,
});
export const editRejectedMail = (nome: string): MailWords => ({
  subject: `Le modifiche a ${nome} vanno corrette`,
  preheader: 'La versione di prima resta com’è.',
  heading: 'Le modifiche vanno corrette',
  paragraphs: [
    `Non abbiamo potuto approvare le modifiche a «${nome}». Qui sotto trovi il motivo.`,
    'La versione di prima resta com’è. Puoi correggere le modifiche e inviarle di nuovo.',
  ],
  button: 'Correggi le modifiche',
  footnote: ownerMailFootnote,
});
export const listingDeletedMail = (nome: string) => ({
  subject: `${nome} è stata eliminata`,
  preheader: 'Leggi il motivo.',
  heading: 'La tua struttura è stata eliminata',
  text: `La redazione di ${brandName} ha eliminato «${nome}»: da adesso gli ospiti non la trovano più. Qui sotto trovi il motivo.`,
  footnote: ownerMailFootnote,
});
export const listingsDeletedMail = (count: number) => ({
  subject: count === 1 ? 'La tua struttura è stata eliminata' : 'Le tue strutture sono state eliminate',
  preheader: 'La redazione ha svuotato l’elenco delle strutture.',
  heading: count === 1 ? 'La tua struttura è stata eliminata' : 'Le tue strutture sono state eliminate',
  text: `La redazione di ${brandName} ha svuotato l’elenco delle strutture, di tutti i proprietari: da adesso gli ospiti non trovano più ${count === 1 ? 'la tua' : 'le tue'}.`,
  footnote: 'Ricevi questa e-mail perché avevi una struttura registrata con questo indirizzo.',
});
export const otherListingsCount = (count: number) => (count === 1 ? 'e un’altra' : `e altre ${formatCount(count)}`);
export const contactsChangedMail = (nome: string, contact: string | null): MailWords => ({
  subject: `Abbiamo cambiato quello che gli ospiti vedono di ${nome}`,
  preheader: 'Ecco che cosa è cambiato.',
  heading: 'Che cosa è cambiato',
  paragraphs: [
    `La redazione di ${brandName} ha corretto la pagina di «${nome}». Qui sotto trovi com’era e com’è adesso.`,
    `Se non è giusto, correggilo dalla tua area${contact === null ? '' : `, o scrivi a ${contact}`}.`,
  ],
  button: 'Apri la tua area',
  footnote: ownerMailFootnote,
});
export const valueChange = (prima: string, dopo: string) => `${prima || '–'} → ${dopo || '–'}`;

export const cinOfAnotherListingReason = (cin: string) =>
  `Abbiamo approvato un’altra struttura con il CIN ${cin}. Ricontrolla il codice: se è sbagliato, correggilo e invia di nuovo; se è davvero il tuo, rispondi alla nostra e-mail.`;
export const noReasonGiven =
  'Non è stato indicato un motivo: ricontrolla i dati e le foto, poi invia di nuovo la richiesta.';

export const photoByNumber = (position: number) => `foto ${position}`;
export const photoDetailFaults = {
  linguaSconosciuta: (photo: string) =>
    `La lingua indicata per la didascalia della ${photo} non è tra quelle previste.`,
  stanzaSconosciuta: (photo: string) => `La stanza indicata per la ${photo} non è tra quelle previste.`,
  didascaliaNonValida: (photo: string) => `La didascalia della ${photo} non è valida.`,
  didascaliaLunga: (photo: string) =>
    `La didascalia della ${photo} è troppo lunga: al massimo ${MAX_DIDASCALIA} caratteri.`,
  fuocoNonValido: (photo: string) => `Il punto indicato per la ${photo} non è valido.`,
} satisfies Record<DetailFault, (photo: string) => string>;
export const photosInvalid = 'Le foto inviate non sono valide: caricale di nuovo.';
export const listingChangedMeanwhile =
  'La struttura è cambiata nel frattempo, forse in un’altra scheda. Ricarica la pagina: quello che hai scritto resta.';
export const roomNotFound = 'Una delle camere non c’è più: ricarica la pagina e riprova.';
export const roomHasBookings = 'Una camera con prenotazioni non si può eliminare: segnala che non è disponibile.';
export const onlyPublishedCanPause = 'Puoi mettere in pausa solo una struttura pubblicata.';
export const listingNotPaused = 'La struttura non è in pausa.';
export const noEditToWithdraw = 'Non c’è nessuna modifica da ritirare.';
export const listingAlreadyApproved = 'La struttura è già stata approvata.';
export const listingAlreadyRejected = 'La struttura è già stata rifiutata.';
export const ownerEmailUnconfirmed =
  'Il proprietario non ha ancora confermato il suo indirizzo e-mail. Per approvarla lo stesso, conferma di averlo raggiunto in un altro modo.';
export const cinMissing = 'CIN mancante.';
export const futureBookingsOfListing = (nome: string) =>
  `«${nome}» ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di cancellare i tuoi dati.`;
export const reasonTooLong = `Il motivo può avere al massimo ${formatCount(MAX_MOTIVO)} caratteri.`;

export const publicEmailLinkInvalid =
  'Il link è scaduto o è già stato usato. Il proprietario può mandarne un altro dalla sua area.';
export const noPublicEmailPending = 'Non c’è nessun indirizzo in attesa di conferma.';
export const publicEmailTooManyRequests = 'A questo indirizzo abbiamo già scritto più volte: riprova più tardi.';
export const publicEmailConfirmed = (email: string) => `Fatto: da adesso gli ospiti vedono ${email}.`;
export const confirmPublicEmailQuestion = (email: string, strutture: readonly string[]) =>
  `Premi «Conferma» e gli ospiti di ${strutture.map((nome) => `«${nome}»`).join(', ')} ti scrivono a ${email}.`;
export const publicEmailPending = (email: string) => `In attesa di conferma: ${email}`;
export const publicEmailPendingHint =
  'Gli ospiti vedono quello di prima finché non apri il link che abbiamo mandato al nuovo indirizzo.';
export const publicEmailLinkExpired = 'Il link che abbiamo mandato è scaduto: mandane un altro.';
export const resendLinkButton = 'Manda di nuovo';
export const cancelButton = 'Annulla';
export const publicEmailLinkResent = 'Fatto: guarda nella posta del nuovo indirizzo.';
export const publicEmailChangeCancelled = 'Resta l’indirizzo di prima.';
/** Sent to an unconfirmed address, so it must not contain any text from the owner (see `confirmAddressMail`). */
export const publicEmailMail = (citta: string): MailWords => ({
  subject: 'Conferma l’e-mail per i tuoi ospiti',
  preheader: 'Un clic, e gli ospiti ti scrivono qui.',
  heading: 'Gli ospiti ti scrivono qui?',
  paragraphs: [
    `Qualcuno, speriamo tu, vuole mostrare questo indirizzo sulla pagina di una struttura a ${citta}. Conferma che è tuo: solo dopo gli ospiti lo vedono.`,
    `Il link vale ${PUBLIC_EMAIL_HOURS} ore e si usa una volta sola.`,
    'Se non sei stato tu, ignora questa e-mail: l’indirizzo non viene mostrato a nessuno.',
  ],
  button: 'Conferma l’indirizzo',
  footnote: `Ricevi questa e-mail perché questo indirizzo è stato indicato come contatto di una struttura su ${brandName}.`,
});

/** The wording of the first nine messages is fixed (PRODUCT.md § 5; `src/app/server/specification-sentences.test.ts`). */
export const submissionFaults: Record<StrutturaFault, string> = {
  campiMissing: 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura',
  prezzoNotteMissing: 'Per le case vacanza è obbligatorio inserire il prezzo per notte',
  camereMissing: 'Per B&B/Affittacamere è obbligatorio configurare almeno una camera',
  calendarNotHttp: "L'URL del calendario deve iniziare con http:// o https://",
  calendarMissing: "L'URL del calendario Booking.com è obbligatorio per nuove strutture",
  prezzoPulizieInvalid: 'Se offri il servizio pulizie, devi specificare un prezzo valido',
  consensoMissing: "È necessario accettare l'informativa sulla privacy per procedere",
  cinInUse: 'Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.',
  cinLength: 'Il Codice CIN deve essere tra 8 e 17 caratteri',

  nomeMissing: 'Scrivi il nome della struttura',
  descrizioneMissing: 'Scrivi una descrizione',
  cinMissing: 'Inserisci il CIN',
  indirizzoMissing: 'Inserisci via e numero civico',
  cittaMissing: 'Scegli la città',
  capMissing: 'Scegli il CAP',
  postiLettoMissing: 'Indica quanti posti letto ci sono',
  numCamereMissing: 'Indica quante camere ci sono',
  numBagniMissing: 'Indica quanti bagni ci sono',
  tipoMissing: 'Scegli almeno una tipologia',

  textInvalid: 'Questo testo contiene caratteri non validi: riscrivilo.',
  flagInvalid: 'Questa scelta non è valida.',
  nomeTooLong: 'Il nome può avere al massimo 120 caratteri.',
  descrizioneTooLong: 'La descrizione può avere al massimo 5.000 caratteri.',
  indirizzoTooLong: 'L’indirizzo può avere al massimo 200 caratteri.',
  tipoInvalid: 'Una delle tipologie non esiste.',
  tipoPrenotazioneInvalid: 'Scegli come si prenota: tutta la casa o per camera.',
  provinciaMismatch: 'La città non appartiene alla provincia indicata.',
  capMismatch: 'Questo CAP non è della città indicata.',
  prezzoNotteOutOfRange: 'Il prezzo per notte va da 1 a 100.000 €, con al massimo due decimali.',
  postiLettoOutOfRange: 'I posti letto vanno da 1 a 800.',
  numCamereOutOfRange: 'Le camere vanno da 1 a 100.',
  numBagniOutOfRange: 'I bagni vanno da 1 a 100.',
  serviziInvalid: 'Uno dei servizi non esiste o è ripetuto.',
  telefonoInvalid: 'Scrivi un solo numero di telefono valido, non a pagamento.',
  emailMissing: 'Scrivi il tuo indirizzo e-mail: lì ti mandiamo la conferma.',
  emailInvalid: 'Scrivi un indirizzo e-mail valido.',
  emailUnicode:
    'Prima della @ ci sono lettere accentate o di un altro alfabeto, che molti server di posta rifiutano. Scrivi un altro indirizzo.',
  calendarUrlInvalid: 'L’indirizzo del calendario non è valido o non è raggiungibile.',
  prezzoPulizieOutOfRange: 'Il prezzo delle pulizie va da 0,01 a 100.000 €, con al massimo due decimali.',

  tooManyCamere: 'Puoi inserire al massimo 100 camere.',
  cameraInvalid: 'I dati di questa camera non sono validi.',
  nomeCameraMissing: 'Dai un nome alla camera',
  nomeCameraTooLong: 'Il nome della camera può avere al massimo 120 caratteri.',
  postiCameraOutOfRange: 'I posti letto di una camera vanno da 1 a 8.',
  tipoLettiInvalid: 'Scegli il tipo di letti',
  lettiAggiuntiviTooLong: 'I letti aggiuntivi possono avere al massimo 200 caratteri.',
  bagnoMissing: 'Indica se il bagno è privato',
  prezzoCameraOutOfRange: 'Il prezzo della camera va da 1 a 100.000 €, con al massimo due decimali.',
  noteTooLong: 'Le note possono avere al massimo 1.000 caratteri.',

  oraInvalid: 'Scrivi un’ora come 15:00.',
  arrivoReversed: 'L’ultima ora di arrivo viene prima della prima: controlla.',
  gradiniOutOfRange: 'I gradini vanno da 0 a 200.',
  notaTooLong: 'Questa nota può avere al massimo 200 caratteri.',
  regoleTooLong: 'Le regole possono avere al massimo 1.000 caratteri.',
  accoglieNomeTooLong: 'Il nome può avere al massimo 60 caratteri.',
  accoglieParoleTooLong: 'Le parole di chi accoglie possono essere lunghe al massimo 600 caratteri.',
  accoglieFotoInvalid: 'Questa foto non è più disponibile: caricala di nuovo.',
  lingueInvalid: 'Una delle lingue non è nell’elenco o è ripetuta.',
  stanzaInvalid: 'I dati di questa stanza non sono validi.',
  tooManyStanze: 'Puoi raccontare al massimo 20 stanze.',
  nomeStanzaMissing: 'Dai un nome alla stanza',
  nomeStanzaTooLong: 'Il nome della stanza può avere al massimo 60 caratteri.',
  puntoInvalid:
    'Qui non troviamo le coordinate. Apri la mappa sul punto della casa e incolla l’indirizzo della pagina, oppure due numeri come 43.0931, 11.7812.',
  puntoOutside: 'Questo punto non è in Italia: prima la latitudine, poi la longitudine.',
  puntoFar: 'Questo punto è lontano dalla città che hai scelto: controlla l’uno o l’altra.',
  traduzioniInvalid: `Le lingue dei testi non sono quelle di ${brandName}: ricarica la pagina e riprova.`,
  traduzioneTooLong: 'Una traduzione è troppo lunga: accorciala.',
};
/** The wording is fixed (PRODUCT.md § 8; `src/app/server/specification-sentences.test.ts`). */
export const cinCheckStatuses: Record<CinCheck['kind'], string> = {
  idle: '',
  checking: 'Verifica in corso...',
  available: 'CIN disponibile',
  taken: 'CIN già in uso',
  error: 'Errore nella verifica',
};
type SentListing = {
  nome: string;
  cin: string;
  indirizzo: string;
  cap: string;
  citta: string;
  sigla: string;
  email: string;
  telefono: string | null;
};
/** Returns the details that PRODUCT.md § 8, "Submit success", requires. */
export function requestSentSummary({ nome, cin, email, telefono, ...address }: SentListing) {
  return {
    heading: 'RICHIESTA INVIATA CON SUCCESSO',
    facts: [
      ['Struttura', nome],
      ['CIN', cin],
      ['Località', formatAddress(address)],
      ...(telefono === null ? [] : [['Telefono', telefono] as const]),
    ] satisfies (readonly [string, string])[],
    steps: [
      'Ti contattiamo entro 24/48 ore.',
      `Ricevi un’e-mail di conferma a ${email}.`,
      'La struttura è visibile online appena viene approvata.',
    ],
  };
}
const cinClassesByCode = new Map<string, string>(Object.entries(cinClassNames));
export function cinDescriptionText({ comune, classe }: CinDescription): string {
  const nome = cinClassesByCode.get(classe);
  const kind = `classe ${classe}${nome === undefined ? '' : ` (${nome})`}`;
  return comune === null ? `Il codice dice: ${kind}.` : `Il codice dice: comune di ${comune}, ${kind}.`;
}
/** These are hints, not errors, because an old code or an unusual class can be correct. */
export const cinNotes: Record<CinNote, string> = {
  altroComune: 'Il comune non è quello dell’indirizzo: controlla il codice. Se è giusto, vai avanti.',
  classeDiversa: 'La classe non è quella che di solito ha la tipologia scelta: controlla. Se è giusta, vai avanti.',
};

export const undoRemovalButton = 'Annulla';
export const addRoomButton = 'Aggiungi camera';
export const newRoomTitle = 'Nuova camera';
export const editRoomTitle = 'Modifica la camera';
export const roomNameLabel = 'Nome della camera';
export const bedTypeLabel = 'Tipo di letti';
export const bathroomLabel = 'Bagno';
export const roomAmenitiesLabel = 'Servizi della camera';
export const roomBookableLabel = 'Si può prenotare';
export const roomUnavailable = 'Non disponibile';
export const perNightSuffix = '/ notte';
export const editButton = 'Modifica';
export const duplicateButton = 'Duplica';
export const sharedBathroomLabel = 'Bagno in comune';
export const editRoomLabel = (nome: string) => `Modifica ${nome}`;
export const duplicateRoomLabel = (nome: string) => `Duplica ${nome}`;
export const deleteRoomLabel = (nome: string) => `Elimina ${nome}`;
export const saveRoomButton = 'Salva la camera';
export const closeWithoutSavingButton = 'Chiudi senza salvare';
export const chooseOption = 'Scegli';
export const privateBathroomOption = 'Privato';
export const sharedBathroomOption = 'In comune';
export const roomNameExample = 'Per esempio: Camera Azzurra';
export const extraBedsExample = 'Per esempio: culla su richiesta';
export const roomBookableHint = 'Togli la spunta se per ora non la affitti: gli ospiti la vedono come non disponibile.';

export const FIELD_LABELS = {
  nome: 'Nome della struttura',
  tipo_struttura: 'Tipologia di struttura',
  tipo_prenotazione: 'Come si prenota',
  descrizione: 'Descrizione',
  cin: 'CIN',
  regione_id: 'Regione',
  provincia_id: 'Provincia',
  citta: 'Città',
  cap: 'CAP',
  indirizzo: 'Indirizzo',
  punto: mapPointLabel,
  posizione_approssimativa: 'Posizione approssimativa',
  posti_letto: 'Posti letto',
  num_camere: 'Camere',
  num_bagni: 'Bagni',
  ...flagNames,
  stanze: storyFieldLabels.stanze,
  prezzo_notte: 'Prezzo per notte',
  camere: 'Camere da prenotare',
  servizio_pulizie: 'Pulizie finali',
  prezzo_pulizie: 'Prezzo delle pulizie',
  servizi: 'Servizi',
  arrivo_dalle: storyFieldLabels.arrivo_dalle,
  arrivo_entro: storyFieldLabels.arrivo_entro,
  partenza_entro: storyFieldLabels.partenza_entro,
  animali: storyFieldLabels.animali,
  animali_nota: storyFieldLabels.animali_nota,
  fumo: storyFieldLabels.fumo,
  feste: storyFieldLabels.feste,
  gradini: storyFieldLabels.gradini,
  gradini_nota: storyFieldLabels.gradini_nota,
  regole: storyFieldLabels.regole,
  immagini: 'Foto',
  accoglie_nome: storyFieldLabels.accoglie_nome,
  accoglie_foto: hostPhotoLabel,
  accoglie_lingue: storyFieldLabels.accoglie_lingue,
  accoglie_parole: storyFieldLabels.accoglie_parole,
  telefono: 'Telefono',
  email: 'E-mail',
  booking_ical_url: 'Calendario di Booking.com',
  traduzioni: 'Testi in altre lingue',
  stripe_onboarding_completed: 'Registrazione ai pagamenti completata',
  consenso_privacy: 'Privacy',
} as const;
export type FieldName = keyof typeof FIELD_LABELS;
function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELD_LABELS, name);
}
export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELD_LABELS).filter(isFieldName);
const SAME_FIELD = new Map<string, FieldName>([
  ['citta_id', 'citta'],
  ['non_su_booking', 'booking_ical_url'],
  ['accoglie_foto_id', 'accoglie_foto'],
  ['traduzioni_testi', 'traduzioni'],
  ['lingue_testi', 'traduzioni'],
]);
export function fieldOf(wireName: string): FieldName | null {
  if (wireName.includes('.traduzioni')) return 'traduzioni';
  const [root = ''] = wireName.split('.');
  return SAME_FIELD.get(root) ?? (isFieldName(root) ? root : null);
}
export function fieldId(name: FieldName): string {
  return `campo-${name}`;
}

export const wholeHomeOption = 'Tutta la casa';
export const byRoomOption = 'A camere';
export const wholeHomeHint = 'Un solo gruppo alla volta, un prezzo per notte.';
export const byRoomHint = 'Ogni camera si prenota da sola, con il suo prezzo.';
export const calendarUrlHint =
  'Dove si trova: nell’extranet di Booking.com apri «Tariffe e disponibilità», poi «Sincronizza calendari» ed «Esporta calendario», e copia qui l’indirizzo.';
export const notOnBookingComLabel = 'Non pubblico su Booking.com';
export const notOnBookingComHint = 'Allora nessun altro calendario serve: le date le tieni qui.';
export const enterYourAreaLink = 'Entra nella tua area';
export const cinFieldLabel = 'CIN, Codice Identificativo Nazionale';
export const cinFieldHint =
  'Comincia per IT e sta sul certificato del Ministero del Turismo, come IT052015C2ABCD1234. Spazi e trattini non contano.';
export const takeTownButton = (nome: string) => `Usa ${nome} come città`;
export const offerCleaningLabel = 'Offri le pulizie finali';
export const cleaningPriceHint = 'Il prezzo si paga una volta per soggiorno e sta sempre nel totale.';
export const backToHomeLink = 'Torna alla home';
export const addAnotherListingLink = 'Inserisci un’altra struttura';
export const descriptionHint = 'Com’è la casa, che cosa c’è intorno, che cosa è bene sapere prima di arrivare.';
export const fieldsToFixTitle = 'Campi da sistemare';
export const listingSectionTitle = 'La struttura';
export const yourHomeSectionTitle = 'La tua casa';
export const codeSectionTitle = 'Il suo codice';
export const locationSectionTitle = 'Dove si trova';
export const sizeSectionTitle = 'Quanto è grande';
export const priceSectionTitle = 'Quanto costa';
export const listingContactsSectionTitle = 'Come la trovano gli ospiti';
export const yourContactsSectionTitle = 'Come ti trovano gli ospiti';
export const existingCalendarSectionTitle = 'Il calendario che c’è già';
export const yourCalendarSectionTitle = 'Il calendario che hai già';
export const cardPaymentsSectionTitle = 'I pagamenti con carta';
export const guaranteeBadgeHint =
  'Il badge «Sicura» si accende quando c’è anche un account Stripe collegato: da sola questa spunta non basta.';
export const listingPhoneHint = 'Lo vedono gli ospiti, per chiamare o scrivere su WhatsApp.';
export const yourPhoneHint = 'Lo vedono gli ospiti, per chiamarti o scriverti su WhatsApp.';
export const emailVisibleHint = 'La vedono gli ospiti.';
export const emailVisibleOwnerAccessHint =
  'La vedono gli ospiti. Con questo indirizzo il proprietario entra nella sua area.';
export const emailVisibleConfirmHint =
  'La vedono gli ospiti. Qui ti mandiamo il link per confermarla ed entrare nella tua area.';
export const decreaseNumberLabel = (label: string) => `${label}: uno in meno`;
export const increaseNumberLabel = (label: string) => `${label}: uno in più`;
export const chooseRegionOption = 'Scegli la regione';
export const regionFirstHint = 'Prima la regione';
export const chooseProvinceOption = 'Scegli la provincia';
export const provinceFirstHint = 'Prima la provincia';
export const townSearchHint = 'Scrivi le prime lettere';
export const streetAndNumberHint = 'Via e numero civico';
export const pleaseWait = 'Un momento…';
export const privacyConsentLabel = 'Ho letto l’informativa sulla privacy e acconsento al trattamento dei dati.';
export const readPrivacyNoticeLink = 'Leggi l’informativa';
export const opensInNewTab = '(si apre in un’altra scheda)';
export const deleteDraftButton = 'Elimina bozza';
export const startOverButton = 'Ricomincia da capo';
export const amenitiesSectionTitle = 'Che cosa trovano gli ospiti';
export const automaticBadge = 'automatico';
export const breakfastAutomaticHint = 'con B&B o agriturismo';
export const photoAltText = (index: number) => `Foto ${index}`;
export const decreasePriceLabel = '5 euro in meno';
export const increasePriceLabel = '5 euro in più';
export const yourListingTitle = 'La tua struttura';
export const saveChangesButton = 'Salva le modifiche';
export const createListingButton = 'Inserisci la struttura';
export const sendRequestButton = 'Invia la richiesta';
export const oneOrMoreHint = 'Una o più.';
export const calendarUrlExample = 'https://ical.booking.com/v1/export?t=…';

const bookableRoomsText = (inRooms: number) => (inRooms === 1 ? 'ce n’è una' : `ce ne sono ${formatCount(inRooms)}`);
export const roomMismatchQuestions: Record<RoomMismatch['field'], (mismatch: RoomMismatch) => string> = {
  num_camere: ({ stated, inRooms }) =>
    `Hai scritto ${countOf(stated, 'camera')}, ma da prenotare ${bookableRoomsText(inRooms)}. ${stated > inRooms ? 'Ne manca qualcuna?' : 'Qual è il numero giusto?'}`,
  posti_letto: ({ stated, inRooms }) =>
    `Hai scritto ${countOf(stated, 'posto')}, ma le camere ne hanno in tutto ${formatCount(inRooms)}. Qual è il numero giusto?`,
};
export const takeRoomsTotalButton = (inRooms: number) => `Usa ${formatCount(inRooms)}`;
const OTHER_PLACES: Record<RoomMismatch['field'], string> = {
  num_camere: 'ci sono altre camere',
  posti_letto: 'ci sono altri posti',
};
export const leaveStatedNumberButton = ({ field, stated, inRooms }: RoomMismatch) =>
  stated > inRooms ? `Lascia ${formatCount(stated)}: ${OTHER_PLACES[field]}` : `Lascia ${formatCount(stated)}`;
export const statedNumberLeft = 'Va bene. Agli ospiti mostriamo solo quello che possono prenotare, camera per camera.';

export const optionalMark = 'facoltativo';
export const notStatedOption = 'Non lo dico';
export const timesAndRulesTitle = 'Orari e regole della casa';
export const timesAndRulesLead =
  'Tutto facoltativo. Chi sa prima a che ora arrivare e se può portare il cane scrive meno messaggi e arriva più contento.';
export const hostSectionTitle = 'Chi apre la porta';
export const hostSectionLead =
  'Facoltativo anche questo. Gli ospiti scelgono più volentieri una casa quando sanno da chi vanno.';
export const hostNameHint = 'Basta il nome di battesimo.';
export const aboutHostHint = 'Chi è, dove abita, che cosa consiglia a chi arriva: come si direbbe a voce.';
export const houseRulesHint = 'A parole: silenzio la sera, rifiuti, cancello, scarpe.';
export const stepsCountHint = 'Dalla strada alla porta. Senza gradini: 0.';
export const stepsNoteExample = 'Per esempio: l’ultima rampa è stretta';
export const petsNoteExample = 'Per esempio: un cane, non sui letti';
export const petFriendlyAdded = 'Il servizio Pet Friendly è stato aggiunto.';
export const petFriendlyRemoved = 'Il servizio Pet Friendly è stato tolto.';
export const sleepingRoomsHint = 'Che letti ci sono in ogni stanza: anche il divano letto del soggiorno.';
export const addSleepingRoomButton = 'Aggiungi una stanza';
export const newSleepingRoomName = (others: number) => (others === 0 ? 'Camera' : `Camera ${others + 1}`);
export const sleepingRoomNameLabel = (position: number) => `Nome della stanza ${position}`;
const sleepingRoomName = (nome: string, position: number) => nome.trim() || `stanza ${position}`;
export const sleepingRoomBedsLabel = (nome: string, position: number) => `Letti: ${sleepingRoomName(nome, position)}`;
export const removeSleepingRoomLabel = (nome: string, position: number) => `Togli: ${sleepingRoomName(nome, position)}`;
export const sleepingRoomRemoved = (nome: string) => `${nome.trim() || 'Stanza'}: tolta.`;
export const mapPointExample = '43.0931, 11.7812';
export const mapPointHint =
  'Metti il segnaposto sulla mappa qui sotto. Oppure cerca la casa in un’altra mappa e incolla qui l’indirizzo della pagina, o i due numeri che mostra.';
export const markerAtTownCentreWarning = (citta: string) =>
  `Il segnaposto è ancora in mezzo a ${citta}, e chi cerca vede solo la zona. Avvicina la mappa e premi dove sta la casa, oppure trascina il segnaposto.`;
export const approximatePositionHint =
  'Chi cerca vede la via senza numero e un cerchio largo un chilometro. L’indirizzo intero arriva con la prenotazione confermata.';
export const checkOnMapLink = 'Controlla sulla mappa';
export const chooseHostPhotoButton = 'Scegli una foto';
export const changeHostPhotoButton = 'Cambia foto';
export const removeHostPhotoButton = 'Togli la foto';
export const hostPhotoUploaded = 'Foto caricata.';
export const chosenHostPhotoAlt = 'La foto scelta';
export const hostPhotoUploading = 'Caricamento della foto';

export const textLanguageLabel = 'In che lingua è scritto?';
export const roomTextsLanguageLabel = 'In che lingua sono scritti nome e note?';
export const sleepingRoomNamesLanguageLabel = 'In che lingua sono scritti i nomi?';
export const translationsTitle = 'In altre lingue';
export const translationsLead =
  'Facoltativo. Chi non parla la lingua in cui scrivi legge della casa nella sua. Quello che manca resta com’è, e la pagina lo dice.';
const FIRST_LETTER = /^./u;
const languageNameOf = (language: Language) => languageNames[language];
export const capitalisedLanguageName = (language: Language) =>
  languageNameOf(language).replace(FIRST_LETTER, (first) => first.toUpperCase());
export const descriptionTranslationLabel = (language: Language) => `Descrizione in ${languageNameOf(language)}`;
export const fieldTranslationLabel = (campo: string, language: Language) => `${campo} in ${languageNameOf(language)}`;
export const inTheLanguage = (language: Language) => `in ${languageNameOf(language)}`;
export const textInTheLanguage = (language: Language) => `Il testo in ${languageNameOf(language)}`;
export const descriptionFirstHint = 'La descrizione non c’è ancora: comincia da quella.';
export const roomNamesTitle = 'I nomi delle camere';
export const sleepingRoomNamesTitle = 'I nomi delle stanze';
export const sourceTextChanged = 'Il testo di partenza è cambiato da quando è stato scritto questo.';
export const sourceNameChanged = 'Il nome di partenza è cambiato da quando è stato scritto questo.';
export const translationStillFineButton = 'Va ancora bene';
export const translationConfirmed = 'Confermato.';
export const translationStatuses = {
  nonScritta: 'niente ancora',
  scritta: 'scritta',
  scrittaInParte: 'scritta in parte',
  daRileggere: 'da rileggere',
};

export const contactsAndPriceTitle = 'Contatti e prezzo';
export const contactsAndPriceHint =
  'Li vedono gli ospiti. Cambiano subito, senza revisione; un’e-mail nuova dopo la tua conferma.';
export const pricesPerRoomNote = 'I prezzi sono per camera:';
export const changePricesInFormLink = 'cambiali nel modulo';
export const saveContactsButton = 'Salva i contatti';
export const calendarLink = 'Calendario';
export const seePublicPageLink = 'Vedi la pagina pubblica';
export const downloadAllButton = 'Scarica tutto';
export const correctAndResubmitLink = 'Correggi e invia di nuovo';
export const requestSentOn = (submitted_at: string) => `Inviata ${submitted_at}`;
export const seePageLink = 'Vedi la pagina';
export const manageLink = 'Gestisci';
export const seePageOfListingLabel = (nome: string) => `Vedi la pagina di ${nome}`;
export const calendarOfListingLabel = (nome: string) => `Calendario di ${nome}`;
export const manageListingLabel = (nome: string) => `Gestisci ${nome}`;
export const resumeQuestionStart = 'Vuoi riprendere';
export const resumeQuestionEnd = '? Torna subito online, e gli ospiti la trovano di nuovo.';
export const pauseQuestionStart = 'Vuoi mettere in pausa';
export const pauseQuestionEnd = '? Gli ospiti non la trovano più, finché non la riprendi.';
export const resumeButton = 'Riprendi';
export const pauseButton = 'Metti in pausa';
export const leaveUnchangedButton = 'Lascia com’era';
export const savePhotosButton = 'Salva le foto';
export const requestRejectedTitle = 'Così non possiamo pubblicarla';
export const editRejectedTitle = 'La modifica non è stata accettata';
export const correctEditLink = 'Correggi la modifica';
export const deleteQuestionStart = 'Vuoi eliminare';
export const deleteQuestionEnd =
  '? È definitivo: testi, foto e prezzi non si possono recuperare. Se vuoi tenerli, prima premi «Scarica tutto».';
export const sentSummaryTitle = 'Quello che hai inviato';
export const privateBathroomFact = 'bagno privato';
export const sharedBathroomFact = 'bagno in comune';
export const pricePerNight = (price: string) => `${price} per notte`;
export const spacesLabel = 'Spazi';
export const finalCleaningLabel = 'Pulizie finali';
export const editUnderReview = 'Modifica in revisione';
export const editRejected = 'Modifica rifiutata';
export const turnaroundNote = 'ti rispondiamo per e-mail entro 24/48 ore.';
export const requestUnderReviewStep = 'La stiamo guardando';
export const requestUnderReviewText = (turnaround: string) => `Una persona legge la richiesta e ${turnaround}`;
export const onlineStep = 'Online';
export const onlineAfterApprovalText = 'Appena è approvata la vedono tutti.';
export const requestToCorrectStep = 'Da correggere';
export const requestToCorrectText = (turnaround: string) => `Correggi, invia di nuovo e ${turnaround}`;
export const onlineText = 'La vedono tutti, nell’ordine che gira ogni giorno.';
export const pausedStep = 'In pausa';
export const pausedText = 'Gli ospiti non la trovano finché non la riprendi.';
export const approvedStep = 'Approvata';
export const editSentText = (text: string, turnaround: string) => `Inviata ${text}: ${turnaround}`;
export const editToCorrectStep = 'Modifica da correggere';
export const editSentOn = (text: string) => `Inviata ${text}.`;
export const sentStep = 'Inviata';
export const timelineTitle = 'A che punto è';
export const withdrawEditButton = 'Ritira la modifica';
export const withdrawEditQuestionStart = 'Vuoi ritirare la modifica di';
export const withdrawEditQuestionEnd = '? Quello che hai cambiato va perso, e resta la versione pubblicata.';
export const rejectedEditNote = 'Finché non la correggi, resta online la versione pubblicata.';
