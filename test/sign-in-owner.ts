import { ownerSessions } from '../src/accounts/server/session-repository.ts';
import type { Db } from '../src/app/server/database.ts';

export async function signInOwner(db: Db, email: string): Promise<string> {
  const { id } = await db.insertInto('accounts').values({ email }).returning('id').executeTakeFirstOrThrow();
  const [cookie = ''] = (await ownerSessions.open(db, id, 'now')).split(';');
  return cookie;
}
