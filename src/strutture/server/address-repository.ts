import { sql } from 'kysely';
import type { MovedAddress } from '../../kernel/person.ts';
import type { StruttureDb } from './repository.ts';

export async function isOwnersAddress(db: StruttureDb, email: string): Promise<boolean> {
  const owned = db.selectFrom('strutture').select('id').where('proprietario_email', '=', email).limit(1);
  return (await owned.executeTakeFirst()) !== undefined;
}

/** The strutture of an address, hidden ones too, in the order in which they are locked. */
export async function ownedIdsOfAll(db: StruttureDb, email: string): Promise<number[]> {
  const owned = db.selectFrom('strutture').select('id').where('proprietario_email', '=', email);
  return (await owned.orderBy('id').execute()).map(({ id }) => id);
}

export async function moveOwner(db: StruttureDb, id: number, to: string): Promise<void> {
  await db.updateTable('strutture').set({ proprietario_email: to }).where('id', '=', id).execute();
}

/** What was deleted: its codes belong to whoever deleted it, by a mark of their address, and its owner may be told yet. */
export async function moveGone(db: StruttureDb, { from, to }: MovedAddress): Promise<void> {
  await sql`
    update gone_strutture set owner_mark = owner_mark(cin, ${to})
    where owner_mark is not null and owner_mark = owner_mark(cin, ${from})`.execute(db);
  await sql`update removed_homes set proprietario_email = ${to} where proprietario_email = ${from}`.execute(db);
}
