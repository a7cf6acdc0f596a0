import { createHash } from 'node:crypto';
import type { MediaService } from '../../media/contract.ts';
import { isSameDetails, NO_DETAILS } from '../../media/rules/photo-details.ts';
import type { ChosenPhoto } from './struttura-version.ts';
import { type Image, readImages, type SentImages, storeImages } from './read-images.ts';
import type { StruttureDb } from './repository.ts';
import { violatedUnique, storingError } from './storing-error.ts';
import { type SubmittedRow, waitingByHash } from './submission-repository.ts';

const PHOTO_HASH_BYTES = 16;

async function hashOf(image: Image): Promise<string> {
  if (image.kind === 'photo') return image.photo.hash;
  // A picture above the size limit has no `read` and is rejected later, so its size suffices to identify it.
  const bytes = await image.picture.read?.();
  if (bytes === undefined) return `${image.picture.size} bytes`;
  return createHash('sha256').update(bytes).digest().subarray(0, PHOTO_HASH_BYTES).toString('base64url');
}

/** Returns an empty string for a photo without details, so that hashes stored before photos had details remain valid. */
function detailsText({ details }: Image): string {
  return isSameDetails(details, NO_DETAILS) ? '' : ` ${JSON.stringify(details)}`;
}

async function hashSubmission(form: object, images: readonly Image[]): Promise<string> {
  const photos = new Set<string>();
  for (const image of images) photos.add((await hashOf(image)) + detailsText(image));
  return createHash('sha256')
    .update([JSON.stringify(form), ...photos].join('\n'))
    .digest('base64url');
}

export type StoredSubmission = { photos: readonly ChosenPhoto[]; hash: string };

/** Stores a submission. While it is pending, an identical submission, even a concurrent one, returns the same struttura. */
export async function submitOnce(
  { form, images: sent }: { form: object; images: SentImages },
  { db, media }: { db: StruttureDb; media: MediaService },
  store: (stored: StoredSubmission) => Promise<SubmittedRow>,
): Promise<SubmittedRow> {
  const images = await readImages(sent, [], media);
  const hash = await hashSubmission(form, images);
  const known = await waitingByHash(db, hash);
  if (known !== undefined) return known;
  const { photos, discardable } = await storeImages(images, media);
  try {
    return await store({ photos, hash });
  } catch (error) {
    await media.discard(discardable).catch(() => undefined);
    const stored = violatedUnique(error) === null ? undefined : await waitingByHash(db, hash);
    if (stored === undefined) throw storingError(error);
    return stored;
  }
}
