import type { IsTranslation } from '../../../kernel/translation.ts';

export const leCamere = 'Die Zimmer';
export const finoA = (ospiti: string) => `Für ${ospiti}`;
export const bagnoPrivato = 'Eigenes Bad';
export const bagnoInComune = 'Gemeinschaftsbad';
export const nonDisponibile = 'Nicht frei';
export const notte = '/ Nacht';
export const scegli = 'Wählen';
export const scelta = 'Gewählt';
export const unaCameraDi = (casa: string) => `Ein Zimmer in ${casa}`;
export const unaDelleCamere = 'Eines der Zimmer';
export const tutteA = (prezzo: string) =>
  `Alle zu ${prezzo} pro Nacht. Wenn Sie ein bestimmtes möchten, wählen Sie es hier.`;
export const prezzoDi = (camera: string) =>
  `Der angezeigte Preis gilt für ${camera}, das günstigste Zimmer. Wenn Sie ein anderes möchten, wählen Sie es hier.`;

true satisfies IsTranslation<typeof import('./room-messages.it.ts'), typeof import('./room-messages.de.ts')>;
