import { MAX_MEGAPIXELS } from '../rules/image-references.ts';
import { readFocalPoint } from '../rules/focal-point.ts';
import type { PhotoDetails, StanzaFoto } from '../rules/photo-details.ts';
import { pluralFr } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const MAX_SHOWN_FILE_NAME = 80;
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const UNPRINTABLE_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g;
function printableFileName(name: string): string {
  return name.replaceAll(UNPRINTABLE_CHARACTERS, '').slice(0, MAX_SHOWN_FILE_NAME) || 'envoyé';
}
export const tooManyPhotos = 'Vous pouvez ajouter 10 images au maximum';
export const photoFaults = {
  troppoGrande: (name: string) => `Le fichier ${printableFileName(name)} est trop lourd. 5 Mo au maximum par image.`,
  nonValida: (name: string) => `Le fichier ${printableFileName(name)} n’est pas une image valide.`,
  troppiPixel: (name: string) =>
    `Le fichier ${printableFileName(name)} compte trop de pixels. ${MAX_MEGAPIXELS} mégapixels au maximum par image.`,
  heic: (name: string) =>
    `Le fichier ${printableFileName(name)} est une photo HEIC, le format des iPhone, illisible ici. Ouvrez-la sur votre ordinateur et enregistrez-la en JPEG, ou envoyez-la depuis l’iPhone, qui la convertit lui-même.`,
} as const;
export const photoNoLongerAvailable = 'L’une des photos n’est plus disponible : ajoutez-la de nouveau.';

export const photoSubjectNames = {
  soggiorno: 'Salon',
  cucina: 'Cuisine',
  camera: 'Chambre',
  bagno: 'Salle de bains',
  esterno: 'Extérieur',
  vista: 'Vue',
  altro: 'Autre',
} as const satisfies Record<StanzaFoto, string>;
function focalPointText(fuoco: string): string {
  const { x, y } = readFocalPoint(fuoco);
  return `centré sur le point à ${x}\u00a0% de la gauche et ${y}\u00a0% du haut`;
}
export function photoDetailsText({ stanza, didascalia, fuoco }: PhotoDetails): string {
  return [
    ...(stanza === null ? [] : [photoSubjectNames[stanza]]),
    ...(didascalia === '' ? [] : [`«\u202f${didascalia}\u202f»`]),
    ...(fuoco === null ? [] : [focalPointText(fuoco)]),
  ].join(', ');
}

export const previousPhotoOf = (name: string) => `Photo précédente : ${name}`;
export const nextPhotoOf = (name: string) => `Photo suivante : ${name}`;

export const otherPhotosTitle = 'Autres photos';
export const enlargePhoto = (photo: string) => `Agrandir : ${photo}`;

export const allPhotosTitle = 'Toutes les photos';

export const demoImageNote = 'Image de démonstration';
export const photoCounter = (number: number, count: number) => `Photo ${number} sur ${count}`;
export const photosOfHome = (name: string) => `Photos : ${name}`;
export const photoAltText = (name: string, number: number, count: number) => `${name}, photo ${number} sur ${count}`;
export const previousPhotoButton = 'Photo précédente';
export const nextPhotoButton = 'Photo suivante';
export const closeButton = 'Fermer';
export const photosComingSoon = 'Photos à venir';

export const morePhotos = (more: number) => `+${more} ${pluralFr(more, { one: 'photo', other: 'photos' })}`;
export const openAllPhotosLabel = (more: number, all: number) => `${morePhotos(more)} : ouvrir les ${all} photos`;
export const openPhotoLabel = (position: number, all: number) => `Ouvrir la photo ${position} sur ${all}`;
export const allPhotosButton = (all: number) => `Les ${all} photos`;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
