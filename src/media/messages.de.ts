import type { IsTranslation } from '../kernel/translation.ts';
import { MAX_MEGAPIXELS } from './rules/image-references.ts';

const MAX_NAME = 80;

/** What a sentence must not repeat: control characters, invisible ones, and those that turn its direction. */
// oxlint-disable-next-line no-control-regex -- they are exactly what is looked for
const UNSHOWN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A file's name as a sentence may repeat it: without control characters, and not endless; of no name, words. */
function shown(name: string): string {
  return name.replaceAll(UNSHOWN, '').slice(0, MAX_NAME) || 'ohne Namen';
}

export const mediaMessages = {
  troppeImmagini: 'Sie können höchstens 10 Bilder hochladen',
  troppoGrande: (name: string) => `Die Datei ${shown(name)} ist zu groß. Höchstens 5 MB pro Bild.`,
  nonValida: (name: string) => `Die Datei ${shown(name)} ist kein gültiges Bild.`,
  troppiPixel: (name: string) =>
    `Die Datei ${shown(name)} hat zu viele Pixel. Höchstens ${MAX_MEGAPIXELS} Megapixel pro Bild.`,
  heic: (name: string) =>
    `Die Datei ${shown(name)} ist ein HEIC-Foto, das Format der iPhones, und lässt sich hier nicht lesen. Öffnen Sie sie am Computer und speichern Sie sie als JPEG, oder laden Sie sie vom iPhone hoch, das sie selbst umwandelt.`,
  immagineNonPiuDisponibile: 'Eines der Fotos ist nicht mehr verfügbar. Laden Sie es noch einmal hoch.',
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
