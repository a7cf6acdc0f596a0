import { MAX_MEGAPIXELS } from './rules/image-references.ts';

const MAX_NAME = 80;

/** What a sentence must not repeat: control characters, invisible ones, and those that turn its direction. */
// oxlint-disable-next-line no-control-regex -- they are exactly what is looked for
const UNSHOWN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A file's name as a sentence may repeat it: without control characters, and not endless; of no name, a word. */
function shown(name: string): string {
  return name.replaceAll(UNSHOWN, '').slice(0, MAX_NAME) || 'inviato';
}

export const mediaMessages = {
  troppeImmagini: 'Puoi caricare massimo 10 immagini',
  troppoGrande: (name: string) => `Il file ${shown(name)} è troppo grande. Massimo 5MB per immagine.`,
  nonValida: (name: string) => `Il file ${shown(name)} non è un'immagine valida.`,
  troppiPixel: (name: string) =>
    `Il file ${shown(name)} ha troppi pixel. Massimo ${MAX_MEGAPIXELS} megapixel per immagine.`,
  heic: (name: string) =>
    `Il file ${shown(name)} è una foto HEIC, il formato degli iPhone: qui non si può leggere. Aprila sul computer e salvala in JPEG, oppure inviala dall’iPhone, che la converte da solo.`,
  /** A `caricamento:` or an address that is not this struttura's. */
  immagineNonPiuDisponibile: 'Una delle foto non è più disponibile: caricala di nuovo.',
} as const;
