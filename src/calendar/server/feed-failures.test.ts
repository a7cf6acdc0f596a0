import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FeedServerAnswer } from '../../../test/feed-server.ts';
import { feedText, misreadText } from '../../../test/feed-text.ts';
import { HOUR, pollingOfFile, MINUTE } from '../../../test/open-polling.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { createFeedConsole } from './feed-console.ts';
import { createPolling, type PollingService } from './polling-service.ts';
import { createSeal, type Seal } from './seal.ts';
import { putFeed } from './configuration-repository.ts';

const BODY = feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]);
const portal = await pollingOfFile();
let path: string;
let struttura: number;
let feed: number;

beforeEach(async () => {
  await portal.forgetAll();
  ({ path, struttura, feed } = await portal.buildFeed());
  await portal.server.set(path, { body: BODY });
});

async function pollTimes(times: number, pause: number, answer?: FeedServerAnswer): Promise<void> {
  if (answer !== undefined) await portal.server.set(path, answer);
  for (let time = 0; time < times; time += 1) {
    portal.wait(pause);
    await portal.polling.poll(feed);
  }
}

describe('G19 polling a failing feed', () => {
  test('emails the owner once after 24 hours of failures, and allows a second email only after a successful poll', async () => {
    await portal.polling.poll(feed);
    await pollTimes(10, 6 * HOUR, { status: 500 });
    const mails = await portal.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Il calendario di Airbnb non si aggiorna: Podere Le Querce']);
    expect(mails[0]?.text).toContain('Motivo: La piattaforma ha un problema in questo momento. Riproviamo più tardi.');
    expect(await portal.feed(feed)).toMatchObject({ failures: 10, failing_since: expect.any(Date) });
    await pollTimes(1, 0, { body: BODY });
    expect(await portal.feed(feed)).toMatchObject({ failure_mailed_at: null });
    expect(await portal.mails()).toHaveLength(1);
  });

  test('pauses the feed after three 410 responses and emails the owner immediately', async () => {
    await pollTimes(5, HOUR, { status: 410 });
    expect(await portal.server.requests(path)).toHaveLength(3);
    expect(await portal.feed(feed)).toMatchObject({ paused: true, fault: 'non_trovato', failures: 3 });
    expect(await portal.mails()).toHaveLength(1);
  });

  test('emails the owner about the pause even if an email about failures was already sent', async () => {
    await pollTimes(2, 24 * HOUR, { status: 500 });
    await pollTimes(3, 0, { status: 404 });
    expect((await portal.mails()).map(({ subject }) => subject)).toEqual([
      'Il calendario di Airbnb non si aggiorna: Podere Le Querce',
      'Serve un nuovo indirizzo per Airbnb: Podere Le Querce',
    ]);
  });

  test('sends no email for a struttura without an owner', async () => {
    await sql`update strutture set proprietario_email = null where id = ${struttura}`.execute(portal.db);
    await pollTimes(3, 0, { status: 410 });
    expect(await portal.feed(feed)).toMatchObject({ paused: true });
    expect(await portal.mails()).toEqual([]);
  });
});

describe('recovery of stopped feeds', () => {
  const seal = createSeal('another secret of at least 32 characters');
  const withSecret = (secret: Seal) => createPolling({ ...portal.dependencies, seal: secret });

  async function spendDay(polling: PollingService) {
    for (let hour = 0; hour <= 24; hour += 1) {
      await polling.runBatch([feed, ...others]);
      await polling.runDue();
      portal.wait(HOUR);
    }
  }

  let others: number[];
  beforeEach(async () => {
    const second = await portal.buildStruttura();
    others = [
      await portal.addFeed({ struttura, path, platform: 'booking' }),
      await portal.addFeed({ struttura: second, path, platform: 'vrbo' }),
    ];
    await portal.polling.runBatch([feed, ...others]);
    await sql`delete from pgboss.job`.execute(portal.db);
  });

  test('emails each owner once after a day and frees no night if a backup was restored with a different secret', async () => {
    const requestCount = (await portal.server.requests(path)).length;
    const polling = withSecret(seal);
    portal.wait(2 * HOUR);
    await polling.runBatch([feed, ...others]);
    await polling.runDue();
    expect(await portal.mails()).toEqual([]);
    expect(await portal.feed(feed)).toMatchObject({ paused: false, failures: 1, fault: 'indirizzo_illeggibile' });
    await spendDay(polling);
    const subject = 'Inserisci di nuovo gli indirizzi di 3 calendari';
    const text = expect.stringContaining('Booking.com: Podere Le Querce\n');
    expect(await portal.mails()).toEqual([expect.objectContaining({ to: 'anna@example.it', subject, text })]);
    expect(await portal.server.requests(path)).toHaveLength(requestCount);
    expect(await portal.taken(feed)).toHaveLength(1);
  });

  test('resumes polling without sending an email when the original secret is restored', async () => {
    portal.wait(2 * HOUR);
    await withSecret(seal).runBatch([feed, ...others]);
    const blind = createFeedConsole(portal.db, seal);
    expect(await blind.countUnreadable()).toBe(3);
    expect(await blind.wake(portal.clock)).toEqual({ woken: 0, unreadable: 3, waiting: 0 });
    const feeds = createFeedConsole(portal.db, portal.seal);
    expect(await feeds.countUnreadable()).toBe(0);
    expect(await feeds.wake(portal.clock)).toEqual({ woken: 3, unreadable: 0, waiting: 0 });
    await portal.polling.runBatch([feed, ...others]);
    expect(await portal.feed(feed)).toMatchObject({ failures: 0, succeeded_at: portal.clock.now() });
    expect(await portal.mails()).toEqual([]);
  });

  test("wakes paused feeds and feeds with internal errors on the operator's command, but not feeds whose owner must choose a camera", async () => {
    const [waiting = 0, gone = 0] = others;
    const fail = (id: number, fault: FeedFault, paused = true) => {
      const failed = { paused, fault, failures: 3, failing_since: portal.clock.now() };
      return portal.db.updateTable('feeds').set(failed).where('id', '=', id).execute();
    };
    await fail(waiting, 'camera_da_scegliere');
    await fail(gone, 'non_trovato');
    await fail(feed, 'errore_interno', false);
    const feeds = createFeedConsole(portal.db, portal.seal);
    expect(await feeds.wake(portal.clock)).toEqual({ woken: 2, unreadable: 0, waiting: 1 });
    expect(await feeds.wake(portal.clock)).toEqual({ woken: 0, unreadable: 0, waiting: 1 });
    expect(await portal.polling.poll(gone)).toEqual({ kind: 'unchanged' });
    expect(await portal.polling.poll(waiting)).toEqual({ kind: 'skipped' });
  });
});

const EVENTS = [
  { start: '2026-12-20', end: '2026-12-24' },
  { start: '2027-01-10', end: '2027-01-12' },
];

test('frees no previously imported night while the calendar contains misread events', async () => {
  ({ feed, path } = await portal.buildFeed('booking'));
  const read = async (body: string, minutes: number) => {
    await portal.server.set(path, { body });
    portal.wait(minutes * MINUTE);
    await portal.polling.poll(feed);
    return (await portal.taken(feed)).map(({ start, is_held }) => (is_held ? `${start} held` : start));
  };
  await read(feedText('booking', EVENTS), 0);
  for (let time = 0; time < 4; time += 1)
    expect(await read(misreadText(EVENTS.slice(1)), 60)).toEqual(['2026-11-26', '2026-12-20', '2027-01-10']);
  const understood = feedText('booking', EVENTS.slice(1));
  expect(await read(understood, 60)).toEqual(['2026-11-26 held', '2026-12-20 held', '2027-01-10']);
  expect(await read(misreadText(EVENTS.slice(1)), 60)).toContain('2026-12-20 held');
  expect(await read(understood, 60)).toEqual(['2026-11-26 held', '2027-01-10']);
  expect(await read(understood, 31)).toEqual(['2027-01-10']);
});

test('emails the owner once about each misread event, at most once a day, without guest data (G23)', async () => {
  ({ feed, path } = await portal.buildFeed('booking'));
  const mails = async () => (await portal.mails()).filter(({ subject }) => subject.includes('solo in parte'));
  const read = async (body: string, hours: number) => {
    await portal.server.set(path, { body });
    portal.wait(hours * HOUR);
    await portal.polling.poll(feed);
    return (await mails()).length;
  };
  expect(await read(misreadText(), 0)).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Il calendario di Booking.com si legge solo in parte: /);
  expect(mail?.text).toContain(
    'le notti da giovedì 26 novembre 2026 in poi: si ripete in un modo che non seguiamo per intero (inizia giovedì 26 novembre 2026)',
  );
  expect(mail?.text).not.toContain('Mario Rossi');
  for (let day = 0; day < 3; day += 1) expect(await read(misreadText(), 24)).toBe(1);
  expect(await read(misreadText([], '2026-11-27'), 1)).toBe(2);
  expect(await read(misreadText([], '2026-11-28'), 1)).toBe(2);
  expect(await read(misreadText([], '2026-11-28'), 24)).toBe(3);
});

test('stores only the first 20 of 60 misread events, but states the total number in the email', async () => {
  ({ feed, path } = await portal.buildFeed('booking'));
  const many = Array.from({ length: 60 }, (_, index) =>
    ['BEGIN:VEVENT', `UID:${index}`, `DTSTART:2027-99-${index}`, 'END:VEVENT'].join('\r\n'),
  );
  const body = feedText('booking', []).replace('END:VCALENDAR', [...many, 'END:VCALENDAR'].join('\r\n'));
  await portal.server.set(path, { body });
  expect(await portal.polling.poll(feed)).toMatchObject({ kind: 'merged' });
  const { misread, misread_nights } = await portal.feed(feed);
  expect(misread).toHaveLength(20);
  expect(misread_nights).not.toBe('{}');
  const [mail] = await portal.mails();
  expect(mail?.text).toContain('ci sono 60 eventi');
});

test('keeps misread nights when the feed URL changes, until a poll succeeds', async () => {
  ({ feed, path, struttura } = await portal.buildFeed('booking'));
  await portal.server.set(path, { body: misreadText() });
  await portal.polling.poll(feed);
  const before = await portal.feed(feed);
  const unit_id = await portal.unitOf(struttura);
  const { sealed_url, shown_url, host } = before;
  await putFeed(
    portal.db,
    { unit_id, platform: 'booking', sealed_url, shown_url, host, export_enabled: true },
    { now: portal.clock.now(), isSameAddress: false },
  );
  expect(await portal.feed(feed)).toMatchObject({ misread: before.misread, misread_nights: before.misread_nights });
  await portal.server.set(path, { body: feedText('booking', EVENTS) });
  await portal.polling.poll(feed);
  expect(await portal.feed(feed)).toMatchObject({ misread: [], misread_nights: '{}' });
});
