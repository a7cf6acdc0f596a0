import type { IsTranslation } from '../../../kernel/translation.ts';

export const leCamere = 'The rooms';
export const finoA = (ospiti: string) => `Up to ${ospiti}`;
export const bagnoPrivato = 'Private bathroom';
export const bagnoInComune = 'Shared bathroom';
export const nonDisponibile = 'Not available';
export const notte = '/ night';
export const scegli = 'Choose';
export const scelta = 'Chosen';
export const unaCameraDi = (casa: string) => `A room at ${casa}`;
export const unaDelleCamere = 'One of the rooms';
export const tutteA = (prezzo: string) => `All at ${prezzo} a night. If you prefer one of them, choose it here.`;
export const prezzoDi = (camera: string) =>
  `The price you see is for ${camera}, the least expensive. If you prefer another, choose it here.`;

true satisfies IsTranslation<typeof import('./room-messages.it.ts'), typeof import('./room-messages.en.ts')>;
