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
 * The first of the strutture that `found` finds by an index, but for `id` and those that `which` leaves out. Found first and
 * ordered afterwards: PostgreSQL would else read all strutture in order until it has met five of them (measured: 200 ms).
 */
async function nameOthers(
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

/** Those of another owner. Of two that nobody owns, neither is another's. */
function ofAnother(owner: string | null): RawBuilder<unknown> {
  return sql`strutture.proprietario_email is distinct from ${owner}`;
}

export function publishedWithCin(db: StruttureDb, id: number, cin: string): Promise<ConflictingListing[]> {
  const found = sql`select id from strutture where cin = ${cin} and status in ('approvata', 'sospesa')`;
  return nameOthers(db, id, found);
}

function waitingWithCin(db: StruttureDb, id: number, cin: string): Promise<ConflictingListing[]> {
  const found = sql`
    select id from strutture where cin = ${cin} and status = 'in_attesa'
    union all select struttura_id from struttura_edits where form ->> 'cin' = ${cin} and status = 'in_attesa'`;
  return nameOthers(db, id, found);
}

/** Which of some CINs more than one struttura has or wants, public ones and those that wait. Each part has an index of its own. */
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

/** In one go, at most: the next one is a minute later. */
const MAX_SUPERSEDED = 100;

/**
 * Strutture that wait, or whose change does, with a CIN that another one has published since. While that can still be taken back,
 * nobody is told that theirs cannot be approved any more.
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
  return nameOthers(db, id, found, ofAnother(owner));
}

function withPhoto(db: StruttureDb, { id, owner, photoIds }: Claims): Promise<ConflictingListing[]> {
  const found = sql`
    select struttura_id as id from struttura_photos where photo_id = any (${photoIds}::integer[])
    union all select struttura_id from struttura_edit_photos where photo_id = any (${photoIds}::integer[])`;
  return nameOthers(db, id, found, ofAnother(owner));
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
