import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FeedServerAnswer } from '../../../test/feed-server.ts';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, pollingOfFile } from '../../../test/open-polling.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { createFeedConsole } from './feed-console.ts';
import { createPolling, type PollingService } from './polling-service.ts';
import { createSeal, type Seal } from './seal.ts';

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

/** What the server answers from now on is polled so often, with a pause before each time. */
async function pollTimes(times: number, pause: number, answer?: FeedServerAnswer): Promise<void> {
  if (answer !== undefined) await portal.server.set(path, answer);
  for (let time = 0; time < times; time += 1) {
    portal.wait(pause);
    await portal.polling.poll(feed);
  }
}

describe('G19 a feed that fails', () => {
  test('is mailed once after 24 hours, and again only if it worked in between', async () => {
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

  test('because its address is gone is not asked a fourth time; its owner is told at once', async () => {
    await pollTimes(5, HOUR, { status: 410 });
    expect(await portal.server.requests(path)).toHaveLength(3);
    expect(await portal.feed(feed)).toMatchObject({ paused: true, fault: 'non_trovato', failures: 3 });
    expect(await portal.mails()).toHaveLength(1);
  });

  test('whose owner was told that we go on trying: they hear that we do not, too', async () => {
    await pollTimes(2, 24 * HOUR, { status: 500 });
    await pollTimes(3, 0, { status: 404 });
    expect((await portal.mails()).map(({ subject }) => subject)).toEqual([
      'Il calendario di Airbnb non si aggiorna: Podere Le Querce',
      'Serve un nuovo indirizzo per Airbnb: Podere Le Querce',
    ]);
  });

  test('belongs to a struttura without an owner: nobody is mailed, nothing breaks', async () => {
    await sql`update strutture set proprietario_email = null where id = ${struttura}`.execute(portal.db);
    await pollTimes(3, 0, { status: 410 });
    expect(await portal.feed(feed)).toMatchObject({ paused: true });
    expect(await portal.mails()).toEqual([]);
  });
});

describe('a backup that was restored under another secret', () => {
  const seal = createSeal('another secret of at least 32 characters');
  const withSecret = (secret: Seal) => createPolling({ ...portal.parts, seal: secret });

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

  test('mails each owner once, of all calendars, and not before a day has passed; nobody is asked, nothing is freed', async () => {
    const asked = (await portal.server.requests(path)).length;
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
    expect(await portal.server.requests(path)).toHaveLength(asked);
    expect(await portal.taken(feed)).toHaveLength(1);
  });

  test('reads on as soon as the secret is there again; nobody was mailed', async () => {
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

  test('what is paused, or failed by a bug of ours, is woken by the operator, but not what waits for its owner', async () => {
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
