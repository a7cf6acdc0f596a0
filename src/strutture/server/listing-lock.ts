import { AppError } from '../../kernel/calls/app-error.ts';
import type { MediaService } from '../../media/contract.ts';
import { photoUrl } from '../../media/rules/photo-sources.ts';
import { type CalendarPort, handOverCalendarUrl } from './calendar-port.ts';
import { lockedRow, type OwnedRow, ownedRow } from './owner-repository.ts';
import { storeImages, type StoredImages, readImages, type SentImages } from './read-images.ts';
import type { StruttureDb } from './repository.ts';
import { forgetRefusal } from './refusals-repository.ts';
import { storingError } from './storing-error.ts';
import { keepSeenTexts, publishedTexts } from './unseen-texts-repository.ts';
import type { Line } from '../rules/list-changes.ts';
import { visitorMessages } from '../messages/by-request.ts';

export type LockTarget = { id: number; email?: string };

export type Work<T> = (transaction: StruttureDb, row: OwnedRow) => Promise<T>;

function found(row: OwnedRow | undefined): OwnedRow {
  if (row === undefined) throw new AppError('NON_TROVATO', visitorMessages().listingNotFound);
  return row;
}

/** Reads a struttura without a lock. To see uncommitted changes, call it in the transaction that made them. */
export async function readOwned(db: StruttureDb, { id, email }: LockTarget): Promise<OwnedRow> {
  return found(await ownedRow(db, id, email));
}

type ListingLockDependencies = { db: StruttureDb; media: MediaService } & CalendarPort;

/**
 * Runs `work` and updates the record of unreviewed texts. Deletes the record of the last rejection if the struttura is published
 * without a pending or rejected change.
 */
async function changeRow(
  transaction: StruttureDb,
  row: OwnedRow,
  { work, by }: { work: Work<OwnedRow>; by: 'owner' | 'admin' },
): Promise<OwnedRow> {
  const before = await publishedTexts(transaction, row);
  const after = await work(transaction, row);
  const texts = { before, after: await publishedTexts(transaction, after), by };
  if (texts.after !== null && after.edit_status === null) await forgetRefusal(transaction, row.id);
  return { ...after, ...(await keepSeenTexts(transaction, { id: row.id, ...texts })) };
}

/** Runs `work`, which restores homes from an archive, and updates each home's record of unreviewed texts. The homes must be locked. */
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

/** Returns functions that read, lock and change one struttura. A hidden struttura counts as not found. */
export function createListingLock({ db, media, ...port }: ListingLockDependencies, by: 'owner' | 'admin') {
  async function lock<T>({ id, email }: LockTarget, work: Work<T>): Promise<T> {
    const working = db
      .transaction()
      .execute(async (transaction) => work(transaction, found(await lockedRow(transaction, id, email))));
    return working.catch((error: unknown) => {
      throw storingError(error);
    });
  }

  return {
    lock,
    read: (which: LockTarget) => readOwned(db, which),

    async storePhotos(row: OwnedRow, images: SentImages): Promise<StoredImages> {
      const current = [...row.photos, ...row.edit_photos].map((photo) => ({
        ...photo,
        url: photoUrl({ ...photo, focus: null }),
      }));
      return storeImages(await readImages(images, current, media), media);
    },

    /** `discardable` contains stored photos to discard on failure. */
    change(which: LockTarget, work: Work<OwnedRow>, discardable: StoredImages['discardable'] = []): Promise<OwnedRow> {
      const workAndHandOver: Work<OwnedRow> = async (transaction, before) => {
        const after = await changeRow(transaction, before, { work, by });
        await handOverCalendarUrl(port, transaction, { before, after });
        return after;
      };
      return lock(which, workAndHandOver).catch(async (error: unknown) => {
        // Photos that cannot be removed now are swept a day later.
        await media.discard(discardable).catch(() => undefined);
        throw error;
      });
    },
  };
}
