import { paths } from '../../../kernel/pages/paths.ts';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { SignIn } from './SignIn.tsx';
import { saveReturnPath } from './return-path.ts';
import { SignInLayout } from './SignInLayout.tsx';
import * as messages from '../../messages/owner.ts';

export function SignedOut({ wanted }: { wanted: string }) {
  const navigate = useNavigate();
  return (
    <SignInLayout title={messages.ownerAreaTitle}>
      <p className="lead">{messages.ownerAreaLead}</p>
      <SignIn onSent={() => saveReturnPath(wanted)} />
      <PasskeyButton
        isOther
        label={messages.signInWithPasskeyButton}
        requestChallenge={() => call('POST /api/accesso/passkey/sfida', { body: {} })}
        send={(passkey) => call('POST /api/accesso/passkey', { body: { passkey } })}
        onDone={() => void navigate(wanted, { replace: true })}
      />
      <p className="accounts-invitation">
        {messages.homeNotHereQuestion} <Link to={paths.inserisci}>{messages.addHomeForFreeLink}</Link>.
      </p>
    </SignInLayout>
  );
}
