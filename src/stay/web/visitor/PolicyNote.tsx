import type { Politica } from '../../rules/booking.ts';
import { type Step, readRefundSteps } from './read-refund-steps.ts';
import { REFUND_TERMS } from '../../rules/refund-terms.ts';
import { stepSentences } from '../../rules/refund-sentence.ts';
import * as messages from '../../messages/visitor.ts';

export function PolicyTerms({ politica, steps }: { politica: Politica; steps: readonly Step[] }) {
  const sentences = stepSentences(readRefundSteps(steps), messages.refundSteps);
  const lines = sentences.length === 0 ? [messages.refundRule(REFUND_TERMS[politica])] : sentences;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

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
