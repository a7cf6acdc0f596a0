import { createHash } from 'node:crypto';
import type { MediaService } from '../../media/contract.ts';
import { isSameDetails, NO_DETAILS } from '../../media/rules/photo-details.ts';
import type { ChosenPhoto } from './struttura-version.ts';
import { type Image, readImages, type SentImages, storeImages } from './read-images.ts';
import type { StruttureDb } from './repository.ts';
import { brokenUnique, storingError } from './storing-error.ts';
import { type SubmittedRow, waitingByHash } from './submission-repository.ts';

/** Bytes of the hash that names a photo: `PhotoReference.hash` is as long. */
const PHOTO_HASH_BYTES = 16;

async function hashOf(image: Image): Promise<string> {
  if (image.kind === 'photo') return image.photo.hash;
  // A picture that is too large to be kept will be refused: its size is enough to tell it from others.
  const bytes = await image.picture.read?.();
  if (bytes === undefined) return `${image.picture.size} bytes`;
  return createHash('sha256').update(bytes).digest().subarray(0, PHOTO_HASH_BYTES).toString('base64url');
}

/** Nothing where nothing is said: such a submission is named as it was before photos had words. */
function detailsText({ details }: Image): string {
  return isSameDetails(details, NO_DETAILS) ? '' : ` ${JSON.stringify(details)}`;
}

/**
 * What makes two submissions the same: the checked form and the files that its photos came in, uploaded before or inside
 * the form, each counted once, as it is kept once. One picture is read at a time.
 */
async function hashSubmission(form: object, images: readonly Image[]): Promise<string> {
  const photos = new Set<string>();
  for (const image of images) photos.add((await hashOf(image)) + detailsText(image));
  return createHash('sha256')
    .update([JSON.stringify(form), ...photos].join('\n'))
    .digest('base64url');
}

export type StoredSubmission = { photos: readonly ChosenPhoto[]; hash: string };

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
  const { photos, discardable } = await storeImages(images, media);
  try {
    return await store({ photos, hash });
  } catch (error) {
    // Photos that cannot be removed now are swept a day later.
    await media.discard(discardable).catch(() => undefined);
    const stored = brokenUnique(error) === null ? undefined : await waitingByHash(db, hash);
    if (stored === undefined) throw storingError(error);
    return stored;
  }
}
