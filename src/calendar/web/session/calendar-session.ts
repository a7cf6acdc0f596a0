import { createContext, useContext } from 'react';

export type CalendarSession = {
  /** Where one signs in again, in another tab; `null` while nothing is to be said. */
  wayIn: string | null;
  onSignedOut: () => void;
  /** Whether the pages of the bookings open: they are the owner's, who alone answers and cancels there. */
  opensBookings: boolean;
};

export const CalendarSessionContext = createContext<CalendarSession>({
  wayIn: null,
  onSignedOut() {},
  opensBookings: true,
});

/** The session that a calendar is looked at in; where nobody says, it does not end. */
export function useCalendarSession(): CalendarSession {
  return useContext(CalendarSessionContext);
}
