import { asCents } from '../../../kernel/cents.ts';
import { policyMessages } from '../../policy-messages.it.ts';
import type { Politica } from '../../rules/booking.ts';
import { REFUND_TERMS } from '../../rules/refund-terms.ts';
import { readWireDate } from '../../rules/read-wire-date.ts';
import * as t from './policy-messages.it.ts';

type Step = { until: string | null; percent: number; amount_cents: number };

type PolicyNoteProps = { politica: Politica; steps: readonly Step[]; isFolded?: boolean };

export function PolicyNote({ politica, steps, isFolded = false }: PolicyNoteProps) {
  const sentences = policyMessages.steps(
    steps.map(({ until, percent, amount_cents }) => ({
      until: until === null ? null : readWireDate(until),
      percent,
      amount_cents: asCents(amount_cents),
    })),
  );
  const lines = sentences.length === 0 ? [policyMessages.rule(REFUND_TERMS[politica])] : sentences;
  const name = <b>{t.cancellazione(policyMessages.names[politica].toLowerCase())}</b>;
  const list = (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  if (isFolded)
    return (
      <details className="stay-policy">
        <summary>{name}</summary>
        {list}
      </details>
    );
  return (
    <div className="stay-policy">
      <p>{name}</p>
      {list}
    </div>
  );
}
