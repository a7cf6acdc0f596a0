import * as messages from '../../messages/owner.ts';

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
