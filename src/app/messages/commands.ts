import { inOperatorLanguage } from '../../kernel/languages/operator-language.ts';
import { formatCount, formatDecimal } from '../../kernel/text/format-count.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import { asCents, formatEuro } from '../../kernel/money/cents.ts';

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const returnedInItalian = (count: number) => {
  if (count === 0) return 'Nessuna struttura mancava';
  return count === 1 ? 'È tornata 1 struttura' : `Sono tornate ${formatCount(count)} strutture`;
};

export const noArchives = inOperatorLanguage((place: string) => ({
  en: `There is no archive in ${place}.`,
  it: `In ${place} non c’è nessun archivio.`,
}));
export const noArchiveBeforeUpgrade = inOperatorLanguage((place: string) => ({
  en: `There is no archive in ${place} from before an upgrade of this database. If you have one elsewhere, run: npm run db -- downgrade ARCHIVE.`,
  it: `In ${place} non c’è nessun archivio scritto prima di un aggiornamento di questo database. Se ne hai uno altrove: npm run db -- downgrade ARCHIVIO.`,
}));
export const signatureIgnored = inOperatorLanguage(() => ({
  en: 'Warning: the signature is not checked for this restore. Nothing proves where the archive comes from.',
  it: 'Attenzione: la firma non conta per questo ripristino. Nessuno sa chi ha scritto l’archivio.',
}));
export const drillNotRecorded = inOperatorLanguage((place: string) => ({
  en: `The result of the drill could not be recorded in ${place}. Is it read-only?`,
  it: `La prova non si può annotare in ${place}: lì si può solo leggere?`,
}));

export const passwordPrompt = inOperatorLanguage((username: string) => ({
  en: `Password for ${username} (leave empty to generate one): `,
  it: `Password per ${username} (vuota: ne scegliamo una a caso): `,
}));
export const generatedPassword = inOperatorLanguage((username: string, password: string) => ({
  en: `Password for ${username}: ${password}\nSave it now: it will not be shown again.\n`,
  it: `Password di ${username}: ${password}\nSalvala adesso: non la mostriamo più.\n`,
}));
export const repeatPasswordPrompt = inOperatorLanguage(() => ({
  en: 'Repeat the password: ',
  it: 'Ripeti la password: ',
}));
export const passwordsDiffer = inOperatorLanguage(() => ({
  en: 'The passwords do not match. Nothing was changed.',
  it: 'Le due password non sono uguali: non è cambiato nulla.',
}));

export const portalStopped = inOperatorLanguage(() => ({
  en: 'The portal is stopped, and the embedded database with it. Run npm start, then try again.',
  it: 'Il portale è spento, e con lui il database incluso: avvialo con npm start, poi riprova.',
}));
export const heartbeatFailed = inOperatorLanguage(() => ({
  en: 'HEARTBEAT_URL does not respond.',
  it: 'HEARTBEAT_URL non risponde.',
}));

export const addressesUndecryptable = inOperatorLanguage((count: number) => ({
  en: `The address of ${calendars(count)} cannot be decrypted: it was encrypted with another OSPITALIA_SECRET. Restore that secret, then run npm run db -- feeds wake. Otherwise owners receive an email after 24 hours that asks them to enter the address again.`,
  it: `Non si apre l’indirizzo di ${calendars(count)}: è cifrato con un altro OSPITALIA_SECRET. Rimetti quello di prima, poi npm run db -- feeds wake. Senza, dopo 24 ore i proprietari ricevono un’e-mail che chiede di inserirlo di nuovo.`,
}));

export const losesNeedsCount = inOperatorLanguage(() => ({
  en: '--loses requires the number of bookings that the command printed.',
  it: '--loses vuole il numero di prenotazioni che il comando ha detto.',
}));
export const unknownDbOptions = inOperatorLanguage(() => ({
  en: 'The commands accept only --signed-by SIGNATURE, --unauthenticated, --empty, --without-archive and --loses N.',
  it: 'I comandi hanno solo --signed-by FIRMA, --unauthenticated, --empty, --without-archive e --loses N.',
}));

export const noBookingsSinceArchive = inOperatorLanguage(() => ({
  en: 'No booking was created or changed since the archive was written.',
  it: 'Nessuna prenotazione è arrivata o cambiata dopo l’archivio.',
}));
export const wouldRestoreTo = inOperatorLanguage((writtenAt: string) => ({
  en: `Everything would return to its state of ${formatMoment(writtenAt)}.`,
  it: `Tutto tornerebbe com’era ${formatMoment(writtenAt)}.`,
}));
export const homesThenAndNow = inOperatorLanguage((homesThen: number, homesNow: number) => ({
  en: `Homes in the archive: ${formatCount(homesThen)}. Now: ${formatCount(homesNow)}.`,
  it: `Case nell’archivio: ${formatCount(homesThen)}. Adesso: ${formatCount(homesNow)}.`,
}));
export const restoreAllHint = inOperatorLanguage((archive: string, bookings: number) => ({
  en: `Nothing was changed. To restore, stop the portal and run: npm run db -- restore-all ${archive} --loses ${bookings}`,
  it: `Non è cambiato niente. Per farlo, a portale spento: npm run db -- restore-all ${archive} --loses ${bookings}`,
}));
export const restoredTo = inOperatorLanguage((writtenAt: string, today: string) => ({
  en: `Everything is back to its state of ${formatMoment(writtenAt)}. The previous state is in the archive ${today}.`,
  it: `Tutto è tornato com’era ${formatMoment(writtenAt)}. Quello che c’era prima è nell’archivio ${today}.`,
}));

export const identityFileUnreadable = inOperatorLanguage((file: string) => ({
  en: `The file in BACKUP_AGE_IDENTITY_FILE cannot be read: ${file}.`,
  it: `Il file di BACKUP_AGE_IDENTITY_FILE non si legge: ${file}.`,
}));
export const signedByInvalid = inOperatorLanguage(() => ({
  en: '--signed-by requires a signature as printed by "backup": 43 letters and digits.',
  it: '--signed-by vuole una firma come la mostra «backup»: 43 lettere e cifre.',
}));

export const downgraded = inOperatorLanguage((created_at: string, migration: string, name: string) => ({
  en: `The database is back to its state of ${formatMoment(created_at)}, with schema ${migration} (archive ${name}).`,
  it: `Il database è di nuovo quello di ${formatMoment(created_at)}, con lo schema ${migration} (archivio ${name}).`,
}));
export const previousDatabaseStays = inOperatorLanguage((kept: string) => ({
  en: `The previous database is still there as ${kept}. Drop it when you no longer need it.`,
  it: `Quello di prima resta, con il nome ${kept}: cancellalo quando sei sicuro.`,
}));
export const bookingsOnlyThere = inOperatorLanguage((count: number) => ({
  en: `Bookings that exist only there, or differ there: ${formatCount(count)}.`,
  it: `Prenotazioni che ci sono solo lì, o come sono adesso: ${formatCount(count)}.`,
}));
export const homesOnlyThere = inOperatorLanguage((count: number) => ({
  en: `Homes that exist only there: ${formatCount(count)}.`,
  it: `Strutture che ci sono solo lì: ${formatCount(count)}.`,
}));
export const startOlderProgram = inOperatorLanguage(() => ({
  en: 'Now start the older version: this one would upgrade the schema again. Everyone has to sign in again.',
  it: 'Avvia ora il programma di allora: questo porterebbe di nuovo avanti lo schema. Tutti devono accedere di nuovo.',
}));

export const drillRowsMatch = inOperatorLanguage((homes: number, rows: number) => ({
  en: `The archive restores (${plural(homes, 'home', 'homes')}) and all rows match: ${formatCount(rows)}.`,
  it: `Si ripristina (${plural(homes, 'struttura', 'strutture')}) e le righe sono tutte uguali: ${formatCount(rows)}.`,
}));
export const drillRowsDiffer = inOperatorLanguage(() => ({
  en: 'The restored rows differ from the archived ones:',
  it: 'Le righe ripristinate non sono quelle dell’archivio:',
}));
export const drillNoPhotos = inOperatorLanguage(() => ({ en: 'It refers to no photos.', it: 'Non nomina foto.' }));
export const drillPhotosPresent = inOperatorLanguage((named: number) => ({
  en: `All photos are present: ${formatCount(named)}.`,
  it: `Le foto ci sono: ${formatCount(named)}.`,
}));
export const drillDuration = inOperatorLanguage((seconds: number) => ({
  en: `The restore took ${formatDecimal(seconds, 1)} seconds. The scratch database was dropped.`,
  it: `Il ripristino ha richiesto ${formatDecimal(seconds, 1)} secondi; il database di prova non c’è più.`,
}));
export const drillPassed = inOperatorLanguage(() => ({ en: 'The drill passed.', it: 'La prova è riuscita.' }));
export const drillFailed = inOperatorLanguage(() => ({ en: 'The drill FAILED.', it: 'La prova NON è riuscita.' }));

export const erasedAgain = inOperatorLanguage((count: number) => ({
  en: `Deleted again, because they had been deleted since the archive was written: ${persons(count)}.`,
  it: `Cancellate di nuovo, perché lo erano dopo l’archivio: ${persons(count)}.`,
}));
export const erasureRefused = inOperatorLanguage((count: number) => ({
  en: `Still to be deleted; the portal deletes them as soon as possible: ${persons(count)}.`,
  it: `Ancora da cancellare, ci pensa il portale appena può: ${persons(count)}.`,
}));
export const erasuresUnreadable = inOperatorLanguage((unknown: number) => ({
  en: `Deletions of another database, which cannot be read here: ${formatCount(unknown)}.`,
  it: `Cancellazioni di un altro database, che qui non si possono leggere: ${formatCount(unknown)}.`,
}));
export const databaseRestored = inOperatorLanguage(() => ({
  en: 'The database is restored.',
  it: 'Il database è ripristinato.',
}));
export const homesNotReturned = inOperatorLanguage(() => ({
  en: 'Not restored, because another home has taken their place (same CIN or same submission):',
  it: 'Non tornano, perché intanto un’altra struttura ha il loro posto (lo stesso CIN, o lo stesso invio):',
}));
export const photoFilesRemoved = inOperatorLanguage((photos: number, photosFolder: string) => ({
  en: `The files of ${formatCount(photos)} photos were already removed: copy them back to ${photosFolder}.`,
  it: `I file di ${formatCount(photos)} foto erano già stati tolti: rimettili in ${photosFolder}.`,
}));

export const archiveOfOtherDatabase = inOperatorLanguage(() => ({
  en: 'The archive belongs to another database. A downgrade needs an archive of this one.',
  it: 'L’archivio è di un altro database: indietro si torna solo con uno di questo.',
}));
export const archiveHasThisSchema = inOperatorLanguage((migration: string) => ({
  en: `The archive already has the schema of this database (${migration}). To go back to its data, run npm run db -- restore in a new database.`,
  it: `L’archivio ha già lo schema di questo database (${migration}): per tornare a quei dati serve npm run db -- restore, in un database nuovo.`,
}));
export const downgradeWouldLose = inOperatorLanguage((count: number, shown: string) => ({
  en: `Bookings created or changed since the archive was written, which would be lost: ${formatCount(count)} (${shown}). Nothing was changed. To downgrade anyway, run: npm run db -- downgrade --loses ${count}.`,
  it: `Prenotazioni arrivate o cambiate dopo l’archivio, che andrebbero perse: ${formatCount(count)} (${shown}). Niente è cambiato. Per tornare indietro lo stesso: npm run db -- downgrade --loses ${count}.`,
}));

export const lacksHomes = inOperatorLanguage(() => ({ en: 'no homes', it: 'non c’è nessuna struttura' }));
export const lacksUsers = inOperatorLanguage(() => ({ en: 'no users', it: 'non c’è nessun utente' }));
export const databaseLooksWrong = inOperatorLanguage((lack: string) => ({
  en: `The database contains ${lack}. Is it the right one? No archive was written; npm run db -- backup --empty writes one anyway.`,
  it: `Nel database ${lack}: è quello giusto? Non ne faccio un archivio; npm run db -- backup --empty lo fa lo stesso.`,
}));

export const databaseNotEmpty = inOperatorLanguage((table: string) => ({
  en: `The database is not empty (${table}): restore into a new database or another OSPITALIA_DATA_DIR.`,
  it: `Il database non è vuoto (${table}): ripristina in un database nuovo, o in un'altra OSPITALIA_DATA_DIR.`,
}));
export const archiveOfOtherVersion = inOperatorLanguage((archived: string, migration: string) => ({
  en: `The archive was written by another version (${archived}; the database is at ${migration}): restore it into a new database.`,
  it: `L’archivio è di un’altra versione del programma (${archived}, il database è alla ${migration}): ripristinalo in un database nuovo.`,
}));
export const portalIsRunning = inOperatorLanguage(() => ({
  en: 'A portal is using this database: stop it, wait half a minute and try again.',
  it: 'Su questo database lavora un portale: fermalo, aspetta mezzo minuto e riprova.',
}));

export const upgradeArchiveFailed = inOperatorLanguage((place: string, reason: string) => ({
  en: `An archive is written to ${place} before the database is upgraded, and that failed: ${reason}. Nothing was changed. Fix the cause and restart. If you already have a good archive, run: npm run db -- migrate --without-archive.`,
  it: `Prima di aggiornare il database se ne scrive un archivio in ${place}, e non riesce: ${reason}. Niente è cambiato: rimedia e riavvia. Se un archivio buono c’è già: npm run db -- migrate --without-archive.`,
}));
export const upgradeArchiveWritten = inOperatorLanguage((archive: string) => ({
  en: `Archive written before the upgrade: ${archive}`,
  it: `Archivio prima dell’aggiornamento: ${archive}`,
}));

export const noDatabaseHere = inOperatorLanguage((dataDir: string) => ({
  en: `There is no database in ${dataDir}, and this command creates none: set DATABASE_URL, the settings file with OSPITALIA_ENV_FILE, or the right folder with OSPITALIA_DATA_DIR. Only npm start creates a new database.`,
  it: `In ${dataDir} non c’è nessun database, e qui non ne faccio uno: imposta DATABASE_URL, o con OSPITALIA_ENV_FILE il file delle impostazioni, o con OSPITALIA_DATA_DIR la cartella giusta. Uno nuovo lo crea soltanto npm start.`,
}));
export const embeddedDatabase = inOperatorLanguage((cluster: string) => ({
  en: `embedded, in ${cluster}`,
  it: `incluso, in ${cluster}`,
}));

export const restoreWouldLose = inOperatorLanguage((bookings: number, cents: number, mayLose: number) => ({
  en: `Bookings that would be lost: ${formatCount(bookings)}, of which ${formatEuro(asCents(cents))} has been paid, and not ${formatCount(mayLose)}. Nothing was changed. To accept this, pass --loses ${bookings}.`,
  it: `Prenotazioni che andrebbero perse: ${formatCount(bookings)}, per ${formatEuro(asCents(cents))} già pagati, e non ${formatCount(mayLose)}. Non è cambiato niente; se dev’essere così, scrivi --loses ${bookings}.`,
}));

export const dbUsage = inOperatorLanguage(() => ({
  en: `Usage: npm run db -- command
  migrate              upgrades the schema to the latest version; writes an archive first
    --without-archive  skips the archive, if you already have a good one
  downgrade [archive]  returns to the database before the last upgrade, for the older version
    --loses N          even if that many bookings made since then are lost
  seed N               adds N demo homes
  backup [file]        writes all rows to an archive, in the configured place or in the named file
    --empty            even if the database is empty
  archives             lists the archives of the configured place
  restore archive      fills a new database from an archive; in its own database, restores missing homes
  restore-all archive  previews what changes if everything returns to the state of the archive
    --loses N          does it, with the portal stopped and after archiving the current state, if N bookings are lost as previewed
  drill [archive]      test-restores the newest or the named archive in a scratch database
    --signed-by SIGNATURE  accepts an archive of another portal, with the signature that "backup" printed
    --unauthenticated  accepts an archive without a signature, or with an unknown one
  admin add NAME       adds an administrator
  admin password NAME  changes the password, ends the sessions and removes the second factor
  feeds wake           reads paused platform calendars again, and those that failed because of a problem of ours`,
  it: `Uso: npm run db -- comando
  migrate              porta lo schema all'ultima versione; prima scrive un archivio
    --without-archive  senza, perché uno buono c'è già
  downgrade [archivio] torna al database di prima dell'ultimo aggiornamento, per il programma di prima
    --loses N          anche se va perso quel numero di prenotazioni, arrivate dopo
  seed N               aggiunge N strutture dimostrative
  backup [file]        scrive tutte le righe in un archivio, nel posto configurato o nel file nominato
    --empty            anche se il database è vuoto
  archives             elenca gli archivi del posto configurato
  restore archivio     riempie un database nuovo da un archivio; nel suo, rimette le strutture che mancano
  restore-all archivio  dice che cosa cambierebbe se tutto tornasse com'era nell'archivio
    --loses N          lo fa, a portale fermo e dopo un archivio di adesso, se N prenotazioni vanno perse, come ha detto
  drill [archivio]     prova il ripristino dell'archivio più nuovo, o di quello nominato, in un database a parte
    --signed-by FIRMA  l'archivio di un altro portale, con la firma che «backup» ha mostrato
    --unauthenticated  un archivio che nessuno ha firmato, o chissà chi
  admin add NOME       aggiunge un amministratore
  admin password NOME  cambia la sua password: chiude le sue sessioni e disattiva i codici
  feeds wake           rilegge i calendari delle piattaforme in pausa, o fermi per un problema nostro`,
}));
export const doctorUsage = inOperatorLanguage(() => ({
  en: `Usage: npm run doctor -- [options]
  --mail ADDRESS   also sends a test email
  --receive        sends an email to the inbound-mail mailbox and waits for it to arrive
  --json           prints the report as JSON
Exits with 0 if everything is fine, 1 if something needs attention, 2 if something needs repair.`,
  it: `Uso: npm run doctor -- [opzioni]
  --mail INDIRIZZO   manda anche una mail di prova
  --receive          manda una mail alla casella dei campanelli e aspetta che arrivi
  --json             il resoconto per un programma
Finisce con 0 se va tutto bene, 1 se c’è qualcosa da guardare, 2 se c’è qualcosa da riparare.`,
}));

export const archiveWritten = inOperatorLanguage(
  ({
    photos,
    signature,
    isEncrypted,
    where,
  }: {
    photos: string;
    signature: string;
    isEncrypted: boolean;
    where: string;
  }) => ({
    en: `Photos are separate files: also copy ${photos}.\nSignature to note down: ${signature}\nArchive, ${isEncrypted ? 'encrypted' : 'not encrypted'}: ${where}`,
    it: `Le foto sono file a parte: copia anche ${photos}.\nFirma, da annotare: ${signature}\nArchivio, ${isEncrypted ? 'cifrato' : 'non cifrato'}: ${where}`,
  }),
);
export const archivesListed = inOperatorLanguage((place: string, names: string) => ({
  en: `In ${place}, newest first:\n${names}`,
  it: `In ${place}, il più nuovo per primo:\n${names}`,
}));
const persons = inOperatorLanguage((count: number) => ({
  en: plural(count, 'person', 'people'),
  it: plural(count, 'persona', 'persone'),
}));
const calendars = inOperatorLanguage((count: number) => ({
  en: plural(count, 'calendar', 'calendars'),
  it: plural(count, 'calendario', 'calendari'),
}));
export const homesReturned = inOperatorLanguage((count: number) => ({
  en: `${count === 0 ? 'No home was missing' : `${plural(count, 'home was', 'homes were')} restored`}; existing data was not changed.`,
  it: `${returnedInItalian(count)}; quello che c’era già è rimasto com’era.`,
}));
export const bookingsUnknownToArchive = inOperatorLanguage((bookings: number, cents: number) => ({
  en: `Bookings that the archive does not contain in their current state, and that would be lost: ${formatCount(bookings)}. Payments of ${formatEuro(asCents(cents))} would stay collected.`,
  it: `Prenotazioni che l’archivio non conosce, o non così, e che andrebbero perse: ${formatCount(bookings)}, per ${formatEuro(asCents(cents))} già pagati, che resterebbero incassati.`,
}));
export const drillRow = inOperatorLanguage((table: string, archived: number, restored: number) => ({
  en: `  ${table}: ${formatCount(archived)} archived, ${formatCount(restored)} restored${archived === restored ? ', different' : ''}`,
  it: `  ${table}: ${formatCount(archived)} nell’archivio, ${formatCount(restored)} ripristinate${archived === restored ? ', diverse' : ''}`,
}));
export const drillPhotosMissing = inOperatorLanguage((missing: number, named: number) => ({
  en: `The files of ${plural(missing, 'photo', 'photos')} are missing, of ${formatCount(named)}.`,
  it: `Mancano i file di ${plural(missing, 'foto', 'foto')} su ${formatCount(named)}.`,
}));
export const ageInDays = inOperatorLanguage((count: number) => ({
  en: plural(count, 'day', 'days'),
  it: plural(count, 'giorno', 'giorni'),
}));
export const ageInHours = inOperatorLanguage((count: number) => ({
  en: plural(count, 'hour', 'hours'),
  it: plural(count, 'ora', 'ore'),
}));
export const ageInMinutes = inOperatorLanguage((count: number) => ({
  en: plural(count, 'minute', 'minutes'),
  it: plural(count, 'minuto', 'minuti'),
}));
export const ageBelowTwoMinutes = inOperatorLanguage(() => ({
  en: 'less than two minutes',
  it: 'meno di due minuti',
}));
export const drilledArchive = inOperatorLanguage((name: string, writtenAt: string, age: string) => ({
  en: `Archive ${name}, written ${formatMoment(writtenAt)}, ${age} old.`,
  it: `Archivio ${name}, scritto ${formatMoment(writtenAt)}: ha ${age}.`,
}));

export const adminAdded = inOperatorLanguage((username: string) => ({
  en: `Administrator ${username} added.`,
  it: `Amministratore ${username} aggiunto.`,
}));
export const passwordChanged = inOperatorLanguage((username: string) => ({
  en: `Password of ${username} changed. The sessions are ended and the second factor is removed.`,
  it: `Password di ${username} cambiata: le sue sessioni sono chiuse e i codici disattivati.`,
}));
export const feedsWoken = inOperatorLanguage((count: number) => ({
  en: count === 0 ? 'No calendar was paused.' : `To be read within a few minutes: ${calendars(count)}.`,
  it: count === 0 ? 'Nessun calendario da risvegliare.' : `Si rilegge entro pochi minuti: ${calendars(count)}.`,
}));
export const feedsAwaitRoom = inOperatorLanguage((count: number) => ({
  en: `Waiting for the owner to choose the room: ${calendars(count)}.`,
  it: `Aspetta che il proprietario scelga la camera: ${calendars(count)}.`,
}));
export const schemaIsCurrent = inOperatorLanguage(() => ({
  en: 'The schema is at the latest version.',
  it: "Lo schema è all'ultima versione.",
}));
export const demoHomesAdded = inOperatorLanguage((count: number) => ({
  en: `Added ${formatCount(count)} demo homes.`,
  it: `Aggiunte ${formatCount(count)} strutture dimostrative.`,
}));
export const databaseUsed = inOperatorLanguage((database: string, envFile: string | null) => ({
  en: `Database ${database}${envFile === null ? '' : ` (settings: ${envFile})`}`,
  it: `Database ${database}${envFile === null ? '' : ` (impostazioni: ${envFile})`}`,
}));
