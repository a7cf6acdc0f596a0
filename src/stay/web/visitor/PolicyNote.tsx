import { policyNames } from '../../policy-name-messages.it.ts';
import type { Politica } from '../../rules/booking.ts';
import { PolicyTerms } from './PolicyTerms.tsx';
import type { Step } from './read-refund-steps.ts';
import * as t from './policy-messages.it.ts';

export function PolicyNote({ politica, steps }: { politica: Politica; steps: readonly Step[] }) {
  return (
    <div className="stay-policy">
      <p>
        <b>{t.cancellazione(policyNames[politica])}</b>
      </p>
      <PolicyTerms politica={politica} steps={steps} />
    </div>
  );
}
