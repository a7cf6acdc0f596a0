import type { IsTranslation } from '../kernel/translation.ts';

export const locationsCallMessages = {
  regioneNonTrovata: 'Région introuvable.',
  provinciaNonTrovata: 'Province introuvable.',
  cittaNonTrovata: 'Ville introuvable.',
  capNonValido: 'Le code postal italien (CAP) a cinq chiffres.',
};

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.fr.ts')>;
