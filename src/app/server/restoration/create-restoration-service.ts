import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { RestorationOutcome, RestorationService } from '../../../admin/restoration-contract.ts';
import { isAppError } from '../../../kernel/calls/app-error.ts';
import { type ArchivePlace, withArchiveFile } from '../../../platform/backup/archive-place.ts';
import { ArchiveRefusal } from '../../../platform/backup/archive-refusal.ts';
import { NO_LIMITS, openDatabase } from '../../../platform/database/open-database.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import { archiveTrust } from '../backup/archive-trust.ts';
import type { Config } from '../config.ts';
import type { Database, Db, Tables } from '../database.ts';
import { createSealChecks } from './check-seals.ts';
import { findArchive, listArchives } from './list-archives.ts';
import { loadArchived } from './load-archived.ts';
import { readIdentities, readPreviewed, readRestored } from './read-request.ts';
import { refuse } from './refuse.ts';
import { type HomeParts, previewHomes, type Reading, restoreHomes } from './restore-homes.ts';
import { beginState, endState, noteProgress, readState, sweepStates } from './restoration-state.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';

/** Advisory lock of restores: an arbitrary constant ("ripr" in ASCII). A crash releases the lock, because it belongs to a connection. */
const RESTORATION_LOCK = 0x72697072;
const BEAT_MS = 2000;
/** Number of connections of a restore: one holds the lock and restores, the other reads the secret for checking signatures. */
const CONNECTIONS = 2;
/** Number of times that an archive is read: once to check its signature, and once for its contents. */
const READINGS = 2;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const PORTAL_SIGNATURES = { signedBy: undefined, isUnauthenticated: false } as const;

export type RestorationParts = HomeParts & {
  pool: Pool;
  db: Db;
  url: string;
  config: Pick<Config, 'backup' | 'dataDir' | 'secret'>;
  report(message: string, error: unknown): void;
};

type RestorationRequest = {
  archivio: string;
  identities: readonly string[];
  isCommitted: boolean;
  work(reading: Reading): Promise<RestorationOutcome>;
};

function isContended(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);
}

function sentenceOf(error: unknown, report: RestorationParts['report']): string {
  if (error instanceof ArchiveRefusal) return adminMessages.restoreFaults[error.fault];
  if (isAppError(error)) return error.detail;
  if (error instanceof OperatorError) return error.message;
  if (isContended(error)) return adminMessages.restoreFaults.occupata;
  report('a restoration failed', error);
  return adminMessages.restoreFailed;
}

/** Opens a connection that holds the restore lock. No other restore can run until the connection closes. */
async function openLocked(url: string): Promise<{ database: Database; client: PoolClient }> {
  const database = openDatabase<Tables>(url, { timeLimits: NO_LIMITS, size: CONNECTIONS });
  try {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      RESTORATION_LOCK,
    ]);
    if (rows[0]?.locked === true) return { database, client };
    client.release();
    throw refuse('inCorso');
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Running = { id: string; database: Database; client: PoolClient; place: ArchivePlace };

async function readAndWork(
  { pool, config }: RestorationParts,
  { id, database, client, place }: Running,
  { archivio, identities, isCommitted, work }: RestorationRequest,
): Promise<void> {
  const trust = await archiveTrust(config, database, PORTAL_SIGNATURES);
  const progress = { read: 0, total: 0 };
  const beat = setInterval(() => void noteProgress(pool, id, progress).catch(() => undefined), BEAT_MS);
  try {
    await withArchiveFile(place, archivio, async (file) => {
      progress.total = (await stat(file)).size * READINGS;
      const onBytes = (bytes: number) => void (progress.read += bytes);
      const opened = { file, trust: { ...trust, identities: [...trust.identities, ...identities] }, onBytes };
      await client.query('begin');
      const outcome = await work({ client, loaded: await loadArchived(client, opened), archivio });
      if (isCommitted) await endState(client, id, { phase: 'fatta', outcome });
      await client.query(isCommitted ? 'commit' : 'rollback');
      if (!isCommitted) await endState(pool, id, { phase: 'pronta', outcome });
    });
  } finally {
    clearInterval(beat);
  }
}

/** Runs a restore to completion. On failure, stores the error message and rolls back all other changes. */
async function run(parts: RestorationParts, running: Running, request: RestorationRequest): Promise<void> {
  const { id, database, client } = running;
  try {
    await readAndWork(parts, running, request);
  } catch (error) {
    const failure = sentenceOf(error, parts.report);
    // Ignores an unavailable database, because the missing heartbeats show that the restore was interrupted.
    await endState(parts.pool, id, { phase: 'fallita', failure }).catch(() => undefined);
  } finally {
    // Closes the connection, which ends a failed transaction and releases the lock.
    client.release(true);
    await database.close().catch(() => undefined);
  }
}

async function begin(parts: RestorationParts, request: RestorationRequest): Promise<string> {
  const place = await findArchive(parts.config, request.archivio);
  if (place === null) throw refuse('nonCe');
  const locked = await openLocked(parts.url);
  const id = randomUUID();
  try {
    await beginState(parts.pool, id);
  } catch (error) {
    locked.client.release(true);
    await locked.database.close();
    throw error;
  }
  void run(parts, { id, place, ...locked }, request);
  return id;
}

/** Creates the service. It holds the private key for an encrypted archive only in memory, while the work runs (ADR 0144). */
export function createRestorationService(parts: RestorationParts): RestorationService {
  const { pool, config } = parts;
  const checkSeal = createSealChecks();
  return {
    async archives() {
      return listArchives({ config, pool, checkSeal, trust: await archiveTrust(config, parts, PORTAL_SIGNATURES) });
    },
    async preview({ archivio, chiave, che, cerca }) {
      const wanted = readPreviewed({ che, cerca });
      const identities = readIdentities(chiave);
      const work = (reading: Reading) => previewHomes(reading, wanted, parts);
      return begin(parts, { archivio, identities, isCommitted: false, work });
    },
    async restore({ archivio, chiave, versione, ...which }, { actor }) {
      const identities = readIdentities(chiave);
      const wanted = readRestored(which);
      const work = (reading: Reading) => restoreHomes(reading, { wanted, versione, actor }, parts);
      return begin(parts, { archivio, identities, isCommitted: true, work });
    },
    read: (id) => readState(pool, id),
    sweep: () => sweepStates(pool),
  };
}
