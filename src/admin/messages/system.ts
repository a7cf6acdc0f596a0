import { READINGS_AN_HOUR } from '../../calendar/rules/poll-capacity.ts';
import { brandName } from '../../kernel/brand/brand.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import { inOperatorLanguage, type OperatorLanguage } from '../../kernel/languages/operator-language.ts';
import { formatCount, formatDecimal } from '../../kernel/text/format-count.ts';
import { type Duty, fieldsByDuty, type OperatorField } from '../rules/operator-duties.ts';
import type { Verdict, VerdictKind } from '../rules/verdict.ts';

type VerdictText = readonly [sentence: string, remedy?: string];

const counted = (number: number, one: string, many: string) => `${formatCount(number)} ${number === 1 ? one : many}`;
const joinNames = (names: readonly string[]) => names.join(', ');
const hoursInEnglish = (number: number) => (number === 0 ? 'less than an hour' : counted(number, 'hour', 'hours'));
const hoursInItalian = (number: number) => (number === 0 ? 'meno di un’ora' : counted(number, 'ora', 'ore'));
const daysAgo = {
  en: (number: number) => (number === 0 ? 'today' : `${counted(number, 'day', 'days')} ago`),
  it: (number: number) => (number === 0 ? 'oggi' : `${counted(number, 'giorno', 'giorni')} fa`),
};
const proxyCount = {
  en: (number: number) =>
    number === 0 ? 'is no proxy' : `${number === 1 ? 'is' : 'are'} ${counted(number, 'proxy', 'proxies')}`,
  it: (number: number) =>
    number === 0 ? 'non c’è nessun proxy' : `${number === 1 ? 'c’è' : 'ci sono'} ${counted(number, 'proxy', 'proxy')}`,
};
const GB = 1_000_000_000;
const freeSpace = (bytes: number) => `${formatDecimal(bytes / GB, 1)} GB`;

const PROCESS_ROLES: Record<OperatorLanguage, Readonly<Record<string, string>>> = {
  en: {
    web: 'answering visitors (web)',
    worker: 'sending emails and running the other jobs (worker)',
    poller: 'reading the calendars of platforms (poller)',
  },
  it: {
    web: 'rispondere ai visitatori (web)',
    worker: 'spedire le e-mail e fare gli altri lavori (worker)',
    poller: 'leggere i calendari delle piattaforme (poller)',
  },
};
const OPERATOR_FACTS: Record<OperatorLanguage, Record<OperatorField, string>> = {
  en: {
    forma_giuridica: 'the legal form',
    indirizzo: 'the address',
    email: 'the email address',
    telefono: 'the telephone number',
    pec: 'the PEC address',
    partita_iva: 'the VAT number',
    rea: 'the REA number',
    contatto_dsa: 'the contact for authorities and users',
    lingue_dsa: 'the languages of that contact',
  },
  it: {
    forma_giuridica: 'la forma giuridica',
    indirizzo: 'l’indirizzo',
    email: 'l’e-mail',
    telefono: 'il telefono',
    pec: 'la PEC',
    partita_iva: 'la partita IVA',
    rea: 'il numero REA',
    contatto_dsa: 'il contatto per autorità e utenti',
    lingue_dsa: 'le lingue in cui risponde',
  },
};
const LEGAL_DUTIES: Record<OperatorLanguage, Record<Duty, string>> = {
  en: {
    civile: 'c. c. art. 2250',
    ecommerce: 'D. Lgs. 70/2003 art. 7',
    pec: 'DL 185/2008 art. 16',
    iva: 'DPR 633/1972 art. 35',
    dsa: 'Regulation (EU) 2022/2065 arts. 11 and 12',
  },
  it: {
    civile: 'c. c. art. 2250',
    ecommerce: 'D. Lgs. 70/2003 art. 7',
    pec: 'DL 185/2008 art. 16',
    iva: 'DPR 633/1972 art. 35',
    dsa: 'Reg. UE 2022/2065 artt. 11 e 12',
  },
};
const missingOperatorFacts = (facts: Verdict<'gestore.manca'>['facts'], language: OperatorLanguage) =>
  fieldsByDuty(facts)
    .map(
      ([duty, fields]) =>
        `${joinNames(fields.map((field) => OPERATOR_FACTS[language][field]))} (${LEGAL_DUTIES[language][duty]})`,
    )
    .join('; ');
const COMPLETE_OPERATOR_HINT: Record<OperatorLanguage, string> = {
  en: 'Complete "gestore" in the brand file (docs/operations/white-label.md); write null for a detail that does not exist.',
  it: 'Completa «gestore» nel file del marchio (docs/operations/white-label.md); quello che non esiste si scrive null.',
};

export const testMailSent = inOperatorLanguage((to: string) => ({
  en: `The test email to ${to} was sent: the mail server accepted it.`,
  it: `La mail di prova per ${to} è partita: il server di posta l’ha accettata.`,
}));
export const testMailNotSent = inOperatorLanguage((reason: string) => ({
  en: `The test email was not sent. The mail server responds: ${reason}`,
  it: `La mail di prova non è partita. Il server di posta risponde: ${reason}`,
}));
export const testMailSubject = inOperatorLanguage((portal: string) => ({
  en: `Test email of ${portal}`,
  it: `Prova della posta di ${portal}`,
}));
export const testMailText = inOperatorLanguage((sentAt: string) => ({
  en: `If you can read this, the portal’s email works.\n\nThis email was sent ${formatMoment(sentAt)} from the system status. Please check that it did not end up in the spam folder.`,
  it: `Se leggi questa mail, la posta del portale funziona.\n\nÈ stata mandata ${formatMoment(sentAt)} da «Stato della casa». Guarda anche che non sia finita nella posta indesiderata.`,
}));

const VERDICT_TEXTS: { [Kind in VerdictKind]: (verdict: Verdict<Kind>) => Record<OperatorLanguage, VerdictText> } = {
  'programma.bene': ({ version, node }) => ({
    en: [`${brandName} ${version}, Node ${node}.`],
    it: [`${brandName} ${version}, Node ${node}.`],
  }),
  'impostazioni.bene': ({ file }) => ({
    en: [`Settings are read from ${file}.`],
    it: [`Le impostazioni vengono da ${file}.`],
  }),
  'impostazioni.nessuna': () => ({
    en: ['Settings are read from the environment; there is no settings file.'],
    it: ['Le impostazioni vengono dall’ambiente: non c’è un file.'],
  }),
  'impostazioni.guaste': ({ reason }) => ({
    en: [reason, 'The portal continues with the previous settings, but it will not restart.'],
    it: [reason, 'Il portale va avanti con quelle di prima, ma così non riparte.'],
  }),
  'impostazioni.leggibili': ({ file }) => ({
    en: [`Every user of this machine can read the settings, which contain passwords: ${file}.`, `chmod o= ${file}`],
    it: [
      `Le impostazioni, con le password, le può leggere chiunque entri in questa macchina: ${file}.`,
      `chmod o= ${file}`,
    ],
  }),
  'impostazioni.sconosciute': ({ names }) => ({
    en: [
      `The settings contain names that ${brandName} does not know: ${joinNames(names)}.`,
      'Check their spelling: all names are in docs/CONFIGURATION.md.',
    ],
    it: [
      `Tra le impostazioni ci sono nomi che ${brandName} non conosce: ${joinNames(names)}.`,
      'Guarda come sono scritti: i nomi giusti sono in docs/CONFIGURATION.md.',
    ],
  }),
  'impostazioni.shell': ({ names }) => ({
    en: [
      `A shell would read these settings differently: ${joinNames(names)}.`,
      'Put the value in single quotes, without spaces around =.',
    ],
    it: [
      `Una shell che legge il file delle impostazioni capisce altro: ${joinNames(names)}.`,
      'Metti il valore tra apici singoli, senza spazi intorno a =.',
    ],
  }),
  'database.bene': ({ version, target }) => ({
    en: [`PostgreSQL ${version}: ${target}.`],
    it: [`PostgreSQL ${version}: ${target}.`],
  }),
  'database.assente': ({ reason }) => ({ en: [reason], it: [reason] }),
  'database.indietro': ({ migration }) => ({
    en: [
      `The database schema lacks the migration ${migration}.`,
      'The next start of the portal applies it, or npm run db -- migrate.',
    ],
    it: [
      `Allo schema del database manca la migrazione ${migration}.`,
      'La porta il prossimo avvio del portale, o npm run db -- migrate.',
    ],
  }),
  'database.ruolo': ({ role, user }) => ({
    en: [
      `The database user ${user} cannot act as ${role}.`,
      `A PostgreSQL administrator runs once: grant ${role} to ${user};`,
    ],
    it: [
      `L’utente ${user} del database non può lavorare come ${role}.`,
      `Un amministratore di PostgreSQL esegue una volta: grant ${role} to ${user};`,
    ],
  }),
  'database.sessione': ({ reason }) => ({ en: [reason], it: [reason] }),
  'database.estensioni': ({ names }) => ({
    en: [
      `The database lacks extensions: ${joinNames(names)}.`,
      'Install postgresql-contrib; the next start creates them, or npm run db -- migrate.',
    ],
    it: [
      `Al database mancano estensioni: ${joinNames(names)}.`,
      'Installa postgresql-contrib; le crea il prossimo avvio, o npm run db -- migrate.',
    ],
  }),
  'database.connessioni': ({ used, most }) => ({
    en: [
      `Nearly all database connections are in use: ${formatCount(used)} of ${formatCount(most)}.`,
      'Raise max_connections (13 for each portal, plus 20), or close other programs.',
    ],
    it: [
      `Le connessioni del database sono quasi tutte occupate: ${formatCount(used)} di ${formatCount(most)}.`,
      'Aumenta max_connections (13 per ogni portale, più 20), o chiudi altri programmi.',
    ],
  }),
  'replica.bene': ({ lagSeconds }) => ({
    en: [
      lagSeconds < 1
        ? 'The replica is up to date.'
        : `The replica lags by ${counted(Math.round(lagSeconds), 'second', 'seconds')}.`,
    ],
    it: [
      lagSeconds < 1
        ? 'La replica segue da vicino.'
        : `La replica è indietro di ${counted(Math.round(lagSeconds), 'secondo', 'secondi')}.`,
    ],
  }),
  'replica.indietro': ({ lagSeconds }) => ({
    en: [
      `The replica lags by ${counted(Math.round(lagSeconds), 'second', 'seconds')}; visitors read from the primary.`,
      'On the primary, select * from pg_stat_replication; shows what it waits for.',
    ],
    it: [
      `La replica è indietro di ${counted(Math.round(lagSeconds), 'secondo', 'secondi')}, e i visitatori leggono dal server principale.`,
      'select * from pg_stat_replication; sul server principale dice che cosa aspetta.',
    ],
  }),
  'replica.assente': ({ reason }) => ({
    en: [reason, 'Visitors read from the primary meanwhile.'],
    it: [reason, 'I visitatori leggono intanto dal server principale.'],
  }),
  'replica.principale': () => ({
    en: [
      'DATABASE_READ_URL does not point to a replica but to a server that accepts writes.',
      'Set it to the replica, or remove it.',
    ],
    it: [
      'DATABASE_READ_URL non porta a una replica, ma a un server dove si scrive.',
      'Indica la replica, o togli la variabile.',
    ],
  }),
  'posta.bene': ({ server }) => ({
    en: [`The mail server responds: ${server}.`],
    it: [`Il server di posta risponde: ${server}.`],
  }),
  'posta.file': ({ folder }) => ({
    en: [
      `SMTP_URL is not set, so no email is sent: emails are written to files in ${folder}.`,
      'Set SMTP_URL and MAIL_FROM.',
    ],
    it: [`Senza SMTP_URL le e-mail non partono: diventano file in ${folder}.`, 'Imposta SMTP_URL e MAIL_FROM.'],
  }),
  'posta.muta': ({ server }) => ({
    en: [
      `The mail server responds: ${server}. Replies to the portal’s emails reach nobody.`,
      'Set MAIL_REPLY_TO, or the operator’s email address in the brand file.',
    ],
    it: [
      `Il server di posta risponde: ${server}. Ma chi risponde a un’e-mail del portale non raggiunge nessuno.`,
      'Imposta MAIL_REPLY_TO, o l’e-mail del gestore nel file del marchio.',
    ],
  }),
  'posta.guasta': ({ server, reason }) => ({
    en: [`The mail server ${server} fails: ${reason}`, 'Check SMTP_URL. Queued emails are retried for two days.'],
    it: [
      `Il server di posta ${server} non accetta: ${reason}`,
      'Controlla SMTP_URL. Le e-mail che aspettano partono da sole, entro due giorni.',
    ],
  }),
  'posta.partita': ({ to }) => ({ en: [testMailSent(to)], it: [testMailSent(to)] }),
  'posta.arrivata': ({ to, seconds }) => ({
    en: [`The test email to ${to} was sent, and arrived in ${counted(seconds, 'second', 'seconds')}.`],
    it: [`La mail di prova per ${to} è partita ed è arrivata, in ${counted(seconds, 'secondo', 'secondi')}.`],
  }),
  'posta.respinta': ({ reason }) => ({
    en: [testMailNotSent(reason), 'Check SMTP_URL and MAIL_FROM.'],
    it: [testMailNotSent(reason), 'Controlla SMTP_URL e MAIL_FROM.'],
  }),
  'posta.persa': ({ to, seconds }) => ({
    en: [
      `The test email to ${to} was sent, but has not arrived after ${counted(seconds, 'second', 'seconds')}.`,
      'Look in the spam folder, and check SPF, DKIM and DMARC of the domain.',
    ],
    it: [
      `La mail di prova per ${to} è partita, ma dopo ${counted(seconds, 'secondo', 'secondi')} nella casella non c’è.`,
      'Guarda nella posta indesiderata, e se SPF, DKIM e DMARC del dominio sono a posto.',
    ],
  }),
  'spedizione.bene': ({ sentAt }) => ({
    en: [
      sentAt === null ? 'No email has been sent yet, and none is queued.' : `Last email sent: ${formatMoment(sentAt)}.`,
    ],
    it: [
      sentAt === null
        ? 'Finora non è partita nessuna e-mail, e nessuna aspetta.'
        : `Ultima e-mail partita: ${formatMoment(sentAt)}.`,
    ],
  }),
  'spedizione.ferma': (waiting) => ({
    en: [
      `${counted(waiting.count, 'email is', 'emails are')} queued, the oldest for ${counted(waiting.minutes, 'minute', 'minutes')}.`,
      'The portal’s log contains the responses of the mail server.',
    ],
    it: [
      `${counted(waiting.count, 'e-mail aspetta', 'e-mail aspettano')} di partire, la prima da ${counted(waiting.minutes, 'minuto', 'minuti')}.`,
      'Il registro del portale dice che cosa risponde il server di posta.',
    ],
  }),
  'foto.bene': ({ place }) => ({
    en: [`Photos can be written, read and removed: ${place}.`],
    it: [`Le foto si scrivono, si leggono e si tolgono: ${place}.`],
  }),
  'foto.guaste': ({ place, reason }) => ({
    en: [
      `The photo storage does not work (${place}): ${reason}`,
      'Check S3_…, or the permissions and free space of the data folder.',
    ],
    it: [
      `Il posto delle foto non funziona (${place}): ${reason}`,
      'Controlla S3_…, o i permessi e lo spazio della cartella dei dati.',
    ],
  }),
  'archivi.bene': ({ place }) => ({
    en: [`Archives can be written, read and removed: ${place}.`],
    it: [`Gli archivi si scrivono, si leggono e si tolgono: ${place}.`],
  }),
  'archivi.guasti': ({ place, reason }) => ({
    en: [
      `The archive storage does not work (${place}): ${reason}`,
      'Check BACKUP_S3_…, or the permissions and free space of BACKUP_DIR.',
    ],
    it: [
      `Il posto degli archivi non funziona (${place}): ${reason}`,
      'Controlla BACKUP_S3_…, o i permessi e lo spazio di BACKUP_DIR.',
    ],
  }),
  'archivi.stesso_disco': ({ place }) => ({
    en: [
      `Archives are on the same disk as the data and are lost with it: ${place}.`,
      'Set BACKUP_S3_…, or BACKUP_DIR on another disk, or BACKUP_SAME_DISK=1 if that is what you want.',
    ],
    it: [
      `Gli archivi sono sullo stesso disco dei dati, e si perdono con quello: ${place}.`,
      'Imposta BACKUP_S3_… o BACKUP_DIR su un altro disco, oppure BACKUP_SAME_DISK=1 se lo vuoi così.',
    ],
  }),
  'archivio.bene': (age) => ({
    en: [`The newest archive is encrypted and ${hoursInEnglish(age.hours)} old.`],
    it: [`L’ultimo archivio, cifrato, ha ${hoursInItalian(age.hours)}.`],
  }),
  'archivio.chiaro': (age) => ({
    en: [
      `The newest archive is ${hoursInEnglish(age.hours)} old and not encrypted.`,
      'Set BACKUP_AGE_RECIPIENT: anyone who finds an unencrypted archive can read names and addresses.',
    ],
    it: [
      `L’ultimo archivio ha ${hoursInItalian(age.hours)}, e non è cifrato.`,
      'Imposta BACKUP_AGE_RECIPIENT: chi trova un archivio in chiaro legge nomi e indirizzi.',
    ],
  }),
  'archivio.spento': () => ({
    en: ['No nightly archive is written.', 'Set BACKUP_AT, such as 03:30.'],
    it: ['Nessuno scrive un archivio ogni notte.', 'Imposta BACKUP_AT, per esempio 03:30.'],
  }),
  'archivio.vecchio': (age) => ({
    en: [
      `The newest archive is ${hoursInEnglish(age.hours)} old: last night’s is missing.`,
      'The portal’s log contains the cause; meanwhile run npm run db -- backup.',
    ],
    it: [
      `L’ultimo archivio ha ${hoursInItalian(age.hours)}: quello di stanotte manca.`,
      'Il registro del portale dice perché; intanto npm run db -- backup.',
    ],
  }),
  'archivio.nessuno': () => ({
    en: ['There is no archive yet.', 'npm run db -- backup writes the first one.'],
    it: ['Non c’è ancora nessun archivio.', 'Il primo lo scrive npm run db -- backup.'],
  }),
  'archivio.presto': () => ({
    en: ['There are no homes yet: the first archive is written with the first home.'],
    it: ['Non c’è ancora nessuna struttura: il primo archivio si scrive con la prima.'],
  }),
  'prova.bene': (age) => ({
    en: [`The last restore drill passed ${daysAgo.en(age.days)}.`],
    it: [`L’ultima prova di ripristino è riuscita: ${daysAgo.it(age.days)}.`],
  }),
  'prova.mai': () => ({
    en: ['No restore drill has been run.', 'Run npm run db -- drill before you need it.'],
    it: ['Nessuno ha mai provato a ripristinare un archivio.', 'npm run db -- drill, prima di averne bisogno.'],
  }),
  'prova.vecchia': (age) => ({
    en: [`The last restore drill passed, but ${daysAgo.en(age.days)}.`, 'npm run db -- drill'],
    it: [`L’ultima prova di ripristino è riuscita, ma ${daysAgo.it(age.days)}.`, 'npm run db -- drill'],
  }),
  'prova.fallita': ({ archive, ...age }) => ({
    en: [
      `The last restore drill FAILED (${daysAgo.en(age.days)}, archive ${archive}).`,
      'npm run db -- drill shows what is missing; then npm run db -- backup writes a new archive.',
    ],
    it: [
      `L’ultima prova di ripristino NON è riuscita (${daysAgo.it(age.days)}, archivio ${archive}).`,
      'npm run db -- drill dice che cosa manca; poi npm run db -- backup ne scrive uno nuovo.',
    ],
  }),
  'sito.bene': ({ url }) => ({
    en: [`The site responds from outside: ${url}.`],
    it: [`Da fuori il sito risponde: ${url}.`],
  }),
  'sito.locale': ({ url }) => ({
    en: [
      `The site responds, but without https: ${url}.`,
      'That is fine for trials on this machine. For visitors, add a proxy with TLS and change PUBLIC_URL.',
    ],
    it: [
      `Il sito risponde, ma senza https: ${url}.`,
      'Va bene per provare da questo computer. Per gli altri metti davanti un proxy con TLS e cambia PUBLIC_URL.',
    ],
  }),
  'sito.assente': ({ url, reason }) => ({
    en: [
      `The site does not respond from outside: ${url} (${reason}).`,
      'Check that the proxy runs, that the name resolves to this machine and that ports 80 and 443 are open.',
    ],
    it: [
      `Da fuori il sito non risponde: ${url} (${reason}).`,
      'Controlla che il proxy sia acceso, che il nome porti a questa macchina e che le porte 80 e 443 siano aperte.',
    ],
  }),
  'sito.altro': ({ url }) => ({
    en: [
      `Another program responds at ${url}, not this portal.`,
      'Check PUBLIC_URL, and the port to which the proxy forwards.',
    ],
    it: [
      `A ${url} risponde qualcos’altro, non questo portale.`,
      'Controlla PUBLIC_URL, e a quale porta il proxy manda.',
    ],
  }),
  'sito.certificato': ({ url, reason }) => ({
    en: [`The certificate of ${url} is not valid (${reason}).`, 'Renew it, or configure the right one in the proxy.'],
    it: [`Il certificato di ${url} non va bene (${reason}).`, 'Rinnovalo, o indica al proxy quello giusto.'],
  }),
  'sito.scade': (left) => ({
    en: [
      left.days < 0
        ? 'The site’s certificate has expired.'
        : `The site’s certificate expires in ${left.days === 0 ? 'less than a day' : counted(left.days, 'day', 'days')}.`,
      'The proxy should have renewed it: check its log.',
    ],
    it: [
      left.days < 0
        ? 'Il certificato del sito è scaduto.'
        : `Il certificato del sito scade tra ${left.days === 0 ? 'meno di un giorno' : counted(left.days, 'giorno', 'giorni')}.`,
      'Il proxy avrebbe dovuto rinnovarlo: guarda il suo registro.',
    ],
  }),
  'sito.esposto': ({ paths }) => ({
    en: [
      `Pages meant for this machine only can be read from outside: ${joinNames(paths)}.`,
      'The proxy must answer them with 404, as in ops/Caddyfile and ops/haproxy.cfg.',
    ],
    it: [
      `Da fuori si leggono pagine che sono solo per questa macchina: ${joinNames(paths)}.`,
      'Nel proxy devono rispondere 404, come in ops/Caddyfile e ops/haproxy.cfg.',
    ],
  }),
  'proxy.bene': ({ hops }) => ({
    en: [
      hops === 0
        ? 'There is no proxy in front of the portal, as TRUST_PROXY states.'
        : `There ${hops === 1 ? 'is' : 'are'} ${counted(hops, 'proxy', 'proxies')} in front of the portal, as TRUST_PROXY states.`,
    ],
    it: [
      hops === 0
        ? 'Nessun proxy davanti al portale, e TRUST_PROXY lo sa.'
        : `${counted(hops, 'proxy', 'proxy')} davanti al portale, e TRUST_PROXY lo sa.`,
    ],
  }),
  'proxy.pochi': ({ configured, hops }) => ({
    en: [
      `There ${proxyCount.en(hops)} in front of the portal, and TRUST_PROXY is ${formatCount(configured)}: all visitors count as one.`,
      `TRUST_PROXY=${hops}`,
    ],
    it: [
      `Davanti al portale ${proxyCount.it(hops)}, e TRUST_PROXY è ${formatCount(configured)}: tutti i visitatori contano per uno.`,
      `TRUST_PROXY=${hops}`,
    ],
  }),
  'proxy.troppi': ({ configured, hops }) => ({
    en: [
      `There ${proxyCount.en(hops)} in front of the portal, and TRUST_PROXY is ${formatCount(configured)}: a visitor can forge an address.`,
      `TRUST_PROXY=${hops}`,
    ],
    it: [
      `Davanti al portale ${proxyCount.it(hops)}, e TRUST_PROXY è ${formatCount(configured)}: un visitatore può mentire sul suo indirizzo.`,
      `TRUST_PROXY=${hops}`,
    ],
  }),
  'disco.bene': ({ freeBytes }) => ({
    en: [`There is enough disk space: ${freeSpace(freeBytes)} free.`],
    it: [`Sul disco c’è posto: ${freeSpace(freeBytes)} liberi.`],
  }),
  'disco.poco': ({ folder, freeBytes }) => ({
    en: [
      `The disk of ${folder} is nearly full: ${freeSpace(freeBytes)} free. Photo uploads are disabled.`,
      'Free some space, or enlarge the disk. The portal need not be restarted.',
    ],
    it: [
      `Il disco di ${folder} è quasi pieno: ${freeSpace(freeBytes)} liberi. Non si caricano più foto.`,
      'Libera spazio, o ingrandisci il disco. Il portale non va riavviato.',
    ],
  }),
  'disco.pieno': ({ folder, freeBytes }) => ({
    en: [
      `The disk of ${folder} is full: ${freeSpace(freeBytes)} free. Nothing can be saved.`,
      'Free some space, but never in pg_wal. Saved data is safe.',
    ],
    it: [
      `Il disco di ${folder} è pieno: ${freeSpace(freeBytes)} liberi. Non si salva più niente.`,
      'Libera spazio, ma mai dentro pg_wal. I dati già salvati sono al sicuro.',
    ],
  }),
  'orologio.bene': () => ({ en: ['The clock is right.'], it: ['L’orologio è giusto.'] }),
  'orologio.storto': ({ seconds, reference }) => ({
    en: [
      `The clock of this machine is ${counted(Math.abs(seconds), 'second', 'seconds')} ${seconds > 0 ? 'ahead of' : 'behind'} ${reference}.`,
      'Run timedatectl set-ntp true, then restart the portal.',
    ],
    it: [
      `L’orologio di questa macchina è ${seconds > 0 ? 'avanti' : 'indietro'} di ${counted(Math.abs(seconds), 'secondo', 'secondi')} rispetto ${reference}.`,
      'timedatectl set-ntp true, poi riavvia il portale.',
    ],
  }),
  'orologio.solo': () => ({
    en: [
      'The clock of this machine is not synchronised.',
      'Run timedatectl set-ntp true; if that is not enough, install systemd-timesyncd.',
    ],
    it: [
      'Nessuno regola l’orologio di questa macchina.',
      'timedatectl set-ntp true; se non basta, installa systemd-timesyncd.',
    ],
  }),
  'segreto.bene': () => ({ en: ['OSPITALIA_SECRET is strong.'], it: ['OSPITALIA_SECRET non si indovina.'] }),
  'segreto.database': () => ({
    en: [
      'OSPITALIA_SECRET is not set: the secret is in the database, and in no archive.',
      'Set one (openssl rand -hex 32) before owners enter calendars, and store a copy elsewhere.',
    ],
    it: [
      'OSPITALIA_SECRET non è impostato: il segreto sta nel database, e in nessun archivio.',
      'Impostane uno (openssl rand -hex 32) prima che i proprietari inseriscano i calendari, e tienine una copia altrove.',
    ],
  }),
  'segreto.debole': () => ({
    en: [
      'OSPITALIA_SECRET is weak: it repeats itself.',
      'Create a new one with openssl rand -hex 32. Administrators set up their second factor again, owners enter their calendar addresses again.',
    ],
    it: [
      'OSPITALIA_SECRET si indovina: si ripete.',
      'Fanne uno nuovo con openssl rand -hex 32. Gli amministratori rifanno i codici, i proprietari gli indirizzi dei calendari.',
    ],
  }),
  'chiavi.privata': ({ file }) => ({
    en: [
      `The private key of the archives is here: ${file}. Anyone with access to this machine can decrypt them all.`,
      'After the restore, store it elsewhere and remove BACKUP_AGE_IDENTITY_FILE.',
    ],
    it: [
      `Qui c’è la chiave privata degli archivi: ${file}. Chi entra in questa macchina li apre tutti.`,
      'Dopo il ripristino tienila altrove, e togli BACKUP_AGE_IDENTITY_FILE.',
    ],
  }),
  'code.bene': () => ({ en: ['No job is overdue.'], it: ['Nessun lavoro aspetta.'] }),
  'code.ferme': ({ queue, ...waiting }) => ({
    en: [
      `${counted(waiting.count, 'job is', 'jobs are')} waiting in the queue ${queue}, the oldest for ${counted(waiting.minutes, 'minute', 'minutes')}.`,
      'The portal’s log contains the cause.',
    ],
    it: [
      `${counted(waiting.count, 'lavoro aspetta', 'lavori aspettano')} nella coda ${queue}, il primo da ${counted(waiting.minutes, 'minuto', 'minuti')}.`,
      'Il registro del portale dice che cosa non riesce.',
    ],
  }),
  'calendari.bene': (feeds) => ({
    en: [
      feeds.count === 0
        ? 'There are no calendars of other platforms.'
        : `${counted(feeds.count, 'calendar', 'calendars')} of other platforms can be read.`,
    ],
    it: [
      feeds.count === 0
        ? 'Nessun calendario di altre piattaforme.'
        : `${counted(feeds.count, 'calendario si legge', 'calendari si leggono')} dalle altre piattaforme.`,
    ],
  }),
  'calendari.falliti': ({ failing, ...feeds }) => ({
    en: [
      `${formatCount(failing)} of ${counted(feeds.count, 'calendar', 'calendars')} of other platforms cannot be read.`,
      'If they belong to a single platform, wait; if to all, check DNS and firewall. Then run npm run db -- feeds wake.',
    ],
    it: [
      failing === 1
        ? `Non si legge 1 calendario di altre piattaforme, di ${formatCount(feeds.count)}.`
        : `Non si leggono ${formatCount(failing)} calendari di altre piattaforme, di ${formatCount(feeds.count)}.`,
      'Se sono di una piattaforma sola aspetta; se sono di tutte, guarda DNS e firewall. Poi npm run db -- feeds wake.',
    ],
  }),
  'calendari.indietro': ({ behind }) => ({
    en: [
      `${counted(behind, 'calendar has', 'calendars have')} been due for more than five minutes.`,
      'The portal that reads them is stopped, or another one is needed.',
    ],
    it: [
      `${counted(behind, 'calendario aspetta', 'calendari aspettano')} da più di cinque minuti di essere letti.`,
      'Il portale che li legge è fermo, o ne serve un altro.',
    ],
  }),
  'calendari.indirizzi': ({ host, readings, addresses, missing }) => ({
    en: [
      `${host} has to be read ${formatCount(Math.round(readings))} times an hour, and ${counted(addresses, 'IP address allows', 'IP addresses allow')} only ${formatCount(addresses * READINGS_AN_HOUR)}: ${counted(missing, 'address is', 'addresses are')} missing.`,
      'Add poller processes, each with its own OSPITALIA_POLL_FROM. Meanwhile, homes whose calendar is older than 75 minutes are booked on request.',
    ],
    it: [
      `${host} va letto ${formatCount(Math.round(readings))} volte all’ora, e da ${counted(addresses, 'indirizzo', 'indirizzi')} si può solo ${formatCount(addresses * READINGS_AN_HOUR)} volte: ${missing === 1 ? 'manca 1 indirizzo' : `mancano ${formatCount(missing)} indirizzi`}.`,
      'Aggiungi processi poller, ognuno con un OSPITALIA_POLL_FROM suo. Intanto ciò che ha più di 75 minuti si prenota su richiesta.',
    ],
  }),
  'denaro.da_vedere': (money) => ({
    en: [
      `${counted(money.count, 'payment needs', 'payments need')} a person.`,
      'docs/operations/incidents.md, "Money that needs a person".',
    ],
    it: [
      `${counted(money.count, 'pagamento chiede', 'pagamenti chiedono')} una persona.`,
      'docs/operations/incidents.md, «Money that needs a person».',
    ],
  }),
  'processi.bene': () => ({
    en: ['Every part of the work has a process.'],
    it: ['Ogni parte del lavoro ha chi la fa.'],
  }),
  'processi.mancano': ({ roles }) => ({
    en: [
      `No process does the following: ${roles.map((role) => PROCESS_ROLES.en[role] ?? role).join(', ')}.`,
      `Start one with OSPITALIA_ROLE=${roles.join(',')}, or remove OSPITALIA_ROLE from the existing one.`,
    ],
    it: [
      `Nessun processo pensa a ${roles.map((role) => PROCESS_ROLES.it[role] ?? role).join(', né a ')}.`,
      `Avviane uno con OSPITALIA_ROLE=${roles.join(',')}, o togli OSPITALIA_ROLE da quello che c’è.`,
    ],
  }),
  'processi.nessuno': () => ({
    en: ['No portal is running on this database.', 'systemctl start ospitalia'],
    it: ['Su questo database non c’è nessun portale acceso.', 'systemctl start ospitalia'],
  }),
  'gestore.bene': ({ name }) => ({
    en: [`The site names its operator: ${name}.`],
    it: [`Il sito dice chi lo gestisce: ${name}.`],
  }),
  'gestore.nessuno': () => ({
    en: [
      'The site does not name its operator, which the law requires before it opens to the public.',
      COMPLETE_OPERATOR_HINT.en,
    ],
    it: ['Il sito non dice chi lo gestisce: prima di aprire al pubblico la legge lo vuole.', COMPLETE_OPERATOR_HINT.it],
  }),
  'gestore.ignoto': () => ({
    en: ['The site takes payments and does not name its operator.', COMPLETE_OPERATOR_HINT.en],
    it: ['Il sito prende pagamenti e non dice chi lo gestisce.', COMPLETE_OPERATOR_HINT.it],
  }),
  'gestore.manca': ({ facts }) => ({
    en: [`The operator’s details lack: ${missingOperatorFacts(facts, 'en')}.`, COMPLETE_OPERATOR_HINT.en],
    it: [`Di chi gestisce il sito manca: ${missingOperatorFacts(facts, 'it')}.`, COMPLETE_OPERATOR_HINT.it],
  }),
  'gestore.incompleto': ({ facts }) => ({
    en: [
      `The site takes payments, and the operator’s details lack: ${missingOperatorFacts(facts, 'en')}.`,
      COMPLETE_OPERATOR_HINT.en,
    ],
    it: [
      `Il sito prende pagamenti, e di chi lo gestisce manca: ${missingOperatorFacts(facts, 'it')}.`,
      COMPLETE_OPERATOR_HINT.it,
    ],
  }),
};

export const describeVerdict = inOperatorLanguage((verdict: Verdict) => textsOf(verdict));

function textsOf<Kind extends VerdictKind>(verdict: Verdict<Kind>): Record<OperatorLanguage, VerdictText> {
  return VERDICT_TEXTS[verdict.kind](verdict);
}
