import { MAX_MEGAPIXELS } from '../rules/image-references.ts';
import { readFocalPoint } from '../rules/focal-point.ts';
import type { PhotoDetails, StanzaFoto } from '../rules/photo-details.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const MAX_SHOWN_FILE_NAME = 80;
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const UNPRINTABLE_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g;
function printableFileName(name: string): string {
  return name.replaceAll(UNPRINTABLE_CHARACTERS, '').slice(0, MAX_SHOWN_FILE_NAME) || 'ohne Namen';
}
export const tooManyPhotos = 'Sie können höchstens 10 Bilder hochladen';
export const photoFaults = {
  troppoGrande: (name: string) => `Die Datei ${printableFileName(name)} ist zu groß. Höchstens 5 MB pro Bild.`,
  nonValida: (name: string) => `Die Datei ${printableFileName(name)} ist kein gültiges Bild.`,
  troppiPixel: (name: string) =>
    `Die Datei ${printableFileName(name)} hat zu viele Pixel. Höchstens ${MAX_MEGAPIXELS} Megapixel pro Bild.`,
  heic: (name: string) =>
    `Die Datei ${printableFileName(name)} ist ein HEIC-Foto, das Format der iPhones, und lässt sich hier nicht lesen. Öffnen Sie sie am Computer und speichern Sie sie als JPEG, oder laden Sie sie vom iPhone hoch, das sie selbst umwandelt.`,
} as const;
export const photoNoLongerAvailable = 'Eines der Fotos ist nicht mehr verfügbar. Laden Sie es noch einmal hoch.';

export const photoSubjectNames = {
  soggiorno: 'Wohnzimmer',
  cucina: 'Küche',
  camera: 'Schlafzimmer',
  bagno: 'Bad',
  esterno: 'Außen',
  vista: 'Aussicht',
  altro: 'Sonstiges',
} as const satisfies Record<StanzaFoto, string>;
function focalPointText(fuoco: string): string {
  const { x, y } = readFocalPoint(fuoco);
  return `Bildmitte bei ${x}\u00a0% von links und ${y}\u00a0% von oben`;
}
export function photoDetailsText({ stanza, didascalia, fuoco }: PhotoDetails): string {
  return [
    ...(stanza === null ? [] : [photoSubjectNames[stanza]]),
    ...(didascalia === '' ? [] : [`„${didascalia}“`]),
    ...(fuoco === null ? [] : [focalPointText(fuoco)]),
  ].join(', ');
}

export const previousPhotoOf = (name: string) => `Vorheriges Foto: ${name}`;
export const nextPhotoOf = (name: string) => `Nächstes Foto: ${name}`;

export const otherPhotosTitle = 'Weitere Fotos';
export const enlargePhoto = (photo: string) => `Vergrößern: ${photo}`;

export const allPhotosTitle = 'Alle Fotos';

export const demoImageNote = 'Beispielbild';
export const photoCounter = (number: number, count: number) => `Foto ${number} von ${count}`;
export const photosOfHome = (name: string) => `Fotos: ${name}`;
export const photoAltText = (name: string, number: number, count: number) => `${name}, Foto ${number} von ${count}`;
export const previousPhotoButton = 'Vorheriges Foto';
export const nextPhotoButton = 'Nächstes Foto';
export const closeButton = 'Schließen';
export const photosComingSoon = 'Fotos folgen';

export const morePhotos = (more: number) => `+${more} ${more === 1 ? 'Foto' : 'Fotos'}`;
export const openAllPhotosLabel = (more: number, all: number) => `${morePhotos(more)}: alle ${all} Fotos öffnen`;
export const openPhotoLabel = (position: number, all: number) => `Foto ${position} von ${all} öffnen`;
export const allPhotosButton = (all: number) => `Alle ${all} Fotos`;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
