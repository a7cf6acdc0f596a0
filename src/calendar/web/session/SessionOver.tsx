import { SignInAgain } from '../../../accounts/web/owner/SignInAgain.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useCalendarSession } from './calendar-session.ts';
import * as messages from '../../messages/owner.ts';

/** Screen readers cannot reach content behind a modal dialog, so the notice is rendered both in the page and in each dialog. */
export function SessionOver() {
  const { wayIn } = useCalendarSession();
  return (
    <div role="alert" className="sessione">
      {wayIn !== null && (
        <div className="note err-n">
          <Icon name="warning-circle" />
          <div>
            <b>{messages.sessionEnded}</b>
            <SignInAgain to={wayIn} />
          </div>
        </div>
      )}
    </div>
  );
}
