import { accessMessages } from '../../access-messages.it.ts';

/** The way back in for who was signed out meanwhile: in another tab, so that what is typed in this one stays. */
export function SignInAgain({ to }: { to: string }) {
  return (
    <p className="rientra">
      {accessMessages.rientra}{' '}
      <a href={to} target="_blank" rel="noreferrer">
        Entra di nuovo<span className="sr"> (si apre in un’altra scheda)</span>
      </a>
    </p>
  );
}
