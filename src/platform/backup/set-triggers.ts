import type { ClientBase } from 'pg';

/** A restoration disables triggers, because archived rows already contain the values that triggers compute, such as counters and units. */
export async function setTriggers(
  client: ClientBase,
  tables: readonly string[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${client.escapeIdentifier(table)} ${state} trigger user`);
  }
}
