import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import {
  addDays,
  type CalendarDate,
  formatDayMonthYear,
  formatLongDate,
  formatShortDate,
} from '../../kernel/dates/calendar-date.ts';
import type { EventSource, ExportTarget, IgnoredReason, MassDrop, Nights, Platform } from '../rules/feed.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';

export const calendarLoading = 'Caricamento calendario...';
export const eventsNotLoaded = 'Impossibile caricare gli eventi del calendario';
export const eventNotCreatedPrefix = "Errore nella creazione dell'evento: ";
export const eventNotDeletedPrefix = "Errore nell'eliminazione dell'evento: ";
export const deleteEventQuestion = 'Sei sicuro di voler eliminare questo evento?';
export const noSyncConfiguration = 'Nessuna configurazione di sincronizzazione trovata. Aggiungi prima le piattaforme.';
export const syncFailedPrefix = 'Errore nella sincronizzazione: ';
export const syncStarted = (count: number) =>
  `Sincronizzazione avviata per ${formatCount(count)} ${count === 1 ? 'piattaforma' : 'piattaforme'}`;
export const platformNotAddedPrefix = "Errore nell'aggiunta della configurazione: ";
export const exportFailedPrefix = "Errore nell'esportazione: ";
export const feedUrlNotIcs = "L'URL deve terminare con .ics";
export const blockedDatesSummary = 'Date bloccate';
export const defaultEventSummary = 'Evento';
export const icsBookedSummary = 'Prenotato';
export const icsUnavailableSummary = 'Non disponibile';
export const eventNotFound = 'Evento non trovato.';
export const configurationNotFound = 'Configurazione non trovata.';
export const calendarNotFound = 'Calendario non trovato.';
export const calendarNotOpenYet = 'Il calendario si apre quando la struttura è approvata.';
export const periodOverlapsBooking = 'Il periodo si sovrappone a una prenotazione confermata.';
export const syncedEventNotDeletable = 'Gli eventi sincronizzati non possono essere eliminati.';
export const bookingNotDeletableFromCalendar = 'Le prenotazioni non si eliminano dal calendario.';
export const eventPeriodFaults = {
  finePrimaDiInizio: 'La data di fine deve essere successiva alla data di inizio.',
  periodoPassato: 'Il periodo è già passato.',
  periodoTroppoLungo: 'Puoi bloccare al massimo due anni alla volta.',
} as const;
export const tooManyFutureEvents =
  'Hai già 500 eventi futuri in questo calendario: eliminane qualcuno prima di aggiungerne altri.';
export const eventTypeInvalid = 'Scegli tra date bloccate e manutenzione.';
export const eventDescriptionTooLong = 'La descrizione può avere al massimo 200 caratteri.';
export const platformInvalid = 'Scegli una piattaforma: airbnb, booking o vrbo.';
export const syncIntervalInvalid = 'Indica un intervallo tra 15 e 1440 minuti.';
export const feedUrlRequired = 'Indica l’indirizzo iCal.';

/** One message for every disallowed address, so that it does not reveal which hosts exist. */
const FEED_URL_NOT_REACHABLE = 'L’indirizzo del calendario non è valido o non è raggiungibile.';
export const feedFaults: Record<FeedFault, string> = {
  senza_ics: feedUrlNotIcs,
  indirizzo_non_valido: FEED_URL_NOT_REACHABLE,
  indirizzo_vietato: FEED_URL_NOT_REACHABLE,
  non_trovato: 'A questo indirizzo non c’è più nessun calendario. Copia di nuovo l’indirizzo dalla piattaforma.',
  rifiutato: 'La piattaforma non permette di leggere questo indirizzo. Copialo di nuovo dalla piattaforma.',
  troppe_richieste: 'La piattaforma riceve troppe richieste in questo momento. Riproviamo più tardi.',
  errore_server: 'La piattaforma ha un problema in questo momento. Riproviamo più tardi.',
  tempo_scaduto: 'La piattaforma non risponde in tempo. Riproviamo più tardi.',
  rete: 'Il collegamento con la piattaforma non riesce. Riproviamo più tardi.',
  certificato: 'Il collegamento sicuro con la piattaforma non riesce. Riproviamo più tardi.',
  rinvii: 'L’indirizzo rimanda altrove e non porta a un calendario. Copialo di nuovo dalla piattaforma.',
  vuoto: 'La piattaforma ha mandato una risposta vuota. Se succede ancora, copia di nuovo l’indirizzo.',
  non_calendario: 'A questo indirizzo non c’è un calendario iCal. Copia l’indirizzo di esportazione dalla piattaforma.',
  incompleto: 'Il calendario è arrivato incompleto. Se succede ancora, copia di nuovo l’indirizzo.',
  troppo_grande: 'Il calendario è troppo grande per essere letto.',
  camera_da_scegliere: 'Scegli a quale camera appartiene questo calendario.',
  indirizzo_illeggibile: 'L’indirizzo salvato non si può più leggere. Inseriscilo di nuovo.',
  errore_interno:
    'Non siamo riusciti a leggerlo per un problema nostro: la piattaforma non c’entra. Riproviamo più tardi.',
};

export const countedNights = (count: number) => (count === 1 ? '1 notte' : `${formatCount(count)} notti`);
const dayAndMonth = (day: CalendarDate) => formatDayMonthYear(day).slice(0, 5);
export const sourceNames = { ospitalia: brandName, airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' } as const;
export const nextPeriodButton = 'Successivo';
export const previousPeriodButton = 'Precedente';
export const todayButton = 'Oggi';
export const nowLabel = 'Adesso';
export const monthViewLabel = 'Mese';
export const weekViewLabel = 'Settimana';
export const dayViewLabel = 'Giorno';
export const refreshButton = 'Aggiorna';
export const blockedLabel = 'Bloccato';
export const conflictLabel = 'Conflitto';
export const maintenanceLabel = 'Manutenzione';
export const cancelButton = 'Annulla';
export const retryButton = 'Riprova';
export const listViewLabel = 'Elenco';
export const blockDatesButton = 'Blocca date';
export const blockButton = 'Blocca';
export const eventTypes = {
  booking: 'Prenotazione',
  blocked: 'Date bloccate',
  maintenance: 'Manutenzione',
  conflict: 'Conflitto',
} as const;
export const importedBlock = (platform: string) => `${platform}, bloccato`;
export const roomAndLabel = (camera: string, label: string) => `${camera} · ${label}`;
export const wholeHomeLabel = 'Tutta la casa';
export const roomLabel = 'Camera';
/** Returns nights in words; `last` is the last night of the stay, not the day of departure. */
export const nightsFromTo = (first: CalendarDate, last: CalendarDate) =>
  first === last ? `il ${dayAndMonth(first)}` : `dal ${dayAndMonth(first)} al ${dayAndMonth(last)}`;
export const nightsRange = (first: CalendarDate, last: CalendarDate) =>
  first === last ? dayAndMonth(first) : `${dayAndMonth(first)} – ${dayAndMonth(last)}`;
export const pastNightMark = 'passata';
export const conflictNightMark = 'conflitto';
export const inConflictMark = 'in conflitto';
export const moreEvents = (count: number) => (count === 1 ? '+1 altro' : `+${formatCount(count)} altri`);
export const moreEventsShort = (count: number) => `+${formatCount(count)}`;
export const openDayLabel = (day: CalendarDate) => `giorno ${formatLongDate(day)}`;
export const conflictBetween = (one: EventSource, other: EventSource, period: string) =>
  `Conflitto ${sourceNames[one]} e ${sourceNames[other]}, ${period}`;
export const conflictExplained = (one: EventSource, other: EventSource, period: string) =>
  `${sourceNames[one]} e ${sourceNames[other]} si sovrappongono ${period}. Verifica a mano su entrambe le piattaforme.`;
export const selectionStarted = (day: CalendarDate) => `Inizio ${formatLongDate(day)}. Scegli la fine.`;
export const nightsSelected = (first: CalendarDate, last: CalendarDate, count: number) =>
  `Dal ${formatLongDate(first)} al ${formatLongDate(last)}, ${countedNights(count)}.`;
export const singleNightSelected = (day: CalendarDate) => `${formatLongDate(day)}, 1 notte.`;
export const selectionCancelled = 'Selezione annullata.';
export const nightAlreadyPast = (day: CalendarDate) => `${formatLongDate(day)}: la notte è già passata.`;
export const selectedRange = (first: CalendarDate, last: CalendarDate) =>
  first === last ? formatShortDate(first) : `${formatShortDate(first)} – ${formatShortDate(last)}`;
export const selectLastNightHint = 'Tocca l’ultima notte, o blocca solo questa.';
export const mouseHelp =
  'Trascina su più giorni, oppure scegli il primo e l’ultimo, per bloccare un periodo. Un doppio clic blocca una notte sola.';
export const keyboardHelp =
  'Da tastiera: frecce e Invio due volte, Tab per gli eventi del giorno, T oggi, M mese, S settimana, G giorno.';
export const touchHelp = 'Tocca il primo e l’ultimo giorno, poi «Blocca». Per una notte sola tieni premuto il giorno.';
export const upcomingEventsTitle = 'Prossimi eventi';
export const weekEventsTitle = 'Eventi della settimana';
export const dayEventsTitle = 'Eventi del giorno';
export const ongoingMark = 'In corso';
export const noEventsInPeriod = 'Nessun evento in questi giorni: le notti sono libere.';
export const eventsOf = (period: string) => `Eventi di ${period}`;
export const listDayHeading = (day: CalendarDate) => formatLongDate(day).replace(/ \d{4}$/, '');
export const ownNightNotes = {
  hold: 'Un ospite sta pagando queste notti: se non paga, tornano libere da sole.',
  request: 'Un ospite chiede queste notti e aspetta la tua risposta: accettala o rifiutala dalla prenotazione.',
  booking: `È una prenotazione di ${brandName}: si annulla dalla sua pagina, non dal calendario.`,
} as const;
/** Notes for administrators, who cannot open the booking from the calendar. */
export const ownNightNotesForAdmin = {
  hold: 'Un ospite sta pagando queste notti: se non paga, tornano libere da sole.',
  request: 'Un ospite chiede queste notti e aspetta la risposta del proprietario.',
  booking: `È una prenotazione di ${brandName}: la annulla il proprietario, o l’ospite, dalla sua pagina.`,
} as const;
export const staleCalendarNote = (time: string) => `Quello che vedi è il calendario delle ${time}.`;
export const unknownPeriodNote = 'Di questi giorni non sappiamo ancora nulla.';

const calendarMailFrame = {
  button: 'Apri il calendario',
  footnote: 'Ricevi questa e-mail perché la struttura è registrata con questo indirizzo.',
};
type FeedSubject = { nome: string; platform: Platform };
type ConflictingSources = readonly [one: EventSource, other: EventSource];
export const conflictingSources = ([one, other]: ConflictingSources) => `${sourceNames[one]} e ${sourceNames[other]}`;
function nightsInWords({ start, end }: Nights): string {
  const last = addDays(end, -1);
  if (start === last) return `la notte di ${formatLongDate(start)}`;
  return `le notti da ${formatLongDate(start)} a ${formatLongDate(last)}`;
}
export const propertyLabel = 'Struttura';
export const platformLabel = 'Piattaforma';
export const reasonLabel = 'Motivo';
export const eventLabel = 'Evento';
/** The subject names the two sources of the first conflict, so that conflicts between other sources get a different subject. */
export const conflictMail = (
  nome: string,
  { first, count }: { first: ConflictingSources; count: number },
): MailWords => ({
  ...calendarMailFrame,
  subject: `Due prenotazioni nelle stesse notti (${conflictingSources(first)}): ${nome}`,
  preheader: 'Controlla su entrambe le piattaforme.',
  heading: count === 1 ? 'C’è un conflitto nel calendario' : `Ci sono ${formatCount(count)} conflitti nel calendario`,
  paragraphs: [
    `Per «${nome}» alcune notti risultano prenotate due volte. ${brandName} non cancella nessuna prenotazione: decidi tu quale tenere.`,
    'Controlla su entrambe le piattaforme e annulla quella in più. Appena una sparisce, sparisce anche il conflitto.',
  ],
});
export const nightsAndRoom = (nights: Nights, camera: string | null) =>
  `${nightsInWords(nights)}${camera === null ? '' : `, ${camera}`}`;
export const staleFeedMail = ({ nome, platform }: FeedSubject): MailWords => ({
  ...calendarMailFrame,
  subject: `Il calendario di ${sourceNames[platform]} non si aggiorna: ${nome}`,
  preheader: 'Non riusciamo a leggerlo da più di 24 ore.',
  heading: `Il calendario di ${sourceNames[platform]} non si aggiorna`,
  paragraphs: [
    `Da più di 24 ore non riusciamo a leggere il calendario di ${sourceNames[platform]} per «${nome}». Continuiamo a provare.`,
    `Le date restano quelle dell’ultima lettura riuscita: le prenotazioni nuove su ${sourceNames[platform]} qui non si vedono ancora.`,
  ],
});
export const pausedFeedMail = ({ nome, platform }: FeedSubject): MailWords => ({
  ...calendarMailFrame,
  subject: `Serve un nuovo indirizzo per ${sourceNames[platform]}: ${nome}`,
  preheader: 'Il calendario è in pausa finché non lo sostituisci.',
  heading: `Il calendario di ${sourceNames[platform]} è in pausa`,
  paragraphs: [
    `Non possiamo più leggere il calendario di ${sourceNames[platform]} per «${nome}», e finché non sostituisci l’indirizzo non riproviamo.`,
    `Le date restano quelle dell’ultima lettura riuscita: le prenotazioni nuove su ${sourceNames[platform]} qui non si vedono.`,
  ],
});
export const feedUrlsToReenterMail = (count: number): MailWords => ({
  ...calendarMailFrame,
  subject:
    count === 1
      ? 'Inserisci di nuovo l’indirizzo di un calendario'
      : `Inserisci di nuovo gli indirizzi di ${formatCount(count)} calendari`,
  preheader: 'Le date restano quelle dell’ultima lettura riuscita.',
  heading: count === 1 ? 'Un calendario va collegato di nuovo' : 'I tuoi calendari vanno collegati di nuovo',
  paragraphs: [
    'Non riusciamo più ad aprire gli indirizzi che avevi salvato: è un problema nostro, le piattaforme non c’entrano. Copiali di nuovo da ogni piattaforma e inseriscili nel calendario della struttura.',
    'Fino ad allora le date restano quelle dell’ultima lettura riuscita: le prenotazioni nuove sulle piattaforme qui non si vedono.',
  ],
  button: 'Apri le tue strutture',
  footnote: 'Ricevi questa e-mail perché le strutture sono registrate con questo indirizzo.',
});
export const partlyReadFeedMail = ({ nome, platform }: FeedSubject, count: number): MailWords => ({
  ...calendarMailFrame,
  subject: `Il calendario di ${sourceNames[platform]} si legge solo in parte: ${nome}`,
  preheader: 'Alcune notti si prenotano solo su richiesta.',
  heading: `Il calendario di ${sourceNames[platform]} si legge solo in parte`,
  paragraphs: [
    `Nel calendario di ${sourceNames[platform]} per «${nome}» ${count === 1 ? 'c’è un evento che non riusciamo a leggere' : `ci sono ${formatCount(count)} eventi che non riusciamo a leggere`} per intero. Quelle notti potrebbero essere già vendute: finché una lettura non lo chiarisce, chi le sceglie può solo chiederti conferma.`,
    `Controlla quelle notti su ${sourceNames[platform]} e correggi là l’evento, o bloccale qui. Appena leggiamo tutto il calendario, le notti libere tornano a vendersi subito.`,
  ],
});
export const vanishedNightsMail = ({ nome, platform }: FeedSubject, { nights, of }: MassDrop): MailWords => ({
  ...calendarMailFrame,
  subject: `Controlla il calendario di ${sourceNames[platform]}: ${nome}`,
  preheader: `Mancano ${nights} notti su ${of}.`,
  heading: `Molte notti sono sparite da ${sourceNames[platform]}`,
  paragraphs: [
    `Nell’ultima lettura del calendario di ${sourceNames[platform]} per «${nome}» mancano ${nights} notti occupate su ${of}. Per ora restano bloccate.`,
    `Se sei stato tu a liberarle, non devi fare nulla: si liberano anche qui alla prossima lettura. Altrimenti controlla subito il calendario su ${sourceNames[platform]}.`,
  ],
});

export const forwardingSteps: Record<Platform, readonly string[]> = {
  airbnb: [
    'Airbnb scrive a un solo indirizzo: l’inoltro si fa nella tua casella di posta.',
    'Crea un filtro (o una «regola») per le e-mail di Airbnb: di solito arrivano da automated@airbnb.com.',
    'Come azione scegli «Inoltra a» e incolla l’indirizzo del campanello. La tua copia resta dov’è.',
  ],
  booking: [
    'Entra nell’extranet di Booking.com, apri «Account» e poi «Contatti».',
    'Aggiungi un contatto per le prenotazioni e incolla l’indirizzo del campanello come e-mail.',
    'Oppure crea nella tua casella un filtro che inoltra le e-mail di Booking.com: di solito arrivano da noreply@booking.com.',
  ],
  vrbo: [
    'Nella tua casella di posta crea un filtro per le e-mail di VRBO: di solito arrivano da vrbo.com o homeaway.com.',
    'Come azione scegli «Inoltra a» e incolla l’indirizzo del campanello.',
  ],
};
export const mailTriggerTitle = 'Campanello';
export const mailTriggerHelp =
  'Un indirizzo e-mail segreto della tua casa. Quando ci arriva la conferma di una prenotazione, leggiamo subito i calendari delle piattaforme, senza aspettare la prossima lettura.';
export const mailTriggerPrivacyNote =
  'Dell’e-mail non leggiamo e non teniamo niente: né il testo, né l’oggetto, né chi scrive. Suona, e basta.';
export const activateMailTriggerButton = 'Attiva il campanello';
export const mailTriggerAddressLabel = 'Indirizzo del campanello';
export const copyButton = 'Copia';
export const copyMailTriggerAddressLabel = 'Copia l’indirizzo del campanello';
export const changeMailTriggerAddressButton = 'Cambia indirizzo';
export const changeMailTriggerAddressQuestion =
  'Vuoi cambiare l’indirizzo del campanello? Quello di adesso smette di suonare: metti il nuovo in ogni inoltro.';
export const mailTriggerAddressReady = 'L’indirizzo del campanello è pronto.';
export const mailTriggerAddressOutdated = 'Questo indirizzo del campanello non è quello di adesso. Ricarica la pagina.';
export const mailTriggerErrorPrefix = 'Errore nell’indirizzo del campanello: ';
export const mailTriggerLastFired = (when: string) => `Ha suonato l’ultima volta: ${when.toLowerCase()}`;
export const mailTriggerNeverFired = 'Non ha ancora suonato.';
export const forwardingHelpTitle = 'Come si inoltrano le e-mail?';
export const forwardingCodeWarning =
  'Prima di inoltrare, Gmail manda un codice di conferma al nuovo indirizzo, e qui nessuno lo può leggere: con Gmail aggiungi l’indirizzo nella piattaforma, inoltra da un’altra casella o inoltra a mano la conferma, quando arriva.';

const unformattedNightCount = (count: number) => (count === 1 ? '1 notte' : `${count} notti`);
export const blockedDatesOption = 'Date Bloccate';
export const addButton = 'Aggiungi';
export const deleteButton = 'Elimina';
export const closeButton = 'Chiudi';
export const eventPeriod = (first: CalendarDate, last: CalendarDate) =>
  `${formatDayMonthYear(first)} – ${formatDayMonthYear(last)}`;
export const dayWithoutEvents = 'Nessun evento: la notte è libera.';
export const addEventTitle = 'Aggiungi evento';
export const firstNightLabel = 'Prima notte';
export const lastNightLabel = 'Ultima notte';
export const eventTypeLabel = 'Tipo di evento';
export const eventDescriptionLabel = 'Descrizione';
export const arrivalPossibleFrom = (last: CalendarDate) =>
  `Si può di nuovo arrivare dal ${formatShortDate(addDays(last, 1))}.`;
export const unreadableDate = (text: string) =>
  text.trim() === '' ? 'Indica la data.' : 'Scrivi una data che esiste, come 31/12/2026.';
export const datePlaceholder = 'gg/mm/aaaa';
export const optionalMark = '(facoltativa)';
export const lastNightBeforeFirst = 'L’ultima notte non può venire prima della prima.';
export const discardEventQuestion = 'Chiudi senza aggiungere l’evento? Quello che hai scritto va perso.';
export const closeWithoutAddingButton = 'Chiudi senza aggiungere';
export const eventAdded = 'Evento aggiunto al calendario.';
export const checkConnectionAndRetry = 'controlla la connessione e riprova.';
export const nightsLabel = 'Notti';
export const eventPeriodWithNights = (first: CalendarDate, last: CalendarDate, count: number) =>
  first === last
    ? `${formatDayMonthYear(first)} (1\u00A0notte)`
    : `dal ${formatDayMonthYear(first)} al ${formatDayMonthYear(last)} (${unformattedNightCount(count).replace(' ', '\u00A0')})`;
export const departureLabel = 'Partenza';
export const freeFromLabel = 'Libera da';
export const typeLabel = 'Tipo';
export const stateLabel = 'Stato';
export const guestLabel = 'Ospite';
export const accommodationLabel = 'Alloggio';
export const noConflictState = 'Nessun conflitto';
export const conflictState = 'In conflitto con un’altra prenotazione: verifica a mano su entrambe le piattaforme.';
export const heldEventNote = (platform: string) =>
  `Non compare più nell’ultima lettura di ${platform}: resta occupato finché la prossima non lo conferma.`;
export const echoedEventNote = (platform: string) =>
  `${platform} lo ha quasi certamente preso da ${brandName}: occupa le notti, ma non viene riportato ad altre piattaforme.`;
export const importedEventNotEditable = (platform: string) =>
  `Arriva da ${platform}: si modifica o si elimina solo lì.`;
export const ownBookingNotDeletable = `È una prenotazione di ${brandName}: non si elimina dal calendario.`;
export const openBookingButton = 'Apri la prenotazione';
export const eventDeleted = 'Evento eliminato.';

const timesCount = (count: number) => (count === 1 ? 'una volta' : `${formatCount(count)} volte`);
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const PLURAL_FROM = 2;
function durationInWords(minutes: number): string {
  if (minutes < 1) return 'meno di un minuto';
  if (minutes < HOUR_MINUTES) return minutes === 1 ? 'un minuto' : `${minutes} minuti`;
  if (minutes < PLURAL_FROM * DAY_MINUTES) {
    const hours = Math.floor(minutes / HOUR_MINUTES);
    return hours === 1 ? 'un’ora' : `${hours} ore`;
  }
  return `${formatCount(Math.floor(minutes / DAY_MINUTES))} giorni`;
}
function readIntervalInWords(minutes: number): string {
  if (minutes < HOUR_MINUTES) return minutes <= 1 ? 'ogni minuto' : `ogni ${minutes} minuti`;
  const hours = Math.round(minutes / HOUR_MINUTES);
  if (hours < PLURAL_FROM * 24) return hours === 1 ? 'ogni ora' : `ogni ${hours} ore`;
  return `ogni ${Math.round(hours / 24)} giorni`;
}
export const freshnessReportTitle = 'Quanto è fresco il calendario';
export const freshnessReportHelp =
  'Qui c’è quello che è successo davvero: quante volte ogni piattaforma ha letto il nostro calendario, e quanto è vecchio quello che sappiamo di lei.';
export const platformReadsTitle = 'Quanto spesso leggono il nostro';
export const platformDataAgeTitle = 'Quanto è vecchio quello che sappiamo';
export const platformReadsHelp =
  'Contiamo le letture di ogni indirizzo, ora per ora, per sette giorni. Se apri tu un indirizzo nel browser, conta anche quella.';
export const updatedAt = (time: string) => `Aggiornato alle ${time}.`;
export const noPlatformToReport = 'Nessuna piattaforma collegata: collega la prima dal calendario.';
export const calendarOf = (nome: string) => `Calendario di ${nome}`;
export const platformReadRecently = (name: string, count: number, when: string) =>
  count === 1
    ? `${name} ha letto il nostro calendario una volta nelle ultime 24 ore, ${when}.`
    : `${name} ha letto il nostro calendario ${timesCount(count)} nelle ultime 24 ore, l’ultima ${when}.`;
export const weeklyReads = (count: number, everyMinutes: number | null) => {
  const many = `Negli ultimi 7 giorni ${timesCount(count)}`;
  return everyMinutes === null ? `${many}.` : `${many}: in media ${readIntervalInWords(everyMinutes)}.`;
};
export const platformStoppedReading = (name: string, when: string) =>
  `${name} non legge il nostro calendario da più di 24 ore. L’ultima volta: ${when}. Controlla che l’indirizzo ci sia ancora.`;
export const platformNeverRead = (name: string) =>
  `${name} non ha mai letto il nostro calendario: controlla di avere incollato l’indirizzo.`;
export const platformWithoutExportUrl = (name: string) =>
  `${name} non ha un indirizzo da cui leggere il nostro calendario.`;
export const platformDataAge = (name: string, ageMs: number) =>
  `Quello che sappiamo di ${name} è di ${durationInWords(Math.floor(Math.max(0, ageMs) / MINUTE_MS))} fa.`;
export const partlyReadEventsReport = (count: number) =>
  count === 1
    ? '1 evento si legge solo in parte: le sue notti si prenotano su richiesta.'
    : `${formatCount(count)} eventi si leggono solo in parte: le loro notti si prenotano su richiesta.`;
export const platformDataUnknown = (name: string) =>
  `Di ${name} non sappiamo ancora niente: il suo calendario non è mai stato letto.`;
export const platformNotConnected = (name: string) => `Non leggiamo il calendario di ${name}: non è collegato.`;
export const nextReadAt = (when: string) => `La prossima lettura è ${when}.`;
export const nextReadSoon = 'La prossima lettura è tra poco.';
export const lastReadFailed = (when: string, why: string) =>
  `L’ultimo tentativo, ${when}, non è riuscito. ${why}`.trim();
export const platformReadPaused = (name: string, why: string) => `La lettura di ${name} è in pausa. ${why}`.trim();

export const ownNightStates = {
  hold: 'Pagamento in corso',
  request: 'Richiesta in attesa',
  booking: 'Prenotazione',
} as const;

const countedNoun = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
export const eventCount = (count: number) => countedNoun(count, 'evento', 'eventi');
export const conflictCount = (count: number) => countedNoun(count, 'conflitto', 'conflitti');
export const platformNames = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' } as const satisfies Record<
  Platform,
  string
>;
export function currentEventCount(count: number, held: number): string {
  if (held === 0) return eventCount(count);
  return count === 0
    ? `${eventCount(held)} in attesa di conferma`
    : `${eventCount(count)} · ${formatCount(held)} in attesa di conferma`;
}
const ignoredReasons: Record<IgnoredReason, readonly [one: string, many: string]> = {
  data_non_valida: ['senza una data valida', 'senza una data valida'],
  ricorrenza: ['con una ripetizione che non seguiamo per intero', 'con una ripetizione che non seguiamo per intero'],
  fine_prima_inizio: [
    'con la fine prima dell’inizio: occupa una notte',
    'con la fine prima dell’inizio: occupano una notte ciascuno',
  ],
  fuso_sconosciuto: ['con un fuso orario che non riconosciamo', 'con un fuso orario che non riconosciamo'],
  non_chiaro: ['che non dice con chiarezza quali notti', 'che non dicono con chiarezza quali notti'],
  senza_notte: ['di poche ore, senza notti', 'di poche ore, senza notti'],
  fuori_orizzonte: ['già passato o oltre i due anni', 'già passati o oltre i due anni'],
  doppione: ['doppione', 'doppioni'],
  annullato: ['annullato', 'annullati'],
  nostro: ['già nostro, rimandato dalla piattaforma', 'già nostri, rimandati dalla piattaforma'],
  troppi: ['oltre i primi 5.000', 'oltre i primi 5.000'],
};
export function ignoredReason(reason: IgnoredReason, count: number, isOnly: boolean): string {
  const [one, many] = ignoredReasons[reason];
  return isOnly ? (count === 1 ? one : many) : countedNoun(count, one, many);
}
/** Instructions for finding and pasting the calendar address. Menu entries are worded as on the platform. */
export const feedUrlInstructions: Record<Platform, { copia: readonly string[]; incolla: string }> = {
  airbnb: {
    copia: [
      'Su airbnb.it passa alla modalità host e apri «Calendario».',
      'Scegli l’annuncio, poi «Disponibilità».',
      'In fondo tocca «Collega i calendari», poi «Collega a un altro sito web».',
      'Copia il link del calendario Airbnb: finisce con .ics e qualche altro carattere.',
    ],
    incolla: `L’indirizzo di ${brandName} va nella stessa pagina, dove chiede il link dell’altro sito.`,
  },
  booking: {
    copia: [
      'Entra nell’extranet di Booking.com e apri «Tariffe e disponibilità».',
      'Scegli «Sincronizza i calendari». Se la voce non c’è, la tua struttura usa un gestionale o un channel manager.',
      'Accanto alla camera scegli di esportare il calendario: ogni camera ha il suo.',
      'Copia il link. Può non avere .ics: va bene lo stesso.',
    ],
    incolla: `L’indirizzo di ${brandName} va nella stessa pagina, con «Importa calendario».`,
  },
  vrbo: {
    copia: [
      'Entra nel tuo account VRBO e scegli l’annuncio.',
      'Apri «Calendario», poi «Importa ed esporta» (o «Disponibilità», «Sincronizzazione dei calendari»).',
      'Tocca «Esporta calendario» e copia l’indirizzo che finisce con .ics.',
    ],
    incolla: `L’indirizzo di ${brandName} va nella stessa pagina, con «Importa calendario».`,
  },
};
export const exportUrlsTitle = `Da ${brandName} alle piattaforme`;
function joinWithOr(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1) ?? ''}`;
}
function foundEventCount(count: number): string {
  if (count === 0) return 'per ora il suo calendario non ha eventi';
  return countedNoun(count, 'evento trovato', 'eventi trovati');
}
export const syncDialogTitle = 'Sincronizzazione Calendari';
export const syncButton = 'Sincronizza';
export const syncAllButton = 'Sincronizza Tutto';
export const exportCalendarButton = 'Esporta Calendario';
export const refreshStatusButton = 'Aggiorna Stato';
export const neverSynced = 'Mai';
export const syncNotes = [
  'La sincronizzazione parte da sola ogni ora.',
  'Gli eventi sincronizzati non si modificano qui: si cambiano sulla piattaforma d’origine.',
  'I conflitti vanno controllati a mano sulle due piattaforme.',
  'L’esportazione include solo gli eventi futuri e i soggiorni in corso.',
];
export const exportTargetNames = { ...platformNames, altro: 'Altro calendario' } satisfies Record<ExportTarget, string>;
export const syncSummaryHelp =
  'La sincronizzazione parte da sola ogni ora. Gli eventi importati si modificano solo sulla piattaforma d’origine. L’esportazione include solo gli eventi futuri.';
export const conflictsToCheck = (count: number) => `${conflictCount(count)} da controllare`;
export const conflictOnNights = (nights: string, one: string, other: string) =>
  `${nights}: ${one} e ${other} si sovrappongono.`;
export const checkBothPlatforms = 'Verifica a mano su entrambe le piattaforme.';
export const moreConflicts = (count: number) =>
  count === 1 ? 'E un altro, nel calendario.' : `E altri ${formatCount(count)}, nel calendario.`;
export const notConnectedLabel = 'Non collegata';
export const connectButton = 'Collega';
export const lastSyncLabel = 'Ultima sincronizzazione';
export const noPlatformConnected = 'Nessuna piattaforma collegata: aggiungi la prima qui sopra.';
export const connectedPlatformsTitle = 'Piattaforme collegate';
export const calendarExported = 'Calendario esportato.';
export const syncStatusNotLoaded = 'Non riusciamo a leggere lo stato della sincronizzazione.';
export const syncStatusRefreshed = 'Stato aggiornato.';
export const syncStatusLoading = 'Leggiamo lo stato della sincronizzazione…';
export const sessionEnded = 'La tua sessione è finita.';
export const alreadyUpToDate = (time: string) => `Già aggiornato alle ${time}`;
export const platformAlreadyUpToDate = (name: string, time: string) => `${name}: già aggiornato alle ${time}.`;
export const postponedReads = {
  failed: (name: string, time: string) => `${name}: l’ultima lettura non è riuscita. Riprova dalle ${time}.`,
  silent: (name: string, time: string) => `${name} per ora non risponde: la rileggiamo alle ${time}.`,
  resting: (name: string, time: string) => `${name} ci ha chiesto di aspettare: rileggiamo alle ${time}.`,
} as const;
export const readInProgress = 'Lettura in corso…';
export const awaitingFirstRead = 'In attesa della prima lettura.';
export const readPaused = (errore: string) => `In pausa. ${errore}`;
/** `count` is 0 if the feed was not polled because its host is paused. */
export const recentReadsFailed = (count: number, errore: string) =>
  count === 0
    ? errore
    : count === 1
      ? `L’ultima lettura non è riuscita. ${errore}`
      : `Le ultime ${formatCount(count)} letture non sono riuscite. ${errore}`;
export const heldNights = (count: number) =>
  count === 1
    ? '1 notte non compare più: si libera se manca anche alla prossima lettura.'
    : `${formatCount(count)} notti non compaiono più: si liberano se mancano anche alla prossima lettura.`;
export const massDropNotice = (when: string, { nights, of }: { nights: number; of: number }, platform: string) =>
  `${when}: sono sparite insieme ${formatCount(nights)} notti su ${formatCount(of)}. Restano occupate finché la prossima lettura non lo conferma: se non torna, controlla su ${platform}.`;
export const partlyReadMark = 'Letto in parte';
export const partlyReadEvents = (count: number) =>
  count === 1
    ? '1 evento si legge solo in parte. Le sue notti si prenotano solo su richiesta:'
    : `${formatCount(count)} eventi si leggono solo in parte. Le loro notti si prenotano solo su richiesta:`;
export const partlyReadEventsShort = (count: number) =>
  count === 1
    ? '1 evento si legge solo in parte: le sue notti si prenotano solo su richiesta.'
    : `${formatCount(count)} eventi si leggono solo in parte: le loro notti si prenotano solo su richiesta.`;
export const morePartlyReadEvents = (count: number) => (count === 1 ? 'E un altro.' : `E altri ${formatCount(count)}.`);
export const partlyReadRemedy = (platform: string) =>
  `Controlla quelle notti su ${platform} e correggi là l’evento, o blocca qui le notti che sono occupate. Appena leggiamo tutto il calendario tornano a vendersi subito.`;
export const wrongExportUrlRead = (name: string, read: readonly string[]) =>
  `${name} legge l’indirizzo di un’altra piattaforma. Su ${name} togli l’indirizzo per ${joinWithOr(read)} e incolla al suo posto quello per ${name}: lo trovi in «${exportUrlsTitle}». Finché non lo fai, le notti annullate possono restare chiuse.`;
export const eventsNotImported = (count: number, reasons: string) =>
  `${countedNoun(count, 'evento non importato', 'eventi non importati')}: ${reasons}.`;
export const connectCalendarTitle = 'Collega un calendario';
export const feedUrlLabel = 'Indirizzo iCal';
export const feedUrlPlaceholder = 'https://…/calendario.ics';
export const chooseRoomOption = 'Scegli la camera';
export const readingCalendar = 'Leggiamo il calendario…';
export const feedUrlReplacesCurrent = (platform: string) =>
  `${platform} è già collegata: il nuovo indirizzo sostituisce quello di adesso.`;
export const platformConnected = (platform: string, count: number) =>
  `${platform} è collegata: ${foundEventCount(count)}.`;
export const platformSavedNotRead = (platform: string, avviso: string) =>
  `${platform} è salvata, ma non è ancora stata letta. ${avviso}`;
export const discardPlatformQuestion = 'Chiudi senza aggiungere la piattaforma? L’indirizzo che hai scritto va perso.';
export const assignRoomButton = 'Assegna';
export const syncPlatformLabel = (name: string) => `Sincronizza ${name}`;
export const connectPlatformLabel = (name: string) => `Collega ${name}`;
export const removePlatformButton = 'Rimuovi';
export const removePlatformLabel = (name: string) => `Rimuovi ${name}`;
export const removePlatformQuestion = (name: string, count: number) =>
  count === 0
    ? `Vuoi rimuovere ${name}? Sparisce subito l’indirizzo da cui legge ${brandName}. Eventi importati non ne ha.`
    : `Vuoi rimuovere ${name}? Spariscono subito i suoi eventi importati (${formatCount(count)}) e l’indirizzo da cui legge ${brandName}. Le notti che occupava solo lei tornano libere.`;
export const platformRemoved = (name: string, count: number) =>
  `${name} è rimossa${count === 0 ? '' : ', con i suoi eventi'}.`;
export const platformNotRemovedPrefix = 'Errore nell’eliminazione della configurazione: ';
export const exportUrlsHelp =
  'Incolla su ogni piattaforma il suo indirizzo: così le notti prese qui e sulle altre si chiudono anche là. Ogni piattaforma rilegge quando vuole: possono passare alcune ore.';
export const noExportUrls = 'Nessun indirizzo: nascono da soli quando colleghi una piattaforma.';
export const exportUrlLabel = (name: string) => `Indirizzo per ${name}`;
export const copyExportUrlLabel = (name: string) => `Copia l’indirizzo per ${name}`;
export const exportUrlLastRead = (when: string) => `Letto l’ultima volta: ${when.toLowerCase()}`;
export const exportUrlNeverRead = 'Non ancora letto da nessuno.';
export const newExportUrlButton = 'Nuovo indirizzo';
export const newExportUrlLabel = (name: string) => `Nuovo indirizzo per ${name}`;
export const newExportUrlQuestion = (name: string) =>
  `Vuoi un nuovo indirizzo per ${name}? Quello di adesso smette di funzionare: incolla il nuovo al suo posto.`;
export const newExportUrlReady = (name: string) => `Il nuovo indirizzo per ${name} è pronto.`;
export const revokeExportUrlButton = 'Revoca';
export const revokeExportUrlLabel = (name: string) => `Revoca l’indirizzo per ${name}`;
export const revokeExportUrlQuestion = (name: string) =>
  `Vuoi revocare l’indirizzo per ${name}? Smette di funzionare, e là le notti non si chiudono più da sole.`;
export const exportUrlRevoked = (name: string) => `L’indirizzo per ${name} è revocato.`;
export const createExportUrlForLabel = 'Crea un indirizzo per';
export const createExportUrlButton = 'Crea';
export const exportUrlCreated = (name: string) => `L’indirizzo per ${name} è pronto.`;
export const exportUrlErrorPrefix = 'Errore nell’indirizzo di esportazione: ';
export const feedUrlHelpTitle = 'Dove trovo l’indirizzo iCal?';
export const directPlatformSyncWarning = `Se due piattaforme si leggono già direttamente, scollegale: terrebbero chiusa una notte annullata, rimandandosela. A tenerle d’accordo ci pensa ${brandName}.`;

export const atTime = (moment: string) => `alle ${moment}`;
export const yesterdayAt = (moment: string) => `ieri alle ${moment}`;
export const tomorrowAt = (moment: string) => `domani alle ${moment}`;

export const viewLabel = 'Vista';
export const legendLabel = 'Legenda';

export const cinLabel = 'CIN';
export const calendarTitle = 'Calendario';
export const seeProgressLink = 'Vedi a che punto è';
export const notOpenYetTitle = 'Ancora un po’ di pazienza';

export const syncTitle = 'Sincronizzazione';
export const calendarUnitLabel = 'Calendario di';
