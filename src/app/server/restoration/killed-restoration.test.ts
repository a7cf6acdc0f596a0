import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { TEST_SECRET } from '../../../../test/compose-test-modules.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { signInAdmin } from '../../../../test/sign-in-admin.ts';
import { startPortals } from '../../../../test/start-portal.ts';
import { waitUntilBlocked } from '../../../../test/wait-until-blocked.ts';
import { archiveKeyOf } from '../../../platform/backup/archive-key.ts';
import { archiveName } from '../../../platform/backup/archive-name.ts';
import { writeBackup } from '../../../platform/backup/write-backup.ts';

type Answer = {
  data: { id: string; fase: string; esito: { case: { versione: string }[] } | null; errore: string | null };
};

test('a restoration is rolled back if its portal is killed, and another portal can then restore the home', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const id = await buildStruttura(db);
  const Cookie = await signInAdmin(db);
  const place = await startPortals(database, 2, { env: { OSPITALIA_SECRET: TEST_SECRET } });
  const archivio = archiveName(new Date('2026-11-20T02:00:00Z'));
  const seal = { key: archiveKeyOf(TEST_SECRET), recipients: [] };
  await writeBackup(database.pool, join(place.dataDir, 'backup', archivio), seal);
  await sql`update strutture set nome = 'Rovinata'`.execute(db);
  const headers = { Cookie, 'Content-Type': 'application/json' };

  async function call(portal: number, path: string, body?: object): Promise<Answer> {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${place.portalAt(portal).port}${path}`, { headers, ...sent });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  }
  const stateOf = async (portal: number, work: Answer) =>
    (await call(portal, `/api/admin/ripristino/${work.data.id}`)).data;
  const ended = async (portal: number, work: Answer, fase: string) =>
    vi.waitFor(async () => expect((await stateOf(portal, work)).fase).toBe(fase), { timeout: 60_000 });

  const preview = await call(0, '/api/admin/ripristino/anteprima', { archivio, che: 'casa', cerca: String(id) });
  await ended(1, preview, 'pronta');
  const versione = (await stateOf(1, preview)).esito?.case[0]?.versione;
  const body = { archivio, struttura_id: id, versione };

  const killed = await db.transaction().execute(async (transaction) => {
    await sql`update strutture set status = status where id = ${id}`.execute(transaction);
    const work = await call(0, '/api/admin/ripristino', body);
    await waitUntilBlocked(db, 1);
    await place.portalAt(0).kill();
    return work;
  });
  await expect
    .poll(
      async () =>
        (await sql`select from pg_locks where locktype = 'advisory' and objid = ${0x72697072}`.execute(db)).rows,
      {
        timeout: 60_000,
      },
    )
    .toEqual([]);
  expect((await db.selectFrom('strutture').select('nome').execute())[0]?.nome).toBe('Rovinata');
  const again = await call(1, '/api/admin/ripristino', body);
  await ended(1, again, 'fatta');
  expect((await db.selectFrom('strutture').select('nome').execute())[0]?.nome).toBe('Podere Le Querce');
  await sql`update restorations set seen_at = seen_at - interval '15 s' where id = ${killed.data.id}`.execute(db);
  await ended(1, killed, 'interrotta');
  await place.close();
});
