import { type RawBuilder, sql } from 'kysely';
import type { StruttureDb } from './repository.ts';
import type { Cin } from '../rules/cin.ts';

function selectSubmitted(db: StruttureDb) {
  return db
    .selectFrom('strutture')
    .innerJoin('citta', 'citta.id', 'strutture.citta_id')
    .innerJoin('province', 'province.id', 'citta.provincia_id')
    .select([
      'strutture.id',
      'strutture.nome',
      'cin',
      'citta.nome as citta',
      'province.sigla',
      'strutture.cap',
      'indirizzo',
      'email',
      'telefono',
      'proprietario_email',
      'email_confirmed_at',
      'created_at',
    ]);
}

export type SubmittedRow = Awaited<ReturnType<ReturnType<typeof selectSubmitted>['executeTakeFirstOrThrow']>>;

export async function isCinPublished(db: StruttureDb, cin: Cin, exceptId: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('strutture')
    .select('id')
    .where('cin', '=', cin)
    .where('status', 'in', ['approvata', 'sospesa'])
    .where('id', 'is distinct from', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** `exceptId` is an existing struttura to ignore; `owner` is the email address of the signed-in owner. */
export type CinUser = { exceptId: number | null; owner: string | null };

/** Returns whether a deleted, formerly public struttura of another owner had the CIN. Returns `false` if `exceptId` already has it. */
export async function wasCinPublished(db: StruttureDb, cin: string, { exceptId, owner }: CinUser): Promise<boolean> {
  const isAnother = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`coalesce(${one} <> ${other}, true)`;
  const user = sql`${owner}::text`;
  const { rows } = await sql<{ used: boolean }>`
    select (
      exists (
        select from strutture where cin = ${cin} and status = 'eliminata' and approved_at is not null
          and ${isAnother(sql`proprietario_email`, user)}
      ) or exists (
        select from gone_strutture as gone where cin = ${cin}
          and ${isAnother(sql`owner_mark`, sql`owner_mark(${cin}, ${user})`)}
          and not exists (select from strutture where strutture.id = gone.id)
      )
    ) and not exists (select from strutture where id = ${exceptId} and cin = ${cin}) as used`.execute(db);
  return rows[0]?.used ?? false;
}

export function waitingByHash(db: StruttureDb, hash: string): Promise<SubmittedRow | undefined> {
  return selectSubmitted(db)
    .where('submission_hash', '=', hash)
    .where('strutture.status', '=', 'in_attesa')
    .executeTakeFirst();
}

export function submittedById(db: StruttureDb, id: number): Promise<SubmittedRow> {
  return selectSubmitted(db).where('strutture.id', '=', id).executeTakeFirstOrThrow();
}

/** Serialises transactions that count the submissions of an address. */
export async function lockAddress(db: StruttureDb, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`submissions of ${email}`}, 0))`.execute(db);
}

export async function countUnconfirmed(db: StruttureDb, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('strutture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('proprietario_email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function eraseUnconfirmed(db: StruttureDb, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('strutture')
    .where('proprietario_email', 'is not', null)
    .where('email_confirmed_at', 'is', null)
    .where('status', 'in', ['in_attesa', 'rifiutata'])
    .where('submitted_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function confirmEmail(db: StruttureDb, email: string, now: Date): Promise<SubmittedRow[]> {
  const confirmed = await db
    .updateTable('strutture')
    .set({ email_confirmed_at: now })
    .where('proprietario_email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('status', '<>', 'eliminata')
    .returning('id')
    .execute();
  if (confirmed.length === 0) return [];
  const ids = confirmed.map(({ id }) => id);
  return selectSubmitted(db)
    .where('strutture.id', 'in', ids)
    .where('strutture.status', '=', 'in_attesa')
    .orderBy('strutture.id')
    .execute();
}
