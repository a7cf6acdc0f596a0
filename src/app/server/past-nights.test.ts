import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildStruttura, takeNights } from '../../../test/build-struttura.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { readEvents } from './owner-archive/read-events.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());

const house = await portal.buildHome();
const cin = await portal.cinOf(house);
await takeNights(portal.db, { struttura_id: house, start: '2023-12-28', end: '2024-01-03' });
await sql`
  insert into calendar_events (unit_id, period, event_type, platform_source, summary)
  select id, '[2024-01-10,2024-01-12)', 'blocked', 'ospitalia', 'Tinteggio' from units where struttura_id = ${house}`.execute(
  portal.db,
);
await sql`update calendar_events set created_at = '2023-11-01'`.execute(portal.db);
await takeNights(portal.db, { struttura_id: house, start: '2026-10-10', end: '2026-10-12' });

const window = (start: string, end: string) => `start_date=${start}&end_date=${end}`;
const JANUARY = window('2024-01-01', '2024-01-31');
const YEARS = window('2025-11-01', '2026-10-31');

async function seen(query: string) {
  const { body } = await portal.call('GET', `/api/calendar/events/${house}?${query}`);
  const days = await portal.call('GET', `/api/calendar/availability?cin=${cin}&${query}`, { cookie: null });
  const taken = days.body.filter((day: { is_available: boolean }) => !day.is_available);
  return { events: body.events, taken: taken.map(({ date }: { date: string }) => date) };
}

const movePast = () => portal.modules.jobHandlers['past-events']({}, '1');
const lying = async () =>
  (await sql`select last_night::text from past_calendar_events order by 1`.execute(portal.db)).rows;

describe('past nights in yearly partitions', () => {
  test('remain visible to the owner and in the archive, and count as unavailable', async () => {
    const [before, archive] = [await seen(JANUARY), await readEvents(portal.db, house)];
    expect(before.taken).toEqual(['2024-01-01', '2024-01-02', '2024-01-10', '2024-01-11']);
    expect(before.events).toMatchObject([
      { start_date: '2023-12-28', end_date: '2024-01-03', can_delete: false },
      { start_date: '2024-01-10', end_date: '2024-01-12', summary: 'Tinteggio', can_delete: false },
    ]);
    await movePast();
    expect(await lying()).toEqual([{ last_night: '2024-01-02' }, { last_night: '2024-01-11' }]);
    expect(await seen(JANUARY)).toEqual(before);
    expect(await readEvents(portal.db, house)).toEqual(archive);
    expect((await seen(YEARS)).taken).toEqual(['2026-10-10', '2026-10-11']);
  });

  test('cannot be deleted by the owner', async () => {
    const [, block] = (await seen(JANUARY)).events;
    expect((await portal.call('DELETE', `/api/calendar/events/${block.event_id}`)).status).toBe(404);
    expect((await seen(JANUARY)).events).toHaveLength(2);
  });

  test('are not shown in the calendar of another home', async () => {
    const other = await buildStruttura(portal.db, { proprietario_email: 'anna@example.it' });
    const { body } = await portal.call('GET', `/api/calendar/events/${other}?${JANUARY}`);
    expect(body.events).toEqual([]);
  });

  test('are read only from the partitions of the queried years', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select from every_calendar_event where unit_id = 1 and last_night >= '2025-06-01'`.execute(portal.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join();
    expect([plan.includes('events_2025'), plan.includes('events_2024')]).toEqual([true, false]);
  });
});
