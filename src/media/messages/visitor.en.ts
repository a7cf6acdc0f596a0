import { MAX_MEGAPIXELS } from '../rules/image-references.ts';
import { readFocalPoint } from '../rules/focal-point.ts';
import type { PhotoDetails, StanzaFoto } from '../rules/photo-details.ts';
import { pluralEn } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const MAX_SHOWN_FILE_NAME = 80;
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const UNPRINTABLE_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g;
function printableFileName(name: string): string {
  return name.replaceAll(UNPRINTABLE_CHARACTERS, '').slice(0, MAX_SHOWN_FILE_NAME) || 'you sent';
}
export const tooManyPhotos = 'You can upload 10 images at most';
export const photoFaults = {
  troppoGrande: (name: string) => `The file ${printableFileName(name)} is too large. 5 MB per image at most.`,
  nonValida: (name: string) => `The file ${printableFileName(name)} is not a valid image.`,
  troppiPixel: (name: string) =>
    `The file ${printableFileName(name)} has too many pixels. ${MAX_MEGAPIXELS} megapixels per image at most.`,
  heic: (name: string) =>
    `The file ${printableFileName(name)} is a HEIC photo, the format iPhones use, and cannot be read here. Open it on your computer and save it as JPEG, or upload it from the iPhone, which converts it for you.`,
} as const;
export const photoNoLongerAvailable = 'One of the photos is no longer available: please upload it again.';

export const photoSubjectNames = {
  soggiorno: 'Living room',
  cucina: 'Kitchen',
  camera: 'Bedroom',
  bagno: 'Bathroom',
  esterno: 'Outdoors',
  vista: 'View',
  altro: 'Other',
} as const satisfies Record<StanzaFoto, string>;
function focalPointText(fuoco: string): string {
  const { x, y } = readFocalPoint(fuoco);
  return `centred on the point ${x}% from the left and ${y}% from the top`;
}
export function photoDetailsText({ stanza, didascalia, fuoco }: PhotoDetails): string {
  return [
    ...(stanza === null ? [] : [photoSubjectNames[stanza]]),
    ...(didascalia === '' ? [] : [`“${didascalia}”`]),
    ...(fuoco === null ? [] : [focalPointText(fuoco)]),
  ].join(', ');
}

export const previousPhotoOf = (name: string) => `Previous photo of ${name}`;
export const nextPhotoOf = (name: string) => `Next photo of ${name}`;

export const otherPhotosTitle = 'More photos';
export const enlargePhoto = (photo: string) => `Enlarge: ${photo}`;

export const allPhotosTitle = 'All photos';

export const demoImageNote = 'Sample image';
export const photoCounter = (number: number, count: number) => `Photo ${number} of ${count}`;
export const photosOfHome = (name: string) => `Photos of ${name}`;
export const photoAltText = (name: string, number: number, count: number) => `${name}, photo ${number} of ${count}`;
export const previousPhotoButton = 'Previous photo';
export const nextPhotoButton = 'Next photo';
export const closeButton = 'Close';
export const photosComingSoon = 'Photos coming soon';

export const morePhotos = (more: number) => `+${pluralEn(more, { one: '1 photo', other: `${more} photos` })}`;
export const openAllPhotosLabel = (more: number, all: number) => `${morePhotos(more)}: open all ${all} photos`;
export const openPhotoLabel = (position: number, all: number) => `Open photo ${position} of ${all}`;
export const allPhotosButton = (all: number) => `All ${all} photos`;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
