import type { ClientBase } from 'pg';

/** Rows come with what triggers once made of them: counters, units. Making it again would double it. */
export async function setTriggers(
  client: ClientBase,
  tables: readonly string[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${client.escapeIdentifier(table)} ${state} trigger user`);
  }
}
