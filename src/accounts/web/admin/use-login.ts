import { useEffect, useEffectEvent, useState } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { formatWait } from '../../rules/format-wait.ts';
import * as messages from '../../messages/owner.ts';
import * as adminMessages from '../../messages/admin.ts';

type Credentials = { username: string; password: string; codice: string };

export type LoginField = keyof Credentials;

type Refusal = {
  sentence: string;
  fields: readonly LoginField[];
  isQuestion?: boolean;
  /** With `unlessCode`, an attempt with a code is allowed immediately, because others may have exhausted the limit. */
  wait?: { seconds: number; unlessCode: boolean };
};

const TOO_MANY = 429;

function findMissing(credentials: Credentials, needsCode: boolean): Refusal | null {
  const required: readonly LoginField[] = needsCode ? ['username', 'password', 'codice'] : ['username', 'password'];
  const fields = required.filter((field) => credentials[field] === '');
  if (fields.length === 0) return null;
  const sentence = fields[0] === 'codice' ? adminMessages.appOrRecoveryCodeMissing : adminMessages.credentialsMissing;
  return { sentence, fields };
}

async function logIn({ codice, ...credentials }: Credentials): Promise<Refusal | null> {
  const answer = await call('POST /api/admin/login', {
    body: codice === '' ? credentials : { ...credentials, codice },
  });
  if (answer.ok) return null;
  const { status, detail, retryAfter: seconds } = answer;
  if (status === TOO_MANY && seconds !== undefined) {
    const wait = { seconds, unlessCode: codice === '' };
    return { sentence: adminMessages.tooManyAttempts(formatWait(seconds)), fields: [], wait };
  }
  if (status !== SIGNED_OUT) return { sentence: detail || messages.siteUnreachable, fields: [] };
  return { sentence: detail || adminMessages.credentialsInvalid, fields: ['password', 'username', 'codice'] };
}

export type LoginStage = 'ready' | 'sending' | 'in';

const SUCCESS_SHOWN_MS = 700;
const SECOND_MS = 1000;

/** Computes the remaining time from the clock, so that it is still correct after the tab has been suspended. */
function useCountdown(onEnd: () => void): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  const onOver = useEffectEvent(onEnd);
  useEffect(() => {
    if (end === null) return undefined;
    const tick = () => {
      const rest = Math.max(0, end - Date.now());
      setLeft(Math.ceil(rest / SECOND_MS));
      if (rest > 0) return;
      setEnd(null);
      onOver();
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number) => {
    setEnd(Date.now() + seconds * SECOND_MS);
    setLeft(Math.ceil(seconds));
  };
  return [left, start];
}

function useLeadIn(stage: LoginStage, onEntered: () => void): void {
  const lead = useEffectEvent(onEntered);
  useEffect(() => {
    if (stage !== 'in') return undefined;
    const timer = setTimeout(() => lead(), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stage]);
}

export function useLogin(onEntered: () => void) {
  const [stage, setStage] = useState<LoginStage>('ready');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [canSkipWait, setCanSkipWait] = useState(false);
  const [left, startWait] = useCountdown(() => {
    setRefusal((last) => (last?.wait ? null : last));
    setNeedsCode(false);
    announce(adminMessages.canRetryNow);
  });
  const mayTryCode = left > 0 && canSkipWait;
  const wait = mayTryCode && needsCode ? 0 : left;

  const refuse = (reason: Refusal) => {
    setRefusal(reason);
    if (!reason.wait) return;
    startWait(reason.wait.seconds);
    setCanSkipWait(reason.wait.unlessCode);
  };

  const submit = async (credentials: Credentials) => {
    if (wait > 0) return announce(adminMessages.tooManyAttempts(formatWait(wait)));
    if (stage !== 'ready') return;
    const missing = findMissing(credentials, needsCode);
    if (missing !== null) return refuse(missing);
    setStage('sending');
    setRefusal(null);
    const refused = await logIn(credentials);
    setStage(refused === null ? 'in' : 'ready');
    if (refused !== null) refuse(refused);
  };

  useLeadIn(stage, onEntered);

  const showCodeField = () => {
    setNeedsCode(true);
    refuse({ sentence: adminMessages.appOrRecoveryCodeMissing, fields: ['codice'], isQuestion: true });
  };
  const ways = { submit, showCodeField: mayTryCode && !needsCode ? showCodeField : null, enter: () => setStage('in') };
  return { stage, refusal, wait, isHeldBack: left > 0, ...ways };
}
