import { paths } from '../../../kernel/paths.ts';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import * as tp from '../passkey/messages.it.ts';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { SignIn } from './SignIn.tsx';
import { saveReturnPath } from './return-path.ts';
import { SignInLayout } from './SignInLayout.tsx';
import * as t from './messages.it.ts';

/** The owner's area for who is not signed in. `wanted`: the page that was asked for, kept until the link is opened. */
export function SignedOut({ wanted }: { wanted: string }) {
  const navigate = useNavigate();
  return (
    <SignInLayout title={t.areaProprietari}>
      <p className="lead">{t.quiVediAChePunto}</p>
      <SignIn onSent={() => saveReturnPath(wanted)} />
      <PasskeyButton
        isOther
        label={tp.entraConUnaPasskey}
        ask={() => call('POST /api/accesso/passkey/sfida', { body: {} })}
        send={(passkey) => call('POST /api/accesso/passkey', { body: { passkey } })}
        onDone={() => void navigate(wanted, { replace: true })}
      />
      <p className="accounts-invitation">
        {t.laTuaCasa} <Link to={paths.inserisci}>{t.inseriscilaEGratis}</Link>.
      </p>
    </SignInLayout>
  );
}
