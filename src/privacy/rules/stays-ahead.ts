import type { StayAhead } from '../../kernel/people/person.ts';

export type StaysByEffect = Record<'blocking' | 'staying' | 'withdrawn', StayAhead[]>;

/**
 * Sorts upcoming stays by how an erasure affects them. Stays in `blocking` prevent it, those in `staying` remain valid contracts,
 * and those in `withdrawn` are cancelled.
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
