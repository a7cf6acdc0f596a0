import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ALL_TAGS } from './page-store.ts';

const POLL_MS = 250;
/** An answer proves what was committed before its question known: nothing older than a second is shown. */
const TRUST_MS = 950;
/** A connection that does not answer for so long is given up. */
const SILENCE_MS = 3000;
const CONNECT_MS = 2000;
const RETRY_MS = 250;

/**
 * What the last snapshot did not show and this one does, whatever the order of the commits: transactions that were open then, and those
 * that began later (`db/migrations/0046_page_invalidations.sql`). Both are ranges of the index, however long a transaction stays open.
 */
const POLL = `
  with unread as (
    select tags from page_invalidations where xid >= pg_snapshot_xmax($1::pg_snapshot)
    union all
    select tags from page_invalidations where xid = any (array(select pg_snapshot_xip($1::pg_snapshot)))
  )
  select pg_current_snapshot()::text as snapshot,
    coalesce((select sweeps from page_invalidation_sweeps), 0) as sweeps,
    array(select distinct unnest(tags) from unread) as tags`;

export type InvalidationListener = {
  isListening(): boolean;
  close(): Promise<void>;
};

type Options = {
  /** `all`: whatever was changed before it listens, or while it did not. */
  onChange(tags: readonly string[]): void;
  warn(message: string, error: unknown): void;
};

type PollAnswer = { snapshot: string; sweeps: number; tags: string[] };

function connectTo(url: string): Client {
  const client = new Client({
    connectionString: url,
    application_name: 'ospitalia-pages',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: POLL_MS,
  });
  // The next question fails as well, and says why.
  client.on('error', () => undefined);
  return client;
}

/** One connection's questions: the first fixes where the next begin. Throws when rows may be gone that it has not read. */
function createPoll(client: Client): () => Promise<readonly string[]> {
  let last: PollAnswer | null = null;
  return async () => {
    const values = [last?.snapshot ?? null];
    const { rows } = await client.query<PollAnswer>({ name: 'invalidations', text: POLL, values });
    const [answer] = rows;
    if (answer === undefined) throw new Error('a select without a condition gave no row');
    const isFirst = last === null;
    // A sweep deletes what was committed before the sweep before it.
    if (last !== null && answer.sweeps > last.sweeps + 1) throw new Error('changes were deleted before they were read');
    last = answer;
    return isFirst ? [ALL_TAGS] : answer.tags;
  };
}

/** Closes a connection that may be dead: a farewell could wait for ever. */
async function closeConnection(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(RETRY_MS)]);
  client.connection.stream.destroy();
}

/** Asks for changes on a connection of its own, opened anew when it is lost. What answers has the whole way behind it, through proxies, too. */
export function listenForInvalidation(url: string, { onChange, warn }: Options): InvalidationListener {
  const closing = new AbortController();
  const { signal } = closing;
  let trustedUntil = 0;
  const follow = async (client: Client): Promise<void> => {
    await client.connect();
    // Without statistics of a table that is hardly ever full it would be read as a whole.
    await client.query('set enable_seqscan = off');
    const poll = createPoll(client);
    while (!signal.aborted) {
      const asked = performance.now();
      const tags = await poll();
      if (tags.length > 0) onChange(tags);
      trustedUntil = asked + TRUST_MS;
      const rest = Math.max(0, asked + POLL_MS - performance.now());
      await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = (async () => {
    while (!signal.aborted) {
      const client = connectTo(url);
      await follow(client).catch((error: unknown) => {
        if (!signal.aborted) warn('changes of pages are not heard: nothing is kept until they are', error);
      });
      trustedUntil = 0;
      await closeConnection(client);
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    isListening: () => trustedUntil > performance.now(),
    async close() {
      closing.abort();
      await listening;
    },
  };
}
