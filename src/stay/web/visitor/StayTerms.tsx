import type { Politica } from '../../rules/booking.ts';
import { type RefundStep, refundSteps } from '../../rules/refund-due.ts';
import { REFUND_TERMS } from '../../rules/refund-terms.ts';
import { firstStepSentence } from '../../rules/refund-sentence.ts';
import { PolicyTerms } from './PolicyNote.tsx';
import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

type Choice = Pick<StayChoice, 'quote' | 'selection' | 'today'>;

export function stepsOf(politica: Politica, { quote, selection, today }: Choice): RefundStep[] {
  if (quote === null || selection.kind !== 'stay') return [];
  return refundSteps(REFUND_TERMS[politica], quote, selection.check_in, today);
}

type StayTermsProps = { politica: Politica; choice: Choice };

export function PolicyLine({ politica, choice }: StayTermsProps) {
  const steps = stepsOf(politica, choice);
  return steps.length === 0
    ? messages.cancellationPolicyTitle(messages.policyNames[politica])
    : firstStepSentence(steps, messages.policyFirstSteps);
}

export function StayTerms({ politica, choice }: StayTermsProps) {
  return (
    <>
      <b>{messages.cancellationPolicyTitle(messages.policyNames[politica])}</b>
      <PolicyTerms politica={politica} steps={stepsOf(politica, choice)} />
    </>
  );
}
