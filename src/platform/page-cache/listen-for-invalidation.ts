import { setImmediate as afterSockets, setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findServer } from '../database/find-server.ts';
import { type Kysely, sql } from 'kysely';

const POLL_MS = 250;
/** Validity of a poll result in ms, measured from the start of the query, so that every change is visible within a second. */
const TRUST_MS = 950;
/** Timeout of a poll in ms, after which the listener opens a new connection. */
const SILENCE_MS = 3000;
const CONNECT_MS = 2000;
const RETRY_MS = 250;
const CONFIRM_MS = 800;

/** Selects the tags of transactions that the previous snapshot did not see. Both parts are index scans. */
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

/** `late`: connected, but the last answer is too old. `lost`: not connected. */
export type ListenerState = 'listening' | 'late' | 'lost';

export type InvalidationListener = {
  isListening(): boolean;
  /** Returns the state. Instead of returning `late` immediately, it waits for the next poll result for up to `CONFIRM_MS`. */
  confirm(): Promise<ListenerState>;
  close(): Promise<void>;
};

type Options = {
  onChange(tags: readonly string[]): void;
  /** Called if changes may have been missed, such as those before the first poll. */
  onGap(): void;
  warn(message: string, error: unknown): void;
};

type PollAnswer = { cluster: string; timeline: number; snapshot: string; sweeps: number; tags: string[] };

async function openClient(url: string): Promise<Client> {
  const client = new Client({
    connectionString: await findServer(url),
    application_name: 'ospitalia-pages',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: POLL_MS,
  });
  // Without a listener, a connection error would end the process. The next query fails anyway.
  client.on('error', () => undefined);
  return client;
}

/** Rejects if `work` takes too long, but first reads an answer that has already arrived. */
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

function createConfirmation(stateNow: () => ListenerState) {
  let settle: ((hearing: ListenerState) => void) | null = null;
  let confirming: Promise<ListenerState> | null = null;
  return {
    /** Settles the pending confirmation unless the poll result is already too old, because the next poll starts immediately. */
    settle(): void {
      const known = stateNow();
      if (known !== 'late') settle?.(known);
    },
    confirm(): Promise<ListenerState> {
      const known = stateNow();
      if (known !== 'late') return Promise.resolve(known);
      confirming ??= new Promise<ListenerState>((resolve) => {
        const timer = setTimeout(() => settle?.(stateNow()), CONFIRM_MS);
        settle = (state) => {
          clearTimeout(timer);
          [settle, confirming] = [null, null];
          resolve(state);
        };
      });
      return confirming;
    },
  };
}

function createTrust() {
  let trustedUntil = 0;
  let isConnected = false;
  const isListening = () => trustedUntil > performance.now();
  const { settle, confirm } = createConfirmation(() => (isListening() ? 'listening' : isConnected ? 'late' : 'lost'));
  return {
    isListening,
    confirm,
    prove(polledAt: number): void {
      trustedUntil = polledAt + TRUST_MS;
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

/** The newest timeline seen in a cluster. A server on an older timeline is a primary that has not noticed its demotion. */
type Timeline = { cluster: string; newest: number };

/**
 * Returns a function that polls for changed tags. Its first call returns `null`. A call throws if the server changed or unread
 * rows may have been deleted.
 */
function createPoll(client: Client, timeline: Timeline): () => Promise<readonly string[] | null> {
  let last: PollAnswer | null = null;
  return async () => {
    const values = [last?.snapshot ?? null];
    const polling = client.query<PollAnswer>({ name: 'invalidations', text: POLL, values });
    const { rows } = await within(polling, SILENCE_MS);
    const [answer] = rows;
    if (answer === undefined) throw new Error('a select without a condition returned no row');
    const isKnown = answer.cluster === timeline.cluster;
    if (isKnown && answer.timeline < timeline.newest) throw new Error('the server is on an older timeline than before');
    if (last !== null && (!isKnown || answer.timeline > timeline.newest))
      throw new Error('another server was promoted');
    Object.assign(timeline, { cluster: answer.cluster, newest: answer.timeline });
    const isFirst = last === null;
    // A sweep deletes rows that were committed before the previous sweep, so two sweeps may have deleted unread rows.
    if (last !== null && answer.sweeps > last.sweeps + 1) throw new Error('changes were deleted before they were read');
    last = answer;
    return isFirst ? null : answer.tags;
  };
}

async function openPoll(client: Client, timeline: Timeline): Promise<ReturnType<typeof createPoll>> {
  await client.connect();
  // Without statistics, the planner would scan the table. Before PostgreSQL 18, a disabled scan also triggers JIT, which would
  // take 40 % of a core.
  await within(client.query('set enable_seqscan = off; set jit = off'), SILENCE_MS);
  return createPoll(client, timeline);
}

async function waitForNextPoll(polledAt: number, signal: AbortSignal): Promise<void> {
  const rest = Math.max(0, polledAt + POLL_MS - performance.now());
  await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
}

/** Destroys the socket after a short wait, because a graceful close could wait forever. */
async function closeConnection(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(RETRY_MS)]);
  client.connection.stream.destroy();
}

/** Logs a repeated error only once, because four messages a second would fill a disk during a long outage. */
function logOnce(warn: Options['warn']) {
  let last = '';
  return {
    log(error: unknown): void {
      if (String(error) !== last) warn('cannot read page invalidations: no page is cached', error);
      last = String(error);
    },
    end(): void {
      last = '';
    },
  };
}

/** The returned function takes `null` if changes may have been missed. */
function createNotifier({ onChange, onGap }: Omit<Options, 'warn'>) {
  return (tags: readonly string[] | null) => {
    if (tags === null) onGap();
    else if (tags.length > 0) onChange(tags);
  };
}

/** Polls for changed tags four times a second. Each result proves that the whole connection works, including proxies. */
export function listenForInvalidation(url: string, { warn, ...listeners }: Options): InvalidationListener {
  const closing = new AbortController();
  const { signal } = closing;
  const { isListening, confirm, prove, lose } = createTrust();
  const notify = createNotifier(listeners);
  const loss = logOnce(warn);
  const timeline: Timeline = { cluster: '', newest: 0 };
  const follow = async (client: Client): Promise<void> => {
    const poll = await openPoll(client, timeline);
    while (!signal.aborted) {
      const polledAt = performance.now();
      notify(await poll());
      prove(polledAt);
      loss.end();
      await waitForNextPoll(polledAt, signal);
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

export async function sweepInvalidations<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`select sweep_page_invalidations()`.execute(db);
}
