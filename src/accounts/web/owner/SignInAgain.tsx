import * as messages from '../../messages/owner.ts';

/** Opens the sign-in in another tab, so that text typed in this tab is preserved. */
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
