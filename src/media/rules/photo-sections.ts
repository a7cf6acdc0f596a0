import { STANZE_FOTO, type StanzaFoto } from './photo-details.ts';

type WithStanza = { stanza: StanzaFoto | null };

/** `null`: the one section of photos of which nobody has said what they show. `index`: a photo's place among all. */
export type PhotoSection<Photo extends WithStanza> = {
  stanza: StanzaFoto | null;
  photos: { photo: Photo; index: number }[];
};

/**
 * The photos of a home by what they show, in the order of a walk through it, each section in the order of its owner. Of the
 * others what they show is not said: they come last, or are the only section.
 * @example photoSections([{ stanza: 'bagno' }, { stanza: 'cucina' }]).map(({ stanza }) => stanza) // ['cucina', 'bagno']
 */
export function photoSections<Photo extends WithStanza>(photos: readonly Photo[]): PhotoSection<Photo>[] {
  const numbered = photos.map((photo, index) => ({ photo, index }));
  if (photos.every(({ stanza }) => stanza === null))
    return photos.length === 0 ? [] : [{ stanza: null, photos: numbered }];
  const sections = STANZE_FOTO.map((stanza) => ({
    stanza,
    photos: numbered.filter(({ photo }) => (photo.stanza ?? 'altro') === stanza),
  }));
  return sections.filter((section) => section.photos.length > 0);
}
