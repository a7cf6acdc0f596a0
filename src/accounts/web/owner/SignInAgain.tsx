import * as messages from '../../messages/owner.ts';

/** The way back in for who was signed out meanwhile: in another tab, so that what is typed in this one stays. */
export function SignInAgain({ to }: { to: string }) {
  return (
    <p className="rientra">
      {messages.signInAgainHint}{' '}
      <a href={to} target="_blank" rel="noreferrer">
        {messages.signInAgainLink}
        <span className="sr"> {messages.opensInNewTab}</span>
      </a>
    </p>
  );
}
