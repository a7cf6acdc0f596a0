import { STANZE_FOTO, type StanzaFoto } from './photo-details.ts';

type WithStanza = { stanza: StanzaFoto | null };

export type PhotoSection<Photo extends WithStanza> = {
  stanza: StanzaFoto | null;
  photos: { photo: Photo; index: number }[];
};

/**
 * Groups the photos of a home by room. Photos without a room come last.
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
