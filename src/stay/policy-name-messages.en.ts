import type { IsTranslation } from '../kernel/translation.ts';
import type { Politica } from './rules/booking.ts';

/** What the three policies are called: all that the page of a home says of them at first. */
export const policyNames: Record<Politica, string> = {
  flessibile: 'Flexible',
  moderata: 'Moderate',
  rigida: 'Strict',
};

true satisfies IsTranslation<
  typeof import('./policy-name-messages.it.ts'),
  typeof import('./policy-name-messages.en.ts')
>;
