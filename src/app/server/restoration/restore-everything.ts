import type { ClientBase } from 'pg';
import { recordAction } from '../../../admin/server/service.ts';
import type { Actor } from '../../../kernel/people/account.ts';
import type { ArchiveTrust } from '../../../platform/backup/archive-bytes.ts';
import type { ArchiveHeader, ArchiveTable } from '../../../platform/backup/archive-schema.ts';
import { listForeignKeys } from '../../../platform/backup/foreign-keys.ts';
import { checkTables, columnList } from '../../../platform/backup/list-tables.ts';
import {
  copyRows,
  finish,
  type Frames,
  nextFrame,
  openArchive,
  readHeader,
  readManifest,
  readTable,
  skipRows,
} from '../../../platform/backup/read-archive.ts';
import { setTriggers } from '../../../platform/backup/set-triggers.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import { refreshSearch } from '../backup/refresh-search.ts';
import { bookingStates } from '../backup/booking-states.ts';
import { assertNoPortal } from '../backup/restore-backup.ts';
import { dbOfClient } from '../backup/restored-handlers.ts';
import type { Database } from '../database.ts';
import { archived, assertMatchingArchive, countHomes, loadArchived } from './load-archived.ts';
import { returnWaiting, setAside } from './set-aside.ts';
import * as commandMessages from '../../messages/commands.ts';

/** Tables that are retained, because the audit log is append-only and erasures stay in force. */
const RETAINED: ReadonlySet<string> = new Set(['registro_azioni', 'erasures']);

export type EverythingParts = {
  database: Database;
  file: string;
  trust: ArchiveTrust;
  mayLose: number;
  actor: Actor;
  archivio: string;
  /** Archives the current state and returns the name of the archive. If this fails, nothing is replaced. */
  writeToday(): Promise<string>;
};

type RestoredEverything = { today: string; writtenAt: string };

/** Advances a sequence. Ids must never be reused, because the URLs of homes are public. */
async function advance(client: ClientBase, { sequence }: ArchiveTable): Promise<void> {
  if (sequence === null) return;
  const { name, last_value } = sequence;
  await client.query(`select setval($1, $2) from ${name} where last_value < $2`, [name, last_value]);
}

async function loadAll(client: ClientBase, header: ArchiveHeader, frames: Frames): Promise<void> {
  for (const table of header.tables) {
    const entry = await readTable(frames, table);
    if (table === 'erasures') {
      await client.query('create temporary table archived_erasures (like erasures) on commit drop');
      await copyRows(client, frames, columnList(client, { ...entry, table: 'archived_erasures' }));
    } else if (RETAINED.has(table)) await skipRows(frames);
    else await copyRows(client, frames, columnList(client, entry));
    await advance(client, entry);
  }
  await readManifest(frames);
  await finish(frames);
}

type LostBookings = { bookings: number; cents: number };

/** Counts the bookings that a restore would lose. `today` and `then` are queries returned by `bookingStates`. */
async function countLost(client: ClientBase, today: string, then: string): Promise<LostBookings> {
  const { rows } = await client.query<LostBookings>(`
    select count(*) as bookings, coalesce(sum(paid_cents), 0)::bigint as cents from (${today}) as today
    where not exists (select from (${then}) as archived where archived.id = today.id and archived.state = today.state)`);
  return rows[0] ?? { bookings: 0, cents: 0 };
}

function assertMayLose({ bookings, cents }: LostBookings, mayLose: number): void {
  if (bookings === mayLose) return;
  throw new OperatorError(commandMessages.restoreWouldLose(bookings, cents, mayLose));
}

type EverythingPreview = LostBookings & { writtenAt: string; homesThen: number; homesNow: number };

/** Returns what a full restore would replace and lose. Changes nothing, so portals can keep running. */
export async function previewEverything({
  database,
  file,
  trust,
}: Pick<EverythingParts, 'database' | 'file' | 'trust'>): Promise<EverythingPreview> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const { header, homes } = await loadArchived(client, { file, trust });
    const lost = await countLost(
      client,
      bookingStates('bookings', 'refunds'),
      bookingStates(archived('bookings'), archived('refunds')),
    );
    return { ...lost, writtenAt: header.created_at, homesThen: homes, homesNow: await countHomes(client, 'strutture') };
  } finally {
    client.release(true);
  }
}

async function replaceAll(client: ClientBase, header: ArchiveHeader, parts: EverythingParts): Promise<string> {
  const frames = openArchive(parts.file, parts.trust);
  await nextFrame(frames);
  await checkTables(client, header.tables);
  const replaced = header.tables.filter((table) => !RETAINED.has(table));
  const list = replaced.map((table) => client.escapeIdentifier(table)).join(', ');
  // Blocks writes until the end of the transaction, so that the new archive contains everything that is replaced.
  await client.query(`lock table ${list} in share row exclusive mode`);
  const today = await parts.writeToday();
  const keys = await listForeignKeys(client);
  await client.query(
    `create temporary table bookings_before on commit drop as ${bookingStates('bookings', 'refunds')}`,
  );
  const waiting = await setAside(client, replaced, keys);
  await setTriggers(client, replaced, 'disable');
  await client.query(`truncate ${list} cascade`);
  await loadAll(client, header, frames);
  const lost = await countLost(client, 'select * from bookings_before', bookingStates('bookings', 'refunds'));
  assertMayLose(lost, parts.mayLose);
  await returnWaiting(client, waiting, keys);
  await client.query('update erasures set applied_at = null where id not in (select id from archived_erasures)');
  await client.query('set constraints all immediate');
  await setTriggers(client, replaced, 'enable');
  await client.query('analyze');
  await refreshSearch(client);
  await client.query(`select invalidate_pages(array['all'])`);
  return today;
}

/** Replaces a database's contents in one transaction. Throws if a portal is running. Call `eraseAgain` afterwards. */
export async function restoreEverything(parts: EverythingParts): Promise<RestoredEverything> {
  const { database, file, trust, actor, archivio } = parts;
  const header = await readHeader(file, trust);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await assertMatchingArchive(client, header);
    await assertNoPortal(client);
    const today = await replaceAll(client, header, parts);
    const change = { prima: { archivio: today }, dopo: { archivio } };
    await recordAction(dbOfClient(client), actor, { azione: 'ripristino', ...change });
    await client.query('commit');
    return { today, writtenAt: header.created_at };
  } finally {
    client.release(true);
  }
}
