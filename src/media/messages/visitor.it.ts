import { MAX_MEGAPIXELS } from '../rules/image-references.ts';
import { readFocalPoint } from '../rules/focal-point.ts';
import type { PhotoDetails, StanzaFoto } from '../rules/photo-details.ts';

const MAX_SHOWN_FILE_NAME = 80;
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const UNPRINTABLE_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g;
function printableFileName(name: string): string {
  return name.replaceAll(UNPRINTABLE_CHARACTERS, '').slice(0, MAX_SHOWN_FILE_NAME) || 'inviato';
}
export const tooManyPhotos = 'Puoi caricare massimo 10 immagini';
export const photoFaults = {
  troppoGrande: (name: string) => `Il file ${printableFileName(name)} è troppo grande. Massimo 5MB per immagine.`,
  nonValida: (name: string) => `Il file ${printableFileName(name)} non è un'immagine valida.`,
  troppiPixel: (name: string) =>
    `Il file ${printableFileName(name)} ha troppi pixel. Massimo ${MAX_MEGAPIXELS} megapixel per immagine.`,
  heic: (name: string) =>
    `Il file ${printableFileName(name)} è una foto HEIC, il formato degli iPhone: qui non si può leggere. Aprila sul computer e salvala in JPEG, oppure inviala dall’iPhone, che la converte da solo.`,
} as const;
/** Shown for an expired `caricamento:` reference, or for the address of another struttura's photo. */
export const photoNoLongerAvailable = 'Una delle foto non è più disponibile: caricala di nuovo.';

export const photoSubjectNames = {
  soggiorno: 'Soggiorno',
  cucina: 'Cucina',
  camera: 'Camera',
  bagno: 'Bagno',
  esterno: 'Esterno',
  vista: 'Vista',
  altro: 'Altro',
} as const satisfies Record<StanzaFoto, string>;
function focalPointText(fuoco: string): string {
  const { x, y } = readFocalPoint(fuoco);
  return `al centro il punto a ${x}\u00a0% da sinistra e ${y}\u00a0% dall’alto`;
}
export function photoDetailsText({ stanza, didascalia, fuoco }: PhotoDetails): string {
  return [
    ...(stanza === null ? [] : [photoSubjectNames[stanza]]),
    ...(didascalia === '' ? [] : [`«${didascalia}»`]),
    ...(fuoco === null ? [] : [focalPointText(fuoco)]),
  ].join(', ');
}

export const previousPhotoOf = (name: string) => `Foto precedente di ${name}`;
export const nextPhotoOf = (name: string) => `Foto successiva di ${name}`;

export const otherPhotosTitle = 'Altre foto';
export const enlargePhoto = (photo: string) => `Ingrandisci: ${photo}`;

export const allPhotosTitle = 'Tutte le foto';

export const demoImageNote = 'Immagine dimostrativa';
export const photoCounter = (number: number, count: number) => `Foto ${number} di ${count}`;
export const photosOfHome = (name: string) => `Foto di ${name}`;
export const photoAltText = (name: string, number: number, count: number) => `${name}, foto ${number} di ${count}`;
export const previousPhotoButton = 'Foto precedente';
export const nextPhotoButton = 'Foto successiva';
export const closeButton = 'Chiudi';
export const photosComingSoon = 'Foto in arrivo';

export const morePhotos = (more: number) => `+${more} foto`;
export const openAllPhotosLabel = (more: number, all: number) => `+${more} foto: apri tutte le ${all} foto`;
export const openPhotoLabel = (position: number, all: number) => `Apri la foto ${position} di ${all}`;
export const allPhotosButton = (all: number) => `Tutte le ${all} foto`;
