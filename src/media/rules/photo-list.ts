import { isSameDetails, NO_DETAILS, type PhotoDetails } from './photo-details.ts';

/**
 * A photo of a form: `immagine` goes into the form's `immagini`, `url` is the address of its largest variant, `nome` the
 * name of the file that it came in (empty for one that was there before). Without `dettagli` nothing is said of it.
 */
export type FormPhoto = { immagine: string; url: string; nome: string; dettagli?: PhotoDetails };

/** An element of `immagini` as it is sent. */
export type SentPhoto = string | ({ immagine: string } & PhotoDetails);

/** How far a chosen photo has come. `share` of an upload is from 0 to 1, `null` while the photo is made smaller. */
export type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'uploading'; share: number | null }
  | { kind: 'failed'; sentence: string }
  | { kind: 'stored'; photo: FormPhoto };

export type ListedPhoto = { key: string; nome: string; state: PhotoState };

type List = readonly ListedPhoto[];

/** The photos that can be sent with the form, in their order: the first is the cover. */
export function storedPhotos(list: List): FormPhoto[] {
  return list.flatMap(({ state }) => (state.kind === 'stored' ? [state.photo] : []));
}

/** How many photos are in this state. */
export function countPhotos(list: List, ...kinds: PhotoState['kind'][]): number {
  return list.filter(({ state }) => kinds.includes(state.kind)).length;
}

/** The list in which one photo has come further; its place is kept, whichever upload ends first. */
export function setPhotoState<P extends ListedPhoto>(list: readonly P[], key: string, state: PhotoState): P[] {
  return list.map((photo) => (photo.key === key ? { ...photo, state } : photo));
}

export function removePhoto<P extends ListedPhoto>(list: readonly P[], key: string): P[] {
  return list.filter((photo) => photo.key !== key);
}

/**
 * The list with one photo at another place, counted from 0; the others keep their order.
 * @example movePhoto([a, b, c], 'c', 0) // [c, a, b]
 */
export function movePhoto<P extends ListedPhoto>(list: readonly P[], key: string, to: number): readonly P[] {
  const photo = list.find((each) => each.key === key);
  if (!photo || to < 0 || to >= list.length) return list;
  return removePhoto(list, key).toSpliced(to, 0, photo);
}

/**
 * What is sent of a photo: its reference alone where nothing is said of it.
 * @example toSentPhoto({ immagine: 'caricamento:1', url: '/foto/…', nome: 'mare.jpg' }) // 'caricamento:1'
 */
export function toSentPhoto({ immagine, dettagli = NO_DETAILS }: FormPhoto): SentPhoto {
  return isSameDetails(dettagli, NO_DETAILS) ? immagine : { immagine, ...dettagli };
}

/** The list in which something else is said of one photo. */
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

/** Whether two lists hold the same photos in the same order, and say the same of them. */
export function isSamePhotos(some: readonly FormPhoto[], others: readonly FormPhoto[]): boolean {
  return some.length === others.length && some.every((photo, index) => isSamePhoto(photo, others[index]));
}
