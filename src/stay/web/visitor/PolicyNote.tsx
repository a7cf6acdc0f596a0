import type { Politica } from '../../rules/booking.ts';
import { PolicyTerms } from './PolicyTerms.tsx';
import type { Step } from './read-refund-steps.ts';
import * as messages from '../../messages/visitor.ts';

export function PolicyNote({ politica, steps }: { politica: Politica; steps: readonly Step[] }) {
  return (
    <div className="stay-policy">
      <p>
        <b>{messages.cancellationPolicyTitle(messages.policyNames[politica])}</b>
      </p>
      <PolicyTerms politica={politica} steps={steps} />
    </div>
  );
}
