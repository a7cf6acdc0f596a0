import { expect, test } from 'vitest';
import { systemClock, today } from '../../kernel/dates/clock.ts';
import * as mediaMessages from '../../media/messages/visitor.ts';
import * as accountsMessages from '../../accounts/messages/admin.ts';
import * as stayMessages from '../../stay/messages/visitor.ts';
import * as struttureMessages from '../../strutture/messages/admin.ts';
import * as struttureOwnerMessages from '../../strutture/messages/owner.ts';
import * as calendarMessages from '../../calendar/messages/owner.ts';
import * as blogMessages from '../../blog/messages/admin.ts';
import * as blogVisitorMessages from '../../blog/messages/visitor.ts';
import * as adminMessages from '../../admin/messages/admin.ts';

const DETAIL = 'Perché sì.';
const LIMITS = { guests: 4, nights: 1, last: today(systemClock) };
const SENT = {
  nome: 'Casa',
  cin: 'IT1',
  email: 'a@b.it',
  indirizzo: 'Via 1',
  cap: '53045',
  citta: 'Siena',
  sigla: 'SI',
};

/** The fixed sentences of PRODUCT.md §§ 2, 5 and 8, and the messages that must equal them. */
const SENTENCES: readonly (readonly [quoted: string, ours: string])[] = [
  ['Verifica accesso in corso...', accountsMessages.checkingAccess],
  ['Caricamento calendario...', calendarMessages.calendarLoading],
  ['Nessun articolo ancora pubblicato', blogVisitorMessages.noArticlePublishedTitle],
  ['Nessun articolo trovato', blogVisitorMessages.noArticleFoundTitle],
  ['Visualizzando 3 di 9 articoli', blogVisitorMessages.articlesShown(3, 9)],
  ['Articolo non trovato', blogVisitorMessages.articleNotFound],
  ['Accesso effettuato! Reindirizzamento...', accountsMessages.signedInRedirecting],
  ['Nessuna struttura in attesa', adminMessages.emptyQueues.pending.title],
  ['Nessuna struttura approvata', adminMessages.emptyQueues.approved.title],
  [
    'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura',
    struttureOwnerMessages.submissionFaults.campiMissing,
  ],
  [
    'Per le case vacanza è obbligatorio inserire il prezzo per notte',
    struttureOwnerMessages.submissionFaults.prezzoNotteMissing,
  ],
  [
    'Per B&B/Affittacamere è obbligatorio configurare almeno una camera',
    struttureOwnerMessages.submissionFaults.camereMissing,
  ],
  [
    "L'URL del calendario deve iniziare con http:// o https://",
    struttureOwnerMessages.submissionFaults.calendarNotHttp,
  ],
  [
    "L'URL del calendario Booking.com è obbligatorio per nuove strutture",
    struttureOwnerMessages.submissionFaults.calendarMissing,
  ],
  [
    'Se offri il servizio pulizie, devi specificare un prezzo valido',
    struttureOwnerMessages.submissionFaults.prezzoPulizieInvalid,
  ],
  [
    "È necessario accettare l'informativa sulla privacy per procedere",
    struttureOwnerMessages.submissionFaults.consensoMissing,
  ],
  ['Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.', struttureOwnerMessages.submissionFaults.cinInUse],
  ['Il Codice CIN deve essere tra 8 e 17 caratteri', struttureOwnerMessages.submissionFaults.cinLength],
  ['Puoi caricare massimo 10 immagini', mediaMessages.tooManyPhotos],
  ['Il file casa.jpg è troppo grande. Massimo 5MB per immagine.', mediaMessages.photoFaults.troppoGrande('casa.jpg')],
  ["Il file casa.pdf non è un'immagine valida.", mediaMessages.photoFaults.nonValida('casa.pdf')],
  ['Seleziona le date e il numero di ospiti', stayMessages.datesOrGuestsMissing],
  ['Seleziona le date e il numero di ospiti', stayMessages.stayFaults.datesOrGuestsMissing(LIMITS)],
  ["L'URL deve terminare con .ics", calendarMessages.feedUrlNotIcs],
  ['Date bloccate', calendarMessages.blockedDatesSummary],
  ['Evento', calendarMessages.defaultEventSummary],
  ['Sei sicuro di voler eliminare questo evento?', calendarMessages.deleteEventQuestion],
  ['Compila tutti i campi obbligatori (Titolo, Contenuto, Categoria)', blogMessages.blogFaults.campiMancanti],
  ['Compila tutti i campi per inviare il commento', blogVisitorMessages.commentFieldsMissing],
  ['Inserisci username e password', accountsMessages.credentialsMissing],
  ['Credenziali non valide. Riprova.', accountsMessages.credentialsInvalid],
  ['Login effettuato con successo!', accountsMessages.signInSucceeded],
  ['Errore caricamento disponibilità', stayMessages.availabilityNotLoaded],
  ['Errore nella verifica', struttureOwnerMessages.cinCheckStatuses.error],
  ['CIN già in uso', struttureOwnerMessages.cinCheckStatuses.taken],
  ['CIN disponibile', struttureOwnerMessages.cinCheckStatuses.available],
  ['Verifica in corso...', struttureOwnerMessages.cinCheckStatuses.checking],
  ["Errore nell'inserimento della struttura. Riprova.", struttureOwnerMessages.submissionFailed],
  ['RICHIESTA INVIATA CON SUCCESSO', struttureOwnerMessages.requestSentSummary({ ...SENT, telefono: null }).heading],
  ['Admin: Struttura inserita con successo!', struttureMessages.listingCreated],
  ['Errore nella creazione del pagamento', stayMessages.paymentNotCreated],
  ["Errore nell'aggiornamento delle foto", struttureOwnerMessages.photosNotUpdated],
  ["Errore nell'aggiornamento delle foto", adminMessages.photosUpdateFailed('')],
  ['Foto aggiornate con successo! (3 foto)', struttureOwnerMessages.photosUpdated(3)],
  ['Impossibile caricare gli eventi del calendario', calendarMessages.eventsNotLoaded],
  [
    'Nessuna configurazione di sincronizzazione trovata. Aggiungi prima le piattaforme.',
    calendarMessages.noSyncConfiguration,
  ],
  ['Errore nella sincronizzazione: ', calendarMessages.syncFailedPrefix],
  ['Sincronizzazione avviata per 1 piattaforma', calendarMessages.syncStarted(1)],
  ['Sincronizzazione avviata per 3 piattaforme', calendarMessages.syncStarted(3)],
  ["Errore nell'aggiunta della configurazione: ", calendarMessages.platformNotAddedPrefix],
  ["Errore nell'esportazione: ", calendarMessages.exportFailedPrefix],
  ["Errore nella creazione dell'evento: ", calendarMessages.eventNotCreatedPrefix],
  ["Errore nell'eliminazione dell'evento: ", calendarMessages.eventNotDeletedPrefix],
  ['Errore nel caricamento delle strutture in attesa', adminMessages.queueNotLoaded.pending],
  ['Errore nel caricamento delle strutture approvate', adminMessages.queueNotLoaded.approved],
  ['Struttura approvata con successo!', adminMessages.propertyApproved],
  ['Struttura approvata con successo!', struttureMessages.listingApproved],
  ['Struttura rifiutata', adminMessages.propertyRejected],
  ['Struttura rifiutata', struttureMessages.listingRejected],
  ['Struttura eliminata con successo', struttureMessages.listingRemoved],
  ['Eliminate 37 strutture con successo', adminMessages.propertiesPurged(37)],
  ['Database già vuoto', adminMessages.databaseAlreadyEmpty],
  ['Nessuna struttura da eliminare', adminMessages.noPropertyToDelete],
  ['Contatti aggiornati con successo!', struttureOwnerMessages.contactsUpdated],
  [`Errore nell'aggiornamento dei contatti: ${DETAIL}`, struttureOwnerMessages.contactsNotUpdated(DETAIL)],
  ['Post blog creato con successo!', blogMessages.articleCreated],
  ['Errore nella creazione del post blog', blogMessages.articleNotCreated],
  ['Commento inviato! Sarà visibile dopo la moderazione.', blogVisitorMessages.commentSent],
  ["Errore nell'invio del commento. Riprova più tardi.", blogVisitorMessages.commentNotSent],
];

test.each(SENTENCES)('the specification’s sentence «%s» is used verbatim', (quoted, ours) => {
  expect(ours).toBe(quoted);
});

test.each([
  ["Errore nell'approvazione della struttura", adminMessages.approvalFailed('Casa Rossa', DETAIL)],
  [`Errore nel rifiuto della struttura: ${DETAIL}`, adminMessages.rejectionFailed('Casa Rossa', DETAIL)],
  ["Errore nell'eliminazione della struttura", adminMessages.propertyNotDeleted(DETAIL)],
  ["Errore nell'aggiornamento delle foto", adminMessages.photosUpdateFailed(DETAIL)],
  ['Errore durante lo svuotamento del database', adminMessages.databasePurgeFailed(DETAIL)],
  ["Errore durante l'eliminazione delle strutture", adminMessages.propertiesDeletionFailed(DETAIL)],
])('the specification’s sentence «%s» is followed by a second sentence on a separate line', (quoted, ours) => {
  const [sentence, ...help] = ours.split('\n');
  expect(sentence).toBe(quoted);
  expect(help).toHaveLength(1);
});
