import { SignInAgain } from '../../../accounts/web/owner/SignInAgain.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useCalendarSession } from './calendar-session.ts';
import * as messages from '../../messages/owner.ts';

/** The notice is also rendered in each dialog, because screen readers cannot reach content behind modal dialogs. */
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
