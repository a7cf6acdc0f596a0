import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { forgetToken, linkToken } from '../../../ui/link-token.ts';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { SignIn } from './SignIn.tsx';
import * as messages from '../../messages/owner.ts';

type EnterProps = {
  /** State of the token in the URL: `cut` means empty, and `none` means missing. */
  link: 'whole' | 'cut' | 'none';
  onEntered: () => void;
};

type Stage =
  | { kind: 'ready'; failure: string | null }
  | { kind: 'sending' }
  | { kind: 'useless'; why: string }
  | { kind: 'asking' };

const STAGES: Readonly<Record<EnterProps['link'], Stage>> = {
  whole: { kind: 'ready', failure: null },
  cut: { kind: 'useless', why: messages.signInLinkIncomplete },
  none: { kind: 'asking' },
};

/** Opening the page changes nothing, because mail scanners follow links. The token is read only on click. */
export function Enter({ link, onEntered }: EnterProps) {
  const isHydrated = useHydrated();
  const [stage, setStage] = useState<Stage>(STAGES[link]);

  const reason = useRef<HTMLParagraphElement>(null);
  const isUsedUp = link === 'whole' && stage.kind === 'useless';
  useEffect(() => {
    if (isUsedUp) reason.current?.focus();
  }, [isUsedUp]);

  const enter = async () => {
    if (stage.kind !== 'ready') return;
    setStage({ kind: 'sending' });
    const token = linkToken();
    const answer = await call('POST /api/accesso/conferma', { body: { token } });
    if (answer.ok) {
      forgetToken();
      return onEntered();
    }
    if (answer.status !== 422) {
      return setStage({ kind: 'ready', failure: answer.detail || messages.siteUnreachable });
    }
    forgetToken();
    setStage({ kind: 'useless', why: answer.detail || messages.signInLinkInvalid });
  };

  if (stage.kind === 'asking') {
    return (
      <>
        <p className="lead">{messages.howToSignIn}</p>
        <SignIn />
      </>
    );
  }
  if (stage.kind === 'useless') {
    return (
      <>
        <p ref={reason} className="note warn" role="alert" tabIndex={-1}>
          <Icon name="warning" />
          {stage.why}
        </p>
        <SignIn />
      </>
    );
  }
  const failure = stage.kind === 'ready' ? stage.failure : null;
  return (
    <>
      <p className="lead">{messages.pressSignInToConfirm}</p>
      <FailureAlert>{failure}</FailureAlert>
      <button
        type="button"
        className="btn full"
        disabled={!isHydrated}
        aria-disabled={stage.kind === 'sending'}
        onClick={() => void enter()}
      >
        <Icon name="door" />
        {stage.kind === 'sending' ? messages.openingStatus : messages.signInButton}
      </button>
    </>
  );
}
