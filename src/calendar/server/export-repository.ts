import { sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { ExportTarget, Nights } from '../rules/feed.ts';
import type { ReadingLog } from '../rules/reading-habit.ts';
import type { ExportableEvent } from '../rules/select-export.ts';
import type { CalendarDb } from './repository.ts';

export async function exportableEvents(
  db: CalendarDb,
  strutturaId: number,
  today: CalendarDate,
): Promise<ExportableEvent[]> {
  const rows = await db
    .selectFrom('calendar_events')
    .innerJoin('units', 'units.id', 'unit_id')
    .where('struttura_id', '=', strutturaId)
    .where(sql<boolean>`upper(period) > ${today}::date`)
    // Holds are excluded, because most are paid or expire within minutes, but a platform would show them for hours.
    .where('is_hold', '=', false)
    .select(['calendar_events.id', 'unit_id', 'camera_id', 'event_type', 'platform_source', 'is_echo', 'public_id'])
    .select(['held_since', 'updated_at'])
    .select([sql<CalendarDate>`lower(period)`.as('start'), sql<CalendarDate>`upper(period)`.as('end')])
    .orderBy('calendar_events.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    held_since: row.held_since?.getTime() ?? null,
    updated_at: row.updated_at.getTime(),
  }));
}

function logOf({
  read_hours,
  read_hour,
}: {
  read_hours: number[] | null;
  read_hour: number | null;
}): ReadingLog | null {
  return read_hours === null || read_hour === null ? null : { counts: read_hours, hour: read_hour };
}

export async function addressesOf(db: CalendarDb, strutturaId: number) {
  const rows = await db
    .selectFrom('export_addresses')
    .innerJoin('units', 'units.id', 'unit_id')
    .where('struttura_id', '=', strutturaId)
    .select(['camera_id', 'platform', 'sealed_token', 'fetched_at', 'read_hours', 'read_hour'])
    .orderBy(sql`camera_id nulls first`)
    .orderBy('platform')
    .execute();
  return rows.map(({ read_hours, read_hour, ...row }) => ({ ...row, readings: logOf({ read_hours, read_hour }) }));
}

/** Locks the address until the transaction ends, so that concurrent reads are recorded one after the other. */
export async function lockAddress(db: CalendarDb, tokenHash: Buffer, platform: ExportTarget) {
  const row = await db
    .selectFrom('export_addresses')
    .innerJoin('units', 'units.id', 'unit_id')
    .where('token_hash', '=', tokenHash)
    .where('platform', '=', platform)
    .select([
      'export_addresses.id',
      'struttura_id',
      'camera_id',
      'content_hash',
      'changed_at',
      'read_hours',
      'read_hour',
    ])
    .forUpdate('export_addresses')
    .executeTakeFirst();
  return row && { ...row, readings: logOf(row) };
}

export type AddressKey = { unit_id: number; platform: ExportTarget };
export type AddressToken = { token_hash: Buffer; sealed_token: Buffer };

const UNREAD = { fetched_at: null, read_hours: null, read_hour: null };

export function putAddress(db: CalendarDb, key: AddressKey, token: AddressToken) {
  return db
    .insertInto('export_addresses')
    .values({ ...key, ...token })
    .onConflict((conflict) => conflict.columns(['unit_id', 'platform']).doUpdateSet({ ...token, ...UNREAD }))
    .returning(['platform', 'sealed_token', 'fetched_at'])
    .executeTakeFirstOrThrow();
}

export async function addAddress(db: CalendarDb, key: AddressKey, token: AddressToken): Promise<void> {
  await db
    .insertInto('export_addresses')
    .values({ ...key, ...token })
    .onConflict((conflict) => conflict.columns(['unit_id', 'platform']).doNothing())
    .execute();
}

export async function deleteAddress(db: CalendarDb, { unit_id, platform }: AddressKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('export_addresses')
    .where('unit_id', '=', unit_id)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function saveContent(
  db: CalendarDb,
  id: number,
  content: { content_hash: Buffer; changed_at: Date },
): Promise<void> {
  await db.updateTable('export_addresses').set(content).where('id', '=', id).execute();
}

export type Reading = { served: readonly Nights[]; at: Date; readings: ReadingLog };

export async function saveReading(db: CalendarDb, id: number, { served, at, readings }: Reading): Promise<void> {
  const ranges = served.map(({ start, end }) => `[${start},${end})`).join(',');
  const log = { read_hours: [...readings.counts], read_hour: readings.hour };
  await db
    .updateTable('export_addresses')
    .set({ served: `{${ranges}}`, fetched_at: at, ...log })
    .where('id', '=', id)
    .execute();
}

export async function setExportEnabled(
  db: CalendarDb,
  { unit_id, platform }: AddressKey,
  export_enabled: boolean,
): Promise<void> {
  if (platform === 'altro') return;
  await db
    .updateTable('feeds')
    .set({ export_enabled })
    .where('unit_id', '=', unit_id)
    .where('platform', '=', platform)
    .execute();
}
