import { STANZE_FOTO, type StanzaFoto } from './photo-details.ts';

type WithStanza = { stanza: StanzaFoto | null };

/** A `stanza` of `null` marks the only section, if no photo has a room. `index` is the position among all photos. */
export type PhotoSection<Photo extends WithStanza> = {
  stanza: StanzaFoto | null;
  photos: { photo: Photo; index: number }[];
};

/**
 * Groups the photos of a home by room, in the order of a walk through it. Each section keeps the owner's order. Photos without a
 * room come last, or form the only section.
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
