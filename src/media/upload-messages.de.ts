import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

const photos = (count: number) => pluralDe(count, { one: '1 Foto', other: `${formatCount(count)} Fotos` });

export const uploadMessages = {
  nonCaricata: (name: string, detail: string) => `Die Datei ${name} wurde nicht hochgeladen. ${detail}`,
  senzaRete: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  doppia: (name: string) => `Die Datei ${name} ist schon unter den Fotos.`,
  inCorso: (count: number) =>
    pluralDe(count, { one: '1 Foto wird hochgeladen…', other: `${formatCount(count)} Fotos werden hochgeladen…` }),
  rimpicciolisco: (name: string) => `${name} wird vor dem Hochladen verkleinert…`,
  caricate: (count: number) => `${photos(count)} hochgeladen.`,
  nonCaricate: (count: number) => `${photos(count)} nicht hochgeladen.`,
  posto: (place: number, count: number) => `Foto ${place} von ${count}`,
  rimossa: 'Foto entfernt.',
  rimessa: 'Foto wieder an seinem Platz.',
} as const;

true satisfies IsTranslation<typeof import('./upload-messages.it.ts'), typeof import('./upload-messages.de.ts')>;
