import { type HostLoad, worstShortage } from '../../calendar/rules/poll-capacity.ts';
import type { Verdict } from './house-verdict.ts';
import { OPERATOR_DUTIES, type OperatorField } from './operator-duties.ts';

/** A night's archive is written within minutes of its hour; one that failed is tried again each hour. */
const ARCHIVE_HOURS = 30;
/** Twice a year by hand at least; every night by a timer. A month without one is worth a line. */
const DRILL_DAYS = 35;
/** Proxies renew a certificate when a third of its time is left, be that of twelve hours or of ninety days. */
const CERTIFICATE_SHARE = 0.2;
/** Jobs are begun within seconds; a mail that a server puts off comes a minute later. */
const WAITING_MINUTES = 10;
/** Of the server's connections, those that are left for an operator and for another portal's start. */
const CONNECTIONS_SHARE = 0.85;
/** Holds and signatures go by the second (SECURITY.md T46). */
const CLOCK_SECONDS = 30;
/** Calendars that fail are the platforms' matter until they are many. */
const FAILING_SHARE = 0.05;
/** 32 random hexadecimals have 128 bits, and count for some 115 by what they repeat. */
const SECRET_BITS = 96;
const DAY_HOURS = 24;
/** A streaming replica of a portal at work is milliseconds behind. */
const LAG_SECONDS = 10;

type Ages = { archiveHours: number | null; isScheduled: boolean; isEncrypted: boolean; isEmpty: boolean };

/** `archiveHours`: of the newest archive of the place; `null`: there is none. `isEmpty`: there is no struttura that one could be of. */
export function judgeArchive({ archiveHours: hours, isScheduled, isEncrypted, isEmpty }: Ages): Verdict {
  if (!isScheduled) return { kind: 'archivio.spento' };
  if (hours === null) return { kind: isEmpty ? 'archivio.presto' : 'archivio.nessuno' };
  if (hours > ARCHIVE_HOURS) return { kind: 'archivio.vecchio', hours };
  return { kind: isEncrypted ? 'archivio.bene' : 'archivio.chiaro', hours };
}

/** The last drill of the place; `null`: nobody has noted one there. */
export type NotedDrill = { archive: string; hasPassed: boolean; hours: number };

export function judgeDrill(drill: NotedDrill | null): Verdict {
  if (drill === null) return { kind: 'prova.mai' };
  const days = Math.floor(drill.hours / DAY_HOURS);
  if (!drill.hasPassed) return { kind: 'prova.fallita', archive: drill.archive, days };
  return { kind: days > DRILL_DAYS ? 'prova.vecchia' : 'prova.bene', days };
}

type ServerFacts = {
  version: string;
  target: string;
  /** The newest of the program, where the database lacks it. */
  migration: string | null;
  /** The role that the portal works as, and whether the user of its address may. */
  role: string;
  user: string;
  mayUseRole: boolean;
  missingExtensions: readonly string[];
  used: number;
  most: number;
};

export function judgeDatabase({ version, target, migration, role, user, used, most, ...facts }: ServerFacts): Verdict {
  if (!facts.mayUseRole) return { kind: 'database.ruolo', role, user };
  if (facts.missingExtensions.length > 0) return { kind: 'database.estensioni', names: facts.missingExtensions };
  if (migration !== null) return { kind: 'database.indietro', migration };
  if (used >= most * CONNECTIONS_SHARE) return { kind: 'database.connessioni', used, most };
  return { kind: 'database.bene', version, target };
}

/** `lagSeconds`: since the last transaction that it has replayed; `null`: it is no replica. */
export function judgeReplica(lagSeconds: number | null): Verdict {
  if (lagSeconds === null) return { kind: 'replica.principale' };
  return { kind: lagSeconds > LAG_SECONDS ? 'replica.indietro' : 'replica.bene', lagSeconds };
}

/** What waits in a queue, and since when its oldest should have been begun. */
export type WaitingQueue = { queue: string; waiting: number; oldestSeconds: number };
const MINUTE = 60;

const isLate = ({ oldestSeconds }: WaitingQueue) => oldestSeconds >= WAITING_MINUTES * MINUTE;
const minutesOf = ({ oldestSeconds }: WaitingQueue) => Math.floor(oldestSeconds / MINUTE);

export function judgeMailQueue(mails: WaitingQueue | undefined, sentAt: string | null): Verdict {
  if (mails === undefined || !isLate(mails)) return { kind: 'spedizione.bene', sentAt };
  return { kind: 'spedizione.ferma', count: mails.waiting, minutes: minutesOf(mails) };
}

/** The queue whose oldest job waits longest. Mails have a verdict of their own. */
export function judgeQueues(queues: readonly WaitingQueue[]): Verdict {
  const [worst] = queues.filter(isLate).toSorted((one, other) => other.oldestSeconds - one.oldestSeconds);
  if (worst === undefined) return { kind: 'code.bene' };
  return { kind: 'code.ferme', queue: worst.queue, count: worst.waiting, minutes: minutesOf(worst) };
}

export function judgeFeeds({ count, failing, behind }: { count: number; failing: number; behind: number }): Verdict {
  if (behind > 0) return { kind: 'calendari.indietro', behind };
  return failing > count * FAILING_SHARE
    ? { kind: 'calendari.falliti', failing, count }
    : { kind: 'calendari.bene', count };
}

/** Whether every calendar can be read within its hour; `null`: it can. */
export function judgeAddresses(loads: readonly HostLoad[]): Verdict | null {
  const shortage = worstShortage(loads);
  return shortage && { kind: 'calendari.indirizzi', ...shortage };
}

/** Clocks that ours was compared with: by how many seconds ours is ahead of each. */
export type ClockReading = { reference: string; aheadSeconds: number };

/** `isSynchronised`: what the system says of its own clock; `null`: it does not say. */
export function judgeClock(readings: readonly ClockReading[], isSynchronised: boolean | null): Verdict {
  const [worst] = readings.toSorted((one, other) => Math.abs(other.aheadSeconds) - Math.abs(one.aheadSeconds));
  if (worst !== undefined && Math.abs(worst.aheadSeconds) > CLOCK_SECONDS) {
    return { kind: 'orologio.storto', seconds: Math.round(worst.aheadSeconds), reference: worst.reference };
  }
  return { kind: isSynchronised === false ? 'orologio.solo' : 'orologio.bene' };
}

/** Bits by what a text repeats: a lower bound for what somebody typed, right for what a program made. */
function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  const perLetter = shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
  // `abcabcabc…` has three letters' worth, however long it is.
  const isRepeated = (text + text).indexOf(text, 1) < text.length;
  return isRepeated ? 0 : perLetter * text.length;
}

/** `secret`: `undefined` where the portal made one and keeps it in its database. */
export function judgeSecret(secret: string | undefined): Verdict {
  if (secret === undefined) return { kind: 'segreto.database' };
  return { kind: entropyBits(secret) < SECRET_BITS ? 'segreto.debole' : 'segreto.bene' };
}

/** What a portal has been told by its proxies of a request that began with an entry of ours, `forged`, in `X-Forwarded-For`. */
export type ForwardedRequest = { configured: number; forwardedFor: string | null; forged: string };

/** Counts the proxies between a visitor and the portal: each appends who asked it, and some begin anew. */
export function judgeProxies({ configured, forwardedFor, forged }: ForwardedRequest): Verdict {
  const entries = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const hops = entries.length - (entries[0] === forged ? 1 : 0);
  if (configured === hops) return { kind: 'proxy.bene', hops };
  return { kind: configured < hops ? 'proxy.pochi' : 'proxy.troppi', configured, hops };
}

/** How long a certificate holds from now on, and how much of its whole time that is. */
export type CertificateLife = { days: number; share: number };

/** `life` of the site's certificate; `null`: it has none. */
export function judgeSite(url: string, life: CertificateLife | null, exposed: readonly string[]): Verdict {
  if (exposed.length > 0) return { kind: 'sito.esposto', paths: exposed };
  if (life !== null && life.share < CERTIFICATE_SHARE) return { kind: 'sito.scade', days: Math.floor(life.days) };
  return { kind: life === null ? 'sito.locale' : 'sito.bene', url };
}

export type OperatorFacts = { denominazione: string } & { [Field in OperatorField]?: string | null | undefined };

/** Optional facts: an association without a business has none of these numbers. All other facts are required. */
const MAY_BE_NONE: readonly OperatorField[] = ['forma_giuridica', 'pec', 'partita_iva', 'rea'];

/**
 * Whether a portal says who runs it. While payments are a demonstration what is missing is worth a look; where money moves it is
 * broken.
 * @example judgeOperator(null, false) // { kind: 'gestore.nessuno' }
 */
export function judgeOperator(operator: OperatorFacts | null, takesMoney: boolean): Verdict {
  if (operator === null) return { kind: takesMoney ? 'gestore.ignoto' : 'gestore.nessuno' };
  const missing = OPERATOR_DUTIES.filter(([field]) => {
    const fact = operator[field];
    return fact === undefined || (fact === null && !MAY_BE_NONE.includes(field));
  });
  if (missing.length === 0) return { kind: 'gestore.bene', name: operator.denominazione };
  const facts = missing.map(([field, duty]) => ({ field, duty }));
  return { kind: takesMoney ? 'gestore.incompleto' : 'gestore.manca', facts };
}

/** Parts of the work that no process does; where none runs at all, nobody has started a portal. */
export function judgeRoles(running: readonly string[], all: readonly string[]): Verdict {
  if (running.length === 0) return { kind: 'processi.nessuno' };
  const missing = all.filter((role) => !running.includes(role));
  return missing.length === 0 ? { kind: 'processi.bene' } : { kind: 'processi.mancano', roles: missing };
}
