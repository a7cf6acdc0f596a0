import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { OperatorError } from '../process/operator-error.ts';
import { ensurePortalRole } from './portal-role.ts';

const FOLDER = join(import.meta.dirname, '../../../db/migrations');
const OLDEST_SERVER = 15;
/** A migration that waits for a lock holds up every query behind it: better to give up and try again. */
const LOCK_TIMEOUT = '3s';
/** Advisory lock of those who create the table of hashes: any number, always the same ("mig" in ASCII). */
const HASH_TABLE_LOCK = 0x6d6967;

type SqlFile = { name: string; text: string; sha256: string };

async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name: name.replace(/\.sql$/, ''), text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function toMigration({ name, text, sha256 }: SqlFile): Migration {
  return {
    async up(db) {
      await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(db);
      await sql.raw(text).execute(db);
      await sql`insert into migration_hashes (name, sha256) values (${name}, ${sha256})`.execute(db);
    },
  };
}

async function checkServer<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ major: number }>`
    select current_setting('server_version_num')::int / 10000 as major
  `.execute(db);
  const major = rows[0]?.major ?? 0;
  if (major < OLDEST_SERVER) {
    throw new OperatorError(`Serve PostgreSQL ${OLDEST_SERVER} o successivo; quello di DATABASE_URL è il ${major}.`);
  }
}

/** Two sessions that create the same table at once fail, `if not exists` or not: hence the lock. */
async function createHashTable<T>(db: Kysely<T>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${HASH_TABLE_LOCK})`.execute(transaction);
    await sql`create table if not exists migration_hashes (name text primary key, sha256 text not null)`.execute(
      transaction,
    );
  });
}

/** A file that was applied and then changed means that this database is not what the files describe. */
async function checkHashes<T>(db: Kysely<T>, files: readonly SqlFile[]): Promise<void> {
  await createHashTable(db);
  const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from migration_hashes`.execute(db);
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const known = new Set(files.map((file) => file.name));
  const unknown = rows.find((row) => !known.has(row.name));
  if (unknown !== undefined) {
    throw new OperatorError(
      `Il database è più nuovo di questo programma: contiene la migrazione ${unknown.name}. Avvia il programma più nuovo; o torna ` +
        'indietro con l’archivio scritto prima dell’aggiornamento: dal programma più nuovo, npm run db -- downgrade, e poi avvia questo.',
    );
  }
  const changed = files.find((file) => applied.has(file.name) && applied.get(file.name) !== file.sha256);
  if (changed === undefined) return;
  throw new OperatorError(`La migrazione ${changed.name} è cambiata dopo essere stata applicata a questo database.`);
}

/**
 * The files that a database still lacks; `null` where it has none at all, and so nothing to lose. Throws an `OperatorError` where the
 * database is newer than the program.
 */
export async function pendingMigrations<T>(db: Kysely<T>, folder = FOLDER): Promise<string[] | null> {
  const { rows: found } = await sql`select from pg_class where oid = to_regclass('migration_hashes')`.execute(db);
  if (found.length === 0) return null;
  const files = await readSqlFiles(folder);
  await checkHashes(db, files);
  const { rows } = await sql<{ name: string }>`select name from migration_hashes`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return files.map(({ name }) => name).filter((name) => !applied.has(name));
}

/** The name of this program's newest migration: a database that lacks it is not what the program was written for. */
export async function newestMigration(folder = FOLDER): Promise<string> {
  return (await readSqlFiles(folder)).at(-1)?.name ?? '';
}

export type MigrateOptions = {
  folder?: string;
  /** Name of the last file to apply; the newest without it. A database that is further on is refused. */
  upTo?: string;
};

/** Runs the SQL files of `db/migrations` in the order of their names, in one transaction and under a lock. */
export async function migrate<T>(db: Kysely<T>, { folder = FOLDER, upTo }: MigrateOptions = {}): Promise<void> {
  await checkServer(db);
  const all = await readSqlFiles(folder);
  const files = upTo === undefined ? all : all.filter(({ name }) => name <= upTo);
  if (upTo !== undefined && files.at(-1)?.name !== upTo) {
    throw new OperatorError(`La migrazione ${upTo} non c'è: serve un programma più nuovo.`);
  }
  await checkHashes(db, files);
  await ensurePortalRole(db);
  const provider: MigrationProvider = {
    getMigrations: async () => Object.fromEntries(files.map((file) => [file.name, toMigration(file)])),
  };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(`migration ${failed?.migrationName ?? 'set-up'} failed`, { cause: error });
}
