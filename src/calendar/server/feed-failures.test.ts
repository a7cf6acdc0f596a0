import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, MORNING, type OpenPolling, openPolling } from '../../../test/open-polling.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { createFeedConsole } from './feed-console.ts';
import { createPolling, type PollingService } from './polling-service.ts';
import { createSeal, type Seal } from './seal.ts';

const BODY = feedText('airbnb', [{ start: '2026-12-01', end: '2026-12-06' }]);

let portal: OpenPolling;
let serial = 0;
let path: string;
let struttura: number;
let feed: number;

beforeAll(async () => {
  portal = await openPolling();
});
afterAll(() => portal.close());

beforeEach(async () => {
  serial += 1;
  portal.goTo(MORNING);
  path = `/guasto-${serial}.ics`;
  struttura = await portal.buildStruttura();
  feed = await portal.addFeed({ struttura, path });
  await portal.server.set(path, { body: BODY });
  await sql`delete from pgboss.job`.execute(portal.db);
});

describe('G19 a feed that fails', () => {
  test('is mailed once after 24 hours, and again only if it worked in between', async () => {
    await portal.polling.poll(feed);
    await portal.server.set(path, { status: 500 });
    for (let hour = 0; hour < 60; hour += 6) {
      portal.wait(6 * HOUR);
      await portal.polling.poll(feed);
    }
    const mails = await portal.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Il calendario di Airbnb non si aggiorna: Podere Le Querce']);
    expect(mails[0]?.text).toContain('Motivo: La piattaforma ha un problema in questo momento. Riproviamo più tardi.');
    expect(await portal.feed(feed)).toMatchObject({ failures: 10, failing_since: expect.any(Date) });
    await portal.server.set(path, { body: BODY });
    await portal.polling.poll(feed);
    expect(await portal.feed(feed)).toMatchObject({ failure_mailed_at: null });
    expect(await portal.mails()).toHaveLength(1);
  });

  test('because its address is gone is not asked a fourth time; its owner is told at once', async () => {
    await portal.server.set(path, { status: 410 });
    for (let time = 0; time < 5; time += 1) {
      portal.wait(HOUR);
      await portal.polling.poll(feed);
    }
    expect(await portal.server.requests(path)).toHaveLength(3);
    expect(await portal.feed(feed)).toMatchObject({ paused: true, fault: 'non_trovato', failures: 3 });
    expect(await portal.mails()).toHaveLength(1);
  });

  test('whose owner was told that we go on trying: they hear that we do not, too', async () => {
    await portal.server.set(path, { status: 500 });
    await portal.polling.poll(feed);
    portal.wait(24 * HOUR);
    await portal.polling.poll(feed);
    await portal.server.set(path, { status: 404 });
    for (let time = 0; time < 3; time += 1) await portal.polling.poll(feed);
    expect((await portal.mails()).map(({ subject }) => subject)).toEqual([
      'Il calendario di Airbnb non si aggiorna: Podere Le Querce',
      'Serve un nuovo indirizzo per Airbnb: Podere Le Querce',
    ]);
  });

  test('belongs to a struttura without an owner: nobody is mailed, nothing breaks', async () => {
    await sql`update strutture set proprietario_email = null where id = ${struttura}`.execute(portal.db);
    await portal.server.set(path, { status: 410 });
    for (let time = 0; time < 3; time += 1) await portal.polling.poll(feed);
    expect(await portal.feed(feed)).toMatchObject({ paused: true });
    expect(await portal.mails()).toEqual([]);
  });
});

describe('a backup that was restored under another secret', () => {
  const seal = createSeal('another secret of at least 32 characters');
  const withSecret = (secret: Seal) => createPolling({ ...portal.parts, seal: secret });

  /** Every feed is polled until a day is over. */
  async function spendDay(polling: PollingService) {
    for (let hour = 0; hour <= 24; hour += 1) {
      await polling.runBatch([feed, ...others]);
      await polling.runDue();
      portal.wait(HOUR);
    }
  }

  let others: number[];
  beforeEach(async () => {
    await portal.db.deleteFrom('feeds').where('id', '<>', feed).execute();
    const second = await portal.buildStruttura();
    others = [
      await portal.addFeed({ struttura, path, platform: 'booking' }),
      await portal.addFeed({ struttura: second, path, platform: 'vrbo' }),
    ];
    await portal.polling.runBatch([feed, ...others]);
    await sql`delete from pgboss.job`.execute(portal.db);
  });

  test('mails each owner once, of all calendars, and not before a day has passed; nobody is asked, nothing is freed', async () => {
    const asked = (await portal.server.requests(path)).length;
    const polling = withSecret(seal);
    portal.wait(2 * HOUR);
    await polling.runBatch([feed, ...others]);
    await polling.runDue();
    expect(await portal.mails()).toEqual([]);
    expect(await portal.feed(feed)).toMatchObject({ paused: false, failures: 1, fault: 'indirizzo_illeggibile' });
    await spendDay(polling);
    const [mail, ...more] = await portal.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'anna@example.it',
      subject: 'Inserisci di nuovo gli indirizzi di 3 calendari',
      text: expect.stringContaining('Booking.com: Podere Le Querce\n'),
    });
    expect(await portal.server.requests(path)).toHaveLength(asked);
    expect(await portal.taken(feed)).toHaveLength(1);
  });

  test('reads on as soon as the secret is there again; nobody was mailed', async () => {
    portal.wait(2 * HOUR);
    await withSecret(seal).runBatch([feed, ...others]);
    expect(await createFeedConsole(portal.db, seal).countUnreadable()).toBe(3);
    expect(await createFeedConsole(portal.db, seal).wake(portal.clock)).toEqual({
      woken: 0,
      unreadable: 3,
      waiting: 0,
    });
    const feeds = createFeedConsole(portal.db, portal.seal);
    expect(await feeds.countUnreadable()).toBe(0);
    expect(await feeds.wake(portal.clock)).toEqual({ woken: 3, unreadable: 0, waiting: 0 });
    await portal.polling.runBatch([feed, ...others]);
    expect(await portal.feed(feed)).toMatchObject({ failures: 0, succeeded_at: portal.clock.now() });
    expect(await portal.mails()).toEqual([]);
  });

  test('what is paused, or failed by a bug of ours, is woken by the operator, but not what waits for its owner', async () => {
    const [waiting = 0, gone = 0] = others;
    const fail = (id: number, fault: FeedFault, paused = true) =>
      portal.db
        .updateTable('feeds')
        .set({ paused, fault, failures: 3, failing_since: portal.clock.now() })
        .where('id', '=', id)
        .execute();
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
