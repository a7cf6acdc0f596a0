import type { HomesRowProps } from './HomesRow.tsx';

/** The homes in an answer that the page's own loader threw (`pages/read-struttura.ts`); `null` in any other. */
export function readHomesInstead(thrown: unknown): HomesRowProps | null {
  if (typeof thrown !== 'object' || thrown === null || !('homes' in thrown)) return null;
  return thrown.homes as HomesRowProps | null;
}
