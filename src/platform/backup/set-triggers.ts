import type { ClientBase } from 'pg';

/** Archived rows already contain the values that triggers compute, so a restore disables the triggers while it loads rows. */
export async function setTriggers(
  client: ClientBase,
  tables: readonly string[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${client.escapeIdentifier(table)} ${state} trigger user`);
  }
}
