import { type HostLoad, worstShortage } from '../../calendar/rules/poll-capacity.ts';
import type { Verdict } from './verdict.ts';
import { OPERATOR_DUTIES, type OperatorField } from './operator-duties.ts';

/**
 * Age after which the last archive counts as old. Writing the nightly archive takes minutes, and a failed attempt is retried
 * every hour.
 */
const ARCHIVE_HOURS = 30;
/** Age above which the last drill counts as old. Nightly drills are recommended (docs/operations/backups.md). */
const DRILL_DAYS = 35;
/** A certificate counts as expiring if less than this share of its lifetime remains. Proxies renew it when a third remains. */
const CERTIFICATE_SHARE = 0.2;
/** Waiting time after which a queue counts as stuck. Jobs start within seconds, and deferred emails are retried after a minute. */
const WAITING_MINUTES = 10;
/** Share of connections in use that triggers a warning. The rest is for an operator and for a portal that is starting. */
const CONNECTIONS_SHARE = 0.85;
/** Maximum difference from a reference clock. Holds and signatures are precise to the second (SECURITY.md T46). */
const CLOCK_SECONDS = 30;
/** Share of failing calendars above which a warning is shown. If fewer fail, the platforms are usually the cause. */
const FAILING_SHARE = 0.05;
/** Minimum estimated entropy of a secret. The estimate for 32 random hexadecimal digits is about 115 bits instead of 128. */
const SECRET_BITS = 96;
const DAY_HOURS = 24;
/**
 * Replication lag above which the replica is reported as behind. Even under load, a streaming replica normally lags by only a few
 * milliseconds.
 */
const LAG_SECONDS = 10;

type Ages = { archiveHours: number | null; isScheduled: boolean; isEncrypted: boolean; isEmpty: boolean };

export function judgeArchive({ archiveHours: hours, isScheduled, isEncrypted, isEmpty }: Ages): Verdict {
  if (!isScheduled) return { kind: 'archivio.spento' };
  if (hours === null) return { kind: isEmpty ? 'archivio.presto' : 'archivio.nessuno' };
  if (hours > ARCHIVE_HOURS) return { kind: 'archivio.vecchio', hours };
  return { kind: isEncrypted ? 'archivio.bene' : 'archivio.chiaro', hours };
}

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
  migration: string | null;
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

export function judgeReplica(lagSeconds: number | null): Verdict {
  if (lagSeconds === null) return { kind: 'replica.principale' };
  return { kind: lagSeconds > LAG_SECONDS ? 'replica.indietro' : 'replica.bene', lagSeconds };
}

export type WaitingQueue = { queue: string; waiting: number; oldestSeconds: number };
const MINUTE = 60;

const isLate = ({ oldestSeconds }: WaitingQueue) => oldestSeconds >= WAITING_MINUTES * MINUTE;
const minutesOf = ({ oldestSeconds }: WaitingQueue) => Math.floor(oldestSeconds / MINUTE);

export function judgeMailQueue(mails: WaitingQueue | undefined, sentAt: string | null): Verdict {
  if (mails === undefined || !isLate(mails)) return { kind: 'spedizione.bene', sentAt };
  return { kind: 'spedizione.ferma', count: mails.waiting, minutes: minutesOf(mails) };
}

/** Judges the queues other than the mail queue, which has its own verdict. */
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

export function judgeAddresses(loads: readonly HostLoad[]): Verdict | null {
  const shortage = worstShortage(loads);
  return shortage && { kind: 'calendari.indirizzi', ...shortage };
}

export type ClockReading = { reference: string; aheadSeconds: number };

export function judgeClock(readings: readonly ClockReading[], isSynchronised: boolean | null): Verdict {
  const [worst] = readings.toSorted((one, other) => Math.abs(other.aheadSeconds) - Math.abs(one.aheadSeconds));
  if (worst !== undefined && Math.abs(worst.aheadSeconds) > CLOCK_SECONDS) {
    return { kind: 'orologio.storto', seconds: Math.round(worst.aheadSeconds), reference: worst.reference };
  }
  return { kind: isSynchronised === false ? 'orologio.solo' : 'orologio.bene' };
}

function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / text.length);
  const perLetter = shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
  // A repeated pattern such as `abcabcabc…` is easy to guess, so its entropy counts as zero.
  const isRepeated = (text + text).indexOf(text, 1) < text.length;
  return isRepeated ? 0 : perLetter * text.length;
}

export function judgeSecret(secret: string | undefined): Verdict {
  if (secret === undefined) return { kind: 'segreto.database' };
  return { kind: entropyBits(secret) < SECRET_BITS ? 'segreto.debole' : 'segreto.bene' };
}

/** `forwardedFor` is the `X-Forwarded-For` header that the portal receives if a client sends the value `forged` through the proxies. */
export type ForwardedRequest = { configured: number; forwardedFor: string | null; forged: string };

/** Compares the configured number of proxies with the header, to which each proxy appends one entry. */
export function judgeProxies({ configured, forwardedFor, forged }: ForwardedRequest): Verdict {
  const entries = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const hops = entries.length - (entries[0] === forged ? 1 : 0);
  if (configured === hops) return { kind: 'proxy.bene', hops };
  return { kind: configured < hops ? 'proxy.pochi' : 'proxy.troppi', configured, hops };
}

export type CertificateLife = { days: number; share: number };

export function judgeSite(url: string, life: CertificateLife | null, exposed: readonly string[]): Verdict {
  if (exposed.length > 0) return { kind: 'sito.esposto', paths: exposed };
  if (life !== null && life.share < CERTIFICATE_SHARE) return { kind: 'sito.scade', days: Math.floor(life.days) };
  return { kind: life === null ? 'sito.locale' : 'sito.bene', url };
}

export type OperatorFacts = { denominazione: string } & { [Field in OperatorField]?: string | null | undefined };

/** `null` is valid for these fields, because not every operator has, for example, a VAT number. */
const MAY_BE_NONE: readonly OperatorField[] = ['forma_giuridica', 'pec', 'partita_iva', 'rea'];

/**
 * Judges the operator's data. Missing data is an error only if the portal takes real payments.
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

export function judgeRoles(running: readonly string[], all: readonly string[]): Verdict {
  if (running.length === 0) return { kind: 'processi.nessuno' };
  const missing = all.filter((role) => !running.includes(role));
  return missing.length === 0 ? { kind: 'processi.bene' } : { kind: 'processi.mancano', roles: missing };
}
