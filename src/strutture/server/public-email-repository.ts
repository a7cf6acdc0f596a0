import type { StruttureDb } from './repository.ts';

type EmailChange = { struttura_id: number; email: string; token_hash: string; expires_at: Date };

export async function putWantedEmail(db: StruttureDb, wanted: EmailChange): Promise<void> {
  const { struttura_id: _, ...columns } = wanted;
  await db
    .insertInto('public_email_changes')
    .values(wanted)
    .onConflict((conflict) => conflict.column('struttura_id').doUpdateSet(columns))
    .execute();
}

export async function dropWantedEmail(db: StruttureDb, strutturaId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('public_email_changes')
    .where('struttura_id', '=', strutturaId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function findSharedLink(
  db: StruttureDb,
  { email, owner, now }: { email: string; owner: string; now: Date },
): Promise<{ token_hash: string; expires_at: Date } | undefined> {
  return db
    .selectFrom('public_email_changes as wanted')
    .innerJoin('strutture', 'strutture.id', 'wanted.struttura_id')
    .select(['wanted.token_hash', 'wanted.expires_at'])
    .where('wanted.email', '=', email)
    .where('proprietario_email', '=', owner)
    .where('wanted.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
}

/** Stores a new confirmation link for all of the owner's strutture with this pending address. Earlier links become invalid. */
export async function shareLink(
  db: StruttureDb,
  { email, token_hash, expires_at }: Omit<EmailChange, 'struttura_id'>,
  owner: string,
): Promise<void> {
  const owned = db.selectFrom('strutture').select('id').where('proprietario_email', '=', owner);
  await db
    .updateTable('public_email_changes')
    .set({ token_hash, expires_at })
    .where('email', '=', email)
    .where('struttura_id', 'in', owned)
    .execute();
}

export function wantedByLink(db: StruttureDb, tokenHash: string, now: Date) {
  return db
    .selectFrom('public_email_changes as wanted')
    .innerJoin('strutture', 'strutture.id', 'wanted.struttura_id')
    .select(['wanted.struttura_id', 'wanted.email', 'strutture.nome'])
    .where('wanted.token_hash', '=', tokenHash)
    .where('wanted.expires_at', '>', now)
    .where('strutture.status', '<>', 'eliminata')
    .orderBy('strutture.id')
    .execute();
}

export async function deleteExpiredEmails(db: StruttureDb, before: Date): Promise<void> {
  await db.deleteFrom('public_email_changes').where('expires_at', '<', before).execute();
}
