import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openFeedPortal } from '../../../test/feed-portal.ts';
import type { Platform } from '../../calendar/rules/feed.ts';
import { NOW } from '../../../test/owner-modules.ts';

const portal = await openFeedPortal();
afterAll(() => portal.close());

describe('manual sync', () => {
  test('returns 404 if no platform is configured', async () => {
    expect(await portal.sync(await portal.buildHome())).toMatchObject({
      status: 404,
      body: { detail: 'Nessuna configurazione di sincronizzazione trovata. Aggiungi prima le piattaforme.' },
    });
  });

  const seconds = (ago: number) => new Date(NOW.getTime() - ago * 1000);
  async function connected(...readAgo: [Platform, number][]): Promise<number> {
    const id = await portal.buildHome();
    for (const [platform, ago] of readAgo) {
      await portal.configure({ property_id: id, platform, import_url: await portal.served() });
      await layFeed(id, platform, { attempted_at: seconds(ago), succeeded_at: seconds(ago) });
    }
    return id;
  }
  async function layFeed(id: number, platform: Platform, fields: object) {
    const unitsOfHome = portal.db.selectFrom('units').where('struttura_id', '=', id).select('id');
    const feed = portal.db.updateTable('feeds').where('platform', '=', platform).where('unit_id', 'in', unitsOfHome);
    await feed.set(fields).execute();
  }
  const nothingElse = { status: 'sync_initiated', platforms: [], already_fresh: [], put_off: [] };
  const of = (platform: Platform) => ({ camera_id: null, platform });
  const fresh = (platform: Platform, ago: number) => ({ ...of(platform), last_success: seconds(ago).toISOString() });

  test('reports feeds that were read within the last minute as fresh, and does not sync them', async () => {
    const id = await connected(['vrbo', 59], ['airbnb', 20]);
    const already_fresh = [fresh('airbnb', 20), fresh('vrbo', 59)];
    expect((await portal.sync(id)).body).toEqual({ ...nothingElse, task_count: 0, already_fresh });
  });

  test('reports each feed as started, fresh, recently failed or in backoff', async () => {
    const id = await connected(['vrbo', 600], ['booking', 600], ['airbnb', 20]);
    const failed = { failures: 1, failing_since: seconds(30) };
    await layFeed(id, 'booking', { ...failed, attempted_at: seconds(30), fault: 'errore_server' });
    const later = { ...of('booking'), reason: 'failed', until: seconds(-30).toISOString() };
    const already_fresh = [fresh('airbnb', 20)];
    const started = { task_count: 1, platforms: ['vrbo'] };
    expect((await portal.sync(id)).body).toEqual({ ...nothingElse, ...started, already_fresh, put_off: [later] });
    await layFeed(id, 'vrbo', { ...failed, fault: 'troppe_richieste', next_poll_at: seconds(-1200) });
    const resting = { ...of('vrbo'), reason: 'resting', until: seconds(-1200).toISOString() };
    const expected = { ...nothingElse, task_count: 0, put_off: [resting] };
    expect((await portal.sync(id, '?platform=vrbo')).body).toEqual(expected);
  });

  test.each([
    ['silent', 3],
    ['resting', 0],
  ])(
    'reports the reason «%s» for a feed whose host has %i timeouts and is in backoff, and makes the feed due',
    async (reason, timeouts) => {
      const id = await connected(['vrbo', 600]);
      const resting_until = seconds(-30);
      await portal.db
        .insertInto('feed_hosts')
        .values({ host: `${reason}.example`, timeouts, resting_until })
        .execute();
      await layFeed(id, 'vrbo', { host: `${reason}.example`, next_poll_at: seconds(-3600) });
      const later = { ...of('vrbo'), reason, until: resting_until.toISOString() };
      expect((await portal.sync(id)).body).toEqual({ ...nothingElse, task_count: 0, put_off: [later] });
      const feed = portal.db.selectFrom('feeds').where('host', '=', `${reason}.example`).select('next_poll_at');
      expect(await feed.execute()).toEqual([{ next_poll_at: NOW }]);
    },
  );

  test('syncs all platforms, or only the given one', async () => {
    const id = await connected(['airbnb', 120], ['vrbo', 120]);
    expect((await portal.sync(id)).body).toEqual({ ...nothingElse, task_count: 2, platforms: ['airbnb', 'vrbo'] });
    expect((await portal.sync(id, '?platform=')).body.task_count).toBe(2);
    expect((await portal.sync(id, '?platform=vrbo')).body.task_count).toBe(1);
    expect(await portal.sync(id, '?platform=booking')).toMatchObject({ status: 404 });
    for (const wrong of ['expedia', 'airbnb&platform=vrbo'])
      expect(await portal.sync(id, `?platform=${wrong}`)).toMatchObject({ status: 422 });
  });

  test('G16 schedule: skips feeds that were read within the last minute, are being read, or belong to a rate-limiting host', async () => {
    const id = await portal.buildHome();
    const import_url = await portal.served();
    const path = new URL(import_url).pathname + new URL(import_url).search;
    const { id: feed } = (await portal.configure({ property_id: id, platform: 'airbnb', import_url })).body
      .configuration;
    const runJobs = () => portal.modules.jobHandlers['feed-now']({ feed_ids: [feed] }, 'a job');
    const lay = (fields: object) => portal.db.updateTable('feeds').set(fields).where('id', '=', feed).execute();
    await lay({ attempted_at: seconds(30) });
    await portal.sync(id);
    await runJobs();
    expect(await portal.server.requests(path)).toHaveLength(1);
    await lay({ attempted_at: seconds(120), claimed_until: seconds(-60) });
    await portal.sync(id);
    await runJobs();
    expect(await portal.server.requests(path)).toHaveLength(1);
    const expected = {
      failures: 1,
      failing_since: seconds(120),
      fault: 'troppe_richieste',
      next_poll_at: seconds(-3600),
    };
    await lay({ claimed_until: null, ...expected });
    await portal.sync(id);
    await runJobs();
    expect(await portal.server.requests(path)).toHaveLength(1);
    await lay({ failures: 0, failing_since: null, fault: null });
    await Promise.all([portal.sync(id), portal.sync(id)]);
    await Promise.all([runJobs(), runJobs()]);
    expect(await portal.server.requests(path)).toHaveLength(2);
  });

  test('allows each client address three calls in ten seconds', async () => {
    const id = await connected(['airbnb', 120]);
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await portal.sync(id, '', { headers })).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test('returns 409 with the reason if feeds are paused', async () => {
    const id = await connected(['airbnb', 120]);
    await sql`update feeds set paused = true, failures = 3, failing_since = now(), fault = 'non_trovato'
      from units where units.id = unit_id and struttura_id = ${id}`.execute(portal.db);
    expect((await portal.status(id)).configurations).toMatchObject([{ state: 'in_pausa', next_sync: null }]);
    const refused = await portal.sync(id);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/Copia di nuovo l’indirizzo/)]);
  });
});
