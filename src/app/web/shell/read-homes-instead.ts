import type { HomesRowProps } from './HomesRow.tsx';

/** Returns the homes in a response that the page's own loader threw (`pages/read-struttura.ts`). Returns `null` for any other value. */
export function readHomesInstead(thrown: unknown): HomesRowProps | null {
  if (typeof thrown !== 'object' || thrown === null || !('homes' in thrown)) return null;
  return thrown.homes as HomesRowProps | null;
}
