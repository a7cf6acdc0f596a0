import type { IsTranslation } from '../kernel/translation.ts';
import { MAX_MEGAPIXELS } from './rules/image-references.ts';

const MAX_NAME = 80;

/** What a sentence must not repeat: control characters, invisible ones, and those that turn its direction. */
// oxlint-disable-next-line no-control-regex -- they are exactly what is looked for
const UNSHOWN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A file's name as a sentence may repeat it: without control characters, and not endless; of no name, a word. */
function shown(name: string): string {
  return name.replaceAll(UNSHOWN, '').slice(0, MAX_NAME) || 'envoyé';
}

export const mediaMessages = {
  troppeImmagini: 'Vous pouvez ajouter 10 images au maximum',
  troppoGrande: (name: string) => `Le fichier ${shown(name)} est trop lourd. 5 Mo au maximum par image.`,
  nonValida: (name: string) => `Le fichier ${shown(name)} n’est pas une image valide.`,
  troppiPixel: (name: string) =>
    `Le fichier ${shown(name)} compte trop de pixels. ${MAX_MEGAPIXELS} mégapixels au maximum par image.`,
  heic: (name: string) =>
    `Le fichier ${shown(name)} est une photo HEIC, le format des iPhone, illisible ici. Ouvrez-la sur votre ordinateur et enregistrez-la en JPEG, ou envoyez-la depuis l’iPhone, qui la convertit lui-même.`,
  immagineNonPiuDisponibile: 'L’une des photos n’est plus disponible : ajoutez-la de nouveau.',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
