import type { IsTranslation } from '../kernel/translation.ts';
import type { Politica } from './rules/booking.ts';

export const policyNames: Record<Politica, string> = {
  flessibile: 'Flexibel',
  moderata: 'Moderat',
  rigida: 'Streng',
};

true satisfies IsTranslation<
  typeof import('./policy-name-messages.it.ts'),
  typeof import('./policy-name-messages.de.ts')
>;
