import { Link } from 'react-router';
import { SignIn } from './SignIn.tsx';
import { saveReturnPath } from './return-path.ts';
import { SignInLayout } from './SignInLayout.tsx';
import * as t from './messages.it.ts';

/** The owner's area for who is not signed in. `wanted`: the page that was asked for, kept until the link is opened. */
export function SignedOut({ wanted }: { wanted: string }) {
  return (
    <SignInLayout title={t.areaProprietari}>
      <p className="lead">{t.quiVediAChePunto}</p>
      <SignIn onSent={() => saveReturnPath(wanted)} />
      <p className="accounts-invitation">
        {t.laTuaCasa} <Link to="/inserisci">{t.inseriscilaEGratis}</Link>.
      </p>
    </SignInLayout>
  );
}
