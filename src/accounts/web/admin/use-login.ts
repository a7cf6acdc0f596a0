import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../../../ui/announce.ts';
import { adminAccessMessages } from '../../admin-access-messages.it.ts';
import { adminAccountsMessages } from '../../admin-messages.it.ts';
import { formatWait } from '../../rules/format-wait.ts';
import { type Credentials, type Refusal, findMissing, logIn } from './log-in.ts';
import { useCountdown } from './use-countdown.ts';

export type LoginStage = 'ready' | 'sending' | 'in';

/** Long enough to read that it worked, short enough not to wait for. */
const SUCCESS_SHOWN_MS = 700;

/** One login from the first try to the last: what was refused and why, and for how long no try counts. */
export function useLogin(onEntered: () => void) {
  const [stage, setStage] = useState<LoginStage>('ready');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Once it was asked for, the code stays part of the form. */
  const [needsCode, setNeedsCode] = useState(false);
  const [canSkipWait, setCanSkipWait] = useState(false);
  const [left, startWait] = useCountdown(() => {
    setRefusal((last) => (last?.wait ? null : last));
    announce(adminAccessMessages.puoiRiprovare);
  });
  const mayTryCode = left > 0 && canSkipWait;
  /** Seconds in which this form is not sent. */
  const wait = mayTryCode && needsCode ? 0 : left;

  const refuse = (reason: Refusal) => {
    setRefusal(reason);
    if (reason.fields.includes('codice')) setNeedsCode(true);
    if (!reason.wait) return;
    startWait(reason.wait.seconds);
    setCanSkipWait(reason.wait.unlessCode);
  };

  const submit = async (credentials: Credentials) => {
    if (wait > 0) return announce(adminAccessMessages.troppiTentativi(formatWait(wait)));
    if (stage !== 'ready') return;
    const missing = findMissing(credentials, needsCode);
    if (missing !== null) return refuse(missing);
    setStage('sending');
    setRefusal(null);
    const refused = await logIn(credentials);
    setStage(refused === null ? 'in' : 'ready');
    if (refused !== null) refuse(refused);
  };

  const enter = useEffectEvent(onEntered);
  useEffect(() => {
    if (stage !== 'in') return undefined;
    const timer = setTimeout(() => enter(), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  const askForCode = () =>
    refuse({ sentence: adminAccountsMessages.codiceMancante, fields: ['codice'], isQuestion: true });
  return { stage, refusal, needsCode, wait, submit, askForCode: mayTryCode && !needsCode ? askForCode : null };
}
