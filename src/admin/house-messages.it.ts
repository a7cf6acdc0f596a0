import { formatCount } from '../kernel/format-count.ts';
import { READINGS_AN_HOUR } from '../calendar/rules/poll-capacity.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import { followerSentences } from './follower-messages.it.ts';
import type { Verdict, VerdictKind } from './rules/house-verdict.ts';

/** What is the case, and what to do about it where there is something to do. */
type Said = readonly [sentence: string, remedy?: string];

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${formatCount(number)} ${many}`;
const hours = (number: number) => (number === 0 ? 'meno di un’ora' : count(number, 'ora', 'ore'));
const minutes = (number: number) => count(number, 'minuto', 'minuti');
const days = (number: number) => (number === 0 ? 'oggi' : `${count(number, 'giorno', 'giorni')} fa`);
const proxies = (number: number) => {
  if (number === 0) return 'non c’è nessun proxy';
  return number === 1 ? 'c’è 1 proxy' : `ci sono ${formatCount(number)} proxy`;
};
const GB = 1_000_000_000;
const free = (bytes: number) => `${(bytes / GB).toFixed(1).replace('.', ',')} GB liberi`;
const list = (names: readonly string[]) => names.join(', ');

const SENTENCES: { [Kind in VerdictKind]: (verdict: Verdict<Kind>) => Said } = {
  'programma.bene': ({ version, node }) => [`Ospitalia ${version}, Node ${node}.`],
  'impostazioni.bene': ({ file }) => [`Le impostazioni vengono da ${file}.`],
  'impostazioni.nessuna': () => ['Le impostazioni vengono dall’ambiente: non c’è un file.'],
  'impostazioni.guaste': ({ reason }) => [reason, 'Il portale va avanti con quelle di prima, ma così non riparte.'],
  'impostazioni.leggibili': ({ file }) => [
    `Le impostazioni, con le password, le può leggere chiunque entri in questa macchina: ${file}.`,
    `chmod o= ${file}`,
  ],
  'impostazioni.sconosciute': ({ names }) => [
    `Tra le impostazioni ci sono nomi che Ospitalia non conosce: ${list(names)}.`,
    'Guarda come sono scritti: i nomi giusti sono in docs/CONFIGURATION.md.',
  ],
  'impostazioni.shell': ({ names }) => [
    `Una shell che legge il file delle impostazioni capisce altro: ${list(names)}.`,
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
  'database.estensioni': ({ names }) => [
    `Al database mancano estensioni: ${list(names)}.`,
    'Installa postgresql-contrib; le crea il prossimo avvio, o npm run db -- migrate.',
  ],
  'database.connessioni': ({ used, most }) => [
    `Le connessioni del database sono quasi tutte occupate: ${formatCount(used)} di ${formatCount(most)}.`,
    'Aumenta max_connections (13 per ogni portale, più 20), o chiudi altri programmi.',
  ],
  'replica.bene': ({ lagSeconds }) => [
    lagSeconds < 1
      ? 'La replica segue da vicino.'
      : `La replica è indietro di ${count(Math.round(lagSeconds), 'secondo', 'secondi')}.`,
  ],
  'replica.indietro': ({ lagSeconds }) => [
    `La replica è indietro di ${count(Math.round(lagSeconds), 'secondo', 'secondi')}, e i visitatori leggono dal server principale.`,
    'select * from pg_stat_replication; sul server principale dice che cosa aspetta.',
  ],
  'replica.assente': ({ reason }) => [reason, 'I visitatori leggono intanto dal server principale.'],
  'replica.principale': () => [
    'DATABASE_READ_URL non porta a una replica, ma a un server dove si scrive.',
    'Indica la replica, o togli la variabile.',
  ],
  ...followerSentences,
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
  'posta.partita': ({ to }) => [houseMessages.partita(to)],
  'posta.arrivata': ({ to, seconds }) => [
    `La mail di prova per ${to} è partita ed è arrivata, in ${count(seconds, 'secondo', 'secondi')}.`,
  ],
  'posta.respinta': ({ reason }) => [houseMessages.nonPartita(reason), 'Controlla SMTP_URL e MAIL_FROM.'],
  'posta.persa': ({ to, seconds }) => [
    `La mail di prova per ${to} è partita, ma dopo ${count(seconds, 'secondo', 'secondi')} nella casella non c’è.`,
    'Guarda nella posta indesiderata, e se SPF, DKIM e DMARC del dominio sono a posto.',
  ],
  'spedizione.bene': ({ sentAt }) => [
    sentAt === null
      ? 'Finora non è partita nessuna e-mail, e nessuna aspetta.'
      : `Ultima e-mail partita: ${formatMoment(sentAt)}.`,
  ],
  'spedizione.ferma': (waiting) => [
    `${count(waiting.count, 'e-mail aspetta', 'e-mail aspettano')} di partire, la prima da ${minutes(waiting.minutes)}.`,
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
  'archivio.bene': (age) => [`L’ultimo archivio, cifrato, ha ${hours(age.hours)}.`],
  'archivio.chiaro': (age) => [
    `L’ultimo archivio ha ${hours(age.hours)}, e non è cifrato.`,
    'Imposta BACKUP_AGE_RECIPIENT: chi trova un archivio in chiaro legge nomi e indirizzi.',
  ],
  'archivio.spento': () => ['Nessuno scrive un archivio ogni notte.', 'Imposta BACKUP_AT, per esempio 03:30.'],
  'archivio.vecchio': (age) => [
    `L’ultimo archivio ha ${hours(age.hours)}: quello di stanotte manca.`,
    'Il registro del portale dice perché; intanto npm run db -- backup.',
  ],
  'archivio.nessuno': () => ['Non c’è ancora nessun archivio.', 'Il primo lo scrive npm run db -- backup.'],
  'archivio.presto': () => ['Non c’è ancora nessuna struttura: il primo archivio si scrive con la prima.'],
  'prova.bene': (age) => [`L’ultima prova di ripristino è riuscita: ${days(age.days)}.`],
  'prova.mai': () => [
    'Nessuno ha mai provato a ripristinare un archivio.',
    'npm run db -- drill, prima di averne bisogno.',
  ],
  'prova.vecchia': (age) => [`L’ultima prova di ripristino è riuscita, ma ${days(age.days)}.`, 'npm run db -- drill'],
  'prova.fallita': ({ archive, ...age }) => [
    `L’ultima prova di ripristino NON è riuscita (${days(age.days)}, archivio ${archive}).`,
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
      : `Il certificato del sito scade tra ${left.days === 0 ? 'meno di un giorno' : count(left.days, 'giorno', 'giorni')}.`,
    'Il proxy avrebbe dovuto rinnovarlo: guarda il suo registro.',
  ],
  'sito.esposto': ({ paths }) => [
    `Da fuori si leggono pagine che sono solo per questa macchina: ${list(paths)}.`,
    'Nel proxy devono rispondere 404, come in ops/Caddyfile e ops/nginx.conf.',
  ],
  'proxy.bene': ({ hops }) => [
    hops === 0
      ? 'Nessun proxy davanti al portale, e TRUST_PROXY lo sa.'
      : `${count(hops, 'proxy', 'proxy')} davanti al portale, e TRUST_PROXY lo sa.`,
  ],
  'proxy.pochi': ({ configured, hops }) => [
    `Davanti al portale ${proxies(hops)}, e TRUST_PROXY è ${formatCount(configured)}: tutti i visitatori contano per uno.`,
    `TRUST_PROXY=${hops}`,
  ],
  'proxy.troppi': ({ configured, hops }) => [
    `Davanti al portale ${proxies(hops)}, e TRUST_PROXY è ${formatCount(configured)}: un visitatore può mentire sul suo indirizzo.`,
    `TRUST_PROXY=${hops}`,
  ],
  'disco.bene': ({ freeBytes }) => [`Sul disco c’è posto: ${free(freeBytes)}.`],
  'disco.poco': ({ folder, freeBytes }) => [
    `Il disco di ${folder} è quasi pieno: ${free(freeBytes)}. Non si caricano più foto.`,
    'Libera spazio, o ingrandisci il disco. Il portale non va riavviato.',
  ],
  'disco.pieno': ({ folder, freeBytes }) => [
    `Il disco di ${folder} è pieno: ${free(freeBytes)}. Non si salva più niente.`,
    'Libera spazio, ma mai dentro pg_wal. I dati già salvati sono al sicuro.',
  ],
  'orologio.bene': () => ['L’orologio è giusto.'],
  'orologio.storto': ({ seconds, reference }) => [
    `L’orologio di questa macchina è ${seconds > 0 ? 'avanti' : 'indietro'} di ${count(Math.abs(seconds), 'secondo', 'secondi')} rispetto ${reference}.`,
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
    `${count(waiting.count, 'lavoro aspetta', 'lavori aspettano')} nella coda ${queue}, il primo da ${minutes(waiting.minutes)}.`,
    'Il registro del portale dice che cosa non riesce.',
  ],
  'calendari.bene': (feeds) => [
    feeds.count === 0
      ? 'Nessun calendario di altre piattaforme.'
      : `${count(feeds.count, 'calendario si legge', 'calendari si leggono')} dalle altre piattaforme.`,
  ],
  'calendari.falliti': ({ failing, ...feeds }) => [
    failing === 1
      ? `Non si legge 1 calendario di altre piattaforme, di ${formatCount(feeds.count)}.`
      : `Non si leggono ${formatCount(failing)} calendari di altre piattaforme, di ${formatCount(feeds.count)}.`,
    'Se sono di una piattaforma sola aspetta; se sono di tutte, guarda DNS e firewall. Poi npm run db -- feeds wake.',
  ],
  'calendari.indietro': ({ behind }) => [
    `${count(behind, 'calendario aspetta', 'calendari aspettano')} da più di cinque minuti di essere letti.`,
    'Il portale che li legge è fermo, o ne serve un altro.',
  ],
  'calendari.indirizzi': ({ host, readings, addresses, missing }) => [
    `${host} va letto ${formatCount(Math.round(readings))} volte all’ora, e da ${count(addresses, 'indirizzo', 'indirizzi')} si può solo ${formatCount(addresses * READINGS_AN_HOUR)} volte: ${missing === 1 ? 'manca 1 indirizzo' : `mancano ${formatCount(missing)} indirizzi`}.`,
    'Aggiungi processi poller, ognuno con un OSPITALIA_POLL_FROM suo. Intanto ciò che ha più di 75 minuti si prenota su richiesta.',
  ],
  'denaro.da_vedere': (money) => [
    `${count(money.count, 'pagamento chiede', 'pagamenti chiedono')} una persona.`,
    'docs/operations/incidents.md, «Money that wants a person».',
  ],
};

/** A verdict in words. */
export function describeVerdict<Kind extends VerdictKind>(verdict: Verdict<Kind>): Said {
  return SENTENCES[verdict.kind](verdict);
}

export const houseMessages = {
  partita: (to: string) => `La mail di prova per ${to} è partita: il server di posta l’ha accettata.`,
  scritta: (to: string) => `Senza SMTP_URL la mail di prova per ${to} non parte: è diventata un file sul server.`,
  nonPartita: (reason: string) => `La mail di prova non è partita. Il server di posta risponde: ${reason}`,
  indirizzoNonValido: 'Scrivi l’indirizzo a cui mandarla.',
  oggetto: (portal: string) => `Prova della posta di ${portal}`,
  testo: (moment: string) =>
    `Se leggi questa mail, la posta del portale funziona.\n\nÈ stata mandata ${moment} da «Stato della casa». Guarda anche che non sia finita nella posta indesiderata.`,
} as const;
