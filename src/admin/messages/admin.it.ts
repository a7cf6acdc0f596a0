import { brandName } from '../../kernel/brand/brand.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { joinSentences } from '../../kernel/text/join-sentences.ts';
import * as struttureMessages from '../../strutture/messages/owner.ts';
import type { Verdict, VerdictKind } from '../rules/house-verdict.ts';
import { type Duty, fieldsByDuty, type OperatorField } from '../rules/operator-duties.ts';
import { READINGS_AN_HOUR } from '../../calendar/rules/poll-capacity.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import type { Tab } from '../rules/panel-address.ts';
import type { PaymentSetupState } from '../rules/payment-setup.ts';
import type { HomePlan, Refusal } from '../rules/restored-home.ts';
import { PURGE_PHRASE } from '../rules/purge-phrase.ts';

// Decisions

/** Reasons of a refusal that are always the same: picked, then edited. The owner reads them as they are. */
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
/** What an administrator did, as a line of the register says it (`src/accounts/register-contract.ts`). */
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
/** Fields of the register that no form has. */
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
export const invalidPriceKept = (prezzo: string) => `Non è un prezzo: resta ${prezzo}.`;
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
/** One whose name cannot be read any more. */
export const purgeUnnamedProperty = (id: number) => `Struttura n. ${id}`;
export const purgeItemFailed = 'Non è riuscito. Il perché è nel registro tecnico del server.';
export const purgeArchiveWritten = 'L’archivio è sul server:';
export const purgeRestoreHint = 'Per riportare tutto com’era, sul server:';

// Deployment verdicts

type VerdictText = readonly [sentence: string, remedy?: string];
type VerdictTexts<Kinds extends VerdictKind> = { [Kind in Kinds]: (verdict: Verdict<Kind>) => VerdictText };
const PROCESS_ROLES: Readonly<Record<string, string>> = {
  web: 'rispondere ai visitatori (web)',
  worker: 'spedire le e-mail e fare gli altri lavori (worker)',
  poller: 'leggere i calendari delle piattaforme (poller)',
};
const OPERATOR_FACTS: Record<OperatorField, string> = {
  forma_giuridica: 'la forma giuridica',
  indirizzo: 'l’indirizzo',
  email: 'l’e-mail',
  telefono: 'il telefono',
  pec: 'la PEC',
  partita_iva: 'la partita IVA',
  rea: 'il numero REA',
  contatto_dsa: 'il contatto per autorità e utenti',
  lingue_dsa: 'le lingue in cui risponde',
};
const LEGAL_DUTIES: Record<Duty, string> = {
  civile: 'c. c. art. 2250',
  ecommerce: 'D. Lgs. 70/2003 art. 7',
  pec: 'DL 185/2008 art. 16',
  iva: 'DPR 633/1972 art. 35',
  dsa: 'Reg. UE 2022/2065 artt. 11 e 12',
};
const missingOperatorFacts = (facts: Verdict<'gestore.manca'>['facts']) =>
  fieldsByDuty(facts)
    .map(([duty, fields]) => `${joinNames(fields.map((field) => OPERATOR_FACTS[field]))} (${LEGAL_DUTIES[duty]})`)
    .join('; ');
const COMPLETE_OPERATOR_HINT =
  'Completa «gestore» nel file del marchio (docs/operations/white-label.md); quello che non esiste si scrive null.';
/** Of who does the work, and of who answers for the portal. */
export const deploymentVerdicts: VerdictTexts<Extract<VerdictKind, `processi.${string}` | `gestore.${string}`>> = {
  'processi.bene': () => ['Ogni parte del lavoro ha chi la fa.'],
  'processi.mancano': ({ roles }) => [
    `Nessun processo pensa a ${roles.map((role) => PROCESS_ROLES[role] ?? role).join(', né a ')}.`,
    `Avviane uno con OSPITALIA_ROLE=${roles.join(',')}, o togli OSPITALIA_ROLE da quello che c’è.`,
  ],
  'processi.nessuno': () => ['Su questo database non c’è nessun portale acceso.', 'systemctl start ospitalia'],
  'gestore.bene': ({ name }) => [`Il sito dice chi lo gestisce: ${name}.`],
  'gestore.nessuno': () => [
    'Il sito non dice chi lo gestisce: prima di aprire al pubblico la legge lo vuole.',
    COMPLETE_OPERATOR_HINT,
  ],
  'gestore.ignoto': () => ['Il sito prende pagamenti e non dice chi lo gestisce.', COMPLETE_OPERATOR_HINT],
  'gestore.manca': ({ facts }) => [
    `Di chi gestisce il sito manca: ${missingOperatorFacts(facts)}.`,
    COMPLETE_OPERATOR_HINT,
  ],
  'gestore.incompleto': ({ facts }) => [
    `Il sito prende pagamenti, e di chi lo gestisce manca: ${missingOperatorFacts(facts)}.`,
    COMPLETE_OPERATOR_HINT,
  ],
};

// Home pictures

/** Most characters of a caption. */
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

// System verdicts

const countedNoun = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${formatCount(number)} ${many}`;
const hoursInWords = (number: number) => (number === 0 ? 'meno di un’ora' : countedNoun(number, 'ora', 'ore'));
const minutesInWords = (number: number) => countedNoun(number, 'minuto', 'minuti');
const daysAgo = (number: number) => (number === 0 ? 'oggi' : `${countedNoun(number, 'giorno', 'giorni')} fa`);
const proxyCount = (number: number) => {
  if (number === 0) return 'non c’è nessun proxy';
  return number === 1 ? 'c’è 1 proxy' : `ci sono ${formatCount(number)} proxy`;
};
const GB = 1_000_000_000;
const freeSpace = (bytes: number) => `${(bytes / GB).toFixed(1).replace('.', ',')} GB liberi`;
const joinNames = (names: readonly string[]) => names.join(', ');
const VERDICT_TEXTS: { [Kind in VerdictKind]: (verdict: Verdict<Kind>) => VerdictText } = {
  'programma.bene': ({ version, node }) => [`${brandName} ${version}, Node ${node}.`],
  'impostazioni.bene': ({ file }) => [`Le impostazioni vengono da ${file}.`],
  'impostazioni.nessuna': () => ['Le impostazioni vengono dall’ambiente: non c’è un file.'],
  'impostazioni.guaste': ({ reason }) => [reason, 'Il portale va avanti con quelle di prima, ma così non riparte.'],
  'impostazioni.leggibili': ({ file }) => [
    `Le impostazioni, con le password, le può leggere chiunque entri in questa macchina: ${file}.`,
    `chmod o= ${file}`,
  ],
  'impostazioni.sconosciute': ({ names }) => [
    `Tra le impostazioni ci sono nomi che ${brandName} non conosce: ${joinNames(names)}.`,
    'Guarda come sono scritti: i nomi giusti sono in docs/CONFIGURATION.md.',
  ],
  'impostazioni.shell': ({ names }) => [
    `Una shell che legge il file delle impostazioni capisce altro: ${joinNames(names)}.`,
    'Metti il valore tra apici singoli, senza spazi intorno a =.',
  ],
  'database.bene': ({ version, target }) => [`PostgreSQL ${version}: ${target}.`],
  'database.assente': ({ reason }) => [reason],
  'database.indietro': ({ migration }) => [
    `Allo schema del database manca la migrazione ${migration}.`,
    'La porta il prossimo avvio del portale, o npm run db -- migrate.',
  ],
  'database.ruolo': ({ role, user }) => [
    `L’utente ${user} del database non può lavorare come ${role}.`,
    `Un amministratore di PostgreSQL esegue una volta: grant ${role} to ${user};`,
  ],
  'database.sessione': ({ reason }) => [reason],
  'database.estensioni': ({ names }) => [
    `Al database mancano estensioni: ${joinNames(names)}.`,
    'Installa postgresql-contrib; le crea il prossimo avvio, o npm run db -- migrate.',
  ],
  'database.connessioni': ({ used, most }) => [
    `Le connessioni del database sono quasi tutte occupate: ${formatCount(used)} di ${formatCount(most)}.`,
    'Aumenta max_connections (13 per ogni portale, più 20), o chiudi altri programmi.',
  ],
  'replica.bene': ({ lagSeconds }) => [
    lagSeconds < 1
      ? 'La replica segue da vicino.'
      : `La replica è indietro di ${countedNoun(Math.round(lagSeconds), 'secondo', 'secondi')}.`,
  ],
  'replica.indietro': ({ lagSeconds }) => [
    `La replica è indietro di ${countedNoun(Math.round(lagSeconds), 'secondo', 'secondi')}, e i visitatori leggono dal server principale.`,
    'select * from pg_stat_replication; sul server principale dice che cosa aspetta.',
  ],
  'replica.assente': ({ reason }) => [reason, 'I visitatori leggono intanto dal server principale.'],
  'replica.principale': () => [
    'DATABASE_READ_URL non porta a una replica, ma a un server dove si scrive.',
    'Indica la replica, o togli la variabile.',
  ],
  ...deploymentVerdicts,
  'posta.bene': ({ server }) => [`Il server di posta risponde: ${server}.`],
  'posta.file': ({ folder }) => [
    `Senza SMTP_URL le e-mail non partono: diventano file in ${folder}.`,
    'Imposta SMTP_URL e MAIL_FROM.',
  ],
  'posta.muta': ({ server }) => [
    `Il server di posta risponde: ${server}. Ma chi risponde a un’e-mail del portale non raggiunge nessuno.`,
    'Imposta MAIL_REPLY_TO, o l’e-mail del gestore nel file del marchio.',
  ],
  'posta.guasta': ({ server, reason }) => [
    `Il server di posta ${server} non accetta: ${reason}`,
    'Controlla SMTP_URL. Le e-mail che aspettano partono da sole, entro due giorni.',
  ],
  'posta.partita': ({ to }) => [testMailSent(to)],
  'posta.arrivata': ({ to, seconds }) => [
    `La mail di prova per ${to} è partita ed è arrivata, in ${countedNoun(seconds, 'secondo', 'secondi')}.`,
  ],
  'posta.respinta': ({ reason }) => [testMailNotSent(reason), 'Controlla SMTP_URL e MAIL_FROM.'],
  'posta.persa': ({ to, seconds }) => [
    `La mail di prova per ${to} è partita, ma dopo ${countedNoun(seconds, 'secondo', 'secondi')} nella casella non c’è.`,
    'Guarda nella posta indesiderata, e se SPF, DKIM e DMARC del dominio sono a posto.',
  ],
  'spedizione.bene': ({ sentAt }) => [
    sentAt === null
      ? 'Finora non è partita nessuna e-mail, e nessuna aspetta.'
      : `Ultima e-mail partita: ${formatMoment(sentAt)}.`,
  ],
  'spedizione.ferma': (waiting) => [
    `${countedNoun(waiting.count, 'e-mail aspetta', 'e-mail aspettano')} di partire, la prima da ${minutesInWords(waiting.minutes)}.`,
    'Il registro del portale dice che cosa risponde il server di posta.',
  ],
  'foto.bene': ({ place }) => [`Le foto si scrivono, si leggono e si tolgono: ${place}.`],
  'foto.guaste': ({ place, reason }) => [
    `Il posto delle foto non funziona (${place}): ${reason}`,
    'Controlla S3_…, o i permessi e lo spazio della cartella dei dati.',
  ],
  'archivi.bene': ({ place }) => [`Gli archivi si scrivono, si leggono e si tolgono: ${place}.`],
  'archivi.guasti': ({ place, reason }) => [
    `Il posto degli archivi non funziona (${place}): ${reason}`,
    'Controlla BACKUP_S3_…, o i permessi e lo spazio di BACKUP_DIR.',
  ],
  'archivi.stesso_disco': ({ place }) => [
    `Gli archivi sono sullo stesso disco dei dati, e si perdono con quello: ${place}.`,
    'Imposta BACKUP_S3_… o BACKUP_DIR su un altro disco, oppure BACKUP_SAME_DISK=1 se lo vuoi così.',
  ],
  'archivio.bene': (age) => [`L’ultimo archivio, cifrato, ha ${hoursInWords(age.hours)}.`],
  'archivio.chiaro': (age) => [
    `L’ultimo archivio ha ${hoursInWords(age.hours)}, e non è cifrato.`,
    'Imposta BACKUP_AGE_RECIPIENT: chi trova un archivio in chiaro legge nomi e indirizzi.',
  ],
  'archivio.spento': () => ['Nessuno scrive un archivio ogni notte.', 'Imposta BACKUP_AT, per esempio 03:30.'],
  'archivio.vecchio': (age) => [
    `L’ultimo archivio ha ${hoursInWords(age.hours)}: quello di stanotte manca.`,
    'Il registro del portale dice perché; intanto npm run db -- backup.',
  ],
  'archivio.nessuno': () => ['Non c’è ancora nessun archivio.', 'Il primo lo scrive npm run db -- backup.'],
  'archivio.presto': () => ['Non c’è ancora nessuna struttura: il primo archivio si scrive con la prima.'],
  'prova.bene': (age) => [`L’ultima prova di ripristino è riuscita: ${daysAgo(age.days)}.`],
  'prova.mai': () => [
    'Nessuno ha mai provato a ripristinare un archivio.',
    'npm run db -- drill, prima di averne bisogno.',
  ],
  'prova.vecchia': (age) => [
    `L’ultima prova di ripristino è riuscita, ma ${daysAgo(age.days)}.`,
    'npm run db -- drill',
  ],
  'prova.fallita': ({ archive, ...age }) => [
    `L’ultima prova di ripristino NON è riuscita (${daysAgo(age.days)}, archivio ${archive}).`,
    'npm run db -- drill dice che cosa manca; poi npm run db -- backup ne scrive uno nuovo.',
  ],
  'sito.bene': ({ url }) => [`Da fuori il sito risponde: ${url}.`],
  'sito.locale': ({ url }) => [
    `Il sito risponde, ma senza https: ${url}.`,
    'Va bene per provare da questo computer. Per gli altri metti davanti un proxy con TLS e cambia PUBLIC_URL.',
  ],
  'sito.assente': ({ url, reason }) => [
    `Da fuori il sito non risponde: ${url} (${reason}).`,
    'Controlla che il proxy sia acceso, che il nome porti a questa macchina e che le porte 80 e 443 siano aperte.',
  ],
  'sito.altro': ({ url }) => [
    `A ${url} risponde qualcos’altro, non questo portale.`,
    'Controlla PUBLIC_URL, e a quale porta il proxy manda.',
  ],
  'sito.certificato': ({ url, reason }) => [
    `Il certificato di ${url} non va bene (${reason}).`,
    'Rinnovalo, o indica al proxy quello giusto.',
  ],
  'sito.scade': (left) => [
    left.days < 0
      ? 'Il certificato del sito è scaduto.'
      : `Il certificato del sito scade tra ${left.days === 0 ? 'meno di un giorno' : countedNoun(left.days, 'giorno', 'giorni')}.`,
    'Il proxy avrebbe dovuto rinnovarlo: guarda il suo registro.',
  ],
  'sito.esposto': ({ paths }) => [
    `Da fuori si leggono pagine che sono solo per questa macchina: ${joinNames(paths)}.`,
    'Nel proxy devono rispondere 404, come in ops/Caddyfile e ops/haproxy.cfg.',
  ],
  'proxy.bene': ({ hops }) => [
    hops === 0
      ? 'Nessun proxy davanti al portale, e TRUST_PROXY lo sa.'
      : `${countedNoun(hops, 'proxy', 'proxy')} davanti al portale, e TRUST_PROXY lo sa.`,
  ],
  'proxy.pochi': ({ configured, hops }) => [
    `Davanti al portale ${proxyCount(hops)}, e TRUST_PROXY è ${formatCount(configured)}: tutti i visitatori contano per uno.`,
    `TRUST_PROXY=${hops}`,
  ],
  'proxy.troppi': ({ configured, hops }) => [
    `Davanti al portale ${proxyCount(hops)}, e TRUST_PROXY è ${formatCount(configured)}: un visitatore può mentire sul suo indirizzo.`,
    `TRUST_PROXY=${hops}`,
  ],
  'disco.bene': ({ freeBytes }) => [`Sul disco c’è posto: ${freeSpace(freeBytes)}.`],
  'disco.poco': ({ folder, freeBytes }) => [
    `Il disco di ${folder} è quasi pieno: ${freeSpace(freeBytes)}. Non si caricano più foto.`,
    'Libera spazio, o ingrandisci il disco. Il portale non va riavviato.',
  ],
  'disco.pieno': ({ folder, freeBytes }) => [
    `Il disco di ${folder} è pieno: ${freeSpace(freeBytes)}. Non si salva più niente.`,
    'Libera spazio, ma mai dentro pg_wal. I dati già salvati sono al sicuro.',
  ],
  'orologio.bene': () => ['L’orologio è giusto.'],
  'orologio.storto': ({ seconds, reference }) => [
    `L’orologio di questa macchina è ${seconds > 0 ? 'avanti' : 'indietro'} di ${countedNoun(Math.abs(seconds), 'secondo', 'secondi')} rispetto ${reference}.`,
    'timedatectl set-ntp true, poi riavvia il portale.',
  ],
  'orologio.solo': () => [
    'Nessuno regola l’orologio di questa macchina.',
    'timedatectl set-ntp true; se non basta, installa systemd-timesyncd.',
  ],
  'segreto.bene': () => ['OSPITALIA_SECRET non si indovina.'],
  'segreto.database': () => [
    'OSPITALIA_SECRET non è impostato: il segreto sta nel database, e in nessun archivio.',
    'Impostane uno (openssl rand -hex 32) prima che i proprietari inseriscano i calendari, e tienine una copia altrove.',
  ],
  'segreto.debole': () => [
    'OSPITALIA_SECRET si indovina: si ripete.',
    'Fanne uno nuovo con openssl rand -hex 32. Gli amministratori rifanno i codici, i proprietari gli indirizzi dei calendari.',
  ],
  'chiavi.privata': ({ file }) => [
    `Qui c’è la chiave privata degli archivi: ${file}. Chi entra in questa macchina li apre tutti.`,
    'Dopo il ripristino tienila altrove, e togli BACKUP_AGE_IDENTITY_FILE.',
  ],
  'code.bene': () => ['Nessun lavoro aspetta.'],
  'code.ferme': ({ queue, ...waiting }) => [
    `${countedNoun(waiting.count, 'lavoro aspetta', 'lavori aspettano')} nella coda ${queue}, il primo da ${minutesInWords(waiting.minutes)}.`,
    'Il registro del portale dice che cosa non riesce.',
  ],
  'calendari.bene': (feeds) => [
    feeds.count === 0
      ? 'Nessun calendario di altre piattaforme.'
      : `${countedNoun(feeds.count, 'calendario si legge', 'calendari si leggono')} dalle altre piattaforme.`,
  ],
  'calendari.falliti': ({ failing, ...feeds }) => [
    failing === 1
      ? `Non si legge 1 calendario di altre piattaforme, di ${formatCount(feeds.count)}.`
      : `Non si leggono ${formatCount(failing)} calendari di altre piattaforme, di ${formatCount(feeds.count)}.`,
    'Se sono di una piattaforma sola aspetta; se sono di tutte, guarda DNS e firewall. Poi npm run db -- feeds wake.',
  ],
  'calendari.indietro': ({ behind }) => [
    `${countedNoun(behind, 'calendario aspetta', 'calendari aspettano')} da più di cinque minuti di essere letti.`,
    'Il portale che li legge è fermo, o ne serve un altro.',
  ],
  'calendari.indirizzi': ({ host, readings, addresses, missing }) => [
    `${host} va letto ${formatCount(Math.round(readings))} volte all’ora, e da ${countedNoun(addresses, 'indirizzo', 'indirizzi')} si può solo ${formatCount(addresses * READINGS_AN_HOUR)} volte: ${missing === 1 ? 'manca 1 indirizzo' : `mancano ${formatCount(missing)} indirizzi`}.`,
    'Aggiungi processi poller, ognuno con un OSPITALIA_POLL_FROM suo. Intanto ciò che ha più di 75 minuti si prenota su richiesta.',
  ],
  'denaro.da_vedere': (money) => [
    `${countedNoun(money.count, 'pagamento chiede', 'pagamenti chiedono')} una persona.`,
    'docs/operations/incidents.md, «Money that wants a person».',
  ],
};
/** A verdict in words. */
export function describeVerdict<Kind extends VerdictKind>(verdict: Verdict<Kind>): VerdictText {
  return VERDICT_TEXTS[verdict.kind](verdict);
}
export const testMailSent = (to: string) => `La mail di prova per ${to} è partita: il server di posta l’ha accettata.`;
export const testMailWritten = (to: string) =>
  `Senza SMTP_URL la mail di prova per ${to} non parte: è diventata un file sul server.`;
export const testMailNotSent = (reason: string) =>
  `La mail di prova non è partita. Il server di posta risponde: ${reason}`;
export const testMailAddressInvalid = 'Scrivi l’indirizzo a cui mandarla.';
export const testMailSubject = (portal: string) => `Prova della posta di ${portal}`;
export const testMailText = (moment: string) =>
  `Se leggi questa mail, la posta del portale funziona.\n\nÈ stata mandata ${moment} da «Stato della casa». Guarda anche che non sia finita nella posta indesiderata.`;

export const queueTabs: Record<Tab, string> = {
  pending: 'In Attesa',
  approved: 'Approvate',
  changed: 'Cambiate dopo l’approvazione',
  rejected: 'Rifiutate',
};
/** When a tab has nothing: its title (specification section 2, "Empty states") and one sentence. */
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
/** The specification names two lists ("Admin load"); the third is ours. */
export const queueNotLoaded: Record<Tab, string> = {
  pending: 'Errore nel caricamento delle strutture in attesa',
  approved: 'Errore nel caricamento delle strutture approvate',
  changed: 'Errore nel caricamento delle strutture con testi cambiati',
  rejected: 'Errore nel caricamento delle strutture rifiutate',
};
/** In which order a tab stands. */
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
/** Another one has the CIN, or waits with it, too. */
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
/** Each says of whom: it comes after the person has gone on to another one. */
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
/** The page is being left while many are decided. */
export const bulkExitWarning = 'Ci fermiamo qui. Le strutture già decise restano decise, le altre restano come prima.';
export const bulkStopped = (left: number) =>
  left === 1 ? 'Hai fermato tutto prima dell’ultima.' : `Hai fermato tutto: ${propertyCount(left)} come prima.`;
export const bulkSessionExpired = (done: number, total: number) =>
  `La sessione è scaduta: ne abbiamo decise ${formatCount(done)} di ${formatCount(total)}. Accedi di nuovo per continuare.`;
export const letterShortcutsOn = 'Scorciatoie con una lettera attive.';
export const letterShortcutsOff = 'Scorciatoie con una lettera spente.';

// Restoration plan

/** Columns of a house in the words of its form; what has no word here is told by its own name. */
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
/** What restoring one home changes, what stays as it is today, and what does not come back. */
export function describeRestorePlan(plan: HomePlan): { cambia: string[]; resta: string[]; non_torna: string[] } {
  const isDone = plan.esito === 'torna' || plan.esito === 'cambia';
  return { cambia: isDone ? plannedChanges(plan) : [], resta: plannedKeeps(plan), non_torna: plannedOmissions(plan) };
}

// Purge

export const propertiesPurged = (count: number) => `Eliminate ${formatCount(count)} strutture con successo`;
export const databaseAlreadyEmpty = 'Database già vuoto';
export const purgePhraseRequired = `Scrivi ${PURGE_PHRASE}, in maiuscolo.`;
export const purgeAlreadyRunning = 'Un altro svuotamento è in corso. Aspetta che finisca.';
export const purgeArchiveNotWritten = 'Non riusciamo a scrivere l’archivio: non abbiamo eliminato niente.';
export const purgeStoppedAfterErrors = (count: number, archivio: string) =>
  `Ci siamo fermati dopo troppi errori di seguito. Eliminate: ${formatCount(count)}. L’archivio è ${archivio}.`;

// Audit log

/** How many lines a table has at most: what a spreadsheet opens. */
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

// Faults of a restoration

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

// Actions on a listing

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

// Bookings to cancel

export const goBackLink = 'Torna indietro';
export const bookingsLoading = 'Carichiamo le prenotazioni…';
export const propertyFallbackName = 'la struttura';
export const backTo = (labels: string) => `Torna a ${labels}`;
export const firstBookingsShown = (count: number) => `, ecco le prime ${formatCount(count)}`;

// System status page

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

// Panel

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

// Restoration page

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
export const keptPartsTitle = 'Che cosa resta di oggi';
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
