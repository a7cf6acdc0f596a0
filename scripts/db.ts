import { join, resolve } from 'node:path';
import { restoreBackup } from '../src/server/backup/restore-backup.ts';
import { writeBackup } from '../src/server/backup/write-backup.ts';
import { readConfig } from '../src/server/config.ts';
import { type Database, NO_LIMITS, openDatabase } from '../src/server/database.ts';
import { migrate } from '../src/server/migrate.ts';
import { exitWith, OperatorError } from '../src/server/operator-error.ts';
import { InUseError } from '../src/server/postgres/acquire-server.ts';
import { type Embedded, openPostgres, runningUrl } from '../src/server/postgres/open-postgres.ts';

const USAGE = `Uso: npm run db -- comando
  migrate          porta lo schema all'ultima versione
  backup [file]    scrive tutte le righe in un archivio
  restore file     riempie un database nuovo da un archivio`;

const config = readConfig(process.env);

/** The embedded server: our own, or the one that a portal at work lets us visit. */
async function openEmbedded(): Promise<Embedded> {
  try {
    return await openPostgres({ dataDir: config.dataDir, log: console.log });
  } catch (error) {
    const url = error instanceof InUseError ? runningUrl(config.dataDir) : undefined;
    if (url === undefined) throw error;
    return { url, stop: async () => undefined };
  }
}

async function withDatabase(work: (database: Database) => Promise<string>): Promise<void> {
  const embedded = config.databaseUrl === undefined ? await openEmbedded() : undefined;
  const database = openDatabase(embedded?.url ?? config.databaseUrl ?? '', { timeLimits: NO_LIMITS });
  try {
    const start = performance.now();
    const done = await work(database);
    console.log(`${done} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

function backupName(): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return join(config.dataDir, 'backup', `ospitalia-${stamp}.backup`);
}

async function run([command, argument]: string[]): Promise<void> {
  if (command === 'migrate') {
    await withDatabase(async ({ db }) => {
      await migrate(db);
      return 'Lo schema è aggiornato.';
    });
  } else if (command === 'backup') {
    const file = argument === undefined ? backupName() : resolve(argument);
    await withDatabase(async ({ pool }) => {
      await writeBackup(pool, file);
      return `Archivio scritto: ${file}\nLe foto sono file a parte: copia anche ${join(config.dataDir, 'foto')}.`;
    });
  } else if (command === 'restore' && argument !== undefined) {
    await withDatabase(async (database) => {
      await restoreBackup(database, resolve(argument));
      return 'Ripristinato.';
    });
  } else throw new OperatorError(USAGE);
}

// Leaving by `exit`, not by the signal itself, lets the embedded server be stopped in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
await run(process.argv.slice(2)).catch(exitWith);
