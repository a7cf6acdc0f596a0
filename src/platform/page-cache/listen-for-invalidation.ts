import { setImmediate as afterSockets, setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findServer } from '../database/find-server.ts';
import { type Kysely, sql } from 'kysely';

const POLL_MS = 250;
/** An answer proves what was committed before its question known: nothing older than a second is shown. */
const TRUST_MS = 950;
/** A connection that does not answer for so long is given up. */
const SILENCE_MS = 3000;
const CONNECT_MS = 2000;
const RETRY_MS = 250;
/** Whoever finds changes unheard waits so long for an answer that is under way. */
const CONFIRM_MS = 800;

/**
 * What the last snapshot did not show and this one does, whatever the order of the commits: transactions that were open then, and those
 * that began later (`db/schema/pages.sql`). Both are ranges of the index, however long a transaction stays open.
 */
const POLL = `
  with unread as (
    select tags from page_invalidations where xid >= pg_snapshot_xmax($1::pg_snapshot)
    union all
    select tags from page_invalidations where xid = any (array(select pg_snapshot_xip($1::pg_snapshot)))
  )
  select (select system_identifier::text from pg_control_system()) as cluster,
    ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::bigint as timeline,
    pg_current_snapshot()::text as snapshot,
    coalesce((select sweeps from page_invalidation_sweeps), 0) as sweeps,
    array(select distinct unnest(tags) from unread) as tags`;

/** `late`: the connection stands, and its answer is not there yet; `lost`: there is no connection. */
export type Hearing = 'listening' | 'late' | 'lost';

export type InvalidationListener = {
  isListening(): boolean;
  /** Whether it listens, or does in a moment: on a busy machine the answer may lie there and nobody has come to read it. */
  confirm(): Promise<Hearing>;
  close(): Promise<void>;
};

type Options = {
  onChange(tags: readonly string[]): void;
  /** Changes before it listened, or while it did not, are unknown. */
  onGap(): void;
  warn(message: string, error: unknown): void;
};

/** `timeline`: one higher after each promotion. */
type PollAnswer = { cluster: string; timeline: number; snapshot: string; sweeps: number; tags: string[] };

async function openClient(url: string): Promise<Client> {
  const client = new Client({
    connectionString: await findServer(url),
    application_name: 'ospitalia-pages',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: POLL_MS,
  });
  // The next query fails as well, with the reason.
  client.on('error', () => undefined);
  return client;
}

/** Fails when an answer takes too long. One that is there by then, and was not read because the machine was busy, is read first. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const waiting = new AbortController();
  const late = async (): Promise<never> => {
    await pause(milliseconds, undefined, { signal: waiting.signal, ref: false });
    await afterSockets();
    await afterSockets();
    throw new Error('no answer in time');
  };
  const isLate = late();
  isLate.catch(() => undefined);
  try {
    return await Promise.race([work, isLate]);
  } finally {
    waiting.abort();
  }
}

/** Lets many wait for the next answer at once. */
function createConfirmation(stateNow: () => Hearing) {
  let settle: ((hearing: Hearing) => void) | null = null;
  let confirming: Promise<Hearing> | null = null;
  return {
    /** An answer that came so late that it proves nothing is no end: the next question is under way. */
    settle(): void {
      const known = stateNow();
      if (known !== 'late') settle?.(known);
    },
    confirm(): Promise<Hearing> {
      const known = stateNow();
      if (known !== 'late') return Promise.resolve(known);
      confirming ??= new Promise<Hearing>((resolve) => {
        const timer = setTimeout(() => settle?.(stateNow()), CONFIRM_MS);
        settle = (hearing) => {
          clearTimeout(timer);
          [settle, confirming] = [null, null];
          resolve(hearing);
        };
      });
      return confirming;
    },
  };
}

/** Since when, and whether still, everything that was changed is known. */
function createTrust() {
  let trustedUntil = 0;
  let isConnected = false;
  const isListening = () => trustedUntil > performance.now();
  const { settle, confirm } = createConfirmation(() => (isListening() ? 'listening' : isConnected ? 'late' : 'lost'));
  return {
    isListening,
    confirm,
    /** A question that was asked then has its answer. */
    prove(asked: number): void {
      trustedUntil = asked + TRUST_MS;
      isConnected = true;
      settle();
    },
    lose(): void {
      trustedUntil = 0;
      isConnected = false;
      settle();
    },
  };
}

/** The newest timeline of a cluster that this process has seen: an older one belongs to a primary that does not know of its demotion yet. */
type Timeline = { cluster: string; newest: number };

/**
 * Polls over one connection; the first poll determines where the next begins, and gives `null`. Throws if unread rows may be gone: after a promotion behind
 * a pooler, which hides it, and after two sweeps.
 */
function createPoll(client: Client, timeline: Timeline): () => Promise<readonly string[] | null> {
  let last: PollAnswer | null = null;
  return async () => {
    const values = [last?.snapshot ?? null];
    const asking = client.query<PollAnswer>({ name: 'invalidations', text: POLL, values });
    const { rows } = await within(asking, SILENCE_MS);
    const [answer] = rows;
    if (answer === undefined) throw new Error('a select without a condition gave no row');
    const isKnown = answer.cluster === timeline.cluster;
    if (isKnown && answer.timeline < timeline.newest) throw new Error('the server is on an older timeline than before');
    if (last !== null && (!isKnown || answer.timeline > timeline.newest))
      throw new Error('another server was promoted');
    Object.assign(timeline, { cluster: answer.cluster, newest: answer.timeline });
    const isFirst = last === null;
    // A sweep deletes what was committed before the sweep before it.
    if (last !== null && answer.sweeps > last.sweeps + 1) throw new Error('changes were deleted before they were read');
    last = answer;
    return isFirst ? null : answer.tags;
  };
}

async function openPoll(client: Client, timeline: Timeline): Promise<ReturnType<typeof createPoll>> {
  await client.connect();
  // Without statistics the planner would scan the whole table, which is almost always empty. Before PostgreSQL 18 a disabled scan looks
  // so expensive that each poll is compiled: 40 % of a core.
  await within(client.query('set enable_seqscan = off; set jit = off'), SILENCE_MS);
  return createPoll(client, timeline);
}

async function waitForNextPoll(asked: number, signal: AbortSignal): Promise<void> {
  const rest = Math.max(0, asked + POLL_MS - performance.now());
  await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
}

/** Closes a connection that may be dead: a farewell could wait for ever. */
async function closeConnection(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(RETRY_MS)]);
  client.connection.stream.destroy();
}

/** Logs a failure unless it repeats the one before: four a second of a long loss would fill a disk. */
function logOnce(warn: Options['warn']) {
  let last = '';
  return {
    log(error: unknown): void {
      if (String(error) !== last) warn('changes of pages cannot be read: no page is cached until they can', error);
      last = String(error);
    },
    end(): void {
      last = '';
    },
  };
}

/** `null`: what changed is unknown. */
function tellOf({ onChange, onGap }: Omit<Options, 'warn'>) {
  return (tags: readonly string[] | null) => {
    if (tags === null) onGap();
    else if (tags.length > 0) onChange(tags);
  };
}

/** Asks for changes on a connection of its own, opened anew when it is lost. What answers has the whole way behind it, through proxies, too. */
export function listenForInvalidation(url: string, { warn, ...listeners }: Options): InvalidationListener {
  const closing = new AbortController();
  const { signal } = closing;
  const { isListening, confirm, prove, lose } = createTrust();
  const tell = tellOf(listeners);
  const loss = logOnce(warn);
  const timeline: Timeline = { cluster: '', newest: 0 };
  const follow = async (client: Client): Promise<void> => {
    const poll = await openPoll(client, timeline);
    while (!signal.aborted) {
      const asked = performance.now();
      tell(await poll());
      prove(asked);
      loss.end();
      await waitForNextPoll(asked, signal);
    }
  };
  const listening = (async () => {
    while (!signal.aborted) {
      let client: Client | undefined;
      try {
        client = await openClient(url);
        await follow(client);
      } catch (error) {
        if (!signal.aborted) loss.log(error);
      }
      lose();
      if (client !== undefined) await closeConnection(client);
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    isListening,
    confirm,
    async close() {
      closing.abort();
      await listening;
    },
  };
}

/** Deletes what every listener has read or has to give up for lost: what was committed before the sweep before this one. */
export async function sweepInvalidations<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`select sweep_page_invalidations()`.execute(db);
}
