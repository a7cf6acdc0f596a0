import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { readSqlFiles, type SqlFile } from './sql-files.ts';

export type SchemaFiles = { version: number; files: readonly SqlFile[] };

type AppliedFile = { name: string; sha256: string; version: number };

export async function readSchemaFiles(folder: string): Promise<SchemaFiles> {
  const version = Number(await readFile(join(folder, 'version'), 'utf8'));
  return { version, files: await readSqlFiles(folder) };
}

/**
 * Returns the changed schema files, or none if a newer release has already applied its schema, because older releases also work
 * with that schema.
 */
function changedFiles({ version, files }: SchemaFiles, applied: readonly AppliedFile[]): SqlFile[] {
  if (applied.some((row) => row.version > version)) return [];
  const hashes = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
  return files.filter(({ name, sha256 }) => hashes.get(name) !== sha256);
}

/** Must run in the same transaction as the migrations. */
export async function applySchema<T>(db: Kysely<T>, schema: SchemaFiles): Promise<void> {
  const { rows } = await sql<AppliedFile>`select name, sha256, version from schema_hashes`.execute(db);
  for (const { name, text, sha256 } of changedFiles(schema, rows)) {
    try {
      await sql.raw(text).execute(db);
    } catch (cause) {
      throw new Error(`db/schema/${name}.sql failed`, { cause });
    }
    await sql`
      insert into schema_hashes (name, sha256, version) values (${name}, ${sha256}, ${schema.version})
      on conflict (name) do update set sha256 = excluded.sha256, version = excluded.version`.execute(db);
  }
}
