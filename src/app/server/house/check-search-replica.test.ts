import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { checkSearchReplica } from './check-search-replica.ts';

/** The one that follows is filled by hand: what follows by itself is tried in `search-replica.test.ts`. */
const [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
afterAll(() => Promise.all([primary.close(), replica.close()]));

const examined = () => checkSearchReplica(replica.url, primary.url);
const atReplica = (statement: string) => sql.raw(statement).execute(replica.db);

test('a database that nobody has made one of searches', async () => {
  expect(await examined()).toEqual({ kind: 'ricerche.da_fare' });
});

test('one that was made, of one state after the other', async () => {
  await atReplica('create table search_replica (identity uuid not null, regions integer[], places_hash text not null)');
  await atReplica(`insert into search_replica values ('018f0000-0000-7000-8000-000000000001', null, 'x')`);
  expect(await examined()).toEqual({ kind: 'ricerche.altre' });
  const { rows } = await sql<{ id: string }>`select id::text from database_identity`.execute(primary.db);
  await atReplica(`update search_replica set identity = '${rows[0]?.id}'`);
  expect(await examined()).toEqual({ kind: 'ricerche.bene', lagSeconds: 0 });
  await atReplica(`update search_replica_beat set beat = -1, at = now() - interval '1 minute'`);
  expect(await examined()).toEqual({ kind: 'ricerche.indietro', lagSeconds: expect.closeTo(60, 0) });
  await atReplica('update search_replica set regions = array[9]');
  expect(await examined()).toEqual({ kind: 'ricerche.comuni' });
  await atReplica('delete from search_replica_beat');
  expect(await examined()).toEqual({ kind: 'ricerche.in_copia' });
});

test('one that is away', async () => {
  const away = await checkSearchReplica('postgres://o@127.0.0.1:9/o', primary.url);
  expect(away).toMatchObject({ kind: 'ricerche.assente', reason: expect.stringContaining('SEARCH_DATABASE_URL') });
});
