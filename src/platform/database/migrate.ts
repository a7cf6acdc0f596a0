import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { OperatorError } from '../process/operator-error.ts';
import { applySchema, readSchemaFiles } from './apply-schema.ts';
import { ensurePortalRole } from './portal-role.ts';
import { readSqlFiles, type SqlFile } from './sql-files.ts';
import * as operatorMessages from '../messages/operator.ts';

const FOLDER = join(import.meta.dirname, '../../../db');
const OLDEST_SERVER = 15;
/** The timeout is short, because a migration that waits for a lock blocks every query behind it. */
const LOCK_TIMEOUT = '3s';
const MIGRATION_LOCK = 0x6d6967;

const readMigrations = (folder: string): Promise<SqlFile[]> => readSqlFiles(join(folder, 'migrations'));

async function checkServer<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ major: number }>`
    select current_setting('server_version_num')::int / 10000 as major
  `.execute(db);
  const major = rows[0]?.major ?? 0;
  if (major < OLDEST_SERVER) {
    throw new OperatorError(operatorMessages.postgresTooOld(OLDEST_SERVER, major));
  }
}

type AppliedHashes = ReadonlyMap<string, string>;

async function readApplied<T>(db: Kysely<T>): Promise<AppliedHashes> {
  const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from migration_hashes`.execute(db);
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

function refuseUnknown(name: string, isReleased: boolean): OperatorError {
  return new OperatorError(isReleased ? operatorMessages.databaseIsNewer(name) : operatorMessages.databaseOfPreview());
}

function checkApplied(applied: AppliedHashes, files: readonly SqlFile[]): void {
  const known = new Map(files.map((file) => [file.name, file.sha256]));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) throw refuseUnknown(unknown, applied.has(files[0]?.name ?? ''));
  const changed = [...applied].find(([name, sha256]) => known.get(name) !== sha256);
  if (changed !== undefined) {
    throw new OperatorError(operatorMessages.migrationChanged(changed[0]));
  }
  const skipped = files.slice(0, applied.size).find(({ name }) => !applied.has(name));
  if (skipped === undefined) return;
  throw new OperatorError(operatorMessages.migrationSkipped(skipped.name));
}

/**
 * Returns the pending migrations, or `null` if no migration was ever applied. Throws if the applied migrations do not match the
 * files of this release.
 */
export async function pendingMigrations<T>(db: Kysely<T>, folder = FOLDER): Promise<string[] | null> {
  const { rows: found } = await sql`select from pg_class where oid = to_regclass('migration_hashes')`.execute(db);
  if (found.length === 0) return null;
  const [files, applied] = [await readMigrations(folder), await readApplied(db)];
  checkApplied(applied, files);
  return files.map(({ name }) => name).filter((name) => !applied.has(name));
}

export async function newestMigration(folder = FOLDER): Promise<string> {
  return (await readMigrations(folder)).at(-1)?.name ?? '';
}

async function runMigrations<T>(db: Transaction<T>, files: readonly SqlFile[]): Promise<void> {
  const applied = await readApplied(db);
  checkApplied(applied, files);
  for (const { name, text, sha256 } of files.filter((file) => !applied.has(file.name))) {
    try {
      await sql.raw(text).execute(db);
    } catch (cause) {
      throw new Error(`migration ${name} failed`, { cause });
    }
    await sql`insert into migration_hashes (name, sha256) values (${name}, ${sha256})`.execute(db);
  }
}

export type MigrateOptions = {
  folder?: string | undefined;
  /** Last migration to apply. Unless it is the newest, `db/schema` is skipped, because its files require the newest tables. */
  upTo?: string;
};

/** Applies migrations in one transaction and under a lock. */
export async function migrate<T>(db: Kysely<T>, { folder = FOLDER, upTo }: MigrateOptions = {}): Promise<void> {
  await checkServer(db);
  const all = await readMigrations(folder);
  const files = upTo === undefined ? all : all.filter(({ name }) => name <= upTo);
  if (upTo !== undefined && files.at(-1)?.name !== upTo) {
    throw new OperatorError(operatorMessages.migrationUnknown(upTo));
  }
  const schema = await readSchemaFiles(join(folder, 'schema'));
  await ensurePortalRole(db);
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(transaction);
    await sql`create table if not exists migration_hashes (name text primary key, sha256 text not null)`.execute(
      transaction,
    );
    await sql`
      create table if not exists schema_hashes (name text primary key, sha256 text not null, version integer not null)
    `.execute(transaction);
    await runMigrations(transaction, files);
    if (files.length === all.length) await applySchema(transaction, schema);
  });
}
