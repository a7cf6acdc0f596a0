import type { IsTranslation } from '../kernel/translation.ts';

export const locationsCallMessages = {
  regioneNonTrovata: 'Region nicht gefunden.',
  provinciaNonTrovata: 'Provinz nicht gefunden.',
  cittaNonTrovata: 'Ort nicht gefunden.',
  capNonValido: 'Die Postleitzahl hat fünf Ziffern.',
} as const;

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.de.ts')>;
