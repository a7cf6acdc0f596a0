import type { ClientBase } from 'pg';
import type { Columns } from './load-archived.ts';

export type Applying = { client: ClientBase; columns: Columns; now: Date };

/** Locks homes and units in the same order as `lockedRow` of the strutture module. */
export async function lockHomes(client: ClientBase, ids: readonly number[]): Promise<void> {
  await client.query('select from strutture where id = any ($1) order by id for no key update', [ids]);
  await client.query('select from units where struttura_id = any ($1) order by id for update', [ids]);
}

export function listOf({ client, columns }: Applying, table: string, without: readonly string[] = []): string {
  const names = (columns.get(table) ?? []).filter((name) => !without.includes(name));
  return names.map((name) => client.escapeIdentifier(name)).join(', ');
}
