import type { ClientBase } from 'pg';

/** Archived rows contain what triggers have computed, such as counters and units. Triggers would compute it twice. */
export async function setTriggers(
  client: ClientBase,
  tables: readonly string[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${client.escapeIdentifier(table)} ${state} trigger user`);
  }
}
