import type { PickedPhoto, RestoredPhoto } from '../../../media/web/upload/picked-photos.ts';
import type { DraftPhoto } from './device-drafts.ts';

/** How a photo is called in a draft, and since when it is uploaded; NaN: it is not. */
type StoredPhotoKey = { id: string; stored_at: number };

const byFile = new WeakMap<File, StoredPhotoKey>();
/** Of photos whose file the device has lost, by the name of their upload. */
const byUpload = new Map<string, StoredPhotoKey>();

/** A photo that came out of a draft goes into the next one by the same name. */
export function recallPhoto({ file, photo }: Pick<RestoredPhoto, 'file' | 'photo'>, as: StoredPhotoKey): void {
  if (file !== null) byFile.set(file, { ...as });
  else if (photo !== null) byUpload.set(photo.immagine, { ...as });
}

function knownOf(file: File): StoredPhotoKey {
  const known = byFile.get(file) ?? { id: crypto.randomUUID(), stored_at: Number.NaN };
  byFile.set(file, known);
  return known;
}

function describe({ nome, file, state }: PickedPhoto): DraftPhoto | null {
  const photo = state.kind === 'stored' ? state.photo : null;
  if (file === null) {
    const known = photo && byUpload.get(photo.immagine);
    return known ? { ...known, nome, photo } : null;
  }
  const known = knownOf(file);
  if (photo !== null && Number.isNaN(known.stored_at)) known.stored_at = Date.now();
  return { ...known, nome, photo };
}

/** The picker's photos as a draft has them, with the files that it needs. */
export function describePhotos(list: readonly PickedPhoto[]): { photos: DraftPhoto[]; files: Map<string, File> } {
  const photos = list.map(describe).filter((photo) => photo !== null);
  const files = list.flatMap(({ file }) => (file === null ? [] : [[knownOf(file).id, file] as const]));
  return { photos, files: new Map(files) };
}
