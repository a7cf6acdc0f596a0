import { createContext, useContext } from 'react';

/** Whether who keeps a calendar is still signed in, for everything around it. */
export type CalendarSession = {
  /** Where one signs in again, in another tab; `null` while nothing is to be said. */
  wayIn: string | null;
  /** Said by whoever was answered 401. */
  onSignedOut: () => void;
};

export const CalendarSessionContext = createContext<CalendarSession>({ wayIn: null, onSignedOut() {} });

/** The session that a calendar is looked at in; where nobody says, it does not end. */
export function useCalendarSession(): CalendarSession {
  return useContext(CalendarSessionContext);
}
