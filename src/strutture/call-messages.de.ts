import type { IsTranslation } from '../kernel/translation.ts';

export const struttureCallMessages = {
  strutturaNonTrovata: 'Unterkunft nicht gefunden.',
  strutturaSparita: 'Dieses Haus ist nicht mehr auf Ospitalia.',
  strutturaInPausa: 'Zurzeit empfängt dieses Haus keine Gäste',
  riapre: 'Der Gastgeber macht Pause: Wenn er wieder öffnet, finden Sie das Haus unter dieser Adresse.',
  cittaObbligatoria: 'Geben Sie den Ort an.',
  paginaInesistente: 'Diese Seite gibt es nicht.',
  numeriNonValidi: 'Geben Sie die Nummern der Unterkünfte an, höchstens 60, durch Kommas getrennt.',
  limiteNonValido: 'Die Zahl der Unterkünfte pro Seite ist ungültig.',
} as const;

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.de.ts')>;
