import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { isAppError } from '../../../kernel/calls/app-error.ts';
import { findAddresses } from '../../../platform/database/find-addresses.ts';
import { readHasher } from '../../../privacy/server/erasures.ts';
import { dbOfClient, erasersOf } from './restored-handlers.ts';

/** In the rows of an erased person, `alias` replaces the address until the erasure is repeated. */
export type MaskedPerson = { email: string; hash: string; alias: string };

export type SearchedTable = { name: string; columns: readonly string[] };

async function typeOf(client: ClientBase, table: string, column: string): Promise<string> {
  const { rows } = await client.query<{ type: string }>(
    `select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attname = $2`,
    [client.escapeIdentifier(table), column],
  );
  return rows[0]?.type ?? 'text';
}

/** Returns a pattern that matches the address unless it is part of a longer address. */
function patternOf(email: string): string {
  const literal = email.replaceAll(/[^a-z0-9]/g, String.raw`\$&`);
  return String.raw`(?<![A-Za-z0-9_'+.-])${literal}(?![A-Za-z0-9-]|\.[A-Za-z])`;
}

async function rename(
  client: ClientBase,
  { name, columns }: SearchedTable,
  from: string,
  to: string,
): Promise<boolean> {
  let isFound = false;
  for (const column of columns) {
    const type = await typeOf(client, name, column);
    if (!/^(?:text|character varying|jsonb|json)/.test(type)) continue;
    const [table, field] = [client.escapeIdentifier(name), client.escapeIdentifier(column)];
    const { rowCount } = await client.query(
      `update ${table} set ${field} = regexp_replace(${field}::text, $1, $2, 'gi')::${type} where ${field}::text ~* $1`,
      [patternOf(from), to],
    );
    isFound ||= (rowCount ?? 0) > 0;
  }
  return isFound;
}

async function erasedSince(client: ClientBase, archived: string): Promise<Set<string>> {
  const { rows } = await client.query<{ email_hash: string }>(
    `select email_hash from erasures where id not in (select id from ${client.escapeIdentifier(archived)})`,
  );
  return new Set(rows.map(({ email_hash }) => email_hash));
}

/**
 * Masks the addresses of erased persons in archived rows. Otherwise, repeating the erasures would also affect the newer rows of
 * these persons.
 */
export async function maskErased(
  client: ClientBase,
  archivedErasures: string,
  tables: readonly SearchedTable[],
): Promise<MaskedPerson[]> {
  const hashes = await erasedSince(client, archivedErasures);
  if (hashes.size === 0) return [];
  const hashOf = await readHasher(dbOfClient(client));
  const names = tables.map(({ name }) => name);
  const masked: MaskedPerson[] = [];
  for (const email of await findAddresses(client, names)) {
    const hash = hashOf(email);
    if (!hashes.has(hash)) continue;
    const alias = `cancellato-${randomUUID()}@archivio.invalid`;
    for (const table of tables) await rename(client, table, email, alias);
    masked.push({ email, hash, alias });
  }
  return masked;
}

async function eraseMasked(client: ClientBase, { hash, alias }: MaskedPerson): Promise<boolean> {
  const db = dbOfClient(client);
  await client.query('savepoint erasing');
  try {
    for (const { erase } of erasersOf(db)) await erase(db, alias);
    return true;
  } catch (error) {
    if (!isAppError(error)) throw error;
    await client.query('rollback to savepoint erasing');
    // Marks the erasure as not applied, so that the portal retries it every hour and when it starts.
    await client.query('update erasures set applied_at = null where email_hash = $1', [hash]);
    return false;
  } finally {
    await client.query('release savepoint erasing').catch(() => undefined);
  }
}

/** Repeats the erasures of the masked persons, restores the address in the remaining rows, and returns the number of rejected erasures. */
export async function eraseReturned(
  client: ClientBase,
  masked: readonly MaskedPerson[],
  tables: readonly SearchedTable[],
): Promise<number> {
  let refused = 0;
  for (const person of masked) {
    if (!(await eraseMasked(client, person))) refused += 1;
    for (const table of tables) await rename(client, table, person.alias, person.email);
  }
  return refused;
}
