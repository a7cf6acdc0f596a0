import { Link } from 'react-router';
import { SignIn } from './SignIn.tsx';
import { keepReturn } from './return-path.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** The owner's area for who is not signed in. `wanted`: the page that was asked for, kept until the link is opened. */
export function SignedOut({ wanted }: { wanted: string }) {
  return (
    <SignInLayout title="Area proprietari">
      <p className="lead">
        Qui vedi a che punto sono le tue strutture e cambi quello che vuoi. Si entra con un link nella posta, senza
        password.
      </p>
      <SignIn onSent={() => keepReturn(wanted)} />
      <p className="invito">
        La tua casa non è ancora qui? <Link to="/inserisci">Inseriscila, è gratis</Link>.
      </p>
    </SignInLayout>
  );
}
