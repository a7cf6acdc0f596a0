import { SignInAgain } from '../../../accounts/web/owner/SignInAgain.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { syncMessages } from '../../sync-messages.it.ts';
import { useCalendarSession } from './calendar-session.ts';

/** It stands in the page and in each dialog: what a dialog takes out of reach, nobody hears. */
export function SessionOver() {
  const { wayIn } = useCalendarSession();
  return (
    <div role="alert" className="sessione">
      {wayIn !== null && (
        <div className="note err-n">
          <Icon name="warning-circle" />
          <div>
            <b>{syncMessages.sessioneFinita}</b>
            <SignInAgain to={wayIn} />
          </div>
        </div>
      )}
    </div>
  );
}
