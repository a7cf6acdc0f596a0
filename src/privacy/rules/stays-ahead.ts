import type { StayAhead } from '../../kernel/people/person.ts';

export type StaysByEffect = Record<'blocking' | 'staying' | 'withdrawn', StayAhead[]>;

/**
 * What an erasure does with the stays to come: `blocking` ones stop it, `staying` ones remain contracts, `withdrawn` ones end with it.
 * @example sortStaysAhead([{ role: 'guest', status: 'richiesta', nome: 'La Loggia', … }]).withdrawn.length // 1
 */
export function sortStaysAhead(ahead: readonly StayAhead[]): StaysByEffect {
  const ofGuest = ahead.filter(({ role }) => role === 'guest');
  return {
    blocking: ahead.filter(({ role }) => role === 'host'),
    staying: ofGuest.filter(({ status }) => status === 'confermata'),
    withdrawn: ofGuest.filter(({ status }) => status !== 'confermata'),
  };
}
