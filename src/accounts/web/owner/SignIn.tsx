import { useState } from 'react';
import { LinkForm } from './LinkForm.tsx';
import { LinkSent } from './LinkSent.tsx';

/** Signing in without a password: an address, then the mail that was sent to it. `onSent` is told of every link asked for. */
export function SignIn({ onSent }: { onSent?: () => void }) {
  const [email, setEmail] = useState('');
  const [stage, setStage] = useState<'first' | 'sent' | 'again'>('first');
  if (stage === 'sent') return <LinkSent email={email} onOtherAddress={() => setStage('again')} />;
  const showSent = () => {
    setStage('sent');
    onSent?.();
  };
  return <LinkForm email={email} onChange={setEmail} onSent={showSent} isAgain={stage === 'again'} />;
}
