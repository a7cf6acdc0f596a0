import type { IsTranslation } from '../kernel/translation.ts';

export const locationsCallMessages = {
  regioneNonTrovata: 'Region not found.',
  provinciaNonTrovata: 'Province not found.',
  cittaNonTrovata: 'Town not found.',
  capNonValido: 'An Italian postcode has five digits.',
};

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.en.ts')>;
