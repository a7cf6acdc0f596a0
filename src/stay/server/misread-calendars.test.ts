import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildBnb } from '../../../test/build-struttura.ts';
import { feedText, misreadText } from '../../../test/feed-text.ts';
import { MINUTE } from '../../../test/open-polling.ts';
import { openStayCalendars } from '../../../test/open-stay-calendars.ts';
import type { paymentBody } from '../../../test/open-stay.ts';
import { addDays } from '../../kernel/calendar-date.ts';
import { today } from '../../kernel/clock.ts';

// What a payment does for nights that an event may take which was not understood (ADR 0082).

const FREE = { body: feedText('booking', []) };
const BROKEN = { status: 500 };
const AT_ONCE = { modalita: 'immediata', unread_calendars: null };

const calendars = await openStayCalendars();
const { portal, stay, addFeed, sellFrom } = calendars;
afterAll(() => portal.close());
beforeEach(() => calendars.startOver());

async function buildMisread() {
  const struttura = await stay.house();
  const feed = await addFeed({ struttura });
  await feed.answer({ body: misreadText() });
  portal.wait(60 * MINUTE);
  await portal.polling.poll(feed.id);
  return { struttura, feed };
}

/** Narrows what the reading misread to the nights that a test is about. */
async function misreadOnly(feedId: number, start: string, end: string) {
  const misread = JSON.stringify([{ reason: 'ricorrenza', nights: { start, end }, written: '20261126', mailed: true }]);
  const change = { misread, misread_nights: `{[${start},${end})}` };
  await portal.db.updateTable('feeds').set(change).where('id', '=', feedId).execute();
}

const touching = {
  platform: 'booking',
  misread: [expect.objectContaining({ reason: 'ricorrenza', written: '20261126' })],
};

test('a stay that the event may touch is a request, though it was read a moment ago; another is sold at once', async () => {
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

test('is sold from at once again after a reading that understands it', async () => {
  const { struttura, feed } = await buildMisread();
  await feed.answer(FREE);
  portal.wait(6 * MINUTE);
  expect(await sellFrom(struttura)).toEqual(AT_ONCE);
  expect(await portal.feed(feed.id)).toMatchObject({ misread: [], misread_nights: '{}' });
});

test('an answer without change keeps it misread', async () => {
  const { struttura, feed } = await buildMisread();
  portal.wait(6 * MINUTE);
  expect(await sellFrom(struttura)).toMatchObject({ modalita: 'su_richiesta', unread_calendars: [touching] });
  expect(await portal.polling.poll(feed.id)).toEqual({ kind: 'unchanged' });
});

test('an answer that cannot be read, and another address, leave it misread', async () => {
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

test('who agreed to pay at once is told that it is these dates, and decides again', async () => {
  const { struttura } = await buildMisread();
  await expect(sellFrom(struttura, { modalita: 'immediata' })).rejects.toMatchObject({
    codice: 'CONFERMA_NECESSARIA',
    detail: expect.stringMatching(/^Per queste date il calendario di questa casa ha una voce/),
    campi: { modalita: 'su_richiesta' },
  });
});

test('an owner who is always asked is not asked because of it', async () => {
  const { struttura, feed } = await buildMisread();
  await portal.db.updateTable('strutture').set({ accettazione: 'su_richiesta' }).where('id', '=', struttura).execute();
  expect(await sellFrom(struttura)).toEqual({ modalita: 'su_richiesta', unread_calendars: null });
  expect((await portal.feed(feed.id)).misread).toHaveLength(1);
});

test('counts for the rooms where it is the house’s, for the house where it is a room’s, and not for another room', async () => {
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
