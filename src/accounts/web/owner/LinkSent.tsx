import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { requestLink } from './request-link.ts';
import * as messages from '../../messages/owner.ts';

const RESEND_AFTER_MS = 60_000;

type LinkSentProps = { email: string; onOtherAddress: () => void };

export function LinkSent({ email, onOtherAddress }: LinkSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="accounts-link-sent">
      <span className="round">
        <Icon name="envelope-simple" size={32} />
      </span>
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {messages.checkInboxTitle}
      </h2>
      <p>{messages.signInLinkSent}</p>
      <p className="indirizzo">{email.trim()}</p>
      <details>
        <summary>
          <Icon name="caret-right" />
          {messages.mailNotArrivedTitle}
        </summary>
        <ul>
          <li>{messages.checkSpamAdvice}</li>
          <li>{messages.checkAddressAdvice}</li>
          <li>{messages.waitAdvice}</li>
        </ul>
        <Resend email={email} />
      </details>
      <button type="button" className="txtlink" onClick={onOtherAddress}>
        {messages.otherAddressButton}
      </button>
    </div>
  );
}

type SendState = 'waiting' | 'ready' | 'sending';

function Resend({ email }: { email: string }) {
  const [state, setState] = useState<SendState>('waiting');
  const [status, setStatus] = useState<{ sentence: string; isFault: boolean } | null>(null);
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('ready'), RESEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const resend = async () => {
    if (state !== 'ready') return;
    setState('sending');
    const failure = await requestLink(email);
    setStatus({ sentence: failure ?? messages.signInLinkResent, isFault: failure !== null });
    setState(failure === null ? 'waiting' : 'ready');
  };

  return (
    <div className="accounts-resend">
      <button type="button" className="btn alt sm" aria-disabled={state !== 'ready'} onClick={() => void resend()}>
        <Icon name="arrows-clockwise" />
        {messages.sendAnotherLinkButton}
      </button>
      {state === 'waiting' && <p className="muted">{messages.anotherLinkInAMinute}</p>}
      <p role="status">{status && !status.isFault && status.sentence}</p>
      <p role="alert" className="err">
        {status?.isFault && status.sentence}
      </p>
    </div>
  );
}
