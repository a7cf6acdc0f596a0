import { inOperatorLanguage } from '../../kernel/languages/operator-language.ts';
import { formatCount, formatDecimal } from '../../kernel/text/format-count.ts';

export const allowedHostsInvalid = inOperatorLanguage((name: string) => ({
  en: `ALLOWED_HOSTS must be a list of host names without ports, such as ospitalia.it, not "${name}".`,
  it: `ALLOWED_HOSTS deve essere un elenco di nomi senza porta, per esempio ospitalia.it, non "${name}".`,
}));
export const integerExpected = inOperatorLanguage((name: string, max: number, text: string) => ({
  en: `${name} must be an integer from 0 to ${max}, not "${text}".`,
  it: `${name} deve essere un numero intero da 0 a ${max}, non "${text}".`,
}));
export const flagExpected = inOperatorLanguage((name: string, text: string) => ({
  en: `${name} must be 0 or 1, not "${text}".`,
  it: `${name} deve essere 0 o 1, non "${text}".`,
}));
export const publicUrlNotOrigin = inOperatorLanguage(() => ({
  en: 'PUBLIC_URL must consist of scheme, host and port only, such as https://www.ospitalia.it.',
  it: 'PUBLIC_URL deve essere solo protocollo, nome e porta, per esempio https://www.ospitalia.it.',
}));
export const secretTooShort = inOperatorLanguage((least: number) => ({
  en: `OSPITALIA_SECRET must have at least ${least} characters.`,
  it: `OSPITALIA_SECRET deve avere almeno ${least} caratteri.`,
}));
export const hostExpected = inOperatorLanguage((name: string, host: string) => ({
  en: `${name} must be an IP address or a host name, not "${host}".`,
  it: `${name} deve essere un indirizzo IP o un nome, non "${host}".`,
}));
export const feedAllowInvalid = inOperatorLanguage((text: string) => ({
  en: `OSPITALIA_FEED_ALLOW must be a list of host:port, such as 127.0.0.1:8080, not "${text}".`,
  it: `OSPITALIA_FEED_ALLOW deve essere un elenco di host:porta, per esempio 127.0.0.1:8080, non "${text}".`,
}));
export const feedAllowInProduction = inOperatorLanguage(() => ({
  en: 'OSPITALIA_FEED_ALLOW lets anyone who enters a calendar reach the internal network. In production it also requires OSPITALIA_FEED_ALLOW_IN_PRODUCTION=1.',
  it: 'OSPITALIA_FEED_ALLOW apre la rete interna a chi inserisce un calendario: in produzione serve anche OSPITALIA_FEED_ALLOW_IN_PRODUCTION=1.',
}));
export const stripeBaseNotOrigin = inOperatorLanguage(() => ({
  en: 'STRIPE_API_BASE must consist of scheme, host and port only.',
  it: 'STRIPE_API_BASE deve essere solo protocollo, nome e porta.',
}));
export const stripeBaseInProduction = inOperatorLanguage(() => ({
  en: 'STRIPE_API_BASE sends payments to a server other than Stripe. In production it also requires STRIPE_API_BASE_IN_PRODUCTION=1.',
  it: 'STRIPE_API_BASE manda i pagamenti a un altro server che Stripe: in produzione serve anche STRIPE_API_BASE_IN_PRODUCTION=1.',
}));
export const stripeIncomplete = inOperatorLanguage((missing: string) => ({
  en: `Payments with Stripe also require: ${missing}.`,
  it: `Per i pagamenti con Stripe manca ancora: ${missing}.`,
}));
export const stripeKeyInvalid = inOperatorLanguage(() => ({
  en: 'STRIPE_SECRET_KEY must be a secret key, which starts with sk_live_ or sk_test_.',
  it: 'STRIPE_SECRET_KEY deve essere una chiave segreta, che inizia con sk_live_ o sk_test_.',
}));
export const webhookSecretsInvalid = inOperatorLanguage(() => ({
  en: 'Stripe webhook secrets must start with whsec_.',
  it: 'I segreti dei webhook di Stripe devono iniziare con whsec_.',
}));
export const webhookSecretsEqual = inOperatorLanguage(() => ({
  en: 'STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET must differ.',
  it: 'STRIPE_WEBHOOK_SECRET e STRIPE_CONNECT_WEBHOOK_SECRET devono essere diversi.',
}));
export const directUrlHasPortalRole = inOperatorLanguage((role: string) => ({
  en: `The user ${role} cannot migrate the database: set DATABASE_DIRECT_URL to PostgreSQL itself, with the owner of the database.`,
  it: `L’utente ${role} non può migrare il database: scrivi in DATABASE_DIRECT_URL PostgreSQL stesso, con il proprietario del database.`,
}));
export const poolerUserExpected = inOperatorLanguage((role: string) => ({
  en: `With DATABASE_DIRECT_URL, requests go through DATABASE_URL as ${role}: set it to the pooler with that user.`,
  it: `Con DATABASE_DIRECT_URL le richieste passano da DATABASE_URL come ${role}: scrivi lì il pooler con quell’utente.`,
}));
export const directUrlAlone = inOperatorLanguage(() => ({
  en: 'DATABASE_DIRECT_URL is PostgreSQL behind the pooler of DATABASE_URL: set that as well.',
  it: 'DATABASE_DIRECT_URL è PostgreSQL dietro il pooler di DATABASE_URL: imposta anche quella.',
}));
export const readUrlAlone = inOperatorLanguage(() => ({
  en: 'DATABASE_READ_URL is the replica of DATABASE_URL: set that as well.',
  it: 'DATABASE_READ_URL è la replica di DATABASE_URL: imposta anche quella.',
}));
export const rolesNeedDatabase = inOperatorLanguage(() => ({
  en: 'OSPITALIA_ROLE divides the work among several processes: set DATABASE_URL as well.',
  it: 'OSPITALIA_ROLE divide il lavoro fra più processi: imposta anche DATABASE_URL.',
}));
export const photosPurpose = inOperatorLanguage(() => ({ en: 'photos', it: 'le foto' }));

export const databaseClock = inOperatorLanguage(() => ({
  en: 'the clock of the database',
  it: 'all’orologio del database',
}));

export const bucketClock = inOperatorLanguage(() => ({ en: 'the clock of the bucket', it: 'all’orologio del bucket' }));
export const archiveBucketClock = inOperatorLanguage(() => ({
  en: 'the clock of the archive bucket',
  it: 'all’orologio del bucket degli archivi',
}));
export const stripeClock = inOperatorLanguage(() => ({ en: 'the clock of Stripe', it: 'all’orologio di Stripe' }));

export const readDiffersFromWritten = inOperatorLanguage(() => ({
  en: 'the data read differs from the data written',
  it: 'quello che si legge non è quello che si è scritto',
}));
export const removedStays = inOperatorLanguage(() => ({
  en: 'the removed file is still there',
  it: 'quello che si toglie resta',
}));

export const noResponse = inOperatorLanguage(() => ({ en: 'no response', it: 'non risponde' }));

export const noResponseInTime = inOperatorLanguage(() => ({
  en: 'no response within 15 seconds',
  it: 'non risponde entro 15 secondi',
}));

export const mailOptionInvalid = inOperatorLanguage((sentTo: string) => ({
  en: `--mail requires an email address, not "${sentTo}".`,
  it: `--mail vuole un indirizzo e-mail, non "${sentTo}".`,
}));
export const receivingNeedsMailbox = inOperatorLanguage(() => ({
  en: 'Testing reception also requires INBOUND_MAIL_ADDRESS and INBOUND_IMAP_URL.',
  it: 'Per provare anche l’arrivo servono INBOUND_MAIL_ADDRESS e INBOUND_IMAP_URL.',
}));
export const mailboxUnreadable = inOperatorLanguage((to: string, reason: string) => ({
  en: `The mailbox ${to} cannot be read: ${reason}. Check INBOUND_IMAP_URL.`,
  it: `La casella ${to} non si legge: ${reason}. Controlla INBOUND_IMAP_URL.`,
}));

export const replicaAloneIsNotEnough = inOperatorLanguage(() => ({
  en: ' The replica in DATABASE_READ_URL alone is not enough to start: running portals continue to serve pages from it.',
  it: ' La replica di DATABASE_READ_URL da sola non basta per aprirsi: i portali già aperti continuano a mostrare le pagine da lì.',
}));

export const mailBecomesFiles = inOperatorLanguage((folder: string) => ({
  en: `SMTP_URL is not set: emails are written as .eml files to ${folder}`,
  it: `Senza SMTP_URL le e-mail diventano file .eml in ${folder}`,
}));
export const paymentsAreDemo = inOperatorLanguage(() => ({
  en: 'STRIPE_SECRET_KEY is not set: payments are a demo and charge nothing.',
  it: 'Senza STRIPE_SECRET_KEY i pagamenti sono una prova: nessun addebito.',
}));

export const signInImpossible = inOperatorLanguage((publicUrl: string) => ({
  en: `Nobody can sign in at ${publicUrl}, neither owners nor administrators: use https (PUBLIC_URL) or this machine.`,
  it: `Con l’indirizzo ${publicUrl} non può entrare nessuno, né i proprietari né gli amministratori: serve https (PUBLIC_URL), o questo stesso computer.`,
}));
export const mapTilesUnusable = inOperatorLanguage((path: string, reason: string) => ({
  en: `MAP_TILES: the file ${path} ${reason}. The map shows no streets.`,
  it: `MAP_TILES: il file ${path} ${reason}. La mappa resta senza strade.`,
}));
export const panelWithUser = inOperatorLanguage((panel: string, username: string) => ({
  en: `${panel}\n  user ${username}; set the password with npm run db -- admin password ${username}`,
  it: `${panel}\n  utente ${username}; la password si sceglie con npm run db -- admin password ${username}`,
}));
export const panelWithPassword = inOperatorLanguage((panel: string, username: string, password: string) => ({
  en: `${panel}\n  user ${username}, password ${password} (not shown again)`,
  it: `${panel}\n  utente ${username}, password ${password} (non viene mostrata un’altra volta)`,
}));
export const portalOpen = inOperatorLanguage((brandName: string, publicUrl: string, panel: string) => ({
  en: `\n${brandName} is running: ${publicUrl}\n${panel}\n`,
  it: `\n${brandName} è aperta: ${publicUrl}\n${panel}\n`,
}));
export const portalWithoutVisitors = inOperatorLanguage((brandName: string, roles: string, port: number) => ({
  en: `\n${brandName} is running without visitors: ${roles}, port ${port}\n`,
  it: `\n${brandName} lavora senza visitatori: ${roles}, porta ${port}\n`,
}));

export const plausibleSite = inOperatorLanguage(() => ({
  en: 'the domain of the site in Plausible, such as ospitalia.it',
  it: 'il dominio del sito in Plausible, per esempio ospitalia.it',
}));
export const umamiSite = inOperatorLanguage(() => ({ en: 'the site’s id in Umami', it: 'l’id del sito in Umami' }));
export const matomoSite = inOperatorLanguage(() => ({
  en: 'the site’s number in Matomo',
  it: 'il numero del sito in Matomo',
}));
export const analyticsUrlNotHttps = inOperatorLanguage(() => ({
  en: 'ANALYTICS_URL must start with https:// or be on this machine.',
  it: 'ANALYTICS_URL deve iniziare con https://, o essere su questo stesso computer.',
}));
export const analyticsUrlNotPlain = inOperatorLanguage(() => ({
  en: 'ANALYTICS_URL must be a URL without user name, query and fragment.',
  it: 'ANALYTICS_URL deve essere un indirizzo senza nome utente, parametri e ancora.',
}));
export const analyticsProviderUnknown = inOperatorLanguage(() => ({
  en: 'ANALYTICS_PROVIDER must be plausible, umami or matomo.',
  it: 'ANALYTICS_PROVIDER deve essere plausible, umami o matomo.',
}));
export const analyticsIncomplete = inOperatorLanguage((missing: string) => ({
  en: `Analytics also require: ${missing}.`,
  it: `Per contare le visite manca ancora: ${missing}.`,
}));
export const analyticsSiteInvalid = inOperatorLanguage((expected: string) => ({
  en: `ANALYTICS_SITE must be ${expected}.`,
  it: `ANALYTICS_SITE deve essere ${expected}.`,
}));

export const archivesOnDataDisk = inOperatorLanguage(() => ({
  en: 'Warning: archives are on the same disk as the data and are lost with it. Set BACKUP_S3_… or BACKUP_DIR, or BACKUP_SAME_DISK=1 if that is what you want.',
  it: 'Attenzione: gli archivi sono sullo stesso disco dei dati, e si perdono con quello. Imposta BACKUP_S3_… o BACKUP_DIR, oppure BACKUP_SAME_DISK=1 se lo vuoi così.',
}));
export const backupAtInvalid = inOperatorLanguage((text: string) => ({
  en: `BACKUP_AT must be a time, such as 03:30, not "${text}".`,
  it: `BACKUP_AT deve essere un’ora, per esempio 03:30, non "${text}".`,
}));
export const archivesPurpose = inOperatorLanguage(() => ({ en: 'archives', it: 'gli archivi' }));
export const twoArchivePlaces = inOperatorLanguage(() => ({
  en: 'Archives go to one place only: set BACKUP_DIR or BACKUP_S3_…, not both.',
  it: 'Gli archivi vanno in un posto solo: imposta BACKUP_DIR, o BACKUP_S3_…, non tutti e due.',
}));
export const archivesInPhotoBucket = inOperatorLanguage(() => ({
  en: 'BACKUP_S3_BUCKET is the bucket of the photos, which is public: archives require another one.',
  it: 'BACKUP_S3_BUCKET è quello delle foto, che tutti possono leggere: per gli archivi serve un altro.',
}));
export const inBucket = inOperatorLanguage((bucket: string) => ({
  en: `in the bucket ${bucket}`,
  it: `nel bucket ${bucket}`,
}));
export const archivesUnencrypted = inOperatorLanguage(() => ({
  en: 'Warning: archives are not encrypted. Set BACKUP_AGE_RECIPIENT.',
  it: 'Attenzione: gli archivi non sono cifrati. Imposta BACKUP_AGE_RECIPIENT.',
}));
export const archivesOff = inOperatorLanguage(() => ({
  en: 'BACKUP_AT is not set: no nightly archive is written.',
  it: 'Senza BACKUP_AT nessuno scrive un archivio ogni notte.',
}));
export const archivesNightly = inOperatorLanguage((at: string, place: string) => ({
  en: `An archive is written every night at ${at}: ${place}`,
  it: `Ogni notte alle ${at} un archivio: ${place}`,
}));

export const httpUrlExpected = inOperatorLanguage((name: string) => ({
  en: `${name} must be a URL that starts with http:// or https://.`,
  it: `${name} deve essere un indirizzo che inizia con http:// o https://.`,
}));
export const bucketIncomplete = inOperatorLanguage((purpose: string, missing: string) => ({
  en: `Storing ${purpose} in S3 also requires: ${missing}.`,
  it: `Per ${purpose} su S3 manca ancora: ${missing}.`,
}));

export const urlParameterInvalid = inOperatorLanguage((name: string, parameter: string, known: string) => ({
  en: `In ${name}, ${parameter} must be one of ${known}.`,
  it: `In ${name} ${parameter} deve essere uno fra ${known}.`,
}));
export const urlFileMissing = inOperatorLanguage((name: string, missing: string) => ({
  en: `In ${name}, the file of ${missing} does not exist or cannot be read.`,
  it: `In ${name} il file di ${missing} non si trova o non si può leggere.`,
}));
export const verifyCaNeedsRoot = inOperatorLanguage((name: string) => ({
  en: `In ${name}, sslmode=verify-ca requires sslrootcert=FILE, the certificate of the authority that signs the server’s.`,
  it: `In ${name} sslmode=verify-ca vuole sslrootcert=FILE, il certificato di chi firma quelli del server.`,
}));
export const urlPasswordNeedsEscaping = inOperatorLanguage((name: string) => ({
  en: `The password in ${name} contains a character that must be escaped in a URL: @ becomes %40, # becomes %23, / becomes %2F, ? becomes %3F, : becomes %3A, % becomes %25.`,
  it: `La password in ${name} contiene un carattere che in un indirizzo va scritto in codice: @ diventa %40, # diventa %23, / diventa %2F, ? diventa %3F, : diventa %3A, % diventa %25.`,
}));
export const databaseUrlInvalid = inOperatorLanguage((name: string) => ({
  en: `${name} must be a URL that starts with postgres:// or postgresql://, such as postgres://ospitalia:PASSWORD@127.0.0.1/ospitalia.`,
  it: `${name} deve essere un indirizzo che inizia con postgres:// o postgresql://, per esempio postgres://ospitalia:PASSWORD@127.0.0.1/ospitalia.`,
}));

export const imapUrlInvalid = inOperatorLanguage(() => ({
  en: 'INBOUND_IMAP_URL must be imaps://user:password@server/folder.',
  it: 'INBOUND_IMAP_URL deve essere imaps://utente:password@server/cartella.',
}));
export const inboundNeedsAddress = inOperatorLanguage(() => ({
  en: 'Inbound-mail triggers also require INBOUND_MAIL_ADDRESS.',
  it: 'Per il campanello manca ancora: INBOUND_MAIL_ADDRESS.',
}));
export const inboundAddressInvalid = inOperatorLanguage(() => ({
  en: 'INBOUND_MAIL_ADDRESS must be a mailbox, such as campanello@posta.ospitalia.it, or a domain, such as @campanello.ospitalia.it.',
  it: 'INBOUND_MAIL_ADDRESS deve essere una casella, per esempio campanello@posta.ospitalia.it, o un dominio, per esempio @campanello.ospitalia.it.',
}));
export const inboundNeedsSource = inOperatorLanguage(() => ({
  en: 'Inbound-mail triggers also require INBOUND_WEBHOOK_SECRET or INBOUND_IMAP_URL.',
  it: 'Per il campanello manca ancora: INBOUND_WEBHOOK_SECRET o INBOUND_IMAP_URL.',
}));
export const inboundSecretInvalid = inOperatorLanguage((least: number) => ({
  en: `INBOUND_WEBHOOK_SECRET must have at least ${least} characters, without spaces.`,
  it: `INBOUND_WEBHOOK_SECRET deve avere almeno ${least} caratteri, senza spazi.`,
}));

export const mailFromInvalid = inOperatorLanguage((brandName: string) => ({
  en: `MAIL_FROM must be an address, such as ${brandName} <ciao@ospitalia.it>.`,
  it: `MAIL_FROM deve essere un indirizzo, per esempio ${brandName} <ciao@ospitalia.it>.`,
}));
export const replyToInvalid = inOperatorLanguage(() => ({
  en: 'MAIL_REPLY_TO must be an address that is read by a person, such as ciao@ospitalia.it.',
  it: 'MAIL_REPLY_TO deve essere un indirizzo che qualcuno legge, per esempio ciao@ospitalia.it.',
}));

export const logLevelInvalid = inOperatorLanguage((levels: string, wanted: string) => ({
  en: `LOG_LEVEL must be one of ${levels}, not "${wanted}".`,
  it: `LOG_LEVEL deve essere uno di ${levels}, non "${wanted}".`,
}));
export const logAccessInvalid = inOperatorLanguage((text: string) => ({
  en: `LOG_ACCESS must be 0 or 1, not "${text}".`,
  it: `LOG_ACCESS deve essere 0 o 1, non "${text}".`,
}));
export const metricsPortEqual = inOperatorLanguage(() => ({
  en: 'METRICS_PORT must differ from PORT.',
  it: 'METRICS_PORT deve essere diversa da PORT.',
}));
export const metricsTokenInvalid = inOperatorLanguage((least: number) => ({
  en: `METRICS_TOKEN must have at least ${least} characters, without spaces.`,
  it: `METRICS_TOKEN deve avere almeno ${least} caratteri, senza spazi.`,
}));

export const pollFromInvalid = inOperatorLanguage((text: string) => ({
  en: `OSPITALIA_POLL_FROM must be an IP address of this machine, not "${text}".`,
  it: `OSPITALIA_POLL_FROM deve essere un indirizzo IP di questo computer, non "${text}".`,
}));
export const pollFromNotLocal = inOperatorLanguage((address: string) => ({
  en: `OSPITALIA_POLL_FROM must be an address of this machine, and ${address} is not.`,
  it: `OSPITALIA_POLL_FROM deve essere un indirizzo di questo computer, e ${address} non lo è.`,
}));

export const roleUnknown = inOperatorLanguage((roles: string, stranger: string) => ({
  en: `OSPITALIA_ROLE must be ${roles}, or several separated by commas, not "${stranger}".`,
  it: `OSPITALIA_ROLE deve essere ${roles}, o più d’uno con le virgole, non "${stranger}".`,
}));

export const choiceExpected = inOperatorLanguage((name: string, choices: string, text: string) => ({
  en: `${name} must be ${choices}, not "${text}".`,
  it: `${name} deve essere ${choices}, non "${text}".`,
}));
export const numberExpected = inOperatorLanguage((name: string, least: number, most: number, text: string) => ({
  en: `${name} must be a number from ${least} to ${most}, not "${text}".`,
  it: `${name} deve essere un numero da ${least} a ${most}, non "${text}".`,
}));
export const otlpHeadersInvalid = inOperatorLanguage(() => ({
  en: 'OTEL_EXPORTER_OTLP_HEADERS must be a list of name=value, separated by commas.',
  it: 'OTEL_EXPORTER_OTLP_HEADERS deve essere un elenco nome=valore, separato da virgole.',
}));

export const translationUrlInvalid = inOperatorLanguage(() => ({
  en: 'TRANSLATION_URL must be a URL that starts with https://.',
  it: 'TRANSLATION_URL deve essere un indirizzo che inizia con https://.',
}));
export const translationUrlNotHttps = inOperatorLanguage(() => ({
  en: 'TRANSLATION_URL must start with https:// or be on this machine.',
  it: 'TRANSLATION_URL deve iniziare con https://, o essere su questo stesso computer.',
}));
export const translationUrlNotPlain = inOperatorLanguage(() => ({
  en: 'TRANSLATION_URL must be a URL without user name, query and fragment.',
  it: 'TRANSLATION_URL deve essere un indirizzo senza nome utente, parametri e ancora.',
}));
export const deeplNeedsKey = inOperatorLanguage(() => ({
  en: 'Translation with DeepL also requires TRANSLATION_KEY.',
  it: 'Per tradurre con DeepL manca ancora TRANSLATION_KEY.',
}));
export const translationProviderUnknown = inOperatorLanguage(() => ({
  en: 'TRANSLATION_PROVIDER must be libretranslate or deepl.',
  it: 'TRANSLATION_PROVIDER deve essere libretranslate o deepl.',
}));
export const libreTranslateNeedsUrl = inOperatorLanguage(() => ({
  en: 'Translation with LibreTranslate also requires TRANSLATION_URL.',
  it: 'Per tradurre con LibreTranslate manca ancora TRANSLATION_URL.',
}));

export const demoHomesLoaded = inOperatorLanguage((count: number, seconds: string) => ({
  en: `Loaded ${formatCount(count)} demo homes in ${seconds} s.`,
  it: `Caricate ${formatCount(count)} strutture dimostrative in ${seconds} s.`,
}));

const contrastRatio = (ratio: number) => formatDecimal(ratio, 2);
export const logoFaults = {
  broken: inOperatorLanguage(() => ({
    en: 'is not a complete SVG: save it again from the drawing program as "Plain SVG"',
    it: 'non è un SVG scritto per intero: salvalo di nuovo dal programma di disegno come «SVG semplice»',
  })),
  element: inOperatorLanguage(() => ({
    en: 'contains elements that a logo must not have (scripts, images, text, styles): leave only paths and gradients',
    it: 'contiene elementi che un logo non può avere (script, immagini, testo, stili): lascia solo tracciati e sfumature',
  })),
  attribute: inOperatorLanguage(() => ({
    en: 'contains attributes that run code or refer to other files',
    it: 'contiene attributi che eseguono codice o richiamano altri file',
  })),
  style: inOperatorLanguage(() => ({
    en: 'has a style attribute with properties that a logo must not have: leave only colours, strokes, opacity and transforms',
    it: 'ha un attributo style con proprietà che un logo non può avere: lascia solo colori, contorni, opacità e trasformazioni',
  })),
  noSize: inOperatorLanguage(() => ({
    en: 'has no viewBox, so its width is unknown',
    it: 'non ha un viewBox, e non si sa quanto è largo',
  })),
};
export const brandTextExpected = inOperatorLanguage(() => ({
  en: 'must be a quoted string',
  it: 'deve essere un testo tra virgolette',
}));
export const brandTextEmpty = inOperatorLanguage(() => ({
  en: 'is empty: enter a value or remove the field',
  it: 'è vuoto: scrivi qualcosa, o togli il campo',
}));
export const brandTextTooLong = inOperatorLanguage((longest: number) => ({
  en: `is longer than ${formatCount(longest)} characters`,
  it: `è più lungo di ${formatCount(longest)} caratteri`,
}));
export const brandTextForbiddenCharacters = inOperatorLanguage(() => ({
  en: 'contains <, > or a line break',
  it: 'contiene < o > o va a capo',
}));
export const brandNameInvalid = inOperatorLanguage(() => ({
  en: 'may contain letters, digits, spaces, full stops, hyphens and apostrophes, and starts with a letter or a digit',
  it: 'può avere lettere, cifre, spazi, punti, trattini e apostrofi, e comincia con una lettera o una cifra',
}));
export const brandSenderInvalid = inOperatorLanguage(() => ({
  en: 'must be Name <address>, such as Casa Molise <ciao@casamolise.it>',
  it: 'si scrive Nome <indirizzo>, per esempio Casa Molise <ciao@casamolise.it>',
}));
export const brandPanelInvalid = inOperatorLanguage(() => ({
  en: 'is a path segment of 3 to 30 lower-case letters without accents, digits or hyphens, such as redazione',
  it: 'è una parola dell’indirizzo, da 3 a 30 lettere minuscole senza accento, cifre o trattini, per esempio redazione',
}));
export const brandPanelTaken = inOperatorLanguage(() => ({
  en: 'is already the address of other pages: choose another one',
  it: 'è già l’indirizzo di altre pagine: scegli un’altra parola',
}));
export const brandEmailInvalid = inOperatorLanguage(() => ({
  en: 'must be an email address',
  it: 'deve essere un indirizzo e-mail',
}));
export const brandColorInvalid = inOperatorLanguage(() => ({
  en: 'must be a colour such as #12614a',
  it: 'deve essere un colore come #12614a',
}));
export const brandVatNumberInvalid = inOperatorLanguage(() => ({
  en: 'is not an Italian VAT number: it has eleven digits, the last of which depends on the others',
  it: 'non è una partita IVA: sono undici cifre, e l’ultima dipende dalle altre',
}));
export const logoFileNameInvalid = inOperatorLanguage(() => ({
  en: 'must be the name of an .svg file next to this one, without folders',
  it: 'deve essere il nome di un file .svg accanto a questo, senza cartelle',
}));
export const logoFileMissing = inOperatorLanguage((file: string) => ({
  en: `the file ${file} does not exist or cannot be read`,
  it: `il file ${file} non c’è, o non si legge`,
}));
export const logoFileTooLarge = inOperatorLanguage((kilobytes: number) => ({
  en: `is larger than ${formatCount(kilobytes)} KB: simplify the drawing`,
  it: `pesa più di ${formatCount(kilobytes)} KB: semplifica il disegno`,
}));
export const brandGroupExpected = inOperatorLanguage(() => ({
  en: 'must be an object in braces',
  it: 'deve essere un gruppo di campi tra graffe',
}));
export const brandFieldsUnknown = inOperatorLanguage((unknown: readonly string[], known: readonly string[]) => ({
  en: `contains unknown fields: ${unknown.join(', ')}. The fields are ${known.join(', ')}`,
  it: `non conosco «${unknown.join('», «')}»: i campi sono ${known.join(', ')}`,
}));
export const brandContrastTooLow = inOperatorLanguage(
  ([text, background]: readonly [string, string], measured: number, least: number) => ({
    en: `${text} on ${background} is hard to read: the contrast is ${contrastRatio(measured)} to 1, at least ${contrastRatio(least)} is required`,
    it: `${text} su ${background} si legge male: il contrasto è ${contrastRatio(measured)} a 1, ne serve almeno ${contrastRatio(least)}`,
  }),
);
export const brandFileNotJson = inOperatorLanguage((where: string) => ({
  en: `is not valid JSON${where}: check commas, quotes and braces`,
  it: `non è JSON scritto per intero${where}: controlla virgole, virgolette e graffe`,
}));
export const brandFilePosition = inOperatorLanguage((line: number, column: number) => ({
  en: ` (line ${line}, column ${column})`,
  it: ` (riga ${line}, colonna ${column})`,
}));
export const brandFileNotUtf8 = inOperatorLanguage(() => ({
  en: 'is not a UTF-8 text file',
  it: 'non è un file di testo in UTF-8',
}));
export const brandFileNotReadable = inOperatorLanguage((code: string) => ({
  en: `cannot be read: ${code}`,
  it: `non si legge: ${code}`,
}));
export const brandFilePermissionDenied = inOperatorLanguage(() => ({
  en: 'cannot be read: run the command as root (sudo) or as the service user',
  it: 'non si può leggere: esegui il comando come root (sudo) o come l’utente del servizio',
}));
export const brandFileSubject = inOperatorLanguage(() => ({ en: 'The brand file', it: 'Il file del marchio' }));

export const fileFaults = inOperatorLanguage((file: string, faults: string) => ({
  en: `In ${file}:\n${faults}`,
  it: `In ${file}:\n${faults}`,
}));

export const urlProtocolExpected = inOperatorLanguage((name: string, protocols: readonly string[]) => ({
  en: `${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
  it: `${name} deve essere un indirizzo che inizia con ${protocols.map((protocol) => `${protocol}//`).join(' o ')}.`,
}));
export const languageInvalid = inOperatorLanguage((text: string) => ({
  en: `OSPITALIA_LANG must be en or it, not "${text}".`,
  it: `OSPITALIA_LANG deve essere en o it, non "${text}".`,
}));
export const tileFaults = {
  unreadable: inOperatorLanguage(() => ({ en: 'cannot be read', it: 'non si può leggere' })),
  notTiles: inOperatorLanguage(() => ({
    en: 'is not a PMTiles archive (version 3) of vector tiles',
    it: 'non è un archivio PMTiles (versione 3) di vector tiles',
  })),
  otherSchema: inOperatorLanguage(() => ({
    en: 'does not follow the Protomaps schema: it needs the layers roads, water and places',
    it: 'non segue lo schema delle mappe Protomaps: gli servono gli strati roads, water e places',
  })),
};
export const panelAddress = inOperatorLanguage((url: string) => ({
  en: `Admin panel: ${url}`,
  it: `Pannello Amministratore: ${url}`,
}));
export const loadingDemoHomes = inOperatorLanguage((count: number) => ({
  en: `Loading ${formatCount(count)} demo homes…`,
  it: `Carico ${formatCount(count)} strutture dimostrative…`,
}));

export const systemSummaries = {
  bene: inOperatorLanguage(() => ({ en: 'Everything is fine.', it: 'Va tutto bene.' })),
  attenzione: inOperatorLanguage(() => ({
    en: 'The portal works; some points need attention.',
    it: 'Il portale lavora; c’è qualcosa da guardare.',
  })),
  guasto: inOperatorLanguage(() => ({
    en: 'Something needs to be repaired now.',
    it: 'C’è qualcosa da riparare adesso.',
  })),
};
const notResolved = inOperatorLanguage(() => ({ en: 'the name cannot be resolved', it: 'il nome non si trova' }));
const notReachable = inOperatorLanguage(() => ({ en: 'unreachable', it: 'non si raggiunge' }));
const unknownSigner = inOperatorLanguage(() => ({
  en: 'it is signed by an authority that this machine does not trust',
  it: 'lo ha firmato chi questa macchina non conosce',
}));
export const systemFailures: Readonly<Record<string, () => string>> = {
  ECONNREFUSED: inOperatorLanguage(() => ({
    en: 'nothing listens at that address and port',
    it: 'nessuno risponde a quell’indirizzo e porta',
  })),
  ECONNRESET: inOperatorLanguage(() => ({ en: 'the connection was reset', it: 'la connessione si interrompe' })),
  ENOTFOUND: notResolved,
  EAI_AGAIN: notResolved,
  EDNS: notResolved,
  ETIMEDOUT: noResponse,
  EHOSTUNREACH: notReachable,
  ENETUNREACH: notReachable,
  EACCES: inOperatorLanguage(() => ({ en: 'permission denied', it: 'mancano i permessi' })),
  ENOSPC: inOperatorLanguage(() => ({ en: 'the disk is full', it: 'il disco è pieno' })),
  DEPTH_ZERO_SELF_SIGNED_CERT: inOperatorLanguage(() => ({
    en: 'it is self-signed, and this machine does not trust it',
    it: 'lo ha firmato chi lo usa, e questa macchina non lo conosce',
  })),
  SELF_SIGNED_CERT_IN_CHAIN: unknownSigner,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownSigner,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownSigner,
  CERT_HAS_EXPIRED: inOperatorLanguage(() => ({ en: 'it has expired', it: 'è scaduto' })),
  ERR_TLS_CERT_ALTNAME_INVALID: inOperatorLanguage(() => ({ en: 'it is for another name', it: 'è di un altro nome' })),
};
