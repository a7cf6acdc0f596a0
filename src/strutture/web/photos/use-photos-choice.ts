import { useState } from 'react';
import type { FormPhoto } from '../../../media/rules/photo-list.ts';
import { areaMessages } from '../../area-messages.it.ts';
import { formMessages } from '../../form-messages.it.ts';
import * as t from './messages.it.ts';

function savedPhotos(urls: readonly string[]): FormPhoto[] {
  return urls.map((url, index) => ({ immagine: url, url, nome: t.foto(index + 1) }));
}

/**
 * The photos of a struttura as they are being chosen, apart from the rest of the form. `saved`: the addresses of those that
 * it has; when they change, what is chosen here and not saved stays. `onTouched` is told of whatever is done.
 */
export function usePhotosChoice(saved: readonly string[], onTouched: () => void) {
  const [photos, setPhotos] = useState(() => savedPhotos(saved));
  const [isUploading, setUploading] = useState(false);
  const [failed, setFailed] = useState(0);
  const hasUploads = isUploading || failed > 0;

  const addresses = saved.join(' ');
  const [seen, setSeen] = useState(addresses);
  if (addresses !== seen) {
    setSeen(addresses);
    // Also what was added while the rest was sent.
    const isOurs = hasUploads || photos.map(({ url }) => url).join(' ') !== seen;
    if (!isOurs) setPhotos(savedPhotos(saved));
  }
  // An upload that is saved by now is one of the struttura's photos, and has the same address.
  const chosen = photos.map(({ immagine, url }) => (saved.includes(url) ? url : immagine));
  const isChanged = chosen.join(' ') !== addresses;

  const touching =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      onTouched();
    };
  const choose = touching<FormPhoto[]>(setPhotos);
  return {
    picker: { photos, onChange: choose, onBusyChange: touching(setUploading), onFailedChange: touching(setFailed) },
    chosen,
    isChanged,
    isUnsaved: isChanged || hasUploads,
    obstacle: isUploading ? areaMessages.fotoInArrivo : failed > 0 ? formMessages.fotoNonCaricate(failed) : null,
    restore: () => choose(savedPhotos(saved)),
  };
}
