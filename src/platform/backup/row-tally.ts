import { hash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveManifest, ArchiveTable } from './archive-schema.ts';
import { copyOut } from './list-tables.ts';

/** The hash does not depend on the order of the rows, because a restore may change their order. */
type RowTally = { rows: number; hash: string };

const LANES = 8;
const NEW_LINE = 0x0a;

export function createRowTally() {
  const lanes = new Uint32Array(LANES);
  let rows = 0;
  let begun: Buffer = Buffer.alloc(0);

  function addLine(line: Buffer): void {
    const digest = hash('sha256', line, 'buffer');
    // A `Uint32Array` wraps around on overflow, so the sum needs no modulo.
    for (let lane = 0; lane < LANES; lane += 1) lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32BE(lane * 4);
    rows += 1;
  }

  return {
    /** `chunk` may end within a line. */
    add(chunk: Buffer): void {
      const text = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
      let start = 0;
      for (let end = text.indexOf(NEW_LINE); end !== -1; end = text.indexOf(NEW_LINE, start)) {
        addLine(text.subarray(start, end));
        start = end + 1;
      }
      begun = text.subarray(start);
    },
    read(): RowTally {
      return { rows, hash: Array.from(lanes, (lane) => lane.toString(16).padStart(8, '0')).join('') };
    },
  };
}

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
