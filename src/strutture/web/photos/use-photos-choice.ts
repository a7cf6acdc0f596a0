import { useState } from 'react';
import { type FormPhoto, isSamePhotos, toSentPhoto } from '../../../media/rules/photo-list.ts';
import { withoutFocus } from '../../../media/rules/photo-sources.ts';
import { savedPhotos, type SavedPhotos } from '../../rules/saved-photos.ts';
import * as messages from '../../messages/owner.ts';

function asSaved(photos: readonly FormPhoto[], saved: readonly FormPhoto[]): FormPhoto[] {
  return photos.map((photo) => {
    const same = saved.find(({ url }) => withoutFocus(url) === withoutFocus(photo.url));
    return same ? { ...photo, immagine: same.immagine } : photo;
  });
}

/** Returns the chosen photos. Preserves unsaved choices when the saved photos change. */
export function usePhotosChoice(form: SavedPhotos, onTouched: () => void) {
  const saved = savedPhotos(form, messages.photoAltText);
  const [photos, setPhotos] = useState(saved);
  const [isUploading, setUploading] = useState(false);
  const [failed, setFailed] = useState(0);
  const hasUploads = isUploading || failed > 0;

  const [seen, setSeen] = useState(saved);
  if (!isSamePhotos(saved, seen)) {
    setSeen(saved);
    // The photos are replaced by the saved ones unless the user has unsaved changes, including photos added while
    // saving.
    const isOurs = hasUploads || !isSamePhotos(asSaved(photos, seen), seen);
    if (!isOurs) setPhotos(saved);
  }
  const chosen = asSaved(photos, saved);
  const isChanged = !isSamePhotos(chosen, saved);

  const touching =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      onTouched();
    };
  const choose = touching<FormPhoto[]>(setPhotos);
  return {
    picker: { photos, onChange: choose, onBusyChange: touching(setUploading), onFailedChange: touching(setFailed) },
    chosen: chosen.map(toSentPhoto),
    isChanged,
    isUnsaved: isChanged || hasUploads,
    obstacle: isUploading ? messages.photosStillUploading : failed > 0 ? messages.photosNotUploadedFault(failed) : null,
    restore: () => choose(saved),
  };
}
