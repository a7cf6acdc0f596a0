import { useId, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { Politica } from '../../rules/booking.ts';
import { LatePolicyLine, LateStayTerms } from './late-parts.ts';
import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

/** One line of the policy, where all has to be seen at once; what else it says lies over the page when somebody asks, and moves nothing. */
export function FoldedPolicy({ politica, choice }: { politica: Politica; choice: StayChoice }) {
  const id = useId();
  // A press asks anew for what has not come.
  const [presses, setPresses] = useState(0);
  const name = messages.cancellationPolicyTitle(messages.policyNames[politica]);
  return (
    <div className="stay-policy">
      <button type="button" className="txtlink" popoverTarget={id} onClick={() => setPresses(presses + 1)}>
        <Icon name="info" />
        <LatePolicyLine politica={politica} choice={choice}>
          {name}
        </LatePolicyLine>
      </button>
      <div id={id} popover="auto">
        <LateStayTerms key={presses} politica={politica} choice={choice}>
          <b>{name}</b>
        </LateStayTerms>
      </div>
    </div>
  );
}
