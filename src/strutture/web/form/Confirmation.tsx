import { paths } from '../../../kernel/pages/paths.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Drawing } from '../../../ui/brand/Drawing.tsx';
import { catWindow } from '../../../ui/drawings/window.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { SubmissionResult } from '../../submission-contract.ts';
import * as messages from '../../messages/owner.ts';

type ConfirmationProps = {
  sent: SubmissionResult;
  heading: 'h2' | 'h3';
  onAgain: () => void;
  onHome: (() => void) | undefined;
};

export function Confirmation({ sent, heading: Heading, onAgain, onHome }: ConfirmationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { heading, facts, steps } = messages.requestSentSummary(sent);
  return (
    <div className="strutture-sent">
      <Drawing of={catWindow} />
      <Heading ref={title} tabIndex={-1} data-msg={heading}>
        {heading}
      </Heading>
      {!sent.email_confirmed && (
        <div className="note warn">
          <Icon name="envelope-simple" size={24} />
          <p>{messages.confirmEmailStep(sent.email)}</p>
        </div>
      )}
      <dl className="strutture-receipt">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="ticks">
        {steps.map((step) => (
          <li key={step}>
            <Icon name="check" />
            {step}
          </li>
        ))}
      </ol>
      <div className="row-f">
        {onHome ? (
          <button type="button" className="btn" onClick={onHome}>
            {messages.backToHomeLink}
          </button>
        ) : (
          <Link className="btn" to={paths.home}>
            {messages.backToHomeLink}
          </Link>
        )}
        <button type="button" className="btn alt" onClick={onAgain}>
          {messages.addAnotherListingLink}
        </button>
      </div>
    </div>
  );
}
