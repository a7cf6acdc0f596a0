import { sql } from 'kysely';
import { hashToken } from './hash-token.ts';
import type { Db } from './tables.ts';

export type PasskeyKind = 'admin' | 'account';

export type PasskeyRow = {
  id: string;
  owner_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  nome: string;
  created_at: Date;
  used_at: Date | null;
};

const MINUTES = 5;

function names(kind: PasskeyKind) {
  return { table: sql.table(`${kind}_passkeys`), owner: sql.ref(`${kind}_id`) };
}

export type ChallengePurpose = readonly [
  purpose: 'accesso' | 'nuova' | 'conferma',
  kind: PasskeyKind,
  owner: string | null,
];

function hashOf(purpose: ChallengePurpose, challenge: string): string {
  return hashToken(JSON.stringify([...purpose, challenge]));
}

export async function insertChallenge(db: Db, purpose: ChallengePurpose, challenge: string): Promise<void> {
  await sql`
    insert into passkey_challenges (token_hash, expires_at)
    values (${hashOf(purpose, challenge)}, now() + make_interval(mins => ${MINUTES}))`.execute(db);
}

/** Uses up a challenge. Returns `false` if the challenge is unknown, used or expired, or has another purpose. */
export async function consumeChallenge(db: Db, purpose: ChallengePurpose, challenge: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from passkey_challenges where token_hash = ${hashOf(purpose, challenge)} and expires_at > now()`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteOldChallenges(db: Db): Promise<void> {
  await sql`delete from passkey_challenges where expires_at <= now()`.execute(db);
}

export async function listPasskeys(db: Db, kind: PasskeyKind, ownerId: string): Promise<PasskeyRow[]> {
  const { table, owner } = names(kind);
  const { rows } = await sql<PasskeyRow>`
    select *, ${owner} as owner_id from ${table} where ${owner} = ${ownerId} order by created_at, id`.execute(db);
  return rows;
}

export async function hasPasskey(db: Db, kind: PasskeyKind, ownerId: string): Promise<boolean> {
  const { table, owner } = names(kind);
  const { rows } = await sql`select from ${table} where ${owner} = ${ownerId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function findPasskey(db: Db, kind: PasskeyKind, credentialId: string): Promise<PasskeyRow | null> {
  const { table, owner } = names(kind);
  const { rows } = await sql<PasskeyRow>`
    select *, ${owner} as owner_id from ${table} where credential_id = ${credentialId}`.execute(db);
  return rows[0] ?? null;
}

export type NewPasskey = Pick<PasskeyRow, 'owner_id' | 'credential_id' | 'public_key' | 'counter' | 'nome'> & {
  transports: readonly string[];
};

/** Stores a passkey. Returns `false` if its credential is already registered. */
export async function insertPasskey(db: Db, kind: PasskeyKind, added: NewPasskey): Promise<boolean> {
  const { table, owner } = names(kind);
  const { rows } = await sql`
    insert into ${table} (${owner}, credential_id, public_key, counter, transports, nome)
    values (${added.owner_id}, ${added.credential_id}, ${added.public_key}, ${added.counter}, ${added.transports}, ${added.nome})
    on conflict (credential_id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Records a passkey's use. Returns `false` if the passkey was removed or its counter did not increase, unless both counters are 0. */
export async function notePasskeyUse(
  db: Db,
  kind: PasskeyKind,
  used: { id: string; counter: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${names(kind).table} set counter = ${used.counter}, used_at = now()
    where id = ${used.id} and (counter < ${used.counter} or counter = 0 and ${used.counter} = 0)`.execute(db);
  return numAffectedRows === 1n;
}

export async function deletePasskey(db: Db, kind: PasskeyKind, which: { id: string; owner_id: string }) {
  const { table, owner } = names(kind);
  const { rows } = await sql<{ nome: string }>`
    delete from ${table} where id = ${which.id} and ${owner} = ${which.owner_id} returning nome`.execute(db);
  return rows[0]?.nome ?? null;
}

export async function deletePasskeys(db: Db, kind: PasskeyKind, ownerId: string): Promise<void> {
  const { table, owner } = names(kind);
  await sql`delete from ${table} where ${owner} = ${ownerId}`.execute(db);
}
