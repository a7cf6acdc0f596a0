import type { IsTranslation } from '../kernel/translation.ts';
import { MAX_MEGAPIXELS } from './rules/image-references.ts';

const MAX_NAME = 80;

/** What a sentence must not repeat: control characters, invisible ones, and those that turn its direction. */
// oxlint-disable-next-line no-control-regex -- they are exactly what is looked for
const UNSHOWN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A file's name as a sentence may repeat it: without control characters, and not endless; of no name, words. */
function shown(name: string): string {
  return name.replaceAll(UNSHOWN, '').slice(0, MAX_NAME) || 'you sent';
}

export const mediaMessages = {
  troppeImmagini: 'You can upload 10 images at most',
  troppoGrande: (name: string) => `The file ${shown(name)} is too large. 5 MB per image at most.`,
  nonValida: (name: string) => `The file ${shown(name)} is not a valid image.`,
  troppiPixel: (name: string) =>
    `The file ${shown(name)} has too many pixels. ${MAX_MEGAPIXELS} megapixels per image at most.`,
  heic: (name: string) =>
    `The file ${shown(name)} is a HEIC photo, the format iPhones use, and cannot be read here. Open it on your computer and save it as JPEG, or upload it from the iPhone, which converts it for you.`,
  /** A `caricamento:` or an address that is not this struttura's. */
  immagineNonPiuDisponibile: 'One of the photos is no longer available: please upload it again.',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
