import { MAX_PHOTOS } from './image-references.ts';

const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
const HEIC_TYPES = 'image/heic,image/heif,.heic,.heif,.hif';

/**
 * Returns the `accept` attribute for photos. Apple's browsers convert HEIC photos only if HEIC is not accepted.
 * @example acceptedTypes(true) // 'image/jpeg,image/png,image/webp,image/avif'
 */
export function acceptedTypes(convertsHeic: boolean): string {
  return convertsHeic ? PHOTO_TYPES : `${PHOTO_TYPES},${HEIC_TYPES}`;
}

/** `type` may be empty, because the browser guesses it from the file name. */
export type ChosenFile = { name: string; size: number; type: string };

/** 100 MiB. Larger files are rejected, because decoding them would exhaust a phone's memory. */
const MAX_CHOSEN_BYTES = 104_857_600;

export type FileFault = 'nonValida' | 'troppoGrande';

export type ChosenFiles<File extends ChosenFile> = {
  taken: File[];
  refused: { name: string; fault: FileFault }[];
  isOverLimit: boolean;
};

function faultOf({ size, type }: ChosenFile): FileFault | null {
  // An empty type is accepted, because the server determines from the content whether the file is an image.
  if (size === 0 || (type !== '' && !type.startsWith('image/'))) return 'nonValida';
  return size > MAX_CHOSEN_BYTES ? 'troppoGrande' : null;
}

/**
 * Chooses the files that become photos. Files above 5 MB are accepted, because they are reduced later.
 * @example chooseFiles([{ name: 'contratto.pdf', size: 900, type: 'application/pdf' }], 0).refused // [{ name: 'contratto.pdf', fault: 'nonValida' }]
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
