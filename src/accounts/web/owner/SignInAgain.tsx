import { accessMessages } from '../../access-messages.it.ts';
import * as t from './messages.it.ts';

/** The way back in for who was signed out meanwhile: in another tab, so that what is typed in this one stays. */
export function SignInAgain({ to }: { to: string }) {
  return (
    <p className="rientra">
      {accessMessages.rientra}{' '}
      <a href={to} target="_blank" rel="noreferrer">
        {t.entraDiNuovo}
        <span className="sr"> {t.siApreInAltraScheda}</span>
      </a>
    </p>
  );
}
