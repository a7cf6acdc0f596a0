import type { Politica } from './rules/booking.ts';

/** What the three policies are called: all that the page of a home says of them at first. */
export const policyNames: Record<Politica, string> = {
  flessibile: 'Flessibile',
  moderata: 'Moderata',
  rigida: 'Rigida',
};
