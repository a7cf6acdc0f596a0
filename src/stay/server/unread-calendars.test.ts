import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBnb } from '../../../test/build-struttura.ts';
import { feedText, misreadText } from '../../../test/feed-text.ts';
import { MINUTE, MORNING, openPolling } from '../../../test/open-polling.ts';
import { addDays } from '../../kernel/dates/calendar-date.ts';
import { today } from '../../kernel/dates/clock.ts';
import type { FeedServerAnswer } from '../../../test/feed-server.ts';
import type { Platform } from '../../calendar/rules/feed.ts';
import { paymentBody, openStay } from '../../../test/open-stay.ts';

const PATIENT_MS = 30_000;

async function openStayCalendars() {
  let paths = 0;
  let deadlineMs = PATIENT_MS;
  const portal = await openPolling({ deadline: 60_000 });
  const { database, clock, polling } = portal;
  const freshen: typeof polling.freshen = (unitIds, { olderThanMs }) =>
    polling.freshen(unitIds, { olderThanMs, deadlineMs });
  const stay = await openStay({ fixture: { database, clock, freshen } });
  return {
    portal,
    stay,

    setDeadline(milliseconds: number) {
      deadlineMs = milliseconds;
    },
    startOver() {
      portal.goTo(MORNING);
      deadlineMs = PATIENT_MS;
      stay.clear();
    },

    async addFeed(place: { struttura: number; camera?: number }, platform: Platform = 'booking') {
      paths += 1;
      const path = `/pagamento-${paths}.ics`;
      const id = await portal.addFeed({ ...place, platform, path });
      await portal.server.set(path, { body: feedText('booking', []) });
      // Each feed has its own host, because a hanging feed would delay all other feeds on the same host.
      const change = { succeeded_at: portal.clock.now(), host: `piattaforma-${paths}.example` };
      await portal.db.updateTable('feeds').set(change).where('id', '=', id).execute();
      return {
        id,
        answer: (answer: FeedServerAnswer) => portal.server.set(path, answer),
        isRequested: () => portal.server.requests(path, 1),
      };
    },

    async sellFrom(struttura: number, overrides: Parameters<typeof paymentBody>[1] = {}) {
      const { codice } = await stay.create(paymentBody(struttura, overrides));
      const { modalita, unread_calendars } = await stay.booking(codice);
      return { modalita, unread_calendars };
    },
  };
}

const FREE: FeedServerAnswer = { body: feedText('booking', []) };
const SOLD: FeedServerAnswer = { body: feedText('booking', [{ start: '2026-12-01', end: '2026-12-04' }]) };
const BROKEN: FeedServerAnswer = { status: 500 };
const HANGS: FeedServerAnswer = { fault: 'stall' };
const calendars = await openStayCalendars();
const { portal, stay, addFeed, sellFrom } = calendars;
afterAll(() => portal.close());
beforeEach(() => calendars.startOver());

async function buildHouse(answer: FeedServerAnswer = BROKEN, minutes = 120) {
  const struttura = await stay.buildHome();
  const feed = await addFeed({ struttura });
  await feed.answer(answer);
  portal.wait(minutes * MINUTE);
  return { struttura, feed };
}

const AT_ONCE = { modalita: 'immediata', unread_calendars: null };

const request = (...unread: [Platform, Date][]) => ({
  modalita: 'su_richiesta',
  unread_calendars: unread.map(([platform, since]) => ({ platform, since: since.toISOString() })),
});

const morning = new Date(MORNING);

describe('a booking of a whole house', () => {
  test('becomes a request that lists all three unreadable calendars with the start of each outage', async () => {
    const struttura = await stay.buildHome();
    for (const platform of ['airbnb', 'booking', 'vrbo'] as const) {
      const feed = await addFeed({ struttura }, platform);
      await feed.answer(BROKEN);
      if (platform !== 'vrbo') portal.wait(MINUTE);
    }
    portal.wait(3 * 60 * MINUTE);
    const since = (minutes: number) => new Date(morning.getTime() + minutes * MINUTE);
    expect(await sellFrom(struttura)).toEqual(request(['airbnb', since(0)], ['booking', since(1)], ['vrbo', since(2)]));
  });

  test.for([
    ['one calendar does not respond', HANGS],
    ['one response is not a calendar', { body: '<html>' }],
  ] as const)('becomes a request if %s, even if the other calendars are readable', async ([, answer]) => {
    const { struttura } = await buildHouse(answer, 76);
    await addFeed({ struttura }, 'airbnb');
    calendars.setDeadline(300);
    expect(await sellFrom(struttura)).toEqual(request(['booking', morning]));
  });

  test('is accepted as a request, but rejected as an immediate payment, if a calendar is unreadable', async () => {
    const { struttura } = await buildHouse();
    await expect(sellFrom(struttura, { modalita: 'immediata' })).rejects.toMatchObject({
      codice: 'CONFERMA_NECESSARIA',
      detail: expect.stringMatching(/^Ora non riusciamo a leggere uno dei calendari/),
      campi: { modalita: 'su_richiesta' },
    });
    expect(await stay.events(struttura)).toEqual([]);
    expect((await sellFrom(struttura, { modalita: 'su_richiesta' })).modalita).toBe('su_richiesta');
  });

  test('is rejected if the guest consented to a request but all calendars are readable', async () => {
    const { struttura } = await buildHouse(FREE);
    await expect(sellFrom(struttura, { modalita: 'su_richiesta' })).rejects.toMatchObject({
      codice: 'CONFERMA_NECESSARIA',
      detail: expect.stringMatching(/^La conferma del proprietario non serve più/),
      campi: { modalita: 'immediata' },
    });
  });

  test('is rejected as an immediate payment, without mentioning calendars, if the owner now confirms every stay', async () => {
    const struttura = await stay.buildHome({ accettazione: 'su_richiesta' });
    await expect(sellFrom(struttura, { modalita: 'immediata' })).rejects.toMatchObject({
      detail: expect.stringMatching(/^Il proprietario di questa casa conferma ogni prenotazione/),
    });
  });

  test("waits for another process's poll to finish and then needs no confirmation by the owner", async () => {
    const { struttura, feed } = await buildHouse({ ...FREE, delay: 100 }, 5 * 60);
    const other = portal.polling.poll(feed.id);
    await feed.isRequested();
    expect(await sellFrom(struttura)).toEqual(AT_ONCE);
    expect(await other).toMatchObject({ kind: expect.stringMatching(/merged|unchanged/) });
  });

  test('becomes a request if the process that claimed the feed was killed', async () => {
    const { struttura, feed } = await buildHouse(FREE);
    calendars.setDeadline(300);
    const claimed_until = new Date(portal.clock.now().getTime() + MINUTE);
    await portal.db.updateTable('feeds').set({ claimed_until }).where('id', '=', feed.id).execute();
    expect(await sellFrom(struttura)).toEqual(request(['booking', morning]));
  });

  test('is rejected if its nights are sold on one platform, even if another platform is unreadable', async () => {
    const struttura = await stay.buildHome();
    const sold = await addFeed({ struttura });
    const broken = await addFeed({ struttura }, 'vrbo');
    await sold.answer(SOLD);
    await broken.answer(BROKEN);
    portal.wait(2 * 60 * MINUTE);
    await expect(sellFrom(struttura)).rejects.toMatchObject({ codice: 'DATE_NON_DISPONIBILI' });
  });
});

test('checks only the calendars of the booked camera and of the whole home', async () => {
  const { id: struttura, camere } = await buildBnb(portal.db, [5000, 6000], { stripe_account_id: 'acct_demo_anna' });
  const [first = 0, second = 0] = camere;
  const house = await addFeed({ struttura }, 'airbnb');
  const room = await addFeed({ struttura, camera: first });
  await room.answer(BROKEN);
  portal.wait(2 * 60 * MINUTE);
  const sell = (camera_id: number, day: number) => {
    const check_in_date = addDays(today(portal.clock), day);
    const dates = { check_in_date, check_out_date: addDays(check_in_date, 1) };
    return sellFrom(struttura, { camera_id, guests: 1, ...dates });
  };
  expect(await sell(first, 1)).toEqual(request(['booking', morning]));
  expect(await sell(second, 1)).toEqual(AT_ONCE);
  await house.answer(HANGS);
  calendars.setDeadline(300);
  portal.wait(2 * 60 * MINUTE);
  const read = new Date(morning.getTime() + 2 * 60 * MINUTE);
  expect(await sell(first, 3)).toEqual(request(['booking', morning], ['airbnb', read]));
  expect(await sell(second, 3)).toEqual(request(['airbnb', read]));
});

test('turns a booking into a request if a calendar is added while the payment waits for the lock', async () => {
  const struttura = await stay.buildHome();
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(portal.db);
    return rows.length > 0;
  };
  let sold: ReturnType<typeof sellFrom> | undefined;
  await portal.db.transaction().execute(async (transaction) => {
    await stay.bookingNights.lock(transaction as never, struttura);
    sold = sellFrom(struttura);
    await expect.poll(isWaiting).toBe(true);
    await sql`
      insert into feeds (unit_id, platform, sealed_url, shown_url, host)
      select id, 'booking', '', 'x', 'x' from units where struttura_id = ${struttura}`.execute(transaction);
  });
  expect(await sold).toMatchObject({ modalita: 'su_richiesta', unread_calendars: [{ platform: 'booking' }] });
});

async function buildMisread() {
  const struttura = await stay.buildHome();
  const feed = await addFeed({ struttura });
  await feed.answer({ body: misreadText() });
  portal.wait(60 * MINUTE);
  await portal.polling.poll(feed.id);
  return { struttura, feed };
}

async function misreadOnly(feedId: number, start: string, end: string) {
  const misread = JSON.stringify([{ reason: 'ricorrenza', nights: { start, end }, written: '20261126', mailed: true }]);
  const change = { misread, misread_nights: `{[${start},${end})}` };
  await portal.db.updateTable('feeds').set(change).where('id', '=', feedId).execute();
}

const touching = {
  platform: 'booking',
  misread: [expect.objectContaining({ reason: 'ricorrenza', written: '20261126' })],
};

test('turns a stay into a request only if a misread event may block the stay, even right after a poll', async () => {
  const { struttura, feed } = await buildMisread();
  expect(await sellFrom(struttura)).toEqual({
    modalita: 'su_richiesta',
    unread_calendars: [{ ...touching, since: portal.clock.now().toISOString() }],
  });
  await misreadOnly(feed.id, '2027-03-10', '2027-03-12');
  const sell = (check_in_date: string, check_out_date: string) =>
    sellFrom(struttura, { check_in_date, check_out_date } as Parameters<typeof paymentBody>[1]);
  expect(await sell('2027-03-12', '2027-03-14')).toEqual(AT_ONCE);
  stay.clear();
  expect(await sell('2027-03-06', '2027-03-10')).toEqual(AT_ONCE);
});

test('offers immediate booking again after a poll without misread events', async () => {
  const { struttura, feed } = await buildMisread();
  await feed.answer(FREE);
  portal.wait(6 * MINUTE);
  expect(await sellFrom(struttura)).toEqual(AT_ONCE);
  expect(await portal.feed(feed.id)).toMatchObject({ misread: [], misread_nights: '{}' });
});

test('still requires confirmation for the nights of a misread event after an unchanged response', async () => {
  const { struttura, feed } = await buildMisread();
  portal.wait(6 * MINUTE);
  expect(await sellFrom(struttura)).toMatchObject({ modalita: 'su_richiesta', unread_calendars: [touching] });
  expect(await portal.polling.poll(feed.id)).toEqual({ kind: 'unchanged' });
});

test('still requires confirmation for the nights of a misread event after unreadable responses, and stores both reasons once the calendar is stale', async () => {
  const { struttura, feed } = await buildMisread();
  await feed.answer(BROKEN);
  portal.wait(6 * MINUTE);
  expect(await sellFrom(struttura)).toMatchObject({ modalita: 'su_richiesta', unread_calendars: [touching] });
  portal.wait(76 * MINUTE);
  const both = await sellFrom(struttura, {
    check_in_date: addDays(today(portal.clock), 20),
    check_out_date: addDays(today(portal.clock), 22),
  });
  expect(both.unread_calendars).toMatchObject([{ platform: 'booking' }, touching]);
  expect(both.unread_calendars?.[0]).not.toHaveProperty('misread');
});

test('rejects immediate payment if the dates require confirmation', async () => {
  const { struttura } = await buildMisread();
  await expect(sellFrom(struttura, { modalita: 'immediata' })).rejects.toMatchObject({
    codice: 'CONFERMA_NECESSARIA',
    detail: expect.stringMatching(/^Per queste date il calendario di questa casa ha una voce/),
    campi: { modalita: 'su_richiesta' },
  });
});

test('stores no unreadable calendars with the booking if the owner confirms every stay', async () => {
  const { struttura, feed } = await buildMisread();
  await portal.db.updateTable('strutture').set({ accettazione: 'su_richiesta' }).where('id', '=', struttura).execute();
  expect(await sellFrom(struttura)).toEqual({ modalita: 'su_richiesta', unread_calendars: null });
  expect((await portal.feed(feed.id)).misread).toHaveLength(1);
});

test("turns stays in one room into requests if the room's calendar is misread, and stays in every room if the home's calendar is misread", async () => {
  const { id: struttura, camere } = await buildBnb(portal.db, [5000, 6000], { stripe_account_id: 'acct_demo_anna' });
  const [first = 0, second = 0] = camere;
  const room = await addFeed({ struttura, camera: first });
  await misreadOnly(room.id, '2026-12-01', '2027-02-01');
  const sell = (camera_id: number, check_in_date: string) =>
    sellFrom(struttura, {
      camera_id,
      guests: 1,
      check_in_date: check_in_date as ReturnType<typeof today>,
      check_out_date: addDays(check_in_date as ReturnType<typeof today>, 1),
    });
  expect(await sell(first, '2026-12-10')).toMatchObject({ modalita: 'su_richiesta' });
  expect(await sell(second, '2026-12-10')).toEqual(AT_ONCE);
  stay.clear();
  const house = await addFeed({ struttura }, 'vrbo');
  await misreadOnly(house.id, '2026-12-20', '2026-12-21');
  expect(await sell(second, '2026-12-20')).toMatchObject({ unread_calendars: [{ platform: 'vrbo' }] });
  await portal.db.deleteFrom('feeds').where('id', '=', house.id).execute();
  stay.clear();
  expect(await sell(second, '2026-12-22')).toEqual(AT_ONCE);
});
