import type { ClientBase } from 'pg';
import { asCents, formatEuro } from '../../../kernel/cents.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { recordAction } from '../../../admin/server/service.ts';
import type { Actor } from '../../../kernel/account.ts';
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
import { assertOwn } from './load-archived.ts';
import { refuse } from './refuse.ts';
import { returnWaiting, setAside } from './set-aside.ts';

/** They go on: the register forgets nothing, and who was erased stays erased. */
const KEPT: ReadonlySet<string> = new Set(['registro_azioni', 'erasures']);

export type EverythingParts = {
  database: Database;
  file: string;
  trust: ArchiveTrust;
  /** How many bookings somebody has said may be lost. */
  mayLose: number;
  actor: Actor;
  archivio: string;
  /** Writes an archive of today, and gives its name: without one nothing is replaced. */
  writeToday(): Promise<string>;
  /** Portals are at work: they wait for their tables, or say 503. What happens within the transaction is told to `beforeCommit`. */
  atWork?: { onBytes(bytes: number): void; beforeCommit(client: ClientBase, done: RestoredEverything): Promise<void> };
};

/** `today`: the archive of what was there before; `homes`: how many there are again. */
export type RestoredEverything = { today: string; writtenAt: string; homes: number };

/** Whoever holds a table longer keeps it: requests have 4 s for a statement. */
const LOCK_TIMEOUT = '10s';

/** A number that was given once is never given again: addresses of homes are out in the world. */
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
    } else if (KEPT.has(table)) await skipRows(frames);
    else await copyRows(client, frames, columnList(client, entry));
    await advance(client, entry);
  }
  await readManifest(frames);
  await finish(frames);
}

type LostBookings = { bookings: number; cents: number };

/** Bookings of before that are not there any more, or were paid, decided or refunded otherwise. */
async function countLost(client: ClientBase): Promise<LostBookings> {
  const { rows } = await client.query<LostBookings>(`
    select count(*) as bookings, coalesce(sum(paid_cents), 0)::bigint as cents from bookings_before as before
    where not exists (
      select from (${bookingStates('bookings', 'refunds')}) as now where now.id = before.id and now.state = before.state
    )`);
  return rows[0] ?? { bookings: 0, cents: 0 };
}

function assertMayLose({ bookings, cents }: LostBookings, { mayLose, atWork }: EverythingParts): void {
  if (bookings === 0 || bookings === mayLose) return;
  if (atWork !== undefined) throw refuse('cambiato');
  throw new OperatorError(
    `Prenotazioni di adesso che l’archivio non conosce, o non così: ${formatCount(bookings)}, per ${formatEuro(asCents(cents))} già pagati. ` +
      `Andrebbero perse, e il denaro resterebbe incassato. Non è cambiato niente; se dev’essere così, aggiungi --loses ${bookings}.`,
  );
}

async function replaceAll(client: ClientBase, header: ArchiveHeader, parts: EverythingParts): Promise<string> {
  const { file, trust, atWork } = parts;
  const frames = openArchive(file, trust, atWork?.onBytes);
  await nextFrame(frames);
  await checkTables(client, header.tables);
  const replaced = header.tables.filter((table) => !KEPT.has(table));
  const list = replaced.map((table) => client.escapeIdentifier(table)).join(', ');
  // Nobody writes until the end: the archive of today has all that goes.
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
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
  assertMayLose(await countLost(client), parts);
  await returnWaiting(client, waiting, keys);
  await client.query('update erasures set applied_at = null where id not in (select id from archived_erasures)');
  await client.query('set constraints all immediate');
  await setTriggers(client, replaced, 'enable');
  await client.query('analyze');
  await refreshSearch(client);
  await client.query(`select invalidate_pages(array['all'])`);
  return today;
}

/**
 * Makes a database what one of its own archives has, in one transaction: all of it or nothing. Unless it is said that portals are at work,
 * none may be. Administrators, what signs people in, secrets, the register and erasures stay. Whoever was erased since is erased again by `eraseAgain`, or by the
 * portal before it opens.
 */
export async function restoreEverything(parts: EverythingParts): Promise<RestoredEverything> {
  const { database, file, trust, actor, archivio, atWork } = parts;
  const header = await readHeader(file, trust, atWork?.onBytes);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await assertOwn(client, header);
    if (atWork === undefined) await assertNoPortal(client);
    const today = await replaceAll(client, header, parts);
    const change = { prima: { archivio: today }, dopo: { archivio } };
    await recordAction(dbOfClient(client), actor, { azione: 'ripristino', ...change });
    const { rows } = await client.query<{ homes: number }>(
      `select count(*) as homes from strutture where status <> 'eliminata'`,
    );
    const done = { today, writtenAt: header.created_at, homes: rows[0]?.homes ?? 0 };
    await atWork?.beforeCommit(client, done);
    await client.query('commit');
    return done;
  } finally {
    // A session in the middle of a failed transaction ends with its connection, and the transaction with it.
    client.release(true);
  }
}
