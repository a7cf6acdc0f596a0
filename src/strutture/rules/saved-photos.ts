import { isSameDetails, NO_DETAILS, type PhotoDetails } from '../../media/rules/photo-details.ts';
import type { FormPhoto } from '../../media/rules/photo-list.ts';

export type SavedPhotos = { immagini: readonly string[]; dettagli_foto: readonly PhotoDetails[] };

/**
 * Converts saved photos to form photos. `nameOf` receives the photo's number, starting at 1.
 * @example savedPhotos({ immagini: ['/foto/qL3…-1200x900.webp'], dettagli_foto: [] }, (n) => `Foto ${n}`) // [{ immagine: '/foto/qL3…-1200x900.webp', url: '/foto/qL3…-1200x900.webp', nome: 'Foto 1' }]
 */
export function savedPhotos(saved: SavedPhotos, nameOf: (number: number) => string): FormPhoto[] {
  return saved.immagini.map((url, index): FormPhoto => {
    const photo = { immagine: url, url, nome: nameOf(index + 1) };
    const dettagli = saved.dettagli_foto[index] ?? NO_DETAILS;
    return isSameDetails(dettagli, NO_DETAILS) ? photo : { ...photo, dettagli };
  });
}
