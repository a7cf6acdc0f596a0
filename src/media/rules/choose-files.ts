import { MAX_PHOTOS } from './image-references.ts';

const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
const HEIC_TYPES = 'image/heic,image/heif,.heic,.heif,.hif';

/**
 * What a file field for photos lets people choose. Apple's browsers make a JPEG of an HEIC photo where the field does not accept HEIC;
 * other browsers would hide it.
 * @example acceptedTypes(true) // 'image/jpeg,image/png,image/webp,image/avif'
 */
export function acceptedTypes(convertsHeic: boolean): string {
  return convertsHeic ? PHOTO_TYPES : `${PHOTO_TYPES},${HEIC_TYPES}`;
}

/** What is known of a file before it is read. The type is the browser's guess by its name; empty when it has none. */
export type ChosenFile = { name: string; size: number; type: string };

/** Larger files are not even tried: the browser could not decode them without filling the memory of a phone. In bytes, 100 MB. */
const MAX_CHOSEN_BYTES = 104_857_600;

/** Why a file is not taken; `messages/owner.it.ts` has the sentences. */
export type FileFault = 'nonValida' | 'troppoGrande';

export type ChosenFiles<File extends ChosenFile> = {
  taken: File[];
  refused: { name: string; fault: FileFault }[];
  /** More files than there was room for: the last ones are left out. */
  isOverLimit: boolean;
};

function faultOf({ size, type }: ChosenFile): FileFault | null {
  // Which kind of image it is, and whether it is one, the server tells by its content.
  if (size === 0 || (type !== '' && !type.startsWith('image/'))) return 'nonValida';
  return size > MAX_CHOSEN_BYTES ? 'troppoGrande' : null;
}

/**
 * Which of the chosen files become photos, beside `count` that are there. PRODUCT.md § 5, "Images": at most 10
 * in total, all of an image type. Files above 5 MB are made smaller (`shrink-photo.ts`).
 * @example chooseFiles([{ name: 'contratto.pdf', size: 900, type: 'application/pdf' }], 0).refused
 * // [{ name: 'contratto.pdf', fault: 'nonValida' }]
 */
export function chooseFiles<File extends ChosenFile>(files: readonly File[], count: number): ChosenFiles<File> {
  const judged = files.map((file) => ({ file, fault: faultOf(file) }));
  const good = judged.flatMap(({ file, fault }) => (fault === null ? [file] : []));
  const taken = good.slice(0, Math.max(0, MAX_PHOTOS - count));
  return {
    taken,
    refused: judged.flatMap(({ file, fault }) => (fault === null ? [] : [{ name: file.name, fault }])),
    isOverLimit: taken.length < good.length,
  };
}
