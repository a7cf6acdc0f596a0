import type { IsTranslation } from '../../../kernel/translation.ts';

export const leCamere = 'Les chambres';
export const finoA = (ospiti: string) => `Jusqu’à ${ospiti}`;
export const bagnoPrivato = 'Salle de bains privée';
export const bagnoInComune = 'Salle de bains partagée';
export const nonDisponibile = 'Indisponible';
export const notte = '/ nuit';
export const scegli = 'Choisir';
export const scelta = 'Choisie';
export const unaCameraDi = (casa: string) => `Une chambre : ${casa}`;
export const unaDelleCamere = 'L’une des chambres';
export const tutteA = (prezzo: string) => `Toutes à ${prezzo} par nuit. Si vous en préférez une, choisissez-la ici.`;
export const prezzoDi = (camera: string) =>
  `Le prix affiché est celui de la chambre « ${camera} », la moins chère. Si vous en préférez une autre, choisissez-la ici.`;

true satisfies IsTranslation<typeof import('./room-messages.it.ts'), typeof import('./room-messages.fr.ts')>;
