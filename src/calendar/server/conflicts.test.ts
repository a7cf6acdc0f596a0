import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { buildBnb, takeNights } from '../../../test/build-struttura.ts';
import { feedText, type FeedTextEvent } from '../../../test/feed-text.ts';
import { HOUR, pollingOfFile } from '../../../test/open-polling.ts';
import { lockUnits } from './property-repository.ts';
import { refreshConflicts } from './refresh-conflicts.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

const STAY = { start: '2026-12-01', end: '2026-12-06' };
const LATER = { start: '2026-12-05', end: '2026-12-08' };

const portal = await pollingOfFile();

beforeEach(() => portal.forgetAll());

type ListedPlatform = 'airbnb' | 'booking';

async function list(struttura: number, cameras: Partial<Record<ListedPlatform, { camera: number }>> = {}) {
  const pathOf = (platform: ListedPlatform) => `/${struttura}-${platform}.ics`;
  const add = (platform: ListedPlatform) =>
    portal.addFeed({ struttura, platform, path: pathOf(platform), ...cameras[platform] });
  const feeds = { airbnb: await add('airbnb'), booking: await add('booking') };
  return async (platform: ListedPlatform, ...events: FeedTextEvent[]) => {
    portal.wait(HOUR);
    await portal.server.set(pathOf(platform), { body: feedText(platform, events) });
    return portal.polling.poll(feeds[platform]);
  };
}

async function conflictsOf(struttura: number) {
  const { rows } = await sql<{ start: string; end: string }>`
    select lower(conflicts.period) as start, upper(conflicts.period) as end
    from conflicts join calendar_events on id = first_event_id join units on units.id = unit_id
    where struttura_id = ${struttura} order by conflicts.period`.execute(portal.db);
  const marked = await portal.db
    .selectFrom('calendar_events')
    .innerJoin('units', 'units.id', 'unit_id')
    .where('struttura_id', '=', struttura)
    .where('sync_status', '=', 'conflict')
    .select('platform_source')
    .orderBy('platform_source')
    .execute();
  return { nights: rows, marked: marked.map(({ platform_source }) => platform_source) };
}

const NONE = { nights: [], marked: [] };

test('G14 marks both events of a night that was sold twice and emails the owner once', async () => {
  const struttura = await portal.buildStruttura();
  const show = await list(struttura);
  await show('airbnb', STAY);
  await show('booking', LATER);
  const found = { nights: [{ start: '2026-12-05', end: '2026-12-06' }], marked: ['airbnb', 'booking'] };
  expect(await conflictsOf(struttura)).toEqual(found);
  const [mail, ...more] = await portal.mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Due prenotazioni nelle stesse notti (Airbnb e Booking.com): Podere Le Querce');
  expect(mail?.text).toContain('Airbnb e Booking.com: la notte di sabato 5 dicembre 2026');
  await show('airbnb', STAY, { start: '2027-01-01', end: '2027-01-03' });
  expect(await conflictsOf(struttura)).toEqual(found);
  await show('booking');
  expect((await conflictsOf(struttura)).nights).toEqual(found.nights);
  await show('booking');
  expect(await conflictsOf(struttura)).toEqual(NONE);
  expect(await portal.mails()).toHaveLength(1);
});

test('G14 sends one email for all conflicts of a poll, and no second email while the removed nights of a shortened stay are held', async () => {
  const struttura = await portal.buildStruttura();
  const show = await list(struttura);
  const long = { start: '2026-12-10', end: '2026-12-24' };
  await show('airbnb', STAY, long);
  await show('booking', LATER, { start: '2026-12-12', end: '2026-12-20' });
  const [mail] = await portal.mails();
  expect(mail?.text).toContain('Ci sono 2 conflitti nel calendario');
  expect(mail?.text).toContain('le notti da sabato 12 dicembre 2026 a sabato 19 dicembre 2026');
  await show('airbnb', STAY, { ...long, end: '2026-12-16' });
  expect((await conflictsOf(struttura)).nights.length).toBeGreaterThan(2);
  expect(await portal.mails()).toHaveLength(1);
});

test('G14 detects a conflict between the whole house and a camera, but not between two camere', async () => {
  const { id, camere } = await buildBnb(portal.db, [8000, 9000], { proprietario_email: 'anna@example.it' });
  const [blue = 0, green = 0] = camere;
  const apart = await list(id, { airbnb: { camera: blue }, booking: { camera: green } });
  await apart('airbnb', STAY);
  await apart('booking', LATER);
  expect(await conflictsOf(id)).toEqual(NONE);
  await portal.db.deleteFrom('feeds').execute();
  const together = await list(id, { airbnb: { camera: blue } });
  await together('airbnb', STAY);
  await together('booking', LATER);
  expect((await conflictsOf(id)).marked).toEqual(['airbnb', 'booking']);
  expect((await portal.mails())[0]?.text).toContain('dicembre 2026, Camera 1');
});

test('G14 clears the conflict mark of a platform’s event when the conflicting Ospitalia booking is removed', async () => {
  const struttura = await portal.buildStruttura();
  await takeNights(portal.db, { struttura_id: struttura, ...STAY, platform_source: 'ospitalia' });
  const show = await list(struttura);
  await show('airbnb', LATER);
  expect((await conflictsOf(struttura)).marked).toEqual(['airbnb', 'ospitalia']);
  await portal.dependencies.db.transaction().execute(async (transaction) => {
    await lockUnits(transaction, struttura);
    await transaction.deleteFrom('calendar_events').where('platform_source', '=', 'ospitalia').execute();
    const now = portal.clock.now();
    await refreshConflicts(transaction, struttura, { today: '2026-11-22' as CalendarDate, now });
  });
  expect(await conflictsOf(struttura)).toEqual(NONE);
});

test('clears past conflicts even if no feed changed and the update of a different home fails', async () => {
  const broken = await portal.buildStruttura();
  const showBroken = await list(broken);
  await showBroken('airbnb', STAY);
  await showBroken('booking', LATER);
  const unit = await portal.unitOf(broken);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    portal.db,
  );
  await sql`create trigger refuse before update on calendar_events for each row
    when (new.unit_id = ${sql.lit(unit)}) execute function refuse()`.execute(portal.db);
  const struttura = await portal.buildStruttura();
  const show = await list(struttura);
  await show('airbnb', STAY);
  await show('booking', LATER);
  portal.goTo('2026-12-05T22:59:00Z');
  await portal.polling.runDue();
  expect((await conflictsOf(struttura)).marked).toHaveLength(2);
  portal.goTo('2026-12-05T23:00:00Z');
  await portal.polling.runDue();
  expect(await conflictsOf(struttura)).toEqual(NONE);
  expect(portal.reported).toMatchObject([{ message: `could not refresh the conflicts of struttura ${broken}` }]);
  await sql`drop trigger refuse on calendar_events`.execute(portal.db);
});

test('G14 clears the conflict mark of the whole house when the conflicting camera is deleted', async () => {
  const { id, camere } = await buildBnb(portal.db, [8000, 9000], { proprietario_email: 'anna@example.it' });
  const [blue = 0] = camere;
  const show = await list(id, { airbnb: { camera: blue } });
  await show('airbnb', STAY);
  await show('booking', LATER);
  await portal.db.deleteFrom('camere').where('id', '=', blue).execute();
  await portal.polling.runDue();
  expect(await conflictsOf(id)).toEqual(NONE);
});
