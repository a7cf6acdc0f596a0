import { readFileSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { OperatorError } from '../operator-error.ts';
import { createCluster, readPassword, SUPERUSER } from './create-cluster.ts';
import { choosePlace, type Place } from './place.ts';
import {
  freePort,
  type Launch,
  launch,
  logFile,
  type Postmaster,
  readPostmaster,
  stopPostmaster,
} from './postmaster.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log(line: string): void;
  /** `false` trades safety for speed: for databases that may be lost with their machine. */
  durable?: boolean;
};

/** A running embedded database: `url` for any PostgreSQL client, `stop` for an orderly end. */
export type Embedded = { url: string; stop(): Promise<void> };

/** Recovery after a crash replays at most `max_wal_size`: seconds, minutes on a slow disk. */
const START_MS = 300_000;
const POLL_MS = 20;
const LAUNCH_ATTEMPTS = 3;
/** A killed owner's lock goes away when the server notices its closed socket, within milliseconds. */
const CLAIM_ATTEMPTS = 20;
const CLAIM_PAUSE_MS = 50;
const RECOVERY_PAUSE_MS = 1000;
/** Advisory lock of the process that owns this server: any number, always the same ("osp" in ASCII). */
const OWNER_LOCK = 0x6f7370;
const LOG_TAIL_LINES = 5;

function startFailure(cluster: string): OperatorError {
  const tail = readFileSync(logFile(cluster), 'utf8').trim().split('\n').slice(-LOG_TAIL_LINES).join('\n');
  return new OperatorError(`PostgreSQL non parte. Dal suo registro ${logFile(cluster)}:\n${tail}`);
}

/** Waits for the cluster's server, and starts one when there is none. */
async function ensureReady(place: Place, port: number | undefined, durable: boolean): Promise<Postmaster> {
  const deadline = Date.now() + START_MS;
  let launched: Launch | undefined;
  let attempts = 0;
  while (Date.now() < deadline) {
    const running = readPostmaster(place.cluster);
    if (running?.isReady) return running;
    if (running === undefined && (launched === undefined || launched.exited())) {
      if (attempts === LAUNCH_ATTEMPTS) break;
      attempts += 1;
      launched = launch(place, port ?? (await freePort()), durable);
    }
    await pause(POLL_MS);
  }
  throw startFailure(place.cluster);
}

async function tryLock(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < CLAIM_ATTEMPTS; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
    if (rows[0]?.taken) return true;
    await pause(CLAIM_PAUSE_MS);
  }
  return false;
}

/**
 * The session whose lock makes us the owner, for as long as it lives. Killed processes lose theirs with their socket,
 * so a server that they left running is simply taken over.
 */
async function claim(place: Place, port: number): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: readPassword(place.cluster),
    database: 'postgres',
    keepAlive: true,
    application_name: 'ospitalia: proprietario',
  });
  // The end of the session is what counts; it is listened to where the session is kept.
  client.on('error', () => undefined);
  await client.connect();
  if (await tryLock(client)) return client;
  await client.end();
  throw new OperatorError(
    "La cartella dei dati è già in uso da un'altra Ospitalia in esecuzione: " +
      "ferma quella, oppure scegli un'altra cartella con OSPITALIA_DATA_DIR.",
  );
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [SUPERUSER]);
  if (rowCount === 0) await client.query(`create database ${SUPERUSER}`);
}

/** Brings the server up and claims it; one that another process is just stopping is waited for and started anew. */
async function acquire(place: Place, port: number | undefined, durable: boolean): Promise<[Client, Postmaster]> {
  for (;;) {
    const postmaster = await ensureReady(place, port, durable);
    try {
      return [await claim(place, postmaster.port), postmaster];
    } catch (error) {
      if (error instanceof OperatorError || readPostmaster(place.cluster)?.isReady) throw error;
    }
  }
}

/**
 * Opens the embedded PostgreSQL of a data directory, made on first use. Exactly one process owns it: a second one gets
 * an `OperatorError`, and the server that a killed owner left running is taken over. Should the server itself die, it is
 * started again on the same port.
 */
export async function openPostgres({ dataDir, log, durable = true }: EmbeddedOptions): Promise<Embedded> {
  const chosen = choosePlace(dataDir, log);
  await createCluster(chosen);
  const place = { ...chosen, cluster: realpathSync(chosen.entry) };
  let [owner, postmaster] = await acquire(place, undefined, durable);
  await createDatabase(owner);
  const { port } = postmaster;
  let isStopping = false;
  let recovery = Promise.resolve();

  const recover = async (): Promise<void> => {
    while (!isStopping) {
      try {
        [owner, postmaster] = await acquire(place, port, durable);
        owner.once('end', onEnd);
        log('PostgreSQL si era fermato ed è di nuovo attivo.');
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await pause(RECOVERY_PAUSE_MS);
      }
    }
  };
  const onEnd = (): void => {
    if (!isStopping) recovery = recover();
  };
  // Whoever leaves without `stop` still asks the server to end in order.
  const onExit = (): void => {
    process.kill(postmaster.pid, 'SIGINT');
  };
  owner.once('end', onEnd);
  process.once('exit', onExit);

  return {
    url: `postgres://${SUPERUSER}:${readPassword(place.cluster)}@127.0.0.1:${port}/${SUPERUSER}`,
    async stop() {
      isStopping = true;
      await recovery;
      process.off('exit', onExit);
      await stopPostmaster(place);
    },
  };
}
