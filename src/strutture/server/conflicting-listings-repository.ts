import { type RawBuilder, sql } from 'kysely';
import type { AdminDetail } from '../admin-contract.ts';
import type { ConflictingListings } from '../rules/check-listing.ts';
import type { StruttureDb } from './repository.ts';
import { wasCinPublished } from './submission-repository.ts';
import { UNDO_SECONDS } from './undo-window.ts';

export type ConflictingListing = AdminDetail['controlli'][number]['riferimenti'][number];

export type Claims = {
  id: number;
  cin: string | null;
  telefono: string | null;
  photoIds: readonly number[];
  owner: string | null;
};

const MAX_NAMED = 5;

/**
 * Selects the ids with an index before sorting, because PostgreSQL would otherwise scan all strutture in order of their ids
 * (measured: 200 ms).
 */
async function findOthers(
  db: StruttureDb,
  id: number,
  found: RawBuilder<unknown>,
  which: RawBuilder<unknown> = sql`true`,
): Promise<ConflictingListing[]> {
  const { rows } = await sql<ConflictingListing>`
    with found as materialized (${found})
    select strutture.id, strutture.nome, citta.nome as citta, strutture.status
    from strutture join citta on citta.id = strutture.citta_id
    where strutture.id in (select id from found) and strutture.id <> ${id} and strutture.status <> 'eliminata'
      and ${which}
    order by strutture.id limit ${MAX_NAMED}`.execute(db);
  return rows;
}

/** Matches listings that belong to a different owner. Two listings without owners count as having the same owner. */
function hasAnotherOwner(owner: string | null): RawBuilder<unknown> {
  return sql`strutture.proprietario_email is distinct from ${owner}`;
}

export function publishedWithCin(db: StruttureDb, id: number, cin: string): Promise<ConflictingListing[]> {
  const found = sql`select id from strutture where cin = ${cin} and status in ('approvata', 'sospesa')`;
  return findOthers(db, id, found);
}

function waitingWithCin(db: StruttureDb, id: number, cin: string): Promise<ConflictingListing[]> {
  const found = sql`
    select id from strutture where cin = ${cin} and status = 'in_attesa'
    union all select struttura_id from struttura_edits where form ->> 'cin' = ${cin} and status = 'in_attesa'`;
  return findOthers(db, id, found);
}

/** Returns the CINs that several published or pending strutture claim. Each part of the query uses its own index. */
export async function contestedCins(db: StruttureDb, cins: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ cin: string }>`
    select cin from (
      select id, cin from strutture where cin = any (${cins}::text[]) and status in ('approvata', 'sospesa')
      union all select id, cin from strutture where cin = any (${cins}::text[]) and status = 'in_attesa'
      union all select struttura_id, form ->> 'cin' from struttura_edits
        where form ->> 'cin' = any (${cins}::text[]) and status = 'in_attesa'
    ) as claims
    group by cin having count(distinct id) > 1`.execute(db);
  return new Set(rows.map(({ cin }) => cin));
}

const MAX_SUPERSEDED = 100;

/**
 * Returns the ids of strutture whose pending submission or change has a CIN that another struttura has published. Ignores
 * approvals that can still be undone.
 */
export async function supersededIds(db: StruttureDb): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select waiting.id from (
      select id, cin from strutture where status = 'in_attesa'
      union all select struttura_id, form ->> 'cin' from struttura_edits where status = 'in_attesa'
    ) as waiting
    join strutture as rival on rival.cin = waiting.cin and rival.id <> waiting.id
      and rival.status in ('approvata', 'sospesa') and rival.changed_at < now() - make_interval(secs => ${UNDO_SECONDS})
    order by waiting.id limit ${MAX_SUPERSEDED}`.execute(db);
  return rows.map(({ id }) => id);
}

function withPhone(db: StruttureDb, { id, owner }: Claims, telefono: string): Promise<ConflictingListing[]> {
  const found = sql`
    select id from strutture where phone_ending(telefono) = phone_ending(${telefono}) and telefono is not null`;
  return findOthers(db, id, found, hasAnotherOwner(owner));
}

function withPhoto(db: StruttureDb, { id, owner, photoIds }: Claims): Promise<ConflictingListing[]> {
  const found = sql`
    select struttura_id as id from struttura_photos where photo_id = any (${photoIds}::integer[])
    union all select struttura_id from struttura_edit_photos where photo_id = any (${photoIds}::integer[])`;
  return findOthers(db, id, found, hasAnotherOwner(owner));
}

export async function findConflictingListings(
  db: StruttureDb,
  claims: Claims,
): Promise<ConflictingListings<ConflictingListing>> {
  const { id, cin, telefono, photoIds, owner } = claims;
  const [cinPublished, wasCinAnothers, cinWaiting, phone, photo] = await Promise.all([
    cin === null ? [] : publishedWithCin(db, id, cin),
    cin !== null && wasCinPublished(db, cin, { exceptId: null, owner }),
    cin === null ? [] : waitingWithCin(db, id, cin),
    telefono === null ? [] : withPhone(db, claims, telefono),
    photoIds.length === 0 ? [] : withPhoto(db, claims),
  ]);
  return { cinPublished, wasCinAnothers, cinWaiting, phone, photo };
}
