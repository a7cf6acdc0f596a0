import type { IsTranslation } from '../kernel/translation.ts';

export const struttureCallMessages = {
  strutturaNonTrovata: 'Unterkunft nicht gefunden.',
  strutturaSparita: 'Diese Unterkunft ist nicht mehr auf Ospitalia.',
  strutturaInPausa: 'Diese Unterkunft nimmt zurzeit keine Gäste auf',
  riapre: 'Der Gastgeber macht Pause. Sobald er wieder öffnet, finden Sie die Unterkunft unter dieser Adresse.',
  cittaObbligatoria: 'Geben Sie den Ort an.',
  paginaInesistente: 'Diese Seite gibt es nicht.',
  numeriNonValidi: 'Geben Sie die Nummern der Unterkünfte an, höchstens 60, durch Kommas getrennt.',
  limiteNonValido: 'Die Zahl der Unterkünfte pro Seite ist ungültig.',
} as const;

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.de.ts')>;
