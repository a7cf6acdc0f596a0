import { SignInAgain } from '../../../accounts/web/SignInAgain.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { syncMessages } from '../../sync-messages.it.ts';

/** Says that the session is over, and the way back in. `to`: where one signs in; `null` while nothing is to be said. */
export function SessionOver({ to }: { to: string | null }) {
  return (
    <div role="alert" className="sessione">
      {to !== null && (
        <div className="note err-n">
          <Icon name="warning-circle" />
          <div>
            <b>{syncMessages.sessioneFinita}</b>
            <SignInAgain to={to} />
          </div>
        </div>
      )}
    </div>
  );
}
