import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { lockUnits } from '../../calendar/server/property-repository.ts';
import type { CalendarDb } from '../../calendar/server/repository.ts';
import type { CalendarTables } from '../../calendar/server/tables.ts';
import { lockedRow } from '../../strutture/server/owner-repository.ts';
import type { StruttureDb } from '../../strutture/server/repository.ts';

/** Pause that is long enough for the other transaction to reach the lock. */
const MOMENT_MS = 200;

const calendarIn = (transaction: StruttureDb): CalendarDb => transaction.$extendTables<CalendarTables>();

const database = await createTestDatabase();
afterAll(() => database.close());

test('a form change and a concurrent sale of nights lock rows in the same order and do not deadlock', async () => {
  const db: StruttureDb = database.db;
  const id = await buildStruttura(database.db);
  const form = db.transaction().execute(async (transaction) => {
    await lockedRow(transaction, id);
    await transaction.updateTable('strutture').set({ prezzo_notte_cents: 12_300 }).where('id', '=', id).execute();
    await pause(MOMENT_MS);
    await lockUnits(calendarIn(transaction), id);
  });
  await pause(MOMENT_MS / 2);
  const nights = db.transaction().execute(async (transaction) => {
    await lockUnits(calendarIn(transaction), id);
    await sql`
      insert into calendar_events (unit_id, platform_source, event_type, period)
      select id, 'ospitalia', 'blocked', '[2027-01-01,2027-01-08)' from units where struttura_id = ${id}`.execute(
      transaction,
    );
  });
  expect(await Promise.allSettled([form, nights])).toEqual([
    { status: 'fulfilled', value: undefined },
    { status: 'fulfilled', value: undefined },
  ]);
});
