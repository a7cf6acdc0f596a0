import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import type { Tables } from '../../app/server/database.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { PORTAL_ROLE } from '../../platform/database/portal-role.ts';
import { createBookingNightsService } from './booking-nights-service.ts';
import { createPastEvents } from './past-events-service.ts';
import { lockUnits } from './property-repository.ts';
import type { CalendarDb } from './repository.ts';

const clock = { now: () => new Date('2026-11-27T09:00:00Z') };
const LONG_OVER = '2025-11-27';

const database = await createTestDatabase();
const { db } = database;
const calendars: CalendarDb = db;
const portal = openDatabase<Tables>(database.url, { role: PORTAL_ROLE });
const bookingNights = createBookingNightsService({ clock });
afterAll(async () => {
  await portal.close();
  await database.close();
});

const noRest = async () => undefined;
const mover = (parts: Partial<Parameters<typeof createPastEvents>[0]> = {}) =>
  createPastEvents({ db: portal.db, clock, size: 3, rest: noRest, ...parts });

let strutturaId: number;
let unit_id: number;

async function unitOf(struttura_id: number): Promise<number> {
  const units = db.selectFrom('units').select('id').where('struttura_id', '=', struttura_id);
  return (await units.executeTakeFirstOrThrow()).id;
}

async function buildEvent(
  start: string,
  end: string,
  { created_at, ...fields }: { created_at?: Date } & Record<string, unknown> = {},
) {
  const { rows } = await sql<{ id: number }>`
    insert into calendar_events (unit_id, period, event_type, platform_source, summary, created_at)
    values (${unit_id}, daterange(${start}::date, ${end}::date), 'booking', 'airbnb', 'Airbnb', coalesce(${created_at}, ${start}::date - 30))
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  if (Object.keys(fields).length > 0) {
    await db.updateTable('calendar_events').set(fields).where('id', '=', id).execute();
  }
  return id;
}

beforeEach(async () => {
  // Rows are deleted one by one, because TRUNCATE does not fire the triggers that update offers.
  for (const table of ['calendar_events', 'bookings'] as const) await db.deleteFrom(table).execute();
  await sql`truncate past_calendar_events, page_invalidations cascade`.execute(db);
  strutturaId = await buildStruttura(db);
  unit_id = await unitOf(strutturaId);
});

type Lying = { id: number; place: string };

async function places(): Promise<Lying[]> {
  const { rows } = await sql<Lying>`
    select id, tableoid::regclass::text as place from calendar_events
    union all select id, tableoid::regclass::text from past_calendar_events order by 1`.execute(db);
  return rows;
}

async function everything() {
  return (await sql`select * from every_calendar_event order by id`.execute(db)).rows;
}

describe('events that ended more than a year ago', () => {
  test('are moved once, to the partition of the year of their last night', async () => {
    const ids = [
      await buildEvent('2020-01-01', '2020-01-08'),
      await buildEvent('2023-12-28', '2024-01-03'),
      await buildEvent('2023-12-30', '2024-01-01'),
      await buildEvent('2024-12-31', '2025-01-01'),
      await buildEvent('2025-11-20', LONG_OVER),
      await buildEvent('2025-11-20', '2025-11-28'),
      await buildEvent('2026-08-01', '2026-08-15'),
      await buildEvent('2026-12-28', '2027-01-03'),
    ];
    const before = await everything();
    expect(await mover().movePast()).toBe(5);
    expect(await everything()).toEqual(before);
    const of = ['2020', '2024', '2023', '2024', '2025'].map((year) => `past_calendar_events_${year}`);
    const lying = [...of, 'calendar_events', 'calendar_events', 'calendar_events'];
    expect(await places()).toEqual(ids.map((id, index) => ({ id, place: lying[index] })));
    expect(await mover().movePast()).toBe(0);
  });

  test('are skipped while their home is being booked, without blocking the booking', async () => {
    await buildEvent('2024-05-01', '2024-05-03');
    const busy = unit_id;
    unit_id = await unitOf(await buildStruttura(db));
    await buildEvent('2024-05-01', '2024-05-03');
    await calendars.transaction().execute(async (booking) => {
      await lockUnits(booking, strutturaId);
      expect(await mover().movePast()).toBe(1);
    });
    const left = await db.selectFrom('calendar_events').select('unit_id').execute();
    expect(left).toEqual([{ unit_id: busy }]);
    expect(await mover().movePast()).toBe(1);
  });

  test.each([
    ['in conflict', { sync_status: 'conflict' as const }],
    ['on hold', { platform_source: 'ospitalia' as const, is_hold: true }],
  ])('are not moved while they are %s', async (_, fields) => {
    const booking_id = await buildBooking(db, { struttura_id: strutturaId, period: '[2024-05-01,2024-05-03)' });
    await buildEvent('2024-05-01', '2024-05-03', 'is_hold' in fields ? { ...fields, booking_id } : fields);
    expect(await mover().movePast()).toBe(0);
  });

  test('are moved to the partition of their year even if they are inserted after events of a later year were moved', async () => {
    const ids = [await buildEvent('2022-08-01', '2022-08-15'), await buildEvent('2026-12-01', '2026-12-15')];
    expect(await mover().movePast()).toBe(1);
    ids.push(await buildEvent('2020-01-01', '2020-01-03', { created_at: clock.now() }));
    expect(await mover({ size: 1 }).movePast()).toBe(1);
    const lying = ['past_calendar_events_2022', 'calendar_events', 'past_calendar_events_2020'];
    expect(await places()).toEqual(ids.map((id, index) => ({ id, place: lying[index] })));
  });

  test('change no offer and invalidate no cached page when they are moved', async () => {
    await buildEvent('2024-05-01', '2024-05-03');
    const count = async () => (await sql`select from page_invalidations`.execute(db)).rows.length;
    const offers = () => db.selectFrom('offers').selectAll().execute();
    const [invalidated, offered] = [await count(), await offers()];
    expect(await mover().movePast()).toBe(1);
    expect([await count(), await offers()]).toEqual([invalidated, offered]);
    await buildEvent('2027-05-01', '2027-05-03');
    expect(await count()).toBe(invalidated + 1);
  });
});

describe('a process that is killed', () => {
  test('between two batches leaves work that the next call completes', async () => {
    for (let month = 1; month <= 9; month += 1) await buildEvent(`2024-0${month}-01`, `2024-0${month}-05`);
    const before = await everything();
    const dies = async () => Promise.reject(new Error('killed'));
    await expect(mover({ rest: dies }).movePast()).rejects.toThrow('killed');
    expect(await everything()).toEqual(before);
    expect(await mover().movePast()).toBe(6);
    expect(await everything()).toEqual(before);
  });

  test('in the middle of a batch has moved no event of the batch', async () => {
    const ids = [await buildEvent('2024-05-01', '2024-05-03'), await buildEvent('2024-06-01', '2024-06-03')];
    const before = await everything();
    await db.transaction().execute(async (other) => {
      await sql`select from calendar_events where id = ${ids[1]} for update`.execute(other);
      const moving = mover().movePast();
      moving.catch(() => undefined);
      await waitUntilBlocked(db, 1);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like '%past_calendar_events%' and wait_event_type = 'Lock'`.execute(
        other,
      );
      await expect(moving).rejects.toThrow(/terminat/);
    });
    expect(await places()).toEqual(ids.map((id) => ({ id, place: 'calendar_events' })));
    expect(await mover().movePast()).toBe(2);
    expect(await everything()).toEqual(before);
  });
});

describe('the partitions', () => {
  test('are created for a new year by a role that cannot create tables', async () => {
    const years = async () => {
      const { rows } = await sql<{ year: string }>`
        select right(inhrelid::regclass::text, 4) as year from pg_inherits
        where inhparent = 'past_calendar_events'::regclass order by 1`.execute(db);
      return rows.map(({ year }) => Number(year));
    };
    const upTo = (last: number) => Array.from({ length: last - 2019 }, (_, index) => 2020 + index);
    const newYear = { now: () => new Date('2027-12-31T23:30:00Z') };
    await Promise.all([mover({ clock: newYear }).movePast(), mover({ clock: newYear }).movePast()]);
    expect(await years()).toEqual(upTo(2028));
    await sql`drop table past_calendar_events_2028`.execute(db);
    await mover().movePast();
    expect(await years()).toEqual(upTo(2027));
  });

  test('lose a home’s events when the home is deleted', async () => {
    await buildEvent('2024-05-01', '2024-05-03');
    await mover().movePast();
    await db.deleteFrom('strutture').where('id', '=', strutturaId).execute();
    expect(await places()).toEqual([]);
  });

  test('reject an event with a wrong last night', async () => {
    await mover().movePast();
    const wrong = sql`
      insert into past_calendar_events (id, last_night, unit_id, period, event_type, platform_source, summary, created_at, public_id, is_echo)
      values (1, '2024-05-03', ${unit_id}, '[2024-05-01,2024-05-03)', 'booking', 'airbnb', '', now(), gen_random_uuid(), false)`;
    await expect(wrong.execute(db)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a past booking', () => {
  const nights = { start: '2024-05-01' as CalendarDate, end: '2024-05-03' as CalendarDate };
  const inTransaction = (work: (booked: Parameters<typeof bookingNights.place>[1], on: CalendarDb) => Promise<void>) =>
    calendars.transaction().execute(async (transaction) => {
      await bookingNights.lock(transaction, strutturaId);
      const { id: booking_id } = await db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
      const booked = {
        booking_id,
        struttura_id: strutturaId,
        unit_id,
        nights,
        kind: 'booking' as const,
        guest_name: 'Carla',
      };
      await work(booked, transaction);
    });

  beforeEach(async () => {
    await buildBooking(db, { struttura_id: strutturaId, period: '[2024-05-01,2024-05-03)' });
    await inTransaction((booked, on) => bookingNights.place(on, booked));
    await sql`update calendar_events set created_at = '2024-04-01'`.execute(db);
    await mover().movePast();
  });

  test('exists once and is moved again if it is rewritten, for example after a dispute', async () => {
    await inTransaction((booked, on) => bookingNights.place(on, { ...booked, guest_name: 'Carla Verdi' }));
    expect(await everything()).toMatchObject([{ guest_name: 'Carla Verdi' }]);
    await sql`update calendar_events set created_at = '2024-04-01'`.execute(db);
    expect(await mover().movePast()).toBe(1);
    expect(await everything()).toMatchObject([{ guest_name: 'Carla Verdi' }]);
  });

  test('disappears from all calendars if it is released', async () => {
    await inTransaction((booked, on) => bookingNights.free(on, booked));
    expect(await everything()).toEqual([]);
  });

  test('counts in has_own_bookings even if only its nights are still stored', async () => {
    const has = async () =>
      (await sql<{ has: boolean }>`select has_own_bookings(${strutturaId}) as has`.execute(db)).rows[0]?.has;
    expect(await has()).toBe(true);
    await sql`update past_calendar_events set booking_id = null`.execute(db);
    await sql`delete from bookings`.execute(db);
    expect(await has()).toBe(true);
    await sql`delete from past_calendar_events`.execute(db);
    expect(await has()).toBe(false);
  });
});
