import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { brandName } from '../../kernel/brand/brand.ts';
import { acquireServer, type OwnedServer } from './acquire-server.ts';
import { createCluster, readPassword, SUPERUSER } from './create-cluster.ts';
import { choosePostgresPaths, type PostgresPaths } from './postgres-paths.ts';
import { interrupt, type Postmaster, readPostmaster, stopPostmaster } from './postmaster.ts';
import * as operatorMessages from '../messages/operator.ts';

/** Version and release date of the bundled PostgreSQL (https://www.postgresql.org/docs/release/). Update both with the package. */
export const INCLUDED = { version: '18.4', released: '2026-05-14' };

/** Age in days after which a warning is shown. PostgreSQL releases bug and security fixes every three months. */
const OLDEST_DAYS = 365;
const MS_PER_DAY = 86_400_000;

export function patchWarning(now: Date): string | null {
  const age = (now.getTime() - Date.parse(INCLUDED.released)) / MS_PER_DAY;
  if (age <= OLDEST_DAYS) return null;
  return operatorMessages.embeddedPostgresOld(INCLUDED.version, INCLUDED.released, brandName);
}

export type EmbeddedOptions = {
  dataDir: string;
  log(line: string): void;
  /** `false` trades durability for speed. Use it only for databases that may be lost. */
  durable?: boolean;
};

export type EmbeddedServer = { url: string; stop(): Promise<void> };

const RECOVERY_PAUSE_MS = 1000;

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [SUPERUSER]);
  if (rowCount === 0) await client.query(`create database ${SUPERUSER}`);
}

function databaseUrl(cluster: string, { port }: Postmaster): string {
  return `postgres://${SUPERUSER}:${readPassword(cluster)}@127.0.0.1:${port}/${SUPERUSER}`;
}

export function runningUrl(dataDir: string): string | undefined {
  const cluster = realpathSync(join(dataDir, 'postgres'));
  const postmaster = readPostmaster(cluster);
  return postmaster === undefined ? undefined : databaseUrl(cluster, postmaster);
}

function keepRunning(
  place: PostgresPaths,
  first: OwnedServer,
  { log, durable }: Required<EmbeddedOptions>,
): () => Promise<void> {
  const { port } = first.postmaster;
  let owned = first;
  let isStopping = false;
  let recovery = Promise.resolve();

  const recover = async (): Promise<void> => {
    while (!isStopping) {
      try {
        watch(await acquireServer(place, { port, durable }));
        log(operatorMessages.postgresRestarted());
        return;
      } catch (error) {
        log(operatorMessages.postgresStopped(error instanceof Error ? error.message : String(error)));
        await pause(RECOVERY_PAUSE_MS);
      }
    }
  };
  const watch = (next: OwnedServer): void => {
    owned = next;
    owned.session.once('end', () => {
      if (!isStopping) recovery = recover();
    });
  };
  // Even if the process exits without calling `stop`, the server shuts down cleanly.
  const onExit = (): void => interrupt(owned.postmaster);

  watch(first);
  process.once('exit', onExit);
  return async () => {
    isStopping = true;
    process.off('exit', onExit);
    await recovery;
    await stopPostmaster(place);
  };
}

/** Starts the server or adopts one that a killed owner left running. Exactly one process owns the server. */
export async function openPostgres({ dataDir, log, durable = true }: EmbeddedOptions): Promise<EmbeddedServer> {
  const chosen = choosePostgresPaths(dataDir, log);
  await createCluster(chosen, durable);
  const place = { ...chosen, cluster: realpathSync(chosen.entry) };
  const owned = await acquireServer(place, { durable });
  await createDatabase(owned.session);
  const warning = patchWarning(new Date());
  if (warning !== null) log(warning);
  return {
    url: databaseUrl(place.cluster, owned.postmaster),
    stop: keepRunning(place, owned, { dataDir, log, durable }),
  };
}
