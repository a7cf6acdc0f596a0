import type { Line } from '../rules/list-changes.ts';
import { ownedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { keepSeenTexts, publishedTexts } from './unseen-texts-repository.ts';

/** Runs `work`, which restores texts, and records the texts that no administrator has reviewed. The homes must be locked. */
export async function keepSeenTextsOf(
  db: StruttureDb,
  ids: readonly number[],
  work: () => Promise<void>,
): Promise<void> {
  const read = (id: number) => ownedRow(db, id).then((row) => (row === undefined ? null : publishedTexts(db, row)));
  const before = new Map<number, Line[] | null>();
  for (const id of ids) before.set(id, await read(id));
  await work();
  for (const [id, texts] of before) {
    await keepSeenTexts(db, { id, before: texts, after: await read(id), by: 'owner' });
  }
}
