import { ownerWords } from '../../kernel/languages/owner-words.ts';
import { paths } from '../../kernel/pages/paths.ts';

export const enterPath = () => `${paths.proprietario}/${ownerWords.entra}`;

/** @example ownerPath(7, 'modifica') */
export function ownerPath(id: number, page?: 'modifica' | 'calendario' | 'freschezza' | 'condizioni'): string {
  const home = `${paths.proprietario}/${ownerWords.strutture}/${id}`;
  if (page === 'freschezza') return `${home}/${ownerWords.calendario}/${ownerWords.freschezza}`;
  return page === undefined ? home : `${home}/${ownerWords[page]}`;
}

export const allBookingsPath = () => `${paths.proprietario}/${ownerWords.prenotazioni}`;

export function bookingPath(id: string): string {
  return `${allBookingsPath()}/${id}`;
}
