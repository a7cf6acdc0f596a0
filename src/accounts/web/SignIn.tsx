import { useState } from 'react';
import { LinkForm } from './LinkForm.tsx';
import { LinkSent } from './LinkSent.tsx';

/** Signing in without a password: an address, then the mail that was sent to it. `onSent` is told of every link asked for. */
export function SignIn({ onSent }: { onSent?: () => void }) {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  if (isSent) return <LinkSent email={email} onOtherAddress={() => setSent(false)} />;
  const showSent = () => {
    setSent(true);
    onSent?.();
  };
  return <LinkForm email={email} onChange={setEmail} onSent={showSent} />;
}
