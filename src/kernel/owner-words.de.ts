import type { IsTranslation } from './translation.ts';

export const ownerWords = {
  entra: 'anmelden',
  indirizzo: 'adresse',
  prenotazioni: 'buchungen',
  strutture: 'unterkuenfte',
  modifica: 'bearbeiten',
  calendario: 'kalender',
  freschezza: 'aktualitaet',
  condizioni: 'bedingungen',
} as const;

true satisfies IsTranslation<typeof import('./owner-words.it.ts'), typeof import('./owner-words.de.ts')>;
