import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveManifest, ArchiveTable } from './archive-schema.ts';
import { copyOut } from './list-tables.ts';
import { createRowTally, type RowTally } from './row-tally.ts';

async function tallyTable(client: ClientBase, entry: ArchiveTable): Promise<RowTally> {
  const tally = createRowTally();
  const rows: AsyncIterable<Buffer> = client.query(copyTo(copyOut(client, entry)));
  for await (const chunk of rows) tally.add(chunk);
  return tally.read();
}

export type TableDifference = { table: string; archived: number; restored: number };

export async function compareManifest(
  client: ClientBase,
  entries: readonly ArchiveTable[],
  manifest: ArchiveManifest,
): Promise<TableDifference[]> {
  const differences: TableDifference[] = [];
  for (const entry of entries) {
    const expected = manifest[entry.table];
    const found = await tallyTable(client, entry);
    if (expected?.rows === found.rows && expected.hash === found.hash) continue;
    differences.push({ table: entry.table, archived: expected?.rows ?? 0, restored: found.rows });
  }
  return differences;
}
