import { createContext, useContext } from 'react';

export type CalendarSession = {
  /** The sign-in page, opened in another tab; `null` while signed in. */
  wayIn: string | null;
  onSignedOut: () => void;
  /** Whether links to bookings are shown; only the owner can answer and cancel there. */
  opensBookings: boolean;
};

export const CalendarSessionContext = createContext<CalendarSession>({
  wayIn: null,
  onSignedOut() {},
  opensBookings: true,
});

/** Returns the session around a calendar; without a provider it never ends. */
export function useCalendarSession(): CalendarSession {
  return useContext(CalendarSessionContext);
}
