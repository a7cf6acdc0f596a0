import { brandName } from '../../kernel/brand/brand.ts';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { OperatorError } from '../process/operator-error.ts';
import { readPassword, SUPERUSER } from './create-cluster.ts';
import type { PostgresPaths } from './postgres-paths.ts';
import { type Launch, launch, logFile, type Postmaster, readPostmaster } from './postmaster.ts';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as operatorMessages from '../messages/operator.ts';

// Port range of the server. It lies below the ephemeral ports, which outgoing connections may already use.
const FIRST = 15_000;
const LAST = 32_000;

export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST + 1);
  try {
    await using server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return port;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return freePort();
    throw error;
  }
}

/** Maximum startup time in ms. Crash recovery may take minutes on a slow disk. */
const START_MS = 300_000;
const POLL_MS = 20;
const CONNECTION_TIMEOUT_MS = 5000;
/** Pauses in ms before a restart, because a killed server may still hold its memory or port. */
const RELAUNCH_PAUSES_MS = [100, 200, 400, 800, 1600];
/** Maximum number of attempts to take the lock. The server releases the lock within milliseconds after its owner is killed. */
const CLAIM_ATTEMPTS = 20;
const CLAIM_PAUSE_MS = 50;
const OWNER_LOCK = 0x6f7370;
const LOG_TAIL_LINES = 5;

export type OwnedServer = { session: Client; postmaster: Postmaster };

export class InUseError extends OperatorError {
  constructor() {
    super(operatorMessages.dataDirInUse(brandName));
  }
}

/** A server that is already running ignores these options. */
export type Start = { port?: number; durable: boolean };

function startFailure(cluster: string): OperatorError {
  const log = logFile(cluster);
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return new OperatorError(operatorMessages.postgresStartFailed(log, lines.slice(-LOG_TAIL_LINES).join('\n')));
}

async function ensureReady(place: PostgresPaths, { port, durable }: Start): Promise<Postmaster> {
  const deadline = Date.now() + START_MS;
  const pauses = [0, ...RELAUNCH_PAUSES_MS].values();
  let launched: Launch | undefined;
  while (Date.now() < deadline) {
    const running = readPostmaster(place.cluster);
    if (running?.isReady) return running;
    if (running === undefined && (launched === undefined || launched.exited())) {
      const { value: delay, done } = pauses.next();
      if (done) break;
      await pause(delay);
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

/** Claims a running server with an advisory lock, which PostgreSQL releases if the owner is killed. */
async function claim(place: PostgresPaths, port: number): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: readPassword(place.cluster),
    database: 'postgres',
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'ospitalia: proprietario',
  });
  // Without a listener, an error would end the process. The caller listens for `end` instead.
  client.on('error', () => undefined);
  await client.connect();
  if (await tryLock(client)) return client;
  await client.end();
  throw new InUseError();
}

export async function acquireServer(place: PostgresPaths, start: Start): Promise<OwnedServer> {
  for (;;) {
    const postmaster = await ensureReady(place, start);
    try {
      return { session: await claim(place, postmaster.port), postmaster };
    } catch (error) {
      if (error instanceof OperatorError || readPostmaster(place.cluster)?.isReady) throw error;
    }
  }
}
