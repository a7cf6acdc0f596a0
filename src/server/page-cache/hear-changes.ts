import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Where writers tell what they changed (`db/migrations/0023_pages.sql`). */
const CHANNEL = 'pages';
const HEARTBEAT_MS = 500;
/**
 * So long after a heartbeat was sent that came back, whatever was written before it has been heard, and what was written since is
 * not older than this: with a connection that dies in silence nothing older than a second is shown.
 */
const TRUST_MS = 950;
/** A connection that gives no sign of life for so long is given up. */
const SILENCE_MS = 3000;
const CONNECT_MS = 2000;
const RETRY_MS = 250;

export type Hearing = {
  /** Whether every change up to a second ago has been heard. */
  isHearing(): boolean;
  close(): Promise<void>;
};

type Options = {
  /** What was changed. */
  onChange(tags: readonly string[]): void;
  /** Changes may have been missed. */
  onLost(): void;
  /** Logs why. */
  warn(message: string, error: unknown): void;
};

/** One connection, and how it is: ends when it is lost. */
function openEar(url: string, { onChange }: Pick<Options, 'onChange'>) {
  // By a name of its own: heartbeats go to whoever sent them.
  const own = `pages_${randomBytes(6).toString('hex')}`;
  const client = new Client({
    connectionString: url,
    application_name: 'ospitalia-pages',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: HEARTBEAT_MS,
  });
  const sent = new Map<string, number>();
  const ear = { client, trustedUntil: 0, lastSign: performance.now() };
  const lost = new Promise<unknown>((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(new Error('the connection was closed')));
  });
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === CHANNEL) return onChange(payload.split(','));
    ear.lastSign = performance.now();
    ear.trustedUntil = (sent.get(payload) ?? 0) + TRUST_MS;
    sent.delete(payload);
  });
  let beats = 0;
  let isBeating = false;
  /** A message to ourselves: what comes back has the same way behind it as the news, and all older news before it. */
  const beat = () => {
    if (isBeating) return;
    isBeating = true;
    const payload = String((beats += 1));
    sent.set(payload, performance.now());
    const done = () => void (isBeating = false);
    client.query('select pg_notify($1, $2)', [own, payload]).then(done, done);
  };
  return {
    ear,
    /** Until the connection is lost; throws why. */
    async hear(signal: AbortSignal): Promise<never> {
      await client.connect();
      await client.query(`listen ${CHANNEL}; listen ${own}`);
      ear.lastSign = performance.now();
      const heart = (async () => {
        while (!signal.aborted && performance.now() - ear.lastSign < SILENCE_MS) {
          beat();
          await pause(HEARTBEAT_MS, undefined, { signal, ref: false });
        }
        throw new Error('the connection gave no sign of life');
      })();
      const error = await Promise.race([lost, heart.catch((cause: unknown) => cause)]);
      throw error;
    },
  };
}

/** Closes a connection that may be dead: a farewell could wait for ever. */
async function closeEar(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(RETRY_MS)]);
  client.connection.stream.destroy();
}

/**
 * Listens for changes on a connection of its own, for as long as the portal runs: one that is lost is opened again. Heartbeats over
 * the whole way prove that news arrive, also through whatever stands between us and PostgreSQL.
 */
export function hearChanges(url: string, { onChange, onLost, warn }: Options): Hearing {
  const closing = new AbortController();
  const { signal } = closing;
  let trustedUntil = () => 0;
  const hearing = (async () => {
    while (!signal.aborted) {
      const { ear, hear } = openEar(url, { onChange });
      trustedUntil = () => ear.trustedUntil;
      await hear(signal).catch((error: unknown) => {
        if (!signal.aborted) warn('changes of pages are not heard: nothing is kept until they are', error);
      });
      trustedUntil = () => 0;
      onLost();
      await closeEar(ear.client);
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    isHearing: () => trustedUntil() > performance.now(),
    async close() {
      closing.abort();
      await hearing;
    },
  };
}
