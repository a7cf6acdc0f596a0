import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildBnb } from '../../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { checkBacklog } from './check-database.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

test('checkBacklog reports the number of missing source addresses if one address cannot poll every calendar within the hour', async () => {
  const missing = async () => (await checkBacklog(database.db)).filter(({ kind }) => kind === 'calendari.indirizzi');
  const { id } = await buildBnb(database.db, Array<number>(1200).fill(5000));
  await sql`
    insert into feeds (unit_id, platform, sealed_url, shown_url, host, sync_interval_minutes)
    select units.id, platform, '', 'x', 'ical.example', 15
    from units cross join unnest(array['airbnb', 'booking', 'vrbo']) as platform where struttura_id = ${id}`.execute(
    database.db,
  );
  expect(await missing()).toEqual([
    { kind: 'calendari.indirizzi', host: 'ical.example', readings: 14_412, addresses: 1, missing: 1 },
  ]);
  for (const sentFrom of ['192.0.2.1', '192.0.2.2'])
    await sql`insert into feed_host_turns (host, sent_from, started_at, running) values ('ical.example', ${sentFrom}, now(), '{}')`.execute(
      database.db,
    );
  expect(await missing()).toEqual([]);
});
