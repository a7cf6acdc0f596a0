import type { HomesRowProps } from './HomesRow.tsx';

export function readHomesInstead(thrown: unknown): HomesRowProps | null {
  if (typeof thrown !== 'object' || thrown === null || !('homes' in thrown)) return null;
  return thrown.homes as HomesRowProps | null;
}
