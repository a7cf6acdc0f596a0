import { inOperatorLanguage } from '../../kernel/languages/operator-language.ts';

export const recipientInvalid = inOperatorLanguage((recipient: string) => ({
  en: `BACKUP_AGE_RECIPIENT must be an age public key, which starts with age1, not "${recipient}".`,
  it: `BACKUP_AGE_RECIPIENT deve essere una chiave pubblica di age, che inizia con age1, non "${recipient}".`,
}));
export const identityInvalid = inOperatorLanguage(() => ({
  en: 'The file in BACKUP_AGE_IDENTITY_FILE contains a key that is not an age private key.',
  it: 'Nel file di BACKUP_AGE_IDENTITY_FILE c’è una chiave che non è una chiave privata di age.',
}));
export const archiveEncrypted = inOperatorLanguage(() => ({
  en: 'The archive is encrypted: set BACKUP_AGE_IDENTITY_FILE to the file with your age key.',
  it: 'L’archivio è cifrato: indica in BACKUP_AGE_IDENTITY_FILE il file con la tua chiave age.',
}));
export const identityDoesNotFit = inOperatorLanguage(() => ({
  en: 'No key in BACKUP_AGE_IDENTITY_FILE decrypts this archive.',
  it: 'Nessuna chiave del file di BACKUP_AGE_IDENTITY_FILE apre questo archivio.',
}));

export const archiveOfNewerVersion = inOperatorLanguage((brandName: string) => ({
  en: `The archive was written by a newer version of ${brandName}, which is required to read it.`,
  it: `L’archivio è di una versione più nuova di ${brandName}: serve quella.`,
}));
export const archiveUnsigned = inOperatorLanguage(() => ({
  en: 'The archive is not signed: it is from an older version, or it was modified. If you know where it comes from, add --unauthenticated.',
  it: 'L’archivio non è firmato: è di una versione più vecchia, o qualcuno l’ha cambiato. Se sai da dove viene, aggiungi --unauthenticated.',
}));

export const bucketFails = inOperatorLanguage((place: string, reason: string) => ({
  en: `The archive bucket ${place} does not work as required: ${reason}`,
  it: `Il bucket degli archivi, ${place}, non fa quello che deve: ${reason}`,
}));
export const archiveNotFound = inOperatorLanguage((name: string, file: string) => ({
  en: `There is no archive ${file} in ${name}.`,
  it: `In ${name} non c’è nessun archivio ${file}.`,
}));

export const archivedTablesDiffer = inOperatorLanguage(() => ({
  en: 'The tables of the database differ from those of the archive.',
  it: "Le tabelle del database non sono quelle dell'archivio.",
}));

export const noArchives = inOperatorLanguage((place: string) => ({
  en: `There is no archive in ${place}.`,
  it: `In ${place} non c’è nessun archivio.`,
}));

export const archiveOfPreview = inOperatorLanguage(() => ({
  en: 'The archive was written by a preview version, before the first release. No released version restores it.',
  it: 'L’archivio è di una versione di prova, precedente alla prima pubblicata: nessun programma pubblicato lo ripristina.',
}));
export const notAnArchive = inOperatorLanguage((file: string, brandName: string) => ({
  en: `${file} is not an archive of ${brandName}, or it is damaged.`,
  it: `${file} non è un archivio di ${brandName}, o è rovinato.`,
}));

export const archiveSignedByOther = inOperatorLanguage(() => ({
  en: 'The archive is intact, but it was signed by another portal, or by this one with another OSPITALIA_SECRET. If you noted the signature that "backup" printed, add --signed-by SIGNATURE; otherwise --unauthenticated accepts the archive without proof of its origin.',
  it: 'L’archivio è intero, ma l’ha firmato un altro portale, o questo con un altro OSPITALIA_SECRET. Se hai annotato la firma che «backup» mostrava, aggiungi --signed-by FIRMA; altrimenti --unauthenticated lo accetta senza sapere chi l’ha scritto.',
}));

export const noSpaceForArchive = inOperatorLanguage((file: string) => ({
  en: `There is not enough disk space for the archive ${file}: it was not written.`,
  it: `Sul disco non c’è posto per l’archivio ${file}: non è stato scritto.`,
}));

export const encodingNotUtf8 = inOperatorLanguage((target: string, setting: string, encoding: string) => ({
  en: `The database ${target} (${setting}) uses ${encoding}; UTF8 is required. Create a new one with createdb --encoding=UTF8 --template=template0.`,
  it: `Il database ${target} (${setting}) è in ${encoding}, e serve UTF8: fanne uno nuovo con createdb --encoding=UTF8 --template=template0.`,
}));

export const poolerDropsRole = inOperatorLanguage((role: string) => ({
  en: `a pooler between the portal and PostgreSQL drops the role. Set DATABASE_URL to the pooler with the user ${role}, and DATABASE_DIRECT_URL to PostgreSQL itself`,
  it: `tra il portale e PostgreSQL c’è un pooler che scarta il ruolo. Scrivi in DATABASE_URL il pooler con l’utente ${role}, e in DATABASE_DIRECT_URL PostgreSQL stesso`,
}));
export const userShouldBePortal = inOperatorLanguage((role: string) => ({
  en: `set the user of DATABASE_URL to ${role}; the owner of the database belongs in DATABASE_DIRECT_URL`,
  it: `scrivi in DATABASE_URL l’utente ${role}; il proprietario del database va in DATABASE_DIRECT_URL`,
}));
export const requestsAsOtherUser = inOperatorLanguage((user: string, role: string, remedy: string) => ({
  en: `Requests would reach the database as ${user} instead of ${role}: ${remedy}.`,
  it: `Le richieste arriverebbero al database come ${user}, e non come ${role}: ${remedy}.`,
}));
export const adminRunsOnce = inOperatorLanguage(() => ({
  en: 'A PostgreSQL administrator runs once:',
  it: 'Un amministratore di PostgreSQL esegue una volta:',
}));
export const rightsMissing = inOperatorLanguage((user: string, forbidden: string, remedy: string) => ({
  en: `The role ${user} lacks rights on the table ${forbidden}. ${remedy} grant select on ${forbidden} to ${user};`,
  it: `Al ruolo ${user} mancano i diritti sulla tabella ${forbidden}. ${remedy} grant select on ${forbidden} to ${user};`,
}));
export const rightsExcessive = inOperatorLanguage((user: string, remedy: string) => ({
  en: `The role ${user} has too many rights: it must not be a superuser, create roles, or be a member of the owner of the tables. ${remedy} alter role ${user} nosuperuser nocreaterole nobypassrls;`,
  it: `Il ruolo ${user} ha troppi diritti: non deve essere superuser, né creare ruoli, né appartenere al proprietario delle tabelle. ${remedy} alter role ${user} nosuperuser nocreaterole nobypassrls;`,
}));
export const mayChangeAppendOnly = inOperatorLanguage((user: string, appendOnlyTable: string, remedy: string) => ({
  en: `The role ${user} can change rows of ${appendOnlyTable}, where it must only insert. ${remedy} revoke update, delete, truncate on ${appendOnlyTable} from ${user};`,
  it: `Il ruolo ${user} può cambiare le righe di ${appendOnlyTable}, e deve poterle solo aggiungere. ${remedy} revoke update, delete, truncate on ${appendOnlyTable} from ${user};`,
}));
export const noStatementTimeout = inOperatorLanguage((remedy: string, user: string, limit: string) => ({
  en: `Statements of the portal have no timeout. ${remedy} alter role ${user} set statement_timeout = '${limit}'; then restart the pooler, if there is one.`,
  it: `Le istruzioni del portale non hanno un limite di tempo. ${remedy} alter role ${user} set statement_timeout = '${limit}'; poi riavvia il pooler, se c’è.`,
}));
export const poolerWithoutPreparedStatements = inOperatorLanguage(() => ({
  en: 'The pooler does not support prepared statements: PgBouncer 1.21 or later is required, with max_prepared_statements above 0.',
  it: 'Il pooler non porta le istruzioni preparate: serve PgBouncer dalla versione 1.21, con max_prepared_statements maggiore di 0.',
}));
export const poolerInSessionMode = inOperatorLanguage(() => ({
  en: 'The pooler runs in session mode and gives each portal its own connections: set pool_mode = transaction.',
  it: 'Il pooler lavora in session mode, e dà a ogni portale connessioni sue: imposta pool_mode = transaction.',
}));

export const postgresTimesOut = inOperatorLanguage((place: string, setting: string) => ({
  en: `PostgreSQL does not respond at ${place} (${setting}): check that it is running and that no firewall blocks it.`,
  it: `PostgreSQL non risponde su ${place} (${setting}): controlla che sia acceso, e che nessun firewall lo chiuda.`,
}));
export const hostNotFound = inOperatorLanguage((host: string, setting: string) => ({
  en: `The host ${host} in ${setting} cannot be resolved: check its spelling and the DNS of this machine.`,
  it: `Il nome ${host} di ${setting} non si trova: controlla come è scritto, e il DNS di questa macchina.`,
}));
export const certificateUntrusted = inOperatorLanguage((place: string, setting: string) => ({
  en: `The certificate of ${place} (${setting}) is for another name or is not signed by an authority that this machine trusts: add ?sslmode=verify-full&sslrootcert=FILE with the certificate of the signer.`,
  it: `Il certificato di ${place} (${setting}) non è di chi dice, o non lo firma nessuno che questa macchina conosca: aggiungi ?sslmode=verify-full&sslrootcert=FILE con il certificato di chi lo ha firmato.`,
}));
export const connectionRefused = inOperatorLanguage((place: string, setting: string) => ({
  en: `Nothing listens at ${place} (${setting}): PostgreSQL is stopped, or listens elsewhere. Run systemctl status postgresql`,
  it: `Su ${place} nessuno risponde (${setting}): PostgreSQL è spento, o ascolta altrove. systemctl status postgresql`,
}));
export const noSocket = inOperatorLanguage((host: string, port: string, setting: string) => ({
  en: `There is no PostgreSQL with port ${port} in ${host} (${setting}): it is stopped, or uses another folder.`,
  it: `In ${host} non c’è nessun PostgreSQL con la porta ${port} (${setting}): è spento, o la cartella è un’altra.`,
}));
export const passwordRejected = inOperatorLanguage((user: string, database: string, setting: string) => ({
  en: `PostgreSQL rejects the password of ${user} for ${database} (${setting}). Set a new one with alter role … password.`,
  it: `PostgreSQL rifiuta la password di ${user} per ${database} (${setting}). Con alter role … password se ne dà una nuova.`,
}));
export const accessRejected = inOperatorLanguage((host: string, user: string, database: string, setting: string) => ({
  en: `PostgreSQL at ${host} does not admit ${user} to ${database} (${setting}): the user does not exist, or its line in pg_hba.conf is missing.`,
  it: `PostgreSQL su ${host} non fa entrare ${user} in ${database} (${setting}): l’utente non c’è, o in pg_hba.conf manca la sua riga.`,
}));
export const databaseMissing = inOperatorLanguage((host: string, database: string, setting: string, user: string) => ({
  en: `The database ${database} does not exist at ${host} (${setting}). A PostgreSQL administrator creates it: createdb --owner=${user} --encoding=UTF8 --template=template0 ${database}`,
  it: `Su ${host} non c’è il database ${database} (${setting}). Lo crea un amministratore di PostgreSQL: createdb --owner=${user} --encoding=UTF8 --template=template0 ${database}`,
}));
export const mayNotCreateTables = inOperatorLanguage((user: string, database: string, setting: string) => ({
  en: `The user ${user} cannot create tables in ${database} (${setting}): it must own the database. A PostgreSQL administrator runs once: alter database ${database} owner to ${user};`,
  it: `L’utente ${user} non può creare le tabelle in ${database} (${setting}): il database deve essere suo. Un amministratore di PostgreSQL esegue una volta: alter database ${database} owner to ${user};`,
}));
export const connectionsExhausted = inOperatorLanguage((host: string, setting: string) => ({
  en: `PostgreSQL at ${host} (${setting}) has no free connections: close some, or raise max_connections.`,
  it: `PostgreSQL su ${host} (${setting}) ha tutte le connessioni occupate: chiudine, o aumenta max_connections.`,
}));
export const noReplicaAmongServers = inOperatorLanguage((setting: string, host: string) => ({
  en: `None of the servers in ${setting} (${host}) is a replica: check the host names, or remove target_session_attrs.`,
  it: `Nessuno dei server di ${setting} (${host}) è una replica: controlla i nomi, o togli target_session_attrs.`,
}));
export const postgresStarting = inOperatorLanguage((host: string, setting: string) => ({
  en: `PostgreSQL at ${host} (${setting}) is starting or recovering from a crash: try again in a minute.`,
  it: `PostgreSQL su ${host} (${setting}) si sta avviando, o si riprende da un arresto: riprova fra un minuto.`,
}));
export const serverIsReplica = inOperatorLanguage((setting: string, host: string) => ({
  en: `${setting} points to a read-only replica (${host}): set it to the primary. The replica belongs in DATABASE_READ_URL.`,
  it: `${setting} porta a una replica, dove si può solo leggere (${host}): indica il server principale. La replica va in DATABASE_READ_URL.`,
}));
export const certificateExpired = inOperatorLanguage((place: string, setting: string) => ({
  en: `The certificate of ${place} (${setting}) has expired: renew it on the server, then reload PostgreSQL.`,
  it: `Il certificato di ${place} (${setting}) è scaduto: rinnovalo sul server, poi ricarica PostgreSQL.`,
}));
export const tlsRequired = inOperatorLanguage((host: string, setting: string, user: string) => ({
  en: `PostgreSQL at ${host} (${setting}) requires TLS for ${user}: set sslmode=verify-full, or remove sslmode=disable.`,
  it: `PostgreSQL su ${host} (${setting}) vuole TLS per ${user}: scrivi sslmode=verify-full, o togli sslmode=disable.`,
}));
export const passwordMissing = inOperatorLanguage((setting: string, user: string) => ({
  en: `${setting} lacks the password of ${user}, which PostgreSQL requires.`,
  it: `In ${setting} manca la password di ${user}, e PostgreSQL la chiede.`,
}));
export const poolerExhausted = inOperatorLanguage((host: string, setting: string) => ({
  en: `The pooler at ${host} (${setting}) has no free connections: raise max_client_conn.`,
  it: `Il pooler su ${host} (${setting}) ha tutte le connessioni occupate: aumenta max_client_conn.`,
}));
export const poolerRejectsUser = inOperatorLanguage((host: string, setting: string, user: string) => ({
  en: `The pooler at ${host} (${setting}) rejects ${user}: the user is missing from its userlist.txt, or the password differs.`,
  it: `Il pooler su ${host} (${setting}) rifiuta ${user}: nel suo userlist.txt l’utente manca, o la password è un’altra.`,
}));
export const poolerLacksDatabase = inOperatorLanguage((host: string, setting: string, database: string) => ({
  en: `The pooler at ${host} (${setting}) does not know the database ${database}: add it under [databases] in pgbouncer.ini.`,
  it: `Il pooler su ${host} (${setting}) non conosce il database ${database}: scrivilo sotto [databases] in pgbouncer.ini.`,
}));
export const databaseEmpty = inOperatorLanguage((database: string, host: string, setting: string) => ({
  en: `The database ${database} at ${host} (${setting}) is empty: the first start of the portal fills it, or a restore.`,
  it: `Il database ${database} su ${host} (${setting}) è vuoto: lo riempie il primo avvio del portale, o una restaurazione.`,
}));
export const poolerForReplicas = inOperatorLanguage((host: string, setting: string) => ({
  en: `There is a pooler at ${host} (${setting}): set it to the replicas themselves.`,
  it: `Su ${host} (${setting}) c’è un pooler: scrivi lì le repliche stesse.`,
}));
export const poolerForOwner = inOperatorLanguage((host: string, setting: string) => ({
  en: `There is a pooler at ${host} (${setting}), which rejects the portal’s parameters: set DATABASE_URL to the pooler with the user ospitalia_portale, and DATABASE_DIRECT_URL to PostgreSQL itself with the owner of the database.`,
  it: `Su ${host} (${setting}) c’è un pooler, che rifiuta i parametri del portale: in DATABASE_URL scrivi il pooler con l’utente ospitalia_portale, e in DATABASE_DIRECT_URL PostgreSQL stesso con il proprietario del database.`,
}));
export const poolerInStatementMode = inOperatorLanguage((host: string, setting: string) => ({
  en: `The pooler at ${host} (${setting}) runs in statement mode: set pool_mode = transaction.`,
  it: `Il pooler su ${host} (${setting}) lavora in statement mode: imposta pool_mode = transaction.`,
}));
export const tlsUnsupported = inOperatorLanguage((host: string, setting: string) => ({
  en: `PostgreSQL at ${host} does not support TLS, which ${setting} requires: remove sslmode, or turn on ssl there.`,
  it: `PostgreSQL su ${host} non parla TLS, e ${setting} lo chiede: togli sslmode, o accendi ssl là.`,
}));
export const extensionMissing = inOperatorLanguage((host: string) => ({
  en: `PostgreSQL at ${host} lacks an extension among btree_gist, pg_trgm, unaccent and fuzzystrmatch: install postgresql-contrib.`,
  it: `A PostgreSQL su ${host} manca un’estensione tra btree_gist, pg_trgm, unaccent e fuzzystrmatch: installa postgresql-contrib.`,
}));

export const postgresTooOld = inOperatorLanguage((oldest: number, major: number) => ({
  en: `PostgreSQL ${oldest} or later is required; the server of DATABASE_URL is ${major}.`,
  it: `Serve PostgreSQL ${oldest} o successivo; quello di DATABASE_URL è il ${major}.`,
}));
export const databaseIsNewer = inOperatorLanguage((name: string) => ({
  en: `The database is newer than this program: it contains the migration ${name}. Start the newer version; or return to the archive that was written before the upgrade: run npm run db -- downgrade with the newer version, then start this one.`,
  it: `Il database è più nuovo di questo programma: contiene la migrazione ${name}. Avvia il programma più nuovo; o torna indietro con l’archivio scritto prima dell’aggiornamento: dal programma più nuovo, npm run db -- downgrade, e poi avvia questo.`,
}));
export const databaseOfPreview = inOperatorLanguage(() => ({
  en: 'The database was created by a preview version, before the first release, and cannot be upgraded: use an empty database or another OSPITALIA_DATA_DIR.',
  it: 'Il database è di una versione di prova, precedente alla prima pubblicata, e non si può aggiornare: usa un database vuoto, o un’altra OSPITALIA_DATA_DIR.',
}));
export const migrationChanged = inOperatorLanguage((name: string) => ({
  en: `The migration ${name} was changed after it was applied to this database.`,
  it: `La migrazione ${name} è cambiata dopo essere stata applicata a questo database.`,
}));
export const migrationSkipped = inOperatorLanguage((name: string) => ({
  en: `The migration ${name} is missing from this database, which contains later ones.`,
  it: `La migrazione ${name} manca a questo database, che ne ha di successive.`,
}));
export const migrationUnknown = inOperatorLanguage((upTo: string) => ({
  en: `The migration ${upTo} does not exist: a newer version is required.`,
  it: `La migrazione ${upTo} non c'è: serve un programma più nuovo.`,
}));

export const databaseInUse = inOperatorLanguage((name: string) => ({
  en: `The database ${name} still has connections (a portal, an open psql, a backup): close them and try again. Nothing was changed.`,
  it: `Al database ${name} è ancora collegato qualcuno (un portale, un psql aperto, una copia): fallo smettere e riprova. Niente è cambiato.`,
}));

export const mayNotCreateDatabases = inOperatorLanguage(() => ({
  en: 'The database user cannot create databases: grant it the right (alter role … createdb), or set DRILL_DATABASE_URL to a server where it can.',
  it: 'L’utente del database non può crearne altri: dagli il permesso (alter role … createdb), o indica in DRILL_DATABASE_URL un server dove può.',
}));

export const firstStartNeedsSpace = inOperatorLanguage(
  (dataDir: string, freeMegabytes: number, leastGigabytes: number) => ({
    en: `The disk of ${dataDir} has ${freeMegabytes} MB free; the first start requires at least ${leastGigabytes} GB. Free some space, or choose another folder with OSPITALIA_DATA_DIR.`,
    it: `Sul disco di ${dataDir} restano liberi ${freeMegabytes} MB: per il primo avvio serve almeno ${leastGigabytes} GB. Libera spazio, oppure scegli un’altra cartella con OSPITALIA_DATA_DIR.`,
  }),
);
export const diskFull = inOperatorLanguage((brandName: string, dataDir: string) => ({
  en: `The disk is full and ${brandName} cannot start: free some space in ${dataDir} (or where the database is) and restart. Saved data is safe.`,
  it: `Il disco è pieno e ${brandName} non può aprirsi: libera spazio in ${dataDir} (o dove si trova il database) e riavvia. I dati già salvati sono al sicuro.`,
}));

export const portInUse = inOperatorLanguage((port: number) => ({
  en: `Port ${port} is already in use: stop the other program, or choose another port with PORT.`,
  it: `La porta ${port} è già occupata: chiudi l’altro programma, o scegline un’altra con PORT.`,
}));

export const dataDirInUse = inOperatorLanguage((brandName: string) => ({
  en: `The data folder is already in use by another running ${brandName}: stop that one, or choose another folder with OSPITALIA_DATA_DIR.`,
  it: `La cartella dei dati è già in uso da un'altra ${brandName} in esecuzione: ferma quella, oppure scegli un'altra cartella con OSPITALIA_DATA_DIR.`,
}));
export const postgresStartFailed = inOperatorLanguage((log: string, lines: string) => ({
  en: `PostgreSQL does not start. From its log ${log}:\n${lines}`,
  it: `PostgreSQL non parte. Dal suo registro ${log}:\n${lines}`,
}));

export const noEmbeddedPostgres = inOperatorLanguage((platform: string, arch: string) => ({
  en: `There is no embedded PostgreSQL for ${platform} ${arch}: set DATABASE_URL.`,
  it: `Per ${platform} ${arch} non c'è un PostgreSQL incluso: imposta DATABASE_URL.`,
}));
export const embeddedPostgresFails = inOperatorLanguage((failure: string) => ({
  en: `The embedded PostgreSQL does not run on this machine (${failure}): set DATABASE_URL.`,
  it: `Il PostgreSQL incluso non parte su questa macchina (${failure}): imposta DATABASE_URL.`,
}));

export const postgresRestarted = inOperatorLanguage(() => ({
  en: 'PostgreSQL had stopped and was restarted.',
  it: 'PostgreSQL si era fermato ed è di nuovo attivo.',
}));
export const postgresStopped = inOperatorLanguage((reason: string) => ({
  en: `PostgreSQL stopped. ${reason}`,
  it: `PostgreSQL si è fermato. ${reason}`,
}));

export const binariesFolderNotWritable = inOperatorLanguage((folder: string, brandName: string) => ({
  en: `${folder} is not writable: start ${brandName} as a normal user, or set DATABASE_URL.`,
  it: `Non posso scrivere in ${folder}: avvia ${brandName} con un utente normale, oppure imposta DATABASE_URL.`,
}));
export const dataDirNotCreated = inOperatorLanguage((dataDir: string) => ({
  en: `The data folder ${dataDir} cannot be created.`,
  it: `Non posso creare la cartella dei dati ${dataDir}.`,
}));
export const databaseOfOtherUser = inOperatorLanguage((entry: string, brandName: string) => ({
  en: `The database in ${entry} belongs to another user: start ${brandName} as that user, or with another OSPITALIA_DATA_DIR.`,
  it: `Il database in ${entry} è di un altro utente: avvia ${brandName} con quello, o con un'altra OSPITALIA_DATA_DIR.`,
}));
export const databaseLinkBroken = inOperatorLanguage((entry: string) => ({
  en: `The link ${entry} no longer leads to the database.`,
  it: `Il collegamento ${entry} non porta più al database.`,
}));
export const clusterNotAccessible = inOperatorLanguage((cluster: string) => ({
  en: `The database user cannot access ${cluster}: move the data or change the permissions.`,
  it: `L'utente del database non può entrare in ${cluster}: sposta i dati o cambia i permessi.`,
}));

export const postgresProgramFailed = inOperatorLanguage((program: string, output: string) => ({
  en: `PostgreSQL: ${program} failed.\n${output}`,
  it: `PostgreSQL: ${program} non è riuscito.\n${output}`,
}));

export const systemUserNotCreated = inOperatorLanguage((brandName: string) => ({
  en: `PostgreSQL does not run as root, and no system user could be created: start ${brandName} as a normal user, or set DATABASE_URL.`,
  it: `PostgreSQL non parte come root e non è stato possibile creare un utente di sistema: avvia ${brandName} con un utente normale, oppure imposta DATABASE_URL.`,
}));

export const settingsFileForbidden = inOperatorLanguage((file: string) => ({
  en: `${file} cannot be read: run the command as root (sudo) or as the service user.`,
  it: `Non posso leggere ${file}: esegui il comando come root (sudo) o come l’utente del servizio.`,
}));
export const settingsFileUnreadable = inOperatorLanguage((file: string, origin: string, code: string) => ({
  en: `The settings file ${file}${origin} cannot be read: ${code}.`,
  it: `Il file delle impostazioni ${file}${origin} non si legge: ${code}.`,
}));
export const notUtf8 = inOperatorLanguage((file: string) => ({
  en: `${file} is not a UTF-8 text file.`,
  it: `${file} non è un file di testo in UTF-8.`,
}));

export const databaseOnServer = inOperatorLanguage((database: string, place: string, user: string) => ({
  en: `${database} at ${place}${user === '' ? '' : `, user ${user}`}`,
  it: `${database} su ${place}${user === '' ? '' : `, utente ${user}`}`,
}));
export const portalRoleMissing = inOperatorLanguage((role: string, exists: boolean, statements: string) => ({
  en: `The portal uses the database as the role ${role}, which the user of DATABASE_URL cannot ${exists ? 'use' : 'create'}.\nA PostgreSQL administrator must run once:\n${statements}`,
  it: `Il portale lavora nel database con il ruolo ${role}, e l’utente di DATABASE_URL non può ${exists ? 'usarlo' : 'crearlo'}.\nUn amministratore del server PostgreSQL deve eseguire una volta:\n${statements}`,
}));

export const embeddedPostgresOld = inOperatorLanguage((version: string, released: string, portal: string) => ({
  en: `The embedded PostgreSQL is ${version} of ${released}: it lacks more than a year of fixes. Upgrade ${portal}, or use your own PostgreSQL with DATABASE_URL.`,
  it: `Il PostgreSQL incluso è il ${version} del ${released.split('-').toReversed().join('/')}: gli manca più di un anno di correzioni. Aggiorna ${portal}, oppure usa un PostgreSQL tuo con DATABASE_URL.`,
}));
export const postgresMoved = inOperatorLanguage((moved: { programs: boolean; data: boolean }, folder: string) => ({
  en: `PostgreSQL does not run as root, and its user has no access here: ${[...(moved.programs ? ['programs'] : []), ...(moved.data ? ['data'] : [])].join(' and ')} are in ${folder}.`,
  it: `PostgreSQL non gira come root e il suo utente non può entrare qui: ${[...(moved.programs ? ['programmi'] : []), ...(moved.data ? ['dati'] : [])].join(' e ')} in ${folder}.`,
}));

export const settingsLineFaults = {
  noAssignment: inOperatorLanguage(() => ({
    en: 'is not a setting: write NAME=value',
    it: 'non è un’impostazione: si scrive NOME=valore',
  })),
  openQuote: inOperatorLanguage((name: string) => ({
    en: `the value of ${name} has an opening quote without a closing one`,
    it: `il valore di ${name} comincia con le virgolette e non le chiude`,
  })),
  afterQuote: inOperatorLanguage((name: string) => ({
    en: `the quoted value of ${name} is followed by more text`,
    it: `dopo le virgolette di ${name} c’è ancora del testo`,
  })),
  unquotedHash: inOperatorLanguage((name: string) => ({
    en: `the value of ${name} contains # and would end there: put it in single quotes`,
    it: `il valore di ${name} contiene #, e senza apici finirebbe lì: scrivilo tra apici singoli`,
  })),
  backtick: inOperatorLanguage((name: string) => ({
    en: `the value of ${name} is in backticks: use single quotes`,
    it: `il valore di ${name} è tra apici inversi: usa quelli singoli`,
  })),
  twice: inOperatorLanguage((name: string, earlier: number | undefined) => ({
    en: `${name} is already on line ${earlier}: keep one of the two`,
    it: `${name} c’è già alla riga ${earlier}: tieni una sola delle due`,
  })),
};
export const settingsLineFault = inOperatorLanguage((line: number | undefined, fault: string) => ({
  en: `line ${line}: ${fault}`,
  it: `riga ${line}: ${fault}`,
}));
