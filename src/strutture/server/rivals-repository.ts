import { sql } from 'kysely';
import type { AdminDetail } from '../admin-contract.ts';
import type { Rivals } from '../rules/check-listing.ts';
import type { StruttureDb } from './repository.ts';

/** Another struttura, as a check names it. */
export type Rival = AdminDetail['controlli'][number]['riferimenti'][number];

/** What should be a struttura's own. `owner`: the address of its owner; nobody's is everybody else's. */
export type Claims = {
  id: number;
  cin: string | null;
  telefono: string | null;
  photoIds: readonly number[];
  owner: string | null;
};

/** Named by a check, at most. */
const MAX_NAMED = 5;

function selectOthers(db: StruttureDb, id: number) {
  return db
    .selectFrom('strutture')
    .innerJoin('citta', 'citta.id', 'strutture.citta_id')
    .select(['strutture.id', 'strutture.nome', 'citta.nome as citta', 'strutture.status'])
    .where('strutture.id', '<>', id)
    .where('strutture.status', '<>', 'eliminata')
    .orderBy('strutture.id')
    .limit(MAX_NAMED);
}

/** The struttura that has published a CIN, `id` aside: there is at most one. */
export function publishedWithCin(db: StruttureDb, id: number, cin: string): Promise<Rival[]> {
  return selectOthers(db, id).where('cin', '=', cin).where('status', 'in', ['approvata', 'sospesa']).execute();
}

/** Those that wait with a CIN, whoever sent them, and those whose change wants it. */
function waitingWithCin(db: StruttureDb, id: number, cin: string): Promise<Rival[]> {
  return selectOthers(db, id)
    .where(
      sql<boolean>`strutture.id in (
        select id from strutture where cin = ${cin} and status = 'in_attesa'
        union all select struttura_id from struttura_edits where form ->> 'cin' = ${cin} and status = 'in_attesa'
      )`,
    )
    .execute();
}

function ofAnother(owner: string | null) {
  return owner === null ? sql<boolean>`true` : sql<boolean>`proprietario_email is distinct from ${owner}`;
}

function withPhone(db: StruttureDb, { id, owner }: Claims, telefono: string): Promise<Rival[]> {
  return selectOthers(db, id)
    .where(sql<boolean>`phone_ending(telefono) = phone_ending(${telefono}) and telefono is not null`)
    .where(ofAnother(owner))
    .execute();
}

function withPhoto(db: StruttureDb, { id, owner, photoIds }: Claims): Promise<Rival[]> {
  return selectOthers(db, id)
    .where(
      sql<boolean>`strutture.id in (
        select struttura_id from struttura_photos where photo_id = any (${photoIds}::integer[])
        union all select struttura_id from struttura_edit_photos where photo_id = any (${photoIds}::integer[])
      )`,
    )
    .where(ofAnother(owner))
    .execute();
}

/** Who else has what should be a struttura's own, at most five of each. */
export async function findRivals(db: StruttureDb, claims: Claims): Promise<Rivals<Rival>> {
  const { id, cin, telefono, photoIds } = claims;
  const [cinPublished, cinWaiting, phone, photo] = await Promise.all([
    cin === null ? [] : publishedWithCin(db, id, cin),
    cin === null ? [] : waitingWithCin(db, id, cin),
    telefono === null ? [] : withPhone(db, claims, telefono),
    photoIds.length === 0 ? [] : withPhoto(db, claims),
  ]);
  return { cinPublished, cinWaiting, phone, photo };
}
