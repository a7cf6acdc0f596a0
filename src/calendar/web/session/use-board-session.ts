import { useState } from 'react';
import type { CalendarSession } from './calendar-session.ts';

/** The session of a calendar: over since an answer 401, until there is an answer again. `signInPath`: where one signs in. */
export function useBoardSession(signInPath: string, opensBookings: boolean) {
  const [isOver, setOver] = useState(false);
  const session: CalendarSession = {
    wayIn: isOver ? signInPath : null,
    onSignedOut: () => setOver(true),
    opensBookings,
  };
  return { session, isOver, onAnswered: () => setOver(false) };
}
