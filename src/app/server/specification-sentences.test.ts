import { expect, test } from 'vitest';
import { actionMessages } from '../../admin/action-messages.it.ts';
import { adminMessages } from '../../admin/messages.it.ts';
import { purgeMessages } from '../../admin/purge-messages.it.ts';
import { blogAdminMessages } from '../../blog/admin-messages.it.ts';
import { blogMessages } from '../../blog/messages.it.ts';
import * as blogPages from '../../blog/web/visitor/messages.it.ts';
import { propertyCalendarMessages as calendar } from '../../calendar/property-messages.it.ts';
import { systemClock, today } from '../../kernel/clock.ts';
import * as mediaMessages from '../../media/messages/visitor.ts';
import * as accountsMessages from '../../accounts/messages/admin.ts';
import * as stayMessages from '../../stay/messages/visitor.ts';
import * as struttureMessages from '../../strutture/messages/admin.ts';
import * as struttureOwnerMessages from '../../strutture/messages/owner.ts';

const { elimina } = actionMessages;
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
  // Section 2
  ['Verifica accesso in corso...', accountsMessages.checkingAccess],
  ['Caricamento calendario...', calendar.caricamento],
  ['Nessun articolo ancora pubblicato', blogPages.nessunoPubblicato],
  ['Nessun articolo trovato', blogPages.nessunoTrovato],
  ['Visualizzando 3 di 9 articoli', blogPages.visualizzando(3, 9)],
  ['Articolo non trovato', blogMessages.articoloNonTrovato],
  ['Accesso effettuato! Reindirizzamento...', accountsMessages.signedInRedirecting],
  ['Nessuna struttura in attesa', adminMessages.vuote.pending.title],
  ['Nessuna struttura approvata', adminMessages.vuote.approved.title],
  // Section 5
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
  ["L'URL deve terminare con .ics", calendar.urlSenzaIcs],
  ['Date bloccate', calendar.dateBloccate],
  ['Evento', calendar.evento],
  ['Sei sicuro di voler eliminare questo evento?', calendar.confermaEliminazione],
  ['Compila tutti i campi obbligatori (Titolo, Contenuto, Categoria)', blogAdminMessages.campiMancanti],
  ['Compila tutti i campi per inviare il commento', blogMessages.commento.campiMancanti],
  ['Inserisci username e password', accountsMessages.credentialsMissing],
  ['Credenziali non valide. Riprova.', accountsMessages.credentialsInvalid],
  ['Login effettuato con successo!', accountsMessages.signInSucceeded],
  // Section 8
  ['Errore caricamento disponibilità', stayMessages.availabilityNotLoaded],
  ['Errore nella verifica', struttureOwnerMessages.cinCheckStatuses.error],
  ['CIN già in uso', struttureOwnerMessages.cinCheckStatuses.taken],
  ['CIN disponibile', struttureOwnerMessages.cinCheckStatuses.available],
  ['Verifica in corso...', struttureOwnerMessages.cinCheckStatuses.checking],
  ["Errore nell'inserimento della struttura. Riprova.", struttureOwnerMessages.submissionFailed],
  ['RICHIESTA INVIATA CON SUCCESSO', struttureOwnerMessages.requestSentSummary({ ...SENT, telefono: null }).heading],
  ['Admin: Struttura inserita con successo!', struttureMessages.listingCreated],
  ['Errore nella creazione del pagamento', stayMessages.paymentNotCreated],
  ['Errore nella creazione del pagamento', stayMessages.paymentNotCreated],
  ["Errore nell'aggiornamento delle foto", struttureOwnerMessages.photosNotUpdated],
  ["Errore nell'aggiornamento delle foto", actionMessages.fotoNonAggiornate('')],
  ['Foto aggiornate con successo! (3 foto)', struttureOwnerMessages.photosUpdated(3)],
  ['Impossibile caricare gli eventi del calendario', calendar.erroreEventi],
  [
    'Nessuna configurazione di sincronizzazione trovata. Aggiungi prima le piattaforme.',
    calendar.nessunaConfigurazione,
  ],
  ['Errore nella sincronizzazione: ', calendar.erroreSincronizzazione],
  // Singular and plural.
  ['Sincronizzazione avviata per 1 piattaforma', calendar.sincronizzazioneAvviata(1)],
  ['Sincronizzazione avviata per 3 piattaforme', calendar.sincronizzazioneAvviata(3)],
  ["Errore nell'aggiunta della configurazione: ", calendar.erroreConfigurazione],
  ["Errore nell'esportazione: ", calendar.erroreEsportazione],
  ["Errore nella creazione dell'evento: ", calendar.erroreCreazione],
  ["Errore nell'eliminazione dell'evento: ", calendar.erroreEliminazione],
  ['Errore nel caricamento delle strutture in attesa', adminMessages.nonCaricate.pending],
  ['Errore nel caricamento delle strutture approvate', adminMessages.nonCaricate.approved],
  ['Struttura approvata con successo!', adminMessages.approvata],
  ['Struttura approvata con successo!', struttureMessages.listingApproved],
  ['Struttura rifiutata', adminMessages.rifiutata],
  ['Struttura rifiutata', struttureMessages.listingRejected],
  ['Struttura eliminata con successo', struttureMessages.listingRemoved],
  ['Eliminate 37 strutture con successo', purgeMessages.eliminate(37)],
  ['Database già vuoto', purgeMessages.giaVuoto],
  ['Nessuna struttura da eliminare', elimina.nessuna],
  ['Contatti aggiornati con successo!', struttureOwnerMessages.contactsUpdated],
  [`Errore nell'aggiornamento dei contatti: ${DETAIL}`, struttureOwnerMessages.contactsNotUpdated(DETAIL)],
  ['Post blog creato con successo!', blogAdminMessages.creato],
  ['Errore nella creazione del post blog', blogAdminMessages.nonCreato],
  ['Commento inviato! Sarà visibile dopo la moderazione.', blogMessages.commento.inviato],
  ["Errore nell'invio del commento. Riprova più tardi.", blogMessages.commento.nonInviato],
];

test.each(SENTENCES)('«%s» stands to the letter', (quoted, ours) => {
  expect(ours).toBe(quoted);
});

test.each([
  ["Errore nell'approvazione della struttura", adminMessages.approvazioneFallita('Casa Rossa', DETAIL)],
  [`Errore nel rifiuto della struttura: ${DETAIL}`, adminMessages.rifiutoFallito('Casa Rossa', DETAIL)],
  ["Errore nell'eliminazione della struttura", actionMessages.nonEliminata(DETAIL)],
  ["Errore nell'aggiornamento delle foto", actionMessages.fotoNonAggiornate(DETAIL)],
  ['Errore durante lo svuotamento del database', elimina.erroreSvuotamento(DETAIL)],
  ["Errore durante l'eliminazione delle strutture", elimina.erroreEliminazione(DETAIL)],
])(
  '«%s» is followed by a second sentence in a line of its own, which is drawn as an element of its own',
  (quoted, ours) => {
    const [sentence, ...help] = ours.split('\n');
    expect(sentence).toBe(quoted);
    expect(help).toHaveLength(1);
  },
);
