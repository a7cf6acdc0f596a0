import type { MediaService } from '../../media/contract.ts';
import { brokenUnique } from './broken-constraint.ts';
import { hashSubmission } from './hash-submission.ts';
import { storeImages, readImages, type SentImages } from './read-images.ts';
import type { StruttureDb } from './repository.ts';
import { storingError } from './storing-error.ts';
import { type SubmittedRow, waitingByHash } from './submission-repository.ts';

/** A new struttura with the photos that it shows; `hash` names the submission. */
export type StoredSubmission = { photoIds: readonly number[]; hash: string };

/**
 * Keeps a submission's photos and has it stored; `store` writes all the rest, or nothing. The same submission again gives
 * the struttura that it made, also when both are on their way at once.
 */
export async function submitOnce(
  { form, images: sent }: { form: object; images: SentImages },
  { db, media }: { db: StruttureDb; media: MediaService },
  store: (kept: StoredSubmission) => Promise<SubmittedRow>,
): Promise<SubmittedRow> {
  const images = await readImages(sent, [], media);
  const hash = await hashSubmission(form, images);
  const known = await waitingByHash(db, hash);
  if (known !== undefined) return known;
  const { photoIds, discardable } = await storeImages(images, media);
  try {
    return await store({ photoIds, hash });
  } catch (error) {
    // Photos that cannot be removed now are swept a day later.
    await media.discard(discardable).catch(() => undefined);
    const stored = brokenUnique(error) === null ? undefined : await waitingByHash(db, hash);
    if (stored === undefined) throw storingError(error);
    return stored;
  }
}
