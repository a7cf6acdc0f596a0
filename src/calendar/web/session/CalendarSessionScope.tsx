import type { ReactNode } from 'react';
import { QueryScope } from '../../../api/query-scope.ts';
import { type CalendarSession, CalendarSessionContext } from './calendar-session.ts';

/** The session that a calendar is looked at in, and what is read in it: an answer 401 to any of it ends the session. */
export function CalendarSessionScope({ session, children }: { session: CalendarSession; children?: ReactNode }) {
  return (
    <CalendarSessionContext value={session}>
      <QueryScope onSignedOut={session.onSignedOut}>{children}</QueryScope>
    </CalendarSessionContext>
  );
}
