import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Where writers tell what they changed (`db/migrations/0023_pages.sql`). */
const CHANNEL = 'pages';
const HEARTBEAT_MS = 500;
/** A heartbeat that came back proves what was written before it known: nothing older than a second is shown. */
const TRUST_MS = 950;
/** A connection that gives no sign of life for so long is given up. */
const SILENCE_MS = 3000;
const CONNECT_MS = 2000;
const RETRY_MS = 250;

export type InvalidationListener = {
  isListening(): boolean;
  close(): Promise<void>;
};

type Options = {
  onChange(tags: readonly string[]): void;
  /** Changes may have been missed. */
  onLost(): void;
  warn(message: string, error: unknown): void;
};

function connectTo(url: string): Client {
  return new Client({
    connectionString: url,
    application_name: 'ospitalia-pages',
    connectionTimeoutMillis: CONNECT_MS,
    // Before it listens no heart beats.
    query_timeout: SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: HEARTBEAT_MS,
  });
}

/** Messages to ourselves: what comes back has the same way behind it as the news, and all older news before it. */
function createHeartbeat(client: Client) {
  // By a name of its own: heartbeats go to whoever sent them.
  const channel = `pages_${randomBytes(6).toString('hex')}`;
  const sent = new Map<string, number>();
  const heartbeatState = { trustedUntil: 0, lastSign: performance.now() };
  let beats = 0;
  let isBeating = false;
  const beat = async () => {
    if (isBeating) return;
    isBeating = true;
    const payload = String((beats += 1));
    sent.set(payload, performance.now());
    await client.query('select pg_notify($1, $2)', [channel, payload]).catch(() => undefined);
    isBeating = false;
  };
  return {
    channel,
    heart: heartbeatState,
    acknowledge(payload: string): void {
      heartbeatState.lastSign = performance.now();
      heartbeatState.trustedUntil = (sent.get(payload) ?? 0) + TRUST_MS;
      sent.delete(payload);
    },
    /** For as long as there are signs of life. */
    async run(signal: AbortSignal): Promise<unknown> {
      heartbeatState.lastSign = performance.now();
      while (performance.now() - heartbeatState.lastSign < SILENCE_MS) {
        void beat();
        const isOver = await pause(HEARTBEAT_MS, false, { signal, ref: false }).catch(() => true);
        if (isOver) return null;
      }
      return new Error('the connection gave no sign of life');
    },
  };
}

/** One connection. Listens until it is lost, and throws why. */
function connectListener(url: string, onChange: Options['onChange']) {
  const client = connectTo(url);
  const { channel: own, heart, acknowledge, run } = createHeartbeat(client);
  const lost = new Promise<unknown>((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(new Error('the connection was closed')));
  });
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === CHANNEL) onChange(payload.split(','));
    else acknowledge(payload);
  });
  return {
    client,
    heart,
    async listen(signal: AbortSignal): Promise<never> {
      await client.connect();
      await client.query(`listen ${CHANNEL}; listen ${own}`);
      throw await Promise.race([lost, run(signal)]);
    },
  };
}

/** Closes a connection that may be dead: a farewell could wait for ever. */
async function closeConnection(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(RETRY_MS)]);
  client.connection.stream.destroy();
}

/** On a connection of its own, reopened when lost. Heartbeats over the whole way prove that news arrive, through proxies, too. */
export function listenForInvalidation(url: string, { onChange, onLost, warn }: Options): InvalidationListener {
  const closing = new AbortController();
  const { signal } = closing;
  let trustedUntil = () => 0;
  const listening = (async () => {
    while (!signal.aborted) {
      const { client, heart, listen } = connectListener(url, onChange);
      trustedUntil = () => heart.trustedUntil;
      await listen(signal).catch((error: unknown) => {
        if (!signal.aborted) warn('changes of pages are not heard: nothing is kept until they are', error);
      });
      trustedUntil = () => 0;
      onLost();
      await closeConnection(client);
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    isListening: () => trustedUntil() > performance.now(),
    async close() {
      closing.abort();
      await listening;
    },
  };
}
