import { isSameDetails, NO_DETAILS, type PhotoDetails } from './photo-details.ts';

/** `immagine` is the reference to submit in the form's `immagini`. `nome` is empty for an existing photo. */
export type FormPhoto = { immagine: string; url: string; nome: string; dettagli?: PhotoDetails };

export type SentPhoto = string | ({ immagine: string } & PhotoDetails);

/** `share` is the uploaded fraction, or `null` while the photo is being reduced. */
export type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'uploading'; share: number | null }
  | { kind: 'failed'; sentence: string }
  | { kind: 'stored'; photo: FormPhoto };

export type ListedPhoto = { key: string; nome: string; state: PhotoState };

type List = readonly ListedPhoto[];

export function storedPhotos(list: List): FormPhoto[] {
  return list.flatMap(({ state }) => (state.kind === 'stored' ? [state.photo] : []));
}

export function countPhotos(list: List, ...kinds: PhotoState['kind'][]): number {
  return list.filter(({ state }) => kinds.includes(state.kind)).length;
}

export function setPhotoState<P extends ListedPhoto>(list: readonly P[], key: string, state: PhotoState): P[] {
  return list.map((photo) => (photo.key === key ? { ...photo, state } : photo));
}

export function removePhoto<P extends ListedPhoto>(list: readonly P[], key: string): P[] {
  return list.filter((photo) => photo.key !== key);
}

/** Returns the list with one photo moved to position `to`, counted from 0. @example movePhoto([a, b, c], 'c', 0) // [c, a, b] */
export function movePhoto<P extends ListedPhoto>(list: readonly P[], key: string, to: number): readonly P[] {
  const photo = list.find((each) => each.key === key);
  if (!photo || to < 0 || to >= list.length) return list;
  return removePhoto(list, key).toSpliced(to, 0, photo);
}

/**
 * Returns the value to send for a photo: only its reference if it has no details.
 * @example toSentPhoto({ immagine: 'caricamento:1', url: '/foto/…', nome: 'mare.jpg' }) // 'caricamento:1'
 */
export function toSentPhoto({ immagine, dettagli = NO_DETAILS }: FormPhoto): SentPhoto {
  return isSameDetails(dettagli, NO_DETAILS) ? immagine : { immagine, ...dettagli };
}

export function setPhotoDetails<P extends ListedPhoto>(list: readonly P[], key: string, dettagli: PhotoDetails): P[] {
  return list.map((each) => {
    const { state } = each;
    if (each.key !== key || state.kind !== 'stored') return each;
    return { ...each, state: { ...state, photo: { ...state.photo, dettagli } } };
  });
}

function isSamePhoto(one: FormPhoto, other: FormPhoto | undefined): boolean {
  const { immagine, dettagli = NO_DETAILS } = one;
  return immagine === other?.immagine && isSameDetails(dettagli, other.dettagli ?? NO_DETAILS);
}

export function isSamePhotos(some: readonly FormPhoto[], others: readonly FormPhoto[]): boolean {
  return some.length === others.length && some.every((photo, index) => isSamePhoto(photo, others[index]));
}
