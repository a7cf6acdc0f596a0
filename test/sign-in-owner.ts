import { ownerSessions } from '../src/accounts/server/session-repository.ts';
import type { Db } from '../src/app/server/database.ts';

/** The `Cookie` header of a browser in which an owner is signed in, whose account is made for it. */
export async function signInOwner(db: Db, email: string): Promise<string> {
  const { id } = await db.insertInto('accounts').values({ email }).returning('id').executeTakeFirstOrThrow();
  const [cookie = ''] = (await ownerSessions.open(db, id, 'now')).split(';');
  return cookie;
}
