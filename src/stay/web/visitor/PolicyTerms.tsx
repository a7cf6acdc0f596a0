import { policyMessages } from '../../policy-messages.it.ts';
import type { Politica } from '../../rules/booking.ts';
import { REFUND_TERMS } from '../../rules/refund-terms.ts';
import { readRefundSteps, type Step } from './read-refund-steps.ts';

/** What cancelling gives back: of a stay, day by day; without one, in general. */
export function PolicyTerms({ politica, steps }: { politica: Politica; steps: readonly Step[] }) {
  const sentences = policyMessages.steps(readRefundSteps(steps));
  const lines = sentences.length === 0 ? [policyMessages.rule(REFUND_TERMS[politica])] : sentences;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
