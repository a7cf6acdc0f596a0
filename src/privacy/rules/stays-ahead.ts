import type { StayAhead } from '../../kernel/people/person.ts';

export type StaysByEffect = Record<'blocking' | 'staying' | 'withdrawn', StayAhead[]>;

/**
 * Groups upcoming stays by the effect of an erasure: `blocking` stays prevent it, `staying` ones remain valid contracts, and
 * `withdrawn` ones are cancelled.
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
