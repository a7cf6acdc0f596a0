import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, MORNING, type OpenPolling, openPolling } from '../../../test/open-polling.ts';

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
    await portal.db
      .updateTable('feeds')
      .set({ sealed_url: Buffer.alloc(40) })
      .where('id', '=', feed)
      .execute();
    expect(await portal.polling.poll(feed)).toMatchObject({ kind: 'failed', paused: true });
    expect(await portal.mails()).toEqual([]);
  });
});
