import { sql } from 'kysely';
import { readConfig } from '../../src/app/server/config.ts';
import { withDatabase } from '../../scripts/with-database.ts';
import type { Target } from './load.ts';

/** Who the bench signs in as. */
const ADMIN = { username: 'banco', password: 'una password del banco di prova' };

/** What the portal of the bench is started with, so that there is somebody to sign in as. */
export const ADMIN_ENVIRONMENT = {
  OSPITALIA_ADMIN_USERNAME: ADMIN.username,
  OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
};

/** Listings in the queue, of the 100,000 that there are. */
const QUEUE = 10_000;
/** Pages that the load walks through, of 50 cards each: the whole queue. */
const PAGES = 200;

/** Brings the queue of a stopped portal to 10,000 listings; a queue that has them stays as it is. */
export async function fillQueue(dataDir: string): Promise<void> {
  await withDatabase(readConfig({ OSPITALIA_DATA_DIR: dataDir }), async ({ db }) => {
    await sql`
      update strutture set status = 'in_attesa', approved_at = null
      where id in (
        select id from strutture where status = 'approvata' order by id desc
        limit greatest(0, ${QUEUE} - (select count(*) from strutture where status = 'in_attesa'))
      )`.execute(db);
    return `In coda ${QUEUE} strutture`;
  });
}

/** The panel's queue, page after page, for an administrator who is signed in. */
export async function queueTarget(port: number): Promise<Target> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`the administrator did not get in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const paths = Array.from({ length: PAGES }, (_, page) => `/api/admin/strutture/pending?page=${page + 1}`);
  return { port, paths, headers: { Cookie: cookie } };
}
