import type { Line } from '../rules/list-changes.ts';
import { unseenTexts } from '../rules/unseen-texts.ts';
import { ownerTextLines } from './listing-lines.ts';
import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { strutturaVersion } from './struttura-version.ts';

export type UnseenColumns = Pick<OwnedRow, 'seen_texts' | 'texts_changed_at'>;

const ALL_SEEN: UnseenColumns = { seen_texts: null, texts_changed_at: null };

export async function textsOf(db: StruttureDb, row: OwnedRow): Promise<Line[]> {
  const { form, photos } = strutturaVersion(row);
  const tariffe = await db
    .selectFrom('tariffe')
    .where('struttura_id', '=', row.id)
    .select('nome')
    .orderBy('id')
    .execute();
  const names = tariffe.map(({ nome }) => nome);
  return ownerTextLines(form, photos, names);
}

/** Returns the texts of a public or paused home. Returns `null` for other homes, because they are reviewed as a whole. */
export async function publishedTexts(db: StruttureDb, row: OwnedRow): Promise<Line[] | null> {
  return row.status === 'approvata' || row.status === 'sospesa' ? textsOf(db, row) : null;
}

export async function markSeen(db: StruttureDb, id: number): Promise<void> {
  await db.deleteFrom('unseen_texts').where('struttura_id', '=', id).execute();
}

type PublishedChange = { id: number; before: Line[] | null; after: Line[] | null; by: 'owner' | 'admin' };

/**
 * Stores the last reviewed texts if the published texts differ from them; otherwise, deletes the record. Returns the new columns.
 * Must run in the transaction that changes the texts, with the home locked.
 */
export async function keepSeenTexts(
  db: StruttureDb,
  { id, before, after, by }: PublishedChange,
): Promise<UnseenColumns> {
  const previous = await db.selectFrom('unseen_texts').select('seen').where('struttura_id', '=', id).executeTakeFirst();
  const unseen =
    before === null || after === null ? null : unseenTexts({ seen: previous?.seen ?? null, before, after, by });
  if (unseen === null) {
    await markSeen(db, id);
    return ALL_SEEN;
  }
  const seen = JSON.stringify(unseen);
  const stored = await db
    .insertInto('unseen_texts')
    .values({ struttura_id: id, seen })
    .onConflict((conflict) => conflict.column('struttura_id').doUpdateSet({ seen }))
    .returning(['seen as seen_texts', 'changed_at as texts_changed_at'])
    .executeTakeFirstOrThrow();
  return stored;
}
