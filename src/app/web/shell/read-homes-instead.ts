import type { HomesRowProps } from './HomesRow.tsx';

/** Returns the homes in a response thrown by the page's own loader (`pages/read-struttura.ts`); `null` for any other. */
export function readHomesInstead(thrown: unknown): HomesRowProps | null {
  if (typeof thrown !== 'object' || thrown === null || !('homes' in thrown)) return null;
  return thrown.homes as HomesRowProps | null;
}
