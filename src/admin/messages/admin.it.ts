import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { joinSentences } from '../../kernel/text/join-sentences.ts';
import * as struttureMessages from '../../strutture/messages/owner.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import type { Tab } from '../rules/panel-address.ts';
import type { PaymentSetupState } from '../rules/payment-setup.ts';
import type { HomePlan, Refusal } from '../rules/restored-home.ts';
import { PURGE_PHRASE } from '../rules/purge-phrase.ts';

export const rejectionReasonPresets = [
  { nome: 'Foto', motivo: 'Le foto sono poche o poco chiare: aggiungi foto tue, luminose, di ogni ambiente.' },
  { nome: 'Indirizzo', motivo: 'L’indirizzo non è completo: scrivi via e numero civico.' },
  {
    nome: 'CIN',
    motivo: 'Il CIN non corrisponde alla struttura: ricopialo dal certificato del Ministero del Turismo.',
  },
  { nome: 'Telefono', motivo: 'Il numero di telefono non risponde: controllalo e riscrivilo.' },
  {
    nome: 'Descrizione',
    motivo: 'La descrizione dice troppo poco: racconta la casa, le camere e che cosa c’è intorno.',
  },
  { nome: 'Doppione', motivo: `La struttura è già su ${brandName}: modifica quella che c’è.` },
] as const;
export const auditActions = {
  accesso: 'Accesso',
  accesso_fallito: 'Accesso non riuscito',
  accesso_sospeso: 'Accesso sospeso dopo troppi tentativi',
  uscita: 'Uscita',
  amministratore: 'Amministratore aggiunto',
  password: 'Password cambiata',
  codici: 'Codici di accesso cambiati',
  passkey: 'Passkey cambiate',
  codici_di_recupero: 'Codici di recupero rinnovati',
  recupero_usato: 'Accesso con un codice di recupero',
  indirizzo_avvisi: 'Indirizzo per gli avvisi cambiato',
  link_accesso: 'Link per un nuovo browser usato',
  inserimento: 'Struttura inserita',
  approvazione: 'Struttura approvata',
  rifiuto: 'Struttura rifiutata',
  annullamento: 'Decisione annullata',
  modifica: 'Struttura modificata',
  testi_visti: 'Testi cambiati visti',
  foto: 'Foto cambiate',
  contatti: 'Contatti cambiati',
  foto_chi_siamo: 'Foto di Chi siamo cambiata',
  eliminazione: 'Struttura eliminata',
  calendario_evento: 'Calendario: evento cambiato',
  calendario_configurazione: 'Calendario: piattaforma cambiata',
  calendario_esportazione: 'Calendario: indirizzo di esportazione cambiato',
  calendario_campanello: 'Calendario: indirizzo del campanello cambiato',
  articolo_creazione: 'Articolo creato',
  articolo_modifica: 'Articolo modificato',
  articolo_pubblicazione: 'Articolo pubblicato',
  articolo_ritiro: 'Articolo riportato in bozza',
  articolo_eliminazione: 'Articolo eliminato',
  categoria_creazione: 'Categoria del blog aggiunta',
  categoria_modifica: 'Categoria del blog modificata',
  categoria_eliminazione: 'Categoria del blog eliminata',
  prenotazione_annullamento: 'Prenotazione annullata',
  archivio: 'Archivio scritto',
  svuotamento: 'Database svuotato',
  ripristino: 'Strutture ripristinate da un archivio',
  commento_approvazione: 'Blog: commento approvato',
  commento_rifiuto: 'Blog: commento rifiutato',
  commento_eliminazione: 'Blog: commento eliminato',
  newsletter_invio: 'Newsletter: articolo inviato',
  newsletter_esportazione: 'Newsletter: iscritti esportati',
  registro_esportazione: 'Registro esportato',
} as const;
export const auditFields: Readonly<Record<string, string>> = {
  status: 'Stato',
  modifica: 'Modifica del proprietario',
  testi: 'Testi',
  attivi: 'Codici attivi',
  nome_passkey: 'Passkey',
  con: 'Con',
  codici_rimasti: 'Codici di recupero rimasti',
  motivo_rifiuto: 'Motivo del rifiuto',
  proprietario_raggiunto: 'Proprietario raggiunto in un altro modo',
  citta_id: 'Città',
  non_su_booking: 'Non pubblico su Booking.com',
  eliminate: 'Eliminate',
  rifiutate: 'Non eliminabili',
  fallite: 'Non riuscite',
  prenotazione: 'Prenotazione',
  rimborso: 'Rimborso',
  motivo: 'Motivo',
  archivio: 'Archivio',
  ripristinato: 'Che cosa è tornato',
  strutture: 'Strutture',
  camera: 'Camera',
  start_date: 'Dal',
  end_date: 'Al (partenza)',
  event_type: 'Tipo',
  platform: 'Piattaforma',
  import_url: 'Indirizzo del calendario',
  export_enabled: 'Esportazione',
  sync_interval_minutes: 'Minuti tra due letture',
  commento_id: 'Commento n.',
  stato: 'Stato',
  iscritti: 'Iscritti',
  articolo_id: 'Articolo n.',
  titolo: 'Titolo',
  categoria: 'Categoria',
  immagine_copertina: 'Copertina',
  dettagli_foto: 'Stanze e didascalie delle foto',
  posizione: 'Foto n.',
  didascalia: 'Didascalia',
  tags: 'Tag',
  meta_description: 'Meta description',
  caratteri: 'Caratteri del testo',
  categoria_id: 'Categoria n.',
  emoji: 'Emoji',
  sbagliato: 'Che cosa era sbagliato',
  pausa_secondi: 'Pausa, in secondi',
  cerca: 'Parole cercate',
  chi: 'Chi',
  azione: 'Tipo',
  dal: 'Dal',
  al: 'Al',
};
export const rejectManyQuestion = (count: number) =>
  count === 1
    ? 'Vuoi rifiutare la struttura selezionata? Il proprietario riceve il motivo, la corregge e può ripresentarla.'
    : `Vuoi rifiutare ${propertyCount(count)}? I proprietari ricevono tutti lo stesso motivo.`;
export const rejectionReasonRequired = 'Scrivi il motivo del rifiuto.';
export const deletionReasonRequired = 'Scrivi il motivo dell’eliminazione.';
export const reasonSentToOwnerHint = 'Il proprietario lo legge nell’e-mail che parte adesso.';
export const rejectionReasonTooLong = struttureMessages.reasonTooLong;
export const reasonDiscardedWarning = 'Il motivo che hai scritto va perso.';
export const photosUpdateFailed = (detail: string) => joinSentences(struttureMessages.photosNotUpdated, detail);
export const contactsUpdateFailed = struttureMessages.contactsNotUpdated;
export const propertyNotDeleted = (detail: string) => joinSentences("Errore nell'eliminazione della struttura", detail);
export const unsavedChangesWarning = 'Quello che hai cambiato non è ancora salvato: se chiudi va perso.';
export const noPhoneHint = 'Se lo lasci vuoto, gli ospiti non vedono nessun telefono.';
export const noEmailHint = 'Se la lasci vuota, gli ospiti non vedono nessuna e-mail.';
export const invalidPriceUnchanged = (prezzo: string) => `Non è un prezzo: resta ${prezzo}.`;
export const invalidPriceMissing = 'Non è un prezzo: la struttura resta senza.';
export const pricesPerRoomHint = 'I prezzi sono per camera: li cambi con Modifica Struttura.';
export const auditLogNoMatchTitle = 'Nessuna azione così';
export const auditLogNoMatchHint = 'Prova con altre parole, un altro periodo o un altro tipo.';
export const auditLogFailedSignInsHint =
  'Gli accessi non riusciti con lo stesso nome stanno in una riga per ogni ora: c’è il primo, e la pausa quando scatta.';
export const auditLogCsvButton = 'Scarica in CSV';
export const auditLogLoading = 'Carichiamo il registro…';
export const auditLogNotLoaded = 'Non riusciamo a caricare il registro.';
export const auditLogEmptyTitle = 'Nessuna azione registrata';
export const auditLogEmptyHint = 'Quello che fai qui resta scritto, e nessuno può cancellarlo.';
export const auditLogEmptyForProperty = 'Nessuna azione su questa struttura.';
export const auditEntriesFound = (count: number, hasMore: boolean) => {
  if (hasMore) return `Trovate più di ${formatCount(count)} azioni.`;
  return count === 1 ? 'Trovata 1 azione.' : `Trovate ${formatCount(count)} azioni.`;
};
export const auditEntriesLoaded = (count: number) =>
  count === 1 ? 'Caricata un’altra azione.' : `Caricate altre ${formatCount(count)} azioni.`;
export const auditChangesSummary = (count: number) =>
  count === 1 ? 'Che cosa è cambiato' : `Che cosa è cambiato (${formatCount(count)})`;
export const calendarNotPublicReasons = {
  in_attesa: 'La struttura è in attesa: il calendario c’è quando è approvata.',
  rifiutata: 'La struttura è rifiutata: il calendario c’è quando è approvata.',
  eliminata: 'La struttura è eliminata: il suo calendario non si vede più.',
} as const;
export const purgeCountTitle = (count: number) => `Stai per eliminare ${propertyCount(count)}`;
export const purgeArchiveNote =
  'Prima però il server scrive un archivio di tutto, da cui si può ripristinare ogni cosa.';
export const purgeOwnersNotice = 'Ogni proprietario riceve un’e-mail, una sola per tutte le sue strutture.';
export const purgeCounting = 'Contiamo le strutture…';
export const purgeNotCounted = 'Non riusciamo a contare le strutture.';
export const purgeInProgress = 'Scriviamo l’archivio ed eliminiamo le strutture. Con molte serve qualche minuto.';
export const purgeArchiving = 'Scriviamo l’archivio…';
export const purgeProgress = (done: number, total: number) => `Eliminate ${formatCount(done)} di ${formatCount(total)}`;
export const purgeExitWarning = 'L’eliminazione si ferma qui. Quello che è già eliminato resta nell’archivio.';
export const purgeStopped = (deleted: number, total: number) =>
  `Hai fermato tutto: eliminate ${formatCount(deleted)} di ${formatCount(total)}`;
export const purgeSessionExpired = (deleted: number, total: number) =>
  `La sessione è scaduta: eliminate ${formatCount(deleted)} di ${formatCount(total)}`;
export const purgeTooManyErrors = (deleted: number, total: number) =>
  `Ci siamo fermati dopo troppi errori di seguito: eliminate ${formatCount(deleted)} di ${formatCount(total)}.`;
export const noPropertyToDelete = 'Nessuna struttura da eliminare';
export const databasePurgeFailed = (detail: string) =>
  joinSentences('Errore durante lo svuotamento del database', detail);
export const propertiesDeletionFailed = (detail: string) =>
  joinSentences("Errore durante l'eliminazione delle strutture", detail);
export const purgeBlockedByBookings =
  'Ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.';
export const purgeNotDeletedCount = (count: number) =>
  count === 1 ? 'Una non è stata eliminata' : `${formatCount(count)} non sono state eliminate`;
export const purgeUnnamedProperty = (id: number) => `Struttura n. ${id}`;
export const purgeItemFailed = 'Non è riuscito. Il perché è nel registro tecnico del server.';
export const purgeArchiveWritten = 'L’archivio è sul server:';
export const purgeRestoreHint = 'Per riportare tutto com’era, sul server:';

export const MAX_CAPTION_LENGTH = 120;
export const homePhotosTitle = 'Foto di Chi siamo';
export const homePhotosHelp =
  'Le 13 immagini che scorrono nella pagina iniziale. Ognuna si sostituisce con una foto orizzontale.';
export const homePhotoPositionUnknown = 'Le foto sono 13: scegline una.';
export const homePhotoRequired = 'Scegli una foto.';
export const homePhotoNotLandscape =
  'La foto non è orizzontale: scegline una larga almeno un terzo più di quanto è alta.';
export const captionRequired = 'Scrivi che cosa si vede nella foto.';
export const captionTooLong = `La didascalia può avere al massimo ${MAX_CAPTION_LENGTH} caratteri.`;
export const homePhotoReplaced = 'Foto sostituita';
export const homePhotoRestored = 'Immagine originale ripristinata';
export const homePhotosLoading = 'Carichiamo le foto…';
export const homePhotosNotLoaded = 'Non riusciamo a caricare le foto.';
export const homePhotoLabel = (posizione: number) => `Foto ${posizione}`;
export const captionLabel = 'Didascalia';
export const originalPhotoLabel = 'Immagine originale';
export const choosePhotoButton = 'Scegli una foto';
export const savePhotoButton = 'Salva';
export const restoreOriginalButton = 'Torna all’originale';
export const photoUploadLabel = 'Caricamento della foto';

const countedNoun = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${formatCount(number)} ${many}`;
const joinNames = (names: readonly string[]) => names.join(', ');
export const testMailWritten = (to: string) =>
  `Senza SMTP_URL la mail di prova per ${to} non parte: è diventata un file sul server.`;
export const testMailAddressInvalid = 'Scrivi l’indirizzo a cui mandarla.';
export const queueTabs: Record<Tab, string> = {
  pending: 'In Attesa',
  approved: 'Approvate',
  changed: 'Cambiate dopo l’approvazione',
  rejected: 'Rifiutate',
};
export const emptyQueues: Record<Tab, { title: string; sentence: string }> = {
  pending: {
    title: 'Nessuna struttura in attesa',
    sentence: 'Hai guardato tutto. Quando un proprietario invia una struttura o una modifica, la trovi qui.',
  },
  approved: { title: 'Nessuna struttura approvata', sentence: 'Quelle che approvi vanno online e restano qui.' },
  changed: {
    title: 'Nessun testo da rivedere',
    sentence:
      'Quando un proprietario cambia i testi di una struttura già approvata, la trovi qui finché qualcuno non li ha visti.',
  },
  rejected: {
    title: 'Nessuna struttura rifiutata',
    sentence: 'Quelle che rifiuti restano qui con il motivo, finché il proprietario non le ripresenta.',
  },
};
export const queueNotLoaded: Record<Tab, string> = {
  pending: 'Errore nel caricamento delle strutture in attesa',
  approved: 'Errore nel caricamento delle strutture approvate',
  changed: 'Errore nel caricamento delle strutture con testi cambiati',
  rejected: 'Errore nel caricamento delle strutture rifiutate',
};
export const queueOrders: Record<Tab, string> = {
  pending: 'prima le più vecchie',
  approved: 'prima le ultime approvate',
  changed: 'prima le più vecchie',
  rejected: 'prima le più recenti',
};
export const paymentSetupStates: Record<PaymentSetupState, string> = {
  badgeRemoved: 'Badge tolto a mano',
  badgeGiven: 'Badge dato a mano',
  tickedWithoutAccount: 'Spunta messa a mano, senza account collegato',
  active: 'Attivi',
  never: 'Mai attivati',
  inactive: 'Non attivi',
};
export const propertyCount = (count: number) => (count === 1 ? '1 struttura' : `${formatCount(count)} strutture`);
export const propertiesFound = (count: number) =>
  count === 0 ? 'Nessuna struttura trovata' : `${propertyCount(count)} ${count === 1 ? 'trovata' : 'trovate'}`;
export const noPropertyMatches = (cerca: string) => `Nessuna struttura per «${cerca}»`;
export const queueSearchHelp =
  'Si cerca una parte del nome, della città, dell’e-mail o del telefono del proprietario, oppure l’inizio del CIN.';
export const propertyNotLoaded = 'Errore nel caricamento della struttura';
export const propertyGone = 'Questa struttura non c’è più.';
export const cinMissing = 'CIN mancante';
export const addressUnconfirmed = 'Indirizzo da confermare';
export const recordedInAuditLogHint = 'Quello che dici qui resta nel registro.';
export const ownerReachedOtherwiseLabel = 'Ho raggiunto il proprietario in un altro modo';
export const ownerToReachHint =
  'Aspetta che il proprietario confermi il suo indirizzo o, se lo hai raggiunto in un altro modo, dillo qui sotto.';
export const cinShared = 'CIN anche di un’altra';
export const noChecksNeeded = 'Nessun controllo da fare.';
export const propertyChangedMeanwhile = 'È cambiata mentre la guardavi: ricontrollala prima di decidere.';
export const pendingEditNote = 'È la modifica di una struttura già pubblicata: ecco come diventerebbe.';
export const textsChangedNote = (quando: string) =>
  `Testi cambiati dopo l’approvazione, online da ${quando}. Restano in elenco finché qualcuno non li ha visti.`;
export const rejectedEarlierNote = (quando: string) => `Rifiutata ${quando}, con questo motivo`;
export const textsNotMarkedSeen = (nome: string, detail: string) => `${nome}: ${detail}`;
export const propertyApproved = 'Struttura approvata con successo!';
export const propertyRejected = 'Struttura rifiutata';
export const approvalFailed = (nome: string, detail: string) =>
  joinSentences("Errore nell'approvazione della struttura", `${nome}: ${detail}`);
export const rejectionFailed = (nome: string, detail: string) =>
  joinSentences(`Errore nel rifiuto della struttura: ${detail}`, nome);
export const undoFailed = (nome: string, detail: string) => `${nome}: ${detail}`;
export const decisionUndone = (nome: string) => `Annullato: ${nome} è di nuovo in attesa.`;
export const dialogNotLoaded = 'Non riusciamo ad aprire questa finestra. Ricarica la pagina e riprova.';
export const selectedCount = (count: number) => (count === 1 ? '1 selezionata' : `${formatCount(count)} selezionate`);
export const nothingSelected = 'Nessuna selezionata';
export const approveManyQuestion = (count: number) =>
  count === 1
    ? 'Vuoi approvare la struttura selezionata? Va subito online.'
    : `Vuoi approvare ${propertyCount(count)}? Vanno subito online.`;
export const rateLimitedWait = 'Troppe richieste in poco tempo: riprendiamo da soli tra qualche secondo.';
export const stoppingAfterCurrent = 'Ci fermiamo dopo questa…';
export const approvalProgress = (done: number, total: number) =>
  `Approvazione: ${formatCount(done)} di ${formatCount(total)}`;
export const rejectionProgress = (done: number, total: number) =>
  `Rifiuto: ${formatCount(done)} di ${formatCount(total)}`;
export const approvedCount = (count: number) =>
  count === 1 ? 'Approvata 1 struttura' : `Approvate ${formatCount(count)} strutture`;
export const rejectedCount = (count: number) =>
  count === 1 ? 'Rifiutata 1 struttura' : `Rifiutate ${formatCount(count)} strutture`;
export const failedCount = (count: number) =>
  count === 1 ? '1 non è riuscita' : `${formatCount(count)} non sono riuscite`;
export const bulkExitWarning = 'Ci fermiamo qui. Le strutture già decise restano decise, le altre restano come prima.';
export const bulkStopped = (left: number) =>
  left === 1 ? 'Hai fermato tutto prima dell’ultima.' : `Hai fermato tutto: ${propertyCount(left)} come prima.`;
export const bulkSessionExpired = (done: number, total: number) =>
  `La sessione è scaduta: ne abbiamo decise ${formatCount(done)} di ${formatCount(total)}. Accedi di nuovo per continuare.`;
export const letterShortcutsOn = 'Scorciatoie con una lettera attive.';
export const letterShortcutsOff = 'Scorciatoie con una lettera spente.';

const PLAN_FIELDS: Readonly<Record<string, string>> = {
  citta_id: 'comune',
  tipo_struttura: 'tipo di struttura',
  tipo_prenotazione: 'come si prenota',
  cin: 'CIN',
  cap: 'CAP',
  lat: 'posizione sulla mappa',
  lon: 'posizione sulla mappa',
  has_own_point: 'posizione sulla mappa',
  posizione_approssimativa: 'posizione sulla mappa',
  prezzo_notte_cents: 'prezzo a notte',
  posti_letto: 'posti letto',
  num_camere: 'numero di camere',
  num_bagni: 'bagni',
  ha_cucina: 'cucina',
  servizio_pulizie: 'pulizie',
  prezzo_pulizie_cents: 'prezzo delle pulizie',
  email: 'e-mail per gli ospiti',
  booking_ical_url: 'calendario di Booking.com',
  non_su_booking: 'calendario di Booking.com',
  politica_cancellazione: 'condizioni di cancellazione',
  accettazione: 'come si accettano le prenotazioni',
  ora_limite_oggi: 'come si accettano le prenotazioni',
  arrivo_dalle: 'orari',
  arrivo_entro: 'orari',
  partenza_entro: 'orari',
  animali_nota: 'animali',
  gradini_nota: 'gradini',
  accoglie_nome: 'chi accoglie',
  accoglie_foto: 'chi accoglie',
  accoglie_lingue: 'chi accoglie',
  accoglie_parole: 'chi accoglie',
  lingue_testi: 'lingue dei testi',
  traduzioni_testi: 'traduzioni',
};
const RESTORE_REFUSALS: Readonly<Record<Refusal, string>> = {
  eliminata: 'Era già eliminata quando l’archivio è stato scritto.',
  cancellata: 'Chi è nominato nei suoi dati ha chiesto di essere cancellato: resta cancellato.',
  altrui: 'Adesso è di un altro proprietario: ripristinala da sola, se è quello che vuoi.',
  comune: 'Il comune dove stava non è più nell’elenco.',
  cin: 'Un’altra struttura pubblicata ha adesso il suo CIN.',
  tipo: 'Si prenotava in un altro modo (intera, o per camere), e adesso ha prenotazioni o notti occupate.',
};
function plannedChanges({ esito, campi, camere, prezzi, foto, feeds, notti }: HomePlan): string[] {
  const names = [...new Set(campi.map((name) => PLAN_FIELDS[name] ?? name.replaceAll('_', ' ')))];
  return [
    ...(esito === 'torna' ? ['Torna com’era: è stata eliminata dopo l’archivio.'] : []),
    ...(esito === 'torna' || names.length === 0 ? [] : [`Tornano come nell’archivio: ${joinNames(names)}.`]),
    ...(camere.tornano.length > 0 ? [`Camere che tornano: ${formatCount(camere.tornano.length)}.`] : []),
    ...(camere.cambiano.length > 0 ? [`Camere che tornano com’erano: ${formatCount(camere.cambiano.length)}.`] : []),
    ...(camere.via.length > 0
      ? [`Se ne va quello che è stato aggiunto dopo: ${countedNoun(camere.via.length, 'camera', 'camere')}.`]
      : []),
    ...(prezzi ? ['Prezzi delle stagioni e soggiorni minimi tornano quelli dell’archivio.'] : []),
    ...(foto.cambiano ? ['Le foto tornano quelle dell’archivio, nello stesso ordine.'] : []),
    ...(feeds.tornano.length > 0
      ? [`Torna collegato: ${countedNoun(feeds.tornano.length, 'calendario', 'calendari')} di altre piattaforme.`]
      : []),
    ...(feeds.cambiano.length > 0
      ? [
          `Torna l’indirizzo di prima: ${countedNoun(feeds.cambiano.length, 'calendario', 'calendari')} di altre piattaforme.`,
        ]
      : []),
    ...(notti.tornano.length > 0
      ? [
          `Tornano chiuse, perché oggi sono libere: ${countedNoun(notti.tornano.length, 'periodo', 'periodi')} del proprietario.`,
        ]
      : []),
  ];
}
function plannedKeeps({ esito, modifica, camere, feeds }: HomePlan): string[] {
  if (esito === 'rifiutata') return [];
  return [
    'Prenotazioni, pagamenti, rimborsi e notti già occupate restano come sono adesso.',
    ...(esito === 'torna'
      ? []
      : ['Restano di oggi anche il proprietario, lo stato della struttura e il suo conto per i pagamenti.']),
    ...(modifica ? ['Resta la modifica chiesta dal proprietario: approvandola, cambia di nuovo.'] : []),
    ...(camere.restano.length > 0
      ? [
          `Resta, perché ha prenotazioni: ${countedNoun(camere.restano.length, 'camera aggiunta', 'camere aggiunte')} dopo.`,
        ]
      : []),
    ...(feeds.restano > 0
      ? [`Resta collegato quello che è venuto dopo: ${countedNoun(feeds.restano, 'calendario', 'calendari')}.`]
      : []),
  ];
}
function plannedOmissions({ rifiuto, cin_di, foto, notti }: HomePlan): string[] {
  if (rifiuto !== null) return [RESTORE_REFUSALS[rifiuto]];
  return [
    ...(cin_di === null ? [] : [`Il CIN dell’archivio adesso è di «${cin_di}»: resta quello di oggi.`]),
    ...(foto.perse > 0
      ? [`Il file non c’è più, e negli archivi non ci sono file: ${countedNoun(foto.perse, 'foto', 'foto')}.`]
      : []),
    ...(notti.occupate > 0
      ? [
          `Non si chiude, perché oggi è occupato: ${countedNoun(notti.occupate, 'periodo', 'periodi')} del proprietario.`,
        ]
      : []),
  ];
}
export function describeRestorePlan(plan: HomePlan): { cambia: string[]; resta: string[]; non_torna: string[] } {
  const isDone = plan.esito === 'torna' || plan.esito === 'cambia';
  return { cambia: isDone ? plannedChanges(plan) : [], resta: plannedKeeps(plan), non_torna: plannedOmissions(plan) };
}

export const propertiesPurged = (count: number) => `Eliminate ${formatCount(count)} strutture con successo`;
export const databaseAlreadyEmpty = 'Database già vuoto';
export const purgePhraseRequired = `Scrivi ${PURGE_PHRASE}, in maiuscolo.`;
export const purgeAlreadyRunning = 'Un altro svuotamento è in corso. Aspetta che finisca.';
export const purgeArchiveNotWritten = 'Non riusciamo a scrivere l’archivio: non abbiamo eliminato niente.';
export const purgeStoppedAfterErrors = (count: number, archivio: string) =>
  `Ci siamo fermati dopo troppi errori di seguito. Eliminate: ${formatCount(count)}. L’archivio è ${archivio}.`;

export const MAX_AUDIT_LOG_ROWS = 100_000;
export const auditActionUnknown = 'Questa azione non è tra quelle del registro.';
export const auditLogFileName = (day: string) => `registro-${day}.csv`;
export const auditLogColumns = [
  'Quando',
  'Chi',
  'Che cosa',
  'Su che cosa',
  'Che cosa è cambiato',
  'Da dove',
  'Richiesta',
];
export const auditLogTruncated = `Sono le ${formatCount(MAX_AUDIT_LOG_ROWS)} azioni più recenti: per le altre scegli un periodo.`;

export const archiveRequired = 'Scegli un archivio.';
export const restoreScopeRequired = 'Scegli che cosa ripristinare.';
export const archiveSearchRequired = 'Scrivi che cosa cercare nell’archivio.';
export const ownerEmailInvalid = 'Scrivi l’indirizzo e-mail del proprietario.';
export const ageKeyInvalid = 'Non è una chiave privata di age: comincia con AGE-SECRET-KEY-1.';
export const restorePreviewRequired = 'Guarda prima che cosa cambierebbe.';
export const restoreNotFound = 'Questo ripristino non c’è più: ricomincia.';
export const restoreInterrupted = 'Il lavoro si è interrotto, e non è cambiato niente. Riprova.';
export const restoreFailed = 'Non è riuscito, e non è cambiato niente. Il perché è nel registro tecnico del server.';
export const restoreFaults = {
  inCorso: 'Un altro ripristino è in corso. Aspetta che finisca.',
  nonCe: 'L’archivio non c’è più: ricarica la pagina.',
  altroPortale: 'L’archivio è di un altro portale: qui i suoi numeri vogliono dire altro.',
  schemaNuovo: 'L’archivio è di una versione più nuova del programma: aggiorna prima il portale.',
  schemaVecchio:
    'L’archivio è di una versione più vecchia del programma: da qui non si ripristina. Sul server npm run db -- restore lo mette in un database nuovo, e npm run db -- downgrade torna a quella versione.',
  noKey: 'L’archivio è cifrato: aggiungi il file con la tua chiave di age.',
  badKey: 'Nel file che hai scelto non c’è una chiave privata di age.',
  wrongKey: 'La chiave che hai scelto non apre questo archivio: serve quella di quando è stato scritto.',
  unsigned:
    'L’archivio non è firmato: è di una versione molto vecchia, o qualcuno l’ha cambiato. Da qui non si ripristina.',
  otherSigner:
    'L’archivio l’ha firmato un altro portale, o questo con un altro OSPITALIA_SECRET. Da qui non si ripristina.',
  newerFormat: `L’archivio è di una versione più nuova di ${brandName}: aggiorna prima il portale.`,
  damaged: 'L’archivio è rovinato, qualcuno l’ha cambiato, o non è un archivio: scegline un altro.',
  nessuna: 'Nell’archivio non c’è nessuna casa così.',
  cambiato: 'Intanto qualcosa è cambiato: guarda di nuovo che cosa succederebbe.',
  niente: 'Non c’è niente da ripristinare.',
  occupata: 'Qualcuno sta cambiando le stesse cose proprio adesso. Riprova tra un momento.',
} as const;

export const calendarLabel = 'Calendario';
export const editContactsLabel = 'Modifica Contatti';
export const closeWithoutSavingButton = 'Chiudi senza salvare';
export const saveContactsButton = 'Salva i contatti';
export const phoneLabel = 'Telefono';
export const emailLabel = 'E-mail';
export const pricePerNightLabel = 'Prezzo per notte';
export const addPropertyLabel = 'Inserisci Struttura';
export const deleteQuestionBeginning = 'Vuoi eliminare';
export const deleteQuestionEnding = '? È definitivo: testi, foto e prezzi non si possono recuperare.';
export const removedFromSiteNote = ' Sparisce subito dal sito.';
export const auditTrailTitle = 'Che cosa è stato fatto';
export const detailsLabel = 'Dettagli';
export const copyButton = 'Copia';
export const editPropertyLabel = 'Modifica Struttura';
export const managePhotosLabel = 'Gestisci Foto';
export const savePhotosButton = 'Salva le foto';
export const cancelButton = 'Annulla';
export const confirmButton = 'Conferma';
export const stopButton = 'Ferma';
export const purgeDatabaseLabel = 'Svuota DB';
export const deleteAllLabel = 'Elimina Tutte';
export const confirmActionTitle = 'Conferma Azione';
export const signInAgainButton = 'Accedi di nuovo';
export const closeButton = 'Chiudi';
export const confirmationPhraseLabel = 'Per confermare scrivi';
export const yourPasswordLabel = 'La tua password';
export const copyCommandLabel = 'Copia il comando';
export const purgeFinalWarning = (archivio: string) => `È definitivo. ${archivio}`;
export const retryButton = 'Riprova';
export const reasonLabel = 'Motivo';
export const auditLogTitle = 'Registro';
export const requestOrigin = (address: string, request_id: string) => `Da ${address} · richiesta ${request_id}`;
export const beforeLabel = 'Prima:';
export const afterLabel = 'Dopo:';
export const requestOriginTitle = 'Da dove';
export const loadMoreButton = 'Carica altre';
export const allActionsOption = 'Tutti';
export const searchButton = 'Cerca';
export const reasonPresetsLabel = 'Motivi pronti, da aggiungere e ritoccare';
export const rejectQuestionBeginning = 'Vuoi rifiutare';
export const rejectQuestionEnding = '? Il proprietario riceve il motivo, la corregge e può ripresentarla.';
export const savingLabel = 'Salviamo…';

export const goBackLink = 'Torna indietro';
export const bookingsLoading = 'Carichiamo le prenotazioni…';
export const propertyFallbackName = 'la struttura';
export const backTo = (labels: string) => `Torna a ${labels}`;
export const firstBookingsShown = (count: number) => `, ecco le prime ${formatCount(count)}`;

export const systemStatusTitle = 'Stato della casa';
export const restoreFromArchiveTitle = 'Ripristina da un archivio';
export const backToPanelLink = 'Torna al pannello';
export const systemStatusLoading = 'Guardiamo come sta tutto quanto…';
export const systemStatusNotLoaded = 'Non riusciamo a guardare come sta il portale.';
export const checkAgainButton = 'Ricontrolla';
export const checkedAt = (moment: string) => `Controllato ${formatMoment(moment)}.`;
export const toRepairTitle = 'Da riparare adesso';
export const toLookAtTitle = 'Da guardare';
export const healthyTitle = 'Va bene';
export const systemStatusSummaries = {
  bene: 'Va tutto bene.',
  attenzione: 'Il portale lavora; c’è qualcosa da guardare.',
  guasto: 'C’è qualcosa da riparare adesso.',
} as const;
export const testMailTitle = 'Manda una mail di prova';
export const testMailRecipientLabel = 'A chi';
export const testMailHint = 'Parte subito, senza aspettare il suo turno: così sai se il server di posta la accetta.';

export const adminPanelTitle = 'Pannello Amministratore';
export const approveEditQuestionBeginning = 'Vuoi approvare la modifica di';
export const approveEditQuestionEnding = '? Prende subito il posto della versione pubblicata.';
export const approveQuestionBeginning = 'Vuoi approvare';
export const approveQuestionEnding = '? Va subito online.';
export const approveSelectedButton = 'Approva le selezionate';
export const rejectSelectedButton = 'Rifiuta le selezionate';
export const interruptButton = 'Interrompi';
export const goToSignInLink = 'Vai al login';
export const pendingLabel = 'in attesa';
export const propertiesTitle = 'Strutture';
export const undoButton = 'Annulla';
export const goToPendingLink = 'Vai a quelle in attesa';
export const showApprovedLink = 'Guarda le approvate';
export const signOutButton = 'Esci';
export const menuLabel = 'Menu';
export const manageBlogLabel = 'Gestisci Blog';
export const securityLabel = 'Sicurezza';
export const bookingsLabel = 'Prenotazioni';
export const panelActionsLabel = 'Azioni del pannello';
export const signedInAs = (username: string) => `Sei entrato come ${username}`;
export const showAllButton = 'Mostra tutte';
export const approveButton = 'Approva';
export const rejectButton = 'Rifiuta';
export const selectionActionsLabel = 'Azioni sulle selezionate';
export const clearSelectionButton = 'Annulla la selezione';
export const deselectAllLabel = 'Deseleziona tutte';
export const selectAllListedLabel = 'Seleziona tutte quelle in elenco';
export const loadingMoreLabel = 'Carichiamo le altre…';
export const countOfTotal = (count: string, total: string) => `${count} di ${total}`;
export const toReviewBadge = 'Da rivedere';
export const editBadge = 'Modifica';
export const pausedBadge = 'In pausa';
export const demoBadge = 'Dimostrativa';
export const selectPropertyLabel = (nome: string) => `Seleziona ${nome}`;
export const searchQueueLabel = 'Cerca nella coda';
export const searchQueuePlaceholder = 'Nome, città, CIN, e-mail, telefono';
export const clearSearchButton = 'Cancella la ricerca';
export const keyboardShortcutsTitle = 'Scorciatoie da tastiera';
export const rejectedWithReasonTitle = 'Rifiutata, con questo motivo';
export const propertySheetLabel = 'Scheda';
export const deleteButton = 'Elimina';
export const proposedChangesTitle = 'Che cosa cambia';
export const noFieldChanged = 'Nessun campo è diverso da quelli pubblicati.';
export const fieldColumn = 'Campo';
export const onlineNowColumn = 'Adesso online';
export const proposedColumn = 'Diventerebbe';
export const markSeenButton = 'Visto';
export const changedTextsTitle = 'Testi cambiati';
export const whatChangedTitle = 'Che cosa è cambiato';
export const lastSeenColumn = 'Visti l’ultima volta';
export const changedSinceRejectionTitle = 'Che cosa è cambiato dal rifiuto';
export const rejectedColumn = 'Rifiutata';
export const resubmittedColumn = 'Inviata di nuovo';
export const nothingChangedSince = 'Da allora non è cambiato niente.';
export const markTextsSeenLabel = 'Segna come visti i testi cambiati';
export const unseenCount = (count: string) => `${count} da vedere`;
export const emptyValue = 'Vuoto';
export const photosOnlineNowTitle = 'Foto online adesso';
export const removedBadge = 'Tolta';
export const publishedPhotoAlt = (index: number) => `Foto pubblicata ${index}`;
export const checksTitle = 'Controlli';
export const checkNoteLabel = 'Nota';
export const checkProblemLabel = 'Problema';
export const cinLabel = 'CIN';
export const sleepingPlacesLabel = 'Posti letto';
export const photosLabel = 'Foto';
export const submittedLabel = 'Inviata';
export const emailNotGiven = 'Non indicata';
export const phoneNotGiven = 'Non indicato';
export const cleaningLabel = 'Pulizie';
export const cleaningNotOffered = 'Non offerte';
export const paymentsLabel = 'Pagamenti';
export const spacesLabel = 'Spazi';
export const ownerLabel = 'Proprietario';
export const approvedLabel = 'Approvata';
export const classLabel = (name: string) => `Classe ${name}`;
export const bookedPerRoom = 'Si prenota per camera';
export const viewPublicPageLink = 'Vedi la pagina pubblica';
export const opensInNewTab = '(si apre in un’altra scheda)';
export const noPrice = 'Senza prezzo';
export const perNight = 'a notte';
export const previousSheetLabel = 'Scheda precedente';
export const nextSheetLabel = 'Scheda successiva';
export const noRooms = 'Nessuna camera.';
export const roomsOnlineNowTitle = 'Camere online adesso';
export const roomsTitle = 'Camere';
export const privateBathroom = 'bagno privato';
export const sharedBathroom = 'bagno in comune';
export const roomUnavailable = 'non disponibile';
export const descriptionTitle = 'Descrizione';
export const noDescription = 'Nessuna descrizione.';
export const noServices = 'Nessun servizio.';
export const servicesTitle = 'Servizi';
export const shortcutsScopeHint = 'Valgono quando sei nella coda o nella scheda.';
export const letterShortcutsLabel = 'Scorciatoie con una lettera';
export const letterShortcutsHint = 'Spente, restano le frecce. Questo browser se lo ricorda.';
export const nextPreviousShortcut = 'Scheda successiva, precedente';
export const nextPreviousInQueueShortcut = 'Lo stesso, dentro la coda';
export const selectShortcut = 'Seleziona';
export const selectRangeShortcut = 'Seleziona fino a qui';
export const undoDecisionShortcut = 'Annulla l’ultima decisione, finché c’è l’avviso';
export const showShortcutsShortcut = 'Queste scorciatoie';
export const shortcutsLabel = 'Scorciatoie';
export const propertiesByStatusLabel = 'Strutture per stato';
export const reviewButton = 'Rivedi';
export const queueLabel = (tab: string) => `Coda: ${tab}`;
export const shiftKey = 'Maiusc';

export const restoreHelp =
  'Una casa, o tutte quelle di un proprietario, tornano com’erano quando l’archivio è stato scritto. Prenotazioni, pagamenti e notti già occupate restano come sono adesso. Per riportare indietro tutto il portale, prenotazioni comprese, si usa sul server, a portale spento, il comando npm run db -- restore-all.';
export const archivesLoading = 'Cerchiamo gli archivi…';
export const archivesNotLoaded = 'Non riusciamo a leggere quali archivi ci sono.';
export const noArchives = 'Non c’è ancora nessun archivio. Il primo lo scrive npm run db -- backup.';
export const archiveFieldLabel = 'Da quale archivio';
export const archiveWrittenAt = (moment: string) => formatMoment(moment);
export const archiveOccasions = {
  notturno: 'della notte',
  aggiornamento: 'prima di un aggiornamento',
  ripristino: 'prima di un ripristino',
  svuotamento: 'prima di uno svuotamento',
  amano: 'fatto a mano',
  altra: 'fatto prima di un altro lavoro',
} as const;
export const archiveEncrypted = 'cifrato';
export const archiveNotEncrypted = 'non cifrato';
export const signatureVerified = 'firma controllata';
export const signatureUnverified = 'firma da controllare';
export const archiveSchema = (migration: string) => `schema ${migration}`;
const KB = 1000;
const MB = 1_000_000;
export const archiveSize = (bytes: number) =>
  bytes < MB ? `${formatCount(Math.ceil(bytes / KB))} kB` : `${(bytes / MB).toFixed(1).replace('.', ',')} MB`;
export const moreArchivesButton = (count: number) => `Mostra gli altri ${formatCount(count)}`;
export const ageKeyFileLabel = 'Il file con la tua chiave di age';
export const ageKeyFileHint =
  'Serve perché l’archivio è cifrato. Il server la usa per leggerlo e la dimentica: non la scrive da nessuna parte.';
export const ageKeyReady = 'La chiave è pronta, finché non lasci questa pagina.';
export const ageKeyFileTooLarge = 'Questo file è troppo grande per essere una chiave.';
export const restoreScopeLabel = 'Che cosa';
export const restoreScopes = { casa: 'Una casa', proprietario: 'Un proprietario' } as const;
export const searchHomeLabel = 'Nome, CIN o numero della casa';
export const searchOwnerLabel = 'E-mail del proprietario';
export const previewRestoreButton = 'Guarda che cosa cambierebbe';
export const archiveReadProgress = (percent: number) => `Leggiamo l’archivio: ${formatCount(percent)}\u00a0%`;
export const restoringLabel = 'Ripristiniamo…';
export const portalNotResponding = 'Il portale non risponde: ricarica la pagina tra un momento.';
export const wouldChangeTitle = 'Che cosa cambierebbe';
export const restoredTitle = 'Che cosa è tornato';
export const archivedHomesFound = (count: number, altre: number, tutte: number) => {
  const of = `, delle ${formatCount(tutte)} dell’archivio.`;
  const found = (count === 1 ? 'Trovata 1 casa' : `Trovate ${formatCount(count)} case`) + (tutte === 1 ? '.' : of);
  return altre === 0 ? found : `${found} Ce ne sono altre ${formatCount(altre)}: scrivi qualcosa di più preciso.`;
};
export const cityAndOwner = (citta: string, proprietario: string | null) =>
  proprietario === null ? citta : `${citta} · ${proprietario}`;
export const homeNumber = (id: number) => `n. ${id}`;
export const nothingToRestore = 'È già com’era nell’archivio: non c’è niente da ripristinare.';
export const restoredPartsTitle = 'Che cosa torna';
export const unchangedPartsTitle = 'Che cosa resta di oggi';
export const notRestoredPartsTitle = 'Che cosa non torna';
export const restoreHomeButton = (nome: string) => `Ripristina «${nome}»`;
export const restoreOwnerHomesButton = (count: number) =>
  count === 1 ? 'Ripristina la sua casa' : `Ripristina le sue ${formatCount(count)} case`;
export const restoreQuestion = (nomi: readonly string[]) =>
  nomi.length === 1
    ? `«${nomi[0]}» torna com’era nell’archivio. Quello che è cambiato dopo nella sua pagina va perso.`
    : `${formatCount(nomi.length)} case tornano com’erano nell’archivio: ${nomi.join(', ')}. Quello che è cambiato dopo nelle loro pagine va perso.`;
export const ownerNotifiedNote = 'Il proprietario riceve un’e-mail. L’azione resta nel registro.';
export const restoreButton = 'Ripristina';
export const restoreDone = (nomi: readonly string[]) =>
  nomi.length === 1
    ? `Fatto: «${nomi[0]}» è tornata com’era.`
    : `Fatto: ${formatCount(nomi.length)} case sono tornate com’erano.`;
